import type { LanguageTable, QueryPart } from '../language-table.js';

const DEFINITIONS = `
(function_declaration) @definition.function @in.name.name @maybe.body.body
(method_declaration
  receiver: (parameter_list (parameter_declaration type: (_) @container))
  name: (_) @name
  body: (_)? @body) @definition.method
(type_spec name: (_) @name type: (struct_type (_) @body)) @definition.class
(type_spec name: (_) @name type: (interface_type) @body) @definition.interface
(type_spec) @definition.type @in.name.name @in.type.body
(type_alias) @definition.type @in.name.name @in.type.body
(method_elem) @definition.method @in.name.name
(field_declaration name: (_) @name) @definition.field
(source_file (const_declaration (const_spec name: (identifier) @name value: (_)? @body) @definition.constant))
(source_file (var_declaration (var_spec
  name: (identifier) @name value: (expression_list (func_literal body: (_) @body))) @definition.function))
(source_file (var_declaration (var_spec name: (identifier) @name value: (_)? @body) @definition.variable))
(source_file (var_declaration (var_spec_list
  (var_spec name: (identifier) @name value: (_)? @body) @definition.variable)))
(short_var_declaration
  left: (expression_list . (identifier) @name .)
  right: (expression_list . (func_literal body: (_) @body) .)) @definition.function

(parameter_list) @parameters
(parameter_declaration name: (_) @parameter.name type: (_) @parameter.type) @parameter
(parameter_declaration !name type: (_) @parameter.type) @parameter
(variadic_parameter_declaration name: (_)? @parameter.name type: (_) @parameter.type) @parameter @parameter.optional
`;

const EXPRESSIONS: readonly QueryPart[] = [
  `
(call_expression) @call @in.function.callee @in.arguments.arguments
(expression_statement (call_expression) @statement)
[(interpreted_string_literal) (raw_string_literal)] @string
(rune_literal) @regex
(comment) @comment
(import_spec) @import @in.path.module

((if_statement
  condition: (binary_expression left: (_) @error operator: "!=" right: (nil))
  consequence: (block) @body) @handler
  (#match? @error "([eE]rr|Err[a-zA-Z]*|err[A-Z][a-zA-Z]*)$"))
(return_statement) @passes
`,
  {
    where: /\bpanic\b/u,
    query: `
((call_expression function: (identifier) @passes) (#eq? @passes "panic"))
`,
  },
  {
    where: /\b(?:Fatal|Panic|Exit)/u,
    query: `
((call_expression function: (selector_expression field: (field_identifier) @passes))
  (#match? @passes "^(Fatal|Panic|Exit)"))
`,
  },
];

/** testing, testify, Ginkgo. */
const TESTS: readonly QueryPart[] = [
  `
((function_declaration name: (_) @name parameters: (parameter_list (parameter_declaration))) @case
  (#match? @name "^(Test|Benchmark|Fuzz)([^a-z]|$)")
  (#not-eq? @name "TestMain"))
`,
  {
    where: /\bExample/u,
    query: `
((function_declaration name: (_) @name) @case (#match? @name "^Example([^a-z]|$)"))
`,
  },
  `
((method_declaration name: (_) @name parameters: (parameter_list) @_none) @case
  (#match? @name "^Test([^a-z]|$)")
  (#eq? @_none "()"))
`,
  {
    where: /Run/u,
    query: `
((call_expression
  function: (selector_expression operand: (identifier) field: (field_identifier) @_run)
  arguments: (argument_list . (_) @name (func_literal))) @case
  (#eq? @_run "Run"))
`,
  },
  `
`,
  {
    where: /It|Specify|Describe|Context|When|Entry/u,
    query: `
((call_expression function: (identifier) @_it arguments: (argument_list . (_) @name (func_literal))) @case
  (#any-of? @_it "It" "FIt" "PIt" "XIt" "Specify" "FSpecify" "PSpecify" "XSpecify"))
((call_expression function: (identifier) @_suite arguments: (argument_list . (_) @name (func_literal))) @suite
  (#any-of? @_suite "Describe" "FDescribe" "PDescribe" "XDescribe" "Context" "FContext" "PContext" "XContext" "When" "FWhen" "PWhen" "XWhen"))
`,
  },
  {
    where: /\bF(?:It|Specify|Describe|Context|When|Entry)/u,
    query: `
((call_expression function: (identifier) @focused)
  (#any-of? @focused "FIt" "FSpecify" "FDescribe" "FContext" "FWhen" "FEntry" "FDescribeTable"))
`,
  },
  {
    where: /\b[PX](?:It|Specify|Describe|Context|When|Entry)\b/u,
    query: `
((call_expression function: (identifier) @disabled)
  (#any-of? @disabled "PIt" "XIt" "PSpecify" "XSpecify" "PDescribe" "XDescribe" "PContext" "XContext" "PWhen" "XWhen" "PEntry"))
`,
  },
  `
`,
  {
    where: /\bSkip(?:f|Now)?\b/u,
    query: `
((function_declaration body: (block (statement_list (expression_statement
  (call_expression function: (selector_expression field: (field_identifier) @disabled))))))
  (#any-of? @disabled "Skip" "Skipf" "SkipNow"))
((method_declaration body: (block (statement_list (expression_statement
  (call_expression function: (selector_expression field: (field_identifier) @disabled))))))
  (#any-of? @disabled "Skip" "Skipf" "SkipNow"))
((func_literal body: (block (statement_list (expression_statement
  (call_expression function: (selector_expression field: (field_identifier) @disabled))))))
  (#any-of? @disabled "Skip" "Skipf" "SkipNow"))
`,
  },
  `
`,
];

/** Go, with its package `testing`, testify, and libraries with assertions of the same names. */
export const GO: LanguageTable = {
  grammar: 'go',
  query: [DEFINITIONS, ...EXPRESSIONS, ...TESTS],
  exported: { top: 'capital', members: 'capital', showing: [], hiding: [], hidden: null },
  assertions:
    /^(?:(?:t|b|f|tb|tt|c|s|suite)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)|(?:assert|require|is|qt|must|check|assertions?|(?:s|suite)\.(?:Require|Assert)|s|suite)\.(?:Equal|NotEqual|True|False|Nil|NotNil|Error|NoError|ErrorIs|ErrorAs|ErrorContains|EqualError|Contains|NotContains|Len|Empty|NotEmpty|Zero|NotZero|Panics|NotPanics|Greater|Less|InDelta|JSONEq|YAMLEq|Same|IsType|Implements|Regexp|ElementsMatch|Subset|Eventually|Never|Assert|Check|Check\w*|DeepEqual|NilError|Condition|FailNow|Fail|\w*f)|(?:Expect|Eventually|Consistently|ExpectWithOffset|Ω)\.\w+(?:\.\w+)*|g\.Expect\.\w+)$/u,
  passers: null,
  nothing: [],
  fragments: [
    { before: 'func _() {', after: '}' },
    { before: 'type _ struct {', after: '}' },
    { before: 'var _ = _{', after: '}' },
  ],
  indented: false,
};
