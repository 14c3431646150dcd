/** What the grammars of JavaScript and TypeScript have in common. */

/** Functions, classes and what stands in them. */
export const DEFINITIONS = `
(function_declaration name: (_) @name body: (_) @body) @definition.function
(generator_function_declaration name: (_) @name body: (_) @body) @definition.function
(class_declaration name: (_) @name body: (_) @body) @definition.class
(method_definition name: (_) @name body: (_) @body) @definition.method
(variable_declarator name: (identifier) @name value: [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
  (generator_function body: (_) @body)
]) @definition.function
(variable_declarator name: (identifier) @name value: (call_expression function: (identifier) arguments: (arguments . [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
]))) @definition.function
(variable_declarator name: (identifier) @name value: (class body: (_) @body)) @definition.class
(program [
  (lexical_declaration "const" (variable_declarator name: (identifier) @name value: (_)? @body) @definition.constant)
  (lexical_declaration (variable_declarator name: (identifier) @name value: (_)? @body) @definition.variable)
  (variable_declaration (variable_declarator name: (identifier) @name value: (_)? @body) @definition.variable)
])
(export_statement [
  (lexical_declaration "const" (variable_declarator name: (identifier) @name value: (_)? @body) @definition.constant)
  (lexical_declaration (variable_declarator name: (identifier) @name value: (_)? @body) @definition.variable)
  (variable_declaration (variable_declarator name: (identifier) @name value: (_)? @body) @definition.variable)
])
(pair key: [(property_identifier) (string) (private_property_identifier)] @name value: [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
]) @definition.method
(assignment_expression
  left: (member_expression object: (_) @container property: (_) @name)
  right: [
    (arrow_function body: (_) @body)
    (function_expression body: (_) @body)
    (class body: (_) @body)
  ]) @definition.function
(formal_parameters) @parameters
(arrow_function parameter: (_) @parameters @parameter @parameter.name)
`;

/** ES modules and CommonJS. */
export const MODULES = `
(export_statement) @exported
(export_statement !source (export_clause (export_specifier name: (identifier) @exported.name)))
(export_statement value: (identifier) @exported.name)
((assignment_expression left: (member_expression) @_exports) @exported
  (#match? @_exports "^(module\\\\.)?exports(\\\\.|$)"))
((assignment_expression left: (member_expression) @_exports right: (identifier) @exported.name)
  (#match? @_exports "^(module\\\\.)?exports(\\\\.|$)"))
((assignment_expression left: (member_expression) @_exports
  right: (object [
    (shorthand_property_identifier) @exported.name
    (pair value: (identifier) @exported.name)
  ]))
  (#eq? @_exports "module.exports"))
(import_statement source: (string) @module) @import
(export_statement source: (string) @module) @import
((call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
(call_expression function: (import) arguments: (arguments . (string) @module)) @import
`;

/** Calls, what becomes of them, strings and comments. */
export const EXPRESSIONS = `
(call_expression function: (_) @callee arguments: (_) @arguments) @call
(new_expression constructor: (_) arguments: (_)? @arguments) @call
(await_expression (_) @awaited)
(await_expression (parenthesized_expression (_) @awaited))
(yield_expression "*" (_) @awaited)
(for_in_statement "await" right: (_) @awaited)
(expression_statement [(call_expression) (new_expression)] @statement)
(expression_statement (await_expression [(call_expression) (new_expression)] @statement))
(string) @string
(template_string) @string
(template_substitution) @string.hole
(regex) @regex
(comment) @comment
`;

/** Catch clauses, and callbacks given to a promise's catch. */
export const HANDLERS = `
(catch_clause parameter: (_)? @error body: (_) @body) @handler
(call_expression
  function: (member_expression property: (property_identifier) @_catch)
  arguments: (arguments . [
    (arrow_function parameters: (_)? body: (_) @body)
    (function_expression body: (_) @body)
  ]) @handler
  (#eq? @_catch "catch"))
(throw_statement) @passes
(return_statement) @passes
(call_expression
  function: (member_expression property: (property_identifier) @_catch)
  arguments: (arguments . (arrow_function body: [
    (call_expression) (identifier) (member_expression) (new_expression) (await_expression) (parenthesized_expression)
  ] @passes))
  (#eq? @_catch "catch"))
`;

/** Jest, Vitest, Mocha, Jasmine, node:test, Playwright, AVA, tap, QUnit. */
export const TESTS = `
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @_runner
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression) (binary_expression)] @name [(arrow_function) (function_expression) (object) (identifier) (call_expression)])) @case
  (#match? @_runner "^(it|test|specify|xit|fit|xtest|xspecify|Deno\\\\.test|QUnit\\\\.test|ava|t\\\\.test|tap\\\\.test)(\\\\.|\\\\(|$)")
  (#not-match? @_runner "^test\\\\.(describe|suite|beforeEach|afterEach|beforeAll|afterAll|use|extend|step)\\\\b"))
((call_expression
  function: [(identifier) (member_expression)] @_runner
  arguments: (arguments . [(string) (template_string)] @name .)) @case
  (#match? @_runner "^(it|test|specify|xit|fit|xtest|xspecify)(\\\\.(todo|skip|only|fails|failing|concurrent))*$"))
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @_runner
  arguments: (arguments . (_) @name [(arrow_function) (function_expression) (object) (identifier) (call_expression)])) @suite
  (#match? @_runner "^(describe|suite|context|fdescribe|xdescribe|fcontext|xcontext|test\\\\.describe|test\\\\.suite|QUnit\\\\.module)(\\\\.|\\\\(|$)"))
((call_expression function: [(identifier) (member_expression) (call_expression)] @focused)
  (#match? @focused "^(fit|fdescribe|fcontext|(it|test|specify|describe|suite|context)(\\\\.[a-zA-Z]+)*\\\\.only)(\\\\.|\\\\(|$)"))
((call_expression function: [(identifier) (member_expression) (call_expression)] @disabled)
  (#match? @disabled "^(xit|xtest|xspecify|xdescribe|xcontext|(it|test|specify|describe|suite|context)(\\\\.[a-zA-Z]+)*\\\\.(skip|todo|skipIf|fixme))(\\\\.|\\\\(|$)"))
([
  (arrow_function body: (statement_block (expression_statement (call_expression
    function: (member_expression object: [(identifier) (this)] @_test property: (property_identifier) @disabled)))))
  (function_expression body: (statement_block (expression_statement (call_expression
    function: (member_expression object: [(identifier) (this)] @_test property: (property_identifier) @disabled)))))
]
  (#any-of? @_test "this" "t")
  (#eq? @disabled "skip"))
((expression_statement (member_expression) @assertion) (#match? @assertion "^(expect|assert)\\\\b|\\\\.should\\\\."))
`;

/** `expect(…).toBe` (the call `expect` alone is none), `assert…`, chai's `should`, AVA's and tap's `t.is`. */
export const ASSERTIONS =
  /^(?:(?:await)?expect(?:\.(?:soft|poll|element))?\.(?!assertions$|hasAssertions$|extend$|any|objectContaining|stringMatching)[\w.]+|assert(?:\.[\w.]+)?|chai\.(?:expect|assert)\.[\w.]+|.*\.should(?:\.[\w.]+)?|sinon\.assert\.\w+|cy\.[\w.]*should|t\.(?:is|not|deepEqual|notDeepEqual|like|truthy|falsy|true|false|throws|throwsAsync|notThrows|notThrowsAsync|regex|notRegex|snapshot|assert|equal|strictEqual|ok|notOk|match|rejects|same|strictSame|not|pass|fail|plan))$/u;

/** What hands an error on: a callback by its usual names. */
export const PASSERS = /(?:^|\.)(?:reject|next|callback|cb|done|fail|onError|onerror|emit|destroy|abort|error)$/u;
