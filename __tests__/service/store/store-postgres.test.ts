/** What holds on PostgreSQL beyond what every store does: round trips, plans, restarts, several processes. */
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { openPostgres } from '../../../src/service/store/postgres.js';
import type { SqlBackend } from '../../../src/service/store/sql/backend.js';
import type { Database } from '../../../src/service/store/sql/schema.js';
import { openSqlStore, SqlStore } from '../../../src/service/store/sql/store.js';
import type { Transaction } from '../../../src/service/store/store.js';
import { findPostgres, type Postgres, startPostgres } from '../../stand-ins/postgres.js';
import { POSTGRES_URL } from '../databases.js';
import { openBackend } from '../stores.js';
import { complete, delivery, finding, review, tenant, webhook } from './store-rows.js';

const onPostgres = POSTGRES_URL === null ? describe.skip : describe;
const onOwnServer = findPostgres(process.env['PATH']) === null ? describe.skip : describe;

onPostgres('the store on PostgreSQL', () => {
  let backend: SqlBackend;
  let store: SqlStore;
  let statements: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
  beforeAll(async () => {
    backend = await openBackend('postgres');
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: backend.pool }),
      log: ({ query }) => void statements.push(query),
    });
    store = new SqlStore(backend, db);
    await store.administration.createTenant(tenant('a'));
  });
  afterAll(() => store.close());

  /** The statements that `work` sends. */
  const sent = async (work: () => Promise<unknown>) => {
    statements = [];
    await work();
    return statements;
  };
  const read = (work: (tx: Transaction) => Promise<unknown>) => sent(() => store.tenant('a').read(work));

  it('reads a review in one round trip, without what only the worker needs', async () => {
    await store.tenant('a').transaction((tx) => tx.reviews.insert(review('rev_1')));
    const [statement, ...more] = await read((tx) => tx.reviews.summary('rev_1'));
    expect(more).toEqual([]);
    expect(statement?.sql).toMatch(/^select .* from "reviews" where "tenant_id" = \$1 and "id" = \$2$/u);
    expect(statement?.sql).not.toContain('prepared');
    for (const work of [
      (tx: Transaction) => tx.reviews.get('rev_1'),
      (tx: Transaction) => tx.reviews.list({}, { after: null, limit: 1 }),
      (tx: Transaction) => tx.findings.get('fnd_1'),
      (tx: Transaction) => tx.traces.get('rev_1'),
      (tx: Transaction) => tx.tenant(),
    ]) {
      expect(await read(work)).toHaveLength(1);
    }
  });

  it('writes nothing where it only reads', async () => {
    await expect(
      read((tx) => tx.policies.put({ name: 'p', source: '', created_at: '', updated_at: '' })),
    ).rejects.toThrow('use a transaction');
    expect(await read((tx) => tx.rate.load())).toHaveLength(1);
  });

  it('finds every page by an index, without sorting', async () => {
    await sql`insert into blobs values ('a', 'd', '')`.execute(new Kysely({ dialect: new PostgresDialect(backend) }));
    await backend.pool.query(`
      insert into reviews select 'a', 'rev_' || lpad(n::text, 9, '0'), 'api', 'k' || n, 'octo/' || n % 50, n % 90, 's',
        case when n % 40 = 0 then 'failed' else 'complete' end, case when n % 40 > 0 then 'v' || n % 30 end,
        case when n % 40 > 0 then 't' || n % 30 end, n, '{}', '{}', case when n % 40 > 0 then 'd' end, null, '{}'
      from generate_series(1000, 6000) n;
      insert into findings select 'a', 'rev_' || lpad((1000 + n / 100)::text, 9, '0'), 'fnd_' || lpad(n::text, 9, '0'),
        'info', 'intent', 'a.ts', '{}', null from generate_series(1, 30000) n;
      insert into webhooks values ('a', 'whk', 'active', '{}');
      insert into deliveries select 'a', 'dlv_' || lpad(n::text, 9, '0'), 'whk',
        case when n % 100 = 0 then 'pending' else 'delivered' end, n, n, '{}' from generate_series(1, 5000) n;
      analyze`);
    const slice = { after: 'rev_000004000', limit: 51 };
    const from = 'rev_000001100';
    const queries = [
      ...(await read((tx) => tx.reviews.list({}, slice))),
      ...(await read((tx) => tx.reviews.list({ repo: 'octo/7' }, slice))),
      ...(await read((tx) => tx.reviews.list({ repo: 'octo/7', pr: 7 }, slice))),
      ...(await read((tx) => tx.reviews.list({ pr: 7 }, slice))),
      ...(await read((tx) => tx.reviews.list({ status: 'failed' }, slice))),
      ...(await read((tx) => tx.reviews.alike({ id: from, key: 'k7' }, 1))),
      ...(await read((tx) => tx.findings.list({ review_id: from }, { after: 'fnd_000009990', limit: 101 }))),
      ...(await read((tx) => tx.findings.list({ review_id: from, severity: 'error' }, { after: null, limit: 101 }))),
      ...(await read((tx) => tx.findings.get('fnd_000009990'))),
      ...(await read((tx) => tx.deliveries.list('whk', { after: null, limit: 51 }))),
    ];
    expect(queries).toHaveLength(10);
    const tables = ['verdict', 'tier'].map((column) => ({
      sql: `select id from reviews where tenant_id = 'a' and ${column} = '${column === 'tier' ? 't' : 'v'}7' order by id desc limit 51`,
      parameters: [],
    }));
    const due = {
      sql: `select id from deliveries where status = 'pending' and due_at <= 9999 order by due_at limit 10 for update skip locked`,
      parameters: [],
    };
    for (const query of [...queries, ...tables, due]) {
      const { rows } = await backend.pool.query<{ 'QUERY PLAN': string }>(`explain ${query.sql}`, [
        ...query.parameters,
      ]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect([query.sql, plan]).toEqual([query.sql, expect.stringContaining('Index')]);
      expect([query.sql, plan]).toEqual([query.sql, expect.not.stringMatching(/Sort|Seq Scan/u)]);
    }
  });

  it('stores five thousand findings in one statement', async () => {
    await store.tenant('a').transaction((tx) => tx.reviews.insert(review('rev_9')));
    const findings = Array.from({ length: 5000 }, (_, at) =>
      finding(`fnd_x${at}`, 'rev_9', { rationale: 'r'.repeat(300) }),
    );
    const inserted = await sent(() => store.tenant('a').transaction((tx) => tx.findings.insert('rev_9', findings)));
    expect(inserted.map((query) => query.sql.slice(0, 6))).toEqual(['begin', 'insert', 'commit']);
  });

  it('counts exactly over several processes', async () => {
    const url = new URL(POSTGRES_URL ?? '');
    url.pathname = `/${(await backend.pool.query<{ name: string }>('select current_database() as name')).rows[0]?.name}`;
    const others = await Promise.all(
      [1, 2, 3].map(async () => openSqlStore(await openPostgres(url.href, { poolSize: 4 }))),
    );
    const count = (of: SqlStore) =>
      of.tenant('a').transaction(async (tx) => tx.rate.save(((await tx.rate.load()) ?? 0) + 1));
    await Promise.all(others.flatMap((of) => Array.from({ length: 20 }, () => count(of))));
    expect(await store.tenant('a').read((tx) => tx.rate.load())).toBe(60);

    await store.tenant('a').transaction(async (tx) => {
      await tx.webhooks.insert(webhook('whk_2'));
      for (let at = 0; at < 40; at += 1)
        await tx.deliveries.insert(delivery(`dlv_y${at}`, 'whk_2', { nextAttemptAt: 1 }));
    });
    await backend.pool.query(`update deliveries set due_at = null where webhook_id = 'whk'`);
    const claims = await Promise.all(others.flatMap((of) => [1, 2, 3].map(() => of.outbox.claim(5, 1000, 10))));
    const claimed = claims.flat().map(({ deliveryId }) => deliveryId);
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBe(40);
    await Promise.all(others.map((of) => of.close()));
  });

  it('keeps a subscription that is being written to until that is done', async () => {
    await store.administration.createTenant(tenant('c'));
    const tenantC = store.tenant('c');
    await tenantC.transaction((tx) => tx.webhooks.insert(webhook('whk_3')));
    let removed: boolean | null = null;
    let removing: Promise<void> = Promise.resolve();
    const waiting = async () =>
      (await backend.pool.query('select 1 from pg_locks where not granted limit 1')).rows.length > 0;
    await tenantC.transaction(async (tx) => {
      expect(await tx.webhooks.subscribed('review.completed')).toEqual([webhook('whk_3')]);
      removing = tenantC
        .transaction((other) => other.webhooks.remove('whk_3'))
        .then((done) => {
          removed = done;
        });
      while (removed === null && !(await waiting())) await backend.pool.query('select 1');
      await tx.deliveries.insert(delivery('dlv_z', 'whk_3'));
    });
    await removing;
    expect(removed).toBe(true);
    expect(await tenantC.read((tx) => tx.deliveries.get('dlv_z'))).toBeNull();
  });

  it('refuses to complete a review whose input is not there, and another tenant’s rows', async () => {
    await store.administration.createTenant(tenant('b'));
    await store.tenant('a').transaction((tx) => tx.reviews.insert(review('rev_8')));
    const finish = (id: string) =>
      store.tenant(id).transaction((tx) => tx.reviews.finish('rev_8', complete('sha256:none')));
    await expect(finish('a')).rejects.toThrow('foreign key');
    const inB = store.tenant('b').transaction((tx) => tx.findings.insert('rev_8', [finding('fnd_8', 'rev_8')]));
    await expect(inB).rejects.toThrow('foreign key');
    await expect(store.tenant('b').transaction((tx) => tx.reviews.insert(review('rev_8')))).rejects.toThrow('unique');
  });
});

onOwnServer('PostgreSQL that goes away', () => {
  let server: Postgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('is used again once it is back, and no commit that was confirmed is lost', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    const store = await openSqlStore(await openPostgres(await server.createDatabase(), { poolSize: 3, log }));
    await store.administration.createTenant(tenant('a'));
    const confirmed: string[] = [];
    let faults = 0;
    let stop = false;
    const write = async (writer: number) => {
      for (let at = 0; !stop; at += 1) {
        const id = `rev_${writer}_${at}`;
        try {
          await store.tenant('a').transaction(async (tx) => {
            await tx.reviews.insert(review(id));
            await tx.policies.names();
          });
          confirmed.push(id);
        } catch {
          faults += 1;
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    };
    const writers = Promise.all([1, 2, 3, 4].map(write));
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => setImmediate(resolve));
    };
    for (const end of [() => server.restart(), () => server.kill().then(() => server.start())]) {
      const [before, faultsBefore] = [confirmed.length, faults];
      await until(() => confirmed.length > before + 50);
      await end();
      await until(() => faults > faultsBefore);
      const after = confirmed.length;
      await until(() => confirmed.length > after + 50);
    }
    stop = true;
    await writers;
    await store.ping();
    const found = await store.tenant('a').read((tx) => tx.reviews.list({}, { after: null, limit: 100_000 }));
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed));
    for (const line of lines) expect(line).toMatch(/^a database connection was lost: /u);
    await store.close();
    await store.close();
  });

  it('rejects while it is away', async () => {
    const store = await openSqlStore(await openPostgres(await server.createDatabase(), { poolSize: 1 }));
    await server.kill();
    await expect(store.ping()).rejects.toThrow();
    await expect(store.tenant('a').transaction((tx) => tx.tenant())).rejects.toThrow();
    await server.start();
    await store.ping();
    await store.close();
  });
});

describe('a database URL', () => {
  const secret = 'p4ss-word';
  it.each([
    ['is none', `no url ${secret}`, 'is not a URL'],
    ['is of another kind', `mysql://user:${secret}@127.0.0.1/db`, 'must begin with postgres://, not mysql://'],
    [
      'leads nowhere',
      `postgres://user:${secret}@127.0.0.1:1/db?password=${secret}`,
      'postgres://user@127.0.0.1:1/db cannot be used',
    ],
  ])('that %s is refused without its password', async (_, url, said) => {
    const refusal: unknown = await openPostgres(url, { poolSize: 1 }).catch((cause: unknown) => cause);
    expect(String(refusal)).toContain(said);
    expect(`${String(refusal)} ${JSON.stringify(refusal, Object.getOwnPropertyNames(refusal))}`).not.toContain(secret);
  });

  it('that leads to something else is refused', async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : null;
    await expect(openPostgres(`postgres://user@127.0.0.1:${port}/db`, { poolSize: 1 })).rejects.toThrow(
      'cannot be used',
    );
    server.close();
  });
});
