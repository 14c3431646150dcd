export const id = 508;
export const ids = [508];
export const modules = {

/***/ 40781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ rejectOnAbort),
/* harmony export */   u: () => (/* binding */ onAbort)
/* harmony export */ });
/** Helpers for work that ends when an abort signal fires. */
/**
 * Waits for `work`, but rejects with the signal's reason as soon as the signal is aborted. For work that takes no
 * signal.
 */
function rejectOnAbort(work, signal) {
    return new Promise((resolve, reject) => {
        const stopListening = onAbort(signal, () => reject(signal.reason));
        work.then(resolve, reject).finally(stopListening);
    });
}
/**
 * Calls `act` once when the signal is aborted, or now if it is already aborted. Returns a function that removes the
 * listener.
 */
function onAbort(signal, act) {
    if (signal.aborted)
        act();
    else
        signal.addEventListener('abort', act, { once: true });
    return () => signal.removeEventListener('abort', act);
}
//# sourceMappingURL=abort.js.map

/***/ }),

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

/***/ 94141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createIds)
/* harmony export */ });
/** Ids according to TypeID 0.3: a prefix and a UUIDv7 (RFC 9562) in 26 characters of lower-case Crockford base32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const RAND_B_BITS = 62n;
const TAIL_BITS = 74n;
const VERSION = 7n << 76n;
const VARIANT = 2n << RAND_B_BITS;
function encodeBase32(value) {
    let rest = value;
    let text = '';
    for (let at = 0; at < ID_CHARACTERS; at += 1) {
        text = ALPHABET.charAt(Number(rest & 31n)) + text;
        rest >>= 5n;
    }
    return text;
}
function toBigInt(bytes) {
    return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}
/**
 * Builds a UUID: 48 bits of time, version, 12 bits, variant, 62 bits. The 74 random bits are one counter across the
 * variant.
 */
function buildUuid(milliseconds, tail) {
    const high = tail >> RAND_B_BITS;
    const low = tail & ((1n << RAND_B_BITS) - 1n);
    return (BigInt(milliseconds) << 80n) | VERSION | (high << 64n) | VARIANT | low;
}
/**
 * Creates a source of ids. Within a millisecond the random part is incremented (RFC 9562 §6.2, method 2). So ids sort
 * in creation order, and a clock that stops or goes back does no harm.
 * @param clock milliseconds since the epoch
 * @param random returns the given number of bytes. It is called once per millisecond; after that the random part is
 * incremented (RFC 9562 §6.2, method 2). So ids created in the same millisecond sort by creation, also if the clock
 * stops or goes back.
 */
function createIds(clock, random) {
    let last = -1;
    let tail = 0n;
    return (prefix) => {
        const now = Math.floor(clock());
        if (now > last) {
            last = now;
            // The top bit is 0, so that the counter has space to grow.
            tail = toBigInt(random(RANDOM_BYTES)) & ((1n << (TAIL_BITS - 1n)) - 1n);
        }
        else {
            tail += 1n;
        }
        return `${prefix}_${encodeBase32(buildUuid(last, tail))}`;
    };
}
//# sourceMappingURL=ids.js.map

/***/ }),

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

/***/ 98602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ formatTimestamp),
/* harmony export */   Y: () => (/* binding */ seconds)
/* harmony export */ });
/** Times in the format of the contract. */
/** Converts milliseconds since the epoch to ISO 8601: UTC, with milliseconds and `Z`. */
function formatTimestamp(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** Formats a duration for people, in seconds: `1.5 s`; from 10 s on without decimals. */
function seconds(milliseconds) {
    const value = milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
    return `${value} s`;
}
//# sourceMappingURL=time.js.map

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

/***/ 45744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ jsonPointer),
/* harmony export */   Y: () => (/* binding */ listFieldFaults)
/* harmony export */ });
/** More faults than these are not listed: a body of a thousand unknown fields is not worth an answer of that size. */
const MAX_FAULTS = 50;
function toPointerSegment(key) {
    return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** As a JSON pointer (RFC 6901). */
const jsonPointer = (path) => path.map(toPointerSegment).join('');
function isMissing(value, path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null)
            return false;
        at = Object.entries(at).find(([name]) => name === String(key))?.[1];
    }
    return at === undefined;
}
/** Each fault of a value that its schema refused, at most 50. */
function listFieldFaults(error, value, place = jsonPointer) {
    return error.issues
        .flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ pointer: place([...issue.path, key]), detail: `unknown field "${key}"` }))
        : [{ pointer: place(issue.path), detail: isMissing(value, issue.path) ? 'is missing' : issue.message }])
        .slice(0, MAX_FAULTS);
}
//# sourceMappingURL=field-faults.js.map

/***/ }),

/***/ 43825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ createPageSchema),
/* harmony export */   $x: () => (/* binding */ WholeNumber),
/* harmony export */   K3: () => (/* binding */ PageQuery)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96206);


/** A whole number as a parameter: decimal digits only, with one spelling per number. */
const WholeNumber = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^(?:0|[1-9]\d{0,15})$/u, 'must be a whole number')
    .transform(Number);
/** Paging parameters of every list. `page` is the opaque string from `next_page`. */
const PageQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    limit: WholeNumber.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_PAGE_ROWS)).optional(),
    page: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(1024).optional(),
});
/** Builds the schema of a page of `item`: `{data, next_page}`. `next_page` is null if there is no further page. */
const createPageSchema = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ data: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), next_page: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
//# sourceMappingURL=page.js.map

/***/ }),

/***/ 39306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H3: () => (/* binding */ CreateReview),
/* harmony export */   Py: () => (/* binding */ ReviewFilter),
/* harmony export */   QD: () => (/* binding */ FailedReview),
/* harmony export */   Vq: () => (/* binding */ Counts),
/* harmony export */   WT: () => (/* binding */ CompletedReview),
/* harmony export */   p_: () => (/* binding */ Review),
/* harmony export */   uh: () => (/* binding */ AcBinding)
/* harmony export */ });
/* unused harmony export QueuedReview */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68081);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96206);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43825);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2546);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);






/** Body of `POST /v1/reviews`. Unknown fields are rejected by name. */
const CreateReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK,
    ticket: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_TICKET_CHARACTERS).optional(),
    policy: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_POLICY_NAME_CHARACTERS).optional(),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
})
    .meta({ id: 'CreateReview' });
/** An acceptance criterion bound to lines of code. An unmet criterion has no lines. */
const AcBinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB),
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW,
})
    .meta({ id: 'AcBinding' });
/** Number of findings of a review, by severity. */
const Counts = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ info: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), warn: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0) })
    .meta({ id: 'Counts' });
const asked = {
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R,
    ticket: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    policy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
};
/** The shape of a review until its pipeline has finished. */
const QueuedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('queued'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    trace_url: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
    ...asked,
})
    .meta({ id: 'QueuedReview' });
/**
 * The shape of a finished review. `verdict` is null for a dry run; the trace has the verdict that it would have had.
 */
const CompletedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('complete'),
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y.nullable(),
    tier: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Tier */ .Ju,
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW,
    ac_bindings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(AcBinding),
    trace_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5(),
    created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
    completed_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
    ...asked,
    counts: Counts,
    accounting: _span_js__WEBPACK_IMPORTED_MODULE_3__/* .AccountingCounts */ .qi.optional().meta({
        description: 'Changed lines by the reason of each. Absent for reviews of versions that did not account for them.',
    }),
})
    .meta({ id: 'CompletedReview' });
/** The shape of a review that failed. */
const FailedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    trace_url: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
    ...asked,
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ code: _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ErrorCode */ .O4, detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
})
    .meta({ id: 'FailedReview' });
const Review = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('status', [QueuedReview, CompletedReview, FailedReview]).meta({
    id: 'Review',
});
/** Filters of `GET /v1/reviews`. */
const ReviewFilter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc.optional(),
    pr: _page_js__WEBPACK_IMPORTED_MODULE_5__/* .WholeNumber */ .$x.pipe(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK).optional(),
    status: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Status */ .nW.optional(),
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y.optional(),
    tier: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Tier */ .Ju.optional(),
});
//# sourceMappingURL=review.js.map

/***/ }),

/***/ 55405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ TokenResponse),
/* harmony export */   D: () => (/* binding */ TokenRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** The token endpoint: OAuth 2.0 client credentials (RFC 6749 §4.4). */

/** Form fields of `POST /oauth/token`. With HTTP Basic, the client's id and secret are in the header instead. */
const TokenRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    grant_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    client_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    client_secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
})
    .meta({ id: 'TokenRequest' });
/** A bearer token, its lifetime in seconds, and its scopes, separated by single spaces. */
const TokenResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    access_token: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    token_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('Bearer'),
    expires_in: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .meta({ id: 'TokenResponse' });
//# sourceMappingURL=token.js.map

/***/ }),

/***/ 6512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18306);
/* harmony import */ var _policy_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/** The engine's public interface: a review is a pure function of a snapshot and its policies. */














/**
 * Parses a policy in YAML or JSON. Returns the policy, or all faults with line, column and message. Never rejects
 * because of the text.
 */
function parsePolicy(text) {
    return (0,_policy_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, _planes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map((rule) => rule.id));
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 5628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readToken),
/* harmony export */   E: () => (/* binding */ replaceToken)
/* harmony export */ });
/** GitHub tokens: a fixed one, or a source that is asked at each use because its tokens expire. */
/** Returns the current token. */
async function readToken(token, signal, refused) {
    return typeof token === 'string' ? token : token(signal, refused);
}
/** Returns a replacement for a refused token; null if there is no other. */
async function replaceToken(token, refused, signal) {
    const other = await readToken(token, signal, refused);
    return other === refused ? null : other;
}
//# sourceMappingURL=token.js.map

/***/ }),

/***/ 28987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ readTierEvidence),
/* harmony export */   Cp: () => (/* binding */ CRITERION_WORDS),
/* harmony export */   RY: () => (/* binding */ listOmitted),
/* harmony export */   T5: () => (/* binding */ countCriteria),
/* harmony export */   TA: () => (/* binding */ readBindingEvidence),
/* harmony export */   X1: () => (/* binding */ listConfidenceParts),
/* harmony export */   b: () => (/* binding */ selectLargest),
/* harmony export */   eQ: () => (/* binding */ formatTally),
/* harmony export */   pp: () => (/* binding */ readPlanesEvidence),
/* harmony export */   rd: () => (/* binding */ readCriteriaEvidence),
/* harmony export */   sb: () => (/* binding */ sortCriteria),
/* harmony export */   tZ: () => (/* binding */ formatToolReports),
/* harmony export */   v2: () => (/* binding */ buildCriterionRows),
/* harmony export */   x6: () => (/* binding */ readAccountingEvidence),
/* harmony export */   y5: () => (/* binding */ readPolicyEvidence)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34107);
/** What a trace says, read tolerantly: a step that is missing or of another shape is null, never an error. */



function readStepEvidence(report, name) {
    const found = report.trace?.steps.find((each) => each.name === name);
    const parsed = _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_EVIDENCE */ .XL[name].safeParse(found?.evidence);
    return parsed.success ? parsed.data : null;
}
const readCriteriaEvidence = (report) => readStepEvidence(report, 'criteria');
const readTierEvidence = (report) => readStepEvidence(report, 'tier');
const readPlanesEvidence = (report) => readStepEvidence(report, 'planes');
const readPolicyEvidence = (report) => readStepEvidence(report, 'policy');
const readAccountingEvidence = (report) => readStepEvidence(report, 'accounting');
const readBindingEvidence = (report) => readStepEvidence(report, 'binding');
/** How a criterion came out, for people. */
const CRITERION_WORDS = {
    met: 'met',
    weak: 'weak',
    unmet: 'unmet',
    not_code_verifiable: 'for people',
};
/** Returns the review's criteria in order, with the additions of the trace. */
function buildCriterionRows(report) {
    const read = new Map(readCriteriaEvidence(report)?.criteria.map((criterion) => [criterion.id, criterion]));
    const bound = new Map(readBindingEvidence(report)?.bindings.map((binding) => [binding.id, binding]));
    return (report.review.ac_bindings ?? []).map((binding) => ({
        id: binding.id,
        text: read.get(binding.id)?.text ?? null,
        status: bound.get(binding.id)?.status ?? (binding.lines.length > 0 ? 'met' : null),
        lines: binding.lines,
        confidence: binding.confidence ?? null,
    }));
}
/** Sort order, worst first. Criteria of the same status stay in the order of the ticket. */
const WORST = ['unmet', 'weak', null, 'met', 'not_code_verifiable'];
/** Sorts the criteria with the worst first, so that a limit cuts the least important. */
function sortCriteria(rows) {
    return [...rows].sort((a, b) => WORST.indexOf(a.status) - WORST.indexOf(b.status));
}
/** Counts the criteria. */
function countCriteria(report) {
    const rows = buildCriterionRows(report);
    const count = (status) => rows.filter((row) => row.status === status).length;
    return {
        total: rows.length,
        met: count('met'),
        weak: count('weak'),
        unmet: count('unmet'),
        people: count('not_code_verifiable'),
        unknown: count(null),
    };
}
/** Formats the counts: `4 met, 1 unmet`. The criteria for people to check come last. Empty if there are no criteria. */
function formatTally({ met, weak, unmet, people, unknown }) {
    const parts = [
        [met, 'met'],
        [weak, 'weak'],
        [unmet, 'unmet'],
        [unknown, 'without lines'],
        [people, 'for people'],
    ];
    return parts
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${count} ${word}`)
        .join(', ');
}
/** Returns what was not reviewed; entries that prevent an approval come first. */
function listOmitted(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    return [...omitted].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}
/**
 * Returns one line for each report of another tool: `ESLint 9.1.0 (plane eslint): 12 results, 2 on the change, 10 set
 * aside`.
 */
function formatToolReports(report) {
    return (readPlanesEvidence(report)?.reports ?? []).map(({ plane, tool, version, results, on_change: on, ...aside }) => {
        const left = results - on;
        const why = [
            [aside.elsewhere, 'on lines that did not change'],
            [aside.not_failures, 'no failures'],
            [aside.without_place, 'outside of the repository or without a file'],
            [aside.repeated, 'told twice'],
        ];
        const words = why.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
        const named = version === null ? tool : `${tool} ${version}`;
        return `${named} (plane ${plane}): ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(results, 'result')}, ${on} on the change, ${left} set aside${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
    });
}
const LARGEST = 5;
/** Returns the contributions with the largest absolute points, and the number and sum of the others. */
function selectLargest(contributions) {
    const sorted = contributions
        .filter(({ points }) => points !== 0)
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const others = sorted.slice(LARGEST);
    const sum = others.reduce((total, { points }) => total + points, 0);
    // Points have two decimals. Adding zero turns -0 into 0.
    return { largest: sorted.slice(0, LARGEST), others: others.length, sum: Math.round(sum * 100) / 100 + 0 };
}
const ConfidenceFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    parts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), stands: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), pivotal: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
});
/** Returns the judgements that the confidence depends on, the least certain first. */
function listConfidenceParts(report) {
    const read = ConfidenceFacts.safeParse(report.trace?.decision.facts['confidence']);
    if (!read.success)
        return [];
    return read.data.parts.filter(({ pivotal }) => pivotal).sort((a, b) => a.stands - b.stands);
}
//# sourceMappingURL=evidence.js.map

/***/ }),

/***/ 68475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ EngineLimitError)
/* harmony export */ });
/** The error of a review that exceeds its limits. */
const WORDS = {
    memory: (amount) => `needed more than ${amount} MB of memory`,
    time: (amount) => `took longer than ${amount} s`,
};
/** Thrown if the engine exceeds a limit. `amount` is in megabytes, or in seconds. */
class EngineLimitError extends Error {
    limit;
    name = 'EngineLimitError';
    constructor(limit, amount, options) {
        super(`The review ${WORDS[limit](amount)} and was given up. Split the pull request, or leave generated files out of it.`, options);
        this.limit = limit;
    }
}
//# sourceMappingURL=engine-limit-error.js.map

/***/ }),

/***/ 35144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LV: () => (/* binding */ ASK_AGAIN),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   g0: () => (/* binding */ REVIEW_TIMED_OUT),
/* harmony export */   o6: () => (/* binding */ OURS),
/* harmony export */   vM: () => (/* binding */ PROVIDER_TIMED_OUT)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96206);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25603);
/* harmony import */ var _engine_limit_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68475);
/** What a failed review says of why: the code and the words of whoever knows, and nothing internal. */




const MINUTES = _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.MAX_REVIEW_MILLISECONDS / 60_000;
/** What to do about a review that was given up. */
const ASK_AGAIN = 'Ask for it again; if it stays so, split the pull request.';
/** The provider did not give the change in the time that a review has. */
const PROVIDER_TIMED_OUT = {
    code: 'E_UP_001',
    detail: `The change could not be read within ${MINUTES} minutes and the review was given up. ${ASK_AGAIN}`,
};
/** The change was there, and the review itself took all of its time. */
const REVIEW_TIMED_OUT = {
    code: 'E_INT_001',
    detail: `The review took longer than ${MINUTES} minutes and was given up. ${ASK_AGAIN}`,
};
/** Ours; the log knows more. */
const OURS = { code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' };
/** What may be said of `cause`; null where it is nobody's business but ours. */
function explainFailure(cause) {
    if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
        return { code: cause.code, detail: cause.message };
    if (cause instanceof _engine_index_js__WEBPACK_IMPORTED_MODULE_2__/* .PolicyError */ .pn)
        return { code: 'E_POL_001', detail: cause.message };
    if (cause instanceof _engine_limit_error_js__WEBPACK_IMPORTED_MODULE_3__/* .EngineLimitError */ .Y)
        return { code: 'E_INT_001', detail: cause.message };
    return null;
}
//# sourceMappingURL=failure.js.map

/***/ }),

/***/ 77352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a9: () => (/* binding */ performReview),
/* harmony export */   cW: () => (/* binding */ attemptReview),
/* harmony export */   s9: () => (/* binding */ tellFailure)
/* harmony export */ });
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40781);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22396);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35144);
/* harmony import */ var _result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23413);
/* harmony import */ var _stage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80356);
/** A prepared review becomes a result: the change is read, the engine runs. One way, whoever asked for it. */





/** Reads the change and reviews it. Rejects as the provider and the engine do, or with the signal's reason. */
async function performReview({ change, policy }, { provider, engine, stage = _stage_js__WEBPACK_IMPORTED_MODULE_0__/* .runUnmeasured */ .x }, signal, progress = { read: false }) {
    const snapshot = await stage('snapshot', async () => (await provider()).snapshot(change, signal));
    progress.read = true;
    const result = await stage('engine', () => engine(snapshot, policy, signal));
    return { result: (0,_result_js__WEBPACK_IMPORTED_MODULE_1__/* .resultOfEngine */ .P)(result), input: { snapshot, policy } };
}
/**
 * Makes one attempt at a review.
 * @param perform the review; what it is given is aborted by either signal
 * @returns the result or the failure
 * @throws the stopping signal's reason; ProviderError where another attempt may go better and one follows
 */
async function attemptReview(perform, { last, stopping, deadline, report }) {
    const signal = AbortSignal.any([stopping, deadline]);
    const progress = { read: false };
    try {
        return { made: await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .rejectOnAbort */ .d)(perform(signal, progress), signal) };
    }
    catch (cause) {
        if (stopping.aborted)
            throw cause;
        if (deadline.aborted)
            return { failure: progress.read ? _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .REVIEW_TIMED_OUT */ .g0 : _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDER_TIMED_OUT */ .vM };
        if (cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ProviderError */ .m && cause.transient && !last)
            throw cause;
        return { failure: tellFailure(cause, report) };
    }
}
/** What the caller is told of a fault; one of ours is reported. */
function tellFailure(cause, report) {
    const known = (0,_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .explainFailure */ .SP)(cause);
    if (known === null)
        report(cause);
    return known ?? _failure_js__WEBPACK_IMPORTED_MODULE_3__/* .OURS */ .o6;
}
//# sourceMappingURL=perform-review.js.map

/***/ }),

/***/ 61468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ readPolicyFaults),
/* harmony export */   ZC: () => (/* binding */ leavesRepository),
/* harmony export */   j8: () => (/* binding */ looksLikePath),
/* harmony export */   og: () => (/* binding */ isRepositoryPath),
/* harmony export */   xb: () => (/* binding */ refusePolicy),
/* harmony export */   zH: () => (/* binding */ requireParsed)
/* harmony export */ });
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6512);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25603);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98920);


const LOOKS_LIKE_A_PATH = /\/|\.ya?ml$/u;
const LEAVES_THE_REPOSITORY = /^\/|(?:^|\/)\.\.(?:\/|$)/u;
/** YAML allows none of these, and not every store can keep them. */
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
/** More faults than these are not listed. */
const MAX_FAULTS = 50;
/** Whether a policy's name reads as a path. */
function looksLikePath(name) {
    return LOOKS_LIKE_A_PATH.test(name);
}
/** Whether a path leads out of the repository. */
function leavesRepository(path) {
    return LEAVES_THE_REPOSITORY.test(path);
}
/** Whether a name may be that of a file in the repository. */
function isRepositoryPath(name) {
    return looksLikePath(name) && !leavesRepository(name) && !UNPRINTABLE.test(name);
}
/** What is wrong with a policy's text; empty where it is good. */
async function readPolicyFaults(source) {
    const at = UNPRINTABLE.exec(source)?.index;
    if (at !== undefined) {
        const before = source.slice(0, at).split(/\r\n|\n|\r/u);
        const column = (before.at(-1) ?? '').length + 1;
        return [{ line: before.length, column, message: 'a control character, or half of a character' }];
    }
    const parsed = await (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicy */ .ON)(source);
    return parsed.ok ? [] : parsed.faults;
}
/** E_POL_001. */
function refusePolicy(detail, fields) {
    return new _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G('E_POL_001', detail, fields);
}
/**
 * Gives the policy back where its text parses; a built-in one has no text.
 * @param pointer the field of the request that the faults are told of
 * @throws RequestError E_POL_001 with the line of each fault
 */
async function requireParsed(reference, pointer = '/policy') {
    if (reference.source === null)
        return reference;
    const faults = await readPolicyFaults(reference.source);
    if (faults.length === 0)
        return reference;
    const fields = faults.slice(0, MAX_FAULTS).map((fault) => ({ pointer, detail: (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_2__/* .formatProblem */ .Vw)(fault) }));
    const more = faults.length > MAX_FAULTS ? `; and ${faults.length - MAX_FAULTS} more` : '';
    const named = fields.map(({ detail }) => detail).join('; ');
    throw refusePolicy(`The policy ${reference.name} does not parse. ${named}${more}`, fields);
}
//# sourceMappingURL=policy-text.js.map

/***/ }),

/***/ 74489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ prepareReview)
});

// EXTERNAL MODULE: ./build/src/engine/criteria/index.js + 1 modules
var criteria = __webpack_require__(8988);
// EXTERNAL MODULE: ./build/src/reviewing/request-error.js
var request_error = __webpack_require__(98920);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/policy/schema.js
var schema = __webpack_require__(67728);
// EXTERNAL MODULE: ./build/src/reviewing/policy-text.js
var policy_text = __webpack_require__(61468);
;// CONCATENATED MODULE: ./build/src/reviewing/resolve-policies.js
/** Which policies a review is held against: by name (built in or the owner's), or by path at the base commit. */



/** What a policy is called whose text the request brings. */
const INLINE = 'source of the request';
async function findByName(name, owned) {
    const source = await owned.read(name);
    if (source !== null)
        return { name, source };
    return schema/* BuiltInName */.Hm.safeParse(name).success ? { name, source: null } : null;
}
async function refuseUnknown(name, owned) {
    const known = [...schema/* BuiltInName */.Hm.options, ...(await owned.names())].join(', ');
    throw (0,policy_text/* refusePolicy */.xb)(`There is no policy named ${name}. There are: ${known}.`, [
        { pointer: '/policy', detail: `no such policy; there are: ${known}` },
    ]);
}
async function readByPath(path, { provider, change, signal }) {
    const plain = path.replace(/^(?:\.\/)+/u, '');
    if ((0,policy_text/* leavesRepository */.ZC)(plain)) {
        const detail = 'must be a path inside the repository';
        throw (0,policy_text/* refusePolicy */.xb)(`The policy's path ${detail}.`, [{ pointer: '/policy', detail }]);
    }
    const source = await provider.readAtBase(change, plain, signal);
    if (source !== null)
        return { name: plain, source };
    throw (0,policy_text/* refusePolicy */.xb)(`The policy file is not in the repository at the base commit ${(0,base_text/* abbreviateSha */.Kx)(change.base.sha)}. Policies are read there and never at the head: merge it first, or name a policy.`, [{ pointer: '/policy', detail: 'no such file at the base commit' }]);
}
/**
 * The policy sources of one review.
 * @throws RequestError E_POL_001 where there is no such policy, or where one does not parse
 */
async function resolvePolicies(requested, lookup) {
    const { owned, repository } = lookup;
    const find = async (name) => {
        // A policy that was given under a name is meant, also where the name looks like a path.
        const named = await findByName(name, owned);
        if (named !== null)
            return (0,policy_text/* requireParsed */.zH)(named);
        if (repository === null || !(0,policy_text/* looksLikePath */.j8)(name))
            return refuseUnknown(name, owned);
        return (0,policy_text/* requireParsed */.zH)(await readByPath(name, repository));
    };
    const findRequested = async () => {
        if (requested === null || typeof requested === 'string')
            return requested === null ? null : find(requested);
        return (0,policy_text/* requireParsed */.zH)({ name: INLINE, source: requested.source }, '/source');
    };
    const { defaultPolicy, repositoryPolicy } = await owned.settings();
    return {
        requested: await findRequested(),
        tenant: await find(defaultPolicy),
        repository_policy: repositoryPolicy,
    };
}
//# sourceMappingURL=resolve-policies.js.map
// EXTERNAL MODULE: ./build/src/reviewing/stage.js
var reviewing_stage = __webpack_require__(80356);
;// CONCATENATED MODULE: ./build/src/reviewing/prepare-review.js
/** A request becomes a change that is ready to be reviewed: everything that can be wrong with the request is found here. */




async function pinChange(provider, request, signal) {
    const change = await provider.pin(request, signal);
    const tickets = change.tickets.filter(({ relation }) => relation === 'requested');
    if (request.ticket !== null && (0,criteria/* readCriteria */.o)(tickets, '').items.length === 0) {
        throw new request_error/* RequestError */.G('E_AC_001', `The ticket ${request.ticket} has no acceptance criteria. Write them into it (a list under the heading "Acceptance criteria" will do), or name another ticket.`);
    }
    return change;
}
/**
 * Reads the change, its tickets and its policies.
 * @throws RequestError for what is wrong with the request, ProviderError, or the signal's reason
 */
async function prepareReview({ repo, pr, ticket, policy }, { provider, policies, policiesByPath, stage = reviewing_stage/* runUnmeasured */.x }, signal) {
    const change = await stage('pin', () => pinChange(provider, { repo, pr, ticket }, signal));
    const repository = policiesByPath ? { provider, change, signal } : null;
    return { change, policy: await resolvePolicies(policy, { owned: policies, repository }) };
}
//# sourceMappingURL=prepare-review.js.map

/***/ }),

/***/ 24386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ presentReview),
/* harmony export */   c: () => (/* binding */ completeOutcome)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98602);
/** A review as the contract shows it. */

/** The review in the contract's shape. @param traceUrl where the trace of a complete one is */
function presentReview({ id, asked, change, createdAt, outcome }, traceUrl) {
    const about = {
        repo: asked.repo,
        pr: asked.pr,
        head_sha: change.head.sha,
        ticket: asked.ticket,
        policy: asked.policy,
        dry_run: asked.dry_run,
    };
    const created_at = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimestamp */ .E)(createdAt);
    const nothing = { verdict: null, tier: null, trace_url: null };
    switch (outcome.status) {
        case 'queued':
            return { id, status: 'queued', ...nothing, created_at, ...about };
        case 'failed':
            return { id, status: 'failed', ...nothing, created_at, ...about, error: { ...outcome.error } };
        case 'complete':
            return {
                id,
                status: 'complete',
                verdict: outcome.verdict,
                tier: outcome.tier,
                confidence: outcome.confidence,
                ac_bindings: [...outcome.acBindings],
                trace_url: traceUrl,
                created_at,
                completed_at: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimestamp */ .E)(outcome.completedAt),
                ...about,
                counts: outcome.counts,
                ...(outcome.accounting === undefined ? {} : { accounting: outcome.accounting }),
            };
    }
}
/** The outcome of a review that has a result. A dry run keeps everything but the verdict. */
function completeOutcome({ verdict, tier, confidence, acBindings, counts, accounting }, asked, completedAt) {
    return {
        status: 'complete',
        verdict: asked.dry_run ? null : verdict,
        tier,
        confidence,
        acBindings,
        counts,
        accounting,
        completedAt,
    };
}
//# sourceMappingURL=present-review.js.map

/***/ }),

/***/ 76232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dv: () => (/* binding */ fillRequest),
/* harmony export */   IU: () => (/* binding */ refuseRequest),
/* harmony export */   XW: () => (/* binding */ malformedRequest),
/* harmony export */   "in": () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39306);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45744);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98920);
/** The request for a review, checked by the contract's schema. */


/** E_REQ_001 that names each fault. */
function malformedRequest(fields) {
    const named = fields.map(({ pointer, detail }) => `${pointer === '' ? 'the body' : pointer}: ${detail}`).join('; ');
    return new _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G('E_REQ_001', `The request is malformed. ${named}`, fields);
}
/** E_REQ_001 that names each fault; E_REQ_002 where repo and pr alone are at fault. */
function refuseRequest(fields) {
    if (!fields.every(({ pointer }) => pointer === '/repo' || pointer === '/pr'))
        return malformedRequest(fields);
    const named = fields.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('; ');
    return new _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G('E_REQ_002', `Invalid repo or pr: ${named}.`, fields);
}
/** The request with what was left out filled in. */
function fillRequest({ repo, pr, ticket, policy, dry_run }) {
    return { repo, pr, ticket: ticket ?? null, policy: policy ?? null, dry_run: dry_run ?? false };
}
/** Reads a request. @throws RequestError E_REQ_001 or E_REQ_002 */
function readRequest(request) {
    const read = _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .CreateReview */ .H3.safeParse(request);
    if (read.success)
        return fillRequest(read.data);
    throw refuseRequest((0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .listFieldFaults */ .Y)(read.error, request));
}
//# sourceMappingURL=read-request.js.map

/***/ }),

/***/ 98920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RequestError)
/* harmony export */ });
/** Thrown for what the caller must change. `message` says what; it holds nothing internal. */
class RequestError extends Error {
    code;
    fields;
    name = 'RequestError';
    constructor(code, message, 
    /** The fields at fault; empty where no single one is. */
    fields = []) {
        super(message);
        this.code = code;
        this.fields = fields;
    }
}
//# sourceMappingURL=request-error.js.map

/***/ }),

/***/ 23413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ resultOfEngine),
/* harmony export */   i: () => (/* binding */ giveIds)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19032);

/** In the contract's order: file, first line, plane, and the engine's within; of each what the contract shows. */
function inContractOrder(found) {
    return found.toSorted(_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .E).map(({ plane, rule, severity, location, title, rationale, fingerprint }) => ({
        plane,
        rule,
        severity,
        location,
        title,
        rationale,
        fingerprint,
    }));
}
/** The findings of a review, with ids that rise in the same order. */
function giveIds(found, reviewId, ids) {
    return found.map((finding) => ({ id: ids('fnd'), review_id: reviewId, ...finding }));
}
/** How many findings of each severity there are. */
function countFindings(found) {
    const count = (severity) => found.filter((one) => one.severity === severity).length;
    return { info: count('info'), warn: count('warn'), error: count('error') };
}
/** What the engine gave, as the contract shows it. */
function resultOfEngine(made) {
    const { verdict, tier, confidence, acBindings, findings, accounting, trace } = made;
    return {
        verdict,
        tier,
        confidence,
        acBindings,
        findings: inContractOrder(findings),
        counts: countFindings(findings),
        accounting,
        trace,
    };
}
//# sourceMappingURL=result.js.map

/***/ }),

/***/ 80356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ runUnmeasured)
/* harmony export */ });
/** The parts of a review's way, for whoever measures them. */
/** For a review that nobody measures. */
const runUnmeasured = (_stage, work) => work();
//# sourceMappingURL=stage.js.map

/***/ }),

/***/ 29837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runProviderCall),
/* harmony export */   P: () => (/* binding */ readSystemCode)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/** The outer error handling of the providers: converts internal errors to a ProviderError that a person can act on. */


/** Runs a call of a provider. @throws ProviderError, or the signal's reason if it is aborted */
async function runProviderCall(signal, call) {
    try {
        signal.throwIfAborted();
        return await call();
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
            throw fault;
        const said = node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) ? fault.message : String(fault);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `The change could not be read: ${said}. Check the disk and the repository.`, false, {
            cause: fault,
        });
    }
}
/** Returns the code of a system error, such as `ENOENT`; null if it has none. */
function readSystemCode(fault) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 33164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ findFileAtCommit),
/* harmony export */   XO: () => (/* binding */ listBaseFiles),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   bU: () => (/* binding */ readBaseFiles)
/* harmony export */ });
/* harmony import */ var _base_git_modes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51730);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85982);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13855);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68355);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12380);
/** The files that steer a review, read at the base commit: a pull request must not bring its own rules. */





const ATTRIBUTES = '.gitattributes';
/** GitHub's locations; the first that exists counts. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Maximum size of these files in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
const MAX_BYTES = 3 * 1024 * 1024;
/** Returns which of the files exist in the base commit. */
function listBaseFiles(repository, base) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .listTreeEntries */ .ld)(repository, base, [_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki, ATTRIBUTES, ...CODEOWNERS]);
}
/**
 * Reads these files. If a policy exists but cannot be read, the snapshot is incomplete, because the gate must not fall
 * back to weaker rules.
 */
async function readBaseFiles(repository, entries) {
    const texts = await readTexts(repository, entries);
    const findFile = (path) => {
        const text = path === undefined ? undefined : texts.get(path);
        return path === undefined || text === undefined ? null : { path, text };
    };
    const there = new Set(entries.filter(isFile).map((entry) => entry.path));
    const policy = entries.find((entry) => entry.path === _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki);
    return {
        repository_policy: findFile(_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki),
        gitattributes: findFile(ATTRIBUTES),
        codeowners: findFile(CODEOWNERS.find((path) => there.has(path))),
        omitted: policy === undefined || texts.has(_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki)
            ? []
            : [
                {
                    path: _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki,
                    reason: 'unreadable',
                    detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${MAX_BYTES} bytes.`,
                    blocking: true,
                },
            ],
    };
}
/** Returns the object of a file at a commit; null if the path is not a regular file. */
async function findFileAtCommit(repository, commit, path) {
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_2__/* .toRepositoryPath */ .Bd)(path);
    if (name === null)
        return null;
    const [entry] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .listTreeEntries */ .ld)(repository, commit, [name]);
    return entry !== undefined && entry.path === name && isFile(entry) ? entry : null;
}
/** Returns the texts of entries by path, without links, folders, missing and oversized files. */
async function readTexts(repository, entries) {
    const files = entries.filter(isFile);
    const sizes = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjectInfo */ .My)(repository, files.map((entry) => entry.name));
    const small = files.filter((entry) => (sizes.get(entry.name)?.size ?? Infinity) <= MAX_BYTES);
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjects */ .$I)(repository, small.map((entry) => entry.name));
    return new Map(small.flatMap((entry) => {
        const blob = blobs.get(entry.name);
        return blob === undefined ? [] : [[entry.path, (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeText */ .g7)(blob).text]];
    }));
}
function isFile(entry) {
    return entry.mode === '100644' || entry.mode === _base_git_modes_js__WEBPACK_IMPORTED_MODULE_4__/* .GIT_MODES */ .s.executable || entry.mode === '100664';
}
//# sourceMappingURL=base-files.js.map

/***/ }),

/***/ 77357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ readModifiedTime),
/* harmony export */   DO: () => (/* binding */ buildRemovalMarkPath),
/* harmony export */   UF: () => (/* binding */ ObjectCache),
/* harmony export */   Zc: () => (/* binding */ SCRATCH),
/* harmony export */   mU: () => (/* binding */ USED)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29837);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37883);
/** Objects that were fetched before, kept between reviews. */





/** A folder's name: so much of the repository's, in UTF-16 code units, and so many hex digits of its address's hash. */
const NAME_CHARACTERS = 40;
const HASH_DIGITS = 16;
/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
/** The folder of scratch repositories, next to the repositories of a cache. */
const SCRATCH = 'scratch';
/** A file whose modification time is the last use of the repository. */
const USED = 'used';
/** A file with the commit whose history is cached, and the commits at which that history is cut off. */
const PAST = 'past';
/** A file that exists if the history was too large to fetch; after TRIED_AGAIN_AFTER milliseconds it is tried again. */
const TOO_MUCH = 'past-too-much';
const TRIED_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000;
/**
 * How often, and for how many milliseconds each time, to wait for the removal of a repository. A removal only reads a
 * folder and renames another.
 */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;
/** Returns the path of the file that marks a repository as being removed. */
function buildRemovalMarkPath(root, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, `${name}.removing`);
}
/**
 * The cache of one remote repository: packs, a file for each pair of commits that were fetched with the history between
 * them, and a file that names the commit whose earlier history is cached. Files are never changed, only added or
 * replaced as a whole, and each addition is atomic. Any number of processes can therefore use the cache at the same
 * time without a lock. It has no refs and no settings: git never runs in it.
 *
 * It is removed completely or not at all (`prune.ts`). A user of the cache first creates a scratch repository with its
 * label and then enters. A process that removes it first writes a marker and then looks for such scratch repositories.
 * So at least one of the two always sees the other.
 */
class ObjectCache {
    root;
    directory;
    /** The prefix of the names of scratch repositories that use it. */
    label;
    constructor(root, url) {
        this.root = root;
        const readable = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(url, '.git')
            .replace(/[^A-Za-z0-9._-]/gu, '-')
            .slice(0, NAME_CHARACTERS);
        this.label = `${readable}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hashSha256 */ .Cb)(url.toLowerCase()).slice(0, HASH_DIGITS)}`;
        this.directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, this.label);
    }
    /** The object folder that a scratch repository can use as an alternate. */
    get objects() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'objects');
    }
    /** Creates the folder for scratch repositories, on the same disk. */
    async open() {
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, SCRATCH);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(scratch, { recursive: true, mode: 0o700 });
        await removeStaleFiles(scratch);
        return scratch;
    }
    /**
     * Creates the folders. Call it before any other use of the cache, after creating a scratch repository with its label.
     */
    async enter(sleep, signal) {
        const mark = buildRemovalMarkPath(this.root, this.label);
        for (let waits = 0; waits < WAITS && (await readModifiedTime(mark)) !== null; waits++)
            await sleep(WAIT_MILLISECONDS, signal);
        // A process that kept the marker for so long was killed.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(mark, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.objects, 'pack'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.pairs, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, USED), '');
    }
    /** Returns the pair if its history is cached, else null. */
    async find(base, head) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${base}-${head}`);
        return (await readModifiedTime(path)) === null ? null : { base, head, shallow: await (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J5)(path) };
    }
    /** Returns the pair that was cached last, as the start of a new fetch; null if there is none. */
    async latest() {
        let newest = null;
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.pairs)) {
            const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await readModifiedTime((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, name)) : null;
            if (at !== null && (newest === null || at > newest.at))
                newest = { name, at };
        }
        const [base, head] = newest?.name.split('-') ?? [];
        return base === undefined || head === undefined ? null : this.find(base, head);
    }
    /** Adds what a scratch repository fetched: first its packs, then the file for the pair. */
    async keep(scratch, pair) {
        await this.keepPacks(scratch);
        const shallow = await scratch.shallow();
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${pair.base}-${pair.head}`);
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(unfinished, shallow.map((sha) => `${sha}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(unfinished, path);
    }
    /** Adds the packs of a scratch repository. Git uses a pack once its index exists, so the index is added last. */
    async keepPacks(scratch) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.gitDir, 'objects', 'pack');
        const rank = (name) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
        for (const name of names.sort((a, b) => rank(a) - rank(b))) {
            await placeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.objects, 'pack', name), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.tmp`);
        }
    }
    /**
     * Returns the commit whose history was cached last, with the commits at which it is cut off; null if there is none.
     */
    async past() {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, PAST);
        const [, base] = /^([0-9a-f]{40,64})$/mu.exec(await readTextOrEmpty(path)) ?? [];
        return base === undefined ? null : { base, shallow: (await (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J5)(path)).slice(1) };
    }
    /**
     * Adds the commits before a commit that a scratch repository fetched, and replaces the record of the previous one.
     */
    async keepPast(scratch, base) {
        await this.keepPacks(scratch);
        await this.write(PAST, [base, ...(await scratch.shallow())], scratch);
    }
    /** Returns whether the history of this repository was recently found to be too large to fetch. */
    async pastIsTooMuch() {
        const [noted, used] = [
            await readModifiedTime((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, TOO_MUCH)),
            await readModifiedTime((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, USED)),
        ];
        return noted !== null && used !== null && used - noted < TRIED_AGAIN_AFTER;
    }
    /** Records that the history was too large, so that not every review tries to fetch it. */
    async notePastTooMuch(scratch) {
        await this.write(TOO_MUCH, [], scratch);
    }
    /** Writes a list of lines to a file atomically. */
    async write(name, lines, scratch) {
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.${name}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(unfinished, lines.map((line) => `${line}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(unfinished, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, name));
    }
    get pairs() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'pairs');
    }
}
/** Puts a file in place atomically. Its name identifies its content, so an existing file is identical. */
async function placeFile(from, to, unfinished) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
    }
    catch {
        if ((await readModifiedTime(to)) !== null)
            return;
        // The file system has no hard links.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, `${to}.${unfinished}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${to}.${unfinished}`, to);
    }
}
/** Returns a file's text; empty if it does not exist. */
async function readTextOrEmpty(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (fault) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .readSystemCode */ .P)(fault) === 'ENOENT')
            return '';
        throw fault;
    }
}
/** Returns the modification time of a file or folder by the file system's clock; null if it does not exist. */
async function readModifiedTime(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).mtimeMs;
    }
    catch {
        return null;
    }
}
/**
 * Removes folders that killed processes left. The modification time of the parent folder serves as the current time,
 * because a scratch repository was just created or removed in it.
 */
async function removeStaleFiles(folder) {
    const now = (await readModifiedTime(folder)) ?? 0;
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)) {
        const at = await readModifiedTime((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (at !== null && now - at > ABANDONED_AFTER)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { recursive: true, force: true });
    }
}
//# sourceMappingURL=cache.js.map

/***/ }),

/***/ 1171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findCheckout),
/* harmony export */   t: () => (/* binding */ runInCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47876);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37883);
/** Finds a repository that is already on this machine: a checkout, a work tree, a bare repository. */





/**
 * Finds the repository of a folder. With `exactly` the folder itself must be its top level; a repository in a parent
 * folder does not count. Returns null if there is none.
 * @throws ProviderError if there is one that git cannot read.
 */
async function findCheckout(scratch, folder, exactly, signal) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if (!(await isFolder(directory)))
        return null;
    const result = await scratch.git.run({
        args: [
            'rev-parse',
            '--path-format=absolute',
            '--git-path',
            'objects',
            '--git-path',
            'shallow',
            '--show-object-format',
        ],
        cwd: directory,
        ceiling: exactly ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) : undefined,
    }, signal);
    if (result.code !== 0) {
        if (/not a git repository/iu.test(result.stderr))
            return null;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_REQ_002', `The repository in ${directory} cannot be read (${(0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .readLastLine */ .HS)(result.stderr)}). Check it with "git status".`);
    }
    const [objects, shallow, format] = result.stdout.toString('utf8').split('\n');
    if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
        throw new _program_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS('rev-parse', result.code, 'git printed something else than its folders');
    }
    return { directory, objects, format, shallow: await (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .readShallow */ .J5)(shallow) };
}
/** Runs git in the repository itself, where its refs are. Only for commands that only read refs. */
async function runInCheckout(scratch, checkout, args, signal) {
    const result = await scratch.git.run({ args, cwd: checkout.directory }, signal);
    return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
}
async function isFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=checkout.js.map

/***/ }),

/***/ 82996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ PAST_LIMITS),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* unused harmony export parseLog */
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47876);
/** Reads the log of the commits before a change in one pass of git. It reads only trees and no file contents. */

/** Ten thousand commits take about half a second. */
const PAST_LIMITS = { commits: 10_000, bytes: 64 * 1024 * 1024, milliseconds: 15_000 };
/**
 * The format that git prints for a commit. The word at its start may also occur in paths and messages, but not at the
 * positions where it is searched.
 */
const FORMAT = 'commit %H %ct%x00%an%x00%ae%x00%B%x00';
/**
 * Reads the newest commits that lead to `tip`, including it. Git walks from the newest to the oldest. If no commit it
 * reached is cut off from its parents, the result is that of a complete repository.
 */
async function readLog(repository, tip, limits) {
    const late = AbortSignal.timeout(limits.milliseconds);
    const result = await repository.run([
        'log',
        '-z',
        '--name-status',
        // Identical content is detected without reading it; similar content would have to be available.
        '--find-renames=100%',
        '--no-ext-diff',
        '--no-textconv',
        '--no-show-signature',
        '--no-mailmap',
        '--encoding=UTF-8',
        '--ignore-submodules=none',
        `--max-count=${limits.commits}`,
        `--format=${FORMAT}`,
        tip,
        '--',
    ], { maxBytes: limits.bytes, enough: late });
    if (late.aborted)
        return { kind: 'too_slow' };
    const cut = result.stdout.length >= limits.bytes;
    if (result.code !== 0 && !cut) {
        return { kind: 'unreadable', why: new _program_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('log', result.code, result.stderr).message };
    }
    const parsed = parseLog(result.stdout);
    // The last one may be incomplete.
    const commits = cut ? parsed.slice(0, -1) : parsed;
    const shallow = new Set(await repository.shallow());
    if (commits.some(({ sha }) => shallow.has(sha)))
        return { kind: 'shallow' };
    return { kind: 'read', commits, whole: !cut && commits.length < limits.commits };
}
/** Parses the output of git; exported for its test. Parts that do not have git's format are skipped. */
function parseLog(printed) {
    const commits = [];
    let at = 0;
    const next = () => {
        if (at >= printed.length)
            return null;
        const end = printed.indexOf(0, at);
        const field = printed.toString('utf8', at, end === -1 ? printed.length : end);
        at = end === -1 ? printed.length : end + 1;
        return field;
    };
    let files = [];
    for (let field = next(); field !== null; field = next()) {
        const [, sha, time] = /^\n?commit ([0-9a-f]{40,64}) (\d{1,15})$/u.exec(field) ?? [];
        if (sha !== undefined) {
            const [name, mail, message] = [next() ?? '', next() ?? '', next() ?? ''];
            files = [];
            commits.push({ sha, time: Number(time), person: toPerson(name, mail), name, message, files });
            continue;
        }
        const [, letter] = /^\n?([ACDMRTUX])\d*$/u.exec(field) ?? [];
        if (letter === undefined)
            continue;
        const first = next() ?? '';
        const moved = letter === 'R' || letter === 'C';
        files.push({ status: letter, path: moved ? (next() ?? '') : first, from: letter === 'R' ? first : null });
    }
    return commits;
}
/**
 * Returns the person of a commit. GitHub hides addresses as `12345+login@users.noreply.github.com`; the number was
 * added later than the name.
 */
function toPerson(name, mail) {
    const address = mail
        .trim()
        .toLowerCase()
        .replace(/^\d{1,12}\+(?=[^@]{1,100}@users\.noreply\.)/u, '');
    return address === '' ? name.trim().toLowerCase() : address;
}
//# sourceMappingURL=history-log.js.map

/***/ }),

/***/ 90478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ createUnknownPast),
  r: () => (/* binding */ readPast)
});

;// CONCATENATED MODULE: ./build/src/sources/git/history-files.js
/** A day, in seconds. */
const DAY = 86_400;
/** The period that counts as recent, in days. */
const RECENT_DAYS = 90;
/** Counts the history. `commits` are sorted newest first; merges have no files and therefore do not count. */
function countFilesPast(commits, said, subject) {
    // Maps each name to the current files that had it. The earlier name of a moved file is added when the move is found.
    const named = new Map(subject.paths.map((path) => [path, new Set([path])]));
    const counts = new Map();
    const people = new Set();
    let touching = 0;
    commits.forEach((commit, index) => {
        const touched = new Set();
        for (const { path, from } of findMoves(commit)) {
            const today = named.get(path);
            if (today === undefined)
                continue;
            for (const one of today)
                touched.add(one);
            if (from !== null)
                named.set(from, new Set([...(named.get(from) ?? []), ...today]));
        }
        if (touched.size === 0)
            return;
        touching += 1;
        people.add(commit.person);
        for (const path of touched) {
            const count = counts.get(path) ?? createCount(commit.time);
            counts.set(path, count);
            count.people.add(commit.person);
            count.commits += 1;
            count.fixes += said[index]?.fixes === true ? 1 : 0;
            count.reverts += said[index]?.reverts === true ? 1 : 0;
            count.recent += subject.now - commit.time <= RECENT_DAYS * DAY ? 1 : 0;
            count.own += subject.isAuthor(commit) ? 1 : 0;
        }
    });
    return {
        files: new Map([...counts].map(([path, count]) => [path, toFileHistory(count, subject.now)])),
        people: people.size,
        commits: touching,
    };
}
const createCount = (last) => ({
    people: new Set(),
    last,
    commits: 0,
    fixes: 0,
    reverts: 0,
    recent: 0,
    own: 0,
});
function toFileHistory(count, now) {
    return {
        commits: count.commits,
        authors: count.people.size,
        fixes: count.fixes,
        reverts: count.reverts,
        commits_90d: count.recent,
        commits_by_author: count.own,
        days_since_last_change: countDaysBetween(count.last, now),
    };
}
/** Returns the days between two times, rounded to a hundredth; 0 if the first is later than the second. */
function countDaysBetween(then, now) {
    return Math.max(0, Math.round(((now - then) / DAY) * 100) / 100);
}
/**
 * Returns the files of a commit, with the moves that git did not detect because it compared identical content only. A
 * move is assumed if exactly one file of a name was removed and exactly one of the same name was added elsewhere.
 */
function findMoves({ files }) {
    const gone = new Map();
    const come = new Map();
    for (const { path, from, status } of files) {
        if (from !== null || (status !== 'A' && status !== 'D'))
            continue;
        const side = status === 'D' ? gone : come;
        const name = path.slice(path.lastIndexOf('/') + 1);
        side.set(name, side.has(name) ? null : path);
    }
    if (gone.size === 0 || come.size === 0)
        return files;
    return files.map((file) => {
        const name = file.path.slice(file.path.lastIndexOf('/') + 1);
        const alone = file.status === 'A' && come.get(name) === file.path;
        return { path: file.path, from: alone ? (gone.get(name) ?? null) : file.from };
    });
}
//# sourceMappingURL=history-files.js.map
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/sources/git/history-signs.js
/** Maximum numbers of properties of one change; a change of thousands of files has almost all of them anyway. */
const MAX_PATHS = 100;
const MAX_PATH = 300;
const MAX_TITLE = 500;
/** Returns a unique key of a property. */
const toSignKey = ({ kind, name }) => `${kind}\0${name}`;
/**
 * Returns the properties of a change without duplicates. Words are runs of ASCII letters, split at camel case, in lower
 * case.
 */
function collectSigns({ title, paths, bands: given }) {
    const signs = new Map();
    const add = (kind, name) => {
        const key = `${kind}\0${name}`;
        if (!signs.has(key))
            signs.set(key, { kind, name });
    };
    for (const path of paths.slice(0, MAX_PATHS)) {
        const shown = path.slice(-MAX_PATH);
        for (const word of splitWords(shown, 2))
            add('path word', word);
        const file = shown.slice(shown.lastIndexOf('/') + 1);
        add('file type', file.slice(file.lastIndexOf('.') + 1).toLowerCase());
    }
    for (const word of splitWords(title.slice(0, MAX_TITLE), 3))
        add('title word', word);
    for (const { kind, name } of given)
        add(kind, name);
    return [...signs.values()];
}
/** Returns the size of a change and the amount of the author's earlier work here, in ranges that double. */
function computeBands(paths, authorCommits, authorCommits90d) {
    const folders = new Set(paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
    return [
        { kind: 'size', name: `files ${countDoublings(paths.length)}` },
        { kind: 'size', name: `folders ${countDoublings(folders.size)}` },
        { kind: 'author', name: `commits ${countDoublings(authorCommits) >> 1}` },
        { kind: 'author', name: `commits of 90 days ${countDoublings(authorCommits90d) >> 1}` },
    ];
}
function splitWords(text, least) {
    return text
        .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/u)
        .filter((word) => word.length >= least);
}
/** Returns the integer logarithm to base 2 of n + 1. */
function countDoublings(n) {
    return 31 - Math.clz32(Math.min(n, 0x3fffffff) + 1);
}
//# sourceMappingURL=history-signs.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history-lessons.js
/** What became of past changes that have signs in common with this one. */



/** Older changes are ignored, because the program has changed. In days before the newest commit of the history. */
const WINDOW_DAYS = 730;
/**
 * Counts the properties. `commits` are sorted newest first. Reverting commits do not count as changes, and merges only
 * contain the changes of other commits.
 */
function countLessons(commits, said, mended, learner) {
    const own = collectSigns({
        title: learner.title,
        paths: learner.paths,
        bands: computeBands(learner.paths, learner.authorCommits, learner.authorCommits90d),
    });
    const seen = new Map(own.map((sign) => [toSignKey(sign), { sign, commits: 0, reverted: 0 }]));
    const since = (commits[0]?.time ?? 0) - WINDOW_DAYS * DAY;
    const done = new Map();
    let [total, reverted] = [0, 0];
    // The oldest first, so that for each commit only the author's earlier commits are counted.
    for (let index = commits.length - 1; index >= 0; index -= 1) {
        const commit = commits[index];
        if (commit === undefined || commit.files.length === 0)
            continue;
        const times = done.get(commit.person) ?? [];
        done.set(commit.person, times);
        const before = times.length;
        const recent = countSince(times, commit.time - RECENT_DAYS * DAY);
        times.push(commit.time);
        if (commit.time < since || said[index]?.reverts === true)
            continue;
        const bad = mended.has(commit.sha) ? 1 : 0;
        total += 1;
        reverted += bad;
        const paths = commit.files.map((file) => file.path);
        const end = commit.message.indexOf('\n');
        const title = end === -1 ? commit.message : commit.message.slice(0, end);
        for (const sign of collectSigns({ title, paths, bands: computeBands(paths, before, recent) })) {
            const count = seen.get(toSignKey(sign));
            if (count === undefined)
                continue;
            count.commits += 1;
            count.reverted += bad;
        }
    }
    return { commits: total, reverted, signs: [...seen.values()].map(toLesson).sort(compareLessons) };
}
const toLesson = ({ sign, ...counts }) => ({
    ...sign,
    ...counts,
});
function compareLessons(a, b) {
    return (0,order/* compareText */.n)(a.kind, b.kind) || (0,order/* compareText */.n)(a.name, b.name);
}
/**
 * Returns how many times at the end of the list are not before `since`. It searches from the end and stops early,
 * because clocks rarely go backwards.
 */
function countSince(times, since) {
    let count = 0;
    while (count < times.length && (times[times.length - 1 - count] ?? 0) >= since)
        count += 1;
    return count;
}
//# sourceMappingURL=history-lessons.js.map
// EXTERNAL MODULE: ./build/src/sources/git/history-log.js
var history_log = __webpack_require__(82996);
;// CONCATENATED MODULE: ./build/src/sources/git/history-mends.js
/** Maximum number of characters of a message that are read; the rest is quotation. */
const MAX_MESSAGE = 20_000;
/** Maximum number of commits that one message may name. */
const MAX_NAMES = 20;
const REVERTS = /\bthis (?:reverts|partially reverts|effectively reverts) (?:the )?(?:commit |merge )?([0-9a-f]{7,64})\b/giu;
const MENDS = /\b(?:fixes|fix(?:es)? (?:for|of)|fixup (?:of|for)|fixup!|fixed|follow-?up (?:to|of))[ :]{1,3}(?:commit )?([0-9a-f]{7,64})\b/giu;
const REVERT_TITLE = /^(?:\[[^\]]{1,40}\] ?)?revert(?:ed|s)?[ :]{1,3}["“]([^\n]{1,500})["”]/iu;
const TAKES_BACK = /^(?:\[[^\]]{1,40}\] ?|\w{1,20}(?:\([^)]{1,60}\))?: ?)?revert/iu;
const SAYS_FIX = /\b(?:fix|fixes|fixed|fixing|bug|bugfix|hotfix|regression|resolves?)\b/iu;
/** Reads a message. */
function parseMessage(message) {
    const text = message.slice(0, MAX_MESSAGE);
    const end = text.indexOf('\n');
    const subject = end === -1 ? text : text.slice(0, end);
    const [, title = null] = REVERT_TITLE.exec(subject) ?? [];
    const takenBack = [...text.matchAll(REVERTS)].map(([, name = '']) => name.toLowerCase());
    const mended = [...text.matchAll(MENDS)].map(([, name = '']) => name.toLowerCase());
    const reverts = takenBack.length > 0 || title !== null || TAKES_BACK.test(subject);
    return {
        reverts,
        fixes: !reverts && (SAYS_FIX.test(subject) || mended.length > 0),
        names: [...takenBack, ...mended].filter((name) => /\d/u.test(name)).slice(0, MAX_NAMES),
        title,
    };
}
/**
 * Returns the commits that a later commit reverts or names as fixed: the one with the named id, or the latest earlier
 * one with exactly that title.
 */
function findMendedCommits(commits, said) {
    const mended = new Set();
    const names = new Map();
    const titles = new Map();
    commits.forEach(({ sha, message }, index) => {
        const end = message.indexOf('\n');
        const title = (end === -1 ? message : message.slice(0, end)).trim();
        const waiting = titles.get(title) ?? 0;
        if ((names.get(sha.slice(0, 7)) ?? []).some((name) => sha.startsWith(name)))
            mended.add(sha);
        // A commit that is named by id is not matched by title as well, because a title may be reused.
        else if (waiting > 0)
            mended.add(sha);
        if (waiting > 0)
            titles.set(title, waiting - 1);
        const own = said[index];
        for (const name of own?.names ?? [])
            names.set(name.slice(0, 7), [...(names.get(name.slice(0, 7)) ?? []), name]);
        if (own !== undefined && own.title !== null)
            titles.set(own.title.trim(), 1);
    });
    return mended;
}
//# sourceMappingURL=history-mends.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history.js




const DETAILS = {
    shallow: 'the history is cut off before the newest commits are all here',
    too_slow: 'git took too long to list the commits',
};
/** Returns an unavailable history. */
function createUnknownPast(reason, detail) {
    return { past: { state: 'unknown', reason, detail }, files: new Map() };
}
/** Reads the history. Never throws because of missing data: a review continues without a history. */
async function readPast(repository, request, limits = history_log/* PAST_LIMITS */.Ee) {
    const log = await (0,history_log/* readLog */.x6)(repository, request.mergeBase, limits);
    if (log.kind === 'unreadable')
        return createUnknownPast(log.kind, 'git could not list the commits');
    if (log.kind !== 'read')
        return createUnknownPast(log.kind, DETAILS[log.kind]);
    const head = await (0,history_log/* readLog */.x6)(repository, request.head, { ...limits, commits: 1 });
    const newest = head.kind === 'read' ? head.commits[0] : undefined;
    if (newest === undefined)
        return createUnknownPast('unreadable', 'git could not read the head commit');
    return countPast(log.commits, log.whole, newest, request);
}
/** Counts the commits read; exported for its test. */
function countPast(commits, whole, head, { files, title }) {
    const said = commits.map(({ message }) => parseMessage(message));
    const mended = findMendedCommits(commits, said);
    const now = head.time;
    const isAuthor = createAuthorTest(head);
    const before = files.filter(({ status }) => status !== 'added').map((file) => file.old_path ?? file.path);
    const ofFiles = countFilesPast(commits, said, { paths: before, now, isAuthor });
    const plain = commits.filter((commit) => commit.files.length > 0);
    const own = plain.filter(isAuthor);
    const tops = new Set(files.map((file) => readTopFolder(file.old_path ?? file.path)));
    const first = own.reduce((least, { time }) => Math.min(least, time), now);
    const recent = own.filter(({ time }) => now - time <= RECENT_DAYS * DAY).length;
    return {
        past: {
            state: 'read',
            commits: plain.length,
            whole,
            author: {
                commits: own.length,
                commits_90d: recent,
                commits_here: own.filter((commit) => commit.files.some(({ path }) => tops.has(readTopFolder(path)))).length,
                reverted: own.filter(({ sha }) => mended.has(sha)).length,
                days_since_first: countDaysBetween(first, now),
            },
            files: { people: ofFiles.people, commits: ofFiles.commits },
            lessons: countLessons(commits, said, mended, {
                title,
                paths: files.map((file) => file.path),
                authorCommits: own.length,
                authorCommits90d: recent,
            }),
        },
        files: new Map(files.flatMap((file) => {
            const history = file.status === 'added' ? undefined : ofFiles.files.get(file.old_path ?? file.path);
            return history === undefined ? [] : [[file.path, history]];
        })),
    };
}
/** Returns a test for the author. Two addresses with the same full name are the same person. */
function createAuthorTest(head) {
    const name = head.name.trim();
    const full = /\S\s+\S/u.test(name);
    return (commit) => commit.person === head.person || (full && commit.name.trim() === name);
}
function readTopFolder(path) {
    const end = path.indexOf('/');
    return end === -1 ? '' : path.slice(0, end);
}
//# sourceMappingURL=history.js.map

/***/ }),

/***/ 12087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ GIT_LIMITS)
/* harmony export */ });
/** The same for every provider, because the same commits must always give the same snapshot. */
const GIT_LIMITS = {
    fileBytes: 1024 * 1024,
    textLength: 32 * 1024 * 1024,
    readBytes: 512 * 1024 * 1024,
    // The content that is read, and the same amount of content that turns out to be binary or too large.
    fetchBytes: 1024 * 1024 * 1024,
    files: 5000,
    sniffedFiles: 200,
};
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 2985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33703);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68355);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47876);
/** Finds the merge base of two commits, and decides whether a shallow history is enough for it. */



/**
 * Finds the merge base. A shallow history may give a wrong merge base if a better one is behind the cut. The result is
 * correct exactly if no commit between it and the two tips is cut off, because then all commits above it are available.
 * If there are several merge bases (criss-cross merges), the newest is used, and of equally old ones the one with the
 * lowest id.
 */
async function findMergeBase(repository, base, head) {
    const here = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjectInfo */ .My)(repository, [base, head]);
    for (const [role, sha] of [
        ['base', base],
        ['head', head],
    ]) {
        if (here.get(sha)?.type !== 'commit')
            return { kind: 'incomplete', why: `the ${role} commit ${sha} is not there` };
    }
    const found = await repository.run(['merge-base', '--all', base, head]);
    const shallow = new Set(await repository.shallow());
    if (found.code === 1) {
        return shallow.size === 0
            ? { kind: 'unrelated' }
            : { kind: 'incomplete', why: 'the history is cut off before the commit that both sides share' };
    }
    if (found.code !== 0) {
        // Parents that neither exist nor are marked as cut off: the copy of the repository is incomplete.
        if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
            return { kind: 'incomplete', why: 'commits of the history are missing' };
        }
        throw new _program_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('merge-base', found.code, found.stderr);
    }
    const bases = found.stdout.toString('latin1').split('\n').filter(Boolean);
    if (shallow.size > 0) {
        const between = await repository.output(['rev-list', base, head, '--not', ...bases]);
        const cut = between
            .toString('latin1')
            .split('\n')
            .some((sha) => shallow.has(sha));
        if (cut)
            return { kind: 'incomplete', why: 'the history is cut off between the two sides and what they share' };
    }
    return { kind: 'found', sha: await findNewest(repository, bases) };
}
async function findNewest(repository, commits) {
    const [only] = commits;
    if (commits.length === 1 && only !== undefined)
        return only;
    const printed = await repository.output(['log', '--no-walk', '--format=%ct %H', ...commits]);
    const rows = printed
        .toString('latin1')
        .split('\n')
        .filter(Boolean)
        .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
    rows.sort((a, b) => b.at - a.at || (0,_base_order_js__WEBPACK_IMPORTED_MODULE_2__/* .compareText */ .n)(a.sha, b.sha));
    return rows[0]?.sha ?? '';
}
//# sourceMappingURL=merge-base.js.map

/***/ }),

/***/ 13855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ toRepositoryPath),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   Yi: () => (/* binding */ detectObjectFormat)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/**
 * Validates names that are used in git's arguments. A name without the exact form is rejected, so that none can be read
 * as an option.
 */



/**
 * Returns the object format of a full object name.
 * @throws ProviderError if it is not a full object name.
 */
function detectObjectFormat(sha) {
    if (!_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R.safeParse(sha).success) {
        const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteStart */ .D3)(sha);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
    }
    return sha.length === 64 ? 'sha256' : 'sha1';
}
const isControl = (character) => character < ' ' || character === '\u007f';
/** Returns whether a branch name is valid in a refspec, by git's own rules (`check-ref-format`). */
function isBranchName(name) {
    return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}
/** Returns a path inside a repository in git's form; null if it cannot name a file there (`..`, absolute, empty). */
function toRepositoryPath(path) {
    const parts = path.replace(/^(?:\.\/+)+/u, '').split('/');
    const bad = parts.some((part) => part === '' || part === '.' || part === '..' || [...part].some(isControl));
    return bad ? null : parts.join('/');
}
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 68355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   My: () => (/* binding */ readObjectInfo),
/* harmony export */   ld: () => (/* binding */ listTreeEntries)
/* harmony export */ });
/** Returns type and size of each object that exists; missing names are not in the map. */
async function readObjectInfo(repository, names) {
    const asked = [...new Set(names)];
    const found = new Map();
    if (asked.length === 0)
        return found;
    const printed = await repository.output(['cat-file', '--batch-check', '--buffer'], {
        input: `${asked.join('\n')}\n`,
    });
    for (const line of printed.toString('latin1').split('\n')) {
        const [name, type, size] = line.split(' ');
        if (name !== undefined && type !== undefined && size !== undefined)
            found.set(name, { type, size: Number(size) });
    }
    return found;
}
/**
 * Returns the bytes of objects; missing names are not in the map. The caller must make sure that they fit into memory.
 */
async function readObjects(repository, names) {
    const asked = [...new Set(names)];
    const found = new Map();
    if (asked.length === 0)
        return found;
    const printed = await repository.output(['cat-file', '--batch', '--buffer'], { input: `${asked.join('\n')}\n` });
    let at = 0;
    while (at < printed.length) {
        const end = printed.indexOf(0x0a, at);
        if (end === -1)
            break;
        const [name, type, size] = printed.toString('latin1', at, end).split(' ');
        at = end + 1;
        // `<name> missing` has no third word and no content after it.
        if (name === undefined || type === undefined || size === undefined)
            continue;
        found.set(name, printed.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return found;
}
/** Returns the first bytes of a blob that is too large to be read completely. */
async function readStart(repository, name, bytes) {
    return (await repository.run(['cat-file', 'blob', name], { maxBytes: bytes })).stdout;
}
/** Returns the files of a commit at exactly these paths; paths that do not exist are left out. */
async function listTreeEntries(repository, commit, paths) {
    const printed = await repository.output(['ls-tree', '-z', '--full-tree', commit, '--', ...paths]);
    return printed
        .toString('utf8')
        .split('\0')
        .flatMap((row) => {
        const [, mode, name, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t([\s\S]+)$/u.exec(row) ?? [];
        return mode === undefined || name === undefined || path === undefined ? [] : [{ path, mode, name }];
    });
}
//# sourceMappingURL=objects.js.map

/***/ }),

/***/ 17909:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ borrowCheckout),
  T: () => (/* binding */ withRemote)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/sources/git/cache.js
var git_cache = __webpack_require__(77357);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/names.js
var names = __webpack_require__(13855);
// EXTERNAL MODULE: ./build/src/sources/git/program.js + 1 modules
var program = __webpack_require__(47876);
// EXTERNAL MODULE: ./build/src/sources/git/remote.js + 2 modules
var remote = __webpack_require__(23714);
// EXTERNAL MODULE: ./build/src/sources/git/history.js + 4 modules
var git_history = __webpack_require__(90478);
// EXTERNAL MODULE: ./build/src/sources/git/history-log.js
var history_log = __webpack_require__(82996);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var repository = __webpack_require__(37883);
;// CONCATENATED MODULE: ./build/src/sources/git/remote-past.js
/**
 * Reads the history of a fetched change. It is fetched too if that is cheap, and cached, so that the next review
 * fetches only new commits.
 */







/** Limits of fetching the history. A review must not wait long for it, because it only refines the result. */
const MOST = { bytes: 64 * 1024 * 1024, milliseconds: 20_000 };
/** Commits fetched in addition to those that are read, so that an older merge base still has enough history. */
const SLACK = 1_000;
/** The ref for the commit whose history is cached. */
const SEED = 'refs/review-gate/seed-past';
/** Reads the history: from the fetch of the change if that is complete, from the cache, or from the remote. */
async function readRemotePast(from, request) {
    const near = await (0,git_history/* readPast */.r)(from.near, request);
    if (near.past.state === 'read' || near.past.reason !== 'shallow')
        return near;
    try {
        return await (0,repository/* withScratch */.hM)(from.scratch, from.signal, async (deep) => {
            const kept = await from.cache.past();
            const past = kept === null ? null : await readDeepPast(from, deep, request, kept).catch(ignoreUnlessAborted(from.signal));
            // A damaged cache must not prevent it: try once more without it.
            return past !== null && past.past.state === 'read' ? past : await readDeepPast(from, deep, request, null);
        });
    }
    catch (fault) {
        ignoreUnlessAborted(from.signal)(fault);
        return (0,git_history/* createUnknownPast */.$)('not_fetched', 'the earlier commits could not be fetched');
    }
}
/** Returns a handler that returns null for errors of git and of the remote, and rethrows all others. */
function ignoreUnlessAborted(signal) {
    return (fault) => {
        if (signal.aborted)
            throw signal.reason;
        if (!(fault instanceof errors/* ProviderError */.m || fault instanceof program/* GitError */.XS))
            throw fault;
        return null;
    };
}
/**
 * Reads the history in a separate repository, because the next fetch of a change would shorten a deeper history again.
 */
async function readDeepPast({ cache, ...from }, deep, request, kept) {
    const fetcher = new remote/* Fetcher */.e(deep, from.remote, from.change, from.sleep, from.signal);
    // The objects of `near` are not used: git would treat its refs as complete histories.
    const objects = [cache.objects];
    await deep.layOut((0,names/* detectObjectFormat */.Yi)(request.mergeBase), objects, kept?.shallow ?? []);
    const seeded = kept !== null && (await deep.run(['update-ref', SEED, kept.base])).code === 0;
    if (!seeded)
        await deep.layOut((0,names/* detectObjectFormat */.Yi)(request.mergeBase), objects, []);
    const missing = !seeded || kept.base !== request.mergeBase;
    if (missing) {
        const tooMuch = () => (0,git_history/* createUnknownPast */.$)('not_fetched', 'the earlier commits are too many to be fetched for a review');
        if (!seeded && (await cache.pastIsTooMuch()))
            return tooMuch();
        // With a depth, git requests even commits that exist, because a commit may exist here without its parents.
        if (!(await fetcher.past(request.mergeBase, history_log/* PAST_LIMITS */.Ee.commits + SLACK, MOST))) {
            await cache.notePastTooMuch(deep);
            return tooMuch();
        }
    }
    const past = await (0,git_history/* readPast */.r)(deep, request);
    if (missing && past.past.state === 'read')
        await cache.keepPast(deep, request.mergeBase);
    return past;
}
//# sourceMappingURL=remote-past.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/open.js
/** Opens the repository that contains a change: a checkout on this machine, or a remote through the cache. */









/** Makes a scratch repository use the objects of the checkout in a folder. Returns null if there is none. */
async function borrowCheckout(scratch, folder, exactly, signal) {
    const checkout = await (0,git_checkout/* findCheckout */.I)(scratch, folder, exactly, signal);
    if (checkout !== null)
        await scratch.layOut(checkout.format, [checkout.objects], checkout.shallow);
    return checkout;
}
/** Runs `use` on the change, and fetches from the remote what the cache does not contain. */
async function withRemote(options, change, signal, use) {
    const cache = new git_cache/* ObjectCache */.UF(options.cacheDirectory, options.remote.url);
    const parent = await cache.open();
    return (0,repository/* withScratch */.hM)({ parent, label: cache.label, environment: options.environment }, signal, async (repository) => {
        await cache.enter(options.sleep, signal);
        const fetcher = new remote/* Fetcher */.e(repository, options.remote, change, options.sleep, signal);
        const mergeBase = (await openFromCache(repository, cache, change)) ?? (await openFromRemote(repository, cache, change, fetcher));
        const fetchBlobs = async (names) => {
            await fetcher.blobs(names, options.fetchBytes);
            await cache.keepPacks(repository);
        };
        const scratch = { parent, label: cache.label, environment: options.environment };
        const past = (request) => readRemotePast({ ...options, scratch, cache, change, near: repository, signal }, request);
        return use({ repository, mergeBase, fetchBlobs, readPast: past });
    });
}
async function openFromCache(repository, cache, change) {
    const kept = await cache.find(change.base.sha, change.head.sha);
    if (kept === null)
        return null;
    await repository.layOut((0,names/* detectObjectFormat */.Yi)(change.head.sha), [cache.objects], kept.shallow);
    const found = await tryMergeBase(repository, change);
    return found.kind === 'found' ? found.sha : null;
}
async function openFromRemote(repository, cache, change, fetcher) {
    const seeded = await seedFromCache(repository, cache, change);
    let mergeBase;
    try {
        mergeBase = await fetcher.history();
    }
    catch (fault) {
        // A damaged cache must not prevent the review: try once more without it.
        if (!seeded || !(fault instanceof errors/* ProviderError */.m) || fault.code !== 'E_UP_001' || fault.transient)
            throw fault;
        await repository.layOut((0,names/* detectObjectFormat */.Yi)(change.head.sha), [], []);
        mergeBase = await fetcher.history();
    }
    await cache.keep(repository, { base: change.base.sha, head: change.head.sha });
    return mergeBase;
}
/** Starts from the last fetch, so that only new objects are fetched. Returns whether there was one. */
async function seedFromCache(repository, cache, change) {
    const format = (0,names/* detectObjectFormat */.Yi)(change.head.sha);
    const seed = await cache.latest();
    await repository.layOut(format, [cache.objects], seed?.shallow ?? []);
    if (seed === null)
        return false;
    for (const side of ['base', 'head']) {
        const result = await repository.run(['update-ref', `refs/review-gate/seed-${side}`, seed[side]]);
        if (result.code === 0)
            continue;
        await repository.layOut(format, [], []);
        return false;
    }
    return true;
}
/** Returns the merge base; a repository that git cannot read counts as incomplete. */
async function tryMergeBase(repository, change) {
    try {
        return await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
    }
    catch (fault) {
        if (!(fault instanceof program/* GitError */.XS))
            throw fault;
        return { kind: 'incomplete', why: fault.message };
    }
}
//# sourceMappingURL=open.js.map

/***/ }),

/***/ 47876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* binding */ GitError),
  jT: () => (/* binding */ GitProgram),
  HS: () => (/* binding */ readLastLine),
  oj: () => (/* binding */ requireGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/base/proxy.js
var base_proxy = __webpack_require__(99743);
;// CONCATENATED MODULE: ./build/src/sources/git/environment.js
/**
 * Builds the environment for git. It contains only explicit settings, so that the same commits give the same bytes on
 * every machine.
 */


/**
 * The variables of this process that git may see: paths of programs, proxies, certificates and the folder for temporary
 * files.
 */
const PASSED_ON = [
    'PATH',
    'Path',
    'PATHEXT',
    'SystemRoot',
    'SYSTEMROOT',
    'windir',
    'TMPDIR',
    'TEMP',
    'TMP',
    'LD_LIBRARY_PATH',
    'DYLD_LIBRARY_PATH',
    'GIT_EXEC_PATH',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'all_proxy',
    'ALL_PROXY',
];
/** Settings of every call. They are environment variables, which a repository's own settings cannot override. */
const SETTINGS = {
    'core.quotePath': 'false',
    'core.attributesFile': external_node_os_.devNull,
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
    // Larger files are streamed instead of held in memory; the largest text that is read is smaller.
    'core.bigFileThreshold': '1m',
    'credential.helper': '',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
};
/**
 * Returns the environment of one git call: no settings of the system or the user, no prompts, no translated messages,
 * no replaced objects, and only the requested transports. Settings, including the token, are passed in variables,
 * because other users of the machine can list arguments but not variables.
 */
function buildGitEnvironment(ours, around) {
    const environment = {};
    for (const name of PASSED_ON) {
        const value = ours[name];
        if (value !== undefined)
            environment[name] = value;
    }
    // The same variables, in the same order, as for the requests that we send ourselves. Curl reads `http_proxy` in lower case alone.
    for (const name of ['http_proxy', 'https_proxy']) {
        const proxy = (0,base_proxy/* readProxyVariable */.jY)(ours, name);
        if (proxy !== null)
            environment[name] = proxy;
    }
    environment['no_proxy'] = (0,base_proxy/* readDirectHosts */.Zd)(ours).join(',');
    const settings = Object.entries({ ...SETTINGS, ...around.settings });
    settings.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...environment,
        GIT_CONFIG_COUNT: String(settings.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: `${around.home}/gitconfig`,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_PAGER: 'cat',
        GIT_ALLOW_PROTOCOL: around.protocols ?? 'none',
        HOME: around.home,
        XDG_CONFIG_HOME: around.home,
        LC_ALL: 'C',
        LANGUAGE: 'C',
        ...(around.gitDir === undefined ? {} : { GIT_DIR: around.gitDir }),
        ...(around.ceiling === undefined ? {} : { GIT_CEILING_DIRECTORIES: around.ceiling }),
    };
}
//# sourceMappingURL=environment.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/program.js
/** Runs the `git` program. */



/** So much of what git says is shown, in UTF-16 code units. */
const MAX_SAID = 300;
/** How much of what git complains of is kept. */
const MAX_STDERR_BYTES = 64 * 1024;
/**
 * Thrown for a failed call of git. It never leaves the providers: each caller that knows the purpose converts it to a
 * ProviderError.
 */
class GitError extends Error {
    command;
    code;
    stderr;
    name = 'GitError';
    constructor(command, code, stderr) {
        super(`git ${command} failed (${code === null ? 'stopped' : `exit ${code}`}): ${readLastLine(stderr)}`);
        this.command = command;
        this.code = code;
        this.stderr = stderr;
    }
}
/** Returns the last line of git's error output, with printable characters only. */
function readLastLine(stderr) {
    const lines = stderr.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
    const line = lines.findLast((one) => /^(?:fatal|error):/u.test(one)) ?? lines.at(-1) ?? 'it said nothing';
    return line.replace(/[^\x20-\x7e\u00a0-\uffff]/gu, '?').slice(0, MAX_SAID);
}
/** The git program of this machine, in a neutral environment. */
class GitProgram {
    home;
    environment;
    constructor(home, environment) {
        this.home = home;
        this.environment = environment;
    }
    /**
     * Runs git and waits for it.
     * @throws ProviderError if git is not installed; the signal's reason if it is aborted (git is ended first).
     */
    run(call, signal) {
        return new Promise((resolve, reject) => {
            if (signal.aborted) {
                reject(signal.reason);
                return;
            }
            const child = (0,external_node_child_process_.spawn)('git', [...call.args], {
                cwd: call.cwd ?? this.home,
                env: buildGitEnvironment(this.environment, { home: this.home, ...call }),
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                // Git gets its own process group, so that its helpers are ended with it.
                detached: GROUPS,
            });
            const stdout = [];
            const stderr = [];
            let printed = 0;
            let complained = 0;
            const stop = () => endGroup(child);
            const stops = [signal, ...(call.enough === undefined ? [] : [call.enough])];
            const settle = () => {
                for (const one of stops)
                    one.removeEventListener('abort', stop);
            };
            for (const one of stops)
                one.addEventListener('abort', stop, { once: true });
            child.stdout.on('data', (chunk) => {
                if (call.maxBytes !== undefined && printed >= call.maxBytes)
                    return;
                printed += chunk.length;
                stdout.push(chunk);
                if (call.maxBytes !== undefined && printed >= call.maxBytes)
                    stop();
            });
            child.stderr.on('data', (chunk) => {
                complained += chunk.length;
                if (complained <= MAX_STDERR_BYTES)
                    stderr.push(chunk);
            });
            // Git may end without reading all of its input; its exit code says why.
            child.stdin.on('error', () => undefined);
            child.on('error', (fault) => {
                settle();
                reject(signal.aborted ? signal.reason : createNoGitError(fault));
            });
            child.on('close', (code) => {
                settle();
                if (signal.aborted) {
                    reject(signal.reason);
                    return;
                }
                const all = Buffer.concat(stdout);
                resolve({
                    code,
                    stdout: call.maxBytes === undefined ? all : all.subarray(0, call.maxBytes),
                    stderr: Buffer.concat(stderr).toString('utf8'),
                });
            });
            child.stdin.end(call.input ?? '');
        });
    }
    /**
     * Runs git and returns its output.
     * @throws GitError if git does not exit with 0.
     */
    async output(call, signal) {
        const result = await this.run(call, signal);
        if (result.code !== 0)
            throw new GitError(call.args[0] ?? '', result.code, result.stderr);
        return result.stdout;
    }
}
/** Whether the platform has process groups that can be ended together. */
const GROUPS = process.platform !== 'win32';
/** Ends git and its child processes: a fetch waits in a helper that would otherwise continue to run. */
function endGroup(child) {
    if (child.exitCode !== null || child.signalCode !== null)
        return;
    try {
        if (GROUPS && child.pid !== undefined)
            process.kill(-child.pid, 'SIGTERM');
        else
            child.kill('SIGTERM');
    }
    catch {
        // It has already ended.
    }
}
/** The oldest git version whose settings can be separated from the user's (GIT_CONFIG_GLOBAL). */
const OLDEST = [2, 32];
/**
 * Checks the git version.
 * @throws ProviderError if git is missing or too old for a neutral environment.
 */
async function requireGit(git, signal) {
    const said = (await git.output({ args: ['version'] }, signal)).toString('utf8').trim();
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/u.exec(said) ?? [];
    if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]))
        return;
    throw new errors/* ProviderError */.m('E_UP_001', `Git ${OLDEST.join('.')} or later is needed, but this machine has "${said}". Install a newer git.`);
}
function createNoGitError(fault) {
    const why = fault.code === 'ENOENT'
        ? 'The git program was not found. Install git 2.32 or later and put it on the PATH.'
        : `The git program could not be started (${fault.code ?? fault.message}). Check the installation of git.`;
    return new errors/* ProviderError */.m('E_UP_001', why, false, { cause: fault });
}
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 23714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ Fetcher),
  j: () => (/* binding */ createUnrelatedError)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/github/token.js
var github_token = __webpack_require__(5628);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
;// CONCATENATED MODULE: ./build/src/sources/git/fetch-limit.js
/** Limits the size of a fetch. Git has no setting for it, so the written data is measured during the fetch. */




/** Interval of the measurement in milliseconds; the fetch can exceed the limit within one interval. */
const LOOK_MILLISECONDS = 200;
/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns the result of `fetch`; null if it wrote too much, even if it ended before a measurement. Its files are then
 * removed.
 */
async function limitFetchBytes(repository, most, fetch) {
    const folder = (0,external_node_path_.join)(repository.gitDir, 'objects', 'pack');
    const before = new Set(await (0,promises_.readdir)(folder));
    const enough = new AbortController();
    const ended = new AbortController();
    const [fetched, watched] = await Promise.allSettled([
        fetch(enough.signal).finally(() => ended.abort()),
        watchFetch(folder, before, most, { enough, ended: ended.signal }),
    ]);
    if (fetched.status === 'rejected')
        throw fetched.reason;
    if (watched.status === 'rejected')
        throw watched.reason;
    const added = await findAddedFiles(folder, before);
    if (added.bytes <= most)
        return fetched.value;
    for (const name of added.names)
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    return null;
}
/**
 * Resolves when the fetch has ended or exceeded the limit. A folder that cannot be read also aborts the fetch, so that
 * no fetch is unmeasured.
 */
async function watchFetch(folder, before, most, { enough, ended }) {
    if (most === Infinity)
        return;
    try {
        while (!ended.aborted && (await findAddedFiles(folder, before)).bytes <= most) {
            // The wait ends early when the fetch has ended.
            await (0,external_node_timers_promises_.setTimeout)(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        }
    }
    finally {
        enough.abort();
    }
}
/** Returns the new files of a folder, including unfinished ones, and their total size in bytes. */
async function findAddedFiles(folder, before) {
    const names = (await (0,promises_.readdir)(folder)).filter((name) => !before.has(name));
    let bytes = 0;
    for (const name of names)
        bytes += await readFileSize((0,external_node_path_.join)(folder, name));
    return { names, bytes };
}
async function readFileSize(path) {
    try {
        return (await (0,promises_.stat)(path)).size;
    }
    catch (fault) {
        // Git renames a pack when it is complete.
        if ((0,sources_errors/* readSystemCode */.P)(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=fetch-limit.js.map
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/names.js
var names = __webpack_require__(13855);
// EXTERNAL MODULE: ./build/src/sources/git/program.js + 1 modules
var program = __webpack_require__(47876);
;// CONCATENATED MODULE: ./build/src/sources/git/remote-errors.js
/** Classifies and explains the errors of a fetch. */


/** In this order; the first match wins. These are messages of git, which LC_ALL=C keeps in English. */
const FAULTS = [
    ['refused', /not our ref|unadvertised object|couldn't find remote ref|no such ref|invalid want/iu],
    ['unauthorized', /could not read (?:Username|Password)|Authentication failed|returned error: 401/iu],
    ['forbidden', /returned error: 403|access denied/iu],
    ['not_found', /repository '.*' not found|returned error: (?:404|410)/iu],
    ['moved', /returned error: 30\d|unable to update url base from redirection/iu],
    [
        'passing',
        /returned error: (?:408|429|5\d\d)|Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|timed out|too slow|early EOF|unexpected disconnect|hung up|RPC failed|Empty reply|Recv failure|Send failure|transfer closed|unexpected end|SSL_ERROR/iu,
    ],
];
/** Returns the kind of error that git's message describes. */
function classifyRemoteError(failure) {
    return FAULTS.find(([, words]) => words.test(failure.stderr))?.[0] ?? 'other';
}
/** Returns the error for the person who must act. `secrets` are removed from git's message, in case it contains one. */
function explainRemote(failure, url, secrets) {
    const said = secrets
        .filter((secret) => secret !== '')
        .reduce((text, secret) => text.replaceAll(secret, '***'), (0,program/* readLastLine */.HS)(failure.stderr));
    const cause = { cause: new program/* GitError */.XS(failure.command, failure.code, said) };
    switch (classifyRemoteError(failure)) {
        case 'unauthorized':
        case 'forbidden':
            return new errors/* ProviderError */.m('E_TOK_001', `${url} refuses the token. Give the token (or the job's "permissions") "contents: read" on this repository, and renew it if it has expired.`, false, cause);
        case 'not_found':
            return new errors/* ProviderError */.m('E_REQ_002', `There is no repository at ${url}, or the token may not see it. Check the name, and that the token has "contents: read" on it.`, false, cause);
        case 'moved':
            return new errors/* ProviderError */.m('E_REQ_002', `${url} has moved. Name the repository as it is called now.`, false, cause);
        case 'passing':
            return new errors/* ProviderError */.m('E_UP_001', `The code could not be fetched from ${url} (${said}). Try again.`, true, cause);
        default:
            return new errors/* ProviderError */.m('E_UP_001', `The code could not be fetched from ${url} (${said}).`, false, cause);
    }
}
//# sourceMappingURL=remote-errors.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/remote.js
/**
 * Fetches from a remote repository by smart HTTP: two commits, the history up to their merge base, and only the files
 * that are needed.
 */







/**
 * Depths of history to fetch, in commits from the tips: increasing until the merge base is certain; the last one
 * fetches everything.
 */
const DEPTHS = [32, 256, 2048, 2_147_483_647];
/** Delays before a fetch with a temporary error is retried, in milliseconds. */
const PAUSES = [1000, 3000];
/** A connection that transfers nothing for this time is closed, in seconds. */
const STALLED_SECONDS = 30;
/** The prefix of refs for fetched commits. */
const REF = 'refs/review-gate';
/** Fetches into a scratch repository. */
class Fetcher {
    repository;
    remote;
    change;
    sleep;
    signal;
    depth = DEPTHS[0];
    byName = false;
    constructor(repository, remote, change, sleep, signal) {
        this.repository = repository;
        this.remote = remote;
        this.change = change;
        this.sleep = sleep;
        this.signal = signal;
    }
    /**
     * Fetches both commits and enough history to determine their merge base, without the content of files. Requests the
     * commits by id and, if the server refuses that, by their names.
     * @returns the merge base.
     * @throws ProviderError if the commits are no longer available or have no commit in common.
     */
    async history() {
        const { base, head } = this.change;
        let why = '';
        for (const depth of DEPTHS) {
            this.depth = depth;
            await this.fetchCommits();
            const found = await (0,merge_base/* findMergeBase */.f)(this.repository, base.sha, head.sha);
            if (found.kind === 'found')
                return found.sha;
            if (found.kind === 'unrelated')
                throw createUnrelatedError(base.sha, head.sha);
            why = found.why;
            if ((await this.repository.shallow()).length === 0)
                break;
        }
        throw new errors/* ProviderError */.m('E_UP_001', `${this.remote.url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`);
    }
    /** Fetches blobs in one request; fetches none if they are more than `most` bytes. */
    async blobs(names, most) {
        if (names.length === 0)
            return;
        const outcome = await this.fetch(['--filter=blob:none', '--stdin', 'origin'], { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' }, { input: `${names.join('\n')}\n`, most });
        // An old server that only provides objects with a name: everything is fetched again, with the content.
        if (outcome === 'refused')
            await this.fetchNamed(['--refetch'], {}, { most });
    }
    /**
     * Fetches a commit and `depth` commits of its history, as far as they are missing. Trees are included, file contents
     * are not. It is tried once, within the limits of time and size.
     * @returns whether they are available now.
     */
    async past(commit, depth, most) {
        const limits = { most: most.bytes, late: AbortSignal.timeout(most.milliseconds) };
        const asked = await this.fetch([`--depth=${depth}`, 'origin', `+${commit}:${REF}/past`], PARTIAL, limits);
        if (asked !== 'refused')
            return asked === 'fetched';
        const { ref } = this.change.base;
        if (!(0,names/* isBranchName */.Q8)(ref))
            return false;
        return ((await this.fetch([`--depth=${depth}`, 'origin', `+refs/heads/${ref}:${REF}/past`], PARTIAL, limits)) ===
            'fetched');
    }
    async fetchCommits() {
        const { base, head } = this.change;
        if (!this.byName) {
            const wanted = [`+${base.sha}:${REF}/base`, `+${head.sha}:${REF}/head`];
            this.byName = (await this.fetch([`--depth=${this.depth}`, 'origin', ...wanted], PARTIAL)) === 'refused';
        }
        if (this.byName)
            await this.fetchNamed([], PARTIAL);
    }
    /** Each ref is fetched separately, because the base branch may have been deleted. */
    async fetchNamed(options, settings, more = {}) {
        const { pr, base } = this.change;
        const named = [`+refs/pull/${pr}/head:${REF}/pull`];
        if ((0,names/* isBranchName */.Q8)(base.ref))
            named.push(`+refs/heads/${base.ref}:${REF}/branch`);
        for (const one of named)
            await this.fetch([...options, `--depth=${this.depth}`, 'origin', one], settings, more);
    }
    /**
     * Runs a fetch. If `late` is given, it is tried only once and stops when `late` is aborted.
     * @returns `refused`: the server does not provide the object under this name; `too_much`: it is more than `most`
     * bytes, or took too long, and nothing of it is kept.
     * @throws ProviderError on every other error.
     */
    async fetch(args, settings, { input, most, late } = {}) {
        let token = await (0,github_token/* readToken */.A)(this.remote.token, this.signal);
        let renewed = false;
        for (let attempt = 0;; attempt++) {
            const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
            const result = await limitFetchBytes(this.repository, most ?? Infinity, (enough) => this.repository.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args], { input, ...surroundings, enough: late === undefined ? enough : AbortSignal.any([enough, late]) }));
            if (result === null || (result.code !== 0 && late?.aborted === true))
                return 'too_much';
            if (result.code === 0)
                return 'fetched';
            const failure = new program/* GitError */.XS('fetch', result.code, result.stderr);
            const fault = classifyRemoteError(failure);
            if (fault === 'refused')
                return 'refused';
            if (fault === 'unauthorized' && !renewed) {
                renewed = true;
                const other = await (0,github_token/* replaceToken */.E)(this.remote.token, token, this.signal);
                if (other !== null) {
                    token = other;
                    continue;
                }
            }
            const pause = PAUSES[attempt];
            if (fault !== 'passing' || pause === undefined || late !== undefined) {
                throw explainRemote(failure, this.remote.url, [token, encodeBasicToken(token)]);
            }
            await this.sleep(pause, this.signal);
        }
    }
    settings(token) {
        const { url } = this.remote;
        return {
            'remote.origin.url': url,
            'protocol.version': '2',
            // Otherwise the token would be sent to any server to which this one redirects.
            'http.followRedirects': 'false',
            'http.lowSpeedLimit': '1',
            'http.lowSpeedTime': String(STALLED_SECONDS),
            // Keeps the fetched objects as packs, which the cache can copy.
            'fetch.unpackLimit': '1',
            ...(token === ''
                ? {}
                : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${encodeBasicToken(token)}` }),
        };
    }
}
/** Makes git omit the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' };
const encodeBasicToken = (token) => Buffer.from(`x-access-token:${token}`).toString('base64');
/** Returns the error for two sides without a common commit. */
function createUnrelatedError(base, head) {
    return new errors/* ProviderError */.m('E_REQ_002', `The commits ${base} and ${head} have no commit in common, so there is no change to review. Rebase the branch onto its base.`);
}
//# sourceMappingURL=remote.js.map

/***/ }),

/***/ 37883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readShallow),
/* harmony export */   hM: () => (/* binding */ withScratch)
/* harmony export */ });
/* unused harmony export ScratchRepository */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29837);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47876);
/** A temporary repository that reads the objects of another repository. */




/**
 * An empty bare repository in a temporary folder that uses the objects of others. Git runs in it and sees only their
 * objects: no settings, hooks, attributes, filters, replaced objects or refs. It writes nothing to the others. So
 * neither a checked-out pull request nor a setting of the machine can change a diff.
 */
class ScratchRepository {
    directory;
    git;
    signal;
    constructor(directory, git, signal) {
        this.directory = directory;
        this.git = git;
        this.signal = signal;
    }
    static async make(options, signal) {
        const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.parent, `${options.label ?? 'review-gate'}-`));
        try {
            // A workspace often belongs to a different user than this process (containers). It is only read, so this is safe.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
            const git = new _program_js__WEBPACK_IMPORTED_MODULE_2__/* .GitProgram */ .jT(directory, options.environment);
            await (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .requireGit */ .oj)(git, signal);
            return new ScratchRepository(directory, git, signal);
        }
        catch (fault) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
            throw fault;
        }
    }
    get gitDir() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'repository.git');
    }
    /**
     * Creates the repository files, replacing earlier ones. `shallow`: the commits whose parents are known to be missing.
     */
    async layOut(format, objects, shallow) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.gitDir, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'info'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'pack'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'refs'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'config'), format === 'sha256'
            ? '[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n'
            : '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'info', 'alternates'), objects.map((one) => `${quotePath(one)}\n`).join(''));
        if (shallow.length > 0)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
    }
    /** Returns the commits whose parents are missing; empty if the history is complete. */
    async shallow() {
        return readShallow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'shallow'));
    }
    /** Runs git in this repository. */
    run(args, more = {}) {
        return this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /**
     * Runs git in this repository and returns its output.
     * @throws GitError
     */
    output(args, more = {}) {
        return this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Removes the folder. */
    async dispose() {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Runs `use` on a scratch repository and removes it afterwards, even after an error. */
async function withScratch(options, signal, use) {
    const scratch = await ScratchRepository.make(options, signal);
    try {
        return await use(scratch);
    }
    finally {
        await scratch.dispose();
    }
}
/** Returns the commits that a `shallow` file lists; none if the file does not exist. */
async function readShallow(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
    }
    catch (fault) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .readSystemCode */ .P)(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
/** Returns a path for the alternates file: unchanged, or in C quotes if it could be misread. */
function quotePath(path) {
    return /^["#]|[\n\r]/u.test(path) ? JSON.stringify(path) : path;
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 20049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readSnapshot)
});

// EXTERNAL MODULE: ./build/src/sources/git/base-files.js
var base_files = __webpack_require__(33164);
// EXTERNAL MODULE: ./build/src/base/git-modes.js
var git_modes = __webpack_require__(51730);
// EXTERNAL MODULE: ./build/src/sources/git/objects.js
var objects = __webpack_require__(68355);
// EXTERNAL MODULE: ./build/src/sources/git/text.js
var git_text = __webpack_require__(12380);
;// CONCATENATED MODULE: ./build/src/sources/git/contents.js
/** The texts of changed files, as far as the limits go. */



/** Mode of a submodule. */
/** Maximum content requested from git at a time, in bytes. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** Returns the blobs that a change needs. */
function listBlobs(changes) {
    return changes.flatMap((change) => [change.old, change.new]).flatMap((side) => (isBlob(side) ? [side.name] : []));
}
/**
 * Reads the sides of all changes, the smallest first, so that a large file affects only itself. Returns them in the
 * order of `changes`.
 */
async function readContents(repository, changes, known, limits) {
    const lookUpSize = (side) => (isBlob(side) ? (known.get(side.name)?.size ?? 0) : 0);
    const countBytes = (change) => lookUpSize(change.old) + lookUpSize(change.new);
    const bySize = changes
        .map((change, index) => ({ change, index, bytes: countBytes(change) }))
        .sort((a, b) => a.bytes - b.bytes || a.index - b.index);
    const made = new Array(changes.length);
    const budget = { text: limits.textLength, read: limits.readBytes, sniffed: limits.sniffedFiles };
    let from = 0;
    while (from < bySize.length) {
        let bytes = 0;
        let to = from;
        const wanted = [];
        while (to < bySize.length && (to === from || bytes < BATCH_BYTES)) {
            for (const side of [bySize[to]?.change.old ?? null, bySize[to]?.change.new ?? null]) {
                if (!isBlob(side) || !known.has(side.name) || lookUpSize(side) > limits.fileBytes)
                    continue;
                wanted.push(side.name);
                bytes += lookUpSize(side);
            }
            to++;
        }
        const affordable = budget.read >= bytes;
        if (affordable)
            budget.read -= bytes;
        const blobs = affordable ? await (0,objects/* readObjects */.$I)(repository, wanted) : new Map();
        for (const { change, index } of bySize.slice(from, to)) {
            const read = (side) => readSide(repository, side, { known, blobs, limits, budget });
            made[index] = applyTextBudget(budget, { change, old: await read(change.old), new: await read(change.new) });
        }
        from = to;
    }
    return made;
}
async function readSide(repository, side, reading) {
    if (side === null)
        return { kind: 'none' };
    if (side.mode === git_modes/* GIT_MODES */.s.submodule)
        return { kind: 'left_out', reason: 'submodule' };
    const info = reading.known.get(side.name);
    if (info === undefined)
        return { kind: 'left_out', reason: 'not_fetched' };
    if (info.type !== 'blob')
        return { kind: 'left_out', reason: 'unreadable' };
    if (info.size > reading.limits.fileBytes) {
        if (reading.budget.sniffed <= 0)
            return { kind: 'left_out', reason: 'too_large' };
        reading.budget.sniffed--;
        const binary = (0,git_text/* isBinary */.Go)(await (0,objects/* readStart */.H6)(repository, side.name, git_text/* SNIFFED_BYTES */.eT));
        return { kind: 'left_out', reason: binary ? 'binary' : 'too_large' };
    }
    const content = reading.blobs.get(side.name);
    if (content === undefined)
        return { kind: 'left_out', reason: 'too_large' };
    if ((0,git_text/* isBinary */.Go)(content))
        return { kind: 'left_out', reason: 'binary' };
    return { kind: 'text', ...(0,git_text/* decodeText */.g7)(content) };
}
/** Subtracts the texts from the remaining budget; texts that do not fit are left out. */
function applyTextBudget(budget, contents) {
    const measureText = (content) => (content.kind === 'text' ? content.text.length : 0);
    const length = measureText(contents.old) + measureText(contents.new);
    if (length > budget.text) {
        const cut = (content) => content.kind === 'text' ? { kind: 'left_out', reason: 'too_large' } : content;
        return { change: contents.change, old: cut(contents.old), new: cut(contents.new) };
    }
    budget.text -= length;
    return contents;
}
function isBlob(side) {
    return side !== null && side.mode !== git_modes/* GIT_MODES */.s.submodule;
}
//# sourceMappingURL=contents.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/sources/git/hunks.js
/** Reading the hunks out of git's patches. Works on bytes: a patch holds lines in whatever encoding the files have. */


const NEWLINE = 0x0a;
const AT = 0x40;
const BACKSLASH = 0x5c;
/**
 * Parses a patch printed by `git diff -U<n>`. Content and headers are distinguished only by the line counts of the
 * hunks, so that no line of a file can be taken for a header. Bytes that are not UTF-8 become U+FFFD.
 * @throws Error if the patch is truncated or invalid.
 */
function parsePatch(patch) {
    const files = [];
    const lines = new Lines(patch);
    while (!lines.done) {
        if (lines.peek() === AT) {
            const file = files.at(-1);
            if (file === undefined)
                throw new Error('the patch begins with a hunk instead of a file');
            file.hunks.push(readHunk(lines));
            continue;
        }
        const line = lines.next();
        if (line.startsWith('diff --git '))
            files.push({ header: [line], hunks: [] });
        else
            files.at(-1)?.header.push(line);
    }
    return files;
}
function readHunk(lines) {
    const header = lines.next();
    const head = (0,hunk_lines/* readHunkHead */.BN)(header);
    if (head === null)
        throw new Error(`the patch has a hunk header in an unknown form: ${header.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU)}`);
    let { old_lines: old, new_lines: added } = head;
    const content = [];
    while (old > 0 || added > 0) {
        const line = lines.next();
        const mark = (0,hunk_lines/* readHunkMark */.WU)(line);
        if (mark === null)
            throw new Error('the patch has a line that is neither kept, added nor removed');
        if ((0,hunk_lines/* isOnSide */.p7)(mark, 'old'))
            old--;
        if ((0,hunk_lines/* isOnSide */.p7)(mark, 'new'))
            added--;
        content.push(line);
    }
    if (old < 0 || added < 0)
        throw new Error('the patch has a hunk that is longer than its header says');
    // `\ No newline at end of file` belongs to the line before it and is not counted.
    if (!lines.done && lines.peek() === BACKSLASH)
        content.push(lines.next());
    return {
        ...head,
        // Git cuts this text after 80 bytes, within a character if need be.
        section: head.section.replace(/\ufffd+$/u, ''),
        lines: content,
    };
}
/** The lines of a patch, one after the other. A carriage return is part of its line. */
class Lines {
    bytes;
    at = 0;
    constructor(bytes) {
        this.bytes = bytes;
    }
    get done() {
        return this.at >= this.bytes.length;
    }
    /** Returns the first byte of the next line. */
    peek() {
        return this.bytes[this.at];
    }
    next() {
        if (this.done)
            throw new Error('the patch ends in the middle of a hunk');
        const found = this.bytes.indexOf(NEWLINE, this.at);
        const end = found === -1 ? this.bytes.length : found;
        const line = this.bytes.toString('utf8', this.at, end);
        this.at = end + 1;
        return line;
    }
}
//# sourceMappingURL=hunks.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/patches.js

/**
 * Returns the hunks of each change, in the order of `changes`, from a single diff. It compares two temporary trees that
 * contain only the two sides, with numbers as names. The diff therefore does not depend on paths (their quoting, their
 * attributes) and excludes large files. Renamed files are compared with their old content, and links and modes by their
 * content.
 */
async function readHunks(repository, changes) {
    const [from, to] = [await makeTree(repository, changes, 'old'), await makeTree(repository, changes, 'new')];
    const patch = await repository.output([
        'diff-tree',
        '-r',
        '-p',
        // Text was detected before; git must not decide again.
        '--text',
        '--unified=3',
        '--inter-hunk-context=0',
        '--diff-algorithm=myers',
        '--indent-heuristic',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        '--src-prefix=a/',
        '--dst-prefix=b/',
        from,
        to,
    ]);
    const hunks = changes.map(() => []);
    for (const file of parsePatch(patch)) {
        const index = /^diff --git a\/(\d+) b\/\1$/u.exec(file.header[0] ?? '')?.[1];
        if (index === undefined)
            throw new Error('git printed a patch of a file that was not asked for');
        hunks[Number(index)]?.push(...file.hunks);
    }
    return hunks;
}
async function makeTree(repository, changes, which) {
    const rows = changes.flatMap((change, index) => {
        const side = change[which];
        return side === null ? [] : [`100644 blob ${side.name}\t${index}\0`];
    });
    return (await repository.output(['mktree', '-z'], { input: rows.join('') })).toString('latin1').trim();
}
//# sourceMappingURL=patches.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/raw-diff.js
/** The list of changed files, from `git diff-tree --raw -z`. */

const RENAMES = {
    // Git's own defaults, set explicitly. Above 1,000 candidates per side git itself compares only identical content.
    similar: ['--find-renames=50%', '-l1000'],
    identical: ['--find-renames=100%', '-l1000'],
    none: ['--no-renames'],
};
const STATUS = {
    A: 'added',
    M: 'modified',
    D: 'deleted',
    R: 'renamed',
    C: 'copied',
    T: 'type_changed',
};
/**
 * Returns the changes from one commit to another, sorted by the bytes of the paths. Copies are not detected: all their
 * lines count as added.
 */
async function listChanges(repository, from, to, renames) {
    const printed = await repository.output([
        'diff-tree',
        '-r',
        '-z',
        '--raw',
        '--no-abbrev',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=none',
        ...RENAMES[renames],
        from,
        to,
    ]);
    return parseRawDiff(printed).sort((a, b) => Buffer.compare(a.path, b.path));
}
/**
 * Parses `:<mode> <mode> <name> <name> <status>NUL<path>NUL`, with a second path for renames and copies.
 * @throws Error on any other input.
 */
function parseRawDiff(printed) {
    const changes = [];
    let at = 0;
    const next = () => {
        const end = printed.indexOf(0, at);
        if (end === -1)
            throw new Error('git printed an incomplete list of changed files');
        const field = printed.subarray(at, end);
        at = end + 1;
        return field;
    };
    while (at < printed.length) {
        const row = next().toString('latin1');
        const [, oldMode, newMode, oldName, newName, letter = ''] = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/u.exec(row) ?? [];
        const status = STATUS[letter];
        if (status === undefined)
            throw new Error(`git printed a changed file in an unknown form: ${row.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU)}`);
        const first = next();
        const moved = status === 'renamed' || status === 'copied';
        changes.push({
            status,
            path: moved ? next() : first,
            oldPath: moved ? first : null,
            old: toSide(oldMode, oldName),
            new: toSide(newMode, newName),
        });
    }
    return changes;
}
function toSide(mode, name) {
    return mode === undefined || name === undefined || mode === '000000' ? null : { mode, name };
}
//# sourceMappingURL=raw-diff.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/changed-files.js





/**
 * Reads the changes from one commit to another. `also` are further blobs that are needed; they are fetched together.
 * Beyond the limit of files, and if content is missing, renames are found only by identical content.
 */
async function readChanges(repository, commits, also, fetchBlobs, limits) {
    const plain = await listChanges(repository, commits.from, commits.to, 'none');
    const many = plain.length > limits.files;
    const listed = many ? await listChanges(repository, commits.from, commits.to, 'identical') : plain;
    const needed = [...new Set([...listBlobs(listed.slice(0, limits.files)), ...also])];
    let known = await (0,objects/* readObjectInfo */.My)(repository, needed);
    const missing = needed.filter((name) => !known.has(name));
    if (missing.length > 0) {
        await fetchBlobs(missing);
        known = await (0,objects/* readObjectInfo */.My)(repository, needed);
        // All blobs are too large for one fetch; the files that configure the review are fetched anyway.
        const steering = also.filter((name) => !known.has(name));
        if (steering.length > 0) {
            await fetchBlobs(steering);
            known = await (0,objects/* readObjectInfo */.My)(repository, needed);
        }
    }
    const whole = needed.every((name) => known.has(name));
    const renamed = many
        ? listed
        : await listChanges(repository, commits.from, commits.to, whole ? 'similar' : 'identical');
    const kept = renamed.slice(0, limits.files);
    const contents = await readContents(repository, kept, known, limits);
    const texts = contents.filter((one) => one.old.kind !== 'left_out' && one.new.kind !== 'left_out');
    const hunks = await readHunks(repository, texts.map((one) => one.change));
    const hunksByChange = new Map(texts.map((one, index) => [one.change, hunks[index] ?? []]));
    const files = contents.map((one) => toChangedFile(one, hunksByChange.get(one.change) ?? []));
    return {
        files,
        changed: renamed.length,
        omitted: [
            ...contents.flatMap((one, index) => describeOmission(one, files[index], limits)),
            ...findIndistinctPaths(files),
            ...describeExcessFiles(renamed.length, limits),
        ],
    };
}
function toChangedFile(contents, hunks) {
    const { change, old, new: current } = contents;
    const path = (0,git_text/* decodeText */.g7)(change.path);
    const oldPath = change.oldPath === null ? null : (0,git_text/* decodeText */.g7)(change.oldPath);
    const omitted = findOmissionReason(contents);
    // One side alone would be misleading. But if a file became unreadable, its other side is all there is, so it is kept.
    const keep = omitted !== 'too_large' && omitted !== 'not_fetched';
    const utf8 = [old, current].every((side) => side.kind !== 'text' || side.utf8);
    return {
        path: path.text,
        old_path: oldPath?.text ?? null,
        status: change.status,
        old_mode: change.old?.mode ?? null,
        new_mode: change.new?.mode ?? null,
        binary: omitted === 'binary',
        omitted,
        utf8: utf8 && path.utf8 && (oldPath?.utf8 ?? true),
        old_text: keep && old.kind === 'text' ? old.text : null,
        new_text: keep && current.kind === 'text' ? current.text : null,
        hunks,
        history: null,
    };
}
/** The reasons, most severe first: if both sides are left out, the file gets the more severe reason. */
const REASONS = ['unreadable', 'not_fetched', 'too_large', 'submodule', 'binary'];
function findOmissionReason(contents) {
    const sides = [contents.old, contents.new];
    return REASONS.find((reason) => sides.some((side) => side.kind === 'left_out' && side.reason === reason)) ?? null;
}
/**
 * Returns the coverage entry of a file. Binary content does not block, because a review of text cannot read it. Text
 * that became binary does block, and so does a submodule, because its code was not reviewed.
 */
function describeOmission(contents, file, limits) {
    if (file === undefined || file.omitted === null)
        return [];
    const { path, omitted: reason } = file;
    const entry = (detail, blocking) => [{ path, reason, detail, blocking }];
    switch (reason) {
        case 'binary':
            return contents.old.kind === 'text' && contents.new.kind === 'left_out'
                ? entry('The file was text and is binary now; what it holds was not reviewed.', true)
                : entry('A binary file; its content was not reviewed.', false);
        case 'submodule':
            return contents.change.new === null
                ? entry('A submodule was removed.', false)
                : entry('A submodule; the code it points to was not reviewed.', true);
        case 'too_large':
            return entry(`The text is over ${formatMebibytes(limits.fileBytes)} a side, or the change over ${formatMebibytes(limits.textLength)} in all; it was not reviewed.`, true);
        case 'not_fetched':
            return entry(`The content is not in this copy of the repository, or the change is over ${formatMebibytes(limits.fetchBytes)} to fetch; it was not reviewed.`, true);
        case 'unreadable':
            return entry('The object in the repository is no file; it was not reviewed.', true);
    }
}
/** Returns entries for different files whose names are equal after bytes that are not UTF-8 are replaced. */
function findIndistinctPaths(files) {
    const seen = new Set();
    const twice = new Set();
    for (const { path } of files) {
        if (seen.has(path))
            twice.add(path);
        seen.add(path);
    }
    return [...twice].map((path) => ({
        path,
        reason: 'unreadable',
        detail: 'Several files have names that are not UTF-8 and cannot be told apart. Rename them.',
        blocking: true,
    }));
}
function describeExcessFiles(changed, limits) {
    if (changed <= limits.files)
        return [];
    const detail = `${changed} files changed; the first ${limits.files} by path were reviewed. Split the change.`;
    return [{ path: null, reason: 'too_many_files', detail, blocking: true }];
}
function formatMebibytes(bytes) {
    return `${Math.round((bytes / 1024 / 1024) * 100) / 100} MiB`;
}
//# sourceMappingURL=changed-files.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/snapshot.js


/**
 * Builds the snapshot of a pinned change. The same commits give the same snapshot, whatever the source of the
 * repository. Only the history may be unavailable in some places (a shallow clone, a history too large to fetch), and
 * the snapshot records that. `fetchBlobs` is called with all missing blobs. If that fetches none, it is called again
 * with only those of the base commit.
 */
async function readSnapshot({ repository, mergeBase, fetchBlobs, readPast }, change, limits) {
    const entries = await (0,base_files/* listBaseFiles */.XO)(repository, change.base.sha);
    const { files, changed, omitted } = await readChanges(repository, { from: mergeBase, to: change.head.sha }, entries.filter((entry) => entry.mode.startsWith('100')).map((entry) => entry.name), fetchBlobs, limits);
    const { omitted: unreadable, ...baseFiles } = await (0,base_files/* readBaseFiles */.bU)(repository, entries);
    const past = await readPast({ mergeBase, head: change.head.sha, title: change.title, files });
    const all = [...change.missing, ...unreadable, ...omitted];
    return {
        schema: 'review-gate.snapshot/1',
        repo: change.repo,
        pr: change.pr,
        base: { ref: change.base.ref, sha: change.base.sha },
        head: {
            ref: change.head.ref,
            sha: change.head.sha,
            committed_at: await readCommitTime(repository, change.head.sha),
        },
        merge_base: mergeBase,
        title: change.title,
        body: change.body,
        author: change.author,
        labels: [...change.labels],
        files: files.map((file) => ({ ...file, history: past.files.get(file.path) ?? null })),
        tickets: [...change.tickets],
        ...baseFiles,
        coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
        past: past.past,
    };
}
/** Returns the time of a commit in UTC. An invalid time, which git can store, is read as the epoch. */
async function readCommitTime(repository, commit) {
    const seconds = Number((await repository.output(['log', '-1', '--format=%ct', commit])).toString('latin1').trim());
    const time = new Date(seconds * 1000);
    const usable = Number.isFinite(time.getTime()) && time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999;
    return (usable ? time : new Date(0)).toISOString();
}
//# sourceMappingURL=snapshot.js.map

/***/ }),

/***/ 12380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/**
 * Detects text by its content only, because a pull request must not be able to exclude its own files from the review.
 */

/** Number of bytes at the start of a file that are tested; the same as in git. */
const SNIFFED_BYTES = 8000;
/** A file with NUL bytes is still text if at most this share of its bytes is unusual. */
const ODD_SHARE = 0.1;
/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/**
 * Returns whether content is binary. As in git, content without a NUL byte near its start is text. Content with one is
 * binary only if many bytes are unusual. Otherwise one NUL in a comment would exclude a source file from the review.
 */
function isBinary(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (!start.includes(0))
        return false;
    // The cut may be within a character, so only the part before it must be UTF-8.
    const utf8 = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(start.subarray(0, findCharacterBoundary(start)));
    let odd = 0;
    for (const byte of start) {
        if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8))
            odd++;
    }
    return odd > start.length * ODD_SHARE;
}
/** Decodes content: bytes that are not UTF-8 become U+FFFD, and a byte order mark is kept. */
function decodeText(content) {
    return { text: content.toString('utf8'), utf8: (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) };
}
/** Returns the start of the last character if it may be cut off, else the end. */
function findCharacterBoundary(bytes) {
    if (bytes.length < SNIFFED_BYTES)
        return bytes.length;
    for (let back = 1; back <= 3; back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte >= 0xc0)
            return bytes.length - back;
        if (byte < 0x80)
            break;
    }
    return bytes.length;
}
//# sourceMappingURL=text.js.map

/***/ })

};
