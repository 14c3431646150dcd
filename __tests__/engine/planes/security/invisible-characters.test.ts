import { invisibleCharacters } from '../../../../src/engine/planes/security/invisible-characters.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const PAYLOAD = '\u{E0151}'.repeat(20);

describeRule(invisibleCharacters, {
  invalid: [
    ...cases(
      [
        ['a zero-width space in a name', 'const us\u200Ber = 1;', 'src/a.ts'],
        ['a filler as a name', 'const { a, \u3164 } = b;', 'src/a.js'],
        ['a payload of variation selectors', `run(f("${'\u{E0151}'.repeat(20)}"));`, 'src/a.js'],
        ['a payload of tags', `// ${'\u{E0041}'.repeat(20)}`, 'src/a.ts'],
        ['a soft hyphen in code', 'import a\u00AD from "b";', 'src/a.ts'],
        ['a byte order mark in the middle', 'a(\uFEFF);', 'src/a.ts'],
        ['a selector in a name', 'user\uFE00 = 1', 'src/a.py'],
        ['a run of selectors', `const a = "${'\uFE01\uFE02'.repeat(4)}";`, 'src/a.ts'],
        ['a mark of direction', 'a\u200Eb();', 'src/a.ts'],
      ],
      (name, line, path) => ({ name, files: { [path]: addedTo('first', line) }, findings: ['2 error'] }),
    ),
    ...cases([['const a = "ad\u200Bmin";'], ['const a = "ad\u{E0041}min";'], ['f(); // ad\u2060min']], (line) => ({
      name: `a text, as information: ${JSON.stringify(line)}`,
      files: { 'src/a.ts': addedTo('first', line) },
      findings: ['2 info'],
    })),
    ...cases(
      [
        ['what reads a payload', `const sample = "${PAYLOAD}";\n`, `const sample = run("${PAYLOAD}");\n`],
        ['what runs behind it', `const sample = "${PAYLOAD}";\n`, `const sample = "${PAYLOAD}"; run(sample);\n`],
        ['another payload', `const sample = "${PAYLOAD}";\n`, `const sample = "${PAYLOAD}\u{E0152}";\n`],
        ['a second one', `use("${PAYLOAD}");\n`, `use("${PAYLOAD}");\nuse("${PAYLOAD}");\n`],
      ],
      (name, before, after) => ({
        name,
        files: edit('src/a.js', before, after),
        findings: [name === 'a second one' ? '2 error' : '1 error'],
      }),
    ),
  ],
  valid: [
    ...cases(
      [
        ['joiners in an emoji', 'const a = "👩‍👩‍👧"; // 👨‍💻', 'src/a.ts'],
        ['the keycap of a digit', 'f(); // 1️⃣ & 2️⃣', 'src/a.ts'],
        ['a flag', 'const a = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";', 'src/a.ts'],
        ['a non-joiner in Persian', 'const a = "می‌خواهم";', 'src/a.ts'],
        ['a place to break a long word', 'const a = "/\u200Bb";', 'src/a.ts'],
        ['a text of people', '{"a": "a\u200Bb"}', 'src/a.json'],
        ['a document', 'a\u200Bb', 'README.md'],
      ],
      (name, line, path) => ({ name, files: { [path]: addedTo('first', line) } }),
    ),
    ...cases(
      [
        ['a line that changes before it', `use("a sample of ${PAYLOAD}");\n`, `make("a sample of ${PAYLOAD}");\n`],
        ['a line that moves', `a();\nb();\nuse("${PAYLOAD}");\n`, `use("${PAYLOAD}");\na();\nb();\n`],
      ],
      (name, before, after) => ({ name, files: edit('src/a.js', before, after) }),
    ),
    { name: 'the byte order mark that opens a file', files: { 'src/a.cs': { new: '\uFEFFusing A;\n' } } },
  ],
});
