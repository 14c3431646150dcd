import type { LanguageTable } from '../language-table.js';

/**
 * Rust, with its built-in tests, those of async runtimes, rstest and proptest. The arguments of macros are read as
 * tokens.
 */
export const RUST: LanguageTable = {
  grammar: 'rust',
  query: [
    `
; Definitions
(impl_item body: (declaration_list
  (function_item name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method))
(trait_item body: (declaration_list
  (function_item name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method))
(function_signature_item) @definition.method @in.name.name @in.parameters.parameters
(function_item name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.function
(macro_definition name: (_) @name . (macro_rule)? @body) @definition.function
(struct_item) @definition.class @in.name.name @maybe.body.body
(union_item) @definition.class @in.name.name @in.body.body
(enum_item) @definition.enum @in.name.name @in.body.body
(enum_variant) @definition.constant @in.name.name
(trait_item) @definition.interface @in.name.name @in.body.body
(type_item) @definition.type @in.name.name
(associated_type) @definition.type @in.name.name
(const_item) @definition.constant @in.name.name @maybe.value.body
(static_item) @definition.variable @in.name.name @maybe.value.body
(field_declaration) @definition.field @in.name.name
(mod_item) @definition.module @in.name.name @in.body.body
(impl_item type: [
  (type_identifier) @name
  (generic_type type: (type_identifier) @name)
  (generic_type type: (scoped_type_identifier name: (_) @name))
  (scoped_type_identifier name: (_) @name)
]) @scope

[(parameters) (closure_parameters)] @parameters
(parameter) @parameter @in.pattern.parameter.name @in.type.parameter.type

; Calls
(call_expression function: (generic_function function: (_) @callee) arguments: (_) @arguments) @call
(call_expression function: (_) @callee arguments: (_) @arguments) @call
(macro_invocation macro: (_) @callee (token_tree) @arguments) @call
(token_tree (identifier) @call @callee . (token_tree "(") @arguments)
(await_expression (_) @awaited)
(expression_statement [(call_expression) (macro_invocation)] @statement)
(expression_statement (await_expression (_) @statement))
(expression_statement (try_expression (_) @statement))
(expression_statement (try_expression (await_expression (_) @statement)))

; Words
[(string_literal) (raw_string_literal) (char_literal)] @string
[(line_comment) (block_comment)] @comment

; Errors
(if_expression
  condition: (let_condition pattern: (tuple_struct_pattern type: (_) @_err . (_)? @error))
  consequence: (_) @handler @body
  (#eq? @_err "Err"))
(match_arm
  pattern: (match_pattern (tuple_struct_pattern type: (_) @_err . (_)? @error))
  value: (_) @body
  (#eq? @_err "Err")) @handler
(let_declaration
  pattern: (tuple_struct_pattern type: (_) @_ok)
  alternative: (block) @handler @body
  (#any-of? @_ok "Ok" "Some"))
(call_expression function: (_) @_err (#match? @_err "^(?:Err|(?:std::)?process::(?:exit|abort)|panic_any|resume_unwind)$")) @passes
(macro_invocation macro: (_) @_fail
  (#match? @_fail "(?:^|::)(?:panic|bail|unreachable|unimplemented|todo|ensure|throw|abort|assert)$")) @passes
[(try_expression) (return_expression)] @passes

; Tests
((attribute_item (attribute . (_) @_test)) . (attribute_item)* . (function_item name: (_) @name) @case
  (#match? @_test "^(?:[a-z0-9_]+::){0,4}(?:test|[a-z0-9_]+_test|rstest|test_case|test_log|quickcheck|proptest)$"))
((attribute_item (attribute . (_) @_off)) . (attribute_item)* . (function_item) @disabled (#eq? @_off "ignore"))
((attribute_item (attribute . (_) @_cfg arguments: (token_tree (identifier) @_test)))
  . (attribute_item)* . (mod_item name: (_) @name) @suite
  (#eq? @_cfg "cfg") (#eq? @_test "test"))
((mod_item name: (_) @name body: (_)) @suite (#any-of? @name "test" "tests"))
(macro_invocation
  macro: (_) @_proptest
  (token_tree (token_tree (identifier) @_test) . (identifier) @name . (token_tree) . (token_tree) @case)
  (#match? @_proptest "proptest$") (#eq? @_test "test"))
((attribute_item (attribute . (_) @_panic)) @assertion (#eq? @_panic "should_panic"))

; Imports
(use_declaration argument: [
  (identifier) @module
  (scoped_identifier) @module
  (scoped_use_list path: (_) @module)
  (use_as_clause path: (_) @module)
  (use_wildcard (_) @module)
]) @import
(extern_crate_declaration) @import @in.name.module
(mod_item name: (_) @module !body) @import
`,
  ],
  exported: {
    top: 'words',
    members: 'words',
    showing: ['pub'],
    hiding: ['crate', 'super', 'self', 'in'],
    hidden: null,
  },
  assertions: /^(?:\w{1,40}::){0,3}(?:debug_|prop_|k9_)?(?:assert(?:_\w{0,40})?|expect_that|verify_that)$|\.assert$/u,
  passers: /(?:^|::|\.)(?:Err|Failed|Failure|Error|fail|abort|from|into|with_context|context|set_error)$/u,
  nothing: ['()'],
  fragments: [
    { before: 'fn _() {', after: '}' },
    { before: 'impl _ {', after: '}', inner: 'fn _() {' },
    { before: 'struct _ {', after: '}' },
    { before: 'match _ {', after: '}', inner: '_ => {' },
    { before: '_ = _ {', after: '};' },
    { before: 'enum _ {', after: '}' },
    { before: '_(', after: ');' },
    { before: '_!{', after: '}' },
  ],
  inside: ['match _ {', '_ = _ {', 'struct _ {', 'impl _ {', 'enum _ {', '_!{'],
  indented: false,
};
