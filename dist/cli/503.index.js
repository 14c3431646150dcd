export const id = 503;
export const ids = [503,680,942];
export const modules = {

/***/ 59503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serve: () => (/* binding */ serve)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(72896);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
// EXTERNAL MODULE: ./build/src/providers/github/aborting.js
var aborting = __webpack_require__(95410);
// EXTERNAL MODULE: ./build/src/providers/github/client.js + 25 modules
var github_client = __webpack_require__(42261);
// EXTERNAL MODULE: ./build/src/providers/github/faults.js
var faults = __webpack_require__(29077);
;// CONCATENATED MODULE: ./build/src/providers/github/app.js
/**
 * Tokens of a GitHub App's installation: a JWT signed with the App's key (RS256) buys one that lasts an hour. Sources: "Generating
 * a JSON Web Token (JWT) for a GitHub App" and "Generating an installation access token" in GitHub's documentation.
 */







/** A token is used no longer than until so long before its end: a fetch that begins with it must be able to finish. */
const SPARE_MILLISECONDS = 5 * 60_000;
/** GitHub takes JWTs of at most 10 minutes; the start lies back, for clocks that differ. */
const JWT_SECONDS = 8 * 60;
const JWT_BACKDATED_SECONDS = 60;
const Answer = schemas/* object */.Ikc({ token: schemas/* string */.YjP().min(1), expires_at: schemas/* string */.YjP() });
/** The key, read. @throws ProviderError E_TOK_001. */
function keyOf({ appId, privateKey }) {
    const refuse = (why) => new provider/* ProviderError */.m('E_TOK_001', `The private_key of the GitHub App ${appId} ${why}. Give the PEM file that GitHub made for the App, as it is.`);
    let key;
    try {
        // In settings and variables, line ends are often written as two characters.
        key = (0,external_node_crypto_.createPrivateKey)(privateKey.replaceAll('\\n', '\n').trim());
    }
    catch {
        // OpenSSL's words say nothing to act on, and an error might quote what it read.
        throw refuse('cannot be read');
    }
    if (key.asymmetricKeyType !== 'rsa')
        throw refuse('is not an RSA key');
    return key;
}
function signed(key, appId, now) {
    const seconds = Math.floor(now / 1000);
    return new sign/* SignJWT */.P()
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(appId)
        .setIssuedAt(seconds - JWT_BACKDATED_SECONDS)
        .setExpirationTime(seconds + JWT_SECONDS)
        .sign(key);
}
/** What a refusal says of the credentials. */
function explain(fault, { appId, installationId }) {
    const status = (0,faults/* statusOf */.c2)(fault);
    const said = fault instanceof Error ? fault.message : '';
    const refuse = (text) => new provider/* ProviderError */.m('E_TOK_001', text, false, { cause: fault });
    if ((0,faults/* isRateLimit */.a5)(fault))
        return (0,faults/* explainGitHub */.$2)(fault, 'asking for a token of the App', 'the App');
    if (status === 401 && /\b(?:exp|iat|expiration time|issued at)\b/iu.test(said)) {
        return refuse(`GitHub does not accept the time in the request of the App ${appId} (401). Set the clock of this machine right.`);
    }
    if (status === 401) {
        return refuse(`GitHub does not accept the private_key as one of the App ${appId} (401). Check that app_id and private_key belong together, and that the key was not deleted.`);
    }
    if (status === 404 && /integration/iu.test(said)) {
        return refuse(`GitHub knows no App ${appId} (404). Check app_id.`);
    }
    if (status === 404) {
        return refuse(`The GitHub App ${appId} has no installation ${installationId} (404). Check installation_id, and that the App was not uninstalled.`);
    }
    if (status === 403 && /suspended/iu.test(said)) {
        return refuse(`The installation ${installationId} of the GitHub App ${appId} is suspended (403). Let an owner of the account unsuspend it.`);
    }
    if (status === 403) {
        return refuse(`GitHub refuses a token to the installation ${installationId} of the App ${appId} (403).`);
    }
    return (0,faults/* explainGitHub */.$2)(fault, `asking for a token of the App ${appId}`, 'the App');
}
/** One installation: what is kept, and the request that is under way. */
class Installation {
    credentials;
    client;
    clock;
    kept = null;
    asking = null;
    constructor(credentials, client, clock) {
        this.credentials = credentials;
        this.client = client;
        this.clock = clock;
    }
    /** True where nothing is lost by forgetting it. */
    get idle() {
        return this.asking === null && (this.kept === null || this.kept.usableUntil <= this.clock());
    }
    async token(signal, refused) {
        signal.throwIfAborted();
        if (this.kept !== null && this.kept.token === refused)
            this.kept = null;
        if (this.kept !== null && this.clock() < this.kept.usableUntil)
            return this.kept.token;
        this.asking ??= this.ask().finally(() => {
            this.asking = null;
        });
        // Others may wait for the same answer: a caller who gives up stops waiting and no more.
        return (await (0,aborting/* untilAborted */.E)(signal, this.asking)).token;
    }
    async ask() {
        const { credentials, clock } = this;
        const jwt = await signed(keyOf(credentials), credentials.appId, clock());
        let answer;
        try {
            answer = await this.client(jwt).call(new AbortController().signal, async (octokit, request) => {
                const path = `POST /app/installations/${encodeURIComponent(credentials.installationId)}/access_tokens`;
                return (await octokit.request(path, { request })).data;
            });
        }
        catch (fault) {
            throw explain(fault, credentials);
        }
        const parsed = Answer.safeParse(answer);
        if (!parsed.success || Number.isNaN(Date.parse(parsed.data.expires_at))) {
            throw new provider/* ProviderError */.m('E_UP_001', "GitHub's answer to the App holds no token. Try again.", true);
        }
        const { token, expires_at: end } = parsed.data;
        this.kept = { token, usableUntil: Date.parse(end) - SPARE_MILLISECONDS };
        return this.kept;
    }
}
/** Makes the tokens' keeper: one for a whole process, since what it keeps is what saves requests. */
function installationTokens(options) {
    const { clock, ...given } = options;
    const api = { ...given, fetch: given.fetch ?? (0,github_client/* proxiedFetch */.i)(given.environment ?? process.env) };
    const installations = new Map();
    const client = (token) => (0,github_client/* gitHubClient */.X)({ ...api, token });
    const find = (credentials) => {
        const { appId, installationId, privateKey } = credentials;
        // The key is part of the name: whoever names another's installation must not be given its token.
        const name = (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([appId, installationId, privateKey]))
            .digest('base64url');
        const known = installations.get(name);
        if (known !== undefined)
            return known;
        for (const [other, installation] of installations)
            if (installation.idle)
                installations.delete(other);
        const made = new Installation(credentials, client, clock);
        installations.set(name, made);
        return made;
    };
    return { of: (credentials) => (signal, refused) => find(credentials).token(signal, refused) };
}
//# sourceMappingURL=app.js.map
// EXTERNAL MODULE: ./build/src/service/auth/keyring.js + 5 modules
var auth_keyring = __webpack_require__(52796);
;// CONCATENATED MODULE: ./build/src/providers/github/checks.js
/** Check runs over GitHub's API ("Check runs" in GitHub's REST documentation). Only a GitHub App may write them. */




const PAGE = 100;
/** A commit with more check runs of one name than these pages hold is nobody's. */
const MAX_PAGES = 10;
const Run = schemas/* object */.Ikc({
    id: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP().nullable().catch(null),
    external_id: schemas/* string */.YjP().nullable().catch(null),
    output: schemas/* object */.Ikc({ annotations_count: schemas/* int */.Whr().catch(0) }).catch({ annotations_count: 0 }),
});
const List = schemas/* object */.Ikc({ check_runs: schemas/* array */.YOg(Run) });
const MUST_BE_APP = 'Check runs can be posted by a GitHub App alone, with "checks: write": give its app_id, installation_id and private_key as the token for GitHub';
function checks_explain(fault, repo) {
    const status = (0,faults/* statusOf */.c2)(fault);
    if (status === 403 && !(0,faults/* isRateLimit */.a5)(fault)) {
        return new provider/* ProviderError */.m('E_TOK_001', `GitHub lets nobody post a check run on ${repo} with this token (403). ${MUST_BE_APP}.`, false, { cause: fault });
    }
    if (status === 404 || status === 422) {
        return new provider/* ProviderError */.m('E_UP_001', `GitHub refuses the check run on ${repo} (${status}). Check that the App is installed on the repository and that the commit is still there.`, false, { cause: fault });
    }
    return (0,faults/* explainGitHub */.$2)(fault, `posting a check run on ${repo}`, 'checks: write');
}
function shaped(schema, answer, repo) {
    const parsed = schema.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    throw new provider/* ProviderError */.m('E_UP_001', `GitHub's answer on a check run of ${repo} is not what it documents.`, true);
}
/** Makes the calls; nothing is sent yet. */
function githubChecks(options) {
    const client = (0,github_client/* gitHubClient */.X)({ ...options, writes: true });
    const call = async (route, repo, body, signal) => {
        const [owner, name] = repo.split('/');
        // A write whose answer was lost may have been taken, and would be there twice.
        const again = route.startsWith('GET ') ? {} : { retries: 0 };
        try {
            return await client.call(signal, async (octokit, request) => {
                const given = { owner, repo: name, ...body, request: { ...request, ...again } };
                const { data } = await octokit.request(route, given);
                return data;
            });
        }
        catch (fault) {
            if (signal.aborted)
                throw signal.reason;
            throw checks_explain(fault, repo);
        }
    };
    return {
        create: async (repo, body, signal) => {
            const answer = await call('POST /repos/{owner}/{repo}/check-runs', repo, body, signal);
            const { id, html_url: url } = shaped(Run, answer, repo);
            return { id, url };
        },
        update: async (repo, id, body, signal) => {
            const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
            await call(route, repo, { ...body, check_run_id: id }, signal);
        },
        list: async ({ repo, sha, name }, signal) => {
            const found = [];
            for (let page = 1; page <= MAX_PAGES; page++) {
                const asked = { ref: sha, check_name: name, filter: 'all', per_page: PAGE, page };
                const answer = await call('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', repo, asked, signal);
                const { check_runs: runs } = shaped(List, answer, repo);
                for (const { id, html_url: url, external_id: externalId, output } of runs) {
                    found.push({ id, url, externalId, annotations: output.annotations_count });
                }
                if (runs.length < PAGE)
                    break;
            }
            return found;
        },
    };
}
//# sourceMappingURL=checks.js.map
// EXTERNAL MODULE: ./build/src/report/index.js + 12 modules
var report = __webpack_require__(64698);
// EXTERNAL MODULE: ./build/src/service/tenants/github-credentials.js
var github_credentials = __webpack_require__(93403);
;// CONCATENATED MODULE: ./build/src/service/github-events/checks.js




/** GitHub's check runs behind the door of the reports. Its calls throw ProviderError, or the signal's reason. */
function checkRunsOf(options) {
    const checks = githubChecks(options);
    return {
        serverUrl: options.serverUrl.replace(/\/+$/u, ''),
        createCheckRun: (run, signal) => checks.create(run.repo, (0,report/* createBodyOf */.El)(run), signal),
        appendAnnotations: (repo, id, output, annotations, signal) => checks.update(repo, id, { output: (0,report/* outputOf */.jH)(output, annotations) }, signal),
        findCheckRun: async ({ repo, headSha, name, externalId }, signal) => {
            const there = await checks.list({ repo, sha: headSha, name }, signal);
            return there.find((run) => run.externalId === externalId) ?? null;
        },
    };
}
/**
 * Gives a tenant's check runs; it rejects with a ProviderError where the tenant gave nothing that could post them. What GitHub
 * allows is seen at the first call: it takes check runs from Apps alone.
 */
function tenantChecks({ store, vault, apps, ...given }) {
    const api = { ...given, fetch: given.fetch ?? (0,github_client/* proxiedFetch */.i)(given.environment ?? process.env) };
    return async (tenantId) => checkRunsOf({ ...api, ...(await (0,github_credentials/* githubCredentials */.Y3)(store, vault, tenantId, apps)) });
}
//# sourceMappingURL=checks.js.map
// EXTERNAL MODULE: ./build/src/service/ids.js
var ids = __webpack_require__(21843);
// EXTERNAL MODULE: ./build/src/service/operator/control.js
var operator_control = __webpack_require__(50239);
// EXTERNAL MODULE: ./build/src/service/operator/operator.js + 1 modules
var operator_operator = __webpack_require__(45701);
// EXTERNAL MODULE: ./node_modules/pg-boss/dist/index.js + 32 modules
var dist = __webpack_require__(30417);
// EXTERNAL MODULE: ./build/src/service/aborting.js
var service_aborting = __webpack_require__(94131);
// EXTERNAL MODULE: ./build/src/service/operation/observer.js
var observer = __webpack_require__(65533);
;// CONCATENATED MODULE: ./build/src/service/queue/carried.js
/** What a job is in the database: the job itself, and what it has been through. Read back with care: rows outlive versions. */

const Tenant = schemas/* string */.YjP().min(1);
/** The jobs, by kind. */
const JOBS = {
    review: schemas/* object */.Ikc({ kind: schemas/* literal */.euz('review'), tenantId: Tenant, reviewId: schemas/* string */.YjP(), key: schemas/* string */.YjP() }),
    'pull-request': schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('pull-request'),
        tenantId: Tenant,
        delivery: schemas/* string */.YjP(),
        repo: schemas/* string */.YjP(),
        pr: schemas/* int */.Whr(),
        headSha: schemas/* string */.YjP(),
    }),
    'check-run': schemas/* object */.Ikc({ kind: schemas/* literal */.euz('check-run'), tenantId: Tenant, reviewId: schemas/* string */.YjP() }),
    retention: schemas/* object */.Ikc({ kind: schemas/* literal */.euz('retention') }),
};
const AnyJob = schemas/* discriminatedUnion */.gMt('kind', [JOBS.review, JOBS['pull-request'], JOBS['check-run'], JOBS.retention]);
const Carried = schemas/* object */.Ikc({
    job: AnyJob,
    /** When it was put in the queue, in milliseconds since the epoch; null for what the schedule sends. */
    since: schemas/* number */.aig().nullable(),
    /** How often its handler rejected it. */
    rejections: schemas/* int */.Whr().min(0),
    /** How many workers died while they ran it, before this row of it. */
    deaths: schemas/* int */.Whr().min(0),
});
const KINDS = ['review', 'pull-request', 'check-run', 'retention'];
/** A job that nothing has happened to yet. */
function carry(job, since) {
    return { job: { ...job }, since, rejections: 0, deaths: 0 };
}
/** A row's data; null where it is not what this version writes. */
function readCarried(data) {
    const read = Carried.safeParse(data);
    return read.success ? read.data : null;
}
/** Of jobs with the same key one runs at a time; null where any number may. */
function carried_keyOf(job) {
    return job.kind === 'review' ? `${job.tenantId} ${job.key}` : null;
}
//# sourceMappingURL=carried.js.map
// EXTERNAL MODULE: ./build/src/service/queue/dispatch.js
var dispatch = __webpack_require__(69511);
;// CONCATENATED MODULE: ./build/src/service/queue/occasionally.js
/** A database that is down is told of by every worker, every second: once in a while will do. */
/** How long the same line is not said again, in milliseconds. */
const QUIET_MILLISECONDS = 30_000;
/** A log that says the same line once in half a minute. */
function occasionally(log, clock) {
    const said = new Map();
    return (line) => {
        const now = clock();
        for (const [earlier, at] of said)
            if (now - at >= QUIET_MILLISECONDS)
                said.delete(earlier);
        if (said.has(line))
            return;
        said.set(line, now);
        log(line);
    };
}
//# sourceMappingURL=occasionally.js.map
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
;// CONCATENATED MODULE: ./build/src/service/queue/pool-database.js
/** The database as pg-boss sees it, through the pool that the store uses: on PGlite a second door to it loses rows. */

/** Wait before a lost listener is tried again, in milliseconds; each further one is twice the one before. */
const RECONNECT_MILLISECONDS = 1000;
const MOST_RECONNECT_MILLISECONDS = 30_000;
/** Any number that nothing else locks; the same in every process. */
const ALONE = 7_203_118_422;
/** The name comes from pg-boss; LISTEN takes no parameter. */
const listenTo = (channel) => `LISTEN ${esm/* default.escapeIdentifier */.Ay.escapeIdentifier(channel)}`;
/**
 * Runs `work` in one process at a time; the others wait. pg-boss has a lock of its own for making its tables, and fails all
 * the same where another process made them after it looked: PostgreSQL remembers in its session that there was no schema.
 */
async function alone({ kind, pool }, work) {
    // A data folder has one process, and PGlite one connection.
    if (kind === 'pglite')
        return work();
    const client = await pool.connect();
    try {
        await client.query('SET statement_timeout = 0');
        await client.query('SELECT pg_advisory_lock($1)', [ALONE]);
        return await work();
    }
    finally {
        // The lock ends with its session.
        client.release(true);
    }
}
/** Runs `work` in a transaction of its own. Rolls back and rethrows where it rejects. */
async function inTransaction(pool, work) {
    const client = await pool.connect();
    let broken;
    try {
        await client.query('BEGIN');
        const result = await work({ executeSql: (text, values) => client.query(text, values) });
        await client.query('COMMIT');
        return result;
    }
    catch (cause) {
        broken = await takeBack(client);
        throw cause;
    }
    finally {
        client.release(broken);
    }
}
/** Ends whatever transaction is open. Gives what is wrong with the connection where even that does not go. */
async function takeBack(client) {
    try {
        await client.query('ROLLBACK');
        return undefined;
    }
    catch (cause) {
        return cause instanceof Error ? cause : new Error(String(cause));
    }
}
/**
 * Some of pg-boss's statements bring their own BEGIN and COMMIT: one that fails between leaves its connection in a dead
 * transaction, and PGlite has no other connection.
 */
async function execute(pool, text, values) {
    const client = await pool.connect();
    let broken;
    try {
        return await client.query(text, values);
    }
    catch (cause) {
        broken = await takeBack(client);
        throw cause;
    }
    finally {
        client.release(broken);
    }
}
/** PGlite is one session, so its one connection hears what this process tells itself. */
async function listenInside(pool, channel, notified) {
    const heard = new Set();
    const hear = (message) => {
        if (message.channel === channel)
            notified(message.payload ?? '');
    };
    // The pool may replace its connection; the session stays.
    const attach = (client) => {
        if (heard.has(client))
            return;
        heard.add(client);
        client.on('notification', hear);
    };
    const detach = (client) => {
        heard.delete(client);
        client.off('notification', hear);
    };
    pool.on('acquire', attach);
    pool.on('remove', detach);
    await pool.query(listenTo(channel));
    return {
        close: async () => {
            pool.off('acquire', attach);
            pool.off('remove', detach);
            for (const client of [...heard])
                detach(client);
        },
    };
}
/** A connection of its own that does nothing else, and comes back when it is lost. */
class OutsideListener {
    pool;
    channel;
    notified;
    reconnected;
    client = null;
    timer = null;
    closed = false;
    failures = 0;
    constructor(pool, channel, notified, 
    /** What was said while nobody listened is lost: the workers must look. */
    reconnected) {
        this.pool = pool;
        this.channel = channel;
        this.notified = notified;
        this.reconnected = reconnected;
    }
    /** Rejects where the database cannot be reached. */
    async connect() {
        const client = new esm/* default.Client */.Ay.Client({ ...this.pool.options, password: this.pool.options.password, keepAlive: true });
        const lost = () => this.lose(client);
        client.on('error', lost);
        client.on('end', lost);
        client.on('notification', ({ payload }) => this.notified(payload ?? ''));
        this.client = client;
        try {
            await client.connect();
            await client.query(listenTo(this.channel));
        }
        catch (cause) {
            this.lose(client);
            throw cause;
        }
        this.failures = 0;
        this.reconnected();
    }
    async close() {
        this.closed = true;
        if (this.timer !== null)
            clearTimeout(this.timer);
        await this.client?.end();
    }
    lose(client) {
        if (this.closed || this.client !== client)
            return;
        this.client = null;
        client.end().catch(() => undefined);
        const wait = Math.min(RECONNECT_MILLISECONDS * 2 ** this.failures, MOST_RECONNECT_MILLISECONDS);
        this.failures += 1;
        this.timer = setTimeout(() => {
            // A try that fails loses its client and so asks for the next one.
            void this.connect().catch(() => undefined);
        }, wait);
    }
}
async function listenOutside(...given) {
    const listener = new OutsideListener(...given);
    try {
        await listener.connect();
    }
    catch (cause) {
        await listener.close();
        throw cause;
    }
    return listener;
}
/** What pg-boss is given as its `db`. The pool stays its owner's. */
function poolDatabase({ kind, pool }) {
    return {
        executeSql: (text, values) => execute(pool, text, values),
        listen: (channel, notified, reconnected) => kind === 'pglite' ? listenInside(pool, channel, notified) : listenOutside(pool, channel, notified, reconnected),
    };
}
//# sourceMappingURL=pool-database.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/pg-boss.js
/** The durable queue: pg-boss in the store's database, so that a job is there if, and only if, what it is about is. */








const SCHEMA = 'pgboss';
/** A worker that says nothing for so long is dead. pg-boss takes no less. */
const HEARTBEAT_SECONDS = 10;
/** How often a worker says that it lives. */
const HEARTBEAT_REFRESH_SECONDS = 3;
/** How often the dead are looked for; one process does it at a time. With the poll: taken over within 10 + 2 + 1 s. */
const SUPERVISE_SECONDS = 2;
/** Jobs are notified of; the poll is for those that are not: taken over, and put off until later. pg-boss takes no less than 0.5. */
const POLL_SECONDS = 1;
/** Ended jobs are kept that long, and cleaned up that often: the supervisor reads all there are. */
const KEEP_SECONDS = 60;
const CLEAN_SECONDS = 30;
/** The longest that a job may run: more than a review's wall time, so that the review ends itself. */
const EXPIRE_SECONDS = 15 * 60;
/** Death is counted by us, so that a job in the database is never given up by it, which would hold up its key. */
const NEVER = 1_000_000;
/** Waits before the second and further tries of a rejected job, in milliseconds. */
const RETRY_WAITS = [2000, 8000, 30_000, 60_000, 120_000];
/** What comes back to the queue goes before what is new. */
const RETURNED = 1;
/** Jobs of each kind that one process runs at a time; reviews by what it is told. */
const CONCURRENCY = {
    'pull-request': 2,
    'check-run': 2,
    retention: 1,
};
/** Of one key in order and one at a time, while a key that is taken holds up no other; of retention one that waits or runs. */
const POLICY = {
    review: 'key_strict_fifo',
    'pull-request': 'standard',
    'check-run': 'standard',
    retention: 'exclusive',
};
const QUEUE = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
    retryLimit: NEVER,
    retryDelay: 0,
};
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const HOURLY = '7 * * * *';
/** What pg-boss says of a change, and its types do not. */
const Settled = schemas/* object */.Ikc({ affected: schemas/* int */.Whr().min(0) });
class PgBossQueue {
    boss;
    options;
    hurried = new AbortController();
    observer;
    retryWaits;
    constructor(boss, options) {
        this.boss = boss;
        this.options = options;
        this.observer = options.observer ?? observer/* UNOBSERVED */.U;
        this.retryWaits = options.retryWaits ?? RETRY_WAITS;
    }
    async enqueue(tx, job) {
        await this.send(carry(job, this.options.clock()), { db: (0,dist/* fromKysely */.Uq)(tx.db) });
    }
    async work(handlers, concurrency) {
        const { boss } = this;
        await boss.schedule('retention', HOURLY, carry({ kind: 'retention' }, null));
        for (const kind of KINDS) {
            const workers = kind === 'review' ? concurrency : CONCURRENCY[kind];
            for (let at = 0; at < workers; at += 1)
                await this.startWorker(kind, handlers);
        }
    }
    async backlog() {
        const { rows } = await this.options.backend.pool.query(`SELECT name,
         count(*) FILTER (WHERE state < 'active') AS waiting,
         count(*) FILTER (WHERE state = 'active') AS running,
         extract(epoch FROM ${SCHEMA}.job_now() - min(created_on) FILTER (WHERE state < 'active')) * 1000 AS oldest
       FROM ${SCHEMA}.job WHERE state <= 'active' AND name = ANY($1) GROUP BY name`, [KINDS]);
        return KINDS.map((kind) => {
            const row = rows.find(({ name }) => name === kind);
            return {
                kind,
                waiting: Number(row?.waiting ?? 0),
                running: Number(row?.running ?? 0),
                oldestMilliseconds: Math.max(0, Math.round(Number(row?.oldest ?? 0))),
            };
        });
    }
    async stop(hurry) {
        const giveUp = () => this.hurried.abort(new Error('the queue is stopping'));
        if (hurry?.aborted === true)
            giveUp();
        hurry?.addEventListener('abort', giveUp, { once: true });
        await Promise.all(KINDS.map((kind) => this.boss.offWork(kind, { wait: true })));
        hurry?.removeEventListener('abort', giveUp);
        await this.boss.stop({ graceful: false, close: false });
    }
    async send(carried, options) {
        const key = carried_keyOf(carried.job);
        const { kind } = carried.job;
        await this.boss.send(kind, carried, { ...options, ...(key === null ? {} : { singletonKey: key }) });
    }
    /** A worker runs one job after the other. Each is its own, since each must wake itself. */
    async startWorker(kind, handlers) {
        let id = null;
        const wake = () => {
            if (id !== null)
                this.boss.notifyWorker(id);
        };
        id = await this.boss.work(kind, {
            includeMetadata: true,
            pollingIntervalSeconds: POLL_SECONDS,
            notifyPollingIntervalSeconds: POLL_SECONDS,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
        }, async ([row]) => {
            try {
                if (row !== undefined)
                    await this.run(kind, handlers, row);
            }
            finally {
                // Without it, a worker whose job was there before would sleep until its next poll: a backlog would stall.
                wake();
            }
        });
    }
    /** Resolves when the job is done, given up, or back in the queue. Rejects where the database fails: then it is as if the worker died. */
    async run(kind, handlers, row) {
        const carried = readCarried(row.data);
        if (carried === null) {
            this.options.log(`queue: a ${kind} job cannot be read and is dropped`);
            return;
        }
        const deaths = carried.deaths + row.retryCount;
        const number = carried.rejections + deaths + 1;
        const last = carried.rejections >= this.retryWaits.length;
        const since = carried.since ?? row.createdOn.getTime();
        if (number === 1)
            this.observer.began(kind, Math.max(0, this.options.clock() - since));
        const signal = AbortSignal.any([this.hurried.signal, row.signal]);
        try {
            await (0,service_aborting/* orAborted */.H)((0,dispatch/* dispatch */.J)(handlers, { number, last, deaths, signal }, carried.job), signal);
        }
        catch (cause) {
            if (this.hurried.signal.aborted) {
                await this.putBack(row, { ...carried, since, deaths }, 0);
            }
            else if (!last) {
                const wait = this.retryWaits[carried.rejections] ?? 0;
                await this.putBack(row, { ...carried, since, deaths, rejections: carried.rejections + 1 }, wait);
            }
            else {
                const why = cause instanceof Error ? cause.message : String(cause);
                this.options.log(`queue: a ${kind} job is given up after ${number} tries: ${why}`);
            }
        }
    }
    /** Ends this row of a job and makes the next one, both or neither; nothing where another worker has the job by now. */
    async putBack(row, carried, milliseconds) {
        await inTransaction(this.options.backend.pool, async (db) => {
            const { affected } = Settled.parse(await this.boss.complete(row.name, row, null, { db }));
            if (affected === 0)
                return;
            await this.send(carried, {
                db,
                priority: RETURNED,
                ...(milliseconds > 0 && { startAfter: milliseconds / 1000 }),
            });
        });
    }
}
/**
 * Opens the queue: makes or migrates its tables, safely when several processes do at once, and listens. Rejects where
 * the database cannot be reached or refuses; then nothing of it goes on.
 */
async function openPgBossQueue(options) {
    const { backend, clock, log } = options;
    const boss = new dist/* PgBoss */.zJ({
        db: poolDatabase(backend),
        backend: backend.kind,
        schema: SCHEMA,
        useListenNotify: true,
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
        maintenanceIntervalSeconds: CLEAN_SECONDS,
    });
    const tell = occasionally(log, clock);
    boss.on('error', (error) => tell(`queue: ${error.message}`));
    boss.on('warning', (warning) => tell(`queue: ${warning.message}`));
    try {
        await alone(backend, () => startBoss(boss));
        if (backend.kind === 'pglite')
            await returnOrphans(boss, backend);
    }
    catch (cause) {
        // Its timers and its listener would keep a process alive that has no queue.
        await boss.stop({ graceful: false, close: false }).catch((error) => tell(`queue: ${String(error)}`));
        throw cause;
    }
    return new PgBossQueue(boss, options);
}
async function startBoss(boss) {
    await boss.start();
    for (const kind of KINDS) {
        await boss.createQueue(kind, { policy: POLICY[kind], ...QUEUE });
        // One that an earlier version made takes over what this one says.
        await boss.updateQueue(kind, QUEUE);
        // Has pg-boss read the queue's row now: inside a transaction on PGlite there is no second connection to read it through.
        await boss.findJobs(kind, { id: NO_JOB });
    }
}
/** A data folder has one process at a time: what runs in it before this one works was left by one that died. */
async function returnOrphans(boss, { pool }) {
    const { rows } = await pool.query(`SELECT name, id FROM ${SCHEMA}.job WHERE state = 'active' AND name = ANY($1)`, [KINDS]);
    for (const { name, id } of rows)
        await boss.fail(name, id, { message: 'the process ended' });
}
//# sourceMappingURL=pg-boss.js.map
// EXTERNAL MODULE: ./build/src/service/service.js + 74 modules
var service_service = __webpack_require__(86843);
// EXTERNAL MODULE: ./build/src/service/store/pglite.js
var pglite = __webpack_require__(59942);
// EXTERNAL MODULE: ./build/src/service/store/postgres.js
var postgres = __webpack_require__(64680);
// EXTERNAL MODULE: ./build/src/service/store/sql/store.js + 13 modules
var sql_store = __webpack_require__(96687);
// EXTERNAL MODULE: ./build/src/providers/github/provider.js + 4 modules
var github_provider = __webpack_require__(34572);
// EXTERNAL MODULE: ./build/src/providers/tickets.js
var tickets = __webpack_require__(55321);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/providers/git/prune.js
var prune = __webpack_require__(53383);
;// CONCATENATED MODULE: ./build/src/service/tenants/provider-cache.js
/** The folders that tenants' repositories are kept in: one a tenant, so that none reads another's objects, and all of them of a limited size. */





/** A repository that nobody reviewed for so long goes, in milliseconds. */
const UNUSED_FOR = 30 * 24 * 60 * 60_000;
/** How often the folders are looked through, in milliseconds. */
const PRUNED_EVERY = 10 * 60_000;
/** Makes the cache; no folder is made yet. Other processes may use the same directory. */
function providerCache({ directory, bytes, clock, log }) {
    let next = 0;
    return {
        of: (tenantId) => (0,external_node_path_.join)(directory, folderName(tenantId)),
        prune: async () => {
            const now = clock();
            if (now < next)
                return;
            next = now + PRUNED_EVERY;
            try {
                const folders = await (0,external_node_fs_promises_.readdir)(directory, { withFileTypes: true });
                const roots = folders.filter((folder) => folder.isDirectory()).map(({ name }) => (0,external_node_path_.join)(directory, name));
                const { removed, bytesBefore, bytesAfter } = await (0,prune/* pruneCaches */.Y)(roots, { bytes, age: UNUSED_FOR });
                if (removed > 0)
                    log(`cache: ${removed} repositories removed, ${bytesBefore} bytes before, ${bytesAfter} after`);
            }
            catch (cause) {
                log(`cache: it could not be pruned: ${external_node_util_.types.isNativeError(cause) ? cause.message : String(cause)}`);
            }
        },
    };
}
/** Ids are letters, digits and underscores; whatever else they may be one day stays inside its folder too. */
function folderName(tenantId) {
    if (/^[A-Za-z0-9_]{1,64}$/u.test(tenantId))
        return tenantId;
    return (0,external_node_crypto_.createHash)('sha256').update(tenantId).digest('hex');
}
//# sourceMappingURL=provider-cache.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var errors = __webpack_require__(961);
// EXTERNAL MODULE: ./build/src/contract/index.js + 24 modules
var contract = __webpack_require__(58866);
// EXTERNAL MODULE: ./build/src/providers/jira/tickets.js + 13 modules
var jira_tickets = __webpack_require__(75809);
// EXTERNAL MODULE: ./build/src/providers/linear/tickets.js
var linear_tickets = __webpack_require__(84433);
// EXTERNAL MODULE: ./build/src/service/vault/secret.js
var secret = __webpack_require__(46896);
// EXTERNAL MODULE: ./build/src/service/vault/vault.js
var vault_vault = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/src/service/tenants/ticket-sources.js
/** What a tenant gave for Jira and Linear, opened when a ticket of theirs is asked for. */







const ADVICE = {
    jira: 'For Jira: PUT /v1/provider-tokens/jira with base_url, email and token.',
    linear: 'For Linear: PUT /v1/provider-tokens/linear with a token.',
};
/** The systems that a tenant has set up. @param rows its sealed provider tokens */
function ticketSources(means, tenantId, rows) {
    const rowOf = (provider) => rows.find(({ name }) => name === `provider/${provider}`) ?? null;
    const [jira, linear] = [rowOf('jira'), rowOf('linear')];
    return {
        jira: jira === null ? null : once(async () => jiraOf(means, tenantId, jira)),
        linear: linear === null ? null : once(async () => linearOf(means, tenantId, linear)),
        advice: ADVICE,
    };
}
/** Keeps what was made; what failed is tried anew. */
function once(make) {
    let made = null;
    return async () => {
        made ??= await make();
        return made;
    };
}
function jiraOf(means, tenantId, row) {
    const given = opened(contract/* JiraToken */.gA, 'Jira', means.vault, tenantId, row);
    const tickets = (0,jira_tickets/* jiraTickets */.y)({
        baseUrl: given.base_url,
        email: given.email ?? null,
        token: given.token,
        criteriaField: given.criteria_field ?? null,
        allowHost: means.allowHost,
        connection: means.connection,
        clock: means.clock,
    });
    return {
        base: tickets.base,
        read: (key, signal) => means.observer.provider('jira.ticket', () => tickets.read(key, signal)),
    };
}
function linearOf(means, tenantId, row) {
    const { token } = opened(contract/* LinearToken */.NK, 'Linear', means.vault, tenantId, row);
    const tickets = (0,linear_tickets/* linearTickets */.P)({ token, apiUrl: means.linearApiUrl, connection: means.connection });
    return { read: (id, signal) => means.observer.provider('linear.ticket', () => tickets.read(id, signal)) };
}
/** Opens a row. @throws ProviderError E_TOK_002 where that cannot be done */
function opened(shape, system, vault, tenantId, row) {
    try {
        return shape.parse(JSON.parse((0,secret/* openSecret */.J)(vault, tenantId, row)));
    }
    catch (cause) {
        if (!(cause instanceof vault_vault/* VaultFault */.Fk || cause instanceof SyntaxError || cause instanceof errors/* ZodError */.G))
            throw cause;
        const why = cause instanceof vault_vault/* VaultFault */.Fk ? cause.message : 'it is of a form that this version does not know';
        const text = `Decryption of the tenant's token for ${system} failed: ${why}. Set the token anew, or have the operator start the service with the master key ${row.keyId}.`;
        // The others may quote what they read.
        throw new provider/* ProviderError */.m('E_TOK_002', text, false, cause instanceof vault_vault/* VaultFault */.Fk ? { cause } : {});
    }
}
//# sourceMappingURL=ticket-sources.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/providers.js
/** The provider of each tenant: its own tokens, its own tickets, its own folder. */





/** Providers that are kept at a time: their connections are reused, their lists of fields read once. */
const KEPT = 500;
const GIB = 1024 ** 3;
/**
 * Gives the provider of a tenant. The tenant's tokens are looked up each time, so that one that was changed or removed counts at once;
 * what was made of them is kept while they are the same.
 * @returns a function that rejects with ProviderError: E_TOK_001 where there is no token for GitHub, E_TOK_002 where it cannot be opened.
 * Faults of the tokens for tickets come when such a ticket is read.
 */
function tenantProviders(options) {
    const { store, vault, apps, observer } = options;
    const cache = providerCache({
        directory: options.cacheDirectory,
        bytes: options.cacheBytes ?? 10 * GIB,
        clock: options.clock,
        log: options.log,
    });
    const kept = new Map();
    async function make(tenantId, rows) {
        const { token } = await (0,github_credentials/* githubCredentials */.Y3)(store, vault, tenantId, apps);
        const sources = ticketSources(options, tenantId, rows);
        const provider = (0,github_provider/* githubProvider */.p)({
            token,
            apiUrl: options.githubApiUrl,
            serverUrl: options.githubServerUrl,
            workspace: null,
            cacheDirectory: cache.of(tenantId),
            readTicket: (github) => (0,tickets/* ticketReader */.E)({ ...sources, github }),
        });
        return {
            pin: (request, signal) => observer.provider('github.pin', () => provider.pin(request, signal)),
            snapshot: async (change, signal) => {
                try {
                    return await observer.provider('github.snapshot', () => provider.snapshot(change, signal));
                }
                finally {
                    // Nobody waits for it, and it never rejects.
                    void cache.prune();
                }
            },
            readAtBase: (change, path, signal) => observer.provider('github.readAtBase', () => provider.readAtBase(change, path, signal)),
            ticket: (request, signal) => observer.provider('github.ticket', () => provider.ticket(request, signal)),
        };
    }
    return async (tenantId) => {
        const rows = await store.tenant(tenantId).read((tx) => tx.secrets.list('provider/'));
        const text = JSON.stringify(rows);
        const known = kept.get(tenantId);
        // Taken out and put in again: the map's order is that of the last use.
        kept.delete(tenantId);
        const made = known?.rows === text ? known : { rows: text, provider: await make(tenantId, rows) };
        kept.set(tenantId, made);
        for (const oldest of kept.keys()) {
            if (kept.size <= KEPT)
                break;
            kept.delete(oldest);
        }
        return made.provider;
    };
}
//# sourceMappingURL=providers.js.map
// EXTERNAL MODULE: ./build/src/engine/index.js + 549 modules
var engine = __webpack_require__(19772);
;// CONCATENATED MODULE: ./build/src/service/threads/answer.js
/** What passes between the service and an engine thread. Errors lose their class on the way, so the expected one is a value. */

/** Runs in the thread: reviews what it is given. Rejects on what is a fault of the engine. */
async function answerReview({ snapshot, policy }, grammars) {
    try {
        return { kind: 'result', result: await review(snapshot, policy, grammars) };
    }
    catch (cause) {
        if (cause instanceof PolicyError)
            return { kind: 'policy', message: cause.message, faults: cause.faults };
        throw cause;
    }
}
/** Runs in the service: the result, or the error that the engine threw. */
function resultOf(answer) {
    if (answer.kind === 'result')
        return answer.result;
    throw new engine/* PolicyError */.pn(answer.message, answer.faults);
}
//# sourceMappingURL=answer.js.map
// EXTERNAL MODULE: ./build/src/service/threads/limit.js
var limit = __webpack_require__(57792);
;// CONCATENATED MODULE: ./build/src/service/threads/turns.js
/** Lets so many run at a time, and the others wait for their turn, first come, first served. */
class Turns {
    atATime;
    waiting = [];
    taken = 0;
    constructor(atATime) {
        this.atATime = atATime;
    }
    /** Runs `work` when its turn has come; rejects with the signal's reason where that fires before. */
    async take(signal, work) {
        await this.turn(signal);
        try {
            signal.throwIfAborted();
            return await work();
        }
        finally {
            this.pass();
        }
    }
    async turn(signal) {
        signal.throwIfAborted();
        if (this.taken < this.atATime) {
            this.taken += 1;
            return;
        }
        await new Promise((resolve, reject) => {
            const come = () => {
                signal.removeEventListener('abort', leave);
                resolve();
            };
            const leave = () => {
                this.waiting.splice(this.waiting.indexOf(come), 1);
                reject(signal.reason);
            };
            this.waiting.push(come);
            signal.addEventListener('abort', leave, { once: true });
        });
    }
    /** The next one takes the place over, or it is free. */
    pass() {
        const next = this.waiting.shift();
        if (next === undefined)
            this.taken -= 1;
        else
            next();
    }
}
//# sourceMappingURL=turns.js.map
;// CONCATENATED MODULE: ./build/src/service/threads/engine-threads.js



/** Longest time of one review in the engine, in milliseconds: forty times what 10,000 changed lines may take. */
const REVIEW_MILLISECONDS = 120_000;
/** A thread that has nothing to do for so long ends, and gives back its memory. */
const IDLE_MILLISECONDS = 300_000;
/** What the thread's file exports. */
const EXPORTED = 'answerReview';
/** Node's code for a thread that went over its `resourceLimits`. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
const isOutOfMemory = (cause) => typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === OUT_OF_MEMORY;
/** The package as it is installed: it finds its own files beside itself, so no bundle can hold it. */
async function load() {
    try {
        return await import(/* webpackIgnore: true */ 'piscina');
    }
    catch (cause) {
        throw new Error('The thread pool (piscina) is not installed. Run `npm ci`.', { cause });
    }
}
/** Gives an engine that runs in threads; nothing runs yet. */
function startEngineThreads(options) {
    const { threads, memoryMegabytes, thread, milliseconds = REVIEW_MILLISECONDS } = options;
    const deadline = options.deadline ?? ((limit) => AbortSignal.timeout(limit));
    const turns = new Turns(threads);
    let pool = null;
    const open = async () => {
        const { Piscina } = await load();
        return new Piscina({
            filename: thread,
            name: EXPORTED,
            minThreads: 0,
            maxThreads: threads,
            idleTimeout: IDLE_MILLISECONDS,
            // The engine waits for promises of its own; a thread that waits by Atomics would hold them up between reviews.
            atomics: 'disabled',
            resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
            // piscina requires the file first, and imports it where that fails. It is a module: halfway required it cannot be imported.
            execArgv: ['--no-experimental-require-module'],
        });
    };
    return {
        review: (snapshot, policy, signal) => turns.take(signal, async () => {
            pool ??= open();
            const opened = await pool;
            // From its turn on: what waits for a thread is not slow itself.
            const timer = deadline(milliseconds);
            try {
                // Where the signal fires piscina ends the thread, whatever that is at, and starts another for the next review.
                return resultOf(await opened.run({ snapshot, policy }, { signal: AbortSignal.any([signal, timer]) }));
            }
            catch (cause) {
                if (signal.aborted)
                    throw signal.reason;
                if (timer.aborted)
                    throw new limit/* EngineLimitError */.Y('time', milliseconds / 1000, { cause });
                if (isOutOfMemory(cause))
                    throw new limit/* EngineLimitError */.Y('memory', memoryMegabytes, { cause });
                throw cause;
            }
        }),
        close: async () => {
            // One that could not be opened has failed its review already.
            const opened = await pool?.catch(() => null);
            await opened?.destroy();
        },
    };
}
//# sourceMappingURL=engine-threads.js.map
// EXTERNAL MODULE: ./build/src/service/vault/master-keys.js
var master_keys = __webpack_require__(27327);
// EXTERNAL MODULE: ./build/src/service/webhooks/allow-list.js
var allow_list = __webpack_require__(87530);
// EXTERNAL MODULE: ./build/src/service/webhooks/guard.js + 2 modules
var guard = __webpack_require__(50645);
;// CONCATENATED MODULE: ./build/src/service/serve.js
/** The service as `serve` runs it: one process in its role, on PostgreSQL or on the data folder, with everything real in it. */



















/** Of tokens, where several processes share a database and none knows the address that clients have. */
const ISSUER = 'urn:review-gate';
const serve_GIB = 1024 ** 3;
/** Linear's documentation, "Getting started": there is one address for all. */
const LINEAR_API_URL = 'https://api.linear.app/graphql';
/** Closes what was opened, the last first, the rest too where one fails. */
class Opened {
    closers = [];
    add(thing, close) {
        this.closers.unshift((hurry) => close(thing, hurry));
        return thing;
    }
    async close(hurry) {
        const faults = [];
        for (const close of this.closers.splice(0))
            await close(hurry).catch((cause) => faults.push(cause));
        if (faults.length > 0)
            throw new AggregateError(faults, 'not everything could be closed');
    }
}
const wait = (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal });
/** Opens the database of the settings, and says in words which it is. */
async function openDatabase({ databaseUrl, databasePool, dataDir }, log) {
    if (databaseUrl !== null) {
        const backend = await (0,postgres.openPostgres)(databaseUrl, { poolSize: databasePool, log });
        return { backend, lock: null, words: 'PostgreSQL' };
    }
    const backend = await (0,pglite.openPglite)(dataDir);
    return { backend, lock: backend.lock, words: `the embedded database in ${dataDir}` };
}
/**
 * Starts the process. Rejects with ConfigFault, MasterKeyFault or DataLockedError for what the operator must change, with
 * the system's fault otherwise; nothing is left open then.
 */
async function serve(options) {
    const opened = new Opened();
    try {
        return await start(options, opened);
    }
    catch (cause) {
        await opened.close(AbortSignal.abort());
        throw cause;
    }
}
async function start({ config, operation, thread }, opened) {
    const { log, observer } = operation;
    const clock = Date.now;
    const { backend, lock, words } = await openDatabase(config, log);
    opened.add(backend, (each) => each.close());
    operation.watchPool(backend.pool);
    const masterKeys = await (0,master_keys/* openMasterKeys */.T)(config);
    const vault = (0,vault_vault/* createVault */.B3)(masterKeys.keys);
    const store = await (0,sql_store.openSqlStore)(backend);
    const keyring = await (0,auth_keyring/* openKeyring */.u)({ store, vault, clock, log });
    if (lock !== null) {
        const keys = async () => ({ vault, keyring, masterKeys });
        const settle = () => (0,promises_.setTimeout)(operator_operator/* SETTLE_MILLISECONDS */.t);
        const operator = (0,operator_operator/* createOperator */.n)({ store, keys, ids: (0,ids/* createIds */.T)(clock, external_node_crypto_.randomBytes), clock, settle });
        const control = opened.add(await (0,operator_control/* startControl */.M)({ operator, directory: config.dataDir, log }), (each) => each.close());
        await lock.setControl(control.path);
    }
    // The service stops it too; where the process does not get so far, what it does by the clock would keep the process alive.
    const queue = opened.add(await openPgBossQueue({ backend, clock, log, observer }), (each, hurry) => each.stop(hurry));
    const threads = opened.add(startEngineThreads({ threads: config.concurrency, memoryMegabytes: config.reviewMemory, thread }), (each) => each.close());
    const allow = (0,allow_list/* parseAllowList */.j)(config.webhookAllowHosts);
    const dispatcher = opened.add((0,guard/* guardedAgent */.o)({ allow }), (each) => each.destroy());
    const { githubApiUrl: apiUrl, githubServerUrl: serverUrl } = config;
    const apps = installationTokens({ apiUrl, clock });
    const service = (0,service_service/* createService */.s)({
        store,
        queue,
        keyring,
        vault,
        observer,
        clock,
        log,
        operation,
        random: external_node_crypto_.randomBytes,
        deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
        publicUrl: config.publicUrl,
        // Processes with addresses of their own take each other's tokens all the same: the keys are the database's.
        ...(config.publicUrl === null && lock === null ? { issuer: ISSUER } : {}),
        policiesByPath: true,
        review: threads.review,
        providerFor: tenantProviders({
            store,
            vault,
            observer,
            apps,
            clock,
            log,
            connection: { dispatcher, sleep: wait },
            allowHost: (hostname, port) => allow.has(hostname, port),
            linearApiUrl: LINEAR_API_URL,
            githubApiUrl: apiUrl,
            githubServerUrl: serverUrl,
            cacheDirectory: config.cacheDir,
            cacheBytes: config.cacheGib * serve_GIB,
        }),
        checksFor: tenantChecks({ store, vault, apps, apiUrl, serverUrl }),
        webhooks: {
            allow,
            dispatcher,
            sleep: wait,
        },
        trustProxy: config.trustProxy,
        calls: config.role === 'worker' ? 'about' : 'all',
    });
    opened.add(service, (each, hurry) => each.close(hurry));
    if (config.publicUrl === null && config.role !== 'all') {
        log('REVIEW_GATE_PUBLIC_URL is not set: links in webhooks and check runs name this process, and not the service');
    }
    const { localUrl, publicUrl } = await service.listen(config);
    if (config.role !== 'api')
        await service.work(config.concurrency);
    return { localUrl, publicUrl, database: words, close: (hurry) => opened.close(hurry) };
}
//# sourceMappingURL=serve.js.map

/***/ }),

/***/ 59942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPglite: () => (/* binding */ openPglite)
/* harmony export */ });
/* unused harmony exports readTemplate, poolOn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73429);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83849);
/* harmony import */ var _data_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92760);
/**
 * PGlite, which is PostgreSQL in this process: the store where nothing else is installed. It has one connection, waits
 * while a query runs, and never calls fsync: what was committed survives the end of the process, not that of the power.
 */






/** For the one connection to come free: whoever waits in vain is told, and does not wait for ever. */
const CONNECT_MILLISECONDS = 30_000;
const PACKAGE = '@electric-sql/pglite';
/** The package as it is installed; the bundle does not hold it. */
async function load() {
    try {
        const { PGlite } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
        const { createPgConfig } = await import(/* webpackIgnore: true */ '@electric-sql/pglite/node-postgres');
        return { PGlite, createPgConfig };
    }
    catch (cause) {
        if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_3__.isNativeError)(cause) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND')
            throw cause;
        const advice = 'Run `npm ci`, or give REVIEW_GATE_DATABASE_URL.';
        throw new Error(`The embedded database (${PACKAGE}) is not installed. ${advice}`, { cause });
    }
}
/** The nearest `node_modules` above this file that has the package; null where none has. */
function modulesFolder() {
    for (let at = import.meta.dirname;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'node_modules');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACKAGE, 'package.json')))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) === at)
            return null;
    }
}
/**
 * The empty database that the installation laid by (`.ci/pglite-template.js`): some seconds quicker than making one. It is
 * named by the package's version. Null where there is none, and then one is made.
 */
async function readTemplate() {
    const folder = modulesFolder();
    if (folder === null)
        return null;
    const about = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACKAGE, 'package.json'), 'utf8'));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.cache', 'review-gate', `pglite-${about.version}.tar.gz`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? new Blob([await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path)]) : null;
}
/** The pool on an open PGlite: all that use it must go through this one, or they overwrite each other. */
async function poolOn(pglite) {
    const { createPgConfig } = await load();
    return new pg__WEBPACK_IMPORTED_MODULE_4__/* .Pool */ .bC({
        ...createPgConfig(pglite),
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
    });
}
/** Opens the database in the folder, and makes it where there is none: beside its place, so that half of one is never there. */
async function openDatabase(folder) {
    const { PGlite } = await load();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) {
        const draft = `${folder}.new`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { recursive: true, force: true });
        const template = await readTemplate();
        const made = await PGlite.create(draft, template === null ? {} : { loadDataDir: template });
        await made.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, folder);
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'PG_VERSION')))
        throw new Error(`${folder} is there and is no database. Move it away.`);
    const pglite = await PGlite.create(folder);
    // No server is there to do it in the background: what was deleted makes room again.
    await pglite.exec('vacuum');
    return pglite;
}
/**
 * Opens the database of a data folder, in `<directory>/database`.
 * Throws DataLockedError where another process has the folder, and Error where PGlite is not installed.
 */
async function openPglite(directory) {
    const lock = await (0,_data_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .lockDataDirectory */ .R)(directory);
    try {
        const pglite = await openDatabase((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'database'));
        const pool = await poolOn(pglite);
        let closed = null;
        const close = async () => {
            await pool.end();
            await pglite.close();
            await lock.release();
        };
        return {
            kind: 'pglite',
            pool,
            lock,
            close() {
                closed ??= close();
                return closed;
            },
        };
    }
    catch (cause) {
        await lock.release();
        throw cause;
    }
}
//# sourceMappingURL=pglite.js.map

/***/ }),

/***/ 64680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPostgres: () => (/* binding */ openPostgres)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73429);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83849);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58866);
/** A pool of connections to PostgreSQL that outlives the server's restarts. */



/** What is older lacks what the queries need, and its makers' support. */
const OLDEST_VERSION = 14;
/** For a connection to be made, or to come free. */
const CONNECT_MILLISECONDS = 10_000;
/** For one statement, on the server. None of ours comes near it. */
const STATEMENT_MILLISECONDS = 30_000;
/** A transaction whose process hangs must not hold its rows for longer. */
const IDLE_TRANSACTION_MILLISECONDS = 60_000;
/** A connection that nobody used for so long is closed. */
const IDLE_MILLISECONDS = 60_000;
/** When a silent peer is asked whether it is there. */
const KEEP_ALIVE_MILLISECONDS = 10_000;
function messageOf(cause) {
    if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(cause))
        return 'unknown fault';
    // Refused at each of a name's addresses: the list has no message of its own.
    if (cause instanceof AggregateError)
        return cause.errors.map(messageOf).join('; ');
    return cause.message;
}
/** The address as it may be shown: without the password, and without parameters, which may hold one too. */
function shown(url) {
    const user = url.username === '' ? '' : `${url.username}@`;
    return `${url.protocol}//${user}${url.host}${url.pathname}`;
}
function parse(text) {
    // The parser's own error holds the whole address.
    const url = (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .Dl)(text);
    if (url === null)
        throw new Error('The database URL is not a URL. It looks like postgres://user:password@host:5432/name.');
    if (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
        return url;
    throw new Error(`The database URL must begin with postgres://, not ${url.protocol}//.`);
}
/**
 * Connects to PostgreSQL 14 or later.
 * @param url `postgres://user:password@host:port/name?sslmode=…`
 * Throws where it cannot be reached, refuses, or is too old; the message names the server, never the password.
 */
async function openPostgres(url, options) {
    const address = parse(url);
    const config = {
        connectionString: url,
        max: options.poolSize,
        fallback_application_name: 'review-gate',
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
        idleTimeoutMillis: IDLE_MILLISECONDS,
        statement_timeout: STATEMENT_MILLISECONDS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    };
    const pool = new pg__WEBPACK_IMPORTED_MODULE_1__/* .Pool */ .bC(config);
    // A connection that breaks is taken out by the pool, and whoever waits on it is told by the query that failed. Without
    // listeners its event would end the process.
    pool.on('error', (cause) => options.log?.(`a database connection was lost: ${messageOf(cause)}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    let closed = null;
    const close = () => {
        closed ??= pool.end();
        return closed;
    };
    try {
        const { rows } = await pool.query(`select current_setting('server_version_num')::int / 10000 as version`);
        const version = rows[0]?.version ?? 0;
        if (version < OLDEST_VERSION)
            throw new Error(`it is PostgreSQL ${version}, and ${OLDEST_VERSION} is the oldest that will do`);
    }
    catch (cause) {
        await close();
        throw new Error(`The database ${shown(address)} cannot be used: ${messageOf(cause)}.`, { cause });
    }
    return { kind: 'postgres', pool, close };
}
//# sourceMappingURL=postgres.js.map

/***/ })

};
