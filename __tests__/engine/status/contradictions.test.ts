/** Criteria that the lines say otherwise of: contradicted where it is sure, missing where it is only not shown. */

import { describe, expect, it } from '@jest/globals';
import { NO_TEXT } from '../../../src/engine/status/statement.js';
import { compareAll, compareOne, unitOf } from './compare.js';

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
      'what a line says to be false',
      'Tests assert `false` for invalid signatures of a message',
      '+assert valid?(signature, message) == false',
      'test/x.test.exs',
    ],
    [
      'a number that is reckoned with',
      'A day of the month above 28 is the last day',
      '+const diff = ((day.ofMonth - month.weekday) % 7 + 7) % 7; // 28',
      'src/x.ts',
    ],
    [
      'the number of another thing among several',
      'The runner seeds 10000 participants with teams',
      '+Math.max(3, scaled(35, participantTeams));',
      'src/x.ts',
    ],
  ])('is not contradicted by %s', (_, text, diff, path) => {
    expect(compareOne(text, diff, path).contradicts).toEqual([]);
  });

  it('is contradicted by the number of the same thing among several', () => {
    const diff = '+client.send({ delay: 200, retries: 12, jitter: 40 });';
    expect(compareOne('The client sends 5 retries', diff).contradicts).toMatchObject([{ about: 'value' }]);
  });

  it.each([
    [
      'the same direction',
      'Expired tokens are rejected by the login',
      '+if (expired(tokens)) return login.reject(tokens);',
    ],
    ['a negated contrary', 'The panel is visible in the editor', '+panel.show = !hidden(editor);'],
    ['blocks as things', '`setState` allows a whole state for a host', '+setState(host, new State({ blocks: list }));'],
    [
      'what is taken away',
      'A JSON object of extra fields is optional for an entry',
      '+const extraFields = fieldsOfEntry - required_fields;',
    ],
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
    expect(compareOne(text, diff)).toEqual(NO_TEXT);
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
    expect(compareOne(text, diff)).toEqual({ ...NO_TEXT, missing: [said] });
  });

  it.each([
    [
      'a type of what may fail',
      'Creating a share is successful',
      '+func (api *Router) CreateShare(r *http.Request) (*responses.Share, error) {',
      'server/sharing.go',
    ],
    [
      'a type of what may fail, in Rust',
      'Creating a share is successful',
      '+pub fn create_share(request: &Request) -> Result<Share, Error> {',
      'src/sharing.rs',
    ],
    [
      'a comment for a tool',
      'The key of an edition is included',
      '+store(edition["key"])  # type: ignore[index]',
      'src/models.py',
    ],
    [
      'a word that only has the stem of the contrary',
      'Selecting a player requires its id',
      '+func (r *playerRepository) selectPlayer(options ...QueryOptions) {',
      'src/player.go',
    ],
    [
      'a check of what is invalid',
      'An invalid schedule of the backup is told',
      '+const backup = validateBackupSchedule(tell);',
    ],
    [
      'a word that only says what a thing has',
      'Settings include their origin',
      '+if (ignore(settings.origin)) next();',
    ],
    [
      'a word that only says which thing is meant',
      'Rows hidden by the filter of a table must be counted',
      '+table.rows.filter(visible);',
    ],
    [
      'a line that has hardly a word of it',
      'A click on a point estimates the story and reveals its button; nothing else starts before the story has one',
      '+<input type="hidden" name="story" />',
    ],
    [
      'a line that does not say the contrary by itself, where another line has the word',
      'The handoff of a form is visible until the redirect',
      '+handoff.visible = form.redirect;\n+// keep the handoff of a form that the redirect leaves hidden',
    ],
  ])('misses no word with %s', (_, text, diff, path = 'src/client.ts') => {
    expect(compareOne(text, diff, path)).toEqual(NO_TEXT);
  });

  it.each([
    ['a type of what may fail beside it', 'The login accepts tokens', '+func rejectTokens() error {', 'reject'],
    ['a passive', 'Archived rows of the total are included', '+// archived rows of the total: excluded', 'excluded'],
    ['a short criterion and one word of it', 'Puppet stops with an error', '+Puppet.warn(text);', 'warn'],
    ['an adverb', 'The day of the month is required', '+// the month, optionally with its day', 'optionally'],
    [
      'a word as it is written there',
      'The banner of the shop hides',
      '+// the banner of the shop is displayed',
      'displayed',
    ],
  ])('misses a word with %s', (_, text, diff, says) => {
    const { missing, contradicts } = compareOne(text, diff);
    expect(contradicts).toEqual([]);
    expect(missing).toEqual([
      expect.stringMatching(new RegExp(`^the word "\\w+" at its place: .* says "${says}"$`, 'u')),
    ]);
  });

  it.each([
    [
      'loads something',
      'Reads the ledger only if the check of the ledger fails',
      '+from app.ledger.warnings import check',
    ],
    ['writes into a log', 'A successful payment closes the order', '+log.error("payment of order", order)'],
    [
      'is a sentence for readers',
      'The note is an optional part of the order',
      '+throw new Error("The order has a required part");',
    ],
    [
      'is a note for readers in a setting',
      'The parcel is kept within the depot of the town',
      '+- a parcel that a town finds outside of its depot',
      'meta/town.yml',
    ],
    ['is about something else of that name', 'The vault key is plain', '+vault.key = initSecretAnchor(vault);'],
    [
      'is a type of what may be absent',
      'The day of the month is required',
      '+def render(day: Optional[int], month: int):',
    ],
    [
      'is the value of a parameter that no call gives',
      'The role is built by `join_names` with trim=False',
      '+def join_names(role: str, trim: bool = True):',
      'src/names.py',
    ],
    [
      'is about other words of the criterion',
      'Moves the parcel of the depot to the town, in this order: the first, then the others',
      '+moveParcel(depot, town, latest);',
    ],
  ])('is not contradicted by a line that %s', (_, text, diff, path = 'src/client.ts') => {
    const { missing, contradicts } = compareOne(text, diff, path);
    expect(contradicts).toEqual([]);
    expect(missing).toEqual([expect.stringMatching(/^the word "\w+" at its place: /u)]);
  });

  it('is contradicted by a name of other words that it says', () => {
    const { contradicts } = compareOne('The banner is shown in the shop', '+shop.banner.hideBanner();');
    expect(contradicts).toMatchObject([{ about: 'direction', says: 'shown' }]);
    expect(compareOne('The banner is shown in the shop', '+shop.banner.hideSpinner();').contradicts).toEqual([]);
  });

  it('is not contradicted where a word only says which thing is meant', () => {
    const { contradicts } = compareOne(
      'Rows hidden by the filter of a table must be counted',
      '+table.rows.filter(visible);',
    );
    expect(contradicts).toEqual([]);
  });

  it.each([
    ['a number in a name', 'The page has at most 40 rows', '+rows = page.limit(int16(page.rows));'],
    ['a number that it says too', 'The tag 71 of a record is read as 82 is', "+const record = readTag(tag, '82');"],
    ['the label of another case', 'Fields of tag 610 go to the place', "+if (tag == '611') place.push(...fields);"],
    ['the case of another number', 'Fields of tag 610 go to the place', '+case 611: return place(tag, fields);'],
  ])('has no other value in %s', (_, text, diff) => {
    const { missing, contradicts } = compareOne(text, diff);
    expect(contradicts).toEqual([]);
    expect(missing).not.toEqual([]);
  });

  it.each([
    ['direction', 'The guide says that expired tokens are accepted by the login', '+The login rejects expired tokens.'],
    ['value', 'The guide says that the client sends 5 retries', '+A client sends 12 retries.'],
  ])('is contradicted by another %s in a document that it is about', (about, text, diff) => {
    expect(compareOne(text, diff, 'docs/guide.md').contradicts).toMatchObject([{ about }]);
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
    expect(second).toEqual(NO_TEXT);
  });

  it('that differ in a word: the one whose word stands in the lines keeps its status', () => {
    const unit = unitOf('+entries.filter(stale).forEach(visible); // list');
    const [first, second] = compareAll(
      ['Stale entries are visible in the list', 'Stale entries are hidden in the list'],
      [unit],
    );
    expect(first).toEqual(NO_TEXT);
    expect(second?.contradicts).toMatchObject([{ about: 'direction', location: 'src/client.ts:10' }]);
  });

  it('that differ in a name: of what the change has nothing, it does not say otherwise', () => {
    const texts = [
      'The total of the cart has the `weight` of its parts',
      'The total of the cart has the `price` of its parts',
    ];
    const [first, second] = compareAll(texts, [unitOf('+cart.total = cart.parts.sum(price);')]);
    expect(first?.contradicts).toEqual([]);
    expect(first?.missing).not.toEqual([]);
    expect(second).toEqual(NO_TEXT);
  });

  it('of which only a test has the words of one: a test does not contradict', () => {
    const [, second] = compareAll(
      ['Stale entries are visible in the list', 'Stale entries are hidden in the list'],
      [unitOf('+expect(list.entries.filter(stale)).toBe(visible);', 'src/list.test.ts')],
    );
    expect(second?.contradicts).toEqual([]);
    expect(second?.missing).not.toEqual([]);
  });

  it('of which a test and less of the code have the words of one: the code contradicts', () => {
    const [, second] = compareAll(
      ['Stale entries are visible in the list', 'Stale entries are hidden in the list'],
      [
        unitOf('+expect(list.entries.filter(stale)).toBe(visible);', 'src/list.test.ts'),
        unitOf('+return stale(entries).map(visible);', 'src/list.ts'),
      ],
    );
    expect(second?.contradicts).toMatchObject([{ about: 'direction', location: 'src/list.ts:10' }]);
  });

  it('of which one leaves out the condition: the one with the condition keeps its status', () => {
    const texts = ['The cache clears its stale entries if the disk is full', 'The cache clears its stale entries'];
    const [first, second] = compareAll(texts, [unitOf('+if (disk.full) cache.clear(stale(entries));')]);
    expect(first).toEqual(NO_TEXT);
    expect(second?.missing).toHaveLength(1);
  });

  it('of which the lines have nothing of what one says beyond the other', () => {
    const texts = ['A stopped process gives its exit code', 'A stopped process can be restarted'];
    const [first, second] = compareAll(texts, [unitOf('+stop(process); return process.exitCode;')]);
    expect(first).toEqual(NO_TEXT);
    expect(second?.missing).toEqual([
      'what it says beyond AC1: no changed line says “restarted”, and it may be done in other words',
    ]);
  });

  it('of which one says more: words that say little are not named where others are', () => {
    const texts = ['A stopped process gives its exit code', 'Each stopped process can be properly restarted'];
    const [, second] = compareAll(texts, [unitOf('+stop(process); return process.exitCode;')]);
    expect(second?.missing).toEqual([
      'what it says beyond AC1: no changed line says “restarted”, and it may be done in other words',
    ]);
  });

  it('of which one has a name of several words: the lines have it', () => {
    const texts = ['The parcel of the shop has its `netWeight`', 'The parcel of the shop has its label'];
    const [first] = compareAll(texts, [unitOf('+parcel.netWeight = shop.netWeight; parcel.label = shop.label;')]);
    expect(first).toEqual(NO_TEXT);
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
    expect(compareAll([one, other], [unitOf(diff)])).toEqual([NO_TEXT, NO_TEXT]);
  });

  it('of which one asks for tests of the other stand beside each other', () => {
    const texts = ['A stale entry is not read', 'Tests cover that a stale entry is read'];
    expect(compareAll(texts, [unitOf('+if (stale(entry)) skip(entry); else read(entry);')])[0]).toEqual(NO_TEXT);
  });
});
