/**
 * Situations of sign-offs: what a person wrote, what is known of them and of the change, and what came of it. Each row is
 * a whole review.
 */
import { describe, expect, it } from '@jest/globals';
import { SignaturesEvidence } from '../../../src/contract/index.js';
import type { EngineResult } from '../../../src/engine/index.js';
import { replay, review } from '../../stand-ins/grammars.js';
import { HEAD_TREE, type PeopleSpec } from '../../stand-ins/people.js';
import type { SnapshotSpec } from '../../stand-ins/snapshot.js';
import { buildSnapshot, changedFile, policySources } from '../../stand-ins/snapshot.js';

const OLD = 'd'.repeat(40);
const TREE = 'f'.repeat(40);

const COUPON = `export function applyCoupon(total: number, coupon: Coupon): number {
  return total - (total * coupon.percentage) / 100;
}
`;
const CRITERIA = [
  "`applyCoupon` takes the coupon's percentage off the total",
  'The legal team has signed off the new wording',
];
const toTicket = (criteria: readonly string[]) =>
  `## Acceptance criteria\n\n${criteria.map((text) => `- [ ] ${text}`).join('\n')}\n`;

/** A change that waits for people: AC2 is theirs, and nobody asked for the line in `src/retry.ts`. */
const RETRY = { old: 'export const retries = 1;\n', new: 'export const retries = 3;\n' };
const FILES: NonNullable<SnapshotSpec['files']> = { 'src/coupon.ts': { new: COUPON }, 'src/retry.ts': RETRY };
/** Runs a text in a shell: a warning. */
const WARNED = { old: 'a();\n', new: 'a();\nexec("rm -rf " + request.query.id);\n' };
const SECRET = `const token = '${['ghp', 'q7RkT2mZx9LbV4nWc8YdH3sJf6GpA1uE5oKi'].join('_')}';\n`;

const build = (people: PeopleSpec, spec: SnapshotSpec = {}) =>
  buildSnapshot({
    title: 'Coupons',
    files: FILES,
    tickets: [{ body: toTicket(CRITERIA), edited_at: null }],
    people,
    ...spec,
  });
const run = (people: PeopleSpec, spec: SnapshotSpec = {}) => review(build(people, spec), policySources());

/** The lines that the review of a change prints. */
async function listOffers(spec: SnapshotSpec = {}): Promise<ReadonlyMap<string, string>> {
  const { offers = [] } = readEvidence(await run({}, spec));
  return new Map(offers.map(({ verb, target, line }) => [`${verb} ${target}`, `${line}I looked`]));
}

const readEvidence = ({ trace }: EngineResult): SignaturesEvidence =>
  SignaturesEvidence.parse(trace.steps.find(({ name }) => name === 'signatures')?.evidence);

const OFFERS = await listOffers();
const offered = (what: string): string => OFFERS.get(what) ?? `nobody offers ${what}`;
const SIGN = offered('sign AC2');
const VOUCH = offered('vouch src/retry.ts');
const BOTH = `${SIGN}\n${VOUCH}`;

const review1 = (body: string, more: Partial<NonNullable<PeopleSpec['reviews']>[number]> = {}): PeopleSpec => ({
  reviews: [{ login: 'jane', state: 'commented', body, ...more }],
});
const comment1 = (body: string, more: Partial<NonNullable<PeopleSpec['comments']>[number]> = {}): PeopleSpec => ({
  comments: [{ login: 'jane', body, ...more }],
});

const OPEN = { verdict: 'auto-approve' };
const WAITS = { verdict: 'needs-review' };

interface Row {
  readonly about: string;
  readonly people: PeopleSpec;
  readonly spec?: SnapshotSpec;
  /** Of each command in order: whether it holds, and words of what is said. */
  readonly said: readonly (readonly [holds: boolean, words: string])[];
  readonly result: { readonly verdict: string };
  /** Facts: criteria signed, spans vouched. */
  readonly facts?: readonly [signed: number, vouched: number];
}

const ROWS: readonly Row[] = [
  {
    about: 'both lines as the review prints them, in a comment: the gate opens',
    people: comment1(BOTH),
    said: [
      [true, 'AC2 is signed: “The legal team'],
      [true, '2 changed lines of src/retry.ts are vouched for'],
    ],
    result: OPEN,
    facts: [1, 2],
  },
  {
    about: 'the same in a review without a verdict',
    people: review1(BOTH),
    said: [
      [true, ''],
      [true, ''],
    ],
    result: OPEN,
  },
  {
    about: 'the signature alone leaves the lines',
    people: comment1(SIGN),
    said: [[true, 'AC2 is signed']],
    result: WAITS,
    facts: [1, 0],
  },
  {
    about: 'changes requested later take back no signature, and keep the gate closed',
    people: {
      reviews: [
        { login: 'jane', state: 'commented', body: BOTH },
        { login: 'jane', state: 'changes_requested' },
      ],
    },
    said: [
      [true, ''],
      [true, ''],
    ],
    result: WAITS,
  },
  {
    about: 'an edited comment does not count',
    people: comment1(BOTH, { edited: true }),
    said: [
      [false, `edited after it was written. Write in a new review or comment: \`${SIGN.slice(0, 20)}`],
      [false, 'edited'],
    ],
    result: WAITS,
    facts: [0, 0],
  },
  {
    about: 'a dismissed review does not count',
    people: review1(BOTH, { state: 'dismissed' }),
    said: [
      [false, 'the review was dismissed. Write'],
      [false, 'dismissed'],
    ],
    result: WAITS,
  },
  {
    about: 'a deleted comment is gone with what it did',
    people: { accounts: [{ login: 'jane' }] },
    said: [],
    result: WAITS,
    facts: [0, 0],
  },
  {
    about: 'a criterion that was reworded after the signature, with its digest',
    people: comment1(SIGN),
    spec: {
      tickets: [
        { body: toTicket(['x', 'The legal team has signed off the old wording']), edited_at: '2025-06-02T13:00:00Z' },
      ],
    },
    said: [
      [false, 'AC2 is not what was signed: look again. Write in a new review or comment: `/review-gate sign AC2@'],
    ],
    result: { verdict: 'needs-review' },
    facts: [0, 0],
  },
  {
    about: 'an edit of the ticket that leaves the criterion: the digest holds',
    people: comment1(BOTH),
    spec: { tickets: [{ body: `A word.\n\n${toTicket(CRITERIA)}`, edited_at: '2025-06-02T13:00:00Z' }] },
    said: [
      [true, ''],
      [true, ''],
    ],
    result: OPEN,
  },
  {
    about: 'without a digest, and nothing was edited since',
    people: comment1(`/review-gate sign AC2 because they called\n${VOUCH}`),
    said: [
      [true, 'AC2 is signed'],
      [true, ''],
    ],
    result: OPEN,
  },
  {
    about: 'without a digest, and the ticket was edited in the same second',
    people: comment1('/review-gate sign AC2 because they called'),
    spec: { tickets: [{ body: toTicket(CRITERIA), edited_at: '2025-06-02T12:00:00Z' }] },
    said: [
      [
        false,
        `it is not known whether AC2 had the same words then. Write in a new review or comment: \`${SIGN.slice(0, 30)}`,
      ],
    ],
    result: WAITS,
  },
  {
    about: 'without a digest, and nobody says when the ticket was edited',
    people: comment1('/review-gate sign AC2 because they called'),
    spec: { tickets: [{ body: toTicket(CRITERIA) }] },
    said: [[false, 'it is not known whether']],
    result: WAITS,
  },
  {
    about: 'without a digest, and the author can have made another issue the one that is closed',
    people: comment1('/review-gate sign AC2 because they called'),
    spec: { tickets: [{ body: toTicket(CRITERIA), edited_at: null, relation: 'closing' }] },
    said: [[false, 'it is not known whether']],
    result: WAITS,
  },
  {
    about: 'a criterion that code can show, unmet: signed for this change, which then changes',
    people: comment1(`/review-gate sign AC1@${'0'.repeat(32)} because I tried it`),
    spec: { files: { 'src/retry.ts': RETRY } },
    said: [[false, 'AC1, or the change, is not what was signed: look again']],
    result: { verdict: 'request-changes' },
  },
  {
    about: 'the same in a review of this head, without a digest',
    people: review1('/review-gate sign AC1 because I tried it'),
    spec: { files: { 'src/retry.ts': RETRY } },
    said: [[true, 'AC1 is signed']],
    result: WAITS,
    facts: [1, 0],
  },
  {
    about: 'the same in a review of an older head',
    people: review1('/review-gate sign AC1 because I tried it', { commit: OLD }),
    spec: { files: { 'src/retry.ts': RETRY } },
    said: [[false, 'it was not said in a review of this head, and code can show AC1. Write']],
    result: { verdict: 'request-changes' },
  },
  {
    about: 'a signature makes no lines asked for that came later',
    people: review1('/review-gate sign AC1 because I tried it'),
    spec: {
      files: { 'src/coupon.ts': { old: COUPON.replace('/ 100', '/ 1000'), new: COUPON } },
      tickets: [{ body: toTicket(["`applyCoupon` logs the total's percentage to the audit trail"]), edited_at: null }],
    },
    said: [[true, 'AC1 is signed']],
    result: WAITS,
    facts: [1, 0],
  },
  {
    about: 'a criterion that a line contradicts',
    people: review1('/review-gate sign AC1 because it is fine'),
    spec: {
      files: { 'src/client.ts': { old: 'a();\n', new: 'a();\nconst retries = 12; // of a client that sends\n' } },
      tickets: [{ body: toTicket(['The client sends 5 retries']), edited_at: null }],
    },
    said: [[false, 'contradicts AC1: fix the line or the ticket']],
    result: { verdict: 'request-changes' },
  },
  {
    about: 'a criterion that is met anyway',
    people: review1('/review-gate sign AC1 because it is fine'),
    said: [[true, 'AC1 is met without it']],
    result: WAITS,
    facts: [0, 0],
  },
  {
    about: 'an id that no criterion has',
    people: review1('/review-gate sign AC9 because it is fine'),
    said: [[false, 'there is no AC9; the criteria are AC1, AC2']],
    result: WAITS,
  },
  {
    about: 'in a code block, a quotation and a suggestion',
    people: comment1(`\`\`\`\n${SIGN}\n\`\`\`\n> ${VOUCH}\n\n\`\`\`suggestion\n${VOUCH}\n\`\`\``),
    said: [],
    result: WAITS,
  },
  {
    about: 'the author of the pull request, whatever the case of the login',
    people: comment1(BOTH, { login: 'OctoCat' }),
    said: [
      [false, 'OctoCat made this change, and nobody can answer for their own change'],
      [false, 'made this change'],
    ],
    result: WAITS,
  },
  {
    about: 'the author of a commit, or a co-author',
    people: { ...comment1(BOTH), authors: ['octocat', 'Jane'] },
    said: [
      [false, 'jane made this change'],
      [false, 'jane made'],
    ],
    result: WAITS,
  },
  {
    about: 'a second account of the author, which may only read',
    people: { ...comment1(BOTH), accounts: [{ login: 'jane', role: 'read' }] },
    said: [
      [false, 'jane has the role read; the policy asks for write (people.may_sign)'],
      [false, 'the policy asks for'],
    ],
    result: WAITS,
  },
  {
    about: 'an account of which nobody told the role',
    people: { ...comment1(BOTH), accounts: [{ login: 'jane', role: null }] },
    said: [
      [false, 'has a role that could not be read'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'a login with characters that turn the direction of the text',
    people: comment1(BOTH, { login: 'jane\u202e' }),
    said: [
      [false, 'the login has characters that no login has'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'a bot that may push',
    people: comment1(BOTH, { login: 'helper[bot]' }),
    said: [
      [false, 'helper[bot] is a bot, or may be one, and the policy asks for write'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'a bot that the policy of the base names',
    people: comment1(BOTH, { login: 'helper[bot]' }),
    spec: { policy: "people: { may_sign: [write, '@Helper[bot]'] }\n" },
    said: [
      [false, 'is a bot'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'who may push, and owns none of the lines, vouches for those of a code owner',
    people: review1(BOTH),
    spec: { codeowners: 'src/retry.ts @kim\n' },
    said: [
      [true, 'is signed'],
      [false, 'jane is no code owner of "src/retry.ts": @kim can answer for it'],
    ],
    result: WAITS,
    facts: [1, 0],
  },
  {
    about: 'who may push vouches for a file that the change took away from its code owner',
    people: review1(BOTH),
    spec: {
      codeowners: 'src/pay/ @kim\n',
      files: { ...FILES, 'src/retry.ts': { ...RETRY, oldPath: 'src/pay/retry.ts' } },
    },
    said: [
      [true, 'is signed'],
      [false, 'jane is no code owner of "src/retry.ts": @kim can answer for it'],
    ],
    result: WAITS,
  },
  {
    about: 'the code owner vouches for the own lines',
    people: review1(BOTH),
    spec: { codeowners: 'src/retry.ts @Jane\n' },
    said: [
      [true, 'is signed'],
      [true, ''],
    ],
    result: OPEN,
    facts: [1, 2],
  },
  {
    about: 'a list of the repository beside that of the tenant: both must allow',
    people: { ...comment1(BOTH), accounts: [{ login: 'jane', role: 'maintain' }] },
    spec: { policy: 'people: { may_sign: [admin, owners] }\n', codeowners: 'src/retry.ts @jane\n' },
    said: [
      [false, 'the policy asks for admin or owners'],
      [true, 'vouched'],
    ],
    result: WAITS,
    facts: [0, 2],
  },
  {
    about: 'a team that owns the file',
    people: { ...comment1(BOTH), teams: [{ name: '@Octo/Shop', members: ['JANE'] }] },
    spec: { policy: 'people: { may_sign: ["@octo/shop"] }\n' },
    said: [
      [true, ''],
      [true, ''],
    ],
    result: OPEN,
  },
  {
    about: 'a team that was renamed, or that the token may not read',
    people: { ...comment1(BOTH), teams: [{ name: '@octo/store', members: ['jane'] }] },
    spec: { policy: 'people: { may_sign: ["@octo/shop"] }\n' },
    said: [
      [false, 'the members of @octo/shop could not be read'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'not all was read that people said',
    people: { ...comment1(BOTH), complete: false, why: 'there are more than 1,000 comments' },
    said: [
      [false, 'could not be read completely (there are more than 1,000 comments), so none'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'a vouch in a review of a head with the same files',
    people: {
      ...review1(`${SIGN}\n/review-gate vouch src/retry.ts because I read it`, { commit: OLD }),
      seen: [{ sha: OLD, tree: HEAD_TREE }],
    },
    said: [
      [true, ''],
      [true, ''],
    ],
    result: OPEN,
  },
  {
    about: 'a vouch in a review of another head, and the file changed since',
    people: {
      ...review1(`${SIGN}\n/review-gate vouch src/retry.ts because I read it`, { commit: OLD }),
      seen: [{ sha: OLD, tree: TREE, since: [changedFile('src/retry.ts', RETRY)] }],
    },
    said: [
      [true, ''],
      [
        false,
        `it is not known which lines this person saw: it was not written in a review, or the file changed since. Write in a new review or comment: \`${VOUCH.slice(0, 40)}`,
      ],
    ],
    result: WAITS,
  },
  {
    about: 'a vouch in a review of another head, and another file changed since',
    people: {
      ...review1(`${SIGN}\n/review-gate vouch src/retry.ts because I read it`, { commit: OLD }),
      seen: [{ sha: OLD, tree: TREE, since: [changedFile('src/coupon.ts', { new: COUPON })] }],
    },
    said: [
      [true, ''],
      [true, ''],
    ],
    result: OPEN,
  },
  {
    about: 'a vouch for a file that has the same text, on another state of the base',
    people: {
      ...review1('/review-gate vouch src/retry.ts because I read it', { commit: OLD }),
      seen: [{ sha: OLD, tree: TREE, rebased: ['src/retry.ts'] }],
    },
    said: [[false, 'it is not known which lines this person saw']],
    result: WAITS,
  },
  {
    about: 'a vouch in a review before the pull request went into another branch',
    people: { ...review1('/review-gate vouch src/retry.ts because I read it'), retargeted_at: '2025-06-02T12:00:00Z' },
    said: [[false, 'it is not known which lines this person saw']],
    result: WAITS,
  },
  {
    about: 'a vouch with a digest, and the file was pushed anew with other lines',
    people: comment1(BOTH),
    spec: { files: { ...FILES, 'src/retry.ts': { ...RETRY, new: 'export const retries = 30;\n' } } },
    said: [
      [true, ''],
      [false, 'the change does something else to the file than what was vouched for: look again. Write'],
    ],
    result: WAITS,
  },
  {
    about: 'a vouch with a digest, and the base was rebased under the file',
    people: comment1(BOTH),
    spec: { files: { ...FILES, 'src/retry.ts': { ...RETRY, old: 'export const retries = 2;\n' } } },
    said: [
      [true, ''],
      [false, 'the change does something else'],
    ],
    result: WAITS,
  },
  {
    about: 'a vouch in a comment without a digest',
    people: comment1('/review-gate vouch src/retry.ts:1 because I read it'),
    said: [
      [
        false,
        'it is not known which lines this person saw: it was not written in a review, or the file changed since. Write in a new review or comment: `/review-gate vouch src/retry.ts:1@',
      ],
    ],
    result: WAITS,
  },
  {
    about: 'a vouch for some lines leaves the others',
    people: review1('/review-gate vouch src/long.ts:1-2 because I read it'),
    spec: {
      files: { 'src/long.ts': { old: 'a();\nb();\nc();\nd();\ne();\n', new: 'a(1);\nb();\nc();\nd();\ne(5);\n' } },
    },
    said: [[true, '2 changed lines of src/long.ts are vouched for; left in this file: lines 5-5']],
    result: { verdict: 'request-changes' },
    facts: [0, 2],
  },
  {
    about: 'a path with spaces, as the review prints it and as people write it',
    people: review1(
      '/review-gate vouch "src/my retry.ts" because I read it\n/review-gate vouch src/my retry.ts because I read it',
    ),
    spec: { files: { 'src/my retry.ts': RETRY } },
    said: [
      [true, '2 changed lines of src/my retry.ts are vouched'],
      [true, '2 changed lines'],
    ],
    result: { verdict: 'request-changes' },
    facts: [0, 2],
  },
  {
    about: 'a path that the change does not touch',
    people: review1('/review-gate vouch src/Retry.ts because I read it'),
    said: [[false, 'the change does not touch a file of that name']],
    result: WAITS,
  },
  {
    about: 'two people sign the same: the first counts, both are listed',
    people: {
      comments: [
        { login: 'jane', body: SIGN },
        { login: 'joe', body: SIGN },
      ],
    },
    said: [
      [true, 'AC2 is signed: '],
      [true, 'AC2 is signed, by jane already'],
    ],
    result: WAITS,
    facts: [1, 0],
  },
  {
    about: 'the first may not, the second may',
    people: {
      comments: [
        { login: 'octocat', body: SIGN },
        { login: 'joe', body: SIGN },
      ],
    },
    said: [
      [false, 'octocat made'],
      [true, 'AC2 is signed: '],
    ],
    result: WAITS,
    facts: [1, 0],
  },
  {
    about: 'the policy that the change itself brings widens nothing',
    people: { ...comment1(BOTH), accounts: [{ login: 'jane', role: 'read' }] },
    spec: { files: { ...FILES, '.review-gate.yml': { new: 'people: { may_sign: ["@jane"] }\n' } } },
    said: [
      [false, 'has the role read; the policy asks for'],
      [false, ''],
    ],
    result: WAITS,
  },
  {
    about: 'commands in title and description are not read',
    people: { accounts: [{ login: 'jane' }] },
    spec: { title: SIGN, body: BOTH },
    said: [],
    result: WAITS,
  },
];

describe('a sign-off', () => {
  it.each(ROWS.map((row) => [row.about, row] as const))('%s', async (_, { people, spec, said, result, facts }) => {
    const given = await run(people, spec);
    expect(given.signatures.map(({ holds, why }) => [holds, why])).toEqual(
      said.map(([holds, words]) => [holds, expect.stringContaining(words)]),
    );
    expect(given.verdict).toBe(result.verdict);
    if (facts !== undefined) {
      expect([given.people?.signed.length, given.accounting.vouched.lines]).toEqual(facts);
    }
  });

  it('is printed for what a person can answer for, and for nothing else', () => {
    expect([...OFFERS.keys()]).toEqual(['sign AC2', 'vouch src/retry.ts']);
    expect(SIGN).toMatch(/^\/review-gate sign AC2@[0-9a-f]{32} because I looked$/u);
  });

  it('is no doubt of the review: the confidence does not speak of it', async () => {
    const { trace } = await run(review1('/review-gate sign AC1 because I tried it'), {
      files: { 'src/retry.ts': RETRY },
    });
    const unsigned = await run({}, { files: { 'src/retry.ts': RETRY } });
    expect(JSON.stringify(unsigned.trace.decision.facts['confidence'])).toContain('criterion AC1');
    expect(JSON.stringify(trace.decision.facts['confidence'])).not.toContain('criterion AC1');
  });

  it('is replayed from the trace', async () => {
    const snapshot = build(comment1(BOTH));
    const { trace } = await review(snapshot, policySources());
    expect(await replay({ snapshot, policy: policySources() }, trace)).toMatchObject({ same: true });
  });

  it('is read of the newest lines of each person, and the rest is counted', async () => {
    const lines = Array.from({ length: 105 }, (_, at) => `/review-gate sign AC${at + 10} because x`);
    const flood = { login: 'joe', body: [...lines, ...lines].join('\n\n') };
    const given = await run({
      comments: [{ login: 'jane', body: SIGN }, flood, { login: 'mary', body: [...lines, VOUCH].join('\n\n') }],
    });
    expect(given.signatures).toHaveLength(201);
    expect(given.verdict).toBe('auto-approve');
    expect(readEvidence(given).left_out).toBe(116);
  });

  it('changes nothing of a review that no host told of people', async () => {
    const { people: _, ...snapshot } = build({});
    const given = await review(snapshot, policySources());
    expect(given.people).toBeNull();
    expect(readEvidence(given)).toEqual({ signatures: [] });
  });
});

describe('a note', () => {
  const files = {
    'src/coupon.test.ts': {
      old: "it('takes ten', () => {\n  const cart = load();\n  expect(price(cart)).toBe(90);\n  expect(rest(cart)).toBe(10);\n});\n",
      new: "it('takes ten', () => {\n  const cart = load();\n  expect(price(cart)).toBe(90);\n});\n",
    },
    'src/log.ts': { old: 'start();\n', new: "start();\nconsole.log('here');\n" },
  };
  const findNote = async (rule: string) => {
    const { findings } = await run({}, { files });
    return findings.find((one) => one.rule === rule && one.severity === 'info');
  };

  it('that a rule of the policy names is offered to people; another is not', async () => {
    const [named, other] = [await findNote('tests/assertions-removed'), await findNote('robustness/debug-leftover')];
    if (named === undefined || other === undefined) throw new Error('both are notes of this change');
    const offers = await listOffers({ files });
    expect(offers.get(`accept ${named.fingerprint}`)).toMatch(/^\/review-gate accept \w+ because /u);
    expect(offers.has(`accept ${other.fingerprint}`)).toBe(false);
    const given = await run(comment1(offers.get(`accept ${named.fingerprint}`) ?? ''), { files });
    expect(given.findings.find(({ rule }) => rule === named.rule)?.signed).toMatchObject({ by: 'jane' });
    expect(given.trace.decision.facts['findings']).not.toMatchObject({
      rules: expect.arrayContaining(['tests/assertions-removed']),
    });
  });
});

describe('an accepted finding', () => {
  const files = { ...FILES, 'src/clean.ts': WARNED };
  const find = async (spec: SnapshotSpec) => (await run({}, spec)).findings;

  it('does not count, and says who accepted it', async () => {
    const [finding] = await find({ files });
    const given = await run(comment1(`/review-gate accept ${finding?.fingerprint} because it is a tool for us`), {
      files,
    });
    expect(given.findings[0]?.signed).toMatchObject({ by: 'jane', because: 'it is a tool for us' });
    expect(given.trace.decision.facts['findings']).toMatchObject({ warn: 0, signed: 1 });
    expect(given.signatures[0]?.why).toBe(
      `the warn at src/clean.ts:2 is accepted and does not count: “${finding?.title}”`,
    );
  });

  it('of a criterion says that the criterion stays as it was, and how to sign it', async () => {
    const unmet = 'Refunds are written to the audit log of the bank';
    const spec = { tickets: [{ body: toTicket([...CRITERIA, unmet]), edited_at: null }] };
    const told = (await find(spec)).find(({ rule }) => rule === 'intent/criterion-unbound');
    const sign = (await listOffers(spec)).get('sign AC3') ?? '';
    const given = await run(comment1(`/review-gate accept ${told?.fingerprint} because the bank does it`), spec);
    expect(given.verdict).toBe('request-changes');
    expect(given.signatures[0]?.why).toBe(
      `the warn at src/coupon.ts:1 is accepted and does not count: “${told?.title}”. AC3 itself stays unmet and can still keep the gate closed: write \`${sign.replace('I looked', '')}…\``,
    );
    const both = `/review-gate accept ${told?.fingerprint} because the bank does it\n${sign}`;
    expect((await run(comment1(both), spec)).signatures.map(({ why }) => why).join(' ')).not.toContain('stays unmet');
  });

  it('is named by its first digits in a review of this head, and nowhere else', async () => {
    const [finding] = await find({ files });
    const line = `/review-gate accept ${finding?.fingerprint.slice(0, 8)} because it is a tool`;
    expect((await run(review1(line), { files })).signatures[0]?.holds).toBe(true);
    const refused = (await run(comment1(line), { files })).signatures[0];
    expect(refused).toMatchObject({
      holds: false,
      why: expect.stringContaining('counts only in a review of this head'),
    });
    expect(refused?.why).toContain(`\`/review-gate accept ${finding?.fingerprint} because …\``);
  });

  it('is gone with the finding', async () => {
    const given = await run(comment1(`/review-gate accept ${'0'.repeat(32)} because it is a tool`));
    expect(given.signatures[0]).toMatchObject({
      holds: false,
      why: 'no finding of this review has that fingerprint; it may be gone',
    });
  });

  it('is no secret', async () => {
    const spec = { files: { 'src/token.ts': { new: SECRET } } };
    const secret = (await find(spec)).find(({ rule }) => rule === 'security/secret');
    const given = await run(review1(`/review-gate accept ${secret?.fingerprint} because it is a test`), spec);
    expect(given.signatures[0]).toMatchObject({
      holds: false,
      why: 'findings of security/secret cannot be accepted: fix them',
    });
    expect(given.verdict).toBe('request-changes');
    expect((await listOffers(spec)).has(`accept ${secret?.fingerprint}`)).toBe(false);
  });

  it('is none where the policy of the repository does not parse', async () => {
    const [finding] = await find({ files });
    const given = await run(comment1(`/review-gate accept ${finding?.fingerprint} because it is a tool`), {
      files,
      policy: 'people: 7',
    });
    expect(given.signatures[0]?.why).toBe('the policy of the repository does not parse: fix it first');
    expect(given.findings[0]?.signed).toBeUndefined();
  });
});
