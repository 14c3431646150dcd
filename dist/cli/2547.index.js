export const id = 2547;
export const ids = [2547];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 62678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $R: () => (/* binding */ formatSinceSpans),
/* harmony export */   Ee: () => (/* binding */ formatSinceTitle),
/* harmony export */   KG: () => (/* binding */ readSeenSince),
/* harmony export */   Oe: () => (/* binding */ formatSinceRow),
/* harmony export */   Yx: () => (/* binding */ listSinceRows),
/* harmony export */   xl: () => (/* binding */ formatSinceFiles)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);
/** What changed since the last head that a person saw, in words: a row for each thing. Plain text, not escaped. */


/** Reads the comparison; null if no person who counts has seen an earlier head. */
function readSeenSince(report) {
    const evidence = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readSinceEvidence */ .CC)(report);
    return evidence?.seen == null || evidence.seen.commit === report.headSha
        ? null
        : { ...evidence, seen: evidence.seen };
}
/** Returns the title: `Since @ada looked at 1a2b3c4d5e6f`. */
function formatSinceTitle({ seen }) {
    return `Since @${seen.login} looked at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .abbreviateSha */ .Kx)(seen.commit)}`;
}
const createRow = (mark, text, rest = {}) => ({
    mark,
    name: '',
    text,
    lines: [],
    lost: [],
    ...rest,
});
const isGood = (status) => status !== null && ['addressed', 'tested', 'proved'].includes(status);
function describeCriterion({ id, move, was, now, lines, lost }) {
    const places = { name: id, lines, lost };
    switch (move) {
        case 'up':
            return createRow('better', `was ${was}, is ${now}`, places);
        case 'down':
            return createRow('worse', `was ${was}, is ${now}`, places);
        case 'new':
            return createRow(isGood(now) ? 'note' : 'worse', `is new: ${now}`, places);
        case 'gone':
            return createRow('note', `is no criterion of this change any more; it was ${was}`, places);
        default:
            return createRow('note', `reads otherwise than it did; it was ${was}, is ${now}`, places);
    }
}
const WORDS = { error: 'error', warn: 'warning', info: 'note' };
/** Findings of each kind that are named. */
const SHOWN_FINDINGS = 10;
function describeFindings({ added, gone, ...counts }) {
    const reference = ({ location: { file, lineRange } }) => {
        const [first = 1, last = first] = lineRange;
        return `${file}:${first}${last > first ? `-${last}` : ''}`;
    };
    const [shownAdded, shownGone] = [added.slice(0, SHOWN_FINDINGS), gone.slice(0, SHOWN_FINDINGS)];
    const more = (mark, left, what) => left > 0 ? [createRow(mark, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(left, 'more finding')} ${what}`)] : [];
    return [
        ...shownAdded.map((one) => createRow('worse', `new ${WORDS[one.severity]}: ${one.title}`, { lines: [reference(one)] })),
        ...more('worse', counts.added_count - shownAdded.length, 'that were not there'),
        ...shownGone.map((one) => one.suppressed
            ? createRow('note', `hidden since: ${WORDS[one.severity]}, ${one.title}`, { lost: [reference(one)] })
            : createRow('better', `${WORDS[one.severity]} gone: ${one.title}`, { lost: [reference(one)] })),
        ...more('better', counts.gone_count - shownGone.length, 'that are gone'),
    ];
}
/** Files that are named. */
const SHOWN_FILES = 5;
/** Says how much of the change differs: `3 files differ: a.ts, b.ts, c.ts`. */
function formatSinceFiles({ files, more_files: more }) {
    const all = files.length + more;
    if (all === 0)
        return 'Nothing in it has changed since.';
    const named = files.slice(0, SHOWN_FILES);
    const left = all - named.length;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(all, 'file differs', 'files differ')} since: ${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}.`;
}
/** Says what of the places that are left to people is new; empty if none is left. */
function formatSinceSpans({ spans: { added_count: added, looked_count: looked } }) {
    if (added + looked === 0)
        return '';
    const known = looked === 0 ? '' : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(looked, 'part was', 'parts were')} there then`;
    if (added === 0)
        return `Nothing new is left to look at: ${known}.`;
    const rest = known === '' ? '' : `; ${known}`;
    return `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(added, 'part is', 'parts are')} new to look at${rest}.`;
}
/** Lists what changed, what is worse first. */
function listSinceRows(since) {
    const rows = [...since.criteria.map(describeCriterion), ...describeFindings(since.findings)];
    const order = ['worse', 'better', 'note'];
    const edited = since.edited.map((id) => (id === 'description' ? 'the description' : id)).join(', ');
    return [
        ...order.flatMap((mark) => rows.filter((row) => row.mark === mark)),
        ...(edited === '' ? [] : [createRow('note', `edited since, so criteria may read otherwise: ${edited}`)]),
        ...(since.skipped === '' ? [] : [createRow('note', `criteria and findings were not compared: ${since.skipped}`)]),
    ];
}
/** Returns a row in one line: `worse: AC2 was met, is contradicted (src/a.ts:3); then at src/a.ts:2`. */
function formatSinceRow({ mark, name, text, lines, lost }) {
    const at = lines.length === 0 ? '' : ` (${lines.join(', ')})`;
    const then = lost.length === 0 ? '' : `; then at ${lost.join(', ')}`;
    return `${mark === 'note' ? '' : `${mark}: `}${name === '' ? '' : `${name} `}${text}${at}${then}`;
}
//# sourceMappingURL=since.js.map

/***/ }),

/***/ 63558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderTextReport: () => (/* binding */ renderTextReport)
});

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/report/criteria.js
var criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/report/accounting.js
var accounting = __webpack_require__(77283);
// EXTERNAL MODULE: ./build/src/report/commands.js
var commands = __webpack_require__(15728);
// EXTERNAL MODULE: ./build/src/report/look.js
var look = __webpack_require__(49529);
// EXTERNAL MODULE: ./build/src/report/opening.js
var opening = __webpack_require__(46324);
// EXTERNAL MODULE: ./build/src/report/people.js
var report_people = __webpack_require__(4137);
// EXTERNAL MODULE: ./build/src/report/since.js
var report_since = __webpack_require__(62678);
// EXTERNAL MODULE: ./build/src/report/wrap-text.js
var wrap_text = __webpack_require__(43756);
;// CONCATENATED MODULE: ./build/src/report/terminal-people.js









/** Places that are left to people and are shown. */
const SHOWN_PLACES = 30;
/** Lists what people can do so that the gate opens. */
function renderOpening(report, colors) {
    const steps = (0,opening/* listOpeningSteps */.k0)(report);
    if (steps.length === 0)
        return [];
    return [
        colors.bold(opening/* OPENING_TITLE */.Od),
        ...steps.map(({ what, url }, at) => (0,wrap_text/* wrapText */.C)(`${at + 1}. ${what}${url === null ? '' : ` ${url}`}`, '  ')),
        '',
    ];
}
/** Lists what is left to people: what is wrong, places by file, what waits for a person, what is ticked off. */
function renderLook(report, colors) {
    const tally = (0,accounting/* countAccounting */.Z2)(report);
    if (tally === null)
        return [];
    const criteria = (0,look/* listLookCriteria */.vI)(report);
    const waiting = (0,look/* countLookCriteria */._B)(criteria);
    const isOpen = (0,accounting/* formatOpen */.Me)(tally) !== '';
    const places = (0,accounting/* listOpenPlaces */.PX)(report);
    const left = places.length - Math.min(SHOWN_PLACES, places.length) + (0,accounting/* countUnlisted */.c0)(report);
    const clear = (command) => (command === null ? [] : [(0,wrap_text/* wrapText */.C)((0,look/* formatClearing */.NO)(command), '    ')]);
    const list = (kinds) => (0,wrap_text/* renderFirstRows */.Q)(criteria.filter(({ kind }) => kinds.includes(kind)), (one) => [(0,wrap_text/* wrapText */.C)((0,look/* formatLookCriterion */.oL)(one), '  '), ...clear(one.command)]);
    const title = `${colors.bold((0,look/* formatLookTitle */.RI)(tally, waiting))}  ${isOpen ? (0,accounting/* formatPartition */.iK)(tally) : ''}`.trimEnd();
    return [
        ...(isOpen || waiting > 0 ? [title] : []),
        ...(isOpen ? [] : [(0,wrap_text/* wrapText */.C)((0,accounting/* formatNothingLeft */.m$)(tally), waiting > 0 ? '  ' : '')]),
        ...list(['contradicted']),
        ...[...(0,groups/* groupBy */.$z)(places.slice(0, SHOWN_PLACES), ({ location }) => location.file)].flatMap(([path, own]) => [
            `  ${colors.cyan((0,base_text/* oneLine */.TN)(path))}`,
            ...own.map((place) => (0,wrap_text/* wrapText */.C)(`${place.reason}${place.isNew ? ', new,' : ''} ${(0,accounting/* formatPlaceLines */.yE)(place)}${(0,accounting/* formatWithin */.po)(place)}: ${place.why}`, '    ')),
            ...clear((0,commands/* formatVouchCommand */.ak)(report, path)),
        ]),
        ...(left > 0 ? [`  and ${(0,base_text/* counted */.hS)(left, 'more place')}: --format html and json have them`] : []),
        ...list(['weak', 'open', 'signed']),
        ...(0,look/* listTicked */.vb)(report)
            .slice(0, SHOWN_PLACES)
            .map((one) => (0,wrap_text/* wrapText */.C)((0,look/* formatTicked */.al)(one), '  ')),
        '',
    ];
}
/** Lists who approved, and whose approval does not count. */
function renderPeople(report, colors) {
    const people = (0,report_people/* listPeople */.S)(report);
    const unknown = (0,report_people/* listUnknown */.j)(report);
    if (people.length + unknown.length === 0)
        return [];
    return [
        colors.bold('People'),
        ...(0,wrap_text/* renderFirstRows */.Q)(people, ({ standing, name, why }) => [(0,wrap_text/* wrapText */.C)(`${standing}: ${name}: ${why}`, '  ')]),
        ...(0,wrap_text/* renderFirstRows */.Q)(unknown, (text) => [(0,wrap_text/* wrapText */.C)(text, '  ')]),
        '',
    ];
}
/** Lists what changed since a person looked. */
function renderSince(report, colors) {
    const since = (0,report_since/* readSeenSince */.KG)(report);
    if (since === null)
        return [];
    const facts = [(0,report_since/* formatSinceFiles */.xl)(since), (0,report_since/* formatSinceSpans */.$R)(since)].filter((text) => text !== '');
    return [
        colors.bold((0,base_text/* oneLine */.TN)((0,report_since/* formatSinceTitle */.Ee)(since))),
        ...facts.map((text) => (0,wrap_text/* wrapText */.C)(text, '  ')),
        ...(0,wrap_text/* renderFirstRows */.Q)((0,report_since/* listSinceRows */.Yx)(since), (row) => [(0,wrap_text/* wrapText */.C)((0,report_since/* formatSinceRow */.Oe)(row), '  ')]),
        '',
    ];
}
//# sourceMappingURL=terminal-people.js.map
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/terminal.js
/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */









/** The texts of a criterion stand below its id. */
const INDENT = ' '.repeat(15);
function renderCriteria(report, colors) {
    const rows = (0,criteria/* buildCriterionRows */.v2)(report);
    if (rows.length === 0)
        return [colors.bold('Acceptance criteria'), '  none were found', ''];
    const paint = {
        good: colors.green,
        short: colors.yellow,
        bad: colors.red,
        people: colors.dim,
        unknown: colors.dim,
    };
    const tally = (0,criteria/* countCriteria */.T5)(report);
    const origin = (0,evidence/* readCriteriaEvidence */.rd)(report)?.criteria[0]?.origin.ticket;
    const from = origin == null ? '' : colors.dim(`, from ${(0,base_text/* oneLine */.TN)(origin)}`);
    const untrusted = (0,evidence/* formatUntrusted */.gB)(report);
    return [
        `${colors.bold('Acceptance criteria')}  ${(0,criteria/* formatTally */.eQ)(tally)}${from}`,
        ...(untrusted === '' ? [] : [(0,wrap_text/* wrapText */.C)(untrusted, '  ')]),
        ...(0,wrap_text/* renderFirstRows */.Q)(rows, (row) => {
            const word = row.shown ?? (row.lines.length === 0 ? 'no lines' : '');
            const figure = row.confidence === null ? '' : ` ${colors.dim(`(${(0,verdict/* formatNumber */.ZV)(row.confidence)})`)}`;
            const left = row.lines.length - criteria/* BEST_PLACES */.yW;
            return [
                `  ${paint[(0,criteria/* rateCriterion */.o)(row)](word.padEnd(12))} ${colors.bold((0,base_text/* oneLine */.TN)(row.id))}${figure}`,
                ...(row.text === null ? [] : [(0,wrap_text/* wrapText */.C)(row.text, INDENT)]),
                ...(0,criteria/* formatWants */.hc)(row).map((want) => colors.yellow((0,wrap_text/* wrapText */.C)(want, INDENT))),
                ...(0,criteria/* formatClaims */.fq)(row).map((claim) => colors.dim((0,wrap_text/* wrapText */.C)(claim, INDENT))),
                ...row.lines.slice(0, criteria/* BEST_PLACES */.yW).map((reference) => `${INDENT}${colors.cyan((0,base_text/* oneLine */.TN)(reference))}`),
                ...(left > 0 ? [`${INDENT}${colors.dim(`and ${left} more`)}`] : []),
            ];
        }),
        ...(0,criteria/* listFurtherWants */.It)(rows).map((want) => (0,wrap_text/* wrapText */.C)(want, '  ')),
        ...[...tally.words.keys()].map((word) => colors.dim((0,wrap_text/* wrapText */.C)(`${word}: ${criteria/* STATUS_MEANINGS */.Yx[word]}`, '  '))),
        '',
    ];
}
function renderFindings(report, colors) {
    const paint = {
        error: colors.red,
        warn: colors.yellow,
        info: colors.blue,
    };
    return [
        `${colors.bold('Findings')}  ${(0,verdict/* formatFindingCounts */.Z1)(report)}${report.truncated ? ' (the service has more)' : ''}`,
        ...(0,wrap_text/* renderFirstRows */.Q)((0,findings/* sortFindings */.Tc)(report.findings), (finding) => [
            `  ${paint[(0,findings/* toWeight */.qQ)(finding)]((0,base_text/* oneLine */.TN)(finding.severity).padEnd(6))} ${colors.cyan((0,findings/* formatReference */.FH)(finding))}  ${colors.dim((0,base_text/* oneLine */.TN)((0,findings/* nameRule */.Mp)(finding)))}`,
            (0,wrap_text/* wrapText */.C)(finding.title, '         '),
            (0,wrap_text/* wrapText */.C)(finding.rationale, '         '),
        ]),
        '',
    ];
}
function renderRisk(report, colors) {
    const tier = (0,evidence/* readTierEvidence */.Af)(report);
    if (tier === null)
        return [];
    const title = `${colors.bold('Risk')}  ${(0,verdict/* formatTier */.eN)(tier.tier)}, score ${(0,verdict/* formatNumber */.ZV)(tier.score)}`;
    const reasons = tier.reasons ?? [];
    if (reasons.length > 0)
        return [title, ...reasons.map((reason) => (0,wrap_text/* wrapText */.C)(reason, '  ')), ''];
    // Old traces name no reasons.
    const { largest, others, sum } = (0,evidence/* selectLargest */.b)(tier.contributions);
    const points = (value) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.padStart(7);
    return [
        title,
        ...tier.floors.map((floor) => (0,wrap_text/* wrapText */.C)(`at least ${floor.tier}: ${floor.note}`, '  ')),
        ...largest.map((each) => `${points(each.points)}  ${(0,base_text/* oneLine */.TN)(`${each.note || each.feature}: ${each.value}`)}`),
        ...(others > 0 ? [`${points(sum)}  ${(0,base_text/* counted */.hS)(others, 'smaller one')} together`] : []),
        '',
    ];
}
function renderTools(report, colors) {
    const list = (title, lines) => lines.length === 0 ? [] : [colors.bold(title), ...lines.map((line) => (0,wrap_text/* wrapText */.C)(line, '  ')), ''];
    return [
        ...list('Reports of other tools', (0,evidence/* formatToolReports */.tZ)(report)),
        ...list('Reports of the tests', (0,evidence/* formatReported */.xg)(report)),
    ];
}
function renderCoverage(report, colors) {
    const omitted = (0,evidence/* listOmitted */.RY)(report);
    if (omitted.length === 0)
        return [];
    return [
        `${colors.bold('Not looked at')}  ${(0,base_text/* counted */.hS)(omitted.length, 'item')}`,
        ...(0,wrap_text/* renderFirstRows */.Q)(omitted, ({ path, detail, blocking }) => [
            (0,wrap_text/* wrapText */.C)(`${path === null ? '' : `${path}: `}${detail}${blocking ? ' This keeps the gate from opening by itself.' : ''}`, '  '),
        ]),
        '',
    ];
}
function renderSuppressed(report, colors) {
    const suppressed = (0,evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return [];
    return [
        `${colors.bold('Suppressed')}  ${(0,base_text/* counted */.hS)(suppressed.length, 'finding')}`,
        ...(0,wrap_text/* renderFirstRows */.Q)(suppressed, ({ rule, file, line, reason, by }) => [
            (0,wrap_text/* wrapText */.C)(`${file}:${line} ${rule}: ${reason} (${by})`, '  '),
        ]),
        '',
    ];
}
function renderSteps(report, colors) {
    const steps = (0,next_steps/* listNextSteps */.B)(report);
    if (steps.length === 0)
        return [];
    return [
        colors.bold((0,next_steps/* formatStepsTitle */.N)(report)),
        ...steps.flatMap(({ what, items, more }) => [
            (0,wrap_text/* wrapText */.C)(what, '  '),
            ...items.map(({ reference, name, text }) => (0,wrap_text/* wrapText */.C)([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    ')),
            ...(more > 0 ? [`    and ${more} more`] : []),
        ]),
        '',
    ];
}
/** Returns the deciding rule and the facts that it is based on. */
function renderDecision(report) {
    const decision = (0,verdict/* formatDecision */.WS)(report);
    return decision === '' ? [] : [(0,wrap_text/* wrapText */.C)(decision, '')];
}
/** Returns ` into main (1234567)`, as far as the service names the base. */
function formatBase({ base_ref: ref, base_sha: sha }) {
    if (sha == null)
        return ref == null ? '' : ` into ${(0,base_text/* oneLine */.TN)(ref)}`;
    const commit = (0,base_text/* abbreviateSha */.Kx)((0,base_text/* oneLine */.TN)(sha));
    return ref == null || ref === sha ? ` into ${commit}` : ` into ${(0,base_text/* oneLine */.TN)(ref)} (${commit})`;
}
/**
 * Builds the report for a terminal.
 * @param options.color whether to use ANSI colours
 */
function renderTextReport(report, options) {
    const colors = picocolors.createColors(options.color);
    const { review, gate } = report;
    const paint = gate.open ? colors.green : colors.red;
    const facts = [
        ...(review.tier == null ? [] : [`tier ${(0,verdict/* formatTier */.eN)((0,base_text/* oneLine */.TN)(review.tier))}`]),
        ...(review.confidence == null ? [] : [`confidence ${(0,verdict/* formatNumber */.ZV)(review.confidence)}`]),
    ];
    return [
        `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint((0,base_text/* oneLine */.TN)((0,verdict/* formatVerdict */.Pu)(report)))}  ${facts.join('  ')}`,
        `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${(0,base_text/* abbreviateSha */.Kx)(report.headSha)}`}${formatBase(review)}`,
        '',
        (0,wrap_text/* wrapText */.C)(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
        ...renderDecision(report),
        ...report.notes.map((note) => (0,wrap_text/* wrapText */.C)(`Note: ${note}`, '')),
        '',
        ...renderOpening(report, colors),
        ...renderSteps(report, colors),
        ...renderPeople(report, colors),
        ...renderSince(report, colors),
        ...renderLook(report, colors),
        ...renderCriteria(report, colors),
        ...renderFindings(report, colors),
        ...renderTools(report, colors),
        ...renderRisk(report, colors),
        ...renderCoverage(report, colors),
        ...renderSuppressed(report, colors),
        ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
    ].join('\n');
}
//# sourceMappingURL=terminal.js.map

/***/ }),

/***/ 43756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   Q: () => (/* binding */ renderFirstRows)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** Lines of a terminal. */

const WIDTH = 96;
/** Wraps words at 96 columns and indents each line. White space of the text is folded, and what is invisible is shown. */
function wrapText(text, indent) {
    const lines = [];
    let line = '';
    for (const word of (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;
/** Returns the rows that are shown, and a line that says how many more there are and where. */
function renderFirstRows(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
//# sourceMappingURL=wrap-text.js.map

/***/ })

};
