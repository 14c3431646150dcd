export const id = 4209;
export const ids = [4209,3962];
export const modules = {

/***/ 50167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ computeBackoff)
/* harmony export */ });
/* unused harmony export MAX_WAIT_MS */
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

/***/ 70522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   RT: () => (/* binding */ EXCERPT_CHARACTERS),
/* harmony export */   Sb: () => (/* binding */ Secrets)
/* harmony export */ });
/* unused harmony export visible */
/** Makes text from outside safe to show: secrets masked, control characters escaped, length limited. */
/** The number of characters shown of an answer that cannot be read. */
const EXCERPT_CHARACTERS = 200;
/** Secrets are searched in this many characters before the text is cut, so that the cut leaves no part of a secret. */
const WINDOW_CHARACTERS = 16_384;
/** Shorter strings are not treated as secrets: masking them would make the text unreadable. */
const MIN_SECRET_CHARACTERS = 4;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Escapes control characters, format characters and lone surrogates, which a terminal or a log might interpret. */
function visible(text) {
    return text.replace(INVISIBLE, (character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
        return NAMED[character] ?? `\\u{${code}}`;
    });
}
/** Returns the first `characters` whole characters, with `…` if the text was cut. */
function cut(text, characters) {
    const whole = [...text.slice(0, characters * 2 + 2)];
    if (whole.length <= characters && text.length <= characters * 2 + 2)
        return text;
    return `${whole.slice(0, characters).join('')}…`;
}
/** Returns one line of text from outside, cut to `characters`, with control characters escaped. */
function excerpt(text, characters = EXCERPT_CHARACTERS) {
    return visible(cut(text, characters));
}
/** Strings that must never be shown. */
class Secrets {
    words = new Set();
    /** Adds a secret, and its forms in a URL, a form and a JSON document. */
    add(secret) {
        if (secret.length < MIN_SECRET_CHARACTERS)
            return;
        const form = new URLSearchParams({ '': secret }).toString().slice(1);
        const json = JSON.stringify(secret).slice(1, -1);
        for (const word of [secret, form, json, encodeURIComponent(secret.toWellFormed())])
            this.words.add(word);
    }
    /** Replaces every secret with `***`. Longer secrets come first, because one may contain another. */
    scrub(text) {
        const longestFirst = [...this.words].sort((a, b) => b.length - a.length);
        return longestFirst.reduce((scrubbed, word) => scrubbed.replaceAll(word, '***'), text);
    }
    /** Returns one line of text from outside, with secrets masked, cut, and with control characters escaped. */
    line(text, characters = EXCERPT_CHARACTERS) {
        return excerpt(this.scrub(text.slice(0, WINDOW_CHARACTERS)), characters);
    }
}
//# sourceMappingURL=excerpt.js.map

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

/***/ 98602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ formatTimestamp),
/* harmony export */   Uw: () => (/* binding */ checkPeriod),
/* harmony export */   YA: () => (/* binding */ seconds)
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

/***/ 24209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ createAuditor)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/observed.js + 1 modules
var observed = __webpack_require__(34462);
// EXTERNAL MODULE: ./build/src/base/review-error.js
var review_error = __webpack_require__(55760);
// EXTERNAL MODULE: ./build/src/base/excerpt.js
var excerpt = __webpack_require__(70522);
// EXTERNAL MODULE: ./build/src/contract/advice.js
var advice = __webpack_require__(41698);
;// CONCATENATED MODULE: ./build/src/client/refusal.js
/** An answer that says no: its code and detail, found in a body of any shape, and what to do next. */



/** Statuses that may go better another time. */
const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const DETAIL_CHARACTERS = 500;
const MAX_FIELD_FAULTS = 10;
/** What the token call is refused with (RFC 6749 §5.2). */
const TOKEN_ADVICE = {
    invalid_client: 'Check client-id and client-secret.',
    unauthorized_client: 'The client may not use the client_credentials grant: have it allowed.',
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
        return 'The service refuses a token it has just given out: check the client and its tenant there.';
    if (status === 403) {
        const scope = readRequiredScope(answer) ?? purpose.scope;
        return `Give the client the scope ${scope} in the service.`;
    }
    // The interface names one cause for the 400 of a review that is asked for.
    if (status === 400 && purpose.scope === 'reviews:write')
        return HINTS['E_REQ_002'] ?? '';
    if (status === 404)
        return 'Check base-url: the service may live under a path prefix.';
    if (status === 429)
        return 'The rate limit is used up: try again later, or have it raised.';
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
;// CONCATENATED MODULE: ./build/src/client/answer.js


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
const SHAPE_HINT = 'Check base-url, and whether the service speaks the interface of this version.';
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
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
;// CONCATENATED MODULE: ./build/src/client/address.js
/** Where the service is, and the addresses of its calls. */


const createAddressError = (message) => new review_error/* ReviewError */.Z(message, {
    kind: 'configuration',
    hint: 'Give base-url as https://host, with a path prefix where the service has one.',
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
            throw createAddressError(`The base URL begins with ${url.protocol}, and only https: and http: can be spoken.`);
        }
        if ((0,base_url/* holdsCredentials */.Hn)(url)) {
            throw createAddressError('The base URL holds a user name or a password; the client id and secret have inputs of their own.');
        }
        if (url.search !== '' || url.hash !== '')
            throw createAddressError('The base URL has a query or a fragment.');
        url.pathname = (0,base_url/* withoutEndSlashes */.he)(url.pathname);
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
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
;// CONCATENATED MODULE: ./build/src/client/connection-error.js
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
    UND_ERR_SOCKET: { words: 'the connection was closed before the answer was whole' },
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
const RETRIED_PROXY_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
function createProxyError(status) {
    const patience = RETRIED_PROXY_STATUSES.has(status) ? 'deadline' : 'none';
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
;// CONCATENATED MODULE: ./build/src/client/exchange.js
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
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
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
    runtime.parts.signal.addEventListener('abort', stop, { once: true });
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
        runtime.parts.signal.removeEventListener('abort', stop);
    }
}
//# sourceMappingURL=exchange.js.map
// EXTERNAL MODULE: ./build/src/base/backoff.js
var backoff = __webpack_require__(50167);
;// CONCATENATED MODULE: ./build/src/client/retry-after.js
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
function retryAfter(headers, now) {
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
;// CONCATENATED MODULE: ./build/src/client/retry.js
/** A request until it is answered: again after connection faults and transient statuses, inside the deadline. */







/** Tries of what rarely heals: a host name that does not exist, an answer that is not HTTP. */
const FEW_TRIES = 4;
function toConnectionFailure(call, fault) {
    const tries = { deadline: Number.POSITIVE_INFINITY, few: FEW_TRIES, none: 1 }[fault.patience];
    const kind = fault.patience === 'none' ? 'configuration' : 'unavailable';
    const error = (after) => new review_error/* ReviewError */.Z(`${describeCall(call)} failed: ${fault.message}${after}.`, { kind, hint: fault.hint });
    return { words: fault.message, tries, wait: null, error };
}
function toAnswerFailure(call, answer, runtime) {
    const wait = retryAfter(answer.headers, runtime.parts.now());
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
;// CONCATENATED MODULE: ./build/src/client/api.js



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
// EXTERNAL MODULE: ./build/src/client/dispatcher.js
var client_dispatcher = __webpack_require__(83656);
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
        return (0,review_error/* cancelledBy */.t)(this.parts.signal);
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
;// CONCATENATED MODULE: ./build/src/client/tokens.js
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
;// CONCATENATED MODULE: ./build/src/client/open-api.js
/** The connection to one service: its address, the calls under a cached token, and how to let it go. */







const SILENT = { info: () => { }, warning: () => { }, debug: () => { } };
const sleep = (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal });
/**
 * Opens the connection. Nothing is sent until a call is made.
 * @throws ReviewError (`configuration`) for a base URL, or a proxy in the environment, that cannot work
 */
function openApi(options) {
    const address = new ServiceAddress(options.baseUrl);
    const dispatcher = options.dispatcher ?? (0,client_dispatcher/* createDispatcher */.S)(process.env);
    const secrets = new excerpt/* Secrets */.Sb();
    const onSecret = (secret) => {
        secrets.add(secret);
        options.onSecret?.(secret);
    };
    onSecret(options.clientSecret);
    const runtime = new Runtime({
        deadline: options.deadline,
        now: options.now ?? Date.now,
        sleep: options.sleep ?? sleep,
        random: options.random ?? Math.random,
        signal: options.signal ?? new AbortController().signal,
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
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/client/trace.js
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
;// CONCATENATED MODULE: ./build/src/client/auditor.js
/** What an auditor asks of a service: the newest review of a pull request, its trace, and the export of a period. */





/** An export is asked for in parts of six hours, so that no answer takes too long or is too large to be read whole. */
const PART = 6 * 3_600_000;
/** Reviews that are looked through for the newest one that has ended. */
const NEWEST = 20;
const ReviewList = schemas/* looseObject */._H3({ data: schemas/* array */.YOg(observed/* ObservedReview */.lc) });
/** Creates a client. Nothing is sent until it is asked for something. Throws as `openApi` does. */
function createAuditor(options) {
    const { api, address, release } = openApi(options);
    return {
        async findNewest(repo, pr) {
            const url = address.of('/v1/reviews', { repo, pr: String(pr), limit: String(NEWEST) });
            const answer = await api.call({ method: 'GET', url, scope: 'reviews:read' });
            const { data } = readAnswer(answer, ReviewList, 'a list of reviews', api.runtime.parts.secrets);
            return data.find(({ status }) => status === 'complete' || status === 'failed') ?? data[0] ?? null;
        },
        trace: (review) => readTrace(api, address, review),
        async *exportPeriod({ from, to }) {
            const end = Date.parse(to);
            for (let start = Date.parse(from); start < end; start += PART) {
                const part = { from: start, to: Math.min(start + PART, end) };
                const limits = { from: new Date(part.from).toISOString(), to: new Date(part.to).toISOString() };
                const headers = { accept: 'application/x-ndjson' };
                const answer = await api.call({ method: 'GET', url: address.of('/v1/audit', limits), scope: 'admin', headers });
                if (answer.text !== '')
                    yield answer.text;
            }
        },
        close: release,
    };
}
//# sourceMappingURL=auditor.js.map

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

/***/ 34462:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lc: () => (/* binding */ ObservedReview),
  Ae: () => (/* binding */ ObservedToken)
});

// UNUSED EXPORTS: ObservedFinding

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var classic_schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./build/src/contract/evidence.js
var evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/contract/people.js
var people = __webpack_require__(13417);
// EXTERNAL MODULE: ./build/src/contract/span.js
var span = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/src/contract/token.js
var token = __webpack_require__(55405);
;// CONCATENATED MODULE: ./build/src/contract/observed.js
/**
 * The shapes that a client may rely on: the fields of the interface document and no others. Unknown fields and unknown
 * string values are accepted. These are the strict shapes with relaxed checks, so every strict Review is also an
 * ObservedReview.
 */





/** A criterion's lines. What the document does not have is ignored where it has another shape. */
const ObservedBinding = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP(),
    lines: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()),
    confidence: classic_schemas/* number */.aig().nullish(),
    text: classic_schemas/* string */.YjP().nullish().catch(null),
    status: evidence/* ShownStatus */.o$.nullish().catch(null),
    met: classic_schemas/* boolean */.zMY().nullish().catch(null),
    missing: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()).nullish().catch(null),
    contradicts: classic_schemas/* array */.YOg(evidence/* Contradiction */.EC).nullish().catch(null),
});
/** A review as any service that follows the interface document may return it. */
const ObservedReview = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    status: classic_schemas/* string */.YjP().min(1),
    verdict: classic_schemas/* string */.YjP().nullish(),
    tier: classic_schemas/* string */.YjP().nullish(),
    confidence: classic_schemas/* number */.aig().nullish(),
    ac_bindings: classic_schemas/* array */.YOg(ObservedBinding).nullish(),
    trace_url: classic_schemas/* string */.YjP().nullish(),
    created_at: classic_schemas/* string */.YjP().nullish(),
    completed_at: classic_schemas/* string */.YjP().nullish(),
    // Not in the document. A service may use these field names for another shape; such values are ignored.
    head_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    base_ref: classic_schemas/* string */.YjP().nullish().catch(null),
    base_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    merge_base_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    dry_run: classic_schemas/* boolean */.zMY().nullish().catch(null),
    accounting: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* looseObject */._H3(span/* SpanCounts */.Be.shape)).nullish().catch(null),
    people: classic_schemas/* looseObject */._H3({ approvals: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()), signed: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()) })
        .nullish()
        .catch(null),
    error: classic_schemas/* union */.KCZ([
        classic_schemas/* looseObject */._H3({ code: classic_schemas/* string */.YjP().nullish(), detail: classic_schemas/* string */.YjP().nullish() }),
        classic_schemas/* string */.YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service that follows the interface document may return it. */
const ObservedFinding = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    plane: classic_schemas/* string */.YjP(),
    severity: classic_schemas/* string */.YjP(),
    location: classic_schemas/* looseObject */._H3({ file: classic_schemas/* string */.YjP(), lineRange: classic_schemas/* array */.YOg(classic_schemas/* number */.aig()) }),
    title: classic_schemas/* string */.YjP(),
    rationale: classic_schemas/* string */.YjP(),
    fingerprint: classic_schemas/* string */.YjP().nullish(),
    // Not in the document either.
    rule: classic_schemas/* string */.YjP().nullish().catch(null),
    signed: people/* AcceptedBy */.pe.nullish().catch(null),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = classic_schemas/* looseObject */._H3({
    access_token: token/* TokenResponse */.B.shape.access_token,
    token_type: classic_schemas/* string */.YjP().nullish(),
    expires_in: number().nonnegative().nullish(),
    scope: classic_schemas/* string */.YjP().nullish(),
});
//# sourceMappingURL=observed.js.map

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

/***/ 35393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ Trace),
/* harmony export */   Dz: () => (/* binding */ NO_RULE_HELD),
/* harmony export */   Qe: () => (/* binding */ TraceLink),
/* harmony export */   So: () => (/* binding */ EngineTrace),
/* harmony export */   d8: () => (/* binding */ ENGINE_SOURCE),
/* harmony export */   pA: () => (/* binding */ BUILT_IN_SOURCE),
/* harmony export */   v3: () => (/* binding */ PEOPLE_RULE_NAME),
/* harmony export */   xN: () => (/* binding */ Coverage)
/* harmony export */ });
/* unused harmony exports TraceStep, DecisionRule, Decision, Envelope, TraceHead */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);
/** The audit trace: the steps that led to a verdict. Each step's hash includes the hash of the step before. */


/** Which parts of the change were reviewed. An incomplete snapshot is never auto-approved. */
const Coverage = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).meta({ description: 'Files changed.' }),
    omitted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().meta({ description: 'Null where a whole kind of input is missing.' }),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'A word: too_large, binary, not_fetched, unreadable, …' }),
        detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        blocking: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().meta({ description: 'True where it makes the snapshot incomplete.' }),
    })),
})
    .meta({ id: 'Coverage' });
/** One stage of the pipeline. `evidence` is its result in words and numbers; `hash` covers it and the previous hash. */
const TraceStep = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input_digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
    output_digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Json */ .LM),
    hash: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
})
    .meta({ id: 'TraceStep' });
/** A rule of the policy and whether it held. `held` is null for the rules after the deciding one. */
const DecisionRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    condition: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    held: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Where the rule comes from: built-in, tenant, repository, request.' }),
})
    .meta({ id: 'DecisionRule' });
/** `source` of rules that stand in the built-in policies, and of those that the engine itself asks beside every policy. */
const BUILT_IN_SOURCE = 'built-in';
const ENGINE_SOURCE = 'engine';
/** The name of the engine's rule by which people open the gate. */
const PEOPLE_RULE_NAME = 'approved-by-people';
/** The name of the engine's rule that stands for a policy none of whose rules held. */
const NO_RULE_HELD = 'no-rule-held';
/** The decision: what a dry run would have said too. */
const Decision = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(DecisionRule),
    facts: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Json */ .LM),
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW,
})
    .meta({ id: 'Decision' });
/** A DSSE envelope with an in-toto statement: the payload in base64, and its signatures. */
const Envelope = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    payloadType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    payload: zod__WEBPACK_IMPORTED_MODULE_0__/* .base64 */ .K39(),
    signatures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ keyid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sig: zod__WEBPACK_IMPORTED_MODULE_0__/* .base64 */ .K39() })).min(1),
})
    .meta({ id: 'TraceSignature' });
/** The head that was reviewed. `tree` is the git tree of that commit; null if the host did not tell it. */
const TraceHead = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ sha: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R, tree: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R.nullable() }).meta({ id: 'TraceHead' });
/** The part of a trace that the engine computes. The same change gives the same bytes. */
const EngineTrace = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review-gate.trace/1'),
    engine: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    snapshot: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
        coverage: Coverage,
        head: TraceHead.optional().meta({ description: 'Absent in traces of versions before.' }),
    }),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TraceStep),
    decision: Decision,
    digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np.meta({ description: 'Over the canonical JSON of schema, engine, snapshot, steps and decision.' }),
});
/** The trace of a review, as returned at `trace_url`. */
const Trace = EngineTrace.extend({
    review_id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    signature: Envelope.nullable().meta({
        description: 'Over a statement with the digest of the trace. Null if the service has no persistent key.',
    }),
    vsa: Envelope.nullable().optional().meta({
        description: 'A signed verification summary (`https://slsa.dev/verification_summary/v1`) on the head commit. Null without a persistent key and for a dry run; absent in traces of versions before.',
    }),
}).meta({ id: 'Trace' });
/** A link that gives access to a trace without a bearer token until it expires. */
const TraceLink = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5(), expires_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ precision: 3 }) }).meta({
    id: 'TraceLink',
});
//# sourceMappingURL=trace.js.map

/***/ })

};
