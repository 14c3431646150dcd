export const id = 818;
export const ids = [818];
export const modules = {

/***/ 50167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ computeBackoff),
/* harmony export */   u: () => (/* binding */ MAX_WAIT_MS)
/* harmony export */ });
/** How long to wait after a fault before the next try. */
const FIRST_WAIT_MS = 500;
/** The longest wait between two tries or two polls, unless the service asks for more. */
const MAX_WAIT_MS = 15_000;
/**
 * Returns the wait before a retry, in milliseconds. It doubles with each failure, up to 15 s. Jitter then reduces it to
 * no less than half, so that clients that failed at the same time do not retry at the same time.
 * @param failures the number of failures so far, from 1
 * @param random 0 ≤ n < 1
 */
function computeBackoff(failures, random) {
    const whole = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    return Math.round(whole * (0.5 + 0.5 * random()));
}
//# sourceMappingURL=backoff.js.map

/***/ }),

/***/ 98602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ formatTimestamp),
/* harmony export */   YA: () => (/* binding */ seconds)
/* harmony export */ });
/* unused harmony export checkPeriod */
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
const DAY = 86_400_000;
/** The longest period of one export, in days. */
const MAX_PERIOD_DAYS = 366;
/** Says what is wrong with the end of a period of two ISO 8601 times; null if nothing is. */
function checkPeriod({ from, to }) {
    const length = Date.parse(to) - Date.parse(from);
    if (length <= 0)
        return 'must be later than from';
    return length > MAX_PERIOD_DAYS * DAY ? `must be at most ${MAX_PERIOD_DAYS} days after from` : null;
}
//# sourceMappingURL=time.js.map

/***/ }),

/***/ 40404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHttpReviewer: () => (/* reexport */ createHttpReviewer)
});

// UNUSED EXPORTS: NEEDED_SCOPES, createAuditor, createDispatcher

// EXTERNAL MODULE: ./build/src/base/review-error.js
var review_error = __webpack_require__(55760);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/contract/observed.js + 1 modules
var observed = __webpack_require__(14645);
// EXTERNAL MODULE: ./build/src/base/excerpt.js
var excerpt = __webpack_require__(70522);
// EXTERNAL MODULE: ./build/src/contract/advice.js
var advice = __webpack_require__(41698);
;// CONCATENATED MODULE: ./build/src/client/connection/connection-error.js
/** Connections that came to nothing: what happened, and whether it may go better. */
/** A connection fault. Internal: what leaves the client is a ReviewError. */
class ConnectionError extends Error {
    patience;
    hint;
    name = 'ConnectionError';
    constructor(message, patience, hint = '') {
        super(message);
        this.patience = patience;
        this.hint = hint;
    }
}
/** Error codes of Node and of undici. */
const KNOWN = {
    ECONNREFUSED: {
        words: 'the connection was refused',
        hint: 'Check that the service runs and that base-url is right.',
    },
    ECONNRESET: { words: 'the connection was reset' },
    EPIPE: { words: 'the connection was closed while sending' },
    ETIMEDOUT: { words: 'the connection timed out' },
    EHOSTUNREACH: { words: 'the host cannot be reached' },
    ENETUNREACH: { words: 'the network cannot be reached' },
    EAI_AGAIN: { words: 'the host name could not be resolved for now' },
    ENOTFOUND: { words: 'there is no host of this name', patience: 'few', hint: 'Check the host in base-url.' },
    UND_ERR_SOCKET: { words: 'the connection was closed before the answer was complete' },
    UND_ERR_CONNECT_TIMEOUT: { words: 'no connection came about in time' },
    UND_ERR_HEADERS_TIMEOUT: { words: 'no answer came in time' },
    UND_ERR_BODY_TIMEOUT: { words: 'the answer stopped in the middle' },
    UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { words: 'the answer was not as long as it said' },
    UND_ERR_DESTROYED: { words: 'the client is closed', patience: 'none' },
    UND_ERR_CLOSED: { words: 'the client is closed', patience: 'none' },
    UND_ERR_INVALID_ARG: { words: 'the request cannot be sent', patience: 'none' },
    UND_ERR_NOT_SUPPORTED: { words: 'the request cannot be sent', patience: 'none' },
};
const TLS = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|UND_ERR_PRX_TLS|EPROTO$|HOSTNAME_MISMATCH)/u;
const TLS_HINT = 'Check that base-url names the right scheme and host. For a certificate authority of your own, set NODE_EXTRA_CA_CERTS.';
/** Node's errors come from another realm in some hosts, so they are read by their fields, not by their class. */
function readErrorField(fault, name) {
    if (typeof fault !== 'object' || fault === null || !(name in fault))
        return '';
    const value = Reflect.get(fault, name);
    return typeof value === 'string' ? value : '';
}
/** Statuses that may go better another time. */
const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
function createProxyError(status) {
    const patience = RETRIED_STATUSES.has(status) ? 'deadline' : 'none';
    const hint = status === 407
        ? 'The proxy wants a user and a password: put them into https_proxy as http://user:password@host:port.'
        : 'Let the proxy pass this host, or name the host in no_proxy.';
    return new ConnectionError(`the proxy answered ${status}`, patience, hint);
}
/** Reads what a connection threw. */
function toConnectionError(fault) {
    const code = readErrorField(fault, 'code');
    const message = readErrorField(fault, 'message');
    const [, proxyStatus] = /^Proxy response \((\d+)\)/u.exec(message) ?? [];
    if (proxyStatus !== undefined)
        return createProxyError(Number(proxyStatus));
    const known = KNOWN[code];
    if (known !== undefined) {
        const words = code.startsWith('E') ? `${known.words} (${code})` : known.words;
        return new ConnectionError(words, known.patience ?? 'deadline', known.hint);
    }
    if (TLS.test(code))
        return new ConnectionError(`no secure connection (${code})`, 'none', TLS_HINT);
    if (code.startsWith('HPE_'))
        return new ConnectionError(`what answers is not HTTP (${code})`, 'few', TLS_HINT);
    const words = [message, code === '' ? '' : `(${code})`].filter(Boolean).join(' ');
    return new ConnectionError(words === '' ? 'the connection failed' : words, 'deadline');
}
//# sourceMappingURL=connection-error.js.map
;// CONCATENATED MODULE: ./build/src/client/connection/refusal.js
/** An answer that says no: its code and detail, found in a body of any shape, and what to do next. */




const DETAIL_CHARACTERS = 500;
const MAX_FIELD_FAULTS = 10;
/** What the token call is refused with (RFC 6749 §5.2). */
const TOKEN_ADVICE = {
    invalid_client: 'Check client-id and client-secret.',
    unauthorized_client: 'The client may not use the client_credentials grant: ask the operator to allow it.',
    invalid_scope: 'Give the client the scopes reviews:read, reviews:write and findings:read.',
};
const HINTS = { ...advice/* ADVICE */.h, ...TOKEN_ADVICE };
/** Codes that no retry heals, whatever status they come with: the interface does not show it. */
const FINAL_CODE = /^E_(?:AC|TOK|POL|REQ|IDEM)_\d{3}$/u;
const ANY_CODE = /\bE_[A-Z0-9]+(?:_[A-Z0-9]+)*_\d{3}\b/u;
/** A word of its own naming; `error` also holds prose, so there it must look like a code. */
const WORD = /^(?=.*[A-Za-z])[\w.:-]{1,64}$/u;
const CODE_LIKE = /^(?:[a-z][a-z0-9_.-]*|[A-Z][A-Z0-9_.-]*)$/u;
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function parseFields(text) {
    try {
        const value = JSON.parse(text);
        return isFields(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** The first that is text and not empty. */
function findFirstText(...values) {
    for (const value of values)
        if (typeof value === 'string' && value.trim() !== '')
            return value.trim();
    return null;
}
function listFieldFaults(errors) {
    if (!Array.isArray(errors))
        return [];
    return errors.slice(0, MAX_FIELD_FAULTS).flatMap((fault) => {
        if (typeof fault === 'string')
            return [fault];
        if (!isFields(fault))
            return [];
        const what = findFirstText(fault['detail'], fault['message'], fault['title']);
        const where = findFirstText(fault['pointer'], fault['field'], fault['path']);
        return what === null ? [] : [where === null ? what : `${where}: ${what}`];
    });
}
function findCode(fields, inner, text) {
    const named = [fields?.['code'], inner['code']].filter((code) => typeof code === 'string');
    const bare = findFirstText(fields?.['error']);
    const candidates = [...named, ...(bare === null ? [] : [bare])].map((code) => code.trim());
    const exact = candidates.find((code) => ANY_CODE.exec(code)?.[0] === code);
    if (exact !== undefined)
        return exact;
    const inText = ANY_CODE.exec(text);
    if (inText !== null)
        return inText[0];
    return candidates.find((code) => WORD.test(code) && (code !== bare || CODE_LIKE.test(code))) ?? null;
}
/**
 * Finds code and detail in a body: the code in `code`, `error.code`, `error` or anywhere in the text; the detail in
 * `detail`, `error_description`, `message`, the same of `error`, `title`, or the text itself.
 */
function readProblem(text) {
    const fields = parseFields(text);
    const inner = isFields(fields?.['error']) ? fields['error'] : {};
    const code = findCode(fields, inner, text);
    const bare = findFirstText(fields?.['error']);
    const said = findFirstText(fields?.['detail'], fields?.['error_description'], fields?.['message'], inner['detail'], inner['message'], inner['description'], bare === code ? null : bare, fields?.['title']);
    const faults = [...listFieldFaults(fields?.['errors']), ...listFieldFaults(inner['errors'])];
    const detail = [said, ...faults].filter((part) => part !== null).join('; ');
    if (detail !== '')
        return { code, detail, raw: false };
    return { code, detail: fields === null ? findFirstText(text) : null, raw: true };
}
/** The scopes that a 403 asks for (RFC 6750 §3), where its header says so. */
function readRequiredScope(answer) {
    const header = answer.headers['www-authenticate'];
    return /\bscope="([^"]{1,200})"/u.exec(Array.isArray(header) ? header.join(', ') : (header ?? ''))?.[1] ?? null;
}
function selectHint(answer, code, purpose) {
    const known = findHint(code);
    if (known !== null)
        return known;
    const { status } = answer;
    if (purpose.scope === null && (status === 401 || status === 403))
        return 'Check client-id and client-secret.';
    if (status === 401)
        return 'The service refuses a token that it has just issued: check the client and its tenant there.';
    if (status === 403) {
        const scope = readRequiredScope(answer) ?? purpose.scope;
        return `Give the client the scope ${scope} in the service.`;
    }
    // The interface names one cause for the 400 of a review that is asked for.
    if (status === 400 && purpose.scope === 'reviews:write')
        return HINTS['E_REQ_002'] ?? '';
    if (status === 404)
        return 'Check base-url: the service may have a path prefix.';
    if (status === 429)
        return 'The rate limit is used up: try again later, or ask the operator to raise it.';
    if (status === 407)
        return 'The proxy wants a user and a password: put them into https_proxy.';
    return status >= 500 ? "Look at the service's own log, or try again later." : '';
}
/** What to do about a code that the client knows; null for the others. */
function findHint(code) {
    return code === null ? null : (HINTS[code] ?? null);
}
/** Whether the same request may go better another time. */
function isRetried(answer) {
    return RETRIED_STATUSES.has(answer.status) && !FINAL_CODE.test(readProblem(answer.text).code ?? '');
}
/** Whether a 401 may be about the token: not where the body names a code of another kind. */
function isAboutToken(answer) {
    return answer.status === 401 && !FINAL_CODE.test(readProblem(answer.text).code ?? '');
}
/** The error of an answer that is no success. */
function createRefusalError(answer, purpose, secrets) {
    const { code, detail, raw } = readProblem(answer.text);
    const shownCode = code === null ? null : secrets.line(code);
    const said = detail === null ? '' : `: ${secrets.line(detail, raw ? excerpt/* EXCERPT_CHARACTERS */.RT : DETAIL_CHARACTERS)}`;
    const label = shownCode === null || said.includes(shownCode) ? '' : ` ${shownCode}`;
    const transient = RETRIED_STATUSES.has(answer.status) || answer.status >= 500;
    return new review_error/* ReviewError */.Z(`${answer.from} answered ${answer.status}${label}${said}`, {
        kind: transient && !FINAL_CODE.test(code ?? '') ? 'unavailable' : 'refused',
        code: shownCode,
        status: answer.status,
        said: `${label}${said}`.replace(/^:? +/u, '') || null,
        hint: secrets.line(selectHint(answer, code, purpose), DETAIL_CHARACTERS),
    });
}
//# sourceMappingURL=refusal.js.map
;// CONCATENATED MODULE: ./build/src/client/connection/answer.js


/** What may be a token in a text that could not be read: whatever stands as a value, and any long run without a blank. */
const QUOTED_VALUE = /([:=]\s*\\*")[^"]*/gu;
const BARE_VALUE = /([:=]\s*)[^"'\\&\s,}\]<>*]+/gu;
const LONG_RUN = /[\w.~+/=-]{20,}/gu;
/** Hides what may be a token that nobody has seen yet. */
function maskTokens(text) {
    return text.replace(QUOTED_VALUE, '$1***').replace(BARE_VALUE, '$1***').replace(LONG_RUN, '***');
}
function describeIssue(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return 'its shape is another';
    const path = issue.path.map(String).join('.');
    return path === '' ? issue.message : `${path}: ${issue.message}`;
}
const HTML_HINT = 'Check base-url: a web page answers there, a sign-in page or a proxy perhaps, not the service.';
const SHAPE_HINT = 'Check base-url, and whether the service has the interface of this version.';
/** The error of an answer that is none of the interface's: what came from where, and how it begins. */
function createMalformedError(answer, expected, why, secrets) {
    const isHtml = /^\s*</u.test(answer.text);
    const kind = isHtml ? 'an HTML page' : answer.text === '' ? 'an empty body' : 'something else';
    const begins = answer.text === '' ? '' : `, which begins: ${secrets.line(answer.text)}`;
    const { code } = readProblem(answer.text);
    return new review_error/* ReviewError */.Z(`${answer.from} answered ${answer.status} with ${kind} where ${expected} was expected (${secrets.line(why)})${begins}`, {
        kind: 'malformed',
        code: code === null ? null : secrets.line(code),
        status: answer.status,
        hint: findHint(code) ?? (isHtml ? HTML_HINT : SHAPE_HINT),
    });
}
/**
 * Reads JSON of a shape.
 * @param expected the shape in words, for the message
 * @param shown the answer as the message may show it
 * @throws ReviewError `malformed`
 */
function readAnswer(answer, shape, expected, secrets, shown = answer) {
    let value;
    try {
        value = JSON.parse(answer.text);
    }
    catch {
        throw createMalformedError(shown, expected, 'it is not JSON, or not all of it', secrets);
    }
    const read = shape.safeParse(value);
    if (!read.success)
        throw createMalformedError(shown, expected, describeIssue(read.error), secrets);
    return read.data;
}
//# sourceMappingURL=answer.js.map
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/src/base/proxy.js
var proxy = __webpack_require__(99743);
;// CONCATENATED MODULE: ./build/src/client/dispatcher.js
/** The connections: time-outs and proxies. */



const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
function readProxies(environment) {
    try {
        return (0,proxy/* readProxySettings */.uv)(environment);
    }
    catch (cause) {
        if (!(cause instanceof proxy/* ProxyVariableError */.Hw))
            throw cause;
        throw new review_error/* ReviewError */.Z(cause.problem, { kind: 'configuration', hint: cause.hint });
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
    return new undici.EnvHttpProxyAgent({
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
;// CONCATENATED MODULE: ./build/src/client/runtime.js

/** The dependencies with the two rules on them: nothing goes past the deadline, and the signal stops everything. */
class Runtime {
    parts;
    constructor(parts) {
        this.parts = parts;
    }
    /** Milliseconds left; never below 0. */
    remaining() {
        return Math.max(0, this.parts.deadline - this.parts.now());
    }
    /** The same with no more than this much time; without a number, as it is. */
    within(milliseconds) {
        if (milliseconds === undefined)
            return this;
        return new Runtime({ ...this.parts, deadline: Math.min(this.parts.deadline, this.parts.now() + milliseconds) });
    }
    /** The error of a caller who has stopped the client, in the caller's own words. */
    cancelled() {
        return (0,review_error/* toCancelledError */.h)(this.parts.signal);
    }
    /** @throws ReviewError `cancelled` when the signal is aborted */
    throwIfCancelled() {
        if (this.parts.signal.aborted)
            throw this.cancelled();
    }
    /** Waits. @throws ReviewError `cancelled` as soon as the signal is aborted */
    async pause(milliseconds) {
        this.throwIfCancelled();
        try {
            await this.parts.sleep(milliseconds, this.parts.signal);
        }
        catch (fault) {
            this.throwIfCancelled();
            throw fault;
        }
        this.throwIfCancelled();
    }
}
//# sourceMappingURL=runtime.js.map
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
;// CONCATENATED MODULE: ./build/src/client/connection/address.js
/** Where the service is, and the addresses of its calls. */


const createAddressError = (message) => new review_error/* ReviewError */.Z(message, {
    kind: 'configuration',
    hint: 'Give base-url as https://host, with a path prefix if the service has one.',
});
/** The service's base address: an origin and a path prefix, which a trailing slash does not change. */
class ServiceAddress {
    base;
    /** @throws ReviewError (`configuration`) for anything but http(s) without credentials, query and fragment */
    constructor(baseUrl) {
        const url = (0,base_url/* parseUrl */.Dl)(baseUrl.trim());
        if (url === null)
            throw createAddressError('The base URL is not a URL.');
        if (url.protocol !== 'https:' && url.protocol !== 'http:') {
            throw createAddressError(`The base URL begins with ${url.protocol}, and only https: and http: are possible.`);
        }
        if ((0,base_url/* holdsCredentials */.Hn)(url)) {
            throw createAddressError('The base URL holds a user name or a password; give the client id and secret as separate inputs.');
        }
        if (url.search !== '' || url.hash !== '')
            throw createAddressError('The base URL has a query or a fragment.');
        url.pathname = (0,base_url/* removeEndSlashes */.$m)(url.pathname);
        this.base = url;
    }
    get origin() {
        return this.base.origin;
    }
    /** The address of a call. @param path begins with a slash, its variable parts already encoded */
    of(path, query = {}) {
        const url = new URL(this.base);
        url.pathname = `${this.base.pathname.replace(/\/$/u, '')}${path}`;
        for (const [name, value] of Object.entries(query))
            url.searchParams.set(name, value);
        return url;
    }
    /**
     * The address of one review, or of something of it.
     * @throws ReviewError (`malformed`) for an id that would lead elsewhere
     */
    ofReview(id, rest = '') {
        if (id === '.' || id === '..')
            throw new review_error/* ReviewError */.Z(`The review id "${id}" is no id.`, { kind: 'malformed' });
        return this.of(`/v1/reviews/${encodeURIComponent(id.toWellFormed())}${rest}`);
    }
}
/** An address as messages show it: no query, since cursors and signatures stand there. */
function formatAddress(url) {
    return `${url.origin}${url.pathname}`;
}
//# sourceMappingURL=address.js.map
// EXTERNAL MODULE: ./build/src/base/abort.js
var base_abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
;// CONCATENATED MODULE: ./build/src/client/connection/exchange.js
/** One request and its answer: no retries, no tokens, nothing of what the answer means. */







/** Nothing of this interface takes longer; a hung connection costs this much and is then tried anew. */
const ATTEMPT_LIMIT_MS = 60_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** Gateways turn away what does not name itself. */
const USER_AGENT = 'review-gate';
/** Node's timers take no more. */
const MAX_TIMER_MS = 2_147_483_647;
/** Statuses that repeat the request as it was; the others turn a POST into a GET, which would lose it. */
const REPEATING_REDIRECTS = new Set([307, 308]);
const REDIRECTS = new Set([301, 302, 303, ...REPEATING_REDIRECTS]);
/** Names a call in a message, by its method and its address as `formatAddress` shows it. */
const describeCall = (call) => `${call.method} ${formatAddress(call.url)}`;
async function readText(body, from, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) {
            throw new review_error/* ReviewError */.Z(`${from} answered with more than ${maxBytes / 1024 / 1024} MiB.`, {
                kind: 'malformed',
            });
        }
        chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
}
function resolveRedirect(call, answer) {
    const location = answer.headers['location'];
    if (!REDIRECTS.has(answer.status) || typeof location !== 'string')
        return null;
    const target = (0,base_url/* parseUrl */.Dl)(location, call.url.href);
    const keepsRequest = call.method === 'GET' || REPEATING_REDIRECTS.has(answer.status);
    if (target !== null && target.origin === call.url.origin && keepsRequest)
        return { ...call, url: target };
    const where = target === null ? 'an address that is none' : formatAddress(target);
    const why = keepsRequest ? 'credentials are not sent to another origin' : 'the request would not arrive as it is';
    throw new review_error/* ReviewError */.Z(`${answer.from} answered ${answer.status} and points to ${where}; ${why}.`, {
        kind: 'configuration',
        status: answer.status,
        hint: 'Set base-url to the address where the service itself answers.',
    });
}
async function sendOnce(call, runtime, signal) {
    const from = describeCall(call);
    const { statusCode, headers, body } = await (0,undici.request)(call.url, {
        dispatcher: runtime.parts.dispatcher,
        method: call.method,
        headers: { 'user-agent': USER_AGENT, ...call.headers },
        body: call.body ?? null,
        signal,
    });
    return { from, status: statusCode, headers, text: await readText(body, from, call.maxBytes ?? MAX_ANSWER_BYTES) };
}
async function followRedirects(call, runtime, signal) {
    let next = call;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
        const answer = await sendOnce(next, runtime, signal);
        const target = call.follow === false ? null : resolveRedirect(next, answer);
        if (target === null)
            return answer;
        next = target;
    }
    throw new review_error/* ReviewError */.Z(`${describeCall(call)} was redirected more than ${MAX_REDIRECTS} times.`, {
        kind: 'configuration',
        hint: 'Check base-url.',
    });
}
/** The error of a deadline that passed while an answer was awaited. */
function createDeadlineError(from) {
    return new review_error/* ReviewError */.Z(`${from} had not answered when the time was over.`, {
        kind: 'timeout',
        hint: 'Raise timeout-seconds, or find out why the service does not answer.',
    });
}
/** Rejects on abort. undici itself takes no notice of it while a connection is being made. */
function rejectOnAbort(signal) {
    return new Promise((_, reject) => void (0,base_abort/* onAbort */.u)(signal, () => reject(signal.reason)));
}
/**
 * Sends a request and reads the whole answer. Redirects are followed within the origin alone.
 * @throws ConnectionError where no whole answer came
 * @throws ReviewError `cancelled`, `timeout` (the deadline), `configuration` (a redirect), `malformed` (far too long)
 */
async function exchange(call, runtime) {
    runtime.throwIfCancelled();
    const remaining = runtime.remaining();
    if (remaining === 0)
        throw createDeadlineError(describeCall(call));
    const limit = Math.min(ATTEMPT_LIMIT_MS, remaining, MAX_TIMER_MS);
    const abort = new AbortController();
    const stop = () => abort.abort();
    let late = false;
    const timer = setTimeout(() => {
        late = true;
        stop();
    }, limit);
    const stopListening = (0,base_abort/* onAbort */.u)(runtime.parts.signal, stop);
    try {
        return await Promise.race([rejectOnAbort(abort.signal), followRedirects(call, runtime, abort.signal)]);
    }
    catch (fault) {
        runtime.throwIfCancelled();
        if (fault instanceof review_error/* ReviewError */.Z)
            throw fault;
        if (!late)
            throw toConnectionError(fault);
        if (limit === remaining)
            throw createDeadlineError(describeCall(call));
        throw new ConnectionError(`no whole answer came within ${(0,time/* seconds */.YA)(limit)}`, 'deadline');
    }
    finally {
        clearTimeout(timer);
        stopListening();
    }
}
//# sourceMappingURL=exchange.js.map
// EXTERNAL MODULE: ./build/src/base/backoff.js
var backoff = __webpack_require__(50167);
;// CONCATENATED MODULE: ./build/src/client/connection/retry-after.js
/** How long the service itself asks to wait. */
/** The three forms of RFC 9110 §5.6.7; `Date.parse` alone would read dates into nearly anything. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/u;
function readDate(text) {
    if (!HTTP_DATE.test(text))
        return null;
    const zoned = /(?:GMT|UTC|Z|[+-]\d{4})$/u.test(text) ? text : `${text} GMT`;
    const time = Date.parse(zoned);
    return Number.isNaN(time) ? null : time;
}
const first = (header) => (Array.isArray(header) ? header[0] : header)?.trim();
/**
 * `Retry-After` (RFC 9110 §10.2.3) in milliseconds from now.
 * @param now the clock; a date is held against the answer's own `Date` where it has one, since clocks differ
 * @returns null where it is missing, unreadable, zero or past: then the usual wait holds
 */
function readRetryAfter(headers, now) {
    const text = first(headers['retry-after']);
    if (text === undefined)
        return null;
    if (/^\d{1,10}(?:\.\d+)?$/u.test(text))
        return Number(text) > 0 ? Math.ceil(Number(text) * 1000) : null;
    const until = readDate(text);
    if (until === null)
        return null;
    const wait = until - (readDate(first(headers['date']) ?? '') ?? now);
    return wait > 0 ? wait : null;
}
//# sourceMappingURL=retry-after.js.map
;// CONCATENATED MODULE: ./build/src/client/connection/retry.js
/** A request until it is answered: again after connection faults and transient statuses, inside the deadline. */







/** The number of tries after a fault that rarely goes away: a host name that does not exist, an answer that is not HTTP. */
const FEW_TRIES = 4;
function toConnectionFailure(call, fault) {
    const tries = { deadline: Number.POSITIVE_INFINITY, few: FEW_TRIES, none: 1 }[fault.patience];
    const kind = fault.patience === 'none' ? 'configuration' : 'unavailable';
    const error = (after) => new review_error/* ReviewError */.Z(`${describeCall(call)} failed: ${fault.message}${after}.`, { kind, hint: fault.hint });
    return { words: fault.message, tries, wait: null, error };
}
function toAnswerFailure(call, answer, runtime) {
    const wait = readRetryAfter(answer.headers, runtime.parts.now());
    const error = (after) => {
        const { message, kind, code, status, said, hint } = createRefusalError(answer, call, runtime.parts.secrets);
        return new review_error/* ReviewError */.Z(`${message}${after}`, { kind, code, status, said, hint });
    };
    return { words: `it answered ${answer.status}`, tries: Number.POSITIVE_INFINITY, wait, error };
}
async function attemptCall(call, runtime) {
    const headers = await call.headers();
    try {
        const answer = await exchange({ ...call, headers }, runtime);
        return isRetried(answer) ? toAnswerFailure(call, answer, runtime) : answer;
    }
    catch (fault) {
        if (!(fault instanceof ConnectionError))
            throw fault;
        return toConnectionFailure(call, fault);
    }
}
/**
 * Makes the call until there is an answer to work with, be it a refusal.
 * @throws ReviewError `unavailable` when tries or time are used up, with the last thing that happened; and what
 * `exchange` throws
 */
async function retryUntilAnswered(call, runtime) {
    for (let failures = 1;; failures += 1) {
        const outcome = await attemptCall(call, runtime);
        if ('status' in outcome)
            return outcome;
        const after = failures === 1 ? '' : ` (tried ${failures} times)`;
        if (failures >= outcome.tries)
            throw outcome.error(after);
        const wait = outcome.wait ?? (0,backoff/* computeBackoff */.O)(failures, runtime.parts.random);
        if (wait >= runtime.remaining()) {
            const asked = outcome.wait === null ? '' : `; the service asks to wait ${(0,time/* seconds */.YA)(wait)}, and the time ends before`;
            throw outcome.error(`${after}${asked}`);
        }
        runtime.parts.log.info(`${describeCall(call)}: ${outcome.words}; trying again in ${(0,time/* seconds */.YA)(wait)}.`);
        await runtime.pause(wait);
    }
}
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./build/src/client/connection/api.js



/** Makes calls under the cached token. */
class Api {
    tokens;
    runtime;
    constructor(tokens, runtime) {
        this.tokens = tokens;
        this.runtime = runtime;
    }
    /** The same calls, under the same token, with this much time from now. */
    within(milliseconds) {
        return new Api(this.tokens, this.runtime.within(milliseconds));
    }
    /**
     * Makes the call; a 401 mints a new token and repeats it once.
     * @returns a 2xx answer
     * @throws ReviewError of every kind but `malformed`
     */
    async call(call) {
        const { answer, token } = await this.attempt(call);
        if (!isAboutToken(answer))
            return this.accepted(answer, call);
        this.runtime.parts.log.debug(`${describeCall(call)} answered 401; asking for a new token.`);
        this.tokens.drop(token);
        const second = await this.attempt(call);
        return this.accepted(second.answer, call);
    }
    async attempt(call) {
        let token = '';
        const headers = async () => {
            token = await this.tokens.get(this.runtime);
            return { accept: 'application/json', ...call.headers, authorization: `Bearer ${token}` };
        };
        const answer = await retryUntilAnswered({ ...call, headers }, this.runtime.within(call.withinMs));
        return { answer, token };
    }
    accepted(answer, call) {
        if (answer.status >= 200 && answer.status <= 299)
            return answer;
        throw createRefusalError(answer, call, this.runtime.parts.secrets);
    }
}
//# sourceMappingURL=api.js.map
;// CONCATENATED MODULE: ./build/src/client/connection/tokens.js
/** Access tokens: minted when needed, one mint at a time, kept until shortly before they expire. */




/** A token is given up this long before it expires, or at half of its life where that comes later. */
const MARGIN_MS = 60_000;
/** Assumed where the answer leaves `expires_in` out; a 401 before that mints anew anyway. */
const UNSAID_LIFETIME_MS = 300_000;
/** Keeps one token. */
class TokenCache {
    mint;
    now;
    current = null;
    minting = null;
    constructor(mint, now) {
        this.mint = mint;
        this.now = now;
    }
    /**
     * The token, minted where there is none or the one there is runs out. Callers at the same time share one mint, which has the time of
     * the first of them.
     */
    get(runtime) {
        if (this.current !== null && this.now() < this.current.until)
            return Promise.resolve(this.current.token);
        this.minting ??= this.renew(runtime).finally(() => {
            this.minting = null;
        });
        return this.minting;
    }
    /** Forgets a token that was refused; a newer one stays. */
    drop(token) {
        if (this.current?.token === token)
            this.current = null;
    }
    async renew(runtime) {
        const asked = this.now();
        const { token, lifetimeMs } = await this.mint(runtime);
        this.current = { token, until: asked + lifetimeMs - Math.min(MARGIN_MS, lifetimeMs / 2) };
        return token;
    }
}
const EXPECTED = 'an access token';
/** What a header can carry (RFC 6750 §2.1, generously). */
/** What may stand in a header: visible ASCII. */
const HEADER_SAFE = /^[\x21-\x7e]+$/u;
function readToken(answer, runtime) {
    const shown = { ...answer, text: maskTokens(answer.text) };
    const { secrets } = runtime.parts;
    if (answer.status < 200 || answer.status > 299)
        throw createRefusalError(answer, { scope: null }, secrets);
    const read = readAnswer(answer, observed/* ObservedToken */.Ae, EXPECTED, secrets, shown);
    const { access_token: token, token_type: type, expires_in: lifetime } = read;
    if (!HEADER_SAFE.test(token))
        throw createMalformedError(shown, EXPECTED, 'its characters do not fit into a header', secrets);
    if (type !== null && type !== undefined && type.toLowerCase() !== 'bearer') {
        throw createMalformedError(shown, EXPECTED, 'its token_type is not Bearer', secrets);
    }
    return { token, lifetimeMs: lifetime === null || lifetime === undefined ? UNSAID_LIFETIME_MS : lifetime * 1000 };
}
/**
 * Makes the token call (RFC 6749 §4.4, credentials in the form as the interface has them).
 * @param onSecret told of the token before anything else is done with it
 */
function createTokenMint(address, credentials, onSecret) {
    const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        scope: credentials.scope,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    return async (runtime) => {
        const url = address.of('/oauth/token');
        const answer = await retryUntilAnswered({ method: 'POST', url, body, scope: null, headers: async () => headers }, runtime);
        const minted = readToken(answer, runtime);
        onSecret(minted.token);
        return minted;
    };
}
//# sourceMappingURL=tokens.js.map
;// CONCATENATED MODULE: ./build/src/client/connection/open-api.js
/** The connection to one service: its address, the calls under a cached token, and how to let it go. */








const SILENT = { info: () => { }, warning: () => { }, debug: () => { } };
const sleep = (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal });
/**
 * Opens the connection. Nothing is sent until a call is made.
 * @throws ReviewError (`configuration`) for a base URL, or a proxy in the environment, that cannot work
 */
function openApi(options) {
    const address = new ServiceAddress(options.baseUrl);
    const dispatcher = options.dispatcher ?? createDispatcher(process.env);
    const secrets = new excerpt/* Secrets */.Sb();
    const onSecret = (secret) => {
        secrets.add(secret);
        options.onSecret?.(secret);
    };
    onSecret(options.clientSecret);
    // The caller's signal, for as many calls at the same time as there are: Node warns of more than ten that wait for one.
    const signal = AbortSignal.any(options.signal === undefined ? [] : [options.signal]);
    (0,external_node_events_.setMaxListeners)(0, signal);
    const runtime = new Runtime({
        deadline: options.deadline,
        now: options.now ?? Date.now,
        sleep: options.sleep ?? sleep,
        random: options.random ?? Math.random,
        signal,
        dispatcher,
        log: options.log ?? SILENT,
        secrets,
    });
    const { clientId, clientSecret, scope } = options;
    const mint = createTokenMint(address, { clientId, clientSecret, scope }, onSecret);
    const release = async () => {
        if (options.dispatcher === undefined)
            await dispatcher.destroy();
    };
    return { api: new Api(new TokenCache(mint, runtime.parts.now), runtime), address, release };
}
//# sourceMappingURL=open-api.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
;// CONCATENATED MODULE: ./build/src/client/review/paging.js
/** `next_page` in all the forms a service may give it. */

const createFault = (why) => ({ kind: 'fault', why });
/** The list's address with the value as its `page` parameter. */
function resolveParameter(list, page) {
    const url = new URL(list);
    url.searchParams.set('page', page);
    return { kind: 'next', url };
}
/** A query of the list's own; what is asked for stays asked for. */
function resolveQuery(list, query) {
    const url = new URL(list);
    url.search = query;
    for (const [name, value] of list.searchParams) {
        if (name !== 'page' && !url.searchParams.has(name))
            url.searchParams.set(name, value);
    }
    return { kind: 'next', url };
}
function resolveAddress(list, text) {
    const url = (0,base_url/* parseUrl */.Dl)(text);
    if (url === null)
        return createFault('it is a URL that cannot be read');
    if (url.origin !== list.origin)
        return createFault('it is a URL of another origin, where no credentials are sent');
    if ((0,base_url/* holdsCredentials */.Hn)(url))
        return createFault('it is a URL with a user or a password');
    url.hash = '';
    return url.pathname === list.pathname ? resolveQuery(list, url.search) : { kind: 'next', url };
}
/** `/v1/findings?…`, with or without the prefix that the service lives under. Base64 may begin with a slash too. */
function readPathQuery(list, text) {
    const [, path, query] = /^(\/[^?#]*)(\?[^#]*)/u.exec(text) ?? [];
    return path !== undefined && query !== undefined && list.pathname.endsWith(path) ? query : null;
}
/**
 * Reads `next_page`.
 * @param list the list's own address, without a `page`
 * @param value as it came: null, missing or empty ends the list; an `http(s)://` URL must be of the list's origin; a
 * path or query of the list is taken as that; a number, and every other string, is the `page` parameter
 */
function readNextPage(list, value) {
    if (value === null || value === undefined || value === '')
        return { kind: 'end' };
    if (typeof value === 'number') {
        return Number.isSafeInteger(value) && value >= 0
            ? resolveParameter(list, String(value))
            : createFault('it is no page number');
    }
    if (typeof value !== 'string')
        return createFault('it is neither null nor a string nor a number');
    if (/^https?:\/\//iu.test(value))
        return resolveAddress(list, value);
    if (value.startsWith('?'))
        return resolveQuery(list, value);
    const query = readPathQuery(list, value);
    return query === null ? resolveParameter(list, value) : resolveQuery(list, query);
}
//# sourceMappingURL=paging.js.map
;// CONCATENATED MODULE: ./build/src/client/review/findings.js
/** All findings of a review, page by page. */





/** Hex digits of the hash that a finding without an id is named by. */
const ID_DIGITS = 16;
/** A page whose rows are looked at one by one: one that is odd must not lose the others. */
const Page = schemas/* looseObject */._H3({ data: schemas/* array */.YOg(schemas/* unknown */.L5J()), next_page: schemas/* unknown */.L5J().optional() });
const Fields = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const findings_EXPECTED = 'a page of findings';
/** A page that holds nothing new is let pass, but not for ever. */
const MAX_PAGES = limits/* LIMITS */.b.MAX_FINDINGS + 1;
const toText = (value, otherwise) => (typeof value === 'string' ? value : otherwise);
function readId(fields) {
    const { id } = fields;
    if (typeof id === 'string' && id !== '')
        return id;
    if (typeof id === 'number')
        return String(id);
    return `unnamed-${(0,hash/* hashSha256 */.Cb)(JSON.stringify(fields)).slice(0, ID_DIGITS)}`;
}
/** What is there of a location: an unusable file is empty, unusable lines are none. */
function readLocation(value) {
    const location = Fields.safeParse(value);
    if (!location.success)
        return { file: '', lineRange: [] };
    const { file, lineRange } = location.data;
    const lines = Array.isArray(lineRange) ? lineRange.map(Number).filter(Number.isFinite) : [];
    return { ...location.data, file: toText(file, ''), lineRange: lines };
}
/**
 * A row as a finding. A field that is missing or of another kind gets a stand-in (severity `warn`, plane `unknown`, no
 * location); everything else passes on as it is.
 * @returns null for what is no object at all
 */
function readFinding(row) {
    const whole = observed/* ObservedFinding */.iv.safeParse(row);
    if (whole.success)
        return { finding: whole.data, mended: false };
    const fields = Fields.safeParse(row);
    if (!fields.success || Array.isArray(row))
        return null;
    const { plane, severity, location, title, rationale, fingerprint, rule, ...others } = fields.data;
    const finding = {
        ...others,
        id: readId(fields.data),
        plane: toText(plane, 'unknown'),
        severity: toText(severity, 'warn'),
        location: readLocation(location),
        title: toText(title, '(no title)'),
        rationale: toText(rationale, ''),
        ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
        ...(typeof rule === 'string' ? { rule } : {}),
    };
    return { finding, mended: true };
}
/** Findings as they come in. */
class FindingCollector {
    byId = new Map();
    mended = 0;
    dropped = 0;
    /** @returns false when there is one more than are kept */
    add(rows) {
        for (const row of rows) {
            const read = readFinding(row);
            if (read === null) {
                this.dropped += 1;
                continue;
            }
            if (this.byId.has(read.finding.id))
                continue;
            if (this.byId.size === limits/* LIMITS */.b.MAX_FINDINGS)
                return false;
            this.byId.set(read.finding.id, read.finding);
            if (read.mended)
                this.mended += 1;
        }
        return true;
    }
}
/**
 * Reads all pages, at most 5,000 findings.
 * @param list the address of the list, without a `page`
 * @throws ReviewError `malformed` for a page that is none, and for a `next_page` that repeats or leads away
 */
async function readFindings(api, list) {
    const { secrets, log } = api.runtime.parts;
    const collection = new FindingCollector();
    const seen = new Set();
    let truncated = false;
    for (let url = list;;) {
        seen.add(url.href);
        const answer = await api.call({ method: 'GET', url, scope: 'findings:read' });
        const page = readAnswer(answer, Page, findings_EXPECTED, secrets);
        truncated = !collection.add(page.data);
        if (truncated)
            break;
        const next = readNextPage(list, page.next_page);
        if (next.kind === 'end')
            break;
        if (next.kind === 'fault')
            throw createMalformedError(answer, findings_EXPECTED, `next_page: ${next.why}`, secrets);
        if (seen.has(next.url.href))
            throw createMalformedError(answer, findings_EXPECTED, 'next_page repeats: the list has no end', secrets);
        if (seen.size === MAX_PAGES)
            throw createMalformedError(answer, findings_EXPECTED, `more than ${MAX_PAGES} pages`, secrets);
        url = next.url;
    }
    const { mended, dropped, byId } = collection;
    if (mended > 0)
        log.warning(`Findings that lack a usable field, shown with what they hold: ${mended}.`);
    if (dropped > 0)
        log.warning(`Rows in the list of findings that are none, left out: ${dropped}.`);
    return { findings: [...byId.values()], truncated };
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/client/review/trace.js
/** The audit trace, where the service gives one that can be read. */




/** A report without its trace is still a report: no long trying. */
const TRACE_LIMIT_MS = 20_000;
/**
 * Where the trace may be asked for with the token: `trace_url` of the service's own origin; or, where the service
 * knows itself under another name, the same path under the base address.
 */
function resolveTraceAddress(review, address) {
    const { trace_url: text } = review;
    const url = text == null ? null : (0,base_url/* parseUrl */.Dl)(text, address.of('/').href);
    if (url === null)
        return null;
    if (url.origin === address.origin && !(0,base_url/* holdsCredentials */.Hn)(url))
        return url;
    const own = address.ofReview(review.id, '/trace');
    return url.pathname.endsWith(`/v1/reviews/${encodeURIComponent(review.id)}/trace`) ? own : null;
}
/**
 * Reads the trace.
 * @returns null where there is none, it is forbidden, kept elsewhere, no JSON, or another review's
 * @throws ReviewError `cancelled`
 */
async function readTrace(api, address, review) {
    const { log } = api.runtime.parts;
    const url = resolveTraceAddress(review, address);
    if (url === null)
        return null;
    try {
        const answer = await api.call({ method: 'GET', url, scope: 'findings:read', withinMs: TRACE_LIMIT_MS });
        const document = JSON.parse(answer.text);
        const read = trace/* Trace */.Cn.safeParse(document);
        if (!read.success) {
            log.debug(`${formatAddress(url)} gave no trace of the form known here.`);
            return { document, trace: null };
        }
        if (read.data.review_id === review.id)
            return { document, trace: read.data };
        log.debug(`${formatAddress(url)} gave the trace of another review.`);
    }
    catch (fault) {
        if (fault instanceof review_error/* ReviewError */.Z && fault.kind === 'cancelled')
            throw fault;
        log.debug(`No trace: ${fault instanceof review_error/* ReviewError */.Z ? fault.message : 'what came is not JSON'}`);
    }
    return null;
}
//# sourceMappingURL=trace.js.map
;// CONCATENATED MODULE: ./build/src/client/review/page.js
/** The page of a review that a person reads, where the service gives one. */


/** There is another way to make a page: no long trying. */
const PAGE_LIMIT_MS = 20_000;
/** 5,000 findings with their code fit. */
const MAX_PAGE_BYTES = 32 * 1024 * 1024;
/** HTML in UTF-8, which is what the text was read as. */
function isHtml({ headers, text }) {
    const type = String(headers['content-type'] ?? '');
    return /^\s*text\/html\s*(?:;\s*charset="?utf-8"?\s*)?$/iu.test(type) && text.trim() !== '';
}
/**
 * Asks the trace's address for HTML. A redirect is not followed: where one leads, a page to sign in would be taken for the
 * review's.
 * @returns null where there is none, it is forbidden, kept elsewhere, larger than 32 MiB, or no HTML
 * @throws ReviewError `cancelled`
 */
async function readPage(api, address, review) {
    const { log } = api.runtime.parts;
    const url = resolveTraceAddress(review, address);
    if (url === null)
        return null;
    try {
        const answer = await api.call({
            method: 'GET',
            url,
            scope: 'findings:read',
            headers: { accept: 'text/html' },
            withinMs: PAGE_LIMIT_MS,
            maxBytes: MAX_PAGE_BYTES,
            follow: false,
        });
        if (isHtml(answer))
            return answer.text;
        log.debug(`${answer.from} gave no HTML page.`);
    }
    catch (fault) {
        if (!(fault instanceof review_error/* ReviewError */.Z) || fault.kind === 'cancelled')
            throw fault;
        log.debug(`No page: ${fault.message}`);
    }
    return null;
}
//# sourceMappingURL=page.js.map
;// CONCATENATED MODULE: ./build/src/client/review/poll.js
/** Waiting for a review to come to its end. */




/** A status that is none is shown so far, in UTF-16 code units. */
const MAX_STATUS = 100;
const GROWTH = 1.5;
/** Part of a wait that the jitter may take away. The first wait is taken as given. */
const JITTER = 0.2;
/** Kept of the time for the last look. */
const LAST_LOOK_MS = 500;
const QUEUED = 'queued';
const FINAL = new Set(['complete', 'failed']);
/** Whether nothing more will happen to the review. */
function isFinal(review) {
    return FINAL.has(review.status);
}
/**
 * The waits between looks: the interval, then half as much more each time up to 15 s (or the interval, where that is
 * longer), with jitter.
 */
function* generatePollWaits(intervalMs, random) {
    yield intervalMs;
    const most = Math.max(intervalMs, backoff/* MAX_WAIT_MS */.u);
    for (let wait = intervalMs * GROWTH;; wait = Math.min(most, wait * GROWTH)) {
        yield Math.round(Math.min(most, wait) * (1 - JITTER * random()));
    }
}
function createTimeoutError(review, waited, asked) {
    const status = (0,excerpt/* escapeInvisible */.ts)(review.status.slice(0, MAX_STATUS));
    const wish = asked === null ? '' : ` The service asks to wait another ${(0,time/* seconds */.YA)(asked)}.`;
    return new review_error/* ReviewError */.Z(`The review ${(0,excerpt/* escapeInvisible */.ts)(review.id)} is still "${status}" after ${(0,time/* seconds */.YA)(waited)}.${wish}`, {
        kind: 'timeout',
        hint: 'Raise timeout-seconds, or look at the load of the service.',
    });
}
/**
 * Looks again and again until the review is complete or failed. Any other status is "not yet"; one that is not known
 * is said once. Between looks it waits what `Retry-After` asks, else what `generatePollWaits` gives; less the time for which the
 * service itself held its answer.
 * @param first the review as known; already final → no look is taken
 * @param look reads the review
 * @param onStatus told of the review each time its status is another, from the first on
 * @throws ReviewError `timeout` at the deadline, or at once where `Retry-After` points past it
 */
async function pollUntilFinal(first, look, intervalMs, runtime, onStatus) {
    const started = runtime.parts.now();
    const waits = generatePollWaits(intervalMs, runtime.parts.random);
    let reading = first;
    let status = null;
    let unknownSaid = false;
    for (;;) {
        const { review, retryAfterMs, heldMs } = reading;
        if (review.status !== status)
            onStatus(review);
        status = review.status;
        if (isFinal(review))
            return review;
        if (status !== QUEUED && !unknownSaid) {
            unknownSaid = true;
            const word = (0,excerpt/* escapeInvisible */.ts)(status.slice(0, MAX_STATUS));
            runtime.parts.log.warning(`The review has the status "${word}", which is not known here; waiting for its end.`);
        }
        const usual = waits.next().value;
        const asked = retryAfterMs === null ? null : Math.max(0, retryAfterMs - heldMs);
        const left = runtime.remaining() - LAST_LOOK_MS;
        if (left <= 0 || (asked !== null && asked > left)) {
            throw createTimeoutError(review, runtime.parts.now() - started, asked);
        }
        const wait = asked ?? Math.min(Math.max(0, usual - heldMs), left);
        if (wait > 0)
            await runtime.pause(wait);
        reading = await look();
    }
}
//# sourceMappingURL=poll.js.map
;// CONCATENATED MODULE: ./build/src/client/review/prefer.js
/** Asking the service to answer when the review is at rest (`Prefer: wait`, RFC 7240). One that does not know it answers at once. */
/** Kept of the time for the answer to come back, and for a last look. */
const RESERVE_MS = 2_000;
/**
 * The header for a call that waits.
 * @param seconds how long at most
 * @param remainingMs the time left: the wait ends well before it does, and where it cannot there is no header
 */
function preferWait(seconds, remainingMs) {
    const wait = Math.min(seconds, Math.floor((remainingMs - RESERVE_MS) / 1000));
    return wait >= 1 ? { prefer: `wait=${wait}` } : {};
}
//# sourceMappingURL=prefer.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/client/review/upload.js
/** `POST /v1/evidence`: a report is handed over, compressed. */




const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
const Receipt = schemas/* looseObject */._H3({ id: schemas/* string */.YjP().min(1) });
/** Sends one report on a head. Gives its id. */
async function uploadReport(api, address, { kind, text, roots }, about) {
    const [root] = roots;
    const answer = await api.call({
        method: 'POST',
        url: address.of('/v1/evidence', { ...about, kind, ...(root === undefined ? {} : { root }) }),
        scope: 'reviews:write',
        headers: { 'content-type': 'application/octet-stream', 'content-encoding': 'gzip' },
        body: await compress(text),
    });
    return readAnswer(answer, Receipt, 'the id of a report', api.runtime.parts.secrets).id;
}
//# sourceMappingURL=upload.js.map
;// CONCATENATED MODULE: ./build/src/client/http-reviewer.js
/** A reviewer at a service, over HTTP. */












/** The scopes that the calls of this client need. */
const NEEDED_SCOPES = 'reviews:read reviews:write findings:read';
/** The first wait between two looks at a review. */
const DEFAULT_POLL_INTERVAL_MS = 2_000;
/** Short: a quick review is complete in the first answer, and the id of another one is soon known. */
const CREATE_WAIT_SECONDS = 2;
/** Well below the time in which the headers of an answer must come. */
const POLL_WAIT_SECONDS = 20;
const http_reviewer_EXPECTED = 'a review';
function buildBody(request) {
    const { repo, pr, ticket, policy, dry_run, evidence } = request;
    return JSON.stringify({ repo, pr, ticket, policy, dry_run, evidence });
}
class ReviewerOverHttp {
    api;
    address;
    intervalMs;
    release;
    /** The last reading of each review, by its id. */
    last = new Map();
    constructor(api, address, intervalMs, release) {
        this.api = api;
        this.address = address;
        this.intervalMs = intervalMs;
        this.release = release;
    }
    async give(reports, about) {
        const ids = [];
        for (const report of reports)
            ids.push(await uploadReport(this.api, this.address, report, about));
        return ids;
    }
    async create(request, idempotencyKey) {
        if (!HEADER_SAFE.test(idempotencyKey) || idempotencyKey.length > limits/* LIMITS */.b.MAX_IDEMPOTENCY_KEY_CHARACTERS) {
            throw new review_error/* ReviewError */.Z('The idempotency key does not fit into a header.', { kind: 'configuration' });
        }
        const call = {
            method: 'POST',
            url: this.address.of('/v1/reviews'),
            scope: 'reviews:write',
            headers: {
                'content-type': 'application/json',
                'idempotency-key': idempotencyKey,
                ...preferWait(CREATE_WAIT_SECONDS, this.api.runtime.remaining()),
            },
            body: buildBody(request),
        };
        return (await this.ask(call)).review;
    }
    async get(id) {
        return (await this.look(id, {})).review;
    }
    wait(review, onStatus = () => { }) {
        const { runtime } = this.api;
        const known = { retryAfterMs: null, heldMs: 0, ...this.last.get(review.id), review };
        const look = () => this.look(review.id, preferWait(POLL_WAIT_SECONDS, runtime.remaining()));
        return pollUntilFinal(known, look, this.intervalMs, runtime, onStatus);
    }
    findings(reviewId) {
        return readFindings(this.api, this.address.of('/v1/findings', { review_id: reviewId }));
    }
    trace(review) {
        return readTrace(this.api, this.address, review);
    }
    page(review) {
        return readPage(this.api, this.address, review);
    }
    async input() {
        return null;
    }
    close() {
        return this.release();
    }
    async look(id, headers) {
        const call = { method: 'GET', url: this.address.ofReview(id), scope: 'reviews:read', headers };
        const { answer, ...reading } = await this.ask(call);
        if (reading.review.id === id)
            return reading;
        throw createMalformedError(answer, http_reviewer_EXPECTED, 'it is another review than the one asked for', this.api.runtime.parts.secrets);
    }
    /** Makes a call whose answer is a review. */
    async ask(call) {
        const { secrets, now } = this.api.runtime.parts;
        const asked = now();
        const answer = await this.api.call(call);
        const answered = now();
        const review = readAnswer(answer, observed/* ObservedReview */.lc, http_reviewer_EXPECTED, secrets);
        const held = 'preference-applied' in answer.headers;
        const reading = {
            review,
            retryAfterMs: readRetryAfter(answer.headers, answered),
            heldMs: held ? answered - asked : 0,
        };
        this.last.set(review.id, reading);
        return { ...reading, answer };
    }
}
/**
 * Makes a client on a connection that is there.
 * @param intervalMs the first wait between two looks at a review
 * @param release what `close` does
 */
function createReviewer(api, address, intervalMs, release) {
    return new ReviewerOverHttp(api, address, intervalMs, release);
}
/**
 * Makes a client. Nothing is sent until it is asked for something.
 * @throws ReviewError (`configuration`) for a base URL, or a proxy in the environment, that cannot work
 */
function createHttpReviewer(options) {
    const { api, address, release } = openApi({ scope: NEEDED_SCOPES, ...options });
    return createReviewer(api, address, options.pollIntervalMs ?? DEFAULT_POLL_INTERVAL_MS, release);
}
//# sourceMappingURL=http-reviewer.js.map
;// CONCATENATED MODULE: ./build/src/client/index.js
/** The client of the service: tokens, retries, polling, pages. It needs no more of a service than the interface document shows. */



//# sourceMappingURL=index.js.map

/***/ }),

/***/ 41698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ADVICE)
/* harmony export */ });
/** By code, where there is more to say than the error's own text. Inputs are those of the step. */
const ADVICE = {
    E_AC_001: 'Name a ticket that has acceptance criteria (input ticket), or add a section "Acceptance criteria" to the one that was read.',
    E_AC_002: 'Check the ticket id (input ticket), and that the service may read it.',
    E_POL_001: 'Check the name of the policy (input policy) and the policy itself.',
    E_TOK_001: 'Give the service a provider token that may read this repository.',
    E_TOK_002: "Renew the tenant's provider token in the service: the one it holds can no longer be decrypted.",
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the service may read them.',
    E_IDEM_001: 'Run the job again: a new run asks under a new key.',
    E_RATE_001: "The tenant's rate limit is used up: try again later, or have it raised.",
};
//# sourceMappingURL=advice.js.map

/***/ }),

/***/ 14645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iv: () => (/* binding */ ObservedFinding),
  lc: () => (/* binding */ ObservedReview),
  Ae: () => (/* binding */ ObservedToken)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./build/src/contract/evidence/binding.js
var binding = __webpack_require__(59577);
// EXTERNAL MODULE: ./build/src/contract/review/people.js
var people = __webpack_require__(38290);
// EXTERNAL MODULE: ./build/src/contract/review/span.js + 1 modules
var span = __webpack_require__(88738);
;// CONCATENATED MODULE: ./build/src/contract/token.js
/** The token endpoint: OAuth 2.0 client credentials (RFC 6749 §4.4). */

/** Form fields of `POST /oauth/token`. With HTTP Basic, the client's id and secret are in the header instead. */
const TokenRequest = schemas/* object */.Ikc({
    grant_type: schemas/* string */.YjP(),
    client_id: schemas/* string */.YjP().optional(),
    client_secret: schemas/* string */.YjP().optional(),
    scope: schemas/* string */.YjP().optional(),
})
    .meta({ id: 'TokenRequest' });
/** A bearer token, its lifetime in seconds, and its scopes, separated by single spaces. */
const TokenResponse = schemas/* strictObject */.rej({
    access_token: schemas/* string */.YjP().min(1),
    token_type: schemas/* literal */.euz('Bearer'),
    expires_in: schemas/* int */.Whr().min(1),
    scope: schemas/* string */.YjP(),
})
    .meta({ id: 'TokenResponse' });
//# sourceMappingURL=token.js.map
;// CONCATENATED MODULE: ./build/src/contract/observed.js
/**
 * The shapes that a client may rely on: the fields of the interface document and no others. Unknown fields and unknown
 * string values are accepted. These are the strict shapes with relaxed checks, so every strict Review is also an
 * ObservedReview.
 */





/** A criterion's lines. What the document does not have is ignored where it has another shape. */
const ObservedBinding = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    lines: schemas/* array */.YOg(schemas/* string */.YjP()),
    confidence: schemas/* number */.aig().nullish(),
    text: schemas/* string */.YjP().nullish().catch(null),
    status: binding/* ShownStatus */.o$.nullish().catch(null),
    met: schemas/* boolean */.zMY().nullish().catch(null),
    missing: schemas/* array */.YOg(schemas/* string */.YjP()).nullish().catch(null),
    contradicts: schemas/* array */.YOg(binding/* Contradiction */.EC).nullish().catch(null),
});
/** A review as any service that follows the interface document may return it. */
const ObservedReview = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP().min(1),
    status: schemas/* string */.YjP().min(1),
    verdict: schemas/* string */.YjP().nullish(),
    tier: schemas/* string */.YjP().nullish(),
    confidence: schemas/* number */.aig().nullish(),
    ac_bindings: schemas/* array */.YOg(ObservedBinding).nullish(),
    trace_url: schemas/* string */.YjP().nullish(),
    created_at: schemas/* string */.YjP().nullish(),
    completed_at: schemas/* string */.YjP().nullish(),
    // Not in the document. A service may use these field names for another shape; such values are ignored.
    head_sha: schemas/* string */.YjP().nullish().catch(null),
    base_ref: schemas/* string */.YjP().nullish().catch(null),
    base_sha: schemas/* string */.YjP().nullish().catch(null),
    merge_base_sha: schemas/* string */.YjP().nullish().catch(null),
    dry_run: schemas/* boolean */.zMY().nullish().catch(null),
    accounting: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3(span/* SpanCounts */.Be.shape)).nullish().catch(null),
    people: schemas/* looseObject */._H3({ approvals: schemas/* array */.YOg(schemas/* string */.YjP()), signed: schemas/* array */.YOg(schemas/* string */.YjP()) })
        .nullish()
        .catch(null),
    error: schemas/* union */.KCZ([
        schemas/* looseObject */._H3({ code: schemas/* string */.YjP().nullish(), detail: schemas/* string */.YjP().nullish() }),
        schemas/* string */.YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service that follows the interface document may return it. */
const ObservedFinding = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP().min(1),
    plane: schemas/* string */.YjP(),
    severity: schemas/* string */.YjP(),
    location: schemas/* looseObject */._H3({ file: schemas/* string */.YjP(), lineRange: schemas/* array */.YOg(schemas/* number */.aig()) }),
    title: schemas/* string */.YjP(),
    rationale: schemas/* string */.YjP(),
    fingerprint: schemas/* string */.YjP().nullish(),
    // Not in the document either.
    rule: schemas/* string */.YjP().nullish().catch(null),
    about: schemas/* string */.YjP().nullish().catch(null),
    signed: people/* AcceptedBy */.pe.nullish().catch(null),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = schemas/* looseObject */._H3({
    access_token: TokenResponse.shape.access_token,
    token_type: schemas/* string */.YjP().nullish(),
    expires_in: coerce/* number */.ai().nonnegative().nullish(),
    scope: schemas/* string */.YjP().nullish(),
});
//# sourceMappingURL=observed.js.map

/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
