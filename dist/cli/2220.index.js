export const id = 2220;
export const ids = [2220,9466,9789,4900];
export const modules = {

/***/ 65407:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

var map = {
	"./BurstyRateLimiter": [
		85860
	],
	"./BurstyRateLimiter.js": [
		85860
	],
	"./ExpressBruteFlexible": [
		83966,
		3966
	],
	"./ExpressBruteFlexible.js": [
		83966,
		3966
	],
	"./RLWrapperBlackAndWhite": [
		87383
	],
	"./RLWrapperBlackAndWhite.js": [
		87383
	],
	"./RLWrapperTimeouts": [
		24016
	],
	"./RLWrapperTimeouts.js": [
		24016
	],
	"./RateLimiterAbstract": [
		88569
	],
	"./RateLimiterAbstract.js": [
		88569
	],
	"./RateLimiterCluster": [
		10565
	],
	"./RateLimiterCluster.js": [
		10565
	],
	"./RateLimiterCompatibleAbstract": [
		77307
	],
	"./RateLimiterCompatibleAbstract.js": [
		77307
	],
	"./RateLimiterDrizzle": [
		50673
	],
	"./RateLimiterDrizzle.js": [
		50673
	],
	"./RateLimiterDrizzleNonAtomic": [
		75347
	],
	"./RateLimiterDrizzleNonAtomic.js": [
		75347
	],
	"./RateLimiterDynamo": [
		82309
	],
	"./RateLimiterDynamo.js": [
		82309
	],
	"./RateLimiterEtcd": [
		36481
	],
	"./RateLimiterEtcd.js": [
		36481
	],
	"./RateLimiterEtcdNonAtomic": [
		15299
	],
	"./RateLimiterEtcdNonAtomic.js": [
		15299
	],
	"./RateLimiterInsuredAbstract": [
		33847
	],
	"./RateLimiterInsuredAbstract.js": [
		33847
	],
	"./RateLimiterMemcache": [
		73250
	],
	"./RateLimiterMemcache.js": [
		73250
	],
	"./RateLimiterMemory": [
		24544
	],
	"./RateLimiterMemory.js": [
		24544
	],
	"./RateLimiterMongo": [
		28439
	],
	"./RateLimiterMongo.js": [
		28439
	],
	"./RateLimiterMySQL": [
		67793
	],
	"./RateLimiterMySQL.js": [
		67793
	],
	"./RateLimiterPostgres": [
		3740
	],
	"./RateLimiterPostgres.js": [
		3740
	],
	"./RateLimiterPrisma": [
		38704
	],
	"./RateLimiterPrisma.js": [
		38704
	],
	"./RateLimiterQueue": [
		52860
	],
	"./RateLimiterQueue.js": [
		52860
	],
	"./RateLimiterRedis": [
		54336
	],
	"./RateLimiterRedis.js": [
		54336
	],
	"./RateLimiterRedisNonAtomic": [
		87480
	],
	"./RateLimiterRedisNonAtomic.js": [
		87480
	],
	"./RateLimiterRes": [
		80449
	],
	"./RateLimiterRes.js": [
		80449
	],
	"./RateLimiterSQLite": [
		73283
	],
	"./RateLimiterSQLite.js": [
		73283
	],
	"./RateLimiterStoreAbstract": [
		65140
	],
	"./RateLimiterStoreAbstract.js": [
		65140
	],
	"./RateLimiterUnion": [
		10244
	],
	"./RateLimiterUnion.js": [
		10244
	],
	"./RateLimiterValkey": [
		32193
	],
	"./RateLimiterValkey.js": [
		32193
	],
	"./RateLimiterValkeyGlide": [
		53756
	],
	"./RateLimiterValkeyGlide.js": [
		53756
	],
	"./component/BlockedKeys": [
		38830
	],
	"./component/BlockedKeys/": [
		38830
	],
	"./component/BlockedKeys/BlockedKeys": [
		85202
	],
	"./component/BlockedKeys/BlockedKeys.js": [
		85202
	],
	"./component/BlockedKeys/index": [
		38830
	],
	"./component/BlockedKeys/index.js": [
		38830
	],
	"./component/MemoryStorage": [
		28178,
		8178
	],
	"./component/MemoryStorage/": [
		28178,
		8178
	],
	"./component/MemoryStorage/MemoryStorage": [
		59153
	],
	"./component/MemoryStorage/MemoryStorage.js": [
		59153
	],
	"./component/MemoryStorage/Record": [
		60749
	],
	"./component/MemoryStorage/Record.js": [
		60749
	],
	"./component/MemoryStorage/index": [
		28178,
		8178
	],
	"./component/MemoryStorage/index.js": [
		28178,
		8178
	],
	"./component/RateLimiterEtcdTransactionFailedError": [
		43184
	],
	"./component/RateLimiterEtcdTransactionFailedError.js": [
		43184
	],
	"./component/RateLimiterQueueError": [
		27948
	],
	"./component/RateLimiterQueueError.js": [
		27948
	],
	"./component/RateLimiterSetupError": [
		72922
	],
	"./component/RateLimiterSetupError.js": [
		72922
	],
	"./constants": [
		13880,
		3880
	],
	"./constants.js": [
		13880,
		3880
	],
	"./helper/isRateLimiterCompatible": [
		19238
	],
	"./helper/isRateLimiterCompatible.js": [
		19238
	]
};
function webpackAsyncContext(req) {
	if(!__webpack_require__.o(map, req)) {
		return Promise.resolve().then(() => {
			var e = new Error("Cannot find module '" + req + "'");
			e.code = 'MODULE_NOT_FOUND';
			throw e;
		});
	}

	var ids = map[req], id = ids[0];
	return Promise.all(ids.slice(1).map(__webpack_require__.e)).then(() => {
		return __webpack_require__.t(id, 7 | 16);
	});
}
webpackAsyncContext.keys = () => (Object.keys(map));
webpackAsyncContext.id = 65407;
module.exports = webpackAsyncContext;

/***/ }),

/***/ 52471:
/***/ ((module) => {

function webpackEmptyAsyncContext(req) {
	// Here Promise.resolve().then() is used instead of new Promise() to prevent
	// uncaught exception popping up in devtools
	return Promise.resolve().then(() => {
		var e = new Error("Cannot find module '" + req + "'");
		e.code = 'MODULE_NOT_FOUND';
		throw e;
	});
}
webpackEmptyAsyncContext.keys = () => ([]);
webpackEmptyAsyncContext.resolve = webpackEmptyAsyncContext;
webpackEmptyAsyncContext.id = 52471;
module.exports = webpackEmptyAsyncContext;

/***/ }),

/***/ 52583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ AuditEntry),
/* harmony export */   b: () => (/* binding */ AuditPeriod)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13417);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16112);
/** The export of a period for auditors: one line for each review that was completed in it. */



/** A limit of the period, as RFC 3339 has it: with seconds and an offset. */
const Limit = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({
    offset: true,
    error: 'must be a time as RFC 3339 has it, such as 2026-01-31T00:00:00Z',
});
/**
 * The period: from `from`, and before `to`. So periods that follow each other have each review once. Whether `to` is
 * later, and not too late, says `checkPeriod`.
 */
const AuditPeriod = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ from: Limit, to: Limit });
/** What a completed review came to and what it rests on. A value is null where the review, or its trace, has none. */
const AuditEntry = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    time: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Timestamp */ .Dc.nullable().meta({ description: 'When it was completed. Null for a trace without its review.' }),
    review_id: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .ReviewId */ .kt,
    repo: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .PullNumber */ .jK,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R.nullable(),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    base_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R.nullable(),
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Verdict */ .Y.nullable().meta({ description: 'Null for a dry run, which opens and closes nothing.' }),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    rule: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().meta({ description: 'The rule that decided.' }),
    policy: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np })
        .nullable()
        .meta({ description: 'The policy in force; the digest is of its effective settings as canonical JSON.' }),
    tier: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Tier */ .Ju.nullable(),
    people: _people_js__WEBPACK_IMPORTED_MODULE_3__/* .ReviewPeople */ .yP.extend({ changes_requested: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()) }).nullable(),
    signatures: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_people_js__WEBPACK_IMPORTED_MODULE_3__/* .Signature */ .to),
    trace_digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np.nullable(),
    sentence: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().meta({ description: 'The same in one sentence, for people.' }),
})
    .meta({ id: 'AuditEntry' });
//# sourceMappingURL=audit.js.map

/***/ }),

/***/ 42579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ LintTicket),
/* harmony export */   gc: () => (/* binding */ Simulation),
/* harmony export */   qY: () => (/* binding */ TicketLint),
/* harmony export */   zp: () => (/* binding */ SimulatePolicy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7281);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96206);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39306);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35393);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/** Calls that show a result and change nothing: simulate a policy on a pull request, or check a ticket for criteria. */






const ticket = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_TICKET_CHARACTERS);
/**
 * Body of `POST /v1/policies:simulate`: a policy by name or path, or its text. Without either, the tenant's default
 * policy is used.
 */
const SimulatePolicy = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .PullNumber */ .jK,
    ticket: ticket.optional(),
    policy: (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_POLICY_NAME_CHARACTERS).optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional(),
})
    .refine(({ policy, source }) => policy === undefined || source === undefined, {
    path: ['source'],
    message: 'policy and source exclude each other',
})
    .meta({ id: 'SimulatePolicy', not: { required: ['policy', 'source'] } });
/** The result of a review under the policy. Its findings have no ids because they are not stored. */
const Simulation = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .PullNumber */ .jK,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R,
    base_ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    base_sha: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R,
    merge_base_sha: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R,
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Verdict */ .Y,
    tier: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Tier */ .Ju,
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Confidence */ .ZW,
    ac_bindings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_review_js__WEBPACK_IMPORTED_MODULE_3__/* .AcBinding */ .uh),
    counts: _review_js__WEBPACK_IMPORTED_MODULE_3__/* .Counts */ .Vq,
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .Finding */ .wI.omit({ id: true, review_id: true })),
    trace: _trace_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineTrace */ .So,
})
    .meta({ id: 'Simulation' });
/**
 * Body of `POST /v1/tickets:lint`: a ticket that the tenant's provider reads, or a text. `repo` is the repository of a
 * bare issue number.
 */
const LintTicket = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ ticket, repo: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc }), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) })])
    .meta({ id: 'LintTicket' });
/** What will make a criterion hard to show. The set is open: readers show `says`. */
const LintNote = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    about: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['people', 'cut', 'twin', 'several', 'vague', 'general', 'no-anchor']),
    says: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
/**
 * How a criterion will be read: its kind, whether changed code can show it and what shows it, its exact anchors (what
 * must stand in the change as written), what will be hard to show, and one suggestion where there is such.
 */
const LintedCriterion = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    code_verifiable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    shown_by: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    anchors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LintNote),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** Which parts of a ticket become criteria, and which do not and why. `line` counts from 1 in the ticket's text. */
const TicketLint = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ticket: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LintedCriterion),
    ignored: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
})
    .meta({ id: 'TicketLint' });
//# sourceMappingURL=rehearsal.js.map

/***/ }),

/***/ 92308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K3: () => (/* binding */ VerificationSummary),
/* harmony export */   Mb: () => (/* binding */ STATEMENT_PAYLOAD_TYPE),
/* harmony export */   Sb: () => (/* binding */ SUMMARY_PREDICATE_TYPE),
/* harmony export */   r4: () => (/* binding */ REVIEW_EXTENSION),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
/* unused harmony export SummarySubject */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _audit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52583);
/**
 * A verification summary of a reviewed commit: an in-toto Statement v1 (https://in-toto.io/Statement/v1) with the
 * predicate https://slsa.dev/verification_summary/v1. Readers must pass over fields that they do not know.
 */


const STATEMENT_PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const SUMMARY_PREDICATE_TYPE = 'https://slsa.dev/verification_summary/v1';
/** The field of the predicate that holds what a review adds. The predicate allows more fields if their names are URIs. */
const REVIEW_EXTENSION = 'urn:review-gate:review:1';
const DigestSet = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const Resource = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ uri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), digest: DigestSet });
const SummarySubject = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), digest: DigestSet });
const VerificationSummary = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    _type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(STATEMENT_TYPE),
    subject: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SummarySubject).min(1),
    predicateType: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(SUMMARY_PREDICATE_TYPE),
    predicate: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        verifier: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), version: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) }),
        timeVerified: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        resourceUri: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        policy: Resource,
        inputAttestations: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Resource),
        verificationResult: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['PASSED', 'FAILED']),
        verifiedLevels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        [REVIEW_EXTENSION]: _audit_js__WEBPACK_IMPORTED_MODULE_1__/* .AuditEntry */ .E,
    }),
});
//# sourceMappingURL=verification-summary.js.map

/***/ }),

/***/ 41247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ assumeAllAsked),
/* harmony export */   hB: () => (/* binding */ createRuleAsker),
/* harmony export */   jX: () => (/* binding */ readStoredFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34107);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2546);
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
/* harmony import */ var _policy_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25603);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97431);
/** Asks the rules of a policy again, on the facts of an earlier decision or on facts that differ from them. */





const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const Counts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: count, error: count, warn: count, info: count });
/** The facts as a trace stores them: JSON, with parts beside them that no rule sees. */
const StoredFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tier: count,
    risk: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    coverage: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), files: count, omitted: count }),
    findings: Counts.extend({
        suppressed: count,
        signed: count,
        left_out: count,
        rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        by_plane: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Counts),
    }),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        source: _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .CriteriaSource */ .h_,
        complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        total: count,
        met: count,
        weak: count,
        unmet: count,
        contradicted: count,
        tested: count,
        proved: count,
        not_verifiable: count,
        signed: count,
        min_confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    }),
    accounting: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AccountingCounts */ .qi.and(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ share: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() })),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), run: count, failed: count, skipped: count }),
    tested: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), lines: count, executed: count, share: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    reviews: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        approved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        approvals: count,
        needed: count,
        stale: count,
        changes_requested: count,
        owners_missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    change: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        files: count,
        added: count,
        removed: count,
        classes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FileClass */ .L3),
        languages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        formatting_only: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    pr: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: count,
        repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ allowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), default: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    policy: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ changed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), broken: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
});
/** Reads the facts of a decision; null if another version of the engine wrote them, with other facts. */
function readStoredFacts(facts) {
    return StoredFacts.safeParse(facts).data ?? null;
}
/**
 * The facts as they would be if a ticket asked for every changed line, and the change showed all that it asks for. What
 * nobody could read, the findings and the tier stay.
 */
function assumeAllAsked(facts) {
    const { accounting, criteria } = facts;
    const { asked, unaccounted } = accounting;
    const total = Math.max(1, criteria.total);
    return {
        ...facts,
        criteria: {
            ...criteria,
            source: criteria.source === 'none' ? 'ticket' : criteria.source,
            complete: true,
            total,
            met: total - criteria.signed,
            weak: 0,
            unmet: 0,
            contradicted: 0,
            not_verifiable: 0,
        },
        accounting: {
            ...accounting,
            asked: {
                lines: asked.lines + unaccounted.lines,
                spans: asked.spans + unaccounted.spans,
                files: Math.max(asked.files, unaccounted.files),
            },
            unaccounted: { lines: 0, spans: 0, files: 0 },
            share: accounting.opaque.lines === 0 ? 1 : accounting.share,
        },
    };
}
/**
 * Returns a function that asks the rules of one policy on facts. Only its rules: facts are what the review that made
 * them found, with the settings of its own policy (`criteria.met`, `severities`, `paths`).
 * @throws PolicyError if the policy does not parse
 */
async function createRuleAsker(policy) {
    const sources = { requested: null, tenant: policy, repository_policy: 'ignore' };
    const { layers } = await (0,_policy_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePolicy */ .nZ)(sources, { trusted: null, chosen: null }, _planes_index_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES */ .y);
    const decide = await (0,_decide_js__WEBPACK_IMPORTED_MODULE_5__/* .createDecider */ .$)(layers);
    return (facts) => {
        const { verdict, rule, rules } = decide(facts);
        return { verdict, rule, rules };
    };
}
//# sourceMappingURL=again.js.map

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

/***/ 16658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ renderDecisionChart)
/* harmony export */ });
/* unused harmony export cutIntoTenths */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51036);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37123);
/* harmony import */ var _page_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80665);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96595);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99064);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49039);
/** A picture of decisions over time, as SVG: a column for each tenth of the changes, the oldest on the left. */






/** So many columns at most. Each has as many changes as the others, or one more. */
const COLUMNS = 10;
/** Cuts a list into at most `COLUMNS` parts of the same size, give or take one. */
function cutIntoTenths(all) {
    const count = Math.min(COLUMNS, all.length);
    return Array.from({ length: count }, (_, at) => all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count)));
}
/** Renders the picture with its legend. `decisions`: the newest first. */
function renderDecisionChart(title, decisions) {
    const all = decisions.toReversed();
    const counts = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countGates */ .g)(all);
    const tell = (of) => _model_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map((gate) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_WORDS */ .OO[gate]} ${of[gate]}`).join(', ');
    const columns = cutIntoTenths(all).map((part) => {
        const own = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countGates */ .g)(part);
        return {
            title: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(part[0]?.at ?? '')}: ${tell(own)}`,
            parts: _model_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map((gate) => ({ tone: `gate-${gate}`, share: own[gate] / part.length })),
        };
    });
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .renderColumnChart */ .b)({
        title,
        about: `${title}: ${tell(counts)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(all.length, 'change')}`,
        keys: _model_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map((gate) => ({
            tone: `gate-${gate}`,
            words: (0,_page_html_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .q) `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_WORDS */ .OO[gate]} <strong class="n">${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(counts[gate], all.length)}</strong>`,
        })),
        columns,
        ends: [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(all[0]?.at ?? ''), (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(all.at(-1)?.at ?? '')],
    });
}
//# sourceMappingURL=chart.js.map

/***/ }),

/***/ 96595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GATES),
/* harmony export */   z: () => (/* binding */ toGate)
/* harmony export */ });
/** What the gate would have done. `person`: a person is asked. `closed`: changes are asked for. */
const GATES = ['open', 'person', 'closed'];
/** The gate that a verdict opens or not. */
function toGate(verdict) {
    return verdict === 'auto-approve' ? 'open' : verdict === 'needs-review' ? 'person' : 'closed';
}
//# sourceMappingURL=model.js.map

/***/ }),

/***/ 99064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ countGates),
/* harmony export */   o: () => (/* binding */ tallyBacktest)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54855);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96595);
/** What a backtest comes to, in counts. */



const COLUMNS = ['as_is', 'if_asked'];
/** Counts by gate. */
function countGates(decisions) {
    const count = (gate) => decisions.filter((one) => one.gate === gate).length;
    return { open: count('open'), person: count('person'), closed: count('closed') };
}
/** Counts everything that the reports show. */
function tallyBacktest(changes) {
    const reviewed = changes.flatMap(({ review, later }) => (review === null ? [] : [{ review, later }]));
    const perColumn = (of) => ({
        as_is: of('as_is'),
        if_asked: of('if_asked'),
    });
    const loud = reviewed.map(({ review }) => review.findings.reduce((sum, { error, warn }) => sum + error + warn, 0));
    return {
        reviewed: reviewed.length,
        failed: changes.length - reviewed.length,
        gates: perColumn((column) => countGates(reviewed.map(({ review }) => review[column]))),
        deciding: countDeciding(reviewed.map(({ review }) => review)),
        loud: { findings: loud.reduce((sum, one) => sum + one, 0), changes: loud.filter((one) => one > 0).length },
        rules: countRules(reviewed.map(({ review }) => review)),
        fates: perColumn((column) => {
            const count = (gate) => {
                const of = reviewed.filter(({ review }) => review[column].gate === gate);
                const reverted = of.filter(({ later }) => later?.kind === 'reverted').length;
                const mended = of.filter(({ later }) => later !== null && later.kind !== 'reverted').length;
                return { changes: of.length, reverted, mended };
            };
            return { open: count('open'), person: count('person'), closed: count('closed') };
        }),
    };
}
/** The rules that decided: the strictest gate first, then the most frequent. */
function countDeciding(reviews) {
    const rows = new Map();
    for (const review of reviews) {
        for (const column of COLUMNS) {
            const { rule, gate } = review[column];
            const key = `${gate} ${rule}`;
            const row = rows.get(key) ?? { rule, gate, as_is: 0, if_asked: 0 };
            row[column] += 1;
            rows.set(key, row);
        }
    }
    return [...rows.values()].toSorted((a, b) => _model_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .J.indexOf(b.gate) - _model_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .J.indexOf(a.gate) ||
        b.if_asked - a.if_asked ||
        b.as_is - a.as_is ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.rule, b.rule));
}
/** The rules with findings: the loudest first. */
function countRules(reviews) {
    const found = reviews.flatMap(({ findings }) => findings);
    const changes = new Map();
    for (const { rule } of found)
        (0,_base_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addToCount */ .wL)(changes, rule);
    const sum = (rule, severity) => found.reduce((total, one) => total + (one.rule === rule ? one[severity] : 0), 0);
    return [...changes]
        .map(([rule, count]) => ({
        rule,
        changes: count,
        error: sum(rule, 'error'),
        warn: sum(rule, 'warn'),
        info: sum(rule, 'info'),
    }))
        .toSorted((a, b) => b.error - a.error || b.warn - a.warn || b.changes - a.changes || b.info - a.info || (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.rule, b.rule));
}
//# sourceMappingURL=tally.js.map

/***/ }),

/***/ 49039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ COLUMN_WORDS),
/* harmony export */   Cd: () => (/* binding */ chooseWhy),
/* harmony export */   OO: () => (/* binding */ GATE_WORDS),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   _S: () => (/* binding */ formatFate),
/* harmony export */   cw: () => (/* binding */ nameChange),
/* harmony export */   e0: () => (/* binding */ formatLater),
/* harmony export */   fK: () => (/* binding */ LIMITS_OF_BACKTEST),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   mn: () => (/* binding */ listNotes),
/* harmony export */   n1: () => (/* binding */ formatDays)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** Words and numbers that all forms of a backtest share. */

const GATE_WORDS = { open: 'opens', person: 'a person', closed: 'closed' };
/** What each kind of decision is called above its figures. */
const COLUMN_WORDS = {
    as_is: 'from git alone',
    if_asked: 'if a ticket asked for every line',
};
/** What the figures do not know. The pages of all forms say it. */
const LIMITS_OF_BACKTEST = [
    'The tickets, descriptions, labels and approvals of these changes are mostly not in git. The first figures are the gate without them. The second ones suppose that a ticket asked for every line and that the change shows all of it: what is left then are findings, tier, paths and files that nobody can read.',
    'Only changes that people merged are here. What they refused, and what they mended before the merge, is not.',
    '"Reverted" and "mended" are what later commits say: they name the change, or a commit whose message says fix changed its lines within 30 days. A change that nobody mended is not proved to be right.',
];
/** `12 (6 %)`. */
function formatShare(part, whole) {
    return whole === 0 ? '0' : `${part} (${percent(part, whole)})`;
}
/** `2 reverted, 5 mended: 7 of 140 (5 %)`. */
function formatFate({ changes, reverted, mended }) {
    return changes === 0 ? 'none' : `${reverted} reverted, ${mended} mended (${percent(reverted + mended, changes)})`;
}
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1).replace(/\.0$/u, '')} %`;
/** `reverted after 3 days`; empty if nothing is known. */
function formatLater(later) {
    if (later === null)
        return '';
    const after = `after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(later.days, 'day')}`;
    if (later.kind === 'reverted')
        return `reverted ${after}`;
    if (later.kind === 'named')
        return `mended ${after}: a commit names it`;
    return `mended ${after}: a fix changed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(later.lines ?? 0, 'line')} of it`;
}
/** The reason that matters most: what keeps the gate closed though every line was asked for, else what a ticket is missing for. */
function chooseWhy({ as_is, if_asked }) {
    return if_asked.gate === 'open' ? as_is.why : if_asked.why;
}
/** `#12`, or the start of the commit's id. */
function nameChange({ pull, commit }) {
    return pull === null ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .abbreviateSha */ .Kx)(commit) : `#${pull}`;
}
/** The day of a time, in UTC. */
function formatDay(time) {
    return time.slice(0, 10);
}
/** `2025-03-01 to 2026-11-12`; empty without changes. */
function formatDays({ changes }) {
    const [newest, oldest] = [changes.at(0), changes.at(-1)];
    return newest && oldest ? `${formatDay(oldest.merged_at)} to ${formatDay(newest.merged_at)}` : '';
}
/** What was not done, and what the reader must know; plain sentences. */
function listNotes({ stopped, chosen, changes, notes }) {
    return [
        ...(stopped ? [`Stopped before the end: ${changes.length} of ${chosen} changes were reviewed.`] : []),
        ...notes,
    ];
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 37123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CHART_STYLE),
/* harmony export */   b: () => (/* binding */ renderColumnChart)
/* harmony export */ });
/* harmony import */ var _page_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80665);
/** A picture of columns side by side, as SVG without script: the one way in which pages draw figures over time. */

/** The units of the picture: a column is so wide with the space beside it, and all of it so high. */
const STEP = 10;
const GAP = 1;
const HEIGHT = 100;
const round = (value) => Math.round(value * 100) / 100;
function renderColumn({ title, parts }, at) {
    let top = HEIGHT;
    const rects = parts
        .filter(({ share }) => share > 0)
        .map(({ tone, share }) => {
        top -= HEIGHT * share;
        return (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<rect class="${tone}" x="${at * STEP + GAP / 2}" y="${round(top)}" width="${STEP - GAP}" height="${round(HEIGHT * share)}"/>`;
    });
    return (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<g><title>${title}</title>${rects}</g>`;
}
/** Renders the picture with its legend. */
function renderColumnChart({ title, about, keys, columns, ends }) {
    const legend = keys.map(({ tone, words }) => (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="${tone}" width="12" height="12" rx="2"/></svg> ${words}</li>`);
    const width = Math.max(1, columns.length) * STEP;
    return (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<figure class="over-time"><figcaption>${title}</figcaption>
<ul class="legend">${legend}</ul>
<svg class="columns" role="img" aria-label="${about}" focusable="false" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none">${columns.map(renderColumn)}</svg>
<p class="ends soft"><span>${ends[0]}</span> <span>${ends[1]}</span></p>
</figure>
`;
}
/** Styles of the picture. The page names its colours: `--gate-open`, `--gate-person`, `--gate-closed`. */
const CHART_STYLE = `
rect.gate-open { fill: var(--gate-open); }
rect.gate-person { fill: var(--gate-person); }
rect.gate-closed { fill: var(--gate-closed); }
.over-time { margin: 1rem 0; min-width: 0; }
.over-time figcaption { font-weight: 600; }
.columns { display: block; width: 100%; height: 9rem; border-bottom: 1px solid var(--line); }
.ends { display: flex; justify-content: space-between; margin: 0.1rem 0; font-variant-numeric: tabular-nums; }
.over-time .key { vertical-align: -0.05em; }
.over-time .legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1.5rem; margin: 0.3rem 0; padding: 0; list-style: none; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2.5rem; }
`;
//# sourceMappingURL=columns.js.map

/***/ }),

/***/ 11796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ buildVerificationSummary),
/* harmony export */   a: () => (/* binding */ checkVerificationSummary)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(847);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35393);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92308);
/* harmony import */ var _audit_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50290);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70803);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/**
 * What a review verified of a commit, in the words of https://slsa.dev/verification_summary/v1, so that tools for
 * policies at deployment can ask for it. Who signs it is for the caller.
 */





const trimDigest = (digest) => digest.replace(/^sha256:/u, '');
/**
 * Lists what was verified: the commit and its tree by the names that git gives them, and once more as the output of
 * `git rev-parse`, because many tools find an attestation by the SHA-256 of a file only.
 */
function listSubjects(repository, { sha, tree }) {
    const commit = `${repository}@${sha}`;
    return [
        { name: commit, digest: { gitCommit: sha } },
        { name: 'git rev-parse HEAD', digest: { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashSha256 */ .Cb)(`${sha}\n`) } },
        ...(tree === null
            ? []
            : [
                { name: `${commit}^{tree}`, digest: { gitTree: tree } },
                { name: 'git rev-parse HEAD^{tree}', digest: { sha256: (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashSha256 */ .Cb)(`${tree}\n`) } },
            ]),
    ];
}
/** Levels of our own, one for each question; the predicate allows other words than SLSA's. */
function listLevels(told, { rule, tier }) {
    const { total, met } = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .countCriteria */ .T5)(told);
    return [
        rule === _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .PEOPLE_RULE_NAME */ .v3 ? 'REVIEW_GATE_APPROVED_BY_PEOPLE' : 'REVIEW_GATE_APPROVED_BY_RULES',
        ...(total > 0 && met === total ? ['REVIEW_GATE_CRITERIA_MET'] : []),
        ...(tier === null ? [] : [`REVIEW_GATE_RISK_${tier}`]),
    ];
}
/**
 * Builds the statement. Null if there is nothing to state: no complete review, no trace that names the head and the
 * policy, or a dry run, which neither opens nor closes a gate.
 */
function buildVerificationSummary(told, { verifierId, timeVerified, serverUrl }) {
    const { review, trace, repo } = told;
    const head = trace?.snapshot.head;
    const policy = (0,_audit_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyPolicy */ .V)(trace);
    if (review.status !== 'complete' || review.dry_run === true)
        return null;
    if (trace === null || head === undefined || policy === null)
        return null;
    const entry = (0,_audit_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .buildAuditEntry */ .y)(told);
    const passed = entry.verdict === 'auto-approve';
    const repository = `git+${serverUrl}/${repo}`;
    const ref = review.base_ref == null ? '' : `@refs/heads/${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O0)(review.base_ref)}`;
    return {
        _type: _contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .STATEMENT_TYPE */ .zG,
        subject: listSubjects(repository, head),
        predicateType: _contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .SUMMARY_PREDICATE_TYPE */ .Sb,
        predicate: {
            verifier: { id: verifierId, version: { 'review-gate': trace.engine.version } },
            timeVerified,
            // With the branch: what may go into one branch may not go into another.
            resourceUri: `${repository}${ref}`,
            policy: {
                uri: `urn:review-gate:policy:${encodeURIComponent(policy.name.toWellFormed())}`,
                digest: { sha256: trimDigest(policy.digest) },
            },
            inputAttestations: [
                {
                    uri: review.trace_url ?? `urn:review-gate:trace:${encodeURIComponent(review.id)}`,
                    digest: { sha256: trimDigest(trace.digest) },
                },
            ],
            verificationResult: passed ? 'PASSED' : 'FAILED',
            verifiedLevels: passed ? listLevels(told, entry) : ['FAILED'],
            [_contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .REVIEW_EXTENSION */ .r4]: entry,
        },
    };
}
function readSummary({ payloadType, payload }) {
    if (payloadType !== _contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .STATEMENT_PAYLOAD_TYPE */ .Mb)
        return null;
    try {
        return _contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .VerificationSummary */ .K3.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    }
    catch {
        return null;
    }
}
/** Returns the faults of a trace's verification summary; empty if it says what the trace says. The signer is not checked. */
function checkVerificationSummary(trace) {
    if (trace.vsa == null)
        return [];
    const summary = readSummary(trace.vsa);
    if (summary === null)
        return ['vsa: is not over a verification summary of a review'];
    const { subject, predicate } = summary;
    const { head } = trace.snapshot;
    const has = (algorithm, value) => value == null || subject.some(({ digest }) => digest[algorithm] === value);
    const about = [
        [predicate[_contract_index_js__WEBPACK_IMPORTED_MODULE_5__/* .REVIEW_EXTENSION */ .r4].review_id === trace.review_id, 'is of another review'],
        [
            predicate.inputAttestations.some(({ digest }) => digest['sha256'] === trimDigest(trace.digest)),
            'is over another trace',
        ],
        [head !== undefined && has('gitCommit', head.sha) && has('gitTree', head.tree), 'is on another commit'],
        [predicate.policy.digest['sha256'] === trimDigest((0,_audit_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyPolicy */ .V)(trace)?.digest ?? ''), 'names another policy'],
        [
            predicate.verificationResult === (trace.decision.verdict === 'auto-approve' ? 'PASSED' : 'FAILED'),
            'says another result',
        ],
    ];
    return about.flatMap(([holds, fault]) => (holds ? [] : [`vsa: ${fault}`]));
}
//# sourceMappingURL=verification-summary.js.map

/***/ }),

/***/ 45915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wj: () => (/* binding */ KeySet),
  Pp: () => (/* binding */ SUMMARY_ENCODING),
  jC: () => (/* binding */ checkSignature),
  It: () => (/* binding */ checkStatement),
  QP: () => (/* binding */ createTraceSigner)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/verification-summary.js
var verification_summary = __webpack_require__(92308);
;// CONCATENATED MODULE: ./build/src/service/api/auth/dsse.js
/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ECDSA on P-256 and
 * SHA-256. DSSE leaves the encoding of a signature open.
 */

/** Returns the bytes to sign: the pre-authentication encoding, with lengths in bytes. */
function encodePreAuthentication(payloadType, payload) {
    const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
    return Buffer.concat([Buffer.from(head), payload]);
}
/** Signs a payload. */
function signEnvelope(payloadType, payload, key, encoding = 'ieee-p1363') {
    const bytes = Buffer.from(payload);
    const sig = (0,external_node_crypto_.sign)('sha256', encodePreAuthentication(payloadType, bytes), {
        key: key.privateKey,
        dsaEncoding: encoding,
    });
    return {
        payloadType,
        payload: bytes.toString('base64'),
        signatures: [{ keyid: key.id, sig: sig.toString('base64') }],
    };
}
/**
 * Returns whether one of the envelope's signatures was made with the key. Its key ids are only hints and are not
 * trusted.
 */
function isSignedBy({ payloadType, payload, signatures }, key, encoding = 'ieee-p1363') {
    const bytes = encodePreAuthentication(payloadType, Buffer.from(payload, 'base64'));
    return signatures.some(({ sig }) => (0,external_node_crypto_.verify)('sha256', bytes, { key, dsaEncoding: encoding }, Buffer.from(sig, 'base64')));
}
//# sourceMappingURL=dsse.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/trace-signature.js
/**
 * The signature of a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the
 * trace's digest, in a DSSE envelope signed with the service's trace key. The chain of hashes alone cannot detect a
 * trace that was completely recomputed.
 */




const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';
/** The encoding of the signatures of verification summaries: the one that tools of others read. */
const SUMMARY_ENCODING = 'der';
/** The required content of the statement. Other fields are ignored, as in-toto requires. */
const Statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz(verification_summary/* STATEMENT_TYPE */.zG),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), digest: schemas/* object */.Ikc({ sha256: schemas/* string */.YjP() }) })).length(1),
    predicateType: schemas/* literal */.euz(PREDICATE_TYPE),
});
/** A public key of a JWKS (RFC 7517) that can verify a trace's signature. */
const VerifyingKey = schemas/* looseObject */._H3({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP(),
    y: schemas/* string */.YjP(),
    kid: schemas/* string */.YjP(),
});
/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are ignored. */
const KeySet = schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({})) });
function buildStatement({ review_id, digest }) {
    return {
        _type: verification_summary/* STATEMENT_TYPE */.zG,
        subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
        predicateType: PREDICATE_TYPE,
    };
}
/** Returns a function that signs with the keyring's newest trace key; it gives nulls if there is none. */
function createTraceSigner(keyring) {
    return async (trace, summary) => {
        const [key] = (await keyring.current()).trace;
        if (key === undefined)
            return { signature: null, vsa: null };
        const sign = (statement, encoding) => signEnvelope(verification_summary/* STATEMENT_PAYLOAD_TYPE */.Mb, JSON.stringify(statement), key, encoding);
        return {
            signature: sign(buildStatement(trace)),
            vsa: summary === null ? null : sign(summary, SUMMARY_ENCODING),
        };
    };
}
function readStatement(payload) {
    try {
        return Statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    }
    catch {
        return null;
    }
}
/** Returns the faults in the signature's statement; empty if it is about this trace. The signer is not checked. */
function checkStatement(trace) {
    if (trace.signature === null)
        return [];
    const { payloadType, payload } = trace.signature;
    const expected = buildStatement(trace).subject[0];
    const subject = payloadType === verification_summary/* STATEMENT_PAYLOAD_TYPE */.Mb ? readStatement(payload)?.subject[0] : undefined;
    if (subject === undefined)
        return ['signature: is not over an in-toto statement on a trace'];
    const faults = [];
    if (subject.digest.sha256 !== expected?.digest.sha256)
        faults.push('signature: is over another trace');
    if (subject.name !== trace.review_id)
        faults.push(`signature: is for the review ${subject.name}`);
    return faults;
}
/** Checks the signer. Only keys that the signature names are tried, by their ids in the set. */
function checkSignature(signature, { keys }, encoding) {
    const keyIds = signature.signatures.map(({ keyid }) => keyid);
    const named = keys.flatMap((key) => VerifyingKey.safeParse(key).data ?? []).filter(({ kid }) => keyIds.includes(kid));
    if (named.length === 0)
        return { state: 'unknown-key', keyIds };
    for (const { kty, crv, x, y, kid } of named) {
        const ofKey = { ...signature, signatures: signature.signatures.filter(({ keyid }) => keyid === kid) };
        try {
            const key = (0,external_node_crypto_.createPublicKey)({ key: { kty, crv, x, y }, format: 'jwk' });
            if (isSignedBy(ofKey, key, encoding))
                return { state: 'good', keyId: kid };
        }
        catch {
            // The key is not a point of the curve, so it verifies no signature.
        }
    }
    return { state: 'bad' };
}
//# sourceMappingURL=trace-signature.js.map

/***/ }),

/***/ 96407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startServer: () => (/* binding */ startServer)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/ids.js
var ids = __webpack_require__(94141);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(72896);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/github/client.js + 1 modules
var github_client = __webpack_require__(70245);
// EXTERNAL MODULE: ./build/src/github/connections.js
var github_connections = __webpack_require__(18268);
// EXTERNAL MODULE: ./build/src/github/errors.js
var github_errors = __webpack_require__(56150);
;// CONCATENATED MODULE: ./build/src/github/pace.js
/**
 * Keeps an installation below GitHub's secondary rate limits ("Rate limits for the REST API": 900 points a minute, a read
 * costs one and a write five). It counts requests in this process: of a review's calls one in nine is a write.
 */
/** Requests a minute, and how many may be sent at once after a pause. Both in one minute, with their writes, are 825 points. */
const PER_MINUTE = 540;
const BURST = 30;
const MINUTE_MILLISECONDS = 60_000;
/** The pace of one installation. */
class RequestPace {
    options;
    /** When the next request may be sent if there was no burst. */
    next = 0;
    constructor(options) {
        this.options = options;
    }
    /** Resolves when a request may be sent. Requests are let through in the order in which they came. */
    async wait(signal) {
        const { clock, sleep, minute = MINUTE_MILLISECONDS } = this.options;
        const interval = minute / PER_MINUTE;
        const now = clock();
        const start = Math.max(this.next, now - BURST * interval);
        this.next = start + interval;
        if (start > now)
            await sleep(start - now, signal);
    }
}
//# sourceMappingURL=pace.js.map
;// CONCATENATED MODULE: ./build/src/github/app.js
/**
 * Tokens of a GitHub App's installation. A JWT signed with the App's key (RS256) is exchanged for a token that is valid
 * for one hour. Sources: "Generating a JSON Web Token (JWT) for a GitHub App" and "Generating an installation access
 * token" in GitHub's documentation.
 */










/** A token is not used in the last minutes before it expires, so that a fetch that starts with it can finish. */
const SPARE_MILLISECONDS = 5 * 60_000;
/** GitHub accepts JWTs of at most 10 minutes. The start time is set in the past, because clocks differ. */
const JWT_SECONDS = 8 * 60;
const JWT_BACKDATED_SECONDS = 60;
const Answer = schemas/* object */.Ikc({ token: schemas/* string */.YjP().min(1), expires_at: schemas/* string */.YjP() });
/** Parses the private key. @throws ProviderError E_TOK_001 */
function readPrivateKey({ appId, privateKey }) {
    const refuse = (why) => new errors/* ProviderError */.m('E_TOK_001', `The private_key of the GitHub App ${appId} ${why}. Give the PEM file that GitHub made for the App, as it is.`);
    let key;
    try {
        // In settings and variables, line ends are often written as the two characters `\n`.
        key = (0,external_node_crypto_.createPrivateKey)(privateKey.replaceAll('\\n', '\n').trim());
    }
    catch {
        // OpenSSL's message does not help the user, and may quote the key.
        throw refuse('cannot be read');
    }
    if (key.asymmetricKeyType !== 'rsa')
        throw refuse('is not an RSA key');
    return key;
}
function signAppToken(key, appId, now) {
    const seconds = Math.floor(now / 1000);
    return new sign/* SignJWT */.P()
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(appId)
        .setIssuedAt(seconds - JWT_BACKDATED_SECONDS)
        .setExpirationTime(seconds + JWT_SECONDS)
        .sign(key);
}
/** Explains which credential GitHub has refused. */
function toProviderError(fault, { appId, installationId }) {
    const status = (0,github_errors/* readStatus */.rk)(fault);
    const said = fault instanceof Error ? fault.message : '';
    const refuse = (text) => new errors/* ProviderError */.m('E_TOK_001', text, false, { cause: fault });
    if ((0,github_errors/* isRateLimit */.a5)(fault))
        return (0,github_errors/* explainGitHub */.$2)(fault, 'asking for a token of the App', 'the App');
    if (status === 401 && /\b(?:exp|iat|expiration time|issued at)\b/iu.test(said)) {
        return refuse(`GitHub does not accept the time in the request of the App ${appId} (401). Set the clock of this machine right.`);
    }
    if (status === 401) {
        return refuse(`GitHub does not accept the private_key as one of the App ${appId} (401). Check that app_id and private_key belong together, and that the key was not deleted.`);
    }
    if (status === 404 && /integration/iu.test(said)) {
        return refuse(`GitHub knows no App ${appId} (404). Check app_id.`);
    }
    if (status === 404) {
        return refuse(`The GitHub App ${appId} has no installation ${installationId} (404). Check installation_id, and that the App was not uninstalled.`);
    }
    if (status === 403 && /suspended/iu.test(said)) {
        return refuse(`The installation ${installationId} of the GitHub App ${appId} is suspended (403). Let an owner of the account unsuspend it.`);
    }
    if (status === 403) {
        return refuse(`GitHub refuses a token to the installation ${installationId} of the App ${appId} (403).`);
    }
    return (0,github_errors/* explainGitHub */.$2)(fault, `asking for a token of the App ${appId}`, 'the App');
}
/** One installation: its cached token, and the request in progress. */
class Installation {
    credentials;
    client;
    clock;
    pace;
    kept = null;
    asking = null;
    constructor(credentials, client, clock, pace) {
        this.credentials = credentials;
        this.client = client;
        this.clock = clock;
        this.pace = pace;
    }
    /** True if the entry can be removed without losing a valid token. */
    get idle() {
        return this.asking === null && (this.kept === null || this.kept.usableUntil <= this.clock());
    }
    async token(signal, refused) {
        signal.throwIfAborted();
        await this.pace?.wait(signal);
        if (this.kept !== null && this.kept.token === refused)
            this.kept = null;
        if (this.kept !== null && this.clock() < this.kept.usableUntil)
            return this.kept.token;
        this.asking ??= this.ask().finally(() => {
            this.asking = null;
        });
        // Other callers may wait for the same answer, so an aborted caller stops waiting but does not cancel the request.
        return (await (0,abort/* rejectOnAbort */.d)(this.asking, signal)).token;
    }
    async ask() {
        const { credentials, clock } = this;
        const jwt = await signAppToken(readPrivateKey(credentials), credentials.appId, clock());
        let answer;
        try {
            const route = 'POST /app/installations/{installation_id}/access_tokens';
            const asked = { installation_id: credentials.installationId };
            answer = (await this.client(jwt).request(route, asked, { signal: new AbortController().signal })).data;
        }
        catch (fault) {
            throw toProviderError(fault, credentials);
        }
        const parsed = Answer.safeParse(answer);
        if (!parsed.success || Number.isNaN(Date.parse(parsed.data.expires_at))) {
            throw new errors/* ProviderError */.m('E_UP_001', "GitHub's answer to the App holds no token. Try again.", true);
        }
        const { token, expires_at: end } = parsed.data;
        this.kept = { token, usableUntil: Date.parse(end) - SPARE_MILLISECONDS };
        return this.kept;
    }
}
/** Creates the token cache. A process needs only one, because the cache is what saves requests. */
function createInstallationTokens(options) {
    const { clock, pace, ...given } = options;
    const connections = given.connections ?? (0,github_connections/* createConnections */.E)(given.environment ?? process.env, given.answerLimits);
    const api = { ...given, connections };
    const installations = new Map();
    const client = (token) => (0,github_client/* createGitHubClient */.L)({ ...api, token });
    const find = (credentials) => {
        const { appId, installationId, privateKey } = credentials;
        // The private key is part of the cache key: a caller who names another tenant's installation must not get its
        // token.
        const name = (0,hash/* hashParts */.jx)(appId, installationId, privateKey);
        const known = installations.get(name);
        if (known !== undefined)
            return known;
        for (const [other, installation] of installations)
            if (installation.idle)
                installations.delete(other);
        const made = new Installation(credentials, client, clock, pace === undefined ? null : new RequestPace(pace));
        installations.set(name, made);
        return made;
    };
    return { of: (credentials) => (signal, refused) => find(credentials).token(signal, refused) };
}
//# sourceMappingURL=app.js.map
// EXTERNAL MODULE: ./build/src/service/administration/administrator.js + 1 modules
var administrator = __webpack_require__(19617);
// EXTERNAL MODULE: ./build/src/service/administration/control.js
var administration_control = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/service/api/auth/keyring.js + 3 modules
var auth_keyring = __webpack_require__(71227);
// EXTERNAL MODULE: ./node_modules/pg-boss/dist/index.js + 32 modules
var dist = __webpack_require__(30417);
;// CONCATENATED MODULE: ./build/src/service/telemetry/observer.js
/** Has the parts of a review measured. @param reviewId null before there is one */
function measureStages(observer, reviewId) {
    return (stage, work) => observer.stage(stage, reviewId, work);
}
/** For a service that nobody measures. */
const UNOBSERVED = {
    stage: (_stage, _reviewId, work) => work(),
    provider: (_call, work) => work(),
    began: () => undefined,
    reviewEnded: () => undefined,
    delivery: () => undefined,
};
//# sourceMappingURL=observer.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/dispatch.js
/** Runs the handler of the job's kind. */
function dispatchJob(handlers, attempt, job) {
    switch (job.kind) {
        case 'review':
            return handlers.review({ ...attempt, job });
        case 'pull-request':
            return handlers['pull-request']({ ...attempt, job });
        case 'check-run':
            return handlers['check-run']({ ...attempt, job });
        case 'retention':
            return handlers.retention({ ...attempt, job });
    }
}
//# sourceMappingURL=dispatch.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/job-envelope.js
/**
 * The data of a job in the database: the job itself and its history. It is validated when read, because rows may come
 * from other versions.
 */

const Tenant = schemas/* string */.YjP().min(1);
/** The shapes of jobs, by kind. */
const JOBS = {
    review: schemas/* object */.Ikc({ kind: schemas/* literal */.euz('review'), tenantId: Tenant, reviewId: schemas/* string */.YjP(), key: schemas/* string */.YjP() }),
    'pull-request': schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('pull-request'),
        tenantId: Tenant,
        deliveries: schemas/* array */.YOg(schemas/* string */.YjP()).min(1).readonly(),
        repo: schemas/* string */.YjP(),
        pr: schemas/* int */.Whr(),
    }),
    'check-run': schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('check-run'),
        tenantId: Tenant,
        reviewId: schemas/* string */.YjP(),
        pull: schemas/* object */.Ikc({ repo: schemas/* string */.YjP(), pr: schemas/* int */.Whr() }).nullable().default(null),
    }),
    retention: schemas/* object */.Ikc({ kind: schemas/* literal */.euz('retention') }),
};
/** A job of an earlier version was about one event. */
const EarlierPullRequest = schemas/* looseObject */._H3({ kind: schemas/* literal */.euz('pull-request'), delivery: schemas/* string */.YjP() });
function modernize(job) {
    const earlier = EarlierPullRequest.safeParse(job);
    return earlier.success ? { ...earlier.data, deliveries: [earlier.data.delivery] } : job;
}
const AnyJob = schemas/* preprocess */.vkY(modernize, schemas/* discriminatedUnion */.gMt('kind', [JOBS.review, JOBS['pull-request'], JOBS['check-run'], JOBS.retention]));
const JobEnvelope = schemas/* object */.Ikc({
    job: AnyJob,
    /** When it was put in the queue, in milliseconds since the epoch; null for jobs of the schedule. */
    since: schemas/* number */.aig().nullable(),
    /** How often its handler rejected it. */
    rejections: schemas/* int */.Whr().min(0),
    /** How many workers died while running it, before this row. */
    deaths: schemas/* int */.Whr().min(0),
});
const KINDS = ['review', 'pull-request', 'check-run', 'retention'];
/** Creates the data of a new job. */
function wrapJob(job, since) {
    return { job: { ...job }, since, rejections: 0, deaths: 0 };
}
/** Parses a row's data; null if this version does not know its format. */
function readJobEnvelope(data) {
    const read = JobEnvelope.safeParse(data);
    return read.success ? read.data : null;
}
/** Returns the key of a job. Only one job per key runs at a time; null if there is no such limit. */
function buildJobKey(job) {
    switch (job.kind) {
        case 'review':
            return `${job.tenantId} ${job.key}`;
        case 'pull-request':
            return buildPullKey(job.tenantId, job);
        case 'check-run':
            return job.pull === null ? `${job.tenantId} ${job.reviewId}` : buildPullKey(job.tenantId, job.pull);
        case 'retention':
            return null;
    }
}
function buildPullKey(tenantId, { repo, pr }) {
    return `${tenantId} ${repo}#${pr}`;
}
//# sourceMappingURL=job-envelope.js.map
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
;// CONCATENATED MODULE: ./build/src/service/queue/pool-database.js
/** Gives pg-boss access to the database through the store's pool. On PGlite, a second connection would lose rows. */

/** Wait before a lost listener reconnects, in milliseconds; doubled after each failure. */
const RECONNECT_MILLISECONDS = 1000;
const MOST_RECONNECT_MILLISECONDS = 30_000;
/** The number of the advisory lock: identical in every process and not used for any other lock. */
const ALONE = 7_203_118_422;
/** The channel's name comes from pg-boss and is escaped, because LISTEN takes no parameters. */
const formatListen = (channel) => `LISTEN ${esm/* default.escapeIdentifier */.Ay.escapeIdentifier(channel)}`;
/**
 * Runs `work` in one process at a time; the others wait. pg-boss has its own lock for creating its tables. It still
 * fails if another process created them after its check, because PostgreSQL caches in the session that the schema does
 * not exist.
 */
async function runExclusively({ kind, pool }, work) {
    // A data folder has one process, and PGlite has one connection.
    if (kind === 'pglite')
        return work();
    const client = await pool.connect();
    try {
        await client.query('SET statement_timeout = 0');
        await client.query('SELECT pg_advisory_lock($1)', [ALONE]);
        return await work();
    }
    finally {
        // The lock ends with its session.
        client.release(true);
    }
}
/** Runs `work` in a transaction of its own. If `work` rejects, rolls back and rethrows. */
async function runInTransaction(pool, work) {
    const client = await pool.connect();
    let broken;
    try {
        await client.query('BEGIN');
        const result = await work({ executeSql: (text, values) => client.query(text, values) });
        await client.query('COMMIT');
        return result;
    }
    catch (cause) {
        broken = await rollBack(client);
        throw cause;
    }
    finally {
        client.release(broken);
    }
}
/** Rolls back any open transaction. Returns the connection's error if that fails. */
async function rollBack(client) {
    try {
        await client.query('ROLLBACK');
        return undefined;
    }
    catch (cause) {
        return cause instanceof Error ? cause : new Error(String(cause));
    }
}
/**
 * Some statements of pg-boss contain their own BEGIN and COMMIT. If one fails in between, the connection stays in an
 * aborted transaction, and PGlite has no other connection.
 */
async function executeQuery(pool, text, values) {
    const client = await pool.connect();
    let broken;
    try {
        return await client.query(text, values);
    }
    catch (cause) {
        broken = await rollBack(client);
        throw cause;
    }
    finally {
        client.release(broken);
    }
}
/** PGlite is a single session, so its one connection receives the notifications of this process. */
async function listenOnPool(pool, channel, notified) {
    const heard = new Set();
    const hear = (message) => {
        if (message.channel === channel)
            notified(message.payload ?? '');
    };
    // The pool may replace its connection; the session stays the same.
    const attach = (client) => {
        if (heard.has(client))
            return;
        heard.add(client);
        client.on('notification', hear);
    };
    const detach = (client) => {
        heard.delete(client);
        client.off('notification', hear);
    };
    pool.on('acquire', attach);
    pool.on('remove', detach);
    await pool.query(formatListen(channel));
    return {
        close: async () => {
            pool.off('acquire', attach);
            pool.off('remove', detach);
            for (const client of [...heard])
                detach(client);
        },
    };
}
/** A dedicated connection for notifications that reconnects when it is lost. */
class ConnectionListener {
    pool;
    channel;
    notified;
    reconnected;
    client = null;
    timer = null;
    closed = false;
    failures = 0;
    constructor(pool, channel, notified, 
    /** Notifications during a lost connection are lost, so the workers must poll. */
    reconnected) {
        this.pool = pool;
        this.channel = channel;
        this.notified = notified;
        this.reconnected = reconnected;
    }
    /** Rejects if the database cannot be reached. */
    async connect() {
        const client = new esm/* default.Client */.Ay.Client({ ...this.pool.options, password: this.pool.options.password, keepAlive: true });
        const lost = () => this.lose(client);
        client.on('error', lost);
        client.on('end', lost);
        client.on('notification', ({ payload }) => this.notified(payload ?? ''));
        this.client = client;
        try {
            await client.connect();
            await client.query(formatListen(this.channel));
        }
        catch (cause) {
            this.lose(client);
            throw cause;
        }
        this.failures = 0;
        this.reconnected();
    }
    async close() {
        this.closed = true;
        if (this.timer !== null)
            clearTimeout(this.timer);
        await this.client?.end();
    }
    lose(client) {
        if (this.closed || this.client !== client)
            return;
        this.client = null;
        client.end().catch(() => undefined);
        const wait = Math.min(RECONNECT_MILLISECONDS * 2 ** this.failures, MOST_RECONNECT_MILLISECONDS);
        this.failures += 1;
        this.timer = setTimeout(() => {
            // A failed attempt loses its client, which schedules the next attempt.
            void this.connect().catch(() => undefined);
        }, wait);
    }
}
async function listenOnConnection(...given) {
    const listener = new ConnectionListener(...given);
    try {
        await listener.connect();
    }
    catch (cause) {
        await listener.close();
        throw cause;
    }
    return listener;
}
/** Returns the `db` option of pg-boss. The owner of the pool closes it. */
function createPoolDatabase({ kind, pool }) {
    return {
        executeSql: (text, values) => executeQuery(pool, text, values),
        listen: (channel, notified, reconnected) => kind === 'pglite'
            ? listenOnPool(pool, channel, notified)
            : listenOnConnection(pool, channel, notified, reconnected),
    };
}
//# sourceMappingURL=pool-database.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/throttled-log.js
/** Reduces repeated log lines. If the database is down, every worker reports it every second. */
/** Minimum time before the same line is logged again, in milliseconds. */
const QUIET_MILLISECONDS = 30_000;
/** Returns a log function that repeats the same line at most once per half minute. */
function createThrottledLog(log, clock) {
    const said = new Map();
    return (line) => {
        const now = clock();
        for (const [earlier, at] of said)
            if (now - at >= QUIET_MILLISECONDS)
                said.delete(earlier);
        if (said.has(line))
            return;
        said.set(line, now);
        log(line);
    };
}
//# sourceMappingURL=throttled-log.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/pg-boss.js
/**
 * The durable queue: pg-boss in the store's database, so that a job and its data are written in the same transaction.
 */








const SCHEMA = 'pgboss';
/** A worker without a heartbeat for this time is considered dead. This is the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10;
/** How often a worker sends a heartbeat. */
const HEARTBEAT_REFRESH_SECONDS = 3;
/** How often one process looks for dead workers. With the poll, a job is taken over within 10 + 2 + 1 s. */
const SUPERVISE_SECONDS = 2;
/**
 * Workers are notified of new jobs. They poll for jobs without a notification: those taken over or delayed. pg-boss
 * allows no less than 0.5.
 */
const POLL_SECONDS = 1;
/** How long ended jobs are kept, and how often they are removed. Short, because the supervisor reads all of them. */
const KEEP_SECONDS = 60;
const CLEAN_SECONDS = 30;
/** Maximum run time of a job: longer than the time limit of a review, so that the review ends first. */
const EXPIRE_SECONDS = 15 * 60;
/**
 * Retry limit for pg-boss, in effect unlimited. Deaths are counted here, because a job that pg-boss gives up would
 * block its key.
 */
const NEVER = 1_000_000;
/** Waits before the second and later attempts of a rejected job, in milliseconds. */
const RETRY_WAITS = [2000, 8000, 30_000, 60_000, 120_000];
/** Priority of jobs that return to the queue: they run before new ones. */
const RETURNED = 1;
/** Number of jobs of each kind that one process runs at a time. The limit of reviews is a parameter. */
const CONCURRENCY = {
    'pull-request': 2,
    'check-run': 2,
    retention: 1,
};
/** Jobs with the same key run in order and one at a time, without blocking other keys. */
const IN_TURN = 'key_strict_fifo';
/** The queues with their policies. At most one retention job waits or runs. */
const QUEUES = {
    review: { name: 'review', policy: IN_TURN },
    'pull-request': { name: 'pull-request-in-turn', policy: IN_TURN },
    'check-run': { name: 'check-run-in-turn', policy: IN_TURN },
    retention: { name: 'retention', policy: 'exclusive' },
};
/**
 * The queues of earlier versions, whose policy cannot be changed. Processes of such a version may still fill them during
 * an upgrade, so their jobs are done too.
 */
const EARLIER_QUEUES = {
    'pull-request': 'pull-request',
    'check-run': 'check-run',
};
const OPTIONS = {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    deleteAfterSeconds: KEEP_SECONDS,
    retryLimit: NEVER,
    retryDelay: 0,
};
const NAMES = [...Object.values(QUEUES).map(({ name }) => name), ...Object.values(EARLIER_QUEUES)];
const NO_JOB = '00000000-0000-0000-0000-000000000000';
const HOURLY = '7 * * * *';
/** The result of a change in pg-boss, which its types do not describe. */
const Settled = schemas/* object */.Ikc({ affected: schemas/* int */.Whr().min(0) });
class PgBossQueue {
    boss;
    options;
    hurried = new AbortController();
    observer;
    retryWaits;
    constructor(boss, options) {
        this.boss = boss;
        this.options = options;
        this.observer = options.observer ?? UNOBSERVED;
        this.retryWaits = options.retryWaits ?? RETRY_WAITS;
    }
    async enqueue(tx, job) {
        const db = (0,dist/* fromKysely */.Uq)(tx.db);
        if (job.kind === 'pull-request' && (await joinWaiting(db, job)))
            return;
        await this.send(wrapJob(job, this.options.clock()), { db });
    }
    async work(handlers, concurrency) {
        const { boss } = this;
        await boss.schedule(QUEUES.retention.name, HOURLY, wrapJob({ kind: 'retention' }, null));
        for (const kind of KINDS) {
            const workers = kind === 'review' ? concurrency : CONCURRENCY[kind];
            for (let at = 0; at < workers; at += 1)
                await this.startWorker(QUEUES[kind].name, handlers);
            const earlier = EARLIER_QUEUES[kind];
            if (earlier !== undefined)
                await this.startWorker(earlier, handlers);
        }
    }
    async backlog() {
        const { rows } = await this.options.backend.pool.query(`SELECT name,
         count(*) FILTER (WHERE state < 'active') AS waiting,
         count(*) FILTER (WHERE state = 'active') AS running,
         extract(epoch FROM ${SCHEMA}.job_now() - min(created_on) FILTER (WHERE state < 'active')) * 1000 AS oldest
       FROM ${SCHEMA}.job WHERE state <= 'active' AND name = ANY($1) GROUP BY name`, [NAMES]);
        return KINDS.map((kind) => {
            const own = rows.filter(({ name }) => name === QUEUES[kind].name || name === EARLIER_QUEUES[kind]);
            const sum = (count) => own.reduce((total, row) => total + Number(count(row)), 0);
            return {
                kind,
                waiting: sum(({ waiting }) => waiting),
                running: sum(({ running }) => running),
                oldestMilliseconds: Math.max(0, ...own.map(({ oldest }) => Math.round(Number(oldest ?? 0)))),
            };
        });
    }
    async stop(hurry) {
        const stopListening = hurry && (0,abort/* onAbort */.u)(hurry, () => this.hurried.abort(new Error('the queue is stopping')));
        await Promise.all(NAMES.map((name) => this.boss.offWork(name, { wait: true })));
        stopListening?.();
        await this.boss.stop({ graceful: false, close: false });
    }
    async send(carried, options) {
        const key = buildJobKey(carried.job);
        await this.boss.send(QUEUES[carried.job.kind].name, carried, {
            ...options,
            ...(key === null ? {} : { singletonKey: key }),
        });
    }
    /** Starts a worker that runs one job at a time. Each worker is registered separately, because it must wake itself. */
    async startWorker(name, handlers) {
        let id = null;
        const wake = () => {
            if (id !== null)
                this.boss.notifyWorker(id);
        };
        id = await this.boss.work(name, {
            includeMetadata: true,
            pollingIntervalSeconds: POLL_SECONDS,
            notifyPollingIntervalSeconds: POLL_SECONDS,
            heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
        }, async ([row]) => {
            try {
                if (row !== undefined)
                    await this.run(handlers, row);
            }
            finally {
                // Otherwise a worker that has just had a job would sleep until its next poll, which delays a backlog.
                wake();
            }
        });
    }
    /**
     * Resolves when the job is done, given up, or back in the queue. Rejects if the database fails, which has the same
     * effect as a dead worker.
     */
    async run(handlers, row) {
        const carried = readJobEnvelope(row.data);
        if (carried === null) {
            this.options.log(`queue: a ${row.name} job cannot be read and is dropped`);
            return;
        }
        const { kind } = carried.job;
        const deaths = carried.deaths + row.retryCount;
        const number = carried.rejections + deaths + 1;
        const last = carried.rejections >= this.retryWaits.length;
        const since = carried.since ?? row.createdOn.getTime();
        if (number === 1)
            this.observer.began(kind, Math.max(0, this.options.clock() - since));
        const signal = AbortSignal.any([this.hurried.signal, row.signal]);
        try {
            await (0,abort/* rejectOnAbort */.d)(dispatchJob(handlers, { number, last, deaths, signal }, carried.job), signal);
        }
        catch (cause) {
            if (this.hurried.signal.aborted) {
                await this.putBack(row, { ...carried, since, deaths }, 0);
            }
            else if (!last) {
                const wait = this.retryWaits[carried.rejections] ?? 0;
                await this.putBack(row, { ...carried, since, deaths, rejections: carried.rejections + 1 }, wait);
            }
            else {
                const why = cause instanceof Error ? cause.message : String(cause);
                this.options.log(`queue: a ${kind} job is given up after ${number} tries: ${why}`);
            }
        }
    }
    /**
     * Ends this row of a job and creates the next one in one transaction. Does nothing if another worker has taken the
     * job.
     */
    async putBack(row, carried, milliseconds) {
        await runInTransaction(this.options.backend.pool, async (db) => {
            const { affected } = Settled.parse(await this.boss.complete(row.name, row, null, { db }));
            if (affected === 0)
                return;
            await this.send(carried, {
                db,
                priority: RETURNED,
                ...(milliseconds > 0 && { startAfter: milliseconds / 1000 }),
            });
        });
    }
}
/**
 * Opens the queue: creates or migrates its tables, safely in several processes at once, and listens. Rejects if the
 * database cannot be reached or refuses; nothing keeps running then.
 */
async function openPgBossQueue(options) {
    const { backend, clock, log } = options;
    const boss = new dist/* PgBoss */.zJ({
        db: createPoolDatabase(backend),
        backend: backend.kind,
        schema: SCHEMA,
        useListenNotify: true,
        superviseIntervalSeconds: SUPERVISE_SECONDS,
        monitorIntervalSeconds: SUPERVISE_SECONDS,
        maintenanceIntervalSeconds: CLEAN_SECONDS,
    });
    const tell = createThrottledLog(log, clock);
    boss.on('error', (error) => tell(`queue: ${error.message}`));
    boss.on('warning', (warning) => tell(`queue: ${warning.message}`));
    try {
        await runExclusively(backend, () => startBoss(boss));
        if (backend.kind === 'pglite')
            await failOrphanedJobs(boss, backend);
    }
    catch (cause) {
        // Otherwise its timers and its listener would keep a process without a queue alive.
        await boss.stop({ graceful: false, close: false }).catch((error) => tell(`queue: ${String(error)}`));
        throw cause;
    }
    return new PgBossQueue(boss, options);
}
/**
 * Adds the events to a job of the same pull request that has not begun; it then has all its attempts again. The row is
 * locked until the transaction ends, so the job cannot begin before the events are part of it. Transactions about one
 * pull request wait for each other, so that events which come at one time make one job.
 * @returns false if there is no such job
 */
async function joinWaiting(db, job) {
    await db.executeSql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [buildJobKey(job)]);
    const { rows } = await db.executeSql(`UPDATE ${SCHEMA}.job
     SET data = jsonb_set(
       jsonb_set(data, '{job,deliveries}', (data #> '{job,deliveries}') || $3::text::jsonb), '{rejections}', '0')
     WHERE name = $1 AND singleton_key = $2 AND state = 'created' AND NOT blocked AND policy = '${IN_TURN}'
     RETURNING id`, [QUEUES[job.kind].name, buildJobKey(job), JSON.stringify(job.deliveries)]);
    return rows.length > 0;
}
async function startBoss(boss) {
    await boss.start();
    for (const name of NAMES) {
        const policy = Object.values(QUEUES).find((queue) => queue.name === name)?.policy ?? 'standard';
        await boss.createQueue(name, { policy, ...OPTIONS });
        // A queue created by an earlier version gets the options of this version.
        await boss.updateQueue(name, OPTIONS);
        // Makes pg-boss read the queue's row now. Inside a transaction on PGlite there is no second connection for that.
        await boss.findJobs(name, { id: NO_JOB });
    }
}
/**
 * Returns jobs that a dead process left active. A data folder has one process at a time, so every active job at the
 * start is such a job.
 */
async function failOrphanedJobs(boss, { pool }) {
    const { rows } = await pool.query(`SELECT name, id FROM ${SCHEMA}.job WHERE state = 'active' AND name = ANY($1)`, [NAMES]);
    for (const { name, id } of rows)
        await boss.fail(name, id, { message: 'the process ended' });
}
//# sourceMappingURL=pg-boss.js.map
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./build/src/contract/token.js
var token = __webpack_require__(55405);
;// CONCATENATED MODULE: ./build/src/contract/endpoints/about.js
/** Operations for tokens and for information about the service itself. */


const ABOUT = {
    mintToken: {
        id: 'mintToken',
        method: 'post',
        path: '/oauth/token',
        summary: 'Mint an access token (RFC 6749 §4.4).',
        scope: null,
        body: { type: 'application/x-www-form-urlencoded', schema: token/* TokenRequest */.D },
        success: { status: 200, schema: token/* TokenResponse */.B, headers: { 'Cache-Control': 'no-store' } },
        errors: ['E_RATE_001'],
    },
    health: {
        id: 'health',
        method: 'get',
        path: '/healthz',
        summary: 'Is the process alive.',
        scope: null,
        success: { status: 200, schema: schemas/* strictObject */.rej({ status: schemas/* literal */.euz('ok') }) },
        errors: [],
    },
    ready: {
        id: 'ready',
        method: 'get',
        path: '/readyz',
        summary: 'Can the process take work.',
        scope: null,
        success: { status: 200, schema: schemas/* strictObject */.rej({ status: schemas/* literal */.euz('ready') }) },
        errors: [],
    },
    metrics: {
        id: 'metrics',
        method: 'get',
        path: '/metrics',
        summary: 'Figures in the Prometheus text format.',
        scope: null,
        success: { status: 200, type: 'text/plain', schema: schemas/* string */.YjP() },
        errors: [],
    },
    openapi: {
        id: 'openapi',
        method: 'get',
        path: '/openapi.json',
        summary: 'This document.',
        scope: null,
        success: { status: 200, schema: schemas/* looseObject */._H3({ openapi: schemas/* string */.YjP() }) },
        errors: [],
    },
    docs: {
        id: 'docs',
        method: 'get',
        path: '/docs',
        summary: 'This document as a page.',
        scope: null,
        success: { status: 200, type: 'text/html', schema: schemas/* string */.YjP() },
        errors: [],
    },
    oauthMetadata: {
        id: 'oauthMetadata',
        method: 'get',
        path: '/.well-known/oauth-authorization-server',
        summary: 'Authorization server metadata (RFC 8414).',
        scope: null,
        success: {
            status: 200,
            schema: schemas/* looseObject */._H3({
                issuer: schemas/* url */.OZ5(),
                token_endpoint: schemas/* url */.OZ5(),
                grant_types_supported: schemas/* array */.YOg(schemas/* string */.YjP()),
                token_endpoint_auth_methods_supported: schemas/* array */.YOg(schemas/* string */.YjP()),
                scopes_supported: schemas/* array */.YOg(schemas/* string */.YjP()),
            }),
        },
        errors: [],
    },
    jwks: {
        id: 'jwks',
        method: 'get',
        path: '/.well-known/jwks.json',
        summary: 'The public keys that access tokens are signed with (RFC 7517).',
        scope: null,
        success: { status: 200, schema: schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({ kty: schemas/* string */.YjP() })) }) },
        errors: [],
    },
};
//# sourceMappingURL=about.js.map
// EXTERNAL MODULE: ./build/src/contract/finding.js
var finding = __webpack_require__(7281);
// EXTERNAL MODULE: ./build/src/contract/given-evidence.js
var given_evidence = __webpack_require__(76743);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var contract_limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/contract/page.js
var page = __webpack_require__(43825);
// EXTERNAL MODULE: ./build/src/contract/people.js
var people = __webpack_require__(13417);
// EXTERNAL MODULE: ./build/src/contract/review.js
var review = __webpack_require__(39306);
// EXTERNAL MODULE: ./build/src/contract/span.js
var span = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/contract/trends.js
/** How reviews went, by week. */


/** Filters of `GET /v1/trends`. */
const TrendFilter = schemas/* strictObject */.rej({ repo: values/* Repo */.lc.optional() });
const Amount = schemas/* int */.Whr().min(0);
/** The pull requests whose first verdict was asked for in a week, and what became of them. */
const TrendWeek = schemas/* strictObject */.rej({
    from: iso/* date */.p6().meta({ description: 'The Monday that it begins with, in UTC.' }),
    pulls: Amount.meta({ description: 'Pull requests that were reviewed for the first time.' }),
    opened: Amount.meta({ description: 'Those of them that the gate has opened for since.' }),
    median_seconds_to_green: Amount.nullable().meta({
        description: 'From the first request to the first auto-approve, where there is one; null without any.',
    }),
    criteria: Amount.meta({ description: 'Criteria that their first reviews judged.' }),
    met: Amount.meta({ description: 'Those of them that were met then.' }),
})
    .meta({ id: 'TrendWeek' });
const Trends = schemas/* strictObject */.rej({
    weeks: schemas/* array */.YOg(TrendWeek).meta({ description: 'Every week, the oldest first.' }),
    complete: schemas/* boolean */.zMY()
        .meta({ description: 'False if there were more pull requests than are counted: the newest are.' }),
})
    .meta({ id: 'Trends' });
//# sourceMappingURL=trends.js.map
;// CONCATENATED MODULE: ./build/src/contract/endpoints/endpoint.js
/** Describes a JSON body. */
const createJsonBody = (schema) => ({ type: 'application/json', schema });
//# sourceMappingURL=endpoint.js.map
;// CONCATENATED MODULE: ./build/src/contract/endpoints/reviews.js
/** Reviews, their findings and their traces. */












const reviewId = schemas/* strictObject */.rej({ id: values/* ReviewId */.kt });
const PREFER = schemas/* string */.YjP()
    .optional()
    .meta({
    description: `\`wait=N\` (RFC 7240): answer as soon as the review is complete or failed, after N seconds at the latest. More than ${contract_limits/* LIMITS */.b.MAX_WAIT_SECONDS} counts as ${contract_limits/* LIMITS */.b.MAX_WAIT_SECONDS}; anything else is passed over.`,
});
const AT_TIMES = {
    'Retry-After': 'Seconds to wait before asking again; while queued.',
    'Preference-Applied': '`wait=N`, where the preference was honoured.',
};
const REVIEWS = {
    giveEvidence: {
        id: 'giveEvidence',
        method: 'post',
        path: '/v1/evidence',
        summary: 'Give a report of another tool, of the tests or of what they executed, for reviews of a head.',
        scope: 'reviews:write',
        query: given_evidence/* EvidenceQuery */.KI,
        headers: schemas/* object */.Ikc({
            'Content-Encoding': schemas/* enum */.k5n(['gzip', 'identity'])
                .optional()
                .meta({ description: '`gzip`: the body is compressed. The limit counts what it holds.' }),
        }),
        body: {
            type: 'application/octet-stream',
            schema: schemas/* string */.YjP()
                .min(1)
                .meta({
                id: 'Report',
                description: `The report in UTF-8, at most ${contract_limits/* LIMITS */.b.MAX_EVIDENCE_BYTES / 1024 / 1024} MiB. Any other Content-Type is taken too.`,
            }),
        },
        success: { status: 201, schema: given_evidence/* EvidenceReceipt */.Av },
        errors: ['E_REQ_001', 'E_REQ_003'],
    },
    createReview: {
        id: 'createReview',
        method: 'post',
        path: '/v1/reviews',
        summary: 'Trigger a review of a pull request.',
        scope: 'reviews:write',
        headers: schemas/* object */.Ikc({ 'Idempotency-Key': schemas/* string */.YjP().min(1).max(255).optional(), Prefer: PREFER }),
        body: createJsonBody(review/* CreateReview */.H3),
        success: {
            status: 202,
            // Without `Prefer: wait` it is the queued shape.
            schema: review/* Review */.p_,
            headers: { Location: 'The address of the review.' },
            headersAtTimes: AT_TIMES,
        },
        errors: [
            'E_REQ_001',
            'E_REQ_002',
            'E_REQ_003',
            'E_AC_001',
            'E_AC_002',
            'E_POL_001',
            'E_TOK_001',
            'E_TOK_002',
            'E_IDEM_001',
            'E_RATE_001',
            'E_UP_001',
        ],
    },
    getReview: {
        id: 'getReview',
        method: 'get',
        path: '/v1/reviews/{id}',
        summary: 'Read a review; used for polling.',
        scope: 'reviews:read',
        params: reviewId,
        headers: schemas/* object */.Ikc({ Prefer: PREFER }),
        success: {
            status: 200,
            schema: review/* Review */.p_,
            headers: { ETag: 'Changes when the review does.' },
            headersAtTimes: AT_TIMES,
        },
        errors: ['E_NF_001'],
    },
    listReviews: {
        id: 'listReviews',
        method: 'get',
        path: '/v1/reviews',
        summary: 'List reviews, newest first.',
        scope: 'reviews:read',
        query: review/* ReviewFilter */.Py.extend(page/* PageQuery */.K3.shape),
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(review/* Review */.p_) },
        errors: ['E_REQ_001'],
    },
    listWaiting: {
        id: 'listWaiting',
        method: 'get',
        path: '/v1/waiting',
        summary: 'List what waits for a person: of each pull request that is not known to be closed the newest verdict, where it is needs-review.',
        scope: 'reviews:read',
        query: review/* WaitingFilter */.q1.extend(page/* PageQuery */.K3.shape),
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(review/* CompletedReview */.WT) },
        errors: ['E_REQ_001'],
    },
    getTrends: {
        id: 'getTrends',
        method: 'get',
        path: '/v1/trends',
        summary: 'Read by week how many pull requests were reviewed first, how many the gate opened for, how long that took, and how many criteria were met at first.',
        scope: 'reviews:read',
        query: TrendFilter,
        success: { status: 200, schema: Trends },
        errors: ['E_REQ_001'],
    },
    listFindings: {
        id: 'listFindings',
        method: 'get',
        path: '/v1/findings',
        summary: 'List the findings of a review by file, first line, plane and id.',
        scope: 'findings:read',
        query: finding/* FindingFilter */.Yn.extend(page/* PageQuery */.K3.shape),
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(finding/* Finding */.wI) },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    getFinding: {
        id: 'getFinding',
        method: 'get',
        path: '/v1/findings/{id}',
        summary: 'Read one finding.',
        scope: 'findings:read',
        params: schemas/* strictObject */.rej({ id: values/* FindingId */.VJ }),
        success: { status: 200, schema: finding/* Finding */.wI },
        errors: ['E_NF_001'],
    },
    listSpans: {
        id: 'listSpans',
        method: 'get',
        path: '/v1/reviews/{id}/spans',
        summary: 'List what became of every changed line, the heaviest parts first, then by file and first line.',
        scope: 'findings:read',
        params: reviewId,
        query: span/* SpanFilter */.fE.extend(page/* PageQuery */.K3.shape),
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(span/* Span */.L9) },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    listSignatures: {
        id: 'listSignatures',
        method: 'get',
        path: '/v1/reviews/{id}/signatures',
        summary: 'List what people answered for on the pull request, and whether it holds, in the order it was said.',
        scope: 'reviews:read',
        params: reviewId,
        query: page/* PageQuery */.K3,
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(people/* Signature */.to) },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    getTrace: {
        id: 'getTrace',
        method: 'get',
        path: '/v1/reviews/{id}/trace',
        summary: 'Read the audit trace of a review, as JSON or as a page.',
        scope: 'findings:read',
        params: reviewId,
        query: schemas/* strictObject */.rej({ expires: schemas/* string */.YjP().optional(), signature: schemas/* string */.YjP().optional() }),
        success: { status: 200, schema: trace/* Trace */.Cn, orText: 'text/html', headers: { Vary: 'Accept' } },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    createTraceLink: {
        id: 'createTraceLink',
        method: 'post',
        path: '/v1/reviews/{id}/trace-links',
        summary: 'Make a link that opens the trace without a bearer until it expires.',
        scope: 'findings:read',
        params: reviewId,
        success: { status: 201, schema: trace/* TraceLink */.Qe },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
};
//# sourceMappingURL=reviews.js.map
// EXTERNAL MODULE: ./build/src/contract/audit.js
var audit = __webpack_require__(52583);
// EXTERNAL MODULE: ./build/src/contract/provider-token.js
var provider_token = __webpack_require__(39847);
// EXTERNAL MODULE: ./build/src/contract/rehearsal.js
var rehearsal = __webpack_require__(42579);
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
;// CONCATENATED MODULE: ./build/src/contract/endpoints/tenant.js
/** What a tenant can configure: its settings, its policies and its provider tokens. */







const named = schemas/* strictObject */.rej({ name: tenant/* PolicyName */.ys });
const provider = schemas/* strictObject */.rej({ provider: provider_token/* ProviderName */.Jd });
const TENANT = {
    getTenant: {
        id: 'getTenant',
        method: 'get',
        path: '/v1/tenant',
        summary: 'Read the tenant and its settings.',
        scope: 'admin',
        success: { status: 200, schema: tenant/* Tenant */.b1 },
        errors: [],
    },
    patchTenant: {
        id: 'patchTenant',
        method: 'patch',
        path: '/v1/tenant',
        summary: 'Change settings of the tenant.',
        scope: 'admin',
        body: createJsonBody(tenant/* TenantPatch */.NE),
        success: { status: 200, schema: tenant/* Tenant */.b1 },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
    },
    listPolicies: {
        id: 'listPolicies',
        method: 'get',
        path: '/v1/policies',
        summary: "List the tenant's own policies by name; the built-in ones are not among them.",
        scope: 'admin',
        query: page/* PageQuery */.K3,
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(tenant/* PolicySummary */.NM) },
        errors: ['E_REQ_001'],
    },
    getPolicy: {
        id: 'getPolicy',
        method: 'get',
        path: '/v1/policies/{name}',
        summary: 'Read a policy.',
        scope: 'admin',
        params: named,
        success: { status: 200, schema: tenant/* Policy */.PE },
        errors: ['E_NF_001'],
    },
    putPolicy: {
        id: 'putPolicy',
        method: 'put',
        path: '/v1/policies/{name}',
        summary: 'Create or replace a policy; also as application/yaml.',
        scope: 'admin',
        params: named,
        body: { ...createJsonBody(tenant/* PolicyPut */.o1), orText: 'application/yaml' },
        success: { status: 200, schema: tenant/* Policy */.PE },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
    },
    deletePolicy: {
        id: 'deletePolicy',
        method: 'delete',
        path: '/v1/policies/{name}',
        summary: "Remove a policy; the tenant's default is refused.",
        scope: 'admin',
        params: named,
        success: { status: 204 },
        errors: ['E_NF_001', 'E_POL_001'],
    },
    listProviderTokens: {
        id: 'listProviderTokens',
        method: 'get',
        path: '/v1/provider-tokens',
        summary: 'List which provider tokens there are; never the tokens.',
        scope: 'admin',
        success: { status: 200, schema: schemas/* strictObject */.rej({ data: schemas/* array */.YOg(provider_token/* ProviderToken */.r3) }) },
        errors: [],
    },
    putProviderToken: {
        id: 'putProviderToken',
        method: 'put',
        path: '/v1/provider-tokens/{provider}',
        summary: 'Set a provider token; write-only, encrypted at rest.',
        scope: 'admin',
        params: provider,
        body: createJsonBody(provider_token/* ProviderTokenPut */.we),
        success: { status: 204 },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
    deleteProviderToken: {
        id: 'deleteProviderToken',
        method: 'delete',
        path: '/v1/provider-tokens/{provider}',
        summary: 'Remove a provider token.',
        scope: 'admin',
        params: provider,
        success: { status: 204 },
        errors: ['E_NF_001'],
    },
    exportAudit: {
        id: 'exportAudit',
        method: 'get',
        path: '/v1/audit',
        summary: 'Export what was decided in a period, a line for each completed review, oldest first.',
        scope: 'admin',
        query: audit/* AuditPeriod */.b,
        success: { status: 200, type: 'application/x-ndjson', schema: audit/* AuditEntry */.E },
        errors: ['E_REQ_001'],
    },
    simulatePolicy: {
        id: 'simulatePolicy',
        method: 'post',
        path: '/v1/policies:simulate',
        summary: 'Review a pull request under a policy without any effect: nothing is kept, no event is sent.',
        scope: 'admin',
        body: createJsonBody(rehearsal/* SimulatePolicy */.zp),
        success: { status: 200, schema: rehearsal/* Simulation */.gc },
        errors: [
            'E_REQ_001',
            'E_REQ_002',
            'E_REQ_003',
            'E_AC_001',
            'E_AC_002',
            'E_POL_001',
            'E_TOK_001',
            'E_TOK_002',
            'E_RATE_001',
            'E_UP_001',
        ],
    },
    lintTicket: {
        id: 'lintTicket',
        method: 'post',
        path: '/v1/tickets:lint',
        summary: 'Say how each acceptance criterion of a ticket would be read, and what of it would be none.',
        scope: 'reviews:write',
        body: createJsonBody(rehearsal/* LintTicket */.KY),
        success: { status: 200, schema: rehearsal/* TicketLint */.qY },
        errors: ['E_REQ_001', 'E_REQ_002', 'E_REQ_003', 'E_AC_002', 'E_TOK_001', 'E_TOK_002', 'E_RATE_001', 'E_UP_001'],
    },
};
//# sourceMappingURL=tenant.js.map
;// CONCATENATED MODULE: ./build/src/contract/inbound.js
/** Events that GitHub sends, and the answers to them. */

/** The answer to an event: accepted, or ignored with the reason. */
const InboundAnswer = schemas/* strictObject */.rej({ status: schemas/* enum */.k5n(['accepted', 'ignored']), detail: schemas/* string */.YjP() })
    .meta({ id: 'InboundAnswer' });
//# sourceMappingURL=inbound.js.map
;// CONCATENATED MODULE: ./build/src/contract/webhook.js
/** Webhooks: subscriptions, deliveries and the events themselves, signed according to Standard Webhooks. */



const EventKind = schemas/* enum */.k5n(['review.completed', 'review.failed']).meta({ id: 'EventKind' });
/** Body of `POST /v1/webhooks`. */
const CreateWebhook = schemas/* strictObject */.rej({ url: schemas/* url */.OZ5().max(2048), events: schemas/* array */.YOg(EventKind).min(1) })
    .meta({ id: 'CreateWebhook' });
/** A subscription. */
const Webhook = schemas/* strictObject */.rej({
    id: values/* WebhookId */.df,
    url: schemas/* url */.OZ5(),
    events: schemas/* array */.YOg(EventKind),
    status: schemas/* enum */.k5n(['active', 'disabled']),
    reason: schemas/* string */.YjP().nullable(),
    created_at: values/* Timestamp */.Dc,
})
    .meta({ id: 'Webhook' });
/** A subscription with its signing secret. Only the responses to creation and rotation contain it. */
const WebhookWithSecret = Webhook.extend({
    secret: schemas/* string */.YjP().regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/u),
}).meta({ id: 'WebhookWithSecret' });
/** One delivery of an event and its state. */
const Delivery = schemas/* strictObject */.rej({
    id: values/* DeliveryId */.a,
    event: EventKind,
    review_id: values/* ReviewId */.kt.nullable(),
    attempt: schemas/* int */.Whr().min(0),
    status: schemas/* enum */.k5n(['pending', 'delivered', 'failed']),
    response_status: schemas/* int */.Whr().nullable(),
    reason: schemas/* string */.YjP().nullish().meta({
        description: 'Why the last attempt failed, and what to do; null if it did not. Services of before leave it out.',
    }),
    next_attempt_at: values/* Timestamp */.Dc.nullable(),
    created_at: values/* Timestamp */.Dc,
})
    .meta({ id: 'Delivery' });
/** Body of a delivery. */
const ReviewEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('review.completed'), timestamp: values/* Timestamp */.Dc, data: review/* CompletedReview */.WT }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('review.failed'), timestamp: values/* Timestamp */.Dc, data: review/* FailedReview */.QD }),
])
    .meta({ id: 'ReviewEvent' });
//# sourceMappingURL=webhook.js.map
;// CONCATENATED MODULE: ./build/src/contract/endpoints/webhooks.js
/** Subscriptions to events. */






const webhookId = schemas/* strictObject */.rej({ id: values/* WebhookId */.df });
const WEBHOOKS = {
    createWebhook: {
        id: 'createWebhook',
        method: 'post',
        path: '/v1/webhooks',
        summary: 'Subscribe to events; the signing secret is shown once.',
        scope: 'webhooks:write',
        body: createJsonBody(CreateWebhook),
        success: { status: 201, schema: WebhookWithSecret },
        errors: ['E_REQ_001', 'E_REQ_003'],
    },
    listWebhooks: {
        id: 'listWebhooks',
        method: 'get',
        path: '/v1/webhooks',
        summary: 'List subscriptions.',
        scope: 'webhooks:write',
        query: page/* PageQuery */.K3,
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(Webhook) },
        errors: ['E_REQ_001'],
    },
    getWebhook: {
        id: 'getWebhook',
        method: 'get',
        path: '/v1/webhooks/{id}',
        summary: 'Read a subscription.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 200, schema: Webhook },
        errors: ['E_NF_001'],
    },
    deleteWebhook: {
        id: 'deleteWebhook',
        method: 'delete',
        path: '/v1/webhooks/{id}',
        summary: 'End a subscription.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 204 },
        errors: ['E_NF_001'],
    },
    testWebhook: {
        id: 'testWebhook',
        method: 'post',
        path: '/v1/webhooks/{id}/test',
        summary: 'Send a test delivery; one that arrives makes a disabled subscription active again.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 200, schema: Delivery },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
    listDeliveries: {
        id: 'listDeliveries',
        method: 'get',
        path: '/v1/webhooks/{id}/deliveries',
        summary: 'List the deliveries of a subscription, newest first.',
        scope: 'webhooks:write',
        params: webhookId,
        query: page/* PageQuery */.K3,
        success: { status: 200, schema: (0,page/* createPageSchema */.$j)(Delivery) },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    rotateWebhook: {
        id: 'rotateWebhook',
        method: 'post',
        path: '/v1/webhooks/{id}/rotate',
        summary: 'Give a subscription a new signing secret, shown once.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 200, schema: WebhookWithSecret },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
    receiveGithub: {
        id: 'receiveGithub',
        method: 'post',
        path: '/webhooks/github',
        summary: "Take an event of GitHub, signed with the App's webhook secret.",
        scope: null,
        headers: schemas/* object */.Ikc({
            'X-GitHub-Event': schemas/* string */.YjP().min(1).max(100),
            'X-GitHub-Delivery': schemas/* string */.YjP().min(1).max(100),
            'X-Hub-Signature-256': schemas/* string */.YjP().max(100).optional(),
        }),
        body: createJsonBody(schemas/* looseObject */._H3({})),
        success: { status: 202, schema: InboundAnswer },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_AUTH_001'],
    },
};
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/contract/endpoints.js
/**
 * Every operation of the service: method, path, scope, inputs and outputs. The routes and the OpenAPI document are
 * built from this table.
 */




const { mintToken, ...about } = ABOUT;
const ENDPOINTS = { mintToken, ...REVIEWS, ...WEBHOOKS, ...TENANT, ...about };
//# sourceMappingURL=endpoints.js.map
;// CONCATENATED MODULE: ./build/src/service/api/http/scope.js
/** The symbol by which Fastify reads a plugin's name (see its documentation of plugins). */
const DISPLAY_NAME = Symbol.for('fastify.display-name');
/**
 * Registers settings for some routes only. A name is given because Fastify otherwise searches all loaded modules for
 * one.
 */
function openScope(app, name, fill) {
    app.register(Object.assign(async (scope) => fill(scope), { [DISPLAY_NAME]: name }));
}
//# sourceMappingURL=scope.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/service/api/http/problem.js
var problem = __webpack_require__(97272);
;// CONCATENATED MODULE: ./build/src/service/api/http/media.js
/** Bodies must be UTF-8. JSON allows nothing else (RFC 8259 §8.1), and a body in another charset would be misread. */


const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/iu;
/** US-ASCII is a subset of UTF-8. */
const TAKEN = new Set(['utf-8', 'utf8', 'us-ascii']);
const GZIP = /^\s*(?:x-)?gzip\s*$/iu;
const IDENTITY = /^\s*(?:identity)?\s*$/iu;
/** Returns the fault of a Content-Type that names another charset; null if it names none, or UTF-8. */
function checkCharset(contentType) {
    const charset = CHARSET.exec(contentType ?? '')?.[1];
    if (charset === undefined || TAKEN.has(charset.toLowerCase()))
        return null;
    return new problem/* ServiceError */._7('E_REQ_001', 'The Content-Type names another charset than UTF-8. Send the body in UTF-8.', {
        status: 415,
    });
}
/** Decodes a body; null if it is not valid UTF-8. Invalid bytes are never replaced by other characters. */
function readUtf8(body) {
    return (0,external_node_buffer_.isUtf8)(body) ? body.toString('utf8') : null;
}
/** Returns the fault of a body that is not valid UTF-8. */
function createNotUtf8Error() {
    return new problem/* ServiceError */._7('E_REQ_001', 'The request is malformed: the body is not valid UTF-8.');
}
/** Whether a Content-Encoding is gzip alone. */
function isGzip(encoding) {
    return encoding !== undefined && GZIP.test(encoding);
}
/**
 * Refuses compressed bodies, but for calls that take gzip: a body that is never decompressed cannot exceed the size limit (RFC 9110 §8.4, §15.5.16).
 */
function refuseEncodings(app) {
    app.addHook('preParsing', async ({ method, headers: { 'content-encoding': encoding }, routeOptions }) => {
        if (method === 'GET' || method === 'HEAD' || encoding === undefined || IDENTITY.test(encoding))
            return;
        if (routeOptions.config.gzip === true && isGzip(encoding))
            return;
        throw new problem/* ServiceError */._7('E_REQ_001', 'The body has a Content-Encoding, and none is taken. Send it as it is.', {
            status: 415,
            headers: { 'Accept-Encoding': 'identity' },
        });
    });
}
/** Accepts bodies of a media type as text, and converts them with `read`. */
function acceptText(app, mediaType, read) {
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = checkCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(createNotUtf8Error(), undefined);
        else
            done(null, read(text));
    });
}
//# sourceMappingURL=media.js.map
;// CONCATENATED MODULE: ./build/src/service/console/form.js

/** The media type of a form. */
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The API accepts a text of 64 KiB, which may be up to three times as long in a form. */
const MAX_FORM_BYTES = 208 * 1024;
const LINE_ENDS = /\r\n?/gu;
function createFields(first) {
    return {
        word: (name) => {
            const word = first(name).trim();
            return word === '' ? undefined : word;
        },
        text: (name) => first(name).replace(LINE_ENDS, '\n'),
    };
}
/** Returns the fields of a request's query. */
function readQueryFields({ url }) {
    const at = url.indexOf('?');
    const parameters = new URLSearchParams(at < 0 ? '' : url.slice(at));
    return createFields((name) => parameters.get(name) ?? '');
}
/** Returns the fields of a request's form; none without a form. */
function readFormFields({ body }) {
    const parameters = body instanceof URLSearchParams ? body : new URLSearchParams();
    return createFields((name) => parameters.get(name) ?? '');
}
/** Accepts forms and no other bodies. */
function acceptForms(app) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = checkCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(createNotUtf8Error(), undefined);
        else
            done(null, new URLSearchParams(text));
    });
}
//# sourceMappingURL=form.js.map
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/src/contract/errors.js
var contract_errors = __webpack_require__(68081);
;// CONCATENATED MODULE: ./build/src/service/console/paths.js
/** The addresses of the console's pages, and the way from one to another. */

/** The prefix of all pages except the sign-in, which is at `/`. */
const CONSOLE = '/console';
/** The first page after sign-in. */
const HOME = `${CONSOLE}/reviews`;
/** What waits for a person. */
const WAITING = `${CONSOLE}/waiting`;
/** How reviews went, by week. */
const TRENDS = `${CONSOLE}/trends`;
/** Returns the path of a review's report for signed-in users. */
function buildReportPath(reviewId) {
    return `${HOME}/${reviewId}/report`;
}
/** Adds a query to a path. */
function appendQuery(path, query) {
    const entries = Object.entries(query).flatMap(([name, value]) => value === undefined || value === '' ? [] : [[name, value]]);
    return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
/** Returns the prefix of every path if the service is not at the root of its host; empty if it is. */
function readPathPrefix(publicUrl) {
    return (0,base_url/* withoutEndSlashes */.he)((0,base_url/* parseUrl */.Dl)(publicUrl)?.pathname ?? '');
}
/**
 * Returns the path after sign-in: one of the console's own, otherwise its first page. It never leads to another site.
 */
function resolveNextPath(asked) {
    const url = asked?.startsWith(`${CONSOLE}/`) === true ? (0,base_url/* parseUrl */.Dl)(asked, 'http://console.invalid') : null;
    if (url === null || url.host !== 'console.invalid' || !url.pathname.startsWith(`${CONSOLE}/`))
        return HOME;
    return `${url.pathname}${url.search}`;
}
//# sourceMappingURL=paths.js.map
;// CONCATENATED MODULE: ./build/src/service/console/api.js



/** The token is no longer valid: it has expired, or its client was revoked. */
class SessionEndedError extends Error {
    name = 'SessionEndedError';
}
/** The API refused a request. */
class ApiError extends problem/* ServiceError */._7 {
    operation;
    constructor(operation, problem, headers) {
        const { code, detail, status, errors } = problem;
        super(code, detail, { status, headers, ...(errors === undefined ? {} : { errors }) });
        this.operation = operation;
    }
}
const CLOSING = 'FST_ERR_REOPENED_CLOSE_SERVER';
/**
 * Returns whether the application refused a call because it is closing. It then still answers network requests but no
 * internal calls.
 */
function isClosing(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === CLOSING;
}
/**
 * Makes a call within the process, with the caller's address and request id, so that limits and the log identify the
 * caller.
 */
async function inject(app, { id, ip }, call) {
    const { method, url, headers, payload } = call;
    const options = { method, url, remoteAddress: ip, headers: { ...headers, 'x-request-id': id } };
    try {
        return await app.inject(payload === undefined ? options : { ...options, payload });
    }
    catch (cause) {
        if (!isClosing(cause))
            throw cause;
        const detail = 'This process of the service is stopping. Load the page again.';
        throw new problem/* ServiceError */._7('E_INT_001', detail, { status: 503, headers: { 'Retry-After': '1' }, cause });
    }
}
const NAMED = /\{(\w+)\}/gu;
const PASSED_ON = ['retry-after'];
const selectPassedHeaders = ({ headers }) => Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (PASSED_ON.includes(name) ? [[name, String(value)]] : [])));
/** Converts an error response to a fault. */
function toApiError(operation, answer) {
    const { statusCode, payload } = answer;
    const { data } = contract_errors/* Problem */.AF.safeParse(JSON.parse(payload));
    const unknown = {
        code: 'E_INT_001',
        detail: 'The answer could not be read. Try again.',
        status: statusCode,
    };
    return new ApiError(operation, data ?? unknown, selectPassedHeaders(answer));
}
/**
 * Encodes a part of a path. A part of only dots would change the path even if encoded (URL, "double-dot path segment"),
 * so it is refused.
 */
function encodeSegment(text) {
    if (/^\.{1,2}$/u.test(text))
        throw (0,problem/* createNotFoundError */.e2)('page');
    return encodeURIComponent(text);
}
/** Creates the API for the bearer of a token. */
function createApi(app, request, token) {
    const perform = async (operation, { params = {}, query = {}, body, headers }, accept) => {
        const path = operation.path.replaceAll(NAMED, (_, name) => encodeSegment(params[name] ?? ''));
        const answer = await inject(app, request, {
            method: operation.method,
            url: appendQuery(path, query),
            headers: {
                accept,
                authorization: `Bearer ${token}`,
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                ...headers,
            },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        });
        if (answer.statusCode === 401)
            throw new SessionEndedError('the access token is not good any more');
        return answer;
    };
    const succeed = async (operation, asked) => {
        const answer = await perform(operation, asked, 'application/json');
        if (answer.statusCode !== operation.success.status)
            throw toApiError(operation, answer);
        return answer.payload;
    };
    return {
        ask: async (operation, asked = {}) => operation.success.schema.parse(JSON.parse(await succeed(operation, asked))),
        tell: async (operation, asked = {}) => {
            await succeed(operation, asked);
        },
        report: async (id) => {
            const operation = ENDPOINTS.getTrace;
            const answer = await perform(operation, { params: { id } }, 'text/html');
            if (answer.statusCode === 200) {
                return { html: answer.payload, contentSecurityPolicy: String(answer.headers['content-security-policy']) };
            }
            if (answer.statusCode === 404)
                return null;
            if (answer.statusCode === 503) {
                // The next response may differ: the trace is available as JSON while its page is being built.
                const detail = 'The report cannot be shown this moment. The page asks for it again by itself.';
                throw new ApiError(operation, { code: 'E_INT_001', detail, status: 503 }, selectPassedHeaders(answer));
            }
            // The HTML error page is for people without a session, so the JSON error is requested instead.
            throw toApiError(operation, await perform(operation, { params: { id } }, 'application/json'));
        },
    };
}
//# sourceMappingURL=api.js.map
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/contract/scopes.js
var contract_scopes = __webpack_require__(22151);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/service/console/parts.js
/** The parts that the console's pages are put together of. What other people wrote goes through `told`. */



/**
 * Renders one line of untrusted text. Invisible characters are shown, and its text direction does not affect what
 * follows.
 */
const renderText = (text) => (0,html/* html */.q) `<bdi>${(0,base_text/* oneLine */.TN)(text)}</bdi>`;
/** The same for several lines. */
const escapeText = (text) => (0,base_text/* visible */.RK)(text);
/**
 * Renders a table. On a narrow screen the cells of a row follow each other in few lines; it is still a row for screen
 * readers. The first cell is the row's header.
 */
function renderTable(caption, columns, rows) {
    const kind = ({ number = false, narrow }) => {
        const names = [number ? 'number' : '', narrow === undefined ? '' : `narrow-${narrow}`].filter((name) => name !== '');
        return names.length === 0 ? null : (0,html/* html */.q) ` class="${names.join(' ')}"`;
    };
    const heads = columns.map((column) => (0,html/* html */.q) `<th role="columnheader" scope="col"${kind(column)}>${column.title}</th>`);
    const cell = (piece, at) => {
        const column = columns[at] ?? { title: '' };
        const label = (0,html/* html */.q) ` data-label="${column.title}"${kind(column)}`;
        return at === 0
            ? (0,html/* html */.q) `<th role="rowheader" scope="row"${label}><span>${piece}</span></th>`
            : (0,html/* html */.q) `<td role="cell"${label}><span>${piece}</span></td>`;
    };
    return (0,html/* html */.q) `<table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => (0,html/* html */.q) `<tr role="row">${row.map(cell)}</tr>\n`)}</tbody>
</table>
`;
}
/** Renders facts by name. Those that are null are left out. */
function renderFacts(entries) {
    const shown = entries.filter(([, value]) => value !== null);
    return (0,html/* html */.q) `<dl class="facts">${shown.map(([name, value]) => (0,html/* html */.q) `<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>\n`;
}
const TONES = {
    'auto-approve': 'good',
    delivered: 'good',
    active: 'good',
    addressed: 'good',
    tested: 'good',
    proved: 'good',
    signed: 'good',
    weak: 'wait',
    unmet: 'bad',
    contradicted: 'bad',
    'needs-review': 'wait',
    unaccounted: 'wait',
    opaque: 'bad',
    warn: 'wait',
    queued: 'wait',
    pending: 'wait',
    'request-changes': 'bad',
    error: 'bad',
    failed: 'bad',
    disabled: 'bad',
};
/** Renders a value of the contract: a status, a verdict, a severity. The colour adds no information to the word. */
function renderBadge(word) {
    return (0,html/* html */.q) `<span class="badge ${TONES[word] ?? ''}">${word}</span>`;
}
/** Renders a time to the second, in UTC. In the tables of a narrow screen only the day is seen. */
function renderTimestamp(timestamp) {
    const [day = '', time = ''] = timestamp.split('T');
    return (0,html/* html */.q) `<time datetime="${timestamp}">${day} <span class="clock">${time.slice(0, 8)} UTC</span></time>`;
}
/** Renders a probability as a bar and a number. */
function renderProbability(value, label) {
    return (0,html/* html */.q) `<span class="whole"><meter min="0" max="1" value="${value}" aria-label="${label}"></meter> ${(0,verdict/* formatNumber */.ZV)(value)}</span>`;
}
/** Returns the attributes that all fields share, and the text below a field. */
function renderFieldParts({ name, hint, wrong, required = false }) {
    const below = [hint === undefined ? '' : `${name}-hint`, wrong === undefined ? '' : `${name}-wrong`].filter((id) => id !== '');
    const attributes = (0,html/* html */.q) ` id="${name}" name="${name}"${required ? (0,html/* html */.q) ` required` : null}${wrong === undefined ? null : (0,html/* html */.q) ` aria-invalid="true"`}${below.length === 0 ? null : (0,html/* html */.q) ` aria-describedby="${below.join(' ')}"`}`;
    const words = (0,html/* html */.q) `${hint === undefined ? null : (0,html/* html */.q) `<span class="hint" id="${name}-hint">${hint}</span>`}${wrong === undefined ? null : (0,html/* html */.q) `<span class="wrong" id="${name}-wrong">${escapeText(wrong)}</span>`}`;
    return { attributes, words };
}
/** Renders a field of one line. The browser does not store its input. */
function renderField(options) {
    const { name, label, value = '', type = 'text', inputMode, maxLength } = options;
    const { attributes, words } = renderFieldParts(options);
    const mode = inputMode === undefined ? null : (0,html/* html */.q) ` inputmode="${inputMode}"`;
    const length = maxLength === undefined ? null : (0,html/* html */.q) ` maxlength="${maxLength}"`;
    return (0,html/* html */.q) `<div class="field"><label for="${name}">${label}</label><input type="${type}"${attributes}${mode}${length} autocomplete="off" autocapitalize="none" spellcheck="false" value="${value}">${words}</div>
`;
}
/** Renders a field of several lines. */
function renderTextArea(options) {
    const { name, label, value = '' } = options;
    const { attributes, words } = renderFieldParts(options);
    // A first line break is not part of the value (HTML, "the textarea element").
    return (0,html/* html */.q) `<div class="field"><label for="${name}">${label}</label>${words}<textarea${attributes} spellcheck="false" autocapitalize="none">
${value}</textarea></div>
`;
}
/** Renders a choice of several values; the first option stands for none of them. */
function renderSelect({ name, label, value = '' }, words, none = 'any') {
    const options = words.map((word) => (0,html/* html */.q) `<option${word === value ? (0,html/* html */.q) ` selected` : null}>${word}</option>`);
    return (0,html/* html */.q) `<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${none}</option>${options}</select></div>
`;
}
/**
 * Renders the filters of a list: a form that is sent with GET. On a narrow screen they are folded, unless one is in use.
 * @param clear where the list is without them; null if none is in use
 */
function renderFilters(action, fields, clear) {
    return (0,html/* html */.q) `<details class="filters"${clear === null ? null : (0,html/* html */.q) ` open`}><summary>Filters</summary>
<form class="filter" method="get" action="${action}">
${fields}<div class="actions"><button>Filter</button>${clear === null ? null : (0,html/* html */.q) ` <a href="${clear}">Clear</a>`}</div>
</form></details>
`;
}
/** Renders a note. Screen readers announce errors at once. */
function renderNote(tone, body) {
    return (0,html/* html */.q) `<div class="note ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${body}</div>\n`;
}
/** Renders a fault; by field if it names more than one. */
function renderErrorNote({ code, message, errors = [] }) {
    const each = errors.map(({ pointer, detail }) => (0,html/* html */.q) `<li><code>${escapeText(pointer)}</code> ${escapeText(detail)}</li>`);
    // The message of several faults repeats each of them, so the title is used instead.
    const [words, list] = errors.length > 1 ? [`${contract_errors/* ERRORS */.Sr[code].title}:`, (0,html/* html */.q) `<ul>${each}</ul>`] : [message, null];
    return renderNote('bad', (0,html/* html */.q) `<p>${escapeText(words)} <span class="soft">${code}</span></p>${list}`);
}
/** Returns the fault of a form's field, by the API's pointer to it. */
function findFieldError(fault, pointer) {
    return fault?.errors?.find((one) => one.pointer === pointer)?.detail;
}
/** Renders the command that creates a client; lines break only between options. */
function renderCreateClientCommand(scopes) {
    return (0,html/* html */.q) `<code>review-gate client create <span class="whole">--tenant NAME</span> <span class="whole">--scope "${scopes}"</span></code>`;
}
/** Explains that the client's scopes do not allow something, and which scope is needed. */
function renderMissingScope({ clientId, scopes }, scope) {
    const has = [...scopes].map((one, at) => (0,html/* html */.q) `${at === 0 ? null : ', '}<code>${one}</code>`);
    return renderNote('plain', (0,html/* html */.q) `<p>This needs the scope <code>${scope}</code> (${contract_scopes/* SCOPES */.i[scope].replace(/\.$/u, '')}). The client <code>${clientId}</code> has ${scopes.size === 0 ? 'none' : has}.</p>
<p>Sign in as a client that has it. The operator makes one with ${renderCreateClientCommand(`${scope} …`)}.</p>`);
}
/** Renders the links to the next page of a list and to its first page. */
function renderPaging(first, next) {
    if (first === null && next === null)
        return null;
    return (0,html/* html */.q) `<nav class="pages" aria-label="Pages of the list">${first === null ? null : (0,html/* html */.q) `<a class="button" href="${first}">First page</a>`}${next === null ? null : (0,html/* html */.q) `<a class="button" href="${next}" rel="next">Next page</a>`}</nav>
`;
}
//# sourceMappingURL=parts.js.map
;// CONCATENATED MODULE: ./build/src/service/console/new-review.js
/** A form that starts a review. */





const PATH = '/reviews/new';
const WHOLE = /^\d{1,10}$/u;
/** Returns a number if the text is one; otherwise the text, which the API refuses with a message. */
function toNumber(text) {
    return text !== undefined && WHOLE.test(text) ? Number(text) : text;
}
function renderForm({ form, query, to, fresh }, fault) {
    const value = (name) => form.word(name) ?? query.word(name);
    const wrong = (name) => findFieldError(fault, `/${name}`);
    return (0,html/* html */.q) `<form class="stack" method="post" action="${to(`${CONSOLE}${PATH}`)}">
<input type="hidden" name="key" value="${form.word('key') === undefined || fault !== null ? fresh() : (form.word('key') ?? '')}">
<div class="fields-2">
${renderField({ name: 'repo', label: 'Repository', hint: '<owner>/<name>', value: value('repo'), wrong: wrong('repo'), required: true })}
${renderField({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric', required: true })}
</div>
${renderField({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS })}
${renderField({ name: 'policy', label: 'Policy', hint: "Empty: the tenant's default", value: value('policy'), wrong: wrong('policy'), maxLength: contract_limits/* LIMITS */.b.MAX_POLICY_NAME_CHARACTERS })}
<div class="check"><input type="checkbox" id="dry_run" name="dry_run" value="1"${value('dry_run') === undefined ? null : (0,html/* html */.q) ` checked`}><label for="dry_run">Dry run: everything but the verdict is kept</label></div>
<div class="actions"><button class="main">Start the review</button></div>
</form>
`;
}
/** Registers the form and its action. */
function registerNewReviewPage(pages) {
    const buildView = (visit, fault) => {
        const { principal, to } = visit;
        const about = { title: 'New review', trail: [['Reviews', to(HOME)]] };
        if (!principal.scopes.has('reviews:write')) {
            return { ...about, body: renderMissingScope(principal, 'reviews:write'), status: 403 };
        }
        const body = [fault === null ? null : renderErrorNote(fault), renderForm(visit, fault)];
        return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
    };
    pages.get(PATH, async (visit) => buildView(visit, null));
    pages.post(PATH, async (visit) => {
        const { api, form } = visit;
        const key = form.word('key');
        try {
            const { id } = await api.ask(ENDPOINTS.createReview, {
                // If the form is sent twice, only one review is created.
                headers: key === undefined ? {} : { 'idempotency-key': key },
                body: {
                    repo: form.word('repo') ?? '',
                    pr: toNumber(form.word('pr')),
                    ticket: form.word('ticket'),
                    policy: form.word('policy'),
                    dry_run: form.word('dry_run') !== undefined,
                },
            });
            return { path: `${HOME}/${id}` };
        }
        catch (cause) {
            if (!(cause instanceof ApiError) || cause.code === 'E_AUTH_002')
                throw cause;
            return buildView(visit, cause);
        }
    });
}
//# sourceMappingURL=new-review.js.map
// EXTERNAL MODULE: ./build/src/service/api/http/html.js
var http_html = __webpack_require__(16250);
// EXTERNAL MODULE: ./build/src/report/page/page.js + 1 modules
var page_page = __webpack_require__(10907);
;// CONCATENATED MODULE: ./build/src/service/api/pages/notice.js
/** A small page that says what happened and what to do next. */

const STYLE = `
body { max-width: 40rem; padding: clamp(1rem, 6vh, 4rem) 1rem; }
p { margin: 0.75rem 0; }
`;
/** Builds the page. */
function renderNoticePage({ title, body }) {
    return (0,page_page/* renderPage */.C)({
        title: `${title} · Review Gate`,
        style: STYLE,
        body: (0,html/* html */.q) `<main>
<p class="soft">Review Gate</p>
<h1>${title}</h1>
${body}
</main>`,
    });
}
//# sourceMappingURL=notice.js.map
// EXTERNAL MODULE: ./build/src/report/columns.js
var columns = __webpack_require__(37123);
;// CONCATENATED MODULE: ./build/src/service/console/style.js

/** Styles of the console, in addition to those of all pages: dense lists that become cards on a narrow screen. */
const style_STYLE = `${columns/* CHART_STYLE */.V}
:root { --gate-open: var(--good); --gate-person: var(--wait); --gate-closed: var(--bad); }
:root { --good: #116329; --good-paper: #e3f6e8; --bad: #a1122a; --bad-paper: #fdeaec; --wait: #7a4100; --wait-paper: #fdf3d8; --field: #fff; --edge: #858f99; }
@media (prefers-color-scheme: dark) {
  :root { --good: #7ee2a0; --good-paper: #12281b; --bad: #ffa198; --bad-paper: #331a1d; --wait: #f2c078; --wait-paper: #2c2312; --field: #0d1117; --edge: #6e7985; }
}
body { max-width: 76rem; padding: 0 1rem 3rem; font-size: 15px; }
h1 { font-size: 1.5rem; }
fieldset { margin: 0; padding: 0; border: 0; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; margin: 0 0 0.75rem; }
.head h1 { margin: 0; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.15rem; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; margin: 0 0 1.25rem; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
.top .brand { font-weight: 700; }
.top ul { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; columns: auto; }
.top li a { display: block; padding: 0.3rem 0.6rem; border-radius: 6px; color: var(--ink); text-decoration: none; }
.top li a:hover { background: var(--panel); text-decoration: underline; }
.top li a[aria-current] { background: var(--panel); font-weight: 600; box-shadow: inset 0 -2px var(--link); }
.top form { display: flex; align-items: center; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin-left: auto; }
.trail { margin: 0 0 0.25rem; font-size: 0.92em; }
main > p, .panel p { max-width: 48rem; }
form.filter { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0.5rem 0.75rem; align-items: start; margin: 0 0 1rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
form.filter .actions { padding-top: 1.5rem; }
details.filters > summary { margin: 0 0 0.5rem; }
@media (min-width: 46.01rem) {
  @supports selector(::details-content) {
    details.filters > summary { display: none; }
    details.filters::details-content { content-visibility: visible; block-size: auto; }
  }
}
form.stack { display: grid; gap: 0.9rem; max-width: 34rem; margin: 1rem 0; }
form.wide { max-width: none; }
form.inline { display: inline; }
.fields-2 { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0.75rem; }
.field { display: grid; gap: 0.15rem; min-width: 0; }
.field > label, legend { padding: 0; font-weight: 600; font-size: 0.92em; }
.check { display: flex; gap: 0.5rem; align-items: baseline; }
input, select, textarea { width: 100%; min-height: 2.25rem; padding: 0.3rem 0.5rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--field); color: var(--ink); font: inherit; }
.check input { width: auto; min-height: 0; }
textarea { min-height: 16rem; font: 0.9em/1.5 ui-monospace, monospace; resize: vertical; }
input[aria-invalid], textarea[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.hint { color: var(--soft); font-size: 0.88em; }
.wrong { color: var(--bad); font-size: 0.92em; font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
button, .button { display: inline-block; min-height: 2.25rem; padding: 0.3rem 0.85rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--panel); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--ink); }
button.main, .button.main { border-color: var(--link); background: var(--link); color: var(--paper); }
button.grave { color: var(--bad); border-color: var(--bad); background: var(--paper); }
.top button { min-height: 0; padding: 0.2rem 0.6rem; font-weight: 400; }
:is(button, .button, input, select, textarea, summary, [tabindex]):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.badge { display: inline-block; padding: 0.05rem 0.5rem; border: 1px solid var(--line); border-radius: 999px; background: var(--panel); font-size: 0.88em; font-weight: 600; white-space: nowrap; }
.badge.good { border-color: transparent; background: var(--good-paper); color: var(--good); }
.badge.bad { border-color: transparent; background: var(--bad-paper); color: var(--bad); }
.badge.wait { border-color: transparent; background: var(--wait-paper); color: var(--wait); }
.note { margin: 0 0 1rem; padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-left: 4px solid var(--edge); border-radius: 6px; background: var(--panel); }
.note.bad { border-left-color: var(--bad); }
.note.good { border-left-color: var(--good); }
.note ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-size: 0.95em; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.45rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-size: 0.88em; font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 400; }
tbody tr:hover { background: var(--panel); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
time, .whole { white-space: nowrap; }
.words { display: inline-block; max-width: 34rem; }
.name { display: inline-block; min-width: 4.5rem; }
p + .note { margin-top: 0.75rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); gap: 0.1rem 2rem; margin: 0 0 1rem; }
.facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.5rem; padding: 0.3rem 0; border-bottom: 1px solid var(--line); }
.facts dt { margin: 0; color: var(--soft); }
.facts dd { margin: 0; }
.finding { margin: 0 0 0.6rem; padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-radius: 6px; }
.findings { margin: 0; padding: 0; list-style: none; }
.finding h3 { margin: 0.15rem 0; font-size: 1em; }
.finding p { white-space: pre-line; }
meter { width: 6rem; height: 0.8rem; vertical-align: middle; border: 0; background: var(--line); border-radius: 999px; }
meter::-webkit-meter-bar { height: 0.5rem; border: 0; background: var(--line); border-radius: 999px; }
meter::-webkit-meter-optimum-value { background: var(--link); border-radius: 999px; }
meter::-moz-meter-bar { background: var(--link); border-radius: 999px; }
ol.source { margin: 0 0 1rem; padding: 0.5rem 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); font: 0.88em/1.55 ui-monospace, monospace; counter-reset: line; list-style: none; }
ol.source li { counter-increment: line; display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); padding-right: 0.75rem; }
ol.source li::before { content: counter(line); padding-right: 0.75rem; color: var(--soft); text-align: right; }
ol.source code { font: inherit; white-space: pre-wrap; }
ol.source .fault { background: var(--bad-paper); }
ol.source .fault .wrong { grid-column: 2; font-family: system-ui, sans-serif; }
.orders { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; margin: 0 0 0.75rem; }
.orders ul { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin: 0; padding: 0; list-style: none; }
.pages { display: flex; flex-wrap: wrap; gap: 0.5rem; }
@media (max-width: 46rem) {
  table, tbody, tr, td, tbody th { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.35rem 0; border-bottom: 1px solid var(--line); line-height: 1.3; }
  tbody tr:hover { background: none; }
  time, .whole { white-space: normal; }
  td, tbody th, td.number { min-width: 0; max-width: 100%; padding: 0.06rem 0; border: 0; text-align: left; white-space: normal; }
  tbody th { flex: 1 1 100%; }
  td::before { content: attr(data-label) " "; color: var(--soft); font-size: 0.88em; }
  td.narrow-bare::before { content: none; }
  td.narrow-none, td .clock { display: none; }
  .title { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  br:has(+ .title) { display: none; }
  .top form { flex-wrap: nowrap; width: 100%; margin-left: 0; }
  .top form .soft { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .top form button { white-space: nowrap; }
  .top ul { gap: 0; }
  .top li a { padding: 0.3rem 0.5rem; }
}
@media print {
  .top nav, .top form, form, .pages, .actions { display: none; }
  .finding, tr { break-inside: avoid; }
}
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/service/console/frame.js
/** The frame of every page of the console: navigation, the signed-in client, and sign-out. */



const SECTIONS = [
    ['Reviews', `${CONSOLE}/reviews`],
    ['Waiting', WAITING],
    ['Trends', TRENDS],
    ['Policies', `${CONSOLE}/policies`, `${CONSOLE}/try-policy`],
    ['Tickets', `${CONSOLE}/tickets`],
    ['Webhooks', `${CONSOLE}/webhooks`],
];
/** Builds the page. */
function renderFrame({ title, trail = [], actions = null, body }, { principal, prefix, path }) {
    const links = SECTIONS.map(([name, to, also]) => {
        const here = path === to || path === also || path.startsWith(`${to}/`);
        return (0,html/* html */.q) `<li><a href="${prefix}${to}"${here ? (0,html/* html */.q) ` aria-current="${path === to ? 'page' : 'true'}"` : null}>${name}</a></li>`;
    });
    const above = trail.length === 0
        ? null
        : (0,html/* html */.q) `<nav class="trail" aria-label="Above this page">${trail.map(([name, href]) => (0,html/* html */.q) `<a href="${href}"><span aria-hidden="true">← </span>${name}</a> `)}</nav>\n`;
    return (0,page_page/* renderPage */.C)({
        title: `${title} · Review Gate`,
        style: style_STYLE,
        forms: true,
        body: (0,html/* html */.q) `<a class="skip" href="#main">To the page</a>
<header class="top">
<a class="brand" href="${prefix}${CONSOLE}/reviews">Review Gate</a>
<nav aria-label="Console"><ul>${links}</ul></nav>
<form method="post" action="${prefix}${CONSOLE}/session/end"><span class="soft">Signed in as <code>${principal.clientId}</code></span><button>Sign out</button></form>
</header>
<main id="main" tabindex="-1">
${above}<div class="head"><h1>${title}</h1>${actions === null ? null : (0,html/* html */.q) `<div class="actions">${actions}</div>`}</div>
${body}</main>`,
    });
}
//# sourceMappingURL=frame.js.map
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_protected_header.js
var decode_protected_header = __webpack_require__(61196);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var verify = __webpack_require__(25057);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/errors.js
var util_errors = __webpack_require__(5674);
;// CONCATENATED MODULE: ./build/src/service/api/auth/access-tokens.js
/** Access tokens: JWTs of RFC 9068 (`at+jwt`), signed with ES256; the public keys are published as a JWKS. */




const ALGORITHM = 'ES256';
const TYPE = 'at+jwt';
const Claims = schemas/* object */.Ikc({ client_id: schemas/* string */.YjP().min(1), tenant_id: schemas/* string */.YjP().min(1), scope: schemas/* string */.YjP() });
/** Why a token is rejected, in words for its bearer. */
class AccessTokenError extends Error {
    name = 'AccessTokenError';
}
const createForeignTokenError = (cause) => new AccessTokenError('The access token is not one of this service.', { cause });
/** Returns the id of the key that a token names. */
function readKeyId(token) {
    let kid;
    try {
        ({ kid } = (0,decode_protected_header/* decodeProtectedHeader */._)(token));
    }
    catch (cause) {
        throw createForeignTokenError(cause);
    }
    if (typeof kid !== 'string')
        throw createForeignTokenError();
    return kid;
}
class AccessTokens {
    options;
    constructor(options) {
        this.options = options;
    }
    /** Returns the public keys, for clients that verify tokens or trace signatures themselves. */
    async jwks() {
        const { token, trace } = await this.options.keyring.current();
        return { keys: [...token, ...trace].map(({ publicKey }) => publicKey) };
    }
    async mint(client, scopes) {
        const { clock, issuer, keyring } = this.options;
        const [key] = (await keyring.current()).token;
        if (key === undefined)
            throw new Error('there is no key to sign access tokens with');
        const now = Math.floor(clock() / 1000);
        return new sign/* SignJWT */.P({ client_id: client.id, tenant_id: client.tenantId, scope: scopes.join(' ') })
            .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
            .setIssuer(issuer())
            .setAudience(issuer())
            .setSubject(client.id)
            .setIssuedAt(now)
            .setExpirationTime(now + contract_limits/* LIMITS */.b.TOKEN_LIFETIME_SECONDS)
            .setJti((0,external_node_crypto_.randomUUID)())
            .sign(key.privateKey);
    }
    /**
     * Verifies a token.
     * @throws AccessTokenError if this service did not mint it, it has expired, or its client is revoked
     */
    async verify(token) {
        const key = await this.findKey(readKeyId(token));
        const claims = Claims.safeParse(await this.verifyPayload(token, key));
        if (!claims.success)
            throw createForeignTokenError(claims.error);
        const { client_id, tenant_id, scope } = claims.data;
        if (!(await this.options.clients.mayCall(client_id, tenant_id))) {
            throw new AccessTokenError('The client of the access token was revoked.');
        }
        const known = scope.split(' ').flatMap((word) => contract_scopes/* Scope */.H.safeParse(word).data ?? []);
        return { clientId: client_id, tenantId: tenant_id, scopes: new Set(known) };
    }
    /**
     * Finds a key. A key that another process has just created may not be loaded yet, so the keys are read again once.
     */
    async findKey(kid) {
        const { keyring } = this.options;
        const named = ({ id }) => id === kid;
        const key = keyring.known().token.find(named) ?? (await keyring.lookAgain()).token.find(named);
        if (key === undefined)
            throw createForeignTokenError();
        return key;
    }
    async verifyPayload(token, key) {
        const { clock, issuer } = this.options;
        try {
            const { payload } = await (0,verify/* jwtVerify */.V)(token, key.verifyingKey, {
                algorithms: [ALGORITHM],
                typ: TYPE,
                issuer: issuer(),
                audience: issuer(),
                requiredClaims: ['exp', 'iat', 'sub', 'jti'],
                currentDate: new Date(clock()),
            });
            return payload;
        }
        catch (cause) {
            if (cause instanceof util_errors/* JWTExpired */.n)
                throw new AccessTokenError('The access token has expired.', { cause });
            throw createForeignTokenError(cause);
        }
    }
}
//# sourceMappingURL=access-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/console/session.js
/**
 * The session of a person: the access token from sign-in. Only the browser stores it, in a cookie that scripts cannot
 * read and that requests from other sites do not contain (RFC 6265bis). The service stores nothing, so any process can
 * check it.
 */



const NAME = 'review-gate-session';
/** A JWT in compact form. */
const TOKEN = '[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+';
/** No Max-Age: the cookie is deleted when the browser closes. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';
/** Returns whether the browser uses https, according to the operator or a trusted proxy. */
function isSecure({ protocol }, publicUrl) {
    return protocol === 'https' || publicUrl.startsWith('https:');
}
/** With the `__Host-` prefix a browser accepts the cookie only from this host, for all paths, over https. */
const toCookieName = (secure) => (secure ? `__Host-${NAME}` : NAME);
/** Builds the Set-Cookie header that starts a session. */
function buildSessionCookie(request, publicUrl, token) {
    const secure = isSecure(request, publicUrl);
    return `${toCookieName(secure)}=${token}; ${ATTRIBUTES}${secure ? '; Secure' : ''}`;
}
/** Builds the Set-Cookie header that ends a session. */
function buildExpiredCookie(request, publicUrl) {
    return `${buildSessionCookie(request, publicUrl, '')}; Max-Age=0`;
}
/** Returns the token in the Cookie header; null without a session cookie, '' if the cookie holds something else. */
function readCookieToken({ headers: { cookie } }, name) {
    const found = (cookie ?? '').split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
    if (found === undefined)
        return null;
    const value = found.slice(found.indexOf('=') + 1).trim();
    return new RegExp(`^${TOKEN}$`, 'u').test(value) ? value : '';
}
/** Reads and checks the session of a request. */
async function readSession(request, { tokens, publicUrl }) {
    const token = readCookieToken(request, toCookieName(isSecure(request, publicUrl())));
    if (token === null)
        return 'none';
    try {
        return { token, principal: await tokens.verify(token) };
    }
    catch (cause) {
        if (cause instanceof AccessTokenError)
            return 'ended';
        throw cause;
    }
}
/** A form from another site or of unknown origin. */
class ForeignFormError extends problem/* ServiceError */._7 {
    constructor() {
        super('E_REQ_001', 'The form did not come from a page of this service, so nothing was done. Go back, load the page again, and send it from there.', { status: 403 });
    }
}
/**
 * Checks that a form comes from a page of this service: by Sec-Fetch-Site, which a browser sends over https and to
 * loopback, otherwise by Origin (Fetch Metadata; RFC 6454). A browser sends one of them with every POST.
 * @throws ForeignFormError
 */
function assertSameOrigin({ headers, host }, publicUrl) {
    const site = headers['sec-fetch-site'];
    if (site === 'same-origin')
        return;
    const origin = (0,base_url/* parseUrl */.Dl)(headers.origin ?? '');
    const own = origin !== null && (origin.host === host || origin.origin === (0,base_url/* parseUrl */.Dl)(publicUrl)?.origin);
    if (site !== undefined || !own)
        throw new ForeignFormError();
}
/**
 * Returns whether the browser followed a link from another site. Such a request has no cookie even if a session exists.
 */
function isCrossSiteNavigation({ headers }) {
    return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}
//# sourceMappingURL=session.js.map
;// CONCATENATED MODULE: ./build/src/service/console/page-registry.js
/** A page of the console is asked for: who asks, what with, and how the answer is framed. */












/** Returns the URL of the sign-in page, with the path that it leads to. */
function buildSignInUrl(publicUrl, query) {
    return appendQuery(`${readPathPrefix(publicUrl)}/`, query);
}
/** Redirects the browser to a URL with GET. */
function redirect(reply, location) {
    return reply.code(303).header('location', location).header('cache-control', 'no-store').send();
}
const TITLES = {
    404: 'There is no such page',
    429: 'Too many requests',
    503: 'The service cannot answer now',
};
/** Returns a header that reloads a page refused for lack of capacity. A form is never sent again automatically. */
function buildRefreshHeader({ status, headers }, method) {
    const after = Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
    return status === 503 && method === 'GET' && after !== undefined ? { refresh: after } : {};
}
/** Returns the function that renders a fault: in the frame for a signed-in user, otherwise without it. */
function createErrorPageRenderer(publicUrl) {
    return (fault, { caller, method, routeOptions }) => {
        const scope = fault instanceof ApiError && fault.code === 'E_AUTH_002' ? fault.operation.scope : null;
        const title = scope === null ? (TITLES[fault.status] ?? 'That did not work') : 'Not allowed';
        const headers = { 'referrer-policy': 'same-origin', ...buildRefreshHeader(fault, method) };
        if (caller === undefined) {
            const body = (0,html/* html */.q) `<p>${(0,base_text/* visible */.RK)(fault.message)}</p>\n<p><a href="${buildSignInUrl(publicUrl(), {})}">To the beginning</a></p>`;
            return { page: renderNoticePage({ title, body }), headers };
        }
        const words = () => {
            if (scope !== null)
                return renderMissingScope(caller, scope);
            if (fault.code !== 'E_NF_001')
                return renderErrorNote(fault);
            return (0,html/* html */.q) `<p>Check the address. Old reviews are removed, and what belongs to another tenant is not shown.</p>`;
        };
        const frame = { principal: caller, prefix: readPathPrefix(publicUrl()), path: routeOptions.url ?? '' };
        return { page: renderFrame({ title, body: words() }, frame), headers };
    };
}
/**
 * Returns the registry of pages that need a session, with forms accepted only from this service.
 * @param app a scope in which forms are accepted
 */
function createPageRegistry(app, context) {
    const { publicUrl } = context;
    const faultPage = createErrorPageRenderer(publicUrl);
    const show = (made, request, reply, principal) => {
        const prefix = readPathPrefix(publicUrl());
        if ('path' in made)
            return redirect(reply, `${prefix}${made.path}`);
        if ('page' in made)
            return (0,http_html/* sendPage */.C4)(reply, { page: made.page });
        const page = renderFrame(made, { principal, prefix, path: request.routeOptions.url ?? '' });
        const headers = { 'referrer-policy': 'same-origin', ...made.headers };
        return (0,http_html/* sendPage */.C4)(reply, { page, headers }, made.status);
    };
    const register = (method, path, make) => {
        const sessions = new WeakMap();
        const end = (request, reply, query) => {
            reply.header('set-cookie', buildExpiredCookie(request, publicUrl()));
            return redirect(reply, buildSignInUrl(publicUrl(), { ended: '1', ...query }));
        };
        // After a form, the page that contained it is not known.
        const buildNextQuery = ({ url }) => (method === 'GET' ? { next: url } : {});
        app.route({
            method,
            url: `${CONSOLE}${path}`,
            bodyLimit: MAX_FORM_BYTES,
            config: { faultPage },
            // Before a form is read.
            onRequest: async (request, reply) => {
                if (method === 'POST')
                    assertSameOrigin(request, publicUrl());
                const session = await readSession(request, context);
                if (session === 'ended')
                    return end(request, reply, buildNextQuery(request));
                if (session === 'none') {
                    if (method === 'GET' && isCrossSiteNavigation(request))
                        return (0,http_html/* sendPage */.C4)(reply, renderReloadPage());
                    return redirect(reply, buildSignInUrl(publicUrl(), buildNextQuery(request)));
                }
                request.caller = session.principal;
                sessions.set(request, session);
            },
            handler: async (request, reply) => {
                const session = sessions.get(request);
                if (session === undefined)
                    throw new Error('the page ran without its session');
                const { principal, token } = session;
                const visit = {
                    api: createApi(app, request, token),
                    principal,
                    query: readQueryFields(request),
                    form: readFormFields(request),
                    param: (name) => readParam(request.params, name),
                    to: (target, query = {}) => appendQuery(`${readPathPrefix(publicUrl())}${target}`, query),
                    fresh: external_node_crypto_.randomUUID,
                };
                try {
                    return show(await make(visit), request, reply, principal);
                }
                catch (cause) {
                    if (cause instanceof SessionEndedError)
                        return end(request, reply, buildNextQuery(request));
                    throw cause;
                }
            },
        });
    };
    register('GET', '/*', async () => {
        throw (0,problem/* createNotFoundError */.e2)('page');
    });
    return { get: (path, make) => register('GET', path, make), post: (path, make) => register('POST', path, make) };
}
/**
 * Builds a page that reloads itself. A browser that follows a link from another site does not send the session cookie.
 * A reload from our own page sends it, if there is a session.
 */
function renderReloadPage() {
    const body = (0,html/* html */.q) `<p>The page opens by itself; if it does not, load it again.</p>`;
    return { page: renderNoticePage({ title: 'One moment', body }), headers: { refresh: '0' } };
}
function readParam(params, name) {
    const values = typeof params === 'object' && params !== null ? Object.entries(params) : [];
    const value = values.find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : '';
}
//# sourceMappingURL=page-registry.js.map
// EXTERNAL MODULE: ./build/src/engine/policy/schema.js
var schema = __webpack_require__(67728);
// EXTERNAL MODULE: ./build/src/engine/policy/built-in.js
var built_in = __webpack_require__(395);
;// CONCATENATED MODULE: ./build/src/service/console/source.js


/** Renders the text with numbered lines. `line-N` is the anchor of a line. */
function renderSourceLines(source, faults = []) {
    const lines = source.replace(/\n$/u, '').split('\n');
    const items = lines.map((line, at) => {
        const here = faults.filter((fault) => fault.line === at + 1);
        const wrong = here.map(({ column, message }) => (0,html/* html */.q) `<span class="wrong">column ${column}: ${escapeText(message)}</span>`);
        return (0,html/* html */.q) `<li id="line-${at + 1}"${here.length === 0 ? null : (0,html/* html */.q) ` class="fault"`}><code>${escapeText(line)}</code>${wrong}</li>\n`;
    });
    return (0,html/* html */.q) `<ol class="source" tabindex="0" aria-label="The policy by lines">${items}</ol>\n`;
}
//# sourceMappingURL=source.js.map
;// CONCATENATED MODULE: ./build/src/service/console/policies.js
/** The tenant's policies, and the built-in ones of every tenant. */







const policies_PATH = '/policies';
/** The path of the page that tries a policy. */
const TRY_PATH = '/try-policy';
/** How a repository's own policy file may change the tenant's default. */
const OWN_POLICY = {
    tighten: 'may tighten it, never loosen it',
    override: 'may replace it by their own',
    ignore: 'may not change it',
};
const buildPolicyPath = (name) => `${CONSOLE}${policies_PATH}/${encodeURIComponent(name)}`;
async function buildPoliciesView({ api, principal, query, to }) {
    const title = 'Policies';
    if (!principal.scopes.has('admin'))
        return { title, body: renderMissingScope(principal, 'admin'), status: 403 };
    const page = query.word('page');
    const [tenant, { data, next_page: next }] = await Promise.all([
        api.ask(ENDPOINTS.getTenant),
        api.ask(ENDPOINTS.listPolicies, { query: { page } }),
    ]);
    const isDefault = (name) => name === tenant.default_policy ? (0,html/* html */.q) ` <span class="badge">default</span>` : null;
    const named = (name) => (0,html/* html */.q) `<a href="${to(buildPolicyPath(name))}">${renderText(name)}</a>${isDefault(name)}`;
    const own = data.map(({ name, created_at, updated_at }) => [
        named(name),
        renderTimestamp(updated_at),
        renderTimestamp(created_at),
    ]);
    const others = schema/* BuiltInName */.Hm.options.filter((name) => data.every((policy) => policy.name !== name));
    const known = [...own, ...(page === undefined ? others.map((name) => [named(name), 'built in', '–']) : [])];
    return {
        title,
        actions: (0,html/* html */.q) `<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`)}">Check or simulate a policy</a>`,
        body: [
            renderFacts([
                ['Tenant', renderText(tenant.name)],
                ['Default', renderText(tenant.default_policy)],
                ['Repositories', OWN_POLICY[tenant.repository_policy]],
            ]),
            renderTable('Policies', [{ title: 'Policy' }, { title: 'Changed' }, { title: 'Created' }], known),
            renderPaging(page === undefined ? null : to(`${CONSOLE}${policies_PATH}`), next === null ? null : to(`${CONSOLE}${policies_PATH}`, { page: next })),
        ],
    };
}
/** Returns a policy of the tenant by name, or the built-in one. Rejects like the API if neither exists. */
async function fetchPolicy({ api }, name) {
    try {
        return await api.ask(ENDPOINTS.getPolicy, { params: { name } });
    }
    catch (cause) {
        const builtIn = schema/* BuiltInName */.Hm.safeParse(name).data;
        if (builtIn === undefined || !(cause instanceof ApiError) || cause.status !== 404)
            throw cause;
        return { source: built_in/* BUILT_IN_POLICIES */.Q[builtIn] };
    }
}
async function buildPolicyView(visit) {
    const { param, to } = visit;
    const name = param('name');
    const { source, created_at: created, updated_at: updated } = await fetchPolicy(visit, name);
    return {
        title: name,
        trail: [['Policies', to(`${CONSOLE}${policies_PATH}`)]],
        actions: (0,html/* html */.q) `<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`, { policy: name })}">Try a change of it</a>`,
        body: [
            renderFacts([
                ['Kind', updated === undefined ? 'built in' : "the tenant's own"],
                ['Changed', updated === undefined ? null : renderTimestamp(updated)],
                ['Created', created === undefined ? null : renderTimestamp(created)],
            ]),
            renderSourceLines(source),
        ],
    };
}
/** Registers the list and the page of one policy. */
function registerPolicyPages(pages) {
    pages.get(policies_PATH, buildPoliciesView);
    pages.get(`${policies_PATH}/:name`, buildPolicyView);
}
//# sourceMappingURL=policies.js.map
// EXTERNAL MODULE: ./build/src/report/criteria.js
var report_criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/page/display-text.js
var display_text = __webpack_require__(11730);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/service/console/findings.js
/** The findings of a review, with the filters of the API. */





const FILTERS = ['severity', 'plane', 'rule', 'file'];
function renderFinding(finding) {
    const { severity, location, title, rationale, fingerprint } = finding;
    const [first, last] = location.lineRange;
    const lines = first === last ? `${first}` : `${first}-${last}`;
    return (0,html/* html */.q) `<li class="finding">
<p>${renderBadge(severity)} <code>${renderText(location.file)}:${lines}</code> <span class="soft">${renderText((0,report_findings/* nameRule */.Mp)(finding))}</span></p>
<h3>${renderText(title)}</h3>
<p>${escapeText(rationale)}</p>
<details><summary class="hint">Fingerprint</summary><code>${escapeText(fingerprint)}</code></details>
</li>
`;
}
function renderFilterForm({ query, to }, id, fault) {
    const value = (name) => query.word(name);
    const here = `${to(`${HOME}/${id}`)}#findings`;
    const fields = (0,html/* html */.q) `${renderSelect({ name: 'severity', label: 'Severity', value: value('severity') }, values/* Severity */.AI.options)}
${renderField({ name: 'plane', label: 'Plane', value: value('plane'), wrong: findFieldError(fault, '?plane') })}
${renderField({ name: 'rule', label: 'Rule', value: value('rule'), wrong: findFieldError(fault, '?rule') })}
${renderField({ name: 'file', label: 'Path of the file', value: value('file'), wrong: findFieldError(fault, '?file') })}
`;
    return renderFilters(here, fields, FILTERS.every((name) => value(name) === undefined) ? null : here);
}
/** Builds the section and the page's status. The status is an error if the API does not accept a filter. */
async function renderFindingsSection(visit, { id, counts }) {
    const { api, principal, query, to } = visit;
    const { error, warn, info } = counts;
    const heading = (0,html/* html */.q) `<h2 id="findings">Findings <span class="soft">${error + warn + info}</span></h2>\n`;
    if (!principal.scopes.has('findings:read')) {
        return { piece: [heading, renderMissingScope(principal, 'findings:read')], status: 200 };
    }
    if (error + warn + info === 0)
        return { piece: [heading, (0,html/* html */.q) `<p>There are none.</p>`], status: 200 };
    const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
    const page = query.word('page');
    try {
        const { data, next_page: next } = await api.ask(ENDPOINTS.listFindings, {
            query: { review_id: id, ...filter, page },
        });
        const at = (more) => `${to(`${HOME}/${id}`, { ...filter, ...more })}#findings`;
        const items = data.length === 0
            ? (0,html/* html */.q) `<p>No finding matches these filters.</p>`
            : (0,html/* html */.q) `<ul class="findings">\n${data.map(renderFinding)}</ul>\n`;
        const ways = renderPaging(page === undefined ? null : at({}), next === null ? null : at({ page: next }));
        return { piece: [heading, renderFilterForm(visit, id, null), items, ways], status: 200 };
    }
    catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 400)
            throw cause;
        return { piece: [heading, renderErrorNote(cause), renderFilterForm(visit, id, cause)], status: 400 };
    }
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/report/accounting.js
var accounting = __webpack_require__(77283);
// EXTERNAL MODULE: ./build/src/report/look.js
var look = __webpack_require__(49529);
;// CONCATENATED MODULE: ./build/src/service/console/look.js


/** Places shown; the report has more of them. */
const MAX_PLACES = 50;
/** Maximum number of characters shown of a path, and of what a reason rests on. */
const MAX_PATH = 300;
const MAX_WHY = 300;
/** Renders the section; null if the review does not account for its lines. */
function renderLookSection(review, trace) {
    const tally = (0,accounting/* countAccounting */.Z2)({ review, trace });
    if (tally === null)
        return null;
    const heading = (0,html/* html */.q) `<h2 id="look">${(0,look/* formatLookTitle */.RI)(tally)}</h2>\n`;
    const parts = (0,html/* html */.q) `<p>${(0,accounting/* formatPartition */.iK)(tally)}.</p>\n`;
    const places = (0,accounting/* listOpenPlaces */.PX)({ trace });
    if (places.length === 0)
        return [heading, parts];
    const rows = places
        .slice(0, MAX_PLACES)
        .map((place) => [
        (0,html/* html */.q) `<code>${renderText(place.location.file.slice(0, MAX_PATH))}</code>`,
        (0,accounting/* formatPlaceLines */.yE)(place),
        (0,html/* html */.q) `${renderBadge(place.reason)}${place.isNew ? (0,html/* html */.q) ` ${renderBadge('new')}` : null}`,
        renderText((0,accounting/* formatWithin */.po)(place).trim().slice(0, MAX_PATH) || '–'),
        (0,html/* html */.q) `<bdi>${(0,display_text/* renderProse */.E9)(place.why, MAX_WHY)}</bdi>`,
    ]);
    const columns = [{ title: 'File' }, { title: 'Lines' }, { title: 'Reason' }, { title: 'Where' }, { title: 'Why' }];
    const left = places.length - rows.length + (0,accounting/* countUnlisted */.c0)({ trace });
    const rest = left > 0 ? (0,html/* html */.q) `<p class="soft">And ${left} more: the report shows them.</p>\n` : null;
    return [heading, parts, renderTable('Places that are left to people, the heaviest first', columns, rows), rest];
}
//# sourceMappingURL=look.js.map
;// CONCATENATED MODULE: ./build/src/service/console/reviews.js
/** The reviews of the tenant: a list with the filters that the API has. */






/** Characters shown of a title; the host has all of them. */
const MAX_TITLE = 120;
const reviews_FILTERS = ['repo', 'pr', 'status', 'verdict', 'tier'];
/** Renders the outcome of a review in one word. */
function renderOutcome(review) {
    if (review.status !== 'complete')
        return renderBadge(review.status);
    return review.verdict === null ? (0,html/* html */.q) `<span class="badge">dry run</span>` : renderBadge(review.verdict);
}
function describeCounts(review) {
    if (review.status !== 'complete')
        return '–';
    const { error, warn, info } = review.counts;
    if (error + warn + info === 0)
        return 'none';
    return [
        error === 0 ? '' : (0,base_text/* counted */.hS)(error, 'error'),
        warn === 0 ? '' : (0,base_text/* counted */.hS)(warn, 'warning'),
        info === 0 ? '' : (0,base_text/* counted */.hS)(info, 'note'),
    ]
        .filter((part) => part !== '')
        .join(', ');
}
/** Renders which pull request it is, as a link to the review, and below what its author called it. */
function renderChange({ repo, pr, title, author }, href) {
    const words = title === undefined || author === undefined
        ? null
        : (0,html/* html */.q) `<br><span class="soft title">${renderText(title.slice(0, MAX_TITLE))} by ${renderText(author)}</span>`;
    return (0,html/* html */.q) `<a href="${href}">${renderText(repo)}#${pr}</a>${words}`;
}
function buildRow(review, { to }) {
    return [
        renderChange(review, to(`${HOME}/${review.id}`)),
        renderOutcome(review),
        review.tier === null ? '–' : (0,verdict/* formatTier */.eN)(review.tier),
        review.status === 'complete' && review.confidence !== null ? (0,verdict/* formatNumber */.ZV)(review.confidence) : '–',
        describeCounts(review),
        review.policy === null ? 'default' : (0,html/* html */.q) `<span class="name">${renderText(review.policy)}</span>`,
        (0,html/* html */.q) `<code class="whole">${(0,base_text/* abbreviateSha */.Kx)(review.head_sha)}</code>`,
        renderTimestamp(review.created_at),
    ];
}
const COLUMNS = [
    { title: 'Pull request' },
    { title: 'Verdict', narrow: 'bare' },
    { title: 'Tier', narrow: 'bare' },
    { title: 'Confidence', number: true, narrow: 'none' },
    { title: 'Findings', narrow: 'bare' },
    { title: 'Policy' },
    { title: 'Head', narrow: 'none' },
    { title: 'Created', narrow: 'bare' },
];
function reviews_renderFilterForm({ query, to }, fault) {
    const value = (name) => query.word(name);
    const fields = (0,html/* html */.q) `${renderField({ name: 'repo', label: 'Repository', value: value('repo'), wrong: findFieldError(fault, '?repo') })}
${renderField({ name: 'pr', label: 'Pull request', value: value('pr'), inputMode: 'numeric', wrong: findFieldError(fault, '?pr') })}
${renderSelect({ name: 'status', label: 'Status', value: value('status') }, values/* Status */.nW.options)}
${renderSelect({ name: 'verdict', label: 'Verdict', value: value('verdict') }, values/* Verdict */.Y.options)}
${renderSelect({ name: 'tier', label: 'Tier', value: value('tier') }, values/* Tier */.Ju.options)}
`;
    return renderFilters(to(HOME), fields, reviews_FILTERS.every((name) => value(name) === undefined) ? null : to(HOME));
}
async function renderList(visit, filter) {
    const { api, query, to } = visit;
    const page = query.word('page');
    const { data, next_page: next } = await api.ask(ENDPOINTS.listReviews, { query: { ...filter, page } });
    if (data.length === 0) {
        const filtered = Object.values(filter).some((value) => value !== undefined);
        return (0,html/* html */.q) `<p>${filtered ? 'No review matches these filters.' : 'There are no reviews yet. The first comes with a workflow step, a call of the API, or the form behind “New review”.'}</p>`;
    }
    const rows = data.map((review) => buildRow(review, visit));
    return [
        renderTable('Reviews, newest first', COLUMNS, rows),
        renderPaging(page === undefined ? null : to(HOME, filter), next === null ? null : to(HOME, { ...filter, page: next })),
    ];
}
async function buildReviewsView(visit) {
    const { principal, query, to } = visit;
    const title = 'Reviews';
    if (!principal.scopes.has('reviews:read'))
        return { title, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
    const filter = Object.fromEntries(reviews_FILTERS.map((name) => [name, query.word(name)]));
    const actions = (0,html/* html */.q) `<a class="button" href="${to(`${HOME}/new`)}">New review</a>`;
    try {
        return { title, actions, body: [reviews_renderFilterForm(visit, null), await renderList(visit, filter)] };
    }
    catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 400)
            throw cause;
        return { title, actions, body: [renderErrorNote(cause), reviews_renderFilterForm(visit, cause)], status: cause.status };
    }
}
/** Registers the page. */
function registerReviewsPage(pages) {
    pages.get('/reviews', buildReviewsView);
}
//# sourceMappingURL=reviews.js.map
// EXTERNAL MODULE: ./build/src/report/since.js
var report_since = __webpack_require__(62678);
;// CONCATENATED MODULE: ./build/src/service/console/since.js


/** Rows shown; the report has more of them. */
const MAX_ROWS = 50;
/** Maximum number of characters shown of a row. */
const MAX_TEXT = 400;
const renderLine = (text) => renderText(text.slice(0, MAX_TEXT));
/** Renders the section; null if no person who counts has seen an earlier head. */
function renderSinceSection(review, trace) {
    const since = (0,report_since/* readSeenSince */.KG)({ trace, headSha: review.head_sha });
    if (since === null)
        return null;
    const rows = (0,report_since/* listSinceRows */.Yx)(since);
    const left = rows.length - MAX_ROWS;
    return (0,html/* html */.q) `<h2 id="since">${renderLine((0,report_since/* formatSinceTitle */.Ee)(since))}</h2>
<p>${renderLine((0,report_since/* formatSinceFiles */.xl)(since))} ${renderLine((0,report_since/* formatSinceSpans */.$R)(since))}</p>
${rows.length === 0 ? null : (0,html/* html */.q) `<ul>${rows.slice(0, MAX_ROWS).map((row) => (0,html/* html */.q) `<li>${renderLine((0,report_since/* formatSinceRow */.Oe)(row))}</li>`)}</ul>\n`}${left > 0 ? (0,html/* html */.q) `<p class="soft">And ${left} more: the report shows them.</p>\n` : null}`;
}
//# sourceMappingURL=since.js.map
;// CONCATENATED MODULE: ./build/src/service/console/review.js
/** A review: its facts, its criteria, its findings, and the ways to its report. */










/** Maximum number of characters shown of a criterion; the report has all of them. */
const MAX_WORDS = 500;
/** The browser reloads the page of a queued review after this many seconds. */
const REFRESH_SECONDS = '3';
/** The branch and its commit; null in reviews of before. */
function renderBase({ base_ref: ref, base_sha: sha }) {
    if (sha === null)
        return null;
    return (0,html/* html */.q) `${ref === null ? '' : renderText(ref)} <code>${(0,base_text/* abbreviateSha */.Kx)(sha)}</code>`;
}
function renderReviewFacts(review, serverUrl) {
    const pull = (0,html/* html */.q) `${renderText(review.repo)}#${review.pr}`;
    const complete = review.status === 'complete' ? review : null;
    return renderFacts([
        ['Verdict', complete === null ? renderBadge(review.status) : renderOutcome(review)],
        ['Tier', review.tier === null ? null : (0,verdict/* formatTier */.eN)(review.tier)],
        ['Confidence', complete === null ? null : renderProbability(complete.confidence, 'Confidence of the review')],
        [
            'Pull request',
            serverUrl === null
                ? pull
                : (0,html/* html */.q) `<a href="${serverUrl}/${review.repo}/pull/${review.pr}" rel="noreferrer">${pull}</a>`,
        ],
        ['Base', renderBase(review)],
        ['Head', (0,html/* html */.q) `<code>${(0,base_text/* abbreviateSha */.Kx)(review.head_sha)}</code>`],
        ['Ticket', review.ticket === null ? 'as the pull request names it' : renderText(review.ticket)],
        ['Policy', review.policy === null ? "the tenant's default" : renderText(review.policy)],
        ['Dry run', review.dry_run ? 'yes: the verdict is not kept' : null],
        ['Created', renderTimestamp(review.created_at)],
        ['Completed', complete === null ? null : renderTimestamp(complete.completed_at)],
        ['Id', (0,html/* html */.q) `<code>${review.id}</code>`],
    ]);
}
/** Returns the trace of a review; null if the client may not read it or there is none. */
async function fetchTrace({ api, principal }, { id }) {
    if (!principal.scopes.has('findings:read'))
        return null;
    try {
        return await api.ask(ENDPOINTS.getTrace, { params: { id } });
    }
    catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 404)
            throw cause;
        return null;
    }
}
function renderCriterionWords(row) {
    const id = (0,html/* html */.q) `<code>${renderText(row.id)}</code>`;
    if (row.text === null)
        return id;
    const wants = (0,report_criteria/* formatWants */.hc)(row).map((want) => (0,html/* html */.q) `<br><span class="soft">${(0,display_text/* renderProse */.E9)(want, MAX_WORDS)}</span>`);
    return (0,html/* html */.q) `<span class="words">${id} <bdi>${(0,display_text/* renderProse */.E9)(row.text, MAX_WORDS)}</bdi>${wants}</span>`;
}
function renderStatus(shown) {
    return (0,html/* html */.q) `<span title="${report_criteria/* STATUS_MEANINGS */.Yx[shown]}">${renderBadge(shown)}</span>`;
}
/** Renders the best places; the others are in the report. */
function renderPlaces(lines) {
    if (lines.length === 0)
        return 'none';
    const left = lines.length - report_criteria/* BEST_PLACES */.yW;
    return [
        lines
            .slice(0, report_criteria/* BEST_PLACES */.yW)
            .map((line, at) => [at === 0 ? null : (0,html/* html */.q) `<br>`, (0,html/* html */.q) `<code>${renderText(line)}</code>`]),
        left > 0 ? (0,html/* html */.q) `<br><span class="soft">and ${left} more</span>` : null,
    ];
}
/** Renders the criteria. Their text and status are in the trace. */
function renderCriteria(review, trace) {
    const criteria = (0,report_criteria/* buildCriterionRows */.v2)({ review, trace });
    if (criteria.length === 0)
        return (0,html/* html */.q) `<p>There were no acceptance criteria to bind.</p>\n`;
    const columns = [
        { title: 'Criterion' },
        ...(trace === null ? [] : [{ title: 'Outcome' }]),
        { title: 'Lines' },
        { title: 'Confidence' },
    ];
    const rows = criteria.map((row) => [
        renderCriterionWords(row),
        ...(trace === null ? [] : [row.shown === null ? '–' : renderStatus(row.shown)]),
        renderPlaces(row.lines),
        row.confidence === null ? '–' : renderProbability(row.confidence, `Confidence of ${row.id}`),
    ]);
    return renderTable('Acceptance criteria', columns, rows);
}
/** Renders the actions for a review: its report, and another review of the same pull request. */
function renderActions(review, { to, principal }) {
    if (review.status === 'queued')
        return null;
    const { repo, pr, ticket, policy } = review;
    const again = { repo, pr: String(pr), ticket: ticket ?? undefined, policy: policy ?? undefined };
    const report = (0,html/* html */.q) `<a class="button main" href="${to(buildReportPath(review.id))}">Open the report</a>
<form class="inline" method="post" action="${to(`${HOME}/${review.id}/link`)}"><button>Make a link for others</button></form>
`;
    const actions = [
        ...(review.status === 'complete' && principal.scopes.has('findings:read') ? [report] : []),
        ...(principal.scopes.has('reviews:write')
            ? [(0,html/* html */.q) `<a class="button" href="${to(`${HOME}/new`, again)}">Review again</a>\n`]
            : []),
    ];
    return actions.length === 0 ? null : actions;
}
function renderState(review) {
    if (review.status === 'queued')
        return renderNote('plain', (0,html/* html */.q) `<p>The review is under way. This page looks again by itself.</p>`);
    if (review.status === 'failed') {
        return renderNote('bad', (0,html/* html */.q) `<p>${renderText(review.error.detail)} <span class="soft">${review.error.code}</span></p>
<p>Put right what is named, and review again.</p>`);
    }
    return null;
}
/** @param above content shown before everything else */
async function buildReviewView(visit, serverUrl, above) {
    const { api, principal, param, to } = visit;
    const trail = [['Reviews', to(HOME)]];
    if (!principal.scopes.has('reviews:read')) {
        return { title: 'Review', trail, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
    }
    const review = await api.ask(ENDPOINTS.getReview, { params: { id: param('id') } });
    const trace = review.status === 'complete' ? await fetchTrace(visit, review) : null;
    const look = review.status === 'complete' ? [renderSinceSection(review, trace), renderLookSection(review, trace)] : null;
    const criteria = review.status === 'complete'
        ? (0,html/* html */.q) `<h2 id="criteria">Acceptance criteria</h2>\n${renderCriteria(review, trace)}`
        : null;
    const findings = review.status === 'complete' ? await renderFindingsSection(visit, review) : { piece: null, status: 200 };
    return {
        title: `${review.repo}#${review.pr}`,
        trail,
        actions: renderActions(review, visit),
        body: [above, renderState(review), renderReviewFacts(review, serverUrl), look, criteria, findings.piece],
        status: findings.status,
        headers: review.status === 'queued' ? { refresh: REFRESH_SECONDS } : {},
    };
}
function renderLinkNote({ url, expires_at }) {
    return renderNote('good', (0,html/* html */.q) `<p>Whoever has this link reads the report without signing in, until ${renderTimestamp(expires_at)}:</p>
<p><a href="${url}">${url}</a></p>`);
}
/**
 * Registers the page, its report, and the creation of a link.
 * @param serverUrl base URL of links to pull requests; null for no links
 */
function registerReviewPage(pages, serverUrl) {
    pages.get('/reviews/:id', (visit) => buildReviewView(visit, serverUrl, null));
    pages.get('/reviews/:id/report', async ({ api, param }) => {
        const id = param('id');
        const page = await api.report(id);
        // If there is none, the page of the review explains why.
        return page === null ? { path: `${HOME}/${encodeURIComponent(id)}` } : { page };
    });
    pages.post('/reviews/:id/link', async (visit) => {
        const link = await visit.api.ask(ENDPOINTS.createTraceLink, { params: { id: visit.param('id') } });
        return buildReviewView(visit, serverUrl, renderLinkNote(link));
    });
}
//# sourceMappingURL=review.js.map
// EXTERNAL MODULE: ./build/src/service/api/http/errors.js + 1 modules
var http_errors = __webpack_require__(88200);
;// CONCATENATED MODULE: ./build/src/service/console/sign-in.js











const SIGN_IN = `${CONSOLE}/session`;
function renderSignInPage({ prefix, clientId, next, remark = null }) {
    const body = (0,html/* html */.q) `<main>
<h1>Review Gate</h1>
<p>Sign in with the id and the secret of a client, as a program does at <code>/oauth/token</code>.</p>
${remark}<form class="stack" method="post" action="${prefix}${SIGN_IN}">
${renderField({ name: 'client_id', label: 'Client id', value: clientId, required: true })}
${renderField({ name: 'client_secret', label: 'Client secret', type: 'password', required: true })}
${next === undefined ? null : (0,html/* html */.q) `<input type="hidden" name="next" value="${next}">`}
<div class="actions"><button class="main">Sign in</button></div>
</form>
<p class="hint">The secret is not kept: you are signed in for an hour at most, or until the browser is closed. The operator makes clients with ${renderCreateClientCommand('reviews:read findings:read')}.</p>
<p class="hint"><a href="${prefix}${ENDPOINTS.docs.path}">The API</a></p>
</main>`;
    return (0,page_page/* renderPage */.C)({
        title: 'Sign in · Review Gate',
        style: `${style_STYLE}body { max-width: 32rem; padding-top: clamp(1rem, 8vh, 5rem); }\n`,
        forms: true,
        body,
    });
}
const toPageResponse = (page) => ({ page, headers: { 'referrer-policy': 'same-origin' } });
/** Explains the token call's error to a person. */
function renderRefusal(fault) {
    const words = fault === null
        ? 'The client id or the secret is wrong. Check both; a secret that was replaced is good for a while only.'
        : fault.message;
    return renderNote('bad', (0,html/* html */.q) `<p>${words}</p>`);
}
/** Registers the pages. */
function registerSignInPages(app, context) {
    const { publicUrl } = context;
    const here = () => readPathPrefix(publicUrl());
    const faultPage = createErrorPageRenderer(publicUrl);
    app.route({
        method: 'GET',
        url: '/',
        config: { faultPage: (fault, request) => ((0,http_html/* prefersHtml */.zd)(request) ? faultPage(fault, request) : null) },
        handler: async (request, reply) => {
            reply.header('vary', 'Accept');
            if (!(0,http_html/* prefersHtml */.zd)(request))
                throw (0,http_errors/* createNoSuchCallError */.J)();
            const query = readQueryFields(request);
            const next = query.word('next');
            const session = await readSession(request, context);
            if (typeof session === 'object')
                return redirect(reply, `${here()}${resolveNextPath(next)}`);
            if (session === 'none' && isCrossSiteNavigation(request))
                return (0,http_html/* sendPage */.C4)(reply, renderReloadPage());
            if (session === 'ended')
                reply.header('set-cookie', buildExpiredCookie(request, publicUrl()));
            const ended = session === 'ended' || query.word('ended') !== undefined;
            const remark = ended
                ? renderNote('plain', (0,html/* html */.q) `<p>Your session has ended. Sign in again.</p>`)
                : query.word('out') === undefined
                    ? null
                    : renderNote('good', (0,html/* html */.q) `<p>You are signed out.</p>`);
            return (0,http_html/* sendPage */.C4)(reply, toPageResponse(renderSignInPage({ prefix: here(), next: next === undefined ? next : resolveNextPath(next), remark })));
        },
    });
    /** Registers a form that must come from this service. */
    const form = (url, handler) => app.route({
        method: 'POST',
        url,
        bodyLimit: MAX_FORM_BYTES,
        config: { faultPage },
        onRequest: async (request) => assertSameOrigin(request, publicUrl()),
        handler,
    });
    form(SIGN_IN, async (request, reply) => {
        const fields = readFormFields(request);
        const clientId = fields.word('client_id');
        const next = resolveNextPath(fields.word('next'));
        const answer = await inject(app, request, {
            method: 'post',
            url: ENDPOINTS.mintToken.path,
            headers: { 'content-type': FORM_TYPE },
            payload: new URLSearchParams({
                grant_type: 'client_credentials',
                client_id: clientId ?? '',
                client_secret: fields.word('client_secret') ?? '',
            }).toString(),
        });
        if (answer.statusCode === 200) {
            const { access_token } = token/* TokenResponse */.B.parse(JSON.parse(answer.payload));
            reply.header('set-cookie', buildSessionCookie(request, publicUrl(), access_token));
            return redirect(reply, `${here()}${next}`);
        }
        const { success: wrong } = contract_errors/* OAuthError */.W5.safeParse(JSON.parse(answer.payload));
        const fault = wrong ? null : toApiError(ENDPOINTS.mintToken, answer);
        const page = renderSignInPage({
            prefix: here(),
            clientId,
            next: next === HOME ? undefined : next,
            remark: renderRefusal(fault),
        });
        return (0,http_html/* sendPage */.C4)(reply.headers(fault?.headers ?? {}), toPageResponse(page), wrong ? 401 : answer.statusCode);
    });
    form(`${SIGN_IN}/end`, async (request, reply) => {
        reply.header('set-cookie', buildExpiredCookie(request, publicUrl()));
        return redirect(reply, buildSignInUrl(publicUrl(), { out: '1' }));
    });
}
//# sourceMappingURL=sign-in.js.map
;// CONCATENATED MODULE: ./build/src/service/console/tickets.js
/** A page that reads a ticket only for its acceptance criteria: what counts, what does not, and why. */





const tickets_PATH = '/tickets';
/** Maximum number of characters shown of a criterion: as many as it can have. */
const tickets_MAX_WORDS = 2_000;
function tickets_renderForm({ form, to }, fault) {
    const value = (name) => form.word(name);
    const wrong = (name) => findFieldError(fault, `/${name}`);
    return (0,html/* html */.q) `<form class="stack wide" method="post" action="${to(`${CONSOLE}${tickets_PATH}`)}">
<div class="fields-2">
${renderField({ name: 'ticket', label: 'Ticket', hint: '123, owner/repo#123, SHOP-12', value: value('ticket'), wrong: wrong('ticket'), maxLength: contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS })}
${renderField({ name: 'repo', label: 'Repository', hint: '<owner>/<name>, for a number alone', value: value('repo'), wrong: wrong('repo') })}
</div>
${renderTextArea({ name: 'text', label: 'Or a text, as a ticket has it', value: form.text('text'), wrong: wrong('text') })}
<div class="actions"><button class="main">Read</button></div>
</form>
`;
}
function renderResult({ ticket, title, criteria, ignored }) {
    const count = criteria.length === 1 ? 'One acceptance criterion' : `${criteria.length} acceptance criteria`;
    const name = ticket === null ? 'the text' : (0,html/* html */.q) `${renderText(ticket)} ${renderText(title ?? '')}`;
    const words = criteria.length === 0
        ? (0,html/* html */.q) `<p>No acceptance criterion was found in ${name}: a review of it is refused with <code>E_AC_001</code>. Write them as a list below a heading “Acceptance criteria”.</p>`
        : (0,html/* html */.q) `<p>${count} in ${name}.</p>`;
    const found = criteria.map(({ id, text, kind, line, shown_by: shownBy, anchors, notes, suggestion }) => [
        (0,html/* html */.q) `<code>${renderText(id)}</code>`,
        [
            (0,html/* html */.q) `<bdi>${(0,display_text/* renderProse */.E9)(text, tickets_MAX_WORDS)}</bdi>`,
            notes.map(({ says }) => (0,html/* html */.q) `<br><span class="soft">${escapeText(says)}</span>`),
            suggestion === null ? null : (0,html/* html */.q) `<br><strong>${escapeText(suggestion)}</strong>`,
        ],
        (0,html/* html */.q) `${kind}: ${shownBy}`,
        anchors.map((anchor, at) => [at === 0 ? null : (0,html/* html */.q) `<br>`, (0,html/* html */.q) `<code>${renderText(anchor)}</code>`]),
        line,
    ]);
    const passed = ignored.map(({ line, text, reason }) => [line, escapeText(text), escapeText(reason)]);
    return [
        renderNote(criteria.length === 0 ? 'bad' : 'good', words),
        found.length === 0
            ? null
            : renderTable('Criteria', [
                { title: 'Criterion' },
                { title: 'Text' },
                { title: 'Shown by' },
                { title: 'Must stand in the change' },
                { title: 'Line', number: true },
            ], found),
        passed.length === 0
            ? null
            : [
                (0,html/* html */.q) `<h2>Not criteria</h2>\n`,
                renderTable('Not criteria', [{ title: 'Line' }, { title: 'Text' }, { title: 'Why' }], passed),
            ],
    ];
}
function buildView(visit, fault, result) {
    const { principal } = visit;
    const title = 'Read a ticket';
    if (!principal.scopes.has('reviews:write')) {
        return { title, body: renderMissingScope(principal, 'reviews:write'), status: 403 };
    }
    const lead = (0,html/* html */.q) `<p>Says how each acceptance criterion of a ticket will be read, what will be hard to show, and why the rest is no criterion. Nothing is kept.</p>\n`;
    const body = [lead, fault === null ? null : renderErrorNote(fault), result, tickets_renderForm(visit, fault)];
    return { title, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}
/** Registers the form and its action. */
function registerTicketPage(pages) {
    pages.get(tickets_PATH, async (visit) => buildView(visit, null, null));
    pages.post(tickets_PATH, async (visit) => {
        const { api, form, principal } = visit;
        if (!principal.scopes.has('reviews:write'))
            return buildView(visit, null, null);
        const text = form.text('text');
        if (text.trim() === '' && form.word('ticket') === undefined) {
            const nothing = (0,html/* html */.q) `<p>There is nothing to read: name a ticket, or write a text.</p>`;
            return { ...buildView(visit, null, renderNote('bad', nothing)), status: 400 };
        }
        const body = text.trim() === '' ? { ticket: form.word('ticket') ?? '', repo: form.word('repo') } : { text };
        try {
            return buildView(visit, null, renderResult(await api.ask(ENDPOINTS.lintTicket, { body })));
        }
        catch (cause) {
            if (!(cause instanceof ApiError))
                throw cause;
            return buildView(visit, cause, null);
        }
    });
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/service/console/trends.js
/** How reviews went, week by week: pictures, and the same figures as a table. */






const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From so many days on a time is told in days. */
const DAYS_FROM = 2 * DAY;
/** Formats a time to green with the unit that suits it. */
function formatWait(seconds) {
    if (seconds < HOUR)
        return `${Math.round(seconds / MINUTE)} min`;
    const [unit, name] = seconds < DAYS_FROM ? [HOUR, 'h'] : [DAY, 'days'];
    return `${Math.round((seconds * 10) / unit) / 10} ${name}`;
}
const formatWeekWait = ({ median_seconds_to_green: seconds }) => seconds === null ? '–' : formatWait(seconds);
const formatPart = (part, all) => all === 0 ? '–' : `${part} of ${all} (${Math.round((100 * part) / all)} %)`;
const sum = (values) => values.reduce((all, one) => all + one, 0);
const formatWeek = ({ from }) => `week of ${from}`;
function findEnds(weeks) {
    return [weeks[0]?.from ?? '', weeks.at(-1)?.from ?? ''];
}
function renderOpenings(weeks) {
    const [pulls, opened] = [sum(weeks.map((week) => week.pulls)), sum(weeks.map((week) => week.opened))];
    const most = Math.max(1, ...weeks.map((week) => week.pulls));
    return (0,columns/* renderColumnChart */.b)({
        title: 'Pull requests that the gate opened for',
        about: `Pull requests that the gate opened for: ${formatPart(opened, pulls)} in ${(0,base_text/* counted */.hS)(weeks.length, 'week')}`,
        keys: [
            { tone: 'gate-open', words: (0,html/* html */.q) `opened <strong>${opened}</strong>` },
            { tone: 'gate-person', words: (0,html/* html */.q) `not yet <strong>${pulls - opened}</strong>` },
        ],
        columns: weeks.map((week) => ({
            title: `${formatWeek(week)}: ${formatPart(week.opened, week.pulls)}`,
            parts: [
                { tone: 'gate-open', share: week.opened / most },
                { tone: 'gate-person', share: (week.pulls - week.opened) / most },
            ],
        })),
        ends: findEnds(weeks),
    });
}
function renderWaits(weeks) {
    const longest = Math.max(1, ...weeks.map((week) => week.median_seconds_to_green ?? 0));
    const title = 'Median time to green';
    const top = weeks.some((week) => week.median_seconds_to_green !== null) ? formatWait(longest) : 'none yet';
    return (0,columns/* renderColumnChart */.b)({
        title,
        about: `${title}, by week; the longest: ${top}`,
        keys: [{ tone: 'gate-open', words: (0,html/* html */.q) `the highest column: <strong>${top}</strong>` }],
        columns: weeks.map((week) => ({
            title: `${formatWeek(week)}: ${formatWeekWait(week)}`,
            parts: [{ tone: 'gate-open', share: (week.median_seconds_to_green ?? 0) / longest }],
        })),
        ends: findEnds(weeks),
    });
}
function trends_renderCriteria(weeks) {
    const [met, all] = [sum(weeks.map((week) => week.met)), sum(weeks.map((week) => week.criteria))];
    const title = 'Criteria met at the first review';
    return (0,columns/* renderColumnChart */.b)({
        title,
        about: `${title}: ${formatPart(met, all)}`,
        keys: [
            { tone: 'gate-open', words: (0,html/* html */.q) `met <strong>${met}</strong>` },
            { tone: 'gate-person', words: (0,html/* html */.q) `not met <strong>${all - met}</strong>` },
        ],
        columns: weeks.map((week) => ({
            title: `${formatWeek(week)}: ${formatPart(week.met, week.criteria)}`,
            parts: [
                { tone: 'gate-open', share: week.criteria === 0 ? 0 : week.met / week.criteria },
                { tone: 'gate-person', share: week.criteria === 0 ? 0 : (week.criteria - week.met) / week.criteria },
            ],
        })),
        ends: findEnds(weeks),
    });
}
const trends_COLUMNS = [
    { title: 'Week of' },
    { title: 'First reviewed', number: true },
    { title: 'Opened', number: true },
    { title: 'Median time to green', number: true },
    { title: 'Criteria met at first', number: true },
];
async function renderTrends({ api }, repo) {
    const { weeks, complete } = await api.ask(ENDPOINTS.getTrends, { query: { repo } });
    if (weeks.every(({ pulls }) => pulls === 0)) {
        return (0,html/* html */.q) `<p>${repo === undefined ? 'There is no review with a verdict yet.' : 'No review with a verdict matches this filter.'} Here will be, week by week: for how many pull requests the gate opened, how long that took, and how many criteria were met at the first review.</p>\n`;
    }
    const rows = weeks
        .toReversed()
        .map((week) => [
        week.from,
        week.pulls,
        formatPart(week.opened, week.pulls),
        formatWeekWait(week),
        formatPart(week.met, week.criteria),
    ]);
    return [
        (0,html/* html */.q) `<p class="soft">Pull requests by the week in which their first review with a verdict was asked for, in UTC. Time to green is from then to the first auto-approve.</p>\n`,
        complete
            ? null
            : renderNote('plain', (0,html/* html */.q) `<p>Only the newest ${contract_limits/* LIMITS */.b.MAX_TREND_PULLS} pull requests are counted. Filter by a repository.</p>`),
        (0,html/* html */.q) `<div class="pictures">${renderOpenings(weeks)}${renderWaits(weeks)}${trends_renderCriteria(weeks)}</div>\n`,
        (0,html/* html */.q) `<details><summary>The figures as a table</summary>\n${renderTable('Trends, the newest week first', trends_COLUMNS, rows)}</details>\n`,
    ];
}
async function buildTrendsView(visit) {
    const { principal, query, to } = visit;
    const title = 'Trends';
    if (!principal.scopes.has('reviews:read'))
        return { title, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
    const repo = query.word('repo');
    const form = (fault) => renderFilters(to(TRENDS), renderField({ name: 'repo', label: 'Repository', value: repo, wrong: findFieldError(fault, '?repo') }), repo === undefined ? null : to(TRENDS));
    try {
        return { title, body: [form(null), await renderTrends(visit, repo)] };
    }
    catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 400)
            throw cause;
        return { title, body: [renderErrorNote(cause), form(cause)], status: cause.status };
    }
}
/** Registers the page. */
function registerTrendsPage(pages) {
    pages.get('/trends', buildTrendsView);
}
//# sourceMappingURL=trends.js.map
// EXTERNAL MODULE: ./build/src/reviewing/policy-text.js
var policy_text = __webpack_require__(61468);
;// CONCATENATED MODULE: ./build/src/service/console/comparison.js
/** What a simulation came to, beside the last review of the same pull request: what the policy would change. */





/** Maximum number of listed findings; the report of a review lists all of them. */
const MAX_FINDINGS = 50;
/** Returns the newest complete review of the pull request; null if there is none, or the client may not read it. */
async function findLastReview({ api, principal }, { repo, pr }) {
    if (!principal.scopes.has('reviews:read'))
        return null;
    const { data } = await api.ask(ENDPOINTS.listReviews, {
        query: { repo, pr: String(pr), status: 'complete', limit: '1' },
    });
    const [last] = data;
    return last?.status === 'complete' ? last : null;
}
const ROWS = [
    ['Verdict', ({ verdict }) => (verdict === null ? 'a dry run: not kept' : renderBadge(verdict))],
    ['Tier', ({ tier }) => (0,verdict/* formatTier */.eN)(tier)],
    ['Confidence', ({ confidence }) => confidence],
    [
        'Criteria with lines',
        ({ ac_bindings: all }) => `${all.filter(({ lines }) => lines.length > 0).length} of ${all.length}`,
    ],
    ['Errors', ({ counts }) => counts.error],
    ['Warnings', ({ counts }) => counts.warn],
    ['Notes', ({ counts }) => counts.info],
    ['Base', ({ base_sha }) => (base_sha === null ? null : (0,html/* html */.q) `<code>${(0,base_text/* abbreviateSha */.Kx)(base_sha)}</code>`)],
    ['Head', ({ head_sha }) => (0,html/* html */.q) `<code>${(0,base_text/* abbreviateSha */.Kx)(head_sha)}</code>`],
];
function renderVerdictNote(simulation, last, { to }) {
    const { verdict, trace } = simulation;
    const words = (0,html/* html */.q) `Under this policy the verdict is ${renderBadge(verdict)}, by the rule <code>${renderText(trace.decision.rule)}</code>.`;
    const tone = verdict === 'auto-approve' ? 'good' : 'plain';
    if (last === null)
        return renderNote(tone, (0,html/* html */.q) `<p>${words}</p>`);
    const link = (0,html/* html */.q) `<a href="${to(`${HOME}/${last.id}`)}">last review</a>`;
    const before = last.verdict === null
        ? 'was a dry run.'
        : (0,html/* html */.q) `said ${last.verdict === verdict ? 'the same' : renderBadge(last.verdict)}.`;
    return renderNote(tone, (0,html/* html */.q) `<p>${words} The ${link} ${before}</p>`);
}
/** Renders a simulated value, marked if the last review has a different one. */
function buildComparedRow(name, value, simulation, last) {
    if (last === null)
        return [name, value(simulation)];
    const differs = (0,html/* html */.q) `${value(simulation)}`.text !== (0,html/* html */.q) `${value(last)}`.text;
    return [name, [value(simulation), differs ? (0,html/* html */.q) ` <span class="badge">changed</span>` : null], value(last)];
}
const RULES = [
    { title: 'Rule' },
    { title: 'Condition', narrow: 'bare' },
    { title: 'Verdict', narrow: 'bare' },
    { title: 'From' },
];
/** Renders a rule; one that was passed over in grey, with a verdict that did not count. */
function buildRuleRow({ name, condition, verdict, held, source }) {
    const tone = (piece) => (held === true ? piece : (0,html/* html */.q) `<span class="soft">${piece}</span>`);
    return [
        tone((0,html/* html */.q) `<code class="whole">${renderText(name)}</code>`),
        tone((0,html/* html */.q) `<code>${escapeText(condition)}</code>`),
        held === true ? renderBadge(verdict) : tone((0,html/* html */.q) `<span class="whole">${verdict}</span>`),
        tone((0,html/* html */.q) `<span class="whole">${source}</span>`),
    ];
}
function renderRules(rules) {
    const groups = [
        ['Held', rules.filter(({ held }) => held === true)],
        ['Did not hold, in the order in which they were asked', rules.filter(({ held }) => held === false)],
        ['Not asked any more', rules.filter(({ held }) => held === null)],
    ];
    return groups.map(([title, group]) => group.length === 0
        ? null
        : (0,html/* html */.q) `<h3>${title}</h3>\n${renderTable(`Rules: ${title}`, RULES, group.map(buildRuleRow))}`);
}
/** Renders the result of a simulation as a part of a page. */
function renderComparison(simulation, last, visit) {
    const { findings, trace } = simulation;
    const rows = ROWS.map(([name, value]) => buildComparedRow(name, value, simulation, last));
    const columns = [{ title: 'What' }, { title: 'Simulated' }, ...(last === null ? [] : [{ title: 'Last review' }])];
    const shown = findings
        .slice(0, MAX_FINDINGS)
        .map((finding) => [
        renderText(finding.title),
        renderBadge(finding.severity),
        (0,html/* html */.q) `<code>${renderText(finding.location.file)}:${finding.location.lineRange[0] ?? 1}</code>`,
        (0,html/* html */.q) `<code>${renderText((0,report_findings/* nameRule */.Mp)(finding))}</code>`,
    ]);
    const more = findings.length - shown.length;
    return [
        renderVerdictNote(simulation, last, visit),
        renderTable('What came out', columns, rows),
        (0,html/* html */.q) `<h2>Rules</h2>\n`,
        renderRules(trace.decision.rules),
        (0,html/* html */.q) `<h2>Findings</h2>\n`,
        shown.length === 0
            ? (0,html/* html */.q) `<p>There are none.</p>\n`
            : renderTable('Findings', [{ title: 'Finding' }, { title: 'Severity' }, { title: 'Place' }, { title: 'Rule' }], shown),
        more === 0 ? null : (0,html/* html */.q) `<p>And ${more} more.</p>\n`,
        (0,html/* html */.q) `<h2>Try again</h2>\n`,
    ];
}
//# sourceMappingURL=comparison.js.map
// EXTERNAL MODULE: ./build/src/engine/decision/again.js
var again = __webpack_require__(41247);
// EXTERNAL MODULE: ./build/src/report/backtest/model.js
var model = __webpack_require__(96595);
// EXTERNAL MODULE: ./build/src/report/backtest/chart.js
var chart = __webpack_require__(16658);
;// CONCATENATED MODULE: ./build/src/service/console/past-reviews.js
/** What a policy would have said of the reviews that the service has: its rules are asked again on what they found. */







/** So many pull requests are compared at most. Each has a trace to be read. */
const MAX_PULLS = 50;
/** Returns the newest complete review of each of the newest pull requests, dry runs too. */
async function listNewest({ api }, repo) {
    const { data } = await api.ask(ENDPOINTS.listReviews, { query: { repo, status: 'complete' } });
    const newest = new Map();
    for (const review of data)
        if (isComplete(review) && !newest.has(review.pr))
            newest.set(review.pr, review);
    return [...newest.values()].slice(0, MAX_PULLS);
}
const isComplete = (review) => review.status === 'complete';
async function compare(visit, repo, source) {
    const ask = await (0,again/* createRuleAsker */.hB)({ name: 'the policy of the form', source });
    const compared = [];
    // One after the other: each trace may be large, and others use the service too.
    for (const review of await listNewest(visit, repo)) {
        const { decision } = await visit.api.ask(ENDPOINTS.getTrace, { params: { id: review.id } });
        const facts = (0,again/* readStoredFacts */.jX)(decision.facts);
        compared.push({ review, before: decision.verdict, now: facts === null ? null : ask(facts) });
    }
    return compared;
}
const LIMITS_OF_PAST = 'Only the rules are asked again, on what each review found. Settings that change what is found (criteria, severities, paths, people, suppressions) need a simulation. What was reverted or mended later stands in git: the command “review-gate backtest” reads it there.';
function past_reviews_renderFigures(compared) {
    const known = compared.flatMap(({ review, before, now }) => now === null ? [] : [{ at: review.created_at, before: (0,model/* toGate */.z)(before), now: (0,model/* toGate */.z)(now.verdict) }]);
    const before = known.map(({ at, before: gate }) => ({ at, gate }));
    const now = known.map(({ at, now: gate }) => ({ at, gate }));
    return (0,html/* html */.q) `<div class="pictures">${(0,chart/* renderDecisionChart */.L)('As it was decided', before)}${(0,chart/* renderDecisionChart */.L)('Under this policy', now)}</div>\n`;
}
/** Renders the reviews of a repository under a policy, as a part of a page. Rejects as the API does. */
async function renderPastReviews(visit, repo, source) {
    const compared = await compare(visit, repo, source);
    if (compared.length === 0) {
        return renderNote('plain', (0,html/* html */.q) `<p>There is no complete review of ${renderText(repo)}.</p>`);
    }
    const changed = compared.filter(({ before, now }) => now !== null && now.verdict !== before);
    const lost = compared.filter(({ now }) => now === null).length;
    const words = `Of the newest ${(0,base_text/* counted */.hS)(compared.length, 'pull request')} of`;
    const rows = changed.map(({ review, before, now }) => [
        renderChange(review, visit.to(`${HOME}/${review.id}`)),
        renderBadge(before),
        now === null ? '–' : renderBadge(now.verdict),
        now === null ? '–' : (0,html/* html */.q) `<code>${renderText(now.rule)}</code>`,
        renderTimestamp(review.created_at),
    ]);
    const columns = [
        { title: 'Pull request' },
        { title: 'As it was decided' },
        { title: 'Under this policy' },
        { title: 'Rule' },
        { title: 'Reviewed' },
    ];
    return [
        renderNote('plain', (0,html/* html */.q) `<p>${words} ${renderText(repo)}, ${(0,base_text/* counted */.hS)(changed.length, 'has another verdict', 'have another verdict')} under this policy.${lost === 0 ? null : ` ${(0,base_text/* counted */.hS)(lost, 'review')} of an earlier version could not be asked again.`}</p><p>${LIMITS_OF_PAST}</p>`),
        past_reviews_renderFigures(compared),
        rows.length === 0 ? null : renderTable('Pull requests with another verdict', columns, rows),
    ];
}
//# sourceMappingURL=past-reviews.js.map
;// CONCATENATED MODULE: ./build/src/service/console/try-policy.js
/** A page that checks a policy line by line and tries it on a pull request. Nothing is stored or posted. */











/** Maximum number of listed faults. */
const MAX_FAULTS = 50;
function try_policy_renderForm({ form, to }, { source, fault = null }) {
    const value = (name) => form.word(name);
    const wrong = (name) => findFieldError(fault, `/${name}`);
    return (0,html/* html */.q) `<form class="stack wide" method="post" action="${to(`${CONSOLE}${TRY_PATH}`)}">
${renderTextArea({ name: 'source', label: 'Policy, as YAML or JSON', hint: "Empty, the tenant's default is simulated", value: source, wrong: wrong('source') })}
<div class="fields-2">
${renderField({ name: 'repo', label: 'Repository', hint: '<owner>/<name>, to simulate', value: value('repo'), wrong: wrong('repo') })}
${renderField({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric' })}
${renderField({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS })}
</div>
<div class="actions"><button name="do" value="check">Check</button> <button name="do" value="simulate">Simulate</button> <button name="do" value="past">Ask it about past reviews</button> <span class="hint">A simulation reads the pull request and may take up to a minute; it counts as a request for a review. Past reviews are those of the repository that the service has.</span></div>
</form>
`;
}
function try_policy_buildView(visit, tried) {
    const { principal, to } = visit;
    const about = { title: 'Try a policy', trail: [['Policies', to(`${CONSOLE}/policies`)]] };
    if (!principal.scopes.has('admin'))
        return { ...about, body: renderMissingScope(principal, 'admin'), status: 403 };
    const { fault = null, result = null } = tried;
    const body = [fault === null ? null : renderErrorNote(fault), result, try_policy_renderForm(visit, tried)];
    return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}
/** Renders the faults of the text at their lines; null if there are none. */
async function renderPolicyCheck(source) {
    const found = await (0,policy_text/* readPolicyFaults */.M2)(source);
    if (found.length === 0)
        return null;
    const faults = found.slice(0, MAX_FAULTS);
    const first = faults.length === found.length ? '' : ` The first ${MAX_FAULTS}:`;
    const count = found.length === 1 ? 'One fault.' : `${found.length} faults.${first}`;
    const links = faults.map(({ line, column, message }) => (0,html/* html */.q) `<li><a href="#line-${line}">line ${line}, column ${column}</a>: ${escapeText(message)}</li>`);
    return [renderNote('bad', (0,html/* html */.q) `<p>${count}</p><ul>${links}</ul>`), renderSourceLines(source, faults)];
}
async function renderSimulation(visit, source) {
    const { api, form } = visit;
    const simulation = await api.ask(ENDPOINTS.simulatePolicy, {
        body: {
            repo: form.word('repo') ?? '',
            pr: toNumber(form.word('pr')),
            ticket: form.word('ticket'),
            ...(source === '' ? {} : { source }),
        },
    });
    return renderComparison(simulation, await findLastReview(visit, simulation), visit);
}
/** Asks the policy about past reviews; without a text the tenant's default. */
async function renderPast(visit, source) {
    const { api, form, principal } = visit;
    const missing = ['reviews:read', 'findings:read'].find((scope) => !principal.scopes.has(scope));
    if (missing !== undefined)
        return renderMissingScope(principal, missing);
    const repo = form.word('repo') ?? '';
    if (source !== '')
        return renderPastReviews(visit, repo, source);
    const { default_policy: name } = await api.ask(ENDPOINTS.getTenant);
    return renderPastReviews(visit, repo, (await fetchPolicy(visit, name)).source);
}
/** Registers the form and its action. */
function registerTryPolicyPage(pages) {
    pages.get(TRY_PATH, async (visit) => {
        const name = visit.query.word('policy');
        const source = name === undefined ? '' : (await fetchPolicy(visit, name)).source;
        return try_policy_buildView(visit, { source });
    });
    pages.post(TRY_PATH, async (visit) => {
        const { form, principal } = visit;
        const text = form.text('source');
        const source = text.trim() === '' ? '' : text;
        if (!principal.scopes.has('admin'))
            return try_policy_buildView(visit, { source });
        const wrong = source === '' ? null : await renderPolicyCheck(source);
        if (wrong !== null)
            return { ...try_policy_buildView(visit, { source, result: wrong }), status: 422 };
        const asked = form.word('do');
        if (asked !== 'simulate' && asked !== 'past') {
            const words = source === '' ? 'There is nothing to check: write or paste a policy.' : 'The policy is well formed.';
            return try_policy_buildView(visit, { source, result: renderNote(source === '' ? 'bad' : 'good', (0,html/* html */.q) `<p>${words}</p>`) });
        }
        try {
            const result = await (asked === 'past' ? renderPast(visit, source) : renderSimulation(visit, source));
            return try_policy_buildView(visit, { source, result });
        }
        catch (cause) {
            if (!(cause instanceof ApiError))
                throw cause;
            return try_policy_buildView(visit, { source, fault: cause });
        }
    });
}
//# sourceMappingURL=try-policy.js.map
;// CONCATENATED MODULE: ./build/src/service/console/waiting.js
/** What waits for a person, over all repositories: where to look first. */






const waiting_FILTERS = ['repo', 'tier', 'owner'];
const ORDERS = {
    age: 'the longest wait',
    tier: 'the highest tier',
    lines: 'the most lines to look at',
};
/** Code owners named in a row; the review has all of them. */
const MAX_OWNERS = 3;
function renderLook(review) {
    const tally = (0,accounting/* countAccounting */.Z2)({ review, trace: null });
    return tally === null ? '–' : (0,accounting/* formatOpen */.Me)(tally) || 'nothing';
}
function renderPeople({ people }) {
    if (people === undefined)
        return '–';
    const { owners_missing: owners, open } = people;
    const named = owners.slice(0, MAX_OWNERS).map((owner, at) => [at === 0 ? null : (0,html/* html */.q) `<br>`, renderText(owner)]);
    const more = owners.length > MAX_OWNERS ? (0,html/* html */.q) `<br><span class="soft">and ${owners.length - MAX_OWNERS} more</span>` : null;
    const toSign = open.length === 0 ? null : (0,html/* html */.q) `${owners.length === 0 ? null : (0,html/* html */.q) `<br>`}to sign: ${renderText(open.join(', '))}`;
    return owners.length + open.length === 0 ? 'anyone who may' : [named, more, toSign];
}
function waiting_buildRow(review, { to }, serverUrl) {
    const pull = `${serverUrl ?? ''}/${review.repo}/pull/${review.pr}`;
    return [
        renderChange(review, to(`${HOME}/${review.id}`)),
        (0,verdict/* formatTier */.eN)(review.tier),
        renderLook(review),
        renderPeople(review),
        renderTimestamp(review.completed_at),
        ...(serverUrl === null
            ? []
            : [(0,html/* html */.q) `<a href="${pull}" rel="noreferrer" aria-label="Open ${review.repo}#${review.pr} on the host">Open</a>`]),
    ];
}
function waiting_renderFilterForm({ query, to }, fault) {
    const value = (name) => query.word(name);
    const sort = value('sort');
    const fields = (0,html/* html */.q) `${renderField({ name: 'repo', label: 'Repository', value: value('repo'), wrong: findFieldError(fault, '?repo') })}
${renderSelect({ name: 'tier', label: 'Tier', value: value('tier') }, values/* Tier */.Ju.options)}
${renderField({ name: 'owner', label: 'Code owner asked', value: value('owner'), wrong: findFieldError(fault, '?owner') })}
${sort === undefined ? null : (0,html/* html */.q) `<input type="hidden" name="sort" value="${sort}">`}
`;
    const clear = waiting_FILTERS.every((name) => value(name) === undefined) ? null : to(WAITING, { sort });
    return renderFilters(to(WAITING), fields, clear);
}
/** Renders the orders as links; the one in use is no link. */
function renderOrders({ query, to }, filter) {
    const used = query.word('sort') ?? 'age';
    const links = review/* WaitingOrder */.a4.options.map((order) => order === used
        ? (0,html/* html */.q) `<li><span aria-current="true">${ORDERS[order]}</span></li>`
        : (0,html/* html */.q) `<li><a href="${to(WAITING, { ...filter, sort: order })}">${ORDERS[order]}</a></li>`);
    return (0,html/* html */.q) `<nav class="orders" aria-label="Order of the list"><span class="soft">First:</span> <ul>${links}</ul></nav>\n`;
}
const waiting_COLUMNS = [
    { title: 'Pull request' },
    { title: 'Tier', narrow: 'bare' },
    { title: 'To look at' },
    { title: 'Asked' },
    { title: 'Waits since' },
];
const ON_THE_HOST = { title: 'On the host', narrow: 'none' };
async function waiting_renderList(visit, filter, serverUrl) {
    const { api, query, to } = visit;
    const [page, sort] = [query.word('page'), query.word('sort')];
    const { data, next_page: next } = await api.ask(ENDPOINTS.listWaiting, { query: { ...filter, sort, page } });
    if (data.length === 0) {
        const filtered = Object.values(filter).some((value) => value !== undefined);
        return (0,html/* html */.q) `<p>${filtered ? 'Nothing that waits matches these filters.' : 'Nothing waits for a person.'}</p>`;
    }
    const columns = [...waiting_COLUMNS, ...(serverUrl === null ? [] : [ON_THE_HOST])];
    return [
        renderOrders(visit, filter),
        renderTable(`Pull requests that wait for a person, first ${ORDERS[review/* WaitingOrder */.a4.catch('age').parse(sort)]}`, columns, data.map((review) => waiting_buildRow(review, visit, serverUrl))),
        renderPaging(page === undefined ? null : to(WAITING, { ...filter, sort }), next === null ? null : to(WAITING, { ...filter, sort, page: next })),
    ];
}
async function buildWaitingView(visit, serverUrl) {
    const { principal, query } = visit;
    const title = 'Waiting for a person';
    if (!principal.scopes.has('reviews:read'))
        return { title, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
    const filter = Object.fromEntries(waiting_FILTERS.map((name) => [name, query.word(name)]));
    try {
        return { title, body: [waiting_renderFilterForm(visit, null), await waiting_renderList(visit, filter, serverUrl)] };
    }
    catch (cause) {
        if (!(cause instanceof ApiError) || cause.status !== 400)
            throw cause;
        return { title, body: [renderErrorNote(cause), waiting_renderFilterForm(visit, cause)], status: cause.status };
    }
}
/**
 * Registers the page.
 * @param serverUrl base URL of links to pull requests; null for no links
 */
function registerWaitingPage(pages, serverUrl) {
    pages.get('/waiting', (visit) => buildWaitingView(visit, serverUrl));
}
//# sourceMappingURL=waiting.js.map
;// CONCATENATED MODULE: ./build/src/service/console/webhooks.js
/** The tenant's subscriptions: create them, list their deliveries, test them, replace their secrets, delete them. */





const webhooks_PATH = '/webhooks';
const BASE = `${CONSOLE}${webhooks_PATH}`;
const formatEvents = ({ events }) => events.join(', ');
function renderSubscribeForm({ form, to }, fault) {
    const boxes = EventKind.options.map((event) => (0,html/* html */.q) `<div class="check"><input type="checkbox" id="${event}" name="${event}" value="1"${form.word(event) !== undefined || fault === null ? (0,html/* html */.q) ` checked` : null}><label for="${event}">${event}</label></div>\n`);
    return (0,html/* html */.q) `<h2 id="subscribe">Subscribe</h2>
<form class="stack" method="post" action="${to(BASE)}">
${renderField({ name: 'url', label: 'Address', type: 'url', hint: 'https://…, reachable from the service', value: form.word('url'), wrong: findFieldError(fault, '/url'), required: true })}
<fieldset class="field"><legend>Events</legend>${boxes}</fieldset>
<div class="actions"><button class="main">Subscribe</button></div>
</form>
`;
}
async function buildListView(visit, fault) {
    const { api, principal, query, to } = visit;
    const title = 'Webhooks';
    if (!principal.scopes.has('webhooks:write')) {
        return { title, body: renderMissingScope(principal, 'webhooks:write'), status: 403 };
    }
    const page = query.word('page');
    const { data, next_page: next } = await api.ask(ENDPOINTS.listWebhooks, { query: { page } });
    const rows = data.map((webhook) => [
        (0,html/* html */.q) `<a href="${to(`${BASE}/${webhook.id}`)}">${renderText(webhook.url)}</a>`,
        formatEvents(webhook),
        renderBadge(webhook.status),
        webhook.reason === null ? '–' : renderText(webhook.reason),
        renderTimestamp(webhook.created_at),
    ]);
    const columns = [
        { title: 'Address' },
        { title: 'Events' },
        { title: 'Status', narrow: 'bare' },
        { title: 'Reason' },
        { title: 'Created', narrow: 'none' },
    ];
    return {
        title,
        body: [
            fault === null ? null : renderErrorNote(fault),
            rows.length === 0 ? (0,html/* html */.q) `<p>Nobody is told of reviews yet.</p>\n` : renderTable('Subscriptions', columns, rows),
            renderPaging(page === undefined ? null : to(BASE), next === null ? null : to(BASE, { page: next })),
            renderSubscribeForm(visit, fault),
        ],
        ...(fault === null ? {} : { status: fault.status, headers: fault.headers }),
    };
}
function buildDeliveryRow({ id, event, review_id: review, attempt, status, response_status: answer, reason, next_attempt_at: next, created_at: created, }, { to }) {
    return [
        renderTimestamp(created),
        (0,html/* html */.q) `<span class="whole">${event}</span>`,
        [renderBadge(status), reason == null ? null : (0,html/* html */.q) `<br><span class="soft words">${escapeText(reason)}</span>`],
        answer ?? '–',
        attempt,
        next === null ? '–' : renderTimestamp(next),
        review === null ? 'a test' : (0,html/* html */.q) `<a href="${to(`${HOME}/${review}`)}"><code>${review}</code></a>`,
        (0,html/* html */.q) `<code>${id}</code>`,
    ];
}
const DELIVERIES = [
    { title: 'Created' },
    { title: 'Event', narrow: 'bare' },
    { title: 'Status', narrow: 'bare' },
    { title: 'Answer', number: true },
    { title: 'Attempts', number: true },
    { title: 'Next attempt' },
    { title: 'Review' },
    { title: 'Id', narrow: 'none' },
];
function webhooks_renderActions({ param, to }) {
    const at = (action) => to(`${BASE}/${param('id')}/${action}`);
    return (0,html/* html */.q) `<form class="inline" method="post" action="${at('test')}"><button>Send a test</button></form>
<details><summary>Replace the secret, or end it</summary>
<div class="actions"><form class="inline" method="post" action="${at('rotate')}"><button>Make a new signing secret</button></form>
<form class="inline" method="post" action="${at('end')}"><button class="grave">End the subscription</button></form></div>
</details>
`;
}
async function buildWebhookView(visit, above) {
    const { api, principal, query, param, to } = visit;
    const trail = [['Webhooks', to(BASE)]];
    if (!principal.scopes.has('webhooks:write')) {
        return { title: 'Webhook', trail, body: renderMissingScope(principal, 'webhooks:write'), status: 403 };
    }
    const id = param('id');
    const page = query.word('page');
    const [webhook, { data, next_page: next }] = await Promise.all([
        api.ask(ENDPOINTS.getWebhook, { params: { id } }),
        api.ask(ENDPOINTS.listDeliveries, { params: { id }, query: { page } }),
    ]);
    const here = `${BASE}/${id}`;
    return {
        title: 'Webhook',
        trail,
        actions: webhooks_renderActions(visit),
        body: [
            above,
            renderFacts([
                ['Address', renderText(webhook.url)],
                ['Events', formatEvents(webhook)],
                ['Status', renderBadge(webhook.status)],
                ['Reason', webhook.reason === null ? null : renderText(webhook.reason)],
                ['Created', renderTimestamp(webhook.created_at)],
                ['Id', (0,html/* html */.q) `<code>${webhook.id}</code>`],
            ]),
            (0,html/* html */.q) `<h2>Deliveries, newest first</h2>\n`,
            data.length === 0
                ? (0,html/* html */.q) `<p>There are none yet.</p>`
                : renderTable('Deliveries, newest first', DELIVERIES, data.map((delivery) => buildDeliveryRow(delivery, visit))),
            renderPaging(page === undefined ? null : to(here), next === null ? null : to(here, { page: next })),
        ],
    };
}
function renderSecretNote(secret) {
    return renderNote('good', (0,html/* html */.q) `<p>The signing secret, shown this once: <code>${secret}</code></p>
<p>The receiver checks with it that a delivery is from here, as Standard Webhooks has it.</p>`);
}
function renderTestNote({ status, response_status: answer, reason }) {
    return status === 'delivered'
        ? renderNote('good', (0,html/* html */.q) `<p>The test was delivered: it answered ${answer}.</p>`)
        : renderNote('bad', (0,html/* html */.q) `<p>The test was not delivered to the address below. ${escapeText(reason ?? '')}</p>`);
}
/** Registers the list, the page of one subscription, and the actions of their forms. */
function registerWebhookPages(pages) {
    pages.get(webhooks_PATH, (visit) => buildListView(visit, null));
    pages.get(`${webhooks_PATH}/:id`, (visit) => buildWebhookView(visit, null));
    pages.post(webhooks_PATH, async (visit) => {
        const { api, form, to } = visit;
        const events = EventKind.options.filter((event) => form.word(event) !== undefined);
        try {
            const made = await api.ask(ENDPOINTS.createWebhook, { body: { url: form.word('url') ?? '', events } });
            const body = [
                renderSecretNote(made.secret),
                (0,html/* html */.q) `<p><a href="${to(`${BASE}/${made.id}`)}">To the subscription</a></p>`,
            ];
            return { title: 'Subscribed', trail: [['Webhooks', to(BASE)]], body };
        }
        catch (cause) {
            if (!(cause instanceof ApiError) || cause.code === 'E_AUTH_002')
                throw cause;
            return buildListView(visit, cause);
        }
    });
    pages.post(`${webhooks_PATH}/:id/test`, async (visit) => buildWebhookView(visit, renderTestNote(await visit.api.ask(ENDPOINTS.testWebhook, { params: { id: visit.param('id') } }))));
    pages.post(`${webhooks_PATH}/:id/rotate`, async (visit) => {
        const { secret } = await visit.api.ask(ENDPOINTS.rotateWebhook, { params: { id: visit.param('id') } });
        return buildWebhookView(visit, renderSecretNote(secret));
    });
    pages.post(`${webhooks_PATH}/:id/end`, async ({ api, param }) => {
        await api.tell(ENDPOINTS.deleteWebhook, { params: { id: param('id') } });
        return { path: BASE };
    });
}
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/console/index.js














/** Registers the pages in a scope of its own: only they accept forms. */
function registerConsole(app, context) {
    openScope(app, 'console', (scope) => {
        acceptForms(scope);
        registerSignInPages(scope, context);
        scope.get(CONSOLE, async (_request, reply) => redirect(reply, `${readPathPrefix(context.publicUrl())}${HOME}`));
        const pages = createPageRegistry(scope, context);
        registerReviewsPage(pages);
        registerWaitingPage(pages, context.serverUrl);
        registerTrendsPage(pages);
        registerNewReviewPage(pages);
        registerReviewPage(pages, context.serverUrl);
        registerPolicyPages(pages);
        registerTryPolicyPage(pages);
        registerTicketPage(pages);
        if (context.webhooks !== null)
            registerWebhookPages(pages);
    });
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/service/telemetry/overload.js
var overload = __webpack_require__(87883);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/src/service/telemetry/requests.js
/** Measures, counts, traces and logs every request by its operation, never by its content. */


/** Calls that monitoring makes every few seconds. They are logged only at level debug. */
const PROBES = new Set(['health', 'ready', 'metrics']);
function readHeader(request, name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
}
function selectLogLevel(operation, status) {
    // 502 to 504 are caused by a provider or by load, and are temporary; 500 is an internal error.
    if (status === 500)
        return 'error';
    if (status > 500)
        return 'warn';
    return operation !== undefined && PROBES.has(operation) ? 'debug' : 'info';
}
/** Adds hooks that run before and after all others. Call it before other hooks are added. */
function observeRequests(app, { meter, logger, tracer, clock }) {
    const seen = new WeakMap();
    app.addHook('onRequest', async (request) => {
        const { operation } = request.routeOptions.config;
        const route = operation === undefined ? null : ENDPOINTS[operation].path;
        const span = tracer.begin(route === null ? request.method : `${request.method} ${route}`, {
            kind: 'server',
            attributes: {
                'http.request.method': request.method,
                'url.scheme': request.protocol,
                'review_gate.request.id': request.id,
                ...(route === null ? {} : { 'http.route': route }),
                ...(operation === undefined ? {} : { 'review_gate.operation': operation }),
            },
        }, { traceparent: readHeader(request, 'traceparent'), tracestate: readHeader(request, 'tracestate') });
        seen.set(request, { since: clock(), span });
    });
    // As late as possible: the code that reads the body runs in the context of the socket, not of the request.
    app.addHook('preHandler', (request, _reply, done) => {
        const one = seen.get(request);
        if (one === undefined)
            done();
        else
            one.span.within(done);
    });
    app.addHook('onResponse', async (request, reply) => {
        const one = seen.get(request);
        if (one === undefined)
            return;
        const { operation } = request.routeOptions.config;
        const status = reply.statusCode;
        const milliseconds = Math.max(0, clock() - one.since);
        const tenant = request.caller?.tenantId;
        meter?.request({ operation: operation ?? null, method: request.method, status, milliseconds });
        one.span.set({
            'http.response.status_code': status,
            ...(tenant === undefined ? {} : { 'review_gate.tenant.id': tenant }),
        });
        one.span.end(status >= 500 ? (request.faultCode ?? String(status)) : null);
        logger[selectLogLevel(operation, status)]('request', {
            request_id: request.id,
            operation: operation ?? null,
            method: request.method,
            status,
            duration_ms: Math.round(milliseconds),
            ...(request.faultCode === undefined ? {} : { code: request.faultCode }),
            ...(request.caller === undefined
                ? {}
                : { tenant_id: request.caller.tenantId, client_id: request.caller.clientId }),
            ...(one.span.traceId === null ? {} : { trace_id: one.span.traceId }),
            // The caller disconnected before it had the response. A call within the process has no connection to lose.
            ...(reply.raw.writableFinished || !(request.raw.socket instanceof external_node_net_.Socket) ? {} : { aborted: true }),
        });
    });
}
//# sourceMappingURL=requests.js.map
;// CONCATENATED MODULE: ./build/src/service/api/http/framing.js

/** If these headers are repeated, Node silently keeps the first one; other software keeps the last one. */
const ONCE = new Set(['host', 'authorization', 'content-type']);
/** It is uncertain where such a request ends, so no other request may follow on the connection. */
const CLOSE = { Connection: 'close' };
function findRepeatedHeader({ rawHeaders }) {
    const seen = new Set();
    for (let at = 0; at < rawHeaders.length; at += 2) {
        const name = (rawHeaders[at] ?? '').toLowerCase();
        if (!ONCE.has(name))
            continue;
        if (seen.has(name))
            return name;
        seen.add(name);
    }
    return null;
}
/** Returns the fault in the framing of a request; null if there is none. */
function checkFraming(request) {
    const { headers, httpVersion } = request;
    const malformed = (detail) => new problem/* ServiceError */._7('E_REQ_001', `The request is malformed: ${detail}`, { status: 400, headers: CLOSE });
    const repeated = findRepeatedHeader(request);
    if (repeated !== null)
        return malformed(`the header ${repeated} must come once.`);
    // RFC 9112 §3.2; HTTP before 1.1 had no Host header.
    if (headers.host === undefined && httpVersion !== '1.0')
        return malformed('the header Host is missing.');
    const coding = headers['transfer-encoding'];
    if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) {
        return malformed('the only Transfer-Encoding is chunked, and that of HTTP/1.1.');
    }
    const { expect } = headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
        return new problem/* ServiceError */._7('E_REQ_001', 'The only Expect is 100-continue.', { status: 417, headers: CLOSE });
    }
    return null;
}
/** Node's own responses to these requests have no body and no id. This option leaves them to the hook. */
const LENIENT_HTTP = { requireHostHeader: false };
/** Refuses such requests before any other processing. */
function refuseAmbiguousFrames(app) {
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
    app.addHook('onRequest', async ({ raw }) => {
        const fault = checkFraming(raw);
        if (fault !== null)
            throw fault;
    });
}
//# sourceMappingURL=framing.js.map
// EXTERNAL MODULE: ./build/src/service/api/http/headers.js
var http_headers = __webpack_require__(77145);
;// CONCATENATED MODULE: ./build/src/service/api/auth/bearer.js


const REALM = 'Bearer realm="review-gate"';
/** `token68` of RFC 9110 §11.2 after the scheme, which is case-insensitive. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/iu;
/** Builds a 401. `error` is left out if the request contained no token at all (RFC 6750 §3.1). */
function createUnauthorizedError(detail, error) {
    const reason = error === undefined ? '' : `, error="${error}", error_description="${detail}"`;
    return new problem/* ServiceError */._7('E_AUTH_001', `${detail} Mint a token at /oauth/token and send it as Authorization: Bearer.`, {
        headers: { 'WWW-Authenticate': `${REALM}${reason}` },
    });
}
function createForbiddenError(scope) {
    const error = `error="insufficient_scope", error_description="The call needs the scope ${scope}.", scope="${scope}"`;
    return new problem/* ServiceError */._7('E_AUTH_002', `The call needs the scope ${scope}: mint a token that has it.`, {
        headers: { 'WWW-Authenticate': `${REALM}, ${error}` },
    });
}
/**
 * Authorizes a call.
 * @param header the Authorization header as received
 * @param scope the one scope that the call needs
 * @returns the caller
 * @throws E_AUTH_001 or E_AUTH_002
 */
async function authorize(header, scope, tokens) {
    if (header === undefined)
        throw createUnauthorizedError('The Authorization header is missing.');
    const token = BEARER.exec(header)?.[1];
    if (token === undefined)
        throw createUnauthorizedError('The Authorization header is not a bearer token.');
    const principal = await tokens.verify(token).catch((cause) => {
        if (cause instanceof AccessTokenError)
            throw createUnauthorizedError(cause.message, 'invalid_token');
        throw cause;
    });
    if (!principal.scopes.has(scope))
        throw createForbiddenError(scope);
    return principal;
}
//# sourceMappingURL=bearer.js.map
// EXTERNAL MODULE: ./build/src/contract/field-faults.js
var field_faults = __webpack_require__(45744);
// EXTERNAL MODULE: ./build/src/reviewing/read-request.js
var read_request = __webpack_require__(76232);
;// CONCATENATED MODULE: ./build/src/service/api/http/input.js




const NO_BODY = schemas/* strictObject */.rej({}).optional();
const formatQueryName = (path) => `?${path.map(String).join('.')}`;
const formatPathName = (path) => `{${path.map(String).join('.')}}`;
const formatHeaderName = (path) => path.map(String).join('.');
/** Builds an E_REQ_001 that names each fault. */
function createMalformedError(faults) {
    return (0,problem/* refusedRequest */.sl)((0,read_request/* malformedRequest */.XW)(faults));
}
function parseInput(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw createMalformedError((0,field_faults/* listFieldFaults */.Y)(parsed.error, value, place));
}
/**
 * Reads the query with the call's schema.
 * @throws E_REQ_001 that names each invalid or unknown parameter
 */
function readQuery(schema, request) {
    return parseInput(schema, request.query, formatQueryName);
}
/**
 * Reads the JSON body with the call's schema.
 * @throws E_REQ_001 that names each invalid or unknown field
 */
function readBody(schema, request) {
    return parseInput(schema, request.body, field_faults/* jsonPointer */.A);
}
/** Reads a body that names a change. If only repo and pr are invalid, the error code is E_REQ_002. */
function readChange(schema, request) {
    const { body } = request;
    const parsed = schema.safeParse(body);
    if (parsed.success)
        return parsed.data;
    throw (0,problem/* refusedRequest */.sl)((0,read_request/* refuseRequest */.IU)((0,field_faults/* listFieldFaults */.Y)(parsed.error, body)));
}
/** A body in the call's other media type, unparsed. */
class TextBody {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** Reads the body of a call that also accepts text. `ofText` converts a text to the JSON body that it stands for. */
function readBodyOrText(schema, request, ofText) {
    const { body } = request;
    return parseInput(schema, body instanceof TextBody ? ofText(body.text) : body, field_faults/* jsonPointer */.A);
}
/**
 * Checks a call without a body. Only nothing or `{}` is accepted, so that a field without effect is not silently
 * ignored.
 */
function refuseBody(request) {
    parseInput(NO_BODY, request.body, field_faults/* jsonPointer */.A);
}
/**
 * Reads the headers that the call's schema names, in any case.
 * @throws E_REQ_001 that names each invalid one
 */
function readHeaders(schema, request) {
    const given = Object.keys(schema.shape).map((name) => [name, request.headers[name.toLowerCase()]]);
    return parseInput(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), formatHeaderName);
}
/** Reads the path's parameters; undefined if they cannot name anything, which callers treat as "no such resource". */
function readParams(schema, request) {
    const parsed = schema.safeParse(request.params);
    return parsed.success ? parsed.data : undefined;
}
/**
 * Reads the path's parameters of a call that creates the named resource.
 * @throws E_REQ_001 if they cannot be a name
 */
function requireParams(schema, request) {
    return parseInput(schema, request.params, formatPathName);
}
//# sourceMappingURL=input.js.map
;// CONCATENATED MODULE: ./build/src/service/api/http/route.js





const NO_QUERY = schemas/* strictObject */.rej({});
/** Converts OpenAPI's `{name}` to the router's `:name`, in which `::` is a colon. */
function toFastifyPath(path) {
    return path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/gu, ':$1');
}
/** Returns whether `path` matches the operation's path. */
function matchesPath(operation, path) {
    const pattern = operation.path.replaceAll(/[.\\+*?^$()[\]|]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+');
    return new RegExp(`^${pattern}$`, 'u').test(path);
}
/** Sends a response that was already serialized from the call's shape. */
function sendText(reply, operation, body) {
    return reply.code(operation.success.status).type('application/json; charset=utf-8').send(body);
}
/** Sends a response of the call, with the call's own status and body shape. */
function send(reply, operation, body) {
    return sendText(reply, operation, JSON.stringify(body));
}
/** Registers a call that needs no bearer token. */
function registerOpenRoute({ app, served }, operation, handler) {
    served.add(operation.id);
    app.route({
        method: operation.method.toUpperCase(),
        url: toFastifyPath(operation.path),
        config: { operation: operation.id },
        handler,
    });
}
/**
 * Registers a call that needs a bearer token with the operation's scope. The token is checked before the body is read.
 */
function registerGuardedRoute({ app, served }, { tokens }, operation, handler, { instead, gzip = false, faultPage } = {}) {
    const principals = new WeakMap();
    const { orText } = operation.body ?? {};
    served.add(operation.id);
    const route = {
        method: operation.method.toUpperCase(),
        url: toFastifyPath(operation.path),
        config: { operation: operation.id, gzip, ...(faultPage === undefined ? {} : { faultPage }) },
        onRequest: async (request) => {
            const other = request.headers.authorization === undefined ? await instead?.(request) : null;
            const principal = other ?? (await authorize(request.headers.authorization, operation.scope, tokens));
            principals.set(request, principal);
            request.caller = principal;
        },
        handler: async (request, reply) => {
            const principal = principals.get(request);
            if (principal === undefined)
                throw new Error('the route ran without its guard');
            // A parameter without effect is not silently ignored.
            if (operation.query === undefined)
                readQuery(NO_QUERY, request);
            return handler({ request, reply, principal });
        },
    };
    if (orText === undefined)
        app.route(route);
    else {
        // In a scope of its own, so that no other call accepts the media type.
        openScope(app, operation.id, (scope) => {
            acceptText(scope, orText, (text) => new TextBody(text));
            scope.route(route);
        });
    }
}
//# sourceMappingURL=route.js.map
;// CONCATENATED MODULE: ./build/src/service/api/http/timeouts.js

const SERVER_TIMES = {
    headers: 15_000,
    request: 30_000,
    // A simulation has its own limit of 60 s, with a message that says what to do instead.
    answer: 75_000,
    keepAlive: 72_000,
    idle: 120_000,
    look: 3000,
    restLook: 1000,
    connections: 10_000,
};
/** Converts the limits to options of the framework. */
function buildServerOptions({ headers, request, keepAlive, idle, look }) {
    return {
        http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: 16 * 1024 },
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionTimeout: idle,
    };
}
const RETRY_AFTER_SECONDS = 10;
/**
 * Answers with 503 after `answer` milliseconds. It uses its own timer: the framework's `handlerTimeout` ends when the
 * request's body was read, so it never fires for a call with a body.
 */
function limitAnswerTime(app, { answer }) {
    app.addHook('onRequest', async (_request, reply) => {
        const timer = setTimeout(() => {
            if (reply.sent)
                return;
            // The work may still complete. With the Idempotency-Key it is safe to send the request again.
            const detail = 'The answer took too long and was given up. Try again, with the same Idempotency-Key if there was one.';
            void reply.send(new problem/* ServiceError */._7('E_INT_001', detail, {
                status: 503,
                headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
            }));
        }, answer);
        reply.raw.once('close', () => clearTimeout(timer));
    });
}
//# sourceMappingURL=timeouts.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js
var parse = __webpack_require__(69171);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
;// CONCATENATED MODULE: ./build/src/contract/openapi.js
/** The OpenAPI 3.1 document, made of the operations table and the schemas alone. */






/** Collects the components: schemas with an `id` in their metadata. All other schemas are written inline. */
class Components {
    schemas = {};
    reference(schema, io) {
        const made = JSON.parse(JSON.stringify(json_schema_processors/* toJSONSchema */.bl(schema, {
            io,
            target: 'draft-2020-12',
            override: ({ zodSchema, jsonSchema }) => {
                if (zodSchema === values/* Json */.LM)
                    Object.assign(jsonSchema, { $ref: undefined, description: 'Any JSON value.' });
            },
        })));
        return this.lift(made);
    }
    /** Moves `$defs` into the components and removes what OpenAPI does not use. */
    lift(made) {
        const { $defs, $schema: _, id, ...rest } = made;
        for (const [name, definition] of Object.entries(($defs ?? {}))) {
            // Zod generates a name (`__…`) for the inner part of a recursive schema. A schema of any JSON value does not need
            // it.
            if (!name.startsWith('__'))
                this.schemas[name] ??= this.clean(definition);
        }
        const own = this.clean(rest);
        if (typeof id !== 'string')
            return own;
        this.schemas[id] ??= own;
        return { $ref: `#/components/schemas/${id}` };
    }
    clean(node) {
        return JSON.parse(JSON.stringify(node, function (key, value) {
            if (key === '$id' || key === '$schema' || key === '$defs')
                return undefined;
            if (key === 'id' && typeof value === 'string' && 'type' in this)
                return undefined;
            if (key === '$ref' && typeof value === 'string')
                return value.replace(/^#\/\$defs\//u, '#/components/schemas/');
            return value;
        }));
    }
}
/** Bodies are read for these; the framework passes over what comes with a GET. */
const takesBodies = ({ method }) => method !== 'get';
/** Faults of HTTP itself with their error codes. Any request may get one of these. */
const HTTP_ERRORS = [
    ['400', 'E_REQ_001', 'The address or a header is malformed.', () => true],
    ['408', 'E_REQ_001', 'The request took too long to arrive.', () => true],
    ['413', 'E_REQ_003', 'The body is too large.', takesBodies],
    ['414', 'E_REQ_001', 'The address is too long.', ({ params }) => params !== undefined],
    ['415', 'E_REQ_001', 'The Content-Type is not one that the call takes.', takesBodies],
    ['417', 'E_REQ_001', 'The `Expect` header is not 100-continue.', () => true],
    ['431', 'E_REQ_001', 'The headers are too large.', () => true],
    ['503', 'E_INT_001', 'The service cannot take the request now: come back after `Retry-After` seconds.', () => true],
];
/** Returns the error codes of a call, including those of every call. */
function listErrorCodes(operation) {
    const bearer = operation.scope === null ? [] : ['E_AUTH_001', 'E_AUTH_002'];
    return [...new Set([...operation.errors, ...bearer, 'E_INT_001'])];
}
function buildParameters(operation, components) {
    const places = [
        ['path', operation.params],
        ['query', operation.query],
        ['header', operation.headers],
    ];
    return places.flatMap(([place, object]) => Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
        name,
        in: place,
        required: place === 'path' || !parse/* safeParse */.xL(schema, undefined).success,
        // Query parameters are strings, so the schema describes the parsed value.
        schema: components.reference(schema, place === 'query' ? 'output' : 'input'),
    })));
}
/** Builds the headers of a response from names and descriptions. */
function buildHeaders(described = {}, required) {
    const entries = Object.entries(described);
    return Object.fromEntries(entries.map(([name, description]) => [name, { description, required, schema: { type: 'string' } }]));
}
const REQUEST_ID = { 'X-Request-Id': 'The id of the request: what a problem names as its instance, and the log too.' };
const RETRY_AFTER = { 'Retry-After': 'Seconds to wait before asking again.' };
/** Headers that belong to a status, for every call. */
const STATUS_HEADERS = {
    '401': {
        'WWW-Authenticate': 'How to authenticate (RFC 9110 §11.6.1); of a bearer, what is wrong with it (RFC 6750 §3).',
    },
    '403': { 'WWW-Authenticate': 'The scope that the call needs (RFC 6750 §3).' },
    '429': RETRY_AFTER,
    '503': RETRY_AFTER,
};
const RATE_LIMIT = {
    RateLimit: "What is left of the tenant's limit.",
    'RateLimit-Policy': "The tenant's limit.",
};
/** Adds to each response its headers. */
function addHeaders(operation, responses) {
    const entries = Object.entries(responses).map(([status, response]) => {
        const ofTenant = status === '429' && operation.scope !== null ? RATE_LIMIT : {};
        const common = buildHeaders({ ...REQUEST_ID, ...STATUS_HEADERS[status], ...ofTenant }, true);
        return [status, { ...response, headers: { ...response.headers, ...common } }];
    });
    return Object.fromEntries(entries);
}
function buildResponses(operation, components) {
    const { success } = operation;
    const responses = {
        [success.status]: {
            description: operation.summary,
            headers: { ...buildHeaders(success.headers, true), ...buildHeaders(success.headersAtTimes, false) },
            ...(success.schema === undefined
                ? {}
                : {
                    content: {
                        [success.type ?? 'application/json']: { schema: components.reference(success.schema, 'output') },
                        ...(success.orText === undefined ? {} : { [success.orText]: { schema: { type: 'string' } } }),
                    },
                }),
        },
    };
    if (success.headers !== undefined && 'ETag' in success.headers) {
        responses['304'] = {
            description: 'It is as `If-None-Match` names it.',
            headers: buildHeaders({ ETag: 'The one that was named.' }, true),
        };
    }
    if (operation.id === ENDPOINTS.mintToken.id) {
        for (const [status, description] of [
            ['400', 'invalid_request, invalid_scope or unsupported_grant_type'],
            ['401', 'invalid_client'],
            ['413', 'invalid_request: the body is too large'],
        ]) {
            responses[status] = {
                description,
                content: {
                    'application/json': { schema: components.reference(contract_errors/* OAuthError */.W5, 'output') },
                    // What is no HTTP is refused before anybody knows which call it was for.
                    ...(status === '400' ? { [contract_errors/* PROBLEM_TYPE */.hc]: { schema: components.reference(contract_errors/* Problem */.AF, 'output') } } : {}),
                },
            };
        }
    }
    const byStatus = new Map();
    for (const code of listErrorCodes(operation)) {
        for (const status of code === 'E_UP_001' ? [502, 504] : [contract_errors/* ERRORS */.Sr[code].status]) {
            (0,groups/* addToGroup */.Mr)(byStatus, status, code);
        }
    }
    for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
        responses[status] ??= {
            description: codes.map((code) => `${code}: ${contract_errors/* ERRORS */.Sr[code].title}`).join('; '),
            content: { [contract_errors/* PROBLEM_TYPE */.hc]: { schema: components.reference(contract_errors/* Problem */.AF, 'output') } },
        };
    }
    for (const [status, code, description, of] of HTTP_ERRORS) {
        if (!of(operation) || (operation.id === ENDPOINTS.mintToken.id && status === '415'))
            continue;
        responses[status] ??= {
            description: `${code}: ${description}`,
            content: { [contract_errors/* PROBLEM_TYPE */.hc]: { schema: components.reference(contract_errors/* Problem */.AF, 'output') } },
        };
    }
    return addHeaders(operation, responses);
}
/** Describes a body in each media type that the call accepts. */
function buildRequestBody(body, components) {
    const text = body.orText === undefined ? {} : { [body.orText]: { schema: { type: 'string', minLength: 1 } } };
    return {
        required: true,
        content: { [body.type]: { schema: components.reference(body.schema, 'input') }, ...text },
    };
}
/**
 * Builds the OpenAPI 3.1 document of the given calls.
 * @param server the base URL that clients use
 * @param ids the calls that are served; all if left out
 */
function buildOpenApiDocument(server, ids = Object.keys(ENDPOINTS)) {
    const components = new Components();
    const paths = {};
    for (const id of ids) {
        const operation = ENDPOINTS[id];
        const parameters = buildParameters(operation, components);
        const path = paths[operation.path] ?? {};
        path[operation.method] = {
            operationId: operation.id,
            summary: operation.summary,
            security: operation.scope === null ? [] : [{ oauth: [operation.scope] }],
            ...(parameters.length > 0 ? { parameters } : {}),
            ...(operation.body === undefined ? {} : { requestBody: buildRequestBody(operation.body, components) }),
            responses: buildResponses(operation, components),
        };
        paths[operation.path] = path;
    }
    return {
        openapi: '3.1.0',
        info: {
            title: 'Review Gate',
            version: '1',
            summary: 'Deterministic reviews of pull requests.',
            description: 'Triggers deterministic reviews on pull requests; gives their verdicts, findings and traces.',
            license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: server }],
        paths,
        components: {
            schemas: components.schemas,
            securitySchemes: {
                oauth: {
                    type: 'oauth2',
                    flows: {
                        clientCredentials: { tokenUrl: `${server.replace(/\/$/u, '')}/oauth/token`, scopes: { ...contract_scopes/* SCOPES */.i } },
                    },
                },
            },
        },
    };
}
//# sourceMappingURL=openapi.js.map
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/service/api/pages/document.js
/** The parts of an OpenAPI document that the page needs, validated, so that a page can be built from any document. */

const Schema = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    $ref: schemas/* string */.YjP().optional(),
    type: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).optional(),
    description: schemas/* string */.YjP().optional(),
    enum: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    format: schemas/* string */.YjP().optional(),
    pattern: schemas/* string */.YjP().optional(),
    minimum: schemas/* number */.aig().optional(),
    maximum: schemas/* number */.aig().optional(),
    minLength: schemas/* number */.aig().optional(),
    maxLength: schemas/* number */.aig().optional(),
    minItems: schemas/* number */.aig().optional(),
    maxItems: schemas/* number */.aig().optional(),
    items: Schema.optional(),
    properties: schemas/* record */.g1P(schemas/* string */.YjP(), Schema).optional(),
    additionalProperties: schemas/* union */.KCZ([schemas/* boolean */.zMY(), Schema]).optional(),
    required: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    oneOf: schemas/* array */.YOg(Schema).optional(),
    anyOf: schemas/* array */.YOg(Schema).optional(),
}));
const Content = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ schema: Schema }));
const Call = schemas/* object */.Ikc({
    operationId: schemas/* string */.YjP(),
    summary: schemas/* string */.YjP(),
    security: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()))),
    parameters: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), in: schemas/* string */.YjP(), required: schemas/* boolean */.zMY(), schema: Schema }))
        .default([]),
    requestBody: schemas/* object */.Ikc({ content: Content }).optional(),
    responses: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        description: schemas/* string */.YjP(),
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ description: schemas/* string */.YjP() })).default({}),
        content: Content.default({}),
    })),
});
const ApiDocument = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({ title: schemas/* string */.YjP(), description: schemas/* string */.YjP() }),
    servers: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP() })).min(1),
    paths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), Call)),
    components: schemas/* object */.Ikc({
        schemas: schemas/* record */.g1P(schemas/* string */.YjP(), Schema),
        securitySchemes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ flows: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ scopes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) })) })),
    }),
});
/**
 * Reads the document.
 * @throws Error if it does not have the needed parts
 */
function readDocument(document) {
    return ApiDocument.parse(document);
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./build/src/service/api/pages/examples.js
const JSON_TYPE = 'application/json';
/** Bodies of calls that are valid by the contract's schemas. */
const BODIES = {
    createReview: { repo: 'octo/shop', pr: 7, ticket: '#42' },
    createWebhook: { url: 'https://ci.example.com/hooks/review-gate', events: ['review.completed'] },
    patchTenant: { default_policy: 'strict', retention_days: 90 },
    putPolicy: { source: 'extends: balanced' },
    putProviderToken: { token: 'ghp_replace_me' },
    simulatePolicy: { repo: 'octo/shop', pr: 7, policy: 'strict' },
    lintTicket: { text: '## Acceptance criteria\n- The total is rounded to cents' },
    receiveGithub: { action: 'opened' },
};
/** Path and query parameters. */
const VALUES = {
    name: 'strict-payments',
    provider: 'github',
    review_id: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
    from: '2026-01-01T00:00:00Z',
    to: '2026-02-01T00:00:00Z',
};
const IDS = {
    reviews: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
    findings: 'fnd_01jz8w6q3tfq6b0m3c9d1x7k2n',
    webhooks: 'whk_01jz8w6q3tfq6b0m3c9d1x7k2n',
};
const FORM = [
    '--data-urlencode "grant_type=client_credentials"',
    '--data-urlencode "client_id=$CLIENT_ID"',
    '--data-urlencode "client_secret=$CLIENT_SECRET"',
];
/** `'` ends a quoted string in a shell. */
const quoteShell = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
function fillPath(path) {
    const [resource = ''] = path.replace(/^\/v1\//u, '').split('/');
    return path.replaceAll(/\{(\w+)\}/gu, (_, name) => (name === 'id' ? IDS[resource] : VALUES[name]) ?? name);
}
function isKnown(id) {
    return Object.hasOwn(BODIES, id);
}
/** Formats the call for curl. The reader sets `$TOKEN`, `$CLIENT_ID` and `$CLIENT_SECRET`. */
function formatCurl({ baseUrl, method, path, operationId, bearer, query }) {
    const search = new URLSearchParams(query.map((name) => [name, VALUES[name] ?? name])).toString();
    const url = `${baseUrl.replace(/\/$/u, '')}${fillPath(path)}${search === '' ? '' : `?${search}`}`;
    const verb = method.toUpperCase();
    const form = path === '/oauth/token' ? FORM : [];
    const body = isKnown(operationId) ? BODIES[operationId] : undefined;
    const parts = [
        ...(verb === 'GET' || form.length > 0 || (verb === 'POST' && body !== undefined) ? [] : [`-X ${verb}`]),
        quoteShell(url),
        ...(bearer ? ['-H "Authorization: Bearer $TOKEN"'] : []),
        ...form,
        ...(body === undefined ? [] : [`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${quoteShell(JSON.stringify(body))}`]),
    ];
    return `curl ${parts.join(' \\\n  ')}`;
}
//# sourceMappingURL=examples.js.map
;// CONCATENATED MODULE: ./build/src/service/api/pages/schema.js
/** Describes JSON Schemas in words: fields with their types and limits, and links to the schemas that they name. */

/** Deeper nesting is not shown. The API has none. */
const MAX_DEPTH = 6;
const readSchemaName = (reference) => reference.slice(reference.lastIndexOf('/') + 1);
/** Returns the anchor of a component schema on the page. */
const buildAnchor = (name) => `schema-${name}`;
function joinPieces(pieces, between) {
    return pieces.map((piece, at) => (at === 0 ? piece : [between, piece]));
}
const renderLiteral = (value) => (0,html/* html */.q) `<code>${JSON.stringify(value) ?? ''}</code>`;
function listAlternatives(schema) {
    return schema.oneOf ?? schema.anyOf;
}
/** Describes the type of a value in a few words. */
function renderType(schema) {
    if (schema.$ref !== undefined) {
        const name = readSchemaName(schema.$ref);
        return (0,html/* html */.q) `<a href="#${buildAnchor(name)}">${name}</a>`;
    }
    if (schema.const !== undefined)
        return renderLiteral(schema.const);
    if (schema.enum !== undefined)
        return joinPieces(schema.enum.map(renderLiteral), ' or ');
    const either = listAlternatives(schema);
    if (either !== undefined)
        return joinPieces(either.map(renderType), ' or ');
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
    return joinPieces(types.map((type) => type === 'array' && schema.items !== undefined ? ['array of ', renderType(schema.items)] : type), ' or ');
}
function describeRange(least, most, unit) {
    // Zod writes the limits of safe integers into the schema; they are not useful to readers.
    const bounded = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
    const bounding = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
    if (bounding !== undefined && bounded !== undefined) {
        return bounding === bounded ? `exactly ${bounded}${unit}` : `${bounding} to ${bounded}${unit}`;
    }
    if (bounded !== undefined)
        return `at most ${bounded}${unit}`;
    return bounding === undefined || bounding === 0 ? null : `at least ${bounding}${unit}`;
}
/** Describes the limits of a value beyond its type. */
function renderLimits(schema) {
    const words = [
        describeRange(schema.minimum, schema.maximum, ''),
        describeRange(schema.minLength, schema.maxLength, ' characters'),
        describeRange(schema.minItems, schema.maxItems, ' items'),
        // The format's name of a date or a URL is clearer than its pattern.
        schema.format ?? (schema.pattern === undefined ? null : (0,html/* html */.q) `<code>${schema.pattern}</code>`),
    ].filter((word) => word !== null);
    return words.length === 0 ? null : (0,html/* html */.q) `<span class="limits">${joinPieces(words, ', ')}</span>`;
}
/** Renders one named value: a parameter, or a field of an object. */
function schema_renderField(name, schema, required, depth = 0) {
    const need = required ? (0,html/* html */.q) `<span class="need">required</span>` : null;
    return (0,html/* html */.q) `<dt><code>${name}</code> <span class="type">${renderType(schema)}</span> ${need}</dt>
<dd>${schema.description === undefined ? null : (0,html/* html */.q) `<p>${schema.description}</p>`}${renderLimits(schema)}${renderFields(schema, depth + 1)}</dd>
`;
}
/** Renders the fields of an inline schema; nothing for a reference. */
function renderFields(schema, depth = 0) {
    if (depth > MAX_DEPTH || schema.$ref !== undefined)
        return null;
    if (schema.properties !== undefined) {
        const required = new Set(schema.required ?? []);
        const fields = Object.entries(schema.properties).map(([name, one]) => schema_renderField(name, one, required.has(name), depth));
        return fields.length === 0 ? null : (0,html/* html */.q) `<dl class="fields">${fields}</dl>`;
    }
    if (schema.items !== undefined)
        return renderFields(schema.items, depth);
    const either = listAlternatives(schema)?.filter((one) => one.$ref === undefined && renderFields(one, depth) !== null) ?? [];
    return either.map((one, at) => (0,html/* html */.q) `<div class="either">${at === 0 ? 'Either' : 'Or'}${renderFields(one, depth)}</div>`);
}
/** Renders a component schema. */
function renderComponent(name, schema) {
    return (0,html/* html */.q) `<section class="schema" id="${buildAnchor(name)}">
<h3>${name}</h3>
${schema.description === undefined ? null : (0,html/* html */.q) `<p>${schema.description}</p>`}
<p class="type">${renderType(schema)} ${renderLimits(schema)}</p>
${renderFields(schema)}
</section>
`;
}
//# sourceMappingURL=schema.js.map
;// CONCATENATED MODULE: ./build/src/service/api/pages/docs.js
/** The API as one page, made of its OpenAPI document: no script, nothing loaded, everything in it escaped. */






/** The groups, by the first part of a path. Paths in no group are about the service itself. */
const GROUPS = [
    ['Access tokens', ['oauth']],
    ['Reviews', ['reviews']],
    ['Findings', ['findings']],
    ['Webhooks', ['webhooks']],
    ['Tenant', ['tenant', 'policies', 'policies:simulate', 'provider-tokens', 'tickets:lint']],
];
const OTHERS = 'About the service';
function findGroup(path) {
    const [part = ''] = path.replace(/^\/(?:v1\/)?/u, '').split('/');
    return GROUPS.find(([, parts]) => parts.includes(part))?.[0] ?? OTHERS;
}
function listCalls(document) {
    return Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })));
}
const buildAnswerKey = (status, description) => `${status} ${description}`;
/** Collects the responses that all calls have in common; they are described once. */
function findCommonAnswers(calls) {
    const [first, ...rest] = calls;
    const has = ({ call }, status, description) => call.responses[status]?.description === description;
    const faults = Object.entries(first?.call.responses ?? {}).filter(([status]) => Number(status) >= 400);
    return new Map(faults
        .filter(([status, { description }]) => rest.every((one) => has(one, status, description)))
        .map(([status, { description }]) => [buildAnswerKey(status, description), [status, description]]));
}
function renderAnswer(status, { description, headers, content }) {
    const bodies = Object.entries(content)
        .filter(([type]) => type !== 'application/problem+json')
        .map(([type, { schema }]) => (0,html/* html */.q) `<div class="type">${type}: ${renderType(schema)}</div>${renderFields(schema)}`);
    const sent = Object.entries(headers).map(([name, header]) => (0,html/* html */.q) `<div><code>${name}</code> ${header.description}</div>`);
    return (0,html/* html */.q) `<dt><code>${status}</code>${Number(status) >= 400 ? [' ', description] : null}</dt>
<dd>${bodies}${sent}</dd>
`;
}
function renderParameters({ parameters }) {
    const words = { path: 'In the path', query: 'In the query', header: 'As headers' };
    return Object.entries(words).map(([place, title]) => {
        const here = parameters.filter((one) => one.in === place);
        if (here.length === 0)
            return null;
        const fields = here.map(({ name, schema, required }) => schema_renderField(name, schema, required));
        return (0,html/* html */.q) `<h4>${title}</h4><dl class="fields">${fields}</dl>`;
    });
}
function renderCall({ path, method, call }, baseUrl, common) {
    const scopes = call.security.flatMap((one) => Object.values(one).flat());
    const answers = Object.entries(call.responses).filter(([status, { description }]) => !common.has(buildAnswerKey(status, description)));
    const query = call.parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
    const example = formatCurl({
        baseUrl,
        method,
        path,
        operationId: call.operationId,
        bearer: scopes.length > 0,
        query,
    });
    const scope = scopes.length > 0 ? (0,html/* html */.q) `Needs a token with the scope <code>${scopes.join(' ')}</code>.` : (0,html/* html */.q) `Needs no token.`;
    const bodies = Object.entries(call.requestBody?.content ?? {}).map(([type, { schema }]) => (0,html/* html */.q) `<h4>Body, ${type}</h4><p class="type">${renderType(schema)}</p>${renderFields(schema)}`);
    return (0,html/* html */.q) `<section id="${call.operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${call.summary}</p>
<p class="soft">${scope}</p>
${renderParameters(call)}${bodies}
<h4>Answers</h4>
<dl>${answers.map(([status, one]) => renderAnswer(status, one))}</dl>
<h4>Example</h4>
<pre tabindex="0"><code>${example}</code></pre>
</section>
`;
}
function renderErrors(common) {
    const codes = Object.entries(contract_errors/* ERRORS */.Sr).map(([code, { status, title }]) => (0,html/* html */.q) `<dt><code>${code}</code> <span class="type">${status}</span></dt><dd>${title}</dd>`);
    return (0,html/* html */.q) `<section id="errors">
<h2>Errors</h2>
<p>Errors are <code>application/problem+json</code> (RFC 9457); <code>detail</code> says what to do next, <code>instance</code> names the request as <code>X-Request-Id</code> does.</p>
<dl class="fields">${codes}</dl>
<h3>Every call may answer</h3>
<dl>${[...common.values()].map(([status, description]) => (0,html/* html */.q) `<dt><code>${status}</code></dt><dd>${description}</dd>`)}</dl>
</section>
`;
}
function renderScopes({ components }) {
    const scopes = Object.values(components.securitySchemes).flatMap(({ flows }) => Object.values(flows).flatMap(({ scopes: all }) => Object.entries(all)));
    return (0,html/* html */.q) `<section id="scopes">
<h2>Scopes</h2>
<p>A call needs the one scope that it names; <code>admin</code> implies none of the others.</p>
<dl class="fields">${scopes.map(([scope, text]) => (0,html/* html */.q) `<dt><code>${scope}</code></dt><dd>${text}</dd>`)}</dl>
</section>
`;
}
/**
 * Builds the page.
 * @throws Error if the document does not have the needed parts
 */
function renderDocsPage(openApi) {
    const document = readDocument(openApi);
    const baseUrl = document.servers[0]?.url ?? '';
    const calls = listCalls(document);
    const common = findCommonAnswers(calls);
    const groups = [...GROUPS.map(([title]) => title), OTHERS]
        .map((title) => ({ title, calls: calls.filter(({ path }) => findGroup(path) === title) }))
        .filter((group) => group.calls.length > 0);
    const toElementId = (title) => title.toLowerCase().replaceAll(' ', '-');
    const schemas = Object.entries(document.components.schemas).toSorted(([a], [b]) => (0,order/* compareText */.n)(a, b));
    const body = (0,html/* html */.q) `<a class="skip" href="#calls">To the calls</a>
<header>
<h1>${document.info.title}: the API</h1>
<p>${document.info.description}</p>
<p>The address is <code>${baseUrl}</code>. As a document for programs: <a href="${baseUrl}/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls">
${groups.map((group) => (0,html/* html */.q) `<h4><a href="#${toElementId(group.title)}">${group.title}</a></h4>
<ul>${group.calls.map(({ method, path, call }) => (0,html/* html */.q) `<li><span class="method">${method}</span> <a href="#${call.operationId}"><code>${path}</code></a></li>`)}</ul>
`)}
<p><a href="#scopes">Scopes</a>, <a href="#errors">errors</a>, <a href="#schemas">schemas</a></p>
</nav>
<main id="calls">
${groups.map((group) => (0,html/* html */.q) `<section id="${toElementId(group.title)}">
<h2>${group.title}</h2>
${group.calls.map((one) => renderCall(one, baseUrl, common))}
</section>
`)}
${renderScopes(document)}
${renderErrors(common)}
<section id="schemas">
<h2>Schemas</h2>
${schemas.map(([name, schema]) => renderComponent(name, schema))}
</section>
</main>`;
    return (0,page_page/* renderPage */.C)({ title: `${document.info.title}: the API`, body });
}
//# sourceMappingURL=docs.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/about.js
/**
 * Calls about the service itself: health, readiness, metrics, the OpenAPI document as JSON and as a page, the metadata
 * of the authorization server, and its keys.
 */




const readDetail = ({ detail }) => detail;
/** Registers the calls. */
function registerAboutRoutes(router, context) {
    const { publicUrl, tokens } = context;
    // The calls and the URL do not change while the process runs, so the page is built once.
    let page = null;
    registerOpenRoute(router, ENDPOINTS.health, async (_request, reply) => send(reply, ENDPOINTS.health, { status: 'ok' }));
    registerOpenRoute(router, ENDPOINTS.ready, async (_request, reply) => {
        const faults = await context.ready();
        if (faults.length > 0) {
            throw new problem/* ServiceError */._7('E_INT_001', `The service cannot take work now: ${faults.map(readDetail).join(' ')}`, {
                status: 503,
                headers: { 'Retry-After': '1' },
                errors: faults,
            });
        }
        return send(reply, ENDPOINTS.ready, { status: 'ready' });
    });
    registerOpenRoute(router, ENDPOINTS.openapi, async (_request, reply) => send(reply, ENDPOINTS.openapi, { openapi: '', ...buildOpenApiDocument(publicUrl(), [...router.served]) }));
    const { meter } = context.operation;
    if (meter !== null) {
        registerOpenRoute(router, ENDPOINTS.metrics, async (_request, reply) => reply.type(meter.contentType).send(await meter.exposition()));
    }
    registerOpenRoute(router, ENDPOINTS.docs, async (_request, reply) => {
        page ??= renderDocsPage(buildOpenApiDocument(publicUrl(), [...router.served]));
        return reply
            .headers({ 'content-security-policy': page.contentSecurityPolicy, 'cache-control': 'public, max-age=300' })
            .type('text/html; charset=utf-8')
            .send(page.html);
    });
    registerOpenRoute(router, ENDPOINTS.oauthMetadata, async (_request, reply) => send(reply, ENDPOINTS.oauthMetadata, {
        issuer: publicUrl(),
        token_endpoint: `${publicUrl()}${ENDPOINTS.mintToken.path}`,
        jwks_uri: `${publicUrl()}${ENDPOINTS.jwks.path}`,
        grant_types_supported: ['client_credentials'],
        response_types_supported: [],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        scopes_supported: Object.keys(contract_scopes/* SCOPES */.i),
        service_documentation: `${publicUrl()}${ENDPOINTS.docs.path}`,
    }));
    registerOpenRoute(router, ENDPOINTS.jwks, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return send(reply, ENDPOINTS.jwks, await tokens.jwks());
    });
}
//# sourceMappingURL=about.js.map
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
// EXTERNAL MODULE: ./build/src/report/audit-entry.js
var audit_entry = __webpack_require__(50290);
// EXTERNAL MODULE: ./build/src/reviewing/present-review.js
var present_review = __webpack_require__(24386);
;// CONCATENATED MODULE: ./build/src/service/context.js
/** What the routes and the worker are given; nothing of the service is global. */
/** Returns the URL of a review's trace. */
function buildTraceUrl(publicUrl, reviewId) {
    return `${publicUrl}/v1/reviews/${reviewId}/trace`;
}
//# sourceMappingURL=context.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/present.js


/** The queued, completed or failed shape, exactly. */
function presentReview(stored, publicUrl) {
    return (0,present_review/* presentReview */.L)(stored, buildTraceUrl(publicUrl, stored.id));
}
//# sourceMappingURL=present.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/audit.js
/** GET /v1/audit: the completed reviews of a period as JSON Lines, written as they are read. */







/** Reviews that are read at once. Of their traces, which can be large, one at a time is in memory. */
const PAGE_ROWS = 100;
/** Registers the call. A fault after the first line ends the connection early, so that nobody takes a part for the whole. */
function registerAuditRoute(router, context) {
    const { store, publicUrl } = context;
    const readPage = (tenantId, period, last) => {
        const completedAt = last?.outcome.status === 'complete' ? last.outcome.completedAt : null;
        const after = last === null || completedAt === null ? null : { completedAt, id: last.id };
        return store.tenant(tenantId).read((tx) => tx.reviews.completed(period, { after, limit: PAGE_ROWS }));
    };
    const formatEntry = async (tenantId, row) => {
        const { repo, pr } = row.asked;
        const trace = await store.tenant(tenantId).read((tx) => tx.traces.get(row.id));
        const review = presentReview(row, publicUrl());
        return `${JSON.stringify((0,audit_entry/* buildAuditEntry */.y)({ repo, pr, headSha: row.change.head.sha, review, trace }))}\n`;
    };
    async function* listEntries(tenantId, period, first) {
        for (let page = first;; page = await readPage(tenantId, period, page.at(-1) ?? null)) {
            for (const row of page)
                yield await formatEntry(tenantId, row);
            if (page.length < PAGE_ROWS)
                return;
        }
    }
    registerGuardedRoute(router, context, ENDPOINTS.exportAudit, async ({ request, reply, principal: { tenantId } }) => {
        const { success, query } = ENDPOINTS.exportAudit;
        const asked = readQuery(query, request);
        const fault = (0,time/* checkPeriod */.Uw)(asked);
        if (fault !== null)
            throw createMalformedError([{ pointer: '?to', detail: fault }]);
        const period = { from: Date.parse(asked.from), to: Date.parse(asked.to) };
        // Before the answer begins, so that a store that cannot be read is answered as everywhere.
        const first = await readPage(tenantId, period, null);
        return reply
            .header('cache-control', 'no-store')
            .type(success.type)
            .send(external_node_stream_.Readable.from(listEntries(tenantId, period, first)));
    });
}
//# sourceMappingURL=audit.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/rate-limit.js
const rate_limit_MINUTE_MILLISECONDS = 60_000;
const SECOND_MILLISECONDS = 1000;
/** So that a whole number of requests is not one less for a rate that does not divide the minute. */
const ROUNDING = 1e-6;
const toSeconds = (milliseconds) => Math.max(0, Math.ceil(milliseconds / SECOND_MILLISECONDS));
/** Takes one request out of the bucket, if there is one. */
async function takeRequest(state, limit, now) {
    const interval = rate_limit_MINUTE_MILLISECONDS / limit.per_minute;
    const tolerance = interval * limit.burst;
    // The time at which the bucket would be full again; never before now, and never later than that of an empty one: a clock that
    // was ahead, or a larger limit, would shut the tenant out for as long as that.
    const known = (await state.load()) ?? now;
    const latest = now + tolerance;
    const full = Math.min(Math.max(now, known), latest);
    const after = full + interval;
    const wait = after - now - tolerance;
    if (wait > ROUNDING) {
        if (known > latest + ROUNDING)
            await state.save(latest);
        return { allowed: false, remaining: 0, retryAfterSeconds: toSeconds(wait), resetSeconds: toSeconds(full - now) };
    }
    await state.save(after);
    return {
        allowed: true,
        remaining: Math.floor((tolerance - (after - now)) / interval + ROUNDING),
        retryAfterSeconds: 0,
        resetSeconds: toSeconds(after - now),
    };
}
/** `RateLimit-Policy` and `RateLimit`, on every answer that took or was refused a request. */
function buildRateHeaders(limit, decision) {
    const window = toSeconds((rate_limit_MINUTE_MILLISECONDS * limit.burst) / limit.per_minute);
    return {
        'RateLimit-Policy': `"minute";q=${limit.per_minute};w=60, "burst";q=${limit.burst};w=${window}`,
        RateLimit: `"burst";r=${decision.remaining};t=${decision.resetSeconds}`,
    };
}
//# sourceMappingURL=rate-limit.js.map
// EXTERNAL MODULE: ./build/src/external/read-report.js + 15 modules
var read_report = __webpack_require__(82883);
// EXTERNAL MODULE: ./build/src/external/report-error.js
var report_error = __webpack_require__(89004);
// EXTERNAL MODULE: ./build/src/reviewing/request-error.js
var request_error = __webpack_require__(98920);
;// CONCATENATED MODULE: ./build/src/reviewing/given-reports.js
/** Reports that a service was given: what it stored becomes what a review reads. */



/** How a report is named in faults: a request has no name for it. */
const given_reports_NAME = 'the report';
/**
 * Reads a report.
 * @throws RequestError E_REQ_001 that says what is wrong with it
 */
async function readGivenReport({ kind, text, root }) {
    const roots = root === null ? [] : [root];
    try {
        const { report } = await (0,read_report/* readReport */.t)(kind, given_reports_NAME, text, roots);
        return { kind, digest: (0,hash/* digestText */.M6)(text), text, roots, parsed: report };
    }
    catch (fault) {
        if (!(fault instanceof report_error/* ReportError */.$))
            throw fault;
        const detail = fault.faults.join('; ');
        throw new request_error/* RequestError */.G('E_REQ_001', `The report cannot be used: ${detail}.`, [{ pointer: '', detail }]);
    }
}
//# sourceMappingURL=given-reports.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/evidence.js
/** Reports that clients give: kept for a day, or as long as the reviews that name them. */






const evidence_DAY = 24 * 60 * 60 * 1000;
const FULL = 'There is no room for more reports. They go after a day, or with the reviews that name them: lower retention_days, or give less.';
/**
 * Keeps a report. The same report on the same head is kept once.
 * @throws ServiceError E_REQ_001 for a report that cannot be used, E_REQ_003 if the tenant keeps too much
 */
async function keepReport({ store, ids, clock }, tenantId, { repo, head_sha: headSha, kind, ...query }, text) {
    const root = query.root ?? null;
    const { digest } = await readGivenReport({ kind, text, root }).catch((fault) => {
        throw fault instanceof request_error/* RequestError */.G ? (0,problem/* refusedRequest */.sl)(fault) : fault;
    });
    const kept = await store.tenant(tenantId).transaction(async (tx) => {
        if ((await tx.evidence.measure()) >= contract_limits/* LIMITS */.b.MAX_KEPT_EVIDENCE_BYTES) {
            throw new problem/* ServiceError */._7('E_REQ_003', FULL);
        }
        const now = clock();
        const expiresAt = now + contract_limits/* LIMITS */.b.EVIDENCE_MILLISECONDS;
        const report = { id: ids('evd'), repo, headSha, kind, digest, createdAt: now, expiresAt };
        return tx.evidence.put(report, { root, text });
    });
    return { id: kept.id, kind: kept.kind, digest: kept.digest, expires_at: (0,time/* formatTimestamp */.Ey)(kept.expiresAt) };
}
/**
 * Finds the reports that a request names, and keeps them as long as its review.
 * @throws ServiceError E_REQ_001 for one that is not there, or that is about another repository or head
 */
async function claimReports(tx, ids, { repo, head }, now) {
    if (ids.length === 0)
        return [];
    const found = new Map((await tx.evidence.find(ids, now)).map((report) => [report.id, report]));
    const claimed = ids.map((id, at) => {
        const report = found.get(id);
        const ours = report?.repo === repo ? report : undefined;
        if (ours?.headSha !== head.sha)
            throw (0,problem/* refusedRequest */.sl)((0,read_request/* refuseEvidence */.Yx)(at, ours?.headSha ?? null, head.sha));
        return { id, kind: ours.kind, digest: ours.digest, at: ours.createdAt };
    });
    const { retention_days: days } = await tx.tenant();
    await tx.evidence.keep(ids, now + days * evidence_DAY);
    return claimed;
}
/** Reads the reports of a review again. */
async function loadReports(tenant, { id, evidence }) {
    const reports = [];
    for (const { id: reportId, kind } of evidence) {
        const stored = await tenant.read((tx) => tx.evidence.read(reportId));
        if (stored === null)
            throw new Error(`the report ${reportId} of ${id} is gone`);
        reports.push(await readGivenReport({ kind, ...stored }));
    }
    return reports;
}
//# sourceMappingURL=evidence.js.map
// EXTERNAL MODULE: ./build/src/reviewing/prepare-review.js + 1 modules
var prepare_review = __webpack_require__(74489);
;// CONCATENATED MODULE: ./build/src/service/tenants/policies.js
/** The policies that the tenant keeps, and its settings on policies. */
function readTenantPolicies(tenant) {
    return {
        read: async (name) => (await tenant.read((tx) => tx.policies.get(name)))?.source ?? null,
        names: () => tenant.read((tx) => tx.policies.names()),
        settings: async () => {
            const settings = await tenant.read((tx) => tx.tenant());
            return { defaultPolicy: settings.default_policy, repositoryPolicy: settings.repository_policy };
        },
    };
}
//# sourceMappingURL=policies.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/prepare.js
/** What is read before a review is queued: the change, its tickets and its policies. Throws what the caller must know. */







/** How long the caller waits for the provider at most. */
const PIN_MILLISECONDS = 30_000;
/** What the provider's faults, and those of the request, are to the caller; `signal` is the one that ends the wait. */
function toUpstreamError(cause, signal) {
    if (cause instanceof errors/* ProviderError */.m)
        return new problem/* ServiceError */._7(cause.code, cause.message, { cause });
    if (cause instanceof request_error/* RequestError */.G)
        return (0,problem/* refusedRequest */.sl)(cause);
    if (cause instanceof problem/* ServiceError */._7 || !signal.aborted)
        return cause;
    return new problem/* ServiceError */._7('E_UP_001', 'The provider did not answer in time. It is safe to send the request again.', {
        status: 504,
        cause,
    });
}
/** Reads the change and its policies. Throws ServiceError. */
async function prepareTenantReview({ deadline, hurried, providerFor, observer, policiesByPath }, tenant, asked, stopping = hurried) {
    const signal = AbortSignal.any([deadline(PIN_MILLISECONDS), stopping]);
    const read = async () => {
        const means = {
            provider: await providerFor(tenant.id),
            policies: readTenantPolicies(tenant),
            policiesByPath,
            stage: measureStages(observer, null),
        };
        return (0,prepare_review/* prepareReview */.S)(asked, means, signal);
    };
    try {
        return await (0,abort/* rejectOnAbort */.d)(read(), signal);
    }
    catch (cause) {
        throw toUpstreamError(cause, signal);
    }
}
//# sourceMappingURL=prepare.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/create.js
/** A request becomes a queued review, once: everything that can be wrong is found before. */






/** The same request, however its JSON was written, has the same digest. */
function computeDigest({ repo, pr, ticket, policy, dry_run }, evidence) {
    return (0,hash/* hashParts */.jx)(repo, pr, ticket, policy, dry_run, ...(evidence.length === 0 ? [] : [evidence]));
}
/**
 * The review that the keys already stand for, the last one's; null if there are none, or if one of them stands for none.
 * Throws E_IDEM_001 where one stands for another request.
 */
async function findEarlierReview(tx, keys, bodyDigest, now) {
    let found = null;
    for (const key of keys) {
        const record = await tx.idempotency.find(key, now);
        if (record === null)
            return null;
        if (record.bodyDigest !== bodyDigest) {
            throw new problem/* ServiceError */._7('E_IDEM_001', 'The Idempotency-Key stands for another request. Use a new key for this one.');
        }
        found = await tx.reviews.get(record.reviewId);
    }
    return found;
}
/**
 * Lets the keys stand for the review.
 * @returns false if all of them are in use already, by requests that came at the same time
 */
async function claimKeys(tx, keys, record, now) {
    let claimed = keys.length === 0;
    // In one order, so that two requests with the same keys wait for each other and not both.
    for (const key of keys.toSorted())
        claimed = (await tx.idempotency.insert({ key, ...record }, now)) || claimed;
    return claimed;
}
/** What the result depends on. The head and the base are commits, the tickets, the policies and the reports texts. */
function computeReviewKey({ change, policy }, evidence) {
    return (0,hash/* hashParts */.jx)(change, policy, ...(evidence.length === 0 ? [] : [evidence.map(({ id, digest }) => [id, digest])]));
}
function refuseOverLimit(rate, headers) {
    if (rate.allowed)
        return;
    throw new problem/* ServiceError */._7('E_RATE_001', `Too many reviews at once. Try again in ${rate.retryAfterSeconds} s.`, {
        headers: { ...headers, 'Retry-After': String(rate.retryAfterSeconds) },
    });
}
/** Counts a request against the tenant's limit, throws E_RATE_001 where that is hit, and gives the headers that say so. */
async function countRequest(tx, now) {
    const { rate_limit: limit } = await tx.tenant();
    const rate = await takeRequest(tx.rate, limit, now);
    const headers = buildRateHeaders(limit, rate);
    // Thrown after the transaction: a refusal must not take back what it counted.
    return () => {
        refuseOverLimit(rate, headers);
        return headers;
    };
}
/** Creates a review, or finds the one that the idempotency key stands for. Throws ServiceError. */
async function createReview(context, { tenantId, asked, evidence: named, origin, idempotencyKeys: keys }) {
    const { store, queue, ids, clock } = context;
    const bodyDigest = computeDigest(asked, named);
    const tenant = store.tenant(tenantId);
    const { before, counted } = await tenant.transaction(async (tx) => {
        const now = clock();
        const before = await findEarlierReview(tx, keys, bodyDigest, now);
        // A repeated request makes no review, so it costs none.
        return { before, counted: before === null ? await countRequest(tx, now) : null };
    });
    const headers = counted?.() ?? {};
    if (before !== null)
        return { review: before, headers };
    const prepared = await prepareTenantReview(context, tenant, asked);
    const review = await tenant.transaction(async (tx) => {
        const now = clock();
        const evidence = await claimReports(tx, named, prepared.change, now);
        const made = {
            id: ids('rev'),
            origin,
            key: computeReviewKey(prepared, evidence),
            asked,
            ...prepared,
            evidence,
            createdAt: now,
            outcome: { status: 'queued' },
        };
        const waiting = origin === 'event' ? await tx.reviews.findQueuedEvent(made.key) : null;
        const record = {
            bodyDigest,
            reviewId: waiting?.id ?? made.id,
            expiresAt: now + contract_limits/* LIMITS */.b.IDEMPOTENCY_MILLISECONDS,
        };
        // The same key may come twice at one time: both read the provider, and the first to get here is the review.
        const first = await claimKeys(tx, keys, record, now);
        const other = first ? waiting : await findEarlierReview(tx, keys, bodyDigest, now);
        if (other !== null)
            return other;
        await tx.reviews.insert(made);
        await queue.enqueue(tx, { kind: 'review', tenantId, reviewId: made.id, key: made.key });
        return made;
    });
    return { review, headers };
}
//# sourceMappingURL=create.js.map
;// CONCATENATED MODULE: ./build/src/service/api/http/prefer.js
/** The header Prefer (RFC 7240): of its preferences, `wait` alone is known here. */

/** One preference: a token, a value as a token or in quotes, and parameters, which say nothing of `wait`. */
const PREFERENCE = /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:=\s*(?:"([^"\\]*)"|([^\s;,"]*)))?\s*(?:;.*)?$/su;
/** Commas outside of quotes. */
const BETWEEN = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/u;
/**
 * How long the caller wants to wait, in whole seconds from 1 to 30; more counts as 30. Null where it does not say so: a
 * preference that cannot be read is as one that is not there (RFC 7240 §2). Of two the first counts.
 */
function readWait(header) {
    const text = typeof header === 'string' ? header : (header ?? []).join(',');
    for (const part of text.split(BETWEEN)) {
        const [, name, quoted, bare] = PREFERENCE.exec(part) ?? [];
        if (name?.toLowerCase() !== 'wait')
            continue;
        const value = quoted ?? bare ?? '';
        const seconds = /^\d+$/u.test(value) ? Math.min(Number(value), contract_limits/* LIMITS */.b.MAX_WAIT_SECONDS) : 0;
        return seconds > 0 ? seconds : null;
    }
    return null;
}
/** The answer's header that says that the preference was honoured. */
function preferenceApplied(seconds) {
    return { 'preference-applied': `wait=${seconds}` };
}
//# sourceMappingURL=prefer.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/at-rest.js

/** Aborted when the caller is no longer there. */
function whenGone({ reply }) {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return gone.signal;
}
/**
 * The answer on a review. With `Prefer: wait=N` it is made again when the review is at rest, or after N seconds; where too
 * many wait already, or the service is stopping, it is as without.
 * @param answer makes the answer as the review is now
 */
async function answerAtRest({ rest, deadline }, call, reviewId, answer) {
    const seconds = readWait(call.request.headers['prefer']);
    // Before the review is read: so no end of it is missed.
    const waiting = seconds === null ? null : rest.open(call.principal.tenantId, reviewId);
    if (seconds === null || waiting === null)
        return answer();
    try {
        const first = await answer();
        call.reply.headers(preferenceApplied(seconds));
        if (!first.queued)
            return first;
        await waiting.atRest(AbortSignal.any([deadline(seconds * 1000), whenGone(call)]));
        return await answer();
    }
    finally {
        waiting.close();
    }
}
//# sourceMappingURL=at-rest.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/create-review.js
/** POST /v1/reviews: everything that can be wrong is found before the answer, then the review is queued, once. */








/** Registers the call. */
function registerCreateReviewRoute(router, context) {
    /**
     * The answer is the queued shape, also to a repeated request whose review has ended since: the answer is the same. Who
     * prefers to wait gets the review as it is then.
     */
    const show = async (call, stored) => {
        const queued = presentReview({ ...stored, outcome: { status: 'queued' } }, context.publicUrl());
        if (readWait(call.request.headers['prefer']) === null)
            return queued;
        const tenant = context.store.tenant(call.principal.tenantId);
        const { review } = await answerAtRest(context, call, stored.id, async () => {
            const summary = await tenant.read((tx) => tx.reviews.summary(stored.id));
            const review = summary === null ? queued : presentReview(summary, context.publicUrl());
            return { review, queued: review.status === 'queued' };
        });
        return review;
    };
    registerGuardedRoute(router, context, ENDPOINTS.createReview, async (call) => {
        const { request, reply, principal } = call;
        const { 'Idempotency-Key': key } = readHeaders(ENDPOINTS.createReview.headers, request);
        const body = readChange(ENDPOINTS.createReview.body.schema, request);
        const [asked, evidence] = [(0,read_request/* fillRequest */.Dv)(body), [...new Set(body.evidence)]];
        const idempotencyKeys = key === undefined ? [] : [key];
        const options = { tenantId: principal.tenantId, asked, evidence, idempotencyKeys, origin: 'api' };
        const { review, headers } = await createReview(context, options);
        const shown = await show(call, review);
        reply.headers({ ...headers, location: `${context.publicUrl()}/v1/reviews/${review.id}` });
        if (shown.status === 'queued')
            reply.header('retry-after', '1');
        return send(reply, ENDPOINTS.createReview, shown);
    });
}
//# sourceMappingURL=create-review.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/src/service/api/http/tenant-limiter.js
/** Limits concurrent work. If no slot is free, the caller is told to retry. */

/**
 * Returns a function that runs `work` for a tenant if a slot is free. It rejects with a ServiceError of 503 if none is.
 */
function createTenantLimiter({ count, detail, ownDetail, retryAfterSeconds, }) {
    const taken = new Set();
    return async (tenantId, work) => {
        const own = taken.has(tenantId);
        if (own || taken.size >= count) {
            throw new problem/* ServiceError */._7('E_INT_001', own ? ownDetail : detail, {
                status: 503,
                headers: { 'Retry-After': String(retryAfterSeconds) },
            });
        }
        taken.add(tenantId);
        try {
            return await work();
        }
        finally {
            taken.delete(tenantId);
        }
    };
}
//# sourceMappingURL=tenant-limiter.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/evidence.js
/** POST /v1/evidence: a report is read, and kept for the reviews that will name it. */











const expand = (0,external_node_util_.promisify)(external_node_zlib_.gunzip);
const MEBIBYTE = 1024 * 1024;
/** Reports that are read at a time in this process: each holds its text and what was read of it. */
const AT_ONCE = 4;
function createTooLargeError(cause) {
    const detail = `The report is over ${contract_limits/* LIMITS */.b.MAX_EVIDENCE_BYTES / MEBIBYTE} MiB. Give one for each part of the tests.`;
    return new problem/* ServiceError */._7('E_REQ_003', detail, { cause });
}
/** The framework's message is about bodies of JSON. */
const toReportError = (cause) => (0,http_errors/* toServiceError */.N1)(cause).status === 413 ? createTooLargeError(cause) : cause;
/** Returns the bytes as they were before gzip; never more than the limit. */
async function expandBody(body) {
    try {
        return await expand(body, { maxOutputLength: contract_limits/* LIMITS */.b.MAX_EVIDENCE_BYTES });
    }
    catch (cause) {
        if (cause instanceof RangeError)
            throw createTooLargeError(cause);
        const detail = 'the body is not gzip, as its Content-Encoding says';
        throw new problem/* ServiceError */._7('E_REQ_001', `The report cannot be used: ${detail}.`, {
            errors: [{ pointer: '', detail }],
            cause,
        });
    }
}
async function readText({ body, headers }) {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const text = readUtf8(isGzip(headers['content-encoding']) ? await expandBody(bytes) : bytes);
    if (text === null)
        throw createNotUtf8Error();
    if (text === '')
        throw createMalformedError([{ pointer: '', detail: 'the body must be a report, and it is empty' }]);
    return text;
}
/** Registers the call in a scope of its own: only this call takes larger bodies, of any type, and gzip. */
function registerEvidenceRoute(router, context) {
    const inSlot = createTenantLimiter({
        count: AT_ONCE,
        detail: 'Too many reports are being read. Send it again.',
        ownDetail: 'Another report of this tenant is being read. Send them one after the other.',
        retryAfterSeconds: 1,
    });
    openScope(router.app, ENDPOINTS.giveEvidence.id, (app) => {
        app.removeAllContentTypeParsers();
        const limits = { parseAs: 'buffer', bodyLimit: contract_limits/* LIMITS */.b.MAX_EVIDENCE_BYTES };
        app.addContentTypeParser('*', limits, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause) => {
            // The parent's error handler answers it.
            throw toReportError(cause);
        });
        registerGuardedRoute({ app, served: router.served }, context, ENDPOINTS.giveEvidence, async ({ request, reply, principal: { tenantId } }) => {
            const query = readQuery(ENDPOINTS.giveEvidence.query, request);
            const receipt = await inSlot(tenantId, async () => keepReport(context, tenantId, query, await readText(request)));
            return send(reply, ENDPOINTS.giveEvidence, receipt);
        }, { gzip: true });
    });
}
//# sourceMappingURL=evidence.js.map
;// CONCATENATED MODULE: ./build/src/service/api/http/cursor.js
/** Pages of a list. The cursor names the last returned row, so it stays valid while rows are added. */



const MARK = 'after';
function encodeCursor(mark, id) {
    return Buffer.from(`${mark}:${id}`).toString('base64url');
}
function decodeCursor(mark, page, id) {
    const text = Buffer.from(page, 'base64url').toString('latin1');
    const parsed = id.safeParse(text.startsWith(`${mark}:`) ? text.slice(mark.length + 1) : '');
    if (parsed.success && encodeCursor(mark, parsed.data) === page)
        return parsed.data;
    const detail = 'is not a next_page of this list';
    throw new problem/* ServiceError */._7('E_REQ_001', `?page ${detail}. Start again without it.`, {
        errors: [{ pointer: '?page', detail }],
    });
}
/** The schema of such an id. */
const Place = schemas/* string */.YjP().regex(/^(?:0|[1-9]\d{0,5})$/u);
/** Gives each row its place. */
function placeRows(rows) {
    return rows.map((row, place) => ({ id: String(place), row }));
}
/** Returns a slice of the rows that are wanted. */
function slicePlaced(placed, { after, limit }, wanted = () => true) {
    return placed
        .slice(after === null ? 0 : Number(after) + 1)
        .filter(({ row }) => wanted(row))
        .slice(0, limit);
}
/**
 * Reads one page of a list.
 * @param query what the caller asked for
 * @param id the schema of the rows' ids: a cursor of another list is refused
 * @param read returns the rows of a slice
 * @param mark distinguishes the cursors of this list from those of lists with ids of the same form
 */
async function readPage(query, id, read, mark = MARK) {
    const limit = query.limit ?? contract_limits/* LIMITS */.b.DEFAULT_PAGE_ROWS;
    const after = query.page === undefined ? null : decodeCursor(mark, query.page, id);
    // One more row than requested shows whether there is a further page.
    const rows = await read({ after, limit: limit + 1 });
    const last = rows[limit - 1];
    if (rows.length <= limit || last === undefined)
        return { rows, nextPage: null };
    return { rows: rows.slice(0, limit), nextPage: encodeCursor(mark, last.id) };
}
//# sourceMappingURL=cursor.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/findings.js
/** GET /v1/findings and GET /v1/findings/{id}. */





/** Registers the calls. */
function registerFindingRoutes(router, context) {
    registerGuardedRoute(router, context, ENDPOINTS.listFindings, async ({ request, reply, principal }) => {
        const { limit, page, ...filter } = readQuery(ENDPOINTS.listFindings.query, request);
        const { rows, nextPage } = await readPage({ limit, page }, values/* FindingId */.VJ, (slice) => context.store.tenant(principal.tenantId).read(async (tx) => {
            const found = await tx.findings.list(filter, slice);
            // If there are findings, the review exists; only an empty list needs the check.
            if (found.length === 0 && (await tx.reviews.summary(filter.review_id)) === null)
                throw (0,problem/* createNotFoundError */.e2)('review');
            return found;
        }));
        return send(reply, ENDPOINTS.listFindings, { data: [...rows], next_page: nextPage });
    });
    registerGuardedRoute(router, context, ENDPOINTS.getFinding, async ({ request, reply, principal }) => {
        const params = readParams(ENDPOINTS.getFinding.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('finding');
        const finding = await context.store.tenant(principal.tenantId).read((tx) => tx.findings.get(params.id));
        if (finding === null)
            throw (0,problem/* createNotFoundError */.e2)('finding');
        return send(reply, ENDPOINTS.getFinding, finding);
    });
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(961);
// EXTERNAL MODULE: ./build/src/service/store/vault/secret.js
var vault_secret = __webpack_require__(74858);
// EXTERNAL MODULE: ./build/src/service/store/vault/vault.js
var vault_vault = __webpack_require__(2812);
;// CONCATENATED MODULE: ./build/src/service/tenants/github-credentials.js
/** What a tenant gave for GitHub: a token, or an App whose installation gives tokens. */




/** The name of the row; its text is the JSON that PUT /v1/provider-tokens/github took. */
const GITHUB_SECRET = 'provider/github';
const Id = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* int */.Whr()]).transform(String);
/** A row, read: what was good enough to be taken once stays so, whatever is asked of new ones. */
const Given = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ token: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        app_id: Id,
        installation_id: Id,
        private_key: schemas/* string */.YjP(),
        webhook_secret: schemas/* string */.YjP().optional(),
    }),
]);
const NONE = 'The tenant has no token for GitHub. Set one: PUT /v1/provider-tokens/github with a token, or with the id, installation and private key of a GitHub App.';
/** Opens the row. @throws ProviderError E_TOK_002 where that cannot be done. */
function openGithubSecret(vault, tenantId, row) {
    try {
        return Given.parse(JSON.parse((0,vault_secret/* openSecret */.J)(vault, tenantId, row)));
    }
    catch (cause) {
        if (!(cause instanceof vault_vault/* VaultError */.hb || cause instanceof SyntaxError || cause instanceof classic_errors/* ZodError */.G))
            throw cause;
        throw new errors/* ProviderError */.m('E_TOK_002', "The tenant's token for GitHub cannot be decrypted. Set it anew, or give the service the master key that sealed it.", false, 
        // The others may quote what they read.
        cause instanceof vault_vault/* VaultError */.hb ? { cause } : {});
    }
}
/**
 * What a tenant's calls to GitHub are made with; of an App the source of its tokens, which `apps` keeps.
 * @throws ProviderError E_TOK_001 where the tenant gave nothing, E_TOK_002 where it cannot be decrypted
 */
async function readGithubCredentials(store, vault, tenantId, apps) {
    const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
    if (row === null)
        throw new errors/* ProviderError */.m('E_TOK_001', NONE);
    const given = openGithubSecret(vault, tenantId, row);
    if ('token' in given)
        return { token: given.token };
    const { app_id: appId, installation_id: installationId, private_key: privateKey } = given;
    return { token: apps.of({ appId, installationId, privateKey }) };
}
//# sourceMappingURL=github-credentials.js.map
;// CONCATENATED MODULE: ./build/src/github/check-identity.js
/** The external id of a check run: what it is about, so that one for another base or pull request is recognised. */
const check_identity_FORM = /^review-gate:([1-9]\d{0,9}):([^:]*):([0-9a-f]{40,64})?:([0-9a-f]{40,64}):(success|failure|neutral):(.*)$/su;
/** GitHub does not document a limit of an external id; 255 characters are safe. A longer branch name is cut. */
const MAX_REF_CHARACTERS = 80;
const MAX_ABOUT_CHARACTERS = 64;
/** Formats `review-gate:<pr>:<base branch>:<base commit>:<head commit>:<conclusion>:<review>`. No branch has a colon. */
function formatIdentity({ pr, base, headSha, own, about }) {
    const ref = cutRef(base?.ref ?? '');
    return ['review-gate', pr, ref, base?.sha ?? '', headSha, own, about.slice(0, MAX_ABOUT_CHARACTERS)].join(':');
}
/** Reads an external id; null if it is not one of ours. */
function parseIdentity(externalId) {
    const [, pr, ref = '', sha, headSha, own, about = ''] = check_identity_FORM.exec(externalId ?? '') ?? [];
    if (pr === undefined || headSha === undefined || !isConclusion(own))
        return null;
    return { pr: Number(pr), base: sha === undefined ? null : { ref, sha }, headSha, own, about };
}
/** Returns whether two bases are the same branch. A base that is not known may be any. */
function isSameBase(one, other) {
    return one === null || other === null || cutRef(one.ref) === cutRef(other.ref);
}
function cutRef(ref) {
    return ref.replaceAll(':', '').slice(0, MAX_REF_CHARACTERS);
}
function isConclusion(word) {
    return word === 'success' || word === 'failure' || word === 'neutral';
}
//# sourceMappingURL=check-identity.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/buttons.js
/**
 * Makes a new review, which reads the people anew. There is no button that signs: a sign-off needs a reason, and must
 * stand on the pull request, where every way of reviewing can read it and a later review finds it again.
 */
const RE_REVIEW = {
    label: 'Re-review',
    description: 'Read code, ticket and people again',
    identifier: 're-review',
};
//# sourceMappingURL=buttons.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/event-action.js
/** What an event requests. */
/** Returns the number of an App and its client id, as text. */
function listAppIds({ id, client_id: clientId }) {
    return clientId == null ? [String(id)] : [String(id), clientId];
}
/** Builds the answer to an event that starts nothing. */
const ignoreEvent = (why) => ({ kind: 'ignored', why });
/** Returns whether the event counts for a tenant with that App. `appId`: as the tenant gave it. */
function countsForApp(app, appId) {
    return app === null || app.ids.includes(appId) === (app.counts === 'if it is ours');
}
//# sourceMappingURL=event-action.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/check-events.js
/** Events of check runs: somebody pressed a button of ours, or asks GitHub to run our checks again. */





const app = schemas/* object */.Ikc({ id: schemas/* int */.Whr(), client_id: schemas/* string */.YjP().nullish(), slug: schemas/* string */.YjP().nullish() });
const check_events_about = { repository: schemas/* object */.Ikc({ full_name: values/* Repo */.lc }), sender: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) };
const Action = schemas/* object */.Ikc({ action: schemas/* string */.YjP() });
const CheckRunEvent = schemas/* object */.Ikc({
    ...check_events_about,
    check_run: schemas/* object */.Ikc({ external_id: schemas/* string */.YjP().nullish(), app }),
    requested_action: schemas/* object */.Ikc({ identifier: schemas/* string */.YjP() }).nullish(),
});
const CheckSuiteEvent = schemas/* object */.Ikc({ ...check_events_about, check_suite: schemas/* object */.Ikc({ head_sha: values/* Sha */.$R, app }) });
/** @throws ZodError */
function interpretCheckRun(payload) {
    const { action } = Action.parse(payload);
    if (action !== 'requested_action' && action !== 'rerequested') {
        return ignoreEvent('This action on a check run starts no review.');
    }
    const { check_run: run, repository, sender, requested_action: pressed } = CheckRunEvent.parse(payload);
    if (isOwn(sender, run.app))
        return ignoreEvent('The App itself asks for it.');
    if (action === 'requested_action' && pressed?.identifier !== RE_REVIEW.identifier) {
        return ignoreEvent('The check run has no such button.');
    }
    // GitHub names no pull request of a fork here; our own id does.
    const identity = parseIdentity(run.external_id ?? null);
    if (identity === null)
        return ignoreEvent('The check run is not one of a review.');
    return { kind: 'pull', repo: repository.full_name, pr: identity.pr, app: requireOurs(run.app) };
}
/** @throws ZodError */
function interpretCheckSuite(payload) {
    if (Action.parse(payload).action !== 'rerequested') {
        return ignoreEvent('This action on a check suite starts no review.');
    }
    const { check_suite: suite, repository, sender } = CheckSuiteEvent.parse(payload);
    if (isOwn(sender, suite.app))
        return ignoreEvent('The App itself asks for it.');
    return { kind: 'head', repo: repository.full_name, headSha: suite.head_sha, app: requireOurs(suite.app) };
}
/** GitHub gives the account of an App the name of the App and `[bot]`. */
function isOwn({ login }, { slug }) {
    return slug != null && login === `${slug}[bot]`;
}
function requireOurs(named) {
    return { ids: listAppIds(named), counts: 'if it is ours', otherwise: 'The check is one of another App.' };
}
//# sourceMappingURL=check-events.js.map
;// CONCATENATED MODULE: ./build/src/report/comment.js
/** The one sticky comment of a pull request: short, and it calls nobody. */





















/**
 * GitHub's limit for the body of a comment, in characters. It is applied to the number of bytes, which is never
 * smaller.
 */
const MAX_COMMENT_CHARACTERS = 65_536;
const MAX_MARKED_CHARACTERS = 200;
/** The first characters of every gate's comment. */
const COMMENT_MARKER = '<!-- review-gate: ';
/**
 * Returns the first line of a gate's comment, which GitHub does not show. A comment that starts with it belongs to the
 * gate. The name is encoded, so that it cannot end the line or be confused with another name. A long name is replaced
 * by its digest.
 */
function buildCommentMarker(checkName) {
    const name = encodeURIComponent(checkName.toWellFormed()).replace(/-/gu, '%2D');
    const long = name.length > MAX_MARKED_CHARACTERS;
    return `${COMMENT_MARKER}${long ? `-${hashSha256(name)}` : name} -->`;
}
/** Rows of each list. A comment is a summary; the check run has the rest. */
const SHOWN = 10;
const MAX_NAME_CHARACTERS = 80;
const MAX_WHY_CHARACTERS = 160;
const shorten = (words, max) => formatMarkdownWords(cutCharacters(words, max));
/** Builds a list with a title and a row for each of the first few items; no section if there are none. */
function buildList(title, all, row, what) {
    if (all.length === 0)
        return [];
    const left = all.length - SHOWN;
    const more = (count) => `- and ${what(count)}`;
    return [
        {
            head: `**${title}**\n`,
            rows: [...all.slice(0, SHOWN).map(row), ...(left > 0 ? [more(left)] : [])],
            // The last row counts the items that are left out. If rows are cut, this row is cut too and its count is added.
            more: (cut) => more(left > 0 ? left + cut - 1 : cut),
        },
    ];
}
/** Lists what to do, one line each. The lists below have the details. */
function buildStepSections(report) {
    return buildList(formatStepsTitle(report), listNextSteps(report), ({ what }) => `- ${shorten(what, 300)}`, (left) => `${left} more`);
}
/** Lists the criteria that are not done and are not on the reviewer's list. */
function buildCriteriaSections(report) {
    const listed = countAccounting(report) === null ? [] : listLookCriteria(report).map(({ id }) => id);
    const open = sortCriteria(buildCriterionRows(report)).filter((row) => {
        if (listed.includes(row.id))
            return false;
        const standing = rateCriterion(row);
        return standing === 'bad' || standing === 'short' || (standing === 'unknown' && row.lines.length === 0);
    });
    const shown = (row) => {
        const [want] = formatWants(row);
        const more = want === undefined ? '' : `: ${shorten(want, 240)}`;
        const line = formatSignCommand(report, row.id);
        const sign = line === null ? '' : `; if it is done all the same: ${formatMarkdownCode(line.trimEnd())} …`;
        return `- ${formatCriterionMark(row)} **${shorten(row.id, 40)}** ${shorten(row.text ?? '', 160)}${more}${sign}`.trim();
    };
    return buildList('Criteria', open, shown, (left) => counted(left, 'more criterion', 'more criteria'));
}
function buildFindingSections(report) {
    const answering = createAnswering(report);
    const shown = (finding) => `- ${formatSeverityMark(finding)} ${renderFindingLink(report, finding)} ${[shorten(finding.title, 160), ...answering(finding)].join('; ')}`;
    return buildList('Findings', sortFindings(report.findings), shown, (left) => counted(left, 'more finding'));
}
function buildCoverageSections(report) {
    return buildList('Not looked at', listOmitted(report).filter(({ blocking }) => blocking), ({ path, detail }) => `- ${path === null ? '' : `${formatMarkdownCode(cutCharacters(path, 160))}: `}${shorten(detail, 200)}`, (left) => `${left} more`);
}
/** Builds the footer with links to the rest. */
function buildFooter(links, headSha) {
    const parts = [
        ...links.flatMap(([label, url]) => (url === null ? [] : [formatMarkdownLink(label, url)])),
        ...(headSha === null ? [] : [`commit ${formatMarkdownCode(abbreviateSha(headSha))}`]),
    ];
    return createTextSection(parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`);
}
/** Builds the comment of a completed review. The same review gives the same text. */
function renderComment(report, options) {
    const heading = `${buildCommentMarker(options.checkName)}\n### ${formatHeadline(report, options.checkName)}`;
    const links = [
        ['Everything in the check run', options.checkRunUrl],
        ['Job summary', options.runUrl],
        ['Trace', findTraceUrl(report)],
    ];
    return fitSections(() => [
        createTextSection(`${heading}\n\n${formatReason(report)}\n\n${renderFigures(report)}`),
        ...buildNoteSections(report),
        ...buildOpeningSections(report),
        ...buildStepSections(report),
        ...buildPeopleSections(report, SHOWN),
        ...buildAnswerSections(report, SHOWN),
        ...buildSinceSections(report, SHOWN),
        ...buildLookSections(report, { most: SHOWN, why: MAX_WHY_CHARACTERS }),
        ...buildCriteriaSections(report),
        ...buildFindingSections(report),
        ...buildCoverageSections(report),
        buildFooter(links, report.headSha),
    ], MAX_COMMENT_CHARACTERS);
}
/**
 * Builds the comment for a change that could not be reviewed. It replaces an older verdict, which is no longer valid.
 */
function renderFailureComment(fault, options) {
    const heading = `### ❌ ${shorten(options.checkName, MAX_NAME_CHARACTERS)}: ${shorten(fault.title, 200)}`;
    const links = [
        ['Check run', options.checkRunUrl],
        ['Job summary', options.runUrl],
    ];
    const { head } = buildFooter(links, options.headSha ?? null);
    const parts = [heading, ...renderFailureParts(fault), ...(head === '' ? [] : [head])];
    return cutBytes(`${buildCommentMarker(options.checkName)}\n${parts.join('\n\n')}\n`, MAX_COMMENT_CHARACTERS);
}
//# sourceMappingURL=comment.js.map
// EXTERNAL MODULE: ./build/src/sources/pulls/people.js + 1 modules
var pulls_people = __webpack_require__(29877);
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/pull-events.js
/** Events of pull requests, and of what people say on them. A review reads people anew, so what they say starts one. */





/** Actions that change what is reviewed. `edited`: another base, or another text, which may hold the criteria. */
const REVIEWED = new Set(['opened', 'synchronize', 'reopened', 'ready_for_review', 'edited']);
const OF_REVIEWS = new Set(['submitted', 'edited', 'dismissed']);
const OF_COMMENTS = new Set(['created', 'edited', 'deleted']);
const pull_events_Action = schemas/* object */.Ikc({ action: schemas/* string */.YjP() });
const repository = schemas/* object */.Ikc({ full_name: values/* Repo */.lc });
const Text = schemas/* string */.YjP().nullish();
/** The text before an edit. */
const changes = schemas/* object */.Ikc({ body: schemas/* object */.Ikc({ from: Text }).nullish() }).nullish();
const pull_request = schemas/* object */.Ikc({ number: values/* PullNumber */.jK, state: schemas/* string */.YjP(), draft: schemas/* boolean */.zMY().nullish() });
const PullEvent = schemas/* object */.Ikc({ pull_request: pull_request.extend({ head: schemas/* object */.Ikc({ sha: values/* Sha */.$R }) }), repository });
const OnPull = schemas/* object */.Ikc({ pull_request, repository });
const pull_events_ReviewEvent = OnPull.extend({ review: schemas/* object */.Ikc({ state: schemas/* string */.YjP(), body: Text }), changes });
const comment = schemas/* object */.Ikc({
    body: Text,
    user: schemas/* object */.Ikc({ type: Text }).nullish(),
    performed_via_github_app: schemas/* object */.Ikc({ id: schemas/* int */.Whr(), client_id: Text }).nullish(),
});
const LineCommentEvent = OnPull.extend({ comment, changes });
const IssueCommentEvent = schemas/* object */.Ikc({
    issue: pull_request.extend({ pull_request: schemas/* looseObject */._H3({}).nullish() }),
    repository,
    comment,
    changes,
});
function requestReview({ repo, pull }, app = null) {
    if (pull.state !== 'open')
        return ignoreEvent('The pull request is closed.');
    if (pull.draft === true)
        return ignoreEvent('The pull request is a draft: it is reviewed when it is ready for review.');
    return { kind: 'pull', repo, pr: pull.number, app };
}
/** @throws ZodError */
function interpretPull(payload) {
    const { action } = pull_events_Action.parse(payload);
    if (action !== 'closed' && !REVIEWED.has(action)) {
        return ignoreEvent('This action on a pull request starts no review.');
    }
    const { pull_request: pull, repository: of } = PullEvent.parse(payload);
    if (action === 'closed')
        return { kind: 'closed', repo: of.full_name, pr: pull.number };
    return requestReview({ repo: of.full_name, pull });
}
/** An approval, a refusal or a dismissal counts by itself; a mere comment only with a command. @throws ZodError */
function interpretReview(payload) {
    if (!OF_REVIEWS.has(pull_events_Action.parse(payload).action))
        return ignoreEvent('This action on a review starts no review.');
    const { pull_request: pull, repository: of, review, changes: changed } = pull_events_ReviewEvent.parse(payload);
    if (review.state.toLowerCase() === 'commented' && !mentionsCommand(review.body, changed?.body?.from)) {
        return ignoreEvent('The review neither approves nor refuses, and has no line that begins with /review-gate.');
    }
    return requestReview({ repo: of.full_name, pull });
}
/** A comment on lines. @throws ZodError */
function interpretLineComment(payload) {
    if (!OF_COMMENTS.has(pull_events_Action.parse(payload).action))
        return ignoreEvent('This action on a comment starts no review.');
    const { pull_request: pull, repository: of, ...said } = LineCommentEvent.parse(payload);
    return interpretComment({ repo: of.full_name, pull }, said);
}
/** A comment in the conversation. @throws ZodError */
function interpretIssueComment(payload) {
    if (!OF_COMMENTS.has(pull_events_Action.parse(payload).action))
        return ignoreEvent('This action on a comment starts no review.');
    const { issue, repository: of, ...said } = IssueCommentEvent.parse(payload);
    if (issue.pull_request == null)
        return ignoreEvent('The comment is on an issue.');
    return interpretComment({ repo: of.full_name, pull: issue }, said);
}
/** One that was deleted, or had a command before it was edited, counts too: what it said falls. */
function interpretComment(pull, said) {
    const { body, user, performed_via_github_app: via } = said.comment;
    if (!mentionsCommand(body, said.changes?.body?.from)) {
        return ignoreEvent('The comment has no line that begins with /review-gate.');
    }
    if (user?.type !== 'Bot')
        return requestReview(pull);
    if (body?.startsWith(COMMENT_MARKER) === true)
        return ignoreEvent('The comment is the report of a review.');
    if (via == null)
        return requestReview(pull);
    const otherwise = 'The comment is by the App itself.';
    return requestReview(pull, { ids: listAppIds(via), counts: 'if it is not ours', otherwise });
}
function mentionsCommand(...texts) {
    return texts.some((text) => (0,pulls_people/* mayCommand */.fi)(text ?? ''));
}
//# sourceMappingURL=pull-events.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/event.js
/**
 * Determines what a GitHub event requests. Only the fields that decide are validated ("Webhook events and payloads" in
 * GitHub's documentation).
 */



/** Matches `"installation": { … "id": 1`. Quotes inside a JSON string are escaped, so it cannot match within one. */
const event_NAMED = /"installation"\s{0,20}:\s{0,20}\{[^{}]{0,200}?"id"\s{0,20}:\s{0,20}([1-9]\d{0,18})(?!\d)/gu;
/** GitHub names only one. */
const MAX_NAMED = 4;
const Installed = schemas/* object */.Ikc({ installation: schemas/* object */.Ikc({ id: schemas/* int */.Whr().positive() }) });
const INTERPRETERS = new Map([
    ['pull_request', interpretPull],
    ['pull_request_review', interpretReview],
    ['pull_request_review_comment', interpretLineComment],
    ['issue_comment', interpretIssueComment],
    ['check_run', interpretCheckRun],
    ['check_suite', interpretCheckSuite],
]);
/**
 * Finds the installations that a body seems to name, at most a few, to look up who may have signed it. The body is not
 * parsed, because its sender is not yet verified and it may be megabytes of JSON. `readInstallationId` returns the actual
 * one.
 */
function scanInstallationIds(body) {
    const named = body.toString('latin1').matchAll(event_NAMED);
    return [...new Set(Array.from(named, ([, id = '']) => id))].slice(-MAX_NAMED);
}
/** Returns the id of the event's installation as text; null if there is none. */
function readInstallationId(payload) {
    const parsed = Installed.safeParse(payload);
    return parsed.success ? String(parsed.data.installation.id) : null;
}
/**
 * Determines what an event requests.
 * @throws ZodError if an event that may start a review is not as GitHub documents it
 */
function interpretEvent(event, payload) {
    const interpret = INTERPRETERS.get(event);
    if (interpret !== undefined)
        return interpret(payload);
    return {
        kind: 'ignored',
        why: 'Only events of pull requests, of their reviews and comments, and of our checks start a review.',
    };
}
//# sourceMappingURL=event.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/signature.js
/**
 * The signature of GitHub's deliveries: `X-Hub-Signature-256`, an HMAC of the exact bytes of the body ("Validating
 * webhook deliveries").
 */

const signature_FORM = /^sha256=([0-9a-f]{64})$/u;
/** Computes the signature of a body with a secret. */
function computeSignature(secret, body) {
    return `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`;
}
/** Returns whether a header has the form of a signature. */
function isSignature(header) {
    return header !== undefined && signature_FORM.test(header);
}
/** Returns whether the secret signed the body, in constant time. */
function isSignedBy(secret, body, signature) {
    const expected = Buffer.from(computeSignature(secret, body));
    const given = Buffer.from(signature);
    return given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
}
//# sourceMappingURL=signature.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/github-webhooks.js
/**
 * POST /webhooks/github: events of a GitHub App. They are only verified and queued: GitHub waits 10 s for the response,
 * and reviews take longer.
 */













const github_webhooks_JSON_TYPE = 'application/json';
const github_webhooks_MEBIBYTE = 1024 * 1024;
/** Returns the same fault for every invalid signature, so that it does not reveal which installations are known. */
function createUnsignedError() {
    return new problem/* ServiceError */._7('E_AUTH_001', "The event's X-Hub-Signature-256 is missing or not made with the webhook secret. Give the App's webhook and the tenant's token for GitHub the same webhook_secret.", { headers: { 'WWW-Authenticate': 'X-Hub-Signature-256' } });
}
/**
 * Replaces the framework's messages, which are about API calls; the reader here is the person who configured the App.
 */
function toGithubError(cause) {
    const { status } = (0,http_errors/* toServiceError */.N1)(cause);
    if (status === 413) {
        return new problem/* ServiceError */._7('E_REQ_003', `The event is over ${contract_limits/* LIMITS */.b.MAX_EVENT_BYTES / github_webhooks_MEBIBYTE} MiB.`, { cause });
    }
    if (status === 415 && !(cause instanceof problem/* ServiceError */._7)) {
        const detail = `Events are taken as ${github_webhooks_JSON_TYPE} alone: choose that as the content type in the settings of the App's webhook.`;
        return new problem/* ServiceError */._7('E_REQ_001', detail, { status, cause });
    }
    return cause;
}
function github_webhooks_createMalformedError(detail) {
    return new problem/* ServiceError */._7('E_REQ_001', `The event is not what GitHub documents. ${detail}`, {
        errors: [{ pointer: '', detail }],
    });
}
function parsePayload(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        throw github_webhooks_createMalformedError('The body is not valid JSON.');
    }
}
function readMeaning(event, payload) {
    try {
        return interpretEvent(event, payload);
    }
    catch (cause) {
        if (!(cause instanceof classic_errors/* ZodError */.G))
            throw cause;
        throw github_webhooks_createMalformedError(cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    }
}
const buildIgnoredAnswer = (detail) => ({ status: 'ignored', detail });
/**
 * Registers the call in a scope of its own: only this call needs the exact bytes of its body and accepts larger ones.
 */
function registerGithubWebhookRoute(router, context) {
    const { store, queue, vault, log } = context;
    // Used for unknown installations, so that refusing them takes the same time.
    const nobodys = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    /** Returns the App and its webhook secret that the tenant has for that installation; null if it has none. */
    const readApp = async (tenantId, installation) => {
        const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
        if (row === null)
            return null;
        try {
            const given = openGithubSecret(vault, tenantId, row);
            if ('token' in given || given.installation_id !== installation)
                return null;
            return given.webhook_secret === undefined
                ? null
                : { tenantId, appId: given.app_id, secret: given.webhook_secret };
        }
        catch (cause) {
            if (!(cause instanceof errors/* ProviderError */.m))
                throw cause;
            log(`an event for the tenant ${tenantId} cannot be checked: ${cause.message}`);
            return null;
        }
    };
    /** Returns the tenants of an installation whose secret signed the body. */
    const listSigners = async (installation, body, signature) => {
        const known = await store.directory.tenantsOfInstallation(installation);
        const apps = await Promise.all(known.map((tenantId) => readApp(tenantId, installation)));
        // Every secret is tried, so that refusing takes the same time.
        return apps.flatMap((app) => (isSignedBy(app?.secret ?? nobodys, body, signature) && app !== null ? [app] : []));
    };
    /**
     * Returns the payload and the tenants whose secret signed it. Nothing is parsed before the signature is verified.
     * @throws E_AUTH_001 if there are no such tenants
     */
    const verifyEvent = async (body, signature) => {
        const signers = new Map();
        for (const installation of scanInstallationIds(body)) {
            const found = await listSigners(installation, body, signature);
            if (found.length > 0)
                signers.set(installation, found);
        }
        if (signers.size === 0) {
            isSignedBy(nobodys, body, signature);
            throw createUnsignedError();
        }
        const payload = parsePayload(body);
        const tenants = signers.get(readInstallationId(payload) ?? '');
        if (tenants === undefined)
            throw createUnsignedError();
        return { payload, tenants };
    };
    /** Returns the pull requests that the event is about. */
    const listPulls = async (tx, asked) => asked.kind === 'pull' ? [asked.pr] : tx.reviews.pullsOfHead(asked.repo, asked.headSha);
    /** Queues the reviews for the tenants that enabled them. Returns the number of reviews, or why there are none. */
    const enqueue = async (tenants, delivery, asked) => {
        const concerned = tenants.filter(({ appId }) => countsForApp(asked.app, appId));
        if (concerned.length === 0)
            return asked.app?.otherwise ?? '';
        let wanted = 0;
        let enabled = false;
        for (const { tenantId } of concerned) {
            await store.tenant(tenantId).transaction(async (tx) => {
                if ((await tx.tenant()).on_pull_request === 'ignore')
                    return;
                enabled = true;
                for (const pr of await listPulls(tx, asked)) {
                    // An event about several pull requests stands for a request of each.
                    const deliveries = [asked.kind === 'pull' ? delivery : `${delivery}:${pr}`];
                    await queue.enqueue(tx, { kind: 'pull-request', tenantId, deliveries, repo: asked.repo, pr });
                    wanted += 1;
                }
            });
        }
        if (wanted > 0)
            return wanted;
        return enabled
            ? 'No pull request with this head was reviewed before.'
            : 'The tenant ignores pull requests: PATCH /v1/tenant with on_pull_request to have them reviewed.';
    };
    const receive = async (request) => {
        const headers = readHeaders(ENDPOINTS.receiveGithub.headers, request);
        const { 'X-GitHub-Event': event, 'X-GitHub-Delivery': delivery, 'X-Hub-Signature-256': signature } = headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSignature(signature))
            throw createUnsignedError();
        if (event === 'ping' && scanInstallationIds(body).length === 0) {
            // GitHub sends a ping when the webhook is set up. It names no installation whose secret could verify it, and has
            // no effect.
            return buildIgnoredAnswer('The service is here. Whether the webhook secret is right shows with the first event.');
        }
        const { payload, tenants } = await verifyEvent(body, signature);
        const asked = readMeaning(event, payload);
        if (asked.kind === 'ignored')
            return buildIgnoredAnswer(asked.why);
        if (asked.kind === 'closed') {
            for (const { tenantId } of tenants) {
                await store.tenant(tenantId).transaction((tx) => tx.reviews.closePull(asked.repo, asked.pr));
            }
            return buildIgnoredAnswer('The pull request is closed. Nobody is asked to look at it any more.');
        }
        const done = await enqueue(tenants, delivery, asked);
        if (typeof done === 'string')
            return buildIgnoredAnswer(done);
        return { status: 'accepted', detail: `${done === 1 ? 'The pull request' : 'The pull requests'} will be reviewed.` };
    };
    openScope(router.app, 'github webhooks', (app) => {
        app.removeAllContentTypeParsers();
        const limits = { parseAs: 'buffer', bodyLimit: contract_limits/* LIMITS */.b.MAX_EVENT_BYTES };
        app.addContentTypeParser(github_webhooks_JSON_TYPE, limits, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause) => {
            // The parent's error handler answers it.
            throw toGithubError(cause);
        });
        registerOpenRoute({ app, served: router.served }, ENDPOINTS.receiveGithub, async (request, reply) => send(reply, ENDPOINTS.receiveGithub, await receive(request)));
    });
}
//# sourceMappingURL=github-webhooks.js.map
// EXTERNAL MODULE: ./build/src/engine/lint/index.js + 4 modules
var lint = __webpack_require__(35711);
;// CONCATENATED MODULE: ./build/src/service/tenants/lint.js
/** A ticket read for its criteria alone: what counts, what does not and why. */



/** How long the caller waits for the provider at most. */
const READ_MILLISECONDS = 30_000;
async function readTicket(context, tenantId, { repo, ticket }) {
    const signal = AbortSignal.any([context.deadline(READ_MILLISECONDS), context.hurried]);
    const asked = async () => (await context.providerFor(tenantId)).ticket({ repo, id: ticket }, signal);
    try {
        return await (0,abort/* rejectOnAbort */.d)(asked(), signal);
    }
    catch (cause) {
        throw toUpstreamError(cause, signal);
    }
}
/** Reads the ticket where one is named, and says how it will be read. Throws ServiceError. */
async function lintTicket(context, tenantId, asked) {
    if ('text' in asked) {
        const ticket = {
            id: 'text',
            provider: 'file',
            url: null,
            title: '',
            body: asked.text,
            relation: 'requested',
        };
        return { ticket: null, title: null, ...(0,lint/* explainTicket */.S)(ticket) };
    }
    const ticket = await readTicket(context, tenantId, asked);
    return { ticket: ticket.id, title: ticket.title, ...(0,lint/* explainTicket */.S)(ticket) };
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/lint.js





const [lint_NAMED, TEXT] = ENDPOINTS.lintTicket.body.schema.options;
/** Chooses the one of the two shapes whose field the body has, so that each fault is named. */
function readAsked(request) {
    const { body } = request;
    const isText = typeof body === 'object' && body !== null && 'text' in body && !('ticket' in body);
    return isText ? readBody(TEXT, request) : readChange(lint_NAMED, request);
}
/** Registers the call. */
function registerLintRoute(router, context) {
    const { store, clock } = context;
    registerGuardedRoute(router, context, ENDPOINTS.lintTicket, async ({ request, reply, principal: { tenantId } }) => {
        const asked = readAsked(request);
        const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
        reply.headers(counted());
        return send(reply, ENDPOINTS.lintTicket, await lintTicket(context, tenantId, asked));
    });
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/tenant-policies.js
/** The policies that a tenant keeps: put, read, listed and removed; and which names its default may have. */






const isBuiltIn = (name) => schema/* BuiltInName */.Hm.safeParse(name).success;
/** Throws ServiceError E_POL_001 where the text does not parse. */
async function requireGood(policy) {
    try {
        await (0,policy_text/* requireParsed */.zH)(policy, '/source');
    }
    catch (cause) {
        throw cause instanceof request_error/* RequestError */.G ? (0,problem/* refusedRequest */.sl)(cause) : cause;
    }
}
/** The tenant's row is written first: whoever changes the default or the policies waits for the other. */
function lockTenant(tx) {
    return tx.updateTenant({});
}
/** The policy, or E_NF_001 in words. */
async function readPolicy(tx, name) {
    const policy = await tx.policies.get(name);
    if (policy !== null)
        return policy;
    if (!isBuiltIn(name))
        throw (0,problem/* createNotFoundError */.e2)('policy');
    throw new problem/* ServiceError */._7('E_NF_001', `${name} is built in: the tenant has no policy of its own under that name.`);
}
/** Policies whose names follow `after`, by name, as rows with the name for their id. */
async function listPolicies(tx, { after, limit }) {
    const names = (await tx.policies.names()).toSorted().filter((name) => after === null || name > after);
    const rows = [];
    for (const id of names.slice(0, limit)) {
        const row = await tx.policies.get(id);
        if (row !== null)
            rows.push({ id, name: row.name, created_at: row.created_at, updated_at: row.updated_at });
    }
    return rows;
}
/**
 * Creates or replaces a policy. A built-in name may be taken: the tenant's own then goes before the built-in one
 * wherever the name is asked for (`extends` means the built-in one still), and the trace says which it was.
 * @throws ServiceError E_POL_001 where the text does not parse, with each fault's line and column, or where there are
 * too many policies
 */
async function putPolicy(tx, { name, source }, now) {
    await requireGood({ name, source });
    await lockTenant(tx);
    const before = await tx.policies.get(name);
    if (before === null && (await tx.policies.names()).length >= contract_limits/* LIMITS */.b.MAX_POLICIES) {
        const detail = `The tenant has ${contract_limits/* LIMITS */.b.MAX_POLICIES} policies, which is as many as there may be. Remove one first.`;
        throw new problem/* ServiceError */._7('E_POL_001', detail);
    }
    const updated_at = (0,time/* formatTimestamp */.Ey)(now);
    const policy = { name, source, created_at: before?.created_at ?? updated_at, updated_at };
    await tx.policies.put(policy);
    return policy;
}
/** Removes a policy. @throws ServiceError E_NF_001, or E_POL_001 where the tenant's default would be nothing */
async function removePolicy(tx, name) {
    const { default_policy } = await lockTenant(tx);
    await readPolicy(tx, name);
    if (default_policy === name && !isBuiltIn(name)) {
        throw new problem/* ServiceError */._7('E_POL_001', `The policy ${name} is the tenant's default. Name another one first: PATCH /v1/tenant with default_policy.`);
    }
    await tx.policies.remove(name);
}
/**
 * Changes the tenant's settings.
 * @param policiesByPath whether the default may be a path in the repositories; whether it is there, each review finds out
 * @throws ServiceError E_POL_001 where the default is neither such a path nor a policy that there is
 */
async function patchTenant(tx, patch, policiesByPath) {
    const tenant = await tx.updateTenant(patch);
    const { default_policy: name } = patch;
    if (name === undefined || isBuiltIn(name) || (await tx.policies.get(name)) !== null)
        return tenant;
    if (policiesByPath && (0,policy_text/* isRepositoryPath */.og)(name))
        return tenant;
    const known = [...schema/* BuiltInName */.Hm.options, ...(await tx.policies.names())].join(', ');
    throw new problem/* ServiceError */._7('E_POL_001', `There is no policy of the name that default_policy gives. There are: ${known}.`, {
        errors: [{ pointer: '/default_policy', detail: `no such policy; there are: ${known}` }],
    });
}
//# sourceMappingURL=tenant-policies.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/policies.js
/** GET /v1/policies, and GET, PUT and DELETE /v1/policies/{name}. */






/** Registers the calls. */
function registerPolicyRoutes(router, context) {
    const { store, clock } = context;
    registerGuardedRoute(router, context, ENDPOINTS.listPolicies, async ({ request, reply, principal: { tenantId } }) => {
        const query = readQuery(ENDPOINTS.listPolicies.query, request);
        const read = (slice) => store.tenant(tenantId).transaction((tx) => listPolicies(tx, slice));
        // The mark is needed because a policy's name may look like an id of another list.
        const { rows, nextPage } = await readPage(query, tenant/* PolicyName */.ys, read, 'policy');
        const data = rows.map(({ name, created_at, updated_at }) => ({ name, created_at, updated_at }));
        return send(reply, ENDPOINTS.listPolicies, { data, next_page: nextPage });
    });
    registerGuardedRoute(router, context, ENDPOINTS.getPolicy, async ({ request, reply, principal: { tenantId } }) => {
        const params = readParams(ENDPOINTS.getPolicy.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('policy');
        const policy = await store.tenant(tenantId).read((tx) => readPolicy(tx, params.name));
        return send(reply, ENDPOINTS.getPolicy, policy);
    });
    registerGuardedRoute(router, context, ENDPOINTS.putPolicy, async ({ request, reply, principal: { tenantId } }) => {
        const { name } = requireParams(ENDPOINTS.putPolicy.params, request);
        const { source } = readBodyOrText(ENDPOINTS.putPolicy.body.schema, request, (text) => ({ source: text }));
        const policy = await store.tenant(tenantId).transaction((tx) => putPolicy(tx, { name, source }, clock()));
        return send(reply, ENDPOINTS.putPolicy, policy);
    });
    registerGuardedRoute(router, context, ENDPOINTS.deletePolicy, async ({ request, reply, principal: { tenantId } }) => {
        refuseBody(request);
        const params = readParams(ENDPOINTS.deletePolicy.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('policy');
        await store.tenant(tenantId).transaction((tx) => removePolicy(tx, params.name));
        return reply.code(ENDPOINTS.deletePolicy.success.status).send();
    });
}
//# sourceMappingURL=policies.js.map
// EXTERNAL MODULE: ./build/src/sources/tickets/systems.js + 19 modules
var systems = __webpack_require__(29514);
;// CONCATENATED MODULE: ./build/src/service/tenants/provider-token.js
/** What a tenant gives for a provider: checked for that provider, sealed, and never given back. */





const PREFIX = 'provider/';
/** GitHub makes keys of 2048 bits. */
const LEAST_KEY_BITS = 2048;
const APP_FIELDS = Object.keys(provider_token/* GithubAppToken */.UU.shape);
/** The name of the row that a provider's token is sealed under. */
function buildSecretName(provider) {
    return `${PREFIX}${provider}`;
}
/** The schema that a body is checked by: of GitHub's two the one whose fields it has. */
function selectTokenSchema(provider, body) {
    if (provider !== 'github')
        return provider_token/* PROVIDER_TOKENS */.nS[provider];
    const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    return names.some((name) => APP_FIELDS.includes(name)) ? provider_token/* GithubAppToken */.UU : provider_token/* GithubAccessToken */.jp;
}
function readKey(pem) {
    try {
        return (0,external_node_crypto_.createPrivateKey)({ key: pem, format: 'pem' });
    }
    catch {
        // What it throws says what the text is not, and may quote it.
        return null;
    }
}
/** What is wrong with a private key; null where it will do. */
function checkPrivateKey(pem) {
    if (/^-----BEGIN ENCRYPTED|^Proc-Type:.*ENCRYPTED/mu.test(pem)) {
        return 'is protected by a passphrase: give the key as GitHub gave it';
    }
    const key = readKey(pem);
    if (key === null) {
        const escaped = pem.includes('\\n') ? ' The text holds \\n as two characters: send line breaks.' : '';
        return `is no private key in PEM form: give the whole file, from its BEGIN line to its END line.${escaped}`;
    }
    if (key.asymmetricKeyType !== 'rsa')
        return 'is no RSA key: a GitHub App signs with RSA';
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < LEAST_KEY_BITS ? `is an RSA key of ${bits} bits: it must have at least ${LEAST_KEY_BITS}` : null;
}
/**
 * What the schemas cannot say of a token that has the right one.
 * @param given the parsed body
 * @param allowHost whether the operator lets a host be reached over plain HTTP
 */
function listTokenFaults(provider, given, allowHost) {
    if (provider !== 'github') {
        return systems/* TICKET_SYSTEMS */.O.find(({ name }) => name === provider)?.checkToken(given, allowHost) ?? [];
    }
    const app = provider_token/* GithubAppToken */.UU.safeParse(given).data;
    const detail = app === undefined ? null : checkPrivateKey(app.private_key);
    return detail === null ? [] : [{ pointer: '/private_key', detail }];
}
/** Seals a token in the place of the one before. An App's installation becomes the tenant's; a plain token ends that. */
async function putProviderToken(tx, vault, { provider, given, now }) {
    const app = provider === 'github' ? provider_token/* GithubAppToken */.UU.safeParse(given).data : undefined;
    const secret = {
        name: buildSecretName(provider),
        kind: app === undefined ? 'token' : 'app',
        text: JSON.stringify(given),
    };
    await tx.secrets.put((0,vault_secret/* sealSecret */.E)(vault, tx.tenantId, secret, now));
    if (provider === 'github')
        await tx.setInstallation(app === undefined ? null : String(app.installation_id));
}
/** False where there is none. */
async function removeProviderToken(tx, provider) {
    if (provider === 'github')
        await tx.setInstallation(null);
    return tx.secrets.remove(buildSecretName(provider));
}
function presentToken({ name, kind, keyId, updatedAt }) {
    const provider = provider_token/* ProviderName */.Jd.safeParse(name.slice(PREFIX.length)).data;
    return provider === undefined ? [] : [{ provider, kind, key_id: keyId, updated_at: (0,time/* formatTimestamp */.Ey)(updatedAt) }];
}
/** Which tokens there are, by provider. */
async function listProviderTokens(tx) {
    return (await tx.secrets.list(PREFIX)).flatMap(presentToken);
}
//# sourceMappingURL=provider-token.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/provider-tokens.js
/**
 * GET /v1/provider-tokens, and PUT and DELETE /v1/provider-tokens/{provider}. The tokens can be written but not read.
 */





/** Registers the calls. */
function registerProviderTokenRoutes(router, context, { allowHost }) {
    const { store, vault, clock } = context;
    registerGuardedRoute(router, context, ENDPOINTS.listProviderTokens, async ({ reply, principal: { tenantId } }) => send(reply, ENDPOINTS.listProviderTokens, { data: await store.tenant(tenantId).read(listProviderTokens) }));
    registerGuardedRoute(router, context, ENDPOINTS.putProviderToken, async ({ request, reply, principal: { tenantId } }) => {
        const params = readParams(ENDPOINTS.putProviderToken.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('provider');
        const given = readBody(selectTokenSchema(params.provider, request.body), request);
        const faults = listTokenFaults(params.provider, given, allowHost);
        if (faults.length > 0)
            throw createMalformedError(faults);
        const row = { provider: params.provider, given, now: clock() };
        await store.tenant(tenantId).transaction((tx) => putProviderToken(tx, vault, row));
        return reply.code(ENDPOINTS.putProviderToken.success.status).send();
    });
    registerGuardedRoute(router, context, ENDPOINTS.deleteProviderToken, async ({ request, reply, principal: { tenantId } }) => {
        refuseBody(request);
        const params = readParams(ENDPOINTS.deleteProviderToken.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('provider');
        const there = await store.tenant(tenantId).transaction((tx) => removeProviderToken(tx, params.provider));
        if (!there)
            throw (0,problem/* createNotFoundError */.e2)('provider token');
        return reply.code(ENDPOINTS.deleteProviderToken.success.status).send();
    });
}
//# sourceMappingURL=provider-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/answer-cache.js
/** Answers on ended reviews, kept for a while: an ended review never changes, and is read most in the minute after its end. */
/** One that retention has removed is not shown for longer than this. */
const KEEP_MILLISECONDS = 30_000;
/** Answers kept, of some kilobytes each; the oldest go first. */
const MAX_ANSWERS = 1000;
class ReviewAnswerCache {
    clock;
    answers = new Map();
    /** @param clock milliseconds since the epoch */
    constructor(clock) {
        this.clock = clock;
    }
    /** The answer on a review of that tenant; null where none is kept. */
    get(tenantId, reviewId) {
        const kept = this.answers.get(`${tenantId} ${reviewId}`);
        return kept === undefined || kept.until <= this.clock() ? null : kept;
    }
    put(tenantId, reviewId, answer) {
        const key = `${tenantId} ${reviewId}`;
        // Moved to the end, where the newest are.
        this.answers.delete(key);
        this.answers.set(key, { ...answer, until: this.clock() + KEEP_MILLISECONDS });
        for (const oldest of this.answers.keys()) {
            if (this.answers.size <= MAX_ANSWERS)
                break;
            this.answers.delete(oldest);
        }
    }
}
//# sourceMappingURL=answer-cache.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/reviews.js
/** GET /v1/reviews/{id} and GET /v1/reviews. */









/** Base64url digits of an ETag: 162 bits, which no two answers share by chance. */
const ETAG_DIGITS = 27;
function computeEtag(body) {
    return `"${(0,hash/* sha256 */.sc)('base64url', body).slice(0, ETAG_DIGITS)}"`;
}
/** Returns whether the caller already has the body (RFC 9110 §13.1.2: weak comparison). */
function matchesEtag(ifNoneMatch, etag) {
    return (ifNoneMatch ?? '').split(',').some((item) => {
        const tag = item.trim();
        return tag === '*' || tag.replace(/^W\//u, '') === etag;
    });
}
/** Registers the calls. */
function registerReviewRoutes(router, context) {
    const ended = new ReviewAnswerCache(context.clock);
    const answerOn = async (tenantId, id) => {
        const kept = ended.get(tenantId, id);
        if (kept !== null)
            return { ...kept, queued: false };
        const stored = await context.store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        if (stored === null)
            throw (0,problem/* createNotFoundError */.e2)('review');
        const review = presentReview(stored, context.publicUrl());
        const body = JSON.stringify(review);
        const answer = { body, etag: computeEtag(body) };
        const queued = review.status === 'queued';
        if (!queued)
            ended.put(tenantId, id, answer);
        return { ...answer, queued };
    };
    registerGuardedRoute(router, context, ENDPOINTS.getReview, async (call) => {
        const { request, reply, principal } = call;
        const params = readParams(ENDPOINTS.getReview.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('review');
        const { tenantId } = principal;
        const { queued, body, etag } = await answerAtRest(context, call, params.id, () => answerOn(tenantId, params.id));
        reply.headers({ etag, 'cache-control': 'private, no-cache' });
        if (queued)
            reply.header('retry-after', '1');
        if (matchesEtag(request.headers['if-none-match'], etag))
            return reply.code(304).send();
        return sendText(reply, ENDPOINTS.getReview, body);
    });
    registerGuardedRoute(router, context, ENDPOINTS.listReviews, async ({ request, reply, principal }) => {
        const { limit, page, ...filter } = readQuery(ENDPOINTS.listReviews.query, request);
        const { rows, nextPage } = await readPage({ limit, page }, values/* ReviewId */.kt, (slice) => context.store.tenant(principal.tenantId).read((tx) => tx.reviews.list(filter, slice)));
        const data = rows.map((row) => presentReview(row, context.publicUrl()));
        return send(reply, ENDPOINTS.listReviews, { data, next_page: nextPage });
    });
}
//# sourceMappingURL=reviews.js.map
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
;// CONCATENATED MODULE: ./build/src/service/api/routes/signatures.js
/** GET /v1/reviews/{id}/signatures: what people answered for, from the stored trace. */






/** Registers the call. A review without a trace, or of a version before, has none. */
function registerSignatureRoutes(router, context) {
    const call = ENDPOINTS.listSignatures;
    registerGuardedRoute(router, context, call, async ({ request, reply, principal }) => {
        const id = readParams(call.params, request)?.id;
        const query = readQuery(call.query, request);
        if (id === undefined)
            throw (0,problem/* createNotFoundError */.e2)('review');
        const trace = await context.store.tenant(principal.tenantId).read(async (tx) => {
            if ((await tx.reviews.summary(id)) === null)
                throw (0,problem/* createNotFoundError */.e2)('review');
            return tx.traces.get(id);
        });
        const placed = placeRows((0,evidence/* readSignaturesEvidence */.Z9)({ trace })?.signatures ?? []);
        const page = await readPage(query, Place, async (slice) => slicePlaced(placed, slice), `signatures of ${id} after`);
        return send(reply, call, { data: page.rows.map(({ row }) => row), next_page: page.nextPage });
    });
}
//# sourceMappingURL=signatures.js.map
// EXTERNAL MODULE: ./build/src/reviewing/failure.js
var reviewing_failure = __webpack_require__(35144);
// EXTERNAL MODULE: ./build/src/reviewing/perform-review.js + 5 modules
var perform_review = __webpack_require__(70319);
;// CONCATENATED MODULE: ./build/src/service/reviews/simulate.js
/** A review that leaves nothing behind: no row, no event, no verdict. */





/** How long the caller waits at most: what takes longer is for a review, which is waited for in another way. */
const SIMULATION_MILLISECONDS = 60_000;
const SECONDS = SIMULATION_MILLISECONDS / 1000;
function createTimeoutError(cause) {
    const detail = `The simulation took longer than ${SECONDS} s and was given up. It is safe to send it again; for a large pull request ask for a review with dry_run instead.`;
    return new problem/* ServiceError */._7('E_UP_001', detail, { status: 504, cause });
}
/** What is wrong, as far as the caller may know. */
function toCallerError(cause) {
    const failure = (0,reviewing_failure/* explainFailure */.SP)(cause);
    return failure === null ? cause : new problem/* ServiceError */._7(failure.code, failure.detail, { cause });
}
/** Reviews the pull request under the policy and says what came out. Throws ServiceError. */
async function simulateReview(context, tenantId, { repo, pr, ticket, policy, source }) {
    const deadline = context.deadline(SIMULATION_MILLISECONDS);
    const signal = AbortSignal.any([deadline, context.hurried]);
    const make = async () => {
        const asked = { repo, pr, ticket: ticket ?? null, policy: source === undefined ? (policy ?? null) : { source } };
        const prepared = await prepareTenantReview(context, context.store.tenant(tenantId), asked, signal);
        const means = { provider: () => context.providerFor(tenantId), engine: context.review };
        const { result, input } = await (0,perform_review/* performReview */.a9)(prepared, means, signal);
        const { base, head } = prepared.change;
        return {
            repo,
            pr,
            head_sha: head.sha,
            base_ref: base.ref,
            base_sha: base.sha,
            merge_base_sha: input.snapshot.merge_base,
            verdict: result.verdict,
            tier: result.tier,
            confidence: result.confidence,
            ac_bindings: [...result.acBindings],
            counts: result.counts,
            findings: [...result.findings],
            trace: result.trace,
        };
    };
    try {
        return await (0,abort/* rejectOnAbort */.d)(make(), signal);
    }
    catch (cause) {
        if (deadline.aborted)
            throw createTimeoutError(cause);
        throw toUpstreamError(toCallerError(cause), signal);
    }
}
//# sourceMappingURL=simulate.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/simulate.js
/** POST /v1/policies:simulate: returns the result of a review under a policy. */






/** Maximum at a time per process, and one per tenant: callers wait for the response, and reviews have priority. */
const SIMULATIONS = 3;
/** Registers the call. */
function registerSimulateRoute(router, context) {
    const { store, clock } = context;
    const inSlot = createTenantLimiter({
        count: SIMULATIONS,
        detail: 'Other simulations are under way. Try again in a few seconds.',
        ownDetail: 'A simulation of this tenant is under way. Send the next one when it has ended.',
        retryAfterSeconds: 5,
    });
    registerGuardedRoute(router, context, ENDPOINTS.simulatePolicy, async ({ request, reply, principal: { tenantId } }) => {
        const asked = readChange(ENDPOINTS.simulatePolicy.body.schema, request);
        return inSlot(tenantId, async () => {
            const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
            reply.headers(counted());
            return send(reply, ENDPOINTS.simulatePolicy, await simulateReview(context, tenantId, asked));
        });
    });
}
//# sourceMappingURL=simulate.js.map
// EXTERNAL MODULE: ./build/src/contract/span-order.js
var span_order = __webpack_require__(42955);
;// CONCATENATED MODULE: ./build/src/service/api/routes/spans.js
/** GET /v1/reviews/{id}/spans: the accounting for a change, from its stored trace. */






/** Lists of spans that a process keeps: whoever reads a list reads all its pages, and a large trace takes long to read. */
const MAX_KEPT = 4;
/** Creates the lookup of a review's spans by place. Throws ServiceError (404) if there is no such review. */
function createSpanReader({ store }) {
    const kept = new Map();
    return (tenantId, id) => store.tenant(tenantId).read(async (tx) => {
        // Asked each time: what is kept may outlive its review.
        const review = await tx.reviews.summary(id);
        if (review === null)
            throw (0,problem/* createNotFoundError */.e2)('review');
        const name = `${tenantId} ${id}`;
        const known = kept.get(name);
        if (known !== undefined)
            return known;
        const spans = (0,evidence/* readAccountingEvidence */.x6)({ trace: await tx.traces.get(id) })?.spans ?? [];
        const placed = placeRows(spans.toSorted(span_order/* compareSpans */.f));
        if (review.outcome.status === 'complete')
            kept.set(name, placed);
        for (const oldest of kept.keys()) {
            if (kept.size <= MAX_KEPT)
                break;
            kept.delete(oldest);
        }
        return placed;
    });
}
/** Registers the call. */
function registerSpanRoutes(router, context) {
    const readSpans = createSpanReader(context);
    registerGuardedRoute(router, context, ENDPOINTS.listSpans, async ({ request, reply, principal }) => {
        const id = readParams(ENDPOINTS.listSpans.params, request)?.id;
        const { limit, page, reason } = readQuery(ENDPOINTS.listSpans.query, request);
        if (id === undefined)
            throw (0,problem/* createNotFoundError */.e2)('review');
        const placed = await readSpans(principal.tenantId, id);
        const { rows, nextPage } = await readPage({ limit, page }, Place, async (slice) => slicePlaced(placed, slice, (span) => reason === undefined || span.reason === reason), `spans of ${id} after`);
        return send(reply, ENDPOINTS.listSpans, { data: rows.map(({ row }) => row), next_page: nextPage });
    });
}
//# sourceMappingURL=spans.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/tenant.js
/** GET and PATCH /v1/tenant: the tenant and its settings. */




/** Registers the calls. */
function registerTenantRoutes(router, context) {
    const { store, policiesByPath } = context;
    registerGuardedRoute(router, context, ENDPOINTS.getTenant, async ({ reply, principal: { tenantId } }) => send(reply, ENDPOINTS.getTenant, await store.tenant(tenantId).read((tx) => tx.tenant())));
    registerGuardedRoute(router, context, ENDPOINTS.patchTenant, async ({ request, reply, principal: { tenantId } }) => {
        const patch = readBody(ENDPOINTS.patchTenant.body.schema, request);
        const tenant = await store.tenant(tenantId).transaction((tx) => patchTenant(tx, patch, policiesByPath));
        return send(reply, ENDPOINTS.patchTenant, tenant);
    });
}
//# sourceMappingURL=tenant.js.map
// EXTERNAL MODULE: ./build/src/service/api/auth/secrets.js
var secrets = __webpack_require__(42332);
;// CONCATENATED MODULE: ./build/src/service/api/auth/clients.js

/**
 * Returns whether the secret is one of the client's secrets that are valid at `now`. For no client or a revoked one it
 * is false and takes the same time.
 */
async function verifyClient(client, secret, now) {
    const live = client === null || client.revokedAt !== null ? [] : client.secrets;
    const good = live.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    // Always two checks, so that the time does not show how many secrets there are.
    const checks = await Promise.all([0, 1].map((at) => (0,secrets/* verifySecret */.Av)(secret, good[at]?.hash ?? null)));
    return checks.includes(true);
}
//# sourceMappingURL=clients.js.map
// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./node_modules/rate-limiter-flexible/index.js
var rate_limiter_flexible = __webpack_require__(8649);
;// CONCATENATED MODULE: ./build/src/service/api/auth/token-guard.js
/**
 * Limits the checks of client secrets. A check costs about 40 ms of CPU and 16 MiB, so only a few run at a time. A
 * caller with too many failures must wait. Successful checks are not counted, so a large number of jobs is not slowed
 * down. Failures are counted per address, and per client id and address. So an attacker who knows an id cannot lock out
 * its owner. And one job with an old secret does not lock out other jobs behind the same address.
 */





const TOKEN_GUARD = {
    atATime: 2,
    waiting: 64,
    failuresOfAddress: 60,
    failuresOfClient: 10,
    windowSeconds: 60,
};
/** Returns the network of one customer: an IPv4 address, or the first 64 bits of an IPv6 address. */
function toNetwork(address) {
    if (!ipaddr.isValid(address))
        return address;
    const parsed = ipaddr.process(address);
    return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
/** Makes the guard of one process; what it counts is kept in memory, for one window. */
function createTokenGuard(options = TOKEN_GUARD) {
    const { atATime, waiting, windowSeconds: duration } = options;
    const inTurn = (0,p_limit/* default */.A)(atATime);
    const ofAddress = new rate_limiter_flexible.RateLimiterMemory({ points: options.failuresOfAddress, duration });
    const ofClient = new rate_limiter_flexible.RateLimiterMemory({ points: options.failuresOfClient, duration });
    return {
        /**
         * Runs `check`, which resolves to null if the secret is wrong.
         * @throws ServiceError with 429 after too many failures, with 503 if too many requests are waiting
         */
        async verified({ clientId, address }, check) {
            const network = toNetwork(address);
            const counters = [
                // Keys of one size, however long the id is that somebody sends.
                { limiter: ofAddress, key: (0,hash/* hashParts */.jx)(network) },
                { limiter: ofClient, key: (0,hash/* hashParts */.jx)(network, clientId) },
            ];
            const refuse = async () => {
                const states = await Promise.all(counters.map(({ limiter, key }) => limiter.get(key)));
                const waits = states.flatMap((state) => state !== null && state.remainingPoints <= 0 ? [state.msBeforeNext] : []);
                if (waits.length > 0)
                    throw createRateLimitError(Math.max(...waits));
            };
            await refuse();
            if (inTurn.pendingCount >= waiting)
                throw createTooBusyError();
            return inTurn(async () => {
                // Checked again: requests that arrived together are limited by the failures of the first ones.
                await refuse();
                const result = await check();
                if (result === null)
                    await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
                return result;
            });
        },
    };
}
function createRateLimitError(milliseconds) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    return new problem/* ServiceError */._7('E_RATE_001', `Too many wrong client secrets came from this address. Try again in ${seconds} s, with the right one.`, { headers: { 'Retry-After': String(seconds) } });
}
function createTooBusyError() {
    return new problem/* ServiceError */._7('E_INT_001', 'Too many ask for tokens at once. Try again; a token is good for an hour.', {
        status: 503,
        headers: { 'Retry-After': '1' },
    });
}
//# sourceMappingURL=token-guard.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/token-request.js
/** Reads a token request: the form of RFC 6749 §4.4.2 and the two ways of client authentication (§2.3.1). */

/** An error of RFC 6749 §5.2. */
class TokenRequestError extends Error {
    error;
    status;
    name = 'TokenRequestError';
    constructor(error, description, status = error === 'invalid_client' ? 401 : 400) {
        super(description);
        this.error = error;
        this.status = status;
    }
}
const BASIC = /^basic +([A-Za-z0-9+/]+=*) *$/iu;
/** Reads a form's fields. A repeated parameter is rejected; one without a value counts as left out (§3.2). */
function readTokenForm(text) {
    const fields = new Map();
    const known = Object.keys(token/* TokenRequest */.D.shape);
    for (const [name, value] of new URLSearchParams(text)) {
        if (!known.includes(name))
            continue;
        if (fields.has(name))
            throw new TokenRequestError('invalid_request', `The parameter ${name} must come once.`);
        fields.set(name, value);
    }
    const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
    const parsed = token/* TokenRequest */.D.safeParse(given);
    if (!parsed.success)
        throw new TokenRequestError('invalid_request', 'The parameter grant_type is missing.');
    if (parsed.data.grant_type !== 'client_credentials') {
        throw new TokenRequestError('unsupported_grant_type', 'The only grant_type is client_credentials.');
    }
    return parsed.data;
}
function decodeFormValue(text) {
    try {
        return decodeURIComponent(text.replaceAll('+', ' '));
    }
    catch {
        throw new TokenRequestError('invalid_client', 'The Basic credentials are not form-encoded.');
    }
}
function readBasicCredentials(header) {
    const encoded = BASIC.exec(header)?.[1];
    if (encoded === undefined)
        throw new TokenRequestError('invalid_client', 'The Authorization header is not HTTP Basic.');
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    if (colon < 0)
        throw new TokenRequestError('invalid_client', 'The Basic credentials have no colon.');
    return { clientId: decodeFormValue(text.slice(0, colon)), clientSecret: decodeFormValue(text.slice(colon + 1)) };
}
/** Reads the client's credentials. Using both ways at once is rejected (§2.3). */
function readCredentials(form, header) {
    if (header !== undefined) {
        if (form.client_secret !== undefined) {
            throw new TokenRequestError('invalid_request', 'Send the credentials in the header or in the form, not in both.');
        }
        const credentials = readBasicCredentials(header);
        if (form.client_id !== undefined && form.client_id !== credentials.clientId) {
            throw new TokenRequestError('invalid_request', 'The client_id of the form is not the one of the header.');
        }
        return credentials;
    }
    if (form.client_id === undefined || form.client_secret === undefined) {
        throw new TokenRequestError('invalid_client', 'The client_id or the client_secret is missing.');
    }
    return { clientId: form.client_id, clientSecret: form.client_secret };
}
/**
 * Returns the scopes to grant: the requested ones, each once, in the requested order; if none are requested, all of the
 * client's.
 * @throws TokenRequestError `invalid_scope` if a scope is unknown or not one of the client's
 */
function grantScopes(asked, allowed) {
    const words = [...new Set((asked ?? '').split(' ').filter((word) => word !== ''))];
    if (words.length === 0)
        return Object.keys(contract_scopes/* SCOPES */.i).flatMap((name) => allowed.filter((scope) => scope === name));
    return words.map((word) => {
        const scope = contract_scopes/* Scope */.H.safeParse(word).data;
        if (scope === undefined || !allowed.includes(scope)) {
            throw new TokenRequestError('invalid_scope', 'A requested scope is unknown or not one of this client.');
        }
        return scope;
    });
}
//# sourceMappingURL=token-request.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/token.js
/** POST /oauth/token: OAuth 2.0 client credentials (RFC 6749 §4.4), with errors as in its §5.2. */








const token_FORM = ENDPOINTS.mintToken.body.type;
/**
 * Converts faults of the framework (another content type, too large a body) to `invalid_request`. Other faults of this
 * service remain problem details.
 */
function toTokenRequestError(cause) {
    if (cause instanceof TokenRequestError)
        return cause;
    // OAuth has no error code for "too often".
    if (cause instanceof problem/* ServiceError */._7 && cause.status !== 415)
        return null;
    const fault = (0,http_errors/* toServiceError */.N1)(cause);
    if (fault.status >= 500)
        return null;
    const detail = fault.status === 415 ? `The body must be ${token_FORM}, without a Content-Encoding.` : 'The request is malformed.';
    return new TokenRequestError('invalid_request', detail, fault.status === 413 ? 413 : 400);
}
/** Registers the call in a scope of its own: only this call accepts forms and responds in OAuth's error shape. */
function registerTokenRoute(router, context) {
    const { store, tokens, clock } = context;
    const guard = createTokenGuard();
    openScope(router.app, 'token', (app) => {
        app.removeAllContentTypeParsers();
        app.addContentTypeParser(token_FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause, _request, reply) => {
            const fault = toTokenRequestError(cause);
            // A parent's error handler handles what is thrown here.
            if (fault === null)
                throw cause;
            const body = { error: fault.error, error_description: fault.message };
            if (fault.status === 401)
                reply.header('www-authenticate', 'Basic realm="review-gate", charset="UTF-8"');
            return reply.code(fault.status).header('pragma', 'no-cache').send(body);
        });
        registerOpenRoute({ app, served: router.served }, ENDPOINTS.mintToken, async (request, reply) => {
            const form = readTokenForm(typeof request.body === 'string' ? request.body : '');
            const { clientId, clientSecret } = readCredentials(form, request.headers.authorization);
            const client = await guard.verified({ clientId, address: request.ip }, async () => {
                const found = await store.directory.client(clientId);
                // For an unknown client the check takes the same time.
                return (await verifyClient(found, clientSecret, clock())) ? found : null;
            });
            if (client === null)
                throw new TokenRequestError('invalid_client', 'The client_id or the client_secret is wrong.');
            const scopes = grantScopes(form.scope, client.scopes);
            reply.header('pragma', 'no-cache');
            return send(reply, ENDPOINTS.mintToken, {
                access_token: await tokens.mint(client, scopes),
                token_type: 'Bearer',
                expires_in: contract_limits/* LIMITS */.b.TOKEN_LIFETIME_SECONDS,
                scope: scopes.join(' '),
            });
        });
    });
}
//# sourceMappingURL=token.js.map
;// CONCATENATED MODULE: ./build/src/service/api/pages/page-cache.js

/**
 * Maximum size of the cached pages of a process, in characters of two bytes. The largest page has about ten million.
 */
const ROOM = 32 * 1024 * 1024;
/** Maximum number of pages built at a time in this process: building one reads the whole change. */
const page_cache_AT_ONCE = 2;
/**
 * Creates the cache. A cached page is returned even if the review was deleted, so the caller must check that first.
 * @param room the maximum size in characters; the least recently used pages are removed first
 */
function createPageCache(room = ROOM) {
    const inSlot = createTenantLimiter({
        count: page_cache_AT_ONCE,
        detail: 'Other reports are being made. Try again in a second.',
        ownDetail: 'Another report of this tenant is being made. Try again in a second.',
        retryAfterSeconds: 1,
    });
    const kept = new Map();
    const underWay = new Map();
    let left = room;
    const drop = (name, { html }) => {
        if (kept.delete(name))
            left += html.length;
    };
    const keep = (name, page) => {
        if (page.html.length > room)
            return;
        kept.set(name, page);
        left -= page.html.length;
        for (const [oldest, one] of kept) {
            if (left >= 0)
                return;
            drop(oldest, one);
        }
    };
    const made = async (name, tenantId, make) => {
        try {
            const page = await inSlot(tenantId, make);
            if (page !== null)
                keep(name, page);
            return page;
        }
        finally {
            underWay.delete(name);
        }
    };
    return async (tenantId, reviewId, make) => {
        const name = `${tenantId} ${reviewId}`;
        const page = kept.get(name);
        if (page !== undefined) {
            // Moved to the end, because it is now the most recently used.
            drop(name, page);
            keep(name, page);
            return page;
        }
        const one = underWay.get(name) ?? made(name, tenantId, make);
        underWay.set(name, one);
        return one;
    };
}
//# sourceMappingURL=page-cache.js.map
;// CONCATENATED MODULE: ./build/src/service/api/pages/trace-errors.js
/** What a person reads who opens the address of a trace and gets none: what happened, and what to do next. */






/** The browser reloads the page of a queued review after this many seconds. */
const trace_errors_REFRESH_SECONDS = '3';
/** A signed link that is expired or not valid. */
class LinkRefusedError extends problem/* ServiceError */._7 {
    state;
    constructor(state) {
        const { code, message, headers } = createUnauthorizedError(state === 'expired'
            ? 'The link has expired: ask for a new one.'
            : 'The link is not a valid one: ask for a new one.');
        super(code, message, { headers });
        this.state = state;
    }
}
/** The review has no trace, or no trace yet. */
class NoTraceError extends problem/* ServiceError */._7 {
    error;
    /** @param error why it failed; null while it is queued */
    constructor(error) {
        super('E_NF_001', `The review is ${error === null ? 'queued' : 'failed'}: only a complete one has a trace.`);
        this.error = error;
    }
}
const renderParagraphs = (...texts) => (0,html/* html */.q) `${texts.map((text) => (0,html/* html */.q) `<p>${text}</p>\n`)}`;
function renderAccessLinks({ signedIn, docs }) {
    const way = signedIn === null ? null : (0,html/* html */.q) `<p><a href="${signedIn}">Sign in and open the report</a></p>\n`;
    return (0,html/* html */.q) `${way}<p>Or ask whoever sent you the address for a signed link: for a day it opens without signing in.</p>
<p class="soft">A program sends an access token as <code>Authorization: Bearer</code>: <a href="${docs}#getTrace">the API</a>.</p>`;
}
/** Builds the page for a fault of the call. */
function renderTraceErrorPage(fault, ways) {
    if (fault instanceof NoTraceError) {
        if (fault.error === null) {
            const body = renderParagraphs('It takes a few seconds to some minutes, by the size of the change.', 'This page looks again by itself, and shows the report as soon as there is one.');
            const page = renderNoticePage({ title: 'The review is not finished yet', body });
            return { page, headers: { refresh: trace_errors_REFRESH_SECONDS } };
        }
        const body = renderParagraphs((0,html/* html */.q) `<code>${fault.error.code}</code> ${(0,base_text/* visible */.RK)(fault.error.detail)}`, 'A review that failed has no report. Put right what is named above, and trigger the review again.');
        return { page: renderNoticePage({ title: 'The review failed', body }) };
    }
    if (fault instanceof LinkRefusedError) {
        const [title, text] = fault.state === 'expired'
            ? ['The link has expired', 'Signed links open for a day, and this one is older.']
            : ['The link is not whole', 'A part of the address is missing or changed. Copy the whole of it once more.'];
        return { page: renderNoticePage({ title, body: (0,html/* html */.q) `<p>${text}</p>\n${renderAccessLinks(ways)}` }) };
    }
    if (fault.code === 'E_AUTH_001') {
        const body = (0,html/* html */.q) `<p>The address is that of a report, and opens for those who are signed in.</p>\n${renderAccessLinks(ways)}`;
        return { page: renderNoticePage({ title: 'Sign in to read the report', body }) };
    }
    if (fault.code === 'E_NF_001') {
        const body = (0,html/* html */.q) `${renderParagraphs('Check the address. A review of another tenant reads just like one that never was: sign in as a client of the right tenant.', 'Reviews are removed when they are older than the tenant keeps them.')}${ways.signedIn === null ? null : (0,html/* html */.q) `<p><a href="${ways.signedIn}">Sign in and open the report</a></p>`}`;
        return { page: renderNoticePage({ title: 'There is no such report', body }) };
    }
    const page = renderNoticePage({ title: contract_errors/* ERRORS */.Sr[fault.code].title, body: renderParagraphs((0,base_text/* visible */.RK)(fault.message)) });
    const after = fault.status === 503 ? fault.headers['Retry-After'] : undefined;
    return { page, headers: after === undefined ? {} : { refresh: after } };
}
//# sourceMappingURL=trace-errors.js.map
// EXTERNAL MODULE: ./build/src/engine/snapshot.js + 3 modules
var snapshot = __webpack_require__(50895);
// EXTERNAL MODULE: ./build/src/report/page/report-page.js + 18 modules
var report_page = __webpack_require__(16161);
;// CONCATENATED MODULE: ./build/src/service/reviews/ended-report.js
const FINDINGS_AT_ONCE = 1000;
/** The service's one rule for the gate, which is the step's default: nothing but auto-approve opens it. A dry run's verdict is null. */
function computeGate(verdict) {
    const open = verdict === 'auto-approve';
    const word = verdict === null ? 'a dry run has no verdict' : `the verdict is ${verdict}`;
    return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}
/** All findings of a review, in the contract's order. */
async function listAllFindings(tx, reviewId) {
    const found = [];
    for (;;) {
        const after = found.at(-1)?.id ?? null;
        const some = await tx.findings.list({ review_id: reviewId }, { after, limit: FINDINGS_AT_ONCE });
        found.push(...some);
        if (some.length < FINDINGS_AT_ONCE)
            return found;
    }
}
//# sourceMappingURL=ended-report.js.map
;// CONCATENATED MODULE: ./build/src/service/api/pages/trace-page.js
/** Builds the page of a review from the store. */




/** Returns the reviewed change; null if its input is no longer stored. */
async function trace_page_readChange(tx, { outcome }) {
    const text = outcome.status === 'complete' ? await tx.blobs.get(outcome.inputDigest) : null;
    return text === null ? null : snapshot/* ReviewInput */.N9.parse(JSON.parse(text)).snapshot;
}
/**
 * Builds the report of a complete review.
 * @param trace the review's trace
 */
async function readReport(tx, { review, trace }, { publicUrl, serverUrl }) {
    const { change, outcome } = review;
    return {
        repo: change.repo,
        pr: change.pr,
        headSha: change.head.sha,
        serverUrl,
        review: presentReview(review, publicUrl),
        findings: await listAllFindings(tx, review.id),
        truncated: false,
        trace,
        change: await trace_page_readChange(tx, review),
        gate: computeGate(outcome.status === 'complete' ? outcome.verdict : null),
        notes: [],
    };
}
/** Builds the page of a trace; null if this tenant has none. */
async function renderTracePage({ store, publicUrl, serverUrl }, tenantId, reviewId) {
    const report = await store.tenant(tenantId).read(async (tx) => {
        const trace = await tx.traces.get(reviewId);
        const review = trace === null ? null : await tx.reviews.get(reviewId);
        if (trace === null || review === null)
            return null;
        return readReport(tx, { review, trace }, { publicUrl: publicUrl(), serverUrl });
    });
    return report === null ? null : (0,report_page.renderReportPage)(report);
}
//# sourceMappingURL=trace-page.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/traces.js









/**
 * Registers the calls.
 * @param reportPath where a person who signs in finds the report of a review
 */
function registerTraceRoutes(router, context, reportPath) {
    const { store, links, publicUrl } = context;
    const keptOrMade = createPageCache();
    const authorizeByLink = async (request) => {
        const { expires, signature } = readQuery(ENDPOINTS.getTrace.query, request);
        if (expires === undefined && signature === undefined)
            return null;
        const id = readParams(ENDPOINTS.getTrace.params, request)?.id ?? '';
        const state = await links.check(id, { expires: expires ?? '', signature: signature ?? '' });
        if (state === 'expired')
            throw new LinkRefusedError(state);
        const tenantId = state === 'good' ? await store.directory.tenantOfReview(id) : null;
        if (tenantId === null)
            throw new LinkRefusedError('bad');
        return { tenantId, clientId: 'link', scopes: new Set(['findings:read']) };
    };
    const faultPage = (fault, request) => {
        if (!(0,http_html/* prefersHtml */.zd)(request))
            return null;
        const id = readParams(ENDPOINTS.getTrace.params, request)?.id;
        const signedIn = id === undefined ? null : `${publicUrl()}${reportPath(id)}`;
        return renderTraceErrorPage(fault, { signedIn, docs: `${publicUrl()}${ENDPOINTS.docs.path}` });
    };
    /** Returns the fault that explains why a review of the tenant has no trace. */
    const createMissingTraceError = async (tenantId, id) => {
        const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        // If the review has completed in the meantime, its trace exists and the next request finds it.
        if (review === null)
            return (0,problem/* createNotFoundError */.e2)('review');
        return new NoTraceError(review.outcome.status === 'failed' ? review.outcome.error : null);
    };
    /**
     * Returns the page of a review. The review is checked each time, because a page may be cached longer than its review
     * is stored.
     */
    const renderPage = async (tenantId, id) => {
        const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        const complete = review?.outcome.status === 'complete';
        const page = complete ? await keptOrMade(tenantId, id, () => renderTracePage(context, tenantId, id)) : null;
        if (page === null)
            throw await createMissingTraceError(tenantId, id);
        return page;
    };
    registerGuardedRoute(router, context, ENDPOINTS.getTrace, async ({ request, reply, principal: { tenantId } }) => {
        readQuery(ENDPOINTS.getTrace.query, request);
        const id = readParams(ENDPOINTS.getTrace.params, request)?.id;
        if (id === undefined)
            throw (0,problem/* createNotFoundError */.e2)('review');
        reply.header('vary', 'Accept');
        if ((0,http_html/* prefersHtml */.zd)(request))
            return (0,http_html/* sendPage */.C4)(reply, { page: await renderPage(tenantId, id) });
        const trace = await store.tenant(tenantId).read((tx) => tx.traces.get(id));
        if (trace === null)
            throw await createMissingTraceError(tenantId, id);
        return send(reply, ENDPOINTS.getTrace, trace);
    }, { instead: authorizeByLink, faultPage });
    registerGuardedRoute(router, context, ENDPOINTS.createTraceLink, async ({ request, reply, principal }) => {
        refuseBody(request);
        const params = readParams(ENDPOINTS.createTraceLink.params, request);
        if (params === undefined)
            throw (0,problem/* createNotFoundError */.e2)('review');
        const review = await store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
        if (review === null)
            throw (0,problem/* createNotFoundError */.e2)('review');
        return send(reply, ENDPOINTS.createTraceLink, await links.create(review.id, buildTraceUrl(publicUrl(), review.id)));
    });
}
//# sourceMappingURL=traces.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/tally-weeks.js
const SECOND = 1000;
const tally_weeks_DAY = 86_400 * SECOND;
const WEEK = 7 * tally_weeks_DAY;
/** The epoch was a Thursday: its week began three days before it. */
const FIRST_MONDAY = -3 * tally_weeks_DAY;
/** Returns when the first of the last weeks begins, on a Monday in UTC; the last one holds `now`. */
function findFirstWeek(now, weeks) {
    return Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK + FIRST_MONDAY - (weeks - 1) * WEEK;
}
function computeMedian(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return below === undefined || above === undefined ? null : (below + above) / 2;
}
const tally_weeks_sum = (values) => values.reduce((all, one) => all + one, 0);
/** Tallies each of the weeks from `from` on, those without a review too. */
function tallyWeeks(reviews, from, weeks) {
    return Array.from({ length: weeks }, (_, at) => {
        const begin = from + at * WEEK;
        const own = reviews.filter(({ createdAt }) => createdAt >= begin && createdAt < begin + WEEK);
        const waits = own.flatMap(({ createdAt, greenAt }) => (greenAt === null ? [] : [greenAt - createdAt]));
        const median = computeMedian(waits);
        return {
            from: new Date(begin).toISOString().slice(0, 10),
            pulls: own.length,
            opened: waits.length,
            median_seconds_to_green: median === null ? null : Math.max(0, Math.round(median / SECOND)),
            criteria: tally_weeks_sum(own.map(({ criteria }) => criteria)),
            met: tally_weeks_sum(own.map(({ met }) => met)),
        };
    });
}
//# sourceMappingURL=tally-weeks.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/trends.js
/** GET /v1/trends: how reviews went, by week, as far back as the tenant keeps them. */




const DAYS_OF_WEEK = 7;
/** Registers the call. */
function registerTrendsRoute(router, context) {
    const call = ENDPOINTS.getTrends;
    registerGuardedRoute(router, context, call, async ({ request, reply, principal }) => {
        const filter = readQuery(call.query, request);
        const tenant = context.store.tenant(principal.tenantId);
        const { retention_days: kept } = await tenant.read((tx) => tx.tenant());
        const weeks = Math.min(contract_limits/* LIMITS */.b.MAX_TREND_WEEKS, Math.max(1, Math.ceil(kept / DAYS_OF_WEEK)));
        const from = findFirstWeek(context.clock(), weeks);
        const found = await tenant.read((tx) => tx.reviews.firsts(filter, from, contract_limits/* LIMITS */.b.MAX_TREND_PULLS + 1));
        const counted = found.slice(0, contract_limits/* LIMITS */.b.MAX_TREND_PULLS);
        return send(reply, call, {
            weeks: tallyWeeks(counted, from, weeks),
            complete: counted.length === found.length,
        });
    });
}
//# sourceMappingURL=trends.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/waiting.js
/** GET /v1/waiting: what waits for a person, over all repositories. */






/** The oldest first; also where the other orders find two alike. */
const byAge = (a, b) => (0,order/* compareText */.n)(a.completed_at, b.completed_at) || (0,order/* compareText */.n)(a.id, b.id);
const waiting_ORDERS = {
    age: byAge,
    tier: (a, b) => (0,order/* compareText */.n)(b.tier, a.tier) || byAge(a, b),
    lines: (a, b) => countOpenLines(b) - countOpenLines(a) || byAge(a, b),
};
/** Returns how many lines of the change are left to people. */
function countOpenLines({ accounting }) {
    return span/* OPEN_REASONS */.Bt.reduce((sum, reason) => sum + (accounting?.[reason].lines ?? 0), 0);
}
const waiting_isComplete = (review) => review.status === 'complete';
/** Registers the call. */
function registerWaitingRoute(router, context) {
    const call = ENDPOINTS.listWaiting;
    registerGuardedRoute(router, context, call, async ({ request, reply, principal }) => {
        const { limit, page, repo, tier, owner, sort = 'age' } = readQuery(call.query, request);
        const found = await context.store
            .tenant(principal.tenantId)
            .read((tx) => tx.reviews.waiting({ repo, tier }, contract_limits/* LIMITS */.b.MAX_WAITING));
        const asked = found
            .map((row) => presentReview(row, context.publicUrl()))
            .filter(waiting_isComplete)
            .filter(({ people }) => owner === undefined || people?.owners_missing.includes(owner) === true)
            .sort(waiting_ORDERS[sort]);
        const placed = placeRows(asked);
        const { rows, nextPage } = await readPage({ limit, page }, Place, async (slice) => slicePlaced(placed, slice), `waiting by ${sort} after`);
        return send(reply, call, { data: rows.map(({ row }) => row), next_page: nextPage });
    });
}
//# sourceMappingURL=waiting.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/present.js
/** Subscriptions and deliveries as the contract shows them. */

/** Converts a subscription, without its secret. */
function presentWebhook({ id, url, events, status, reason, createdAt }) {
    return { id, url, events: [...events], status, reason, created_at: (0,time/* formatTimestamp */.Ey)(createdAt) };
}
/** Converts a delivery with its state. */
function presentDelivery(stored) {
    const { id, event, reviewId, attempt, status, responseStatus, reason = null, nextAttemptAt, createdAt } = stored;
    return {
        id,
        event,
        review_id: reviewId,
        attempt,
        status,
        response_status: responseStatus,
        reason,
        next_attempt_at: nextAttemptAt === null ? null : (0,time/* formatTimestamp */.Ey)(nextAttemptAt),
        created_at: (0,time/* formatTimestamp */.Ey)(createdAt),
    };
}
//# sourceMappingURL=present.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/explain-failure.js
const UNFINISHED = 'Is the receiver running, and does its firewall let the service in?';
/** By the code of the operating system or of TLS; what to do is the second sentence. */
const BY_CODE = [
    [/^ENOTFOUND$|^EAI_/u, 'The name has no address. Check how it is spelt, and that it is in the public DNS.'],
    [
        /^ECONNREFUSED$/u,
        'The connection was refused: nothing listens at this port. Start the receiver, or mend the port.',
    ],
    [/^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/u, `No connection came about in time. ${UNFINISHED}`],
    [/^EHOSTUNREACH$|^ENETUNREACH$/u, `There is no route to the receiver. ${UNFINISHED}`],
    [
        /^ECONNRESET$|^EPIPE$|^UND_ERR_SOCKET$/u,
        'The receiver ended the connection before it answered. Look into its log.',
    ],
    [/^CERT_HAS_EXPIRED$/u, 'TLS: the certificate has expired. Renew it.'],
    [/^ERR_TLS_CERT_ALTNAME_INVALID$/u, 'TLS: the certificate is for another name. Get one for the name of the address.'],
    [
        /SELF_SIGNED|^UNABLE_TO_|^DEPTH_ZERO/u,
        'TLS: the certificate is not signed by an authority that the service knows, or the receiver does not send the whole chain. Use one of a public authority, with its chain.',
    ],
    [
        /^ERR_SSL|^EPROTO$|^ERR_TLS|^CERT_/u,
        'TLS: no secure connection came about. Check the certificate and the port: it must speak HTTPS.',
    ],
];
function explainStatus(status) {
    if (status >= 300 && status < 400) {
        return `It answered ${status}, which points elsewhere; deliveries do not follow. Subscribe to the last address itself.`;
    }
    if (status === 401 || status === 403) {
        return `It answered ${status}: it refused the delivery. Check its access rules, and the signing secret that it knows.`;
    }
    if (status === 404 || status === 405) {
        return `It answered ${status}: it takes no POST at this path. Check the path of the address.`;
    }
    if (status === 410)
        return 'It answered 410, which says that nobody is there any more: the subscription is removed.';
    if (status >= 500)
        return `It answered ${status}: the fault is in the receiver. Look into its log.`;
    return `It answered ${status}. Only an answer from 200 to 299 counts as received.`;
}
/** Explains an attempt that failed. */
function explainFailure({ status, fault, words }) {
    if (status !== null)
        return explainStatus(status);
    switch (fault) {
        case 'private':
            return 'It was refused here: the address is not one of the public internet. Use a public one, or have the operator allow the host (`REVIEW_GATE_WEBHOOK_ALLOW_HOSTS`).';
        case 'late':
            return `There was ${words}. Have the receiver answer first and work afterwards.`;
        case 'ours':
            return 'It could not be signed: a fault on our side. Make a new signing secret; if that does not help, ask the operator.';
        default: {
            const known = BY_CODE.find(([codes]) => codes.test(fault ?? ''))?.[1];
            const code = fault === null ? '' : ` (${fault})`;
            return known === undefined
                ? `There was no answer${code}. Check that the address is right and can be reached from the service.`
                : known.replace(/(?<=^[^.]*)\./u, `${code}.`);
        }
    }
}
//# sourceMappingURL=explain-failure.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/schedule.js
/** When a delivery is tried again, as Standard Webhooks recommends, and when a subscription has failed for too long. */
const schedule_SECOND = 1000;
const schedule_MINUTE = 60 * schedule_SECOND;
const schedule_HOUR = 60 * schedule_MINUTE;
/**
 * Waits after the first failure, the second, and so on, in milliseconds. The attempt after the last wait is the final
 * one.
 */
const schedule_RETRY_WAITS = [
    5 * schedule_SECOND,
    5 * schedule_MINUTE,
    30 * schedule_MINUTE,
    2 * schedule_HOUR,
    5 * schedule_HOUR,
    10 * schedule_HOUR,
    14 * schedule_HOUR,
    20 * schedule_HOUR,
    24 * schedule_HOUR,
];
/**
 * Waits are extended randomly by up to this share, so that deliveries that failed together are not all repeated
 * together.
 */
const JITTER = 0.1;
/** Maximum wait that a receiver can request. */
const MAX_RETRY_AFTER = 24 * schedule_HOUR;
/** A subscription is disabled when all its deliveries have failed for this time. */
const FAILING_MILLISECONDS = 5 * 24 * schedule_HOUR;
/** Statuses whose Retry-After is used: RFC 6585 §4, RFC 9110 §15.6.4. */
const HEEDED = new Set([429, 503]);
/**
 * Computes the time of the next attempt.
 * @param failures number of failed attempts, from 1
 * @param now milliseconds since the epoch
 * @param retryAfter milliseconds that the receiver requested; null if it did not
 * @param fraction a random number from 0 up to 1
 * @returns when to try again, in milliseconds since the epoch; null after the last attempt
 */
function computeNextAttempt(failures, now, retryAfter, fraction) {
    const wait = schedule_RETRY_WAITS[failures - 1];
    if (wait === undefined)
        return null;
    return now + Math.max(Math.round(wait * (1 + JITTER * fraction)), retryAfter ?? 0);
}
/**
 * Reads Retry-After (RFC 9110 §10.2.3): seconds, or a date.
 * @returns milliseconds from now, at most a day; null if it is not used for the status or cannot be parsed
 */
function readRetryAfter(status, header, now) {
    if (header === undefined || !HEEDED.has(status))
        return null;
    const text = header.trim();
    const wait = /^\d+$/u.test(text) ? Number(text) * schedule_SECOND : Date.parse(text) - now;
    return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
//# sourceMappingURL=schedule.js.map
// EXTERNAL MODULE: ./node_modules/standardwebhooks/dist/index.js
var standardwebhooks_dist = __webpack_require__(15487);
;// CONCATENATED MODULE: ./build/src/service/webhooks/signing.js
/** The signing secrets of a subscription: created, sealed, and used according to Standard Webhooks 1.0. */




const SECRET_BYTES = 32;
const signing_PREFIX = 'whsec_';
const signing_SECOND = 1000;
/** How long the previous secret also signs after a rotation. */
const ROTATION_MILLISECONDS = 24 * 60 * 60 * signing_SECOND;
/** The sealed data, as one JSON text. */
const SigningSecrets = schemas/* strictObject */.rej({
    current: schemas/* string */.YjP(),
    previous: schemas/* string */.YjP().nullable(),
    /** Milliseconds since the epoch. */
    previousEndsAt: schemas/* number */.aig().nullable(),
});
/** Returns the row name of a subscription's secrets. */
function buildSigningSecretName(webhookId) {
    return `webhook/${webhookId}`;
}
/** Creates a secret. The previous one also signs for a day. */
function createSigningSecrets(before, now) {
    const current = `${signing_PREFIX}${(0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64')}`;
    if (before === null)
        return { current, previous: null, previousEndsAt: null };
    return { current, previous: before.current, previousEndsAt: now + ROTATION_MILLISECONDS };
}
/** Seals the secrets for their row. */
function sealSigningSecrets(vault, tenantId, webhookId, secrets, now) {
    const text = JSON.stringify(secrets);
    return (0,vault_secret/* sealSecret */.E)(vault, tenantId, { name: buildSigningSecretName(webhookId), kind: 'signing', text }, now);
}
/**
 * Opens the row.
 * @throws VaultError
 */
function openSigningSecrets(vault, tenantId, sealed) {
    return SigningSecrets.parse(JSON.parse((0,vault_secret/* openSecret */.J)(vault, tenantId, sealed)));
}
/**
 * Builds the headers that identify and sign a delivery.
 * @param id of the delivery, identical in every attempt
 * @param now the time of this attempt, in milliseconds since the epoch
 */
function buildSignatureHeaders(secrets, id, body, now) {
    const { current, previous, previousEndsAt } = secrets;
    const stillGood = previous !== null && previousEndsAt !== null && now < previousEndsAt ? [previous] : [];
    const signatures = [current, ...stillGood].map((secret) => new standardwebhooks_dist/* Webhook */.KD(secret).sign(id, new Date(now), body));
    return {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / signing_SECOND)),
        'webhook-signature': signatures.join(' '),
    };
}
//# sourceMappingURL=signing.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/settle.js



/** The receiver no longer exists: RFC 9110 §15.5.11, and Standard Webhooks. */
const GONE = 410;
const settle_PAGE_ROWS = 100;
const MAX_PAGES = 10;
/** Removes a subscription, its deliveries and its secrets. Returns false if there is none. */
async function removeSubscription(tx, id) {
    await tx.secrets.remove(buildSigningSecretName(id));
    return tx.webhooks.remove(id);
}
function isSuccess(status) {
    return status !== null && status >= 200 && status < 300;
}
const explainOutcome = (answer) => (isSuccess(answer.status) ? null : explainFailure(answer));
function formatDisabledReason(since, words) {
    const start = new Date(since).toISOString();
    return `Every delivery since ${start} has failed, the last one by: ${words}. Repair the receiver, then send a test: one that arrives makes the subscription active again.`;
}
/** Resets the failures of a subscription after a successful delivery. */
async function restoreSubscription(tx, webhook) {
    if (webhook.status === 'active' && webhook.failingSince === null)
        return;
    await tx.webhooks.update({ ...webhook, status: 'active', reason: null, failingSince: null });
}
/** Records a failure, and disables the subscription if failures have lasted too long. */
async function recordFailure(tx, webhook, { answer, now }) {
    const failingSince = webhook.failingSince ?? now;
    const lasted = now - failingSince >= FAILING_MILLISECONDS;
    if (!lasted && webhook.failingSince !== null)
        return webhook;
    const noted = {
        ...webhook,
        failingSince,
        ...(lasted ? { status: 'disabled', reason: formatDisabledReason(failingSince, answer.words) } : {}),
    };
    await tx.webhooks.update(noted);
    return noted;
}
/** Ends the pending deliveries of a subscription. Those beyond the limit end when they become due. */
async function endPending(tx, webhookId) {
    let after = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const rows = await tx.deliveries.list(webhookId, { after, limit: settle_PAGE_ROWS });
        for (const row of rows) {
            if (row.status === 'pending')
                await tx.deliveries.update({ ...row, status: 'failed', nextAttemptAt: null });
        }
        after = rows.at(-1)?.id ?? null;
        if (after === null || rows.length < settle_PAGE_ROWS)
            return;
    }
}
/**
 * Settles a scheduled attempt.
 * @returns null if the delivery was removed or settled in the meantime
 */
async function settleScheduled(tx, id, attempted) {
    const { answer, now, fraction, blames } = attempted;
    const stored = await tx.deliveries.get(id);
    if (stored === null || stored.status !== 'pending')
        return null;
    const webhook = await tx.webhooks.get(stored.webhookId);
    if (webhook === null)
        return null;
    const attempt = stored.attempt + 1;
    const reason = explainOutcome(answer);
    const tried = { ...stored, attempt, responseStatus: answer.status, reason, nextAttemptAt: null };
    if (isSuccess(answer.status)) {
        const delivery = { ...tried, status: 'delivered' };
        // The subscription is always locked before its deliveries, so concurrent transactions wait without deadlock.
        await restoreSubscription(tx, webhook);
        await tx.deliveries.update(delivery);
        return { delivery, ending: 'delivered', disabled: false };
    }
    if (answer.status === GONE) {
        await removeSubscription(tx, webhook.id);
        return { delivery: { ...tried, status: 'failed' }, ending: 'gone', disabled: false };
    }
    const noted = blames && webhook.status === 'active' ? await recordFailure(tx, webhook, attempted) : webhook;
    const next = noted.status === 'disabled' ? null : computeNextAttempt(attempt, now, answer.retryAfter, fraction);
    const delivery = { ...tried, status: next === null ? 'failed' : 'pending', nextAttemptAt: next };
    await tx.deliveries.update(delivery);
    const disabled = noted.status === 'disabled' && webhook.status === 'active';
    if (disabled)
        await endPending(tx, webhook.id);
    return { delivery, ending: next === null ? 'failed' : 'retried', disabled };
}
/**
 * Settles a test. It has a single attempt, and its failure does not count against the subscription. A success, or a
 * 410, has the usual effect.
 */
async function settleTest(tx, made, answer) {
    const webhook = await tx.webhooks.get(made.webhookId);
    const { status } = answer;
    const arrived = isSuccess(status);
    const delivery = {
        ...made,
        attempt: 1,
        status: arrived ? 'delivered' : 'failed',
        responseStatus: status,
        reason: explainOutcome(answer),
        nextAttemptAt: null,
    };
    if (status === GONE && webhook !== null) {
        await removeSubscription(tx, webhook.id);
        return { delivery, ending: 'gone', disabled: false };
    }
    if (webhook !== null) {
        if (arrived)
            await restoreSubscription(tx, webhook);
        await tx.deliveries.insert(delivery);
    }
    return { delivery, ending: arrived ? 'delivered' : 'failed', disabled: false };
}
//# sourceMappingURL=settle.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/addresses.js
/**
 * Determines which addresses belong to the public internet. Sources: the IANA special-purpose address registries (RFC
 * 6890), which ipaddr.js provides as ranges, and RFC 4291 §2.4 (global unicast IPv6 is 2000::/3).
 */

/** A public address by its number, but on Azure the host of a virtual machine answers it, with metadata and agents. */
const AZURE_HOST = '168.63.129.16';
/**
 * Ranges that contain an IPv4 address in the last four bytes, to which the connection is made: RFC 4291 §2.5.5.2, and
 * NAT64's well-known prefix, RFC 6052 §2.1.
 */
const HOLDS_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];
const GLOBAL_UNICAST = '2000::/3';
/** IPv4-compatible IPv6 (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js parses as the mapped form. */
const COMPATIBLE = /^::\d+(?:\.\d+){3}$/u;
const IPV4_BYTES = 4;
function isWithin(address, block) {
    return address.match(ipaddr.IPv6.parseCIDR(block));
}
function isPublic(address) {
    if (address instanceof ipaddr.IPv4)
        return address.range() === 'unicast' && address.toString() !== AZURE_HOST;
    if (HOLDS_IPV4.some((block) => isWithin(address, block))) {
        return isPublic(new ipaddr.IPv4(address.toByteArray().slice(-IPV4_BYTES)));
    }
    // 6to4, Teredo and other tunnels are not in the range `unicast`, so they are refused whatever address they contain.
    return address.range() === 'unicast' && isWithin(address, GLOBAL_UNICAST);
}
/** Returns the hostname of a URL as an address, without the brackets of IPv6; null if it is a name. */
function readAddressLiteral(hostname) {
    const bare = hostname.replace(/^\[|\]$/gu, '');
    return ipaddr.isValid(bare) ? bare : null;
}
/** Returns whether an IPv4 or IPv6 address in any notation is public. Text that is not an address is not public. */
function isPublicAddress(address) {
    return ipaddr.isValid(address) && !COMPATIBLE.test(address) && isPublic(ipaddr.parse(address));
}
//# sourceMappingURL=addresses.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/subscription-url.js
/** What the URL of a subscription must be. Names are checked again, with all their addresses, whenever they are connected to. */


const UNSEEN = /[\s\p{Cc}]/u;
/** @returns what is wrong with the URL, in words for its author; null if nothing is */
function checkSubscriptionUrl(text, allow) {
    // The URL parser ignores tabs and line breaks, but a text that is displayed again must not contain them.
    const url = UNSEEN.test(text) ? null : (0,base_url/* parseUrl */.Dl)(text);
    if (url === null)
        return 'is not a URL';
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return 'must begin with https://';
    if ((0,base_url/* holdsCredentials */.Hn)(url)) {
        return 'must hold no user name and no password: check the signature of a delivery instead';
    }
    if (allow.has(url.hostname, (0,base_url/* resolvePort */.UH)(url)))
        return null;
    if (url.protocol === 'http:')
        return 'must begin with https://';
    const literal = readAddressLiteral(url.hostname);
    const isPrivate = literal === null ? (0,base_url/* isLoopback */.U9)(url.hostname) : !isPublicAddress(literal);
    if (isPrivate)
        return 'must lead to the public internet; the operator of the service can open a single host';
    return null;
}
//# sourceMappingURL=subscription-url.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/test-event.js
/** The event of a test delivery: of the shape of a real one, and nothing a receiver could act on. */


/** For the field `ticket`, the only free text of a review. */
const TEST_TICKET = 'TEST: this is a test delivery, there is no such review';
/**
 * Creates a delivery that is not yet stored. Its review is a dry run without a verdict, so that no receiver takes it
 * for an approval.
 */
function createTestDelivery({ ids, clock, publicUrl }, webhookId) {
    const now = clock();
    const id = ids('rev');
    const data = {
        id,
        status: 'complete',
        verdict: null,
        tier: 'T0',
        confidence: 0,
        ac_bindings: [],
        trace_url: buildTraceUrl(publicUrl(), id),
        created_at: (0,time/* formatTimestamp */.Ey)(now),
        completed_at: (0,time/* formatTimestamp */.Ey)(now),
        repo: 'example/test',
        pr: 1,
        head_sha: '0'.repeat(40),
        base_ref: 'main',
        base_sha: '0'.repeat(40),
        merge_base_sha: '0'.repeat(40),
        ticket: TEST_TICKET,
        policy: null,
        dry_run: true,
        counts: { info: 0, warn: 0, error: 0 },
    };
    const event = { type: 'review.completed', timestamp: (0,time/* formatTimestamp */.Ey)(now), data };
    return {
        id: ids('dlv'),
        webhookId,
        event: event.type,
        reviewId: null,
        body: JSON.stringify(event),
        attempt: 0,
        status: 'pending',
        responseStatus: null,
        nextAttemptAt: null,
        createdAt: now,
    };
}
//# sourceMappingURL=test-event.js.map
;// CONCATENATED MODULE: ./build/src/service/api/routes/webhooks.js











/** Maximum number of subscriptions of a tenant: each adds a delivery to every review. */
const MAX_SUBSCRIPTIONS = 50;
function createTooManyError() {
    return new problem/* ServiceError */._7('E_REQ_001', `The tenant has ${MAX_SUBSCRIPTIONS} subscriptions, as many as it may. Remove one first.`);
}
function createBadUrlError(detail) {
    return new problem/* ServiceError */._7('E_REQ_001', `The request is malformed. /url: ${detail}`, {
        errors: [{ pointer: '/url', detail }],
    });
}
/** Returns the id in the path. An invalid id gets the same response as a subscription that does not exist. */
function readWebhookId(request) {
    const params = readParams(ENDPOINTS.getWebhook.params, request);
    if (params === undefined)
        throw (0,problem/* createNotFoundError */.e2)('webhook');
    return params.id;
}
/** Registers the calls. */
function registerWebhookRoutes(router, context, door) {
    const { store, vault, clock, ids } = context;
    const find = async (tenantId, id) => {
        const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(id));
        if (webhook === null)
            throw (0,problem/* createNotFoundError */.e2)('webhook');
        return webhook;
    };
    registerGuardedRoute(router, context, ENDPOINTS.createWebhook, async ({ request, reply, principal }) => {
        const { url, events } = readBody(ENDPOINTS.createWebhook.body.schema, request);
        const fault = checkSubscriptionUrl(url, door.allow);
        if (fault !== null)
            throw createBadUrlError(fault);
        const now = clock();
        const webhook = {
            id: ids('whk'),
            url,
            events: [...new Set(events)],
            status: 'active',
            reason: null,
            createdAt: now,
            failingSince: null,
        };
        const secrets = createSigningSecrets(null, now);
        await store.tenant(principal.tenantId).transaction(async (tx) => {
            const others = await tx.webhooks.list({ after: null, limit: MAX_SUBSCRIPTIONS });
            if (others.length >= MAX_SUBSCRIPTIONS)
                throw createTooManyError();
            await tx.webhooks.insert(webhook);
            await tx.secrets.put(sealSigningSecrets(vault, principal.tenantId, webhook.id, secrets, now));
        });
        return send(reply, ENDPOINTS.createWebhook, { ...presentWebhook(webhook), secret: secrets.current });
    });
    registerGuardedRoute(router, context, ENDPOINTS.listWebhooks, async ({ request, reply, principal }) => {
        const query = readQuery(ENDPOINTS.listWebhooks.query, request);
        const { rows, nextPage } = await readPage(query, values/* WebhookId */.df, (slice) => store.tenant(principal.tenantId).read((tx) => tx.webhooks.list(slice)));
        return send(reply, ENDPOINTS.listWebhooks, { data: rows.map(presentWebhook), next_page: nextPage });
    });
    registerGuardedRoute(router, context, ENDPOINTS.getWebhook, async ({ request, reply, principal }) => {
        const webhook = await find(principal.tenantId, readWebhookId(request));
        return send(reply, ENDPOINTS.getWebhook, presentWebhook(webhook));
    });
    registerGuardedRoute(router, context, ENDPOINTS.deleteWebhook, async ({ request, reply, principal }) => {
        const id = readWebhookId(request);
        const removed = await store.tenant(principal.tenantId).transaction((tx) => removeSubscription(tx, id));
        if (!removed)
            throw (0,problem/* createNotFoundError */.e2)('webhook');
        return reply.code(ENDPOINTS.deleteWebhook.success.status).send();
    });
    registerGuardedRoute(router, context, ENDPOINTS.testWebhook, async ({ request, reply, principal }) => {
        refuseBody(request);
        const { id } = await find(principal.tenantId, readWebhookId(request));
        const delivery = await door.test(principal.tenantId, createTestDelivery(context, id));
        return send(reply, ENDPOINTS.testWebhook, presentDelivery(delivery));
    });
    registerGuardedRoute(router, context, ENDPOINTS.listDeliveries, async ({ request, reply, principal }) => {
        const query = readQuery(ENDPOINTS.listDeliveries.query, request);
        const { id } = await find(principal.tenantId, readWebhookId(request));
        const { rows, nextPage } = await readPage(query, values/* DeliveryId */.a, (slice) => store.tenant(principal.tenantId).read((tx) => tx.deliveries.list(id, slice)));
        return send(reply, ENDPOINTS.listDeliveries, { data: rows.map(presentDelivery), next_page: nextPage });
    });
    /** Returns the secrets before a rotation; null if they can no longer be opened, which the new secret repairs. */
    const openPreviousSecrets = (tenantId, sealed) => {
        if (sealed === null)
            return null;
        try {
            return openSigningSecrets(vault, tenantId, sealed);
        }
        catch (cause) {
            if (cause instanceof vault_vault/* VaultError */.hb)
                return null;
            throw cause;
        }
    };
    registerGuardedRoute(router, context, ENDPOINTS.rotateWebhook, async ({ request, reply, principal }) => {
        refuseBody(request);
        const id = readWebhookId(request);
        const { tenantId } = principal;
        const now = clock();
        const rotated = await store.tenant(tenantId).transaction(async (tx) => {
            const webhook = await tx.webhooks.get(id);
            if (webhook === null)
                throw (0,problem/* createNotFoundError */.e2)('webhook');
            const secrets = createSigningSecrets(openPreviousSecrets(tenantId, await tx.secrets.get(buildSigningSecretName(id))), now);
            await tx.secrets.put(sealSigningSecrets(vault, tenantId, id, secrets, now));
            return { ...presentWebhook(webhook), secret: secrets.current };
        });
        return send(reply, ENDPOINTS.rotateWebhook, rotated);
    });
}
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/api/app.js
/** The Fastify application: what holds for every call, and the calls. */
































/** A longer path parameter gets 414. No valid name is that long. */
const MAX_PARAMETER_CHARACTERS = 1024;
const app_JSON_TYPE = 'application/json';
/** Accepts JSON only. An empty body counts as no body; the call's schema decides whether that is allowed. */
function acceptJson(app) {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(app_JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = checkCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(createNotUtf8Error(), undefined);
        else if (text === '')
            done(null, undefined);
        else
            void parse(request, text, done);
    });
}
/** Returns the methods that the served calls have for a path. */
function listAllowedMethods(served, path) {
    const operations = [...served].map((id) => ENDPOINTS[id]);
    const methods = operations
        .filter((operation) => matchesPath(operation, path))
        .map(({ method }) => method.toUpperCase());
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
/** The calls that clients make. */
function registerTenantCalls(router, context) {
    registerTokenRoute(router, context);
    registerEvidenceRoute(router, context);
    registerCreateReviewRoute(router, context);
    registerReviewRoutes(router, context);
    registerFindingRoutes(router, context);
    registerSpanRoutes(router, context);
    registerSignatureRoutes(router, context);
    registerWaitingRoute(router, context);
    registerTrendsRoute(router, context);
    registerTraceRoutes(router, context, buildReportPath);
    registerGithubWebhookRoute(router, context);
    if (context.webhooks !== null)
        registerWebhookRoutes(router, context, context.webhooks);
    registerTenantRoutes(router, context);
    registerAuditRoute(router, context);
    registerPolicyRoutes(router, context);
    // Hosts that the operator allowed for webhooks may also receive a token over plain HTTP.
    registerProviderTokenRoutes(router, context, {
        allowHost: (hostname, port) => context.webhooks?.allow.has(hostname, port) ?? false,
    });
    registerSimulateRoute(router, context);
    registerLintRoute(router, context);
}
/** Builds the application without listening. */
function createApp(context, { calls, times, trustProxy }) {
    const { log, closing, publicUrl, clock, operation } = context;
    const options = buildServerOptions(times);
    const app = fastify({
        logger: false,
        bodyLimit: contract_limits/* LIMITS */.b.MAX_BODY_BYTES,
        trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
        ...options,
        http: { ...options.http, ...LENIENT_HTTP },
        routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
        genReqId: ({ headers }) => (0,http_headers/* resolveRequestId */.b7)(headers['x-request-id'], external_node_crypto_.randomUUID),
        frameworkErrors: (0,http_errors/* answerFrameworkError */.B2)(log),
        clientErrorHandler: (0,http_errors/* answerClientError */.qJ)(external_node_crypto_.randomUUID),
        // While it closes, further requests are still answered, with `Connection: close`.
        return503OnClosing: false,
    });
    const router = { app, served: new Set() };
    app.server.maxConnections = times.connections;
    observeRequests(app, { ...operation, clock });
    limitAnswerTime(app, times);
    acceptJson(app);
    refuseEncodings(app);
    (0,http_headers/* setHeaders */.lL)(app, { publicUrl, closing });
    refuseAmbiguousFrames(app);
    (0,http_errors/* handleErrors */.ug)(app, log, (path) => listAllowedMethods(router.served, path));
    if (operation.overload !== null)
        (0,overload/* guardAgainstOverload */.l)(app, operation.overload, operation.meter);
    if (calls === 'all') {
        registerTenantCalls(router, context);
        registerConsole(app, context);
    }
    registerAboutRoutes(router, context);
    return app;
}
//# sourceMappingURL=app.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/client-status.js
/**
 * How long a result is cached, in milliseconds: after this time at most, a revocation is effective in every process.
 */
const STATUS_MILLISECONDS = 30_000;
/** Maximum number of cached clients; the oldest results are removed first. */
const MAX_CLIENTS = 10_000;
class ClientStatus {
    options;
    answers = new Map();
    constructor(options) {
        this.options = options;
    }
    /**
     * Returns whether the client belongs to that tenant and is not revoked, as of at most 30 s ago. Rejects if the store
     * cannot be read.
     */
    async mayCall(clientId, tenantId) {
        const now = this.options.clock();
        const known = this.answers.get(clientId);
        if (known !== undefined && known.until > now)
            return (await known.tenantId) === tenantId;
        return (await this.ask(clientId, now)) === tenantId;
    }
    /** Reads the client. Concurrent callers share one read. */
    ask(clientId, now) {
        const tenantId = this.options.directory
            .client(clientId)
            .then((client) => (client === null || client.revokedAt !== null ? null : client.tenantId));
        const answer = { until: now + STATUS_MILLISECONDS, tenantId };
        // Moved to the end, because the newest entries are there.
        this.answers.delete(clientId);
        this.answers.set(clientId, answer);
        for (const oldest of this.answers.keys()) {
            if (this.answers.size <= MAX_CLIENTS)
                break;
            this.answers.delete(oldest);
        }
        // After a failure of the store, the next call reads again.
        tenantId.catch(() => {
            if (this.answers.get(clientId) === answer)
                this.answers.delete(clientId);
        });
        return tenantId;
    }
}
//# sourceMappingURL=client-status.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/trace-links.js
/** Links that give access to one trace without a bearer token until they expire: an HMAC of the review and the time. */


function trace_links_sign({ bytes }, reviewId, expires) {
    return (0,external_node_crypto_.createHmac)('sha256', bytes).update(`trace-link/1\n${reviewId}\n${expires}`).digest();
}
function trace_links_isSignedBy(keys, reviewId, { expires, signature }) {
    const given = Buffer.from(signature, 'base64url');
    // Base64 has several spellings of the same bytes. Only the spelling that was issued is accepted.
    if (given.toString('base64url') !== signature)
        return false;
    return keys.some((key) => {
        const expected = trace_links_sign(key, reviewId, expires);
        return given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
    });
}
class TraceLinks {
    options;
    constructor(options) {
        this.options = options;
    }
    /** Creates a link to `traceUrl`, the URL of the trace of `reviewId`. */
    async create(reviewId, traceUrl) {
        const [key] = (await this.options.keyring.current()).link;
        if (key === undefined)
            throw new Error('there is no key to sign links with');
        const expires = Math.floor(this.options.clock() / 1000) + contract_limits/* LIMITS */.b.TRACE_LINK_SECONDS;
        const url = new URL(traceUrl);
        url.searchParams.set('expires', String(expires));
        url.searchParams.set('signature', trace_links_sign(key, reviewId, String(expires)).toString('base64url'));
        return { url: url.href, expires_at: new Date(expires * 1000).toISOString() };
    }
    /** Checks a link. `expired` is returned only for links that were valid before, and only while their key is kept. */
    async check(reviewId, query) {
        const { keyring, clock } = this.options;
        const signed = trace_links_isSignedBy(keyring.known().link, reviewId, query) ||
            // Another process may have signed it with a key that is not loaded here yet.
            trace_links_isSignedBy((await keyring.lookAgain()).link, reviewId, query);
        if (!signed)
            return 'bad';
        return Number(query.expires) * 1000 > clock() ? 'good' : 'expired';
    }
}
//# sourceMappingURL=trace-links.js.map
// EXTERNAL MODULE: ./build/src/service/api/auth/trace-signature.js + 1 modules
var trace_signature = __webpack_require__(45915);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/src/service/config.js
var config = __webpack_require__(667);
;// CONCATENATED MODULE: ./build/src/service/listening.js
/** Why the service cannot listen on its address, for the person who starts it. */


const OTHER = 'Choose another one with --port (REVIEW_GATE_PORT), or any free one with --port 0.';
/** What each code of the system means (POSIX, bind(2)), and what to do about it. */
const REASONS = {
    EADDRINUSE: (host, port) => `Another process listens on ${host}, port ${port}: perhaps this service, started before. Stop that one. ${OTHER}`,
    EACCES: (host, port) => `This user may not listen on ${host}, port ${port}. ${OTHER}`,
    EADDRNOTAVAIL: (host) => `This machine does not have the address ${host}. Name one of its own with --host (REVIEW_GATE_HOST); 0.0.0.0 means all of them.`,
    ENOTFOUND: (host) => `${host} is no address of this machine. Name one with --host (REVIEW_GATE_HOST); 0.0.0.0 means all of them.`,
};
/** Returns the ConfigError of a fault of listening that a person can mend; another fault as it is. */
function explainListening(fault, host, port) {
    const explain = REASONS[(0,sources_errors/* readSystemCode */.P)(fault) ?? ''];
    return explain === undefined ? fault : new config/* ConfigError */.xL(explain(host, port), { cause: fault });
}
//# sourceMappingURL=listening.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/rest.js
/**
 * Who waits for a review to be at rest, complete or failed. This process's own workers tell of the end of a review; for those
 * that other processes end, one query a tenant and second asks the store, however many wait.
 */
/** Callers that may wait at a time, in this process and of one tenant: each holds a connection. */
const MAX_WAITING = 1000;
const MAX_WAITING_OF_TENANT = 100;
class RestWatch {
    options;
    #waiters = new Set();
    #released = new AbortController();
    #looking = false;
    constructor(options) {
        this.options = options;
    }
    /** Takes a place; null where all are taken, or where nobody may wait any more: then the caller is answered at once. */
    open(tenantId, reviewId) {
        if (this.#released.signal.aborted || this.#waiters.size >= MAX_WAITING)
            return null;
        if ([...this.#waiters].filter((one) => one.tenantId === tenantId).length >= MAX_WAITING_OF_TENANT)
            return null;
        const waiter = { tenantId, reviewId, rest: new AbortController() };
        this.#waiters.add(waiter);
        if (!this.#looking)
            void this.#look();
        return {
            atRest: (until) => aborted(AbortSignal.any([until, waiter.rest.signal, this.#released.signal])),
            close: () => void this.#waiters.delete(waiter),
        };
    }
    /** Tells those that wait for the review that it is at rest. */
    ended(reviewId) {
        for (const waiter of this.#waiters)
            if (waiter.reviewId === reviewId)
                waiter.rest.abort();
    }
    /** Lets everybody go who waits, and takes nobody any more. */
    release() {
        this.#released.abort();
    }
    /** Looks into the store while somebody waits. */
    async #look() {
        const { interval, sleep } = this.options;
        const { signal } = this.#released;
        this.#looking = true;
        try {
            while (this.#waiters.size > 0) {
                await sleep(interval, signal);
                for (const [tenantId, reviewIds] of this.#waitedFor())
                    await this.#lookAt(tenantId, reviewIds);
            }
        }
        catch (cause) {
            if (!signal.aborted)
                throw cause;
        }
        finally {
            this.#looking = false;
        }
    }
    #waitedFor() {
        const waitedFor = new Map();
        for (const { tenantId, reviewId, rest } of this.#waiters) {
            if (!rest.signal.aborted)
                waitedFor.set(tenantId, [...(waitedFor.get(tenantId) ?? []), reviewId]);
        }
        return waitedFor;
    }
    /** A store that cannot be asked now is asked again: whoever waits reads it last, and is told then. */
    async #lookAt(tenantId, reviewIds) {
        const ended = await this.options.findEnded(tenantId, [...new Set(reviewIds)]).catch(() => []);
        for (const id of ended)
            this.ended(id);
    }
}
function aborted(signal) {
    return new Promise((resolve) => {
        if (signal.aborted)
            resolve();
        else
            signal.addEventListener('abort', () => resolve(), { once: true });
    });
}
//# sourceMappingURL=rest.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/retention.js
const retention_DAY = 24 * 60 * 60 * 1000;
/** Rows that one transaction removes: a review has thousands of findings. */
const retention_REVIEWS = 20;
const retention_DELIVERIES = 500;
const KEYS = 500;
const REPORTS = 20;
/** Removes, tenant by tenant, the reviews and deliveries that are older than it keeps them, and the keys and reports that have expired. */
function expireTenants({ store, clock, }) {
    return async ({ signal }) => {
        for (const { id, retention_days: days } of await store.administration.tenants()) {
            const now = clock();
            const before = now - days * retention_DAY;
            const inSlices = async (limit, expire) => {
                let removed = limit;
                while (removed >= limit) {
                    signal.throwIfAborted();
                    removed = await store.tenant(id).transaction(expire);
                }
            };
            await inSlices(retention_REVIEWS, (tx) => tx.reviews.expire(before, retention_REVIEWS));
            await inSlices(retention_DELIVERIES, (tx) => tx.deliveries.expire(before, retention_DELIVERIES));
            await inSlices(KEYS, (tx) => tx.idempotency.expire(now, KEYS));
            await inSlices(REPORTS, (tx) => tx.evidence.expire(now, REPORTS));
        }
    };
}
//# sourceMappingURL=retention.js.map
// EXTERNAL MODULE: ./build/src/reviewing/result.js
var reviewing_result = __webpack_require__(23413);
;// CONCATENATED MODULE: ./build/src/service/webhooks/publish.js
/** A review that has ended becomes deliveries: one for each subscription that wants the event. */


/** The event's name for each outcome of a review. */
const EVENTS = { complete: 'review.completed', failed: 'review.failed' };
/**
 * Writes the deliveries for the end of a review, also of dry runs. Call it in the transaction that ends the review, so
 * that both are stored or neither.
 * @param review as stored after its end; a queued one has no event
 */
async function publishReviewEvent(context, tx, review) {
    const { status } = review.outcome;
    if (status === 'queued')
        return;
    const event = EVENTS[status];
    const subscriptions = await tx.webhooks.subscribed(event);
    if (subscriptions.length === 0)
        return;
    const now = context.clock();
    // The bytes that are signed and sent, identical in every attempt.
    const body = JSON.stringify({
        type: event,
        timestamp: (0,time/* formatTimestamp */.Ey)(now),
        data: presentReview(review, context.publicUrl()),
    });
    for (const { id: webhookId } of subscriptions) {
        await tx.deliveries.insert({
            id: context.ids('dlv'),
            webhookId,
            event,
            reviewId: review.id,
            body,
            attempt: 0,
            status: 'pending',
            responseStatus: null,
            nextAttemptAt: now,
            createdAt: now,
        });
    }
}
//# sourceMappingURL=publish.js.map
// EXTERNAL MODULE: ./build/src/report/verification-summary.js
var verification_summary = __webpack_require__(11796);
;// CONCATENATED MODULE: ./build/src/service/reviews/sign-trace.js
/** The trace of a review with its signatures: over its digest, and over what it verified of the head. */




/** Where the repositories are if the operator names no other server. */
const GITHUB = 'https://github.com';
/** Signs the trace of a review that has ended as `outcome` says. Without a persistent key the signatures are null. */
async function signReviewTrace({ signTrace, publicUrl, serverUrl }, review, outcome, { trace: engine }) {
    const unsigned = { ...engine, review_id: review.id };
    const shown = (0,present_review/* presentReview */.L)({ ...review, outcome }, buildTraceUrl(publicUrl(), review.id));
    const told = {
        repo: review.asked.repo,
        pr: review.asked.pr,
        headSha: review.change.head.sha,
        review: shown,
        trace: { ...unsigned, signature: null },
    };
    const summary = (0,verification_summary/* buildVerificationSummary */.S)(told, {
        verifierId: publicUrl(),
        timeVerified: (0,time/* formatTimestamp */.Ey)(outcome.completedAt),
        serverUrl: serverUrl ?? GITHUB,
    });
    return { ...unsigned, ...(await signTrace(unsigned, summary)) };
}
//# sourceMappingURL=sign-trace.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/finish.js
/** The end of a review, written once: with its findings, its trace, its events and its check run, or not at all. */




/** What follows the end of a review, in the transaction that ends it. */
async function announce(context, tx, review) {
    await publishReviewEvent(context, tx, review);
    if (review.origin !== 'event')
        return;
    const { on_pull_request: setting } = await tx.tenant();
    if (setting !== 'check')
        return;
    await context.queue.enqueue(tx, {
        kind: 'check-run',
        tenantId: tx.tenantId,
        reviewId: review.id,
        pull: { repo: review.asked.repo, pr: review.asked.pr },
    });
}
/** Writes what a review came to. Nothing happens where it has ended already. */
async function writeComplete(context, tenantId, review, { result, input }) {
    const { store, ids, clock } = context;
    const findings = (0,reviewing_result/* giveIds */.i)(result.findings, review.id, ids);
    const ended = (0,present_review/* completeOutcome */.c)(result, review.asked, clock());
    // Before the transaction: the signer's keys may have to be read, and the store may have no second connection.
    const trace = await signReviewTrace(context, review, ended, result);
    const written = await store.tenant(tenantId).transaction(async (tx) => {
        const inputDigest = 'text' in input ? await tx.blobs.put(input.text) : input.digest;
        const complete = { ...ended, inputDigest };
        if (!(await tx.reviews.finish(review.id, complete)))
            return false;
        await tx.findings.insert(review.id, findings);
        await tx.traces.insert(trace);
        await announce(context, tx, { ...review, outcome: complete });
        return true;
    });
    if (!written)
        return;
    context.rest.ended(review.id);
    context.observer.reviewEnded('complete', clock() - review.createdAt);
}
/** Writes that a review failed, and why. Nothing happens where it has ended already. */
async function writeFailed(context, tenantId, review, error) {
    const outcome = { status: 'failed', error, failedAt: context.clock() };
    const written = await context.store.tenant(tenantId).transaction(async (tx) => {
        if (!(await tx.reviews.finish(review.id, outcome)))
            return false;
        await announce(context, tx, { ...review, outcome });
        return true;
    });
    if (!written)
        return;
    context.rest.ended(review.id);
    context.observer.reviewEnded('failed', context.clock() - review.createdAt);
}
//# sourceMappingURL=finish.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/identical-review.js
/**
 * The same head, ticket and policy asked for twice is computed once. The queue runs reviews of one key one after the
 * other, so the second finds the first one's result, and takes it.
 */

/** How many of those alike are looked at, the newest: they run in turn, so that the last one to end is among them. */
const LOOKED_AT = 10;
const PAGE = 500;
/** One with the same key that was completed after this one was asked for; null where there is none. */
async function findCompletedSince(tx, review) {
    for (const { id, outcome } of await tx.reviews.alike(review, LOOKED_AT)) {
        if (outcome.status === 'complete' && outcome.completedAt > review.createdAt)
            return { id, outcome };
    }
    return null;
}
async function identical_review_listAllFindings(tx, reviewId) {
    const found = [];
    let after = null;
    // A review has at most MAX_FINDINGS and one that counts the others.
    while (found.length <= contract_limits/* LIMITS */.b.MAX_FINDINGS) {
        const page = await tx.findings.list({ review_id: reviewId }, { after, limit: PAGE });
        found.push(...page.map(({ id: _id, review_id: _review, ...finding }) => finding));
        after = page.at(-1)?.id ?? null;
        if (page.length < PAGE)
            break;
    }
    return found;
}
/** The engine's part of a trace: who it belongs to and its signature are a review's own. */
function toEngineTrace({ review_id: _review, signature: _signature, ...trace }) {
    return trace;
}
/** What a review that is alike came to after this one was asked for; null where this one must be computed. */
async function findIdenticalResult(tenant, review) {
    return tenant.read(async (tx) => {
        const other = await findCompletedSince(tx, review);
        const trace = other === null ? null : await tx.traces.get(other.id);
        if (other === null || trace === null)
            return null;
        const { tier, confidence, acBindings, counts, accounting, people, mergeBase = null, inputDigest } = other.outcome;
        const result = {
            verdict: trace.decision.verdict,
            tier,
            confidence,
            acBindings,
            findings: await identical_review_listAllFindings(tx, other.id),
            counts,
            accounting,
            people,
            mergeBase,
            trace: toEngineTrace(trace),
        };
        return { result, input: { digest: inputDigest } };
    });
}
//# sourceMappingURL=identical-review.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/run.js








/** A review that so many workers died of is one that kills them. Restarts kill workers too, so it is not few. */
const MOST_DEATHS = 10;
/** Whoever ran it did not live to say why. */
function createDeathsFailure(deaths) {
    return {
        code: 'E_INT_001',
        detail: `The review was given up: its worker ended ${deaths} times while it ran. ${reviewing_failure/* ASK_AGAIN */.LV}`,
    };
}
/** Runs reviews. */
class ReviewWorker {
    context;
    constructor(context) {
        this.context = context;
    }
    /**
     * Runs one attempt. Rejects where another may go better: a transient fault of the provider, a store that cannot be
     * reached, a queue that stops. May run twice for one review; its end is written once.
     */
    async run({ job, last, deaths = 0, signal: stopping }) {
        const { tenantId } = job;
        const stored = await this.context.store.tenant(tenantId).read((tx) => tx.reviews.get(job.reviewId));
        if (stored === null || stored.outcome.status !== 'queued')
            return;
        if (deaths >= MOST_DEATHS)
            return writeFailed(this.context, tenantId, stored, createDeathsFailure(deaths));
        const attempted = await (0,perform_review/* attemptReview */.cW)((signal, progress) => this.make(tenantId, stored, progress, signal), {
            last,
            stopping,
            deadline: this.context.deadline(contract_limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS),
            report: (cause) => this.report(stored.id, cause),
        });
        if ('failure' in attempted)
            return writeFailed(this.context, tenantId, stored, attempted.failure);
        const { made } = attempted;
        try {
            await this.context.observer.stage('store', stored.id, () => writeComplete(this.context, tenantId, stored, made));
        }
        catch (cause) {
            // A store that cannot be written to may be back for the next try; after the last one nobody would come back.
            if (!last)
                throw cause;
            const failure = (0,perform_review/* tellFailure */.s9)(cause, (ours) => this.report(stored.id, ours));
            await writeFailed(this.context, tenantId, stored, failure);
        }
    }
    async make(tenantId, review, progress, signal) {
        const { store, observer, providerFor } = this.context;
        const alike = await findIdenticalResult(store.tenant(tenantId), review);
        if (alike !== null)
            return alike;
        const means = {
            provider: () => providerFor(tenantId),
            engine: this.context.review,
            reports: () => loadReports(store.tenant(tenantId), review),
            stage: measureStages(observer, review.id),
        };
        const { result, input } = await (0,perform_review/* performReview */.a9)(review, means, signal, progress);
        return { result, input: { text: JSON.stringify(input) } };
    }
    /** What is ours goes to the log. */
    report(reviewId, cause) {
        this.context.log(`${reviewId}: ${(0,http_errors/* formatCause */.$D)(cause)}`);
    }
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/service/telemetry/logger.js
/** The log of the service for its operator. */
/** Discards all entries. */
const SILENT = {
    error: () => undefined,
    warn: () => undefined,
    info: () => undefined,
    debug: () => undefined,
};
//# sourceMappingURL=logger.js.map
// EXTERNAL MODULE: ./build/src/service/telemetry/tracer.js
var tracer = __webpack_require__(51324);
;// CONCATENATED MODULE: ./build/src/service/telemetry/instruments.js
/** What a service that somebody operates has beside its calls; one in a test may have none of it. */


/** For a service without an operator. */
const NO_INSTRUMENTS = {
    logger: SILENT,
    tracer: tracer/* UNTRACED */.d,
    meter: null,
    checks: [],
    overload: null,
};
//# sourceMappingURL=instruments.js.map
;// CONCATENATED MODULE: ./build/src/service/telemetry/jobs.js
function describeJob(job) {
    return {
        ...('tenantId' in job ? { tenant_id: job.tenantId } : {}),
        ...('reviewId' in job ? { review_id: job.reviewId } : {}),
        ...(job.kind === 'pull-request'
            ? { repo: job.repo, pr: String(job.pr), deliveries: job.deliveries.join(' ') }
            : {}),
    };
}
/** Wraps handlers with observation and logging. */
function observeJobs(logger, observer, handlers) {
    const observed = (handler) => async (attempt) => {
        const { job, number, last, signal } = attempt;
        try {
            if (observer.attempt === undefined)
                await handler(attempt);
            else
                await observer.attempt(job, number, () => handler(attempt));
        }
        catch (cause) {
            const fields = { kind: job.kind, ...describeJob(job), attempt: number, cause };
            if (signal.aborted)
                logger.info('job put back: the process is stopping', fields);
            else if (last)
                logger.error('job failed for the last time', fields);
            else
                logger.warn('job failed and will be tried again', fields);
            throw cause;
        }
        logger.debug('job done', { kind: job.kind, ...describeJob(job), attempt: number });
    };
    return {
        review: observed(handlers.review),
        'pull-request': observed(handlers['pull-request']),
        'check-run': observed(handlers['check-run']),
        retention: observed(handlers.retention),
    };
}
//# sourceMappingURL=jobs.js.map
;// CONCATENATED MODULE: ./build/src/service/telemetry/readiness.js
/** Whether the process can take work: each thing it needs is tried, all at once, and the outcome is kept for a second. */

const CHECK_MILLISECONDS = 2000;
const KEPT_MILLISECONDS = 1000;
const readiness_CLOSING = { pointer: '/closing', detail: 'The process is stopping.' };
/** Creates the readiness check. Checks run only on request, in parallel, with a limit of two seconds each. */
function createReadiness({ checks, deadline, clock, closing, changed }) {
    const failing = new Set();
    let kept = null;
    const tell = (name, cause) => {
        const fails = cause !== null;
        if (fails === failing.has(name))
            return;
        if (fails)
            failing.add(name);
        else
            failing.delete(name);
        changed(name, cause);
    };
    const outcome = async (check) => {
        const signal = deadline(CHECK_MILLISECONDS);
        try {
            await (0,abort/* rejectOnAbort */.d)(check.run(), signal);
            tell(check.name, null);
            return [];
        }
        catch (cause) {
            tell(check.name, cause);
            const late = signal.aborted ? ` It did not answer within ${CHECK_MILLISECONDS / 1000} s.` : '';
            return [{ pointer: `/${check.name}`, detail: `${check.failing}${late}` }];
        }
    };
    return async () => {
        if (closing())
            return [readiness_CLOSING];
        const now = clock();
        if (kept === null || now - kept.at >= KEPT_MILLISECONDS) {
            kept = { at: now, faults: Promise.all(checks.map(outcome)).then((faults) => faults.flat()) };
        }
        return kept.faults;
    };
}
//# sourceMappingURL=readiness.js.map
;// CONCATENATED MODULE: ./build/src/github/standing-checks.js

const SUPERSEDED = 'Superseded';
/** Returns those that we posted, newest first. */
function listOurs(standing) {
    return standing.flatMap((run) => {
        const identity = parseIdentity(run.externalId);
        return identity === null || run.title?.startsWith(SUPERSEDED) === true ? [] : [{ ...run, identity }];
    });
}
/**
 * Returns the numbers of the other open pull requests with this head that keep the gate closed, in order: by their own
 * review, or because they go into another base than the one that they were reviewed for. One that cannot be read
 * counts as closed too.
 */
async function findClosedPeers(checks, { repo, headSha }, standing, { pr }, signal) {
    const newest = new Map();
    for (const { identity } of listOurs(standing))
        if (!newest.has(identity.pr))
            newest.set(identity.pr, identity);
    const closed = [];
    for (const peer of newest.values()) {
        if (peer.pr !== pr && (await isClosed(checks, repo, headSha, peer, signal)))
            closed.push(peer.pr);
    }
    return closed.sort((a, b) => a - b);
}
async function isClosed(checks, repo, headSha, peer, signal) {
    try {
        const state = await checks.readPullState(repo, peer.pr, signal);
        const shares = state.open && state.headSha === headSha;
        return shares && (peer.own === 'failure' || !isSameBase(peer.base, { ref: state.baseRef }));
    }
    catch {
        signal.throwIfAborted();
        return true;
    }
}
/** Words a check run that stays closed because of other pull requests. */
function explainPeers(output, peers) {
    const named = peers.map((pr) => `#${pr}`).join(', ');
    const note = `> This commit is also the head of ${named}, whose review keeps the gate closed. A check run counts for every pull request with its commit, so this one stays closed until that review opens the gate, or that pull request is closed or gets another commit. The review below is that of this pull request.\n\n`;
    return { ...output, title: `Closed by ${named} · ${output.title ?? ''}`, summary: `${note}${output.summary}` };
}
/**
 * Updates the older check runs of the pull request for another base to neutral. Call it when the new one stands: a
 * neutral check run does not close the gate.
 * @returns what could not be updated
 */
async function supersedeOthers(checks, { repo }, standing, { pr, base }, signal) {
    const old = listOurs(standing).filter(({ identity }) => identity.pr === pr && !isSameBase(identity.base, base));
    return reviseAll(checks, repo, old, signal, ({ identity }) => ({
        conclusion: 'neutral',
        output: {
            title: `${SUPERSEDED}: this was about ${identity.base?.ref ?? 'another base'}`,
            summary: `Pull request #${pr} now goes into \`${base?.ref ?? ''}\`. The newer check run of this name is about that.`,
            text: null,
        },
    }));
}
/**
 * Closes what another pull request or another base left open on the commit, while `asked` is reviewed. The check run
 * that follows replaces it.
 * @returns what could not be updated
 */
async function withdrawOthers(checks, place, asked, signal) {
    const base = asked.baseRef === null ? null : { ref: asked.baseRef };
    const named = asked.baseRef === null ? `#${asked.pr}` : `#${asked.pr} into ${asked.baseRef}`;
    const standing = await checks.listCheckRuns(place, signal);
    const open = listOurs(standing).filter(({ conclusion, identity }) => conclusion !== 'failure' && !(identity.pr === asked.pr && isSameBase(identity.base, base)));
    return reviseAll(checks, place.repo, open, signal, ({ identity }) => ({
        conclusion: 'failure',
        output: {
            title: `Taken back: ${named} is being reviewed`,
            summary: `This was about #${identity.pr} into \`${identity.base?.ref ?? 'an unknown base'}\`. It counts for every pull request with this commit, so the gate is closed until the review of ${named} is done.`,
            text: null,
        },
    }));
}
async function reviseAll(checks, repo, runs, signal, revise) {
    const faults = [];
    for (const run of runs) {
        try {
            await checks.reviseCheckRun(repo, run.id, { ...revise(run), completedAt: run.completedAt }, signal);
        }
        catch (fault) {
            signal.throwIfAborted();
            faults.push(fault);
        }
    }
    return faults;
}
//# sourceMappingURL=standing-checks.js.map
;// CONCATENATED MODULE: ./build/src/github/check-run.js
/** GitHub's limit of annotations per request. */
const MAX_ANNOTATIONS_PER_REQUEST = 50;
/** Splits the items into batches of at most `size`; no items give no batch. */
function splitBatches(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
/** Builds `output` of a request's body. */
function buildOutput({ title, summary, text }, annotations) {
    return { title, summary, ...(text === null ? {} : { text }), annotations };
}
/** Builds the body of "Create a check run" (GitHub REST): completed from the start, so that none stays in progress. */
function buildCreateBody(run) {
    return {
        name: run.name,
        head_sha: run.headSha,
        status: 'completed',
        conclusion: run.conclusion,
        external_id: run.externalId,
        ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
        ...(run.actions === undefined ? {} : { actions: run.actions }),
        output: buildOutput(run.output, run.annotations),
    };
}
/**
 * Posts a check run. Never throws: `fault` says why not everything was posted. The requests are sent one after the
 * other, since GitHub appends annotations in the order of arrival.
 * @param found a check run from an earlier attempt: only its missing annotations are posted
 */
async function postCheckRun(checks, run, signal, found = null) {
    let at = { id: found?.id ?? null, url: found?.url ?? null };
    let count = Math.min(found?.annotations ?? 0, run.annotations.length);
    try {
        if (found === null) {
            const first = run.annotations.slice(0, MAX_ANNOTATIONS_PER_REQUEST);
            at = await checks.createCheckRun({ ...run, annotations: first }, signal);
            count = first.length;
        }
        for (const batch of splitBatches(run.annotations.slice(count), MAX_ANNOTATIONS_PER_REQUEST)) {
            if (at.id === null)
                throw new Error('GitHub gave it no id to append to');
            await checks.appendAnnotations(run.repo, at.id, run.output, batch, signal);
            count += batch.length;
        }
    }
    catch (cause) {
        return { ...at, count, fault: { cause } };
    }
    return { ...at, count, fault: null };
}
//# sourceMappingURL=check-run.js.map
;// CONCATENATED MODULE: ./build/src/github/publish-check.js
/** Publishes a check run in the light of those that stand on its commit already. */



/**
 * Posts the check run once: one of an earlier attempt is found by its external id and completed. It stays closed while
 * another open pull request with the same head is closed by its own review. Then the older ones of the pull request for
 * another base are superseded. Never throws: `fault` says why not everything was posted.
 */
async function publishCheckRun(checks, { identity, ...run }, signal) {
    const nothing = { id: null, url: null, count: 0, closedBy: [], leftStanding: [] };
    try {
        const externalId = formatIdentity({ ...identity, headSha: run.headSha, own: run.conclusion });
        const standing = await checks.listCheckRuns(run, signal);
        const found = standing.find((one) => one.externalId === externalId) ?? null;
        const closedBy = run.conclusion === 'success' ? await findClosedPeers(checks, run, standing, identity, signal) : [];
        const shown = closedBy.length === 0
            ? { ...run, externalId }
            : { ...run, externalId, conclusion: 'failure', output: explainPeers(run.output, closedBy) };
        const posted = await postCheckRun(checks, shown, signal, found);
        if (posted.fault !== null)
            return { ...posted, closedBy, leftStanding: [] };
        return { ...posted, closedBy, leftStanding: await supersedeOthers(checks, run, standing, identity, signal) };
    }
    catch (cause) {
        return { ...nothing, fault: { cause } };
    }
}
//# sourceMappingURL=publish-check.js.map
// EXTERNAL MODULE: ./build/src/report/markdown.js + 13 modules
var markdown = __webpack_require__(70194);
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/post.js
/** One check run to be posted once, by jobs that may run twice. */






/** Enough for 5,000 findings in batches of fifty, within GitHub's rate limits. */
const POST_MILLISECONDS = 10 * 60_000;
/** Advice for the reader of the pull request: these actions start a new review. */
const AGAIN = 'Then press “Re-review” on this check run, or push a commit, to have it reviewed.';
/** Builds the output of a check run for a change that could not be reviewed. */
function buildFailedOutput(title, detail, hint) {
    const summary = (0,markdown/* renderFailureSummary */.Fr)({ title, detail, hint, notes: [] });
    return { title: 'The review failed', summary: (0,base_text/* cutBytes */.Uw)(summary, markdown/* MAX_CHECK_OUTPUT_BYTES */.SJ), text: null };
}
/**
 * Posts a check run, or the missing part of an earlier attempt. Permanent errors are logged, and so is the error of the
 * last attempt, because the result is only shown on the pull request.
 * @returns the check run's id; null if it could not be posted
 * @throws errors for which another attempt may succeed
 */
async function postOnce(context, { tenantId, about, attempt }, make) {
    const signal = AbortSignal.any([attempt.signal, context.deadline(POST_MILLISECONDS)]);
    try {
        const checks = await context.checksFor(tenantId);
        const run = make(checks);
        return await context.observer.provider('github.checks', async () => {
            const { id, fault, leftStanding } = await publishCheckRun(checks, { ...run, actions: [RE_REVIEW] }, signal);
            if (fault !== null)
                throw fault.cause;
            for (const left of leftStanding)
                context.log(`${about}: an older check run stays. ${(0,http_errors/* formatCause */.$D)(left)}`);
            return id;
        });
    }
    catch (cause) {
        if (attempt.signal.aborted)
            throw cause;
        const final = cause instanceof errors/* ProviderError */.m && !cause.transient;
        if (!final && !attempt.last)
            throw cause;
        const said = cause instanceof errors/* ProviderError */.m ? cause.message : (0,http_errors/* formatCause */.$D)(cause);
        context.log(`${about}: the check run could not be posted. ${said}`);
        return null;
    }
}
//# sourceMappingURL=post.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/pull-request.js
/** Turns events of a pull request into a review, or into a failed check run that gives the reason. */






/** How long reading the pull request may take. */
const pull_request_READ_MILLISECONDS = 30_000;
/** How long taking back older check runs may take. */
const WITHDRAW_MILLISECONDS = 30_000;
/** Returns whether a later attempt may succeed: after a rate limit, an unavailable provider, or an internal error. */
function isTransient(cause) {
    if (!(cause instanceof problem/* ServiceError */._7))
        return true;
    if (cause.code === 'E_RATE_001' || cause.code === 'E_INT_001')
        return true;
    // Without an error of the provider, E_UP_001 is a time-out.
    return cause.code === 'E_UP_001' && isTransientFault(cause.cause);
}
/** The same for a call to the provider: one that took too long may succeed too. */
function isTransientFault(cause) {
    return !(cause instanceof errors/* ProviderError */.m) || cause.transient;
}
/** Posts on the pull request why there is no review. */
async function postRefusal(context, attempt, { headSha, name }, fault) {
    const { tenantId, repo, pr } = attempt.job;
    await postOnce(context, { tenantId, about: pull_request_describeJob(attempt.job), attempt }, () => ({
        repo,
        headSha,
        name,
        conclusion: 'failure',
        output: buildFailedOutput('there is no review', `${fault.message} (${fault.code})`, AGAIN),
        annotations: [],
        detailsUrl: null,
        // The first one, which stays the same when more events join the job.
        identity: { pr, base: null, about: attempt.job.deliveries[0] ?? '' },
    }));
}
const pull_request_describeJob = ({ tenantId, deliveries, repo, pr }) => `${repo}#${pr}, event ${deliveries.join(', ')} of the tenant ${tenantId}`;
/**
 * Reads where a check run goes. The events may be older than the pull request is now. One that cannot be read is
 * reviewed all the same: the review says why.
 */
async function readWanted({ store, checksFor, deadline, log }, { job, last, signal }) {
    const { tenantId, repo, pr } = job;
    const { on_pull_request: setting, check_name: name } = await store.tenant(tenantId).read((tx) => tx.tenant());
    if (setting === 'ignore')
        return { kind: 'nothing' };
    if (setting === 'review')
        return { kind: 'review' };
    try {
        const checks = await checksFor(tenantId);
        const limited = AbortSignal.any([signal, deadline(pull_request_READ_MILLISECONDS)]);
        const { open, draft, headSha, baseRef } = await checks.readPullState(repo, pr, limited);
        return open && !draft ? { kind: 'check', checks, target: { headSha, baseRef, name } } : { kind: 'nothing' };
    }
    catch (cause) {
        if (signal.aborted || (isTransientFault(cause) && !last))
            throw cause;
        log(`${pull_request_describeJob(job)}: the pull request could not be read. ${(0,http_errors/* formatCause */.$D)(cause)}`);
        return { kind: 'review' };
    }
}
/**
 * Closes what another pull request or another base left open on the head, until this review is done. Where that fails,
 * the review is made all the same: its own check run is then the newest.
 */
async function withdraw({ deadline, log }, { job, signal }, { checks, target: { headSha, baseRef, name } }) {
    const { repo, pr } = job;
    const limited = AbortSignal.any([signal, deadline(WITHDRAW_MILLISECONDS)]);
    const tell = (cause) => log(`${pull_request_describeJob(job)}: an older check run could not be taken back. ${(0,http_errors/* formatCause */.$D)(cause)}`);
    try {
        const faults = await withdrawOthers(checks, { repo, headSha, name }, { pr, baseRef }, limited);
        faults.forEach(tell);
    }
    catch (cause) {
        signal.throwIfAborted();
        tell(cause);
    }
}
/**
 * Creates the review that events request; the same delivery always gives the same review. It reads the pull request
 * after the last of the events. Rejects if another attempt may succeed. Faults that the author or the tenant must fix,
 * and faults of the last attempt, are posted on the pull request.
 */
function handlePullRequest(context) {
    return async (attempt) => {
        const { tenantId, deliveries, repo, pr } = attempt.job;
        const wanted = await readWanted(context, attempt);
        if (wanted.kind === 'nothing')
            return;
        try {
            if (wanted.kind === 'check')
                await withdraw(context, attempt, wanted);
            await createReview(context, {
                tenantId,
                asked: { repo, pr, ticket: null, policy: null, dry_run: false },
                evidence: [],
                origin: 'event',
                idempotencyKeys: deliveries.map((delivery) => `github:${delivery}:${tenantId}`),
            });
        }
        catch (cause) {
            if (attempt.signal.aborted || (isTransient(cause) && !attempt.last))
                throw cause;
            const fault = (0,http_errors/* toServiceError */.N1)(cause);
            if (fault.status === 500)
                context.log(`${repo}#${pr}: ${(0,http_errors/* formatCause */.$D)(cause)}`);
            context.log(`${pull_request_describeJob(attempt.job)}: no review (${fault.code}). ${fault.message}`);
            if (wanted.kind === 'check')
                await postRefusal(context, attempt, wanted.target, fault);
        }
    };
}
//# sourceMappingURL=pull-request.js.map
;// CONCATENATED MODULE: ./build/src/report/details-url.js
/** The link of a check run to what the service shows. */

const MAX_DETAILS_URL_CHARACTERS = 2048;
/** GitHub's "Details" link, where the address is one that people can open and GitHub takes; else null. */
function toDetailsUrl(url) {
    const parsed = url == null || url.length > MAX_DETAILS_URL_CHARACTERS ? null : (0,base_url/* parseHttpUrl */.f$)(url);
    return parsed === null || (0,base_url/* isLoopback */.U9)(parsed.hostname) ? null : parsed.href;
}
//# sourceMappingURL=details-url.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/review-check.js





/** Number of reviews of one pull request that are searched for a newer one of the same head. */
const LATER_REVIEWS = 50;
/**
 * Returns whether there is a newer review of the same head. It reflects a later state (for example another base), so
 * its check run must be the last.
 */
async function isOvertaken(tx, { id, asked, change }) {
    const newest = await tx.reviews.list({ repo: asked.repo, pr: asked.pr }, { after: null, limit: LATER_REVIEWS });
    return newest.some((other) => other.id > id && other.origin === 'event' && other.change.head.sha === change.head.sha);
}
/** Reads what to post; null if there is nothing to post, or it was already posted. */
async function readEnded(tx, reviewId) {
    const review = await tx.reviews.get(reviewId);
    if (review === null || review.outcome.status === 'queued' || review.asked.dry_run)
        return null;
    if ((await tx.reviews.getCheckRunId(reviewId)) !== null || (await isOvertaken(tx, review)))
        return null;
    const { check_name: checkName } = await tx.tenant();
    return { review, findings: await listAllFindings(tx, reviewId), trace: await tx.traces.get(reviewId), checkName };
}
/** Builds verdict and output, with links to `serverUrl`. */
function review_check_buildOutput({ review, findings, trace }, publicUrl, serverUrl) {
    const { outcome, change } = review;
    if (outcome.status !== 'complete') {
        const error = outcome.status === 'failed' ? outcome.error : { code: 'E_INT_001', detail: 'it has not ended.' };
        const detail = `The service could not finish the review ${review.id} (${error.code}): ${error.detail}`;
        return { conclusion: 'failure', output: buildFailedOutput('the review failed', detail, AGAIN) };
    }
    const gate = computeGate(outcome.verdict);
    const output = (0,markdown/* renderCheckRunOutput */.vV)({
        repo: change.repo,
        pr: change.pr,
        headSha: change.head.sha,
        serverUrl,
        review: presentReview(review, publicUrl),
        findings,
        truncated: false,
        trace,
        gate,
        again: 'Then the change is reviewed again by itself, and the gate opens.',
        notes: [],
    });
    return { conclusion: gate.open ? 'success' : 'failure', output };
}
/**
 * Posts the check run of a review. The job may run several times, but the check run is posted once, because an existing
 * one is searched for first.
 */
function postReviewCheck(context) {
    return async (attempt) => {
        const { tenantId, reviewId } = attempt.job;
        const tenant = context.store.tenant(tenantId);
        const ended = await tenant.read((tx) => readEnded(tx, reviewId));
        if (ended === null)
            return;
        const { review, findings, checkName } = ended;
        const url = buildTraceUrl(context.publicUrl(), reviewId);
        const link = review.outcome.status === 'complete' ? (await context.links.create(reviewId, url)).url : null;
        const id = await postOnce(context, { tenantId, about: reviewId, attempt }, ({ serverUrl }) => ({
            ...review_check_buildOutput(ended, context.publicUrl(), serverUrl),
            repo: review.change.repo,
            headSha: review.change.head.sha,
            name: checkName,
            annotations: (0,report_findings/* buildAnnotations */.P)(findings),
            detailsUrl: toDetailsUrl(link),
            identity: { pr: review.change.pr, base: review.change.base, about: reviewId },
        }));
        if (id !== null)
            await tenant.transaction((tx) => tx.reviews.noteCheckRun(reviewId, id));
    };
}
//# sourceMappingURL=review-check.js.map
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(71553);
;// CONCATENATED MODULE: ./build/src/service/webhooks/name-lookup.js
/** Resolves names to addresses. */

const TIMEOUT_MILLISECONDS = 3000;
const TRIES = 2;
/**
 * Uses DNS only. A tenant chooses these names. The system's lookup would block one of the process's few threads for as
 * long as the name's servers take. It would also resolve names of the operator's network (the hosts file, search
 * domains).
 */
const resolvePublicName = async (hostname) => {
    const resolver = new external_node_dns_promises_.Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: TRIES });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected')
        throw four.reason;
    return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
/** Uses the system's lookup, for hosts that the operator allowed. */
const resolveSystemName = async (hostname) => (await (0,external_node_dns_promises_.lookup)(hostname, { all: true })).map(({ address }) => address);
//# sourceMappingURL=name-lookup.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/guard.js
/**
 * Connections to the public internet only (against server-side request forgery, OWASP). A name is resolved once, all
 * its addresses are checked, and the connection is made to those addresses, so later changes of the name have no
 * effect. Callers do not follow redirects. A proxy from the environment is not used, because it would make the
 * connection without the check.
 */





/** The host is, or resolves to, an address that is not allowed. */
class AddressRefusedError extends Error {
    name = 'AddressRefusedError';
}
const CONNECT_MILLISECONDS = 10_000;
/** After this time the next of several addresses is tried; the last one has the whole time. */
const NEXT_ADDRESS_MILLISECONDS = 2000;
/**
 * Returns the addresses to which a connection to the host may be made.
 * @throws AddressRefusedError if one of them is not public, unless the host is on the operator's list
 */
async function resolveAllowedAddresses(hostname, port, options) {
    const { lookup: lookupPublic = resolvePublicName, lookupAllowed = resolveSystemName } = options;
    const allowed = options.allow.has(hostname, port);
    const literal = readAddressLiteral(hostname);
    const lookup = allowed ? lookupAllowed : lookupPublic;
    const addresses = literal === null ? await lookup(hostname) : [literal];
    if (addresses.length === 0)
        throw new Error(`${hostname} has no address`);
    const refused = allowed ? undefined : addresses.find((address) => !isPublicAddress(address));
    if (refused !== undefined) {
        throw new AddressRefusedError(`${hostname} leads to ${refused}, which is not an address of the public internet`);
    }
    return addresses;
}
/** Returns a lookup function with fixed results. */
function createPinnedLookup(addresses) {
    const known = addresses.map((address) => ({ address, family: (0,external_node_net_.isIPv6)(address) ? 6 : 4 }));
    return (_hostname, { all }, callback) => {
        const [first] = known;
        if (all === true || first === undefined)
            callback(null, known);
        else
            callback(null, first.address, first.family);
    };
}
/**
 * Creates a dispatcher for undici that checks every connection when it is made. Close it when it is no longer needed.
 */
function createGuardedAgent(options) {
    const connect = (to, callback) => {
        resolveAllowedAddresses(to.hostname, (0,base_url/* resolvePort */.UH)(to), options)
            .then((addresses) => {
            // The original name is kept for SNI and the certificate; only its lookup is replaced.
            const connector = (0,undici.buildConnector)({
                timeout: options.connectTimeout ?? CONNECT_MILLISECONDS,
                lookup: createPinnedLookup(addresses),
                autoSelectFamily: true,
                autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MILLISECONDS,
                maxCachedSessions: 0,
            });
            connector(to, callback);
        })
            .catch((cause) => callback(cause instanceof Error ? cause : new Error(String(cause)), null));
    };
    return new undici.Agent({ connect });
}
//# sourceMappingURL=guard.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/send.js
/** Makes one attempt at a delivery over HTTP. Never rejects: the result says whether there was a response. */




/** Time limit for one whole attempt: name, connection, headers and body. */
const ATTEMPT_MILLISECONDS = 15_000;
/** How much of a response's body is read before the connection is dropped. The body is not used. */
const BODY_BYTES = 4096;
/** Returns the code of a network or TLS error (`ECONNREFUSED`, `CERT_HAS_EXPIRED`), which contains no address; null without one. */
function readErrorCode(cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
    return typeof code === 'string' && /^\w+$/u.test(code) ? code : null;
}
function toFailedAnswer(cause, deadline) {
    const none = { status: null, retryAfter: null };
    if (deadline.aborted) {
        const words = `no answer within ${ATTEMPT_MILLISECONDS / 1000} s`;
        return { ...none, fault: 'late', words, detail: words };
    }
    if (cause instanceof AddressRefusedError) {
        return { ...none, fault: 'private', words: 'an address that deliveries do not reach', detail: cause.message };
    }
    const fault = readErrorCode(cause);
    const words = fault === null ? 'no answer' : `no answer (${fault})`;
    return { ...none, fault, words, detail: words };
}
/** Posts the body. Redirects are treated like any other response. */
async function sendRequest(sending) {
    const { url, body, headers, dispatcher, deadline, stopping, now } = sending;
    const signal = AbortSignal.any([deadline, stopping]);
    try {
        // An abort reaches a request only once it is connected, so it is not left to the request alone.
        const answer = await (0,abort/* rejectOnAbort */.d)((0,undici.request)(url, {
            dispatcher,
            method: 'POST',
            headers: { 'content-type': 'application/json', 'user-agent': 'review-gate', ...headers },
            body,
            signal,
            // A new connection for each delivery, so that data left by a receiver on one connection cannot affect the next
            // delivery.
            reset: true,
            headersTimeout: ATTEMPT_MILLISECONDS,
            bodyTimeout: ATTEMPT_MILLISECONDS,
        }), signal);
        // Read because the receiver may still be writing; only the status is used.
        await answer.body.dump({ limit: BODY_BYTES, signal }).catch(() => undefined);
        const { statusCode: status } = answer;
        const header = answer.headers['retry-after'];
        const retryAfter = readRetryAfter(status, Array.isArray(header) ? header[0] : header, now);
        return { status, retryAfter, fault: null, words: `HTTP ${status}`, detail: `HTTP ${status}` };
    }
    catch (cause) {
        return toFailedAnswer(cause, deadline);
    }
}
//# sourceMappingURL=send.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/sender.js




const FRACTION_BYTES = 4;
/** Returns the host to which a subscription's deliveries are sent. */
function readHost(webhook) {
    return new URL(webhook.url).host;
}
async function load(tx, deliveryId) {
    const delivery = await tx.deliveries.get(deliveryId);
    if (delivery === null || delivery.status !== 'pending')
        return null;
    const webhook = await tx.webhooks.get(delivery.webhookId);
    return webhook === null ? null : { delivery, webhook };
}
class DeliverySender {
    options;
    constructor(options) {
        this.options = options;
    }
    /**
     * Reads a claimed delivery; null if it must not be sent: it has ended, or its subscription is removed or disabled,
     * which ends it.
     */
    async look(tenantId, deliveryId) {
        const tenant = this.options.store.tenant(tenantId);
        const rows = await tenant.read((tx) => load(tx, deliveryId));
        if (rows === null)
            return null;
        if (rows.webhook.status === 'active')
            return rows;
        await tenant.transaction(async (tx) => {
            const now = await load(tx, deliveryId);
            if (now?.webhook.status === 'disabled') {
                await tx.deliveries.update({ ...now.delivery, status: 'failed', nextAttemptAt: null });
            }
        });
        return null;
    }
    /**
     * Returns a claimed delivery to the store, to be claimed again from `at` on (null for its previous time). It does not
     * count as an attempt.
     */
    async giveBack(tenantId, deliveryId, at) {
        await this.options.store.tenant(tenantId).transaction(async (tx) => {
            const delivery = await tx.deliveries.get(deliveryId);
            if (delivery?.status !== 'pending')
                return;
            await tx.deliveries.update({ ...delivery, nextAttemptAt: at ?? delivery.nextAttemptAt });
        });
    }
    /**
     * Makes one attempt at a claimed delivery. If `stopping` fires before a response, the delivery is returned to the
     * store. The secret, which is deleted with its subscription, and the rows to write are read again, so that changes in
     * the meantime are respected.
     */
    async attempt(tenantId, rows, stopping) {
        const { store, clock } = this.options;
        const tenant = store.tenant(tenantId);
        const { id: deliveryId } = rows.delivery;
        const begun = clock();
        const { answer, blames } = await this.post(tenantId, rows, stopping);
        if (stopping.aborted && answer.status === null) {
            await this.giveBack(tenantId, deliveryId, null);
            return;
        }
        const attempted = { answer, now: clock(), fraction: this.fraction(), blames };
        const settled = await tenant.transaction((tx) => settleScheduled(tx, deliveryId, attempted));
        if (settled !== null)
            this.tell(settled, rows.webhook, answer, attempted.now - begun);
    }
    /** Makes the single attempt at a test delivery, which is stored after it. */
    async test(tenantId, rows, stopping) {
        const { store, clock } = this.options;
        const begun = clock();
        const { answer } = await this.post(tenantId, rows, stopping);
        const settled = await store.tenant(tenantId).transaction((tx) => settleTest(tx, rows.delivery, answer));
        this.tell(settled, rows.webhook, answer, clock() - begun);
        return settled.delivery;
    }
    async post(tenantId, { delivery, webhook }, stopping) {
        const { clock, deadline, dispatcher } = this.options;
        const secrets = await this.readSigningSecrets(tenantId, webhook.id);
        if (typeof secrets === 'string') {
            const answer = { status: null, retryAfter: null, fault: 'ours', words: 'a fault on our side', detail: secrets };
            return { answer, blames: false };
        }
        const now = clock();
        const answer = await sendRequest({
            url: webhook.url,
            body: delivery.body,
            headers: buildSignatureHeaders(secrets, delivery.id, delivery.body, now),
            dispatcher,
            deadline: deadline(ATTEMPT_MILLISECONDS),
            stopping,
            now,
        });
        return { answer, blames: true };
    }
    /** Returns the secrets, or the reason why there are none. */
    async readSigningSecrets(tenantId, webhookId) {
        const { store, vault } = this.options;
        const sealed = await store.tenant(tenantId).read((tx) => tx.secrets.get(buildSigningSecretName(webhookId)));
        if (sealed === null)
            return 'its signing secret is not in the store';
        try {
            return openSigningSecrets(vault, tenantId, sealed);
        }
        catch (cause) {
            if (cause instanceof vault_vault/* VaultError */.hb)
                return `its signing secret cannot be opened: ${cause.message}`;
            throw cause;
        }
    }
    fraction() {
        const bytes = this.options.random(FRACTION_BYTES);
        return bytes.reduceRight((value, byte) => (value + byte) / 256, 0);
    }
    /** Logs only the host: a path, and especially a query, may be a secret of the receiver. */
    tell(settled, webhook, answer, milliseconds) {
        const { observer, log } = this.options;
        const { delivery, ending, disabled } = settled;
        observer.delivery(ending, milliseconds);
        if (ending === 'delivered')
            return;
        const then = {
            retried: delivery.nextAttemptAt === null ? '' : `again at ${new Date(delivery.nextAttemptAt).toISOString()}`,
            failed: disabled ? 'the subscription is disabled' : 'given up',
            gone: 'the subscription is removed',
        }[ending];
        log(`${delivery.id} of ${webhook.id} to ${readHost(webhook)}: attempt ${delivery.attempt}: ${answer.detail}; ${then}`);
    }
}
//# sourceMappingURL=sender.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/deliveries.js
/** The sending of deliveries that are due: claimed for a while, tried in turn, given back where there is no room. */


const deliveries_SECOND = 1000;
const POLL_MILLISECONDS = deliveries_SECOND;
/** How long a delivery is claimed. An attempt takes at most 15 s, and none begins in the second half of this time. */
const LEASE_MILLISECONDS = 120 * deliveries_SECOND;
const LATEST_START_MILLISECONDS = LEASE_MILLISECONDS / 2;
/** Maximum number of claimed deliveries in progress. */
const MAX_LOAD = 256;
/**
 * Maximum number of waiting deliveries of one tenant. Further ones are returned to the store, so that they do not delay
 * other tenants.
 */
const deliveries_MAX_WAITING_OF_TENANT = 64;
const CROWDED_MILLISECONDS = 10 * deliveries_SECOND;
/** Starts sending. Any number of processes may do so, because a delivery is claimed by one of them at a time. */
function startDeliveries(options) {
    const { store, sender, lanes, clock, sleep, fault } = options;
    const stopped = new AbortController();
    const hurried = new AbortController();
    const underWay = new Map();
    let woken = new AbortController();
    const handle = async (tenantId, deliveryId, claimedAt) => {
        const outbound = await sender.look(tenantId, deliveryId);
        if (outbound === null)
            return;
        if (lanes.countWaiting(tenantId) >= deliveries_MAX_WAITING_OF_TENANT) {
            await sender.giveBack(tenantId, deliveryId, clock() + CROWDED_MILLISECONDS);
            return;
        }
        await lanes.run({ tenantId, host: readHost(outbound.webhook) }, async () => {
            if (stopped.signal.aborted)
                return sender.giveBack(tenantId, deliveryId, null);
            // Too late to end within the lease: another process will claim it.
            if (clock() - claimedAt >= LATEST_START_MILLISECONDS)
                return undefined;
            return sender.attempt(tenantId, outbound, hurried.signal);
        });
    };
    /** @returns whether there may be more */
    const claimDeliveries = async () => {
        const room = MAX_LOAD - underWay.size;
        if (room <= 0)
            return false;
        const now = clock();
        const claimed = await store.outbox.claim(now, LEASE_MILLISECONDS, room);
        for (const { tenantId, deliveryId } of claimed) {
            // Its lease ended during its attempt, because a clock was changed. The running attempt continues.
            if (underWay.has(deliveryId))
                continue;
            const run = handle(tenantId, deliveryId, now)
                // The delivery is not settled, so it is tried again when its lease ends.
                .catch((cause) => fault(deliveryId, cause))
                .finally(() => {
                underWay.delete(deliveryId);
                if (underWay.size === MAX_LOAD - 1)
                    woken.abort();
            });
            underWay.set(deliveryId, run);
        }
        return claimed.length === room;
    };
    const pause = async () => {
        const signal = AbortSignal.any([stopped.signal, woken.signal]);
        // Rejects if it was woken or stopped; the reason does not matter.
        await sleep(POLL_MILLISECONDS, signal).catch(() => undefined);
    };
    const runLoop = async () => {
        let troubled = false;
        while (!stopped.signal.aborted) {
            // Created before the claim, so that a wake-up during the claim is not missed.
            woken = new AbortController();
            let more = false;
            try {
                more = await claimDeliveries();
                troubled = false;
            }
            catch (cause) {
                // Logged once, not every second, while the store cannot be reached.
                if (!troubled)
                    fault('deliveries cannot be claimed', cause);
                troubled = true;
            }
            if (!more)
                await pause();
        }
    };
    const looping = runLoop();
    return {
        wake: () => woken.abort(),
        async close(hurry) {
            stopped.abort();
            const stopListening = hurry && (0,abort/* onAbort */.u)(hurry, () => hurried.abort(new Error('the service is stopping')));
            await looping;
            await Promise.all(underWay.values());
            stopListening?.();
        },
    };
}
//# sourceMappingURL=deliveries.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/delivery-limiter.js
/**
 * Limits concurrent deliveries: in total, per tenant and per host, so that a slow receiver does not delay other
 * tenants.
 */
class DeliveryLimiter {
    limits;
    waiting = [];
    running = new Set();
    constructor(limits) {
        this.limits = limits;
    }
    /** Returns how many deliveries of the tenant are waiting. */
    countWaiting(tenantId) {
        return this.waiting.filter(({ lane }) => lane.tenantId === tenantId).length;
    }
    /** Runs `work` when the limits allow it. */
    async run({ tenantId, host }, work) {
        const lane = { tenantId, host };
        await new Promise((begin) => {
            this.waiting.push({ lane, begin });
            this.next();
        });
        try {
            return await work();
        }
        finally {
            this.running.delete(lane);
            this.next();
        }
    }
    /** Starts everything that the limits allow, the longest waiting first. */
    next() {
        for (let at = 0; at < this.waiting.length && this.running.size < this.limits.all;) {
            const waiting = this.waiting[at];
            if (waiting === undefined || !this.isFree(waiting.lane)) {
                at += 1;
                continue;
            }
            this.waiting.splice(at, 1);
            this.running.add(waiting.lane);
            waiting.begin();
        }
    }
    isFree({ tenantId, host }) {
        let ofTenant = 0;
        let ofHost = 0;
        for (const lane of this.running) {
            if (lane.tenantId === tenantId)
                ofTenant += 1;
            if (lane.host === host)
                ofHost += 1;
        }
        return ofTenant < this.limits.perTenant && ofHost < this.limits.perHost;
    }
}
//# sourceMappingURL=delivery-limiter.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/outgoing.js





const LIMITS = { all: 32, perTenant: 8, perHost: 4 };
/** Tests have separate limits, because a caller waits for the result and must not wait behind deliveries. */
const TEST_LIMITS = { all: 16, perTenant: 4, perHost: 4 };
/** Maximum number of waiting tests of one tenant: a caller may wait up to 15 s for each test before its own. */
const MAX_WAITING_TESTS = 8;
const outgoing_RETRY_AFTER_SECONDS = 15;
function createTooManyTestsError() {
    return new problem/* ServiceError */._7('E_INT_001', 'Other tests of the tenant are under way. Try again when they have ended.', {
        status: 503,
        headers: { 'Retry-After': String(outgoing_RETRY_AFTER_SECONDS) },
    });
}
/** Composes it without starting anything. */
function createOutgoingWebhooks({ means, hurried, ...options }) {
    const { store, clock, log } = options;
    const { allow, dispatcher, sleep } = means;
    const sender = new DeliverySender({ ...options, dispatcher });
    const lanes = new DeliveryLimiter(LIMITS);
    const tests = new DeliveryLimiter(TEST_LIMITS);
    return {
        allow,
        async test(tenantId, delivery) {
            const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(delivery.webhookId));
            if (webhook === null)
                throw (0,problem/* createNotFoundError */.e2)('webhook');
            if (tests.countWaiting(tenantId) >= MAX_WAITING_TESTS)
                throw createTooManyTestsError();
            const lane = { tenantId, host: readHost(webhook) };
            return tests.run(lane, () => sender.test(tenantId, { delivery, webhook }, hurried));
        },
        start: () => startDeliveries({
            store,
            sender,
            lanes,
            clock,
            sleep,
            fault: (what, cause) => log(`${what}: ${(0,http_errors/* formatCause */.$D)(cause)}`),
        }),
    };
}
//# sourceMappingURL=outgoing.js.map
;// CONCATENATED MODULE: ./build/src/service/service.js
/** The service, composed of its parts: who starts it brings the store, the queue, the provider and the keys. */





















const HOST_OF_ALL = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
/** Returns a URL by which a listening socket can be reached. */
function buildLocalUrl(host, port) {
    const name = HOST_OF_ALL[host] ?? (host.includes(':') ? `[${host}]` : host);
    return `http://${name}:${port}`;
}
async function rejectCheckRuns() {
    throw new errors/* ProviderError */.m('E_TOK_001', 'This service posts no check runs.');
}
/** Composes the service without starting anything. */
function createService(options) {
    const { store, queue, clock, keyring } = options;
    let address = options.publicUrl === null ? null : (0,base_url/* withoutEndSlashes */.he)(options.publicUrl);
    let closing = false;
    const hurried = new AbortController();
    const publicUrl = () => {
        if (address === null)
            throw new Error('the service has no address before it listens');
        return address;
    };
    const { webhooks: means, operation = NO_INSTRUMENTS, times = SERVER_TIMES } = options;
    operation.meter?.watchQueue(() => queue.backlog());
    const outgoing = means === undefined ? null : createOutgoingWebhooks({ ...options, means, hurried: hurried.signal });
    let deliveries = null;
    const rest = new RestWatch({
        findEnded: (tenantId, ids) => store.tenant(tenantId).read((tx) => tx.reviews.ended(ids)),
        interval: times.restLook,
        sleep: async (milliseconds, signal) => {
            await (0,promises_.setTimeout)(milliseconds, undefined, { signal });
        },
    });
    const context = {
        store,
        queue,
        providerFor: options.providerFor,
        checksFor: options.checksFor ?? rejectCheckRuns,
        policiesByPath: options.policiesByPath,
        review: options.review,
        tokens: new AccessTokens({
            keyring,
            clients: new ClientStatus({ directory: store.directory, clock }),
            issuer: () => options.issuer ?? publicUrl(),
            clock,
        }),
        links: new TraceLinks({ keyring, clock }),
        rest,
        vault: options.vault,
        observer: options.observer,
        operation,
        ready: createReadiness({
            checks: [
                { name: 'database', failing: 'The database cannot be reached.', run: () => store.ping() },
                { name: 'queue', failing: 'The queue cannot be read.', run: () => queue.backlog() },
                ...operation.checks,
            ],
            deadline: options.deadline,
            clock,
            closing: () => closing,
            changed: (check, cause) => cause === null
                ? operation.logger.info('ready again', { check })
                : operation.logger.warn('not ready', { check, cause }),
        }),
        ids: (0,ids/* createIds */.T)(clock, options.random),
        clock,
        deadline: options.deadline,
        publicUrl,
        serverUrl: options.serverUrl === undefined ? null : (0,base_url/* withoutEndSlashes */.he)(options.serverUrl),
        log: options.log,
        closing: () => closing,
        hurried: hurried.signal,
        signTrace: (0,trace_signature/* createTraceSigner */.QP)(keyring),
        webhooks: outgoing,
    };
    const app = createApp(context, { calls: options.calls ?? 'all', times, trustProxy: options.trustProxy ?? [] });
    const reviews = new ReviewWorker(context);
    return {
        async listen({ host, port }) {
            await app.listen({ host, port }).catch((fault) => {
                throw explainListening(fault, host, port);
            });
            const bound = app.server.address();
            if (bound === null || typeof bound === 'string')
                throw new Error('the service listens on no port');
            const localUrl = buildLocalUrl(host, bound.port);
            address ??= localUrl;
            return { localUrl, publicUrl: address };
        },
        async work(concurrency) {
            deliveries = outgoing?.start() ?? null;
            await queue.work(observeJobs(operation.logger, context.observer, {
                review: async (attempt) => {
                    await reviews.run(attempt);
                    deliveries?.wake();
                },
                'pull-request': handlePullRequest(context),
                'check-run': postReviewCheck(context),
                retention: expireTenants(context),
            }), concurrency);
        },
        async close(hurry) {
            closing = true;
            rest.release();
            if (hurry !== undefined)
                (0,abort/* onAbort */.u)(hurry, () => hurried.abort(new Error('the service is stopping')));
            await Promise.all([queue.stop(hurry), deliveries?.close(hurry), app.close()]);
        },
    };
}
//# sourceMappingURL=service.js.map
// EXTERNAL MODULE: ./build/src/service/store/pglite.js + 1 modules
var pglite = __webpack_require__(64844);
// EXTERNAL MODULE: ./build/src/service/store/postgres.js
var postgres = __webpack_require__(64680);
// EXTERNAL MODULE: ./build/src/service/store/sql/store.js + 19 modules
var sql_store = __webpack_require__(76169);
// EXTERNAL MODULE: ./build/src/service/store/vault/master-keys.js
var master_keys = __webpack_require__(77593);
// EXTERNAL MODULE: ./build/src/sources/pulls/provider.js + 7 modules
var pulls_provider = __webpack_require__(31455);
// EXTERNAL MODULE: ./build/src/sources/tickets/ticket-id.js
var ticket_id = __webpack_require__(90052);
;// CONCATENATED MODULE: ./build/src/sources/tickets/route.js
/**
 * Selects the system to read a ticket from, by its id: `#12` is GitHub's, `SHOP-12` another system's, an address
 * belongs to its host.
 */


const isOpen = (source) => source.open !== null;
/**
 * Creates a reader for several systems; an id that belongs to none of them is GitHub's. If a key may belong to several,
 * they are asked in order until one has it.
 * @throws (when reading) ProviderError: E_TOK_001 if the required token is missing
 */
function createTicketReader(github, sources) {
    return async (text, repo, signal) => {
        const id = (0,ticket_id/* readTicketId */.WW)(text);
        const matching = sources.flatMap((source) => {
            const match = source.system.matches(id);
            return match === null ? [] : [{ source, match }];
        });
        const certain = matching.find(({ match }) => match === 'certain')?.source;
        const possible = matching.map(({ source }) => source);
        const ticket = certain !== undefined
            ? await readCertain(certain, id, signal)
            : id.key === null
                ? await readFirst(possible.filter(isOpen), id, signal)
                : await readByKey(possible, id, signal);
        return ticket ?? github(text, repo, signal);
    };
}
/** Reads the ticket; null if the id is an address of another place. */
async function readFrom({ open }, id, signal) {
    const reader = await open();
    const key = reader.resolve(id);
    return key === null ? null : reader.read(key, signal);
}
async function readCertain(source, id, signal) {
    if (isOpen(source))
        return readFrom(source, id, signal);
    const { title, advice } = source.system;
    throw new errors/* ProviderError */.m('E_TOK_001', `There is no token for ${title}. ${advice}`);
}
/** Reads the ticket from the first source that the address belongs to; null if it belongs to none. */
async function readFirst(sources, id, signal) {
    for (const source of sources) {
        const ticket = await readFrom(source, id, signal);
        if (ticket !== null)
            return ticket;
    }
    return null;
}
/**
 * Reads the ticket from the first source that has it. A source that cannot be asked ends the search, because it may be
 * the one that has it.
 */
async function readByKey(sources, id, signal) {
    if (sources.length === 0)
        return null;
    const open = sources.filter(isOpen);
    if (open.length === 0)
        throw noToken(id, sources);
    let missing = null;
    for (const source of open) {
        try {
            return await readFrom(source, id, signal);
        }
        catch (fault) {
            if (open.length === 1 || !(fault instanceof errors/* ProviderError */.m) || fault.code !== 'E_AC_002')
                throw fault;
            missing = fault;
        }
    }
    throw new errors/* ProviderError */.m('E_AC_002', `Neither ${listTitles(open).join(' nor ')} has an issue ${id.key} that their tokens may see. Check the key and the tokens.`, false, { cause: missing });
}
function listTitles(sources) {
    return sources.map(({ system }) => system.title);
}
function noToken({ key }, sources) {
    const any = sources.length === 1 ? 'it' : sources.length === 2 ? 'either' : 'any of them';
    const advice = sources.map(({ system }) => system.advice).join(' ');
    const text = `${key} reads like an issue of ${listTitles(sources).join(' or ')}, and there is no token for ${any}. ${advice}`;
    return new errors/* ProviderError */.m('E_TOK_001', text);
}
//# sourceMappingURL=route.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/sources/git/cache.js
var cache = __webpack_require__(77357);
;// CONCATENATED MODULE: ./build/src/sources/git/prune.js
/**
 * Removes cached repositories that were not used for a long time. Any number of processes may prune and use the caches
 * at the same time.
 */




/**
 * A scratch repository that is older, in milliseconds, belongs to a killed process, because no review takes so long.
 */
const IN_USE_FOR = 60 * 60_000;
/** A marker that is older, in milliseconds, was left by a killed process. */
const MARK_LASTS = 60_000;
/** Prefix of the folders in which repositories are deleted. */
const prune_GONE = 'gone-';
/**
 * Removes repositories that were not used for too long, and then the least recently used ones until the rest is within
 * the limit. A repository in use is never removed, whatever its size.
 * @param roots the folders that providers were given as their `cacheDirectory`; a missing one counts as empty
 */
async function pruneCaches(roots, limits) {
    const kept = [];
    const removable = [];
    for (const root of roots) {
        const now = await readFileSystemTime(root);
        if (now === null)
            continue;
        await removeLeftovers(root, now);
        for (const one of await listRepositories(root, now)) {
            kept.push(one);
            if (now - one.usedAt > limits.age)
                removable.push(one);
        }
    }
    const bytesBefore = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    let bytesAfter = bytesBefore;
    let removed = 0;
    const old = new Set(removable);
    for (const one of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (!old.has(one) && bytesAfter <= limits.bytes)
            continue;
        if (!(await removeRepository(one.root, one.name, one.now)))
            continue;
        bytesAfter -= one.bytes;
        removed++;
    }
    return { removed, bytesBefore, bytesAfter };
}
/**
 * Returns the current time by the clock of the file system, which is the source of all times below; null if the folder
 * does not exist.
 */
async function readFileSystemTime(root) {
    const path = (0,external_node_path_.join)(root, 'pruned');
    try {
        await (0,external_node_fs_promises_.writeFile)(path, '');
    }
    catch (fault) {
        if ((0,sources_errors/* readSystemCode */.P)(fault) === 'ENOENT' || (0,sources_errors/* readSystemCode */.P)(fault) === 'ENOTDIR')
            return null;
        throw fault;
    }
    return (0,cache/* readModifiedTime */.D6)(path);
}
/** Removes what a killed process left while it deleted. */
async function removeLeftovers(root, now) {
    for (const name of await (0,external_node_fs_promises_.readdir)(root)) {
        const at = name.startsWith(prune_GONE) ? await (0,cache/* readModifiedTime */.D6)((0,external_node_path_.join)(root, name)) : null;
        if (at !== null && now - at > IN_USE_FOR)
            await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(root, name), { recursive: true, force: true });
    }
}
async function listRepositories(root, now) {
    const found = [];
    for (const name of await (0,external_node_fs_promises_.readdir)(root)) {
        if (!/-[0-9a-f]{16}$/u.test(name))
            continue;
        const directory = (0,external_node_path_.join)(root, name);
        const usedAt = (await (0,cache/* readModifiedTime */.D6)((0,external_node_path_.join)(directory, cache/* USED */.mU))) ?? (await (0,cache/* readModifiedTime */.D6)(directory));
        if (usedAt !== null)
            found.push({ root, now, name, usedAt, bytes: await measureRepository(directory) });
    }
    return found;
}
/** Returns the size of a repository; only its packs count. */
async function measureRepository(directory) {
    const packs = (0,external_node_path_.join)(directory, 'objects', 'pack');
    let sum = 0;
    for (const name of await listNames(packs))
        sum += await readFileSize((0,external_node_path_.join)(packs, name));
    return sum;
}
/**
 * Removes a repository from a cache atomically, unless it is in use or another process is removing it.
 * @param now by the clock of the file system
 * @returns whether it was removed
 */
async function removeRepository(root, name, now) {
    const mark = (0,cache/* buildRemovalMarkPath */.DO)(root, name);
    try {
        await (0,external_node_fs_promises_.writeFile)(mark, '', { flag: 'wx' });
    }
    catch (fault) {
        if ((0,sources_errors/* readSystemCode */.P)(fault) !== 'EEXIST')
            throw fault;
        const at = await (0,cache/* readModifiedTime */.D6)(mark);
        if (at !== null && now - at > MARK_LASTS)
            await (0,external_node_fs_promises_.rm)(mark, { force: true });
        return false;
    }
    let gone = null;
    try {
        if (await isInUse(root, name, (await (0,cache/* readModifiedTime */.D6)(mark)) ?? 0))
            return false;
        gone = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(root, prune_GONE));
        await (0,external_node_fs_promises_.rename)((0,external_node_path_.join)(root, name), (0,external_node_path_.join)(gone, name));
    }
    catch (fault) {
        // Another process removed it first.
        if ((0,sources_errors/* readSystemCode */.P)(fault) !== 'ENOENT')
            throw fault;
    }
    finally {
        await (0,external_node_fs_promises_.rm)(mark, { force: true });
        // Deleting is slow; the marker is removed first so that no process waits for it.
        if (gone !== null)
            await (0,external_node_fs_promises_.rm)(gone, { recursive: true, force: true, maxRetries: 3 });
    }
    return true;
}
async function isInUse(root, name, now) {
    const scratch = (0,external_node_path_.join)(root, cache/* SCRATCH */.Zc);
    for (const one of await listNames(scratch)) {
        const at = one.startsWith(`${name}-`) ? await (0,cache/* readModifiedTime */.D6)((0,external_node_path_.join)(scratch, one)) : null;
        if (at !== null && now - at < IN_USE_FOR)
            return true;
    }
    return false;
}
async function listNames(folder) {
    try {
        return await (0,external_node_fs_promises_.readdir)(folder);
    }
    catch (fault) {
        if ((0,sources_errors/* readSystemCode */.P)(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
async function readFileSize(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).size;
    }
    catch (fault) {
        if ((0,sources_errors/* readSystemCode */.P)(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=prune.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/provider-cache.js
/** The folders that tenants' repositories are kept in: one a tenant, so that none reads another's objects, and all of them of a limited size. */





/** A repository that nobody reviewed for so long goes, in milliseconds. */
const UNUSED_FOR = 30 * 24 * 60 * 60_000;
/** How often the folders are looked through, in milliseconds. */
const PRUNED_EVERY = 10 * 60_000;
/** Makes the cache; no folder is made yet. Other processes may use the same directory. */
function createProviderCache({ directory, bytes, clock, log }) {
    let next = 0;
    return {
        of: (tenantId) => (0,external_node_path_.join)(directory, toFolderName(tenantId)),
        prune: async () => {
            const now = clock();
            if (now < next)
                return;
            next = now + PRUNED_EVERY;
            try {
                const folders = await (0,external_node_fs_promises_.readdir)(directory, { withFileTypes: true });
                const roots = folders.filter((folder) => folder.isDirectory()).map(({ name }) => (0,external_node_path_.join)(directory, name));
                const { removed, bytesBefore, bytesAfter } = await pruneCaches(roots, { bytes, age: UNUSED_FOR });
                if (removed > 0)
                    log(`cache: ${removed} repositories removed, ${bytesBefore} bytes before, ${bytesAfter} after`);
            }
            catch (cause) {
                log(`cache: it could not be pruned: ${external_node_util_.types.isNativeError(cause) ? cause.message : String(cause)}`);
            }
        },
    };
}
/** Ids are letters, digits and underscores; whatever else they may be one day stays inside its folder too. */
function toFolderName(tenantId) {
    if (/^[A-Za-z0-9_]{1,64}$/u.test(tenantId))
        return tenantId;
    return (0,hash/* hashSha256 */.Cb)(tenantId);
}
//# sourceMappingURL=provider-cache.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/ticket-sources.js
/** What a tenant gave for ticket systems, opened when a ticket of theirs is asked for. */






/** The ticket systems, each with the tenant's token where there is one. @param rows the tenant's sealed provider tokens */
function createTicketSources(options, tenantId, rows) {
    return systems/* TICKET_SYSTEMS */.O.map((system) => {
        const row = rows.find(({ name }) => name === buildSecretName(system.name));
        return { system, open: row === undefined ? null : memoize(async () => openSystem(options, system, tenantId, row)) };
    });
}
/** Keeps what was made; what failed is tried anew. */
function memoize(make) {
    let made = null;
    return async () => {
        made ??= await make();
        return made;
    };
}
/** Opens a row and makes a reader with it. @throws ProviderError E_TOK_001 or E_TOK_002 where the token cannot be used */
function openSystem(options, system, tenantId, row) {
    const { vault, observer } = options;
    try {
        const reader = system.open(JSON.parse((0,vault_secret/* openSecret */.J)(vault, tenantId, row)), options);
        return {
            resolve: (id) => reader.resolve(id),
            read: (key, signal) => observer.provider(`${system.name}.ticket`, () => reader.read(key, signal)),
        };
    }
    catch (cause) {
        if (!(cause instanceof vault_vault/* VaultError */.hb || cause instanceof SyntaxError || cause instanceof classic_errors/* ZodError */.G))
            throw cause;
        const why = cause instanceof vault_vault/* VaultError */.hb ? cause.message : 'it is of a form that this version does not know';
        const text = `Decryption of the tenant's token for ${system.title} failed: ${why}. Set the token anew, or have the operator start the service with the master key ${row.keyId}.`;
        // The others may quote what they read.
        throw new errors/* ProviderError */.m('E_TOK_002', text, false, cause instanceof vault_vault/* VaultError */.hb ? { cause } : {});
    }
}
//# sourceMappingURL=ticket-sources.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/providers.js
/** The provider of each tenant: its own tokens, its own tickets, its own folder. */





/** Providers that are kept at a time: their connections are reused, their lists of fields read once. */
const KEPT = 500;
const GIB = 1024 ** 3;
/**
 * Gives the provider of a tenant. The tenant's tokens are looked up each time, so that one that was changed or removed counts at once;
 * what was made of them is kept while they are the same.
 * @returns a function that rejects with ProviderError: E_TOK_001 where there is no token for GitHub, E_TOK_002 where it cannot be opened.
 * Faults of the tokens for tickets come when such a ticket is read.
 */
function createTenantProviders(options) {
    const { store, vault, apps, observer } = options;
    const cache = createProviderCache({
        directory: options.cacheDirectory,
        bytes: options.cacheBytes ?? 10 * GIB,
        clock: options.clock,
        log: options.log,
    });
    const kept = new Map();
    async function buildProvider(tenantId, rows) {
        const { token } = await readGithubCredentials(store, vault, tenantId, apps);
        const sources = createTicketSources(options, tenantId, rows);
        const provider = (0,pulls_provider.createGitHubSource)({
            token,
            apiUrl: options.githubApiUrl,
            serverUrl: options.githubServerUrl,
            workspace: null,
            cacheDirectory: cache.of(tenantId),
            readTicket: (github) => createTicketReader(github, sources),
        });
        return {
            pin: (request, signal) => observer.provider('github.pin', () => provider.pin(request, signal)),
            snapshot: async (change, signal) => {
                try {
                    return await observer.provider('github.snapshot', () => provider.snapshot(change, signal));
                }
                finally {
                    // Nobody waits for it, and it never rejects.
                    void cache.prune();
                }
            },
            readPolicyFile: (change, path, signal) => observer.provider('github.readPolicyFile', () => provider.readPolicyFile(change, path, signal)),
            listTeams: (change, names, signal) => observer.provider('github.listTeams', () => provider.listTeams(change, names, signal)),
            ticket: (request, signal) => observer.provider('github.ticket', () => provider.ticket(request, signal)),
        };
    }
    return async (tenantId) => {
        const rows = await store.tenant(tenantId).read((tx) => tx.secrets.list('provider/'));
        const text = JSON.stringify(rows);
        const known = kept.get(tenantId);
        // Taken out and put in again: the map's order is that of the last use.
        kept.delete(tenantId);
        const made = known?.rows === text ? known : { rows: text, provider: await buildProvider(tenantId, rows) };
        kept.set(tenantId, made);
        for (const oldest of kept.keys()) {
            if (kept.size <= KEPT)
                break;
            kept.delete(oldest);
        }
        return made.provider;
    };
}
//# sourceMappingURL=providers.js.map
// EXTERNAL MODULE: ./build/src/service/threads/engine-threads.js + 2 modules
var engine_threads = __webpack_require__(77661);
// EXTERNAL MODULE: ./build/src/service/webhooks/allow-list.js
var allow_list = __webpack_require__(87530);
// EXTERNAL MODULE: ./build/src/github/pulls.js
var pulls = __webpack_require__(48153);
// EXTERNAL MODULE: ./build/src/github/repository.js
var github_repository = __webpack_require__(70005);
;// CONCATENATED MODULE: ./build/src/github/check-runs.js
/**
 * Calls for check runs over GitHub's API ("Check runs" in GitHub's REST documentation). Only a GitHub App may write
 * them.
 */








const ROUTE = '/repos/{owner}/{repo}/check-runs';
const check_runs_PAGE = 100;
/** The limit of pages read: a commit has few check runs with the same name. */
const check_runs_MAX_PAGES = 10;
/** An accepted check run counts as posted, even if fields are missing in the answer. */
const CreatedAnswer = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().nullable().catch(null),
    html_url: schemas/* string */.YjP().nullable().catch(null),
});
const ListAnswer = schemas/* object */.Ikc({
    check_runs: schemas/* array */.YOg(schemas/* object */.Ikc({
        id: schemas/* int */.Whr(),
        html_url: schemas/* string */.YjP().nullable().catch(null),
        external_id: schemas/* string */.YjP().nullable().catch(null),
        conclusion: schemas/* string */.YjP().nullable().catch(null),
        completed_at: schemas/* string */.YjP().nullable().catch(null),
        output: schemas/* object */.Ikc({ title: schemas/* string */.YjP().nullable().catch(null), annotations_count: schemas/* int */.Whr().catch(0) })
            .catch({ title: null, annotations_count: 0 }),
    })),
});
/**
 * Creates the calls that write check runs. Each throws what the client throws. `resend`: whether to send a write again
 * after a temporary failure.
 */
function createCheckRunWriter(client, { resend }) {
    return {
        async createCheckRun(run, signal) {
            const sent = { ...(0,github_repository/* splitRepository */.T)(run.repo), ...buildCreateBody(run) };
            const { data } = await client.request(`POST ${ROUTE}`, sent, { signal, resend });
            const { id, html_url: url } = (0,github_errors/* parseAnswer */.Wp)(CreatedAnswer, data);
            return { id, url };
        },
        async appendAnnotations(repo, id, output, annotations, signal) {
            const sent = { ...(0,github_repository/* splitRepository */.T)(repo), check_run_id: id, output: buildOutput(output, annotations) };
            await client.request(`PATCH ${ROUTE}/{check_run_id}`, sent, { signal, resend });
        },
    };
}
/**
 * Creates the calls about check runs that stand already. Each throws what the client throws. A revision may be sent
 * again: it says the same twice.
 */
function createStandingChecks(client) {
    return {
        async listCheckRuns({ repo, headSha, name }, signal) {
            const asked = { ...(0,github_repository/* splitRepository */.T)(repo), ref: headSha, check_name: name, filter: 'all', per_page: check_runs_PAGE };
            const found = [];
            for (let page = 1; page <= check_runs_MAX_PAGES; page++) {
                const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
                const { data } = await client.request(route, { ...asked, page }, { signal, answer: 'list' });
                const { check_runs: runs } = (0,github_errors/* parseAnswer */.Wp)(ListAnswer, data);
                found.push(...runs.map(toStandingCheckRun));
                if (runs.length < check_runs_PAGE)
                    break;
            }
            // Ids rise; GitHub does not document the order of the list.
            return found.sort((a, b) => b.id - a.id);
        },
        async reviseCheckRun(repo, id, { conclusion, output, completedAt }, signal) {
            const sent = {
                ...(0,github_repository/* splitRepository */.T)(repo),
                check_run_id: id,
                status: 'completed',
                conclusion,
                ...(completedAt === null ? {} : { completed_at: completedAt }),
                output: buildOutput(output, []),
            };
            await client.request(`PATCH ${ROUTE}/{check_run_id}`, sent, { signal });
        },
        readPullState: (repo, pr, signal) => (0,pulls/* readPullState */.tH)(client, { repo, pr }, signal),
    };
}
function toStandingCheckRun(run) {
    return {
        id: run.id,
        url: run.html_url,
        externalId: run.external_id,
        conclusion: run.conclusion,
        completedAt: run.completed_at,
        title: run.output.title,
        annotations: run.output.annotations_count,
    };
}
const MUST_BE_APP = 'Check runs can be posted by a GitHub App alone, with "checks: write": give its app_id, installation_id and private_key as the token for GitHub';
function notDocumented(repo) {
    return new errors/* ProviderError */.m('E_UP_001', `GitHub's answer on a check run of ${repo} is not what it documents.`, true);
}
function explain(fault, repo) {
    const status = (0,github_errors/* readStatus */.rk)(fault);
    if (fault instanceof github_errors/* GitHubAnswerError */.cw && fault.kind === 'shape')
        return notDocumented(repo);
    if (status === 403 && !(0,github_errors/* isRateLimit */.a5)(fault)) {
        return new errors/* ProviderError */.m('E_TOK_001', `GitHub lets nobody post a check run on ${repo} with this token (403). ${MUST_BE_APP}.`, false, { cause: fault });
    }
    if (status === 404 || status === 422) {
        return new errors/* ProviderError */.m('E_UP_001', `GitHub refuses the check run on ${repo} (${status}). Check that the App is installed on the repository and that the commit is still there.`, false, { cause: fault });
    }
    return (0,github_errors/* explainGitHub */.$2)(fault, `posting a check run on ${repo}`, 'checks: write');
}
/**
 * Creates the calls; sends no request yet. A write is sent only once: if its answer was lost, GitHub may have accepted
 * it, and a second request would create a duplicate.
 */
function createCheckRuns(options) {
    const client = (0,github_client/* createGitHubClient */.L)(options, { spacesWrites: true });
    const writer = createCheckRunWriter(client, { resend: false });
    const standing = createStandingChecks(client);
    async function explained(repo, signal, call) {
        try {
            return await call();
        }
        catch (fault) {
            if (signal.aborted)
                throw signal.reason;
            throw explain(fault, repo);
        }
    }
    return {
        serverUrl: (0,base_url/* withoutEndSlashes */.he)(options.serverUrl),
        createCheckRun: (run, signal) => explained(run.repo, signal, async () => {
            const created = await writer.createCheckRun(run, signal);
            // Without its id, no annotations can be appended; the next attempt finds it.
            if (created.id === null)
                throw notDocumented(run.repo);
            return created;
        }),
        appendAnnotations: (repo, id, output, annotations, signal) => explained(repo, signal, () => writer.appendAnnotations(repo, id, output, annotations, signal)),
        listCheckRuns: (place, signal) => explained(place.repo, signal, () => standing.listCheckRuns(place, signal)),
        reviseCheckRun: (repo, id, revised, signal) => explained(repo, signal, () => standing.reviseCheckRun(repo, id, revised, signal)),
        readPullState: (repo, pr, signal) => explained(repo, signal, () => standing.readPullState(repo, pr, signal)),
    };
}
//# sourceMappingURL=check-runs.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/github/checks.js



/**
 * Returns a function that gives a tenant's check runs. It rejects with a ProviderError if the tenant has no credentials
 * that could post them. Whether GitHub allows it is known at the first call: GitHub accepts check runs only from Apps.
 */
function createTenantChecks({ store, vault, apps, ...given }) {
    const connections = given.connections ?? (0,github_connections/* createConnections */.E)(given.environment ?? process.env, given.answerLimits);
    return async (tenantId) => createCheckRuns({ ...given, connections, ...(await readGithubCredentials(store, vault, tenantId, apps)) });
}
//# sourceMappingURL=checks.js.map
;// CONCATENATED MODULE: ./build/src/service/serve.js
/**
 * The service as `serve` runs it: one process in its role, on PostgreSQL or on the data folder, with the real
 * implementation of every part.
 */



















/** Issuer of tokens if several processes share a database and no public URL is configured. */
const ISSUER = 'urn:review-gate';
const serve_GIB = 1024 ** 3;
/** Closes what was opened, in reverse order, even if one of them fails. */
class ResourceStack {
    closers = [];
    add(thing, close) {
        this.closers.unshift((hurry) => close(thing, hurry));
        return thing;
    }
    async close(hurry) {
        const faults = [];
        for (const close of this.closers.splice(0))
            await close(hurry).catch((cause) => faults.push(cause));
        if (faults.length > 0)
            throw new AggregateError(faults, 'not everything could be closed');
    }
}
const wait = (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal });
/** Opens the configured database, and describes it in words. */
async function openDatabase({ databaseUrl, databasePool, dataDir }, log) {
    if (databaseUrl !== null) {
        const backend = await (0,postgres.openPostgres)(databaseUrl, { poolSize: databasePool, log });
        return { backend, lock: null, words: 'PostgreSQL' };
    }
    const backend = await (0,pglite.openPglite)(dataDir, log);
    return { backend, lock: backend.lock, words: `the embedded database in ${dataDir}` };
}
/**
 * Starts the process. Rejects with ConfigError, MasterKeyError or DataLockedError if the operator must change
 * something, otherwise with the system's error. Nothing is left open then.
 */
async function startServer(options) {
    const opened = new ResourceStack();
    try {
        return await startService(options, opened);
    }
    catch (cause) {
        await opened.close(AbortSignal.abort());
        throw cause;
    }
}
async function startService({ config, operation, thread }, opened) {
    const { log, observer } = operation;
    const clock = Date.now;
    const { backend, lock, words } = await openDatabase(config, log);
    opened.add(backend, (each) => each.close());
    operation.watchPool(backend.pool);
    const masterKeys = await (0,master_keys/* openMasterKeys */.T)(config);
    const vault = (0,vault_vault/* createVault */.B3)(masterKeys.keys);
    const store = await (0,sql_store.openSqlStore)(backend);
    const keyring = await (0,auth_keyring/* openKeyring */.u)({ store, vault, clock, log });
    if (lock !== null) {
        const keys = async () => ({ vault, keyring, masterKeys });
        const settle = () => (0,promises_.setTimeout)(administrator/* SETTLE_MILLISECONDS */.t);
        const operator = (0,administrator/* createAdministrator */.w)({ store, keys, ids: (0,ids/* createIds */.T)(clock, external_node_crypto_.randomBytes), clock, settle });
        const control = opened.add(await (0,administration_control/* startControl */.M)({ operator, directory: config.dataDir, log }), (each) => each.close());
        await lock.setControl(control.path);
    }
    // The service stops the queue too. If the start fails before that, the queue's timers would keep the process alive.
    const queue = opened.add(await openPgBossQueue({ backend, clock, log, observer }), (each, hurry) => each.stop(hurry));
    const threads = opened.add((0,engine_threads/* startEngineThreads */.g)({ threads: config.concurrency, memoryMegabytes: config.reviewMemory, thread }), (each) => each.close());
    const allow = (0,allow_list/* parseAllowList */.j)(config.webhookAllowHosts);
    const dispatcher = opened.add(createGuardedAgent({ allow }), (each) => each.destroy());
    const { githubApiUrl: apiUrl, githubServerUrl: serverUrl } = config;
    const pace = {
        clock,
        sleep: (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal }),
    };
    const apps = createInstallationTokens({ apiUrl, clock, pace });
    const service = createService({
        store,
        queue,
        keyring,
        vault,
        observer,
        clock,
        log,
        operation,
        random: external_node_crypto_.randomBytes,
        deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
        publicUrl: config.publicUrl,
        serverUrl,
        // Processes with different URLs still accept each other's tokens, because the keys are in the shared database.
        ...(config.publicUrl === null && lock === null ? { issuer: ISSUER } : {}),
        policiesByPath: true,
        review: threads.review,
        providerFor: createTenantProviders({
            store,
            vault,
            observer,
            apps,
            clock,
            log,
            connection: { dispatcher, sleep: wait },
            allowHost: (hostname, port) => allow.has(hostname, port),
            githubApiUrl: apiUrl,
            githubServerUrl: serverUrl,
            cacheDirectory: config.cacheDir,
            cacheBytes: config.cacheGib * serve_GIB,
        }),
        checksFor: createTenantChecks({ store, vault, apps, apiUrl, serverUrl }),
        webhooks: {
            allow,
            dispatcher,
            sleep: wait,
        },
        trustProxy: config.trustProxy,
        calls: config.role === 'worker' ? 'about' : 'all',
    });
    opened.add(service, (each, hurry) => each.close(hurry));
    if (config.publicUrl === null && config.role !== 'all') {
        log('REVIEW_GATE_PUBLIC_URL is not set: links in webhooks and check runs name this process, and not the service');
    }
    const { localUrl, publicUrl } = await service.listen(config);
    if (config.role !== 'api')
        await service.work(config.concurrency);
    return { localUrl, publicUrl, database: words, close: (hurry) => opened.close(hurry) };
}
//# sourceMappingURL=serve.js.map

/***/ }),

/***/ 92760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lockDataDirectory),
/* harmony export */   readDataLock: () => (/* binding */ readDataLock)
/* harmony export */ });
/* unused harmony export DataLockedError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/**
 * The lock on a data folder. PGlite has none, and two processes on one folder lose each other's rows.
 *
 * The lock is a file `lock-<n>.json`. The highest n is the present holder, or the last one. A takeover creates the next
 * number with a hard link, which succeeds for one process only. A process that then finds a higher number gives up. So
 * no process ever removes a file of a live holder.
 */





/** Another process holds the folder. The message says which. */
class DataLockedError extends Error {
    name = 'DataLockedError';
}
const LockRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Null after the release. */
    pid: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    /** ISO 8601: when the lock was taken. */
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    control: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /**
     * Start time of the process. It distinguishes the process from a later one with the same id. Null if the system does
     * not provide it.
     */
    birth: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    host: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const NAME = /^lock-(\d{1,15})\.json$/u;
/** How often the holder touches its file, for processes that cannot see the holder's process. */
const TOUCH_MILLISECONDS = 5000;
/** A holder on another host that has not touched its file for this time is considered dead. */
const GONE_MILLISECONDS = 60_000;
const OWNER_ONLY = 0o600;
function readErrorCode(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}
/** Resolves to null if the file does not exist. */
async function ignoreMissing(work) {
    try {
        return await work;
    }
    catch (cause) {
        if (readErrorCode(cause) === 'ENOENT')
            return null;
        throw cause;
    }
}
/**
 * Returns the start time of a process in clock ticks since boot (proc(5): field 22 of `stat`), with the boot's id. Null
 * on systems other than Linux.
 */
async function readProcessBirth(pid) {
    const line = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const boot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
    // The second field is the program's name in parentheses, which may contain any character.
    const ticks = line?.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined || boot === null ? null : `${boot.trim()} ${ticks}`;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (cause) {
        // The process runs as another user.
        return readErrorCode(cause) === 'EPERM';
    }
}
async function isHeld({ record, touchedAt }) {
    if (record.pid === null)
        return false;
    // Another container may see the same folder but not the process.
    if (record.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)())
        return Date.now() - touchedAt < GONE_MILLISECONDS;
    if (!isRunning(record.pid))
        return false;
    const birth = await readProcessBirth(record.pid);
    return record.birth === null || birth === null || birth === record.birth;
}
function parseRecord(path, text) {
    try {
        return LockRecord.parse(JSON.parse(text));
    }
    catch (cause) {
        const advice = 'Remove it, if no other process uses the folder.';
        throw new DataLockedError(`The lock ${path} cannot be read. ${advice}`, { cause });
    }
}
async function readLock(directory, name) {
    const digits = NAME.exec(name)?.[1];
    if (digits === undefined)
        return null;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
    const text = await ignoreMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    const about = await ignoreMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path));
    if (text === null || about === null)
        return null;
    return { number: Number(digits), path, record: parseRecord(path, text), touchedAt: about.mtimeMs };
}
/** Returns all locks, the highest number first. */
async function listLocks(directory) {
    const names = (await ignoreMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory))) ?? [];
    const found = await Promise.all(names.map((name) => readLock(directory, name)));
    return found.filter((lock) => lock !== null).toSorted((a, b) => b.number - a.number);
}
/** Creates the file atomically. Returns false if it exists. */
async function createLockFile(path, record) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify(record), { mode: OWNER_ONLY });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(draft, path);
        return true;
    }
    catch (cause) {
        if (readErrorCode(cause) === 'EEXIST')
            return false;
        throw cause;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
    }
}
async function replaceLockFile(path, record) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify(record), { mode: OWNER_ONLY });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
}
function holdLock(path, taken) {
    let record = taken;
    let released = null;
    const touch = setInterval(() => {
        const now = new Date();
        // If one touch fails, the next one replaces it. If all fail, the database's writes fail too.
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, now, now).catch(() => undefined);
    }, TOUCH_MILLISECONDS);
    touch.unref();
    return {
        async setControl(control) {
            record = { ...record, control };
            await replaceLockFile(path, record);
        },
        release() {
            clearInterval(touch);
            released ??= replaceLockFile(path, { ...record, pid: null, control: null });
            return released;
        },
    };
}
/**
 * Locks the folder and creates it if necessary. Takes over the lock of a dead process.
 * @throws DataLockedError if another process or this process holds the folder
 */
async function lockDataDirectory(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true, mode: 0o700 });
    const record = {
        pid: process.pid,
        startedAt: new Date().toISOString(),
        control: null,
        birth: await readProcessBirth(process.pid),
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
    };
    for (;;) {
        const highest = (await listLocks(directory))[0];
        if (highest !== undefined && (await isHeld(highest))) {
            throw new DataLockedError(`The data folder ${directory} is in use by process ${highest.record.pid} since ${highest.record.startedAt}. Stop that one, or choose another folder.`);
        }
        const number = (highest?.number ?? 0) + 1;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, `lock-${number}.json`);
        if (!(await createLockFile(path, record)))
            continue;
        const others = (await listLocks(directory)).filter((lock) => lock.number !== number);
        if (others.some((lock) => lock.number > number)) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
            continue;
        }
        for (const { path: older } of others)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(older, { force: true });
        return holdLock(path, record);
    }
}
/**
 * Returns the holder of the folder and its control socket (null if it has none); null if no process holds the folder.
 */
async function readDataLock(directory) {
    const highest = (await listLocks(directory))[0];
    if (highest === undefined || highest.record.pid === null || !(await isHeld(highest)))
        return null;
    return { pid: highest.record.pid, control: highest.record.control };
}
//# sourceMappingURL=data-lock.js.map

/***/ }),

/***/ 64844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPglite: () => (/* binding */ openPglite)
});

// UNUSED EXPORTS: createPool

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./build/src/service/store/data-lock.js
var data_lock = __webpack_require__(92760);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./build/src/service/store/pglite-template.js
/** An empty database of PGlite, kept beside the installed packages: copying it is some seconds quicker than making one. */




const PGLITE_PACKAGE = '@electric-sql/pglite';
/** Loads the package as it is installed; the bundle does not hold it. Throws Error where it is not installed. */
async function loadPglite() {
    try {
        const { PGlite } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
        const { createPgConfig } = await import(/* webpackIgnore: true */ '@electric-sql/pglite/node-postgres');
        return { PGlite, createPgConfig };
    }
    catch (cause) {
        if (!(0,types_.isNativeError)(cause) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND')
            throw cause;
        const advice = 'Run `npm ci` in a clone, name the package to npx (docs/install.md), or give REVIEW_GATE_DATABASE_URL.';
        throw new Error(`The embedded database (${PGLITE_PACKAGE}) is not installed. ${advice}`, { cause });
    }
}
/** Finds the nearest `node_modules` above this file that has the package; null where none has. */
function findModulesFolder() {
    for (let at = import.meta.dirname;; at = (0,external_node_path_.dirname)(at)) {
        const folder = (0,external_node_path_.join)(at, 'node_modules');
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, PGLITE_PACKAGE, 'package.json')))
            return folder;
        if ((0,external_node_path_.dirname)(at) === at)
            return null;
    }
}
/** Names the file that keeps the template, by the package's version. */
async function findTemplatePath(folder) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, PGLITE_PACKAGE, 'package.json'), 'utf8');
    const { version } = JSON.parse(text);
    return (0,external_node_path_.join)(folder, '.cache', 'review-gate', `pglite-${version}.tar.gz`);
}
/** Writes beside the place first, so that half of a template is never there. Any number of processes may do it at once. */
async function keepTemplate(path, archive) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    await (0,promises_.writeFile)(draft, Buffer.from(await archive.arrayBuffer()));
    await (0,promises_.rename)(draft, path);
}
/**
 * Gives the template, a gzip'd archive of the data folder. The first call on a machine makes it, which takes some seconds, and keeps it
 * in `node_modules/.cache`; where that cannot be written, each call makes it.
 * @param log is told in one line what takes time, or could not be kept
 * @param modules the `node_modules` that has the package; null where there is none, and then nothing is kept
 */
async function openTemplate(log, modules = findModulesFolder()) {
    const path = modules === null ? null : await findTemplatePath(modules);
    if (path !== null && (0,external_node_fs_.existsSync)(path))
        return new Blob([await (0,promises_.readFile)(path)]);
    log('Making the embedded database for the first time. This takes a few seconds.');
    const { PGlite } = await loadPglite();
    const pglite = await PGlite.create();
    const archive = await pglite.dumpDataDir('gzip');
    await pglite.close();
    if (path !== null) {
        try {
            await keepTemplate(path, archive);
        }
        catch (cause) {
            const why = (0,types_.isNativeError)(cause) ? cause.message : String(cause);
            log(`The empty database could not be kept for the next time: ${why}.`);
        }
    }
    return archive;
}
//# sourceMappingURL=pglite-template.js.map
;// CONCATENATED MODULE: ./build/src/service/store/pglite.js
/**
 * PGlite, which is PostgreSQL in this process: the store where nothing else is installed. It has one connection, waits
 * while a query runs, and never calls fsync: what was committed survives the end of the process, not that of the power.
 */






/** For the one connection to come free: whoever waits in vain is told, and does not wait for ever. */
const CONNECT_MILLISECONDS = 30_000;
/** The pool on an open PGlite: all that use it must go through this one, or they overwrite each other. */
async function createPool(pglite) {
    const { createPgConfig } = await loadPglite();
    return new esm/* Pool */.bC({
        ...createPgConfig(pglite),
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
    });
}
/** Opens the database in the folder, and makes it where there is none: beside its place, so that half of one is never there. */
async function openDatabase(folder, log) {
    const { PGlite } = await loadPglite();
    if (!(0,external_node_fs_.existsSync)(folder)) {
        const draft = `${folder}.new`;
        await (0,promises_.rm)(draft, { recursive: true, force: true });
        const made = await PGlite.create(draft, { loadDataDir: await openTemplate(log) });
        await made.close();
        await (0,promises_.rename)(draft, folder);
    }
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'PG_VERSION')))
        throw new Error(`${folder} is there and is no database. Move it away.`);
    const pglite = await PGlite.create(folder);
    // No server is there to do it in the background: what was deleted makes room again.
    await pglite.exec('vacuum');
    return pglite;
}
/**
 * Opens the database of a data folder, in `<directory>/database`; makes it where there is none.
 * @param log is told in one line what takes time
 * Throws DataLockedError where another process has the folder, and Error where PGlite is not installed.
 */
async function openPglite(directory, log) {
    const lock = await (0,data_lock/* lockDataDirectory */.R)(directory);
    try {
        const pglite = await openDatabase((0,external_node_path_.join)(directory, 'database'), log);
        const pool = await createPool(pglite);
        let closed = null;
        const close = async () => {
            await pool.end();
            await pglite.close();
            await lock.release();
        };
        return {
            kind: 'pglite',
            pool,
            lock,
            close() {
                closed ??= close();
                return closed;
            },
        };
    }
    catch (cause) {
        await lock.release();
        throw cause;
    }
}
//# sourceMappingURL=pglite.js.map

/***/ }),

/***/ 64680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPostgres: () => (/* binding */ openPostgres)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73429);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83849);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16258);
/** A pool of connections to PostgreSQL that continues to work after a restart of the server. */



/** Older versions lack features that the queries need, and are no longer supported. */
const OLDEST_VERSION = 14;
/** Maximum wait until a connection is established or becomes free. */
const CONNECT_MILLISECONDS = 10_000;
/** Maximum time of one statement, on the server. The service's own statements are much faster. */
const STATEMENT_MILLISECONDS = 30_000;
/** A transaction of a blocked process must not lock its rows for longer. */
const IDLE_TRANSACTION_MILLISECONDS = 60_000;
/** A connection that is unused for this time is closed. */
const IDLE_MILLISECONDS = 60_000;
/** Idle time after which TCP keep-alive probes are sent. */
const KEEP_ALIVE_MILLISECONDS = 10_000;
function describeError(cause) {
    if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(cause))
        return 'unknown fault';
    // Connection failed at each address of a name: the AggregateError has no message of its own.
    if (cause instanceof AggregateError)
        return cause.errors.map(describeError).join('; ');
    return cause.message;
}
/** Formats the URL for display: without the password, and without parameters, which may contain one too. */
function formatUrl(url) {
    const user = url.username === '' ? '' : `${url.username}@`;
    return `${url.protocol}//${user}${url.host}${url.pathname}`;
}
function parseConnectionUrl(text) {
    // The parser's own error contains the whole URL.
    const url = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .Dl)(text);
    if (url === null)
        throw new Error('The database URL is not a URL. It looks like postgres://user:password@host:5432/name.');
    if (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
        return url;
    throw new Error(`The database URL must begin with postgres://, not ${url.protocol}//.`);
}
/**
 * Connects to PostgreSQL 14 or later.
 * @param url `postgres://user:password@host:port/name?sslmode=…`
 * @throws Error if it cannot be reached, refuses, or is too old; the message names the server, never the password
 */
async function openPostgres(url, options) {
    const address = parseConnectionUrl(url);
    const config = {
        connectionString: url,
        max: options.poolSize,
        fallback_application_name: 'review-gate',
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
        idleTimeoutMillis: IDLE_MILLISECONDS,
        statement_timeout: STATEMENT_MILLISECONDS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    };
    const pool = new pg__WEBPACK_IMPORTED_MODULE_1__/* .Pool */ .bC(config);
    // The pool removes a broken connection, and the failed query reports the error to its caller. Without listeners, the
    // error event would end the process.
    pool.on('error', (cause) => options.log?.(`a database connection was lost: ${describeError(cause)}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    let closed = null;
    const close = () => {
        closed ??= pool.end();
        return closed;
    };
    try {
        const { rows } = await pool.query(`select current_setting('server_version_num')::int / 10000 as version`);
        const version = rows[0]?.version ?? 0;
        if (version < OLDEST_VERSION)
            throw new Error(`it is PostgreSQL ${version}, and ${OLDEST_VERSION} is the oldest that will do`);
    }
    catch (cause) {
        await close();
        throw new Error(`The database ${formatUrl(address)} cannot be used: ${describeError(cause)}.`, { cause });
    }
    return { kind: 'postgres', pool, close };
}
//# sourceMappingURL=postgres.js.map

/***/ }),

/***/ 87883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ computeDefaultLimits),
/* harmony export */   l: () => (/* binding */ guardAgainstOverload)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var _fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70856);
/* harmony import */ var _api_http_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97272);
/**
 * Rejects requests before the process is overloaded, with the time to retry. Health checks and metrics are never
 * rejected.
 */




/** The share of an available resource at which requests are rejected. */
const SHARE = 0.9;
const EVENT_LOOP_MILLISECONDS = 1000;
const WAITING_CONNECTIONS = 200;
const RETRY_AFTER_SECONDS = 5;
/** More than any machine has: Node reports such a value if the memory of the process is not limited. */
const UNBOUNDED_BYTES = 2 ** 52;
/** Always answered: an orchestrator that gets no answer kills the process, which increases the load on the others. */
const ALWAYS = new Set(['health', 'ready', 'metrics']);
const PRESSURES = {
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_EVENT_LOOP_DELAY]: 'event-loop',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_HEAP_USED_BYTES]: 'heap',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_RSS_BYTES]: 'memory',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_HEALTH_CHECK]: 'database',
};
/** Returns limits derived from the heap of the process and the memory limit of its container. */
function computeDefaultLimits() {
    const memory = (0,node_process__WEBPACK_IMPORTED_MODULE_0__.constrainedMemory)();
    const bounded = memory > 0 && memory < UNBOUNDED_BYTES;
    return {
        eventLoopMilliseconds: EVENT_LOOP_MILLISECONDS,
        heapBytes: Math.floor((0,node_v8__WEBPACK_IMPORTED_MODULE_1__.getHeapStatistics)().heap_size_limit * SHARE),
        memoryBytes: bounded ? Math.floor(memory * SHARE) : 0,
        waitingConnections: WAITING_CONNECTIONS,
    };
}
/** Adds the overload check. Call it before routes in their own scopes are registered. */
function guardAgainstOverload(app, { limits, sampleMilliseconds = 1000, waiting }, meter) {
    app.register(_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.fastifyUnderPressure, {
        maxEventLoopDelay: limits.eventLoopMilliseconds,
        maxHeapUsedBytes: limits.heapBytes,
        maxRssBytes: limits.memoryBytes,
        sampleInterval: sampleMilliseconds,
        ...(limits.waitingConnections === 0
            ? {}
            : { healthCheck: async () => waiting() <= limits.waitingConnections, healthCheckInterval: sampleMilliseconds }),
        pressureHandler: async (request, _reply, type) => {
            const { operation } = request.routeOptions.config;
            if (operation !== undefined && ALWAYS.has(operation))
                return;
            meter?.turnedAway(PRESSURES[type] ?? 'event-loop');
            throw new _api_http_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceError */ ._7('E_INT_001', `The service is overloaded. Try again in ${RETRY_AFTER_SECONDS} s.`, {
                status: 503,
                headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
            });
        },
    });
}
//# sourceMappingURL=overload.js.map

/***/ }),

/***/ 51324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ UNTRACED)
/* harmony export */ });
/** The interface for spans. The implementation that exports them is loaded only when it is needed. */
const NO_SPAN = {
    traceId: null,
    rename: () => undefined,
    set: () => undefined,
    within: (work) => work(),
    end: () => undefined,
};
/** For a service without tracing. */
const UNTRACED = {
    begin: () => NO_SPAN,
    run: (_name, _start, work) => work(),
    ended: () => undefined,
};
//# sourceMappingURL=tracer.js.map

/***/ }),

/***/ 77661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ startEngineThreads)
});

// EXTERNAL MODULE: ./build/src/reviewing/engine-limit-error.js
var engine_limit_error = __webpack_require__(68475);
// EXTERNAL MODULE: ./build/src/engine/policy/resolve.js
var resolve = __webpack_require__(25603);
;// CONCATENATED MODULE: ./build/src/service/threads/answer.js
/**
 * The messages between the service and an engine thread. Errors lose their class in transfer, so the expected error is
 * sent as a value.
 */

/** Runs in the thread: reviews the input. Rejects on an internal error of the engine. */
async function answerReview({ snapshot, policy }, grammars) {
    try {
        return { kind: 'result', result: await review(snapshot, policy, grammars) };
    }
    catch (cause) {
        if (cause instanceof PolicyError)
            return { kind: 'policy', message: cause.message, faults: cause.faults };
        throw cause;
    }
}
/** Runs in the service: returns the result, or throws the engine's error. */
function unwrapAnswer(answer) {
    if (answer.kind === 'result')
        return answer.result;
    throw new resolve/* PolicyError */.pn(answer.message, answer.faults);
}
//# sourceMappingURL=answer.js.map
;// CONCATENATED MODULE: ./build/src/service/threads/concurrency-limiter.js
/** Limits concurrency. Further callers wait in order of arrival. */
class ConcurrencyLimiter {
    atATime;
    waiting = [];
    taken = 0;
    constructor(atATime) {
        this.atATime = atATime;
    }
    /** Runs `work` when the limit allows it; rejects with the signal's reason if it fires before. */
    async take(signal, work) {
        await this.turn(signal);
        try {
            signal.throwIfAborted();
            return await work();
        }
        finally {
            this.pass();
        }
    }
    async turn(signal) {
        signal.throwIfAborted();
        if (this.taken < this.atATime) {
            this.taken += 1;
            return;
        }
        await new Promise((resolve, reject) => {
            const come = () => {
                signal.removeEventListener('abort', leave);
                resolve();
            };
            const leave = () => {
                this.waiting.splice(this.waiting.indexOf(come), 1);
                reject(signal.reason);
            };
            this.waiting.push(come);
            signal.addEventListener('abort', leave, { once: true });
        });
    }
    /** Starts the next waiting caller, or reduces the count of running ones. */
    pass() {
        const next = this.waiting.shift();
        if (next === undefined)
            this.taken -= 1;
        else
            next();
    }
}
//# sourceMappingURL=concurrency-limiter.js.map
;// CONCATENATED MODULE: ./build/src/service/threads/engine-threads.js
/** The engine in worker threads: one huge pull request neither blocks the service nor takes it down. */



/** Maximum time of one review in the engine, in milliseconds: forty times the limit for 10,000 changed lines. */
const REVIEW_MILLISECONDS = 120_000;
/** An idle thread ends after this time and frees its memory. */
const IDLE_MILLISECONDS = 300_000;
/** The name of the function that the thread's file exports. */
const EXPORTED = 'answerReview';
/** Node's error code for a thread that exceeded its `resourceLimits`. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
const isOutOfMemory = (cause) => typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === OUT_OF_MEMORY;
/** Loads the installed package. It cannot be bundled, because it loads files from its own folder. */
async function load() {
    try {
        return await import(/* webpackIgnore: true */ 'piscina');
    }
    catch (cause) {
        throw new Error('The thread pool (piscina) is not installed. Run `npm ci`.', { cause });
    }
}
/** Returns an engine that runs in threads. No thread is started yet. */
function startEngineThreads(options) {
    const { threads, memoryMegabytes, thread, milliseconds = REVIEW_MILLISECONDS } = options;
    const deadline = options.deadline ?? ((limit) => AbortSignal.timeout(limit));
    const turns = new ConcurrencyLimiter(threads);
    let pool = null;
    const open = async () => {
        const { Piscina } = await load();
        return new Piscina({
            filename: thread,
            name: EXPORTED,
            minThreads: 0,
            maxThreads: threads,
            idleTimeout: IDLE_MILLISECONDS,
            // The engine waits for promises of its own. A thread that waits with Atomics would delay them between reviews.
            atomics: 'disabled',
            resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
            // piscina first calls `require` on the file and imports it if that fails. The file is an ES module: after a
            // partial `require` it cannot be imported.
            execArgv: ['--no-experimental-require-module'],
        });
    };
    return {
        review: (snapshot, policy, signal) => turns.take(signal, async () => {
            pool ??= open();
            const opened = await pool;
            // The limit starts when the review gets a thread, because waiting does not count.
            const timer = deadline(milliseconds);
            try {
                // When the signal fires, piscina ends the thread immediately and starts another for the next review.
                return unwrapAnswer(await opened.run({ snapshot, policy }, { signal: AbortSignal.any([signal, timer]) }));
            }
            catch (cause) {
                if (signal.aborted)
                    throw signal.reason;
                if (timer.aborted)
                    throw new engine_limit_error/* EngineLimitError */.Y('time', milliseconds / 1000, { cause });
                if (isOutOfMemory(cause))
                    throw new engine_limit_error/* EngineLimitError */.Y('memory', memoryMegabytes, { cause });
                throw cause;
            }
        }),
        close: async () => {
            // If the pool could not be opened, its review has already failed.
            const opened = await pool?.catch(() => null);
            await opened?.destroy();
        },
    };
}
//# sourceMappingURL=engine-threads.js.map

/***/ })

};
