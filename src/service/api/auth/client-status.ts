import type { Directory } from '../../store/store.js';

/**
 * How long a result is cached, in milliseconds: after this time at most, a revocation is effective in every process.
 */
const STATUS_MILLISECONDS = 30_000;
/** Maximum number of cached clients; the oldest results are removed first. */
const MAX_CLIENTS = 10_000;

interface Answer {
  readonly until: number;
  /** The tenant of a client that may call; null if the client is revoked or does not exist. */
  readonly tenantId: Promise<string | null>;
}

/** Where clients are read from, and the clock by which an answer becomes old. */
export interface ClientStatusOptions {
  readonly directory: Pick<Directory, 'client'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/**
 * Checks whether the client of a token may still call. The result is cached, so that a call does not need a read of the
 * store.
 */
export class ClientStatus {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly options: ClientStatusOptions) {}

  /**
   * Returns whether the client belongs to that tenant and is not revoked, as of at most 30 s ago. Rejects if the store
   * cannot be read.
   */
  async mayCall(clientId: string, tenantId: string): Promise<boolean> {
    const now = this.options.clock();
    const known = this.answers.get(clientId);
    if (known !== undefined && known.until > now) return (await known.tenantId) === tenantId;
    return (await this.ask(clientId, now)) === tenantId;
  }

  /** Reads the client. Concurrent callers share one read. */
  private ask(clientId: string, now: number): Promise<string | null> {
    const tenantId = this.options.directory
      .client(clientId)
      .then((client) => (client === null || client.revokedAt !== null ? null : client.tenantId));
    const answer: Answer = { until: now + STATUS_MILLISECONDS, tenantId };
    // Moved to the end, because the newest entries are there.
    this.answers.delete(clientId);
    this.answers.set(clientId, answer);
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= MAX_CLIENTS) break;
      this.answers.delete(oldest);
    }
    // After a failure of the store, the next call reads again.
    tenantId.catch(() => {
      if (this.answers.get(clientId) === answer) this.answers.delete(clientId);
    });
    return tenantId;
  }
}
