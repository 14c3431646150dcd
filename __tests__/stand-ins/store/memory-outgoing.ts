/** Subscriptions and deliveries in memory. */

import type { Deliveries, StoredDelivery, StoredWebhook, Webhooks } from '../../../src/service/store/store.js';
import { type MemoryTable, take, type UndoLog } from './memory-table.js';

const ALL = Number.POSITIVE_INFINITY;

/** The tables behind them. */
export interface OutgoingTables {
  readonly webhooks: MemoryTable<StoredWebhook>;
  readonly deliveries: MemoryTable<StoredDelivery>;
  /** Until when a delivery is somebody's. */
  readonly leases: MemoryTable<number>;
}

function dropDelivery({ deliveries, leases }: OutgoingTables, id: string, undo: UndoLog): void {
  deliveries.delete(id, undo);
  leases.delete(id, undo);
}

/** Subscriptions in a table; changes go into the transaction's undo log. */
export function memoryWebhooks(tables: OutgoingTables, undo: UndoLog): Webhooks {
  const { webhooks, deliveries } = tables;
  return {
    insert: async (webhook) => webhooks.put(webhook.id, webhook, undo),
    get: async (id) => webhooks.get(id) ?? null,
    list: async ({ after, limit }) => take(webhooks.falling(after), limit, () => true),
    subscribed: async (event) =>
      take(webhooks.rising(null), ALL, ({ status, events }) => status === 'active' && events.includes(event)),
    update: async (webhook) => {
      if (webhooks.get(webhook.id) !== undefined) webhooks.put(webhook.id, webhook, undo);
    },
    remove: async (id) => {
      if (webhooks.get(id) === undefined) return false;
      webhooks.delete(id, undo);
      for (const delivery of take(deliveries.rising(null), ALL, ({ webhookId }) => webhookId === id)) {
        dropDelivery(tables, delivery.id, undo);
      }
      return true;
    },
  };
}

/** Deliveries in a table; changes go into the transaction's undo log. */
export function memoryDeliveries(tables: OutgoingTables, undo: UndoLog): Deliveries {
  const { deliveries, leases } = tables;
  return {
    insert: async (delivery) => deliveries.put(delivery.id, delivery, undo),
    get: async (id) => deliveries.get(id) ?? null,
    list: async (webhookId, { after, limit }) =>
      take(deliveries.falling(after), limit, (delivery) => delivery.webhookId === webhookId),
    update: async (delivery) => {
      if (deliveries.get(delivery.id) === undefined) return;
      deliveries.put(delivery.id, delivery, undo);
      leases.delete(delivery.id, undo);
    },
    expire: async (before, limit) => {
      const over = ({ status, createdAt }: StoredDelivery) => status !== 'pending' && createdAt < before;
      const rows = take(deliveries.rising(null), limit, over);
      for (const { id } of rows) dropDelivery(tables, id, undo);
      return rows.length;
    },
  };
}
