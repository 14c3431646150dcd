/** Whether the commit of a merge queue is the change that people answered for on the pull request. */
import { abbreviateSha } from '../../base/text.js';
import type { ObservedReview } from '../../contract/index.js';
import type { ComparedFile } from '../../github/pulls/comparisons.js';
import { readErrorMessage } from '../errors.js';
import { closeGate, type Gate } from '../gate.js';
import type { ObtainedReview } from '../review.js';
import type { Step } from '../step.js';

/**
 * Closes a gate that people opened if the queue's commit does something else than the pull request that they saw. The
 * queue's commit must change the same files, each to the same content or by the same lines. Whatever cannot be compared
 * closes too. A gate that opens without people is left as it is: its verdict needs nobody.
 */
export async function closeForOtherQueueCommit(step: Step, reviewed: ObtainedReview, gate: Gate): Promise<Gate> {
  if (gate.conclusion !== 'success' || !step.context.mergeGroup || !restsOnPeople(reviewed)) return gate;
  const fault = await findFault(step, reviewed.review);
  if (fault === null) return gate;
  const reason = `people approved the pull request, and ${fault}. Remove it from the queue, update it from its base, have it approved, and add it again.`;
  return { ...closeGate(gate, reason), approved: false };
}

/** Returns whether somebody approved the change, signed a criterion, answered for lines or accepted a finding. */
function restsOnPeople({ review: { people, accounting }, findings }: ObtainedReview): boolean {
  const said = people != null && (people.approvals.length > 0 || people.signed.length > 0);
  return said || (accounting?.['vouched']?.spans ?? 0) > 0 || findings.some((finding) => finding['signed'] != null);
}

/** Returns why the queue's commit does not count as what was approved; null if it does. */
async function findFault({ context, deadline, deps, github }: Step, review: ObservedReview): Promise<string | null> {
  const { repo, headSha: queue, queueBase } = context;
  const { base_sha: base, head_sha: head } = review;
  if (queue === null || queueBase === undefined || base == null || head == null) {
    return "it is not known what the queue's commit was made of";
  }
  try {
    const client = await github();
    const approved = await client.compareCommits({ repo, from: base, to: head }, deadline.signal);
    const queued = await client.compareCommits({ repo, from: queueBase, to: queue }, deadline.signal);
    if (approved === null || queued === null) return 'it changes more files than can be compared with the queue';
    const other = findOther(approved, queued);
    return other === null ? null : `the queue's commit ${abbreviateSha(queue)} does something else to ${other}`;
  } catch (fault) {
    deps.signal.throwIfAborted();
    return `it could not be compared with the queue's commit (${readErrorMessage(fault)}; the token needs "contents: read")`;
  }
}

/** Returns the first file that only one of the two changes, or that they change otherwise; null if there is none. */
function findOther(approved: readonly ComparedFile[], queued: readonly ComparedFile[]): string | null {
  const left = new Map(approved.map((file) => [file.filename, file]));
  for (const file of queued) {
    const seen = left.get(file.filename);
    if (seen === undefined || !isSame(seen, file)) return file.filename;
    left.delete(file.filename);
  }
  return left.keys().next().value ?? null;
}

function isSame(a: ComparedFile, b: ComparedFile): boolean {
  if (a.status !== b.status || (a.previous_filename ?? null) !== (b.previous_filename ?? null)) return false;
  if (a.sha !== null && a.sha === b.sha) return true;
  return a.patch != null && b.patch != null && listChangedLines(a.patch) === listChangedLines(b.patch);
}

/** The added and removed lines of a patch: context and places move with the base. */
const listChangedLines = (patch: string) =>
  patch
    .split('\n')
    .filter((line) => !line.startsWith('@@') && !line.startsWith(' '))
    .join('\n');
