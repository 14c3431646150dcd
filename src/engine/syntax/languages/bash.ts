import type { LanguageTable } from '../language-table.js';

/**
 * Shell, with Bats and shUnit2. The grammar does not know `@test`: it parses such a test as a command and its lines as
 * commands after it.
 */
export const BASH: LanguageTable = {
  grammar: 'bash',
  query: [
    `
; Definitions
(function_definition) @definition.function @in.name.name @in.body.body
(program (variable_assignment name: (_) @name value: (_)? @body) @definition.variable)
(program (declaration_command (variable_assignment name: (_) @name value: (_)? @body) @definition.variable))
(declaration_command "export") @exported
(declaration_command "export" (variable_name) @exported.name)

; Calls
(command name: (command_name) @callee . argument: (_)? @arguments) @call

; Words
[(string) (raw_string) (ansi_c_string) (heredoc_body)] @string
(string [(command_substitution) (simple_expansion) (expansion)] @string.hole)
(heredoc_body [(command_substitution) (simple_expansion) (expansion)] @string.hole)
(comment) @comment

; Tests
((command name: (command_name) @_test . argument: (_) @name) @case (#eq? @_test "@test"))
((function_definition name: (_) @name) @case (#match? @name "^test(?:[A-Z_]|$)"))
((command name: (command_name) @_test) @disabled . (command name: (command_name) @_skip)
  (#eq? @_test "@test") (#eq? @_skip "skip"))
(program (test_command) @assertion)

; Imports
(command
  name: (command_name) @_source
  . argument: (_) @module
  (#any-of? @_source "source" "." "load" "bats_load_library")) @import
`,
  ],
  exported: { top: 'marked', members: 'open', showing: [], hiding: [], hidden: null },
  assertions: /^(?:assert|refute|fail|flunk)(?:[A-Z_]\w{0,60})?$/u,
  passers: null,
  nothing: [],
  fragments: [
    { before: 'if _; then', after: 'fi' },
    { before: 'case _ in', after: 'esac' },
    { before: '_() {', after: '}' },
  ],
  // A word of such signs, or a pipeline, takes quadratic time; 16,000 pipes in one word stop the parser.
  crowding: { signs: /[|)<>\]]/u, most: 500 },
  indented: false,
};
