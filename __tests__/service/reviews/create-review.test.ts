import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { BODY, type Harness, problem, readId, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  describe('POST /v1/reviews', () => {
    let service: Harness;
    beforeEach(async () => {
      service = await startHarness({ store: over });
    });
    afterEach(() => service.close());

    const create = (body: unknown, headers: Record<string, string> = {}) =>
      service.call('POST', '/v1/reviews', { body, headers });

    it('answers 202 with the queued shape, where the review is and when to ask', async () => {
      const release = service.provider.hold('snapshot');
      const answer = await create(BODY);
      expect(answer.status).toBe(202);
      expect(answer.json).toEqual({
        id: expect.stringMatching(/^rev_/u),
        status: 'queued',
        verdict: null,
        tier: null,
        trace_url: null,
        created_at: new Date(START).toISOString(),
        repo: 'octo/shop',
        pr: 7,
        title: 'A change',
        author: 'octocat',
        head_sha: 'a'.repeat(40),
        base_ref: 'main',
        base_sha: 'b'.repeat(40),
        merge_base_sha: null,
        ticket: null,
        policy: null,
        dry_run: false,
      });
      const id = readId(answer);
      expect(answer.headers['location']).toBe(`${service.baseUrl}/v1/reviews/${id}`);
      expect(answer.headers['retry-after']).toBe('1');
      release();
      await service.ended(id);
    });

    describe('what is wrong with the body', () => {
      it.each<[string, unknown, string, string[]]>([
        ['no repo', { pr: 1 }, 'E_REQ_002', ['/repo']],
        ['no pr', { repo: 'a/b' }, 'E_REQ_002', ['/pr']],
        ['neither', {}, 'E_REQ_002', ['/repo', '/pr']],
        ['a repo without owner', { ...BODY, repo: 'shop' }, 'E_REQ_002', ['/repo']],
        ['a repo of three parts', { ...BODY, repo: 'a/b/c' }, 'E_REQ_002', ['/repo']],
        ['a repo that climbs', { ...BODY, repo: 'octo/..' }, 'E_REQ_002', ['/repo']],
        ['a repo with a line break', { ...BODY, repo: 'octo/shop\n' }, 'E_REQ_002', ['/repo']],
        ['a repo that is a number', { ...BODY, repo: 7 }, 'E_REQ_002', ['/repo']],
        ['pr zero', { ...BODY, pr: 0 }, 'E_REQ_002', ['/pr']],
        ['a negative pr', { ...BODY, pr: -1 }, 'E_REQ_002', ['/pr']],
        ['half a pr', { ...BODY, pr: 1.5 }, 'E_REQ_002', ['/pr']],
        ['a pr as text', { ...BODY, pr: '7' }, 'E_REQ_002', ['/pr']],
        ['a huge pr', { ...BODY, pr: 2 ** 31 }, 'E_REQ_002', ['/pr']],
        ['a pr of null', { ...BODY, pr: null }, 'E_REQ_002', ['/pr']],
        ['an unknown field', { ...BODY, dryrun: true }, 'E_REQ_001', ['/dryrun']],
        ['two unknown fields', { ...BODY, a: 1, 'b/c~d': 2 }, 'E_REQ_001', ['/a', '/b~1c~0d']],
        ['a bad repo and an unknown field', { pr: 1, repo: '', x: 1 }, 'E_REQ_001', ['/repo', '/x']],
        ['dry_run as text', { ...BODY, dry_run: 'true' }, 'E_REQ_001', ['/dry_run']],
        ['an empty ticket', { ...BODY, ticket: '' }, 'E_REQ_001', ['/ticket']],
        ['a ticket of 129 characters', { ...BODY, ticket: 'x'.repeat(129) }, 'E_REQ_001', ['/ticket']],
        ['a ticket of null', { ...BODY, ticket: null }, 'E_REQ_001', ['/ticket']],
        ['an empty policy', { ...BODY, policy: '' }, 'E_REQ_001', ['/policy']],
        ['an array', [BODY], 'E_REQ_001', ['']],
        ['null', null, 'E_REQ_001', ['']],
        ['text', 'octo/shop', 'E_REQ_001', ['']],
      ])('refuses %s', async (_, body, code, pointers) => {
        const said = problem(await create(body));
        expect(said).toMatchObject({ status: 400, code });
        expect(said.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
        for (const pointer of pointers) expect(said.detail).toContain(pointer.replace('/', '').split('~')[0]);
        expect(service.provider.count('pin')).toBe(0);
      });

      it.each<[string, string, string, number]>([
        ['broken JSON', '{"repo":', 'E_REQ_001', 400],
        ['nothing', '', 'E_REQ_001', 400],
        ['two values', '{} {}', 'E_REQ_001', 400],
        ['a prototype', '{"repo":"a/b","pr":1,"__proto__":{"x":1}}', 'E_REQ_001', 400],
        ['over 64 KiB', JSON.stringify({ ...BODY, ticket: 'x'.repeat(64 * 1024) }), 'E_REQ_003', 413],
      ])('refuses a body of %s', async (_, raw, code, status) => {
        expect(problem(await service.call('POST', '/v1/reviews', { raw }))).toMatchObject({ status, code });
      });

      it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
        'refuses the content type %s',
        async (type) => {
          const headers = { 'content-type': type };
          const answer = await service.call('POST', '/v1/reviews', { body: BODY, headers });
          expect(problem(answer)).toMatchObject({ status: 415, code: 'E_REQ_001' });
        },
      );

      it('takes JSON with a charset', async () => {
        expect((await create(BODY, { 'content-type': 'application/json; charset=utf-8' })).status).toBe(202);
      });

      it('does not list a thousand unknown fields', async () => {
        const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 1]));
        expect(problem(await create({ ...BODY, ...many })).errors).toHaveLength(50);
      });
    });

    describe('what the provider says', () => {
      it.each([
        ['E_REQ_002', 400],
        ['E_AC_002', 422],
        ['E_TOK_001', 424],
        ['E_TOK_002', 424],
        ['E_UP_001', 502],
      ] as const)('passes on %s as %i with its words', async (code, status) => {
        service.provider.interrupt('pin', new ProviderError(code, 'Do this and that.'));
        expect(problem(await create(BODY))).toMatchObject({ status, code, detail: 'Do this and that.' });
      });

      it('says 504 where it does not answer in time', async () => {
        await service.close();
        service = await startHarness({ store: over, deadline: () => AbortSignal.abort(new Error('time is up')) });
        service.provider.hang('pin');
        expect(problem(await create(BODY))).toMatchObject({ status: 504, code: 'E_UP_001' });
      });

      it('shows nothing of a fault of ours, but logs it', async () => {
        service.provider.interrupt('pin', new Error('password=hunter2 at db.internal'));
        const answer = await create(BODY);
        expect(problem(answer)).toMatchObject({ status: 500, code: 'E_INT_001' });
        expect(answer.text).not.toContain('hunter2');
        expect(service.log.join('\n')).toContain('hunter2');
        expect(service.log.join('\n')).toContain(String(answer.headers['x-request-id']));
      });

      it('does not know a repository', async () => {
        expect(problem(await create({ ...BODY, repo: 'octo/nowhere' }))).toMatchObject({
          status: 400,
          code: 'E_REQ_002',
        });
      });

      it('leaves no review behind when it refuses', async () => {
        await create({ ...BODY, repo: 'octo/nowhere' });
        await create({ ...BODY, ticket: '#2' });
        expect((await service.call('GET', '/v1/reviews')).json).toEqual({ data: [], next_page: null });
      });
    });

    describe('the ticket', () => {
      it('has criteria', async () => {
        expect(await service.create({ ticket: '#1' })).toMatchObject({ ticket: '#1' });
      });
      it('has none: E_AC_001, with what to do', async () => {
        const said = problem(await create({ ...BODY, ticket: '#2' }));
        expect(said).toMatchObject({ status: 422, code: 'E_AC_001' });
        expect(said.detail).toContain('#2');
      });
      it('does not exist: E_AC_002', async () => {
        expect(problem(await create({ ...BODY, ticket: '#3' }))).toMatchObject({ status: 422, code: 'E_AC_002' });
      });
      it('is not missed where none is named', async () => {
        expect((await create(BODY)).status).toBe(202);
      });
    });

    describe('the policy', () => {
      const put = (name: string, source: string) =>
        service.store.tenant(service.tenantId).transaction((tx) => {
          const at = new Date(START).toISOString();
          return tx.policies.put({ name, source, created_at: at, updated_at: at });
        });
      const broken = 'rules:\n  - name: x\n    if: "nonsense ("\n    verdict: approve\n';

      it.each(['strict', 'balanced', 'advisory'])('is the built-in %s', async (policy) => {
        expect(await service.create({ policy })).toMatchObject({ policy });
      });

      it("is the tenant's by name", async () => {
        await put('house', 'extends: strict\n');
        expect((await service.complete({ policy: 'house' })).policy).toBe('house');
      });

      it('is not there: E_POL_001 that names those there are', async () => {
        await put('house', 'extends: strict\n');
        const said = problem(await create({ ...BODY, policy: 'hose' }));
        expect(said).toMatchObject({ status: 422, code: 'E_POL_001' });
        expect(said.detail).toContain('strict, balanced, advisory, legacy-open, house');
      });

      it('does not parse: E_POL_001 with the line of each fault', async () => {
        await put('house', broken);
        const said = problem(await create({ ...BODY, policy: 'house' }));
        expect(said).toMatchObject({ status: 422, code: 'E_POL_001' });
        expect(said.errors?.map(({ pointer }) => pointer)).toContain('/policy');
        expect(said.errors?.map(({ detail }) => detail).join('\n')).toMatch(/line 3[\s\S]*line 4/u);
      });

      it.each(['.github/gate.yml', './.github/gate.yml'])('is read at the base commit from %s', async (policy) => {
        service.provider.files['.github/gate.yml'] = 'extends: strict\n';
        expect((await service.complete({ policy })).policy).toBe(policy);
      });

      it('is a file that does not parse', async () => {
        service.provider.files['gate.yaml'] = broken;
        expect(problem(await create({ ...BODY, policy: 'gate.yaml' })).detail).toContain('line 4');
      });

      it('is a file that is not there', async () => {
        const said = problem(await create({ ...BODY, policy: 'gate.yml' }));
        expect(said).toMatchObject({ status: 422, code: 'E_POL_001' });
        expect(said.detail).toContain('base commit');
      });

      it.each(['../gate.yml', '/etc/gate.yml', 'a/../../gate.yml', './/etc/passwd'])(
        'is never outside: %s',
        async (policy) => {
          expect(problem(await create({ ...BODY, policy }))).toMatchObject({ code: 'E_POL_001' });
          expect(service.provider.count('readPolicyFile')).toBe(0);
        },
      );

      it('is by name only where paths are not allowed', async () => {
        await service.close();
        service = await startHarness({ store: over, policiesByPath: false });
        service.provider.files['gate.yml'] = 'extends: strict\n';
        expect(problem(await create({ ...BODY, policy: 'gate.yml' }))).toMatchObject({ code: 'E_POL_001' });
        expect(service.provider.count('readPolicyFile')).toBe(0);
      });
    });
  });
});
