/** Workers in processes of their own, killed in the midst of a review. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createIds } from '../../../src/base/ids.js';
import { openPglite } from '../../../src/service/store/pglite.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { openSqlStore } from '../../../src/service/store/sql/store.js';
import type { StoredReview } from '../../../src/service/store/store.js';
import { StandInProvider } from '../../stand-ins/provider.js';
import { emptyDatabase } from '../databases.js';
import { QueueDesk, until } from '../queue/queue-desk.js';
import { SQL_STORES } from '../stores.js';

const WORKER = join(process.cwd(), 'build/__tests__/stand-ins/worker-process.js');

const Line = z.looseObject({ event: z.string() });

/** A worker, and what it has said. */
class Worker {
  readonly said: z.infer<typeof Line>[] = [];
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = once(child, 'close');
  }

  static async start(database: string, how: 'go' | 'hold'): Promise<Worker> {
    const child = spawn(process.execPath, [WORKER, database, how], { stdio: ['ignore', 'pipe', 'inherit'] });
    const worker = new Worker(child);
    createInterface({ input: child.stdout }).on('line', (line) => worker.said.push(Line.parse(JSON.parse(line))));
    await until(() => worker.count('ready') === 1 || child.exitCode !== null);
    return worker;
  }

  count(event: string): number {
    return this.said.filter((line) => line.event === event).length;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    this.child.kill(signal);
    await this.ended;
  }
}

const ids = createIds(Date.now, randomBytes);

async function buildReview(pr: number, key: string): Promise<StoredReview> {
  const asked = { repo: 'octo/shop', pr, ticket: null, policy: null, dry_run: false };
  return {
    id: ids('rev'),
    origin: 'api',
    key,
    asked,
    queue: null,
    change: await new StandInProvider().pin(asked, new AbortController().signal),
    policy: { requested: null, tenant: { name: 'balanced', source: null }, repository_policy: 'tighten' },
    evidence: [],
    createdAt: Date.now(),
    outcome: { status: 'queued' },
  };
}

const workers: Worker[] = [];
const removals: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.end('SIGKILL')));
  for (const remove of removals.splice(0)) await remove();
});

async function start(database: string, how: 'go' | 'hold'): Promise<Worker> {
  const worker = await Worker.start(database, how);
  workers.push(worker);
  return worker;
}

describe.each(SQL_STORES)('workers on %s', (kind) => {
  /** An empty database's address, or an empty folder. */
  const place = async (): Promise<string> => {
    if (kind === 'postgres') {
      const { url, drop } = await emptyDatabase();
      removals.push(drop);
      return url;
    }
    const folder = mkdtempSync(join(tmpdir(), 'review-gate-taken-over-'));
    removals.push(async () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  /** Does something in the database from here, when no worker has the folder. */
  const inDatabase = async <T>(at: string, work: (desk: QueueDesk) => Promise<T>): Promise<T> => {
    const backend =
      kind === 'postgres' ? await openPostgres(at, { poolSize: 4 }) : await openPglite(at, () => undefined);
    const desk = await QueueDesk.open(backend, await openSqlStore(backend));
    try {
      return await work(desk);
    } finally {
      await desk.queue.stop();
      await desk.store.close();
    }
  };

  /** Two reviews that are alike and one that is not, queued by a tenant with a subscription. */
  const queued = async (at: string): Promise<string> =>
    inDatabase(at, async ({ store, queue, tenantId }) => {
      const reviews = [await buildReview(1, 'alike'), await buildReview(1, 'alike'), await buildReview(2, 'other')];
      await store.tenant(tenantId).transaction(async (tx) => {
        await tx.webhooks.insert({
          id: ids('whk'),
          url: 'https://example.com/hook',
          events: ['review.completed', 'review.failed'],
          status: 'active',
          reason: null,
          createdAt: Date.now(),
          failingSince: null,
        });
        for (const review of reviews) {
          await tx.reviews.insert(review);
          await queue.enqueue(tx, { kind: 'review', tenantId, reviewId: review.id, key: review.key });
        }
      });
      return tenantId;
    });

  const whatIsStored = (at: string, tenantId: string) =>
    inDatabase(at, async ({ store }) => {
      const tenant = store.tenant(tenantId);
      const reviews = await tenant.read((tx) => tx.reviews.list({}, { after: null, limit: 10 }));
      const each = await Promise.all(
        reviews.map(({ id, outcome }) =>
          tenant.read(async (tx) => ({
            outcome,
            findings: (await tx.findings.list({ review_id: id }, { after: null, limit: 100 })).length,
            trace: await tx.traces.get(id),
          })),
        ),
      );
      const deliveries = await tenant.read(async (tx) => {
        const [webhook] = await tx.webhooks.list({ after: null, limit: 1 });
        return tx.deliveries.list(webhook?.id ?? '', { after: null, limit: 10 });
      });
      return { each, deliveries: deliveries.length };
    });

  it('take over what a killed one ran, and store it once', async () => {
    const at = await place();
    const tenantId = await queued(at);
    const victim = await start(at, 'hold');
    // It has one of the two alike, and the other; both hang.
    await until(() => victim.count('snapshot') === 2);
    let heir = kind === 'postgres' ? await start(at, 'go') : victim;
    const killed = performance.now();
    await victim.end('SIGKILL');
    // A folder has one process at a time: the next one starts when this one is gone.
    if (kind === 'pglite') heir = await start(at, 'go');
    await until(() => heir.count('ended') === 3);
    const took = performance.now() - killed;
    process.stdout.write(`${kind}: taken over and ended ${Math.round(took)} ms after the kill\n`);
    // The two that are alike were computed once.
    expect(heir.count('engine')).toBe(2);
    await heir.end('SIGTERM');

    const { each, deliveries } = await whatIsStored(at, tenantId);
    expect(each.map(({ outcome }) => outcome.status)).toEqual(['complete', 'complete', 'complete']);
    expect(each.map(({ findings }) => findings)).toEqual([1, 1, 1]);
    expect(new Set(each.map(({ trace }) => trace?.review_id)).size).toBe(3);
    expect(new Set(each.map(({ trace }) => trace?.digest)).size).toBe(2);
    expect(deliveries).toBe(3);
  });

  it('leave what waits to the next one when they end well', async () => {
    const at = await place();
    const tenantId = await queued(at);
    const first = await start(at, 'go');
    await until(() => first.count('ended') > 0);
    await first.end('SIGTERM');
    const second = await start(at, 'go');
    await until(() => first.count('ended') + second.count('ended') === 3);
    expect(first.count('engine') + second.count('engine')).toBe(2);
    await second.end('SIGTERM');
    const { each, deliveries } = await whatIsStored(at, tenantId);
    expect(each.map(({ outcome }) => outcome.status)).toEqual(['complete', 'complete', 'complete']);
    expect(deliveries).toBe(3);
  });
});
