export const id = 256;
export const ids = [256];
export const modules = {

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

/***/ 81673:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V7: () => (/* binding */ formatWeights),
/* harmony export */   bj: () => (/* binding */ FILTER_STYLE),
/* harmony export */   ck: () => (/* binding */ buildFilters)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54855);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51036);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85636);
/* harmony import */ var _display_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11730);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80665);
/* harmony import */ var _part_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26489);
/** The findings by severity and by rule, with counts. A link shows those of one alone: by `:target`, without a script. */






/** Rules that have a filter of their own. The style sheet has a line for each; the other rules are counted. */
const MAX_FILTERS = 40;
/** Rules of which the table is open from the start. */
const MAX_OPEN_RULES = 8;
const WEIGHTS = ['error', 'warn', 'info'];
const WEIGHT_WORDS = {
    error: ['error', 'errors'],
    warn: ['warning', 'warnings'],
    info: ['note', 'notes'],
};
/** Groups the findings by rule, the rule with the worst finding first. */
function groupByRule(all) {
    return [...(0,_base_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$z)(all, ({ rule }) => rule)].map(([rule, found], at) => ({
        rule,
        summary: found[0]?.summary ?? '',
        place: at + 1,
        found,
    }));
}
/** What a filter shows alone: its anchor, and the class of its findings. */
const toAnchor = (filter) => `only-${filter}`;
const toFilter = (place) => `rule${place}`;
/** Formats how many findings of each weight there are: `2 errors, 1 note`. */
function formatWeights(found) {
    return WEIGHTS.flatMap((weight) => {
        const count = found.filter(({ finding }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .toWeight */ .qQ)(finding) === weight).length;
        return count === 0 ? [] : [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(count, ...WEIGHT_WORDS[weight])];
    }).join(', ');
}
/** Builds the filters; there is nothing to choose from where all findings are of one rule. */
function buildFilters(all) {
    const rules = groupByRule(all);
    if (rules.length < 2)
        return { piece: null, classes: new Map() };
    const own = rules.slice(0, MAX_FILTERS);
    const weights = WEIGHTS.filter((weight) => all.some(({ finding }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .toWeight */ .qQ)(finding) === weight));
    const targets = [...weights, ...own.map(({ place }) => toFilter(place))];
    const shownWeights = weights.length < 2 ? [] : weights;
    const links = shownWeights.map((weight) => {
        const found = all.filter(({ finding }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .toWeight */ .qQ)(finding) === weight);
        return (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) `<li><a href="#${toAnchor(weight)}">${formatWeights(found)}</a></li>`;
    });
    return {
        classes: new Map(own.map(({ rule, place }) => [rule, toFilter(place)])),
        piece: (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) `${targets.map((filter) => (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) `<span class="only" id="${toAnchor(filter)}"></span>`)}
<p class="shown"><strong>Some findings are hidden.</strong> <a href="#findings">Show all ${all.length}</a></p>
${links.length === 0 ? null : (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) `<ul class="filters" aria-label="Findings by severity">${links}</ul>`}
${renderRuleTable(rules)}`,
    };
}
function renderRuleTable(rules) {
    const rows = rules.map(({ rule, summary, place, found }) => {
        const name = (0,_display_text_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCode */ .cR)(rule, 130);
        const files = new Set(found.map(({ finding }) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .toRepoPath */ .xD)(finding))).size;
        return [
            place > MAX_FILTERS ? name : (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) `<a href="#${toAnchor(toFilter(place))}">${name}</a>`,
            formatWeights(found),
            (0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(files, 'file'),
            (0,_display_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatLine */ .IL)(summary, 200),
        ];
    });
    const table = (0,_part_js__WEBPACK_IMPORTED_MODULE_5__/* .renderTable */ .bo)('The name of a rule shows its findings alone', ['Rule', 'Findings', 'In', 'Finds'], rows, {
        name: 'plain by-rule',
    });
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) `<details class="list"${rules.length > MAX_OPEN_RULES ? null : (0,_html_js__WEBPACK_IMPORTED_MODULE_3__/* .html */ .q) ` open`}><summary>${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(rules.length, 'rule')} with findings</summary>
${table}</details>
`;
}
/** What is hidden where it neither is a finding of the chosen filter nor holds one. */
const HIDDEN = ':is(.file, .code, .stretch, .apart, .found)';
/** The styles by which the targets choose. */
const FILTER_STYLE = `
.only { display: block; scroll-margin-top: 1rem; }
.shown { display: none; padding: 0.5rem 0.9rem; border-left: 4px solid var(--info); background: var(--info-bg); }
.only:target ~ .shown { display: block; }
.only:target ~ .files .code > .gap { display: none; }
.only:target ~ .files .file::details-content { content-visibility: visible; block-size: auto; }
.filters { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
.by-rule td { white-space: nowrap; }
.by-rule td:last-child { min-width: 14rem; white-space: normal; }
${[...WEIGHTS, ...Array.from({ length: MAX_FILTERS }, (_, at) => toFilter(at + 1))]
    .map((filter) => `#${toAnchor(filter)}:target ~ .files ${HIDDEN}:not(.${filter}, :has(.found.${filter})) { display: none; }`)
    .join('\n')}
`;
//# sourceMappingURL=finding-filters.js.map

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

/***/ 10907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ renderPage)
});

// EXTERNAL MODULE: ./build/src/base/hash.js
var base_hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
;// CONCATENATED MODULE: ./build/src/report/page/style.js
/**
 * The styles of all pages: light or dark as the reader prefers, readable from 360 pixels width, without loading
 * anything.
 */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; --mark: #8a4600; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #0d1117; --panel: #161b22; --line: #30363d; --link: #79b8ff; --mark: #f0b072; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0.5rem 0; font-size: 1.7rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; color: var(--soft); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { margin: 0.25rem 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-wrap: normal; }
nav ul { margin: 0.25rem 0; padding: 0; list-style: none; columns: 20rem; }
nav li { break-inside: avoid; padding: 0.15rem 0; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.4rem; }
dd { margin: 0 0 0 1rem; }
dl.fields { padding-left: 0.75rem; border-left: 2px solid var(--line); }
.method { display: inline-block; min-width: 3.6rem; font-weight: 600; text-transform: uppercase; }
.type, .limits, .either, .soft { color: var(--soft); font-size: 0.92em; }
.need { color: var(--mark); font-size: 0.85em; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; background: var(--paper); }
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/report/page/page.js
/** A page of HTML that loads nothing: its style is inside, and its Content-Security-Policy lets through nothing else. */



/**
 * Builds a page. It has no script and no `style` attribute. The policy is `default-src 'none'` with the hash of the one
 * style sheet (Content Security Policy Level 3).
 */
function renderPage({ title, body, style = '', forms = false }) {
    const sheet = `${STYLE}${style}`;
    const hash = (0,base_hash/* sha256 */.sc)('base64', sheet);
    const inside = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}`;
    const page = (0,html/* html */.q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${inside}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${forms ? 'same-origin' : 'no-referrer'}">
<title>${title}</title>
<style>${new html/* Html */.E(sheet)}</style>
</head>
<body>
${body}
</body>
</html>
`;
    // `frame-ancestors` is valid only in a header, not in a page's own policy.
    return { html: page.text, contentSecurityPolicy: `${inside}; frame-ancestors 'none'` };
}
//# sourceMappingURL=page.js.map

/***/ }),

/***/ 26489:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YN: () => (/* binding */ renderSection),
/* harmony export */   bo: () => (/* binding */ renderTable),
/* harmony export */   ze: () => (/* binding */ renderContents)
/* harmony export */ });
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80665);
/** A part of the page: a section with its heading, and its line in the contents. */

/** Renders the part as a section. */
function renderSection({ id, title, lead, body }) {
    const beside = lead === '' || lead === null ? null : (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) ` <span class="lead">${lead}</span>`;
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${beside}</div>
${body}
</section>
`;
}
/** Renders the contents with a link to each part. */
function renderContents(parts) {
    const items = parts.map(({ id, title, short, }) => (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<li><a href="#${id}">${title}</a>${short === '' ? null : (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) ` <span>${short}</span>`}</li>
`);
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<nav aria-label="On this page"><ul>
${items}</ul></nav>
`;
}
/** Renders a table in a box that scrolls separately. */
function renderTable(caption, heads, rows, options = {}) {
    const cells = rows.map((row) => {
        const [first = null, ...rest] = row;
        return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<tr><th scope="row">${first}</th>${rest.map((cell) => (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<td>${cell}</td>`)}</tr>
`;
    });
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table class="${options.name ?? 'plain'}"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => (0,_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${cells}</tbody></table></div>
`;
}
//# sourceMappingURL=part.js.map

/***/ }),

/***/ 4454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ REPORT_STYLE)
/* harmony export */ });
/* unused harmony export COLOURS */
/* harmony import */ var _finding_filters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81673);
/**
 * Styles of the report page, in addition to those of all pages: its colours for light and dark mode, its layout, and
 * its print version.
 */

/** Colours by name, light then dark. A test checks the contrast of text against its background (WCAG 2.2, 1.4.3). */
const COLOURS = {
    ok: ['#116329', '#7ee2a0'],
    'ok-bg': ['#e3f6e8', '#12281b'],
    warn: ['#7a4100', '#f2c078'],
    'warn-bg': ['#fdf3d8', '#2c2312'],
    bad: ['#a1122a', '#ffa198'],
    'bad-bg': ['#fdeaec', '#331a1d'],
    info: ['#0a4da2', '#9ecbff'],
    'info-bg': ['#e6f1fd', '#14243a'],
    'none-bg': ['#eceff3', '#21262d'],
    code: ['#ffffff', '#0d1117'],
    add: ['#e4f7e9', '#122a1b'],
    del: ['#fdebed', '#331a1e'],
    gutter: ['#59636e', '#9aa4af'],
    found: ['#ffe58a', '#6b5200'],
    'found-ink': ['#1c2128', '#fff6d8'],
    k: ['#a3123f', '#ff9492'],
    s: ['#0b3d75', '#a5d6ff'],
    c: ['#545d68', '#9fa8b2'],
    n: ['#0550ae', '#8cc5ff'],
    t: ['#5b2fa8', '#d7b4ff'],
    a: ['#7a3b00', '#ffbd7a'],
    m: ['#11603a', '#8ae7a2'],
};
const declareColours = (scheme) => Object.entries(COLOURS)
    .map(([name, colours]) => `--${name}: ${colours[scheme]};`)
    .join(' ');
const TONES = ['ok', 'warn', 'bad', 'info']
    .map((tone) => `.${tone} { --tone: var(--${tone}); --tone-bg: var(--${tone}-bg); }`)
    .join('\n');
/** The colours of the reasons in the bar of a change's parts. Its legend says the same in words. */
const PARTS = Object.entries({
    asked: 'ok',
    supporting: 'info',
    derived: 't',
    vouched: 's',
    inert: 'gutter',
    unaccounted: 'warn',
    opaque: 'bad',
})
    .map(([reason, colour]) => `rect.${reason} { fill: var(--${colour}); }`)
    .join('\n');
const KINDS = ['k', 's', 'c', 'n', 't', 'a', 'm'].map((kind) => `.code .${kind} { color: var(--${kind}); }`).join('\n');
const REPORT_STYLE = `${_finding_filters_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_STYLE */ .bj}
:root { ${declareColours(0)} --tone: var(--soft); --tone-bg: var(--none-bg); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
@media (prefers-color-scheme: dark) { :root { ${declareColours(1)} } }
${TONES}
.error { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.none { --tone: var(--soft); --tone-bg: var(--none-bg); }
body { max-width: none; padding: 0; font-size: 15px; line-height: 1.5; }
code, pre, .n { font-family: var(--mono); }
code { font-size: 0.875em; }
.n { font-size: 0.9em; font-variant-numeric: tabular-nums; }
.soft, .lead { color: var(--soft); font-size: 0.93em; font-weight: 400; }
h1 { margin: 0.1rem 0 1rem; font-size: 1.6rem; letter-spacing: -0.01em; }
h2 { margin: 0; padding: 0; border: 0; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 0.4rem; font-size: 1rem; }
h4 { margin: 0; font-size: 0.95rem; color: var(--ink); }
p { margin: 0.35rem 0; }
.top { padding: 0.6rem 1rem; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 600; }
.page { max-width: 88rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
main { min-width: 0; }
main:focus { outline: none; }
section { margin-top: 2.75rem; scroll-margin-top: 1rem; }
#verdict { margin-top: 0; }
#verdict > .head { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; margin-bottom: 0.75rem; padding-bottom: 0.35rem; border-bottom: 1px solid var(--line); }
.about { color: var(--soft); font-size: 0.93em; }
nav ul { columns: auto; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; margin: 0 0 1rem; }
nav li { padding: 0.1rem 0; }
nav li span { color: var(--soft); font-size: 0.87em; }
footer { padding: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.87em; text-align: center; }
summary { cursor: pointer; }
summary:focus-visible, .code:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
summary h3 { display: inline; margin: 0; }

.verdict { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: 8px; background: var(--tone-bg); }
.verdict p { margin: 0.2rem 0; }
.word { font-size: 1.35rem; font-weight: 650; color: var(--tone); }
.word .gate { display: inline-block; font-size: 0.95rem; font-weight: 400; color: var(--ink); margin-left: 0.4rem; }
.sign { display: inline-block; width: 1.6rem; height: 1.6rem; margin-right: 0.2rem; border-radius: 50%; background: var(--tone); color: var(--paper); font-size: 1rem; line-height: 1.6rem; text-align: center; vertical-align: 0.1rem; }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2.25rem; margin: 0.9rem 0 0; }
.figures dt { margin: 0; color: var(--soft); font-size: 0.8rem; }
.verdict .soft, .verdict dt { color: var(--ink); opacity: 0.85; }
.figures dd { margin: 0; font-weight: 600; }
.verdict ~ details { margin-top: 0.9rem; }
.steps li { margin: 0.25rem 0; }
.steps ul { padding-left: 1.1rem; }
ul.bare { margin: 0.4rem 0; padding: 0; list-style: none; }
ul.bare li { margin: 0.3rem 0; }
.note { margin: 0.6rem 0; padding: 0.5rem 0.75rem; border-left: 3px solid var(--tone); background: var(--tone-bg); white-space: pre-line; }
.pill { display: inline-block; padding: 0 0.5em; border: 1px solid var(--tone); border-radius: 1em; background: var(--tone-bg); color: var(--tone); font-size: 0.78rem; font-weight: 600; line-height: 1.45; white-space: nowrap; }
.bar { display: inline-flex; align-items: center; gap: 0.45rem; font-weight: 400; white-space: nowrap; }
meter { width: 5rem; height: 0.6rem; border: 0; border-radius: 2px; background: var(--line); appearance: none; -webkit-appearance: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
meter::-webkit-meter-inner-element { display: grid; grid-template: 1fr / 100%; height: 100%; }
meter::-webkit-meter-bar { grid-area: 1 / 1; height: 100%; border: 0; background: none; }
meter::-webkit-meter-optimum-value { grid-area: 1 / 1; height: 100%; margin: 0; border-radius: 2px; background: var(--info); }
meter::-moz-meter-bar { border-radius: 2px; background: var(--info); }

.criterion { padding: 0.25rem 0 1rem; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.criterion:last-of-type { border-bottom: 0; }
.criterion h3 { margin: 1rem 0 0; font-weight: 600; line-height: 1.45; }
.criterion .pill { margin-right: 0.15rem; }
.id { color: var(--soft); }
.meta { margin: 0.1rem 0 0; }
.where { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1rem 0.75rem; margin: 0; }
.range { margin-top: 0.75rem; }
details.range > summary { display: list-item; }
details.range > summary .bar { margin-left: 0.5rem; }
details.range[open] > summary { margin-bottom: 0.4rem; }
.others { margin-top: 0.75rem; }
.others > summary { color: var(--link); }
.wants { margin: 0.5rem 0; padding: 0.3rem 0.75rem; border-left: 3px solid var(--warn); background: var(--warn-bg); font-size: 0.93em; }
.claims { font-size: 0.93em; }
.wants p, .wants ul, .claims p, .claims ul { margin: 0.1rem 0; }
.wants ul, .claims ul { padding-left: 1.1rem; }
.clash { display: grid; gap: 0.25rem 1.25rem; margin: 0.5rem 0; padding: 0.3rem 0.75rem; border-left: 3px solid var(--bad); background: var(--bad-bg); }
.clash > div { min-width: 0; }
.clash p { margin: 0.1rem 0; overflow-wrap: anywhere; }
.clash .soft, .wants .soft { color: var(--ink); opacity: 0.85; }
.words dl { margin: 0.3rem 0; font-size: 0.93em; }
.words div { display: flex; gap: 0.6rem; }
.words dt { flex: 0 0 6.5rem; margin: 0; font-weight: 600; }
.words dd { margin: 0; min-width: 0; }
.reasons { margin: 0.3rem 0 0; padding-left: 1.1rem; color: var(--soft); font-size: 0.9em; }
.reasons code { color: var(--ink); }
.beside { display: grid; gap: 0.4rem 1.25rem; }
.beside > * { min-width: 0; }

.code { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--code); container-type: inline-size; }
.code pre { margin: 0; padding: 0; border: 0; border-radius: 0; background: none; overflow: visible; min-width: max-content; font-size: 0.8125rem; line-height: 1.5; tab-size: 4; }
.code pre code { display: block; font-size: inherit; }
.code pre code:not(:has(.l)) { padding: 0.6rem 0.8rem; }
.l { display: block; padding-right: 1rem; unicode-bidi: isolate; }
.l b { display: inline-block; width: 4.6em; margin-right: 0.6em; padding-right: 0.8em; border-left: 3px solid transparent; color: var(--gutter); font-weight: 400; text-align: right; user-select: none; }
.l i { color: var(--soft); }
.add { background: var(--add); }
.del { background: var(--del); }
.git { color: var(--soft); }
.hit b { border-left-color: var(--link); }
.hit.error b, .hit.warn b, .hit.info b { border-left-color: var(--tone); }
.code mark { padding: 0.05em 0; border-radius: 2px; background: var(--found); color: var(--found-ink); }
.gap { margin: 0; border-block: 1px solid var(--line); background: var(--panel); color: var(--soft); font-size: 0.8rem; }
.gap span { display: inline-block; position: sticky; left: 0; padding: 0.15rem 0.8rem; }
.gap:first-child { border-top: 0; }
.gap:last-child { border-bottom: 0; }
${KINDS}
.file { margin: 1rem 0 1.5rem; content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary { padding: 0.35rem 0; }
.file > summary h3 { font-family: var(--mono); font-size: 0.93rem; }
.stretch { width: max-content; min-width: 100%; content-visibility: auto; contain-intrinsic-size: auto none auto 12rem; }
.found { border-block: 1px solid var(--line); background: var(--tone-bg); }
.found > div { position: sticky; left: 0; width: 100cqw; max-width: 62rem; padding: 0.55rem 1rem 0.6rem 0.8rem; border-left: 3px solid var(--tone); }
.found > div > p { white-space: pre-line; font-size: 0.93em; }
.found .soft { color: var(--ink); opacity: 0.85; }
.found .at { margin-left: 0.5rem; }
.apart .found { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 7rem; overflow: hidden; }
.apart .found > div { width: auto; }
.list ul { columns: 22rem; padding-left: 1.1rem; }

.parts { display: block; max-width: 68rem; border-radius: 4px; }
.parts rect { stroke: var(--paper); stroke-width: 1px; }
${PARTS}
.legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1.5rem; margin: 0.5rem 0; padding: 0; list-style: none; }
.key { vertical-align: -0.05em; }
.hit.open b { border-left-color: var(--warn); }

.scroll { overflow-x: auto; margin: 0.6rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.93em; }
caption { padding: 0 0 0.3rem; color: var(--soft); text-align: left; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.87em; white-space: nowrap; }
tbody th { min-width: 11rem; }
td { min-width: 3rem; }
.chart { max-width: 68rem; }
.chart td:nth-child(3) { text-align: right; white-space: nowrap; }
.chart td:last-child { width: 38%; min-width: 8rem; padding-right: 0; }
.bars { display: block; width: 100%; margin-top: 0.2rem; }
.bars .up { fill: var(--warn); }
.bars .down { fill: var(--ok); }
.bars line { stroke: var(--gutter); }

.rules { margin: 0; padding: 0; list-style: none; }
.rule { margin-left: 0.6rem; padding: 0 0 0.55rem 1.5rem; border-left: 2px solid var(--line); }
.rule:last-child { border-left-color: transparent; }
.rule p { margin: 0; }
.tick { float: left; width: 1.3rem; height: 1.3rem; margin-left: -2.25rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.8rem; line-height: 1.2rem; text-align: center; }
.held > .name > .tick { border-color: var(--info); background: var(--info); color: var(--paper); }
.state, .then { color: var(--soft); font-size: 0.9em; }
.held > .name > .state { color: var(--info); font-weight: 600; }
.by { padding: 0 0.5em; border-radius: 1em; background: var(--info-bg); color: var(--info); font-size: 0.78rem; }
.unasked > .name > strong { font-weight: 400; }
.facts { margin: 0.1rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: 0.93em; }
.facts li::before { content: "└ "; color: var(--gutter); }
.facts .n { color: var(--ink); }

.digests { margin: 0.2rem 0 0; font-size: 0.93em; }
.digests div { display: flex; gap: 0.6rem; }
.digests dt { flex: 0 0 4.2rem; margin: 0; color: var(--soft); }
.digests dd { margin: 0; min-width: 0; }
.whole { margin-bottom: 0.75rem; }
.chain { margin: 0.6rem 0 0; padding: 0; list-style: none; counter-reset: step; }
.chain li { counter-increment: step; margin-left: 0.75rem; padding: 0 0 0.9rem 1.4rem; border-left: 2px solid var(--line); }
.chain li:last-child { border-left-color: transparent; padding-bottom: 0; }
.chain p { margin: 0; }
.chain dt { flex-basis: 2.6rem; }
.chain p::before { content: counter(step); float: left; width: 1.45rem; height: 1.45rem; margin-left: -2.2rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.75rem; line-height: 1.4rem; text-align: center; }

@media (max-width: 40rem) {
  .l b { width: 3.3em; padding-right: 0.5em; margin-right: 0.4em; }
  .word .gate { display: block; margin-left: 0; }
  .verdict { padding: 0.75rem 0.9rem; }
  .figures { gap: 0.5rem 1.5rem; }
  .chart th, .chart td { padding-right: 0.4rem; }
  .chart tbody th { min-width: 8.5rem; }
  .chart td { min-width: 2.5rem; }
  .chart td:last-child { min-width: 4rem; }
  .chart thead th { white-space: normal; }
}
@media (min-width: 60rem) {
  .page { padding-inline: 2rem; }
  .top { padding-inline: 2rem; }
  .beside { grid-template-columns: minmax(14rem, 21rem) minmax(0, 1fr); }
  .clash { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
  .rule { display: grid; grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); gap: 0 1.25rem; }
  .range .reason .where { align-items: flex-start; flex-direction: column; }
}
@media (min-width: 80rem) {
  .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 2.5rem; }
  nav { position: sticky; top: 1.25rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav ul { display: block; }
  nav li { padding: 0.3rem 0; }
  nav li span { display: block; }
}
@media print {
  :root { color-scheme: light; ${declareColours(0)} --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  .page { display: block; max-width: none; padding: 0; }
  details::details-content { content-visibility: visible; height: auto; }
  .criterion, .file, .stretch, .apart .found { content-visibility: visible; }
  .beside { display: block; }
  .code, .scroll { overflow: visible; container-type: normal; }
  .code pre { min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 8pt; }
  .l { padding-left: 5.2em; text-indent: -5.2em; }
  .l b { text-indent: 0; }
  .beside > .code { margin-top: 0.4rem; }
  .stretch { width: auto; }
  .found > div { position: static; width: auto; }
  .found, .l, .rule, .chain li, tr { break-inside: avoid; }
  h2, h3, summary, .where { break-after: avoid; }
  .add, .del, .hit b, .verdict, .found, .wants, .clash, mark, .pill, .sign, .tick, .bars, .parts, .key { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
//# sourceMappingURL=report-style.js.map

/***/ })

};
