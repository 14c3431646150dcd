/**
 * Determines what a GitHub event requests. Only the fields that decide are validated ("Webhook events and payloads" in
 * GitHub's documentation).
 */
import * as z from 'zod';
import { interpretCheckRun, interpretCheckSuite } from './check-events.js';
import type { EventAction } from './event-action.js';
import { interpretMergeGroup } from './merge-group-events.js';
import { interpretIssueComment, interpretLineComment, interpretPull, interpretReview } from './pull-events.js';
import { interpretInstallation, interpretRepository, interpretSelection } from './repository-events.js';

/** Matches `"installation": { … "id": 1`. Quotes inside a JSON string are escaped, so it cannot match within one. */
const NAMED = /"installation"\s{0,20}:\s{0,20}\{[^{}]{0,200}?"id"\s{0,20}:\s{0,20}([1-9]\d{0,18})(?!\d)/gu;
/** GitHub names only one. */
const MAX_NAMED = 4;

const Installed = z.object({ installation: z.object({ id: z.int().positive() }) });

const INTERPRETERS: ReadonlyMap<string, (payload: unknown) => EventAction> = new Map([
  ['pull_request', interpretPull],
  ['pull_request_review', interpretReview],
  ['pull_request_review_comment', interpretLineComment],
  ['issue_comment', interpretIssueComment],
  ['check_run', interpretCheckRun],
  ['check_suite', interpretCheckSuite],
  ['installation', interpretInstallation],
  ['installation_repositories', interpretSelection],
  ['repository', interpretRepository],
  ['merge_group', interpretMergeGroup],
]);

/**
 * Finds the installations that a body seems to name, at most a few, to look up who may have signed it. The body is not
 * parsed, because its sender is not yet verified and it may be megabytes of JSON. `readInstallationId` returns the actual
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
 * @throws ZodError if an event that may start a review is not as GitHub documents it
 */
export function interpretEvent(event: string, payload: unknown): EventAction {
  const interpret = INTERPRETERS.get(event);
  if (interpret !== undefined) return interpret(payload);
  return {
    kind: 'ignored',
    why: 'Only events of pull requests, of their reviews and comments, of merge queues, and of our checks start a review.',
  };
}
