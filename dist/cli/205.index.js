export const id = 205;
export const ids = [205];
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

/***/ 55760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ReviewError),
/* harmony export */   t: () => (/* binding */ cancelledBy)
/* harmony export */ });
/** The one error that a reviewer throws. */
/** No review, or not all of it. Message and hint are one line each, without secrets and control characters. */
class ReviewError extends Error {
    name = 'ReviewError';
    kind;
    code;
    status;
    said;
    hint;
    constructor(message, details) {
        super(message);
        this.kind = details.kind;
        this.code = details.code ?? null;
        this.status = details.status ?? null;
        this.said = details.said ?? null;
        this.hint = details.hint ?? '';
    }
}
/** The error of a caller who has stopped the review, in the words of the signal's reason. */
function cancelledBy(signal) {
    const reason = signal.reason;
    const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
    const known = typeof message === 'string' && message !== '';
    return new ReviewError(known ? message : 'The review was cancelled.', { kind: 'cancelled' });
}
//# sourceMappingURL=review-error.js.map

/***/ }),

/***/ 18205:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/ids.js
var ids = __webpack_require__(94141);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/engine/snapshot.js
var snapshot = __webpack_require__(9110);
// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/terminal.js
/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */






const WIDTH = 96;
/** Words wrapped at `WIDTH` columns, each line indented. */
function wrapped(text, indent) {
    const lines = [];
    let line = '';
    for (const word of (0,words/* oneLine */.TN)(text).split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
/** Findings and files shown; a terminal is no place for thousands. */
const SHOWN = 100;
/** The rows that are shown, and how many more there are and where. */
function some(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
function criteriaText(report, colors) {
    const rows = (0,evidence/* criterionRows */.l_)(report);
    if (rows.length === 0)
        return [colors.bold('Acceptance criteria'), '  none were found', ''];
    const paint = { met: colors.green, weak: colors.yellow, unmet: colors.red, not_code_verifiable: colors.dim };
    const origin = (0,evidence/* criteriaOf */.pC)(report)?.criteria[0]?.origin.ticket;
    const from = origin == null ? '' : colors.dim(`, from ${(0,words/* oneLine */.TN)(origin)}`);
    return [
        `${colors.bold('Acceptance criteria')}  ${(0,evidence/* tallyText */.Wl)((0,evidence/* tallyOf */.sv)(report))}${from}`,
        ...some(rows, (row) => {
            const word = row.status === null ? (row.lines.length === 0 ? 'no lines' : '') : evidence/* CRITERION_WORDS */.Cp[row.status];
            const color = row.status === null ? colors.dim : paint[row.status];
            const figure = row.confidence === null ? '' : ` ${colors.dim(`(${row.confidence})`)}`;
            return [
                `  ${color(word.padEnd(11))} ${colors.bold((0,words/* oneLine */.TN)(row.id))}${figure}`,
                ...(row.text === null ? [] : [wrapped(row.text, '              ')]),
                ...row.lines.map((reference) => `              ${colors.cyan((0,words/* oneLine */.TN)(reference))}`),
            ];
        }),
        '',
    ];
}
function findingsPart(report, colors) {
    const paint = {
        error: colors.red,
        warn: colors.yellow,
        info: colors.blue,
    };
    return [
        `${colors.bold('Findings')}  ${(0,verdict/* findingsText */._g)(report)}${report.truncated ? ' (the service has more)' : ''}`,
        ...some((0,findings/* worstFirst */.md)(report.findings), (finding) => [
            `  ${paint[(0,findings/* weightOf */.mm)(finding)]((0,words/* oneLine */.TN)(finding.severity).padEnd(6))} ${colors.cyan((0,findings/* referenceOf */.Bz)(finding))}  ${colors.dim((0,words/* oneLine */.TN)((0,findings/* nameRule */.Mp)(finding)))}`,
            wrapped(finding.title, '         '),
            wrapped(finding.rationale, '         '),
        ]),
        '',
    ];
}
function riskPart(report, colors) {
    const tier = (0,evidence/* tierOf */.kx)(report);
    if (tier === null)
        return [];
    const { largest, others, sum } = (0,evidence/* weightiest */.u6)(tier.contributions);
    const points = (value) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.padStart(7);
    return [
        `${colors.bold('Risk')}  ${(0,verdict/* tierText */.uN)(tier.tier)}, score ${tier.score}`,
        ...tier.floors.map((floor) => wrapped(`at least ${floor.tier}: ${floor.note}`, '  ')),
        ...largest.map((each) => `${points(each.points)}  ${(0,words/* oneLine */.TN)(`${each.note || each.feature}: ${each.value}`)}`),
        ...(others > 0 ? [`${points(sum)}  ${(0,words/* counted */.hS)(others, 'smaller one')} together`] : []),
        '',
    ];
}
function toolsPart(report, colors) {
    const lines = (0,evidence/* toolLines */.kQ)(report);
    if (lines.length === 0)
        return [];
    return [colors.bold('Reports of other tools'), ...lines.map((line) => wrapped(line, '  ')), ''];
}
function coveragePart(report, colors) {
    const omitted = (0,evidence/* omittedOf */.Ce)(report);
    if (omitted.length === 0)
        return [];
    return [
        `${colors.bold('Not looked at')}  ${(0,words/* counted */.hS)(omitted.length, 'item')}`,
        ...some(omitted, ({ path, detail, blocking }) => [
            wrapped(`${path === null ? '' : `${path}: `}${detail}${blocking ? ' This keeps the gate from opening by itself.' : ''}`, '  '),
        ]),
        '',
    ];
}
function suppressedPart(report, colors) {
    const suppressed = (0,evidence/* planesOf */.dX)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return [];
    return [
        `${colors.bold('Suppressed')}  ${(0,words/* counted */.hS)(suppressed.length, 'finding')}`,
        ...some(suppressed, ({ rule, file, line, reason, by }) => [
            wrapped(`${file}:${line} ${rule}: ${reason} (${by})`, '  '),
        ]),
        '',
    ];
}
function stepsPart(report, colors) {
    const steps = (0,next_steps/* nextSteps */.Z)(report);
    if (steps.length === 0)
        return [];
    return [
        colors.bold((0,next_steps/* stepsTitle */.s)(report)),
        ...steps.flatMap(({ what, items, more }) => [
            wrapped(what, '  '),
            ...items.map(({ reference, name, text }) => wrapped([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    ')),
            ...(more > 0 ? [`    and ${more} more`] : []),
        ]),
        '',
    ];
}
/** The rule that decided, and on what. */
function decidedLine(report) {
    const decided = (0,verdict/* decidedBy */.yP)(report);
    if (decided === null)
        return [];
    const policy = decided.policy === null ? '' : ` of the policy ${decided.policy}`;
    const because = decided.because === '' ? decided.condition : decided.because;
    return [wrapped(`Decided by the rule ${decided.rule}${policy}${because === '' ? '' : `: ${because}`}.`, '')];
}
/**
 * The report for a terminal.
 * @param options.color whether to use ANSI colours
 */
function textReport(report, options) {
    const colors = picocolors.createColors(options.color);
    const { review, gate } = report;
    const paint = gate.open ? colors.green : colors.red;
    const facts = [
        ...(review.tier == null ? [] : [`tier ${(0,verdict/* tierText */.uN)((0,words/* oneLine */.TN)(review.tier))}`]),
        ...(review.confidence == null ? [] : [`confidence ${review.confidence}`]),
    ];
    return [
        `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint((0,words/* oneLine */.TN)((0,verdict/* verdictText */.nt)(report)))}  ${facts.join('  ')}`,
        `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${report.headSha.slice(0, 12)}`}`,
        '',
        wrapped(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
        ...decidedLine(report),
        ...report.notes.map((note) => wrapped(`Note: ${note}`, '')),
        '',
        ...stepsPart(report, colors),
        ...criteriaText(report, colors),
        ...findingsPart(report, colors),
        ...toolsPart(report, colors),
        ...riskPart(report, colors),
        ...coveragePart(report, colors),
        ...suppressedPart(report, colors),
        ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
    ].join('\n');
}
//# sourceMappingURL=terminal.js.map
// EXTERNAL MODULE: ./build/src/report/markdown.js + 7 modules
var markdown = __webpack_require__(6864);
// EXTERNAL MODULE: ./build/src/report/page/report-page.js + 19 modules
var report_page = __webpack_require__(31951);
// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
;// CONCATENATED MODULE: ./build/src/report/sarif/words.js

/** SARIF's words for how much a result weighs. */
const LEVELS = {
    info: 'note',
    warn: 'warning',
    error: 'error',
};
/** A result's message is cut here, so that 5,000 of them stay a file that can be sent. GitHub names no limit of its own. */
const MAX_MESSAGE_CHARACTERS = 4_096;
/** GitHub's limit for a rule's `name`; an id is held to it too. */
const MAX_NAME_CHARACTERS = 255;
/** GitHub's limit for `shortDescription` and `fullDescription` of a rule. */
const MAX_DESCRIPTION_CHARACTERS = 1_024;
/** The text with `[words](target)` broken up, which SARIF reads as a link even in plain text (§3.11.6). */
const withoutLinks = (text) => text.replaceAll('](', '\\](');
/** A `message` object: untrusted text, several lines, cut; `otherwise` where nothing is left. */
function messageOf(text, otherwise) {
    const start = (0,words/* visible */.RK)(text.slice(0, 2 * MAX_MESSAGE_CHARACTERS)).trim();
    return { text: withoutLinks((0,words/* cutCharacters */.lD)(start, MAX_MESSAGE_CHARACTERS)) || otherwise };
}
/** Untrusted text on one line of at most `max` characters; `otherwise` where nothing is left. */
function lineOf(text, max, otherwise) {
    return (0,words/* cutCharacters */.lD)((0,words/* oneLine */.TN)(text.slice(0, 2 * max)), max) || otherwise;
}
//# sourceMappingURL=words.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/rules.js
/** The rules of a SARIF log, with what code scanning reads of them (GitHub, "SARIF support for code scanning"). */



/** How often the findings of a built-in plane are right, in GitHub's words, after the figures in docs/precision. */
const PRECISION = {
    contract: 'high',
    hygiene: 'high',
    integrity: 'high',
    intent: 'medium',
    robustness: 'high',
    security: 'high',
    'supply-chain': 'medium',
    tests: 'high',
};
/** GitHub shows rules that have a score as security alerts: from 7.0 high, from 4.0 medium, below low. */
const SECURITY_SEVERITY = { error: '8.0', warn: '5.5', info: '2.0' };
const PROBLEM_SEVERITY = { error: 'error', warn: 'warning', info: 'recommendation' };
/** An id as the log holds it. Findings of one rule share it, and GitHub takes no empty one. */
function ruleIdOf(id) {
    return lineOf(id, MAX_NAME_CHARACTERS, 'finding');
}
/** `security/hard-coded-credential` → `SecurityHardCodedCredential`, the form that SARIF asks of a name (§3.49.7). */
function nameOf(id) {
    const words = id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
    return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
/** The rules of the trace by id, as the policy in force set them; none where there is no trace. */
function knownRules(report) {
    const rules = (0,evidence/* planesOf */.dX)(report)?.rules ?? [];
    return new Map(rules.map(({ rule, severity, summary }) => [
        ruleIdOf(rule),
        { weight: severity === 'off' ? null : severity, summary: summary ?? '' },
    ]));
}
const HEAVIEST_FIRST = ['error', 'warn', 'info'];
const heaviest = (rules) => HEAVIEST_FIRST.find((weight) => rules.some((rule) => rule.weight === weight)) ?? 'warn';
function descriptorOf(id, named, known) {
    const plane = lineOf(named[0]?.plane ?? '', MAX_NAME_CHARACTERS, 'unknown');
    const weight = known.get(id)?.weight ?? heaviest(named);
    const summary = lineOf(known.get(id)?.summary ?? '', MAX_DESCRIPTION_CHARACTERS, id);
    const name = nameOf(id);
    // A service without a trace of our form may mean something else by the same word.
    const precision = known.has(id) && Object.hasOwn(PRECISION, plane) ? PRECISION[plane] : undefined;
    return {
        id,
        ...(name === '' ? {} : { name }),
        shortDescription: { text: summary },
        fullDescription: { text: summary },
        help: {
            text: `${summary} (rule ${id}, plane ${plane}). A policy can set the severity of the rule, or suppress a finding of it with a reason.`,
        },
        defaultConfiguration: { level: LEVELS[weight] },
        properties: {
            tags: [plane],
            ...(precision === undefined ? {} : { precision }),
            'problem.severity': PROBLEM_SEVERITY[weight],
            ...(plane === 'security' ? { 'security-severity': SECURITY_SEVERITY[weight] } : {}),
        },
    };
}
/** The descriptors of the rules named, each once, by id; and the place of each among them. */
function descriptorsOf(named, known) {
    const byId = (0,groups/* groupBy */.$z)(named, ({ id }) => id);
    const ids = [...byId.keys()].sort();
    return {
        rules: ids.map((id) => descriptorOf(id, byId.get(id) ?? [], known)),
        index: new Map(ids.map((id, position) => [id, position])),
    };
}
//# sourceMappingURL=rules.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/results.js





/** Code scanning takes 25,000 results a run and shows the worst 5,000 (GitHub, "SARIF results exceed limit"). */
const MAX_RESULTS = 5_000;
/** Code scanning takes 10 MB, compressed by gzip. What is smaller than that as it is will be when compressed. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;
/** The name by which results say that their paths begin at the repository's root. */
const SOURCE_ROOT = '%SRCROOT%';
/** A location in the repository. @param path repo-relative, forward slashes, well formed */
function placeOf(path, region) {
    return {
        physicalLocation: {
            artifactLocation: { uri: (0,words/* pathInUrl */.oW)(path) || encodeURIComponent('(no file)'), uriBaseId: SOURCE_ROOT },
            ...(region === undefined ? {} : { region }),
        },
    };
}
/** The engine's own fingerprint. GitHub tracks alerts by `primaryLocationLineHash`, which its upload step makes from the source. */
function fingerprintsOf(fingerprint) {
    if (fingerprint == null || fingerprint === '')
        return {};
    return { partialFingerprints: { 'reviewGate/v1': (0,words/* cutCharacters */.lD)(fingerprint.toWellFormed(), MAX_NAME_CHARACTERS) } };
}
function bodyOf(rule, words, finding) {
    const { first, last } = (0,findings/* linesOf */.Dx)(finding);
    return {
        ruleId: rule.id,
        level: LEVELS[rule.weight],
        message: messageOf(words, rule.id),
        locations: [placeOf((0,findings/* pathOf */.XM)(finding), { startLine: first, endLine: last })],
        ...fingerprintsOf(finding.fingerprint),
    };
}
function foundResults(report) {
    return (0,findings/* worstFirst */.md)(report.findings).map((finding) => {
        const rule = { id: ruleIdOf((0,findings/* nameRule */.Mp)(finding)), plane: finding.plane, weight: (0,findings/* weightOf */.mm)(finding) };
        return { rule, body: bodyOf(rule, `${finding.title}\n\n${finding.rationale}`, finding) };
    });
}
/** What was suppressed, with its reason. A comment stands in the source, a policy and another tool's word outside of it. */
function suppressedResults(report, known) {
    return ((0,evidence/* planesOf */.dX)(report)?.suppressed ?? []).map((each) => {
        const plane = each.rule.slice(0, Math.max(0, each.rule.indexOf('/')));
        const id = ruleIdOf(each.rule);
        const rule = { id, plane, weight: known.get(id)?.weight ?? 'warn' };
        const place = { file: each.file, lineRange: [each.line, each.line] };
        const { fingerprint, title } = each;
        const shown = { id: '', plane, severity: '', location: place, title, rationale: '', fingerprint };
        const justification = lineOf(`${each.reason} (${each.by})`, MAX_DESCRIPTION_CHARACTERS, 'no reason');
        const kind = each.by.startsWith('comment at ') ? 'inSource' : 'external';
        return {
            rule,
            body: { ...bodyOf(rule, title, shown), suppressions: [{ kind, status: 'accepted', justification }] },
        };
    });
}
/** The results that fit, the worst first and what was suppressed last; and how many were left out. */
function resultsOf(report, known) {
    const all = [...foundResults(report), ...suppressedResults(report, known)];
    const results = [];
    let bytes = 0;
    for (const result of all.slice(0, MAX_RESULTS)) {
        bytes += Buffer.byteLength(JSON.stringify(result.body));
        if (bytes > MAX_RESULT_BYTES)
            break;
        results.push(result);
    }
    return { results, leftOut: all.length - results.length };
}
//# sourceMappingURL=results.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/invocation.js
/** How the review went, as a SARIF log has it: whether it came to its end, and what was not looked at. */




/** Notifications beyond this many are counted in one. */
const MAX_NOTIFICATIONS = 1_000;
function notification(level, text, path = null) {
    return { level, message: messageOf(text, 'Not said.'), ...(path === null ? {} : { locations: [placeOf(path)] }) };
}
function leftOutNotes(report, leftOut) {
    const byEngine = (0,evidence/* planesOf */.dX)(report)?.left_out ?? 0;
    return [
        ...(leftOut === 0
            ? []
            : [
                notification('warning', `${(0,words/* counted */.hS)(leftOut, 'result is', 'results are')} left out, the least severe: code scanning shows no more.`),
            ]),
        ...(report.truncated ? [notification('warning', 'The service has more findings than were read.')] : []),
        ...(byEngine === 0
            ? []
            : [notification('warning', `${(0,words/* counted */.hS)(byEngine, 'finding was', 'findings were')} left out by the review.`)]),
        ...(report.unread === true ? [notification('warning', 'The findings could not be read.')] : []),
    ];
}
function coverageNotes(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    const told = omitted
        .slice(0, MAX_NOTIFICATIONS)
        .map(({ path, reason, detail, blocking }) => notification(blocking ? 'warning' : 'note', `Not looked at (${reason}): ${detail}`, path));
    const more = omitted.length - told.length;
    return more === 0
        ? told
        : [...told, notification('warning', `${(0,words/* counted */.hS)(more, 'more thing was', 'more things were')} not looked at.`)];
}
/** A moment as SARIF writes it; nothing where it is none. */
function momentOf(name, text) {
    const time = text == null ? Number.NaN : Date.parse(text);
    const shown = Number.isNaN(time) ? '' : new Date(time).toISOString();
    // Years beyond four digits have a sign, which RFC 3339 has not.
    return /^\d/u.test(shown) ? { [name]: shown } : {};
}
/** The one `invocation` of the log. @param leftOut how many results did not fit */
function invocationOf(report, leftOut) {
    const { review } = report;
    return {
        executionSuccessful: review.status === 'complete' && report.unread !== true,
        ...momentOf('startTimeUtc', review.created_at),
        ...momentOf('endTimeUtc', review.completed_at),
        toolExecutionNotifications: [
            ...leftOutNotes(report, leftOut),
            ...coverageNotes(report),
            ...report.notes.slice(0, MAX_NOTIFICATIONS).map((note) => notification('note', note)),
        ],
    };
}
//# sourceMappingURL=invocation.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif.js
/**
 * A review as SARIF 2.1.0 (OASIS), the exchange format of code scanning: what is in it, and how much, is what GitHub's
 * "SARIF support for code scanning" reads and takes.
 */





const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
function provenance(report) {
    const { serverUrl, repo, headSha } = report;
    const repository = serverUrl === null ? null : (0,url/* parseHttpUrl */.f$)(`${serverUrl}/${repo}`);
    if (repository === null || headSha === null)
        return {};
    return {
        versionControlProvenance: [
            { repositoryUri: repository.href, revisionId: headSha, mappedTo: { uriBaseId: SOURCE_ROOT } },
        ],
    };
}
/** What the review said besides its findings, for readers that look into the bag. */
function said(report) {
    const { verdict, tier, confidence } = report.review;
    return {
        verdict: verdict ?? null,
        tier: tier ?? null,
        confidence: confidence ?? null,
        gate: report.gate.open ? 'open' : 'closed',
        traceDigest: report.trace?.digest ?? null,
    };
}
/**
 * The SARIF log of one review: one run with its rules, a result a finding, the worst first, and those that were suppressed
 * marked as such. At most 5,000 results and 8 MiB of them; what did not fit is counted in a notification. The run's
 * category is `review-gate`.
 */
function sarifLog(report) {
    const known = knownRules(report);
    const { results, leftOut } = resultsOf(report, known);
    const { rules, index } = descriptorsOf(results.map(({ rule }) => rule), known);
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Review Gate',
                        ...(report.trace === null ? {} : { semanticVersion: report.trace.engine.version }),
                        rules,
                    },
                },
                automationDetails: { id: `review-gate/${encodeURIComponent(lineOf(report.review.id, 255, 'review'))}` },
                invocations: [invocationOf(report, leftOut)],
                ...provenance(report),
                originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } } },
                columnKind: 'utf16CodeUnits',
                results: results.map(({ rule, body }) => ({ ...body, ruleIndex: index.get(rule.id) ?? 0 })),
                properties: { 'reviewGate/v1': said(report) },
            },
        ],
    };
}
//# sourceMappingURL=sarif.js.map
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var grammars = __webpack_require__(70728);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/sources/faults.js
var faults = __webpack_require__(36967);
// EXTERNAL MODULE: ./build/src/sources/git/base-files.js
var base_files = __webpack_require__(33164);
// EXTERNAL MODULE: ./build/src/sources/git/history.js + 4 modules
var git_history = __webpack_require__(90478);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var git_limits = __webpack_require__(12087);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
;// CONCATENATED MODULE: ./build/src/sources/git/local-refs.js
/** What the refs and commits of a local repository say about a change. */



/** Where the default branch may be, the first that the head has moved on from counts. */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
/** Most commits whose messages make up the body. */
const MAX_MESSAGES = 200;
/** The commit to review. Where it is a branch, `HEAD` among them, its name is the branch's. @throws ProviderError where there is none. */
async function resolveHead(repository, checkout, head, signal) {
    const sha = await commitOf(repository, checkout, head, signal);
    if (sha === null)
        throw unknownRef('head', head, checkout);
    return { ref: (await branchOf(repository, checkout, head, signal)) ?? head, sha };
}
/**
 * The commit to review against. Without a name: the default branch (`origin/HEAD`, `origin/main`, `origin/master`, `main`, `master`), the first
 * that does not hold the head already; where they all do, the commit before the head.
 * @throws ProviderError where there is none.
 */
async function resolveBase(repository, checkout, base, head, signal) {
    if (base !== null) {
        const sha = await commitOf(repository, checkout, base, signal);
        if (sha === null)
            throw unknownRef('base', base, checkout);
        return { ref: (await branchOf(repository, checkout, base, signal)) ?? base, sha };
    }
    for (const ref of DEFAULT_BRANCHES) {
        const sha = await commitOf(repository, checkout, ref, signal);
        if (sha === null)
            continue;
        const shared = await (0,merge_base/* findMergeBase */.f)(repository, sha, head);
        if (shared.kind === 'found' && shared.sha !== head) {
            return { ref: (await branchOf(repository, checkout, ref, signal)) ?? ref, sha };
        }
    }
    const before = await commitOf(repository, checkout, `${head}~1`, signal);
    if (before !== null)
        return { ref: `${head.slice(0, 12)}~1`, sha: before };
    throw new errors/* ProviderError */.m('E_REQ_002', `There is nothing to review ${head} against: it has no commit before it, and no default branch that it has moved on from. Name a base.`);
}
/** Title, body and author as a pull request would have them: of one commit its own words; of several the branch's name and all messages, oldest first. */
async function describeCommits(repository, mergeBase, head) {
    const printed = await repository.output([
        'log',
        '-z',
        '--no-merges',
        '--no-show-signature',
        '--topo-order',
        `--max-count=${MAX_MESSAGES}`,
        '--format=%an%n%s%n%b',
        head.sha,
        `^${mergeBase}`,
    ]);
    const commits = printed
        .toString('utf8')
        .split('\0')
        .filter((one) => one.trim() !== '')
        .map((one) => {
        const [author = '', subject = '', ...body] = one.split('\n');
        return { author, subject, body: body.join('\n').trim() };
    });
    const newest = commits[0] ?? { author: '', subject: head.ref, body: '' };
    if (commits.length <= 1)
        return { title: newest.subject, body: newest.body, author: newest.author };
    return {
        title: /^[0-9a-f]{7,64}$|^HEAD(?:$|[~^@])/u.test(head.ref) ? newest.subject : head.ref,
        body: commits
            .reverse()
            .map((one) => `${one.subject}\n\n${one.body}`.trim())
            .join('\n\n'),
        author: newest.author,
    };
}
async function commitOf(repository, checkout, ref, signal) {
    if (ref === '' || ref.startsWith('-') || /[\0\n]/u.test(ref))
        return null;
    return (0,git_checkout/* askCheckout */.s)(repository, checkout, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], signal);
}
/** The short name of the branch that a name means, null where it means none. */
async function branchOf(repository, checkout, ref, signal) {
    const full = await (0,git_checkout/* askCheckout */.s)(repository, checkout, ['rev-parse', '--symbolic-full-name', '--verify', '--quiet', '--end-of-options', ref], signal);
    return /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/u.exec(full ?? '')?.[1] ?? null;
}
function unknownRef(role, ref, checkout) {
    return new errors/* ProviderError */.m('E_REQ_002', `The ${role} ${JSON.stringify(ref.slice(0, 200))} names no commit in ${checkout.directory}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`);
}
//# sourceMappingURL=local-refs.js.map
// EXTERNAL MODULE: ./build/src/sources/git/open.js + 1 modules
var git_open = __webpack_require__(17909);
// EXTERNAL MODULE: ./build/src/sources/git/remote.js + 2 modules
var remote = __webpack_require__(34200);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var repository = __webpack_require__(37883);
// EXTERNAL MODULE: ./build/src/sources/git/snapshot.js + 5 modules
var git_snapshot = __webpack_require__(20049);
;// CONCATENATED MODULE: ./build/src/sources/git/local.js
/** Reviewing a repository on this machine: two refs, no API. */












/**
 * A provider that takes every repo and pull request it is asked for as the one change it was made with. Title, body and author come from
 * the commits. Commits alone are reviewed: what is not committed is no part of the change.
 */
function localGitProvider(options) {
    const open = (signal, use) => (0,faults/* guarded */.N)(signal, () => (0,repository/* withScratch */.hM)({ parent: (0,external_node_os_.tmpdir)(), environment: options.environment ?? process.env }, signal, async (repository) => {
        const checkout = await (0,git_open/* borrowCheckout */.a)(repository, options.directory, false, signal);
        if (checkout === null)
            throw noRepository(options.directory);
        return use(repository, checkout);
    }));
    return {
        pin: (request, signal) => open(signal, async (repository, checkout) => {
            const head = await resolveHead(repository, checkout, options.head, signal);
            const base = await resolveBase(repository, checkout, options.base, head.sha, signal);
            const mergeBase = await requireMergeBase(repository, checkout, base.sha, head.sha);
            const commits = await describeCommits(repository, mergeBase, head);
            return {
                ...named(request),
                base,
                head,
                ...commits,
                labels: [],
                tickets: await tickets(request, signal),
                missing: [],
            };
        }),
        snapshot: (change, signal) => open(signal, async (repository, checkout) => {
            const mergeBase = await requireMergeBase(repository, checkout, change.base.sha, change.head.sha);
            // What a partial clone lacks stays missing, and the coverage says so.
            const opened = {
                repository,
                mergeBase,
                fetchBlobs: () => Promise.resolve(),
                readPast: (request) => (0,git_history/* readPast */.rj)(repository, request),
            };
            return (0,git_snapshot/* readSnapshot */.R)(opened, change, options.limits ?? git_limits/* GIT_LIMITS */.U);
        }),
        readAtBase: (change, path, signal) => open(signal, async (repository) => {
            const entry = await (0,base_files/* fileAtCommit */.fw)(repository, change.base.sha, path);
            return entry === null ? null : ((await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null);
        }),
        ticket: ({ id }, signal) => (0,faults/* guarded */.N)(signal, () => options.readTicket(id, signal)),
    };
    async function tickets(request, signal) {
        return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal)];
    }
}
const named = (request) => ({ repo: request.repo, pr: request.pr });
async function requireMergeBase(repository, checkout, base, head) {
    const found = await (0,merge_base/* findMergeBase */.f)(repository, base, head);
    if (found.kind === 'found')
        return found.sha;
    if (found.kind === 'unrelated')
        throw (0,remote/* unrelated */.p)(base, head);
    throw new errors/* ProviderError */.m('E_REQ_002', `The repository in ${checkout.directory} is not whole: ${found.why}. Get the rest with "git fetch --unshallow".`);
}
function noRepository(directory) {
    return new errors/* ProviderError */.m('E_REQ_002', `${directory} is not a folder in a git repository. Name one, or run the command inside of one.`);
}
//# sourceMappingURL=local.js.map
// EXTERNAL MODULE: ./build/src/sources/pulls/provider.js + 5 modules
var provider = __webpack_require__(20436);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/src/sources/tickets/file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** A ticket out of a file. */




/** Largest ticket that is read, in bytes. */
const MAX_TICKET_BYTES = 1024 * 1024;
/**
 * Reads a Markdown file as the ticket, whatever the ticket is called. Its title is its first heading, else its name.
 * @throws ProviderError E_AC_002 where it cannot be read.
 */
function fileTicketReader(path) {
    return (_id, signal) => (0,faults/* guarded */.N)(signal, async () => {
        const name = (0,external_node_path_.basename)(path);
        const body = (await readStart(path)).toString('utf8').replace(/^\ufeff/u, '');
        const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
        return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
    });
}
async function readStart(path) {
    let content;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path), true);
            const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAX_TICKET_BYTES + 1) });
            content = buffer.subarray(0, bytesRead);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (fault) {
        const code = (0,faults/* systemCode */.x)(fault);
        const why = code === 'ENOENT'
            ? 'there is no such file'
            : code === 'EISDIR'
                ? 'it is a folder'
                : `it cannot be read (${code ?? 'unknown fault'})`;
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
            cause: fault,
        });
    }
    if (content.length <= MAX_TICKET_BYTES)
        return content;
    throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${path} is over ${MAX_TICKET_BYTES} bytes. Name the ticket alone.`);
}
//# sourceMappingURL=file.js.map
// EXTERNAL MODULE: ./build/src/sources/tickets/github.js
var tickets_github = __webpack_require__(65927);
// EXTERNAL MODULE: ./build/src/engine/review.js + 117 modules
var review = __webpack_require__(52599);
;// CONCATENATED MODULE: ./build/src/reviewing/local-engine.js
/** The engine on this thread. */


/** Lets timers and signals of the process be heard: after one turn alone they may not have been looked at yet. */
async function hearEvents(signal) {
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
    signal.throwIfAborted();
}
/**
 * The engine as a call. While it runs nothing else does, so a signal that fires meanwhile is heard when it has ended: then
 * there is no result.
 */
function runOnThisThread(grammars) {
    return async (snapshot, policy, signal) => {
        await hearEvents(signal);
        const result = await (0,review/* review */.N)(snapshot, policy, grammars);
        await hearEvents(signal);
        return result;
    };
}
//# sourceMappingURL=local-engine.js.map
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/review-error.js
var review_error = __webpack_require__(55760);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var classic_schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./build/src/contract/token.js
var token = __webpack_require__(55405);
;// CONCATENATED MODULE: ./build/src/contract/observed.js
/**
 * What a client may count on: the interface document and not a field more. Unknown fields pass through, unknown words
 * stay words. The shapes are the strict ones, opened; so every strict Review is an ObservedReview too.
 */


/** A review as any service of the interface document may give it. */
const ObservedReview = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    status: classic_schemas/* string */.YjP().min(1),
    verdict: classic_schemas/* string */.YjP().nullish(),
    tier: classic_schemas/* string */.YjP().nullish(),
    confidence: classic_schemas/* number */.aig().nullish(),
    ac_bindings: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ id: classic_schemas/* string */.YjP(), lines: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()), confidence: classic_schemas/* number */.aig().nullish() }))
        .nullish(),
    trace_url: classic_schemas/* string */.YjP().nullish(),
    created_at: classic_schemas/* string */.YjP().nullish(),
    completed_at: classic_schemas/* string */.YjP().nullish(),
    // Not in the document: a service may have fields of these names in a shape of its own, which then say nothing here.
    head_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    dry_run: classic_schemas/* boolean */.zMY().nullish().catch(null),
    error: classic_schemas/* union */.KCZ([
        classic_schemas/* looseObject */._H3({ code: classic_schemas/* string */.YjP().nullish(), detail: classic_schemas/* string */.YjP().nullish() }),
        classic_schemas/* string */.YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service of the interface document may give it. */
const ObservedFinding = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    plane: classic_schemas/* string */.YjP(),
    severity: classic_schemas/* string */.YjP(),
    location: classic_schemas/* looseObject */._H3({ file: classic_schemas/* string */.YjP(), lineRange: classic_schemas/* array */.YOg(classic_schemas/* number */.aig()) }),
    title: classic_schemas/* string */.YjP(),
    rationale: classic_schemas/* string */.YjP(),
    fingerprint: classic_schemas/* string */.YjP().nullish(),
    // Not in the document either.
    rule: classic_schemas/* string */.YjP().nullish().catch(null),
});
/** A page of findings. `next_page` may be null, missing, an opaque string, a URL of the same origin, or a number. */
const ObservedPage = classic_schemas/* looseObject */._H3({
    data: classic_schemas/* array */.YOg(ObservedFinding),
    next_page: classic_schemas/* union */.KCZ([classic_schemas/* string */.YjP(), classic_schemas/* number */.aig()]).nullish(),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = classic_schemas/* looseObject */._H3({
    access_token: token/* TokenResponse */.B.shape.access_token,
    token_type: classic_schemas/* string */.YjP().nullish(),
    expires_in: number().nonnegative().nullish(),
    scope: classic_schemas/* string */.YjP().nullish(),
});
//# sourceMappingURL=observed.js.map
// EXTERNAL MODULE: ./build/src/reviewing/perform-review.js
var perform_review = __webpack_require__(77352);
// EXTERNAL MODULE: ./build/src/reviewing/prepare-review.js + 1 modules
var prepare_review = __webpack_require__(74489);
// EXTERNAL MODULE: ./build/src/reviewing/present-review.js
var present_review = __webpack_require__(24386);
// EXTERNAL MODULE: ./build/src/reviewing/read-request.js
var read_request = __webpack_require__(76232);
;// CONCATENATED MODULE: ./build/src/base/excerpt.js
/** Foreign text made fit to be shown: secrets out, control characters visible, no longer than needed. */
/** How much of an answer that cannot be read is shown. */
const EXCERPT_CHARACTERS = 200;
/** Looked through for secrets before the cut, so that no half of one stands at its edge. */
const WINDOW_CHARACTERS = 16_384;
/** Shorter words are no secrets, and blotting them out would only spoil the text. */
const MIN_SECRET_CHARACTERS = 4;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Control, format and lone surrogate characters as escapes: nothing left that a terminal or a log would act on. */
function visible(text) {
    return text.replace(INVISIBLE, (character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
        return NAMED[character] ?? `\\u{${code}}`;
    });
}
/** The first characters, whole ones, with `…` where something was cut. */
function cut(text, characters) {
    const whole = [...text.slice(0, characters * 2 + 2)];
    if (whole.length <= characters && text.length <= characters * 2 + 2)
        return text;
    return `${whole.slice(0, characters).join('')}…`;
}
/** One line of foreign text: cut to so many characters, control characters visible. */
function excerpt(text, characters = EXCERPT_CHARACTERS) {
    return visible(cut(text, characters));
}
/** Words that may never be shown. */
class Secrets {
    words = new Set();
    /** Remembers a secret, also as it would look in a URL, a form or a JSON document. */
    add(secret) {
        if (secret.length < MIN_SECRET_CHARACTERS)
            return;
        const form = new URLSearchParams({ '': secret }).toString().slice(1);
        const json = JSON.stringify(secret).slice(1, -1);
        for (const word of [secret, form, json, encodeURIComponent(secret.toWellFormed())])
            this.words.add(word);
    }
    /** The text with `***` in the place of every secret; the longest first, since one may hold another. */
    scrub(text) {
        const longestFirst = [...this.words].sort((a, b) => b.length - a.length);
        return longestFirst.reduce((scrubbed, word) => scrubbed.replaceAll(word, '***'), text);
    }
    /** One line of foreign text: scrubbed, cut, visible. */
    line(text, characters = EXCERPT_CHARACTERS) {
        return excerpt(this.scrub(text.slice(0, WINDOW_CHARACTERS)), characters);
    }
}
//# sourceMappingURL=excerpt.js.map
;// CONCATENATED MODULE: ./build/src/contract/advice.js
/** By code, where there is more to say than the error's own text. Inputs are those of the step. */
const ADVICE = {
    E_AC_001: 'Name a ticket that has acceptance criteria (input ticket), or add a section "Acceptance criteria" to the one that was read.',
    E_AC_002: 'Check the ticket id (input ticket), and that the service may read it.',
    E_POL_001: 'Check the name of the policy (input policy) and the policy itself.',
    E_TOK_001: 'Give the service a provider token that may read this repository.',
    E_TOK_002: "Renew the tenant's provider token in the service: the one it holds can no longer be decrypted.",
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the service may read them.',
    E_IDEM_001: 'Run the job again: a new run asks under a new key.',
    E_RATE_001: "The tenant's rate limit is used up: try again later, or have it raised.",
};
//# sourceMappingURL=advice.js.map
// EXTERNAL MODULE: ./build/src/reviewing/request-error.js
var request_error = __webpack_require__(98920);
;// CONCATENATED MODULE: ./build/src/reviewing/refusal.js
/** Why a review in this process could not be had, as ReviewError. */





/** As an HTTP client shows what a service says. */
const DETAIL_CHARACTERS = 500;
/** What to do, where the token is the job's own and no service holds one. */
const LOCAL_ADVICE = {
    ...ADVICE,
    E_AC_002: 'Check the ticket id (input ticket), and that the job may read it: `issues: read` for an issue of GitHub.',
    E_TOK_001: 'Check the input github-token, and that the job has `contents: read` and `pull-requests: read`.',
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the job may read them.',
    E_UP_001: 'Run the job again later.',
};
/**
 * The error of a fault of the request, or of what the review is read from; another fault as it is.
 * @param after said behind it: how often it was tried
 */
function explainRefusal(cause, after = '') {
    if (!(cause instanceof request_error/* RequestError */.G || cause instanceof errors/* ProviderError */.m))
        return cause;
    const { code } = cause;
    const fields = cause instanceof request_error/* RequestError */.G ? cause.fields : [];
    const detail = [cause.message, ...fields.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('; ');
    const said = `${code}: ${excerpt(detail, DETAIL_CHARACTERS)}`;
    return new review_error/* ReviewError */.Z(`${said}${after}`, {
        kind: code === 'E_UP_001' ? 'unreadable' : 'refused',
        code,
        said,
        hint: LOCAL_ADVICE[code] ?? '',
    });
}
/** E_NF_001. */
function refuseUnknownReview() {
    const said = 'E_NF_001: There is no such review.';
    return new review_error/* ReviewError */.Z(said, { kind: 'refused', code: 'E_NF_001', said });
}
//# sourceMappingURL=refusal.js.map
// EXTERNAL MODULE: ./build/src/reviewing/result.js
var reviewing_result = __webpack_require__(23413);
;// CONCATENATED MODULE: ./build/src/base/backoff.js
/** How long to wait after a fault before the next try. */
const FIRST_WAIT_MS = 500;
/** The longest wait between two tries or two polls, unless the service asks for more. */
const MAX_WAIT_MS = 15_000;
/**
 * The wait before a try, doubled each time up to 15 s, then jittered down to no less than half, so that clients that
 * failed together do not come back together.
 * @param failures how often it has failed, from 1
 * @param random 0 ≤ n < 1
 */
function backoff(failures, random) {
    const whole = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    return Math.round(whole * (0.5 + 0.5 * random()));
}
//# sourceMappingURL=backoff.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/retry.js
/** Trying again after a fault that may heal, inside the deadline. */




/**
 * Makes tries until one does not end in a transient fault of GitHub or of a ticket system.
 * @param attempt is given the number of the try, from 1
 * @throws ReviewError `unreadable` where the time is over; the signal's reason; and what the last try threw
 */
async function retryTransient(attempt, { now, sleep, random, deadline, signal, log }) {
    for (let number = 1;; number += 1) {
        try {
            return await attempt(number);
        }
        catch (cause) {
            if (!(cause instanceof errors/* ProviderError */.m) || !cause.transient)
                throw cause;
            const wait = backoff(number, random);
            if (wait >= deadline - now())
                throw explainRefusal(cause, number === 1 ? '' : ` (tried ${number} times)`);
            log.info(`${cause.message} Trying again in ${(0,time/* seconds */.Y)(wait)}.`);
            await sleep(wait, signal);
        }
    }
}
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/local-reviewer.js
/** A reviewer in this process: no server, no store, no queue, nothing to wait for but the review itself. */












/** How long one try at reading the pull request and its tickets may take. */
const PIN_MILLISECONDS = 30_000;
/** Tries at reading the code before the fault of the last one stands. */
const ATTEMPTS = 3;
/** How long closing waits for what was stopped to clean up after itself. */
const CLOSE_MILLISECONDS = 2_000;
const describe = (cause) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
class LocalReviewer {
    options;
    #held = new Map();
    #closed = new AbortController();
    #late = new AbortController();
    /** Aborted when the caller stops, the time is over or the reviewer is closed. */
    #signal;
    #started;
    /** What is under way: it may hold files and processes. */
    #work = new Set();
    constructor(options) {
        this.options = options;
        const { now, sleep, deadline, signal } = options;
        this.#started = now();
        this.#signal = AbortSignal.any([signal, this.#closed.signal, this.#late.signal]);
        sleep(Math.max(0, deadline - this.#started), this.#closed.signal).then(() => this.#late.abort(), () => undefined);
    }
    async create(request) {
        const asked = await this.#explained(async () => (0,read_request/* readRequest */["in"])(request));
        const prepared = await this.#explained(() => this.#retry(() => this.#prepare(asked)));
        const { ids, clock } = this.options;
        const shown = {
            id: ids('rev'),
            asked,
            change: prepared.change,
            createdAt: clock(),
            outcome: { status: 'queued' },
        };
        const running = this.#explained(() => this.#run(shown, asked, prepared));
        // Whoever waits for the review is told; where nobody does, nobody is.
        running.catch(() => undefined);
        this.#held.set(shown.id, { shown, result: null, running });
        return this.#observe(shown);
    }
    async get(id) {
        return this.#observe(this.#find(id).shown);
    }
    async wait({ id }) {
        await this.#find(id).running;
        return this.get(id);
    }
    async findings(reviewId) {
        return this.#find(reviewId).result?.findings ?? { findings: [], truncated: false };
    }
    async trace({ id }) {
        const trace = this.#find(id).result?.trace ?? null;
        return trace === null ? null : { document: trace, trace };
    }
    async page() {
        return null;
    }
    async input({ id }) {
        return this.#find(id).result?.performed.input ?? null;
    }
    async close() {
        this.#closed.abort();
        const limit = this.options.timeLimit(CLOSE_MILLISECONDS);
        await (0,abort/* untilAborted */.E)(Promise.allSettled(this.#work), limit).catch(() => undefined);
    }
    #find(id) {
        const held = this.#held.get(id);
        if (held === undefined)
            throw refuseUnknownReview();
        return held;
    }
    /** As a client reads it from a service; the trace has no address here. */
    #observe(shown) {
        return ObservedReview.parse((0,present_review/* presentReview */.L)(shown, null));
    }
    async #prepare(asked) {
        const { provider, policies, timeLimit } = this.options;
        const limit = timeLimit(PIN_MILLISECONDS);
        const signal = AbortSignal.any([limit, this.#signal]);
        const means = { provider, policies, policiesByPath: true };
        try {
            return await (0,abort/* untilAborted */.E)(this.#track((0,prepare_review/* prepareReview */.S)(asked, means, signal)), signal);
        }
        catch (cause) {
            if (!limit.aborted || this.#signal.aborted)
                throw cause;
            const text = `The pull request could not be read within ${(0,time/* seconds */.Y)(PIN_MILLISECONDS)}.`;
            throw new errors/* ProviderError */.m('E_UP_001', text, true, { cause });
        }
    }
    async #run(shown, asked, prepared) {
        const { provider, engine, timeLimit, log } = this.options;
        const deadline = timeLimit(limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS);
        const attempted = await this.#retry((number) => (0,perform_review/* attemptReview */.cW)((signal, progress) => this.#track((0,perform_review/* performReview */.a9)(prepared, { provider: async () => provider, engine }, signal, progress)), {
            last: number === ATTEMPTS,
            stopping: this.#signal,
            deadline,
            report: (cause) => log.debug(`${shown.id}: ${describe(cause)}`),
        }));
        if ('made' in attempted)
            this.#complete(shown, asked, attempted.made);
        else
            this.#fail(shown, attempted.failure);
    }
    #complete(shown, asked, performed) {
        const { ids, clock } = this.options;
        const { id } = shown;
        const { result } = performed;
        const rows = (0,reviewing_result/* giveIds */.i)(result.findings, id, ids).map(({ review_id, ...finding }) => ({ ...finding, review_id }));
        this.#held.set(id, {
            shown: { ...shown, outcome: (0,present_review/* completeOutcome */.c)(result, asked, clock()) },
            result: {
                performed,
                findings: { findings: rows.slice(0, limits/* LIMITS */.b.MAX_FINDINGS), truncated: rows.length > limits/* LIMITS */.b.MAX_FINDINGS },
                // Not signed: there is no key that outlives the process.
                trace: { ...result.trace, review_id: id, signature: null },
            },
            running: null,
        });
    }
    #fail(shown, error) {
        const outcome = { status: 'failed', error, failedAt: this.options.clock() };
        this.#held.set(shown.id, { shown: { ...shown, outcome }, result: null, running: null });
    }
    #retry(attempt) {
        return retryTransient(attempt, { ...this.options, signal: this.#signal });
    }
    #track(work) {
        this.#work.add(work);
        const done = () => this.#work.delete(work);
        work.then(done, done);
        return work;
    }
    /** What `work` gives. Rejects with ReviewError for whatever it throws, and as soon as nobody waits any more. */
    async #explained(work) {
        try {
            this.#signal.throwIfAborted();
            return await (0,abort/* untilAborted */.E)(work(), this.#signal);
        }
        catch (cause) {
            throw this.#interruption() ?? this.#ours(explainRefusal(cause));
        }
    }
    #interruption() {
        const { signal, now } = this.options;
        if (signal.aborted)
            return (0,review_error/* cancelledBy */.t)(signal);
        if (this.#late.signal.aborted) {
            return new review_error/* ReviewError */.Z(`There was no review after ${(0,time/* seconds */.Y)(now() - this.#started)}.`, {
                kind: 'timeout',
                hint: 'Raise timeout-seconds, or split the pull request.',
            });
        }
        return this.#closed.signal.aborted ? new review_error/* ReviewError */.Z('The reviewer is closed.', { kind: 'cancelled' }) : null;
    }
    #ours(cause) {
        if (cause instanceof review_error/* ReviewError */.Z)
            return cause;
        this.options.log.debug(describe(cause));
        const said = 'E_INT_001: The review failed on our side.';
        return new review_error/* ReviewError */.Z(said, {
            kind: 'refused',
            code: 'E_INT_001',
            said,
            hint: 'Run it again; report it if it stays.',
        });
    }
}
/** Makes a reviewer over a provider. Nothing is read until it is asked for a review. */
function createLocalReviewer(options) {
    return new LocalReviewer(options);
}
//# sourceMappingURL=local-reviewer.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/open-local.js
/** Opens a reviewer in this process on pull requests of GitHub, or on two commits of a local repository. */









function openTickets({ ticketFile, github }, repo) {
    if (ticketFile !== null)
        return fileTicketReader(ticketFile);
    if (github !== null)
        return (0,tickets_github/* githubTicketReader */.h_)({ ...github, repo });
    return async (id) => {
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
/** Tickets belong to the repository that is asked for, which only the request names. */
function openLocalProvider(source) {
    const { directory, base, head } = source;
    const open = ({ repo }) => localGitProvider({ directory, base, head, readTicket: openTickets(source, repo) });
    return {
        pin: (request, signal) => open(request).pin(request, signal),
        snapshot: (change, signal) => open(change).snapshot(change, signal),
        readAtBase: (change, path, signal) => open(change).readAtBase(change, path, signal),
        ticket: (request, signal) => open(request).ticket(request, signal),
    };
}
function openProvider(source) {
    if (source.kind === 'local')
        return openLocalProvider(source);
    const { kind: _, ...options } = source;
    return (0,provider/* createGitHubSource */.l)(options);
}
/** The provider with reports of other tools in its snapshots: they are the same for every review of this process. */
function addReports(provider, reports) {
    if (reports.length === 0)
        return provider;
    return {
        pin: (request, signal) => provider.pin(request, signal),
        snapshot: async (change, signal) => ({ ...(await provider.snapshot(change, signal)), reports: [...reports] }),
        readAtBase: (change, path, signal) => provider.readAtBase(change, path, signal),
        ticket: (request, signal) => provider.ticket(request, signal),
    };
}
function ownPolicies({ policies = {}, defaultPolicy = 'balanced', repositoryPolicy = 'override', }) {
    const texts = new Map(Object.entries(policies));
    return {
        read: async (name) => texts.get(name) ?? null,
        names: async () => [...texts.keys()].toSorted(),
        settings: async () => ({ defaultPolicy, repositoryPolicy }),
    };
}
/** Opens a reviewer; nothing is read until it is asked for a review. */
function openLocalReviewer(source, options) {
    return openReviewerOver(openProvider(source), options);
}
/** The same with a provider of the caller's. */
function openReviewerOver(provider, options) {
    const { clock = Date.now } = options;
    const { deadline, now, sleep, random, signal, log } = options;
    return createLocalReviewer({
        deadline,
        now,
        sleep,
        random,
        signal,
        log,
        clock,
        ids: options.ids ?? (0,ids/* createIds */.T)(clock, external_node_crypto_.randomBytes),
        provider: addReports(provider, options.reports ?? []),
        engine: runOnThisThread(options.grammars),
        policies: ownPolicies(options),
        timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
    });
}
//# sourceMappingURL=open-local.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/installed.js
/** The local reviewer with the grammars of this installation. */



/**
 * Opens a reviewer in this process.
 * @param entry the folder of the entry that runs: the grammars are found from there
 */
function openInstalledReviewer(source, options, entry) {
    return openLocalReviewer(source, { ...options, grammars: (0,grammars/* openGrammars */.Z)((0,folder/* grammarFolder */.C)(entry)) });
}
//# sourceMappingURL=installed.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/engine/policy/built-in.js
var built_in = __webpack_require__(395);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var glob = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/external/sarif/fault.js
/** A SARIF file, or a list of them, that cannot be worked with. Each fault names the file, where, and what. */
class SarifFault extends Error {
    faults;
    name = 'SarifFault';
    constructor(faults) {
        super(faults.join('\n'));
        this.faults = faults;
    }
}
/** What is read at most: a report beyond it is refused by name, never read in part. */
const SARIF_LIMITS = {
    FILES: 20,
    FILE_BYTES: 10 * 1024 * 1024,
    /** Of all files together. */
    RESULTS: 25_000,
    RUNS: 100,
    /** Rules of one component of a tool. */
    RULES: 50_000,
    EXTENSIONS: 200,
    ARTIFACTS: 200_000,
};
//# sourceMappingURL=fault.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/message.js
/** More than this of a text is not looked at: it will be cut to less. */
const MAX_TEMPLATE = 4_000;
/** Arguments that are filled in; what is beyond stays as it is. */
const MAX_FILLED = 20;
const own = (messages, id) => messages != null && Object.hasOwn(messages, id) ? (messages[id]?.text ?? null) : null;
/** `{0}` stands for the first argument, `{{` and `}}` for braces (§3.11.5). A number beyond the arguments stays as it is. */
function filled(text, args) {
    let count = 0;
    return text.replace(/\{\{|\}\}|\{(\d{1,3})\}/gu, (mark, number) => {
        if (number === undefined)
            return mark.charAt(0);
        count += 1;
        const argument = count > MAX_FILLED ? null : args[Number(number)];
        return typeof argument === 'string' || typeof argument === 'number'
            ? String(argument).slice(0, MAX_TEMPLATE)
            : mark;
    });
}
/** `[the words](1)`: a link to a related location, which is shown as its words (§3.11.6). */
function message_withoutLinks(text) {
    return text.replace(/(?<!\\)\[([^[\]\\]{1,300})\]\(\d{1,6}\)/gu, '$1').replace(/\\([[\]\\])/gu, '$1');
}
/** The words of a result: its own, those its id stands for in the rule or the tool, else what the rule is about. */
function message_messageOf(result, rule, component) {
    const { text, id, arguments: args } = result.message ?? {};
    const template = text ?? (id == null ? null : (own(rule?.messageStrings, id) ?? own(component.globalMessageStrings, id)));
    const most = template?.slice(0, MAX_TEMPLATE) ?? '';
    if (most.trim() !== '') {
        return message_withoutLinks(args == null && text != null ? most : filled(most, args ?? [])).toWellFormed();
    }
    return descriptionOf(rule);
}
/** What a rule is about; empty where the log does not say. */
function descriptionOf(rule) {
    return (rule?.shortDescription?.text || rule?.fullDescription?.text || '').toWellFormed();
}
//# sourceMappingURL=message.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/place.js
/** Where in the repository a result stands: SARIF's artifact locations (§3.4, RFC 3986, RFC 8089) → a repo-relative path. */

/** Bases may stand on bases; a chain longer than this, or a circle, leads to the root. */
const MAX_BASES = 10;
/** Longest path, and longest part of one before it is put together. */
const MAX_PATH = 1_024;
const MAX_URI = 4_096;
const DRIVE = /^\/?([A-Za-z]):(?=\/|$)/u;
/** Percent-encoding undone; as it is where it is none. */
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** A Windows drive's letter is of no case, and has no slash before it. */
function plainDrive(path) {
    return path.replace(DRIVE, (_, letter) => `${letter.toLowerCase()}:`);
}
/** An absolute path with forward slashes; null for a relative one; undefined for an address that is no file. */
function absolutePath(uri) {
    const file = /^file:(?:\/\/[^/]*)?(\/.*)$/isu.exec(uri);
    if (file !== null)
        return plainDrive(decoded(file[1] ?? ''));
    if (DRIVE.test(uri) || uri.startsWith('/'))
        return plainDrive(decoded(uri));
    return /^[a-z][a-z0-9+.-]+:/iu.test(uri) ? undefined : null;
}
/** The path below one of the roots; null where it lies elsewhere. */
function below(path, roots) {
    for (const root of roots) {
        const folder = (0,url/* withoutEndSlashes */.he)(plainDrive(root.replaceAll('\\', '/')));
        if (path === folder)
            return '';
        if (path.startsWith(`${folder}/`))
            return path.slice(folder.length + 1);
    }
    return null;
}
/** Without `.`, `..` and empty parts; null where it leads out of the repository, or to nothing. */
function normal(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    const joined = parts.join('/');
    return joined === '' || joined.length > MAX_PATH || joined.includes('\0') ? null : joined;
}
const slashed = (uri) => uri.replaceAll('\\', '/');
/** What a base stands for, relative to the repository's root. A base outside of it is the root as the tool saw it. */
function basePath(run, id, roots, depth = 0) {
    const bases = run.originalUriBaseIds;
    if (id == null || bases == null || depth > MAX_BASES || !Object.hasOwn(bases, id))
        return '';
    const base = bases[id];
    if ((base?.uri ?? '').length > MAX_PATH)
        return '';
    const uri = slashed(base?.uri ?? '');
    const absolute = absolutePath(uri);
    if (absolute === undefined)
        return '';
    if (absolute !== null)
        return below(absolute, roots) ?? '';
    return `${basePath(run, base?.uriBaseId, roots, depth + 1)}/${decoded(uri)}`;
}
/**
 * The repo-relative path of an artifact; null where it names none, or one outside of the repository.
 * @param roots absolute paths at which the repository lies, as the tool may have seen it
 */
function artifactPath(location, run, roots) {
    const listed = location?.index == null ? undefined : run.artifacts[location.index]?.location;
    const named = location?.uri == null ? listed : location;
    if (named?.uri == null || named.uri === '' || named.uri.length > MAX_URI)
        return null;
    const uri = slashed(named.uri);
    const absolute = absolutePath(uri);
    if (absolute === undefined)
        return null;
    const path = absolute === null ? `${basePath(run, named.uriBaseId, roots)}/${decoded(uri)}` : below(absolute, roots);
    return path === null ? null : normal(path.toWellFormed());
}
const MAX_LINE = 2_147_483_647;
const line = (value) => Math.min(MAX_LINE, Math.trunc(value));
/** First and last line of a region; null for the whole file, which is also what a line before the first can only mean. */
function linesOf(region) {
    const start = region?.startLine;
    if (start == null || !(start >= 1))
        return null;
    const first = line(start);
    const last = region?.endLine;
    return { first, last: last != null && last >= first ? line(last) : first };
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/rules.js
/** Parts that are left off an id in search of its rule. */
const MAX_PARTS = 10;
const at = (list, index) => index == null || index < 0 ? undefined : list[index];
function indexed(component) {
    const named = (key) => new Map(component.rules.flatMap((rule) => (rule[key] ? [[rule[key], rule]] : [])));
    return { component, byId: named('id'), byGuid: named('guid') };
}
/** A word of a level; what is none of the four says nothing. */
function level(word) {
    return word === 'error' || word === 'warning' || word === 'note' || word === 'none' ? word : null;
}
function ruleBook(run) {
    const driver = indexed(run.tool.driver);
    const extensions = run.tool.extensions.map(indexed);
    const overrides = new Map();
    const componentOf = (reference) => {
        const { index, guid, name } = reference?.toolComponent ?? {};
        return (at(extensions, index) ??
            extensions.find(({ component }) => (guid != null && component.guid === guid) || (name != null && component.name === name)) ??
            driver);
    };
    /** `CA1000/1` is the rule `CA1000`: the last parts of an id may be left off (§3.27.5). */
    const byHierarchy = ({ byId }, id) => {
        let name = id;
        for (let parts = 0; parts < MAX_PARTS && name !== ''; parts += 1) {
            const rule = byId.get(name);
            if (rule !== undefined)
                return rule;
            name = name.slice(0, Math.max(0, name.lastIndexOf('/')));
        }
        return undefined;
    };
    const lookUp = (reference, index, id) => {
        const home = componentOf(reference);
        const rule = at(home.component.rules, index) ??
            (reference.guid ? home.byGuid.get(reference.guid) : undefined) ??
            (id ? (byHierarchy(home, id) ?? extensions.map((one) => byHierarchy(one, id)).find((one) => one)) : undefined);
        return { rule: rule ?? null, component: home.component };
    };
    const of = (result) => {
        const reference = result.rule ?? { id: null, guid: null, index: null, toolComponent: null };
        return lookUp(reference, reference.index ?? result.ruleIndex, reference.id ?? result.ruleId);
    };
    const overridesOf = (invocation) => {
        const found = new Map();
        for (const { descriptor, configuration } of invocation.ruleConfigurationOverrides ?? []) {
            const { rule } = lookUp(descriptor, descriptor.index, descriptor.id);
            const word = level(configuration?.level);
            if (rule !== null && word !== null && !found.has(rule))
                found.set(rule, word);
        }
        return found;
    };
    const overridden = (result, rule) => {
        const invocations = run.invocations ?? [];
        const invocation = at(invocations, result.provenance?.invocationIndex) ?? (invocations.length === 1 ? invocations[0] : undefined);
        if (invocation === undefined)
            return null;
        const known = overrides.get(invocation) ?? overridesOf(invocation);
        overrides.set(invocation, known);
        return known.get(rule) ?? null;
    };
    return {
        of,
        idOf: (result) => result.ruleId ?? result.rule?.id ?? of(result).rule?.id ?? of(result).rule?.name ?? '',
        levelOf: (result) => {
            const own = level(result.level);
            if (own !== null)
                return own;
            const { rule } = of(result);
            if (rule === null)
                return 'warning';
            return overridden(result, rule) ?? level(rule.defaultConfiguration?.level) ?? 'warning';
        },
    };
}
//# sourceMappingURL=rules.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/schema.js
/** The parts of a SARIF 2.1.0 log (OASIS) that are read; everything else in it is let through unread. */


/** An array whose length is checked before any of its items is. Null, as some writers have it, is none. */
const listOf = (item, most, what) => classic_schemas/* preprocess */.vkY((value) => value ?? [], classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).max(most, `more than ${most} ${what}`).pipe(classic_schemas/* array */.YOg(item)));
const index = classic_schemas/* number */.aig().nullish();
const schema_text = classic_schemas/* string */.YjP().nullish();
const Message = classic_schemas/* object */.Ikc({ text: schema_text }).nullish();
const Messages = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* object */.Ikc({ text: schema_text })).nullish();
/** §3.4 */
const ArtifactLocation = classic_schemas/* object */.Ikc({ uri: schema_text, uriBaseId: schema_text, index });
/** §3.49. `level` is read as text: an unknown word must not cost the report. */
const Rule = classic_schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    name: schema_text,
    shortDescription: Message,
    fullDescription: Message,
    messageStrings: Messages,
    defaultConfiguration: classic_schemas/* object */.Ikc({ level: schema_text }).nullish(),
});
/** §3.19 */
const Component = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP(),
    guid: schema_text,
    version: schema_text,
    semanticVersion: schema_text,
    rules: listOf(Rule, SARIF_LIMITS.RULES, 'rules'),
    globalMessageStrings: Messages,
});
/** §3.52 */
const RuleReference = classic_schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    index,
    toolComponent: classic_schemas/* object */.Ikc({ index, guid: schema_text, name: schema_text }).nullish(),
});
/** §3.27 */
const Result = classic_schemas/* object */.Ikc({
    ruleId: schema_text,
    ruleIndex: index,
    rule: RuleReference.nullish(),
    kind: schema_text,
    level: schema_text,
    message: classic_schemas/* object */.Ikc({ text: schema_text, id: schema_text, arguments: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish() }).nullish(),
    locations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        physicalLocation: classic_schemas/* object */.Ikc({
            artifactLocation: ArtifactLocation.nullish(),
            region: classic_schemas/* object */.Ikc({ startLine: classic_schemas/* number */.aig().nullish(), endLine: classic_schemas/* number */.aig().nullish() }).nullish(),
        })
            .nullish(),
    }))
        .nullish(),
    partialFingerprints: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).nullish(),
    suppressions: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ kind: schema_text, status: schema_text, justification: schema_text })).nullish(),
    baselineState: schema_text,
    provenance: classic_schemas/* object */.Ikc({ invocationIndex: index }).nullish(),
});
/** §3.20 */
const Invocation = classic_schemas/* object */.Ikc({
    executionSuccessful: classic_schemas/* boolean */.zMY().nullish(),
    ruleConfigurationOverrides: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ descriptor: RuleReference, configuration: classic_schemas/* object */.Ikc({ level: schema_text }).nullish() }))
        .nullish(),
});
/** §3.14 */
const Run = classic_schemas/* object */.Ikc({
    tool: classic_schemas/* object */.Ikc({ driver: Component, extensions: listOf(Component, SARIF_LIMITS.EXTENSIONS, 'extensions') }),
    invocations: classic_schemas/* array */.YOg(Invocation).nullish(),
    originalUriBaseIds: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), ArtifactLocation).nullish(),
    artifacts: listOf(classic_schemas/* object */.Ikc({ location: ArtifactLocation.nullish() }), SARIF_LIMITS.ARTIFACTS, 'artifacts'),
    results: listOf(Result, SARIF_LIMITS.RESULTS, 'results'),
    externalPropertyFileReferences: classic_schemas/* object */.Ikc({ results: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish() }).nullish(),
});
/** §3.13. The version is looked at before the rest. */
const SarifLog = classic_schemas/* object */.Ikc({ runs: listOf(Run, SARIF_LIMITS.RUNS, 'runs') });
//# sourceMappingURL=schema.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/read.js
/** A SARIF 2.1.0 file → reports as a snapshot carries them. Pure: who calls it has read the file. */





const MAX_MESSAGE = 2_000;
const MAX_WORD = 200;
const MAX_FINGERPRINTS = 20;
/** What some tools keep among their fingerprints and a rebase changes. */
const PASSING = /^(?:commit(?:sha|message)?|author|email|date)$/iu;
const SEVERITIES = { error: 'error', warning: 'warn', note: 'info' };
/**
 * Reads a file's text. Results that are no failures by the tool's own word (level `none`, another kind than `fail`, gone
 * since the baseline) and those without a place in the repository are counted and left out.
 * @param name what faults call the file
 * @param roots absolute paths at which the repository lies, as the tool may have seen it
 * @throws SarifFault where the text is no SARIF 2.1.0 log, or larger than what is read
 */
function readSarif(name, text, roots) {
    if (text.length > SARIF_LIMITS.FILE_BYTES)
        throw tooLarge(name);
    const value = parsed(name, text);
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    if (typeof version !== 'string')
        throw new SarifFault([`${name} is no SARIF file: it has no version`]);
    if (version !== '2.1.0') {
        throw new SarifFault([`${name} is SARIF ${JSON.stringify(version.slice(0, 40))}; only 2.1.0 is read`]);
    }
    if (resultsIn(value) > SARIF_LIMITS.RESULTS) {
        throw new SarifFault([`${name} holds more than ${SARIF_LIMITS.RESULTS} results, the most that is read`]);
    }
    const log = SarifLog.safeParse(value);
    if (!log.success)
        throw new SarifFault([`${name} is no SARIF 2.1.0 log: ${whereOf(log.error)}`]);
    return {
        reports: log.data.runs.map((run) => reportOf(run, roots)),
        notes: log.data.runs.flatMap((run) => notesOf(name, run)),
    };
}
/** The fault of a file over the limit. */
function tooLarge(name) {
    return new SarifFault([`${name} is larger than ${SARIF_LIMITS.FILE_BYTES / 1024 / 1024} MB, the most that is read`]);
}
function parsed(name, text) {
    const json = text.startsWith('\ufeff') ? text.slice(1) : text;
    try {
        return JSON.parse(json);
    }
    catch (fault) {
        // The parser's message quotes the text, which may be a file that was not meant: only the place is taken from it.
        const position = /at position (\d+)/u.exec(fault instanceof Error ? fault.message : '')?.[1];
        const before = position === undefined ? null : json.slice(0, Number(position)).split('\n');
        const where = before === null ? '' : ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
        const empty = json.trim() === '' ? ': it is empty' : '';
        throw new SarifFault([`${name} is not JSON${where}${empty}`]);
    }
}
/** How many results a log holds, before it is known to be one. */
function resultsIn(log) {
    const member = (of, name) => {
        const value = typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
        return Array.isArray(value) ? value : [];
    };
    return member(log, 'runs').reduce((sum, run) => sum + member(run, 'results').length, 0);
}
function whereOf(error) {
    const [issue] = error.issues;
    return `at /${issue?.path.map(String).join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`;
}
function notesOf(name, run) {
    const tool = JSON.stringify(run.tool.driver.name.slice(0, MAX_WORD));
    const failed = (run.invocations ?? []).some((one) => one.executionSuccessful === false);
    const apart = (run.externalPropertyFileReferences?.results ?? []).length > 0;
    return [
        ...(failed
            ? [`${name}: ${tool} says of itself that it did not run to its end; what it would have found is missing`]
            : []),
        ...(apart ? [`${name}: results of ${tool} that it keeps in other files are not read`] : []),
    ];
}
function reportOf(run, roots) {
    const { driver } = run.tool;
    const book = ruleBook(run);
    const descriptions = new Map();
    const results = [];
    const leftOut = { not_failures: 0, without_place: 0 };
    for (const result of run.results) {
        const level = failureLevel(result, book);
        if (level === null) {
            leftOut.not_failures += 1;
            continue;
        }
        const place = read_placeOf(result, run, roots);
        if (place === null) {
            leftOut.without_place += 1;
            continue;
        }
        const { rule, component } = book.of(result);
        const id = read_cut(book.idOf(result).trim(), MAX_WORD) || 'no-rule';
        const description = read_cut(descriptionOf(rule), MAX_MESSAGE);
        if (description !== '')
            descriptions.set(id, description);
        results.push({
            rule: id,
            severity: SEVERITIES[level],
            ...place,
            message: read_cut(message_messageOf(result, rule, component), MAX_MESSAGE),
            fingerprints: read_fingerprintsOf(result),
            suppressed: suppressionOf(result),
        });
    }
    return {
        tool: read_cut(driver.name.trim(), MAX_WORD) || 'sarif',
        version: read_cut(driver.semanticVersion ?? driver.version ?? '', MAX_WORD) || null,
        rules: [...descriptions].map(([id, description]) => ({ id, description })),
        results,
        left_out: leftOut,
    };
}
const read_cut = (text, max) => text.slice(0, max).toWellFormed();
/** Null for what is no failure: another kind, gone since the baseline, or a level of none. */
function failureLevel(result, book) {
    if ((result.kind ?? 'fail') !== 'fail' || result.baselineState === 'absent')
        return null;
    const level = book.levelOf(result);
    return level === 'none' ? null : level;
}
/** The first of the result's locations that lies in the repository. */
function read_placeOf(result, run, roots) {
    for (const { physicalLocation } of result.locations ?? []) {
        const file = artifactPath(physicalLocation?.artifactLocation, run, roots);
        if (file !== null)
            return { file, lines: linesOf(physicalLocation?.region) };
    }
    return null;
}
function read_fingerprintsOf(result) {
    return Object.entries(result.partialFingerprints ?? {})
        .filter(([name, value]) => typeof value === 'string' && value !== '' && !PASSING.test(name))
        .map(([name, value]) => read_cut(`${name}=${String(value)}`, MAX_WORD))
        .toSorted()
        .slice(0, MAX_FINGERPRINTS);
}
/** Suppressed: there are suppressions, and none of them is still under review or was rejected (§3.27.23, §3.35.3). */
function suppressionOf(result) {
    const [first, ...more] = result.suppressions ?? [];
    if (first === undefined)
        return null;
    const accepted = [first, ...more].every(({ status }) => (status ?? 'accepted') === 'accepted');
    if (!accepted)
        return null;
    return {
        kind: read_cut(first.kind ?? 'external', MAX_WORD),
        reason: read_cut((first.justification ?? '').trim(), MAX_MESSAGE),
    };
}
//# sourceMappingURL=read.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/files.js
/** SARIF files on disk: found by path or glob, read within limits. */






const WILDCARD = /[*?[{]/u;
/** Folders that no report is looked for in, unless they are named. */
const SKIPPED = new Set(['.git', 'node_modules']);
/** Files and folders that one glob may walk through. */
const MAX_ENTRIES = 200_000;
/**
 * Reads the reports that paths or globs name, each file once, in the order given and by path within a glob.
 * @returns the reports, and what the user should know: a glob that matched nothing, a tool that did not run to its end
 * @throws SarifFault that names every file that is missing, broken or over a limit
 */
async function gatherReports(names, search) {
    const faults = [];
    const notes = [];
    const files = new Map();
    for (const name of names) {
        const found = await namedFiles(name, search).catch(keep(faults));
        if (found?.length === 0)
            notes.push(`no file matches ${JSON.stringify(name)}: no report was read for it`);
        for (const [real, shown] of found ?? [])
            if (!files.has(real))
                files.set(real, shown);
    }
    if (files.size > SARIF_LIMITS.FILES) {
        throw new SarifFault([...faults, `${files.size} SARIF files are named; at most ${SARIF_LIMITS.FILES} are read`]);
    }
    const reports = [];
    for (const [real, shown] of files) {
        const read = await readOne(real, shown, search.roots).catch(keep(faults));
        reports.push(...(read?.reports ?? []));
        notes.push(...(read?.notes ?? []));
    }
    const results = reports.reduce((sum, { results: kept, left_out: left }) => sum + kept.length + left.not_failures + left.without_place, 0);
    if (results > SARIF_LIMITS.RESULTS) {
        faults.push(`the SARIF files hold ${results} results together; at most ${SARIF_LIMITS.RESULTS} are read`);
    }
    if (faults.length > 0)
        throw new SarifFault(faults);
    return { reports, notes };
}
/** Keeps the words of a SarifFault; anything else goes on. */
function keep(faults) {
    return (fault) => {
        if (!(fault instanceof SarifFault))
            throw fault;
        faults.push(...fault.faults);
        return null;
    };
}
/** Real path and shown name of each file that a path or a glob names. */
async function namedFiles(name, search) {
    const path = (0,external_node_path_.resolve)(search.directory, name);
    const literal = await (0,external_node_fs_promises_.realpath)(path).catch(() => null);
    if (literal !== null)
        return [[checked(literal, name, path, await (0,external_node_fs_promises_.realpath)(search.directory), search), name]];
    if (!search.globs || !WILDCARD.test(name))
        throw new SarifFault([`${name} does not exist`]);
    return matching(name, search);
}
/** A link below the directory must not lead elsewhere: a change may have brought it. */
function checked(real, shown, path, directory, search) {
    const within = (folder, file) => file === folder || file.startsWith(`${folder}${external_node_path_.sep}`);
    if (search.follow || !within((0,external_node_path_.resolve)(search.directory), path) || within(directory, real))
        return real;
    throw new SarifFault([`${shown} is a link that leads out of ${search.directory}`]);
}
async function matching(pattern, search) {
    const slashed = pattern.split(external_node_path_.sep).join('/').replace(/^\.\//u, '');
    const parts = slashed.split('/');
    const still = parts.slice(0, Math.max(0, parts.findIndex((part) => WILDCARD.test(part))));
    const start = (0,external_node_path_.resolve)(search.directory, still.join('/') || (slashed.startsWith('/') ? '/' : '.'));
    // Without a slash before it, a glob of one name would match at any depth.
    const matches = (0,glob/* compileGlob */.S)(`/${parts.slice(still.length).join('/')}`, 'files');
    const directory = await (0,external_node_fs_promises_.realpath)(search.directory);
    const found = [];
    const folders = [start];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const inside = await (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        entries += inside.length;
        if (entries > MAX_ENTRIES) {
            throw new SarifFault([`${pattern} would look through more than ${MAX_ENTRIES} files: name the folder`]);
        }
        for (const entry of inside) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    folders.push(path);
            }
            else if (matches((0,external_node_path_.relative)(start, path).split(external_node_path_.sep).join('/'))) {
                const real = await (0,external_node_fs_promises_.realpath)(path).catch(() => null);
                const shown = (0,external_node_path_.relative)(search.directory, path).split(external_node_path_.sep).join('/');
                if (real !== null)
                    found.push([checked(real, shown, path, directory, search), shown]);
            }
        }
    }
    return found.toSorted(([, a], [, b]) => (0,order/* compareText */.n)(a, b));
}
async function readOne(real, shown, roots) {
    let text;
    try {
        const about = await (0,external_node_fs_promises_.stat)(real);
        if (!about.isFile())
            throw new SarifFault([`${shown} is no file`]);
        if (about.size > SARIF_LIMITS.FILE_BYTES)
            throw tooLarge(shown);
        text = await (0,external_node_fs_promises_.readFile)(real, 'utf8');
    }
    catch (fault) {
        if (fault instanceof SarifFault)
            throw fault;
        const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
        throw new SarifFault([`${shown} cannot be read${code}`]);
    }
    return readSarif(shown, text, roots);
}
//# sourceMappingURL=files.js.map
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
;// CONCATENATED MODULE: ./build/src/cli/asked.js
/** What a review was asked for beside the commits: the ticket and the policy, by file or by name, and other tools' reports. */







const LOOKS_LIKE_FILE = /\.(?:md|markdown|txt)$/iu;
/**
 * The ticket named: a file where there is one of that name, else an id.
 * @param mayAsk whether there is a token to ask a provider with
 */
async function askedTicket(named, mayAsk) {
    if (named === null)
        return null;
    if ((0,external_node_fs_.existsSync)(named)) {
        const id = named.length <= limits/* LIMITS */.b.MAX_TICKET_CHARACTERS ? named : (0,external_node_path_.basename)(named).slice(-limits/* LIMITS */.b.MAX_TICKET_CHARACTERS);
        return { id, file: (0,external_node_path_.resolve)(named), text: await (0,files/* readText */.yR)(named, 'ticket') };
    }
    if (LOOKS_LIKE_FILE.test(named)) {
        throw new exit/* UsageError */.e(`There is no ticket file ${named}. Name a Markdown file, or a ticket's id such as 12.`);
    }
    if (!mayAsk) {
        throw new exit/* UsageError */.e(`There is no file ${named}, and an issue cannot be read without a token: set GITHUB_TOKEN.`);
    }
    return { id: named, file: null, text: '' };
}
/** The policy named: a file where there is one, under its own name; it takes no built-in one's place. */
async function askedPolicy(named) {
    if (named === null)
        return null;
    if (!(0,external_node_fs_.existsSync)(named))
        return { name: named, source: null };
    const name = (0,external_node_path_.basename)(named, (0,external_node_path_.extname)(named)).slice(0, 100) || 'policy';
    const source = await (0,files/* readText */.yR)(named, 'policy');
    return { name: Object.hasOwn(built_in/* BUILT_IN_POLICIES */.Q, name) ? `${name}-file` : name, source };
}
/** The reports named by `--sarif`; a UsageError that names every file that is none. */
async function askedReports(files, roots) {
    try {
        return await gatherReports(files, { directory: process.cwd(), roots, globs: false, follow: true });
    }
    catch (fault) {
        if (fault instanceof SarifFault) {
            throw new exit/* UsageError */.e(`A report cannot be used: ${fault.faults.join('; ')}.`, { cause: fault });
        }
        throw fault;
    }
}
//# sourceMappingURL=asked.js.map
;// CONCATENATED MODULE: ./build/src/cli/repeatable.js
/** A source of bytes that is the same for the same seed: what makes a local review repeatable, ids included. */

/** Bytes of SHA-256 over the seed and a counter. For ids alone, never for keys. */
function repeatableBytes(seed) {
    // Not from 0: so the ids of reviews stay what they have been.
    let counter = 1;
    return (count) => {
        const blocks = [];
        for (let have = 0; have < count; have += 32) {
            blocks.push((0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${counter}`).digest());
            counter += 1;
        }
        return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
    };
}
//# sourceMappingURL=repeatable.js.map
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/cli/repository.js
/** What the command asks of a local repository before the review: its name and the two commits. */





const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
async function git(directory, ...args) {
    try {
        const { stdout } = await run('git', ['-C', directory, ...args], { env: { ...process.env, LC_ALL: 'C' } });
        return stdout.trim();
    }
    catch (fault) {
        if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') {
            throw new exit/* UsageError */.e('The program git was not found. Install git and have it on the PATH.', { cause: fault });
        }
        return null;
    }
}
/** `owner/name` out of a remote's address: `https://host/owner/name.git`, `git@host:owner/name`. */
function repoOfRemote(url) {
    const match = /[/:]([^/:]+\/[^/:]+?)(?:\.git)?\/?$/u.exec(url);
    const parsed = values/* Repo */.lc.safeParse(match?.[1]);
    return parsed.success ? parsed.data : null;
}
/** Reads the repository, or says what is wrong with what was named. */
async function openRepository(directory, head) {
    const top = await git(directory, 'rev-parse', '--show-toplevel');
    if (top === null) {
        throw new exit/* UsageError */.e(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
    }
    const commit = await git(directory, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${head}^{commit}`);
    if (commit === null || commit === '') {
        throw new exit/* UsageError */.e(`${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`);
    }
    const time = await git(directory, 'show', '-s', '--format=%ct', commit);
    const remote = await git(directory, 'config', '--get', 'remote.origin.url');
    const folder = (0,external_node_path_.basename)((0,external_node_path_.resolve)(top)).replace(/[^A-Za-z0-9._-]/gu, '-');
    const local = values/* Repo */.lc.safeParse(`local/${folder}`);
    return {
        directory: top,
        name: (remote === null ? null : repoOfRemote(remote)) ?? (local.success ? local.data : 'local/repository'),
        headSha: commit,
        headCommittedAt: Number(time) * 1000,
    };
}
//# sourceMappingURL=repository.js.map
;// CONCATENATED MODULE: ./build/src/cli/review.js
/** `review`: two commits of a local repository are reviewed in this process. */












/** The token that tickets are read with; null where the environment has none. */
function readToken({ env }) {
    return env['GITHUB_TOKEN'] || env['GH_TOKEN'] || null;
}
const SILENT = { info: () => undefined, debug: () => undefined };
function openReviewer({ repository, base, ticket, policy, reports }, environment) {
    const token = readToken(environment);
    const clock = () => repository.headCommittedAt;
    const seed = [repository.name, base, repository.headSha, ticket, policy, ...(reports.length > 0 ? [reports] : [])];
    return openInstalledReviewer({
        kind: 'local',
        directory: repository.directory,
        base,
        head: repository.headSha,
        ticketFile: ticket?.file ?? null,
        github: token === null ? null : { token, apiUrl: environment.env['GITHUB_API_URL'] || 'https://api.github.com' },
    }, {
        policies: policy === null || policy.source === null ? {} : { [policy.name]: policy.source },
        reports,
        // The commits and what was asked decide everything, times and ids too: the same command gives the same bytes.
        clock,
        ids: (0,ids/* createIds */.T)(clock, repeatableBytes(JSON.stringify(seed))),
        deadline: Date.now() + limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS,
        now: Date.now,
        sleep: async (milliseconds, signal) => {
            await (0,promises_.setTimeout)(milliseconds, undefined, { signal });
        },
        random: Math.random,
        signal: environment.signal,
        log: SILENT,
    }, import.meta.dirname);
}
function formatted(report, format, color) {
    switch (format) {
        case 'text':
            return textReport(report, { color });
        case 'markdown':
            return (0,markdown/* markdownReport */.qN)(report);
        case 'html':
            return (0,report_page/* reportPage */.S)(report).html;
        case 'sarif':
            return `${JSON.stringify(sarifLog(report), null, 2)}\n`;
        case 'json':
            return `${JSON.stringify({
                ...report.review,
                approved: report.gate.open,
                findings: report.findings,
                decision: report.trace?.decision ?? null,
                coverage: report.trace?.snapshot.coverage ?? null,
                trace_digest: report.trace?.digest ?? null,
            }, null, 2)}\n`;
    }
}
function gateOf(review) {
    const open = review.status === 'complete' && review.verdict === 'auto-approve';
    const word = review.verdict == null ? 'there is no verdict' : `the verdict is ${review.verdict}`;
    return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}
/**
 * Reviews and writes the report.
 * @returns the exit code: 0 approved, 1 not approved
 * @throws UsageError for what was asked; ReviewError where the review could not be had
 */
async function runReview(options, environment) {
    const { progress } = environment;
    const repository = await openRepository(options.repo, options.head);
    const read = await askedReports(options.sarif ?? [], [repository.directory, (0,external_node_path_.resolve)(options.repo)]);
    const asked = {
        repository,
        base: options.base,
        ticket: await askedTicket(options.ticket, readToken(environment) !== null),
        policy: await askedPolicy(options.policy),
        reports: read.reports,
    };
    const reviewer = openReviewer(asked, environment);
    try {
        progress.say('reading the commits');
        const request = {
            repo: repository.name,
            pr: 1,
            ...(asked.ticket === null ? {} : { ticket: asked.ticket.id }),
            ...(asked.policy === null ? {} : { policy: asked.policy.name }),
        };
        const created = await reviewer.create(request, `local-${repository.headSha}`);
        progress.say('reviewing');
        const review = await reviewer.wait(created);
        if (review.status !== 'complete') {
            throw new Error(`The review failed: ${review.error?.detail ?? 'nobody said why'}`);
        }
        const { findings, truncated } = await reviewer.findings(review.id);
        const trace = (await reviewer.trace(review))?.trace ?? null;
        const input = await reviewer.input(review);
        if (options.trace !== null)
            await writeTrace(options.trace, trace, input);
        const change = input?.snapshot ?? null;
        const report = localReport(repository, { review, findings, truncated, trace, change }, read.notes);
        const text = formatted(report, options.format, environment.color && options.output === null);
        progress.clear();
        if (options.output === null)
            environment.write(text);
        else
            await (0,files/* writeText */.x3)(options.output, text);
        return report.gate.open ? exit/* EXIT */.d.APPROVED : exit/* EXIT */.d.NOT_APPROVED;
    }
    finally {
        progress.clear();
        await reviewer.close();
    }
}
function localReport(repository, read, notes) {
    return {
        ...read,
        repo: repository.name,
        pr: null,
        headSha: repository.headSha,
        serverUrl: null,
        gate: gateOf(read.review),
        notes,
    };
}
/** Writes the trace and, beside it, what it was made of. */
async function writeTrace(path, trace, input) {
    await (0,files/* writeText */.x3)(path, `${JSON.stringify(trace, null, 2)}\n`);
    // As its schema orders it, and held to it: `replay` reads it by the same one.
    const checked = input === null ? null : snapshot/* ReviewInput */.N9.parse(input);
    await (0,files/* writeText */.x3)((0,files/* snapshotPathOf */.Ff)(path), `${JSON.stringify(checked)}\n`);
}
//# sourceMappingURL=review.js.map

/***/ })

};
