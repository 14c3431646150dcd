import { afterEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { type EngineResult, PolicyError } from '../../../src/engine/index.js';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, type HarnessOptions, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('over %s', (over) => {
  let service: Harness;
  const start = async (options?: HarnessOptions) => {
    service = await startHarness({ ...options, store: over });
    return service;
  };
  afterEach(() => service.close());

  const down = () => new ProviderError('E_UP_001', 'GitHub is down. Try again.', true);
  const never = () => new Promise<EngineResult>(() => undefined);

  describe('the worker', () => {
    it('tries again where the provider may come back', async () => {
      const { provider, create, ended } = await start();
      provider.interrupt('snapshot', down());
      provider.interrupt('snapshot', down());
      expect((await ended((await create()).id)).status).toBe('complete');
      expect(provider.count('snapshot')).toBe(3);
    });

    it('gives up after the third try, with what the provider said', async () => {
      const { provider, create, ended } = await start();
      for (let at = 0; at < 3; at += 1) provider.interrupt('snapshot', down());
      const failed = await ended((await create()).id);
      expect(failed).toMatchObject({
        status: 'failed',
        verdict: null,
        tier: null,
        trace_url: null,
        error: { code: 'E_UP_001', detail: 'GitHub is down. Try again.' },
      });
      expect(provider.count('snapshot')).toBe(3);
    });

    it('does not try again what will not change', async () => {
      const { provider, create, ended } = await start();
      provider.interrupt('snapshot', new ProviderError('E_TOK_001', 'The token is refused. Renew it.'));
      expect(await ended((await create()).id)).toMatchObject({
        status: 'failed',
        error: { code: 'E_TOK_001', detail: 'The token is refused. Renew it.' },
      });
      expect(provider.count('snapshot')).toBe(1);
    });

    it.each([
      ['a crash of the engine', new TypeError('secret internals'), 'E_INT_001'],
      ['a policy that cannot be used', new PolicyError('The policy x does not parse.', []), 'E_POL_001'],
    ])('ends %s as failed', async (_, cause, code) => {
      const { create, ended } = await start({ review: () => Promise.reject(cause) });
      const failed = await ended((await create()).id);
      expect(failed).toMatchObject({ status: 'failed', error: { code } });
      expect(JSON.stringify(failed)).not.toContain('secret internals');
      expect(service.log.join('\n').includes('secret internals')).toBe(code === 'E_INT_001');
    });

    it.each(['a provider that hangs', 'an engine that hangs'])('ends %s when its wall time is over', async (which) => {
      const timers: (readonly [number, AbortController])[] = [];
      const deadline = (milliseconds: number) => {
        const timer = new AbortController();
        timers.push([milliseconds, timer]);
        return timer.signal;
      };
      const { provider, create, ended } = await start({
        deadline,
        ...(which.includes('engine') ? { review: never } : {}),
      });
      if (which.includes('provider')) provider.hang('snapshot');
      const { id } = await create();
      while (provider.count('snapshot') === 0) await service.call('GET', '/healthz');
      expect(timers.map(([milliseconds]) => milliseconds)).toEqual([30_000, 600_000]);
      timers[1]?.[1].abort(new Error('over'));
      const code = which.includes('engine') ? 'E_INT_001' : 'E_UP_001';
      expect(await ended(id)).toMatchObject({ status: 'failed', error: { code } });
      expect(provider.count('snapshot')).toBe(1);
    });

    it('runs as many at a time as it may, the others after them, in the order they came', async () => {
      let running = 0;
      let most = 0;
      const { create, ended, provider } = await start({
        concurrency: 2,
        review: async (snapshot, policy) => {
          running += 1;
          most = Math.max(most, running);
          const result = await review(snapshot, policy);
          running -= 1;
          return result;
        },
      });
      const releases = [provider.hold('snapshot'), provider.hold('snapshot')];
      const ids: string[] = [];
      for (let pr = 1; pr <= 6; pr += 1) ids.push((await create({ pr })).id);
      expect(provider.count('snapshot')).toBe(2);
      for (const release of releases) release();
      for (const id of ids) expect((await ended(id)).status).toBe('complete');
      expect(most).toBeLessThanOrEqual(2);
      // Two run at a time: those two may begin in either order, and nobody before them.
      const begun = provider.asked.filter(({ step }) => step === 'snapshot').map(({ pr }) => pr);
      expect(begun.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const [at, pr] of begun.entries()) expect(Math.abs(pr - 1 - at)).toBeLessThanOrEqual(1);
    });

    it('holds up no other review while one waits for its next try', async () => {
      const { provider, create, ended } = await start({ concurrency: 1 });
      const release = provider.hold('snapshot');
      const first = await create({ pr: 1 });
      provider.interrupt('snapshot', down());
      const second = await create({ pr: 2 });
      release();
      expect((await ended(first.id)).status).toBe('complete');
      expect((await ended(second.id)).status).toBe('complete');
    });

    it('ends a review once, however often its job comes', async () => {
      const { complete, store, tenantId, ended } = await start();
      const { id } = await complete();
      const before = await ended(id);
      const late = { status: 'failed', error: { code: 'E_INT_001', detail: 'late' }, failedAt: 0 } as const;
      expect(await store.tenant(tenantId).transaction((tx) => tx.reviews.finish(id, late))).toBe(false);
      expect(await ended(id)).toEqual(before);
    });

    it('lets running reviews end when it closes, and starts no other', async () => {
      const { provider, create, store, tenantId } = await start({ concurrency: 1 });
      const release = provider.hold('snapshot');
      const running = await create({ pr: 1 });
      const waiting = await create({ pr: 2 });
      const closed = service.service.close();
      release();
      await closed;
      const statuses = await store
        .tenant(tenantId)
        .transaction(async (tx) => [
          (await tx.reviews.get(running.id))?.outcome.status,
          (await tx.reviews.get(waiting.id))?.outcome.status,
        ]);
      expect(statuses).toEqual(['complete', 'queued']);
    });

    it('drops running reviews when it must hurry: they stay queued', async () => {
      const { provider, create, store, tenantId } = await start();
      provider.hang('snapshot');
      const { id } = await create();
      await service.service.close(AbortSignal.abort());
      const outcome = await store.tenant(tenantId).transaction(async (tx) => (await tx.reviews.get(id))?.outcome);
      expect(outcome).toEqual({ status: 'queued' });
    });
  });
});
