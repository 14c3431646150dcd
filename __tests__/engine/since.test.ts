/** What changed since the last head that a person saw. */
import { describe, expect, it } from '@jest/globals';
import { SinceEvidence } from '../../src/contract/index.js';
import { countSpans } from '../../src/engine/accounting/spans.js';
import { NO_GRAMMARS, review } from '../../src/engine/index.js';
import { compareCriteria, type SeenBinding } from '../../src/engine/since/criteria.js';
import { compareFindings } from '../../src/engine/since/findings.js';
import { compareWithSeen, reviewSeenHead } from '../../src/engine/since/index.js';
import { MAX_FILES, MAX_LINES } from '../../src/engine/since/rebuild.js';
import { TouchedLines } from '../../src/engine/since/touched.js';
import type { ChangedFile, Snapshot } from '../../src/engine/snapshot.js';
import { buildSpan } from '../report/report-builders.js';
import type { PeopleSpec } from '../stand-ins/people.js';
import { buildSnapshot, changedFile, policySources, type SnapshotSpec } from '../stand-ins/snapshot.js';

const SEEN = '5'.repeat(40);
const HEAD = 'a'.repeat(40);
const TREE = '7'.repeat(40);
const AT = '2025-06-02T10:00:00Z';

/** A file at the base, at the head that was seen, and now; null where it does not exist. */
type Texts = readonly [base: string | null, then: string | null, now: string | null];

const lines = (...all: readonly string[]) => all.map((line) => `${line}\n`).join('');
const compare = (
  texts: Readonly<Record<string, Texts>>,
  pick: (all: Texts) => readonly [string | null, string | null],
) =>
  Object.entries(texts).flatMap(([path, all]) => {
    const [old, now] = pick(all);
    return old === now ? [] : [changedFile(path, { old, new: now })];
  });

const look = (changes: object = {}) => ({
  url: 'https://github.com/octo/shop/pull/7#pullrequestreview-1',
  login: 'ada',
  state: 'commented' as const,
  commit: SEEN,
  can_push: true,
  submitted_at: AT,
  ...changes,
});

/** A change whose head was seen once: of each file the text of the base, of then and of now. */
function buildSeen(texts: Readonly<Record<string, Texts>>, spec: SnapshotSpec = {}, people: PeopleSpec = {}) {
  const since = compare(texts, ([, then, now]) => [then, now]);
  const before = compare(
    Object.fromEntries(Object.entries(texts).filter(([, [, then, now]]) => then !== now)),
    ([base, then]) => [base, then],
  );
  const files = Object.fromEntries(
    Object.entries(texts).flatMap(([path, [base, , now]]) => (base === now ? [] : [[path, { old: base, new: now }]])),
  );
  return buildSnapshot({
    files,
    people: { reviews: [look()], seen: [{ sha: SEEN, tree: TREE, since, before }], ...people },
    ...spec,
  });
}

async function readSince(snapshot: Snapshot) {
  const result = await review(snapshot, policySources(), NO_GRAMMARS);
  const step = result.trace.steps.find(({ name }) => name === 'since');
  return { ...SinceEvidence.parse(step?.evidence), result };
}

const TICKET =
  '## Acceptance criteria\n\n- AC1: `redeem` answers 404 for an unknown voucher\n- AC2: `refund` takes 30 seconds at most\n';
const REDEEM = lines(
  'export function redeem(voucher: string): number {',
  '  if (unknown(voucher)) return 404;',
  '  return 200;',
  '}',
);
const AWAY = lines('export const shelf = 1;');

describe('what changed since a person looked', () => {
  it('is nothing without people, and costs nothing', async () => {
    const { seen, criteria, files } = await readSince(buildSnapshot({ files: { 'src/a.ts': { new: AWAY } } }));
    expect([seen, criteria, files]).toEqual([null, [], []]);
  });

  it.each<[string, PeopleSpec]>([
    ['an author of the change', { reviews: [look({ login: 'OctoCat' })] }],
    ['somebody who may not push', { reviews: [look({ can_push: false })] }],
    ['a bot', { accounts: [{ login: 'ada', kind: 'bot' }] }],
    ['a head that nobody knows any more', { seen: [{ sha: SEEN, tree: null, since: [], before: [] }] }],
    ['a head that the host no longer names', { reviews: [look({ commit: null })] }],
    ['people of whom not all was read', { complete: false, why: 'too many reviews' }],
  ])('does not count the look of %s', async (_, people) => {
    const { seen } = await readSince(buildSeen({ 'src/a.ts': [null, AWAY, `${AWAY}more();\n`] }, {}, people));
    expect(seen).toBeNull();
  });

  it.each(['approved', 'changes_requested', 'commented', 'dismissed'] as const)(
    'counts a review of a person who may: %s',
    async (state) => {
      const people = { reviews: [look({ state })] };
      const { seen } = await readSince(buildSeen({ 'src/a.ts': [null, AWAY, `${AWAY}more();\n`] }, {}, people));
      expect(seen).toEqual({ login: 'ada', at: AT, url: look().url, commit: SEEN });
    },
  );

  it('takes the newest look of a head that is known', async () => {
    const reviews = [
      look({ login: 'bob', submitted_at: '2025-06-01T10:00:00Z' }),
      look(),
      look({ login: 'eve', can_push: false, commit: HEAD }),
      look({ login: 'cleo', commit: '9'.repeat(40) }),
    ];
    const { seen } = await readSince(buildSeen({ 'src/a.ts': [null, AWAY, `${AWAY}more();\n`] }, {}, { reviews }));
    expect(seen?.login).toBe('ada');
  });

  it('says that nothing did where this head was seen', async () => {
    const people = { reviews: [look(), look({ login: 'bob', commit: HEAD })] };
    const { seen, files, spans, skipped } = await readSince(
      buildSeen({ 'src/a.ts': [null, AWAY, `${AWAY}more();\n`] }, {}, people),
    );
    expect({ seen: seen?.login, files, added: spans.added, looked: spans.looked_count, skipped }).toEqual({
      seen: 'bob',
      files: [],
      added: [],
      looked: 1,
      skipped: '',
    });
  });

  it('says that nothing did where another commit has the same tree', async () => {
    const same = { seen: [{ sha: SEEN, tree: TREE, since: [], before: [] }], head_tree: TREE };
    const { seen, files, criteria, spans } = await readSince(
      buildSeen({ 'src/a.ts': [null, AWAY, AWAY] }, { tickets: [TICKET] }, same),
    );
    expect([seen?.commit, files, criteria, spans.added_count]).toEqual([SEEN, [], [], 0]);
  });

  it('names a criterion that rose, by the lines that are new', async () => {
    const { criteria } = await readSince(
      buildSeen({ 'src/voucher.ts': [null, AWAY, `${AWAY}${REDEEM}`] }, { tickets: [TICKET] }),
    );
    expect(criteria).toEqual([
      { id: 'AC1', move: 'up', was: 'unmet', now: 'addressed', lines: ['src/voucher.ts:1-5'], lost: [] },
    ]);
  });

  it('names a criterion that fell, by the lines that are gone', async () => {
    const { criteria } = await readSince(
      buildSeen({ 'src/voucher.ts': [null, `${AWAY}${REDEEM}`, AWAY] }, { tickets: [TICKET] }),
    );
    expect(criteria).toMatchObject([{ id: 'AC1', move: 'down', was: 'addressed', now: 'unmet', lines: [] }]);
    expect(criteria[0]?.lost).toEqual(['src/voucher.ts:1-5']);
  });

  it('says which tickets were edited since, as they read otherwise now', async () => {
    const ticket = (id: string, edited: string | null) => ({ id, body: TICKET, edited_at: edited });
    const tickets = [
      ticket('#1', '2025-06-02T10:00:01Z'),
      ticket('#2', '2025-06-02T10:00:00.900Z'),
      ticket('#3', null),
    ];
    const { edited } = await readSince(
      buildSeen({ 'src/a.ts': [null, AWAY, REDEEM] }, { tickets, edited_at: '2025-07-01T00:00:00Z' }),
    );
    expect(edited).toEqual(['#1', 'description']);
  });

  it('names findings that are new and gone, and none that only moved', async () => {
    const marked = (name: string) => lines(`${name}(); // DO NOT MERGE: ${name}`);
    const { findings } = await readSince(
      buildSeen({
        'src/old.ts': [null, marked('a'), lines('a();')],
        'src/new.ts': [null, lines('b();'), marked('b')],
        'src/moved.ts': [null, marked('c'), `${AWAY}${AWAY}${marked('c')}`],
      }),
    );
    const told = (all: typeof findings.added) =>
      all.filter(({ rule }) => rule === 'robustness/do-not-merge').map(({ location }) => location.file);
    expect([told(findings.added), told(findings.gone)]).toEqual([['src/new.ts'], ['src/old.ts']]);
  });

  it('names a finding that is told once for several places again where the places differ', async () => {
    const focused = (name: string) => lines(`it.only('${name}', () => { expect(f()).toBe(1); });`);
    const told = async (files: Parameters<typeof buildSeen>[0]) =>
      (await readSince(buildSeen(files))).findings.added.filter(({ rule }) => rule === 'tests/focused').length;
    expect(await told({ 'a.test.ts': [null, focused('a'), focused('a')] })).toBe(0);
    const grown = {
      'a.test.ts': [null, focused('a'), focused('a')],
      'b.test.ts': [null, lines('b();'), focused('b')],
    } as const;
    expect(await told(grown)).toBe(1);
  });

  it('tells spans that are new from those that were there', async () => {
    const { spans } = await readSince(
      buildSeen({
        'src/seen.ts': [null, REDEEM, REDEEM],
        'src/part.ts': [lines('a();', 'b();'), lines('a();', 'c();'), lines('c();')],
      }),
    );
    expect(spans.added).toEqual([
      { location: { file: 'src/part.ts', lineRange: [1, 1] }, side: 'removed', old_line_range: [1, 2] },
    ]);
    expect([spans.added_count, spans.looked_count]).toEqual([1, 2]);
  });

  it('is skipped with words where the change is too large for a second review; places are told all the same', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `x${at}`).join('\n');
    const snapshot = buildSeen({ 'a.txt': [null, 'a\n', many(MAX_LINES + 1)] });
    const refuse = () => Promise.reject(new Error('was reviewed'));
    const earlier = await reviewSeenHead(snapshot, refuse);
    const span = buildSpan({ location: { file: 'a.txt', lineRange: [MAX_LINES, MAX_LINES + 1] } });
    const evidence = { rules: [], suppressed: [], left_out: 0, findings: [] };
    const accounting = { counts: countSpans([span]), share: 0, spans: [span] };
    const { skipped, spans } = compareWithSeen({
      snapshot,
      binding: [],
      accounting,
      planes: { findings: [], evidence },
      earlier,
    });
    expect(skipped).toBe(
      `the change has more than ${MAX_LINES} lines or ${MAX_FILES} files, which is too large to be reviewed a second time`,
    );
    expect(spans.added_count).toBe(1);
    await expect(reviewSeenHead(buildSeen({ 'a.txt': [null, 'a\n', 'b\n'] }), refuse)).rejects.toThrow('was reviewed');
  });

  it('never moves the verdict, and is the same each time', async () => {
    const texts: Readonly<Record<string, Texts>> = { 'src/voucher.ts': [null, AWAY, `${AWAY}${REDEEM}`] };
    const seen = await readSince(buildSeen(texts, { tickets: [TICKET] }));
    const again = await readSince(buildSeen(texts, { tickets: [TICKET] }));
    const unseen = await readSince(buildSeen(texts, { tickets: [TICKET] }, { reviews: [] }));
    expect(again.result.trace.digest).toBe(seen.result.trace.digest);
    expect(seen.result.trace.decision).toEqual(unseen.result.trace.decision);
    expect(unseen.seen).toBeNull();
  });
});

const bound = (
  changes: Partial<SeenBinding> & { id?: string; text?: string; kind?: SeenBinding['criterion']['kind'] },
) => {
  const { id = 'AC1', text = 'a', kind = 'behaviour', ...rest } = changes;
  const origin = { ticket: '#1', line: 1 };
  const criterion = { id, text, asks: text, parts: [], kind, codeVerifiable: true, origin };
  return { criterion, shown: 'addressed' as const, contradicts: [], ranges: [], ...rest };
};
const at = (file: string, first: number, last: number) => ({ file, first, last, confidence: 1, evidence: [] });
const touch = (old: string, now: string) =>
  new TouchedLines({ since: [changedFile('a.ts', { old, new: now })], before: [], rebased: [] }, { files: [] });

describe('criteria of two heads', () => {
  const touched = touch(lines('1', '2', '3'), lines('1', '2', 'x', '4'));

  it.each<[string, SeenBinding | null, SeenBinding | null, object | null]>([
    ['the same', bound({}), bound({}), null],
    ['tested by a report of this head alone', bound({}), bound({ shown: 'tested' }), null],
    [
      'from weak',
      bound({ shown: 'weak' }),
      bound({ ranges: [at('a.ts', 2, 3)] }),
      { move: 'up', was: 'weak', lines: ['a.ts:2-3'] },
    ],
    [
      'to lines that were there',
      bound({ shown: 'weak' }),
      bound({ ranges: [at('a.ts', 1, 2)] }),
      { move: 'up', lines: [] },
    ],
    [
      'to contradicted',
      bound({ ranges: [at('a.ts', 3, 3)] }),
      bound({
        shown: 'contradicted',
        contradicts: [{ about: 'value', says: '3', does: 'x', location: 'a.ts:3', side: 'added' }],
      }),
      { move: 'down', now: 'contradicted', lines: ['a.ts:3'], lost: ['a.ts:3'] },
    ],
    ['reworded', bound({}), bound({ text: 'b' }), { move: 'reworded' }],
    ['new', null, bound({}), { move: 'new', was: null, now: 'addressed' }],
    ['gone', bound({}), null, { move: 'gone', was: 'addressed', now: null }],
    ['signed', bound({ shown: 'open' }), bound({ shown: 'signed' }), null],
    [
      'about tests that a report speaks of',
      bound({ shown: 'unmet', kind: 'passes' }),
      bound({ shown: 'tested', kind: 'passes' }),
      null,
    ],
  ])('%s', (_, then, now, told) => {
    const found = compareCriteria(then === null ? [] : [then], now === null ? [] : [now], touched, true);
    expect(found).toEqual(told === null ? [] : [expect.objectContaining(told)]);
  });
});

describe('findings of two heads', () => {
  const finding = (fingerprint: string, file = 'a.ts', rule = 'x/y', title = 't') => ({
    rule,
    severity: 'warn' as const,
    plane: 'x',
    rationale: '',
    title,
    fingerprint,
    location: { file, lineRange: [1, 1] },
  });
  const renamed: ChangedFile = changedFile('b.ts', { old: 'x', new: 'x', oldPath: 'a.ts' });
  const evidence = { rules: [], suppressed: [], left_out: 0, findings: [] };
  const prints = (all: readonly { readonly fingerprint: string }[]) => all.map(({ fingerprint }) => fingerprint);

  it('follow a file that was renamed, one for one', () => {
    const { added, gone } = compareFindings(
      [finding('1'), finding('2'), finding('3')],
      { findings: [finding('4', 'b.ts'), finding('5', 'b.ts'), finding('6', 'b.ts', 'x/z')], evidence },
      [renamed],
      () => true,
    );
    expect([prints(added), gone.length]).toEqual([['6'], 1]);
  });

  it('that something hides now are said to be hidden', () => {
    const hidden = { rule: 'x/y', file: 'a.ts', line: 1, fingerprint: '1', title: 't', reason: 'r', by: 'b' };
    const now = { findings: [], evidence: { ...evidence, suppressed: [hidden] } };
    const { gone } = compareFindings([finding('1'), finding('2')], now, [], () => true);
    expect(gone.map(({ suppressed }) => suppressed)).toEqual([true, false]);
  });

  it('of rules that see only reports of this head are not compared', () => {
    const now = { findings: [finding('1', 'a.ts', 'eslint/x')], evidence };
    expect(compareFindings([], now, [], (rule) => rule !== 'eslint/x').added).toEqual([]);
  });
});

describe('lines that differ', () => {
  it.each([
    [1, 2, false],
    [3, 3, true],
    [1, 1_000_000_000, true],
    [4, 4, true],
    [5, 9, false],
  ])('%i to %i: %s', (first, last, differs) => {
    expect(touch(lines('1', '2', '3'), lines('1', '2', 'x', '4')).isNew({ file: 'a.ts', first, last })).toBe(differs);
  });

  it('are all of a file that could not be read', () => {
    const unread = changedFile('a.bin', { raw: { binary: true, omitted: 'binary', status: 'modified' } });
    const touched = new TouchedLines({ since: [unread], before: [], rebased: [] }, { files: [unread] });
    expect(touched.isNew({ file: 'a.bin', first: 7, last: 9 })).toBe(true);
    expect(
      touched.isNewSpan({ location: { file: 'a.bin', lineRange: [1, 1] }, side: 'file', old_line_range: null }),
    ).toBe(true);
  });

  it('are all of a file that now stands on another base', () => {
    const touched = new TouchedLines({ since: [], before: [], rebased: ['a.ts'] }, { files: [] });
    const span = { location: { file: 'a.ts', lineRange: [1, 1] }, side: 'added' as const, old_line_range: null };
    expect(touched.isNewSpan(span)).toBe(true);
  });

  it('do not make a new rename of one that was seen', () => {
    const then = changedFile('b.ts', { old: 'x\n', new: 'x\n', oldPath: 'a.ts' });
    const now = changedFile('b.ts', { old: 'x\n', new: 'x\ny\n', oldPath: 'a.ts' });
    const since = [changedFile('b.ts', { old: 'x\n', new: 'x\ny\n' })];
    const touched = new TouchedLines({ since, before: [then], rebased: [] }, { files: [now] });
    const span = { location: { file: 'b.ts', lineRange: [1, 1] }, side: 'file' as const, old_line_range: null };
    expect(touched.isNewSpan(span)).toBe(false);
  });
});
