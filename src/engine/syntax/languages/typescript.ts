/** TypeScript and TSX: the query of JavaScript plus types. */
import type { LanguageTable, QueryPart } from '../language-table.js';
import { ASSERTIONS, CLASS, DEFINITIONS, EXPRESSIONS, HANDLERS, MODULES, PASSERS, TESTS } from './ecmascript.js';

const TYPES: readonly QueryPart[] = [
  `
(abstract_class_declaration) @definition.class @in.name.name @in.body.body
(interface_declaration) @definition.interface @in.name.name @in.body.body
(type_alias_declaration) @definition.type @in.name.name @in.value.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_body name: (_) @name @definition.field)
(enum_assignment) @definition.field @in.name.name @in.value.body
(internal_module) @definition.module @in.name.name @in.body.body
(module) @definition.module @in.name.name @in.body.body
(function_signature) @definition.function @in.name.name
(abstract_method_signature) @definition.method @in.name.name
(method_signature) @definition.method @in.name.name
(property_signature) @definition.field @in.name.name
(required_parameter
  pattern: (rest_pattern) @parameter.name @parameter.optional) @parameter @maybe.type.parameter.type
(required_parameter pattern: (_) @parameter.name) @parameter @maybe.type.parameter.type @maybe.value.parameter.optional
(optional_parameter pattern: (_) @parameter.name) @parameter @parameter.optional @maybe.type.parameter.type
`,
  {
    where: CLASS,
    query: `
(public_field_definition value: [(arrow_function) (function_expression)] @in.body.body) @definition.method @in.name.name
(public_field_definition) @definition.field @in.name.name @maybe.value.body
`,
  },
  {
    where: /\bdeclare\b/u,
    query: `
(ambient_declaration (lexical_declaration (variable_declarator name: (identifier) @name) @definition.constant))
(ambient_declaration (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable))
`,
  },
  { where: /\brequire\b/u, query: '(import_require_clause source: (string) @module) @import' },
];

/** Table of the grammar `typescript`. TSX has its own grammar with the same node names. */
export const TYPESCRIPT: LanguageTable = {
  grammar: 'typescript',
  query: [...DEFINITIONS, ...TYPES, ...MODULES, ...EXPRESSIONS, ...HANDLERS, ...TESTS],
  exported: { top: 'marked', members: 'open', showing: [], hiding: ['private', 'protected'], hidden: /^#/u },
  assertions: ASSERTIONS,
  passers: PASSERS,
  nothing: ['undefined', 'null', 'void0'],
  fragments: [
    { before: 'class _ {', after: '}', inner: '_() {' },
    { before: 'async function* _() {', after: '}' },
    { before: 'const _ = {', after: '};' },
    { before: 'interface _ {', after: '}' },
  ],
  indented: false,
};

/** TypeScript with JSX. It has a grammar of its own, because `<T>` begins an element there. */
export const TSX: LanguageTable = { ...TYPESCRIPT, grammar: 'tsx' };
