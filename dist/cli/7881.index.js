export const id = 7881;
export const ids = [7881];
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
/* harmony export */   a4: () => (/* binding */ WaitingOrder),
/* harmony export */   p_: () => (/* binding */ Review),
/* harmony export */   q1: () => (/* binding */ WaitingFilter),
/* harmony export */   uh: () => (/* binding */ AcBinding)
/* harmony export */ });
/* unused harmony export QueuedReview */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68081);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34107);
/* harmony import */ var _given_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76743);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96206);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43825);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13417);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2546);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);









/** Body of `POST /v1/reviews`. Unknown fields are rejected by name. */
const CreateReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK,
    ticket: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_TICKET_CHARACTERS).optional(),
    policy: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_POLICY_NAME_CHARACTERS).optional(),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .EvidenceId */ .XV).max(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_EVIDENCE).optional().meta({
        description: 'Ids of reports that were given to `POST /v1/evidence` for this repository and head.',
    }),
})
    .meta({ id: 'CreateReview' });
/** An acceptance criterion bound to lines of code. An unmet criterion has no lines. */
const AcBinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB),
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW,
    // Reviews of versions before do not have these.
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    kind: _evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .CriterionKind */ .oC.optional(),
    status: _evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .ShownStatus */ .o$.optional(),
    met: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional().meta({ description: 'Whether the status reaches what the policy requires.' }),
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional().meta({ description: 'What the next status wants, in words.' }),
    contradicts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .Contradiction */ .EC).optional(),
})
    .meta({ id: 'AcBinding' });
/** Number of findings of a review, by severity. */
const Counts = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ info: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), warn: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), error: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0) })
    .meta({ id: 'Counts' });
const asked = {
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK,
    /** As they were when the review was requested. Absent in reviews of before. */
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional().meta({ description: 'Login of who opened the pull request.' }),
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R,
    /** The branch that the change goes into, and its commit when the review was requested. Null in reviews of before. */
    base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    base_sha: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R.nullable(),
    /** The commit that both have in common. Null until the change has been read, and in reviews of before. */
    merge_base_sha: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R.nullable(),
    ticket: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    policy: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_given_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .GivenEvidence */ .fO).optional().meta({
        description: 'The reports that the review was given. Absent without any.',
    }),
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
    accounting: _span_js__WEBPACK_IMPORTED_MODULE_5__/* .AccountingCounts */ .qi.optional().meta({
        description: 'Changed lines by the reason of each. Absent for reviews of versions that did not account for them.',
    }),
    people: _people_js__WEBPACK_IMPORTED_MODULE_6__/* .ReviewPeople */ .yP.optional().meta({
        description: 'What people said of it. Absent where no host told, and for reviews of versions before.',
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
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ code: _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ErrorCode */ .O4, detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
})
    .meta({ id: 'FailedReview' });
const Review = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('status', [QueuedReview, CompletedReview, FailedReview]).meta({
    id: 'Review',
});
/** The orders of `GET /v1/waiting`: the oldest, the riskiest, or the most lines first. */
const WaitingOrder = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['age', 'tier', 'lines']);
/** Filters of `GET /v1/waiting`. */
const WaitingFilter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc.optional(),
    tier: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Tier */ .Ju.optional(),
    owner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(255).optional().meta({
        description: 'A code owner of whom an approval is missing, as CODEOWNERS writes it: `@ada` or `@octo/team`.',
    }),
    sort: WaitingOrder.optional().meta({ description: 'Default: `age`.' }),
});
/** Filters of `GET /v1/reviews`. */
const ReviewFilter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc.optional(),
    pr: _page_js__WEBPACK_IMPORTED_MODULE_8__/* .WholeNumber */ .$x.pipe(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .PullNumber */ .jK).optional(),
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

/***/ 70319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  cW: () => (/* binding */ attemptReview),
  a9: () => (/* binding */ performReview),
  s9: () => (/* binding */ tellFailure)
});

// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/planes/registry.js + 296 modules
var registry = __webpack_require__(5296);
// EXTERNAL MODULE: ./build/src/engine/policy/bases.js
var bases = __webpack_require__(92117);
// EXTERNAL MODULE: ./build/src/engine/policy/resolve.js
var resolve = __webpack_require__(25603);
// EXTERNAL MODULE: ./build/src/engine/people/owners.js
var people_owners = __webpack_require__(41468);
;// CONCATENATED MODULE: ./build/src/engine/people/teams.js
/** The teams whose members a review must know. */





/**
 * Returns the teams (`@org/team`) whose members are to be read: those that own a changed path and those that the policy
 * lets sign. None where nobody approved or wrote a command.
 * @throws PolicyError if a policy cannot be used
 */
async function listWantedTeams(snapshot, sources) {
    const said = snapshot.people ?? null;
    if (said === null)
        return [];
    const heard = said.comments.length > 0 || said.reviews.some(({ state, body }) => state === 'approved' || body !== '');
    if (!heard)
        return [];
    const { people } = (await (0,resolve/* resolvePolicy */.nZ)(sources, (0,bases/* selectRepositoryFiles */.Q)(snapshot), registry/* RULES */.y)).effective;
    const may = people.maySign.flat();
    const owners = people.owners || may.includes('owners') ? (0,people_owners/* listOwnerTeams */.en)(snapshot) : [];
    const teams = [...owners, ...may.filter(people_owners/* isTeam */.IJ)];
    return [...new Map(teams.map((team) => [team.toLowerCase(), team])).values()].sort(order/* compareText */.n);
}
//# sourceMappingURL=teams.js.map
// EXTERNAL MODULE: ./build/src/external/limits.js
var limits = __webpack_require__(35897);
// EXTERNAL MODULE: ./build/src/external/repository-path.js
var repository_path = __webpack_require__(7457);
;// CONCATENATED MODULE: ./build/src/external/place/path-ends.js
/** Paths by their ends: `c`, `b/c` and `a/b/c` find `a/b/c`. */
/** So many parts of a path are told apart. */
const MAX_PARTS = 64;
/** Two are as bad as many: neither is meant. */
const KEPT = 2;
class PathEnds {
    found = new Map();
    /** Adds a value under each end of a path. */
    add(path, value) {
        const parts = path.split('/');
        for (let at = Math.max(0, parts.length - MAX_PARTS); at < parts.length; at += 1) {
            const end = parts.slice(at).join('/');
            const values = this.found.get(end) ?? [];
            if (values.length < KEPT)
                this.found.set(end, [...values, value]);
        }
    }
    /** Returns the values whose path ends so; two at most. */
    find(end) {
        return this.found.get(end) ?? [];
    }
}
//# sourceMappingURL=path-ends.js.map
;// CONCATENATED MODULE: ./build/src/external/place/paths.js
/**
 * Which changed file a path of a report means. Tools write paths absolute, relative to a package, with a module's name
 * before them, or without the folder of the sources. A path that may be several files is none of them.
 */


/** So many folders before a path are looked through. */
const paths_MAX_PARTS = 64;
/** So many folders are tried as the root of a report. */
const MAX_ROOTS = 200;
/** Finds changed files by the paths of reports. */
class ChangedPaths {
    all;
    /** By the ends of their paths, from each folder on. */
    ends = new PathEnds();
    constructor(paths) {
        this.all = new Set(paths);
        for (const path of paths)
            this.ends.add(path, path);
    }
    /**
     * Places the files of one report, in its order. All of them tell where the root was: what precedes a path must
     * precede most of the others.
     * @param files the names that the report allows for each file, the likeliest first
     * @param roots absolute paths of the repository, as the tool may have seen it
     */
    placeAll(files, roots) {
        const cleaned = files.map((names) => names.flatMap((name) => cleanName(name, roots)));
        const exact = cleaned.map((names) => names.find(({ path, absolute }) => !absolute && this.all.has(path)) ?? null);
        // A report with one path from the root has all of its paths from there.
        const fromRoot = exact.some((found) => found !== null);
        const prefixes = new PrefixCounts(cleaned.flatMap((names) => names.slice(0, 1)));
        const placed = cleaned.map((names, at) => {
            const found = exact[at] ?? null;
            if (found !== null)
                return { path: found.path };
            return fromRoot ? null : (this.stripPrefix(names, prefixes) ?? this.addPrefix(names));
        });
        return dropShared(placed);
    }
    /** Returns the changed file that follows a root in one of the names. */
    stripPrefix(names, prefixes) {
        for (const { path } of names) {
            // From the outermost folder on: the longest path that is a changed file.
            for (let slash = path.indexOf('/'), n = 0; slash !== -1 && n < paths_MAX_PARTS; slash = path.indexOf('/', slash + 1)) {
                n += 1;
                const rest = path.slice(slash + 1);
                if (this.all.has(rest) && prefixes.precedesMost(path.slice(0, slash)))
                    return { path: rest };
            }
        }
        return null;
    }
    /** Returns the changed file that ends with one of the names. The name of a file alone says too little. */
    addPrefix(names) {
        const found = new Set();
        for (const { path, absolute } of names) {
            if (absolute || !path.includes('/'))
                continue;
            for (const changed of this.ends.find(path))
                found.add(changed);
        }
        const [first] = found;
        if (first === undefined)
            return null;
        return found.size === 1 ? { path: first } : 'ambiguous';
    }
}
/** How many paths of a report begin with a folder. */
class PrefixCounts {
    names;
    /** At most as many folders as an honest report has roots. */
    counts = new Map();
    constructor(names) {
        this.names = names;
    }
    precedesMost(folder) {
        let count = this.counts.get(folder);
        if (count === undefined) {
            if (this.counts.size >= MAX_ROOTS)
                return false;
            count = this.names.filter(({ path }) => path.startsWith(`${folder}/`)).length;
            this.counts.set(folder, count);
        }
        return count * 2 >= this.names.length;
    }
}
/** Returns no name for one that leads out of the repository. */
function cleanName(name, roots) {
    if (name.length > repository_path/* MAX_PATH */.lm * 2)
        return [];
    const slashed = (0,repository_path/* normalizeDrive */.wX)((0,repository_path/* toSlashes */.TH)(name.trim()).replace(/^file:\/\/(?=\/)/iu, ''));
    const relative = (0,repository_path/* isAbsolutePath */.Z1)(slashed) ? (0,repository_path/* relativeToRoots */.fl)(slashed, roots) : slashed;
    const path = (0,repository_path/* normalizePath */.Fd)((relative ?? slashed).toWellFormed());
    return path === null ? [] : [{ path, absolute: relative === null }];
}
/** A changed file that two files of one report may be is neither of them. */
function dropShared(placed) {
    const seen = new Set();
    const shared = new Set();
    for (const one of placed) {
        if (one === null || one === 'ambiguous')
            continue;
        if (seen.has(one.path))
            shared.add(one.path);
        seen.add(one.path);
    }
    return placed.map((one) => (one !== null && one !== 'ambiguous' && shared.has(one.path) ? 'ambiguous' : one));
}
//# sourceMappingURL=paths.js.map
;// CONCATENATED MODULE: ./build/src/external/place/tests.js


/** So many parts of a dotted name are looked at. */
const tests_MAX_PARTS = 16;
/** Finds changed files by the dotted names of classes and modules: `com.shop.CartTest`, `tests.test_cart.TestCart`. */
class ChangedModules {
    ends = new PathEnds();
    constructor(paths) {
        for (const path of paths)
            this.ends.add(path.replace(/\.[^./]+$/u, ''), path);
    }
    /** Returns the one file that a name means; null if there is none or several. */
    find(name) {
        const parts = name
            .replace(/\$.*$/u, '')
            .split(/[.\\/]|::/u)
            .slice(0, tests_MAX_PARTS)
            .filter((part) => part !== '');
        // Without a package, a class alone is its file; of a longer name the last parts may be classes in the file.
        const least = parts.length === 1 ? 1 : 2;
        for (let length = parts.length; length >= least; length -= 1) {
            const found = this.ends.find(parts.slice(0, length).join('/'));
            if (found.length > 0)
                return found.length === 1 ? (found[0] ?? null) : null;
        }
        return null;
    }
}
/**
 * Places the tests of a report.
 * @param room how many tests may be kept
 */
function placeTests(tests, digest, roots, { paths, modules, changed }, room) {
    const counts = { passed: 0, failed: 0, skipped: 0, error: 0 };
    for (const { outcome } of tests)
        counts[outcome] += 1;
    // Some writers give the file as the class.
    const named = tests.map(({ file, suite }) => file ?? (suite.includes('/') || suite.includes('\\') ? suite : null));
    const distinct = [...new Set(named.filter((name) => name !== null))];
    const placed = new Map(paths
        .placeAll(distinct.map((name) => [name]), roots)
        .map((one, at) => [distinct[at], one]));
    const found = tests.map((test, at) => {
        const name = named[at] ?? null;
        const place = name === null ? null : (placed.get(name) ?? null);
        if (place !== null && place !== 'ambiguous')
            return { ...test, file: place.path };
        // A file that is none of the change is kept as it is named: the test is known to be elsewhere.
        if (test.file !== null && place === null)
            return { ...test, file: (0,repository_path/* toSlashes */.TH)(test.file) };
        return { ...test, file: modules.find(test.suite) };
    });
    const rank = ({ file, outcome }) => {
        if (outcome === 'failed' || outcome === 'error')
            return 0;
        return file === null ? 2 : changed.has(file) ? 1 : null;
    };
    const kept = [0, 1, 2].flatMap((wanted) => found.filter((test) => rank(test) === wanted));
    return { kind: 'junit', digest, counts, tests: kept.slice(0, Math.max(0, room)) };
}
//# sourceMappingURL=tests.js.map
;// CONCATENATED MODULE: ./build/src/external/place/index.js



/** Names of files that a report could not place are shown up to this number. */
const MAX_UNPLACED = 100;
const MAX_ENDINGS = 100;
/** Tests of one file whose lines are kept. */
const MAX_CONTEXTS = 2_000;
/** Returns the snapshot with what the reports say of its change. Without reports it is the same. */
function placeReports(snapshot, given) {
    if (given.length === 0)
        return snapshot;
    const files = snapshot.files.filter(({ status }) => status !== 'deleted');
    const names = files.map(({ path }) => path);
    const lengths = new Map(files.map((file) => [file.path, countLines(file.new_text)]));
    const places = { paths: new ChangedPaths(names), modules: new ChangedModules(names), changed: new Set(names) };
    const tools = given.flatMap(({ parsed }) => (parsed.kind === 'sarif' ? parsed.reports : []));
    const proofs = given.flatMap(({ parsed }) => (parsed.kind === 'proof' ? [parsed.proof] : []));
    const reported = [];
    let room = limits/* REPORT_LIMITS */.S4.KEPT_TESTS;
    for (const { parsed, digest, roots } of given) {
        if (parsed.kind === 'sarif' || parsed.kind === 'proof')
            continue;
        if (parsed.kind === 'junit') {
            const report = placeTests(parsed.tests, digest, roots, places, room);
            room -= report.tests.length;
            reported.push(report);
        }
        else
            reported.push(placeCoverage(parsed, digest, roots, places.paths, lengths));
    }
    return {
        ...snapshot,
        ...(tools.length > 0 && { reports: [...(snapshot.reports ?? []), ...tools] }),
        ...(proofs.length > 0 && { proofs }),
        ...(reported.length > 0 && { reported }),
    };
}
function placeCoverage({ kind, files }, digest, roots, paths, lengths) {
    const placed = paths.placeAll(files.map(({ names }) => names), roots);
    const unplaced = [];
    const kept = files.flatMap((file, at) => {
        const place = placed[at] ?? null;
        const shown = (file.names[0] ?? '').slice(0, limits/* REPORT_LIMITS */.S4.NAME).toWellFormed();
        if (place === null)
            return [];
        if (place === 'ambiguous') {
            unplaced.push(`${shown}: may be several files of the change`);
            return [];
        }
        if (findLastLine(file) > (lengths.get(place.path) ?? 0)) {
            unplaced.push(`${shown}: has more lines than ${place.path} of this head`);
            return [];
        }
        return [{ path: place.path, ...copyLines(file) }];
    });
    return {
        kind,
        digest,
        files: kept,
        endings: [...new Set(files.flatMap(({ names }) => readEnding(names[0] ?? '')))].sort().slice(0, MAX_ENDINGS),
        unplaced: unplaced.slice(0, MAX_UNPLACED),
    };
}
function copyLines({ executed, missed, by }) {
    const lines = { executed: [...executed], missed: [...missed] };
    if (by === null)
        return lines;
    const tests = [...by].slice(0, MAX_CONTEXTS);
    return {
        ...lines,
        by: tests.map(([test, ran]) => ({ test: test.slice(0, limits/* REPORT_LIMITS */.S4.NAME).toWellFormed(), lines: [...ran] })),
    };
}
function findLastLine({ executed, missed }) {
    const last = (ranges) => ranges.at(-1)?.last ?? 0;
    return Math.max(last(executed), last(missed));
}
/** Unknown lengths are no limit. A newline at the end is followed by an empty line, which some tools count. */
function countLines(text) {
    return text === null ? Number.POSITIVE_INFINITY : text.split('\n').length;
}
function readEnding(path) {
    const ending = /\.[A-Za-z0-9]{1,12}$/u.exec(path)?.[0];
    return ending === undefined ? [] : [ending.toLowerCase()];
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/reviewing/failure.js
var failure = __webpack_require__(35144);
// EXTERNAL MODULE: ./build/src/reviewing/result.js
var reviewing_result = __webpack_require__(23413);
// EXTERNAL MODULE: ./build/src/reviewing/stage.js
var reviewing_stage = __webpack_require__(80356);
;// CONCATENATED MODULE: ./build/src/reviewing/perform-review.js
/** A prepared review becomes a result: the change is read, the engine runs. One way, whoever asked for it. */







/** Reads the change and reviews it. Rejects as the provider and the engine do, or with the signal's reason. */
async function performReview({ change, policy }, { provider, engine, reports, stage = reviewing_stage/* runUnmeasured */.x }, signal, progress = { read: false }) {
    const snapshot = await stage('snapshot', async () => {
        const given = (await reports?.()) ?? [];
        const source = await provider();
        const read = await source.snapshot(change, signal);
        return placeReports(await readTeams(source, change, { snapshot: read, policy }, signal), given);
    });
    progress.read = true;
    const result = await stage('engine', () => engine(snapshot, policy, signal));
    return { result: (0,reviewing_result/* resultOfEngine */.P)(result, snapshot.merge_base), input: { snapshot, policy } };
}
/** Adds the members of the teams on whom it depends whose word counts. */
async function readTeams(provider, change, { snapshot, policy }, signal) {
    const names = await listWantedTeams(snapshot, policy);
    const { people = null } = snapshot;
    if (people === null || names.length === 0)
        return snapshot;
    return { ...snapshot, people: { ...people, teams: await provider.listTeams(change, names, signal) } };
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
        return { made: await (0,abort/* rejectOnAbort */.d)(perform(signal, progress), signal) };
    }
    catch (cause) {
        if (stopping.aborted)
            throw cause;
        if (deadline.aborted)
            return { failure: progress.read ? failure/* REVIEW_TIMED_OUT */.g0 : failure/* PROVIDER_TIMED_OUT */.vM };
        if (cause instanceof errors/* ProviderError */.m && cause.transient && !last)
            throw cause;
        return { failure: tellFailure(cause, report) };
    }
}
/** What the caller is told of a fault; one of ours is reported. */
function tellFailure(cause, report) {
    const known = (0,failure/* explainFailure */.SP)(cause);
    if (known === null)
        report(cause);
    return known ?? failure/* OURS */.o6;
}
//# sourceMappingURL=perform-review.js.map

/***/ }),

/***/ 74489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ prepareReview)
});

// EXTERNAL MODULE: ./build/src/engine/criteria/index.js + 1 modules
var criteria = __webpack_require__(17727);
// EXTERNAL MODULE: ./build/src/reviewing/request-error.js
var request_error = __webpack_require__(98920);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/policy/schema.js
var schema = __webpack_require__(67728);
// EXTERNAL MODULE: ./build/src/reviewing/policy-text.js
var policy_text = __webpack_require__(61468);
;// CONCATENATED MODULE: ./build/src/reviewing/resolve-policies.js
/** Which policies a review is held against: by name (built in or the owner's), or by path on a trusted branch. */



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
    const source = await provider.readPolicyFile(change, plain, signal);
    if (source !== null)
        return { name: plain, source };
    const { base, host } = change;
    const place = host == null || host.default_branch.ref === base.ref
        ? { name: 'at the base commit', sha: base.sha }
        : { name: `on the default branch ${host.default_branch.ref}, commit`, sha: host.default_branch.sha };
    throw (0,policy_text/* refusePolicy */.xb)(`The policy file is not in the repository ${place.name} ${(0,base_text/* abbreviateSha */.Kx)(place.sha)}. Policies are read there and never at the head: merge it first, or name a policy.`, [{ pointer: '/policy', detail: `no such file ${place.name}` }]);
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
function presentReview({ id, asked, change, evidence, createdAt, outcome }, traceUrl) {
    const about = {
        repo: asked.repo,
        pr: asked.pr,
        ...(change.title === undefined ? {} : { title: change.title }),
        ...(change.author === undefined ? {} : { author: change.author }),
        head_sha: change.head.sha,
        base_ref: change.base?.ref ?? null,
        base_sha: change.base?.sha ?? null,
        merge_base_sha: outcome.status === 'complete' ? (outcome.mergeBase ?? null) : null,
        ticket: asked.ticket,
        policy: asked.policy,
        dry_run: asked.dry_run,
        ...(evidence.length > 0 && {
            evidence: evidence.map(({ kind, digest, at }) => ({ kind, digest, at: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimestamp */ .Ey)(at) })),
        }),
    };
    const created_at = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimestamp */ .Ey)(createdAt);
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
                completed_at: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTimestamp */ .Ey)(outcome.completedAt),
                ...about,
                counts: outcome.counts,
                ...(outcome.accounting === undefined ? {} : { accounting: outcome.accounting }),
                ...(outcome.people === undefined ? {} : { people: outcome.people }),
            };
    }
}
/** The outcome of a review that has a result. A dry run keeps everything but the verdict. */
function completeOutcome({ verdict, tier, confidence, acBindings, counts, accounting, people, mergeBase }, asked, completedAt) {
    return {
        status: 'complete',
        verdict: asked.dry_run ? null : verdict,
        tier,
        confidence,
        acBindings,
        counts,
        accounting,
        people,
        mergeBase,
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
/* harmony export */   Yx: () => (/* binding */ refuseEvidence),
/* harmony export */   "in": () => (/* binding */ readRequest)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39306);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45744);
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
/**
 * E_REQ_001 for a report that the request names but that cannot be read for it.
 * @param at its place in `evidence`
 * @param about the head that it was given for; null if there is no such report of the repository
 */
function refuseEvidence(at, about, head) {
    const detail = about === null
        ? 'no such report was given for this repository, or it has expired: give it again'
        : `was given for the head ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .abbreviateSha */ .Kx)(about)}, and the head is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .abbreviateSha */ .Kx)(head)}: run the tests there`;
    return malformedRequest([{ pointer: `/evidence/${at}`, detail }]);
}
/** The request with what was left out filled in. */
function fillRequest({ repo, pr, ticket, policy, dry_run }) {
    return { repo, pr, ticket: ticket ?? null, policy: policy ?? null, dry_run: dry_run ?? false };
}
/** Reads a request. @throws RequestError E_REQ_001 or E_REQ_002 */
function readRequest(request) {
    const read = _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .CreateReview */ .H3.safeParse(request);
    if (read.success)
        return fillRequest(read.data);
    throw refuseRequest((0,_contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .listFieldFaults */ .Y)(read.error, request));
}
//# sourceMappingURL=read-request.js.map

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
    return found
        .toSorted(_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .compareFindings */ .E)
        .map(({ plane, rule, severity, location, title, rationale, fingerprint, signed }) => ({
        plane,
        rule,
        severity,
        location,
        title,
        rationale,
        fingerprint,
        ...(signed === undefined ? {} : { signed }),
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
/** What the engine gave, as the contract shows it. @param mergeBase that of the snapshot */
function resultOfEngine(made, mergeBase) {
    const { verdict, tier, confidence, acBindings, findings, accounting, people, trace } = made;
    return {
        mergeBase,
        verdict,
        tier,
        confidence,
        acBindings,
        findings: inContractOrder(findings),
        counts: countFindings(findings),
        accounting,
        people: people ?? undefined,
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

/***/ })

};
