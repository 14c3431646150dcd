import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Tenant } from '../../../src/contract/index.js';
import { type Harness, problem, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

let service: Harness;

const read = async (token?: string) =>
  Tenant.parse((await service.call('GET', '/v1/tenant', token === undefined ? {} : { token })).json);
const patch = (body: unknown) => service.call('PATCH', '/v1/tenant', { body });
const putPolicy = (name: string) =>
  service.call('PUT', `/v1/policies/${name}`, { body: { source: 'extends: strict' } });

describe.each(STORES)('the tenant, over %s', (store) => {
  beforeEach(async () => {
    service = await startHarness({ store });
  });
  afterEach(() => service.close());

  it('is read as it is', async () => {
    expect(await read()).toEqual({
      id: service.tenantId,
      name: 'own',
      default_policy: 'balanced',
      repository_policy: 'tighten',
      rate_limit: { per_minute: 60, burst: 20 },
      retention_days: 30,
      on_pull_request: 'ignore',
      check_name: 'Review Gate',
      created_at: new Date(START).toISOString(),
    });
  });

  it('takes any part of its settings, and leaves the rest', async () => {
    const before = await read();
    const answer = await patch({ retention_days: 7, repository_policy: 'ignore' });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ...before, retention_days: 7, repository_policy: 'ignore' });
    await patch({ rate_limit: { per_minute: 600, burst: 5 }, on_pull_request: 'check', check_name: '  Gate ' });
    expect(await read()).toEqual({
      ...before,
      retention_days: 7,
      repository_policy: 'ignore',
      rate_limit: { per_minute: 600, burst: 5 },
      on_pull_request: 'check',
      check_name: 'Gate',
    });
  });

  it('stays as it is for an empty patch', async () => {
    const before = await read();
    expect((await patch({})).json).toEqual(before);
  });

  it('takes a default policy that is built in, its own, or a path in the repositories', async () => {
    await putPolicy('house-rules');
    for (const name of ['strict', 'house-rules', '.review-gate/main.yml', 'policies/gate.yaml']) {
      const answer = await patch({ default_policy: name });
      expect([answer.status, Tenant.parse(answer.json).default_policy]).toEqual([200, name]);
    }
  });

  it.each(['nothing', 'Strict', 'strict ', '../up.yml', '/etc/passwd.yml', 'a/../../b.yml', 'a\u0000/b.yml'])(
    'refuses %j as its default policy, and changes nothing of the patch',
    async (default_policy) => {
      const before = await read();
      const answer = problem(await patch({ default_policy, retention_days: 9 }));
      expect(answer).toMatchObject({ status: 422, code: 'E_POL_001', errors: [{ pointer: '/default_policy' }] });
      expect(answer.detail).toContain('strict, balanced, advisory');
      expect(await read()).toEqual(before);
    },
  );

  it("refuses another tenant's policy as its default", async () => {
    await putPolicy('house-rules');
    const token = await service.token(service.clients.other);
    const answer = await service.call('PATCH', '/v1/tenant', { token, body: { default_policy: 'house-rules' } });
    expect(problem(answer)).toMatchObject({ status: 422, code: 'E_POL_001' });
    expect(answer.text).not.toContain('advisory, house-rules');
  });

  it('is another one for a token of another tenant', async () => {
    await patch({ retention_days: 3 });
    const other = await read(await service.token(service.clients.other));
    expect(other).toMatchObject({ id: service.otherTenantId, name: 'other', retention_days: 30 });
  });

  it('holds reviews to the new limit at once', async () => {
    await patch({ rate_limit: { per_minute: 1, burst: 1 } });
    await service.create();
    const answer = await service.call('POST', '/v1/reviews', { body: { repo: 'octo/shop', pr: 7 } });
    expect(problem(answer)).toMatchObject({ status: 429, code: 'E_RATE_001' });
  });
});

describe('settings that are sent', () => {
  beforeEach(async () => {
    service = await startHarness();
  });
  afterEach(() => service.close());

  it.each([
    [{ id: 'ten_x' }, '/id'],
    [{ name: 'another' }, '/name'],
    [{ created_at: '2020-01-01T00:00:00.000Z' }, '/created_at'],
    [{ retention: 7 }, '/retention'],
    [{ retention_days: 0 }, '/retention_days'],
    [{ retention_days: 3651 }, '/retention_days'],
    [{ retention_days: 1.5 }, '/retention_days'],
    [{ retention_days: '7' }, '/retention_days'],
    [{ retention_days: null }, '/retention_days'],
    [{ repository_policy: 'loosen' }, '/repository_policy'],
    [{ rate_limit: { per_minute: 0, burst: 1 } }, '/rate_limit/per_minute'],
    [{ rate_limit: { per_minute: 1 } }, '/rate_limit/burst'],
    [{ rate_limit: { per_minute: 1, burst: 1, day: 1 } }, '/rate_limit/day'],
    [{ rate_limit: { per_minute: 1e9, burst: 1 } }, '/rate_limit/per_minute'],
    [{ on_pull_request: 'merge' }, '/on_pull_request'],
    [{ check_name: '  ' }, '/check_name'],
    [{ check_name: 'x'.repeat(101) }, '/check_name'],
    [{ check_name: 'one\nline more' }, '/check_name'],
    [{ check_name: 'nul\u0000' }, '/check_name'],
    [{ default_policy: '' }, '/default_policy'],
    [{ default_policy: 'x'.repeat(256) }, '/default_policy'],
  ])('refuses %j by the name of the field, and changes nothing', async (body, pointer) => {
    const before = await read();
    const answer = problem(await patch({ retention_days: 9, ...body }));
    expect(answer).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer }] });
    expect(await read()).toEqual(before);
  });

  it.each(['[]', 'null', '"x"', '{', ''])('refuses the body %j', async (raw) => {
    expect(problem(await service.call('PATCH', '/v1/tenant', { raw }))).toMatchObject({
      status: 400,
      code: 'E_REQ_001',
    });
  });

  it.each(['reviews:read', 'reviews:write', 'findings:read', 'webhooks:write'])(
    'is not for the scope %s',
    async (scope) => {
      const token = await service.token(service.clients.own, scope);
      for (const [method, body] of [['GET'], ['PATCH', {}]] as const) {
        const answer = await service.call(method, '/v1/tenant', { token, ...(body === undefined ? {} : { body }) });
        expect(problem(answer)).toMatchObject({ status: 403, code: 'E_AUTH_002' });
        expect(answer.headers['www-authenticate']).toContain('scope="admin"');
      }
    },
  );

  it('takes no path as the default policy where policies are by name alone', async () => {
    await service.close();
    service = await startHarness({ policiesByPath: false });
    const answer = await service.call('PATCH', '/v1/tenant', { body: { default_policy: 'policies/gate.yaml' } });
    expect(problem(answer)).toMatchObject({ status: 422, code: 'E_POL_001' });
  });
});
