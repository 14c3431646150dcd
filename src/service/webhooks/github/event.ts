/**
 * Determines what a GitHub event requests. Only the fields that decide are validated ("Webhook events and payloads").
 */
import { z } from 'zod';
import { PullNumber, Repo, Sha } from '../../../contract/index.js';

/** Actions that change what is reviewed. `edited`: another base, or another text, which may hold the criteria. */
const REVIEWED = new Set(['opened', 'synchronize', 'reopened', 'ready_for_review', 'edited']);

/** Matches `"installation": { … "id": 1`. Quotes inside a JSON string are escaped, so it cannot match within one. */
const NAMED = /"installation"\s{0,20}:\s{0,20}\{[^{}]{0,200}?"id"\s{0,20}:\s{0,20}([1-9]\d{0,18})(?!\d)/gu;
/** GitHub names only one. */
const MAX_NAMED = 4;

const Installed = z.object({ installation: z.object({ id: z.int().positive() }) });

/** An event `pull_request`. */
const PullRequestEvent = z.object({
  action: z.string(),
  pull_request: z.object({
    number: PullNumber,
    state: z.string(),
    draft: z.boolean().nullish(),
    head: z.object({ sha: Sha }),
    base: z.object({ ref: z.string() }),
  }),
  repository: z.object({ full_name: Repo }),
});

/** A pull request to review, or the reason why nothing is done. */
export type EventAction =
  | {
      readonly kind: 'review';
      readonly repo: string;
      readonly pr: number;
      readonly headSha: string;
      readonly baseRef: string;
    }
  | { readonly kind: 'ignored'; readonly why: string };

const buildIgnored = (why: string): EventAction => ({ kind: 'ignored', why });

/**
 * Finds the installations that a body seems to name, at most a few, to look up who may have signed it. The body is not
 * parsed, because its sender is not yet verified and it may be megabytes of JSON. `installationOf` returns the actual
 * one.
 */
export function scanInstallationIds(body: Buffer): string[] {
  const named = body.toString('latin1').matchAll(NAMED);
  return [...new Set(Array.from(named, ([, id = '']) => id))].slice(-MAX_NAMED);
}

/** Returns the id of the event's installation as text; null if there is none. */
export function readInstallationId(payload: unknown): string | null {
  const parsed = Installed.safeParse(payload);
  return parsed.success ? String(parsed.data.installation.id) : null;
}

/**
 * Determines what an event requests.
 * @throws ZodError if an event of a pull request is not as GitHub documents it
 */
export function interpretEvent(event: string, payload: unknown): EventAction {
  if (event !== 'pull_request') return buildIgnored('Only events of pull requests start a review.');
  const { action, pull_request: pull, repository } = PullRequestEvent.parse(payload);
  if (!REVIEWED.has(action)) return buildIgnored('This action on a pull request starts no review.');
  if (pull.state !== 'open') return buildIgnored('The pull request is closed.');
  if (pull.draft === true)
    return buildIgnored('The pull request is a draft: it is reviewed when it is ready for review.');
  return {
    kind: 'review',
    repo: repository.full_name,
    pr: pull.number,
    headSha: pull.head.sha,
    baseRef: pull.base.ref,
  };
}
