import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { findAsides } from '../../../src/engine/criteria/framing/asides.js';
import { removeFraming } from '../../../src/engine/criteria/framing/framing.js';
import { findShared } from '../../../src/engine/criteria/framing/shared.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { readCriterionKind } from '../../../src/engine/criteria/kinds.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';

/** Each way to write it means the same; `…` stands for the clause. */
const WAYS = [
  'Ensure that …',
  'Please make sure …',
  'Verify that …',
  'It should be the case that …',
  'It is required that …',
  'We want to see that …',
  'QA can confirm that …',
  'As a user, I want to be sure that …',
  'The expectation is that …',
  'Done when …',
  'This ticket can be closed when …',
  'After this change, …',
  'With this ticket done, …',
  'As agreed in refinement, …',
  'Obviously, …',
  'Then …',
  '[P1] …',
  '(must) …',
  'US-3: …',
  'REQ-012 – …',
  'PROJ-482: …',
  '[SYS-REQ-0060] …',
  '§ 7(1) …',
  '#3 …',
  'TODO: …',
  'Acceptance criterion: …',
  '@anna: …',
  '(must) US-3: Ensure that …',
  '…;',
  '…, and',
  '… (see #482)',
  '… (as discussed)',
  '…, as agreed with the team.',
  '… – see the thread in Slack',
  '… (owner: @anna)',
  '… [Sprint 14]',
  '… (3 SP)',
  '… – due 2024-05-31',
  '… 📅 2024-05-31',
  '… ✅',
  '… (by Friday). Thanks!',
  '…[^1]',
  '… ([Figma](https://example.com/file/x?node-id=12-40))',
] as const;
const CLAUSE = 'expired vouchers are refused at the checkout';
const frame = (way: string, clause: string) =>
  way.startsWith('…')
    ? way.replace(
        '…',
        clause.replace(/^\p{Lower}/u, (one) => one.toUpperCase()),
      )
    : way.replace('…', clause);

describe('words around a criterion that only say that it is one', () => {
  it.each(WAYS)('%s', (way) => {
    expect(removeFraming(frame(way, CLAUSE)).toLowerCase()).toBe(CLAUSE);
  });

  it.each([
    ['Please add a test for expired vouchers', 'add a test for expired vouchers'],
    ['We need to add a test for expired vouchers', 'add a test for expired vouchers'],
    ['Could you please add a test for expired vouchers?', 'add a test for expired vouchers'],
    ['“Expired vouchers are refused there”', 'Expired vouchers are refused there'],
    ['3.1.2 Vouchers expire after a year', 'Vouchers expire after a year'],
    ['`AC-01` vouchers expire after a year', 'vouchers expire after a year'],
    ['The voucher shall be refused', 'The voucher must be refused'],
    ['The voucher is expected to be refused', 'The voucher must be refused'],
    ['The label reads "you should pay"', 'The label reads "you should pay"'],
  ])('%s', (text, asks) => {
    expect(removeFraming(text)).toBe(asks);
  });

  it.each([
    'A completed story that still shows elsewhere is grey',
    'Stories assigned to an epic show its name',
    'Users can confirm that the order is right',
    'If the user is a reviewer, the button is shown',
    'When the ticket is closed by its owner, a mail goes out',
    'Picker supports filters: `@provider:`, `@speed:`',
    'UTF-8: files with a byte order mark are read',
    'SHA-256: used for all digests of files',
    'An unknown voucher gives the error (42501)',
    'The limit is 30 days, not 60',
    '--verbose prints more lines',
    '`type-check` passes its arguments on',
    '`s3` buckets are private',
    '`node-18` images are built',
    '@media rules are kept',
    '@ts-ignore comments are gone',
    '3.12 is supported',
    '1.5 seconds pass before the next try',
    '404: the page says what to do',
    '404/410 responses are not kept',
    'The status becomes `done`',
    'The state becomes done',
    'The border is #ff0000',
    'The link leads to #settings',
    'The job waits ~2h',
    'The health check answers, expected 200',
    'The form has a name (mandatory)',
    'The answer has the code (#fff)',
    'The reply ends with :wave:',
    '"Pay now"',
    'Orders are sorted, last first',
    'Orders are listed (new first)',
    'Comments are counted, one per epic',
    'The ticket can be closed when the customer replies',
    'The task is done when its box is ticked',
    'The option takes a name, or true',
    'The list shows orders (today)',
    'Once closed, the issue is grey',
    'Nobody has to log in to see the list',
    'Ensure that',
    'Done',
    'P1',
    '',
  ])('leaves what says something: %s', (text) => {
    expect(removeFraming(text)).toBe(text);
  });

  it('keeps the text of the ticket for people', () => {
    const { items } = readCriteria([buildTicket('## Acceptance criteria\n\n- [P1] Ensure that vouchers expire')], '');
    expect(items).toMatchObject([{ text: '[P1] Ensure that vouchers expire', asks: 'vouchers expire' }]);
  });

  it.each([
    '[P1] '.repeat(400),
    'Ensure that '.repeat(160),
    '('.repeat(1900),
    ' ,'.repeat(900),
    '\u{1F600}'.repeat(900),
  ])('is done soon with a hostile text: %#', (text) => {
    expect(removeFraming(`${text}vouchers expire`).length).toBeLessThan(text.length + 20);
  });
});

describe('the kind of a criterion in a frame', () => {
  const KINDS = [
    ['all tests pass', 'passes'],
    ['the readme explains the setting', 'doc'],
    ['unit tests cover the limits', 'test'],
    ['other commands are unchanged', 'invariant'],
    ['no mail is sent twice', 'negative'],
  ] as const;
  for (const [clause, kind] of KINDS)
    it.each(WAYS)(`${kind}: %s`, (way) => {
      expect(readCriterionKind(removeFraming(frame(way, clause)))).toBe(kind);
    });

  it.each([
    ['Search: all tests pass', 'passes'],
    ['[Squad Core] unit tests cover the limits', 'test'],
    ['feat(core): the readme explains the setting', 'doc'],
  ])('behind a label: %s', (text, kind) => {
    expect(readCriterionKind(removeFraming(text))).toBe(kind);
  });
});

describe('the status of a criterion in a frame', () => {
  const change = readChange(
    buildSnapshot({
      files: {
        'src/vouchers.ts': {
          old: 'export const vouchers = [];\n',
          new: 'export const vouchers = [];\n\nexport function refuseExpired(voucher, today) {\n  if (voucher.expires < today) throw new CheckoutError(`voucher expired`);\n}\n',
        },
      },
    }),
    [],
  );
  const CRITERIA = [CLAUSE, 'the invoice has a barcode', 'all tests pass'];
  const judge = (way: string) => {
    const list = CRITERIA.map((clause) => `- ${frame(way, clause)}`).join('\n');
    const criteria = readCriteria([buildTicket(`## Acceptance criteria\n\n${list}\n`)], '');
    return bindCriteria(criteria, change, 0.6).map(({ status, confidence }) => ({ status, confidence }));
  };
  const plain = judge('…');

  it('is what it is without', () => {
    expect(plain.map(({ status }) => status)).toEqual(['met', 'weak', 'not_code_verifiable']);
  });

  it.each(WAYS)('is the same: %s', (way) => {
    expect(judge(way)).toEqual(plain);
  });

  it.each(['Billing: …', '[Core] …', '… (a wish of the board)', '… — the board wants it'])(
    'does not hang on a label or an explanation: %s',
    (way) => {
      expect(judge(way).map(({ status }) => status)).toEqual(plain.map(({ status }) => status));
    },
  );
});

describe('what stands beside a criterion', () => {
  it.each([
    ['Search: results are sorted', ['Search: ']],
    ['[Core] Results are sorted', ['[Core] ']],
    ['Results are sorted by date (newest first)', [' (newest first)']],
    ['Results are sorted by date — newest first', [' — newest first']],
    ['Search: results are sorted (newest first)', ['Search: ', ' (newest first)']],
    ['Results are sorted', []],
    ['Sorted (by date)', []],
    ['The command takes `a: b` and writes it', []],
  ])('%s', (line, parts) => {
    expect(findAsides(line).map(({ from, to }) => line.slice(from, to))).toEqual(parts);
  });
});

describe('what most criteria of a ticket begin or end with', () => {
  const parts = (texts: readonly string[]) =>
    findShared(texts).map((shared, at) => shared.map(({ from, to }) => texts[at]?.slice(from, to)));

  it('is found in any language', () => {
    const [first, second] = ['Es ist sicherzustellen, dass', 'im Sinne der Vereinbarung 12'];
    const texts = [
      'Gutscheine verfallen nach Ablauf',
      'Rechnungen einen Strichcode haben',
      'Kunden eine Mail bekommen',
    ];
    expect(parts(texts.map((text) => `${first} ${text} ${second}`))).toEqual(texts.map(() => [first, second]));
  });

  it.each([
    ['two criteria are too few', ['The cart shows the total sum', 'The cart shows the tax rate']],
    [
      'less than most',
      [
        'The cart shows the sum',
        'The cart shows the tax',
        'A mail is sent at once',
        'Pages are closed by then',
        'An error is logged there',
      ],
    ],
    ['nothing would be left', ['Now the cart grows', 'Now the cart shrinks', 'Now the cart stays']],
    ['nothing is shared', ['The cart shows the sum', 'A mail is sent at once', 'Orders are kept for years']],
    ['no criterion', []],
  ])('is nothing where %s', (_, texts) => {
    expect(parts(texts)).toEqual(texts.map(() => []));
  });

  it('takes numbers for alike', () => {
    expect(parts(['Row 1 says the cart is full', 'Row 2 says a mail is sent', 'Row 3 says nobody is asked'])).toEqual([
      ['Row 1 says'],
      ['Row 2 says'],
      ['Row 3 says'],
    ]);
  });

  it('does not change the kind of what stands behind it', () => {
    const list = ['all tests pass', 'unit tests cover the limits', 'the cart shows the sum'];
    const body = `## Acceptance criteria\n\n${list.map((one) => `- Zu gewährleisten bleibt: ${one}`).join('\n')}\n`;
    expect(readCriteria([buildTicket(body)], '').items.map(({ kind }) => kind)).toEqual([
      'passes',
      'test',
      'behaviour',
    ]);
  });
});
