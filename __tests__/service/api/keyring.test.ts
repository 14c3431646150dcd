import { beforeEach, describe, expect, it } from '@jest/globals';
import { AccessTokenError, AccessTokens } from '../../../src/service/api/auth/access-tokens.js';
import { ClientStatus } from '../../../src/service/api/auth/client-status.js';
import { type Keyring, openKeyring } from '../../../src/service/api/auth/keyring.js';
import { TraceLinks } from '../../../src/service/api/auth/trace-links.js';
import type { Administration, Secrets } from '../../../src/service/store/store.js';
import { createVault, type Vault } from '../../../src/service/store/vault/vault.js';
import { MemoryStore } from '../../stand-ins/store/memory.js';

const START = Date.UTC(2025, 5, 1, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ISSUER = 'https://gate.example';
const CLIENT = { id: 'cli_one', tenantId: 'ten_one' };
const TRACE_URL = `${ISSUER}/v1/reviews/rev_one/trace`;

let now: number;
let store: MemoryStore;
let vault: Vault;
let log: string[];
/** Lists read of the store, and whether it can be read. */
let reads: number;
let broken: boolean;

beforeEach(() => {
  now = START;
  store = new MemoryStore();
  vault = createVault([new Uint8Array(32).fill(1)]);
  log = [];
  reads = 0;
  broken = false;
});

const clock = () => now;

function counted(): { administration: Pick<Administration, 'secrets'> } {
  const { secrets } = store.administration;
  const counting: Secrets = {
    get: (name) => secrets.get(name),
    put: (secret) => secrets.put(secret),
    remove: (name) => secrets.remove(name),
    list: async (prefix) => {
      if (broken) throw new Error('the store is away');
      reads += 1;
      return secrets.list(prefix);
    },
  };
  return { administration: { secrets: counting } };
}

/** A process of the service. */
async function start(own: Vault = vault): Promise<{ keyring: Keyring; tokens: AccessTokens; links: TraceLinks }> {
  const keyring = await openKeyring({ store: counted(), vault: own, clock, log: (line) => log.push(line) });
  const directory = {
    client: async () => ({ ...CLIENT, scopes: [], secrets: [], createdAt: START, revokedAt: null }),
  };
  return {
    keyring,
    tokens: new AccessTokens({ keyring, clients: new ClientStatus({ directory, clock }), issuer: () => ISSUER, clock }),
    links: new TraceLinks({ keyring, clock }),
  };
}

const mint = ({ tokens }: { tokens: AccessTokens }) => tokens.mint(CLIENT, ['reviews:read']);
const linkQuery = (url: string) => {
  const { searchParams } = new URL(url);
  return { expires: searchParams.get('expires') ?? '', signature: searchParams.get('signature') ?? '' };
};
const kids = async ({ tokens }: { tokens: AccessTokens }) => (await tokens.jwks()).keys.map(({ kid }) => kid);
const ids = (keys: readonly { readonly id: string }[]) => keys.map(({ id }) => id);

describe('signing keys', () => {
  it('are made at first start, and the same after a restart', async () => {
    const first = await start();
    const token = await mint(first);
    const second = await start();
    expect(await kids(second)).toEqual(await kids(first));
    expect(await second.tokens.verify(token)).toMatchObject({ clientId: CLIENT.id, tenantId: CLIENT.tenantId });
    expect((await store.administration.secrets.list('signing/')).map(({ name }) => name.split('/')[1])).toEqual([
      'link',
      'token',
      'trace',
    ]);
  });

  it('lie sealed in the store', async () => {
    await start();
    for (const row of await store.administration.secrets.list('signing/')) {
      expect(row.keyId).toBe(vault.keyId);
      expect(Buffer.from(row.box, 'base64url').toString('latin1')).not.toContain('P-256');
      expect(vault.open(`service/${row.name}`, row)).toContain('created_at');
    }
  });

  it('are the same ones in processes that start at once, however they interleave', async () => {
    const processes = await Promise.all([start(), start(), start()]);
    now += 30_000;
    const current = await Promise.all(processes.map(({ keyring }) => keyring.current()));
    for (const family of ['token', 'trace', 'link'] as const) {
      expect(new Set(current.map((keys) => keys[family][0]?.id)).size).toBe(1);
    }
    // What any of them signed before is taken by all.
    for (const one of processes) {
      const token = await mint(one);
      for (const other of processes) await expect(other.tokens.verify(token)).resolves.toBeDefined();
    }
  });

  it('of one moment are chosen by their ids, in every process alike', async () => {
    const first = await start();
    const rival = await start(createVault([new Uint8Array(32).fill(9)]));
    const key = (await rival.keyring.current()).token[0];
    if (key === undefined) throw new Error('no key');
    expect(key.createdAt).toBe((await first.keyring.current()).token[0]?.createdAt);
    const both = createVault([new Uint8Array(32).fill(1), new Uint8Array(32).fill(9)]);
    const [one, other] = [await start(both), await start(both)];
    const chosen = ids((await one.keyring.current()).token);
    expect(chosen).toEqual(chosen.toSorted().toReversed());
    expect(ids((await other.keyring.current()).token)).toEqual(chosen);
  });
});

describe('a rotation', () => {
  it('signs with the new key, and takes tokens of the old one until they end', async () => {
    const service = await start();
    const old = await mint(service);
    const [oldKid] = await kids(service);
    await service.keyring.rotate();
    const young = await mint(service);
    const [newKid, second] = await kids(service);
    expect(second).toBe(oldKid);
    expect(newKid).not.toBe(oldKid);
    now += HOUR - 1000;
    await expect(service.tokens.verify(old)).resolves.toBeDefined();
    await expect(service.tokens.verify(young)).resolves.toBeDefined();
    now += 1000;
    await expect(service.tokens.verify(old)).rejects.toThrow('expired');
    now += 60_001;
    expect(await kids(service)).not.toContain(oldKid);
    await expect(service.tokens.verify(old)).rejects.toThrow('not one of this service');
  });

  it('keeps trace keys published for ever, and removes token keys that ended from the store', async () => {
    const service = await start();
    const first = await service.keyring.current();
    for (let at = 0; at < 3; at += 1) {
      now += DAY;
      await service.keyring.rotate();
    }
    now += 1000 * DAY;
    const keys = await service.keyring.current();
    expect(keys.trace).toHaveLength(4);
    expect(ids(keys.trace)).toContain(first.trace[0]?.id);
    expect(keys.token).toHaveLength(1);
    await service.keyring.rotate();
    // The new one, and the one that was replaced just now.
    expect(await store.administration.secrets.list('signing/token/')).toHaveLength(2);
    expect(await store.administration.secrets.list('signing/trace/')).toHaveLength(5);
  });

  it('reaches another process at once when it sees a token of the new key', async () => {
    const [here, there] = [await start(), await start()];
    await here.keyring.rotate();
    const token = await mint(here);
    await expect(there.tokens.verify(token)).resolves.toBeDefined();
    expect(await kids(there)).toEqual(await kids(here));
  });

  it('reaches another process that sees nothing of it within 30 seconds', async () => {
    const [here, there] = [await start(), await start()];
    await here.keyring.rotate();
    const signer = ids((await here.keyring.current()).token)[0];
    now += 29_999;
    expect(ids((await there.keyring.current()).token)[0]).not.toBe(signer);
    now += 1;
    expect(ids((await there.keyring.current()).token)[0]).toBe(signer);
  });

  it('puts the new key in front on a clock that goes behind', async () => {
    const service = await start();
    now -= 5000;
    const before = ids((await service.keyring.current()).token);
    await service.keyring.rotate();
    const after = ids((await service.keyring.current()).token);
    expect(after.slice(1)).toEqual(before);
  });

  it('leaves links good until they end, in a process that does not know their key yet too', async () => {
    const [here, there] = [await start(), await start()];
    const old = linkQuery((await there.links.create('rev_one', TRACE_URL)).url);
    await here.keyring.rotate();
    const young = linkQuery((await here.links.create('rev_one', TRACE_URL)).url);
    expect(young.signature).not.toBe(old.signature);
    expect(await there.links.check('rev_one', young)).toBe('good');
    expect(await here.links.check('rev_one', old)).toBe('good');
    expect(await here.links.check('rev_two', old)).toBe('bad');
    now += DAY - 1;
    expect(await here.links.check('rev_one', old)).toBe('good');
    now += 1;
    expect(await here.links.check('rev_one', old)).toBe('expired');
    now += DAY;
    expect(await here.links.check('rev_one', old)).toBe('bad');
  });
});

describe('reading the keys', () => {
  it('costs nothing while the key of a token is known', async () => {
    const service = await start();
    const token = await mint(service);
    reads = 0;
    for (let at = 0; at < 50; at += 1) await service.tokens.verify(token);
    expect(reads).toBe(0);
  });

  it('happens once a second at most, whatever key ids come', async () => {
    const service = await start();
    const token = await mint(service);
    reads = 0;
    const forged = Array.from({ length: 100 }, (_, at) => {
      const header = Buffer.from(JSON.stringify({ alg: 'ES256', typ: 'at+jwt', kid: `kid-${at}` }));
      return [header.toString('base64url'), ...token.split('.').slice(1)].join('.');
    });
    const seen = await Promise.allSettled(forged.map((each) => service.tokens.verify(each)));
    for (const { status } of seen) expect(status).toBe('rejected');
    // One reading of three families.
    expect(reads).toBe(3);
    now += 1000;
    await expect(service.tokens.verify(forged[0] ?? '')).rejects.toBeInstanceOf(AccessTokenError);
    expect(reads).toBe(6);
  });

  it('may fail: what is known goes on, and a line says so', async () => {
    const service = await start();
    const token = await mint(service);
    broken = true;
    now += HOUR / 2;
    await expect(service.tokens.verify(token)).resolves.toBeDefined();
    expect(await mint(service)).toMatch(/\./u);
    expect(log.join('\n')).toContain('the signing keys cannot be read: the store is away');
    broken = false;
    now += 30_000;
    reads = 0;
    await service.keyring.current();
    expect(reads).toBe(3);
  });

  it.each([
    ['no token', ''],
    ['no key id', `${Buffer.from('{"alg":"ES256","typ":"at+jwt"}').toString('base64url')}.e30.AA`],
    ['a key id that is no text', `${Buffer.from('{"alg":"ES256","kid":7}').toString('base64url')}.e30.AA`],
    ['a header that is no JSON', 'abc.e30.AA'],
  ])('is not needed to refuse %s', async (_, token) => {
    const { tokens } = await start();
    reads = 0;
    await expect(tokens.verify(token)).rejects.toBeInstanceOf(AccessTokenError);
    expect(reads).toBe(0);
  });

  it('refuses a token that the key of traces signed', async () => {
    const service = await start();
    const { trace } = await service.keyring.current();
    const keys = { token: trace, trace, link: [] };
    const other: Keyring = {
      known: () => keys,
      current: async () => keys,
      lookAgain: async () => keys,
      rotate: async () => keys,
    };
    const directory = { client: async () => null };
    const clients = new ClientStatus({ directory, clock });
    const token = await mint({
      tokens: new AccessTokens({ keyring: other, clients, issuer: () => ISSUER, clock }),
    });
    await expect(service.tokens.verify(token)).rejects.toBeInstanceOf(AccessTokenError);
  });
});

describe('a key that cannot be opened', () => {
  const another = () => createVault([new Uint8Array(32).fill(2)]);

  it('is told once, by its name, and the service starts with keys of its own', async () => {
    await start();
    const wrong = await start(another());
    now += 30_000;
    await wrong.keyring.current();
    const token = await mint(wrong);
    await expect(wrong.tokens.verify(token)).resolves.toBeDefined();
    const told = log.filter((line) => line.includes('signing/token/'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`there is no master key ${vault.keyId}`);
  });

  it('does no harm to processes that have the right master key', async () => {
    const right = await start();
    const token = await mint(right);
    now += 1000;
    await start(another());
    now += 30_000;
    await expect(right.tokens.verify(token)).resolves.toBeDefined();
    const [kid] = await kids(right);
    const again = await start();
    expect((await kids(again))[0]).toBe(kid);
  });

  it('is used further by a process that opened it before', async () => {
    const [master, next] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(3)];
    const service = await start();
    const token = await mint(service);
    const both = createVault([next, master]);
    for (const { secret } of await store.administration.sealedOtherwise(both.keyId, 100)) {
      const text = both.open(`service/${secret.name}`, secret);
      await store.administration.reseal(null, secret, { ...secret, ...both.seal(`service/${secret.name}`, text) });
    }
    now += 30_000;
    await service.keyring.current();
    await expect(service.tokens.verify(token)).resolves.toBeDefined();
    expect(await mint(service)).toMatch(/\./u);
  });

  it.each([
    ['no JSON'],
    ['{"created_at":1}'],
    ['{"created_at":1,"jwk":{"kty":"EC","crv":"P-256","x":"","y":"","d":""}}'],
  ])('or holds something else is passed over: %s', async (text) => {
    const name = 'signing/token/damaged';
    const sealed = vault.seal(`service/${name}`, text);
    await store.administration.secrets.put({ name, kind: 'ES256', ...sealed, updatedAt: START });
    const service = await start();
    expect((await service.keyring.current()).token).toHaveLength(1);
    expect(log.join('\n')).toContain(`${name} cannot be used: what it holds is no key`);
  });
});
