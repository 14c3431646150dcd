/** Ten typical situations as reports, for the golden files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObservedFinding, ObservedReview, Trace } from '../../src/contract/index.js';
import type { EngineResult } from '../../src/engine/index.js';
import type { Past, Snapshot } from '../../src/engine/snapshot.js';
import type { CommentOptions, Report, ReviewFailure } from '../../src/report/index.js';
import { review } from '../stand-ins/grammars.js';
import { buildSnapshot, policySources, type SnapshotSpec } from '../stand-ins/snapshot.js';

const SAMPLE = join(import.meta.dirname, '../../../examples/sample');
export const HEAD_SHA = '5d1f0c6a9b7e4d3c2b1a0f9e8d7c6b5a49382716';

/** A situation with the inputs of its reports. */
export interface Situation {
  readonly name: string;
  /** What has happened, for the reader of the file. */
  readonly about: string;
  readonly report: Report | null;
  /** Set if the change could not be reviewed. */
  readonly fault: ReviewFailure | null;
  readonly comment: CommentOptions;
}

const COMMENT: CommentOptions = {
  checkName: 'Review Gate',
  checkRunUrl: 'https://github.com/corner-shop/checkout/runs/41238',
  runUrl: 'https://github.com/corner-shop/checkout/actions/runs/9001',
};

const read = (...path: readonly string[]) => readFileSync(join(SAMPLE, ...path), 'utf8');

/** The history of a young repository. */
const PAST: Past = { state: 'read', commits: 240, whole: true };

/** The sample pull request. `mended`: without the secret and the focused test. */
function sample(
  changes: SnapshotSpec,
  { mended, ticket }: { readonly mended: boolean; readonly ticket: string | null },
) {
  const token = ['ghp', 'q7RkT2mZx9LbV4nWc8YdH3sJf6GpA1uE5oKi'].join('_');
  const codes = read('head', 'src', 'codes.js');
  const tests = read('head', 'test', 'discount.test.js');
  const withoutSecret = codes.slice(0, codes.indexOf('const CATALOGUE')).trimEnd();
  return buildSnapshot({
    repo: 'corner-shop/checkout',
    pr: 7,
    head: { ref: 'discount-codes', sha: HEAD_SHA },
    title: 'Discount codes at the checkout',
    author: 'ada',
    past: PAST,
    files: {
      'README.md': { old: read('base', 'README.md'), new: read('head', 'README.md') },
      'src/cart.js': { old: read('base', 'src', 'cart.js'), new: read('head', 'src', 'cart.js') },
      'src/codes.js': { new: mended ? `${withoutSecret}\n` : codes.replace('{{A_TOKEN_THAT_NOBODY_HAS}}', token) },
      'src/discount.js': { new: read('head', 'src', 'discount.js') },
      'test/discount.test.js': { new: mended ? tests.replace('it.only(', 'it(') : tests },
    },
    tickets: ticket === null ? [] : [{ id: '#12', title: 'Discount codes', body: ticket, relation: 'closing' }],
    ...changes,
  });
}

const TICKET = read('TICKET.md');
const DONE = TICKET.split('\n')
  .filter((line) => !line.includes('AC5'))
  .join('\n');

const ID = 'rev_01jxs7q2c8e9vr4tn5m6k7h8g9';

const words = (verdict: string) => `the verdict is ${verdict}.`;

/** Builds the report of the workflow step from the engine's result. */
export function toReport(snapshot: Snapshot, result: EngineResult, changes: Partial<Report> = {}): Report {
  const trace: Trace = { ...result.trace, review_id: ID, signature: null };
  const reviewed: ObservedReview = {
    id: ID,
    status: 'complete',
    verdict: result.verdict,
    tier: result.tier,
    confidence: result.confidence,
    ac_bindings: result.acBindings.map((binding) => ({ ...binding })),
    trace_url: 'http://127.0.0.1:41873/v1/reviews/trace',
    dry_run: false,
  };
  return {
    repo: snapshot.repo,
    pr: snapshot.pr,
    headSha: snapshot.head.sha,
    serverUrl: 'https://github.com',
    review: reviewed,
    findings: result.findings.map((finding, index) => ({ ...finding, id: `fnd_${index}` })),
    truncated: false,
    trace,
    gate: { open: result.verdict === 'auto-approve', reason: words(result.verdict) },
    notes: [],
    ...changes,
  };
}

async function reviewed(snapshot: Snapshot, policy = 'balanced'): Promise<Report> {
  const sources = policySources({ tenant: { name: policy, source: null } });
  return toReport(snapshot, await review(snapshot, sources));
}

const RULES = [
  ['error', 'security/injection', 'A query is put together from what a caller sends'],
  ['warn', 'robustness/swallowed-error', 'An error is caught and forgotten'],
  ['warn', 'tests/disabled', 'A test no longer runs'],
  ['info', 'robustness/debug-leftover', 'A line for debugging was left in'],
] as const;

/** Builds this many findings in a few files, from errors to notes. */
function manyFindings(count: number, rationale: string): ObservedFinding[] {
  return Array.from({ length: count }, (_, at) => {
    const [severity, plane, title] = RULES[Math.min(3, Math.floor((at / count) * 8))] ?? RULES[3];
    return {
      id: `fnd_${at}`,
      plane: plane.slice(0, plane.indexOf('/')),
      severity,
      location: { file: `src/orders/part-${at % 11}.js`, lineRange: [at + 1, at + 1 + (at % 3)] },
      title: `${title} (${at})`,
      rationale,
      fingerprint: `f${at}`,
    };
  });
}

/** Builds a review of a service that returns only the fields of the interface document, and no trace. */
function untraced(findings: readonly ObservedFinding[]): Report {
  return {
    repo: 'corner-shop/checkout',
    pr: 7,
    headSha: HEAD_SHA,
    serverUrl: 'https://github.com',
    review: {
      id: ID,
      status: 'complete',
      verdict: 'request-changes',
      tier: 'T3',
      confidence: 0.97,
      ac_bindings: [
        { id: 'AC1', lines: ['src/orders/part-1.js:10-24', 'src/orders/part-2.js:3'], confidence: 0.91 },
        { id: 'AC2', lines: [], confidence: 0.07 },
      ],
      trace_url: `https://review.example.com/v1/reviews/${ID}/trace`,
    },
    findings,
    truncated: false,
    trace: null,
    gate: { open: false, reason: words('request-changes') },
    notes: [],
  };
}

const FORK_NOTE =
  'The token may not create check runs (Resource not accessible by integration). Add `checks: write` to the permissions of the job. A pull request from a fork, or from Dependabot, gets a read-only token, also if the workflow asks for more: see "Forks" in the README. 3 findings are in the log and the job summary instead.';

export const buildSituation = (
  name: string,
  about: string,
  report: Report,
  comment: Partial<CommentOptions> = {},
): Situation => ({
  name,
  about,
  report,
  fault: null,
  comment: { ...COMMENT, ...comment },
});

/** Builds all ten, in a useful order for reading. */
export async function situations(): Promise<readonly Situation[]> {
  const bad = await reviewed(sample({}, { mended: false, ticket: TICKET }));
  const partial = sample(
    {
      coverage: {
        complete: false,
        files: 7,
        omitted: [
          {
            path: 'assets/voucher.png',
            reason: 'binary',
            detail: 'A binary file: its content was not read.',
            blocking: false,
          },
          {
            path: 'src/rates.js',
            reason: 'too_large',
            detail: 'The file is larger than 1 MiB, and was not read.',
            blocking: true,
          },
        ],
      },
    },
    { mended: true, ticket: DONE },
  );
  const dry = await reviewed(sample({}, { mended: true, ticket: TICKET }));
  return [
    buildSituation(
      'approved',
      'A pull request does what its issue asks for, and nothing speaks against it.',
      await reviewed(sample({}, { mended: true, ticket: DONE })),
    ),
    buildSituation(
      'not-approved',
      'The sample pull request: a secret, a focused test, and one criterion that is not met.',
      bad,
    ),
    buildSituation(
      'no-ticket',
      'The policy asks for a ticket, and the pull request names none.',
      await reviewed(sample({ body: 'Adds discount codes.' }, { mended: true, ticket: null }), 'strict'),
    ),
    buildSituation(
      'unmet-criteria',
      'The code is clean, but one criterion of the issue has no line.',
      await reviewed(sample({}, { mended: true, ticket: TICKET })),
    ),
    buildSituation(
      'many-findings',
      'A service of the interface document, without a trace that could be read, has 80 findings.',
      untraced(
        manyFindings(80, 'Whoever calls this can make it do something else than what it is for. Check what comes in.'),
      ),
    ),
    buildSituation(
      'cut',
      'More than GitHub takes: 5,000 findings with long explanations.',
      untraced(manyFindings(5000, 'Whoever calls this can make it do something else than what it is for. '.repeat(12))),
    ),
    buildSituation('partial-coverage', 'A file was too large to be read.', await reviewed(partial)),
    buildSituation('dry-run', 'A dry run: it says what the verdict would be, and the job stays green.', {
      ...dry,
      review: { ...dry.review, dry_run: true, verdict: null },
      gate: { open: true, reason: 'this is a dry run, which never closes it.' },
    }),
    buildSituation(
      'fork',
      'From a fork: the check run could not be posted, and so the job summary holds everything.',
      { ...bad, notes: [FORK_NOTE] },
      { checkRunUrl: null },
    ),
    {
      name: 'could-not-review',
      about: 'The service was not available until the deadline.',
      report: null,
      fault: {
        title: 'the service was not available',
        detail: 'POST https://review.example.com/v1/reviews answered 503 for 600 seconds, 41 times. (E_INT_002)',
        hint: 'Run the job again; where it fails again, ask whoever runs the service.',
        notes: [],
      },
      comment: { ...COMMENT, checkRunUrl: null, headSha: HEAD_SHA },
    },
  ];
}
