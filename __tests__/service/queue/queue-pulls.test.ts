/** Jobs of one pull request: events join one that has not begun, and all of them take their turn. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { JobByKind } from '../../../src/service/queue/queue.js';
import type { SqlBackend } from '../../../src/service/store/sql/backend.js';
import { openSqlStore, type SqlStore } from '../../../src/service/store/sql/store.js';
import { openBackend, SQL_STORES } from '../stores.js';
import { QueueDesk, reviewing, until } from './queue-desk.js';

type Event = JobByKind<'pull-request'>;

describe.each(SQL_STORES)('the jobs of a pull request on %s', (kind) => {
  let backend: SqlBackend;
  let store: SqlStore;
  let desk: QueueDesk;
  beforeAll(async () => {
    backend = await openBackend(kind);
    store = await openSqlStore(backend);
  });
  afterAll(() => store.close());
  afterEach(async () => {
    await desk.queue.stop(AbortSignal.abort());
    await backend.pool.query('DELETE FROM pgboss.job');
  });

  const start = async (take: (job: Event) => Promise<void>, retryWaits?: readonly number[]) => {
    desk = await QueueDesk.open(backend, store, retryWaits === undefined ? {} : { retryWaits });
    const handlers = reviewing(async () => undefined);
    await desk.queue.work({ ...handlers, 'pull-request': async ({ job }) => take(job) }, 1);
  };
  const tell = (delivery: string, pr = 7) =>
    store.tenant(desk.tenantId).transaction(async (tx) => {
      const about = { tenantId: desk.tenantId, repo: 'octo/shop', pr };
      await desk.queue.enqueue(tx, { kind: 'pull-request', deliveries: [delivery], ...about });
    });
  /** Holds the first job of the pull request until it is released. */
  const holdFirst = () => {
    let release = () => undefined;
    const held = new Promise<undefined>((resolve) => {
      release = () => void resolve(undefined);
    });
    return { held, release: () => release() };
  };

  it('are one for all events that came before it began, and one more for those that came after', async () => {
    const began: (readonly string[])[] = [];
    const { held, release } = holdFirst();
    await start(async ({ deliveries }) => {
      began.push(deliveries);
      if (began.length === 1) await held;
    });
    await tell('opened');
    await until(() => began.length === 1);
    const later = Array.from({ length: 19 }, (_, at) => `event-${at}`);
    for (const delivery of later) await tell(delivery);
    await tell('other', 8);
    // The one that runs has read before: nobody is added to it, and the next one waits for its end.
    await until(() => began.length === 2);
    expect(began[1]).toEqual(['other']);
    release();
    await until(() => began.length === 3);
    expect(began[0]).toEqual(['opened']);
    expect(began[2]).toEqual(later);
  });

  it('lose no event where many come at one time, and the jobs begin meanwhile', async () => {
    const heard: string[] = [];
    let jobs = 0;
    await start(async ({ deliveries }) => {
      jobs += 1;
      heard.push(...deliveries);
    });
    const sent = Array.from({ length: 60 }, (_, at) => `event-${at}`);
    await Promise.all(sent.map((delivery) => tell(delivery)));
    await until(() => heard.length >= sent.length);
    expect(heard.toSorted()).toEqual(sent.toSorted());
    expect(jobs).toBeLessThanOrEqual(sent.length);
  });

  it('have all attempts again when an event joins one that was rejected', async () => {
    let tries = 0;
    await start(async () => {
      tries += 1;
      throw new Error('GitHub is down');
    }, [50, 3_600_000]);
    await tell('opened');
    // It waits an hour for its last attempt.
    await until(() => tries === 2);
    await until(async () => (await desk.queue.backlog()).some((one) => one.kind === 'pull-request' && one.waiting > 0));
    await tell('approved');
    const { rows } = await backend.pool.query("SELECT data FROM pgboss.job WHERE state = 'created'");
    expect(rows).toMatchObject([{ data: { job: { deliveries: ['opened', 'approved'] }, rejections: 0 } }]);
  });

  it('of an earlier version are done too', async () => {
    const began: Event[] = [];
    await start(async (job) => {
      began.push(job);
    });
    const { tenantId } = desk;
    const job = {
      kind: 'pull-request',
      tenantId,
      delivery: 'd',
      repo: 'octo/shop',
      pr: 7,
      headSha: 'a',
      baseRef: null,
    };
    const data = JSON.stringify({ job, since: 1, rejections: 0, deaths: 0 });
    await backend.pool.query(
      `INSERT INTO pgboss.job (name, data, policy, keep_until)
       VALUES ('pull-request', $1, 'standard', now() + interval '1 day')`,
      [data],
    );
    await until(() => began.length === 1);
    expect(began).toEqual([{ kind: 'pull-request', tenantId, deliveries: ['d'], repo: 'octo/shop', pr: 7 }]);
  });
});
