/** The store in memory, for tests of everything above it. */

import type { Client, Directory, Outbox, Store, TenantScope } from '../../../src/service/store/store.js';
import { MemoryAdministration } from './memory-administration.js';
import { take } from './memory-table.js';
import { MemoryTransaction, type TenantRows } from './memory-transaction.js';

export class MemoryStore implements Store<MemoryTransaction> {
  private readonly tenants = new Map<string, TenantRows>();
  private readonly clients = new Map<string, Client>();
  private readonly tenantOf = new Map<string, string>();
  /** Transactions run one after the other: that is what makes them serializable. */
  private tail: Promise<unknown> = Promise.resolve();

  readonly administration = new MemoryAdministration(this.tenants, this.clients);

  readonly directory: Directory = {
    client: async (id) => this.clients.get(id) ?? null,
    tenantOfReview: async (reviewId) => this.tenantOf.get(reviewId) ?? null,
    tenantNamed: async (name) => [...this.tenants.values()].find((rows) => rows.tenant.name === name)?.tenant ?? null,
    tenantsOfInstallation: async (installationId) =>
      [...this.tenants.values()].filter((rows) => rows.installationId === installationId).map((rows) => rows.tenant.id),
  };

  readonly outbox: Outbox = {
    claim: (now, leaseMilliseconds, limit) =>
      this.inTurn(async () => {
        const claimed: { tenantId: string; deliveryId: string }[] = [];
        for (const { tenant, deliveries, leases } of this.tenants.values()) {
          const due = take(deliveries.rising(null), limit - claimed.length, ({ id, status, nextAttemptAt }) => {
            const free = (leases.get(id) ?? 0) <= now;
            return status === 'pending' && nextAttemptAt !== null && nextAttemptAt <= now && free;
          });
          for (const { id } of due) {
            leases.put(id, now + leaseMilliseconds, []);
            claimed.push({ tenantId: tenant.id, deliveryId: id });
          }
        }
        return claimed;
      }),
  };

  tenant(id: string): TenantScope<MemoryTransaction> {
    const transaction: TenantScope<MemoryTransaction>['transaction'] = (work) => this.inTurn(() => this.run(id, work));
    return { id, transaction, read: transaction };
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
    const tx = new MemoryTransaction(
      rows,
      (reviewId, undo) => {
        this.tenantOf.set(reviewId, tenantId);
        undo.push(() => this.tenantOf.delete(reviewId));
      },
      (reviewId, undo) => {
        this.tenantOf.delete(reviewId);
        undo.push(() => this.tenantOf.set(reviewId, tenantId));
      },
    );
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
