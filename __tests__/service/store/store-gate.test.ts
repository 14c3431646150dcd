/** That no query can forget whose rows it is about. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { TenantGate } from '../../../src/service/store/sql/gate.js';
import type { Database } from '../../../src/service/store/sql/schema.js';

const SOURCES = join(import.meta.dirname, '../../../../src');
const ROOM = 'service/store/sql';
/** The gate, what no single tenant asks for, and what makes the tables. */
const MAY_QUERY = [`${ROOM}/gate.ts`, `${ROOM}/all-tenants.ts`, `${ROOM}/migrate.ts`, `${ROOM}/store.ts`];
/** What begins a query, brings another table into one, writes SQL as text, or takes a condition out again. */
const BEGINS_A_QUERY =
  /\b(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|\w*[jJ]oin|with|withRecursive|from|using|clearWhere|raw)\(|\bsql[.`<]/gu;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'));
const readSource = (path: string) => readFileSync(join(SOURCES, path), 'utf8');

/** Compiles, and talks to nobody. */
const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const gate = new TenantGate(db, 'ten_1', true);

describe('the gate to tenants’ rows', () => {
  it('is where every query of the store begins', () => {
    const others = sources.filter(
      (path) => path.startsWith(`${ROOM}/`) && !path.startsWith(`${ROOM}/migrations/`) && !MAY_QUERY.includes(path),
    );
    expect(others.length).toBeGreaterThan(8);
    for (const path of others) expect([path, ...(readSource(path).match(BEGINS_A_QUERY) ?? [])]).toEqual([path]);
  });

  it('is not gone around: who has the tables’ types is the store, and the queue for its own tables', () => {
    const outside = sources.filter(
      (path) => !path.startsWith(`${ROOM}/`) && /from 'kysely'|sql\/(?:schema|gate)\.js'/u.test(readSource(path)),
    );
    expect(outside.filter((path) => !path.startsWith('service/queue/'))).toEqual([]);
    for (const path of outside) expect([path, ...(readSource(path).match(BEGINS_A_QUERY) ?? [])]).toEqual([path]);
  });

  const methods = Object.getOwnPropertyNames(TenantGate.prototype).filter((name) =>
    /^(?:select|update|delete)/u.test(name),
  );

  it.each(methods)('puts the tenant into what %s begins', (name) => {
    const begun: Compilable = Reflect.apply(Reflect.get(gate, name), gate, []);
    const { sql, parameters } = begun.compile();
    expect(sql).toMatch(name.endsWith('Tenant') ? /where "id" = \$1/u : /where (?:"\w+"\.)?"tenant_id" = \$1/u);
    expect(parameters).toEqual(['ten_1']);
  });

  it('puts the tenant into every row that goes in', () => {
    const key = { key: 'k', body_digest: '', review_id: '', expires_at: 1 };
    const queries = [
      gate.insertBlob({ digest: 'd', content: Buffer.alloc(0) }),
      gate.insertEvidence({
        id: 'e',
        repo: 'r',
        head_sha: 'h',
        kind: 'junit',
        digest: 'd',
        root: '',
        created_at: 1,
        expires_at: 1,
        bytes: 0,
        content: Buffer.alloc(0),
      }),
      gate.insertIdempotencyKey(key),
      gate.insertPolicy({ name: 'n', doc: '' }),
      gate.insertRate({ value: 1 }),
      gate.insertSecret({ name: 'n', key_id: 'k', doc: '' }),
      gate.insertTrace({ review_id: 'r', digest: 'd', signature: '' }),
      gate.insertWebhook({ id: 'w', status: 'active', doc: '' }),
      gate.insertFindings('r', []),
      gate.insertDelivery({ id: 'd', webhook_id: 'w', status: 'pending', created_at: 1, due_at: 1, doc: '' }),
    ];
    for (const query of queries) {
      const { sql, parameters } = query.compile();
      expect(sql).toMatch(/^insert into "\w+" \([^)]*"tenant_id"/u);
      expect(parameters).toContain('ten_1');
    }
  });

  it('writes nothing and locks nothing where it only reads', () => {
    const reading = new TenantGate(db, 'ten_1', false);
    expect(() => reading.insertRate({ value: 1 })).toThrow('use a transaction');
    expect(() => reading.updateReviews()).toThrow('use a transaction');
    expect(() => reading.deleteBlobs()).toThrow('use a transaction');
    expect(reading.selectReviews().compile().parameters).toEqual(['ten_1']);
  });
});
