/** The queue when its database goes away and comes back. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { openSqlStore } from '../../../src/service/store/sql/store.js';
import { findPostgres, type Postgres, startPostgres } from '../../stand-ins/postgres.js';
import { QueueDesk, reviewing, until } from './queue-desk.js';

const PROGRAMS = findPostgres(process.env['PATH']);

(PROGRAMS === null ? describe.skip : describe)('the queue when PostgreSQL is restarted', () => {
  let server: Postgres;
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  it('goes on, is told of new jobs again, and loses none', async () => {
    server = await startPostgres(PROGRAMS);
    closing.push(() => server.stop());
    const backend = await openPostgres(server.url, { poolSize: 8 });
    const desk = await QueueDesk.open(backend, await openSqlStore(backend));
    closing.push(async () => {
      await desk.queue.stop(AbortSignal.abort());
      await desk.store.close();
    });
    const ran: string[] = [];
    let release = () => undefined;
    const held = new Promise<undefined>((resolve) => {
      release = () => void resolve(undefined);
    });
    let begun = false;
    await desk.queue.work(
      reviewing(async ({ job }) => {
        begun = true;
        if (job.reviewId === 'during' && ran.length === 1) await held;
        ran.push(job.reviewId);
      }),
      1,
    );
    await desk.put('before');
    await until(() => ran.length === 1);
    begun = false;
    await desk.put('during');
    await until(() => begun);
    await desk.put('waiting');
    await server.restart();
    release();
    await until(() => ran.includes('waiting'));
    // At least once: its end may have been told to a connection that was gone.
    expect(new Set(ran)).toEqual(new Set(['before', 'during', 'waiting']));
    // The listener has its connection again: a job starts well before the next look of the poll.
    const waits: number[] = [];
    for (let at = 0; waits.filter((wait) => wait < 400).length < 3 && at < 60; at += 1) {
      const put = performance.now();
      await desk.put(`after ${at}`);
      await until(() => ran.includes(`after ${at}`));
      waits.push(performance.now() - put);
    }
    expect(waits.filter((wait) => wait < 400).length).toBeGreaterThanOrEqual(3);
    await until(async () => (await desk.reviews()).running === 0);
    expect(await desk.reviews()).toEqual({ waiting: 0, running: 0 });
  }, 60_000);
});
