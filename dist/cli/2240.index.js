export const id = 2240;
export const ids = [2240];
export const modules = {

/***/ 22396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ ProviderError)
/* harmony export */ });
/** Error classes that several folders throw and catch. */
/**
 * A fault of GitHub, a ticket system or git, or a request that they cannot answer. `message` addresses the person who
 * must fix it and contains no secret. The codes are the contract's.
 */
class ProviderError extends Error {
    code;
    transient;
    name = 'ProviderError';
    constructor(code, message, 
    /** True if the same call may succeed later. */
    transient = false, options) {
        super(message, options);
        this.code = code;
        this.transient = transient;
    }
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 68081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   O4: () => (/* binding */ ErrorCode),
/* harmony export */   Sr: () => (/* binding */ ERRORS),
/* harmony export */   W5: () => (/* binding */ OAuthError),
/* harmony export */   hc: () => (/* binding */ PROBLEM_TYPE)
/* harmony export */ });
/* unused harmony export FieldFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** Errors of the service: RFC 9457 problem details with our own code. */

/** Every error code with its HTTP status and title. */
const ERRORS = {
    E_REQ_001: { status: 400, title: 'The request is malformed' },
    E_REQ_002: { status: 400, title: 'Invalid repo or pr' },
    E_REQ_003: { status: 413, title: 'The body is too large' },
    E_AUTH_001: { status: 401, title: 'The bearer token is missing, invalid or expired' },
    E_AUTH_002: { status: 403, title: 'The token lacks the needed scope' },
    E_AC_001: { status: 422, title: 'The ticket has no acceptance criteria' },
    E_AC_002: { status: 422, title: 'The ticket does not exist or cannot be read' },
    E_POL_001: { status: 422, title: 'No such policy, or it does not parse' },
    E_TOK_001: { status: 424, title: 'No usable provider token' },
    E_TOK_002: { status: 424, title: 'Decryption of the provider token failed' },
    E_IDEM_001: { status: 422, title: 'The Idempotency-Key was used with another body' },
    E_RATE_001: { status: 429, title: 'Tenant rate limit hit' },
    E_NF_001: { status: 404, title: 'No such resource' },
    E_UP_001: { status: 502, title: 'The provider failed or timed out' },
    E_INT_001: { status: 500, title: 'Internal error' },
};
const ErrorCode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(ERRORS)).meta({ id: 'ErrorCode' });
/**
 * One fault of a request. `pointer` is a JSON pointer (RFC 6901) into the body, `?name` for a query parameter, or
 * `{name}` for a path parameter.
 */
const FieldFault = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ pointer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).meta({ id: 'FieldFault' });
/** `application/problem+json`; `detail` says what to do next. */
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    instance: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    code: ErrorCode,
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FieldFault).optional(),
})
    .meta({ id: 'Problem' });
/** Errors of the token endpoint, RFC 6749 §5.2. */
const OAuthError = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'invalid_request',
        'invalid_client',
        'invalid_grant',
        'unauthorized_client',
        'unsupported_grant_type',
        'invalid_scope',
    ]),
    error_description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .meta({ id: 'OAuthError' });
/** Media type of a problem (RFC 9457). */
const PROBLEM_TYPE = 'application/problem+json';
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 97272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ toProblem),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   e2: () => (/* binding */ createNotFoundError),
/* harmony export */   sl: () => (/* binding */ refusedRequest)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68081);
/** Faults that are sent to the caller: RFC 9457 problem details with a code of the contract. */

/**
 * A fault that the caller may see. `message` becomes `detail`: it says what to do next and contains nothing internal.
 */
class ServiceError extends Error {
    code;
    name = 'ServiceError';
    status;
    errors;
    headers;
    constructor(code, detail, options = {}) {
        super(detail, { cause: options.cause });
        this.code = code;
        this.status = options.status ?? _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ERRORS */ .Sr[code].status;
        this.errors = options.errors;
        this.headers = options.headers ?? {};
    }
}
/** A refused request as an answer. */
function refusedRequest(cause) {
    const { code, message, fields } = cause;
    return new ServiceError(code, message, { ...(fields.length === 0 ? {} : { errors: fields }), cause });
}
/** The one way to say that something is not there; another tenant's id reads exactly the same. */
function createNotFoundError(what) {
    return new ServiceError('E_NF_001', `There is no such ${what}. Check the id, and that the token is of the right tenant.`);
}
/** Builds the body of an error response. `instance` identifies the request, as the X-Request-Id header does. */
function toProblem(fault, requestId) {
    return {
        type: `urn:review-gate:error:${fault.code}`,
        title: _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ERRORS */ .Sr[fault.code].title,
        status: fault.status,
        detail: fault.message,
        instance: `urn:review-gate:request:${requestId}`,
        code: fault.code,
        ...(fault.errors === undefined ? {} : { errors: [...fault.errors] }),
    };
}
//# sourceMappingURL=problem.js.map

/***/ }),

/***/ 87883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ computeDefaultLimits),
/* harmony export */   l: () => (/* binding */ guardAgainstOverload)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var _fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70856);
/* harmony import */ var _api_http_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97272);
/**
 * Rejects requests before the process is overloaded, with the time to retry. Health checks and metrics are never
 * rejected.
 */




/** The share of an available resource at which requests are rejected. */
const SHARE = 0.9;
const EVENT_LOOP_MILLISECONDS = 1000;
const WAITING_CONNECTIONS = 200;
const RETRY_AFTER_SECONDS = 5;
/** More than any machine has: Node reports such a value if the memory of the process is not limited. */
const UNBOUNDED_BYTES = 2 ** 52;
/** Always answered: an orchestrator that gets no answer kills the process, which increases the load on the others. */
const ALWAYS = new Set(['health', 'ready', 'metrics']);
const PRESSURES = {
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_EVENT_LOOP_DELAY]: 'event-loop',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_HEAP_USED_BYTES]: 'heap',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_RSS_BYTES]: 'memory',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_HEALTH_CHECK]: 'database',
};
/** Returns limits derived from the heap of the process and the memory limit of its container. */
function computeDefaultLimits() {
    const memory = (0,node_process__WEBPACK_IMPORTED_MODULE_0__.constrainedMemory)();
    const bounded = memory > 0 && memory < UNBOUNDED_BYTES;
    return {
        eventLoopMilliseconds: EVENT_LOOP_MILLISECONDS,
        heapBytes: Math.floor((0,node_v8__WEBPACK_IMPORTED_MODULE_1__.getHeapStatistics)().heap_size_limit * SHARE),
        memoryBytes: bounded ? Math.floor(memory * SHARE) : 0,
        waitingConnections: WAITING_CONNECTIONS,
    };
}
/** Adds the overload check. Call it before routes in their own scopes are registered. */
function guardAgainstOverload(app, { limits, sampleMilliseconds = 1000, waiting }, meter) {
    app.register(_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.fastifyUnderPressure, {
        maxEventLoopDelay: limits.eventLoopMilliseconds,
        maxHeapUsedBytes: limits.heapBytes,
        maxRssBytes: limits.memoryBytes,
        sampleInterval: sampleMilliseconds,
        ...(limits.waitingConnections === 0
            ? {}
            : { healthCheck: async () => waiting() <= limits.waitingConnections, healthCheckInterval: sampleMilliseconds }),
        pressureHandler: async (request, _reply, type) => {
            const { operation } = request.routeOptions.config;
            if (operation !== undefined && ALWAYS.has(operation))
                return;
            meter?.turnedAway(PRESSURES[type] ?? 'event-loop');
            throw new _api_http_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('E_INT_001', `The service is overloaded. Try again in ${RETRY_AFTER_SECONDS} s.`, {
                status: 503,
                headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
            });
        },
    });
}
//# sourceMappingURL=overload.js.map

/***/ }),

/***/ 85577:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startTelemetry: () => (/* binding */ startTelemetry)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/service/telemetry/disk.js
/** Checks whether a folder is writable and has free space. */



/** With less free space, fetching a large repository, or the database, may fill the disk. */
const LEAST_FREE_BYTES = 512 * 1024 * 1024;
/** Creates a check that writes and removes a byte, and tests the space available to this user. */
function createDiskCheck({ name, directory, leastFree = LEAST_FREE_BYTES }) {
    return {
        name: `disk-${name}`,
        failing: `The ${name} folder cannot be written to, or has less than ${Math.ceil(leastFree / 1024 ** 2)} MiB left.`,
        run: async () => {
            await (0,promises_.mkdir)(directory, { recursive: true });
            const { bavail, bsize } = await (0,promises_.statfs)(directory);
            const free = bavail * bsize;
            if (free < leastFree)
                throw new Error(`${free} bytes are free in the ${name} folder`);
            const probe = (0,external_node_path_.join)(directory, `.ready-${(0,external_node_crypto_.randomUUID)()}`);
            await (0,promises_.writeFile)(probe, '.', { flag: 'wx' });
            await (0,promises_.unlink)(probe);
        },
    };
}
//# sourceMappingURL=disk.js.map
// EXTERNAL MODULE: ./node_modules/pino/pino.js
var pino = __webpack_require__(65005);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/service/telemetry/redact.js
/**
 * Removes secrets from the log, by the name of a field or by their form. Callers already omit secrets; this catches
 * mistakes.
 */

const HIDDEN = '[redacted]';
/** Maximum depth of logged values. Intended fields are flat. */
const MAX_DEPTH = 5;
const MAX_CHARACTERS = 8192;
/** Names of fields whose values are secret, whatever they contain. */
const SECRET_NAME = /^(?:(?:proxy-)?authorization|(?:set-)?cookie|(?:.*[_-])?(?:token|secret|secrets|password|passwd|passphrase)|(?:.*[_-])?(?:private|master|api|signing|access)[_-]?key|signature|webhook-signature|x-hub-signature(?:-256)?|access_?token|clientSecret|privateKey|masterKey)$/iu;
/** Secrets inside a text. The group `$1` is kept. */
const SECRET_TEXT = [
    // The user part of a URL: https://user:password@host.
    /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"']{1,2048}(?=@)/giu,
    /(\b(?:bearer|basic|token) +)[A-Za-z0-9\-._~+/]{8,}=*/giu,
    // Parameters of a URL or a form.
    /(\b(?:client_secret|access_token|refresh_token|id_token|token|secret|password|private_key|signature|code|sig|key|x-amz-signature)=)[^\s&"'#;|]+/giu,
    /("(?:client_secret|access_token|token|secret|password|private_key)" *: *")[^"]+/giu,
    /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/gu,
    // Tokens with a recognizable form: GitHub's, those of this service, webhook secrets, JWTs.
    /()\b(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|rgs_[\w-]{8,}|whsec_[A-Za-z0-9+/=]{8,}|lin_api_\w{8,}|eyJ[\w-]{8,}\.[\w-]+\.[\w-]+)/gu,
];
/** Removes secrets from the text and cuts it to the maximum length of an entry. */
function redactText(text) {
    const whole = SECRET_TEXT.reduce((left, pattern) => left.replace(pattern, `$1${HIDDEN}`), text);
    return whole.length <= MAX_CHARACTERS ? whole : `${whole.slice(0, MAX_CHARACTERS)}…`;
}
function redactAt(value, depth) {
    if (typeof value === 'string')
        return redactText(value);
    if (typeof value === 'bigint')
        return String(value);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= MAX_DEPTH)
        return '…';
    if (value instanceof Date)
        return value.toISOString();
    if (external_node_util_.types.isNativeError(value))
        return redactText(value.stack ?? value.message);
    if (Array.isArray(value))
        return value.map((item) => redactAt(item, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, SECRET_NAME.test(name) ? HIDDEN : redactAt(item, depth + 1)]));
}
/** Returns the same fields without secrets. */
function redactFields(fields) {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, SECRET_NAME.test(name) ? HIDDEN : redactAt(value, 0)]));
}
//# sourceMappingURL=redact.js.map
;// CONCATENATED MODULE: ./build/src/service/telemetry/json-logger.js
/**
 * Logs as JSON lines, one per entry, with pino. They are written to stderr: stdout has only the line with the URL of
 * the service.
 */


/**
 * Creates a logger. Entries have `level` (a word), `time` (ISO 8601), `message` and their fields; secrets are removed
 * from all of them. Each line is written synchronously, so that the last lines before a crash are not lost.
 */
function createLogger({ level, sink, clock, base = {} }) {
    const logger = (0,pino.pino)({
        level,
        base: redactFields(base),
        messageKey: 'message',
        timestamp: () => `,"time":"${new Date(clock()).toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
    }, { write: (line) => void sink.write(line) });
    const entry = (at) => (message, fields = {}) => {
        if (logger.isLevelEnabled(at))
            logger[at](redactFields(fields), redactText(message));
    };
    return { error: entry('error'), warn: entry('warn'), info: entry('info'), debug: entry('debug') };
}
/** Returns a log function for parts that report in lines that the operator should read: entries of level `warn`. */
function createLineLogger(logger) {
    return (line) => logger.warn(line);
}
//# sourceMappingURL=json-logger.js.map
// EXTERNAL MODULE: ./node_modules/prom-client/index.js
var prom_client = __webpack_require__(95222);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/contract/errors.js
var contract_errors = __webpack_require__(68081);
;// CONCATENATED MODULE: ./build/src/service/telemetry/measured-observer.js
/**
 * The observer that records metrics for Prometheus and spans for a tracer. The number of metrics is limited for any
 * input.
 */



/** Upper bounds, in seconds: a call to a provider or a receiver ends within a minute. */
const CALL_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30, 60];
/** A review may take ten minutes, in addition to its wait. */
const REVIEW_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600, 1800];
const WAIT_SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800];
/**
 * A name of the form `github.pin`. Names of another form, and names beyond the maximum, are counted as `other`, so that
 * the number of metrics stays small.
 */
const CALL = /^[a-z][a-zA-Z_-]{0,31}\.[a-z][a-zA-Z_-]{0,31}$/u;
const MAX_CALLS = 32;
const OTHER_CALL = 'other';
function isAbort(cause) {
    const name = typeof cause === 'object' && cause !== null && 'name' in cause ? cause.name : '';
    return name === 'AbortError' || name === 'TimeoutError';
}
/** Returns a short name of an error: the code of a provider's error, otherwise `aborted` or `error`. */
function nameError(cause) {
    if (cause instanceof errors/* ProviderError */.m && Object.hasOwn(contract_errors/* ERRORS */.Sr, cause.code))
        return cause.code;
    return isAbort(cause) ? 'aborted' : 'error';
}
/** Returns a function that limits the number of different names of calls. */
function createCallNameLimiter() {
    const seen = new Set();
    return (call) => {
        if (seen.has(call))
            return call;
        if (!CALL.test(call) || seen.size >= MAX_CALLS)
            return OTHER_CALL;
        seen.add(call);
        return call;
    };
}
function buildJobAttributes(job, number) {
    return {
        'messaging.operation.type': 'process',
        'messaging.destination.name': job.kind,
        'review_gate.job.attempt': number,
        ...('tenantId' in job ? { 'review_gate.tenant.id': job.tenantId } : {}),
        ...('reviewId' in job ? { 'review_gate.review.id': job.reviewId } : {}),
    };
}
/** Creates the observer and registers its metrics in the registry. */
function createObserver({ registry, tracer, clock }) {
    const registers = [registry];
    const stages = new prom_client.Histogram({
        name: 'review_gate_review_stage_duration_seconds',
        help: 'Time of the parts of a review; "whole" is from its creation to its end.',
        labelNames: ['stage', 'outcome'],
        buckets: REVIEW_SECONDS,
        registers,
    });
    const reviews = new prom_client.Counter({
        name: 'review_gate_reviews_total',
        help: 'Reviews that ended, by status.',
        labelNames: ['status'],
        registers,
    });
    const waits = new prom_client.Histogram({
        name: 'review_gate_queue_wait_seconds',
        help: 'Time from a job being put in the queue to its first start.',
        labelNames: ['kind'],
        buckets: WAIT_SECONDS,
        registers,
    });
    const attempts = new prom_client.Counter({
        name: 'review_gate_job_attempts_total',
        help: 'Attempts at jobs; a failed one is tried again or is the last.',
        labelNames: ['kind', 'outcome'],
        registers,
    });
    const calls = new prom_client.Histogram({
        name: 'review_gate_provider_call_duration_seconds',
        help: 'Calls to GitHub, Jira, Linear and git, by call and outcome.',
        labelNames: ['call', 'outcome'],
        buckets: CALL_SECONDS,
        registers,
    });
    const deliveries = new prom_client.Histogram({
        name: 'review_gate_delivery_duration_seconds',
        help: 'Tries at sending a webhook, by what came of them.',
        labelNames: ['outcome'],
        buckets: CALL_SECONDS,
        registers,
    });
    // So that a rate is 0, not absent, before the first event.
    for (const status of ['complete', 'failed'])
        reviews.inc({ status }, 0);
    /** Runs `work` in a span and passes its duration and outcome to `note`. */
    const measure = async (name, kind, attributes, work, note) => {
        const since = clock();
        const seconds = () => Math.max(0, clock() - since) / 1000;
        try {
            const result = await tracer.run(name, { kind, attributes }, work, nameError);
            note(seconds(), 'ok');
            return result;
        }
        catch (cause) {
            note(seconds(), nameError(cause));
            throw cause;
        }
    };
    const limitCallName = createCallNameLimiter();
    return {
        stage: (stage, reviewId, work) => measure(`review ${stage}`, 'internal', { 'review_gate.stage': stage, ...(reviewId === null ? {} : { 'review_gate.review.id': reviewId }) }, work, (seconds, outcome) => stages.observe({ stage, outcome: outcome === 'ok' ? 'ok' : 'error' }, seconds)),
        provider: (given, work) => {
            const call = limitCallName(given);
            const [service = OTHER_CALL] = call.split('.');
            return measure(call, 'client', { 'peer.service': service }, work, (seconds, outcome) => calls.observe({ call, outcome }, seconds));
        },
        attempt: (job, number, work) => measure(`process ${job.kind}`, 'consumer', buildJobAttributes(job, number), work, (_seconds, outcome) => attempts.inc({ kind: job.kind, outcome: outcome === 'ok' ? 'ok' : 'error' })),
        began: (kind, milliseconds) => waits.observe({ kind }, milliseconds / 1000),
        reviewEnded: (status, milliseconds) => {
            reviews.inc({ status });
            stages.observe({ stage: 'whole', outcome: status === 'complete' ? 'ok' : 'error' }, milliseconds / 1000);
        },
        delivery: (outcome, milliseconds) => {
            deliveries.observe({ outcome }, milliseconds / 1000);
            const fault = outcome === 'delivered' ? null : outcome;
            const attributes = { 'messaging.operation.type': 'send', 'review_gate.delivery.outcome': outcome };
            tracer.ended('send webhook', { kind: 'producer', attributes }, milliseconds, fault);
        },
    };
}
//# sourceMappingURL=measured-observer.js.map
// EXTERNAL MODULE: ./build/src/service/telemetry/overload.js
var overload = __webpack_require__(87883);
// EXTERNAL MODULE: ./build/src/engine/version.js
var version = __webpack_require__(8860);
;// CONCATENATED MODULE: ./build/src/service/telemetry/prometheus.js
/**
 * Metrics for Prometheus, in a registry of their own. Nothing is global, so two services in one process do not share
 * metrics.
 */


const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** How long the backlog is cached, so that many scrapers do not cause much load. */
const BACKLOG_MILLISECONDS = 1000;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const PRESSURES = ['event-loop', 'heap', 'memory', 'database'];
/** Creates a registry with metrics of the process and the build. */
function createRegistry(role) {
    const registry = new prom_client.Registry();
    (0,prom_client.collectDefaultMetrics)({ register: registry });
    new prom_client.Gauge({
        name: 'review_gate_build_info',
        help: 'Always 1; the labels say what runs.',
        labelNames: ['version', 'node', 'role'],
        registers: [registry],
    }).set({ version: version/* ENGINE_VERSION */.A, node: process.version, role }, 1);
    return registry;
}
/**
 * Registers the queue's metrics. A scrape reads the backlog at most once per second; `up` says whether that succeeded.
 */
function registerQueueMetrics(registry, clock, read) {
    const registers = [registry];
    let cached = null;
    const backlog = () => {
        const now = clock();
        if (cached === null || now - cached.at >= BACKLOG_MILLISECONDS) {
            // A scrape succeeds even if the queue fails: review_gate_queue_up reports it.
            cached = { at: now, rows: read().catch(() => null) };
        }
        return cached.rows;
    };
    new prom_client.Gauge({
        name: 'review_gate_queue_up',
        help: '1 where the queue could be read at this scrape, else 0.',
        registers,
        async collect() {
            this.set((await backlog()) === null ? 0 : 1);
        },
    });
    new prom_client.Gauge({
        name: 'review_gate_queue_jobs',
        help: 'Jobs in the queue, by kind and state. Of the whole queue, not of this process: take the maximum, not the sum.',
        labelNames: ['kind', 'state'],
        registers,
        async collect() {
            this.reset();
            for (const { kind, waiting, running } of (await backlog()) ?? []) {
                this.set({ kind, state: 'waiting' }, waiting);
                this.set({ kind, state: 'running' }, running);
            }
        },
    });
    new prom_client.Gauge({
        name: 'review_gate_queue_oldest_seconds',
        help: 'For how long the oldest waiting job has waited. Of the whole queue.',
        labelNames: ['kind'],
        registers,
        async collect() {
            this.reset();
            for (const { kind, oldestMilliseconds } of (await backlog()) ?? [])
                this.set({ kind }, oldestMilliseconds / 1000);
        },
    });
}
function registerPoolMetrics(registry, use) {
    new prom_client.Gauge({
        name: 'review_gate_database_connections',
        help: 'Connections of this process, by state; "waiting" are requests for one.',
        labelNames: ['state'],
        registers: [registry],
        collect() {
            const { total, idle, waiting } = use();
            this.set({ state: 'used' }, total - idle);
            this.set({ state: 'idle' }, idle);
            this.set({ state: 'waiting' }, waiting);
        },
    });
}
/** Creates the meter and registers its metrics in the registry. */
function createMeter({ registry, clock, pool }) {
    const registers = [registry];
    const requests = new prom_client.Histogram({
        name: 'review_gate_http_request_duration_seconds',
        help: 'Requests that were answered, by the operation of the API (never the path).',
        labelNames: ['operation', 'method', 'status'],
        buckets: HTTP_SECONDS,
        registers,
    });
    const refusals = new prom_client.Counter({
        name: 'review_gate_rate_limit_refusals_total',
        help: 'Requests refused with 429.',
        labelNames: ['operation'],
        registers,
    });
    const turnedAway = new prom_client.Counter({
        name: 'review_gate_overload_refusals_total',
        help: 'Requests turned away with 503, by what was short.',
        labelNames: ['reason'],
        registers,
    });
    for (const reason of PRESSURES)
        turnedAway.inc({ reason }, 0);
    if (pool !== null)
        registerPoolMetrics(registry, pool);
    return {
        request({ operation: id, method, status, milliseconds }) {
            const operation = id ?? 'none';
            const labels = {
                operation,
                method: METHODS.has(method) ? method : 'other',
                status: `${Math.floor(status / 100)}xx`,
            };
            requests.observe(labels, milliseconds / 1000);
            if (status === 429)
                refusals.inc({ operation });
        },
        turnedAway: (reason) => turnedAway.inc({ reason }),
        watchQueue: (backlog) => registerQueueMetrics(registry, clock, backlog),
        exposition: () => registry.metrics(),
        contentType: registry.contentType,
    };
}
//# sourceMappingURL=prometheus.js.map
// EXTERNAL MODULE: ./build/src/service/telemetry/tracer.js
var telemetry_tracer = __webpack_require__(51324);
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/service/config.js
var config = __webpack_require__(667);
;// CONCATENATED MODULE: ./build/src/service/telemetry/tracing.js
/** Whether spans are exported, and where to: the environment variables of the OpenTelemetry specification say it. */


const toNonEmpty = (text) => (text === undefined || text.trim() === '' ? undefined : text.trim());
/**
 * Parses `a=b,c=d` with percent-encoded values, the format of OTEL_EXPORTER_OTLP_HEADERS and OTEL_RESOURCE_ATTRIBUTES.
 */
function parsePairs(variable, text) {
    const items = (text ?? '').split(',').filter((item) => item.trim() !== '');
    return Object.fromEntries(items.map((item) => {
        const at = item.indexOf('=');
        // Never includes the value, because headers contain tokens.
        if (at < 1)
            throw new config/* ConfigError */.xL(`${variable} must be key=value pairs with commas between.`);
        const value = item.slice(at + 1).trim();
        try {
            return [item.slice(0, at).trim(), decodeURIComponent(value)];
        }
        catch {
            throw new config/* ConfigError */.xL(`${variable} holds a value that is not percent-encoded.`);
        }
    }));
}
function readEndpoint(environment) {
    const own = toNonEmpty(environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
    const general = toNonEmpty(environment['OTEL_EXPORTER_OTLP_ENDPOINT']);
    const variable = own === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
    // The general address is a base; the one of traces is used as it is.
    const url = own ?? (general === undefined ? undefined : `${(0,base_url/* withoutEndSlashes */.he)(general)}/v1/traces`);
    if (url === undefined)
        return null;
    if ((0,base_url/* parseHttpUrl */.f$)(url) === null) {
        throw new config/* ConfigError */.xL(`${variable} must be an address that begins with http:// or https://.`);
    }
    return url;
}
const RATIO_SAMPLERS = new Set(['traceidratio', 'parentbased_traceidratio']);
function readSamplingRatio(environment) {
    const sampler = toNonEmpty(environment['OTEL_TRACES_SAMPLER']);
    if (sampler === 'always_off' || sampler === 'parentbased_always_off')
        return 0;
    if (sampler === undefined || !RATIO_SAMPLERS.has(sampler))
        return 1;
    const ratio = Number(toNonEmpty(environment['OTEL_TRACES_SAMPLER_ARG']) ?? '1');
    if (ratio >= 0 && ratio <= 1)
        return ratio;
    throw new config/* ConfigError */.xL('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
}
/**
 * Reads the variables; null if no endpoint is set, or tracing is disabled.
 * @throws ConfigError
 */
function readTracingSettings(environment) {
    if (toNonEmpty(environment['OTEL_SDK_DISABLED'])?.toLowerCase() === 'true')
        return null;
    if (toNonEmpty(environment['OTEL_TRACES_EXPORTER'])?.toLowerCase() === 'none')
        return null;
    const url = readEndpoint(environment);
    if (url === null)
        return null;
    const protocol = toNonEmpty(environment['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) ??
        toNonEmpty(environment['OTEL_EXPORTER_OTLP_PROTOCOL']);
    if (protocol === 'grpc') {
        throw new config/* ConfigError */.xL('OTEL_EXPORTER_OTLP_PROTOCOL: spans are sent as OTLP over HTTP (port 4318), not as gRPC.');
    }
    const headers = 'OTEL_EXPORTER_OTLP_HEADERS';
    const ownHeaders = 'OTEL_EXPORTER_OTLP_TRACES_HEADERS';
    return {
        url,
        headers: { ...parsePairs(headers, environment[headers]), ...parsePairs(ownHeaders, environment[ownHeaders]) },
        serviceName: toNonEmpty(environment['OTEL_SERVICE_NAME']) ?? 'review-gate',
        resource: parsePairs('OTEL_RESOURCE_ATTRIBUTES', environment['OTEL_RESOURCE_ATTRIBUTES']),
        ratio: readSamplingRatio(environment),
    };
}
/**
 * Starts exporting spans if the environment names an endpoint; otherwise returns null and loads nothing. Failed exports
 * are logged and dropped.
 * @throws ConfigError
 */
async function startTracing(environment, logger) {
    const settings = readTracingSettings(environment);
    if (settings === null)
        return null;
    const { exportSpans } = await Promise.all(/* import() | otlp */[__webpack_require__.e(9271), __webpack_require__.e(4646)]).then(__webpack_require__.bind(__webpack_require__, 58414));
    return exportSpans(settings, logger);
}
//# sourceMappingURL=tracing.js.map
;// CONCATENATED MODULE: ./build/src/service/telemetry/telemetry.js







const NO_POOL = { total: 0, idle: 0, waiting: 0 };
/** Opens the monitoring. Rejects with ConfigError if the environment is not valid. */
async function startTelemetry({ config, environment, sink = process.stderr, }) {
    const { role, logLevel, databaseUrl, dataDir, cacheDir } = config;
    const logger = createLogger({ level: logLevel, sink, clock: Date.now, base: { role, pid: process.pid } });
    const tracing = await startTracing(environment, logger);
    const tracer = tracing?.tracer ?? telemetry_tracer/* UNTRACED */.d;
    const registry = createRegistry(role);
    // Only differences of times are used, and setting the system clock must not change them.
    const clock = () => performance.now();
    let pool = null;
    const use = () => pool === null ? NO_POOL : { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
    return {
        logger,
        tracer,
        meter: createMeter({ registry, clock, pool: use }),
        observer: createObserver({ registry, tracer, clock }),
        checks: [
            ...(databaseUrl === null ? [createDiskCheck({ name: 'data', directory: dataDir })] : []),
            ...(role === 'api' ? [] : [createDiskCheck({ name: 'cache', directory: cacheDir })]),
        ],
        overload: { limits: (0,overload/* computeDefaultLimits */.h)(), waiting: () => use().waiting },
        log: createLineLogger(logger),
        watchPool: (watched) => {
            pool = watched;
        },
        close: async () => tracing?.close(),
    };
}
//# sourceMappingURL=telemetry.js.map

/***/ }),

/***/ 51324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ UNTRACED)
/* harmony export */ });
/** The interface for spans. The implementation that exports them is loaded only when it is needed. */
const NO_SPAN = {
    traceId: null,
    rename: () => undefined,
    set: () => undefined,
    within: (work) => work(),
    end: () => undefined,
};
/** For a service without tracing. */
const UNTRACED = {
    begin: () => NO_SPAN,
    run: (_name, _start, work) => work(),
    ended: () => undefined,
};
//# sourceMappingURL=tracer.js.map

/***/ })

};
