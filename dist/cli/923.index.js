export const id = 923;
export const ids = [923];
export const modules = {

/***/ 81047:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ toCanonicalJson),
/* harmony export */   t: () => (/* binding */ digestJson)
/* harmony export */ });
/* harmony import */ var canonicalize__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98799);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/** Canonical JSON and its digests. */


/**
 * Returns canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes
 * them. Members that are `undefined` are left out, as in `JSON.stringify`.
 * @throws TypeError for values that JSON cannot represent: NaN, infinities, lone surrogates, circular references, or
 * `undefined` as the whole value
 */
function toCanonicalJson(value) {
    let text;
    try {
        text = writeOrdered(value) ?? (0,canonicalize__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(value);
    }
    catch (cause) {
        throw new TypeError('the value has no canonical JSON form', { cause });
    }
    if (text === undefined)
        throw new TypeError('the value has no JSON form');
    return text;
}
/**
 * Writes a value by `JSON.stringify`, with its keys put in order before, which takes a third of the time. Returns null for
 * what only the library writes or refuses: objects with a method `toJSON`, numbers that JSON does not have, lone
 * surrogates, and keys that an object does not keep in their order.
 */
function writeOrdered(value) {
    const found = { special: false, orders: new Map() };
    const text = JSON.stringify(orderKeys(value, found));
    return found.special || text === undefined ? null : text;
}
/** Between the keys of an object in the name of its kind. A value that has it in a key is left to the library. */
const SEPARATOR = '\0';
function orderKeys(value, found) {
    if (typeof value === 'string')
        found.special ||= !value.isWellFormed();
    if (typeof value === 'number')
        found.special ||= !Number.isFinite(value);
    if (typeof value !== 'object' || value === null || found.special)
        return value;
    if (Array.isArray(value))
        return value.map((one) => orderKeys(one, found));
    const members = { ...value };
    const ordered = {};
    for (const key of listInOrder(Object.keys(members), found))
        ordered[key] = orderKeys(members[key], found);
    found.special ||= 'toJSON' in value;
    return ordered;
}
function listInOrder(keys, found) {
    const kind = keys.join(SEPARATOR);
    const known = found.orders.get(kind);
    // As many keys: so none of these has the separator inside.
    if (known?.length === keys.length)
        return known;
    found.special ||= keys.some(isSpecial);
    const ordered = [...keys].sort();
    found.orders.set(kind, ordered);
    return ordered;
}
/** Objects list numbers before all other keys, and one key sets their prototype. */
function isSpecial(key) {
    const first = key.charCodeAt(0);
    const isOrdered = (first < 0x30 || first > 0x39) && key !== '__proto__';
    return !isOrdered || key.includes(SEPARATOR) || !key.isWellFormed();
}
/**
 * Returns the contract's digest of a JSON value: `sha256:` and the hash of its canonical JSON. Throws as
 * `toCanonicalJson` does.
 */
function digestJson(value) {
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .digestText */ .M6)(toCanonicalJson(value));
}
//# sourceMappingURL=digest.js.map

/***/ }),

/***/ 54855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $z: () => (/* binding */ groupBy),
/* harmony export */   Mr: () => (/* binding */ addToGroup),
/* harmony export */   wL: () => (/* binding */ addToCount)
/* harmony export */ });
/** Grouping of values by key. Keys, and the members of a group, keep the order of the input. */
/** Groups values by key. (`Map.groupBy` needs Node 21.) */
function groupBy(all, keyOf) {
    const groups = new Map();
    for (const one of all)
        addToGroup(groups, keyOf(one), one);
    return groups;
}
/** Adds a value to the group of its key; creates the group if it is missing. */
function addToGroup(groups, key, one) {
    const group = groups.get(key);
    if (group === undefined)
        groups.set(key, [one]);
    else
        group.push(one);
}
/** Adds to the sum of a key; a new sum starts at 0. */
function addToCount(counts, key, by = 1) {
    counts.set(key, (counts.get(key) ?? 0) + by);
}
//# sourceMappingURL=groups.js.map

/***/ }),

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ hashSha256),
/* harmony export */   M6: () => (/* binding */ digestText),
/* harmony export */   QN: () => (/* binding */ digestBytes),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** SHA-256 (FIPS 180-4) of texts and bytes. Texts are hashed as UTF-8. */

/** Returns the SHA-256 of the parts in sequence. */
function sha256(form, ...parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest(form);
}
/** Returns the SHA-256 of a text as 64 lower-case hex digits. */
function hashSha256(text) {
    return sha256('hex', text);
}
/** Returns the contract's digest of a text: `sha256:` and its hash in hex. */
function digestText(text) {
    return `sha256:${hashSha256(text)}`;
}
/** Returns the contract's digest of bytes. */
function digestBytes(bytes) {
    return `sha256:${sha256('hex', bytes)}`;
}
/**
 * Returns a key for a tuple of values: the hash of the values as a JSON array, in base64url. Takes what
 * `JSON.stringify` takes.
 */
function hashParts(...parts) {
    return sha256('base64url', JSON.stringify(parts));
}
//# sourceMappingURL=hash.js.map

/***/ }),

/***/ 33703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText),
/* harmony export */   t: () => (/* binding */ countBefore)
/* harmony export */ });
/** Sort orders that are the same on every machine. */
/** Compares two texts by their UTF-16 code units, as `sort` does without a comparison function. */
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/**
 * Returns the number of leading elements for which `isBefore` is true, in logarithmic time. `isBefore` must be false
 * for every element after the first for which it is false, as in a sorted list.
 */
function countBefore(sorted, isBefore) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        const one = sorted[middle];
        if (one !== undefined && isBefore(one))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
//# sourceMappingURL=order.js.map

/***/ }),

/***/ 51036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ quoteStart),
/* harmony export */   GQ: () => (/* binding */ foldSpace),
/* harmony export */   Hn: () => (/* binding */ showCodePoint),
/* harmony export */   Kx: () => (/* binding */ abbreviateSha),
/* harmony export */   LU: () => (/* binding */ MAX_QUOTED_CHARACTERS),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   ZH: () => (/* binding */ capitalize),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   lD: () => (/* binding */ cutCharacters)
/* harmony export */ });
/** Texts of others made fit to be shown: on one line, with nothing hidden in them, no longer than there is room. */
/** Controls but tab and newline, line and paragraph separators, and format characters (bidi controls among them) but the emoji joiners. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Carriage returns become newlines, lone surrogates U+FFFD, and invisible characters their code point in brackets. */
function visible(text) {
    return text.toWellFormed().replace(/\r\n?/gu, '\n').replace(UNSEEN, showCodePoint);
}
/** A character as its code point in brackets: `[U+200B]`. */
function showCodePoint(character) {
    return `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`;
}
/** Runs of white space, line breaks among them, become one space; none stays at the ends. */
function foldSpace(text) {
    return text.replace(/\s+/gu, ' ').trim();
}
/** The text on one line, what is invisible shown. */
function oneLine(text) {
    return foldSpace(visible(text));
}
/** At most `max` bytes of UTF-8, cut between code points, with an ellipsis where something was cut. */
function cutBytes(text, max) {
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= max)
        return text;
    let end = Math.max(0, max - 3);
    // A byte 10xxxxxx goes on with the character before it.
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return `${new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, end))}…`;
}
/** At most `max` UTF-16 code units, cut between code points, with an ellipsis where something was cut. */
function cutCharacters(text, max) {
    if (text.length <= max)
        return text;
    const start = text.slice(0, max - 1).toWellFormed();
    return `${start.replace(/\ufffd$/u, '')}…`;
}
/** `1 finding`, `2 findings`. */
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
/** The text with its first letter in upper case. */
function capitalize(text) {
    return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
/** So many digits of a commit's id tell it apart in every repository that people read. */
const SHOWN_SHA_DIGITS = 12;
/** A commit's id as people read it. */
function abbreviateSha(sha) {
    return sha.slice(0, SHOWN_SHA_DIGITS);
}
/** So much of what somebody else sent is quoted in a message, in UTF-16 code units. */
const MAX_QUOTED_CHARACTERS = 200;
/** The start of what somebody else sent, in quotation marks, with escapes for what is no plain character (JSON). */
function quoteStart(text) {
    return JSON.stringify(text.slice(0, MAX_QUOTED_CHARACTERS));
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 86976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ recognizeTicketFile)
/* harmony export */ });
/** Where tools keep tickets as files beside the code: Backlog.md, BMAD, spec-kit and OpenSpec. */
const PLACES = [
    {
        tool: 'Backlog.md',
        role: 'criteria',
        path: /^\.?backlog\/(?:tasks|drafts|completed|archive\/tasks)\/([a-z][a-z0-9]*-\d+(?:\.\d+)*)(?:[ -][^/]*)?\.md$/iu,
    },
    {
        tool: 'BMAD',
        role: 'criteria',
        path: /^(?:docs\/stories|_bmad-output\/implementation-artifacts)\/(?:[^/]+\/)?(?:story[-.])?(\d+[.-]\d+)(?:[.-][^/]*)?\.md$/iu,
    },
    { tool: 'spec-kit', role: 'criteria', path: /^specs\/(\d{3,}-[\w.-]+)\/spec\.md$/u },
    { tool: 'spec-kit', role: 'tasks', path: /^specs\/(\d{3,}-[\w.-]+)\/tasks\.md$/u },
    { tool: 'OpenSpec', role: 'criteria', path: /^openspec\/changes\/(?!archive\/)([\w.-]+)\/specs\/[^/]+\/spec\.md$/u },
    { tool: 'OpenSpec', role: 'tasks', path: /^openspec\/changes\/(?!archive\/)([\w.-]+)\/tasks\.md$/u },
];
/** Recognizes a ticket by its path in the repository; null if there is none at such a place. */
function recognizeTicketFile(path) {
    for (const { tool, role, path: place } of PLACES) {
        const key = place.exec(path)?.[1];
        if (key !== undefined)
            return { tool, role, key };
    }
    return null;
}
//# sourceMappingURL=ticket-places.js.map

/***/ }),

/***/ 80998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isGeneral)
/* harmony export */ });
/* harmony import */ var _text_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80883);

/** Words that do not name a subject in such a criterion. */
const EMPTY = new Set(new _text_words_js__WEBPACK_IMPORTED_MODULE_0__/* .WordCutter */ .s()
    .cutLine('test tests testing spec specs unit units integration e2e end automated regression case cases suite coverage cover covers covered ' +
    'documentation document documented docs doc readme md changelog wiki release notes guide api public ' +
    'add added adds write written writes exist exists update updated updates include included cover change changes changed code feature ' +
    'functionality behavior behaviour implementation story issue work scenario scenarios everything needed necessary appropriate relevant ' +
    'require required proper corresponding well complete sufficient least one every each must should ' +
    'mention mentions tell tells say says describe describes explain explains note news entry file page section log fix present new up date')
    .flatMap(({ cut }) => cut.tokens.map((token) => token.stem)));
/** Returns whether any test or any document meets a criterion of kind `test` or `doc`. */
function isGeneral(criterion) {
    if (criterion.kind !== 'test' && criterion.kind !== 'doc')
        return false;
    const stems = new _text_words_js__WEBPACK_IMPORTED_MODULE_0__/* .WordCutter */ .s().cutLine(criterion.text).flatMap(({ cut }) => cut.tokens.map((token) => token.stem));
    // A version says under which title a text stands; that it does is for the exact words to show.
    const isEmpty = (stem) => EMPTY.has(stem) || (criterion.kind === 'doc' && /^(?:version|\p{N}+)$/u.test(stem));
    return stems.every((stem) => stem === '' || isEmpty(stem));
}
//# sourceMappingURL=general.js.map

/***/ }),

/***/ 15037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ACCEPTANCE_FIELD_NAMES),
/* harmony export */   _: () => (/* binding */ ACCEPTANCE_TITLES)
/* harmony export */ });
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35943);
/**
 * What people call acceptance criteria, in the languages that tickets are written in, as `foldWords` writes it: titles of sections, and names of the fields of a
 * ticket system. Stated once for both, so that a ticket reads the same whether its criteria stand in a section or in a field.
 */

/** Names in further languages, as people write them. */
const ABROAD = [
    // Japanese
    '受け入れ条件',
    '受入条件',
    '受入れ条件',
    '受け入れ基準',
    '受入基準',
    '受入れ基準',
    '受け入れ要件',
    '合格条件',
    '合格基準',
    '完了条件',
    '完了の条件',
    '達成条件',
    // Chinese
    '验收标准',
    '验收条件',
    '验收准则',
    '验收要求',
    '验收用例',
    '接受标准',
    '接受条件',
    '接收标准',
    '完成标准',
    '完成条件',
    '通过标准',
    '成功标准',
    '驗收標準',
    '驗收條件',
    '驗收準則',
    '完成條件',
    // Korean
    '인수 조건',
    '인수조건',
    '인수 기준',
    '수용 기준',
    '수용 조건',
    '수락 기준',
    '수락 조건',
    '승인 기준',
    '합격 기준',
    '검수 기준',
    '완료 조건',
    '완료조건',
    '완료 기준',
    '성공 기준',
    // Russian, Ukrainian
    'критерии приемки',
    'критерии приема',
    'критерий приемки',
    'критерии принятия',
    'критерии готовности',
    'критерии выполнения',
    'критерии завершения',
    'критерии успеха',
    'условия приемки',
    'приемочные критерии',
    'критерії приймання',
    'критерії прийняття',
    'критерії готовності',
    // Polish, Czech, Slovak
    'kryteria akceptacji',
    'kryteria akceptacyjne',
    'kryterium akceptacji',
    'warunki akceptacji',
    'kryteria odbioru',
    'kryteria ukończenia',
    'kryteria sukcesu',
    'akceptační kritéria',
    'kritéria přijetí',
    'akceptačné kritériá',
    // Turkish
    'kabul kriterleri',
    'kabul kriteri',
    'kabul ölçütleri',
    'kabul koşulları',
    'başarı kriterleri',
    'tamamlanma kriterleri',
    // Nordic languages
    'acceptanskriterier',
    'acceptkriterier',
    'akseptansekriterier',
    'akseptkriterier',
    'hyväksymiskriteerit',
    'hyväksyntäkriteerit',
    // Others
    'elfogadási kritériumok',
    'elfogadási feltételek',
    'criterii de acceptare',
    'criteris d acceptació',
    'kriteria penerimaan',
    'tiêu chí chấp nhận',
    'tiêu chí nghiệm thu',
    'κριτήρια αποδοχής',
];
/** Names that mean acceptance criteria wherever they stand, as the name of a field too. */
const ACCEPTANCE_FIELD_NAMES = [
    ...ABROAD.map(_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldWords */ .r),
    // English
    'acceptance criteria',
    'acceptance criterion',
    'acceptance criterias',
    'acceptance conditions',
    'acceptance checklist',
    'acceptance tests',
    'acceptance scenarios',
    'acceptance requirements',
    'acs',
    'ac',
    'success criteria',
    'conditions of satisfaction',
    'conditions of acceptance',
    'criteria for acceptance',
    // German
    'akzeptanzkriterien',
    'akzeptanzkriterium',
    'akzeptanz kriterien',
    'abnahmekriterien',
    'abnahmekriterium',
    'abnahmebedingungen',
    'erfolgskriterien',
    // French
    'criteres d acceptation',
    'critere d acceptation',
    'criteres d acceptance',
    'criteres de validation',
    'criteres de succes',
    'criteres de recette',
    'conditions d acceptation',
    // Spanish
    'criterios de aceptacion',
    'criterio de aceptacion',
    'condiciones de aceptacion',
    'criterios de exito',
    // Portuguese
    'criterios de aceitacao',
    'criterio de aceitacao',
    'criterios de aceite',
    'criterio de aceite',
    'condicoes de aceitacao',
    'criterios de sucesso',
    // Italian
    'criteri di accettazione',
    'criterio di accettazione',
    'condizioni di accettazione',
    'criteri di successo',
    // Dutch
    'acceptatiecriteria',
    'acceptatie criteria',
    'acceptatiecriterium',
    'acceptatievoorwaarden',
    'succescriteria',
];
/** Titles of a section with acceptance criteria: those names, and words that mean it as a title only. */
const ACCEPTANCE_TITLES = [
    ...ACCEPTANCE_FIELD_NAMES,
    'acceptance',
    'acceptance test',
    'a c',
    'exit criteria',
    'completion criteria',
    'criteria of acceptance',
    'done when',
    'this is done when',
    'fertig wenn',
    'criterios de aceptacion y prueba',
    'criteri di accettabilita',
];
//# sourceMappingURL=acceptance-titles.js.map

/***/ }),

/***/ 78185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ readBlocks),
  k: () => (/* binding */ readCodeAsBlocks)
});

;// CONCATENATED MODULE: ./build/src/engine/criteria/line-forms.js
/** The forms of a line in Markdown, and in the ways of writing that tickets have beside it. */
const TAB = 4;
const BULLET = /^(?:\\?[-*+]|[•◦‣▪▸●○■□·➤➜➔→▶►➢⁃∙]|\d{1,9}\\?[.)]|[a-zA-Z]\\?[.)]|[ivx]{2,4}[.)]|[(（](?:\d{1,2}|[a-z]|[ivx]{2,4})[)）])(?=[ \t　]|$)/u;
const TIGHT_BULLET = /^[•◦‣▪▸●■◆◇・]|^[–—](?=[ \t])|^\d{1,2}(?:[、．）](?=\S)|[.)](?=\p{Lo}))|^[(（]\d{1,2}[)）](?=\p{Lo})|^\\?[-*+](?=\[[ xX]?\])|^\d\ufe0f?\u20e3|^[①-⓿]|^(?=[☐☑☒✅✔✓⬜🔲])|^(?=\\?\[[ \txX]?\\?\][.:]?\s)/u;
/** `1.1 text` and `2.3.1) text`; without a bracket or point only below a list, because `1.5 seconds` is no number of an item. */
const OUTLINE_NUMBER = /^\d{1,3}(?:\.\d{1,3}){1,4}[.)]?(?=[ \t])/u;
const FENCE = /^(?:(`{3,})[ \t]*([^`]*)|(~{3,})[ \t]*(.*))$/u;
const ATX = /^(#{1,6})(?:[ \t]+(.*)|)$|^(#{2,6}(?=[^\s#\d])|#(?=\p{Lu}))(.*)$/u;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const UNDERLINE = /^(?:-+|=+)[ \t]*$/u;
/** `[label]: address "title"`, which is not shown. */
const DEFINITION = /^\[(?!\^)(?=\s*[^\s\]])[^[\]\\]+\]:[ \t]*[^\s<]\S*(?:[ \t]+(?:"[^"]*"|'[^']*'|\([^()]*\)))?$/u;
/**
 * Returns whether a line directly below a list starts a new block: a label or a bold title is not part of the last
 * item.
 */
function startsNewBlock(text) {
    return /[:：]\s*$/u.test(text.slice(-8)) || text.startsWith('**') || text.startsWith('__');
}
/** Returns whether a line is an item of a list. */
function startsItem(text) {
    return BULLET.test(text) || TIGHT_BULLET.test(text);
}
/** Returns whether a line ends the table above it. */
function startsBlock(line) {
    const text = line.trim();
    return startsItem(text) || FENCE.test(text) || ATX.test(text) || RULE.test(text) || text.startsWith('<');
}
/** Removes the quote markers at the start of a line. Any number of them counts as one. */
function unquote(line) {
    let at = 0;
    let quoted = false;
    for (; at < line.length; at++) {
        const char = line[at];
        if (char === '>')
            quoted = true;
        else if (char !== ' ')
            break;
    }
    if (!quoted)
        return { text: line, quoted };
    const mark = line.lastIndexOf('>', at);
    return { text: line.slice(line[mark + 1] === ' ' ? mark + 2 : mark + 1), quoted };
}
function splitIndent(line) {
    let [at, indent] = [0, 0];
    for (; at < line.length; at++) {
        const char = line[at];
        if (char === ' ' || char === '\u00a0')
            indent++;
        else if (char === '\t')
            indent += TAB - (indent % TAB);
        else
            break;
    }
    return { indent, text: line.slice(at).trimEnd() };
}
function closesFence(line, mark) {
    const text = line.trim();
    return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}
function stripClosingMarks(title) {
    let end = title.length;
    while (end > 0 && title[end - 1] === '#')
        end--;
    return end === 0 || /\s/u.test(title[end - 1] ?? '') ? title.slice(0, end).trim() : title.trim();
}
//# sourceMappingURL=line-forms.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/shown-lines.js + 4 modules
var shown_lines = __webpack_require__(79776);
;// CONCATENATED MODULE: ./build/src/engine/criteria/tables.js
/** Returns whether a line is the delimiter row below a table's header. */
function isDelimiterRow(line) {
    const text = line.trim();
    return text.includes('-') && text.includes('|') && /^[\s|:-]+$/u.test(text);
}
/** Returns the rows of a table from its header on, without the delimiter row. */
function readTableRows(lines, start, bare, startsBlock) {
    const rows = [{ text: bare(lines[start] ?? ''), line: start + 1 }];
    for (let index = start + 2; index < lines.length; index++) {
        const text = bare(lines[index] ?? '');
        if (text.trim() === '' || (!text.includes('|') && startsBlock(text)))
            break;
        rows.push({ text, line: index + 1 });
    }
    return rows;
}
/** Returns the cells of a row; `\|` is a literal `|` inside a cell. */
function splitCells(row) {
    const text = row.trim();
    const found = [];
    let cell = '';
    for (let at = text.startsWith('|') ? 1 : 0; at < text.length; at++) {
        const char = text.charAt(at);
        if (char === '\\' && text.charAt(at + 1) === '|') {
            cell += '|';
            at++;
        }
        else if (char === '|') {
            found.push(cell.trim());
            cell = '';
        }
        else
            cell += char;
    }
    if (cell.trim() !== '' || !text.endsWith('|'))
        found.push(cell.trim());
    return found;
}
//# sourceMappingURL=tables.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/blocks.js



/** Maximum list depth; deeper lists are read at this depth. */
const MAX_DEPTH = 12;
/** Reads a body into blocks: what GitHub shows of it. Accepts any text; never throws. */
function readBlocks(body) {
    return new BlockReader(body.split(/\r\n|\n|\r/u), 'line').read();
}
/** Reads lines of a code block as if they were Markdown. Nothing in them is HTML, so all of it is shown. */
function readCodeAsBlocks(lines) {
    return new BlockReader(lines, 'code').read();
}
class BlockReader {
    #lines;
    #place;
    #html;
    #blocks = [];
    #open = [];
    #afterBlank = true;
    #quoted = false;
    #inParagraph = false;
    constructor(lines, place) {
        this.#lines = lines;
        this.#place = place;
        this.#html = new shown_lines/* ShownLines */.n(lines);
    }
    read() {
        let index = 0;
        while (index < this.#lines.length)
            index = this.#step(index);
        this.#take(this.#html.finish());
        return this.#blocks;
    }
    /** Reads the block that starts at a line and returns the index of the line after it. */
    #step(index) {
        const { text: unquoted, quoted } = unquote(this.#lines[index] ?? '');
        const { indent, text } = splitIndent(unquoted);
        if (text === '') {
            this.#enterQuote(quoted);
            this.#take(this.#html.readBlank());
            return this.#blank(index);
        }
        if (!this.#html.inside) {
            if (quoted || !this.#isLazy(text))
                this.#enterQuote(quoted);
            const inset = indent - this.#findContent(indent);
            const fence = inset < TAB ? FENCE.exec(text) : null;
            if (fence !== null) {
                return this.#fence(index, indent, fence[1] ?? fence[3] ?? '', fence[2] ?? fence[4] ?? '');
            }
            if (text.includes('|') && isDelimiterRow(unquote(this.#lines[index + 1] ?? '').text)) {
                return this.#table(index);
            }
            if (inset >= TAB && this.#afterBlank && this.#open.length === 0) {
                this.#take(this.#html.read(index, indent, text, 'code'));
                return index + 1;
            }
        }
        const shown = this.#html.read(index, indent, text, this.#place);
        if (shown.length === 0)
            return this.#blank(index);
        this.#take(shown);
        return index + 1;
    }
    #take(shown) {
        for (const one of shown) {
            if (one.type === 'line')
                this.#line(one.line, one.indent, one.text);
            else
                this.#push(one.type === 'fold' ? one : { type: 'table', rows: one.rows });
        }
    }
    /** Reads a line that is shown. */
    #line(line, indent, text) {
        if (text === '') {
            this.#blank(line);
            return;
        }
        if (this.#underlines(text))
            return;
        const heading = ATX.exec(text);
        if (RULE.test(text))
            this.#push({ type: 'break' });
        else if (heading !== null && indent < TAB) {
            const marks = heading[1] ?? heading[3] ?? '';
            const title = (heading[2] ?? heading[4] ?? '').trimEnd();
            this.#html.leaveLists();
            this.#push({ type: 'heading', level: marks.length, text: stripClosingMarks(title), line });
        }
        else if (this.#inParagraph || !DEFINITION.test(text))
            this.#text(line, indent, text);
    }
    /** A quote begins or ends. */
    #enterQuote(quoted) {
        if (quoted === this.#quoted)
            return;
        this.#quoted = quoted;
        this.#open = [];
        this.#inParagraph = false;
    }
    /** Returns whether a line without a quote mark goes on with the paragraph of the quote above it. */
    #isLazy(text) {
        if (!this.#quoted || this.#afterBlank)
            return false;
        return !(startsItem(text) ||
            startsNewBlock(text) ||
            FENCE.test(text) ||
            ATX.test(text) ||
            RULE.test(text) ||
            /^[<|]/u.test(text));
    }
    #table(index) {
        const rows = readTableRows(this.#lines, index, (line) => unquote(line).text, startsBlock);
        const cells = rows.map(({ text, line }) => {
            const shown = this.#html.read(line - 1, 0, text.trim(), 'row').find((one) => one.type === 'line');
            return { cells: splitCells(shown?.text ?? ''), line };
        });
        this.#push({ type: 'table', rows: cells });
        return index + rows.length + 1;
    }
    #blank(index) {
        this.#afterBlank = true;
        this.#inParagraph = false;
        return index + 1;
    }
    #push(block) {
        this.#blocks.push(block);
        this.#open = [];
        this.#inParagraph = false;
        this.#afterBlank = true;
    }
    /** Reads a fence up to its end, or to the end of the quote or list item that it stands in. */
    #fence(index, indent, mark, info) {
        const content = this.#findContent(indent);
        const inside = [];
        let next = index + 1;
        let closed = false;
        for (; next < this.#lines.length && !closed; next++) {
            const { text: bare, quoted } = unquote(this.#lines[next] ?? '');
            if (this.#quoted && !quoted)
                break;
            const line = this.#quoted ? bare : (this.#lines[next] ?? '');
            const { indent: column, text } = splitIndent(line);
            if (content > 0 && text !== '' && column < content)
                break;
            closed = column - content < TAB && closesFence(line, mark);
            if (!closed)
                inside.push({ text: line, line: next + 1 });
        }
        const block = { type: 'code', info: info.trim().toLowerCase(), lines: inside };
        const holder = this.#holder(indent);
        if (holder === undefined)
            this.#push(block);
        else
            holder.code.push(block);
        this.#afterBlank = true;
        return next;
    }
    /** Returns the column at which the content of the innermost item that can hold the line begins; 0 outside of lists. */
    #findContent(indent) {
        return this.#open.findLast(({ content }) => content <= indent)?.content ?? 0;
    }
    /**
     * Returns whether a setext underline applies: it makes the single line above it a heading. Below a longer paragraph
     * it is only a rule.
     */
    #underlines(text) {
        const last = this.#blocks.at(-1);
        if (!this.#inParagraph || last?.type !== 'line' || !UNDERLINE.test(text))
            return false;
        if (last.lead && last.text.split(/\s+/u, 14).length <= 12 && !/[.!?]$/u.test(last.text)) {
            this.#blocks.pop();
            this.#push({ type: 'heading', level: text.startsWith('=') ? 1 : 2, text: last.text, line: last.line });
        }
        else
            this.#push({ type: 'break' });
        return true;
    }
    #text(line, indent, text) {
        const below = this.#blocks.at(-1)?.type === 'list' ? OUTLINE_NUMBER.exec(text)?.[0] : undefined;
        const marker = BULLET.exec(text)?.[0] ?? TIGHT_BULLET.exec(text)?.[0] ?? below;
        if (marker !== undefined)
            this.#item(line, indent, marker, text);
        else
            this.#continue(line, indent, text);
        this.#afterBlank = false;
    }
    #item(line, indent, marker, text) {
        let rest = text.slice(marker.length);
        const content = indent + Math.max(marker.length, 1) + 1;
        // `- - text` is read as one item.
        for (let again = 0; again < 4; again++) {
            const inner = /^[ \t]+[-*+](?=[ \t])/u.exec(rest);
            if (inner === null)
                break;
            rest = rest.slice(inner[0].length);
        }
        const item = { line, lines: [rest.trim()], details: [], children: [], code: [] };
        while (this.#open.length > 0) {
            const top = this.#open.at(-1);
            if (top === undefined || indent >= Math.min(top.content, top.column + 2))
                break;
            if (indent >= top.column || this.#open.length === 1)
                break;
            this.#open.pop();
        }
        const top = this.#open.at(-1);
        const nests = top !== undefined && indent >= Math.min(top.content, top.column + 2) && this.#open.length < MAX_DEPTH;
        if (nests) {
            top.item.children.push(item);
            this.#open.push({ column: indent, content, items: top.item.children, item });
        }
        else if (top !== undefined) {
            top.items.push(item);
            this.#open[this.#open.length - 1] = { column: Math.min(indent, top.column), content, items: top.items, item };
        }
        else {
            const items = [item];
            this.#blocks.push({ type: 'list', items, quoted: this.#quoted });
            this.#open = [{ column: indent, content, items, item }];
        }
        this.#inParagraph = false;
    }
    /** Returns the list item to which an indented line belongs. */
    #holder(indent) {
        return indent === 0 ? undefined : (this.#open.findLast((list) => indent > list.column) ?? this.#open.at(-1))?.item;
    }
    #continue(line, indent, text) {
        const holder = this.#holder(indent) ?? (this.#afterBlank || startsNewBlock(text) ? undefined : this.#open.at(-1)?.item);
        if (holder !== undefined) {
            if (this.#afterBlank || holder.details.length > 0)
                holder.details.push({ text, line });
            else
                holder.lines.push(text);
            return;
        }
        this.#open = [];
        this.#blocks.push({ type: 'line', text, line, quoted: this.#quoted, lead: !this.#inParagraph });
        this.#inParagraph = true;
    }
}
//# sourceMappingURL=blocks.js.map

/***/ }),

/***/ 95561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readTag)
/* harmony export */ });
/** HTML tags in Markdown, as far as a ticket needs them: what a tag does to the text that people see. */
const NAMES = [
    [
        'break',
        'address article aside blockquote body center dd dialog dir div dl dt fieldset figcaption figure footer form',
    ],
    ['break', 'header html legend main menu nav optgroup option p pre section title textarea caption thead tbody tfoot'],
    ['line', 'br'],
    ['rule', 'hr'],
    ['list', 'ul ol'],
    ['item', 'li'],
    ['table', 'table'],
    ['row', 'tr'],
    ['cell', 'td th'],
    ['heading', 'h1 h2 h3 h4 h5 h6'],
    ['fold', 'details'],
    ['summary', 'summary'],
    ['box', 'input'],
    ['**', 'b strong'],
    ['~~', 'del s strike'],
    ['`', 'code tt'],
    [
        'plain',
        'a abbr acronym bdi bdo big cite col colgroup dfn em font i img ins kbd label mark nobr noscript picture q rp rt',
    ],
    ['plain', 'ruby samp script small source span style sub sup svg template time u var video wbr'],
];
const EFFECTS = new Map(NAMES.flatMap(([effect, names]) => names.split(' ').map((name) => [name, effect])));
const NAME = /<(\/?)([A-Za-z][A-Za-z0-9]{0,9})(?=[\s/>])/uy;
/** Characters that no attribute outside of quotes contains. */
const OUTSIDE = /[<`!@{}|\\^$*()]/u;
/**
 * Reads the tag that begins at an index. Null if there is none: a name that HTML does not have, such as the one in
 * `List<String>`, is text to the people who read the ticket.
 */
function readTag(text, at) {
    NAME.lastIndex = at;
    const [start, slash, written] = NAME.exec(text) ?? [];
    const name = written?.toLowerCase() ?? '';
    const effect = EFFECTS.get(name);
    if (start === undefined || effect === undefined)
        return null;
    const from = at + start.length;
    const end = findTagEnd(text, from);
    if (end === -1)
        return null;
    return { effect, name, closing: slash === '/', attributes: text.slice(from, end), end: end + 1 };
}
/** Returns the index of the `>` that ends a tag; -1 if what stands before it is no list of attributes. */
function findTagEnd(text, from) {
    for (let at = from; at < text.length; at++) {
        const char = text.charAt(at);
        if (char === '>')
            return at;
        if (OUTSIDE.test(char))
            return -1;
        if (char !== '"' && char !== "'")
            continue;
        at = text.indexOf(char, at + 1);
        if (at === -1)
            return -1;
    }
    return -1;
}
//# sourceMappingURL=html-tags.js.map

/***/ }),

/***/ 32689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ stripEmphasis),
/* harmony export */   lE: () => (/* binding */ readItemText),
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   pv: () => (/* binding */ isBracketedSentence),
/* harmony export */   wK: () => (/* binding */ isPlaceholder),
/* harmony export */   xZ: () => (/* binding */ isCut)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35943);
/** From the raw text of an item to the criterion's text: boxes, ids and emphasis off, code spans kept. */


/** Maximum length of a criterion in characters; longer text is cut, and says so at its end. */
const MAX_TEXT = 2000;
/** A link with a title, which is shown to nobody who does not ask for it. */
const LINK_TITLE = /(\]\([^()\s]*)[ ](?:"[^"]*"|'[^']*')\)/gu;
/** What a text ends with that was cut. */
const CUT = '… (cut)';
const BOX = /^\\?\[(?:[ \txX✓✔–-]?|[ \t]{2})\\?\][.:]?(?=\s|$|[^(\s\]])/u;
const MARK_BOX = /^[☐☑☒✅✔✓❌]\ufe0f?\s*/u;
/**
 * Matches `AC1:`, `AC-1`, `(AC 1)`, `[AC#1]`, `**AC1**`, `Criterion 1:`, and the short forms of the other languages:
 * CA1, AK1.
 */
const OWN_ID = /^[([]?\s*(?:(?:AC|CA|AK)[\s#_.-]?|(?:acceptance )?criterion #?|crit[eè]re #?|criterio #?|kriterium #?|criterium #?)(\d{1,4})(?:\.\d{1,3})?(?![\p{L}\p{N}])\s*[)\]]?\s*(?:[:.)–—-]+\s*)?/iu;
/** Returns whether a criterion's text lost its end to the limit. */
function isCut(text) {
    return text.endsWith(CUT);
}
/** Reads an item's raw text. Runs in time linear in its length. */
function readItemText(raw) {
    const whole = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(raw);
    const cut = whole.length > MAX_TEXT * 2;
    let text = (cut ? whole.slice(0, MAX_TEXT * 2) : whole).replace(BOX, '').trimStart().replace(MARK_BOX, '');
    const dropped = isStruckOut(text);
    text = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(stripEmphasis(text)).replace(LINK_TITLE, '$1)');
    const own = OWN_ID.exec(text);
    const id = own === null ? null : Number(own[1]);
    const rest = own === null ? text : text.slice(own[0].length).trim();
    // Marks may fill what was cut off, so that the rest would fit.
    const fits = !cut && rest.length <= MAX_TEXT;
    return {
        text: fits ? rest : `${rest.slice(0, MAX_TEXT - CUT.length).toWellFormed()}${CUT}`,
        id: id === null || id === 0 ? null : id,
        dropped,
    };
}
/** Returns whether all of a text is struck out. Marks beside a space, or after a backslash, strike nothing out. */
function isStruckOut(text) {
    return /^(~{1,2})(?=[^\s~])[^~]*[^\s~\\]\1[.;]?$/u.test(text);
}
/** Removes `**` and `__` at the edges of words, and single `*` and pairs of `_` around words. Code spans are kept. */
function stripEmphasis(text) {
    if (!/[*_\\]/u.test(text))
        return text;
    const parts = text.split('`');
    // With an odd number of backticks the last one is unpaired, and the text after it is not code.
    const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1;
    return parts.map((part, index) => (index % 2 === 1 && index < closed ? part : stripMarks(part))).join('`');
}
/** `_emphasis_`, and no name that begins with an underscore. */
const UNDERSCORED = /(^|[\s(["'])_([^_\s](?:[^_]*[^_\s])?)_(?=[\s)\]"'.,;:!?]|$)/gu;
/** Two stars that mark bold text; between a name and a number they are an operator. */
const STARS = /\*\*(?!\d)|(?<![\w)])\*\*/gu;
function stripMarks(text) {
    return text
        .replace(STARS, '')
        .replace(/(^|[\s(["'])__(?=\S)/gu, '$1')
        .replace(/(\S)__(?=[\s)\]"'.,;:!?]|$)/gu, '$1')
        .replace(UNDERSCORED, '$1$2')
        .replace(/(^|[\s(["'])\*(?=[\p{L}\p{N}([<"'“‘])/gu, '$1')
        .replace(/([\p{L}\p{N})\]>"'”’.!?:])\*(?=[\s)\]"'.,;:!?]|$)/gu, '$1')
        .replace(/\\([!-/:-@[-`{-~])/gu, '$1');
}
/** Folded texts that mean "nothing to say". */
const EMPTY_WORDS = new Set([
    'tbd tba todo none nothing na n/a wip xxx pending later unknown text item criterion criteria example lorem',
    'なし 無し 未定 特になし 无 無 暂无 待定 待补充 없음 미정 추후 нет отсутствует позже brak nic yok belirlenecek',
    'keine ka folgt offen aucun aucune neant ninguno ninguna nada nenhum nenhuma nessuno nessuna geen nvt',
]
    .join(' ')
    .split(' ')
    .map(_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r));
const EMPTY_PHRASES = new Set([
    'n a',
    'no response',
    'to be defined',
    'to be determined',
    'to be done',
    'to do',
    'text here',
    'your text here',
    'add here',
    'fill me in',
    'fill in',
    'lorem ipsum',
    'not applicable',
    'no acceptance criteria',
    'see above',
    'see below',
    'wird noch definiert',
    'noch offen',
    'a definir',
    'por definir',
    'da definire',
    'nader te bepalen',
    'a completer',
]);
const NUMBERED = /^(?:(?:first|second|third|another|one|two|three) )?(?:acceptance )?(?:criteria|criterion|criterium|kriterium|critere|criterio|критерий|kryterium|kriter|標準|标准|条件|조건|item|requirement|condition|point|ac|scenario)(?: (?:\d+|[a-z]|one|two|three|etc|here))?$/u;
/** The sentences with which templates tell what a criterion is. */
const TEMPLATE_SENTENCE = /^(?:this is )?(?:something|a (?:condition|statement|requirement)) that (?:can|must|should|has to) be (?:verified|tested|checked|met|true)\b|^(?:list|describe|add|write|specify|enter|insert) (?:the |your |any |here |all )*(?:acceptance )?criteri(?:a|on)\b|^(?:acceptance )?criteri(?:a|on) (?:that|which) (?:must|should|need)\b/u;
const LINK = /\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/gu;
const BLANKS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/gu;
const STEP_WORDS = new Set('given when then and but if so that angenommen gegeben sei wenn dann und soit etant donne quand alors et dado dada cuando entonces y quando entao e dato allora gegeven als dan en'.split(' '));
/** Returns whether a text is an unfilled template: `...`, `TBD`, `<describe …>`, `Given (context), When (action)`. */
function isPlaceholder(text) {
    const bare = text.replaceAll('`', '').trim();
    const folded = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r)(bare);
    if (folded === '' ||
        EMPTY_WORDS.has(folded) ||
        EMPTY_PHRASES.has(folded) ||
        NUMBERED.test(folded) ||
        TEMPLATE_SENTENCE.test(folded))
        return true;
    if (text.includes('`'))
        return false;
    const left = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(text
        .replace(LINK, ' $1 ')
        .replace(/<https?:[^<>]*>/gu, ' link ')
        .replace(BLANKS, ' '));
    const words = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r)(left).split(' ');
    return words.every((word) => word === '' || STEP_WORDS.has(word)) && words.length < 16;
}
/** A blank's first word, if it tells its reader what to write. */
const TELLS_WRITER = /^.\s*(?:describe|add|list|enter|insert|write|fill|specify|replace|your|what|criteri|another|more|example|e\.g|beschreib|decri|describ|descri|ajout|anad|aggiung)/u;
const MIN_WORDS_IN_BRACKETS = 5;
/**
 * Returns whether a text that looks like a blank may be meant after all: a sentence in round or square brackets. It is
 * read where others beside it were filled in.
 */
function isBracketedSentence(text) {
    if (!/^(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\})[.;]?$/u.test(text))
        return false;
    const folded = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(text);
    return (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r)(text).split(' ').length >= MIN_WORDS_IN_BRACKETS && !TELLS_WRITER.test(folded);
}
//# sourceMappingURL=item-text.js.map

/***/ }),

/***/ 45659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ criterionKind),
  N: () => (/* binding */ isCodeVerifiable)
});

// EXTERNAL MODULE: ./build/src/engine/criteria/kinds/clauses.js
var kinds_clauses = __webpack_require__(33838);
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds/documents.js
/** Criteria that ask for texts for people: documentation, release notes, a chapter. */

/** Texts that are never part of what a product shows its users. */
const TEXT = '(?:docs?|documentation|readme(?:\\.\\w+)?|change ?-?logs?(?:\\.\\w+)?|release ?-?notes?(?:\\.\\w+)?|news (?:file|entry|fragment)|upgrade (?:notes?|guide)|migration (?:guide|notes?)|user guides?|developer guides?|operator guides?|hand ?books?|man(?:ual)? ?pages?|(?:user|admin|operator|reference) manual|runbooks?|storybook|open ?-?api(?:\\.ya?ml| (?:spec|description|document|schema))?|swagger(?: file)?|schema docs|doc[- ]?comments?|docstrings?|js ?docs?|javadocs?|rustdocs?|godocs?|kdocs?|code comments?|api reference|contributing(?:\\.md)?|upgrading(?:\\.md)?|what.?s new)';
/** Texts, and also things that products show: they count with a verb that only a text about the work takes. */
const MAYBE_TEXT = '(?:guides?|manual|wiki|tutorials?|book|chapters?|faq|news|reference|cook ?book|glossary|history|schema|spec(?:ification)?|description of the (?:[\\w-]+ )?(?:api|endpoint|command|package|option|setting|function|method|parameter|class|module|flag|field|type))';
const PROSE_FILE = '[\\w./@-]+\\.(?:md|mdx|rst|adoc|asciidoc)(?::\\d+(?:-\\d+)?)?';
const SAYS = '(?:describes?|explains?|mentions?|tells?|documents?|announces?|points? out|warns?|says? (?:that|what|how|why|which|when))';
const WRITTEN = /(?:^|\s)(?:(?:is|are|has|have|been|was|were|must|should|be|also|now|both|all|gets?|clearly|explicitly|still|no longer) )*(?:updated?|updates|added|written|rewritten|describes?|explains?|mentions?|lists?|documents?|says?|tells?|shows?|covers?|names?|notes? (?:that|how|why|where|which|the)|ha[sd]|have|contains?|includes?|complete|reflects?|defines?|matche?s?|aligned|corrected|extended|adjusted|refreshed|provided|states?|warns?|announces?|instructs?|preserves?|exists?|re-?numbered|records?|recommends?|points?|uses?|gets?|current|up to date|up-to-date|entry|section)(?=$|[\s,:])/u;
const SAYS_ONLY = new RegExp(`(?:^|\\s)(?:(?:also|now|must|should) )*${SAYS}(?=$|[\\s,:])`, 'u');
const HEAD = new RegExp(`(?:^|[\\s,/])(?:${TEXT}|${PROSE_FILE})(?:(?:,| and| or| \\+|/) ?(?:[\\w./-]+ ?){1,4})?(?: (?:file|entry|entries|page|pages|section|sections|fragment))?$`, 'u');
const MAYBE_HEAD = new RegExp(`^(?:(?:the|a|our|this|new|user|developer|[\\w-]+) ){0,3}${MAYBE_TEXT}(?: (?:of|for|to|in|about|on) .*)?$`, 'u');
const PATTERNS = [
    /^(?:(?:is|are|fully|public api is|(?:[\w./-]+ ){1,10}(?:is|are|be|been|gets?)) )?(?:(?:also|clearly|explicitly|now|well|fully|all) )*documented(?![\w-])(?! (?:error|format|way|behaviou?r|limit|transport|quirk|order))/u,
    new RegExp(`^(?:[^\\s,]+ ){0,10}?(?:documented|described|explained|mentioned|noted|announced|listed) in (?:the |our |a )?(?:[\\w./-]+ ){0,2}(?:${TEXT}|${MAYBE_TEXT}|${PROSE_FILE})(?:$|[\\s,])`, 'u'),
    /^(?:please )?document (?:the|how|why|that|all|this|these|any|each|every|its|our|new|supported|a|an|which|what)\b/u,
    new RegExp(`^(?:create|creates|update|updates|updated|add|adds|added|write|extend|adjust|refresh|amend|complete|mention|note|describe|explain|record|there (?:is|are)|in|provide|improve)\\b(?: [^\\s]+){0,10}? (?:${TEXT})(?=$|[,:/]| (?:for|to|of|on|in|with|about|that|which|and|or|explain\\w*|describ\\w*|accordingly|entry|entries|page|pages|section|file|files|if|as|where|so|making)\\b)`, 'u'),
    /\b(?:has|have|gets?|comes? with) (?:a|an|its own) (?:[\w-]+ )?(?:readme|changelog|change log|man page|docs page|documentation page)\b/u,
    new RegExp(`^(?:(?:the|a|one|new) )*(?:entry|section|chapter|page|note|line|paragraph) (?:in|of|for|to) (?:the |our )?(?:[\\w-]+ )?(?:${TEXT}|${MAYBE_TEXT})\\b`, 'u'),
    /^(?:the )?(?:book|manual|handbook|guide|documentation|docs) (?:has|gets?) (?:a|an|its own) (?:[\w-]+ )?(?:chapter|section|page)\b/u,
    new RegExp(`^${TEXT}$`, 'u'),
];
const ABROAD = (0,kinds_clauses/* compileFolded */.o1)([
    '^(?:die |das |der )?(?:\\w+-?)?(?:dokumentation|doku|readme|changelog|handbuch|benutzerhandbuch|release notes|versionshinweise)(?: [^\\s]+){0,4}? (?:ist |wurde |sind )?(?:aktualisiert|ergänzt|angepasst|erweitert|beschreibt|erklärt|nennt|enthält|erwähnt)\\b|\\b(?:ist|sind|wird|werden) (?:in der |im )?(?:\\w+ )?(?:dokumentiert|dokumentation beschrieben|readme beschrieben|changelog erwähnt)|\\bist in der dokumentation\\b',
    '^(?:la |le |les )?(?:documentation|readme|changelog|notes de version|journal des modifications|guide utilisateur)(?: [^\\s]+){0,4}? (?:est |a été |sont )?(?:mise? à jour|complétée?|décrit|explique|mentionne)|\\b(?:est|sont) documentée?s?\\b',
    '^(?:la |el |las )?(?:documentación|readme|changelog|notas de (?:la )?versión|manual de usuario)(?: [^\\s]+){0,4}? (?:está |ha sido |se )?(?:actualizad[oa]|completad[oa]|actualiza|describe|explica|menciona)|\\bestán? documentad[oa]s?\\b|^(?:actualizar|añadir a) (?:la |el )?(?:documentación|readme|changelog)',
    '^(?:a |o |as )?(?:documentação|readme|changelog|notas de versão|manual do usuário)(?: [^\\s]+){0,4}? (?:está |foi |é )?(?:atualizad[oa]|descreve|explica|menciona)|\\b(?:está|estão|foi) documentad[oa]s?\\b|^atualizar (?:a |o )?(?:documentação|readme|changelog)',
    '^(?:la |il |le )?(?:documentazione|readme|changelog|note di rilascio|manuale utente)(?: [^\\s]+){0,4}? (?:è |è stat[oa] )?(?:aggiornat[oa]|descrive|spiega|menziona)|\\bè documentat[oa]\\b',
    '^(?:de |het )?(?:documentatie|readme|changelog|releasenotes|handleiding)(?: [^\\s]+){0,4}? (?:is |zijn )?(?:bijgewerkt|aangevuld|beschrijft|vermeldt|uitgelegd)|\\b(?:is|zijn) gedocumenteerd\\b|\\bin de documentatie (?:beschreven|vermeld)',
    '(?:^| )(?:документаци[яию]|readme|руководство|список изменений)(?: [^\\s]+){0,3}? (?:обновлен[^\\s]*|дополнен[^\\s]*|описыва[^\\s]*|содержит)|(?:описан[^\\s]*|задокументирован[^\\s]*|отражен[^\\s]*|добавлен[^\\s]*) в (?:документаци[^\\s]*|readme|changelog)|^(?:обновить|дополнить|обновлена|дополнена) (?:документаци[^\\s]*|readme|changelog)|^задокументирован',
    '^(?:dokumentacj[aę]|readme|changelog|podręcznik)(?: [^\\s]+){0,3}? (?:została |jest |został )?(?:zaktualizowan[^\\s]*|uzupełnion[^\\s]*|opisuj[^\\s]*)|(?:opisan[^\\s]*|udokumentowan[^\\s]*) w (?:dokumentacji|readme)|^(?:zaktualizować|uzupełnić|zaktualizowano) (?:dokumentację|readme|changelog)',
    '(?:dokümantasyon|dokümanlar|belgeler|readme|değişiklik günlüğü|kullanım kılavuzu)[^\\s]*(?: [^\\s]+){0,3}? (?:güncellen|eklen|güncelle|açıkla)[^\\s]*$|belgelen(?:di|ir|miş|meli)[^\\s]*$',
    '(?:ドキュメント|readme|変更履歴|リリースノート|マニュアル|仕様書|手順書|changelog|チェンジログ)(?:が|を|に|も|へ|は)?(?:.{0,20})?(?:更新|追加|記載|追記|反映|説明|整備)',
    '(?:文档|readme|更新日志|变更日志|发布说明|使用说明|changelog|用户手册)(?:中|里|已|均|应|需|同步|有)*(?:更新|补充|添加|说明|描述|记录)|^(?:更新|补充|完善|编写|添加).{0,12}(?:文档|readme|changelog|更新日志|说明书)$',
    '(?:문서|readme|변경 ?이력|릴리스 ?노트|매뉴얼|changelog)(?:가|를|에|도|이|화)? ?(?:.{0,12})?(?:업데이트|갱신|추가|반영|작성|설명|기재)',
]);
/** Returns whether a clause asks for texts for people. */
function isDocument(clause) {
    if (ABROAD.test(clause) || PATTERNS.some((pattern) => pattern.test(clause)))
        return true;
    const written = (0,kinds_clauses/* splitAtVerb */.$e)(clause, WRITTEN);
    if (written !== null && (HEAD.test(written.head) || HEAD.test(written.subject)))
        return true;
    const says = (0,kinds_clauses/* splitAtVerb */.$e)(clause, SAYS_ONLY);
    return says !== null && MAYBE_HEAD.test(says.subject);
}
//# sourceMappingURL=documents.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/kinds/invariants.js
var invariants = __webpack_require__(18751);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds/observed.js
/** Criteria that ask for something to be seen outside of the change: a run on a real machine, a measurement, a decision. */



/** Characters of a criterion that are read. */
const REACH = 600;
/** Where something is seen that no line of the change and no test of it shows. */
const OUTSIDE = '(?:(?:a|an|the|one|its|each|every|some) )?(?:(?:real|live|actual|physical|representative|production|prod|staging) (?:[\\w-]+ )?(?:vms?|machines?|hardware|devices?|box(?:es)?|hosts?|servers?|runs?|push(?:es)?|prs?|pull requests?|deploy\\w*|clusters?|environments?|phones?|accounts?|tags?|workloads?|data)|(?:rc|release) tags?)';
const SEEN = '(?:observed|proven|proved|measured|verified|validated|confirmed|demonstrated|captured|reproduced)';
const AT = '(?:on|at|in|against|by|from|during|under|with)';
/** What is decided about the work; users of products choose plans and options. */
const MATTER = '(?:fix|direction|approach|designs?|mechanism|semantics|trade-?offs?)';
const JUDGES = '(?:king|architects?|maintainers?|owner|product owner|lead|tech lead|reviewers?|team|operator|engineering|stakeholders?)';
const observed_PATTERNS = [
    new RegExp(`\\b(?:${SEEN}(?: [\\w-]+){0,3}?|(?:green|red)(?: end[ -]to[ -]end)?) ${AT} ${OUTSIDE}\\b`, 'u'),
    /^(?:proven|proved|shown|demonstrated|confirmed|verified|validated) by (?:an? |one |the )?(?:(?:full|real|live|actual|manual|single) )*(?:observation|run|deployment|rehearsal|dry[- ]run)\b/u,
    /^measured(?::| (?:on|at|in|by|with|against|before|after|and)\b)/u,
    /\bre-?measured\b/u,
    /^(?:(?:a|the) )?(?:profiling|benchmarks?|benchmarking|measurements?|dogfooding|smoke[- ]test\w*|dry[- ]run|(?:real|live|actual|manual) (?:run|test|deployment)\w*)\b.{0,80}?\b(?:confirms?|shows?|proves?|demonstrates?)\b/u,
    /^(?:the )?(?:next |first )?(?:production|staging|prod|live) (?:release|deploy\w*|rollout|cut|upgrade) (?:succeeds?|completes?|is|runs?|works?|goes)\b/u,
    new RegExp(`^(?:the |an? )?(?:[\\w-]+ (?:decides?|decided|ratif(?:y|ies|ied)|rules? on|signs? off(?: on)?)|${JUDGES} (?:approves?|approved|chooses?|chose))(?: on)? (?:(?:the|a|an|this|that|final) )*(?:[\\w-]+ ){0,3}?${MATTER}\\b`, 'u'),
    /^(?:(?:the|a|an) )?(?:[\w-]+ ){0,2}?(?:decision|ruling) (?:is |was |has been )?(?:made|taken|recorded)(?:$| (?:on|about|whether|how|among|between|with|here|for)\b)/u,
    new RegExp(`^(?:(?:the|a|an|chosen|final) )*(?:[\\w-]+ ){0,2}?${MATTER} (?:is |was |has been |gets )?(?:decided|agreed|approved|ratified|settled)\\b`, 'u'),
    new RegExp(`^decide (?:on )?(?:the |an |a )?(?:[\\w-]+ ){0,2}?${MATTER}\\b`, 'u'),
    /\b(?:documented|recorded|noted|written down) (?:here|(?:in|on) (?:the|this) (?:ticket|task|issue|story|pr|pull request))(?: (?:body|summary|notes?|description|thread|comments?))?(?:$| (?:with|including|as)\b)/u,
    /\b(?:deltas?|numbers|speed-?ups?|outcome) recorded$/u,
    /^(?:it |this |the gate |the change )?lands? green\b/u,
];
/** Other languages. */
const observed_ABROAD = (0,kinds_clauses/* compileFolded */.o1)([
    '\\b(?:nachgewiesen|gemessen|beobachtet|bestätigt|geprüft) (?:auf|in|an|mit) (?:der |einer? |echte[nrm]? )*(?:hardware|produktion|produktivumgebung|staging|geräten?|maschinen?)\\b',
    '\\b(?:mesuré|observé|vérifié|confirmé)e?s? (?:sur|en) (?:la |le |une? )?(?:production|préproduction|machine réelle|matériel réel)\\b',
    '\\b(?:medid|observad|verificad|confirmad)[oa]s? en (?:la |el |un )?(?:producción|hardware real|entorno real)\\b',
]);
/** Returns whether a clause asks for something to be seen outside of the change. */
function isObserved(clause) {
    return !(0,kinds_clauses/* isConditional */.Jz)(clause) && (observed_ABROAD.test(clause) || observed_PATTERNS.some((pattern) => pattern.test(clause)));
}
/** The whole of a criterion hangs on what stands first, before a colon, or last, after a dash or in brackets. */
const OPENING = /^([^:]{3,90}):\s/u;
const CLOSING = new RegExp(`(?:\\s(?:—|–|--)\\s|[,(] ?)((?:${SEEN}|recorded) [^—–()]{3,120})\\)?[.]?$`, 'u');
/**
 * Returns whether a criterion says of all it asks for where it must be seen: "Green on a real machine: the restore
 * completes, no data are lost", "The fleet completes — observed at a release tag".
 */
function isSeenOutside(text) {
    const folded = (0,base_text/* foldSpace */.GQ)((0,fold/* fold */.A)(text.slice(0, REACH)).replaceAll('`', ''));
    const [opening, closing] = [OPENING.exec(folded)?.[1], CLOSING.exec(folded)?.[1]];
    return (opening !== undefined && isObserved(`${opening}:`)) || (closing !== undefined && isObserved(closing));
}
//# sourceMappingURL=observed.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds/passes.js
/** Criteria that ask for tests or checks to pass: a report shows that, no line does. */

const VERB = /(?:^|\s)(?:(?:must|should|shall|will|do|does|to|still|all|both|continues?|keeps?|now|also|run|runs|is|are|be|stays?|remains?|goes|go|turns?|lands?|of course) )*(?:pass(?:es|ed|ing)?|greens?|clean|cleanly|succeeds?|succeeded|successful(?:ly)?|compiles?|works?(?: correctly)?|error[- ]free)(?=$|[\s,:])/u;
/** What always is a check of the work. */
const CHECKS = new Set(('test tests spec specs suite suites ci build builds pipeline pipelines lint linter linters linting lints typecheck typechecks ' +
    'typechecking type-check type-checks typescript testsuite testsuites unittests e2e regression regressions warnings assertions').split(' '));
/** `ci-lint`, `test:unit`, `parser::tests`. */
const CHECK_SCRIPT = /[-:](?:tests?|lint|check|typecheck|build)$|^(?:tests?|lint|check|build)[-:]/u;
/** What is a check of the work beside a word of those, or of these. */
const LOOSE_CHECKS = new Set('check checks job jobs workflow workflows gate gates validation validations scan scans harness run runs coverage compilation files'.split(' '));
const LOOSE_NEEDS = /\b(?:all|every|existing|required|relevant|validation|repo|ci|status|quality|static|local|github|actions|repository|type|lint|test|build|full)\b/u;
const CHECK_COMMANDS = /\b(?:validation|verification|check|lint|test|build) commands?$/u;
/** Commands that check. */
const TOOL = /^(?:npm|pnpm|yarn|bun|npx|deno|cargo|mix|go|gofmt|make|just|pytest|tox|nox|gradlew?|\.\/gradlew|mvn|dotnet|bundle|rake|rspec|composer|phpunit|phpstan|pint|tsc|vue-tsc|eslint|oxlint|biome|prettier|clippy|rustfmt|fmt|ruff|mypy|pyright|black|flake8|pylint|isort|rubocop|vitest|jest|mocha|nextest|playwright|cypress|ctest|bazel|nx|turbo|swiftlint|ktlint|detekt|golangci-lint|shellcheck|hadolint|knip|pre-commit|xcodebuild|flutter|dart)$/u;
const JOINERS = new Set(['and', 'or', 'the', 'all', 'full', 'both', 'existing', 'run']);
/** What may follow the verb: nothing that tells of a case or an effect. */
const REST = /^(?:(?:unchanged|cleanly|again|locally|too|deterministically|as before|green|everywhere|successfully|now|still|end[ -]to[ -]end)\s*)*(?:minus \S+)?(?:$|,? ?(?:including|incl|with|without|in|on|for|under|across|from|after|against|via|at|within|before|when run|unmodified|both)\b[^,:]*(?:, (?:and |or )?[^\s,]+(?: [^\s,]+)?)*(?:, ?(?:including|incl|with|without)\b[^,:]*)?$|: ?(?:[^:]|:(?=\S))*$|,? ?(?:or (?:any|the)|not only|rather than) [^,]*$)/u;
/** "No lint errors", "zero warnings". */
const NO_FAULTS = /^(?:there (?:are|is) )?(?:no|zero|0|without) (?:new )?(?:(?:lint(?:er|ing)?|type|typescript|tsc|compiler|eslint|clippy|sonar|build|ci|static analysis|mypy|ruff)\S* (?:or )?)+(?:errors?|warnings?|issues?|failures?|violations?)(?: or (?:warnings?|errors?))?(?: (?:are|is) (?:reported|introduced|left|added))?$/u;
/** Other languages, whole clauses. */
const passes_ABROAD = (0,kinds_clauses/* compileFolded */.o1)([
    '^(?:alle |die |bestehende[nr]? |sämtliche )*(?:\\w*-?tests?|build|ci|pipeline|linter|checks)(?: \\w+){0,3}? (?:laufen|läuft|sind|ist|bestehen|besteht|bleiben|bleibt)(?: weiterhin| alle| erfolgreich| fehlerfrei)*(?: durch| grün| erfolgreich| fehlerfrei)?$',
    '^(?:tous |toutes |les |la |le )*(?:tests?|ci|build|pipeline|lint)(?: \\w+){0,3}? (?:passent|passe|sont verts?|est verte?|reussissent|reussit)(?: toujours)?(?: au vert)?$',
    '^(?:todas? |todos? |as |os |las |los |la |el |a |o )*(?:pruebas|tests?|testes|ci|build|compilacion|pipeline|lint)(?: \\w+){0,3}? (?:pasan|pasa|passam|passa|passando|estan? en verde|esta verde|estao verdes|sigue[n]? pasando|continuam? passando)$',
    '^(?:tutti |i |gli |la |il )*(?:tests?|ci|build|pipeline|lint)(?: \\w+){0,3}? (?:passano|passa|sono verdi|è verde)(?: ancora)?$',
    '^(?:alle |de |bestaande )*(?:\\w*tests?|ci|build|pipeline|linter)(?: \\w+){0,2}? (?:slagen|slaagt|is groen|zijn groen|blijven slagen|draaien groen)(?: nog)?$',
    '^(?:все |существующие |юнит[- ]?|автоматические )*(?:[^\\s]*тесты|сборка|ci|линтер|пайплайн)(?: [^\\s]+){0,2}? (?:проход[ия]т|пройдены|зелен[^\\s]+|успешн[^\\s]+|выполняются)(?: успешно)?$',
    '^(?:wszystkie |istniejące )*(?:testy|build|ci|linter|pipeline)(?: [^\\s]+){0,2}? (?:przechodz[^\\s]+|są zielone|jest zielony|zaliczone)$',
    '^(?:tüm |bütün |mevcut |birim )*(?:testler[^\\s]*|derleme|ci|build)(?: [^\\s]+){0,2}? (?:geçiyor|geçer|geçmeli|başarılı|yeşil)[^\\s]*$',
    '^(?:すべての|全ての|全|既存の?|ユニット|単体|自動|ci|e2e|の)*(?:テスト|ビルド|ci|lint|リント)(?:が|は|も)?(?:すべて|全て|引き続き)?(?:通る|通って|パス|成功|グリーン|green)[ぁ-ん]*$',
    '^(?:所有|全部|现有|已有|单元|集成|自动化|的)*(?:测试|用例|构建|ci|lint)(?:用例)?(?:全部|均|都|仍|仍然|必须)*(?:通过|成功|为绿|绿)(?:了)?$',
    '^(?:모든 |기존 |전체 )*(?:단위 |통합 )?(?:테스트|빌드|ci|lint|린트)(?:가|이|는|도)? ?(?:모두 |전부 )?(?:통과|성공)[^\\s]*$',
]);
/** Returns whether a clause asks for checks of the work to pass. */
function isPasses(clause) {
    if ((0,kinds_clauses/* isConditional */.Jz)(clause))
        return false;
    if (isOnePass(clause))
        return true;
    const parts = clause.split(/, (?:and )?/u);
    return parts.length > 1 && parts.every(isOnePass);
}
function isOnePass(clause) {
    if (NO_FAULTS.test(clause) || passes_ABROAD.test(clause) || isBareTools(clause))
        return true;
    const found = (0,kinds_clauses/* splitAtVerb */.$e)(clause, VERB);
    return found !== null && isCheck(found) && REST.test(found.rest);
}
/** Returns whether all of a clause names commands that check: "clippy + fmt". */
function isBareTools(clause) {
    const words = splitCommand(clause);
    return words.length > 1 && words.every((word) => TOOL.test(word) || CHECKS.has(word) || JOINERS.has(word));
}
function isCheck({ subject, head, verb }) {
    const words = splitCommand(head);
    const last = words.at(-1) ?? '';
    // "The code compiles" asks for a build; nothing else that compiles is one.
    if (/compiles?$/u.test(verb))
        return /^(?:the |all )?(?:code|project|workspace|solution|repo(?:sitory)?|app)$/u.test(head);
    if (CHECK_COMMANDS.test(head))
        return true;
    if (words.some((word) => TOOL.test(word)) && !/^(?:the|a|an)$/u.test(words[0] ?? ''))
        return true;
    if (CHECKS.has(last) || CHECK_SCRIPT.test(last))
        return !/^(?:a|an)$/u.test(words[0] ?? '');
    return LOOSE_CHECKS.has(last) && LOOSE_NEEDS.test(subject);
}
function splitCommand(text) {
    return text.split(/[\s,/+&]+/u).filter((word) => word !== '');
}
//# sourceMappingURL=passes.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds/process.js
/** Criteria about how people work: approvals, reviews, deployments. No line of a change shows them. */

/** People who judge the work; beside them stand users of many products, who approve and accept other things. */
const process_JUDGES = '(?:product owner|po|product team|stakeholders?|designers?|design team|ux(?: team)?|qa(?: team)?|legal(?: team)?|security team|accessibility team|[\\w-]*-reviewer|tech lead|team lead)';
const ANYBODY = `(?:${process_JUDGES}|team|reviewers?|maintainers?|client|customer|business)`;
const CONSENT = '(?:approves?|approved|accepts?|accepted|signs? off|signed off|reviews?|reviewed|confirms?|confirmed|pass(?:es|ed)?)';
/** What of the work is judged. */
const WORK = '(?:story|stories|work|changes?|feature|design|wording|copy|texts?|implementation|results?|pr|pull request|mr|merge request|release|ui|layout|mock-?ups?|screens?|migrations?|solution|tickets?|tasks?|code|docs?|documentation|content|translations?|specs?|fix|approach|proposal|plan|it|this|that)';
const ITS = '(?:(?:on|the|this|that|all|each|every|final|new|of|a) )*(?:[\\w-]+ ){0,2}?';
const process_PATTERNS = [
    new RegExp(`^(?:the |a |our )?${ANYBODY} (?:(?:has|have|had|must|should) )?${CONSENT}(?:$| ${ITS}${WORK}\\b)`, 'u'),
    new RegExp(`^(?:the |a )?[\\w-]*-reviewer (?:has |have )?${CONSENT}\\b`, 'u'),
    new RegExp(`^(?:(?:the |all |this )?(?:[\\w-]+ ){0,3}(?:is |are |was |were |has been |have been |must be |should be )?)?(?:approved|reviewed|accepted|signed off) (?:off )?by (?:the |a |an |our )?${process_JUDGES}\\b`, 'u'),
    new RegExp(`^(?:(?:the |all |this )?(?:[\\w-]+ )?${WORK} (?:is |are |was |were |has been |have been |must be )?)?(?:approved|reviewed|accepted|signed off|validated|verified|tested|checked) (?:off )?(?:by|with) (?:the |a |an |our )?${ANYBODY}$`, 'u'),
    /^(?:code|peer|pr|design|ux|security|legal|architecture)[ -]?(?:code )?(?:review|reviewed|approval|approved|sign[- ]?off)(?:$| (?:is |was |has been )?(?:done|complete[d]?|passed|passes|approved|given|performed|held|obtained|finished|by|from|against|before)\b)/u,
    /^(?:ends with |passes )?(?:a |an |the )?(?:[\w-]+ ){0,2}(?:design|code|security|peer|architecture|legal|accessibility) review (?:is |was |has been )?(?:against|before|by|with|passes|passed|pass|done|completed?|finished)\b/u,
    /^(?:the |this |a )?(?:pr|pull request|merge request|mr)(?: |s (?=is|are|was|were|has|have|must))(?:(?:is|are|was|were|has been|have been|must be|revue|revisad[oa]|gereviewt) )?(?:approved|reviewed|merged|opened|created|revue|revisad[oa])(?:$| (?:by|to|into|in|with|and)\b)/u,
    /^(?:the )?(?:pr|pull request) (?:revue$|refers? to\b)/u,
    /^(?:(?:the |all |this )?(?:work|code|change|changes|branch|pr|fix|feature) )?(?:is |are |was |has been |gets )?merged (?:in)?to (?:the )?(?:main|master|develop|trunk)\b/u,
    /^(?:is |was |has been |(?:the |this )?(?:change|feature|work|story|fix|release) (?:is|was|has been) )?(?:deployed|released|rolled out|shipped) (?:to|on|in) (?:the )?(?:staging|production|prod|dev|test|uat|qa)\b(?! mode)/u,
    /^(?:the |this )?(?:work|change|feature|story|fix|code)? ?(?:was|is|has been|been)? ?(?:checked|tested|verified|validated) (?:in|on) (?:dev|test|staging|production|prod|uat|qa)\b(?! mode)/u,
    /^manual(?:ly)? (?:verification|verified|testing|tested|qa|qa'?d|smoke[- ]test\w*|checked)\b(?! (?:button|can|status|mode))/u,
    /\bacceptance criteria(?:s)? (?:are|is|were|have been) (?:all )?met\b|\bmeets all (?:the )?acceptance criteria/u,
    /^(?:a )?demo(?:ed|nstrated(?: to|$)| (?:was |is )?(?:given|held|recorded))\b/u,
    /\bwritten and approved\b|^sign(?:ed)?[- ]off (?:from|by|obtained|given)\b|^(?:the |this )?(?:ticket|issue|story) (?:is |was |has been )?(?:closed|moved)(?:$| to \w+$)/u,
    /\b(?:documented|recorded|noted|posted|written down) (?:here|(?:in|on) (?:the|this) (?:ticket|task|issue|story|pr|pull request))$/u,
];
/** Other languages. */
const process_ABROAD = (0,kinds_clauses/* compileFolded */.o1)([
    '^(?:code|design|work)? ?(?:wurde |ist )?(?:gereviewt|abgenommen|freigegeben)(?:$| vo[mn] )',
    '\\b(?:product owner|fachbereich|team) (?:hat|nimmt) .{0,40}(?:abgenommen|akzeptiert|freigegeben|ab)$',
    '^(?:code|revue de code|relecture)\\b.{0,20}\\b(?:revu|relu|validée?|effectuée?)\\b',
    '^(?:código|revisión de código|revisão de código)\\b.{0,20}\\b(?:revisado|aprobad[oa]|aprovad[oa]|feita|hecha)\\b',
    '^(?:codice|code review|revisione del codice)\\b.{0,20}\\b(?:revisionato|approvat[oa]|effettuata|completata)\\b',
    '^(?:(?:код|code)[- ]?ревью|ревью(?: кода)?|код)(?: [^\\s]+)? ?(?:пройден[^\\s]*|завершен[^\\s]*|выполнен[^\\s]*|проверен[^\\s]*|одобрен[^\\s]*)$',
    '^(?:владелец продукта|заказчик|po) (?:принял[^\\s]*|одобрил[^\\s]*|утвердил[^\\s]*|подтвердил[^\\s]*)',
    '^(?:code review|przegląd kodu|kod)(?: [^\\s]+)? ?(?:wykonan[^\\s]*|zakończon[^\\s]*|przeprowadzon[^\\s]*|przejrzan[^\\s]*|zatwierdzon[^\\s]*)$',
    '\\b(?:zaakceptowan[^\\s]*|zatwierdzon[^\\s]*) przez (?:product ownera|po|klienta|zespół)$',
    '^(?:kod (?:incelemesi|gözden geçirmesi)) (?:yapıl[^\\s]*|tamamlan[^\\s]*|onaylan[^\\s]*)$|^ürün sahibi .{0,20}(?:onayla[^\\s]*|kabul et[^\\s]*)$',
    '^(?:コード|デザイン)?レビュー(?:が|を|は)?(?:完了|済|承認|実施)|^(?:pr|プルリクエスト)(?:が|は)マージ|^(?:po|プロダクトオーナー|デザイナー)(?:の|が|による)(?:承認|確認|レビュー)',
    '^(?:代码)?(?:审查|评审|审核)(?:已)?(?:通过|完成)$|^产品(?:负责人|经理)(?:已)?(?:确认|验收|批准)',
    '^(?:코드 )?(?:리뷰|검토)(?:가|를)? ?(?:완료|승인)|^(?:po|기획자|디자이너)(?:의|가) (?:승인|확인)',
]);
/** Returns whether a clause is about how people work. */
function isProcess(clause) {
    return !(0,kinds_clauses/* isConditional */.Jz)(clause) && (process_ABROAD.test(clause) || process_PATTERNS.some((pattern) => pattern.test(clause)));
}
//# sourceMappingURL=process.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds/quality.js
/** Criteria that ask for a measure of the whole: coverage, speed, accessibility, style. People judge them, or a tool does. */

const HAS = '(?:is|are|stays?|remains?|must|should|shall|does|do|at least|of|under|below|above|over|within|less than|more than|≥|>=?|<=?|≤|increases?|improves?|not)';
const PERFORMANCE = '(?:p9[059]|latency|throughput|page[- ]load(?:[- ]times?)?|load(?:ing)?[- ]times?|response[- ]times?|performance|memory usage|bundle size)';
const quality_PATTERNS = [
    /^(?:(?:the|overall|unit|code|test|branch|line|statement|patch|new|has|have|with) )*coverage\b(?: (?:of|for|on) [^,]{1,40}?)? (?:is|are|stays?|remains?|must|should|does|do|at least|at or|of|above|over|≥|>=?|increases?|not)\b.{0,30}(?:\d|%|increase|decrease|drop|remain|stay|same|fall)/u,
    /^(?:(?:at least|minimum|min|≥|>=?|over|above|has|have|with|more than) ?)*\d+(?:\.\d+)? ?%(?:\+|\s)*(?:or (?:more|higher) )?(?:(?:unit|code|test|branch|line|statement) )*coverage\b/u,
    /^(?:(?:code|test|branch|line) )*coverage (?:≥|>=?|at least) ?\d/u,
    new RegExp(`^(?:(?:the|average|median|mean|api|overall|p9[059]|search|query|good) )*${PERFORMANCE}\\b(?: (?:of|for|on|in) [^,]{1,40}?)? ${HAS}\\b.{0,40}(?:\\d|improv|degrad|accept|budget|regress|increase|worse|better)`, 'u'),
    new RegExp(`^no (?:\\w+ )?(?:${PERFORMANCE}|degradation|slowdown)\\b.{0,20}(?:degrad|regress|impact|loss|$)`, 'u'),
    /^(?:(?:the|each|every|all|any|a) )?(?:[\w-]+ ){0,3}(?:loads?|renders?|opens?) (?:in|within|under)(?: (?:less than|under|at most))? \d+(?:[.,]\d+)? ?(?:ms|s|secs?|seconds?|milliseconds?)$/u,
    /^(?:no|zero|without) (?:new )?(?:console|browser|runtime) (?:errors?|warnings?)(?: or (?:warnings?|errors?))?(?: (?:in|on) [^,]+)?$/u,
    /\b(?:meets?|satisf(?:y|ies)|compl(?:y|ies) with|conforms? to|compliant with|pass(?:es)?)\b.{0,30}\b(?:wcag|axe|a11y|accessibility|lighthouse)\b|\bwcag\b.{0,20}\b(?:complian(?:t|ce)|conform\w*)\b/u,
    /^(?:no|zero) (?:new )?(?:axe|accessibility|a11y|wcag) (?:errors?|violations?|issues?)\b|^(?:axe|lighthouse|wcag|a11y|accessibility) .{0,40}(?:checks?|scores?|audits?|standards?|complian\w+|requirements)\b.{0,30}(?:\d|pass|met|green|$)/u,
    /^(?:there are )?(?:no|without|zero) (?:(?:known|new|performance|visual|functional) )*regressions?$/u,
    /^(?:it |the \w+ )?works (?:in|on|with) (?:(?:all|current|the latest|latest|modern|major|common) )*(?:browsers?|chrome|firefox|safari|edge|ie)\b/u,
    /^(?:the )?(?:code|solution|implementation) (?:is|should be|must be) (?:clean|readable|maintainable|well[- ]structured|in english|performant|scalable)\b/u,
    /^(?:(?:the )?(?:code|solution|implementation|change) )?follows? (?:the |our )?(?:coding|code|style|team) (?:style|standards?|guidelines?|conventions?|guide)\b/u,
];
/** Other languages: the coverage of tests. */
const quality_ABROAD = (0,kinds_clauses/* compileFolded */.o1)([
    '\\b(?:test|code|zeilen|branch)-?\\s?abdeckung\\b.{0,30}\\d',
    '\\bcouverture (?:de |des |du )?(?:tests?|code)\\b.{0,30}\\d',
    '\\bcobertura (?:de )?(?:código|pruebas|tests?|testes)\\b.{0,30}\\d',
    '\\bcopertura (?:del codice|dei test|dei tests)\\b.{0,30}\\d',
    '\\b(?:test|code)-?dekking\\b.{0,30}\\d',
    'покрытие (?:кода|тестами).{0,30}\\d',
    '\\bpokrycie (?:kodu|testami|testów).{0,30}\\d',
    'test kapsam[^\\s]*.{0,30}\\d',
    '(?:テスト|コード)?カバレッジ.{0,30}\\d',
    '覆盖率.{0,30}\\d',
    '커버리지.{0,30}\\d',
]);
/** Returns whether a clause asks for a measure of the whole. */
function isQuality(clause) {
    return !(0,kinds_clauses/* isConditional */.Jz)(clause) && (quality_ABROAD.test(clause) || quality_PATTERNS.some((pattern) => pattern.test(clause)));
}
//# sourceMappingURL=quality.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds/tests.js
/** Criteria that ask for tests. */

const SORT = '(?:unit|integration|e2e|end[- ]to[- ]end|regression|acceptance|contract|snapshot|black[- ]?box|endpoint|automated|smoke|api|component|functional|parser|property|fuzz|performance|load|ui|browser|focused|relevant|existing|new|additional|manual|differential|concurrent|cli|system|security)';
const AMOUNT = '(?:there (?:is|are)|at least \\w+|more|all|both|each|every \\w+ has .{0,20}|the|a|an|one|two|three|its|own|corresponding|appropriate|some)';
/** What makes "test" name another thing than a test: a test mail, a test user. */
const OTHER_THING = '(?:data|environments?|env|servers?|users?|accounts?|mode|buttons?|pages?|keys?|results?|runs? (?:is|are|was|were|page|list|history)|runners?|ids?|(?:e-?)?mails?|messages?|connections?|events?|webhooks?|payments?|orders?|cards?|helpers?|utils?|utilit(?:y|ies)|reports?|commands?|scripts?|config\\w*|instances?|databases?|db|domains?|calls?|drives?|plans?|names?|doubles?|clients?|tokens?|groups?|tags?|kits?|cent(?:er|re)s?|clips?|prints?|notifications?|invoices?|dialogs?|forms?|fields?|tabs?|links?|requests?|stages?|clusters?|classes|frameworks?|selectors?|attributes?|harness\\w*|modules?|projects?|scores?|questions?|takers?)';
const HELPED = '(?:can|could|may|might)';
const SUBJECT = new RegExp(`^(?:${AMOUNT} )*(?:(?:add(?:s|ed)?|write|extend|update|provide|include) )?(?:${AMOUNT} )*(?:(?:[\\w-]+[ /]|[\\w-]+, |(?:and|or) )?(?:${SORT}|and|or|[\\w-]+)[ /]){0,4}?(?:tests?|specs?|test[- ]?(?:cases?|suites?|coverage|fixtures?)|unit-?tests?|automated coverage|regression coverage)\\b(?! ${OTHER_THING}\\b)(?! ${HELPED}\\b)`, 'u');
/** "test 124 lands green", "regression test: …" */
const NAMED = /^(?:(?:unit|integration|e2e|regression|component|smoke) )?tests?(?: (?:fixture|case))?(?:$|:| (?:for|that|which|of|to|with|covering)\b)/u;
/** What tests do, or is done to them. */
const DOES = /(?:^|\s)(?:(?:is|are|must|should|also|be|been|was|were|all|both|has|have|still|explicitly) )*(?:covers?|covered|checks?|exists?|added|written|updated|extended|moved|included?s?|proves?|verif(?:y|ies)|asserts?|pins?|exercises?|reproduces?|ensures?|confirms?|demonstrates?|documents?|describes?|reflects?|compares?|feeds?|runs?|uses?|has|have|sets?|fails?|simulates?|guards?|locates?|renders?|builds?|shows?|captures?|validates?|protects?|prevents?|present|provided|parametri[sz]ed|exist)(?=$|[\s,:])/u;
const tests_PATTERNS = [
    /^(?:[\w-]+ ){0,10}?(?:is|are|be) (?:(?:fully|well|all|now|also|directly|thoroughly|not yet) )*(?:unit-?|e2e-?)?(?:tested|covered by (?:[\w-]+ ){0,3}?(?:tests?|specs?|suite))(?:$|,| (?:by|in|for|with|on|against|that|which)\b)/u,
    new RegExp(`^(?:[\\w-]+ ){1,10}(?:has|have|gets?|comes? with|with) (?:(?:its|their|own|${SORT}|a|an|at least one|full) )*(?:tests?|test coverage|test cases?|specs?)$`, 'u'),
    /^(?:unit|integration|e2e)[- ]?test(?:ed|s)?$|^[\w./-]*[._-](?:test|spec)\.\w+ (?:covers?|checks?|tests?|asserts?|verif\w+|has|updated)\b|^[\w./-]*(?:^|\/)test_\w+\.py (?:covers?|checks?|tests?|asserts?)\b/u,
    /^(?:add(?:s|ed)?|write|extend|update|create|include|provide) (?:[\w-]+,? ){0,6}?(?:tests?|specs?|test cases?|test coverage)(?:$| (?:for|that|which|of|to|with|covering|pinning|asserting|on|proving|in|against|feeding|and|or)\b)/u,
];
const tests_ABROAD = (0,kinds_clauses/* compileFolded */.o1)([
    '\\b(?:mit|durch|von) (?:\\w+-?)?tests? abgedeckt$|\\b(?:unit-?)?getestet$|^(?:\\w+ )?(?:\\w+-?)?tests? (?:sind |wurden |ist )?(?:vorhanden|ergänzt|geschrieben|hinzugefügt|angepasst|decken|prüfen)\\b',
    '^(?:les |des )?tests? (?:unitaires?|d.integration|automatisés|fonctionnels)?\\s?(?:sont |ont été )?(?:ajoutés?|écrits?|couvrent|vérifient|$)',
    '^(?:las |los |se )?(?:añad\\w+ |agreg\\w+ |escrib\\w+ )?(?:las |los )?(?:pruebas|tests) (?:unitari[ao]s|de integración|automatizad[ao]s)?\\s?(?:están |son )?(?:añadid\\w*|escrit\\w*|agregad\\w*|cubren|verifican|$)',
    '^(?:os |há )?(?:testes?) (?:unitári\\w+|de integração|automatizados)?\\s?(?:são |foram |estão )?(?:adicionad\\w*|escrit\\w*|criad\\w*|cobrem|verificam|$)',
    '^(?:i |gli )?test (?:unitari|di integrazione|automatici)?\\s?(?:sono |sono stati )?(?:aggiunti|scritti|coprono|verificano|$)',
    '^(?:er zijn |de )?(?:unit|integratie)?-?tests? (?:zijn |is |werden )?(?:toegevoegd|geschreven|dekken|aanwezig|controleren)\\b|\\b(?:gedekt door|met) (?:unit-?)?tests?$',
    '^(?:юнит|интеграционные|автоматические|модульные)?[- ]?тесты? (?:написан[^\\s]*|добавлен[^\\s]*|покрыва[^\\s]*|проверя[^\\s]*|обновлен[^\\s]*)|покрыт[^\\s]* (?:юнит-|модульными )?тестами$|^(?:добавить|написать|добавлены|написаны) (?:юнит-|модульные |интеграционные )?тесты',
    '^testy (?:jednostkowe |integracyjne )?(?:(?:są|zostały) )?(?:dodane|napisane|pokrywają|sprawdzają|zaktualizowane)|pokryt[^\\s]* testami$|^(?:dodać|dodaj|napisać|dodano|napisano) testy',
    '(?:birim |entegrasyon )?test(?:i|ler|leri)? (?:eklen|yazıl|ekle|yaz|güncellen)[^\\s]*$',
    '^(?:単体|ユニット|自動|結合|統合|回帰|e2e|の)*テスト(?:コード|ケース)?(?:が|を|も|は)?(?:追加|書|作成|用意|カバー|実装|整備)|テスト(?:で|が|に)カバー|のテスト(?:コード|ケース)?(?:が|を)(?:追加|書|作成)',
    '^(?:单元|集成|自动化|回归|端到端|的)*测试(?:用例|代码)?(?:已|均|应)*(?:覆盖|添加|补充|编写|新增)|^(?:添加|编写|补充|新增|增加).{0,20}测试(?:用例|代码)?$|有(?:单元|集成)?测试(?:覆盖)?$',
    '^(?:단위 |통합 |자동화 |회귀 )?테스트(?: ?코드| ?케이스)?(?:가|를|도|이)? ?(?:추가|작성|포함)[^\\s]*|테스트로 (?:검증|커버)[^\\s]*$',
]);
/** Returns whether a clause asks for tests. */
function isTest(clause) {
    if (tests_ABROAD.test(clause) || tests_PATTERNS.some((pattern) => pattern.test(clause)) || NAMED.test(clause))
        return true;
    if (!SUBJECT.test(clause))
        return false;
    const found = (0,kinds_clauses/* splitAtVerb */.$e)(clause, DOES);
    if (found !== null)
        return /(?:tests?|specs?|cases?|suites?|coverage|fixtures?)$/u.test(found.head);
    // "a test decompiles a class", "every parser test"
    return /^(?:there (?:is|are)|at least|a|an|one|each|every|add|write|new|more|(?:unit|integration|e2e|regression)\b)/u.test(clause);
}
//# sourceMappingURL=tests.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds.js








const NEGATIVE = [
    /\b(?:must|shall|should|may|can|could|do|does|did|is|are|will|was|were) ?(?:not|n['’]t)\b|\bcannot\b|\bwon['’]t\b/u,
    /\b(?:no longer|never|not any ?more|nowhere)\b/u,
    /^no\b|^without\b(?! the\b)|\b(?:is|are|be|been|was|were|gets?) (?:removed|deleted|dropped|gone)\b|^(?:remove|delete|drop)s?\b/u,
    (0,kinds_clauses/* compileFolded */.o1)([
        "\\b(?:nicht|nie|niemals|kein(?:e|en|er|em)?)\\b|\\b(?:jamais|n['’]\\w+ pas|ne \\w+ (?:pas|plus|jamais))\\b",
        '\\b(?:nunca|jamás|ya no)\\b|^no se\\b|\\bnão\\b|\\bnon (?:deve|devono|viene|vengono|si|può|è)\\b|\\b(?:niet|nooit|geen)\\b',
        '(?:^|\\s)(?:не|нельзя|никогда|больше не)\\s|(?:^|\\s)(?:nie|nigdy)\\s',
        '(?:ない(?:こと)?|ません|禁止|削除され(?:る|た))$|(?:不能|不得|不应|不会|不可|禁止|不再)|(?:않(?:는다|아야|음)|못(?:한다|함)|없어야|금지)',
    ]),
];
/** A criterion whose clauses ask for several such things has the first of these kinds. */
const UNSHOWN_FIRST = ['process', 'quality', 'test', 'doc', 'invariant', 'passes'];
/**
 * Returns the kind of a criterion by its clauses. One clause that asks for behaviour makes all of it behaviour: that
 * clause lines can show, and what must be shown is not to be left to people by a word beside it.
 */
function criterionKind(text) {
    if (isSeenOutside(text))
        return 'process';
    const clauses = (0,kinds_clauses/* splitClauses */.J3)(text);
    const kinds = new Set(clauses.map(readClauseKind));
    const first = UNSHOWN_FIRST.find((kind) => kinds.has(kind));
    if (!kinds.has('behaviour') && first !== undefined)
        return first;
    return NEGATIVE.some((pattern) => pattern.test(clauses.join('; '))) ? 'negative' : 'behaviour';
}
function readClauseKind(clause) {
    if (isProcess(clause))
        return 'process';
    if (isPasses(clause))
        return 'passes';
    if (isObserved(clause))
        return 'process';
    if (isQuality(clause))
        return 'quality';
    if ((0,invariants/* readInvariant */.P)(clause) !== null)
        return 'invariant';
    if (isDocument(clause))
        return 'doc';
    return isTest(clause) ? 'test' : 'behaviour';
}
/** Returns whether the lines of a change can show that a criterion of this kind is met. */
function isCodeVerifiable(kind) {
    return kind !== 'process' && kind !== 'quality' && kind !== 'passes';
}
//# sourceMappingURL=kinds.js.map

/***/ }),

/***/ 33838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ splitAtVerb),
/* harmony export */   J3: () => (/* binding */ splitClauses),
/* harmony export */   Jz: () => (/* binding */ isConditional),
/* harmony export */   o1: () => (/* binding */ compileFolded)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35943);
/** A criterion as clauses, folded, so that what it is about is told by what its sentences say and not by single words. */


/** Characters after this position do not change the kind of a criterion. */
const REACH = 400;
const BREAK = /[;。；]|(?<!\b(?:e\.g|i\.e|etc|vs|incl|approx|no|z\.b|bzw|ca))[.!](?=\s|$)/u;
/** What follows a dash explains what stands before it. */
const DASH = /(?<=\S \S+)\s(?:—|–|--)\s.*$/u;
const ASIDE = /\([^()]*\)/gu;
/** A clause that begins so goes on with what the clause before it is about. */
const GOES_ON = /^(?:they|it|its|this|these|those|that|such|including|incl|e\.g|i\.e|see|do not|use (?:it|them|this)|for example|for instance)\b/u;
/** Words that make what they stand beside hold in one case only. `when run` and the like are no such case. */
const CASE = /\b(?:when|whenever|if|unless|until|once|while|as soon as|as long as|wenn|falls|sobald|quand|lorsqu\w*|cuando|wanneer|zodra|jesli|jezeli|gdy|kiedy|eger)\b(?! (?:run|running|executed|launched|started) )|(?:^|[\s,])(?:если|когда|при условии)\s/u;
/** Splits a criterion into clauses, folded, without code marks and asides; one at least. */
function splitClauses(text) {
    const folded = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(text.slice(0, REACH)).replaceAll('`', ''));
    const bare = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(folded.replace(ASIDE, ' '));
    const clauses = [];
    for (const part of (bare === '' ? folded : bare).split(BREAK)) {
        const clause = part.replace(DASH, '').trim();
        if (clause === '')
            continue;
        if (clauses.length > 0 && GOES_ON.test(clause))
            clauses.push(`${clauses.pop() ?? ''}, ${clause}`);
        else
            clauses.push(clause);
    }
    return clauses.length === 0 ? [folded] : clauses;
}
/** Returns whether a clause speaks of one case only: "when the build succeeds". */
function isConditional(clause) {
    return CASE.test(clause);
}
/** Words that stand in no plain subject: there the clause says something before it comes to the verb that was found. */
const NO_SUBJECT = new Set(('that which who whose where can may must shall should will would could is are was were be been has have had does do ' +
    'show shows display displays send sends open opens link links return returns print prints render renders see sees ' +
    'list lists contain contains get gets give gives allow allows let lets so because').split(' '));
/** A subject with more words is a sentence of its own. */
const MAX_SUBJECT_WORDS = 14;
const PREPOSITION = /\s(?:of|in|for|from|under|on|at|with|without|across|against|about|by|to)\s/u;
/** Splits a clause at the first verb that fits; null if there is none, or if what stands before it is no plain subject. */
function splitAtVerb(clause, verb) {
    const found = verb.exec(clause);
    if (found === null)
        return null;
    const subject = clause.slice(0, found.index).trim();
    const words = subject.split(' ');
    if (subject === '' ||
        /:(?:\s|$)/u.test(subject) ||
        words.length > MAX_SUBJECT_WORDS ||
        words.some((word) => NO_SUBJECT.has(word)))
        return null;
    const end = PREPOSITION.exec(subject)?.index ?? subject.length;
    const rest = clause.slice(found.index + found[0].length).trim();
    return { subject, head: subject.slice(0, end), verb: found[0].trim(), rest };
}
/**
 * Builds one pattern of several, from words as they are written in their languages. No escape with an upper-case letter
 * may be used, because the sources are folded as the texts are.
 */
function compileFolded(sources) {
    return new RegExp(sources.map((source) => `(?:${(0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .A)(source)})`).join('|'), 'u');
}
//# sourceMappingURL=clauses.js.map

/***/ }),

/***/ 18751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ readInvariant)
/* harmony export */ });
/* harmony import */ var _clauses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33838);
/** Criteria that ask for something to stay as it is. No line shows that; lines there would speak against it. */

/** "X is not affected", "X stays as it is": what is named stands first. */
const STAYS = [
    /^((?:all |every |the )?(?:existing|current|other|old(?:er)?|legacy|legitimate|remaining) .+?) (?:still|continues? to|keeps?) (?!pass)\w/u,
    /^(.+?),? (?:is|are|remains?|stays?|be|was|were|must|should|will) (?:(?:be|remain|stay|completely|entirely|otherwise|still|all|left) )*(?:not affected|unaffected|unchanged|untouched|unmodified|unaltered|not (?:be )?(?:changed|touched|modified|altered|impacted|affected|broken)|as (?:it|they) (?:is|are|was|were)|backwards?[- ]compatible)\b/u,
    /^(.+?) (?:remains?|stays?) (?:exactly |all )?(?:the same|identical|intact|as (?:is|before|today|now)|compatible)\b/u,
    /^(.+?) (?:is|are|works?|behaves?|looks?) (?:exactly )?the same as (?:before|today|now|previously)\b/u,
    /^(.+?) (?:does|do|must|should|shall|will) ?(?:not|n['’]t) (?:be )?(?:change[ds]?|affected|altered|touched|modified|break|broken)$/u,
    /^(.+?) (?:still |must |should |will |all )*(?:keeps?|continues?|goes on|go on) (?:on )?(?:to )?(?:work|function|behav|operat)(?:s|ing|e|es)?\b(?! \w* ?with\b)/u,
    /^(.+?) (?:must |should |will |all )?still (?:works?|functions?|behaves?|operates?)\b(?! \w* ?with\b)/u,
    /^(.+?) (?:keeps?|retains?|preserves?) (?:(?:the|its|their|all|current|existing|present|old|previous|own) )+((?:[\w-]+ ){0,3}?(?:behaviou?rs?|functionality|semantics|api|contract|signatures?)\b.*)/u,
    /^(.*?(?:existing|current|other|all other|old|previous|present).*?) (?:is|are|must be|should be) (?:(?:still|fully|always|all) )?preserved\b/u,
    /^((?:existing|current|previous|old) (?:[\w-]+ ){0,3}?behaviou?rs?) preserved\b/u,
    /^(.+?),? (?:exactly |just )?as (?:before|today|now|previously|until now|it (?:does|did|is|was|works|worked|behaves|behaved)(?: now| today| before)?|they (?:do|did|are|were|work|worked)(?: now| today| before)?)$/u,
];
/** "No change to X", "it does not affect X": what is named stands last. */
const SPARES = [
    /^(?:there (?:is|are|must be) )?no (?:[\w-]+ ){0,3}?(?:changes?|changed|impact|effects?|influence|regressions?|modifications?|breakage)(?: is made| are made)? (?:to|in|for|of|on|with) (.+)$/u,
    /^(?:(?:the|this) (?:change|fix|refactor(?:ing)?|feature|migration|pr|work|update|move|patch)|it) (?:does|must|should|shall|may|will) ?(?:not|n['’]t) (?:affect|change|alter|break|impact|modify|touch|influence) (.+)$/u,
    /^(?:does|do|must|should|shall) not (?:affect|change|alter|break|impact|modify|touch) (.+)$/u,
    /^without (?:changing|affecting|breaking|altering|touching|modifying) (.+)$/u,
    /^(?:the |this )?(?:refactor\w*|change|migration|rewrite|move|extraction|fix) (?:preserves?|keeps?) (.+?)(?: unchanged| intact)?(?: and .*)?$/u,
];
/** Nothing is named. */
const NOTHING = [
    /^(?:there (?:is|are) )?no (?:other |further )?(?:(?:behaviou?r(?:al)?|functional|api|schema|breaking|visual|ui|user[- ]visible|user[- ]facing|public api|drag\/drop behaviou?r) )*changes?(?: intended| expected| in behaviou?r)?(?:$|:)/u,
    /^(?:nothing|no[- ]?thing) (?:else|other) (?:is |has |must |should )?(?:change[ds]?|affected|broken|breaks?|touched)\b/u,
    /^(?:zero|0) behaviou?r(?:al)? changes?$/u,
];
const ABROAD = (0,_clauses_js__WEBPACK_IMPORTED_MODULE_0__/* .compileFolded */ .o1)([
    '\\b(?:bleib(?:t|en) (?:[^\\s]+ ){0,3}?(?:unverändert|gleich|erhalten|unberührt|bestehen)|(?:ist|sind|wird|werden) (?:davon )?nicht (?:betroffen|beeinträchtigt|verändert|berührt)|wie (?:bisher|zuvor|vorher)$|funktionier(?:t|en) weiterhin|keine änderung(?:en)? an\\b)',
    '\\b(?:reste(?:nt)? (?:inchange[^\\s]*|identiques?|intacte?s?)|comme avant$|n.(?:est|sont) pas (?:affecte|impacte|modifie)[^\\s]*|continuent? (?:de|a) fonctionner|aucun(?:e)? (?:changement|impact|modification|regression) (?:sur|dans|pour)\\b)',
    '\\b(?:no se (?:ven?|verán?) afectad[^\\s]*|no (?:es|son|está|están) afectad[^\\s]*|permanecen? (?:igual[^\\s]*|sin cambios|intact[^\\s]*)|como (?:antes|hasta ahora)$|siguen? funcionando|sin cambios en\\b|ningún cambio en\\b|no cambian?$)',
    '\\b(?:não (?:é|são|será|serão) afetad[^\\s]*|permanecem? (?:inalterad[^\\s]*|igua[^\\s]*|como)|continuam? funcionando|sem alterações em\\b|nenhuma alteração (?:em|no|na)\\b|como antes$)',
    '\\b(?:non (?:è|sono|viene|vengono) (?:interessat|modificat|influenzat|toccat)[^\\s]*|(?:resta|restano|rimane|rimangono) (?:invariat[^\\s]*|ugual[^\\s]*|come)|come prima$|continua(?:no)? a funzionare|nessuna modifica (?:a|al|alla|ai|nel)\\b)',
    '\\b(?:blij(?:ft|ven) (?:[^\\s]+ ){0,2}?(?:ongewijzigd|hetzelfde|gelijk|werken|intact)|zoals (?:voorheen|nu)$|(?:wordt|worden) niet (?:beïnvloed|gewijzigd|geraakt)|geen wijziging(?:en)? (?:aan|in)\\b)',
    '(?:не затрагива[^\\s]*|не затронут[^\\s]*|не изменя[^\\s]*|не меня[^\\s]*|остае?тся (?:без изменений|прежн[^\\s]*|неизменн[^\\s]*)|остаются (?:без изменений|прежн[^\\s]*|неизменн[^\\s]*)|как (?:раньше|прежде)$|продолжа(?:ет|ют) работать|работает по-прежнему)',
    '(?:pozostaj[^\\s]* (?:bez zmian|niezmienion[^\\s]*)|jak (?:dotychczas|wcześniej|dotąd|poprzednio)$|nadal działa[^\\s]*|nie (?:ulega|ulegają|zmienia|zmieniają) (?:się|zmianie)|nie wpływa na)',
    '(?:etkilenm(?:ez|emeli|iyor)[^\\s]*$|değişm(?:ez|emeli|iyor)[^\\s]*$|aynı kal(?:ır|malı|ıyor)[^\\s]*$|eskisi gibi|çalışmaya devam ed[^\\s]*$)',
    '(?:影響(?:が|を|は)?(?:ない|無い|なし|与えない|受けない|しない|及ぼさない)|変わらない|変更(?:が|は)(?:ない|されない)|(?:従来|これまで|今まで)(?:どおり|通り))',
    '(?:不受影响|不会?影响|没有影响|保持不变|不变$|不会?改变|(?:与|和|跟)(?:以前|之前|原来)(?:一样|一致|相同)|(?:照常|仍然?正常|继续正常)(?:工作|使用|运行|可用))',
    '(?:영향(?:이|을)? ?(?:없|받지|주지|미치지)|변경(?:되지|이 없|하지)|그대로 (?:유지|동작|작동)|기존(?:과|처럼|대로) ?(?:동일|같|동작|작동|유지)?)',
]);
/** A case of its own at the start: lines of the change make the case, so lines can show the criterion. */
const IN_A_CASE = /^(?:without (?!chang|affect|break|alter|touch|modif)|with |unless|by default|otherwise|if |when |in |ohne |mit |sans |sin |sem |senza |zonder |без |bez )/u;
const LEFT_OUT_CASE = /\bwithout (?!chang|affect|break|alter|touch|modif)|\b(?:after|before) (?!$|[,.])/u;
/** What stands before the verb is a sentence of its own, and no name of a thing. */
const SENTENCE = /, (?:and|so|but)\b|\bso\b|:|^(?:\S+ ){12}/u;
/** Reads a clause that asks for something to stay as it is; null if it does not. */
function readInvariant(clause) {
    if ((0,_clauses_js__WEBPACK_IMPORTED_MODULE_0__/* .isConditional */ .Jz)(clause) || IN_A_CASE.test(clause))
        return null;
    if (NOTHING.some((pattern) => pattern.test(clause)))
        return { subject: '' };
    for (const pattern of SPARES) {
        const found = pattern.exec(clause);
        if (found !== null)
            return { subject: found[1] ?? '' };
    }
    if (LEFT_OUT_CASE.test(clause))
        return null;
    for (const pattern of STAYS) {
        const found = pattern.exec(clause);
        if (found !== null && !SENTENCE.test(found[1] ?? ''))
            return { subject: `${found[1] ?? ''} ${found[2] ?? ''}`.trim() };
    }
    return ABROAD.test(clause) ? { subject: clause.replace(ABROAD, ' ').trim() } : null;
}
//# sourceMappingURL=invariants.js.map

/***/ }),

/***/ 65162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ readLeadingPlaces)
/* harmony export */ });
/** Places in files as people write them: `src/x.ts:10-20`, `src/x.ts#L10-L20`, the address of such lines on a host. */
/** Most places of one line, and most characters of it that are read. */
const MAX_PLACES = 20;
const REACH = 2000;
/** A Markdown link is read as its words and its address: either may be the place. */
const LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/gu;
const HOST = /^https?:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+\/blob\/[^/\s]+\//u;
const PLACE = /^([^\s,;:#<>|"']*[./][^\s,;:#<>|"']*)(?::|#L)(\d{1,7})(?:-L?(\d{1,7}))?$/u;
/** Between two places. */
const BETWEEN = /[\s,;]+/u;
const AND = new Set(['and', 'und', 'et', 'y', 'e', 'en', '+', '&']);
function parsePlace(word) {
    const [, file = '', start, end] = PLACE.exec(word.replace(HOST, '')) ?? [];
    if (start === undefined)
        return null;
    const [one, other] = [Number(start), Number(end ?? start)];
    if (Math.min(one, other) === 0)
        return null;
    return { file: file.replace(/^\.?\/+/u, ''), first: Math.min(one, other), last: Math.max(one, other) };
}
/**
 * Returns the places that a text begins with, each once; what follows them is not read. Empty if it begins with
 * something else.
 */
function readLeadingPlaces(text) {
    const words = text.slice(0, REACH).replace(LINK, ' $1 $2 ').replaceAll('`', '').trim().split(BETWEEN);
    const places = [];
    for (const word of words) {
        const place = parsePlace(word.replace(/[.)]+$/u, ''));
        if (place !== null)
            places.push(place);
        else if (places.length === 0 || !AND.has(word))
            break;
        if (places.length === MAX_PLACES)
            break;
    }
    return places.filter((one, at) => places.findIndex((other) => isSamePlace(one, other)) === at);
}
const isSamePlace = (a, b) => a.file === b.file && a.first === b.first && a.last === b.last;
//# sourceMappingURL=places.js.map

/***/ }),

/***/ 79776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ CELL_BREAK),
  n: () => (/* binding */ ShownLines)
});

;// CONCATENATED MODULE: ./build/src/engine/criteria/html-table.js
class HtmlTable {
    #rows = [];
    #loose = [];
    #cells = [];
    #cell = null;
    #headed = false;
    /** Whether text now belongs to a cell. */
    get inCell() {
        return this.#cell !== null;
    }
    /** Adds text to the open cell; text between cells stays text. */
    add(text, line) {
        if (this.#cell !== null)
            this.#cell.text += text;
        else if (text.trim() !== '')
            this.#loose.push({ text, line });
    }
    openCell(header, line) {
        this.endCell();
        this.#headed ||= header && this.#rows.length === 0;
        this.#cell = { text: '', line };
    }
    endCell() {
        if (this.#cell !== null)
            this.#cells.push(this.#cell);
        this.#cell = null;
    }
    endRow() {
        this.endCell();
        const [first] = this.#cells;
        if (first !== undefined)
            this.#rows.push({ cells: this.#cells.map(({ text }) => text.trim()), line: first.line });
        this.#cells = [];
    }
    /** Returns whether a blank line ends the table: after one in a cell, what follows is Markdown. */
    endAtBlank() {
        if (this.#cell === null)
            return false;
        this.endCell();
        this.#loose.push(...this.#cells);
        this.#cells = [];
        return true;
    }
    /** Returns the rows, the first of which is the header, and the text that is in none of them. */
    finish() {
        this.endRow();
        const [first] = this.#rows;
        const header = this.#headed || first === undefined ? [] : [{ cells: first.cells.map(() => ''), line: first.line }];
        return { rows: [...header, ...this.#rows], loose: this.#loose };
    }
}
//# sourceMappingURL=html-table.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/comments.js
/**
 * Finds what GitHub hides: comments, and what a browser reads as one. A comment at the start of a line goes on over
 * lines, to the end of the text if nothing ends it. Inside a line it must end in the same paragraph; if it does not,
 * it is shown as it is written.
 */
const COMMENT_END = /--!?>/gu;
/** `<?`, `<!DOCTYPE`, `<![CDATA[`: a browser hides them to the next `>`. */
const DECLARATION = /<(?:\?|![A-Za-z[])/uy;
/** Returns the index after the end of hidden text; -1 if the line does not end it. */
function findHiddenEnd(text, from, until) {
    if (until === 'declaration')
        return text.indexOf('>', from) + 1 || -1;
    COMMENT_END.lastIndex = from;
    return COMMENT_END.exec(text) === null ? -1 : COMMENT_END.lastIndex;
}
/** Returns what hides the text from an index on; null if nothing does. `<!-->` and `<!--->` hide nothing. */
function readHiddenStart(text, at) {
    if (text.startsWith('<!--', at)) {
        const short = text.startsWith('>', at + 4) ? 5 : text.startsWith('->', at + 4) ? 6 : 0;
        // The end of a comment may use the dashes of its start only in these two.
        return short > 0 ? { until: 'declaration', inside: at + short - 1 } : { until: 'comment', inside: at + 4 };
    }
    DECLARATION.lastIndex = at;
    return DECLARATION.test(text) ? { until: 'declaration', inside: at + 2 } : null;
}
/** Returns whether a comment inside a line is one: GitHub shows those with `--` inside. */
function isInlineComment(inner) {
    return !inner.slice(0, -3).includes('--') && !inner.endsWith('--->') && !inner.endsWith('!>');
}
//# sourceMappingURL=comments.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/html-tags.js
var html_tags = __webpack_require__(95561);
;// CONCATENATED MODULE: ./build/src/engine/criteria/visible-characters.js
/** Characters as people see them: references resolved, invisible ones taken out, every blank a space. */
/** Characters that show nothing. Joiners and variation selectors stay, because scripts and emoji need them. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** Joiners beside ASCII join nothing. */
const IDLE_JOINER = /(?<=[!-~])[\u200c\u200d]+|[\u200c\u200d]+(?=[!-~])/gu;
/** Blanks of other widths, and characters that a browser shows as one. */
const BLANK = /(?![\t\n\r ])[\s\u0085\u2800]/gu;
/** Only letters, digits and marks of ASCII, which need no change. */
const PLAIN = /^[ -~]*$/u;
/** Returns the text without invisible characters and with plain spaces. A tab stays a tab. */
function toVisibleCharacters(text) {
    if (PLAIN.test(text))
        return text;
    return text.replace(INVISIBLE, '').replace(IDLE_JOINER, '').replace(BLANK, ' ');
}
const REFERENCE = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));/uy;
/** The named references that are found in tickets. Others stay as they are written. */
const NAMED = new Map([
    ...[
        ['amp', '&'],
        ['lt', '<'],
        ['gt', '>'],
        ['quot', '"'],
        ['apos', "'"],
        ['num', '#'],
        ['colon', ':'],
        ['ast', '*'],
        ['plus', '+'],
        ['lowbar', '_'],
        ['grave', '`'],
        ['bsol', '\\'],
        ['sol', '/'],
        ['vert', '|'],
        ['verbar', '|'],
        ['lsqb', '['],
        ['lbrack', '['],
        ['rsqb', ']'],
        ['rbrack', ']'],
        ['lpar', '('],
        ['rpar', ')'],
        ['period', '.'],
        ['comma', ','],
        ['equals', '='],
        ['percnt', '%'],
        ['dollar', '$'],
        ['hyphen', '\u2010'],
        ['ndash', '–'],
        ['mdash', '—'],
        ['minus', '−'],
        ['hellip', '…'],
        ['bull', '•'],
        ['middot', '·'],
        ['laquo', '«'],
        ['raquo', '»'],
        ['ldquo', '“'],
        ['rdquo', '”'],
        ['lsquo', '‘'],
        ['rsquo', '’'],
        ['times', '×'],
        ['le', '≤'],
        ['ge', '≥'],
        ['ne', '≠'],
        ['rarr', '→'],
        ['larr', '←'],
        ['check', '✓'],
        ['cross', '✗'],
        ['euro', '€'],
        ['auml', 'ä'],
        ['ouml', 'ö'],
        ['uuml', 'ü'],
        ['Auml', 'Ä'],
        ['Ouml', 'Ö'],
        ['Uuml', 'Ü'],
        ['szlig', 'ß'],
        ['eacute', 'é'],
        ['egrave', 'è'],
        ['agrave', 'à'],
        ['ccedil', 'ç'],
        ['atilde', 'ã'],
        ['otilde', 'õ'],
        ['oacute', 'ó'],
        ['ntilde', 'ñ'],
        ['Tab', ' '],
        ['NewLine', ' '],
        ['nbsp', ' '],
        ['ensp', ' '],
        ['emsp', ' '],
        ['thinsp', ' '],
        ['shy', ''],
        ['zwj', ''],
        ['zwnj', ''],
        ['ZeroWidthSpace', ''],
        ['NoBreak', ''],
    ],
]);
/** Marks that would mean something in Markdown if they were typed. */
const MARKS = /[\\`*_~#<>|]/u;
/**
 * Reads the character reference that begins at an index.
 * @returns its text, with a backslash where Markdown would take the character for a mark, and the index after it
 */
function readReference(text, at) {
    REFERENCE.lastIndex = at;
    const [whole, decimal, hex, name] = REFERENCE.exec(text) ?? [];
    if (whole === undefined)
        return null;
    const meant = name === undefined ? readCodePoint(decimal, hex) : NAMED.get(name);
    if (meant === undefined)
        return null;
    const seen = toVisibleCharacters(meant).replace(/[\r\n]/u, ' ');
    return { text: MARKS.test(seen) ? `\\${seen}` : seen, end: at + whole.length };
}
function readCodePoint(decimal, hex) {
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code === 0 || code > 0x10_ffff || (code >= 0xd800 && code < 0xe000) ? '\ufffd' : String.fromCodePoint(code);
}
//# sourceMappingURL=visible-characters.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/text-scanner.js
/** Splits a line into what is shown of its text, and its tags. */



const SPECIAL = /[<&\\`]/gu;
/** Lines that end a paragraph, so that no comment inside it goes on over them. */
const ENDS_PARAGRAPH = /^[ \t]*(?:$|>|[-*+][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|`{3}|~{3}|<)/u;
class TextScanner {
    #lines;
    #hidden = null;
    /** No paragraph up to this line ends a comment. */
    #noEndBefore = 0;
    constructor(lines) {
        this.#lines = lines;
    }
    /** Whether the next line begins inside hidden text. */
    get hiding() {
        return this.#hidden !== null;
    }
    /** Reads a line from its first character that is no blank. */
    scan(text, index, sink) {
        let at = 0;
        let endless = false;
        if (this.#hidden !== null) {
            at = findHiddenEnd(text, 0, this.#hidden);
            if (at === -1)
                return;
            this.#hidden = null;
        }
        const spans = new CodeSpans(text);
        while (at < text.length) {
            SPECIAL.lastIndex = at;
            const next = SPECIAL.exec(text)?.index ?? text.length;
            sink.text(text.slice(at, next));
            at = next;
            if (at === text.length)
                return;
            const char = text.charAt(at);
            if (char === '\\') {
                sink.text(text.slice(at, at + 2));
                at += 2;
            }
            else if (char === '`') {
                const end = spans.findEnd(at);
                sink.text(text.slice(at, end));
                at = end;
            }
            else if (char === '&') {
                const reference = readReference(text, at);
                sink.text(reference?.text ?? char);
                at = reference?.end ?? at + 1;
            }
            else {
                const hides = endless ? null : readHiddenStart(text, at);
                const end = hides === null ? null : this.#hide(text, at, hides, index);
                if (end !== null)
                    at = end;
                else {
                    // What nothing on this line ends is not searched for again.
                    endless ||= hides?.until === 'comment';
                    const tag = (0,html_tags/* readTag */.z)(text, at);
                    if (tag === null)
                        sink.text(char);
                    else
                        sink.tag(tag);
                    at = tag?.end ?? at + 1;
                }
            }
        }
    }
    /** Returns the index after the hidden text, as far as it is on this line; null if it is shown. */
    #hide(text, at, { until, inside }, index) {
        const end = findHiddenEnd(text, inside, until);
        if (at === 0) {
            if (end === -1)
                this.#hidden = until;
            return end === -1 ? text.length : end;
        }
        if (end !== -1) {
            if (until === 'comment' && !isInlineComment(text.slice(inside, end)))
                return null;
            return end;
        }
        if (until !== 'comment' || !this.#endsInParagraph(index))
            return null;
        this.#hidden = until;
        return text.length;
    }
    /** Returns whether a comment that is open at the end of a line ends in the same paragraph. */
    #endsInParagraph(index) {
        if (index < this.#noEndBefore)
            return false;
        for (let next = index + 1; next < this.#lines.length; next++) {
            const line = this.#lines[next] ?? '';
            if (ENDS_PARAGRAPH.test(line)) {
                this.#noEndBefore = next;
                return false;
            }
            if (line.includes('-->'))
                return true;
        }
        this.#noEndBefore = this.#lines.length;
        return false;
    }
}
/** The code spans of one line: a run of backticks ends at the next run of the same length. */
class CodeSpans {
    #next = new Map();
    constructor(text) {
        const latest = new Map();
        for (const run of Array.from(text.matchAll(/`+/gu)).toReversed()) {
            const { length } = run[0];
            const closing = latest.get(length);
            this.#next.set(run.index, closing === undefined ? run.index + length : closing + length);
            latest.set(length, run.index);
        }
    }
    /** Returns the index after the span that begins at an index, or after its marks if nothing ends it. */
    findEnd(at) {
        return this.#next.get(at) ?? at + 1;
    }
}
//# sourceMappingURL=text-scanner.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/titles.js + 1 modules
var titles = __webpack_require__(83552);
;// CONCATENATED MODULE: ./build/src/engine/criteria/shown-lines.js
/**
 * Turns lines of Markdown with HTML into lines of Markdown alone, with the text that GitHub shows and without the text
 * that it hides. One line may become several: `<ul><li>a</li><li>b</li></ul>` are two items. Linear in the text.
 */




/** A line break inside a cell. No text contains it, because it is not a visible character. */
const CELL_BREAK = '\u0085';
const MARKER = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/u;
/** A segment after `<br>` that is an item of its own by its first characters. */
const OWN_MARK = /^(?:\\?[-*+•][ \t]|\d{1,9}[.)][ \t]|\\?\[[ \txX]?\\?\])/u;
const LEVEL_STEP = 2;
class ShownLines {
    #scanner;
    #sink = {
        text: (text) => {
            this.#text += text;
        },
        tag: (tag) => this.#apply(tag),
    };
    #shown = [];
    #text = '';
    #line = 0;
    #place = 'line';
    #indent = 0;
    /** The columns of the Markdown item that the line begins, or null. */
    #item = null;
    #lists = { depth: 0, base: 0, inItem: false };
    #marker = false;
    #beforeBreak = null;
    #heading = 0;
    #summary = false;
    #table = null;
    constructor(lines) {
        this.#scanner = new TextScanner(lines);
    }
    /** Whether the next line begins inside hidden text or a table, where nothing is Markdown. */
    get inside() {
        return this.#scanner.hiding || this.#table !== null;
    }
    /** Reads a line without its quote marks. `text` begins after the indentation. */
    read(index, indent, text, place) {
        this.#line = index + 1;
        this.#place = place;
        this.#indent = indent;
        const marker = place === 'line' ? MARKER.exec(text)?.[0] : undefined;
        this.#item = marker === undefined ? null : { mark: indent, content: indent + marker.length };
        if (place === 'code')
            this.#text += toVisibleCharacters(text);
        else
            this.#scanner.scan(toVisibleCharacters(text), index, this.#sink);
        this.#endLine();
        return this.#take();
    }
    /** A blank line ends what goes on over lines, but not a comment. */
    readBlank() {
        if (this.#scanner.hiding)
            return [];
        this.#heading = 0;
        this.#marker = false;
        if (this.#table?.endAtBlank() === true)
            this.#endTable();
        return this.#take();
    }
    /** A heading ends the lists that nobody closed. */
    leaveLists() {
        this.#lists = { depth: 0, base: 0, inItem: false };
        this.#marker = false;
    }
    finish() {
        this.#endTable();
        return this.#take();
    }
    #take() {
        const shown = this.#shown;
        this.#shown = [];
        return shown;
    }
    #apply(tag) {
        if (this.#place === 'row') {
            if (tag.effect === 'line' || (tag.effect === 'item' && !tag.closing))
                this.#text += CELL_BREAK;
            if (tag.effect === 'item' && !tag.closing)
                this.#text += '- ';
            if (tag.effect === 'box')
                this.#text += readBox(tag);
            if (tag.effect === 'break')
                this.#text += CELL_BREAK;
            if (tag.effect.length <= 2)
                this.#text += tag.effect;
            return;
        }
        if (this.#table !== null && this.#tableTag(tag, this.#table))
            return;
        switch (tag.effect) {
            case 'plain':
                if (tag.name === 'img')
                    this.#text += '![picture](picture)';
                break;
            case '**':
            case '~~':
            case '`':
                this.#text += tag.effect;
                break;
            case 'line':
                if (this.#heading > 0)
                    this.#text += ' ';
                else
                    this.#breakLine();
                break;
            case 'box':
                this.#box(tag);
                break;
            case 'list':
                this.#list(tag.closing);
                break;
            case 'item':
                this.#flush();
                this.#marker = !tag.closing;
                this.#lists = { ...this.#lists, depth: Math.max(1, this.#lists.depth), inItem: !tag.closing };
                break;
            case 'heading':
                this.#paragraph();
                this.#heading = tag.closing ? 0 : Number(tag.name.charAt(1));
                break;
            case 'rule':
                this.#paragraph();
                this.#shown.push({ type: 'line', text: '---', indent: 0, line: this.#line });
                break;
            case 'fold':
                this.#paragraph();
                this.#shown.push({ type: 'fold', open: !tag.closing });
                break;
            case 'summary':
                if (tag.closing)
                    this.#endSummary();
                else
                    this.#paragraph();
                this.#summary = !tag.closing;
                break;
            case 'table':
                this.#paragraph();
                if (!tag.closing)
                    this.#table = new HtmlTable();
                break;
            case 'row':
            case 'cell':
            case 'break':
                this.#paragraph();
                break;
        }
    }
    /** Returns whether the table takes the tag. */
    #tableTag(tag, table) {
        const { effect, closing } = tag;
        if (effect === 'table' && closing) {
            table.add(this.#takeText(), this.#line);
            this.#endTable();
        }
        else if (effect === 'cell' || effect === 'row') {
            table.add(this.#takeText(), this.#line);
            if (effect === 'row')
                table.endRow();
            else if (closing)
                table.endCell();
            else
                table.openCell(tag.name === 'th', this.#line);
        }
        else if (!table.inCell)
            return false;
        else if (effect === 'item')
            this.#text += closing ? '' : `${CELL_BREAK}- `;
        else if (effect === 'box')
            this.#text += readBox(tag);
        else if (effect === '**' || effect === '~~' || effect === '`')
            this.#text += effect;
        else if (effect !== 'plain')
            this.#text += CELL_BREAK;
        return true;
    }
    #endTable() {
        const table = this.#table;
        if (table === null)
            return;
        table.add(this.#takeText(), this.#line);
        this.#table = null;
        const { rows, loose } = table.finish();
        if (rows.length > 0)
            this.#shown.push({ type: 'table', rows });
        for (const { text, line } of loose) {
            for (const part of text.split(CELL_BREAK)) {
                const trimmed = part.trim();
                if (trimmed !== '')
                    this.#shown.push({ type: 'line', text: trimmed, indent: 0, line });
                this.#shown.push({ type: 'line', text: '', indent: 0, line });
            }
        }
    }
    #takeText() {
        const text = this.#text;
        this.#text = '';
        return text;
    }
    #list(closing) {
        this.#flush();
        this.#marker = false;
        const { depth, base } = this.#lists;
        if (closing) {
            this.#lists = { depth: Math.max(0, depth - 1), base, inItem: depth > 1 };
            if (depth <= 1)
                this.#paragraph();
        }
        else
            this.#lists = {
                depth: depth + 1,
                base: depth === 0 ? (this.#item?.content ?? this.#indent) : base,
                inItem: false,
            };
    }
    #box(tag) {
        if (!/\bcheckbox\b/iu.test(tag.attributes))
            return;
        const begun = this.#text.replace(MARKER, '').trim() !== '';
        if (begun)
            this.#flush();
        if (begun || (this.#lists.depth === 0 && this.#item === null))
            this.#marker = true;
        this.#text += readBox(tag);
    }
    #breakLine() {
        const inItem = this.#item !== null || this.#lists.inItem;
        const before = this.#text.trim();
        this.#flush();
        this.#beforeBreak = inItem && before !== '' ? before : null;
    }
    #paragraph() {
        const { length } = this.#shown;
        this.#flush();
        if (this.#shown.length > length || length > 0) {
            this.#shown.push({ type: 'line', text: '', indent: 0, line: this.#line });
        }
    }
    #endLine() {
        if (this.#table === null)
            this.#flush();
        else if (this.#table.inCell)
            this.#text += CELL_BREAK;
        else
            this.#table.add(this.#takeText(), this.#line);
        this.#beforeBreak = null;
        if (!this.#scanner.hiding)
            this.#item = null;
    }
    #endSummary() {
        const title = this.#text.trim();
        // Only a title that is known begins a section: "More" is text of the section that it stands in.
        if (this.#summary && title !== '' && (0,titles/* findSectionKind */.f)(title, true) !== null)
            this.#text = `**${title}**`;
        this.#paragraph();
    }
    /** Writes the text so far as a line. */
    #flush() {
        const text = this.#takeText().trim();
        if (text === '')
            return;
        const before = this.#beforeBreak;
        this.#beforeBreak = null;
        const { indent, marked } = this.#findColumn(text, before);
        const title = this.#heading > 0 ? `${'#'.repeat(this.#heading)} ${text}` : text;
        this.#shown.push({ type: 'line', text: marked ? `- ${text}` : title, indent, line: this.#line });
        this.#marker = false;
        if (this.#item !== null)
            this.#indent = this.#item.content;
    }
    /** Returns the column of the text so far, and whether it is an item. */
    #findColumn(text, before) {
        const { depth, base, inItem } = this.#lists;
        const mark = depth > 0 ? base + LEVEL_STEP * (depth - 1) : (this.#item?.mark ?? this.#indent);
        if (this.#heading > 0)
            return { indent: 0, marked: false };
        if (this.#marker)
            return { indent: mark, marked: true };
        if (before !== null && OWN_MARK.test(text))
            return { indent: mark, marked: false };
        if (before !== null && !continuesSentence(before, text))
            return { indent: mark, marked: true };
        return { indent: depth > 0 ? mark + (inItem ? LEVEL_STEP : 0) + this.#indent : this.#indent, marked: false };
    }
}
/** Returns whether a text after `<br>` belongs to the item before it: a wrapped sentence, a step, text below a title. */
function continuesSentence(before, text) {
    return (/^[\p{Ll}(,;]/u.test(text) ||
        /[:,;–—-]$/u.test(before) ||
        /^(?:[-*+] )?(?:\[[ xX]?\] )?(?:\*\*|__)[^*_]*(?:\*\*|__)$/u.test(before) ||
        /^\W{0,4}(?:given|when|then|and|but)\b/iu.test(text));
}
function readBox({ attributes }) {
    return /\bchecked\b/iu.test(attributes) ? '[x] ' : '[ ] ';
}
//# sourceMappingURL=shown-lines.js.map

/***/ }),

/***/ 74288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a3: () => (/* binding */ listTickedBoxes),
/* harmony export */   pv: () => (/* binding */ prepareTicketText),
/* harmony export */   yx: () => (/* binding */ listTreeTickets)
/* harmony export */ });
/* harmony import */ var _base_ticket_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86976);
/**
 * Tickets that are kept as files beside the code. What such a ticket asks for is what it says at the base; of one that
 * the change adds, the words are its author's.
 */

/** Maximum number of ticket files of one change that are read. */
const MAX_TICKET_FILES = 20;
/**
 * Lists the tickets of the tree that the change edits or names: those that the sources read at the base, then the
 * changed ones. Of a changed one the text before the change counts.
 */
function listTreeTickets(tickets, files) {
    const named = tickets
        .filter(({ provider, relation }) => provider === 'file' && relation === 'closing')
        .map(({ id, body }) => ({ id, body: prepareTicketText(body), own: false }));
    const changed = files.flatMap((file) => {
        const before = file.old_path ?? file.path;
        const text = file.old_text ?? file.new_text;
        if (text === null || (0,_base_ticket_places_js__WEBPACK_IMPORTED_MODULE_0__/* .recognizeTicketFile */ .t)(before)?.role !== 'criteria')
            return [];
        return [{ id: file.path, body: prepareTicketText(text), own: file.old_text === null }];
    });
    const known = new Set(named.map(({ id }) => id));
    return [...named, ...changed.filter(({ id }) => !known.has(id))].slice(0, MAX_TICKET_FILES);
}
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/u;
/** `- [ ] #1 text`, as Backlog.md numbers its criteria. */
const NUMBERED_BOX = /^([ \t]*[-*+] \[[ xX]\] )#(\d{1,3})(?=[ \t])/gmu;
/**
 * Returns a ticket's text as a ticket system would show it: without its front matter, whose lines are kept blank so that
 * numbers of lines stay, and with its own numbers of criteria as ids.
 */
function prepareTicketText(text) {
    return text.replace(FRONT_MATTER, (front) => front.replace(/[^\n]+/gu, '')).replace(NUMBERED_BOX, '$1AC$2:');
}
const BOX = /^\s*(?:>\s*)*(?:[-*+]|\d{1,9}[.)])\s+\[([ \txX])\]\s+(.*)$/u;
/** Returns the boxes that are empty among the removed lines and ticked, with the same text, among the added ones. */
function listTickedBoxes(added, removed) {
    const empty = new Map();
    for (const { text } of removed) {
        const [, mark = 'x', words = ''] = BOX.exec(text) ?? [];
        if (mark.trim() === '' && words.trim() !== '')
            empty.set(words.trim(), (empty.get(words.trim()) ?? 0) + 1);
    }
    return added.flatMap(({ number, text }) => {
        const [, mark = '', words = ''] = BOX.exec(text) ?? [];
        const left = empty.get(words.trim()) ?? 0;
        if (mark.trim() === '' || left === 0)
            return [];
        empty.set(words.trim(), left - 1);
        return [{ line: number, text: words.trim() }];
    });
}
//# sourceMappingURL=ticket-files.js.map

/***/ }),

/***/ 83552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ findSectionKind),
  k: () => (/* binding */ isClearTitle)
});

// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
// EXTERNAL MODULE: ./build/src/engine/criteria/acceptance-titles.js
var acceptance_titles = __webpack_require__(15037);
;// CONCATENATED MODULE: ./build/src/engine/criteria/titles-abroad.js
/** Titles of the other sections of a ticket in further languages, as people write them. */
/** Sections of requirements. */
const REQUIREMENTS_ABROAD = [
    '要件',
    '機能要件',
    '必須要件',
    '要求事項',
    '需求',
    '功能需求',
    '功能要求',
    '要求',
    '需求說明',
    '요구사항',
    '요구 사항',
    '기능 요구사항',
    'требования',
    'функциональные требования',
    'вимоги',
    'wymagania',
    'wymagania funkcjonalne',
    'požadavky',
    'gereksinimler',
    'fonksiyonel gereksinimler',
    'krav',
];
/** Definitions of done. */
const DONE_ABROAD = [
    '完了の定義',
    '完成の定義',
    '完成定义',
    '完成的定义',
    '完成定義',
    '완료의 정의',
    '완료 정의',
    'определение готовности',
    'определение выполненного',
    'definicja ukończenia',
    'definicja zrobionego',
    'bitti tanımı',
    'tamamlandı tanımı',
];
/** Sections without criteria. */
const STOP_ABROAD = [
    // Japanese
    '備考',
    '補足',
    '背景',
    '概要',
    '目的',
    'タスク',
    '作業',
    '作業内容',
    'やること',
    'やらないこと',
    '手順',
    '実装手順',
    '実装方針',
    '再現手順',
    '参考',
    '参考資料',
    '参照',
    '参照ドキュメント',
    '関連',
    'スコープ外',
    '対象外',
    '非目標',
    '前提',
    '前提条件',
    '依存関係',
    '依存チケット',
    '注意',
    '注意事項',
    '検証コマンド',
    '検証方法',
    'メモ',
    '技術メモ',
    '技術詳細',
    'ヒント',
    '課題',
    '対象ファイル',
    // Chinese
    '概述',
    '描述',
    '说明',
    '備註',
    '备注',
    '任务',
    '任务清单',
    '任務',
    '步骤',
    '步驟',
    '实现步骤',
    '实施步骤',
    '执行清单',
    '范围',
    '範圍',
    '不做的事',
    '不要做的事',
    '范围外',
    '依赖',
    '依赖前置',
    '风险',
    '風險',
    '参考资料',
    '相关文档',
    '接口定义',
    '提示',
    '复现步骤',
    '用户故事',
    '技术方案',
    '影响文件',
    // Korean
    '배경',
    '개요',
    '목적',
    '설명',
    '참고',
    '참고 사항',
    '참고사항',
    '메모',
    '비고',
    '작업',
    '작업 내용',
    '할 일',
    '제외',
    '제외 범위',
    '범위 밖',
    '의존성',
    '위험',
    '구현 가이드',
    '구현 단계',
    '구현 계획',
    '검증 방법',
    '재현 방법',
    '힌트',
    '인계',
    '완료 기록',
    // Russian, Ukrainian
    'описание',
    'контекст',
    'предыстория',
    'задача',
    'задачи',
    'шаги',
    'примечание',
    'примечания',
    'заметки',
    'вне рамок',
    'вне скоупа',
    'не входит',
    'зависимости',
    'риски',
    'ссылки',
    'подсказки',
    'шаги воспроизведения',
    'опис',
    'примітки',
    // Polish, Czech
    'opis',
    'kontekst',
    'zadania',
    'kroki',
    'uwagi',
    'notatki',
    'poza zakresem',
    'zależności',
    'ryzyka',
    'wskazówki',
    'tło',
    'popis',
    'poznámky',
    'úkoly',
    // Turkish
    'açıklama',
    'bağlam',
    'görevler',
    'adımlar',
    'notlar',
    'kapsam dışı',
    'bağımlılıklar',
    'riskler',
    'kaynaklar',
    'ipuçları',
    // Nordic languages
    'beskrivning',
    'bakgrund',
    'uppgifter',
    'anteckningar',
    'beskrivelse',
    'bakgrunn',
    'oppgaver',
];
//# sourceMappingURL=titles-abroad.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/titles.js
/**
 * Titles of the sections of a ticket, in the languages that tickets are written in, in the form that `foldWords` returns: lower case, no
 * diacritics, single spaces.
 */




const REQUIREMENTS = [
    'requirements',
    'requirement',
    'functional requirements',
    'requirements and context',
    'anforderungen',
    'anforderung',
    'funktionale anforderungen',
    'exigences',
    'exigences fonctionnelles',
    'besoins',
    'requisitos',
    'requisitos funcionales',
    'requerimientos',
    'requisitos funcionais',
    'requisiti',
    'requisiti funzionali',
    'vereisten',
    'eisen',
    'functionele eisen',
    'functionele vereisten',
    ...REQUIREMENTS_ABROAD.map(fold/* foldWords */.r),
];
const DONE = [
    'definition of done',
    'dod',
    'done criteria',
    'definition von fertig',
    'definition of done dod',
    'definition de fini',
    'definition du fini',
    'definition de termine',
    'definicion de hecho',
    'definicion de terminado',
    'definicion de listo',
    'definicao de pronto',
    'definicao de concluido',
    'definizione di fatto',
    'definizione di completato',
    'definitie van klaar',
    'definitie van gereed',
    // What the work gives, where nothing is called a criterion
    'deliverables',
    'deliverable',
    'expected outcome',
    'expected outcomes',
    ...DONE_ABROAD.map(fold/* foldWords */.r),
];
const STOP = [
    'notes',
    'note',
    'technical notes',
    'implementation notes',
    'dev notes',
    'developer notes',
    'design notes',
    'tasks',
    'task',
    'todo',
    'to do',
    'subtasks',
    'sub tasks',
    'implementation',
    'implementation plan',
    'implementation brief',
    'steps',
    'steps to reproduce',
    'out of scope',
    'not in scope',
    'non goals',
    'nice to have',
    'context',
    'additional context',
    'additional info',
    'additional information',
    'background',
    'description',
    'user story',
    'problem',
    'references',
    'resources',
    'links',
    'related',
    'related issues',
    'dependencies',
    'depends on',
    'blocked by',
    'parent',
    'parent epic',
    'epic',
    'priority',
    'labels',
    'owner',
    'assignee',
    'estimate',
    'story points',
    'risks',
    'questions',
    'open questions',
    'assumptions',
    'files',
    'affected files',
    'impacted files',
    'files to change',
    'appendix',
    'screenshots',
    'design',
    'designs',
    'mockups',
    'environment',
    'guidelines',
    'hypothesis',
    'definition of ready',
    'hint',
    'hints',
    'tips',
    'how to verify',
    'how to test',
    'verification',
    'test plan',
    'testing',
    // German
    'hinweise',
    'anmerkungen',
    'notizen',
    'aufgaben',
    'kontext',
    'hintergrund',
    'beschreibung',
    'nicht im umfang',
    'ausserhalb des umfangs',
    'abgrenzung',
    'betroffene dateien',
    'abhangigkeiten',
    'offene fragen',
    'risiken',
    // French
    'taches',
    'remarques',
    'notes techniques',
    'contexte',
    'hors perimetre',
    'fichiers concernes',
    'dependances',
    // Spanish, Portuguese
    'notas',
    'notas tecnicas',
    'tareas',
    'tarefas',
    'contexto',
    'descripcion',
    'descricao',
    'fuera de alcance',
    'fora de escopo',
    'fora do escopo',
    'archivos afectados',
    'arquivos afetados',
    'dependencias',
    // Italian
    'nota',
    'compiti',
    'contesto',
    'descrizione',
    'fuori ambito',
    'fuori scopo',
    'file interessati',
    'dipendenze',
    // Dutch
    'opmerkingen',
    'notities',
    'taken',
    'achtergrond',
    'beschrijving',
    'buiten scope',
    'betrokken bestanden',
    'afhankelijkheden',
    ...STOP_ABROAD.map(fold/* foldWords */.r),
];
/** Of longer titles only the first words count. */
const MAX_TITLE_WORDS = 9;
const MAX_TITLE_CHARACTERS = 200;
/** A known title of so few letters may be any line: "Notes", "AC". */
const MIN_CLEAR = 9;
const EXACT = new Map([
    ...STOP.map((title) => [title, 'stop']),
    ...DONE.map((title) => [title, 'done']),
    ...REQUIREMENTS.map((title) => [title, 'requirements']),
    ...acceptance_titles/* ACCEPTANCE_TITLES */._.map((title) => [title, 'acceptance']),
]);
/** Titles that are recognized even with other words around them: two words or more, or one long word. */
const TELLING = [
    ...acceptance_titles/* ACCEPTANCE_TITLES */._.filter(isTelling).map((title) => [title, 'acceptance']),
    ...DONE.filter(isTelling).map((title) => [title, 'done']),
];
/** Languages that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Titles that are recognized at the end of a longer one without a space before them: `第二期验收标准`. */
const TELLING_ENDS = [...acceptance_titles/* ACCEPTANCE_TITLES */._, ...DONE].filter((title) => UNSPACED.test(title));
function isTelling(title) {
    return title.includes(' ') ? title.length >= 10 : title.length >= 14;
}
/** Returns a title without numbering, emoji and a bracketed end: `3. Akzeptanzkriterien (neu):`. */
function normalizeTitle(text) {
    const trimmed = text.trimEnd();
    const open = trimmed.lastIndexOf('(');
    const cut = open > 0 && /\):?$/u.test(trimmed) ? trimmed.slice(0, open) : trimmed;
    return (0,fold/* foldWords */.r)(cut).replace(/^(?:\d+ )+/u, '');
}
/**
 * Returns the kind of the section that a title opens; null if the title is unknown. `loose` also accepts other words
 * around a known title ("Proposed acceptance criteria for v2"): for headings, not for plain lines.
 */
function findSectionKind(title, loose) {
    const bare = normalizeTitle((0,base_text/* foldSpace */.GQ)(title).normalize('NFKC').slice(0, MAX_TITLE_CHARACTERS));
    const exact = EXACT.get(bare) ?? EXACT.get(bare.replace(/ \d+$/u, ''));
    if (exact !== undefined)
        return exact;
    if (!loose)
        return null;
    const short = bare.split(' ').length <= MAX_TITLE_WORDS;
    const padded = ` ${bare} `;
    const tells = (phrase) => (short ? padded.includes(` ${phrase} `) : padded.startsWith(` ${phrase} `));
    const told = TELLING.find(([phrase]) => tells(phrase))?.[1];
    if (told !== undefined)
        return told;
    const end = TELLING_ENDS.find((title) => bare.endsWith(title));
    return end === undefined ? null : (EXACT.get(end) ?? null);
}
/** Returns whether a title may be short and yet clear, for lines without a mark of a title. */
function isClearTitle(bare) {
    return bare.length > MIN_CLEAR || UNSPACED.test(bare);
}
//# sourceMappingURL=titles.js.map

/***/ }),

/***/ 87571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readAnchors)
/* harmony export */ });
/* harmony import */ var _quantities_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89367);
/** Reads the exact words of a criterion: what a change must have as it is written. */

/** Maximum number of characters of a criterion, and of its anchors, that are read. */
const MAX_LENGTH = 2000;
const MAX_ANCHORS = 30;
const CODE = /`([^`\n]{1,120})`/gu;
const QUOTED = /"([^"\n]{2,80})"|“([^”\n]{2,80})”|«([^»\n]{2,80})»|„([^“”\n]{2,80})[“”]/gu;
/** An option, a name with humps or underscores, a dotted name, a path or a route, in text that is not marked as code. */
const NAME = /(?<![\w/.@-])(?:--[a-z][\w-]{1,40}|\$?[a-z]+[a-z\d]*(?:[A-Z][a-z\d]+)+|[a-z\d]+(?:_[a-z\d]+)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+|(?<=^|[\s("'])(?:\.{0,2}\/[\w.{}:@-]+){2,}|[\w-]+(?:\/[\w-]+){1,8}\.[a-z]{1,5}\d?|\/[a-z][\w{}:-]+)(?![\w-])/gu;
/** A version: its parts are one text. */
const VERSION = /(?<![\w.])v?\d{1,5}\.\d{1,5}(?:\.\d{1,6}){0,2}(?:-[a-z][\w.]{0,20})?(?![\w%]|\.\d)/giu;
/** What stands before a value. */
const BEFORE_VALUE = /(?:\b(?:called|named|reads?|says?|equals?|returns?|prints?|shows?|displays?|outputs?|labell?ed|titled|defaults? to|default(?:s| value)? is|set to|renamed to|becomes?|version|status|code|value|text|message|label|heissen|heisst|s'appelle|se llama)(?: is| of)?|[=:])(?: (?:the|a|an|of|text|code|status|value|message|version|exactly|label|name))*\s*["'`“„«(]?$/iu;
/** A number after these is not one that code has: the name of a document, a step or a ticket. */
const BEFORE_REFERENCE = /(?:[#:§/]|\d[-–/]|\b(?:AC|RFC|ISO|PEP|JEP|CVE|issue|ticket|task|pr|phase|step|section|chapter|milestone|sprint|epic|story|table|figure|page|line|schritt|abschnitt)[ -]?#?|[A-Z]{2,10}-)$/iu;
const EXAMPLE = /(?:\be\.g\.?,?|\bfor example,?|\bsuch as|\blike|\bfor instance,?|\bz\. ?B\.|\bi\.e\.?,?|\bsee|\bexisting|\bfollow(?:s|ing)?|\bas in|\bsame as|\bsimilar to|\bmirror(?:s|ing)?|\bbased on|\bmodell?ed (?:on|after)|\baccording to|\bparity with|\bconsistent with)(?: [\w`'",/. -]{0,60})?["'`“(]?$/iu;
const NEGATED = /\b(?:no|not|never|without|cannot|isn't|aren't|doesn't|don't|won't|instead of|rather than|unlike|nicht|kein(?:e|en|er)?|ohne|sans|ne|pas|sin|nunca)\b[^.;:,()]{0,60}$/iu;
/** A value that is not the one: `66 bytes, not the 132 bytes`. A limit in a negation is one. */
const REPLACED = /\b(?:not|instead of|rather than|no longer|nicht|statt)(?: the| a| an)?\s*["'`]?$/iu;
const ALTERNATIVE = /^["'`”)]?(?: ?\/ ?| (?:or|oder|ou|o) | ?\| ?)/iu;
const ALTERNATIVE_BEFORE = /(?: ?\/ ?| (?:or|oder|ou|o) | ?\| ?)["'`“(]?$/iu;
const LOOK_BACK = 90;
const LEAST_NUMBER = 2;
/** Words of numbers are anchors only before what they measure: `two kinds` are seldom a number in code. */
const LEAST_WORD = 3;
/** Returns the anchors of a criterion's text, in its order. Names after a negation, in examples and references are none. */
function readAnchors(criterion) {
    const text = criterion.slice(0, MAX_LENGTH);
    const taken = [];
    const anchors = [];
    const take = (at, length, kind, inner, quantity = null) => {
        for (let char = at; char < at + length; char++)
            if (taken[char] === true)
                return;
        for (let char = at; char < at + length; char++)
            taken[char] = true;
        const before = text.slice(Math.max(0, at - LOOK_BACK), at);
        const after = text.slice(at + length);
        if (anchors.length >= MAX_ANCHORS || EXAMPLE.test(before) || (kind === 'number' ? REPLACED : NEGATED).test(before))
            return;
        anchors.push({
            text: inner,
            at,
            kind,
            isValue: BEFORE_VALUE.test(before),
            hasOther: ALTERNATIVE.test(after) || ALTERNATIVE_BEFORE.test(before),
            quantity,
        });
    };
    for (const match of text.matchAll(CODE))
        takeCode(match, take);
    for (const match of text.matchAll(QUOTED))
        take(match.index, match[0].length, 'text', match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    for (const match of text.matchAll(VERSION))
        if (isVersion(match[0], text.slice(0, match.index)))
            take(match.index, match[0].length, 'text', match[0]);
    for (const match of text.matchAll(NAME))
        take(match.index, match[0].length, 'name', match[0]);
    for (const quantity of (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuantities */ .Q$)(text)) {
        if (isAnchorNumber(quantity, text))
            take(quantity.at, quantity.text.length, 'number', quantity.text, quantity);
    }
    return anchors.sort((a, b) => a.at - b.at);
}
/** A code span that is a number alone is one. */
function takeCode(match, take) {
    const inner = (match[1] ?? '').trim();
    const [quantity] = (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .readQuantities */ .Q$)(inner);
    const isNumber = quantity !== undefined && /^\d/u.test(inner) && quantity.text.length === inner.length;
    if (isNumber)
        take(match.index, match[0].length, 'number', inner, quantity);
    else if (/[\p{L}\p{N}]/u.test(inner))
        take(match.index, match[0].length, 'name', inner);
}
/** Two parts are a version only where the text says so; else they are a number. */
function isVersion(text, before) {
    return text.split('.').length > 2 || /^v/iu.test(text) || /\b(?:version|release)\s*$/iu.test(before);
}
function isAnchorNumber(quantity, text) {
    const before = text.slice(Math.max(0, quantity.at - LOOK_BACK), quantity.at);
    if (BEFORE_REFERENCE.test(before) || /[\p{L}\p{N}_-]$/u.test(before) || /^0\d/u.test(quantity.text))
        return false;
    if (quantity.isWord)
        return (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .isMeasured */ .V2)(quantity) || (quantity.dimension === 'count' && quantity.value >= LEAST_WORD);
    return (0,_quantities_js__WEBPACK_IMPORTED_MODULE_0__/* .isMeasured */ .V2)(quantity) || quantity.value >= LEAST_NUMBER || !Number.isInteger(quantity.value);
}
//# sourceMappingURL=criterion-anchors.js.map

/***/ }),

/***/ 38411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ FACTORS),
/* harmony export */   s: () => (/* binding */ MEASURES)
/* harmony export */ });
/** Units of measure: what is measured, and how much of its smallest unit each is. */
const time = (factor) => ({ dimension: 'time', factors: [factor] });
const bytes = (power) => ({ dimension: 'bytes', factors: [1000 ** power, 1024 ** power] });
const SHARE = { dimension: 'share', factors: [1] };
const COUNT = { dimension: 'count', factors: [1] };
const SECOND = 1e9;
const LISTS = [
    ['ns nanosecond nanoseconds nanos', time(1)],
    ['us µs microsecond microseconds micros', time(1e3)],
    ['ms msec millisecond milliseconds millis millisekunden millisecondes milisegundos', time(1e6)],
    ['s sec secs second seconds sekunde sekunden seconde secondes segundo segundos', time(SECOND)],
    ['m min mins minute minutes minuten minuto minutos', time(60 * SECOND)],
    ['h hr hrs hour hours stunde stunden heure heures hora horas', time(3600 * SECOND)],
    ['d day days tag tage tagen jour jours dia dias', time(86_400 * SECOND)],
    ['w week weeks woche wochen semaine semaines semana semanas', time(7 * 86_400 * SECOND)],
    ['b byte bytes octets', bytes(0)],
    ['k kb kib kilobyte kilobytes', bytes(1)],
    ['mb mib megabyte megabytes', bytes(2)],
    ['g gb gib gigabyte gigabytes', bytes(3)],
    ['tb tib terabyte terabytes', bytes(4)],
    ['% percent prozent pourcent', SHARE],
    [
        'time times attempt attempts retry retries try tries character characters char chars line lines digit digits item items entry entries row rows ' +
            'column columns pixel pixels px level levels space spaces word words result results page pages file files request requests connection connections ' +
            'thread threads worker workers bit bits step steps version versions record records mal zeichen zeilen versuche fois caracteres lignes veces lineas',
        COUNT,
    ],
];
/** The units of measure by their names, in lower case. */
const MEASURES = new Map(LISTS.flatMap(([names, measure]) => names.split(' ').map((name) => [name, measure])));
/** How much of the smallest unit the units of a dimension are: a number without a unit may be in any of them. */
const FACTORS = {
    time: [1, 1e3, 1e6, SECOND, 60 * SECOND, 3600 * SECOND, 86_400 * SECOND],
    bytes: [0, 1, 2, 3, 4].flatMap((power) => [1000 ** power, 1024 ** power]),
    share: [1, 100],
    count: [1],
    none: [1],
};
//# sourceMappingURL=measures.js.map

/***/ }),

/***/ 89367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V2: () => (/* binding */ isMeasured),
  IA: () => (/* binding */ isSameQuantity),
  Q$: () => (/* binding */ readQuantities)
});

// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
// EXTERNAL MODULE: ./build/src/engine/status/lexica/measures.js
var measures = __webpack_require__(38411);
;// CONCATENATED MODULE: ./build/src/engine/status/lexica/number-words.js
/** Numbers written as words: English, then German, French and Spanish, without diacritics. */
const NUMBER_WORDS = {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    sixteen: 16,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
    twice: 2,
    thrice: 3,
    dozen: 12,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    zwanzig: 20,
    dreissig: 30,
    sechzig: 60,
    hundert: 100,
    tausend: 1000,
    zweimal: 2,
    dreimal: 3,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    huit: 8,
    neuf: 9,
    dix: 10,
    vingt: 20,
    trente: 30,
    soixante: 60,
    cent: 100,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    veinte: 20,
    treinta: 30,
};
//# sourceMappingURL=number-words.js.map
;// CONCATENATED MODULE: ./build/src/engine/status/quantities.js
/** Numbers with their units, as texts and code write them, and whether two of them are the same. */



/** Maximum number of characters of a line, and of numbers in it, that are read. */
const MAX_LINE = 2000;
const MAX_NUMBERS = 60;
const NUMBER = /(?<![\p{L}\p{N}])(?:0x[\da-f_]{1,16}|\d{1,3}(?:,\d{3})+(?!\d)|\d[\d_]{0,18}(?:\.\d{1,9})?(?:e[+-]?\d{1,2})?)(?![\d_.]*[a-z]+\d)(?<after>\s?(?:%|[a-zµ]{1,12}(?![\p{L}\p{N}])))?/giu;
const WORD = new RegExp(`(?<![\\p{L}\\p{N}_])(${Object.keys(NUMBER_WORDS).join('|')})(?![\\p{L}\\p{N}_])([ -][a-z]{1,12}(?![\\p{L}\\p{N}]))?`, 'giu');
/** A number inside a name: `CSharp8_0`, `utf8`. */
const INSIDE = /(?<=[\p{L}_])\d{1,6}/gu;
/** The first part of a version: `11.1.3` is of version 11. */
const MAJOR = /(?<![\p{L}\p{N}.])\d{1,5}(?=\.\d{1,5}\.\d)/gu;
/** A product of numbers: `24 * 60 * 60`, `10 << 20`. */
const PRODUCT = /\d[\d_]{0,12}(?:\.\d{1,6})?(?:\s?(?:\*|<<)\s?\d[\d_]{0,12}){1,5}/gu;
/** Reads all numbers of a line, whether they have a unit or not. */
function readQuantities(line) {
    const text = line.slice(0, MAX_LINE);
    const found = [];
    for (const match of text.matchAll(NUMBER)) {
        if (found.length >= MAX_NUMBERS)
            break;
        const { after = '' } = match.groups ?? {};
        const value = parseNumber(match[0].slice(0, match[0].length - after.length));
        if (value !== null)
            found.push(createQuantity(match[0], match.index, value, after.trim(), false));
    }
    for (const match of (0,fold/* fold */.A)(text).matchAll(WORD)) {
        if (found.length >= MAX_NUMBERS)
            break;
        const [whole, word = '', unit = ''] = match;
        const value = NUMBER_WORDS[word] ?? null;
        if (value !== null)
            found.push(createQuantity(whole, match.index, value, unit.trim(), true));
    }
    for (const match of text.matchAll(PRODUCT)) {
        if (found.length >= MAX_NUMBERS)
            break;
        const value = multiply(match[0]);
        if (value !== null)
            found.push(createQuantity(match[0], match.index, value, '', false));
    }
    for (const pattern of [INSIDE, MAJOR])
        for (const match of text.matchAll(pattern)) {
            if (found.length >= MAX_NUMBERS)
                break;
            found.push(createQuantity(match[0], match.index, Number(match[0]), '', false));
        }
    return found;
}
function createQuantity(text, at, value, unit, isWord) {
    const measure = measures/* MEASURES */.s.get(unit.replace(/^[ -]/u, '').toLowerCase());
    const written = measure === undefined ? text.slice(0, text.length - unit.length).trim() : text;
    return {
        text: written.trim(),
        at,
        value,
        dimension: measure?.dimension ?? 'none',
        amounts: (measure?.factors ?? [1]).map((factor) => value * factor),
        isWord,
    };
}
function parseNumber(text) {
    const value = Number(text.replace(/[_,]/gu, ''));
    return Number.isFinite(value) ? value : null;
}
function multiply(text) {
    const parts = text.split(/(\*|<<)/u);
    let value = parseNumber(parts[0]?.trim() ?? '');
    for (let at = 1; at + 1 < parts.length && value !== null; at += 2) {
        const next = parseNumber(parts[at + 1]?.trim() ?? '');
        if (next === null)
            return null;
        value = parts[at] === '*' ? value * next : next > 52 ? null : value * 2 ** next;
    }
    return value;
}
/** Returns whether a number of a line is the wanted one, in its unit, in another of the same dimension, or without. */
function isSameQuantity(wanted, there) {
    if (isClose(wanted.value, there.value) && (there.dimension === 'none' || !isMeasured(wanted)))
        return true;
    if (!isMeasured(wanted))
        return false;
    if (there.dimension === wanted.dimension)
        return wanted.amounts.some((amount) => there.amounts.some((other) => isClose(amount, other)));
    if (there.dimension !== 'none' && there.dimension !== 'count')
        return false;
    return wanted.amounts.some((amount) => measures/* FACTORS */.X[wanted.dimension].some((factor) => isClose(amount, there.value * factor)));
}
/** Returns whether a quantity has a unit that others convert to. */
function isMeasured({ dimension }) {
    return dimension === 'time' || dimension === 'bytes' || dimension === 'share';
}
function isClose(a, b) {
    return Math.abs(a - b) <= 1e-9 * Math.max(1e-9, Math.abs(a), Math.abs(b));
}
//# sourceMappingURL=quantities.js.map

/***/ }),

/***/ 35943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   r: () => (/* binding */ foldWords)
/* harmony export */ });
/**
 * Normalizes words for comparison: no case, no diacritics, no punctuation. It uses Unicode's own tables and no locale.
 */
const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
/** Returns the text in lower case without diacritics; other characters are kept. */
function fold(text) {
    return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
}
/**
 * Returns the folded words of a text, separated by single spaces: `Critères d’acceptation :` becomes
 * `criteres d acceptation`.
 */
function foldWords(text) {
    return fold(text).replace(NOT_WORD, ' ').trim();
}
//# sourceMappingURL=fold.js.map

/***/ }),

/***/ 7934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ compileGlob)
/* harmony export */ });
/**
 * Matches globs as in `.gitignore` and CODEOWNERS: `*` and `?` within a folder, `**` across folders, `[a-z]` classes,
 * `{a,b}` alternatives. The cost of a match is at most pattern × path for any pattern, because there is no
 * backtracking.
 */
/** Maximum number of alternatives; more are taken literally, because `{a,b}{a,b}…` grows exponentially. */
const MAX_ALTERNATIVES = 64;
/**
 * Compiles a pattern to a test of paths relative to the repository. A pattern without a slash matches at any depth. A
 * pattern with a slash (other than a trailing one) is matched against the whole path. With `folders`, as in CODEOWNERS,
 * a name without wildcards or with a trailing slash also matches everything in that folder; with `files`, as in
 * `.gitattributes`, it does not.
 */
function compileGlob(pattern, names = 'folders') {
    const alternatives = expandBraces(pattern).map((one) => compileOne(one, names));
    return (path) => alternatives.some((matches) => matches(path));
}
function compileOne(pattern, names) {
    const anchored = pattern.replace(/\/+$/u, '').includes('/');
    const bare = pattern.replace(/^\.?\//u, '').replace(/\/+$/u, '');
    if (bare === '')
        return () => false;
    const tokens = tokenize(anchored ? bare : `**/${bare}`);
    const within = [...tokens, { kind: 'char', char: '/' }, { kind: 'deep' }];
    const folderOnly = pattern.endsWith('/');
    const plain = !/[*?[]/u.test(bare.slice(bare.lastIndexOf('/') + 1));
    const deep = names === 'folders' && (folderOnly || plain);
    return (path) => (!folderOnly && run(tokens, path)) || (deep && run(within, path));
}
function tokenize(pattern) {
    const tokens = [];
    for (let at = 0; at < pattern.length; at += 1) {
        const char = pattern.charAt(at);
        if (char === '*') {
            const atFolderStart = at === 0 || pattern[at - 1] === '/';
            let end = at;
            while (pattern[end] === '*')
                end += 1;
            const deep = end - at >= 2 && atFolderStart && (end === pattern.length || pattern[end] === '/');
            // `**/` matches any number of folders, including none. The slash belongs to it.
            tokens.push({ kind: deep ? 'deep' : 'star' });
            at = deep && pattern[end] === '/' ? end : end - 1;
            if (deep && pattern[end] === '/')
                tokens.push({ kind: 'char', char: '\0' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'any' });
        }
        else if (char === '[') {
            const set = readSet(pattern, at);
            tokens.push(set?.token ?? { kind: 'char', char });
            at = set?.end ?? at;
        }
        else {
            if (char === '\\' && at + 1 < pattern.length)
                at += 1;
            tokens.push({ kind: 'char', char: pattern.charAt(at) });
        }
    }
    return tokens;
}
function readSet(pattern, start) {
    const negated = pattern[start + 1] === '!' || pattern[start + 1] === '^';
    const first = start + (negated ? 2 : 1);
    const end = pattern.indexOf(']', first + 1);
    if (end < 0)
        return null;
    const ranges = [];
    for (let at = first; at < end; at += 1) {
        const low = pattern.charAt(at);
        if (pattern[at + 1] === '-' && at + 2 < end) {
            ranges.push([low, pattern.charAt(at + 2)]);
            at += 2;
        }
        else {
            ranges.push([low, low]);
        }
    }
    return { token: { kind: 'set', negated, ranges }, end };
}
/**
 * Runs the pattern as a set of states over the path. NUL after a `deep` is not a character but the boundary after a
 * double star: it matches at the start of the path, or at a slash.
 */
function run(tokens, path) {
    let states = new Set();
    const enter = (into, state, atFolderStart) => {
        if (into.has(state))
            return;
        into.add(state);
        const token = tokens[state];
        if (token?.kind === 'star' || token?.kind === 'deep') {
            const boundary = tokens[state + 1];
            const closes = boundary?.kind === 'char' && boundary.char === '\0';
            if (!closes)
                enter(into, state + 1, atFolderStart);
            else if (atFolderStart)
                enter(into, state + 2, atFolderStart);
        }
    };
    enter(states, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const state of states) {
            const token = tokens[state];
            if (token === undefined)
                continue;
            const after = char === '/';
            if (token.kind === 'deep')
                enter(next, state, after);
            else if (token.kind === 'star' && !after)
                enter(next, state, false);
            else if (accepts(token, char))
                enter(next, state + 1, after);
        }
        if (next.size === 0)
            return false;
        states = next;
    }
    return states.has(tokens.length);
}
function accepts(token, char) {
    if (token.kind === 'char')
        return token.char === char;
    if (char === '/')
        return false;
    if (token.kind === 'any')
        return true;
    if (token.kind !== 'set')
        return false;
    return token.ranges.some(([low, high]) => low <= char && char <= high) !== token.negated;
}
function expandBraces(pattern) {
    let done = [''];
    for (let at = 0; at < pattern.length; at += 1) {
        const char = pattern.charAt(at);
        const close = char === '{' ? pattern.indexOf('}', at) : -1;
        const inner = close > 0 ? pattern.slice(at + 1, close).split(',') : [];
        if (inner.length > 1 && done.length * inner.length <= MAX_ALTERNATIVES) {
            done = done.flatMap((before) => inner.map((part) => before + part));
            at = close;
        }
        else {
            done = done.map((before) => before + char);
        }
    }
    return done;
}
//# sourceMappingURL=glob.js.map

/***/ }),

/***/ 80883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ MAX_LINE),
/* harmony export */   s: () => (/* binding */ WordCutter)
/* harmony export */ });
/* harmony import */ var stemmer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3946);
/** Splits code and prose into comparable words: splits identifiers, stems words, removes stop words. */

/** Longer runs of letters are data, not words. */
const MAX_WORD = 64;
/** Maximum number of characters of a line that are read; limits the cost of minified lines. */
const MAX_LINE = 2000;
/** Maximum length and number of lines whose words are cached. */
const MAX_KEPT = 300;
const MOST_KEPT = 40_000;
const WORD = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;
const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+|\p{Lu}/gu;
const ASCII_LETTERS = /^[a-z]+$/u;
const STOP = new Set(('a an the and or but if then else of to in on at by for with from as is are was were be been being it its this that these those there here ' +
    'not no nor so than too very can could may might must shall should will would do does did done has have had having i we you he she they them ' +
    'their our your his her my me us who whom which what when where why how all any both each few more most other some such only own same just ' +
    'also into over under up down out off again further once about after before above below between through during because while until against ' +
    'etc eg ie via per now new use used uses using make makes made get gets ' +
    'given user users ac').split(' '));
/** Splits text into words and caches each distinct one, so that each word of a large change is stemmed once. */
class WordCutter {
    #cuts = new Map();
    #lines = new Map();
    /** Returns the runs of word characters of a line, in order, each split. */
    cutLine(line) {
        const known = this.#lines.get(line);
        if (known !== undefined)
            return known;
        const text = line.length > MAX_LINE ? line.slice(0, MAX_LINE) : line;
        const found = [];
        for (const raw of text.match(WORD) ?? [])
            if (raw.length <= MAX_WORD)
                found.push(this.#cut(raw));
        // Most lines are read several times: as changed lines, as context, and for links.
        if (line.length <= MAX_KEPT && this.#lines.size < MOST_KEPT)
            this.#lines.set(line, found);
        return found;
    }
    #cut(raw) {
        let cut = this.#cuts.get(raw);
        if (cut === undefined) {
            cut = { raw, cut: cutWord(raw) };
            this.#cuts.set(raw, cut);
        }
        return cut;
    }
}
function cutWord(raw) {
    const parts = (raw.match(PART) ?? []).map((part) => part.toLowerCase());
    const tokens = parts.map((word) => ({ stem: stemWord(word), word }));
    return { tokens, name: parts.length > 1 ? parts.join('_') : '' };
}
function stemWord(word) {
    if (STOP.has(word) || (word.length < 2 && !/\p{Lo}/u.test(word)))
        return '';
    return ASCII_LETTERS.test(word) ? (0,stemmer__WEBPACK_IMPORTED_MODULE_0__/* .stemmer */ .I)(word) : word;
}
//# sourceMappingURL=words.js.map

/***/ })

};
