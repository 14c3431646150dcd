import type { LanguageTable, QueryPart } from '../language-table.js';

const DEFINITIONS = `
(class_definition) @definition.class @in.name.name @in.body.body
(class_definition body: (block (function_definition name: (_) @name body: (_) @body) @definition.method))
(class_definition body: (block (decorated_definition
  definition: (function_definition name: (_) @name body: (_) @body)) @definition.method))
(class_definition body: (block (expression_statement
  (assignment left: (identifier) @name right: (_)? @body) @definition.field)))
(decorated_definition definition: (function_definition name: (_) @name body: (_) @body)) @definition.function
(module (function_definition name: (_) @name body: (_) @body) @definition.function)
(block (function_definition name: (_) @name body: (_) @body) @definition.function)
(module (expression_statement (assignment left: (identifier) @name right: (lambda body: (_) @body)) @definition.function))
((module (expression_statement (assignment left: (identifier) @name right: (_)? @body) @definition.constant))
  (#match? @name "^_?[A-Z][A-Z0-9_]*$"))
(module (expression_statement (assignment left: (identifier) @name right: (_)? @body) @definition.variable))
(type_alias_statement) @definition.type @in.left.name @in.right.body

[(parameters) (lambda_parameters)] @parameters
(parameters (identifier) @parameter @parameter.name)
(lambda_parameters (identifier) @parameter @parameter.name)
(typed_parameter . [
  (list_splat_pattern) (dictionary_splat_pattern)
] @parameter.name @parameter.optional type: (_) @parameter.type) @parameter
(typed_parameter . (identifier) @parameter.name type: (_) @parameter.type) @parameter
(default_parameter) @parameter @in.name.parameter.name @in.value.parameter.optional
(typed_default_parameter
  name: (_) @parameter.name
  type: (_) @parameter.type
  value: (_) @parameter.optional) @parameter
(parameters [(list_splat_pattern) (dictionary_splat_pattern)] @parameter @parameter.name @parameter.optional)
(lambda_parameters [(list_splat_pattern) (dictionary_splat_pattern)] @parameter @parameter.name @parameter.optional)
`;

const EXPRESSIONS: readonly QueryPart[] = [
  `
(call) @call @in.function.callee @in.arguments.arguments
`,
  {
    where: /async|await|yield/u,
    query: `
(await (_) @awaited)
(await (parenthesized_expression (_) @awaited))
(yield "from" (_) @awaited)
(for_statement "async" right: (_) @awaited)
(with_statement "async" (with_clause (with_item value: (call) @awaited)))
(with_statement "async" (with_clause (with_item value: (as_pattern (call) @awaited))))
`,
  },
  `
(expression_statement (call) @statement)
`,
  {
    where: /await/u,
    query: `
(expression_statement (await (call) @statement))
`,
  },
  `
(string) @string
(interpolation) @string.hole
(comment) @comment

(import_statement name: (dotted_name) @module) @import
(import_statement name: (aliased_import name: (_) @module)) @import
(import_from_statement) @import @in.module_name.module
(future_import_statement "__future__" @module) @import
`,
  {
    where: /except/u,
    query: `
(except_clause (block) @body) @handler
(except_clause value: (as_pattern alias: (as_pattern_target (identifier) @error))) @handler
`,
  },
  `
(raise_statement) @passes
(return_statement) @passes
`,
];

/** pytest and unittest. */
const TESTS: readonly QueryPart[] = [
  `
`,
  {
    where: /def\s+test/u,
    query: `
((module (function_definition name: (_) @name) @case) (#match? @name "^test"))
((block (function_definition name: (_) @name) @case) (#match? @name "^test"))
((decorated_definition definition: (function_definition name: (_) @name)) @case (#match? @name "^test"))
`,
  },
  `
`,
  {
    where: /Test/u,
    query: `
((module (class_definition name: (_) @name) @suite) (#match? @name "^Test|Tests?$|TestCase$"))
((block (class_definition name: (_) @name) @suite) (#match? @name "^Test|Tests?$|TestCase$"))
((decorated_definition definition: (class_definition name: (_) @name)) @suite (#match? @name "^Test|Tests?$|TestCase$"))
`,
  },
  `
((decorator) @disabled
  (#match? @disabled "^@(pytest[.]mark[.](skip\\\\b|xfail\\\\s*($|[(]\\\\s*(reason|strict|raises|run|[)])))|unittest[.](skip|expectedFailure)\\\\b|(skip|expectedFailure)\\\\b)")
  (#not-match? @disabled "skip(if|unless|If|Unless)"))
`,
  {
    where: /[sS]kip|xfail/u,
    query: `
((function_definition body: (block (expression_statement (call function: (_) @disabled))))
  (#any-of? @disabled "pytest.skip" "self.skipTest" "pytest.xfail"))
((function_definition body: (block (raise_statement (call function: (_) @disabled))))
  (#any-of? @disabled "unittest.SkipTest" "SkipTest" "pytest.skip.Exception"))
`,
  },
  `
(assert_statement) @assertion
`,
];

/** Python 3, with unittest, pytest, and the assertions of NumPy, pandas and PyTorch. */
export const PYTHON: LanguageTable = {
  grammar: 'python',
  query: [DEFINITIONS, ...EXPRESSIONS, ...TESTS],
  // Names with two underscores on both sides belong to the language, and callers can use them.
  exported: { top: 'open', members: 'open', showing: [], hiding: [], hidden: /^_(?!_.*__$)/u },
  assertions:
    /^(?:(?:self|cls)\.(?:assert\w*|fail\w*)|pytest\.(?:raises|warns|fail|deprecated_call)|[\w.]*\.assert_\w+|(?:np|numpy|pd|torch)\.testing\.\w+|expect\.\w+(?:\.\w+)*|assert_(?:that|equal|raises)\w*)$/u,
  passers: /(?:^|\.)(?:set_exception|errback|reject|fail|on_error)$/u,
  nothing: ['pass', '...'],
  fragments: [
    { before: 'if 1:', after: '' },
    { before: 'class _:', after: '', inner: 'if 1:' },
  ],
  indented: true,
};
