import { afterEach, describe, expect, it } from '@jest/globals';
import { Trace } from '../../../src/contract/index.js';
import { type Observer, UNOBSERVED } from '../../../src/service/telemetry/observer.js';
import { review } from '../../stand-ins/grammars.js';
import { FindingPage, type Harness, type HarnessOptions, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

describe.each(STORES)('reviews that are alike, on %s', (store) => {
  let service: Harness;
  const start = async (options: HarnessOptions = {}) => {
    service = await startHarness({ store, concurrency: 4, ...options });
    return service;
  };
  afterEach(() => service.close());

  const trace = async (id: string) => Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
  const findings = async (id: string) =>
    FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${id}&limit=100`)).json).data;
  const input = async (id: string) =>
    service.store.tenant(service.tenantId).read(async (tx) => {
      const stored = await tx.reviews.get(id);
      return stored?.outcome.status === 'complete' ? stored.outcome.inputDigest : null;
    });

  it('asked for at once are computed once, and each is whole', async () => {
    const ended: string[] = [];
    const observer: Observer = { ...UNOBSERVED, reviewEnded: (status) => ended.push(status) };
    const { provider, create, ended: end, pass } = await start({ observer });
    const release = provider.hold('snapshot');
    const queued = [await create(), await create(), await create({ dry_run: true })];
    pass(5);
    release();
    const [first, second, dry] = await Promise.all(queued.map(({ id }) => end(id)));
    expect(provider.count('snapshot')).toBe(1);
    expect(ended).toEqual(['complete', 'complete', 'complete']);

    const own = new Set(['id', 'created_at', 'trace_url', 'verdict', 'dry_run']);
    const shared = (shown: object | undefined) =>
      Object.fromEntries(Object.entries(shown ?? {}).filter(([name]) => !own.has(name)));
    expect(shared(second)).toEqual(shared(first));
    expect(shared(dry)).toEqual(shared(first));
    expect([first?.verdict, second?.verdict, dry?.verdict]).toEqual(['request-changes', 'request-changes', null]);

    const rows = await Promise.all(queued.map(({ id }) => findings(id)));
    expect(rows.map((found) => found.length)).toEqual([1, 1, 1]);
    expect(new Set(rows.flat().map(({ id }) => id)).size).toBe(3);
    expect(rows.flat().map(({ review_id }) => review_id)).toEqual(queued.map(({ id }) => id));
    expect(new Set(rows.flat().map(({ fingerprint }) => fingerprint)).size).toBe(1);

    const traces = await Promise.all(queued.map(({ id }) => trace(id)));
    expect(traces.map(({ review_id }) => review_id)).toEqual(queued.map(({ id }) => id));
    expect(new Set(traces.map(({ digest }) => digest)).size).toBe(1);
    // Each is signed as what it is.
    expect(new Set(traces.map(({ signature }) => signature?.payload)).size).toBe(3);
    expect(traces[2]?.decision.verdict).toBe('request-changes');
    expect(new Set(await Promise.all(queued.map(({ id }) => input(id)))).size).toBe(1);
  });

  it('also takes the verdict of a dry run, which kept none', async () => {
    const { provider, create, ended, pass } = await start();
    const release = provider.hold('snapshot');
    const dry = await create({ dry_run: true });
    const kept = await create();
    pass(5);
    release();
    expect(await ended(dry.id)).toMatchObject({ status: 'complete', verdict: null });
    expect(await ended(kept.id)).toMatchObject({ status: 'complete', verdict: 'request-changes' });
    expect(provider.count('snapshot')).toBe(1);
  });

  it('but asked for later are computed again', async () => {
    const { provider, complete, pass } = await start();
    await complete();
    pass(5);
    await complete();
    expect(provider.count('snapshot')).toBe(2);
  });

  it('of another head, policy or tenant are none', async () => {
    const { provider, create, ended, pass, token, clients, call } = await start();
    const release = provider.hold('snapshot');
    const queued = [await create()];
    provider.head = 'c'.repeat(40);
    queued.push(await create());
    queued.push(await create({ policy: 'strict' }));
    const other = await token(clients.other);
    const foreign = await call('POST', '/v1/reviews', {
      token: other,
      body: { repo: 'octo/shop', pr: 7, policy: 'strict' },
    });
    expect(foreign.status).toBe(202);
    pass(5);
    release();
    for (const { id } of queued) expect((await ended(id)).status).toBe('complete');
    while (provider.count('snapshot') < 4) await call('GET', '/healthz');
    expect(provider.count('snapshot')).toBe(4);
  });

  it('do not take over a failure', async () => {
    let runs = 0;
    const { create, ended, pass, provider } = await start({
      review: async (snapshot, policy) => {
        runs += 1;
        if (runs === 1) throw new TypeError('a fault');
        return review(snapshot, policy);
      },
    });
    const release = provider.hold('snapshot');
    const first = await create();
    const second = await create();
    pass(5);
    release();
    expect((await ended(first.id)).status).toBe('failed');
    expect((await ended(second.id)).status).toBe('complete');
  });

  it('are found however many wait behind', async () => {
    const { provider, create, ended, pass, store: rows, tenantId } = await start({ concurrency: 1 });
    await rows.tenant(tenantId).transaction((tx) => tx.updateTenant({ rate_limit: { per_minute: 1000, burst: 1000 } }));
    const release = provider.hold('snapshot');
    const queued: string[] = [];
    for (let at = 0; at < 30; at += 1) queued.push((await create()).id);
    pass(5);
    release();
    for (const id of queued) expect((await ended(id)).status).toBe('complete');
    expect(provider.count('snapshot')).toBe(1);
  });
});
