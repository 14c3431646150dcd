/** What the operator does with tenants, clients and keys: over all tenants, on the machine, never over the service's HTTP. */

import type { IdSource } from '../../base/ids.js';
import { formatTimestamp } from '../../base/time.js';
import { LIMITS, SCOPES, type Scope, type Tenant } from '../../contract/index.js';
import type { Keyring } from '../api/auth/keyring.js';
import { createSecret, hashSecret } from '../api/auth/secrets.js';
import type { Client, ClientSecret, Store } from '../store/store.js';
import type { MasterKeys } from '../store/vault/master-keys.js';
import { rotateMasterKey } from '../store/vault/rotation.js';
import type { MasterKeyList, ReplaceableVault } from '../store/vault/vault.js';
import { AdministrationError, type Administrator } from './commands.js';

/** How long a request that has sealed a secret with the old master key may take to store it, in milliseconds. */
export const SETTLE_MILLISECONDS = 5000;
const HOUR = 3_600_000;
const RETENTION_DAYS = 90;

/** What the rotation of keys needs. */
interface AdministratorKeys {
  readonly vault: ReplaceableVault;
  readonly keyring: Keyring;
  readonly masterKeys: MasterKeys;
}

/** What the operator's code is made with, on the service's data. */
export interface AdministratorOptions {
  readonly store: Pick<Store, 'administration' | 'directory'>;
  /** Called only when keys are rotated, because commands for tenants and clients need no keys. */
  readonly keys: () => Promise<AdministratorKeys>;
  readonly ids: IdSource;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** See `RotationOptions`. */
  readonly settle: () => Promise<void>;
}

/** Letters, digits, punctuation and symbols, with single spaces between them; no control or invisible characters. */
const NAME = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}]| (?! ))+$/u;
const MAX_NAME_CHARACTERS = 100;

function checkName(name: string): void {
  const length = [...name].length;
  if (length >= 1 && length <= MAX_NAME_CHARACTERS && name.trim() === name && NAME.test(name)) return;
  throw new AdministrationError(
    `A tenant's name is 1 to ${MAX_NAME_CHARACTERS} printable characters, with single blanks inside at most.`,
  );
}

/** Returns each scope once, in the contract's order. */
function sortScopes(scopes: readonly Scope[]): Scope[] {
  return Object.keys(SCOPES).flatMap((name) => scopes.find((scope) => scope === name) ?? []);
}

const formatNullableTimestamp = (milliseconds: number | null) =>
  milliseconds === null ? null : formatTimestamp(milliseconds);

function isValid(secret: ClientSecret, now: number): boolean {
  return secret.expiresAt === null || secret.expiresAt > now;
}

/** Creates the operator for a store. */
export function createAdministrator({ store, keys, ids, clock, settle }: AdministratorOptions): Administrator {
  const { administration, directory } = store;
  let rotating: Promise<unknown> = Promise.resolve();
  /**
   * The list that this process wrote last, even if its rotation failed halfway: secrets sealed with those keys must
   * stay readable.
   */
  let written: MasterKeyList | null = null;

  const withNewestKeys = ({ keys: opened, file }: MasterKeys): MasterKeys => {
    if (file === null) return { keys: opened, file };
    const write = async (list: MasterKeyList) => {
      await file.write(list);
      written = list;
    };
    return { keys: written ?? opened, file: { path: file.path, write } };
  };

  const requireTenant = async (name: string): Promise<Tenant> => {
    const tenant = await directory.tenantNamed(name);
    if (tenant !== null) return tenant;
    throw new AdministrationError(
      `There is no tenant ${JSON.stringify(name)}. The command "review-gate tenant list" lists the tenants.`,
    );
  };
  const requireClient = async (id: string): Promise<Client> => {
    const client = await directory.client(id);
    if (client !== null) return client;
    throw new AdministrationError(
      `There is no client ${JSON.stringify(id)}: review-gate client list --tenant NAME shows them.`,
    );
  };
  const revoked = (id: string) => new AdministrationError(`The client ${id} is revoked, for good. Create a new one.`);

  const rotateKeys: Administrator['rotateKeys'] = async () => {
    const { vault, keyring, masterKeys: opened } = await keys();
    const masterKeys = withNewestKeys(opened);
    const done = await rotateMasterKey({ store, vault, masterKeys, settle });
    const { token, trace } = await keyring.rotate();
    const { keyId, made, resealed, others, unreadable } = done.rotation;
    return {
      token_key: token[0]?.id ?? '',
      trace_key: trace[0]?.id ?? '',
      master_key: {
        key_id: keyId,
        kept_in: masterKeys.file?.path ?? null,
        made,
        resealed,
        others: others.map((each) => ({ key_id: each.keyId, rows: each.rows, removed: each.removed })),
        unreadable: unreadable.map((row) => ({ tenant_id: row.tenantId, name: row.name, key_id: row.keyId })),
      },
    };
  };

  return {
    createTenant: async ({ name }) => {
      checkName(name);
      const tenant: Tenant = {
        id: ids('ten'),
        name,
        default_policy: 'balanced',
        repository_policy: 'tighten',
        rate_limit: { per_minute: LIMITS.REVIEWS_PER_MINUTE, burst: LIMITS.REVIEWS_BURST },
        retention_days: RETENTION_DAYS,
        on_pull_request: 'ignore',
        check_name: 'Review Gate',
        created_at: formatTimestamp(clock()),
      };
      if (await administration.createTenant(tenant)) return { tenant_id: tenant.id, name };
      throw new AdministrationError(`There is a tenant ${JSON.stringify(name)} already. Choose another name.`);
    },
    tenants: async () => ({ tenants: [...(await administration.tenants())] }),
    createClient: async ({ tenant: name, scopes }) => {
      const tenant = await requireTenant(name);
      const granted = sortScopes(scopes);
      if (granted.length === 0) {
        throw new AdministrationError(`A client needs a scope at least: ${Object.keys(SCOPES).join(', ')}.`);
      }
      const id = ids('cli');
      const secret = createSecret();
      const createdAt = clock();
      await administration.createClient({
        id,
        tenantId: tenant.id,
        scopes: granted,
        secrets: [{ hash: await hashSecret(secret), createdAt, expiresAt: null }],
        createdAt,
        revokedAt: null,
      });
      return { client_id: id, client_secret: secret, tenant_id: tenant.id, scope: granted.join(' ') };
    },
    rotateSecret: async ({ clientId, overlapHours }) => {
      const secret = createSecret();
      const hash = await hashSecret(secret);
      const client = await requireClient(clientId);
      if (client.revokedAt !== null) throw revoked(clientId);
      const now = clock();
      // The newest valid secret gets an expiry time, never later than its present one. Older secrets are removed.
      const newest = overlapHours > 0 ? client.secrets.find((each) => isValid(each, now)) : undefined;
      const until = Math.min(newest?.expiresAt ?? Infinity, now + overlapHours * HOUR);
      const previous = newest === undefined ? [] : [{ ...newest, expiresAt: until }];
      const secrets = [{ hash, createdAt: now, expiresAt: null }, ...previous];
      if (!(await administration.updateClient({ ...client, secrets }))) throw revoked(clientId);
      const kept = await requireClient(clientId);
      if (kept.revokedAt !== null) throw revoked(clientId);
      if (!kept.secrets.some((each) => each.hash === hash)) {
        throw new AdministrationError(
          `The secret of ${clientId} was rotated by somebody else at the same time. Rotate again.`,
        );
      }
      return {
        client_id: clientId,
        client_secret: secret,
        previous_secret_expires_at: previous.length === 0 ? null : formatTimestamp(until),
      };
    },
    revokeClient: async ({ clientId }) => {
      const client = await requireClient(clientId);
      const revokedAt = client.revokedAt ?? clock();
      if (client.revokedAt === null) await administration.updateClient({ ...client, revokedAt });
      return { client_id: clientId, revoked_at: formatTimestamp(revokedAt) };
    },
    clients: async ({ tenant: name }) => {
      const tenant = await requireTenant(name);
      const clients = await administration.clients(tenant.id);
      const now = clock();
      return {
        clients: clients.map(({ id, scopes, secrets, createdAt, revokedAt }) => ({
          client_id: id,
          scope: scopes.join(' '),
          secrets: secrets
            .filter((each) => isValid(each, now))
            .map((each) => ({
              created_at: formatTimestamp(each.createdAt),
              expires_at: formatNullableTimestamp(each.expiresAt),
            })),
          created_at: formatTimestamp(createdAt),
          revoked_at: formatNullableTimestamp(revokedAt),
        })),
      };
    },
    rotateKeys: async () => {
      // Rotations run one after the other: two at once would each add a new master key.
      const result = rotating.then(() => rotateKeys({}));
      rotating = result.catch(() => undefined);
      return result;
    },
  };
}
