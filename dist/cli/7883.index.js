export const id = 7883;
export const ids = [7883];
export const modules = {

/***/ 54385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ createEvidenceTeller)
/* harmony export */ });
/* harmony import */ var _base_hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54437);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51036);
/* harmony import */ var _marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84658);
/* harmony import */ var _page_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71075);
/** The reasons of a binding, with the line that each name and word of the criterion stands on. */




/** Lines of a range that are read, and lines that are named in a reason. */
const MAX_READ = 400;
const MAX_NAMED = 4;
/** Returns the teller of a report. It reads the lines of a file when that is first asked for. */
function createEvidenceTeller(report) {
    const files = new Map(report.change?.files.map((file) => [file.path, file]));
    const read = new Map();
    const readAdded = (path) => {
        const before = read.get(path);
        if (before !== undefined)
            return before;
        const lines = (files.get(path)?.hunks ?? [])
            .flatMap((hunk) => (0,_base_hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .readHunkLines */ .qG)(hunk))
            .flatMap(({ mark, text, newNumber }) => (mark === '+' ? [{ number: newNumber, text }] : []));
        read.set(path, lines);
        return lines;
    };
    return (reference, reasons) => {
        const place = (0,_page_links_js__WEBPACK_IMPORTED_MODULE_1__/* .parseReference */ .F2)(reference);
        if (place === null)
            return reasons;
        const within = readAdded(place.path).filter(({ number }) => number >= place.first && number <= place.last);
        return placeTerms(reasons, within.slice(0, MAX_READ));
    };
}
/** Names stand first: they say more than words. */
function listTerms(reasons) {
    const build = (shown, reason) => {
        const marker = (0,_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .createMarker */ .h5)([reason]);
        return { shown, isOn: (line) => marker(line).length > 0 };
    };
    const names = reasons.flatMap(_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .extractNames */ .C7);
    // The words of a name need not be told beside it.
    const words = reasons.flatMap(_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .extractWords */ .b).filter((word) => !names.some((name) => isPart(word, name)));
    return [
        ...names.map((name) => build(`\`${name}\``, `names \`${name}\``)),
        ...words.map((word) => build(word, `shares the word ${word}`)),
    ];
}
const isPart = (word, name) => name.toLowerCase().includes(word.toLowerCase());
/** Reasons that name what lines have in common with the criterion. */
const HAS_TERMS = /^(?:names `|shares the words? )/u;
/** Puts one reason for each line in place of those that only name what lines have in common with the criterion. */
function placeTerms(reasons, lines) {
    const terms = listTerms(reasons.filter((reason) => HAS_TERMS.test(reason)));
    const found = lines
        .map(({ number, text }) => ({ number, terms: terms.filter(({ isOn }) => isOn(text)) }))
        .filter((line) => line.terms.length > 0);
    const chosen = chooseLines(found);
    if (chosen.length === 0)
        return reasons;
    const told = chosen.map((line) => `line ${line.number} has ${line.terms.map(({ shown }) => shown).join(', ')}`);
    const left = found.length - chosen.length;
    const more = left > 0 ? [`${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(left, 'more line')} with such words`] : [];
    return [...told, ...more, ...reasons.filter((reason) => !HAS_TERMS.test(reason))];
}
/** Returns the lines that have the most terms that no line before has, in the order of the file. */
function chooseLines(found) {
    const chosen = [];
    const told = new Set();
    const countNew = ({ terms }) => terms.filter((term) => !told.has(term)).length;
    while (chosen.length < MAX_NAMED) {
        const best = found.reduce((before, line) => (countNew(line) > (before === null ? 0 : countNew(before)) ? line : before), null);
        if (best === null)
            break;
        chosen.push(best);
        for (const term of best.terms)
            told.add(term);
    }
    return chosen.toSorted((a, b) => a.number - b.number);
}
//# sourceMappingURL=evidence-lines.js.map

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

/***/ 84658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ extractNames),
/* harmony export */   b: () => (/* binding */ extractWords),
/* harmony export */   h5: () => (/* binding */ createMarker)
/* harmony export */ });
/* harmony import */ var stemmer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3946);
/** Finds the words that a binding is based on in the code that it is bound to. */

/** A reason of a binding is looked through so far, in UTF-16 code units. */
const MAX_EVIDENCE = 2_000;
/** Maximum number of names, and of words, that are searched for. */
const MAX_TERMS = 40;
/** Longer lines are not searched, in characters. */
const MAX_LINE = 500;
const MAX_WORD = 60;
/** Splits identifiers into words: `E_CODE_EXPIRED`, `applyDiscount`, `HTTPServer2`. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const WORD = /[\p{L}\p{N}_$]/u;
const toStem = (word) => (0,stemmer__WEBPACK_IMPORTED_MODULE_0__/* .stemmer */ .I)(word.toLowerCase());
/** Returns the names between backticks in `names \`a\`, \`b\`` or `introduces \`c\`, which …`. */
function extractNames(evidence) {
    return [...evidence.slice(0, MAX_EVIDENCE).matchAll(/`([^`]{1,100})`/gu)].map(([, name = '']) => name);
}
/** Returns the words a and b of `shares the words a, b (rare here)`. */
function extractWords(evidence) {
    const [, list = ''] = /\bthe words? (.{1,500})$/u.exec(evidence.slice(0, MAX_EVIDENCE)) ?? [];
    return list
        .replace(/ \(rare here\)$/u, '')
        .split(', ')
        .filter((word) => word.length <= MAX_WORD);
}
/**
 * Creates a marker for what the evidence of a range names: names match exactly; words match in every form and inside
 * names.
 */
function createMarker(evidence) {
    const names = [...new Set(evidence.flatMap(extractNames))].slice(0, MAX_TERMS);
    const stems = new Set(evidence.flatMap(extractWords).slice(0, MAX_TERMS).map(toStem));
    stems.delete('');
    return (line) => {
        if (line.length > MAX_LINE || (names.length === 0 && stems.size === 0))
            return [];
        return mergeMarks([...names.flatMap((name) => findPlaces(name, line)), ...findParts(line, stems)]);
    };
}
function findPlaces(name, line) {
    const places = [];
    for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + name.length)) {
        const to = at + name.length;
        const whole = !(WORD.test(name[0] ?? '') && WORD.test(line[at - 1] ?? '')) &&
            !(WORD.test(name.at(-1) ?? '') && WORD.test(line[to] ?? ''));
        if (whole)
            places.push({ from: at, to });
    }
    return places;
}
function findParts(line, stems) {
    if (stems.size === 0)
        return [];
    return [...line.matchAll(PARTS)]
        .filter(([part]) => part.length <= MAX_WORD && stems.has(toStem(part)))
        .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
function mergeMarks(marks) {
    marks.sort((a, b) => a.from - b.from || b.to - a.to);
    const made = [];
    for (const mark of marks) {
        const before = made.at(-1);
        if (before !== undefined && mark.from < before.to)
            before.to = Math.max(before.to, mark.to);
        else
            made.push({ ...mark });
    }
    return made;
}
//# sourceMappingURL=marks.js.map

/***/ }),

/***/ 71075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ parseReference),
/* harmony export */   IF: () => (/* binding */ renderCommitLink),
/* harmony export */   aV: () => (/* binding */ renderPullLink),
/* harmony export */   mc: () => (/* binding */ renderFilesLink),
/* harmony export */   oW: () => (/* binding */ renderDiffLink),
/* harmony export */   sZ: () => (/* binding */ renderTime),
/* harmony export */   xb: () => (/* binding */ renderFileLink)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16258);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/* harmony import */ var _display_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11730);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80665);
/** Links of a page: only ever to the server that the report names, made of parts that are checked. */




/** Returns the repository's URL, `https://github.com/octo/shop`; null if there is no valid one. */
function buildRepositoryUrl({ serverUrl, repo }) {
    const server = serverUrl === null ? null : (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpUrl */ .f$)(serverUrl);
    if (server === null || !/^[\w.-]+\/[\w.-]+$/u.test(repo))
        return null;
    if (repo.split('/').some((part) => /^\.+$/u.test(part)))
        return null;
    return `${server.origin}${(0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEndSlashes */ .he)(server.pathname)}/${repo}`;
}
const isSha = (text) => /^[0-9a-f]{40,64}$/u.test(text);
/** Links the label to lines of a file at the head commit, if possible. */
function renderFileLink(report, place, label) {
    const base = buildRepositoryUrl(report);
    if (base === null || report.headSha === null || !isSha(report.headSha))
        return label;
    const lines = place.last > place.first ? `L${place.first}-L${place.last}` : `L${place.first}`;
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<a href="${`${base}/blob/${report.headSha}/${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(place.path)}#${lines}`}">${label}</a>`;
}
/**
 * Links the label to a place in the pull request's "Files changed"; without a pull request to added lines at the head
 * commit, if possible.
 */
function renderDiffLink(report, { location, added }, anchor, label) {
    const base = buildRepositoryUrl(report);
    if (base !== null && report.pr !== null)
        return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<a href="${`${base}/pull/${report.pr}/files#${anchor}`}">${label}</a>`;
    return added === null ? label : renderFileLink(report, { path: location.file, ...added }, label);
}
/** Links the label to the pull request, if possible. */
function renderPullLink(report, label) {
    const base = buildRepositoryUrl(report);
    return base === null || report.pr === null ? label : (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<a href="${`${base}/pull/${report.pr}`}">${label}</a>`;
}
/** Links the label to the pull request's "Files changed", if possible. */
function renderFilesLink(report, label) {
    const base = buildRepositoryUrl(report);
    return base === null || report.pr === null
        ? label
        : (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<a href="${`${base}/pull/${report.pr}/files`}">${label}</a>`;
}
/** Links the label to a commit, if possible. */
function renderCommitLink(report, sha, label) {
    const base = buildRepositoryUrl(report);
    return base === null || !isSha(sha) ? label : (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<a href="${`${base}/commit/${sha}`}">${label}</a>`;
}
/** Parses a reference such as `src/a.ts:3-9`; null if it is not one. */
function parseReference(reference) {
    const match = /:(\d{1,9})(?:-(\d{1,9}))?$/u.exec(reference);
    if (match === null || match.index === 0)
        return null;
    const first = Math.max(1, Number(match[1]));
    return { path: reference.slice(0, match.index), first, last: Math.max(first, Number(match[2] ?? match[1])) };
}
/** Formats a time as `2026-06-15 09:00 UTC`; another time format is left unchanged. */
function renderTime(time) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
    if (parts === null)
        return (0,_display_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLine */ .IL)(time, 40);
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<time datetime="${time}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
//# sourceMappingURL=links.js.map

/***/ }),

/***/ 16161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderReportPage: () => (/* binding */ renderReportPage)
});

// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/page/allowance.js
/** The remaining bytes of a page for code or for text. Created for each page. */
class Allowance {
    left;
    /** @param bytes of UTF-8 */
    constructor(bytes) {
        this.left = bytes;
    }
    /** Returns whether the piece still fits; if it does, it is counted. */
    takes(piece) {
        const bytes = Buffer.byteLength(piece.text);
        if (bytes > this.left)
            return false;
        this.left -= bytes;
        return true;
    }
}
//# sourceMappingURL=allowance.js.map
// EXTERNAL MODULE: ./build/src/contract/evidence.js
var evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var report_evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/page/display-text.js
var display_text = __webpack_require__(11730);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/src/report/page/links.js
var links = __webpack_require__(71075);
// EXTERNAL MODULE: ./build/src/report/page/part.js
var page_part = __webpack_require__(26489);
;// CONCATENATED MODULE: ./build/src/report/page/coverage-part.js
/** What was looked at and how, what was not, what was suppressed, and what other tools said. */







/** Maximum number of rows of a table. The number of further rows is shown below it. */
const MAX_ROWS = 500;
function renderRest(all) {
    return all.length > MAX_ROWS ? (0,html/* html */.q) `<p class="soft">${all.length - MAX_ROWS} more are not shown here.</p>` : null;
}
function renderOmitted(report) {
    const omitted = (0,report_evidence/* listOmitted */.RY)(report);
    if (omitted.length === 0)
        return (0,html/* html */.q) `<p>Everything that the change holds was looked at.</p>`;
    const rows = omitted
        .slice(0, MAX_ROWS)
        .map(({ path, reason, detail, blocking }) => [
        path === null ? 'the whole change' : (0,display_text/* renderCode */.cR)(path, 300),
        (0,display_text/* formatLine */.IL)(reason, 60),
        (0,display_text/* formatLine */.IL)(detail, 400),
        blocking ? (0,html/* html */.q) `<strong>yes</strong>` : 'no',
    ]);
    return [
        (0,page_part/* renderTable */.bo)('What was not looked at', ['What', 'Reason', 'Detail', 'Keeps the gate from opening'], rows),
        renderRest(omitted),
    ];
}
function renderSuppressed(report) {
    const suppressed = (0,report_evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return (0,html/* html */.q) `<p>None.</p>`;
    const rows = suppressed.slice(0, MAX_ROWS).map((one) => {
        const where = (0,display_text/* renderCode */.cR)(`${one.file}:${one.line}`, 300);
        return [
            (0,display_text/* renderCode */.cR)(one.rule, 130),
            (0,links/* renderFileLink */.xb)(report, { path: one.file, first: one.line, last: one.line }, where),
            (0,display_text/* formatLine */.IL)(one.title, 300),
            (0,html/* html */.q) `${(0,display_text/* formatLine */.IL)(one.reason, 300)} <span class="soft">(${(0,display_text/* formatLine */.IL)(one.by, 120)})</span>`,
        ];
    });
    return [
        (0,page_part/* renderTable */.bo)('Findings that a suppression hides', ['Rule', 'Where', 'Finding', 'Reason'], rows),
        renderRest(suppressed),
    ];
}
function renderTools(report) {
    const reports = (0,report_evidence/* readPlanesEvidence */.pp)(report)?.reports ?? [];
    if (reports.length === 0)
        return null;
    const rows = reports
        .slice(0, MAX_ROWS)
        .map((one) => [
        (0,display_text/* formatLine */.IL)(`${one.tool}${one.version === null ? '' : ` ${one.version}`}`, 120),
        (0,display_text/* renderCode */.cR)(one.plane, 80),
        one.results,
        one.on_change,
        one.elsewhere,
        one.repeated,
        one.not_failures,
        one.without_place,
    ]);
    const heads = [
        'Tool',
        'Plane',
        'Results',
        'On the change',
        'On other lines',
        'Told twice',
        'No failures',
        'Without a place',
    ];
    return (0,html/* html */.q) `<h3>Reports of other tools</h3>
${(0,page_part/* renderTable */.bo)('Results of other tools, and what became of them', heads, rows)}${renderRest(reports)}`;
}
function renderReported(report) {
    const lines = (0,report_evidence/* formatReported */.xg)(report);
    if (lines.length === 0)
        return null;
    return (0,html/* html */.q) `<h3>Reports of the tests</h3>
<ul>${lines.slice(0, MAX_ROWS).map((line) => (0,html/* html */.q) `<li>${(0,display_text/* formatLine */.IL)(line, 500)}</li>`)}</ul>${renderRest(lines)}`;
}
/** Renders the steps `change` and `syntax` as one table: each file, its class, and how it was read. */
function renderFiles(report) {
    const findEvidence = (name) => report.trace?.steps.find((step) => step.name === name)?.evidence;
    const change = evidence/* ChangeEvidence */.A$.safeParse(findEvidence('change'));
    if (!change.success || change.data.files.length === 0)
        return null;
    const syntax = evidence/* SyntaxEvidence */.Em.safeParse(findEvidence('syntax'));
    const read = new Map(syntax.success ? syntax.data.files.map((file) => [file.path, file]) : []);
    const { files } = change.data;
    const rows = files.slice(0, MAX_ROWS).map((file) => {
        const how = read.get(file.path);
        const words = [
            how === undefined ? '' : how.mode === 'tree' ? 'as a syntax tree' : 'as text',
            how?.reason ?? '',
            file.note ?? '',
        ];
        return [
            (0,display_text/* renderCode */.cR)(file.path, 300),
            file.class,
            (0,display_text/* formatLine */.IL)(file.language ?? '', 40),
            (0,html/* html */.q) `<span class="n">+${file.added} −${file.removed}</span>`,
            (0,display_text/* formatLine */.IL)(words.filter((word) => word !== '').join('; '), 300),
        ];
    });
    return (0,html/* html */.q) `<details><summary>${(0,base_text/* counted */.hS)(files.length, 'changed file')}, and how each was read</summary>
${(0,page_part/* renderTable */.bo)('The changed files', ['File', 'Class', 'Language', 'Lines', 'Read'], rows)}${renderRest(files)}</details>
`;
}
function renderRules(report) {
    const rules = (0,report_evidence/* readPlanesEvidence */.pp)(report)?.rules ?? [];
    if (rules.length === 0)
        return null;
    const rows = rules
        .slice(0, MAX_ROWS)
        .map(({ rule, severity, findings }) => [(0,display_text/* renderCode */.cR)(rule, 130), severity, findings]);
    const off = rules.filter(({ severity }) => severity === 'off').length;
    return (0,html/* html */.q) `<details><summary>${(0,base_text/* counted */.hS)(rules.length, 'rule')} looked for faults${off === 0 ? null : `, ${off} of them switched off`}</summary>
${(0,page_part/* renderTable */.bo)('The rules that looked at the change', ['Rule', 'Severity', 'Findings'], rows)}${renderRest(rules)}</details>
`;
}
/** Builds the part "Coverage". */
function renderCoveragePart(report) {
    const coverage = report.trace?.snapshot.coverage;
    const part = { id: 'coverage', title: 'Coverage' };
    if (coverage === undefined) {
        const body = (0,html/* html */.q) `<p>The trace could not be read, so this page does not say what was looked at.</p>`;
        return { ...part, short: '', lead: '', body };
    }
    const lead = `${(0,base_text/* counted */.hS)(coverage.files, 'file')} changed, ${coverage.complete ? 'nothing that matters left out' : 'not everything that matters was looked at'}`;
    const looked = [renderFiles(report), renderRules(report)];
    const body = (0,html/* html */.q) `<h3>Not looked at</h3>
${renderOmitted(report)}
<h3>Suppressed</h3>
${renderSuppressed(report)}
${renderTools(report)}${renderReported(report)}
${looked.every((piece) => piece === null) ? null : (0,html/* html */.q) `<h3>Looked at</h3>`}
${looked}`;
    return { ...part, short: coverage.complete ? 'complete' : 'not complete', lead, body };
}
//# sourceMappingURL=coverage-part.js.map
// EXTERNAL MODULE: ./build/src/report/criteria.js
var report_criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/evidence-lines.js
var evidence_lines = __webpack_require__(54385);
// EXTERNAL MODULE: ./build/src/report/marks.js
var marks = __webpack_require__(84658);
;// CONCATENATED MODULE: ./build/src/report/page/code.js
/** Code on a page: lines of a diff with their numbers, colours and marks, in a box that scrolls separately. */


/** Maximum number of characters shown of a line. */
const MAX_LINE = 400;
/** Lines above a stretch that are also tokenized for its colours: a comment or string may begin there. */
const LEAD = 10;
const KIND = { '+': 'add', '-': 'del', ' ': '', '\\': 'git' };
/** Renders each row of a stretch; null for rows that exceed the page's allowance. */
function renderRows({ run, grammar, marker, hit }, means) {
    const { rows } = run.hunk;
    const from = Math.max(0, run.from - LEAD);
    const read = rows.slice(from, run.to);
    const tokens = tokenizeRows(read, grammar, means.highlight);
    return rows.slice(run.from, run.to).map((row, at) => {
        const index = run.from + at;
        const found = marker === null || row.mark === '\\' ? [] : marker(row.text);
        const piece = renderRow(row, tokens.get(row) ?? [{ text: row.text, kind: null }], found, hit(index));
        return means.allowance.takes(piece) ? piece : null;
    });
}
/**
 * Tokenizes each row. Both sides are tokenized as they were. Kept lines are part of both and have the colours of the
 * new side.
 */
function tokenizeRows(rows, grammar, highlight) {
    const made = new Map();
    const read = (side) => {
        const lines = highlight(side.map((row) => row.text), grammar);
        side.forEach((row, at) => {
            made.set(row, lines[at] ?? []);
        });
    };
    if (rows.some((row) => row.mark === '-'))
        read(rows.filter((row) => row.mark === '-' || row.mark === ' '));
    read(rows.filter((row) => row.mark === '+' || row.mark === ' '));
    return made;
}
function renderRow(row, tokens, marks, hit) {
    const classes = ['l', KIND[row.mark], hit ?? ''].filter((name) => name !== '').join(' ');
    const cut = row.text.length > MAX_LINE;
    const rest = cut ? (0,html/* html */.q) `<i>… ${row.text.length - MAX_LINE} more characters</i>` : display_text/* NOTHING */.K$;
    const sign = row.mark === '\\' ? ' ' : row.mark;
    return (0,html/* html */.q) `<span class="${classes}"><b>${row.line ?? ''}</b>${sign}${renderTokens(tokens, marks)}${rest}
</span>`;
}
/** Renders the tokens, split at the edges of marks and cut at the maximum line length. */
function renderTokens(tokens, marks) {
    const pieces = [];
    let at = 0;
    let next = 0;
    for (const { text, kind } of tokens) {
        if (at >= MAX_LINE)
            break;
        const shown = text.slice(0, MAX_LINE - at).toWellFormed();
        const inside = [];
        let done = 0;
        for (let mark = marks[next]; mark !== undefined && mark.from < at + shown.length; mark = marks[next]) {
            const from = Math.max(0, mark.from - at);
            const to = Math.min(shown.length, mark.to - at);
            if (from > done)
                inside.push((0,display_text/* formatCodeText */.I5)(shown.slice(done, from)));
            inside.push((0,html/* html */.q) `<mark>${(0,display_text/* formatCodeText */.I5)(shown.slice(from, to))}</mark>`);
            done = to;
            if (mark.to - at > shown.length)
                break;
            next += 1;
        }
        inside.push((0,display_text/* formatCodeText */.I5)(shown.slice(done)));
        pieces.push(kind === null ? inside : (0,html/* html */.q) `<span class="${kind}">${inside}</span>`);
        at += shown.length;
    }
    return pieces;
}
/** Wraps rows and the pieces between them in a box that can be focused and scrolled by keyboard. */
function renderCodeBox(label, inside) {
    return (0,html/* html */.q) `<div class="code" role="group" tabindex="0" aria-label="${label}">${inside}</div>`;
}
/** Renders rows as one block of code. */
function renderCodeRows(pieces) {
    return pieces.length === 0 ? null : (0,html/* html */.q) `<pre><code>${pieces}</code></pre>`;
}
/** Renders a note in place of lines that are left out. */
function renderGap(words) {
    return (0,html/* html */.q) `<p class="gap"><span>${words}</span></p>`;
}
//# sourceMappingURL=code.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/bash.js
var bash = __webpack_require__(71157);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/c.js
var c = __webpack_require__(11102);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/cpp.js
var cpp = __webpack_require__(77542);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/csharp.js
var csharp = __webpack_require__(75444);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/css.js
var css = __webpack_require__(53312);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/dart.js
var dart = __webpack_require__(61769);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/dockerfile.js
var dockerfile = __webpack_require__(68977);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/go.js
var go = __webpack_require__(97365);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/graphql.js
var graphql = __webpack_require__(86654);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/ini.js
var ini = __webpack_require__(95537);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/java.js
var java = __webpack_require__(17979);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/javascript.js
var javascript = __webpack_require__(34820);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/json.js
var json = __webpack_require__(68129);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/kotlin.js
var kotlin = __webpack_require__(97898);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/markdown.js
var markdown = __webpack_require__(12905);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/php.js
var php = __webpack_require__(48771);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/protobuf.js
var protobuf = __webpack_require__(65840);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/python.js
var python = __webpack_require__(43145);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/ruby.js
var ruby = __webpack_require__(86787);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/rust.js
var rust = __webpack_require__(81493);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/scala.js
var scala = __webpack_require__(5165);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/sql.js
var sql = __webpack_require__(22879);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/swift.js
var swift = __webpack_require__(77484);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/typescript.js
var typescript = __webpack_require__(23612);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/xml.js
var xml = __webpack_require__(69870);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/yaml.js
var yaml = __webpack_require__(17144);
;// CONCATENATED MODULE: ./build/src/report/page/languages.js


























/** The grammars for colouring; other languages are shown without colours. */
const GRAMMARS = {
    bash: bash/* default */.A,
    c: c/* default */.A,
    cpp: cpp/* default */.A,
    csharp: csharp/* default */.A,
    css: css/* default */.A,
    dart: dart/* default */.A,
    dockerfile: dockerfile/* default */.A,
    go: go/* default */.A,
    graphql: graphql/* default */.A,
    ini: ini/* default */.A,
    java: java/* default */.A,
    javascript: javascript/* default */.A,
    json: json/* default */.A,
    kotlin: kotlin/* default */.A,
    markdown: markdown/* default */.A,
    php: php/* default */.A,
    protobuf: protobuf/* default */.A,
    python: python/* default */.A,
    ruby: ruby/* default */.A,
    rust: rust/* default */.A,
    scala: scala/* default */.A,
    sql: sql/* default */.A,
    swift: swift/* default */.A,
    typescript: typescript/* default */.A,
    xml: xml/* default */.A,
    yaml: yaml/* default */.A,
};
/** File extensions (without the dot) and whole names, in lower case. */
const NAMES = {
    bash: 'sh bash zsh ksh bats',
    c: 'c',
    cpp: 'h cc cpp cxx hh hpp hxx ino',
    csharp: 'cs csx',
    css: 'css scss less',
    dart: 'dart',
    dockerfile: 'dockerfile containerfile',
    go: 'go',
    graphql: 'graphql gql graphqls',
    ini: 'ini cfg conf toml properties editorconfig gitconfig env tf tfvars hcl',
    java: 'java',
    javascript: 'js cjs mjs jsx',
    json: 'json jsonc json5 webmanifest',
    kotlin: 'kt kts gradle groovy',
    markdown: 'md markdown mdx',
    php: 'php phtml',
    protobuf: 'proto',
    python: 'py pyi pyw bzl star',
    ruby: 'rb rake gemspec ru gemfile rakefile podfile',
    rust: 'rs',
    scala: 'scala sc sbt',
    sql: 'sql',
    swift: 'swift',
    typescript: 'ts cts mts tsx',
    xml: 'xml html htm xhtml svg vue svelte csproj props targets plist xsd',
    yaml: 'yml yaml',
};
const isGrammar = (name) => Object.hasOwn(GRAMMARS, name);
const BY_NAME = new Map(Object.entries(NAMES).flatMap(([grammar, names]) => isGrammar(grammar) ? names.split(' ').map((name) => [name, grammar]) : []));
/** Returns the grammar for a path, by the file's extension or whole name; null if there is none. */
function findGrammar(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const ending = name.slice(name.lastIndexOf('.') + 1);
    return BY_NAME.get(name) ?? BY_NAME.get(ending) ?? null;
}
//# sourceMappingURL=languages.js.map
;// CONCATENATED MODULE: ./build/src/report/page/diff.js
/** The lines of a change with their numbers, and the stretches of them that a report shows. */



/** Returns the lookup of a change's files by path. */
function createFileFinder(change, mask) {
    const files = new Map(change?.files.map((file) => [file.path, file]));
    const read = new Map();
    return (path) => {
        const file = files.get(path);
        if (file === undefined)
            return null;
        const made = read.get(path) ?? { file, grammar: findGrammar(path), hunks: readHunkRows(file, mask) };
        read.set(path, made);
        return made;
    };
}
/** Numbers the hunks' lines. A carriage return at the end of a line is not shown. */
function readHunkRows(file, mask) {
    return file.hunks.map((hunk) => ({
        section: hunk.section,
        rows: (0,hunk_lines/* readHunkLines */.qG)(hunk).map(({ mark, text: raw, oldNumber, newNumber }) => {
            const text = raw.replace(/\r$/u, '').replaceAll('\n', '␊');
            if (mark === '\\')
                return { mark, line: null, at: newNumber - 1, text };
            if (mark === '-')
                return { mark, line: oldNumber, at: newNumber, text: mask(file.path, null, text) };
            return { mark, line: newNumber, at: newNumber, text: mask(file.path, newNumber, text) };
        }),
    }));
}
/** Returns the index of the first row at or after a line of the new side. */
function findRow(rows, line) {
    return (0,order/* countBefore */.t)(rows, (row) => row.at < line);
}
/** Returns the rows of a hunk that contain the requested lines; null if the hunk has none of them. */
function locateRows(rows, { first, last }) {
    if ((rows.at(-1)?.at ?? 0) < first || (rows[0]?.at ?? 0) > last + 1)
        return null;
    const from = findRow(rows, first);
    const to = findRow(rows, last + 1);
    if (from < to)
        return { from, to };
    // A removal is reported on the line before it.
    const next = rows[from];
    return next !== undefined && next.mark === '-' && next.at === last + 1 ? { from, to: from + 1 } : null;
}
/**
 * Finds the hunk that contains the requested lines, and the rows in it; null if there is none. Hunks are in the order
 * of the file.
 */
function findHunk(hunks, wanted) {
    const first = (0,order/* countBefore */.t)(hunks, (hunk) => (hunk.rows.at(-1)?.at ?? 0) < wanted.first);
    // Lines that a hunk ends before may be those that the next one begins with.
    for (const hunk of hunks.slice(first, first + 2)) {
        const place = locateRows(hunk.rows, wanted);
        if (place !== null)
            return { hunk, ...place };
    }
    return null;
}
/**
 * Returns the stretches of one hunk that show the requested lines, in the order of the file. Stretches that touch are
 * merged.
 */
function findRowRanges(hunk, wanted) {
    const { rows } = hunk;
    const places = wanted
        .flatMap((one) => {
        const place = locateRows(rows, one);
        if (place === null)
            return [];
        return [{ from: Math.max(0, place.from - one.around), to: Math.min(rows.length, place.to + one.around) }];
    })
        .sort((a, b) => a.from - b.from);
    const runs = [];
    for (const { from, to } of places) {
        const before = runs.at(-1);
        if (before !== undefined && from <= before.to)
            before.to = Math.max(before.to, to);
        else
            runs.push({ hunk, from, to });
    }
    return runs;
}
/**
 * Finds changed lines in a hunk: the stretch that shows them, and the indexes of their rows. Null if the hunk has none
 * of them.
 */
function findChangedRows(hunk, { added, removed }, around) {
    const found = [];
    hunk.rows.forEach(({ mark, line }, index) => {
        const wanted = mark === '+' ? added : mark === '-' ? removed : null;
        if (wanted !== null && line !== null && line >= wanted.first && line <= wanted.last)
            found.push(index);
    });
    const first = found[0];
    const last = found.at(-1);
    if (first === undefined || last === undefined)
        return null;
    const run = { hunk, from: Math.max(0, first - around), to: Math.min(hunk.rows.length, last + 1 + around) };
    return { run, rows: new Set(found) };
}
const HAS_WORDS = /[\p{L}\p{N}]/u;
/** Returns whether any of the rows has a word. A box of braces and blank lines alone only takes room. */
function haveWords(rows) {
    return rows.some(({ text }) => HAS_WORDS.test(text) && text.trim() !== '<?php');
}
//# sourceMappingURL=diff.js.map
;// CONCATENATED MODULE: ./build/src/report/page/criteria-part.js
/** Each criterion beside the code that it is bound to, with the reasons in words and the words marked in the code. */










/** Reasons shown of one range of lines. */
const MAX_REASONS = 12;
/** Criteria that are shown, ranges of one, and lines of one. */
const MAX_CRITERIA = 300;
const MAX_RANGES = 20;
const MAX_LINES = 30;
const AROUND = 2;
/** What is said of one criterion's next status, and of what contradicts it. */
const MAX_WANTS = 10;
const TONES = {
    good: 'ok',
    short: 'warn',
    bad: 'bad',
    unknown: 'none',
    people: 'none',
};
const KINDS = {
    behaviour: 'behaviour',
    test: 'test',
    doc: 'documentation',
    process: 'process',
    quality: 'quality',
    negative: 'must not happen',
    invariant: 'must stay as it is',
    passes: 'tests pass',
};
const FROM = {
    ticket: 'from the ticket',
    closing_issue: 'from the issue that this pull request closes',
    ticket_file: 'from the ticket file that this pull request names or edits, as it is at the base',
    body: "from the pull request's description",
    none: '',
};
/** Renders a range's diff lines; null if there is no code to show, or if its own lines have no word. */
function renderRangeCode(reference, reasons, means) {
    const place = (0,links/* parseReference */.F2)(reference);
    const file = place === null ? null : means.fileOf(place.path);
    if (place === null || file === null)
        return null;
    const last = Math.min(place.last, place.first + MAX_LINES - 1);
    const wanted = { first: place.first, last, around: AROUND };
    const runs = file.hunks.flatMap((hunk) => findRowRanges(hunk, [wanted]));
    const { grammar } = file;
    const isWithin = (row) => row !== undefined && row.at >= place.first && row.at <= last;
    if (!runs.some(({ hunk, from, to }) => haveWords(hunk.rows.slice(from, to).filter(isWithin))))
        return null;
    const marker = (0,marks/* createMarker */.h5)(reasons);
    const pieces = runs.flatMap((run, at) => {
        const within = (index) => (isWithin(run.hunk.rows[index]) ? 'hit' : null);
        const rows = renderRows({ run, grammar, marker, hit: within }, means).filter((piece) => piece !== null);
        return at === 0 ? [renderCodeRows(rows)] : [renderGap('…'), renderCodeRows(rows)];
    });
    const left = place.last - last;
    return renderCodeBox(`Lines of ${(0,display_text/* formatLine */.IL)(reference, 200)}`, [
        pieces,
        left > 0 ? renderGap(`${(0,base_text/* counted */.hS)(left, 'more line')} of this range`) : null,
    ]);
}
function renderReasons(reasons) {
    if (reasons.length === 0)
        return null;
    return (0,html/* html */.q) `<ul class="reasons">${reasons.slice(0, MAX_REASONS).map((reason) => (0,html/* html */.q) `<li>${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(reason, 300), 300)}</li>`)}</ul>`;
}
/** Renders where a range is, why it is bound, and its code. */
function renderRange(report, range, means) {
    const { reference, bound, reasons } = range;
    const place = (0,links/* parseReference */.F2)(reference);
    const label = (0,display_text/* renderCode */.cR)(reference, 300);
    const where = place === null ? label : (0,links/* renderFileLink */.xb)(report, place, label);
    const sure = bound === undefined ? null : (0,display_text/* renderMeter */.Is)(bound.confidence, `Confidence of ${(0,display_text/* formatLine */.IL)(reference, 120)}`);
    const shown = renderRangeCode(reference, bound?.evidence ?? [], means);
    const beside = (0,html/* html */.q) `<div class="reason">${renderReasons(reasons)}</div>`;
    if (shown === null)
        return (0,html/* html */.q) `<div class="range bare"><p class="where">${where} ${sure}</p>${beside}</div>
`;
    if (!range.open) {
        return (0,html/* html */.q) `<details class="range"><summary class="where">${label} ${sure}</summary><div class="beside">${beside}${shown}</div></details>
`;
    }
    return (0,html/* html */.q) `<div class="range beside"><div class="reason"><p class="where">${where} ${sure}</p>${renderReasons(reasons)}</div>${shown}</div>
`;
}
/** Renders the best ranges with their code; the others are folded. */
function renderRanges(report, row, told, means) {
    const byReference = new Map(told.bound.get(row.id)?.map((each) => [each.ref, each]));
    const { first, note } = (0,display_text/* capList */.X0)(row.lines, MAX_RANGES, (left) => (0,html/* html */.q) `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more range')} not shown here.</p>`);
    const ranges = first.map((reference, index) => {
        const bound = byReference.get(reference);
        const reasons = told.tell(reference, bound?.evidence ?? []);
        return renderRange(report, { reference, bound, reasons, open: index < report_criteria/* BEST_PLACES */.yW }, means);
    });
    const left = row.lines.length - report_criteria/* BEST_PLACES */.yW;
    if (left <= 0)
        return ranges;
    const line = `${(0,base_text/* counted */.hS)(left, 'more place')}, less likely`;
    return [
        ranges.slice(0, report_criteria/* BEST_PLACES */.yW),
        (0,html/* html */.q) `<details class="others"><summary>${line}</summary>
${ranges.slice(report_criteria/* BEST_PLACES */.yW)}${note}</details>
`,
    ];
}
/** Renders what the criterion says beside what the line does. */
function renderContradiction(report, { says, does, location, side }) {
    const place = (0,links/* parseReference */.F2)(location);
    const label = (0,display_text/* renderCode */.cR)(location, 300);
    const where = place === null || side === 'removed' ? label : (0,links/* renderFileLink */.xb)(report, place, label);
    return (0,html/* html */.q) `<div class="clash"><div><p class="soft">The criterion says</p><p>${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(says, 300), 300)}</p></div><div><p class="soft">${where} ${side === 'removed' ? 'takes away' : 'has'}</p><p>${(0,display_text/* renderCode */.cR)(does.trim(), 300)}</p></div></div>
`;
}
/** Renders what stands between the criterion and its next status. */
function renderWants(report, { met, contradicts, missing }) {
    const clashes = contradicts.slice(0, MAX_WANTS).map((each) => renderContradiction(report, each));
    if (met || missing.length === 0)
        return clashes;
    const items = missing.slice(0, MAX_WANTS).map((each) => (0,html/* html */.q) `<li>${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(each, 300), 300)}</li>`);
    return [clashes, (0,html/* html */.q) `<div class="wants"><p class="soft">Missing for the next status:</p><ul>${items}</ul></div>\n`];
}
/** Renders the places that the author names, and whether each shows the criterion. */
function renderClaims(report, { claims }) {
    if (claims.length === 0)
        return null;
    const items = claims.slice(0, MAX_WANTS).map(({ ref, why }) => {
        const place = (0,links/* parseReference */.F2)(ref);
        const label = (0,display_text/* renderCode */.cR)(ref, 300);
        const where = place === null ? label : (0,links/* renderFileLink */.xb)(report, place, label);
        return (0,html/* html */.q) `<li>${where} ${why === '' ? 'holds' : `does not hold: ${(0,display_text/* formatLine */.IL)(why, 300)}`}</li>`;
    });
    return (0,html/* html */.q) `<div class="claims"><p class="soft">Claimed by the author:</p><ul>${items}</ul></div>\n`;
}
function renderPill(row) {
    if (row.shown === null)
        return (0,html/* html */.q) `<span class="pill none">no lines named</span>`;
    return (0,html/* html */.q) `<span class="pill ${TONES[(0,report_criteria/* rateCriterion */.o)(row)]}" title="${report_criteria/* STATUS_MEANINGS */.Yx[row.shown]}">${row.shown}</span>`;
}
function renderCriterion(report, row, at, told, means) {
    const read = told.read.get(row.id);
    const from = read?.origin;
    const origin = [
        ...(read === undefined ? [] : [KINDS[read.kind] ?? read.kind]),
        ...(from?.ticket == null ? [] : [(0,display_text/* formatLine */.IL)(from.ticket, 100)]),
        ...(from?.line == null ? [] : [`line ${from.line}`]),
    ].join(', ');
    const none = row.lines.length > 0
        ? null
        : row.shown === 'open'
            ? (0,html/* html */.q) `<p class="soft">Code cannot show this: a person has to confirm it.</p>`
            : (0,html/* html */.q) `<p class="soft">No changed line was found that has to do with it.</p>`;
    return (0,html/* html */.q) `<article class="criterion" id="c${at + 1}">
<h3>${renderPill(row)} <span class="id">${(0,display_text/* formatLine */.IL)(row.id, 40)}</span> ${(0,display_text/* renderProse */.E9)(row.text === null ? '' : (0,display_text/* formatLine */.IL)(row.text, 1_000), 1_000)}</h3>
<p class="meta">${row.confidence === null ? null : (0,display_text/* renderMeter */.Is)(row.confidence, `Confidence of ${(0,display_text/* formatLine */.IL)(row.id, 40)}`)}${origin === '' ? null : (0,html/* html */.q) ` <span class="soft">${origin}</span>`}</p>
${renderWants(report, row)}${renderClaims(report, row)}${renderRanges(report, row, told, means)}${none}
</article>
`;
}
/** Explains the words of the criteria that are there. */
function renderMeanings({ words }) {
    if (words.size === 0)
        return null;
    const rows = [...words.keys()].map((word) => (0,html/* html */.q) `<div><dt>${word}</dt><dd>${report_criteria/* STATUS_MEANINGS */.Yx[word]}</dd></div>`);
    return (0,html/* html */.q) `<details class="words"><summary>What these words mean</summary><dl>${rows}</dl></details>\n`;
}
/** Says once what is missing for the next status of the criteria that are met. */
function renderFurtherWants(rows) {
    return (0,report_criteria/* listFurtherWants */.It)(rows).map((want) => (0,html/* html */.q) `<p class="soft">${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(want, 1_000), 1_000)}</p>\n`);
}
/** Builds the part of the criteria. */
function renderCriteriaPart(report, means) {
    const rows = (0,report_criteria/* buildCriterionRows */.v2)(report);
    const tally = (0,report_criteria/* countCriteria */.T5)(report);
    const criteria = (0,report_evidence/* readCriteriaEvidence */.rd)(report);
    const source = criteria?.source ?? 'none';
    const told = {
        read: new Map(criteria?.criteria.map((each) => [each.id, each])),
        bound: new Map((0,report_evidence/* readBindingEvidence */.TA)(report)?.bindings.map(({ id, lines }) => [id, lines])),
        tell: (0,evidence_lines/* createEvidenceTeller */.g)(report),
    };
    const { first, note } = (0,display_text/* capList */.X0)(rows, MAX_CRITERIA, (left) => (0,html/* html */.q) `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here.</p>`);
    const bare = (report.change == null || report.unread === true) && rows.some(({ lines }) => lines.length > 0);
    const notes = [
        ...(report.trace === null
            ? ['The trace could not be read: what the criteria say and why they are bound is not known here.']
            : []),
        ...[(0,report_evidence/* formatUntrusted */.gB)(report)].filter((words) => words !== ''),
        ...(bare ? ['The code of the change is not at hand, so that lines are named without it.'] : []),
    ].map((words) => (0,html/* html */.q) `<p class="note">${words}</p>`);
    const body = rows.length === 0
        ? (0,html/* html */.q) `<p>No acceptance criteria were found.</p>`
        : [
            notes,
            renderMeanings(tally),
            renderFurtherWants(rows),
            first.map((row, at) => renderCriterion(report, row, at, told, means)),
            note,
        ];
    return {
        id: 'criteria',
        title: 'Acceptance criteria',
        short: rows.length === 0 ? 'none' : `${tally.met} of ${tally.total} met`,
        lead: rows.length === 0 ? '' : [(0,report_criteria/* formatTally */.eQ)(tally), FROM[source]].filter((text) => text !== '').join(', '),
        body,
    };
}
//# sourceMappingURL=criteria-part.js.map
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/report/commands.js
var commands = __webpack_require__(15728);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/report/page/finding-filters.js
var finding_filters = __webpack_require__(81673);
;// CONCATENATED MODULE: ./build/src/report/page/found-code.js
/** Findings inside the diff of their file, each behind the lines that it is about. */







/** Lines of a finding's own that are shown. */
const MAX_OWN = 12;
/** Returns how much code a finding gets, by its rank: the worst get more, the last ones get none. */
function selectSize(rank) {
    if (rank < 400)
        return { own: MAX_OWN, around: 3 };
    if (rank < 2_000)
        return { own: 3, around: 1 };
    return rank < 4_000 ? { own: 1, around: 0 } : null;
}
/**
 * Locates a finding in the diff; null if its lines are not in the diff, if no line around it has a word, or if its rank
 * gets no code.
 */
function placeFinding(file, found) {
    const size = selectSize(found.rank);
    if (size === null)
        return null;
    const last = Math.min(found.last, found.first + size.own - 1);
    const wanted = { first: found.first, last, around: size.around };
    const place = findHunk(file.hunks, wanted);
    if (place === null)
        return null;
    const { hunk, from, to } = place;
    const near = hunk.rows.slice(Math.max(0, from - size.around), to + size.around);
    return haveWords(near) ? { found, wanted, ...place } : null;
}
/** Renders the box of a file's findings. */
function renderFoundCode(file, found, means) {
    const places = found.map((one) => ({ one, place: placeFinding(file, one) }));
    const rest = places.filter(({ place }) => place === null).map(({ one }) => one);
    const byHunk = (0,groups/* groupBy */.$z)(places.flatMap(({ place }) => (place === null ? [] : [place])), ({ hunk }) => hunk);
    const hunks = file.hunks.filter((hunk) => byHunk.has(hunk));
    if (hunks.length === 0)
        return { box: null, rest };
    const pieces = hunks.map((hunk, at) => {
        const here = byHunk.get(hunk) ?? [];
        let behind = 0;
        return findRowRanges(hunk, here.map(({ wanted }) => wanted)).map((run, index) => {
            const head = index === 0 ? renderHunkHead(hunk, at > 0) : renderGap(`${(0,base_text/* counted */.hS)(run.from - behind, 'line')} not shown`);
            behind = run.to;
            return [head, renderStretch(file, run, here, means, rest)];
        });
    });
    return { box: renderCodeBox(`Diff of ${(0,display_text/* formatLine */.IL)(file.file.path, 200)}`, pieces), rest };
}
function renderHunkHead({ section }, later) {
    const words = (0,display_text/* formatLine */.IL)(section, 100);
    if (words !== '')
        return renderGap(`… ${words}`);
    return later ? renderGap('…') : null;
}
/**
 * Renders the rows of a stretch, with each finding after its last row. Findings that do not fit are added to `rest`.
 */
function renderStretch(file, run, inHunk, means, rest) {
    const here = inHunk.filter(({ to }) => to > run.from && to <= run.to);
    const tones = new Map();
    // The worst last, so that a row with several findings shows the worst.
    for (const { found, from, to } of here.toSorted((a, b) => b.found.rank - a.found.rank)) {
        for (let index = from; index < to; index += 1)
            tones.set(index, `hit ${(0,findings/* toWeight */.qQ)(found.finding)}`);
    }
    const behind = (0,groups/* groupBy */.$z)(here, ({ to }) => to);
    const rows = renderRows({ run, grammar: file.grammar, marker: null, hit: (index) => tones.get(index) ?? null }, means);
    const pieces = [];
    let open = [];
    let lost = 0;
    rows.forEach((row, at) => {
        if (row === null)
            lost += 1;
        else
            open.push(row);
        const found = behind.get(run.from + at + 1);
        if (found === undefined)
            return;
        if (open.length === 0) {
            rest.push(...found.map((one) => one.found));
            return;
        }
        pieces.push(renderCodeRows(open), found.map((one) => one.found.piece));
        open = [];
    });
    pieces.push(renderCodeRows(open));
    if (lost > 0)
        pieces.push(renderGap(`${(0,base_text/* counted */.hS)(lost, 'line')} not shown, for lack of room`));
    return (0,html/* html */.q) `<div class="stretch">${pieces}</div>`;
}
//# sourceMappingURL=found-code.js.map
;// CONCATENATED MODULE: ./build/src/report/page/secrets.js


/** The rules that say that a line holds a secret; where the service does not say the rule, only the plane is known. */
const RULES = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Matches rules of other tools by name. */
const secrets_NAMES = /secret|credential|password|api-?key|private-?key|gitleaks|trufflehog/iu;
/** Maximum number of masked lines per finding. A private key has a few dozen. */
const secrets_MAX_LINES = 1_000;
/**
 * Maximum number of values that are also masked in other lines, and their minimum length: a shorter value may be an
 * ordinary word.
 */
const MAX_VALUES = 50;
const MIN_VALUE = 8;
/** As findings mask it: all but the first two characters. */
const hideValue = (value) => `${value.slice(0, 2)}***`;
/** Masks quoted text, assigned values, and long words (12 characters with a digit, or 24 characters). */
function maskText(text, hide) {
    return text
        .replace(/"[^"]{4,}"|'[^']{4,}'|`[^`]{4,}`/gu, (quoted) => {
        const [quote = ''] = quoted;
        return `${quote}${hide(quoted.slice(1, -1))}${quote}`;
    })
        .replace(/([=:]\s*)([^\s"'`,;*]{6,})/gu, (_, before, value) => `${before}${hide(value)}`)
        .replace(/[\w+/=.~-]{12,}/gu, (word) => (/\d/u.test(word) || word.length >= 24 ? hide(word) : word));
}
const isSecretRule = (rule) => RULES.has(rule) || secrets_NAMES.test(rule);
/** Whether a finding is about a secret in the code. */
function createSecretCheck(finding) {
    return isSecretRule((0,findings/* nameRule */.Mp)(finding));
}
/**
 * Returns the lines that contain a secret, by path. Suppressed findings are included, because the secret is still in
 * the code.
 */
function findSecretLines(report) {
    const places = [
        ...report.findings
            .filter(createSecretCheck)
            .map((finding) => ({ path: (0,findings/* toRepoPath */.xD)(finding), ...(0,findings/* toLineRange */.$_)(finding) })),
        ...((0,report_evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? [])
            .filter(({ rule }) => isSecretRule(rule))
            .map(({ file, line }) => ({ path: file, first: line, last: line })),
    ];
    const lines = new Map();
    for (const { path, first, last } of places) {
        const known = lines.get(path) ?? new Set();
        for (let line = first; line <= Math.min(last, first + secrets_MAX_LINES); line += 1)
            known.add(line);
        lines.set(path, known);
    }
    return lines;
}
/**
 * Returns the values masked in those lines. They may be in other lines too, for example when a change moves a secret.
 */
function collectSecretValues(lines, fileOf) {
    const values = new Set();
    const note = (value) => {
        const isName = !/\d/u.test(value) && /^[\w$.]+$/u.test(value);
        if (value.length >= MIN_VALUE && !isName && values.size < MAX_VALUES)
            values.add(value);
        return hideValue(value);
    };
    for (const [path, numbers] of lines) {
        const rows = fileOf(path)?.hunks.flatMap((hunk) => hunk.rows) ?? [];
        for (const row of rows)
            if (row.mark !== '-' && row.line !== null && numbers.has(row.line))
                maskText(row.text, note);
    }
    // Longer values first: one value may contain another.
    return [...values].sort((a, b) => b.length - a.length);
}
/**
 * Creates a mask for the lines that the review reports as secrets, and for the same values in other lines.
 * @param fileOf returns the unmasked code
 */
function createMask(report, fileOf) {
    const lines = findSecretLines(report);
    const values = collectSecretValues(lines, fileOf);
    return (path, line, text) => line !== null && lines.get(path)?.has(line) === true
        ? maskText(text, hideValue)
        : values.reduce((shown, value) => shown.replaceAll(value, () => hideValue(value)), text);
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/report/page/findings-part.js
/** The findings by file, each in the diff behind its lines. */













/** Maximum bytes for the text of findings; the remaining findings are shown in short form. */
const MAX_WORDS = 2_500_000;
/** Maximum number of files in the table of files. */
const MAX_FILES_LISTED = 200;
/** Files that are open though nothing in them counts for the verdict. */
const MAX_OPEN_NOTES = 5;
const findings_part_TONES = { error: 'bad', warn: 'warn', info: 'info' };
function createRuleDescriber(report) {
    const summaries = new Map((0,report_evidence/* readPlanesEvidence */.pp)(report)?.rules.map(({ rule, summary }) => [rule, summary ?? '']));
    return (finding) => {
        const rule = (0,findings/* nameRule */.Mp)(finding);
        return { rule, summary: summaries.get(rule) ?? '' };
    };
}
/** Says who accepted a finding, or shows the line by which a person can. */
function renderAnswering({ signed }, line) {
    if (signed != null) {
        return (0,html/* html */.q) `<p>Accepted by ${(0,display_text/* renderCode */.cR)(signed.by, 100)}: ${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(signed.because, 300), 300)}</p>
`;
    }
    return line === null
        ? null
        : (0,html/* html */.q) `<p class="meta">If it is fine: ${(0,display_text/* renderCode */.cR)(line.trimEnd(), 200)} …</p>
`;
}
function renderFinding(report, told, max) {
    const { finding, rank, rule, summary, filter, line } = told;
    const { first, last } = (0,findings/* toLineRange */.$_)(finding);
    const path = (0,findings/* toRepoPath */.xD)(finding);
    const weight = (0,findings/* toWeight */.qQ)(finding);
    const where = `${first === last ? 'line' : 'lines'} ${first}${last > first ? `–${last}` : ''}`;
    const about = summary === '' ? null : (0,html/* html */.q) ` <span class="soft">${(0,display_text/* formatLine */.IL)(summary, 200)}</span>`;
    return (0,html/* html */.q) `<div class="found ${weight}${filter === null ? '' : ` ${filter}`}" id="f${rank + 1}"><div>
<h4><span class="pill ${findings_part_TONES[weight]}">${(0,display_text/* formatLine */.IL)(finding.severity, 40)}</span> ${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(finding.title, Math.min(max, 300)), 300)}</h4>
<p>${(0,display_text/* renderProse */.E9)(finding.rationale, max)}</p>
${renderAnswering(finding, line)}<p class="meta">${(0,display_text/* renderCode */.cR)(rule, 130)}${about} <span class="at">${(0,links/* renderFileLink */.xb)(report, { path, first, last }, where)}</span></p>
</div></div>
`;
}
/** Renders the findings, worst first: in full, and in short form when the allowance is used up. */
function renderFindings(report) {
    const allowance = new Allowance(MAX_WORDS);
    const say = createRuleDescriber(report);
    const lines = (0,commands/* listAcceptCommands */.Zj)(report);
    const sorted = (0,findings/* sortFindings */.Tc)(report.findings).map((finding, rank) => ({
        finding,
        rank,
        ...(0,findings/* toLineRange */.$_)(finding),
        ...say(finding),
    }));
    const filters = (0,finding_filters/* buildFilters */.ck)(sorted);
    let brief = 0;
    const all = sorted.map((each) => {
        const line = lines.get(each.finding.fingerprint ?? '') ?? null;
        const told = { ...each, filter: filters.classes.get(each.rule) ?? null, line };
        const whole = renderFinding(report, told, each.rank < 1_000 ? 2_000 : 400);
        const fits = allowance.takes(whole);
        if (!fits)
            brief += 1;
        return { ...each, piece: fits ? whole : renderFinding(report, told, 80) };
    });
    return { all, brief, filters };
}
/**
 * Groups the findings by file. The file with the worst finding comes first; in a file they are in the order of lines.
 */
function groupByFile(all) {
    return [...(0,groups/* groupBy */.$z)(all, ({ finding }) => (0,findings/* toRepoPath */.xD)(finding))].map(([path, found]) => ({
        path,
        found: found.toSorted((a, b) => a.first - b.first || a.last - b.last || a.rank - b.rank),
    }));
}
/** Explains why no code is shown for a file. */
function renderMissingCode(report, omitted) {
    if (report.change == null || omitted === null)
        return null;
    return omitted === undefined
        ? (0,html/* html */.q) `<p class="soft">The file is not part of the change.</p>`
        : (0,html/* html */.q) `<p class="soft">Its lines are not at hand: ${(0,display_text/* formatLine */.IL)(omitted, 60)}.</p>`;
}
/** A file is folded if it has notes alone and is not among the first. */
function isOpen(found, at) {
    return at < MAX_OPEN_NOTES || found.some(({ finding }) => (0,findings/* toWeight */.qQ)(finding) !== 'info');
}
function renderFile(report, { path, found }, at, means) {
    const file = means.fileOf(path);
    const shown = file === null ? { box: null, rest: found } : renderFoundCode(file, found, means);
    const apart = shown.rest.map(({ piece }) => piece);
    const head = apart.length > 0 && shown.box !== null ? (0,html/* html */.q) `<p class="soft">Not at lines of the diff that are shown:</p>` : null;
    return (0,html/* html */.q) `<details class="file" id="file${at + 1}"${isOpen(found, at) ? (0,html/* html */.q) ` open` : null}><summary><h3>${(0,display_text/* formatLine */.IL)(path, 300)}</h3> <span class="soft">${(0,finding_filters/* formatWeights */.V7)(found)}</span></summary>
${shown.box === null ? renderMissingCode(report, file?.file.omitted) : shown.box}
${apart.length === 0 ? null : (0,html/* html */.q) `<div class="apart">${head}${apart}</div>`}</details>
`;
}
function renderFileList(files) {
    if (files.length < 3)
        return null;
    const rest = files.length - MAX_FILES_LISTED;
    return (0,html/* html */.q) `<details class="list"><summary>${(0,base_text/* counted */.hS)(files.length, 'file')} with findings</summary><ul>${files
        .slice(0, MAX_FILES_LISTED)
        .map(({ path, found }, at) => (0,html/* html */.q) `<li><a href="#file${at + 1}">${(0,display_text/* renderCode */.cR)(path, 200)}</a> <span class="soft">${(0,finding_filters/* formatWeights */.V7)(found)}</span></li>
`)}</ul>${rest > 0 ? (0,html/* html */.q) `<p class="soft">and ${rest} more</p>` : null}</details>
`;
}
/** Builds the part "Findings". */
function renderFindingsPart(report, means) {
    const short = report.unread === true ? 'unread' : (0,report_verdict/* formatFindingCounts */.Z1)(report);
    const part = { id: 'findings', title: 'Findings', short, lead: (0,report_verdict/* formatFindingCounts */.Z1)(report) };
    if (report.unread === true) {
        return {
            ...part,
            body: (0,html/* html */.q) `<p class="note bad">The findings could not be read. That none stand here says nothing.</p>`,
        };
    }
    if (report.findings.length === 0)
        return { ...part, body: (0,html/* html */.q) `<p>None.</p>` };
    const { all, brief, filters } = renderFindings(report);
    const files = groupByFile(all);
    const left = (0,report_evidence/* readPlanesEvidence */.pp)(report)?.left_out ?? 0;
    const pieces = files.map((file, at) => renderFile(report, file, at, means));
    const notes = [
        ...(report.truncated ? ['The service has more findings than were read.'] : []),
        ...(left > 0
            ? [`${(0,base_text/* counted */.hS)(left, 'finding')} beyond the limit of one review ${left === 1 ? 'is' : 'are'} left out.`]
            : []),
        ...(brief > 0
            ? [
                `${(0,base_text/* counted */.hS)(brief, 'finding')} of the least weight ${brief === 1 ? 'is' : 'are'} told in brief, for lack of room.`,
            ]
            : []),
        ...(report.change == null
            ? ['The code of the change is not at hand, so that the findings are shown without it.']
            : []),
    ];
    if (report.change != null && report.findings.some(createSecretCheck)) {
        notes.push('Secrets that the review found are masked in the code on this page.');
    }
    const said = notes.map((note) => (0,html/* html */.q) `<p class="note">${note}</p>`);
    return { ...part, body: [said, filters.piece, (0,html/* html */.q) `<div class="files">${renderFileList(files)}${pieces}</div>`] };
}
//# sourceMappingURL=findings-part.js.map
// EXTERNAL MODULE: ./node_modules/lowlight/lib/index.js + 2 modules
var lib = __webpack_require__(63663);
;// CONCATENATED MODULE: ./build/src/report/page/highlight.js
/** Syntax colours of code, as tokens per line and never as a string of HTML. */


/**
 * Lines longer than this, in characters, are shown plain: people do not read them, and regular expressions are slow on
 * them.
 */
const highlight_MAX_LINE = 250;
/**
 * Code is coloured in stretches of at most this many characters, so that an error of a grammar affects only one
 * stretch.
 */
const MAX_STRETCH = 4_000;
/** Maximum number of characters that are coloured on one page; the rest is shown plain. */
const MAX_PAGE = 500_000;
const highlight_KINDS = {
    keyword: 'k',
    literal: 'k',
    operator: 'k',
    doctag: 'k',
    'template-tag': 'k',
    string: 's',
    regexp: 's',
    char: 's',
    link: 's',
    code: 's',
    comment: 'c',
    quote: 'c',
    number: 'n',
    symbol: 'n',
    bullet: 'n',
    built_in: 'n',
    title: 't',
    section: 't',
    type: 't',
    class: 't',
    'selector-class': 't',
    'selector-id': 't',
    attr: 'a',
    attribute: 'a',
    property: 'a',
    variable: 'a',
    'template-variable': 'a',
    meta: 'm',
    tag: 'm',
    name: 'm',
    'selector-tag': 'm',
};
const plain = (text) => [{ text, kind: null }];
/**
 * Creates a highlighter for one page. Its input is lines of one side, in order, as parts of a file. A comment or string
 * that began above them is not recognized.
 */
function createHighlighter() {
    const lowlight = (0,lib/* createLowlight */.$)();
    let left = MAX_PAGE;
    const colourLines = (lines, grammar) => {
        if (!lowlight.registered(grammar))
            lowlight.register(grammar, GRAMMARS[grammar]);
        const seen = lines.map((line) => (line.length > highlight_MAX_LINE ? '' : line));
        const text = seen.join('\n');
        if (text.length > left)
            return lines.map(plain);
        left -= text.length;
        const made = toTokenLines(lowlight.highlight(grammar, text).children);
        return lines.map((line, at) => (line.length > highlight_MAX_LINE ? plain(line) : (made[at] ?? plain(line))));
    };
    return (lines, grammar) => grammar === null ? lines.map(plain) : splitStretches(lines).flatMap((stretch) => colourLines(stretch, grammar));
}
function splitStretches(lines) {
    const made = [];
    let size = MAX_STRETCH;
    for (const line of lines) {
        if (size + line.length > MAX_STRETCH) {
            made.push([]);
            size = 0;
        }
        made.at(-1)?.push(line);
        size += Math.min(line.length, highlight_MAX_LINE) + 1;
    }
    return made;
}
/** Converts the tree to lines. A nested token has its own kind if it has one, otherwise the outer kind. */
function toTokenLines(nodes) {
    const lines = [[]];
    const walk = (node, kind) => {
        if (node.type === 'text') {
            node.value.split('\n').forEach((text, at) => {
                if (at > 0)
                    lines.push([]);
                if (text !== '')
                    lines.at(-1)?.push({ text, kind });
            });
        }
        else if (node.type === 'element') {
            const own = toTokenKind(node.properties['className']);
            for (const child of node.children)
                walk(child, own ?? kind);
        }
    };
    for (const node of nodes)
        walk(node, null);
    return lines;
}
function toTokenKind(classes) {
    const first = Array.isArray(classes) ? classes[0] : undefined;
    const name = typeof first === 'string' ? first.replace(/^hljs-/u, '') : '';
    return Object.hasOwn(highlight_KINDS, name) ? (highlight_KINDS[name] ?? null) : null;
}
//# sourceMappingURL=highlight.js.map
// EXTERNAL MODULE: ./build/src/report/accounting.js
var report_accounting = __webpack_require__(77283);
// EXTERNAL MODULE: ./build/src/report/look.js
var look = __webpack_require__(49529);
;// CONCATENATED MODULE: ./build/src/report/page/look-part.js
/** What is left to people, the heaviest first, with its lines; and the whole change as a bar of its parts. */










/** Places that are named, those of them that are shown with their code, rows of one, and rows around it. */
const MAX_PLACES = 1_000;
const MAX_WITH_CODE = 200;
const look_part_MAX_ROWS = 60;
const look_part_AROUND = 2;
/** Criteria that are named, and the longest line to copy. */
const look_part_MAX_CRITERIA = 100;
const MAX_COMMAND = 400;
const look_part_TONES = { unaccounted: 'warn', opaque: 'bad' };
const MEANINGS = {
    asked: 'an acceptance criterion asks for it',
    supporting: 'it only carries what is asked for',
    derived: 'it follows from another part of the change',
    vouched: 'a person who may has vouched for it',
    inert: 'it cannot change what runs, is built, checked or deployed',
    unaccounted: 'nothing shows that it is asked for or cannot matter',
    opaque: 'nobody could read it',
};
/** The narrowest part of the bar, as a share of its width: a part of one line is seen too. */
const MIN_SHARE = 0.01;
const formatPercent = (share) => `${Math.round(share * 1_000) / 10}%`;
/** Draws the lines of each reason as a part of one bar. The legend below has the same numbers. */
function renderBar(tally) {
    const told = report_accounting/* TOLD_REASONS */.EO.filter((reason) => tally.byReason[reason] > 0);
    if (told.length === 0)
        return null;
    const wide = told.map((reason) => Math.max(MIN_SHARE, tally.byReason[reason] / tally.lines));
    const sum = wide.reduce((all, one) => all + one, 0);
    let from = 0;
    const rects = told.map((reason, at) => {
        const width = (wide[at] ?? 0) / sum;
        const piece = (0,html/* html */.q) `<rect class="${reason}" x="${formatPercent(from)}" width="${formatPercent(width)}" height="18"/>`;
        from += width;
        return piece;
    });
    const items = told.map((reason) => (0,html/* html */.q) `<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="${reason}" width="12" height="12" rx="2"/></svg> <strong class="n">${tally.byReason[reason]}</strong> ${reason}: <span class="soft">${MEANINGS[reason]}</span></li>
`);
    return (0,html/* html */.q) `<svg class="parts" role="img" aria-label="${(0,report_accounting/* formatPartition */.iK)(tally)}" focusable="false" width="100%" height="18">${rects}</svg>
<ul class="legend">
${items}</ul>
`;
}
/** Renders the lines of a place in the diff; null if there are none to show. */
function renderPlaceCode(place, file, means) {
    if (file === null || (place.added === null && place.removed === null))
        return null;
    for (const hunk of file.hunks) {
        const found = findChangedRows(hunk, place, look_part_AROUND);
        if (found === null)
            continue;
        const run = { ...found.run, to: Math.min(found.run.to, found.run.from + look_part_MAX_ROWS) };
        if (!haveWords(run.hunk.rows.slice(run.from, run.to)))
            return null;
        const hit = (index) => (found.rows.has(index) ? 'hit open' : null);
        const rows = renderRows({ run, grammar: file.grammar, marker: null, hit }, means).filter((row) => row !== null);
        if (rows.length === 0)
            return null;
        const left = found.run.to - found.run.from - rows.length;
        return renderCodeBox(`${(0,display_text/* formatLine */.IL)(place.location.file, 200)}, ${(0,report_accounting/* formatPlaceLines */.yE)(place)}`, [
            renderCodeRows(rows),
            left > 0 ? renderGap(`${(0,base_text/* counted */.hS)(left, 'more line')} of this place`) : null,
        ]);
    }
    return null;
}
function renderPlace(report, { place, rank }, means) {
    const { reason, why, location } = place;
    const pill = (0,html/* html */.q) `<span class="pill ${look_part_TONES[reason] ?? 'none'}">${reason}</span>${place.isNew ? (0,html/* html */.q) ` <span class="pill info">new</span>` : null}`;
    const within = (0,display_text/* formatLine */.IL)((0,report_accounting/* formatWithin */.po)(place), 400);
    const about = (0,html/* html */.q) `<p class="where">${pill} ${(0,links/* renderDiffLink */.oW)(report, place, (0,report_accounting/* buildDiffAnchor */.zN)(place), (0,report_accounting/* formatPlaceLines */.yE)(place))}${within === '' ? null : (0,html/* html */.q) ` <span class="soft">${within}</span>`}</p>
<p class="soft">${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(why, 300), 300)}</p>`;
    const code = rank < MAX_WITH_CODE ? renderPlaceCode(place, means.fileOf(location.file), means) : null;
    return code === null
        ? (0,html/* html */.q) `<div class="range bare">${about}</div>
`
        : (0,html/* html */.q) `<div class="range beside"><div class="reason">${about}</div>${code}</div>
`;
}
/** Renders the line that a person who looked can copy. A line that is cut would do something else. */
function renderClearing(command) {
    if (command === null || command.length > MAX_COMMAND)
        return null;
    return (0,html/* html */.q) `<p class="soft">If it is fine, in a review: <code>${(0,display_text/* formatLine */.IL)(command.trimEnd(), MAX_COMMAND)}</code> …</p>
`;
}
const CRITERION_TONES = {
    contradicted: 'bad',
    weak: 'warn',
    open: 'info',
    signed: 'ok',
};
function look_part_renderCriterion(report, { id, kind, reference, why, command }) {
    const place = reference === null ? null : (0,links/* parseReference */.F2)(reference);
    const label = reference === null ? null : (0,display_text/* renderCode */.cR)(reference, 200);
    const at = place === null || label === null ? label : (0,links/* renderFileLink */.xb)(report, place, label);
    return (0,html/* html */.q) `<li><span class="pill ${CRITERION_TONES[kind]}">${kind}</span> <strong>${(0,display_text/* formatLine */.IL)(id, 40)}</strong> ${at} ${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(why, 300), 300)}${renderClearing(command)}</li>
`;
}
function renderCriteria(report, criteria, kinds) {
    const wanted = criteria.filter(({ kind }) => kinds.includes(kind));
    if (wanted.length === 0)
        return null;
    const { first, note } = (0,display_text/* capList */.X0)(wanted, look_part_MAX_CRITERIA, (left) => (0,html/* html */.q) `<p class="soft">and ${left} more below</p>`);
    return (0,html/* html */.q) `<ul class="bare">
${first.map((one) => look_part_renderCriterion(report, one))}</ul>
${note}`;
}
/** Lists the places that are ticked off, by who answered for them. */
function renderTicked(report) {
    const ticked = (0,look/* listTicked */.vb)(report).slice(0, look_part_MAX_CRITERIA);
    if (ticked.length === 0)
        return null;
    const items = ticked.map(({ why, places, lines }) => {
        const named = places
            .slice(0, look/* NAMED_TICKED */.Nt)
            .map((place, at) => (0,html/* html */.q) `${at === 0 ? null : '; '}${(0,display_text/* renderCode */.cR)(place.location.file, 200)} ${(0,links/* renderDiffLink */.oW)(report, place, (0,report_accounting/* buildDiffAnchor */.zN)(place), (0,report_accounting/* formatPlaceLines */.yE)(place))}`);
        const left = places.length - named.length;
        const rest = left > 0 ? ` and ${(0,base_text/* counted */.hS)(left, 'more place')}` : '';
        return (0,html/* html */.q) `<li><span class="pill ok">vouched</span> ${named}${rest}${lines === 0 ? '' : ` (${(0,base_text/* counted */.hS)(lines, 'line')})`}: ${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(why, 300), 300)}</li>
`;
    });
    return (0,html/* html */.q) `<ul class="bare">
${items}</ul>
`;
}
function look_part_renderFile(report, path, ranked, means) {
    const lines = ranked.reduce((sum, { place }) => sum + place.lines, 0);
    return (0,html/* html */.q) `<details class="file" open><summary><h3>${(0,display_text/* formatLine */.IL)(path, 300)}</h3> <span class="soft">${lines === 0 ? 'as a whole' : (0,base_text/* counted */.hS)(lines, 'line')}</span></summary>
${renderClearing((0,commands/* formatVouchCommand */.ak)(report, path))}${ranked.map((one) => renderPlace(report, one, means))}</details>
`;
}
function renderNotes(report, places) {
    const removed = places.some((place) => place.removed !== null);
    return [
        ...(report.trace === null ? ['The trace could not be read, so the places are not named here.'] : []),
        ...(removed ? ['Lines that were removed have the numbers that they had before.'] : []),
    ].map((words) => (0,html/* html */.q) `<p class="soft">${words}</p>`);
}
/** Builds the part "Look at these N lines"; null if the review does not account for its lines. */
function renderLookPart(report, means) {
    const tally = (0,report_accounting/* countAccounting */.Z2)(report);
    if (tally === null)
        return null;
    const criteria = (0,look/* listLookCriteria */.vI)(report);
    const part = { id: 'look', title: (0,look/* formatLookTitle */.RI)(tally, (0,look/* countLookCriteria */._B)(criteria)) };
    const bar = renderBar(tally);
    const wrong = renderCriteria(report, criteria, ['contradicted']);
    const rest = [renderCriteria(report, criteria, ['weak', 'open', 'signed']), renderTicked(report)];
    const short = tally.lines === 0 ? '' : `of ${(0,base_text/* counted */.hS)(tally.lines, 'line')}`;
    const lead = (0,report_accounting/* formatPartition */.iK)(tally);
    if ((0,report_accounting/* formatOpen */.Me)(tally) === '')
        return { ...part, short, lead, body: [bar, wrong, rest] };
    return { ...part, short, lead, body: [bar, wrong, renderPlaces(report, means), rest] };
}
function renderPlaces(report, means) {
    const places = (0,report_accounting/* listOpenPlaces */.PX)(report);
    const beyond = (0,report_accounting/* countUnlisted */.c0)(report);
    const { first, note } = (0,display_text/* capList */.X0)(places, MAX_PLACES, (left) => (0,html/* html */.q) `<p class="soft">${(0,base_text/* counted */.hS)(left + beyond, 'more place')} not shown here; the trace has them.</p>`);
    const rest = note === null && beyond > 0
        ? (0,html/* html */.q) `<p class="soft">${(0,base_text/* counted */.hS)(beyond, 'more place')} beyond the limit of one trace.</p>`
        : note;
    const ranked = first.map((place, rank) => ({ place, rank }));
    const files = [...(0,groups/* groupBy */.$z)(ranked, ({ place }) => place.location.file)];
    return [renderNotes(report, places), files.map(([path, own]) => look_part_renderFile(report, path, own, means)), rest];
}
//# sourceMappingURL=look-part.js.map
// EXTERNAL MODULE: ./build/src/report/page/page.js + 1 modules
var page = __webpack_require__(10907);
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/report/people.js
var report_people = __webpack_require__(4137);
;// CONCATENATED MODULE: ./build/src/report/page/people-part.js
/** Who said what: approvals with who, when and why, code owners that are missing, and signatures with what they did. */







const people_part_MAX_ROWS = 200;
const people_part_TONES = {
    approved: 'ok',
    stale: 'warn',
    'not counted': 'none',
    'changes requested': 'bad',
    'owner missing': 'warn',
};
/** Links a word to what a person wrote, on the host of the pull request alone. */
function renderSaid({ serverUrl }, url, label) {
    const parsed = url === null ? null : (0,base_url/* parseHttpUrl */.f$)(url);
    const isHosts = serverUrl !== null && parsed?.href.startsWith(`${serverUrl}/`);
    return parsed !== null && isHosts ? (0,html/* html */.q) `<a href="${parsed.href}">${label}</a>` : label;
}
const renderWhen = (report, at, url) => at === '' ? null : (0,html/* html */.q) ` <span class="soft">${renderSaid(report, url, (0,links/* renderTime */.sZ)(at))}</span>`;
function renderPerson(report, { name, standing, at, url, why }) {
    return (0,html/* html */.q) `<li><span class="pill ${people_part_TONES[standing]}">${standing}</span> <strong><bdi>${(0,display_text/* formatLine */.IL)(name, 100)}</bdi></strong>${renderWhen(report, at, url)}<br>${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(why, 400), 400)}</li>
`;
}
function renderSignature(report, { verb, target, because, by, at, url, holds, why }) {
    return (0,html/* html */.q) `<li><span class="pill ${holds ? 'ok' : 'warn'}">${holds ? 'holds' : 'does not hold'}</span> <strong><bdi>@${(0,display_text/* formatLine */.IL)(by, 100)}</bdi></strong> ${verb} ${(0,display_text/* renderCode */.cR)(target, 200)}${renderWhen(report, at, url)}<br>because ${(0,display_text/* formatLine */.IL)(because, 300)}<br><span class="soft">${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(why, 400), 400)}</span></li>
`;
}
function renderList(title, all, row) {
    if (all.length === 0)
        return null;
    const { first, note } = (0,display_text/* capList */.X0)(all, people_part_MAX_ROWS, (left) => (0,html/* html */.q) `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more row')} not shown here; the trace has them.</p>`);
    return (0,html/* html */.q) `<h3>${title}</h3>
<ul class="bare">
${first.map(row)}</ul>
${note}`;
}
/** Builds the part "People"; null where nobody said anything and nobody is missing. */
function renderPeoplePart(report) {
    const people = (0,report_people/* listPeople */.S)(report);
    const unknown = (0,report_people/* listUnknown */.j)(report);
    const signatures = (0,report_evidence/* readSignaturesEvidence */.Z9)(report)?.signatures ?? [];
    if (people.length + unknown.length + signatures.length === 0)
        return null;
    const approved = people.filter(({ standing }) => standing === 'approved').length;
    return {
        id: 'people',
        title: 'People',
        short: approved === 0 ? '' : (0,base_text/* counted */.hS)(approved, 'approval'),
        lead: '',
        body: [
            renderList('Approvals, and who is missing', people, (one) => renderPerson(report, one)),
            renderList('What people answered for', signatures, (one) => renderSignature(report, one)),
            unknown.slice(0, people_part_MAX_ROWS).map((text) => (0,html/* html */.q) `<p class="note">${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(text, 600), 600)}</p>`),
        ],
    };
}
//# sourceMappingURL=people-part.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/report/page/facts.js
/** Maximum number of characters read of a condition. */
const MAX_CONDITION = 4_000;
const MAX_FACTS = 20;
/** Matches strings first, so that their contents are not taken as names; then names with fields and `["plane"]`. */
const facts_NAMES = /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[(?:"[^"\\]*"|'[^'\\]*')\])*)/gu;
const STEPS = /\.?([A-Za-z_]\w*)|\[(?:"([^"\\]*)"|'([^'\\]*)')\]/gu;
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns the longest prefix of a name that is a fact: `change.classes` of `change.classes.exists`. */
function findFact(name, facts) {
    let value = facts;
    let read = '';
    for (const [text, field, quoted, single] of name.matchAll(STEPS)) {
        const key = field ?? quoted ?? single ?? '';
        if (!isRecord(value) || !Object.hasOwn(value, key))
            break;
        value = value[key] ?? null;
        read += text;
    }
    return read === '' || isRecord(value) ? null : { name: read, value };
}
/**
 * Returns the facts in the order of the condition, each once. Names that are not facts (`exists`, `c`) are left out.
 */
function listNamedFacts(condition, facts) {
    const found = new Map();
    for (const { groups } of condition.slice(0, MAX_CONDITION).matchAll(facts_NAMES)) {
        const fact = groups?.['name'] === undefined ? null : findFact(groups['name'], facts);
        if (fact !== null && found.size < MAX_FACTS)
            found.set(fact.name, fact);
    }
    return [...found.values()];
}
//# sourceMappingURL=facts.js.map
;// CONCATENATED MODULE: ./build/src/report/page/policy-part.js
/** The policy as it was asked: its rules in order, which of them held, and the values behind each condition. */









/** Rules that could not be evaluated, and sources of the policy, that are shown. */
const policy_part_MAX_ROWS = 50;
const MAX_RULES = 300;
/** For a fact that is a list: maximum number of members shown, and of characters per member. */
const MAX_MEMBERS = 12;
const MAX_MEMBER = 80;
const MAX_EFFECTIVE = 20_000;
/**
 * Splits the decision's list of rules into the policies that it consists of, and the guards that follow all of them.
 */
function groupRules(rules, name) {
    const policies = [[]];
    const guards = [];
    rules.forEach((rule, at) => {
        if (rule.source === trace/* ENGINE_SOURCE */.d8 && rule.name !== trace/* NO_RULE_HELD */.Dz) {
            guards.push(rule);
            return;
        }
        policies.at(-1)?.push(rule);
        const more = rules.slice(at + 1).some((later) => later.source !== trace/* ENGINE_SOURCE */.d8 || later.name === trace/* NO_RULE_HELD */.Dz);
        if (rule.name === trace/* NO_RULE_HELD */.Dz && rule.source === trace/* ENGINE_SOURCE */.d8 && more)
            policies.push([]);
    });
    const first = name === null ? null : (0,html/* html */.q) ` ${(0,display_text/* renderCode */.cR)(name, 120)}`;
    const titles = [
        (0,html/* html */.q) `The policy${first}: the first rule that holds decides`,
        "The repository's own policy: the stricter of both verdicts counts",
    ];
    return [
        ...policies
            .filter((group) => group.length > 0)
            .map((group, at) => ({ title: titles[at] ?? 'A further policy', rules: group })),
        ...(guards.length === 0 ? [] : [{ title: 'What stands beside every policy', rules: guards }]),
    ];
}
function formatValue(value) {
    if (Array.isArray(value)) {
        if (value.length === 0)
            return 'none';
        const members = value.slice(0, MAX_MEMBERS).map((member) => (0,base_text/* cutCharacters */.lD)(formatValue(member), MAX_MEMBER));
        const left = value.length - members.length;
        return `${members.join(', ')}${left > 0 ? `, and ${left} more` : ''}`;
    }
    return typeof value === 'string' ? value : JSON.stringify(value);
}
const STATES = {
    held: { sign: '✓', word: 'held' },
    not: { sign: '✕', word: 'did not hold' },
    unasked: { sign: '·', word: 'not asked' },
};
const toState = ({ held }) => (held === null ? 'unasked' : held ? 'held' : 'not');
/** Renders the condition. A condition of the engine itself is plain words, not policy language. */
function renderCondition({ condition, source }) {
    if (condition === 'true')
        return (0,html/* html */.q) `<span class="soft">always</span>`;
    return source === trace/* ENGINE_SOURCE */.d8 && /^[a-z ]+$/u.test(condition)
        ? (0,display_text/* formatLine */.IL)(condition, 600)
        : (0,display_text/* renderCode */.cR)(condition, 600);
}
function renderRule(rule, decided, facts) {
    const state = toState(rule);
    const values = listNamedFacts(rule.condition, facts);
    const tree = values.length === 0
        ? null
        : (0,html/* html */.q) `<ul class="facts">${values.map(({ name, value }) => (0,html/* html */.q) `<li>${(0,display_text/* renderCode */.cR)(name, 120)} = <span class="n">${(0,display_text/* formatLine */.IL)(formatValue(value), 600)}</span></li>`)}</ul>`;
    const by = decided ? (0,html/* html */.q) ` <strong class="by">decided</strong>` : null;
    const source = rule.source === trace/* ENGINE_SOURCE */.d8 || rule.source === trace/* BUILT_IN_SOURCE */.pA
        ? null
        : (0,html/* html */.q) ` <span class="soft">${(0,display_text/* formatLine */.IL)(rule.source, 60)}</span>`;
    return (0,html/* html */.q) `<li class="rule ${state}"><p class="name"><span class="tick" aria-hidden="true">${STATES[state].sign}</span> <strong>${(0,display_text/* formatLine */.IL)(rule.name, 120)}</strong> <span class="state">${STATES[state].word}</span> <span class="then">→ ${rule.verdict}</span>${by}${source}</p>
<div>${renderCondition(rule)}${tree}</div></li>
`;
}
function renderGroup(group, report) {
    const decision = report.trace?.decision;
    const { first, note } = (0,display_text/* capList */.X0)(group.rules, MAX_RULES, (left) => (0,html/* html */.q) `<p class="soft">${left} more rules are not shown here.</p>`);
    return (0,html/* html */.q) `<h3>${group.title}</h3>
<ol class="rules">
${first.map((rule) => renderRule(rule, rule.held === true && rule.name === decision?.rule, decision?.facts ?? {}))}</ol>${note}
`;
}
const Errors = schemas/* array */.YOg(schemas/* object */.Ikc({ rule: schemas/* string */.YjP(), source: schemas/* string */.YjP(), message: schemas/* string */.YjP() }));
const Proposed = schemas/* object */.Ikc({ verdict: schemas/* string */.YjP().nullable(), rule: schemas/* string */.YjP().nullable() });
function policy_part_renderNotes(report) {
    const errors = Errors.safeParse((0,report_verdict/* getFact */.xk)(report, 'evaluation_errors'));
    const facts = report.trace?.decision.facts ?? {};
    const proposed = Proposed.safeParse(facts['proposed_policy']);
    return [
        ...(errors.success ? errors.data.slice(0, policy_part_MAX_ROWS) : []).map(({ rule, message }) => (0,html/* html */.q) `<p class="note bad">The rule ${(0,display_text/* renderCode */.cR)(rule, 120)} could not be evaluated, so that nothing is approved past it: ${(0,display_text/* formatLine */.IL)(message, 400)}</p>`),
        ...(proposed.success && proposed.data.verdict !== null
            ? [
                (0,html/* html */.q) `<p class="note">This change edits the repository's policy. With the edited one, which was not used, the verdict would be ${(0,display_text/* renderCode */.cR)(proposed.data.verdict, 60)}, by the rule ${(0,display_text/* renderCode */.cR)(proposed.data.rule ?? '', 120)}.</p>`,
            ]
            : []),
    ];
}
/** Builds the part "Policy". */
function renderPolicyPart(report) {
    const decision = report.trace?.decision;
    const policy = (0,report_evidence/* readPolicyEvidence */.y5)(report);
    const part = { id: 'policy', title: 'Policy', short: policy === null ? '' : (0,display_text/* formatLine */.IL)(policy.name, 40) };
    if (decision === undefined) {
        return {
            ...part,
            lead: '',
            body: (0,html/* html */.q) `<p>The trace could not be read, so this page does not say which rules were asked.</p>`,
        };
    }
    const groups = groupRules(decision.rules, policy?.name ?? null);
    const sources = policy === null || policy.sources.length === 0
        ? null
        : (0,page_part/* renderTable */.bo)('Where the policy comes from, the strongest first', ['Source', 'Name', 'Used', 'Why'], policy.sources
            .slice(0, policy_part_MAX_ROWS)
            .map(({ origin, name, used, note }) => [
            (0,display_text/* formatLine */.IL)(origin, 60),
            (0,display_text/* renderCode */.cR)(name, 200),
            used ? 'yes' : 'no',
            (0,display_text/* formatLine */.IL)(note, 400),
        ]));
    const effective = policy === null
        ? null
        : (0,html/* html */.q) `<details><summary>The whole policy, as it was used</summary>
<div class="code" role="group" tabindex="0" aria-label="The policy as JSON"><pre><code>${(0,display_text/* formatCodeText */.I5)((0,base_text/* cutCharacters */.lD)(JSON.stringify(policy.effective, null, 2), MAX_EFFECTIVE))}</code></pre></div></details>
`;
    return {
        ...part,
        lead: (0,html/* html */.q) `rule ${(0,display_text/* renderCode */.cR)(decision.rule, 120)} → ${decision.verdict}`,
        body: [policy_part_renderNotes(report), groups.map((group) => renderGroup(group, report)), sources, effective],
    };
}
//# sourceMappingURL=policy-part.js.map
// EXTERNAL MODULE: ./build/src/report/page/report-style.js
var report_style = __webpack_require__(4454);
;// CONCATENATED MODULE: ./build/src/report/page/risk-part.js
/** The composition of the tier: each contribution with its points, as a table with bars. */





const risk_part_MAX_ROWS = 100;
/** Formats points with two decimals, so that they align in a column. */
const formatSigned = (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;
/** Formats a share of the width in percent, for an attribute. */
const risk_part_formatPercent = (share) => `${Math.round(share * 1_000) / 10}%`;
/**
 * Draws a bar: to the right if the points raise the score, to the left if they lower it. The number next to it has the
 * same meaning.
 */
function risk_part_renderBar(points, least, most) {
    const span = most - least;
    if (!Number.isFinite(span) || span <= 0)
        return new html/* Html */.E('');
    const zero = -least / span;
    const width = Math.abs(points) / span;
    const from = points < 0 ? zero - width : zero;
    return (0,html/* html */.q) `<svg class="bars" aria-hidden="true" focusable="false" height="14"><rect class="${points < 0 ? 'down' : 'up'}" x="${risk_part_formatPercent(from)}" y="2" width="${risk_part_formatPercent(width)}" height="10" rx="1"/><line x1="${risk_part_formatPercent(zero)}" x2="${risk_part_formatPercent(zero)}" y1="0" y2="14"/></svg>`;
}
/** Lists what the tier rests on. */
function risk_part_renderReasons(reasons) {
    return (0,html/* html */.q) `<ul>${reasons.map((reason) => (0,html/* html */.q) `<li>${(0,display_text/* formatLine */.IL)(reason, 300)}</li>`)}</ul>`;
}
/** Collapses what the score is made of. */
function foldFigures(figures) {
    return (0,html/* html */.q) `<details><summary>What the score is made of</summary>
${figures}</details>`;
}
/** Builds the part "Risk". */
function renderRiskPart(report) {
    const tier = (0,report_evidence/* readTierEvidence */.Af)(report);
    const said = report.review.tier ?? tier?.tier ?? null;
    const part = { id: 'risk', title: 'Risk', short: said === null ? '' : (0,display_text/* formatLine */.IL)((0,report_verdict/* formatTier */.eN)(said), 40) };
    if (tier === null) {
        return {
            ...part,
            lead: said === null ? '' : (0,display_text/* formatLine */.IL)((0,report_verdict/* formatTier */.eN)(said), 60),
            body: (0,html/* html */.q) `<p>The trace could not be read, so this page does not say what the tier is made of.</p>`,
        };
    }
    const reasons = tier.reasons ?? [];
    const sorted = tier.contributions.toSorted((a, b) => b.points - a.points);
    const shown = sorted.filter(({ points }) => points !== 0).slice(0, risk_part_MAX_ROWS);
    const nothing = sorted.length - sorted.filter(({ points }) => points !== 0).length;
    const all = shown.map(({ points }) => points);
    const least = Math.min(0, ...all);
    const most = Math.max(0, ...all);
    const rows = shown.map(({ feature, value, points, note }) => [
        (0,html/* html */.q) `${(0,display_text/* formatLine */.IL)(note, 160)} <code class="soft">${(0,display_text/* formatLine */.IL)(feature, 60)}</code>`,
        typeof value === 'number' ? (0,report_verdict/* formatNumber */.ZV)(value) : (0,display_text/* formatLine */.IL)(String(value), 60),
        (0,html/* html */.q) `<span class="n">${formatSigned(points)}</span>`,
        risk_part_renderBar(points, least, most),
    ]);
    const floors = tier.floors.map(({ tier: floor, note }) => (0,html/* html */.q) `<p class="note">At least ${(0,report_verdict/* formatTier */.eN)(floor)}, whatever the score: ${(0,display_text/* formatLine */.IL)(note, 300)}.</p>`);
    const rest = nothing > 0 ? (0,html/* html */.q) `<p class="soft">${nothing} more features contribute nothing.</p>` : null;
    const chart = rows.length === 0
        ? (0,html/* html */.q) `<p>No feature of the change contributes to its risk.</p>`
        : (0,page_part/* renderTable */.bo)(`What the score of ${(0,report_verdict/* formatNumber */.ZV)(tier.score)} is made of: points that lift the risk, then points that lower it`, ['Feature', 'Value', 'Points', 'Lowers or lifts'], rows, { name: 'chart' });
    return {
        ...part,
        lead: (0,html/* html */.q) `${(0,report_verdict/* formatTier */.eN)(tier.tier)}, score <span class="n">${(0,report_verdict/* formatNumber */.ZV)(tier.score)}</span>`,
        body: reasons.length === 0 ? [floors, chart, rest] : [risk_part_renderReasons(reasons), foldFigures([floors, chart, rest])],
    };
}
//# sourceMappingURL=risk-part.js.map
// EXTERNAL MODULE: ./build/src/report/since.js
var report_since = __webpack_require__(62678);
;// CONCATENATED MODULE: ./build/src/report/page/since-part.js
/** What changed since the last head that a person saw. */





const since_part_MAX_ROWS = 200;
const since_part_TONES = { worse: 'bad', better: 'ok', note: 'none' };
function renderReference(report, reference) {
    const place = (0,links/* parseReference */.F2)(reference);
    const label = (0,display_text/* renderCode */.cR)(reference, 200);
    return place === null ? label : (0,links/* renderFileLink */.xb)(report, place, label);
}
function since_part_renderRow(report, { seen }, row) {
    const then = { ...report, headSha: seen.commit };
    const places = [
        ...row.lines.map((reference) => (0,html/* html */.q) ` ${renderReference(report, reference)}`),
        ...row.lost.map((reference) => (0,html/* html */.q) ` <span class="soft">then at</span> ${renderReference(then, reference)}`),
    ];
    const name = row.name === '' ? null : (0,html/* html */.q) `<strong>${(0,display_text/* formatLine */.IL)(row.name, 40)}</strong> `;
    return (0,html/* html */.q) `<li><span class="pill ${since_part_TONES[row.mark]}">${row.mark}</span> ${name}${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(row.text, 300), 300)}${places}</li>
`;
}
/** Builds the part "Since @login looked at 1a2b3c4"; null if no person who counts has seen a head. */
function renderSincePart(report) {
    const since = (0,report_since/* readSeenSince */.KG)(report);
    if (since === null)
        return null;
    const rows = (0,report_since/* listSinceRows */.Yx)(since);
    const { first, note } = (0,display_text/* capList */.X0)(rows, since_part_MAX_ROWS, (left) => (0,html/* html */.q) `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more row')} not shown here; the trace has them.</p>`);
    const facts = [(0,report_since/* formatSinceFiles */.xl)(since), (0,report_since/* formatSinceSpans */.$R)(since)].filter((text) => text !== '');
    const list = (0,html/* html */.q) `<ul class="bare">
${first.map((row) => since_part_renderRow(report, since, row))}</ul>
`;
    return {
        id: 'since',
        title: (0,display_text/* formatLine */.IL)((0,report_since/* formatSinceTitle */.Ee)(since), 100),
        short: rows.length === 0 ? '' : (0,base_text/* counted */.hS)(rows.length, 'change'),
        lead: '',
        body: [facts.map((text) => (0,html/* html */.q) `<p>${(0,display_text/* formatLine */.IL)(text, 800)}</p>\n`), first.length === 0 ? null : list, note],
    };
}
//# sourceMappingURL=since-part.js.map
// EXTERNAL MODULE: ./build/src/report/explain.js
var explain = __webpack_require__(73699);
;// CONCATENATED MODULE: ./build/src/report/page/trace-part.js
/** The chain of steps with its digests and hashes, and how anyone can check it. */




const ABOUT = {
    policy: 'which policy holds',
    change: 'what each changed file is',
    syntax: 'what changed in the code',
    criteria: 'what the ticket asks for',
    people: 'who approved it',
    binding: 'which lines show it',
    accounting: 'why each line needs a person or none',
    planes: 'what is wrong with the change',
    tier: 'how risky the change is',
    signatures: 'what people answered for',
    since: 'what changed since a person looked',
    decision: 'what the policy says',
};
const MAX_STEPS = 50;
/** The sentence is bounded where it is made. */
const MAX_SENTENCE = 10_000;
const renderDigest = (name, value) => (0,html/* html */.q) `<div><dt>${name}</dt><dd><code>${(0,display_text/* formatLine */.IL)(value, 100)}</code></dd></div>`;
function renderStep(step) {
    const about = Object.hasOwn(ABOUT, step.name) ? (0,html/* html */.q) ` <span class="soft">${ABOUT[step.name] ?? ''}</span>` : null;
    return (0,html/* html */.q) `<li><p><strong>${(0,display_text/* formatLine */.IL)(step.name, 60)}</strong>${about}</p>
<dl class="digests">${renderDigest('in', step.input_digest)}${renderDigest('out', step.output_digest)}${renderDigest('hash', step.hash)}</dl></li>
`;
}
/** Says where to get the trace. A loopback address is not available after the job. */
function renderLocation(report) {
    const url = report.review.trace_url ?? null;
    const host = url === null ? undefined : (0,base_url/* parseUrl */.Dl)(url)?.hostname;
    if (url === null || host === undefined || (0,base_url/* isLoopback */.U9)(host)) {
        return (0,html/* html */.q) `<p>The trace is the file that <code>trace-file</code> (in a workflow) or <code>--trace</code> (of the command) names.</p>`;
    }
    return (0,html/* html */.q) `<p>The service gives the trace as JSON at ${(0,display_text/* renderCode */.cR)(url, 500)}.</p>`;
}
/** Builds the part "Trace". */
function renderTracePart(report) {
    const { trace } = report;
    const part = { id: 'trace', title: 'Trace' };
    if (trace === null) {
        return {
            ...part,
            short: '',
            lead: '',
            body: (0,html/* html */.q) `<p>The trace could not be read: what this page says cannot be checked.</p>${renderLocation(report)}`,
        };
    }
    const signed = trace.signature === null
        ? 'It is not signed: the chain shows that nothing was changed in it, not who made it.'
        : `It is signed with the key ${trace.signature.signatures
            .map(({ keyid }) => (0,display_text/* formatLine */.IL)(keyid, 100))
            .slice(0, 5)
            .join(', ')}; the service publishes its keys at /.well-known/jwks.json.`;
    const keys = trace.signature === null ? '' : ' --keys KEYS';
    const body = (0,html/* html */.q) `<p>${(0,display_text/* renderProse */.E9)((0,explain/* explainVerdict */.b)(report), MAX_SENTENCE)}</p>
<dl class="digests whole">${renderDigest('trace', trace.digest)}${renderDigest('snapshot', trace.snapshot.digest)}<div><dt>engine</dt><dd>${(0,display_text/* renderCode */.cR)(trace.engine.version, 60)}</dd></div></dl>
<details open><summary>${trace.steps.length} steps, each hash made over the one before</summary>
<ol class="chain">
${trace.steps.slice(0, MAX_STEPS).map(renderStep)}</ol></details>
<h3>How to verify it</h3>
${renderLocation(report)}
<div class="code" role="group" tabindex="0" aria-label="Commands"><pre><code>review-gate verify trace.json${keys}
review-gate replay trace.json</code></pre></div>
<p><code>verify</code> makes each hash of the chain again. <code>replay</code> reviews the stored snapshot again, and the same bytes must come out. ${signed}</p>
`;
    return { ...part, short: '', lead: '', body };
}
//# sourceMappingURL=trace-part.js.map
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
// EXTERNAL MODULE: ./build/src/report/opening.js
var opening = __webpack_require__(46324);
;// CONCATENATED MODULE: ./build/src/report/page/verdict-part.js
/** The verdict: the decision of the gate, the deciding rule, the key figures, the next steps, and the confidence. */










/** Parts of the confidence, and notes, that are shown. */
const MAX_PARTS = 100;
const MAX_NOTES = 50;
/** How the confidence came about, as the decision's facts tell it. */
const Parts = schemas/* object */.Ikc({
    formula: schemas/* string */.YjP().catch(''),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* string */.YjP(), stands: schemas/* number */.aig(), pivotal: schemas/* boolean */.zMY() })),
});
/** Returns the colour of the section: `ok`, `warn`, `bad`, or `none` without a verdict or for a dry run. */
function selectTone(report) {
    const verdict = (0,report_verdict/* getVerdict */.aG)(report);
    if (report.review.status === 'failed' || report.review.dry_run === true || verdict === null)
        return 'none';
    if (verdict === 'auto-approve')
        return report.gate.open ? 'ok' : 'warn';
    return verdict === 'needs-review' ? 'warn' : 'bad';
}
const SIGNS = { ok: '✓', warn: '!', bad: '✕', none: '–' };
function renderDecidingRule(report) {
    const decided = (0,report_verdict/* findDecidingRule */.VP)(report);
    if (decided === null) {
        return (0,html/* html */.q) `<p class="why">The trace could not be read, so this page does not say which rule decided.</p>`;
    }
    const because = decided.because === '' ? '.' : (0,html/* html */.q) `: ${(0,display_text/* formatLine */.IL)(decided.because, 300)}.`;
    const of = decided.policy === null ? null : (0,html/* html */.q) ` of the policy ${(0,display_text/* renderCode */.cR)(decided.policy, 120)}`;
    const condition = decided.condition === 'true' || decided.condition === ''
        ? null
        : (0,html/* html */.q) ` <span class="soft">It asks</span> ${(0,display_text/* renderCode */.cR)(decided.condition, 400)}`;
    return (0,html/* html */.q) `<p class="why">Decided by the rule <a href="#policy">${(0,display_text/* renderCode */.cR)(decided.rule, 120)}</a>${of}${because}${condition}</p>`;
}
function renderFigures(report) {
    const { review, trace } = report;
    const tally = (0,report_criteria/* countCriteria */.T5)(report);
    const coverage = trace?.snapshot.coverage;
    const accounting = (0,report_accounting/* countAccounting */.Z2)(report);
    const cells = [
        ...(review.tier == null
            ? []
            : [{ name: 'Risk', value: (0,html/* html */.q) `<a href="#risk">${(0,display_text/* formatLine */.IL)((0,report_verdict/* formatTier */.eN)(review.tier), 60)}</a>` }]),
        ...(review.confidence == null
            ? []
            : [{ name: 'Confidence', value: (0,display_text/* renderMeter */.Is)(review.confidence, 'Confidence of the verdict') }]),
        ...(accounting === null
            ? []
            : [{ name: 'To look at', value: (0,html/* html */.q) `<a href="#look">${(0,report_accounting/* formatOpen */.Me)(accounting) || 'nothing'}</a>` }]),
        {
            name: 'Criteria',
            value: (0,html/* html */.q) `<a href="#criteria">${tally.total === 0 ? 'none' : `${tally.met} of ${tally.total} met`}</a>`,
        },
        { name: 'Findings', value: (0,html/* html */.q) `<a href="#findings">${(0,report_verdict/* formatFindingCounts */.Z1)(report)}</a>` },
        ...(coverage === undefined
            ? []
            : [
                { name: 'Coverage', value: (0,html/* html */.q) `<a href="#coverage">${coverage.complete ? 'complete' : 'not complete'}</a>` },
            ]),
    ];
    return (0,html/* html */.q) `<dl class="figures">${cells.map(({ name, value }) => (0,html/* html */.q) `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
/** Renders what people can do so that the gate opens. */
function renderOpening(report) {
    const steps = (0,opening/* listOpeningSteps */.k0)(report);
    if (steps.length === 0)
        return null;
    const items = steps.map(({ what, url }) => (0,html/* html */.q) `<li>${(0,display_text/* formatLine */.IL)(what, 900)}${url === null ? null : (0,html/* html */.q) ` ${(0,links/* renderFilesLink */.mc)(report, 'Files changed')}`}</li>
`);
    return (0,html/* html */.q) `<h3>${opening/* OPENING_TITLE */.Od}</h3>
<ol class="steps">
${items}</ol>
`;
}
function renderSteps(report) {
    const todo = (0,next_steps/* listNextSteps */.B)(report);
    if (todo.length === 0)
        return null;
    const items = todo.map(({ what, items: about, more }) => {
        const named = about.map((item) => {
            const place = item.reference === null ? null : (0,links/* parseReference */.F2)(item.reference);
            const where = item.reference === null
                ? null
                : place === null
                    ? (0,display_text/* renderCode */.cR)(item.reference, 200)
                    : (0,links/* renderFileLink */.xb)(report, place, (0,display_text/* renderCode */.cR)(item.reference, 200));
            const name = item.name === '' ? null : (0,html/* html */.q) `<strong>${(0,display_text/* formatLine */.IL)(item.name, 40)}</strong> `;
            return (0,html/* html */.q) `<li>${name}${(0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(item.text, 300), 300)}${where === null ? null : (0,html/* html */.q) ` <span class="at">${where}</span>`}</li>`;
        });
        const rest = more > 0 ? (0,html/* html */.q) `<li class="soft">and ${more} more</li>` : null;
        return (0,html/* html */.q) `<li>${(0,display_text/* formatLine */.IL)(what, 300)}${named.length === 0 ? null : (0,html/* html */.q) `<ul>${named}${rest}</ul>`}</li>
`;
    });
    return (0,html/* html */.q) `<h3>${(0,next_steps/* formatStepsTitle */.N)(report)}</h3>
<ol class="steps">
${items}</ol>
`;
}
function renderConfidenceTable(report) {
    const read = Parts.safeParse((0,report_verdict/* getFact */.xk)(report, 'confidence'));
    if (!read.success || read.data.parts.length === 0)
        return null;
    const { parts, formula } = read.data;
    const rows = parts
        .slice(0, MAX_PARTS)
        .map(({ part, stands, pivotal }) => [
        (0,display_text/* formatLine */.IL)(part, 200),
        (0,display_text/* renderMeter */.Is)(stands, `Probability that it stands: ${(0,display_text/* formatLine */.IL)(part, 100)}`),
        pivotal ? 'yes' : 'no',
    ]);
    return (0,html/* html */.q) `<details><summary>How the confidence is made</summary>
${(0,page_part/* renderTable */.bo)('What the confidence is made of', ['Part', 'Probability that it stands', 'Would change the verdict'], rows)}
<p class="soft">${(0,display_text/* formatLine */.IL)(formula, 600)}</p></details>
`;
}
function renderFailure(report) {
    const { status, error } = report.review;
    if (status === 'complete')
        return null;
    if (status !== 'failed') {
        return (0,html/* html */.q) `<p class="note">The review is not complete: its status is ${(0,display_text/* renderCode */.cR)(status, 60)}. Nothing was approved.</p>`;
    }
    const told = error?.code == null ? null : (0,html/* html */.q) ` (${(0,display_text/* renderCode */.cR)(error.code, 60)})`;
    return (0,html/* html */.q) `<p class="note bad"><strong>The review failed</strong>${told}: ${(0,display_text/* formatLine */.IL)(error?.detail ?? 'the service did not say why', 600)} Nothing was approved.</p>`;
}
/** Builds the part "Verdict". */
function renderVerdictPart(report) {
    const tone = selectTone(report);
    const { open, reason } = report.gate;
    const body = (0,html/* html */.q) `<div class="verdict ${tone}">
<p class="word"><span class="sign" aria-hidden="true">${SIGNS[tone]}</span> ${(0,display_text/* formatLine */.IL)((0,report_verdict/* formatVerdict */.Pu)(report), 120)} <span class="gate">The gate is ${open ? 'open' : 'closed'}: ${(0,display_text/* formatLine */.IL)(reason, 600)}</span></p>
${renderDecidingRule(report)}
${renderFigures(report)}
</div>
${renderFailure(report)}
${report.notes.slice(0, MAX_NOTES).map((note) => (0,html/* html */.q) `<p class="note">${(0,display_text/* renderProse */.E9)(note, 1_000)}</p>`)}
${renderOpening(report)}${renderSteps(report)}${renderConfidenceTable(report)}`;
    const confidence = report.review.confidence == null ? '' : `confidence ${(0,report_verdict/* formatNumber */.ZV)(report.review.confidence)}`;
    return { id: 'verdict', title: 'Verdict', short: (0,display_text/* formatLine */.IL)((0,report_verdict/* formatVerdict */.Pu)(report), 40), lead: confidence, body };
}
//# sourceMappingURL=verdict-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/report-page.js
/** A review as one page that a person reads: everything in it, nothing loaded, no script. */






















/** Maximum bytes of code for what is left to people, for criteria and for findings. */
const MAX_LOOK_CODE = 1_500_000;
const MAX_CRITERIA_CODE = 2_000_000;
const MAX_FINDINGS_CODE = 2_500_000;
/** Returns `octo/shop #7`, or only the repository. */
function formatSubject(report) {
    return `${(0,display_text/* formatLine */.IL)(report.repo, 200)}${report.pr === null ? '' : ` #${report.pr}`}`;
}
function renderHead(report) {
    const { change, headSha, review } = report;
    const sha = (commit) => (0,links/* renderCommitLink */.IF)(report, commit, (0,display_text/* renderCode */.cR)((0,base_text/* abbreviateSha */.Kx)(commit), 20));
    const told = [
        ...(change == null ? [] : [(0,html/* html */.q) `by ${(0,display_text/* formatLine */.IL)(change.author, 100)}`]),
        ...(change == null
            ? headSha === null
                ? []
                : [(0,html/* html */.q) `commit ${sha(headSha)}`, ...renderBase(review, sha)]
            : [
                (0,html/* html */.q) `${renderRefName(change.head)} ${sha(change.head.sha)} into ${renderRefName(change.base)} ${sha(change.base.sha)}`,
            ]),
        ...(review.completed_at == null
            ? []
            : [(0,html/* html */.q) `${report.pr === null ? 'committed' : 'reviewed'} ${(0,links/* renderTime */.sZ)(review.completed_at)}`]),
    ];
    return (0,html/* html */.q) `<p class="about">${(0,links/* renderPullLink */.aV)(report, formatSubject(report))}${told.map((one) => (0,html/* html */.q) ` · ${one}`)}</p>
<h1>${change == null || change.title.trim() === '' ? formatSubject(report) : (0,display_text/* renderProse */.E9)((0,display_text/* formatLine */.IL)(change.title, 400), 400)}</h1>
`;
}
/** Renders the base as far as the service names it. */
function renderBase({ base_ref: ref, base_sha: commit }, sha) {
    if (commit == null)
        return [];
    return [(0,html/* html */.q) `into ${ref == null ? null : renderRefName({ ref, sha: commit })} ${sha(commit)}`];
}
/** Renders a branch; nothing if the ref is the commit itself. */
function renderRefName({ ref, sha }) {
    return ref === sha ? null : (0,display_text/* renderCode */.cR)(ref, 200);
}
/** Renders the page of a review. Code is shown if the report contains the change (`Report.change`). */
function renderReportPage(report) {
    // Without the findings it is unknown which lines contain a secret, so no code is shown.
    const change = report.unread === true ? null : (report.change ?? null);
    const mask = createMask(report, createFileFinder(change, (_path, _line, text) => text));
    const shared = { fileOf: createFileFinder(change, mask), highlight: createHighlighter() };
    const means = (bytes) => ({ ...shared, allowance: new Allowance(bytes) });
    const look = renderLookPart(report, means(MAX_LOOK_CODE));
    const forReviewers = [look, renderSincePart(report), renderPeoplePart(report)];
    const parts = [
        renderVerdictPart(report),
        ...forReviewers.filter((part) => part !== null),
        renderCriteriaPart(report, means(MAX_CRITERIA_CODE)),
        renderFindingsPart(report, means(MAX_FINDINGS_CODE)),
        renderRiskPart(report),
        renderPolicyPart(report),
        renderCoveragePart(report),
        renderTracePart(report),
    ];
    return (0,page/* renderPage */.C)({
        title: `${formatSubject(report)}: ${(0,display_text/* formatLine */.IL)((0,report_verdict/* formatVerdict */.Pu)(report), 120)} – Review Gate`,
        style: report_style/* REPORT_STYLE */.r,
        body: (0,html/* html */.q) `<a class="skip" href="#main">Skip to the report</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${(0,page_part/* renderContents */.ze)(parts)}
<main id="main" tabindex="-1">
${renderHead(report)}
${parts.map(page_part/* renderSection */.YN)}
</main>
</div>
<footer><p>Made by Review Gate from the review <code>${(0,display_text/* formatLine */.IL)(report.review.id, 100)}</code>: the same review gives the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
    });
}
//# sourceMappingURL=report-page.js.map

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

/***/ })

};
