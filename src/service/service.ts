/** The service, composed of its parts: who starts it brings the store, the queue, the provider and the keys. */
import type { Trace } from '../contract/index.js';
import type { Provider } from '../providers/provider.js';
import { createApp } from './app.js';
import { AccessTokens, type SigningKey } from './auth/access-tokens.js';
import { TraceLinks } from './auth/trace-links.js';
import type { Deadline, RunReview, ServiceContext } from './context.js';
import { createIds } from './ids.js';
import type { Observer } from './operation/observer.js';
import type { Queue } from './queue/queue.js';
import { ReviewWorker } from './reviews/run.js';
import type { Store, Transaction } from './store/store.js';
import type { Vault } from './vault/vault.js';

export interface ServiceOptions<Tx extends Transaction> {
  readonly store: Store<Tx>;
  readonly queue: Queue<Tx>;
  readonly providerFor: (tenantId: string) => Promise<Provider>;
  readonly policiesByPath: boolean;
  readonly review: RunReview;
  /** The first signs access tokens, all verify them. */
  readonly signingKeys: readonly [SigningKey, ...SigningKey[]];
  /** Seals secrets at rest, and gives the key of trace links: the same in every process. */
  readonly vault: Vault;
  readonly observer: Observer;
  /** The address that clients know; null for the one it listens on. */
  readonly publicUrl: string | null;
  readonly clock: () => number;
  /** For ids. */
  readonly random: (bytes: number) => Uint8Array;
  readonly deadline: Deadline;
  readonly log: (line: string) => void;
  readonly signTrace: (trace: Omit<Trace, 'signature'>) => Promise<Trace['signature']>;
}

export interface Listening {
  /** Where it can be reached on this machine. */
  readonly localUrl: string;
  /** The address that clients know. */
  readonly publicUrl: string;
}

export interface Service {
  /** Answers calls. Port 0 takes any free one. */
  listen(address: { readonly host: string; readonly port: number }): Promise<Listening>;
  /** Works on queued reviews, at most that many at a time. */
  work(concurrency: number): Promise<void>;
  /**
   * Takes no further work, answers what is under way and closes. Running reviews end first, unless `hurry` fires: then
   * they go back to the queue. The store stays open; it is its owner's.
   */
  close(hurry?: AbortSignal): Promise<void>;
}

const HOST_OF_ALL: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

/** An address to reach a listening socket by. */
function reachable(host: string, port: number): string {
  const name = HOST_OF_ALL[host] ?? (host.includes(':') ? `[${host}]` : host);
  return `http://${name}:${port}`;
}

/** Composes the service; nothing runs yet. */
export function createService<Tx extends Transaction>(options: ServiceOptions<Tx>): Service {
  const { store, queue, clock, signingKeys } = options;
  let address = options.publicUrl?.replace(/\/+$/u, '') ?? null;
  let closing = false;
  const hurried = new AbortController();

  const publicUrl = () => {
    if (address === null) throw new Error('the service has no address before it listens');
    return address;
  };
  const context: ServiceContext<Tx> = {
    store,
    queue,
    providerFor: options.providerFor,
    policiesByPath: options.policiesByPath,
    review: options.review,
    tokens: new AccessTokens({ keys: signingKeys, issuer: publicUrl, clock }),
    links: new TraceLinks({ key: options.vault.derive('trace-links'), clock }),
    vault: options.vault,
    observer: options.observer,
    ids: createIds(clock, options.random),
    clock,
    deadline: options.deadline,
    publicUrl,
    log: options.log,
    closing: () => closing,
    hurried: hurried.signal,
    signTrace: options.signTrace,
  };
  const app = createApp(context);
  const reviews = new ReviewWorker(context);

  return {
    async listen({ host, port }) {
      await app.listen({ host, port });
      const bound = app.server.address();
      if (bound === null || typeof bound === 'string') throw new Error('the service listens on no port');
      const localUrl = reachable(host, bound.port);
      address ??= localUrl;
      return { localUrl, publicUrl: address };
    },
    work: (concurrency) =>
      queue.work(
        {
          review: (attempt) => reviews.run(attempt),
          'pull-request': async () => undefined,
          'check-run': async () => undefined,
          retention: async () => undefined,
        },
        concurrency,
      ),
    async close(hurry) {
      closing = true;
      const giveUp = () => hurried.abort(new Error('the service is stopping'));
      if (hurry?.aborted === true) giveUp();
      hurry?.addEventListener('abort', giveUp, { once: true });
      await Promise.all([queue.stop(hurry), app.close()]);
    },
  };
}
