export const id = 540;
export const ids = [540];
export const modules = {

/***/ 40781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted),
/* harmony export */   u: () => (/* binding */ onAbort)
/* harmony export */ });
/** Work that ends when a signal is aborted. */
/** `work`, or the signal's reason as soon as the signal is aborted: not everything that is waited for takes a signal. */
function untilAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const stopListening = onAbort(signal, () => reject(signal.reason));
        work.then(resolve, reject).finally(stopListening);
    });
}
/** Calls `act` once, when the signal is aborted: now, where it is aborted already. Gives what ends the listening. */
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
/** Families of errors that several rooms throw and catch. */
/**
 * A fault of GitHub, of a ticket system or of git, or of what was asked of it. `message` is for the person who must act, and
 * holds no secret. The codes are the contract's.
 */
class ProviderError extends Error {
    code;
    transient;
    name = 'ProviderError';
    constructor(code, message, 
    /** True where the same call may go through later. */
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
/** Ids as TypeID 0.3 has them: a prefix and a UUIDv7 (RFC 9562) in 26 characters of lower-case Crockford base32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const RAND_B_BITS = 62n;
const TAIL_BITS = 74n;
const VERSION = 7n << 76n;
const VARIANT = 2n << RAND_B_BITS;
function base32(value) {
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
/** 48 bits of time, version, 12 bits, variant, 62 bits: the 74 random bits are one counter across the variant. */
function uuid(milliseconds, tail) {
    const high = tail >> RAND_B_BITS;
    const low = tail & ((1n << RAND_B_BITS) - 1n);
    return (BigInt(milliseconds) << 80n) | VERSION | (high << 64n) | VARIANT | low;
}
/**
 * @param clock milliseconds since the epoch
 * @param random gives that many bytes; asked once a millisecond, then the random part counts up (RFC 9562 §6.2, method 2),
 *   so ids made in one go sort as they were made, and a clock that stands still or goes back breaks nothing
 */
function createIds(clock, random) {
    let last = -1;
    let tail = 0n;
    return (prefix) => {
        const now = Math.floor(clock());
        if (now > last) {
            last = now;
            // The top bit stays clear, so that counting up has room.
            tail = toBigInt(random(RANDOM_BYTES)) & ((1n << (TAIL_BITS - 1n)) - 1n);
        }
        else {
            tail += 1n;
        }
        return `${prefix}_${base32(uuid(last, tail))}`;
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
/** The proxy variables of the environment, read once for everything that sends requests: to GitHub, to a service, and by git. */

/** Requests to this machine never go through a proxy. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];
const IPV6_ADDRESS = /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu;
/** A variable that holds no address of a proxy. The address is not quoted: it may hold a password. */
class ProxyVariableError extends Error {
    problem;
    hint;
    name = 'ProxyVariableError';
    constructor(
    /** What is wrong. */
    problem, 
    /** What to do about it. */
    hint) {
        super(`${problem} ${hint}`);
        this.problem = problem;
        this.hint = hint;
    }
}
/** A variable in lower case or, where that is not set, in upper case, without blanks around it; null where neither is set. */
function readProxyVariable(environment, variable) {
    return (environment[variable] ?? environment[variable.toUpperCase()])?.trim() ?? null;
}
/**
 * The hosts that are reached without a proxy: this machine, and the entries of `no_proxy`. IPv6 addresses have no brackets here.
 * `['*']` where there is no proxy for any host.
 */
function readDirectHosts(environment) {
    const entries = (readProxyVariable(environment, 'no_proxy') ?? '').split(/[,\s]+/u);
    const given = entries.filter((entry) => entry !== '').map(removeBrackets);
    return given.includes('*') ? ['*'] : [...LOOPBACK_HOSTS, ...given];
}
/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. A proxy may be written without a scheme, as `host:port`.
 * @throws ProxyVariableError where a proxy is not an http(s) address
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
/** `[::1]` → `::1`: curl knows IPv6 addresses without brackets, undici with them. */
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
/* harmony export */   Y: () => (/* binding */ seconds),
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
/** Times as the contract writes them. */
/** Milliseconds since the epoch → ISO 8601, UTC, milliseconds, `Z`. */
function timestamp(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** A time span for people, in seconds: `1.5 s`, from 10 s on without a fraction. */
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
/* harmony export */   W5: () => (/* binding */ OAuthError)
/* harmony export */ });
/* unused harmony export FieldFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** Errors as the service gives them: RFC 9457 problem details with a code of our own. */

/** Every error code: the HTTP status it comes with, its title, and what the caller can do. */
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
/** One fault of a request: a JSON pointer (RFC 6901) into the body, `?name` for a query parameter, `{name}` for one of the path. */
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
function segment(key) {
    return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
/** As a JSON pointer (RFC 6901). */
const jsonPointer = (path) => path.map(segment).join('');
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
/* harmony export */   $x: () => (/* binding */ WholeNumber),
/* harmony export */   K3: () => (/* binding */ PageQuery),
/* harmony export */   ZZ: () => (/* binding */ pageOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96206);


/** A whole number as a parameter has it: digits, and no other spelling of the same number. */
const WholeNumber = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^(?:0|[1-9]\d{0,15})$/u, 'must be a whole number')
    .transform(Number);
/** Paging parameters of every list. `page` is the opaque string that `next_page` held. */
const PageQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    limit: WholeNumber.pipe(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_PAGE_ROWS)).optional(),
    page: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(1024).optional(),
});
/** A page of `item`: `{data, next_page}`; `next_page` is null when there is no further page. */
const pageOf = (item) => zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ data: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(item), next_page: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
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
/* harmony export */   qK: () => (/* binding */ QueuedReview),
/* harmony export */   uh: () => (/* binding */ AcBinding)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68081);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96206);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43825);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);





/** Body of `POST /v1/reviews`. Unknown fields are refused by name. */
const CreateReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK,
    ticket: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .characters */ .hg)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_TICKET_CHARACTERS).optional(),
    policy: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .characters */ .hg)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_POLICY_NAME_CHARACTERS).optional(),
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
/** Findings of a review by severity. */
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
/** The shape of a finished review. `verdict` is null for a dry run: the trace says what it would have been. */
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
})
    .meta({ id: 'CompletedReview' });
/** The shape of a review that could not be had. */
const FailedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('failed'),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    trace_url: zod__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
    ...asked,
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ code: _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ErrorCode */ .O4, detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
})
    .meta({ id: 'FailedReview' });
const Review = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('status', [QueuedReview, CompletedReview, FailedReview]).meta({
    id: 'Review',
});
/** Filters of `GET /v1/reviews`. */
const ReviewFilter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc.optional(),
    pr: _page_js__WEBPACK_IMPORTED_MODULE_4__/* .WholeNumber */ .$x.pipe(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK).optional(),
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

/** Form fields of `POST /oauth/token`. With HTTP Basic the client's id and secret come in the header instead. */
const TokenRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    grant_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    client_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    client_secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
})
    .meta({ id: 'TokenRequest' });
/** A bearer token, its lifetime in seconds, and the scopes it has, separated by single spaces. */
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
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11681);
/* harmony import */ var _policy_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/** The engine's door: a review is a pure function of a snapshot and its policies. */
















/** Reads a policy, YAML or JSON: the policy, or every fault with line, column and message. Never rejects for its text. */
function parsePolicy(text) {
    return (0,_policy_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, _planes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map((rule) => rule.id));
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 70245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ createGitHubClient)
});

// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/github/connections.js
var github_connections = __webpack_require__(18268);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/github/faults.js
var faults = __webpack_require__(19764);
// EXTERNAL MODULE: ./build/src/github/token.js
var github_token = __webpack_require__(5628);
;// CONCATENATED MODULE: ./build/src/github/octokit.js
/** The one maker of Octokit clients, with the throttling and retry plugins. */






/** Refusals that stay. 429 is left to the throttling plugin, which knows Retry-After. */
const FINAL_STATUS = [400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 422, 429, 451];
/** An error of octokit, as far as it is read here. */
const RefusedRequest = schemas/* looseObject */._H3({
    status: schemas/* number */.aig(),
    message: schemas/* string */.YjP(),
    response: schemas/* looseObject */._H3({ headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
});
/**
 * A plugin that comes before the other two. Nothing is sent again once the call is over, nor where an answer went over a limit.
 * And the throttling plugin obeys Retry-After only where the message speaks of a secondary rate limit, so a 403 or 429 with
 * Retry-After is given such a message.
 */
function prepareFaults(octokit) {
    octokit.hook.error('request', (fault, options) => {
        options.request?.signal?.throwIfAborted();
        if (!external_node_util_.types.isNativeError(fault))
            throw fault;
        if (fault.cause instanceof faults/* GitHubAnswerError */.cw)
            throw fault.cause;
        const refused = RefusedRequest.safeParse(fault);
        if (refused.success) {
            const { status, response, message } = refused.data;
            const limited = status === 429 || (status === 403 && response.headers['retry-after'] !== undefined);
            if (limited && !/\bsecondary rate\b/iu.test(message))
                fault.message = `${message} (secondary rate limit)`;
        }
        throw fault;
    });
}
/**
 * The throttling plugin keeps a second between two POSTs. Clients that only read send one POST, a GraphQL query, and of many reviews
 * at once each would wait for all before it. A step sends at most 102 writes (5,000 annotations in fifties), one after the other,
 * which is below what GitHub allows in a minute.
 */
const UNSPACED_WRITES = {
    key: () => ({ schedule: (_options, task) => task() }),
};
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
/** Octokit warns of what a reader of the log should know; the rest is for who looks for a fault. */
function toOctokitLog(log) {
    if (log === null)
        return SILENT;
    const debug = (message) => log.debug(message);
    return { debug, info: debug, error: debug, warn: (message) => log.info(message) };
}
/** Authorizes each request with the source's token of that moment; one that is refused is replaced once. */
function authorizeFrom(source) {
    const never = new AbortController().signal;
    return {
        hook: async (send, route, parameters) => {
            const endpoint = send.endpoint.merge(route, parameters);
            const signal = endpoint.request?.signal ?? never;
            const token = await source(signal);
            endpoint.headers['authorization'] = `token ${token}`;
            try {
                return await send(endpoint);
            }
            catch (fault) {
                const other = (0,faults/* statusOf */.c2)(fault) === 401 ? await (0,github_token/* tokenInstead */.M)(source, token, signal) : null;
                if (other === null)
                    throw fault;
                endpoint.headers['authorization'] = `token ${other}`;
                return send(endpoint);
            }
        },
    };
}
/** Makes a client; no request is sent. @actions/github reads the event's payload as it is loaded, so it is loaded here and not before. */
async function createOctokit(options) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 11758)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(735)]).then(__webpack_require__.bind(__webpack_require__, 49735)),
        Promise.all(/* import() */[__webpack_require__.e(251), __webpack_require__.e(856)]).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const { token, retries, retryAfter } = options;
    const waitFor = (name) => (seconds, _request, _octokit, attempts) => options.waitsFor({ name, seconds, attempts });
    const throttle = {
        // The plugin keeps one queue an id in the whole process: nobody is to wait for another.
        id: (0,external_node_crypto_.randomUUID)(),
        retryAfterBaseValue: options.secondLength,
        onRateLimit: waitFor('rate limit'),
        onSecondaryRateLimit: waitFor('secondary rate limit'),
    };
    // The plugin's types ask for a whole Bottleneck.Group here; it calls only what UNSPACED_WRITES has.
    if (!options.spacesWrites)
        Object.assign(throttle, { write: UNSPACED_WRITES });
    return getOctokit(
    // Octokit wants a text here; with a strategy of ours it is never sent.
    typeof token === 'string' ? token : 'of-a-source', {
        ...(typeof token === 'string' ? {} : { authStrategy: () => authorizeFrom(token) }),
        baseUrl: (0,url/* withoutEndSlashes */.he)(options.apiUrl),
        userAgent: 'review-gate',
        log: toOctokitLog(options.log),
        request: { fetch: options.fetch },
        retry: { retries, retryAfterBaseValue: retryAfter, doNotRetry: FINAL_STATUS },
        throttle,
    }, prepareFaults, retry, throttling);
}
//# sourceMappingURL=octokit.js.map
;// CONCATENATED MODULE: ./build/src/github/client.js
/** Calls to GitHub's API, each under a signal and within the limits of its answer. */



/** How long a call may take with all its attempts and waits, in milliseconds. */
const CALL_MILLISECONDS = 60_000;
/** A request that failed for now is sent again so often, and first after so many milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MILLISECONDS = 1000;
/** A rate limit that lifts within so many seconds is waited for, once; a longer one is an error. */
const MAX_RATE_LIMIT_SECONDS = 30;
const waitsShortly = ({ seconds, attempts }) => attempts < 1 && seconds <= MAX_RATE_LIMIT_SECONDS;
/** Makes a client; no request is sent yet. @throws ProxyVariableError where a proxy variable holds no address */
function createGitHubClient(api, behaviour = {}) {
    const connections = api.connections ?? (0,github_connections/* createConnections */.E)(api.environment ?? process.env, api.answerLimits);
    const callTimeout = api.callTimeout === undefined ? CALL_MILLISECONDS : api.callTimeout;
    let octokit = null;
    function open() {
        octokit ??= createOctokit({
            token: api.token,
            apiUrl: api.apiUrl,
            fetch: connections.fetchFor('object'),
            retries: behaviour.retries ?? RETRIES,
            retryAfter: api.retryAfter ?? RETRY_AFTER_MILLISECONDS,
            waitsFor: behaviour.waitsFor ?? waitsShortly,
            secondLength: api.secondLength ?? 1000,
            spacesWrites: behaviour.spacesWrites ?? false,
            log: behaviour.log ?? null,
        });
        return octokit;
    }
    function call({ signal, answer = 'object', resend = true }, send) {
        const limited = callTimeout === null ? signal : AbortSignal.any([signal, AbortSignal.timeout(callTimeout)]);
        const request = { signal: limited, fetch: connections.fetchFor(answer), ...(resend ? {} : { retries: 0 }) };
        const sent = open().then((opened) => send(opened, request));
        return (0,abort/* untilAborted */.E)(sent, limited);
    }
    return {
        request: (route, parameters, options) => call(options, async (opened, request) => {
            const { data, headers } = await opened.request(route, { ...parameters, request });
            return { data: parseText(data), link: headers.link ?? null };
        }),
        query: (text, variables, options) => call(options, (opened, request) => opened.graphql(text, { ...variables, request })),
        close: async () => {
            if (api.connections === undefined)
                await connections.close();
        },
    };
}
/** Octokit leaves the body a text where the answer does not say that it is JSON. */
function parseText(data) {
    if (typeof data !== 'string')
        return data;
    try {
        return JSON.parse(data);
    }
    catch {
        return data;
    }
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 18268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ createConnections)
/* harmony export */ });
/* unused harmony export ANSWER_LIMITS */
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);
/* harmony import */ var _base_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99743);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19764);
/** Connections to GitHub: proxies, time-outs, and limits on what one answer may take. */



const CONNECT_MILLISECONDS = 10_000;
/** How long GitHub may be silent during one request. GitHub itself gives up on a request after 10 s. */
const SILENCE_MILLISECONDS = 15_000;
const MIB = 1024 * 1024;
/** A hundred comments of 64 KiB characters fit into a list; a check run or a pull request with such texts into an object. */
const ANSWER_LIMITS = { objectBytes: 4 * MIB, listBytes: 32 * MIB, milliseconds: 60_000 };
/**
 * Makes connections; none is opened yet.
 * @param environment names the proxies, usually `process.env`
 * @throws ProxyVariableError where a proxy variable holds no address
 */
function createConnections(environment, limits = ANSWER_LIMITS) {
    const timeout = { timeout: CONNECT_MILLISECONDS };
    const dispatcher = new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
        ...(0,_base_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .readProxySettings */ .uv)(environment),
        connect: timeout,
        requestTls: timeout,
        proxyTls: timeout,
        headersTimeout: SILENCE_MILLISECONDS,
        bodyTimeout: SILENCE_MILLISECONDS,
    });
    async function send(url, init, maxBytes) {
        const late = AbortSignal.timeout(limits.milliseconds);
        const signal = init.signal == null ? late : AbortSignal.any([init.signal, late]);
        let headersCame = false;
        try {
            const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_0__.fetch)(url, { ...init, signal, dispatcher });
            headersCame = true;
            const { status, statusText, headers } = answer;
            return new undici__WEBPACK_IMPORTED_MODULE_0__.Response(await readBody(answer, maxBytes), { status, statusText, headers });
        }
        catch (fault) {
            if (init.signal?.aborted === true || fault instanceof _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw)
                throw fault;
            if (late.aborted)
                throw tooSlow(limits.milliseconds);
            throw headersCame ? cutOff(fault) : fault;
        }
    }
    return {
        fetchFor: (kind) => {
            const maxBytes = kind === 'list' ? limits.listBytes : limits.objectBytes;
            return (url, init) => send(url, init, maxBytes);
        },
        close: () => dispatcher.destroy(),
    };
}
/** Null for an empty body: some statuses allow no other. @throws GitHubAnswerError */
async function readBody({ body }, maxBytes) {
    if (body === null)
        return null;
    const pieces = [];
    let size = 0;
    for await (const piece of body) {
        const bytes = piece;
        size += bytes.length;
        // Leaving the loop ends the connection.
        if (size > maxBytes)
            throw tooLarge(maxBytes);
        pieces.push(bytes);
    }
    return size === 0 ? null : Buffer.concat(pieces);
}
function tooLarge(maxBytes) {
    const size = maxBytes >= MIB ? `${maxBytes / MIB} MiB` : `${maxBytes} bytes`;
    return new _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw('size', `GitHub's answer is larger than ${size} and was not read`, "Check that the address of GitHub's API is right, and that no proxy changes its answers.");
}
function tooSlow(milliseconds) {
    return new _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw('time', `GitHub's answer was not complete after ${milliseconds / 1000} s`, 'Try again.');
}
function cutOff(cause) {
    const text = `GitHub's answer broke off (${(0,_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .readReason */ .pk)(cause)})`;
    return new _faults_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw('cut', text, 'Try again.', { cause });
}
//# sourceMappingURL=connections.js.map

/***/ }),

/***/ 19764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cw: () => (/* binding */ GitHubAnswerError),
/* harmony export */   pk: () => (/* binding */ readReason)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/** What it means when a call to GitHub fails. */


/** An answer of GitHub that cannot be used: over a limit, cut off, or not what GitHub documents. The same call does not ask again. */
class GitHubAnswerError extends Error {
    kind;
    advice;
    name = 'GitHubAnswerError';
    /** The fields that are not as documented, five at most; for the kind `shape`. */
    fields;
    constructor(kind, 
    /** What happened, without a full stop. */
    message, 
    /** What to do about it. */
    advice, { fields = [], ...options } = {}) {
        super(message, options);
        this.kind = kind;
        this.advice = advice;
        this.fields = fields;
    }
}
/** The status of an answer; null where there was none. */
function statusOf(fault) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) || !('status' in fault) || typeof fault.status !== 'number')
        return null;
    // Octokit gives 500 to requests that were never answered, too.
    return 'response' in fault && fault.response !== undefined ? fault.status : null;
}
/** A rate limit speaks through 403 and 429 as well; its words tell it from a missing permission. */
function isRateLimit(fault) {
    const status = statusOf(fault);
    return status === 429 || (status === 403 && node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message));
}
/**
 * The fault for the person who must act. `doing` ends "GitHub … while "; `permission` is what the token must have for it. 404 is the
 * caller's to explain.
 */
function explainGitHub(fault, doing, permission) {
    // Where no token could be had, the reason is told already.
    if (fault instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
        return fault;
    const cause = { cause: fault };
    if (fault instanceof GitHubAnswerError) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', describeAnswerError(fault, doing), fault.kind !== 'size', cause);
    }
    const status = statusOf(fault);
    if (isRateLimit(fault)) {
        const text = `The token's rate limit at GitHub is used up (while ${doing}). Try again later, or use a token with a higher limit.`;
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', text, true, cause);
    }
    if (status === 401) {
        const text = `GitHub does not accept the token (401 while ${doing}). Give a valid token with "${permission}".`;
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_TOK_001', text, false, cause);
    }
    if (status === 403) {
        const text = `The token may not do this (403 while ${doing}). Give the token, or the job's "permissions", "${permission}".`;
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_TOK_001', text, false, cause);
    }
    if (status !== null && status < 500 && status !== 408) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `GitHub answered ${status} while ${doing}.`, false, cause);
    }
    const said = status === null ? `did not answer (${readReason(fault)})` : `answered ${status}`;
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `GitHub ${said} while ${doing}. Try again.`, true, cause);
}
/**
 * The parts of an answer that are used, checked.
 * @throws GitHubAnswerError (`shape`) where they are not what GitHub documents: a page in place of JSON, another pull request's
 * answer. It may pass: what stands between GitHub and us does such things.
 */
function parseAnswer(schema, answer) {
    const parsed = schema.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    const start = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, 200);
    throw new GitHubAnswerError('shape', `GitHub's answer is not what it documents: ${start}`, 'Try again.', {
        fields: [...new Set(fields)].slice(0, 5),
    });
}
function describeAnswerError({ kind, message, advice, fields }, doing) {
    if (kind !== 'shape')
        return `${message} (while ${doing}). ${advice}`;
    // What was answered is not quoted: it may hold what is not for everybody.
    const where = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
    return `GitHub's answer while ${doing} is not as it should be${where}. ${advice}`;
}
/** In few words, why there was no answer: the innermost cause says most. */
function readReason(fault) {
    let reason = 'no reason given';
    for (let at = fault, depth = 0; depth < 4 && hasMessage(at); depth++) {
        if (at.message !== '')
            reason = at.message;
        at = 'cause' in at ? at.cause : undefined;
    }
    return reason.slice(0, 200);
}
function hasMessage(value) {
    return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
//# sourceMappingURL=faults.js.map

/***/ }),

/***/ 32209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Wt: () => (/* binding */ MAX_CLOSING_ISSUES),
/* harmony export */   _6: () => (/* binding */ listClosingIssues)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19764);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70005);
/** Issues over GitHub's API ("Issues" in GitHub's REST documentation, `closingIssuesReferences` in its GraphQL documentation). */



const IssueAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
/**
 * Reads an issue; null where the number is that of a pull request.
 * @throws what the client throws; GitHubAnswerError where the answer is not one of GitHub's
 */
async function readIssue(client, issue, signal) {
    const { repo, number } = issue;
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
    const { data } = await client.request(route, { ...(0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo), issue_number: number }, { signal });
    const answer = (0,_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(IssueAnswer.extend({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(number) }), data);
    if (answer.pull_request !== undefined)
        return null;
    return { repo, number, title: answer.title, body: answer.body ?? '', url: answer.html_url };
}
/** Most closing issues that are read; GitHub itself lists ten by keyword. */
const MAX_CLOSING_ISSUES = 50;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_CLOSING_ISSUES}) {
        totalCount
        nodes { number title body url repository { nameWithOwner } }
      }
    }
  }
}`;
/** The part of the answer that is needed. */
const ClosingAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            closingIssuesReferences: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
                nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
                    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
                    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
                    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
                    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nameWithOwner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
                })
                    .nullable()),
            }),
        }),
    }),
});
/** Asks which issues a pull request closes; null where the answer has another shape. @throws what the client throws */
async function listClosingIssues(client, { repo, pr }, signal) {
    const { owner, repo: name } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo);
    const answer = await client.query(QUERY, { owner, name, number: pr }, { signal, answer: 'list' });
    const parsed = ClosingAnswer.safeParse(answer);
    if (!parsed.success)
        return null;
    const { nodes, totalCount } = parsed.data.repository.pullRequest.closingIssuesReferences;
    const issues = nodes
        .filter((node) => node !== null)
        .map(({ repository, number, title, body, url }) => ({
        repo: repository.nameWithOwner,
        number,
        title,
        body: body ?? '',
        url,
    }));
    return { issues, hidden: Math.max(totalCount ?? 0, nodes.length) - issues.length };
}
//# sourceMappingURL=issues.js.map

/***/ }),

/***/ 70005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ splitRepository)
/* harmony export */ });
/** Repositories by name, as parameters of GitHub's routes. */
/** `octo/shop` as the parameters `owner` and `repo` of a route. */
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 5628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ tokenNow),
/* harmony export */   M: () => (/* binding */ tokenInstead)
/* harmony export */ });
/** Tokens of GitHub: one that stays as it is, or one that is asked for at each use because it ends. */
/** The token as it is now. */
async function tokenNow(token, signal, refused) {
    return typeof token === 'string' ? token : token(signal, refused);
}
/** What comes in place of a token that was refused; null where there is no other. */
async function tokenInstead(token, refused, signal) {
    const other = await tokenNow(token, signal, refused);
    return other === refused ? null : other;
}
//# sourceMappingURL=token.js.map

/***/ }),

/***/ 28987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ce: () => (/* binding */ omittedOf),
/* harmony export */   Cp: () => (/* binding */ CRITERION_WORDS),
/* harmony export */   PN: () => (/* binding */ confidenceParts),
/* harmony export */   TP: () => (/* binding */ worstCriteria),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dX: () => (/* binding */ planesOf),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   kQ: () => (/* binding */ toolLines),
/* harmony export */   kx: () => (/* binding */ tierOf),
/* harmony export */   l_: () => (/* binding */ criterionRows),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   u6: () => (/* binding */ weightiest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34107);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43629);
/** What a trace says, read tolerantly: a step that is missing or of another shape is null, never an error. */



function step(report, name) {
    const found = report.trace?.steps.find((each) => each.name === name);
    const parsed = _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_EVIDENCE */ .XL[name].safeParse(found?.evidence);
    return parsed.success ? parsed.data : null;
}
const criteriaOf = (report) => step(report, 'criteria');
const tierOf = (report) => step(report, 'tier');
const planesOf = (report) => step(report, 'planes');
const policyOf = (report) => step(report, 'policy');
const bindingOf = (report) => step(report, 'binding');
/** How a criterion came out, for people. */
const CRITERION_WORDS = {
    met: 'met',
    weak: 'weak',
    unmet: 'unmet',
    not_code_verifiable: 'for people',
};
/** The review's criteria in order, with what the trace adds to them. */
function criterionRows(report) {
    const read = new Map(criteriaOf(report)?.criteria.map((criterion) => [criterion.id, criterion]));
    const bound = new Map(bindingOf(report)?.bindings.map((binding) => [binding.id, binding]));
    return (report.review.ac_bindings ?? []).map((binding) => ({
        id: binding.id,
        text: read.get(binding.id)?.text ?? null,
        status: bound.get(binding.id)?.status ?? (binding.lines.length > 0 ? 'met' : null),
        lines: binding.lines,
        confidence: binding.confidence ?? null,
    }));
}
/** The worst first; what is of the same kind stays in the order of the ticket. */
const WORST = ['unmet', 'weak', null, 'met', 'not_code_verifiable'];
/** The criteria with the worst first, so that what a limit cuts is the least. */
function worstCriteria(rows) {
    return [...rows].sort((a, b) => WORST.indexOf(a.status) - WORST.indexOf(b.status));
}
/** Counts the criteria. */
function tallyOf(report) {
    const rows = criterionRows(report);
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
/** `4 met, 1 unmet`, the worst last as people count; empty where there are no criteria. */
function tallyText({ met, weak, unmet, people, unknown }) {
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
/** What was not looked at, first what keeps the gate from opening. */
function omittedOf(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    return [...omitted].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}
/** `ESLint 9.1.0 (plane eslint): 12 results, 2 on the change, 10 set aside`: a line for each report of another tool. */
function toolLines(report) {
    return (planesOf(report)?.reports ?? []).map(({ plane, tool, version, results, on_change: on, ...aside }) => {
        const left = results - on;
        const why = [
            [aside.elsewhere, 'on lines that did not change'],
            [aside.not_failures, 'no failures'],
            [aside.without_place, 'outside of the repository or without a file'],
            [aside.repeated, 'told twice'],
        ];
        const words = why.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
        const named = version === null ? tool : `${tool} ${version}`;
        return `${named} (plane ${plane}): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(results, 'result')}, ${on} on the change, ${left} set aside${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
    });
}
const LARGEST = 5;
/** The contributions that weigh most, up or down, and what the others come to. */
function weightiest(contributions) {
    const sorted = contributions
        .filter(({ points }) => points !== 0)
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const others = sorted.slice(LARGEST);
    const sum = others.reduce((total, { points }) => total + points, 0);
    // Points have two decimals; adding zero turns -0 into 0.
    return { largest: sorted.slice(0, LARGEST), others: others.length, sum: Math.round(sum * 100) / 100 + 0 };
}
const ConfidenceFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    parts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), stands: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), pivotal: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
});
/** The judgements that the confidence rests on, the least sure first. */
function confidenceParts(report) {
    const read = ConfidenceFacts.safeParse(report.trace?.decision.facts['confidence']);
    if (!read.success)
        return [];
    return read.data.parts.filter(({ pivotal }) => pivotal).sort((a, b) => a.stands - b.stands);
}
//# sourceMappingURL=evidence.js.map

/***/ }),

/***/ 85636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ referenceOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   Mp: () => (/* binding */ nameRule),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   mm: () => (/* binding */ weightOf)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);
/** Findings ordered, counted and made valid for GitHub's check runs. */


/** Limits of a check run's annotation (GitHub REST, "Create a check run"); the message's is 64 KB. */
const MAX_ANNOTATION_MESSAGE_BYTES = 64_000;
const MAX_ANNOTATION_TITLE_CHARACTERS = 255;
const MAX_LINE = 2_147_483_647;
/** How much a finding weighs; a severity nobody knows counts as `warn`. */
function weightOf(finding) {
    const { severity } = finding;
    return severity === 'error' || severity === 'info' ? severity : 'warn';
}
/** The rule that a policy and a suppression name; the plane where the service does not say the rule. */
function nameRule({ rule, plane }) {
    return rule || plane;
}
/** First and last line, whole numbers from 1, in order, whatever the service gave. */
function linesOf(finding) {
    const line = (value, otherwise) => value !== undefined && Number.isFinite(value) ? Math.min(MAX_LINE, Math.max(1, Math.trunc(value))) : otherwise;
    const first = line(finding.location.lineRange[0], 1);
    const last = line(finding.location.lineRange[1], first);
    return { first: Math.min(first, last), last: Math.max(first, last) };
}
/** A repo-relative path with forward slashes, that stays inside the repository. */
function pathOf(finding) {
    const path = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.location.file)
        .replace(/\\/gu, '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .join('/');
    return path === '' ? '(no file)' : path;
}
/** `src/a.ts:1-4`: where a finding is. */
function referenceOf(finding) {
    const { first, last } = linesOf(finding);
    return `${pathOf(finding)}:${first}${last > first ? `-${last}` : ''}`;
}
const ORDER = { error: 0, warn: 1, info: 2 };
/** The worst first, so that what a limit cuts is the least; then by file, first line and id. */
function worstFirst(findings) {
    return [...findings].sort((a, b) => ORDER[weightOf(a)] - ORDER[weightOf(b)] ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.location.file, b.location.file) ||
        linesOf(a).first - linesOf(b).first ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.id, b.id));
}
/** Findings by weight. */
function countFindings(findings) {
    const counts = { error: 0, warn: 0, info: 0 };
    for (const finding of findings)
        counts[weightOf(finding)] += 1;
    return counts;
}
const LEVELS = { info: 'notice', warn: 'warning', error: 'failure' };
/** The findings as annotations, worst first, each one valid: GitHub's 422 does not name the bad one. */
function annotations(findings) {
    return worstFirst(findings).map((finding) => {
        const { first, last } = linesOf(finding);
        const title = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.title) || (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.plane) || 'Finding';
        const message = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.rationale).trim() || title;
        return {
            path: pathOf(finding),
            start_line: first,
            end_line: last,
            annotation_level: LEVELS[weightOf(finding)],
            title: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)(title, MAX_ANNOTATION_TITLE_CHARACTERS),
            message: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutBytes */ .Uw)(message, MAX_ANNOTATION_MESSAGE_BYTES),
        };
    });
}
//# sourceMappingURL=findings.js.map

/***/ }),

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SJ: () => (/* binding */ MAX_CHECK_OUTPUT_BYTES),
  TN: () => (/* binding */ checkRunOutput),
  hi: () => (/* binding */ couldNotReviewSummary),
  qN: () => (/* binding */ markdownReport)
});

// UNUSED EXPORTS: MAX_JOB_SUMMARY_BYTES, couldNotReviewParts, jobSummary

// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/sections/fit.js
/** How the parts of a Markdown report are fitted into a limit of bytes: less detail first, then whole rows, never half of one. */

const FULL = { title: 255, rationale: 1000, criterion: 400, links: 5, evidence: true, fold: true };
const BRIEF = { title: 160, rationale: 240, criterion: 200, links: 3, evidence: false, fold: true };
const MINIMAL = { title: 100, rationale: 0, criterion: 120, links: 1, evidence: false, fold: false };
const bytes = (value) => Buffer.byteLength(value);
/** A part without rows. */
function fit_text(head) {
    return { head, rows: [], more: () => '' };
}
/** Rows behind a line that opens them. The line is ours: never pass words of a pull request. */
function folded(line, section) {
    return {
        ...section,
        head: `<details>\n<summary>${line}</summary>\n${section.head === '' ? '' : `\n${section.head}`}`,
        tail: `${section.tail ?? ''}\n</details>`,
    };
}
function joined(sections, kept) {
    const parts = sections.map((section, index) => {
        const left = section.rows.length - kept(index);
        return [
            ...(section.head === '' ? [] : [section.head]),
            ...section.rows.slice(0, kept(index)),
            ...(left > 0 ? [section.more(left)] : []),
            ...(section.tail === undefined ? [] : [section.tail]),
        ].join('\n');
    });
    return `${parts.join('\n\n')}\n`;
}
/**
 * Shares what the heads leave among the rows. Every part has a right to the same share; what one does not need goes to
 * the parts in order, so that the first are cut last.
 */
function shared(sections, maxBytes) {
    const reserved = sections.reduce((sum, { head, rows, more, tail }) => sum + bytes(head) + bytes(more(rows.length)) + bytes(tail ?? '') + 4, 1);
    const parts = sections.map(({ rows }) => ({ costs: rows.map((row) => bytes(row) + 1), kept: 0 }));
    let free = Math.max(0, maxBytes - reserved);
    const fair = Math.floor(free / Math.max(1, parts.filter(({ costs }) => costs.length > 0).length));
    const take = (part, most) => {
        let used = 0;
        for (let cost = part.costs[part.kept]; cost !== undefined && used + cost <= most; cost = part.costs[part.kept]) {
            used += cost;
            part.kept += 1;
        }
        free -= used;
    };
    for (const part of parts)
        take(part, fair);
    for (const part of parts)
        take(part, free);
    return joined(sections, (index) => parts[index]?.kept ?? 0);
}
/**
 * The most that fits into `maxBytes`: everything in full, else everything in few words, else as many rows as there is
 * room for, the first ones of each part. The heads are taken to fit: whoever writes one keeps it short.
 * @param atLeast about how many bytes there will be: what is far too much then need not be written to see it
 */
function fit_fitted(sectionsOf, maxBytes, atLeast = () => 0) {
    for (const detail of [FULL, BRIEF]) {
        if (atLeast(detail) > maxBytes)
            continue;
        const sections = sectionsOf(detail);
        const whole = joined(sections, (index) => sections[index]?.rows.length ?? 0);
        if (bytes(whole) <= maxBytes)
            return whole;
    }
    // Whatever a head holds after all: never over the limit.
    return (0,report_words/* cutBytes */.Uw)(shared(sectionsOf(MINIMAL), maxBytes), maxBytes);
}
//# sourceMappingURL=fit.js.map
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/sections/links.js


const MAX_LABEL_CHARACTERS = 160;
/** A longer address is nothing that a table should hold. */
const MAX_URL_CHARACTERS = 2000;
/** The end of a path says more than its beginning. */
function shortened(reference) {
    if (reference.length <= MAX_LABEL_CHARACTERS)
        return reference;
    return `…${reference
        .slice(1 - MAX_LABEL_CHARACTERS)
        .toWellFormed()
        .replace(/^\ufffd/u, '')}`;
}
/**
 * `src/a.ts:1-4` linked to the head commit, where there is something to link to.
 * @param label what is shown of it; the whole reference where left out
 */
function lineLink(report, reference, label = reference) {
    const shown = (0,report_words/* markdownCode */.D9)(shortened(label));
    const match = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
    if (match === null || report.serverUrl === null || report.headSha === null)
        return shown;
    const [, file = '', first = '', last] = match;
    const anchor = last === undefined ? `L${first}` : `L${first}-L${last}`;
    const url = `${report.serverUrl}/${report.repo}/blob/${report.headSha}/${(0,report_words/* pathInUrl */.oW)(file)}#${anchor}`;
    return url.length > MAX_URL_CHARACTERS ? shown : (0,report_words/* markdownLink */.iQ)(shown, url);
}
/** Where a finding is, linked. */
function findingLink(report, finding) {
    return lineLink(report, (0,report_findings/* referenceOf */.Bz)(finding));
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/coverage.js
/** What was not looked at, what was set aside, and where the whole trace is. */





/** More rows than these are folded away. */
const OPEN_ROWS = 10;
const more = (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`;
/** A list with its heading; the second half of a long one is behind a line that opens it. */
function list(title, rows, detail) {
    if (rows.length === 0)
        return [];
    if (!detail.fold || rows.length <= OPEN_ROWS)
        return [{ head: `${title}\n`, rows, more }];
    const rest = rows.slice(OPEN_ROWS);
    return [
        { head: `${title}\n`, rows: rows.slice(0, OPEN_ROWS), more },
        folded(`And ${rest.length} more`, { head: '', rows: rest, more }),
    ];
}
/** What was not looked at, first what keeps the gate from opening; nothing where everything was. */
function coverageSections(report, detail) {
    const rows = (0,evidence/* omittedOf */.Ce)(report).map(({ path, detail: why, blocking }) => {
        const file = path === null ? '' : `${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(path, 300))}: `;
        const keeps = blocking ? ' **This keeps the gate from opening by itself.**' : '';
        return `- ${file}${(0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(why, 300))}${keeps}`;
    });
    return list(`### Not looked at: ${rows.length}`, rows, detail);
}
/** What was suppressed, with the reasons; nothing where nothing was. */
function suppressedSections(report, detail) {
    const rows = ((0,evidence/* planesOf */.dX)(report)?.suppressed ?? []).map(({ rule, file, line, reason, by }) => {
        const why = (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(reason, 300));
        return `- ${lineLink(report, `${file}:${line}`)} ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(rule, 100))}: ${why} (${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(by, 200))})`;
    });
    return list(`### Suppressed: ${rows.length}`, rows, detail);
}
/** What other tools reported and what became of it; nothing where no report was given. */
function toolSections(report, detail) {
    const rows = (0,evidence/* toolLines */.kQ)(report).map((line) => `- ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(line, 500))}`);
    return list('### Reports of other tools', rows, detail);
}
/** A longer address is none that a person would follow, and no limit has room for it. */
const coverage_MAX_URL_CHARACTERS = 2000;
/** The address of the trace, where it outlives the job; a loopback address is gone with it. */
function lastingTraceUrl(report) {
    const url = (0,base_url/* parseUrl */.Dl)(report.review.trace_url ?? '');
    return url === null || url.href.length > coverage_MAX_URL_CHARACTERS || (0,base_url/* isLoopback */.U9)(url.hostname) ? null : url.href;
}
/** Where the trace lies, its digest, and the review's id. */
function traceSections(report) {
    const url = lastingTraceUrl(report);
    const digest = report.trace?.digest;
    const engine = report.trace?.engine.version;
    const parts = [
        ...(url === null && digest === undefined ? [] : [url === null ? 'Trace' : (0,report_words/* markdownLink */.iQ)('Trace', url)]),
        ...(digest === undefined ? [] : [(0,report_words/* markdownCode */.D9)(digest)]),
        `· review ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(report.review.id, 80))}`,
        ...(engine === undefined ? [] : [`· engine ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(engine, 40))}`]),
    ];
    return [fit_text(`<sub>${parts.join(' ').replace(/^· review/u, 'Review')}</sub>`)];
}
//# sourceMappingURL=coverage.js.map
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/sections/criteria.js
/** The acceptance criteria with their lines, and why they are bound to them. */





const MARKS = { met: '✅ met', weak: '⚠️ weak', unmet: '❌ unmet', not_code_verifiable: '➖ for people' };
const FROM = {
    ticket: 'the ticket',
    closing_issue: 'the issue that this pull request closes',
    body: "the pull request's description",
};
/** More rows than these fold away what is met. */
const criteria_OPEN_ROWS = 8;
const TABLE = '| | Criterion | Lines | Confidence |\n|---|---|---|---|';
/** `✅ met`; empty where nothing is known of a criterion but its lines. */
function criterionMark(row) {
    if (row.status !== null)
        return MARKS[row.status];
    return row.lines.length === 0 ? '❔ no lines' : '';
}
function criterionRow(report, row, detail) {
    const shown = row.lines.slice(0, detail.links).map((reference) => lineLink(report, reference));
    const more = row.lines.length > shown.length ? [`and ${row.lines.length - shown.length} more`] : [];
    const cells = [
        criterionMark(row),
        `**${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(row.id, 40))}** ${(0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(row.text ?? '', detail.criterion))}`.trim(),
        [...shown, ...more].join('<br>'),
        row.confidence === null ? '' : (0,verdict/* figure */.vP)(row.confidence),
    ];
    return `| ${cells.join(' | ')} |`;
}
const criteria_more = (left) => `\n${(0,report_words/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here for lack of room; the review has all of them.`;
function sourceText(report) {
    const read = (0,evidence/* criteriaOf */.pC)(report);
    if (read === null || read.source === 'none')
        return '';
    const ticket = read.criteria[0]?.origin.ticket;
    const named = read.source === 'closing_issue' ? ', ' : ' ';
    return `From ${FROM[read.source]}${ticket == null ? '' : `${named}${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(ticket, 80))}`}.\n\n`;
}
/** The criteria, worst first. Without any: that there are none, where that is known. */
function criteriaSections(report, detail) {
    const rows = (0,evidence/* worstCriteria */.TP)((0,evidence/* criterionRows */.l_)(report));
    if (rows.length === 0) {
        if ((0,evidence/* criteriaOf */.pC)(report) === null)
            return [];
        return [
            fit_text('### Acceptance criteria\n\nNone were found, neither in a ticket nor in an issue that this pull request closes nor in its description. Nothing says what the change should do; it was reviewed for how it does it.'),
        ];
    }
    const title = `### Acceptance criteria: ${(0,evidence/* tallyText */.Wl)((0,evidence/* tallyOf */.sv)(report))}\n\n${sourceText(report)}`;
    const table = (some, head) => ({
        head: `${head}${TABLE}`,
        rows: some.map((row) => criterionRow(report, row, detail)),
        more: criteria_more,
    });
    if (!detail.fold || rows.length <= criteria_OPEN_ROWS)
        return [table(rows, title)];
    const settled = rows.filter(({ status }) => status === 'met' || status === 'not_code_verifiable');
    const open = rows.filter((row) => !settled.includes(row));
    if (settled.length === 0)
        return [table(rows, title)];
    const line = (0,report_words/* counted */.hS)(settled.length, 'criterion that needs nothing', 'criteria that need nothing');
    return [
        ...(open.length === 0 ? [fit_text(title.trimEnd())] : [table(open, title)]),
        folded(`${open.length === 0 ? '' : 'The other '}${line}`, table(settled, '')),
    ];
}
const EVIDENCE_LINES = 5;
/** Why each criterion is bound to its lines, folded; nothing without a trace. */
function evidenceSections(report, detail) {
    const bindings = (detail.evidence ? (0,evidence/* bindingOf */.hJ)(report)?.bindings : undefined) ?? [];
    const rows = bindings.flatMap(({ id, lines }) => lines.slice(0, EVIDENCE_LINES).map(({ ref, confidence, evidence }) => {
        const why = (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(evidence.join('; '), 400));
        return `- **${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(id, 40))}** ${lineLink(report, ref)} ${(0,verdict/* figure */.vP)(confidence)}${why === '' ? '' : `: ${why}`}`;
    }));
    if (rows.length === 0)
        return [];
    const section = {
        head: '',
        rows,
        more: (left) => `\n${left} more not shown here for lack of room.`,
    };
    return [folded('Why the criteria are bound to these lines', section)];
}
//# sourceMappingURL=criteria.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/findings.js





const findings_MARKS = { error: '🟥 error', warn: '🟧 warn', info: '🟦 info' };
/** Errors and warnings that are shown without a click. */
const findings_OPEN_ROWS = 20;
const findings_TABLE = '| Severity | Where | What |\n|---|---|---|';
const FILE_TABLE = '| Line | What |\n|---|---|';
/** `🟥 error`; a severity that nobody knows as the service gave it. */
function severityMark(finding) {
    return ['error', 'warn', 'info'].includes(finding.severity)
        ? findings_MARKS[(0,report_findings/* weightOf */.mm)(finding)]
        : `🟧 ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(finding.severity, 40))}`;
}
/** Title, rule and rationale, as far as there is room for them. */
function whatOf(finding, detail) {
    const words = (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(finding.title, detail.title)) || 'A finding without a title';
    const title = `**${words}** (${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)((0,report_findings/* nameRule */.Mp)(finding), 100))})`;
    const why = detail.rationale === 0 ? '' : (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(finding.rationale, detail.rationale));
    return why === '' ? title : `${title}<br>${why}`;
}
/** A table's rows by file: the first of a file's brings its heading along. Expects them in the order of severity and file. */
function rowsByFile(report, findings, what) {
    let group = '';
    return findings.map((finding) => {
        const path = (0,report_findings/* pathOf */.XM)(finding);
        const { first, last } = (0,report_findings/* linesOf */.Dx)(finding);
        const line = lineLink(report, (0,report_findings/* referenceOf */.Bz)(finding), last > first ? `${first}-${last}` : `${first}`);
        const row = `| ${line} | ${what(finding)} |`;
        const key = `${severityMark(finding)} in ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(path, 300))}`;
        if (key === group)
            return row;
        const heading = `${group === '' ? '' : '\n'}${key}\n\n${FILE_TABLE}\n${row}`;
        group = key;
        return heading;
    });
}
const findings_more = (left) => `\n${(0,report_words/* counted */.hS)(left, 'more finding is', 'more findings are')} not shown here for lack of room.`;
/**
 * The findings.
 * @param rest where what is left out can be found, a sentence of ours
 */
function findingSections(report, detail, rest) {
    if (report.unread === true)
        return [fit_text('### Findings\n\nThey could not be read.')];
    if (report.findings.length === 0)
        return [fit_text('### Findings\n\nNone.')];
    const cut = report.truncated ? '\n\nThe service has more findings than were read.' : '';
    const what = (finding) => whatOf(finding, detail);
    const table = (some, head) => ({
        head: `${head}${findings_TABLE}`,
        rows: some.map((each) => `| ${severityMark(each)} | ${findingLink(report, each)} | ${what(each)} |`),
        more: (left) => `${findings_more(left)} ${rest}`,
    });
    const sorted = (0,report_findings/* worstFirst */.md)(report.findings);
    const title = `### Findings: ${(0,verdict/* findingsText */._g)(report)}${cut}`;
    if (!detail.fold)
        return [table(sorted, `${title}\n\n`)];
    const open = sorted.filter((finding) => (0,report_findings/* weightOf */.mm)(finding) !== 'info').slice(0, findings_OPEN_ROWS);
    const others = sorted.slice(open.length);
    const files = new Set(others.map((each) => `${(0,report_findings/* weightOf */.mm)(each)} ${(0,report_findings/* pathOf */.XM)(each)}`)).size;
    const behind = files * 2 > others.length
        ? table(others, '')
        : { head: '', rows: rowsByFile(report, others, what), more: (left) => `${findings_more(left)} ${rest}` };
    const { error, warn, info } = (0,report_findings/* countFindings */.Gt)(others);
    const kinds = [
        ...(error > 0 ? [(0,report_words/* counted */.hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,report_words/* counted */.hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,report_words/* counted */.hS)(info, 'note')] : []),
    ].join(', ');
    return [
        open.length === 0 ? fit_text(title) : table(open, `${title}\n\n`),
        ...(others.length === 0 ? [] : [folded(open.length === 0 ? kinds : `And ${kinds}`, behind)]),
    ];
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/risk.js
/** How the tier and the confidence came about. */



const signed = (points) => `${points > 0 ? '+' : ''}${(0,verdict/* figure */.vP)(points)}`;
/** The tier with what weighs most in it; nothing without a trace. */
function riskSections(report) {
    const tier = (0,evidence/* tierOf */.kx)(report);
    if (tier === null)
        return [];
    const { largest, others, sum } = (0,evidence/* weightiest */.u6)(tier.contributions);
    const floors = tier.floors.map((floor) => `| at least ${floor.tier} | ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(floor.note, 300))} | |`);
    const contributions = largest.map(({ note, feature, value, points }) => `| ${signed(points)} | ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(note || feature, 300))} | ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(String(value), 80))} |`);
    const rest = others === 0 ? [] : [`| ${signed(sum)} | ${(0,report_words/* counted */.hS)(others, 'smaller one')} together | |`];
    const rows = [...floors, ...contributions, ...rest];
    if (rows.length === 0)
        return [];
    return [
        {
            head: `### Risk: ${(0,report_words/* markdownText */.p7)((0,verdict/* tierText */.uN)(tier.tier))}, score ${(0,verdict/* figure */.vP)(tier.score)}\n\n| Points | For | Value |\n|---|---|---|`,
            rows,
            more: (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`,
        },
    ];
}
const PARTS = 3;
/** What the confidence rests on, the least sure first; nothing without a trace. */
function confidenceSections(report) {
    const { confidence } = report.review;
    const parts = (0,evidence/* confidenceParts */.PN)(report);
    if (confidence == null || parts.length === 0)
        return [];
    const rows = parts
        .slice(0, PARTS)
        .map(({ part, stands }) => `- ${(0,verdict/* figure */.vP)(stands)} ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(part, 200))}`);
    const others = parts.length - rows.length;
    return [
        {
            head: `### Confidence: ${(0,verdict/* figure */.vP)(confidence)}\n\nIt rests on ${(0,report_words/* counted */.hS)(parts.length, 'judgement')}, each with the probability that it is right${others > 0 ? '; the least sure' : ''}:\n`,
            rows,
            more: (left) => `\n${left} more not shown here for lack of room.`,
        },
    ];
}
//# sourceMappingURL=risk.js.map
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
;// CONCATENATED MODULE: ./build/src/report/sections/verdict.js
/** What is read first: the verdict, why, the figures at a glance, what to do, and the notes. */






const MAX_REASON_CHARACTERS = 600;
const MAX_NOTE_CHARACTERS = 1500;
const MAX_WORD_CHARACTERS = 80;
const verdict_short = (words, max = MAX_WORD_CHARACTERS) => (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(words, max));
/** Green only for an approval: an open gate that approves nothing must not look like one. */
function markOf(report) {
    if (!report.gate.open)
        return '❌';
    return (0,verdict/* isApproved */.SZ)(report) ? '✅' : '⚪';
}
/** `✅ Review Gate: auto-approve`. */
function headlineText(report, name = 'Review Gate') {
    return `${markOf(report)} ${verdict_short(name)}: ${verdict_short((0,verdict/* verdictText */.nt)(report))}`;
}
const capital = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
/** Why, in plain words; then what the gate does about it, and the rule that decided. */
function reasonText(report) {
    const { gate } = report;
    const decided = (0,verdict/* decidedBy */.yP)(report);
    const against = decided !== null && decided.because !== '' && (0,verdict/* verdictOf */.Vj)(report) !== 'auto-approve';
    const why = against ? `**${capital(verdict_short(decided.because, 300))}.** ` : '';
    const gateText = `The gate is ${gate.open ? 'open' : 'closed'}: ${verdict_short(gate.reason, MAX_REASON_CHARACTERS)}`;
    if (decided === null)
        return gateText;
    const named = (words) => (0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(words, MAX_WORD_CHARACTERS));
    const policy = decided.policy === null ? '' : ` of the policy ${named(decided.policy)}`;
    const told = decided.condition === '' || decided.condition === decided.because;
    const condition = decided.condition === 'true'
        ? `: ${decided.because}`
        : told
            ? ''
            : `: ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(decided.condition, 200))}`;
    return `${why}${gateText}\n\nDecided by the rule ${named(decided.rule)}${policy}${condition}.`;
}
/** `5 files, all looked at`; null without a trace. */
function coverageText(report) {
    const coverage = report.trace?.snapshot.coverage;
    if (coverage === undefined)
        return null;
    const left = (0,evidence/* omittedOf */.Ce)(report).length;
    const files = (0,report_words/* counted */.hS)(coverage.files, 'file');
    if (left === 0)
        return `${files}, all looked at`;
    return `${files}, ${left} not looked at${coverage.complete ? '' : ' (**incomplete**)'}`;
}
/** The figures at a glance, a table of one row. Only what is known is in it. */
function glance(report) {
    const { review } = report;
    const tally = (0,evidence/* tallyOf */.sv)(report);
    const known = report.trace !== null || tally.total > 0;
    const cells = [
        ['Criteria', known ? (0,evidence/* tallyText */.Wl)(tally) || 'none' : null],
        ['Findings', (0,verdict/* findingsText */._g)(report)],
        ['Tier', review.tier == null ? null : verdict_short((0,verdict/* tierText */.uN)(review.tier))],
        ['Confidence', review.confidence == null ? null : (0,verdict/* figure */.vP)(review.confidence)],
        ['Looked at', coverageText(report)],
        ['Head', report.headSha === null ? null : (0,report_words/* markdownCode */.D9)(report.headSha.slice(0, 12))],
    ];
    const told = cells.filter((cell) => cell[1] !== null);
    const row = (values) => `| ${values.join(' | ')} |`;
    return [row(told.map(([name]) => name)), `|${'---|'.repeat(told.length)}`, row(told.map(([, value]) => value))].join('\n');
}
/** Verdict, reason and figures. */
function verdictSection(report) {
    return fit_text([`## ${headlineText(report)}`, reasonText(report), glance(report)].join('\n\n'));
}
function stepRows(report, { what, items, more }) {
    return [
        `- **${verdict_short(what, 300)}**`,
        ...items.map(({ reference, name, text: words }) => {
            const parts = [
                reference === null ? '' : lineLink(report, reference),
                name === '' ? '' : `**${verdict_short(name, 40)}**`,
                verdict_short(words, 140),
            ];
            return `  - ${parts.filter((part) => part !== '').join(' ')}`;
        }),
        ...(more > 0 ? [`  - and ${more} more, below`] : []),
    ];
}
/** What to do; nothing where the change is approved. */
function stepsSections(report) {
    const steps = (0,next_steps/* nextSteps */.Z)(report);
    if (steps.length === 0)
        return [];
    return [
        {
            head: `### ${(0,next_steps/* stepsTitle */.s)(report)}\n`,
            rows: steps.flatMap((step) => stepRows(report, step)),
            more: () => '',
        },
    ];
}
/** What the reader must know besides. */
function noteSections(report) {
    if (report.notes.length === 0)
        return [];
    return [
        {
            head: '',
            rows: report.notes.map((note, index) => `${index === 0 ? '' : '\n'}> ${verdict_short(note, MAX_NOTE_CHARACTERS)}`),
            more: (left) => `\n> ${(0,report_words/* counted */.hS)(left, 'more note is', 'more notes are')} in the log of the step.`,
        },
    ];
}
//# sourceMappingURL=verdict.js.map
;// CONCATENATED MODULE: ./build/src/report/markdown.js








/** GitHub's limit for a check run's `summary` and `text`, in bytes (the API counts bytes, not characters). */
const MAX_CHECK_OUTPUT_BYTES = 65_535;
/** GitHub's limit for a step's summary; beyond it the runner drops the whole. */
const MAX_JOB_SUMMARY_BYTES = 1024 * 1024;
const MAX_TITLE_CHARACTERS = 255;
/** What the reader wants first: the verdict, what to do, the criteria, what nobody looked at. */
function first(report, detail) {
    return [
        verdictSection(report),
        ...noteSections(report),
        ...stepsSections(report),
        ...criteriaSections(report, detail),
    ];
}
/** What the verdict rests on besides the findings. */
function grounds(report, detail) {
    return [
        ...toolSections(report, detail),
        ...riskSections(report),
        ...confidenceSections(report),
        ...suppressedSections(report, detail),
        ...evidenceSections(report, detail),
    ];
}
/** About how many bytes the findings take. */
function findingBytes({ findings }) {
    return ({ title, rationale }) => findings.reduce((sum, finding) => sum + Math.min(finding.title.length, title) + Math.min(finding.rationale.length, rationale), 0);
}
const REST = {
    annotations: 'The annotations of this check run hold every finding.',
    file: 'The output `findings` names a file that holds all of them.',
};
function whole(report) {
    return (detail) => [
        ...first(report, detail),
        ...findingSections(report, detail, REST.file),
        ...coverageSections(report, detail),
        ...grounds(report, detail),
        ...traceSections(report),
    ];
}
/** `output` of a check run without its annotations. The findings are left to `text`, since annotations show them too. */
function checkRunOutput(report) {
    return {
        title: (0,report_words/* cutCharacters */.lD)((0,verdict/* titleText */.Qw)(report), MAX_TITLE_CHARACTERS),
        summary: fit_fitted((detail) => [...first(report, detail), ...coverageSections(report, detail), ...traceSections(report)], MAX_CHECK_OUTPUT_BYTES),
        text: fit_fitted((detail) => [...findingSections(report, detail, REST.annotations), ...grounds(report, detail)], MAX_CHECK_OUTPUT_BYTES, findingBytes(report)),
    };
}
/** The job summary: everything, within the runner's limit. */
function jobSummary(report) {
    return fitted(whole(report), MAX_JOB_SUMMARY_BYTES, findingBytes(report));
}
/** The whole report without a limit. */
function markdownReport(report) {
    return fit_fitted(whole(report), Number.MAX_SAFE_INTEGER);
}
const MAX_NOTES = 20;
const markdown_MAX_NOTE_CHARACTERS = 2000;
const MAX_FAULT_CHARACTERS = 6000;
const MAX_LINES = 40;
/** Each line of its own: those that begin with `- ` stay a list, as the faults of all inputs are. */
function linesAsMarkdown(detail) {
    const lines = (0,report_words/* cutCharacters */.lD)(detail, MAX_FAULT_CHARACTERS)
        .split(/\r?\n/u)
        .filter((line) => line.trim() !== '');
    const shown = lines.slice(0, MAX_LINES).map((line, index) => {
        if (line.startsWith('- '))
            return `- ${(0,report_words/* markdownWords */.Lx)(line.slice(2))}`;
        return `${index === 0 ? '' : '\n'}${(0,report_words/* markdownWords */.Lx)(line)}`;
    });
    const left = lines.length - shown.length;
    return [...shown, ...(left > 0 ? [`\nand ${(0,report_words/* counted */.hS)(left, 'more line')}.`] : [])]
        .join('\n')
        .replace(/^(?!- )(.+)\n(?=- )/mu, '$1\n\n');
}
/** What happened, where, and what to do next; the heading is the caller's. */
function couldNotReviewParts(fault) {
    const short = (words, max) => (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(words, max));
    return [
        '**Nothing was approved: this pull request was not reviewed.**',
        linesAsMarkdown(fault.detail),
        ...(fault.hint === '' ? [] : [`**What to do:** ${short(fault.hint, MAX_FAULT_CHARACTERS)}`]),
        ...fault.notes.slice(0, MAX_NOTES).map((note) => `> ${short(note, markdown_MAX_NOTE_CHARACTERS)}`),
    ];
}
/** The job summary where no review could be had. */
function couldNotReviewSummary(fault) {
    const heading = `## ❌ Review Gate: ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(fault.title, 200))}`;
    return (0,report_words/* cutBytes */.Uw)(`${[heading, ...couldNotReviewParts(fault)].join('\n\n')}\n`, MAX_JOB_SUMMARY_BYTES);
}
//# sourceMappingURL=markdown.js.map

/***/ }),

/***/ 92189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   s: () => (/* binding */ stepsTitle)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74041);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);




const SHOWN = 3;
function step(what, about, item) {
    return { what, items: about.slice(0, SHOWN).map(item), more: Math.max(0, about.length - SHOWN) };
}
const ofFinding = (finding) => ({
    reference: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceOf */ .Bz)(finding),
    name: '',
    text: finding.title,
});
const ofCriterion = (row) => ({
    reference: row.lines[0] ?? null,
    name: row.id,
    text: row.text ?? '',
});
/** Whether a fact may stand in the way: a rule that is not known to have failed, and would not approve, asks for it. */
function asksFor(report) {
    const rules = report.trace?.decision.rules.filter(({ held, verdict }) => held !== false && verdict !== 'auto-approve');
    const asked = new Set(rules?.flatMap(({ condition }) => (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factsIn */ .PC)(report, condition)));
    return (...facts) => facts.some((fact) => asked.has(fact));
}
/** Whether the rule that decided asks for a fact. */
function decidedOn(report) {
    const decision = report.trace?.decision;
    const rule = decision?.rules.find(({ name, held }) => name === decision.rule && held === true);
    const asked = new Set(rule === undefined ? [] : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factsIn */ .PC)(report, rule.condition));
    return (...facts) => facts.some((fact) => asked.has(fact));
}
/** `tier >= 3` of a rule that may hold yet: whether the tier is that high. */
function tooRisky(report) {
    const tier = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(report, 'tier');
    const rules = report.trace?.decision.rules ?? [];
    return rules.some(({ condition, verdict, held }) => {
        const least = /^\s*tier\s*(>=?)\s*([0-4])\s*$/u.exec(condition);
        if (least === null || verdict === 'auto-approve' || held === false || typeof tier !== 'number')
            return false;
        return least[1] === '>' ? tier > Number(least[2]) : tier >= Number(least[2]);
    });
}
/** Findings that only repeat that a criterion is unmet: the criterion is named already. */
const REPEATS_CRITERION = /^intent\/criterion-/u;
/** The findings of one weight, where they stand in the way. Without a trace, the worst there are. */
function findingSteps(report, weight) {
    const unmet = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .criterionRows */ .l_)(report).some(({ status }) => status === 'unmet');
    const found = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(report.findings).filter((finding) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(finding) === weight && !(unmet && REPEATS_CRITERION.test((0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .nameRule */ .Mp)(finding))));
    const asked = report.trace !== null
        ? asksFor(report)(`findings.${weight}`, 'findings.total')
        : weight === 'error' || (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(report.findings).error === 0;
    if (found.length === 0 || !asked)
        return [];
    return [step(`Fix ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(found.length, weight === 'error' ? 'error' : 'warning')}.`, found, ofFinding)];
}
function criteriaSteps(report) {
    const asks = asksFor(report);
    const decided = decidedOn(report);
    const rows = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .criterionRows */ .l_)(report);
    const of = (status) => rows.filter((row) => row.status === status);
    const [unmet, weak, people, unknown] = [of('unmet'), of('weak'), of('not_code_verifiable'), of(null)];
    const criteria = (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'acceptance criterion', 'acceptance criteria');
    const steps = [];
    if (unmet.length > 0 && asks('criteria.unmet', 'criteria.met')) {
        steps.push(step(`Meet ${criteria(unmet.length)}: no changed line shows it.`, unmet, ofCriterion));
    }
    if (weak.length > 0 && asks('criteria.weak', 'criteria.met')) {
        const what = `Show ${criteria(weak.length)} better: what speaks for it is little, or in tests or documents alone.`;
        steps.push(step(what, weak, ofCriterion));
    }
    if (unknown.length > 0 && report.trace === null) {
        steps.push(step(`Look at ${criteria(unknown.length)}: the service names no line of it.`, unknown, ofCriterion));
    }
    if (people.length > 0 && decided('criteria.not_verifiable')) {
        steps.push(step(`Have a person confirm ${criteria(people.length)} that code cannot show.`, people, ofCriterion));
    }
    const source = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(report, 'criteria.source');
    if (decided('criteria.source') && (source === 'none' || source === 'body')) {
        const what = 'Name the ticket: link the issue that this pull request closes, or ask for the review with its id.';
        steps.push({ what, items: [], more: 0 });
    }
    return steps;
}
function coverageSteps(report) {
    if (report.trace === null || report.trace.snapshot.coverage.complete)
        return [];
    const blocking = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .omittedOf */ .Ce)(report).filter((one) => one.blocking);
    const what = 'Have a person look at what could not be looked at here, or make it readable.';
    return [step(what, blocking, ({ path, detail }) => ({ reference: path, name: '', text: detail }))];
}
function personSteps(report, others) {
    const decided = decidedOn(report);
    const said = (why) => [{ what: `Have a person review the change: ${why}.`, items: [], more: 0 }];
    if (tooRisky(report)) {
        const { tier } = report.review;
        return said(`the risk is ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .tierText */ .uN)(tier ?? 'too high')}, and the policy leaves that to a person`);
    }
    const classes = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(report, 'change.classes');
    if (decided('change.classes') && Array.isArray(classes)) {
        return said(`the policy asks for one where such files change (${classes.join(', ')})`);
    }
    if (decided('policy.changed'))
        return said("it edits the gate's own policy");
    if (decided('policy.broken'))
        return said("the repository's policy does not parse; mend it on the base branch");
    if (decided('change.files'))
        return said('there is nothing in it that could be read');
    const rule = report.trace?.decision.rule;
    if (others > 0 || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(report) === null)
        return [];
    return said(rule === undefined ? 'the service asks for it' : `the rule ${rule} leaves it to one`);
}
/** What to do, the most important first; nothing where the change is approved. */
function nextSteps(report) {
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isApproved */ .SZ)(report) || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(report) === 'auto-approve')
        return [];
    const steps = [
        ...findingSteps(report, 'error'),
        ...criteriaSteps(report),
        ...findingSteps(report, 'warn'),
        ...coverageSteps(report),
    ];
    return [...steps, ...personSteps(report, steps.length)];
}
/** What the steps are for: `To open the gate`, … */
function stepsTitle(report) {
    return report.gate.open || report.review.dry_run === true ? 'Before it would be approved' : 'To open the gate';
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

/***/ 80665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Html),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/** HTML as text, in which everything is escaped that was not written as HTML. */
/** A piece of HTML: what it is made of is not escaped again. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function textOf(piece) {
    if (piece === null)
        return '';
    if (piece instanceof Html)
        return piece.text;
    if (typeof piece === 'string')
        return piece.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
    return typeof piece === 'number' ? String(piece) : piece.map(textOf).join('');
}
/** A template of HTML: what stands between is HTML, what is filled in is text, unless it is HTML itself. */
function html(parts, ...pieces) {
    return new Html(parts.map((part, at) => part + textOf(pieces[at] ?? null)).join(''));
}
//# sourceMappingURL=html.js.map

/***/ }),

/***/ 10907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ pageOf)
});

// EXTERNAL MODULE: ./build/src/base/hash.js
var base_hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
;// CONCATENATED MODULE: ./build/src/report/page/style.js
/** The look of the pages: light and dark as the reader has it, readable from 360 pixels on, nothing loaded. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; --mark: #8a4600; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #0d1117; --panel: #161b22; --line: #30363d; --link: #79b8ff; --mark: #f0b072; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0.5rem 0; font-size: 1.7rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; color: var(--soft); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { margin: 0.25rem 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-wrap: normal; }
nav ul { margin: 0.25rem 0; padding: 0; list-style: none; columns: 20rem; }
nav li { break-inside: avoid; padding: 0.15rem 0; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.4rem; }
dd { margin: 0 0 0 1rem; }
dl.fields { padding-left: 0.75rem; border-left: 2px solid var(--line); }
.method { display: inline-block; min-width: 3.6rem; font-weight: 600; text-transform: uppercase; }
.type, .limits, .either, .soft { color: var(--soft); font-size: 0.92em; }
.need { color: var(--mark); font-size: 0.85em; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; background: var(--paper); }
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/report/page/page.js
/** A page of HTML that loads nothing: its style is inside, and its Content-Security-Policy lets through nothing else. */



/**
 * Puts a page together. There is no script and no `style` attribute: the policy is `default-src 'none'` with the hash of
 * the one style sheet (Content Security Policy Level 3).
 */
function pageOf({ title, body, style = '', forms = false }) {
    const sheet = `${STYLE}${style}`;
    const hash = (0,base_hash/* sha256 */.sc)('base64', sheet);
    const inside = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}`;
    const page = (0,html/* html */.q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${inside}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${forms ? 'same-origin' : 'no-referrer'}">
<title>${title}</title>
<style>${new html/* Html */.E(sheet)}</style>
</head>
<body>
${body}
</body>
</html>
`;
    // A page in a file cannot say who may frame it: that holds only as a header.
    return { html: page.text, contentSecurityPolicy: `${inside}; frame-ancestors 'none'` };
}
//# sourceMappingURL=page.js.map

/***/ }),

/***/ 31951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ reportPage)
});

// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/page/allowance.js
/** What is left of a page's room for code, or for words. Made anew for each page. */
class Allowance {
    left;
    /** @param bytes of UTF-8 */
    constructor(bytes) {
        this.left = bytes;
    }
    /** Whether the piece still fits; where it does, it is counted. */
    takes(piece) {
        const bytes = Buffer.byteLength(piece.text);
        if (bytes > this.left)
            return false;
        this.left -= bytes;
        return true;
    }
}
//# sourceMappingURL=allowance.js.map
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/src/report/page/shown.js
var page_shown = __webpack_require__(92895);
;// CONCATENATED MODULE: ./build/src/report/page/chain-part.js
/** The chain of steps with its digests and hashes, and how anyone can check it. */



const ABOUT = {
    policy: 'which policy holds',
    change: 'what each changed file is',
    syntax: 'what changed in the code',
    criteria: 'what the ticket asks for',
    binding: 'which lines show it',
    planes: 'what is wrong with the change',
    tier: 'how risky the change is',
    decision: 'what the policy says',
};
const MAX_STEPS = 50;
const digest = (name, value) => (0,html/* html */.q) `<div><dt>${name}</dt><dd><code>${(0,page_shown/* line */.n8)(value, 100)}</code></dd></div>`;
function stepPiece(step) {
    const about = Object.hasOwn(ABOUT, step.name) ? (0,html/* html */.q) ` <span class="soft">${ABOUT[step.name] ?? ''}</span>` : null;
    return (0,html/* html */.q) `<li><p><strong>${(0,page_shown/* line */.n8)(step.name, 60)}</strong>${about}</p>
<dl class="digests">${digest('in', step.input_digest)}${digest('out', step.output_digest)}${digest('hash', step.hash)}</dl></li>
`;
}
/** Where the trace can be had; an address on loopback is gone with the job. */
function whereText(report) {
    const url = report.review.trace_url ?? null;
    const host = url === null ? undefined : (0,base_url/* parseUrl */.Dl)(url)?.hostname;
    if (url === null || host === undefined || (0,base_url/* isLoopback */.U9)(host)) {
        return (0,html/* html */.q) `<p>The trace is the file that <code>trace-file</code> (in a workflow) or <code>--trace</code> (of the command) names.</p>`;
    }
    return (0,html/* html */.q) `<p>The service gives the trace as JSON at ${(0,page_shown/* code */.aY)(url, 500)}.</p>`;
}
/** The trace. */
function chainPart(report) {
    const { trace } = report;
    const part = { id: 'trace', title: 'Trace' };
    if (trace === null) {
        return {
            ...part,
            short: '',
            lead: '',
            body: (0,html/* html */.q) `<p>The trace could not be read: what this page says cannot be checked.</p>${whereText(report)}`,
        };
    }
    const signed = trace.signature === null
        ? 'It is not signed: the chain shows that nothing was changed in it, not who made it.'
        : `It is signed with the key ${trace.signature.signatures
            .map(({ keyid }) => (0,page_shown/* line */.n8)(keyid, 100))
            .slice(0, 5)
            .join(', ')}; the service publishes its keys at /.well-known/jwks.json.`;
    const keys = trace.signature === null ? '' : ' --keys KEYS';
    const body = (0,html/* html */.q) `<dl class="digests whole">${digest('trace', trace.digest)}${digest('snapshot', trace.snapshot.digest)}<div><dt>engine</dt><dd>${(0,page_shown/* code */.aY)(trace.engine.version, 60)}</dd></div></dl>
<details open><summary>${trace.steps.length} steps, each hash made over the one before</summary>
<ol class="chain">
${trace.steps.slice(0, MAX_STEPS).map(stepPiece)}</ol></details>
<h3>How to verify it</h3>
${whereText(report)}
<div class="code" role="group" tabindex="0" aria-label="Commands"><pre><code>review-gate verify trace.json${keys}
review-gate replay trace.json</code></pre></div>
<p><code>verify</code> makes each hash of the chain again. <code>replay</code> reviews the stored snapshot again, and the same bytes must come out. ${signed}</p>
`;
    return { ...part, short: '', lead: '', body };
}
//# sourceMappingURL=chain-part.js.map
// EXTERNAL MODULE: ./build/src/contract/evidence.js
var evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var report_evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/page/links.js
/** Links of a page: only ever to the server that the report names, made of parts that are checked. */



/** `https://github.com/octo/shop`; null where there is no such address. */
function repositoryUrl({ serverUrl, repo }) {
    const server = serverUrl === null ? null : (0,base_url/* parseHttpUrl */.f$)(serverUrl);
    if (server === null || !/^[\w.-]+\/[\w.-]+$/u.test(repo))
        return null;
    if (repo.split('/').some((part) => /^\.+$/u.test(part)))
        return null;
    return `${server.origin}${(0,base_url/* withoutEndSlashes */.he)(server.pathname)}/${repo}`;
}
const isSha = (text) => /^[0-9a-f]{40,64}$/u.test(text);
/** The label, linked to lines of a file at the head commit where that can be. */
function fileLink(report, place, label) {
    const base = repositoryUrl(report);
    if (base === null || report.headSha === null || !isSha(report.headSha))
        return label;
    const lines = place.last > place.first ? `L${place.first}-L${place.last}` : `L${place.first}`;
    return (0,html/* html */.q) `<a href="${`${base}/blob/${report.headSha}/${(0,words/* pathInUrl */.oW)(place.path)}#${lines}`}">${label}</a>`;
}
/** The label, linked to the pull request. */
function pullLink(report, label) {
    const base = repositoryUrl(report);
    return base === null || report.pr === null ? label : (0,html/* html */.q) `<a href="${`${base}/pull/${report.pr}`}">${label}</a>`;
}
/** The label, linked to a commit. */
function commitLink(report, sha, label) {
    const base = repositoryUrl(report);
    return base === null || !isSha(sha) ? label : (0,html/* html */.q) `<a href="${`${base}/commit/${sha}`}">${label}</a>`;
}
/** `src/a.ts:3-9` taken apart; null where it is no such place. */
function placeOf(reference) {
    const match = /:(\d{1,9})(?:-(\d{1,9}))?$/u.exec(reference);
    if (match === null || match.index === 0)
        return null;
    const first = Math.max(1, Number(match[1]));
    return { path: reference.slice(0, match.index), first, last: Math.max(first, Number(match[2] ?? match[1])) };
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/report/page/part.js
/** A part of the page: a section with its heading, and its line in the contents. */

/** The part as a section. */
function section({ id, title, lead, body }) {
    const beside = lead === '' || lead === null ? null : (0,html/* html */.q) ` <span class="lead">${lead}</span>`;
    return (0,html/* html */.q) `<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${beside}</div>
${body}
</section>
`;
}
/** The contents: a link a part. */
function contents(parts) {
    const items = parts.map(({ id, title, short, }) => (0,html/* html */.q) `<li><a href="#${id}">${title}</a>${short === '' ? null : (0,html/* html */.q) ` <span>${short}</span>`}</li>
`);
    return (0,html/* html */.q) `<nav aria-label="On this page"><ul>
${items}</ul></nav>
`;
}
/** A table in a box that scrolls by itself. */
function table(caption, heads, rows, options = {}) {
    const cells = rows.map((row) => {
        const [first = null, ...rest] = row;
        return (0,html/* html */.q) `<tr><th scope="row">${first}</th>${rest.map((cell) => (0,html/* html */.q) `<td>${cell}</td>`)}</tr>
`;
    });
    return (0,html/* html */.q) `<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table class="${options.name ?? 'plain'}"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => (0,html/* html */.q) `<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${cells}</tbody></table></div>
`;
}
//# sourceMappingURL=part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/coverage-part.js
/** What was looked at and how, what was not, what was suppressed, and what other tools said. */







/** Rows of a table; beyond it says how many are left out. */
const MAX_ROWS = 500;
function rest(all) {
    return all.length > MAX_ROWS ? (0,html/* html */.q) `<p class="soft">${all.length - MAX_ROWS} more are not shown here.</p>` : null;
}
function omittedPiece(report) {
    const omitted = (0,report_evidence/* omittedOf */.Ce)(report);
    if (omitted.length === 0)
        return (0,html/* html */.q) `<p>Everything that the change holds was looked at.</p>`;
    const rows = omitted
        .slice(0, MAX_ROWS)
        .map(({ path, reason, detail, blocking }) => [
        path === null ? 'the whole change' : (0,page_shown/* code */.aY)(path, 300),
        (0,page_shown/* line */.n8)(reason, 60),
        (0,page_shown/* line */.n8)(detail, 400),
        blocking ? (0,html/* html */.q) `<strong>yes</strong>` : 'no',
    ]);
    return [
        table('What was not looked at', ['What', 'Reason', 'Detail', 'Keeps the gate from opening'], rows),
        rest(omitted),
    ];
}
function suppressedPiece(report) {
    const suppressed = (0,report_evidence/* planesOf */.dX)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return (0,html/* html */.q) `<p>None.</p>`;
    const rows = suppressed.slice(0, MAX_ROWS).map((one) => {
        const where = (0,page_shown/* code */.aY)(`${one.file}:${one.line}`, 300);
        return [
            (0,page_shown/* code */.aY)(one.rule, 130),
            fileLink(report, { path: one.file, first: one.line, last: one.line }, where),
            (0,page_shown/* line */.n8)(one.title, 300),
            (0,html/* html */.q) `${(0,page_shown/* line */.n8)(one.reason, 300)} <span class="soft">(${(0,page_shown/* line */.n8)(one.by, 120)})</span>`,
        ];
    });
    return [table('Findings that a suppression hides', ['Rule', 'Where', 'Finding', 'Reason'], rows), rest(suppressed)];
}
function toolsPiece(report) {
    const reports = (0,report_evidence/* planesOf */.dX)(report)?.reports ?? [];
    if (reports.length === 0)
        return null;
    const rows = reports
        .slice(0, MAX_ROWS)
        .map((one) => [
        (0,page_shown/* line */.n8)(`${one.tool}${one.version === null ? '' : ` ${one.version}`}`, 120),
        (0,page_shown/* code */.aY)(one.plane, 80),
        one.results,
        one.on_change,
        one.elsewhere,
        one.repeated,
        one.not_failures,
        one.without_place,
    ]);
    const heads = [
        'Tool',
        'Plane',
        'Results',
        'On the change',
        'On other lines',
        'Told twice',
        'No failures',
        'Without a place',
    ];
    return (0,html/* html */.q) `<h3>Reports of other tools</h3>
${table('Results of other tools, and what became of them', heads, rows)}${rest(reports)}`;
}
/** The steps `change` and `syntax` as one table: each file, what it is, and how it was read. */
function filesPiece(report) {
    const evidenceOf = (name) => report.trace?.steps.find((step) => step.name === name)?.evidence;
    const change = evidence/* ChangeEvidence */.A$.safeParse(evidenceOf('change'));
    if (!change.success || change.data.files.length === 0)
        return null;
    const syntax = evidence/* SyntaxEvidence */.Em.safeParse(evidenceOf('syntax'));
    const read = new Map(syntax.success ? syntax.data.files.map((file) => [file.path, file]) : []);
    const { files } = change.data;
    const rows = files.slice(0, MAX_ROWS).map((file) => {
        const how = read.get(file.path);
        const words = [
            how === undefined ? '' : how.mode === 'tree' ? 'as a syntax tree' : 'as text',
            how?.reason ?? '',
            file.note ?? '',
        ];
        return [
            (0,page_shown/* code */.aY)(file.path, 300),
            file.class,
            (0,page_shown/* line */.n8)(file.language ?? '', 40),
            (0,html/* html */.q) `<span class="n">+${file.added} −${file.removed}</span>`,
            (0,page_shown/* line */.n8)(words.filter((word) => word !== '').join('; '), 300),
        ];
    });
    return (0,html/* html */.q) `<details><summary>${(0,words/* counted */.hS)(files.length, 'changed file')}, and how each was read</summary>
${table('The changed files', ['File', 'Class', 'Language', 'Lines', 'Read'], rows)}${rest(files)}</details>
`;
}
function rulesPiece(report) {
    const rules = (0,report_evidence/* planesOf */.dX)(report)?.rules ?? [];
    if (rules.length === 0)
        return null;
    const rows = rules.slice(0, MAX_ROWS).map(({ rule, severity, findings }) => [(0,page_shown/* code */.aY)(rule, 130), severity, findings]);
    const off = rules.filter(({ severity }) => severity === 'off').length;
    return (0,html/* html */.q) `<details><summary>${(0,words/* counted */.hS)(rules.length, 'rule')} looked for faults${off === 0 ? null : `, ${off} of them switched off`}</summary>
${table('The rules that looked at the change', ['Rule', 'Severity', 'Findings'], rows)}${rest(rules)}</details>
`;
}
/** Coverage. */
function coveragePart(report) {
    const coverage = report.trace?.snapshot.coverage;
    const part = { id: 'coverage', title: 'Coverage' };
    if (coverage === undefined) {
        const body = (0,html/* html */.q) `<p>The trace could not be read, so this page does not say what was looked at.</p>`;
        return { ...part, short: '', lead: '', body };
    }
    const lead = `${(0,words/* counted */.hS)(coverage.files, 'file')} changed, ${coverage.complete ? 'nothing that matters left out' : 'not everything that matters was looked at'}`;
    const looked = [filesPiece(report), rulesPiece(report)];
    const body = (0,html/* html */.q) `<h3>Not looked at</h3>
${omittedPiece(report)}
<h3>Suppressed</h3>
${suppressedPiece(report)}
${toolsPiece(report)}
${looked.every((piece) => piece === null) ? null : (0,html/* html */.q) `<h3>Looked at</h3>`}
${looked}`;
    return { ...part, short: coverage.complete ? 'complete' : 'not complete', lead, body };
}
//# sourceMappingURL=coverage-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/code.js


/** Characters of a line that are shown. */
const MAX_LINE = 400;
/** Lines above a stretch that are read for its colours: a comment or a text that begins there goes on in it. */
const LEAD = 10;
const KIND = { '+': 'add', '-': 'del', ' ': '', '\\': 'git' };
/** The rows of a stretch, a piece each; null in place of those that there is no more room for. */
function rowPieces({ run, grammar, marker, hit }, means) {
    const { rows } = run.hunk;
    const from = Math.max(0, run.from - LEAD);
    const read = rows.slice(from, run.to);
    const tokens = tokensOf(read, grammar, means.highlight);
    return rows.slice(run.from, run.to).map((row, at) => {
        const index = run.from + at;
        const found = marker === null || row.mark === '\\' ? [] : marker(row.text);
        const piece = rowPiece(row, tokens.get(row) ?? [{ text: row.text, kind: null }], found, hit(index));
        return means.allowance.takes(piece) ? piece : null;
    });
}
/** Each row's tokens. Both sides are read as they were: kept lines are part of each, and coloured as on the new one. */
function tokensOf(rows, grammar, highlight) {
    const made = new Map();
    const read = (side) => {
        const lines = highlight(side.map((row) => row.text), grammar);
        side.forEach((row, at) => {
            made.set(row, lines[at] ?? []);
        });
    };
    if (rows.some((row) => row.mark === '-'))
        read(rows.filter((row) => row.mark === '-' || row.mark === ' '));
    read(rows.filter((row) => row.mark === '+' || row.mark === ' '));
    return made;
}
function rowPiece(row, tokens, marks, hit) {
    const classes = ['l', KIND[row.mark], hit ?? ''].filter((name) => name !== '').join(' ');
    const cut = row.text.length > MAX_LINE;
    const rest = cut ? (0,html/* html */.q) `<i>… ${row.text.length - MAX_LINE} more characters</i>` : page_shown/* NOTHING */.K$;
    const sign = row.mark === '\\' ? ' ' : row.mark;
    return (0,html/* html */.q) `<span class="${classes}"><b>${row.line ?? ''}</b>${sign}${tokenPieces(tokens, marks)}${rest}
</span>`;
}
/** The tokens, cut at the marks' edges and at the longest line. */
function tokenPieces(tokens, marks) {
    const pieces = [];
    let at = 0;
    let next = 0;
    for (const { text, kind } of tokens) {
        if (at >= MAX_LINE)
            break;
        const shown = text.slice(0, MAX_LINE - at).toWellFormed();
        const inside = [];
        let done = 0;
        for (let mark = marks[next]; mark !== undefined && mark.from < at + shown.length; mark = marks[next]) {
            const from = Math.max(0, mark.from - at);
            const to = Math.min(shown.length, mark.to - at);
            if (from > done)
                inside.push((0,page_shown/* codeText */.ph)(shown.slice(done, from)));
            inside.push((0,html/* html */.q) `<mark>${(0,page_shown/* codeText */.ph)(shown.slice(from, to))}</mark>`);
            done = to;
            if (mark.to - at > shown.length)
                break;
            next += 1;
        }
        inside.push((0,page_shown/* codeText */.ph)(shown.slice(done)));
        pieces.push(kind === null ? inside : (0,html/* html */.q) `<span class="${kind}">${inside}</span>`);
        at += shown.length;
    }
    return pieces;
}
/** A box around rows and what stands between them. It can be reached and scrolled by the keyboard. */
function codeBox(label, inside) {
    return (0,html/* html */.q) `<div class="code" role="group" tabindex="0" aria-label="${label}">${inside}</div>`;
}
/** Rows as one block of code. */
function codeRows(pieces) {
    return pieces.length === 0 ? null : (0,html/* html */.q) `<pre><code>${pieces}</code></pre>`;
}
/** What is said where a box leaves lines out. */
function gap(words) {
    return (0,html/* html */.q) `<p class="gap"><span>${words}</span></p>`;
}
//# sourceMappingURL=code.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/bash.js
var bash = __webpack_require__(71157);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/c.js
var c = __webpack_require__(11102);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/cpp.js
var cpp = __webpack_require__(77542);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/csharp.js
var csharp = __webpack_require__(75444);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/css.js
var css = __webpack_require__(53312);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/dart.js
var dart = __webpack_require__(84150);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/dockerfile.js
var dockerfile = __webpack_require__(68977);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/go.js
var go = __webpack_require__(97365);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/graphql.js
var graphql = __webpack_require__(86654);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/ini.js
var ini = __webpack_require__(95537);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/java.js
var java = __webpack_require__(17979);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/javascript.js
var javascript = __webpack_require__(34820);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/json.js
var json = __webpack_require__(68129);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/kotlin.js
var kotlin = __webpack_require__(97898);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/markdown.js
var markdown = __webpack_require__(35286);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/php.js
var php = __webpack_require__(48771);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/protobuf.js
var protobuf = __webpack_require__(65840);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/python.js
var python = __webpack_require__(43145);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/ruby.js
var ruby = __webpack_require__(86787);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/rust.js
var rust = __webpack_require__(81493);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/scala.js
var scala = __webpack_require__(5165);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/sql.js
var sql = __webpack_require__(22879);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/swift.js
var swift = __webpack_require__(77484);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/typescript.js
var typescript = __webpack_require__(23612);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/xml.js
var xml = __webpack_require__(69870);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/yaml.js
var yaml = __webpack_require__(17144);
;// CONCATENATED MODULE: ./build/src/report/page/languages.js


























/** The grammars that a page can colour with; other languages are shown without colours. */
const GRAMMARS = {
    bash: bash/* default */.A,
    c: c/* default */.A,
    cpp: cpp/* default */.A,
    csharp: csharp/* default */.A,
    css: css/* default */.A,
    dart: dart/* default */.A,
    dockerfile: dockerfile/* default */.A,
    go: go/* default */.A,
    graphql: graphql/* default */.A,
    ini: ini/* default */.A,
    java: java/* default */.A,
    javascript: javascript/* default */.A,
    json: json/* default */.A,
    kotlin: kotlin/* default */.A,
    markdown: markdown/* default */.A,
    php: php/* default */.A,
    protobuf: protobuf/* default */.A,
    python: python/* default */.A,
    ruby: ruby/* default */.A,
    rust: rust/* default */.A,
    scala: scala/* default */.A,
    sql: sql/* default */.A,
    swift: swift/* default */.A,
    typescript: typescript/* default */.A,
    xml: xml/* default */.A,
    yaml: yaml/* default */.A,
};
/** Endings (without the dot) and whole names, in lower case. */
const NAMES = {
    bash: 'sh bash zsh ksh bats',
    c: 'c',
    cpp: 'h cc cpp cxx hh hpp hxx ino',
    csharp: 'cs csx',
    css: 'css scss less',
    dart: 'dart',
    dockerfile: 'dockerfile containerfile',
    go: 'go',
    graphql: 'graphql gql graphqls',
    ini: 'ini cfg conf toml properties editorconfig gitconfig env tf tfvars hcl',
    java: 'java',
    javascript: 'js cjs mjs jsx',
    json: 'json jsonc json5 webmanifest',
    kotlin: 'kt kts gradle groovy',
    markdown: 'md markdown mdx',
    php: 'php phtml',
    protobuf: 'proto',
    python: 'py pyi pyw bzl star',
    ruby: 'rb rake gemspec ru gemfile rakefile podfile',
    rust: 'rs',
    scala: 'scala sc sbt',
    sql: 'sql',
    swift: 'swift',
    typescript: 'ts cts mts tsx',
    xml: 'xml html htm xhtml svg vue svelte csproj props targets plist xsd',
    yaml: 'yml yaml',
};
const isGrammar = (name) => Object.hasOwn(GRAMMARS, name);
const BY_NAME = new Map(Object.entries(NAMES).flatMap(([grammar, names]) => isGrammar(grammar) ? names.split(' ').map((name) => [name, grammar]) : []));
/** The grammar of a path, by the file's ending or whole name; null where there is none. */
function grammarOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const ending = name.slice(name.lastIndexOf('.') + 1);
    return BY_NAME.get(name) ?? BY_NAME.get(ending) ?? null;
}
//# sourceMappingURL=languages.js.map
;// CONCATENATED MODULE: ./build/src/report/page/diff.js
/** The lines of a change with their numbers, and the stretches of them that a report shows. */



/** The files of a change, by path. */
function filesOf(change, mask) {
    const files = new Map(change?.files.map((file) => [file.path, file]));
    const read = new Map();
    return (path) => {
        const file = files.get(path);
        if (file === undefined)
            return null;
        const made = read.get(path) ?? { file, grammar: grammarOf(path), hunks: rowsOf(file, mask) };
        read.set(path, made);
        return made;
    };
}
/** The hunks' lines, numbered. A carriage return at the end of a line is not shown. */
function rowsOf(file, mask) {
    return file.hunks.map((hunk) => ({
        section: hunk.section,
        rows: (0,hunk_lines/* readHunkLines */.qG)(hunk).map(({ mark, text: raw, oldNumber, newNumber }) => {
            const text = raw.replace(/\r$/u, '').replaceAll('\n', '␊');
            if (mark === '\\')
                return { mark, line: null, at: newNumber - 1, text };
            if (mark === '-')
                return { mark, line: oldNumber, at: newNumber, text: mask(file.path, null, text) };
            return { mark, line: newNumber, at: newNumber, text: mask(file.path, newNumber, text) };
        }),
    }));
}
/** The first row at or behind a line of the new side. */
function rowAt(rows, line) {
    return (0,order/* countBefore */.t)(rows, (row) => row.at < line);
}
/** The rows of a hunk that stand for the wanted lines, as from and to; null where the hunk has none of them. */
function placeIn(rows, { first, last }) {
    if ((rows.at(-1)?.at ?? 0) < first || (rows[0]?.at ?? 0) > last + 1)
        return null;
    const from = rowAt(rows, first);
    const to = rowAt(rows, last + 1);
    if (from < to)
        return { from, to };
    // Something that was removed is told of on the line before it.
    const next = rows[from];
    return next !== undefined && next.mark === '-' && next.at === last + 1 ? { from, to: from + 1 } : null;
}
/** The hunk that holds the wanted lines, and where in it; null where none does. Hunks are in the order of the file. */
function hunkOf(hunks, wanted) {
    const first = (0,order/* countBefore */.t)(hunks, (hunk) => (hunk.rows.at(-1)?.at ?? 0) < wanted.first);
    // Lines that a hunk ends before may be those that the next one begins with.
    for (const hunk of hunks.slice(first, first + 2)) {
        const place = placeIn(hunk.rows, wanted);
        if (place !== null)
            return { hunk, ...place };
    }
    return null;
}
/** The stretches of one hunk that show what is wanted, in the order of the file, those that meet as one. */
function runsIn(hunk, wanted) {
    const { rows } = hunk;
    const places = wanted
        .flatMap((one) => {
        const place = placeIn(rows, one);
        if (place === null)
            return [];
        return [{ from: Math.max(0, place.from - one.around), to: Math.min(rows.length, place.to + one.around) }];
    })
        .sort((a, b) => a.from - b.from);
    const runs = [];
    for (const { from, to } of places) {
        const before = runs.at(-1);
        if (before !== undefined && from <= before.to)
            before.to = Math.max(before.to, to);
        else
            runs.push({ hunk, from, to });
    }
    return runs;
}
//# sourceMappingURL=diff.js.map
// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/src/report/page/marks.js
/** The words that a binding rests on, found again in the code that it is bound to. */

/** More of either is not looked for. */
const MAX_TERMS = 40;
/** Longer lines are not searched, in characters. */
const marks_MAX_LINE = 500;
const MAX_WORD = 60;
/** Words as identifiers are made of them: `E_CODE_EXPIRED`, `applyDiscount`, `HTTPServer2`. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const WORD = /[\p{L}\p{N}_$]/u;
const stemOf = (word) => (0,stemmer/* stemmer */.I)(word.toLowerCase());
/** `names \`a\`, \`b\``, `introduces \`c\`, which …`: the names in code marks. */
function namesIn(evidence) {
    return [...evidence.slice(0, 2_000).matchAll(/`([^`]{1,100})`/gu)].map(([, name = '']) => name);
}
/** `shares the words a, b (rare here)`: the words. */
function wordsIn(evidence) {
    const [, list = ''] = /\bthe words? (.{1,500})$/u.exec(evidence.slice(0, 2_000)) ?? [];
    return list
        .replace(/ \(rare here\)$/u, '')
        .split(', ')
        .filter((word) => word.length <= MAX_WORD);
}
/** A marker for what the evidence of a range names: names as they are, words in every form and inside of names. */
function markerOf(evidence) {
    const names = [...new Set(evidence.flatMap(namesIn))].slice(0, MAX_TERMS);
    const stems = new Set(evidence.flatMap(wordsIn).slice(0, MAX_TERMS).map(stemOf));
    stems.delete('');
    return (line) => {
        if (line.length > marks_MAX_LINE || (names.length === 0 && stems.size === 0))
            return [];
        return merged([...names.flatMap((name) => placesOf(name, line)), ...partsOf(line, stems)]);
    };
}
function placesOf(name, line) {
    const places = [];
    for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + name.length)) {
        const to = at + name.length;
        const whole = !(WORD.test(name[0] ?? '') && WORD.test(line[at - 1] ?? '')) &&
            !(WORD.test(name.at(-1) ?? '') && WORD.test(line[to] ?? ''));
        if (whole)
            places.push({ from: at, to });
    }
    return places;
}
function partsOf(line, stems) {
    if (stems.size === 0)
        return [];
    return [...line.matchAll(PARTS)]
        .filter(([part]) => part.length <= MAX_WORD && stems.has(stemOf(part)))
        .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
function merged(marks) {
    marks.sort((a, b) => a.from - b.from || b.to - a.to);
    const made = [];
    for (const mark of marks) {
        const before = made.at(-1);
        if (before !== undefined && mark.from < before.to)
            before.to = Math.max(before.to, mark.to);
        else
            made.push({ ...mark });
    }
    return made;
}
//# sourceMappingURL=marks.js.map
;// CONCATENATED MODULE: ./build/src/report/page/criteria-part.js








/** Criteria that are shown, ranges of one that are shown with their code, those of them that are open, and lines of one. */
const MAX_CRITERIA = 300;
const MAX_RANGES = 20;
const OPEN_RANGES = 2;
const MAX_LINES = 30;
const AROUND = 2;
const TONES = { met: 'ok', weak: 'warn', unmet: 'bad', not_code_verifiable: 'none' };
const KINDS = {
    behaviour: 'behaviour',
    test: 'test',
    doc: 'documentation',
    process: 'process',
    quality: 'quality',
    negative: 'must not happen',
};
const FROM = {
    ticket: 'from the ticket',
    closing_issue: 'from the issue that this pull request closes',
    body: "from the pull request's description",
    none: '',
};
/** A range's diff lines; null where there is no code to show for it. */
function rangeCode(reference, reasons, means) {
    const place = placeOf(reference);
    const file = place === null ? null : means.fileOf(place.path);
    if (place === null || file === null)
        return null;
    const last = Math.min(place.last, place.first + MAX_LINES - 1);
    const wanted = { first: place.first, last, around: AROUND };
    const runs = file.hunks.flatMap((hunk) => runsIn(hunk, [wanted]));
    const { grammar } = file;
    const marker = markerOf(reasons);
    const pieces = runs.flatMap((run, at) => {
        const within = (index) => {
            const row = run.hunk.rows[index];
            return row !== undefined && row.at >= place.first && row.at <= last ? 'hit' : null;
        };
        const rows = rowPieces({ run, grammar, marker, hit: within }, means).filter((piece) => piece !== null);
        return at === 0 ? [codeRows(rows)] : [gap('…'), codeRows(rows)];
    });
    if (runs.length === 0)
        return null;
    const left = place.last - last;
    return codeBox(`Lines of ${(0,page_shown/* line */.n8)(reference, 200)}`, [
        pieces,
        left > 0 ? gap(`${(0,words/* counted */.hS)(left, 'more line')} of this range`) : null,
    ]);
}
function reasonsList(reasons) {
    if (reasons.length === 0)
        return null;
    return (0,html/* html */.q) `<ul class="reasons">${reasons.slice(0, 12).map((reason) => (0,html/* html */.q) `<li>${(0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(reason, 300), 300)}</li>`)}</ul>`;
}
/** Where a range is, why it is bound, and its code beside that. */
function rangePiece(report, range, means) {
    const { reference, bound } = range;
    const place = placeOf(reference);
    const label = (0,page_shown/* code */.aY)(reference, 300);
    const where = place === null ? label : fileLink(report, place, label);
    const sure = bound === undefined ? null : (0,page_shown/* bar */.M0)(bound.confidence, `Confidence of ${(0,page_shown/* line */.n8)(reference, 120)}`);
    const shown = rangeCode(reference, bound?.evidence ?? [], means);
    const beside = (0,html/* html */.q) `<div class="reason">${reasonsList(bound?.evidence ?? [])}</div>`;
    if (shown === null)
        return (0,html/* html */.q) `<div class="range bare"><p class="where">${where} ${sure}</p>${beside}</div>
`;
    if (!range.open) {
        return (0,html/* html */.q) `<details class="range"><summary class="where">${label} ${sure}</summary><div class="beside">${beside}${shown}</div></details>
`;
    }
    return (0,html/* html */.q) `<div class="range beside"><div class="reason"><p class="where">${where} ${sure}</p>${reasonsList(bound?.evidence ?? [])}</div>${shown}</div>
`;
}
function criterionPiece(report, row, at, told, means) {
    const read = told.read.get(row.id);
    const byReference = new Map(told.bound.get(row.id)?.map((each) => [each.ref, each]));
    const status = row.status === null
        ? (0,html/* html */.q) `<span class="pill none">no lines named</span>`
        : (0,html/* html */.q) `<span class="pill ${TONES[row.status]}">${report_evidence/* CRITERION_WORDS */.Cp[row.status]}</span>`;
    const { first, note } = (0,page_shown/* capped */.uo)(row.lines, MAX_RANGES, (left) => (0,html/* html */.q) `<p class="soft">${(0,words/* counted */.hS)(left, 'more range')} not shown here.</p>`);
    const ranges = first.map((reference, index) => rangePiece(report, { reference, bound: byReference.get(reference), open: index < OPEN_RANGES }, means));
    const from = read?.origin;
    const origin = [
        ...(read === undefined ? [] : [KINDS[read.kind] ?? read.kind]),
        ...(from?.ticket == null ? [] : [(0,page_shown/* line */.n8)(from.ticket, 100)]),
        ...(from?.line == null ? [] : [`line ${from.line}`]),
    ].join(', ');
    const none = row.lines.length > 0
        ? null
        : row.status === 'not_code_verifiable'
            ? (0,html/* html */.q) `<p class="soft">Code cannot show this: a person has to confirm it.</p>`
            : (0,html/* html */.q) `<p class="soft">No changed line was found that has to do with it.</p>`;
    return (0,html/* html */.q) `<article class="criterion" id="c${at + 1}">
<h3>${status} <span class="id">${(0,page_shown/* line */.n8)(row.id, 40)}</span> ${(0,page_shown/* prose */.CS)(row.text === null ? '' : (0,page_shown/* line */.n8)(row.text, 1_000), 1_000)}</h3>
<p class="meta">${row.confidence === null ? null : (0,page_shown/* bar */.M0)(row.confidence, `Confidence of ${(0,page_shown/* line */.n8)(row.id, 40)}`)}${origin === '' ? null : (0,html/* html */.q) ` <span class="soft">${origin}</span>`}</p>
${ranges}${note}${none}
</article>
`;
}
/** The criteria. */
function criteriaPart(report, means) {
    const rows = (0,report_evidence/* criterionRows */.l_)(report);
    const tally = (0,report_evidence/* tallyOf */.sv)(report);
    const criteria = (0,report_evidence/* criteriaOf */.pC)(report);
    const source = criteria?.source ?? 'none';
    const told = {
        read: new Map(criteria?.criteria.map((each) => [each.id, each])),
        bound: new Map((0,report_evidence/* bindingOf */.hJ)(report)?.bindings.map(({ id, lines }) => [id, lines])),
    };
    const { first, note } = (0,page_shown/* capped */.uo)(rows, MAX_CRITERIA, (left) => (0,html/* html */.q) `<p class="soft">${(0,words/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here.</p>`);
    const bare = (report.change == null || report.unread === true) && rows.some(({ lines }) => lines.length > 0);
    const notes = [
        ...(report.trace === null
            ? ['The trace could not be read: what the criteria say and why they are bound is not known here.']
            : []),
        ...(bare ? ['The code of the change is not at hand, so that lines are named without it.'] : []),
    ].map((words) => (0,html/* html */.q) `<p class="note">${words}</p>`);
    const body = rows.length === 0
        ? (0,html/* html */.q) `<p>No acceptance criteria were found.</p>`
        : [notes, first.map((row, at) => criterionPiece(report, row, at, told, means)), note];
    return {
        id: 'criteria',
        title: 'Acceptance criteria',
        short: rows.length === 0 ? 'none' : `${tally.met} of ${tally.total} met`,
        lead: rows.length === 0 ? '' : [(0,report_evidence/* tallyText */.Wl)(tally), FROM[source]].filter((text) => text !== '').join(', '),
        body,
    };
}
//# sourceMappingURL=criteria-part.js.map
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/page/found-code.js
/** Findings inside the diff of their file, each behind the lines that it is about. */







/** Lines of a finding's own that are shown. */
const MAX_OWN = 12;
/** How much code a finding gets, by its rank: the worst more, the last ones none. */
function sizeFor(rank) {
    if (rank < 400)
        return { own: MAX_OWN, around: 3 };
    if (rank < 2_000)
        return { own: 3, around: 1 };
    return rank < 4_000 ? { own: 1, around: 0 } : null;
}
/** Where a finding stands in the diff; null where its lines are not there, or it gets none. */
function placed(file, found) {
    const size = sizeFor(found.rank);
    if (size === null)
        return null;
    const last = Math.min(found.last, found.first + size.own - 1);
    const wanted = { first: found.first, last, around: size.around };
    const place = hunkOf(file.hunks, wanted);
    return place === null ? null : { found, wanted, ...place };
}
/** The box of a file's findings. */
function foundInCode(file, found, means) {
    const places = found.map((one) => ({ one, place: placed(file, one) }));
    const rest = places.filter(({ place }) => place === null).map(({ one }) => one);
    const byHunk = (0,groups/* groupBy */.$z)(places.flatMap(({ place }) => (place === null ? [] : [place])), ({ hunk }) => hunk);
    const hunks = file.hunks.filter((hunk) => byHunk.has(hunk));
    if (hunks.length === 0)
        return { box: null, rest };
    const pieces = hunks.map((hunk, at) => {
        const here = byHunk.get(hunk) ?? [];
        let behind = 0;
        return runsIn(hunk, here.map(({ wanted }) => wanted)).map((run, index) => {
            const head = index === 0 ? hunkHead(hunk, at > 0) : gap(`${(0,words/* counted */.hS)(run.from - behind, 'line')} not shown`);
            behind = run.to;
            return [head, stretch(file, run, here, means, rest)];
        });
    });
    return { box: codeBox(`Diff of ${(0,page_shown/* line */.n8)(file.file.path, 200)}`, pieces), rest };
}
function hunkHead({ section }, later) {
    const words = (0,page_shown/* line */.n8)(section, 100);
    if (words !== '')
        return gap(`… ${words}`);
    return later ? gap('…') : null;
}
/** The rows of a stretch, and behind the last row of each finding the finding; those that found no room go to `rest`. */
function stretch(file, run, inHunk, means, rest) {
    const here = inHunk.filter(({ to }) => to > run.from && to <= run.to);
    const tones = new Map();
    // The worst last, so that a row of several findings shows the worst.
    for (const { found, from, to } of here.toSorted((a, b) => b.found.rank - a.found.rank)) {
        for (let index = from; index < to; index += 1)
            tones.set(index, `hit ${(0,findings/* weightOf */.mm)(found.finding)}`);
    }
    const behind = (0,groups/* groupBy */.$z)(here, ({ to }) => to);
    const rows = rowPieces({ run, grammar: file.grammar, marker: null, hit: (index) => tones.get(index) ?? null }, means);
    const pieces = [];
    let open = [];
    let lost = 0;
    rows.forEach((row, at) => {
        if (row === null)
            lost += 1;
        else
            open.push(row);
        const found = behind.get(run.from + at + 1);
        if (found === undefined)
            return;
        if (open.length === 0) {
            rest.push(...found.map((one) => one.found));
            return;
        }
        pieces.push(codeRows(open), found.map((one) => one.found.piece));
        open = [];
    });
    pieces.push(codeRows(open));
    if (lost > 0)
        pieces.push(gap(`${(0,words/* counted */.hS)(lost, 'line')} not shown, for lack of room`));
    return (0,html/* html */.q) `<div class="stretch">${pieces}</div>`;
}
//# sourceMappingURL=found-code.js.map
;// CONCATENATED MODULE: ./build/src/report/page/secrets.js


/** The rules that say that a line holds a secret; where the service does not say the rule, only the plane is known. */
const RULES = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Rules of other tools, by what they are called. */
const secrets_NAMES = /secret|credential|password|api-?key|private-?key|gitleaks|trufflehog/iu;
/** Lines of one finding that are masked: a private key has some dozens. */
const secrets_MAX_LINES = 1_000;
/** Values that are looked for in other lines too, and how long one is at least: a shorter one is a word like any. */
const MAX_VALUES = 50;
const MIN_VALUE = 8;
/** As findings mask it: all but the first two characters. */
const secrets_hidden = (value) => `${value.slice(0, 2)}***`;
/** What stands in quotes, what is given to a name, and what is long and no plain name. */
function masked(text, hide) {
    return text
        .replace(/"[^"]{4,}"|'[^']{4,}'|`[^`]{4,}`/gu, (quoted) => {
        const [quote = ''] = quoted;
        return `${quote}${hide(quoted.slice(1, -1))}${quote}`;
    })
        .replace(/([=:]\s*)([^\s"'`,;*]{6,})/gu, (_, before, value) => `${before}${hide(value)}`)
        .replace(/[\w+/=.~-]{12,}/gu, (word) => (/\d/u.test(word) || word.length >= 24 ? hide(word) : word));
}
const isSecretRule = (rule) => RULES.has(rule) || secrets_NAMES.test(rule);
/** Whether a finding is about a secret in the code. */
function isSecret(finding) {
    return isSecretRule((0,findings/* nameRule */.Mp)(finding));
}
/** The lines that hold a secret, by path: what was suppressed is in the code all the same. */
function secretLines(report) {
    const places = [
        ...report.findings.filter(isSecret).map((finding) => ({ path: (0,findings/* pathOf */.XM)(finding), ...(0,findings/* linesOf */.Dx)(finding) })),
        ...((0,report_evidence/* planesOf */.dX)(report)?.suppressed ?? [])
            .filter(({ rule }) => isSecretRule(rule))
            .map(({ file, line }) => ({ path: file, first: line, last: line })),
    ];
    const lines = new Map();
    for (const { path, first, last } of places) {
        const known = lines.get(path) ?? new Set();
        for (let line = first; line <= Math.min(last, first + secrets_MAX_LINES); line += 1)
            known.add(line);
        lines.set(path, known);
    }
    return lines;
}
/** What is masked in those lines: a change that moves a secret, or the line around it, has it in other lines too. */
function secretValues(lines, fileOf) {
    const values = new Set();
    const note = (value) => {
        const isName = !/\d/u.test(value) && /^[\w$.]+$/u.test(value);
        if (value.length >= MIN_VALUE && !isName && values.size < MAX_VALUES)
            values.add(value);
        return secrets_hidden(value);
    };
    for (const [path, numbers] of lines) {
        const rows = fileOf(path)?.hunks.flatMap((hunk) => hunk.rows) ?? [];
        for (const row of rows)
            if (row.mark !== '-' && row.line !== null && numbers.has(row.line))
                masked(row.text, note);
    }
    // One that holds another before that other.
    return [...values].sort((a, b) => b.length - a.length);
}
/**
 * A mask for the lines that the review calls a secret, and for the same values elsewhere.
 * @param fileOf gives the code as it is
 */
function maskOf(report, fileOf) {
    const lines = secretLines(report);
    const values = secretValues(lines, fileOf);
    return (path, line, text) => line !== null && lines.get(path)?.has(line) === true
        ? masked(text, secrets_hidden)
        : values.reduce((shown, value) => shown.replaceAll(value, () => secrets_hidden(value)), text);
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/report/page/findings-part.js
/** The findings by file, each in the diff behind its lines. */











/** Room for the findings' words, in bytes; beyond it they are told in brief. */
const MAX_WORDS = 2_500_000;
/** Files that the table of files names. */
const MAX_FILES_LISTED = 200;
const findings_part_TONES = { error: 'bad', warn: 'warn', info: 'info' };
function sayings(report) {
    const summaries = new Map((0,report_evidence/* planesOf */.dX)(report)?.rules.map(({ rule, summary }) => [rule, summary ?? '']));
    return (finding) => {
        const rule = (0,findings/* nameRule */.Mp)(finding);
        return { rule, summary: summaries.get(rule) ?? '' };
    };
}
function foundPiece(report, finding, rank, say, max) {
    const { first, last } = (0,findings/* linesOf */.Dx)(finding);
    const path = (0,findings/* pathOf */.XM)(finding);
    const weight = (0,findings/* weightOf */.mm)(finding);
    const { rule, summary } = say(finding);
    const where = `${first === last ? 'line' : 'lines'} ${first}${last > first ? `–${last}` : ''}`;
    const about = summary === '' ? null : (0,html/* html */.q) ` <span class="soft">${(0,page_shown/* line */.n8)(summary, 200)}</span>`;
    return (0,html/* html */.q) `<div class="found ${weight}" id="f${rank + 1}"><div>
<h4><span class="pill ${findings_part_TONES[weight]}">${(0,page_shown/* line */.n8)(finding.severity, 40)}</span> ${(0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(finding.title, Math.min(max, 300)), 300)}</h4>
<p>${(0,page_shown/* prose */.CS)(finding.rationale, max)}</p>
<p class="meta">${(0,page_shown/* code */.aY)(rule, 130)}${about} <span class="at">${fileLink(report, { path, first, last }, where)}</span></p>
</div></div>
`;
}
/** The findings, worst first, as pieces: the worst in full, and once the room is used up, the rest in brief. */
function foundOf(report) {
    const allowance = new Allowance(MAX_WORDS);
    const say = sayings(report);
    let brief = 0;
    const all = (0,findings/* worstFirst */.md)(report.findings).map((finding, rank) => {
        const whole = foundPiece(report, finding, rank, say, rank < 1_000 ? 2_000 : 400);
        const fits = allowance.takes(whole);
        if (!fits)
            brief += 1;
        return { finding, rank, ...(0,findings/* linesOf */.Dx)(finding), piece: fits ? whole : foundPiece(report, finding, rank, say, 80) };
    });
    return { all, brief };
}
/** By file, the file with the worst finding first; inside a file in the order of its lines. */
function byFile(all) {
    return [...(0,groups/* groupBy */.$z)(all, ({ finding }) => (0,findings/* pathOf */.XM)(finding))].map(([path, found]) => ({
        path,
        found: found.toSorted((a, b) => a.first - b.first || a.last - b.last || a.rank - b.rank),
    }));
}
function countsText(found) {
    const { error, warn, info } = (0,findings/* countFindings */.Gt)(found.map(({ finding }) => finding));
    return [
        ...(error > 0 ? [(0,words/* counted */.hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,words/* counted */.hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,words/* counted */.hS)(info, 'note')] : []),
    ].join(', ');
}
/** Why there is no code for a file. */
function withoutCode(report, omitted) {
    if (report.change == null || omitted === null)
        return null;
    return omitted === undefined
        ? (0,html/* html */.q) `<p class="soft">The file is not part of the change.</p>`
        : (0,html/* html */.q) `<p class="soft">Its lines are not at hand: ${(0,page_shown/* line */.n8)(omitted, 60)}.</p>`;
}
function filePiece(report, { path, found }, at, means) {
    const file = means.fileOf(path);
    const shown = file === null ? { box: null, rest: found } : foundInCode(file, found, means);
    const apart = shown.rest.map(({ piece }) => piece);
    const head = apart.length > 0 && shown.box !== null ? (0,html/* html */.q) `<p class="soft">Not at lines of the diff that are shown:</p>` : null;
    return (0,html/* html */.q) `<details class="file" id="file${at + 1}" open><summary><h3>${(0,page_shown/* line */.n8)(path, 300)}</h3> <span class="soft">${countsText(found)}</span></summary>
${shown.box === null ? withoutCode(report, file?.file.omitted) : shown.box}
${apart.length === 0 ? null : (0,html/* html */.q) `<div class="apart">${head}${apart}</div>`}</details>
`;
}
function filesList(files) {
    if (files.length < 3)
        return null;
    const rest = files.length - MAX_FILES_LISTED;
    return (0,html/* html */.q) `<details class="list"><summary>${(0,words/* counted */.hS)(files.length, 'file')} with findings</summary><ul>${files
        .slice(0, MAX_FILES_LISTED)
        .map(({ path, found }, at) => (0,html/* html */.q) `<li><a href="#file${at + 1}">${(0,page_shown/* code */.aY)(path, 200)}</a> <span class="soft">${countsText(found)}</span></li>
`)}</ul>${rest > 0 ? (0,html/* html */.q) `<p class="soft">and ${rest} more</p>` : null}</details>
`;
}
/** The findings. */
function findingsPart(report, means) {
    const short = report.unread === true ? 'unread' : (0,report_verdict/* findingsText */._g)(report);
    const part = { id: 'findings', title: 'Findings', short, lead: (0,report_verdict/* findingsText */._g)(report) };
    if (report.unread === true) {
        return {
            ...part,
            body: (0,html/* html */.q) `<p class="note bad">The findings could not be read. That none stand here says nothing.</p>`,
        };
    }
    if (report.findings.length === 0)
        return { ...part, body: (0,html/* html */.q) `<p>None.</p>` };
    const { all, brief } = foundOf(report);
    const files = byFile(all);
    const left = (0,report_evidence/* planesOf */.dX)(report)?.left_out ?? 0;
    const pieces = files.map((file, at) => filePiece(report, file, at, means));
    const notes = [
        ...(report.truncated ? ['The service has more findings than were read.'] : []),
        ...(left > 0
            ? [`${(0,words/* counted */.hS)(left, 'finding')} beyond the limit of one review ${left === 1 ? 'is' : 'are'} left out.`]
            : []),
        ...(brief > 0
            ? [
                `${(0,words/* counted */.hS)(brief, 'finding')} of the least weight ${brief === 1 ? 'is' : 'are'} told in brief, for lack of room.`,
            ]
            : []),
        ...(report.change == null
            ? ['The code of the change is not at hand, so that the findings are shown without it.']
            : []),
    ];
    if (report.change != null && report.findings.some(isSecret)) {
        notes.push('Secrets that the review found are masked in the code on this page.');
    }
    return { ...part, body: [notes.map((note) => (0,html/* html */.q) `<p class="note">${note}</p>`), filesList(files), pieces] };
}
//# sourceMappingURL=findings-part.js.map
// EXTERNAL MODULE: ./node_modules/lowlight/lib/index.js + 2 modules
var lib = __webpack_require__(63663);
;// CONCATENATED MODULE: ./build/src/report/page/highlight.js
/** Syntax colours of pieces of code, as tokens a line: never a string of HTML. */


/** Lines that are longer are shown plain, in characters: people do not read them, and regular expressions suffer on them. */
const highlight_MAX_LINE = 250;
/** Code is coloured in stretches of at most so many characters: what a grammar does badly, it does to one of them. */
const MAX_STRETCH = 4_000;
/** Characters that one page colours; the rest is shown plain. */
const MAX_PAGE = 500_000;
const highlight_KINDS = {
    keyword: 'k',
    literal: 'k',
    operator: 'k',
    doctag: 'k',
    'template-tag': 'k',
    string: 's',
    regexp: 's',
    char: 's',
    link: 's',
    code: 's',
    comment: 'c',
    quote: 'c',
    number: 'n',
    symbol: 'n',
    bullet: 'n',
    built_in: 'n',
    title: 't',
    section: 't',
    type: 't',
    class: 't',
    'selector-class': 't',
    'selector-id': 't',
    attr: 'a',
    attribute: 'a',
    property: 'a',
    variable: 'a',
    'template-variable': 'a',
    meta: 'm',
    tag: 'm',
    name: 'm',
    'selector-tag': 'm',
};
const plain = (text) => [{ text, kind: null }];
/**
 * A highlighter for one page. Lines are those of one side, in order, as pieces of a file: a comment or a string that began
 * above them is not known to be one.
 */
function createHighlighter() {
    const lowlight = (0,lib/* createLowlight */.$)();
    let left = MAX_PAGE;
    const coloured = (lines, grammar) => {
        if (!lowlight.registered(grammar))
            lowlight.register(grammar, GRAMMARS[grammar]);
        const seen = lines.map((line) => (line.length > highlight_MAX_LINE ? '' : line));
        const text = seen.join('\n');
        if (text.length > left)
            return lines.map(plain);
        left -= text.length;
        const made = highlight_tokensOf(lowlight.highlight(grammar, text).children);
        return lines.map((line, at) => (line.length > highlight_MAX_LINE ? plain(line) : (made[at] ?? plain(line))));
    };
    return (lines, grammar) => grammar === null ? lines.map(plain) : stretches(lines).flatMap((stretch) => coloured(stretch, grammar));
}
function stretches(lines) {
    const made = [];
    let size = MAX_STRETCH;
    for (const line of lines) {
        if (size + line.length > MAX_STRETCH) {
            made.push([]);
            size = 0;
        }
        made.at(-1)?.push(line);
        size += Math.min(line.length, highlight_MAX_LINE) + 1;
    }
    return made;
}
/** The tree as lines. A token inside another keeps the inner kind, where it has one. */
function highlight_tokensOf(nodes) {
    const lines = [[]];
    const walk = (node, kind) => {
        if (node.type === 'text') {
            node.value.split('\n').forEach((text, at) => {
                if (at > 0)
                    lines.push([]);
                if (text !== '')
                    lines.at(-1)?.push({ text, kind });
            });
        }
        else if (node.type === 'element') {
            const own = kindOf(node.properties['className']);
            for (const child of node.children)
                walk(child, own ?? kind);
        }
    };
    for (const node of nodes)
        walk(node, null);
    return lines;
}
function kindOf(classes) {
    const first = Array.isArray(classes) ? classes[0] : undefined;
    const name = typeof first === 'string' ? first.replace(/^hljs-/u, '') : '';
    return Object.hasOwn(highlight_KINDS, name) ? (highlight_KINDS[name] ?? null) : null;
}
//# sourceMappingURL=highlight.js.map
// EXTERNAL MODULE: ./build/src/report/page/page.js + 1 modules
var page = __webpack_require__(10907);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/report/page/facts.js
/** More of a condition is not read, in characters. */
const MAX_CONDITION = 4_000;
const MAX_FACTS = 20;
/** Texts, so that what stands in them is no name; then names with fields and `["plane"]`. */
const facts_NAMES = /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[(?:"[^"\\]*"|'[^'\\]*')\])*)/gu;
const STEPS = /\.?([A-Za-z_]\w*)|\[(?:"([^"\\]*)"|'([^'\\]*)')\]/gu;
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The longest beginning of a name that is a fact: `change.classes` of `change.classes.exists`. */
function factOf(name, facts) {
    let value = facts;
    let read = '';
    for (const [text, field, quoted, single] of name.matchAll(STEPS)) {
        const key = field ?? quoted ?? single ?? '';
        if (!isRecord(value) || !Object.hasOwn(value, key))
            break;
        value = value[key] ?? null;
        read += text;
    }
    return read === '' || isRecord(value) ? null : { name: read, value };
}
/** The facts in the order of the condition, each once. Names that are no facts (`exists`, `c`) are left out. */
function factsNamed(condition, facts) {
    const found = new Map();
    for (const { groups } of condition.slice(0, MAX_CONDITION).matchAll(facts_NAMES)) {
        const fact = groups?.['name'] === undefined ? null : factOf(groups['name'], facts);
        if (fact !== null && found.size < MAX_FACTS)
            found.set(fact.name, fact);
    }
    return [...found.values()];
}
//# sourceMappingURL=facts.js.map
;// CONCATENATED MODULE: ./build/src/report/page/policy-part.js
/** The policy as it was asked: its rules in order, which of them held, and the values behind each condition. */








const MAX_RULES = 300;
/** Of a list that is a fact: members that are shown, and characters of each. */
const MAX_MEMBERS = 12;
const MAX_MEMBER = 80;
const MAX_EFFECTIVE = 20_000;
const ENGINE = 'engine';
/** What the engine calls the answer of a policy none of whose rules held. */
const NO_RULE = 'no-rule-held';
/** The decision's one list of rules, as the policies that it stands for, and the guards that stand behind them all. */
function groupsOf(rules, name) {
    const policies = [[]];
    const guards = [];
    rules.forEach((rule, at) => {
        if (rule.source === ENGINE && rule.name !== NO_RULE) {
            guards.push(rule);
            return;
        }
        policies.at(-1)?.push(rule);
        const more = rules.slice(at + 1).some((later) => later.source !== ENGINE || later.name === NO_RULE);
        if (rule.name === NO_RULE && rule.source === ENGINE && more)
            policies.push([]);
    });
    const first = name === null ? null : (0,html/* html */.q) ` ${(0,page_shown/* code */.aY)(name, 120)}`;
    const titles = [
        (0,html/* html */.q) `The policy${first}: the first rule that holds decides`,
        "The repository's own policy: the stricter of both verdicts counts",
    ];
    return [
        ...policies
            .filter((group) => group.length > 0)
            .map((group, at) => ({ title: titles[at] ?? 'A further policy', rules: group })),
        ...(guards.length === 0 ? [] : [{ title: 'What no policy can switch off', rules: guards }]),
    ];
}
function valueText(value) {
    if (Array.isArray(value)) {
        if (value.length === 0)
            return 'none';
        const members = value.slice(0, MAX_MEMBERS).map((member) => (0,words/* cutCharacters */.lD)(valueText(member), MAX_MEMBER));
        const left = value.length - members.length;
        return `${members.join(', ')}${left > 0 ? `, and ${left} more` : ''}`;
    }
    return typeof value === 'string' ? value : JSON.stringify(value);
}
const STATES = {
    held: { sign: '✓', word: 'held' },
    not: { sign: '✕', word: 'did not hold' },
    unasked: { sign: '·', word: 'not asked' },
};
const stateOf = ({ held }) => (held === null ? 'unasked' : held ? 'held' : 'not');
/** The condition; one of the engine's own is told in words, not in the policy language. */
function conditionPiece({ condition, source }) {
    if (condition === 'true')
        return (0,html/* html */.q) `<span class="soft">always</span>`;
    return source === ENGINE && /^[a-z ]+$/u.test(condition) ? (0,page_shown/* line */.n8)(condition, 600) : (0,page_shown/* code */.aY)(condition, 600);
}
function rulePiece(rule, decided, facts) {
    const state = stateOf(rule);
    const values = factsNamed(rule.condition, facts);
    const tree = values.length === 0
        ? null
        : (0,html/* html */.q) `<ul class="facts">${values.map(({ name, value }) => (0,html/* html */.q) `<li>${(0,page_shown/* code */.aY)(name, 120)} = <span class="n">${(0,page_shown/* line */.n8)(valueText(value), 600)}</span></li>`)}</ul>`;
    const by = decided ? (0,html/* html */.q) ` <strong class="by">decided</strong>` : null;
    const source = rule.source === ENGINE || rule.source === 'built-in'
        ? null
        : (0,html/* html */.q) ` <span class="soft">${(0,page_shown/* line */.n8)(rule.source, 60)}</span>`;
    return (0,html/* html */.q) `<li class="rule ${state}"><p class="name"><span class="tick" aria-hidden="true">${STATES[state].sign}</span> <strong>${(0,page_shown/* line */.n8)(rule.name, 120)}</strong> <span class="state">${STATES[state].word}</span> <span class="then">→ ${rule.verdict}</span>${by}${source}</p>
<div>${conditionPiece(rule)}${tree}</div></li>
`;
}
function groupPiece(group, report) {
    const decision = report.trace?.decision;
    const { first, note } = (0,page_shown/* capped */.uo)(group.rules, MAX_RULES, (left) => (0,html/* html */.q) `<p class="soft">${left} more rules are not shown here.</p>`);
    return (0,html/* html */.q) `<h3>${group.title}</h3>
<ol class="rules">
${first.map((rule) => rulePiece(rule, rule.held === true && rule.name === decision?.rule, decision?.facts ?? {}))}</ol>${note}
`;
}
const Errors = schemas/* array */.YOg(schemas/* object */.Ikc({ rule: schemas/* string */.YjP(), source: schemas/* string */.YjP(), message: schemas/* string */.YjP() }));
const Proposed = schemas/* object */.Ikc({ verdict: schemas/* string */.YjP().nullable(), rule: schemas/* string */.YjP().nullable() });
function besides(report) {
    const errors = Errors.safeParse((0,report_verdict/* factOf */.yD)(report, 'evaluation_errors'));
    const facts = report.trace?.decision.facts ?? {};
    const proposed = Proposed.safeParse(facts['proposed_policy']);
    return [
        ...(errors.success ? errors.data.slice(0, 50) : []).map(({ rule, message }) => (0,html/* html */.q) `<p class="note bad">The rule ${(0,page_shown/* code */.aY)(rule, 120)} could not be evaluated, so that nothing is approved past it: ${(0,page_shown/* line */.n8)(message, 400)}</p>`),
        ...(proposed.success && proposed.data.verdict !== null
            ? [
                (0,html/* html */.q) `<p class="note">This change edits the repository's policy. With the edited one, which was not used, the verdict would be ${(0,page_shown/* code */.aY)(proposed.data.verdict, 60)}, by the rule ${(0,page_shown/* code */.aY)(proposed.data.rule ?? '', 120)}.</p>`,
            ]
            : []),
    ];
}
/** The policy. */
function policyPart(report) {
    const decision = report.trace?.decision;
    const policy = (0,report_evidence/* policyOf */.US)(report);
    const part = { id: 'policy', title: 'Policy', short: policy === null ? '' : (0,page_shown/* line */.n8)(policy.name, 40) };
    if (decision === undefined) {
        return {
            ...part,
            lead: '',
            body: (0,html/* html */.q) `<p>The trace could not be read, so this page does not say which rules were asked.</p>`,
        };
    }
    const groups = groupsOf(decision.rules, policy?.name ?? null);
    const sources = policy === null || policy.sources.length === 0
        ? null
        : table('Where the policy comes from, the strongest first', ['Source', 'Name', 'Used', 'Why'], policy.sources
            .slice(0, 50)
            .map(({ origin, name, used, note }) => [
            (0,page_shown/* line */.n8)(origin, 60),
            (0,page_shown/* code */.aY)(name, 200),
            used ? 'yes' : 'no',
            (0,page_shown/* line */.n8)(note, 400),
        ]));
    const effective = policy === null
        ? null
        : (0,html/* html */.q) `<details><summary>The whole policy, as it was used</summary>
<div class="code" role="group" tabindex="0" aria-label="The policy as JSON"><pre><code>${(0,page_shown/* codeText */.ph)((0,words/* cutCharacters */.lD)(JSON.stringify(policy.effective, null, 2), MAX_EFFECTIVE))}</code></pre></div></details>
`;
    return {
        ...part,
        lead: (0,html/* html */.q) `rule ${(0,page_shown/* code */.aY)(decision.rule, 120)} → ${decision.verdict}`,
        body: [besides(report), groups.map((group) => groupPiece(group, report)), sources, effective],
    };
}
//# sourceMappingURL=policy-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/report-style.js
/** The look of the report, beside what all pages share: its colours in light and dark, its layout, and how it prints. */
/** Colours by name, light then dark. A test holds what is read against what it stands on (WCAG 2.2, 1.4.3). */
const COLOURS = {
    ok: ['#116329', '#7ee2a0'],
    'ok-bg': ['#e3f6e8', '#12281b'],
    warn: ['#7a4100', '#f2c078'],
    'warn-bg': ['#fdf3d8', '#2c2312'],
    bad: ['#a1122a', '#ffa198'],
    'bad-bg': ['#fdeaec', '#331a1d'],
    info: ['#0a4da2', '#9ecbff'],
    'info-bg': ['#e6f1fd', '#14243a'],
    'none-bg': ['#eceff3', '#21262d'],
    code: ['#ffffff', '#0d1117'],
    add: ['#e4f7e9', '#122a1b'],
    del: ['#fdebed', '#331a1e'],
    gutter: ['#59636e', '#9aa4af'],
    found: ['#ffe58a', '#6b5200'],
    'found-ink': ['#1c2128', '#fff6d8'],
    k: ['#a3123f', '#ff9492'],
    s: ['#0b3d75', '#a5d6ff'],
    c: ['#545d68', '#9fa8b2'],
    n: ['#0550ae', '#8cc5ff'],
    t: ['#5b2fa8', '#d7b4ff'],
    a: ['#7a3b00', '#ffbd7a'],
    m: ['#11603a', '#8ae7a2'],
};
const declared = (scheme) => Object.entries(COLOURS)
    .map(([name, colours]) => `--${name}: ${colours[scheme]};`)
    .join(' ');
const report_style_TONES = ['ok', 'warn', 'bad', 'info']
    .map((tone) => `.${tone} { --tone: var(--${tone}); --tone-bg: var(--${tone}-bg); }`)
    .join('\n');
const report_style_KINDS = ['k', 's', 'c', 'n', 't', 'a', 'm'].map((kind) => `.code .${kind} { color: var(--${kind}); }`).join('\n');
const REPORT_STYLE = `
:root { ${declared(0)} --tone: var(--soft); --tone-bg: var(--none-bg); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
@media (prefers-color-scheme: dark) { :root { ${declared(1)} } }
${report_style_TONES}
.error { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.none { --tone: var(--soft); --tone-bg: var(--none-bg); }
body { max-width: none; padding: 0; font-size: 15px; line-height: 1.5; }
code, pre, .n { font-family: var(--mono); }
code { font-size: 0.875em; }
.n { font-size: 0.9em; font-variant-numeric: tabular-nums; }
.soft, .lead { color: var(--soft); font-size: 0.93em; font-weight: 400; }
h1 { margin: 0.1rem 0 1rem; font-size: 1.6rem; letter-spacing: -0.01em; }
h2 { margin: 0; padding: 0; border: 0; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 0.4rem; font-size: 1rem; }
h4 { margin: 0; font-size: 0.95rem; color: var(--ink); }
p { margin: 0.35rem 0; }
.top { padding: 0.6rem 1rem; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 600; }
.page { max-width: 88rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
main { min-width: 0; }
main:focus { outline: none; }
section { margin-top: 2.75rem; scroll-margin-top: 1rem; }
#verdict { margin-top: 0; }
#verdict > .head { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; margin-bottom: 0.75rem; padding-bottom: 0.35rem; border-bottom: 1px solid var(--line); }
.about { color: var(--soft); font-size: 0.93em; }
nav ul { columns: auto; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; margin: 0 0 1rem; }
nav li { padding: 0.1rem 0; }
nav li span { color: var(--soft); font-size: 0.87em; }
footer { padding: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.87em; text-align: center; }
summary { cursor: pointer; }
summary:focus-visible, .code:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
summary h3 { display: inline; margin: 0; }

.verdict { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: 8px; background: var(--tone-bg); }
.verdict p { margin: 0.2rem 0; }
.word { font-size: 1.35rem; font-weight: 650; color: var(--tone); }
.word .gate { display: inline-block; font-size: 0.95rem; font-weight: 400; color: var(--ink); margin-left: 0.4rem; }
.sign { display: inline-block; width: 1.6rem; height: 1.6rem; margin-right: 0.2rem; border-radius: 50%; background: var(--tone); color: var(--paper); font-size: 1rem; line-height: 1.6rem; text-align: center; vertical-align: 0.1rem; }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2.25rem; margin: 0.9rem 0 0; }
.figures dt { margin: 0; color: var(--soft); font-size: 0.8rem; }
.verdict .soft, .verdict dt { color: var(--ink); opacity: 0.85; }
.figures dd { margin: 0; font-weight: 600; }
.verdict ~ details { margin-top: 0.9rem; }
.steps li { margin: 0.25rem 0; }
.steps ul { padding-left: 1.1rem; }
.note { margin: 0.6rem 0; padding: 0.5rem 0.75rem; border-left: 3px solid var(--tone); background: var(--tone-bg); white-space: pre-line; }
.pill { display: inline-block; padding: 0 0.5em; border: 1px solid var(--tone); border-radius: 1em; background: var(--tone-bg); color: var(--tone); font-size: 0.78rem; font-weight: 600; line-height: 1.45; white-space: nowrap; }
.bar { display: inline-flex; align-items: center; gap: 0.45rem; font-weight: 400; white-space: nowrap; }
meter { width: 5rem; height: 0.6rem; border: 0; border-radius: 2px; background: var(--line); appearance: none; -webkit-appearance: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
meter::-webkit-meter-inner-element { display: grid; grid-template: 1fr / 100%; height: 100%; }
meter::-webkit-meter-bar { grid-area: 1 / 1; height: 100%; border: 0; background: none; }
meter::-webkit-meter-optimum-value { grid-area: 1 / 1; height: 100%; margin: 0; border-radius: 2px; background: var(--info); }
meter::-moz-meter-bar { border-radius: 2px; background: var(--info); }

.criterion { padding: 0.25rem 0 1rem; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.criterion:last-of-type { border-bottom: 0; }
.criterion h3 { margin: 1rem 0 0; font-weight: 600; line-height: 1.45; }
.criterion .pill { margin-right: 0.15rem; }
.id { color: var(--soft); }
.meta { margin: 0.1rem 0 0; }
.where { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1rem 0.75rem; margin: 0; }
.range { margin-top: 0.75rem; }
details.range > summary { display: list-item; }
details.range > summary .bar { margin-left: 0.5rem; }
details.range[open] > summary { margin-bottom: 0.4rem; }
.reasons { margin: 0.3rem 0 0; padding-left: 1.1rem; color: var(--soft); font-size: 0.9em; }
.reasons code { color: var(--ink); }
.beside { display: grid; gap: 0.4rem 1.25rem; }
.beside > * { min-width: 0; }

.code { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--code); container-type: inline-size; }
.code pre { margin: 0; padding: 0; border: 0; border-radius: 0; background: none; overflow: visible; min-width: max-content; font-size: 0.8125rem; line-height: 1.5; tab-size: 4; }
.code pre code { display: block; font-size: inherit; }
.code pre code:not(:has(.l)) { padding: 0.6rem 0.8rem; }
.l { display: block; padding-right: 1rem; unicode-bidi: isolate; }
.l b { display: inline-block; width: 4.6em; margin-right: 0.6em; padding-right: 0.8em; border-left: 3px solid transparent; color: var(--gutter); font-weight: 400; text-align: right; user-select: none; }
.l i { color: var(--soft); }
.add { background: var(--add); }
.del { background: var(--del); }
.git { color: var(--soft); }
.hit b { border-left-color: var(--link); }
.hit.error b, .hit.warn b, .hit.info b { border-left-color: var(--tone); }
.code mark { padding: 0.05em 0; border-radius: 2px; background: var(--found); color: var(--found-ink); }
.gap { margin: 0; border-block: 1px solid var(--line); background: var(--panel); color: var(--soft); font-size: 0.8rem; }
.gap span { display: inline-block; position: sticky; left: 0; padding: 0.15rem 0.8rem; }
.gap:first-child { border-top: 0; }
.gap:last-child { border-bottom: 0; }
${report_style_KINDS}
.file { margin: 1rem 0 1.5rem; content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary { padding: 0.35rem 0; }
.file > summary h3 { font-family: var(--mono); font-size: 0.93rem; }
.stretch { width: max-content; min-width: 100%; content-visibility: auto; contain-intrinsic-size: auto none auto 12rem; }
.found { border-block: 1px solid var(--line); background: var(--tone-bg); }
.found > div { position: sticky; left: 0; width: 100cqw; max-width: 62rem; padding: 0.55rem 1rem 0.6rem 0.8rem; border-left: 3px solid var(--tone); }
.found > div > p { white-space: pre-line; font-size: 0.93em; }
.found .soft { color: var(--ink); opacity: 0.85; }
.found .at { margin-left: 0.5rem; }
.apart .found { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 7rem; overflow: hidden; }
.apart .found > div { width: auto; }
.list ul { columns: 22rem; padding-left: 1.1rem; }

.scroll { overflow-x: auto; margin: 0.6rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.93em; }
caption { padding: 0 0 0.3rem; color: var(--soft); text-align: left; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.87em; white-space: nowrap; }
tbody th { min-width: 11rem; }
td { min-width: 3rem; }
.chart { max-width: 68rem; }
.chart td:nth-child(3) { text-align: right; white-space: nowrap; }
.chart td:last-child { width: 38%; min-width: 8rem; padding-right: 0; }
.bars { display: block; width: 100%; margin-top: 0.2rem; }
.bars .up { fill: var(--warn); }
.bars .down { fill: var(--ok); }
.bars line { stroke: var(--gutter); }

.rules { margin: 0; padding: 0; list-style: none; }
.rule { margin-left: 0.6rem; padding: 0 0 0.55rem 1.5rem; border-left: 2px solid var(--line); }
.rule:last-child { border-left-color: transparent; }
.rule p { margin: 0; }
.tick { float: left; width: 1.3rem; height: 1.3rem; margin-left: -2.25rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.8rem; line-height: 1.2rem; text-align: center; }
.held > .name > .tick { border-color: var(--info); background: var(--info); color: var(--paper); }
.state, .then { color: var(--soft); font-size: 0.9em; }
.held > .name > .state { color: var(--info); font-weight: 600; }
.by { padding: 0 0.5em; border-radius: 1em; background: var(--info-bg); color: var(--info); font-size: 0.78rem; }
.unasked > .name > strong { font-weight: 400; }
.facts { margin: 0.1rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: 0.93em; }
.facts li::before { content: "└ "; color: var(--gutter); }
.facts .n { color: var(--ink); }

.digests { margin: 0.2rem 0 0; font-size: 0.93em; }
.digests div { display: flex; gap: 0.6rem; }
.digests dt { flex: 0 0 4.2rem; margin: 0; color: var(--soft); }
.digests dd { margin: 0; min-width: 0; }
.whole { margin-bottom: 0.75rem; }
.chain { margin: 0.6rem 0 0; padding: 0; list-style: none; counter-reset: step; }
.chain li { counter-increment: step; margin-left: 0.75rem; padding: 0 0 0.9rem 1.4rem; border-left: 2px solid var(--line); }
.chain li:last-child { border-left-color: transparent; padding-bottom: 0; }
.chain p { margin: 0; }
.chain dt { flex-basis: 2.6rem; }
.chain p::before { content: counter(step); float: left; width: 1.45rem; height: 1.45rem; margin-left: -2.2rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.75rem; line-height: 1.4rem; text-align: center; }

@media (max-width: 40rem) {
  .l b { width: 3.3em; padding-right: 0.5em; margin-right: 0.4em; }
  .word .gate { display: block; margin-left: 0; }
  .verdict { padding: 0.75rem 0.9rem; }
  .figures { gap: 0.5rem 1.5rem; }
  .chart th, .chart td { padding-right: 0.4rem; }
  .chart tbody th { min-width: 8.5rem; }
  .chart td { min-width: 2.5rem; }
  .chart td:last-child { min-width: 4rem; }
  .chart thead th { white-space: normal; }
}
@media (min-width: 60rem) {
  .page { padding-inline: 2rem; }
  .top { padding-inline: 2rem; }
  .beside { grid-template-columns: minmax(14rem, 21rem) minmax(0, 1fr); }
  .rule { display: grid; grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); gap: 0 1.25rem; }
  .range .reason .where { align-items: flex-start; flex-direction: column; }
}
@media (min-width: 80rem) {
  .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 2.5rem; }
  nav { position: sticky; top: 1.25rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav ul { display: block; }
  nav li { padding: 0.3rem 0; }
  nav li span { display: block; }
}
@media print {
  :root { color-scheme: light; ${declared(0)} --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  .page { display: block; max-width: none; padding: 0; }
  details::details-content { content-visibility: visible; height: auto; }
  .criterion, .file, .stretch, .apart .found { content-visibility: visible; }
  .beside { display: block; }
  .code, .scroll { overflow: visible; container-type: normal; }
  .code pre { min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 8pt; }
  .l { padding-left: 5.2em; text-indent: -5.2em; }
  .l b { text-indent: 0; }
  .beside > .code { margin-top: 0.4rem; }
  .stretch { width: auto; }
  .found > div { position: static; width: auto; }
  .found, .l, .rule, .chain li, tr { break-inside: avoid; }
  h2, h3, summary, .where { break-after: avoid; }
  .add, .del, .hit b, .verdict, .found, mark, .pill, .sign, .tick, .bars { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
//# sourceMappingURL=report-style.js.map
;// CONCATENATED MODULE: ./build/src/report/page/risk-part.js
/** What the tier is made of: each contribution with its points, as a table with bars. */





const risk_part_MAX_ROWS = 100;
/** Points have two decimals, one below the other. */
const signed = (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;
/** A share of the width, in percent, as an attribute takes it. */
const percent = (share) => `${Math.round(share * 1_000) / 10}%`;
/** A bar to the right for what lifts the score, to the left for what lowers it. The number beside it says the same. */
function barOf(points, least, most) {
    const span = most - least;
    if (!Number.isFinite(span) || span <= 0)
        return new html/* Html */.E('');
    const zero = -least / span;
    const width = Math.abs(points) / span;
    const from = points < 0 ? zero - width : zero;
    return (0,html/* html */.q) `<svg class="bars" aria-hidden="true" focusable="false" height="14"><rect class="${points < 0 ? 'down' : 'up'}" x="${percent(from)}" y="2" width="${percent(width)}" height="10" rx="1"/><line x1="${percent(zero)}" x2="${percent(zero)}" y1="0" y2="14"/></svg>`;
}
/** The tier. */
function riskPart(report) {
    const tier = (0,report_evidence/* tierOf */.kx)(report);
    const said = report.review.tier ?? tier?.tier ?? null;
    const part = { id: 'risk', title: 'Risk', short: said === null ? '' : (0,page_shown/* line */.n8)((0,report_verdict/* tierText */.uN)(said), 40) };
    if (tier === null) {
        return {
            ...part,
            lead: said === null ? '' : (0,page_shown/* line */.n8)((0,report_verdict/* tierText */.uN)(said), 60),
            body: (0,html/* html */.q) `<p>The trace could not be read, so this page does not say what the tier is made of.</p>`,
        };
    }
    const sorted = tier.contributions.toSorted((a, b) => b.points - a.points);
    const shown = sorted.filter(({ points }) => points !== 0).slice(0, risk_part_MAX_ROWS);
    const nothing = sorted.length - sorted.filter(({ points }) => points !== 0).length;
    const all = shown.map(({ points }) => points);
    const least = Math.min(0, ...all);
    const most = Math.max(0, ...all);
    const rows = shown.map(({ feature, value, points, note }) => [
        (0,html/* html */.q) `${(0,page_shown/* line */.n8)(note, 160)} <code class="soft">${(0,page_shown/* line */.n8)(feature, 60)}</code>`,
        typeof value === 'number' ? (0,report_verdict/* figure */.vP)(value) : (0,page_shown/* line */.n8)(String(value), 60),
        (0,html/* html */.q) `<span class="n">${signed(points)}</span>`,
        barOf(points, least, most),
    ]);
    const floors = tier.floors.map(({ tier: floor, note }) => (0,html/* html */.q) `<p class="note">At least ${(0,report_verdict/* tierText */.uN)(floor)}, whatever the score: ${(0,page_shown/* line */.n8)(note, 300)}.</p>`);
    const rest = nothing > 0 ? (0,html/* html */.q) `<p class="soft">${nothing} more features contribute nothing.</p>` : null;
    const chart = rows.length === 0
        ? (0,html/* html */.q) `<p>No feature of the change contributes to its risk.</p>`
        : table(`What the score of ${(0,report_verdict/* figure */.vP)(tier.score)} is made of: points that lift the risk, then points that lower it`, ['Feature', 'Value', 'Points', 'Lowers or lifts'], rows, { name: 'chart' });
    return {
        ...part,
        lead: (0,html/* html */.q) `${(0,report_verdict/* tierText */.uN)(tier.tier)}, score <span class="n">${(0,report_verdict/* figure */.vP)(tier.score)}</span>`,
        body: [floors, chart, rest],
    };
}
//# sourceMappingURL=risk-part.js.map
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
;// CONCATENATED MODULE: ./build/src/report/page/verdict-part.js
/** The verdict: what the gate says, the rule that decided, the figures, what to do next, and how sure it is. */








/** How the confidence came about, as the decision's facts tell it. */
const Parts = schemas/* object */.Ikc({
    formula: schemas/* string */.YjP().catch(''),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* string */.YjP(), stands: schemas/* number */.aig(), pivotal: schemas/* boolean */.zMY() })),
});
/** `ok`, `warn`, `bad`, or `none` where there is no verdict, or a dry run's: the colour of the whole. */
function toneOf(report) {
    const verdict = (0,report_verdict/* verdictOf */.Vj)(report);
    if (report.review.status === 'failed' || report.review.dry_run === true || verdict === null)
        return 'none';
    if (verdict === 'auto-approve')
        return report.gate.open ? 'ok' : 'warn';
    return verdict === 'needs-review' ? 'warn' : 'bad';
}
const SIGNS = { ok: '✓', warn: '!', bad: '✕', none: '–' };
function ruleText(report) {
    const decided = (0,report_verdict/* decidedBy */.yP)(report);
    if (decided === null) {
        return (0,html/* html */.q) `<p class="why">The trace could not be read, so this page does not say which rule decided.</p>`;
    }
    const because = decided.because === '' ? '.' : (0,html/* html */.q) `: ${(0,page_shown/* line */.n8)(decided.because, 300)}.`;
    const of = decided.policy === null ? null : (0,html/* html */.q) ` of the policy ${(0,page_shown/* code */.aY)(decided.policy, 120)}`;
    const condition = decided.condition === 'true' || decided.condition === ''
        ? null
        : (0,html/* html */.q) ` <span class="soft">It asks</span> ${(0,page_shown/* code */.aY)(decided.condition, 400)}`;
    return (0,html/* html */.q) `<p class="why">Decided by the rule <a href="#policy">${(0,page_shown/* code */.aY)(decided.rule, 120)}</a>${of}${because}${condition}</p>`;
}
function figures(report) {
    const { review, trace } = report;
    const tally = (0,report_evidence/* tallyOf */.sv)(report);
    const coverage = trace?.snapshot.coverage;
    const cells = [
        ...(review.tier == null
            ? []
            : [{ name: 'Risk', value: (0,html/* html */.q) `<a href="#risk">${(0,page_shown/* line */.n8)((0,report_verdict/* tierText */.uN)(review.tier), 60)}</a>` }]),
        ...(review.confidence == null
            ? []
            : [{ name: 'Confidence', value: (0,page_shown/* bar */.M0)(review.confidence, 'Confidence of the verdict') }]),
        {
            name: 'Criteria',
            value: (0,html/* html */.q) `<a href="#criteria">${tally.total === 0 ? 'none' : `${tally.met} of ${tally.total} met`}</a>`,
        },
        { name: 'Findings', value: (0,html/* html */.q) `<a href="#findings">${(0,report_verdict/* findingsText */._g)(report)}</a>` },
        ...(coverage === undefined
            ? []
            : [
                { name: 'Coverage', value: (0,html/* html */.q) `<a href="#coverage">${coverage.complete ? 'complete' : 'not complete'}</a>` },
            ]),
    ];
    return (0,html/* html */.q) `<dl class="figures">${cells.map(({ name, value }) => (0,html/* html */.q) `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
function steps(report) {
    const todo = (0,next_steps/* nextSteps */.Z)(report);
    if (todo.length === 0)
        return null;
    const items = todo.map(({ what, items: about, more }) => {
        const named = about.map((item) => {
            const place = item.reference === null ? null : placeOf(item.reference);
            const where = item.reference === null
                ? null
                : place === null
                    ? (0,page_shown/* code */.aY)(item.reference, 200)
                    : fileLink(report, place, (0,page_shown/* code */.aY)(item.reference, 200));
            const name = item.name === '' ? null : (0,html/* html */.q) `<strong>${(0,page_shown/* line */.n8)(item.name, 40)}</strong> `;
            return (0,html/* html */.q) `<li>${name}${(0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(item.text, 300), 300)}${where === null ? null : (0,html/* html */.q) ` <span class="at">${where}</span>`}</li>`;
        });
        const rest = more > 0 ? (0,html/* html */.q) `<li class="soft">and ${more} more</li>` : null;
        return (0,html/* html */.q) `<li>${(0,page_shown/* line */.n8)(what, 300)}${named.length === 0 ? null : (0,html/* html */.q) `<ul>${named}${rest}</ul>`}</li>
`;
    });
    return (0,html/* html */.q) `<h3>${(0,next_steps/* stepsTitle */.s)(report)}</h3>
<ol class="steps">
${items}</ol>
`;
}
function confidenceTable(report) {
    const read = Parts.safeParse((0,report_verdict/* factOf */.yD)(report, 'confidence'));
    if (!read.success || read.data.parts.length === 0)
        return null;
    const { parts, formula } = read.data;
    const rows = parts
        .slice(0, 100)
        .map(({ part, stands, pivotal }) => [
        (0,page_shown/* line */.n8)(part, 200),
        (0,page_shown/* bar */.M0)(stands, `Probability that it stands: ${(0,page_shown/* line */.n8)(part, 100)}`),
        pivotal ? 'yes' : 'no',
    ]);
    return (0,html/* html */.q) `<details><summary>How the confidence is made</summary>
${table('What the confidence is made of', ['Part', 'Probability that it stands', 'Would change the verdict'], rows)}
<p class="soft">${(0,page_shown/* line */.n8)(formula, 600)}</p></details>
`;
}
function failure(report) {
    const { status, error } = report.review;
    if (status === 'complete')
        return null;
    if (status !== 'failed') {
        return (0,html/* html */.q) `<p class="note">The review is not complete: its status is ${(0,page_shown/* code */.aY)(status, 60)}. Nothing was approved.</p>`;
    }
    const told = error?.code == null ? null : (0,html/* html */.q) ` (${(0,page_shown/* code */.aY)(error.code, 60)})`;
    return (0,html/* html */.q) `<p class="note bad"><strong>The review failed</strong>${told}: ${(0,page_shown/* line */.n8)(error?.detail ?? 'the service did not say why', 600)} Nothing was approved.</p>`;
}
/** The verdict. */
function verdictPart(report) {
    const tone = toneOf(report);
    const { open, reason } = report.gate;
    const body = (0,html/* html */.q) `<div class="verdict ${tone}">
<p class="word"><span class="sign" aria-hidden="true">${SIGNS[tone]}</span> ${(0,page_shown/* line */.n8)((0,report_verdict/* verdictText */.nt)(report), 120)} <span class="gate">The gate is ${open ? 'open' : 'closed'}: ${(0,page_shown/* line */.n8)(reason, 600)}</span></p>
${ruleText(report)}
${figures(report)}
</div>
${failure(report)}
${report.notes.slice(0, 50).map((note) => (0,html/* html */.q) `<p class="note">${(0,page_shown/* prose */.CS)(note, 1_000)}</p>`)}
${steps(report)}${confidenceTable(report)}`;
    const confidence = report.review.confidence == null ? '' : `confidence ${(0,report_verdict/* figure */.vP)(report.review.confidence)}`;
    return { id: 'verdict', title: 'Verdict', short: (0,page_shown/* line */.n8)((0,report_verdict/* verdictText */.nt)(report), 40), lead: confidence, body };
}
//# sourceMappingURL=verdict-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/report-page.js


















/** Room for code, in bytes, of criteria and of findings. */
const MAX_CRITERIA_CODE = 2_000_000;
const MAX_FINDINGS_CODE = 2_500_000;
/** `octo/shop #7`, or the repository alone. */
function subject(report) {
    return `${(0,page_shown/* line */.n8)(report.repo, 200)}${report.pr === null ? '' : ` #${report.pr}`}`;
}
function head(report) {
    const { change, headSha, review } = report;
    const sha = (commit) => commitLink(report, commit, (0,page_shown/* code */.aY)(commit.slice(0, 12), 20));
    const told = [
        ...(change == null ? [] : [(0,html/* html */.q) `by ${(0,page_shown/* line */.n8)(change.author, 100)}`]),
        ...(change == null
            ? headSha === null
                ? []
                : [(0,html/* html */.q) `commit ${sha(headSha)}`]
            : [(0,html/* html */.q) `${refName(change.head)} ${sha(change.head.sha)} into ${refName(change.base)} ${sha(change.base.sha)}`]),
        ...(review.completed_at == null
            ? []
            : [(0,html/* html */.q) `${report.pr === null ? 'committed' : 'reviewed'} ${timeText(review.completed_at)}`]),
    ];
    return (0,html/* html */.q) `<p class="about">${pullLink(report, subject(report))}${told.map((one) => (0,html/* html */.q) ` · ${one}`)}</p>
<h1>${change == null || change.title.trim() === '' ? subject(report) : (0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(change.title, 400), 400)}</h1>
`;
}
/** `2026-06-15 09:00 UTC`; another form of time as it is. */
function timeText(time) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
    if (parts === null)
        return (0,page_shown/* line */.n8)(time, 40);
    return (0,html/* html */.q) `<time datetime="${time}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
/** A branch; nothing where the commit itself was named. */
function refName({ ref, sha }) {
    return ref === sha ? null : (0,page_shown/* code */.aY)(ref, 200);
}
/** The page of a review. Code is shown where the report has the change (`Report.change`). */
function reportPage(report) {
    // Without the findings nobody knows which lines hold a secret, so that none is shown.
    const change = report.unread === true ? null : (report.change ?? null);
    const mask = maskOf(report, filesOf(change, (_path, _line, text) => text));
    const shared = { fileOf: filesOf(change, mask), highlight: createHighlighter() };
    const means = (bytes) => ({ ...shared, allowance: new Allowance(bytes) });
    const parts = [
        verdictPart(report),
        criteriaPart(report, means(MAX_CRITERIA_CODE)),
        findingsPart(report, means(MAX_FINDINGS_CODE)),
        riskPart(report),
        policyPart(report),
        coveragePart(report),
        chainPart(report),
    ];
    return (0,page/* pageOf */.Z)({
        title: `${subject(report)}: ${(0,page_shown/* line */.n8)((0,report_verdict/* verdictText */.nt)(report), 120)} – Review Gate`,
        style: REPORT_STYLE,
        body: (0,html/* html */.q) `<a class="skip" href="#main">Skip to the report</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${contents(parts)}
<main id="main" tabindex="-1">
${head(report)}
${parts.map(section)}
</main>
</div>
<footer><p>Made by Review Gate from the review <code>${(0,page_shown/* line */.n8)(report.review.id, 100)}</code>: the same review gives the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
    });
}
//# sourceMappingURL=report-page.js.map

/***/ }),

/***/ 92895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   ph: () => (/* binding */ codeText),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export joined */
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74041);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80665);
/** Words of others as pieces of a page: hostile characters made visible, long ones cut, nothing of it markup. */



/** Code points that never stand for a character: no page may hold them (HTML, "noncharacter-in-input-stream"). */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/gu;
const seen = (text) => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replace(NO_CHARACTER, (none) => `[U+${(none.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`);
/** On one line, at most `max` characters. */
function line(text, max) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(seen(text.slice(0, max * 4))), max);
}
/** As it is, line breaks too, at most `max` characters. What stands between backticks is shown as code. */
function prose(text, max) {
    const whole = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)(seen(text.slice(0, max * 4)).trim(), max);
    return whole.split(/(`[^`\n]+`)/u).map((part, at) => (at % 2 === 1 ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<code>${part.slice(1, -1)}</code>` : part));
}
/** A name, a path, a condition. */
function code(text, max) {
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<code>${line(text, max)}</code>`;
}
/** One line of code, in which nothing is folded: tabs and spaces stay. */
function codeText(text) {
    return seen(text.replaceAll('\r', '␍'));
}
/** A bar from 0 to 1 with its number beside it. The label says what it measures to who cannot see where it stands. */
function bar(value, label) {
    const held = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<span class="bar"><meter min="0" max="1" value="${held}" aria-label="${label}">${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(value)}</meter> <span class="n">${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(value)}</span></span>`;
}
/** Pieces with something between them. */
function joined(pieces, between) {
    return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}
/** The first of a list, and a line that says how many are left out. */
function capped(all, max, more) {
    return { first: all.slice(0, max), note: all.length > max ? more(all.length - max) : null };
}
const NOTHING = new _html_js__WEBPACK_IMPORTED_MODULE_1__/* .Html */ .E('');
//# sourceMappingURL=shown.js.map

/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ factsIn),
/* harmony export */   Qw: () => (/* binding */ titleText),
/* harmony export */   SZ: () => (/* binding */ isApproved),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   _g: () => (/* binding */ findingsText),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   uN: () => (/* binding */ tierText),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   yP: () => (/* binding */ decidedBy)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43629);



const TIER_WORDS = {
    T0: 'trivial',
    T1: 'low',
    T2: 'moderate',
    T3: 'high',
    T4: 'critical',
};
/** A number with at most four decimals. */
function figure(value) {
    return String(Math.round(value * 10_000) / 10_000);
}
/** `T2 (moderate)`, or the word as the service gave it. */
function tierText(tier) {
    const word = Object.hasOwn(TIER_WORDS, tier) ? TIER_WORDS[tier] : undefined;
    return word === undefined ? tier : `${tier} (${word})`;
}
/** What the review says in a few words: `auto-approve`, `dry run, would be needs-review`, … */
function verdictText(report) {
    const { review, trace } = report;
    if (review.dry_run !== true)
        return review.verdict ?? 'no verdict';
    const would = review.verdict ?? trace?.decision.verdict;
    return would === undefined ? 'dry run' : `dry run, would be ${would}`;
}
/** The verdict that a dry run would have had too; null where there is none. */
function verdictOf(report) {
    return report.review.verdict ?? report.trace?.decision.verdict ?? null;
}
/** Approved: the verdict is auto-approve, this is no dry run, and the gate is open. */
function isApproved(report) {
    return report.gate.open && report.review.verdict === 'auto-approve' && report.review.dry_run !== true;
}
/** `1 error, 2 warnings`, worst first; `none` where there is none. */
function findingsText(report) {
    if (report.unread === true)
        return 'could not be read';
    const { error, warn, info } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(report.findings);
    const parts = [
        ...(error > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(info, 'note')] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join(', ');
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A fact of the decision by its dotted name; undefined where there is none. */
function factOf(report, name) {
    let value = report.trace?.decision.facts;
    for (const part of name.split('.')) {
        value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    }
    return value;
}
/** The facts that a condition names, in its order, each once. */
function factsIn(report, condition) {
    const bare = condition.slice(0, 4000).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""');
    const names = (bare.match(/[a-z_]+(?:\.[a-z_]+)*/gu) ?? []).flatMap((word) => {
        // `change.classes.exists(…)` names a fact and what is asked of it.
        const parts = word.split('.');
        for (let length = parts.length; length > 0; length -= 1) {
            const name = parts.slice(0, length).join('.');
            const value = factOf(report, name);
            if (value !== undefined && !isRecord(value))
                return [name];
        }
        return [];
    });
    return [...new Set(names)];
}
const COUNTS = {
    'findings.error': (count) => `${count === 0 ? 'no finding' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity error`,
    'findings.warn': (count) => `${count === 0 ? 'no finding' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity warn`,
    'findings.info': (count) => `${count === 0 ? 'no finding' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity info`,
    'findings.total': (count) => (count === 0 ? 'no findings' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')),
    'criteria.met': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is met', 'criteria are met'),
    'criteria.weak': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is weak', 'criteria are weak'),
    'criteria.unmet': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is unmet', 'criteria are unmet'),
    'criteria.not_verifiable': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion', 'criteria')} that code cannot show`,
    'criteria.total': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion', 'criteria'),
    'change.files': (count) => (count === 0 ? 'no changed file could be read' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'changed file')),
    tier: (tier) => `the tier is ${tierText(`T${tier}`)}`,
};
const STATES = {
    'coverage.complete': ['everything was looked at', 'not everything could be looked at'],
    'policy.changed': ["the change edits the repository's policy", "the change leaves the repository's policy alone"],
    'policy.broken': ["the repository's policy does not parse", "the repository's policy parses"],
};
const SOURCES = {
    ticket: 'the criteria come from the ticket',
    closing_issue: 'the criteria come from the issue that this pull request closes',
    body: "the criteria come from the pull request's description",
    none: 'no acceptance criteria were found',
};
/** A fact in words; one without words of its own by its name. */
function factText(report, name) {
    const value = factOf(report, name);
    if (typeof value === 'number' && Object.hasOwn(COUNTS, name))
        return COUNTS[name]?.(value) ?? '';
    if (typeof value === 'boolean' && Object.hasOwn(STATES, name))
        return STATES[name]?.[value ? 0 : 1] ?? '';
    if (name === 'criteria.source' && typeof value === 'string' && Object.hasOwn(SOURCES, value)) {
        return SOURCES[value] ?? '';
    }
    if (name === 'change.classes' && Array.isArray(value))
        return `the change touches ${value.join(', ')}`;
    return `${name} is ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(JSON.stringify(value), 80)}`;
}
const NAMED_FACTS = 4;
/** Which rule decided and why it held; null without a trace. */
function decidedBy(report) {
    const decision = report.trace?.decision;
    if (decision === undefined)
        return null;
    const named = decision.rules.filter((each) => each.name === decision.rule);
    const rule = named.find(({ held }) => held === true) ?? named[0];
    const condition = rule?.condition ?? '';
    const facts = factsIn(report, condition).slice(0, NAMED_FACTS);
    const because = rule?.name === 'no-rule-held'
        ? 'no rule of the policy held'
        : condition === 'true'
            ? 'no rule before it held'
            : facts.map((name) => factText(report, name)).join('; ');
    return {
        rule: decision.rule,
        condition,
        policy: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .US)(report)?.name ?? null,
        because: because !== '' || /[()<>=!&|]/u.test(condition) ? because : condition,
    };
}
function criteriaTitle(report) {
    const { total, met, weak, unmet, people, unknown } = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .tallyOf */ .sv)(report);
    const criteria = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'criterion', 'criteria');
    if (total === 0)
        return report.trace === null ? '' : 'no criteria';
    if (unmet > 0)
        return `${unmet} of ${criteria} unmet`;
    if (weak > 0)
        return `${weak} of ${criteria} weak`;
    if (unknown > 0)
        return `${unknown} of ${criteria} without lines`;
    return people === 0 ? `${criteria} met` : `${met} of ${criteria} met`;
}
/** One line that says it all: verdict, criteria, findings, tier. For the title of a check run. */
function titleText(report) {
    const { tier } = report.review;
    const found = findingsText(report);
    const parts = [
        verdictText(report),
        criteriaTitle(report),
        found === 'none' ? 'no findings' : report.unread === true ? `findings ${found}` : found,
        tier == null ? '' : tierText(tier),
    ];
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(parts.filter((part) => part !== '').join(' · '));
}
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 43629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Lx: () => (/* binding */ markdownWords),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   lD: () => (/* binding */ cutCharacters),
/* harmony export */   oW: () => (/* binding */ pathInUrl),
/* harmony export */   p7: () => (/* binding */ markdownText)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16258);
/** Untrusted words made safe to show: a finding's text is text, never markup, a link, a mention or a command. */

/** Controls but tab and newline, line and paragraph separators, and format characters (bidi controls among them) but the emoji joiners. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Carriage returns become newlines, lone surrogates U+FFFD, and invisible characters their code point in brackets. */
function visible(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?/gu, '\n')
        .replace(UNSEEN, (unseen) => `[U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}
/** The text on one line, runs of white space folded. */
function oneLine(text) {
    return visible(text).replace(/\s+/gu, ' ').trim();
}
/** At most `max` bytes of UTF-8, cut between code points, with an ellipsis where something was cut. */
function cutBytes(text, max) {
    if (Buffer.byteLength(text) <= max)
        return text;
    const bytes = Buffer.from(text);
    let end = Math.max(0, max - 3);
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return `${bytes.toString('utf8', 0, end)}…`;
}
/** At most `max` UTF-16 code units, cut between code points, with an ellipsis where something was cut. */
function cutCharacters(text, max) {
    return text.length <= max
        ? text
        : `${text
            .slice(0, max - 1)
            .toWellFormed()
            .replace(/\ufffd$/u, '')}…`;
}
/**
 * One line of untrusted text as Markdown that shows just that text: no emphasis, HTML, link, image, table cell, math,
 * autolink (GFM's extended ones too), mention, reference (`#1`, `GH-1`) or emoji (`:tada:`). An HTML comment of ours splits
 * what GitHub looks for after parsing.
 */
function markdownText(text) {
    return escaped(oneLine(text));
}
function escaped(line) {
    return line
        .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
        .replace(/^([#+\-=:])/u, '\\$1')
        .replace(/^(\d+)([.)])/u, '$1\\$2')
        .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}
/** A path as a part of a URL; never one that leads out of what stands before it. */
function pathInUrl(path) {
    const parts = path.toWellFormed().split('/');
    return parts
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
}
/** What may stand in a code span: nothing that could end it, or that would be markup if it did. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;
/** One line of untrusted text as a code span; as escaped text where it holds marks that a code span had better not hold. */
function markdownCode(text) {
    const line = oneLine(text);
    return isPlainCode(line) ? `\`${line}\`` : escaped(line);
}
/**
 * One line of untrusted words as Markdown: what stands between backticks is a code span, as whoever wrote it meant, where
 * it can be one; all else is as in `markdownText`.
 */
function markdownWords(text) {
    return oneLine(text)
        .split(/(`[^`]+`)/u)
        .map((part) => {
        const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
        return code !== null && isPlainCode(code) ? `\`${code}\`` : escaped(part);
    })
        .join('');
}
function isPlainCode(line) {
    return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}
/** A link with a trusted label, or the label alone where the address is not plain http(s). */
function markdownLink(label, url) {
    const parsed = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpUrl */ .f$)(url);
    if (parsed === null)
        return label;
    return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
/** `1 finding`, `2 findings`. */
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 68475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ EngineLimitError)
/* harmony export */ });
/** A review that wants more of the machine than one may have. */
const WORDS = {
    memory: (amount) => `needed more than ${amount} MB of memory`,
    time: (amount) => `took longer than ${amount} s`,
};
/** Thrown where the engine goes over a limit. `amount` is in megabytes, or in seconds. */
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
        return { made: await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_2__/* .untilAborted */ .E)(perform(signal, progress), signal) };
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
    const fields = faults.slice(0, MAX_FAULTS).map((fault) => ({ pointer, detail: (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_2__/* .faultText */ .Ij)(fault) }));
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
// EXTERNAL MODULE: ./build/src/engine/policy/language.js
var language = __webpack_require__(21805);
// EXTERNAL MODULE: ./build/src/reviewing/policy-text.js
var policy_text = __webpack_require__(61468);
;// CONCATENATED MODULE: ./build/src/reviewing/resolve-policies.js


/** What a policy is called whose text the request brings. */
const INLINE = 'source of the request';
async function findByName(name, owned) {
    const source = await owned.read(name);
    if (source !== null)
        return { name, source };
    return language/* BuiltInName */.Hm.safeParse(name).success ? { name, source: null } : null;
}
async function refuseUnknown(name, owned) {
    const known = [...language/* BuiltInName */.Hm.options, ...(await owned.names())].join(', ');
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
    throw (0,policy_text/* refusePolicy */.xb)(`The policy file is not in the repository at the base commit ${change.base.sha.slice(0, 12)}. Policies are read there and never at the head: merge it first, or name a policy.`, [{ pointer: '/policy', detail: 'no such file at the base commit' }]);
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
    const created_at = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .v)(createdAt);
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
                completed_at: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .v)(outcome.completedAt),
                ...about,
                counts: outcome.counts,
            };
    }
}
/** The outcome of a review that has a result. A dry run keeps everything but the verdict. */
function completeOutcome({ verdict, tier, confidence, acBindings, counts }, asked, completedAt) {
    return {
        status: 'complete',
        verdict: asked.dry_run ? null : verdict,
        tier,
        confidence,
        acBindings,
        counts,
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
function resultOfEngine({ verdict, tier, confidence, acBindings, findings, trace }) {
    return {
        verdict,
        tier,
        confidence,
        acBindings,
        findings: inContractOrder(findings),
        counts: countFindings(findings),
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

/***/ 36967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ guarded),
/* harmony export */   x: () => (/* binding */ systemCode)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/** The providers' outer wall: what goes wrong inside comes out as a ProviderError that a person can act on. */


/** Runs a call of a provider. @throws ProviderError, or the signal's reason where it is aborted. */
async function guarded(signal, call) {
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
/** The code of a system's fault, `ENOENT`; null where it has none. */
function systemCode(fault) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
//# sourceMappingURL=faults.js.map

/***/ }),

/***/ 33164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XO: () => (/* binding */ listBaseFiles),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   bU: () => (/* binding */ readBaseFiles),
/* harmony export */   fw: () => (/* binding */ fileAtCommit)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13855);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68355);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12380);



const POLICY = '.review-gate.yml';
const ATTRIBUTES = '.gitattributes';
/** GitHub's places, the first that exists counts. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Largest of these files that is read, in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
const MAX_BYTES = 3 * 1024 * 1024;
/** Which of the files the base commit has. */
function listBaseFiles(repository, base) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .treeEntries */ .re)(repository, base, [POLICY, ATTRIBUTES, ...CODEOWNERS]);
}
/** Reads them. A policy that is there but cannot be read makes the snapshot incomplete: the gate must not fall back to weaker rules. */
async function readBaseFiles(repository, entries) {
    const texts = await readTexts(repository, entries);
    const fileAt = (path) => {
        const text = path === undefined ? undefined : texts.get(path);
        return path === undefined || text === undefined ? null : { path, text };
    };
    const there = new Set(entries.filter(isFile).map((entry) => entry.path));
    const policy = entries.find((entry) => entry.path === POLICY);
    return {
        repository_policy: fileAt(POLICY),
        gitattributes: fileAt(ATTRIBUTES),
        codeowners: fileAt(CODEOWNERS.find((path) => there.has(path))),
        omitted: policy === undefined || texts.has(POLICY)
            ? []
            : [
                {
                    path: POLICY,
                    reason: 'unreadable',
                    detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${MAX_BYTES} bytes.`,
                    blocking: true,
                },
            ],
    };
}
/** The object of a file at a commit, null where there is no ordinary file of that path. */
async function fileAtCommit(repository, commit, path) {
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(path);
    if (name === null)
        return null;
    const [entry] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .treeEntries */ .re)(repository, commit, [name]);
    return entry !== undefined && entry.path === name && isFile(entry) ? entry : null;
}
/** The texts of entries by path; links, folders, missing and oversized files are left out. */
async function readTexts(repository, entries) {
    const files = entries.filter(isFile);
    const sizes = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .objectInfo */ ._d)(repository, files.map((entry) => entry.name));
    const small = files.filter((entry) => (sizes.get(entry.name)?.size ?? Infinity) <= MAX_BYTES);
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjects */ .$I)(repository, small.map((entry) => entry.name));
    return new Map(small.flatMap((entry) => {
        const blob = blobs.get(entry.name);
        return blob === undefined ? [] : [[entry.path, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(blob).text]];
    }));
}
function isFile(entry) {
    return entry.mode === '100644' || entry.mode === '100755' || entry.mode === '100664';
}
//# sourceMappingURL=base-files.js.map

/***/ }),

/***/ 77357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UF: () => (/* binding */ ObjectCache),
/* harmony export */   Zc: () => (/* binding */ SCRATCH),
/* harmony export */   "in": () => (/* binding */ removalMark),
/* harmony export */   kA: () => (/* binding */ modified),
/* harmony export */   mU: () => (/* binding */ USED)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36967);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37883);
/** Objects that were fetched before, kept between reviews. */





/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
/** Where scratch repositories are made, beside the repositories of a cache. */
const SCRATCH = 'scratch';
/** Its time of change is when the repository was last used. */
const USED = 'used';
/** The commit whose past is here, then where it is cut off. */
const PAST = 'past';
/** There while the past was found to be too much, and when that is tried again, in milliseconds. */
const TOO_MUCH = 'past-too-much';
const TRIED_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000;
/** A repository that is being removed is waited for, so often and so long. It is no more than a look and a change of name. */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;
/** Says that a repository is being removed. */
function removalMark(root, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, `${name}.removing`);
}
/**
 * The cache of one remote repository: packs, and a file for each pair of commits that were fetched with the history between
 * them, and a file that says whose past is here. Nothing in it is ever changed, only added, or replaced as a whole, and each addition appears at once and whole. So any number of processes may use it
 * at the same time without a lock. It has no refs and no settings: git is never run in it.
 *
 * It goes as a whole or not at all (`prune.ts`). Who uses it makes a scratch repository with its label first and enters then; who
 * removes it marks that first and looks for such scratch repositories then. So one of the two always sees the other.
 */
class ObjectCache {
    root;
    directory;
    /** What the scratch repositories that use it are called by. */
    label;
    constructor(root, url) {
        this.root = root;
        const readable = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(url, '.git')
            .replace(/[^A-Za-z0-9._-]/gu, '-')
            .slice(0, 40);
        this.label = `${readable}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256Hex */ .fg)(url.toLowerCase()).slice(0, 16)}`;
        this.directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, this.label);
    }
    /** To be borrowed from by a scratch repository. */
    get objects() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'objects');
    }
    /** Makes a place for scratch repositories on the same disk. */
    async open() {
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, SCRATCH);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(scratch, { recursive: true, mode: 0o700 });
        await sweep(scratch);
        return scratch;
    }
    /** Makes the folders. To be called before anything else is done with it, once there is a scratch repository with its label. */
    async enter(sleep, signal) {
        const mark = removalMark(this.root, this.label);
        for (let waits = 0; waits < WAITS && (await modified(mark)) !== null; waits++)
            await sleep(WAIT_MILLISECONDS, signal);
        // Whoever has kept it so long was killed.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(mark, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.objects, 'pack'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(this.pairs, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, USED), '');
    }
    /** The pair, where its history is here. */
    async find(base, head) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${base}-${head}`);
        return (await modified(path)) === null ? null : { base, head, shallow: await (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J5)(path) };
    }
    /** The pair that was kept last: what a new fetch starts from. */
    async latest() {
        let newest = null;
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.pairs)) {
            const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await modified((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, name)) : null;
            if (at !== null && (newest === null || at > newest.at))
                newest = { name, at };
        }
        const [base, head] = newest?.name.split('-') ?? [];
        return base === undefined || head === undefined ? null : this.find(base, head);
    }
    /** Adds what a scratch repository fetched: its packs first, then the note that the pair is here. */
    async keep(scratch, pair) {
        await this.keepPacks(scratch);
        const shallow = await scratch.shallow();
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${pair.base}-${pair.head}`);
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(unfinished, shallow.map((sha) => `${sha}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(unfinished, path);
    }
    /** Adds the packs of a scratch repository. Git sees a pack once its index is there: that comes last. */
    async keepPacks(scratch) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.gitDir, 'objects', 'pack');
        const rank = (name) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
        for (const name of names.sort((a, b) => rank(a) - rank(b))) {
            await place((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.objects, 'pack', name), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.tmp`);
        }
    }
    /** The commit whose past was kept last, with where it is cut off; null where there is none. */
    async past() {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, PAST);
        const [, base] = /^([0-9a-f]{40,64})$/mu.exec(await textOf(path)) ?? [];
        return base === undefined ? null : { base, shallow: (await (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J5)(path)).slice(1) };
    }
    /** Adds the commits before one that a scratch repository fetched, and notes it in place of the one before. */
    async keepPast(scratch, base) {
        await this.keepPacks(scratch);
        await this.write(PAST, [base, ...(await scratch.shallow())], scratch);
    }
    /** Whether the past of this repository was too much to fetch, not long ago. */
    async pastIsTooMuch() {
        const [noted, used] = [await modified((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, TOO_MUCH)), await modified((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, USED))];
        return noted !== null && used !== null && used - noted < TRIED_AGAIN_AFTER;
    }
    /** Notes that the past was too much, so that not every review tries it. */
    async notePastTooMuch(scratch) {
        await this.write(TOO_MUCH, [], scratch);
    }
    /** Puts a list in its place at once and whole. */
    async write(name, lines, scratch) {
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.${name}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(unfinished, lines.map((line) => `${line}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(unfinished, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, name));
    }
    get pairs() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'pairs');
    }
}
/** Puts a file in its place at once and whole. Its name says its content: one that is there already is the same. */
async function place(from, to, unfinished) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
    }
    catch {
        if ((await modified(to)) !== null)
            return;
        // A file system without links.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, `${to}.${unfinished}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${to}.${unfinished}`, to);
    }
}
/** A file's text; empty where there is none. */
async function textOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (fault) {
        if ((0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .x)(fault) === 'ENOENT')
            return '';
        throw fault;
    }
}
/** When a file or folder was last changed, by the file system's clock; null where there is none. */
async function modified(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).mtimeMs;
    }
    catch {
        return null;
    }
}
/** Removes what killed processes left. The folder's own time of change stands for now: a scratch was just made or removed in it. */
async function sweep(folder) {
    const now = (await modified(folder)) ?? 0;
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)) {
        const at = await modified((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
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
/* harmony export */   s: () => (/* binding */ askCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47876);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37883);
/** A repository that is already on this machine: a checkout, a work tree, a bare repository. */





/**
 * Finds the repository of a folder. `exactly`: the folder itself must be its top, a repository further up does not count.
 * Gives null where there is none.
 * @throws ProviderError where there is one that git cannot read.
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
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_REQ_002', `The repository in ${directory} cannot be read (${(0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(result.stderr)}). Check it with "git status".`);
    }
    const [objects, shallow, format] = result.stdout.toString('utf8').split('\n');
    if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
        throw new _program_js__WEBPACK_IMPORTED_MODULE_3__/* .GitFailure */ .Xi('rev-parse', result.code, 'git printed something else than its folders');
    }
    return { directory, objects, format, shallow: await (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .readShallow */ .J5)(shallow) };
}
/** Runs git in the repository itself, where its refs are. Only for calls that read nothing but refs. */
async function askCheckout(scratch, checkout, args, signal) {
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
/** The log of the commits before a change, read by git in one pass. Trees alone are looked at: no content of a file is needed. */

/** Ten thousand commits take about half a second. */
const PAST_LIMITS = { commits: 10_000, bytes: 64 * 1024 * 1024, milliseconds: 15_000 };
/** What git prints for a commit. The word at its start may stand in paths and messages too, but not where it is looked for. */
const FORMAT = 'commit %H %ct%x00%an%x00%ae%x00%B%x00';
/**
 * Reads the newest commits that lead to `tip`, it among them. Git walks from the newest to the oldest: as long as none of those
 * it met is cut off from its parents, they are the ones that a whole repository would give.
 */
async function readLog(repository, tip, limits) {
    const late = AbortSignal.timeout(limits.milliseconds);
    const result = await repository.run([
        'log',
        '-z',
        '--name-status',
        // Content that is the same is found without reading it; content that is alike would have to be there.
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
        return { kind: 'unreadable', why: new _program_js__WEBPACK_IMPORTED_MODULE_0__/* .GitFailure */ .Xi('log', result.code, result.stderr).message };
    }
    const parsed = parseLog(result.stdout);
    // The last one may have been cut through.
    const commits = cut ? parsed.slice(0, -1) : parsed;
    const shallow = new Set(await repository.shallow());
    if (commits.some(({ sha }) => shallow.has(sha)))
        return { kind: 'shallow' };
    return { kind: 'read', commits, whole: !cut && commits.length < limits.commits };
}
/** Reads what git printed; exported for its test. Whatever is in no form that git prints is passed over. */
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
            commits.push({ sha, time: Number(time), person: personOf(name, mail), name, message, files });
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
/** GitHub hides addresses behind `12345+login@users.noreply.github.com`; the number came later than the name. */
function personOf(name, mail) {
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
  rj: () => (/* binding */ readPast),
  TD: () => (/* binding */ unknownPast)
});

// UNUSED EXPORTS: countPast

;// CONCATENATED MODULE: ./build/src/sources/git/history-files.js
/** A day, in seconds. */
const DAY = 86_400;
/** What counts as recent, in days. */
const RECENT_DAYS = 90;
/** Counts. `commits` are the newest first; merges among them have no files and so do not count. */
function filesPast(commits, said, subject) {
    // A name leads to the files of today that had it: the names before a move are added when the move is met.
    const named = new Map(subject.paths.map((path) => [path, new Set([path])]));
    const counts = new Map();
    const people = new Set();
    let touching = 0;
    commits.forEach((commit, index) => {
        const touched = new Set();
        for (const { path, from } of movesFound(commit)) {
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
            const count = counts.get(path) ?? fresh(commit.time);
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
        files: new Map([...counts].map(([path, count]) => [path, historyOf(count, subject.now)])),
        people: people.size,
        commits: touching,
    };
}
const fresh = (last) => ({
    people: new Set(),
    last,
    commits: 0,
    fixes: 0,
    reverts: 0,
    recent: 0,
    own: 0,
});
function historyOf(count, now) {
    return {
        commits: count.commits,
        authors: count.people.size,
        fixes: count.fixes,
        reverts: count.reverts,
        commits_90d: count.recent,
        commits_by_author: count.own,
        days_since_last_change: daysBetween(count.last, now),
    };
}
/** Days from one time to another, to a hundredth; 0 where the clocks disagree. */
function daysBetween(then, now) {
    return Math.max(0, Math.round(((now - then) / DAY) * 100) / 100);
}
/**
 * The files of a commit with the moves that git did not see, since it looked for identical content alone: one file went and
 * one of the same name, and no other, came elsewhere.
 */
function movesFound({ files }) {
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
/** What one change may have of each; a change of thousands of files has all there are anyway. */
const MAX_PATHS = 100;
const MAX_PATH = 300;
const MAX_TITLE = 500;
/** One text for each sign. */
const signKey = ({ kind, name }) => `${kind}\0${name}`;
/** The signs of a change, each once. Words are runs of ASCII letters, split where camel case does, in lower case. */
function signsOf({ title, paths, bands: given }) {
    const signs = new Map();
    const add = (kind, name) => {
        const key = `${kind}\0${name}`;
        if (!signs.has(key))
            signs.set(key, { kind, name });
    };
    for (const path of paths.slice(0, MAX_PATHS)) {
        const shown = path.slice(-MAX_PATH);
        for (const word of wordsOf(shown, 2))
            add('path word', word);
        const file = shown.slice(shown.lastIndexOf('/') + 1);
        add('file type', file.slice(file.lastIndexOf('.') + 1).toLowerCase());
    }
    for (const word of wordsOf(title.slice(0, MAX_TITLE), 3))
        add('title word', word);
    for (const { kind, name } of given)
        add(kind, name);
    return [...signs.values()];
}
/** How large a change is and how much its author has done here, in bands that double. */
function bands(paths, authorCommits, authorCommits90d) {
    const folders = new Set(paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
    return [
        { kind: 'size', name: `files ${doublings(paths.length)}` },
        { kind: 'size', name: `folders ${doublings(folders.size)}` },
        { kind: 'author', name: `commits ${doublings(authorCommits) >> 1}` },
        { kind: 'author', name: `commits of 90 days ${doublings(authorCommits90d) >> 1}` },
    ];
}
function wordsOf(text, least) {
    return text
        .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/u)
        .filter((word) => word.length >= least);
}
/** How often one more than n can be halved. */
function doublings(n) {
    return 31 - Math.clz32(Math.min(n, 0x3fffffff) + 1);
}
//# sourceMappingURL=history-signs.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history-lessons.js
/** What became of past changes that have signs in common with this one. */



/** Older changes were made to another program. In days before the newest commit of the past. */
const WINDOW_DAYS = 730;
/**
 * Counts the signs. `commits` are the newest first. Those that take others back are no changes of their own; merges bring what
 * other commits did.
 */
function lessonsOf(commits, said, mended, learner) {
    const own = signsOf({
        title: learner.title,
        paths: learner.paths,
        bands: bands(learner.paths, learner.authorCommits, learner.authorCommits90d),
    });
    const seen = new Map(own.map((sign) => [signKey(sign), { sign, commits: 0, reverted: 0 }]));
    const since = (commits[0]?.time ?? 0) - WINDOW_DAYS * DAY;
    const done = new Map();
    let [total, reverted] = [0, 0];
    // The oldest first: what somebody had done by then is known then.
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
        for (const sign of signsOf({ title, paths, bands: bands(paths, before, recent) })) {
            const count = seen.get(signKey(sign));
            if (count === undefined)
                continue;
            count.commits += 1;
            count.reverted += bad;
        }
    }
    return { commits: total, reverted, signs: [...seen.values()].map(lessonOf).sort(inOrder) };
}
const lessonOf = ({ sign, ...counts }) => ({
    ...sign,
    ...counts,
});
function inOrder(a, b) {
    return (0,order/* compareText */.n)(a.kind, b.kind) || (0,order/* compareText */.n)(a.name, b.name);
}
/** How many of the last times are not before a time. Looked for from the end: clocks rarely go back, and then it ends early. */
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
/** As much of a message is read; the rest is quotation. */
const MAX_MESSAGE = 20_000;
/** Most commits that one message may name. */
const MAX_NAMES = 20;
const REVERTS = /\bthis (?:reverts|partially reverts|effectively reverts) (?:the )?(?:commit |merge )?([0-9a-f]{7,64})\b/giu;
const MENDS = /\b(?:fixes|fix(?:es)? (?:for|of)|fixup (?:of|for)|fixup!|fixed|follow-?up (?:to|of))[ :]{1,3}(?:commit )?([0-9a-f]{7,64})\b/giu;
const REVERT_TITLE = /^(?:\[[^\]]{1,40}\] ?)?revert(?:ed|s)?[ :]{1,3}["“]([^\n]{1,500})["”]/iu;
const TAKES_BACK = /^(?:\[[^\]]{1,40}\] ?|\w{1,20}(?:\([^)]{1,60}\))?: ?)?revert/iu;
const SAYS_FIX = /\b(?:fix|fixes|fixed|fixing|bug|bugfix|hotfix|regression|resolves?)\b/iu;
/** Reads a message. */
function saidOf(message) {
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
/** The commits that a later one takes back or names as mended: the one it names, or the last one before it of exactly that title. */
function mendedLater(commits, said) {
    const mended = new Set();
    const names = new Map();
    const titles = new Map();
    commits.forEach(({ sha, message }, index) => {
        const end = message.indexOf('\n');
        const title = (end === -1 ? message : message.slice(0, end)).trim();
        const waiting = titles.get(title) ?? 0;
        if ((names.get(sha.slice(0, 7)) ?? []).some((name) => sha.startsWith(name)))
            mended.add(sha);
        // Who is named by id is not looked for by title once more: a title may be used again.
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
/** A past that is not at hand. */
function unknownPast(reason, detail) {
    return { past: { state: 'unknown', reason, detail }, files: new Map() };
}
/** Reads the past. Never throws for what the repository lacks: a review goes on without a past. */
async function readPast(repository, request, limits = history_log/* PAST_LIMITS */.Ee) {
    const log = await (0,history_log/* readLog */.x6)(repository, request.mergeBase, limits);
    if (log.kind === 'unreadable')
        return unknownPast(log.kind, 'git could not list the commits');
    if (log.kind !== 'read')
        return unknownPast(log.kind, DETAILS[log.kind]);
    const head = await (0,history_log/* readLog */.x6)(repository, request.head, { ...limits, commits: 1 });
    const newest = head.kind === 'read' ? head.commits[0] : undefined;
    if (newest === undefined)
        return unknownPast('unreadable', 'git could not read the head commit');
    return countPast(log.commits, log.whole, newest, request);
}
/** Counts what was read; exported for its test. */
function countPast(commits, whole, head, { files, title }) {
    const said = commits.map(({ message }) => saidOf(message));
    const mended = mendedLater(commits, said);
    const now = head.time;
    const isAuthor = authorTest(head);
    const before = files.filter(({ status }) => status !== 'added').map((file) => file.old_path ?? file.path);
    const ofFiles = filesPast(commits, said, { paths: before, now, isAuthor });
    const plain = commits.filter((commit) => commit.files.length > 0);
    const own = plain.filter(isAuthor);
    const tops = new Set(files.map((file) => topOf(file.old_path ?? file.path)));
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
                commits_here: own.filter((commit) => commit.files.some(({ path }) => tops.has(topOf(path)))).length,
                reverted: own.filter(({ sha }) => mended.has(sha)).length,
                days_since_first: daysBetween(first, now),
            },
            files: { people: ofFiles.people, commits: ofFiles.commits },
            lessons: lessonsOf(commits, said, mended, {
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
/** Somebody with two addresses is one person where both go by one full name. */
function authorTest(head) {
    const name = head.name.trim();
    const full = /\S\s+\S/u.test(name);
    return (commit) => commit.person === head.person || (full && commit.name.trim() === name);
}
function topOf(path) {
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
/** The same for every provider: the same commits must give the same snapshot wherever they are read. */
const GIT_LIMITS = {
    fileBytes: 1024 * 1024,
    textLength: 32 * 1024 * 1024,
    readBytes: 512 * 1024 * 1024,
    // What is read, and as much again of what is only found to be binary or too large.
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
/** The merge base of two commits, and whether a cut-off history can be trusted with it. */



/**
 * Finds the merge base. In a shallow history a merge base may be found that is not the real one, since a better one lies
 * behind the cut. It is the real one exactly when no commit between it and the two tips is cut: then all that
 * lies above it is here. Of several merge bases (criss-cross merges) the newest is taken, and of equally old ones the
 * one whose id sorts first.
 */
async function findMergeBase(repository, base, head) {
    const here = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .objectInfo */ ._d)(repository, [base, head]);
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
        // Parents that are neither there nor marked as cut off: an incomplete copy of the repository.
        if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
            return { kind: 'incomplete', why: 'commits of the history are missing' };
        }
        throw new _program_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailure */ .Xi('merge-base', found.code, found.stderr);
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
    return { kind: 'found', sha: await newest(repository, bases) };
}
async function newest(repository, commits) {
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
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   be: () => (/* binding */ formatOf)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/** Names that go into git's arguments. Whatever is not exactly of its form is refused, so that nothing can pass for an option. */


/** The object format that a full name belongs to. @throws ProviderError where it is no full object name. */
function formatOf(sha) {
    if (!_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R.safeParse(sha).success) {
        const shown = JSON.stringify(sha.slice(0, 80));
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
    }
    return sha.length === 64 ? 'sha256' : 'sha1';
}
const isControl = (character) => character < ' ' || character === '\u007f';
/** Whether a branch's name may stand in a refspec; git's own rules, `check-ref-format`. */
function isBranchName(name) {
    return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}
/** A path inside a repository as git names it, or null where it can name no file there (`..`, absolute, empty). */
function repositoryPath(path) {
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
/* harmony export */   _d: () => (/* binding */ objectInfo),
/* harmony export */   re: () => (/* binding */ treeEntries)
/* harmony export */ });
/** Type and size of each object that is here; names that are missing are not in the map. */
async function objectInfo(repository, names) {
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
/** The bytes of objects. Names that are missing are not in the map. The caller sees to it that they fit into memory. */
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
        // `<name> missing` has no third word, and no content behind it.
        if (name === undefined || type === undefined || size === undefined)
            continue;
        found.set(name, printed.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return found;
}
/** The first bytes of a blob that is too large to be read whole. */
async function readStart(repository, name, bytes) {
    return (await repository.run(['cat-file', 'blob', name], { maxBytes: bytes })).stdout;
}
/** The files of a commit at exactly these paths; what is not there is left out. */
async function treeEntries(repository, commit, paths) {
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
var remote = __webpack_require__(34200);
// EXTERNAL MODULE: ./build/src/sources/git/history.js + 4 modules
var git_history = __webpack_require__(90478);
// EXTERNAL MODULE: ./build/src/sources/git/history-log.js
var history_log = __webpack_require__(82996);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var repository = __webpack_require__(37883);
;// CONCATENATED MODULE: ./build/src/sources/git/remote-past.js
/** The past of a change that was fetched: fetched too where that is cheap, and kept, so that the next review fetches only what is new. */







/** What a past may cost to fetch: a review must not wait long for what only refines it. */
const MOST = { bytes: 64 * 1024 * 1024, milliseconds: 20_000 };
/** Commits beyond those that are read, so that an older merge base still has all it needs. */
const SLACK = 1_000;
/** Our name for the commit whose past is in the cache. */
const SEED = 'refs/review-gate/seed-past';
/** Reads the past: from what was fetched for the change where that is whole, from the cache, or from the remote. */
async function remotePast(from, request) {
    const near = await (0,git_history/* readPast */.rj)(from.near, request);
    if (near.past.state === 'read' || near.past.reason !== 'shallow')
        return near;
    try {
        return await (0,repository/* withScratch */.hM)(from.scratch, from.signal, async (deep) => {
            const kept = await from.cache.past();
            const past = kept === null ? null : await deepPast(from, deep, request, kept).catch(unlessAborted(from.signal));
            // A damaged cache must not stand in the way: once more without it.
            return past !== null && past.past.state === 'read' ? past : await deepPast(from, deep, request, null);
        });
    }
    catch (fault) {
        unlessAborted(from.signal)(fault);
        return (0,git_history/* unknownPast */.TD)('not_fetched', 'the earlier commits could not be fetched');
    }
}
/** Gives null for what git and the remote may fail with. */
function unlessAborted(signal) {
    return (fault) => {
        if (signal.aborted)
            throw signal.reason;
        if (!(fault instanceof errors/* ProviderError */.m || fault instanceof program/* GitFailure */.Xi))
            throw fault;
        return null;
    };
}
/** In a repository of its own: one that is cut off further back would be cut shorter again by the next fetch of a change. */
async function deepPast({ cache, ...from }, deep, request, kept) {
    const fetcher = new remote/* Fetcher */.e(deep, from.remote, from.change, from.sleep, from.signal);
    // Not those of `near`: git would take its refs for whole histories.
    const objects = [cache.objects];
    await deep.layOut((0,names/* formatOf */.be)(request.mergeBase), objects, kept?.shallow ?? []);
    const seeded = kept !== null && (await deep.run(['update-ref', SEED, kept.base])).code === 0;
    if (!seeded)
        await deep.layOut((0,names/* formatOf */.be)(request.mergeBase), objects, []);
    const missing = !seeded || kept.base !== request.mergeBase;
    if (missing) {
        const tooMuch = () => (0,git_history/* unknownPast */.TD)('not_fetched', 'the earlier commits are too many to be fetched for a review');
        if (!seeded && (await cache.pastIsTooMuch()))
            return tooMuch();
        // With a depth git asks even for what it has: the commit may be here without those before it.
        if (!(await fetcher.past(request.mergeBase, history_log/* PAST_LIMITS */.Ee.commits + SLACK, MOST))) {
            await cache.notePastTooMuch(deep);
            return tooMuch();
        }
    }
    const past = await (0,git_history/* readPast */.rj)(deep, request);
    if (missing && past.past.state === 'read')
        await cache.keepPast(deep, request.mergeBase);
    return past;
}
//# sourceMappingURL=remote-past.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/open.js
/** Opening the repository that holds a change: a checkout on this machine, or a remote through the cache. */









/** Makes a scratch repository borrow from the checkout in a folder. Gives null where there is none. */
async function borrowCheckout(scratch, folder, exactly, signal) {
    const checkout = await (0,git_checkout/* findCheckout */.I)(scratch, folder, exactly, signal);
    if (checkout !== null)
        await scratch.layOut(checkout.format, [checkout.objects], checkout.shallow);
    return checkout;
}
/** Runs `use` on the change, fetched from the remote as far as the cache does not have it. */
async function withRemote(options, change, signal, use) {
    const cache = new git_cache/* ObjectCache */.UF(options.cacheDirectory, options.remote.url);
    const parent = await cache.open();
    return (0,repository/* withScratch */.hM)({ parent, label: cache.label, environment: options.environment }, signal, async (repository) => {
        await cache.enter(options.sleep, signal);
        const fetcher = new remote/* Fetcher */.e(repository, options.remote, change, options.sleep, signal);
        const mergeBase = (await fromCache(repository, cache, change)) ?? (await fromRemote(repository, cache, change, fetcher));
        const fetchBlobs = async (names) => {
            await fetcher.blobs(names, options.fetchBytes);
            await cache.keepPacks(repository);
        };
        const scratch = { parent, label: cache.label, environment: options.environment };
        const past = (request) => remotePast({ ...options, scratch, cache, change, near: repository, signal }, request);
        return use({ repository, mergeBase, fetchBlobs, readPast: past });
    });
}
async function fromCache(repository, cache, change) {
    const kept = await cache.find(change.base.sha, change.head.sha);
    if (kept === null)
        return null;
    await repository.layOut((0,names/* formatOf */.be)(change.head.sha), [cache.objects], kept.shallow);
    const found = await mergeBaseOf(repository, change);
    return found.kind === 'found' ? found.sha : null;
}
async function fromRemote(repository, cache, change, fetcher) {
    const seeded = await sow(repository, cache, change);
    let mergeBase;
    try {
        mergeBase = await fetcher.history();
    }
    catch (fault) {
        // A damaged cache must not stand in the way: once more without it.
        if (!seeded || !(fault instanceof errors/* ProviderError */.m) || fault.code !== 'E_UP_001' || fault.transient)
            throw fault;
        await repository.layOut((0,names/* formatOf */.be)(change.head.sha), [], []);
        mergeBase = await fetcher.history();
    }
    await cache.keep(repository, { base: change.base.sha, head: change.head.sha });
    return mergeBase;
}
/** Starts from what was fetched last, so that only what is new has to come. Gives whether there was anything. */
async function sow(repository, cache, change) {
    const format = (0,names/* formatOf */.be)(change.head.sha);
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
/** The merge base; a repository that git stumbles over counts as incomplete. */
async function mergeBaseOf(repository, change) {
    try {
        return await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
    }
    catch (fault) {
        if (!(fault instanceof program/* GitFailure */.Xi))
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
  TU: () => (/* binding */ Git),
  Xi: () => (/* binding */ GitFailure),
  fM: () => (/* binding */ lastLine),
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
/** The surroundings that git runs in: only what we hand it, so that the same commits give the same bytes on every machine. */


/** The variables of ours that git may see: how to find programs, proxies, certificates and the place for temporary files. */
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
/** Settings every call has. They stand in the environment, where a repository's own settings cannot overrule them. */
const SETTINGS = {
    'core.quotePath': 'false',
    'core.attributesFile': external_node_os_.devNull,
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
    // Larger files are streamed, not held in memory; the largest text we look at is smaller.
    'core.bigFileThreshold': '1m',
    'credential.helper': '',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
};
/**
 * The environment of one git call: no settings of the system or the user, no prompts, no messages in another language,
 * no replaced objects, no transport that was not asked for. Settings, the token among them, go through variables: unlike
 * arguments, other users of the machine cannot list those.
 */
function gitEnvironment(ours, around) {
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
/** Running the `git` program. */



/** How much of what git complains of is kept. */
const MAX_STDERR_BYTES = 64 * 1024;
/** A call of git that failed. Never leaves the providers: each place that knows what was asked turns it into a ProviderError. */
class GitFailure extends Error {
    command;
    code;
    stderr;
    name = 'GitFailure';
    constructor(command, code, stderr) {
        super(`git ${command} failed (${code === null ? 'stopped' : `exit ${code}`}): ${lastLine(stderr)}`);
        this.command = command;
        this.code = code;
        this.stderr = stderr;
    }
}
/** The last thing git said, in one line of printable characters. */
function lastLine(stderr) {
    const lines = stderr.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
    const line = lines.findLast((one) => /^(?:fatal|error):/u.test(one)) ?? lines.at(-1) ?? 'it said nothing';
    return line.replace(/[^\x20-\x7e\u00a0-\uffff]/gu, '?').slice(0, 300);
}
/** The git program of this machine, in neutral surroundings. */
class Git {
    home;
    environment;
    constructor(home, environment) {
        this.home = home;
        this.environment = environment;
    }
    /**
     * Runs git and waits for it.
     * @throws ProviderError where there is no git; the signal's reason where it is aborted (git is ended first).
     */
    run(call, signal) {
        return new Promise((resolve, reject) => {
            if (signal.aborted) {
                reject(signal.reason);
                return;
            }
            const child = (0,external_node_child_process_.spawn)('git', [...call.args], {
                cwd: call.cwd ?? this.home,
                env: gitEnvironment(this.environment, { home: this.home, ...call }),
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                // A group of its own, so that its helpers end with it.
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
                reject(signal.aborted ? signal.reason : noGit(fault));
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
     * Runs git and gives what it printed.
     * @throws GitFailure where git does not end with 0.
     */
    async output(call, signal) {
        const result = await this.run(call, signal);
        if (result.code !== 0)
            throw new GitFailure(call.args[0] ?? '', result.code, result.stderr);
        return result.stdout;
    }
}
/** Whether processes have groups that can be ended as one. */
const GROUPS = process.platform !== 'win32';
/** Ends git and what it started: a fetch waits in a helper, which would outlive it. */
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
        // It has ended by itself.
    }
}
/** Oldest git whose settings can be kept apart from the user's (GIT_CONFIG_GLOBAL). */
const OLDEST = [2, 32];
/** @throws ProviderError where git is missing or too old to be trusted with its surroundings. */
async function requireGit(git, signal) {
    const said = (await git.output({ args: ['version'] }, signal)).toString('utf8').trim();
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/u.exec(said) ?? [];
    if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]))
        return;
    throw new errors/* ProviderError */.m('E_UP_001', `Git ${OLDEST.join('.')} or later is needed, but this machine has "${said}". Install a newer git.`);
}
function noGit(fault) {
    const why = fault.code === 'ENOENT'
        ? 'The git program was not found. Install git 2.32 or later and put it on the PATH.'
        : `The git program could not be started (${fault.code ?? fault.message}). Check the installation of git.`;
    return new errors/* ProviderError */.m('E_UP_001', why, false, { cause: fault });
}
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 34200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ Fetcher),
  p: () => (/* binding */ unrelated)
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
// EXTERNAL MODULE: ./build/src/sources/faults.js
var faults = __webpack_require__(36967);
;// CONCATENATED MODULE: ./build/src/sources/git/fetch-limit.js
/** Keeping a fetch from bringing any amount. Git has no setting for that, so what it writes is measured while it does. */




/** How often is looked, in milliseconds: what comes in between is beyond the limit. */
const LOOK_MILLISECONDS = 200;
/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns what `fetch` gives; null where it wrote too much, however quickly, and then nothing of that is left.
 */
async function withinBytes(repository, most, fetch) {
    const folder = (0,external_node_path_.join)(repository.gitDir, 'objects', 'pack');
    const before = new Set(await (0,promises_.readdir)(folder));
    const enough = new AbortController();
    const ended = new AbortController();
    const [fetched, watched] = await Promise.allSettled([
        fetch(enough.signal).finally(() => ended.abort()),
        watch(folder, before, most, { enough, ended: ended.signal }),
    ]);
    if (fetched.status === 'rejected')
        throw fetched.reason;
    if (watched.status === 'rejected')
        throw watched.reason;
    const added = await addedTo(folder, before);
    if (added.bytes <= most)
        return fetched.value;
    for (const name of added.names)
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    return null;
}
/** Settles when the fetch has ended or was enough. A folder that cannot be looked at is enough too: there is no fetch unwatched. */
async function watch(folder, before, most, { enough, ended }) {
    if (most === Infinity)
        return;
    try {
        while (!ended.aborted && (await addedTo(folder, before)).bytes <= most) {
            // Woken up when it has ended.
            await (0,external_node_timers_promises_.setTimeout)(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        }
    }
    finally {
        enough.abort();
    }
}
/** The files of a folder that were not there before, unfinished ones among them, and their bytes. */
async function addedTo(folder, before) {
    const names = (await (0,promises_.readdir)(folder)).filter((name) => !before.has(name));
    let bytes = 0;
    for (const name of names)
        bytes += await sizeOf((0,external_node_path_.join)(folder, name));
    return { names, bytes };
}
async function sizeOf(path) {
    try {
        return (await (0,promises_.stat)(path)).size;
    }
    catch (fault) {
        // Git gives a pack its name when it is whole.
        if ((0,faults/* systemCode */.x)(fault) === 'ENOENT')
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
;// CONCATENATED MODULE: ./build/src/sources/git/remote-faults.js
/** What it means when a fetch fails. */


/** In this order: the first that fits. Git's words, which LC_ALL=C keeps in English. */
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
/** What kind of fault git's words tell of. */
function remoteFault(failure) {
    return FAULTS.find(([, words]) => words.test(failure.stderr))?.[0] ?? 'other';
}
/** The fault for the person who must act. `secrets` are taken out of git's words, should they ever hold one. */
function explainRemote(failure, url, secrets) {
    const said = secrets
        .filter((secret) => secret !== '')
        .reduce((text, secret) => text.replaceAll(secret, '***'), (0,program/* lastLine */.fM)(failure.stderr));
    const cause = { cause: new program/* GitFailure */.Xi(failure.command, failure.code, said) };
    switch (remoteFault(failure)) {
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
//# sourceMappingURL=remote-faults.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/remote.js
/** Fetching from a remote repository by smart HTTP: two commits, the history up to what they share, and only the files that are needed. */







/** How much history is fetched, commit by commit from the tips: more and more until the merge base is certain; the last is all there is. */
const DEPTHS = [32, 256, 2048, 2_147_483_647];
/** A fetch that failed in passing is tried again after so long, in milliseconds. */
const PAUSES = [1000, 3000];
/** A connection that brings nothing for so long is given up, in seconds. */
const STALLED_SECONDS = 30;
/** Our names for what was fetched. */
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
     * Fetches both commits and enough history to be certain of their merge base, without the content of files.
     * Asks for the commits by id, and where the server does not give those out, by the names they had.
     * @returns the merge base.
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
                throw unrelated(base.sha, head.sha);
            why = found.why;
            if ((await this.repository.shallow()).length === 0)
                break;
        }
        throw new errors/* ProviderError */.m('E_UP_001', `${this.remote.url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`);
    }
    /** Fetches blobs, all at once; none where they are more than `most` bytes. */
    async blobs(names, most) {
        if (names.length === 0)
            return;
        const outcome = await this.fetch(['--filter=blob:none', '--stdin', 'origin'], { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' }, { input: `${names.join('\n')}\n`, most });
        // An old server, that gives out only what has a name: everything again, with the content.
        if (outcome === 'refused')
            await this.fetchNamed(['--refetch'], {}, { most });
    }
    /**
     * Fetches a commit and so many before it, as far as they are not here. Trees come with them, the content of files does
     * not. Tried once, for so long and so much.
     * @returns whether they are here now.
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
    /** Each by itself: the base branch may be gone. */
    async fetchNamed(options, settings, more = {}) {
        const { pr, base } = this.change;
        const named = [`+refs/pull/${pr}/head:${REF}/pull`];
        if ((0,names/* isBranchName */.Q8)(base.ref))
            named.push(`+refs/heads/${base.ref}:${REF}/branch`);
        for (const one of named)
            await this.fetch([...options, `--depth=${this.depth}`, 'origin', one], settings, more);
    }
    /**
     * Where `late` is given it is tried once, and not longer than until that is aborted.
     * @returns `refused`: the server does not give out what was asked for; `too_much`: it is more than `most` bytes, or took too long, and none of it is here.
     * @throws ProviderError on every other fault.
     */
    async fetch(args, settings, { input, most, late } = {}) {
        let token = await (0,github_token/* tokenNow */.E)(this.remote.token, this.signal);
        let renewed = false;
        for (let attempt = 0;; attempt++) {
            const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
            const result = await withinBytes(this.repository, most ?? Infinity, (enough) => this.repository.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args], { input, ...surroundings, enough: late === undefined ? enough : AbortSignal.any([enough, late]) }));
            if (result === null || (result.code !== 0 && late?.aborted === true))
                return 'too_much';
            if (result.code === 0)
                return 'fetched';
            const failure = new program/* GitFailure */.Xi('fetch', result.code, result.stderr);
            const fault = remoteFault(failure);
            if (fault === 'refused')
                return 'refused';
            if (fault === 'unauthorized' && !renewed) {
                renewed = true;
                const other = await (0,github_token/* tokenInstead */.M)(this.remote.token, token, this.signal);
                if (other !== null) {
                    token = other;
                    continue;
                }
            }
            const pause = PAUSES[attempt];
            if (fault !== 'passing' || pause === undefined || late !== undefined) {
                throw explainRemote(failure, this.remote.url, [token, basic(token)]);
            }
            await this.sleep(pause, this.signal);
        }
    }
    settings(token) {
        const { url } = this.remote;
        return {
            'remote.origin.url': url,
            'protocol.version': '2',
            // Else the token would follow to wherever the server points.
            'http.followRedirects': 'false',
            'http.lowSpeedLimit': '1',
            'http.lowSpeedTime': String(STALLED_SECONDS),
            // Keeps what was fetched as packs, which the cache can take over.
            'fetch.unpackLimit': '1',
            ...(token === '' ? {} : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${basic(token)}` }),
        };
    }
}
/** Makes git leave out the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' };
const basic = (token) => Buffer.from(`x-access-token:${token}`).toString('base64');
/** The two sides share no commit. */
function unrelated(base, head) {
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
/* unused harmony export Scratch */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36967);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47876);
/** A repository of ours, made for one look at other people's objects. */




/**
 * An empty bare repository in a temporary folder that borrows the objects of others. Git run in it sees their objects
 * and nothing else of them: no settings, hooks, attributes, filters, replaced objects or refs, and it writes nothing
 * there. So neither a checked-out pull request nor a setting of the machine can change what a diff says.
 */
class Scratch {
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
            // A workspace often belongs to another user than the one this runs as (containers); reading it is all we do.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
            const git = new _program_js__WEBPACK_IMPORTED_MODULE_2__/* .Git */ .TU(directory, options.environment);
            await (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .requireGit */ .oj)(git, signal);
            return new Scratch(directory, git, signal);
        }
        catch (fault) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
            throw fault;
        }
    }
    get gitDir() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'repository.git');
    }
    /** Lays the repository out, anew where it was before. `shallow`: the commits whose parents are known to be missing. */
    async layOut(format, objects, shallow) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.gitDir, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'info'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'pack'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'refs'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'config'), format === 'sha256'
            ? '[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n'
            : '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'info', 'alternates'), objects.map((one) => `${quoted(one)}\n`).join(''));
        if (shallow.length > 0)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
    }
    /** The commits whose parents are missing; empty where history is whole. */
    async shallow() {
        return readShallow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'shallow'));
    }
    /** Runs git in this repository. */
    run(args, more = {}) {
        return this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Runs git in this repository and gives what it printed. @throws GitFailure */
    output(args, more = {}) {
        return this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Removes the folder. */
    async dispose() {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Runs `use` on a scratch repository and removes it afterwards, whatever comes of it. */
async function withScratch(options, signal, use) {
    const scratch = await Scratch.make(options, signal);
    try {
        return await use(scratch);
    }
    finally {
        await scratch.dispose();
    }
}
/** The commits that a `shallow` file lists; none where there is no such file. */
async function readShallow(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
    }
    catch (fault) {
        if ((0,_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
/** A path as the alternates file wants it: as it is, or in C quotes where it could be misread. */
function quoted(path) {
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
// EXTERNAL MODULE: ./build/src/sources/git/objects.js
var objects = __webpack_require__(68355);
// EXTERNAL MODULE: ./build/src/sources/git/text.js
var git_text = __webpack_require__(12380);
;// CONCATENATED MODULE: ./build/src/sources/git/contents.js


/** Mode of a submodule. */
const SUBMODULE = '160000';
/** How much content is asked of git at a time, in bytes. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** The blobs that a change needs. */
function blobsOf(changes) {
    return changes.flatMap((change) => [change.old, change.new]).flatMap((side) => (isBlob(side) ? [side.name] : []));
}
/** Reads the sides of all changes, the smallest first so that one large file costs itself alone. Gives them in the order of `changes`. */
async function readContents(repository, changes, known, limits) {
    const sizeOf = (side) => (isBlob(side) ? (known.get(side.name)?.size ?? 0) : 0);
    const bytesOf = (change) => sizeOf(change.old) + sizeOf(change.new);
    const bySize = changes
        .map((change, index) => ({ change, index, bytes: bytesOf(change) }))
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
                if (!isBlob(side) || !known.has(side.name) || sizeOf(side) > limits.fileBytes)
                    continue;
                wanted.push(side.name);
                bytes += sizeOf(side);
            }
            to++;
        }
        const affordable = budget.read >= bytes;
        if (affordable)
            budget.read -= bytes;
        const blobs = affordable ? await (0,objects/* readObjects */.$I)(repository, wanted) : new Map();
        for (const { change, index } of bySize.slice(from, to)) {
            const read = (side) => readSide(repository, side, { known, blobs, limits, budget });
            made[index] = within(budget, { change, old: await read(change.old), new: await read(change.new) });
        }
        from = to;
    }
    return made;
}
async function readSide(repository, side, reading) {
    if (side === null)
        return { kind: 'none' };
    if (side.mode === SUBMODULE)
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
    return { kind: 'text', ...(0,git_text/* decode */.D4)(content) };
}
/** Takes the texts off what may still be kept; what does not fit is left out. */
function within(budget, contents) {
    const lengthOf = (content) => (content.kind === 'text' ? content.text.length : 0);
    const length = lengthOf(contents.old) + lengthOf(contents.new);
    if (length > budget.text) {
        const cut = (content) => content.kind === 'text' ? { kind: 'left_out', reason: 'too_large' } : content;
        return { change: contents.change, old: cut(contents.old), new: cut(contents.new) };
    }
    budget.text -= length;
    return contents;
}
function isBlob(side) {
    return side !== null && side.mode !== SUBMODULE;
}
//# sourceMappingURL=contents.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
;// CONCATENATED MODULE: ./build/src/sources/git/hunks.js
/** Reading the hunks out of git's patches. Works on bytes: a patch holds lines in whatever encoding the files have. */

const NEWLINE = 0x0a;
const AT = 0x40;
const BACKSLASH = 0x5c;
/**
 * Reads a patch as `git diff -U<n>` prints it. Content is told from headers by the line counts of the hunks alone, so that no
 * line of a file can pass for a header. Bytes that are not UTF-8 become U+FFFD.
 * @throws Error where the patch is cut off or is none.
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
        throw new Error(`the patch has a hunk header in an unknown form: ${header.slice(0, 200)}`);
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
    /** The first byte of the next line. */
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
 * The hunks of each change, in the order of `changes`, all in one diff. Two trees are made that hold nothing but the two sides, under
 * numbers for names, and those are compared: so the diff does not depend on paths (their quoting, their attributes), large
 * files stay out of it, renamed files are compared with what they were, and a link or a mode is compared by its content.
 */
async function readHunks(repository, changes) {
    const [from, to] = [await makeTree(repository, changes, 'old'), await makeTree(repository, changes, 'new')];
    const patch = await repository.output([
        'diff-tree',
        '-r',
        '-p',
        // We have decided what is text; git must not decide again.
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
const RENAMES = {
    // Git's own defaults, pinned. Beyond 1,000 candidates a side git itself looks for identical content alone.
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
/** What changed from one commit to another, in the order of the paths' bytes. Copies are not looked for: all their lines count as added. */
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
/** Reads `:<mode> <mode> <name> <name> <status>NUL<path>NUL`, with a second path for renames and copies. @throws on anything else. */
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
            throw new Error(`git printed a changed file in an unknown form: ${row.slice(0, 200)}`);
        const first = next();
        const moved = status === 'renamed' || status === 'copied';
        changes.push({
            status,
            path: moved ? next() : first,
            oldPath: moved ? first : null,
            old: side(oldMode, oldName),
            new: side(newMode, newName),
        });
    }
    return changes;
}
function side(mode, name) {
    return mode === undefined || name === undefined || mode === '000000' ? null : { mode, name };
}
//# sourceMappingURL=raw-diff.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/changed-files.js





/**
 * Reads what changed from one commit to another. `also` are blobs needed besides: they come in the same fetch.
 * Beyond the limit of files, and where content is missing, renames are found by identical content alone.
 */
async function readChanges(repository, commits, also, fetchBlobs, limits) {
    const plain = await listChanges(repository, commits.from, commits.to, 'none');
    const many = plain.length > limits.files;
    const listed = many ? await listChanges(repository, commits.from, commits.to, 'identical') : plain;
    const needed = [...new Set([...blobsOf(listed.slice(0, limits.files)), ...also])];
    let known = await (0,objects/* objectInfo */._d)(repository, needed);
    const missing = needed.filter((name) => !known.has(name));
    if (missing.length > 0) {
        await fetchBlobs(missing);
        known = await (0,objects/* objectInfo */._d)(repository, needed);
        // Too much for a fetch: what steers the review is had all the same.
        const steering = also.filter((name) => !known.has(name));
        if (steering.length > 0) {
            await fetchBlobs(steering);
            known = await (0,objects/* objectInfo */._d)(repository, needed);
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
    const hunksOf = new Map(texts.map((one, index) => [one.change, hunks[index] ?? []]));
    const files = contents.map((one) => changedFile(one, hunksOf.get(one.change) ?? []));
    return {
        files,
        changed: renamed.length,
        omitted: [
            ...contents.flatMap((one, index) => omission(one, files[index], limits)),
            ...indistinct(files),
            ...beyond(renamed.length, limits),
        ],
    };
}
function changedFile(contents, hunks) {
    const { change, old, new: current } = contents;
    const path = (0,git_text/* decode */.D4)(change.path);
    const oldPath = change.oldPath === null ? null : (0,git_text/* decode */.D4)(change.oldPath);
    const omitted = leftOut(contents);
    // A side without the other is half the truth, but all there is of a file that turned into something unreadable.
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
/** The reasons, the gravest first: of two sides that are left out, the graver one is the file's. */
const REASONS = ['unreadable', 'not_fetched', 'too_large', 'submodule', 'binary'];
function leftOut(contents) {
    const sides = [contents.old, contents.new];
    return REASONS.find((reason) => sides.some((side) => side.kind === 'left_out' && side.reason === reason)) ?? null;
}
/**
 * The coverage's entry of a file. Binary content is nothing a review of text could read, so it does not block by itself; but text
 * that turned binary does, and so does a submodule, since the code behind it was not looked at.
 */
function omission(contents, file, limits) {
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
            return entry(`The text is over ${mebibytes(limits.fileBytes)} a side, or the change over ${mebibytes(limits.textLength)} in all; it was not reviewed.`, true);
        case 'not_fetched':
            return entry(`The content is not in this copy of the repository, or the change is over ${mebibytes(limits.fetchBytes)} to fetch; it was not reviewed.`, true);
        case 'unreadable':
            return entry('The object in the repository is no file; it was not reviewed.', true);
    }
}
/** Different files whose names read the same once bytes that are not UTF-8 are replaced. */
function indistinct(files) {
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
function beyond(changed, limits) {
    if (changed <= limits.files)
        return [];
    const detail = `${changed} files changed; the first ${limits.files} by path were reviewed. Split the change.`;
    return [{ path: null, reason: 'too_many_files', detail, blocking: true }];
}
function mebibytes(bytes) {
    return `${Math.round((bytes / 1024 / 1024) * 100) / 100} MiB`;
}
//# sourceMappingURL=changed-files.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/snapshot.js


/**
 * The snapshot of a pinned change. The same commits give the same snapshot, wherever the repository came from; but the past may not
 * be at hand in one place (a shallow clone, a history too large to fetch), and that is part of the snapshot.
 * `fetchBlobs` is called with every blob that is needed and not here, and, where that gives none, with those of the base alone.
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
        head: { ref: change.head.ref, sha: change.head.sha, committed_at: await commitTime(repository, change.head.sha) },
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
/** When a commit was made, in UTC. A time that is none (git stores what it is given) reads as the epoch. */
async function commitTime(repository, commit) {
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
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/** Telling text from other content, by the content alone: a pull request must not be able to say of its own files that they are not to be looked at. */

/** How much of a file decides; git looks at as much. */
const SNIFFED_BYTES = 8000;
/** Up to this share of odd bytes, a file with NUL bytes is text all the same. */
const ODD_SHARE = 0.1;
/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/**
 * Whether content is binary. As git has it, content without a NUL byte near its start is text. Content with one is binary
 * only if it also looks it: else one NUL in a comment would take a source file out of the review.
 */
function isBinary(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (!start.includes(0))
        return false;
    // The cut may fall within a character: only the part before it has to be UTF-8.
    const utf8 = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(start.subarray(0, characterBoundary(start)));
    let odd = 0;
    for (const byte of start) {
        if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8))
            odd++;
    }
    return odd > start.length * ODD_SHARE;
}
/** Content as text: bytes that are not UTF-8 become U+FFFD, a byte order mark stays. */
function decode(content) {
    return { text: content.toString('utf8'), utf8: (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) };
}
/** Where the last character that could be cut off begins; the end where none is. */
function characterBoundary(bytes) {
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

/***/ }),

/***/ 20436:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createGitHubSource)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/github/client.js + 1 modules
var github_client = __webpack_require__(70245);
// EXTERNAL MODULE: ./build/src/sources/faults.js
var faults = __webpack_require__(36967);
// EXTERNAL MODULE: ./build/src/sources/git/base-files.js
var base_files = __webpack_require__(33164);
// EXTERNAL MODULE: ./build/src/sources/git/cache.js
var cache = __webpack_require__(77357);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var git_limits = __webpack_require__(12087);
// EXTERNAL MODULE: ./build/src/sources/git/objects.js
var objects = __webpack_require__(68355);
// EXTERNAL MODULE: ./build/src/sources/git/open.js + 1 modules
var git_open = __webpack_require__(17909);
// EXTERNAL MODULE: ./build/src/sources/git/snapshot.js + 5 modules
var snapshot = __webpack_require__(20049);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/sources/git/history.js + 4 modules
var git_history = __webpack_require__(90478);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/program.js + 1 modules
var program = __webpack_require__(47876);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var repository = __webpack_require__(37883);
;// CONCATENATED MODULE: ./build/src/sources/git/workspace.js
/** A workflow's workspace as the source of a change, where it has all of it. */






/** What the workspace does not have. Never leaves this file. */
class Incomplete extends Error {
    name = 'Incomplete';
}
/**
 * Runs `use` on the change in a workspace. Gives null where the workspace has not all of it: no repository, another one, commits
 * missing, history cut off too early (the checkout action's default), files left out (partial clones). Then it must be fetched.
 */
async function withWorkspace(options, workspace, change, signal, use) {
    try {
        return await (0,repository/* withScratch */.hM)(options, signal, async (repository) => {
            if ((await (0,git_open/* borrowCheckout */.a)(repository, workspace, true, signal)) === null)
                return null;
            const found = await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
            if (found.kind !== 'found')
                return null;
            const fetchBlobs = () => Promise.reject(new Incomplete('The workspace lacks the content of files.'));
            const past = (request) => (0,git_history/* readPast */.rj)(repository, request);
            return use({ repository, mergeBase: found.sha, fetchBlobs, readPast: past });
        });
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof Incomplete || fault instanceof program/* GitFailure */.Xi || fault instanceof errors/* ProviderError */.m)
            return null;
        throw fault;
    }
}
//# sourceMappingURL=workspace.js.map
// EXTERNAL MODULE: ./build/src/sources/tickets/github.js
var github = __webpack_require__(65927);
// EXTERNAL MODULE: ./build/src/github/faults.js
var github_faults = __webpack_require__(19764);
// EXTERNAL MODULE: ./build/src/github/issues.js
var issues = __webpack_require__(32209);
;// CONCATENATED MODULE: ./build/src/sources/pulls/keywords.js
const CLOSING = /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]+(?:(?<place>[\w-]+\/[\w.-]+)?#|(?<url>https?:\/\/[^\s/]+)\/(?<path>[\w-]+\/[\w.-]+)\/issues\/)(?<number>\d{1,10})(?![\w])/giu;
/** The issues, each once, in the order of the text. `serverUrl`: where URLs must point; `repo`: what a bare `#12` belongs to. */
function closingKeywords(body, repo, serverUrl) {
    const found = new Map();
    for (const { groups } of plainText(body).matchAll(CLOSING)) {
        if (groups?.['url'] !== undefined && groups['url'].toLowerCase() !== serverUrl.toLowerCase())
            continue;
        const ref = { repo: groups?.['path'] ?? groups?.['place'] ?? repo, number: Number(groups?.['number']) };
        const key = `${ref.repo.toLowerCase()}#${ref.number}`;
        if (ref.number > 0 && !found.has(key))
            found.set(key, ref);
    }
    return [...found.values()];
}
/** The text without what GitHub does not read keywords in: comments, fenced code, code spans. */
function plainText(body) {
    const kept = [];
    let fence = null;
    for (const line of withoutComments(body).split(/\r?\n/u)) {
        const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence === null) {
            if (mark === undefined)
                kept.push(withoutCodeSpans(line));
            else
                fence = mark;
        }
        else if (mark?.startsWith(fence) === true)
            fence = null;
    }
    return kept.join('\n');
}
function withoutComments(text) {
    const parts = [];
    let at = 0;
    while (at < text.length) {
        const start = text.indexOf('<!--', at);
        if (start === -1)
            break;
        parts.push(text.slice(at, start));
        const end = text.indexOf('-->', start + 4);
        at = end === -1 ? text.length : end + 3;
    }
    parts.push(text.slice(at));
    return parts.join('');
}
/** Drops what stands between two runs of equally many backticks. */
function withoutCodeSpans(line) {
    const runs = [...line.matchAll(/`+/gu)];
    // The next run of the same length, found from the end: linear, however many runs there are.
    const latest = new Map();
    const closing = runs
        .toReversed()
        .map((run) => {
        const next = latest.get(run[0].length);
        latest.set(run[0].length, run);
        return next;
    })
        .reverse();
    const parts = [];
    let at = 0;
    for (const [index, open] of runs.entries()) {
        const close = closing[index];
        if (open.index < at || close === undefined)
            continue;
        parts.push(line.slice(at, open.index), '`');
        at = close.index + close[0].length;
    }
    parts.push(line.slice(at));
    return parts.join('');
}
//# sourceMappingURL=keywords.js.map
;// CONCATENATED MODULE: ./build/src/sources/pulls/closing-issues.js
/** The issues that a pull request closes. */





/**
 * Asks GitHub (GraphQL) which issues the pull request closes. Where that fails, reads the closing words of its text instead,
 * and says so. An issue that is closed but cannot be read blocks: its criteria are unknown. One exception: a number that the text
 * names and that its own repository does not have; nothing can be closed by that.
 * @throws ProviderError where the token is refused or an issue cannot be read for now.
 */
async function closingIssues(client, pull, serverUrl, signal) {
    try {
        const list = await (0,issues/* listClosingIssues */._6)(client, pull, signal);
        if (list !== null)
            return toClosingIssues(list, pull.repo);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof errors/* ProviderError */.m)
            throw fault;
        if ((0,github_faults/* statusOf */.c2)(fault) === 401) {
            throw new errors/* ProviderError */.m('E_TOK_001', 'GitHub does not accept the token (401). Give a valid token.', false, {
                cause: fault,
            });
        }
    }
    return namedInText(client, pull, serverUrl, signal);
}
function toClosingIssues({ issues, hidden }, repo) {
    const tickets = issues.map((issue) => (0,github/* toTicket */.sT)(issue, { repo, relation: 'closing' }));
    if (hidden === 0)
        return { tickets, missing: [] };
    const detail = `${hidden} of the issues that the pull request closes could not be read. Give the token "issues: read" on their repositories, or name the ticket.`;
    return { tickets, missing: [{ path: null, reason: 'closing_issue', detail, blocking: true }] };
}
async function namedInText(client, pull, serverUrl, signal) {
    const named = closingKeywords(pull.body, pull.repo, serverUrl).slice(0, issues/* MAX_CLOSING_ISSUES */.Wt);
    const detail = 'GitHub did not say which issues the pull request closes; the closing words in its text were read instead. Issues that were linked by hand are not known.';
    const missing = [{ path: null, reason: 'closing_issues_by_text', detail, blocking: false }];
    const tickets = [];
    for (const issue of named) {
        try {
            tickets.push(await (0,github/* readIssueTicket */.Cy)(client, issue, { repo: pull.repo, relation: 'closing' }, signal));
        }
        catch (fault) {
            if (!(fault instanceof github/* IssueNotReadable */.rZ))
                throw fault;
            // A pull request is no ticket, whatever the text says.
            if (fault.why !== 'pull')
                missing.push(unreadable(issue, fault.why, pull.repo));
        }
    }
    return { tickets, missing };
}
function unreadable(issue, why, repo) {
    const own = issue.repo.toLowerCase() === repo.toLowerCase();
    const name = (0,github/* issueName */.X0)(issue, repo);
    return why === 'none' && own
        ? { path: null, reason: 'closing_issue', detail: `The text closes ${name}, which does not exist.`, blocking: false }
        : {
            path: null,
            reason: 'closing_issue',
            detail: `The text closes ${name}, which the token may not read. Give it "issues: read" there, or name the ticket.`,
            blocking: true,
        };
}
//# sourceMappingURL=closing-issues.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
// EXTERNAL MODULE: ./build/src/github/repository.js
var github_repository = __webpack_require__(70005);
;// CONCATENATED MODULE: ./build/src/github/pulls.js
/** Pull requests and branches over GitHub's API ("Pulls" and "Commits" in GitHub's REST documentation). */




/** What is used of a pull request's answer: an answer without it did not come from GitHub. */
const Pull = schemas/* object */.Ikc({
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: values/* Sha */.$R, repo: schemas/* object */.Ikc({ full_name: values/* Repo */.lc }) }),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: values/* Sha */.$R }),
});
const Head = schemas/* object */.Ikc({ head: schemas/* object */.Ikc({ sha: values/* Sha */.$R }) });
const Commit = schemas/* object */.Ikc({ sha: values/* Sha */.$R });
const ROUTE = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
/** GitHub's own name for an account that was deleted. */
const DELETED_ACCOUNT = 'ghost';
async function askPullRequest(client, { repo, pr }, signal) {
    return (await client.request(ROUTE, { ...(0,github_repository/* splitRepository */.T)(repo), pull_number: pr }, { signal })).data;
}
/** The commit at the head of a pull request now. @throws as `readPullRequest` does */
async function readHeadCommit(client, ref, signal) {
    return parseAnswer(Head, await askPullRequest(client, ref, signal)).head.sha;
}
/** Reads a pull request. @throws what the client throws; GitHubAnswerError where the answer is not one of GitHub's */
async function readPullRequest(client, ref, signal) {
    const pull = (0,github_faults/* parseAnswer */.Wp)(Pull.extend({ number: schemas/* literal */.euz(ref.pr) }), await askPullRequest(client, ref, signal));
    return {
        repo: pull.base.repo.full_name,
        number: pull.number,
        open: pull.state === 'open',
        title: pull.title,
        body: pull.body ?? '',
        author: pull.user?.login ?? DELETED_ACCOUNT,
        labels: pull.labels.map((label) => label.name),
        base: { ref: pull.base.ref, sha: pull.base.sha },
        head: { ref: pull.head.ref, sha: pull.head.sha },
    };
}
/** The newest commit of a branch; null where there is no such branch. @throws as `readPullRequest` does */
async function readBranchTip(client, { repo, branch }, signal) {
    const asked = { ...(0,github_repository/* splitRepository */.T)(repo), ref: `heads/${branch}`, per_page: 1 };
    try {
        const { data } = await client.request('GET /repos/{owner}/{repo}/commits/{ref}', asked, { signal });
        return (0,github_faults/* parseAnswer */.Wp)(Commit, data).sha;
    }
    catch (fault) {
        const status = (0,github_faults/* statusOf */.c2)(fault);
        if (!signal.aborted && (status === 404 || status === 409 || status === 422))
            return null;
        throw fault;
    }
}
//# sourceMappingURL=pulls.js.map
;// CONCATENATED MODULE: ./build/src/sources/pulls/pull.js
/** The pull request, pinned. */



/** What the token must have to read a pull request and its code. */
const PERMISSION = 'pull-requests: read';
/**
 * Reads the pull request. The base is the tip of its branch, so that the policy in force is the newest one and what was merged from the base since
 * does not count as part of the change. Of one that is closed, or whose base branch is gone, it is the commit that GitHub names as its base.
 * @throws ProviderError
 */
async function readPull(client, asked, signal) {
    const pull = await readAsked(client, asked, signal);
    const tip = pull.open ? await readBaseTip(client, asked.repo, pull.base.ref, signal) : null;
    return {
        repo: pull.repo,
        pr: pull.number,
        base: { ref: pull.base.ref, sha: tip ?? pull.base.sha },
        head: pull.head,
        title: pull.title,
        body: pull.body,
        author: pull.author,
        labels: [...new Set(pull.labels)].sort(),
    };
}
async function readAsked(client, asked, signal) {
    const name = `${asked.repo}#${asked.pr}`;
    try {
        return await readPullRequest(client, asked, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if ((0,github_faults/* statusOf */.c2)(fault) === 404) {
            throw new errors/* ProviderError */.m('E_REQ_002', `GitHub has no pull request ${name}, or the token may not see it. Check repo and pr, and that the token has "${PERMISSION}" there.`);
        }
        throw (0,github_faults/* explainGitHub */.$2)(fault, `reading the pull request ${name}`, PERMISSION);
    }
}
async function readBaseTip(client, repo, branch, signal) {
    try {
        return await readBranchTip(client, { repo, branch }, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        throw (0,github_faults/* explainGitHub */.$2)(fault, `reading the base branch ${branch} of ${repo}`, 'contents: read');
    }
}
//# sourceMappingURL=pull.js.map
;// CONCATENATED MODULE: ./build/src/sources/pulls/provider.js
/** Pull requests of GitHub: words and tickets over its API, code over git. */














/** Makes the source of pull requests on GitHub. The API is asked for the pull request and its tickets alone; no limit of its file lists applies. */
function createGitHubSource(options) {
    const client = (0,github_client/* createGitHubClient */.L)(options);
    const serverUrl = (0,url/* withoutEndSlashes */.he)(options.serverUrl);
    const environment = options.environment ?? process.env;
    const limits = options.limits ?? git_limits/* GIT_LIMITS */.U;
    const ownTicket = (id, repo, signal) => (0,github/* readRequestedTicket */.xh)(client, id, repo, serverUrl, signal);
    const readTicket = options.readTicket?.(ownTicket) ?? ownTicket;
    /** Runs `use` on the change: in the workspace where that has all of it, else on what was fetched. */
    async function withCode(change, signal, use) {
        const remote = {
            remote: { url: `${serverUrl}/${change.repo}.git`, token: options.token },
            cacheDirectory: options.cacheDirectory,
            environment,
            fetchBytes: limits.fetchBytes,
            sleep: options.sleep ?? ((milliseconds, given) => (0,promises_.setTimeout)(milliseconds, undefined, { signal: given })),
        };
        if (options.workspace !== null) {
            const parent = await new cache/* ObjectCache */.UF(options.cacheDirectory, remote.remote.url).open();
            const boxed = await withWorkspace({ parent, environment }, options.workspace, change, signal, async (opened) => ({
                result: await use(opened),
            }));
            if (boxed !== null)
                return boxed.result;
        }
        return (0,git_open/* withRemote */.T)(remote, change, signal, use);
    }
    return {
        pin: (request, signal) => (0,faults/* guarded */.N)(signal, async () => {
            const pull = await readPull(client, request, signal);
            if (request.ticket === null)
                return { ...pull, ...(await closingIssues(client, pull, serverUrl, signal)) };
            const ticket = await readTicket(request.ticket, pull.repo, signal);
            return { ...pull, tickets: [ticket], missing: [] };
        }),
        snapshot: (change, signal) => (0,faults/* guarded */.N)(signal, () => withCode(change, signal, (opened) => (0,snapshot/* readSnapshot */.R)(opened, change, limits))),
        readAtBase: (change, path, signal) => (0,faults/* guarded */.N)(signal, () => withCode(change, signal, async ({ repository, fetchBlobs }) => {
            const entry = await (0,base_files/* fileAtCommit */.fw)(repository, change.base.sha, path);
            if (entry === null)
                return null;
            if (!(await (0,objects/* objectInfo */._d)(repository, [entry.name])).has(entry.name))
                await fetchBlobs([entry.name]);
            return (await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null;
        })),
        ticket: ({ repo, id }, signal) => (0,faults/* guarded */.N)(signal, () => readTicket(id, repo, signal)),
    };
}
//# sourceMappingURL=provider.js.map

/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ readIssueTicket),
/* harmony export */   X0: () => (/* binding */ issueName),
/* harmony export */   h_: () => (/* binding */ githubTicketReader),
/* harmony export */   rZ: () => (/* binding */ IssueNotReadable),
/* harmony export */   sT: () => (/* binding */ toTicket),
/* harmony export */   xh: () => (/* binding */ readRequestedTicket)
/* harmony export */ });
/* unused harmony export parseTicketId */
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16258);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16112);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70245);
/* harmony import */ var _github_faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19764);
/* harmony import */ var _github_issues_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32209);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(36967);
/* harmony import */ var _systems_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76612);
/** GitHub issues as tickets. */








/** An issue that is not there, or not for this token. */
class IssueNotReadable extends Error {
    issue;
    why;
    name = 'IssueNotReadable';
    constructor(issue, 
    /** `none`: no such issue as far as the token sees; `pull`: a pull request; `denied`: the token may not. */
    why) {
        super(`${issue.repo}#${issue.number}: ${why}`);
        this.issue = issue;
        this.why = why;
    }
}
/** An issue as a ticket. */
function toTicket(issue, { repo, relation }) {
    const { url, title, body } = issue;
    return { id: issueName(issue, repo), provider: 'github', url, title, body, relation };
}
/** Reads an issue as a ticket. @throws IssueNotReadable, ProviderError */
async function readIssueTicket(client, ref, use, signal) {
    let issue;
    try {
        issue = await (0,_github_issues_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssue */ .OS)(client, ref, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw fault;
        const status = (0,_github_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(fault);
        if (status === 404 || status === 410)
            throw new IssueNotReadable(ref, 'none');
        if (status === 403 && !(0,_github_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(fault))
            throw new IssueNotReadable(ref, 'denied');
        throw (0,_github_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .explainGitHub */ .$2)(fault, `reading the issue ${issueName(ref, '')}`, 'issues: read');
    }
    if (issue === null)
        throw new IssueNotReadable(ref, 'pull');
    return toTicket(issue, use);
}
/** `#12` in its own repository, `owner/repo#12` elsewhere. */
function issueName(issue, repo) {
    return issue.repo.toLowerCase() === repo.toLowerCase() ? `#${issue.number}` : `${issue.repo}#${issue.number}`;
}
/** Reads the ticket that a request names. @throws ProviderError: E_AC_002 where it is no issue that can be read. */
async function readRequestedTicket(client, id, repo, serverUrl, signal) {
    const issue = parseTicketId(id, repo, serverUrl);
    try {
        return await readIssueTicket(client, issue, { repo, relation: 'requested' }, signal);
    }
    catch (fault) {
        if (!(fault instanceof IssueNotReadable))
            throw fault;
        const name = issueName(issue, '');
        switch (fault.why) {
            case 'pull':
                throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${name} is a pull request, not an issue. Name the issue with the acceptance criteria.`);
            case 'denied':
                throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_TOK_001', `The token may not read the issue ${name}. Give the token, or the job's "permissions", "issues: read".`);
            case 'none':
                throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `GitHub has no issue ${name}, or the token may not see it. Check the number, and that the token has "issues: read" on ${issue.repo}.`);
        }
    }
}
/** Reads `12`, `#12`, `owner/repo#12` and issue URLs. @throws ProviderError E_AC_002 on anything else. */
function parseTicketId(id, repo, serverUrl) {
    const text = id.trim();
    const short = /^(?:([\w-]+\/[\w.-]+)?#)?(\d{1,10})$/u.exec(text);
    const url = /^(https?:\/\/[^/]+)\/([\w-]+\/[\w.-]+)\/(issues|pull)\/(\d{1,10})(?:[/?#].*)?$/iu.exec(text);
    const place = short?.[1] ?? url?.[2] ?? repo;
    const number = Number(short?.[2] ?? url?.[4]);
    const elsewhere = url !== null && url[1]?.toLowerCase() !== (0,_base_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutEndSlashes */ .he)(serverUrl).toLowerCase();
    if ((short !== null || (url !== null && !elsewhere)) &&
        _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Repo */ .lc.safeParse(place).success &&
        _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .PullNumber */ .jK.safeParse(number).success) {
        return { repo: place, number };
    }
    const shown = JSON.stringify(text.slice(0, 128));
    const hint = 'Name a GitHub issue: 12, #12, owner/repo#12 or its URL.';
    if (/^[A-Za-z][A-Za-z0-9_]*-\d+$/u.test(text)) {
        const systems = _systems_js__WEBPACK_IMPORTED_MODULE_5__/* .TICKET_SYSTEMS */ .O.map(({ title }) => title).join(' or ');
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} reads like a ${systems} issue, and no ${systems} provider is set up here. ${hint}`);
    }
    if (elsewhere)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} is not on ${serverUrl}. ${hint}`);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} is no ticket that can be read. ${hint}`);
}
/** Reads tickets from GitHub issues, for changes that are not on GitHub themselves. */
function githubTicketReader(options) {
    const client = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_6__/* .createGitHubClient */ .L)(options);
    const serverUrl = options.serverUrl ?? serverOf(options.apiUrl);
    return (id, signal) => (0,_faults_js__WEBPACK_IMPORTED_MODULE_7__/* .guarded */ .N)(signal, () => readRequestedTicket(client, id, options.repo, serverUrl, signal));
}
/** `https://api.github.com` → `https://github.com`, `https://api.x.ghe.com` → `https://x.ghe.com`, `https://host/api/v3` → `https://host`. */
function serverOf(apiUrl) {
    return new URL(apiUrl).origin.replace(/^(https?:\/\/)api\./u, '$1');
}
//# sourceMappingURL=github.js.map

/***/ }),

/***/ 76612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ TICKET_SYSTEMS)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var base_errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/contract/provider-token.js
var provider_token = __webpack_require__(39847);
;// CONCATENATED MODULE: ./build/src/sources/tickets/system.js
/** Makes a system of its parts. */
function defineTicketSystem(parts) {
    const { name, title, advice, matches, tokenSchema } = parts;
    return {
        name,
        title,
        advice,
        matches,
        checkToken: (token, allowHost) => parts.checkToken?.(tokenSchema.parse(token), allowHost) ?? [],
        open: (token, means) => parts.open(tokenSchema.parse(token), means),
    };
}
//# sourceMappingURL=system.js.map
// EXTERNAL MODULE: ./build/src/sources/tickets/ticket-id.js
var ticket_id = __webpack_require__(90052);
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/address.js
/** Where a tenant's Jira is. The tenant says so; the credentials go there. */


/**
 * Reads `base_url`: https, or http to a host that the operator allows; a path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
function jiraAddress(text, allowHost) {
    const url = (0,base_url/* parseHttpUrl */.f$)(text);
    if (url === null || (0,base_url/* holdsCredentials */.Hn)(url)) {
        throw refused('must be an address such as https://example.atlassian.net, without a user or a password in it');
    }
    if (url.protocol === 'http:' && !allowHost(url.hostname, (0,base_url/* portOf */.HM)(url))) {
        throw refused('must begin with https://, so that the token is not sent in the clear; the operator can allow single hosts');
    }
    return new URL(`${url.origin}${(0,base_url/* withoutEndSlashes */.he)(url.pathname)}`);
}
/** What is wrong with a `base_url`, an http(s) address, that is about to be kept; null where nothing is. */
function checkBaseUrl(text, allowHost) {
    const url = new URL(text);
    if ((0,base_url/* holdsCredentials */.Hn)(url))
        return 'must not hold a user or a password: give them as email and token';
    if (url.search !== '' || url.hash !== '')
        return 'must have neither a query nor a fragment';
    if (url.protocol === 'https:' || allowHost(url.hostname, (0,base_url/* portOf */.HM)(url)))
        return null;
    return 'must be https: the token would be sent in the clear (the operator may allow the host)';
}
function refused(why) {
    return new base_errors/* ProviderError */.m('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token anew.`);
}
/** An address below it. */
function below(base, path) {
    return new URL(`${base.origin}${(0,base_url/* withoutEndSlashes */.he)(base.pathname)}${path}`);
}
//# sourceMappingURL=address.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/sources/faults.js
var faults = __webpack_require__(36967);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/src/sources/tickets/json-call.js




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
    throw new base_errors/* ProviderError */.m('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}
/** The rate limit of a ticket system is used up. */
function rateLimited(system, doing) {
    const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
    return new base_errors/* ProviderError */.m('E_UP_001', text, true);
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
        if (fault instanceof base_errors/* ProviderError */.m)
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
            throw new base_errors/* ProviderError */.m('E_UP_001', text);
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
    const code = (0,faults/* systemCode */.x)(fault);
    if (late) {
        return new base_errors/* ProviderError */.m('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
    }
    // The guard's own words name the address that a private name has: that is not the tenant's to know.
    if (external_node_util_.types.isNativeError(fault) && fault.name === 'AddressRefused') {
        const text = `${system} (${url.host}) was not asked while ${doing}: its address is not one of the public internet. The operator of the service can allow single hosts.`;
        return new base_errors/* ProviderError */.m('E_UP_001', text, false, { cause: fault });
    }
    const said = code ?? (external_node_util_.types.isNativeError(fault) ? fault.message.slice(0, 200) : 'no reason given');
    // A connection that was refused on purpose has no code: another time will not help it.
    const lasting = code === null || LASTING.has(code);
    const advice = lasting ? 'Check its address.' : 'Try again.';
    const text = `${system} (${url.host}) could not be reached while ${doing}: ${said}. ${advice}`;
    return new base_errors/* ProviderError */.m('E_UP_001', text, !lasting, { cause: fault });
}
//# sourceMappingURL=json-call.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/acceptance-titles.js
var acceptance_titles = __webpack_require__(15037);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/criteria-fields.js
/** Custom fields that hold acceptance criteria, found by what people call them. */


const NAMES = new Set(acceptance_titles/* ACCEPTANCE_FIELD_NAMES */.C);
/** Fields of one name that are asked for; every team's own project may have one. */
const MAX_FIELDS = 50;
const MAX_NAME_CHARACTERS = 200;
/** The name as it is compared, without what stands in brackets at its end: `Akzeptanzkriterien (neu)`. */
function foldName(name) {
    return (0,fold/* foldWords */.r)(name.slice(0, MAX_NAME_CHARACTERS).replace(/\([^()]*\)\s*$/u, ''));
}
/**
 * The ids of the fields with the criteria.
 * @param wanted the name or id that the tenant gave; null to go by the usual names
 */
function criteriaFields(fields, wanted) {
    const name = wanted === null ? null : foldName(wanted);
    const fits = (field) => name === null ? NAMES.has(foldName(field.name)) : foldName(field.name) === name || field.id === wanted;
    const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
    return [...new Set(ids)].slice(0, MAX_FIELDS);
}
/** Whether an id may stand in a list of ids. */
function isPlain(id) {
    return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
//# sourceMappingURL=criteria-fields.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/faults.js
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
        throw new base_errors/* ProviderError */.m('E_TOK_001', text);
    }
    if (status === 403) {
        throw new base_errors/* ProviderError */.m('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${PERMISSION}`);
    }
    if (status >= 300 && status < 400) {
        const text = `Jira answered with a redirect${elsewhere(headers)} while ${doing}. It is not followed, since the token would go there too: set the token anew with the address that Jira itself answers at as base_url.`;
        throw new base_errors/* ProviderError */.m('E_TOK_001', text);
    }
    if (status >= 400 && status !== 404) {
        throw new base_errors/* ProviderError */.m('E_UP_001', `Jira answered ${status} while ${doing}.`);
    }
}
/** ` to https://host`, where the redirect says so. */
function elsewhere({ location }) {
    const url = location === undefined ? null : (0,base_url/* parseUrl */.Dl)(location);
    return url === null ? '' : ` to ${url.origin.slice(0, 200)}`;
}
/** An answer that is not what Jira answers. */
function notJira(base, doing) {
    const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
    return new base_errors/* ProviderError */.m('E_UP_001', text);
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/inline.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/writer.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/table.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf-nodes.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf-inline.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-inline.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-macros.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-rows.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/values.js
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
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/tickets.js
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
        throw new base_errors/* ProviderError */.m('E_AC_002', `Jira has no field ${shown}, which is to hold the criteria. Set the token for Jira anew with another criteria_field, or without one.`);
    }
    async function read(key, signal) {
        const ids = await criteriaIds(signal);
        const doing = `reading the issue ${key}`;
        const wanted = ['summary', 'description', ...ids].join(',');
        const path = `/issue/${encodeURIComponent(key)}?fields=${encodeURIComponent(wanted)}`;
        const answer = await get(path, doing, signal, MAX_ISSUE_BYTES);
        if (answer.status === 404) {
            throw new base_errors/* ProviderError */.m('E_AC_002', `Jira has no issue ${key}, or the token may not see it. Check the key, and that the token's account has "Browse projects" there.`);
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
        const tooLong = () => new base_errors/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
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
    return { base, read: (key, signal) => (0,faults/* guarded */.N)(signal, () => read(key, signal)) };
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/index.js
/** Jira as a ticket system. */






const isCloud = ({ hostname }) => hostname.toLowerCase().endsWith('.atlassian.net');
/** Its addresses name an issue in the path, or as `?selectedIssue=SHOP-12`. */
function findIssueKey(url) {
    return (0,ticket_id/* findKeyInPath */.bl)(url) ?? (0,ticket_id/* parseKey */.Do)(url.searchParams.get('selectedIssue') ?? '');
}
/**
 * The key of an issue in the Jira at `base`; null for an address that is elsewhere.
 * @throws ProviderError E_AC_002 for an address of another Jira Cloud, and for one at `base` that is none of an issue
 */
function resolveJiraIssue(base, { key, url }) {
    if (key !== null || url === null)
        return key;
    if (url.origin !== base.origin) {
        if (!isCloud(url))
            return null;
        throw new base_errors/* ProviderError */.m('E_AC_002', `The address is not on ${base.origin}, where the token for Jira belongs.`);
    }
    const found = findIssueKey(url);
    if (found !== null)
        return found;
    throw new base_errors/* ProviderError */.m('E_AC_002', `The address on ${base.origin} is not that of an issue. Name it: SHOP-12.`);
}
const JIRA = defineTicketSystem({
    name: 'jira',
    title: 'Jira',
    tokenSchema: provider_token/* JiraToken */.gA,
    advice: 'For Jira: PUT /v1/provider-tokens/jira with base_url, email and token.',
    checkToken: ({ base_url: text }, allowHost) => {
        const detail = checkBaseUrl(text, allowHost);
        return detail === null ? [] : [{ pointer: '/base_url', detail }];
    },
    matches: ({ key, url }) => {
        if (key !== null)
            return 'possible';
        if (url === null)
            return null;
        if (isCloud(url))
            return 'certain';
        // A Jira of one's own may be anywhere: its token says where.
        return findIssueKey(url) === null ? null : 'possible';
    },
    open: (token, { connection, allowHost, clock }) => {
        const { base, read } = jiraTickets({
            baseUrl: token.base_url,
            email: token.email ?? null,
            token: token.token,
            criteriaField: token.criteria_field ?? null,
            allowHost,
            connection,
            clock,
        });
        return { resolve: (id) => resolveJiraIssue(base, id), read };
    },
});
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/linear.js
/** Issues of Linear as tickets, over its GraphQL API. Source: https://linear.app/developers/graphql. */







/** Linear's documentation, "Getting started": there is one address for all. */
const LINEAR_API = 'https://api.linear.app/graphql';
/** Largest ticket, in characters, as of one of Jira's: it is read on the event loop. */
const linear_MAX_TICKET_CHARACTERS = 128 * 1024;
const QUERY = 'query Issue($id: String!) { issue(id: $id) { identifier title description url } }';
const Answer = schemas/* object */.Ikc({
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
const linear_PERMISSION = 'It must be able to read the issue (scope "read"), in the workspace and team of the issue.';
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
        const parsed = Answer.safeParse(answer.json);
        mustBeAnswer(answer, parsed.success ? parsed.data.errors : [], doing);
        const issue = parsed.data?.data?.issue;
        if (!parsed.success || issue === undefined) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear answered with something else than an issue while ${doing}.`);
        }
        if (issue === null)
            throw none(id);
        const body = withPlainFolds(issue.description ?? '');
        if (body.length > linear_MAX_TICKET_CHARACTERS) {
            throw new base_errors/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
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
            throw new base_errors/* ProviderError */.m('E_TOK_001', `Linear does not accept the token (while ${doing}). Set it anew. ${linear_PERMISSION}`);
        }
        if (status === 403 || is(/FORBIDDEN|FEATURENOTACCESSIBLE/u)) {
            throw new base_errors/* ProviderError */.m('E_TOK_001', `Linear refuses the token (while ${doing}). ${linear_PERMISSION}`);
        }
        if (status >= 300 && status < 400) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear answered with a redirect while ${doing}. It is not followed.`);
        }
        const missing = said.some(({ message, words }) => /ENTITYNOTFOUND/u.test(words) || /not found|could not find/iu.test(message));
        if (missing)
            throw none(doing.replace('reading the issue ', ''));
        if (is(/INTERNAL|NETWORK|BOOTSTRAP|LOCKTIMEOUT/u)) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear failed while ${doing}. Try again.`, true);
        }
        if (status >= 400 || said.length > 0) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear refused the request (${status}) while ${doing}.`);
        }
    }
    return { read: (id, signal) => (0,faults/* guarded */.N)(signal, () => read(id, signal)) };
}
const LINEAR = defineTicketSystem({
    name: 'linear',
    title: 'Linear',
    tokenSchema: provider_token/* LinearToken */.NK,
    advice: 'For Linear: PUT /v1/provider-tokens/linear with a token.',
    matches: ({ key, url }) => {
        if (key !== null)
            return 'possible';
        if (url?.hostname.toLowerCase() !== 'linear.app')
            return null;
        // `https://linear.app/<workspace>/issue/ENG-123/<title>`.
        if ((0,ticket_id/* findKeyInPath */.bl)(url) !== null)
            return 'certain';
        const text = 'The address on linear.app is not that of an issue. Name the issue: ENG-123.';
        throw new base_errors/* ProviderError */.m('E_AC_002', text);
    },
    open: ({ token }, { connection }) => ({
        resolve: ({ key, url }) => key ?? (url === null ? null : (0,ticket_id/* findKeyInPath */.bl)(url)),
        ...linearTickets({ token, apiUrl: LINEAR_API, connection }),
    }),
});
function none(id) {
    return new base_errors/* ProviderError */.m('E_AC_002', `Linear has no issue ${id}, or the token may not see it. Check the id, and that the token belongs to its workspace.`);
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
//# sourceMappingURL=linear.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/systems.js
/** The ticket systems beside GitHub. Where a key may belong to several, they are asked in this order. */


const TICKET_SYSTEMS = [JIRA, LINEAR];
//# sourceMappingURL=systems.js.map

/***/ }),

/***/ 90052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: () => (/* binding */ parseKey),
/* harmony export */   WW: () => (/* binding */ readTicketId),
/* harmony export */   bl: () => (/* binding */ findKeyInPath)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16258);
/** The id of a ticket as a request names it: a key, an address, or what GitHub takes for one of its issues. */

/** `SHOP-12`; Jira's keys have at least two characters before the dash, Linear's one. */
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10}$/u;
/** In the path of an address: `/browse/SHOP-12`, `/issues/SHOP-12`, `/issue/ENG-12/title`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;
/** A text as a key in upper case; null where it is none. */
function parseKey(text) {
    return KEY.test(text) ? text.toUpperCase() : null;
}
/** Reads an id; blanks around it do not count. */
function readTicketId(text) {
    const id = text.trim();
    return { key: parseKey(id), url: /^https?:\/\//iu.test(id) ? (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(id) : null };
}
/** The key in the path of an issue's address; null where there is none. */
function findKeyInPath({ pathname }) {
    return KEY_IN_PATH.exec(pathname)?.[1]?.toUpperCase() ?? null;
}
//# sourceMappingURL=ticket-id.js.map

/***/ })

};
