export const id = 9683;
export const ids = [9683];
export const modules = {

/***/ 99743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ ProxyVariableError),
/* harmony export */   Zd: () => (/* binding */ readDirectHosts),
/* harmony export */   jY: () => (/* binding */ readProxyVariable),
/* harmony export */   uv: () => (/* binding */ readProxySettings)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16258);
/** The proxy variables of the environment, for all senders of requests: to GitHub, to a service, and by git. */

/** Requests to this machine never go through a proxy. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];
const IPV6_ADDRESS = /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu;
/**
 * Thrown for a variable that does not contain a proxy address. The address is not quoted, because it may contain a
 * password.
 */
class ProxyVariableError extends Error {
    problem;
    hint;
    name = 'ProxyVariableError';
    constructor(
    /** The problem. */
    problem, 
    /** How to fix it. */
    hint) {
        super(`${problem} ${hint}`);
        this.problem = problem;
        this.hint = hint;
    }
}
/**
 * Returns the trimmed value of the lower-case variable or, if that is not set, of the upper-case one; null if neither
 * is set.
 */
function readProxyVariable(environment, variable) {
    return (environment[variable] ?? environment[variable.toUpperCase()])?.trim() ?? null;
}
/**
 * Returns the hosts that are reached without a proxy: this machine, and the entries of `no_proxy`, with IPv6 addresses
 * without brackets. Returns `['*']` if no host has a proxy.
 */
function readDirectHosts(environment) {
    const entries = (readProxyVariable(environment, 'no_proxy') ?? '').split(/[,\s]+/u);
    const given = entries.filter((entry) => entry !== '').map(removeBrackets);
    return given.includes('*') ? ['*'] : [...LOOPBACK_HOSTS, ...given];
}
/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. A proxy may be written without a scheme, as `host:port`.
 * @throws ProxyVariableError if a proxy is not an http(s) address
 */
function readProxySettings(environment) {
    return {
        httpProxy: readProxyAddress(environment, 'http_proxy'),
        httpsProxy: readProxyAddress(environment, 'https_proxy'),
        noProxy: readDirectHosts(environment).map(addBrackets).join(','),
    };
}
function readProxyAddress(environment, variable) {
    const text = readProxyVariable(environment, variable) ?? '';
    if (text === '')
        return '';
    const address = text.includes('://') ? text : `http://${text}`;
    if (isProxyAddress(address))
        return address;
    throw new ProxyVariableError(`The variable ${variable} (or ${variable.toUpperCase()}) holds no http(s) address of a proxy.`, 'Set it to http://host:port, or empty it.');
}
function isProxyAddress(address) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpUrl */ .f$)(address);
    if (url === null)
        return false;
    try {
        decodeURIComponent(`${url.username}${url.password}`);
        return true;
    }
    catch {
        return false;
    }
}
/** Converts `[::1]` to `::1`: curl takes IPv6 addresses without brackets, undici with them. */
function removeBrackets(entry) {
    const inside = /^\[(.*)\]$/u.exec(entry)?.[1];
    return inside !== undefined && IPV6_ADDRESS.test(inside) ? inside : entry;
}
function addBrackets(entry) {
    return IPV6_ADDRESS.test(entry) ? `[${entry}]` : entry;
}
//# sourceMappingURL=proxy.js.map

/***/ }),

/***/ 55760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ReviewError),
/* harmony export */   t: () => (/* binding */ cancelledBy)
/* harmony export */ });
/** The only error class that a reviewer throws. */
/** No review, or only a part of it. Message and hint are one line each, without secrets and control characters. */
class ReviewError extends Error {
    name = 'ReviewError';
    kind;
    code;
    status;
    said;
    hint;
    constructor(message, details) {
        super(message);
        this.kind = details.kind;
        this.code = details.code ?? null;
        this.status = details.status ?? null;
        this.said = details.said ?? null;
        this.hint = details.hint ?? '';
    }
}
/** Returns the error for a review that its caller has stopped, with the message of the signal's reason. */
function cancelledBy(signal) {
    const reason = signal.reason;
    const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
    const known = typeof message === 'string' && message !== '';
    return new ReviewError(known ? message : 'The review was cancelled.', { kind: 'cancelled' });
}
//# sourceMappingURL=review-error.js.map

/***/ }),

/***/ 24419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   x1: () => (/* binding */ toSnapshotPath),
/* harmony export */   x3: () => (/* binding */ writeText),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/** Reads and writes files named on the command line. Errors say which file failed and what to do. */



const describeError = (fault) => (fault instanceof Error ? fault.message : String(fault));
/**
 * Reads the file's text.
 * @throws UsageError if the file cannot be read
 */
async function readText(path, what) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The ${what} cannot be read: ${describeError(fault)}. Name a file that exists and is readable.`, {
            cause: fault,
        });
    }
}
/**
 * Reads the file's JSON and checks its shape.
 * @throws UsageError that names the first place where it differs
 */
async function readJson(path, what, shape) {
    const text = await readText(path, what);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not JSON: ${describeError(fault)}.`, { cause: fault });
    }
    const parsed = shape.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not a ${what}: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}.`);
}
/**
 * Writes the file and creates its folder.
 * @throws UsageError if it cannot be written
 */
async function writeText(path, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} cannot be written: ${describeError(fault)}. Name a place that is writable.`, {
            cause: fault,
        });
    }
}
/** Returns the path of a trace's snapshot: next to the trace, with `.snapshot.json` in place of `.json`. */
function toSnapshotPath(tracePath) {
    return `${tracePath.replace(/\.json$/u, '')}.snapshot.json`;
}
//# sourceMappingURL=files.js.map

/***/ }),

/***/ 81534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readKeySet: () => (/* binding */ readKeySet)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16258);
/* harmony import */ var _client_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83656);
/* harmony import */ var _service_api_auth_trace_signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45915);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24419);
/** Reads the keys that `verify --keys` names: a JWKS in a file or at a URL. */






const MAX_BYTES = 1024 * 1024;
const WEB = /^https?:\/\//iu;
const describeError = (cause) => (cause instanceof Error ? cause.message : String(cause));
function parseKeyAddress(text) {
    const url = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(text);
    if (url === null)
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--keys ${text} is no address.`);
    if (url.protocol === 'https:' || (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(url.hostname))
        return url;
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e("Keys that come over http:// may be anybody's: name an https:// address, or a file that you had from a place you trust.");
}
async function fetchText(url, environment) {
    const dispatcher = (0,_client_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__/* .createDispatcher */ .S)(environment);
    try {
        const { statusCode, body } = await (0,undici__WEBPACK_IMPORTED_MODULE_0__.request)(url, { dispatcher, headers: { accept: 'application/json' } });
        const pieces = [];
        let size = 0;
        for await (const piece of body) {
            const bytes = Buffer.from(piece);
            size += bytes.length;
            if (size > MAX_BYTES)
                throw new Error('the answer is too large for a key set');
            pieces.push(bytes);
        }
        if (statusCode !== 200)
            throw new Error(`the answer is ${statusCode}`);
        return Buffer.concat(pieces).toString('utf8');
    }
    catch (cause) {
        throw new Error(`The keys cannot be had from ${url.origin}${url.pathname}: ${describeError(cause)}.`, { cause });
    }
    finally {
        await dispatcher.destroy();
    }
}
/**
 * Reads the key set.
 * @throws UsageError if the source is not a key set; another Error if the URL does not return it
 */
async function readKeySet(source, environment) {
    if (!WEB.test(source))
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(source, 'key set (JWKS)', _service_api_auth_trace_signature_js__WEBPACK_IMPORTED_MODULE_5__/* .KeySet */ .wj);
    const text = await fetchText(parseKeyAddress(source), environment);
    try {
        return _service_api_auth_trace_signature_js__WEBPACK_IMPORTED_MODULE_5__/* .KeySet */ .wj.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${source} gives no key set (JWKS). It is at /.well-known/jwks.json of the service.`, {
            cause,
        });
    }
}
//# sourceMappingURL=key-set.js.map

/***/ }),

/***/ 83656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createDispatcher)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _base_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99743);
/* harmony import */ var _base_review_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55760);
/** The connections: time-outs and proxies. */



const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
function readProxies(environment) {
    try {
        return (0,_base_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .readProxySettings */ .uv)(environment);
    }
    catch (cause) {
        if (!(cause instanceof _base_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .ProxyVariableError */ .Hw))
            throw cause;
        throw new _base_review_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewError */ .Z(cause.problem, { kind: 'configuration', hint: cause.hint });
    }
}
/**
 * One connection an origin, with time-outs for connecting, headers and body, kept alive, through the proxy that `https_proxy`,
 * `http_proxy` and `no_proxy` name (in either case, the lower one first). Loopback is never proxied.
 * @param environment the variables, usually `process.env`
 * @throws ReviewError (`configuration`) for a proxy address that is none
 */
function createDispatcher(environment) {
    const timeout = { timeout: CONNECT_TIMEOUT_MS };
    return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
        ...readProxies(environment),
        // Every call waits for the one before it. Without this each may open a connection of its own.
        connections: 1,
        connect: timeout,
        requestTls: timeout,
        proxyTls: timeout,
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BODY_TIMEOUT_MS,
    });
}
//# sourceMappingURL=dispatcher.js.map

/***/ }),

/***/ 52583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ AuditEntry),
/* harmony export */   b: () => (/* binding */ AuditPeriod)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13417);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16112);
/** The export of a period for auditors: one line for each review that was completed in it. */



/** A limit of the period, as RFC 3339 has it: with seconds and an offset. */
const Limit = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({
    offset: true,
    error: 'must be a time as RFC 3339 has it, such as 2026-01-31T00:00:00Z',
});
/**
 * The period: from `from`, and before `to`. So periods that follow each other have each review once. Whether `to` is
 * later, and not too late, says `checkPeriod`.
 */
const AuditPeriod = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ from: Limit, to: Limit });
/** What a completed review came to and what it rests on. A value is null where the review, or its trace, has none. */
const AuditEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    time: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc.nullable().meta({ description: 'When it was completed. Null for a trace without its review.' }),
    review_id: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewId */ .kt,
    repo: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .PullNumber */ .jK,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R.nullable(),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    base_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R.nullable(),
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Verdict */ .Y.nullable().meta({ description: 'Null for a dry run, which opens and closes nothing.' }),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    rule: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().meta({ description: 'The rule that decided.' }),
    policy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np })
        .nullable()
        .meta({ description: 'The policy in force; the digest is of its effective settings as canonical JSON.' }),
    tier: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Tier */ .Ju.nullable(),
    people: _people_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewPeople */ .yP.extend({ changes_requested: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }).nullable(),
    signatures: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_people_js__WEBPACK_IMPORTED_MODULE_3__/* .Signature */ .to),
    trace_digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np.nullable(),
    sentence: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().meta({ description: 'The same in one sentence, for people.' }),
})
    .meta({ id: 'AuditEntry' });
//# sourceMappingURL=audit.js.map

/***/ }),

/***/ 13417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _S: () => (/* binding */ CommandOffer),
/* harmony export */   oc: () => (/* binding */ PeopleQuestion),
/* harmony export */   pe: () => (/* binding */ AcceptedBy),
/* harmony export */   qe: () => (/* binding */ SignatureVerb),
/* harmony export */   to: () => (/* binding */ Signature),
/* harmony export */   yP: () => (/* binding */ ReviewPeople)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** What people said of a change on the pull request, and what it was worth. */

/** A person's words for one thing: a criterion, a finding, or changed lines. */
const SignatureVerb = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['sign', 'accept', 'vouch']).meta({ id: 'SignatureVerb' });
/** A `/review-gate` line in a review or comment that answers for something, and whether it holds for this head. */
const Signature = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    verb: SignatureVerb,
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .meta({ description: "A criterion's id, a finding's fingerprint, or a path with lines; without its digest." }),
    because: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The reason that the person gave.' }),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: "The person's login." }),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'When it was said, by the clock of the host. ISO 8601 UTC.' }),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The review or comment.' }),
    holds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'What it did, or why it does not count and what to do.' }),
})
    .meta({ id: 'Signature' });
/** A finding that a person accepted. */
const AcceptedBy = Signature.pick({ by: true, at: true, url: true, because: true }).meta({ id: 'AcceptedBy' });
/** People in a review: logins, names of owners as CODEOWNERS writes them, and ids of criteria. */
const ReviewPeople = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Logins whose approval counts for this head.' }),
    stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Logins whose approval was for another state of the change.' }),
    owners_missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Code owners of touched paths of whom none approved.' }),
    signed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Ids of the criteria that a person signed.' }),
    open: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .meta({ description: 'Ids of the criteria that only people can confirm, not signed yet.' }),
})
    .meta({ id: 'ReviewPeople' });
/** A line that is ready to copy: what a person who may can answer for now. */
const CommandOffer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verb: SignatureVerb,
    /** A criterion's id, a finding's fingerprint, or a path. */
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The line with its digest, up to the reason. */
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A `/review-gate` line that answers for nothing: it asks for something, or nobody can tell what it means. */
const PeopleQuestion = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verb: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['explain', 'status', 'unknown']),
    /** What is to be explained; what was written, where the command is unknown. */
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
//# sourceMappingURL=people.js.map

/***/ }),

/***/ 92308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K3: () => (/* binding */ VerificationSummary),
/* harmony export */   Mb: () => (/* binding */ STATEMENT_PAYLOAD_TYPE),
/* harmony export */   Sb: () => (/* binding */ SUMMARY_PREDICATE_TYPE),
/* harmony export */   r4: () => (/* binding */ REVIEW_EXTENSION),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
/* unused harmony export SummarySubject */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52583);
/**
 * A verification summary of a reviewed commit: an in-toto Statement v1 (https://in-toto.io/Statement/v1) with the
 * predicate https://slsa.dev/verification_summary/v1. Readers must pass over fields that they do not know.
 */


const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const SUMMARY_PREDICATE_TYPE = 'https://slsa.dev/verification_summary/v1';
/** The field of the predicate that holds what a review adds. The predicate allows more fields if their names are URIs. */
const REVIEW_EXTENSION = 'urn:review-gate:review:1';
const DigestSet = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const Resource = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ uri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), digest: DigestSet });
const SummarySubject = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), digest: DigestSet });
const VerificationSummary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    _type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(STATEMENT_TYPE),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SummarySubject).min(1),
    predicateType: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(SUMMARY_PREDICATE_TYPE),
    predicate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        verifier: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        timeVerified: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        resourceUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        policy: Resource,
        inputAttestations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Resource),
        verificationResult: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['PASSED', 'FAILED']),
        verifiedLevels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        [REVIEW_EXTENSION]: _audit_js__WEBPACK_IMPORTED_MODULE_1__/* .AuditEntry */ .E,
    }),
});
//# sourceMappingURL=verification-summary.js.map

/***/ }),

/***/ 45915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wj: () => (/* binding */ KeySet),
  Pp: () => (/* binding */ SUMMARY_ENCODING),
  jC: () => (/* binding */ checkSignature),
  It: () => (/* binding */ checkStatement),
  QP: () => (/* binding */ createTraceSigner)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/verification-summary.js
var verification_summary = __webpack_require__(92308);
;// CONCATENATED MODULE: ./build/src/service/api/auth/dsse.js
/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ECDSA on P-256 and
 * SHA-256. DSSE leaves the encoding of a signature open.
 */

/** Returns the bytes to sign: the pre-authentication encoding, with lengths in bytes. */
function encodePreAuthentication(payloadType, payload) {
    const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
    return Buffer.concat([Buffer.from(head), payload]);
}
/** Signs a payload. */
function signEnvelope(payloadType, payload, key, encoding = 'ieee-p1363') {
    const bytes = Buffer.from(payload);
    const sig = (0,external_node_crypto_.sign)('sha256', encodePreAuthentication(payloadType, bytes), {
        key: key.privateKey,
        dsaEncoding: encoding,
    });
    return {
        payloadType,
        payload: bytes.toString('base64'),
        signatures: [{ keyid: key.id, sig: sig.toString('base64') }],
    };
}
/**
 * Returns whether one of the envelope's signatures was made with the key. Its key ids are only hints and are not
 * trusted.
 */
function isSignedBy({ payloadType, payload, signatures }, key, encoding = 'ieee-p1363') {
    const bytes = encodePreAuthentication(payloadType, Buffer.from(payload, 'base64'));
    return signatures.some(({ sig }) => (0,external_node_crypto_.verify)('sha256', bytes, { key, dsaEncoding: encoding }, Buffer.from(sig, 'base64')));
}
//# sourceMappingURL=dsse.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/trace-signature.js
/**
 * The signature of a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the
 * trace's digest, in a DSSE envelope signed with the service's trace key. The chain of hashes alone cannot detect a
 * trace that was completely recomputed.
 */




const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';
/** The encoding of the signatures of verification summaries: the one that tools of others read. */
const SUMMARY_ENCODING = 'der';
/** The required content of the statement. Other fields are ignored, as in-toto requires. */
const Statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz(verification_summary/* STATEMENT_TYPE */.zG),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), digest: schemas/* object */.Ikc({ sha256: schemas/* string */.YjP() }) })).length(1),
    predicateType: schemas/* literal */.euz(PREDICATE_TYPE),
});
/** A public key of a JWKS (RFC 7517) that can verify a trace's signature. */
const VerifyingKey = schemas/* looseObject */._H3({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP(),
    y: schemas/* string */.YjP(),
    kid: schemas/* string */.YjP(),
});
/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are ignored. */
const KeySet = schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({})) });
function buildStatement({ review_id, digest }) {
    return {
        _type: verification_summary/* STATEMENT_TYPE */.zG,
        subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
        predicateType: PREDICATE_TYPE,
    };
}
/** Returns a function that signs with the keyring's newest trace key; it gives nulls if there is none. */
function createTraceSigner(keyring) {
    return async (trace, summary) => {
        const [key] = (await keyring.current()).trace;
        if (key === undefined)
            return { signature: null, vsa: null };
        const sign = (statement, encoding) => signEnvelope(verification_summary/* STATEMENT_PAYLOAD_TYPE */.Mb, JSON.stringify(statement), key, encoding);
        return {
            signature: sign(buildStatement(trace)),
            vsa: summary === null ? null : sign(summary, SUMMARY_ENCODING),
        };
    };
}
function readStatement(payload) {
    try {
        return Statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    }
    catch {
        return null;
    }
}
/** Returns the faults in the signature's statement; empty if it is about this trace. The signer is not checked. */
function checkStatement(trace) {
    if (trace.signature === null)
        return [];
    const { payloadType, payload } = trace.signature;
    const expected = buildStatement(trace).subject[0];
    const subject = payloadType === verification_summary/* STATEMENT_PAYLOAD_TYPE */.Mb ? readStatement(payload)?.subject[0] : undefined;
    if (subject === undefined)
        return ['signature: is not over an in-toto statement on a trace'];
    const faults = [];
    if (subject.digest.sha256 !== expected?.digest.sha256)
        faults.push('signature: is over another trace');
    if (subject.name !== trace.review_id)
        faults.push(`signature: is for the review ${subject.name}`);
    return faults;
}
/** Checks the signer. Only keys that the signature names are tried, by their ids in the set. */
function checkSignature(signature, { keys }, encoding) {
    const keyIds = signature.signatures.map(({ keyid }) => keyid);
    const named = keys.flatMap((key) => VerifyingKey.safeParse(key).data ?? []).filter(({ kid }) => keyIds.includes(kid));
    if (named.length === 0)
        return { state: 'unknown-key', keyIds };
    for (const { kty, crv, x, y, kid } of named) {
        const ofKey = { ...signature, signatures: signature.signatures.filter(({ keyid }) => keyid === kid) };
        try {
            const key = (0,external_node_crypto_.createPublicKey)({ key: { kty, crv, x, y }, format: 'jwk' });
            if (isSignedBy(ofKey, key, encoding))
                return { state: 'good', keyId: kid };
        }
        catch {
            // The key is not a point of the curve, so it verifies no signature.
        }
    }
    return { state: 'bad' };
}
//# sourceMappingURL=trace-signature.js.map

/***/ })

};
