import type { LanguageTable } from '../language-table.js';
import { C_ASSERTIONS, C_FAMILY, C_TESTS } from './c-family.js';

/** C++, with GoogleTest, Catch2, doctest and Boost.Test. */
export const CPP: LanguageTable = {
  grammar: 'cpp',
  query: [
    String.raw`
; Definitions
(function_definition
  declarator: (_
    declarator: (identifier) @_test
    parameters: (parameter_list . (_) . (_ type: (_) @name)))
  body: (_) @body
  (#match? @_test "^(?:[A-Z]{1,20}_)?(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P)$")) @definition.function @case
(function_definition
  declarator: (_ declarator: (identifier) @_test parameters: (parameter_list . (_ type: (_) @name)))
  body: (_) @body
  (#match? @_test "^(?:[A-Z]{1,20}_){0,4}(?:TEST|TEST_CASE)$")) @definition.function @case
(field_declaration_list (_ declarator: [
  (_ declarator: [(identifier) (field_identifier) (destructor_name) (operator_name)] @name parameters: (_) @parameters)
  (_ (_ declarator: [(identifier) (field_identifier) (operator_name)] @name parameters: (_) @parameters))
] body: (_)? @body) @definition.method)
(function_definition declarator: [
  (_ declarator: (_ scope: (_) @container name: [
    (identifier) @name
    (destructor_name) @name
    (operator_name) @name
    (_ scope: (_) name: (_) @name)
  ]) parameters: (_) @parameters)
  (_ (_ declarator: (_ scope: (_) @container name: [
    (identifier) @name
    (operator_name) @name
    (_ scope: (_) name: (_) @name)
  ]) parameters: (_) @parameters))
] body: (_)? @body) @definition.method
(function_definition declarator: [
  (_ declarator: [(identifier) (operator_name)] @name parameters: (_) @parameters)
  (_ (_ declarator: [(identifier) (operator_name)] @name parameters: (_) @parameters))
] body: (_) @body) @definition.function
(class_specifier name: [(type_identifier) (template_type) (qualified_identifier)] @name body: (_) @body) @definition.class
(namespace_definition) @definition.module @in.name.name @in.body.body
(namespace_definition !name body: (_) @hidden)
(alias_declaration) @definition.type @in.name.name @in.type.body
(concept_definition) @definition.type @in.name.name
(field_declaration_list (access_specifier) @section)
(translation_unit (_ (storage_class_specifier "static")) @hidden)
(declaration_list (_ (storage_class_specifier "static")) @hidden)
(preproc_ifdef (_ (storage_class_specifier "static")) @hidden)
(optional_parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (_ (identifier) @parameter.name)
]) @parameter @parameter.optional
(parameter_declaration type: (_) @parameter.type declarator: (reference_declarator (identifier) @parameter.name)) @parameter
(variadic_parameter_declaration declarator: (_ (identifier) @parameter.name)) @parameter @parameter.optional
(parameter_list "..." @parameter @parameter.name @parameter.optional)
${C_FAMILY}

; Calls
(new_expression) @call @maybe.arguments.arguments
(template_argument_list) @arguments
(co_await_expression argument: (_) @awaited)
(expression_statement (new_expression) @statement)
(expression_statement (co_await_expression argument: (_) @statement))
(raw_string_literal) @string
(using_declaration (qualified_identifier) @module) @import
(import_declaration) @import @in.name.module

; Errors
(catch_clause parameters: (_ (_ declarator: [(identifier) @error (_ (identifier) @error)])?) body: (_) @body) @handler
[(throw_statement) (return_statement) (co_return_statement)] @passes
(call_expression function: (_) @_fail
  (#match? @_fail "^(?:std::)?(?:terminate|abort|exit|_Exit|rethrow_exception|current_exception|FAIL|ADD_FAILURE)$")) @passes

; Tests
((type_identifier) @disabled (#match? @disabled "^DISABLED_"))
(compound_statement (expression_statement (_ left: (call_expression function: (identifier) @_skip)) @disabled)
  (#eq? @_skip "GTEST_SKIP"))
((expression_statement (call_expression function: (identifier) @_test arguments: (_ . (_) @name))) @case
  . (compound_statement) @body
  (#any-of? @_test "TEST_CASE" "SCENARIO" "TEST_CASE_METHOD" "TEMPLATE_TEST_CASE" "SECTION" "SUBCASE" "GIVEN" "WHEN" "THEN"))
((expression_statement (call_expression function: (identifier) @_test arguments: (_ . (_) . (string_literal) @_tags)))
  @disabled . (compound_statement)
  (#any-of? @_test "TEST_CASE" "SCENARIO" "TEMPLATE_TEST_CASE")
  (#match? @_tags "\\[(?:[.]|!hide|hide)"))
${C_TESTS}
`,
  ],
  exported: { top: 'open', members: 'open', showing: [], hiding: ['private', 'protected'], hidden: null },
  assertions: C_ASSERTIONS,
  passers: /(?:^|\.|->|::)(?:set_exception|rethrow_exception|on_error|onError|fail|reject)$/u,
  nothing: [],
  fragments: [
    { before: 'class _ {', after: '};', inner: 'void _() {', first: true },
    { before: 'void _() {', after: '}', first: true },
    { before: 'int _[] = {', after: '};' },
    { before: 'enum _ {', after: '};' },
    { before: '_(', after: ');' },
  ],
  inside: ['class _ {', 'int _[] = {', 'switch (_) {', 'enum _ {'],
  indented: false,
};
