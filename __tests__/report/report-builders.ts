/** Reports for tests: small ones, and one with every possible part. */
import {
  AccountingEvidence,
  type ObservedFinding,
  type Span,
  SpanReason,
  type Trace,
} from '../../src/contract/index.js';
import { countSpans, measureShare } from '../../src/engine/accounting/spans.js';
import type { Report } from '../../src/report/index.js';

export const HEAD_SHA = 'a'.repeat(40);
const DIGEST = `sha256:${'d'.repeat(64)}`;

/** Builds a finding of severity warn in `src/cart.ts`. */
export const buildFinding = (changes: Partial<ObservedFinding> = {}): ObservedFinding => ({
  id: 'fnd_1',
  plane: 'tests',
  severity: 'warn',
  location: { file: 'src/cart.ts', lineRange: [10, 24] },
  title: 'An assertion was removed',
  rationale: 'The test no longer checks the total.',
  ...changes,
});

/** Builds a review that closes the gate, from a service without a trace. */
export const buildReport = (changes: Partial<Report> = {}): Report => ({
  repo: 'octo/shop',
  pr: 7,
  headSha: HEAD_SHA,
  serverUrl: 'https://github.com',
  review: {
    id: 'rev_1',
    status: 'complete',
    verdict: 'needs-review',
    tier: 'T2',
    confidence: 0.8125,
    ac_bindings: [
      { id: 'AC1', lines: ['src/cart.ts:10-24', 'src/a b.ts:3'], confidence: 0.91 },
      { id: 'AC2', lines: [], confidence: 0.07 },
    ],
    trace_url: 'https://review.example.com/v1/reviews/rev_1/trace',
  },
  findings: [buildFinding()],
  truncated: false,
  trace: null,
  gate: { open: false, reason: 'the verdict is needs-review.' },
  notes: [],
  ...changes,
});

export type Rule = Trace['decision']['rules'][number];

/** Builds a rule of a decision; by default it was not evaluated. */
export const buildRule = (name: string, condition: string, changes: Partial<Rule> = {}): Rule => ({
  name,
  condition,
  verdict: 'needs-review',
  held: null,
  source: 'built-in',
  ...changes,
});

export interface TraceSpec {
  readonly decision?: Partial<Trace['decision']>;
  readonly coverage?: Partial<Trace['snapshot']['coverage']>;
  /** Evidence by the name of its step. */
  readonly steps?: Readonly<Record<string, Trace['steps'][number]['evidence']>>;
}

/** Builds a trace with the given parts only. */
export const buildTrace = ({ decision = {}, coverage = {}, steps = {} }: TraceSpec = {}): Trace => ({
  schema: 'review-gate.trace/1',
  engine: { version: '1.0.0' },
  snapshot: { digest: DIGEST, coverage: { complete: true, files: 3, omitted: [], ...coverage } },
  steps: Object.entries(steps).map(([name, evidence]) => ({
    name,
    input_digest: DIGEST,
    output_digest: DIGEST,
    evidence,
    hash: DIGEST,
  })),
  decision: { verdict: 'needs-review', rule: 'r', rules: [], facts: {}, confidence: 0.8, ...decision },
  digest: DIGEST,
  review_id: 'rev_01jxs7q2c8e9vr4tn5m6k7h8g9',
  signature: null,
});

/** Builds a span of one added line of `src/cart.ts` that nothing accounts for. */
export const buildSpan = (changes: Partial<Span> = {}): Span => ({
  location: { file: 'src/cart.ts', lineRange: [10, 10] },
  side: 'added',
  old_line_range: null,
  lines: 1,
  reason: 'unaccounted',
  why: 'nothing asks for it',
  symbol: null,
  criteria: [],
  weight: 1,
  ...changes,
});

/** Builds the evidence of the step `accounting`, as a trace has it. */
export const buildAccounting = (spans: readonly Span[], leftOut = 0): Trace['steps'][number]['evidence'] => {
  const evidence = { counts: countSpans(spans), share: measureShare(spans), spans: [...spans], left_out: leftOut };
  return JSON.parse(JSON.stringify(AccountingEvidence.parse(evidence)));
};

/** Builds a report whose trace has these spans only. */
export const buildAccounted = (spans: readonly Span[], changes: Partial<Report> = {}): Report =>
  buildReport({ trace: buildTrace({ steps: { accounting: buildAccounting(spans) } }), ...changes });

const STATUSES = ['met', 'weak', 'unmet', 'not_code_verifiable'] as const;
const SHOWN = { met: 'addressed', weak: 'weak', unmet: 'contradicted', not_code_verifiable: 'open' } as const;

/** Builds a report with every part. `words` is used for every text from other people. */
export function fullReport(words: string, times = 1): Report {
  const each = <T>(of: (at: number) => T): T[] => Array.from({ length: times }, (_, at) => of(at));
  const severities = [words, 'error', 'warn', 'info'];
  const criteria = each((at) => ({ id: `${words}${at}`, status: STATUSES[at % 4] ?? 'met' }));
  const trace = buildTrace({
    coverage: {
      complete: false,
      omitted: each((at) => ({
        path: at % 2 === 0 ? words : null,
        reason: words,
        detail: words,
        blocking: at % 3 === 0,
      })),
    },
    decision: {
      rule: words,
      rules: [
        buildRule(words, `pr.title == "x" && ${words}`, { held: true }),
        buildRule('all', 'findings.total > 0 && criteria.unmet > 0 && criteria.weak > 0 && !coverage.complete'),
        buildRule('tier', 'tier >= 0'),
      ],
      facts: {
        pr: { title: words },
        tier: 3,
        findings: { total: 4, error: 1, warn: 1 },
        criteria: { unmet: 1, weak: 1, source: words },
        change: { classes: [words] },
        coverage: { complete: false },
        confidence: { parts: each(() => ({ part: words, stands: 0.5, pivotal: true })) },
      },
    },
    steps: {
      policy: { name: words, sources: [], effective: null },
      criteria: {
        source: 'ticket',
        criteria: criteria.map(({ id }) => ({
          id,
          text: words,
          parts: [],
          kind: 'behaviour',
          code_verifiable: true,
          origin: { ticket: words, line: null },
        })),
      },
      binding: {
        bindings: criteria.map(({ id, status }) => ({
          id,
          status,
          shown: SHOWN[status],
          missing: [words, words],
          contradicts: [{ about: words, says: words, does: words, location: `x${words}:3`, side: 'added' }],
          claims: [
            { ref: `x${words}:3`, why: words },
            { ref: `x${words}:4`, why: '' },
          ],
          confidence: 0.5,
          lines: [{ ref: `${words}:3-4`, confidence: 0.5, evidence: [words, words] }],
        })),
      },
      accounting: buildAccounting([
        ...each((at) =>
          buildSpan({
            location: { file: words || 'x', lineRange: [at + 1, at + 2] },
            lines: 2,
            reason: SpanReason.options[at % SpanReason.options.length] ?? 'opaque',
            why: words,
            symbol: words,
            criteria: [words],
            weight: at,
          }),
        ),
        buildSpan({
          location: { file: words || 'x', lineRange: [3, 3] },
          side: 'removed',
          old_line_range: [1, 1],
          why: words,
          symbol: words,
        }),
        buildSpan({ location: { file: words || 'x', lineRange: [1, 1] }, side: 'file', lines: 0, why: words }),
      ]),
      planes: {
        rules: [],
        suppressed: each(() => ({
          rule: words,
          file: words || 'x',
          line: 3,
          fingerprint: words,
          title: words,
          reason: words,
          by: words,
        })),
        left_out: 0,
        findings: [],
        reports: each(() => ({
          plane: words,
          tool: words,
          version: words,
          results: 1,
          on_change: 1,
          elsewhere: 0,
          repeated: 0,
          not_failures: 0,
          without_place: 0,
        })),
      },
      signatures: {
        signatures: each((at) => ({
          verb: 'sign',
          target: words,
          because: words,
          by: words,
          at: words,
          url: 'https://evil.example/x',
          holds: at % 2 === 0,
          why: words,
        })),
        questions: [
          ...each((at) => ({ verb: 'unknown', target: `${words}${at}`, by: words, at: words, url: words })),
          { verb: 'explain', target: `${words}0`, by: words, at: words, url: words },
          {
            verb: 'status',
            target: '',
            by: words,
            at: words,
            url: 'https://github.com/octo/shop/pull/7#issuecomment-1',
          },
        ],
        offers: criteria.map(({ id }) => ({ verb: 'sign', target: id, line: `/review-gate sign ${id} because ` })),
        left_out: 1,
      },
      tier: {
        tier: 'T3',
        score: 9,
        contributions: each((at) => ({ feature: words, value: words, points: at + 1, note: words })),
        floors: each(() => ({ feature: words, tier: 'T3', note: words })),
      },
    },
  });
  return buildReport({
    trace,
    review: {
      ...buildReport().review,
      id: words || 'x',
      verdict: words,
      tier: words,
      ac_bindings: criteria.map(({ id }) => ({ id, lines: [`${words}:3-4`, words], confidence: 0.5 })),
      trace_url: `https://review.example.com/${words}`,
    },
    findings: each((at) => ({
      id: `${words}${at}`,
      plane: words,
      rule: at === 0 ? words : null,
      severity: severities[at % 4] ?? 'warn',
      location: { file: words, lineRange: [3, 4] },
      title: words,
      rationale: words,
      fingerprint: `f${at}`,
    })),
    gate: { open: false, reason: words },
    notes: each(() => words),
  });
}
