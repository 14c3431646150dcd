/** Posts a check run: the first request creates it complete, the following requests append the other annotations. */
import type { Annotation, CheckAction, CheckOutput } from '../../contract/index.js';

/** GitHub's limit of annotations per request. */
const MAX_ANNOTATIONS_PER_REQUEST = 50;

/** What is posted. `output` and each annotation are already within GitHub's limits. */
export interface CheckRun {
  readonly repo: string;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  /** The target of GitHub's "Details" link; null for GitHub's own page. */
  readonly detailsUrl: string | null;
  /** Its buttons; none if left out. Only an App hears of one that is pressed. */
  readonly actions?: readonly CheckAction[];
  /** Our id, by which the check run is found again. */
  readonly externalId: string;
}

/** A check run as GitHub names it. */
interface CheckRunId {
  /** Null if the answer contains no id: then nothing can be appended. */
  readonly id: number | null;
  readonly url: string | null;
}

/** An existing check run, and how many annotations it has. */
interface FoundCheckRun {
  readonly id: number;
  readonly url: string | null;
  readonly annotations: number;
}

/** The API calls for posting. Each throws what its client throws. */
export interface CheckRunWriter {
  /** Creates the check run, complete, with at most 50 annotations. */
  createCheckRun(run: CheckRun, signal: AbortSignal): Promise<CheckRunId>;
  /** Appends at most 50 annotations; GitHub requires title and summary again. */
  appendAnnotations(
    repo: string,
    id: number,
    output: CheckOutput,
    annotations: readonly Annotation[],
    signal: AbortSignal,
  ): Promise<void>;
}

/** The result of posting. */
export interface PostedCheckRun extends CheckRunId {
  /** How many annotations were posted, counted from the first. */
  readonly count: number;
  /** The error, if not everything was posted; else null. */
  readonly fault: { readonly cause: unknown } | null;
}

/** Splits the items into batches of at most `size`; no items give no batch. */
export function splitBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Builds `output` of a request's body. */
export function buildOutput({ title, summary, text }: CheckOutput, annotations: readonly Annotation[]) {
  return { title, summary, ...(text === null ? {} : { text }), annotations };
}

/** Builds the body of "Create a check run" (GitHub REST): completed from the start, so that none stays in progress. */
export function buildCreateBody(run: CheckRun) {
  return { head_sha: run.headSha, ...buildCompleteBody(run) };
}

/** Builds the body of "Update a check run" that completes one. */
export function buildCompleteBody(run: CheckRun) {
  return {
    name: run.name,
    status: 'completed' as const,
    conclusion: run.conclusion,
    external_id: run.externalId,
    ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
    ...(run.actions === undefined ? {} : { actions: run.actions }),
    output: buildOutput(run.output, run.annotations),
  };
}

/**
 * Posts a check run. Never throws: `fault` says why not everything was posted. The requests are sent one after the
 * other, since GitHub appends annotations in the order of arrival.
 * @param found a check run from an earlier attempt: only its missing annotations are posted
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
