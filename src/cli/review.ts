/** `review`: the embedded service reviews two commits of a local repository, asked through HTTP by the client. */
import { resolve } from 'node:path';
import { createReviewClient } from '../client/index.js';
import { LIMITS, type ObservedReview, type Trace } from '../contract/index.js';
import type { ReviewInput, ToolReport } from '../engine/snapshot.js';
import type { ReadSarif } from '../external/sarif/index.js';
import { grammarFolder } from '../grammars/folder.js';
import { openGrammars } from '../grammars/index.js';
import { markdownReport, type Report, reportPage, sarifLog, textReport } from '../report/index.js';
import { type Embedded, startEmbedded } from '../service/embedded.js';
import { type AskedPolicy, type AskedTicket, askedPolicy, askedReports, askedTicket } from './asked.js';
import { EXIT } from './exit.js';
import { snapshotPathOf, writeText } from './files.js';
import type { Format } from './formats.js';
import type { Progress } from './progress.js';
import { repeatableBytes } from './repeatable.js';
import { type LocalRepository, openRepository } from './repository.js';

/** What `review` was asked. */
export interface ReviewOptions {
  readonly repo: string;
  readonly base: string | null;
  readonly head: string;
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly format: Format;
  readonly output: string | null;
  readonly trace: string | null;
  /** SARIF files of other tools. */
  readonly sarif?: readonly string[];
}

/** What `review` works with beside its options. */
export interface ReviewEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly color: boolean;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** The token that tickets are read with; null where the environment has none. */
function tokenOf({ env }: ReviewEnvironment): string | null {
  return env['GITHUB_TOKEN'] || env['GH_TOKEN'] || null;
}

/** What the review is made of, and so what its ids are made of. */
interface Asked {
  readonly repository: LocalRepository;
  readonly base: string | null;
  readonly ticket: AskedTicket | null;
  readonly policy: AskedPolicy | null;
  readonly reports: readonly ToolReport[];
}

function startService(
  { repository, base, ticket, policy, reports }: Asked,
  environment: ReviewEnvironment,
): Promise<Embedded> {
  const token = tokenOf(environment);
  return startEmbedded({
    source: {
      kind: 'local',
      directory: repository.directory,
      base,
      head: repository.headSha,
      ticketFile: ticket?.file ?? null,
      github: token === null ? null : { token, apiUrl: environment.env['GITHUB_API_URL'] || 'https://api.github.com' },
    },
    policies: policy === null || policy.source === null ? {} : { [policy.name]: policy.source },
    reports,
    grammars: openGrammars(grammarFolder(import.meta.dirname)),
    clock: () => repository.headCommittedAt,
    random: repeatableBytes(
      JSON.stringify([
        repository.name,
        base,
        repository.headSha,
        ticket,
        policy,
        ...(reports.length > 0 ? [reports] : []),
      ]),
    ),
  });
}

function formatted(report: Report, format: Format, color: boolean): string {
  switch (format) {
    case 'text':
      return textReport(report, { color });
    case 'markdown':
      return markdownReport(report);
    case 'html':
      return reportPage(report).html;
    case 'sarif':
      return `${JSON.stringify(sarifLog(report), null, 2)}\n`;
    case 'json':
      return `${JSON.stringify(
        {
          ...report.review,
          approved: report.gate.open,
          findings: report.findings,
          decision: report.trace?.decision ?? null,
          coverage: report.trace?.snapshot.coverage ?? null,
          trace_digest: report.trace?.digest ?? null,
        },
        null,
        2,
      )}\n`;
  }
}

function gateOf(review: ObservedReview): Report['gate'] {
  const open = review.status === 'complete' && review.verdict === 'auto-approve';
  const word = review.verdict == null ? 'there is no verdict' : `the verdict is ${review.verdict}`;
  return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}

/**
 * Reviews and writes the report.
 * @returns the exit code: 0 approved, 1 not approved
 * @throws UsageError for what was asked; ReviewError where the review could not be had
 */
export async function runReview(options: ReviewOptions, environment: ReviewEnvironment): Promise<number> {
  const { progress, signal } = environment;
  const repository = await openRepository(options.repo, options.head);
  const read = await askedReports(options.sarif ?? [], [repository.directory, resolve(options.repo)]);
  const asked: Asked = {
    repository,
    base: options.base,
    ticket: await askedTicket(options.ticket, tokenOf(environment) !== null),
    policy: await askedPolicy(options.policy),
    reports: read.reports,
  };
  progress.say('starting the embedded service');
  const service = await startService(asked, environment);
  try {
    const client = createReviewClient({
      baseUrl: service.baseUrl,
      clientId: service.clientId,
      clientSecret: service.clientSecret,
      deadline: Date.now() + LIMITS.MAX_REVIEW_MILLISECONDS,
      pollIntervalMs: 50,
      signal,
    });
    try {
      progress.say('reading the commits');
      const request = {
        repo: repository.name,
        pr: 1,
        ...(asked.ticket === null ? {} : { ticket: asked.ticket.id }),
        ...(asked.policy === null ? {} : { policy: asked.policy.name }),
      };
      const created = await client.create(request, `local-${repository.headSha}`);
      progress.say('reviewing');
      const review = await client.wait(created);
      if (review.status !== 'complete') {
        const detail = review.error?.detail ?? 'the service did not say why';
        throw new Error(`The review failed: ${detail}`);
      }
      progress.say('reading the findings');
      const { findings, truncated } = await client.findings(review.id);
      const trace = (await client.trace(review))?.trace ?? null;
      const input = await service.reviewInput(review.id);
      if (options.trace !== null) await writeTrace(options.trace, trace, input);
      const change = input?.snapshot ?? null;
      const report = localReport(repository, { review, findings, truncated, trace, change }, read.notes);
      const text = formatted(report, options.format, environment.color && options.output === null);
      progress.clear();
      if (options.output === null) environment.write(text);
      else await writeText(options.output, text);
      return report.gate.open ? EXIT.APPROVED : EXIT.NOT_APPROVED;
    } finally {
      await client.close();
    }
  } finally {
    progress.clear();
    await service.close();
  }
}

/** The service's address is gone when the command ends: a trace is a file here, not a URL. */
function localReport(
  repository: LocalRepository,
  read: Pick<Report, 'review' | 'findings' | 'truncated' | 'trace' | 'change'>,
  notes: ReadSarif['notes'],
): Report {
  return {
    ...read,
    repo: repository.name,
    pr: null,
    headSha: repository.headSha,
    serverUrl: null,
    review: { ...read.review, trace_url: null },
    gate: gateOf(read.review),
    notes,
  };
}

/** Writes the trace and, beside it, what it was made of. */
async function writeTrace(path: string, trace: Trace | null, input: ReviewInput | null): Promise<void> {
  await writeText(path, `${JSON.stringify(trace, null, 2)}\n`);
  await writeText(snapshotPathOf(path), `${JSON.stringify(input)}\n`);
}
