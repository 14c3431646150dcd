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
        ['data/a.json', long, '2 info'],
        ['bench/orders.rb', long, '2 info'],
        ['src/bench.rb', long, '2 info'],
      ],
      (path, line, finding) => ({ files: { [path]: addedTo('first', line) }, findings: [finding] }),
    ),
  ],
  valid: cases(
    [
      ['src/a.ts', 'f();'],
      ['src/a.ts', `const a = '${'b'.repeat(3_000)}';`],
      ['yarn.lock', long],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
  beside: ['supply-chain/lockfile-without-manifest'],
});
