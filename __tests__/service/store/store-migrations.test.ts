import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import { openPostgres } from '../../../src/service/store/postgres.js';
import type { SqlBackend } from '../../../src/service/store/sql/backend.js';
import { migrate } from '../../../src/service/store/sql/migrate.js';
import { MIGRATIONS } from '../../../src/service/store/sql/migrations/index.js';
import type { Migration } from '../../../src/service/store/sql/migrations/migration.js';
import { openSqlStore } from '../../../src/service/store/sql/store.js';
import { emptyDatabase } from '../databases.js';
import { emptyPglite, SQL_STORES } from '../stores.js';
import { finding, review, tenant } from './store-rows.js';

const { rule: _rule, ...FIRST_FINDING } = finding('fnd_1', 'rev_1');

/** A row in each table of the first version, as that version wrote them. Nothing here may be changed later. */
const FIRST_ROWS = `
  insert into tenants (id, name, installation_id, doc) values ('a', 'acme', '7', '${JSON.stringify({ ...tenant('a'), name: 'acme' })}');
  insert into clients (id, tenant_id, created_at, doc) values ('cli_1', 'a', 5, '{"id":"cli_1","tenantId":"a","scopes":["admin"],"secrets":[],"createdAt":5,"revokedAt":null}');
  insert into blobs (tenant_id, digest, content) values ('a', 'sha256:1', '\\x1f8b08000000000002ffab56ca2bcd4d4a2d52b25230ac0500ef1534e00d000000');
  insert into reviews (tenant_id, id, origin, key, repo, pr, head_sha, status, verdict, tier, created_at, asked, outcome, input_digest, check_run_id, prepared)
    values ('a', 'rev_1', 'api', 'k', 'octo/shop', 7, '${'a'.repeat(40)}', 'complete', 'auto-approve', 'T1', 5,
      '${JSON.stringify(review('').asked)}',
      '{"status":"complete","verdict":"auto-approve","tier":"T1","confidence":1,"acBindings":[],"counts":{"info":1,"warn":0,"error":0},"completedAt":6,"inputDigest":"sha256:1"}',
      'sha256:1', 42, '${JSON.stringify({ change: review('').change, policy: review('').policy })}');
  insert into findings (tenant_id, review_id, id, severity, plane, file, doc) values ('a', 'rev_1', 'fnd_1', 'info', 'intent', 'a.ts', '${JSON.stringify(FIRST_FINDING)}');
  insert into traces (tenant_id, review_id, digest, signature) values ('a', 'rev_1', 'sha256:1', 'null');
  insert into idempotency_keys (tenant_id, key, body_digest, review_id, expires_at) values ('a', 'once', 'b', 'rev_1', 99);
  insert into policies (tenant_id, name, doc) values ('a', 'strict', '{"name":"strict","source":"s","created_at":"2025-06-01T12:00:00.000Z","updated_at":"2025-06-01T12:00:00.000Z"}');
  insert into rates (tenant_id, value) values ('a', 1.5);
  insert into secrets (tenant_id, name, key_id, doc) values ('a', 'provider/github', 'k1', '{"name":"provider/github","kind":"token","keyId":"k1","box":"b","updatedAt":1}');
  insert into service_secrets (name, key_id, doc) values ('signing/token/1', 'k1', '{"name":"signing/token/1","kind":"key","keyId":"k1","box":"b","updatedAt":1}');
  insert into webhooks (tenant_id, id, status, doc) values ('a', 'whk_1', 'active', '{"id":"whk_1","url":"https://example.com/","events":["review.completed"],"status":"active","reason":null,"createdAt":1,"failingSince":null}');
  insert into deliveries (tenant_id, id, webhook_id, status, created_at, due_at, doc)
    values ('a', 'dlv_1', 'whk_1', 'pending', 1, 2, '{"id":"dlv_1","webhookId":"whk_1","event":"review.completed","reviewId":"rev_1","body":"{}","attempt":0,"status":"pending","responseStatus":null,"nextAttemptAt":2,"createdAt":1}');
`;

const step = (name: string, statement: string): Migration => ({
  name,
  up: async (db: Kysely<unknown>) => {
    await sql.raw(statement).execute(db);
  },
});

describe.each(SQL_STORES)('migrations on %s', (kind) => {
  let backends: SqlBackend[];
  let drop: () => Promise<void>;
  beforeEach(async () => {
    if (kind === 'pglite') {
      backends = [await emptyPglite()];
      drop = async () => undefined;
      return;
    }
    const database = await emptyDatabase();
    backends = await Promise.all([1, 2, 3, 4].map(() => openPostgres(database.url, { poolSize: 2 })));
    drop = () => database.drop();
  });
  afterEach(async () => {
    await Promise.all(backends.map((backend) => backend.close()));
    await drop();
  });
  const first = (): SqlBackend => {
    const [backend] = backends;
    if (backend === undefined) throw new Error('no database');
    return backend;
  };
  const queryRows = async (query: string): Promise<unknown> => (await first().pool.query(query)).rows;

  it('bring the rows of the first version to this one, and all of them can be read', async () => {
    await migrate(first(), MIGRATIONS.slice(0, 1));
    await first().pool.query(FIRST_ROWS);
    const store = await openSqlStore(first());
    expect(await store.directory.tenantNamed('acme')).toEqual({ ...tenant('a'), name: 'acme' });
    expect(await store.directory.tenantsOfInstallation('7')).toEqual(['a']);
    expect((await store.directory.client('cli_1'))?.scopes).toEqual(['admin']);
    expect(await store.directory.tenantOfReview('rev_1')).toBe('a');
    expect((await store.administration.secrets.list('signing/')).map(({ box }) => box)).toEqual(['b']);
    await store.tenant('a').transaction(async (tx) => {
      expect((await tx.reviews.get('rev_1'))?.change).toEqual(review('').change);
      expect(await tx.reviews.getCheckRunId('rev_1')).toBe(42);
      expect(await tx.findings.list({ review_id: 'rev_1' }, { after: null, limit: 9 })).toEqual([
        { ...FIRST_FINDING, rule: null },
      ]);
      expect((await tx.findings.get('fnd_1'))?.rule).toBeNull();
      expect(
        await tx.findings.list({ review_id: 'rev_1', rule: 'intent/criterion-unbound' }, { after: null, limit: 9 }),
      ).toEqual([]);
      expect(await tx.blobs.get('sha256:1')).toBe('{"number": 1}');
      expect((await tx.idempotency.find('once', 9))?.reviewId).toBe('rev_1');
      expect((await tx.policies.get('strict'))?.source).toBe('s');
      expect(await tx.rate.load()).toBe(1.5);
      expect((await tx.secrets.get('provider/github'))?.box).toBe('b');
      expect(await tx.webhooks.subscribed('review.completed')).toHaveLength(1);
      expect(await tx.deliveries.list('whk_1', { after: null, limit: 9 })).toHaveLength(1);
    });
    expect(await store.outbox.claim(2, 10, 9)).toEqual([{ tenantId: 'a', deliveryId: 'dlv_1' }]);
  });

  it.each([
    ['completed before this version came', 6],
    ['completes while this version runs already', MIGRATIONS.length],
  ])('have a review in the export that a process of the first version %s', async (_, migrated) => {
    // Both run side by side during an upgrade, and the first version knows no column of the export.
    await migrate(first(), MIGRATIONS.slice(0, migrated));
    await first().pool.query(FIRST_ROWS);
    const store = await openSqlStore(first());
    const all = { from: 0, to: 99 };
    const exported = await store.tenant('a').read((tx) => tx.reviews.completed(all, { after: null, limit: 9 }));
    expect(exported.map(({ id }) => id)).toEqual(['rev_1']);
  });

  it('run once, however many start at one time', async () => {
    await Promise.all([...backends, ...backends].map((backend) => migrate(backend)));
    await migrate(first());
    expect(await queryRows('select name from kysely_migration order by name')).toEqual(
      MIGRATIONS.map(({ name }) => ({ name })),
    );
  });

  it('that come later find the rows in place, and those that have run do not run again', async () => {
    const next = step(
      '9001-size',
      `alter table policies add column size int; update policies set size = length(doc ->> 'source')`,
    );
    await migrate(first());
    await first().pool.query(FIRST_ROWS);
    await migrate(first(), [...MIGRATIONS, next]);
    await migrate(first(), [...MIGRATIONS, next]);
    expect(await queryRows('select size from policies')).toEqual([{ size: 1 }]);
  });

  it('leave everything as it was where one fails', async () => {
    await migrate(first());
    await first().pool.query(FIRST_ROWS);
    const good = step('9001-good', 'alter table policies add column size int');
    const bad = step('9002-bad', 'alter table nowhere add column size int');
    await expect(migrate(first(), [...MIGRATIONS, good, bad])).rejects.toThrow('nowhere');
    expect(await queryRows('select * from policies')).toEqual([expect.not.objectContaining({ size: null })]);
    await migrate(first());
  });

  it('refuse a database of a newer version, and say what to do', async () => {
    await migrate(first(), [...MIGRATIONS, step('9001-newer', 'select 1')]);
    await expect(openSqlStore(first())).rejects.toThrow(
      /newer version of review-gate \(9001-newer\)\. Start that version/u,
    );
  });
});

it('are numbered in their order', () => {
  const names = MIGRATIONS.map(({ name }) => name);
  expect(names.toSorted()).toEqual(names);
  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, at) => at + 1));
});
