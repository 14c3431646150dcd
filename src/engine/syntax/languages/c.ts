import type { LanguageTable } from '../language-table.js';
import { C_ASSERTIONS, C_FAMILY, C_TESTS } from './c-family.js';

/**
 * C, with assertions of cmocka, Check, CUnit, Unity and GLib, and plain assertions. It also reads C++ headers that have
 * the extension of C.
 */
export const C: LanguageTable = {
  grammar: 'c',
  query: [
    `${C_FAMILY}
(function_definition declarator: [
  (_ declarator: (identifier) @name parameters: (_) @parameters)
  (_ declarator: (_ declarator: (identifier) @name parameters: (_) @parameters))
  (_ declarator: (_ declarator: (_ declarator: (identifier) @name parameters: (_) @parameters)))
] body: (_) @body) @definition.function
(function_definition
  type: (type_identifier) @_start
  declarator: (parenthesized_declarator (identifier) @name)
  body: (_) @body
  (#any-of? @_start "START_TEST" "START_LOOP_TEST")) @definition.function @case
(variadic_parameter) @parameter @parameter.name @parameter.optional
${C_TESTS}
`,
  ],
  exported: { top: 'open', members: 'open', showing: [], hiding: ['static'], hidden: null },
  assertions: C_ASSERTIONS,
  passers: null,
  nothing: [],
  fragments: [
    { before: 'void _() {', after: '}', first: true },
    { before: 'int _[] = {', after: '};' },
    { before: 'struct _ {', after: '};' },
    { before: 'enum _ {', after: '};' },
    { before: '_(', after: ');' },
  ],
  inside: ['int _[] = {', 'struct _ {', 'switch (_) {', 'enum _ {'],
  indented: false,
};
