/** Subscriptions and deliveries in their tables. */
import type { Deliveries, StoredDelivery, Webhooks } from '../store.js';
import type { TenantGate } from './gate.js';

function toDeliveryColumns(delivery: StoredDelivery) {
  return {
    webhook_id: delivery.webhookId,
    status: delivery.status,
    created_at: delivery.createdAt,
    // Every update ends the lease: the delivery is due at its next attempt.
    due_at: delivery.nextAttemptAt,
    doc: JSON.stringify(delivery),
  };
}

/** Returns the subscriptions of the gate's tenant. */
export function createSqlWebhooks(gate: TenantGate): Webhooks {
  return {
    async insert(webhook) {
      await gate.insertWebhook({ id: webhook.id, status: webhook.status, doc: JSON.stringify(webhook) }).execute();
    },
    async get(id) {
      const row = await gate.selectWebhooks().select('doc').where('id', '=', id).executeTakeFirst();
      return row?.doc ?? null;
    },
    async list({ after, limit }) {
      const query = gate.selectWebhooks().select('doc').orderBy('id', 'desc').limit(limit);
      const rows = await (after === null ? query : query.where('id', '<', after)).execute();
      return rows.map(({ doc }) => doc);
    },
    async subscribed(event) {
      const query = gate.selectWebhooks().select('doc').where('status', '=', 'active').orderBy('id');
      // A concurrent removal must wait. Otherwise the insert of a delivery would fail, and with it the transaction of
      // the review.
      const rows = await (gate.writes ? query.forKeyShare() : query).execute();
      return rows.map(({ doc }) => doc).filter(({ events }) => events.includes(event));
    },
    async update(webhook) {
      const columns = { status: webhook.status, doc: JSON.stringify(webhook) };
      await gate.updateWebhooks().set(columns).where('id', '=', webhook.id).execute();
    },
    async remove(id) {
      const { numDeletedRows } = await gate.deleteWebhooks().where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Returns the deliveries of the gate's tenant. */
export function createSqlDeliveries(gate: TenantGate): Deliveries {
  return {
    async insert(delivery) {
      await gate.insertDelivery({ id: delivery.id, ...toDeliveryColumns(delivery) }).execute();
    },
    async get(id) {
      const row = await gate.selectDeliveries().select('doc').where('id', '=', id).executeTakeFirst();
      return row?.doc ?? null;
    },
    async list(webhookId, { after, limit }) {
      const query = gate
        .selectDeliveries()
        .select('doc')
        .where('webhook_id', '=', webhookId)
        .orderBy('id', 'desc')
        .limit(limit);
      const rows = await (after === null ? query : query.where('id', '<', after)).execute();
      return rows.map(({ doc }) => doc);
    },
    async update(delivery) {
      await gate.updateDeliveries().set(toDeliveryColumns(delivery)).where('id', '=', delivery.id).execute();
    },
    async expire(before, limit) {
      const over = gate
        .selectDeliveries()
        .select('id')
        .where('status', '<>', 'pending')
        .where('created_at', '<', String(before))
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const { numDeletedRows } = await gate.deleteDeliveries().where('id', 'in', over).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
