import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { Simulation } from '../../../src/contract/index.js';
import { MemoryStore } from '../../stand-ins/store/memory.js';
import { BODY, FindingPage, type Harness, problem, startHarness } from '../harness.js';

const PATH = '/v1/policies:simulate';
const CLOSED = 'rules:\n  - name: closed\n    if: true\n    verdict: request-changes\n';

let service: Harness;
beforeEach(async () => {
  service = await startHarness();
});
afterEach(() => service.close());

const simulate = (body: object = {}, token?: string) =>
  service.call('POST', PATH, { body: { ...BODY, ...body }, ...(token === undefined ? {} : { token }) });
const result = async (body: object = {}) => {
  const answer = await simulate(body);
  if (answer.status !== 200) throw new Error(answer.text);
  return Simulation.parse(answer.json);
};

/** A token of a tenant of its own. */
async function anotherTenant(name: string): Promise<string> {
  const { administration } = service.store;
  const model = (await administration.tenants()).find(({ id }) => id === service.tenantId);
  const client = (await administration.clients(service.tenantId)).find(({ id }) => id === service.clients.own);
  if (model === undefined || client === undefined) throw new Error('the harness has a tenant and a client');
  const tenantId = `${service.tenantId.slice(0, -1)}${name}`;
  const clientId = `${service.clients.own.slice(0, -1)}${name}`;
  await administration.createTenant({ ...model, id: tenantId, name });
  await administration.createClient({ ...client, id: clientId, tenantId });
  return service.token(clientId);
}

/** All that the store holds, but what counts requests. */
function rows(): string {
  if (!(service.store instanceof MemoryStore)) throw new Error('this looks into the store in memory');
  const seen = new WeakSet<object>();
  return JSON.stringify(service.store, (name, value: unknown) => {
    if (name === 'rate' || typeof value !== 'object' || value === null) return name === 'rate' ? null : value;
    if (seen.has(value)) return '…';
    seen.add(value);
    return value instanceof Map ? [...value] : value;
  });
}

describe('POST /v1/policies:simulate', () => {
  it('says what a review says, of the same findings in the same order', async () => {
    const review = await service.complete();
    const page = await service.call('GET', `/v1/findings?review_id=${review.id}&limit=100`);
    const findings = FindingPage.parse(page.json).data.map(({ id: _, review_id: __, ...finding }) => finding);
    const simulated = await result();
    expect(simulated.findings).toEqual(findings);
    expect(simulated.findings.length).toBeGreaterThan(0);
    const { verdict, tier, confidence, ac_bindings, counts, head_sha, repo, pr } = review;
    expect(simulated).toMatchObject({ verdict, tier, confidence, ac_bindings, counts, head_sha, repo, pr });
    const trace = await service.call('GET', `/v1/reviews/${review.id}/trace`);
    expect(trace.json).toMatchObject({ digest: simulated.trace.digest });
  });

  it('tries a policy that is kept nowhere', async () => {
    const simulated = await result({ source: CLOSED });
    expect(simulated.verdict).toBe('request-changes');
    expect(simulated.trace.decision).toMatchObject({ rule: 'closed', verdict: 'request-changes' });
    expect(simulated.trace.decision.rules[0]).toMatchObject({ source: 'request' });
    expect((await service.call('GET', '/v1/policies')).json).toEqual({ data: [], next_page: null });
  });

  it('takes a policy by name, by path, and a ticket', async () => {
    await service.call('PUT', '/v1/policies/house', { body: { source: CLOSED } });
    expect((await result({ policy: 'house' })).verdict).toBe('request-changes');
    service.provider.files['gate/main.yml'] = CLOSED;
    expect((await result({ policy: 'gate/main.yml' })).verdict).toBe('request-changes');
    expect((await result({ ticket: '#1' })).ac_bindings).toHaveLength(2);
  });

  it('leaves nothing behind: no row, no event, no review', async () => {
    await service.call('PUT', '/v1/policies/house', { body: { source: CLOSED } });
    const webhook = { url: 'https://hooks.example.com/x', events: ['review.completed'] };
    expect((await service.call('POST', '/v1/webhooks', { body: webhook })).status).toBe(201);
    await service.token();
    const before = rows();
    await result({ policy: 'house', ticket: '#1' });
    await result({ source: CLOSED });
    expect((await simulate({ source: 'rules: 1' })).status).toBe(422);
    expect(rows()).toBe(before);
    expect((await service.call('GET', '/v1/reviews')).json).toEqual({ data: [], next_page: null });
    // And what does leave something is seen.
    await service.complete();
    expect(rows()).not.toBe(before);
  });

  it('counts against the rate limit of reviews', async () => {
    const first = await simulate();
    expect(first.headers['ratelimit']).toBe('"burst";r=19;t=1');
    for (let at = 0; at < 19; at += 1) await service.create();
    const answer = await simulate();
    expect(problem(answer)).toMatchObject({ status: 429, code: 'E_RATE_001' });
    expect(answer.headers['retry-after']).toBe('1');
  });

  it.each<[object, number, string, string[]]>([
    [{ repo: 'nowhere' }, 400, 'E_REQ_002', ['/repo']],
    [{ pr: 0 }, 400, 'E_REQ_002', ['/pr']],
    [{ repo: 'a', pr: '7' }, 400, 'E_REQ_002', ['/repo', '/pr']],
    [{ repo: 'a', dry_run: true }, 400, 'E_REQ_001', ['/repo', '/dry_run']],
    [{ policy: 'strict', source: CLOSED }, 400, 'E_REQ_001', ['/source']],
    [{ source: '' }, 400, 'E_REQ_001', ['/source']],
    [{ ticket: 'x'.repeat(129) }, 400, 'E_REQ_001', ['/ticket']],
    [{ policy: '' }, 400, 'E_REQ_001', ['/policy']],
    [{ policy: 'nothing' }, 422, 'E_POL_001', ['/policy']],
    [{ policy: '../up.yml' }, 422, 'E_POL_001', ['/policy']],
    [{ source: 'rules: 1\nextend: strict' }, 422, 'E_POL_001', ['/source', '/source']],
    [{ source: '&a [*a]' }, 422, 'E_POL_001', ['/source']],
  ])('refuses %j', async (body, status, code, pointers) => {
    const said = problem(await simulate(body));
    expect(said).toMatchObject({ status, code });
    expect(said.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
    expect(service.provider.count('snapshot')).toBe(0);
  });

  it.each<[object, number, string]>([
    [{ repo: 'octo/nowhere' }, 400, 'E_REQ_002'],
    [{ ticket: '#9' }, 422, 'E_AC_002'],
    [{ ticket: '#2' }, 422, 'E_AC_001'],
  ])('says of %j what a review says', async (body, status, code) => {
    expect(problem(await simulate(body))).toMatchObject({ status, code });
  });

  it.each([
    ['pin', new ProviderError('E_TOK_001', 'The token is refused.'), 424, 'E_TOK_001'],
    ['pin', new ProviderError('E_TOK_002', 'It cannot be decrypted.'), 424, 'E_TOK_002'],
    ['snapshot', new ProviderError('E_UP_001', 'GitHub is down.', true), 502, 'E_UP_001'],
    ['snapshot', new Error('/etc/secret: stack'), 500, 'E_INT_001'],
  ] as const)('tells a fault of the provider at %s', async (step, fault, status, code) => {
    service.provider.interrupt(step, fault);
    const answer = await simulate();
    expect(problem(answer)).toMatchObject({ status, code });
    expect(answer.text).not.toContain('/etc/secret');
  });

  it('needs the scope admin, and a token', async () => {
    const token = await service.token(service.clients.own, 'reviews:read reviews:write findings:read');
    expect(problem(await simulate({}, token))).toMatchObject({ status: 403, code: 'E_AUTH_002' });
    const none = await service.call('POST', PATH, { body: BODY, token: null });
    expect(problem(none)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
  });

  it("knows nothing of another tenant's policies", async () => {
    await service.call('PUT', '/v1/policies/house', { body: { source: CLOSED } });
    const token = await service.token(service.clients.other);
    const said = problem(await simulate({ policy: 'house' }, token));
    expect(said).toMatchObject({ status: 422, code: 'E_POL_001' });
    expect(said.detail).toContain('strict, balanced, advisory, legacy-open.');
  });

  it('takes JSON alone', async () => {
    const yaml = { raw: 'repo: octo/shop\npr: 7\n', headers: { 'content-type': 'application/yaml' } };
    expect(problem(await service.call('POST', PATH, yaml))).toMatchObject({ status: 415 });
  });

  it.each(['/v1/policies:nothing', '/v1/policies:', '/v1/policiesXsimulate', '/v1/policiessimulate'])(
    '%s is another address, and none',
    async (path) => {
      expect(problem(await service.call('POST', path, { body: BODY }))).toMatchObject({ status: 404 });
    },
  );

  it('answers another method with those it knows', async () => {
    const answer = await service.call('GET', PATH);
    expect(problem(answer)).toMatchObject({ status: 405, code: 'E_REQ_001' });
    expect(answer.headers['allow']).toBe('POST');
  });

  it('is done once at a time for a tenant, which is told to come back, and holds up no other', async () => {
    const other = await service.token(service.clients.other);
    const release = service.provider.hold('pin');
    const first = simulate();
    while (service.provider.count('pin') < 1) await new Promise(setImmediate);
    const answer = await simulate();
    expect(problem(answer)).toMatchObject({ status: 503, code: 'E_INT_001' });
    expect(problem(answer).detail).toContain('of this tenant');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await simulate({}, other)).status).toBe(200);
    release();
    expect((await first).status).toBe(200);
    expect((await simulate()).status).toBe(200);
  });

  it('is done three at a time; a fourth tenant is told to come back', async () => {
    const tokens = await Promise.all(['a', 'b', 'c', 'd'].map(anotherTenant));
    const [last, ...three] = tokens;
    const releases = three.map(() => service.provider.hold('pin'));
    const answers = three.map((token) => simulate({}, token));
    while (service.provider.count('pin') < 3) await new Promise(setImmediate);
    const answer = await simulate({}, last);
    expect(problem(answer)).toMatchObject({ status: 503, code: 'E_INT_001' });
    expect(problem(answer).detail).toContain('Other simulations');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    for (const release of releases) release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await simulate({}, last)).status).toBe(200);
  });
});

describe('a simulation that takes too long', () => {
  it.each(['pin', 'snapshot'] as const)(
    'is given up after 60 s, at %s too, in words, and leaves its place',
    async (step) => {
      await service.close();
      const asked: { milliseconds: number; abort: () => void }[] = [];
      service = await startHarness({
        deadline: (milliseconds) => {
          const controller = new AbortController();
          asked.push({ milliseconds, abort: () => controller.abort(new Error('time is up')) });
          return controller.signal;
        },
      });
      for (let round = 0; round < 4; round += 1) {
        service.provider.hang(step);
        const answer = simulate();
        while (service.provider.count(step) <= round) await new Promise(setImmediate);
        const minute = asked.findLast(({ milliseconds }) => milliseconds === 60_000);
        minute?.abort();
        const said = problem(await answer);
        expect(said).toMatchObject({ status: 504, code: 'E_UP_001' });
        expect(said.detail).toContain('60 s');
      }
    },
  );
});
