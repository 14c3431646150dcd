import { bidirectionalText } from '../../../../src/engine/planes/security/bidirectional-text.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const RLO = '\u202E';
const LRI = '\u2066';
const PDI = '\u2069';

describeRule(bidirectionalText, {
  invalid: cases(
    [
      ['an early return', `"""Subtract ${'\u2067'}""" ;return`, 'src/a.py'],
      ['a commented-out line', `/*${RLO} } ${LRI}if (isAdmin)${PDI} ${LRI} begin admins only */`, 'src/a.ts'],
      ['a stretched string', `if (role != "user${RLO} ${LRI}// admin${PDI} ${LRI}") {`, 'src/a.ts'],
      ['an isolate in code', `a${LRI}b${PDI}();`, 'src/a.go'],
      ['an open isolate in a comment', `# ${LRI} a`, '.github/workflows/ci.yml'],
    ],
    (name, line, path) => ({ name, files: { [path]: addedTo('first', line) }, findings: ['2 error'] }),
  ),
  valid: cases(
    [
      ['isolates that close in their string', `const a = "${LRI}name${PDI} של";`, 'src/a.ts'],
      ['text of a right-to-left script', 'const a = "שלום עולם"; // مرحبا', 'src/a.ts'],
      ['marks in a string', 'const a = "\u200Fשלום\u200E";', 'src/a.ts'],
      ['a document', `text ${RLO} more`, 'README.md'],
      ['data of a test', `"look${RLO}out.net"`, 'tests/expectation.json'],
      ['a translation', `msgstr "${RLO}a"`, 'po/he.po'],
    ],
    (name, line, path) => ({ name, files: { [path]: addedTo('first', line) } }),
  ),
});
