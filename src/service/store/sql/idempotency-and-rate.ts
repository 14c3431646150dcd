/** Data that must be exact across all processes: idempotency keys and the rate limit. */
import type { IdempotencyKeys, RateState } from '../store.js';
import type { TenantGate } from './gate.js';
import { escapeSearchText } from './text.js';

/** Returns the idempotency keys of the gate's tenant. */
export function createSqlIdempotency(gate: TenantGate): IdempotencyKeys {
  return {
    async find(key, now) {
      const row = await gate
        .selectIdempotencyKeys()
        .select(['body_digest', 'review_id', 'expires_at'])
        .where('key', '=', escapeSearchText(key))
        .where('expires_at', '>', String(now))
        .executeTakeFirst();
      if (row === undefined) return null;
      return { key, bodyDigest: row.body_digest, reviewId: row.review_id, expiresAt: Number(row.expires_at) };
    },
    async insert(record, now) {
      const key = escapeSearchText(record.key);
      const columns = { body_digest: record.bodyDigest, review_id: record.reviewId, expires_at: record.expiresAt };
      // A second request with the same key waits here for the first to commit, and then finds the key taken.
      const written = await gate
        .insertIdempotencyKey({ key, ...columns })
        .onConflict((conflict) =>
          conflict
            .columns(['tenant_id', 'key'])
            .doUpdateSet(columns)
            .where('idempotency_keys.expires_at', '<=', String(now)),
        )
        .returning('key')
        .executeTakeFirst();
      return written !== undefined;
    },
    async expire(now, limit) {
      const expired = gate
        .selectIdempotencyKeys()
        .select('key')
        .where('expires_at', '<=', String(now))
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const { numDeletedRows } = await gate.deleteIdempotencyKeys().where('key', 'in', expired).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/**
 * Returns the state of the rate limit of the gate's tenant. A transaction that reads it locks it until the transaction
 * ends.
 */
export function createSqlRateState(gate: TenantGate): RateState {
  const read = async () => {
    const query = gate.selectRate().select('value');
    return (gate.writes ? query.forUpdate() : query).executeTakeFirst();
  };
  return {
    async load() {
      const row = await read();
      if (row !== undefined || !gate.writes) return row?.value ?? null;
      // The first use: two concurrent transactions create one row, and lock it one after the other.
      await gate
        .insertRate({ value: null })
        .onConflict((conflict) => conflict.column('tenant_id').doNothing())
        .execute();
      return (await read())?.value ?? null;
    },
    async save(value) {
      await gate
        .insertRate({ value })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ value }))
        .execute();
    },
  };
}
