import { newWithoutDocument } from '../../../../src/engine/planes/hygiene/new-without-document.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const OPTION = diff(' const run = program', "+  .option('--dry-run', 'Changes nothing')", '   .parse();');
const MERGE = diff(
  ' export const limit = 3;',
  '+export function mergeCarts(a: Cart, b: Cart) {',
  '+  const lines = [...a.lines, ...b.lines];',
  '+  return build(lines);',
  '+}',
);
const count = (together: number, path = 'docs/run.md') => [
  { path: 'src/', of: 40, tests: 20, documents: [{ path, together }] },
];

describeRule(newWithoutDocument, {
  invalid: [
    {
      name: 'an option',
      customs: count(6),
      files: { 'src/run.ts': OPTION },
      findings: ['2 info'],
      titles: ['No document of the change names --dry-run'],
    },
    {
      name: 'an option, and a document that says something else',
      customs: count(6),
      files: { 'src/run.ts': OPTION, 'docs/run.md': diff(' # Run', '+It is quick.') },
      findings: ['src/run.ts:2 info'],
    },
    ...cases(
      [
        ['src/run.py', '+limit = os.environ["SHOP_LIMIT"]', 'SHOP_LIMIT'],
        ['src/run.go', '+\tfs.StringVar(&name, "shop-name", "", "The name")', 'shop-name'],
        ['src/Run.cs', '+  [HttpPost("carts/merge")]', 'carts/merge'],
      ],
      (path, line, name) => ({
        customs: count(6),
        files: { [path]: diff(' first', line) },
        findings: ['2 info'],
        titles: [`No document of the change names ${name}`],
      }),
    ),
    {
      name: 'a function, where most changes bring a note',
      customs: count(20, 'CHANGELOG.md'),
      files: { 'src/cart.ts': MERGE },
      findings: ['2 info'],
      titles: ['No document of the change names mergeCarts'],
    },
  ],
  valid: [
    { name: 'an option where documents hardly change', customs: count(3), files: { 'src/run.ts': OPTION } },
    { name: 'an option where nothing is known', files: { 'src/run.ts': OPTION } },
    {
      name: 'an option that the change describes',
      customs: count(6),
      files: { 'src/run.ts': OPTION, 'docs/run.md': diff(' # Run', '+With `--dry-run` nothing changes.') },
    },
    { name: 'a function where documents are of little', customs: count(10), files: { 'src/cart.ts': MERGE } },
    {
      name: 'a function, and a note',
      customs: count(20, 'CHANGELOG.md'),
      files: { 'src/cart.ts': MERGE, 'CHANGELOG.md': diff(' # Changes', '+- Carts can be merged') },
    },
    {
      name: 'an option that moves',
      customs: count(6),
      files: {
        'src/run.ts': OPTION,
        'src/old.ts': diff(' const run = program', "-  .option('--dry-run', 'Changes nothing')", ' ;'),
      },
    },
  ],
});
