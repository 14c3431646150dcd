/** The store in memory: for the embedded service, and for tests of everything above it. Gone when the process is. */
import type { Tenant } from '../../contract/index.js';
import { MemoryTransaction, TenantRows } from './memory-transaction.js';
import type { Client, Directory, Store, TenantScope } from './store.js';

export class MemoryStore implements Store<MemoryTransaction> {
  private readonly tenants = new Map<string, TenantRows>();
  private readonly clients = new Map<string, Client>();
  private readonly tenantOf = new Map<string, string>();
  /** Transactions run one after the other: that is what makes them serializable. */
  private tail: Promise<unknown> = Promise.resolve();

  readonly directory: Directory = {
    client: async (id) => this.clients.get(id) ?? null,
    tenantOfReview: async (reviewId) => this.tenantOf.get(reviewId) ?? null,
  };

  tenant(id: string): TenantScope<MemoryTransaction> {
    return { transaction: (work) => this.inTurn(() => this.run(id, work)) };
  }

  async createTenant(tenant: Tenant): Promise<void> {
    this.tenants.set(tenant.id, new TenantRows(tenant));
  }

  async createClient(client: Client): Promise<void> {
    this.clients.set(client.id, client);
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {
    await this.tail;
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.tail.then(run);
    this.tail = result.catch(() => undefined);
    return result;
  }

  private async run<T>(tenantId: string, work: (tx: MemoryTransaction) => Promise<T>): Promise<T> {
    const rows = this.tenants.get(tenantId);
    if (rows === undefined) throw new Error(`no tenant ${tenantId}`);
    const tx = new MemoryTransaction(rows, (reviewId, undo) => {
      this.tenantOf.set(reviewId, tenantId);
      undo.push(() => this.tenantOf.delete(reviewId));
    });
    let result: T;
    try {
      result = await work(tx);
    } catch (cause) {
      tx.rollback();
      throw cause;
    }
    tx.commit();
    return result;
  }
}
