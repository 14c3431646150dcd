/** Clients that are revoked, secrets and keys that are replaced, as callers see it over HTTP. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { decodeProtectedHeader } from 'jose';
import { createIds } from '../../../src/base/ids.js';
import { TokenResponse, TraceLink } from '../../../src/contract/index.js';
import { createAdministrator } from '../../../src/service/administration/administrator.js';
import type { Administrator } from '../../../src/service/administration/commands.js';
import { ClientStatus } from '../../../src/service/api/auth/client-status.js';
import { KeySet } from '../../../src/service/api/auth/trace-signature.js';
import type { Client } from '../../../src/service/store/store.js';
import { createVault } from '../../../src/service/store/vault/vault.js';
import { type Harness, post, problem, startHarness } from '../harness.js';

const HOUR = 3_600_000;

let service: Harness;
let operator: Administrator;
beforeEach(async () => {
  service = await startHarness();
  operator = createAdministrator({
    store: service.store,
    keys: async () => ({
      vault: createVault([new Uint8Array(32).fill(7)]),
      keyring: service.keyring,
      masterKeys: { keys: [new Uint8Array(32).fill(7)], file: null },
    }),
    ids: createIds(service.clock, (bytes) => new Uint8Array(bytes).fill(5)),
    clock: service.clock,
    settle: async () => undefined,
  });
});
afterEach(() => service.close());

const read = async (token: string) => (await service.call('GET', '/v1/reviews', { token })).status;
const mint = (client_id: string, client_secret: string) =>
  post(
    `${service.baseUrl}/oauth/token`,
    new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret }).toString(),
  );

describe('a revoked client', () => {
  it('gets no token from that moment on', async () => {
    const { client_id, client_secret } = await operator.createClient({ tenant: 'own', scopes: ['reviews:read'] });
    expect((await mint(client_id, client_secret)).status).toBe(200);
    await operator.revokeClient({ clientId: client_id });
    expect((await mint(client_id, client_secret)).status).toBe(401);
  });

  it('calls for 30 seconds more at most with a token that it has', async () => {
    const clientId = service.clients.own;
    const token = await service.token();
    expect(await read(token)).toBe(200);
    await operator.revokeClient({ clientId });
    service.pass(29_999);
    // What was looked up before may still be taken.
    expect([200, 401]).toContain(await read(token));
    service.pass(1);
    const answer = await service.call('GET', '/v1/reviews', { token });
    expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
    expect(String(answer.headers['www-authenticate'])).toContain('error="invalid_token"');
    expect(String(answer.headers['www-authenticate'])).toContain('was revoked');
  });

  it('is refused at its first call in a process that does not know it yet', async () => {
    const { client_id, client_secret } = await operator.createClient({ tenant: 'own', scopes: ['reviews:read'] });
    const { access_token } = TokenResponse.parse((await mint(client_id, client_secret)).json);
    await operator.revokeClient({ clientId: client_id });
    expect(await read(access_token)).toBe(401);
  });

  it('takes no other client of its tenant with it', async () => {
    const reader = await service.token(service.clients.reader);
    await operator.revokeClient({ clientId: service.clients.own });
    service.pass(30_000);
    expect(await read(reader)).toBe(200);
  });
});

describe('what is known of a client', () => {
  const CLIENT: Client = {
    id: 'cli_one',
    tenantId: 'ten_one',
    scopes: [],
    secrets: [],
    createdAt: 0,
    revokedAt: null,
  };
  let now = 0;
  let asked = 0;
  let answer: () => Promise<Client | null>;
  let status: ClientStatus;
  beforeEach(() => {
    now = 0;
    asked = 0;
    answer = async () => CLIENT;
    const client = () => {
      asked += 1;
      return answer();
    };
    status = new ClientStatus({ directory: { client }, clock: () => now });
  });

  it('is read once in 30 seconds, however many ask, at once too', async () => {
    const many = await Promise.all(Array.from({ length: 100 }, () => status.mayCall('cli_one', 'ten_one')));
    expect(many.every(Boolean)).toBe(true);
    now = 29_999;
    expect(await status.mayCall('cli_one', 'ten_one')).toBe(true);
    expect(asked).toBe(1);
    now = 30_000;
    expect(await status.mayCall('cli_one', 'ten_one')).toBe(true);
    expect(asked).toBe(2);
  });

  it('is as old as the question, not as the answer', async () => {
    let tell: (client: Client) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        tell = resolve;
      });
    const first = status.mayCall('cli_one', 'ten_one');
    now = 20_000;
    tell(CLIENT);
    expect(await first).toBe(true);
    now = 30_000;
    answer = async () => ({ ...CLIENT, revokedAt: 1 });
    expect(await status.mayCall('cli_one', 'ten_one')).toBe(false);
  });

  it.each([
    ['revoked', { ...CLIENT, revokedAt: 0 }],
    ['gone', null],
    ["another tenant's", { ...CLIENT, tenantId: 'ten_two' }],
  ])('is no where it is %s', async (_, found) => {
    answer = async () => found;
    expect(await status.mayCall('cli_one', 'ten_one')).toBe(false);
  });

  it('is asked again at once where the store failed, and the fault is passed on', async () => {
    answer = async () => {
      throw new Error('the store is away');
    };
    await expect(status.mayCall('cli_one', 'ten_one')).rejects.toThrow('away');
    answer = async () => CLIENT;
    expect(await status.mayCall('cli_one', 'ten_one')).toBe(true);
  });

  it('is kept of a bounded number of clients: the oldest is asked for again', async () => {
    answer = async () => CLIENT;
    for (let at = 0; at <= 10_000; at += 1) await status.mayCall(`cli_${at}`, 'ten_one');
    asked = 0;
    await status.mayCall('cli_10000', 'ten_one');
    expect(asked).toBe(0);
    await status.mayCall('cli_0', 'ten_one');
    expect(asked).toBe(1);
  });
});

describe('a store that fails', () => {
  it('is our fault and not the token’s', async () => {
    const token = await service.token();
    const { directory } = service.store;
    Object.defineProperty(directory, 'client', {
      value: async () => {
        throw new Error('the store is away');
      },
    });
    const answer = await service.call('GET', '/v1/reviews', { token });
    expect(problem(answer)).toMatchObject({ status: 500, code: 'E_INT_001' });
    expect(answer.text).not.toContain('away');
  });
});

describe('a replaced secret', () => {
  it('mints tokens beside the new one until its time is over', async () => {
    const { client_id, client_secret: old } = await operator.createClient({ tenant: 'own', scopes: ['admin'] });
    const rotated = await operator.rotateSecret({ clientId: client_id, overlapHours: 1 });
    expect((await mint(client_id, old)).status).toBe(200);
    expect((await mint(client_id, rotated.client_secret)).status).toBe(200);
    service.pass(HOUR - 1);
    expect((await mint(client_id, old)).status).toBe(200);
    service.pass(1);
    expect((await mint(client_id, old)).status).toBe(401);
    expect((await mint(client_id, rotated.client_secret)).status).toBe(200);
  });
});

describe('replaced keys', () => {
  const published = async () => {
    const { json } = await service.call('GET', '/.well-known/jwks.json', { token: null });
    return KeySet.parse(json).keys.map(({ kid }) => kid);
  };

  it('break no token: old ones are good until they end, and both keys are published', async () => {
    const old = await service.token();
    service.pass(60_000);
    const { token_key, trace_key } = await operator.rotateKeys({});
    const young = await service.token(service.clients.reader);
    expect(decodeProtectedHeader(young).kid).toBe(token_key);
    const oldKid = decodeProtectedHeader(old).kid;
    expect(await published()).toEqual(expect.arrayContaining([token_key, trace_key, oldKid]));
    expect(await read(old)).toBe(200);
    expect(await read(young)).toBe(200);
    service.pass(HOUR - 60_001);
    expect(await read(old)).toBe(200);
    service.pass(1);
    expect(await read(old)).toBe(401);
    expect(await read(young)).toBe(200);
    service.pass(2 * 60_000);
    expect(await published()).not.toContain(oldKid);
  });

  it('break no link to a trace', async () => {
    const { id } = await service.complete();
    const { json } = await service.call('POST', `/v1/reviews/${id}/trace-links`);
    const { pathname, search } = new URL(TraceLink.parse(json).url);
    await operator.rotateKeys({});
    service.pass(23 * HOUR);
    expect((await service.call('GET', `${pathname}${search}`, { token: null })).status).toBe(200);
  });
});
