export const id = 6605;
export const ids = [6605,3962];
export const modules = {

/***/ 42955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compareSpans),
/* harmony export */   j: () => (/* binding */ isOpenReason)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2546);


/** Returns whether spans of the reason are left to people. Takes any word: a reason that is not known here is not. */
function isOpenReason(reason) {
    return _span_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_REASONS */ .Bt.some((open) => open === reason);
}
/**
 * The contract's order of spans: the heaviest first, then by file and first line; file names by code units. Spans of
 * one weight and line keep their order.
 */
function compareSpans(a, b) {
    return (b.weight - a.weight ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.location.file, b.location.file) ||
        (a.location.lineRange[0] ?? 0) - (b.location.lineRange[0] ?? 0));
}
//# sourceMappingURL=span-order.js.map

/***/ }),

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

/***/ }),

/***/ 97431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ PEOPLE_RULE),
  $: () => (/* binding */ createDecider)
});

// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
// EXTERNAL MODULE: ./build/src/engine/policy/expression.js + 1 modules
var expression = __webpack_require__(87519);
;// CONCATENATED MODULE: ./build/src/engine/decision/conditions.js
/** The conditions of a policy, compiled, and asked within a bound. */

/**
 * Maximum number of list elements that the conditions of one decision may visit; further conditions count as failed.
 */
const MAX_VISITS = 100_000;
/**
 * Compiles a rule. Policies are checked when they are read, so a condition that does not compile here counts as one
 * that fails.
 */
async function compileRule(rule) {
    const compiled = await (0,expression/* compileCondition */.vs)(rule.if);
    if (compiled.ok)
        return { rule, ...compiled };
    const error = compiled.faults[0]?.message ?? 'not a CEL expression';
    return { rule, condition: () => ({ held: false, error }), loops: 0, groups: [] };
}
/**
 * Returns a function from a set of facts to an evaluator. The outcome of a condition on the first facts is cached. It
 * is reused for other facts if all facts that the condition names are equal, so that "what if" questions are cheap. The
 * limit counts as if nothing were cached, so that outcomes do not depend on earlier questions.
 */
function createRuleEvaluators() {
    const kept = new Map();
    return (facts) => {
        const values = new Map(Object.entries(facts));
        const longest = measureLongestList(facts);
        let bound = null;
        let visits = 0;
        return (rule) => {
            visits += rule.loops * longest;
            if (rule.loops > 0 && visits > MAX_VISITS) {
                return { held: false, error: `the policy's conditions walk through more than ${MAX_VISITS} elements of lists` };
            }
            const before = kept.get(rule);
            if (before !== undefined && rule.groups.every((name) => before.facts.get(name) === values.get(name))) {
                return before.outcome;
            }
            bound ??= (0,expression/* bindFacts */.TJ)(facts);
            const outcome = rule.condition(bound);
            if (before === undefined)
                kept.set(rule, { facts: values, outcome });
            return outcome;
        };
    };
}
function measureLongestList({ findings, change, pr }) {
    const lists = [
        findings.rules,
        Object.keys(findings.by_plane),
        change.classes,
        change.languages,
        change.paths,
        pr.labels,
    ];
    return lists.reduce((longest, list) => Math.max(longest, list.length), 0);
}
//# sourceMappingURL=conditions.js.map
;// CONCATENATED MODULE: ./build/src/engine/decision/decide.js
/** Facts and rules → the verdict, and every rule with whether it held. */


/** Guards that no policy can disable. If one of them holds, an approval becomes needs-review. */
const GUARDS = [
    { name: 'incomplete-snapshot', condition: '!coverage.complete', holds: (facts) => !facts.coverage.complete },
    { name: 'base-not-allowed', condition: '!base.allowed', holds: (facts) => !facts.base.allowed },
    { name: 'ticket-not-read-whole', condition: '!criteria.complete', holds: (facts) => !facts.criteria.complete },
    { name: 'broken-repository-policy', condition: 'policy.broken', holds: (facts) => facts.policy.broken },
    {
        name: 'changes-requested',
        condition: 'reviews.changes_requested > 0',
        holds: ({ reviews }) => reviews.changes_requested > 0,
    },
    {
        name: 'too-few-people',
        condition: '(accounting.vouched.spans > 0 || criteria.signed > 0 || findings.signed > 0) && reviews.needed > 1 && !reviews.approved',
        holds: restsOnTooFew,
    },
    {
        name: 'rule-not-evaluated',
        condition: 'a rule before the deciding one could not be evaluated',
        holds: (_, errors) => errors.length > 0,
    },
];
/**
 * Returns whether people answered for parts of the change, and not all of the several approved whom the policy asks
 * for: one person's answers never stand for two people.
 */
function restsOnTooFew({ accounting, criteria, findings, reviews }) {
    const answered = accounting.vouched.spans > 0 || criteria.signed > 0 || findings.signed > 0;
    return answered && reviews.needed > 1 && !reviews.approved;
}
/**
 * What every policy hands to people: where they approved, a verdict that asks for them becomes an approval. Never for
 * errors and contradictions; the guards stand above it.
 */
const PEOPLE_RULE = {
    name: trace/* PEOPLE_RULE_NAME */.v3,
    condition: 'reviews.approved && findings.error == 0 && criteria.contradicted == 0',
    holds: ({ reviews, findings, criteria }) => reviews.approved && findings.error === 0 && criteria.contradicted === 0,
};
/** The contract names the verdicts from the mildest to the strictest. */
const isStricter = (a, b) => values/* Verdict */.Y.options.indexOf(a) > values/* Verdict */.Y.options.indexOf(b);
/**
 * Compiles the layers. The first rule that holds gives the verdict of its layer. If none holds, the verdict is
 * needs-review, or nothing if the layer only adds to another. The strictest layer wins, the earlier one on a tie. An
 * approval by the people that the policy asks for turns needs-review into auto-approve. The engine's guards then apply
 * to every policy: an incomplete snapshot, a base branch that is not allowed, a ticket beyond a limit, a repository
 * policy that does not parse, changes that a person asks for, or a rule that could not be evaluated is never
 * auto-approved.
 */
async function createDecider(layers) {
    const compiled = await Promise.all(layers.map(async (layer) => ({ ...layer, rules: await Promise.all(layer.rules.map(compileRule)) })));
    const asking = createRuleEvaluators();
    return (facts) => {
        const ask = asking(facts);
        const errors = [];
        const rules = [];
        let best = null;
        for (const layer of compiled) {
            const said = evaluateLayer(layer.rules, layer.otherwise, ask, rules, errors);
            if (said !== null && (best === null || isStricter(said.verdict, best.verdict)))
                best = said;
        }
        const decided = best ?? { verdict: 'needs-review', rule: trace/* NO_RULE_HELD */.Dz };
        return { ...applyGuards(hearPeople(decided, facts, rules), facts, rules, errors), rules, errors };
    };
}
function evaluateLayer(compiled, otherwise, ask, rules, errors) {
    let said = null;
    for (const one of compiled) {
        const { rule } = one;
        const outcome = said === null ? ask(one) : null;
        if (outcome !== null && outcome.error !== null) {
            errors.push({ rule: rule.name, source: rule.source, message: outcome.error });
        }
        rules.push({
            name: rule.name,
            condition: rule.if,
            verdict: rule.verdict,
            held: outcome?.held ?? null,
            source: rule.source,
        });
        if (outcome?.held)
            said = { verdict: rule.verdict, rule: rule.name };
    }
    if (otherwise === null)
        return said;
    rules.push({
        name: trace/* NO_RULE_HELD */.Dz,
        condition: 'true',
        verdict: otherwise,
        held: said === null ? true : null,
        source: trace/* ENGINE_SOURCE */.d8,
    });
    return said ?? { verdict: otherwise, rule: trace/* NO_RULE_HELD */.Dz };
}
function hearPeople(decided, facts, rules) {
    const { name, condition } = PEOPLE_RULE;
    const held = decided.verdict === 'needs-review' ? PEOPLE_RULE.holds(facts) : null;
    rules.push({ name, condition, verdict: 'auto-approve', held, source: trace/* ENGINE_SOURCE */.d8 });
    return held ? { verdict: 'auto-approve', rule: name } : decided;
}
function applyGuards(decided, facts, rules, errors) {
    let outcome = decided;
    for (const guard of GUARDS) {
        const held = outcome.verdict === 'auto-approve' ? guard.holds(facts, errors) : null;
        rules.push({ name: guard.name, condition: guard.condition, verdict: 'needs-review', held, source: trace/* ENGINE_SOURCE */.d8 });
        if (held)
            outcome = { verdict: 'needs-review', rule: guard.name };
    }
    return outcome;
}
//# sourceMappingURL=decide.js.map

/***/ }),

/***/ 25603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   nZ: () => (/* binding */ resolvePolicy),
/* harmony export */   pn: () => (/* binding */ PolicyError)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34107);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16112);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35393);
/* harmony import */ var _built_in_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(395);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67728);
/* harmony import */ var _severities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34068);
/**
 * Decides which policy applies. In order of priority: the request's policy, the repository's own file, the tenant's
 * policy, and the built-in policy on which each is based. The *ruling* policy is the request's if there is one, else the
 * tenant's. A setting of the tenant defines what the repository's file may change:
 *
 * - `ignore`: the file is not read.
 * - `override`: the file of the default branch replaces the tenant's policy. A policy that the request names still has
 *   priority. The file of another base is not read, because the author of the change chose that branch.
 * - `tighten`: the file can only make the ruling policy stricter, and so can the file of a base that is not the default
 *   branch. Exactly:
 *   - verdict: the rules of all policies are evaluated on the same facts, each by its first match, and the strictest
 *     verdict wins (request-changes over needs-review over auto-approve). A file without `extends` is based on the
 *     ruling policy: only its own rules are evaluated, and if none holds, it gives no verdict.
 *   - severities: the higher one for each rule; `off` is the lowest. A file cannot lower or disable a rule.
 *   - criteria.met: the higher value; criteria.require: the one that asks for more.
 *   - people: more approvals, the owners if one asks for them, two people from the lower tier; who signs must be allowed
 *     to by every policy.
 *   - bases: every policy must allow the base.
 *   - suppressions, path classes and ticket repositories of the file are not used: they weaken the policy, and no class
 *     is stricter than another.
 *
 * With `tighten`, the verdict is therefore never weaker than the ruling policy's on these facts. The facts contain at
 * least its findings and at most its met criteria.
 *
 * In both modes that read a file, a file that does not parse prevents auto-approve, and the reason is reported.
 */





/**
 * Thrown for a requested or tenant policy that cannot be used: an unknown built-in policy, or one that does not parse.
 */
class PolicyError extends Error {
    faults;
    name = 'PolicyError';
    constructor(message, faults) {
        super(message);
        this.faults = faults;
    }
}
/** Formats a fault as one line for the user. */
function formatProblem(fault) {
    return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}
/**
 * Resolves the policy of a review. `rules` are the engine's rules.
 * @throws PolicyError only for the request's or the tenant's policy
 */
async function resolvePolicy(sources, { trusted, chosen }, rules) {
    const known = rules.map((rule) => rule.id);
    const { requested, tenant, repository_policy: mode } = sources;
    const requestOrigin = requested && toOrigin('request', requested.name, true, 'named by the request');
    const tenantOrigin = (used, note) => toOrigin('tenant', tenant.name, used, note);
    const resolveRuling = async () => {
        const reference = requested ?? tenant;
        return {
            name: reference.name,
            ...(await completePolicy(await readPolicy(reference, known), requested ? 'request' : 'tenant', reference.source === null)),
        };
    };
    const resolveRulingAlone = async (repository, broken) => {
        const { name, policy, base } = await resolveRuling();
        return {
            effective: { name, ...policy },
            layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
            repositoryBroken: broken,
            sources: [
                ...(requestOrigin ? [requestOrigin] : []),
                ...repository,
                tenantOrigin(!requested, requested ? 'the request names another' : 'the default of the tenant'),
                ...base,
            ],
        };
    };
    const given = [trusted, chosen].filter((file) => file !== null);
    if (mode === 'ignore' || (mode === 'override' && requested)) {
        const why = mode === 'ignore' ? 'the tenant ignores repository policies' : 'the request names another';
        return resolveRulingAlone(given.map((file) => toFileOrigin(file.path, false, why)), false);
    }
    if (mode === 'override') {
        const passed = chosen === null ? [] : [toFileOrigin(chosen.path, false, "the default branch's file counts")];
        if (trusted === null)
            return resolveRulingAlone(passed, false);
        const parsed = await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(trusted.text, known);
        if (!parsed.ok)
            return resolveRulingAlone([toBrokenOrigin(trusted.path, parsed.faults), ...passed], true);
        const { policy, base } = await completePolicy(parsed.policy, 'repository', false);
        return {
            effective: { name: trusted.path, ...policy },
            layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
            repositoryBroken: false,
            sources: [
                toFileOrigin(trusted.path, true, "takes the tenant's place"),
                ...passed,
                tenantOrigin(false, "the repository's takes its place"),
                ...base,
            ],
        };
    }
    const read = await Promise.all(given.map(async ({ path, text }) => ({ path, parsed: await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, known) })));
    const origins = read.map(({ path, parsed }) => parsed.ok ? toFileOrigin(path, true, describeTightening(parsed.policy)) : toBrokenOrigin(path, parsed.faults));
    let tightened = await resolveRulingAlone(origins, read.some(({ parsed }) => !parsed.ok));
    for (const { path, parsed } of read) {
        if (parsed.ok)
            tightened = await tightenPolicy(tightened, path, parsed.policy, rules);
    }
    return tightened;
}
const toFileOrigin = (path, used, note) => toOrigin('repository', path, used, note);
function toBrokenOrigin(path, [first]) {
    const fault = first === undefined ? '' : formatProblem(first);
    return toFileOrigin(path, false, `does not parse, so nothing is approved until it does: ${fault}`);
}
async function tightenPolicy(floor, path, file, rules) {
    const lift = file.extends === undefined ? file : mergePolicies(file, await readBuiltIn(file.extends));
    const layer = {
        rules: (lift.rules ?? []).map((rule) => ({ ...rule, source: 'repository' })),
        otherwise: file.extends === undefined ? null : 'needs-review',
    };
    return {
        ...floor,
        effective: {
            ...floor.effective,
            name: `${floor.effective.name} + ${path}`,
            rules: [...floor.effective.rules, ...layer.rules],
            severities: (0,_severities_js__WEBPACK_IMPORTED_MODULE_1__/* .liftSeverities */ .Vx)(floor.effective.severities, lift.severities ?? {}, rules),
            criteria: tightenCriteria(floor.effective.criteria, lift.criteria),
            people: tightenPeople(floor.effective.people, lift.people),
            bases: [...floor.effective.bases, ...(lift.bases === undefined ? [] : [lift.bases])],
        },
        layers: [...floor.layers, layer],
    };
}
/** Takes of each key the value that asks for more. */
function tightenCriteria(floor, { met = 0, require: required = floor.required } = {}) {
    const order = _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .RequiredStatus */ .My.options;
    return {
        met: Math.max(floor.met, met),
        required: order.indexOf(required) > order.indexOf(floor.required) ? required : floor.required,
    };
}
/** Takes of each key the value that asks for more people. */
function tightenPeople(floor, { approvals = 0, owners = false, may_sign, four_eyes_from } = {}) {
    const tiers = [floor.fourEyesFrom, four_eyes_from ?? null].filter((tier) => tier !== null);
    return {
        approvals: Math.max(floor.approvals, approvals),
        owners: floor.owners || owners,
        maySign: [...floor.maySign, ...(may_sign === undefined ? [] : [may_sign])],
        fourEyesFrom: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Tier */ .Ju.options.find((tier) => tiers.includes(tier)) ?? null,
    };
}
/** Fills in what a document does not say of people. */
function completePeople(document = {}) {
    return {
        approvals: document.approvals ?? _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PEOPLE */ .S6.approvals,
        owners: document.owners ?? _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PEOPLE */ .S6.owners,
        maySign: document.may_sign === undefined ? _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PEOPLE */ .S6.maySign : [document.may_sign],
        fourEyesFrom: document.four_eyes_from ?? _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_PEOPLE */ .S6.fourEyesFrom,
    };
}
/** Fills in what a document does not say of criteria. */
function completeCriteria({ met = _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_CRITERIA */ .eL.met, require: required = _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .DEFAULT_CRITERIA */ .eL.required, } = {}) {
    return { met, required };
}
function describeTightening(file) {
    const unused = [
        ...(file.suppressions?.length ? ['suppressions'] : []),
        ...(Object.keys(file.paths ?? {}).length > 0 ? ['paths'] : []),
        ...(file.tickets === undefined ? [] : ['tickets']),
    ];
    const lead = 'tightens: the stricter verdict, the higher severity and what asks for more of criteria count';
    return unused.length === 0 ? lead : `${lead}; its ${unused.join(' and ')} are not used, since they can loosen`;
}
const toOrigin = (kind, name, used, note) => ({
    origin: kind,
    name,
    used,
    note,
});
/** Reads the document that a reference names. */
async function readPolicy(reference, known) {
    if (reference.source === null) {
        const name = _schema_js__WEBPACK_IMPORTED_MODULE_4__/* .BuiltInName */ .Hm.safeParse(reference.name);
        if (name.success)
            return readBuiltIn(name.data);
        throw new PolicyError(`there is no built-in policy "${reference.name}"; there are: ${_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .BuiltInName */ .Hm.options.join(', ')}`, []);
    }
    const parsed = await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(reference.source, known);
    if (parsed.ok)
        return parsed.policy;
    const [first] = parsed.faults;
    const where = first === undefined ? '' : `: ${formatProblem(first)}`;
    throw new PolicyError(`the policy "${reference.name}" does not parse${where}`, parsed.faults);
}
async function readBuiltIn(name) {
    const parsed = await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(_built_in_js__WEBPACK_IMPORTED_MODULE_5__/* .BUILT_IN_POLICIES */ .Q[name], []);
    if (parsed.ok)
        return parsed.policy;
    throw new PolicyError(`the built-in policy "${name}" does not parse`, parsed.faults);
}
/**
 * Merges a document with its base: its own rules come first, and a rule with the same name replaces the base's rule.
 */
function mergePolicies(own, base) {
    const names = new Set((own.rules ?? []).map((rule) => rule.name));
    return {
        rules: [...(own.rules ?? []), ...(base.rules ?? []).filter((rule) => !names.has(rule.name))],
        severities: { ...base.severities, ...own.severities },
        // Own globs come first, because the first match wins.
        paths: { ...own.paths, ...omitKeys(base.paths ?? {}, own.paths ?? {}) },
        criteria: { ...base.criteria, ...own.criteria },
        people: { ...base.people, ...own.people },
        bases: own.bases ?? base.bases,
        derived: own.derived ?? base.derived,
        tickets: own.tickets ?? base.tickets,
        suppressions: [...(own.suppressions ?? []), ...(base.suppressions ?? [])],
    };
}
const omitKeys = (from, keys) => Object.fromEntries(Object.entries(from).filter(([key]) => !Object.hasOwn(keys, key)));
async function completePolicy(own, source, isBuiltIn) {
    const baseName = own.extends ?? 'balanced';
    const ownNames = new Set((own.rules ?? []).map((rule) => rule.name));
    const whole = isBuiltIn ? own : mergePolicies(own, await readBuiltIn(baseName));
    const selectSource = (name) => (!isBuiltIn && ownNames.has(name) ? source : _contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILT_IN_SOURCE */ .pA);
    return {
        policy: {
            rules: (whole.rules ?? []).map((rule) => ({ ...rule, source: selectSource(rule.name) })),
            severities: whole.severities ?? {},
            paths: Object.entries(whole.paths ?? {}).map(([pattern, fileClass]) => ({ pattern, class: fileClass })),
            bases: [whole.bases ?? null],
            derived: whole.derived ?? [],
            tickets: whole.tickets ?? { repositories: [] },
            criteria: completeCriteria(whole.criteria),
            people: completePeople(whole.people),
            suppressions: (whole.suppressions ?? []).map((one) => ({
                rule: one.rule ?? null,
                path: one.path ?? null,
                fingerprint: one.fingerprint ?? null,
                reason: one.reason,
                expires: one.expires ?? null,
            })),
        },
        base: isBuiltIn ? [] : [toOrigin(_contract_index_js__WEBPACK_IMPORTED_MODULE_6__/* .BUILT_IN_SOURCE */ .pA, baseName, true, 'what the policy stands on')],
    };
}
//# sourceMappingURL=resolve.js.map

/***/ }),

/***/ 34068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ findSetting),
/* harmony export */   Vx: () => (/* binding */ liftSeverities),
/* harmony export */   z5: () => (/* binding */ readPlane)
/* harmony export */ });
/* unused harmony export selectHigher */
const ORDER = ['off', 'info', 'warn', 'error'];
/** Returns the higher of two settings. */
function selectHigher(a, b) {
    return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}
/** Returns the policy's setting for a rule: by its id, else by its plane; null if there is none. */
function findSetting(severities, rule) {
    const own = (key) => (Object.hasOwn(severities, key) ? severities[key] : undefined);
    return own(rule) ?? own(`${readPlane(rule)}/*`) ?? null;
}
/**
 * Raises the severities of `floor` to those of `lift` and never lowers one. Every engine rule that `lift` sets gets the
 * higher of the two under its own id. If `floor` does not set a rule, the rule's own severity is the floor, because no
 * finding of the rule is above it; a lower setting has no effect. For rules of other tools the own severity is unknown.
 * If `floor` does not set them, only `error` has an effect, because it lowers nothing.
 */
function liftSeverities(floor, lift, rules) {
    const made = { ...floor };
    for (const { id, severity } of rules) {
        const wanted = findSetting(lift, id);
        if (wanted === null)
            continue;
        const set = findSetting(floor, id);
        if (set !== null || selectHigher(wanted, severity) === wanted)
            made[id] = selectHigher(wanted, set ?? severity);
    }
    const planes = new Set(rules.map((rule) => readPlane(rule.id)));
    for (const pattern of [...Object.keys(floor), ...Object.keys(lift)]) {
        const wanted = findSetting(lift, pattern);
        if (wanted === null || planes.has(readPlane(pattern)))
            continue;
        const set = findSetting(floor, pattern);
        if (set !== null || wanted === 'error')
            made[pattern] = selectHigher(wanted, set ?? 'off');
    }
    return made;
}
/** The plane of a rule: `security/secret` → `security`. */
function readPlane(rule) {
    return rule.slice(0, rule.indexOf('/'));
}
//# sourceMappingURL=severities.js.map

/***/ }),

/***/ 28987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ readTierEvidence),
/* harmony export */   CC: () => (/* binding */ readSinceEvidence),
/* harmony export */   RY: () => (/* binding */ listOmitted),
/* harmony export */   TA: () => (/* binding */ readBindingEvidence),
/* harmony export */   Uc: () => (/* binding */ listSignatures),
/* harmony export */   X1: () => (/* binding */ listConfidenceParts),
/* harmony export */   Z9: () => (/* binding */ readSignaturesEvidence),
/* harmony export */   b: () => (/* binding */ selectLargest),
/* harmony export */   gB: () => (/* binding */ formatUntrusted),
/* harmony export */   l7: () => (/* binding */ readPeopleEvidence),
/* harmony export */   pp: () => (/* binding */ readPlanesEvidence),
/* harmony export */   rd: () => (/* binding */ readCriteriaEvidence),
/* harmony export */   tZ: () => (/* binding */ formatToolReports),
/* harmony export */   x6: () => (/* binding */ readAccountingEvidence),
/* harmony export */   xg: () => (/* binding */ formatReported),
/* harmony export */   y5: () => (/* binding */ readPolicyEvidence)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34107);
/** What a trace says, read tolerantly: a step that is missing or of another shape is null, never an error. */



function readStepEvidence(report, name) {
    const found = report.trace?.steps.find((each) => each.name === name);
    const parsed = _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_EVIDENCE */ .XL[name].safeParse(found?.evidence);
    return parsed.success ? parsed.data : null;
}
const readCriteriaEvidence = (report) => readStepEvidence(report, 'criteria');
const readTierEvidence = (report) => readStepEvidence(report, 'tier');
const readPlanesEvidence = (report) => readStepEvidence(report, 'planes');
const readPolicyEvidence = (report) => readStepEvidence(report, 'policy');
const readAccountingEvidence = (report) => readStepEvidence(report, 'accounting');
const readBindingEvidence = (report) => readStepEvidence(report, 'binding');
const readPeopleEvidence = (report) => readStepEvidence(report, 'people');
const readSignaturesEvidence = (report) => readStepEvidence(report, 'signatures');
const readSinceEvidence = (report) => readStepEvidence(report, 'since');
/** Lists the `/review-gate` lines that answered for something, those that count and those that do not. */
const listSignatures = (report) => readSignaturesEvidence(report)?.signatures ?? [];
/** Says which issues the change closes that do not count as its ticket; empty if there are none. */
function formatUntrusted(report) {
    const [first, ...others] = readCriteriaEvidence(report)?.untrusted ?? [];
    if (first === undefined)
        return '';
    const more = others.length === 0 ? '' : ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(others.length, 'other')}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(first, 80)}${more} in another repository is not a ticket: the policy does not name it under tickets.`;
}
/** Returns what was not reviewed; entries that prevent an approval come first. */
function listOmitted(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    return [...omitted].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}
/**
 * Returns one line for each report of another tool: `ESLint 9.1.0 (plane eslint): 12 results, 2 on the change, 10 set
 * aside`.
 */
function formatToolReports(report) {
    return (readPlanesEvidence(report)?.reports ?? []).map(({ plane, tool, version, results, on_change: on, ...aside }) => {
        const left = results - on;
        const why = [
            [aside.elsewhere, 'on lines that did not change'],
            [aside.not_failures, 'no failures'],
            [aside.without_place, 'outside of the repository or without a file'],
            [aside.repeated, 'told twice'],
        ];
        const words = why.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
        const named = version === null ? tool : `${tool} ${version}`;
        return `${named} (plane ${plane}): ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(results, 'result')}, ${on} on the change, ${left} set aside${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
    });
}
/** The formats of reports of a job about its tests, in words. */
const KINDS = {
    junit: 'JUnit XML',
    lcov: 'LCOV',
    cobertura: 'Cobertura',
    jacoco: 'JaCoCo',
    gocover: 'Go cover profile',
    coveragepy: 'coverage.py',
};
/**
 * Returns one line for each report that the change's own job gave of its tests: `JUnit XML, by the job of the change: 7
 * passed, 1 failed`.
 */
function formatReported(report) {
    return (readPlanesEvidence(report)?.reported ?? []).map((one) => {
        const named = `${KINDS[one.kind]}, by ${one.by}`;
        if (one.kind === 'junit') {
            const failed = one.failed + one.error;
            return `${named}: ${one.passed} passed, ${failed} failed, ${one.skipped} skipped`;
        }
        const aside = one.unplaced.length === 0 ? '' : `; not placed: ${one.unplaced.join('; ')}`;
        return `${named}: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(one.files.length, 'changed file')} measured${aside}`;
    });
}
const LARGEST = 5;
/** Returns the contributions with the largest absolute points, and the number and sum of the others. */
function selectLargest(contributions) {
    const sorted = contributions
        .filter(({ points }) => points !== 0)
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const others = sorted.slice(LARGEST);
    const sum = others.reduce((total, { points }) => total + points, 0);
    // Points have two decimals. Adding zero turns -0 into 0.
    return { largest: sorted.slice(0, LARGEST), others: others.length, sum: Math.round(sum * 100) / 100 + 0 };
}
const ConfidenceFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    parts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), stands: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), pivotal: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
});
/** Returns the judgements that the confidence depends on, the least certain first. */
function listConfidenceParts(report) {
    const read = ConfidenceFacts.safeParse(report.trace?.decision.facts['confidence']);
    if (!read.success)
        return [];
    return read.data.parts.filter(({ pivotal }) => pivotal).sort((a, b) => a.stands - b.stands);
}
//# sourceMappingURL=evidence.js.map

/***/ })

};
