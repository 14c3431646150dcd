/** What the routes and the worker are given; nothing of the service is global. */

import type { IdSource } from '../base/ids.js';
import type { Trace } from '../contract/index.js';
import type { CheckRuns } from '../github/check-runs.js';
import type { RunEngine } from '../reviewing/perform-review.js';
import type { Provider } from '../sources/provider.js';
import type { AccessTokens } from './api/auth/access-tokens.js';
import type { TraceLinks } from './api/auth/trace-links.js';
import type { Deadline } from './deadline.js';
import type { Queue } from './queue/queue.js';
import type { RestWatch } from './reviews/rest.js';
import type { Store, Transaction } from './store/store.js';
import type { Vault } from './store/vault/vault.js';
import type { Instruments } from './telemetry/instruments.js';
import type { Observer } from './telemetry/observer.js';
import type { Readiness } from './telemetry/readiness.js';
import type { WebhookDoor } from './webhooks/door.js';

export interface ServiceContext<Tx extends Transaction = Transaction> {
  readonly store: Store<Tx>;
  readonly queue: Queue<Tx>;
  /** Rejects with a ProviderError where the tenant has no usable token. */
  readonly providerFor: (tenantId: string) => Promise<Provider>;
  /** Where the tenant's check runs are posted. Rejects with a ProviderError where it has nothing to post them with. */
  readonly checksFor: (tenantId: string) => Promise<CheckRuns>;
  /** Whether a policy that looks like a path is read from the repository, at the base commit. */
  readonly policiesByPath: boolean;
  /** The engine. Whoever composes the service may run it elsewhere than on the event loop. */
  readonly review: RunEngine;
  readonly tokens: AccessTokens;
  readonly links: TraceLinks;
  /** Who waits for a review to be at rest. */
  readonly rest: RestWatch;
  /** Seals what must not be read in the store. */
  readonly vault: Vault;
  readonly observer: Observer;
  /** What whoever operates the service gave it: logs, spans, figures. */
  readonly operation: Instruments;
  /** Whether the process can take work. */
  readonly ready: Readiness;
  readonly ids: IdSource;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly deadline: Deadline;
  /** The address that clients know, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Where people see the repositories, `https://github.com`; null where there is no such place. */
  readonly serverUrl: string | null;
  /** One line a fault of ours; nothing secret is ever in it. */
  readonly log: (line: string) => void;
  /** Whether the service is going down: answers then close their connections. */
  readonly closing: () => boolean;
  /** Fires when the service will wait no longer for what is under way. */
  readonly hurried: AbortSignal;
  /** Puts a lasting signature on a trace; null where there is no lasting key. */
  readonly signTrace: (trace: Omit<Trace, 'signature'>) => Promise<Trace['signature']>;
  /** Null where nobody can subscribe: then there are no calls for it either. */
  readonly webhooks: WebhookDoor | null;
}

/** The address of a review's trace. */
export function traceUrl(publicUrl: string, reviewId: string): string {
  return `${publicUrl}/v1/reviews/${reviewId}/trace`;
}
