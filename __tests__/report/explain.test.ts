import { describe, expect, it } from '@jest/globals';
import type { ObservedReview, Trace } from '../../src/contract/index.js';
import { buildAuditEntry, type Explained, explainVerdict } from '../../src/report/index.js';
import { buildAccounting, buildRule, buildSpan, buildTrace, HEAD_SHA } from './report-builders.js';

type Facts = Trace['decision']['facts'];

const approval = (login: string) => ({ login, at: '', url: '', commit: HEAD_SHA, why: 'it is of this head' });
const people = {
  given: true,
  approvals: [approval('ada'), approval('bob')],
  stale: [],
  uncounted: [],
  unknown: [],
  changes_requested: [],
  owners_missing: [],
};
const signature = (verb: 'sign' | 'accept' | 'vouch', target: string, because: string, holds = true) => ({
  verb,
  target,
  because,
  by: 'ada',
  at: '2026-06-15T08:00:00.000Z',
  url: 'https://github.com/octo/shop/pull/7#issuecomment-1',
  holds,
  why: '',
});
const spans = [
  { reason: 'asked', lines: 120 },
  { reason: 'supporting', lines: 11 },
  { reason: 'inert', lines: 20 },
] as const;
const criterion = (id: string) => ({
  id,
  text: `what ${id} asks`,
  parts: [],
  kind: 'behaviour',
  code_verifiable: true,
  origin: { ticket: '#12', line: 1 },
});
const binding = (id: string, shown: string, status = 'met') => ({ id, status, shown, confidence: 0.9, lines: [] });

interface Spec {
  readonly review?: Partial<ObservedReview>;
  readonly rule?: string;
  readonly source?: string;
  readonly condition?: string;
  readonly verdict?: 'auto-approve' | 'needs-review' | 'request-changes';
  readonly facts?: Facts;
  readonly people?: Trace['steps'][number]['evidence'];
  readonly signatures?: readonly ReturnType<typeof signature>[];
  readonly shown?: readonly (readonly [id: string, shown: string, status?: string])[];
  readonly spans?: readonly {
    readonly reason: (typeof spans)[number]['reason'] | 'vouched' | 'unaccounted';
    readonly lines: number;
  }[];
  readonly trace?: null;
  readonly repo?: string;
}

function tell(spec: Spec): Explained & { readonly pr: number } {
  const verdict = spec.verdict ?? 'auto-approve';
  const rule = spec.rule ?? 'clean';
  const shown = spec.shown ?? [
    ['AC1', 'tested'],
    ['AC2', 'tested'],
    ['AC3', 'addressed'],
  ];
  const trace = buildTrace({
    decision: {
      verdict,
      rule,
      rules: [buildRule(rule, spec.condition ?? 'true', { held: true, source: spec.source ?? 'built-in', verdict })],
      facts: { findings: { total: 0, error: 0, warn: 0, info: 0 }, reviews: { needed: 1 }, ...spec.facts },
    },
    steps: {
      policy: { name: 'balanced', sources: [], effective: {} },
      criteria: { source: 'ticket', criteria: shown.map(([id]) => criterion(id)) },
      people: spec.people ?? { ...people, given: false, approvals: [] },
      binding: { bindings: shown.map(([id, word, status]) => binding(id, word, status)) },
      accounting: buildAccounting((spec.spans ?? spans).map((span) => buildSpan(span))),
      signatures: { signatures: [...(spec.signatures ?? [])] },
    },
  });
  return {
    repo: spec.repo ?? 'octo/shop',
    pr: 7,
    headSha: HEAD_SHA,
    review: {
      id: 'rev_01jxs7q2c8e9vr4tn5m6k7h8g9',
      status: 'complete',
      verdict,
      tier: 'T1',
      base_ref: 'main',
      completed_at: '2026-06-15T09:00:00.000Z',
      ac_bindings: shown.map(([id]) => ({ id, lines: [], confidence: 0.9 })),
      ...spec.review,
    },
    trace: spec.trace === null ? null : trace,
  };
}

const PLACE = 'octo/shop#7 was approved at 2026-06-15 09:00 UTC on aaaaaaaaaaaa into main';
const CLOSED = 'octo/shop#7 was not approved at 2026-06-15 09:00 UTC on aaaaaaaaaaaa into main';
const CRITERIA = '3 of 3 criteria of #12 met (2 tested, 1 addressed)';
const LINES = '120 lines asked for, 11 supporting, 20 inert';

describe('a review in one sentence', () => {
  it.each<[string, Spec, string]>([
    ['opened by a rule', {}, `${PLACE} by rule \`clean\` of \`balanced\`: ${CRITERIA}; ${LINES}; no findings; T1.`],
    [
      'opened by a rule beside notes',
      { facts: { findings: { total: 2, error: 0, warn: 0, info: 2 } } },
      `${PLACE} by rule \`clean\` of \`balanced\`: ${CRITERIA}; ${LINES}; no findings above info; T1.`,
    ],
    [
      'opened by people, who signed and vouched',
      {
        rule: 'approved-by-people',
        source: 'engine',
        people,
        shown: [
          ['AC1', 'tested'],
          ['AC4', 'signed'],
        ],
        spans: [{ reason: 'vouched', lines: 37 }],
        signatures: [signature('sign', 'AC4', 'seen in staging'), signature('sign', 'AC9', 'no', false)],
      },
      `${PLACE} by rule \`approved-by-people\` beside \`balanced\`: @ada and @bob approved this head; 2 of 2 criteria of #12 met (1 tested, 1 signed); 37 lines vouched; AC4 signed by @ada because “seen in staging”; no findings; T1.`,
    ],
    [
      'opened with an accepted finding and vouched lines',
      {
        shown: [],
        signatures: [signature('accept', '1a2b3c4d', 'a fixture'), signature('vouch', 'src/a.ts:1-9', 'read it')],
      },
      `${PLACE} by rule \`clean\` of \`balanced\`: no criteria; ${LINES}; finding 1a2b3c4d accepted by @ada because “a fixture”; src/a.ts:1-9 vouched for by @ada because “read it”; no findings; T1.`,
    ],
    [
      'closed for lines that nothing asks for',
      {
        verdict: 'needs-review',
        rule: 'unaccounted',
        condition: 'accounting.unaccounted.lines > 0',
        facts: { accounting: { unaccounted: { lines: 4 } } },
        spans: [...spans, { reason: 'unaccounted', lines: 4 }],
      },
      `${CLOSED}: rule \`unaccounted\` of \`balanced\` asks for a person (4 lines are left for a person to look at); ${CRITERIA}; ${LINES}, 4 lines that nothing accounts for; no findings; T1.`,
    ],
    [
      'closed for people who are missing',
      {
        verdict: 'needs-review',
        people: {
          ...people,
          approvals: [],
          stale: [approval('ada')],
          uncounted: [approval('cay')],
          unknown: ['The members of @octo/pay are not known.'],
          changes_requested: ['bob'],
          owners_missing: ['@octo/pay'],
        },
      },
      `${CLOSED}: rule \`clean\` of \`balanced\` asks for a person (none of the rules before it applies); 0 of 1 approval given; @ada approved another state of the change; the approval of @cay does not count; @bob asked for changes; no approval of the code owner @octo/pay; The members of @octo/pay are not known; ${CRITERIA}; ${LINES}; no findings; T1.`,
    ],
    [
      'closed for errors',
      {
        verdict: 'request-changes',
        rule: 'errors',
        condition: 'findings.error > 0',
        facts: { findings: { total: 3, error: 1, warn: 2, info: 0 } },
      },
      `${CLOSED}: rule \`errors\` of \`balanced\` asks for changes (1 finding of severity error); ${CRITERIA}; ${LINES}; 1 error and 2 warnings; T1.`,
    ],
    [
      'a dry run that would open',
      { review: { dry_run: true, verdict: null } },
      `octo/shop#7 would have been approved, if it were not a dry run, at 2026-06-15 09:00 UTC on aaaaaaaaaaaa into main by rule \`clean\` of \`balanced\`: ${CRITERIA}; ${LINES}; no findings; T1.`,
    ],
    [
      'a dry run that would not',
      { review: { dry_run: true, verdict: null }, verdict: 'needs-review', shown: [] },
      `octo/shop#7 would not have been approved in this dry run at 2026-06-15 09:00 UTC on aaaaaaaaaaaa into main: rule \`clean\` of \`balanced\` asks for a person (none of the rules before it applies); no criteria; ${LINES}; no findings; T1.`,
    ],
    [
      'a review that failed',
      {
        trace: null,
        review: {
          status: 'failed',
          verdict: null,
          completed_at: null,
          error: { code: 'E_UP_001', detail: 'GitHub\ndid not answer.' },
        },
      },
      'octo/shop#7 could not be reviewed on aaaaaaaaaaaa into main: GitHub did not answer.',
    ],
    [
      'a review that is queued',
      { trace: null, review: { status: 'queued', verdict: null, completed_at: null } },
      'octo/shop#7 was not approved on aaaaaaaaaaaa into main: the review is not complete, its status is queued.',
    ],
    [
      'a service that tells no more than the interface document',
      { trace: null, review: { ac_bindings: null, tier: null, base_ref: null, completed_at: null } },
      'octo/shop#7 was approved on aaaaaaaaaaaa.',
    ],
  ])('tells of %s', (_, spec, sentence) => {
    expect(explainVerdict(tell(spec))).toBe(sentence);
  });

  it.each([
    ['local/shop', 'The local change to shop was approved'],
    ['octo/shop', 'The local change to octo/shop was approved'],
  ])('tells of two commits of %s as of no pull request, without the time of the commit', (repo, subject) => {
    const told = { ...tell({ repo }), pr: null };
    expect(explainVerdict(told)).toMatch(new RegExp(`^${subject} on a{12} into main by `, 'u'));
  });

  it('names five people and five signatures, and counts the others', () => {
    const logins = Array.from({ length: 8 }, (_, at) => `p${at}`);
    const sentence = explainVerdict(
      tell({
        people: { ...people, approvals: logins.map(approval) },
        signatures: logins.map((login) => signature('sign', `AC-${login}`, 'seen')),
      }),
    );
    expect(sentence).toContain('@p0, @p1, @p2, @p3, @p4 and 3 more approved this head');
    expect(sentence).toContain('AC-p4 signed by @ada because “seen”; 3 more signatures;');
    expect(sentence).not.toContain('AC-p5');
  });

  it.each([
    ['line breaks', 'a\nb\r\nwas approved', /[\n\r]/u],
    ['a change of direction', 'ad\u202eda', /\u202e/u],
    ['an escape of the terminal', 'x\u001b[31mred', /\p{Cc}/u],
    ['nothing that can be seen', '\u200b\u2066', /[\u200b\u2066]/u],
    ['half a character', 'a\ud800', /\p{Cs}/u],
  ])('stays one line of visible text beside %s', (_, words, never) => {
    const sentence = explainVerdict(
      tell({
        repo: words,
        rule: words,
        people: { ...people, approvals: [approval(words)], owners_missing: [words] },
        signatures: [signature('sign', words, words)],
        review: { base_ref: words, completed_at: words, tier: words },
      }),
    );
    expect(sentence).not.toMatch(never);
    expect(sentence.split('\n')).toHaveLength(1);
  });

  it('does not let a name end the code that it stands in', () => {
    expect(explainVerdict(tell({ rule: 'x` was approved by `y' }))).toContain("rule `x' was approved by 'y`");
  });

  it('has a bounded length, whatever others wrote', () => {
    const long = 'x'.repeat(100_000);
    const told = tell({
      repo: long,
      rule: long,
      condition: long,
      verdict: 'needs-review',
      people: { ...people, approvals: Array(50).fill(approval(long)), owners_missing: Array(50).fill(long) },
      signatures: Array(50).fill(signature('vouch', long, long)),
      review: { base_ref: long, tier: long, completed_at: long },
    });
    expect(explainVerdict(told).length).toBeLessThan(5_000);
  });
});

describe('the line of the export', () => {
  it('has people and signatures with the reasons, and the digest of the policy', () => {
    const signatures = [signature('sign', 'AC4', 'seen in staging'), signature('accept', '1a2b', 'no', false)];
    const entry = buildAuditEntry(
      tell({
        people,
        signatures,
        shown: [
          ['AC4', 'signed'],
          ['AC5', 'open', 'not_code_verifiable'],
        ],
      }),
    );
    expect(entry).toMatchObject({
      time: '2026-06-15T09:00:00.000Z',
      verdict: 'auto-approve',
      policy: { name: 'balanced', digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/u) },
      people: {
        approvals: ['ada', 'bob'],
        stale: [],
        owners_missing: [],
        changes_requested: [],
        signed: ['AC4'],
        open: ['AC5'],
      },
      signatures,
    });
  });

  it('has no verdict for a dry run, and nothing of people where no host told', () => {
    const entry = buildAuditEntry(tell({ review: { dry_run: true, verdict: 'auto-approve' } }));
    expect([entry.verdict, entry.dry_run, entry.people]).toEqual([null, true, null]);
  });
});
