export const id = 4570;
export const ids = [4570];
export const modules = {

/***/ 15728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zj: () => (/* binding */ listAcceptCommands),
/* harmony export */   ak: () => (/* binding */ formatVouchCommand),
/* harmony export */   ui: () => (/* binding */ formatSignCommand)
/* harmony export */ });
/* unused harmony export listCommands */
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);

/** Lists what people can answer for now, in the order of the review: criteria, files, findings. */
function listCommands(report) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readSignaturesEvidence */ .Z9)(report)?.offers ?? [];
}
function findLine(report, verb, target) {
    return listCommands(report).find((offer) => offer.verb === verb && offer.target === target)?.line ?? null;
}
/** Returns the line that signs a criterion, up to the reason; null if no signature helps it. */
function formatSignCommand(report, criterion) {
    return findLine(report, 'sign', criterion);
}
/** Lists the lines that accept findings, up to the reason, by fingerprint. Of others nobody may accept one. */
function listAcceptCommands(report) {
    const offers = listCommands(report).filter(({ verb }) => verb === 'accept');
    return new Map(offers.map(({ target, line }) => [target, line]));
}
/** Returns the line that vouches for all that is left to people in a file, up to the reason; null if nothing is. */
function formatVouchCommand(report, path) {
    return findLine(report, 'vouch', path);
}
//# sourceMappingURL=commands.js.map

/***/ }),

/***/ 49529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO: () => (/* binding */ formatClearing),
/* harmony export */   Nt: () => (/* binding */ NAMED_TICKED),
/* harmony export */   RI: () => (/* binding */ formatLookTitle),
/* harmony export */   X_: () => (/* binding */ listLookSubjects),
/* harmony export */   _B: () => (/* binding */ countLookCriteria),
/* harmony export */   al: () => (/* binding */ formatTicked),
/* harmony export */   oL: () => (/* binding */ formatLookCriterion),
/* harmony export */   vI: () => (/* binding */ listLookCriteria),
/* harmony export */   vb: () => (/* binding */ listTicked),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54855);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51036);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77283);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15728);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28987);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);
/**
 * The reviewer's list: what a person has to look at, what matters most first, and what is ticked off already. The places
 * are in `accounting.ts`; here are the criteria among them, the commands that clear them, and who did. Plain text.
 */







/** In this order: what is wrong, what is shown too little, what nobody but a person can see, what is done. */
const KINDS = ['contradicted', 'weak', 'open', 'signed'];
const isKind = (shown) => KINDS.some((kind) => kind === shown);
/** Lists the criteria; of an approved change only those that are signed. */
function listLookCriteria(report) {
    const approved = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .getVerdict */ .aG)(report) === 'auto-approve';
    const signed = new Map((0,_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .readBindingEvidence */ .TA)(report)?.bindings.map(({ id, signed: by }) => [id, by]));
    const all = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_2__/* .buildCriterionRows */ .v2)(report).flatMap((row) => {
        const { id, shown } = row;
        if (!isKind(shown) || (approved && shown !== 'signed') || (shown === 'weak' && row.met))
            return [];
        const by = signed.get(id);
        const why = shown === 'signed' && by !== undefined ? `@${by.by}: ${by.because}` : (0,_criteria_js__WEBPACK_IMPORTED_MODULE_2__/* .formatWants */ .hc)(row)[0];
        return [
            {
                id,
                kind: shown,
                reference: row.contradicts[0]?.location ?? row.lines[0] ?? null,
                why: why ?? row.text ?? '',
                command: shown === 'signed' ? null : (0,_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSignCommand */ .ui)(report, id),
            },
        ];
    });
    return KINDS.flatMap((kind) => all.filter((one) => one.kind === kind));
}
/** Lists what is ticked off, by who did it. */
function listTicked(report) {
    const vouched = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlaces */ .bF)(report, (reason) => reason === 'vouched');
    return [...(0,_base_groups_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(vouched, ({ why }) => why)].map(([why, places]) => ({
        why,
        places,
        lines: places.reduce((sum, { lines }) => sum + lines, 0),
    }));
}
/** Counts the criteria that wait for a person. */
function countLookCriteria(criteria) {
    return criteria.filter(({ kind }) => kind !== 'signed').length;
}
/** Lists what waits for a person: `37 lines`, `2 criteria`. */
function listLookSubjects(tally, criteria) {
    return [...(0,_accounting_js__WEBPACK_IMPORTED_MODULE_4__/* .listOpen */ .xO)(tally), ...(criteria === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(criteria, 'criterion', 'criteria')])];
}
/** Joins words as in a sentence: `a, b and c`. */
function joinWords(words) {
    const last = words.at(-1) ?? '';
    return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
/** Returns the title of the list: `Look at these 37 lines and 2 criteria`. */
function formatLookTitle(tally, criteria = 0) {
    const subjects = joinWords(listLookSubjects(tally, criteria));
    if (subjects === '')
        return 'Nothing is left to look at';
    if (tally.openLines + tally.openFiles + criteria === 1)
        return `Look at this ${subjects.replace(/^1 /u, '')}`;
    return `Look at these ${subjects}`;
}
/** Returns a criterion of the list in one line: `weak AC3 src/a.ts:3: missing: …`. */
function formatLookCriterion({ id, kind, reference, why }) {
    return `${kind} ${id}${reference === null ? '' : ` ${reference}`}${why === '' ? '' : `: ${why}`}`;
}
/** Places with the same words on who looked that are named; the others are counted. */
const NAMED_TICKED = 3;
/** Returns places that are ticked off in one line: `vouched src/a.ts line 3, and 2 more places: …`. */
function formatTicked({ why, places }) {
    const named = places.slice(0, NAMED_TICKED).map((place) => `${place.location.file} ${(0,_accounting_js__WEBPACK_IMPORTED_MODULE_4__/* .formatPlaceLines */ .yE)(place)}`);
    const left = places.length - named.length;
    return `vouched ${named.join('; ')}${left > 0 ? ` and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_6__/* .counted */ .hS)(left, 'more place')}` : ''}: ${why}`;
}
/** Returns the line that clears something, with a word on when; empty if there is none. */
function formatClearing(command) {
    return command === null ? '' : `if it is fine: ${command.trimEnd()} …`;
}
//# sourceMappingURL=look.js.map

/***/ }),

/***/ 92189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ listNextSteps),
/* harmony export */   N: () => (/* binding */ formatStepsTitle)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2546);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77283);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);
/* harmony import */ var _opening_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46324);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74041);
/** What stands between a change and its approval, and what to do about it. Plain text, not escaped. */








const SHOWN = 3;
function createStep(what, about, item) {
    return { what, items: about.slice(0, SHOWN).map(item), more: Math.max(0, about.length - SHOWN) };
}
const toFindingItem = (finding) => ({
    reference: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .formatReference */ .FH)(finding),
    name: '',
    text: finding.title,
});
const toCriterionItem = (row) => ({
    reference: row.lines[0] ?? null,
    name: row.id,
    text: row.text ?? '',
});
/** The same for a criterion of which something is known that its author can add or change. */
const toWantItem = (row) => ({
    reference: row.contradicts[0]?.location ?? row.lines[0] ?? null,
    name: row.id,
    text: (0,_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .formatWants */ .hc)(row)[0] ?? row.text ?? '',
});
/**
 * Returns a check whether a fact may prevent approval: a non-approving rule that is not known to have failed uses it.
 */
function createAskedCheck(report) {
    const rules = report.trace?.decision.rules.filter(({ held, verdict }) => held !== false && verdict !== 'auto-approve');
    const asked = new Set(rules?.flatMap(({ condition }) => (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .listFacts */ .gt)(report, condition)));
    return (...facts) => facts.some((fact) => asked.has(fact));
}
/** Returns a check whether the deciding rule uses a fact. */
function createDecidedCheck(report) {
    const decision = report.trace?.decision;
    const rule = decision?.rules.find(({ name, held }) => name === decision.rule && held === true);
    const asked = new Set(rule === undefined ? [] : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .listFacts */ .gt)(report, rule.condition));
    return (...facts) => facts.some((fact) => asked.has(fact));
}
/** Returns whether the tier reaches the limit of a rule such as `tier >= 3` that may still hold. */
function isTooRisky(report) {
    const tier = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .getFact */ .xk)(report, 'tier');
    const rules = report.trace?.decision.rules ?? [];
    return rules.some(({ condition, verdict, held }) => {
        const least = /^\s*tier\s*(>=?)\s*([0-4])\s*$/u.exec(condition);
        if (least === null || verdict === 'auto-approve' || held === false || typeof tier !== 'number')
            return false;
        return least[1] === '>' ? tier > Number(least[2]) : tier >= Number(least[2]);
    });
}
/** Findings that only repeat that a criterion is unmet. The criterion is already listed. */
const REPEATS_CRITERION = /^intent\/criterion-/u;
/** Returns the findings of one weight that prevent approval. Without a trace, the findings of the highest weight. */
function listFindingSteps(report, weight) {
    const unmet = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .buildCriterionRows */ .v2)(report).some((row) => (0,_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .rateCriterion */ .o)(row) === 'bad');
    const found = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .sortFindings */ .Tc)(report.findings).filter((finding) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .toWeight */ .qQ)(finding) === weight && !(unmet && REPEATS_CRITERION.test((0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .nameRule */ .Mp)(finding))));
    const asked = report.trace !== null
        ? createAskedCheck(report)(`findings.${weight}`, 'findings.total')
        : weight === 'error' || (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(report.findings).error === 0;
    if (found.length === 0 || !asked)
        return [];
    return [createStep(`Fix ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(found.length, weight === 'error' ? 'error' : 'warning')}.`, found, toFindingItem)];
}
function listCriteriaSteps(report) {
    const asks = createAskedCheck(report);
    const decided = createDecidedCheck(report);
    const rows = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .buildCriterionRows */ .v2)(report);
    const of = (shown) => rows.filter((row) => row.shown === shown);
    const [contradicted, unmet, weak, people, unknown] = [
        of('contradicted'),
        of('unmet'),
        of('weak'),
        of('open'),
        of(null),
    ];
    const short = rows.filter((row) => (0,_criteria_js__WEBPACK_IMPORTED_MODULE_1__/* .rateCriterion */ .o)(row) === 'short' && row.shown !== 'weak');
    const criteria = (count) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'acceptance criterion', 'acceptance criteria');
    const steps = [];
    if (contradicted.length > 0 && asks('criteria.contradicted', 'criteria.unmet', 'criteria.met')) {
        const what = `Mend ${criteria(contradicted.length)}: a changed line says otherwise.`;
        steps.push(createStep(what, contradicted, toWantItem));
    }
    if (unmet.length > 0 && asks('criteria.unmet', 'criteria.met')) {
        steps.push(createStep(`Meet ${criteria(unmet.length)}: no changed line shows it.`, unmet, toCriterionItem));
    }
    if (weak.length > 0 && asks('criteria.weak', 'criteria.met')) {
        const what = `Show ${criteria(weak.length)} better: what speaks for it is little, or in tests or documents alone.`;
        steps.push(createStep(what, weak, toWantItem));
    }
    if (short.length > 0 && asks('criteria.weak', 'criteria.met')) {
        const what = `Show ${criteria(short.length)} further: the policy requires more than that it is addressed.`;
        steps.push(createStep(what, short, toWantItem));
    }
    if (unknown.length > 0 && report.trace === null) {
        steps.push(createStep(`Look at ${criteria(unknown.length)}: the service names no line of it.`, unknown, toCriterionItem));
    }
    // Where people can open the gate, they are told so in steps of their own.
    if (people.length > 0 && decided('criteria.not_verifiable') && (0,_opening_js__WEBPACK_IMPORTED_MODULE_4__/* .listOpeningSteps */ .k0)(report).length === 0) {
        steps.push(createStep(`Have a person confirm ${criteria(people.length)} that code cannot show.`, people, toCriterionItem));
    }
    const source = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .getFact */ .xk)(report, 'criteria.source');
    if (decided('criteria.source') && (source === 'none' || source === 'body')) {
        const what = 'Name the ticket: link the issue that this pull request closes, or ask for the review with its id.';
        steps.push({ what, items: [], more: 0 });
    }
    return steps;
}
function listCoverageSteps(report) {
    if (report.trace === null || report.trace.snapshot.coverage.complete)
        return [];
    const blocking = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .listOmitted */ .RY)(report).filter((one) => one.blocking);
    const what = 'Have a person look at what could not be looked at here, or make it readable.';
    return [createStep(what, blocking, ({ path, detail }) => ({ reference: path, name: '', text: detail }))];
}
/** What a person must look at is listed in a part of its own. */
function listLookSteps(report) {
    const tally = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_6__/* .countAccounting */ .Z2)(report);
    const open = tally === null ? '' : (0,_accounting_js__WEBPACK_IMPORTED_MODULE_6__/* .formatOpen */ .Me)(tally);
    const units = ['lines', 'spans', 'files'];
    const facts = _contract_index_js__WEBPACK_IMPORTED_MODULE_7__/* .OPEN_REASONS */ .Bt.flatMap((reason) => units.map((unit) => `accounting.${reason}.${unit}`));
    if (open === '' || !createAskedCheck(report)(...facts, 'accounting.share'))
        return [];
    return [{ what: `Have a person look at ${open} that nothing accounts for: the list has them.`, items: [], more: 0 }];
}
function listPersonSteps(report, others) {
    const decided = createDecidedCheck(report);
    const said = (why) => [{ what: `Have a person review the change: ${why}.`, items: [], more: 0 }];
    if (isTooRisky(report)) {
        const { tier } = report.review;
        return said(`the risk is ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTier */ .eN)(tier ?? 'too high')}, and the policy leaves that to a person`);
    }
    const classes = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .getFact */ .xk)(report, 'change.classes');
    if (decided('change.classes') && Array.isArray(classes)) {
        return said(`the policy asks for one where such files change (${classes.join(', ')})`);
    }
    // Also where another rule decides first: whatever people approve, this keeps the gate closed.
    if (createAskedCheck(report)('base.allowed') && (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .getFact */ .xk)(report, 'base.allowed') === false) {
        return said('it goes into a branch that the policy does not allow; name that branch under bases, or choose another');
    }
    if (decided('policy.changed'))
        return said("it edits the gate's own policy");
    if (decided('policy.broken'))
        return said("the repository's policy does not parse; mend it on the base branch");
    if (decided('change.files'))
        return said('there is nothing in it that could be read');
    const rule = report.trace?.decision.rule;
    if (others > 0 || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .getVerdict */ .aG)(report) === null)
        return [];
    return said(rule === undefined ? 'the service asks for it' : `the rule ${rule} leaves it to one`);
}
/** Returns what the author can do, the most important first; nothing if the change is approved. */
function listNextSteps(report) {
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isApproved */ .SZ)(report) || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .getVerdict */ .aG)(report) === 'auto-approve')
        return [];
    const steps = [
        ...listFindingSteps(report, 'error'),
        ...listCriteriaSteps(report),
        ...listFindingSteps(report, 'warn'),
        ...listCoverageSteps(report),
    ];
    if ((0,_opening_js__WEBPACK_IMPORTED_MODULE_4__/* .listOpeningSteps */ .k0)(report).length > 0)
        return steps;
    const all = [...steps, ...listLookSteps(report)];
    return [...all, ...listPersonSteps(report, all.length)];
}
/** Returns the title of the steps: `To open the gate`, … */
function formatStepsTitle(report) {
    if ((0,_opening_js__WEBPACK_IMPORTED_MODULE_4__/* .listOpeningSteps */ .k0)(report).length > 0)
        return 'Or its author, so that it opens without a person';
    return report.gate.open || report.review.dry_run === true ? 'Before it would be approved' : 'To open the gate';
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

/***/ 46324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ OPENING_TITLE),
/* harmony export */   k0: () => (/* binding */ listOpeningSteps)
/* harmony export */ });
/* unused harmony export describeApprovalLimit */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51036);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77283);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49529);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4137);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);
/** What people can do so that a gate that waits for them opens: who must do what and where. Plain text, not escaped. */





/** The title of the steps. */
const OPENING_TITLE = 'To open the gate, in three steps';
/** The engine's rule by which people open a gate. */
const PEOPLE_RULE = 'approved-by-people';
/** What keeps a gate closed whatever people approve: facts with the value that does. */
const GUARDS = [
    ['coverage.complete', false],
    ['base.allowed', false],
    ['criteria.complete', false],
    ['policy.broken', true],
];
/** Returns whether an approval by people would open the gate, as far as the trace says. */
function canPeopleOpen(report) {
    const rule = report.trace?.decision.rules.find(({ name }) => name === PEOPLE_RULE);
    if (rule?.held !== false || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .getVerdict */ .aG)(report) !== 'needs-review')
        return false;
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .getFact */ .xk)(report, 'reviews.given') !== true)
        return false;
    const none = (fact) => (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .getFact */ .xk)(report, fact) === 0;
    const guarded = GUARDS.some(([fact, closes]) => (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .getFact */ .xk)(report, fact) === closes);
    return none('findings.error') && none('criteria.contradicted') && !guarded;
}
/**
 * Says why no approval opens a closed gate. Empty where one does, and where nobody said what people did.
 */
function describeApprovalLimit(report) {
    const told = getVerdict(report) !== null && getFact(report, 'reviews.given') === true;
    if (!told || report.gate.open || canPeopleOpen(report))
        return '';
    return 'No approval opens it before that is mended: people answer for what is left to them, not for an error, a criterion that lines contradict, or what could not be read.';
}
/** People that are named; the others are counted. */
const NAMED = 5;
function nameAll(report, standing) {
    const names = (0,_people_js__WEBPACK_IMPORTED_MODULE_1__/* .listPeople */ .S)(report).flatMap((person) => (person.standing === standing ? [person.name] : []));
    const left = names.length - NAMED;
    return `${names.slice(0, NAMED).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
function describeApproval(report) {
    const count = (fact) => {
        const value = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .getFact */ .xk)(report, fact);
        return typeof value === 'number' ? value : 0;
    };
    const [needed, given] = [count('reviews.needed'), count('reviews.approvals')];
    const [owners, stale, asking] = [
        nameAll(report, 'owner missing'),
        nameAll(report, 'stale'),
        nameAll(report, 'changes requested'),
    ];
    const left = Math.max(0, needed - given);
    return [
        left > 0
            ? `Approve the pull request: ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(left, 'approval is', 'approvals are')} missing, of people who may push and did not make the change.`
            : 'Approve the pull request.',
        ...(owners === '' ? [] : [`Code owners of whom none approved yet: ${owners}.`]),
        ...(stale === '' ? [] : [`${stale} approved an older state and can approve again.`]),
        ...(0,_people_js__WEBPACK_IMPORTED_MODULE_1__/* .listUnknown */ .j)(report),
        ...(asking === '' ? [] : [`${asking} asked for changes and must approve, or take that back.`]),
        'Or answer in a review for each thing alone, with the lines that stand beside them in the list.',
    ].join(' ');
}
/**
 * Lists the steps from a closed gate to an open one. Empty where people cannot open it: it is open, the author must mend
 * something first, or nobody said what people did.
 */
function listOpeningSteps(report) {
    if (!canPeopleOpen(report))
        return [];
    const tally = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__/* .countAccounting */ .Z2)(report);
    const subjects = tally === null ? [] : (0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .listLookSubjects */ .X_)(tally, (0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .countLookCriteria */ ._B)((0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .listLookCriteria */ .vI)(report)));
    const { serverUrl, pr, repo } = report;
    const files = serverUrl === null || pr === null ? null : `${serverUrl}/${repo}/pull/${pr}/files`;
    const look = subjects.length === 0 ? 'the change' : `${(0,_look_js__WEBPACK_IMPORTED_MODULE_4__/* .joinWords */ .yZ)(subjects)} in the list`;
    return [
        { what: `Look at ${look}.`, url: files },
        { what: describeApproval(report), url: null },
        { what: report.again ?? 'Then ask for this review again: the gate opens.', url: null },
    ];
}
//# sourceMappingURL=opening.js.map

/***/ }),

/***/ 4137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ listPeople),
/* harmony export */   j: () => (/* binding */ listUnknown)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);
/** Who said what about the change, and what of it counts: a row for each person. Plain text, not escaped. */

/** Lists people, what is missing first: code owners, changes that somebody asked for, and approvals by what they are worth. */
function listPeople(report) {
    const people = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readPeopleEvidence */ .l7)(report);
    if (people === null)
        return [];
    const toSilent = (standing, why) => (name) => ({
        name,
        standing,
        at: '',
        url: null,
        why,
    });
    const toSaid = (standing) => ({ login, at, url, why }) => ({
        name: `@${login}`,
        standing,
        at,
        url,
        why,
    });
    return [
        ...people.owners_missing.map(toSilent('owner missing', 'one of them owns files of the change, and none has approved it')),
        ...people.changes_requested.map((login) => toSilent('changes requested', 'answer it and ask for another look')(`@${login}`)),
        ...people.stale.map(toSaid('stale')),
        ...people.approvals.map(toSaid('approved')),
        ...people.uncounted.map(toSaid('not counted')),
    ];
}
/** Says what could not be told of people, and what to do about it. */
function listUnknown(report) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readPeopleEvidence */ .l7)(report)?.unknown ?? [];
}
//# sourceMappingURL=people.js.map

/***/ })

};
