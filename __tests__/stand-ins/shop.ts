/** A small shop with pull requests, for end-to-end tests of the review in the job: one of each kind. */
import { type BareRepository, createBareRepository, type Files } from './git-repository.js';
import type { Issue, Pull, State } from './github/state.js';

const BASE: Files = {
  'README.md': '# Shop\n\nA cart with totals.\n',
  'src/cart.ts': [
    'export interface Line {',
    '  readonly name: string;',
    '  readonly price: number;',
    '  readonly quantity: number;',
    '}',
    '',
    '/** The sum of all lines, in cents. */',
    'export function subtotal(lines: readonly Line[]): number {',
    '  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0);',
    '}',
    '',
  ].join('\n'),
  'src/cart.test.ts': [
    "import { subtotal } from './cart.js';",
    '',
    "it('adds up', () => {",
    "  expect(subtotal([{ name: 'tea', price: 250, quantity: 2 }])).toBe(500);",
    '});',
    '',
  ].join('\n'),
};

const DISCOUNT = [
  '/** Thrown for a code that is over. */',
  'export class ExpiredCodeError extends Error {}',
  '',
  "const CODES = new Map([['WELCOME10', { percent: 10, expires: 2_000_000_000 }]]);",
  '',
  '/** The discount of a code on a subtotal, in cents. */',
  'export function applyDiscount(subtotal: number, code: string, now: number): number {',
  '  const found = CODES.get(code);',
  '  if (found === undefined) return 0;',
  "  if (found.expires < now) throw new ExpiredCodeError('This code has expired');",
  '  return Math.floor((subtotal * found.percent) / 100);',
  '}',
  '',
].join('\n');

const DISCOUNT_TEST = [
  "import { applyDiscount, ExpiredCodeError } from './discount.js';",
  '',
  "it('takes 10 % off the subtotal with WELCOME10', () => {",
  "  expect(applyDiscount(1000, 'WELCOME10', 0)).toBe(100);",
  '});',
  '',
  "it('throws ExpiredCodeError for an expired code', () => {",
  "  expect(() => applyDiscount(1000, 'WELCOME10', 3_000_000_000)).toThrow(ExpiredCodeError);",
  '});',
  '',
].join('\n');

/** Pull request 7 implements everything in issue 3. */
export const GOOD_PULL = 7;
/** Pull request 8 omits a criterion, focuses a test, and contains a merge-conflict marker. */
export const BAD_PULL = 8;
/** Pull request 9 changes a document and closes no issue. */
export const DOCS_PULL = 9;
/** The number of the first copy of the good pull request, if there are copies: the same change in a separate commit. */
export const FIRST_COPY = 101;

const PULLS: Readonly<Record<number, Files>> = {
  [GOOD_PULL]: { 'src/discount.ts': DISCOUNT, 'src/discount.test.ts': DISCOUNT_TEST },
  [BAD_PULL]: {
    'src/discount.ts': DISCOUNT.replace(
      "  if (found.expires < now) throw new ExpiredCodeError('This code has expired');\n",
      '<<<<<<< HEAD\n  return 0;\n=======\n>>>>>>> feature\n',
    ).replace('/** Thrown for a code that is over. */\nexport class ExpiredCodeError extends Error {}\n\n', ''),
    'src/discount.test.ts': "it.only('takes 10 % off the subtotal with WELCOME10', () => {});\n",
  },
  [DOCS_PULL]: { 'README.md': '# Shop\n\nA cart with totals and discounts.\n' },
};

const ISSUE: Issue = {
  number: 3,
  title: 'Discount codes',
  body: [
    'Customers type a code at the checkout.',
    '',
    '## Acceptance criteria',
    '',
    '- [ ] `applyDiscount` gives the discount of the code `WELCOME10`: 10 percent of the subtotal, in `src/discount.ts`',
    '- [ ] An expired code throws `ExpiredCodeError` with the message "This code has expired"',
    '',
  ].join('\n'),
};

/** An issue without a criterion: E_AC_001 if it is named as the ticket. */
const VAGUE: Issue = { number: 4, title: 'Make it nicer', body: 'Please.' };

/**
 * Creates the repository under `root`.
 * @param copies number of copies of the good pull request
 * @param more files of the base, in addition to the shop's own
 */
export function createShop(root: string, repo: string, copies = 0, more: Files = {}): BareRepository {
  const copied = Array.from({ length: copies }, (_, index) => [FIRST_COPY + index, PULLS[GOOD_PULL] ?? {}]);
  return createBareRepository(root, repo, {
    base: { ...BASE, ...more },
    pulls: { ...PULLS, ...Object.fromEntries(copied) },
  });
}

/** Adds the shop's pull requests and issues to GitHub. */
export function openShop(state: State, shop: BareRepository): void {
  const titles = new Map([
    [GOOD_PULL, 'Add discount codes'],
    [BAD_PULL, 'Add discount codes, first try'],
    [DOCS_PULL, 'Mention discounts in the README'],
  ]);
  for (const [number, { head }] of shop.pulls) {
    const closes = number !== DOCS_PULL;
    const pull: Pull = {
      number,
      title: titles.get(number) ?? 'Add discount codes, again',
      body: closes ? 'Closes #3' : 'Says what the shop can do.',
      base: { ref: 'main', sha: shop.base },
      head: { ref: `feature-${number}`, sha: head },
    };
    state.pulls.set(number, pull);
    state.closing.set(number, closes ? [3] : []);
  }
  for (const issue of [ISSUE, VAGUE]) state.issues.set(issue.number, issue);
}
