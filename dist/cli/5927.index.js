export const id = 5927;
export const ids = [5927];
export const modules = {

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
// EXTERNAL MODULE: ./build/src/github/errors.js
var errors = __webpack_require__(56150);
// EXTERNAL MODULE: ./build/src/github/token.js
var github_token = __webpack_require__(5628);
;// CONCATENATED MODULE: ./build/src/github/octokit.js
/** The only place that creates Octokit clients, with the throttling and retry plugins. */






/** Statuses that are never retried. 429 is left to the throttling plugin, which handles Retry-After. */
const FINAL_STATUS = [400, 401, 403, 404, 405, 406, 409, 410, 413, 414, 415, 422, 429, 451];
/** The fields of an octokit error that are read here. */
const RefusedRequest = schemas/* looseObject */._H3({
    status: schemas/* number */.aig(),
    message: schemas/* string */.YjP(),
    response: schemas/* looseObject */._H3({ headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
});
/**
 * Our plugin, registered before the other two. It prevents a retry after the call has ended or after an answer exceeded
 * a limit. The throttling plugin obeys Retry-After only if the message contains "secondary rate limit". So this plugin
 * gives such a message to a 403 or 429 with Retry-After.
 */
function prepareFaults(octokit) {
    octokit.hook.error('request', (fault, options) => {
        options.request?.signal?.throwIfAborted();
        if (!external_node_util_.types.isNativeError(fault))
            throw fault;
        if (fault.cause instanceof errors/* GitHubAnswerError */.cw)
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
 * Turns off the throttling plugin's wait of one second between two POSTs. Clients that only read send one POST, a
 * GraphQL query; of many concurrent reviews, each would wait for all earlier ones. A step sends at most 102 writes
 * (5,000 annotations in batches of 50), one after the other, which is below GitHub's limit per minute.
 */
const UNSPACED_WRITES = {
    key: () => ({ schedule: (_options, task) => task() }),
};
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
/** Passes octokit's warnings to the log; other messages are for debugging. */
function toOctokitLog(log) {
    if (log === null)
        return SILENT;
    const debug = (message) => log.debug(message);
    return { debug, info: debug, error: debug, warn: (message) => log.info(message) };
}
/** Authorizes each request with the source's current token. If a token is refused, it is replaced once. */
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
                const other = (0,errors/* readStatus */.rk)(fault) === 401 ? await (0,github_token/* replaceToken */.E)(source, token, signal) : null;
                if (other === null)
                    throw fault;
                endpoint.headers['authorization'] = `token ${other}`;
                return send(endpoint);
            }
        },
    };
}
/**
 * Creates a client; sends no request. @actions/github reads the event's payload when it is loaded, so it is imported
 * here and not at the top.
 */
async function createOctokit(options) {
    const [{ getOctokit }, { retry }, { throttling }] = await Promise.all([
        __webpack_require__.e(/* import() | octokit */ 6850).then(__webpack_require__.bind(__webpack_require__, 11758)),
        __webpack_require__.e(/* import() | octokit */ 6850).then(__webpack_require__.bind(__webpack_require__, 49735)),
        __webpack_require__.e(/* import() | octokit */ 6850).then(__webpack_require__.bind(__webpack_require__, 86856)),
    ]);
    const { token, retries, retryAfter } = options;
    const waitFor = (name) => (seconds, _request, _octokit, attempts) => options.waitsFor({ name, seconds, attempts });
    const throttle = {
        // The plugin keeps one queue per id in the whole process: clients must not wait for each other.
        id: (0,external_node_crypto_.randomUUID)(),
        retryAfterBaseValue: options.secondLength,
        onRateLimit: waitFor('rate limit'),
        onSecondaryRateLimit: waitFor('secondary rate limit'),
    };
    // The plugin's types require a complete Bottleneck.Group; it only uses what UNSPACED_WRITES has.
    if (!options.spacesWrites)
        Object.assign(throttle, { write: UNSPACED_WRITES });
    return getOctokit(
    // Octokit requires a text here; with our authorization strategy it is never sent.
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
/** Calls to GitHub's API, each with an abort signal and limits for its answer. */



/** Limit for one call with all its attempts and waits, in milliseconds. */
const CALL_MILLISECONDS = 60_000;
/** The number of retries after a temporary failure, and the first wait in milliseconds. */
const RETRIES = 2;
const RETRY_AFTER_MILLISECONDS = 1000;
/** A rate limit that ends within this many seconds is waited for, once; a longer one is an error. */
const MAX_RATE_LIMIT_SECONDS = 30;
const waitsShortly = ({ seconds, attempts }) => attempts < 1 && seconds <= MAX_RATE_LIMIT_SECONDS;
/** Creates a client; sends no request yet. @throws ProxyVariableError if a proxy variable contains no valid address */
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
        return (0,abort/* rejectOnAbort */.d)(sent, limited);
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
/** Parses the body, which octokit leaves as text if the answer has no JSON content type. */
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
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _base_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99743);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56150);
/** Connections to GitHub: proxies, timeouts, and limits for one answer. */



const CONNECT_MILLISECONDS = 10_000;
/** Timeout for a request on which GitHub sends no data. GitHub itself ends a request after 10 s. */
const SILENCE_MILLISECONDS = 15_000;
const MIB = 1024 * 1024;
/**
 * A list has space for a hundred comments of 64 KiB characters; an object, for a check run or a pull request with such
 * texts.
 */
const ANSWER_LIMITS = { objectBytes: 4 * MIB, listBytes: 32 * MIB, milliseconds: 60_000 };
/**
 * Creates the connection pool; opens no connection yet.
 * @param environment contains the proxy variables, usually `process.env`
 * @throws ProxyVariableError if a proxy variable contains no valid address
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
            if (init.signal?.aborted === true || fault instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw)
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
/** Reads the body; null if it is empty, since some statuses allow no other. @throws GitHubAnswerError */
async function readBody({ body }, maxBytes) {
    if (body === null)
        return null;
    const pieces = [];
    let size = 0;
    for await (const piece of body) {
        const bytes = piece;
        size += bytes.length;
        // Leaving the loop closes the connection.
        if (size > maxBytes)
            throw tooLarge(maxBytes);
        pieces.push(bytes);
    }
    return size === 0 ? null : Buffer.concat(pieces);
}
function tooLarge(maxBytes) {
    const size = maxBytes >= MIB ? `${maxBytes / MIB} MiB` : `${maxBytes} bytes`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw('size', `GitHub's answer is larger than ${size} and was not read`, "Check that the address of GitHub's API is right, and that no proxy changes its answers.");
}
function tooSlow(milliseconds) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw('time', `GitHub's answer was not complete after ${milliseconds / 1000} s`, 'Try again.');
}
function cutOff(cause) {
    const text = `GitHub's answer broke off (${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .readReason */ .pk)(cause)})`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GitHubAnswerError */ .cw('cut', text, 'Try again.', { cause });
}
//# sourceMappingURL=connections.js.map

/***/ }),

/***/ 81093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ Editing),
/* harmony export */   Jh: () => (/* binding */ Event),
/* harmony export */   Jp: () => (/* binding */ EDITING),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   fS: () => (/* binding */ readEditing),
/* harmony export */   gX: () => (/* binding */ Time),
/* harmony export */   t4: () => (/* binding */ MaybeEditing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/** When the text and the title of an issue or a pull request were last changed (GitHub's GraphQL documentation). */

/** A time of GitHub's, as ISO 8601 UTC with milliseconds, so that two can be compared as texts. */
const Time = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true }).transform((text) => new Date(text).toISOString());
/** The newest event of a timeline. */
const Event = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ createdAt: Time }).nullable()) });
/** The fields to ask for. The time of the text does not say when the title was changed. */
const EDITING = 'lastEditedAt renames: timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) { nodes { ... on RenamedTitleEvent { createdAt } } }';
/** The answer. */
const Editing = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ lastEditedAt: Time.nullable(), renames: Event });
/** The same where the answer may lack it. */
const MaybeEditing = Editing.partial();
/** Returns the time of the newest event; null if there is none. */
const readTime = ({ nodes }) => nodes[0]?.createdAt ?? null;
/** Returns when text or title were last changed, null if never; nothing if GitHub did not say. */
function readEditing({ lastEditedAt, renames }) {
    if (lastEditedAt === undefined || renames === undefined)
        return {};
    const times = [lastEditedAt, readTime(renames)].filter((time) => time !== null).sort();
    return { editedAt: times.at(-1) ?? null };
}
//# sourceMappingURL=editing.js.map

/***/ }),

/***/ 56150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   cw: () => (/* binding */ GitHubAnswerError),
/* harmony export */   pk: () => (/* binding */ readReason),
/* harmony export */   rk: () => (/* binding */ readStatus)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51036);
/** What it means when a call to GitHub fails. */



/**
 * An answer of GitHub that cannot be used: too large, cut off, or not as GitHub documents it. The same call is not sent
 * again.
 */
class GitHubAnswerError extends Error {
    kind;
    advice;
    name = 'GitHubAnswerError';
    /** For the kind `shape`: the fields that are not as documented, five at most. */
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
/** Returns the status of an answer; null if there was none. */
function readStatus(fault) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) || !('status' in fault) || typeof fault.status !== 'number')
        return null;
    // Octokit also sets 500 for requests that got no answer.
    return 'response' in fault && fault.response !== undefined ? fault.status : null;
}
/**
 * Returns true for a rate limit. GitHub sends 403 or 429 for it; the message distinguishes it from a missing
 * permission.
 */
function isRateLimit(fault) {
    const status = readStatus(fault);
    return status === 429 || (status === 403 && node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message));
}
/**
 * Returns the fault for the person who must fix it. `doing` completes "GitHub … while "; `permission` is what the token
 * needs for the call. The caller must explain 404 itself.
 */
function explainGitHub(fault, doing, permission) {
    // If no token was available, the error already gives the reason.
    if (fault instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
        return fault;
    const cause = { cause: fault };
    if (fault instanceof GitHubAnswerError) {
        return new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', describeAnswerError(fault, doing), fault.kind !== 'size', cause);
    }
    const status = readStatus(fault);
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
 * Checks the parts of an answer that are used.
 * @throws GitHubAnswerError (`shape`) if they are not as GitHub documents them, such as an HTML page instead of JSON,
 * or the answer for another pull request. This may be temporary: a proxy between GitHub and us can cause it.
 */
function parseAnswer(schema, answer) {
    const parsed = schema.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    const start = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, _base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_QUOTED_CHARACTERS */ .LU);
    throw new GitHubAnswerError('shape', `GitHub's answer is not what it documents: ${start}`, 'Try again.', {
        fields: [...new Set(fields)].slice(0, 5),
    });
}
function describeAnswerError({ kind, message, advice, fields }, doing) {
    if (kind !== 'shape')
        return `${message} (while ${doing}). ${advice}`;
    // The answer is not quoted: it may contain private data.
    const where = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
    return `GitHub's answer while ${doing} is not as it should be${where}. ${advice}`;
}
/** Says briefly why there was no answer. The innermost cause is the most precise. */
function readReason(fault) {
    let reason = 'no reason given';
    for (let at = fault, depth = 0; depth < 4 && hasMessage(at); depth++) {
        if (at.message !== '')
            reason = at.message;
        at = 'cause' in at ? at.cause : undefined;
    }
    return reason.slice(0, _base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_QUOTED_CHARACTERS */ .LU);
}
function hasMessage(value) {
    return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 32209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Wt: () => (/* binding */ MAX_CLOSING_ISSUES),
/* harmony export */   _6: () => (/* binding */ listClosingIssues),
/* harmony export */   m: () => (/* binding */ readIssueEditing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _editing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81093);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56150);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70005);
/** Issues over GitHub's API ("Issues" in GitHub's REST documentation, `closingIssuesReferences` in its GraphQL documentation). */




const IssueAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
/**
 * Reads an issue; returns null if the number is that of a pull request.
 * @throws what the client throws; GitHubAnswerError if the answer is not as GitHub documents it
 */
async function readIssue(client, issue, signal) {
    const { repo, number } = issue;
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
    const { data } = await client.request(route, { ...(0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo), issue_number: number }, { signal });
    const answer = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(IssueAnswer.extend({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(number) }), data);
    if (answer.pull_request !== undefined)
        return null;
    return { repo, number, title: answer.title, body: answer.body ?? '', url: answer.html_url };
}
const EDIT_QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { issue(number: $number) { ${_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .EDITING */ .Jp} } }
}`;
const EditAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ issue: _editing_js__WEBPACK_IMPORTED_MODULE_3__/* .Editing */ .HI }) });
/** Asks when an issue was last edited. @throws what the client throws */
async function readIssueEditing(client, { repo, number }, signal) {
    const { owner, repo: name } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo);
    const answer = await client.query(EDIT_QUERY, { owner, name, number }, { signal });
    return (0,_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .readEditing */ .fS)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(EditAnswer, answer).repository.issue);
}
/** The limit of closing issues that are read; GitHub itself lists ten by keyword. */
const MAX_CLOSING_ISSUES = 50;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_CLOSING_ISSUES}) {
        totalCount
        nodes { number title body url ${_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .EDITING */ .Jp} repository { nameWithOwner } }
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
                    ..._editing_js__WEBPACK_IMPORTED_MODULE_3__/* .MaybeEditing */ .t4.shape,
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
/**
 * Asks which issues a pull request closes; returns null if the answer has another shape. @throws what the client throws
 */
async function listClosingIssues(client, { repo, pr }, signal) {
    const { owner, repo: name } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo);
    const answer = await client.query(QUERY, { owner, name, number: pr }, { signal, answer: 'list' });
    const parsed = ClosingAnswer.safeParse(answer);
    if (!parsed.success)
        return null;
    const { nodes, totalCount } = parsed.data.repository.pullRequest.closingIssuesReferences;
    const issues = nodes
        .filter((node) => node !== null)
        .map(({ repository, number, title, body, url, ...editing }) => ({
        repo: repository.nameWithOwner,
        number,
        title,
        body: body ?? '',
        url,
        ...(0,_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .readEditing */ .fS)(editing),
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
/** Repository names as parameters of GitHub's routes. */
/** Splits `octo/shop` into the parameters `owner` and `repo` of a route. */
function splitRepository(repository) {
    const [owner = '', repo = ''] = repository.split('/');
    return { owner, repo };
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 65927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cy: () => (/* binding */ readIssueTicket),
/* harmony export */   LN: () => (/* binding */ IssueNotReadableError),
/* harmony export */   createGitHubTicketReader: () => (/* binding */ createGitHubTicketReader),
/* harmony export */   qv: () => (/* binding */ formatIssueName),
/* harmony export */   sT: () => (/* binding */ toTicket),
/* harmony export */   xh: () => (/* binding */ readRequestedTicket)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51036);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16258);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16112);
/* harmony import */ var _github_client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70245);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56150);
/* harmony import */ var _github_issues_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32209);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29837);
/* harmony import */ var _systems_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29514);
/** GitHub issues as tickets. */









/** The issue does not exist, or the token may not read it. */
class IssueNotReadableError extends Error {
    issue;
    why;
    name = 'IssueNotReadableError';
    constructor(issue, 
    /** `none`: no such issue is visible to the token; `pull`: a pull request; `denied`: the token has no permission. */
    why) {
        super(`${issue.repo}#${issue.number}: ${why}`);
        this.issue = issue;
        this.why = why;
    }
}
/** Converts an issue to a ticket. */
function toTicket(issue, { repo, relation }) {
    const { url, title, body, editedAt } = issue;
    const edited = editedAt === undefined ? {} : { edited_at: editedAt };
    return { id: formatIssueName(issue, repo), provider: 'github', url, title, body, relation, ...edited };
}
/** Reads an issue as a ticket. @throws IssueNotReadableError, ProviderError */
async function readIssueTicket(client, ref, use, signal) {
    let issue;
    try {
        issue = await (0,_github_issues_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssue */ .OS)(client, ref, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw fault;
        const status = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .readStatus */ .rk)(fault);
        if (status === 404 || status === 410)
            throw new IssueNotReadableError(ref, 'none');
        if (status === 403 && !(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(fault))
            throw new IssueNotReadableError(ref, 'denied');
        throw (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .explainGitHub */ .$2)(fault, `reading the issue ${formatIssueName(ref, '')}`, 'issues: read');
    }
    if (issue === null)
        throw new IssueNotReadableError(ref, 'pull');
    return toTicket(issue, use);
}
/** Returns `#12` for an issue of `repo`, else `owner/repo#12`. */
function formatIssueName(issue, repo) {
    return issue.repo.toLowerCase() === repo.toLowerCase() ? `#${issue.number}` : `${issue.repo}#${issue.number}`;
}
/** Reads the ticket that a request names. @throws ProviderError: E_AC_002 if it is not a readable issue */
async function readRequestedTicket(client, id, repo, serverUrl, signal) {
    const issue = parseTicketId(id, repo, serverUrl);
    try {
        const ticket = await readIssueTicket(client, issue, { repo, relation: 'requested' }, signal);
        const { editedAt } = await askEditing(client, issue, signal);
        return editedAt === undefined ? ticket : { ...ticket, edited_at: editedAt };
    }
    catch (fault) {
        if (!(fault instanceof IssueNotReadableError))
            throw fault;
        const name = formatIssueName(issue, '');
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
/** Where GitHub does not say when an issue was edited, a signature of its criteria names their text itself. */
async function askEditing(client, issue, signal) {
    try {
        return await (0,_github_issues_js__WEBPACK_IMPORTED_MODULE_0__/* .readIssueEditing */ .m)(client, issue, signal);
    }
    catch {
        if (signal.aborted)
            throw signal.reason;
        return {};
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
    const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_5__/* .quoteStart */ .D3)(text);
    const hint = 'Name a GitHub issue: 12, #12, owner/repo#12 or its URL.';
    if (/^[A-Za-z][A-Za-z0-9_]*-\d+$/u.test(text)) {
        const systems = _systems_js__WEBPACK_IMPORTED_MODULE_6__/* .TICKET_SYSTEMS */ .O.map(({ title }) => title).join(' or ');
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} reads like a ${systems} issue, and no ${systems} provider is set up here. ${hint}`);
    }
    if (elsewhere)
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} is not on ${serverUrl}. ${hint}`);
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} is no ticket that can be read. ${hint}`);
}
/** Reads tickets from GitHub issues, for changes that are not on GitHub themselves. */
function createGitHubTicketReader(options) {
    const client = (0,_github_client_js__WEBPACK_IMPORTED_MODULE_7__/* .createGitHubClient */ .L)(options);
    const serverUrl = options.serverUrl ?? toServerUrl(options.apiUrl);
    return (id, signal) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .runProviderCall */ .D)(signal, () => readRequestedTicket(client, id, options.repo, serverUrl, signal));
}
/**
 * Derives the server: `https://api.github.com` → `https://github.com`, `https://api.x.ghe.com` → `https://x.ghe.com`,
 * `https://host/api/v3` → `https://host`.
 */
function toServerUrl(apiUrl) {
    return new URL(apiUrl).origin.replace(/^(https?:\/\/)api\./u, '$1');
}
//# sourceMappingURL=github.js.map

/***/ }),

/***/ 29514:
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
/** Creates a system from its parts. */
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
/** Validates the address of a tenant's Jira. The tenant configures it, and the credentials are sent there. */


/**
 * Parses `base_url`: https, or http to a host that the operator allows. A path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
function parseJiraAddress(text, allowHost) {
    const url = (0,base_url/* parseHttpUrl */.f$)(text);
    if (url === null || (0,base_url/* holdsCredentials */.Hn)(url)) {
        throw createAddressError('must be an address such as https://example.atlassian.net, without a user or a password in it');
    }
    if (url.protocol === 'http:' && !allowHost(url.hostname, (0,base_url/* resolvePort */.UH)(url))) {
        throw createAddressError('must begin with https://, so that the token is not sent in the clear; the operator can allow single hosts');
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
    if (url.protocol === 'https:' || allowHost(url.hostname, (0,base_url/* resolvePort */.UH)(url)))
        return null;
    return 'must be https: the token would be sent in the clear (the operator may allow the host)';
}
function createAddressError(why) {
    return new base_errors/* ProviderError */.m('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token anew.`);
}
/** Returns an address below the base URL. */
function resolveBelow(base, path) {
    return new URL(`${base.origin}${(0,base_url/* withoutEndSlashes */.he)(base.pathname)}${path}`);
}
//# sourceMappingURL=address.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var errors = __webpack_require__(29837);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
;// CONCATENATED MODULE: ./build/src/sources/tickets/json-call.js
/** Calls to the APIs of ticket systems: bounded in time and size, and never sent on to where a redirect points. */





/** Size limit of an answer, in bytes. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** Time limit of one request, in milliseconds. */
const CALL_MILLISECONDS = 12_000;
/** A rate limit that ends within this many seconds is waited for, once. */
const MAX_RATE_LIMIT_WAIT = 8;
/**
 * Sends a request and reads the answer. Waits once for a short rate limit.
 * @throws ProviderError E_UP_001 if there is no answer, its status is 429 or at least 500, or it is too large; the
 * signal's reason
 */
async function callJson(connection, call, signal) {
    const first = await send(connection, call, signal);
    const wait = first.status === 429 ? readRetryAfter(first.headers) : null;
    if (wait === null)
        return checkStatus(first, call);
    await connection.sleep(wait * 1000, signal);
    return checkStatus(await send(connection, call, signal), call);
}
function checkStatus(answer, { system, doing }) {
    if (answer.status === 429)
        throw createRateLimitError(system, doing);
    if (answer.status < 500 && answer.status !== 408)
        return answer;
    throw new base_errors/* ProviderError */.m('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}
/** Returns the error for an exceeded rate limit of a ticket system. */
function createRateLimitError(system, doing) {
    const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
    return new base_errors/* ProviderError */.m('E_UP_001', text, true);
}
/** Returns the seconds of Retry-After (RFC 9110 §10.2.3); null if it gives none or more than we wait. */
function readRetryAfter(headers) {
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
        return { status: answer.statusCode, headers: answer.headers, json: parseJson(text) };
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof base_errors/* ProviderError */.m)
            throw fault;
        throw createUnansweredError(fault, call, limit.aborted);
    }
}
async function read(body, { system, doing, ...call }) {
    const { maxBytes = MAX_ANSWER_BYTES } = call;
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        const bytes = Buffer.from(chunk);
        size += bytes.length;
        // Leaving the loop closes the connection.
        if (size > maxBytes) {
            const text = `${system} answered with more than ${maxBytes / 1024 / 1024} MiB while ${doing}. That is not read.`;
            throw new base_errors/* ProviderError */.m('E_UP_001', text);
        }
        chunks.push(bytes);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Errors caused by the address, which a retry does not fix. */
const LASTING = new Set([
    'ENOTFOUND',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
]);
function createUnansweredError(fault, { system, doing, url }, late) {
    const code = (0,errors/* readSystemCode */.P)(fault);
    if (late) {
        return new base_errors/* ProviderError */.m('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
    }
    // The guard's message contains the address of a private name, which the tenant must not learn.
    if (external_node_util_.types.isNativeError(fault) && fault.name === 'AddressRefusedError') {
        const text = `${system} (${url.host}) was not asked while ${doing}: its address is not one of the public internet. The operator of the service can allow single hosts.`;
        return new base_errors/* ProviderError */.m('E_UP_001', text, false, { cause: fault });
    }
    const said = code ?? (external_node_util_.types.isNativeError(fault) ? fault.message.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU) : 'no reason given');
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
/** Finds the custom fields that hold acceptance criteria, by their usual names. */


const NAMES = new Set(acceptance_titles/* ACCEPTANCE_FIELD_NAMES */.C);
/** Maximum number of requested fields with the same name; every team-managed project may have one. */
const MAX_FIELDS = 50;
const MAX_NAME_CHARACTERS = 200;
/** The name as it is compared, without what stands in brackets at its end: `Akzeptanzkriterien (neu)`. */
function foldName(name) {
    return (0,fold/* foldWords */.r)(name.slice(0, MAX_NAME_CHARACTERS).replace(/\([^()]*\)\s*$/u, ''));
}
/**
 * Returns the ids of the fields with the criteria.
 * @param wanted the name or id that the tenant configured; null to use the usual names
 */
function findCriteriaFields(fields, wanted) {
    const name = wanted === null ? null : foldName(wanted);
    const fits = (field) => name === null ? NAMES.has(foldName(field.name)) : foldName(field.name) === name || field.id === wanted;
    const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
    return [...new Set(ids)].slice(0, MAX_FIELDS);
}
/** Returns whether an id is valid in a list of ids. */
function isPlain(id) {
    return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
//# sourceMappingURL=criteria-fields.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/errors.js
/** Explains why Jira does not return an issue. */



/** The permissions that the token's account needs. */
const PERMISSION = 'Its account needs "Browse projects" on the project of the issue; a scoped token, "read:jira-work" as well.';
/**
 * Returns whether Jira rejected the credentials. It then treats the request as anonymous: 404, or 200 with public data.
 * Only this header shows it: https://confluence.atlassian.com/jirakb/understanding-x-seraph-loginreason-header.
 */
function isRefusedBySeraph(headers) {
    return /AUTHENTICATED_FAILED|AUTHENTICATION_DENIED/u.test(String(headers['x-seraph-loginreason'] ?? ''));
}
/**
 * Checks that a response is successful. The caller must handle 404.
 * @throws ProviderError E_TOK_001 if the token or the address is wrong, E_UP_001 on other errors
 */
function requireAnswer({ status, headers }, doing) {
    if (status === 401 || isRefusedBySeraph(headers)) {
        const text = `Jira does not accept the token (while ${doing}). Set it anew: on Cloud with the email of its account, on Server and Data Center without. ${PERMISSION}`;
        throw new base_errors/* ProviderError */.m('E_TOK_001', text);
    }
    if (status === 403) {
        throw new base_errors/* ProviderError */.m('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${PERMISSION}`);
    }
    if (status >= 300 && status < 400) {
        const text = `Jira answered with a redirect${describeRedirect(headers)} while ${doing}. It is not followed, since the token would go there too: set the token anew with the address that Jira itself answers at as base_url.`;
        throw new base_errors/* ProviderError */.m('E_TOK_001', text);
    }
    if (status >= 400 && status !== 404) {
        throw new base_errors/* ProviderError */.m('E_UP_001', `Jira answered ${status} while ${doing}.`);
    }
}
/** Returns ` to https://host` if the redirect names a URL. */
function describeRedirect({ location }) {
    const url = location === undefined ? null : (0,base_url/* parseUrl */.Dl)(location);
    return url === null ? '' : ` to ${url.origin.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU)}`;
}
/** Returns the error for a response that is not from Jira. */
function createNotJiraError(base, doing) {
    const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
    return new base_errors/* ProviderError */.m('E_UP_001', text);
}
//# sourceMappingURL=errors.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/inline.js
/** Writes Markdown inside a line. */
/** Escapes what Markdown would take for HTML: comments would hide their content, tags and references would be lost. */
function escapeHtml(text) {
    return text
        .replaceAll('<!', '<\\!')
        .replace(/<(?=[A-Za-z/?])/gu, '\\<')
        .replace(/&(?=#?[A-Za-z0-9]{1,31};)/gu, '\\&');
}
/**
 * Puts text between marks. White space at its ends is moved outside, because marks next to white space have no effect.
 */
function wrapWithMark(mark, text) {
    const inner = text.trim();
    if (inner === '')
        return text;
    const start = text.indexOf(inner);
    return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}
/** Returns a code span with as many backticks as needed. */
function formatCodeSpan(text) {
    const inner = text.replace(/\s+/gu, ' ').replaceAll('<!--', '<\\!--');
    if (inner.trim() === '')
        return inner;
    const longest = (inner.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const mark = '`'.repeat(longest + 1);
    const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
    return `${mark}${pad}${inner}${pad}${mark}`;
}
/** Returns a link, or only the text if the address cannot be opened by a person. */
function formatLink(text, address) {
    const target = address.trim();
    if (!/^(?:https?:\/\/|mailto:)\S/iu.test(target))
        return text;
    if (text.trim() === '' || text.trim() === target)
        return target;
    const safe = target.replace(/[()<>\s]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return `[${text.replace(/[[\]]/gu, '\\$&')}](${safe})`;
}
/** Returns an image that only its own site can show. */
function formatImage(name) {
    return `![${name.replace(/[[\]\n]/gu, ' ').trim()}](attachment)`;
}
//# sourceMappingURL=inline.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/writer.js
/** Writes Markdown line by line: each line once, with the markers of its enclosing lists and quotes before it. */

/** Writes blocks. Runs in time linear in the output. */
class MarkdownWriter {
    #lines = [];
    #prefix = '';
    /** Text before the next line instead of the prefix: the bullet of an item that has no line yet. */
    #marker = null;
    /** The prefix of lines at the time when that bullet was requested. */
    #around = '';
    #separate = false;
    /**
     * Writes a paragraph of one or more lines. Blank lines are left out, and the start of a fence or a tag is escaped.
     */
    paragraph(text) {
        this.block(text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .map(escapeLineStart));
    }
    /** Writes lines unchanged, separated from the block before them. */
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
    /** Writes code between fences that the code itself does not contain. */
    fence(code, language) {
        const longest = (code.match(/`{3,}/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
        const mark = '`'.repeat(longest + 1);
        const info = /^[\w+#.-]{1,30}$/u.test(language) ? language : '';
        // Directly after a bullet the fence would be read as text.
        const lead = this.#marker === null ? [] : [''];
        this.block([...lead, `${mark}${info}`, ...code.replace(/\n$/u, '').split('\n'), mark]);
    }
    /**
     * Writes `first` before the first line that `body` writes, and `rest` before all others. If `body` writes nothing,
     * neither is written.
     */
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
    /** Writes a part that folds. Without a title it is only its content. */
    fold(title, body) {
        this.openFold(title);
        body();
        if (title.trim() !== '')
            this.closeFold();
    }
    /** Writes the start of a part that folds: what is below it belongs to its title up to its end. */
    openFold(title) {
        if (title.trim() !== '')
            this.block([`<details><summary>${(0,base_text/* foldSpace */.GQ)(title)}</summary>`]);
    }
    /** Writes the end of a part that folds. */
    closeFold() {
        this.block(['</details>']);
    }
    /** Makes the next block follow the one before it without a blank line. */
    tighten() {
        this.#separate = false;
    }
    /** Makes a blank line precede the next block. */
    separate() {
        this.#separate = true;
    }
    toString() {
        return this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`;
    }
}
/** Escapes a line that would open a fence or a tag, which would hide the text after it. */
function escapeLineStart(line) {
    return /^(?:`{3}|~{3}|<(?!https?:))/u.test(line) ? `\\${line}` : line;
}
//# sourceMappingURL=writer.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/table.js
/**
 * Writes tables. Tables in Markdown have a header and one line per cell; other tables have headers at the side, lists
 * in their cells, or no header. What a Markdown table cannot contain is written as titles and lists with the same
 * meaning.
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
/** Writes a single column as a list: its headers are titles, its cells items. */
function writeColumn(writer, cells) {
    for (const cell of cells) {
        if (!cell.header && !cell.blocks) {
            writer.within('- ', '  ', () => writer.paragraph(cell.line()));
            writer.tighten();
            continue;
        }
        writer.separate();
        if (cell.header)
            writer.paragraph(wrapWithMark('**', cell.line()));
        else
            cell.write();
    }
    writer.separate();
}
/** Writes a title and its cells, on the same line if they have no blocks. */
function writeTitled(writer, title, cells) {
    const name = wrapWithMark('**', title.replace(/:\s*$/u, ''));
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
    // Only the header is filled up: a row may have fewer cells, but a header with fewer cells would hide columns.
    writer.block([`${line(top)}${'  |'.repeat(width - top.length)}`, `|${' --- |'.repeat(width)}`, ...rest.map(line)]);
}
//# sourceMappingURL=table.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf-nodes.js
/**
 * Reads nodes of the Atlassian Document Format. All values are checked: Jira's own editor, its apps and anyone with a
 * token write these documents, and new kinds of nodes are added over time.
 */
function isNode(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns the node's kind; empty if it has none. */
function readKind(node) {
    return typeof node['type'] === 'string' ? node['type'] : '';
}
/** Returns the child nodes; values that are not nodes are left out. */
function listChildren(node) {
    const content = node['content'];
    return Array.isArray(content) ? content.filter(isNode) : [];
}
/** Returns an attribute; undefined if it is missing. */
function readAttribute(node, name) {
    const attributes = node['attrs'];
    return isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}
/** Returns a text attribute; empty if it is not text. */
function readTextAttribute(node, name) {
    const value = readAttribute(node, name);
    return typeof value === 'string' ? value : '';
}
/** Returns an attribute that is a whole number from `least` to `most`; otherwise returns `otherwise`. */
function readNumberAttribute(node, name, least, most, otherwise) {
    const value = readAttribute(node, name);
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}
/**
 * Returns the text of an inline node that is not in its content. A placeholder has none, because it is an unfilled
 * template.
 */
function readOwnText(node) {
    switch (readKind(node)) {
        case 'text':
            return typeof node['text'] === 'string' ? node['text'] : '';
        case 'hardBreak':
            return '\n';
        case 'emoji':
            return readTextAttribute(node, 'text') || readTextAttribute(node, 'shortName');
        case 'inlineCard':
        case 'blockCard':
        case 'embedCard':
            return readTextAttribute(node, 'url');
        case 'date':
            return formatDate(readAttribute(node, 'timestamp'));
        case 'placeholder':
            return '';
        default:
            return typeof node['text'] === 'string' ? node['text'] : readTextAttribute(node, 'text');
    }
}
/** Converts milliseconds since the epoch, which ADF writes as text, to a date. */
function formatDate(value) {
    const time = typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
    if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15)
        return '';
    return new Date(time).toISOString().slice(0, 10);
}
/** Returns all words in nodes at any depth, in their order. Not recursive. */
function collectWords(nodes) {
    const words = [];
    const open = nodes.toReversed();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        words.push(readOwnText(node));
        for (const inner of listChildren(node).toReversed())
            open.push(inner);
    }
    return words
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .join(' ');
}
/**
 * Returns the words in nodes at any depth, a text for each block that has words of its own. Not recursive.
 */
function collectLines(nodes) {
    const lines = [[]];
    const open = nodes.toReversed();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node === 'end') {
            lines.push([]);
            continue;
        }
        lines.at(-1)?.push(readOwnText(node).trim());
        const children = listChildren(node);
        if (children.length === 0)
            continue;
        lines.push([]);
        open.push('end', ...children.toReversed());
    }
    return lines.map((words) => words.filter((word) => word !== '').join(' ')).filter((line) => line !== '');
}
//# sourceMappingURL=adf-nodes.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf-inline.js
/** Converts ADF's inline nodes to Markdown. */


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
/** Returns whether a node belongs in a line. A node of an unknown kind does if it has text and no content. */
function isInline(node) {
    return INLINE.has(readKind(node)) || (listChildren(node).length === 0 && typeof node['text'] === 'string');
}
const BREAK = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };
/** The marks, from the outermost to the innermost. Neighbours with the same mark share it. */
const WRAPS = [
    { key: (piece) => piece.strike, wrap: (text) => wrapWithMark('~~', text) },
    { key: (piece) => piece.href, wrap: (text, piece) => formatLink(text, piece.href) },
    { key: (piece) => piece.strong, wrap: (text) => wrapWithMark('**', text) },
    { key: (piece) => piece.em, wrap: (text) => wrapWithMark('*', text) },
];
/** Converts inline nodes to Markdown; hard breaks become line ends. */
function renderInline(nodes) {
    return wrapPieces(strikeInnerBreaks(nodes.flatMap(toPieces)), 0);
}
/** Converts inline nodes to a single line. */
function renderInlineLine(nodes) {
    return renderInline(nodes).replaceAll('\n', ' ').trim();
}
function toPieces(node) {
    const own = readKind(node) === 'mediaInline' ? renderMediaName(node) : readOwnText(node);
    const inner = listChildren(node);
    const text = inner.length === 0 ? own : `${own} ${collectWords(inner)}`.trim();
    if (text === '')
        return [];
    const marks = node['marks'];
    const named = Array.isArray(marks) ? marks.filter(isNode) : [];
    const has = (kind) => named.some((mark) => readKind(mark) === kind);
    const anchor = named.find((mark) => readKind(mark) === 'link');
    const piece = {
        strike: has('strike'),
        href: anchor === undefined ? '' : readTextAttribute(anchor, 'href'),
        strong: has('strong'),
        em: has('em'),
        code: has('code'),
        done: readKind(node) === 'mediaInline',
    };
    const lines = text.split(/\r\n|[\n\r\u2028]/u);
    return lines.flatMap((line, at) => [
        ...(at === 0 ? [] : [BREAK]),
        ...(line === '' ? [] : [{ ...piece, text: line }]),
    ]);
}
/** Returns the name of a media node as an image. */
function renderMediaName(node) {
    return formatImage(readTextAttribute(node, 'alt') || 'file');
}
/** A line break between two struck-through parts is struck through as well, so that they stay one part. */
function strikeInnerBreaks(pieces) {
    return pieces.map((piece, at) => piece === BREAK && pieces[at - 1]?.strike === true && pieces[at + 1]?.strike === true
        ? { ...piece, strike: true }
        : piece);
}
function wrapPieces(pieces, level) {
    const wrap = WRAPS[level];
    if (wrap === undefined)
        return pieces.map(renderPiece).join('');
    const parts = [];
    let start = 0;
    for (let at = 1; at <= pieces.length; at++) {
        const [first, next] = [pieces[start], pieces[at]];
        if (first === undefined || (next !== undefined && wrap.key(next) === wrap.key(first)))
            continue;
        const inner = wrapPieces(pieces.slice(start, at), level + 1);
        parts.push(wrap.key(first) ? wrap.wrap(inner, first) : inner);
        start = at;
    }
    return parts.join('');
}
function renderPiece(piece) {
    if (piece.done)
        return piece.text;
    return piece.code ? formatCodeSpan(piece.text) : escapeHtml(piece.text);
}
//# sourceMappingURL=adf-inline.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf.js
/**
 * Converts the Atlassian Document Format to Markdown:
 * https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/. Accepts any value, never throws, and
 * runs in time linear in its size. Of unknown kinds it keeps the words.
 */





/** Maximum depth; of deeper nodes each line of text is an item of one list. Handwritten documents are not so deep. */
const MAX_DEPTH = 32;
/**
 * Converts a document.
 * @param under the level of the heading above it; 0 for none
 */
function convertAdfToMarkdown(document, under = 0) {
    if (!isNode(document))
        return '';
    const writer = new MarkdownWriter();
    new AdfConverter(writer, under).blocks(readKind(document) === 'doc' ? listChildren(document) : [document], 0);
    return writer.toString();
}
class AdfConverter {
    writer;
    under;
    /** Number of enclosing list items. */
    items = 0;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    /** Writes nodes; inline nodes among blocks become a paragraph. */
    blocks(nodes, depth) {
        if (depth > MAX_DEPTH) {
            for (const text of collectLines(nodes))
                this.listed(text);
            return;
        }
        let loose = [];
        for (const node of nodes) {
            if (isInline(node)) {
                loose.push(node);
                continue;
            }
            this.writer.paragraph(renderInline(loose));
            loose = [];
            this.block(node, depth);
        }
        this.writer.paragraph(renderInline(loose));
    }
    /** Writes a text as an item, so that it is a criterion where its neighbours are. */
    listed(text) {
        this.writer.within('- ', '  ', () => this.writer.paragraph(renderInline([{ type: 'text', text }])));
        this.writer.tighten();
    }
    block(node, depth) {
        const { writer } = this;
        const content = listChildren(node);
        switch (readKind(node)) {
            case 'paragraph':
            case 'caption':
                writer.paragraph(renderInline(content));
                break;
            case 'heading': {
                const text = renderInlineLine(content);
                const level = Math.min(6, readNumberAttribute(node, 'level', 1, 6, 1) + this.under);
                if (text !== '')
                    writer.block([`${'#'.repeat(level)} ${text}`]);
                break;
            }
            case 'bulletList':
            case 'decisionList':
            case 'taskList':
            case 'orderedList':
                // A list in an item follows its text without a blank line.
                if (this.items > 0)
                    writer.tighten();
                this.list(node, depth);
                break;
            case 'codeBlock':
                writer.fence(content.map(readOwnText).join(''), readTextAttribute(node, 'language'));
                break;
            case 'blockquote':
                writer.within('> ', '> ', () => this.blocks(content, depth + 1));
                break;
            case 'rule':
                writer.block(['---']);
                break;
            case 'table':
                writeTable(writer, content.map((row) => listChildren(row).map((cell) => this.cell(cell, depth + 1))));
                break;
            case 'expand':
            case 'nestedExpand':
                writer.fold(escapeHtml(readTextAttribute(node, 'title')), () => this.blocks(content, depth + 1));
                break;
            case 'media':
                writer.block([formatImage(readTextAttribute(node, 'alt') || 'file')]);
                break;
            default:
                // Panels, layouts, cards, extensions and unknown kinds: their words, then their content.
                writer.paragraph(renderInline([{ type: 'text', text: readOwnText(node) }]));
                this.blocks(content, depth + 1);
        }
    }
    list(node, depth) {
        let number = readNumberAttribute(node, 'order', 0, 999_999, 1);
        for (const item of listChildren(node)) {
            const kind = readKind(item);
            if (kind.endsWith('List')) {
                // A list directly in a list belongs to the item before it.
                this.writer.within('  ', '  ', () => this.inItem([item], depth + 1));
                continue;
            }
            const mark = readKind(node) === 'orderedList' ? `${number++}. ` : '- ';
            const task = kind === 'taskItem' || kind === 'blockTaskItem';
            const box = task ? (readTextAttribute(item, 'state') === 'DONE' ? '[x] ' : '[ ] ') : '';
            this.writer.within(mark + box, ' '.repeat(mark.length), () => this.inItem(listChildren(item), depth + 1));
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
        const content = listChildren(node);
        const simple = (one) => isInline(one) || readKind(one) === 'paragraph' || readKind(one) === 'heading';
        return {
            header: readKind(node) === 'tableHeader',
            blocks: !content.every(simple),
            line: () => content
                .map((one) => isInline(one)
                ? renderInlineLine([one])
                : renderInlineLine(simple(one) ? listChildren(one) : toTextNode(one)))
                .filter((line) => line !== '')
                .join(' '),
            write: () => this.blocks(content, depth),
        };
    }
}
function toTextNode(node) {
    return [{ type: 'text', text: collectWords([node]) }];
}
//# sourceMappingURL=adf.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-inline.js
/**
 * Converts Jira's wiki markup inside a line to Markdown:
 * https://jira.atlassian.com/secure/WikiRendererHelpAction.jspa?section=all.
 */

/**
 * Placeholder for converted parts while marks around them are searched. The text cannot contain it, because it is
 * removed first.
 */
const DONE = '\u0000';
/**
 * Parts in which no marks are searched: escaped characters, monospace, links, images, and the colours, anchors and
 * columns that are dropped. No part can contain the start of another of its kind, so that matching is linear.
 */
const ATOM = /\\([!-/:-@[-`{-~])|\{\{((?:[^{}\n]|\{(?!\{)|\}(?!\}))+)\}\}|\[([^[\]\n]+)\]|!([^\s!|]+)(?:\|[^!\n]*)?!(?!\w)|\{(?:color|anchor|toc|align|section|column|center)(?::[^{}\n]*)?\}/gu;
const WORD = String.raw `[\p{L}\p{N}]`;
const STRONG = createMarkPattern('\\*');
const EM = createMarkPattern('_');
const STRIKE = createMarkPattern('-');
const INSERTED = createMarkPattern('\\+');
const CITED = new RegExp(String.raw `(?<!${WORD}|\?)\?\?(?=\S)((?:[^?\n]|\?(?!\?))*[^\s?])\?\?(?!${WORD})`, 'gu');
const RAISED = createMarkPattern('\\^');
const LOWERED = createMarkPattern('~');
/**
 * Returns an expression for a mark that begins before a word and ends after one; the same mark cannot occur in between.
 */
function createMarkPattern(mark) {
    return new RegExp(String.raw `(?<!${WORD}|${mark}|\\)${mark}(?=[^\s${mark}])([^${mark}\n]*[^\s${mark}])${mark}(?!${WORD}|${mark})`, 'gu');
}
/** Converts one line of wiki markup to Markdown. Never throws; runs in linear time. */
function convertInline(text) {
    const done = [];
    const open = text.replaceAll(DONE, '').replace(ATOM, (whole, ...groups) => {
        const [escaped, mono, target, picture] = groups.map((group) => (typeof group === 'string' ? group : undefined));
        const made = convertAtom(whole, { escaped, mono, target, picture });
        if (made === '')
            return '';
        done.push(made);
        return DONE;
    });
    const emphasised = escapeHtml(open)
        .replace(STRONG, (_, inner) => wrapWithMark('**', inner))
        .replace(EM, (_, inner) => wrapWithMark('*', inner))
        .replace(STRIKE, (_, inner) => wrapWithMark('~~', inner))
        .replace(INSERTED, '$1')
        .replace(CITED, '$1')
        .replace(RAISED, '$1')
        .replace(LOWERED, '$1');
    let next = 0;
    return emphasised.replaceAll(DONE, () => done[next++] ?? '');
}
function convertAtom(whole, { escaped, mono, target, picture }) {
    // Markdown escapes in the same way; in wiki markup two backslashes are a line break.
    if (escaped !== undefined)
        return escaped === '\\' ? '\n' : whole;
    if (mono !== undefined)
        return formatCodeSpan(mono);
    if (target !== undefined)
        return convertLink(whole, target);
    return picture === undefined ? '' : convertImage(whole, picture);
}
/**
 * Converts `[text|address]`, `[address]`, `[~user]`, `[^file]`. A box such as `[x]` and brackets that are not a link
 * are kept.
 */
function convertLink(whole, inner) {
    const [text = '', address] = inner.split('|', 2).map((part) => part.trim());
    if (address !== undefined && address !== '') {
        if (/^[~^#]/u.test(address))
            return escapeHtml(text);
        // If it is not an address, it is kept as text, so that no word is lost.
        return /^(?:[a-z][a-z0-9+.-]*:|\/|www\.)/iu.test(address)
            ? formatLink(escapeHtml(text), address)
            : escapeHtml(whole);
    }
    if (text.startsWith('~'))
        return `@${escapeHtml(text.slice(1).replace(/^accountid:/u, ''))}`;
    if (text.startsWith('^'))
        return escapeHtml(text.slice(1));
    if (/^(?:https?:\/\/|mailto:)/iu.test(text))
        return formatLink('', text);
    return escapeHtml(whole);
}
/** Converts an image: a file with an extension, or an address. Other text between exclamation marks is kept. */
function convertImage(whole, name) {
    return /\.[A-Za-z0-9]{2,5}$|^https?:/u.test(name) ? formatImage(name) : escapeHtml(whole);
}
//# sourceMappingURL=wiki-inline.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-macros.js
/** Finds the macros of wiki markup that enclose text: which parts are code, quotes, and plain text. */
const MACRO = /\{(?<name>code|noformat|quote|panel|expand|info|tip|note|warning|success|error)(?::(?<options>[^{}\n]*))?\}/gu;
const VERBATIM = new Set(['code', 'noformat']);
/**
 * Splits a text. A macro that is not closed is dropped and its content stays text. Of a quote, panel or similar macro
 * its title and its extent are used. Names that are not macros, such as `/users/{id}`, are text.
 */
function splitPieces(text) {
    const macros = Array.from(text.matchAll(MACRO), (match) => {
        const options = match.groups?.['options']?.split('|').map((option) => option.trim()) ?? [];
        return { name: match.groups?.['name'] ?? '', options, start: match.index, end: match.index + match[0].length };
    });
    const closings = findNextOfSameName(macros);
    const pieces = [];
    const titles = new Map();
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
            pieces.push({ kind: 'code', code, language: macro.name === 'code' ? readLanguage(macro.options) : '' });
            at = closing.end;
        }
        else if (macro.name === 'quote')
            pieces.push({ kind: 'quote' });
        else
            pieces.push(...pairTitle(macro, titles));
    }
    pieces.push({ kind: 'text', text: text.slice(at) });
    return dropUnclosedQuote(pieces);
}
/** Returns for each macro the next one of the same name. It searches from the end, which is linear in their number. */
function findNextOfSameName(macros) {
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
/** Returns the start or end of a panel or similar macro: the second of a name ends the first. `titles` are those open. */
function pairTitle(macro, titles) {
    const open = titles.get(macro.name);
    if (open !== undefined && macro.options.length === 0) {
        titles.delete(macro.name);
        return open === '' ? [] : [{ kind: 'end' }];
    }
    const title = readTitle(macro);
    titles.set(macro.name, title);
    return title === '' ? [] : [{ kind: 'title', title }];
}
/** Removes a last quote that is not closed, which would include the rest of the text. */
function dropUnclosedQuote(pieces) {
    const quotes = pieces.filter(({ kind }) => kind === 'quote').length;
    const last = quotes % 2 === 1 ? pieces.findLastIndex(({ kind }) => kind === 'quote') : -1;
    return pieces.filter((_, at) => at !== last);
}
/** Returns the language of `{code:java}`, `{code:title=Foo.java|language=java}`. */
function readLanguage(options) {
    const named = options.find((option) => option.startsWith('language='))?.slice('language='.length);
    return named ?? options.find((option) => !option.includes('=')) ?? '';
}
/** Returns the title of `{panel:title=Acceptance criteria|borderStyle=solid}`, `{expand:Details}`. */
function readTitle({ name, options }) {
    const named = options.find((option) => option.startsWith('title='))?.slice('title='.length);
    return named ?? (name === 'expand' ? options.find((option) => !option.includes('=')) : undefined) ?? '';
}
//# sourceMappingURL=wiki-macros.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-rows.js
/** Reads rows of a wiki table: `||header||header||` and `|cell|cell|`, in any mixture. */
/** Bars, and markup that may contain bars that do not separate cells. */
const TOKEN = /\[[^[\]\n]*\]|\{\{[^{}\n]*\}\}|![^\s!|]+\.[A-Za-z]{2,5}\|[^!\n]*!|\\\||\|\|?/gu;
/** Returns the cells of a row. Text after the last bar is a cell too. */
function splitCells(row) {
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
/** Returns whether a line begins a row. */
function isRowStart(line) {
    return line.trimStart().startsWith('|');
}
/**
 * Returns the row that begins at a line. A cell may continue over lines up to one that ends in a bar. If there is none,
 * the row ends with its first line.
 * @returns the row, and the index of the line after it
 */
function readRow(lines, at) {
    const row = [lines[at] ?? ''];
    for (let next = at + 1; !row.at(-1)?.trimEnd().endsWith('|'); next++) {
        const line = lines[next];
        if (line === undefined || line.trim() === '' || isRowStart(line))
            return { row: lines[at] ?? '', next: at + 1 };
        row.push(line);
    }
    return { row: row.join('\n'), next: at + row.length };
}
//# sourceMappingURL=wiki-rows.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki.js
/**
 * Converts Jira's wiki markup, as Server and Data Center store it, to Markdown. Accepts any text, never throws, and
 * runs in time linear in its length.
 */





const HEADING = /^h([1-6])\.\s+(.*)$/u;
const QUOTED_LINE = /^bq\.\s+(.*)$/u;
const ITEM = /^([*#-]+)\s+(\S.*)$/u;
const RULE = /^-{4,5}$/u;
/** The icons of a checklist. */
const ICON = /^\(([/x])\)\s+/u;
/** Maximum list depth; deeper lists are read at this depth. */
const wiki_MAX_DEPTH = 12;
/** Enough indentation below a bullet and below a number, and not enough for a code block. */
const INDENT = '    ';
/**
 * Converts a text.
 * @param under the level of the heading above it; 0 for none
 */
function convertWikiToMarkdown(text, under = 0) {
    const writer = new MarkdownWriter();
    new WikiConverter(writer, under).pieces(splitPieces(text));
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
            this.writer.openFold(convertInline(piece.title));
        else if (piece.kind === 'end')
            this.writer.closeFold();
        else
            this.lines(piece.text.split(/\r\n|\n|\r/u), true);
    }
    /** Writes lines. `tables`: whether tables are allowed; they are not inside a table's cell. */
    lines(lines, tables) {
        let paragraph = [];
        const flush = () => {
            if (paragraph.length === 0)
                return;
            this.writer.paragraph(convertInline(paragraph.join('\n')));
            paragraph = [];
        };
        for (let at = 0; at < lines.length;) {
            const line = lines[at]?.trim() ?? '';
            if (tables && isRowStart(line)) {
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
            this.writer.within('> ', '> ', () => this.writer.paragraph(convertInline(quoted)));
        else if (heading === null)
            this.writer.block(['---']);
        else {
            const level = Math.min(6, Number(heading[1]) + this.under);
            this.writer.block([`${'#'.repeat(level)} ${convertToLine(heading[2] ?? '')}`]);
        }
        return true;
    }
    /**
     * Writes the list that begins at a line and returns the index of the line after it. Lines directly after an item
     * belong to it.
     */
    list(lines, start) {
        const written = [];
        let depth = 0;
        let at = start;
        for (; at < lines.length; at++) {
            const line = lines[at]?.trim() ?? '';
            if (line === '' || isRowStart(line) || HEADING.test(line) || QUOTED_LINE.test(line) || RULE.test(line))
                break;
            const item = ITEM.exec(line);
            const mark = item?.[1] ?? '';
            const icon = ICON.exec(item?.[2] ?? line);
            const text = (item?.[2] ?? line).slice(icon?.[0].length ?? 0);
            const [first = '', ...more] = convertInline(text).split('\n');
            if (item === null && icon === null)
                written.push(`${INDENT.repeat(depth - 1)}  ${convertInline(line)}`);
            else {
                // An item can be at most one level deeper than the one before it.
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
    /** Writes the table that begins at a line and returns the index of the line after it. */
    table(lines, start) {
        const rows = [];
        let at = start;
        while (isRowStart(lines[at] ?? '')) {
            const { row, next } = readRow(lines, at);
            rows.push(splitCells(row).map((cell) => this.cell(cell)));
            at = next;
        }
        writeTable(this.writer, rows);
        return at;
    }
    cell({ header, text }) {
        return {
            header,
            blocks: text.includes('\n'),
            line: () => convertToLine(text),
            write: () => this.lines(text.split('\n'), false),
        };
    }
}
function isItem(line) {
    return !RULE.test(line) && (ITEM.test(line) || ICON.test(line));
}
function convertToLine(text) {
    return convertInline(text).replaceAll('\n', ' ').trim();
}
//# sourceMappingURL=wiki.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/values.js
/** The values of Jira's fields as Markdown. */






/** Maximum number of choices of one field that are read. */
const MAX_CHOICES = 1000;
/**
 * Converts a field's value: a document, a text, one choice or several. Numbers, dates and people are ignored, because
 * they cannot be criteria.
 * @param under the level of the heading above it; 0 for none
 */
function renderField(value, form, under) {
    if (typeof value === 'string')
        return form === 'wiki' ? convertWikiToMarkdown(value, under) : renderPlainText(value);
    if (Array.isArray(value)) {
        const choices = value.slice(0, MAX_CHOICES).map(readChoice);
        return choices.map((choice) => (choice === '' ? '' : `- ${escapeHtml(choice)}\n`)).join('');
    }
    if (isNode(value) && value['type'] === 'doc')
        return convertAdfToMarkdown(value, under);
    const choice = readChoice(value);
    return choice === '' ? '' : `${escapeHtml(choice)}\n`;
}
/** Converts plain text, in which people also write lists. */
function renderPlainText(text) {
    const writer = new MarkdownWriter();
    for (const paragraph of text.split(/(?:\r\n|\n|\r){2,}/u))
        writer.paragraph(escapeHtml(paragraph.replace(/\r\n?/gu, '\n')));
    return writer.toString();
}
/** Returns the text of a choice: a string, or an object with one. Apps for checklists use different property names. */
function readChoice(choice) {
    if (typeof choice === 'string')
        return (0,base_text/* foldSpace */.GQ)(choice);
    if (!isNode(choice))
        return '';
    const word = [choice['value'], choice['name'], choice['text']].find((one) => typeof one === 'string');
    return typeof word === 'string' ? (0,base_text/* foldSpace */.GQ)(word) : '';
}
//# sourceMappingURL=values.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/tickets.js
/**
 * Reads issues of Jira as tickets. Cloud: version 3 of its REST API, an account's email and API token. Server and Data
 * Center: version 2, a personal access token. Source: the REST API documentation of each.
 */









/**
 * Maximum length of a ticket in characters: four times Jira's default limit. It is parsed on the event loop, so a
 * larger one would block all other requests.
 */
const MAX_TICKET_CHARACTERS = 128 * 1024;
/** Maximum size of a response with an issue, in bytes: a document is several times larger than its text. */
const MAX_ISSUE_BYTES = 1024 * 1024;
/** How long the list of fields is cached, in milliseconds. */
const FIELDS_KEPT = 5 * 60_000;
const tickets_HEADING = '## Acceptance criteria';
const HEADING_LEVEL = 2;
const Fields = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).catch({ id: '', name: '' }));
const Issue = schemas/* object */.Ikc({
    key: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
    fields: schemas/* looseObject */._H3({ summary: schemas/* string */.YjP().nullish() }),
});
/**
 * Creates the reader, without sending a request.
 * @throws ProviderError E_TOK_001 if the address is not allowed
 */
function createJiraTickets(options) {
    const { email, token, connection, clock, criteriaField } = options;
    const base = parseJiraAddress(options.baseUrl, options.allowHost);
    const api = email === null ? '/rest/api/2' : '/rest/api/3';
    const form = email === null ? 'wiki' : 'plain';
    const authorization = email === null ? `Bearer ${token}` : `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
    let kept = null;
    async function get(path, doing, signal, maxBytes) {
        const url = resolveBelow(base, `${api}${path}`);
        const answer = await callJson(connection, { system: 'Jira', doing, method: 'GET', url, headers: { authorization }, maxBytes }, signal);
        requireAnswer(answer, doing);
        return answer;
    }
    async function listFields(signal) {
        if (kept !== null && kept.until > clock())
            return kept.fields;
        const doing = 'listing its fields';
        const parsed = Fields.safeParse((await get('/field', doing, signal)).json);
        if (!parsed.success)
            throw createNotJiraError(base, doing);
        kept = { fields: parsed.data, until: clock() + FIELDS_KEPT };
        return parsed.data;
    }
    async function findCriteriaIds(signal) {
        if (criteriaField !== null && /^customfield_\d{1,10}$/u.test(criteriaField))
            return [criteriaField];
        const ids = findCriteriaFields(await listFields(signal), criteriaField);
        if (criteriaField === null || ids.length > 0)
            return ids;
        const shown = (0,base_text/* quoteStart */.D3)(criteriaField);
        throw new base_errors/* ProviderError */.m('E_AC_002', `Jira has no field ${shown}, which is to hold the criteria. Set the token for Jira anew with another criteria_field, or without one.`);
    }
    async function read(key, signal) {
        const ids = await findCriteriaIds(signal);
        const doing = `reading the issue ${key}`;
        const wanted = ['summary', 'description', ...ids].join(',');
        const path = `/issue/${encodeURIComponent(key)}?fields=${encodeURIComponent(wanted)}`;
        const answer = await get(path, doing, signal, MAX_ISSUE_BYTES);
        if (answer.status === 404) {
            throw new base_errors/* ProviderError */.m('E_AC_002', `Jira has no issue ${key}, or the token may not see it. Check the key, and that the token's account has "Browse projects" there.`);
        }
        const parsed = Issue.safeParse(answer.json);
        if (!parsed.success)
            throw createNotJiraError(base, doing);
        // A moved issue is also found by its old key; this is the new one.
        const { key: id, fields: values } = parsed.data;
        return {
            id,
            provider: 'jira',
            url: resolveBelow(base, `/browse/${encodeURIComponent(id)}`).href,
            title: values.summary ?? id,
            body: buildBody(id, values, ids),
            relation: 'requested',
        };
    }
    function buildBody(id, values, ids) {
        const tooLong = () => new base_errors/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        for (const field of ['description', ...ids]) {
            const value = values[field];
            if (typeof value === 'string' && value.length > MAX_TICKET_CHARACTERS)
                throw tooLong();
        }
        const description = renderField(values['description'], form, 0);
        const criteria = ids.map((field) => renderField(values[field], form, HEADING_LEVEL)).filter((text) => text !== '');
        const body = [description, ...(criteria.length === 0 ? [] : [`${tickets_HEADING}\n`, ...criteria])]
            .filter((text) => text !== '')
            .join('\n');
        if (body.length > MAX_TICKET_CHARACTERS)
            throw tooLong();
        return body;
    }
    return { base, read: (key, signal) => (0,errors/* runProviderCall */.D)(signal, () => read(key, signal)) };
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
        const { base, read } = createJiraTickets({
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








/** The same address for all tenants (Linear's documentation, "Getting started"). */
const LINEAR_API = 'https://api.linear.app/graphql';
/** Size limit of a ticket, in characters, as for Jira: parsing it blocks the event loop. */
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
/** Creates the reader; sends no request yet. */
function createLinearTickets({ token, apiUrl, connection }) {
    // API keys are sent without a scheme; OAuth tokens are bearer tokens.
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
        requireAnswer(answer, parsed.success ? parsed.data.errors : [], doing);
        const issue = parsed.data?.data?.issue;
        if (!parsed.success || issue === undefined) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear answered with something else than an issue while ${doing}.`);
        }
        if (issue === null)
            throw createNotFoundError(id);
        const body = convertFolds(issue.description ?? '');
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
    function requireAnswer({ status }, errors, doing) {
        const said = errors.map(({ message, extensions }) => ({
            message,
            words: `${extensions.code} ${extensions.type}`.toUpperCase().replaceAll(/[ _]/gu, ''),
        }));
        const is = (pattern) => said.some(({ words }) => pattern.test(words));
        if (is(/RATELIMITED/u))
            throw createRateLimitError('Linear', doing);
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
            throw createNotFoundError(doing.replace('reading the issue ', ''));
        if (is(/INTERNAL|NETWORK|BOOTSTRAP|LOCKTIMEOUT/u)) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear failed while ${doing}. Try again.`, true);
        }
        if (status >= 400 || said.length > 0) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear refused the request (${status}) while ${doing}.`);
        }
    }
    return { read: (id, signal) => (0,errors/* runProviderCall */.D)(signal, () => read(id, signal)) };
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
        ...createLinearTickets({ token, apiUrl: LINEAR_API, connection }),
    }),
});
function createNotFoundError(id) {
    return new base_errors/* ProviderError */.m('E_AC_002', `Linear has no issue ${id}, or the token may not see it. Check the id, and that the token belongs to its workspace.`);
}
/**
 * Converts folding sections, `+++ Title` to `+++`, to those of HTML, which end where the section ends; the rest is
 * Markdown already. Code is not changed.
 */
function convertFolds(text) {
    let fence = null;
    let open = false;
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
        const closes = title === '' && open;
        open = title !== '' || (open && !closes);
        return title === '' ? (closes ? '</details>\n' : '') : `<details><summary>${escapeHtml(title)}</summary>\n`;
    })
        .join('\n');
}
//# sourceMappingURL=linear.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/systems.js
/** The ticket systems besides GitHub. If a key may belong to several, they are asked in this order. */


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
/** The id of a ticket as a request names it: a key, an address, or the name of a GitHub issue. */

/** `SHOP-12`. Jira's keys have at least two characters before the dash, Linear's at least one. */
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10}$/u;
/** In the path of an address: `/browse/SHOP-12`, `/issues/SHOP-12`, `/issue/ENG-12/title`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;
/** Converts a text to a key in upper case; null if it is not a key. */
function parseKey(text) {
    return KEY.test(text) ? text.toUpperCase() : null;
}
/** Parses an id; surrounding white space is ignored. */
function readTicketId(text) {
    const id = text.trim();
    return { key: parseKey(id), url: /^https?:\/\//iu.test(id) ? (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(id) : null };
}
/** Returns the key in the path of an issue's address; null if there is none. */
function findKeyInPath({ pathname }) {
    return KEY_IN_PATH.exec(pathname)?.[1]?.toUpperCase() ?? null;
}
//# sourceMappingURL=ticket-id.js.map

/***/ })

};
