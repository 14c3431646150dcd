/** Criteria that the lines say otherwise of: contradicted where it is sure, missing where it is only not shown. */
import { describe, expect, it } from '@jest/globals';
import { compareAll, compareOne, unitOf } from './compare.js';

const NOTHING = { missing: [], contradicts: [] };

describe('a criterion beside its lines', () => {
  it.each([
    ['value', 'The client sends 5 retries', '+const retries = 12; // of a client that sends', '5 retries'],
    [
      'direction',
      'Expired tokens are accepted by the login',
      '+if (expired(tokens)) return login.reject(tokens);',
      'accepted',
    ],
    [
      'direction',
      'Rows of the table are sorted ascending by date',
      '+rows.sort(descending("date")); // table',
      'ascending',
    ],
    ['default', 'Compression is on by default', '+const compression = options.compression ?? false;', 'on by default'],
    [
      'default',
      'Compression is off by default',
      '+const noCompression = options.noCompression ?? false;',
      'off by default',
    ],
  ])('is contradicted by another %s: %s', (about, text, diff, says) => {
    const { contradicts } = compareOne(text, diff);
    expect(contradicts).toEqual([{ about, says, does: diff.slice(1), location: 'src/client.ts:10', side: 'added' }]);
  });

  it.each([
    [
      'the same direction',
      'Expired tokens are rejected by the login',
      '+if (expired(tokens)) return login.reject(tokens);',
    ],
    ['a negated contrary', 'The panel is visible in the editor', '+panel.show = !hidden(editor);'],
    ['both directions', 'Opens the door and closes it', '+door.close();'],
    ['a negated word', 'Expired tokens are not accepted by the login', '+if (expired(tokens)) login.reject(tokens);'],
    ['the default of a thing', 'Compression is on by default', '+const compression = options.compression ?? true;'],
    [
      'a default by its opposite',
      'Compression is on by default',
      '+const noCompression = options.noCompression ?? false;',
    ],
    ['a word of the language', 'The form (async) becomes a stream', '+fn form_stream() -> impl Stream + Send + Sync {'],
    ['what is added', 'Adds a row for each user', '+rows.delete(stale); rows.set(user, row);'],
    ['what goes', 'The old export is removed', '-export function old() {}'],
  ])('is not contradicted by %s', (_, text, diff) => {
    expect(compareOne(text, diff)).toEqual(NOTHING);
  });

  it.each([
    [
      'a contrary in a comment',
      'Expired tokens are accepted by the login',
      '+// expired tokens: the login will reject them',
      'the word "accepted" at its place: src/client.ts:10 says "reject"',
    ],
    [
      'a contrary in another form of its word',
      'Expired tokens are accepted by the login',
      '+// expired tokens are rejected by the login',
      'the word "accepted" at its place: src/client.ts:10 says "rejected"',
    ],
    [
      'lines that only go',
      'A message tells the user what was skipped',
      '-log("skipped", user);',
      'an added line: at its place the change only takes lines away',
    ],
    [
      'a unit that no line has',
      'The timeout is given in seconds',
      '+const timeout = minutes * 60;',
      'no line is about seconds, and one is about another unit',
    ],
    [
      'words for readers that are nowhere',
      'The description of the function says what it does with secrets',
      '+secret(value);',
      'a comment, a document or a text at its place',
    ],
  ])('misses something with %s', (_, text, diff, said) => {
    expect(compareOne(text, diff)).toEqual({ missing: [said], contradicts: [] });
  });

  it('does not take a test for the code that contradicts', () => {
    const { contradicts } = compareOne(
      'Expired tokens are accepted by the login',
      '+it("login rejects expired tokens")',
      'a.test.ts',
    );
    expect(contradicts).toEqual([]);
  });
});

describe('two criteria of one ticket', () => {
  const lines = [unitOf('+if (stale(cache)) cache.clear(entries); // before the first read of the entries')];

  it.each([
    ['a negation', 'Stale entries of the cache are read', 'Stale entries of the cache are not read'],
    ['the order', 'The cache is cleared before entries are read', 'Entries are read before the cache is cleared'],
    [
      'the order by its word',
      'Entries are read before the cache is cleared',
      'Entries are read after the cache is cleared',
    ],
  ])('that differ in %s are both not shown', (_, one, other) => {
    const [first, second] = compareAll([one, other], lines);
    expect(first?.missing).toEqual(['AC2 says otherwise, and the lines do not show which of the two holds']);
    expect(second?.missing).toEqual(['AC1 says otherwise, and the lines do not show which of the two holds']);
  });

  it.each([
    [3, 'AC2 and AC3 say otherwise, and the lines do not show which of them holds'],
    [4, 'AC2, AC3 and AC4 say otherwise, and the lines do not show which of them holds'],
    [10, 'AC2, AC3, AC4 and 6 more say otherwise, and the lines do not show which of them holds'],
  ])('of which there are %i: what is missing is said once', (count, says) => {
    const texts = Array.from(
      { length: count },
      (_, at) => `The cache of page ${at + 1} is cleared before entries are read`,
    );
    const [first, ...others] = compareAll(texts, lines);
    expect(first?.missing.filter((one) => one.includes('otherwise'))).toEqual([says]);
    for (const { missing } of others) expect(missing.filter((one) => one.includes('otherwise')).length).toBeLessThan(2);
  });

  it('of which each says more than the other are about two cases', () => {
    const texts = [
      'A signal that a handler gives stops the request',
      'If the signal has stopped before the request is sent, no request is made',
    ];
    const unit = unitOf('+if (signal.stopped) handler.stop(request); // made, given, sent');
    for (const { missing } of compareAll(texts, [unit]))
      expect(missing.filter((one) => one.includes('otherwise'))).toEqual([]);
  });

  it('that both say no, one before and one after what they share, say the same', () => {
    const texts = [
      'The stale option is no longer accepted by the public cache',
      'The types of the public cache do not have the stale option',
    ];
    const unit = unitOf('+delete cache.public.stale; // option');
    for (const { missing } of compareAll(texts, [unit]))
      expect(missing.filter((one) => one.includes('otherwise'))).toEqual([]);
  });

  it('of which one puts an owner before what the other says is of it are the same', () => {
    const texts = ['`totalTimeout` defaults to 0', 'The default of `totalTimeout` is 0'];
    for (const { missing } of compareAll(texts, [unitOf('+totalTimeout: 0, // default')]))
      expect(missing.filter((one) => one.includes('otherwise'))).toEqual([]);
    const exchanged = ['The owner of the cart pays the shop', 'The shop pays the owner of the cart'];
    for (const { missing } of compareAll(exchanged, [unitOf('+pay(cart.owner, shop);')]))
      expect(missing.filter((one) => one.includes('otherwise'))).toHaveLength(1);
  });

  it('of which one is far more likely: nothing is taken from it', () => {
    const texts = ['Stale entries of the cache are read', 'Stale entries of the cache are not read'];
    const [first, second] = compareAll(texts, lines, [0.6, 0.9]);
    expect(first?.missing).toHaveLength(1);
    expect(second).toEqual(NOTHING);
  });

  it('that differ in a word: the one whose word stands in the lines keeps its status', () => {
    const unit = unitOf('+entries.filter(stale).forEach(visible); // list');
    const [first, second] = compareAll(
      ['Stale entries are visible in the list', 'Stale entries are hidden in the list'],
      [unit],
    );
    expect(first).toEqual(NOTHING);
    expect(second?.contradicts).toMatchObject([{ about: 'direction', location: 'src/client.ts:10' }]);
  });

  it('of which one leaves out the condition: the one with the condition keeps its status', () => {
    const texts = ['The cache clears its stale entries if the disk is full', 'The cache clears its stale entries'];
    const [first, second] = compareAll(texts, [unitOf('+if (disk.full) cache.clear(stale(entries));')]);
    expect(first).toEqual(NOTHING);
    expect(second?.missing).toHaveLength(1);
  });

  it('of which the lines have nothing of what one says beyond the other', () => {
    const texts = ['A stopped process gives its exit code', 'A stopped process can be restarted'];
    const [first, second] = compareAll(texts, [unitOf('+stop(process); return process.exitCode;')]);
    expect(first).toEqual(NOTHING);
    expect(second?.missing).toEqual([
      'what only it says: the change has nothing of "restarted", and all else is in AC1 too',
    ]);
  });

  it.each([
    [
      'turn twice',
      'Valid input is accepted by the form',
      'Invalid input is rejected by the form',
      '+form.check(valid(input) ? accept : reject, invalid);',
    ],
    [
      'say the same of other things',
      'A missing user answers 404',
      'A banned user answers 403',
      '+return missing(user) ? 404 : banned(user) ? 403 : ok; // answers',
    ],
  ])('that %s stand beside each other', (_, one, other, diff) => {
    expect(compareAll([one, other], [unitOf(diff)])).toEqual([NOTHING, NOTHING]);
  });

  it('of which one asks for tests of the other stand beside each other', () => {
    const texts = ['A stale entry is not read', 'Tests cover that a stale entry is read'];
    expect(compareAll(texts, [unitOf('+if (stale(entry)) skip(entry); else read(entry);')])[0]).toEqual(NOTHING);
  });
});
