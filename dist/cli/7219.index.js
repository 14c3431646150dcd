export const id = 7219;
export const ids = [7219];
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
