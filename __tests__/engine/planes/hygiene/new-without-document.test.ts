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
      name: 'a function, where most changes bring a document',
      customs: count(20),
      files: { 'src/cart.ts': MERGE },
      findings: ['2 info'],
      titles: ['No document of the change names mergeCarts'],
    },
    {
      name: 'an environment variable in a comment that is no sentence',
      customs: count(6),
      files: { 'src/run.py': diff(' first', '+# ENV SHOP_LIMIT', '+limit = os.environ["SHOP_LIMIT"]') },
      findings: ['3 info'],
    },
    {
      name: 'an option that only a comment names',
      customs: count(6),
      files: {
        'src/run.ts': diff(
          ' const run = program',
          '+  // With --dry-run nothing of the cart changes.',
          "+  .option('--dry-run', 'Nothing')",
        ),
      },
      findings: ['3 info'],
    },
  ],
  valid: [
    {
      name: 'an option where a list of what is left to do came along before',
      customs: count(6, 'docs/todo.md'),
      files: { 'src/run.ts': OPTION },
    },
    {
      name: 'an option where code with the name of a document changes along',
      customs: count(6, 'lib/shop/security.rb'),
      files: { 'src/run.ts': OPTION },
    },
    {
      name: 'an option where the document goes with the change',
      customs: count(6),
      files: { 'src/run.ts': OPTION, 'docs/run.md': { old: '# Run\n', new: null } },
    },
    ...cases(
      [
        [
          'src/run.go',
          ['+// SHOP_LIMIT is the highest number of lines of a cart.', '+limit := os.Getenv("SHOP_LIMIT")'],
        ],
        [
          'src/run.ts',
          ['+/**', '+ * Reads the limit, from `SHOP_LIMIT` if it is set.', '+ */', '+run(process.env.SHOP_LIMIT);'],
        ],
        [
          'src/run.py',
          [
            '+def run():',
            '+    """Reads the limit from SHOP_LIMIT if it is set."""',
            '+    return os.environ["SHOP_LIMIT"]',
          ],
        ],
      ],
      (path, added) => ({
        name: `an environment variable that a comment describes: ${path}`,
        customs: count(6),
        files: { [path]: diff(' first', ...added) },
      }),
    ),
    { name: 'an option where documents hardly change', customs: count(3), files: { 'src/run.ts': OPTION } },
    { name: 'an option where nothing is known', files: { 'src/run.ts': OPTION } },
    {
      name: 'an option that the change describes',
      customs: count(6),
      files: { 'src/run.ts': OPTION, 'docs/run.md': diff(' # Run', '+With `--dry-run` nothing changes.') },
    },
    { name: 'a function where documents are of little', customs: count(10), files: { 'src/cart.ts': MERGE } },
    {
      name: 'a function, and a document',
      customs: count(20),
      files: { 'src/cart.ts': MERGE, 'docs/run.md': diff(' # Run', '+Carts can be merged') },
    },
    {
      name: 'a function without a note, which another rule tells',
      customs: count(20, 'CHANGELOG.md'),
      files: { 'src/cart.ts': MERGE },
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
