/**
 * The queries that are not limited to one tenant: lookups before the tenant is known, the operator's queries, and
 * deliveries that are due.
 */
import { type Kysely, sql } from 'kysely';
import type { Administration, Directory, Outbox, SealedSecret, Secrets } from '../store.js';
import type { Database } from './schema.js';
import { toPrefixRange } from './settings.js';
import { escapeSearchText } from './text.js';

/** Lookups before the tenant is known. */
export function createSqlDirectory(db: Kysely<Database>): Directory {
  return {
    async client(id) {
      const row = await db
        .selectFrom('clients')
        .select('doc')
        .where('id', '=', escapeSearchText(id))
        .executeTakeFirst();
      return row?.doc ?? null;
    },
    async tenantOfReview(reviewId) {
      const row = await db
        .selectFrom('reviews')
        .select('tenant_id')
        .where('id', '=', escapeSearchText(reviewId))
        .executeTakeFirst();
      return row?.tenant_id ?? null;
    },
    async tenantNamed(name) {
      const row = await db
        .selectFrom('tenants')
        .select('doc')
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return row?.doc ?? null;
    },
    async tenantsOfInstallation(installationId) {
      const rows = await db
        .selectFrom('tenants')
        .select('id')
        .where('installation_id', '=', escapeSearchText(installationId))
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

/** Secrets of the service itself. */
function createServiceSecrets(db: Kysely<Database>): Secrets {
  return {
    async get(name) {
      const row = await db
        .selectFrom('service_secrets')
        .select('doc')
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return row?.doc ?? null;
    },
    async put(secret) {
      const columns = { key_id: secret.keyId, doc: JSON.stringify(secret) };
      await db
        .insertInto('service_secrets')
        .values({ name: escapeSearchText(secret.name), ...columns })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
        .execute();
    },
    async remove(name) {
      const { numDeletedRows } = await db
        .deleteFrom('service_secrets')
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async list(prefix) {
      const [from, to] = toPrefixRange(prefix);
      const rows = await db
        .selectFrom('service_secrets')
        .select('doc')
        .where('name', '>=', from)
        .where('name', '<', to)
        .orderBy('name')
        .execute();
      return rows.map(({ doc }) => doc);
    },
  };
}

async function reseal(
  db: Kysely<Database>,
  tenantId: string | null,
  before: SealedSecret,
  after: SealedSecret,
): Promise<boolean> {
  const columns = { key_id: after.keyId, doc: JSON.stringify(after) };
  const name = escapeSearchText(before.name);
  const unchanged = sql<boolean>`doc ->> 'box' = ${before.box}`;
  const { numUpdatedRows } =
    tenantId === null
      ? await db
          .updateTable('service_secrets')
          .set(columns)
          .where('name', '=', name)
          .where(unchanged)
          .executeTakeFirst()
      : await db
          .updateTable('secrets')
          .set(columns)
          .where('tenant_id', '=', tenantId)
          .where('name', '=', name)
          .where(unchanged)
          .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The operator's queries. */
export function createSqlAdministration(db: Kysely<Database>): Administration {
  return {
    async createTenant(tenant) {
      const row = await db
        .insertInto('tenants')
        .values({ id: tenant.id, name: escapeSearchText(tenant.name), doc: JSON.stringify(tenant) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    async tenants() {
      const rows = await db.selectFrom('tenants').select('doc').orderBy('name').execute();
      return rows.map(({ doc }) => doc);
    },
    async createClient(client) {
      const { id, tenantId: tenant_id, createdAt: created_at } = client;
      await db
        .insertInto('clients')
        .values({ id, tenant_id, created_at, doc: JSON.stringify(client) })
        .execute();
    },
    async clients(tenantId) {
      const rows = await db
        .selectFrom('clients')
        .select('doc')
        .where('tenant_id', '=', tenantId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(({ doc }) => doc);
    },
    async updateClient(client) {
      const { numUpdatedRows } = await db
        .updateTable('clients')
        .set({ doc: JSON.stringify(client) })
        .where('id', '=', client.id)
        .where(sql<boolean>`doc ->> 'revokedAt' is null`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    secrets: createServiceSecrets(db),
    async sealedOtherwise(keyId, limit) {
      const rows = await db
        .selectFrom('service_secrets')
        .select([sql<string | null>`null::text`.as('tenant_id'), 'doc'])
        .where('key_id', '<>', keyId)
        .unionAll(db.selectFrom('secrets').select(['tenant_id', 'doc']).where('key_id', '<>', keyId))
        .limit(limit)
        .execute();
      return rows.map(({ tenant_id, doc }) => ({ tenantId: tenant_id, secret: doc }));
    },
    reseal: (tenantId, before, after) => reseal(db, tenantId, before, after),
  };
}

/**
 * Deliveries that are due. A claim sets a delivery's time to the end of the lease, so the index finds only unclaimed
 * ones.
 */
export function createSqlOutbox(db: Kysely<Database>): Outbox {
  return {
    async claim(now, leaseMilliseconds, limit) {
      const claimed = await db
        .with('due', (query) =>
          query
            .selectFrom('deliveries')
            .select(['tenant_id', 'id'])
            .where('status', '=', 'pending')
            .where('due_at', '<=', String(now))
            .orderBy('due_at')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .updateTable('deliveries')
        .from('due')
        .set({ due_at: now + leaseMilliseconds })
        .whereRef('deliveries.tenant_id', '=', 'due.tenant_id')
        .whereRef('deliveries.id', '=', 'due.id')
        .returning(['deliveries.tenant_id', 'deliveries.id'])
        .execute();
      return claimed.map(({ tenant_id, id }) => ({ tenantId: tenant_id, deliveryId: id }));
    },
  };
}
