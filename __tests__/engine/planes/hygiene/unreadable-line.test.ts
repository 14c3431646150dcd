import { unreadableLine } from '../../../../src/engine/planes/hygiene/unreadable-line.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const long = `a(${'1, '.repeat(2_000)}1);`;

describeRule(unreadableLine, {
  invalid: [
    {
      name: 'where such a line stood before',
      files: { 'src/a.ts': diff(' // first', `-${' '.repeat(6_000)}f();`, `+${' '.repeat(6_000)}g();`) },
      findings: ['2 info'],
    },
    ...cases(
      [
        ['web/app.js', long, '2 info'],
        ['web/app.min.js', long, '2 info'],
        ['vendor/app.js', long, '2 info'],
        ['src/a.ts', `${' '.repeat(6_000)}f();`, '2 info'],
        ['package.json', long, '2 info'],
        ['.github/workflows/a.yml', long, '2 info'],
        ['test/a.test.ts', long, '2 info'],
        ['bench/orders.rb', long, '2 info'],
        ['src/bench.rb', long, '2 info'],
      ],
      (path, line, finding) => ({ files: { [path]: addedTo('first', line) }, findings: [finding] }),
    ),
    {
      name: 'several files and lines, told once',
      files: { 'src/a.ts': diff(' // first', `+${long}`, `+${long}`), 'src/b.ts': addedTo('first', long) },
      findings: ['src/a.ts:2 info'],
      titles: ['a.ts gets a line of 6,005 characters, and 1 more that are too long'],
    },
    {
      name: 'a minified file whose base had no such line',
      files: { 'web/app.min.js': diff(' f();', `+${long}`) },
      findings: ['2 info'],
    },
    {
      name: 'a source that the change itself marks as generated',
      files: { 'src/a.ts': diff('+// @generated', ' f();', `-${long}`, `+${long}b();`) },
      findings: ['3 info'],
    },
  ],
  valid: [
    {
      name: 'a minified file that is built again',
      files: { 'web/app.min.js': diff(' /* app */', `-${long}`, `+${long}b();`) },
    },
    {
      name: 'a file that the base marks as generated',
      files: { 'src/a.ts': diff(' // @generated', `-${long}`, `+${long}b();`) },
      also: ['hygiene/generated-edited src/a.ts:2'],
    },
    ...cases(
      [
        ['src/a.ts', 'f();'],
        ['src/a.ts', `const a = '${'b'.repeat(3_000)}';`],
        ['yarn.lock', long],
        ['data/a.json', long],
        ['data/a.csv', long],
        ['test/fixtures/a.json', long],
        ['src/locales/de.po', long],
        ['web/logo.svg', long],
        ['docs/table.md', long],
        ['src/__snapshots__/a.test.ts.snap', long],
        ['web/app.js.map', long],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
  ],
  beside: ['supply-chain/lockfile-without-manifest'],
});
