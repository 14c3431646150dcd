/** What a pathological pull request costs: its own review. */

import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { createIds } from '../../../src/base/ids.js';
import type { RunEngine } from '../../../src/reviewing/perform-review.js';
import { openKeyring } from '../../../src/service/api/auth/keyring.js';
import { type EngineProcesses, startEngineProcesses } from '../../../src/service/processes/engine-processes.js';
import type { Handlers, Queue } from '../../../src/service/queue/queue.js';
import { createService } from '../../../src/service/service.js';
import { createVault } from '../../../src/service/store/vault/vault.js';
import { UNOBSERVED } from '../../../src/service/telemetry/observer.js';
import { review } from '../../stand-ins/grammars.js';
import { StandInProvider } from '../../stand-ins/provider.js';
import { MemoryStore } from '../../stand-ins/store/memory.js';
import type { MemoryTransaction } from '../../stand-ins/store/memory-transaction.js';
import { buildTenant } from '../../stand-ins/tenant.js';
import { type Harness, START, startHarness } from '../harness.js';

const ENGINE = join(process.cwd(), 'build/__tests__/stand-ins/engine-process.js');

describe('a pathological pull request', () => {
  let service: Harness;
  let engine: EngineProcesses;
  afterEach(async () => {
    await service.close();
    await engine.close();
  });

  it('fails its own review, in words, and no other', async () => {
    const timers: AbortController[] = [];
    const deadline = () => {
      const timer = new AbortController();
      timers.push(timer);
      return timer.signal;
    };
    engine = startEngineProcesses({ processes: 3, memoryMegabytes: 96, file: ENGINE, deadline });
    const titles: Readonly<Record<number, string>> = { 2: 'memory', 3: 'loop', 4: 'crash' };
    const titled: RunEngine = (snapshot, policy, signal) =>
      engine.review({ ...snapshot, title: titles[snapshot.pr] ?? '' }, policy, signal);
    service = await startHarness({ review: titled, concurrency: 3 });
    const queued: string[] = [];
    for (let pr = 1; pr <= 8; pr += 1) queued.push((await service.create({ pr })).id);
    const others = queued.filter((_, at) => at !== 2);
    for (const id of others) await service.ended(id);
    // Only the one that never ends is still there.
    for (const timer of timers) timer.abort();
    const ended = await Promise.all(queued.map((id) => service.ended(id)));
    expect(ended.map(({ status }) => status)).toEqual([
      'complete',
      'failed',
      'failed',
      'failed',
      'complete',
      'complete',
      'complete',
      'complete',
    ]);
    expect(ended[1]).toMatchObject({
      error: { code: 'E_INT_001', detail: expect.stringContaining('96 MiB of memory') },
    });
    expect(ended[2]).toMatchObject({
      error: { code: 'E_INT_001', detail: expect.stringContaining('longer than 120 s') },
    });
    expect(ended[3]).toMatchObject({ error: { code: 'E_INT_001', detail: expect.not.stringContaining('fault') } });
    // What is ours is in the log, what is the change's is not.
    expect(service.log.filter((line) => line.includes('rev_'))).toEqual([
      expect.stringContaining('the engine has a fault'),
    ]);
  });
});

/** The worker's handler for reviews, with a review that waits for it. */
async function createHandler(provider: StandInProvider) {
  const clock = () => START;
  const store = new MemoryStore();
  const vault = createVault([new Uint8Array(32).fill(7)]);
  const ids = createIds(clock, (bytes) => new Uint8Array(bytes).fill(3));
  const log: string[] = [];
  let handlers: Handlers | null = null;
  const queue: Queue<MemoryTransaction> = {
    enqueue: () => undefined,
    work: async (given) => {
      handlers = given;
    },
    backlog: async () => [],
    stop: async () => undefined,
  };
  const service = createService({
    store,
    queue,
    providerFor: async () => provider,
    policiesByPath: false,
    review,
    keyring: await openKeyring({ store, vault, clock, log: () => undefined }),
    vault,
    observer: UNOBSERVED,
    publicUrl: 'https://gate.example',
    clock,
    random: (bytes) => new Uint8Array(bytes).fill(1),
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
    log: (line) => log.push(line),
  });
  await service.work(1);
  const tenantId = ids('ten');
  await store.administration.createTenant(buildTenant(tenantId, { name: 'own' }));
  const asked = { repo: 'octo/shop', pr: 7, ticket: null, policy: null, dry_run: false };
  const reviewId = ids('rev');
  const change = await provider.pin(asked, new AbortController().signal);
  await store.tenant(tenantId).transaction((tx) =>
    tx.reviews.insert({
      id: reviewId,
      origin: 'api',
      key: 'k',
      asked,
      queue: null,
      change,
      policy: { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten' },
      evidence: [],
      createdAt: START,
      outcome: { status: 'queued' },
    }),
  );
  const attempt = async (about: { readonly number: number; readonly last?: boolean; readonly deaths?: number }) => {
    if (handlers === null) throw new Error('nobody works');
    const { signal } = new AbortController();
    await handlers.review({ job: { kind: 'review', tenantId, reviewId, key: 'k' }, last: false, ...about, signal });
  };
  const outcome = () => store.tenant(tenantId).transaction(async (tx) => (await tx.reviews.get(reviewId))?.outcome);
  return { attempt, outcome };
}

describe('a review whose workers die', () => {
  it('is run again, and counted out only after many', async () => {
    const { attempt, outcome } = await createHandler(new StandInProvider());
    await attempt({ number: 10, deaths: 9 });
    expect(await outcome()).toMatchObject({ status: 'complete' });
  });

  it('is given up when it was the end of ten of them, without being run once more', async () => {
    const provider = new StandInProvider();
    const { attempt, outcome } = await createHandler(provider);
    await attempt({ number: 11, deaths: 10 });
    expect(await outcome()).toMatchObject({
      status: 'failed',
      error: { code: 'E_INT_001', detail: expect.stringContaining('its worker ended 10 times') },
    });
    expect(provider.count('snapshot')).toBe(0);
  });

  it.each([
    ['E_TOK_001', 'The token is refused. Renew it.'],
    ['E_TOK_002', 'The token cannot be decrypted.'],
  ] as const)('fails at once with %s: that does not pass by waiting', async (code, detail) => {
    const provider = new StandInProvider();
    const { attempt, outcome } = await createHandler(provider);
    provider.interrupt('snapshot', new ProviderError(code, detail));
    await attempt({ number: 1 });
    expect(await outcome()).toMatchObject({ status: 'failed', error: { code, detail } });
  });

  it('waits for a provider that is down, but not beyond the last try', async () => {
    const provider = new StandInProvider();
    const { attempt, outcome } = await createHandler(provider);
    const down = new ProviderError('E_UP_001', 'GitHub is down. Try again.', true);
    provider.interrupt('snapshot', down);
    provider.interrupt('snapshot', down);
    await expect(attempt({ number: 1 })).rejects.toBe(down);
    expect(await outcome()).toEqual({ status: 'queued' });
    await attempt({ number: 6, last: true });
    expect(await outcome()).toMatchObject({ status: 'failed', error: { code: 'E_UP_001', detail: down.message } });
  });
});
