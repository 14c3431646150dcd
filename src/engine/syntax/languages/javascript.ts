import type { LanguageTable, QueryPart } from '../language-table.js';
import { ASSERTIONS, CLASS, DEFINITIONS, EXPRESSIONS, HANDLERS, MODULES, PASSERS, TESTS } from './ecmascript.js';

const FIELDS: readonly QueryPart[] = [
  {
    where: CLASS,
    query: `
(field_definition value: [(arrow_function) (function_expression)] @in.body.body) @definition.method @in.property.name
(field_definition) @definition.field @in.property.name @maybe.value.body
`,
  },
  `
(formal_parameters [(identifier) (object_pattern) (array_pattern)] @parameter @parameter.name)
(formal_parameters (rest_pattern) @parameter @parameter.name @parameter.optional)
(formal_parameters (assignment_pattern) @parameter @in.left.parameter.name @in.right.parameter.optional)
`,
];

/** JavaScript, with JSX and with Flow as far as the grammar supports it. */
export const JAVASCRIPT: LanguageTable = {
  grammar: 'javascript',
  query: [...DEFINITIONS, ...FIELDS, ...MODULES, ...EXPRESSIONS, ...HANDLERS, ...TESTS],
  exported: { top: 'marked', members: 'open', showing: [], hiding: [], hidden: /^#/u },
  assertions: ASSERTIONS,
  passers: PASSERS,
  nothing: ['undefined', 'null', 'void0'],
  fragments: [
    { before: 'class _ {', after: '}', inner: '_() {' },
    { before: 'async function* _() {', after: '}' },
    { before: 'const _ = {', after: '};' },
  ],
  indented: false,
};
