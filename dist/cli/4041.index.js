export const id = 4041;
export const ids = [4041];
export const modules = {

/***/ 77283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ TOLD_REASONS),
/* harmony export */   Me: () => (/* binding */ formatOpen),
/* harmony export */   PX: () => (/* binding */ listOpenPlaces),
/* harmony export */   Z2: () => (/* binding */ countAccounting),
/* harmony export */   bF: () => (/* binding */ listPlaces),
/* harmony export */   c0: () => (/* binding */ countUnlisted),
/* harmony export */   iK: () => (/* binding */ formatPartition),
/* harmony export */   m$: () => (/* binding */ formatNothingLeft),
/* harmony export */   po: () => (/* binding */ formatWithin),
/* harmony export */   xO: () => (/* binding */ listOpen),
/* harmony export */   yE: () => (/* binding */ formatPlaceLines),
/* harmony export */   zN: () => (/* binding */ buildDiffAnchor)
/* harmony export */ });
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(847);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2546);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42955);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);
/** How much of a change needs nobody, and the places that are left to people. Plain text, not escaped. */




/** The reasons in the order in which they are told: what needs nobody first. */
const TOLD_REASONS = [
    'asked',
    'supporting',
    'derived',
    'vouched',
    'inert',
    'unaccounted',
    'opaque',
];
/** Counts the lines; null if the review says nothing about them. */
function countAccounting({ review, trace }) {
    const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readAccountingEvidence */ .x6)({ trace });
    const counts = evidence?.counts ?? review.accounting ?? null;
    if (counts === null)
        return null;
    const lines = Object.values(counts).reduce((sum, count) => sum + count.lines, 0);
    const byReason = { opaque: 0, inert: 0, asked: 0, supporting: 0, derived: 0, vouched: 0, unaccounted: 0 };
    for (const reason of _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SpanReason */ .vl.options)
        byReason[reason] = counts[reason]?.lines ?? 0;
    const openLines = byReason.opaque + byReason.unaccounted;
    const unlisted = (counts['opaque']?.files ?? 0) + (counts['unaccounted']?.files ?? 0);
    const whole = evidence?.spans.filter(({ reason, side }) => (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenReason */ .j)(reason) && side === 'file');
    const files = new Set(whole?.map(({ location }) => location.file)).size;
    // Without the spans it is not known which counts stand for whole files; where there are no lines, all do.
    return { lines, byReason, openLines, openFiles: whole === undefined && openLines === 0 ? unlisted : files };
}
/** Returns what is left to people: `37 lines`, `2 files`. */
function listOpen({ openLines, openFiles }) {
    return [
        ...(openLines > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(openLines, 'line')] : []),
        ...(openFiles > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(openFiles, 'file')] : []),
    ];
}
/** Returns what is left to people in one: `37 lines and 2 files`. Empty if nothing is. */
function formatOpen(tally) {
    return listOpen(tally).join(' and ');
}
function listSettled({ byReason }) {
    return TOLD_REASONS.flatMap((reason) => (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenReason */ .j)(reason) || byReason[reason] === 0 ? [] : [`${byReason[reason]} ${reason}`]);
}
/** Returns the whole as its parts: `212 lines: 180 asked, 20 supporting, 8 inert, 4 to look at`. */
function formatPartition(tally) {
    const { lines, openLines, openFiles } = tally;
    const parts = [...listSettled(tally), ...(openLines > 0 ? [`${openLines} to look at`] : [])];
    const whole = openFiles > 0 ? `, and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(openFiles, 'file')} to look at as a whole` : '';
    if (lines === 0)
        return `no changed lines${whole}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(lines, 'line')}${parts.length === 0 ? '' : `: ${parts.join(', ')}`}${whole}`;
}
/** Returns the sentence for a change with nothing to look at. */
function formatNothingLeft(tally) {
    const told = tally.lines === 0 ? 'no line was changed' : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(tally.lines, 'line'), ...listSettled(tally)].join(', ');
    return `Nothing is left to look at: ${told}.`;
}
const formatKey = ({ location, side, old_line_range: old }) => JSON.stringify([location.file, side, old ?? location.lineRange]);
function toPlace(span, isNew) {
    const { location, side, old_line_range: old, lines, reason, why, symbol, weight } = span;
    const toRange = ([first = 1, last = first]) => ({ first, last: Math.max(first, last) });
    return {
        location,
        added: side === 'added' ? toRange(location.lineRange) : null,
        removed: side === 'removed' && old !== null ? toRange(old) : null,
        reason,
        why,
        symbols: symbol === null ? [] : [symbol],
        lines,
        weight,
        isNew,
    };
}
/** Whether the second place goes on where the first ends, or holds the lines that replaced those of the first. */
function goesOn(before, after) {
    if (before.location.file !== after.location.file || before.reason !== after.reason)
        return false;
    const at = before.location.lineRange[0] ?? 0;
    if (after.added === null) {
        const old = before.added === null ? before.removed : null;
        return old !== null && after.removed?.first === old.last + 1 && after.location.lineRange[0] === at;
    }
    if (before.added !== null)
        return after.added.first === before.added.last + 1;
    return before.removed !== null && (after.added.first === at || after.added.first === at + 1);
}
function joinRanges(before, after) {
    if (before === null || after === null)
        return before ?? after;
    return { first: before.first, last: after.last };
}
function joinPlaces(before, after) {
    const added = joinRanges(before.added, after.added);
    const { file } = before.location;
    return {
        location: added === null ? before.location : { file, lineRange: [added.first, added.last] },
        added,
        removed: joinRanges(before.removed, after.removed),
        reason: before.reason,
        why: before.why.includes(after.why) ? before.why : `${before.why}; ${after.why}`,
        symbols: [...new Set([...before.symbols, ...after.symbols])],
        lines: before.lines + after.lines,
        weight: before.weight + after.weight,
        isNew: before.isNew || after.isNew,
    };
}
/**
 * Lists the places with a reason that is wanted. The trace lists spans by place, what was removed before what stands
 * there now; a span ends where its definition ends, but people read lines that follow each other as one place.
 */
function listPlaces(report, isWanted) {
    const added = new Set((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readSinceEvidence */ .CC)(report)?.spans.added.map(formatKey));
    const places = [];
    for (const span of (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readAccountingEvidence */ .x6)(report)?.spans ?? []) {
        if (!isWanted(span.reason))
            continue;
        const place = toPlace(span, added.has(formatKey(span)));
        const before = places.at(-1);
        if (before !== undefined && goesOn(before, place))
            places[places.length - 1] = joinPlaces(before, place);
        else
            places.push(place);
    }
    return places;
}
/**
 * Lists the places that are left to people. What nobody could read is first, then what is new since a person looked;
 * of those the heaviest first, in the contract's order.
 */
function listOpenPlaces(report) {
    const rank = ({ reason, isNew }) => (reason === 'opaque' ? 2 : 0) + (isNew ? 1 : 0);
    return listPlaces(report, _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenReason */ .j).toSorted((a, b) => rank(b) - rank(a) || (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSpans */ .f)(a, b));
}
/** Definitions of one place that are named. */
const NAMED_SYMBOLS = 3;
/**
 * Returns the definitions that contain a place: ` in total, tea`. Empty if none is known.
 * @param render how one name is shown
 */
function formatWithin({ symbols }, render = (name) => name) {
    if (symbols.length === 0)
        return '';
    const left = symbols.length - NAMED_SYMBOLS;
    return ` in ${symbols.slice(0, NAMED_SYMBOLS).map(render).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
/** Returns how many spans are left to people beyond those that the trace lists. */
function countUnlisted({ trace }) {
    const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readAccountingEvidence */ .x6)({ trace });
    if (evidence === null)
        return 0;
    const listed = evidence.spans.filter(({ reason }) => (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenReason */ .j)(reason)).length;
    return Math.max(0, evidence.counts.opaque.spans + evidence.counts.unaccounted.spans - listed);
}
function formatRange({ first, last }) {
    return first === last ? `${first}` : `${first}-${last}`;
}
/** Returns where a place is in its file: `lines 10-24, removed 8-9`. Removed lines have the numbers of the base. */
function formatPlaceLines({ added, removed }) {
    const noun = ({ first, last }) => (first === last ? 'line' : 'lines');
    if (added === null && removed === null)
        return 'the whole file';
    if (added === null)
        return removed === null ? '' : `removed ${noun(removed)} ${formatRange(removed)}`;
    return `${noun(added)} ${formatRange(added)}${removed === null ? '' : `, removed ${formatRange(removed)}`}`;
}
/** Returns the anchor of a place in the "Files changed" of a pull request on GitHub. */
function buildDiffAnchor({ location, added, removed }) {
    const side = added === null ? 'L' : 'R';
    const lines = added ?? removed;
    const range = lines === null ? '' : `${side}${lines.first}${lines.last > lines.first ? `-${side}${lines.last}` : ''}`;
    return `diff-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_4__/* .hashSha256 */ .Cb)(location.file)}${range}`;
}
//# sourceMappingURL=accounting.js.map

/***/ }),

/***/ 70803:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   It: () => (/* binding */ listFurtherWants),
/* harmony export */   T5: () => (/* binding */ countCriteria),
/* harmony export */   Yx: () => (/* binding */ STATUS_MEANINGS),
/* harmony export */   eQ: () => (/* binding */ formatTally),
/* harmony export */   fq: () => (/* binding */ formatClaims),
/* harmony export */   hc: () => (/* binding */ formatWants),
/* harmony export */   o: () => (/* binding */ rateCriterion),
/* harmony export */   sb: () => (/* binding */ sortCriteria),
/* harmony export */   v2: () => (/* binding */ buildCriterionRows),
/* harmony export */   yW: () => (/* binding */ BEST_PLACES)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54855);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);
/** The acceptance criteria of a review, as every report shows them. */



/** What each status means, for a reader who sees the word for the first time. */
const STATUS_MEANINGS = {
    contradicted: 'a changed line says otherwise',
    unmet: 'no changed line shows it',
    weak: 'changed lines have to do with it, but they are too little; what is missing is said beside it',
    addressed: 'the change has lines of its own for it, with every exact word that it names',
    tested: 'addressed, and tests of it ran and passed',
    proved: 'addressed, and a test that passes on the head fails without its lines',
    open: 'only a person can see it, and nobody has signed for it',
    signed: 'a person has signed for it',
};
/** Places of a criterion that are shown; the rest is folded or counted. They are sorted, the best first. */
const BEST_PLACES = 3;
/** The words of old traces, and of services that tell no more than the interface document. */
const OLD_WORDS = {
    met: 'addressed',
    weak: 'weak',
    unmet: 'unmet',
    not_code_verifiable: 'open',
};
/** Returns the review's criteria in order, with the additions of the trace. */
function buildCriterionRows(report) {
    const read = new Map((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readCriteriaEvidence */ .rd)(report)?.criteria.map((criterion) => [criterion.id, criterion]));
    const bound = new Map((0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readBindingEvidence */ .TA)(report)?.bindings.map((binding) => [binding.id, binding]));
    return (report.review.ac_bindings ?? []).map((binding) => {
        const traced = bound.get(binding.id);
        const status = traced?.status ?? (binding.lines.length > 0 ? 'met' : null);
        return {
            id: binding.id,
            text: read.get(binding.id)?.text ?? binding.text ?? null,
            shown: traced?.shown ?? binding.status ?? (status === null ? null : OLD_WORDS[status]),
            met: traced === undefined ? (binding.met ?? status === 'met') : traced.status === 'met',
            lines: binding.lines,
            confidence: binding.confidence ?? null,
            missing: traced?.missing ?? binding.missing ?? [],
            contradicts: traced?.contradicts ?? binding.contradicts ?? [],
            claims: traced?.claims ?? [],
        };
    });
}
/** Returns how a criterion stands. */
function rateCriterion({ shown, met }) {
    if (shown === null)
        return 'unknown';
    if (shown === 'unmet' || shown === 'contradicted')
        return 'bad';
    if (shown === 'open')
        return 'people';
    return met || shown === 'signed' ? 'good' : 'short';
}
/** Worst first. Criteria of the same status stay in the order of the ticket. */
const STANDINGS = ['bad', 'short', 'unknown', 'good', 'people'];
const WORDS = [
    'contradicted',
    'unmet',
    'weak',
    'addressed',
    'tested',
    'proved',
    'signed',
    'open',
];
/** Sorts the criteria with the worst first, so that a limit cuts the least important. */
function sortCriteria(rows) {
    const rank = (row) => STANDINGS.indexOf(rateCriterion(row));
    const word = ({ shown }) => (shown === null ? WORDS.length : WORDS.indexOf(shown));
    return [...rows].sort((a, b) => rank(a) - rank(b) || word(a) - word(b));
}
/** Counts the criteria. The words are in the order of `formatTally`, without those that no criterion has. */
function countCriteria(report) {
    const rows = buildCriterionRows(report);
    const count = (has) => rows.filter(has).length;
    const counts = TALLIED.map((word) => [word, count(({ shown }) => shown === word)]);
    return {
        total: rows.length,
        met: count((row) => row.met),
        words: new Map(counts.filter(([, number]) => number > 0)),
        unknown: count(({ shown }) => shown === null),
        short: count((row) => rateCriterion(row) === 'short'),
    };
}
const TALLIED = [
    'proved',
    'tested',
    'addressed',
    'weak',
    'unmet',
    'contradicted',
    'signed',
    'open',
];
/** Formats the counts: `4 addressed, 1 unmet`. Empty if there are no criteria. */
function formatTally({ words, unknown }) {
    return [
        ...[...words].map(([word, count]) => `${count} ${word}`),
        ...(unknown === 0 ? [] : [`${unknown} without lines`]),
    ].join(', ');
}
/** Longest text of a line that is quoted beside a criterion. */
const MAX_QUOTED = 200;
/** Returns both texts of a contradiction: `says “30 s”, but src/a.ts:3 has “60 s”`. */
function formatContradiction({ says, does, location, side }) {
    const verb = side === 'removed' ? 'removes' : 'has';
    return `says “${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(says, MAX_QUOTED)}”, but ${location} ${verb} “${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(does.trim(), MAX_QUOTED)}”`;
}
/**
 * Returns what stands between a criterion and what the policy requires: what contradicts it first, then what is missing.
 * A met criterion lacks nothing that anybody asked for.
 */
function formatWants({ met, contradicts, missing }) {
    return [...contradicts.map(formatContradiction), ...(met ? [] : missing).map((each) => `missing: ${each}`)];
}
/** Criteria that are named with what they want in common, and lines of this kind. */
const MAX_NAMED = 10;
const MAX_SHARED = 5;
/** Says what is missing for the next status of the criteria that are met: once for all that want the same. */
function listFurtherWants(rows) {
    const wants = rows
        .filter(({ met }) => met)
        .flatMap(({ id, missing }) => missing.map((want) => ({ id: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(id, 40), want })));
    return [...(0,_base_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(wants, ({ want }) => want)].slice(0, MAX_SHARED).map(([want, all]) => {
        const named = [...new Set(all.map(({ id }) => id))];
        const left = named.length - MAX_NAMED;
        const ids = `${named.slice(0, MAX_NAMED).join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
        return `Missing for the next status of ${ids}: ${want}`;
    });
}
/** Says of each claim of the author whether it holds, in a line each. */
function formatClaims({ claims }) {
    return claims.map(({ ref, why }) => `claimed by the author: ${ref} ${why === '' ? 'holds' : `does not hold: ${why}`}`);
}
//# sourceMappingURL=criteria.js.map

/***/ }),

/***/ 85636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ toLineRange),
/* harmony export */   FH: () => (/* binding */ formatReference),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   Mp: () => (/* binding */ nameRule),
/* harmony export */   P: () => (/* binding */ buildAnnotations),
/* harmony export */   Tc: () => (/* binding */ sortFindings),
/* harmony export */   qQ: () => (/* binding */ toWeight),
/* harmony export */   xD: () => (/* binding */ toRepoPath)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** Findings ordered, counted and made valid for GitHub's check runs. */


/** Limits of a check run's annotation (GitHub REST, "Create a check run"). The limit of the message is 64 KB. */
const MAX_ANNOTATION_MESSAGE_BYTES = 64_000;
const MAX_ANNOTATION_TITLE_CHARACTERS = 255;
const MAX_LINE = 2_147_483_647;
/**
 * Returns the weight of a finding; an unknown severity counts as `warn`. What a person accepted is for information only.
 */
function toWeight({ severity, signed }) {
    if (signed != null)
        return 'info';
    return severity === 'error' || severity === 'info' ? severity : 'warn';
}
/** The rule that a policy and a suppression name; the plane where the service does not say the rule. */
function nameRule({ rule, plane }) {
    return rule || plane;
}
/** First and last line, whole numbers from 1, in order, whatever the service gave. */
function toLineRange(finding) {
    const line = (value, otherwise) => value !== undefined && Number.isFinite(value) ? Math.min(MAX_LINE, Math.max(1, Math.trunc(value))) : otherwise;
    const first = line(finding.location.lineRange[0], 1);
    const last = line(finding.location.lineRange[1], first);
    return { first: Math.min(first, last), last: Math.max(first, last) };
}
/** Returns a repo-relative path with forward slashes that stays inside the repository. */
function toRepoPath(finding) {
    const path = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.location.file)
        .replace(/\\/gu, '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .join('/');
    return path === '' ? '(no file)' : path;
}
/** Returns where a finding is: `src/a.ts:1-4`. */
function formatReference(finding) {
    const { first, last } = toLineRange(finding);
    return `${toRepoPath(finding)}:${first}${last > first ? `-${last}` : ''}`;
}
const ORDER = { error: 0, warn: 1, info: 2 };
/** Sorts worst first, so that a limit cuts the least important; then by file, first line and id. */
function sortFindings(findings) {
    return [...findings].sort((a, b) => ORDER[toWeight(a)] - ORDER[toWeight(b)] ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.location.file, b.location.file) ||
        toLineRange(a).first - toLineRange(b).first ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.id, b.id));
}
/** Counts the findings by weight. */
function countFindings(findings) {
    const counts = { error: 0, warn: 0, info: 0 };
    for (const finding of findings)
        counts[toWeight(finding)] += 1;
    return counts;
}
const LEVELS = { info: 'notice', warn: 'warning', error: 'failure' };
/**
 * Converts the findings to annotations, worst first. Each one is valid, because GitHub's 422 does not say which one is
 * invalid.
 */
function buildAnnotations(findings) {
    return sortFindings(findings).map((finding) => {
        const { first, last } = toLineRange(finding);
        const title = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.title) || (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.plane) || 'Finding';
        const message = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.rationale).trim() || title;
        return {
            path: toRepoPath(finding),
            start_line: first,
            end_line: last,
            annotation_level: LEVELS[toWeight(finding)],
            title: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)(title, MAX_ANNOTATION_TITLE_CHARACTERS),
            message: (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutBytes */ .Uw)(message, MAX_ANNOTATION_MESSAGE_BYTES),
        };
    });
}
//# sourceMappingURL=findings.js.map

/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ formatTitle),
/* harmony export */   Pu: () => (/* binding */ formatVerdict),
/* harmony export */   SZ: () => (/* binding */ isApproved),
/* harmony export */   VP: () => (/* binding */ findDecidingRule),
/* harmony export */   WS: () => (/* binding */ formatDecision),
/* harmony export */   Z1: () => (/* binding */ formatFindingCounts),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   aG: () => (/* binding */ getVerdict),
/* harmony export */   eN: () => (/* binding */ formatTier),
/* harmony export */   gt: () => (/* binding */ listFacts),
/* harmony export */   xk: () => (/* binding */ getFact)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35393);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77283);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);
/** A verdict in words: what the gate says, which rule decided and on what, how risky the change is. Plain text, not escaped. */






/** A condition is looked through so far for the facts that it names, in UTF-16 code units. */
const MAX_CONDITION = 4_000;
const TIER_WORDS = {
    T0: 'trivial',
    T1: 'low',
    T2: 'moderate',
    T3: 'high',
    T4: 'critical',
};
/**
 * Formats a number with two decimals; a whole number without. What lies between 0 and 1 is never shown as one of them: a
 * confidence of 0.9994 is `0.99`, because `1.00` would say that nothing is left to doubt.
 */
function formatNumber(value) {
    if (Number.isInteger(value))
        return String(value);
    const size = Math.abs(value);
    const shown = size < 1 ? Math.min(0.99, Math.max(0.01, size)) : size;
    return `${value < 0 ? '-' : ''}${shown.toFixed(2)}`;
}
/** Returns `T2 (moderate)`, or an unknown tier as the service returned it. */
function formatTier(tier) {
    const word = Object.hasOwn(TIER_WORDS, tier) ? TIER_WORDS[tier] : undefined;
    return word === undefined ? tier : `${tier} (${word})`;
}
/** Returns the verdict in a few words: `auto-approve`, `dry run, would be needs-review`, … */
function formatVerdict(report) {
    const { review, trace } = report;
    if (review.dry_run !== true)
        return review.verdict ?? 'no verdict';
    const would = review.verdict ?? trace?.decision.verdict;
    return would === undefined ? 'dry run' : `dry run, would be ${would}`;
}
/** Returns the verdict, also the one that a dry run would have had; null if there is none. */
function getVerdict(report) {
    return report.review.verdict ?? report.trace?.decision.verdict ?? null;
}
/**
 * Returns whether the change is approved: the verdict is auto-approve, the review is not a dry run, and the gate is
 * open.
 */
function isApproved(report) {
    return report.gate.open && report.review.verdict === 'auto-approve' && report.review.dry_run !== true;
}
/** Returns the counts of findings: `1 error, 2 warnings`, worst first; `none` if there are none. */
function formatFindingCounts(report) {
    if (report.unread === true)
        return 'could not be read';
    const { error, warn, info } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(report.findings);
    const parts = [
        ...(error > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(info, 'note')] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join(', ');
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns a fact of the decision by its dotted name; undefined if there is none. */
function getFact(report, name) {
    let value = report.trace?.decision.facts;
    for (const part of name.split('.')) {
        value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    }
    return value;
}
/** Returns the facts that a condition names, in its order, each once. */
function listFacts(report, condition) {
    const bare = condition.slice(0, MAX_CONDITION).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""');
    const names = (bare.match(/[a-z_]+(?:\.[a-z_]+)*/gu) ?? []).flatMap((word) => {
        // `change.classes.exists(…)` is the name of a fact followed by a call on it.
        const parts = word.split('.');
        for (let length = parts.length; length > 0; length -= 1) {
            const name = parts.slice(0, length).join('.');
            const value = getFact(report, name);
            if (value !== undefined && !isRecord(value))
                return [name];
        }
        return [];
    });
    return [...new Set(names)];
}
const COUNTS = {
    'findings.error': (count) => `${count === 0 ? 'no finding' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity error`,
    'findings.warn': (count) => `${count === 0 ? 'no finding' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity warn`,
    'findings.info': (count) => `${count === 0 ? 'no finding' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity info`,
    'findings.total': (count) => (count === 0 ? 'no findings' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')),
    'criteria.met': (count) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is met', 'criteria are met'),
    'criteria.weak': (count) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is weak', 'criteria are weak'),
    'criteria.unmet': (count) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is unmet', 'criteria are unmet'),
    'criteria.not_verifiable': (count) => `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion', 'criteria')} that code cannot show`,
    'criteria.total': (count) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion', 'criteria'),
    'change.files': (count) => (count === 0 ? 'no changed file could be read' : (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'changed file')),
    'accounting.share': (share) => `${Math.floor(share * 100)} % of the changed lines need no person`,
    tier: (tier) => `the tier is ${formatTier(`T${tier}`)}`,
};
const STATES = {
    'base.allowed': [
        'the policy allows the branch that the change goes into',
        'the change goes into a branch that is not the default one, and the policy does not allow it',
    ],
    'coverage.complete': ['everything was looked at', 'not everything could be looked at'],
    'policy.changed': ["the change edits the repository's policy", "the change leaves the repository's policy alone"],
    'policy.broken': ["the repository's policy does not parse", "the repository's policy parses"],
};
const SOURCES = {
    ticket: 'the criteria come from the ticket',
    closing_issue: 'the criteria come from the issue that this pull request closes',
    ticket_file: 'the criteria come from a ticket file of the repository, as it is at the base',
    body: "the criteria come from the pull request's description",
    none: 'no acceptance criteria were found',
};
/** A count of the accounting: `accounting.unaccounted.lines`. */
const ACCOUNTING_FACT = /^accounting\.([a-z]+)\.(lines|spans|files)$/u;
/** Describes a fact in words; a fact without a description is shown by its name. */
function describeFact(report, name) {
    const value = getFact(report, name);
    if (typeof value === 'number' && Object.hasOwn(COUNTS, name))
        return COUNTS[name]?.(value) ?? '';
    const [, reason, unit] = ACCOUNTING_FACT.exec(name) ?? [];
    if (typeof value === 'number' && reason !== undefined && unit !== undefined) {
        const things = unit === 'spans' ? 'parts' : unit;
        return `${value === 0 ? 'no' : value} ${reason} ${value === 1 ? things.slice(0, -1) : things}`;
    }
    if (typeof value === 'boolean' && Object.hasOwn(STATES, name))
        return STATES[name]?.[value ? 0 : 1] ?? '';
    if (name === 'criteria.source' && typeof value === 'string' && Object.hasOwn(SOURCES, value)) {
        return SOURCES[value] ?? '';
    }
    if (name === 'change.classes' && Array.isArray(value))
        return `the change touches ${value.join(', ')}`;
    return `${name} is ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(JSON.stringify(value), 80)}`;
}
const NAMED_FACTS = 4;
/** Returns which rule decided and why it held; null without a trace. */
function findDecidingRule(report) {
    const decision = report.trace?.decision;
    if (decision === undefined)
        return null;
    const named = decision.rules.filter((each) => each.name === decision.rule);
    const rule = named.find(({ held }) => held === true) ?? named[0];
    const condition = rule?.condition ?? '';
    const facts = listFacts(report, condition).slice(0, NAMED_FACTS);
    const because = rule?.name === _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_RULE_HELD */ .Dz
        ? 'no rule of the policy held'
        : condition === 'true'
            ? 'no rule before it held'
            : facts.map((name) => describeFact(report, name)).join('; ');
    return {
        rule: decision.rule,
        condition,
        policy: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .readPolicyEvidence */ .y5)(report)?.name ?? null,
        because: because !== '' || /[()<>=!&|]/u.test(condition) ? because : condition,
    };
}
/** Says which rule decided and why it held; empty without a trace. */
function formatDecision(report) {
    const decided = findDecidingRule(report);
    if (decided === null)
        return '';
    const policy = decided.policy === null ? '' : ` of the policy ${decided.policy}`;
    const because = decided.because === '' ? decided.condition : decided.because;
    return `Decided by the rule ${decided.rule}${policy}${because === '' ? '' : `: ${because}`}.`;
}
/** What of the criteria a reader must hear first; null where nothing is wrong with them. */
function findWorst({ words, short, unknown }) {
    const [contradicted, unmet, weak] = ['contradicted', 'unmet', 'weak'].map((word) => words.get(word) ?? 0);
    const wrong = [
        [contradicted, 'contradicted'],
        [unmet, 'unmet'],
        [weak, 'weak'],
        [short, 'shown too little'],
        [unknown, 'without lines'],
    ];
    const [count, word] = wrong.find(([number]) => number !== undefined && number > 0) ?? [];
    return word === undefined ? null : `${count} of # ${word}`;
}
function formatCriteriaTitle(report) {
    const tally = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .countCriteria */ .T5)(report);
    const criteria = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(tally.total, 'criterion', 'criteria');
    if (tally.total === 0)
        return report.trace === null ? '' : 'no criteria';
    const worst = findWorst(tally);
    if (worst !== null)
        return worst.replace('#', criteria);
    return tally.met === tally.total ? `${criteria} met` : `${tally.met} of ${criteria} met`;
}
/** Returns a one-line summary: verdict, criteria, findings, tier, what to look at. Used as the title of a check run. */
function formatTitle(report) {
    const { tier } = report.review;
    const found = formatFindingCounts(report);
    const tally = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .countAccounting */ .Z2)(report);
    const open = tally === null ? '' : (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .formatOpen */ .Me)(tally);
    const parts = [
        formatVerdict(report),
        formatCriteriaTitle(report),
        found === 'none' ? 'no findings' : report.unread === true ? `findings ${found}` : found,
        tier == null ? '' : formatTier(tier),
        open === '' ? '' : `${open} to look at`,
    ];
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(parts.filter((part) => part !== '').join(' · '));
}
//# sourceMappingURL=verdict.js.map

/***/ })

};
