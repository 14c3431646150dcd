export const id = 5764;
export const ids = [5764];
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

/***/ 11730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ renderProse),
/* harmony export */   I5: () => (/* binding */ formatCodeText),
/* harmony export */   IL: () => (/* binding */ formatLine),
/* harmony export */   Is: () => (/* binding */ renderMeter),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   X0: () => (/* binding */ capList),
/* harmony export */   cR: () => (/* binding */ renderCode)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74041);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80665);
/** Words of others as pieces of a page: hostile characters made visible, long ones cut, nothing of it markup. */



/** Code points that are never characters; an HTML page must not contain them (HTML, "noncharacter-in-input-stream"). */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/gu;
const makePrintable = (text) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replace(NO_CHARACTER, _base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showCodePoint */ .Hn);
/** Returns the text on one line, at most `max` characters. */
function formatLine(text, max) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(makePrintable(text.slice(0, max * 4))), max);
}
/** Returns the text with its line breaks, at most `max` characters. Text between backticks is shown as code. */
function renderProse(text, max) {
    const whole = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)(makePrintable(text.slice(0, max * 4)).trim(), max);
    return whole.split(/(`[^`\n]+`)/u).map((part, at) => (at % 2 === 1 ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<code>${part.slice(1, -1)}</code>` : part));
}
/** Renders a name, a path or a condition. */
function renderCode(text, max) {
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<code>${formatLine(text, max)}</code>`;
}
/** Returns one line of code with its tabs and spaces unchanged. */
function formatCodeText(text) {
    return makePrintable(text.replaceAll('\r', '␍'));
}
/** Renders a bar from 0 to 1 with its number. The label tells users of screen readers what it measures. */
function renderMeter(value, label) {
    const held = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<span class="bar"><meter min="0" max="1" value="${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(held)}" aria-label="${label}">${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value)}</meter> <span class="n">${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(value)}</span></span>`;
}
/** Renders the first items of a list, and a line with the number of the others. */
function capList(all, max, more) {
    return { first: all.slice(0, max), note: all.length > max ? more(all.length - max) : null };
}
const NOTHING = new _html_js__WEBPACK_IMPORTED_MODULE_1__/* .Html */ .E('');
//# sourceMappingURL=display-text.js.map

/***/ }),

/***/ 80665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Html),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/** Builds HTML as text. Everything that is not of type `Html` is escaped. */
/** A piece of HTML, which is not escaped again. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function renderPiece(piece) {
    if (piece === null)
        return '';
    if (piece instanceof Html)
        return piece.text;
    if (typeof piece === 'string')
        return piece.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
    return typeof piece === 'number' ? String(piece) : piece.map(renderPiece).join('');
}
/** Tag for HTML templates: the template's text is HTML; inserted values are escaped unless they are `Html`. */
function html(parts, ...pieces) {
    return new Html(parts.map((part, at) => part + renderPiece(pieces[at] ?? null)).join(''));
}
//# sourceMappingURL=html.js.map

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
