/** What is unmet, and what is only not shown: a change in other words than the ticket is not called undone. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';
import { diff } from '../planes/cases.js';

function judge(criterion: string, files: Readonly<Record<string, FileSpec>>) {
  const ticket = buildTicket(`## Acceptance criteria\n- ${criterion}`);
  return bindCriteria(readCriteria([ticket], ''), readChange(buildSnapshot({ files }), []), 0.6)[0];
}

const FTP: FileSpec = diff(
  ' import { Client } from "./ftp.js";',
  ' export async function send(path) {',
  '-  const client = new Client(host);',
  '+  const client = new SecureClient(host, { tls: true });',
  '+  await client.protect();',
  '   await client.upload(path, file);',
  ' }',
  ' export function login(name) {',
  '-  return open(name);',
  '+  return open(name, tls);',
  ' }',
);

describe('a criterion of which the change has some words, and not together', () => {
  const apart = judge('Both the login and the sending of a file are encrypted with the path of the host', {
    'src/ftp.js': FTP,
  });

  it('is weak, and without lines: nobody can say that it is undone', () => {
    expect(apart).toMatchObject({ shown: 'weak', status: 'weak', ranges: [] });
  });

  it('says what is missing', () => {
    expect(apart?.missing).toContain(
      'lines of the change for it: most of its words stand in unchanged lines around them, or in paths, so it may rest on what was there',
    );
  });

  it('names a word as the criterion writes it, and not as another one does', () => {
    const ticket = buildTicket(
      '## Acceptance criteria\n- It retries forever\n- The login and the retry of a file are encrypted',
    );
    const read = readChange(buildSnapshot({ files: { 'src/ftp.js': FTP } }), []);
    const [, second] = bindCriteria(readCriteria([ticket], ''), read, 0.6);
    expect(second?.missing.join('\n')).toContain('“retry”');
    expect(second?.missing.join('\n')).not.toContain('“retries”');
  });

  it('names the heaviest words that no line has, in the order of the text, and no more than four', () => {
    const text = 'The sending of a file retries slowly, politely, quietly and forever with the path of the host';
    const missing = judge(text, { 'src/ftp.js': FTP })?.missing.join('\n') ?? '';
    const named = [...missing.matchAll(/“([^”]*)”/gu)].map(([, word]) => word);
    expect(named).toHaveLength(4);
    const places = named.map((word) => text.indexOf(word ?? ''));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(FTP.new).not.toMatch(new RegExp(named.join('|'), 'u'));
  });
});

describe('a criterion with an example', () => {
  const judgePad = (...lines: readonly string[]) =>
    judge('The number of a host is padded to six digits; for example `"96-39190"` must return `"96039190"`', {
      'src/pad.js': diff(' export function pad(number) {', ...lines, ' }'),
    });

  it('wants a test with it where only a comment has it, whether it is weak or unmet', () => {
    const weak = judgePad('+  // "96-39190" is "96039190": a padded number has six digits', '+  return fill(number);');
    expect(weak?.missing.at(-1)).toMatch(/^a test with its examples “96-39190” and “96039190”: no line that runs has/u);
    const unmet = judge(
      'Each `voucher` of a shop is redeemed by its customer; for example `"96-39190"` must return `"96039190"`',
      { 'src/ftp.js': FTP },
    );
    expect(unmet).toMatchObject({ shown: 'unmet' });
    expect(unmet?.missing).toEqual([weak?.missing.at(-1)]);
  });
});

describe('a criterion of which the change has some words, and no place shows it', () => {
  const LOCALE: FileSpec = diff(
    ' def _check_locale(self):',
    '     try:',
    "         locale.setlocale(locale.LC_ALL, '')",
    '     except locale.Error:',
    "-        locale.setlocale(locale.LC_ALL, 'C')",
    "-        os.environ['LANG'] = 'C'",
    "-        os.environ['LC_ALL'] = 'C'",
    "-        os.environ['LC_MESSAGES'] = 'C'",
    '+        best = find_best(self)',
    '+        locale.setlocale(locale.LC_ALL, best)',
    "+        os.environ['LANG'] = best",
    "+        os.environ['LC_ALL'] = best",
    "+        os.environ['LC_MESSAGES'] = best",
  );

  const LEDGER =
    '`send` keeps refunds of a voucher in a `ledger` that auditors export quarterly, with `signatures`, `stamps`, `seals`, `coupons`, `folders`, `prices` and the tenant of a protected host';
  const OTHERS = Array.from({ length: 20 }, (_, at) => `+step${at}();`);
  const inSend = (...lines: readonly string[]) =>
    diff(' export function send(path) {', ...lines, '   return path;', ' }');

  it.each([
    [
      'its words stood in these lines before',
      'After selecting the fallback, it must call `locale.setlocale(locale.LC_ALL, <fallback>)` and set the environment variables `LANG`, `LC_ALL`, and `LC_MESSAGES` to `<fallback>`',
      { 'lib/basic.py': LOCALE },
      'lines that are new for it: most of its words in the changed lines stood there before the change',
    ],
    [
      'its words stand beside these lines',
      'The upload of a file is encrypted by each client that the host sends it to',
      {
        'src/ftp.js': diff(
          ' import { Client } from "./ftp.js";',
          ' export async function send(path) {',
          '   const client = new Client(host);',
          '+  await protect();',
          '   await client.upload(path, file);',
          ' }',
        ),
      },
      'lines of the change for it: most of its words stand in unchanged lines around them, or in paths, so it may rest on what was there',
    ],
    [
      'there are few of them',
      LEDGER,
      { 'src/send.js': inSend('+  tenant(host);', '+  seals(path);') },
      'lines that clearly do it in `send`, which it is about: the change is there, with few of its words',
    ],
    [
      'there are few of them, and it names nothing',
      LEDGER.replace('`send` keeps', 'The shop keeps'),
      { 'src/send.js': inSend('+  tenant(host);', '+  seals(path);', '+  stamps();') },
      'no changed line says “shop”, “refunds”, “voucher”, “ledger”: it may be done in other words',
    ],
    [
      'they stand apart',
      LEDGER,
      {
        'src/send.js': inSend('+host();', ...OTHERS, '+tenant();', ...OTHERS, '+keeps();', ...OTHERS, '+quarterly();'),
      },
      'one place for it: its words stand far apart in the change',
    ],
  ])('is told so where %s', (_, criterion, files, said) => {
    const bound = judge(criterion, files);
    expect(bound).toMatchObject({ shown: 'weak', ranges: [] });
    expect(bound?.missing[0]).toBe(said);
  });
});

describe('a criterion that no change could show by its words', () => {
  it('is weak where they are words that code seldom has', () => {
    expect(judge('It works at once for all of them', { 'src/ftp.js': FTP })).toMatchObject({
      shown: 'weak',
      ranges: [],
    });
  });

  it.each([
    'Without a voucher the redemption of a coupon looks exactly like today',
    'A voucher, a coupon and a redemption are treated like before',
    'Maintain compatibility with the existing vouchers and coupons',
    'Each redemption of a voucher keeps full backward compatibility',
    'Vouchers are redeemed without breaking existing coupons',
    'Vouchers have a shop, avoiding breaking changes for customers',
  ])('is weak where it asks for something to be as it was: %s', (criterion) => {
    expect(judge(criterion, { 'src/ftp.js': FTP })).toMatchObject({
      shown: 'weak',
      ranges: [],
      missing: ['a person who says that it is as before: no line can show that'],
    });
  });
});

describe('a criterion that says what a change must not do', () => {
  it.each([
    'The export must not rely on a session of the customer',
    'Non-interference: the redemption must not introduce any additional vouchers',
  ])('is weak without lines: %s', (criterion) => {
    expect(judge(criterion, { 'src/ftp.js': FTP })).toMatchObject({
      shown: 'weak',
      ranges: [],
      missing: ['a person who says that the change does not: no line can show that'],
    });
  });

  it('is unmet where it asks for something beside it', () => {
    const text =
      'The export of vouchers must not rely on a session, and each redemption of a coupon must be stored per customer and season';
    expect(judge(text, { 'src/ftp.js': FTP })).toMatchObject({ shown: 'unmet' });
  });
});

it('A criterion about many at the same time is weak without lines', () => {
  expect(
    judge('Redemptions stay stable, shown with 5,000 concurrent customer requests', { 'src/ftp.js': FTP }),
  ).toMatchObject({
    shown: 'weak',
    missing: ['a run under such a load: no line can show that'],
  });
});

describe('a criterion that names what the change is at', () => {
  const says = (name: string) =>
    `\`${name}\` keeps each voucher, coupon and redemption of a customer in a nested shop of arbitrary depth`;

  it('is weak in other words', () => {
    expect(judge(says('send'), { 'src/ftp.js': FTP })).toMatchObject({ shown: 'weak', ranges: [] });
  });

  it('is unmet where the change is not at it', () => {
    expect(judge(says('redeem'), { 'src/ftp.js': FTP })).toMatchObject({ shown: 'unmet' });
  });
});

it('A criterion of which the change has few words is weak where it names nothing of the code: there are many words for it', () => {
  const text = 'A refused voucher names its customer, its shop and the host';
  expect(judge(text, { 'src/ftp.js': FTP })).toMatchObject({ shown: 'weak', ranges: [] });
});

describe('a criterion that means what one before it names', () => {
  const judgeSecond = (first: string, second: string) => {
    const ticket = buildTicket(`## Acceptance criteria\n- ${first}\n- ${second}`);
    const read = readChange(buildSnapshot({ files: { 'src/ftp.js': FTP } }), []);
    return bindCriteria(readCriteria([ticket], ''), read, 0.6)[1];
  };
  const SENDS = 'The function `send` protects the client';
  const WORDS = 'each voucher, coupon and redemption of a customer in a nested shop of arbitrary depth';

  it.each([
    `The function must keep ${WORDS}`,
    `If it has a folder, this method keeps ${WORDS}`,
    `It keeps ${WORDS}`,
    `The returned values from both functions must keep ${WORDS}`,
    `The implementation must keep ${WORDS}`,
  ])('is weak in other words where the change is at that: %s', (second) => {
    expect(judgeSecond(SENDS, second)).toMatchObject({ shown: 'weak', ranges: [] });
  });

  it.each([
    [SENDS, `The shop keeps ${WORDS}`],
    [SENDS, `The function \`redeem\` keeps ${WORDS}`],
    [SENDS, `The function of the cashier keeps ${WORDS}`],
    ['The function `redeem` keeps a customer', `The function must keep ${WORDS}`],
    ['The sending of a file is protected', `The function must keep ${WORDS}`],
  ])('is unmet where it means something else, or the change is not at it: %s; %s', (first, second) => {
    expect(judgeSecond(first, second)).toMatchObject({ shown: 'unmet' });
  });

  it('means the last one that was named, also behind another that means it', () => {
    const ticket = buildTicket(
      `## Acceptance criteria\n- The function \`redeem\` keeps a customer\n- ${SENDS}\n- The function must seal \`vouchers\`\n- It keeps ${WORDS}`,
    );
    const read = readChange(buildSnapshot({ files: { 'src/ftp.js': FTP } }), []);
    expect(bindCriteria(readCriteria([ticket], ''), read, 0.6)[3]).toMatchObject({ shown: 'weak' });
  });
});

describe('a criterion is unmet', () => {
  it.each([
    ['of which the change has no word', 'Each redemption of a voucher is stored per customer', { 'src/ftp.js': FTP }],
    [
      'of which it has one among many',
      'A refused `voucher` names its customer, its shop and the host',
      { 'src/ftp.js': FTP },
    ],
    ['for tests where no test is changed', 'Unit tests cover the client and the upload', { 'src/ftp.js': FTP }],
  ])('%s', (_, criterion, files) => {
    expect(judge(criterion, files)).toMatchObject({ shown: 'unmet', ranges: [] });
  });

  it('and contradicted where the lines near it say otherwise', () => {
    expect(judge('The client of the upload sends no more than 5 files', { 'src/ftp.js': FTP })?.shown).not.toBe(
      'addressed',
    );
  });
});

describe('a criterion that asks for an error, where only the condition before it changes', () => {
  const judgeRate = (...lines: readonly string[]) =>
    judge('`check_rate` raises `RateError` when the rate of a booking is older than the season', {
      'shop/rates.py': diff(' import seasons', ' def check_rate(booking, season):', ...lines, '     return booking'),
    })?.missing.join('\n');

  it('does not lack the error that stands in its branch', () => {
    expect(
      judgeRate(
        '-    if not booking.rate:',
        '+    if booking.rate.season < season.rate_booking_start:',
        '         raise RateError(booking)',
      ),
    ).not.toContain('“raises”');
  });

  it('lacks it where the branch does something else', () => {
    expect(
      judgeRate(
        '-    if not booking.rate:',
        '+    if booking.rate.season < season.rate_booking_start:',
        '         booking.rate = None',
      ),
    ).toContain('“raises”');
  });
});
