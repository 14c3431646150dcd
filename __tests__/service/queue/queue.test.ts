import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Handlers, Job } from '../../../src/service/queue/queue.js';
import type { SqlBackend } from '../../../src/service/store/sql/backend.js';
import { openSqlStore, type SqlStore } from '../../../src/service/store/sql/store.js';
import { openBackend, SQL_STORES } from '../stores.js';
import { QueueDesk, type ReviewAttempt, reviewing, until } from './queue-desk.js';

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const never = () => new Promise<void>(() => undefined);

describe.each(SQL_STORES)('the queue on %s', (kind) => {
  let backend: SqlBackend;
  let store: SqlStore;
  const open: QueueDesk[] = [];
  const start = async (options?: Parameters<typeof QueueDesk.open>[2]) => {
    const desk = await QueueDesk.open(backend, store, options);
    open.push(desk);
    return desk;
  };
  /** As when a process ends well and the next one starts. */
  const restart = async (desk: QueueDesk, hurry?: AbortSignal) => {
    await desk.queue.stop(hurry);
    open.splice(open.indexOf(desk), 1);
    return start();
  };
  beforeAll(async () => {
    backend = await openBackend(kind);
    store = await openSqlStore(backend);
  });
  afterAll(() => store.close());
  afterEach(async () => {
    for (const desk of open.splice(0)) await desk.queue.stop(AbortSignal.abort());
    await backend.pool.query('DELETE FROM pgboss.job');
  });

  it('starts a job at once when its transaction commits', async () => {
    const desk = await start();
    const waited: number[] = [];
    let committed = 0;
    await desk.queue.work(
      reviewing(async () => {
        waited.push(performance.now() - committed);
      }),
      2,
    );
    for (let at = 0; at < 40; at += 1) {
      committed = performance.now();
      await desk.put(`rev_${at}`);
      await until(() => waited.length > at);
    }
    process.stdout.write(`${kind}: from before the transaction to the start p50 ${median(waited).toFixed(1)} ms\n`);
    // Far under the poll: it was told.
    expect(median(waited)).toBeLessThan(250);
  });

  it('makes no job of a transaction that is rolled back', async () => {
    const desk = await start();
    const ran: string[] = [];
    await desk.queue.work(
      reviewing(async ({ job }) => {
        ran.push(job.reviewId);
      }),
      1,
    );
    const { tenantId } = desk;
    const broken = desk.store.tenant(tenantId).transaction(async (tx) => {
      await desk.queue.enqueue(tx, { kind: 'review', tenantId, reviewId: 'rev_lost', key: 'a' });
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    await desk.put('rev_kept', 'a');
    await until(() => ran.length > 0);
    expect(ran).toEqual(['rev_kept']);
    expect(await desk.reviews()).toMatchObject({ waiting: 0 });
  });

  it('drains a backlog without a stall, each job once, and says how much there is', async () => {
    const desk = await start();
    const ids = Array.from({ length: 200 }, (_, at) => `rev_${at}`);
    for (const id of ids) await desk.put(id);
    const [before] = await desk.queue.backlog();
    expect(before).toMatchObject({ kind: 'review', waiting: 200, running: 0 });
    expect(before?.oldestMilliseconds).toBeGreaterThan(0);
    const ran: string[] = [];
    const started = performance.now();
    await desk.queue.work(
      reviewing(async ({ job }) => {
        ran.push(job.reviewId);
      }),
      4,
    );
    await until(() => ran.length >= 200);
    process.stdout.write(`${kind}: a backlog of 200 drained in ${Math.round(performance.now() - started)} ms\n`);
    await until(async () => (await desk.reviews()).running === 0);
    expect(ran.toSorted()).toEqual(ids.toSorted());
    expect(await desk.reviews()).toEqual({ waiting: 0, running: 0 });
  });

  it('runs jobs of one key one after the other, in the order they came, and others beside them', async () => {
    const desk = await start();
    const ran: string[] = [];
    const running = new Set<string>();
    let release = () => undefined;
    const held = new Promise<undefined>((resolve) => {
      release = () => void resolve(undefined);
    });
    await desk.queue.work(
      reviewing(async ({ job }) => {
        expect(running.has(job.key)).toBe(false);
        running.add(job.key);
        if (job.reviewId === 'a1') await held;
        ran.push(job.reviewId);
        running.delete(job.key);
      }),
      3,
    );
    await desk.put('a1', 'a');
    await until(() => running.has('a'));
    for (let at = 2; at <= 12; at += 1) await desk.put(`a${at}`, 'a');
    for (let at = 1; at <= 5; at += 1) await desk.put(`b${at}`, `b${at}`);
    // A job is done a little after its work: when the queue has written it down.
    await until(async () => ran.length === 5 && (await desk.reviews()).running === 1);
    expect(ran.toSorted()).toEqual(['b1', 'b2', 'b3', 'b4', 'b5']);
    expect(await desk.reviews()).toEqual({ waiting: 11, running: 1 });
    release();
    await until(() => ran.length === 17);
    expect(ran.slice(5)).toEqual(Array.from({ length: 12 }, (_, at) => `a${at + 1}`));
  });

  it('tries a rejected job again, says which try is the last, and lets its key go on', async () => {
    const desk = await start({ retryWaits: [10, 20] });
    const tries: Pick<ReviewAttempt, 'number' | 'last' | 'deaths'>[] = [];
    const others: string[] = [];
    await desk.queue.work(
      reviewing(async ({ job, number, last, deaths = 0 }) => {
        if (job.reviewId !== 'bad') {
          others.push(job.reviewId);
          return;
        }
        tries.push({ number, last, deaths });
        throw new Error('the provider is down');
      }),
      1,
    );
    await desk.put('bad', 'same');
    await desk.put('good', 'same');
    await until(() => tries.length === 3 && others.length === 1);
    await until(async () => (await desk.reviews()).running === 0);
    expect(tries).toEqual([
      { number: 1, last: false, deaths: 0 },
      { number: 2, last: false, deaths: 0 },
      { number: 3, last: true, deaths: 0 },
    ]);
    expect(await desk.reviews()).toEqual({ waiting: 0, running: 0 });
    expect(desk.log).toEqual(['queue: a review job is given up after 3 tries: the provider is down']);
  });

  it('ends what runs when it stops, and keeps what waits for the next process', async () => {
    const desk = await start();
    const ended: string[] = [];
    let release = () => undefined;
    const held = new Promise<undefined>((resolve) => {
      release = () => void resolve(undefined);
    });
    let begun = false;
    await desk.queue.work(
      reviewing(async ({ job }) => {
        begun = true;
        await held;
        ended.push(job.reviewId);
      }),
      1,
    );
    await desk.put('first');
    await until(() => begun);
    await desk.put('second');
    const stopping = restart(desk);
    release();
    const next = await stopping;
    expect(ended).toEqual(['first']);
    expect(await next.reviews()).toEqual({ waiting: 1, running: 0 });
    const after: string[] = [];
    await next.queue.work(
      reviewing(async ({ job, number }) => {
        after.push(`${job.reviewId} ${number}`);
      }),
      1,
    );
    await until(() => after.length > 0);
    expect(after).toEqual(['second 1']);
  });

  it.each(['that heeds its signal', 'that does not'])(
    'gives back at once, when it must hurry, a job %s',
    async (how) => {
      const desk = await start();
      let begun = false;
      await desk.queue.work(
        reviewing(async ({ signal }) => {
          begun = true;
          if (how === 'that does not') await never();
          await new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
          );
        }),
        1,
      );
      await desk.put('first');
      await until(() => begun);
      await desk.put('second');
      const next = await restart(desk, AbortSignal.abort());
      expect(await next.reviews()).toEqual({ waiting: 2, running: 0 });
      const after: string[] = [];
      await next.queue.work(
        reviewing(async ({ job, number, deaths }) => {
          after.push(`${job.reviewId} ${number} ${deaths}`);
        }),
        1,
      );
      await until(() => after.length === 2);
      // It goes before what came later, and nothing is held against it.
      expect(after).toEqual(['first 1 0', 'second 1 0']);
    },
  );

  it('takes calls that end while it stops', async () => {
    const desk = await start();
    await desk.queue.stop();
    await desk.put('late');
    expect(await desk.reviews()).toEqual({ waiting: 1, running: 0 });
  });

  it('gives each kind of job to its handler', async () => {
    const desk = await start();
    const { tenantId } = desk;
    const jobs: readonly Job[] = [
      { kind: 'review', tenantId, reviewId: 'rev_1', key: 'k' },
      { kind: 'pull-request', tenantId, deliveries: ['d'], repo: 'octo/shop', pr: 7 },
      {
        kind: 'merge-group',
        tenantId,
        delivery: 'd',
        repo: 'octo/shop',
        headSha: 'a'.repeat(40),
        wish: { what: 'review', pr: 7, base: { ref: 'main', sha: null } },
      },
      { kind: 'check-run', tenantId, reviewId: 'rev_1', pull: { repo: 'octo/shop', pr: 7 } },
      { kind: 'retention' },
    ];
    const got: Job[] = [];
    const take = async ({ job }: { readonly job: Job }) => {
      got.push(job);
    };
    const handlers: Handlers = {
      review: take,
      'pull-request': take,
      'merge-group': take,
      'check-run': take,
      retention: take,
    };
    await desk.queue.work(handlers, 1);
    await desk.store.tenant(tenantId).transaction(async (tx) => {
      for (const job of jobs) await desk.queue.enqueue(tx, job);
    });
    await until(() => got.length === jobs.length);
    expect(got.toSorted((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual(
      jobs.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    );
  });

  it('does the jobs of one commit of a merge queue in turn', async () => {
    const desk = await start();
    const { tenantId } = desk;
    const did: string[] = [];
    let release = () => undefined;
    const held = new Promise<undefined>((resolve) => {
      release = () => void resolve(undefined);
    });
    await desk.queue.work(
      {
        ...reviewing(async () => undefined),
        'merge-group': async ({ job }) => {
          did.push(`${job.headSha.slice(0, 1)} ${job.wish.what}`);
          if (job.headSha.startsWith('a') && job.wish.what === 'review') await held;
        },
      },
      1,
    );
    const wanted = { what: 'review', pr: 7, base: { ref: 'main', sha: null } } as const;
    const tell = (headSha: string, wish: Extract<Job, { kind: 'merge-group' }>['wish']) =>
      desk.store.tenant(tenantId).transaction(async (tx) => {
        const job = { kind: 'merge-group', tenantId, delivery: 'd', repo: 'octo/shop', headSha, wish } as const;
        await desk.queue.enqueue(tx, job);
      });
    await tell('a'.repeat(40), wanted);
    await until(() => did.length === 1);
    await tell('a'.repeat(40), { what: 'end' });
    await tell('b'.repeat(40), wanted);
    await until(() => did.length === 2);
    expect(did).toEqual(['a review', 'b review']);
    release();
    await until(() => did.length === 3);
    expect(did.at(-1)).toBe('a end');
  });

  it('drops a job that no version of it wrote, and says so', async () => {
    const desk = await start();
    const ran: string[] = [];
    await desk.queue.work(
      reviewing(async ({ job }) => {
        ran.push(job.reviewId);
      }),
      1,
    );
    await desk.put('fine', 'k');
    await until(() => ran.length === 1);
    await desk.put('odd', 'k2');
    await until(() => ran.length === 2);
    await backend.pool.query(
      `INSERT INTO pgboss.job (name, data, singleton_key, policy, keep_until)
       VALUES ('review', '{"odd": true}', 'k3', 'key_strict_fifo', now() + interval '1 day')`,
    );
    await until(() => desk.log.length > 0);
    expect(desk.log).toEqual(['queue: a review job cannot be read and is dropped']);
    expect(ran).toEqual(['fine', 'odd']);
  });

  it('asks for retention once an hour, however many processes there are', async () => {
    const desk = await start();
    await desk.queue.work(reviewing(never), 1);
    const other = await restart(desk);
    await other.queue.work(reviewing(never), 1);
    const { rows } = await backend.pool.query('SELECT name, cron FROM pgboss.schedule');
    expect(rows).toEqual([{ name: 'retention', cron: expect.stringMatching(/^\d+ \* \* \* \*$/u) }]);
  });
});
