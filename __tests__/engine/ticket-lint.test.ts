/** How a ticket will be read, before there is any code. */
import { describe, expect, it } from '@jest/globals';
import type { TicketLint } from '../../src/contract/index.js';
import { explainTicket } from '../../src/engine/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';

const lint = (body: string) =>
  explainTicket({ id: 'T', provider: 'file', url: null, title: '', body, relation: 'closing' });
const lintItems = (...items: string[]) =>
  lint(`## Acceptance criteria\n${items.map((item) => `- ${item}\n`).join('')}`).criteria;

/** What is said of the first criterion, by name. */
const about = (...items: string[]): string[] => lintItems(...items)[0]?.notes.map((note) => note.about) ?? [];
const says = (name: string, ...items: string[]): string | undefined =>
  lintItems(...items)[0]?.notes.find((note) => note.about === name)?.says;

describe('a criterion that is exact', () => {
  it('is read with its id, line, kind and anchors, and nothing is said against it', () => {
    const { criteria, ignored } = lint(
      '# Retries\n\n## Acceptance criteria\n\n- [ ] AC3: `fetchOrder` tries again at most `maxRetries` times\n\n## Notes\n- Ask Anna\n',
    );
    expect(criteria).toEqual([
      {
        id: 'AC3',
        text: '`fetchOrder` tries again at most `maxRetries` times',
        asks: '`fetchOrder` tries again at most `maxRetries` times',
        kind: 'behaviour',
        line: 5,
        code_verifiable: true,
        shown_by: expect.stringContaining('changed code'),
        anchors: ['fetchOrder', 'maxRetries'],
        notes: [],
        suggestion: null,
      },
    ]);
    expect(ignored).toEqual([expect.objectContaining({ line: 8, text: 'Ask Anna' })]);
  });

  it.each([
    ['a quoted text', 'The button is called "Pay now"', 'Pay now'],
    ['an option', 'The command takes --dry-run', '--dry-run'],
    ['a route', 'GET /v1/orders answers with the orders', '/v1/orders'],
    ['a name of code', 'The total goes through roundTotal', 'roundTotal'],
    ['a setting', 'MAX_UPLOAD_BYTES limits an upload', 'MAX_UPLOAD_BYTES'],
    ['a number', 'A session ends after 30 minutes', '30'],
  ])('has %s as its anchor', (_, text, anchor) => {
    const [criterion] = lintItems(text);
    expect(criterion?.anchors.join(' ')).toContain(anchor);
    expect(criterion?.suggestion).toBeNull();
  });
});

describe('what will be hard to show', () => {
  it.each([
    ['without anything exact', 'The list is sorted by date', ['no-anchor']],
    ['with a word that says nothing', 'Errors of `save` are handled properly', ['vague']],
    ['with an open list', '`sort` knows name, date, etc.', ['vague']],
    ['with a way out', '`save` keeps a copy if possible', ['vague']],
    ['of two behaviours', '`save` writes the row and sends a mail', ['several']],
    ['of two behaviours by a modal', 'The `Total` is rounded and the page must be reloaded', ['several']],
    ['of two sentences', '`save` writes the row. It notifies the owner.', ['several']],
    [
      'with a scenario of two results',
      'Given `a`\n  When it runs\n  Then a mail is sent\n  And the row is gone',
      ['several'],
    ],
    ['for people', 'The product owner approves the texts', ['people']],
    ['of a quality', 'Works in all browsers', ['people']],
    ['of tests in general', 'Unit tests are added', ['general']],
    ['of documents in general', 'Documentation is updated', ['general']],
    ['that is too long', `\`save\` ${'writes a row '.repeat(200)}`, ['cut']],
  ])('is said: %s', (_, text, notes) => {
    expect(about(text)).toEqual(notes);
    expect(lintItems(text)[0]?.suggestion).toEqual(expect.stringMatching(/\S/u));
  });

  it.each([
    ['a quoted word', 'The button is called "Easy"'],
    ['a word in code', '`simple` is the default of `mode`'],
    ['a figure beside the word', '`search` is fast: below 200 ms'],
    ['a part of a name', 'The `clean-up` is an easy-install script'],
    ['a list of things', '`report` shows name and address'],
    ['a condition of two', 'When the user is signed in and the cart is empty, `Pay` is hidden'],
    ['an explanation', '`Pay` is hidden when the cart is empty and nothing was paid'],
    ['a name that must not be there', 'The page does not call `eval`'],
    ['tests that pass', 'All tests pass'],
    ['a scenario with one result', 'Given `a`\n  And `b`\n  When it runs\n  Then a mail is sent'],
  ])('is not said for %s', (_, text) => {
    expect(about(text)).toEqual([]);
  });

  it('names no anchor of what must stay as it is: it must not stand in the change', () => {
    const [criterion] = lintItems('`src/cart.ts` is not changed');
    expect(criterion).toMatchObject({ kind: 'invariant', anchors: [], notes: [] });
  });

  it('counts nested items, which get one status with what is above them', () => {
    expect(says('several', '`Report` is grouped\n  - by day\n  - by week\n  - by month')).toContain('3 things');
  });

  it('names the words that no line can show, each once', () => {
    expect(says('vague', 'It is easy, really easy, and user-friendly `x`')).toBe(
      'No line can show "easy", "user-friendly".',
    );
  });

  it.each([
    ['another word', 'Opens the `card` in list view', 'Opens the `card` in board view', '"list" here, "board" there'],
    ['another number', 'Keeps `logs` for 30 days', 'Keeps `logs` for 60 days', '"30" here, "60" there'],
    ['a word more', 'The `token` is kept in memory', 'The `token` is not kept in memory', 'no word here, "not" there'],
    ['no difference', 'The `token` is kept in memory', 'The `token` is kept in memory', 'the same words as AC2'],
  ])('names two criteria with %s', (_, one, other, words) => {
    expect(says('twin', one, other)).toContain(words);
    expect(says('twin', one, other)).toContain('AC2');
  });

  it('does not call short or different criteria alike', () => {
    expect(about('`a` is red', '`b` is red')).toEqual([]);
    expect(about('Opens the `card` in list view', 'Closes the `card` in board view')).toEqual([]);
  });

  it('says of a criterion for people only that', () => {
    expect(about('Works in all browsers, fast and easily')).toEqual(['people']);
  });

  it('gives the suggestion for what matters most', () => {
    const [criterion] = lintItems('The list is loaded fast and the page must be easy');
    expect(criterion?.notes.map((note) => note.about)).toEqual(['several', 'vague', 'no-anchor']);
    expect(criterion?.suggestion).toBe('Write each of them as a criterion of its own.');
  });
});

describe('any text', () => {
  it('without criteria has none, and every line that looks like one says why', () => {
    const { criteria, ignored } = lint('# A wish\n\n- It would be nice\n');
    expect(criteria).toEqual([]);
    expect(ignored).toHaveLength(1);
  });

  it('is read in a time that grows with its length', () => {
    const bodies: TicketLint['ignored'][] = [];
    const clock = processorClock();
    for (const piece of ['also not ', 'when if, ', 'a and b ', '`', '"', '--a-', '/a', '1.', 'if possible ']) {
      bodies.push([...lint(`## Acceptance criteria\n${`- ${piece.repeat(220)}\n`.repeat(450)}`).ignored]);
    }
    expect(clock()).toBeLessThan(RUNAWAY_MILLISECONDS);
    expect(bodies).toHaveLength(9);
  });
});
