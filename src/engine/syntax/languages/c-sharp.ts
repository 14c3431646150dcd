import type { LanguageTable } from '../language-table.js';

/** C#, with xUnit, NUnit, MSTest, FluentAssertions, Shouldly, Moq, NSubstitute and FakeItEasy. */
export const C_SHARP: LanguageTable = {
  grammar: 'c-sharp',
  query: [
    `
; Definitions
(class_declaration name: (_) @name (parameter_list)? @parameters body: (_)? @body) @definition.class
`,
    {
      where: /\bstruct\b/u,
      query: `
(struct_declaration name: (_) @name (parameter_list)? @parameters body: (_)? @body) @definition.class
`,
    },
    {
      where: /\brecord\b/u,
      query: `
(record_declaration name: (_) @name (parameter_list)? @parameters body: (_)? @body) @definition.class
`,
    },
    `
(interface_declaration) @definition.interface @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_member_declaration) @definition.constant @in.name.name
(delegate_declaration) @definition.type @in.name.name @in.parameters.parameters
(method_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(constructor_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(local_function_statement name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.function
(property_declaration
  name: (_) @name
  accessors: (accessor_list (accessor_declaration body: (_))) @body) @definition.field
(property_declaration) @definition.field @in.name.name @maybe.value.body
(event_field_declaration (variable_declaration (variable_declarator name: (_) @name))) @definition.field
`,
    {
      where: /const/u,
      query: `
(field_declaration
  (modifier) @_const
  (variable_declaration (variable_declarator name: (_) @name . (_)? @body))
  (#eq? @_const "const")) @definition.constant
`,
    },
    `
(field_declaration (variable_declaration (variable_declarator name: (_) @name . (_)? @body))) @definition.field

(parameter_list) @parameters
(parameter type: (_)? @parameter.type name: (_) @parameter.name . (_)? @parameter.optional) @parameter
(parameter_list type: (_) @parameter.type name: (_) @parameter @parameter.name @parameter.optional)
(attribute_list) @apart

; Calls
(invocation_expression) @call @in.arguments.arguments
(object_creation_expression) @call @maybe.arguments.arguments
`,
    {
      where: /await/u,
      query: `
(await_expression (_) @awaited)
`,
    },
    `
(expression_statement [(invocation_expression) (object_creation_expression)] @statement)
(constructor_declaration body: (arrow_expression_clause (invocation_expression) @statement))
(accessor_declaration name: ["set" "init"] body: (arrow_expression_clause (invocation_expression) @statement))
(method_declaration
  returns: (predefined_type) @_nothing
  body: (arrow_expression_clause (invocation_expression) @statement)
  (#eq? @_nothing "void"))
`,
    {
      where: /await/u,
      query: `
(expression_statement (await_expression (_) @statement))
`,
    },
    `
; Words
[
  (string_literal) (verbatim_string_literal) (raw_string_literal) (interpolated_string_expression) (character_literal)
] @string
(interpolation) @string.hole
(comment) @comment

; Errors
`,
    {
      where: /catch/u,
      query: `
(catch_clause (catch_declaration name: (_)? @error)? body: (_) @body) @handler
[(throw_statement) (throw_expression) (return_statement)] @passes
`,
    },
    {
      where: /Assert\.Fail|Environment\.(?:Exit|FailFast)/u,
      query: `
(invocation_expression function: (_) @_fail
  (#any-of? @_fail "Assert.Fail" "Environment.Exit" "Environment.FailFast")) @passes
`,
    },
    `
; Tests
`,
    {
      where: /\[/u,
      query: `
; A piece of a class looks like functions of a program at its top.
([
  (method_declaration (attribute_list (attribute name: (_) @_test)) name: (_) @name)
  (local_function_statement (attribute_list (attribute name: (_) @_test)) name: (_) @name)
] @case
  (#match? @_test "(?:^|[.])(?:[A-Za-z]{0,40}(?:Fact|Theory)|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|Property)(?:Attribute)?$"))
((class_declaration (attribute_list (attribute name: (_) @_suite)) name: (_) @name) @suite
  (#match? @_suite "^(?:TestFixture|TestFixtureSource|TestClass|Collection|Explicit|Ignore)(?:Attribute)?$"))
`,
    },
    `
((class_declaration name: (_) @name) @suite (#match? @name "^Test[A-Z]|(?:Tests?|Specs?|TestBase|TestFixture)$"))
`,
    {
      where: /\b(?:Ignore|Explicit|Skip)(?:Attribute)?\b/u,
      query: `
; Not what stands between #if and #endif, whose mark has no method to belong to.
([(method_declaration (attribute_list (attribute name: (_) @_off)))
  (class_declaration (attribute_list (attribute name: (_) @_off)))] @disabled
  (#match? @_off "^(?:Ignore|Explicit|Skip)(?:Attribute)?$"))
`,
    },
    {
      where: /Ignore|Explicit|Skip/u,
      query: `
((method_declaration (attribute_list (attribute
  name: (_) @_test
  (attribute_argument_list (attribute_argument (assignment_expression left: (_) @_skip right: (_) @_why)))))) @disabled
  (#match? @_test "(?:Fact|Theory|Test|TestCase|Data)$")
  (#any-of? @_skip "Skip" "Ignore" "IgnoreReason" "Explicit")
  (#not-any-of? @_why "false" "null"))
`,
    },
    {
      where: /Assert\.(?:Ignore|Inconclusive|Skip)|Skip\.Always/u,
      query: `
(method_declaration body: (block (expression_statement (invocation_expression function: (_) @_skip)) @disabled)
  (#match? @_skip "^(?:Assert[.](?:Ignore|Inconclusive|Skip)|Skip[.]Always)$"))
`,
    },
    `
; Imports
(using_directive (qualified_name) @module) @import
(using_directive !name (identifier) @module) @import
`,
  ],
  exported: {
    top: 'words',
    members: 'words',
    showing: ['public', 'protected'],
    hiding: ['private'],
    hidden: null,
  },
  assertions:
    /^(?:\w{1,60}\.){0,4}(?:[A-Z][a-z]{1,20})?Assert\.\w{1,60}$|\.Should(?:[A-Z]\w{0,60}$|(?!\w))|\.(?:Verify|VerifyAll|VerifyNoOtherCalls|MustHaveHappened\w{0,30}|MustNotHaveHappened)$|\.(?:Received|ReceivedWithAnyArgs|DidNotReceive|DidNotReceiveWithAnyArgs)(?!\w)|^Verify\w{0,40}$/u,
  passers:
    /(?:^|\.)(?:SetException|TrySetException|OnError|Fail|Failure|Failed|Error|Throw|Rethrow|Reject|AddError|FromException|Fault)$/u,
  nothing: [],
  fragments: [
    { before: 'class _ {', after: '}', inner: 'void _() {' },
    { before: 'namespace _ {', after: '}', inner: 'class _ {' },
    { before: 'enum _ {', after: '}' },
    { before: 'var _ = new _ {', after: '};' },
    { before: 'switch (_) {', after: '}' },
    { before: '_(', after: ');' },
  ],
  inside: ['switch (_) {', 'new _ {'],
  indented: false,
};
