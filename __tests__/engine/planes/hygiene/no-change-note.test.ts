import { noChangeNote } from '../../../../src/engine/planes/hygiene/no-change-note.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const count = (together: number, path = 'changelog.d/', since?: number) => [
  {
    path: 'src/',
    of: 100,
    tests: 0,
    documents: [
      { path: 'docs/a.md', together: 90 },
      { path, together, ...(since !== undefined && { since }) },
    ],
  },
];
const CODE = addedTo('const a = 1;', ...Array.from({ length: 6 }, (_, at) => `keep(a, ${at});`));
const ADDED = diff(' int a = 1;', '+def merge_carts(a, b):', '+    return build(a, b)');
const BREAK = diff('-def merge_carts(a, b):', '+def merge_carts(a, b, rate):', '     return build(a, b)');

describeRule(noChangeNote, {
  beside: ['tests/logic-without-test', 'contract/signature-break', 'hygiene/new-without-document'],
  invalid: [
    {
      name: 'code, where a note is usual',
      customs: count(70),
      files: { 'src/cart.ts': CODE },
      findings: ['2 info'],
      titles: ['No note on this change in changelog.d/'],
    },
    {
      name: 'a change log that is one file',
      customs: count(20, 'CHANGES.rst'),
      files: { 'src/cart.ts': CODE },
      findings: ['2 info'],
      titles: ['No note on this change in CHANGES.rst'],
    },
    {
      name: 'a name that others can newly call, where a note is less usual',
      customs: count(15, 'CHANGELOG.md'),
      files: { 'src/cart.py': ADDED },
      findings: ['2 info'],
    },
    {
      name: 'a break, where users read how to go to the next version',
      customs: count(20, 'UPGRADE.md'),
      files: { 'src/cart.py': BREAK },
      findings: ['1 info'],
      titles: ['No note on this change in UPGRADE.md'],
    },
    {
      name: 'a break below other code, at its place',
      customs: count(20, 'CHANGELOG.md'),
      files: { 'src/a.py': ADDED, 'src/cart.py': BREAK },
      findings: ['src/cart.py:1 info'],
    },
    {
      name: 'a break, where a note is rare',
      customs: count(10, 'CHANGELOG.md'),
      files: { 'src/cart.py': BREAK },
      findings: ['1 info'],
    },
    {
      name: 'notes that the project has written for a short time',
      customs: count(10, '.changeset/', 12),
      files: { 'src/cart.ts': CODE },
      findings: ['2 info'],
    },
    {
      name: 'another document that changes too',
      customs: count(70),
      files: { 'src/cart.ts': CODE, 'docs/a.md': diff(' # A', '+More.') },
      findings: ['src/cart.ts:2 info'],
    },
  ],
  valid: [
    {
      name: 'what only classes that override it must follow',
      customs: count(20, 'UPGRADE.md'),
      files: {
        'src/Cart.php': diff(
          ' <?php',
          ' class Cart {',
          '-    public function total($rate) { return 1; }',
          '+    public function total($rate): int { return 1; }',
          ' }',
        ),
      },
    },
    {
      name: 'lines that are written anew',
      customs: count(70),
      files: {
        'src/cart.ts': diff(
          ...Array.from({ length: 7 }, (_, at) => `-keep(a, ${at});`),
          ...Array.from({ length: 7 }, (_, at) => `+store.keep(a, ${at});`),
        ),
      },
    },
    { name: 'code that breaks nothing', customs: count(70, 'UPGRADE.md'), files: { 'src/cart.ts': CODE } },
    {
      name: 'a break with its note on the next version',
      customs: count(70, 'UPGRADE.md'),
      files: { 'src/cart.py': BREAK, 'UPGRADE.md': addedTo('# Upgrade', 'Give a rate.') },
    },
    {
      name: 'the change log of another part',
      customs: count(70, 'src/tax/CHANGELOG.md'),
      files: { 'src/cart.py': BREAK },
    },
    { name: 'no history', files: { 'src/cart.ts': CODE } },
    ...cases(
      [
        ['code, where few changes have a note', 19, CODE, 'src/cart.ts'],
        ['a new name, where few changes have a note', 14, ADDED, 'src/cart.py'],
        ['a break, where next to none has a note', 9, BREAK, 'src/cart.py'],
        ['a small change', 70, diff(' const a = 1;', '+keep(a, 1);'), 'src/cart.ts'],
        [
          'comments',
          70,
          addedTo('const a = 1;', ...Array.from({ length: 9 }, (_, at) => `// ${at} rates`)),
          'src/cart.ts',
        ],
        ['tests', 70, CODE, 'src/cart.test.ts'],
        ['an example', 70, CODE, 'examples/cart.ts'],
        ['another folder', 70, CODE, 'lib/cart.ts'],
      ],
      (name, together, file, path) => ({ name, customs: count(together), files: { [path]: file } }),
    ),
    {
      name: 'the file of one release, of which little is known',
      customs: count(10, 'docs/release-notes.md', 12),
      files: { 'src/cart.ts': CODE },
    },
    {
      name: 'documents that are no notes',
      customs: count(70, 'docs/changing/'),
      files: { 'src/cart.ts': CODE },
    },
    ...cases(
      [['changelog.d/12.md'], ['CHANGELOG.md'], ['docs/release-notes.rst'], ['.changeset/quick-cats.md'], ['NEWS']],
      (path) => ({ name: path, customs: count(70), files: { 'src/cart.ts': CODE, [path]: diff(' # A', '+More.') } }),
    ),
    {
      name: 'code that moved here',
      customs: count(70),
      files: {
        'src/cart.ts': CODE,
        'src/old.ts': diff(...Array.from({ length: 6 }, (_, at) => `-keep(a, ${at});`), ' const b = 1;'),
      },
    },
  ],
});
