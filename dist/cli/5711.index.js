export const id = 5711;
export const ids = [5711];
export const modules = {

/***/ 35711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ explainTicket)
});

// EXTERNAL MODULE: ./build/src/engine/binding/general.js
var general = __webpack_require__(80998);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
// EXTERNAL MODULE: ./build/src/engine/criteria/blocks.js + 2 modules
var blocks = __webpack_require__(78185);
// EXTERNAL MODULE: ./build/src/engine/criteria/gherkin.js + 1 modules
var gherkin = __webpack_require__(51711);
// EXTERNAL MODULE: ./build/src/engine/criteria/item-selection.js
var item_selection = __webpack_require__(7566);
// EXTERNAL MODULE: ./build/src/engine/criteria/item-text.js
var item_text = __webpack_require__(32689);
// EXTERNAL MODULE: ./build/src/engine/criteria/sections.js
var criteria_sections = __webpack_require__(41914);
;// CONCATENATED MODULE: ./build/src/engine/criteria/ignored-lines.js
/**
 * Explains which lines of a ticket look like criteria but are not, and why. It extracts no criteria itself: it compares
 * possible criteria with those that the reader took.
 */







/** Maximum number of listed lines; the last entry then says how many more there are. */
const MAX_LISTED = 400;
/** Matches a sentence that demands something, in the languages of the first reader. */
const DEMANDS = /(?:^|\s)(?:must|should|shall|needs? to|has to|have to|soll|sollen|sollte|muss|mussen|doit|doivent|devrait|debe|deben|deberia|deve|devem|devono|moet|moeten)\s/u;
const READ_AS_TEXT = new Set(['', 'markdown', 'md', 'text', 'txt']);
/**
 * Returns the lines of a ticket's body that look like criteria but are not, in the order of the lines. Never throws.
 */
function explainIgnored(body) {
    const sections = (0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(body));
    const choice = (0,item_selection/* chooseItems */.A7)(sections);
    const taken = new TakenItems(choice);
    const found = sections
        .flatMap((section) => section.entries.flatMap((entry) => collectCandidates(entry, section, 0)))
        .flatMap(flattenNested)
        .filter((candidate) => !taken.has(candidate))
        .map((candidate) => explainCandidate(candidate, taken, choice, sections))
        .toSorted((a, b) => a.line - b.line);
    if (found.length <= MAX_LISTED)
        return found;
    const [kept, left] = [found.slice(0, MAX_LISTED - 1), found.slice(MAX_LISTED - 1)];
    const line = left[0]?.line ?? 1;
    return [...kept, { line, text: '', reason: `${left.length} more lines that are no criteria` }];
}
function flattenNested(candidate) {
    return [candidate, ...candidate.within.flatMap(flattenNested)];
}
/**
 * @param before number of lines of the body before the first line of the text that contains the entry, for a text
 * inside a fence
 */
function collectCandidates(entry, section, before) {
    const one = (form, raw, line) => ({
        form,
        line: line + before,
        raw,
        section,
        within: [],
    });
    switch (entry.type) {
        case 'list':
            return entry.items.map((item) => toCandidate(item, section, before));
        case 'table':
            return entry.rows.slice(1).map(({ cells, line }) => one('row', cells.join(' | '), line));
        case 'line':
            return mayBeMeant(entry.text, section) ? [one('line', entry.text, entry.line)] : [];
        case 'label':
            return isCriterionLike(entry.text) ? [one('title', entry.text, entry.line)] : [];
        case 'code': {
            const scenarios = entry.lines.filter(({ text }) => (0,gherkin/* findStepRole */.CY)(text) === 'scenario');
            if (scenarios.length > 0)
                return scenarios.map(({ text, line }) => one('title', text, line));
            // A fence inside a fence is not read, because the reader only reads one level.
            if (before > 0 || !READ_AS_TEXT.has(entry.info.split(/\s/u, 1)[0] ?? ''))
                return [];
            const inner = (0,criteria_sections/* readSections */.j)((0,blocks/* readCodeAsBlocks */.k)(entry.lines.map(({ text }) => text)));
            const offset = (entry.lines[0]?.line ?? 1) - 1;
            return inner.flatMap(({ entries }) => entries.flatMap((each) => collectCandidates(each, section, offset)));
        }
        case 'break':
        case 'fold':
            return [];
    }
}
function toCandidate(item, section, before) {
    const within = item.children.map((child) => toCandidate(child, section, before));
    return { form: 'item', line: item.line + before, raw: item.lines.join(' '), section, within };
}
function isCriterionLike(text) {
    return (0,item_text/* readItemText */.lE)(text).id !== null || (0,gherkin/* findStepRole */.CY)(text) === 'scenario';
}
/**
 * Returns whether a line of prose could be meant as a criterion: any line in a section of criteria, elsewhere lines
 * that look like one.
 */
function mayBeMeant(text, { kind }) {
    if (kind === 'acceptance' || isCriterionLike(text) || (0,gherkin/* isWholeStep */.Kv)(text))
        return true;
    return DEMANDS.test((0,fold/* fold */.A)(text.slice(0, item_text/* MAX_TEXT */.lG)));
}
/** The criteria that the reader took, by line and by text. */
class TakenItems {
    choice;
    #byLine;
    #lines;
    #partsOf = new Map();
    constructor(choice) {
        this.choice = choice;
        const items = choice.items.toSorted((a, b) => a.line - b.line);
        this.#byLine = new Map(items.map((item) => [item.line, item]));
        this.#lines = [...this.#byLine.keys()];
    }
    has(candidate) {
        if (!this.readIn(candidate.section))
            return false;
        if (this.#byLine.has(candidate.line))
            return true;
        const { text } = (0,item_text/* readItemText */.lE)(candidate.raw);
        if (text === '')
            return false;
        // Parts of a criterion are below it; text that applies to all items of a list is above.
        return this.#around(candidate.line).some((item) => this.#parts(item).has(text) || item.text.includes(text));
    }
    /** Returns whether criteria were taken from such a section. */
    readIn(section) {
        const { kind } = section;
        const { from } = this.choice;
        if (from === 'boxes')
            return (0,item_selection/* isUntitled */.__)(section);
        if (from === 'ids' || from === 'scenarios')
            return kind !== 'stop';
        return from !== 'none' && from === kind;
    }
    #parts(item) {
        const known = this.#partsOf.get(item) ?? new Set(item.parts);
        this.#partsOf.set(item, known);
        return known;
    }
    /** Returns the items directly before and after a line. */
    #around(line) {
        const before = (0,order/* countBefore */.t)(this.#lines, (one) => one <= line);
        return [this.#lines[before - 1], this.#lines[before]].flatMap((at) => this.#byLine.get(at ?? 0) ?? []);
    }
}
function explainCandidate(candidate, taken, choice, sections) {
    const { line, raw } = candidate;
    return { line, text: (0,item_text/* readItemText */.lE)(raw).text, reason: describeReason(candidate, taken, choice, sections) };
}
const quoteTitle = (title) => `under "${(title ?? '').slice(0, 80)}"`;
function describeReason(candidate, taken, { from }, sections) {
    const { section, form, raw } = candidate;
    const { text, dropped } = (0,item_text/* readItemText */.lE)(raw);
    if (dropped)
        return 'struck through';
    if (text === '')
        return 'empty';
    if ((0,item_text/* isPlaceholder */.wK)(text))
        return "a template's blank: it says nothing yet";
    if (flattenNested(candidate).some((nested) => taken.has(nested)))
        return 'a title of what is below it';
    if (section.kind === 'stop')
        return `${quoteTitle(section.title)}, where no criteria are looked for`;
    if (taken.readIn(section))
        return describeLeftOut(form, from);
    switch (section.kind) {
        case 'requirements':
            return `${quoteTitle(section.title)}, which counts only where a ticket has nothing that is called acceptance criteria`;
        case 'done':
            return sections.some(({ kind }) => kind === 'acceptance')
                ? `${quoteTitle(section.title)}, which counts only where a ticket has no section of acceptance criteria`
                : `${quoteTitle(section.title)}, which counts only where a ticket has no criteria of its own`;
        case 'acceptance':
            return 'not in a form that is read as a criterion: make it an item of a list';
        case 'none':
            if (section.title === null)
                return 'outside of a section of acceptance criteria';
            return `${quoteTitle(section.title)}, which is no heading of acceptance criteria`;
    }
}
/** Returns why something is left out although other criteria were taken. */
function describeLeftOut(form, from) {
    if (from === 'ids')
        return 'without an id, and the criteria of this ticket are those that have one';
    if (from === 'boxes')
        return 'without a box, and the criteria of this ticket are those that have one';
    if (from === 'scenarios')
        return 'no scenario, and the criteria of this ticket are its scenarios';
    if (form === 'line')
        return 'text beside the list, table or scenarios that are the criteria';
    return 'not in a form that is read as a criterion';
}
//# sourceMappingURL=ignored-lines.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/index.js + 1 modules
var engine_criteria = __webpack_require__(17727);
// EXTERNAL MODULE: ./build/src/engine/status/criterion-anchors.js
var criterion_anchors = __webpack_require__(87571);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/engine/lint/behaviours.js
/** Finds several behaviours in one criterion. They get one status together, so one of them missing is easily overlooked. */



/** Verbs of software that are rarely nouns, as stems before -s, -es, -ed or -d. */
const VERBS = 'accept|add|allow|append|apply|appear|assign|avoid|become|block|cancel|clear|configure|connect|contain|convert|create|deactivate|delete|deny|deploy|disable|disappear|discard|emit|enable|encrypt|ensure|expire|explain|fail|fetch|generate|give|hide|ignore|include|insert|install|invalidate|keep|migrate|navigate|notify|notifie|open|parse|persist|prevent|provide|publish|raise|read|receive|redirect|reject|reload|remain|remove|rename|render|replace|reset|resolve|restore|retrie|retry|rotate|save|select|send|serve|show|skip|store|submit|subscribe|switch|throw|trigger|truncate|use|validate|verify|verifie|write';
/** Verbs that are nouns as well: counted only before an article or a pronoun, as in "and logs the error". */
const NOUNS_TOO = 'call|change|check|close|copy|copie|count|display|download|export|filter|import|list|load|log|mark|move|order|print|record|report|request|return|run|search|set|sort|start|stop|test|track|update|upload|warn';
const ARTICLES = 'a|an|the|all|each|every|its|their|it|them|no|this|that|these|those|any';
const MODALS = 'is|are|must|should|shall|will|can|cannot|may|does|do|has|have|muss|soll|kann|ist|wird|doit|peut|est|debe|puede|deve|pode|moet|kan';
const DOES = new RegExp(`^(?:also |then |not |it |they |we )*(?:(?:${VERBS})(?:s|es|d|ed)?\\b|(?:${NOUNS_TOO})(?:s|es|d|ed)? (?:${ARTICLES})\\b|(?:[^\\s,]+ ){1,5}(?:${MODALS})\\b)`, 'u');
const JOINED = /[.;]\s+|(?:,\s*)?\s(?:and|und|et|y|e|en)\s/gu;
/** Conditions before what happens: an "and" in them joins no behaviours. */
const CONDITIONS = /^(?:(?:when|whenever|if|while|given|once|after|before|unless|wenn|falls|si|quand|cuando|se|quando|als)\s[^,]*,\s*)+/u;
/** In a scenario that is written as one sentence, what comes before is no result. */
const BEFORE_RESULT = /^(?:given|when|wenn|angenommen|gegeben|soit|quand|dado|cuando|quando|gegeven|als)\s.*?\s(?:then|dann|alors|entonces|entao|allora|dan)\s/u;
/** What comes after these words explains the behaviour, and is none of its own. */
const EXPLANATION = /\s(?:when|whenever|if|while|once|unless|until|because|so that|that|which|who|where|whose)\s.*$/u;
/** Longest text that is searched, in characters, and of one behaviour that is quoted. */
const REACH = 400;
/** Returns the results that a Gherkin scenario asks for: its Then steps, and the And steps after them. */
function listOutcomes(steps) {
    let after = false;
    return steps.filter((step) => {
        const role = (0,gherkin/* findStepRole */.CY)(step);
        if (role !== 'and')
            after = role === 'then';
        return after;
    });
}
/**
 * Returns the behaviours of a criterion, in its order: its nested items, the results of its scenario, or the parts that
 * "and" joins. One or none where it asks for one thing.
 * @param text its first line, without code and quoted text
 */
function listBehaviours(text, parts) {
    if (parts.some(gherkin/* isStep */.Vf))
        return listOutcomes(parts);
    if (parts.length > 1)
        return parts;
    const plain = (0,base_text/* foldSpace */.GQ)((0,fold/* fold */.A)(text.slice(0, REACH)))
        .replace(BEFORE_RESULT, '')
        .replace(CONDITIONS, '');
    const [first = '', ...rest] = plain.replace(EXPLANATION, '').split(JOINED);
    return [first, ...rest.filter((piece) => DOES.test(piece))];
}
//# sourceMappingURL=behaviours.js.map
;// CONCATENATED MODULE: ./build/src/engine/lint/twins.js

/** Shorter texts are alike by chance. */
const LEAST_WORDS = 4;
const WORD = /`[^`]*`|[\p{L}\p{N}_$.%-]*[\p{L}\p{N}_$%]/gu;
const splitWords = (text) => (0,fold/* fold */.A)(text).match(WORD) ?? [];
/** Returns the only difference of two texts; null if they differ in more than one word. */
function findDifference(own, other) {
    const longest = Math.max(own.length, other.length);
    const shortest = Math.min(own.length, other.length);
    if (shortest < LEAST_WORDS || longest - shortest > 1)
        return null;
    let start = 0;
    while (start < shortest && own[start] === other[start])
        start += 1;
    let end = 0;
    while (end < shortest - start && own[own.length - 1 - end] === other[other.length - 1 - end])
        end += 1;
    if (longest - start - end > 1)
        return null;
    return { own: own.slice(start, own.length - end).join(' '), other: other.slice(start, other.length - end).join(' ') };
}
/** Returns the first twin of each criterion that has one, by id. */
function findTwins(criteria) {
    const read = criteria.map(({ id, text, parts }) => ({ id, words: splitWords([text, ...parts].join(' ')) }));
    const found = new Map();
    read.forEach((one, at) => {
        for (const other of read.slice(at + 1)) {
            if (found.has(one.id) && found.has(other.id))
                continue;
            const difference = findDifference(one.words, other.words);
            if (difference === null)
                continue;
            if (!found.has(one.id))
                found.set(one.id, { id: other.id, ...difference });
            if (!found.has(other.id))
                found.set(other.id, { id: one.id, own: difference.other, other: difference.own });
        }
    });
    return found;
}
//# sourceMappingURL=twins.js.map
;// CONCATENATED MODULE: ./build/src/engine/lint/vague-words.js
/**
 * Words of a criterion that no line of code can show, and what to write in their place. English only. The groups are
 * those that ISO/IEC/IEEE 29148:2018, 5.2.7, tells writers of requirements to avoid.
 */

/** Builds a pattern of whole words; a part of a name with hyphens is no word. */
function matchWords(words) {
    const phrases = words.split(', ').join('|');
    return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${phrases})(?![\\p{L}\\p{N}-])`, 'gu');
}
const GROUPS = [
    {
        pattern: matchWords('properly, proper, correctly, appropriately, appropriate, gracefully, smoothly, seamless, seamlessly, robust, robustly, reliable, reliably, cleanly, sensible, reasonable, reasonably, sufficient, sufficiently, adequate, adequately, suitable, suitably, good, nice, nicely, better, best, optimal, optimally, high[- ]quality, as expected, as intended, works?(?=[.!]?$)'),
        ask: 'Write what one sees when it is so: the result, the text, the value or the error.',
        figure: false,
    },
    {
        pattern: matchWords('fast, faster, quick, quickly, slow, slowly, responsive, performant, efficient, efficiently, scalable, lightweight, timely, minimal, minimally, significant, significantly'),
        ask: 'Write the figure and its unit, and where it is set: "the timeout is 200 ms".',
        figure: true,
    },
    {
        pattern: matchWords('user[- ]friendly, friendly, easy, easily, easier, intuitive, intuitively, simple, simply, helpful, meaningful, clearly, modern, beautiful, pretty, elegant, elegantly'),
        ask: 'People can disagree about this word. Write what is on the screen or in the answer.',
        figure: false,
    },
    {
        pattern: matchWords('etc, and so on, and so forth, and more, and the like, and similar, among others, but not limited to, various'),
        ask: 'Name every case; what is not named is not looked for.',
        figure: false,
    },
    {
        pattern: matchWords('(?:if|where|when|as|whenever|wherever) (?:possible|appropriate|needed|necessary|applicable|feasible), ideally, preferably'),
        ask: 'Write in which case it must be so.',
        figure: false,
    },
];
/** Most words that are listed of one criterion. */
const vague_words_MAX_LISTED = 5;
/**
 * Returns the vague words of a text, in its order, each once.
 * @param text without code and quoted text: what is quoted is exact
 */
function findVagueWords(text) {
    const folded = (0,fold/* fold */.A)(text);
    const hasFigure = /\d/u.test(folded);
    const found = GROUPS.filter(({ figure }) => !(figure && hasFigure)).flatMap(({ pattern, ask }) => [...folded.matchAll(pattern)].map(({ 0: word, index }) => ({ word, ask, index })));
    const seen = new Set();
    return found
        .toSorted((a, b) => a.index - b.index)
        .filter(({ word }) => !seen.has(word) && seen.add(word).size <= vague_words_MAX_LISTED)
        .map(({ word, ask }) => ({ word, ask }));
}
//# sourceMappingURL=vague-words.js.map
;// CONCATENATED MODULE: ./build/src/engine/lint/index.js








/** What shows a criterion of each kind. */
const SHOWN_BY = {
    behaviour: 'changed code; tests or documents alone leave it weak',
    negative: 'changed code; tests or documents alone leave it weak',
    test: 'changed lines of tests',
    doc: 'changed lines of documents',
    invariant: 'that nothing changed there',
    passes: 'a report of the tests',
    process: 'people only',
    quality: 'people only',
};
/** Code spans and quoted text are exact, whatever words they have. */
const EXACT = /`[^`]*`|"[^"]*"|“[^”]*”/gu;
/** Kinds whose exact words a change must have: the others are shown by what is not in it. */
const ANCHORED = new Set(['behaviour', 'negative', 'test', 'doc']);
/** Returns the anchors of a criterion as they are written, each once. */
function listAnchors({ text, parts, kind }) {
    if (!ANCHORED.has(kind))
        return [];
    return [...new Set([text, ...parts].flatMap((line) => (0,criterion_anchors/* readAnchors */.D)(line).map((anchor) => anchor.text)))];
}
const advise = (about, says, suggestion) => ({
    note: { about, says },
    suggestion,
});
function advisePeople({ kind }) {
    if (kind !== 'process' && kind !== 'quality')
        return [];
    return [
        advise('people', 'No changed line can show it, so it is left to people.', 'If a part of it can be seen in the code, write that part as a criterion of its own.'),
    ];
}
function adviseCut({ text, parts }) {
    if (!(0,item_text/* isCut */.xZ)(text) && !parts.some(item_text/* isCut */.xZ))
        return [];
    return [advise('cut', 'It is too long: its end is not read.', 'Split it into several criteria.')];
}
function adviseTwin(twin) {
    if (twin === undefined)
        return [];
    const says = twin.own === '' && twin.other === ''
        ? `It has the same words as ${twin.id}.`
        : `It differs from ${twin.id} in one word only: ${quoteWord(twin.own)} here, ${quoteWord(twin.other)} there.`;
    return [advise('twin', says, 'Name in each what only it has: the function, the setting, the route or the text.')];
}
const quoteWord = (word) => (word === '' ? 'no word' : `"${word}"`);
function adviseSeveral({ parts }, plain) {
    const behaviours = listBehaviours(plain, parts);
    if (behaviours.length < 2)
        return [];
    return [
        advise('several', `It asks for ${behaviours.length} things, and they get one status together.`, 'Write each of them as a criterion of its own.'),
    ];
}
function adviseVague(plain) {
    const [first, ...rest] = findVagueWords(plain);
    if (first === undefined)
        return [];
    const words = [first, ...rest].map(({ word }) => `"${word}"`).join(', ');
    return [advise('vague', `No line can show ${words}.`, first.ask)];
}
function adviseAnchor(criterion, anchors) {
    if ((0,general/* isGeneral */.N)(criterion)) {
        const [files, what] = criterion.kind === 'test' ? ['test', 'tested'] : ['document', 'described'];
        return [advise('general', `It names no subject: any line added to a ${files} fits it.`, `Name what is ${what}.`)];
    }
    const isExact = anchors.length > 0 || criterion.text.search(EXACT) !== -1;
    if (isExact || criterion.kind === 'passes')
        return [];
    return [
        advise('no-anchor', 'It names nothing exact, so it is looked for by its words alone.', 'Name something that will stand in the code: a function, a setting, a route, a number with its unit, or a quoted text.'),
    ];
}
/** Everything that will be hard to show, what matters most first. */
function listAdvice(criterion, anchors, twin) {
    const people = advisePeople(criterion);
    if (people.length > 0)
        return people;
    const plain = criterion.text.replace(EXACT, ' ');
    return [
        ...adviseCut(criterion),
        ...adviseTwin(twin),
        ...adviseSeveral(criterion, plain),
        ...adviseVague([plain, ...criterion.parts.map((part) => part.replace(EXACT, ' '))].join('\n')),
        ...adviseAnchor(criterion, anchors),
    ];
}
/** Reads a ticket alone, as a review reads it that names it. `line` counts from 1 in its text. Never throws. */
function explainTicket(ticket) {
    const { items } = (0,engine_criteria/* readCriteria */.o)([{ ...ticket, relation: 'requested' }], '');
    const twins = findTwins(items.filter(({ codeVerifiable }) => codeVerifiable));
    let last = 1;
    const criteria = items.map((criterion) => {
        const { id, text, kind, codeVerifiable, origin } = criterion;
        // The one that stands for those beyond the limit has no line of its own.
        last = origin.line ?? last;
        const anchors = listAnchors(criterion);
        const advice = listAdvice(criterion, anchors, twins.get(id));
        return {
            id,
            text,
            kind,
            line: last,
            code_verifiable: codeVerifiable,
            shown_by: SHOWN_BY[kind],
            anchors: [...anchors],
            notes: advice.map(({ note }) => note),
            suggestion: advice[0]?.suggestion ?? null,
        };
    });
    return { criteria, ignored: [...explainIgnored(ticket.body)] };
}
//# sourceMappingURL=index.js.map

/***/ })

};
