import type { LanguageTable } from '../language-table.js';

/** Ruby, with RSpec, Minitest, Test::Unit and the tests of Rails. */
export const RUBY: LanguageTable = {
  grammar: 'ruby',
  query: [
    `
; Definitions
(class) @definition.class @in.name.name @maybe.body.body
(module) @definition.module @in.name.name @maybe.body.body
(singleton_class) @scope @in.value.name
(program (method name: (_) @name parameters: (_)? @parameters body: (_)? @body) @definition.function)
(method name: (_) @name parameters: (_)? @parameters body: (_)? @body) @definition.method
(singleton_method name: (_) @name parameters: (_)? @parameters body: (_)? @body) @definition.method
(assignment left: (constant) @name right: (_) @body) @definition.constant
`,
    {
      where: /attr_(?:reader|writer|accessor)/u,
      query: `
(_
  method: (identifier) @_attribute
  arguments: (_ (simple_symbol) @definition.field @name)
  (#any-of? @_attribute "attr_reader" "attr_writer" "attr_accessor"))
`,
    },
    `
(alias) @definition.method @in.name.name

[(method_parameters) (lambda_parameters) (block_parameters)] @parameters
(method_parameters (identifier) @parameter @parameter.name)
(optional_parameter name: (_) @parameter.name value: (_)) @parameter @parameter.optional
(splat_parameter) @parameter @parameter.optional @in.name.parameter.name
(hash_splat_parameter) @parameter @parameter.optional @in.name.parameter.name
(block_parameter) @parameter @parameter.optional @in.name.parameter.name
(keyword_parameter) @parameter @in.name.parameter.name @maybe.value.parameter.optional
`,
    {
      where: /private|protected|public/u,
      query: `
([(body_statement (identifier) @section) (program (identifier) @section)]
  (#any-of? @section "private" "protected" "public"))
(_
  method: (identifier) @_private
  arguments: (_ [(method) @hidden (singleton_method) @hidden (simple_symbol) @hidden.name])
  (#any-of? @_private "private" "protected" "private_class_method" "private_constant"))
`,
    },
    `
; Calls
(call) @call @maybe.arguments.arguments @maybe.block.arguments
([
  (body_statement (call) @statement . (_))
  (block_body (call) @statement . (_))
  (then (call) @statement . (_))
  (program (call) @statement)
])

; Words
[(string) (heredoc_body) (bare_string) (character) (subshell)] @string
(interpolation) @string.hole
(regex) @regex
(comment) @comment

; Errors
(rescue variable: (exception_variable (_) @error)? body: (_)? @body) @handler
(rescue_modifier) @handler @in.handler.body
`,
    {
      // What raises again matters in a handler alone.
      where: /rescue/u,
      query: `
([
  (then (identifier) @passes)
  (if_modifier body: (identifier) @passes)
  (unless_modifier body: (identifier) @passes)
] (#any-of? @passes "raise" "fail" "abort" "exit"))
(_ !receiver method: (identifier) @_raise (#any-of? @_raise "raise" "fail" "throw" "abort" "exit" "exit!" "flunk")) @passes
(retry) @passes
(return) @passes
`,
    },
    `
; Tests
(_
  !receiver
  method: (identifier) @_it
  arguments: (_ . (_) @name)?
  block: (_)
  (#any-of? @_it "it" "specify" "example" "scenario" "test" "its" "should" "fit" "fspecify" "fexample" "fscenario"
    "focus" "xit" "xspecify" "xexample" "xscenario")) @case
(method name: (identifier) @name (#match? @name "^test_")) @case
(_
  receiver: (constant)? @_rspec
  method: (identifier) @_describe
  arguments: (_ . (_) @name)
  block: (_)
  (#any-of? @_describe "describe" "context" "feature" "shared_examples" "shared_examples_for" "shared_context"
    "fdescribe" "fcontext" "ffeature" "xdescribe" "xcontext" "xfeature")) @suite
((class name: (_) @name (superclass (_) @_super)) @suite
  (#match? @_super "(?:^|::)(?:Test|Spec|[A-Za-z]{0,60}(?:TestCase|IntegrationTest|SystemTest|UnitTest))$"))
`,
    {
      where: /\b(?:f(?:it|specify|example|scenario|describe|context|feature)|focus)\b/u,
      query: `
((_ !receiver method: (identifier) @_focused block: (_)) @focused
  (#any-of? @_focused "fit" "fspecify" "fexample" "fscenario" "focus" "fdescribe" "fcontext" "ffeature"))
`,
    },
    {
      where: /\bx(?:it|specify|example|scenario|describe|context|feature)\b/u,
      query: `
((_ !receiver method: (identifier) @_off block: (_)) @disabled
  (#any-of? @_off "xit" "xspecify" "xexample" "xscenario" "xdescribe" "xcontext" "xfeature"))
`,
    },
    {
      where: /focus|skip|pending/u,
      query: `
((_ method: (identifier) @_it arguments: (_
  [(simple_symbol) @_tag (pair key: (hash_key_symbol) @_tag value: [(true) (string)])]) block: (_)) @focused
  (#any-of? @_it "it" "specify" "example" "scenario" "test" "describe" "context" "feature")
  (#any-of? @_tag ":focus" "focus"))
((_ method: (identifier) @_it arguments: (_
  [(simple_symbol) @_tag (pair key: (hash_key_symbol) @_tag value: [(true) (string)])]) block: (_)) @disabled
  (#any-of? @_it "it" "specify" "example" "scenario" "test" "describe" "context" "feature")
  (#any-of? @_tag ":skip" "skip" ":pending" "pending"))
`,
    },
    {
      where: /\b(?:skip|pending|omit)\b/u,
      query: `
([
  (body_statement (identifier) @disabled)
  (block_body (identifier) @disabled)
] (#any-of? @disabled "skip" "pending" "omit"))
([
  (body_statement (_ !receiver method: (identifier) @_skip !block) @disabled)
  (block_body (_ !receiver method: (identifier) @_skip !block) @disabled)
] (#any-of? @_skip "skip" "pending" "omit"))
`,
    },
    `
; Imports
`,
    {
      where: /require|load/u,
      query: `
(_
  !receiver
  method: (identifier) @_require
  arguments: (_ (string) @module .)
  (#any-of? @_require "require" "require_relative" "load" "autoload" "require_dependency")) @import
`,
    },
  ],
  exported: {
    top: 'open',
    members: 'open',
    showing: [],
    hiding: ['private', 'protected'],
    hidden: null,
  },
  assertions:
    /^(?:self\.)?(?:assert|refute)(?:_\w{0,40})?[?!]?$|^(?:expect|is_expected|are_expected|expect_any_instance_of|aggregate_failures)(?!\w)|\.(?:should|should_not|must_\w{1,40}|wont_\w{1,40})$|^flunk$/u,
  passers:
    /(?:^|\.)(?:raise|fail|failure|fail_with|Failure|reject|abort|error!|render_error|handle_exception|add_error|on_error)$/u,
  nothing: ['nil'],
  fragments: [],
  indented: false,
  words: true,
};
