import type { LanguageTable } from '../language-table.js';

/** Scala 2 and 3, with ScalaTest, MUnit, specs2 and ScalaCheck. */
export const SCALA: LanguageTable = {
  grammar: 'scala',
  query: [
    `
; Definitions
(class_definition name: (_) @name class_parameters: (_)? @parameters body: (_)? @body) @definition.class
(object_definition) @definition.class @in.name.name @maybe.body.body
(trait_definition) @definition.interface @in.name.name @maybe.body.body
(enum_definition) @definition.enum @in.name.name @in.body.body
(simple_enum_case) @definition.constant @in.name.name
(full_enum_case) @definition.constant @in.name.name
(type_definition) @definition.type @in.name.name
(template_body (function_definition name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.method)
(function_declaration) @definition.method @in.name.name @maybe.parameters.parameters
(function_definition name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.function
(given_definition) @definition.constant @in.name.name @maybe.body.body
(template_body [
  (val_definition pattern: (identifier) @name value: (_) @body)
  (var_definition pattern: (identifier) @name value: (_) @body)
  (val_declaration name: (_) @name)
  (var_declaration name: (_) @name)
] @definition.field)
(compilation_unit (val_definition pattern: (identifier) @name value: (_) @body) @definition.constant)

[(parameters) (class_parameters)] @parameters
(parameter name: (_) @parameter.name type: (_)? @parameter.type default_value: (_)? @parameter.optional) @parameter
(class_parameter name: (_) @parameter.name type: (_)? @parameter.type default_value: (_)? @parameter.optional) @parameter
(annotation) @apart

; Calls
(call_expression) @call @in.arguments.arguments
(instance_expression (_) (arguments) @arguments) @call
([
  (template_body (call_expression) @statement)
  (block (call_expression) @statement . (_))
])

; Words
[(string) (interpolated_string_expression) (character_literal)] @string
(interpolation) @string.hole
[(comment) (block_comment)] @comment

; Errors
(catch_clause (case_block (case_clause pattern: [
  (typed_pattern pattern: (_) @error)
  (case_class_pattern (identifier) @error)
  (identifier) @error
  (_)
] body: (_)? @body) @handler))
[(throw_expression) (return_expression)] @passes
(call_expression function: (_) @_fail (#any-of? @_fail "Failure" "Left" "Future.failed" "fail" "sys.error" "sys.exit")) @passes

; Tests
(call_expression
  function: (call_expression function: (identifier) @_test arguments: (arguments . (_) @name))
  (#any-of? @_test "test" "it" "they" "ignore" "Scenario" "scenario" "property")) @case
(call_expression
  function: (call_expression function: (identifier) @_describe arguments: (arguments . (_) @name))
  (#any-of? @_describe "describe" "Feature" "feature" "suite")) @suite
(infix_expression
  left: [
    (string) @name
    (infix_expression right: (string) @name)
    (infix_expression left: (infix_expression right: (string) @name) operator: (identifier) @_tagged)
  ]
  operator: (_) @_in
  (#any-of? @_in "in" "ignore" ">>" "!")) @case
(infix_expression
  left: (string) @name
  operator: (_) @_should
  right: (block)
  (#any-of? @_should "should" "must" "when" "can" "-" "which")) @suite
((class_definition name: (_) @name extend: (_)) @suite (#match? @name "(?:Tests?|Spec|Suite|Specification|Properties)$"))
((call_expression function: (call_expression function: (identifier) @_ignore)) @disabled (#eq? @_ignore "ignore"))
((infix_expression operator: (identifier) @_ignore) @disabled (#eq? @_ignore "ignore"))
((call_expression function: (call_expression arguments: (arguments . (field_expression field: (_) @_ignore)))) @disabled
  (#any-of? @_ignore "ignore" "fail"))
((call_expression function: (call_expression arguments: (arguments . (field_expression field: (_) @_only)))) @focused
  (#eq? @_only "only"))
((class_definition (annotation name: (_) @_off)) @disabled (#any-of? @_off "Ignore" "Disabled"))
((infix_expression
  left: [(identifier) (call_expression) (field_expression) (integer_literal) (infix_expression) (tuple_expression)] @_left
  operator: (identifier) @_should) @assertion
  (#match? @_should "^(?:should|must|shouldBe|shouldEqual|shouldNot|mustBe|mustEqual|mustNot|mustNotEqual)$")
  (#not-any-of? @_left "it" "they" "behavior"))

; Imports
(import_declaration . (identifier) @module [(identifier) @module "."]*) @import
`,
  ],
  exported: { top: 'open', members: 'open', showing: [], hiding: ['private'], hidden: null },
  assertions:
    /^(?:\w{1,60}\.){0,2}(?:assert(?:[A-Z]\w{0,60})?|intercept(?:Message)?|interceptMessage|fail|forAll|verify)(?!\w)|\.(?:should|must|shouldBe|mustBe|shouldEqual|mustEqual)(?:[A-Z]\w{0,40})?$/u,
  passers: /(?:^|\.)(?:failed|failure|Failure|Left|raiseError|fail|left|onError|reject)$/u,
  nothing: ['()'],
  fragments: [
    { before: 'class _ {', after: '}', inner: 'def _() = {', first: true },
    { before: '_ match {', after: '}' },
    { before: '_(', after: ')' },
  ],
  inside: ['class _ {', '_ match {'],
  indented: false,
};
