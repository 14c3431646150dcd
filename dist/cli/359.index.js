export const id = 359;
export const ids = [359,962];
export const modules = {

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ hashSha256),
/* harmony export */   M6: () => (/* binding */ digestText),
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
/**
 * Returns a key for a tuple of values: the hash of the values as a JSON array, in base64url. Takes what
 * `JSON.stringify` takes.
 */
function hashParts(...parts) {
    return sha256('base64url', JSON.stringify(parts));
}
//# sourceMappingURL=hash.js.map

/***/ }),

/***/ 19032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ compareFindings),
/* harmony export */   y: () => (/* binding */ rankSeverity)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33703);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);


/** The contract's order of findings: file, first line, plane; texts by code units. Findings of one line and plane keep theirs. */
function compareFindings(a, b) {
    return ((0,_base_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.location.file, b.location.file) ||
        (a.location.lineRange[0] ?? 0) - (b.location.lineRange[0] ?? 0) ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.plane, b.plane));
}
/** How much a severity weighs, from 0: the contract names them from the least to the most. */
function rankSeverity(severity) {
    return _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Severity */ .AI.options.indexOf(severity);
}
//# sourceMappingURL=finding-order.js.map

/***/ }),

/***/ 39847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ ProviderName),
/* harmony export */   NK: () => (/* binding */ LinearToken),
/* harmony export */   UU: () => (/* binding */ GithubAppToken),
/* harmony export */   gA: () => (/* binding */ JiraToken),
/* harmony export */   jp: () => (/* binding */ GithubAccessToken),
/* harmony export */   nS: () => (/* binding */ PROVIDER_TOKENS),
/* harmony export */   r3: () => (/* binding */ ProviderToken),
/* harmony export */   we: () => (/* binding */ ProviderTokenPut)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);
/** Provider tokens: what a tenant gives so that GitHub and ticket systems can be read. */


/** A token goes into a header: visible ASCII, nothing else. */
const Secret = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(4096)
    .regex(/^[\x21-\x7e]+$/u, 'must be visible ASCII without blanks and line breaks');
const Installation = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[1-9]\d{0,18}$/u), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)], { error: 'must be the number of the installation' })
    .meta({ description: 'The number at the end of the address of its settings.' });
/** Bodies of `PUT /v1/provider-tokens/{provider}`. Nothing of them is ever given back. */
const GithubAccessToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ token: Secret });
const GithubAppToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    app_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9._-]{1,64}$/u), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)], {
        error: "must be the App's id or its client id",
    }),
    installation_id: Installation,
    private_key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(16_384).meta({ description: 'An RSA key as PEM, as GitHub gives it.' }),
    webhook_secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(16)
        .max(1024)
        .optional()
        .meta({ description: "Of the App's webhook; without it its events are refused." }),
});
const GithubToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([GithubAccessToken, GithubAppToken]);
const JiraToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https?$/u, error: 'must be the https address of the Jira' })
        .max(2048)
        .meta({ description: 'https; without a user, a query and a fragment.' }),
    email: zod__WEBPACK_IMPORTED_MODULE_0__/* .email */ .Rpp()
        .max(254)
        .optional()
        .meta({ description: 'With it the token is an API token of Jira Cloud, without it a personal access token.' }),
    token: Secret,
    criteria_field: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .trim()
        .min(1)
        .max(255)
        .optional()
        .meta({ description: 'Name or id of the field that holds the acceptance criteria.' }),
});
const LinearToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ token: Secret });
/** The body of `PUT /v1/provider-tokens/{provider}`, by provider. A ticket system is one line here and one in `src/sources/tickets/systems.ts`. */
const PROVIDER_TOKENS = { github: GithubToken, jira: JiraToken, linear: LinearToken };
const ProviderName = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(PROVIDER_TOKENS).keyof().meta({ id: 'ProviderName' });
const ProviderTokenPut = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ(Object.values(PROVIDER_TOKENS)).meta({ id: 'ProviderTokenPut' });
/** What is told of a provider token. */
const ProviderToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ provider: ProviderName, kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), key_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc })
    .meta({ id: 'ProviderToken' });
//# sourceMappingURL=provider-token.js.map

/***/ }),

/***/ 42955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ compareSpans),
/* harmony export */   j: () => (/* binding */ isOpenReason)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2546);


/** Returns whether spans of the reason are left to people. Takes any word: a reason that is not known here is not. */
function isOpenReason(reason) {
    return _span_js__WEBPACK_IMPORTED_MODULE_0__/* .OPEN_REASONS */ .Bt.some((open) => open === reason);
}
/**
 * The contract's order of spans: the heaviest first, then by file and first line; file names by code units. Spans of
 * one weight and line keep their order.
 */
function compareSpans(a, b) {
    return (b.weight - a.weight ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.location.file, b.location.file) ||
        (a.location.lineRange[0] ?? 0) - (b.location.lineRange[0] ?? 0));
}
//# sourceMappingURL=span-order.js.map

/***/ }),

/***/ 35393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ Trace),
/* harmony export */   Dz: () => (/* binding */ NO_RULE_HELD),
/* harmony export */   Qe: () => (/* binding */ TraceLink),
/* harmony export */   So: () => (/* binding */ EngineTrace),
/* harmony export */   d8: () => (/* binding */ ENGINE_SOURCE),
/* harmony export */   pA: () => (/* binding */ BUILT_IN_SOURCE),
/* harmony export */   xN: () => (/* binding */ Coverage)
/* harmony export */ });
/* unused harmony exports TraceStep, DecisionRule, Decision */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);
/** The audit trace: the steps that led to a verdict. Each step's hash includes the hash of the step before. */


/** Which parts of the change were reviewed. An incomplete snapshot is never auto-approved. */
const Coverage = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0).meta({ description: 'Files changed.' }),
    omitted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
        path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable().meta({ description: 'Null where a whole kind of input is missing.' }),
        reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'A word: too_large, binary, not_fetched, unreadable, …' }),
        detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        blocking: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().meta({ description: 'True where it makes the snapshot incomplete.' }),
    })),
})
    .meta({ id: 'Coverage' });
/** One stage of the pipeline. `evidence` is its result in words and numbers; `hash` covers it and the previous hash. */
const TraceStep = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    input_digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
    output_digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
    evidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Json */ .LM),
    hash: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np,
})
    .meta({ id: 'TraceStep' });
/** A rule of the policy and whether it held. `held` is null for the rules after the deciding one. */
const DecisionRule = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    condition: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    held: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().meta({ description: 'Where the rule comes from: built-in, tenant, repository, request.' }),
})
    .meta({ id: 'DecisionRule' });
/** `source` of rules that stand in the built-in policies, and of those that the engine itself asks beside every policy. */
const BUILT_IN_SOURCE = 'built-in';
const ENGINE_SOURCE = 'engine';
/** The name of the engine's rule that stands for a policy none of whose rules held. */
const NO_RULE_HELD = 'no-rule-held';
/** The decision: what a dry run would have said too. */
const Decision = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Verdict */ .Y,
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(DecisionRule),
    facts: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Json */ .LM),
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Confidence */ .ZW,
})
    .meta({ id: 'Decision' });
/**
 * A DSSE envelope with an in-toto statement that contains the trace's digest. Null if the service has no persistent
 * key.
 */
const TraceSignature = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    payloadType: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    payload: zod__WEBPACK_IMPORTED_MODULE_0__/* .base64 */ .K39(),
    signatures: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ keyid: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sig: zod__WEBPACK_IMPORTED_MODULE_0__/* .base64 */ .K39() })).min(1),
})
    .meta({ id: 'TraceSignature' });
/** The part of a trace that the engine computes. The same change gives the same bytes. */
const EngineTrace = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review-gate.trace/1'),
    engine: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    snapshot: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np, coverage: Coverage }),
    steps: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(TraceStep),
    decision: Decision,
    digest: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Digest */ .np.meta({ description: 'Over the canonical JSON of schema, engine, snapshot, steps and decision.' }),
});
/** The trace of a review, as returned at `trace_url`. */
const Trace = EngineTrace.extend({ review_id: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewId */ .kt, signature: TraceSignature.nullable() }).meta({
    id: 'Trace',
});
/** A link that gives access to a trace without a bearer token until it expires. */
const TraceLink = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5(), expires_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ precision: 3 }) }).meta({
    id: 'TraceLink',
});
//# sourceMappingURL=trace.js.map

/***/ }),

/***/ 15037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ACCEPTANCE_FIELD_NAMES),
/* harmony export */   _: () => (/* binding */ ACCEPTANCE_TITLES)
/* harmony export */ });
/**
 * What people call acceptance criteria, in seven languages, as `foldWords` writes it: titles of sections, and names of the fields of a
 * ticket system. Stated once for both, so that a ticket reads the same whether its criteria stand in a section or in a field.
 */
/** Names that mean acceptance criteria wherever they stand, as the name of a field too. */
const ACCEPTANCE_FIELD_NAMES = [
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
const BULLET = /^(?:\\?[-*+]|[•◦‣▪▸●○■□·➤➜➔→▶►➢⁃∙]|\d{1,9}\\?[.)]|[a-zA-Z]\\?[.)]|[ivx]{2,4}[.)]|\((?:\d{1,2}|[a-z]|[ivx]{2,4})\))(?=[ \t]|$)/u;
const TIGHT_BULLET = /^[•◦‣▪▸●■]|^[–—](?=[ \t])|^\\?[-*+](?=\[[ xX]?\])|^\d\ufe0f?\u20e3|^[①-⓿]|^(?=[☐☑☒✅✔✓⬜🔲])|^(?=\\?\[[ \txX]?\\?\][.:]?\s)/u;
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
    return /:\s*$/u.test(text.slice(-8)) || text.startsWith('**') || text.startsWith('__');
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
// EXTERNAL MODULE: ./build/src/engine/criteria/shown-lines.js + 5 modules
var shown_lines = __webpack_require__(40281);
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

/***/ 51711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CY: () => (/* binding */ findStepRole),
  Vf: () => (/* binding */ isStep),
  Vn: () => (/* binding */ isUnnamed),
  Kv: () => (/* binding */ isWholeStep),
  g5: () => (/* binding */ readScenarios),
  Zc: () => (/* binding */ toScenarioItem)
});

// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
;// CONCATENATED MODULE: ./build/src/engine/criteria/dialects.js
const DIALECTS = [
    {
        language: 'en',
        feature: ['Feature', 'Business Need', 'Ability'],
        background: ['Background'],
        scenario: ['Example', 'Scenario'],
        outline: ['Scenario Outline', 'Scenario Template'],
        examples: ['Examples', 'Scenarios'],
        givens: ['Given '],
        whens: ['When '],
        thens: ['Then '],
        ands: ['And ', 'But '],
    },
    {
        language: 'de',
        feature: ['Funktionalität', 'Funktion'],
        background: ['Grundlage', 'Hintergrund', 'Voraussetzungen', 'Vorbedingungen'],
        scenario: ['Beispiel', 'Szenario'],
        outline: ['Szenariogrundriss', 'Szenarien'],
        examples: ['Beispiele'],
        givens: ['Angenommen ', 'Gegeben sei ', 'Gegeben seien '],
        whens: ['Wenn '],
        thens: ['Dann '],
        ands: ['Und ', 'Aber '],
    },
    {
        language: 'fr',
        feature: ['Fonctionnalité'],
        background: ['Contexte'],
        scenario: ['Exemple', 'Scénario'],
        outline: ['Plan du scénario', 'Plan du Scénario'],
        examples: ['Exemples'],
        givens: [
            'Soit ',
            'Sachant que ',
            "Sachant qu'",
            'Sachant ',
            'Etant donné que ',
            "Etant donné qu'",
            'Etant donné ',
            'Etant donnée ',
            'Etant donnés ',
            'Etant données ',
            'Étant donné que ',
            "Étant donné qu'",
            'Étant donné ',
            'Étant donnée ',
            'Étant donnés ',
            'Étant données ',
        ],
        whens: ['Quand ', 'Lorsque ', "Lorsqu'"],
        thens: ['Alors ', 'Donc '],
        ands: ['Et que ', "Et qu'", 'Et ', 'Mais que ', "Mais qu'", 'Mais '],
    },
    {
        language: 'es',
        feature: ['Característica', 'Necesidad del negocio', 'Requisito'],
        background: ['Antecedentes'],
        scenario: ['Ejemplo', 'Escenario'],
        outline: ['Esquema del escenario'],
        examples: ['Ejemplos'],
        givens: ['Dado ', 'Dada ', 'Dados ', 'Dadas '],
        whens: ['Cuando '],
        thens: ['Entonces '],
        ands: ['Y ', 'E ', 'Pero '],
    },
    {
        language: 'pt',
        feature: ['Funcionalidade', 'Característica', 'Caracteristica'],
        background: ['Contexto', 'Cenário de Fundo', 'Cenario de Fundo', 'Fundo'],
        scenario: ['Exemplo', 'Cenário', 'Cenario'],
        outline: ['Esquema do Cenário', 'Esquema do Cenario', 'Delineação do Cenário', 'Delineacao do Cenario'],
        examples: ['Exemplos', 'Cenários', 'Cenarios'],
        givens: ['Dado ', 'Dada ', 'Dados ', 'Dadas '],
        whens: ['Quando '],
        thens: ['Então ', 'Entao '],
        ands: ['E ', 'Mas '],
    },
    {
        language: 'it',
        feature: ['Funzionalità', 'Esigenza di Business', 'Abilità'],
        background: ['Contesto'],
        scenario: ['Esempio', 'Scenario'],
        outline: ['Schema dello scenario'],
        examples: ['Esempi'],
        givens: ['Dato ', 'Data ', 'Dati ', 'Date '],
        whens: ['Quando '],
        thens: ['Allora '],
        ands: ['E ', 'Ed ', 'Ma '],
    },
    {
        language: 'nl',
        feature: ['Functionaliteit'],
        background: ['Achtergrond'],
        scenario: ['Voorbeeld', 'Scenario'],
        outline: ['Abstract Scenario'],
        examples: ['Voorbeelden'],
        givens: ['Gegeven ', 'Stel '],
        whens: ['Als ', 'Wanneer '],
        thens: ['Dan '],
        ands: ['En ', 'Maar '],
    },
];
//# sourceMappingURL=dialects.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/item-text.js
var item_text = __webpack_require__(32689);
;// CONCATENATED MODULE: ./build/src/engine/criteria/gherkin.js
/** Reads Gherkin without Cucumber's parser, which rejects steps without a Feature line, as tickets contain them. */





function listKeywords(dialect, index) {
    const of = (words, role) => words.map((word) => ({ folded: (0,fold/* fold */.A)(word).trim(), role, dialect: index }));
    return [
        ...of(dialect.feature, 'feature'),
        ...of(dialect.background, 'background'),
        ...of(dialect.outline, 'scenario'),
        ...of(dialect.scenario, 'scenario'),
        ...of(dialect.examples, 'examples'),
        ...of(dialect.givens, 'given'),
        ...of(dialect.whens, 'when'),
        ...of(dialect.thens, 'then'),
        ...of(dialect.ands, 'and'),
    ];
}
/** Keywords by their first word, longest first, so that a line is compared with only a few of them. */
const KEYWORDS = groupByFirstWord(DIALECTS.flatMap(listKeywords).sort((a, b) => b.folded.length - a.folded.length));
const STARTS = DIALECTS.map((dialect) => [...dialect.givens, ...dialect.whens].map(padKeyword));
const ENDS = DIALECTS.map((dialect) => dialect.thens.map(padKeyword));
const NAMED = new Set(['feature', 'background', 'scenario', 'examples']);
const AFTER_NAME = /^\s*#?\d*\s*:|^\s+#?\d+\s*$/u;
const AFTER_STEP = /^(?:$|[\s:,'’])/u;
/** Maximum length of the start of a line that is searched for a keyword. */
const KEYWORD_REACH = 60;
function groupByFirstWord(keywords) {
    return (0,groups/* groupBy */.$z)(keywords, ({ folded }) => readFirstWord(folded));
}
function readFirstWord(folded) {
    return /^\p{L}+/u.exec(folded)?.[0] ?? '';
}
function padKeyword(keyword) {
    return ` ${(0,fold/* foldWords */.r)(keyword)} `;
}
/** Returns the role of a line in each language in which it is more than plain text. */
function findRoles(text) {
    const start = (0,fold/* fold */.A)((0,item_text/* stripEmphasis */.Bv)(text.slice(0, KEYWORD_REACH))).trimStart();
    const roles = new Map();
    for (const { folded, role, dialect } of KEYWORDS.get(readFirstWord(start)) ?? []) {
        if (roles.has(dialect) || !start.startsWith(folded))
            continue;
        const rest = start.slice(folded.length);
        if ((NAMED.has(role) ? AFTER_NAME : AFTER_STEP).test(rest))
            roles.set(dialect, role);
    }
    return roles;
}
/** So far into a line Then may follow Given, in UTF-16 code units. */
const STEP_REACH = 600;
/** Whether a line is Given or When, and Then, all in one: `Given a, when b, then c`. */
function isWholeStep(text) {
    const folded = ` ${(0,fold/* foldWords */.r)(text.slice(0, STEP_REACH))} `;
    return STARTS.some((starts, dialect) => starts.some((word) => folded.startsWith(word)) && (ENDS[dialect] ?? []).some((word) => folded.includes(word)));
}
/** Returns the role of a single line, in the first language in which it has one. */
function findStepRole(text) {
    const roles = findRoles(text);
    return roles.size === 0 ? 'text' : (roles.get(Math.min(...roles.keys())) ?? 'text');
}
/** Returns the language that fits most lines. It must have a Then, and a Given or a When; null if there is none. */
function selectDialect(lines) {
    const counts = DIALECTS.map(() => ({ starts: 0, thens: 0, hits: 0 }));
    for (const roles of lines) {
        for (const [dialect, role] of roles) {
            const count = counts[dialect];
            if (count === undefined)
                continue;
            count.hits++;
            if (role === 'given' || role === 'when')
                count.starts++;
            if (role === 'then')
                count.thens++;
        }
    }
    let best = null;
    counts.forEach(({ starts, thens, hits }, dialect) => {
        if (starts > 0 && thens > 0 && hits > (best === null ? 0 : (counts[best]?.hits ?? 0)))
            best = dialect;
    });
    return best;
}
/**
 * Reads lines as Gherkin: scenarios, and the lines that are not Gherkin. If no language fits, there are no scenarios.
 * The steps of a Background come first in every scenario. Rows of examples, tags and comments are skipped.
 */
function readScenarios(lines) {
    const roles = lines.map(({ text }) => findRoles(text));
    const dialect = selectDialect(roles);
    if (dialect === null)
        return { scenarios: [], rest: [...lines] };
    const rest = [];
    const drafts = [];
    let background = [];
    let into = 'none';
    for (const [index, { text: raw, line }] of lines.entries()) {
        const text = (0,base_text/* foldSpace */.GQ)((0,item_text/* stripEmphasis */.Bv)(raw));
        if (text === '' || /^[@#|]/u.test(text))
            continue;
        const role = roles[index]?.get(dialect) ?? 'text';
        const last = drafts.at(-1);
        if (role === 'feature' || role === 'examples')
            into = 'skip';
        else if (role === 'background') {
            background = [];
            into = 'background';
        }
        else if (role === 'scenario') {
            drafts.push({ title: text, line, steps: [], roles: [] });
            into = 'scenario';
        }
        else if (role === 'text') {
            // The continuation of a step; any other text before the first step is prose.
            if (into === 'scenario' && last !== undefined && last.steps.length > 0)
                last.steps.push(`${last.steps.pop() ?? ''} ${text}`);
            else if (into === 'background' && background.length > 0)
                background.push(`${background.pop() ?? ''} ${text}`);
            else if (into === 'none')
                rest.push({ text: raw, line });
        }
        else if (into === 'background')
            background.push(text);
        else {
            const anew = last === undefined || into !== 'scenario' || (role === 'given' && last.roles.includes('then'));
            const draft = anew ? { title: '', line, steps: [], roles: [] } : last;
            if (anew)
                drafts.push(draft);
            draft.steps.push(text);
            draft.roles.push(role);
            into = 'scenario';
        }
    }
    return { scenarios: drafts.flatMap((draft) => toScenarios(draft, background)), rest };
}
function toScenarios(draft, background) {
    if (draft.steps.every((step) => (0,item_text/* isPlaceholder */.wK)(step)))
        return [];
    const complete = draft.roles.includes('then') && draft.roles.some((role) => role === 'given' || role === 'when');
    return [{ title: draft.title, line: draft.line, steps: [...background, ...draft.steps], complete }];
}
/** Returns whether a line is a step, or a title of Gherkin other than a feature's. */
function isStep(text) {
    const role = findStepRole(text);
    return role !== 'text' && role !== 'feature';
}
/** Returns whether a title is only a scenario's number. */
function isUnnamed(text) {
    return findStepRole(text) === 'scenario' && /^[^:]*:?\s*$/u.test(text) && /\d\s*:?\s*$/u.test(text);
}
/** Converts a scenario to a criterion. */
function toScenarioItem({ title, line, steps, complete }) {
    const own = (0,item_text/* readItemText */.lE)(isUnnamed(title) || (0,item_text/* isPlaceholder */.wK)(title) ? '' : title);
    const text = own.text === '' ? steps.join(' ') : own.text;
    return { text, parts: steps, line, id: own.id, form: complete ? 'scenario' : 'marked' };
}
//# sourceMappingURL=gherkin.js.map

/***/ }),

/***/ 76769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ areReadWhole),
  o: () => (/* binding */ readCriteria)
});

// EXTERNAL MODULE: ./build/src/engine/criteria/blocks.js + 2 modules
var blocks = __webpack_require__(78185);
// EXTERNAL MODULE: ./build/src/engine/criteria/item-selection.js
var item_selection = __webpack_require__(7566);
// EXTERNAL MODULE: ./build/src/engine/criteria/item-text.js
var item_text = __webpack_require__(32689);
// EXTERNAL MODULE: ./build/src/engine/criteria/items.js + 2 modules
var criteria_items = __webpack_require__(52956);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds.js
/** What a criterion asks for: behaviour, or tests, documents, a process, a quality, or that something is not there. */


/** People and groups whose approval is a process. */
const PEOPLE = '(?:product owner|po|product team|stakeholders?|designers?|design team|ux(?: team)?|qa(?: team)?|legal|security team|accessibility team|(?:the )?team|reviewers?|maintainers?|client|customer|business)';
const CONSENT = '(?:approves?|approved|accepts?|accepted|signs? off|signed off|reviews?|reviewed|confirms?|confirmed|has approved|has accepted)';
const PROCESS = [
    new RegExp(`^(?:the )?${PEOPLE} (?:has |have |had )?${CONSENT}\\b`, 'u'),
    new RegExp(`\\b(?:approved|reviewed|accepted|signed off|validated|verified|tested|checked) (?:off )?(?:by|with) (?:the |a |an )?${PEOPLE}\\b`, 'u'),
    /^(?:code|peer|pr|design|ux|security|legal|architecture)[ -]?(?:code )?(?:review|reviewed|approval|approved|sign[- ]?off)\b/u,
    /^(?:the )?(?:pr|pull request|merge request|mr)s? (?:is |are |was |were |has been |have been |must be |revue|revisad[oa]|gereviewt)?(?:approved|reviewed|merged|opened|created|revue|revisad[oa]|refers?)\b/u,
    /^(?:pr|pull request) (?:revue|refers to)\b/u,
    /\bmerged (?:in)?to (?:the )?(?:main|master|develop|trunk)\b/u,
    /^(?:is |was |has been |the (?:change|feature|work|story|fix) (?:is|was) )?(?:deployed|released|rolled out|shipped) (?:to|on|in) (?:the )?(?:staging|production|prod|dev|test|uat|qa)\b/u,
    /\b(?:was|is|been|work) (?:checked|tested|verified|validated) (?:in|on) (?:dev|test|staging|production|prod|uat|qa)\b/u,
    /\bacceptance criteria(?:s)? (?:are|is|were|have been) (?:all )?met\b|\bmeets all (?:the )?acceptance criteria/u,
    /^(?:a )?demo(?:ed|nstrated| (?:was )?(?:given|held|recorded))\b/u,
    /\b(?:written and approved|sign(?:ed)?[- ]off (?:from|by|obtained|given)|ticket (?:is |was )?(?:closed|updated|moved))\b/u,
    /^(?:code|design|work)? ?(?:wurde |ist )?(?:gereviewt|abgenommen|freigegeben)\b/u,
    /\b(?:product owner|fachbereich|team) (?:hat|nimmt) .{0,40}(?:abgenommen|akzeptiert|freigegeben|ab)\b/u,
    /^(?:code|revue de code|relecture)\b.{0,20}\b(?:revu|relu|validee?|effectuee?)\b/u,
    /^(?:codigo|revision de codigo|revisao de codigo)\b.{0,20}\b(?:revisado|aprobad[oa]|aprovad[oa]|feita|hecha)\b/u,
];
const TEST_WORDS = '(?:unit|integration|e2e|end[- ]to[- ]end|regression|acceptance|contract|snapshot|black[- ]?box|endpoint|automated|smoke|api)';
const QUALITY = [
    new RegExp(`\\b(?:all |existing |${TEST_WORDS} |the )*(?:tests?|checks?|ci|build|pipeline|lint(?:er|ing)?|suite)(?: suite)? (?:still |all |must |should )?(?:pass(?:es|ed|ing)?|(?:is|are|stays?|remains?) green|succeeds?|runs? clean)\\b`, 'u'),
    /\bci (?:is )?(?:green|verte?|verde|grun)\b/u,
    /\b(?:code |test |branch |line )?coverage\b.{0,30}(?:\d|%|increase|decrease|drop|remain|stay)|\d ?% (?:test |code )?coverage\b|\bcouverture\b.{0,12}\d|\babdeckung\b.{0,20}\d|\bcobertura\b.{0,20}\d/u,
    /\b(?:no|zero|without) (?:new )?(?:lint(?:er|ing)?|type|typescript|compiler|eslint|console|sonar) (?:errors?|warnings?|issues?)\b/u,
    /\b(?:axe|lighthouse|wcag|a11y|accessibility) (?:accessibility )?(?:checks?|scores?|audits?|standards?|compliant|compliance|requirements)\b|\bpasses (?:the )?axe\b|\bwcag\b/u,
    /\b(?:no|without) (?:known |new )?(?:performance |visual |functional )?regressions?\b/u,
    /\b(?:p9[059]|latency|throughput|page load|load time|response time|performance)\b.{0,40}\b(?:\d|under|below|improv|degrad|accept|budget|within)/u,
    /^works (?:in|on|with) (?:all |current |the latest |latest |modern |major )*(?:browsers?|chrome|firefox|safari|edge|ie)\b/u,
    /\b(?:code|solution|implementation) (?:is|should be|must be) (?:clean|readable|maintainable|well[- ]structured|in english|performant|scalable)\b/u,
    /\bfollows? (?:the |our )?(?:coding|code|style|team) (?:style|standards?|guidelines?|conventions?|guide)\b/u,
];
const TEST = [
    new RegExp(`^(?:there (?:is|are) |at least \\w+ |add(?:s|ed)? |new |write |the |a |an |every \\w+ has .{0,20})?(?:${TEST_WORDS} )*(?:tests?|specs?|test cases?)\\b(?! (?:data|environment|server|user|account|mode|button|page|account|key|results?|runs?|runner|id)\\b)`, 'u'),
    new RegExp(`\\b(?:${TEST_WORDS}|covered by|with|has) (?:${TEST_WORDS} )*tests?\\b`, 'u'),
    /\b(?:unit|integration|e2e)[- ]?test(?:ed|s)?\b|\b\w+[./-]test\.\w+`? (?:covers?|checks?|tests?)|\btests? (?:covers?|checks?|exist|added|written|prove|verify|assert)\b/u,
    /\b(?:test abgedeckt|getestet|unit-getestet|tests vorhanden|testes?|pruebas unitarias|tests unitaires|test unitari|unittests?) ?(?:vorhanden|ergan\w*|anadid\w*|escrit\w*|ajoute\w*|aggiunt\w*|toegevoegd|adicionad\w*)?$/u,
    /^(?:pruebas|testes|tests|test) (?:unitari\w+|de integra\w+|d integration)\b/u,
];
const DOCUMENTS = '(?:docs?|documentation|readme(?:\\.md)?|changelog(?:\\.md)?|release notes?|user guide|handbook|wiki|storybook|openapi(?:\\.ya?ml)?|dokumentation|documentacion|documentacao|documentazione|documentatie)';
const DOC = [
    /^(?:(?:is|are|fully|public api is|the \w+(?: \w+)? (?:is|are)) )?documented\b/u,
    new RegExp(`\\b(?:documented|described|explained|mentioned|noted) in (?:the )?(?:\\w+ )?${DOCUMENTS}\\b`, 'u'),
    new RegExp(`^(?:the |api |user |add(?:s|ed)? |updates?d? )*\`?${DOCUMENTS}\`?(?: file| entry| page)?(?: (?:is|are|has been|have been|was|were|must be))?(?: (?:updated|added|written|describes?|explains?|mentions?|lists?|documents?|says|shows|covers?|names|has|have|contains?|includes?|gets|complete|aktualisiert|erganzt|actualizad[oa]|mise? a jour|atualizad[oa]|aggiornat[oa]|bijgewerkt))`, 'u'),
    new RegExp(`\\b(?:update|updated|add|added|in) (?:to |the )*${DOCUMENTS}$`, 'u'),
    /\bist (?:dokumentiert|in der dokumentation)\b|\b(?:est|sont) documente/u,
];
const NEGATIVE = [
    /\b(?:must|shall|should|may|can|could|do|does|did|is|are|will|was|were) ?(?:not|n['’]t)\b|\bcannot\b|\bwon['’]t\b/u,
    /\b(?:no longer|never|not any ?more|nowhere)\b/u,
    /^no\b|^without\b|\b(?:is|are|be|been|was|were|gets?) (?:removed|deleted|dropped|gone)\b|^(?:remove|delete|drop)s?\b/u,
    /\b(?:nicht|nie|niemals|kein(?:e|en|er|em)?)\b|\b(?:jamais|n['’]\w+ pas|ne \w+ (?:pas|plus|jamais))\b/u,
    /\b(?:nunca|jamas|ya no)\b|^no se\b|\bnao\b|\bnon (?:deve|devono|viene|vengono|si|puo|e)\b|\b(?:niet|nooit|geen)\b/u,
];
/** Characters after this position do not change the kind of a criterion. */
const REACH = 400;
/**
 * Returns the kind of a criterion by its words. Process and quality are returned only if they are clear, because such
 * criteria are not counted.
 */
function criterionKind(text) {
    const folded = (0,base_text/* foldSpace */.GQ)((0,fold/* fold */.A)(text.slice(0, REACH)).replaceAll('`', ''));
    const says = (patterns) => patterns.some((pattern) => pattern.test(folded));
    if (says(PROCESS))
        return 'process';
    if (says(QUALITY))
        return 'quality';
    if (says(DOC))
        return 'doc';
    if (says(TEST))
        return 'test';
    return says(NEGATIVE) ? 'negative' : 'behaviour';
}
/** Returns whether the lines of a change can show that a criterion of this kind is met. */
function isCodeVerifiable(kind) {
    return kind !== 'process' && kind !== 'quality';
}
//# sourceMappingURL=kinds.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/sections.js
var criteria_sections = __webpack_require__(41914);
;// CONCATENATED MODULE: ./build/src/engine/criteria/trusted-tickets.js
/** Sorts tickets. `repositories`: those that the policy names, `owner/name`, in any case. */
function sortTickets(tickets, repositories) {
    const named = new Set(repositories.map((name) => name.toLowerCase()));
    const closing = tickets.filter((ticket) => ticket.relation === 'closing');
    const isTrusted = (ticket) => {
        const repository = readRepository(ticket.id);
        return repository === '' || named.has(repository.toLowerCase());
    };
    return {
        requested: tickets.filter((ticket) => ticket.relation === 'requested'),
        closing: closing.filter(isTrusted),
        untrusted: closing.filter((ticket) => !isTrusted(ticket)),
    };
}
/** Returns `owner/name` of `owner/name#12`; empty for `#12`, an issue of the change's own repository. */
function readRepository(id) {
    const end = id.lastIndexOf('#');
    return id.slice(0, end === -1 ? id.length : end);
}
//# sourceMappingURL=trusted-tickets.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/index.js







/**
 * Maximum number of criteria per review; a text with more is not a usable ticket. The last one then says how many were
 * left out.
 */
const MAX_CRITERIA = 400;
/** The words of the criterion that stands for those beyond the limit. */
const LEFT_OUT = 'more criteria than a review reads';
/**
 * Reads the criteria. If tickets were requested, only those are used; else the issues that the pull request closes, in
 * its own repository or in one of `repositories`, which the policy names; else what its author wrote: its body, and
 * issues that it closes in any other repository. In the body only an explicit section or `AC1` ids count, because a
 * template's checklist is not a criterion. A requested ticket without criteria gives no items; the service then refuses
 * it.
 */
function readCriteria(tickets, body, repositories = []) {
    const { requested, closing, untrusted: foreign } = sortTickets(tickets, repositories);
    if (requested.length > 0)
        return assignIds('ticket', requested.flatMap(readTicketItems));
    const untrusted = foreign.length === 0 ? {} : { untrusted: foreign.map((ticket) => ticket.id) };
    const asked = closing.flatMap(readTicketItems);
    if (asked.length > 0)
        return { ...assignIds('closing_issue', asked), ...untrusted };
    const own = [...readBodyItems(body), ...foreign.flatMap(readTicketItems)];
    return own.length > 0 ? { ...assignIds('body', own), ...untrusted } : { source: 'none', items: [], ...untrusted };
}
function readTicketItems(ticket) {
    const { items } = (0,item_selection/* chooseItems */.A)((0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(ticket.body)));
    return items.map((item) => ({ ...item, ticket: ticket.id }));
}
/** Checklist statements of authors about themselves. */
const CONFESSION = /^(?:i|we|my|our)(?:['’]ve|\s)\s*(?:have|has|am|agree|confirm|read|ran|tested|checked|followed|added|updated|code|changes)?\b/iu;
function readBodyItems(body) {
    const sections = (0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(body));
    const acceptance = (0,item_selection/* collectItems */.j)(sections, 'acceptance');
    const items = acceptance.length > 0
        ? acceptance
        : sections.flatMap((section) => (0,criteria_items/* readItems */.F)(section.entries)).filter((item) => item.id !== null);
    return items.filter((item) => !CONFESSION.test(item.text)).map((item) => ({ ...item, ticket: null }));
}
/** Assigns ids: an item's own id if it is free, else the lowest free one, in order. */
function assignIds(source, found) {
    const kept = found.length > MAX_CRITERIA ? found.slice(0, MAX_CRITERIA - 1) : found;
    const taken = new Set();
    const own = kept.map((item) => {
        if (item.id === null || taken.has(item.id))
            return null;
        taken.add(item.id);
        return item.id;
    });
    let next = 1;
    const free = () => {
        while (taken.has(next))
            next++;
        taken.add(next);
        return next;
    };
    const items = kept.map((item, index) => toCriterion(item, own[index] ?? free()));
    const left = found.length - kept.length;
    if (left > 0)
        items.push(createLeftOutCriterion(left, kept.at(-1)?.ticket ?? null, free()));
    return { source, items };
}
function toCriterion(item, id) {
    const kind = criterionKind(item.text);
    return {
        id: `AC${id}`,
        text: item.text,
        parts: item.parts,
        kind,
        codeVerifiable: isCodeVerifiable(kind),
        origin: { ticket: item.ticket, line: item.line },
    };
}
/** Represents the criteria beyond the limit, so that they never count as met. */
function createLeftOutCriterion(count, ticket, id) {
    return {
        id: `AC${id}`,
        text: `${count} ${LEFT_OUT}`,
        parts: [],
        kind: 'behaviour',
        codeVerifiable: true,
        origin: { ticket, line: null },
    };
}
/** Returns whether the tickets were read whole: no criterion was left out, and no text of one was cut. */
function areReadWhole({ items }) {
    return items.every(({ text, parts }) => !text.endsWith(LEFT_OUT) && !(0,item_text/* isCut */.xZ)(text) && !parts.some(item_text/* isCut */.xZ));
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 7566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ chooseItems),
/* harmony export */   j: () => (/* binding */ collectItems)
/* harmony export */ });
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52956);
/** Chooses the sections of a ticket that contain its criteria: the most explicit ones that are not empty. */

/** Returns the items of all sections of a kind. */
function collectItems(sections, kind) {
    return sections.filter((section) => section.kind === kind).flatMap((section) => (0,_items_js__WEBPACK_IMPORTED_MODULE_0__/* .readItems */ .F)(section.entries));
}
/** Returns the items of a ticket that are its criteria, trying the most explicit source first. */
function chooseItems(sections) {
    const acceptance = collectItems(sections, 'acceptance');
    if (acceptance.length > 0)
        return { from: 'acceptance', items: acceptance };
    const open = sections.filter((section) => section.kind !== 'stop').flatMap((section) => (0,_items_js__WEBPACK_IMPORTED_MODULE_0__/* .readItems */ .F)(section.entries));
    const numbered = open.filter((item) => item.id !== null);
    if (numbered.length > 0)
        return { from: 'ids', items: numbered };
    const scenarios = open.filter((item) => item.form === 'scenario');
    if (scenarios.length > 0)
        return { from: 'scenarios', items: scenarios };
    const requirements = collectItems(sections, 'requirements');
    if (requirements.length > 0)
        return { from: 'requirements', items: requirements };
    // If an acceptance section is empty, a general definition of done does not replace it.
    if (sections.some((section) => section.kind === 'acceptance'))
        return { from: 'none', items: [] };
    const done = collectItems(sections, 'done');
    return { from: done.length > 0 ? 'done' : 'none', items: done };
}
//# sourceMappingURL=item-selection.js.map

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
/** Removes `**` and `__` at the edges of words, and single `*` or `_` around words. Code spans are kept. */
function stripEmphasis(text) {
    if (!/[*_\\]/u.test(text))
        return text;
    const parts = text.split('`');
    // With an odd number of backticks the last one is unpaired, and the text after it is not code.
    const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1;
    return parts.map((part, index) => (index % 2 === 1 && index < closed ? part : stripMarks(part))).join('`');
}
function stripMarks(text) {
    return text
        .replaceAll('**', '')
        .replace(/(^|[\s(["'])__(?=\S)/gu, '$1')
        .replace(/(\S)__(?=[\s)\]"'.,;:!?]|$)/gu, '$1')
        .replace(/(^|[\s(["'])[*_](?=[\p{L}\p{N}([<"'“‘])/gu, '$1')
        .replace(/([\p{L}\p{N})\]>"'”’.!?:])[*_](?=[\s)\]"'.,;:!?]|$)/gu, '$1')
        .replace(/\\([!-/:-@[-`{-~])/gu, '$1');
}
/** Folded texts that mean "nothing to say". */
const EMPTY_WORDS = new Set([
    'tbd tba todo none nothing na n/a wip xxx pending later unknown text item criterion criteria example lorem',
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
const NUMBERED = /^(?:(?:first|second|third|another|one|two|three) )?(?:acceptance )?(?:criteria|criterion|criterium|kriterium|critere|criterio|item|requirement|condition|point|ac|scenario)(?: (?:\d+|[a-z]|one|two|three|etc|here))?$/u;
const LINK = /\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/gu;
const BLANKS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/gu;
const STEP_WORDS = new Set('given when then and but if so that angenommen gegeben sei wenn dann und soit etant donne quand alors et dado dada cuando entonces y quando entao e dato allora gegeven als dan en'.split(' '));
/** Returns whether a text is an unfilled template: `...`, `TBD`, `<describe …>`, `Given (context), When (action)`. */
function isPlaceholder(text) {
    const bare = text.replaceAll('`', '').trim();
    const folded = (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r)(bare);
    if (folded === '' || EMPTY_WORDS.has(folded) || EMPTY_PHRASES.has(folded) || NUMBERED.test(folded))
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

/***/ 52956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ readItems)
});

// EXTERNAL MODULE: ./build/src/engine/criteria/blocks.js + 2 modules
var blocks = __webpack_require__(78185);
// EXTERNAL MODULE: ./build/src/engine/criteria/gherkin.js + 1 modules
var gherkin = __webpack_require__(51711);
// EXTERNAL MODULE: ./build/src/engine/criteria/item-text.js
var item_text = __webpack_require__(32689);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
// EXTERNAL MODULE: ./build/src/engine/criteria/sections.js
var sections = __webpack_require__(41914);
;// CONCATENATED MODULE: ./build/src/engine/criteria/list-items.js
/** Converts an item of a list, with what is nested in it, to criteria. */




/** Maximum number of words of an item with a colon that only groups its children, and of one without. */
const MAX_GROUP_WORDS = 4;
const MAX_NAME_WORDS = 2;
/** Words that make the items below a text alternatives, of which one is enough. */
const ONE_OF = [
    '(?:one|any|either) (?:or more )?of',
    'at least one',
    'whichever',
    'ein(?:e[rsnm]?|s)? (?:von|der|aus)',
    'mindestens ein',
    'wahlweise',
    'l.une? (?:des|de)',
    'une? (?:des|parmi)',
    'au moins une?',
    'un[oa] de',
    'al menos un',
    'cualquiera de',
    'uma? d[oa]s',
    'pelo menos uma?',
    'qualquer uma?',
    'un[oa] (?:dei|delle|degli|tra|fra)',
    'almeno un',
    'een van',
    'minstens een',
    'ten minste een',
];
const CHOICE = new RegExp(`\\b(?:${ONE_OF.join('|')})|\\b(?:either|entweder|soit|o bien|ofwel|oppure)\\s*:?$`, 'u');
/** Returns the words of an item's first paragraph. */
function readOwnText(item) {
    return item.lines.join(' ');
}
/** Returns whether an item begins with a box. */
function isBoxed(item) {
    return /^(?:\\?\[[ \txX]?\\?\]|[☐☑☒⬜🔲])/u.test(item.lines[0] ?? '');
}
/**
 * Reads a list item with its nested items. "One of:" and its children are one criterion. Under a short title such as
 * "Backend:" each child is a criterion. Otherwise children with boxes are criteria too, and other children are parts
 * of the item.
 */
function readListItem(item, given) {
    const own = (0,item_text/* readItemText */.lE)(readOwnText(item));
    const children = item.children.filter((child) => !(0,item_text/* isPlaceholder */.wK)((0,item_text/* readItemText */.lE)(readOwnText(child)).text));
    // What is not struck out itself still stands.
    if (own.dropped)
        return children.flatMap((child) => readListItem(child, given));
    const text = given === null || own.text === '' ? own.text : `${given} ${own.text}`;
    const scenarios = item.code.flatMap((code) => (0,gherkin/* readScenarios */.g5)(code.lines).scenarios);
    if (scenarios.length > 0 && own.text === '' && children.length === 0)
        return scenarios.map(gherkin/* toScenarioItem */.Zc);
    const nested = children.map((child) => ({ text: (0,item_text/* readItemText */.lE)(readOwnText(child)).text, line: child.line }));
    if (children.length > 0 && (0,gherkin/* isStep */.Vf)(own.text) && !(0,gherkin/* isWholeStep */.Kv)(own.text)) {
        const steps = (0,gherkin/* readScenarios */.g5)([{ text: own.text, line: item.line }, ...nested]).scenarios;
        if (steps.length === 1 && children.every(isStepOrUnboxed))
            return steps.map(gherkin/* toScenarioItem */.Zc);
        if (steps.length === 0 && (0,gherkin/* findStepRole */.CY)(own.text) === 'given')
            return children.flatMap((child) => readListItem(child, own.text));
    }
    if (own.id === null && children.length > 0 && isGroup(item, own.text)) {
        return children.flatMap((child) => readListItem(child, given));
    }
    const choice = CHOICE.test((0,fold/* fold */.A)(own.text));
    const kept = choice ? children : children.filter((child) => !isBoxed(child));
    const members = kept.flatMap((child) => collectTexts(child, choice));
    const whole = own.text.endsWith(':') && members.length > 0 ? `${text} ${members.join(' / ')}` : text;
    const parts = [
        ...members,
        ...scenarios.flatMap((scenario) => scenario.steps),
        ...item.details.map((line) => (0,item_text/* readItemText */.lE)(line.text).text).filter((part) => part !== ''),
    ];
    const criterion = { text: whole, parts, line: item.line, id: own.id, form: 'marked' };
    return [criterion, ...(choice ? [] : children.flatMap(readBoxesWithin))];
}
function isStepOrUnboxed(item) {
    return !isBoxed(item) || (0,gherkin/* isStep */.Vf)((0,item_text/* readItemText */.lE)(readOwnText(item)).text);
}
/** Returns the criteria of the boxes at or below an item that is itself a part, in order. */
function readBoxesWithin(item) {
    return isBoxed(item) ? readListItem(item, null) : item.children.flatMap(readBoxesWithin);
}
/** Returns the texts of an item and of those nested in it; of those with boxes only if `all`. */
function collectTexts(item, all) {
    const { text, dropped } = (0,item_text/* readItemText */.lE)(readOwnText(item));
    const below = item.children.filter((child) => all || !isBoxed(child)).flatMap((child) => collectTexts(child, all));
    const details = item.details.map((line) => (0,item_text/* readItemText */.lE)(line.text).text);
    return [...(dropped ? [] : [text]), ...details, ...below].filter((part) => !(0,item_text/* isPlaceholder */.wK)(part));
}
/** Returns whether an item is only the title of the items below it. */
function isGroup(item, text) {
    if (text === '')
        return true;
    const words = text.split(' ').length;
    const titled = text.endsWith(':') || /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/u.test(readOwnText(item).trim());
    if (!isBoxed(item) && item.children.every(isBoxed))
        return (titled || words <= MAX_NAME_WORDS) && !CHOICE.test((0,fold/* fold */.A)(text));
    if ((0,sections/* isOpenSentence */.g)(text))
        return false;
    return words <= MAX_GROUP_WORDS && !/\b(?:either|one|any|all|both)\b/iu.test(text) && titled;
}
//# sourceMappingURL=list-items.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/shown-lines.js + 5 modules
var shown_lines = __webpack_require__(40281);
// EXTERNAL MODULE: ./build/src/engine/criteria/titles.js
var titles = __webpack_require__(62341);
;// CONCATENATED MODULE: ./build/src/engine/criteria/table-items.js
/** Reads criteria in a table: one per row, from the column that the header marks. */




const TEXT_HEADERS = new Set('criterion,criteria,requirement,description,scenario,behavior,behaviour,expected,expected result,expectation,condition,kriterium,beschreibung,anforderung,critere,description,exigence,criterio,descripcion,descricao,requisito,descrizione,criterium,beschrijving,eis'.split(','));
/** Columns that contain information about a criterion but not its text. */
const SIDE_HEADERS = new Set('id,nr,no,number,ac,status,state,done,priority,owner,notes,comment,comments,test,verified,estado,statut,hinweis,notas,note'.split(','));
const STEP_HEADERS = new Set('given,when,then,angenommen,wenn,dann,quand,alors,dado,cuando,entonces,quando,entao,dato,allora,gegeven,als,dan'.split(','));
const BARE_NUMBER = /^\d{1,4}$/u;
/** A line of a list inside a cell. */
const LISTED = /^(?:[-*+•][ \t]+|\d{1,3}[.)][ \t]+)((?:\[[ xX]?\])?.*)$|^(?=\[[ xX]?\])/u;
/**
 * Returns the criteria in a table's rows; the first row is the header. If the header marks no column, each row with all
 * of its cells is one.
 */
function readTableItems(rows) {
    const headers = (rows[0]?.cells ?? []).map(fold/* foldWords */.r);
    const steps = headers.flatMap((header, at) => (STEP_HEADERS.has(header) ? [at] : []));
    const column = findTextColumn(headers);
    const body = rows.slice(1);
    if (steps.length >= 2)
        return body.flatMap((row) => readRowItem(row, headers, steps));
    return column === -1 ? body.flatMap(readWholeRow) : body.flatMap((row) => readCellItems(row, headers, column));
}
/** Returns a row as one criterion: its cells, with the bars that people see between them. */
function readWholeRow({ cells, line }) {
    const filled = cells.map(joinCellLines).filter((cell) => !(0,item_text/* isPlaceholder */.wK)((0,item_text/* readItemText */.lE)(cell).text));
    const own = (0,item_text/* readItemText */.lE)(filled.join(' | '));
    const struck = filled.length > 0 && filled.every((cell) => (0,item_text/* readItemText */.lE)(cell).dropped);
    return filled.length === 0 || own.dropped || struck
        ? []
        : [{ text: own.text, parts: [], line, id: own.id, form: 'marked' }];
}
/** Returns the criteria of one cell: several if it is a list, else one. */
function readCellItems(row, headers, column) {
    const lines = (row.cells[column] ?? '')
        .split(shown_lines/* CELL_BREAK */.r)
        .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
    const listed = lines.length > 1 && lines.filter((line) => LISTED.test(line)).length > 1;
    if (!listed)
        return readRowItem(row, headers, [column]);
    const items = lines.map((line) => ({ line: row.line, ...(0,item_text/* readItemText */.lE)(line.replace(LISTED, '$1')) }));
    return items.flatMap(({ text, id, line, dropped }) => dropped ? [] : [{ text, parts: [], line, id, form: 'marked' }]);
}
function joinCellLines(cell) {
    return cell.replaceAll(shown_lines/* CELL_BREAK */.r, ' ').trim();
}
function findTextColumn(headers) {
    const named = headers.findIndex((header) => TEXT_HEADERS.has(header) || (0,titles/* findSectionKind */.f)(header, true) === 'acceptance');
    if (named !== -1 && !(headers[named] === 'ac' && headers.length > 1))
        return named;
    const open = headers.flatMap((header, at) => (SIDE_HEADERS.has(header) || header === '' ? [] : [at]));
    return open.length === 1 && headers.length > 1 ? (open[0] ?? -1) : -1;
}
function readRowItem(row, headers, columns) {
    const values = columns.map((at) => ({ header: headers[at] ?? '', value: joinCellLines(row.cells[at] ?? '') }));
    if (values.every(({ value }) => (0,item_text/* isPlaceholder */.wK)(value)))
        return [];
    const steps = columns.length > 1;
    const parts = steps ? values.map(({ header, value }) => formatStep(header, value)) : [];
    const own = (0,item_text/* readItemText */.lE)(steps ? parts.join(' ') : (values[0]?.value ?? ''));
    if (own.dropped)
        return [];
    const first = row.cells[0] ?? '';
    const beside = columns.includes(0) ? null : (0,item_text/* readItemText */.lE)(`${first} x`).id;
    const numbered = !columns.includes(0) && BARE_NUMBER.test(first) && headers[0] === 'ac' ? Number(first) : null;
    return [{ text: own.text, parts, line: row.line, id: own.id ?? beside ?? numbered, form: 'marked' }];
}
/** Returns a cell with its header's word before it, unless it already begins with that word. */
function formatStep(header, value) {
    const word = header.charAt(0).toUpperCase() + header.slice(1);
    return (0,fold/* foldWords */.r)(value).startsWith(`${header} `) ? value : `${word} ${value}`;
}
//# sourceMappingURL=table-items.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/items.js
/** Converts the entries of a section to criteria. */






/** Reads a section's entries. Placeholders, struck-out items and notes next to a list are left out. */
function readItems(entries) {
    const reader = new ItemReader();
    for (const entry of entries)
        reader.take(entry);
    const found = reader.finish();
    const bare = reader.marked ? [] : found.filter((item) => item.form === 'bare');
    return reader.marked ? found.filter((item) => item.form !== 'bare') : bare;
}
class ItemReader {
    #found = [];
    /** Items that may be blanks of a template. */
    #bracketed = [];
    #lines = [];
    #quotedLines = [];
    /** `### AC1: title`: the text after it is its parts. */
    #titled = null;
    /** Whether the section has a list, table, scenario or id, even an empty one. */
    marked = false;
    take(entry) {
        if (entry.type === 'line') {
            (entry.quoted ? this.#quotedLines : this.#lines).push({ text: entry.text, line: entry.line });
            return;
        }
        // "Given that …:" above a list applies to each of its items.
        const given = entry.type === 'list' ? this.#takeGiven() : null;
        this.#flushLines();
        if (entry.type === 'label')
            this.#label(entry);
        else if (entry.type === 'list')
            this.#list(entry.items, given);
        else if (entry.type === 'table')
            this.#add(readTableItems(entry.rows));
        else if (entry.type === 'code')
            this.#code(entry.info, entry.lines);
    }
    finish() {
        this.#flushLines();
        this.#closeTitle();
        return this.#found.length === 0 ? [] : mergeInOrder(this.#found, this.#bracketed);
    }
    #add(items) {
        const into = this.#titled?.items ?? this.#found;
        for (const item of items) {
            if (item.form !== 'bare')
                this.marked = true;
            if (!(0,item_text/* isPlaceholder */.wK)(item.text))
                into.push(item);
            else if ((0,item_text/* isBracketedSentence */.pv)(item.text))
                this.#bracketed.push(item);
        }
    }
    #label(label) {
        const own = (0,item_text/* readItemText */.lE)(label.text);
        const role = (0,gherkin/* findStepRole */.CY)(label.text);
        if (own.id !== null || role === 'scenario') {
            this.#closeTitle();
            this.marked = true;
            this.#titled = { title: label, text: own.text, id: own.id, items: [] };
        }
        else if (label.heading)
            this.#closeTitle();
    }
    #closeTitle() {
        const titled = this.#titled;
        this.#titled = null;
        if (titled === null)
            return;
        const parts = titled.items.flatMap((item) => (item.parts.length > 0 ? item.parts : [item.text]));
        const text = (0,item_text/* isPlaceholder */.wK)(titled.text) || (0,gherkin/* isUnnamed */.Vn)(titled.text) ? parts.join(' ') : titled.text;
        if (text !== '' && (parts.length > 0 || titled.id !== null))
            this.#add([
                {
                    text,
                    parts,
                    line: titled.title.line,
                    id: titled.id,
                    form: titled.id === null ? 'scenario' : 'marked',
                },
            ]);
    }
    #takeGiven() {
        const last = this.#lines.at(-1);
        if (last === undefined || !last.text.trimEnd().endsWith(':'))
            return null;
        if ((0,gherkin/* findStepRole */.CY)(last.text) !== 'given' && !(0,sections/* isOpenSentence */.g)(last.text))
            return null;
        const given = (0,item_text/* readItemText */.lE)(last.text).text;
        if ((0,item_text/* isPlaceholder */.wK)(given))
            return null;
        this.#lines.pop();
        return given;
    }
    #flushLines() {
        const [lines, quoted] = [this.#lines, this.#quotedLines];
        [this.#lines, this.#quotedLines] = [[], []];
        for (const group of [lines, quoted]) {
            const { scenarios, rest } = (0,gherkin/* readScenarios */.g5)(group);
            if (scenarios.length > 0 || group.some(({ text }) => isEmptyStep(text)))
                this.marked = true;
            const paragraphs = joinWrapped(rest).map((line) => toBareItem(line));
            this.#add(mergeInOrder(scenarios.map(gherkin/* toScenarioItem */.Zc), paragraphs));
        }
    }
    #code(info, lines) {
        const { scenarios } = (0,gherkin/* readScenarios */.g5)(lines);
        const language = info.split(/\s/u, 1)[0] ?? '';
        if (scenarios.length > 0 && language !== 'markdown' && language !== 'md') {
            this.#add(scenarios.map(gherkin/* toScenarioItem */.Zc));
        }
        else {
            const asText = ['', 'markdown', 'md', 'text', 'txt'].includes(language);
            this.#add(asText ? readTypedText(lines) : readBoxesInCode(lines));
        }
    }
    #list(items, given) {
        this.marked = true;
        const steps = items.map((item) => ({ text: (0,item_text/* readItemText */.lE)(readOwnText(item)).text, line: item.line }));
        const inSteps = steps.length > 1 && steps.every(({ text }) => (0,gherkin/* isStep */.Vf)(text) && !(0,gherkin/* isWholeStep */.Kv)(text));
        if (inSteps) {
            const above = given === null ? [] : [{ text: given, line: steps[0]?.line ?? 1 }];
            const { scenarios } = (0,gherkin/* readScenarios */.g5)([...above, ...steps]);
            if (scenarios.length > 0) {
                this.#add(scenarios.map(gherkin/* toScenarioItem */.Zc));
                return;
            }
        }
        for (const item of items)
            this.#add(readListItem(item, given));
    }
}
/** Reads a fence as Markdown: issue forms put the typed text into one if the field says `render: markdown`. */
function readTypedText(lines) {
    const first = lines[0]?.line ?? 1;
    const inner = new ItemReader();
    for (const entry of readCodeEntries(lines))
        if (entry.type !== 'code')
            inner.take(entry);
    const items = inner.finish().filter((item) => item.form !== 'bare' || (0,gherkin/* isWholeStep */.Kv)(item.text));
    return items.map((item) => ({ ...item, line: item.line + first - 1, form: 'marked' }));
}
/** Reads the items with boxes in a fence of another language: people tick them wherever they stand. */
function readBoxesInCode(lines) {
    const first = lines[0]?.line ?? 1;
    const boxed = readCodeEntries(lines).flatMap((entry) => (entry.type === 'list' ? entry.items.filter(isBoxed) : []));
    return boxed.flatMap((item) => readListItem(item, null)).map((item) => ({ ...item, line: item.line + first - 1 }));
}
function readCodeEntries(lines) {
    return (0,sections/* readSections */.j)((0,blocks/* readCodeAsBlocks */.k)(lines.map(({ text }) => text))).flatMap((section) => section.entries);
}
function isEmptyStep(text) {
    return (0,gherkin/* isStep */.Vf)(text) && (0,item_text/* isPlaceholder */.wK)(text);
}
function toBareItem({ text, line }) {
    const own = (0,item_text/* readItemText */.lE)(text);
    const dropped = own.dropped || /^!?\[[^\]]*\]\([^)]*\)$/u.test(own.text);
    const form = own.id !== null || (0,gherkin/* isWholeStep */.Kv)(own.text) ? 'marked' : 'bare';
    return { text: dropped ? '' : own.text, parts: [], line, id: own.id, form };
}
/**
 * Joins wrapped lines of prose: a line that begins in lower case, or after a comma, continues the line before it, and so
 * does each line of a paragraph that begins with an id.
 */
function joinWrapped(lines) {
    const joined = [];
    for (const { text, line } of lines) {
        const before = joined.at(-1);
        const wraps = before?.last === line - 1 &&
            (/^[\p{Ll}(]/u.test(text) || /[,–—-]$/u.test(before.text.at(-1) ?? '') || (before.numbered && !isNumbered(text)));
        if (before !== undefined && wraps) {
            before.text.push(text);
            before.last = line;
        }
        else
            joined.push({ text: [text], line, last: line, numbered: isNumbered(text) });
    }
    return joined.map(({ text, line }) => ({ text: text.join(' '), line }));
}
function isNumbered(text) {
    return (0,item_text/* readItemText */.lE)(text).id !== null;
}
function mergeInOrder(left, right) {
    return [...left, ...right].sort((a, b) => a.line - b.line);
}
//# sourceMappingURL=items.js.map

/***/ }),

/***/ 41914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ isOpenSentence),
/* harmony export */   j: () => (/* binding */ readSections)
/* harmony export */ });
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35943);
/* harmony import */ var _gherkin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51711);
/* harmony import */ var _item_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32689);
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62341);
/** Splits a ticket into sections and finds those that hold criteria, by any form of heading. */




/**
 * Ranks of titles that are not headings; headings have 1 to 6. A section ends at the next title of the same or a
 * stronger (lower) rank.
 */
const BOLD = 7;
const PLAIN = 8;
const NO_RANK = 9;
const MAX_TITLE = 200;
const MAX_BOLD_WORDS = 12;
const OPEN_SENTENCE = /(?:^|\s)(?:to|must|should|can|shall|will|may|cannot|not|soll|sollen|muss|mussen|kann|konnen|doit|peut|debe|puede|deve|pode|puo|moet|kan)\s?:$/u;
/** Returns whether a line is completed by each item below it: "The user can:". */
function isOpenSentence(text) {
    return OPEN_SENTENCE.test((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .A)(text.slice(-40)).trimEnd());
}
/** Splits a ticket's blocks into sections. Text before the first known title is in sections of kind `none`. */
function readSections(blocks) {
    const reader = new SectionReader();
    for (const block of blocks)
        reader.take(block);
    return reader.sections;
}
class SectionReader {
    sections = [];
    #at = { section: this.#begin('none', null), rank: NO_RANK, outer: null, whole: false };
    /** The positions before the parts that fold, outermost first. */
    #folds = [];
    take(block) {
        if (block.type === 'fold') {
            // After a part that folds the section before it goes on, whatever titles the part has.
            if (block.open)
                this.#folds.push(this.#at);
            else
                this.#at = this.#folds.pop() ?? this.#at;
            return;
        }
        const title = readTitle(block);
        if (title !== null)
            this.#title(title);
        else if (block.type === 'break') {
            if (this.#at.rank >= BOLD && this.#at.section.entries.length > 0)
                this.#end();
        }
        else if (block.type !== 'heading') {
            // "Acceptance criteria: it works." is complete; the next paragraph is not part of it.
            if (block.type === 'line' && block.lead && this.#at.whole)
                this.#end();
            this.#at.section.entries.push(block);
        }
    }
    #begin(kind, title) {
        const section = { kind, title, entries: [] };
        this.sections.push(section);
        return section;
    }
    /** Begins a section of kind `none` after a section that ended without a title. */
    #end() {
        this.#at = { ...this.#at, section: this.#begin('none', null) };
    }
    #title(title) {
        const { outer } = this.#at;
        // A section of notes inside an acceptance section ends at the next title below that section's own title.
        if (outer !== null && title.kind === null && title.rank > outer.rank && this.#at.section !== outer.section) {
            this.#at = { ...this.#at, section: this.#begin('acceptance', outer.section.title), rank: outer.rank };
        }
        const { section, rank } = this.#at;
        if (!opensSection(title, section, rank)) {
            section.entries.push({ type: 'label', text: formatLabel(title), line: title.line, heading: title.rank <= BOLD });
            return;
        }
        const inner = section.kind === 'acceptance' && title.kind === 'stop' && title.rank > rank;
        const opened = this.#begin(title.kind ?? 'none', title.text);
        this.#at = {
            section: opened,
            rank: title.rank,
            outer: inner ? { section, rank } : outer !== null && title.rank <= outer.rank ? null : outer,
            whole: title.rest !== '' && opened.kind !== 'none',
        };
        if (opened.kind === 'none') {
            opened.entries.push({ type: 'label', text: title.text, line: title.line, heading: title.rank <= BOLD });
        }
        if (title.rest !== '') {
            opened.entries.push({ type: 'line', text: title.rest, line: title.line, quoted: false, lead: true });
        }
    }
}
function formatLabel(title) {
    return title.rest === '' ? title.text : `${title.text}: ${title.rest}`;
}
/** Returns whether a title ends the section before it. Titles of criteria and of scenarios stay inside. */
function opensSection(title, section, rank) {
    if (title.rank > rank && section.kind === 'acceptance') {
        // "Note: they may be combined." is one line; what is below it is not a note.
        if (title.kind !== 'stop' || title.rest !== '')
            return false;
    }
    if (title.kind !== null)
        return !(title.kind === section.kind && title.rank > rank);
    if (section.kind === 'none')
        return title.rank <= BOLD;
    if (title.rank > rank)
        return false;
    if (isCriterionTitle(title.text))
        return false;
    // "Acceptance criteria:" may be followed directly by "Backend:", and then by further titles of that kind.
    const grouped = section.entries.length === 0 || section.entries[0]?.type === 'label';
    return !(title.rank === PLAIN && rank === PLAIN && grouped);
}
/** Returns whether a title is a criterion, not a section: `### AC1: the export`, `Scenario 2: an error`. */
function isCriterionTitle(text) {
    return (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readItemText */ .lE)(text).id !== null || (0,_gherkin_js__WEBPACK_IMPORTED_MODULE_2__/* .findStepRole */ .CY)(text) !== 'text';
}
function readTitle(block) {
    if (block.type === 'heading') {
        const text = (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripEmphasis */ .Bv)(block.text).trim();
        return {
            rank: block.level,
            text,
            rest: '',
            line: block.line,
            kind: isCriterionTitle(text) ? null : (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .findSectionKind */ .f)(text, true),
        };
    }
    if (block.type !== 'line' || block.quoted)
        return null;
    return readBoldTitle(block.text, block.line) ?? readPlainTitle(block.text, block.line);
}
/** Reads `**Title**`, `**Title:**`, `**Title**:` and `**Title:** rest`. */
function readBoldTitle(text, line) {
    const mark = text.startsWith('**') ? '**' : text.startsWith('__') ? '__' : null;
    if (mark === null)
        return null;
    const close = text.indexOf(mark, 2);
    if (close === -1 || close > MAX_TITLE)
        return null;
    let inner = text.slice(2, close).trim();
    let rest = text.slice(close + 2).trim();
    const colon = inner.endsWith(':') || rest.startsWith(':');
    if (rest.startsWith(':'))
        rest = rest.slice(1).trim();
    inner = inner.replace(/:$/u, '').trim();
    if (inner === '' || (rest !== '' && !colon) || inner.split(' ').length > MAX_BOLD_WORDS)
        return null;
    if (rest !== '' && isCriterionTitle(inner))
        return null;
    const kind = isCriterionTitle(inner) ? null : (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .findSectionKind */ .f)(inner, true);
    return { rank: BOLD, text: (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripEmphasis */ .Bv)(inner), rest, line, kind };
}
/** Reads a known title, alone or before a colon, or any short line that ends in a colon. */
function readPlainTitle(text, line) {
    const colon = text.indexOf(':');
    const bare = (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripEmphasis */ .Bv)(text.slice(0, MAX_TITLE + 1)).trim();
    if (colon === -1) {
        const kind = bare.length <= MAX_TITLE ? (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .findSectionKind */ .f)(bare, false) : null;
        // Without a colon only long, clear titles count: "Notes" or "AC" may be any line.
        return kind === 'acceptance' && bare.length > 9 ? { rank: PLAIN, text: bare, rest: '', line, kind } : null;
    }
    if (colon > MAX_TITLE)
        return null;
    const rest = text.slice(colon + 1).trim();
    const title = (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripEmphasis */ .Bv)(text.slice(0, colon)).trim();
    if (isOpenSentence(text) || isCriterionTitle(`${title}:`) || isCriterionTitle(title))
        return null;
    const kind = (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .findSectionKind */ .f)(title, rest === '');
    const tells = kind === 'acceptance' || kind === 'stop';
    if (rest !== '')
        return tells && title.length > 2 ? { rank: PLAIN, text: title, rest, line, kind } : null;
    return title === '' ? null : { rank: PLAIN, text: title, rest, line, kind };
}
//# sourceMappingURL=sections.js.map

/***/ }),

/***/ 40281:
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
;// CONCATENATED MODULE: ./build/src/engine/criteria/html-tags.js
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
                    const tag = readTag(text, at);
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
// EXTERNAL MODULE: ./build/src/engine/criteria/titles.js
var titles = __webpack_require__(62341);
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

/***/ 62341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findSectionKind)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51036);
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35943);
/* harmony import */ var _acceptance_titles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15037);
/**
 * Titles of the sections of a ticket, in seven languages, in the form that `foldWords` returns: lower case, no
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
];
/** Of longer titles only the first words count. */
const MAX_TITLE_WORDS = 9;
const MAX_TITLE_CHARACTERS = 200;
const EXACT = new Map([
    ...STOP.map((title) => [title, 'stop']),
    ...DONE.map((title) => [title, 'done']),
    ...REQUIREMENTS.map((title) => [title, 'requirements']),
    ..._acceptance_titles_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPTANCE_TITLES */ ._.map((title) => [title, 'acceptance']),
]);
/** Titles that are recognized even with other words around them: two words or more, or one long word. */
const TELLING = [
    ..._acceptance_titles_js__WEBPACK_IMPORTED_MODULE_0__/* .ACCEPTANCE_TITLES */ ._.filter(isTelling).map((title) => [title, 'acceptance']),
    ...DONE.filter(isTelling).map((title) => [title, 'done']),
];
function isTelling(title) {
    return title.includes(' ') ? title.length >= 10 : title.length >= 14;
}
/** Returns a title without numbering, emoji and a bracketed end: `3. Akzeptanzkriterien (neu):`. */
function normalizeTitle(text) {
    const trimmed = text.trimEnd();
    const open = trimmed.lastIndexOf('(');
    const cut = open > 0 && /\):?$/u.test(trimmed) ? trimmed.slice(0, open) : trimmed;
    return (0,_text_fold_js__WEBPACK_IMPORTED_MODULE_1__/* .foldWords */ .r)(cut).replace(/^(?:\d+ )+/u, '');
}
/**
 * Returns the kind of the section that a title opens; null if the title is unknown. `loose` also accepts other words
 * around a known title ("Proposed acceptance criteria for v2"): for headings, not for plain lines.
 */
function findSectionKind(title, loose) {
    const bare = normalizeTitle((0,_base_text_js__WEBPACK_IMPORTED_MODULE_2__/* .foldSpace */ .GQ)(title).normalize('NFKC').slice(0, MAX_TITLE_CHARACTERS));
    const exact = EXACT.get(bare) ?? EXACT.get(bare.replace(/ \d+$/u, ''));
    if (exact !== undefined)
        return exact;
    if (!loose)
        return null;
    const short = bare.split(' ').length <= MAX_TITLE_WORDS;
    const padded = ` ${bare} `;
    const tells = (phrase) => (short ? padded.includes(` ${phrase} `) : padded.startsWith(` ${phrase} `));
    return TELLING.find(([phrase]) => tells(phrase))?.[1] ?? null;
}
//# sourceMappingURL=titles.js.map

/***/ }),

/***/ 395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ BUILT_IN_POLICIES)
/* harmony export */ });
const BALANCED = `# Opens for what a ticket asks for and the change shows, and for what cannot matter. Asks for a person for
# every other line. Closes on errors and on criteria that the change does not show.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unread-changes
    if: accounting.opaque.spans > 0
    verdict: needs-review
  - name: unaccounted-changes
    if: accounting.unaccounted.spans > 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;
const STRICT = `# Opens only for small, low-risk changes of which every line is asked for by a ticket or cannot matter, that show
# every criterion of the ticket, and that have no finding above info.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unread-changes
    if: accounting.opaque.spans > 0
    verdict: needs-review
  - name: unaccounted-changes
    if: accounting.unaccounted.spans > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: risk
    if: tier >= 2
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration", "manifest", "lockfile"])
    verdict: needs-review
  - name: policy-edited
    if: policy.changed
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.75
`;
const ADVISORY = `# Never asks for changes: says where a person should look, and opens for everything else.
rules:
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: errors
    if: findings.error > 0
    verdict: needs-review
  - name: unmet-criteria
    if: criteria.source == "ticket" && criteria.unmet > 0
    verdict: needs-review
  - name: critical-risk
    if: tier >= 4
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.5
`;
const LEGACY_OPEN = `# The default policy of the first edition: opens for everything that no rule speaks against, also for lines that
# nobody asked for and nobody looked at. Prefer balanced.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;
/** The text of each built-in policy. */
const BUILT_IN_POLICIES = {
    strict: STRICT,
    balanced: BALANCED,
    advisory: ADVISORY,
    'legacy-open': LEGACY_OPEN,
};
//# sourceMappingURL=built-in.js.map

/***/ }),

/***/ 25603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vw: () => (/* binding */ formatProblem),
/* harmony export */   nZ: () => (/* binding */ resolvePolicy),
/* harmony export */   pn: () => (/* binding */ PolicyError)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35393);
/* harmony import */ var _built_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(395);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67728);
/* harmony import */ var _severities_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34068);
/**
 * Decides which policy applies. In order of priority: the request's policy, the repository's own file, the tenant's
 * policy, and the built-in policy on which each is based. The *ruling* policy is the request's if there is one, else the
 * tenant's. A setting of the tenant defines what the repository's file may change:
 *
 * - `ignore`: the file is not read.
 * - `override`: the file of the default branch replaces the tenant's policy. A policy that the request names still has
 *   priority. The file of another base is not read, because the author of the change chose that branch.
 * - `tighten`: the file can only make the ruling policy stricter, and so can the file of a base that is not the default
 *   branch. Exactly:
 *   - verdict: the rules of all policies are evaluated on the same facts, each by its first match, and the strictest
 *     verdict wins (request-changes over needs-review over auto-approve). A file without `extends` is based on the
 *     ruling policy: only its own rules are evaluated, and if none holds, it gives no verdict.
 *   - severities: the higher one for each rule; `off` is the lowest. A file cannot lower or disable a rule.
 *   - criteria.met: the higher value.
 *   - bases: every policy must allow the base.
 *   - suppressions, path classes and ticket repositories of the file are not used: they weaken the policy, and no class
 *     is stricter than another.
 *
 * With `tighten`, the verdict is therefore never weaker than the ruling policy's on these facts. The facts contain at
 * least its findings and at most its met criteria.
 *
 * In both modes that read a file, a file that does not parse prevents auto-approve, and the reason is reported.
 */





/**
 * Thrown for a requested or tenant policy that cannot be used: an unknown built-in policy, or one that does not parse.
 */
class PolicyError extends Error {
    faults;
    name = 'PolicyError';
    constructor(message, faults) {
        super(message);
        this.faults = faults;
    }
}
/** Formats a fault as one line for the user. */
function formatProblem(fault) {
    return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}
/**
 * Resolves the policy of a review. `rules` are the engine's rules.
 * @throws PolicyError only for the request's or the tenant's policy
 */
async function resolvePolicy(sources, { trusted, chosen }, rules) {
    const known = rules.map((rule) => rule.id);
    const { requested, tenant, repository_policy: mode } = sources;
    const requestOrigin = requested && toOrigin('request', requested.name, true, 'named by the request');
    const tenantOrigin = (used, note) => toOrigin('tenant', tenant.name, used, note);
    const resolveRuling = async () => {
        const reference = requested ?? tenant;
        return {
            name: reference.name,
            ...(await completePolicy(await readPolicy(reference, known), requested ? 'request' : 'tenant', reference.source === null)),
        };
    };
    const resolveRulingAlone = async (repository, broken) => {
        const { name, policy, base } = await resolveRuling();
        return {
            effective: { name, ...policy },
            layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
            repositoryBroken: broken,
            sources: [
                ...(requestOrigin ? [requestOrigin] : []),
                ...repository,
                tenantOrigin(!requested, requested ? 'the request names another' : 'the default of the tenant'),
                ...base,
            ],
        };
    };
    const given = [trusted, chosen].filter((file) => file !== null);
    if (mode === 'ignore' || (mode === 'override' && requested)) {
        const why = mode === 'ignore' ? 'the tenant ignores repository policies' : 'the request names another';
        return resolveRulingAlone(given.map((file) => toFileOrigin(file.path, false, why)), false);
    }
    if (mode === 'override') {
        const passed = chosen === null ? [] : [toFileOrigin(chosen.path, false, "the default branch's file counts")];
        if (trusted === null)
            return resolveRulingAlone(passed, false);
        const parsed = await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(trusted.text, known);
        if (!parsed.ok)
            return resolveRulingAlone([toBrokenOrigin(trusted.path, parsed.faults), ...passed], true);
        const { policy, base } = await completePolicy(parsed.policy, 'repository', false);
        return {
            effective: { name: trusted.path, ...policy },
            layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
            repositoryBroken: false,
            sources: [
                toFileOrigin(trusted.path, true, "takes the tenant's place"),
                ...passed,
                tenantOrigin(false, "the repository's takes its place"),
                ...base,
            ],
        };
    }
    const read = await Promise.all(given.map(async ({ path, text }) => ({ path, parsed: await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, known) })));
    const origins = read.map(({ path, parsed }) => parsed.ok ? toFileOrigin(path, true, describeTightening(parsed.policy)) : toBrokenOrigin(path, parsed.faults));
    let tightened = await resolveRulingAlone(origins, read.some(({ parsed }) => !parsed.ok));
    for (const { path, parsed } of read) {
        if (parsed.ok)
            tightened = await tightenPolicy(tightened, path, parsed.policy, rules);
    }
    return tightened;
}
const toFileOrigin = (path, used, note) => toOrigin('repository', path, used, note);
function toBrokenOrigin(path, [first]) {
    const fault = first === undefined ? '' : formatProblem(first);
    return toFileOrigin(path, false, `does not parse, so nothing is approved until it does: ${fault}`);
}
async function tightenPolicy(floor, path, file, rules) {
    const lift = file.extends === undefined ? file : mergePolicies(file, await readBuiltIn(file.extends));
    const layer = {
        rules: (lift.rules ?? []).map((rule) => ({ ...rule, source: 'repository' })),
        otherwise: file.extends === undefined ? null : 'needs-review',
    };
    return {
        ...floor,
        effective: {
            ...floor.effective,
            name: `${floor.effective.name} + ${path}`,
            rules: [...floor.effective.rules, ...layer.rules],
            severities: (0,_severities_js__WEBPACK_IMPORTED_MODULE_1__/* .liftSeverities */ .Vx)(floor.effective.severities, lift.severities ?? {}, rules),
            criteria: { met: Math.max(floor.effective.criteria.met, lift.criteria?.met ?? 0) },
            bases: [...floor.effective.bases, ...(lift.bases === undefined ? [] : [lift.bases])],
        },
        layers: [...floor.layers, layer],
    };
}
function describeTightening(file) {
    const unused = [
        ...(file.suppressions?.length ? ['suppressions'] : []),
        ...(Object.keys(file.paths ?? {}).length > 0 ? ['paths'] : []),
        ...(file.tickets === undefined ? [] : ['tickets']),
    ];
    const lead = 'tightens: the stricter verdict, the higher severity and the higher criteria.met count';
    return unused.length === 0 ? lead : `${lead}; its ${unused.join(' and ')} are not used, since they can loosen`;
}
const toOrigin = (kind, name, used, note) => ({
    origin: kind,
    name,
    used,
    note,
});
/** Reads the document that a reference names. */
async function readPolicy(reference, known) {
    if (reference.source === null) {
        const name = _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .BuiltInName */ .Hm.safeParse(reference.name);
        if (name.success)
            return readBuiltIn(name.data);
        throw new PolicyError(`there is no built-in policy "${reference.name}"; there are: ${_schema_js__WEBPACK_IMPORTED_MODULE_2__/* .BuiltInName */ .Hm.options.join(', ')}`, []);
    }
    const parsed = await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(reference.source, known);
    if (parsed.ok)
        return parsed.policy;
    const [first] = parsed.faults;
    const where = first === undefined ? '' : `: ${formatProblem(first)}`;
    throw new PolicyError(`the policy "${reference.name}" does not parse${where}`, parsed.faults);
}
async function readBuiltIn(name) {
    const parsed = await (0,_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(_built_in_js__WEBPACK_IMPORTED_MODULE_3__/* .BUILT_IN_POLICIES */ .Q[name], []);
    if (parsed.ok)
        return parsed.policy;
    throw new PolicyError(`the built-in policy "${name}" does not parse`, parsed.faults);
}
/**
 * Merges a document with its base: its own rules come first, and a rule with the same name replaces the base's rule.
 */
function mergePolicies(own, base) {
    const names = new Set((own.rules ?? []).map((rule) => rule.name));
    return {
        rules: [...(own.rules ?? []), ...(base.rules ?? []).filter((rule) => !names.has(rule.name))],
        severities: { ...base.severities, ...own.severities },
        // Own globs come first, because the first match wins.
        paths: { ...own.paths, ...omitKeys(base.paths ?? {}, own.paths ?? {}) },
        criteria: own.criteria ?? base.criteria ?? { met: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_MET */ .hp },
        bases: own.bases ?? base.bases,
        derived: own.derived ?? base.derived,
        tickets: own.tickets ?? base.tickets,
        suppressions: [...(own.suppressions ?? []), ...(base.suppressions ?? [])],
    };
}
const omitKeys = (from, keys) => Object.fromEntries(Object.entries(from).filter(([key]) => !Object.hasOwn(keys, key)));
async function completePolicy(own, source, isBuiltIn) {
    const baseName = own.extends ?? 'balanced';
    const ownNames = new Set((own.rules ?? []).map((rule) => rule.name));
    const whole = isBuiltIn ? own : mergePolicies(own, await readBuiltIn(baseName));
    const selectSource = (name) => (!isBuiltIn && ownNames.has(name) ? source : _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .BUILT_IN_SOURCE */ .pA);
    return {
        policy: {
            rules: (whole.rules ?? []).map((rule) => ({ ...rule, source: selectSource(rule.name) })),
            severities: whole.severities ?? {},
            paths: Object.entries(whole.paths ?? {}).map(([pattern, fileClass]) => ({ pattern, class: fileClass })),
            bases: [whole.bases ?? null],
            derived: whole.derived ?? [],
            tickets: whole.tickets ?? { repositories: [] },
            criteria: whole.criteria ?? { met: _schema_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_MET */ .hp },
            suppressions: (whole.suppressions ?? []).map((one) => ({
                rule: one.rule ?? null,
                path: one.path ?? null,
                fingerprint: one.fingerprint ?? null,
                reason: one.reason,
                expires: one.expires ?? null,
            })),
        },
        base: isBuiltIn ? [] : [toOrigin(_contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .BUILT_IN_SOURCE */ .pA, baseName, true, 'what the policy stands on')],
    };
}
//# sourceMappingURL=resolve.js.map

/***/ }),

/***/ 34068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ findSetting),
/* harmony export */   Vx: () => (/* binding */ liftSeverities),
/* harmony export */   z5: () => (/* binding */ readPlane)
/* harmony export */ });
/* unused harmony export selectHigher */
const ORDER = ['off', 'info', 'warn', 'error'];
/** Returns the higher of two settings. */
function selectHigher(a, b) {
    return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}
/** Returns the policy's setting for a rule: by its id, else by its plane; null if there is none. */
function findSetting(severities, rule) {
    const own = (key) => (Object.hasOwn(severities, key) ? severities[key] : undefined);
    return own(rule) ?? own(`${readPlane(rule)}/*`) ?? null;
}
/**
 * Raises the severities of `floor` to those of `lift` and never lowers one. Every engine rule that `lift` sets gets the
 * higher of the two under its own id. If `floor` does not set a rule, the rule's own severity is the floor, because no
 * finding of the rule is above it; a lower setting has no effect. For rules of other tools the own severity is unknown.
 * If `floor` does not set them, only `error` has an effect, because it lowers nothing.
 */
function liftSeverities(floor, lift, rules) {
    const made = { ...floor };
    for (const { id, severity } of rules) {
        const wanted = findSetting(lift, id);
        if (wanted === null)
            continue;
        const set = findSetting(floor, id);
        if (set !== null || selectHigher(wanted, severity) === wanted)
            made[id] = selectHigher(wanted, set ?? severity);
    }
    const planes = new Set(rules.map((rule) => readPlane(rule.id)));
    for (const pattern of [...Object.keys(floor), ...Object.keys(lift)]) {
        const wanted = findSetting(lift, pattern);
        if (wanted === null || planes.has(readPlane(pattern)))
            continue;
        const set = findSetting(floor, pattern);
        if (set !== null || wanted === 'error')
            made[pattern] = selectHigher(wanted, set ?? 'off');
    }
    return made;
}
/** The plane of a rule: `security/secret` → `security`. */
function readPlane(rule) {
    return rule.slice(0, rule.indexOf('/'));
}
//# sourceMappingURL=severities.js.map

/***/ }),

/***/ 9110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N9: () => (/* binding */ ReviewInput)
/* harmony export */ });
/* unused harmony exports Hunk, FileHistory, Past, FileContent, ChangedFile, Ticket, ToolResult, ToolReport, Host, Snapshot, PolicyReference, PolicySources */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39847);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16112);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35393);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85982);
/**
 * The data that a review reads: the engine's only input besides the policy. Providers create it; this module does no
 * I/O.
 */


/**
 * A run of changed lines. Each line begins with its mark: ` ` kept, `+` added, `-` removed, `\` no newline at the end.
 */
const Hunk = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    old_start: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    old_lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    new_start: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    new_lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    /** The text that git prints after the second `@@`: the enclosing symbol, as a guess. */
    section: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/**
 * A file's history: how many commits of those that `Past` counted changed a file of this path. It says nothing about
 * the author of the change and contains no time: an author chooses the names and times of the own commits.
 */
const FileHistory = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    /** Number of people, by the commits' author lines. */
    authors: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    /** Number of commits that say they fix something, and of commits that revert another one. */
    fixes: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    reverts: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
});
/**
 * Whether the history of the changed files was read: from the newest commits of the base, as many as `MAX_COMMITS` of
 * the providers. `unknown`: the repository itself is a shallow clone and has no remote to ask. No part is counted then,
 * so that every machine gives the same.
 */
const Past = zod__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('state', [
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('read'),
        /** Number of commits counted, with merges. */
        commits: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
        /** Whether they go back to the first commit. */
        whole: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ state: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('unknown'), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('shallow'), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
]);
/** What the bytes of a file without a text are, decided by the bytes alone and never by the file's name. */
const FileContent = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** The format, such as `png` or `elf`; `unknown` if the bytes have no known signature. */
    format: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** `unknown`: no known format, or not a complete and plain file of that format (`format` still names it). */
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['picture', 'font', 'media', 'archive', 'program', 'document', 'unknown']),
    bytes: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0),
    /** `sha256:` and the hash of the content in hex; absent if the content was too large to be read completely. */
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
});
/** A changed file. Texts are null if they could not be read or are not text: `omitted` says why. */
const ChangedFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Relative to the repository, with forward slashes; for a deleted file its old path. */
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    old_path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['added', 'modified', 'deleted', 'renamed', 'copied', 'type_changed']),
    /** Git's mode: `100644`, `100755`, `120000` (symlink), `160000` (submodule); null on a side without the file. */
    old_mode: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    new_mode: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    binary: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    /**
     * Why the texts or hunks are missing: `binary`, `too_large`, `not_fetched`, `unreadable`, `submodule`; null if they
     * are present.
     */
    omitted: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['binary', 'too_large', 'not_fetched', 'unreadable', 'submodule']).nullable(),
    /** False if bytes were not UTF-8 and are shown as U+FFFD. */
    utf8: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    old_text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    new_text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** What the bytes of a side are that is binary; null or absent for every other side. */
    old_content: FileContent.nullable().optional(),
    new_content: FileContent.nullable().optional(),
    /** Unchanged files and folders of the base whose path differs from this new path only by case or by the form of its letters. */
    twins: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    hunks: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Hunk),
    history: FileHistory.nullable(),
});
/** A ticket as it was read; the engine extracts its criteria. */
const Ticket = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** The usual name: `#12`, `owner/repo#12`, `SHOP-12`, or a file's name. */
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    provider: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([..._contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderName */ .Jd.options, 'file']),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** `requested`: named by the caller; `closing`: the pull request closes it. */
    relation: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['requested', 'closing']),
});
/** A result in another tool's report: what failed, where, and how severe the tool considers it. */
const ToolResult = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** The tool's own id of the rule. */
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    severity: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Severity */ .AI,
    /** Relative to the repository, with forward slashes. */
    file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** Null for the file as a whole. */
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ first: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1), last: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1) }).nullable(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** The values by which the tool recognises the result in later runs, `name=value`, sorted. */
    fingerprints: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Set if the tool's report says that the result is suppressed. */
    suppressed: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).nullable(),
});
/** One run of another tool on the head, as read from its SARIF file. */
const ToolReport = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    tool: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** Descriptions of the rules of the results, in the tool's words; only of rules that have one. */
    rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })),
    results: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ToolResult),
    /**
     * Results of the file that are not in `results`: no failures according to the tool, or without a location in the
     * repository.
     */
    left_out: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ not_failures: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0), without_place: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0) }),
});
const TextFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** What the host of a pull request says about the repository's branches. */
const Host = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    default_branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R }),
    /** Whether the host protects the base branch; null if it did not say, or if the base is the default branch. */
    base_protected: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullable(),
    /** `.review-gate.yml` of the default branch. Null if there is none, or if the base is the default branch. */
    policy: TextFile.nullable(),
});
const Snapshot = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review-gate.snapshot/1'),
    repo: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Repo */ .lc,
    pr: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .PullNumber */ .jK,
    /**
     * `committed_at`: the base commit's time, ISO 8601 UTC; the only clock of the engine (suppressions expire by it). The
     * time of the head is not used, because its author chooses it.
     */
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R, committed_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    /** Null or absent for two local refs, where the caller names the base himself, and in older snapshots. */
    host: Host.nullable().optional(),
    head: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R }),
    merge_base: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R,
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Sorted by path (by code point). */
    files: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ChangedFile),
    tickets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Ticket),
    /** `.review-gate.yml` at the base commit; null if there is none. */
    repository_policy: TextFile.nullable(),
    /** The root `.gitattributes` at the base commit. */
    gitattributes: TextFile.nullable(),
    /** CODEOWNERS at the base commit, from the first of GitHub's three locations that has one. */
    codeowners: TextFile.nullable(),
    coverage: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Coverage */ .xN,
    /** Reports of other tools on the head; absent if none were given. */
    reports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ToolReport).optional(),
    /** Absent if the history was not read, as in older snapshots. */
    past: Past.optional(),
});
/** A policy by name; `source` is null for the built-in ones. */
const PolicyReference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable() });
/** The sources of the effective policy, besides the repository file in the snapshot. */
const PolicySources = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** The policy that the request named; it has the highest priority. */
    requested: PolicyReference.nullable(),
    tenant: PolicyReference,
    repository_policy: _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .RepositoryPolicy */ .bI,
});
/** All inputs of a review, as `replay` reads them back. */
const ReviewInput = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ snapshot: Snapshot, policy: PolicySources });
//# sourceMappingURL=snapshot.js.map

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

/***/ })

};
