export const id = 145;
export const ids = [145,680,379,942];
export const modules = {

/***/ 63145:
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
// EXTERNAL MODULE: ./build/src/providers/github/client.js
var github_client = __webpack_require__(38539);
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
// EXTERNAL MODULE: ./build/src/service/auth/keyring.js + 3 modules
var auth_keyring = __webpack_require__(71954);
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
// EXTERNAL MODULE: ./build/src/report/check-run.js
var check_run = __webpack_require__(19244);
// EXTERNAL MODULE: ./build/src/service/tenants/github-credentials.js
var github_credentials = __webpack_require__(93403);
;// CONCATENATED MODULE: ./build/src/service/github-events/checks.js




/** GitHub's check runs behind the door of the reports. Its calls throw ProviderError, or the signal's reason. */
function checkRunsOf(options) {
    const checks = githubChecks(options);
    return {
        serverUrl: options.serverUrl.replace(/\/+$/u, ''),
        createCheckRun: (run, signal) => checks.create(run.repo, (0,check_run/* createBodyOf */.El)(run), signal),
        appendAnnotations: (repo, id, output, annotations, signal) => checks.update(repo, id, { output: (0,check_run/* outputOf */.jH)(output, annotations) }, signal),
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
// EXTERNAL MODULE: ./build/src/service/service.js + 109 modules
var service_service = __webpack_require__(54067);
// EXTERNAL MODULE: ./build/src/service/store/pglite.js
var pglite = __webpack_require__(59942);
// EXTERNAL MODULE: ./build/src/service/store/postgres.js
var postgres = __webpack_require__(64680);
// EXTERNAL MODULE: ./build/src/service/store/sql/store.js + 13 modules
var sql_store = __webpack_require__(96687);
// EXTERNAL MODULE: ./build/src/providers/github/provider.js + 4 modules
var github_provider = __webpack_require__(34572);
// EXTERNAL MODULE: ./build/src/contract/url.js
var contract_url = __webpack_require__(81857);
;// CONCATENATED MODULE: ./build/src/providers/tickets.js
/** Which system a ticket belongs to, by its id: `#12` is GitHub's, `SHOP-12` Jira's or Linear's, an address that of its host. */


/** `SHOP-12`; Jira's keys have at least two characters before the dash, Linear's one. */
const KEY = /^([A-Za-z][A-Za-z0-9_]{0,49})-(\d{1,10})$/u;
/** In the path or the query of an address of Jira's: `/browse/SHOP-12`, `/issues/SHOP-12`, `?selectedIssue=SHOP-12`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;
/** A reader over several systems. @throws (when reading) ProviderError: E_TOK_001 where the token that it takes is missing. */
function ticketReader(sources) {
    return async (id, repo, signal) => {
        const text = id.trim();
        if (KEY.test(text))
            return byKey(sources, text.toUpperCase(), signal);
        const url = /^https?:\/\//iu.test(text) ? (0,contract_url/* parseUrl */.D)(text) : null;
        if (url === null)
            return sources.github(id, repo, signal);
        if (url.hostname.toLowerCase() === 'linear.app')
            return byLinearAddress(sources, url, signal);
        return (await byJiraAddress(sources, url, signal)) ?? sources.github(id, repo, signal);
    };
}
/** Jira first; Linear where there is no Jira, or where it has no such issue. */
async function byKey(sources, key, signal) {
    const { jira, linear, advice } = sources;
    if (jira === null && linear === null) {
        const text = `${key} reads like an issue of Jira or Linear, and there is no token for either. ${advice.jira} ${advice.linear}`;
        throw new provider/* ProviderError */.m('E_TOK_001', text);
    }
    if (jira !== null) {
        try {
            return await (await jira()).read(key, signal);
        }
        catch (fault) {
            if (linear === null || !(fault instanceof provider/* ProviderError */.m) || fault.code !== 'E_AC_002')
                throw fault;
        }
    }
    try {
        return (await (await linear?.())?.read(key, signal)) ?? noSuch(key);
    }
    catch (fault) {
        if (jira === null || !(fault instanceof provider/* ProviderError */.m) || fault.code !== 'E_AC_002')
            throw fault;
        throw new provider/* ProviderError */.m('E_AC_002', `Neither Jira nor Linear has an issue ${key} that their tokens may see. Check the key and the tokens.`, false, { cause: fault });
    }
}
function noSuch(key) {
    throw new provider/* ProviderError */.m('E_AC_002', `There is no issue ${key}.`);
}
/** `https://linear.app/<workspace>/issue/ENG-123/<title>`. */
async function byLinearAddress({ linear, advice }, url, signal) {
    const key = KEY_IN_PATH.exec(url.pathname)?.[1]?.toUpperCase();
    if (key === undefined) {
        throw new provider/* ProviderError */.m('E_AC_002', 'The address on linear.app is not that of an issue. Name the issue: ENG-123.');
    }
    if (linear === null)
        throw new provider/* ProviderError */.m('E_TOK_001', `There is no token for Linear. ${advice.linear}`);
    return (await linear()).read(key, signal);
}
/** Gives null where the address is none of Jira's. */
async function byJiraAddress({ jira, advice }, url, signal) {
    const cloud = url.hostname.toLowerCase().endsWith('.atlassian.net');
    const key = (KEY_IN_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('selectedIssue') ?? '').toUpperCase();
    if (jira === null) {
        if (!cloud)
            return null;
        throw new provider/* ProviderError */.m('E_TOK_001', `There is no token for Jira. ${advice.jira}`);
    }
    // Only an address that looks like Jira's is worth asking where that is.
    if (!cloud && !KEY.test(key))
        return null;
    const tickets = await jira();
    if (url.origin !== tickets.base.origin) {
        if (!cloud)
            return null;
        throw new provider/* ProviderError */.m('E_AC_002', `The address is not on ${tickets.base.origin}, where the token for Jira belongs.`);
    }
    if (KEY.test(key))
        return tickets.read(key, signal);
    throw new provider/* ProviderError */.m('E_AC_002', `The address on ${tickets.base.origin} is not that of an issue. Name it: SHOP-12.`);
}
//# sourceMappingURL=tickets.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/providers/faults.js
var providers_faults = __webpack_require__(90015);
// EXTERNAL MODULE: ./build/src/providers/git/cache.js
var cache = __webpack_require__(75989);
;// CONCATENATED MODULE: ./build/src/providers/git/prune.js
/** Removing what has not been used for long from the caches of repositories. Any number of processes may do so, and use them, at one time. */




/** A scratch repository that is older belongs to a process that was killed: a review is over by then. In milliseconds. */
const IN_USE_FOR = 60 * 60_000;
/** A mark that is older was left by a process that was killed, in milliseconds. */
const MARK_LASTS = 60_000;
/** Where repositories go to be deleted. */
const GONE = 'gone-';
/**
 * Removes repositories that were not used for too long, then the least recently used ones until the rest is small enough. One that is
 * in use stays, whatever its size.
 * @param roots the folders that providers were given as their `cacheDirectory`; one that is missing is empty
 */
async function pruneCaches(roots, limits) {
    const kept = [];
    const removable = [];
    for (const root of roots) {
        const now = await clockOf(root);
        if (now === null)
            continue;
        await removeLeftovers(root, now);
        for (const one of await repositoriesIn(root, now)) {
            kept.push(one);
            if (now - one.usedAt > limits.age)
                removable.push(one);
        }
    }
    const bytesBefore = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    let bytesAfter = bytesBefore;
    let removed = 0;
    const old = new Set(removable);
    for (const one of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (!old.has(one) && bytesAfter <= limits.bytes)
            continue;
        if (!(await removeRepository(one.root, one.name, one.now)))
            continue;
        bytesAfter -= one.bytes;
        removed++;
    }
    return { removed, bytesBefore, bytesAfter };
}
/** Now, by the clock of the file system, which is what all the times below come from; null where there is no such folder. */
async function clockOf(root) {
    const path = (0,external_node_path_.join)(root, 'pruned');
    try {
        await (0,external_node_fs_promises_.writeFile)(path, '');
    }
    catch (fault) {
        if ((0,providers_faults/* systemCode */.x)(fault) === 'ENOENT' || (0,providers_faults/* systemCode */.x)(fault) === 'ENOTDIR')
            return null;
        throw fault;
    }
    return (0,cache/* modified */.kA)(path);
}
/** What a process that was killed while it deleted left. */
async function removeLeftovers(root, now) {
    for (const name of await (0,external_node_fs_promises_.readdir)(root)) {
        const at = name.startsWith(GONE) ? await (0,cache/* modified */.kA)((0,external_node_path_.join)(root, name)) : null;
        if (at !== null && now - at > IN_USE_FOR)
            await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(root, name), { recursive: true, force: true });
    }
}
async function repositoriesIn(root, now) {
    const found = [];
    for (const name of await (0,external_node_fs_promises_.readdir)(root)) {
        if (!/-[0-9a-f]{16}$/u.test(name))
            continue;
        const directory = (0,external_node_path_.join)(root, name);
        const usedAt = (await (0,cache/* modified */.kA)((0,external_node_path_.join)(directory, cache/* USED */.mU))) ?? (await (0,cache/* modified */.kA)(directory));
        if (usedAt !== null)
            found.push({ root, now, name, usedAt, bytes: await sizeOf(directory) });
    }
    return found;
}
/** The packs are all that counts. */
async function sizeOf(directory) {
    const packs = (0,external_node_path_.join)(directory, 'objects', 'pack');
    let sum = 0;
    for (const name of await namesIn(packs))
        sum += await bytesOf((0,external_node_path_.join)(packs, name));
    return sum;
}
/**
 * Removes a repository from a cache at once and whole, unless it is in use or another process is at it.
 * @param now by the clock of the file system
 * @returns whether it is gone
 */
async function removeRepository(root, name, now) {
    const mark = (0,cache/* removalMark */["in"])(root, name);
    try {
        await (0,external_node_fs_promises_.writeFile)(mark, '', { flag: 'wx' });
    }
    catch (fault) {
        if ((0,providers_faults/* systemCode */.x)(fault) !== 'EEXIST')
            throw fault;
        const at = await (0,cache/* modified */.kA)(mark);
        if (at !== null && now - at > MARK_LASTS)
            await (0,external_node_fs_promises_.rm)(mark, { force: true });
        return false;
    }
    let gone = null;
    try {
        if (await isInUse(root, name, (await (0,cache/* modified */.kA)(mark)) ?? 0))
            return false;
        gone = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(root, GONE));
        await (0,external_node_fs_promises_.rename)((0,external_node_path_.join)(root, name), (0,external_node_path_.join)(gone, name));
    }
    catch (fault) {
        // Another process was quicker.
        if ((0,providers_faults/* systemCode */.x)(fault) !== 'ENOENT')
            throw fault;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(mark, { force: true });
        // Deleting takes its time; nobody waits for it.
        if (gone !== null)
            await (0,external_node_fs_promises_.rm)(gone, { recursive: true, force: true, maxRetries: 3 });
    }
    return true;
}
async function isInUse(root, name, now) {
    const scratch = (0,external_node_path_.join)(root, cache/* SCRATCH */.Zc);
    for (const one of await namesIn(scratch)) {
        const at = one.startsWith(`${name}-`) ? await (0,cache/* modified */.kA)((0,external_node_path_.join)(scratch, one)) : null;
        if (at !== null && now - at < IN_USE_FOR)
            return true;
    }
    return false;
}
async function namesIn(folder) {
    try {
        return await (0,external_node_fs_promises_.readdir)(folder);
    }
    catch (fault) {
        if ((0,providers_faults/* systemCode */.x)(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
async function bytesOf(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).size;
    }
    catch (fault) {
        if ((0,providers_faults/* systemCode */.x)(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=prune.js.map
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
                const { removed, bytesBefore, bytesAfter } = await pruneCaches(roots, { bytes, age: UNUSED_FOR });
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
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
;// CONCATENATED MODULE: ./build/src/providers/json-call.js




/** Largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** How long one request may take in all, in milliseconds. */
const CALL_MILLISECONDS = 12_000;
/** A rate limit that lifts within so many seconds is waited for, once. */
const MAX_RATE_LIMIT_WAIT = 8;
/**
 * Sends a request and reads the answer. A short rate limit is waited for, once.
 * @throws ProviderError E_UP_001 where there is no answer, one of 429 or from 500 on, or one that is too large; the signal's reason
 */
async function callJson(connection, call, signal) {
    const first = await send(connection, call, signal);
    const wait = first.status === 429 ? secondsToWait(first.headers) : null;
    if (wait === null)
        return passed(first, call);
    await connection.sleep(wait * 1000, signal);
    return passed(await send(connection, call, signal), call);
}
function passed(answer, { system, doing }) {
    if (answer.status === 429)
        throw rateLimited(system, doing);
    if (answer.status < 500 && answer.status !== 408)
        return answer;
    throw new provider/* ProviderError */.m('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}
/** The rate limit of a ticket system is used up. */
function rateLimited(system, doing) {
    const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
    return new provider/* ProviderError */.m('E_UP_001', text, true);
}
/** RFC 9110 §10.2.3, in seconds; null where it says nothing or asks for more than we wait. */
function secondsToWait(headers) {
    const given = String(headers['retry-after'] ?? '').trim();
    return /^\d{1,6}$/u.test(given) && Number(given) <= MAX_RATE_LIMIT_WAIT ? Number(given) : null;
}
async function send(connection, call, signal) {
    const limit = AbortSignal.timeout(connection.timeout ?? CALL_MILLISECONDS);
    const { method, url, body } = call;
    try {
        const answer = await (0,undici.request)(url, {
            method,
            body: body ?? null,
            headers: { accept: 'application/json', 'user-agent': 'review-gate', ...call.headers },
            dispatcher: connection.dispatcher,
            signal: AbortSignal.any([signal, limit]),
        });
        const text = await read(answer.body, call);
        return { status: answer.statusCode, headers: answer.headers, json: parsed(text) };
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof provider/* ProviderError */.m)
            throw fault;
        throw unanswered(fault, call, limit.aborted);
    }
}
async function read(body, { system, doing, ...call }) {
    const { maxBytes = MAX_ANSWER_BYTES } = call;
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        const bytes = Buffer.from(chunk);
        size += bytes.length;
        // Leaving the loop ends the connection.
        if (size > maxBytes) {
            const text = `${system} answered with more than ${maxBytes / 1024 / 1024} MiB while ${doing}. That is not read.`;
            throw new provider/* ProviderError */.m('E_UP_001', text);
        }
        chunks.push(bytes);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Faults of the address, not of the moment. */
const LASTING = new Set([
    'ENOTFOUND',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
]);
function unanswered(fault, { system, doing, url }, late) {
    const code = (0,providers_faults/* systemCode */.x)(fault);
    if (late) {
        return new provider/* ProviderError */.m('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
    }
    // The guard's own words name the address that a private name has: that is not the tenant's to know.
    if (external_node_util_.types.isNativeError(fault) && fault.name === 'AddressRefused') {
        const text = `${system} (${url.host}) was not asked while ${doing}: its address is not one of the public internet. The operator of the service can allow single hosts.`;
        return new provider/* ProviderError */.m('E_UP_001', text, false, { cause: fault });
    }
    const said = code ?? (external_node_util_.types.isNativeError(fault) ? fault.message.slice(0, 200) : 'no reason given');
    // A connection that was refused on purpose has no code: another time will not help it.
    const lasting = code === null || LASTING.has(code);
    const advice = lasting ? 'Check its address.' : 'Try again.';
    const text = `${system} (${url.host}) could not be reached while ${doing}: ${said}. ${advice}`;
    return new provider/* ProviderError */.m('E_UP_001', text, !lasting, { cause: fault });
}
//# sourceMappingURL=json-call.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/address.js
/** Where a tenant's Jira is. The tenant says so; the credentials go there. */


/**
 * Reads `base_url`: https, or http to a host that the operator allows; a path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
function jiraAddress(text, allowHost) {
    const url = (0,contract_url/* parseUrl */.D)(text);
    if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') {
        throw refused('must be an address such as https://example.atlassian.net, without a user or a password in it');
    }
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    if (url.protocol === 'http:' && !allowHost(url.hostname, port)) {
        throw refused('must begin with https://, so that the token is not sent in the clear; the operator can allow single hosts');
    }
    return new URL(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}
function refused(why) {
    return new provider/* ProviderError */.m('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token anew.`);
}
/** An address below it. */
function below(base, path) {
    return new URL(`${base.origin}${base.pathname.replace(/\/+$/u, '')}${path}`);
}
//# sourceMappingURL=address.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/criteria-fields.js
/** Custom fields that hold acceptance criteria, found by what people call them. */
/** Names, folded: those that the criteria reader knows as titles and that can only mean this, in its seven languages. */
const NAMES = new Set([
    'acceptance criteria',
    'acceptance criterion',
    'acceptance criterias',
    'acceptance conditions',
    'acceptance checklist',
    'acceptance tests',
    'acceptance scenarios',
    'acceptance requirements',
    'ac',
    'acs',
    'success criteria',
    'conditions of satisfaction',
    'conditions of acceptance',
    'criteria for acceptance',
    'akzeptanzkriterien',
    'akzeptanzkriterium',
    'akzeptanz kriterien',
    'abnahmekriterien',
    'abnahmebedingungen',
    'erfolgskriterien',
    'criteres d acceptation',
    'critere d acceptation',
    'criteres d acceptance',
    'criteres de validation',
    'criteres de succes',
    'criteres de recette',
    'conditions d acceptation',
    'criterios de aceptacion',
    'criterio de aceptacion',
    'condiciones de aceptacion',
    'criterios de exito',
    'criterios de aceitacao',
    'criterio de aceitacao',
    'criterios de aceite',
    'criterio de aceite',
    'condicoes de aceitacao',
    'criterios de sucesso',
    'criteri di accettazione',
    'criterio di accettazione',
    'condizioni di accettazione',
    'criteri di successo',
    'acceptatiecriteria',
    'acceptatie criteria',
    'acceptatiecriterium',
    'acceptatievoorwaarden',
    'succescriteria',
]);
/** Fields of one name that are asked for; every team's own project may have one. */
const MAX_FIELDS = 50;
/** Lower case without marks and punctuation, and without what stands in brackets at the end: `Akzeptanzkriterien (neu)`. */
function folded(name) {
    return name
        .slice(0, 200)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/\([^()]*\)\s*$/u, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}
/**
 * The ids of the fields with the criteria.
 * @param wanted the name or id that the tenant gave; null to go by the usual names
 */
function criteriaFields(fields, wanted) {
    const name = wanted === null ? null : folded(wanted);
    const fits = (field) => name === null ? NAMES.has(folded(field.name)) : folded(field.name) === name || field.id === wanted;
    const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
    return [...new Set(ids)].slice(0, MAX_FIELDS);
}
/** Whether an id may stand in a list of ids. */
function isPlain(id) {
    return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
//# sourceMappingURL=criteria-fields.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/faults.js
/** What it means when Jira does not give an issue. */


/** What the token's account must be able to do. */
const PERMISSION = 'Its account needs "Browse projects" on the project of the issue; a scoped token, "read:jira-work" as well.';
/**
 * Jira answers a request whose credentials it does not take as that of a stranger: 404, or 200 with what is public. Only this header
 * tells: https://confluence.atlassian.com/jirakb/understanding-x-seraph-loginreason-header.
 */
function refusedBySeraph(headers) {
    return /AUTHENTICATED_FAILED|AUTHENTICATION_DENIED/u.test(String(headers['x-seraph-loginreason'] ?? ''));
}
/**
 * Checks that an answer is what was asked for. 404 is the caller's to explain.
 * @throws ProviderError E_TOK_001 where the token or the address is wrong, E_UP_001 on other refusals
 */
function mustBeAnswer({ status, headers }, doing) {
    if (status === 401 || refusedBySeraph(headers)) {
        const text = `Jira does not accept the token (while ${doing}). Set it anew: on Cloud with the email of its account, on Server and Data Center without. ${PERMISSION}`;
        throw new provider/* ProviderError */.m('E_TOK_001', text);
    }
    if (status === 403) {
        throw new provider/* ProviderError */.m('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${PERMISSION}`);
    }
    if (status >= 300 && status < 400) {
        const text = `Jira answered with a redirect${elsewhere(headers)} while ${doing}. It is not followed, since the token would go there too: set the token anew with the address that Jira itself answers at as base_url.`;
        throw new provider/* ProviderError */.m('E_TOK_001', text);
    }
    if (status >= 400 && status !== 404) {
        throw new provider/* ProviderError */.m('E_UP_001', `Jira answered ${status} while ${doing}.`);
    }
}
/** ` to https://host`, where the redirect says so. */
function elsewhere({ location }) {
    const url = location === undefined ? null : (0,contract_url/* parseUrl */.D)(location);
    return url === null ? '' : ` to ${url.origin.slice(0, 200)}`;
}
/** An answer that is not what Jira answers. */
function notJira(base, doing) {
    const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
    return new provider/* ProviderError */.m('E_UP_001', text);
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/providers/markdown/inline.js
/** Markdown inside a line. */
/** Text in which nothing is a comment: those hide what is in them. */
function plainText(text) {
    return text.replaceAll('<!--', '<\\!--');
}
/** Text between marks. Blanks at its ends stay outside of them, else they are no marks. */
function marked(mark, text) {
    const inner = text.trim();
    if (inner === '')
        return text;
    const start = text.indexOf(inner);
    return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}
/** A code span, between as many backticks as it takes. */
function codeSpan(text) {
    const inner = plainText(text.replace(/\s+/gu, ' '));
    if (inner.trim() === '')
        return inner;
    const longest = (inner.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const mark = '`'.repeat(longest + 1);
    const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
    return `${mark}${pad}${inner}${pad}${mark}`;
}
/** A link; the text alone where the address is none that a person could follow. */
function inline_link(text, address) {
    const target = address.trim();
    if (!/^(?:https?:\/\/|mailto:)\S/iu.test(target))
        return text;
    if (text.trim() === '' || text.trim() === target)
        return target;
    const safe = target.replace(/[()<>\s]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return `[${text.replace(/[[\]]/gu, '\\$&')}](${safe})`;
}
/** An image that only its own site can show. */
function inline_image(name) {
    return `![${name.replace(/[[\]\n]/gu, ' ').trim()}](attachment)`;
}
//# sourceMappingURL=inline.js.map
;// CONCATENATED MODULE: ./build/src/providers/markdown/writer.js
/** Markdown, written line by line: each line once, with the marks of the lists and quotes it stands in before it. */
/** Writes blocks. Linear in what is written. */
class MarkdownWriter {
    #lines = [];
    #prefix = '';
    /** What stands before the next line instead of the prefix: the bullet of an item that has no line yet. */
    #marker = null;
    /** What stood before lines when that bullet was asked for. */
    #around = '';
    #separate = false;
    /** A paragraph; its lines may be several. Blank ones are left out, and what would begin a fence or a tag is escaped. */
    paragraph(text) {
        this.block(text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .map(withPlainStart));
    }
    /** Lines as they are, set apart from what is before them. */
    block(lines) {
        if (lines.length === 0)
            return;
        if (this.#separate && this.#lines.length > 0) {
            this.#lines.push((this.#marker === null ? this.#prefix : this.#around).trimEnd());
        }
        for (const line of lines) {
            this.#lines.push(`${this.#marker ?? this.#prefix}${line}`.trimEnd());
            this.#marker = null;
        }
        this.#separate = true;
    }
    /** Code between fences that it does not hold itself. */
    fence(code, language) {
        const longest = (code.match(/`{3,}/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
        const mark = '`'.repeat(longest + 1);
        const info = /^[\w+#.-]{1,30}$/u.test(language) ? language : '';
        // Right behind a bullet the fence would be text.
        const lead = this.#marker === null ? [] : [''];
        this.block([...lead, `${mark}${info}`, ...code.replace(/\n$/u, '').split('\n'), mark]);
    }
    /** What `body` writes stands behind `first` on its first line, and behind `rest` on all others. Nothing written, no mark. */
    within(first, rest, body) {
        const [prefix, marker] = [this.#prefix, this.#marker];
        const own = (marker ?? prefix) + first;
        if (marker === null)
            this.#around = prefix;
        this.#marker = own;
        this.#prefix = prefix + rest;
        body();
        if (this.#marker === own)
            this.#marker = marker;
        this.#prefix = prefix;
    }
    /** The next block follows the one before it without a blank line. */
    tighten() {
        this.#separate = false;
    }
    /** The next block is set apart from the one before it. */
    separate() {
        this.#separate = true;
    }
    toString() {
        return this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`;
    }
}
/** A line of text is text: it opens neither a fence nor a tag, which would hide what follows. */
function withPlainStart(line) {
    return /^(?:`{3}|~{3}|<(?!https?:))/u.test(line) ? `\\${line}` : line;
}
//# sourceMappingURL=writer.js.map
;// CONCATENATED MODULE: ./build/src/providers/markdown/table.js
/**
 * Tables. Markdown's have a header and one line a cell; people's have headers at the side, lists in their cells, or no
 * header at all. What Markdown cannot hold is written as titles and lists, so that it reads as it was meant.
 */

/** Writes a table. */
function writeTable(writer, rows) {
    const filled = rows.filter((row) => row.length > 0);
    const [top, ...rest] = filled;
    if (top === undefined)
        return;
    const width = filled.reduce((most, row) => Math.max(most, row.length), 0);
    const headed = top.every((cell) => cell.header);
    if (width === 1)
        writeColumn(writer, filled.flat());
    else if (!headed && filled.every(([first, second]) => first?.header === true && second?.header !== true)) {
        for (const [first, ...cells] of filled)
            writeTitled(writer, first?.line() ?? '', cells);
    }
    else if (headed && rest.some((row) => row.some((cell) => cell.blocks))) {
        const titles = top.map((cell) => cell.line());
        for (const row of rest)
            for (const [at, cell] of row.entries())
                writeTitled(writer, titles[at] ?? '', [cell]);
    }
    else
        writeGrid(writer, top, rest, width);
}
/** One column is a list: its headers are titles, its cells items. */
function writeColumn(writer, cells) {
    for (const cell of cells) {
        if (!cell.header && !cell.blocks) {
            writer.within('- ', '  ', () => writer.paragraph(cell.line()));
            writer.tighten();
            continue;
        }
        writer.separate();
        if (cell.header)
            writer.paragraph(marked('**', cell.line()));
        else
            cell.write();
    }
    writer.separate();
}
/** A title and what belongs to it: on the same line where it is one. */
function writeTitled(writer, title, cells) {
    const name = marked('**', title.replace(/:\s*$/u, ''));
    if (cells.some((cell) => cell.blocks)) {
        writer.paragraph(name);
        for (const cell of cells)
            cell.write();
        return;
    }
    const text = cells
        .map((cell) => cell.line())
        .filter((line) => line !== '')
        .join(' | ');
    writer.paragraph(name === '' ? text : text === '' ? name : `${name}: ${text}`);
}
function writeGrid(writer, top, rest, width) {
    const line = (row) => `| ${row.map((cell) => cell.line().replaceAll('|', '\\|')).join(' | ')} |`;
    // The header alone is filled up: a row with fewer cells is a row, but a header with fewer would hide columns.
    writer.block([`${line(top)}${'  |'.repeat(width - top.length)}`, `|${' --- |'.repeat(width)}`, ...rest.map(line)]);
}
//# sourceMappingURL=table.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/adf-nodes.js
/**
 * Reading nodes of the Atlassian Document Format. Nothing is taken for granted: Jira's own editor, its apps and anyone with a
 * token write these documents, and kinds of nodes are added over the years.
 */
function isNode(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** The node's kind; empty where it says none. */
function kindOf(node) {
    return typeof node['type'] === 'string' ? node['type'] : '';
}
/** The nodes in it; whatever is none is left out. */
function contentOf(node) {
    const content = node['content'];
    return Array.isArray(content) ? content.filter(isNode) : [];
}
/** An attribute; undefined where it is missing. */
function attributeOf(node, name) {
    const attributes = node['attrs'];
    return isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}
/** An attribute that is text; empty where it is not. */
function textAttribute(node, name) {
    const value = attributeOf(node, name);
    return typeof value === 'string' ? value : '';
}
/** An attribute that is a whole number from `least` to `most`; `otherwise` where it is not. */
function numberAttribute(node, name, least, most, otherwise) {
    const value = attributeOf(node, name);
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}
/** The words of an inline node that are not in its content. A placeholder is a template's blank: it says nothing. */
function ownText(node) {
    switch (kindOf(node)) {
        case 'text':
            return typeof node['text'] === 'string' ? node['text'] : '';
        case 'hardBreak':
            return '\n';
        case 'emoji':
            return textAttribute(node, 'text') || textAttribute(node, 'shortName');
        case 'inlineCard':
        case 'blockCard':
        case 'embedCard':
            return textAttribute(node, 'url');
        case 'date':
            return dateText(attributeOf(node, 'timestamp'));
        case 'placeholder':
            return '';
        default:
            return typeof node['text'] === 'string' ? node['text'] : textAttribute(node, 'text');
    }
}
/** Milliseconds since the epoch, as ADF writes them in text, as a day. */
function dateText(value) {
    const time = typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
    if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15)
        return '';
    return new Date(time).toISOString().slice(0, 10);
}
/** All words in nodes, however deep they lie, in their order. Takes no stack of its own. */
function wordsIn(nodes) {
    const words = [];
    const open = nodes.toReversed();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        words.push(ownText(node));
        for (const inner of contentOf(node).toReversed())
            open.push(inner);
    }
    return words
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .join(' ');
}
//# sourceMappingURL=adf-nodes.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/adf-inline.js
/** ADF's inline nodes as Markdown. */


const INLINE = new Set([
    'text',
    'hardBreak',
    'mention',
    'emoji',
    'inlineCard',
    'status',
    'date',
    'placeholder',
    'mediaInline',
    'inlineExtension',
]);
/** Whether a node belongs into a line. One of an unknown kind does where it has words of its own and nothing in it. */
function isInline(node) {
    return INLINE.has(kindOf(node)) || (contentOf(node).length === 0 && typeof node['text'] === 'string');
}
const BREAK = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };
/** The marks, from the outermost to the innermost. Neighbours with the same one share it. */
const WRAPS = [
    { key: (piece) => piece.strike, wrap: (text) => marked('~~', text) },
    { key: (piece) => piece.href, wrap: (text, piece) => inline_link(text, piece.href) },
    { key: (piece) => piece.strong, wrap: (text) => marked('**', text) },
    { key: (piece) => piece.em, wrap: (text) => marked('*', text) },
];
/** Inline nodes as Markdown; hard breaks are line ends. */
function inlineMarkdown(nodes) {
    return wrapped(withStruckBreaks(nodes.flatMap(piecesOf)), 0);
}
/** The same in one line. */
function inlineLine(nodes) {
    return inlineMarkdown(nodes).replaceAll('\n', ' ').trim();
}
function piecesOf(node) {
    const own = kindOf(node) === 'mediaInline' ? mediaName(node) : ownText(node);
    const inner = contentOf(node);
    const text = inner.length === 0 ? own : `${own} ${wordsIn(inner)}`.trim();
    if (text === '')
        return [];
    const marks = node['marks'];
    const named = Array.isArray(marks) ? marks.filter(isNode) : [];
    const has = (kind) => named.some((mark) => kindOf(mark) === kind);
    const anchor = named.find((mark) => kindOf(mark) === 'link');
    const piece = {
        strike: has('strike'),
        href: anchor === undefined ? '' : textAttribute(anchor, 'href'),
        strong: has('strong'),
        em: has('em'),
        code: has('code'),
        done: kindOf(node) === 'mediaInline',
    };
    const lines = text.split(/\r\n|[\n\r\u2028]/u);
    return lines.flatMap((line, at) => [
        ...(at === 0 ? [] : [BREAK]),
        ...(line === '' ? [] : [{ ...piece, text: line }]),
    ]);
}
/** What a medium is called, as an image. */
function mediaName(node) {
    return inline_image(textAttribute(node, 'alt') || 'file');
}
/** A break between two struck pieces is struck: the whole stays one. */
function withStruckBreaks(pieces) {
    return pieces.map((piece, at) => piece === BREAK && pieces[at - 1]?.strike === true && pieces[at + 1]?.strike === true
        ? { ...piece, strike: true }
        : piece);
}
function wrapped(pieces, level) {
    const wrap = WRAPS[level];
    if (wrap === undefined)
        return pieces.map(bare).join('');
    const parts = [];
    let start = 0;
    for (let at = 1; at <= pieces.length; at++) {
        const [first, next] = [pieces[start], pieces[at]];
        if (first === undefined || (next !== undefined && wrap.key(next) === wrap.key(first)))
            continue;
        const inner = wrapped(pieces.slice(start, at), level + 1);
        parts.push(wrap.key(first) ? wrap.wrap(inner, first) : inner);
        start = at;
    }
    return parts.join('');
}
function bare(piece) {
    if (piece.done)
        return piece.text;
    return piece.code ? codeSpan(piece.text) : plainText(piece.text);
}
//# sourceMappingURL=adf-inline.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/adf.js
/**
 * The Atlassian Document Format as Markdown: https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/. Takes any
 * value, never throws, and is linear in its size; of kinds that it does not know it keeps the words.
 */





/** What lies deeper gives its words alone: no person writes so. */
const MAX_DEPTH = 32;
/**
 * Converts a document.
 * @param under the level of the heading that it will stand under; 0 for none
 */
function adfToMarkdown(document, under = 0) {
    if (!isNode(document))
        return '';
    const writer = new MarkdownWriter();
    new AdfConverter(writer, under).blocks(kindOf(document) === 'doc' ? contentOf(document) : [document], 0);
    return writer.toString();
}
class AdfConverter {
    writer;
    under;
    /** How many items we are in. */
    items = 0;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    /** Writes nodes; inline ones that stand among blocks make a paragraph. */
    blocks(nodes, depth) {
        if (depth > MAX_DEPTH) {
            this.writer.paragraph(inlineMarkdown([{ type: 'text', text: wordsIn(nodes) }]));
            return;
        }
        let loose = [];
        for (const node of nodes) {
            if (isInline(node)) {
                loose.push(node);
                continue;
            }
            this.writer.paragraph(inlineMarkdown(loose));
            loose = [];
            this.block(node, depth);
        }
        this.writer.paragraph(inlineMarkdown(loose));
    }
    block(node, depth) {
        const { writer } = this;
        const content = contentOf(node);
        switch (kindOf(node)) {
            case 'paragraph':
            case 'caption':
                writer.paragraph(inlineMarkdown(content));
                break;
            case 'heading': {
                const text = inlineLine(content);
                const level = Math.min(6, numberAttribute(node, 'level', 1, 6, 1) + this.under);
                if (text !== '')
                    writer.block([`${'#'.repeat(level)} ${text}`]);
                break;
            }
            case 'bulletList':
            case 'decisionList':
            case 'taskList':
            case 'orderedList':
                // A list in an item follows its text at once.
                if (this.items > 0)
                    writer.tighten();
                this.list(node, depth);
                break;
            case 'codeBlock':
                writer.fence(content.map(ownText).join(''), textAttribute(node, 'language'));
                break;
            case 'blockquote':
                writer.within('> ', '> ', () => this.blocks(content, depth + 1));
                break;
            case 'rule':
                writer.block(['---']);
                break;
            case 'table':
                writeTable(writer, content.map((row) => contentOf(row).map((cell) => this.cell(cell, depth + 1))));
                break;
            case 'expand':
            case 'nestedExpand':
                writer.paragraph(marked('**', textAttribute(node, 'title').replaceAll('\n', ' ')));
                this.blocks(content, depth + 1);
                break;
            case 'media':
                writer.block([inline_image(textAttribute(node, 'alt') || 'file')]);
                break;
            default:
                // Panels, layouts, cards, extensions and whatever comes: their words, then what is in them.
                writer.paragraph(inlineMarkdown([{ type: 'text', text: ownText(node) }]));
                this.blocks(content, depth + 1);
        }
    }
    list(node, depth) {
        let number = numberAttribute(node, 'order', 0, 999_999, 1);
        for (const item of contentOf(node)) {
            const kind = kindOf(item);
            if (kind.endsWith('List')) {
                // A list right in a list: it belongs to the item before it.
                this.writer.within('  ', '  ', () => this.inItem([item], depth + 1));
                continue;
            }
            const mark = kindOf(node) === 'orderedList' ? `${number++}. ` : '- ';
            const task = kind === 'taskItem' || kind === 'blockTaskItem';
            const box = task ? (textAttribute(item, 'state') === 'DONE' ? '[x] ' : '[ ] ') : '';
            this.writer.within(mark + box, ' '.repeat(mark.length), () => this.inItem(contentOf(item), depth + 1));
            this.writer.tighten();
        }
        this.writer.separate();
    }
    inItem(content, depth) {
        this.items++;
        this.blocks(content, depth);
        this.items--;
    }
    cell(node, depth) {
        const content = contentOf(node);
        const simple = (one) => isInline(one) || kindOf(one) === 'paragraph' || kindOf(one) === 'heading';
        return {
            header: kindOf(node) === 'tableHeader',
            blocks: !content.every(simple),
            line: () => content
                .map((one) => (isInline(one) ? inlineLine([one]) : inlineLine(simple(one) ? contentOf(one) : textOf(one))))
                .filter((line) => line !== '')
                .join(' '),
            write: () => this.blocks(content, depth),
        };
    }
}
function textOf(node) {
    return [{ type: 'text', text: wordsIn([node]) }];
}
//# sourceMappingURL=adf.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki-inline.js
/** Jira's wiki markup inside a line, as Markdown: https://jira.atlassian.com/secure/WikiRendererHelpAction.jspa?section=all. */

/** Stands for what is done while marks are looked for around it. Text does not hold it: it is taken out first. */
const DONE = '\u0000';
/**
 * What nothing is looked for in: escaped characters, monospace, links, images, and the colours, anchors and columns that are dropped. No part
 * can begin again inside of itself, so that this is linear.
 */
const ATOM = /\\([!-/:-@[-`{-~])|\{\{((?:[^{}\n]|\{(?!\{)|\}(?!\}))+)\}\}|\[([^[\]\n]+)\]|!([^\s!|]+)(?:\|[^!\n]*)?!(?!\w)|\{(?:color|anchor|toc|align|section|column|center)(?::[^{}\n]*)?\}/gu;
const WORD = String.raw `[\p{L}\p{N}]`;
const STRONG = around('\\*');
const EM = around('_');
const STRIKE = around('-');
const INSERTED = around('\\+');
const CITED = new RegExp(String.raw `(?<!${WORD}|\?)\?\?(?=\S)((?:[^?\n]|\?(?!\?))*[^\s?])\?\?(?!${WORD})`, 'gu');
const RAISED = around('\\^');
const LOWERED = around('~');
/** A mark that begins before a word and ends after one; between two of the same there is none. */
function around(mark) {
    return new RegExp(String.raw `(?<!${WORD}|${mark}|\\)${mark}(?=[^\s${mark}])([^${mark}\n]*[^\s${mark}])${mark}(?!${WORD}|${mark})`, 'gu');
}
/** One line of wiki markup as Markdown. Never throws; linear. */
function wikiInline(text) {
    const done = [];
    const open = text.replaceAll(DONE, '').replace(ATOM, (whole, ...groups) => {
        const [escaped, mono, target, picture] = groups.map((group) => (typeof group === 'string' ? group : undefined));
        const made = atom(whole, { escaped, mono, target, picture });
        if (made === '')
            return '';
        done.push(made);
        return DONE;
    });
    const emphasised = plainText(open)
        .replace(STRONG, (_, inner) => marked('**', inner))
        .replace(EM, (_, inner) => marked('*', inner))
        .replace(STRIKE, (_, inner) => marked('~~', inner))
        .replace(INSERTED, '$1')
        .replace(CITED, '$1')
        .replace(RAISED, '$1')
        .replace(LOWERED, '$1');
    let next = 0;
    return emphasised.replaceAll(DONE, () => done[next++] ?? '');
}
function atom(whole, { escaped, mono, target, picture }) {
    // Markdown escapes in the same way; two backslashes are a line's end in the wiki.
    if (escaped !== undefined)
        return escaped === '\\' ? '\n' : whole;
    if (mono !== undefined)
        return codeSpan(mono);
    if (target !== undefined)
        return linkOf(whole, target);
    return picture === undefined ? '' : pictureOf(whole, picture);
}
/** `[text|address]`, `[address]`, `[~user]`, `[^file]`; a box such as `[x]` and brackets that are no link stay. */
function linkOf(whole, inner) {
    const [text = '', address] = inner.split('|', 2).map((part) => part.trim());
    if (address !== undefined && address !== '') {
        if (/^[~^#]/u.test(address))
            return plainText(text);
        // What is no address is words, and no word is lost.
        return /^(?:[a-z][a-z0-9+.-]*:|\/|www\.)/iu.test(address) ? inline_link(plainText(text), address) : plainText(whole);
    }
    if (text.startsWith('~'))
        return `@${plainText(text.slice(1).replace(/^accountid:/u, ''))}`;
    if (text.startsWith('^'))
        return plainText(text.slice(1));
    if (/^(?:https?:\/\/|mailto:)/iu.test(text))
        return inline_link('', text);
    return plainText(whole);
}
/** An image is a file with an extension or an address; anything else between exclamation marks is text. */
function pictureOf(whole, name) {
    return /\.[A-Za-z0-9]{2,5}$|^https?:/u.test(name) ? inline_image(name) : plainText(whole);
}
//# sourceMappingURL=wiki-inline.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki-macros.js
/** The macros of wiki markup that stand around text: which pieces of it are code, quotes, and plain. */
const MACRO = /\{(?<name>code|noformat|quote|panel|expand|info|tip|note|warning|success|error)(?::(?<options>[^{}\n]*))?\}/gu;
const VERBATIM = new Set(['code', 'noformat']);
/**
 * Takes a text apart. A macro that nothing closes is dropped and its text stays text; of a quote, panel or the like only its title and
 * its extent count. Names that are no macros, `/users/{id}`, are text.
 */
function wikiPieces(text) {
    const macros = Array.from(text.matchAll(MACRO), (match) => {
        const options = match.groups?.['options']?.split('|').map((option) => option.trim()) ?? [];
        return { name: match.groups?.['name'] ?? '', options, start: match.index, end: match.index + match[0].length };
    });
    const closings = nextOfSameName(macros);
    const pieces = [];
    let at = 0;
    for (const [index, macro] of macros.entries()) {
        if (macro.start < at)
            continue;
        pieces.push({ kind: 'text', text: text.slice(at, macro.start) });
        at = macro.end;
        const closing = closings[index];
        if (VERBATIM.has(macro.name)) {
            if (closing === undefined)
                continue;
            const code = text.slice(macro.end, closing.start).replace(/^\r?\n/u, '');
            pieces.push({ kind: 'code', code, language: macro.name === 'code' ? languageOf(macro.options) : '' });
            at = closing.end;
        }
        else if (macro.name === 'quote')
            pieces.push({ kind: 'quote' });
        else
            pieces.push({ kind: 'title', title: titleOf(macro) });
    }
    pieces.push({ kind: 'text', text: text.slice(at) });
    return withEvenQuotes(pieces);
}
/** For each macro the next of its name, found from the end: linear, however many there are. */
function nextOfSameName(macros) {
    const latest = new Map();
    return macros
        .toReversed()
        .map((macro) => {
        const next = latest.get(macro.name);
        latest.set(macro.name, macro);
        return next;
    })
        .reverse();
}
/** A last quote that nothing closes would swallow the rest. */
function withEvenQuotes(pieces) {
    const quotes = pieces.filter(({ kind }) => kind === 'quote').length;
    const last = quotes % 2 === 1 ? pieces.findLastIndex(({ kind }) => kind === 'quote') : -1;
    return pieces.filter((_, at) => at !== last);
}
/** `{code:java}`, `{code:title=Foo.java|language=java}`. */
function languageOf(options) {
    const named = options.find((option) => option.startsWith('language='))?.slice('language='.length);
    return named ?? options.find((option) => !option.includes('=')) ?? '';
}
/** `{panel:title=Acceptance criteria|borderStyle=solid}`, `{expand:Details}`. */
function titleOf({ name, options }) {
    const named = options.find((option) => option.startsWith('title='))?.slice('title='.length);
    return named ?? (name === 'expand' ? options.find((option) => !option.includes('=')) : undefined) ?? '';
}
//# sourceMappingURL=wiki-macros.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki-rows.js
/** Rows of a wiki table: `||header||header||` and `|cell|cell|`, mixed as one likes. */
/** Bars, and what may hold bars that are none of the table's. */
const TOKEN = /\[[^[\]\n]*\]|\{\{[^{}\n]*\}\}|![^\s!|]+\.[A-Za-z]{2,5}\|[^!\n]*!|\\\||\|\|?/gu;
/** The cells of a row. What stands behind the last bar is a cell too. */
function rowCells(row) {
    const text = row.trim();
    const cells = [];
    let header = false;
    let from = 0;
    for (const token of text.matchAll(TOKEN)) {
        if (!token[0].startsWith('|'))
            continue;
        if (token.index > 0)
            cells.push({ header, text: text.slice(from, token.index).trim() });
        header = token[0] === '||';
        from = token.index + token[0].length;
    }
    if (from < text.length)
        cells.push({ header, text: text.slice(from).trim() });
    return cells;
}
/** Whether a line begins a row. */
function beginsRow(line) {
    return line.trimStart().startsWith('|');
}
/**
 * The row that begins at a line. A cell may go on over lines until one that ends in a bar; a row that never does ends with its line.
 * @returns the row, and the index of the line after it
 */
function rowAt(lines, at) {
    const row = [lines[at] ?? ''];
    for (let next = at + 1; !row.at(-1)?.trimEnd().endsWith('|'); next++) {
        const line = lines[next];
        if (line === undefined || line.trim() === '' || beginsRow(line))
            return { row: lines[at] ?? '', next: at + 1 };
        row.push(line);
    }
    return { row: row.join('\n'), next: at + row.length };
}
//# sourceMappingURL=wiki-rows.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki.js
/** Jira's wiki markup, as Server and Data Center keep it, as Markdown. Takes any text, never throws, and is linear in its length. */






const HEADING = /^h([1-6])\.\s+(.*)$/u;
const QUOTED_LINE = /^bq\.\s+(.*)$/u;
const ITEM = /^([*#-]+)\s+(\S.*)$/u;
const RULE = /^-{4,5}$/u;
/** The icons of a check list. */
const ICON = /^\(([/x])\)\s+/u;
/** Deeper lists are read as lists of this depth. */
const wiki_MAX_DEPTH = 12;
/** Deep enough below a bullet and below a number, and no code block below either. */
const INDENT = '    ';
/**
 * Converts a text.
 * @param under the level of the heading that it will stand under; 0 for none
 */
function wikiToMarkdown(text, under = 0) {
    const writer = new MarkdownWriter();
    new WikiConverter(writer, under).pieces(wikiPieces(text));
    return writer.toString();
}
class WikiConverter {
    writer;
    under;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    pieces(pieces) {
        let quoted = null;
        for (const piece of pieces) {
            if (piece.kind === 'quote') {
                const inside = quoted;
                quoted = inside === null ? [] : null;
                if (inside !== null)
                    this.writer.within('> ', '> ', () => this.pieces(inside));
            }
            else if (quoted !== null)
                quoted.push(piece);
            else
                this.piece(piece);
        }
    }
    piece(piece) {
        if (piece.kind === 'code')
            this.writer.fence(piece.code, piece.language);
        else if (piece.kind === 'title')
            this.writer.paragraph(marked('**', wikiInline(piece.title)));
        else
            this.lines(piece.text.split(/\r\n|\n|\r/u), true);
    }
    /** Writes lines. `tables`: whether there may be any; there are none in a table's cell. */
    lines(lines, tables) {
        let paragraph = [];
        const flush = () => {
            if (paragraph.length === 0)
                return;
            this.writer.paragraph(wikiInline(paragraph.join('\n')));
            paragraph = [];
        };
        for (let at = 0; at < lines.length;) {
            const line = lines[at]?.trim() ?? '';
            if (tables && beginsRow(line)) {
                flush();
                at = this.table(lines, at);
            }
            else if (isItem(line)) {
                flush();
                at = this.list(lines, at);
            }
            else {
                if (line === '')
                    flush();
                else if (!this.ownLine(line, flush))
                    paragraph.push(line);
                at++;
            }
        }
        flush();
    }
    /** Writes a line that is a block by itself. */
    ownLine(line, flush) {
        const heading = HEADING.exec(line);
        const quoted = QUOTED_LINE.exec(line)?.[1];
        if (heading === null && quoted === undefined && !RULE.test(line))
            return false;
        flush();
        if (quoted !== undefined)
            this.writer.within('> ', '> ', () => this.writer.paragraph(wikiInline(quoted)));
        else if (heading === null)
            this.writer.block(['---']);
        else {
            const level = Math.min(6, Number(heading[1]) + this.under);
            this.writer.block([`${'#'.repeat(level)} ${oneLine(heading[2] ?? '')}`]);
        }
        return true;
    }
    /** Writes the list that begins at a line and gives the index of the line after it. Lines that follow an item at once are its own. */
    list(lines, start) {
        const written = [];
        let depth = 0;
        let at = start;
        for (; at < lines.length; at++) {
            const line = lines[at]?.trim() ?? '';
            if (line === '' || beginsRow(line) || HEADING.test(line) || QUOTED_LINE.test(line) || RULE.test(line))
                break;
            const item = ITEM.exec(line);
            const mark = item?.[1] ?? '';
            const icon = ICON.exec(item?.[2] ?? line);
            const text = (item?.[2] ?? line).slice(icon?.[0].length ?? 0);
            const [first = '', ...more] = wikiInline(text).split('\n');
            if (item === null && icon === null)
                written.push(`${INDENT.repeat(depth - 1)}  ${wikiInline(line)}`);
            else {
                // An item cannot be more than one deeper than the one before it.
                depth = Math.min(Math.max(mark.length, 1), depth + 1, wiki_MAX_DEPTH);
                const box = icon === null ? '' : icon[1] === 'x' ? '[ ] ' : '[x] ';
                written.push(`${INDENT.repeat(depth - 1)}${mark.endsWith('#') ? '1. ' : '- '}${box}${first}`);
                for (const next of more)
                    written.push(`${INDENT.repeat(depth - 1)}  ${next.trim()}`);
            }
        }
        this.writer.block(written);
        return at;
    }
    /** Writes the table that begins at a line and gives the index of the line after it. */
    table(lines, start) {
        const rows = [];
        let at = start;
        while (beginsRow(lines[at] ?? '')) {
            const { row, next } = rowAt(lines, at);
            rows.push(rowCells(row).map((cell) => this.cell(cell)));
            at = next;
        }
        writeTable(this.writer, rows);
        return at;
    }
    cell({ header, text }) {
        return {
            header,
            blocks: text.includes('\n'),
            line: () => oneLine(text),
            write: () => this.lines(text.split('\n'), false),
        };
    }
}
function isItem(line) {
    return !RULE.test(line) && (ITEM.test(line) || ICON.test(line));
}
function oneLine(text) {
    return wikiInline(text).replaceAll('\n', ' ').trim();
}
//# sourceMappingURL=wiki.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/values.js
/** The values of Jira's fields as Markdown. */





/** Choices of one field that are looked at. */
const MAX_CHOICES = 1000;
/**
 * A field's value: a document, a text, one choice or many. Numbers, dates and people say nothing that a criterion could be.
 * @param under the level of the heading that it will stand under; 0 for none
 */
function fieldMarkdown(value, form, under) {
    if (typeof value === 'string')
        return form === 'wiki' ? wikiToMarkdown(value, under) : plainMarkdown(value);
    if (Array.isArray(value)) {
        const choices = value.slice(0, MAX_CHOICES).map(choiceText);
        return choices.map((choice) => (choice === '' ? '' : `- ${choice}\n`)).join('');
    }
    if (isNode(value) && value['type'] === 'doc')
        return adfToMarkdown(value, under);
    const choice = choiceText(value);
    return choice === '' ? '' : `${choice}\n`;
}
/** Plain text, in which people write lists all the same. */
function plainMarkdown(text) {
    const writer = new MarkdownWriter();
    for (const paragraph of text.split(/(?:\r\n|\n|\r){2,}/u))
        writer.paragraph(plainText(paragraph.replace(/\r\n?/gu, '\n')));
    return writer.toString();
}
/** A choice is a word, or an object with it; check lists of apps name it in ways of their own. */
function choiceText(choice) {
    if (typeof choice === 'string')
        return choice.replace(/\s+/gu, ' ').trim();
    if (!isNode(choice))
        return '';
    const word = [choice['value'], choice['name'], choice['text']].find((one) => typeof one === 'string');
    return typeof word === 'string' ? word.replace(/\s+/gu, ' ').trim() : '';
}
//# sourceMappingURL=values.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/tickets.js
/**
 * Issues of Jira as tickets. Cloud: version 3 of its REST API, an account's email and API token. Server and Data Center: version 2, a
 * personal access token. Source: the REST API documentation of each.
 */








/**
 * Largest ticket, in characters: four times what Jira lets anybody write, unless its administrator raised that. It is read on the
 * event loop, which a server that answers with more would hold up for everybody.
 */
const MAX_TICKET_CHARACTERS = 128 * 1024;
/** Largest answer with an issue, in bytes: a document takes several times its text. */
const MAX_ISSUE_BYTES = 1024 * 1024;
/** How long the list of fields is kept, in milliseconds. */
const FIELDS_KEPT = 5 * 60_000;
const tickets_HEADING = '## Acceptance criteria';
const HEADING_LEVEL = 2;
const Fields = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).catch({ id: '', name: '' }));
const Issue = schemas/* object */.Ikc({
    key: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
    fields: schemas/* looseObject */._H3({ summary: schemas/* string */.YjP().nullish() }),
});
/** Makes the reader; nothing is asked yet. @throws ProviderError E_TOK_001 where the address is none that may be used */
function jiraTickets(options) {
    const { email, token, connection, clock, criteriaField } = options;
    const base = jiraAddress(options.baseUrl, options.allowHost);
    const api = email === null ? '/rest/api/2' : '/rest/api/3';
    const form = email === null ? 'wiki' : 'plain';
    const authorization = email === null ? `Bearer ${token}` : `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
    let kept = null;
    async function get(path, doing, signal, maxBytes) {
        const url = below(base, `${api}${path}`);
        const answer = await callJson(connection, { system: 'Jira', doing, method: 'GET', url, headers: { authorization }, maxBytes }, signal);
        mustBeAnswer(answer, doing);
        return answer;
    }
    async function fields(signal) {
        if (kept !== null && kept.until > clock())
            return kept.fields;
        const doing = 'listing its fields';
        const parsed = Fields.safeParse((await get('/field', doing, signal)).json);
        if (!parsed.success)
            throw notJira(base, doing);
        kept = { fields: parsed.data, until: clock() + FIELDS_KEPT };
        return parsed.data;
    }
    async function criteriaIds(signal) {
        if (criteriaField !== null && /^customfield_\d{1,10}$/u.test(criteriaField))
            return [criteriaField];
        const ids = criteriaFields(await fields(signal), criteriaField);
        if (criteriaField === null || ids.length > 0)
            return ids;
        const shown = JSON.stringify(criteriaField.slice(0, 100));
        throw new provider/* ProviderError */.m('E_AC_002', `Jira has no field ${shown}, which is to hold the criteria. Set the token for Jira anew with another criteria_field, or without one.`);
    }
    async function read(key, signal) {
        const ids = await criteriaIds(signal);
        const doing = `reading the issue ${key}`;
        const wanted = ['summary', 'description', ...ids].join(',');
        const path = `/issue/${encodeURIComponent(key)}?fields=${encodeURIComponent(wanted)}`;
        const answer = await get(path, doing, signal, MAX_ISSUE_BYTES);
        if (answer.status === 404) {
            throw new provider/* ProviderError */.m('E_AC_002', `Jira has no issue ${key}, or the token may not see it. Check the key, and that the token's account has "Browse projects" there.`);
        }
        const parsed = Issue.safeParse(answer.json);
        if (!parsed.success)
            throw notJira(base, doing);
        // A moved issue answers to its old key, too: this is the new one.
        const { key: id, fields: values } = parsed.data;
        return {
            id,
            provider: 'jira',
            url: below(base, `/browse/${encodeURIComponent(id)}`).href,
            title: values.summary ?? id,
            body: bodyOf(id, values, ids),
            relation: 'requested',
        };
    }
    function bodyOf(id, values, ids) {
        const tooLong = () => new provider/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        for (const field of ['description', ...ids]) {
            const value = values[field];
            if (typeof value === 'string' && value.length > MAX_TICKET_CHARACTERS)
                throw tooLong();
        }
        const description = fieldMarkdown(values['description'], form, 0);
        const criteria = ids
            .map((field) => fieldMarkdown(values[field], form, HEADING_LEVEL))
            .filter((text) => text !== '');
        const body = [description, ...(criteria.length === 0 ? [] : [`${tickets_HEADING}\n`, ...criteria])]
            .filter((text) => text !== '')
            .join('\n');
        if (body.length > MAX_TICKET_CHARACTERS)
            throw tooLong();
        return body;
    }
    return { base, read: (key, signal) => (0,providers_faults/* guarded */.N)(signal, () => read(key, signal)) };
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/providers/linear/tickets.js
/** Issues of Linear as tickets, over its GraphQL API. Source: https://linear.app/developers/graphql. */




/** Where Linear's API is. */
const LINEAR_API = 'https://api.linear.app/graphql';
/** Largest ticket, in characters, as of one of Jira's: it is read on the event loop. */
const tickets_MAX_TICKET_CHARACTERS = 128 * 1024;
const QUERY = 'query Issue($id: String!) { issue(id: $id) { identifier title description url } }';
const tickets_Answer = schemas/* object */.Ikc({
    data: schemas/* object */.Ikc({
        issue: schemas/* object */.Ikc({
            identifier: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
            title: schemas/* string */.YjP(),
            description: schemas/* string */.YjP().nullish(),
            url: schemas/* string */.YjP(),
        })
            .nullish(),
    })
        .nullish(),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({
        message: schemas/* string */.YjP().catch(''),
        extensions: schemas/* object */.Ikc({ code: schemas/* string */.YjP().catch(''), type: schemas/* string */.YjP().catch('') }).catch({ code: '', type: '' }),
    }))
        .catch([]),
});
const tickets_PERMISSION = 'It must be able to read the issue (scope "read"), in the workspace and team of the issue.';
/** Makes the reader; nothing is asked yet. */
function linearTickets({ token, apiUrl, connection }) {
    // Its API keys stand alone; OAuth's tokens are bearers.
    const authorization = token.startsWith('lin_api_') ? token : `Bearer ${token.replace(/^Bearer\s+/iu, '')}`;
    async function read(id, signal) {
        const doing = `reading the issue ${id}`;
        const answer = await callJson(connection, {
            system: 'Linear',
            doing,
            method: 'POST',
            url: new URL(apiUrl),
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify({ query: QUERY, variables: { id } }),
        }, signal);
        const parsed = tickets_Answer.safeParse(answer.json);
        mustBeAnswer(answer, parsed.success ? parsed.data.errors : [], doing);
        const issue = parsed.data?.data?.issue;
        if (!parsed.success || issue === undefined) {
            throw new provider/* ProviderError */.m('E_UP_001', `Linear answered with something else than an issue while ${doing}.`);
        }
        if (issue === null)
            throw none(id);
        const body = withPlainFolds(issue.description ?? '');
        if (body.length > tickets_MAX_TICKET_CHARACTERS) {
            throw new provider/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        }
        return {
            id: issue.identifier,
            provider: 'linear',
            url: issue.url,
            title: issue.title,
            body,
            relation: 'requested',
        };
    }
    function mustBeAnswer({ status }, errors, doing) {
        const said = errors.map(({ message, extensions }) => ({
            message,
            words: `${extensions.code} ${extensions.type}`.toUpperCase().replaceAll(/[ _]/gu, ''),
        }));
        const is = (pattern) => said.some(({ words }) => pattern.test(words));
        if (is(/RATELIMITED/u))
            throw rateLimited('Linear', doing);
        if (status === 401 || is(/AUTHENTICATIONERROR|UNAUTHENTICATED/u)) {
            throw new provider/* ProviderError */.m('E_TOK_001', `Linear does not accept the token (while ${doing}). Set it anew. ${tickets_PERMISSION}`);
        }
        if (status === 403 || is(/FORBIDDEN|FEATURENOTACCESSIBLE/u)) {
            throw new provider/* ProviderError */.m('E_TOK_001', `Linear refuses the token (while ${doing}). ${tickets_PERMISSION}`);
        }
        if (status >= 300 && status < 400) {
            throw new provider/* ProviderError */.m('E_UP_001', `Linear answered with a redirect while ${doing}. It is not followed.`);
        }
        const missing = said.some(({ message, words }) => /ENTITYNOTFOUND/u.test(words) || /not found|could not find/iu.test(message));
        if (missing)
            throw none(doing.replace('reading the issue ', ''));
        if (is(/INTERNAL|NETWORK|BOOTSTRAP|LOCKTIMEOUT/u)) {
            throw new provider/* ProviderError */.m('E_UP_001', `Linear failed while ${doing}. Try again.`, true);
        }
        if (status >= 400 || said.length > 0) {
            throw new provider/* ProviderError */.m('E_UP_001', `Linear refused the request (${status}) while ${doing}.`);
        }
    }
    return { read: (id, signal) => (0,providers_faults/* guarded */.N)(signal, () => read(id, signal)) };
}
function none(id) {
    return new provider/* ProviderError */.m('E_AC_002', `Linear has no issue ${id}, or the token may not see it. Check the id, and that the token belongs to its workspace.`);
}
/** Sections that fold, `+++ Title` to `+++`, as bold titles: the rest is Markdown already. Inside of code they are code. */
function withPlainFolds(text) {
    let fence = null;
    return text
        .split(/\r\n|\n|\r/u)
        .map((line) => {
        const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence !== null) {
            if (mark?.startsWith(fence) === true)
                fence = null;
            return line;
        }
        fence = mark ?? null;
        const fold = /^\+{3}(?:\s+(.*))?$/u.exec(line);
        if (fold === null)
            return line;
        const title = fold[1]?.trim() ?? '';
        return title === '' ? '' : `**${title}**\n`;
    })
        .join('\n');
}
//# sourceMappingURL=tickets.js.map
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
    const given = opened(tenant/* JiraToken */.gA, 'Jira', means.vault, tenantId, row);
    const tickets = jiraTickets({
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
    const { token } = opened(tenant/* LinearToken */.NK, 'Linear', means.vault, tenantId, row);
    const tickets = linearTickets({ token, apiUrl: means.linearApiUrl, connection: means.connection });
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
            readTicket: (github) => ticketReader({ ...sources, github }),
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
// EXTERNAL MODULE: ./build/src/engine/policy/resolve.js
var resolve = __webpack_require__(25603);
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
    throw new resolve/* PolicyError */.pn(answer.message, answer.faults);
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
// EXTERNAL MODULE: ./build/src/service/webhooks/guard.js + 1 modules
var guard = __webpack_require__(39098);
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
        serverUrl,
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

/***/ 92760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lockDataDirectory),
/* harmony export */   readDataLock: () => (/* binding */ readDataLock)
/* harmony export */ });
/* unused harmony export DataLockedError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/**
 * The lock on a data folder: PGlite takes none, and two processes on one folder lose each other's rows.
 *
 * The lock is a file `lock-<n>.json`; the highest n says who has the folder, or had it. Taking over makes the next number
 * with a hard link, which succeeds for one process only, and whoever then finds a higher one gives way. So no file is ever
 * taken from under a process that holds it.
 */





/** The folder is another's. The message says whose. */
class DataLockedError extends Error {
    name = 'DataLockedError';
}
const LockRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Null once it was given up. */
    pid: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    /** ISO 8601: when the lock was taken. */
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    control: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /** Of the process: another of the same id, after this one died, has another. Null where the system does not tell. */
    birth: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    host: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const NAME = /^lock-(\d{1,15})\.json$/u;
/** The holder touches its file so often, for those who cannot see its process. */
const TOUCH_MILLISECONDS = 5000;
/** A holder on another host that did not touch it for so long is gone. */
const GONE_MILLISECONDS = 60_000;
const OWNER_ONLY = 0o600;
function codeOf(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}
/** Resolves to null where the file is gone. */
async function unlessGone(work) {
    try {
        return await work;
    }
    catch (cause) {
        if (codeOf(cause) === 'ENOENT')
            return null;
        throw cause;
    }
}
/** When a process began, as Linux counts it since boot (proc(5): field 22 of `stat`), with the boot's id; null elsewhere. */
async function birthOf(pid) {
    const line = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const boot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
    // The second field is the program's name, in parentheses, and may hold anything.
    const ticks = line?.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined || boot === null ? null : `${boot.trim()} ${ticks}`;
}
function runs(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (cause) {
        // It runs, as another user.
        return codeOf(cause) === 'EPERM';
    }
}
async function isHeld({ record, touchedAt }) {
    if (record.pid === null)
        return false;
    // In another container the same folder may be seen, and not the process.
    if (record.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)())
        return Date.now() - touchedAt < GONE_MILLISECONDS;
    if (!runs(record.pid))
        return false;
    const birth = await birthOf(record.pid);
    return record.birth === null || birth === null || birth === record.birth;
}
function parse(path, text) {
    try {
        return LockRecord.parse(JSON.parse(text));
    }
    catch (cause) {
        const advice = 'Remove it, if no other process uses the folder.';
        throw new DataLockedError(`The lock ${path} cannot be read. ${advice}`, { cause });
    }
}
async function readLock(directory, name) {
    const digits = NAME.exec(name)?.[1];
    if (digits === undefined)
        return null;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
    const text = await unlessGone((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    const about = await unlessGone((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path));
    if (text === null || about === null)
        return null;
    return { number: Number(digits), path, record: parse(path, text), touchedAt: about.mtimeMs };
}
/** All there are, the highest first. */
async function locksIn(directory) {
    const names = (await unlessGone((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory))) ?? [];
    const found = await Promise.all(names.map((name) => readLock(directory, name)));
    return found.filter((lock) => lock !== null).toSorted((a, b) => b.number - a.number);
}
/** Makes the file whole, or not at all: false where there is one. */
async function create(path, record) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify(record), { mode: OWNER_ONLY });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(draft, path);
        return true;
    }
    catch (cause) {
        if (codeOf(cause) === 'EEXIST')
            return false;
        throw cause;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
    }
}
async function replace(path, record) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify(record), { mode: OWNER_ONLY });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
}
function hold(path, taken) {
    let record = taken;
    let released = null;
    const touch = setInterval(() => {
        const now = new Date();
        // One that fails is made up for by the next; where all fail, so do the database's writes.
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, now, now).catch(() => undefined);
    }, TOUCH_MILLISECONDS);
    touch.unref();
    return {
        async setControl(control) {
            record = { ...record, control };
            await replace(path, record);
        },
        release() {
            clearInterval(touch);
            released ??= replace(path, { ...record, pid: null, control: null });
            return released;
        },
    };
}
/**
 * Takes the folder, which is made where there is none. A lock whose process is dead is taken over.
 * Throws DataLockedError where it is another's, or this process' own.
 */
async function lockDataDirectory(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true, mode: 0o700 });
    const record = {
        pid: process.pid,
        startedAt: new Date().toISOString(),
        control: null,
        birth: await birthOf(process.pid),
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
    };
    for (;;) {
        const highest = (await locksIn(directory))[0];
        if (highest !== undefined && (await isHeld(highest))) {
            throw new DataLockedError(`The data folder ${directory} is in use by process ${highest.record.pid} since ${highest.record.startedAt}. Stop that one, or choose another folder.`);
        }
        const number = (highest?.number ?? 0) + 1;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, `lock-${number}.json`);
        if (!(await create(path, record)))
            continue;
        const others = (await locksIn(directory)).filter((lock) => lock.number !== number);
        if (others.some((lock) => lock.number > number)) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
            continue;
        }
        for (const { path: older } of others)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(older, { force: true });
        return hold(path, record);
    }
}
/** Who has the folder, and where it takes commands (null where it takes none); null where nobody has it. */
async function readDataLock(directory) {
    const highest = (await locksIn(directory))[0];
    if (highest === undefined || highest.record.pid === null || !(await isHeld(highest)))
        return null;
    return { pid: highest.record.pid, control: highest.record.control };
}
//# sourceMappingURL=data-lock.js.map

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
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81857);
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
    const url = (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .D)(text);
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
