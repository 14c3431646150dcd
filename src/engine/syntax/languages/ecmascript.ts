/** Query parts that JavaScript and TypeScript share. */
import type { QueryPart } from '../language-table.js';

/** In a text with a class. */
export const CLASS = /\bclass\b/u;

/** Functions, classes and their members. */
export const DEFINITIONS: readonly QueryPart[] = [
  `
(function_declaration) @definition.function @in.name.name @in.body.body
(generator_function_declaration) @definition.function @in.name.name @in.body.body
(class_declaration) @definition.class @in.name.name @in.body.body
(method_definition) @definition.method @in.name.name @in.body.body
(variable_declarator name: (identifier) @name value: [
  (arrow_function) (function_expression) (generator_function)
] @in.body.body) @definition.function
(variable_declarator name: (identifier) @name value: (_ function: (identifier) arguments: (_ . [
  (arrow_function) (function_expression)
] @in.body.body))) @definition.function
`,
  {
    where: CLASS,
    query: `
(variable_declarator name: (identifier) @name value: (class) @in.body.body) @definition.class
`,
  },
  `
(program [
  (lexical_declaration "const" (variable_declarator name: (identifier) @name) @definition.constant @maybe.value.body)
  (lexical_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
  (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
])
(export_statement [
  (lexical_declaration "const" (variable_declarator name: (identifier) @name) @definition.constant @maybe.value.body)
  (lexical_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
  (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
])
(pair key: [(property_identifier) (string) (private_property_identifier)] @name value: [
  (arrow_function) (function_expression)
] @in.body.body) @definition.method
(assignment_expression
  left: (member_expression) @in.object.container @in.property.name
  right: [(arrow_function) (function_expression) (class)] @in.body.body) @definition.function
(formal_parameters) @parameters
(arrow_function) @in.parameter.parameters @in.parameter.parameter @in.parameter.parameter.name
`,
];

/** ES modules and CommonJS. */
export const MODULES: readonly QueryPart[] = [
  `
(export_statement) @exported
(export_statement !source (export_clause (export_specifier name: (identifier) @exported.name)))
(export_statement value: (identifier) @exported.name)
(import_statement source: (string) @module) @import
(export_statement source: (string) @module) @import
(_ function: (import) arguments: (_ . (string) @module)) @import
`,
  {
    where: /exports/u,
    query: `
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
`,
  },
  {
    where: /\brequire\b/u,
    query: `
((call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
`,
  },
];

/** Calls and the use of their results, strings and comments. */
export const EXPRESSIONS: readonly QueryPart[] = [
  `
(call_expression) @call @in.function.callee @in.arguments.arguments
(new_expression) @call @maybe.arguments.arguments
(expression_statement [(call_expression) (new_expression)] @statement)
(string) @string
(template_string) @string
(template_substitution) @string.hole
(regex) @regex
(comment) @comment
`,
  {
    where: /await|yield/u,
    query: `
(await_expression (_) @awaited)
(await_expression (parenthesized_expression (_) @awaited))
(yield_expression "*" (_) @awaited)
(for_in_statement "await" right: (_) @awaited)
(expression_statement (await_expression [(call_expression) (new_expression)] @statement))
`,
  },
];

/** Catch clauses, and callbacks passed to the `catch` method of a promise. */
export const HANDLERS: readonly QueryPart[] = [
  {
    where: /catch/u,
    query: `
(catch_clause) @handler @maybe.parameter.error @in.body.body
(throw_statement) @passes
(return_statement) @passes
(_
  function: (member_expression) @in.property._catch
  arguments: (_ . [(arrow_function) (function_expression)] @in.body.body) @handler
  (#eq? @in.property._catch "catch"))
(_
  function: (member_expression) @in.property._catch
  arguments: (_ . (arrow_function body: [
    (call_expression) (identifier) (member_expression) (new_expression) (await_expression) (parenthesized_expression)
  ] @passes))
  (#eq? @in.property._catch "catch"))
`,
  },
];

/** Jest, Vitest, Mocha, Jasmine, node:test, Playwright, AVA, tap, QUnit. */
export const TESTS: readonly QueryPart[] = [
  {
    where:
      /\b(?:[xf]?(?:it|describe|context)|x?(?:test|specify)|suite|ava|(?:Deno|t|tap)\.test|QUnit\.(?:test|module))\s*(?:[.(<]|\/[*/])/u,
    query: `
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @_runner
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression) (binary_expression)] @name [(arrow_function) (function_expression) (object) (identifier) (call_expression)])) @case
  (#match? @_runner "^(it|test|specify|xit|fit|iit|xtest|xspecify|Deno\\\\.test|QUnit\\\\.test|ava|t\\\\.test|tap\\\\.test)(\\\\.|\\\\(|$)")
  (#not-match? @_runner "^test\\\\.(describe|suite|beforeEach|afterEach|beforeAll|afterAll|use|extend|step)\\\\b"))
((call_expression
  function: [(identifier) (member_expression)] @_runner
  arguments: (arguments . [(string) (template_string)] @name .)) @case
  (#match? @_runner "^(it|test|specify|xit|fit|iit|xtest|xspecify)(\\\\.(todo|skip|only|fails|failing|concurrent))*$"))
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @_runner
  arguments: (arguments . (_) @name [(arrow_function) (function_expression) (object) (identifier) (call_expression)])) @suite
  (#match? @_runner "^(describe|suite|context|fdescribe|ddescribe|xdescribe|fcontext|xcontext|test\\\\.describe|test\\\\.suite|QUnit\\\\.module)(\\\\.|\\\\(|$)"))
`,
  },
  {
    where: /\b(?:f(?:it|describe|context)|iit|ddescribe)\b|\.only\b/u,
    query: `
((call_expression function: [(identifier) (member_expression) (call_expression)] @focused)
  (#match? @focused "^(fit|fdescribe|fcontext|iit|ddescribe|(it|test|specify|describe|suite|context)(\\\\.[a-zA-Z]+)*\\\\.only)(\\\\.|\\\\(|$)"))
`,
  },
  {
    // The options of Deno: https://docs.deno.com/runtime/fundamentals/testing/
    where: /\bDeno\.test\s{0,4}\(/u,
    query: `
((call_expression
  function: (member_expression) @_runner
  arguments: (arguments (object (pair key: (property_identifier) @_name value: (string) @name)))) @case
  (#eq? @_runner "Deno.test") (#eq? @_name "name"))
((call_expression
  function: (member_expression) @_runner
  arguments: (arguments (object (pair key: (property_identifier) @_only value: (true))))) @focused
  (#eq? @_runner "Deno.test") (#eq? @_only "only"))
((call_expression
  function: (member_expression) @_runner
  arguments: (arguments (object (pair key: (property_identifier) @_ignore value: (true))))) @disabled
  (#eq? @_runner "Deno.test") (#eq? @_ignore "ignore"))
`,
  },
  {
    where: /\bx(?:it|test|specify|describe|context)\b|\.(?:skip|todo|fixme)\b/u,
    query: `
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @disabled
  arguments: [
    (template_string)
    (arguments "(" . ")")
    (arguments . [(string) (template_string) (true) (array) (object)])
    (arguments . [(identifier) (member_expression) (binary_expression)] . [(arrow_function) (function_expression)])
    (arguments . [(arrow_function body: (statement_block)) (function_expression)])
  ])
  (#match? @disabled "^(xit|xtest|xspecify|xdescribe|xcontext|(it|test|specify|describe|suite|context)(\\\\.[a-zA-Z]+)*\\\\.(skip|todo|fixme))(\\\\.|\\\\(|$)"))
`,
  },
  {
    where: /skip/u,
    query: `
([
  (arrow_function body: (statement_block (expression_statement (call_expression
    function: (member_expression object: [(identifier) (this)] @_test property: (property_identifier) @disabled)))))
  (function_expression body: (statement_block (expression_statement (call_expression
    function: (member_expression object: [(identifier) (this)] @_test property: (property_identifier) @disabled)))))
]
  (#any-of? @_test "this" "t")
  (#eq? @disabled "skip"))
`,
  },
  {
    where: /expect|assert|should/u,
    query: `
((expression_statement (member_expression) @assertion) (#match? @assertion "^(expect|assert)\\\\b|\\\\.should\\\\."))
`,
  },
];

/** `expect(…).toBe` (not the call `expect` alone), `assert…`, `should` of chai, `t.is` of AVA and tap. */
export const ASSERTIONS =
  /^(?:(?:await)?expect(?:\.(?:soft|poll|element))?\.(?!assertions$|hasAssertions$|extend$|any|objectContaining|stringMatching)[\w.]+|assert(?!\.(?:async|timeout)$)(?:\.[\w.]+)?|chai\.(?:expect|assert)\.[\w.]+|.*\.should(?:\.[\w.]+)?|sinon\.assert\.\w+|cy\.[\w.]*should|t\.(?:is|not|deepEqual|notDeepEqual|like|truthy|falsy|true|false|throws|throwsAsync|notThrows|notThrowsAsync|regex|notRegex|snapshot|assert|equal|strictEqual|ok|notOk|match|rejects|same|strictSame|not|pass|fail|plan))$/u;

/** Callees that pass an error on: callbacks with the usual names. */
export const PASSERS = /(?:^|\.)(?:reject|next|callback|cb|done|fail|onError|onerror|emit|destroy|abort|error)$/u;
