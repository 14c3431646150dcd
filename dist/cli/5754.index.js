export const id = 5754;
export const ids = [5754];
export const modules = {

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

/***/ 14046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReplay: () => (/* binding */ runReplay),
  runVerify: () => (/* binding */ runVerify)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var contract_trace = __webpack_require__(35393);
// EXTERNAL MODULE: ./build/src/base/digest.js
var digest = __webpack_require__(81047);
// EXTERNAL MODULE: ./build/src/contract/evidence.js
var contract_evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/engine/trace/chain.js
var chain = __webpack_require__(47999);
// EXTERNAL MODULE: ./build/src/engine/trace/evidence.js
var evidence = __webpack_require__(42881);
;// CONCATENATED MODULE: ./build/src/engine/trace/verify.js
/**
 * Checks the consistency of a trace: its shape, its chain of hashes, its digest, and its decision against the last
 * step.
 */




/** The limit of reported faults of the shape. */
const MAX_SHAPE_FAULTS = 20;
/**
 * Checks a trace as the service returns it, or only the engine's part. Never throws. Finds a changed value anywhere in
 * the engine's part. It cannot show that the whole trace was not recomputed (a signature over the digest does), nor
 * that the engine would give the same result (replay does). `review_id` and `signature` are not covered by the digest.
 */
function verifyTrace(trace) {
    const whole = contract_trace/* Trace */.Cn.safeParse(trace);
    const part = contract_trace/* EngineTrace */.So.safeParse(trace);
    const read = whole.success ? whole : part;
    if (!read.success) {
        const issues = hasReviewId(trace) ? (whole.error?.issues ?? []) : (part.error?.issues ?? []);
        const faults = issues
            .slice(0, MAX_SHAPE_FAULTS)
            .map((issue) => `${issue.path.map(String).join('.') || 'trace'}: ${issue.message}`);
        return { ok: false, faults: faults.length > 0 ? faults : ['trace: not a trace'] };
    }
    try {
        const faults = [...checkSteps(read.data), ...checkDecision(read.data), ...checkDigest(read.data)];
        return { ok: faults.length === 0, faults };
    }
    catch {
        return { ok: false, faults: ['trace: holds a value that has no canonical JSON form'] };
    }
}
function hasReviewId(trace) {
    return typeof trace === 'object' && trace !== null && 'review_id' in trace;
}
function checkSteps(trace) {
    const faults = [];
    const names = trace.steps.map((step) => step.name).join(', ');
    const expected = contract_evidence/* StepName */.mC.options.join(', ');
    if (names !== expected)
        faults.push(`steps: are ${names || 'none'}; should be ${expected}`);
    let previous = trace.snapshot.digest;
    for (const [index, step] of trace.steps.entries()) {
        const at = `steps.${index} (${step.name})`;
        if ((0,chain/* hashStep */.BH)(previous, step) !== step.hash) {
            faults.push(`${at}: its hash does not cover what it says and the hash before it`);
        }
        previous = step.hash;
        const evidence = new Map(Object.entries(contract_evidence/* STEP_EVIDENCE */.XL)).get(step.name)?.safeParse(step.evidence);
        const issue = evidence?.error?.issues[0];
        if (issue !== undefined)
            faults.push(`${at}: evidence.${issue.path.map(String).join('.')}: ${issue.message}`);
    }
    return faults;
}
function checkDecision(trace) {
    const last = trace.steps.at(-1);
    if (last === undefined)
        return [];
    const agrees = last.output_digest === (0,digest/* digestJson */.t)(trace.decision) &&
        (0,digest/* toCanonicalJson */.s)(last.evidence) === (0,digest/* toCanonicalJson */.s)((0,evidence/* buildDecisionEvidence */.EN)(trace.decision));
    return agrees ? [] : ['decision: is not what the last step says'];
}
function checkDigest(trace) {
    return (0,chain/* digestTrace */.Wt)(trace) === trace.digest ? [] : ['digest: does not cover the trace'];
}
//# sourceMappingURL=verify.js.map
// EXTERNAL MODULE: ./build/src/engine/review.js + 2 modules
var review = __webpack_require__(28478);
;// CONCATENATED MODULE: ./build/src/engine/trace/compare.js
/** Finds the differences between two traces of the same review. */

/** Compares a recorded trace with a recomputed one. Only the engine's part is compared. */
function compareTraces(recorded, made) {
    if ((0,digest/* toCanonicalJson */.s)(selectEnginePart(recorded)) === (0,digest/* toCanonicalJson */.s)(selectEnginePart(made)))
        return { same: true, differences: [] };
    const differences = [];
    if (recorded.engine.version !== made.engine.version) {
        differences.push(`engine: recorded by version ${recorded.engine.version}, replayed by version ${made.engine.version}`);
    }
    if (recorded.snapshot.digest !== made.snapshot.digest) {
        differences.push('snapshot: its digest is another; this is not the snapshot that was reviewed');
    }
    else if ((0,digest/* toCanonicalJson */.s)(recorded.snapshot) !== (0,digest/* toCanonicalJson */.s)(made.snapshot)) {
        differences.push(`snapshot: ${describeDifference(recorded.snapshot, made.snapshot)}`);
    }
    const step = describeDifferingStep(recorded.steps, made.steps);
    if (step !== null)
        differences.push(step);
    if ((0,digest/* toCanonicalJson */.s)(recorded.decision) !== (0,digest/* toCanonicalJson */.s)(made.decision)) {
        differences.push(`decision: ${describeDifference(recorded.decision, made.decision)}`);
    }
    if (differences.length === 0)
        differences.push('digest: the recorded one does not cover the recorded trace');
    return { same: false, differences };
}
function selectEnginePart({ schema, engine, snapshot, steps, decision, digest }) {
    return { schema, engine, snapshot, steps, decision, digest };
}
function describeDifferingStep(recorded, made) {
    for (let index = 0; index < Math.max(recorded.length, made.length); index += 1) {
        const [a, b] = [recorded[index], made[index]];
        if (a === undefined || b === undefined)
            return `steps: recorded ${recorded.length}, made ${made.length}`;
        if ((0,digest/* toCanonicalJson */.s)(a) === (0,digest/* toCanonicalJson */.s)(b))
            continue;
        const at = `step ${a.name}`;
        if (a.name !== b.name)
            return `${at}: the replay has ${b.name} in its place`;
        if (a.input_digest !== b.input_digest)
            return `${at}: took another input`;
        if ((0,digest/* toCanonicalJson */.s)(a.evidence) !== (0,digest/* toCanonicalJson */.s)(b.evidence))
            return `${at}: ${describeDifference(a.evidence, b.evidence, 'evidence')}`;
        return a.output_digest === b.output_digest ? `${at}: its hash is another` : `${at}: gave another output`;
    }
    return null;
}
const MAX_SHOWN_CHARACTERS = 120;
/** Returns the path to the first value that differs, and both values. */
function describeDifference(a, b, path = '') {
    if (isGroup(a) && isGroup(b) && Array.isArray(a) === Array.isArray(b)) {
        const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
        for (const key of [...new Set([...left.keys(), ...right.keys()])]) {
            if (formatValue(left.get(key)) !== formatValue(right.get(key))) {
                return describeDifference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`);
            }
        }
    }
    return `${path === '' ? 'value' : path} was ${cut(formatValue(a))}, is ${cut(formatValue(b))}`;
}
function isGroup(value) {
    return typeof value === 'object' && value !== null;
}
const formatValue = (value) => (value === undefined ? 'missing' : (0,digest/* toCanonicalJson */.s)(value));
const cut = (text) => (text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text);
//# sourceMappingURL=compare.js.map
;// CONCATENATED MODULE: ./build/src/engine/replay.js


/**
 * Reviews the stored input again and compares the canonical JSON of both traces, byte by byte. Reports the first step
 * that differs, and a different engine version if that is the reason. Throws PolicyError as `review` does.
 */
async function replay(input, trace, grammars) {
    const made = await (0,review/* review */.N)(input.snapshot, input.policy, grammars);
    return compareTraces(trace, made.trace);
}
//# sourceMappingURL=replay.js.map
// EXTERNAL MODULE: ./build/src/engine/snapshot.js + 3 modules
var engine_snapshot = __webpack_require__(50895);
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var src_grammars = __webpack_require__(70728);
// EXTERNAL MODULE: ./build/src/report/verification-summary.js
var verification_summary = __webpack_require__(11796);
// EXTERNAL MODULE: ./build/src/service/api/auth/trace-signature.js + 1 modules
var trace_signature = __webpack_require__(45915);
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
;// CONCATENATED MODULE: ./build/src/cli/trace.js
/** `verify` and `replay`: check a trace, and compute it again. */











function describeSignature({ signature, vsa }, keys) {
    if (signature === null) {
        const text = 'It is not signed: the chain shows that nothing was changed in it, not who made it.';
        return { holds: keys === null, text };
    }
    const trace = describeSigner('It', 'signature', keys, signature);
    if (vsa == null || !trace.holds)
        return trace;
    const summary = describeSigner('Its verification summary', 'vsa', keys, vsa, trace_signature/* SUMMARY_ENCODING */.Pp);
    return summary.holds ? { holds: true, text: `${trace.text}\n${summary.text}` } : summary;
}
/** @param what the envelope in words, at the start of a sentence; `field`: its name in the trace */
function describeSigner(what, field, keys, envelope, encoding) {
    const named = envelope.signatures.map(({ keyid }) => keyid).join(', ');
    if (keys === null) {
        return {
            holds: true,
            text: `${what} says that the key ${named} signed it. That was not checked: name the keys with --keys.`,
        };
    }
    const check = (0,trace_signature/* checkSignature */.jC)(envelope, keys, encoding);
    switch (check.state) {
        case 'good':
            return { holds: true, text: `${what} is signed with the key ${check.keyId}.` };
        case 'unknown-key':
            return { holds: false, text: `${field}: is of the key ${named}, which is not among the keys` };
        case 'bad':
            return { holds: false, text: `${field}: is not one of the key ${named} over this statement` };
    }
}
/**
 * Checks a trace's chain of hashes, its digest, the subject of its signature and its verification summary, and with keys
 * their signer. Returns exit
 * code 0 if all hold, 1 if one does not. With keys, an unsigned trace fails.
 */
async function runVerify(path, keys, write) {
    const fail = (faults) => {
        write(`${path} does not hold:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
        return exit/* EXIT */.d.NOT_APPROVED;
    };
    const checked = verifyTrace(await (0,files/* readJson */.Vh)(path, 'trace', schemas/* json */.Pq9()));
    if (!checked.ok)
        return fail(checked.faults);
    const trace = await (0,files/* readJson */.Vh)(path, 'trace', contract_trace/* Trace */.Cn);
    const faults = [...(0,trace_signature/* checkStatement */.It)(trace), ...(0,verification_summary/* checkVerificationSummary */.a)(trace)];
    if (faults.length > 0)
        return fail(faults);
    const said = describeSignature(trace, keys);
    if (!said.holds)
        return fail([said.text]);
    write(`${path} holds: ${trace.steps.length} steps, verdict ${trace.decision.verdict}, digest ${trace.digest}\n${said.text}\n`);
    return exit/* EXIT */.d.APPROVED;
}
/**
 * Reviews the stored snapshot again and compares byte by byte. Returns exit code 0 if the result is identical, 1
 * otherwise.
 */
async function runReplay(path, snapshot, write) {
    const trace = await (0,files/* readJson */.Vh)(path, 'trace', contract_trace/* Trace */.Cn);
    const inputPath = snapshot ?? (0,files/* toSnapshotPath */.x1)(path);
    if (!(0,external_node_fs_.existsSync)(inputPath)) {
        throw new exit/* UsageError */.e(`There is no snapshot at ${inputPath}. Name it with --snapshot; review --trace writes it beside the trace.`);
    }
    const grammars = (0,src_grammars/* openGrammars */.Z)((0,folder/* findGrammarFolder */.f)(import.meta.dirname));
    const outcome = await replay(await (0,files/* readJson */.Vh)(inputPath, 'snapshot', engine_snapshot/* ReviewInput */.N9), trace, grammars);
    if (outcome.same) {
        write(`The same review came out, byte for byte: ${trace.digest}\n`);
        return exit/* EXIT */.d.APPROVED;
    }
    write(`Another review came out:\n${outcome.differences.map((difference) => `  ${difference}\n`).join('')}`);
    return exit/* EXIT */.d.NOT_APPROVED;
}
//# sourceMappingURL=trace.js.map

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

/***/ 74913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   kK: () => (/* binding */ formatMarkdownCode),
/* harmony export */   kn: () => (/* binding */ formatMarkdownWords),
/* harmony export */   ng: () => (/* binding */ formatMarkdownLink)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16258);
/** Untrusted words as Markdown: a finding's text is text, never markup, a link, a mention or a command. */


/**
 * Returns one line of untrusted text as Markdown that shows exactly that text. It has no emphasis, HTML, link, image,
 * table cell, math, autolink (including the extended ones of GFM), mention, reference (`#1`, `GH-1`) or emoji
 * (`:tada:`). A trusted HTML comment splits the patterns that GitHub searches for after parsing.
 */
function escapeMarkdown(text) {
    return escapeLine((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function escapeLine(line) {
    return line
        .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
        .replace(/^([#+\-=:])/u, '\\$1')
        .replace(/^(\d+)([.)])/u, '$1\\$2')
        .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}
/** Encodes a path as a part of a URL. It can never lead out of the URL's preceding part. */
function encodePath(path) {
    const parts = path.toWellFormed().split('/');
    return parts
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
}
/** Matches text that is allowed in a code span: nothing that could end the span, or be markup after it. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;
/**
 * Returns one line of untrusted text as a code span, or as escaped text if it contains characters that are not allowed
 * in a code span.
 */
function formatMarkdownCode(text) {
    const line = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text);
    return isPlainCode(line) ? `\`${line}\`` : escapeLine(line);
}
/**
 * Returns one line of untrusted text as Markdown. Text between backticks becomes a code span if it can be one, as its
 * author intended; everything else is treated as in `escapeMarkdown`.
 */
function formatMarkdownWords(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)
        .split(/(`[^`]+`)/u)
        .map((part) => {
        const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
        return code !== null && isPlainCode(code) ? `\`${code}\`` : escapeLine(part);
    })
        .join('');
}
function isPlainCode(line) {
    return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}
/** Returns a link with a trusted label, or only the label if the URL is not http(s). */
function formatMarkdownLink(label, url) {
    const parsed = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpUrl */ .f$)(url);
    if (parsed === null)
        return label;
    return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
//# sourceMappingURL=text.js.map

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

/***/ 3946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}


/***/ })

};
