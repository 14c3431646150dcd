import { bidirectionalText } from '../../../../src/engine/planes/security/bidirectional-text.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const RLO = '\u202E';
const LRI = '\u2066';
const PDI = '\u2069';

/** A line that no person writes, with a text of three words around an override, and other data before and behind. */
const generated = (...data: readonly string[]) =>
  `const index = {"pages": [${data.map((text) => `{"text": "${text}", "words": "${'lorem '.repeat(500)}"}`).join()}]};\n`;
const BETWEEN = `is a long sample of text ${RLO} with more than twelve letters on each side`;
const SAMPLE = `a sample with ${RLO} in its middle`;

describeRule(bidirectionalText, {
  beside: ['hygiene/unreadable-line', 'hygiene/generated-edited'],
  invalid: [
    ...cases(
      [
        ['an early return', `"""Subtract ${'\u2067'}""" ;return`, 'src/a.py'],
        ['a commented-out line', `/*${RLO} } ${LRI}if (isAdmin)${PDI} ${LRI} begin admins only */`, 'src/a.ts'],
        ['a stretched string', `if (role != "user${RLO} ${LRI}// admin${PDI} ${LRI}") {`, 'src/a.ts'],
        ['an isolate in code', `a${LRI}b${PDI}();`, 'src/a.go'],
        ['an open isolate in a comment', `# ${LRI} a`, '.github/workflows/ci.yml'],
      ],
      (name, line, path) => ({ name, files: { [path]: addedTo('first', line) }, findings: ['2 error'] }),
    ),
    ...cases(
      [
        ['another one in generated data', generated('one', SAMPLE), generated('one', SAMPLE, SAMPLE)],
        ['one between other text', generated('one', SAMPLE), generated('one', `a trial with ${RLO} in its middle`)],
        ['generated text that becomes code', generated(BETWEEN), generated(`" ${BETWEEN} "`)],
        ['another control', generated('one', SAMPLE), generated('one', SAMPLE.replace(RLO, LRI))],
        [
          'code behind the one that was there',
          `const sample = "a sample ${RLO} text for it"; // shown\n`,
          `const sample = "a sample ${RLO} text for it"; grantAll(user); // shown\n`,
        ],
        ['a text that becomes code', `f("a long sample ${RLO} of text");\n`, `f(" a long sample ${RLO} of text);\n`],
        [
          'the same text in a generated line and in a written one',
          generated('one', SAMPLE),
          `const sample = "${SAMPLE}";\n`,
        ],
      ],
      (name, before, after) => ({ name, files: edit('src/index.js', before, after), findings: ['1 error'] }),
    ),
  ],
  valid: [
    ...cases(
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
    ...cases(
      [
        ['generated data that is written anew', generated('one', SAMPLE), generated('two', 'three', SAMPLE)],
        ['one of two that goes', generated(SAMPLE, SAMPLE), generated('one', SAMPLE)],
        ['generated data that reads as a comment before', `// ${generated('one', SAMPLE)}`, generated('two', SAMPLE)],
        [
          'a line that changes before it',
          `const sample = load("a long sample ${RLO} of text");\n`,
          `export const sample = load("a long sample ${RLO} of text");\n`,
        ],
        ['a line that moves', `a();\nb();\nf("${RLO}a");\n`, `f("${RLO}a");\na();\nb();\n`],
      ],
      (name, before, after) => ({ name, files: edit('src/index.js', before, after) }),
    ),
  ],
});
