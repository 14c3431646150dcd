/**
 * Requests many reviews while processes of both roles are killed at random and PostgreSQL is restarted. Prints how many
 * were lost, duplicated or failed, and whether every webhook arrived.
 *
 *   npm run bench:faults -- [reviews: 1000] [seconds between kills: 2]
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller, HttpAnswer, Serving } from '../../__tests__/stand-ins/serving.js';
import { Review } from '../../src/contract/index.js';
import { Cluster, REPO, type Role } from './cluster.js';

const APIS = 2;
const WORKERS = 2;
const CALLERS = 6;
/** A run that takes longer counts as having lost something. */
const PATIENCE_MILLISECONDS = 20 * 60_000;

const [reviews = 1000, seconds = 2] = process.argv.slice(2).map(Number);

/** Counts the webhooks of each review. */
async function receiver(): Promise<{ url: string; host: string; seen: Map<string, number>; close(): void }> {
  const seen = new Map<string, number>();
  const Event = z.looseObject({ data: z.looseObject({ id: z.string() }) });
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { id } = Event.parse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).data;
      seen.set(id, (seen.get(id) ?? 0) + 1);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : { port: 0 };
  return { url: `http://127.0.0.1:${port}/`, host: `127.0.0.1:${port}`, seen, close: () => server.close() };
}

/** A slot contains a process of one role. A killed process is replaced by a new one on the same port. */
class Slot {
  private constructor(
    private readonly cluster: Cluster,
    readonly role: Role,
    private readonly port: string,
    public serving: Serving,
  ) {}

  static async open(cluster: Cluster, role: Role): Promise<Slot> {
    const serving = await cluster.start(role);
    return new Slot(cluster, role, new URL(serving.url).port, serving);
  }

  async killAndRestart(): Promise<void> {
    await this.cluster.kill(this.serving);
    for (;;) {
      try {
        this.serving = await this.cluster.start(this.role, { REVIEW_GATE_PORT: this.port });
        return;
      } catch (fault) {
        console.error(`  a ${this.role} did not start again: ${String(fault).slice(0, 200)}`);
        await sleep(500);
      }
    }
  }
}

/**
 * Repeats a call until it is answered: by another process each time, and with a new token if the old one is rejected.
 */
class Persistent {
  private caller: Caller | null = null;
  private at = 0;
  repeated = 0;

  constructor(
    private readonly cluster: Cluster,
    private readonly apis: readonly Slot[],
  ) {}

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HttpAnswer> {
    for (;;) {
      try {
        this.caller ??= await this.next();
        const answer = await this.caller.call(method, path, body, headers);
        if (answer.status < 500 && answer.status !== 401 && answer.status !== 429) return answer;
      } catch {
        // The process no longer listens.
      }
      this.caller = null;
      this.repeated += 1;
      await sleep(100);
    }
  }

  private async next(): Promise<Caller> {
    const slot = this.apis[this.at % this.apis.length];
    this.at += 1;
    if (slot === undefined) throw new Error('no process answers calls');
    return this.cluster.caller(slot.serving);
  }
}

const hooks = await receiver();
const cluster = await Cluster.open('postgres', { REVIEW_GATE_WEBHOOK_ALLOW_HOSTS: hooks.host });
const started = Date.now();
try {
  const apis = await Promise.all(Array.from({ length: APIS }, () => Slot.open(cluster, 'api')));
  const workers = await Promise.all(Array.from({ length: WORKERS }, () => Slot.open(cluster, 'worker')));
  const admin = new Persistent(cluster, apis);
  const [first] = apis;
  if (first === undefined) throw new Error('no process answers calls');
  await cluster.prepareTenant(await cluster.caller(first.serving));
  await admin.call('POST', '/v1/webhooks', { url: hooks.url, events: ['review.completed', 'review.failed'] });

  const kills = { api: 0, worker: 0, database: 0 };
  const over = new AbortController();
  const killer = (async () => {
    let turn = 0;
    while (!over.signal.aborted) {
      await sleep(seconds * 1000 * (0.5 + Math.random()), undefined, { signal: over.signal }).catch(() => undefined);
      if (over.signal.aborted) return;
      turn += 1;
      if (turn % 15 === 8) {
        await cluster.postgres?.restart();
        kills.database += 1;
        continue;
      }
      const slots = turn % 2 === 0 ? apis : workers;
      const slot = slots[Math.floor(Math.random() * slots.length)];
      if (slot === undefined) continue;
      kills[slot.role === 'api' ? 'api' : 'worker'] += 1;
      await slot.killAndRestart();
    }
  })();

  const pulls = cluster.addPulls(reviews);
  const ids = new Map<number, string>();
  const refused: string[] = [];
  const queue = [...pulls];
  const callers = Array.from({ length: CALLERS }, () => new Persistent(cluster, apis));
  await Promise.all(
    callers.map(async (caller) => {
      for (let pr = queue.shift(); pr !== undefined; pr = queue.shift()) {
        const answer = await caller.call(
          'POST',
          '/v1/reviews',
          { repo: REPO, pr },
          { 'idempotency-key': `bench-${pr}` },
        );
        if (answer.status === 202) ids.set(pr, Review.parse(answer.json).id);
        else refused.push(answer.text);
        if (ids.size % 100 === 0) console.error(`  ${ids.size} asked for, ${hooks.seen.size} told of`);
      }
    }),
  );
  const asked = Date.now();

  const ended = new Map<string, Review>();
  while (ended.size < ids.size && Date.now() - started < PATIENCE_MILLISECONDS) {
    for (const id of ids.values()) {
      if (ended.has(id)) continue;
      const review = Review.parse((await admin.call('GET', `/v1/reviews/${id}`)).json);
      if (review.status === 'queued') break;
      ended.set(id, review);
    }
    if (ended.size < ids.size) await sleep(500);
  }
  over.abort();
  await killer;
  while ([...ids.values()].some((id) => !hooks.seen.has(id)) && Date.now() - started < PATIENCE_MILLISECONDS)
    await sleep(500);
  const finished = Date.now();

  const Page = z.object({ data: z.array(z.looseObject({ id: z.string() })), next_page: z.string().nullable() });
  const all = async (path: string): Promise<string[]> => {
    const rows: string[] = [];
    let page = '';
    for (;;) {
      const { data, next_page } = Page.parse((await admin.call('GET', `${path}limit=100${page}`)).json);
      rows.push(...data.map(({ id }) => id));
      if (next_page === null) return rows;
      page = `&page=${next_page}`;
    }
  };
  const listed = await all('/v1/reviews?');
  let wrongFindings = 0;
  for (const review of ended.values()) {
    if (review.status !== 'complete') continue;
    const { info, warn, error } = review.counts;
    const found = await all(`/v1/findings?review_id=${review.id}&`);
    if (found.length !== info + warn + error || new Set(found).size !== found.length) wrongFindings += 1;
  }
  const complete = [...ended.values()].filter(({ status }) => status === 'complete').length;
  const deliveries = [...hooks.seen.values()].reduce((sum, count) => sum + count, 0);
  console.log(
    [
      `reviews asked for      ${reviews}, refused ${refused.length}`,
      `killed                 ${kills.api} API processes, ${kills.worker} workers; PostgreSQL restarted ${kills.database} times`,
      `calls sent again       ${[admin, ...callers].reduce((sum, { repeated }) => sum + repeated, 0)}`,
      `complete               ${complete}`,
      `failed                 ${ended.size - complete}`,
      `lost                   ${ids.size - ended.size}`,
      `double                 ${listed.length - new Set(ids.values()).size} reviews, ${wrongFindings} with findings that do not add up`,
      `webhooks               ${hooks.seen.size} of ${ids.size} reviews told of, ${deliveries} deliveries`,
      `time                   ${((asked - started) / 1000).toFixed(0)} s to ask, ${((finished - started) / 1000).toFixed(0)} s in all`,
    ].join('\n'),
  );
  for (const text of refused.slice(0, 3)) console.log(text);
  const failed = [...ended.values()].find(({ status }) => status === 'failed');
  if (failed !== undefined) console.log(JSON.stringify(failed));
  process.exitCode = ids.size === ended.size && listed.length === reviews && wrongFindings === 0 ? 0 : 1;
} finally {
  await cluster.close();
  hooks.close();
}
