export const id = 3962;
export const ids = [3962];
export const modules = {

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

/***/ })

};
