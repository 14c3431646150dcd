export const id = 883;
export const ids = [883];
export const modules = {

/***/ 61710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderReportPage: () => (/* binding */ renderReportPage)
});

// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/page/code/allowance.js
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
var dart = __webpack_require__(84150);
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
var markdown = __webpack_require__(35286);
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
// EXTERNAL MODULE: ./build/src/base/paths.js
var paths = __webpack_require__(35827);
;// CONCATENATED MODULE: ./build/src/report/page/code/languages.js



























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
    const name = (0,paths/* getFileName */.WP)(path).toLowerCase();
    const ending = name.slice(name.lastIndexOf('.') + 1);
    return BY_NAME.get(name) ?? BY_NAME.get(ending) ?? null;
}
//# sourceMappingURL=languages.js.map
;// CONCATENATED MODULE: ./build/src/report/page/code/diff.js
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
/** More rows are not shown of a finding: hundreds of lines may have been removed before the one that it names. */
const MAX_ROWS = 24;
/** Returns the rows of a hunk that contain the requested lines; null if the hunk has none of them. */
function locateRows(rows, { first, last }) {
    if ((rows.at(-1)?.at ?? 0) < first || (rows[0]?.at ?? 0) > last + 1)
        return null;
    const from = findRow(rows, first);
    const to = findRow(rows, last + 1);
    if (from < to)
        return { from: Math.max(from, to - MAX_ROWS), to };
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
const isBlank = (row) => row === undefined || row.text.trim() === '';
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
    let [from, to] = [Math.max(0, first - around), Math.min(hunk.rows.length, last + 1 + around)];
    // Blank lines at the ends of what is around say nothing.
    while (from < first && isBlank(hunk.rows[from]))
        from += 1;
    while (to > last + 1 && isBlank(hunk.rows[to - 1]))
        to -= 1;
    return { run: { hunk, from, to }, rows: new Set(found) };
}
const HAS_WORDS = /[\p{Alpha}\d]/u;
/** Lines that begin many files alike: of PHP, XML, Java and Go, and scripts. */
const PREAMBLE = /^(?:<\?(?:php|xml\b.*)|#!.*|declare\s*\(.*\);|(?:namespace|package)\s+[\w\\.]+[;{]?)$/u;
/**
 * Returns whether any of the rows has a word of its own. A box of braces, blank lines and the first lines of any file only
 * takes room.
 */
function haveWords(rows) {
    return rows.some(({ text }) => HAS_WORDS.test(text) && !PREAMBLE.test(text.trim()));
}
//# sourceMappingURL=diff.js.map
// EXTERNAL MODULE: ./node_modules/lowlight/lib/index.js + 2 modules
var lib = __webpack_require__(63663);
;// CONCATENATED MODULE: ./build/src/report/page/code/highlight.js
/** Syntax colours of code, as tokens per line and never as a string of HTML. */


/**
 * Lines longer than this, in characters, are shown plain: people do not read them, and regular expressions are slow on
 * them.
 */
const MAX_LINE = 250;
/**
 * Code is coloured in stretches of at most this many characters, so that an error of a grammar affects only one
 * stretch.
 */
const MAX_STRETCH = 4_000;
/** Maximum number of characters that are coloured on one page; the rest is shown plain. */
const MAX_PAGE = 500_000;
const KINDS = {
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
 * Creates a highlighter for one page. Its input is lines of one side, in order, as parts of a file. Of what
 * began above them only a comment with stars is recognized.
 */
function createHighlighter() {
    const lowlight = (0,lib/* createLowlight */.$)();
    let left = MAX_PAGE;
    const colourLines = (lines, grammar) => {
        if (!lowlight.registered(grammar))
            lowlight.register(grammar, GRAMMARS[grammar]);
        const seen = lines.map((line) => (line.length > MAX_LINE ? '' : line));
        const open = beginsInComment(seen, grammar) ? '/*\n' : '';
        const text = `${open}${seen.join('\n')}`;
        if (text.length > left)
            return lines.map(plain);
        left -= text.length;
        const made = toTokenLines(lowlight.highlight(grammar, text).children).slice(open === '' ? 0 : 1);
        return lines.map((line, at) => (line.length > MAX_LINE ? plain(line) : (made[at] ?? plain(line))));
    };
    return (lines, grammar) => grammar === null ? lines.map(plain) : splitStretches(lines).flatMap((stretch) => colourLines(stretch, grammar));
}
/** Languages in which a star begins a line of a comment alone. */
const STARRED = new Set([
    'javascript',
    'typescript',
    'php',
    'java',
    'kotlin',
    'c',
    'cpp',
    'csharp',
    'go',
    'rust',
    'scala',
    'swift',
    'dart',
]);
/** Returns whether lines begin inside a comment whose end they show: an apostrophe in it would colour all that follows. */
function beginsInComment(lines, grammar) {
    if (!STARRED.has(grammar))
        return false;
    const first = lines.find((line) => line.trim() !== '') ?? '';
    if (!/^\s*\*(?:\s|$)/u.test(first))
        return false;
    const end = lines.findIndex((line) => line.includes('*/'));
    const next = lines.findIndex((line) => line.includes('/*'));
    return end >= 0 && (next < 0 || end < next);
}
function splitStretches(lines) {
    const made = [];
    let open = [];
    let size = 0;
    for (const line of lines) {
        if (open.length === 0 || size + line.length > MAX_STRETCH) {
            open = [];
            made.push(open);
            size = 0;
        }
        open.push(line);
        size += Math.min(line.length, MAX_LINE) + 1;
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
    return Object.hasOwn(KINDS, name) ? (KINDS[name] ?? null) : null;
}
//# sourceMappingURL=highlight.js.map
// EXTERNAL MODULE: ./build/src/report/evidence.js + 6 modules
var evidence = __webpack_require__(38120);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/page/code/secrets.js


/** The rules that say that a line holds a secret; where the service does not say the rule, only the plane is known. */
const RULES = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Matches rules of other tools by name. */
const secrets_NAMES = /secret|credential|password|api-?key|private-?key|gitleaks|trufflehog/iu;
/** Maximum number of masked lines per finding. A private key has a few dozen. */
const MAX_LINES = 1_000;
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
        ...((0,evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? [])
            .filter(({ rule }) => isSecretRule(rule))
            .map(({ file, line }) => ({ path: file, first: line, last: line })),
    ];
    const lines = new Map();
    for (const { path, first, last } of places) {
        const known = lines.get(path) ?? new Set();
        for (let line = first; line <= Math.min(last, first + MAX_LINES); line += 1)
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
;// CONCATENATED MODULE: ./build/src/report/page/html.js
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
    return piece.map(renderPiece).join('');
}
/** Tag for HTML templates: the template's text is HTML; inserted values are escaped unless they are `Html`. */
function html(parts, ...pieces) {
    return new Html(parts.map((part, at) => part + renderPiece(pieces[at] ?? null)).join(''));
}
//# sourceMappingURL=html.js.map
;// CONCATENATED MODULE: ./build/src/report/page/display-text.js
/** Words of others as pieces of a page: hostile characters made visible, long ones cut, nothing of it markup. */



/** Code points that are never characters; an HTML page must not contain them (HTML, "noncharacter-in-input-stream"). */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/gu;
const makePrintable = (text) => (0,base_text/* visible */.RK)(text).replace(NO_CHARACTER, base_text/* showCodePoint */.Hn);
/** Returns the text on one line, at most `max` characters. */
function formatLine(text, max) {
    return (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(makePrintable(text.slice(0, max * 4))), max);
}
/** Returns a path on one line, at most `max` characters, cut in the middle. */
function formatPath(path, max) {
    return (0,base_text/* cutPath */.iE)((0,base_text/* oneLine */.TN)(makePrintable(path)), max);
}
/** Returns the text with its line breaks, at most `max` characters. Text between backticks is shown as code. */
function renderProse(text, max) {
    const whole = (0,base_text/* cutCharacters */.lD)(makePrintable(text.slice(0, max * 4)).trim(), max);
    return whole.split(/(`[^`\n]+`)/u).map((part, at) => (at % 2 === 1 ? html `<code>${part.slice(1, -1)}</code>` : part));
}
/** Renders a path, or a path with its lines. */
function renderPath(path, max) {
    return html `<code>${formatPath(path, max)}</code>`;
}
/** Renders a name or a condition. */
function renderCode(text, max) {
    return html `<code>${formatLine(text, max)}</code>`;
}
/** Returns one line of code with its tabs and spaces unchanged. */
function formatCodeText(text) {
    return makePrintable(text.replaceAll('\r', '␍'));
}
/** Renders a bar from 0 to 1 with its number. The label tells users of screen readers what it measures. */
function renderMeter(value, label) {
    const held = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
    return html `<span class="bar"><meter min="0" max="1" value="${(0,report_verdict/* formatProbability */.tY)(held)}" aria-label="${label}">${(0,report_verdict/* formatProbability */.tY)(value)}</meter> <span class="n">${(0,report_verdict/* formatProbability */.tY)(value)}</span></span>`;
}
/** Renders the first items of a list, and a line with the number of the others. */
function capList(all, max, more) {
    return { first: all.slice(0, max), note: all.length > max ? more(all.length - max) : null };
}
/** No text, where a piece of a page is wanted. */
const NOTHING = new Html('');
//# sourceMappingURL=display-text.js.map
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
;// CONCATENATED MODULE: ./build/src/report/page/links.js
/** Links of a page: only ever to the server that the report names, made of parts that are checked. */



/** Returns the repository's URL, `https://github.com/octo/shop`; null if there is no valid one. */
function buildRepositoryUrl({ serverUrl, repo }) {
    const server = serverUrl === null ? null : (0,base_url/* parseHttpUrl */.f$)(serverUrl);
    if (server === null || !/^[\w.-]+\/[\w.-]+$/u.test(repo))
        return null;
    if (repo.split('/').some((part) => /^\.+$/u.test(part)))
        return null;
    return `${server.origin}${(0,base_url/* removeEndSlashes */.$m)(server.pathname)}/${repo}`;
}
const isSha = (text) => /^[0-9a-f]{40,64}$/u.test(text);
/** Links the label to lines of a file at the head commit, if possible. */
function renderFileLink(report, place, label) {
    const base = buildRepositoryUrl(report);
    if (base === null || report.headSha === null || !isSha(report.headSha))
        return label;
    const lines = place.last > place.first ? `L${place.first}-L${place.last}` : `L${place.first}`;
    return html `<a href="${`${base}/blob/${report.headSha}/${(0,base_url/* encodePath */.O0)(place.path)}#${lines}`}">${label}</a>`;
}
/**
 * Links the label to a place in the pull request's "Files changed"; without a pull request to added lines at the head
 * commit, if possible.
 */
function renderDiffLink(report, { location, added }, anchor, label) {
    const base = buildRepositoryUrl(report);
    if (base !== null && report.pr !== null)
        return html `<a href="${`${base}/pull/${report.pr}/files#${anchor}`}">${label}</a>`;
    return added === null ? label : renderFileLink(report, { path: location.file, ...added }, label);
}
/** Links the label to the pull request, if possible. */
function renderPullLink(report, label) {
    const base = buildRepositoryUrl(report);
    return base === null || report.pr === null ? label : html `<a href="${`${base}/pull/${report.pr}`}">${label}</a>`;
}
/** Links the label to the pull request's "Files changed", if possible. */
function renderFilesLink(report, label) {
    const base = buildRepositoryUrl(report);
    return base === null || report.pr === null
        ? label
        : html `<a href="${`${base}/pull/${report.pr}/files`}">${label}</a>`;
}
/** Links the label to a commit, if possible. */
function renderCommitLink(report, sha, label) {
    const base = buildRepositoryUrl(report);
    return base === null || !isSha(sha) ? label : html `<a href="${`${base}/commit/${sha}`}">${label}</a>`;
}
/** Formats a time as `2026-06-15 09:00 UTC`; another time format is left unchanged. */
function renderTime(time) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
    if (parts === null)
        return formatLine(time, 40);
    return html `<time datetime="${time}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
//# sourceMappingURL=links.js.map
// EXTERNAL MODULE: ./build/src/base/hash.js
var base_hash = __webpack_require__(847);
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
nav h2 { margin: 1rem 0 0.25rem; padding: 0; border: 0; font-size: 0.95rem; color: var(--soft); }
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
    const page = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${inside}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${forms ? 'same-origin' : 'no-referrer'}">
<title>${title}</title>
<style>${new Html(sheet)}</style>
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
// EXTERNAL MODULE: ./build/src/contract/evidence/change.js
var evidence_change = __webpack_require__(95842);
// EXTERNAL MODULE: ./build/src/contract/evidence/syntax.js
var evidence_syntax = __webpack_require__(78537);
// EXTERNAL MODULE: ./build/src/report/unread.js
var report_unread = __webpack_require__(10821);
;// CONCATENATED MODULE: ./build/src/report/page/parts/part.js

/** Renders the part as a section. */
function renderSection({ id, title, lead, body }) {
    const beside = lead === '' || lead === null ? null : html ` <span class="lead">${lead}</span>`;
    return html `<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${beside}</div>
${body}
</section>
`;
}
/** Renders the contents with a link to each part. */
function renderContents(parts) {
    const items = parts.map(({ id, title, short, }) => html `<li><a href="#${id}">${title}</a>${short === '' ? null : html ` <span>${short}</span>`}</li>
`);
    return html `<nav aria-label="On this page"><ul>
${items}</ul></nav>
`;
}
/** Renders a table in a box that scrolls separately. */
function renderTable(caption, heads, rows, options = {}) {
    const cells = rows.map((row) => {
        const [first = null, ...rest] = row;
        return html `<tr><th scope="row">${first}</th>${rest.map((cell) => html `<td>${cell}</td>`)}</tr>
`;
    });
    return html `<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table class="${options.name ?? 'plain'}"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => html `<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${cells}</tbody></table></div>
`;
}
//# sourceMappingURL=part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/parts/coverage.js
/** What was looked at and how, what was not, what was suppressed, and what other tools said. */








/** Maximum number of rows of a table. The number of further rows is shown below it. */
const coverage_MAX_ROWS = 500;
function renderRest(all) {
    return all.length > coverage_MAX_ROWS
        ? html `<p class="soft">${(0,base_text/* formatCount */.B4)(all.length - coverage_MAX_ROWS)} more are not shown here.</p>`
        : null;
}
function renderOmitted(report) {
    const omitted = (0,evidence/* listOmitted */.RY)(report);
    if (omitted.length === 0)
        return html `<p>Everything in the change was read.</p>`;
    const rows = omitted
        .slice(0, coverage_MAX_ROWS)
        .map(({ path, reason, detail, blocking }) => [
        path === null ? 'the whole change' : renderPath(path, 300),
        formatLine(reason, 60),
        formatLine(detail, 400),
        blocking ? html `<strong>yes</strong>` : 'no',
    ]);
    return [
        renderTable('What was not looked at', ['What', 'Reason', 'Detail', 'Keeps the gate from opening'], rows),
        renderRest(omitted),
    ];
}
function renderSuppressed(report) {
    const suppressed = (0,evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return html `<p>None.</p>`;
    const rows = suppressed.slice(0, coverage_MAX_ROWS).map((one) => {
        const where = renderPath(`${one.file}:${one.line}`, 300);
        return [
            renderCode(one.rule, 130),
            renderFileLink(report, { path: one.file, first: one.line, last: one.line }, where),
            formatLine(one.title, 300),
            html `${formatLine(one.reason, 300)} <span class="soft">(${formatLine(one.by, 120)})</span>`,
        ];
    });
    return [
        renderTable('Findings that a suppression hides', ['Rule', 'Where', 'Finding', 'Reason'], rows),
        renderRest(suppressed),
    ];
}
function renderTools(report) {
    const reports = (0,evidence/* readPlanesEvidence */.pp)(report)?.reports ?? [];
    if (reports.length === 0)
        return null;
    const rows = reports
        .slice(0, coverage_MAX_ROWS)
        .map((one) => [
        formatLine(`${one.tool}${one.version === null ? '' : ` ${one.version}`}`, 120),
        renderCode(one.plane, 80),
        ...[one.results, one.on_change, one.elsewhere, one.repeated, one.not_failures, one.without_place].map(base_text/* formatCount */.B4),
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
    return html `<h3>Reports of other tools</h3>
${renderTable('Results of other tools, and how they were used', heads, rows)}${renderRest(reports)}`;
}
function renderReported(report) {
    const lines = (0,evidence/* formatReported */.xg)(report);
    if (lines.length === 0)
        return null;
    return html `<h3>Reports of the tests</h3>
<ul>${lines.slice(0, coverage_MAX_ROWS).map((line) => html `<li>${formatLine(line, 500)}</li>`)}</ul>${renderRest(lines)}`;
}
/** Renders the steps `change` and `syntax` as one table: each file, its class, and how it was read. */
function renderFiles(report) {
    const findEvidence = (name) => report.trace?.steps.find((step) => step.name === name)?.evidence;
    const change = evidence_change/* ChangeEvidence */.A.safeParse(findEvidence('change'));
    if (!change.success || change.data.files.length === 0)
        return null;
    const syntax = evidence_syntax/* SyntaxEvidence */.l.safeParse(findEvidence('syntax'));
    const read = new Map(syntax.success ? syntax.data.files.map((file) => [file.path, file]) : []);
    const { files } = change.data;
    const rows = files.slice(0, coverage_MAX_ROWS).map((file) => {
        const how = read.get(file.path);
        const words = [
            how === undefined ? '' : how.mode === 'tree' ? 'as a syntax tree' : 'as text',
            how?.reason ?? '',
            file.note ?? '',
        ];
        return [
            renderPath(file.path, 300),
            file.class,
            formatLine(file.language ?? '', 40),
            html `<span class="n">+${(0,base_text/* formatCount */.B4)(file.added)} −${(0,base_text/* formatCount */.B4)(file.removed)}</span>`,
            formatLine(words.filter((word) => word !== '').join('; '), 300),
        ];
    });
    return html `<details><summary>${(0,base_text/* counted */.hS)(files.length, 'changed file')}, and how each was read</summary>
${renderTable('The changed files', ['File', 'Class', 'Language', 'Lines', 'Read'], rows)}${renderRest(files)}</details>
`;
}
function renderRules(report) {
    const rules = (0,evidence/* readPlanesEvidence */.pp)(report)?.rules ?? [];
    if (rules.length === 0)
        return null;
    const rows = rules
        .slice(0, coverage_MAX_ROWS)
        .map(({ rule, severity, findings }) => [renderCode(rule, 130), severity, (0,base_text/* formatCount */.B4)(findings)]);
    const off = rules.filter(({ severity }) => severity === 'off').length;
    return html `<details><summary>${(0,base_text/* counted */.hS)(rules.length, 'rule')} looked for faults${off === 0 ? null : `, ${off} of them switched off`}</summary>
${renderTable('The rules that looked at the change', ['Rule', 'Severity', 'Findings'], rows)}${renderRest(rules)}</details>
`;
}
/** Builds the part "Coverage". */
function renderCoveragePart(report) {
    const coverage = report.trace?.snapshot.coverage;
    const part = { id: 'coverage', title: 'Coverage' };
    if (coverage === undefined) {
        const body = html `<p>The trace could not be read, so this page does not say what was read.</p>`;
        return { ...part, short: '', lead: '', body };
    }
    const unread = (0,report_unread/* listUnreadFiles */.p)(report);
    const whole = unread.size === 0 ? 'everything that matters was read' : (0,report_unread/* formatUnread */.d)(unread, coverage.files);
    const read = coverage.complete ? whole : 'not everything that matters was read';
    const lead = formatLine(`${(0,base_text/* counted */.hS)(coverage.files, 'file')} changed, ${read}`, 400);
    const looked = [renderFiles(report), renderRules(report)];
    const body = html `<h3>Not looked at</h3>
${renderOmitted(report)}
<h3>Suppressed</h3>
${renderSuppressed(report)}
${renderTools(report)}${renderReported(report)}
${looked.every((piece) => piece === null) ? null : html `<h3>Looked at</h3>`}
${looked}`;
    return { ...part, short: coverage.complete ? 'complete' : 'not complete', lead, body };
}
//# sourceMappingURL=coverage.js.map
// EXTERNAL MODULE: ./build/src/report/criteria.js
var report_criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/evidence-lines.js
var evidence_lines = __webpack_require__(54385);
// EXTERNAL MODULE: ./build/src/report/marks.js
var marks = __webpack_require__(84658);
// EXTERNAL MODULE: ./build/src/report/places.js
var report_places = __webpack_require__(5342);
// EXTERNAL MODULE: ./build/src/report/reference.js
var report_reference = __webpack_require__(68117);
;// CONCATENATED MODULE: ./build/src/report/page/code/code.js
/** Code on a page: lines of a diff with their numbers, colours and marks, in a box that scrolls separately. */



/** Maximum number of characters shown of a line. */
const code_MAX_LINE = 400;
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
    const cut = row.text.length > code_MAX_LINE;
    const rest = cut ? html `<i>… ${(0,base_text/* counted */.hS)(row.text.length - code_MAX_LINE, 'more character')}</i>` : NOTHING;
    const sign = row.mark === '\\' ? ' ' : row.mark;
    return html `<span class="${classes}"><b>${row.line === null ? '' : String(row.line)}</b>${sign}${renderTokens(tokens, marks)}${rest}
</span>`;
}
/** Renders the tokens, split at the edges of marks and cut at the maximum line length. */
function renderTokens(tokens, marks) {
    const pieces = [];
    let at = 0;
    let next = 0;
    for (const { text, kind } of tokens) {
        if (at >= code_MAX_LINE)
            break;
        const shown = text.slice(0, code_MAX_LINE - at).toWellFormed();
        const inside = [];
        let done = 0;
        for (let mark = marks[next]; mark !== undefined && mark.from < at + shown.length; mark = marks[next]) {
            const from = Math.max(0, mark.from - at);
            const to = Math.min(shown.length, mark.to - at);
            if (from > done)
                inside.push(formatCodeText(shown.slice(done, from)));
            inside.push(html `<mark>${formatCodeText(shown.slice(from, to))}</mark>`);
            done = to;
            if (mark.to - at > shown.length)
                break;
            next += 1;
        }
        inside.push(formatCodeText(shown.slice(done)));
        pieces.push(kind === null ? inside : html `<span class="${kind}">${inside}</span>`);
        at += shown.length;
    }
    return pieces;
}
/** Wraps rows and the pieces between them in a box that can be focused and scrolled by keyboard. */
function renderCodeBox(label, inside) {
    return html `<div class="code" role="group" tabindex="0" aria-label="${label}">${inside}</div>`;
}
/** Renders rows as one block of code. */
function renderCodeRows(pieces) {
    return pieces.length === 0 ? null : html `<pre><code>${pieces}</code></pre>`;
}
/** Renders a note in place of lines that are left out. */
function renderGap(words) {
    return html `<p class="gap"><span>${words}</span></p>`;
}
//# sourceMappingURL=code.js.map
;// CONCATENATED MODULE: ./build/src/report/page/parts/criteria.js
/** Each criterion beside the code that it is bound to, with the reasons in words and the words marked in the code. */












/** Reasons shown of one range of lines. */
const MAX_REASONS = 12;
/** Criteria that are shown, ranges of one, and lines of one. */
const MAX_CRITERIA = 300;
const MAX_RANGES = 20;
const criteria_MAX_LINES = 30;
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
const criteria_KINDS = {
    behaviour: 'behaviour',
    test: 'test',
    doc: 'documentation',
    process: 'process',
    quality: 'quality',
    negative: 'negative',
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
    const place = (0,report_reference/* parseReference */.F)(reference);
    const file = place === null ? null : means.fileOf(place.path);
    if (place === null || file === null)
        return null;
    const last = Math.min(place.last, place.first + criteria_MAX_LINES - 1);
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
    return renderCodeBox(`Lines of ${formatLine(reference, 200)}`, [
        pieces,
        left > 0 ? renderGap(`${(0,base_text/* counted */.hS)(left, 'more line')} of this range`) : null,
    ]);
}
function renderReasons(reasons) {
    if (reasons.length === 0)
        return null;
    return html `<ul class="reasons">${reasons.slice(0, MAX_REASONS).map((reason) => html `<li>${renderProse(formatLine(reason, 300), 300)}</li>`)}</ul>`;
}
/** Renders where a range is, why it is bound, and its code. */
function renderRange(report, range, means) {
    const { reference, bound, reasons } = range;
    const place = (0,report_reference/* parseReference */.F)(reference);
    const label = renderCode(reference, 300);
    const gone = range.removed === '' ? null : html ` <span class="soft">${range.removed}</span>`;
    const where = html `${place === null ? label : renderFileLink(report, place, label)}${gone}`;
    const sure = bound === undefined ? null : renderMeter(bound.confidence, `Confidence of ${formatLine(reference, 120)}`);
    const shown = renderRangeCode(reference, bound?.evidence ?? [], means);
    const beside = html `<div class="reason">${renderReasons(reasons)}</div>`;
    if (shown === null)
        return html `<div class="range bare"><p class="where">${where} ${sure}</p>${beside}</div>
`;
    if (!range.open) {
        return html `<details class="range"><summary class="where">${label}${gone} ${sure}</summary><div class="beside">${beside}${shown}</div></details>
`;
    }
    return html `<div class="range beside"><div class="reason"><p class="where">${where} ${sure}</p>${renderReasons(reasons)}</div>${shown}</div>
`;
}
/** Renders the best ranges with their code; the others are folded. */
function renderRanges(report, row, told, means) {
    const byReference = new Map(told.bound.get(row.id)?.map((each) => [each.ref, each]));
    const { first, note } = capList(row.lines, MAX_RANGES, (left) => html `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more range')} not shown here.</p>`);
    const ranges = first.map((reference, index) => {
        const bound = byReference.get(reference);
        const reasons = told.tell(reference, bound?.evidence ?? []);
        return renderRange(report, { reference, bound, reasons, removed: told.tellRemoved(reference), open: index < report_criteria/* BEST_PLACES */.yW }, means);
    });
    const left = row.lines.length - report_criteria/* BEST_PLACES */.yW;
    if (left <= 0)
        return ranges;
    const line = `${(0,base_text/* counted */.hS)(left, 'more place')}, less likely`;
    return [
        ranges.slice(0, report_criteria/* BEST_PLACES */.yW),
        html `<details class="others"><summary>${line}</summary>
${ranges.slice(report_criteria/* BEST_PLACES */.yW)}${note}</details>
`,
    ];
}
/** Renders what the criterion says beside what the line does. */
function renderContradiction(report, { says, does, location, side }) {
    const place = (0,report_reference/* parseReference */.F)(location);
    const label = renderCode(location, 300);
    const where = place === null || side === 'removed' ? label : renderFileLink(report, place, label);
    return html `<div class="clash"><div><p class="soft">The criterion says</p><p>${renderProse(formatLine(says, 300), 300)}</p></div><div><p class="soft">${where} ${side === 'removed' ? 'takes away' : 'has'}</p><p>${renderCode(does.trim(), 300)}</p></div></div>
`;
}
/** Renders what stands between the criterion and its next status. */
function renderWants(report, { met, shown, contradicts, missing }) {
    const clashes = contradicts.slice(0, MAX_WANTS).map((each) => renderContradiction(report, each));
    if (met || missing.length === 0)
        return clashes;
    const items = missing.slice(0, MAX_WANTS).map((each) => html `<li>${renderProse(formatLine(each, 300), 300)}</li>`);
    const title = (0,report_criteria/* isSeen */.U4)(shown) ? 'Missing for the next status:' : 'Not shown by the changed lines:';
    return [clashes, html `<div class="wants"><p class="soft">${title}</p><ul>${items}</ul></div>\n`];
}
/** Renders the places that the author names, and whether each shows the criterion. */
function renderClaims(report, { claims }) {
    if (claims.length === 0)
        return null;
    const items = claims.slice(0, MAX_WANTS).map(({ ref, why }) => {
        const place = (0,report_reference/* parseReference */.F)(ref);
        const label = renderCode(ref, 300);
        const where = place === null ? label : renderFileLink(report, place, label);
        return html `<li>${where} ${why === '' ? 'holds' : `does not hold: ${formatLine(why, 300)}`}</li>`;
    });
    return html `<div class="claims"><p class="soft">Claimed by the author:</p><ul>${items}</ul></div>\n`;
}
function renderPill(row) {
    if (row.shown === null)
        return html `<span class="pill none">no lines named</span>`;
    return html `<span class="pill ${TONES[(0,report_criteria/* rateCriterion */.o)(row)]}" title="${report_criteria/* STATUS_MEANINGS */.Yx[row.shown]}">${row.shown}</span>`;
}
function renderCriterion(report, row, at, told, means) {
    const read = told.read.get(row.id);
    const from = read?.origin;
    const where = [
        ...(from?.ticket == null ? [] : [formatLine(from.ticket, 100)]),
        ...(from?.line == null ? [] : [`line ${from.line}`]),
    ].join(', ');
    const about = [
        ...(row.confidence === null ? [] : ['confidence']),
        ...(read === undefined ? [] : [criteria_KINDS[read.kind] ?? read.kind]),
        ...(where === '' ? [] : [where]),
    ].join(' · ');
    const none = row.lines.length > 0
        ? null
        : row.shown === 'open'
            ? html `<p class="soft">Code cannot show this: a person has to confirm it.</p>`
            : html `<p class="soft">${row.shown === 'weak' ? 'No single place of the change shows it.' : 'No changed line was found that has to do with it.'}</p>`;
    return html `<article class="criterion" id="c${String(at + 1)}">
<h3>${renderPill(row)} <span class="id">${formatLine(row.id, 40)}</span> ${renderProse(row.text === null ? '' : formatLine(row.text, 1_000), 1_000)}</h3>
<p class="meta">${row.confidence === null ? null : renderMeter(row.confidence, `Confidence of ${formatLine(row.id, 40)}`)}${about === '' ? null : html ` <span class="soft">${about}</span>`}</p>
${renderWants(report, row)}${renderClaims(report, row)}${renderRanges(report, row, told, means)}${none}
</article>
`;
}
/** Explains the words of the criteria that are there. */
function renderMeanings({ words }) {
    if (words.size === 0)
        return null;
    const rows = [...words.keys()].map((word) => html `<div><dt>${word}</dt><dd>${report_criteria/* STATUS_MEANINGS */.Yx[word]}</dd></div>`);
    return html `<details class="words"><summary>What these words mean</summary><dl>${rows}</dl></details>\n`;
}
/** Says once what is missing for the next status of the criteria that are met. */
function renderFurtherWants(rows) {
    return (0,report_criteria/* listFurtherWants */.It)(rows).map((want) => html `<p class="soft">${renderProse(formatLine(want, 1_000), 1_000)}</p>\n`);
}
/** Builds the part of the criteria. */
function renderCriteriaPart(report, means) {
    const rows = (0,report_criteria/* buildCriterionRows */.v2)(report);
    const tally = (0,report_criteria/* countCriteria */.T5)(report);
    const criteria = (0,evidence/* readCriteriaEvidence */.rd)(report);
    const source = criteria?.source ?? 'none';
    const told = {
        read: new Map(criteria?.criteria.map((each) => [each.id, each])),
        bound: new Map((0,evidence/* readBindingEvidence */.TA)(report)?.bindings.map(({ id, lines }) => [id, lines])),
        tell: (0,evidence_lines/* createEvidenceTeller */.g)(report),
        tellRemoved: (0,report_places/* createRemovalTeller */.ht)(report),
    };
    const { first, note } = capList(rows, MAX_CRITERIA, (left) => html `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here.</p>`);
    const bare = (report.change == null || report.unread === true) && rows.some(({ lines }) => lines.length > 0);
    const notes = [
        ...(report.trace === null
            ? ['The trace could not be read: what the criteria say and why they are bound is not known here.']
            : []),
        ...(0,evidence/* listUncounted */.a_)(report),
        ...(bare ? ['The code of the change is not available, so lines are named without it.'] : []),
    ].map((words) => html `<p class="note">${words}</p>`);
    const body = rows.length === 0
        ? html `<p>No acceptance criteria were found.</p>`
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
        short: rows.length === 0 ? 'none' : `${(0,base_text/* formatCount */.B4)(tally.met)} of ${(0,base_text/* formatCount */.B4)(tally.total)} met`,
        lead: rows.length === 0 ? '' : [(0,report_criteria/* formatTally */.eQ)(tally), FROM[source]].filter((text) => text !== '').join(', '),
        body,
    };
}
//# sourceMappingURL=criteria.js.map
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/report/commands.js
var commands = __webpack_require__(15728);
;// CONCATENATED MODULE: ./build/src/report/page/code/found-code.js
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
    return { box: renderCodeBox(`Diff of ${formatPath(file.file.path, 200)}`, pieces), rest };
}
function renderHunkHead({ section }, later) {
    const words = formatLine(section, 100);
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
        pieces.push(renderGap(`${(0,base_text/* counted */.hS)(lost, 'line')} not shown, to save space`));
    return html `<div class="stretch">${pieces}</div>`;
}
//# sourceMappingURL=found-code.js.map
;// CONCATENATED MODULE: ./build/src/report/page/parts/finding-filters.js
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
    return [...(0,groups/* groupBy */.$z)(all, ({ rule }) => rule)].map(([rule, found], at) => ({
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
        const count = found.filter(({ finding }) => (0,findings/* toWeight */.qQ)(finding) === weight).length;
        return count === 0 ? [] : [(0,base_text/* counted */.hS)(count, ...WEIGHT_WORDS[weight])];
    }).join(', ');
}
/** Builds the filters; there is nothing to choose from where all findings are of one rule. */
function buildFilters(all) {
    const rules = groupByRule(all);
    if (rules.length < 2)
        return { piece: null, classes: new Map() };
    const own = rules.slice(0, MAX_FILTERS);
    const weights = WEIGHTS.filter((weight) => all.some(({ finding }) => (0,findings/* toWeight */.qQ)(finding) === weight));
    const targets = [...weights, ...own.map(({ place }) => toFilter(place))];
    const shownWeights = weights.length < 2 ? [] : weights;
    const links = shownWeights.map((weight) => {
        const found = all.filter(({ finding }) => (0,findings/* toWeight */.qQ)(finding) === weight);
        return html `<li><a href="#${toAnchor(weight)}">${formatWeights(found)}</a></li>`;
    });
    return {
        classes: new Map(own.map(({ rule, place }) => [rule, toFilter(place)])),
        piece: html `${targets.map((filter) => html `<span class="only" id="${toAnchor(filter)}"></span>`)}
<p class="shown"><strong>Some findings are hidden.</strong> <a href="#findings">Show all ${(0,base_text/* formatCount */.B4)(all.length)}</a></p>
${links.length === 0 ? null : html `<ul class="filters" aria-label="Findings by severity">${links}</ul>`}
${renderRuleTable(rules)}`,
    };
}
function renderRuleTable(rules) {
    const rows = rules.map(({ rule, summary, place, found }) => {
        const name = renderCode(rule, 130);
        const files = new Set(found.map(({ finding }) => ((0,findings/* isAboutChange */.wC)(finding) ? findings/* WHOLE_CHANGE */.Rm : (0,findings/* toRepoPath */.xD)(finding))))
            .size;
        return [
            place > MAX_FILTERS ? name : html `<a href="#${toAnchor(toFilter(place))}">${name}</a>`,
            formatWeights(found),
            (0,base_text/* counted */.hS)(files, 'file'),
            formatLine(summary, 200),
        ];
    });
    const table = renderTable('The name of a rule shows only its findings', ['Rule', 'Findings', 'In', 'Finds'], rows, {
        name: 'plain by-rule',
    });
    return html `<details class="list"${rules.length > MAX_OPEN_RULES ? null : html ` open`}><summary>${(0,base_text/* counted */.hS)(rules.length, 'rule')} with findings</summary>
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
;// CONCATENATED MODULE: ./build/src/report/page/parts/findings.js
/** The findings by file, each in the diff behind its lines. */













/** Maximum bytes for the text of findings; the remaining findings are shown in short form. */
const MAX_WORDS = 2_500_000;
/** Maximum number of files in the table of files. */
const MAX_FILES_LISTED = 200;
/** Findings of one rule in one file that are shown open. More of them say the same again, so each is folded to its title. */
const MAX_OPEN_ALIKE = 10;
/** Files that are open though nothing in them counts for the verdict. */
const MAX_OPEN_NOTES = 5;
const findings_TONES = { error: 'bad', warn: 'warn', info: 'info' };
function createRuleDescriber(report) {
    const summaries = new Map((0,evidence/* readPlanesEvidence */.pp)(report)?.rules.map(({ rule, summary }) => [rule, summary ?? '']));
    return (finding) => {
        const rule = (0,findings/* nameRule */.Mp)(finding);
        return { rule, summary: summaries.get(rule) ?? '' };
    };
}
/** Says who accepted a finding, or shows the line by which a person can. */
function renderAnswering({ signed }, line) {
    if (signed != null) {
        return html `<p>Accepted by ${renderCode(signed.by, 100)}: ${renderProse(formatLine(signed.because, 300), 300)}</p>
`;
    }
    return line === null
        ? null
        : html `<p class="meta">If it is fine: ${renderCode(line.trimEnd(), 200)} …</p>
`;
}
function renderFinding(report, told, max) {
    const { finding, rank, rule, summary, filter, line, folded } = told;
    const { first, last } = (0,findings/* toLineRange */.$_)(finding);
    const path = (0,findings/* toRepoPath */.xD)(finding);
    const weight = (0,findings/* toWeight */.qQ)(finding);
    const where = `${first === last ? 'line' : 'lines'} ${first}${last > first ? `–${last}` : ''}`;
    const place = (0,findings/* isAboutChange */.wC)(finding)
        ? null
        : html ` <span class="at">${renderFileLink(report, { path, first, last }, where)}</span>`;
    const about = summary === '' ? null : html ` <span class="soft">${formatLine(summary, 200)}</span>`;
    const head = html `<h4><span class="pill ${findings_TONES[weight]}">${formatLine(finding.severity, 40)}</span> ${renderProse(formatLine(finding.title, Math.min(max, 300)), 300)}</h4>`;
    const body = html `<p>${renderProse(finding.rationale, max)}</p>
${renderAnswering(finding, line)}<p class="meta">${renderCode(rule, 130)}${about}${place}</p>`;
    return html `<div class="found ${weight}${filter === null ? '' : ` ${filter}`}" id="f${String(rank + 1)}"><div>
${folded
        ? html `<details><summary>${head}</summary>
${body}
</details>`
        : html `${head}
${body}`}
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
    const filters = buildFilters(sorted);
    let brief = 0;
    const alike = new Map();
    const all = sorted.map((each) => {
        const line = lines.get(each.finding.fingerprint ?? '') ?? null;
        const kind = `${each.rule}\n${each.finding.location.file}`;
        (0,groups/* addToCount */.wL)(alike, kind);
        const folded = (alike.get(kind) ?? 0) > MAX_OPEN_ALIKE;
        const told = { ...each, filter: filters.classes.get(each.rule) ?? null, line, folded };
        const whole = renderFinding(report, told, each.rank < 1_000 ? 2_000 : 400);
        const fits = allowance.takes(whole);
        if (!fits)
            brief += 1;
        return { ...each, piece: fits ? whole : renderFinding(report, told, 80) };
    });
    return { all, brief, filters };
}
/**
 * Groups the findings by file; those about the change as a whole are a group of their own. The file with the worst finding comes first; in a file they are in the order of lines.
 */
function groupByFile(all) {
    return [...(0,groups/* groupBy */.$z)(all, ({ finding }) => ((0,findings/* isAboutChange */.wC)(finding) ? null : (0,findings/* toRepoPath */.xD)(finding)))].map(([path, found]) => ({
        path,
        found: found.toSorted((a, b) => a.first - b.first || a.last - b.last || a.rank - b.rank),
    }));
}
/** Explains why no code is shown for a file. */
function renderMissingCode(report, omitted) {
    if (report.change == null || omitted === null)
        return null;
    return omitted === undefined
        ? html `<p class="soft">The file is not part of the change.</p>`
        : html `<p class="soft">Its lines are not available: ${formatLine(omitted, 60)}.</p>`;
}
/** A file is folded if it has notes alone and is not among the first. */
function isOpen(found, at) {
    return at < MAX_OPEN_NOTES || found.some(({ finding }) => (0,findings/* toWeight */.qQ)(finding) !== 'info');
}
function renderFile(report, { path, found }, at, means) {
    const file = path === null ? null : means.fileOf(path);
    const shown = file === null ? { box: null, rest: found } : renderFoundCode(file, found, means);
    const code = path === null ? null : (shown.box ?? renderMissingCode(report, file?.file.omitted));
    const apart = shown.rest.map(({ piece }) => piece);
    const head = apart.length > 0 && shown.box !== null ? html `<p class="soft">Not at lines of the diff that are shown:</p>` : null;
    return html `<details class="file" id="file${String(at + 1)}"${isOpen(found, at) ? html ` open` : null}><summary><h3>${path === null ? (0,base_text/* capitalize */.ZH)(findings/* WHOLE_CHANGE */.Rm) : formatPath(path, 300)}</h3> <span class="soft">${formatWeights(found)}</span></summary>
${code}
${apart.length === 0 ? null : html `<div class="apart">${head}${apart}</div>`}</details>
`;
}
function renderFileList(files) {
    if (files.length < 3)
        return null;
    const rest = files.length - MAX_FILES_LISTED;
    return html `<details class="list"><summary>${(0,base_text/* counted */.hS)(files.filter(({ path }) => path !== null).length, 'file')} with findings</summary><ul>${files
        .slice(0, MAX_FILES_LISTED)
        .map(({ path, found }, at) => html `<li><a href="#file${String(at + 1)}">${path === null ? (0,base_text/* capitalize */.ZH)(findings/* WHOLE_CHANGE */.Rm) : renderPath(path, 200)}</a> <span class="soft">${formatWeights(found)}</span></li>
`)}</ul>${rest > 0 ? html `<p class="soft">and ${(0,base_text/* formatCount */.B4)(rest)} more</p>` : null}</details>
`;
}
/** Builds the part "Findings". */
function renderFindingsPart(report, means) {
    const short = report.unread === true ? 'unread' : (0,report_verdict/* formatFindingCounts */.Z1)(report);
    const part = { id: 'findings', title: 'Findings', short, lead: (0,report_verdict/* formatFindingCounts */.Z1)(report) };
    if (report.unread === true) {
        return {
            ...part,
            body: html `<p class="note bad">The findings could not be read. So this list is empty, but there may be findings.</p>`,
        };
    }
    if (report.findings.length === 0)
        return { ...part, body: html `<p>None.</p>` };
    const { all, brief, filters } = renderFindings(report);
    const files = groupByFile(all);
    const left = (0,evidence/* readPlanesEvidence */.pp)(report)?.left_out ?? 0;
    const pieces = files.map((file, at) => renderFile(report, file, at, means));
    const notes = [
        ...(report.truncated ? ['The service has more findings than were read.'] : []),
        ...(left > 0
            ? [`${(0,base_text/* counted */.hS)(left, 'finding')} beyond the limit of one review ${left === 1 ? 'is' : 'are'} left out.`]
            : []),
        ...(brief > 0
            ? [
                `${(0,base_text/* counted */.hS)(brief, 'finding')} of the lowest severity ${brief === 1 ? 'is' : 'are'} shown in short form, to save space.`,
            ]
            : []),
        ...(report.change == null
            ? ['The code of the change is not available, so the findings are shown without it.']
            : []),
    ];
    if (report.change != null && report.findings.some(createSecretCheck)) {
        notes.push('Secrets that the review found are masked in the code on this page.');
    }
    const said = notes.map((note) => html `<p class="note">${note}</p>`);
    return { ...part, body: [said, filters.piece, html `<div class="files">${renderFileList(files)}${pieces}</div>`] };
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/report/accounting.js
var report_accounting = __webpack_require__(77283);
// EXTERNAL MODULE: ./build/src/report/look.js
var look = __webpack_require__(49529);
;// CONCATENATED MODULE: ./build/src/report/page/code/look-code.js
/** The code of the places that are left to people. Neighbours share one box, so that no line is shown twice. */





/** Places that are shown with their code, rows of one box, and rows around a place. */
const MAX_WITH_CODE = 200;
const look_code_MAX_ROWS = 60;
const look_code_AROUND = 2;
function findPlaceCode(place, { hunks }) {
    if (place.rank >= MAX_WITH_CODE || (place.added === null && place.removed === null))
        return null;
    for (const hunk of hunks) {
        const found = findChangedRows(hunk, place, look_code_AROUND);
        if (found === null)
            continue;
        const { from, to } = found.run;
        return haveWords(hunk.rows.slice(from, Math.min(to, from + look_code_MAX_ROWS))) ? found : null;
    }
    return null;
}
/** Joins two stretches that have rows in common; null if they have none, or are too much for one box. */
function joinCode(a, b) {
    const [from, to] = [Math.min(a.run.from, b.run.from), Math.max(a.run.to, b.run.to)];
    const touch = a.run.hunk === b.run.hunk && a.run.from < b.run.to && b.run.from < a.run.to;
    return touch && to - from <= look_code_MAX_ROWS
        ? { run: { hunk: a.run.hunk, from, to }, rows: new Set([...a.rows, ...b.rows]) }
        : null;
}
/** Groups the places of a file, in the order of their lines: one joins the group before it if their code overlaps. */
function groupPlaces(ranked, file) {
    const groups = [];
    for (const one of ranked) {
        const code = file === null ? null : findPlaceCode(one, file);
        const last = groups.at(-1);
        const joined = last === undefined || last.code === null || code === null ? null : joinCode(last.code, code);
        if (last !== undefined && joined !== null)
            groups[groups.length - 1] = { places: [...last.places, one], code: joined };
        else
            groups.push({ places: [one], code });
    }
    return groups;
}
/** Renders the lines of a group; null if there are none, or no room for them. */
function renderGroupCode({ places, code }, file, means) {
    const [first] = places;
    if (code === null || file === null || first === undefined)
        return null;
    const { from, to } = code.run;
    const run = { ...code.run, to: Math.min(to, from + look_code_MAX_ROWS) };
    const hit = (index) => (code.rows.has(index) ? 'hit open' : null);
    const rows = renderRows({ run, grammar: file.grammar, marker: null, hit }, means).filter((row) => row !== null);
    if (rows.length === 0)
        return null;
    const left = to - from - rows.length;
    return renderCodeBox(`${formatLine(first.location.file, 200)}, ${places.map(report_places/* formatPlaceLines */.yE).join('; ')}`, [
        renderCodeRows(rows),
        left > 0 ? renderGap(`${(0,base_text/* counted */.hS)(left, 'more line')} of this place`) : null,
    ]);
}
//# sourceMappingURL=look-code.js.map
;// CONCATENATED MODULE: ./build/src/report/page/parts/look.js
/** What is left to people, the heaviest first, with its lines; and the whole change as a bar of its parts. */










/** So many files are unfolded; more would make a page that nobody scrolls through. */
const MAX_OPEN_FILES = 20;
/** Places that are named. */
const MAX_PLACES = 1_000;
/** Criteria that are named, and the longest line to copy. */
const look_MAX_CRITERIA = 100;
const MAX_COMMAND = 400;
const look_TONES = { unaccounted: 'warn', opaque: 'bad' };
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
        const piece = html `<rect class="${reason}" x="${formatPercent(from)}" width="${formatPercent(width)}" height="18"/>`;
        from += width;
        return piece;
    });
    const items = told.map((reason) => html `<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="${reason}" width="12" height="12" rx="2"/></svg> <strong class="n">${(0,base_text/* formatCount */.B4)(tally.byReason[reason])}</strong> ${reason}: <span class="soft">${report_accounting/* REASON_MEANINGS */.k4[reason]}</span></li>
`);
    return html `<svg class="parts" role="img" aria-label="${(0,report_accounting/* formatPartition */.iK)(tally)}" focusable="false" width="100%" height="18">${rects}</svg>
<ul class="legend">
${items}</ul>
`;
}
function renderAbout(report, place) {
    const { reason, why } = place;
    const pill = html `<span class="pill ${look_TONES[reason] ?? 'none'}">${reason}</span>${place.isNew ? html ` <span class="pill info">new</span>` : null}`;
    const within = formatLine((0,report_places/* formatWithin */.po)(place), 400);
    // The meaning of the reason itself is in the legend.
    return html `<p class="where">${pill} ${renderDiffLink(report, place, (0,report_places/* buildDiffAnchor */.zN)(place), (0,report_places/* formatPlaceLines */.yE)(place))}${within === '' ? null : html ` <span class="soft">${within}</span>`}</p>
${why === report_accounting/* REASON_MEANINGS */.k4[reason] ? null : html `<p class="soft">${renderProse(formatLine(why, 300), 300)}</p>`}`;
}
function renderGroup(report, group, file, means) {
    const about = group.places.map((place) => renderAbout(report, place));
    const code = renderGroupCode(group, file, means);
    return code === null
        ? html `<div class="range bare">${about}</div>
`
        : html `<div class="range place"><div class="reason">${about}</div>${code}</div>
`;
}
/** Renders the line that a person who looked can copy. A line that is cut would do something else. */
function renderClearing(command) {
    if (command === null || command.length > MAX_COMMAND)
        return null;
    return html `<p class="soft">If it is fine, in a review: <code>${formatLine(command.trimEnd(), MAX_COMMAND)}</code> …</p>
`;
}
const CRITERION_TONES = {
    contradicted: 'bad',
    weak: 'warn',
    open: 'info',
    signed: 'ok',
};
function look_renderCriterion(report, one) {
    const { id, kind, reference, command } = one;
    const place = reference === null ? null : (0,report_reference/* parseReference */.F)(reference);
    const label = reference === null ? null : renderCode(reference, 200);
    const at = place === null || label === null ? label : renderFileLink(report, place, label);
    if ((0,look/* isToldBelow */.fL)(one))
        return html `<li><span class="pill ${CRITERION_TONES[kind]}">${kind}</span> <strong>${formatLine(id, 40)}</strong> <a href="#criteria">below</a>${renderClearing(command)}</li>
`;
    return html `<li><span class="pill ${CRITERION_TONES[kind]}">${kind}</span> <strong>${formatLine(id, 40)}</strong> ${at} ${renderProse(formatLine((0,look/* formatLookWords */.e9)(one), 450), 450)}${renderClearing(command)}</li>
`;
}
function renderCriteria(report, criteria, kinds) {
    const wanted = criteria.filter(({ kind }) => kinds.includes(kind));
    if (wanted.length === 0)
        return null;
    const { first, note } = capList(wanted, look_MAX_CRITERIA, (left) => html `<p class="soft">and ${(0,base_text/* formatCount */.B4)(left)} more below</p>`);
    return html `<ul class="bare">
${first.map((one) => look_renderCriterion(report, one))}</ul>
${note}`;
}
/** Lists the places that are ticked off, by who answered for them. */
function renderTicked(report) {
    const ticked = (0,look/* listTicked */.vb)(report).slice(0, look_MAX_CRITERIA);
    if (ticked.length === 0)
        return null;
    const items = ticked.map((one) => {
        const { why, places, lines } = one;
        const count = (0,look/* formatTickedCount */.RM)(one);
        const named = count === ''
            ? places.map((place, at) => html `${at === 0 ? null : '; '}${renderCode(place.location.file, 200)} ${renderDiffLink(report, place, (0,report_places/* buildDiffAnchor */.zN)(place), (0,report_places/* formatPlaceLines */.yE)(place))}`)
            : formatLine(count, 300);
        return html `<li><span class="pill ok">vouched</span> ${named}${lines === 0 ? '' : ` (${(0,base_text/* counted */.hS)(lines, 'line')})`}: ${renderProse(formatLine(why, 300), 300)}</li>
`;
    });
    return html `<ul class="bare">
${items}</ul>
`;
}
function look_renderFile(report, path, ranked, isOpen, means) {
    const lines = ranked.reduce((sum, place) => sum + place.lines, 0);
    const file = means.fileOf(path);
    return html `<details class="file"${isOpen ? html ` open` : null}><summary><h3>${formatPath(path, 300)}</h3> <span class="soft">${lines === 0 ? 'as a whole' : (0,base_text/* counted */.hS)(lines, 'line')}</span></summary>
${renderClearing((0,commands/* formatVouchCommand */.ak)(report, path))}${groupPlaces(ranked, file).map((group) => renderGroup(report, group, file, means))}</details>
`;
}
function renderNotes(report, places) {
    const removed = places.some((place) => place.removed !== null);
    return [
        ...(report.trace === null ? ['The trace could not be read, so the places are not named here.'] : []),
        ...(removed ? ['Lines that were removed have the numbers that they had before.'] : []),
    ].map((words) => html `<p class="soft">${words}</p>`);
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
    const places = (0,report_places/* listOpenPlaces */.PX)(report);
    const beyond = (0,report_places/* countUnlisted */.c0)(report);
    const { first, note } = capList(places, MAX_PLACES, (left) => html `<p class="soft">${(0,base_text/* counted */.hS)(left + beyond, 'more place')} not shown here; the trace has them.</p>`);
    const rest = note === null && beyond > 0
        ? html `<p class="soft">${(0,base_text/* counted */.hS)(beyond, 'more place')} beyond the limit of one trace.</p>`
        : note;
    const files = [...(0,report_places/* groupByFile */.XQ)(first.map((place, rank) => ({ ...place, rank })))];
    return [
        renderNotes(report, places),
        files.map(([path, own], at) => look_renderFile(report, path, own, at < MAX_OPEN_FILES, means)),
        rest,
    ];
}
//# sourceMappingURL=look.js.map
// EXTERNAL MODULE: ./build/src/report/people.js
var report_people = __webpack_require__(4137);
;// CONCATENATED MODULE: ./build/src/report/page/parts/people.js
/** Who said what: approvals with who, when and why, code owners that are missing, and signatures with what they did. */







const people_MAX_ROWS = 200;
const people_TONES = {
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
    return parsed !== null && isHosts ? html `<a href="${parsed.href}">${label}</a>` : label;
}
const renderWhen = (report, at, url) => at === '' ? null : html ` <span class="soft">${renderSaid(report, url, renderTime(at))}</span>`;
function renderPerson(report, { name, standing, at, url, why }) {
    return html `<li><span class="pill ${people_TONES[standing]}">${standing}</span> <strong><bdi>${formatLine(name, 100)}</bdi></strong>${renderWhen(report, at, url)}<br>${renderProse(formatLine(why, 400), 400)}</li>
`;
}
function renderSignature(report, { verb, target, because, by, at, url, holds, why }) {
    return html `<li><span class="pill ${holds ? 'ok' : 'warn'}">${holds ? 'holds' : 'does not hold'}</span> <strong><bdi>@${formatLine(by, 100)}</bdi></strong> ${verb} ${renderCode(target, 200)}${renderWhen(report, at, url)}<br>because ${formatLine(because, 300)}<br><span class="soft">${renderProse(formatLine(why, 400), 400)}</span></li>
`;
}
function renderList(title, all, row) {
    if (all.length === 0)
        return null;
    const { first, note } = capList(all, people_MAX_ROWS, (left) => html `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more row')} not shown here; the trace has them.</p>`);
    return html `<h3>${title}</h3>
<ul class="bare">
${first.map(row)}</ul>
${note}`;
}
/** Builds the part "People"; null where nobody said anything and nobody is missing. */
function renderPeoplePart(report) {
    const people = (0,report_people/* listPeople */.S)(report);
    const unknown = (0,report_people/* listUnknown */.j)(report);
    const signatures = (0,evidence/* readSignaturesEvidence */.Z9)(report)?.signatures ?? [];
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
            unknown.slice(0, people_MAX_ROWS).map((text) => html `<p class="note">${renderProse(formatLine(text, 600), 600)}</p>`),
        ],
    };
}
//# sourceMappingURL=people.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/report/page/parts/facts.js
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
;// CONCATENATED MODULE: ./build/src/report/page/parts/policy.js
/** The policy as it was asked: its rules in order, which of them held, and the values behind each condition. */









/** Rules that could not be evaluated, and sources of the policy, that are shown. */
const policy_MAX_ROWS = 50;
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
    const first = name === null ? null : html ` ${renderCode(name, 120)}`;
    const titles = [
        html `The policy${first}: the first rule that holds decides`,
        "The repository's own policy: the stricter of both verdicts counts",
    ];
    return [
        ...policies
            .filter((group) => group.length > 0)
            .map((group, at) => ({ title: titles[at] ?? 'A further policy', rules: group })),
        ...(guards.length === 0 ? [] : [{ title: 'Rules of the engine, which apply with every policy', rules: guards }]),
    ];
}
function formatValue(value) {
    if (Array.isArray(value)) {
        if (value.length === 0)
            return 'none';
        const members = value.slice(0, MAX_MEMBERS).map((member) => (0,base_text/* cutCharacters */.lD)(formatValue(member), MAX_MEMBER));
        const left = value.length - members.length;
        return `${members.join(', ')}${left > 0 ? `, and ${(0,base_text/* formatCount */.B4)(left)} more` : ''}`;
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
        return html `<span class="soft">always</span>`;
    return source === trace/* ENGINE_SOURCE */.d8 && /^[a-z ]+$/u.test(condition)
        ? formatLine(condition, 600)
        : renderCode(condition, 600);
}
function renderRule(rule, decided, facts) {
    const state = toState(rule);
    const values = listNamedFacts(rule.condition, facts);
    const tree = values.length === 0
        ? null
        : html `<ul class="facts">${values.map(({ name, value }) => html `<li>${renderCode(name, 120)} = <span class="n">${formatLine(formatValue(value), 600)}</span></li>`)}</ul>`;
    const by = decided ? html ` <strong class="by">decided</strong>` : null;
    const source = rule.source === trace/* ENGINE_SOURCE */.d8 || rule.source === trace/* BUILT_IN_SOURCE */.pA
        ? null
        : html ` <span class="soft">${formatLine(rule.source, 60)}</span>`;
    return html `<li class="rule ${state}"><p class="name"><span class="tick" aria-hidden="true">${STATES[state].sign}</span> <strong>${formatLine(rule.name, 120)}</strong> <span class="state">${STATES[state].word}</span> <span class="then">→ ${rule.verdict}</span>${by}${source}</p>
<div>${renderCondition(rule)}${tree}</div></li>
`;
}
function policy_renderGroup(group, report) {
    const decision = report.trace?.decision;
    const { first, note } = capList(group.rules, MAX_RULES, (left) => html `<p class="soft">${(0,base_text/* formatCount */.B4)(left)} more rules are not shown here.</p>`);
    const render = (rules) => html `<ol class="rules">
${rules.map((rule) => renderRule(rule, rule.held === true && rule.name === decision?.rule, decision?.facts ?? {}))}</ol>
`;
    const asked = first.filter(({ held }) => held !== null);
    const unasked = first.filter(({ held }) => held === null);
    return html `<h3>${group.title}</h3>
${asked.length === 0 ? null : render(asked)}${unasked.length === 0
        ? null
        : html `<details><summary>${(0,base_text/* counted */.hS)(unasked.length, 'rule')} not asked: the verdict was decided before</summary>
${render(unasked)}</details>
`}${note}
`;
}
const Errors = schemas/* array */.YOg(schemas/* object */.Ikc({ rule: schemas/* string */.YjP(), source: schemas/* string */.YjP(), message: schemas/* string */.YjP() }));
const Proposed = schemas/* object */.Ikc({ verdict: schemas/* string */.YjP().nullable(), rule: schemas/* string */.YjP().nullable() });
function policy_renderNotes(report) {
    const errors = Errors.safeParse((0,report_verdict/* getFact */.xk)(report, 'evaluation_errors'));
    const facts = report.trace?.decision.facts ?? {};
    const proposed = Proposed.safeParse(facts['proposed_policy']);
    return [
        ...(errors.success ? errors.data.slice(0, policy_MAX_ROWS) : []).map(({ rule, message }) => html `<p class="note bad">The rule ${renderCode(rule, 120)} could not be evaluated, so no later rule can approve: ${formatLine(message, 400)}</p>`),
        ...(proposed.success && proposed.data.verdict !== null
            ? [
                html `<p class="note">This change edits the repository's policy. With the edited one, which was not used, the verdict would be ${renderCode(proposed.data.verdict, 60)}, by the rule ${renderCode(proposed.data.rule ?? '', 120)}.</p>`,
            ]
            : []),
    ];
}
/** Builds the part "Policy". */
function renderPolicyPart(report) {
    const decision = report.trace?.decision;
    const policy = (0,evidence/* readPolicyEvidence */.y5)(report);
    const part = { id: 'policy', title: 'Policy', short: policy === null ? '' : formatLine(policy.name, 40) };
    if (decision === undefined) {
        return {
            ...part,
            lead: '',
            body: html `<p>The trace could not be read, so this page does not say which rules were checked.</p>`,
        };
    }
    const groups = groupRules(decision.rules, policy?.name ?? null);
    const sources = policy === null || policy.sources.length === 0
        ? null
        : renderTable('Where the policy comes from, the strongest first', ['Source', 'Name', 'Used', 'Why'], policy.sources.slice(0, policy_MAX_ROWS).map(({ origin, name, used, note }) => [
            // A review in a job or on a machine has no tenant.
            origin === 'tenant' ? 'default' : formatLine(origin, 60),
            renderCode(name, 200),
            used ? 'yes' : 'no',
            formatLine(note, 400),
        ]));
    const effective = policy === null
        ? null
        : html `<details><summary>The whole policy, as it was used</summary>
<div class="code" role="group" tabindex="0" aria-label="The policy as JSON"><pre><code>${formatCodeText((0,base_text/* cutCharacters */.lD)(JSON.stringify(policy.effective, null, 2), MAX_EFFECTIVE))}</code></pre></div></details>
`;
    return {
        ...part,
        lead: html `rule ${renderCode(decision.rule, 120)} → ${decision.verdict}`,
        body: [policy_renderNotes(report), groups.map((group) => policy_renderGroup(group, report)), sources, effective],
    };
}
//# sourceMappingURL=policy.js.map
;// CONCATENATED MODULE: ./build/src/report/page/parts/risk.js
/** The composition of the tier: each contribution with its points, as a table with bars. */






const risk_MAX_ROWS = 100;
/** Formats points with two decimals, so that they align in a column. */
const formatSigned = (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;
/** Formats a share of the width in percent, for an attribute. */
const risk_formatPercent = (share) => `${Math.round(share * 1_000) / 10}%`;
/**
 * Draws a bar: to the right if the points raise the score, to the left if they lower it. The number next to it has the
 * same meaning.
 */
function risk_renderBar(points, least, most) {
    const span = most - least;
    if (!Number.isFinite(span) || span <= 0)
        return new Html('');
    const zero = -least / span;
    const width = Math.abs(points) / span;
    const from = points < 0 ? zero - width : zero;
    return html `<svg class="bars" aria-hidden="true" focusable="false" height="14"><rect class="${points < 0 ? 'down' : 'up'}" x="${risk_formatPercent(from)}" y="2" width="${risk_formatPercent(width)}" height="10" rx="1"/><line x1="${risk_formatPercent(zero)}" x2="${risk_formatPercent(zero)}" y1="0" y2="14"/></svg>`;
}
/** Lists what the tier rests on. */
function risk_renderReasons(reasons) {
    return html `<ul>${reasons.map((reason) => html `<li>${formatLine(reason, 300)}</li>`)}</ul>`;
}
/** Collapses what the score is made of. */
function foldFigures(figures) {
    return html `<details><summary>What the score is made of</summary>
${figures}</details>`;
}
/** Builds the part "Risk". */
function renderRiskPart(report) {
    const tier = (0,evidence/* readTierEvidence */.Af)(report);
    const said = report.review.tier ?? tier?.tier ?? null;
    const part = { id: 'risk', title: 'Risk', short: said === null ? '' : formatLine((0,report_verdict/* formatTier */.eN)(said), 40) };
    if (tier === null) {
        return {
            ...part,
            lead: said === null ? '' : formatLine((0,report_verdict/* formatTier */.eN)(said), 60),
            body: html `<p>The trace could not be read, so this page does not say what the tier is made of.</p>`,
        };
    }
    const reasons = tier.reasons ?? [];
    const sorted = tier.contributions.toSorted((a, b) => b.points - a.points);
    const shown = sorted.filter(({ points }) => points !== 0).slice(0, risk_MAX_ROWS);
    const nothing = sorted.length - sorted.filter(({ points }) => points !== 0).length;
    const all = shown.map(({ points }) => points);
    const least = Math.min(0, ...all);
    const most = Math.max(0, ...all);
    const rows = shown.map(({ feature, value, points, note }) => [
        html `${formatLine(note, 160)} <code class="soft">${formatLine(feature, 60)}</code>`,
        typeof value === 'number' ? (0,report_verdict/* formatNumber */.ZV)(value) : formatLine(String(value), 60),
        html `<span class="n">${formatSigned(points)}</span>`,
        risk_renderBar(points, least, most),
    ]);
    const floors = tier.floors.map(({ tier: floor, note }) => html `<p class="note">At least ${(0,report_verdict/* formatTier */.eN)(floor)}, whatever the score: ${formatLine(note, 300)}.</p>`);
    const rest = nothing > 0 ? html `<p class="soft">${(0,base_text/* formatCount */.B4)(nothing)} more features contribute nothing.</p>` : null;
    const chart = rows.length === 0
        ? html `<p>No feature of the change contributes to its risk.</p>`
        : renderTable(`What the score of ${(0,report_verdict/* formatNumber */.ZV)(tier.score)} is made of: points that raise the risk, then points that lower it`, ['Feature', 'Value', 'Points', 'Lowers or lifts'], rows, { name: 'chart' });
    return {
        ...part,
        lead: html `${(0,report_verdict/* formatTier */.eN)(tier.tier)}, score <span class="n">${(0,report_verdict/* formatNumber */.ZV)(tier.score)}</span>`,
        body: reasons.length === 0 ? [floors, chart, rest] : [risk_renderReasons(reasons), foldFigures([floors, chart, rest])],
    };
}
//# sourceMappingURL=risk.js.map
// EXTERNAL MODULE: ./build/src/report/since.js
var report_since = __webpack_require__(62678);
;// CONCATENATED MODULE: ./build/src/report/page/parts/since.js
/** What changed since the last head that a person saw. */






const since_MAX_ROWS = 200;
const since_TONES = { worse: 'bad', better: 'ok', note: 'none' };
function renderReference(report, reference) {
    const place = (0,report_reference/* parseReference */.F)(reference);
    const label = renderCode(reference, 200);
    return place === null ? label : renderFileLink(report, place, label);
}
function since_renderRow(report, { seen }, row) {
    const then = { ...report, headSha: seen.commit };
    const places = [
        ...row.lines.map((reference) => html ` ${renderReference(report, reference)}`),
        ...row.lost.map((reference) => html ` <span class="soft">then at</span> ${renderReference(then, reference)}`),
    ];
    const name = row.name === '' ? null : html `<strong>${formatLine(row.name, 40)}</strong> `;
    return html `<li><span class="pill ${since_TONES[row.mark]}">${row.mark}</span> ${name}${renderProse(formatLine(row.text, 300), 300)}${places}</li>
`;
}
/** Builds the part "Since @login looked at 1a2b3c4"; null if no person who counts has seen a head. */
function renderSincePart(report) {
    const since = (0,report_since/* readSeenSince */.KG)(report);
    if (since === null)
        return null;
    const rows = (0,report_since/* listSinceRows */.Yx)(since);
    const { first, note } = capList(rows, since_MAX_ROWS, (left) => html `<p class="soft">${(0,base_text/* counted */.hS)(left, 'more row')} not shown here; the trace has them.</p>`);
    const facts = [(0,report_since/* formatSinceFiles */.xl)(since), (0,report_since/* formatSinceSpans */.$R)(since)].filter((text) => text !== '');
    const list = html `<ul class="bare">
${first.map((row) => since_renderRow(report, since, row))}</ul>
`;
    return {
        id: 'since',
        title: formatLine((0,report_since/* formatSinceTitle */.Ee)(since), 100),
        short: rows.length === 0 ? '' : (0,base_text/* counted */.hS)(rows.length, 'change'),
        lead: '',
        body: [facts.map((text) => html `<p>${formatLine(text, 800)}</p>\n`), first.length === 0 ? null : list, note],
    };
}
//# sourceMappingURL=since.js.map
// EXTERNAL MODULE: ./build/src/report/explain.js
var explain = __webpack_require__(73699);
;// CONCATENATED MODULE: ./build/src/report/page/parts/trace.js
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
const renderDigest = (name, value) => html `<div><dt>${name}</dt><dd><code>${formatLine(value, 100)}</code></dd></div>`;
function renderStep(step) {
    const about = Object.hasOwn(ABOUT, step.name) ? html ` <span class="soft">${ABOUT[step.name] ?? ''}</span>` : null;
    return html `<li><p><strong>${formatLine(step.name, 60)}</strong>${about}</p>
<dl class="digests">${renderDigest('in', step.input_digest)}${renderDigest('out', step.output_digest)}${renderDigest('hash', step.hash)}</dl></li>
`;
}
/** Says where to get the trace. A loopback address is not available after the job. */
function renderLocation(report) {
    const url = report.review.trace_url ?? null;
    const host = url === null ? undefined : (0,base_url/* parseUrl */.Dl)(url)?.hostname;
    if (url === null || host === undefined || (0,base_url/* isLoopback */.U9)(host)) {
        return html `<p>The trace is the file that <code>trace-file</code> (in a workflow) or <code>--trace</code> (of the command) names.</p>`;
    }
    return html `<p>The service gives the trace as JSON at ${renderCode(url, 500)}.</p>`;
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
            body: html `<p>The trace could not be read: what this page says cannot be checked.</p>${renderLocation(report)}`,
        };
    }
    const signed = trace.signature === null
        ? 'The trace is not signed: the chain shows that nothing was changed in it, not who made it.'
        : `It is signed with the key ${trace.signature.signatures
            .map(({ keyid }) => formatLine(keyid, 100))
            .slice(0, 5)
            .join(', ')}; the service publishes its keys at /.well-known/jwks.json.`;
    const keys = trace.signature === null ? '' : ' --keys KEYS';
    const body = html `<p>${renderProse((0,explain/* explainVerdict */.b)(report), MAX_SENTENCE)}</p>
<dl class="digests whole">${renderDigest('trace', trace.digest)}${renderDigest('snapshot', trace.snapshot.digest)}<div><dt>engine</dt><dd>${renderCode(trace.engine.version, 60)}</dd></div></dl>
<details><summary>${(0,base_text/* counted */.hS)(trace.steps.length, 'step')}, each hash made over the one before</summary>
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
//# sourceMappingURL=trace.js.map
// EXTERNAL MODULE: ./build/src/report/confidence.js
var report_confidence = __webpack_require__(35778);
// EXTERNAL MODULE: ./build/src/report/decision.js
var decision = __webpack_require__(30568);
// EXTERNAL MODULE: ./build/src/report/opening.js
var opening = __webpack_require__(46324);
// EXTERNAL MODULE: ./build/src/report/next-steps.js + 2 modules
var next_steps = __webpack_require__(42817);
;// CONCATENATED MODULE: ./build/src/report/page/parts/steps.js
/** What opens a closed gate, as lists of a page: what people do first, then what the author does. */







/** Styles of the lists. */
const STEPS_STYLE = `.steps li { margin: 0.25rem 0; }
.steps ul { padding-left: 1.1rem; }`;
/** Renders what people can do so that the gate opens. */
function renderOpening(report, renderTitle) {
    const later = (0,opening/* describeLaterApproval */.Vg)(report, false);
    if (later !== '')
        return html `${renderTitle(opening/* LATER_TITLE */.gX)}\n<p>${formatLine(later, 900)}</p>\n`;
    const steps = (0,opening/* listOpeningSteps */.k0)(report);
    if (steps.length === 0)
        return null;
    const items = steps.map(({ what, url }) => html `<li>${renderProse(formatLine(what, 900), 900)}${url === null ? null : html ` ${renderFilesLink(report, 'Files changed')}`}</li>
`);
    return html `${renderTitle(opening/* OPENING_TITLE */.Od)}
<ol class="steps">
${items}</ol>
`;
}
function renderAuthorSteps(report, renderTitle) {
    const todo = (0,next_steps/* listStepsBesideCriteria */.D2)(report);
    if (todo.length === 0)
        return null;
    const items = todo.map(({ what, items: about, more }) => {
        const named = about.map((item) => {
            const place = item.reference === null ? null : (0,report_reference/* parseReference */.F)(item.reference);
            const where = item.reference === null
                ? null
                : place === null
                    ? renderPath(item.reference, 200)
                    : renderFileLink(report, place, renderPath(item.reference, 200));
            const name = item.name === '' ? null : html `<strong>${formatLine(item.name, 40)}</strong> `;
            return html `<li>${name}${renderProse(formatLine(item.text, 300), 300)}${where === null ? null : html ` <span class="at">${where}</span>`}</li>`;
        });
        const rest = more > 0 ? html `<li class="soft">and ${(0,base_text/* formatCount */.B4)(more)} more</li>` : null;
        return html `<li>${renderProse(formatLine(what, 400), 400)}${named.length === 0 ? null : html `<ul>${named}${rest}</ul>`}</li>
`;
    });
    const limit = (0,opening/* describeApprovalLimit */.I)(report);
    return html `${renderTitle((0,next_steps/* formatStepsTitle */.NK)(report))}
${limit === '' ? null : html `<p>${formatLine(limit, 300)}</p>\n`}<ol class="steps">
${items}</ol>
`;
}
/** Says what others can do in place of the steps of its author. */
function renderAlternative(report) {
    const words = (0,next_steps/* describeAlternative */.DU)(report);
    return words === '' ? null : html `<p>${renderProse(formatLine(words, 400), 400)}</p>\n`;
}
/** Renders both lists, and what others can do in place of the second one; nothing if the change is approved. */
function renderSteps(report, renderTitle) {
    return [renderOpening(report, renderTitle), renderAuthorSteps(report, renderTitle), renderAlternative(report)];
}
//# sourceMappingURL=steps.js.map
;// CONCATENATED MODULE: ./build/src/report/page/parts/verdict.js
/** The verdict: the decision of the gate, the deciding rule, the key figures, the next steps, and the confidence. */












/** Parts of the confidence, and notes, that are shown. */
const MAX_PARTS = 100;
const MAX_NOTES = 50;
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
    const decided = (0,decision/* findDecidingRule */.VP)(report);
    if (decided === null) {
        return html `<p class="why">The trace could not be read, so this page does not say which rule decided.</p>`;
    }
    const because = decided.because === '' ? '.' : html `: ${formatLine(decided.because, 300)}.`;
    const of = decided.policy === null ? null : html ` of the policy ${renderCode(decided.policy, 120)}`;
    const condition = decided.condition === 'true' || decided.condition === ''
        ? null
        : html ` <span class="soft">Its condition:</span> ${renderCode(decided.condition, 400)}`;
    return html `<p class="why">Decided by the rule <a href="#policy">${renderCode(decided.rule, 120)}</a>${of}${because}${condition}</p>`;
}
function formatCoverage(report, isComplete) {
    const unread = (0,report_unread/* listUnreadFiles */.p)(report).size;
    return isComplete && unread > 0 ? `${(0,base_text/* counted */.hS)(unread, 'file')} not read` : isComplete ? 'complete' : 'not complete';
}
function renderFigures(report) {
    const { review, trace } = report;
    const tally = (0,report_criteria/* countCriteria */.T5)(report);
    const coverage = trace?.snapshot.coverage;
    const accounting = (0,report_accounting/* countAccounting */.Z2)(report);
    const cells = [
        ...(review.tier == null
            ? []
            : [{ name: 'Risk', value: html `<a href="#risk">${formatLine((0,report_verdict/* formatTier */.eN)(review.tier), 60)}</a>` }]),
        ...(accounting === null
            ? []
            : [{ name: 'To look at', value: html `<a href="#look">${(0,report_accounting/* formatOpen */.Me)(accounting) || 'nothing'}</a>` }]),
        {
            name: 'Criteria',
            value: html `<a href="#criteria">${tally.total === 0 ? 'none' : `${tally.met} of ${tally.total} met`}</a>`,
        },
        { name: 'Findings', value: html `<a href="#findings">${(0,report_verdict/* formatFindingCounts */.Z1)(report)}</a>` },
        ...(coverage === undefined
            ? []
            : [{ name: 'Coverage', value: html `<a href="#coverage">${formatCoverage(report, coverage.complete)}</a>` }]),
    ];
    return html `<dl class="figures">${cells.map(({ name, value }) => html `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
/** Renders the confidence with what it is made of, folded: on its own the number reads as if the result were certain. */
function renderConfidence(report) {
    const { confidence } = report.review;
    const read = (0,report_confidence/* readConfidence */.$D)(report);
    if (confidence == null || read === null || read.judgements.length === 0)
        return null;
    const deciding = read.judgements.filter(({ decides }) => decides).length;
    const rows = read.judgements
        .slice(0, MAX_PARTS)
        .map(({ what, so, right, decides }) => [
        html `${formatLine(what, 200)}${so === '' ? null : html `, <span class="soft">${so}</span>`}`,
        renderMeter(right, `Probability that this is right: ${formatLine(what, 100)}`),
        decides ? 'yes' : 'no',
    ]);
    return html `<details><summary>Confidence ${(0,report_verdict/* formatProbability */.tY)(confidence)}, and how it is made</summary>
<p>${(0,report_confidence/* describeConfidence */.yK)(deciding, deciding)}</p>
${renderTable('What the confidence is made of', ['Judgement', 'Probability that it is right', 'Would change the verdict'], rows)}
<p class="soft">${formatLine(read.formula, 600)}</p></details>
`;
}
function renderFailure(report) {
    const { status, error } = report.review;
    if (status === 'complete')
        return null;
    if (status !== 'failed') {
        return html `<p class="note">The review is not complete: its status is ${renderCode(status, 60)}. Nothing was approved.</p>`;
    }
    const told = error?.code == null ? null : html ` (${renderCode(error.code, 60)})`;
    return html `<p class="note bad"><strong>The review failed</strong>${told}: ${formatLine(error?.detail ?? 'the service did not say why', 600)} Nothing was approved.</p>`;
}
/** Builds the part "Verdict". */
function renderVerdictPart(report) {
    const tone = selectTone(report);
    const body = html `<div class="verdict ${tone}">
<p class="word"><span class="sign" aria-hidden="true">${SIGNS[tone]}</span> ${formatLine((0,report_verdict/* formatVerdict */.Pu)(report), 120)} <span class="gate">${formatLine((0,opening/* describeGate */.l7)(report), 700)}</span></p>
${renderDecidingRule(report)}
${renderFigures(report)}
</div>
${renderFailure(report)}
${report.notes.slice(0, MAX_NOTES).map((note) => html `<p class="note">${renderProse(note, 1_000)}</p>`)}
${renderSteps(report, (title) => html `<h3>${title}</h3>`)}${renderConfidence(report)}`;
    return { id: 'verdict', title: 'Verdict', short: formatLine((0,report_verdict/* formatVerdict */.Pu)(report), 40), lead: '', body };
}
//# sourceMappingURL=verdict.js.map
;// CONCATENATED MODULE: ./build/src/report/page/report-style.js


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
const report_style_TONES = ['ok', 'warn', 'bad', 'info']
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
const report_style_KINDS = ['k', 's', 'c', 'n', 't', 'a', 'm'].map((kind) => `.code .${kind} { color: var(--${kind}); }`).join('\n');
/**
 * Styles of the report page, in addition to those of all pages: its colours for light and dark mode, its layout, and
 * its print version.
 */
const REPORT_STYLE = `${FILTER_STYLE}
:root { ${declareColours(0)} --tone: var(--soft); --tone-bg: var(--none-bg); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
@media (prefers-color-scheme: dark) { :root { ${declareColours(1)} } }
${report_style_TONES}
.error { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.none { --tone: var(--soft); --tone-bg: var(--none-bg); }
body { max-width: none; padding: 0; font-size: 15px; line-height: 1.5; }
code, pre, .n { font-family: var(--mono); }
code { font-size: 0.875em; }
.n { font-size: 0.9em; font-variant-numeric: tabular-nums; }
.soft, .lead { color: var(--soft); font-size: 0.93em; font-weight: 400; }
h1 { margin: 0.1rem 0 1rem; font-size: 1.6rem; letter-spacing: -0.01em; }
h1.long { font-size: 1.25rem; }
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
.word .gate { display: block; font-size: 0.95rem; font-weight: 400; color: var(--ink); margin-top: 0.4rem; }
.sign { display: inline-block; width: 1.6rem; height: 1.6rem; margin-right: 0.2rem; border-radius: 50%; background: var(--tone); color: var(--paper); font-size: 1rem; line-height: 1.6rem; text-align: center; vertical-align: 0.1rem; }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2.25rem; margin: 0.9rem 0 0; }
.figures dt { margin: 0; color: var(--soft); font-size: 0.8rem; }
.verdict .soft, .verdict dt { color: var(--ink); opacity: 0.85; }
.figures dd { margin: 0; font-weight: 600; }
.verdict ~ details { margin-top: 0.9rem; }
${STEPS_STYLE}
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
.range .where ~ .where { margin-top: 0.4rem; }
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
.beside > * { min-width: 0; align-self: start; }
.place { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.4rem; margin-top: 1rem; }
.place > .reason > :not(.where) { margin: 0.1rem 0 0; }

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
${report_style_KINDS}
.file { margin: 1rem 0 1.5rem; content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary { padding: 0.35rem 0; }
.file > summary h3 { font-family: var(--mono); font-size: 0.93rem; word-break: break-all; }
.stretch { width: max-content; min-width: 100%; content-visibility: auto; contain-intrinsic-size: auto none auto 12rem; }
.found { border-block: 1px solid var(--line); background: var(--tone-bg); }
.found > div { position: sticky; left: 0; width: 100cqw; max-width: 62rem; padding: 0.55rem 1rem 0.6rem 0.8rem; border-left: 3px solid var(--tone); }
.found > div > p { white-space: pre-line; font-size: 0.93em; }
.found .soft { color: var(--ink); opacity: 0.85; }
.found summary h4 { display: inline; }
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
td code { overflow-wrap: break-word; }
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
  .file > summary h3 { word-break: break-all; }
  .word .gate { display: block; margin-left: 0; }
  .verdict { padding: 0.75rem 0.9rem; }
  .figures { gap: 0.5rem 1.5rem; }
  th, td { padding-right: 0.6rem; }
  tbody th { min-width: 5.5rem; }
  .by-rule tbody th { min-width: 9.5rem; }
  .by-rule td:last-child { min-width: 6.5rem; }
  .by-rule :is(th, td):nth-child(3) { display: none; }
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
  .beside .reason .where { align-items: flex-start; flex-direction: column; }
  .beside > .reason { position: sticky; top: 0.75rem; }
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
  .beside > .reason { position: static; }
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
;// CONCATENATED MODULE: ./build/src/report/page/report-page.js
/** A review as one page that a person reads: everything in it, nothing loaded, no script. */






















/** Maximum bytes of code for what is left to people, for criteria and for findings. */
const MAX_LOOK_CODE = 1_500_000;
const MAX_CRITERIA_CODE = 2_000_000;
const MAX_FINDINGS_CODE = 2_500_000;
/** Maximum number of characters shown of a title, and so many more than which are set smaller. */
const MAX_TITLE = 400;
const LONG_TITLE = 90;
/** Returns `octo/shop #7`, or only the repository. */
function formatSubject(report) {
    return `${formatLine(report.repo, 200)}${report.pr === null ? '' : ` #${report.pr}`}`;
}
function renderHead(report) {
    const { change, headSha, review } = report;
    const sha = (commit) => renderCommitLink(report, commit, renderCode((0,base_text/* abbreviateSha */.Kx)(commit), 20));
    const told = [
        ...(change == null || change.author === '' ? [] : [html `by ${formatLine(change.author, 100)}`]),
        ...(change == null
            ? headSha === null
                ? []
                : [html `commit ${sha(headSha)}`, ...renderBase(review, sha)]
            : [
                html `${renderRefName(change.head)} ${sha(change.head.sha)} into ${renderRefName(change.base)} ${sha(change.base.sha)}`,
            ]),
        ...(review.completed_at == null
            ? []
            : [html `${report.pr === null ? 'committed' : 'reviewed'} ${renderTime(review.completed_at)}`]),
    ];
    return html `<p class="about">${renderPullLink(report, formatSubject(report))}${told.map((one) => html ` · ${one}`)}</p>
${renderHeading(report)}
`;
}
/** Renders the title of the change; its number where it has none, or only the name of its commit. */
function renderHeading(report) {
    const title = formatLine(report.change?.title ?? '', MAX_TITLE);
    if (title.trim() === '' || title === report.change?.head.sha)
        return html `<h1>${formatSubject(report)}</h1>`;
    return html `<h1${title.length > LONG_TITLE ? html ` class="long"` : null}>${renderProse(title, MAX_TITLE)}</h1>`;
}
/** Renders the base as far as the service names it. */
function renderBase({ base_ref: ref, base_sha: commit }, sha) {
    if (commit == null)
        return [];
    return [html `into ${ref == null ? null : renderRefName({ ref, sha: commit })} ${sha(commit)}`];
}
/** Renders a branch; nothing if the ref is the commit itself. */
function renderRefName({ ref, sha }) {
    return ref === sha ? null : renderCode(ref, 200);
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
    return renderPage({
        title: `${formatSubject(report)}: ${formatLine((0,report_verdict/* formatVerdict */.Pu)(report), 120)} – Review Gate`,
        style: REPORT_STYLE,
        body: html `<a class="skip" href="#main">Skip to the report</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${renderContents(parts)}
<main id="main" tabindex="-1">
${renderHead(report)}
${parts.map(renderSection)}
</main>
</div>
<footer><p>Made by Review Gate from the review <code>${formatLine(report.review.id, 100)}</code>: the same review gives the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
    });
}
//# sourceMappingURL=report-page.js.map

/***/ })

};
