import { largeFile } from '../../../../src/engine/planes/hygiene/large-file.js';
import type { FileSpec } from '../../../stand-ins/snapshot.js';
import { edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { rows } from './rows.js';

const unread: FileSpec = { old: null, new: 'a\n', raw: { omitted: 'too_large', new_text: null, hunks: [] } };
const blob = rows(700, (n) =>
  String.fromCharCode(65 + ((n * 7) % 26), 97 + ((n * 11) % 26), 48 + (n % 10), 43, 65, 66),
).replaceAll('\n', '');

describeRule(largeFile, {
  invalid: [
    { name: 'a file that is too large to be read', files: { 'data/a.csv': unread }, findings: ['1 info'] },
    {
      name: 'a blob in code',
      files: edit('src/a.ts', 'a\n', `a\nconst b = '${blob}';\n`),
      findings: ['2 info, asked'],
    },
  ],
  valid: [
    { name: 'a lock file', files: { 'package-lock.json': unread } },
    { name: 'a picture in code', files: edit('src/a.ts', 'a\n', `a\nconst b = 'data:image/png;base64,${blob}';\n`) },
    { name: 'one letter many times', files: edit('src/a.ts', 'a\n', `a\nconst b = '${'A'.repeat(4_900)}';\n`) },
    { name: 'a blob in a test', files: edit('a.test.ts', 'a\n', `a\nconst b = '${blob}';\n`) },
  ],
});
