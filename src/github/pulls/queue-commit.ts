/** Whether the commit of a merge queue is the change that people answered for on the pull request. */
import { abbreviateSha } from '../../base/text.js';
import type { ObservedFinding, ObservedReview } from '../../contract/index.js';
import type { ComparedFile } from './comparisons.js';

/** The commits that are compared; null where one is not known. */
export interface QueuedChange {
  /** What people saw of the pull request. */
  readonly approved: { readonly base: string | null; readonly head: string | null };
  /** The commit of the queue, and the commit that it stands on. */
  readonly queued: { readonly base: string | null; readonly head: string | null };
}

/** Lists the files in which `to` differs from where it left `from`; null if there are too many. */
type Compare = (from: string, to: string) => Promise<readonly ComparedFile[] | null>;

/** Returns whether somebody approved the change, signed a criterion, answered for lines or accepted a finding. */
export function restsOnPeople(
  { people, accounting }: ObservedReview,
  findings: readonly Pick<ObservedFinding, 'signed'>[],
): boolean {
  const said = people != null && (people.approvals.length > 0 || people.signed.length > 0);
  return said || (accounting?.['vouched']?.spans ?? 0) > 0 || findings.some((finding) => finding.signed != null);
}

/**
 * Returns why the queue's commit does not count as what was approved; null if it does. It must change the same files,
 * each to the same content or by the same lines.
 * @throws what `compare` throws
 */
export async function findQueueFault({ approved, queued }: QueuedChange, compare: Compare): Promise<string | null> {
  if (approved.base === null || approved.head === null || queued.base === null || queued.head === null) {
    return "it is not known what the queue's commit was made of";
  }
  const seen = await compare(approved.base, approved.head);
  const made = await compare(queued.base, queued.head);
  if (seen === null || made === null) return 'it changes more files than can be compared with the queue';
  const other = findOther(seen, made);
  return other === null ? null : `the queue's commit ${abbreviateSha(queued.head)} does something else to ${other}`;
}

/** Says on the queue's commit which pull request was reviewed, and at which of its commits if that is known. */
export function formatQueueNote(queue: string, pr: number, reviewed: string | null): string {
  const at = reviewed === null ? '' : ` at ${abbreviateSha(reviewed)}`;
  return `This is the merge group's commit ${abbreviateSha(queue)}; the pull request #${pr} was reviewed${at}.`;
}

/** Words why a gate that people opened is closed for the queue's commit, and what to do. */
export function explainQueueFault(fault: string): string {
  return `people approved the pull request, and ${fault}. Remove it from the queue, update it from its base, have it approved, and add it again.`;
}

/** Words why a queue of another branch keeps the gate closed: the review was made for the branch of the pull request. */
export function explainOtherQueue(reviewed: string, queue: string): string {
  return `the pull request goes into ${reviewed} now, and this queue is for ${queue}. Add it to the queue of its base.`;
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
