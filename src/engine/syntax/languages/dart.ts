import type { LanguageTable } from '../language-table.js';

/**
 * Dart and Flutter, with package test. In the tree, signatures and bodies are siblings, and so are callees and
 * arguments.
 */
export const DART: LanguageTable = {
  grammar: 'dart',
  query: [
    `
; Definitions
(class_definition) @definition.class @in.name.name @in.body.body
(mixin_declaration (identifier) @name (class_body) @body) @definition.class
(extension_declaration) @definition.class @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_constant) @definition.constant @in.name.name
(type_alias . (type_identifier) @name) @definition.type
((method_signature [
  (function_signature name: (_) @name (formal_parameter_list) @parameters)
  (getter_signature name: (_) @name)
  (setter_signature name: (_) @name (formal_parameter_list) @parameters)
  (constructor_signature name: (identifier) @name . parameters: (_) @parameters)
  (factory_constructor_signature (identifier) @name . (formal_parameter_list) @parameters)
]) @definition.method . (function_body) @body)
(declaration [
  (function_signature name: (_) @name (formal_parameter_list) @parameters)
  (getter_signature name: (_) @name)
  (setter_signature name: (_) @name (formal_parameter_list) @parameters)
  (constructor_signature name: (identifier) @name . parameters: (_) @parameters)
]) @definition.method
(declaration (initialized_identifier_list (initialized_identifier . (identifier) @name . (_)? @body))) @definition.field
(declaration (static_final_declaration_list (static_final_declaration . (identifier) @name . (_)? @body))) @definition.field
((function_signature name: (_) @name (formal_parameter_list) @parameters) @definition.function . (function_body) @body)
(program (static_final_declaration_list (static_final_declaration . (identifier) @name . (_) @body) @definition.constant))
(program (initialized_identifier_list (initialized_identifier . (identifier) @name . (_)? @body) @definition.variable))

(formal_parameter_list) @parameters
(optional_formal_parameters "required" . (formal_parameter [
  (identifier) @parameter.name
  (constructor_param (identifier) @parameter.name)
]) @parameter)
(optional_formal_parameters (formal_parameter (type_identifier)? @parameter.type [
  (identifier) @parameter.name
  (constructor_param (identifier) @parameter.name)
]) @parameter @parameter.optional)
(formal_parameter (type_identifier)? @parameter.type [
  (identifier) @parameter.name
  (constructor_param (identifier) @parameter.name)
]) @parameter

; Calls
((identifier) @call @callee . (selector (argument_part (arguments) @arguments)))
((selector (unconditional_assignable_selector (identifier) @call @callee))
  . (selector (argument_part (arguments) @arguments)))
((selector (conditional_assignable_selector (identifier) @call @callee))
  . (selector (argument_part (arguments) @arguments)))
(new_expression (arguments) @arguments) @call
(await_expression . (_) @awaited)
(await_expression (selector (unconditional_assignable_selector (identifier) @awaited)))
(expression_statement . (identifier) @statement . (selector (argument_part)) .)
(expression_statement
  (selector (unconditional_assignable_selector (identifier) @statement)) . (selector (argument_part)) .)

; Words
(string_literal) @string
(template_substitution) @string.hole
[(comment) (documentation_comment)] @comment

; Errors
(try_statement (catch_clause (catch_parameters . (identifier) @error)) . (block) @handler @body)
(try_statement (type_identifier) . (block) @handler @body)
[(rethrow_expression) (throw_expression) (return_statement)] @passes

; Tests
((identifier) @case
  . (selector (argument_part (arguments . (argument (_) @name))) @body)
  (#any-of? @case "test" "testWidgets" "testGoldens" "blocTest" "patrolTest"))
((identifier) @suite
  . (selector (argument_part (arguments . (argument (_) @name))) @body)
  (#eq? @suite "group"))
((identifier) @_case
  . (selector (argument_part (arguments
    (named_argument (label (identifier) @_skip) [(true) (string_literal)]) @disabled)))
  (#any-of? @_case "test" "testWidgets" "testGoldens" "blocTest" "patrolTest" "group") (#eq? @_skip "skip"))
((identifier) @_case
  . (selector (argument_part (arguments (named_argument (label (identifier) @_solo) (true)) @focused)))
  (#any-of? @_case "test" "testWidgets" "testGoldens" "blocTest" "patrolTest" "group") (#eq? @_solo "solo"))

; Imports
(import_specification (configurable_uri (uri (string_literal) @module))) @import
(library_export (configurable_uri (uri (string_literal) @module))) @import
`,
  ],
  exported: { top: 'open', members: 'open', showing: [], hiding: [], hidden: /^_/u },
  assertions:
    /^(?:expect(?:Later|Async\w{0,20})?|verify(?:Never|InOrder|NoMoreInteractions|ZeroInteractions)?|fail|assert)$/u,
  passers: /(?:^|\.)(?:completeError|addError|onError|reject|fail|reportError)$/u,
  nothing: [],
  fragments: [
    { before: 'class _ {', after: '}', inner: '_() {', first: true },
    { before: '_() {', after: '}', first: true },
    { before: 'switch (_) {', after: '}' },
    { before: '_(', after: ');' },
  ],
  indented: false,
};
