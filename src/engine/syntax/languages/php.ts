import type { LanguageTable } from '../language-table.js';

/** PHP, with PHPUnit and Pest. */
export const PHP: LanguageTable = {
  grammar: 'php',
  query: [
    `
; Definitions
(class_declaration) @definition.class @in.name.name @in.body.body
(trait_declaration) @definition.class @in.name.name @in.body.body
(interface_declaration) @definition.interface @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_case) @definition.constant @in.name.name @maybe.value.body
(function_definition name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.function
(method_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(const_declaration (const_element . (_) @name . (_) @body)) @definition.constant
(property_declaration (property_element name: (variable_name (name) @name) default_value: (_)? @body)) @definition.field
(property_promotion_parameter name: (variable_name (name) @name) default_value: (_)? @body) @definition.field
`,
    {
      where: /define/u,
      query: `
(function_call_expression
  function: (name) @_define
  arguments: (arguments . (argument (string) @name) . (argument) @body)
  (#eq? @_define "define")) @definition.constant
`,
    },
    `
(formal_parameters) @parameters
(simple_parameter
  type: (_)? @parameter.type name: (_) @parameter.name default_value: (_)? @parameter.optional) @parameter
(property_promotion_parameter
  type: (_)? @parameter.type name: (_) @parameter.name default_value: (_)? @parameter.optional) @parameter
(variadic_parameter type: (_)? @parameter.type name: (_) @parameter.name) @parameter @parameter.optional
(attribute_list) @apart

; Calls
(function_call_expression) @call @in.arguments.arguments
(member_call_expression) @call @in.arguments.arguments
(nullsafe_member_call_expression) @call @in.arguments.arguments
(scoped_call_expression) @call @in.arguments.arguments
(object_creation_expression [(name) (qualified_name) (variable_name) (relative_scope)] (arguments)? @arguments) @call
(expression_statement (_) @statement)

; Words
[(string) (encapsed_string) (heredoc) (nowdoc)] @string
(encapsed_string [(variable_name) (member_access_expression) (subscript_expression)] @string.hole)
(heredoc_body [(variable_name) (member_access_expression) (subscript_expression)] @string.hole)
(comment) @comment

; Errors
`,
    {
      where: /catch/iu,
      query: `
(catch_clause name: (variable_name)? @error body: (_) @body) @handler
[(throw_expression) (exit_statement) (return_statement)] @passes
`,
    },
    {
      where: /\bfail\b/u,
      query: `
(member_call_expression name: (name) @_fail (#eq? @_fail "fail")) @passes
(scoped_call_expression name: (name) @_fail (#eq? @_fail "fail")) @passes
`,
    },
    {
      where: /\b(?:abort|trigger_error)\b/u,
      query: `
(function_call_expression function: (name) @_abort (#any-of? @_abort "abort" "trigger_error")) @passes
`,
    },
    `
; Tests
`,
    {
      where: /\btest/u,
      query: `
(method_declaration name: (name) @name (#match? @name "^test(?:[A-Z0-9_]|$)")) @case
`,
    },
    {
      where: /@test/u,
      query: String.raw`
((comment) @_doc . (method_declaration name: (name) @name) @case (#match? @_doc "@test\\b"))
`,
    },
    {
      where: /#\[/u,
      query: String.raw`
((method_declaration attributes: (attribute_list (attribute_group (attribute (_) @_test))) name: (name) @name) @case
  (#match? @_test "(?:^|\\\\)Test$"))
`,
    },
    {
      where: /\b(?:it|test|todo|arch)\b/u,
      query: `
(function_call_expression
  function: (name) @_it
  arguments: (arguments . (argument (_) @name))
  (#any-of? @_it "it" "test" "todo" "arch")) @case
`,
    },
    {
      where: /\bdescribe\b/u,
      query: `
(function_call_expression
  function: (name) @_describe
  arguments: (arguments . (argument (_) @name))
  (#eq? @_describe "describe")) @suite
`,
    },
    `
((class_declaration name: (name) @name (base_clause (_) @_super)) @suite (#match? @_super "TestCase$|^Unit$|Cest$"))
((class_declaration name: (name) @name) @suite (#match? @name "(?:Test|Cest|Spec)$"))
`,
    {
      where: /markTest/u,
      query: `
(method_declaration body: (compound_statement (expression_statement [
  (member_call_expression name: (name) @_skip)
  (scoped_call_expression name: (name) @_skip)
]) @disabled) (#any-of? @_skip "markTestSkipped" "markTestIncomplete"))
`,
    },
    {
      where: /@(?:skip|ignore)/u,
      query: String.raw`
((comment) @_doc . (method_declaration) @disabled (#match? @_doc "[*] @(?:skip|ignore)\\b"))
`,
    },
    {
      where: /skip|todo/u,
      query: `
(member_call_expression
  object: [
    (function_call_expression function: (name) @_it) @disabled
    (member_call_expression object: (function_call_expression function: (name) @_it) @disabled)
    (member_call_expression object: (member_call_expression object: (function_call_expression function: (name) @_it) @disabled))
  ]
  name: (name) @_skip
  arguments: [(arguments "(" . ")") (arguments . (argument [(string) (encapsed_string)]))]
  (#any-of? @_it "it" "test" "describe")
  (#any-of? @_skip "skip" "todo"))
`,
    },
    {
      where: /only/u,
      query: `
(member_call_expression
  object: [
    (function_call_expression function: (name) @_it) @focused
    (member_call_expression object: (function_call_expression function: (name) @_it) @focused)
    (member_call_expression object: (member_call_expression object: (function_call_expression function: (name) @_it) @focused))
  ]
  name: (name) @_only
  (#any-of? @_it "it" "test" "describe")
  (#eq? @_only "only"))
`,
    },
    {
      where: /todo/u,
      query: `
(function_call_expression function: (name) @_todo (#eq? @_todo "todo")) @disabled
`,
    },
    `
; Imports
(namespace_use_declaration (namespace_use_clause [(qualified_name) (name)] @module) @import)
(namespace_use_declaration (namespace_name) @module body: (_)) @import
`,
    {
      where: /require|include/iu,
      query: `
([
  (require_expression (string) @module) @import
  (require_once_expression (string) @module) @import
  (include_expression (string) @module) @import
  (include_once_expression (string) @module) @import
  (require_expression (binary_expression right: (string) @module)) @import
  (require_once_expression (binary_expression right: (string) @module)) @import
  (include_expression (binary_expression right: (string) @module)) @import
  (include_once_expression (binary_expression right: (string) @module)) @import
])
`,
    },
  ],
  exported: {
    top: 'open',
    members: 'open',
    showing: [],
    hiding: ['private'],
    hidden: null,
  },
  assertions:
    /^expect(?!\w)|(?:^|->|::|\\)(?:assert(?:[A-Z]\w{0,60})?|expect(?:[A-Z]\w{0,60}|s)|fail|should(?:[A-Z]\w{0,60})?)$/u,
  passers:
    /(?:^|->|::)(?:reject|fail|failed|report|abort|addError|onError|rethrow|rescue|reportException|handleException)$/u,
  nothing: [],
  fragments: [
    { before: 'class _ {', after: '}', inner: 'function _() {' },
    { before: '_(', after: ');' },
    { before: '[', after: '];' },
    { before: 'switch (_) {', after: '}' },
  ],
  inside: ['class _ {', 'switch (_) {'],
  indented: false,
  opening: '<?php',
};
