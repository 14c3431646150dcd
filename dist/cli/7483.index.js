export const id = 7483;
export const ids = [7483,7219,3962];
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

/***/ 81047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ toCanonicalJson),
/* harmony export */   t: () => (/* binding */ digestJson)
/* harmony export */ });
/* harmony import */ var canonicalize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98799);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/** Canonical JSON and its digests. */


/**
 * Returns canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes
 * them. Members that are `undefined` are left out, as in `JSON.stringify`.
 * @throws TypeError for values that JSON cannot represent: NaN, infinities, lone surrogates, circular references, or
 * `undefined` as the whole value
 */
function toCanonicalJson(value) {
    let text;
    try {
        text = writeOrdered(value) ?? (0,canonicalize__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(value);
    }
    catch (cause) {
        throw new TypeError('the value has no canonical JSON form', { cause });
    }
    if (text === undefined)
        throw new TypeError('the value has no JSON form');
    return text;
}
/**
 * Writes a value by `JSON.stringify`, with its keys put in order before, which takes a third of the time. Returns null for
 * what only the library writes or refuses: objects with a method `toJSON`, numbers that JSON does not have, lone
 * surrogates, and keys that an object does not keep in their order.
 */
function writeOrdered(value) {
    const found = { special: false, orders: new Map() };
    const text = JSON.stringify(orderKeys(value, found));
    return found.special || text === undefined ? null : text;
}
/** Between the keys of an object in the name of its kind. A value that has it in a key is left to the library. */
const SEPARATOR = '\0';
function orderKeys(value, found) {
    if (typeof value === 'string')
        found.special ||= !value.isWellFormed();
    if (typeof value === 'number')
        found.special ||= !Number.isFinite(value);
    if (typeof value !== 'object' || value === null || found.special)
        return value;
    if (Array.isArray(value))
        return value.map((one) => orderKeys(one, found));
    const members = { ...value };
    const ordered = {};
    for (const key of listInOrder(Object.keys(members), found))
        ordered[key] = orderKeys(members[key], found);
    found.special ||= 'toJSON' in value;
    return ordered;
}
function listInOrder(keys, found) {
    const kind = keys.join(SEPARATOR);
    const known = found.orders.get(kind);
    // As many keys: so none of these has the separator inside.
    if (known?.length === keys.length)
        return known;
    found.special ||= keys.some(isSpecial);
    const ordered = [...keys].sort();
    found.orders.set(kind, ordered);
    return ordered;
}
/** Objects list numbers before all other keys, and one key sets their prototype. */
function isSpecial(key) {
    const first = key.charCodeAt(0);
    const isOrdered = (first < 0x30 || first > 0x39) && key !== '__proto__';
    return !isOrdered || key.includes(SEPARATOR) || !key.isWellFormed();
}
/**
 * Returns the contract's digest of a JSON value: `sha256:` and the hash of its canonical JSON. Throws as
 * `toCanonicalJson` does.
 */
function digestJson(value) {
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .digestText */ .M6)(toCanonicalJson(value));
}
//# sourceMappingURL=digest.js.map

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

/***/ 54855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Mr: () => (/* binding */ addToGroup),
/* harmony export */   wL: () => (/* binding */ addToCount)
/* harmony export */ });
/** Grouping of values by key. Keys, and the members of a group, keep the order of the input. */
/** Groups values by key. (`Map.groupBy` needs Node 21.) */
function groupBy(all, keyOf) {
    const groups = new Map();
    for (const one of all)
        addToGroup(groups, keyOf(one), one);
    return groups;
}
/** Adds a value to the group of its key; creates the group if it is missing. */
function addToGroup(groups, key, one) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [one]);
    else
        group.push(one);
}
/** Adds to the sum of a key; a new sum starts at 0. */
function addToCount(counts, key, by = 1) {
    counts.set(key, (counts.get(key) ?? 0) + by);
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ hashSha256),
/* harmony export */   M6: () => (/* binding */ digestText),
/* harmony export */   QN: () => (/* binding */ digestBytes),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** SHA-256 (FIPS 180-4) of texts and bytes. Texts are hashed as UTF-8. */

/** Returns the SHA-256 of the parts in sequence. */
function sha256(form, ...parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest(form);
}
/** Returns the SHA-256 of a text as 64 lower-case hex digits. */
function hashSha256(text) {
    return sha256('hex', text);
}
/** Returns the contract's digest of a text: `sha256:` and its hash in hex. */
function digestText(text) {
    return `sha256:${hashSha256(text)}`;
}
/** Returns the contract's digest of bytes. */
function digestBytes(bytes) {
    return `sha256:${sha256('hex', bytes)}`;
}
/**
 * Returns a key for a tuple of values: the hash of the values as a JSON array, in base64url. Takes what
 * `JSON.stringify` takes.
 */
function hashParts(...parts) {
    return sha256('base64url', JSON.stringify(parts));
}
//# sourceMappingURL=hash.js.map

/***/ }),

/***/ 33703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText),
/* harmony export */   t: () => (/* binding */ countBefore)
/* harmony export */ });
/** Sort orders that are the same on every machine. */
/** Compares two texts by their UTF-16 code units, as `sort` does without a comparison function. */
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/**
 * Returns the number of leading elements for which `isBefore` is true, in logarithmic time. `isBefore` must be false
 * for every element after the first for which it is false, as in a sorted list.
 */
function countBefore(sorted, isBefore) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const one = sorted[middle];
        if (one !== undefined && isBefore(one))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
//# sourceMappingURL=order.js.map

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

/***/ 51036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ quoteStart),
/* harmony export */   GQ: () => (/* binding */ foldSpace),
/* harmony export */   Hn: () => (/* binding */ showCodePoint),
/* harmony export */   Kx: () => (/* binding */ abbreviateSha),
/* harmony export */   LU: () => (/* binding */ MAX_QUOTED_CHARACTERS),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lD: () => (/* binding */ cutCharacters)
/* harmony export */ });
/** Texts of others made fit to be shown: on one line, with nothing hidden in them, no longer than there is room. */
/** Controls but tab and newline, line and paragraph separators, and format characters (bidi controls among them) but the emoji joiners. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Carriage returns become newlines, lone surrogates U+FFFD, and invisible characters their code point in brackets. */
function visible(text) {
    return text.toWellFormed().replace(/\r\n?/gu, '\n').replace(UNSEEN, showCodePoint);
}
/** A character as its code point in brackets: `[U+200B]`. */
function showCodePoint(character) {
    return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
/** Runs of white space, line breaks among them, become one space; none stays at the ends. */
function foldSpace(text) {
    return text.replace(/\s+/gu, ' ').trim();
}
/** The text on one line, what is invisible shown. */
function oneLine(text) {
    return foldSpace(visible(text));
}
/** At most `max` bytes of UTF-8, cut between code points, with an ellipsis where something was cut. */
function cutBytes(text, max) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= max)
        return text;
    let end = Math.max(0, max - 3);
    // A byte 10xxxxxx goes on with the character before it.
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return `${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, end))}…`;
}
/** At most `max` UTF-16 code units, cut between code points, with an ellipsis where something was cut. */
function cutCharacters(text, max) {
    if (text.length <= max)
        return text;
    const start = text.slice(0, max - 1).toWellFormed();
    return `${start.replace(/\ufffd$/u, '')}…`;
}
/** `1 finding`, `2 findings`. */
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The text with its first letter in upper case. */
function capitalize(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
/** So many digits of a commit's id tell it apart in every repository that people read. */
const SHOWN_SHA_DIGITS = 12;
/** A commit's id as people read it. */
function abbreviateSha(sha) {
    return sha.slice(0, SHOWN_SHA_DIGITS);
}
/** So much of what somebody else sent is quoted in a message, in UTF-16 code units. */
const MAX_QUOTED_CHARACTERS = 200;
/** The start of what somebody else sent, in quotation marks, with escapes for what is no plain character (JSON). */
function quoteStart(text) {
    return JSON.stringify(text.slice(0, MAX_QUOTED_CHARACTERS));
}
//# sourceMappingURL=text.js.map

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

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runWhy: () => (/* binding */ runWhy)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24209);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34107);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35393);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50290);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73699);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31194);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24419);
/* harmony import */ var _service_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20430);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49342);
/** `why`: says in one sentence why a pull request was approved, or why it was not. */







/** The longest time that the service may take. */
const LIMIT_MS = 60_000;
/** `owner/name#7`. */
function parsePullRequest(text) {
    const [, repo = '', digits = ''] = /^([^#\s]+)#([1-9]\d{0,9})$/u.exec(text) ?? [];
    const pr = Number(digits);
    if (_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc.safeParse(repo).success && _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .PullNumber */ .jK.safeParse(pr).success)
        return { repo, pr };
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${JSON.stringify(text)} names no pull request: write it as owner/name#7.`);
}
/** What a trace says of its review. It has no time: the same change gives the same trace whenever it is reviewed. */
function readTracedReview(trace) {
    const evidence = (name) => trace.steps.find((step) => step.name === name)?.evidence;
    const { data: binding } = _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_EVIDENCE */ .XL.binding.safeParse(evidence('binding'));
    const { data: tier } = _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_EVIDENCE */ .XL.tier.safeParse(evidence('tier'));
    const { base } = readPullFacts(trace);
    return {
        id: trace.review_id,
        status: 'complete',
        verdict: trace.decision.verdict,
        tier: tier?.tier ?? null,
        base_ref: base,
        ac_bindings: (binding?.bindings ?? []).map(({ id, lines, confidence }) => ({
            id,
            lines: lines.map(({ ref }) => ref),
            confidence,
        })),
    };
}
/** The pull request as the facts of the decision name it. */
function readPullFacts({ decision }) {
    const facts = decision.facts['pr'];
    const read = (name) => typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? facts[name] : undefined;
    const [repo, pr, base] = [read('repo'), read('number'), read('base')];
    if (typeof repo !== 'string' || typeof pr !== 'number') {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('The trace names no pull request: it is of another version.');
    }
    return { repo, pr, base: typeof base === 'string' ? base : null };
}
async function readTraceFile(path) {
    const trace = await (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(path, 'trace', _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Trace */ .Cn);
    const { repo, pr } = readPullFacts(trace);
    return { repo, pr, headSha: trace.snapshot.head?.sha ?? null, review: readTracedReview(trace), trace };
}
async function askService(asked, flags, { env, signal }) {
    const { repo, pr } = parsePullRequest(asked);
    const access = (0,_service_access_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceAccess */ .W)(flags, env);
    const scope = 'reviews:read findings:read';
    const auditor = (0,_client_index_js__WEBPACK_IMPORTED_MODULE_6__/* .createAuditor */ .x)({ ...access, scope, deadline: Date.now() + LIMIT_MS, signal });
    try {
        const review = await auditor.findNewest(repo, pr);
        if (review === null)
            throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The service has no review of ${repo}#${pr}.`);
        const trace = review.status === 'complete' ? ((await auditor.trace(review))?.trace ?? null) : null;
        return { repo, pr, headSha: _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R.safeParse(review.head_sha).data ?? null, review, trace };
    }
    finally {
        await auditor.close();
    }
}
/**
 * Writes the sentence, or with `json` the line of the export. Returns exit code 0 if the review approved, 1 if not.
 * @throws UsageError for input that cannot be used; ReviewError if the service does not answer or refuses
 */
async function runWhy(asked, flags, means) {
    if ((asked === null) === (flags.trace === undefined)) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('Name a pull request, such as owner/name#7, or a trace with --trace FILE.');
    }
    const told = flags.trace === undefined ? await askService(asked ?? '', flags, means) : await readTraceFile(flags.trace);
    means.write(flags.json === true ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .formatJsonLine */ ._)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__/* .buildAuditEntry */ .y)(told)) : `${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .explainVerdict */ .b)(told)}\n`);
    const approved = told.review.verdict === 'auto-approve' && told.review.dry_run !== true;
    return approved ? _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.APPROVED : _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.NOT_APPROVED;
}
//# sourceMappingURL=why.js.map

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

/***/ 54098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ ObservedToken),
/* harmony export */   lc: () => (/* binding */ ObservedReview)
/* harmony export */ });
/* unused harmony export ObservedFinding */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49567);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34107);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13417);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2546);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55405);
/**
 * The shapes that a client may rely on: the fields of the interface document and no others. Unknown fields and unknown
 * string values are accepted. These are the strict shapes with relaxed checks, so every strict Review is also an
 * ObservedReview.
 */





/** A criterion's lines. What the document does not have is ignored where it has another shape. */
const ObservedBinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    status: _evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .ShownStatus */ .o$.nullish().catch(null),
    met: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null),
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().catch(null),
    contradicts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .Contradiction */ .EC).nullish().catch(null),
});
/** A review as any service that follows the interface document may return it. */
const ObservedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    ac_bindings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ObservedBinding).nullish(),
    trace_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    // Not in the document. A service may use these field names for another shape; such values are ignored.
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    merge_base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null),
    accounting: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(_span_js__WEBPACK_IMPORTED_MODULE_2__/* .SpanCounts */ .Be.shape)).nullish().catch(null),
    people: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), signed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })
        .nullish()
        .catch(null),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service that follows the interface document may return it. */
const ObservedFinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    plane: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), lineRange: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    // Not in the document either.
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    signed: _people_js__WEBPACK_IMPORTED_MODULE_3__/* .AcceptedBy */ .pe.nullish().catch(null),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    access_token: _token_js__WEBPACK_IMPORTED_MODULE_4__/* .TokenResponse */ .B.shape.access_token,
    token_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    expires_in: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai().nonnegative().nullish(),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
//# sourceMappingURL=observed.js.map

/***/ }),

/***/ 42955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compareSpans),
/* harmony export */   j: () => (/* binding */ isOpenReason)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2546);


/** Returns whether spans of the reason are left to people. Takes any word: a reason that is not known here is not. */
function isOpenReason(reason) {
    return _span_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_REASONS */ .Bt.some((open) => open === reason);
}
/**
 * The contract's order of spans: the heaviest first, then by file and first line; file names by code units. Spans of
 * one weight and line keep their order.
 */
function compareSpans(a, b) {
    return (b.weight - a.weight ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.location.file, b.location.file) ||
        (a.location.lineRange[0] ?? 0) - (b.location.lineRange[0] ?? 0));
}
//# sourceMappingURL=span-order.js.map

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

/***/ }),

/***/ 50290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ identifyPolicy),
/* harmony export */   y: () => (/* binding */ buildAuditEntry)
/* harmony export */ });
/* harmony import */ var _base_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81047);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16112);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73699);
/** A completed review as one line of the export for auditors, which `why` shows too. */





/** Returns the name of the policy in force and the digest of its effective settings; null if the trace has no policy. */
function identifyPolicy(trace) {
    const policy = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readPolicyEvidence */ .y5)({ trace });
    return policy === null ? null : { name: policy.name, digest: (0,_base_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestJson */ .t)(policy.effective) };
}
/** Returns whose approval counts and what is missing; null where no host told what people said. */
function presentAuditPeople(told) {
    const people = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readPeopleEvidence */ .l7)(told);
    if (people === null || !people.given)
        return null;
    const rows = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_2__/* .buildCriterionRows */ .v2)(told);
    return {
        approvals: people.approvals.map(({ login }) => login),
        stale: people.stale.map(({ login }) => login),
        owners_missing: people.owners_missing,
        changes_requested: people.changes_requested,
        signed: rows.filter(({ shown }) => shown === 'signed').map(({ id }) => id),
        open: rows.filter(({ shown }) => shown === 'open').map(({ id }) => id),
    };
}
/** Returns the line. `told` is a completed review of a pull request, and its trace if that could be read. */
function buildAuditEntry(told) {
    const { review, trace, repo, pr } = told;
    const dry = review.dry_run === true;
    return {
        time: review.completed_at ?? null,
        review_id: review.id,
        repo,
        pr,
        head_sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Sha */ .$R.safeParse(told.headSha).data ?? null,
        base_ref: review.base_ref ?? null,
        base_sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Sha */ .$R.safeParse(review.base_sha).data ?? null,
        verdict: dry ? null : (_contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Verdict */ .Y.safeParse(review.verdict).data ?? null),
        dry_run: dry,
        rule: trace?.decision.rule ?? null,
        policy: identifyPolicy(trace),
        tier: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Tier */ .Ju.safeParse(review.tier).data ?? null,
        people: presentAuditPeople(told),
        signatures: [...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .listSignatures */ .Uc)(told)],
        trace_digest: trace?.digest ?? null,
        sentence: (0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .explainVerdict */ .b)(told),
    };
}
//# sourceMappingURL=audit-entry.js.map

/***/ }),

/***/ 28987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ readTierEvidence),
/* harmony export */   CC: () => (/* binding */ readSinceEvidence),
/* harmony export */   RY: () => (/* binding */ listOmitted),
/* harmony export */   TA: () => (/* binding */ readBindingEvidence),
/* harmony export */   Uc: () => (/* binding */ listSignatures),
/* harmony export */   X1: () => (/* binding */ listConfidenceParts),
/* harmony export */   Z9: () => (/* binding */ readSignaturesEvidence),
/* harmony export */   b: () => (/* binding */ selectLargest),
/* harmony export */   gB: () => (/* binding */ formatUntrusted),
/* harmony export */   l7: () => (/* binding */ readPeopleEvidence),
/* harmony export */   pp: () => (/* binding */ readPlanesEvidence),
/* harmony export */   rd: () => (/* binding */ readCriteriaEvidence),
/* harmony export */   tZ: () => (/* binding */ formatToolReports),
/* harmony export */   x6: () => (/* binding */ readAccountingEvidence),
/* harmony export */   xg: () => (/* binding */ formatReported),
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
const readPeopleEvidence = (report) => readStepEvidence(report, 'people');
const readSignaturesEvidence = (report) => readStepEvidence(report, 'signatures');
const readSinceEvidence = (report) => readStepEvidence(report, 'since');
/** Lists the `/review-gate` lines that answered for something, those that count and those that do not. */
const listSignatures = (report) => readSignaturesEvidence(report)?.signatures ?? [];
/** Says which issues the change closes that do not count as its ticket; empty if there are none. */
function formatUntrusted(report) {
    const [first, ...others] = readCriteriaEvidence(report)?.untrusted ?? [];
    if (first === undefined)
        return '';
    const more = others.length === 0 ? '' : ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(others.length, 'other')}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(first, 80)}${more} in another repository is not a ticket: the policy does not name it under tickets.`;
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
/** The formats of reports of a job about its tests, in words. */
const KINDS = {
    junit: 'JUnit XML',
    lcov: 'LCOV',
    cobertura: 'Cobertura',
    jacoco: 'JaCoCo',
    gocover: 'Go cover profile',
    coveragepy: 'coverage.py',
};
/**
 * Returns one line for each report that the change's own job gave of its tests: `JUnit XML, by the job of the change: 7
 * passed, 1 failed`.
 */
function formatReported(report) {
    return (readPlanesEvidence(report)?.reported ?? []).map((one) => {
        const named = `${KINDS[one.kind]}, by ${one.by}`;
        if (one.kind === 'junit') {
            const failed = one.failed + one.error;
            return `${named}: ${one.passed} passed, ${failed} failed, ${one.skipped} skipped`;
        }
        const aside = one.unplaced.length === 0 ? '' : `; not placed: ${one.unplaced.join('; ')}`;
        return `${named}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(one.files.length, 'changed file')} measured${aside}`;
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

/***/ 73699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ explainVerdict)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35393);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77283);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28987);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74041);
/** A review in one sentence with its evidence: what opened the gate, or what keeps it closed. Plain text, not escaped. */






/** Most names, and most signatures, that the sentence has; the rest is counted. */
const MAX_NAMED = 5;
/** Most characters of a name, of a reason that a person gave, and of words about a fault. */
const MAX_NAME = 80;
const MAX_REASON = 200;
const MAX_WORDS = 300;
const shorten = (text, most) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), most);
/** A name as code. A mark of code in it would end the code early. */
const formatCode = (name) => `\`${shorten(name.replaceAll('`', "'"), MAX_NAME)}\``;
const formatLogin = (login) => `@${shorten(login, MAX_NAME)}`;
/** `a`, `a and b`, `a, b and 3 more`. */
function joinNames(names) {
    const named = names.slice(0, MAX_NAMED);
    const left = names.length - named.length;
    const [last = '', ...before] = (left > 0 ? [...named, `${left} more`] : named).toReversed();
    return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
/** A time as `2026-06-15 09:00 UTC`; one of another form as it is. */
function formatMoment(time) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
    return parts === null ? shorten(time, 40) : `${parts[1]} ${parts[2]} UTC`;
}
/** Where the change is from and where it goes: ` at 2026-06-15 09:00 UTC on 1a2b3c4d5e6f into main`. */
function formatPlace({ review, headSha }) {
    return [
        review.completed_at == null ? '' : ` at ${formatMoment(review.completed_at)}`,
        headSha === null ? '' : ` on ${shorten((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .abbreviateSha */ .Kx)(headSha), MAX_NAME)}`,
        review.base_ref == null ? '' : ` into ${shorten(review.base_ref, MAX_NAME)}`,
    ].join('');
}
/** The rule that decided: `` rule `clean` of `balanced` ``. Those of the engine stand beside every policy. */
function formatRule({ trace }) {
    const decided = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findDecidingRule */ .VP)({ trace });
    if (decided === null)
        return '';
    const own = trace?.decision.rules.some(({ name, source }) => name === decided.rule && source !== _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE_SOURCE */ .d8);
    const policy = decided.policy === null ? '' : ` ${own ? 'of' : 'beside'} ${formatCode(decided.policy)}`;
    return `rule ${formatCode(decided.rule)}${policy}`;
}
function formatCriteria(told) {
    const tally = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_3__/* .countCriteria */ .T5)(told);
    if (tally.total === 0)
        return told.trace === null ? [] : ['no criteria'];
    const origins = ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readCriteriaEvidence */ .rd)(told)?.criteria ?? []).map(({ origin }) => origin.ticket);
    const tickets = [...new Set(origins.filter((ticket) => ticket !== null))].map((ticket) => shorten(ticket, MAX_NAME));
    const source = tickets.length > 0 ? joinNames(tickets) : 'the description';
    return [`${tally.met} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(tally.total, 'criterion', 'criteria')} of ${source} met (${(0,_criteria_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTally */ .eQ)(tally)})`];
}
/** What became of the changed lines: `120 lines asked for, 11 supporting, 20 inert`. */
function formatLines(told) {
    const tally = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .countAccounting */ .Z2)(told);
    if (tally === null)
        return [];
    const settled = _accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .TOLD_REASONS */ .EO.filter((reason) => reason !== 'unaccounted' && reason !== 'opaque')
        .filter((reason) => tally.byReason[reason] > 0)
        .map((reason, at) => {
        const count = tally.byReason[reason];
        return `${at === 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'line') : count} ${reason === 'asked' ? 'asked for' : reason}`;
    });
    const open = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .formatOpen */ .Me)(tally);
    const parts = [...settled, ...(open === '' ? [] : [`${open} that nothing accounts for`])];
    return [parts.length === 0 ? 'no changed lines' : parts.join(', ')];
}
function countFact(told, name) {
    const value = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getFact */ .xk)(told, name);
    return typeof value === 'number' ? value : 0;
}
/** The findings that nobody accepted: `no findings above info`. */
function formatFindings(told) {
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getFact */ .xk)(told, 'findings.total') === undefined)
        return [];
    const [error, warn, info] = ['error', 'warn', 'info'].map((severity) => countFact(told, `findings.${severity}`));
    const worse = [...(error ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(error, 'error')] : []), ...(warn ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(warn, 'warning')] : [])];
    if (worse.length > 0)
        return [worse.join(' and ')];
    return [info ? 'no findings above info' : 'no findings'];
}
const DID = { sign: 'signed', accept: 'accepted', vouch: 'vouched for' };
/** Who answered for what, and why: `AC4 signed by @ada because “seen in staging”`. */
function formatSignatures(told) {
    const holding = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .listSignatures */ .Uc)(told).filter(({ holds }) => holds);
    const named = holding.slice(0, MAX_NAMED).map(({ verb, target, by, because }) => {
        const what = `${verb === 'accept' ? 'finding ' : ''}${shorten(target, MAX_NAME)}`;
        return `${what} ${DID[verb]} by ${formatLogin(by)} because “${shorten(because, MAX_REASON)}”`;
    });
    const left = holding.length - named.length;
    return left > 0 ? [...named, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(left, 'more signature', 'more signatures')}`] : named;
}
function formatApprovals(told) {
    const logins = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readPeopleEvidence */ .l7)(told)?.approvals.map(({ login }) => formatLogin(login)) ?? [];
    return logins.length === 0 ? [] : [`${joinNames(logins)} approved this head`];
}
/** What people have not done yet, or said against it. */
function formatMissing(told) {
    const people = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readPeopleEvidence */ .l7)(told);
    if (people === null || !people.given)
        return [];
    const needed = countFact(told, 'reviews.needed');
    const stale = people.stale.map(({ login }) => formatLogin(login));
    const uncounted = people.uncounted.map(({ login }) => formatLogin(login));
    const against = people.changes_requested.map(formatLogin);
    const owners = people.owners_missing.map((owner) => shorten(owner, MAX_NAME));
    return [
        ...(people.approvals.length < needed ? [`${people.approvals.length} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(needed, 'approval')} given`] : []),
        ...(stale.length === 0 ? [] : [`${joinNames(stale)} approved another state of the change`]),
        ...(uncounted.length === 0 ? [] : [`the approval of ${joinNames(uncounted)} does not count`]),
        ...(against.length === 0 ? [] : [`${joinNames(against)} asked for changes`]),
        ...(owners.length === 0 ? [] : [`no approval of the code owner ${joinNames(owners)}`]),
        ...people.unknown.slice(0, 1).map((words) => shorten(words, MAX_WORDS).replace(/\.$/u, '')),
    ];
}
function formatTier({ review }) {
    return review.tier == null ? [] : [shorten(review.tier, MAX_NAME)];
}
/**
 * Returns whether a review opened the gate, and what it rests on, as one sentence on one line. What others wrote is
 * shortened, and shown where it is invisible.
 */
function explainVerdict(told) {
    const { review, repo, pr } = told;
    const subject = `${shorten(repo, 200)}${pr === null ? '' : `#${pr}`}`;
    const place = formatPlace(told);
    if (review.status === 'failed') {
        const why = shorten(review.error?.detail ?? 'the service did not say why', MAX_WORDS).replace(/\.$/u, '');
        return `${subject} could not be reviewed${place}: ${why}.`;
    }
    const verdict = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getVerdict */ .aG)(told);
    if (review.status !== 'complete' || verdict === null) {
        return `${subject} was not approved${place}: the review is not complete, its status is ${shorten(review.status, MAX_NAME)}.`;
    }
    const rule = formatRule(told);
    const rest = [...formatCriteria(told), ...formatLines(told), ...formatSignatures(told), ...formatFindings(told)];
    if (verdict === 'auto-approve') {
        const was = review.dry_run === true ? 'would have been approved, were it no dry run,' : 'was approved';
        const evidence = [...formatApprovals(told), ...rest, ...formatTier(told)].join('; ');
        return `${subject} ${was}${place}${rule === '' ? '' : ` by ${rule}`}${evidence === '' ? '' : `: ${evidence}`}.`;
    }
    const asks = verdict === 'request-changes' ? 'asks for changes' : 'asks for a person';
    const because = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findDecidingRule */ .VP)(told)?.because ?? '';
    const decided = rule === '' ? `the verdict is ${shorten(verdict, MAX_NAME)}` : `${rule} ${asks}`;
    const reason = because === '' ? decided : `${decided} because ${shorten(because, MAX_WORDS)}`;
    const was = review.dry_run === true ? 'would not have been approved in this dry run' : 'was not approved';
    return `${subject} ${was}${place}: ${[reason, ...formatMissing(told), ...formatApprovals(told), ...rest, ...formatTier(told)].join('; ')}.`;
}
//# sourceMappingURL=explain.js.map

/***/ }),

/***/ 98799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ canonicalize)
/* harmony export */ });
function hasLoneSurrogate (value) {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);

    if (code >= 0xD800 && code <= 0xDBFF) {
      if (i === value.length - 1) {
        return true;
      }
      const next = value.charCodeAt(i + 1);
      if (!(next >= 0xDC00 && next <= 0xDFFF)) {
        return true;
      }
      i++;
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      return true;
    }
  }

  return false;
}

function canonicalize (object, seen = new Set()) {
  if (typeof object === 'number' && isNaN(object)) {
    throw new Error('NaN is not allowed');
  }

  if (typeof object === 'number' && !isFinite(object)) {
    throw new Error('Infinity is not allowed');
  }

  if (typeof object === 'string' && hasLoneSurrogate(object)) {
    throw new Error('Lone surrogate is not allowed');
  }

  if (object === null || typeof object !== 'object') {
    return JSON.stringify(object);
  }

  if (typeof object.toJSON === 'function') {
    if (seen.has(object)) {
      throw new Error('Circular reference detected');
    }
    seen.add(object);
    const result = canonicalize(object.toJSON(), seen);
    seen.delete(object);
    return result;
  }

  if (seen.has(object)) {
    throw new Error('Circular reference detected');
  }
  seen.add(object);

  let result;
  if (Array.isArray(object)) {
    const values = object.map((cv) => {
      const value = cv === undefined || typeof cv === 'symbol' ? null : cv;
      return canonicalize(value, seen);
    });
    result = `[${values.join(',')}]`;
  } else {
    const parts = [];
    for (const key of Object.keys(object).sort()) {
      if (object[key] === undefined || typeof object[key] === 'symbol') {
        continue;
      }
      parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
    }
    result = `{${parts.join(',')}}`;
  }

  seen.delete(object);
  return result;
}


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);


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
