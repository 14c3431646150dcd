import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Trace, TraceLink } from '../../../src/contract/index.js';
import { verifyTrace } from '../../../src/engine/index.js';
import { ReviewInput } from '../../../src/engine/snapshot.js';
import { replay } from '../../stand-ins/grammars.js';
import { type Harness, problem, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  const DAY = 86_400_000;

  let service: Harness;
  beforeEach(async () => {
    service = await startHarness({ store: over });
  });
  afterEach(() => service.close());

  const link = async (id: string) => {
    const answer = await service.call('POST', `/v1/reviews/${id}/trace-links`);
    expect(answer.status).toBe(201);
    return TraceLink.parse(answer.json);
  };
  const open = (url: URL | string) => {
    const { pathname, search } = new URL(url);
    return service.call('GET', `${pathname}${search}`, { token: null });
  };

  describe('the trace', () => {
    it('is where trace_url points, is whole, and names its review', async () => {
      const { id, trace_url } = await service.complete({ ticket: '#1' });
      const answer = await service.call('GET', new URL(trace_url).pathname);
      const trace = Trace.parse(answer.json);
      expect(trace).toMatchObject({ review_id: id, signature: { payloadType: 'application/vnd.in-toto+json' } });
      expect(verifyTrace(trace)).toMatchObject({ ok: true });
    });

    it('is JSON whatever is accepted but HTML', async () => {
      const { trace_url } = await service.complete();
      for (const accept of ['application/json', '*/*', 'image/png', '']) {
        const answer = await service.call('GET', new URL(trace_url).pathname, { headers: { accept } });
        expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      }
    });

    it('replays from the input that was kept with the review', async () => {
      const { id, trace_url } = await service.complete({ ticket: '#1', policy: 'strict' });
      const text = await service.store.tenant(service.tenantId).transaction(async (tx) => {
        const outcome = (await tx.reviews.get(id))?.outcome;
        return outcome?.status === 'complete' ? tx.blobs.get(outcome.inputDigest) : null;
      });
      const input = ReviewInput.parse(JSON.parse(text ?? ''));
      const {
        review_id: _,
        signature: __,
        ...trace
      } = Trace.parse((await service.call('GET', new URL(trace_url).pathname)).json);
      expect(await replay(input, trace)).toMatchObject({ same: true });
    });

    it('is not there before the review has ended', async () => {
      const release = service.provider.hold('snapshot');
      const { id } = await service.create();
      const said = problem(await service.call('GET', `/v1/reviews/${id}/trace`));
      expect(said).toMatchObject({ status: 404, code: 'E_NF_001' });
      expect(said.detail).toContain('queued');
      release();
      await service.ended(id);
    });

    it('takes no parameter it does not know', async () => {
      const { id } = await service.complete();
      const answer = await service.call('GET', `/v1/reviews/${id}/trace?format=pdf`);
      expect(problem(answer)).toMatchObject({ status: 400, errors: [{ pointer: '?format' }] });
    });
  });

  describe('a trace link', () => {
    it('opens the trace without a bearer, for a day', async () => {
      const { id, trace_url } = await service.complete();
      const { url, expires_at } = await link(id);
      expect(url.startsWith(`${trace_url}?expires=`)).toBe(true);
      expect(expires_at).toBe(new Date(START + DAY).toISOString());
      expect(Trace.parse((await open(url)).json).review_id).toBe(id);
      service.pass(DAY - 1);
      expect((await open(url)).status).toBe(200);
      service.pass(1);
      const said = problem(await open(url));
      expect(said).toMatchObject({ status: 401, code: 'E_AUTH_001' });
      expect(said.detail).toContain('expired');
    });

    it('opens nothing once a character of it is changed, added or left out', async () => {
      const { id } = await service.complete();
      const other = await service.complete();
      const { url } = await link(id);
      const changed = (change: (url: URL) => void) => {
        const made = new URL(url);
        change(made);
        return made;
      };
      const signature = new URL(url).searchParams.get('signature') ?? '';
      const bad = [
        changed((made) => made.searchParams.set('expires', String(Number(made.searchParams.get('expires')) + 1))),
        changed((made) => made.searchParams.set('expires', '1e99')),
        changed((made) =>
          made.searchParams.set('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
        ),
        changed((made) => made.searchParams.set('signature', `${signature}=`)),
        changed((made) => made.searchParams.set('signature', '')),
        changed((made) => made.searchParams.delete('signature')),
        changed((made) => made.searchParams.delete('expires')),
        changed((made) => {
          made.pathname = `/v1/reviews/${other.id}/trace`;
        }),
        changed((made) => {
          made.pathname = '/v1/reviews/nonsense/trace';
        }),
      ];
      for (const one of bad) {
        const answer = await open(one);
        expect(problem(answer)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
        expect(answer.headers['www-authenticate']).toMatch(/^Bearer/u);
      }
    });

    it('opens the trace and nothing else', async () => {
      const { id } = await service.complete();
      const { search } = new URL((await link(id)).url);
      for (const path of [`/v1/reviews/${id}`, '/v1/reviews', `/v1/findings?review_id=${id}&${search.slice(1)}`]) {
        const answer = await service.call('GET', path.includes('?') ? path : `${path}${search}`, { token: null });
        expect(problem(answer).status).toBe(401);
      }
    });

    it('does not stand in for a token that was sent and is no good', async () => {
      const { id } = await service.complete();
      const { pathname, search } = new URL((await link(id)).url);
      expect((await service.call('GET', `${pathname}${search}`, { token: 'nonsense' })).status).toBe(401);
    });

    it('is made with an empty body or none, and no field that has no effect', async () => {
      const { id } = await service.complete();
      const path = `/v1/reviews/${id}/trace-links`;
      expect((await service.call('POST', path, { body: {} })).status).toBe(201);
      expect((await service.call('POST', path, { raw: '' })).status).toBe(201);
      const said = problem(await service.call('POST', path, { body: { ttl: 5 } }));
      expect(said).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer: '/ttl' }] });
    });
  });
});
