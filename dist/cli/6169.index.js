export const id = 6169;
export const ids = [6169];
export const modules = {

/***/ 76169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSqlStore: () => (/* binding */ openSqlStore)
});

// UNUSED EXPORTS: SqlStore

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(48956);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(61980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-dialect.js + 10 modules
var postgres_dialect = __webpack_require__(93843);
;// CONCATENATED MODULE: ./build/src/service/store/sql/text.js
/** Converts JavaScript strings that PostgreSQL's text cannot represent. */
const NOT_IN_TEXT = /[\\\0\p{Cs}]/gu;
/**
 * Encodes a string for a searchable column; different strings stay different. PostgreSQL's text allows neither NUL nor
 * an unpaired surrogate. Callers may send both and must get "not found", not an internal error. There is no decoding:
 * displayed values come from the row's document.
 */
function escapeSearchText(text) {
    return text.replaceAll(NOT_IN_TEXT, (character) => character === '\\' ? '\\\\' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/settings.js

/** The last code point: it ends the range of names with a common prefix. */
const LAST_CHARACTER = '\u{10FFFF}';
/** Returns the lower and upper bound of names that begin with `prefix`. */
function toPrefixRange(prefix) {
    const from = escapeSearchText(prefix);
    return [from, from + LAST_CHARACTER];
}
async function readTenant(gate) {
    const row = await gate.selectTenant().select('doc').executeTakeFirst();
    if (row === undefined)
        throw new Error(`no tenant ${gate.tenantId}`);
    return row.doc;
}
/** Changes a tenant's settings. The row is locked, so concurrent changes are applied one after the other. */
async function changeTenant(gate, patch) {
    const row = await gate.selectTenant().select('doc').forNoKeyUpdate().executeTakeFirst();
    if (row === undefined)
        throw new Error(`no tenant ${gate.tenantId}`);
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const after = { ...row.doc, ...given };
    await gate
        .updateTenant()
        .set({ doc: JSON.stringify(after) })
        .execute();
    return after;
}
async function setInstallation(gate, installationId) {
    const installation_id = installationId === null ? null : escapeSearchText(installationId);
    await gate.updateTenant().set({ installation_id }).execute();
}
/** Returns the policies of the gate's tenant. */
function createSqlPolicies(gate) {
    return {
        async get(name) {
            const row = await gate
                .selectPolicies()
                .select('doc')
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return row?.doc ?? null;
        },
        async put(policy) {
            const doc = JSON.stringify(policy);
            await gate
                .insertPolicy({ name: escapeSearchText(policy.name), doc })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ doc }))
                .execute();
        },
        async remove(name) {
            const { numDeletedRows } = await gate
                .deletePolicies()
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return numDeletedRows > 0n;
        },
        async names() {
            const rows = await gate.selectPolicies().select('doc').orderBy('name').execute();
            return rows.map(({ doc }) => doc.name);
        },
    };
}
/** Returns the secrets of the gate's tenant. */
function createSqlSecrets(gate) {
    return {
        async get(name) {
            const row = await gate
                .selectSecrets()
                .select('doc')
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return row?.doc ?? null;
        },
        async put(secret) {
            const columns = { key_id: secret.keyId, doc: JSON.stringify(secret) };
            await gate
                .insertSecret({ name: escapeSearchText(secret.name), ...columns })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(columns))
                .execute();
        },
        async remove(name) {
            const { numDeletedRows } = await gate
                .deleteSecrets()
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return numDeletedRows > 0n;
        },
        async list(prefix) {
            const [from, to] = toPrefixRange(prefix);
            const rows = await gate
                .selectSecrets()
                .select('doc')
                .where('name', '>=', from)
                .where('name', '<', to)
                .orderBy('name')
                .execute();
            return rows.map(({ doc }) => doc);
        },
    };
}
//# sourceMappingURL=settings.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/all-tenants.js
/**
 * The queries that are not limited to one tenant: lookups before the tenant is known, the operator's queries, and
 * deliveries that are due.
 */



/** Lookups before the tenant is known. */
function createSqlDirectory(db) {
    return {
        async client(id) {
            const row = await db
                .selectFrom('clients')
                .select('doc')
                .where('id', '=', escapeSearchText(id))
                .executeTakeFirst();
            return row?.doc ?? null;
        },
        async tenantOfReview(reviewId) {
            const row = await db
                .selectFrom('reviews')
                .select('tenant_id')
                .where('id', '=', escapeSearchText(reviewId))
                .executeTakeFirst();
            return row?.tenant_id ?? null;
        },
        async tenantNamed(name) {
            const row = await db
                .selectFrom('tenants')
                .select('doc')
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return row?.doc ?? null;
        },
        async tenantsOfInstallation(installationId) {
            const rows = await db
                .selectFrom('tenants')
                .select('id')
                .where('installation_id', '=', escapeSearchText(installationId))
                .orderBy('id')
                .execute();
            return rows.map(({ id }) => id);
        },
    };
}
/** Secrets of the service itself. */
function createServiceSecrets(db) {
    return {
        async get(name) {
            const row = await db
                .selectFrom('service_secrets')
                .select('doc')
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return row?.doc ?? null;
        },
        async put(secret) {
            const columns = { key_id: secret.keyId, doc: JSON.stringify(secret) };
            await db
                .insertInto('service_secrets')
                .values({ name: escapeSearchText(secret.name), ...columns })
                .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
                .execute();
        },
        async remove(name) {
            const { numDeletedRows } = await db
                .deleteFrom('service_secrets')
                .where('name', '=', escapeSearchText(name))
                .executeTakeFirst();
            return numDeletedRows > 0n;
        },
        async list(prefix) {
            const [from, to] = toPrefixRange(prefix);
            const rows = await db
                .selectFrom('service_secrets')
                .select('doc')
                .where('name', '>=', from)
                .where('name', '<', to)
                .orderBy('name')
                .execute();
            return rows.map(({ doc }) => doc);
        },
    };
}
async function reseal(db, tenantId, before, after) {
    const columns = { key_id: after.keyId, doc: JSON.stringify(after) };
    const name = escapeSearchText(before.name);
    const unchanged = (0,sql/* sql */.l) `doc ->> 'box' = ${before.box}`;
    const { numUpdatedRows } = tenantId === null
        ? await db
            .updateTable('service_secrets')
            .set(columns)
            .where('name', '=', name)
            .where(unchanged)
            .executeTakeFirst()
        : await db
            .updateTable('secrets')
            .set(columns)
            .where('tenant_id', '=', tenantId)
            .where('name', '=', name)
            .where(unchanged)
            .executeTakeFirst();
    return numUpdatedRows > 0n;
}
/** The operator's queries. */
function createSqlAdministration(db) {
    return {
        async createTenant(tenant) {
            const row = await db
                .insertInto('tenants')
                .values({ id: tenant.id, name: escapeSearchText(tenant.name), doc: JSON.stringify(tenant) })
                .onConflict((conflict) => conflict.column('name').doNothing())
                .returning('id')
                .executeTakeFirst();
            return row !== undefined;
        },
        async tenants() {
            const rows = await db.selectFrom('tenants').select('doc').orderBy('name').execute();
            return rows.map(({ doc }) => doc);
        },
        async createClient(client) {
            const { id, tenantId: tenant_id, createdAt: created_at } = client;
            await db
                .insertInto('clients')
                .values({ id, tenant_id, created_at, doc: JSON.stringify(client) })
                .execute();
        },
        async clients(tenantId) {
            const rows = await db
                .selectFrom('clients')
                .select('doc')
                .where('tenant_id', '=', tenantId)
                .orderBy('created_at')
                .orderBy('id')
                .execute();
            return rows.map(({ doc }) => doc);
        },
        async updateClient(client) {
            const { numUpdatedRows } = await db
                .updateTable('clients')
                .set({ doc: JSON.stringify(client) })
                .where('id', '=', client.id)
                .where((0,sql/* sql */.l) `doc ->> 'revokedAt' is null`)
                .executeTakeFirst();
            return numUpdatedRows > 0n;
        },
        secrets: createServiceSecrets(db),
        async sealedOtherwise(keyId, limit) {
            const rows = await db
                .selectFrom('service_secrets')
                .select([(0,sql/* sql */.l) `null::text`.as('tenant_id'), 'doc'])
                .where('key_id', '<>', keyId)
                .unionAll(db.selectFrom('secrets').select(['tenant_id', 'doc']).where('key_id', '<>', keyId))
                .limit(limit)
                .execute();
            return rows.map(({ tenant_id, doc }) => ({ tenantId: tenant_id, secret: doc }));
        },
        reseal: (tenantId, before, after) => reseal(db, tenantId, before, after),
    };
}
/**
 * Deliveries that are due. A claim sets a delivery's time to the end of the lease, so the index finds only unclaimed
 * ones.
 */
function createSqlOutbox(db) {
    return {
        async claim(now, leaseMilliseconds, limit) {
            const claimed = await db
                .with('due', (query) => query
                .selectFrom('deliveries')
                .select(['tenant_id', 'id'])
                .where('status', '=', 'pending')
                .where('due_at', '<=', String(now))
                .orderBy('due_at')
                .limit(limit)
                .forUpdate()
                .skipLocked())
                .updateTable('deliveries')
                .from('due')
                .set({ due_at: now + leaseMilliseconds })
                .whereRef('deliveries.tenant_id', '=', 'due.tenant_id')
                .whereRef('deliveries.id', '=', 'due.id')
                .returning(['deliveries.tenant_id', 'deliveries.id'])
                .execute();
            return claimed.map(({ tenant_id, id }) => ({ tenantId: tenant_id, deliveryId: id }));
        },
    };
}
//# sourceMappingURL=all-tenants.js.map
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migrator = __webpack_require__(47611);
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/0001-initial.js
/** The first version. */

/** Ids and names are ordered by bytes, which for ids is the order of creation, whatever the database's collation is. */
const STATEMENTS = [
    `create table tenants (
    id text collate "C" primary key,
    name text collate "C" not null unique,
    installation_id text collate "C",
    doc json not null
  )`,
    'create index tenants_installation on tenants (installation_id) where installation_id is not null',
    `create table clients (
    id text collate "C" primary key,
    tenant_id text collate "C" not null references tenants,
    created_at bigint not null,
    doc json not null
  )`,
    'create index clients_tenant on clients (tenant_id, created_at, id)',
    // The content is already compressed with gzip, so the database must not compress it again.
    `create table blobs (
    tenant_id text collate "C" not null references tenants,
    digest text collate "C" not null,
    content bytea not null,
    primary key (tenant_id, digest)
  )`,
    'alter table blobs alter column content set storage external',
    `create table reviews (
    tenant_id text collate "C" not null references tenants,
    id text collate "C" not null unique,
    origin text not null,
    key text collate "C" not null,
    repo text collate "C" not null,
    pr bigint not null,
    head_sha text not null,
    status text not null,
    verdict text,
    tier text,
    created_at bigint not null,
    asked json not null,
    outcome json not null,
    input_digest text collate "C",
    check_run_id bigint,
    prepared json not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, input_digest) references blobs
  )`,
    'create index reviews_repo on reviews (tenant_id, repo, id)',
    'create index reviews_repo_pr on reviews (tenant_id, repo, pr, id)',
    'create index reviews_pr on reviews (tenant_id, pr, id)',
    'create index reviews_status on reviews (tenant_id, status, id)',
    'create index reviews_verdict on reviews (tenant_id, verdict, id) where verdict is not null',
    'create index reviews_tier on reviews (tenant_id, tier, id) where tier is not null',
    'create index reviews_key on reviews (tenant_id, key, id)',
    `create index reviews_ended on reviews (tenant_id, created_at) where status <> 'queued'`,
    'create index reviews_input on reviews (tenant_id, input_digest) where input_digest is not null',
    // A review has at most 5,000 findings, so a filter never scans more rows than that. The index on the id is a hash
    // index because it cannot be scanned in order: so a page always uses the primary key, whatever the planner's
    // statistics are.
    `create table findings (
    tenant_id text collate "C" not null,
    review_id text collate "C" not null,
    id text collate "C" not null,
    severity text not null,
    plane text not null,
    file text not null,
    doc json not null,
    primary key (review_id, id),
    foreign key (tenant_id, review_id) references reviews on delete cascade
  )`,
    'create index findings_id on findings using hash (id)',
    `create table traces (
    tenant_id text collate "C" not null,
    review_id text collate "C" not null,
    digest text collate "C" not null,
    signature json not null,
    primary key (tenant_id, review_id),
    foreign key (tenant_id, review_id) references reviews on delete cascade,
    foreign key (tenant_id, digest) references blobs
  )`,
    'create index traces_digest on traces (tenant_id, digest)',
    `create table idempotency_keys (
    tenant_id text collate "C" not null references tenants,
    key text collate "C" not null,
    body_digest text not null,
    review_id text collate "C" not null,
    expires_at bigint not null,
    primary key (tenant_id, key)
  )`,
    'create index idempotency_keys_expiry on idempotency_keys (tenant_id, expires_at)',
    `create table policies (
    tenant_id text collate "C" not null references tenants,
    name text collate "C" not null,
    doc json not null,
    primary key (tenant_id, name)
  )`,
    // Unlogged: the table may be lost if the database crashes, which allows one additional burst. In exchange its writes
    // do not wait for the disk.
    `create unlogged table rates (
    tenant_id text collate "C" primary key references tenants,
    value double precision
  )`,
    `create table secrets (
    tenant_id text collate "C" not null references tenants,
    name text collate "C" not null,
    key_id text not null,
    doc json not null,
    primary key (tenant_id, name)
  )`,
    `create table service_secrets (
    name text collate "C" primary key,
    key_id text not null,
    doc json not null
  )`,
    `create table webhooks (
    tenant_id text collate "C" not null references tenants,
    id text collate "C" not null,
    status text not null,
    doc json not null,
    primary key (tenant_id, id)
  )`,
    `create table deliveries (
    tenant_id text collate "C" not null,
    id text collate "C" not null,
    webhook_id text collate "C" not null,
    status text not null,
    created_at bigint not null,
    due_at bigint,
    doc json not null,
    primary key (tenant_id, id),
    foreign key (tenant_id, webhook_id) references webhooks on delete cascade
  )`,
    'create index deliveries_webhook on deliveries (tenant_id, webhook_id, id)',
    `create index deliveries_due on deliveries (due_at) where status = 'pending'`,
    `create index deliveries_over on deliveries (tenant_id, created_at) where status <> 'pending'`,
];
const initial = {
    name: '0001-initial',
    async up(db) {
        for (const statement of STATEMENTS)
            await sql/* sql */.l.raw(statement).execute(db);
    },
};
//# sourceMappingURL=0001-initial.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/0002-rule.js
/** Findings name their rule. Those that are there keep null: which rule made them stands in their trace alone. */

const rule = {
    name: '0002-rule',
    async up(db) {
        await (0,sql/* sql */.l) `alter table findings add column rule text`.execute(db);
    },
};
//# sourceMappingURL=0002-rule.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/0003-base.js
/** Reviews show their base. Those that are there keep null: their base stands in their input alone. */

const base = {
    name: '0003-base',
    async up(db) {
        await (0,sql/* sql */.l) `alter table reviews add column base_ref text, add column base_sha text`.execute(db);
    },
};
//# sourceMappingURL=0003-base.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/0004-evidence.js
/** Reports that clients give to reviews, and which of them a review was given. Reviews that are there were given none. */

const _0004_evidence_STATEMENTS = [
    // The content is compressed with gzip. The root is JSON: text does not hold every string.
    `create table evidence (
    tenant_id text collate "C" not null references tenants,
    id text collate "C" not null,
    repo text collate "C" not null,
    head_sha text not null,
    kind text not null,
    digest text collate "C" not null,
    root text collate "C" not null,
    created_at bigint not null,
    expires_at bigint not null,
    bytes bigint not null,
    content bytea not null,
    primary key (tenant_id, id)
  )`,
    'alter table evidence alter column content set storage external',
    'create unique index evidence_same on evidence (tenant_id, repo, head_sha, kind, digest, root)',
    'create index evidence_expiry on evidence (tenant_id, expires_at)',
    'alter table reviews add column evidence json',
];
const evidence = {
    name: '0004-evidence',
    async up(db) {
        for (const statement of _0004_evidence_STATEMENTS)
            await sql/* sql */.l.raw(statement).execute(db);
    },
};
//# sourceMappingURL=0004-evidence.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/0005-audit.js
/** The time at which a review was completed, for the export of a period, and the verification summaries of traces. */

const _0005_audit_STATEMENTS = [
    'alter table reviews add column completed_at bigint',
    `update reviews set completed_at = (outcome->>'completedAt')::bigint where status = 'complete'`,
    'create index reviews_completed on reviews (tenant_id, completed_at, id) where completed_at is not null',
    // Traces that are there have none.
    'alter table traces add column vsa json',
];
const audit = {
    name: '0005-audit',
    async up(db) {
        for (const statement of _0005_audit_STATEMENTS)
            await sql/* sql */.l.raw(statement).execute(db);
    },
};
//# sourceMappingURL=0005-audit.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/0006-waiting.js
/** Reviews show title and author of the change, and whether its pull request was closed. Those that are there show neither. */

const waiting = {
    name: '0006-waiting',
    async up(db) {
        await (0,sql/* sql */.l) `alter table reviews add column shown json, add column closed boolean not null default false`.execute(db);
    },
};
//# sourceMappingURL=0006-waiting.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/index.js
/** All migrations, oldest first. A released one is never changed; a new one is added instead. */






const MIGRATIONS = [initial, rule, base, evidence, audit, waiting];
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrate.js
/**
 * Migrates the tables to the version of this code. Any number of processes may call it at once: one migrates, the
 * others wait.
 */


/** Kysely's own table of completed migrations. */
const DONE = 'kysely_migration';
/** Returns the migrations of this database that this code does not know. */
async function listUnknownMigrations(db, migrations) {
    const { rows: there } = await (0,sql/* sql */.l) `select to_regclass(${DONE}) is not null as found`.execute(db);
    if (there[0]?.found !== true)
        return [];
    const { rows } = await (0,sql/* sql */.l) `select name from ${sql/* sql */.l.table(DONE)}`.execute(db);
    const known = new Set(migrations.map(({ name }) => name));
    return rows.map(({ name }) => name).filter((name) => !known.has(name));
}
/**
 * Runs the missing migrations, all in one transaction.
 * @throws Error if the database has a newer version, or if a migration fails; nothing is changed then
 */
async function migrate(backend, migrations = MIGRATIONS) {
    const db = new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool: backend.pool }) });
    await db.connection().execute(async (connection) => {
        // Creating an index on many rows, or waiting for another process that does so, may take longer than the limit of a
        // query.
        await (0,sql/* sql */.l) `set statement_timeout = 0`.execute(connection);
        try {
            const unknown = await listUnknownMigrations(connection, migrations);
            if (unknown.length > 0) {
                throw new Error(`The database was written by a newer version of review-gate (${unknown.join(', ')}). Start that version, or restore a backup.`);
            }
            const provider = {
                getMigrations: async () => Object.fromEntries(migrations.map(({ name, up }) => [name, { up }])),
            };
            const { error } = await new migrator/* Migrator */.aR({ db: connection, provider }).migrateToLatest();
            if (error !== undefined)
                throw error;
        }
        finally {
            await (0,sql/* sql */.l) `reset statement_timeout`.execute(connection);
        }
    });
}
//# sourceMappingURL=migrate.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/service/store/sql/blobs.js
/** Blobs and traces: texts by their digest, compressed, each stored once a tenant. */




const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const expand = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
async function decompressText(content) {
    return (await expand(content)).toString('utf8');
}
/** Returns the blobs of the gate's tenant. */
function createSqlBlobs(gate) {
    return {
        async put(text) {
            const digest = (0,hash/* digestText */.M6)(text);
            const content = await compress(text);
            // An existing row is locked until the transaction ends, so that a text about to be referenced is not removed.
            await gate
                .insertBlob({ digest, content })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'digest']).doUpdateSet({ digest }))
                .execute();
            return digest;
        },
        async get(digest) {
            const row = await gate.selectBlobs().select('content').where('digest', '=', digest).executeTakeFirst();
            return row === undefined ? null : decompressText(row.content);
        },
    };
}
/** Returns the traces of the gate's tenant. The common part of reviews with the same result is one blob. */
function createSqlTraces(gate, blobs) {
    return {
        async insert({ review_id, signature, vsa, ...engine }) {
            const digest = await blobs.put(JSON.stringify(engine));
            const envelopes = { signature: JSON.stringify(signature), vsa: vsa == null ? null : JSON.stringify(vsa) };
            await gate.insertTrace({ review_id, digest, ...envelopes }).execute();
        },
        async get(reviewId) {
            const row = await gate
                .selectTraceContents()
                .select(['traces.signature', 'traces.vsa', 'blobs.content'])
                .where('traces.review_id', '=', reviewId)
                .executeTakeFirst();
            if (row === undefined)
                return null;
            const engine = trace/* EngineTrace */.So.parse(JSON.parse(await decompressText(row.content)));
            return { ...engine, review_id: reviewId, signature: row.signature, vsa: row.vsa ?? null };
        },
    };
}
//# sourceMappingURL=blobs.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/service/store/sql/evidence.js
/** Reports that clients gave, in their table. */



const evidence_compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const evidence_expand = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
const ABOUT = ['id', 'repo', 'head_sha', 'kind', 'digest', 'created_at', 'expires_at'];
function toStoredReport({ id, repo, kind, digest, ...row }) {
    const [createdAt, expiresAt] = [Number(row.created_at), Number(row.expires_at)];
    return { id, repo, headSha: row.head_sha, kind, digest, createdAt, expiresAt };
}
const Root = schemas/* string */.YjP().nullable();
/** PostgreSQL's text does not hold every string; JSON without control characters does. */
const writeRoot = (root) => JSON.stringify(root);
const readRoot = (stored) => Root.parse(JSON.parse(stored));
/** Returns the reports of the gate's tenant. */
function createSqlEvidence(gate) {
    const selectSame = ({ repo, headSha, kind, digest }, root) => gate
        .selectEvidence()
        .select(ABOUT)
        .where('repo', '=', repo)
        .where('head_sha', '=', headSha)
        .where('kind', '=', kind)
        .where('digest', '=', digest)
        .where('root', '=', root);
    const lengthen = (ids, until) => gate
        .updateEvidence()
        .set({ expires_at: until })
        .where('id', 'in', ids)
        .where('expires_at', '<', String(until))
        .execute();
    return {
        async put(report, { root, text }) {
            const { id, repo, headSha, kind, digest, createdAt, expiresAt } = report;
            const place = writeRoot(root);
            const content = await evidence_compress(text);
            const row = {
                id,
                repo,
                head_sha: headSha,
                kind,
                digest,
                root: place,
                created_at: createdAt,
                expires_at: expiresAt,
            };
            await gate
                .insertEvidence({ ...row, bytes: content.length, content })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'repo', 'head_sha', 'kind', 'digest', 'root']).doNothing())
                .execute();
            const kept = toStoredReport(await selectSame(report, place).executeTakeFirstOrThrow());
            if (kept.expiresAt >= expiresAt)
                return kept;
            await lengthen([kept.id], expiresAt);
            return { ...kept, expiresAt };
        },
        async find(ids, now) {
            if (ids.length === 0)
                return [];
            const rows = await gate
                .selectEvidence()
                .select(ABOUT)
                .where('id', 'in', ids)
                .where('expires_at', '>', String(now))
                .execute();
            return rows.map(toStoredReport);
        },
        async read(id) {
            const row = await gate.selectEvidence().select(['root', 'content']).where('id', '=', id).executeTakeFirst();
            if (row === undefined)
                return null;
            return { root: readRoot(row.root), text: (await evidence_expand(row.content)).toString('utf8') };
        },
        async keep(ids, until) {
            if (ids.length > 0)
                await lengthen(ids, until);
        },
        async measure() {
            const row = await gate
                .selectEvidence()
                .select((all) => all.fn.sum('bytes').as('bytes'))
                .executeTakeFirst();
            return Number(row?.bytes ?? 0);
        },
        async expire(now, limit) {
            const expired = gate
                .selectEvidence()
                .select('id')
                .where('expires_at', '<=', String(now))
                .orderBy('expires_at')
                .limit(limit)
                .forUpdate()
                .skipLocked();
            const { numDeletedRows } = await gate.deleteEvidence().where('id', 'in', expired).executeTakeFirst();
            return Number(numDeletedRows);
        },
    };
}
//# sourceMappingURL=evidence.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/findings.js

function selectMatching(gate, { review_id, severity, plane, rule, file }) {
    let query = gate.selectFindings().where('review_id', '=', review_id);
    if (severity !== undefined)
        query = query.where('severity', '=', severity);
    if (plane !== undefined)
        query = query.where('plane', '=', escapeSearchText(plane));
    if (rule !== undefined)
        query = query.where('rule', '=', escapeSearchText(rule));
    if (file !== undefined)
        query = query.where('file', '=', escapeSearchText(file));
    return query;
}
function readFinding({ doc }) {
    return { ...doc, rule: doc.rule ?? null };
}
/** Findings of the gate's tenant. */
function createSqlFindings(gate) {
    return {
        async insert(reviewId, findings) {
            if (findings.length > 0)
                await gate.insertFindings(reviewId, findings).execute();
        },
        async get(id) {
            const row = await gate.selectFindings().select('doc').where('id', '=', id).executeTakeFirst();
            return row === undefined ? null : readFinding(row);
        },
        async list(filter, { after, limit }) {
            const query = selectMatching(gate, filter).select('doc').orderBy('id').limit(limit);
            const rows = await (after === null ? query : query.where('id', '>', after)).execute();
            return rows.map(readFinding);
        },
    };
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/gate.js
/**
 * The only access to tenants' rows: every query of a tenant's table is created here with the tenant's id. No other file
 * of the store names these tables, except `all-tenants.ts`, which has the queries for all tenants. A test of the
 * sources checks this. Keys across tables also begin with the tenant, so a row cannot refer to another tenant's row.
 */


/** Counts the criteria of a review's outcome for which a condition on `one` holds. */
const countBindings = (condition) => (0,sql/* sql */.l) `(select count(*) from json_array_elements(reviews.outcome->'acBindings') as one where ${condition})`;
class TenantGate {
    db;
    tenantId;
    writes;
    constructor(db, tenantId, 
    /** Whether this is a transaction. Outside of a transaction nothing is written or locked. */
    writes) {
        this.db = db;
        this.tenantId = tenantId;
        this.writes = writes;
    }
    get writable() {
        if (!this.writes)
            throw new Error('what only reads must not write: use a transaction');
        return this.db;
    }
    selectTenant() {
        return this.db.selectFrom('tenants').where('id', '=', this.tenantId);
    }
    updateTenant() {
        return this.writable.updateTable('tenants').where('id', '=', this.tenantId);
    }
    selectReviews() {
        return this.db.selectFrom('reviews').where('tenant_id', '=', this.tenantId);
    }
    /** Selects of each pull request the newest review with a verdict. */
    selectNewestVerdicts() {
        return this.selectReviews().where(({ not, exists, selectFrom }) => not(exists(selectFrom('reviews as later')
            .select('later.id')
            .whereRef('later.tenant_id', '=', 'reviews.tenant_id')
            .whereRef('later.repo', '=', 'reviews.repo')
            .whereRef('later.pr', '=', 'reviews.pr')
            .whereRef('later.id', '>', 'reviews.id')
            .where('later.verdict', 'is not', null))));
    }
    /** Selects of each pull request the first review with a verdict. */
    selectFirstVerdicts() {
        return this.selectReviews()
            .where('verdict', 'is not', null)
            .where(({ not, exists, selectFrom }) => not(exists(selectFrom('reviews as earlier')
            .select('earlier.id')
            .whereRef('earlier.tenant_id', '=', 'reviews.tenant_id')
            .whereRef('earlier.repo', '=', 'reviews.repo')
            .whereRef('earlier.pr', '=', 'reviews.pr')
            .whereRef('earlier.id', '<', 'reviews.id')
            .where('earlier.verdict', 'is not', null))));
    }
    insertReview(row) {
        return this.writable.insertInto('reviews').values({ ...row, tenant_id: this.tenantId });
    }
    updateReviews() {
        return this.writable.updateTable('reviews').where('tenant_id', '=', this.tenantId);
    }
    deleteReviews() {
        return this.writable.deleteFrom('reviews').where('tenant_id', '=', this.tenantId);
    }
    selectFindings() {
        return this.db.selectFrom('findings').where('tenant_id', '=', this.tenantId);
    }
    /**
     * Inserts all rows at once, with one list per column. For thousands of rows, building single values takes longer than
     * storing them.
     */
    insertFindings(reviewId, findings) {
        return this.writable
            .insertInto('findings')
            .columns(['tenant_id', 'review_id', 'id', 'severity', 'plane', 'file', 'rule', 'doc'])
            .expression((0,sql/* sql */.l) `select ${this.tenantId}, ${reviewId}, id, severity, plane, file, rule, doc::json from unnest(
          ${findings.map(({ id }) => id)}::text[],
          ${findings.map(({ severity }) => severity)}::text[],
          ${findings.map(({ plane }) => escapeSearchText(plane))}::text[],
          ${findings.map(({ location }) => escapeSearchText(location.file))}::text[],
          ${findings.map(({ rule }) => (rule === null ? null : escapeSearchText(rule)))}::text[],
          ${findings.map((finding) => JSON.stringify(finding))}::text[]
        ) as given (id, severity, plane, file, rule, doc)`);
    }
    selectTraces() {
        return this.db.selectFrom('traces').where('tenant_id', '=', this.tenantId);
    }
    /** Selects traces with their blobs. */
    selectTraceContents() {
        return this.db
            .selectFrom('traces')
            .innerJoin('blobs', (join) => join.onRef('blobs.tenant_id', '=', 'traces.tenant_id').onRef('blobs.digest', '=', 'traces.digest'))
            .where('traces.tenant_id', '=', this.tenantId);
    }
    insertTrace(row) {
        return this.writable.insertInto('traces').values({ ...row, tenant_id: this.tenantId });
    }
    selectBlobs() {
        return this.db.selectFrom('blobs').where('tenant_id', '=', this.tenantId);
    }
    insertBlob(row) {
        return this.writable.insertInto('blobs').values({ ...row, tenant_id: this.tenantId });
    }
    deleteBlobs() {
        return this.writable.deleteFrom('blobs').where('tenant_id', '=', this.tenantId);
    }
    selectEvidence() {
        return this.db.selectFrom('evidence').where('tenant_id', '=', this.tenantId);
    }
    insertEvidence(row) {
        return this.writable.insertInto('evidence').values({ ...row, tenant_id: this.tenantId });
    }
    updateEvidence() {
        return this.writable.updateTable('evidence').where('tenant_id', '=', this.tenantId);
    }
    deleteEvidence() {
        return this.writable.deleteFrom('evidence').where('tenant_id', '=', this.tenantId);
    }
    selectIdempotencyKeys() {
        return this.db.selectFrom('idempotency_keys').where('tenant_id', '=', this.tenantId);
    }
    insertIdempotencyKey(row) {
        return this.writable.insertInto('idempotency_keys').values({ ...row, tenant_id: this.tenantId });
    }
    deleteIdempotencyKeys() {
        return this.writable.deleteFrom('idempotency_keys').where('tenant_id', '=', this.tenantId);
    }
    selectPolicies() {
        return this.db.selectFrom('policies').where('tenant_id', '=', this.tenantId);
    }
    insertPolicy(row) {
        return this.writable.insertInto('policies').values({ ...row, tenant_id: this.tenantId });
    }
    deletePolicies() {
        return this.writable.deleteFrom('policies').where('tenant_id', '=', this.tenantId);
    }
    selectRate() {
        return this.db.selectFrom('rates').where('tenant_id', '=', this.tenantId);
    }
    insertRate(row) {
        return this.writable.insertInto('rates').values({ ...row, tenant_id: this.tenantId });
    }
    selectSecrets() {
        return this.db.selectFrom('secrets').where('tenant_id', '=', this.tenantId);
    }
    insertSecret(row) {
        return this.writable.insertInto('secrets').values({ ...row, tenant_id: this.tenantId });
    }
    deleteSecrets() {
        return this.writable.deleteFrom('secrets').where('tenant_id', '=', this.tenantId);
    }
    selectWebhooks() {
        return this.db.selectFrom('webhooks').where('tenant_id', '=', this.tenantId);
    }
    insertWebhook(row) {
        return this.writable.insertInto('webhooks').values({ ...row, tenant_id: this.tenantId });
    }
    updateWebhooks() {
        return this.writable.updateTable('webhooks').where('tenant_id', '=', this.tenantId);
    }
    deleteWebhooks() {
        return this.writable.deleteFrom('webhooks').where('tenant_id', '=', this.tenantId);
    }
    selectDeliveries() {
        return this.db.selectFrom('deliveries').where('tenant_id', '=', this.tenantId);
    }
    insertDelivery(row) {
        return this.writable.insertInto('deliveries').values({ ...row, tenant_id: this.tenantId });
    }
    updateDeliveries() {
        return this.writable.updateTable('deliveries').where('tenant_id', '=', this.tenantId);
    }
    deleteDeliveries() {
        return this.writable.deleteFrom('deliveries').where('tenant_id', '=', this.tenantId);
    }
}
/** Selects what became of first reviews: their time, when a review of the pull request first opened the gate, and their criteria. */
function selectOutcomes(firsts) {
    return firsts.select(({ selectFrom }) => [
        'created_at',
        selectFrom('reviews as green')
            .select(({ fn }) => fn.min('green.completed_at').as('at'))
            .whereRef('green.tenant_id', '=', 'reviews.tenant_id')
            .whereRef('green.repo', '=', 'reviews.repo')
            .whereRef('green.pr', '=', 'reviews.pr')
            .where('green.verdict', '=', 'auto-approve')
            .as('green_at'),
        countBindings((0,sql/* sql */.l) `one->>'met' is not null`).as('criteria'),
        countBindings((0,sql/* sql */.l) `one->>'met' = 'true'`).as('met'),
    ]);
}
//# sourceMappingURL=gate.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/idempotency-and-rate.js

/** Returns the idempotency keys of the gate's tenant. */
function createSqlIdempotency(gate) {
    return {
        async find(key, now) {
            const row = await gate
                .selectIdempotencyKeys()
                .select(['body_digest', 'review_id', 'expires_at'])
                .where('key', '=', escapeSearchText(key))
                .where('expires_at', '>', String(now))
                .executeTakeFirst();
            if (row === undefined)
                return null;
            return { key, bodyDigest: row.body_digest, reviewId: row.review_id, expiresAt: Number(row.expires_at) };
        },
        async insert(record, now) {
            const key = escapeSearchText(record.key);
            const columns = { body_digest: record.bodyDigest, review_id: record.reviewId, expires_at: record.expiresAt };
            // A second request with the same key waits here for the first to commit, and then finds the key taken.
            const written = await gate
                .insertIdempotencyKey({ key, ...columns })
                .onConflict((conflict) => conflict
                .columns(['tenant_id', 'key'])
                .doUpdateSet(columns)
                .where('idempotency_keys.expires_at', '<=', String(now)))
                .returning('key')
                .executeTakeFirst();
            return written !== undefined;
        },
        async expire(now, limit) {
            const expired = gate
                .selectIdempotencyKeys()
                .select('key')
                .where('expires_at', '<=', String(now))
                .orderBy('expires_at')
                .limit(limit)
                .forUpdate()
                .skipLocked();
            const { numDeletedRows } = await gate.deleteIdempotencyKeys().where('key', 'in', expired).executeTakeFirst();
            return Number(numDeletedRows);
        },
    };
}
/**
 * Returns the state of the rate limit of the gate's tenant. A transaction that reads it locks it until the transaction
 * ends.
 */
function createSqlRateState(gate) {
    const read = async () => {
        const query = gate.selectRate().select('value');
        return (gate.writes ? query.forUpdate() : query).executeTakeFirst();
    };
    return {
        async load() {
            const row = await read();
            if (row !== undefined || !gate.writes)
                return row?.value ?? null;
            // The first use: two concurrent transactions create one row, and lock it one after the other.
            await gate
                .insertRate({ value: null })
                .onConflict((conflict) => conflict.column('tenant_id').doNothing())
                .execute();
            return (await read())?.value ?? null;
        },
        async save(value) {
            await gate
                .insertRate({ value })
                .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ value }))
                .execute();
        },
    };
}
//# sourceMappingURL=idempotency-and-rate.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/reviews.js

const SUMMARY = [
    'id',
    'origin',
    'key',
    'head_sha',
    'base_ref',
    'base_sha',
    'shown',
    'asked',
    'outcome',
    'evidence',
    'created_at',
];
const WHOLE = [...SUMMARY, 'prepared'];
/** Maximum number of unreferenced texts that one call removes. */
const SWEPT_AT_ONCE = 1000;
function toSummary({ id, origin, key, asked, outcome, created_at, ...row }) {
    const base = row.base_ref === null || row.base_sha === null ? null : { ref: row.base_ref, sha: row.base_sha };
    const change = { head: { sha: row.head_sha }, base, ...row.shown };
    return { id, origin, key, asked, outcome, change, evidence: row.evidence ?? [], createdAt: Number(created_at) };
}
function toStoredReview(row) {
    const { id, origin, key, asked, outcome, prepared, evidence, created_at } = row;
    return { id, origin, key, asked, ...prepared, evidence: evidence ?? [], createdAt: Number(created_at), outcome };
}
/** Returns the outcome, and the columns derived from it. */
function toOutcomeColumns(outcome) {
    const complete = outcome.status === 'complete' ? outcome : null;
    return {
        status: outcome.status,
        verdict: complete?.verdict ?? null,
        tier: complete?.tier ?? null,
        completed_at: complete?.completedAt ?? null,
        input_digest: complete?.inputDigest ?? null,
        outcome: JSON.stringify(outcome),
    };
}
function filterReviews(all, { repo, pr, status, verdict, tier }) {
    let query = all;
    if (repo !== undefined)
        query = query.where('repo', '=', repo);
    if (pr !== undefined)
        query = query.where('pr', '=', pr);
    if (status !== undefined)
        query = query.where('status', '=', status);
    if (verdict !== undefined)
        query = query.where('verdict', '=', verdict);
    if (tier !== undefined)
        query = query.where('tier', '=', tier);
    return query;
}
/** Selects the digests of the texts that reviews refer to: their inputs and their traces. */
function selectNamedBlobs(gate) {
    const inputs = gate
        .selectReviews()
        .select('input_digest as digest')
        .where('input_digest', 'is not', null)
        .$narrowType();
    return { inputs, traces: gate.selectTraces().select('digest') };
}
/**
 * Removes the given texts that no review refers to. They are locked first and checked again. A transaction that is
 * about to refer to a text holds its lock, so that text is skipped.
 */
async function sweepBlobs(gate, digests) {
    if (digests.length === 0)
        return;
    const found = gate.selectBlobs().select('digest').where('digest', 'in', digests);
    const held = (await found.forUpdate().skipLocked().execute()).map(({ digest }) => digest);
    if (held.length === 0)
        return;
    const { inputs, traces } = selectNamedBlobs(gate);
    await gate
        .deleteBlobs()
        .where('digest', 'in', held)
        .where('digest', 'not in', inputs.where('input_digest', 'in', held))
        .where('digest', 'not in', traces.where('digest', 'in', held))
        .execute();
}
/** Returns texts without a reference, including those of attempts that ended too late. */
async function listUnnamedBlobs(gate) {
    const { inputs, traces } = selectNamedBlobs(gate);
    const rows = await gate.selectBlobs().select('digest').except(inputs).except(traces).limit(SWEPT_AT_ONCE).execute();
    return rows.map(({ digest }) => digest);
}
async function expireReviews(gate, before, limit) {
    const over = await gate
        .selectReviews()
        .select(['id', 'input_digest'])
        .where('status', '<>', 'queued')
        .where('created_at', '<', String(before))
        .orderBy('created_at')
        .limit(limit)
        .forUpdate()
        .skipLocked()
        .execute();
    const digests = over.map(({ input_digest }) => input_digest).filter((digest) => digest !== null);
    if (over.length > 0) {
        const ids = over.map(({ id }) => id);
        const traces = await gate.selectTraces().select('digest').where('review_id', 'in', ids).execute();
        digests.push(...traces.map(({ digest }) => digest));
        await gate.deleteReviews().where('id', 'in', ids).execute();
    }
    // Checking all texts takes longer, so it is done only once, after the last old review is removed.
    await sweepBlobs(gate, over.length < limit ? [...digests, ...(await listUnnamedBlobs(gate))] : digests);
    return over.length;
}
/** Returns the reviews of the gate's tenant. */
function createSqlReviews(gate) {
    return {
        async insert({ id, origin, key, asked, change, policy, evidence, createdAt, outcome }) {
            const row = {
                id,
                origin,
                key,
                repo: asked.repo,
                pr: asked.pr,
                head_sha: change.head.sha,
                base_ref: change.base.ref,
                base_sha: change.base.sha,
                shown: JSON.stringify({ title: change.title, author: change.author }),
                created_at: createdAt,
                asked: JSON.stringify(asked),
                prepared: JSON.stringify({ change, policy }),
                evidence: evidence.length === 0 ? null : JSON.stringify(evidence),
                ...toOutcomeColumns(outcome),
            };
            await gate.insertReview(row).execute();
        },
        async get(id) {
            const row = await gate.selectReviews().select(WHOLE).where('id', '=', id).executeTakeFirst();
            return row === undefined ? null : toStoredReview(row);
        },
        async summary(id) {
            const row = await gate.selectReviews().select(SUMMARY).where('id', '=', id).executeTakeFirst();
            return row === undefined ? null : toSummary(row);
        },
        async list(filter, { after, limit }) {
            const query = filterReviews(gate.selectReviews(), filter).select(SUMMARY).orderBy('id', 'desc').limit(limit);
            const rows = await (after === null ? query : query.where('id', '<', after)).execute();
            return rows.map(toSummary);
        },
        async waiting({ repo, tier }, limit) {
            const rows = await filterReviews(gate.selectNewestVerdicts(), { repo, tier, verdict: 'needs-review' })
                .select(SUMMARY)
                .where('closed', '=', false)
                .orderBy('id', 'desc')
                .limit(limit)
                .execute();
            return rows.map(toSummary);
        },
        async firsts({ repo }, from, limit) {
            const rows = await selectOutcomes(filterReviews(gate.selectFirstVerdicts(), { repo }))
                .where('created_at', '>=', String(from))
                .orderBy('id', 'desc')
                .limit(limit)
                .execute();
            return rows.map(({ created_at, green_at, criteria, met }) => ({
                createdAt: Number(created_at),
                greenAt: green_at === null ? null : Number(green_at),
                criteria: Number(criteria),
                met: Number(met),
            }));
        },
        async closePull(repo, pr) {
            await gate.updateReviews().set({ closed: true }).where('repo', '=', repo).where('pr', '=', pr).execute();
        },
        async finish(id, outcome) {
            const { numUpdatedRows } = await gate
                .updateReviews()
                .set(toOutcomeColumns(outcome))
                .where('id', '=', id)
                .where('status', '=', 'queued')
                .executeTakeFirst();
            return numUpdatedRows > 0n;
        },
        async ended(ids) {
            if (ids.length === 0)
                return [];
            const rows = await gate
                .selectReviews()
                .select('id')
                .where('id', 'in', ids)
                .where('status', '<>', 'queued')
                .execute();
            return rows.map(({ id }) => id);
        },
        async alike({ id, key }, limit) {
            const rows = await gate
                .selectReviews()
                .select(SUMMARY)
                .where('key', '=', key)
                .where('id', '<>', id)
                .where('status', '=', 'complete')
                .orderBy('id', 'desc')
                .limit(limit)
                .execute();
            return rows.map(toSummary);
        },
        async findQueuedEvent(key) {
            const row = await gate
                .selectReviews()
                .select(WHOLE)
                .where('key', '=', key)
                .where('origin', '=', 'event')
                .where('status', '=', 'queued')
                .orderBy('id', 'desc')
                .limit(1)
                .executeTakeFirst();
            return row === undefined ? null : toStoredReview(row);
        },
        async pullsOfHead(repo, headSha) {
            const rows = await gate
                .selectReviews()
                .select('pr')
                .distinct()
                .where('repo', '=', repo)
                .where('head_sha', '=', headSha)
                .where('origin', '=', 'event')
                .orderBy('pr')
                .execute();
            return rows.map(({ pr }) => Number(pr));
        },
        async noteCheckRun(id, checkRunId) {
            const { numUpdatedRows } = await gate
                .updateReviews()
                .set({ check_run_id: checkRunId })
                .where('id', '=', id)
                .where('check_run_id', 'is', null)
                .executeTakeFirst();
            return numUpdatedRows > 0n;
        },
        async getCheckRunId(id) {
            const row = await gate.selectReviews().select('check_run_id').where('id', '=', id).executeTakeFirst();
            const noted = row?.check_run_id ?? null;
            return noted === null ? null : Number(noted);
        },
        async completed({ from, to }, { after, limit }) {
            let query = gate
                .selectReviews()
                .select(SUMMARY)
                .where('completed_at', '>=', String(from))
                .where('completed_at', '<', String(to))
                .orderBy('completed_at')
                .orderBy('id')
                .limit(limit);
            if (after !== null) {
                query = query.where(({ and, eb, or }) => or([
                    eb('completed_at', '>', String(after.completedAt)),
                    and([eb('completed_at', '=', String(after.completedAt)), eb('id', '>', after.id)]),
                ]));
            }
            return (await query.execute()).map(toSummary);
        },
        expire: (before, limit) => expireReviews(gate, before, limit),
    };
}
//# sourceMappingURL=reviews.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/webhooks.js
function toDeliveryColumns(delivery) {
    return {
        webhook_id: delivery.webhookId,
        status: delivery.status,
        created_at: delivery.createdAt,
        // Every update ends the lease: the delivery is due at its next attempt.
        due_at: delivery.nextAttemptAt,
        doc: JSON.stringify(delivery),
    };
}
/** Returns the subscriptions of the gate's tenant. */
function createSqlWebhooks(gate) {
    return {
        async insert(webhook) {
            await gate.insertWebhook({ id: webhook.id, status: webhook.status, doc: JSON.stringify(webhook) }).execute();
        },
        async get(id) {
            const row = await gate.selectWebhooks().select('doc').where('id', '=', id).executeTakeFirst();
            return row?.doc ?? null;
        },
        async list({ after, limit }) {
            const query = gate.selectWebhooks().select('doc').orderBy('id', 'desc').limit(limit);
            const rows = await (after === null ? query : query.where('id', '<', after)).execute();
            return rows.map(({ doc }) => doc);
        },
        async subscribed(event) {
            const query = gate.selectWebhooks().select('doc').where('status', '=', 'active').orderBy('id');
            // A concurrent removal must wait. Otherwise the insert of a delivery would fail, and with it the transaction of
            // the review.
            const rows = await (gate.writes ? query.forKeyShare() : query).execute();
            return rows.map(({ doc }) => doc).filter(({ events }) => events.includes(event));
        },
        async update(webhook) {
            const columns = { status: webhook.status, doc: JSON.stringify(webhook) };
            await gate.updateWebhooks().set(columns).where('id', '=', webhook.id).execute();
        },
        async remove(id) {
            const { numDeletedRows } = await gate.deleteWebhooks().where('id', '=', id).executeTakeFirst();
            return numDeletedRows > 0n;
        },
    };
}
/** Returns the deliveries of the gate's tenant. */
function createSqlDeliveries(gate) {
    return {
        async insert(delivery) {
            await gate.insertDelivery({ id: delivery.id, ...toDeliveryColumns(delivery) }).execute();
        },
        async get(id) {
            const row = await gate.selectDeliveries().select('doc').where('id', '=', id).executeTakeFirst();
            return row?.doc ?? null;
        },
        async list(webhookId, { after, limit }) {
            const query = gate
                .selectDeliveries()
                .select('doc')
                .where('webhook_id', '=', webhookId)
                .orderBy('id', 'desc')
                .limit(limit);
            const rows = await (after === null ? query : query.where('id', '<', after)).execute();
            return rows.map(({ doc }) => doc);
        },
        async update(delivery) {
            await gate.updateDeliveries().set(toDeliveryColumns(delivery)).where('id', '=', delivery.id).execute();
        },
        async expire(before, limit) {
            const over = gate
                .selectDeliveries()
                .select('id')
                .where('status', '<>', 'pending')
                .where('created_at', '<', String(before))
                .orderBy('created_at')
                .limit(limit)
                .forUpdate()
                .skipLocked();
            const { numDeletedRows } = await gate.deleteDeliveries().where('id', 'in', over).executeTakeFirst();
            return Number(numDeletedRows);
        },
    };
}
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/transaction.js








/**
 * Creates the access to a tenant's rows.
 * @param db the open transaction; or the whole database for reads
 * @param writes whether it is a transaction
 */
function createSqlTransaction(db, tenantId, writes) {
    const gate = new TenantGate(db, tenantId, writes);
    const blobs = createSqlBlobs(gate);
    return {
        db,
        tenantId,
        tenant: () => readTenant(gate),
        updateTenant: (patch) => changeTenant(gate, patch),
        setInstallation: (installationId) => setInstallation(gate, installationId),
        reviews: createSqlReviews(gate),
        findings: createSqlFindings(gate),
        traces: createSqlTraces(gate, blobs),
        blobs,
        evidence: createSqlEvidence(gate),
        idempotency: createSqlIdempotency(gate),
        policies: createSqlPolicies(gate),
        rate: createSqlRateState(gate),
        secrets: createSqlSecrets(gate),
        webhooks: createSqlWebhooks(gate),
        deliveries: createSqlDeliveries(gate),
    };
}
//# sourceMappingURL=transaction.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/store.js
/** The store on PostgreSQL, or on PGlite, which is PostgreSQL within this process. */




/**
 * Transactions are READ COMMITTED. Races are resolved by row locks or by conditions in a statement. Rows are locked in
 * a fixed order, so no transaction must be repeated. `work` never runs twice; a caller that may repeat it does so
 * itself.
 */
class SqlStore {
    backend;
    db;
    directory;
    administration;
    outbox;
    constructor(backend, db) {
        this.backend = backend;
        this.db = db;
        this.directory = createSqlDirectory(db);
        this.administration = createSqlAdministration(db);
        this.outbox = createSqlOutbox(db);
    }
    tenant(id) {
        return {
            id,
            // Each statement runs separately on any free connection, with one round trip per query.
            read: async (work) => work(createSqlTransaction(this.db, id, false)),
            transaction: (work) => this.db.transaction().execute((db) => work(createSqlTransaction(db, id, true))),
        };
    }
    async ping() {
        await (0,sql/* sql */.l) `select 1`.execute(this.db);
    }
    /** Closes the database too. The queue on it must have stopped before. */
    close() {
        return this.backend.close();
    }
}
/** Returns the database of a backend with the types of its tables. */
function createDatabase(backend) {
    return new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool: backend.pool }) });
}
/** Migrates the tables and opens the store. Rejects if the migration fails. */
async function openSqlStore(backend) {
    await migrate(backend);
    return new SqlStore(backend, createDatabase(backend));
}
//# sourceMappingURL=store.js.map

/***/ })

};
