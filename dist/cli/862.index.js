export const id = 862;
export const ids = [862];
export const modules = {

/***/ 10862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openSqlStore: () => (/* binding */ openSqlStore)
});

// UNUSED EXPORTS: SqlStore, databaseOf

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(48956);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/kysely.js + 65 modules
var kysely = __webpack_require__(61980);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-dialect.js + 10 modules
var postgres_dialect = __webpack_require__(93843);
;// CONCATENATED MODULE: ./build/src/service/store/sql/text.js
/** What JavaScript's strings hold and PostgreSQL's text does not. */
const NOT_IN_TEXT = /[\\\0\p{Cs}]/gu;
/**
 * A string as a column that is searched by it holds it: different strings stay different. PostgreSQL's text takes neither
 * NUL nor half of a surrogate pair; callers may send both, and must be told that there is no such thing, not that it broke.
 * One way only: what is shown comes from the row's document.
 */
function searchable(text) {
    return text.replaceAll(NOT_IN_TEXT, (character) => character === '\\' ? '\\\\' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/settings.js

/** No name is followed by this: it ends the range of names that begin alike. */
const LAST_CHARACTER = '\u{10FFFF}';
/** The bounds, from and to, of what begins with `prefix`. */
function namesBeginning(prefix) {
    const from = searchable(prefix);
    return [from, from + LAST_CHARACTER];
}
async function readTenant(gate) {
    const row = await gate.selectTenant().select('doc').executeTakeFirst();
    if (row === undefined)
        throw new Error(`no tenant ${gate.tenantId}`);
    return row.doc;
}
/** Two changes at one time are made one after the other. */
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
async function noteInstallation(gate, installationId) {
    const installation_id = installationId === null ? null : searchable(installationId);
    await gate.updateTenant().set({ installation_id }).execute();
}
/** Policies of the gate's tenant. */
function sqlPolicies(gate) {
    return {
        async get(name) {
            const row = await gate.selectPolicies().select('doc').where('name', '=', searchable(name)).executeTakeFirst();
            return row?.doc ?? null;
        },
        async put(policy) {
            const doc = JSON.stringify(policy);
            await gate
                .insertPolicy({ name: searchable(policy.name), doc })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet({ doc }))
                .execute();
        },
        async remove(name) {
            const { numDeletedRows } = await gate.deletePolicies().where('name', '=', searchable(name)).executeTakeFirst();
            return numDeletedRows > 0n;
        },
        async names() {
            const rows = await gate.selectPolicies().select('doc').orderBy('name').execute();
            return rows.map(({ doc }) => doc.name);
        },
    };
}
/** Secrets of the gate's tenant. */
function sqlSecrets(gate) {
    return {
        async get(name) {
            const row = await gate.selectSecrets().select('doc').where('name', '=', searchable(name)).executeTakeFirst();
            return row?.doc ?? null;
        },
        async put(secret) {
            const columns = { key_id: secret.keyId, doc: JSON.stringify(secret) };
            await gate
                .insertSecret({ name: searchable(secret.name), ...columns })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'name']).doUpdateSet(columns))
                .execute();
        },
        async remove(name) {
            const { numDeletedRows } = await gate.deleteSecrets().where('name', '=', searchable(name)).executeTakeFirst();
            return numDeletedRows > 0n;
        },
        async list(prefix) {
            const [from, to] = namesBeginning(prefix);
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
/** The queries that no single tenant asks: what must be found before the tenant is known, the operator's, and what is due. */



/** What must be found before the tenant is known. */
function sqlDirectory(db) {
    return {
        async client(id) {
            const row = await db.selectFrom('clients').select('doc').where('id', '=', searchable(id)).executeTakeFirst();
            return row?.doc ?? null;
        },
        async tenantOfReview(reviewId) {
            const row = await db
                .selectFrom('reviews')
                .select('tenant_id')
                .where('id', '=', searchable(reviewId))
                .executeTakeFirst();
            return row?.tenant_id ?? null;
        },
        async tenantNamed(name) {
            const row = await db.selectFrom('tenants').select('doc').where('name', '=', searchable(name)).executeTakeFirst();
            return row?.doc ?? null;
        },
        async tenantsOfInstallation(installationId) {
            const rows = await db
                .selectFrom('tenants')
                .select('id')
                .where('installation_id', '=', searchable(installationId))
                .orderBy('id')
                .execute();
            return rows.map(({ id }) => id);
        },
    };
}
/** Secrets of the service itself. */
function serviceSecrets(db) {
    return {
        async get(name) {
            const row = await db
                .selectFrom('service_secrets')
                .select('doc')
                .where('name', '=', searchable(name))
                .executeTakeFirst();
            return row?.doc ?? null;
        },
        async put(secret) {
            const columns = { key_id: secret.keyId, doc: JSON.stringify(secret) };
            await db
                .insertInto('service_secrets')
                .values({ name: searchable(secret.name), ...columns })
                .onConflict((conflict) => conflict.column('name').doUpdateSet(columns))
                .execute();
        },
        async remove(name) {
            const { numDeletedRows } = await db
                .deleteFrom('service_secrets')
                .where('name', '=', searchable(name))
                .executeTakeFirst();
            return numDeletedRows > 0n;
        },
        async list(prefix) {
            const [from, to] = namesBeginning(prefix);
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
    const name = searchable(before.name);
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
/** What the operator does. */
function sqlAdministration(db) {
    return {
        async createTenant(tenant) {
            const row = await db
                .insertInto('tenants')
                .values({ id: tenant.id, name: searchable(tenant.name), doc: JSON.stringify(tenant) })
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
        secrets: serviceSecrets(db),
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
/** Deliveries that are due. A claim moves a delivery's time to the end of the lease, so the index knows the free ones. */
function sqlOutbox(db) {
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

/** Ids and names sort by their bytes, as ids do in time, whatever the database's own order is. */
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
    // Content is gzip'd: the database need not try again.
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
    // Of a review there are 5,000 findings at most, so a filter never walks further than that. A hash finds one by its id and
    // cannot be walked in order: whatever the planner believes of the table, a page comes from the primary key.
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
    // A database that crashes may forget it: the worst of it is one burst more. Nobody waits for a disk because of it.
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
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrations/index.js
/** All versions of the tables, oldest first. One that was released is never changed; another follows it. */


const MIGRATIONS = [initial, rule];
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/migrate.js
/** Brings the tables to the version that this code knows. Any number of processes may do it at once: one does, the others wait. */


/** Kysely's own table of what has run. */
const DONE = 'kysely_migration';
/** The migrations that ran on this database and that this code does not know. */
async function unknownOf(db, migrations) {
    const { rows: there } = await (0,sql/* sql */.l) `select to_regclass(${DONE}) is not null as found`.execute(db);
    if (there[0]?.found !== true)
        return [];
    const { rows } = await (0,sql/* sql */.l) `select name from ${sql/* sql */.l.table(DONE)}`.execute(db);
    const known = new Set(migrations.map(({ name }) => name));
    return rows.map(({ name }) => name).filter((name) => !known.has(name));
}
/**
 * Runs the migrations that have not run yet, each in the one transaction that holds them all.
 * Throws where the database is of a newer version, or where one fails: then none has happened.
 */
async function migrate(backend, migrations = MIGRATIONS) {
    const db = new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool: backend.pool }) });
    await db.connection().execute(async (connection) => {
        // An index over many rows, or another process that makes one, may take longer than a query may.
        await (0,sql/* sql */.l) `set statement_timeout = 0`.execute(connection);
        try {
            const unknown = await unknownOf(connection, migrations);
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
;// CONCATENATED MODULE: ./build/src/service/store/sql/findings.js

function passing(gate, { review_id, severity, plane, rule, file }) {
    let query = gate.selectFindings().where('review_id', '=', review_id);
    if (severity !== undefined)
        query = query.where('severity', '=', severity);
    if (plane !== undefined)
        query = query.where('plane', '=', searchable(plane));
    if (rule !== undefined)
        query = query.where('rule', '=', searchable(rule));
    if (file !== undefined)
        query = query.where('file', '=', searchable(file));
    return query;
}
function readFinding({ doc }) {
    return { ...doc, rule: doc.rule ?? null };
}
/** Findings of the gate's tenant. */
function sqlFindings(gate) {
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
            const query = passing(gate, filter).select('doc').orderBy('id').limit(limit);
            const rows = await (after === null ? query : query.where('id', '>', after)).execute();
            return rows.map(readFinding);
        },
    };
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/gate.js
/**
 * The one gate to tenants' rows: every query of a tenant's table begins here, and here it gets its tenant. No other file
 * of the store names these tables, but for `all-tenants.ts`, which holds what no single tenant asks for. A test reads the
 * sources and holds that. Keys across tables begin with the tenant too, so no row can belong to another's.
 */


class TenantGate {
    db;
    tenantId;
    writes;
    constructor(db, tenantId, 
    /** Whether this is a transaction; outside of one nothing is written and nothing is locked. */
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
    /** All at once, a list a column: thousands of rows as single values take longer to write down than to store. */
    insertFindings(reviewId, findings) {
        return this.writable
            .insertInto('findings')
            .columns(['tenant_id', 'review_id', 'id', 'severity', 'plane', 'file', 'rule', 'doc'])
            .expression((0,sql/* sql */.l) `select ${this.tenantId}, ${reviewId}, id, severity, plane, file, rule, doc::json from unnest(
          ${findings.map(({ id }) => id)}::text[],
          ${findings.map(({ severity }) => severity)}::text[],
          ${findings.map(({ plane }) => searchable(plane))}::text[],
          ${findings.map(({ location }) => searchable(location.file))}::text[],
          ${findings.map(({ rule }) => (rule === null ? null : searchable(rule)))}::text[],
          ${findings.map((finding) => JSON.stringify(finding))}::text[]
        ) as given (id, severity, plane, file, rule, doc)`);
    }
    selectTraces() {
        return this.db.selectFrom('traces').where('tenant_id', '=', this.tenantId);
    }
    /** Traces with the blobs that they are. */
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
//# sourceMappingURL=gate.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/once.js

/** Idempotency keys of the gate's tenant. */
function sqlIdempotency(gate) {
    return {
        async find(key, now) {
            const row = await gate
                .selectIdempotencyKeys()
                .select(['body_digest', 'review_id', 'expires_at'])
                .where('key', '=', searchable(key))
                .where('expires_at', '>', String(now))
                .executeTakeFirst();
            if (row === undefined)
                return null;
            return { key, bodyDigest: row.body_digest, reviewId: row.review_id, expiresAt: Number(row.expires_at) };
        },
        async insert(record, now) {
            const key = searchable(record.key);
            const columns = { body_digest: record.bodyDigest, review_id: record.reviewId, expires_at: record.expiresAt };
            // Whoever comes second waits here for the first to commit, and then finds the key taken.
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
/** The number behind the rate limit of the gate's tenant. Whoever reads it in a transaction holds it until that ends. */
function sqlRate(gate) {
    const read = async () => {
        const query = gate.selectRate().select('value');
        return (gate.writes ? query.forUpdate() : query).executeTakeFirst();
    };
    return {
        async load() {
            const row = await read();
            if (row !== undefined || !gate.writes)
                return row?.value ?? null;
            // The first of all: two at one time make one row, and hold it one after the other.
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
//# sourceMappingURL=once.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/outgoing.js
function deliveryColumns(delivery) {
    return {
        webhook_id: delivery.webhookId,
        status: delivery.status,
        created_at: delivery.createdAt,
        // A lease ends with every update: it is due again when its next attempt is.
        due_at: delivery.nextAttemptAt,
        doc: JSON.stringify(delivery),
    };
}
/** Subscriptions of the gate's tenant. */
function sqlWebhooks(gate) {
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
            // Whoever removes one waits: what is written to it meanwhile would fail, and with it the review that it tells of.
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
/** Deliveries of the gate's tenant. */
function sqlDeliveries(gate) {
    return {
        async insert(delivery) {
            await gate.insertDelivery({ id: delivery.id, ...deliveryColumns(delivery) }).execute();
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
            await gate.updateDeliveries().set(deliveryColumns(delivery)).where('id', '=', delivery.id).execute();
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
//# sourceMappingURL=outgoing.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/reviews.js
const SUMMARY = ['id', 'origin', 'key', 'head_sha', 'asked', 'outcome', 'created_at'];
const WHOLE = [...SUMMARY, 'prepared'];
/** Texts without a name that one slice removes at most. */
const SWEPT_AT_ONCE = 1000;
function summaryOf({ id, origin, key, asked, outcome, head_sha, created_at }) {
    return { id, origin, key, asked, outcome, change: { head: { sha: head_sha } }, createdAt: Number(created_at) };
}
function wholeOf(row) {
    const { id, origin, key, asked, outcome, prepared, created_at } = row;
    return { id, origin, key, asked, ...prepared, createdAt: Number(created_at), outcome };
}
/** The outcome, and the columns that follow from it. */
function outcomeColumns(outcome) {
    const complete = outcome.status === 'complete' ? outcome : null;
    return {
        status: outcome.status,
        verdict: complete?.verdict ?? null,
        tier: complete?.tier ?? null,
        input_digest: complete?.inputDigest ?? null,
        outcome: JSON.stringify(outcome),
    };
}
function reviews_passing(gate, { repo, pr, status, verdict, tier }) {
    let query = gate.selectReviews();
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
/** The texts that reviews name: their inputs, and their traces. */
function named(gate) {
    const inputs = gate
        .selectReviews()
        .select('input_digest as digest')
        .where('input_digest', 'is not', null)
        .$narrowType();
    return { inputs, traces: gate.selectTraces().select('digest') };
}
/**
 * Removes those of the texts that no review names. They are locked first and looked at again after: whoever is about to
 * name one holds it, and it is left alone.
 */
async function sweepBlobs(gate, digests) {
    if (digests.length === 0)
        return;
    const found = gate.selectBlobs().select('digest').where('digest', 'in', digests);
    const held = (await found.forUpdate().skipLocked().execute()).map(({ digest }) => digest);
    if (held.length === 0)
        return;
    const { inputs, traces } = named(gate);
    await gate
        .deleteBlobs()
        .where('digest', 'in', held)
        .where('digest', 'not in', inputs.where('input_digest', 'in', held))
        .where('digest', 'not in', traces.where('digest', 'in', held))
        .execute();
}
/** All texts that nothing names: those of attempts that came too late, too. */
async function unnamed(gate) {
    const { inputs, traces } = named(gate);
    const rows = await gate.selectBlobs().select('digest').except(inputs).except(traces).limit(SWEPT_AT_ONCE).execute();
    return rows.map(({ digest }) => digest);
}
async function expire(gate, before, limit) {
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
    // Looking at all texts takes longer: once, when the old reviews are gone.
    await sweepBlobs(gate, over.length < limit ? [...digests, ...(await unnamed(gate))] : digests);
    return over.length;
}
/** Reviews of the gate's tenant. */
function sqlReviews(gate) {
    return {
        async insert({ id, origin, key, asked, change, policy, createdAt, outcome }) {
            const row = {
                id,
                origin,
                key,
                repo: asked.repo,
                pr: asked.pr,
                head_sha: change.head.sha,
                created_at: createdAt,
                asked: JSON.stringify(asked),
                prepared: JSON.stringify({ change, policy }),
                ...outcomeColumns(outcome),
            };
            await gate.insertReview(row).execute();
        },
        async get(id) {
            const row = await gate.selectReviews().select(WHOLE).where('id', '=', id).executeTakeFirst();
            return row === undefined ? null : wholeOf(row);
        },
        async summary(id) {
            const row = await gate.selectReviews().select(SUMMARY).where('id', '=', id).executeTakeFirst();
            return row === undefined ? null : summaryOf(row);
        },
        async list(filter, { after, limit }) {
            const query = reviews_passing(gate, filter).select(SUMMARY).orderBy('id', 'desc').limit(limit);
            const rows = await (after === null ? query : query.where('id', '<', after)).execute();
            return rows.map(summaryOf);
        },
        async finish(id, outcome) {
            const { numUpdatedRows } = await gate
                .updateReviews()
                .set(outcomeColumns(outcome))
                .where('id', '=', id)
                .where('status', '=', 'queued')
                .executeTakeFirst();
            return numUpdatedRows > 0n;
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
            return rows.map(summaryOf);
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
        async checkRunOf(id) {
            const row = await gate.selectReviews().select('check_run_id').where('id', '=', id).executeTakeFirst();
            const noted = row?.check_run_id ?? null;
            return noted === null ? null : Number(noted);
        },
        expire: (before, limit) => expire(gate, before, limit),
    };
}
//# sourceMappingURL=reviews.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/service/store/sql/texts.js
/** Blobs and traces: texts by their digest, compressed, each stored once a tenant. */




const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const expand = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
async function textOf(content) {
    return (await expand(content)).toString('utf8');
}
/** Blobs of the gate's tenant. */
function sqlBlobs(gate) {
    return {
        async put(text) {
            const digest = (0,hash/* digestText */.M6)(text);
            const content = await compress(text);
            // Where it is there already, it is held until the transaction ends: nobody sweeps what is about to be named.
            await gate
                .insertBlob({ digest, content })
                .onConflict((conflict) => conflict.columns(['tenant_id', 'digest']).doUpdateSet({ digest }))
                .execute();
            return digest;
        },
        async get(digest) {
            const row = await gate.selectBlobs().select('content').where('digest', '=', digest).executeTakeFirst();
            return row === undefined ? null : textOf(row.content);
        },
    };
}
/** Traces of the gate's tenant. What reviews with the same result have in common is one blob. */
function sqlTraces(gate, blobs) {
    return {
        async insert({ review_id, signature, ...engine }) {
            const digest = await blobs.put(JSON.stringify(engine));
            await gate.insertTrace({ review_id, digest, signature: JSON.stringify(signature) }).execute();
        },
        async get(reviewId) {
            const row = await gate
                .selectTraceContents()
                .select(['traces.signature', 'blobs.content'])
                .where('traces.review_id', '=', reviewId)
                .executeTakeFirst();
            if (row === undefined)
                return null;
            const engine = trace/* EngineTrace */.So.parse(JSON.parse(await textOf(row.content)));
            return { ...engine, review_id: reviewId, signature: row.signature };
        },
    };
}
//# sourceMappingURL=texts.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/transaction.js







/**
 * @param db the open transaction; or the whole database, for what only reads
 * @param writes whether it is a transaction
 */
function sqlTransaction(db, tenantId, writes) {
    const gate = new TenantGate(db, tenantId, writes);
    const blobs = sqlBlobs(gate);
    return {
        db,
        tenantId,
        tenant: () => readTenant(gate),
        updateTenant: (patch) => changeTenant(gate, patch),
        setInstallation: (installationId) => noteInstallation(gate, installationId),
        reviews: sqlReviews(gate),
        findings: sqlFindings(gate),
        traces: sqlTraces(gate, blobs),
        blobs,
        idempotency: sqlIdempotency(gate),
        policies: sqlPolicies(gate),
        rate: sqlRate(gate),
        secrets: sqlSecrets(gate),
        webhooks: sqlWebhooks(gate),
        deliveries: sqlDeliveries(gate),
    };
}
//# sourceMappingURL=transaction.js.map
;// CONCATENATED MODULE: ./build/src/service/store/sql/store.js
/** The store on PostgreSQL, or on PGlite, which is the same in this process. */




/**
 * Transactions are READ COMMITTED: each race is settled by a row that is locked or a condition in the statement, and rows
 * are locked in one order, so none has to be repeated. `work` is never run twice; what calls it does that, where it may.
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
        this.directory = sqlDirectory(db);
        this.administration = sqlAdministration(db);
        this.outbox = sqlOutbox(db);
    }
    tenant(id) {
        return {
            id,
            // Each statement on its own, on whatever connection is free: one round trip a query.
            read: async (work) => work(sqlTransaction(this.db, id, false)),
            transaction: (work) => this.db.transaction().execute((db) => work(sqlTransaction(db, id, true))),
        };
    }
    async ping() {
        await (0,sql/* sql */.l) `select 1`.execute(this.db);
    }
    /** Closes the database too: the queue on it must have stopped. */
    close() {
        return this.backend.close();
    }
}
/** The database of a backend, as its tables are typed. */
function databaseOf(backend) {
    return new kysely/* Kysely */._$({ dialect: new postgres_dialect/* PostgresDialect */.a({ pool: backend.pool }) });
}
/** Opens the store, after bringing the tables to this version. Throws where they cannot be. */
async function openSqlStore(backend) {
    await migrate(backend);
    return new SqlStore(backend, databaseOf(backend));
}
//# sourceMappingURL=store.js.map

/***/ })

};
