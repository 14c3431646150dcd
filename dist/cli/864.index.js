export const id = 864;
export const ids = [864];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 98864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
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

// EXTERNAL MODULE: ./build/src/contract/token.js
var token = __webpack_require__(55405);
;// CONCATENATED MODULE: ./build/src/contract/observed.js
/**
 * What a client may count on: the interface document and not a field more. Unknown fields pass through, unknown words
 * stay words. The shapes are the strict ones, opened; so every strict Review is an ObservedReview too.
 */


/** A review as any service of the interface document may give it. */
const ObservedReview = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    status: classic_schemas/* string */.YjP().min(1),
    verdict: classic_schemas/* string */.YjP().nullish(),
    tier: classic_schemas/* string */.YjP().nullish(),
    confidence: classic_schemas/* number */.aig().nullish(),
    ac_bindings: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ id: classic_schemas/* string */.YjP(), lines: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()), confidence: classic_schemas/* number */.aig().nullish() }))
        .nullish(),
    trace_url: classic_schemas/* string */.YjP().nullish(),
    created_at: classic_schemas/* string */.YjP().nullish(),
    completed_at: classic_schemas/* string */.YjP().nullish(),
    // Not in the document: a service may have fields of these names in a shape of its own, which then say nothing here.
    head_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    dry_run: classic_schemas/* boolean */.zMY().nullish().catch(null),
    error: classic_schemas/* union */.KCZ([
        classic_schemas/* looseObject */._H3({ code: classic_schemas/* string */.YjP().nullish(), detail: classic_schemas/* string */.YjP().nullish() }),
        classic_schemas/* string */.YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service of the interface document may give it. */
const ObservedFinding = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    plane: classic_schemas/* string */.YjP(),
    severity: classic_schemas/* string */.YjP(),
    location: classic_schemas/* looseObject */._H3({ file: classic_schemas/* string */.YjP(), lineRange: classic_schemas/* array */.YOg(classic_schemas/* number */.aig()) }),
    title: classic_schemas/* string */.YjP(),
    rationale: classic_schemas/* string */.YjP(),
    fingerprint: classic_schemas/* string */.YjP().nullish(),
});
/** A page of findings. `next_page` may be null, missing, an opaque string, a URL of the same origin, or a number. */
const ObservedPage = classic_schemas/* looseObject */._H3({
    data: classic_schemas/* array */.YOg(ObservedFinding),
    next_page: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* number */.aig()]).nullish(),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = classic_schemas/* looseObject */._H3({
    access_token: token/* TokenResponse */.B.shape.access_token,
    token_type: classic_schemas/* string */.YjP().nullish(),
    expires_in: number().nonnegative().nullish(),
    scope: classic_schemas/* string */.YjP().nullish(),
});
//# sourceMappingURL=observed.js.map
// EXTERNAL MODULE: ./build/src/client/error.js
var client_error = __webpack_require__(32963);
;// CONCATENATED MODULE: ./build/src/client/address.js
/** Where the service is, and the addresses of its calls. */

const wrong = (message) => new client_error/* ReviewError */.Z(message, {
    kind: 'configuration',
    hint: 'Give base-url as https://host, with a path prefix where the service has one.',
});
function parse(text) {
    try {
        return new URL(text.trim());
    }
    catch {
        throw wrong('The base URL is not a URL.');
    }
}
/** The service's base address: an origin and a path prefix, which a trailing slash does not change. */
class ServiceAddress {
    base;
    /** @throws ReviewError (`configuration`) for anything but http(s) without credentials, query and fragment */
    constructor(baseUrl) {
        const url = parse(baseUrl);
        if (url.protocol !== 'https:' && url.protocol !== 'http:') {
            throw wrong(`The base URL begins with ${url.protocol}, and only https: and http: can be spoken.`);
        }
        if (url.username !== '' || url.password !== '') {
            throw wrong('The base URL holds a user name or a password; the client id and secret have inputs of their own.');
        }
        if (url.search !== '' || url.hash !== '')
            throw wrong('The base URL has a query or a fragment.');
        url.pathname = url.pathname.replace(/\/+$/u, '');
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
            throw new client_error/* ReviewError */.Z(`The review id "${id}" is no id.`, { kind: 'malformed' });
        return this.of(`/v1/reviews/${encodeURIComponent(id.toWellFormed())}${rest}`);
    }
}
/** An address as messages show it: no query, since cursors and signatures stand there. */
function shownAddress(url) {
    return `${url.origin}${url.pathname}`;
}
//# sourceMappingURL=address.js.map
;// CONCATENATED MODULE: ./build/src/client/excerpt.js
/** Foreign text made fit to be shown: secrets out, control characters visible, no longer than needed. */
/** How much of an answer that cannot be read is shown. */
const EXCERPT_CHARACTERS = 200;
/** Looked through for secrets before the cut, so that no half of one stands at its edge. */
const WINDOW_CHARACTERS = 16_384;
/** Shorter words are no secrets, and blotting them out would only spoil the text. */
const MIN_SECRET_CHARACTERS = 4;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Control, format and lone surrogate characters as escapes: nothing left that a terminal or a log would act on. */
function visible(text) {
    return text.replace(INVISIBLE, (character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
        return NAMED[character] ?? `\\u{${code}}`;
    });
}
/** The first characters, whole ones, with `…` where something was cut. */
function cut(text, characters) {
    const whole = [...text.slice(0, characters * 2 + 2)];
    if (whole.length <= characters && text.length <= characters * 2 + 2)
        return text;
    return `${whole.slice(0, characters).join('')}…`;
}
/** Words that may never be shown. */
class Secrets {
    words = new Set();
    /** Remembers a secret, also as it would look in a URL, a form or a JSON document. */
    add(secret) {
        if (secret.length < MIN_SECRET_CHARACTERS)
            return;
        const form = new URLSearchParams({ '': secret }).toString().slice(1);
        const json = JSON.stringify(secret).slice(1, -1);
        for (const word of [secret, form, json, encodeURIComponent(secret.toWellFormed())])
            this.words.add(word);
    }
    /** The text with `***` in the place of every secret; the longest first, since one may hold another. */
    scrub(text) {
        const longestFirst = [...this.words].sort((a, b) => b.length - a.length);
        return longestFirst.reduce((scrubbed, word) => scrubbed.replaceAll(word, '***'), text);
    }
    /** One line of foreign text: scrubbed, cut, visible. */
    line(text, characters = EXCERPT_CHARACTERS) {
        return visible(cut(this.scrub(text.slice(0, WINDOW_CHARACTERS)), characters));
    }
}
//# sourceMappingURL=excerpt.js.map
;// CONCATENATED MODULE: ./build/src/client/refusal.js
/** An answer that says no: its code and detail, found in a body of any shape, and what to do next. */


/** Statuses that may go better another time. */
const RETRIED_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
const DETAIL_CHARACTERS = 500;
const MAX_FIELD_FAULTS = 10;
const HINTS = {
    E_AC_001: 'Name a ticket that has acceptance criteria (input ticket), or add a section "Acceptance criteria" to the one that was read.',
    E_AC_002: 'Check the ticket id (input ticket), and that the service may read it.',
    E_POL_001: 'Check the name of the policy (input policy) and the policy itself.',
    E_TOK_001: 'Give the service a provider token that may read this repository.',
    E_TOK_002: "Renew the tenant's provider token in the service: the one it holds can no longer be decrypted.",
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the service may read them.',
    E_IDEM_001: 'Run the job again: a new run asks under a new key.',
    E_RATE_001: "The tenant's rate limit is used up: try again later, or have it raised.",
    invalid_client: 'Check client-id and client-secret.',
    unauthorized_client: 'The client may not use the client_credentials grant: have it allowed.',
    invalid_scope: 'Give the client the scopes reviews:read, reviews:write and findings:read.',
};
/** Codes that no retry heals, whatever status they come with: the interface does not show it. */
const FINAL_CODE = /^E_(?:AC|TOK|POL|REQ|IDEM)_\d{3}$/u;
const ANY_CODE = /\bE_[A-Z0-9]+(?:_[A-Z0-9]+)*_\d{3}\b/u;
/** A word of its own naming; `error` also holds prose, so there it must look like a code. */
const WORD = /^(?=.*[A-Za-z])[\w.:-]{1,64}$/u;
const CODE_LIKE = /^(?:[a-z][a-z0-9_.-]*|[A-Z][A-Z0-9_.-]*)$/u;
const isFields = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function fieldsOf(text) {
    try {
        const value = JSON.parse(text);
        return isFields(value) ? value : null;
    }
    catch {
        return null;
    }
}
/** The first that is text and not empty. */
function firstText(...values) {
    for (const value of values)
        if (typeof value === 'string' && value.trim() !== '')
            return value.trim();
    return null;
}
function fieldFaults(errors) {
    if (!Array.isArray(errors))
        return [];
    return errors.slice(0, MAX_FIELD_FAULTS).flatMap((fault) => {
        if (typeof fault === 'string')
            return [fault];
        if (!isFields(fault))
            return [];
        const what = firstText(fault['detail'], fault['message'], fault['title']);
        const where = firstText(fault['pointer'], fault['field'], fault['path']);
        return what === null ? [] : [where === null ? what : `${where}: ${what}`];
    });
}
function codeOf(fields, inner, text) {
    const named = [fields?.['code'], inner['code']].filter((code) => typeof code === 'string');
    const bare = firstText(fields?.['error']);
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
    const fields = fieldsOf(text);
    const inner = isFields(fields?.['error']) ? fields['error'] : {};
    const code = codeOf(fields, inner, text);
    const bare = firstText(fields?.['error']);
    const said = firstText(fields?.['detail'], fields?.['error_description'], fields?.['message'], inner['detail'], inner['message'], inner['description'], bare === code ? null : bare, fields?.['title']);
    const faults = [...fieldFaults(fields?.['errors']), ...fieldFaults(inner['errors'])];
    const detail = [said, ...faults].filter((part) => part !== null).join('; ');
    if (detail !== '')
        return { code, detail, raw: false };
    return { code, detail: fields === null ? firstText(text) : null, raw: true };
}
/** The scopes that a 403 asks for (RFC 6750 §3), where its header says so. */
function scopeAskedFor(answer) {
    const header = answer.headers['www-authenticate'];
    return /\bscope="([^"]{1,200})"/u.exec(Array.isArray(header) ? header.join(', ') : (header ?? ''))?.[1] ?? null;
}
function hintOf(answer, code, purpose) {
    const known = hintOfCode(code);
    if (known !== null)
        return known;
    const { status } = answer;
    if (purpose.scope === null && (status === 401 || status === 403))
        return 'Check client-id and client-secret.';
    if (status === 401)
        return 'The service refuses a token it has just given out: check the client and its tenant there.';
    if (status === 403) {
        const scope = scopeAskedFor(answer) ?? purpose.scope;
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
function hintOfCode(code) {
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
function refusal(answer, purpose, secrets) {
    const { code, detail, raw } = readProblem(answer.text);
    const shownCode = code === null ? null : secrets.line(code);
    const said = detail === null ? '' : `: ${secrets.line(detail, raw ? EXCERPT_CHARACTERS : DETAIL_CHARACTERS)}`;
    const label = shownCode === null || said.includes(shownCode) ? '' : ` ${shownCode}`;
    const transient = RETRIED_STATUSES.has(answer.status) || answer.status >= 500;
    return new client_error/* ReviewError */.Z(`${answer.from} answered ${answer.status}${label}${said}`, {
        kind: transient && !FINAL_CODE.test(code ?? '') ? 'unavailable' : 'refused',
        code: shownCode,
        status: answer.status,
        said: `${label}${said}`.replace(/^:? +/u, '') || null,
        hint: secrets.line(hintOf(answer, code, purpose), DETAIL_CHARACTERS),
    });
}
//# sourceMappingURL=refusal.js.map
;// CONCATENATED MODULE: ./build/src/client/answer.js


/** What may be a token in a text that could not be read: whatever stands as a value, and any long run without a blank. */
const QUOTED_VALUE = /([:=]\s*\\*")[^"]*/gu;
const BARE_VALUE = /([:=]\s*)[^"'\\&\s,}\]<>*]+/gu;
const LONG_RUN = /[\w.~+/=-]{20,}/gu;
/** Hides what may be a token that nobody has seen yet. */
function withoutTokens(text) {
    return text.replace(QUOTED_VALUE, '$1***').replace(BARE_VALUE, '$1***').replace(LONG_RUN, '***');
}
function issueOf(error) {
    const [issue] = error.issues;
    if (issue === undefined)
        return 'its shape is another';
    const path = issue.path.map(String).join('.');
    return path === '' ? issue.message : `${path}: ${issue.message}`;
}
const HTML_HINT = 'Check base-url: a web page answers there, a sign-in page or a proxy perhaps, not the service.';
const SHAPE_HINT = 'Check base-url, and whether the service speaks the interface of this version.';
/** The error of an answer that is none of the interface's: what came from where, and how it begins. */
function malformed(answer, expected, why, secrets) {
    const isHtml = /^\s*</u.test(answer.text);
    const kind = isHtml ? 'an HTML page' : answer.text === '' ? 'an empty body' : 'something else';
    const begins = answer.text === '' ? '' : `, which begins: ${secrets.line(answer.text)}`;
    const { code } = readProblem(answer.text);
    return new client_error/* ReviewError */.Z(`${answer.from} answered ${answer.status} with ${kind} where ${expected} was expected (${secrets.line(why)})${begins}`, {
        kind: 'malformed',
        code: code === null ? null : secrets.line(code),
        status: answer.status,
        hint: hintOfCode(code) ?? (isHtml ? HTML_HINT : SHAPE_HINT),
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
        throw malformed(shown, expected, 'it is not JSON, or not all of it', secrets);
    }
    const read = shape.safeParse(value);
    if (!read.success)
        throw malformed(shown, expected, issueOf(read.error), secrets);
    return read.data;
}
//# sourceMappingURL=answer.js.map
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: ./build/src/contract/url.js
var contract_url = __webpack_require__(81857);
;// CONCATENATED MODULE: ./build/src/client/faults.js
/** Connections that came to nothing: what happened, and whether it may go better. */
/** A connection fault. Internal: what leaves the client is a ReviewError. */
class ConnectionFault extends Error {
    patience;
    hint;
    name = 'ConnectionFault';
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
function fieldOf(fault, name) {
    if (typeof fault !== 'object' || fault === null || !(name in fault))
        return '';
    const value = Reflect.get(fault, name);
    return typeof value === 'string' ? value : '';
}
const RETRIED_PROXY_STATUSES = new Set([408, 429, 500, 502, 503, 504]);
function proxyFault(status) {
    const patience = RETRIED_PROXY_STATUSES.has(status) ? 'deadline' : 'none';
    const hint = status === 407
        ? 'The proxy wants a user and a password: put them into https_proxy as http://user:password@host:port.'
        : 'Let the proxy pass this host, or name the host in no_proxy.';
    return new ConnectionFault(`the proxy answered ${status}`, patience, hint);
}
/** Reads what a connection threw. */
function connectionFault(fault) {
    const code = fieldOf(fault, 'code');
    const message = fieldOf(fault, 'message');
    const [, proxyStatus] = /^Proxy response \((\d+)\)/u.exec(message) ?? [];
    if (proxyStatus !== undefined)
        return proxyFault(Number(proxyStatus));
    const known = KNOWN[code];
    if (known !== undefined) {
        const words = code.startsWith('E') ? `${known.words} (${code})` : known.words;
        return new ConnectionFault(words, known.patience ?? 'deadline', known.hint);
    }
    if (TLS.test(code))
        return new ConnectionFault(`no secure connection (${code})`, 'none', TLS_HINT);
    if (code.startsWith('HPE_'))
        return new ConnectionFault(`what answers is not HTTP (${code})`, 'few', TLS_HINT);
    const words = [message, code === '' ? '' : `(${code})`].filter(Boolean).join(' ');
    return new ConnectionFault(words === '' ? 'the connection failed' : words, 'deadline');
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/client/runtime.js

function reasonOf(signal) {
    const reason = signal.reason;
    const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
    return typeof message === 'string' && message !== '' ? message : 'The review was cancelled.';
}
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
        return new client_error/* ReviewError */.Z(reasonOf(this.parts.signal), { kind: 'cancelled' });
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
/** Milliseconds for people. */
function seconds(milliseconds) {
    const value = milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
    return `${value} s`;
}
//# sourceMappingURL=runtime.js.map
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
const fromOf = (call) => `${call.method} ${shownAddress(call.url)}`;
async function readText(body, from, maxBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of body) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) {
            throw new client_error/* ReviewError */.Z(`${from} answered with more than ${maxBytes / 1024 / 1024} MiB.`, {
                kind: 'malformed',
            });
        }
        chunks.push(chunk);
    }
    return new TextDecoder().decode(Buffer.concat(chunks));
}
function redirected(call, answer) {
    const location = answer.headers['location'];
    if (!REDIRECTS.has(answer.status) || typeof location !== 'string')
        return null;
    const target = (0,contract_url/* parseUrl */.D)(location, call.url.href);
    const keepsRequest = call.method === 'GET' || REPEATING_REDIRECTS.has(answer.status);
    if (target !== null && target.origin === call.url.origin && keepsRequest)
        return { ...call, url: target };
    const where = target === null ? 'an address that is none' : shownAddress(target);
    const why = keepsRequest ? 'credentials are not sent to another origin' : 'the request would not arrive as it is';
    throw new client_error/* ReviewError */.Z(`${answer.from} answered ${answer.status} and points to ${where}; ${why}.`, {
        kind: 'configuration',
        status: answer.status,
        hint: 'Set base-url to the address where the service itself answers.',
    });
}
async function once(call, runtime, signal) {
    const from = fromOf(call);
    const { statusCode, headers, body } = await (0,undici.request)(call.url, {
        dispatcher: runtime.parts.dispatcher,
        method: call.method,
        headers: { 'user-agent': USER_AGENT, ...call.headers },
        body: call.body ?? null,
        signal,
    });
    return { from, status: statusCode, headers, text: await readText(body, from, call.maxBytes ?? MAX_ANSWER_BYTES) };
}
async function follow(call, runtime, signal) {
    let next = call;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
        const answer = await once(next, runtime, signal);
        const target = call.follow === false ? null : redirected(next, answer);
        if (target === null)
            return answer;
        next = target;
    }
    throw new client_error/* ReviewError */.Z(`${fromOf(call)} was redirected more than ${MAX_REDIRECTS} times.`, {
        kind: 'configuration',
        hint: 'Check base-url.',
    });
}
/** The error of a deadline that passed while an answer was awaited. */
function deadlinePassed(from) {
    return new client_error/* ReviewError */.Z(`${from} had not answered when the time was over.`, {
        kind: 'timeout',
        hint: 'Raise timeout-seconds, or find out why the service does not answer.',
    });
}
/** Rejects on abort. undici itself takes no notice of it while a connection is being made. */
function onAbort(signal) {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}
/**
 * Sends a request and reads the whole answer. Redirects are followed within the origin alone.
 * @throws ConnectionFault where no whole answer came
 * @throws ReviewError `cancelled`, `timeout` (the deadline), `configuration` (a redirect), `malformed` (far too long)
 */
async function exchange(call, runtime) {
    runtime.throwIfCancelled();
    const remaining = runtime.remaining();
    if (remaining === 0)
        throw deadlinePassed(fromOf(call));
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
        return await Promise.race([onAbort(abort.signal), follow(call, runtime, abort.signal)]);
    }
    catch (fault) {
        runtime.throwIfCancelled();
        if (fault instanceof client_error/* ReviewError */.Z)
            throw fault;
        if (!late)
            throw connectionFault(fault);
        if (limit === remaining)
            throw deadlinePassed(fromOf(call));
        throw new ConnectionFault(`no whole answer came within ${seconds(limit)}`, 'deadline');
    }
    finally {
        clearTimeout(timer);
        runtime.parts.signal.removeEventListener('abort', stop);
    }
}
//# sourceMappingURL=exchange.js.map
;// CONCATENATED MODULE: ./build/src/client/backoff.js
/** How long to wait: after a fault, and where the service says so itself. */
const FIRST_WAIT_MS = 500;
/** The longest wait between two tries or two polls, unless the service asks for more. */
const MAX_WAIT_MS = 15_000;
/**
 * The wait before a try, doubled each time up to 15 s, then jittered down to no less than half, so that clients that
 * failed together do not come back together.
 * @param failures how often it has failed, from 1
 * @param random 0 ≤ n < 1
 */
function backoff(failures, random) {
    const whole = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    return Math.round(whole * (0.5 + 0.5 * random()));
}
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
//# sourceMappingURL=backoff.js.map
;// CONCATENATED MODULE: ./build/src/client/retry.js
/** A request until it is answered: again after connection faults and transient statuses, inside the deadline. */






/** Tries of what rarely heals: a host name that does not exist, an answer that is not HTTP. */
const FEW_TRIES = 4;
function failedConnection(call, fault) {
    const tries = { deadline: Number.POSITIVE_INFINITY, few: FEW_TRIES, none: 1 }[fault.patience];
    const kind = fault.patience === 'none' ? 'configuration' : 'unavailable';
    const error = (after) => new client_error/* ReviewError */.Z(`${fromOf(call)} failed: ${fault.message}${after}.`, { kind, hint: fault.hint });
    return { words: fault.message, tries, wait: null, error };
}
function failedAnswer(call, answer, runtime) {
    const wait = retryAfter(answer.headers, runtime.parts.now());
    const error = (after) => {
        const { message, kind, code, status, said, hint } = refusal(answer, call, runtime.parts.secrets);
        return new client_error/* ReviewError */.Z(`${message}${after}`, { kind, code, status, said, hint });
    };
    return { words: `it answered ${answer.status}`, tries: Number.POSITIVE_INFINITY, wait, error };
}
async function attempt(call, runtime) {
    const headers = await call.headers();
    try {
        const answer = await exchange({ ...call, headers }, runtime);
        return isRetried(answer) ? failedAnswer(call, answer, runtime) : answer;
    }
    catch (fault) {
        if (!(fault instanceof ConnectionFault))
            throw fault;
        return failedConnection(call, fault);
    }
}
/**
 * Makes the call until there is an answer to work with, be it a refusal.
 * @throws ReviewError `unavailable` when tries or time are used up, with the last thing that happened; and what
 * `exchange` throws
 */
async function untilAnswered(call, runtime) {
    for (let failures = 1;; failures += 1) {
        const outcome = await attempt(call, runtime);
        if ('status' in outcome)
            return outcome;
        const after = failures === 1 ? '' : ` (tried ${failures} times)`;
        if (failures >= outcome.tries)
            throw outcome.error(after);
        const wait = outcome.wait ?? backoff(failures, runtime.parts.random);
        if (wait >= runtime.remaining()) {
            const asked = outcome.wait === null ? '' : `; the service asks to wait ${seconds(wait)}, and the time ends before`;
            throw outcome.error(`${after}${asked}`);
        }
        runtime.parts.log.info(`${fromOf(call)}: ${outcome.words}; trying again in ${seconds(wait)}.`);
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
    /**
     * Makes the call; a 401 mints a new token and repeats it once.
     * @returns a 2xx answer
     * @throws ReviewError of every kind but `malformed`
     */
    async call(call) {
        const { answer, token } = await this.attempt(call);
        if (!isAboutToken(answer))
            return this.accepted(answer, call);
        this.runtime.parts.log.debug(`${fromOf(call)} answered 401; asking for a new token.`);
        this.tokens.drop(token);
        const second = await this.attempt(call);
        return this.accepted(second.answer, call);
    }
    async attempt(call) {
        let token = '';
        const headers = async () => {
            token = await this.tokens.get();
            return { accept: 'application/json', ...call.headers, authorization: `Bearer ${token}` };
        };
        const answer = await untilAnswered({ ...call, headers }, this.runtime.within(call.withinMs));
        return { answer, token };
    }
    accepted(answer, call) {
        if (answer.status >= 200 && answer.status <= 299)
            return answer;
        throw refusal(answer, call, this.runtime.parts.secrets);
    }
}
//# sourceMappingURL=api.js.map
// EXTERNAL MODULE: ./build/src/client/dispatcher.js
var client_dispatcher = __webpack_require__(83656);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/src/client/paging.js
/** `next_page` in all the forms a service may give it. */

const fault = (why) => ({ kind: 'fault', why });
/** The list's address with the value as its `page` parameter. */
function asParameter(list, page) {
    const url = new URL(list);
    url.searchParams.set('page', page);
    return { kind: 'next', url };
}
/** A query of the list's own; what is asked for stays asked for. */
function asQuery(list, query) {
    const url = new URL(list);
    url.search = query;
    for (const [name, value] of list.searchParams) {
        if (name !== 'page' && !url.searchParams.has(name))
            url.searchParams.set(name, value);
    }
    return { kind: 'next', url };
}
function asAddress(list, text) {
    const url = (0,contract_url/* parseUrl */.D)(text);
    if (url === null)
        return fault('it is a URL that cannot be read');
    if (url.origin !== list.origin)
        return fault('it is a URL of another origin, where no credentials are sent');
    if (url.username !== '' || url.password !== '')
        return fault('it is a URL with a user or a password');
    url.hash = '';
    return url.pathname === list.pathname ? asQuery(list, url.search) : { kind: 'next', url };
}
/** `/v1/findings?…`, with or without the prefix that the service lives under. Base64 may begin with a slash too. */
function queryOfPath(list, text) {
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
        return Number.isSafeInteger(value) && value >= 0 ? asParameter(list, String(value)) : fault('it is no page number');
    }
    if (typeof value !== 'string')
        return fault('it is neither null nor a string nor a number');
    if (/^https?:\/\//iu.test(value))
        return asAddress(list, value);
    if (value.startsWith('?'))
        return asQuery(list, value);
    const query = queryOfPath(list, value);
    return query === null ? asParameter(list, value) : asQuery(list, query);
}
//# sourceMappingURL=paging.js.map
;// CONCATENATED MODULE: ./build/src/client/findings.js
/** All findings of a review, page by page. */





/** A page whose rows are looked at one by one: one that is odd must not lose the others. */
const Page = classic_schemas/* looseObject */._H3({ data: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()), next_page: classic_schemas/* unknown */.L5J().optional() });
const Fields = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J());
const EXPECTED = 'a page of findings';
/** A page that holds nothing new is let pass, but not for ever. */
const MAX_PAGES = limits/* LIMITS */.b.MAX_FINDINGS + 1;
const findings_text = (value, otherwise) => (typeof value === 'string' ? value : otherwise);
function idOf(fields) {
    const { id } = fields;
    if (typeof id === 'string' && id !== '')
        return id;
    if (typeof id === 'number')
        return String(id);
    return `unnamed-${(0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16)}`;
}
/** What is there of a location: an unusable file is empty, unusable lines are none. */
function locationOf(value) {
    const location = Fields.safeParse(value);
    if (!location.success)
        return { file: '', lineRange: [] };
    const { file, lineRange } = location.data;
    const lines = Array.isArray(lineRange) ? lineRange.map(Number).filter(Number.isFinite) : [];
    return { ...location.data, file: findings_text(file, ''), lineRange: lines };
}
/**
 * A row as a finding. A field that is missing or of another kind gets a stand-in (severity `warn`, plane `unknown`, no
 * location); everything else passes on as it is.
 * @returns null for what is no object at all
 */
function readFinding(row) {
    const whole = ObservedFinding.safeParse(row);
    if (whole.success)
        return { finding: whole.data, mended: false };
    const fields = Fields.safeParse(row);
    if (!fields.success || Array.isArray(row))
        return null;
    const { plane, severity, location, title, rationale, fingerprint, ...others } = fields.data;
    const finding = {
        ...others,
        id: idOf(fields.data),
        plane: findings_text(plane, 'unknown'),
        severity: findings_text(severity, 'warn'),
        location: locationOf(location),
        title: findings_text(title, '(no title)'),
        rationale: findings_text(rationale, ''),
        ...(typeof fingerprint === 'string' ? { fingerprint } : {}),
    };
    return { finding, mended: true };
}
/** Findings as they come in. */
class Collection {
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
    const collection = new Collection();
    const seen = new Set();
    let truncated = false;
    for (let url = list;;) {
        seen.add(url.href);
        const answer = await api.call({ method: 'GET', url, scope: 'findings:read' });
        const page = readAnswer(answer, Page, EXPECTED, secrets);
        truncated = !collection.add(page.data);
        if (truncated)
            break;
        const next = readNextPage(list, page.next_page);
        if (next.kind === 'end')
            break;
        if (next.kind === 'fault')
            throw malformed(answer, EXPECTED, `next_page: ${next.why}`, secrets);
        if (seen.has(next.url.href))
            throw malformed(answer, EXPECTED, 'next_page repeats: the list has no end', secrets);
        if (seen.size === MAX_PAGES)
            throw malformed(answer, EXPECTED, `more than ${MAX_PAGES} pages`, secrets);
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
;// CONCATENATED MODULE: ./build/src/client/trace.js
/** The audit trace, where the service gives one that can be read. */



/** A report without its trace is still a report: no long trying. */
const TRACE_LIMIT_MS = 20_000;
/**
 * Where the trace may be asked for with the token: `trace_url` of the service's own origin; or, where the service
 * knows itself under another name, the same path under the base address.
 */
function traceAddress(review, address) {
    const { trace_url: text } = review;
    const url = text == null ? null : (0,contract_url/* parseUrl */.D)(text, address.of('/').href);
    if (url === null)
        return null;
    if (url.origin === address.origin && url.username === '' && url.password === '')
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
    const url = traceAddress(review, address);
    if (url === null)
        return null;
    try {
        const answer = await api.call({ method: 'GET', url, scope: 'findings:read', withinMs: TRACE_LIMIT_MS });
        const document = JSON.parse(answer.text);
        const read = trace/* Trace */.Cn.safeParse(document);
        if (!read.success) {
            log.debug(`${shownAddress(url)} gave no trace of the form known here.`);
            return { document, trace: null };
        }
        if (read.data.review_id === review.id)
            return { document, trace: read.data };
        log.debug(`${shownAddress(url)} gave the trace of another review.`);
    }
    catch (fault) {
        if (fault instanceof client_error/* ReviewError */.Z && fault.kind === 'cancelled')
            throw fault;
        log.debug(`No trace: ${fault instanceof client_error/* ReviewError */.Z ? fault.message : 'what came is not JSON'}`);
    }
    return null;
}
//# sourceMappingURL=trace.js.map
;// CONCATENATED MODULE: ./build/src/client/page.js


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
    const url = traceAddress(review, address);
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
        if (!(fault instanceof client_error/* ReviewError */.Z) || fault.kind === 'cancelled')
            throw fault;
        log.debug(`No page: ${fault.message}`);
    }
    return null;
}
//# sourceMappingURL=page.js.map
;// CONCATENATED MODULE: ./build/src/client/poll.js




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
function* pollWaits(intervalMs, random) {
    yield intervalMs;
    const most = Math.max(intervalMs, MAX_WAIT_MS);
    for (let wait = intervalMs * GROWTH;; wait = Math.min(most, wait * GROWTH)) {
        yield Math.round(Math.min(most, wait) * (1 - JITTER * random()));
    }
}
function notInTime(review, waited, asked) {
    const status = visible(review.status.slice(0, 100));
    const wish = asked === null ? '' : ` The service asks to wait another ${seconds(asked)}.`;
    return new client_error/* ReviewError */.Z(`The review ${visible(review.id)} is still "${status}" after ${seconds(waited)}.${wish}`, {
        kind: 'timeout',
        hint: 'Raise timeout-seconds, or look at the load of the service.',
    });
}
/**
 * Looks again and again until the review is complete or failed. Any other status is "not yet"; one that is not known
 * is said once. Between looks it waits what `Retry-After` asks, else what `pollWaits` gives.
 * @param first the review as known; already final → no look is taken
 * @param look reads the review
 * @param onStatus told of the review each time its status is another, from the first on
 * @throws ReviewError `timeout` at the deadline, or at once where `Retry-After` points past it
 */
async function untilFinal(first, look, intervalMs, runtime, onStatus) {
    const started = runtime.parts.now();
    const waits = pollWaits(intervalMs, runtime.parts.random);
    let reading = first;
    let status = null;
    let unknownSaid = false;
    for (;;) {
        const { review, retryAfterMs } = reading;
        if (review.status !== status)
            onStatus(review);
        status = review.status;
        if (isFinal(review))
            return review;
        if (status !== QUEUED && !unknownSaid) {
            unknownSaid = true;
            const word = visible(status.slice(0, 100));
            runtime.parts.log.warning(`The review has the status "${word}", which is not known here; waiting for its end.`);
        }
        const usual = waits.next().value;
        const left = runtime.remaining() - LAST_LOOK_MS;
        if (left <= 0 || (retryAfterMs !== null && retryAfterMs > left)) {
            throw notInTime(review, runtime.parts.now() - started, retryAfterMs);
        }
        await runtime.pause(retryAfterMs ?? Math.min(usual, left));
        reading = await look();
    }
}
//# sourceMappingURL=poll.js.map
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
    /** The token, minted where there is none or the one there is runs out. Callers at the same time share one mint. */
    get() {
        if (this.current !== null && this.now() < this.current.until)
            return Promise.resolve(this.current.token);
        this.minting ??= this.renew().finally(() => {
            this.minting = null;
        });
        return this.minting;
    }
    /** Forgets a token that was refused; a newer one stays. */
    drop(token) {
        if (this.current?.token === token)
            this.current = null;
    }
    async renew() {
        const asked = this.now();
        const { token, lifetimeMs } = await this.mint();
        this.current = { token, until: asked + lifetimeMs - Math.min(MARGIN_MS, lifetimeMs / 2) };
        return token;
    }
}
const tokens_EXPECTED = 'an access token';
/** What a header can carry (RFC 6750 §2.1, generously). */
const HEADER_SAFE = /^[\x21-\x7e]+$/u;
function readToken(answer, runtime) {
    const shown = { ...answer, text: withoutTokens(answer.text) };
    const { secrets } = runtime.parts;
    if (answer.status < 200 || answer.status > 299)
        throw refusal(answer, { scope: null }, secrets);
    const read = readAnswer(answer, ObservedToken, tokens_EXPECTED, secrets, shown);
    const { access_token: token, token_type: type, expires_in: lifetime } = read;
    if (!HEADER_SAFE.test(token))
        throw malformed(shown, tokens_EXPECTED, 'its characters do not fit into a header', secrets);
    if (type !== null && type !== undefined && type.toLowerCase() !== 'bearer') {
        throw malformed(shown, tokens_EXPECTED, 'its token_type is not Bearer', secrets);
    }
    return { token, lifetimeMs: lifetime === null || lifetime === undefined ? UNSAID_LIFETIME_MS : lifetime * 1000 };
}
/**
 * Makes the token call (RFC 6749 §4.4, credentials in the form as the interface has them).
 * @param onSecret told of the token before anything else is done with it
 */
function tokenMint(address, credentials, runtime, onSecret) {
    const body = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: credentials.clientId,
        client_secret: credentials.clientSecret,
        scope: credentials.scope,
    }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
    return async () => {
        const url = address.of('/oauth/token');
        const answer = await untilAnswered({ method: 'POST', url, body, scope: null, headers: async () => headers }, runtime);
        const minted = readToken(answer, runtime);
        onSecret(minted.token);
        return minted;
    };
}
//# sourceMappingURL=tokens.js.map
;// CONCATENATED MODULE: ./build/src/client/client.js
/** The client: everything the service is asked. */















/** The scopes that the calls of this client need. */
const NEEDED_SCOPES = 'reviews:read reviews:write findings:read';
const DEFAULT_POLL_INTERVAL_MS = 2_000;
const client_EXPECTED = 'a review';
const client_HEADER_SAFE = /^[\x21-\x7e]+$/u;
const SILENT = { info: () => { }, warning: () => { }, debug: () => { } };
const sleepFor = (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal });
function bodyOf(request) {
    const { repo, pr, ticket, policy, dry_run } = request;
    return JSON.stringify({ repo, pr, ticket, policy, dry_run });
}
class HttpReviewClient {
    api;
    address;
    intervalMs;
    release;
    /** What the service last asked to wait before a review is looked at, by the review's id. */
    asked = new Map();
    constructor(api, address, intervalMs, release) {
        this.api = api;
        this.address = address;
        this.intervalMs = intervalMs;
        this.release = release;
    }
    async create(request, idempotencyKey) {
        if (!client_HEADER_SAFE.test(idempotencyKey) || idempotencyKey.length > limits/* LIMITS */.b.MAX_IDEMPOTENCY_KEY_CHARACTERS) {
            throw new client_error/* ReviewError */.Z('The idempotency key does not fit into a header.', { kind: 'configuration' });
        }
        const answer = await this.api.call({
            method: 'POST',
            url: this.address.of('/v1/reviews'),
            scope: 'reviews:write',
            headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
            body: bodyOf(request),
        });
        return this.read(answer).review;
    }
    async get(id) {
        return (await this.look(id)).review;
    }
    wait(review, onStatus = () => { }) {
        const known = { review, retryAfterMs: this.asked.get(review.id) ?? null };
        return untilFinal(known, () => this.look(review.id), this.intervalMs, this.api.runtime, onStatus);
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
    close() {
        return this.release();
    }
    async look(id) {
        const answer = await this.api.call({ method: 'GET', url: this.address.ofReview(id), scope: 'reviews:read' });
        const reading = this.read(answer);
        if (reading.review.id === id)
            return reading;
        throw malformed(answer, client_EXPECTED, 'it is another review than the one asked for', this.api.runtime.parts.secrets);
    }
    read(answer) {
        const { secrets, now } = this.api.runtime.parts;
        const review = readAnswer(answer, ObservedReview, client_EXPECTED, secrets);
        const retryAfterMs = retryAfter(answer.headers, now());
        this.asked.set(review.id, retryAfterMs);
        return { review, retryAfterMs };
    }
}
/**
 * Makes a client. Nothing is sent until it is asked for something.
 * @throws ReviewError (`configuration`) for a base URL, or a proxy in the environment, that cannot work
 */
function createReviewClient(options) {
    const address = new ServiceAddress(options.baseUrl);
    const dispatcher = options.dispatcher ?? (0,client_dispatcher/* createDispatcher */.S)(process.env);
    const secrets = new Secrets();
    const onSecret = (secret) => {
        secrets.add(secret);
        options.onSecret?.(secret);
    };
    onSecret(options.clientSecret);
    const runtime = new Runtime({
        deadline: options.deadline,
        now: options.now ?? Date.now,
        sleep: options.sleep ?? sleepFor,
        random: options.random ?? Math.random,
        signal: options.signal ?? new AbortController().signal,
        dispatcher,
        log: options.log ?? SILENT,
        secrets,
    });
    const { clientId, clientSecret, scope = NEEDED_SCOPES } = options;
    const mint = tokenMint(address, { clientId, clientSecret, scope }, runtime, onSecret);
    const api = new Api(new TokenCache(mint, runtime.parts.now), runtime);
    const release = async () => {
        if (options.dispatcher === undefined)
            await dispatcher.destroy();
    };
    return new HttpReviewClient(api, address, options.pollIntervalMs ?? DEFAULT_POLL_INTERVAL_MS, release);
}
//# sourceMappingURL=client.js.map
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var grammars = __webpack_require__(70728);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/terminal.js
/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */






const WIDTH = 96;
/** Words wrapped at `WIDTH` columns, each line indented. */
function wrapped(text, indent) {
    const lines = [];
    let line = '';
    for (const word of (0,words/* oneLine */.TN)(text).split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
/** Findings and files shown; a terminal is no place for thousands. */
const SHOWN = 100;
/** The rows that are shown, and how many more there are and where. */
function some(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
function criteriaText(report, colors) {
    const rows = (0,evidence/* criterionRows */.l_)(report);
    if (rows.length === 0)
        return [colors.bold('Acceptance criteria'), '  none were found', ''];
    const paint = { met: colors.green, weak: colors.yellow, unmet: colors.red, not_code_verifiable: colors.dim };
    const origin = (0,evidence/* criteriaOf */.pC)(report)?.criteria[0]?.origin.ticket;
    const from = origin == null ? '' : colors.dim(`, from ${(0,words/* oneLine */.TN)(origin)}`);
    return [
        `${colors.bold('Acceptance criteria')}  ${(0,evidence/* tallyText */.Wl)((0,evidence/* tallyOf */.sv)(report))}${from}`,
        ...some(rows, (row) => {
            const word = row.status === null ? (row.lines.length === 0 ? 'no lines' : '') : evidence/* CRITERION_WORDS */.Cp[row.status];
            const color = row.status === null ? colors.dim : paint[row.status];
            const figure = row.confidence === null ? '' : ` ${colors.dim(`(${row.confidence})`)}`;
            return [
                `  ${color(word.padEnd(11))} ${colors.bold((0,words/* oneLine */.TN)(row.id))}${figure}`,
                ...(row.text === null ? [] : [wrapped(row.text, '              ')]),
                ...row.lines.map((reference) => `              ${colors.cyan((0,words/* oneLine */.TN)(reference))}`),
            ];
        }),
        '',
    ];
}
function findingsPart(report, colors) {
    const ruleOf = (0,evidence/* ruleNamer */.C1)(report);
    const paint = {
        error: colors.red,
        warn: colors.yellow,
        info: colors.blue,
    };
    return [
        `${colors.bold('Findings')}  ${(0,verdict/* findingsText */._g)(report)}${report.truncated ? ' (the service has more)' : ''}`,
        ...some((0,findings/* worstFirst */.md)(report.findings), (finding) => [
            `  ${paint[(0,findings/* weightOf */.mm)(finding)]((0,words/* oneLine */.TN)(finding.severity).padEnd(6))} ${colors.cyan((0,findings/* referenceOf */.Bz)(finding))}  ${colors.dim((0,words/* oneLine */.TN)(ruleOf(finding)))}`,
            wrapped(finding.title, '         '),
            wrapped(finding.rationale, '         '),
        ]),
        '',
    ];
}
function riskPart(report, colors) {
    const tier = (0,evidence/* tierOf */.kx)(report);
    if (tier === null)
        return [];
    const { largest, others, sum } = (0,evidence/* weightiest */.u6)(tier.contributions);
    const points = (value) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.padStart(7);
    return [
        `${colors.bold('Risk')}  ${(0,verdict/* tierText */.uN)(tier.tier)}, score ${tier.score}`,
        ...tier.floors.map((floor) => wrapped(`at least ${floor.tier}: ${floor.note}`, '  ')),
        ...largest.map((each) => `${points(each.points)}  ${(0,words/* oneLine */.TN)(`${each.note || each.feature}: ${each.value}`)}`),
        ...(others > 0 ? [`${points(sum)}  ${(0,words/* counted */.hS)(others, 'smaller one')} together`] : []),
        '',
    ];
}
function toolsPart(report, colors) {
    const lines = (0,evidence/* toolLines */.kQ)(report);
    if (lines.length === 0)
        return [];
    return [colors.bold('Reports of other tools'), ...lines.map((line) => wrapped(line, '  ')), ''];
}
function coveragePart(report, colors) {
    const omitted = (0,evidence/* omittedOf */.Ce)(report);
    if (omitted.length === 0)
        return [];
    return [
        `${colors.bold('Not looked at')}  ${(0,words/* counted */.hS)(omitted.length, 'item')}`,
        ...some(omitted, ({ path, detail, blocking }) => [
            wrapped(`${path === null ? '' : `${path}: `}${detail}${blocking ? ' This keeps the gate from opening by itself.' : ''}`, '  '),
        ]),
        '',
    ];
}
function suppressedPart(report, colors) {
    const suppressed = (0,evidence/* planesOf */.dX)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return [];
    return [
        `${colors.bold('Suppressed')}  ${(0,words/* counted */.hS)(suppressed.length, 'finding')}`,
        ...some(suppressed, ({ rule, file, line, reason, by }) => [
            wrapped(`${file}:${line} ${rule}: ${reason} (${by})`, '  '),
        ]),
        '',
    ];
}
function stepsPart(report, colors) {
    const steps = (0,next_steps/* nextSteps */.Z)(report);
    if (steps.length === 0)
        return [];
    return [
        colors.bold((0,next_steps/* stepsTitle */.s)(report)),
        ...steps.flatMap(({ what, items, more }) => [
            wrapped(what, '  '),
            ...items.map(({ reference, name, text }) => wrapped([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    ')),
            ...(more > 0 ? [`    and ${more} more`] : []),
        ]),
        '',
    ];
}
/** The rule that decided, and on what. */
function decidedLine(report) {
    const decided = (0,verdict/* decidedBy */.yP)(report);
    if (decided === null)
        return [];
    const policy = decided.policy === null ? '' : ` of the policy ${decided.policy}`;
    const because = decided.because === '' ? decided.condition : decided.because;
    return [wrapped(`Decided by the rule ${decided.rule}${policy}${because === '' ? '' : `: ${because}`}.`, '')];
}
/**
 * The report for a terminal.
 * @param options.color whether to use ANSI colours
 */
function textReport(report, options) {
    const colors = picocolors.createColors(options.color);
    const { review, gate } = report;
    const paint = gate.open ? colors.green : colors.red;
    const facts = [
        ...(review.tier == null ? [] : [`tier ${(0,verdict/* tierText */.uN)((0,words/* oneLine */.TN)(review.tier))}`]),
        ...(review.confidence == null ? [] : [`confidence ${review.confidence}`]),
    ];
    return [
        `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint((0,words/* oneLine */.TN)((0,verdict/* verdictText */.nt)(report)))}  ${facts.join('  ')}`,
        `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${report.headSha.slice(0, 12)}`}`,
        '',
        wrapped(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
        ...decidedLine(report),
        ...report.notes.map((note) => wrapped(`Note: ${note}`, '')),
        '',
        ...stepsPart(report, colors),
        ...criteriaText(report, colors),
        ...findingsPart(report, colors),
        ...toolsPart(report, colors),
        ...riskPart(report, colors),
        ...coveragePart(report, colors),
        ...suppressedPart(report, colors),
        ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
    ].join('\n');
}
//# sourceMappingURL=terminal.js.map
// EXTERNAL MODULE: ./build/src/report/markdown.js + 7 modules
var markdown = __webpack_require__(6864);
// EXTERNAL MODULE: ./build/src/report/page/report-page.js + 20 modules
var report_page = __webpack_require__(35123);
;// CONCATENATED MODULE: ./build/src/report/sarif/words.js

/** SARIF's words for how much a result weighs. */
const LEVELS = {
    info: 'note',
    warn: 'warning',
    error: 'error',
};
/** A result's message is cut here, so that 5,000 of them stay a file that can be sent. GitHub names no limit of its own. */
const MAX_MESSAGE_CHARACTERS = 4_096;
/** GitHub's limit for a rule's `name`; an id is held to it too. */
const MAX_NAME_CHARACTERS = 255;
/** GitHub's limit for `shortDescription` and `fullDescription` of a rule. */
const MAX_DESCRIPTION_CHARACTERS = 1_024;
/** The text with `[words](target)` broken up, which SARIF reads as a link even in plain text (§3.11.6). */
const withoutLinks = (text) => text.replaceAll('](', '\\](');
/** A `message` object: untrusted text, several lines, cut; `otherwise` where nothing is left. */
function messageOf(text, otherwise) {
    const start = (0,words/* visible */.RK)(text.slice(0, 2 * MAX_MESSAGE_CHARACTERS)).trim();
    return { text: withoutLinks((0,words/* cutCharacters */.lD)(start, MAX_MESSAGE_CHARACTERS)) || otherwise };
}
/** Untrusted text on one line of at most `max` characters; `otherwise` where nothing is left. */
function lineOf(text, max, otherwise) {
    return (0,words/* cutCharacters */.lD)((0,words/* oneLine */.TN)(text.slice(0, 2 * max)), max) || otherwise;
}
//# sourceMappingURL=words.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/rules.js
/** The rules of a SARIF log, with what code scanning reads of them (GitHub, "SARIF support for code scanning"). */


/** How often the findings of a built-in plane are right, in GitHub's words, after the figures in docs/precision. */
const PRECISION = {
    contract: 'high',
    hygiene: 'high',
    integrity: 'high',
    intent: 'medium',
    robustness: 'high',
    security: 'high',
    'supply-chain': 'medium',
    tests: 'high',
};
/** GitHub shows rules that have a score as security alerts: from 7.0 high, from 4.0 medium, below low. */
const SECURITY_SEVERITY = { error: '8.0', warn: '5.5', info: '2.0' };
const PROBLEM_SEVERITY = { error: 'error', warn: 'warning', info: 'recommendation' };
/** An id as the log holds it. Findings of one rule share it, and GitHub takes no empty one. */
function ruleIdOf(id) {
    return lineOf(id, MAX_NAME_CHARACTERS, 'finding');
}
/** `security/hard-coded-credential` → `SecurityHardCodedCredential`, the form that SARIF asks of a name (§3.49.7). */
function nameOf(id) {
    const words = id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
/** The rules of the trace by id, as the policy in force set them; none where there is no trace. */
function knownRules(report) {
    const rules = (0,evidence/* planesOf */.dX)(report)?.rules ?? [];
    return new Map(rules.map(({ rule, severity, summary }) => [
        ruleIdOf(rule),
        { weight: severity === 'off' ? null : severity, summary: summary ?? '' },
    ]));
}
const HEAVIEST_FIRST = ['error', 'warn', 'info'];
const heaviest = (rules) => HEAVIEST_FIRST.find((weight) => rules.some((rule) => rule.weight === weight)) ?? 'warn';
function descriptorOf(id, named, known) {
    const plane = lineOf(named[0]?.plane ?? '', MAX_NAME_CHARACTERS, 'unknown');
    const weight = known.get(id)?.weight ?? heaviest(named);
    const summary = lineOf(known.get(id)?.summary ?? '', MAX_DESCRIPTION_CHARACTERS, id);
    const name = nameOf(id);
    // A service without a trace of our form may mean something else by the same word.
    const precision = known.has(id) && Object.hasOwn(PRECISION, plane) ? PRECISION[plane] : undefined;
    return {
        id,
        ...(name === '' ? {} : { name }),
        shortDescription: { text: summary },
        fullDescription: { text: summary },
        help: {
            text: `${summary} (rule ${id}, plane ${plane}). A policy can set the severity of the rule, or suppress a finding of it with a reason.`,
        },
        defaultConfiguration: { level: LEVELS[weight] },
        properties: {
            tags: [plane],
            ...(precision === undefined ? {} : { precision }),
            'problem.severity': PROBLEM_SEVERITY[weight],
            ...(plane === 'security' ? { 'security-severity': SECURITY_SEVERITY[weight] } : {}),
        },
    };
}
/** The descriptors of the rules named, each once, by id; and the place of each among them. */
function descriptorsOf(named, known) {
    const byId = new Map();
    for (const rule of named) {
        const same = byId.get(rule.id);
        if (same === undefined)
            byId.set(rule.id, [rule]);
        else
            same.push(rule);
    }
    const ids = [...byId.keys()].sort();
    return {
        rules: ids.map((id) => descriptorOf(id, byId.get(id) ?? [], known)),
        index: new Map(ids.map((id, position) => [id, position])),
    };
}
//# sourceMappingURL=rules.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/results.js





/** Code scanning takes 25,000 results a run and shows the worst 5,000 (GitHub, "SARIF results exceed limit"). */
const MAX_RESULTS = 5_000;
/** Code scanning takes 10 MB, compressed by gzip. What is smaller than that as it is will be when compressed. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;
/** The name by which results say that their paths begin at the repository's root. */
const SOURCE_ROOT = '%SRCROOT%';
/** A location in the repository. @param path repo-relative, forward slashes, well formed */
function placeOf(path, region) {
    return {
        physicalLocation: {
            artifactLocation: { uri: (0,words/* pathInUrl */.oW)(path) || encodeURIComponent('(no file)'), uriBaseId: SOURCE_ROOT },
            ...(region === undefined ? {} : { region }),
        },
    };
}
/** The engine's own fingerprint. GitHub tracks alerts by `primaryLocationLineHash`, which its upload step makes from the source. */
function fingerprintsOf(fingerprint) {
    if (fingerprint == null || fingerprint === '')
        return {};
    return { partialFingerprints: { 'reviewGate/v1': (0,words/* cutCharacters */.lD)(fingerprint.toWellFormed(), MAX_NAME_CHARACTERS) } };
}
function results_bodyOf(rule, words, finding) {
    const { first, last } = (0,findings/* linesOf */.Dx)(finding);
    return {
        ruleId: rule.id,
        level: LEVELS[rule.weight],
        message: messageOf(words, rule.id),
        locations: [placeOf((0,findings/* pathOf */.XM)(finding), { startLine: first, endLine: last })],
        ...fingerprintsOf(finding.fingerprint),
    };
}
function foundResults(report) {
    const idOf = (0,evidence/* ruleNamer */.C1)(report);
    return (0,findings/* worstFirst */.md)(report.findings).map((finding) => {
        const rule = { id: ruleIdOf(idOf(finding)), plane: finding.plane, weight: (0,findings/* weightOf */.mm)(finding) };
        return { rule, body: results_bodyOf(rule, `${finding.title}\n\n${finding.rationale}`, finding) };
    });
}
/** What was suppressed, with its reason. A comment stands in the source, a policy and another tool's word outside of it. */
function suppressedResults(report, known) {
    return ((0,evidence/* planesOf */.dX)(report)?.suppressed ?? []).map((each) => {
        const plane = each.rule.slice(0, Math.max(0, each.rule.indexOf('/')));
        const id = ruleIdOf(each.rule);
        const rule = { id, plane, weight: known.get(id)?.weight ?? 'warn' };
        const place = { file: each.file, lineRange: [each.line, each.line] };
        const { fingerprint, title } = each;
        const shown = { id: '', plane, severity: '', location: place, title, rationale: '', fingerprint };
        const justification = lineOf(`${each.reason} (${each.by})`, MAX_DESCRIPTION_CHARACTERS, 'no reason');
        const kind = each.by.startsWith('comment at ') ? 'inSource' : 'external';
        return {
            rule,
            body: { ...results_bodyOf(rule, title, shown), suppressions: [{ kind, status: 'accepted', justification }] },
        };
    });
}
/** The results that fit, the worst first and what was suppressed last; and how many were left out. */
function resultsOf(report, known) {
    const all = [...foundResults(report), ...suppressedResults(report, known)];
    const results = [];
    let bytes = 0;
    for (const result of all.slice(0, MAX_RESULTS)) {
        bytes += Buffer.byteLength(JSON.stringify(result.body));
        if (bytes > MAX_RESULT_BYTES)
            break;
        results.push(result);
    }
    return { results, leftOut: all.length - results.length };
}
//# sourceMappingURL=results.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/invocation.js
/** How the review went, as a SARIF log has it: whether it came to its end, and what was not looked at. */




/** Notifications beyond this many are counted in one. */
const MAX_NOTIFICATIONS = 1_000;
function notification(level, text, path = null) {
    return { level, message: messageOf(text, 'Not said.'), ...(path === null ? {} : { locations: [placeOf(path)] }) };
}
function leftOutNotes(report, leftOut) {
    const byEngine = (0,evidence/* planesOf */.dX)(report)?.left_out ?? 0;
    return [
        ...(leftOut === 0
            ? []
            : [
                notification('warning', `${(0,words/* counted */.hS)(leftOut, 'result is', 'results are')} left out, the least severe: code scanning shows no more.`),
            ]),
        ...(report.truncated ? [notification('warning', 'The service has more findings than were read.')] : []),
        ...(byEngine === 0
            ? []
            : [notification('warning', `${(0,words/* counted */.hS)(byEngine, 'finding was', 'findings were')} left out by the review.`)]),
        ...(report.unread === true ? [notification('warning', 'The findings could not be read.')] : []),
    ];
}
function coverageNotes(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    const told = omitted
        .slice(0, MAX_NOTIFICATIONS)
        .map(({ path, reason, detail, blocking }) => notification(blocking ? 'warning' : 'note', `Not looked at (${reason}): ${detail}`, path));
    const more = omitted.length - told.length;
    return more === 0
        ? told
        : [...told, notification('warning', `${(0,words/* counted */.hS)(more, 'more thing was', 'more things were')} not looked at.`)];
}
/** A moment as SARIF writes it; nothing where it is none. */
function momentOf(name, text) {
    const time = text == null ? Number.NaN : Date.parse(text);
    const shown = Number.isNaN(time) ? '' : new Date(time).toISOString();
    // Years beyond four digits have a sign, which RFC 3339 has not.
    return /^\d/u.test(shown) ? { [name]: shown } : {};
}
/** The one `invocation` of the log. @param leftOut how many results did not fit */
function invocationOf(report, leftOut) {
    const { review } = report;
    return {
        executionSuccessful: review.status === 'complete' && report.unread !== true,
        ...momentOf('startTimeUtc', review.created_at),
        ...momentOf('endTimeUtc', review.completed_at),
        toolExecutionNotifications: [
            ...leftOutNotes(report, leftOut),
            ...coverageNotes(report),
            ...report.notes.slice(0, MAX_NOTIFICATIONS).map((note) => notification('note', note)),
        ],
    };
}
//# sourceMappingURL=invocation.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif.js
/**
 * A review as SARIF 2.1.0 (OASIS), the exchange format of code scanning: what is in it, and how much, is what GitHub's
 * "SARIF support for code scanning" reads and takes.
 */





const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
function provenance(report) {
    const { serverUrl, repo, headSha } = report;
    const repository = serverUrl === null ? null : (0,contract_url/* parseUrl */.D)(`${serverUrl}/${repo}`);
    if (repository === null || headSha === null || !/^https?:$/u.test(repository.protocol))
        return {};
    return {
        versionControlProvenance: [
            { repositoryUri: repository.href, revisionId: headSha, mappedTo: { uriBaseId: SOURCE_ROOT } },
        ],
    };
}
/** What the review said besides its findings, for readers that look into the bag. */
function said(report) {
    const { verdict, tier, confidence } = report.review;
    return {
        verdict: verdict ?? null,
        tier: tier ?? null,
        confidence: confidence ?? null,
        gate: report.gate.open ? 'open' : 'closed',
        traceDigest: report.trace?.digest ?? null,
    };
}
/**
 * The SARIF log of one review: one run with its rules, a result a finding, the worst first, and those that were suppressed
 * marked as such. At most 5,000 results and 8 MiB of them; what did not fit is counted in a notification. The run's
 * category is `review-gate`.
 */
function sarifLog(report) {
    const known = knownRules(report);
    const { results, leftOut } = resultsOf(report, known);
    const { rules, index } = descriptorsOf(results.map(({ rule }) => rule), known);
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Review Gate',
                        ...(report.trace === null ? {} : { semanticVersion: report.trace.engine.version }),
                        rules,
                    },
                },
                automationDetails: { id: `review-gate/${encodeURIComponent(lineOf(report.review.id, 255, 'review'))}` },
                invocations: [invocationOf(report, leftOut)],
                ...provenance(report),
                originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } } },
                columnKind: 'utf16CodeUnits',
                results: results.map(({ rule, body }) => ({ ...body, ruleIndex: index.get(rule.id) ?? 0 })),
                properties: { 'reviewGate/v1': said(report) },
            },
        ],
    };
}
//# sourceMappingURL=sarif.js.map
// EXTERNAL MODULE: ./build/src/engine/review.js + 104 modules
var review = __webpack_require__(7448);
// EXTERNAL MODULE: ./build/src/engine/snapshot.js
var snapshot = __webpack_require__(9110);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/providers/faults.js
var faults = __webpack_require__(90015);
// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
;// CONCATENATED MODULE: ./build/src/providers/ticket-file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** A ticket out of a file. */




/** Largest ticket that is read, in bytes. */
const MAX_TICKET_BYTES = 1024 * 1024;
/**
 * Reads a Markdown file as the ticket, whatever the ticket is called. Its title is its first heading, else its name.
 * @throws ProviderError E_AC_002 where it cannot be read.
 */
function fileTicketReader(path) {
    return (_id, signal) => (0,faults/* guarded */.N)(signal, async () => {
        const name = (0,external_node_path_.basename)(path);
        const body = (await readStart(path)).toString('utf8').replace(/^\ufeff/u, '');
        const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
        return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
    });
}
async function readStart(path) {
    let content;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path), true);
            const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAX_TICKET_BYTES + 1) });
            content = buffer.subarray(0, bytesRead);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (fault) {
        const code = (0,faults/* systemCode */.x)(fault);
        const why = code === 'ENOENT'
            ? 'there is no such file'
            : code === 'EISDIR'
                ? 'it is a folder'
                : `it cannot be read (${code ?? 'unknown fault'})`;
        throw new provider/* ProviderError */.m('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
            cause: fault,
        });
    }
    if (content.length <= MAX_TICKET_BYTES)
        return content;
    throw new provider/* ProviderError */.m('E_AC_002', `The ticket ${path} is over ${MAX_TICKET_BYTES} bytes. Name the ticket alone.`);
}
//# sourceMappingURL=ticket-file.js.map
// EXTERNAL MODULE: ./build/src/providers/github/tickets.js
var tickets = __webpack_require__(37367);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/providers/git/base-files.js
var base_files = __webpack_require__(47236);
// EXTERNAL MODULE: ./build/src/providers/git/history.js + 4 modules
var git_history = __webpack_require__(63046);
// EXTERNAL MODULE: ./build/src/providers/git/limits.js
var git_limits = __webpack_require__(24351);
// EXTERNAL MODULE: ./build/src/providers/git/checkout.js
var git_checkout = __webpack_require__(95115);
// EXTERNAL MODULE: ./build/src/providers/git/merge-base.js
var merge_base = __webpack_require__(86961);
;// CONCATENATED MODULE: ./build/src/providers/git/local-refs.js
/** What the refs and commits of a local repository say about a change. */



/** Where the default branch may be, the first that the head has moved on from counts. */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
/** Most commits whose messages make up the body. */
const MAX_MESSAGES = 200;
/** The commit to review. Where it is a branch, `HEAD` among them, its name is the branch's. @throws ProviderError where there is none. */
async function resolveHead(repository, checkout, head, signal) {
    const sha = await commitOf(repository, checkout, head, signal);
    if (sha === null)
        throw unknownRef('head', head, checkout);
    return { ref: (await branchOf(repository, checkout, head, signal)) ?? head, sha };
}
/**
 * The commit to review against. Without a name: the default branch (`origin/HEAD`, `origin/main`, `origin/master`, `main`, `master`), the first
 * that does not hold the head already; where they all do, the commit before the head.
 * @throws ProviderError where there is none.
 */
async function resolveBase(repository, checkout, base, head, signal) {
    if (base !== null) {
        const sha = await commitOf(repository, checkout, base, signal);
        if (sha === null)
            throw unknownRef('base', base, checkout);
        return { ref: (await branchOf(repository, checkout, base, signal)) ?? base, sha };
    }
    for (const ref of DEFAULT_BRANCHES) {
        const sha = await commitOf(repository, checkout, ref, signal);
        if (sha === null)
            continue;
        const shared = await (0,merge_base/* findMergeBase */.f)(repository, sha, head);
        if (shared.kind === 'found' && shared.sha !== head) {
            return { ref: (await branchOf(repository, checkout, ref, signal)) ?? ref, sha };
        }
    }
    const before = await commitOf(repository, checkout, `${head}~1`, signal);
    if (before !== null)
        return { ref: `${head.slice(0, 12)}~1`, sha: before };
    throw new provider/* ProviderError */.m('E_REQ_002', `There is nothing to review ${head} against: it has no commit before it, and no default branch that it has moved on from. Name a base.`);
}
/** Title, body and author as a pull request would have them: of one commit its own words; of several the branch's name and all messages, oldest first. */
async function describeCommits(repository, mergeBase, head) {
    const printed = await repository.output([
        'log',
        '-z',
        '--no-merges',
        '--no-show-signature',
        '--topo-order',
        `--max-count=${MAX_MESSAGES}`,
        '--format=%an%n%s%n%b',
        head.sha,
        `^${mergeBase}`,
    ]);
    const commits = printed
        .toString('utf8')
        .split('\0')
        .filter((one) => one.trim() !== '')
        .map((one) => {
        const [author = '', subject = '', ...body] = one.split('\n');
        return { author, subject, body: body.join('\n').trim() };
    });
    const newest = commits[0] ?? { author: '', subject: head.ref, body: '' };
    if (commits.length <= 1)
        return { title: newest.subject, body: newest.body, author: newest.author };
    return {
        title: /^[0-9a-f]{7,64}$|^HEAD(?:$|[~^@])/u.test(head.ref) ? newest.subject : head.ref,
        body: commits
            .reverse()
            .map((one) => `${one.subject}\n\n${one.body}`.trim())
            .join('\n\n'),
        author: newest.author,
    };
}
async function commitOf(repository, checkout, ref, signal) {
    if (ref === '' || ref.startsWith('-') || /[\0\n]/u.test(ref))
        return null;
    return (0,git_checkout/* askCheckout */.s)(repository, checkout, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], signal);
}
/** The short name of the branch that a name means, null where it means none. */
async function branchOf(repository, checkout, ref, signal) {
    const full = await (0,git_checkout/* askCheckout */.s)(repository, checkout, ['rev-parse', '--symbolic-full-name', '--verify', '--quiet', '--end-of-options', ref], signal);
    return /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/u.exec(full ?? '')?.[1] ?? null;
}
function unknownRef(role, ref, checkout) {
    return new provider/* ProviderError */.m('E_REQ_002', `The ${role} ${JSON.stringify(ref.slice(0, 200))} names no commit in ${checkout.directory}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`);
}
//# sourceMappingURL=local-refs.js.map
// EXTERNAL MODULE: ./build/src/providers/git/open.js + 1 modules
var git_open = __webpack_require__(2509);
// EXTERNAL MODULE: ./build/src/providers/git/remote.js + 2 modules
var remote = __webpack_require__(83408);
// EXTERNAL MODULE: ./build/src/providers/git/repository.js
var repository = __webpack_require__(96355);
// EXTERNAL MODULE: ./build/src/providers/git/snapshot.js + 5 modules
var git_snapshot = __webpack_require__(18521);
;// CONCATENATED MODULE: ./build/src/providers/git/local.js
/** Reviewing a repository on this machine: two refs, no API. */












/**
 * A provider that takes every repo and pull request it is asked for as the one change it was made with. Title, body and author come from
 * the commits. Commits alone are reviewed: what is not committed is no part of the change.
 */
function localGitProvider(options) {
    const open = (signal, use) => (0,faults/* guarded */.N)(signal, () => (0,repository/* withScratch */.hM)({ parent: (0,external_node_os_.tmpdir)(), environment: options.environment ?? process.env }, signal, async (repository) => {
        const checkout = await (0,git_open/* borrowCheckout */.a)(repository, options.directory, false, signal);
        if (checkout === null)
            throw noRepository(options.directory);
        return use(repository, checkout);
    }));
    return {
        pin: (request, signal) => open(signal, async (repository, checkout) => {
            const head = await resolveHead(repository, checkout, options.head, signal);
            const base = await resolveBase(repository, checkout, options.base, head.sha, signal);
            const mergeBase = await requireMergeBase(repository, checkout, base.sha, head.sha);
            const commits = await describeCommits(repository, mergeBase, head);
            return {
                ...named(request),
                base,
                head,
                ...commits,
                labels: [],
                tickets: await tickets(request, signal),
                missing: [],
            };
        }),
        snapshot: (change, signal) => open(signal, async (repository, checkout) => {
            const mergeBase = await requireMergeBase(repository, checkout, change.base.sha, change.head.sha);
            // What a partial clone lacks stays missing, and the coverage says so.
            const opened = {
                repository,
                mergeBase,
                fetchBlobs: () => Promise.resolve(),
                readPast: (request) => (0,git_history/* readPast */.rj)(repository, request),
            };
            return (0,git_snapshot/* readSnapshot */.R)(opened, change, options.limits ?? git_limits/* GIT_LIMITS */.U);
        }),
        readAtBase: (change, path, signal) => open(signal, async (repository) => {
            const entry = await (0,base_files/* fileAtCommit */.fw)(repository, change.base.sha, path);
            return entry === null ? null : ((await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null);
        }),
        ticket: ({ id }, signal) => (0,faults/* guarded */.N)(signal, () => options.readTicket(id, signal)),
    };
    async function tickets(request, signal) {
        return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal)];
    }
}
const named = (request) => ({ repo: request.repo, pr: request.pr });
async function requireMergeBase(repository, checkout, base, head) {
    const found = await (0,merge_base/* findMergeBase */.f)(repository, base, head);
    if (found.kind === 'found')
        return found.sha;
    if (found.kind === 'unrelated')
        throw (0,remote/* unrelated */.p)(base, head);
    throw new provider/* ProviderError */.m('E_REQ_002', `The repository in ${checkout.directory} is not whole: ${found.why}. Get the rest with "git fetch --unshallow".`);
}
function noRepository(directory) {
    return new provider/* ProviderError */.m('E_REQ_002', `${directory} is not a folder in a git repository. Name one, or run the command inside of one.`);
}
//# sourceMappingURL=local.js.map
// EXTERNAL MODULE: ./build/src/providers/github/provider.js + 4 modules
var github_provider = __webpack_require__(34572);
// EXTERNAL MODULE: ./build/src/service/auth/keyring.js + 3 modules
var auth_keyring = __webpack_require__(71954);
// EXTERNAL MODULE: ./build/src/service/auth/secrets.js
var secrets = __webpack_require__(50745);
// EXTERNAL MODULE: ./build/src/service/ids.js
var service_ids = __webpack_require__(21843);
// EXTERNAL MODULE: ./build/src/service/operation/observer.js
var observer = __webpack_require__(65533);
// EXTERNAL MODULE: ./build/src/service/queue/dispatch.js
var dispatch = __webpack_require__(69511);
;// CONCATENATED MODULE: ./build/src/service/queue/memory.js

/** Tries at a job before the last one's fault stands. */
const ATTEMPTS = 3;
/** Wait before the second try, in milliseconds; each further one is four times the one before. */
const FIRST_RETRY_MILLISECONDS = 500;
const RETRY_GROWTH = 4;
const RETENTION_MILLISECONDS = 60 * 60 * 1000;
/** Of jobs with the same key one runs at a time. */
function keyOf(job) {
    return job.kind === 'review' ? `${job.tenantId} ${job.key}` : null;
}
class MemoryQueue {
    options;
    waiting = [];
    running = new Map();
    stopped = new AbortController();
    hurried = new AbortController();
    handlers = null;
    concurrency = 0;
    constructor(options) {
        this.options = options;
    }
    enqueue(tx, job) {
        tx.onCommit(() => this.push({ job, number: 1, since: this.options.clock() }));
    }
    async work(handlers, concurrency) {
        this.handlers = handlers;
        this.concurrency = concurrency;
        this.repeatRetention();
        this.drain();
    }
    async backlog() {
        const kinds = ['review', 'pull-request', 'check-run', 'retention'];
        const now = this.options.clock();
        return kinds.map((kind) => {
            const waiting = this.waiting.filter(({ job }) => job.kind === kind);
            const oldest = Math.min(now, ...waiting.map(({ since }) => since));
            const running = [...this.running.values()].filter(({ job }) => job.kind === kind);
            return { kind, waiting: waiting.length, running: running.length, oldestMilliseconds: now - oldest };
        });
    }
    async stop(hurry) {
        this.stopped.abort();
        const giveUp = () => this.hurried.abort(new Error('the queue is stopping'));
        if (hurry?.aborted === true)
            giveUp();
        hurry?.addEventListener('abort', giveUp, { once: true });
        await Promise.all(this.running.keys());
        hurry?.removeEventListener('abort', giveUp);
    }
    push(waiting) {
        this.waiting.push(waiting);
        this.drain();
    }
    drain() {
        const { handlers } = this;
        if (handlers === null)
            return;
        while (!this.stopped.signal.aborted && this.running.size < this.concurrency) {
            const next = this.takeNext();
            if (next === null)
                return;
            const run = this.attempt(handlers, next).finally(() => {
                this.running.delete(run);
                this.drain();
            });
            this.running.set(run, next);
        }
    }
    /** The oldest whose key no running job has. */
    takeNext() {
        const taken = new Set([...this.running.values()].map(({ job }) => keyOf(job)));
        const at = this.waiting.findIndex(({ job }) => {
            const key = keyOf(job);
            return key === null || !taken.has(key);
        });
        return at === -1 ? null : (this.waiting.splice(at, 1)[0] ?? null);
    }
    /** Never rejects: a rejected handler means another try, as long as there is one. */
    async attempt(handlers, { job, number, since }) {
        const last = number >= ATTEMPTS;
        try {
            await (0,dispatch/* dispatch */.J)(handlers, { number, last, signal: this.hurried.signal }, job);
        }
        catch {
            if (!last && !this.stopped.signal.aborted)
                this.retryLater({ job, number: number + 1, since });
        }
    }
    /** Waits beside the running jobs, not among them: a job that waits holds up no other. */
    retryLater(waiting) {
        const wait = FIRST_RETRY_MILLISECONDS * RETRY_GROWTH ** (waiting.number - 2);
        this.options.sleep(wait, this.stopped.signal).then(() => this.push(waiting), () => undefined);
    }
    repeatRetention() {
        this.options.sleep(RETENTION_MILLISECONDS, this.stopped.signal).then(() => {
            this.push({ job: { kind: 'retention' }, number: 1, since: this.options.clock() });
            this.repeatRetention();
        }, () => undefined);
    }
}
//# sourceMappingURL=memory.js.map
// EXTERNAL MODULE: ./build/src/service/reviews/present.js
var present = __webpack_require__(66692);
// EXTERNAL MODULE: ./build/src/service/service.js + 109 modules
var service_service = __webpack_require__(54067);
;// CONCATENATED MODULE: ./build/src/service/store/memory-table.js
/** A table in memory: rows by id, ids in order, and every change undoable until its transaction commits. */
/** Where `key` stands, or would stand, in `sorted`: the number of keys before it. Keys compare by code unit. */
function lowerBound(sorted, key) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const at = sorted[middle];
        if (at !== undefined && at < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
class MemoryTable {
    rows = new Map();
    keys = [];
    get(key) {
        return this.rows.get(key);
    }
    /** Inserts or replaces. Appending in key order, the usual case, costs no move. */
    put(key, row, undo) {
        const before = this.rows.get(key);
        if (before === undefined)
            this.keys.splice(lowerBound(this.keys, key), 0, key);
        this.rows.set(key, row);
        undo.push(() => {
            if (before === undefined)
                this.remove(key);
            else
                this.rows.set(key, before);
        });
    }
    delete(key, undo) {
        const before = this.rows.get(key);
        if (before === undefined)
            return;
        this.remove(key);
        undo.push(() => {
            this.keys.splice(lowerBound(this.keys, key), 0, key);
            this.rows.set(key, before);
        });
    }
    /** The keys, rising. */
    names() {
        return this.keys;
    }
    /** Rows whose keys follow `after`, rising. */
    *rising(after) {
        let at = after === null ? 0 : lowerBound(this.keys, after);
        if (after !== null && this.keys[at] === after)
            at += 1;
        for (; at < this.keys.length; at += 1)
            yield* this.at(at);
    }
    /** Rows whose keys precede `after`, falling. */
    *falling(after) {
        const start = after === null ? this.keys.length : lowerBound(this.keys, after);
        for (let at = start - 1; at >= 0; at -= 1)
            yield* this.at(at);
    }
    *at(index) {
        const key = this.keys[index];
        const row = key === undefined ? undefined : this.rows.get(key);
        if (row !== undefined)
            yield row;
    }
    remove(key) {
        this.rows.delete(key);
        this.keys.splice(lowerBound(this.keys, key), 1);
    }
}
/** The first `limit` rows that pass. */
function take(rows, limit, passes) {
    const taken = [];
    if (limit < 1)
        return taken;
    for (const row of rows) {
        if (!passes(row))
            continue;
        taken.push(row);
        if (taken.length >= limit)
            break;
    }
    return taken;
}
//# sourceMappingURL=memory-table.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-secrets.js
/** Sealed secrets in memory. */

/** Secrets in a table; changes go into the transaction's undo log. */
function memorySecrets(table, undo) {
    return {
        get: async (name) => table.get(name) ?? null,
        put: async (secret) => table.put(secret.name, secret, undo),
        remove: async (name) => {
            const there = table.get(name) !== undefined;
            table.delete(name, undo);
            return there;
        },
        list: async (prefix) => take(table.rising(null), Number.POSITIVE_INFINITY, ({ name }) => name.startsWith(prefix)),
    };
}
//# sourceMappingURL=memory-secrets.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-outgoing.js
/** Subscriptions and deliveries in memory. */

const ALL = Number.POSITIVE_INFINITY;
function dropDelivery({ deliveries, leases }, id, undo) {
    deliveries.delete(id, undo);
    leases.delete(id, undo);
}
/** Subscriptions in a table; changes go into the transaction's undo log. */
function memoryWebhooks(tables, undo) {
    const { webhooks, deliveries } = tables;
    return {
        insert: async (webhook) => webhooks.put(webhook.id, webhook, undo),
        get: async (id) => webhooks.get(id) ?? null,
        list: async ({ after, limit }) => take(webhooks.falling(after), limit, () => true),
        subscribed: async (event) => take(webhooks.rising(null), ALL, ({ status, events }) => status === 'active' && events.includes(event)),
        update: async (webhook) => {
            if (webhooks.get(webhook.id) !== undefined)
                webhooks.put(webhook.id, webhook, undo);
        },
        remove: async (id) => {
            if (webhooks.get(id) === undefined)
                return false;
            webhooks.delete(id, undo);
            for (const delivery of take(deliveries.rising(null), ALL, ({ webhookId }) => webhookId === id)) {
                dropDelivery(tables, delivery.id, undo);
            }
            return true;
        },
    };
}
/** Deliveries in a table; changes go into the transaction's undo log. */
function memoryDeliveries(tables, undo) {
    const { deliveries, leases } = tables;
    return {
        insert: async (delivery) => deliveries.put(delivery.id, delivery, undo),
        get: async (id) => deliveries.get(id) ?? null,
        list: async (webhookId, { after, limit }) => take(deliveries.falling(after), limit, (delivery) => delivery.webhookId === webhookId),
        update: async (delivery) => {
            if (deliveries.get(delivery.id) === undefined)
                return;
            deliveries.put(delivery.id, delivery, undo);
            leases.delete(delivery.id, undo);
        },
        expire: async (before, limit) => {
            const over = ({ status, createdAt }) => status !== 'pending' && createdAt < before;
            const rows = take(deliveries.rising(null), limit, over);
            for (const { id } of rows)
                dropDelivery(tables, id, undo);
            return rows.length;
        },
    };
}
//# sourceMappingURL=memory-outgoing.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-transaction.js
/** One transaction on a tenant's rows in memory. */




/** The rows of one tenant. */
class TenantRows {
    tenant;
    reviews = new MemoryTable();
    /** A table a review, so that a page of one review never walks another's findings. */
    findingsOf = new MemoryTable();
    findings = new MemoryTable();
    traces = new MemoryTable();
    blobs = new MemoryTable();
    idempotency = new MemoryTable();
    /** Keys in the order they expire, which is the order they came in. */
    expiring = new MemoryTable();
    policies = new MemoryTable();
    rate = null;
    checkRuns = new MemoryTable();
    secrets = new MemoryTable();
    webhooks = new MemoryTable();
    deliveries = new MemoryTable();
    leases = new MemoryTable();
    installationId = null;
    constructor(tenant) {
        this.tenant = tenant;
    }
}
function passesReview(filter) {
    return ({ asked, outcome }) => (filter.repo === undefined || asked.repo === filter.repo) &&
        (filter.pr === undefined || asked.pr === filter.pr) &&
        (filter.status === undefined || outcome.status === filter.status) &&
        (filter.verdict === undefined || (outcome.status === 'complete' && outcome.verdict === filter.verdict)) &&
        (filter.tier === undefined || (outcome.status === 'complete' && outcome.tier === filter.tier));
}
function passesFinding(filter) {
    return (row) => (filter.severity === undefined || row.severity === filter.severity) &&
        (filter.plane === undefined || row.plane === filter.plane) &&
        (filter.file === undefined || row.location.file === filter.file);
}
class MemoryTransaction {
    rows;
    index;
    unindex;
    tenantId;
    undo = [];
    afterCommit = [];
    constructor(rows, 
    /** Tells the store's directory whose review this is. */
    index, unindex) {
        this.rows = rows;
        this.index = index;
        this.unindex = unindex;
        this.tenantId = rows.tenant.id;
        this.secrets = memorySecrets(rows.secrets, this.undo);
        this.webhooks = memoryWebhooks(rows, this.undo);
        this.deliveries = memoryDeliveries(rows, this.undo);
    }
    /** Runs once the transaction has committed; the memory queue hangs its jobs here. */
    onCommit(callback) {
        this.afterCommit.push(callback);
    }
    commit() {
        for (const callback of this.afterCommit)
            callback();
    }
    rollback() {
        for (const takeBack of this.undo.reverse())
            takeBack();
    }
    async tenant() {
        return this.rows.tenant;
    }
    async updateTenant(patch) {
        const before = this.rows.tenant;
        const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
        this.rows.tenant = { ...before, ...given };
        this.undo.push(() => {
            this.rows.tenant = before;
        });
        return this.rows.tenant;
    }
    async setInstallation(installationId) {
        const before = this.rows.installationId;
        this.rows.installationId = installationId;
        this.undo.push(() => {
            this.rows.installationId = before;
        });
    }
    reviews = {
        insert: async (review) => {
            this.rows.reviews.put(review.id, review, this.undo);
            this.index(review.id, this.undo);
        },
        get: async (id) => this.rows.reviews.get(id) ?? null,
        summary: async (id) => this.rows.reviews.get(id) ?? null,
        list: async (filter, { after, limit }) => take(this.rows.reviews.falling(after), limit, passesReview(filter)),
        finish: async (id, outcome) => {
            const review = this.rows.reviews.get(id);
            if (review === undefined || review.outcome.status !== 'queued')
                return false;
            this.rows.reviews.put(id, { ...review, outcome }, this.undo);
            return true;
        },
        alike: async ({ id, key }, limit) => take(this.rows.reviews.falling(null), limit, (row) => row.key === key && row.id !== id && row.outcome.status === 'complete'),
        noteCheckRun: async (id, checkRunId) => {
            if (this.rows.checkRuns.get(id) !== undefined)
                return false;
            this.rows.checkRuns.put(id, checkRunId, this.undo);
            return true;
        },
        checkRunOf: async (id) => this.rows.checkRuns.get(id) ?? null,
        expire: async (before, limit) => {
            const over = ({ createdAt, outcome }) => createdAt < before && outcome.status !== 'queued';
            const rows = take(this.rows.reviews.rising(null), limit, over);
            for (const row of rows)
                this.dropReview(row.id);
            this.dropUnnamedBlobs();
            return rows.length;
        },
    };
    findings = {
        insert: async (reviewId, findings) => {
            const own = this.rows.findingsOf.get(reviewId) ?? new MemoryTable();
            this.rows.findingsOf.put(reviewId, own, this.undo);
            for (const finding of findings) {
                own.put(finding.id, finding, this.undo);
                this.rows.findings.put(finding.id, finding, this.undo);
            }
        },
        get: async (id) => this.rows.findings.get(id) ?? null,
        list: async (filter, { after, limit }) => {
            const own = this.rows.findingsOf.get(filter.review_id);
            return own === undefined ? [] : take(own.rising(after), limit, passesFinding(filter));
        },
    };
    traces = {
        insert: async (trace) => this.rows.traces.put(trace.review_id, trace, this.undo),
        get: async (reviewId) => this.rows.traces.get(reviewId) ?? null,
    };
    blobs = {
        put: async (text) => {
            const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}`;
            this.rows.blobs.put(digest, text, this.undo);
            return digest;
        },
        get: async (digest) => this.rows.blobs.get(digest) ?? null,
    };
    idempotency = {
        find: async (key, now) => this.live(key, now),
        insert: async (record, now) => {
            if (this.live(record.key, now) !== null)
                return false;
            this.dropExpired(now, Number.POSITIVE_INFINITY);
            this.rows.idempotency.put(record.key, record, this.undo);
            this.rows.expiring.put(this.expiryKey(record), record.key, this.undo);
            return true;
        },
        expire: async (now, limit) => this.dropExpired(now, limit),
    };
    policies = {
        get: async (name) => this.rows.policies.get(name) ?? null,
        put: async (policy) => this.rows.policies.put(policy.name, policy, this.undo),
        remove: async (name) => {
            const there = this.rows.policies.get(name) !== undefined;
            this.rows.policies.delete(name, this.undo);
            return there;
        },
        names: async () => [...this.rows.policies.rising(null)].map(({ name }) => name),
    };
    rate = {
        load: async () => this.rows.rate,
        save: async (value) => {
            const before = this.rows.rate;
            this.rows.rate = value;
            this.undo.push(() => {
                this.rows.rate = before;
            });
        },
    };
    secrets;
    webhooks;
    deliveries;
    dropReview(id) {
        for (const { id: finding } of [...(this.rows.findingsOf.get(id)?.rising(null) ?? [])]) {
            this.rows.findings.delete(finding, this.undo);
        }
        this.rows.findingsOf.delete(id, this.undo);
        this.rows.traces.delete(id, this.undo);
        this.rows.checkRuns.delete(id, this.undo);
        this.rows.reviews.delete(id, this.undo);
        this.unindex(id, this.undo);
    }
    dropUnnamedBlobs() {
        const outcomes = [...this.rows.reviews.rising(null)].map(({ outcome }) => outcome);
        const named = new Set(outcomes.map((outcome) => (outcome.status === 'complete' ? outcome.inputDigest : null)));
        for (const digest of [...this.rows.blobs.names()]) {
            if (!named.has(digest))
                this.rows.blobs.delete(digest, this.undo);
        }
    }
    live(key, now) {
        const record = this.rows.idempotency.get(key);
        return record !== undefined && record.expiresAt > now ? record : null;
    }
    expiryKey(record) {
        return `${String(record.expiresAt).padStart(16, '0')} ${record.key}`;
    }
    dropExpired(now, limit) {
        const keys = [...this.expired(now)].slice(0, limit);
        for (const key of keys) {
            const record = this.rows.idempotency.get(key);
            if (record === undefined)
                continue;
            this.rows.expiring.delete(this.expiryKey(record), this.undo);
            this.rows.idempotency.delete(key, this.undo);
        }
        return keys.length;
    }
    *expired(now) {
        for (const key of this.rows.expiring.rising(null)) {
            const record = this.rows.idempotency.get(key);
            if (record !== undefined && record.expiresAt > now)
                return;
            yield key;
        }
    }
}
//# sourceMappingURL=memory-transaction.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-administration.js



class MemoryAdministration {
    rowsOf;
    clientOf;
    ownSecrets = new MemoryTable();
    secrets = memorySecrets(this.ownSecrets, []);
    constructor(rowsOf, clientOf) {
        this.rowsOf = rowsOf;
        this.clientOf = clientOf;
    }
    async createTenant(tenant) {
        if ([...this.rowsOf.values()].some((rows) => rows.tenant.name === tenant.name))
            return false;
        this.rowsOf.set(tenant.id, new TenantRows(tenant));
        return true;
    }
    async tenants() {
        return [...this.rowsOf.values()]
            .map(({ tenant }) => tenant)
            .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    }
    async createClient(client) {
        this.clientOf.set(client.id, client);
    }
    async clients(tenantId) {
        return [...this.clientOf.values()]
            .filter((client) => client.tenantId === tenantId)
            .toSorted((a, b) => a.createdAt - b.createdAt);
    }
    async updateClient(client) {
        if (this.clientOf.get(client.id)?.revokedAt !== null)
            return false;
        this.clientOf.set(client.id, client);
        return true;
    }
    async sealedOtherwise(keyId, limit) {
        return this.places()
            .flatMap(({ tenantId, table }) => [...table.rising(null)].map((secret) => ({ tenantId, secret })))
            .filter(({ secret }) => secret.keyId !== keyId)
            .slice(0, limit);
    }
    async reseal(tenantId, before, after) {
        const table = this.places().find((place) => place.tenantId === tenantId)?.table;
        if (table?.get(before.name)?.box !== before.box)
            return false;
        table.put(after.name, after, []);
        return true;
    }
    places() {
        const ofTenants = [...this.rowsOf.values()].map(({ tenant, secrets }) => ({ tenantId: tenant.id, table: secrets }));
        return [{ tenantId: null, table: this.ownSecrets }, ...ofTenants];
    }
}
//# sourceMappingURL=memory-administration.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory.js
/** The store in memory: for the embedded service, and for tests of everything above it. Gone when the process is. */



class MemoryStore {
    tenants = new Map();
    clients = new Map();
    tenantOf = new Map();
    /** Transactions run one after the other: that is what makes them serializable. */
    tail = Promise.resolve();
    administration = new MemoryAdministration(this.tenants, this.clients);
    directory = {
        client: async (id) => this.clients.get(id) ?? null,
        tenantOfReview: async (reviewId) => this.tenantOf.get(reviewId) ?? null,
        tenantNamed: async (name) => [...this.tenants.values()].find((rows) => rows.tenant.name === name)?.tenant ?? null,
        tenantsOfInstallation: async (installationId) => [...this.tenants.values()].filter((rows) => rows.installationId === installationId).map((rows) => rows.tenant.id),
    };
    outbox = {
        claim: (now, leaseMilliseconds, limit) => this.inTurn(async () => {
            const claimed = [];
            for (const { tenant, deliveries, leases } of this.tenants.values()) {
                const due = take(deliveries.rising(null), limit - claimed.length, ({ id, status, nextAttemptAt }) => {
                    const free = (leases.get(id) ?? 0) <= now;
                    return status === 'pending' && nextAttemptAt !== null && nextAttemptAt <= now && free;
                });
                for (const { id } of due) {
                    leases.put(id, now + leaseMilliseconds, []);
                    claimed.push({ tenantId: tenant.id, deliveryId: id });
                }
            }
            return claimed;
        }),
    };
    tenant(id) {
        const transaction = (work) => this.inTurn(() => this.run(id, work));
        return { id, transaction, read: transaction };
    }
    async ping() { }
    async close() {
        await this.tail;
    }
    inTurn(run) {
        const result = this.tail.then(run);
        this.tail = result.catch(() => undefined);
        return result;
    }
    async run(tenantId, work) {
        const rows = this.tenants.get(tenantId);
        if (rows === undefined)
            throw new Error(`no tenant ${tenantId}`);
        const tx = new MemoryTransaction(rows, (reviewId, undo) => {
            this.tenantOf.set(reviewId, tenantId);
            undo.push(() => this.tenantOf.delete(reviewId));
        }, (reviewId, undo) => {
            this.tenantOf.delete(reviewId);
            undo.push(() => this.tenantOf.set(reviewId, tenantId));
        });
        let result;
        try {
            result = await work(tx);
        }
        catch (cause) {
            tx.rollback();
            throw cause;
        }
        tx.commit();
        return result;
    }
}
//# sourceMappingURL=memory.js.map
// EXTERNAL MODULE: ./build/src/service/vault/vault.js
var vault = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/src/service/embedded.js
/** The service inside another process: memory store, one tenant, one client with a random secret, on a loopback port. */
















const LOOPBACK = '127.0.0.1';
/** One caller, one review at a time; a second does not wait for the first one's fetch. */
const CONCURRENCY = 2;
/** What an embedded client needs to trigger a review and read all of it; there is nothing to administer. */
const SCOPES = ['reviews:read', 'reviews:write', 'findings:read'];
function ticketReader({ ticketFile, github }, repo) {
    if (ticketFile !== null)
        return fileTicketReader(ticketFile);
    if (github !== null)
        return (0,tickets/* githubTicketReader */.h_)({ ...github, repo });
    return async (id) => {
        throw new provider/* ProviderError */.m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
/** Tickets belong to the repository that is asked for, which only the request names. */
function localProvider(source) {
    const { directory, base, head } = source;
    const of = ({ repo }) => localGitProvider({ directory, base, head, readTicket: ticketReader(source, repo) });
    return {
        pin: (request, signal) => of(request).pin(request, signal),
        snapshot: (change, signal) => of(change).snapshot(change, signal),
        readAtBase: (change, path, signal) => of(change).readAtBase(change, path, signal),
        ticket: (request, signal) => of(request).ticket(request, signal),
    };
}
function providerOf(source) {
    if (source.kind === 'local')
        return localProvider(source);
    const { kind: _, ...options } = source;
    return (0,github_provider/* githubProvider */.p)(options);
}
/** The provider with reports of other tools in its snapshots: they are the same for every review of this process. */
function withReports(provider, reports) {
    if (reports.length === 0)
        return provider;
    return {
        pin: (request, signal) => provider.pin(request, signal),
        snapshot: async (change, signal) => ({ ...(await provider.snapshot(change, signal)), reports: [...reports] }),
        readAtBase: (change, path, signal) => provider.readAtBase(change, path, signal),
        ticket: (request, signal) => provider.ticket(request, signal),
    };
}
/** Starts the service; resolves when it answers. Throws where no loopback port can be had. */
async function startEmbedded(options) {
    const { source } = options;
    return startWith(providerOf(source), source.kind === 'github' ? { serverUrl: source.serverUrl, ...options } : options);
}
/** The same with a provider of the caller's, and where people see its repositories. */
async function startWith(provider, options) {
    const { clock = Date.now, random = external_node_crypto_.randomBytes, log = () => undefined } = options;
    const reviewed = withReports(provider, options.reports ?? []);
    const ids = (0,service_ids/* createIds */.T)(clock, random);
    const tenantId = ids('ten');
    const clientId = ids('cli');
    const clientSecret = (0,secrets/* createSecret */.X$)();
    const [keyring, secretHash] = await Promise.all([(0,auth_keyring/* memoryKeyring */.x)(clock), (0,secrets/* hashSecret */.DZ)(clientSecret)]);
    const store = new MemoryStore();
    const now = (0,present/* timestamp */.v)(clock());
    await store.administration.createTenant({
        id: tenantId,
        name: 'embedded',
        default_policy: options.defaultPolicy ?? 'balanced',
        repository_policy: options.repositoryPolicy ?? 'override',
        rate_limit: { per_minute: limits/* LIMITS */.b.REVIEWS_PER_MINUTE, burst: limits/* LIMITS */.b.REVIEWS_BURST },
        retention_days: 1,
        on_pull_request: 'ignore',
        check_name: 'Review Gate',
        created_at: now,
    });
    const secret = { hash: secretHash, createdAt: clock(), expiresAt: null };
    await store.administration.createClient({
        id: clientId,
        tenantId,
        scopes: SCOPES,
        secrets: [secret],
        createdAt: clock(),
        revokedAt: null,
    });
    const tenant = store.tenant(tenantId);
    await tenant.transaction(async (tx) => {
        for (const [name, source] of Object.entries(options.policies ?? {})) {
            await tx.policies.put({ name, source, created_at: now, updated_at: now });
        }
    });
    const service = (0,service_service/* createService */.s)({
        store,
        queue: new MemoryQueue({ clock, sleep: (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal }) }),
        providerFor: async () => reviewed,
        policiesByPath: true,
        review: (snapshot, policy) => (0,review/* review */.N)(snapshot, policy, options.grammars),
        keyring,
        vault: (0,vault/* createVault */.B3)([(0,external_node_crypto_.randomBytes)(vault/* KEY_BYTES */.Co)]),
        observer: observer/* UNOBSERVED */.U,
        publicUrl: null,
        ...(options.serverUrl === undefined ? {} : { serverUrl: options.serverUrl }),
        // Who reads an embedded service is a program: there is nothing to sign in to.
        calls: 'api',
        clock,
        random,
        deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
        log,
    });
    const { localUrl: baseUrl } = await service.listen({ host: LOOPBACK, port: 0 });
    await service.work(CONCURRENCY);
    return {
        baseUrl,
        clientId,
        clientSecret,
        reviewInput: (reviewId) => tenant.transaction(async (tx) => {
            const review = await tx.reviews.get(reviewId);
            if (review?.outcome.status !== 'complete')
                return null;
            const text = await tx.blobs.get(review.outcome.inputDigest);
            return text === null ? null : snapshot/* ReviewInput */.N9.parse(JSON.parse(text));
        }),
        close: async () => {
            await service.close(AbortSignal.abort());
            await store.close();
        },
    };
}
//# sourceMappingURL=embedded.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/engine/policy/built-in.js
var built_in = __webpack_require__(395);
// EXTERNAL MODULE: ./build/src/engine/change/glob.js
var glob = __webpack_require__(16963);
;// CONCATENATED MODULE: ./build/src/sarif/fault.js
/** A SARIF file, or a list of them, that cannot be worked with. Each fault names the file, where, and what. */
class SarifFault extends Error {
    faults;
    name = 'SarifFault';
    constructor(faults) {
        super(faults.join('\n'));
        this.faults = faults;
    }
}
/** What is read at most: a report beyond it is refused by name, never read in part. */
const SARIF_LIMITS = {
    FILES: 20,
    FILE_BYTES: 10 * 1024 * 1024,
    /** Of all files together. */
    RESULTS: 25_000,
    RUNS: 100,
    /** Rules of one component of a tool. */
    RULES: 50_000,
    EXTENSIONS: 200,
    ARTIFACTS: 200_000,
};
//# sourceMappingURL=fault.js.map
;// CONCATENATED MODULE: ./build/src/sarif/message.js
/** More than this of a text is not looked at: it will be cut to less. */
const MAX_TEMPLATE = 4_000;
/** Arguments that are filled in; what is beyond stays as it is. */
const MAX_FILLED = 20;
const own = (messages, id) => messages != null && Object.hasOwn(messages, id) ? (messages[id]?.text ?? null) : null;
/** `{0}` stands for the first argument, `{{` and `}}` for braces (§3.11.5). A number beyond the arguments stays as it is. */
function filled(text, args) {
    let count = 0;
    return text.replace(/\{\{|\}\}|\{(\d{1,3})\}/gu, (mark, number) => {
        if (number === undefined)
            return mark.charAt(0);
        count += 1;
        const argument = count > MAX_FILLED ? null : args[Number(number)];
        return typeof argument === 'string' || typeof argument === 'number'
            ? String(argument).slice(0, MAX_TEMPLATE)
            : mark;
    });
}
/** `[the words](1)`: a link to a related location, which is shown as its words (§3.11.6). */
function message_withoutLinks(text) {
    return text.replace(/(?<!\\)\[([^[\]\\]{1,300})\]\(\d{1,6}\)/gu, '$1').replace(/\\([[\]\\])/gu, '$1');
}
/** The words of a result: its own, those its id stands for in the rule or the tool, else what the rule is about. */
function message_messageOf(result, rule, component) {
    const { text, id, arguments: args } = result.message ?? {};
    const template = text ?? (id == null ? null : (own(rule?.messageStrings, id) ?? own(component.globalMessageStrings, id)));
    const most = template?.slice(0, MAX_TEMPLATE) ?? '';
    if (most.trim() !== '') {
        return message_withoutLinks(args == null && text != null ? most : filled(most, args ?? [])).toWellFormed();
    }
    return descriptionOf(rule);
}
/** What a rule is about; empty where the log does not say. */
function descriptionOf(rule) {
    return (rule?.shortDescription?.text || rule?.fullDescription?.text || '').toWellFormed();
}
//# sourceMappingURL=message.js.map
;// CONCATENATED MODULE: ./build/src/sarif/place.js
/** Bases may stand on bases; a chain longer than this, or a circle, leads to the root. */
const MAX_BASES = 10;
/** Longest path, and longest part of one before it is put together. */
const MAX_PATH = 1_024;
const MAX_URI = 4_096;
const DRIVE = /^\/?([A-Za-z]):(?=\/|$)/u;
/** Percent-encoding undone; as it is where it is none. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** A Windows drive's letter is of no case, and has no slash before it. */
function plainDrive(path) {
    return path.replace(DRIVE, (_, letter) => `${letter.toLowerCase()}:`);
}
/** An absolute path with forward slashes; null for a relative one; undefined for an address that is no file. */
function absolutePath(uri) {
    const file = /^file:(?:\/\/[^/]*)?(\/.*)$/isu.exec(uri);
    if (file !== null)
        return plainDrive(decoded(file[1] ?? ''));
    if (DRIVE.test(uri) || uri.startsWith('/'))
        return plainDrive(decoded(uri));
    return /^[a-z][a-z0-9+.-]+:/iu.test(uri) ? undefined : null;
}
/** The path below one of the roots; null where it lies elsewhere. */
function below(path, roots) {
    for (const root of roots) {
        const folder = plainDrive(root.replaceAll('\\', '/')).replace(/\/+$/u, '');
        if (path === folder)
            return '';
        if (path.startsWith(`${folder}/`))
            return path.slice(folder.length + 1);
    }
    return null;
}
/** Without `.`, `..` and empty parts; null where it leads out of the repository, or to nothing. */
function normal(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    const joined = parts.join('/');
    return joined === '' || joined.length > MAX_PATH || joined.includes('\0') ? null : joined;
}
const slashed = (uri) => uri.replaceAll('\\', '/');
/** What a base stands for, relative to the repository's root. A base outside of it is the root as the tool saw it. */
function basePath(run, id, roots, depth = 0) {
    const bases = run.originalUriBaseIds;
    if (id == null || bases == null || depth > MAX_BASES || !Object.hasOwn(bases, id))
        return '';
    const base = bases[id];
    if ((base?.uri ?? '').length > MAX_PATH)
        return '';
    const uri = slashed(base?.uri ?? '');
    const absolute = absolutePath(uri);
    if (absolute === undefined)
        return '';
    if (absolute !== null)
        return below(absolute, roots) ?? '';
    return `${basePath(run, base?.uriBaseId, roots, depth + 1)}/${decoded(uri)}`;
}
/**
 * The repo-relative path of an artifact; null where it names none, or one outside of the repository.
 * @param roots absolute paths at which the repository lies, as the tool may have seen it
 */
function artifactPath(location, run, roots) {
    const listed = location?.index == null ? undefined : run.artifacts[location.index]?.location;
    const named = location?.uri == null ? listed : location;
    if (named?.uri == null || named.uri === '' || named.uri.length > MAX_URI)
        return null;
    const uri = slashed(named.uri);
    const absolute = absolutePath(uri);
    if (absolute === undefined)
        return null;
    const path = absolute === null ? `${basePath(run, named.uriBaseId, roots)}/${decoded(uri)}` : below(absolute, roots);
    return path === null ? null : normal(path.toWellFormed());
}
const MAX_LINE = 2_147_483_647;
const line = (value) => Math.min(MAX_LINE, Math.trunc(value));
/** First and last line of a region; null for the whole file, which is also what a line before the first can only mean. */
function linesOf(region) {
    const start = region?.startLine;
    if (start == null || !(start >= 1))
        return null;
    const first = line(start);
    const last = region?.endLine;
    return { first, last: last != null && last >= first ? line(last) : first };
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/src/sarif/rules.js
/** Parts that are left off an id in search of its rule. */
const MAX_PARTS = 10;
const at = (list, index) => index == null || index < 0 ? undefined : list[index];
function indexed(component) {
    const named = (key) => new Map(component.rules.flatMap((rule) => (rule[key] ? [[rule[key], rule]] : [])));
    return { component, byId: named('id'), byGuid: named('guid') };
}
/** A word of a level; what is none of the four says nothing. */
function level(word) {
    return word === 'error' || word === 'warning' || word === 'note' || word === 'none' ? word : null;
}
function ruleBook(run) {
    const driver = indexed(run.tool.driver);
    const extensions = run.tool.extensions.map(indexed);
    const overrides = new Map();
    const componentOf = (reference) => {
        const { index, guid, name } = reference?.toolComponent ?? {};
        return (at(extensions, index) ??
            extensions.find(({ component }) => (guid != null && component.guid === guid) || (name != null && component.name === name)) ??
            driver);
    };
    /** `CA1000/1` is the rule `CA1000`: the last parts of an id may be left off (§3.27.5). */
    const byHierarchy = ({ byId }, id) => {
        let name = id;
        for (let parts = 0; parts < MAX_PARTS && name !== ''; parts += 1) {
            const rule = byId.get(name);
            if (rule !== undefined)
                return rule;
            name = name.slice(0, Math.max(0, name.lastIndexOf('/')));
        }
        return undefined;
    };
    const lookUp = (reference, index, id) => {
        const home = componentOf(reference);
        const rule = at(home.component.rules, index) ??
            (reference.guid ? home.byGuid.get(reference.guid) : undefined) ??
            (id ? (byHierarchy(home, id) ?? extensions.map((one) => byHierarchy(one, id)).find((one) => one)) : undefined);
        return { rule: rule ?? null, component: home.component };
    };
    const of = (result) => {
        const reference = result.rule ?? { id: null, guid: null, index: null, toolComponent: null };
        return lookUp(reference, reference.index ?? result.ruleIndex, reference.id ?? result.ruleId);
    };
    const overridesOf = (invocation) => {
        const found = new Map();
        for (const { descriptor, configuration } of invocation.ruleConfigurationOverrides ?? []) {
            const { rule } = lookUp(descriptor, descriptor.index, descriptor.id);
            const word = level(configuration?.level);
            if (rule !== null && word !== null && !found.has(rule))
                found.set(rule, word);
        }
        return found;
    };
    const overridden = (result, rule) => {
        const invocations = run.invocations ?? [];
        const invocation = at(invocations, result.provenance?.invocationIndex) ?? (invocations.length === 1 ? invocations[0] : undefined);
        if (invocation === undefined)
            return null;
        const known = overrides.get(invocation) ?? overridesOf(invocation);
        overrides.set(invocation, known);
        return known.get(rule) ?? null;
    };
    return {
        of,
        idOf: (result) => result.ruleId ?? result.rule?.id ?? of(result).rule?.id ?? of(result).rule?.name ?? '',
        levelOf: (result) => {
            const own = level(result.level);
            if (own !== null)
                return own;
            const { rule } = of(result);
            if (rule === null)
                return 'warning';
            return overridden(result, rule) ?? level(rule.defaultConfiguration?.level) ?? 'warning';
        },
    };
}
//# sourceMappingURL=rules.js.map
;// CONCATENATED MODULE: ./build/src/sarif/schema.js
/** The parts of a SARIF 2.1.0 log (OASIS) that are read; everything else in it is let through unread. */


/** An array whose length is checked before any of its items is. Null, as some writers have it, is none. */
const listOf = (item, most, what) => classic_schemas/* preprocess */.vkY((value) => value ?? [], classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).max(most, `more than ${most} ${what}`).pipe(classic_schemas/* array */.YOg(item)));
const index = classic_schemas/* number */.aig().nullish();
const schema_text = classic_schemas/* string */.YjP().nullish();
const Message = classic_schemas/* object */.Ikc({ text: schema_text }).nullish();
const Messages = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* object */.Ikc({ text: schema_text })).nullish();
/** §3.4 */
const ArtifactLocation = classic_schemas/* object */.Ikc({ uri: schema_text, uriBaseId: schema_text, index });
/** §3.49. `level` is read as text: an unknown word must not cost the report. */
const Rule = classic_schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    name: schema_text,
    shortDescription: Message,
    fullDescription: Message,
    messageStrings: Messages,
    defaultConfiguration: classic_schemas/* object */.Ikc({ level: schema_text }).nullish(),
});
/** §3.19 */
const Component = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP(),
    guid: schema_text,
    version: schema_text,
    semanticVersion: schema_text,
    rules: listOf(Rule, SARIF_LIMITS.RULES, 'rules'),
    globalMessageStrings: Messages,
});
/** §3.52 */
const RuleReference = classic_schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    index,
    toolComponent: classic_schemas/* object */.Ikc({ index, guid: schema_text, name: schema_text }).nullish(),
});
/** §3.27 */
const Result = classic_schemas/* object */.Ikc({
    ruleId: schema_text,
    ruleIndex: index,
    rule: RuleReference.nullish(),
    kind: schema_text,
    level: schema_text,
    message: classic_schemas/* object */.Ikc({ text: schema_text, id: schema_text, arguments: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish() }).nullish(),
    locations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        physicalLocation: classic_schemas/* object */.Ikc({
            artifactLocation: ArtifactLocation.nullish(),
            region: classic_schemas/* object */.Ikc({ startLine: classic_schemas/* number */.aig().nullish(), endLine: classic_schemas/* number */.aig().nullish() }).nullish(),
        })
            .nullish(),
    }))
        .nullish(),
    partialFingerprints: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).nullish(),
    suppressions: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ kind: schema_text, status: schema_text, justification: schema_text })).nullish(),
    baselineState: schema_text,
    provenance: classic_schemas/* object */.Ikc({ invocationIndex: index }).nullish(),
});
/** §3.20 */
const Invocation = classic_schemas/* object */.Ikc({
    executionSuccessful: classic_schemas/* boolean */.zMY().nullish(),
    ruleConfigurationOverrides: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ descriptor: RuleReference, configuration: classic_schemas/* object */.Ikc({ level: schema_text }).nullish() }))
        .nullish(),
});
/** §3.14 */
const Run = classic_schemas/* object */.Ikc({
    tool: classic_schemas/* object */.Ikc({ driver: Component, extensions: listOf(Component, SARIF_LIMITS.EXTENSIONS, 'extensions') }),
    invocations: classic_schemas/* array */.YOg(Invocation).nullish(),
    originalUriBaseIds: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), ArtifactLocation).nullish(),
    artifacts: listOf(classic_schemas/* object */.Ikc({ location: ArtifactLocation.nullish() }), SARIF_LIMITS.ARTIFACTS, 'artifacts'),
    results: listOf(Result, SARIF_LIMITS.RESULTS, 'results'),
    externalPropertyFileReferences: classic_schemas/* object */.Ikc({ results: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish() }).nullish(),
});
/** §3.13. The version is looked at before the rest. */
const SarifLog = classic_schemas/* object */.Ikc({ runs: listOf(Run, SARIF_LIMITS.RUNS, 'runs') });
//# sourceMappingURL=schema.js.map
;// CONCATENATED MODULE: ./build/src/sarif/read.js





const MAX_MESSAGE = 2_000;
const MAX_WORD = 200;
const MAX_FINGERPRINTS = 20;
/** What some tools keep among their fingerprints and a rebase changes. */
const PASSING = /^(?:commit(?:sha|message)?|author|email|date)$/iu;
const SEVERITIES = { error: 'error', warning: 'warn', note: 'info' };
/**
 * Reads a file's text. Results that are no failures by the tool's own word (level `none`, another kind than `fail`, gone
 * since the baseline) and those without a place in the repository are counted and left out.
 * @param name what faults call the file
 * @param roots absolute paths at which the repository lies, as the tool may have seen it
 * @throws SarifFault where the text is no SARIF 2.1.0 log, or larger than what is read
 */
function readSarif(name, text, roots) {
    if (text.length > SARIF_LIMITS.FILE_BYTES)
        throw tooLarge(name);
    const value = parsed(name, text);
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    if (typeof version !== 'string')
        throw new SarifFault([`${name} is no SARIF file: it has no version`]);
    if (version !== '2.1.0') {
        throw new SarifFault([`${name} is SARIF ${JSON.stringify(version.slice(0, 40))}; only 2.1.0 is read`]);
    }
    if (resultsIn(value) > SARIF_LIMITS.RESULTS) {
        throw new SarifFault([`${name} holds more than ${SARIF_LIMITS.RESULTS} results, the most that is read`]);
    }
    const log = SarifLog.safeParse(value);
    if (!log.success)
        throw new SarifFault([`${name} is no SARIF 2.1.0 log: ${whereOf(log.error)}`]);
    return {
        reports: log.data.runs.map((run) => reportOf(run, roots)),
        notes: log.data.runs.flatMap((run) => notesOf(name, run)),
    };
}
/** The fault of a file over the limit. */
function tooLarge(name) {
    return new SarifFault([`${name} is larger than ${SARIF_LIMITS.FILE_BYTES / 1024 / 1024} MB, the most that is read`]);
}
function parsed(name, text) {
    const json = text.startsWith('\ufeff') ? text.slice(1) : text;
    try {
        return JSON.parse(json);
    }
    catch (fault) {
        // The parser's message quotes the text, which may be a file that was not meant: only the place is taken from it.
        const position = /at position (\d+)/u.exec(fault instanceof Error ? fault.message : '')?.[1];
        const before = position === undefined ? null : json.slice(0, Number(position)).split('\n');
        const where = before === null ? '' : ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
        const empty = json.trim() === '' ? ': it is empty' : '';
        throw new SarifFault([`${name} is not JSON${where}${empty}`]);
    }
}
/** How many results a log holds, before it is known to be one. */
function resultsIn(log) {
    const member = (of, name) => {
        const value = typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
        return Array.isArray(value) ? value : [];
    };
    return member(log, 'runs').reduce((sum, run) => sum + member(run, 'results').length, 0);
}
function whereOf(error) {
    const [issue] = error.issues;
    return `at /${issue?.path.map(String).join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`;
}
function notesOf(name, run) {
    const tool = JSON.stringify(run.tool.driver.name.slice(0, MAX_WORD));
    const failed = (run.invocations ?? []).some((one) => one.executionSuccessful === false);
    const apart = (run.externalPropertyFileReferences?.results ?? []).length > 0;
    return [
        ...(failed
            ? [`${name}: ${tool} says of itself that it did not run to its end; what it would have found is missing`]
            : []),
        ...(apart ? [`${name}: results of ${tool} that it keeps in other files are not read`] : []),
    ];
}
function reportOf(run, roots) {
    const { driver } = run.tool;
    const book = ruleBook(run);
    const descriptions = new Map();
    const results = [];
    const leftOut = { not_failures: 0, without_place: 0 };
    for (const result of run.results) {
        const level = failureLevel(result, book);
        if (level === null) {
            leftOut.not_failures += 1;
            continue;
        }
        const place = read_placeOf(result, run, roots);
        if (place === null) {
            leftOut.without_place += 1;
            continue;
        }
        const { rule, component } = book.of(result);
        const id = read_cut(book.idOf(result).trim(), MAX_WORD) || 'no-rule';
        const description = read_cut(descriptionOf(rule), MAX_MESSAGE);
        if (description !== '')
            descriptions.set(id, description);
        results.push({
            rule: id,
            severity: SEVERITIES[level],
            ...place,
            message: read_cut(message_messageOf(result, rule, component), MAX_MESSAGE),
            fingerprints: read_fingerprintsOf(result),
            suppressed: suppressionOf(result),
        });
    }
    return {
        tool: read_cut(driver.name.trim(), MAX_WORD) || 'sarif',
        version: read_cut(driver.semanticVersion ?? driver.version ?? '', MAX_WORD) || null,
        rules: [...descriptions].map(([id, description]) => ({ id, description })),
        results,
        left_out: leftOut,
    };
}
const read_cut = (text, max) => text.slice(0, max).toWellFormed();
/** Null for what is no failure: another kind, gone since the baseline, or a level of none. */
function failureLevel(result, book) {
    if ((result.kind ?? 'fail') !== 'fail' || result.baselineState === 'absent')
        return null;
    const level = book.levelOf(result);
    return level === 'none' ? null : level;
}
/** The first of the result's locations that lies in the repository. */
function read_placeOf(result, run, roots) {
    for (const { physicalLocation } of result.locations ?? []) {
        const file = artifactPath(physicalLocation?.artifactLocation, run, roots);
        if (file !== null)
            return { file, lines: linesOf(physicalLocation?.region) };
    }
    return null;
}
function read_fingerprintsOf(result) {
    return Object.entries(result.partialFingerprints ?? {})
        .filter(([name, value]) => typeof value === 'string' && value !== '' && !PASSING.test(name))
        .map(([name, value]) => read_cut(`${name}=${String(value)}`, MAX_WORD))
        .toSorted()
        .slice(0, MAX_FINGERPRINTS);
}
/** Suppressed: there are suppressions, and none of them is still under review or was rejected (§3.27.23, §3.35.3). */
function suppressionOf(result) {
    const [first, ...more] = result.suppressions ?? [];
    if (first === undefined)
        return null;
    const accepted = [first, ...more].every(({ status }) => (status ?? 'accepted') === 'accepted');
    if (!accepted)
        return null;
    return {
        kind: read_cut(first.kind ?? 'external', MAX_WORD),
        reason: read_cut((first.justification ?? '').trim(), MAX_MESSAGE),
    };
}
//# sourceMappingURL=read.js.map
;// CONCATENATED MODULE: ./build/src/sarif/files.js
/** SARIF files on disk: found by path or glob, read within limits. */





const WILDCARD = /[*?[{]/u;
/** Folders that no report is looked for in, unless they are named. */
const SKIPPED = new Set(['.git', 'node_modules']);
/** Files and folders that one glob may walk through. */
const MAX_ENTRIES = 200_000;
/**
 * Reads the reports that paths or globs name, each file once, in the order given and by path within a glob.
 * @returns the reports, and what the user should know: a glob that matched nothing, a tool that did not run to its end
 * @throws SarifFault that names every file that is missing, broken or over a limit
 */
async function gatherReports(names, search) {
    const faults = [];
    const notes = [];
    const files = new Map();
    for (const name of names) {
        const found = await namedFiles(name, search).catch(keep(faults));
        if (found?.length === 0)
            notes.push(`no file matches ${JSON.stringify(name)}: no report was read for it`);
        for (const [real, shown] of found ?? [])
            if (!files.has(real))
                files.set(real, shown);
    }
    if (files.size > SARIF_LIMITS.FILES) {
        throw new SarifFault([...faults, `${files.size} SARIF files are named; at most ${SARIF_LIMITS.FILES} are read`]);
    }
    const reports = [];
    for (const [real, shown] of files) {
        const read = await readOne(real, shown, search.roots).catch(keep(faults));
        reports.push(...(read?.reports ?? []));
        notes.push(...(read?.notes ?? []));
    }
    const results = reports.reduce((sum, { results: kept, left_out: left }) => sum + kept.length + left.not_failures + left.without_place, 0);
    if (results > SARIF_LIMITS.RESULTS) {
        faults.push(`the SARIF files hold ${results} results together; at most ${SARIF_LIMITS.RESULTS} are read`);
    }
    if (faults.length > 0)
        throw new SarifFault(faults);
    return { reports, notes };
}
/** Keeps the words of a SarifFault; anything else goes on. */
function keep(faults) {
    return (fault) => {
        if (!(fault instanceof SarifFault))
            throw fault;
        faults.push(...fault.faults);
        return null;
    };
}
/** Real path and shown name of each file that a path or a glob names. */
async function namedFiles(name, search) {
    const path = (0,external_node_path_.resolve)(search.directory, name);
    const literal = await (0,external_node_fs_promises_.realpath)(path).catch(() => null);
    if (literal !== null)
        return [[checked(literal, name, path, await (0,external_node_fs_promises_.realpath)(search.directory), search), name]];
    if (!search.globs || !WILDCARD.test(name))
        throw new SarifFault([`${name} does not exist`]);
    return matching(name, search);
}
/** A link below the directory must not lead elsewhere: a change may have brought it. */
function checked(real, shown, path, directory, search) {
    const within = (folder, file) => file === folder || file.startsWith(`${folder}${external_node_path_.sep}`);
    if (search.follow || !within((0,external_node_path_.resolve)(search.directory), path) || within(directory, real))
        return real;
    throw new SarifFault([`${shown} is a link that leads out of ${search.directory}`]);
}
async function matching(pattern, search) {
    const slashed = pattern.split(external_node_path_.sep).join('/').replace(/^\.\//u, '');
    const parts = slashed.split('/');
    const still = parts.slice(0, Math.max(0, parts.findIndex((part) => WILDCARD.test(part))));
    const start = (0,external_node_path_.resolve)(search.directory, still.join('/') || (slashed.startsWith('/') ? '/' : '.'));
    // Without a slash before it, a glob of one name would match at any depth.
    const matches = (0,glob/* compileGlob */.S)(`/${parts.slice(still.length).join('/')}`, 'files');
    const directory = await (0,external_node_fs_promises_.realpath)(search.directory);
    const found = [];
    const folders = [start];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const inside = await (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        entries += inside.length;
        if (entries > MAX_ENTRIES) {
            throw new SarifFault([`${pattern} would look through more than ${MAX_ENTRIES} files: name the folder`]);
        }
        for (const entry of inside) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    folders.push(path);
            }
            else if (matches((0,external_node_path_.relative)(start, path).split(external_node_path_.sep).join('/'))) {
                const real = await (0,external_node_fs_promises_.realpath)(path).catch(() => null);
                const shown = (0,external_node_path_.relative)(search.directory, path).split(external_node_path_.sep).join('/');
                if (real !== null)
                    found.push([checked(real, shown, path, directory, search), shown]);
            }
        }
    }
    return found.toSorted(([, a], [, b]) => (a < b ? -1 : 1));
}
async function readOne(real, shown, roots) {
    let text;
    try {
        const about = await (0,external_node_fs_promises_.stat)(real);
        if (!about.isFile())
            throw new SarifFault([`${shown} is no file`]);
        if (about.size > SARIF_LIMITS.FILE_BYTES)
            throw tooLarge(shown);
        text = await (0,external_node_fs_promises_.readFile)(real, 'utf8');
    }
    catch (fault) {
        if (fault instanceof SarifFault)
            throw fault;
        const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
        throw new SarifFault([`${shown} cannot be read${code}`]);
    }
    return readSarif(shown, text, roots);
}
//# sourceMappingURL=files.js.map
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
;// CONCATENATED MODULE: ./build/src/cli/asked.js
/** What a review was asked for beside the commits: the ticket and the policy, by file or by name, and other tools' reports. */







const LOOKS_LIKE_FILE = /\.(?:md|markdown|txt)$/iu;
/**
 * The ticket named: a file where there is one of that name, else an id.
 * @param mayAsk whether there is a token to ask a provider with
 */
async function askedTicket(named, mayAsk) {
    if (named === null)
        return null;
    if ((0,external_node_fs_.existsSync)(named)) {
        const id = named.length <= limits/* LIMITS */.b.MAX_TICKET_CHARACTERS ? named : (0,external_node_path_.basename)(named).slice(-limits/* LIMITS */.b.MAX_TICKET_CHARACTERS);
        return { id, file: (0,external_node_path_.resolve)(named), text: await (0,files/* readText */.yR)(named, 'ticket') };
    }
    if (LOOKS_LIKE_FILE.test(named)) {
        throw new exit/* UsageError */.e(`There is no ticket file ${named}. Name a Markdown file, or a ticket's id such as 12.`);
    }
    if (!mayAsk) {
        throw new exit/* UsageError */.e(`There is no file ${named}, and an issue cannot be read without a token: set GITHUB_TOKEN.`);
    }
    return { id: named, file: null, text: '' };
}
/** The policy named: a file where there is one, under its own name; it takes no built-in one's place. */
async function askedPolicy(named) {
    if (named === null)
        return null;
    if (!(0,external_node_fs_.existsSync)(named))
        return { name: named, source: null };
    const name = (0,external_node_path_.basename)(named, (0,external_node_path_.extname)(named)).slice(0, 100) || 'policy';
    const source = await (0,files/* readText */.yR)(named, 'policy');
    return { name: Object.hasOwn(built_in/* BUILT_IN_POLICIES */.Q, name) ? `${name}-file` : name, source };
}
/** The reports named by `--sarif`; a UsageError that names every file that is none. */
async function askedReports(files, roots) {
    try {
        return await gatherReports(files, { directory: process.cwd(), roots, globs: false, follow: true });
    }
    catch (fault) {
        if (fault instanceof SarifFault) {
            throw new exit/* UsageError */.e(`A report cannot be used: ${fault.faults.join('; ')}.`, { cause: fault });
        }
        throw fault;
    }
}
//# sourceMappingURL=asked.js.map
;// CONCATENATED MODULE: ./build/src/cli/repeatable.js
/** A source of bytes that is the same for the same seed: what makes a local review repeatable, ids included. */

/** Bytes of SHA-256 over the seed and a counter. For ids alone, never for keys. */
function repeatableBytes(seed) {
    let counter = 0;
    return (count) => {
        const blocks = [];
        for (let have = 0; have < count; have += 32) {
            blocks.push((0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${counter}`).digest());
            counter += 1;
        }
        return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
    };
}
//# sourceMappingURL=repeatable.js.map
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/cli/repository.js
/** What the command asks of a local repository before the review: its name and the two commits. */





const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
async function git(directory, ...args) {
    try {
        const { stdout } = await run('git', ['-C', directory, ...args], { env: { ...process.env, LC_ALL: 'C' } });
        return stdout.trim();
    }
    catch (fault) {
        if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') {
            throw new exit/* UsageError */.e('The program git was not found. Install git and have it on the PATH.', { cause: fault });
        }
        return null;
    }
}
/** `owner/name` out of a remote's address: `https://host/owner/name.git`, `git@host:owner/name`. */
function repoOfRemote(url) {
    const match = /[/:]([^/:]+\/[^/:]+?)(?:\.git)?\/?$/u.exec(url);
    const parsed = values/* Repo */.lc.safeParse(match?.[1]);
    return parsed.success ? parsed.data : null;
}
/** Reads the repository, or says what is wrong with what was named. */
async function openRepository(directory, head) {
    const top = await git(directory, 'rev-parse', '--show-toplevel');
    if (top === null) {
        throw new exit/* UsageError */.e(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
    }
    const commit = await git(directory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`);
    if (commit === null || commit === '') {
        throw new exit/* UsageError */.e(`${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`);
    }
    const time = await git(directory, 'show', '-s', '--format=%ct', commit);
    const remote = await git(directory, 'config', '--get', 'remote.origin.url');
    const folder = (0,external_node_path_.basename)((0,external_node_path_.resolve)(top)).replace(/[^A-Za-z0-9._-]/gu, '-');
    const local = values/* Repo */.lc.safeParse(`local/${folder}`);
    return {
        directory: top,
        name: (remote === null ? null : repoOfRemote(remote)) ?? (local.success ? local.data : 'local/repository'),
        headSha: commit,
        headCommittedAt: Number(time) * 1000,
    };
}
//# sourceMappingURL=repository.js.map
;// CONCATENATED MODULE: ./build/src/cli/review.js
/** `review`: the embedded service reviews two commits of a local repository, asked through HTTP by the client. */












/** The token that tickets are read with; null where the environment has none. */
function tokenOf({ env }) {
    return env['GITHUB_TOKEN'] || env['GH_TOKEN'] || null;
}
function startService({ repository, base, ticket, policy, reports }, environment) {
    const token = tokenOf(environment);
    return startEmbedded({
        source: {
            kind: 'local',
            directory: repository.directory,
            base,
            head: repository.headSha,
            ticketFile: ticket?.file ?? null,
            github: token === null ? null : { token, apiUrl: environment.env['GITHUB_API_URL'] || 'https://api.github.com' },
        },
        policies: policy === null || policy.source === null ? {} : { [policy.name]: policy.source },
        reports,
        grammars: (0,grammars/* openGrammars */.Z)((0,folder/* grammarFolder */.C)(import.meta.dirname)),
        clock: () => repository.headCommittedAt,
        random: repeatableBytes(JSON.stringify([
            repository.name,
            base,
            repository.headSha,
            ticket,
            policy,
            ...(reports.length > 0 ? [reports] : []),
        ])),
    });
}
function formatted(report, format, color) {
    switch (format) {
        case 'text':
            return textReport(report, { color });
        case 'markdown':
            return (0,markdown/* markdownReport */.qN)(report);
        case 'html':
            return (0,report_page/* reportPage */.S)(report).html;
        case 'sarif':
            return `${JSON.stringify(sarifLog(report), null, 2)}\n`;
        case 'json':
            return `${JSON.stringify({
                ...report.review,
                approved: report.gate.open,
                findings: report.findings,
                decision: report.trace?.decision ?? null,
                coverage: report.trace?.snapshot.coverage ?? null,
                trace_digest: report.trace?.digest ?? null,
            }, null, 2)}\n`;
    }
}
function gateOf(review) {
    const open = review.status === 'complete' && review.verdict === 'auto-approve';
    const word = review.verdict == null ? 'there is no verdict' : `the verdict is ${review.verdict}`;
    return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}
/**
 * Reviews and writes the report.
 * @returns the exit code: 0 approved, 1 not approved
 * @throws UsageError for what was asked; ReviewError where the review could not be had
 */
async function runReview(options, environment) {
    const { progress, signal } = environment;
    const repository = await openRepository(options.repo, options.head);
    const read = await askedReports(options.sarif ?? [], [repository.directory, (0,external_node_path_.resolve)(options.repo)]);
    const asked = {
        repository,
        base: options.base,
        ticket: await askedTicket(options.ticket, tokenOf(environment) !== null),
        policy: await askedPolicy(options.policy),
        reports: read.reports,
    };
    progress.say('starting the embedded service');
    const service = await startService(asked, environment);
    try {
        const client = createReviewClient({
            baseUrl: service.baseUrl,
            clientId: service.clientId,
            clientSecret: service.clientSecret,
            deadline: Date.now() + limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS,
            pollIntervalMs: 50,
            signal,
        });
        try {
            progress.say('reading the commits');
            const request = {
                repo: repository.name,
                pr: 1,
                ...(asked.ticket === null ? {} : { ticket: asked.ticket.id }),
                ...(asked.policy === null ? {} : { policy: asked.policy.name }),
            };
            const created = await client.create(request, `local-${repository.headSha}`);
            progress.say('reviewing');
            const review = await client.wait(created);
            if (review.status !== 'complete') {
                const detail = review.error?.detail ?? 'the service did not say why';
                throw new Error(`The review failed: ${detail}`);
            }
            progress.say('reading the findings');
            const { findings, truncated } = await client.findings(review.id);
            const trace = (await client.trace(review))?.trace ?? null;
            const input = await service.reviewInput(review.id);
            if (options.trace !== null)
                await writeTrace(options.trace, trace, input);
            const change = input?.snapshot ?? null;
            const report = localReport(repository, { review, findings, truncated, trace, change }, read.notes);
            const text = formatted(report, options.format, environment.color && options.output === null);
            progress.clear();
            if (options.output === null)
                environment.write(text);
            else
                await (0,files/* writeText */.x3)(options.output, text);
            return report.gate.open ? exit/* EXIT */.d.APPROVED : exit/* EXIT */.d.NOT_APPROVED;
        }
        finally {
            await client.close();
        }
    }
    finally {
        progress.clear();
        await service.close();
    }
}
/** The service's address is gone when the command ends: a trace is a file here, not a URL. */
function localReport(repository, read, notes) {
    return {
        ...read,
        repo: repository.name,
        pr: null,
        headSha: repository.headSha,
        serverUrl: null,
        review: { ...read.review, trace_url: null },
        gate: gateOf(read.review),
        notes,
    };
}
/** Writes the trace and, beside it, what it was made of. */
async function writeTrace(path, trace, input) {
    await (0,files/* writeText */.x3)(path, `${JSON.stringify(trace, null, 2)}\n`);
    await (0,files/* writeText */.x3)((0,files/* snapshotPathOf */.Ff)(path), `${JSON.stringify(input)}\n`);
}
//# sourceMappingURL=review.js.map

/***/ }),

/***/ 83656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createDispatcher)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32963);
/** The connections: time-outs and proxies. */


const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
/** A proxy never sees what goes to this machine: the embedded service listens there. */
const NEVER_PROXIED = ['localhost', '127.0.0.1', '[::1]'];
/** The address of a proxy as environments write it, `host:port` too. Empty where there is none. */
function proxyOf(environment, name) {
    const text = (environment[name] ?? environment[name.toUpperCase()] ?? '').trim();
    if (text === '')
        return '';
    const whole = text.includes('://') ? text : `http://${text}`;
    try {
        const { protocol, username, password } = new URL(whole);
        if (protocol === 'http:' || protocol === 'https:') {
            decodeURIComponent(`${username}${password}`);
            return whole;
        }
    }
    catch {
        // said below, and without the address: it may hold a password
    }
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewError */ .Z(`The variable ${name} (or ${name.toUpperCase()}) holds no http(s) address of a proxy.`, {
        kind: 'configuration',
        hint: `Set it to http://host:port, or empty it.`,
    });
}
/** An IPv6 address is written with or without brackets; the agent knows the first alone. */
function bracketed(entry) {
    return /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu.test(entry) ? `[${entry}]` : entry;
}
function noProxyOf(environment) {
    const entries = (environment['no_proxy'] ?? environment['NO_PROXY'] ?? '').split(/[,\s]+/u).filter(Boolean);
    if (entries.includes('*'))
        return '*';
    return [...NEVER_PROXIED, ...entries.map(bracketed)].join(',');
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
        httpProxy: proxyOf(environment, 'http_proxy'),
        httpsProxy: proxyOf(environment, 'https_proxy'),
        noProxy: noProxyOf(environment),
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

/***/ 32963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ReviewError)
/* harmony export */ });
/** The one error that the client throws. */
/** No review, or not all of it. Message and hint are one line each, without secrets and control characters. */
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
//# sourceMappingURL=error.js.map

/***/ })

};
