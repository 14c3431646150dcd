/** JavaScript, with JSX and, as far as it goes, Flow. */
import type { LanguageTable } from '../table.js';
import { ASSERTIONS, DEFINITIONS, EXPRESSIONS, HANDLERS, MODULES, PASSERS, TESTS } from './ecmascript.js';

const FIELDS = `
(field_definition property: (_) @name value: [
  (arrow_function body: (_) @body)
  (function_expression body: (_) @body)
]) @definition.method
(field_definition property: (_) @name value: (_)? @body) @definition.field
(formal_parameters [(identifier) (object_pattern) (array_pattern)] @parameter @parameter.name)
(formal_parameters (rest_pattern) @parameter @parameter.name @parameter.optional)
(formal_parameters (assignment_pattern left: (_) @parameter.name right: (_) @parameter.optional) @parameter)
`;

export const JAVASCRIPT: LanguageTable = {
  grammar: 'javascript',
  query: `${DEFINITIONS}${FIELDS}${MODULES}${EXPRESSIONS}${HANDLERS}${TESTS}`,
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
