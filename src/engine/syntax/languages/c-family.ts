/**
 * Query parts that C and C++ share. Nodes that are clear from their field are written `_`. The cost to prepare a query
 * depends on its named nodes with children, and the grammar of C++ is large.
 */

/** Types, variables, macros, calls, words and includes. */
export const C_FAMILY = `
${['translation_unit', 'preproc_ifdef', 'preproc_if', 'declaration_list'].map(buildVariableQuery).join('')}
(declaration declarator: [
  (_ declarator: (identifier) @name parameters: (_) @parameters)
  (_ declarator: (_ declarator: (identifier) @name parameters: (_) @parameters))
]) @definition.function
(struct_specifier name: (type_identifier) @name body: (_) @body) @definition.class
(union_specifier name: (type_identifier) @name body: (_) @body) @definition.class
(enum_specifier name: (type_identifier) @name body: (_) @body) @definition.enum
(enumerator) @definition.constant @in.name.name @maybe.value.body
(type_definition type: (_ !name body: (field_declaration_list) @body) declarator: (type_identifier) @name) @definition.class
(type_definition type: (_ !name body: (enumerator_list) @body) declarator: (type_identifier) @name) @definition.enum
(type_definition type: (_ name: (_) body: (_)) declarator: (type_identifier) @name @definition.type)
(type_definition type: (_ !body) declarator: [
  (type_identifier) @name
  (_ declarator: (type_identifier) @name)
  (_ declarator: (_ (_ declarator: (type_identifier) @name)))
]) @definition.type
(field_declaration declarator: [
  (field_identifier) @name
  (_ declarator: (field_identifier) @name !parameters)
  (_ declarator: (_ (_ declarator: (field_identifier) @name)))
]) @definition.field
(preproc_def) @definition.constant @in.name.name @in.value.body
(preproc_function_def name: (_) @name parameters: (_) @parameters value: (_)? @body) @definition.function

[(parameter_list) (preproc_params)] @parameters
(preproc_params (identifier) @parameter @parameter.name)
(parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (_ declarator: (identifier) @parameter.name)
  (_ declarator: (_ declarator: (identifier) @parameter.name))
  (_ declarator: (_ (_ declarator: (identifier) @parameter.name)))
]) @parameter

(call_expression) @call @in.arguments.arguments
(expression_statement [(call_expression) @statement (cast_expression value: (call_expression) @statement)])

[(string_literal) (char_literal)] @string
(comment) @comment
(preproc_include) @import @in.path.module
`;

/** Functions that are tests by the usual macros and names. */
export const C_TESTS = `
(function_definition
  declarator: (_ declarator: (identifier) @name)
  (#match? @name "^(?:test_|Test_|test[A-Z])")) @case
(compound_statement (expression_statement (call_expression function: (identifier) @_skip) @disabled)
  (#any-of? @_skip "skip" "TEST_IGNORE" "TEST_IGNORE_MESSAGE" "g_test_skip" "g_test_incomplete" "GTEST_SKIP" "SKIP"))
`;

/** assert.h, cmocka, Check, CUnit, Unity, GLib, GoogleTest, Catch2, doctest, Boost.Test, Qt Test and macros named like them. */
export const C_ASSERTIONS =
  /^(?:assert|static_assert|_Static_assert|(?:assert|ck_assert|ck_abort|munit_assert|g_assert|cr_assert|cr_expect|tt_assert|tt_int|ASSERT|EXPECT|CHECK|REQUIRE|CU_ASSERT|TEST_ASSERT|TEST_FAIL|BOOST_CHECK|BOOST_REQUIRE|BOOST_TEST|QVERIFY|QCOMPARE|QFAIL|STATIC_REQUIRE|FAIL|SUCCEED|ADD_FAILURE|VERIFY|STRCMP_EQUAL|LONGS_EQUAL|DOUBLES_EQUAL)(?:_?\w{0,60}))$/u;

/** Variables outside functions. */
function buildVariableQuery(place: string): string {
  const name = '[(identifier) @name (_ declarator: (identifier) @name !parameters !value)]';
  return `
(${place} (declaration declarator: [${name} (_ declarator: ${name} value: (_) @body)]) @definition.variable)`;
}
