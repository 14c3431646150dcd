export const id = 2840;
export const ids = [2840];
export const modules = {

/***/ 69227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAudit: () => (/* binding */ runAudit)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98602);
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24209);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52583);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/* harmony import */ var _service_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20430);
/** `audit`: exports what a service decided in a period. */





/** The longest time that an export may take. */
const LIMIT_MS = 3_600_000;
/** A day stands for its start in UTC. */
const toLimit = (text) => (/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00:00Z` : text);
function readPeriod({ from, to }) {
    const read = _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .AuditPeriod */ .b.safeParse({ from: toLimit(from), to: toLimit(to) });
    if (read.success) {
        const fault = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_1__/* .checkPeriod */ .Uw)(read.data);
        if (fault !== null)
            throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--to ${fault}.`);
        return read.data;
    }
    const faults = read.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}.`);
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e([...new Set(faults)].join('\n'));
}
/**
 * Writes a line of JSON for each review that was completed in the period, oldest first. Returns exit code 0.
 * @throws UsageError for flags that cannot be used; ReviewError if the service does not answer or refuses
 */
async function runAudit(flags, { env, write, signal }) {
    const period = readPeriod(flags);
    const access = (0,_service_access_js__WEBPACK_IMPORTED_MODULE_3__/* .readServiceAccess */ .W)(flags, env);
    const auditor = (0,_client_index_js__WEBPACK_IMPORTED_MODULE_4__/* .createAuditor */ .x)({ ...access, scope: 'admin', deadline: Date.now() + LIMIT_MS, signal });
    try {
        for await (const lines of auditor.exportPeriod(period))
            write(lines);
    }
    finally {
        await auditor.close();
    }
    return _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.APPROVED;
}
//# sourceMappingURL=audit.js.map

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

/***/ })

};
