export const id = 9582;
export const ids = [9582];
export const modules = {

/***/ 80322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ MAX_FAILING_TESTS),
/* harmony export */   Rt: () => (/* binding */ ProofFile),
/* harmony export */   k: () => (/* binding */ CriterionProof),
/* harmony export */   mE: () => (/* binding */ GivenProof)
/* harmony export */ });
/* unused harmony export ProofStatement */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34107);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16112);
/** What `review-gate prove` found: which tests notice the loss of a criterion's lines. */



/**
 * `proved`: with the lines taken out, a test fails that passes on the head. `not-proved`: none does. `not-provable`:
 * the lines cannot be taken out, or nothing runs without them. `timed-out`: the command did not end in time.
 * `not-run`: the budget was used up before.
 */
const ProofOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['proved', 'not-proved', 'not-provable', 'timed-out', 'not-run']);
/** Names of failing tests that are kept of one criterion. */
const MAX_FAILING_TESTS = 50;
/** What was found of one criterion. */
const CriterionProof = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    kind: _evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .CriterionKind */ .oC,
    /** Of the criterion's text and its parts, as canonical JSON. */
    text_digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np,
    /** Of the bound lines: their files, numbers and texts, as canonical JSON. */
    lines_digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np,
    outcome: ProofOutcome,
    /** The reason of the outcome, in words. */
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Lines of the head that were taken out, or emptied; empty if none could be. */
    reverted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .LineRef */ .wB),
    /** Functions and values that lost their content and kept their name. */
    emptied: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Names of tests that pass on the head and fail without the lines. Empty without JUnit XML. */
    failing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(MAX_FAILING_TESTS),
});
/** What the digest of a proof covers. It has no times, so the same runs give the same bytes. */
const ProofStatement = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Repo */ .lc,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R,
    merge_base_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R,
    /** As given, with its placeholders. */
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** What must still succeed without the lines; null if nothing was named. */
    check: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** What was read of a run: its exit code alone, or the tests by name. */
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['exit-code', 'junit']),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(CriterionProof),
});
/** A proof as a review takes it. */
const GivenProof = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Of the statement, as canonical JSON. It shows damage; it does not show who made the proof. */
    digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np,
    statement: ProofStatement,
});
/** The file that `review-gate prove` writes. */
const ProofFile = GivenProof.extend({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review-gate.proof/1'),
    /** How long it took, in seconds: outside of what the digest covers. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0), criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0)) }),
});
//# sourceMappingURL=proof.js.map

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
    {
        language: 'ja',
        feature: ['フィーチャ', '機能'],
        background: ['背景'],
        scenario: ['シナリオ'],
        outline: ['シナリオアウトライン', 'シナリオテンプレート', 'テンプレ', 'シナリオテンプレ'],
        examples: ['例', 'サンプル'],
        givens: ['前提'],
        whens: ['もし'],
        thens: ['ならば'],
        ands: ['且つ', 'かつ', '然し', 'しかし', '但し', 'ただし'],
    },
    {
        language: 'zh-CN',
        feature: ['功能'],
        background: ['背景'],
        scenario: ['场景', '剧本'],
        outline: ['场景大纲', '剧本大纲'],
        examples: ['例子'],
        givens: ['假如', '假设', '假定'],
        whens: ['当'],
        thens: ['那么'],
        ands: ['而且', '并且', '同时', '但是'],
    },
    {
        language: 'zh-TW',
        feature: ['功能'],
        background: ['背景'],
        scenario: ['場景', '劇本'],
        outline: ['場景大綱', '劇本大綱'],
        examples: ['例子'],
        givens: ['假如', '假設', '假定'],
        whens: ['當'],
        thens: ['那麼'],
        ands: ['而且', '並且', '同時', '但是'],
    },
    {
        language: 'ko',
        feature: ['기능'],
        background: ['배경'],
        scenario: ['시나리오'],
        outline: ['시나리오 개요'],
        examples: ['예'],
        givens: ['조건 ', '먼저 '],
        whens: ['만일 ', '만약 '],
        thens: ['그러면 '],
        ands: ['그리고 ', '하지만 ', '단 '],
    },
    {
        language: 'ru',
        feature: ['Функция', 'Функциональность', 'Функционал', 'Свойство', 'Фича'],
        background: ['Предыстория', 'Контекст'],
        scenario: ['Пример', 'Сценарий'],
        outline: ['Структура сценария', 'Шаблон сценария'],
        examples: ['Примеры', 'Значения'],
        givens: ['Допустим ', 'Дано ', 'Пусть '],
        whens: ['Когда ', 'Если '],
        thens: ['То ', 'Затем ', 'Тогда '],
        ands: ['И ', 'К тому же ', 'Также ', 'Но ', 'А ', 'Иначе '],
    },
    {
        language: 'pl',
        feature: ['Właściwość', 'Funkcja', 'Aspekt', 'Potrzeba biznesowa'],
        background: ['Założenia'],
        scenario: ['Przykład', 'Scenariusz'],
        outline: ['Szablon scenariusza'],
        examples: ['Przykłady'],
        givens: ['Zakładając ', 'Mając ', 'Zakładając, że '],
        whens: ['Jeżeli ', 'Jeśli ', 'Gdy ', 'Kiedy '],
        thens: ['Wtedy '],
        ands: ['Oraz ', 'I ', 'Ale '],
    },
    {
        language: 'tr',
        feature: ['Özellik', 'İş Gereksinimi', 'Gereksinim', 'İşlev', 'Kullanıcı Hikayesi', 'Yetenek', 'Teknik Gereksinim'],
        background: ['Geçmiş', 'Arka Plan', 'Ön Koşul', 'Önkoşul', 'Önceki Durum', 'Giriş', 'Mukaddime', 'Mevcut Durum'],
        scenario: ['Örnek', 'Senaryo', 'Durum', 'Vaka'],
        outline: ['Senaryo taslağı', 'Senaryo şablonu'],
        examples: ['Örnekler', 'Değerler'],
        givens: [
            'Mevcut ',
            'Önceden ',
            'Geçmişte ',
            'Daha önce ',
            'Halihazırda ',
            'Zaten ',
            'Sistemde ',
            'Diyelim ki ',
            'Varsayalım ki ',
            'Farz edelim ki ',
            'Kabul edelim ki ',
            'Başlangıçta ',
            'Varsayılan olarak ',
            'Biliniyor ki ',
        ],
        whens: ['Eğer ', 'Eğer ki ', 'Ne zaman ', 'Ne zaman ki ', 'Şayet '],
        thens: [
            'Beklenen ',
            'O zaman ',
            'Sonuç olarak ',
            'Böylece ',
            'Bunun üzerine ',
            'Bu durumda ',
            'O takdirde ',
            'Şu halde ',
            'Netice itibariyle ',
            'Buna binaen ',
        ],
        ands: [
            'Ve ',
            'Hem de ',
            'Bir de ',
            'Ayrıca ',
            'İlaveten ',
            'Buna ek olarak ',
            'Fakat ',
            'Ama ',
            'Ancak ',
            'Yalnız ',
            'Lakin ',
            'Meğer ki ',
            'Buna mukabil ',
            'Aksi halde ',
        ],
    },
];
//# sourceMappingURL=dialects.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/item-text.js
var item_text = __webpack_require__(32689);
;// CONCATENATED MODULE: ./build/src/engine/criteria/gherkin.js
/** Reads Gherkin without Cucumber's parser, which rejects steps without a Feature line, as tickets contain them. */





/** Polish for "and"; nearly every line that begins so is English and speaks of its writer. */
const FIRST_PERSON = 'I ';
function listKeywords(dialect, index) {
    const of = (words, role) => words.flatMap((word) => (word === FIRST_PERSON ? [] : [{ folded: (0,fold/* fold */.A)(word).trim(), role, dialect: index }]));
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
const AFTER_NAME = /^\s*#?\d*\s*[:：]|^\s+#?\d+\s*$/u;
const AFTER_STEP = /^(?:$|[\s:,'’：、，])/u;
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
    return findStepRole(text) === 'scenario' && /^[^:：]*[:：]?\s*$/u.test(text) && /\d\s*[:：]?\s*$/u.test(text);
}
/** Converts a scenario to a criterion. */
function toScenarioItem({ title, line, steps, complete }) {
    const own = (0,item_text/* readItemText */.lE)(isUnnamed(title) || (0,item_text/* isPlaceholder */.wK)(title) ? '' : title);
    const text = own.text === '' ? steps.join(' ') : own.text;
    return { text, parts: steps, line, id: own.id, form: complete ? 'scenario' : 'marked' };
}
//# sourceMappingURL=gherkin.js.map

/***/ }),

/***/ 17727:
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
// EXTERNAL MODULE: ./build/src/engine/criteria/items.js + 1 modules
var criteria_items = __webpack_require__(75274);
// EXTERNAL MODULE: ./build/src/engine/criteria/kinds.js + 6 modules
var kinds = __webpack_require__(45659);
// EXTERNAL MODULE: ./build/src/engine/criteria/places.js
var places = __webpack_require__(65162);
// EXTERNAL MODULE: ./build/src/engine/criteria/sections.js
var criteria_sections = __webpack_require__(41914);
// EXTERNAL MODULE: ./build/src/engine/criteria/ticket-files.js
var ticket_files = __webpack_require__(74288);
;// CONCATENATED MODULE: ./build/src/engine/criteria/trusted-tickets.js
/** Sorts tickets. `repositories`: those that the policy names, `owner/name`, in any case. */
function sortTickets(tickets, repositories) {
    const named = new Set(repositories.map((name) => name.toLowerCase()));
    // Tickets of the tree are read apart: they have no repository in their name.
    const closing = tickets.filter(({ relation, provider }) => relation === 'closing' && provider !== 'file');
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
 * its own repository or in one of `repositories`, which the policy names; else the tickets of the tree that it names or
 * edits, as they are at the base; else what its author wrote: its body, issues that it closes in any other repository,
 * and tickets that it adds to the tree. In the body only an explicit section or `AC1` ids count, because a
 * template's checklist is not a criterion. A requested ticket without criteria gives no items; the service then refuses
 * it.
 */
function readCriteria(tickets, body, repositories = [], files = []) {
    const { requested, closing, untrusted: foreign } = sortTickets(tickets, repositories);
    if (requested.length > 0)
        return assignIds('ticket', requested.flatMap(readTicketItems));
    const tree = (0,ticket_files/* listTreeTickets */.yx)(tickets, files);
    const theirs = [...foreign, ...tree.filter((ticket) => ticket.own)];
    const untrusted = theirs.length === 0 ? {} : { untrusted: theirs.map((ticket) => ticket.id) };
    const asked = closing.flatMap(readTicketItems);
    if (asked.length > 0)
        return { ...assignIds('closing_issue', asked), ...untrusted };
    const kept = tree.filter((ticket) => !ticket.own).flatMap(readTicketItems);
    if (kept.length > 0)
        return { ...assignIds('ticket_file', kept), ...untrusted };
    const own = [...readBodyItems(body), ...theirs.flatMap(readTicketItems)];
    return own.length > 0 ? { ...assignIds('body', own), ...untrusted } : { source: 'none', items: [], ...untrusted };
}
function readTicketItems(ticket) {
    const body = ticket.provider === 'file' ? (0,ticket_files/* prepareTicketText */.pv)(ticket.body) : ticket.body;
    const { items } = (0,item_selection/* chooseItems */.A7)((0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(body)));
    return items.map((item) => ({ ...item, ticket: ticket.id }));
}
/** Checklist statements of authors about themselves. What begins with a place is a claim about a criterion. */
const CONFESSION = /^(?:i|we|my|our)(?:['’]ve|\s)\s*(?:have|has|am|agree|confirm|read|ran|tested|checked|followed|added|updated|code|changes)?\b/iu;
function readBodyItems(body) {
    const sections = (0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(body));
    const acceptance = (0,item_selection/* collectItems */.jm)(sections, 'acceptance');
    const items = acceptance.length > 0
        ? acceptance
        : sections.flatMap((section) => (0,criteria_items/* readItems */.F)(section.entries)).filter((item) => item.id !== null);
    return items
        .filter(({ text }) => !CONFESSION.test(text) && (0,places/* readLeadingPlaces */.B)(text).length === 0)
        .map((item) => ({ ...item, ticket: null }));
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
    const kind = (0,kinds/* criterionKind */.k)(item.text);
    return {
        id: `AC${id}`,
        text: item.text,
        parts: item.parts,
        kind,
        codeVerifiable: (0,kinds/* isCodeVerifiable */.N)(kind),
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
/* harmony export */   A7: () => (/* binding */ chooseItems),
/* harmony export */   __: () => (/* binding */ isUntitled),
/* harmony export */   jm: () => (/* binding */ collectItems)
/* harmony export */ });
/* harmony import */ var _item_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32689);
/* harmony import */ var _items_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75274);
/* harmony import */ var _list_items_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7827);
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
    const numbered = open.filter((item) => item.id !== null && !isTicketKey(item.id, open));
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
    if (done.length > 0)
        return { from: 'done', items: done };
    const boxes = sections.filter(isUntitled).flatMap((section) => readBoxes(section.entries));
    return { from: boxes.length > 0 ? 'boxes' : 'none', items: boxes };
}
/** From this number on, an id that several items have is no criterion's: nobody counts so far. */
const FIRST_KEY = 100;
/** Returns whether an id is the key of a ticket, `[AC-1139]`, which the list of commits in a description repeats. */
function isTicketKey(id, items) {
    return id >= FIRST_KEY && items.filter((item) => item.id === id).length > 1;
}
/** Returns whether a section stands before every title: what it says, it says of the whole ticket. */
function isUntitled({ kind, title }) {
    return kind === 'none' && title === null;
}
/** Returns the items with boxes among the entries. */
function readBoxes(entries) {
    const lists = entries.flatMap((entry) => (entry.type === 'list' ? entry.items.filter(_list_items_js__WEBPACK_IMPORTED_MODULE_1__/* .isBoxed */ .b0) : []));
    return lists.flatMap((item) => (0,_list_items_js__WEBPACK_IMPORTED_MODULE_1__/* .readListItem */ ._V)(item, null)).filter(({ text }) => !(0,_item_text_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlaceholder */ .wK)(text));
}
//# sourceMappingURL=item-selection.js.map

/***/ }),

/***/ 75274:
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
// EXTERNAL MODULE: ./build/src/engine/criteria/list-items.js
var list_items = __webpack_require__(7827);
// EXTERNAL MODULE: ./build/src/engine/criteria/sections.js
var sections = __webpack_require__(41914);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
// EXTERNAL MODULE: ./build/src/engine/criteria/shown-lines.js + 4 modules
var shown_lines = __webpack_require__(79776);
// EXTERNAL MODULE: ./build/src/engine/criteria/titles.js + 1 modules
var titles = __webpack_require__(83552);
;// CONCATENATED MODULE: ./build/src/engine/criteria/table-items.js
/** Reads criteria in a table: one per row, from the column that the header marks. */




const TEXT_HEADERS = new Set('criterion,criteria,requirement,description,scenario,behavior,behaviour,expected,expected result,expectation,condition,kriterium,beschreibung,anforderung,critere,description,exigence,criterio,descripcion,descricao,requisito,descrizione,criterium,beschrijving,eis'
    .split(',')
    .concat('条件,要件,内容,基準,标准,標準,需求,描述,조건,기준,내용,요구사항,критерий,описание,требование,kryterium,opis,wymaganie,kriter,aciklama,gereksinim'
    .split(',')
    .map(fold/* foldWords */.r)));
/** Columns that contain information about a criterion but not its text. */
const SIDE_HEADERS = new Set('id,nr,no,number,ac,status,state,done,priority,owner,notes,comment,comments,test,verified,estado,statut,hinweis,notas,note,evidence,proof,verdict,nachweis,beleg,preuve,evidencia,prova,bewijs'
    .split(',')
    .concat('状態,状态,狀態,備考,备注,優先度,优先级,番号,编号,번호,상태,비고,статус,номер,приоритет,примечание,uwagi,lp,durum,oncelik'
    .split(',')
    .map(fold/* foldWords */.r)));
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
        const steps = items.map((item) => ({ text: (0,item_text/* readItemText */.lE)((0,list_items/* readOwnText */.o3)(item)).text, line: item.line }));
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
            this.#add((0,list_items/* readListItem */._V)(item, given));
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
    const boxed = readCodeEntries(lines).flatMap((entry) => (entry.type === 'list' ? entry.items.filter(list_items/* isBoxed */.b0) : []));
    return boxed.flatMap((item) => (0,list_items/* readListItem */._V)(item, null)).map((item) => ({ ...item, line: item.line + first - 1 }));
}
function readCodeEntries(lines) {
    return (0,sections/* readSections */.j)((0,blocks/* readCodeAsBlocks */.k)(lines.map(({ text }) => text))).flatMap((section) => section.entries);
}
function isEmptyStep(text) {
    return (0,gherkin/* isStep */.Vf)(text) && (0,item_text/* isPlaceholder */.wK)(text);
}
/** Returns whether a line of prose tells its reader how to write a ticket, as templates do. */
function isAdvice(text) {
    return (/\b(?:acceptance criteria|user stor(?:y|ies))\b/iu.test(text) ||
        /^if you(?:'re| are) (?:un|not )sure\b/iu.test(text));
}
function toBareItem({ text, line }) {
    const own = (0,item_text/* readItemText */.lE)(text);
    const dropped = own.dropped || /^!?\[[^\]]*\]\([^)]*\)$/u.test(own.text) || isAdvice(own.text);
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

/***/ 7827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _V: () => (/* binding */ readListItem),
/* harmony export */   b0: () => (/* binding */ isBoxed),
/* harmony export */   o3: () => (/* binding */ readOwnText)
/* harmony export */ });
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35943);
/* harmony import */ var _gherkin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51711);
/* harmony import */ var _item_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32689);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41914);
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
    const own = (0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(readOwnText(item));
    const children = item.children.filter((child) => !(0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlaceholder */ .wK)((0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(readOwnText(child)).text));
    // What is not struck out itself still stands.
    if (own.dropped)
        return children.flatMap((child) => readListItem(child, given));
    const text = given === null || own.text === '' ? own.text : `${given} ${own.text}`;
    const scenarios = item.code.flatMap((code) => (0,_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .readScenarios */ .g5)(code.lines).scenarios);
    if (scenarios.length > 0 && own.text === '' && children.length === 0)
        return scenarios.map(_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .toScenarioItem */ .Zc);
    const nested = children.map((child) => ({ text: (0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(readOwnText(child)).text, line: child.line }));
    if (children.length > 0 && (0,_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .isStep */ .Vf)(own.text) && !(0,_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .isWholeStep */ .Kv)(own.text)) {
        const steps = (0,_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .readScenarios */ .g5)([{ text: own.text, line: item.line }, ...nested]).scenarios;
        if (steps.length === 1 && children.every(isStepOrUnboxed))
            return steps.map(_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .toScenarioItem */ .Zc);
        if (steps.length === 0 && (0,_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .findStepRole */ .CY)(own.text) === 'given')
            return children.flatMap((child) => readListItem(child, own.text));
    }
    if (own.id === null && children.length > 0 && isGroup(item, own.text)) {
        return children.flatMap((child) => readListItem(child, given));
    }
    const choice = CHOICE.test((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)(own.text));
    const kept = choice ? children : children.filter((child) => !isBoxed(child));
    const members = kept.flatMap((child) => collectTexts(child, choice));
    const whole = own.text.endsWith(':') && members.length > 0 ? `${text} ${members.join(' / ')}` : text;
    const parts = [
        ...members,
        ...scenarios.flatMap((scenario) => scenario.steps),
        ...item.details.map((line) => (0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(line.text).text).filter((part) => part !== ''),
    ];
    const criterion = { text: whole, parts, line: item.line, id: own.id, form: 'marked' };
    return [criterion, ...(choice ? [] : children.flatMap(readBoxesWithin))];
}
function isStepOrUnboxed(item) {
    return !isBoxed(item) || (0,_gherkin_js__WEBPACK_IMPORTED_MODULE_1__/* .isStep */ .Vf)((0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(readOwnText(item)).text);
}
/** Returns the criteria of the boxes at or below an item that is itself a part, in order. */
function readBoxesWithin(item) {
    return isBoxed(item) ? readListItem(item, null) : item.children.flatMap(readBoxesWithin);
}
/** Returns the texts of an item and of those nested in it; of those with boxes only if `all`. */
function collectTexts(item, all) {
    const { text, dropped } = (0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(readOwnText(item));
    const below = item.children.filter((child) => all || !isBoxed(child)).flatMap((child) => collectTexts(child, all));
    const details = item.details.map((line) => (0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .readItemText */ .lE)(line.text).text);
    return [...(dropped ? [] : [text]), ...details, ...below].filter((part) => !(0,_item_text_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlaceholder */ .wK)(part));
}
/** "Content includes:" says something of each item below it, so it is no title of theirs. */
const COUNTS_OUT = /(?:^|\s)(?:includes?|contains?|covers?|shows?|lists?|supports?|consists? of|provides?|has|have|with|enthalt|umfasst|zeigt|contient|inclut|affiche|contiene|incluye|muestra|contem|inclui|mostra|include|bevat|toont|содержит|включает|показывает|zawiera|obejmuje|icerir)\s?:$/u;
/** Returns whether an item is only the title of the items below it. */
function isGroup(item, text) {
    if (text === '')
        return true;
    const words = text.split(' ').length;
    const titled = text.endsWith(':') || /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/u.test(readOwnText(item).trim());
    if (!isBoxed(item) && item.children.every(isBoxed))
        return (titled || words <= MAX_NAME_WORDS) && !CHOICE.test((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)(text));
    if ((0,_sections_js__WEBPACK_IMPORTED_MODULE_3__/* .isOpenSentence */ .g)(text) || COUNTS_OUT.test((0,_text_fold_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .A)(text)))
        return false;
    return words <= MAX_GROUP_WORDS && !/\b(?:either|one|any|all|both)\b/iu.test(text) && titled;
}
//# sourceMappingURL=list-items.js.map

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
/* harmony import */ var _titles_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83552);
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
            if (block.type === 'list' && this.#at.section.kind !== 'acceptance')
                this.#list(block);
            else
                this.#at.section.entries.push(block);
        }
    }
    /** Items with the title of a section are that section: `- **Acceptance criteria:**` with a list below it. */
    #list(block) {
        const titles = block.items.map(readItemTitle);
        const kept = block.items.filter((_, at) => titles[at] === null);
        if (kept.length > 0)
            this.#at.section.entries.push({ ...block, items: kept });
        for (const [at, item] of block.items.entries()) {
            const title = titles[at] ?? null;
            if (title === null)
                continue;
            const section = this.#begin('acceptance', title.text);
            if (title.rest !== '')
                section.entries.push({ ...title, type: 'line', text: title.rest, quoted: false, lead: true });
            if (item.children.length > 0)
                section.entries.push({ ...block, items: item.children });
            // The list may go on below: "- Acceptance criteria" alone, and then the items.
            if (item.children.length === 0 && title.rest === '')
                this.#at = { section, rank: PLAIN, outer: null, whole: false };
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
/** Reads an item of a list as the title of acceptance criteria; null if it is none. */
function readItemTitle(item) {
    const text = item.lines.join(' ');
    if (text.length > MAX_TITLE * 2)
        return null;
    const title = readBoldTitle(text, item.line) ?? readPlainTitle(text, item.line);
    return title?.kind === 'acceptance' ? title : null;
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
    const colon = /[:：]$/u.test(inner) || /^[:：]/u.test(rest);
    rest = rest.replace(/^[:：]/u, '').trim();
    inner = inner.replace(/[:：]$/u, '').trim();
    if (inner === '' || (rest !== '' && !colon) || inner.split(' ').length > MAX_BOLD_WORDS)
        return null;
    if (rest !== '' && isCriterionTitle(inner))
        return null;
    const kind = isCriterionTitle(inner) ? null : (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .findSectionKind */ .f)(inner, true);
    return { rank: BOLD, text: (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripEmphasis */ .Bv)(inner), rest, line, kind };
}
/** Reads a known title, alone or before a colon, or any short line that ends in a colon. */
function readPlainTitle(text, line) {
    const colon = text.search(/[:：]/u);
    const bare = (0,_item_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripEmphasis */ .Bv)(text.slice(0, MAX_TITLE + 1)).trim();
    if (colon === -1) {
        const kind = bare.length <= MAX_TITLE ? (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .findSectionKind */ .f)(bare, false) : null;
        // Without a colon only long, clear titles count: "Notes" or "AC" may be any line.
        return kind === 'acceptance' && (0,_titles_js__WEBPACK_IMPORTED_MODULE_3__/* .isClearTitle */ .k)(bare) ? { rank: PLAIN, text: bare, rest: '', line, kind } : null;
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
    if: criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0
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
const STRICT = `# Opens only for small, low-risk changes of which every line is asked for by a ticket or cannot matter, that have no
# finding above info, and of which tests that ran show every criterion of the ticket (a report of them is needed).
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
  require: tested
people:
  four_eyes_from: T3
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
    if: criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0
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

/***/ })

};
