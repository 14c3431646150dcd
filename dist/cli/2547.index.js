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

/***/ 24834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderTextReport: () => (/* binding */ renderTextReport)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57336);
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54855);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51036);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77283);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92189);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74041);
/* harmony import */ var _wrap_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43756);
/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */










/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;
/** The same for places that are left to people. */
const SHOWN_PLACES = 30;
/** Returns the rows that are shown, and a line that says how many more there are and where. */
function renderFirstRows(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
/** Lists what is left to people, by file. */
function renderLook(report, colors) {
    const tally = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countAccounting */ .Z2)(report);
    if (tally === null)
        return [];
    if ((0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatOpen */ .Me)(tally) === '')
        return [(0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)((0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNothingLeft */ .m$)(tally), ''), ''];
    const places = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .listOpenPlaces */ .PX)(report);
    const left = places.length - Math.min(SHOWN_PLACES, places.length) + (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countUnlisted */ .c0)(report);
    return [
        `${colors.bold((0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatLookTitle */ .RI)(tally))}  ${(0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPartition */ .iK)(tally)}`,
        ...[...(0,_base_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .groupBy */ .$z)(places.slice(0, SHOWN_PLACES), ({ location }) => location.file)].flatMap(([path, own]) => [
            `  ${colors.cyan((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(path))}`,
            ...own.map((place) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`${place.reason} ${(0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlaceLines */ .yE)(place)}${(0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatWithin */ .po)(place)}: ${place.why}`, '    ')),
        ]),
        ...(left > 0 ? [`  and ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, 'more place')}: --format html and json have them`] : []),
        '',
    ];
}
/** The texts of a criterion stand below its id. */
const INDENT = ' '.repeat(15);
function renderCriteria(report, colors) {
    const rows = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .buildCriterionRows */ .v2)(report);
    if (rows.length === 0)
        return [colors.bold('Acceptance criteria'), '  none were found', ''];
    const paint = {
        good: colors.green,
        short: colors.yellow,
        bad: colors.red,
        people: colors.dim,
        unknown: colors.dim,
    };
    const tally = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .countCriteria */ .T5)(report);
    const origin = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .readCriteriaEvidence */ .rd)(report)?.criteria[0]?.origin.ticket;
    const from = origin == null ? '' : colors.dim(`, from ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(origin)}`);
    const untrusted = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatUntrusted */ .gB)(report);
    return [
        `${colors.bold('Acceptance criteria')}  ${(0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTally */ .eQ)(tally)}${from}`,
        ...(untrusted === '' ? [] : [(0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(untrusted, '  ')]),
        ...renderFirstRows(rows, (row) => {
            const word = row.shown ?? (row.lines.length === 0 ? 'no lines' : '');
            const figure = row.confidence === null ? '' : ` ${colors.dim(`(${row.confidence})`)}`;
            const left = row.lines.length - _criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .BEST_PLACES */ .yW;
            return [
                `  ${paint[(0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .rateCriterion */ .o)(row)](word.padEnd(12))} ${colors.bold((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(row.id))}${figure}`,
                ...(row.text === null ? [] : [(0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(row.text, INDENT)]),
                ...(0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .formatWants */ .hc)(row).map((want) => colors.yellow((0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(want, INDENT))),
                ...(0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .formatClaims */ .fq)(row).map((claim) => colors.dim((0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(claim, INDENT))),
                ...row.lines.slice(0, _criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .BEST_PLACES */ .yW).map((reference) => `${INDENT}${colors.cyan((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(reference))}`),
                ...(left > 0 ? [`${INDENT}${colors.dim(`and ${left} more`)}`] : []),
            ];
        }),
        ...(0,_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .listFurtherWants */ .It)(rows).map((want) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(want, '  ')),
        ...[...tally.words.keys()].map((word) => colors.dim((0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`${word}: ${_criteria_js__WEBPACK_IMPORTED_MODULE_4__/* .STATUS_MEANINGS */ .Yx[word]}`, '  '))),
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
        `${colors.bold('Findings')}  ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .formatFindingCounts */ .Z1)(report)}${report.truncated ? ' (the service has more)' : ''}`,
        ...renderFirstRows((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .sortFindings */ .Tc)(report.findings), (finding) => [
            `  ${paint[(0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .toWeight */ .qQ)(finding)]((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(finding.severity).padEnd(6))} ${colors.cyan((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .formatReference */ .FH)(finding))}  ${colors.dim((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_findings_js__WEBPACK_IMPORTED_MODULE_7__/* .nameRule */ .Mp)(finding)))}`,
            (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(finding.title, '         '),
            (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(finding.rationale, '         '),
        ]),
        '',
    ];
}
function renderRisk(report, colors) {
    const tier = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .readTierEvidence */ .Af)(report);
    if (tier === null)
        return [];
    const title = `${colors.bold('Risk')}  ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .formatTier */ .eN)(tier.tier)}, score ${tier.score}`;
    const reasons = tier.reasons ?? [];
    if (reasons.length > 0)
        return [title, ...reasons.map((reason) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(reason, '  ')), ''];
    // Old traces name no reasons.
    const { largest, others, sum } = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .selectLargest */ .b)(tier.contributions);
    const points = (value) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.padStart(7);
    return [
        title,
        ...tier.floors.map((floor) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`at least ${floor.tier}: ${floor.note}`, '  ')),
        ...largest.map((each) => `${points(each.points)}  ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(`${each.note || each.feature}: ${each.value}`)}`),
        ...(others > 0 ? [`${points(sum)}  ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(others, 'smaller one')} together`] : []),
        '',
    ];
}
function renderTools(report, colors) {
    const list = (title, lines) => lines.length === 0 ? [] : [colors.bold(title), ...lines.map((line) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(line, '  ')), ''];
    return [
        ...list('Reports of other tools', (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatToolReports */ .tZ)(report)),
        ...list('Reports of the tests', (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .formatReported */ .xg)(report)),
    ];
}
function renderCoverage(report, colors) {
    const omitted = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .listOmitted */ .RY)(report);
    if (omitted.length === 0)
        return [];
    return [
        `${colors.bold('Not looked at')}  ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(omitted.length, 'item')}`,
        ...renderFirstRows(omitted, ({ path, detail, blocking }) => [
            (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`${path === null ? '' : `${path}: `}${detail}${blocking ? ' This keeps the gate from opening by itself.' : ''}`, '  '),
        ]),
        '',
    ];
}
function renderSuppressed(report, colors) {
    const suppressed = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlanesEvidence */ .pp)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return [];
    return [
        `${colors.bold('Suppressed')}  ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(suppressed.length, 'finding')}`,
        ...renderFirstRows(suppressed, ({ rule, file, line, reason, by }) => [
            (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`${file}:${line} ${rule}: ${reason} (${by})`, '  '),
        ]),
        '',
    ];
}
function renderSteps(report, colors) {
    const steps = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .listNextSteps */ .B)(report);
    if (steps.length === 0)
        return [];
    return [
        colors.bold((0,_next_steps_js__WEBPACK_IMPORTED_MODULE_8__/* .formatStepsTitle */ .N)(report)),
        ...steps.flatMap(({ what, items, more }) => [
            (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(what, '  '),
            ...items.map(({ reference, name, text }) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    ')),
            ...(more > 0 ? [`    and ${more} more`] : []),
        ]),
        '',
    ];
}
/** Returns the deciding rule and the facts that it is based on. */
function renderDecision(report) {
    const decided = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .findDecidingRule */ .VP)(report);
    if (decided === null)
        return [];
    const policy = decided.policy === null ? '' : ` of the policy ${decided.policy}`;
    const because = decided.because === '' ? decided.condition : decided.because;
    return [(0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`Decided by the rule ${decided.rule}${policy}${because === '' ? '' : `: ${because}`}.`, '')];
}
/** Returns ` into main (1234567)`, as far as the service names the base. */
function formatBase({ base_ref: ref, base_sha: sha }) {
    if (sha == null)
        return ref == null ? '' : ` into ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(ref)}`;
    const commit = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateSha */ .Kx)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(sha));
    return ref == null || ref === sha ? ` into ${commit}` : ` into ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(ref)} (${commit})`;
}
/**
 * Builds the report for a terminal.
 * @param options.color whether to use ANSI colours
 */
function renderTextReport(report, options) {
    const colors = picocolors__WEBPACK_IMPORTED_MODULE_9__.createColors(options.color);
    const { review, gate } = report;
    const paint = gate.open ? colors.green : colors.red;
    const facts = [
        ...(review.tier == null ? [] : [`tier ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .formatTier */ .eN)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(review.tier))}`]),
        ...(review.confidence == null ? [] : [`confidence ${review.confidence}`]),
    ];
    return [
        `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint((0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .formatVerdict */ .Pu)(report)))}  ${facts.join('  ')}`,
        `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .abbreviateSha */ .Kx)(report.headSha)}`}${formatBase(review)}`,
        '',
        (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
        ...renderDecision(report),
        ...report.notes.map((note) => (0,_wrap_text_js__WEBPACK_IMPORTED_MODULE_1__/* .wrapText */ .C)(`Note: ${note}`, '')),
        '',
        ...renderSteps(report, colors),
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
/* harmony export */   C: () => (/* binding */ wrapText)
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
//# sourceMappingURL=wrap-text.js.map

/***/ })

};
