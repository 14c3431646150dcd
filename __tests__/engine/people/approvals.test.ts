/** Who approves, when, and what came after: for each situation the facts, the verdict, and the words. */
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { ChangedFile } from '../../../src/engine/snapshot.js';
import { review } from '../../stand-ins/grammars.js';
import { HEAD_TREE, type PeopleSpec } from '../../stand-ins/people.js';
import { buildSnapshot, changedFile, policySources, type SnapshotSpec } from '../../stand-ins/snapshot.js';

const OLD = 'd'.repeat(40);
const OLDER = '9'.repeat(40);
const TREE = '1'.repeat(40);

const PAY = 'export function pay(total: number): number {\n  return total * 2;\n}\n';
const DOUBLED = PAY.replace('* 2', '* 3');
/** A change that no ticket asks for: a person must look at its line. */
const CHANGE: SnapshotSpec = { author: 'mona', files: { 'src/pay.ts': { old: PAY, new: DOUBLED } } };

const People = z.looseObject({
  approvals: z.array(z.looseObject({ login: z.string(), why: z.string() })),
  stale: z.array(z.looseObject({ login: z.string(), why: z.string() })),
  uncounted: z.array(z.looseObject({ login: z.string(), why: z.string() })),
  unknown: z.array(z.string()),
  changes_requested: z.array(z.string()),
  owners_missing: z.array(z.string()),
});

async function judge(people: PeopleSpec | undefined, more: SnapshotSpec = {}, policy?: string) {
  const given = people === undefined ? {} : { people };
  const snapshot = buildSnapshot({ ...CHANGE, ...given, ...more });
  const source = policy === undefined ? {} : { tenant: { name: 'own', source: policy } };
  const result = await review(snapshot, policySources(source));
  const step = result.trace.steps.find(({ name }) => name === 'people');
  return { result, people: People.parse(step?.evidence), rule: result.trace.decision.rule };
}

interface Situation {
  readonly when: string;
  readonly people?: PeopleSpec;
  readonly more?: SnapshotSpec;
  readonly policy?: string;
  readonly opens: boolean;
  readonly counts?: readonly string[];
  readonly stale?: readonly string[];
  readonly uncounted?: readonly string[];
  readonly missing?: readonly string[];
  readonly says?: string;
}

const approval = (login: string, more: object = {}) => ({ login, state: 'approved' as const, ...more });
const asks = (login: string, more: object = {}) => ({ login, state: 'changes_requested' as const, ...more });
const file = (path: string, old: string | null, text: string | null): ChangedFile =>
  changedFile(path, { old, new: text });
const earlier = (more: Partial<NonNullable<PeopleSpec['seen']>[number]> = {}) => [{ sha: OLD, tree: TREE, ...more }];
const onOld = (more: object = {}) => approval('ada', { commit: OLD, ...more });
const inFolder = (folder: string) => ({ [`${folder}/pay.ts`]: { old: PAY, new: DOUBLED } });
const OWNED = { codeowners: '* @core\n/src/ @ada @grace # who pays\n' };

const WHO: readonly Situation[] = [
  { when: 'nobody said anything', people: {}, opens: false },
  { when: 'no host told what people said', opens: false },
  {
    when: 'a person with write access',
    people: { reviews: [approval('ada')] },
    opens: true,
    counts: ['ada'],
    says: 'it was given for this head',
  },
  {
    when: 'a person who may administrate',
    people: { reviews: [approval('ada')], accounts: [{ login: 'ada', role: 'admin' }] },
    opens: true,
    counts: ['ada'],
  },
  {
    when: 'the role of the person is not known, but that the person may push',
    people: { reviews: [approval('ada', { can_push: true })], accounts: [{ login: 'ada', role: null }] },
    opens: true,
    counts: ['ada'],
  },
  ...(['none', 'read', 'triage'] as const).map(
    (role): Situation => ({
      when: `a person with the role ${role}`,
      people: { reviews: [approval('eve')], accounts: [{ login: 'eve', role }] },
      opens: false,
      uncounted: ['eve'],
      says: 'may not push',
    }),
  ),
  {
    when: 'the role says less than that the person may push',
    people: { reviews: [approval('eve', { can_push: true })], accounts: [{ login: 'eve', role: 'triage' }] },
    opens: false,
    uncounted: ['eve'],
  },
  {
    when: 'who opened the pull request',
    people: { reviews: [approval('mona')] },
    opens: false,
    uncounted: ['mona'],
    says: 'author of the change',
  },
  {
    when: 'who opened the pull request, where the host lists the authors of commits alone',
    people: { reviews: [approval('Mona')], authors: ['ada'] },
    opens: false,
    uncounted: ['Mona'],
    says: 'author of the change',
  },
  {
    when: 'a co-author of a commit, in another case',
    people: { reviews: [approval('Ada')], authors: ['mona', 'aDa'] },
    opens: false,
    uncounted: ['Ada'],
    says: 'author of the change',
  },
  {
    when: 'a second account of the author without rights, beside a stranger',
    people: {
      reviews: [approval('mona2'), approval('eve')],
      accounts: [
        { login: 'mona2', role: 'read' },
        { login: 'eve', role: 'none' },
      ],
    },
    opens: false,
    uncounted: ['eve', 'mona2'],
  },
  {
    when: 'a machine with write access',
    people: { reviews: [approval('renovate[bot]')] },
    opens: false,
    uncounted: ['renovate[bot]'],
    says: 'people.may_sign',
  },
  {
    when: 'a machine that the policy names',
    people: { reviews: [approval('renovate[bot]')] },
    policy: 'extends: balanced\npeople:\n  may_sign: [write, "@Renovate[bot]"]\n',
    opens: true,
    counts: ['renovate[bot]'],
  },
  {
    when: 'a person with the name of a machine that the policy names',
    people: { reviews: [approval('renovate')], accounts: [{ login: 'renovate', role: 'read' }] },
    policy: 'extends: balanced\npeople:\n  may_sign: [write, "@renovate[bot]"]\n',
    opens: false,
    uncounted: ['renovate'],
  },
  {
    when: 'a deleted account',
    people: { reviews: [approval('ghost', { can_push: true })], accounts: [{ login: 'ghost', kind: 'unknown' }] },
    opens: false,
    uncounted: ['ghost'],
    says: 'whose account',
  },
  {
    when: 'a login that turns its letters round',
    people: { reviews: [approval('\u202eada')] },
    opens: false,
    uncounted: ['[U+202E]ada'],
    says: 'whose account',
  },
  {
    when: 'GitHub did not tell all that people said',
    people: {
      reviews: [approval('ada')],
      complete: false,
      why: 'GitHub did not say who reviewed. Give the token "pull-requests: read".',
    },
    opens: false,
    uncounted: ['ada'],
    says: 'pull-requests: read',
  },
  {
    when: 'two people, where the policy asks for three',
    people: { reviews: [approval('ada'), approval('grace')] },
    policy: 'extends: balanced\npeople:\n  approvals: 3\n',
    opens: false,
    counts: ['ada', 'grace'],
  },
  {
    when: 'one person from a tier on that asks for two',
    people: { reviews: [approval('ada')] },
    policy: 'extends: balanced\npeople:\n  four_eyes_from: T1\n',
    opens: false,
    counts: ['ada'],
  },
  {
    when: 'two people from a tier on that asks for two',
    people: { reviews: [approval('ada'), approval('grace')] },
    policy: 'extends: balanced\npeople:\n  four_eyes_from: T1\n',
    opens: true,
    counts: ['ada', 'grace'],
  },
  {
    when: 'one person twice where two must',
    people: { reviews: [approval('ada'), approval('ADA')] },
    policy: 'extends: balanced\npeople:\n  approvals: 2\n',
    opens: false,
    counts: ['ADA'],
  },
  {
    when: 'one of 2,000 reviews is an approval',
    people: {
      reviews: [
        ...Array.from({ length: 2000 }, (_, at) => ({ login: `user-${at}`, state: 'commented' as const })),
        approval('ada'),
      ],
    },
    opens: true,
    counts: ['ada'],
  },
];

const LAST_WORD: readonly Situation[] = [
  {
    when: 'a comment after the approval',
    people: { reviews: [approval('ada'), { login: 'ada', state: 'commented' }] },
    opens: true,
    counts: ['ada'],
  },
  { when: 'the approval was dismissed', people: { reviews: [{ login: 'ada', state: 'dismissed' }] }, opens: false },
  {
    when: 'approved again after a dismissal',
    people: { reviews: [{ login: 'ada', state: 'dismissed' }, approval('ada')] },
    opens: true,
    counts: ['ada'],
  },
  {
    when: 'the later of two approvals was dismissed',
    people: { reviews: [approval('ada'), { login: 'ada', state: 'dismissed' }] },
    opens: false,
  },
  { when: 'the same person asks for changes later', people: { reviews: [approval('ada'), asks('ada')] }, opens: false },
  {
    when: 'another person asks for changes later',
    people: { reviews: [approval('ada'), asks('grace')] },
    opens: false,
    counts: ['ada'],
  },
  {
    when: 'who asked for changes approves',
    people: { reviews: [asks('ada'), approval('ada')] },
    opens: true,
    counts: ['ada'],
  },
  {
    when: 'a person asks for changes of what a rule opens',
    people: { reviews: [asks('grace')] },
    more: { files: { 'docs/pay.md': { old: 'Pay.\n', new: 'Pay twice.\n' } } },
    opens: false,
  },
  {
    when: 'a stranger asks for changes of what a rule opens',
    people: { reviews: [asks('eve')], accounts: [{ login: 'eve', role: 'read' }] },
    more: { files: { 'docs/pay.md': { old: 'Pay.\n', new: 'Pay twice.\n' } } },
    opens: true,
  },
  {
    when: 'a stranger asks for changes',
    people: { reviews: [approval('ada'), asks('eve')], accounts: [{ login: 'eve', role: 'read' }] },
    opens: true,
    counts: ['ada'],
  },
];

const PUSHED: readonly Situation[] = [
  {
    when: 'the same files in another commit',
    people: { reviews: [onOld()], seen: earlier({ tree: HEAD_TREE }) },
    opens: true,
    counts: ['ada'],
    says: 'the same files',
  },
  {
    when: 'the same files, taken from an older base that says otherwise',
    people: { reviews: [onOld()], seen: earlier({ tree: HEAD_TREE, rebased: ['src/pay.ts'] }) },
    opens: false,
    stale: ['ada'],
    says: 'another state of src/pay.ts',
  },
  {
    when: 'a comment in code',
    people: { reviews: [onOld()], seen: earlier({ since: [file('src/pay.ts', PAY, `// Twice.\n${PAY}`)] }) },
    opens: true,
    counts: ['ada'],
    says: 'src/pay.ts:1 (the same tokens on both sides',
  },
  {
    when: 'prose',
    people: { reviews: [onOld()], seen: earlier({ since: [file('docs/pay.md', 'Pay.\n', 'Pay twice.\n')] }) },
    opens: true,
    counts: ['ada'],
    says: 'docs/pay.md',
  },
  {
    when: 'a line of code',
    people: { reviews: [onOld()], seen: earlier({ since: [file('src/pay.ts', PAY, DOUBLED)] }) },
    opens: false,
    stale: ['ada'],
    says: 'src/pay.ts:2 changed. Approve this head',
  },
  {
    when: 'a comment and, elsewhere, a line of code',
    people: {
      reviews: [onOld()],
      seen: earlier({ since: [file('src/a.ts', PAY, `// Twice.\n${PAY}`), file('src/pay.ts', PAY, DOUBLED)] }),
    },
    opens: false,
    stale: ['ada'],
  },
  {
    when: 'a directive in a comment',
    people: {
      reviews: [onOld()],
      seen: earlier({ since: [file('src/pay.ts', PAY, `// eslint-disable-next-line no-eval\n${PAY}`)] }),
    },
    opens: false,
    stale: ['ada'],
  },
  {
    when: 'a file of comments that stands in for another of its name',
    people: { reviews: [onOld()], seen: earlier({ since: [file('src/guard.js', null, '// Nothing.\n')] }) },
    opens: false,
    stale: ['ada'],
    says: 'src/guard.js',
  },
  {
    when: 'a file that may be run',
    people: {
      reviews: [onOld()],
      seen: earlier({ since: [changedFile('run.sh', { old: 'ls\n', new: 'ls\n', newMode: '100755' })] }),
    },
    opens: false,
    stale: ['ada'],
  },
  {
    when: 'where a link leads, by a path that looks like a comment',
    people: {
      reviews: [onOld()],
      seen: earlier({
        since: [changedFile('a.ts', { old: '//srv/a', new: '//srv/b', oldMode: '120000', newMode: '120000' })],
      }),
    },
    opens: false,
    stale: ['ada'],
  },
  {
    when: 'a file that could not be read',
    people: {
      reviews: [onOld()],
      seen: earlier({
        since: [
          changedFile('a.bin', {
            raw: { status: 'modified', omitted: 'not_fetched', old_mode: '100644', new_mode: '100644' },
          }),
        ],
      }),
    },
    opens: false,
    stale: ['ada'],
  },
  {
    when: 'a merge of the base',
    people: { reviews: [onOld()], seen: earlier() },
    opens: true,
    counts: ['ada'],
    says: 'only the base moved on',
  },
  {
    when: 'a commit that could not be had',
    people: { reviews: [onOld()], seen: earlier({ tree: null }) },
    opens: false,
    stale: ['ada'],
    says: 'could not be compared',
  },
  { when: 'a commit that was not looked for', people: { reviews: [onOld()] }, opens: false, stale: ['ada'] },
  {
    when: 'a commit that GitHub no longer knows',
    people: { reviews: [approval('ada', { commit: null })] },
    opens: false,
    stale: ['ada'],
    says: 'no longer knows',
  },
  {
    when: 'the head was set back to an older commit than the approved one',
    people: {
      reviews: [approval('ada', { commit: OLDER })],
      seen: [{ sha: OLDER, tree: TREE, since: [file('src/pay.ts', DOUBLED, PAY)] }],
    },
    opens: false,
    stale: ['ada'],
  },
  {
    when: 'approved again after the push',
    people: { reviews: [onOld(), approval('ada')], seen: earlier({ since: [file('src/pay.ts', PAY, DOUBLED)] }) },
    opens: true,
    counts: ['ada'],
  },
  {
    when: 'another base was chosen after the approval of this very head',
    people: {
      reviews: [approval('ada', { submitted_at: '2025-06-02T12:00:00.000Z' })],
      retargeted_at: '2025-06-02T12:00:00.000Z',
    },
    opens: false,
    stale: ['ada'],
    says: 'another base branch',
  },
  {
    when: 'another base was chosen before the approval',
    people: {
      reviews: [approval('ada', { submitted_at: '2025-06-02T12:00:01.000Z' })],
      retargeted_at: '2025-06-02T12:00:00.000Z',
    },
    opens: true,
    counts: ['ada'],
  },
];

const OWNERS: readonly Situation[] = [
  {
    when: 'not an owner',
    people: { reviews: [approval('bob')] },
    more: OWNED,
    opens: false,
    counts: ['bob'],
    missing: ['@ada @grace'],
  },
  { when: 'one of two owners', people: { reviews: [approval('Grace')] }, more: OWNED, opens: true, counts: ['Grace'] },
  {
    when: 'an owner of what an earlier line says',
    people: { reviews: [approval('core')] },
    more: OWNED,
    opens: false,
    missing: ['@ada @grace'],
  },
  {
    when: 'an owner who may not push',
    people: { reviews: [approval('ada'), approval('bob')], accounts: [{ login: 'ada', role: 'read' }] },
    more: OWNED,
    opens: false,
    uncounted: ['ada'],
    missing: ['@ada @grace'],
  },
  {
    when: 'not an owner, where the policy asks for none',
    people: { reviews: [approval('bob')] },
    more: OWNED,
    policy: 'extends: balanced\npeople:\n  owners: false\n',
    opens: true,
    counts: ['bob'],
  },
  {
    when: 'a member of the team that owns it',
    people: { reviews: [approval('ada')], teams: [{ name: '@Octo/Pay', members: ['ADA'] }] },
    more: { codeowners: 'pay.ts @octo/pay\n' },
    opens: true,
  },
  {
    when: 'not a member of the team that owns it',
    people: { reviews: [approval('ada')], teams: [{ name: '@octo/pay', members: ['grace'] }] },
    more: { codeowners: 'pay.ts @octo/pay\n' },
    opens: false,
    missing: ['@octo/pay'],
  },
  {
    when: 'a team that the token may not read',
    people: { reviews: [approval('ada')], teams: [{ name: '@octo/pay', members: null }] },
    more: { codeowners: 'pay.ts @octo/pay\n' },
    opens: false,
    missing: ['@octo/pay'],
    says: 'members: read',
  },
  {
    when: 'a team that has another name now',
    people: { reviews: [approval('ada')], teams: [{ name: '@octo/payments', members: ['ada'] }] },
    more: { codeowners: 'pay.ts @octo/pay\n' },
    opens: false,
    missing: ['@octo/pay'],
    says: '@octo/pay',
  },
  {
    when: 'a team that cannot be read, beside an owner who approved',
    people: { reviews: [approval('ada')] },
    more: { codeowners: 'pay.ts @octo/pay @ada\n' },
    opens: true,
  },
  {
    when: 'an address in CODEOWNERS',
    people: { reviews: [approval('ada')] },
    more: { codeowners: '*.ts ada@example.com\n' },
    opens: false,
    missing: ['ada@example.com'],
    says: 'write the login',
  },
  {
    when: 'the only owner made the change',
    people: { reviews: [approval('ada')] },
    more: { codeowners: '*.ts @Mona\n' },
    opens: false,
    missing: ['@Mona'],
    says: 'made the change',
  },
  {
    when: 'a pattern without owners frees the path',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '* @ada\nsrc/pay.ts\n' },
    opens: true,
  },
  {
    when: 'a line with what is no owner is skipped',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '* @ada\nsrc/ someone\n' },
    opens: false,
    missing: ['@ada'],
  },
  {
    when: 'braces and ranges take nothing from an owner',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '*.ts @ada\n*.{ts,js} @bob\n*.[t]s @bob\n!*.ts @bob\n' },
    opens: false,
    missing: ['@ada'],
  },
  {
    when: 'a name with a wildcard covers what is in its folders',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '* @bob\n/packages/core-* @ada\n', files: inFolder('packages/core-pay/src') },
    opens: false,
    missing: ['@ada'],
  },
  {
    when: 'a name with a wildcard, at any depth',
    people: { reviews: [approval('bob')] },
    more: { codeowners: 'core-? @ada\n', files: inFolder('packages/core-1') },
    opens: false,
    missing: ['@ada'],
  },
  {
    when: 'a name with a brace covers what is in its folder',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '/src/{id} @ada\n', files: inFolder('src/{id}') },
    opens: false,
    missing: ['@ada'],
  },
  {
    when: 'a wildcard alone after a slash covers no folder',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '* @ada\n/src/* @bob\n', files: inFolder('src/pay') },
    opens: false,
    missing: ['@ada'],
  },
  {
    when: 'the owner of the place that a file moved from',
    people: { reviews: [approval('bob')] },
    more: { codeowners: '/safe/ @ada\n', files: { 'open/pay.ts': { old: PAY, new: DOUBLED, oldPath: 'safe/pay.ts' } } },
    opens: false,
    missing: ['@ada'],
  },
];

/** A file of the change that the program did not read, and what is said of it. */
const unread = (path: string, reason: NonNullable<ChangedFile['omitted']>): SnapshotSpec => ({
  files: {
    ...CHANGE.files,
    [path]: { old: 'a\n', new: 'b\n', raw: { omitted: reason, old_text: null, new_text: null, hunks: [] } },
  },
  coverage: { complete: false, files: 2, omitted: [{ path, reason, detail: 'It was not read.', blocking: true }] },
});

const UNREAD: readonly Situation[] = [
  ...(['too_large', 'submodule', 'binary'] as const).flatMap((reason): readonly Situation[] => [
    {
      when: `a file that is left to people (${reason})`,
      people: { reviews: [approval('ada')] },
      more: unread('yarn.lock', reason),
      opens: true,
      counts: ['ada'],
    },
    { when: `nobody approved such a file (${reason})`, people: {}, more: unread('yarn.lock', reason), opens: false },
    {
      when: `such a file changed since (${reason})`,
      people: {
        reviews: [onOld()],
        seen: earlier({ since: [...buildSnapshot(unread('yarn.lock', reason)).files.filter((one) => one.omitted)] }),
      },
      more: unread('yarn.lock', reason),
      opens: false,
      stale: ['ada'],
      says: 'yarn.lock',
    },
  ]),
  {
    when: 'a policy that opens for everything, and nobody approved such a file',
    people: {},
    more: unread('yarn.lock', 'too_large'),
    policy: 'rules: [{ name: all, if: "true", verdict: auto-approve }]\n',
    opens: false,
  },
  ...(['not_fetched', 'unreadable'] as const).map(
    (reason): Situation => ({
      when: `a file that nobody may have seen (${reason})`,
      people: { reviews: [approval('ada')] },
      more: unread('yarn.lock', reason),
      opens: false,
      counts: ['ada'],
    }),
  ),
  {
    when: 'such a file, and more files than a review reads',
    people: { reviews: [approval('ada')] },
    more: {
      ...unread('yarn.lock', 'too_large'),
      coverage: {
        complete: false,
        files: 9_999,
        omitted: [
          { path: 'yarn.lock', reason: 'too_large', detail: 'It was not read.', blocking: true },
          { path: null, reason: 'too_many_files', detail: '9999 files changed.', blocking: true },
        ],
      },
    },
    opens: false,
    counts: ['ada'],
  },
];

const GUARDED: readonly Situation[] = [
  {
    when: 'an error',
    people: { reviews: [approval('ada')] },
    more: { files: { 'src/a.ts': { new: '<<<<<<< HEAD\nconst a = 1;\n=======\nconst a = 2;\n>>>>>>> other\n' } } },
    opens: false,
    counts: ['ada'],
  },
  {
    when: 'a change that was not read whole',
    people: { reviews: [approval('ada')] },
    more: { coverage: { complete: false, files: 2, omitted: [] } },
    opens: false,
    counts: ['ada'],
  },
  {
    when: 'a base that the policy does not allow',
    people: { reviews: [approval('ada')] },
    more: {
      base: { ref: 'mine', sha: 'b'.repeat(40), committed_at: '2025-06-01T12:00:00.000Z' },
      host: { default_branch: { ref: 'main', sha: 'c'.repeat(40) }, base_protected: false, policy: null },
    },
    opens: false,
    counts: ['ada'],
  },
  {
    when: 'a policy that does not parse',
    people: { reviews: [approval('ada')] },
    more: { policy: 'rules: [' },
    opens: false,
    counts: ['ada'],
  },
];

describe.each([
  ['who approved', WHO],
  ['the last word', LAST_WORD],
  ['what was pushed after an approval', PUSHED],
  ['code owners', OWNERS],
  ['what was not read', UNREAD],
  ['what no approval opens', GUARDED],
])('%s', (_, situations) => {
  it.each(situations)('$when', async ({ people, more, policy, opens, counts, stale, uncounted, missing, says }) => {
    const judged = await judge(people, more, policy);
    expect(judged.result.verdict === 'auto-approve').toBe(opens);
    const logins = (of: readonly { login: string }[]) => of.map(({ login }) => login);
    if (counts !== undefined) expect(logins(judged.people.approvals)).toEqual(counts);
    else if (!opens && missing === undefined) expect(judged.people.approvals).toEqual([]);
    expect(logins(judged.people.stale)).toEqual(stale ?? []);
    expect(logins(judged.people.uncounted)).toEqual(uncounted ?? []);
    if (policy === undefined) expect(judged.people.owners_missing).toEqual(missing ?? []);
    if (says !== undefined) expect(JSON.stringify(judged.people)).toContain(JSON.stringify(says).slice(1, -1));
  });
});

describe('an approved change', () => {
  it('has no line left to look at: the partition stays, each line with who answers for it', async () => {
    const before = (await judge({})).result;
    const after = (await judge({ reviews: [approval('ada'), approval('grace')] })).result;
    const sum = (counts: typeof before.accounting) => Object.values(counts).reduce((all, { lines }) => all + lines, 0);
    expect(before.accounting.unaccounted.lines).toBe(2);
    expect(after.accounting.unaccounted.lines + after.accounting.opaque.lines).toBe(0);
    expect(after.accounting.vouched.lines).toBe(2);
    expect(sum(after.accounting)).toBe(sum(before.accounting));
    expect(JSON.stringify(after.trace)).toContain('approved by ada, grace');
  });

  it('names the rule of people where a rule of the policy leaves it to them, and is as risky as before', async () => {
    const risky: SnapshotSpec = { files: { '.github/workflows/ci.yml': { old: 'on: push\n', new: 'on: [push]\n' } } };
    const before = await judge({}, risky);
    const after = await judge({ reviews: [approval('ada')] }, risky);
    expect(before.result.verdict).toBe('needs-review');
    expect(after.rule).toBe('approved-by-people');
    expect(after.result.tier).toBe(before.result.tier);
    expect(after.result.confidence).toBeGreaterThan(0.5);
  });

  it('leaves what needed nobody its reason', async () => {
    const more: SnapshotSpec = {
      files: { ...CHANGE.files, 'README.md': { old: '# Shop\n', new: '# Shop\n\nHow to pay.\n' } },
    };
    const before = (await judge({}, more)).result.accounting;
    const after = (await judge({ reviews: [approval('ada')] }, more)).result.accounting;
    expect(before.inert.lines).toBe(2);
    expect([after.inert, after.vouched.lines]).toEqual([before.inert, before.unaccounted.lines]);
  });

  it('is as sure as what people did not judge: a warning that they let pass is no doubt', async () => {
    const more: SnapshotSpec = {
      files: { 'src/run.ts': { old: 'a();\n', new: 'a();\nexec("rm -rf " + request.query.id);\n' } },
    };
    const doubts = async (people: PeopleSpec) =>
      z
        .looseObject({ parts: z.array(z.looseObject({ part: z.string(), pivotal: z.boolean() })) })
        .parse((await judge(people, more)).result.trace.decision.facts['confidence'])
        .parts.filter(({ part, pivotal }) => pivotal && part.startsWith('findings'));
    expect(await doubts({ reviews: [approval('ada')] })).toEqual([]);
  });

  it('shows whose approval counts in the review itself', async () => {
    const { result } = await judge({ reviews: [approval('ada'), onOld({ login: 'bob' })] });
    expect(result.people).toMatchObject({ approvals: ['ada'], stale: ['bob'], owners_missing: [] });
  });
});
