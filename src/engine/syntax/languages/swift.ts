import type { LanguageTable } from '../language-table.js';

/**
 * Swift, with XCTest, Swift Testing, Quick and Nimble. Parameters are children of the function itself, without a list.
 * The parse time grows faster than the text (30 kB 0.1 s, 60 kB 1.4 s, 120 kB 5 s), so long texts are not parsed.
 */
export const SWIFT: LanguageTable = {
  grammar: 'swift',
  query: [
    `
; Definitions
(class_declaration declaration_kind: "extension" name: (user_type . (type_identifier) @name)) @scope
(class_declaration declaration_kind: "enum" name: (type_identifier) @name body: (_) @body) @definition.enum
(class_declaration name: (type_identifier) @name body: (_) @body) @definition.class
(protocol_declaration) @definition.interface @in.name.name @in.body.body
(enum_entry name: (simple_identifier) @name) @definition.constant
(typealias_declaration name: (type_identifier) @name) @definition.type
(protocol_function_declaration name: (simple_identifier) @name) @definition.method @parameters
(class_body (_ name: (simple_identifier) @name body: (function_body) @body) @definition.method @parameters)
(enum_class_body (_ name: (simple_identifier) @name body: (function_body) @body) @definition.method @parameters)
(_ name: (simple_identifier) @name body: (function_body) @body) @definition.function @parameters
(init_declaration name: "init" @name body: (_)? @body) @definition.method @parameters
(class_body (_ name: (_ bound_identifier: (_) @name) [value: (_) computed_value: (_)] @body) @definition.field)
(class_body (_ name: (_ bound_identifier: (_) @name)) @definition.field)
(enum_class_body (_ name: (_ bound_identifier: (_) @name)) @definition.field)
(protocol_body (_ name: (_ bound_identifier: (_) @name)) @definition.field)
(source_file (_ (_ mutability: "let") name: (_ bound_identifier: (_) @name) value: (_) @body) @definition.constant)
(source_file (_ name: (_ bound_identifier: (_) @name)) @definition.variable)

(_
  (parameter name: (simple_identifier) @parameter.name . name: (_) @parameter.type) @parameter
  . default_value: _ @parameter.optional)
(parameter name: (simple_identifier) @parameter.name . name: (_) @parameter.type "..."? @parameter.optional) @parameter
(modifiers (attribute) @apart)

; Calls
(call_expression (call_suffix) @arguments) @call
(macro_invocation (call_suffix) @arguments) @call
(await_expression expr: (_) @awaited)
(statements [
  (call_expression) @statement
  (_ expr: (call_expression) @statement)
  (_ expr: (_ expr: (call_expression) @statement))
])

; Words
[(line_string_literal) (multi_line_string_literal) (raw_string_literal)] @string
(interpolated_expression) @string.hole
[(comment) (multiline_comment)] @comment

; Errors
(catch_block error: (_ (_ bound_identifier: (_) @error))? (statements)? @body) @handler
(control_transfer_statement) @passes
(call_expression (simple_identifier) @_fail
  (#any-of? @_fail "fatalError" "preconditionFailure" "assertionFailure" "XCTFail" "exit")) @passes

; Tests
((_ name: (simple_identifier) @name body: (function_body)) @case (#match? @name "^test(?:[A-Z0-9_]|$)"))
((_
  (modifiers (_ . (_ . (type_identifier) @_test)))
  name: (simple_identifier) @name
  body: (function_body)) @case
  (#eq? @_test "Test"))
(call_expression
  (simple_identifier) @_it
  (_ (_ . (_ value: (line_string_literal) @name)) (lambda_literal))
  (#any-of? @_it "it" "fit" "xit")) @case
(call_expression
  (simple_identifier) @_describe
  (_ (_ . (_ value: (line_string_literal) @name)) (lambda_literal))
  (#any-of? @_describe "describe" "context" "fdescribe" "fcontext" "xdescribe" "xcontext")) @suite
((class_declaration name: (type_identifier) @name (_ inherits_from: (_ (type_identifier) @_super))) @suite
  (#match? @_super "(?:TestCase|Spec)$"))
((_ (modifiers (_ . (_ . (type_identifier) @_suite))) name: (type_identifier) @name) @suite
  (#eq? @_suite "Suite"))
((_ (modifiers (_
  . (_ . (type_identifier) @_test)
  [(_ target: (_) @_disabled) (_ (_ target: (_) @_disabled))]))) @disabled
  (#any-of? @_test "Test" "Suite") (#eq? @_disabled "disabled"))
(function_body (_ (_ (throw_keyword) (_ (simple_identifier) @_skip)) @disabled) (#eq? @_skip "XCTSkip"))
(call_expression
  (simple_identifier) @disabled
  (_ (lambda_literal))
  (#any-of? @disabled "xit" "xdescribe" "xcontext"))
(call_expression
  (simple_identifier) @focused
  (_ (lambda_literal))
  (#any-of? @focused "fit" "fdescribe" "fcontext"))

; Imports
(import_declaration (identifier) @module) @import
`,
  ],
  exported: { top: 'words', members: 'words', showing: ['public', 'open'], hiding: [], hidden: null },
  assertions:
    /^(?:XCTAssert\w{0,60}|XCTFail|XCTUnwrap|XCTExpectFailure|#expect|#require|expect|precondition|assert\w{0,40}|verify)(?!\w)/u,
  passers: /(?:^|\.)(?:failure|completion|reject|resume|onError|fail|send|fatalError)$/u,
  nothing: [],
  fragments: [
    { before: 'public class _ {', after: '}', inner: 'func _() {', first: true },
    { before: 'func _() {', after: '}', first: true },
    { before: 'switch _ {', after: '}' },
    { before: '_(', after: ')' },
  ],
  inside: ['do {', 'public class _ {', 'switch _ {'],
  longest: 50_000,
  indented: false,
};
