import type { LanguageTable } from '../language-table.js';

/** Java, with JUnit 3 to 5, TestNG, AssertJ, Hamcrest, Truth and Mockito. */
export const JAVA: LanguageTable = {
  grammar: 'java',
  query: [
    `
; Definitions
(class_declaration) @definition.class @in.name.name @in.body.body
(record_declaration name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.class
(interface_declaration) @definition.interface @in.name.name @in.body.body
(annotation_type_declaration) @definition.interface @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_constant) @definition.constant @in.name.name @maybe.body.body
(method_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(annotation_type_element_declaration) @definition.method @in.name.name
(constructor_declaration name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method
(compact_constructor_declaration) @definition.method @in.name.name @in.body.body
(constant_declaration declarator: (variable_declarator name: (_) @name value: (_)? @body)) @definition.constant
(field_declaration declarator: (variable_declarator name: (_) @name value: (_)? @body)) @definition.field

(formal_parameters) @parameters
(formal_parameter) @parameter @in.type.parameter.type @in.name.parameter.name
(spread_parameter . (modifiers)? . (_) @parameter.type (variable_declarator name: (_) @parameter.name)) @parameter @parameter.optional
(modifiers [(marker_annotation) (annotation)] @apart)

; Calls
(method_invocation) @call @in.arguments.arguments
(object_creation_expression) @call @in.arguments.arguments
(explicit_constructor_invocation) @call @in.arguments.arguments
(expression_statement (_) @statement)

; Words
[(string_literal) (character_literal)] @string
(string_interpolation) @string.hole
[(line_comment) (block_comment)] @comment

; Errors
(catch_clause (catch_formal_parameter name: (_) @error) body: (_) @body) @handler
[(throw_statement) (return_statement)] @passes
`,
    {
      where: /fail|exit/u,
      query: `
(expression_statement (method_invocation name: (_) @_fail (#any-of? @_fail "fail" "exit"))) @passes
`,
    },
    `
; Tests
`,
    {
      where: /@/u,
      query: `
((method_declaration (modifiers (_ name: (_) @_test)) name: (_) @name) @case
  (#match? @_test "^(?:[a-zA-Z0-9_]+[.]){0,9}(?:Test|ParameterizedTest|RepeatedTest|RetryingTest|CartesianTest|TestFactory|TestTemplate|Property|Theory)$"))
`,
    },
    {
      where: /TestCase/u,
      query: `
((class_declaration
  (superclass (_) @_super)
  body: (class_body (method_declaration
    (modifiers) @_modifiers
    type: (void_type)
    name: (_) @name
    parameters: (formal_parameters) @_parameters) @case))
  (#match? @_super "TestCase$")
  (#match? @_modifiers "public")
  (#not-match? @_modifiers "static")
  (#match? @_parameters "^[(][ ]*[)]$")
  (#match? @name "^test"))
`,
    },
    `
((class_declaration name: (_) @name) @suite (#match? @name "^Test[A-Z]|(?:Tests?|TestCase|IT|Spec)$"))
`,
    {
      where: /@/u,
      query: `
((class_declaration (modifiers (_ name: (_) @_suite)) name: (_) @name) @suite
  (#any-of? @_suite "Nested" "RunWith" "ExtendWith" "Disabled" "Ignore" "SpringBootTest"))
`,
    },
    {
      where: /Disabled|Ignore/u,
      query: `
((_ (modifiers (_ name: (_) @_off))) @disabled (#any-of? @_off "Disabled" "Ignore"))
`,
    },
    {
      where: /enabled/u,
      query: `
((_ (modifiers (annotation
  name: (_) @_test
  arguments: (annotation_argument_list (element_value_pair key: (_) @_enabled value: (false)))))) @disabled
  (#eq? @_test "Test")
  (#eq? @_enabled "enabled"))
`,
    },
    {
      where: /SkipException|TestAbortedException|AssumptionViolatedException/u,
      query: `
((method_declaration body: (block (throw_statement (object_creation_expression type: (_) @_skip)))) @disabled
  (#any-of? @_skip "SkipException" "TestAbortedException" "AssumptionViolatedException"))
`,
    },
    `
(assert_statement) @assertion

; Imports
(import_declaration [(scoped_identifier) (identifier)] @module) @import
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
    /^(?:(?:org\.)?[A-Z]\w{0,60}\.|this\.|softly\.){0,3}(?:assert[A-Z]\w{0,60}|assertThat|expect(?:That|Thrown)?|expectMsg\w{0,20}|fail|verify(?:[A-Z]\w{0,40})?|should)(?![\w])/u,
  passers:
    /(?:^|\.)(?:completeExceptionally|setException|onError|onFailure|onException|fail|failed|reject|addSuppressed|propagate|rethrow|sneakyThrow|error)$/u,
  nothing: [],
  fragments: [
    { before: 'class _X {', after: '}', inner: 'void _x() {' },
    { before: 'enum _X {', after: '}' },
    { before: 'switch (_x) {', after: '}' },
    { before: '_x(', after: ');' },
  ],
  inside: ['class _X {', 'switch (_x) {', 'new _X() {'],
  indented: false,
};
