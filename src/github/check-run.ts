/** A check run, posted: created complete in the first request, the rest of its annotations appended by the requests after it. */
import type { Annotation, CheckOutput } from '../contract/index.js';

/** GitHub takes this many annotations a request. */
const MAX_ANNOTATIONS_PER_REQUEST = 50;

/** What is posted. `output` is within GitHub's limits already, and so is each annotation. */
export interface CheckRun {
  readonly repo: string;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  /** Where GitHub's "Details" link leads; null for GitHub's own page. */
  readonly detailsUrl: string | null;
  /** Our name for it, by which it is found again; left out where nobody looks for it. */
  readonly externalId?: string;
}

/** A check run as GitHub names it. */
export interface CheckRunId {
  /** Null where the answer names none: then nothing can be appended. */
  readonly id: number | null;
  readonly url: string | null;
}

/** A check run that is there, and how many of its annotations are. */
export interface FoundCheckRun {
  readonly id: number;
  readonly url: string | null;
  readonly annotations: number;
}

/** The calls that posting takes. Each throws what its maker throws. */
export interface CheckRunWriter {
  /** Creates the check run, complete. `annotations` are at most 50. */
  createCheckRun(run: CheckRun, signal: AbortSignal): Promise<CheckRunId>;
  /** Appends at most 50 annotations; GitHub wants title and summary again. */
  appendAnnotations(
    repo: string,
    id: number,
    output: CheckOutput,
    annotations: readonly Annotation[],
    signal: AbortSignal,
  ): Promise<void>;
}

/** What became of it. */
export interface PostedCheckRun extends CheckRunId {
  /** How many annotations are there, from the first. */
  readonly count: number;
  /** What was thrown where not everything is there; null where it is. */
  readonly fault: { readonly cause: unknown } | null;
}

/** The items in runs of at most `size`; no items are no run. */
export function splitBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** `output` of a request's body. */
export function buildOutput({ title, summary, text }: CheckOutput, annotations: readonly Annotation[]) {
  return { title, summary, ...(text === null ? {} : { text }), annotations };
}

/** The body of "Create a check run" (GitHub REST): complete from the start, so that none is ever left in progress. */
export function buildCreateBody(run: CheckRun) {
  return {
    name: run.name,
    head_sha: run.headSha,
    status: 'completed' as const,
    conclusion: run.conclusion,
    ...(run.externalId === undefined ? {} : { external_id: run.externalId }),
    ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
    output: buildOutput(run.output, run.annotations),
  };
}

/**
 * Posts a check run. Never throws: `fault` says why not everything is there. Requests go one after the other, since GitHub
 * appends annotations in the order they come.
 * @param found a check run that an earlier attempt left: only the annotations that it lacks are posted
 */
export async function postCheckRun(
  checks: CheckRunWriter,
  run: CheckRun,
  signal: AbortSignal,
  found: FoundCheckRun | null = null,
): Promise<PostedCheckRun> {
  let at: CheckRunId = { id: found?.id ?? null, url: found?.url ?? null };
  let count = Math.min(found?.annotations ?? 0, run.annotations.length);
  try {
    if (found === null) {
      const first = run.annotations.slice(0, MAX_ANNOTATIONS_PER_REQUEST);
      at = await checks.createCheckRun({ ...run, annotations: first }, signal);
      count = first.length;
    }
    for (const batch of splitBatches(run.annotations.slice(count), MAX_ANNOTATIONS_PER_REQUEST)) {
      if (at.id === null) throw new Error('GitHub gave it no id to append to');
      await checks.appendAnnotations(run.repo, at.id, run.output, batch, signal);
      count += batch.length;
    }
  } catch (cause) {
    return { ...at, count, fault: { cause } };
  }
  return { ...at, count, fault: null };
}
