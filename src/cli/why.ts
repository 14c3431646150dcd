/** `why`: says in one sentence why a pull request was approved, or why it was not. */
import { createAuditor } from '../client/index.js';
import { type ObservedReview, PullNumber, Repo, Sha, STEP_EVIDENCE, type Trace } from '../contract/index.js';
import { buildAuditEntry, type Explained, explainVerdict } from '../report/index.js';
import { EXIT, UsageError } from './exit.js';
import { readTraceFile } from './inputs/trace-file.js';
import { formatJsonLine } from './output/terminal.js';
import { createNotes, readServiceAccess, type ServiceFlags } from './service-access.js';

/** The flags of `why`: a trace file, or a service to ask. */
export interface WhyFlags extends ServiceFlags {
  /** A trace file, instead of a service. */
  readonly trace?: string;
  readonly json?: boolean;
}

/** What the command works with beside its flags. */
export interface WhyMeans {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  /** Takes what is said while the service is waited for. */
  readonly note: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The longest time that the service may take. */
const LIMIT_MS = 60_000;

/** What stands for the owner of a repository without a remote. */
const LOCAL_OWNER = 'local/';

/** `owner/name#7`, or the address of its page, with what follows the number there. */
const PULL_REQUEST =
  /^(?:https?:\/\/[^/\s]+\/(?<path>[^/\s]+\/[^/\s]+)\/pull\/|(?<repo>[^#\s]+)#)(?<pr>[1-9]\d{0,9})(?:[/?#]\S*)?$/u;

function parsePullRequest(text: string): { repo: string; pr: number } {
  const named = PULL_REQUEST.exec(text)?.groups ?? {};
  const repo = named['path'] ?? named['repo'] ?? '';
  const pr = Number(named['pr']);
  if (Repo.safeParse(repo).success && PullNumber.safeParse(pr).success) return { repo, pr };
  throw new UsageError(`${JSON.stringify(text)} names no pull request: write it as owner/name#7, or as its address.`);
}

/** What a trace says of its review. It has no time: the same change gives the same trace whenever it is reviewed. */
function readTracedReview(trace: Trace): ObservedReview {
  const evidence = (name: string) => trace.steps.find((step) => step.name === name)?.evidence;
  const { data: binding } = STEP_EVIDENCE.binding.safeParse(evidence('binding'));
  const { data: tier } = STEP_EVIDENCE.tier.safeParse(evidence('tier'));
  const { base } = readPullFacts(trace);
  return {
    id: trace.review_id,
    status: 'complete',
    verdict: trace.decision.verdict,
    tier: tier?.tier ?? null,
    base_ref: base,
    ac_bindings: (binding?.bindings ?? []).map(({ id, lines, confidence }) => ({
      id,
      lines: lines.map(({ ref }) => ref),
      confidence,
    })),
  };
}

/** The pull request as the facts of the decision name it. */
function readPullFacts({ decision }: Trace): { repo: string; pr: number; base: string | null } {
  const facts = decision.facts['pr'];
  const read = (name: string) =>
    typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? facts[name] : undefined;
  const [repo, pr, base] = [read('repo'), read('number'), read('base')];
  if (typeof repo !== 'string' || typeof pr !== 'number') {
    throw new UsageError('The trace names no pull request: it is of another version.');
  }
  return { repo, pr, base: typeof base === 'string' ? base : null };
}

/**
 * Two commits of a repository on this machine have no number: the one in their facts stands for none. No host told of
 * people there, and no service has signed the trace. A trace of an earlier version does not tell of people, so there only
 * the name of a folder without a remote shows it.
 */
function isLocal(trace: Trace, repo: string): boolean {
  if (trace.signature !== null) return false;
  const { data: people } = STEP_EVIDENCE.people.safeParse(trace.steps.find(({ name }) => name === 'people')?.evidence);
  return people === undefined ? repo.startsWith(LOCAL_OWNER) : !people.given;
}

async function readTraced(path: string): Promise<Explained> {
  const given = await readTraceFile(path, 'why');
  const trace = given.read();
  // A sentence about a trace that was changed would be believed.
  if (given.faults.length > 0) {
    throw new UsageError(
      `${path} does not hold: it is not what the review wrote. See where: review-gate verify ${path}`,
    );
  }
  const { repo, pr } = readPullFacts(trace);
  return {
    repo,
    pr: isLocal(trace, repo) ? null : pr,
    headSha: trace.snapshot.head?.sha ?? null,
    review: readTracedReview(trace),
    trace,
  };
}

async function askService(asked: string, flags: WhyFlags, { env, note, signal }: WhyMeans): Promise<Explained> {
  const { repo, pr } = parsePullRequest(asked);
  const access = readServiceAccess(flags, env);
  const scope = 'reviews:read findings:read';
  const auditor = createAuditor({ ...access, scope, deadline: Date.now() + LIMIT_MS, signal, log: createNotes(note) });
  try {
    const review = await auditor.findNewest(repo, pr);
    if (review === null) throw new UsageError(`The service has no review of ${repo}#${pr}.`);
    const trace = review.status === 'complete' ? ((await auditor.trace(review))?.trace ?? null) : null;
    return { repo, pr, headSha: Sha.safeParse(review.head_sha).data ?? null, review, trace };
  } finally {
    await auditor.close();
  }
}

/**
 * Writes the sentence, or with `json` the line of the export. Returns exit code 0 if the review approved, 1 if not.
 * @throws UsageError for input that cannot be used; ReviewError if the service does not answer or refuses
 */
export async function runWhy(asked: string | null, flags: WhyFlags, means: WhyMeans): Promise<number> {
  if ((asked === null) === (flags.trace === undefined)) {
    throw new UsageError('Name a pull request, such as owner/name#7, or a trace with --trace FILE.');
  }
  const told = flags.trace === undefined ? await askService(asked ?? '', flags, means) : await readTraced(flags.trace);
  means.write(flags.json === true ? formatJsonLine(buildAuditEntry(told)) : `${explainVerdict(told)}\n`);
  const approved = told.review.verdict === 'auto-approve' && told.review.dry_run !== true;
  return approved ? EXIT.APPROVED : EXIT.NOT_APPROVED;
}
