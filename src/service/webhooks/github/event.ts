/** What an event of GitHub asks for. Read tolerantly: of its many fields only those that decide ("Webhook events and payloads"). */
import { z } from 'zod';
import { PullNumber, Repo, Sha } from '../../../contract/index.js';

/** Actions that bring code, or a base, that was not reviewed. */
const REVIEWED = new Set(['opened', 'synchronize', 'reopened', 'ready_for_review']);

/** `"installation": { … "id": 1`. In a text of JSON a quote is escaped, so that this stands in no string. */
const NAMED = /"installation"\s{0,20}:\s{0,20}\{[^{}]{0,200}?"id"\s{0,20}:\s{0,20}([1-9]\d{0,18})(?!\d)/gu;
/** GitHub names one. */
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
  }),
  repository: z.object({ full_name: Repo }),
  changes: z.object({ base: z.unknown().optional() }).nullish(),
});

/** A pull request that is to be reviewed, or why nothing is done. */
export type EventMeaning =
  | { readonly kind: 'review'; readonly repo: string; readonly pr: number; readonly headSha: string }
  | { readonly kind: 'ignored'; readonly why: string };

const ignored = (why: string): EventMeaning => ({ kind: 'ignored', why });

/**
 * The installations that a body seems to name, at most a few: enough to look for who may have signed it. Read without parsing,
 * since whoever sends megabytes of JSON is not known yet; `installationOf` says which it is.
 */
export function installationsNamed(body: Buffer): string[] {
  const named = body.toString('latin1').matchAll(NAMED);
  return [...new Set(Array.from(named, ([, id = '']) => id))].slice(-MAX_NAMED);
}

/** The installation that an event is about, as text; null where it names none. */
export function installationOf(payload: unknown): string | null {
  const parsed = Installed.safeParse(payload);
  return parsed.success ? String(parsed.data.installation.id) : null;
}

/** What an event asks for. Throws ZodError where a pull request's event is not as GitHub documents it. */
export function meaningOf(event: string, payload: unknown): EventMeaning {
  if (event !== 'pull_request') return ignored('Only events of pull requests start a review.');
  const { action, pull_request: pull, repository, changes } = PullRequestEvent.parse(payload);
  const rebased = action === 'edited' && changes?.base !== undefined;
  if (!rebased && !REVIEWED.has(action)) {
    return ignored(
      action === 'edited'
        ? 'The base was not changed, so there is nothing new to review.'
        : 'This action on a pull request starts no review.',
    );
  }
  if (pull.state !== 'open') return ignored('The pull request is closed.');
  if (pull.draft === true) return ignored('The pull request is a draft: it is reviewed when it is ready for review.');
  return { kind: 'review', repo: repository.full_name, pr: pull.number, headSha: pull.head.sha };
}
