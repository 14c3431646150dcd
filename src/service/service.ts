/** The service, composed of its parts: who starts it brings the store, the queue, the provider and the keys. */
import { setTimeout as sleep } from 'node:timers/promises';
import { onAbort } from '../base/abort.js';
import { ProviderError } from '../base/errors.js';
import { createIds } from '../base/ids.js';
import { removeEndSlashes } from '../base/url.js';
import type { RunEngine } from '../reviewing/perform-review.js';
import type { Provider } from '../sources/provider.js';
import { createApp, type ServedCalls } from './api/app.js';
import { AccessTokens } from './api/auth/access-tokens.js';
import { ClientStatus } from './api/auth/client-status.js';
import type { Keyring } from './api/auth/keyring.js';
import { TraceLinks } from './api/auth/trace-links.js';
import { createTraceSigner } from './api/auth/trace-signature.js';
import { SERVER_TIMES, type ServerTimeouts } from './api/http/timeouts.js';
import type { ServiceContext } from './context.js';
import type { Deadline } from './deadline.js';
import { explainListening } from './listening.js';
import type { Queue } from './queue/queue.js';
import { RestWatch } from './reviews/rest.js';
import { expireTenants } from './reviews/retention.js';
import { ReviewWorker } from './reviews/run.js';
import type { Store, Transaction } from './store/store.js';
import type { Vault } from './store/vault/vault.js';
import { type Instruments, NO_INSTRUMENTS } from './telemetry/instruments.js';
import { observeJobs } from './telemetry/jobs.js';
import type { Observer } from './telemetry/observer.js';
import { createReadiness } from './telemetry/readiness.js';
import type { DeliveryLoop } from './webhooks/deliveries.js';
import { handleMergeGroup } from './webhooks/github/merge-group.js';
import { handlePullRequest } from './webhooks/github/pull-request.js';
import { postReviewCheck } from './webhooks/github/review-check.js';
import { createOutgoingWebhooks, type WebhookTransport } from './webhooks/outgoing.js';

/** What whoever starts the service brings. Several processes share the store, the queue and the keys. */
export interface ServiceOptions<Tx extends Transaction> {
  readonly store: Store<Tx>;
  readonly queue: Queue<Tx>;
  readonly providerFor: (tenantId: string) => Promise<Provider>;
  /** Left out if no GitHub events can arrive; then nothing is posted. */
  readonly checksFor?: ServiceContext['checksFor'];
  readonly policiesByPath: boolean;
  readonly review: RunEngine;
  /** The keys of access tokens, traces and trace links: the same in every process. */
  readonly keyring: Keyring;
  /** Encrypts stored secrets, with the same master keys in every process. */
  readonly vault: Vault;
  readonly observer: Observer;
  /** Left out for a service without an operator. */
  readonly operation?: Instruments;
  /** Default: the limits of a service on the network. */
  readonly times?: ServerTimeouts;
  /** The URL that clients use; null for the one on which it listens. */
  readonly publicUrl: string | null;
  /** Base URL of the repositories for people, for example `https://github.com`; left out if there is none. */
  readonly serverUrl?: string;
  /** Issuer of access tokens, identical in every process; the public URL if left out. */
  readonly issuer?: string;
  readonly clock: () => number;
  /** Random bytes for ids. */
  readonly random: (bytes: number) => Uint8Array;
  readonly deadline: Deadline;
  readonly log: (line: string) => void;
  /** Which calls it answers; all if left out. */
  readonly calls?: ServedCalls;
  /** Reverse proxies whose X-Forwarded-For header is trusted; none if left out. */
  readonly trustProxy?: readonly string[];
  /** For sending webhooks; left out if subscriptions are not available. */
  readonly webhooks?: WebhookTransport;
}

interface Listening {
  /** The URL on this machine. */
  readonly localUrl: string;
  /** The URL that clients use. */
  readonly publicUrl: string;
}

/** A service of this process: it answers calls, or works on the queue, or both. */
export interface Service {
  /** Starts to answer calls. Port 0 selects any free port. */
  listen(address: { readonly host: string; readonly port: number }): Promise<Listening>;
  /** Starts to process queued reviews, at most that many at a time. */
  work(concurrency: number): Promise<void>;
  /**
   * Accepts no further work, answers requests in progress and closes. Running reviews end first, unless `hurry` fires:
   * then they return to the queue. The store stays open; its owner closes it.
   */
  close(hurry?: AbortSignal): Promise<void>;
}

const HOST_OF_ALL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** Returns a URL by which a listening socket can be reached. */
function buildLocalUrl(host: string, port: number): string {
  const name = HOST_OF_ALL[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${port}`;
}

async function rejectCheckRuns(): Promise<never> {
  throw new ProviderError('E_TOK_001', 'This service posts no check runs.');
}

/** Composes the service without starting anything. */
export function createService<Tx extends Transaction>(options: ServiceOptions<Tx>): Service {
  const { store, queue, clock, keyring } = options;
  let address = options.publicUrl === null ? null : removeEndSlashes(options.publicUrl);
  let closing = false;
  const hurried = new AbortController();

  const publicUrl = () => {
    if (address === null) throw new Error('the service has no address before it listens');
    return address;
  };
  const { webhooks: means, operation = NO_INSTRUMENTS, times = SERVER_TIMES } = options;
  operation.meter?.watchQueue(() => queue.backlog());
  const outgoing = means === undefined ? null : createOutgoingWebhooks({ ...options, means, hurried: hurried.signal });
  let deliveries: DeliveryLoop | null = null;
  const rest = new RestWatch({
    findEnded: (tenantId, ids) => store.tenant(tenantId).read((tx) => tx.reviews.ended(ids)),
    interval: times.restLook,
    sleep: async (milliseconds, signal) => {
      await sleep(milliseconds, undefined, { signal });
    },
  });
  const context: ServiceContext<Tx> = {
    store,
    queue,
    providerFor: options.providerFor,
    checksFor: options.checksFor ?? rejectCheckRuns,
    policiesByPath: options.policiesByPath,
    review: options.review,
    tokens: new AccessTokens({
      keyring,
      clients: new ClientStatus({ directory: store.directory, clock }),
      issuer: () => options.issuer ?? publicUrl(),
      clock,
    }),
    links: new TraceLinks({ keyring, clock }),
    rest,
    vault: options.vault,
    observer: options.observer,
    operation,
    ready: createReadiness({
      checks: [
        { name: 'database', failing: 'The database cannot be reached.', run: () => store.ping() },
        { name: 'queue', failing: 'The queue cannot be read.', run: () => queue.backlog() },
        ...operation.checks,
      ],
      deadline: options.deadline,
      clock,
      closing: () => closing,
      changed: (check, cause) =>
        cause === null
          ? operation.logger.info('ready again', { check })
          : operation.logger.warn('not ready', { check, cause }),
    }),
    ids: createIds(clock, options.random),
    clock,
    deadline: options.deadline,
    publicUrl,
    serverUrl: options.serverUrl === undefined ? null : removeEndSlashes(options.serverUrl),
    log: options.log,
    closing: () => closing,
    hurried: hurried.signal,
    signTrace: createTraceSigner(keyring),
    webhooks: outgoing,
  };
  const app = createApp(context, { calls: options.calls ?? 'all', times, trustProxy: options.trustProxy ?? [] });
  const reviews = new ReviewWorker(context);

  return {
    async listen({ host, port }) {
      await app.listen({ host, port }).catch((fault: unknown) => {
        throw explainListening(fault, host, port);
      });
      const bound = app.server.address();
      if (bound === null || typeof bound === 'string') throw new Error('the service listens on no port');
      const localUrl = buildLocalUrl(host, bound.port);
      address ??= localUrl;
      return { localUrl, publicUrl: address };
    },
    async work(concurrency) {
      deliveries = outgoing?.start() ?? null;
      await queue.work(
        observeJobs(operation.logger, context.observer, {
          review: async (attempt) => {
            await reviews.run(attempt);
            deliveries?.wake();
          },
          'pull-request': handlePullRequest(context),
          'merge-group': handleMergeGroup(context),
          'check-run': postReviewCheck(context),
          retention: expireTenants(context),
        }),
        concurrency,
      );
    },
    async close(hurry) {
      closing = true;
      rest.release();
      if (hurry !== undefined) onAbort(hurry, () => hurried.abort(new Error('the service is stopping')));
      await Promise.all([queue.stop(hurry), deliveries?.close(hurry), app.close()]);
    },
  };
}
