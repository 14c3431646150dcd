/**
 * Posts a check run: the first request creates it as completed, and further requests append the remaining annotations.
 * No I/O of its own: the caller supplies the calls.
 */
import { parseUrl } from '../contract/index.js';
import type { Annotation } from './findings.js';
import { isLoopback } from './words.js';

/** GitHub's limit of annotations per request. */
const MAX_ANNOTATIONS_PER_REQUEST = 50;
const MAX_DETAILS_URL_CHARACTERS = 2048;

/** `output` of a check run without its annotations. */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text: string | null;
}

/** The check run to post. `output` and each annotation are already within GitHub's limits. */
export interface CheckRun {
  readonly repo: string;
  readonly headSha: string;
  readonly name: string;
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly output: CheckOutput;
  readonly annotations: readonly Annotation[];
  /** Target of GitHub's "Details" link; null for GitHub's own page. */
  readonly detailsUrl: string | null;
  /** Our id of the check run, used to find it again; left out if it is never searched for. */
  readonly externalId?: string;
}

/** The id and URL of a check run, as GitHub returns them. */
export interface CheckRunId {
  /** Null if the response has no id; then no annotations can be appended. */
  readonly id: number | null;
  readonly url: string | null;
}

/** An existing check run, and the number of its annotations. */
export interface FoundCheckRun {
  readonly id: number;
  readonly url: string | null;
  readonly annotations: number;
}

/** The calls that posting needs. Each throws the errors of its implementation. */
export interface CheckRunWriter {
  /** Creates the check run as completed, with at most 50 annotations. */
  createCheckRun(run: CheckRun, signal: AbortSignal): Promise<CheckRunId>;
  /** Appends at most 50 annotations. GitHub requires title and summary again. */
  appendAnnotations(
    repo: string,
    id: number,
    output: CheckOutput,
    annotations: readonly Annotation[],
    signal: AbortSignal,
  ): Promise<void>;
}

/** The same calls, for callers that may be run twice and must post the check run only once. */
export interface CheckRuns extends CheckRunWriter {
  /** Base URL of links to files, for example `https://github.com`. */
  readonly serverUrl: string;
  /** Finds the check run with that name and `externalId` on the commit; null if there is none. */
  findCheckRun(
    run: Pick<CheckRun, 'repo' | 'headSha' | 'name'> & { readonly externalId: string },
    signal: AbortSignal,
  ): Promise<FoundCheckRun | null>;
}

/** The result of posting. */
export interface Posted extends CheckRunId {
  /** How many annotations are posted, counted from the first. */
  readonly count: number;
  /** What was thrown if posting is not complete; null if it is. */
  readonly fault: { readonly cause: unknown } | null;
}

/** Splits the items into batches of at most `size`. No items give no batch. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Builds `output` of a request's body. */
export function outputOf({ title, summary, text }: CheckOutput, annotations: readonly Annotation[]) {
  return { title, summary, ...(text === null ? {} : { text }), annotations };
}

/**
 * Builds the body of "Create a check run" (GitHub REST). It is created as completed, so that no check run stays in
 * progress.
 */
export function createBodyOf(run: CheckRun) {
  return {
    name: run.name,
    head_sha: run.headSha,
    status: 'completed' as const,
    conclusion: run.conclusion,
    ...(run.externalId === undefined ? {} : { external_id: run.externalId }),
    ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
    output: outputOf(run.output, run.annotations),
  };
}

/** Returns the URL for GitHub's "Details" link; null if people cannot open it or GitHub does not accept it. */
export function detailsUrlOf(url: string | null | undefined): string | null {
  const parsed = url == null || url.length > MAX_DETAILS_URL_CHARACTERS ? null : parseUrl(url);
  if (parsed === null) return null;
  const { protocol, hostname, href } = parsed;
  return /^https?:$/u.test(protocol) && !isLoopback(hostname) ? href : null;
}

/**
 * Posts a check run. Never throws: `fault` says why posting is not complete. Requests are sequential, because GitHub
 * appends annotations in the order of arrival.
 * @param found a check run of an earlier attempt: only its missing annotations are posted
 */
export async function postCheckRun(
  checks: CheckRunWriter,
  run: CheckRun,
  signal: AbortSignal,
  found: FoundCheckRun | null = null,
): Promise<Posted> {
  let at: CheckRunId = { id: found?.id ?? null, url: found?.url ?? null };
  let count = Math.min(found?.annotations ?? 0, run.annotations.length);
  try {
    if (found === null) {
      const first = run.annotations.slice(0, MAX_ANNOTATIONS_PER_REQUEST);
      at = await checks.createCheckRun({ ...run, annotations: first }, signal);
      count = first.length;
    }
    for (const batch of batchesOf(run.annotations.slice(count), MAX_ANNOTATIONS_PER_REQUEST)) {
      if (at.id === null) throw new Error('GitHub gave it no id to append to');
      await checks.appendAnnotations(run.repo, at.id, run.output, batch, signal);
      count += batch.length;
    }
  } catch (cause) {
    return { ...at, count, fault: { cause } };
  }
  return { ...at, count, fault: null };
}
