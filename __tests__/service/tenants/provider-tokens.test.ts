import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ProviderToken } from '../../../src/contract/index.js';
import { openSecret } from '../../../src/service/store/vault/secret.js';
import { type Harness, problem, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

const TOKEN = 'ghp_a-token-that-nobody-may-see';
const List = z.strictObject({ data: z.array(ProviderToken) });
const JIRA = { base_url: 'https://jira.example.com/jira', token: TOKEN };

const rsa = (bits: number, type: 'pkcs1' | 'pkcs8' = 'pkcs8') =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type, format: 'pem' }).toString();

let service: Harness;
let key: string;
beforeAll(() => {
  key = rsa(2048, 'pkcs1');
});
const app = (more: object = {}) => ({ app_id: 123, installation_id: 4567, private_key: key, ...more });
const put = (provider: string, body: unknown) => service.call('PUT', `/v1/provider-tokens/${provider}`, { body });
const remove = (provider: string) => service.call('DELETE', `/v1/provider-tokens/${provider}`);
const list = async (token?: string) =>
  List.parse((await service.call('GET', '/v1/provider-tokens', token === undefined ? {} : { token })).json).data;
const stored = async (provider: string) => {
  const row = await service.store.tenant(service.tenantId).read((tx) => tx.secrets.get(`provider/${provider}`));
  return row === null ? null : { row, given: JSON.parse(openSecret(service.vault, service.tenantId, row)) };
};
const owners = (installation: string) => service.store.directory.tenantsOfInstallation(installation);

describe.each(STORES)('provider tokens, over %s', (store) => {
  beforeEach(async () => {
    service = await startHarness({ store });
  });
  afterEach(() => service.close());

  it('are set, listed without what is secret, replaced and removed', async () => {
    expect(await list()).toEqual([]);
    const answer = await put('github', { token: TOKEN });
    expect([answer.status, answer.text]).toEqual([204, '']);
    await put('jira', { ...JIRA, email: 'gate@example.com', criteria_field: ' Acceptance criteria ' });
    service.pass(1000);
    await put('linear', { token: TOKEN });
    const at = (milliseconds: number) => new Date(START + milliseconds).toISOString();
    const key_id = service.vault.keyId;
    expect(await list()).toEqual([
      { provider: 'github', kind: 'token', key_id, updated_at: at(0) },
      { provider: 'jira', kind: 'token', key_id, updated_at: at(0) },
      { provider: 'linear', kind: 'token', key_id, updated_at: at(1000) },
    ]);
    expect(await stored('jira')).toMatchObject({
      given: { ...JIRA, email: 'gate@example.com', criteria_field: 'Acceptance criteria' },
    });

    await put('github', app());
    expect((await list())[0]).toEqual({ provider: 'github', kind: 'app', key_id, updated_at: at(1000) });
    expect(await stored('github')).toMatchObject({ given: app() });

    expect((await remove('jira')).status).toBe(204);
    expect(problem(await remove('jira'))).toMatchObject({ status: 404, code: 'E_NF_001' });
    expect((await list()).map(({ provider }) => provider)).toEqual(['github', 'linear']);
  });

  it('are nowhere to be read: not in an answer, not in the store, not in the log', async () => {
    const answers = [
      await put('github', { token: TOKEN }),
      await put('jira', { ...JIRA, base_url: 'ftp://x' }),
      await put('linear', { token: `${TOKEN}\n` }),
      await put('github', app({ private_key: `${TOKEN}` })),
      await put('github', { token: TOKEN, other: 1 }),
      await service.call('GET', '/v1/provider-tokens'),
      await service.call('GET', '/v1/tenant'),
    ];
    for (const answer of answers) expect(answer.text).not.toContain('nobody-may-see');
    expect(service.log.join('\n')).not.toContain('nobody-may-see');
    expect(JSON.stringify((await stored('github'))?.row)).not.toContain('nobody-may-see');
  });

  it("make an App's installation the tenant's, and a plain token or none its end", async () => {
    await put('github', app());
    expect(await owners('4567')).toEqual([service.tenantId]);
    await put('github', app({ installation_id: '89', app_id: 'Iv23liABC' }));
    expect([await owners('4567'), await owners('89')]).toEqual([[], [service.tenantId]]);
    await put('jira', JIRA);
    expect(await owners('89')).toEqual([service.tenantId]);
    await put('github', { token: TOKEN });
    expect(await owners('89')).toEqual([]);
    await put('github', app());
    await remove('jira');
    expect(await owners('4567')).toEqual([service.tenantId]);
    await remove('github');
    expect(await owners('4567')).toEqual([]);
  });

  it('are of one tenant', async () => {
    await put('github', app());
    const token = await service.token(service.clients.other);
    expect(await list(token)).toEqual([]);
    const answer = await service.call('DELETE', '/v1/provider-tokens/github', { token });
    expect(problem(answer)).toMatchObject({ status: 404, code: 'E_NF_001' });
    expect(await owners('4567')).toEqual([service.tenantId]);
    await service.call('PUT', '/v1/provider-tokens/github', { token, body: { token: 'other' } });
    expect((await list())[0]).toMatchObject({ kind: 'app' });
  });
});

describe('a provider token that is sent', () => {
  beforeEach(async () => {
    service = await startHarness();
  });
  afterEach(() => service.close());

  const faults = async (provider: string, body: unknown) => {
    const answer = await put(provider, body);
    const said = problem(answer);
    expect(said).toMatchObject({ status: 400, code: 'E_REQ_001' });
    expect(await list()).toEqual([]);
    return said.errors?.map(({ pointer, detail }) => `${pointer} ${detail}`) ?? [];
  };

  it.each<[string, unknown, RegExp[]]>([
    ['github', {}, [/^\/token is missing/u]],
    ['github', { token: '' }, [/^\/token /u]],
    ['github', { token: 'a b' }, [/^\/token must be visible ASCII/u]],
    ['github', { token: 'a\r\nX-Evil: 1' }, [/^\/token must be visible ASCII/u]],
    ['github', { token: 'ä' }, [/^\/token must be visible ASCII/u]],
    ['github', { token: 'x'.repeat(4097) }, [/^\/token /u]],
    ['github', { token: 1 }, [/^\/token /u]],
    ['github', { token: 'x', scope: 'repo' }, [/^\/scope unknown field "scope"/u]],
    ['github', { token: 'x', app_id: 1 }, [/^\/installation_id /u, /^\/private_key is missing/u, /^\/token unknown/u]],
    ['github', { app_id: 1 }, [/^\/installation_id /u, /^\/private_key is missing/u]],
    ['github', { base_url: 'https://jira.example.com', token: 'x' }, [/^\/base_url unknown field/u]],
    ['github', [], [/^ /u]],
    ['github', 'x', [/^ /u]],
    ['jira', { token: 'x' }, [/^\/base_url is missing/u]],
    ['jira', { base_url: 'https://jira.example.com' }, [/^\/token is missing/u]],
    ['jira', { ...JIRA, base_url: 'jira.example.com' }, [/^\/base_url must be the https address/u]],
    ['jira', { ...JIRA, base_url: 'javascript:alert(1)' }, [/^\/base_url must be the https address/u]],
    ['jira', { ...JIRA, base_url: 'http://jira.example.com' }, [/^\/base_url must be https, /u]],
    ['jira', { ...JIRA, base_url: 'https://me:secret@jira.example.com' }, [/^\/base_url must not hold a user/u]],
    ['jira', { ...JIRA, base_url: 'https://jira.example.com/?a=1' }, [/^\/base_url must have neither a query/u]],
    ['jira', { ...JIRA, base_url: 'https://jira.example.com/#x' }, [/^\/base_url must have neither/u]],
    ['jira', { ...JIRA, email: 'nobody' }, [/^\/email /u]],
    ['jira', { ...JIRA, criteria_field: ' ' }, [/^\/criteria_field /u]],
    ['jira', { ...JIRA, app_id: 1 }, [/^\/app_id unknown field/u]],
    ['linear', { token: 'x', base_url: 'https://linear.app' }, [/^\/base_url unknown field/u]],
    ['linear', {}, [/^\/token is missing/u]],
  ])('%s: %j is refused by the names of its fields', async (provider, body, expected) => {
    const said = await faults(provider, body);
    expect(said).toHaveLength(expected.length);
    for (const [at, pattern] of expected.entries()) expect(said.toSorted()[at]).toMatch(pattern);
  });

  it.each([
    ['app_id', { app_id: 'a b' }],
    ['app_id', { app_id: 0 }],
    ['app_id', { app_id: '' }],
    ['installation_id', { installation_id: '007' }],
    ['installation_id', { installation_id: -1 }],
    ['installation_id', { installation_id: 'https://github.com/settings/installations/1' }],
    ['webhook_secret', { webhook_secret: 'short' }],
    ['private_key', { private_key: '' }],
  ])('an App with a bad %s is refused: %j', async (field, more) => {
    expect(await faults('github', app(more))).toEqual([expect.stringContaining(`/${field} `)]);
  });

  it.each<[string, () => string, RegExp]>([
    ['no PEM at all', () => 'MIIEowIBAAKCAQEA', /no private key in PEM form/u],
    ['its first half', () => key.slice(0, key.length / 2), /no private key in PEM form/u],
    ['line breaks as two characters', () => key.replaceAll('\n', '\\n'), /send line breaks/u],
    [
      'the public key',
      () => {
        const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return publicKey.export({ type: 'spki', format: 'pem' }).toString();
      },
      /no private key in PEM form/u,
    ],
    [
      'a key of an elliptic curve',
      () => {
        const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
        return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      },
      /no RSA key/u,
    ],
    [
      'a key behind a passphrase',
      () => {
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        const locked = { type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' } as const;
        return privateKey.export(locked).toString();
      },
      /passphrase/u,
    ],
    ['too short a key', () => rsa(1024), /RSA key of 1024 bits/u],
  ])('%s is refused as the private key, in words', async (_, privateKey, words) => {
    const pem = privateKey();
    const answer = await put('github', app({ private_key: pem }));
    expect(problem(answer)).toMatchObject({ status: 400, errors: [{ pointer: '/private_key' }] });
    expect(problem(answer).errors?.[0]?.detail).toMatch(words);
    expect(answer.text).not.toContain(pem.split('\n')[1] ?? pem);
    expect(await list()).toEqual([]);
  });

  it('takes a key of either form, and one with blanks around it', async () => {
    for (const pem of [key, rsa(2048), `\n${key}\n\n`]) {
      expect((await put('github', app({ private_key: pem }))).status).toBe(204);
    }
  });

  it('may go to a host over plain HTTP that the operator has opened', async () => {
    expect((await put('jira', { ...JIRA, base_url: 'http://127.0.0.1:8080' })).status).toBe(204);
    expect((await put('jira', { ...JIRA, base_url: 'http://10.0.0.1:8080' })).status).toBe(400);
  });

  it.each(['gitlab', 'GitHub', 'github%20', '..%2Fwebhook', 'x'.repeat(500)])(
    'is for no provider %s',
    async (provider) => {
      expect(problem(await put(provider, { token: 'x' }))).toMatchObject({ status: 404, code: 'E_NF_001' });
      expect(problem(await remove(provider))).toMatchObject({ status: 404, code: 'E_NF_001' });
    },
  );

  it('cannot be read by itself: there is no such call', async () => {
    await put('linear', { token: TOKEN });
    const answer = await service.call('GET', '/v1/provider-tokens/linear');
    expect(problem(answer)).toMatchObject({ status: 405 });
    expect(answer.headers['allow']).toBe('PUT, DELETE');
  });

  it('needs the scope admin, and a token', async () => {
    const token = await service.token(service.clients.own, 'reviews:read reviews:write findings:read webhooks:write');
    for (const [method, path, body] of [
      ['GET', '/v1/provider-tokens', undefined],
      ['PUT', '/v1/provider-tokens/linear', { token: TOKEN }],
      ['DELETE', '/v1/provider-tokens/linear', undefined],
    ] as const) {
      const sent = body === undefined ? {} : { body };
      expect(problem(await service.call(method, path, { token, ...sent }))).toMatchObject({ code: 'E_AUTH_002' });
      expect(problem(await service.call(method, path, { token: null, ...sent }))).toMatchObject({ code: 'E_AUTH_001' });
    }
  });

  it.each(['text/plain', 'application/yaml', 'application/x-www-form-urlencoded'])(
    'does not come as %s',
    async (type) => {
      const sent = { raw: 'token=x', headers: { 'content-type': type } };
      expect(problem(await service.call('PUT', '/v1/provider-tokens/linear', sent))).toMatchObject({ status: 415 });
    },
  );
});
