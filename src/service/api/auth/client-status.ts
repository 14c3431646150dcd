/** Whether the client of a token may still call: looked up once in a while, so that a call costs no read of the store. */
import type { Directory } from '../../store/store.js';

/** For how long an answer is taken: after that time at most, a revocation is effective in every process. */
export const STATUS_MILLISECONDS = 30_000;
/** Clients remembered; the oldest answers go first. */
const MAX_CLIENTS = 10_000;

interface Answer {
  readonly until: number;
  /** The tenant of a client that may call; null of one that is revoked or gone. */
  readonly tenantId: Promise<string | null>;
}

export interface ClientStatusOptions {
  readonly directory: Pick<Directory, 'client'>;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

export class ClientStatus {
  private readonly answers = new Map<string, Answer>();

  constructor(private readonly options: ClientStatusOptions) {}

  /** Whether it is a client of that tenant and not revoked, as of 30 s ago at most. Rejects where the store cannot be read. */
  async mayCall(clientId: string, tenantId: string): Promise<boolean> {
    const now = this.options.clock();
    const known = this.answers.get(clientId);
    if (known !== undefined && known.until > now) return (await known.tenantId) === tenantId;
    return (await this.ask(clientId, now)) === tenantId;
  }

  /** All who ask at once wait for one reading. */
  private ask(clientId: string, now: number): Promise<string | null> {
    const tenantId = this.options.directory
      .client(clientId)
      .then((client) => (client === null || client.revokedAt !== null ? null : client.tenantId));
    const answer: Answer = { until: now + STATUS_MILLISECONDS, tenantId };
    // Moved to the end, where the newest are.
    this.answers.delete(clientId);
    this.answers.set(clientId, answer);
    for (const oldest of this.answers.keys()) {
      if (this.answers.size <= MAX_CLIENTS) break;
      this.answers.delete(oldest);
    }
    // A store that failed is asked again by the next call.
    tenantId.catch(() => {
      if (this.answers.get(clientId) === answer) this.answers.delete(clientId);
    });
    return tenantId;
  }
}
