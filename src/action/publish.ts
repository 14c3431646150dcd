/** Saying what the review found: files, check run, log, comment, job summary. What one of them cannot hold goes to the others. */
import { counted, cutBytes } from '../base/text.js';
import { type Annotation, type CheckOutput, Sha } from '../contract/index.js';
import type { IdentifiedCheckRun } from '../github/checks/publish-check.js';
import {
  buildAnnotations,
  countAccounting,
  formatProbability,
  listAnswers,
  MAX_CHECK_OUTPUT_BYTES,
  type Report,
  renderCheckRunOutput,
  renderComment,
  renderFailureComment,
  renderFailureSummary,
  renderJobSummary,
  toDetailsUrl,
} from '../report/index.js';
import { buildRunUrl } from './environment.js';
import type { ErrorDescription } from './errors.js';
import { closeGate, type Gate } from './gate.js';
import { logAnnotations } from './log/annotations.js';
import { logGate } from './log/gate-lines.js';
import { logPlaces, logSince } from './log/places.js';
import { describeAgain } from './publish/again.js';
import { attestApproval } from './publish/attest.js';
import { CHECK_RUN, type PostedCheckRun, postCheckRun } from './publish/check-run.js';
import { postComment } from './publish/comment.js';
import { reportNoFiles, writeFiles } from './publish/files.js';
import { describePostFailure } from './publish/post-failure.js';
import { writeSummary } from './publish/summary.js';
import { closeForMovedHead } from './review/moved-head.js';
import type { ObtainedReview } from './review.js';
import type { Step } from './step.js';

/**
 * Builds the report. Secrets are removed before the text becomes Markdown, because escaping could split a secret. The
 * posted text is also searched as a whole.
 */
async function buildReport(
  step: Step,
  reviewed: ObtainedReview,
  gate: Gate,
  notes: readonly string[],
): Promise<Report> {
  const { context, environment, log } = step;
  return {
    repo: context.repo,
    pr: context.pr,
    headSha: reviewed.headSha,
    serverUrl: environment.serverUrl,
    review: reviewed.review,
    findings: reviewed.findings.map((finding) => ({
      ...finding,
      title: log.redact(finding.title),
      rationale: log.redact(finding.rationale),
    })),
    truncated: reviewed.truncated,
    unread: reviewed.listingFault !== null,
    trace: reviewed.trace?.trace ?? null,
    change: reviewed.change,
    gate: { open: gate.open, reason: log.redact(gate.reason) },
    again: await describeAgain(environment),
    notes: notes.map((note) => log.redact(note)),
  };
}

async function postCheck(step: Step, run: IdentifiedCheckRun): Promise<PostedCheckRun> {
  if (step.inputs.githubToken === '') {
    const fault = {
      message: 'github-token is empty, and so no check run can be posted.',
      hint: "Leave github-token out for the job's own token.",
    };
    return { url: null, count: 0, closedBy: [], fault };
  }
  try {
    return await postCheckRun(await step.github(), run, step.deadline.signal);
  } catch (fault) {
    return { url: null, count: 0, closedBy: [], fault: describePostFailure(fault, CHECK_RUN) };
  }
}

/** The check run's address, if one was posted, and notes for the reader. */
interface Annotated {
  readonly url: string | null;
  /** The gate, closed if another pull request with the same head is. */
  readonly gate: Gate;
  readonly faults: readonly string[];
}

/** Returns the base that the review names; null if the service names none. */
function readBase({ review: { base_ref: ref, base_sha } }: ObtainedReview) {
  const sha = Sha.safeParse(base_sha);
  return ref != null && sha.success ? { ref, sha: sha.data } : null;
}

/** Closes the gate if the review of another pull request with the same head closes it: a check counts for both. */
function closeForPeers(gate: Gate, peers: readonly number[]): Gate {
  if (peers.length === 0) return gate;
  const named = peers.map((pr) => `#${pr}`).join(', ');
  return closeGate(gate, `this commit is also the head of ${named}, whose review keeps the gate closed.`);
}

/** Posts what the input `annotations` asks for. */
async function annotate(step: Step, reviewed: ObtainedReview, gate: Gate, output: CheckOutput): Promise<Annotated> {
  const { inputs, context, log, outputs } = step;
  const made: Annotation[] = buildAnnotations(reviewed.findings).map((annotation) => ({
    ...annotation,
    title: log.redact(annotation.title),
    message: log.redact(annotation.message),
  }));
  if (inputs.annotations === 'log') logAnnotations(log, made);
  if (inputs.annotations !== 'check') return { url: null, gate, faults: [] };
  const posted = await postCheck(step, {
    repo: context.repo,
    headSha: reviewed.headSha,
    name: inputs.checkName,
    conclusion: gate.conclusion,
    output: {
      title: log.redact(output.title),
      summary: log.redact(output.summary),
      text: output.text === null ? null : log.redact(output.text),
    },
    annotations: made,
    detailsUrl: toDetailsUrl(reviewed.review.trace_url),
    identity: { pr: context.pr, base: readBase(reviewed), about: reviewed.review.id },
  });
  outputs.set('check-run-url', posted.url);
  const { url, fault } = posted;
  const settled = closeForPeers(gate, posted.closedBy);
  if (fault === null) return { url, gate: settled, faults: [] };
  const left = made.slice(posted.count);
  const lost =
    left.length === 0
      ? ''
      : ` ${counted(left.length, 'finding is', 'findings are')} in the log and the job summary instead.`;
  const note = `${fault.message} ${fault.hint}${lost}`;
  log.warning(note);
  logAnnotations(log, left);
  return { url, gate: settled, faults: [note] };
}

/** Formats the result of the review as one line. */
function formatHeadline({ review, findings, listingFault }: ObtainedReview): string {
  const parts = [
    review.verdict == null ? 'no verdict' : `verdict ${review.verdict}`,
    ...(review.tier == null ? [] : [`tier ${review.tier}`]),
    ...(review.confidence == null ? [] : [`confidence ${formatProbability(review.confidence)}`]),
    listingFault === null ? counted(findings.length, 'finding') : 'findings unread',
    ...(review.trace_url == null ? [] : [`trace ${review.trace_url}`]),
  ];
  return `Review ${review.id}: ${parts.join(', ')}.`;
}

/** Says how the gate stands, and how much that matters to who looks at the job. */
function describeGate(gate: Gate): { readonly level: 'error' | 'warning' | 'info'; readonly line: string } {
  const line = `The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`;
  if (gate.exitCode === 1) return { level: 'error', line };
  if (gate.open) return { level: 'info', line };
  return { level: 'warning', line: `${line} The step is green only because on-error is warn: nothing was approved.` };
}

/** Publishes the results of a completed review. */
export async function publishReview(step: Step, reviewed: ObtainedReview, gate: Gate): Promise<number> {
  const { environment, log, outputs } = step;
  log.info(formatHeadline(reviewed));
  if (reviewed.listingFault === null) await outputs.findings(reviewed.findings, environment.temporary);
  const { listingFault } = reviewed;
  const unread =
    listingFault === null ? [] : [`The findings could not be read: ${listingFault.detail} ${listingFault.hint}`.trim()];
  for (const note of reviewed.notes) log.notice(note);
  for (const note of unread) log.warning(note);
  const notes = [...reviewed.notes, ...unread];
  const report = await buildReport(step, reviewed, gate, notes);
  outputs.accounting(countAccounting(report));
  logSince(log, report);
  logPlaces(log, report);
  await writeFiles(step, reviewed, report);
  const { url, faults, gate: settled } = await annotate(step, reviewed, gate, renderCheckRunOutput(report));
  const { open, reason } = settled;
  const posted = { ...report, gate: { open, reason: log.redact(reason) }, notes: [...notes, ...faults] };
  const wanted = reviewed.findings.length > 0 || !open || listAnswers(report).length > 0;
  const unsaid = await postComment(step, wanted, url, (options) => renderComment(posted, options));
  const attested = await attestApproval(step, reviewed, settled);
  await writeSummary(
    environment.summaryPath,
    renderJobSummary({
      ...posted,
      notes: [...posted.notes, ...unsaid, ...attested.notes.map((note) => log.redact(note))],
    }),
    log,
  );
  const summary = environment.summaryPath === null ? null : buildRunUrl(environment);
  const last = closeForMovedHead(step, reviewed, settled);
  outputs.set('approved', last.approved);
  logGate(log, posted, { ...describeGate(last), address: url ?? summary });
  return attested.done ? last.exitCode : 1;
}

/** Publishes that a review failed, also in the check run: the review and the commit are known. */
export async function publishFailure(
  step: Step,
  reviewed: ObtainedReview,
  fault: ErrorDescription,
  gate: Gate,
): Promise<number> {
  const summary = cutBytes(renderFailureSummary({ ...fault, notes: reviewed.notes }), MAX_CHECK_OUTPUT_BYTES);
  const { url, faults } = await annotate(step, reviewed, gate, { title: 'The review failed', summary, text: null });
  const { log, environment, outputs } = step;
  const { headSha } = reviewed;
  const unsaid = await postComment(step, true, url, (options) =>
    renderFailureComment({ ...fault, notes: reviewed.notes }, { ...options, headSha }),
  );
  reportNoFiles(step);
  log[gate.exitCode === 1 ? 'error' : 'warning'](`${fault.detail} ${fault.hint}`.trim());
  await writeSummary(
    environment.summaryPath,
    renderFailureSummary({ ...fault, notes: [...reviewed.notes, ...faults, ...unsaid] }),
    log,
  );
  outputs.set('approved', gate.approved);
  const { level, line } = describeGate(gate);
  log[level](line);
  return gate.exitCode;
}
