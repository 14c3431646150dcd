export const id = 2239;
export const ids = [2239];
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

/***/ 81852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readGitHubAccess)
/* harmony export */ });
/** How the command reaches GitHub: with the token that its environment has. */
/** Reads GITHUB_TOKEN or GH_TOKEN, and GITHUB_API_URL; null where the environment has no token. */
function readGitHubAccess(env) {
    const token = env['GITHUB_TOKEN'] || env['GH_TOKEN'];
    return token ? { token, apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com' } : null;
}
//# sourceMappingURL=github-access.js.map

/***/ }),

/***/ 74874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ formatTicketLint),
/* harmony export */   runTicketLint: () => (/* binding */ runTicketLint)
/* harmony export */ });
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40781);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51036);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98602);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35711);
/* harmony import */ var _report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43756);
/* harmony import */ var _reviewing_open_tickets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47032);
/* harmony import */ var _reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88118);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31194);
/* harmony import */ var _github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81852);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41066);
/* harmony import */ var _review_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4410);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49342);
/** `ticket lint`: says how the criteria of a ticket will be read, before there is any code. */













/** How long the ticket system is waited for. */
const READ_MILLISECONDS = 30_000;
/** Reads the ticket as a review reads it. @throws UsageError, ReviewError */
async function readTicket({ ticket, repo }, environment) {
    const github = (0,_github_access_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubAccess */ .w)(environment.env);
    const { id, file } = await (0,_review_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readTicketInput */ .jC)(ticket, github !== null);
    const { name } = file === null ? await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h_)(repo, 'HEAD') : { name: '' };
    const limit = AbortSignal.timeout(READ_MILLISECONDS);
    const signal = AbortSignal.any([limit, environment.signal]);
    try {
        return await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .rejectOnAbort */ .d)((0,_reviewing_open_tickets_js__WEBPACK_IMPORTED_MODULE_4__/* .openTickets */ .O)({ ticketFile: file, github }, name)(id, signal), signal);
    }
    catch (cause) {
        if (!limit.aborted || environment.signal.aborted)
            throw (0,_reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .explainRefusal */ .G)(cause);
        const text = `The ticket ${id} could not be read within ${(0,_base_time_js__WEBPACK_IMPORTED_MODULE_6__/* .seconds */ .YA)(READ_MILLISECONDS)}.`;
        throw (0,_reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .explainRefusal */ .G)(new _base_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ProviderError */ .m('E_UP_001', text, true, { cause }));
    }
}
function formatCriterion(criterion) {
    const { id, text, kind, line, shown_by: shownBy, anchors, notes, suggestion } = criterion;
    const indent = '    ';
    return [
        `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(id)}  line ${line}`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(text, indent),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`${kind}: shown by ${shownBy}`, indent),
        ...(anchors.length === 0 ? [] : [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`must stand in the change: ${anchors.join(', ')}`, indent)]),
        ...notes.map(({ says }) => (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`! ${says}`, indent)),
        ...(suggestion === null ? [] : [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`> ${suggestion}`, indent)]),
        '',
    ];
}
/** Formats it for a terminal. */
function formatTicketLint({ ticket, title, criteria, ignored }) {
    const hard = criteria.filter(({ notes }) => notes.length > 0).length;
    const found = criteria.length === 0
        ? 'No acceptance criterion was found: a review of this ticket is refused with E_AC_001. Write them as a list below a heading "Acceptance criteria".'
        : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(criteria.length, 'acceptance criterion', 'acceptance criteria')}, ${hard === 0 ? 'none' : hard} of them hard to show as written.`;
    return [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)([ticket, title].filter((name, at, all) => name !== null && all.indexOf(name) === at).join('  ')),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(found, ''),
        '',
        ...criteria.flatMap(formatCriterion),
        ...(ignored.length === 0 ? [] : ['Not criteria']),
        ...ignored.map(({ line, text, reason }) => (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`line ${line}: ${text === '' ? '' : `${text}: `}${reason}`, '  ')),
        ...(ignored.length === 0 ? [] : ['']),
    ].join('\n');
}
/**
 * Reads the ticket and writes how it will be read.
 * @returns the exit code: 0 it has criteria, 2 it has none, so that a review of it is refused
 * @throws UsageError for what was asked; ReviewError where the ticket could not be read
 */
async function runTicketLint(options, environment) {
    const ticket = await readTicket(options, environment);
    const lint = { ticket: ticket.id, title: ticket.title, ...(0,_engine_index_js__WEBPACK_IMPORTED_MODULE_10__/* .explainTicket */ .S)(ticket) };
    environment.write(options.format === 'json' ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .formatJsonLine */ ._)(lint) : formatTicketLint(lint));
    return lint.criteria.length > 0 ? _exit_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .d.APPROVED : _exit_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .d.USAGE;
}
//# sourceMappingURL=ticket.js.map

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

/***/ 43756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   Q: () => (/* binding */ renderFirstRows)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** Lines of a terminal. */

const WIDTH = 96;
/** Wraps words at 96 columns and indents each line. White space of the text is folded, and what is invisible is shown. */
function wrapText(text, indent) {
    const lines = [];
    let line = '';
    for (const word of (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;
/** Returns the rows that are shown, and a line that says how many more there are and where. */
function renderFirstRows(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
//# sourceMappingURL=wrap-text.js.map

/***/ }),

/***/ 47032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openTickets)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _sources_tickets_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52990);
/** Opens the reader of the tickets that are named on this machine: a file, or an issue of GitHub. */


/** Opens the reader. An issue number without a repository belongs to `repo`. The client of GitHub is loaded when it is asked. */
function openTickets({ ticketText, ticketFile, github }, repo) {
    if (ticketText != null)
        return async (id) => (0,_sources_tickets_file_js__WEBPACK_IMPORTED_MODULE_0__/* .buildTextTicket */ .u)(id, ticketText);
    if (ticketFile !== null)
        return (0,_sources_tickets_file_js__WEBPACK_IMPORTED_MODULE_0__/* .createFileTicketReader */ .g)(ticketFile);
    if (github !== null) {
        return async (id, signal) => {
            const { createGitHubTicketReader } = await Promise.all(/* import() | github */[__webpack_require__.e(6752), __webpack_require__.e(5927), __webpack_require__.e(6326)]).then(__webpack_require__.bind(__webpack_require__, 65927));
            return createGitHubTicketReader({ ...github, repo })(id, signal);
        };
    }
    return async (id) => {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
//# sourceMappingURL=open-tickets.js.map

/***/ }),

/***/ 88118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal),
/* harmony export */   n: () => (/* binding */ refuseUnknownReview)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70522);
/* harmony import */ var _base_review_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55760);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41698);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98920);
/** Why a review in this process could not be had, as ReviewError. */





/** As an HTTP client shows what a service says. */
const DETAIL_CHARACTERS = 500;
/** What to do, where the token is the job's own and no service holds one. */
const LOCAL_ADVICE = {
    ..._contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVICE */ .h,
    E_AC_002: 'Check the ticket id (input ticket), and that the job may read it: `issues: read` for an issue of GitHub.',
    E_TOK_001: 'Check the input github-token, and that the job has `contents: read` and `pull-requests: read`.',
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the job may read them.',
    E_UP_001: 'Run the job again later.',
};
/**
 * The error of a fault of the request, or of what the review is read from; another fault as it is.
 * @param after said behind it: how often it was tried
 */
function explainRefusal(cause, after = '') {
    if (!(cause instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G || cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m))
        return cause;
    const { code } = cause;
    // The message may say of a field what the field says.
    const all = cause instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? cause.fields : [];
    const fields = all.filter(({ detail }) => !cause.message.includes(detail));
    const detail = [cause.message, ...fields.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('; ');
    const said = `${code}: ${(0,_base_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(detail, DETAIL_CHARACTERS)}`;
    return new _base_review_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ReviewError */ .Z(`${said}${after}`, {
        kind: code === 'E_UP_001' ? 'unreadable' : 'refused',
        code,
        said,
        hint: LOCAL_ADVICE[code] ?? '',
    });
}
/** E_NF_001. */
function refuseUnknownReview() {
    const said = 'E_NF_001: There is no such review.';
    return new _base_review_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ReviewError */ .Z(said, { kind: 'refused', code: 'E_NF_001', said });
}
//# sourceMappingURL=refusal.js.map

/***/ })

};
