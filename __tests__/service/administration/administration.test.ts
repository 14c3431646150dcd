import { beforeEach, describe, expect, it } from '@jest/globals';
import { createIds } from '../../../src/base/ids.js';
import { createAdministrator } from '../../../src/service/administration/administrator.js';
import { AdministrationError, type Administrator } from '../../../src/service/administration/commands.js';
import { verifyClient } from '../../../src/service/api/auth/clients.js';
import { openKeyring } from '../../../src/service/api/auth/keyring.js';
import type { Administration, Client } from '../../../src/service/store/store.js';
import type { MasterKeys } from '../../../src/service/store/vault/master-keys.js';
import { computeKeyId, createVault, type MasterKeyList } from '../../../src/service/store/vault/vault.js';
import { MemoryStore } from '../../stand-ins/store/memory.js';

const START = Date.UTC(2025, 5, 1, 12);
const HOUR = 3_600_000;
const OLD = new Uint8Array(32).fill(1);

let now: number;
let store: MemoryStore;
let operator: Administrator;
/** What the file of master keys holds. */
let kept: MasterKeyList;

function operatorOver(administration: Administration = store.administration): Administrator {
  const vault = createVault(kept);
  const file = {
    path: '/data/master.key',
    write: async (keys: MasterKeyList) => {
      kept = keys;
    },
  };
  const masterKeys: MasterKeys = { keys: kept, file };
  const clock = () => now;
  return createAdministrator({
    store: { administration, directory: store.directory },
    keys: async () => ({
      vault,
      masterKeys,
      keyring: await openKeyring({ store, vault, clock, log: () => undefined }),
    }),
    ids: createIds(clock, (bytes) => new Uint8Array(bytes).fill(3)),
    clock,
    settle: async () => undefined,
  });
}

/** The memory store with one call done another way. */
function administrationWith(update: Administration['updateClient']): Administration {
  const { administration } = store;
  return {
    createTenant: (tenant) => administration.createTenant(tenant),
    tenants: () => administration.tenants(),
    createClient: (client) => administration.createClient(client),
    clients: (tenantId) => administration.clients(tenantId),
    updateClient: update,
    secrets: administration.secrets,
    sealedOtherwise: (keyId, limit) => administration.sealedOtherwise(keyId, limit),
    reseal: (tenantId, before, after) => administration.reseal(tenantId, before, after),
  };
}

beforeEach(async () => {
  now = START;
  kept = [OLD];
  store = new MemoryStore();
  operator = operatorOver();
});

const stored = async (id: string): Promise<Client> => {
  const client = await store.directory.client(id);
  if (client === null) throw new Error(`no client ${id}`);
  return client;
};
const opens = async (id: string, secret: string) => verifyClient(await stored(id), secret, now);
const newClient = async () => {
  await operator.createTenant({ name: 'acme' });
  return operator.createClient({ tenant: 'acme', scopes: ['admin', 'reviews:read'] });
};

describe('tenants', () => {
  it('are created with the settings of the contract, and listed by name', async () => {
    const { tenant_id } = await operator.createTenant({ name: 'Zed & Söhne' });
    await operator.createTenant({ name: 'acme' });
    const { tenants } = await operator.tenants({});
    expect(tenants.map(({ name }) => name)).toEqual(['Zed & Söhne', 'acme']);
    expect(tenants[0]).toMatchObject({
      id: tenant_id,
      default_policy: 'balanced',
      repository_policy: 'tighten',
      rate_limit: { per_minute: 60, burst: 20 },
      on_pull_request: 'ignore',
      created_at: '2025-06-01T12:00:00.000Z',
    });
  });

  it.each(['a', 'x'.repeat(100), 'Ünïcode', '東京', 'a b c', '👩‍💻'.slice(0, 2), "O'Neil (EU)"])(
    'may be named %j',
    async (name) => {
      expect(await operator.createTenant({ name })).toMatchObject({ name });
    },
  );

  it.each([
    '',
    ' ',
    'x'.repeat(101),
    ' acme',
    'acme ',
    'a  b',
    'a\nb',
    'a\tb',
    'a\u0000',
    'a\u202eb',
    '\u200b',
    'a\u00a0b',
    '\ud800',
  ])('may not be named %j', async (name) => {
    await expect(operator.createTenant({ name })).rejects.toBeInstanceOf(AdministrationError);
    expect((await operator.tenants({})).tenants).toEqual([]);
  });

  it('have names of their own', async () => {
    await operator.createTenant({ name: 'acme' });
    await expect(operator.createTenant({ name: 'acme' })).rejects.toThrow('There is a tenant "acme" already');
    const made = await Promise.allSettled([1, 2, 3].map(() => operator.createTenant({ name: 'once' })));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('clients', () => {
  it('get an id, and a secret that is kept as a hash alone', async () => {
    const { client_id, client_secret, scope } = await newClient();
    expect(scope).toBe('reviews:read admin');
    expect(await opens(client_id, client_secret)).toBe(true);
    const row = await stored(client_id);
    expect(row.scopes).toEqual(['reviews:read', 'admin']);
    expect(JSON.stringify(row)).not.toContain(client_secret);
    expect(JSON.stringify(await operator.clients({ tenant: 'acme' }))).not.toContain(row.secrets[0]?.hash);
  });

  it('have each scope once, and one at least', async () => {
    await operator.createTenant({ name: 'acme' });
    const twice = await operator.createClient({ tenant: 'acme', scopes: ['admin', 'admin'] });
    expect(twice.scope).toBe('admin');
    await expect(operator.createClient({ tenant: 'acme', scopes: [] })).rejects.toThrow('reviews:write');
  });

  it('belong to a tenant that there is', async () => {
    await expect(operator.createClient({ tenant: 'nobody', scopes: ['admin'] })).rejects.toThrow('"nobody"');
    await expect(operator.clients({ tenant: 'nobody' })).rejects.toThrow('tenant list');
  });

  it('are listed with their state', async () => {
    const { client_id } = await newClient();
    await operator.rotateSecret({ clientId: client_id, overlapHours: 1 });
    await operator.revokeClient({ clientId: client_id });
    const at = new Date(START).toISOString();
    expect(await operator.clients({ tenant: 'acme' })).toEqual({
      clients: [
        {
          client_id,
          scope: 'reviews:read admin',
          secrets: [
            { created_at: at, expires_at: null },
            { created_at: at, expires_at: new Date(START + HOUR).toISOString() },
          ],
          created_at: at,
          revoked_at: at,
        },
      ],
    });
    now += HOUR;
    expect((await operator.clients({ tenant: 'acme' })).clients[0]?.secrets).toHaveLength(1);
  });
});

describe("a rotation of a client's secret", () => {
  it('leaves the one before good for as long as was said', async () => {
    const { client_id, client_secret: first } = await newClient();
    const rotated = await operator.rotateSecret({ clientId: client_id, overlapHours: 168 });
    expect(rotated.previous_secret_expires_at).toBe(new Date(START + 168 * HOUR).toISOString());
    now += 168 * HOUR - 1;
    expect(await opens(client_id, first)).toBe(true);
    expect(await opens(client_id, rotated.client_secret)).toBe(true);
    now += 1;
    expect(await opens(client_id, first)).toBe(false);
    expect(await opens(client_id, rotated.client_secret)).toBe(true);
  });

  it('leaves two secrets at most: the newest and the one before', async () => {
    const { client_id, client_secret: first } = await newClient();
    const second = await operator.rotateSecret({ clientId: client_id, overlapHours: 168 });
    const third = await operator.rotateSecret({ clientId: client_id, overlapHours: 168 });
    expect(await opens(client_id, first)).toBe(false);
    expect(await opens(client_id, second.client_secret)).toBe(true);
    expect(await opens(client_id, third.client_secret)).toBe(true);
    expect((await stored(client_id)).secrets).toHaveLength(2);
  });

  it('with no overlap ends the one before at once', async () => {
    const { client_id, client_secret: first } = await newClient();
    const rotated = await operator.rotateSecret({ clientId: client_id, overlapHours: 0 });
    expect(rotated.previous_secret_expires_at).toBeNull();
    expect(await opens(client_id, first)).toBe(false);
    expect(await opens(client_id, rotated.client_secret)).toBe(true);
  });

  it('is of a client that there is', async () => {
    await expect(operator.rotateSecret({ clientId: 'cli_nobody', overlapHours: 1 })).rejects.toThrow('"cli_nobody"');
    await expect(operator.revokeClient({ clientId: 'cli_nobody' })).rejects.toThrow('"cli_nobody"');
  });

  it('gives out no secret that another rotation at the same time took away', async () => {
    const { client_id } = await newClient();
    const overtaken = administrationWith(async (client) => {
      await store.administration.updateClient(client);
      const other = { hash: 'scrypt$of$another$rotation', createdAt: now, expiresAt: null };
      return store.administration.updateClient({ ...client, secrets: [other] });
    });
    await expect(operatorOver(overtaken).rotateSecret({ clientId: client_id, overlapHours: 1 })).rejects.toThrow(
      'Rotate again',
    );
  });
});

describe('a revocation', () => {
  it('is for good', async () => {
    const { client_id, client_secret } = await newClient();
    const { revoked_at } = await operator.revokeClient({ clientId: client_id });
    expect(await opens(client_id, client_secret)).toBe(false);
    await expect(operator.rotateSecret({ clientId: client_id, overlapHours: 1 })).rejects.toThrow('for good');
    now += HOUR;
    expect(await operator.revokeClient({ clientId: client_id })).toEqual({ client_id, revoked_at });
    expect((await stored(client_id)).revokedAt).toBe(START);
  });

  it('is not undone by a rotation that had begun before', async () => {
    const { client_id } = await newClient();
    const overtaken = administrationWith(async (client) => {
      await operator.revokeClient({ clientId: client_id });
      return store.administration.updateClient(client);
    });
    await expect(operatorOver(overtaken).rotateSecret({ clientId: client_id, overlapHours: 1 })).rejects.toThrow(
      'revoked',
    );
    expect((await stored(client_id)).revokedAt).toBe(START);
  });
});

describe('a rotation of keys', () => {
  it('gives new keys of tokens and traces, and a new master key', async () => {
    const first = await operator.rotateKeys({});
    now += HOUR;
    const second = await operator.rotateKeys({});
    expect(second.token_key).not.toBe(first.token_key);
    expect(second.trace_key).not.toBe(first.trace_key);
    expect(second.master_key).toMatchObject({ kept_in: '/data/master.key', made: true, unreadable: [] });
    expect(second.master_key.others).toEqual([{ key_id: first.master_key.key_id, rows: 0, removed: true }]);
    expect(kept.map(computeKeyId)).toEqual([second.master_key.key_id]);
    for (const row of await store.administration.secrets.list('')) expect(row.keyId).toBe(second.master_key.key_id);
  });

  it('that broke off halfway goes on with the key that it had put in front', async () => {
    await operator.rotateKeys({});
    let left = 2;
    const breaking: Administration = {
      ...administrationWith((client) => store.administration.updateClient(client)),
      reseal: async (tenantId, before, after) => {
        left -= 1;
        if (left === 0) throw new Error('the database went away');
        return store.administration.reseal(tenantId, before, after);
      },
    };
    const serving = operatorOver(breaking);
    await expect(serving.rotateKeys({})).rejects.toThrow('went away');
    const [begun] = kept.map(computeKeyId);
    const { master_key } = await serving.rotateKeys({});
    expect(master_key).toMatchObject({ key_id: begun, made: false, unreadable: [] });
    expect(kept.map(computeKeyId)).toEqual([begun]);
  });

  it('asked for twice at once is done twice, one after the other', async () => {
    const done = await Promise.all([operator.rotateKeys({}), operator.rotateKeys({})]);
    expect(new Set(done.map(({ master_key }) => master_key.key_id)).size).toBe(2);
    expect(kept.map(computeKeyId)).toEqual([done[1]?.master_key.key_id]);
  });
});
