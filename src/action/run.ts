/** Runs the step from start to end. */
import type { GitHub } from '../github/step.js';
import { renderFailureComment, renderFailureSummary } from '../report/index.js';
import { type Context, readContext, readPayload } from './context.js';
import { awaitClosing, type Deadline, startDeadline } from './deadline.js';
import { type Environment, readEnvironment } from './environment.js';
import { ConfigurationError, type ErrorDescription, InterruptedError } from './errors.js';
import { decideGate, decideWithoutFindings, decideWithoutReview } from './gate.js';
import { readInput, SECRET_INPUTS } from './inputs/names.js';
import { type Inputs, readInputs } from './inputs.js';
import { Log } from './log/log.js';
import { Outputs } from './outputs.js';
import { postComment } from './publish/comment.js';
import { clearFiles, reportNoFiles } from './publish/files.js';
import { writeSummary } from './publish/summary.js';
import { publishFailure, publishReview } from './publish.js';
import { readReports } from './reports.js';
import { closeForMovedBase } from './review/moved-base.js';
import { closeForOtherQueueCommit } from './review/queue-commit.js';
import { describeError, type ObtainedReview, obtainReview } from './review.js';
import type { Dependencies, Step } from './step.js';

export type { Dependencies } from './step.js';

/** What is available before the inputs are read. */
interface Base {
  readonly deps: Dependencies;
  readonly log: Log;
  readonly outputs: Outputs;
  readonly environment: Environment;
}

/** Reports why there is no review, as the last output of the step. */
async function reportFailure(
  base: Base,
  level: 'error' | 'warning',
  given: ErrorDescription,
  notes: readonly string[],
): Promise<void> {
  const { log, outputs, environment } = base;
  // Before the text becomes Markdown: escaping could split a secret.
  const fault = { title: given.title, detail: log.redact(given.detail), hint: log.redact(given.hint) };
  outputs.set('approved', false);
  log[level](`Review Gate: ${fault.title}. ${[fault.detail, fault.hint].filter((text) => text !== '').join('\n')}`);
  for (const note of notes) log.info(note);
  await writeSummary(environment.summaryPath, renderFailureSummary({ ...fault, notes }), log);
}

/** Ends a step that cannot start or is configured wrongly: it fails, whatever `on-error` says. */
async function failConfiguration(base: Base, fault: ConfigurationError): Promise<number> {
  const detail = [fault.message, ...fault.faults.map((each) => `- ${each}`)].join('\n');
  await reportFailure(base, 'error', { title: 'the step cannot run as it is set up', detail, hint: fault.hint }, []);
  return 1;
}

const toInterruptedError = (reason: unknown) =>
  reason instanceof InterruptedError ? reason : new InterruptedError('SIGTERM');

async function finishInterrupted(base: Base, reason: unknown): Promise<number> {
  const interrupted = toInterruptedError(reason);
  const detail = `${interrupted.message}: the runner cancelled the job. No check run was left in progress.`;
  await reportFailure(base, 'error', { title: 'stopped', detail, hint: '' }, []);
  return interrupted.exitCode;
}

/** Ends a step that was stopped while posting: the result of the review is already published. */
function finishInterruptedLate(base: Base, reason: unknown): number {
  const interrupted = toInterruptedError(reason);
  base.log.error(`${interrupted.message} while the review was being posted. No check run was left in progress.`);
  return interrupted.exitCode;
}

function createGitHubOpener(
  base: Base,
  inputs: Inputs,
  deadline: Deadline,
): { open: () => Promise<GitHub>; close(): Promise<void> } {
  let opened: Promise<GitHub> | null = null;
  const { deps, log, environment } = base;
  return {
    open: () => {
      opened ??= deps.openGitHub({
        token: inputs.githubToken,
        apiUrl: environment.apiUrl,
        env: deps.env,
        log,
        deadline: deadline.end,
        now: deps.now,
      });
      return opened;
    },
    close: async () => {
      if (opened !== null)
        await awaitClosing(
          opened.then((github) => github.close()),
          deps,
        );
    },
  };
}

async function publish(step: Step, reviewed: ObtainedReview): Promise<number> {
  const { inputs } = step;
  const { review, findings, truncated, listingFault } = reviewed;
  if (review.status === 'complete') {
    const gate =
      listingFault === null
        ? decideGate({ review, findings, truncated }, inputs)
        : decideWithoutFindings(review, inputs);
    const standing = await closeForMovedBase(step, reviewed, gate);
    return publishReview(step, reviewed, await closeForOtherQueueCommit(step, reviewed, standing));
  }
  const { code, detail } = review.error ?? {};
  const fault = {
    title: 'the review failed',
    detail: `The review ${review.id} could not be finished${code == null ? '' : ` (${code})`}: ${detail ?? 'it does not say why.'}`,
    hint: 'Run the job again. If it fails again, tell the operator of the service, if you have one.',
  };
  return publishFailure(step, reviewed, fault, decideWithoutReview(inputs.onError, 'the review failed.'));
}

/** Reports why there is no review, also in the comment, which would otherwise still show an older verdict. */
async function finishWithoutReview(step: Step, fault: unknown): Promise<number> {
  const { inputs, context, deps } = step;
  const shown = describeError(fault);
  const gate = decideWithoutReview(inputs.onError, 'no review could be had.');
  const notes = gate.exitCode === 1 ? [] : ['The step is green only because on-error is warn: nothing was approved.'];
  const unsaid = await postComment(step, true, null, (options) =>
    renderFailureComment({ ...shown, notes }, { ...options, headSha: context.headSha }),
  );
  if (deps.signal.aborted) return finishInterrupted(step, deps.signal.reason);
  reportNoFiles(step);
  await reportFailure(step, gate.exitCode === 1 ? 'error' : 'warning', shown, [...notes, ...unsaid]);
  return gate.exitCode;
}

/** Runs the part after the context: gets the review and publishes it, or why there is none. */
async function reviewAndPublish(
  base: Base,
  inputs: Inputs,
  context: Context,
  reports: Step['reports'],
): Promise<number> {
  const { deps } = base;
  const deadline = startDeadline(inputs.timeoutSeconds * 1000, deps, deps.signal);
  const github = createGitHubOpener(base, inputs, deadline);
  const step: Step = { ...base, inputs, context, reports, deadline, github: github.open };
  try {
    await clearFiles(step);
    const exitCode = await publish(step, await obtainReview(step));
    return deps.signal.aborted ? finishInterruptedLate(base, deps.signal.reason) : exitCode;
  } catch (fault) {
    if (deps.signal.aborted) return await finishInterrupted(base, deps.signal.reason);
    if (fault instanceof ConfigurationError) throw fault;
    return await finishWithoutReview(step, fault);
  } finally {
    deadline.dispose();
    await github.close();
  }
}

/**
 * Runs the step: inputs, context, review, posting.
 * @returns the exit code: 0 if the gate opens or nothing closes it, 1 if it closes, 130 or 143 if stopped
 */
export async function run(deps: Dependencies): Promise<number> {
  const log = new Log(deps.core);
  for (const name of SECRET_INPUTS) log.mask(readInput(deps.env, name));
  const environment = readEnvironment(deps.env);
  const base: Base = { deps, log, outputs: new Outputs(deps.core, log), environment };
  try {
    const inputs = readInputs(deps.env);
    if (environment.job !== null && inputs.checkName.toLowerCase() === environment.job.toLowerCase()) {
      log.warning(
        `check-name is ${JSON.stringify(inputs.checkName)}, which is the job's own name: a required check of that name would be ambiguous. Choose another name.`,
      );
    }
    const context = readContext(environment, await readPayload(environment.eventPath), inputs);
    return await reviewAndPublish(base, inputs, context, await readReports(inputs, environment.workspace, log));
  } catch (fault) {
    if (fault instanceof ConfigurationError) return failConfiguration(base, fault);
    throw fault;
  }
}
