/** A tenant's settings, policies and secrets. */
import type { Tenant, TenantPatch } from '../../../contract/index.js';
import type { Policies, Secrets } from '../store.js';
import type { TenantGate } from './gate.js';
import { escapeSearchText } from './text.js';

/** The last code point: it ends the range of names with a common prefix. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Returns the lower and upper bound of names that begin with `prefix`. */
export function toPrefixRange(prefix: string): readonly [string, string] {
  const from = escapeSearchText(prefix);
  return [from, from + LAST_CHARACTER];
}

/** Returns the settings of the gate's tenant. Rejects if there is no such tenant. */
export async function readTenant(gate: TenantGate): Promise<Tenant> {
  const row = await gate.selectTenant().select('doc').executeTakeFirst();
  if (row === undefined) throw new Error(`no tenant ${gate.tenantId}`);
  return row.doc;
}

/** Changes a tenant's settings. The row is locked, so concurrent changes are applied one after the other. */
export async function changeTenant(gate: TenantGate, patch: TenantPatch): Promise<Tenant> {
  const row = await gate.selectTenant().select('doc').forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw new Error(`no tenant ${gate.tenantId}`);
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const after = { ...row.doc, ...given };
  await gate
    .updateTenant()
    .set({ doc: JSON.stringify(after) })
    .execute();
  return after;
}

/** Writes which GitHub installation the tenant has; null for none. */
export async function setInstallation(gate: TenantGate, installationId: string | null): Promise<void> {
  const installation_id = installationId === null ? null : escapeSearchText(installationId);
  await gate.updateTenant().set({ installation_id }).execute();
}

/** Returns the policies of the gate's tenant. */
export function createSqlPolicies(gate: TenantGate): Policies {
  return {
    async get(name) {
      const row = await gate
        .selectPolicies()
        .select('doc')
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return row?.doc ?? null;
    },
    async put(policy) {
      const doc = JSON.stringify(policy);
      await gate
        .insertPolicy({ name: escapeSearchText(policy.name), doc })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ doc }))
        .execute();
    },
    async remove(name) {
      const { numDeletedRows } = await gate
        .deletePolicies()
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async names() {
      const rows = await gate.selectPolicies().select('doc').orderBy('name').execute();
      return rows.map(({ doc }) => doc.name);
    },
  };
}

/** Returns the secrets of the gate's tenant. */
export function createSqlSecrets(gate: TenantGate): Secrets {
  return {
    async get(name) {
      const row = await gate
        .selectSecrets()
        .select('doc')
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return row?.doc ?? null;
    },
    async put(secret) {
      const columns = { key_id: secret.keyId, doc: JSON.stringify(secret) };
      await gate
        .insertSecret({ name: escapeSearchText(secret.name), ...columns })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(columns))
        .execute();
    },
    async remove(name) {
      const { numDeletedRows } = await gate
        .deleteSecrets()
        .where('name', '=', escapeSearchText(name))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async list(prefix) {
      const [from, to] = toPrefixRange(prefix);
      const rows = await gate
        .selectSecrets()
        .select('doc')
        .where('name', '>=', from)
        .where('name', '<', to)
        .orderBy('name')
        .execute();
      return rows.map(({ doc }) => doc);
    },
  };
}
