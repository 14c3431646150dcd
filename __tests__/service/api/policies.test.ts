import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createPageSchema, Policy, PolicySummary, Trace } from '../../../src/contract/index.js';
import { type Answer, type Harness, problem, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

const YAML = { 'content-type': 'application/yaml' };
const CLOSED = `rules:
  - name: closed
    if: true
    verdict: needs-review
`;
const Page = createPageSchema(PolicySummary);

let service: Harness;

const put = (name: string, source: string) => service.call('PUT', `/v1/policies/${name}`, { body: { source } });
const putText = (name: string, raw: string, headers: Record<string, string> = YAML) =>
  service.call('PUT', `/v1/policies/${name}`, { raw, headers });
const get = (name: string) => service.call('GET', `/v1/policies/${name}`);
const remove = (name: string) => service.call('DELETE', `/v1/policies/${name}`);
const names = async (query = '') =>
  Page.parse((await service.call('GET', `/v1/policies${query}`)).json).data.map(({ name }) => name);
const describeFaults = (answer: Answer) => problem(answer).errors?.map(({ pointer, detail }) => `${pointer} ${detail}`);

describe.each(STORES)('policies, over %s', (store) => {
  beforeEach(async () => {
    service = await startHarness({ store });
  });
  afterEach(() => service.close());

  it('are created, read, replaced and removed', async () => {
    const created = await put('house', CLOSED);
    const at = new Date(START).toISOString();
    expect(created.status).toBe(200);
    expect(created.json).toEqual({ name: 'house', source: CLOSED, created_at: at, updated_at: at });
    expect((await get('house')).json).toEqual(created.json);

    service.pass(5000);
    const replaced = await put('house', 'extends: strict');
    const later = new Date(START + 5000).toISOString();
    expect(replaced.json).toEqual({ name: 'house', source: 'extends: strict', created_at: at, updated_at: later });
    expect((await get('house')).json).toEqual(replaced.json);

    const removed = await remove('house');
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect(problem(await get('house'))).toMatchObject({ status: 404, code: 'E_NF_001' });
    expect(problem(await remove('house'))).toMatchObject({ status: 404, code: 'E_NF_001' });
  });

  it('are kept as they were written, comments, tabs and all', async () => {
    const source = '\ufeff# Für alle 🚦\r\nextends: strict # so\r\n';
    expect(Policy.parse((await putText('house', source)).json).source.replace('\ufeff', '')).toBe(source.slice(1));
    expect(Policy.parse((await put('json', '{"extends": "strict"}')).json).source).toBe('{"extends": "strict"}');
  });

  it('are listed by name, without their texts, page by page', async () => {
    for (const name of ['b', 'a', 'C', 'd']) await put(name, CLOSED);
    const first = await service.call('GET', '/v1/policies?limit=3');
    const page = Page.parse(first.json);
    expect(page.data.map(({ name }) => name)).toEqual(['C', 'a', 'b']);
    expect(first.text).not.toContain('closed');
    expect(await names(`?page=${page.next_page}`)).toEqual(['d']);
    expect(problem(await service.call('GET', '/v1/policies?page=zzz'))).toMatchObject({ status: 400 });
    expect(problem(await service.call('GET', '/v1/policies?source=1'))).toMatchObject({ status: 400 });
  });

  it('are at most 100', async () => {
    for (let at = 0; at < 100; at += 1) expect((await put(`p${at}`, CLOSED)).status).toBe(200);
    expect(problem(await put('one-more', CLOSED))).toMatchObject({ status: 422, code: 'E_POL_001' });
    expect((await put('p7', 'extends: strict')).status).toBe(200);
    expect((await remove('p7')).status).toBe(204);
    expect((await put('one-more', CLOSED)).status).toBe(200);
  });

  it("keep the tenant's default, in words", async () => {
    await put('house', CLOSED);
    await service.call('PATCH', '/v1/tenant', { body: { default_policy: 'house' } });
    const answer = problem(await remove('house'));
    expect(answer).toMatchObject({ status: 422, code: 'E_POL_001' });
    expect(answer.detail).toContain('default');
    await service.call('PATCH', '/v1/tenant', { body: { default_policy: 'balanced' } });
    expect((await remove('house')).status).toBe(204);
  });

  it('never leave a default that is nothing, whichever of two calls comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await put('house', CLOSED);
      const [patched, removed] = await Promise.all([
        service.call('PATCH', '/v1/tenant', { body: { default_policy: 'house' } }),
        remove('house'),
      ]);
      expect([patched.status, removed.status].toSorted()).toEqual(patched.status === 200 ? [200, 422] : [204, 422]);
      await service.call('PATCH', '/v1/tenant', { body: { default_policy: 'balanced' } });
    }
  });

  it('may take the name of a built-in one, which is there again when they are removed', async () => {
    const missing = problem(await get('strict'));
    expect(missing).toMatchObject({ status: 404, detail: expect.stringContaining('built in') });
    await put('strict', CLOSED);
    await service.call('PATCH', '/v1/tenant', { body: { default_policy: 'strict' } });
    expect((await remove('strict')).status).toBe(204);
    expect((await service.complete()).status).toBe('complete');
  });

  it('decide reviews, and the trace says where each part came from', async () => {
    const source = `extends: advisory
rules:
  - name: nobody-passes
    if: true
    verdict: request-changes
severities:
  "tests/*": info
`;
    await put('house', source);
    const fetchTrace = async (policy?: string) => {
      const { id } = await service.complete(policy === undefined ? {} : { policy });
      return Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
    };
    const findSources = (trace: Trace) => trace.steps.find(({ name }) => name === 'policy')?.evidence['sources'];

    const asked = await fetchTrace('house');
    expect(asked.decision).toMatchObject({ verdict: 'request-changes', rule: 'nobody-passes' });
    expect(asked.decision.rules[0]).toMatchObject({ name: 'nobody-passes', source: 'request' });
    expect(findSources(asked)).toEqual([
      expect.objectContaining({ origin: 'request', name: 'house', used: true }),
      expect.objectContaining({ origin: 'tenant', name: 'balanced', used: false }),
      expect.objectContaining({ origin: 'built-in', name: 'advisory', used: true }),
    ]);

    await service.call('PATCH', '/v1/tenant', { body: { default_policy: 'house' } });
    const byDefault = await fetchTrace();
    expect(byDefault.decision.rules[0]).toMatchObject({ name: 'nobody-passes', source: 'tenant' });
    expect(findSources(byDefault)).toEqual([
      expect.objectContaining({ origin: 'tenant', name: 'house', used: true }),
      expect.objectContaining({ origin: 'built-in', name: 'advisory', used: true }),
    ]);
  });

  it("show nothing of another tenant's", async () => {
    await put('house', CLOSED);
    const token = await service.token(service.clients.other);
    const nobodys = problem(await service.call('GET', '/v1/policies/nobodys', { token }));
    const { instance: _, ...same } = nobodys;
    for (const method of ['GET', 'DELETE']) {
      expect(problem(await service.call(method, '/v1/policies/house', { token }))).toMatchObject(same);
    }
    expect((await service.call('GET', '/v1/policies', { token })).json).toEqual({ data: [], next_page: null });
    await service.call('PUT', '/v1/policies/house', { token, body: { source: 'extends: advisory' } });
    expect(Policy.parse((await get('house')).json).source).toBe(CLOSED);
    const refused = await service.call('POST', '/v1/reviews', {
      token,
      body: { repo: 'octo/shop', pr: 7, policy: 'h' },
    });
    expect(refused.status).toBe(422);
  });
});

describe('a policy that is put', () => {
  beforeEach(async () => {
    service = await startHarness();
  });
  afterEach(() => service.close());

  it.each([
    ['application/yaml; charset=utf-8'],
    ['application/yaml;charset="UTF-8"'],
    ['Application/YAML'],
    ['application/yaml; charset=us-ascii'],
  ])('take %s', async (type) => {
    expect((await putText('house', CLOSED, { 'content-type': type })).status).toBe(200);
  });

  it.each([
    'text/plain',
    'text/yaml',
    'application/x-yaml',
    'application/yaml; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    'yaml',
  ])('do not take %s', async (type) => {
    const answer = problem(await putText('house', CLOSED, { 'content-type': type }));
    expect(answer).toMatchObject({ status: 415, code: 'E_REQ_001' });
    expect(await names()).toEqual([]);
  });

  it('are the only call that takes YAML', async () => {
    const answer = await service.call('PATCH', '/v1/tenant', { raw: 'retention_days: 7', headers: YAML });
    expect(problem(answer)).toMatchObject({ status: 415, code: 'E_REQ_001' });
  });

  it('are refused with the line and the column of each fault', async () => {
    const source = `rules:
  - name: a
    if: findings.errors > 0
    verdict: approve
  - name: a
    if: true
    verdict: needs-review
criterias: 1
`;
    for (const answer of [await put('house', source), await putText('house', source)]) {
      expect(problem(answer)).toMatchObject({ status: 422, code: 'E_POL_001' });
      expect(describeFaults(answer)).toEqual([
        expect.stringMatching(/^\/source line 3, column 17: rules\[0\]\.if: unknown fact/u),
        expect.stringMatching(/^\/source line 4, column 14: rules\[0\]\.verdict: must be one of/u),
        expect.stringMatching(/^\/source line 8, column 1: unknown key "criterias"/u),
      ]);
    }
    expect(await names()).toEqual([]);
  });

  it('stay what they were where the new text is refused', async () => {
    await put('house', CLOSED);
    expect((await put('house', 'rules: 1')).status).toBe(422);
    expect(Policy.parse((await get('house')).json).source).toBe(CLOSED);
  });

  it.each([
    [
      'a billion laughs',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(',')}]`).join('\n')}\nextends: strict\n`,
    ],
    ['depth', `rules: ${'['.repeat(9000)}${']'.repeat(9000)}`],
    ['a cycle', 'rules: &a [*a]'],
    ['a tag', 'extends: !!js/function "function () {}"'],
    ['two documents', 'extends: strict\n---\nextends: balanced\n'],
    ['a key twice', 'extends: strict\nextends: balanced\n'],
    ['a proto', '__proto__: {extends: strict}'],
    ['a NUL in a comment', 'extends: strict # \u0000'],
    ['half of a character', 'extends: strict # \ud800'],
    ['no YAML', '{{{'],
    ['a word', 'strict'],
    ['10,000 faults', Array.from({ length: 5000 }, (_, at) => `k${at}: 1`).join('\n')],
  ])('refuse %s in words', async (_, source) => {
    const answer = await put('house', source);
    expect(problem(answer)).toMatchObject({ status: 422, code: 'E_POL_001' });
    expect(describeFaults(answer)?.every((fault) => /^\/source line \d+, column \d+: /u.test(fault))).toBe(true);
    expect(describeFaults(answer)?.length).toBeLessThanOrEqual(50);
  });

  it('say on which line a control character stands', async () => {
    expect(describeFaults(await put('house', 'extends: strict\n\n# a\u0007'))).toEqual([
      expect.stringMatching(/^\/source line 3, column 4: a control character/u),
    ]);
  });

  it.each([
    ['{}', '/source'],
    ['{"source": ""}', '/source'],
    ['{"source": 1}', '/source'],
    ['{"source": "extends: strict", "name": "x"}', '/name'],
    ['[]', ''],
    ['"extends: strict"', ''],
  ])('refuse the JSON body %s', async (raw, pointer) => {
    const answer = problem(await service.call('PUT', '/v1/policies/house', { raw }));
    expect(answer).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer }] });
  });

  it('refuse nothing at all', async () => {
    expect(problem(await putText('house', ''))).toMatchObject({ status: 400, errors: [{ pointer: '/source' }] });
    expect((await service.call('PUT', '/v1/policies/house')).status).toBeGreaterThanOrEqual(400);
  });

  it('take what fits into 64 KiB, and refuse more', async () => {
    const fits = `# ${'x'.repeat(65_000)}\n`;
    expect((await putText('house', fits)).status).toBe(200);
    expect(problem(await putText('house', `# ${'x'.repeat(65_600)}`))).toMatchObject({
      status: 413,
      code: 'E_REQ_003',
    });
  });

  it.each(['.hidden', '-x', 'a b', 'ä', 'a'.repeat(101), 'a:b', '%00', 'a%2Fb'])(
    'cannot be called %s',
    async (name) => {
      const path = encodeURI(name).replaceAll('%25', '%');
      const answer = problem(await put(path, CLOSED));
      expect(answer).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer: '{name}' }] });
      expect((await get(path)).status).toBeGreaterThanOrEqual(400);
      expect(await names()).toEqual([]);
    },
  );

  it('cannot have a giant name', async () => {
    expect(problem(await put('a'.repeat(5000), CLOSED))).toMatchObject({ status: 414, code: 'E_REQ_001' });
  });

  it('need the scope admin, and a token', async () => {
    const token = await service.token(service.clients.own, 'reviews:read reviews:write findings:read webhooks:write');
    const calls = [
      ['GET', '/v1/policies', undefined],
      ['GET', '/v1/policies/house', undefined],
      ['PUT', '/v1/policies/house', { source: CLOSED }],
      ['DELETE', '/v1/policies/house', undefined],
    ] as const;
    for (const [method, path, body] of calls) {
      const sent = body === undefined ? {} : { body };
      expect(problem(await service.call(method, path, { token, ...sent }))).toMatchObject({ code: 'E_AUTH_002' });
      expect(problem(await service.call(method, path, { token: null, ...sent }))).toMatchObject({ code: 'E_AUTH_001' });
    }
  });

  it('say which methods they know', async () => {
    const answer = await service.call('POST', '/v1/policies/house', { body: {} });
    expect(problem(answer)).toMatchObject({ status: 405, code: 'E_REQ_001' });
    expect(String(answer.headers['allow']).split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT']);
  });
});
