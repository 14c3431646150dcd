/** What an event requests. */
import * as z from 'zod';
import type { QueueWish } from '../../queue/queue.js';

/** The App that an event names, and whether the event counts if that is the tenant's own App. */
export interface NamedApp {
  /** Its number and its client id: a tenant may have given either. */
  readonly ids: readonly string[];
  readonly counts: 'if it is ours' | 'if it is not ours';
  /** Said where it does not count. */
  readonly otherwise: string;
}

/** A review of a pull request or of all of a head, or the reason why nothing is done. */
export type EventAction =
  | { readonly kind: 'pull'; readonly repo: string; readonly pr: number; readonly app: NamedApp | null }
  /** The check run of a pull request on a commit is asked for again: on its head, or on the commit of a merge queue. */
  | {
      readonly kind: 'check';
      readonly repo: string;
      readonly pr: number;
      readonly headSha: string;
      readonly app: NamedApp;
    }
  | { readonly kind: 'head'; readonly repo: string; readonly headSha: string; readonly app: NamedApp }
  /** GitHub made or removed a commit of a merge queue. */
  | { readonly kind: 'queue'; readonly repo: string; readonly headSha: string; readonly wish: QueueWish }
  /** These pull requests wait for nobody any more; `pr` null: all of the repository. */
  | {
      readonly kind: 'closed';
      readonly pulls: readonly { readonly repo: string; readonly pr: number | null }[];
      readonly why: string;
    }
  | { readonly kind: 'ignored'; readonly why: string };

/** An App as GitHub names it; null, or without an id, if the App is gone. */
export const App = z
  .object({ id: z.int().nullish(), client_id: z.string().nullish(), slug: z.string().nullish() })
  .nullish();

/** Returns the number of an App and its client id, as text; what GitHub does not say is left out. */
export function listAppIds(app: z.infer<typeof App>): string[] {
  return [app?.id, app?.client_id].filter((id) => id != null).map(String);
}

/** Builds the answer to an event that starts nothing. */
export const ignoreEvent = (why: string): EventAction => ({ kind: 'ignored', why });

/** Returns whether the event counts for a tenant with that App. `appId`: as the tenant gave it. */
export function countsForApp(app: NamedApp | null, appId: string): boolean {
  return app === null || app.ids.includes(appId) === (app.counts === 'if it is ours');
}
