/** TypeScript and TSX: JavaScript's forms with types. */
import type { LanguageTable } from '../table.js';
import { ASSERTIONS, DEFINITIONS, EXPRESSIONS, HANDLERS, MODULES, PASSERS, TESTS } from './ecmascript.js';

const TYPES = `
(abstract_class_declaration name: (_) @name body: (_) @body) @definition.class
(interface_declaration name: (_) @name body: (_) @body) @definition.interface
(type_alias_declaration name: (_) @name value: (_) @body) @definition.type
(enum_declaration name: (_) @name body: (_) @body) @definition.enum
(enum_body name: (_) @name @definition.field)
(enum_assignment name: (_) @name value: (_) @body) @definition.field
(internal_module name: (_) @name body: (_) @body) @definition.module
(module name: (_) @name body: (_) @body) @definition.module
(function_signature name: (_) @name) @definition.function
(abstract_method_signature name: (_) @name) @definition.method
(method_signature name: (_) @name) @definition.method
(property_signature name: (_) @name) @definition.field
(public_field_definition name: (_) @name value: [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
]) @definition.method
(public_field_definition name: (_) @name value: (_)? @body) @definition.field
(ambient_declaration (lexical_declaration (variable_declarator name: (identifier) @name) @definition.constant))
(ambient_declaration (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable))

(required_parameter
  pattern: (rest_pattern) @parameter.name @parameter.optional
  type: (_)? @parameter.type) @parameter
(required_parameter
  pattern: (_) @parameter.name
  type: (_)? @parameter.type
  value: (_)? @parameter.optional) @parameter
(optional_parameter pattern: (_) @parameter.name type: (_)? @parameter.type) @parameter @parameter.optional
(import_require_clause source: (string) @module) @import
`;

/** Of the grammar `typescript`; TSX has one of its own with the same names. */
export const TYPESCRIPT: LanguageTable = {
  grammar: 'typescript',
  query: `${DEFINITIONS}${TYPES}${MODULES}${EXPRESSIONS}${HANDLERS}${TESTS}`,
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

export const TSX: LanguageTable = { ...TYPESCRIPT, grammar: 'tsx' };
