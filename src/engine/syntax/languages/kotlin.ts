import type { LanguageTable } from '../language-table.js';

/**
 * Kotlin, with JUnit, kotlin.test, Kotest and MockK. The grammar has no field names, so the query identifies nodes by
 * position.
 */
export const KOTLIN: LanguageTable = {
  grammar: 'kotlin',
  query: [
    `
; Definitions
(class_declaration "interface" (type_identifier) @name (class_body)? @body) @definition.interface
(class_declaration (type_identifier) @name (enum_class_body) @body) @definition.enum
(class_declaration "class" (type_identifier) @name (primary_constructor)? @parameters (class_body)? @body) @definition.class
(object_declaration (type_identifier) @name (class_body)? @body) @definition.class
(enum_entry (simple_identifier) @name) @definition.constant
(type_alias (type_identifier) @name) @definition.type
([
  (class_body (function_declaration
    (simple_identifier) @name (function_value_parameters) @parameters (function_body)? @body) @definition.method)
  (enum_class_body (function_declaration
    (simple_identifier) @name (function_value_parameters) @parameters (function_body)? @body) @definition.method)
])
(function_declaration
  (simple_identifier) @name (function_value_parameters) @parameters (function_body)? @body) @definition.function
(secondary_constructor "constructor" @name (function_value_parameters) @parameters (statements)? @body) @definition.method
(class_body (property_declaration (variable_declaration (simple_identifier) @name) "=" . (_) @body) @definition.field)
(class_body (property_declaration (variable_declaration (simple_identifier) @name)) @definition.field)
(source_file (property_declaration
  (binding_pattern_kind "val") (variable_declaration (simple_identifier) @name) "=" . (_) @body) @definition.constant)
(source_file (property_declaration (variable_declaration (simple_identifier) @name)) @definition.variable)
(class_parameter (binding_pattern_kind) (simple_identifier) @name) @definition.field

[(function_value_parameters) (primary_constructor)] @parameters
(function_value_parameters
  (parameter (simple_identifier) @parameter.name . (_) @parameter.type) @parameter . "=" @parameter.optional)
(function_value_parameters
  (parameter_modifiers) @_vararg
  . (parameter (simple_identifier) @parameter.name . (_) @parameter.type) @parameter @parameter.optional
  (#match? @_vararg "vararg"))
(function_value_parameters (parameter (simple_identifier) @parameter.name . (_) @parameter.type) @parameter)
(class_parameter (simple_identifier) @parameter.name . (_) @parameter.type "="? @parameter.optional) @parameter
(modifiers (annotation) @apart)

; Calls
(call_expression (call_suffix) @arguments) @call
`,
    {
      where: /\bawait\b/u,
      query: `
(call_expression (navigation_expression (_) @awaited (navigation_suffix (simple_identifier) @_await)) (#eq? @_await "await"))
`,
    },
    `
([
  (function_body (statements (call_expression) @statement))
  (control_structure_body (statements (call_expression) @statement))
  (statements (call_expression) @statement . (_))
])

; Words
[(string_literal) (character_literal)] @string
[(interpolated_expression) (interpolated_identifier)] @string.hole
[(line_comment) (multiline_comment)] @comment

; Errors
`,
    {
      where: /catch/u,
      query: `
(catch_block (simple_identifier) @error (statements)? @body) @handler
[(jump_expression "throw") (jump_expression "return")] @passes
(call_expression (simple_identifier) @_fail (#any-of? @_fail "fail" "error" "exitProcess")) @passes
`,
    },
    String.raw`

; Tests
((function_declaration
  (modifiers (annotation [
    (user_type (type_identifier) @_test .)
    (constructor_invocation (user_type (type_identifier) @_test .))
  ]))
  (simple_identifier) @name) @case
  (#any-of? @_test "Test" "ParameterizedTest" "RepeatedTest" "RetryingTest" "CartesianTest" "TestFactory" "TestTemplate" "Property"))
(call_expression
  (call_expression
    (simple_identifier) @_it
    (call_suffix (value_arguments . (value_argument (string_literal) @name))))
  (call_suffix (annotated_lambda))
  (#any-of? @_it "test" "it" "should" "then" "expect" "scenario" "And" "Then" "xtest" "xit" "xshould" "xthen" "xexpect"
    "xscenario")) @case
(call_expression
  (call_expression
    (simple_identifier) @_describe
    (call_suffix (value_arguments . (value_argument (string_literal) @name))))
  (call_suffix (annotated_lambda))
  (#any-of? @_describe "context" "describe" "given" "feature" "Given" "When" "xcontext" "xdescribe" "xgiven" "xfeature")) @suite
(call_expression
  (call_expression
    (navigation_expression
      (call_expression
        (simple_identifier) @_it
        (call_suffix (value_arguments . (value_argument (string_literal) @name))))
      (navigation_suffix (simple_identifier) @_config))
    (call_suffix))
  (call_suffix (annotated_lambda))
  (#any-of? @_it "test" "it" "should" "then" "expect" "scenario")
  (#eq? @_config "config")) @case
(call_expression (string_literal) @name (call_suffix (annotated_lambda))) @case
((class_declaration (type_identifier) @name) @suite (#match? @name "(?:Tests?|Spec|IT)$"))
((_ (modifiers (annotation [
  (user_type (type_identifier) @_off .)
  (constructor_invocation (user_type (type_identifier) @_off .))
]))) @disabled
  (#any-of? @_off "Ignore" "Ignored" "Disabled"))
((call_expression (call_expression (simple_identifier) @_off (call_suffix)) (call_suffix (annotated_lambda))) @disabled
  (#any-of? @_off "xtest" "xit" "xshould" "xthen" "xexpect" "xscenario" "xcontext" "xdescribe" "xgiven" "xfeature"))
([
  (call_expression
    (navigation_expression (_) (navigation_suffix (simple_identifier) @_config))
    (call_suffix (value_arguments (value_argument (simple_identifier) @_enabled (boolean_literal) @_false) @disabled)))
  (annotation (constructor_invocation
    (user_type (type_identifier) @_config .)
    (value_arguments (value_argument (simple_identifier) @_enabled (boolean_literal) @_false) @disabled)))
]
  (#any-of? @_config "config" "Test") (#eq? @_enabled "enabled") (#eq? @_false "false"))
((call_expression (call_expression
  (simple_identifier) (call_suffix (value_arguments . (value_argument (string_literal) @_name))))) @focused
  (#match? @_name "^\"f:"))
((call_expression (string_literal) @_name (call_suffix (annotated_lambda))) @focused (#match? @_name "^\"f:"))
((call_expression (call_expression
  (simple_identifier) (call_suffix (value_arguments . (value_argument (string_literal) @_name))))) @disabled
  (#match? @_name "^\"!"))
((call_expression (string_literal) @_name (call_suffix (annotated_lambda))) @disabled (#match? @_name "^\"!"))
((infix_expression (simple_identifier) @_should) @assertion (#match? @_should "^should[A-Z]"))

; Imports
(import_header (identifier) @module) @import
`,
  ],
  exported: { top: 'open', members: 'open', showing: [], hiding: ['private', 'internal'], hidden: null },
  assertions:
    /^(?:[A-Za-z]\w{0,60}\.){0,3}(?:assert(?:[A-Z]\w{0,60})?|fail|verify(?:[A-Z]\w{0,40})?|coVerify(?:[A-Z]\w{0,40})?|expect(?:That|Thrown|[A-Z]\w{0,40})?|shouldThrow\w{0,40}|confirmVerified)(?!\w)|\.should(?:[A-Z]\w{0,60}|Not)?$/u,
  passers: /(?:^|\.)(?:failure|fail|onError|onFailure|completeExceptionally|resumeWithException|reject|close|error)$/u,
  nothing: ['Unit'],
  fragments: [
    { before: 'class _ {', after: '}', inner: 'fun _() {', first: true },
    { before: 'fun _() {', after: '}', first: true },
    { before: 'when (_) {', after: '}' },
    { before: '_(', after: ')' },
  ],
  inside: ['class _ {', 'when (_) {'],
  indented: false,
};
