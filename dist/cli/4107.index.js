export const id = 4107;
export const ids = [4107];
export const modules = {

/***/ 34107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ ChangeEvidence),
/* harmony export */   EC: () => (/* binding */ Contradiction),
/* harmony export */   Em: () => (/* binding */ SyntaxEvidence),
/* harmony export */   L3: () => (/* binding */ FileClass),
/* harmony export */   My: () => (/* binding */ RequiredStatus),
/* harmony export */   XL: () => (/* binding */ STEP_EVIDENCE),
/* harmony export */   h_: () => (/* binding */ CriteriaSource),
/* harmony export */   mC: () => (/* binding */ StepName),
/* harmony export */   o$: () => (/* binding */ ShownStatus),
/* harmony export */   oC: () => (/* binding */ CriterionKind)
/* harmony export */ });
/* unused harmony exports SymbolEvidence, CriteriaEvidence, CriterionStatus, BindingEvidence, PeopleEvidence, SignaturesEvidence, AccountingEvidence, PlanesEvidence, TierEvidence, PolicyEvidence, SinceEvidence, DecisionEvidence */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _given_evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76743);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13417);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2546);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);
/** The evidence of a trace's steps, by step name. The engine writes it and the reports read it. */





/** The class of a changed file, by its content and attributes. */
const FileClass = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'source',
    'test',
    'docs',
    'config',
    'ci',
    'infra',
    'migration',
    'manifest',
    'lockfile',
    'generated',
    'vendored',
    'asset',
    'data',
]);
/** Step `change`: every changed file and its class. */
const ChangeEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        class: FileClass,
        language: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        added: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        removed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    })),
});
/**
 * What happened to a definition. `name` includes the enclosing definitions, joined by dots; for a rename it is the new
 * name.
 */
const SymbolEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    change: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'removed', 'renamed', 'moved', 'signature', 'body']),
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The old name, if it was different. */
    was: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    first: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    last: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
});
/**
 * Step `syntax`: which files were read as syntax trees and which as text, why, and what changed in them. Old traces do
 * not have the changes.
 */
const SyntaxEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        mode: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['tree', 'text']),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        substance: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['code', 'comments', 'formatting', 'moved']).optional(),
        symbols: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SymbolEvidence).optional(),
        /** Number of symbols beyond the limit of what a trace shows. */
        symbols_left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
    })),
});
/**
 * What a criterion asks for. `invariant`: that something stays as it is. `passes`: that tests or checks pass. `process`
 * and `quality` are for people.
 */
const CriterionKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'behaviour',
    'test',
    'doc',
    'process',
    'quality',
    'negative',
    'invariant',
    'passes',
]);
/**
 * Source of the criteria: the requested ticket, the issues that the PR closes, ticket files at the base that it names or
 * edits, the PR's body, or nothing.
 */
const CriteriaSource = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ticket', 'closing_issue', 'ticket_file', 'body', 'none']);
/** Step `criteria`: the acceptance criteria as parsed. */
const CriteriaEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    source: CriteriaSource,
    /** Issues that the PR closes in repositories that the policy does not name. Old traces do not have them. */
    untrusted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        parts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        kind: CriterionKind,
        code_verifiable: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        origin: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ticket: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(), line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullable() }),
    })),
});
/** The result for a criterion, in the words of every trace. `met`: what is shown reaches what the policy requires. */
const CriterionStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['met', 'weak', 'unmet', 'not_code_verifiable']);
/**
 * What the evidence shows of a criterion. From `unmet` to `proved` each asks for more than the one before.
 * `contradicted`: the lines say otherwise. `open`: only a person can see it; `signed`: a person did.
 */
const ShownStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['unmet', 'weak', 'addressed', 'tested', 'proved', 'contradicted', 'open', 'signed']);
/** The least that a policy may take for met. */
const RequiredStatus = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['addressed', 'tested', 'proved']);
/** A line of the change that says otherwise than a criterion. */
const Contradiction = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    about: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .meta({ description: 'What differs, in a word: value, default, direction, negation, order, name.' }),
    says: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The words of the criterion.' }),
    does: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The text of the line.' }),
    location: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB,
    side: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'removed']),
})
    .meta({ id: 'Contradiction' });
/** Step `binding`: the lines of each criterion with their evidence, in words and numbers. */
const BindingEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    bindings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        status: CriterionStatus,
        /** What the evidence shows, what the next status wants, and what speaks against it. Old traces do not have them. */
        shown: ShownStatus.optional(),
        missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
        contradicts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Contradiction).optional(),
        /** How far the probability falls without the criterion's own lines; null where that is not asked. */
        fall: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullable().optional(),
        confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW,
        /** Where a reader would look, the best first. */
        lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB, confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW, evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })),
        /** The whole parts of the change that it is bound to: what counts as asked for. Old traces do not have them. */
        bound: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB).optional(),
        /** Places that the description names for it, each with why it does not show it; empty if it does. */
        claims: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB, why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })).optional(),
        /** Who signed for it; absent if nobody did. */
        signed: _people_js__WEBPACK_IMPORTED_MODULE_2__/* .AcceptedBy */ .pe.optional(),
    })),
});
const ApprovalEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Step `people`: whose approval counts for this head, and whose does not. */
const PeopleEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** Whether a host told what people said. */
    given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ApprovalEvidence),
    stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ApprovalEvidence),
    /** Those that count for no head: of who made the change, may not push, or is a machine that the policy does not name. */
    uncounted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ApprovalEvidence),
    /** What could not be told of people, and what to do about it, in words. */
    unknown: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    changes_requested: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    owners_missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** Step `signatures`: each `/review-gate` line and what it did, and what people can answer for now. */
const SignaturesEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    signatures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_people_js__WEBPACK_IMPORTED_MODULE_2__/* .Signature */ .to),
    /** The three below are absent where no host told what people said. */
    questions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_people_js__WEBPACK_IMPORTED_MODULE_2__/* .PeopleQuestion */ .oc).optional(),
    offers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_people_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandOffer */ ._S).optional(),
    /** Older lines beyond the limit, which nobody read. */
    left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).optional(),
});
/** Step `accounting`: the reason of every part of the change. */
const AccountingEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    counts: _span_js__WEBPACK_IMPORTED_MODULE_3__/* .AccountingCounts */ .qi,
    /** Changed lines that need no person, as a share of all; 1 without any. */
    share: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0).max(1),
    /** By file and place, at most as many as a trace shows. */
    spans: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_span_js__WEBPACK_IMPORTED_MODULE_3__/* .Span */ .L9),
    /** Spans beyond that. */
    left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
});
/** Step `planes`: the rules that ran, and what was suppressed, by what and why. */
const PlanesEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_values_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI, zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('off')]),
        findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        /** What the rule is about, in a few words. Only for rules with findings. */
        summary: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    })),
    suppressed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        line: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    })),
    left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    /**
     * What the change's own job reported of its tests. The job runs code of the change, so it can write anything: these
     * numbers are its word. Left out if there were no reports.
     */
    reported: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('junit'),
            digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
            by: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('the job of the change'),
            passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
            failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
            skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
            error: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            kind: _given_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .CoverageKind */ .dy,
            digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
            by: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('the job of the change'),
            /** Changed files that the report has, and those that it could not be sure of. */
            files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
            unplaced: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        }),
    ]))
        .optional(),
    /** Which rule each finding comes from, by fingerprint. */
    findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    /** Reports of other tools and the outcome of their results; left out if there were no reports. */
    reports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        plane: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
        /** All results of the report: the sum of the counts below. */
        results: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        on_change: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        elsewhere: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        repeated: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        not_failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        without_place: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    }))
        .optional(),
});
/** Step `tier`: the additive risk score. `floors` raise the tier regardless of the score. */
const TierEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tier: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Tier */ .Ju,
    score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    contributions: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        feature: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        value: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()]),
        points: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
        note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    })),
    floors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ feature: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), tier: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Tier */ .Ju, note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    /** What the tier rests on, in words about the code, the most important first: three at most. Old traces have none. */
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(3).optional(),
});
/** Step `policy`: the effective policy and the source of each part of it. */
const PolicyEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sources: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ origin: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), used: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), note: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    effective: zod__WEBPACK_IMPORTED_MODULE_0__/* .json */ .Pq9(),
});
/** A criterion that stands otherwise than at the head that a person saw. References are of the head that they name. */
const SeenCriterion = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    move: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['up', 'down', 'new', 'gone', 'reworded']),
    /** Null for a criterion that the other head does not have. */
    was: ShownStatus.nullable(),
    now: ShownStatus.nullable(),
    /** Lines of it that differ since: at this head, and at the one that was seen. */
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB),
    lost: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__/* .LineRef */ .wB),
});
/** A finding that one of the two heads does not have. `suppressed`: it is there, and something hides it now. */
const SeenFinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI,
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), lineRange: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()) }),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    suppressed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/** Step `since`: what changed since the last head that a person saw. It is not part of the verdict. */
const SinceEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** The review of that head. Null if there is none: then nothing was compared. */
    seen: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), commit: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(),
    /** Why criteria and findings were not compared, in words; empty if they were. */
    skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Files that differ since, and how many more. */
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    more_files: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    /** Tickets whose text was edited since; `description` for the one of the pull request. */
    edited: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SeenCriterion),
    findings: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        /** At most as many as a trace shows; the counts are whole. */
        added: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SeenFinding),
        gone: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(SeenFinding),
        added_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        gone_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    }),
    /** Spans that are left to people: those that are new or other since, and how many were there and looked at. */
    spans: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        added: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_span_js__WEBPACK_IMPORTED_MODULE_3__/* .Span */ .L9.pick({ location: true, side: true, old_line_range: true })),
        added_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
        looked_count: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    }),
});
/** Step `decision`: what the review says. The whole of the decision stands beside the steps. */
const DecisionEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y, rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW });
/** The steps of a review in the order in which they run, each with the schema of its evidence. */
const STEP_EVIDENCE = {
    policy: PolicyEvidence,
    change: ChangeEvidence,
    syntax: SyntaxEvidence,
    criteria: CriteriaEvidence,
    people: PeopleEvidence,
    binding: BindingEvidence,
    accounting: AccountingEvidence,
    planes: PlanesEvidence,
    tier: TierEvidence,
    signatures: SignaturesEvidence,
    since: SinceEvidence,
    decision: DecisionEvidence,
};
const StepName = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(STEP_EVIDENCE).keyof();
//# sourceMappingURL=evidence.js.map

/***/ }),

/***/ 7281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yn: () => (/* binding */ FindingFilter),
/* harmony export */   aZ: () => (/* binding */ Location),
/* harmony export */   wI: () => (/* binding */ Finding)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13417);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);



/** A file and its lines on the head side. First and last line are both included and counted from 1. */
const Location = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    lineRange: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)).length(2).meta({ description: 'First line, last line.' }),
})
    .meta({ id: 'Location' });
/** One finding of a reasoning plane. */
const Finding = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .FindingId */ .VJ,
    review_id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    plane: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Plane */ .Zc,
    rule: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .RuleId */ .kq.nullable().meta({
        description: 'The rule that found it: what a policy and a suppression name. Null for findings of older versions.',
    }),
    severity: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI,
    location: Location,
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Stable across runs and line shifts: what a suppression names.' }),
    signed: _people_js__WEBPACK_IMPORTED_MODULE_2__/* .AcceptedBy */ .pe.optional().meta({ description: 'Who accepted it, where a person did. It does not count then.' }),
})
    .meta({ id: 'Finding' });
/** Filters of `GET /v1/findings`. */
const FindingFilter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    review_id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt,
    severity: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI.optional(),
    plane: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Plane */ .Zc.optional(),
    rule: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .RuleId */ .kq.optional(),
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
//# sourceMappingURL=finding.js.map

/***/ }),

/***/ 76743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ EvidenceReceipt),
/* harmony export */   KI: () => (/* binding */ EvidenceQuery),
/* harmony export */   dy: () => (/* binding */ CoverageKind),
/* harmony export */   fO: () => (/* binding */ GivenEvidence)
/* harmony export */ });
/* unused harmony export EvidenceKind */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);
/** Reports that a job gives to a review: those of other tools, of its tests, and of what the tests executed. */


/** Reports of what tests executed: LCOV, Cobertura and JaCoCo XML, Go cover profile, coverage.py JSON. */
const CoverageKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['lcov', 'cobertura', 'jacoco', 'gocover', 'coveragepy']);
/**
 * The format of a report: SARIF 2.1.0, JUnit XML, one of coverage, or `proof`, which `review-gate prove` writes.
 */
const EvidenceKind = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['sarif', 'junit', ...CoverageKind.options, 'proof']);
/** A report that a review was given: its format, the digest of its bytes, and when it was given. */
const GivenEvidence = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: EvidenceKind, digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np, at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc })
    .meta({ id: 'GivenEvidence' });
/** Answer to `POST /v1/evidence`: a review names the report by `id`. */
const EvidenceReceipt = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .EvidenceId */ .XV,
    kind: EvidenceKind,
    digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
    expires_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc.meta({
        description: 'When it is removed, unless a review names it before: then it is kept as long as that review.',
    }),
})
    .meta({ id: 'EvidenceReceipt' });
/** Longest `root`, in characters. */
const MAX_ROOT_CHARACTERS = 1024;
/** Query of `POST /v1/evidence`. */
const EvidenceQuery = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Repo */ .lc,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Sha */ .$R,
    kind: EvidenceKind,
    root: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSchema */ .Re)(1, MAX_ROOT_CHARACTERS).optional().meta({
        description: 'Absolute path of the checkout, as the tool saw it. Absolute paths in the report are taken relative to it.',
    }),
});
//# sourceMappingURL=given-evidence.js.map

/***/ }),

/***/ 13417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _S: () => (/* binding */ CommandOffer),
/* harmony export */   oc: () => (/* binding */ PeopleQuestion),
/* harmony export */   pe: () => (/* binding */ AcceptedBy),
/* harmony export */   qe: () => (/* binding */ SignatureVerb),
/* harmony export */   to: () => (/* binding */ Signature),
/* harmony export */   yP: () => (/* binding */ ReviewPeople)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** What people said of a change on the pull request, and what it was worth. */

/** A person's words for one thing: a criterion, a finding, or changed lines. */
const SignatureVerb = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['sign', 'accept', 'vouch']).meta({ id: 'SignatureVerb' });
/** A `/review-gate` line in a review or comment that answers for something, and whether it holds for this head. */
const Signature = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    verb: SignatureVerb,
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .meta({ description: "A criterion's id, a finding's fingerprint, or a path with lines; without its digest." }),
    because: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The reason that the person gave.' }),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: "The person's login." }),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'When it was said, by the clock of the host. ISO 8601 UTC.' }),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'The review or comment.' }),
    holds: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'What it did, or why it does not count and what to do.' }),
})
    .meta({ id: 'Signature' });
/** A finding that a person accepted. */
const AcceptedBy = Signature.pick({ by: true, at: true, url: true, because: true }).meta({ id: 'AcceptedBy' });
/** People in a review: logins, names of owners as CODEOWNERS writes them, and ids of criteria. */
const ReviewPeople = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Logins whose approval counts for this head.' }),
    stale: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Logins whose approval was for another state of the change.' }),
    owners_missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Code owners of touched paths of whom none approved.' }),
    signed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Ids of the criteria that a person signed.' }),
    open: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())
        .meta({ description: 'Ids of the criteria that only people can confirm, not signed yet.' }),
})
    .meta({ id: 'ReviewPeople' });
/** A line that is ready to copy: what a person who may can answer for now. */
const CommandOffer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verb: SignatureVerb,
    /** A criterion's id, a finding's fingerprint, or a path. */
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The line with its digest, up to the reason. */
    line: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A `/review-gate` line that answers for nothing: it asks for something, or nobody can tell what it means. */
const PeopleQuestion = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    verb: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['explain', 'status', 'unknown']),
    /** What is to be explained; what was written, where the command is unknown. */
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
//# sourceMappingURL=people.js.map

/***/ }),

/***/ 2546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Be: () => (/* binding */ SpanCounts),
/* harmony export */   Bt: () => (/* binding */ OPEN_REASONS),
/* harmony export */   L9: () => (/* binding */ Span),
/* harmony export */   fE: () => (/* binding */ SpanFilter),
/* harmony export */   qi: () => (/* binding */ AccountingCounts),
/* harmony export */   vl: () => (/* binding */ SpanReason)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7281);


/** Why a changed line needs no person, or why it does: `opaque` and `unaccounted` are left for people. */
const SpanReason = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['opaque', 'inert', 'asked', 'supporting', 'derived', 'vouched', 'unaccounted'])
    .meta({ id: 'SpanReason' });
/** The reasons that leave a span to people. */
const OPEN_REASONS = ['opaque', 'unaccounted'];
/** A part of a change that has one reason. All spans of a review together are the whole change, each line once. */
const Span = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    location: _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .Location */ .aZ.meta({
        description: 'The lines on the head side; for removed lines the line before them, at least 1.',
    }),
    side: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'removed', 'file']).meta({
        description: 'Added lines, removed lines, or the file as a whole: its mode, name, bytes or removal.',
    }),
    old_line_range: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1))
        .length(2)
        .nullable()
        .meta({ description: 'First and last removed line on the base side; null for the other sides.' }),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).meta({ description: 'Number of changed lines; 0 for the file as a whole.' }),
    reason: SpanReason,
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'What the reason rests on, in words.' }),
    symbol: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().meta({ description: 'The definition that contains the lines, if it is known.' }),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).meta({ description: 'Ids of the acceptance criteria that ask for it.' }),
    weight: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).meta({ description: 'What people are shown first: lines, and more for lines that act.' }),
})
    .meta({ id: 'Span' });
/** Changed lines, spans and files of one reason. A file counts for every reason that one of its spans has. */
const SpanCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    spans: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
});
/** Counts by reason. Every reason is there. */
const AccountingCounts = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(SpanReason, SpanCounts).meta({ id: 'AccountingCounts' });
/** Filters of `GET /v1/reviews/{id}/spans`. */
const SpanFilter = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ reason: SpanReason.optional() });
//# sourceMappingURL=span.js.map

/***/ })

};
