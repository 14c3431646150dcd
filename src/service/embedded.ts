/** The service inside another process: memory store, one tenant, one client with a random secret, on a loopback port. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from '../base/errors.js';
import { LIMITS, type RepositoryPolicy, type Scope } from '../contract/index.js';
import { type Grammars, review } from '../engine/index.js';
import { ReviewInput, type Ticket, type ToolReport } from '../engine/snapshot.js';
import { createGitHubSource, fileTicketReader, githubTicketReader, localGitProvider } from '../sources/index.js';
import type { Provider } from '../sources/provider.js';
import { memoryKeyring } from './api/auth/keyring.js';
import { createSecret, hashSecret } from './api/auth/secrets.js';
import { createIds } from './ids.js';
import { MemoryQueue } from './queue/memory.js';
import { timestamp } from './reviews/present.js';
import { createService } from './service.js';
import { MemoryStore } from './store/memory.js';
import type { MemoryTransaction } from './store/memory-transaction.js';
import { createVault, KEY_BYTES } from './store/vault/vault.js';
import { UNOBSERVED } from './telemetry/observer.js';

const LOOPBACK = '127.0.0.1';
/** One caller, one review at a time; a second does not wait for the first one's fetch. */
const CONCURRENCY = 2;
/** What an embedded client needs to trigger a review and read all of it; there is nothing to administer. */
const SCOPES: readonly Scope[] = ['reviews:read', 'reviews:write', 'findings:read'];

/** Where the embedded service reads changes and tickets. */
export type EmbeddedSource =
  | {
      readonly kind: 'github';
      readonly token: string;
      readonly apiUrl: string;
      readonly serverUrl: string;
      /** A checkout that may have the commits already. */
      readonly workspace: string | null;
      readonly cacheDirectory: string;
    }
  | {
      readonly kind: 'local';
      readonly directory: string;
      /** Null for the merge base with the default branch. */
      readonly base: string | null;
      readonly head: string;
      /** Tickets come from this file, else from GitHub, else not at all. */
      readonly ticketFile: string | null;
      readonly github: { readonly token: string; readonly apiUrl: string } | null;
    };

export interface EmbeddedOptions {
  readonly source: EmbeddedSource;
  /** What syntax trees are made with. */
  readonly grammars: Grammars;
  /** Policies by name, as YAML or JSON. */
  readonly policies?: Readonly<Record<string, string>>;
  /** A policy's name, or its path in the repository; `balanced` when left out. */
  readonly defaultPolicy?: string;
  /**
   * What the repository's own policy file may do to the default policy. `override` when left out: there is no tenant here
   * but the repository's owner, and the file is read at the base.
   */
  readonly repositoryPolicy?: RepositoryPolicy;
  /** What other tools reported on the head; it becomes a part of every snapshot. */
  readonly reports?: readonly ToolReport[];
  /** Milliseconds since the epoch. */
  readonly clock?: () => number;
  /** For ids; secrets and keys are random whatever this gives. */
  readonly random?: (bytes: number) => Uint8Array;
  readonly log?: (line: string) => void;
}

export interface Embedded {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What a complete review was made of, for `replay`; null where there is none. */
  reviewInput(reviewId: string): Promise<ReviewInput | null>;
  /** Ends at once: a review that is still running has nobody left to read it. */
  close(): Promise<void>;
}

type LocalSource = Extract<EmbeddedSource, { kind: 'local' }>;
type ReadTicket = (id: string, signal: AbortSignal) => Promise<Ticket>;

function ticketReader({ ticketFile, github }: LocalSource, repo: string): ReadTicket {
  if (ticketFile !== null) return fileTicketReader(ticketFile);
  if (github !== null) return githubTicketReader({ ...github, repo });
  return async (id) => {
    throw new ProviderError('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
  };
}

/** Tickets belong to the repository that is asked for, which only the request names. */
function localProvider(source: LocalSource): Provider {
  const { directory, base, head } = source;
  const of = ({ repo }: { readonly repo: string }) =>
    localGitProvider({ directory, base, head, readTicket: ticketReader(source, repo) });
  return {
    pin: (request, signal) => of(request).pin(request, signal),
    snapshot: (change, signal) => of(change).snapshot(change, signal),
    readAtBase: (change, path, signal) => of(change).readAtBase(change, path, signal),
    ticket: (request, signal) => of(request).ticket(request, signal),
  };
}

function providerOf(source: EmbeddedSource): Provider {
  if (source.kind === 'local') return localProvider(source);
  const { kind: _, ...options } = source;
  return createGitHubSource(options);
}

/** The provider with reports of other tools in its snapshots: they are the same for every review of this process. */
function withReports(provider: Provider, reports: readonly ToolReport[]): Provider {
  if (reports.length === 0) return provider;
  return {
    pin: (request, signal) => provider.pin(request, signal),
    snapshot: async (change, signal) => ({ ...(await provider.snapshot(change, signal)), reports: [...reports] }),
    readAtBase: (change, path, signal) => provider.readAtBase(change, path, signal),
    ticket: (request, signal) => provider.ticket(request, signal),
  };
}

/** Starts the service; resolves when it answers. Throws where no loopback port can be had. */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { source } = options;
  return startWith(
    providerOf(source),
    source.kind === 'github' ? { serverUrl: source.serverUrl, ...options } : options,
  );
}

/** The same with a provider of the caller's, and where people see its repositories. */
export async function startWith(
  provider: Provider,
  options: Omit<EmbeddedOptions, 'source'> & { readonly serverUrl?: string },
): Promise<Embedded> {
  const { clock = Date.now, random = randomBytes, log = () => undefined } = options;
  const reviewed = withReports(provider, options.reports ?? []);
  const ids = createIds(clock, random);
  const tenantId = ids('ten');
  const clientId = ids('cli');
  const clientSecret = createSecret();
  const [keyring, secretHash] = await Promise.all([memoryKeyring(clock), hashSecret(clientSecret)]);

  const store = new MemoryStore();
  const now = timestamp(clock());
  await store.administration.createTenant({
    id: tenantId,
    name: 'embedded',
    default_policy: options.defaultPolicy ?? 'balanced',
    repository_policy: options.repositoryPolicy ?? 'override',
    rate_limit: { per_minute: LIMITS.REVIEWS_PER_MINUTE, burst: LIMITS.REVIEWS_BURST },
    retention_days: 1,
    on_pull_request: 'ignore',
    check_name: 'Review Gate',
    created_at: now,
  });
  const secret = { hash: secretHash, createdAt: clock(), expiresAt: null };
  await store.administration.createClient({
    id: clientId,
    tenantId,
    scopes: SCOPES,
    secrets: [secret],
    createdAt: clock(),
    revokedAt: null,
  });
  const tenant = store.tenant(tenantId);
  await tenant.transaction(async (tx) => {
    for (const [name, source] of Object.entries(options.policies ?? {})) {
      await tx.policies.put({ name, source, created_at: now, updated_at: now });
    }
  });

  const service = createService<MemoryTransaction>({
    store,
    queue: new MemoryQueue({ clock, sleep: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }) }),
    providerFor: async () => reviewed,
    policiesByPath: true,
    review: (snapshot, policy) => review(snapshot, policy, options.grammars),
    keyring,
    vault: createVault([randomBytes(KEY_BYTES)]),
    observer: UNOBSERVED,
    publicUrl: null,
    ...(options.serverUrl === undefined ? {} : { serverUrl: options.serverUrl }),
    // Who reads an embedded service is a program: there is nothing to sign in to.
    calls: 'api',
    clock,
    random,
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
    log,
  });
  const { localUrl: baseUrl } = await service.listen({ host: LOOPBACK, port: 0 });
  await service.work(CONCURRENCY);

  return {
    baseUrl,
    clientId,
    clientSecret,
    reviewInput: (reviewId) =>
      tenant.transaction(async (tx) => {
        const review = await tx.reviews.get(reviewId);
        if (review?.outcome.status !== 'complete') return null;
        const text = await tx.blobs.get(review.outcome.inputDigest);
        return text === null ? null : ReviewInput.parse(JSON.parse(text));
      }),
    close: async () => {
      await service.close(AbortSignal.abort());
      await store.close();
    },
  };
}
