import type { IdSource } from '../base/ids.js';
import type { CheckRuns } from '../github/checks/check-runs.js';
import type { RunEngine } from '../reviewing/perform-review.js';
import type { Provider } from '../sources/provider.js';
import type { AccessTokens } from './api/auth/access-tokens.js';
import type { TraceLinks } from './api/auth/trace-links.js';
import type { TraceSigner } from './api/auth/trace-signature.js';
import type { Deadline } from './deadline.js';
import type { Queue } from './queue/queue.js';
import type { RestWatch } from './reviews/rest.js';
import type { Store, Transaction } from './store/store.js';
import type { Vault } from './store/vault/vault.js';
import type { Instruments } from './telemetry/instruments.js';
import type { Observer } from './telemetry/observer.js';
import type { Readiness } from './telemetry/readiness.js';
import type { WebhookGateway } from './webhooks/webhook-gateway.js';

/** What the routes and the worker are given; nothing of the service is global. */
export interface ServiceContext<Tx extends Transaction = Transaction> {
  readonly store: Store<Tx>;
  readonly queue: Queue<Tx>;
  /** Rejects with a ProviderError if the tenant has no usable token. */
  readonly providerFor: (tenantId: string) => Promise<Provider>;
  /**
   * Returns the client that posts the tenant's check runs. Rejects with a ProviderError if the tenant has no
   * credentials for it.
   */
  readonly checksFor: (tenantId: string) => Promise<CheckRuns>;
  /** Whether a policy name that looks like a path is read from the repository, at the base commit. */
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
  /** Logs, spans and metrics, as configured by the operator. */
  readonly operation: Instruments;
  /** Whether the process can accept work. */
  readonly ready: Readiness;
  readonly ids: IdSource;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly deadline: Deadline;
  /** The public URL of the service, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Base URL of the repositories for people, for example `https://github.com`; null if there is none. */
  readonly serverUrl: string | null;
  /** Logs one line for each internal error. It never contains secrets. */
  readonly log: (line: string) => void;
  /** Whether the service is shutting down. Responses then close their connections. */
  readonly closing: () => boolean;
  /** Fires when the service no longer waits for work in progress. */
  readonly hurried: AbortSignal;
  readonly signTrace: TraceSigner;
  /** Null if subscriptions are not available; then their calls are not registered either. */
  readonly webhooks: WebhookGateway | null;
}

/** Returns the URL of a review's trace. */
export function buildTraceUrl(publicUrl: string, reviewId: string): string {
  return `${publicUrl}/v1/reviews/${reviewId}/trace`;
}
