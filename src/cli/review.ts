/** `review`: two commits of a local repository are reviewed in this process. */
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createIds } from '../base/ids.js';
import { LIMITS, type ObservedReview, type Trace } from '../contract/index.js';
import type { ReviewInput } from '../engine/snapshot.js';
import type { GivenReport, NamedReports } from '../external/index.js';
import { findGrammarFolder } from '../grammars/folder.js';
import { type ImportRuntime, openGrammars } from '../grammars/index.js';
import type { Report } from '../report/index.js';
import { openReviewerOver } from '../reviewing/open-local.js';
import { openSource } from '../reviewing/open-source.js';
import type { Reviewer } from '../reviewing/reviewer.js';
import { EXIT, UsageError } from './exit.js';
import { readGitHubAccess } from './github-access.js';
import { toSnapshotPath, writeText } from './inputs/files.js';
import {
  type PolicyInput,
  readPolicyInput,
  readReportInputs,
  readTicketInput,
  type TicketInput,
} from './inputs/review-inputs.js';
import { formatReport } from './output/format-report.js';
import type { Format } from './output/formats.js';
import type { Progress } from './output/progress.js';
import type { Terminal } from './output/terminal.js';
import { createRepeatableBytes } from './repeatable.js';
import { type LocalRepository, openRepository } from './repository/repository.js';
import type { RepositoryPlace } from './repository/repository-place.js';
import { listAssumed, listUnseen } from './unseen.js';

/** What `review` was asked. */
export interface ReviewOptions {
  readonly repo: string;
  readonly base: string | null;
  readonly head: string;
  /** The title of the pull request; null for what the commits say. */
  readonly title?: string | null;
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly format: Format;
  readonly output: string | null;
  readonly trace: string | null;
  /** Reports of other tools, of the tests, and of what these executed. */
  readonly reports?: NamedReports;
}

/** What `review` works with beside its options. */
export interface ReviewEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly color: boolean;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  /** Leaves interruptions to the system while the engine runs; what it gives takes them back. */
  readonly deafen?: () => () => void;
  /** What git says of the repository, if it was asked already. */
  readonly place?: Promise<RepositoryPlace>;
  /** Imports the runtime of the grammars; when left out, it is imported from their folder. */
  readonly importRuntime?: ImportRuntime;
}

/** What the review is made of, and so what its ids are made of. */
export interface ReviewSources {
  readonly repository: LocalRepository;
  readonly base: string | null;
  readonly title?: string | null;
  readonly ticket: TicketInput | null;
  readonly policy: PolicyInput | null;
  readonly reports: readonly GivenReport[];
}

const NO_REPORTS: NamedReports = { sarif: [], junit: [], coverage: [], proof: [] };
const SILENT = { info: () => undefined, debug: () => undefined };

/** Opens a reviewer of the sources. The caller closes it. */
export async function openReviewer(
  { repository, base, title = null, ticket, policy, reports }: ReviewSources,
  environment: ReviewEnvironment,
): Promise<Reviewer> {
  const clock = () => repository.headCommittedAt;
  const digests = reports.map(({ digest }) => digest);
  const more = [...(digests.length > 0 ? [digests] : []), ...(title === null ? [] : [{ title }])];
  const seed = [repository.name, base, repository.headSha, ticket, policy, ...more];
  const provider = await openSource({
    kind: 'local',
    directory: repository.directory,
    base,
    head: repository.headSha,
    title,
    ticketFile: ticket?.file ?? null,
    ticketText: ticket?.given === true ? ticket.text : null,
    github: readGitHubAccess(environment.env),
    onWait: environment.progress.announce,
  });
  return openReviewerOver(provider, {
    policies: policy === null || policy.source === null ? {} : { [policy.name]: policy.source },
    // The commits and what was asked decide everything, times and ids too: the same command gives the same bytes.
    clock,
    ids: createIds(clock, createRepeatableBytes(JSON.stringify(seed))),
    deadline: Date.now() + LIMITS.MAX_REVIEW_MILLISECONDS,
    now: Date.now,
    sleep: async (milliseconds, signal) => {
      await wait(milliseconds, undefined, { signal });
    },
    random: Math.random,
    signal: environment.signal,
    ...(environment.deafen !== undefined && { deafen: environment.deafen }),
    log: SILENT,
    grammars: openGrammars(findGrammarFolder(import.meta.dirname), environment.importRuntime),
  });
}

function computeGate(review: ObservedReview): Report['gate'] {
  const open = review.status === 'complete' && review.verdict === 'auto-approve';
  const word = review.verdict == null ? 'there is no verdict' : `the verdict is ${review.verdict}`;
  return { open, reason: `${word}.` };
}

/** Most characters of a title of GitHub. */
const MAX_TITLE = 256;

/** Checks the given title. @throws UsageError if no pull request can have it */
function readTitle(given: string | null): string | null {
  if (given === null) return null;
  const title = given.trim();
  if (title !== '' && [...title].length <= MAX_TITLE && !/[\r\n]/u.test(title)) return title;
  throw new UsageError(`--title needs the title of the pull request: one line of at most ${MAX_TITLE} characters.`);
}

/**
 * Reads what a review is made of.
 * @throws UsageError for what cannot be used
 */
export async function readSources(
  options: Pick<ReviewOptions, 'repo' | 'base' | 'head' | 'title' | 'ticket' | 'policy' | 'reports'>,
  { env, place, signal }: ReviewEnvironment,
): Promise<{ readonly sources: ReviewSources; readonly notes: readonly string[] }> {
  const repository = await openRepository(options.repo, options.head, signal, place);
  const read = await readReportInputs(options.reports ?? NO_REPORTS, [repository.directory, resolve(options.repo)]);
  const sources = {
    repository,
    base: options.base,
    title: readTitle(options.title ?? null),
    ticket: options.ticket === null ? null : await readTicketInput(options.ticket, readGitHubAccess(env) !== null),
    policy: await readPolicyInput(options.policy),
    reports: read.reports,
  };
  return { sources, notes: read.notes };
}

/** Asks for the review of the sources. Throws as the reviewer does. */
export async function askForReview(
  reviewer: Reviewer,
  { repository, ticket, policy, reports }: ReviewSources,
): Promise<ObservedReview> {
  const about = { repo: repository.name, head_sha: repository.headSha };
  const evidence = reports.length > 0 ? await reviewer.give(reports, about) : [];
  const request = {
    repo: repository.name,
    pr: 1,
    ...(ticket === null ? {} : { ticket: ticket.id }),
    ...(policy === null ? {} : { policy: policy.name }),
    ...(evidence.length === 0 ? {} : { evidence: [...evidence] }),
  };
  return reviewer.create(request, `local-${repository.headSha}`);
}

/** A review and what it was made of. */
export interface LocalReview {
  readonly report: Report;
  readonly input: ReviewInput | null;
}

/**
 * Reviews the sources to the end.
 * @param notes what was noticed when they were read
 * @throws ReviewError where the review could not be had
 */
export async function reviewSources(
  asked: ReviewSources,
  notes: readonly string[],
  environment: ReviewEnvironment,
): Promise<LocalReview> {
  const { progress } = environment;
  const reviewer = await openReviewer(asked, environment);
  try {
    progress.say('reading the commits');
    const created = await askForReview(reviewer, asked);
    progress.say('reviewing');
    const review = await reviewer.wait(created);
    if (review.status !== 'complete') {
      throw new Error(`The review failed: ${review.error?.detail ?? 'nobody said why'}`);
    }
    const { findings, truncated } = await reviewer.findings(review.id);
    const trace = (await reviewer.trace(review))?.trace ?? null;
    const input = await reviewer.input(review);
    const change = input?.snapshot ?? null;
    const said = [...notes, ...(change === null ? [] : listAssumed(change, asked.base !== null))];
    return { report: buildLocalReport(asked.repository, { review, findings, truncated, trace, change }, said), input };
  } finally {
    progress.clear();
    await reviewer.close();
  }
}

/**
 * Reviews and writes the report.
 * @returns the exit code: 0 approved, 1 not approved
 * @throws UsageError for what was asked; ReviewError where the review could not be had
 */
export async function runReview(
  options: ReviewOptions,
  environment: ReviewEnvironment & Pick<Terminal, 'note'>,
): Promise<number> {
  const { sources, notes } = await readSources(options, environment);
  const given = [options.ticket, options.policy].filter((path) => path !== null);
  for (const line of await listUnseen(sources.repository, options.head, environment.signal, given)) {
    environment.note(`${line}\n`);
  }
  const { report, input } = await reviewSources(sources, notes, environment);
  if (options.trace !== null) await writeTrace(options.trace, report.trace, input);
  const text = await formatReport(report, options.format, environment.color && options.output === null);
  if (options.output === null) environment.write(text);
  else {
    await writeText(options.output, text);
    // Standard output has nothing then, and an exit code is easily overlooked.
    environment.note(
      `The gate is ${report.gate.open ? 'open' : 'closed'}: ${report.gate.reason} The report: ${options.output}\n`,
    );
  }
  return report.gate.open ? EXIT.APPROVED : EXIT.NOT_APPROVED;
}

function buildLocalReport(
  repository: LocalRepository,
  read: Pick<Report, 'review' | 'findings' | 'truncated' | 'trace' | 'change'>,
  notes: readonly string[],
): Report {
  return {
    ...read,
    repo: repository.name,
    pr: null,
    headSha: repository.headSha,
    serverUrl: null,
    gate: computeGate(read.review),
    notes,
  };
}

/** Writes the trace and, beside it, what it was made of. */
async function writeTrace(path: string, trace: Trace | null, input: ReviewInput | null): Promise<void> {
  await writeText(path, `${JSON.stringify(trace, null, 2)}\n`);
  // As its schema orders it, and held to it: `replay` reads it by the same one. Most reviews write no trace and load no schema.
  const { identifyBuild, KeptInput } = await import(/* webpackChunkName: "snapshot" */ './kept-input.js');
  const kept = { ...input, made_by: identifyBuild(import.meta.dirname) };
  const checked = input === null ? null : KeptInput.parse(kept);
  await writeText(toSnapshotPath(path), `${JSON.stringify(checked)}\n`);
}
