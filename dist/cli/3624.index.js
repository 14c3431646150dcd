export const id = 3624;
export const ids = [3624];
export const modules = {

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



/** The longest period of one export. */
const MAX_AUDIT_DAYS = 366;
const DAY = 86_400_000;
/** A limit of the period. RFC 3339 wants the seconds, which ISO 8601 lets one leave out. */
const Limit = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true, error: 'must be a time as RFC 3339 has it, such as 2026-01-31T00:00:00Z', abort: true })
    .regex(/T\d{2}:\d{2}:\d{2}/u, 'must have seconds');
/** The period: from `from`, and before `to`. So periods that follow each other have each review once. */
const AuditPeriod = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ from: Limit, to: Limit }).superRefine(({ from, to }, context) => {
    const length = Date.parse(to) - Date.parse(from);
    if (length <= 0)
        context.addIssue({ code: 'custom', path: ['to'], message: 'must be later than from' });
    else if (length > MAX_AUDIT_DAYS * DAY) {
        context.addIssue({ code: 'custom', path: ['to'], message: `must be at most ${MAX_AUDIT_DAYS} days after from` });
    }
});
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

/***/ 84245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y9: () => (/* binding */ buildAuditEntry),
  Vr: () => (/* binding */ identifyPolicy)
});

// UNUSED EXPORTS: presentAuditPeople

// EXTERNAL MODULE: ./build/src/base/digest.js
var digest = __webpack_require__(81047);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
// EXTERNAL MODULE: ./build/src/report/criteria.js
var criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var contract_trace = __webpack_require__(35393);
// EXTERNAL MODULE: ./build/src/report/accounting.js
var accounting = __webpack_require__(77283);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/explain.js
/** A review in one sentence with its evidence: what opened the gate, or what keeps it closed. Plain text, not escaped. */






/** Most names, and most signatures, that the sentence has; the rest is counted. */
const MAX_NAMED = 5;
/** Most characters of a name, of a reason that a person gave, and of words about a fault. */
const MAX_NAME = 80;
const MAX_REASON = 200;
const MAX_WORDS = 300;
const shorten = (text, most) => (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(text), most);
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
        headSha === null ? '' : ` on ${shorten((0,base_text/* abbreviateSha */.Kx)(headSha), MAX_NAME)}`,
        review.base_ref == null ? '' : ` into ${shorten(review.base_ref, MAX_NAME)}`,
    ].join('');
}
/** The rule that decided: `` rule `clean` of `balanced` ``. Those of the engine stand beside every policy. */
function formatRule({ trace }) {
    const decided = (0,report_verdict/* findDecidingRule */.VP)({ trace });
    if (decided === null)
        return '';
    const own = trace?.decision.rules.some(({ name, source }) => name === decided.rule && source !== contract_trace/* ENGINE_SOURCE */.d8);
    const policy = decided.policy === null ? '' : ` ${own ? 'of' : 'beside'} ${formatCode(decided.policy)}`;
    return `rule ${formatCode(decided.rule)}${policy}`;
}
function formatCriteria(told) {
    const tally = (0,criteria/* countCriteria */.T5)(told);
    if (tally.total === 0)
        return told.trace === null ? [] : ['no criteria'];
    const origins = ((0,evidence/* readCriteriaEvidence */.rd)(told)?.criteria ?? []).map(({ origin }) => origin.ticket);
    const tickets = [...new Set(origins.filter((ticket) => ticket !== null))].map((ticket) => shorten(ticket, MAX_NAME));
    const source = tickets.length > 0 ? joinNames(tickets) : 'the description';
    return [`${tally.met} of ${(0,base_text/* counted */.hS)(tally.total, 'criterion', 'criteria')} of ${source} met (${(0,criteria/* formatTally */.eQ)(tally)})`];
}
/** What became of the changed lines: `120 lines asked for, 11 supporting, 20 inert`. */
function formatLines(told) {
    const tally = (0,accounting/* countAccounting */.Z2)(told);
    if (tally === null)
        return [];
    const settled = accounting/* TOLD_REASONS */.EO.filter((reason) => reason !== 'unaccounted' && reason !== 'opaque')
        .filter((reason) => tally.byReason[reason] > 0)
        .map((reason, at) => {
        const count = tally.byReason[reason];
        return `${at === 0 ? (0,base_text/* counted */.hS)(count, 'line') : count} ${reason === 'asked' ? 'asked for' : reason}`;
    });
    const open = (0,accounting/* formatOpen */.Me)(tally);
    const parts = [...settled, ...(open === '' ? [] : [`${open} that nothing accounts for`])];
    return [parts.length === 0 ? 'no changed lines' : parts.join(', ')];
}
function countFact(told, name) {
    const value = (0,report_verdict/* getFact */.xk)(told, name);
    return typeof value === 'number' ? value : 0;
}
/** The findings that nobody accepted: `no findings above info`. */
function formatFindings(told) {
    if ((0,report_verdict/* getFact */.xk)(told, 'findings.total') === undefined)
        return [];
    const [error, warn, info] = ['error', 'warn', 'info'].map((severity) => countFact(told, `findings.${severity}`));
    const worse = [...(error ? [(0,base_text/* counted */.hS)(error, 'error')] : []), ...(warn ? [(0,base_text/* counted */.hS)(warn, 'warning')] : [])];
    if (worse.length > 0)
        return [worse.join(' and ')];
    return [info ? 'no findings above info' : 'no findings'];
}
const DID = { sign: 'signed', accept: 'accepted', vouch: 'vouched for' };
/** Who answered for what, and why: `AC4 signed by @ada because “seen in staging”`. */
function formatSignatures(told) {
    const holding = (0,evidence/* listSignatures */.Uc)(told).filter(({ holds }) => holds);
    const named = holding.slice(0, MAX_NAMED).map(({ verb, target, by, because }) => {
        const what = `${verb === 'accept' ? 'finding ' : ''}${shorten(target, MAX_NAME)}`;
        return `${what} ${DID[verb]} by ${formatLogin(by)} because “${shorten(because, MAX_REASON)}”`;
    });
    const left = holding.length - named.length;
    return left > 0 ? [...named, `${(0,base_text/* counted */.hS)(left, 'more signature', 'more signatures')}`] : named;
}
function formatApprovals(told) {
    const logins = (0,evidence/* readPeopleEvidence */.l7)(told)?.approvals.map(({ login }) => formatLogin(login)) ?? [];
    return logins.length === 0 ? [] : [`${joinNames(logins)} approved this head`];
}
/** What people have not done yet, or said against it. */
function formatMissing(told) {
    const people = (0,evidence/* readPeopleEvidence */.l7)(told);
    if (people === null || !people.given)
        return [];
    const needed = countFact(told, 'reviews.needed');
    const stale = people.stale.map(({ login }) => formatLogin(login));
    const against = people.changes_requested.map(formatLogin);
    const owners = people.owners_missing.map((owner) => shorten(owner, MAX_NAME));
    return [
        ...(people.approvals.length < needed ? [`${people.approvals.length} of ${(0,base_text/* counted */.hS)(needed, 'approval')} given`] : []),
        ...(stale.length === 0 ? [] : [`${joinNames(stale)} approved another state of the change`]),
        ...(against.length === 0 ? [] : [`${joinNames(against)} asked for changes`]),
        ...(owners.length === 0 ? [] : [`no approval of the code owner ${joinNames(owners)}`]),
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
    const verdict = (0,report_verdict/* getVerdict */.aG)(told);
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
    const because = (0,report_verdict/* findDecidingRule */.VP)(told)?.because ?? '';
    const decided = rule === '' ? `the verdict is ${shorten(verdict, MAX_NAME)}` : `${rule} ${asks}`;
    const reason = because === '' ? decided : `${decided} because ${shorten(because, MAX_WORDS)}`;
    const was = review.dry_run === true ? 'would not have been approved in this dry run' : 'was not approved';
    return `${subject} ${was}${place}: ${[reason, ...formatMissing(told), ...formatApprovals(told), ...rest, ...formatTier(told)].join('; ')}.`;
}
//# sourceMappingURL=explain.js.map
;// CONCATENATED MODULE: ./build/src/report/audit-entry.js
/** A completed review as one line of the export for auditors, which `why` shows too. */





/** Returns the name of the policy in force and the digest of its effective settings; null if the trace has no policy. */
function identifyPolicy(trace) {
    const policy = (0,evidence/* readPolicyEvidence */.y5)({ trace });
    return policy === null ? null : { name: policy.name, digest: (0,digest/* digestJson */.t)(policy.effective) };
}
/** Returns whose approval counts and what is missing; null where no host told what people said. */
function presentAuditPeople(told) {
    const people = (0,evidence/* readPeopleEvidence */.l7)(told);
    if (people === null || !people.given)
        return null;
    const rows = (0,criteria/* buildCriterionRows */.v2)(told);
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
        head_sha: values/* Sha */.$R.safeParse(told.headSha).data ?? null,
        base_ref: review.base_ref ?? null,
        base_sha: values/* Sha */.$R.safeParse(review.base_sha).data ?? null,
        verdict: dry ? null : (values/* Verdict */.Y.safeParse(review.verdict).data ?? null),
        dry_run: dry,
        rule: trace?.decision.rule ?? null,
        policy: identifyPolicy(trace),
        tier: values/* Tier */.Ju.safeParse(review.tier).data ?? null,
        people: presentAuditPeople(told),
        signatures: [...(0,evidence/* listSignatures */.Uc)(told)],
        trace_digest: trace?.digest ?? null,
        sentence: explainVerdict(told),
    };
}
//# sourceMappingURL=audit-entry.js.map

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
/* harmony import */ var _audit_entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84245);
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
    const policy = (0,_audit_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyPolicy */ .Vr)(trace);
    if (review.status !== 'complete' || review.dry_run === true)
        return null;
    if (trace === null || head === undefined || policy === null)
        return null;
    const entry = (0,_audit_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .buildAuditEntry */ .y9)(told);
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
        [predicate.policy.digest['sha256'] === trimDigest((0,_audit_entry_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyPolicy */ .Vr)(trace)?.digest ?? ''), 'names another policy'],
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

/***/ })

};
