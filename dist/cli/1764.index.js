export const id = 1764;
export const ids = [1764];
export const modules = {

/***/ 5511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runExplain: () => (/* binding */ runExplain)
/* harmony export */ });
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3605);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31194);
/* harmony import */ var _rule_guide_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97937);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49342);
/** `explain`: says what a rule finds, why that matters, how often it is right, and how to answer it. */




/**
 * Writes the explanation.
 * @returns the exit code 0
 * @throws UsageError that names the nearest rules where there is no such name
 */
function runExplain({ name, format }, write) {
    const guide = (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_0__/* .explainName */ .TK)(name);
    if (guide.kind === 'unknown')
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e((0,_rule_guide_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUnknown */ .e)(guide));
    const { kind: _, ...told } = guide;
    write(format === 'json' ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_3__/* .formatJsonLine */ ._)(told) : (0,_rule_guide_js__WEBPACK_IMPORTED_MODULE_2__/* .formatGuide */ ._)(guide));
    return _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.APPROVED;
}
//# sourceMappingURL=explain.js.map

/***/ }),

/***/ 97937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ formatGuide),
/* harmony export */   e: () => (/* binding */ formatUnknown)
/* harmony export */ });
/* harmony import */ var _report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43756);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49342);


const INDENT = '  ';
function formatSection(title, lines) {
    return [title, ...lines, ''];
}
function formatExample(files) {
    return files.flatMap(({ says, lines }) => [
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(says.replaceAll('`', ''), INDENT),
        ...lines.map((line) => `${INDENT}${INDENT}${line}`.trimEnd()),
    ]);
}
function formatPrecision({ read, plane }) {
    const where = `docs/precision/${plane}.md`;
    if (read === null) {
        return `Merged changes of public projects have too few of its findings to say; tests and planted faults hold the rule (${where}).`;
    }
    // Most are counts of right findings, some are shares in other words.
    const right = /%/u.test(read) ? '' : ' were right';
    return `Findings on merged changes of public projects were read: ${read}${right} (${where}).`;
}
/** The ways to answer a finding, each with the words to write. */
function formatAnswers({ rule, answerable }) {
    const mend = 'Mend it: change what it is about, commit and push. The next review does not have the finding.';
    if (!answerable) {
        return [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(mend, INDENT), (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('No suppression hides it, and nobody can accept it.', INDENT)];
    }
    return [
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(mend, INDENT),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('Suppress it, by a comment on the line or above it. Without a reason it hides nothing:', INDENT),
        `${INDENT}${INDENT}review-gate-ignore ${rule}: why it is no fault`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('Let a person accept it. Somebody who may (people.may_sign of the policy; never an author of the change) writes the line that the report has ready, in a review of the pull request:', INDENT),
        `${INDENT}${INDENT}/review-gate accept FINGERPRINT because why it may stay`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('Give the rule another weight, in the policy:', INDENT),
        `${INDENT}${INDENT}severities: { ${rule}: info }`,
    ];
}
/** Formats a rule: what it finds, why that matters, how often it was right, and how to answer it. */
function formatRule(guide) {
    return [
        `${guide.rule}  ${guide.severity}`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(`${guide.finds}.`, INDENT),
        '',
        ...formatSection('Why it matters', [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(guide.why, INDENT)]),
        ...formatSection('How often it is right', [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(formatPrecision(guide), INDENT)]),
        ...formatSection('What it reports, and what it does not', [
            ...formatExample(guide.bad),
            ...formatExample(guide.good),
        ]),
        'How to answer it',
        ...formatAnswers(guide),
        '',
    ].join('\n');
}
function formatPlane({ plane, looksFor, rules }) {
    const rows = rules.map(({ rule, severity, finds }) => [`${INDENT}${rule}`, severity, finds]);
    return `${plane}: ${looksFor}\n${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTable */ .k)([`${INDENT}rule`, 'severity', 'finds'], rows)}`;
}
/** Formats what was asked for. Ends with a line break. */
function formatGuide(guide) {
    if (guide.kind === 'rule')
        return formatRule(guide.rule);
    return `${guide.planes.map(formatPlane).join('\n')}\nreview-gate explain RULE says why a rule matters and how to answer it.\n`;
}
/** Says that there is no such name, and which ones are near. */
function formatUnknown({ asked, nearest }) {
    const near = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
    return `There is no rule or plane ${JSON.stringify(asked)}.${near} review-gate explain lists them all.`;
}
//# sourceMappingURL=rule-guide.js.map

/***/ }),

/***/ 3605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TK: () => (/* binding */ explainName)
});

// UNUSED EXPORTS: PLANES, showExample

// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/planes/registry.js + 296 modules
var registry = __webpack_require__(5296);
// EXTERNAL MODULE: ./build/src/engine/policy/severities.js
var severities = __webpack_require__(34068);
;// CONCATENATED MODULE: ./build/src/engine/guide/examples.js
/** Characters of a line that is shown in full, and those shown of a longer one. */
const MAX_SHOWN = 400;
const SHOWN_OF_LONGER = 60;
/** A number with commas between thousands. */
const group = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
const shorten = (line) => line.length <= MAX_SHOWN ? line : `${line.slice(0, SHOWN_OF_LONGER)} … (${group(line.length)} characters)`;
/** Shows characters that a reader cannot see, or takes for others, by their number. */
const showCharacters = (line) => shorten(line).replace(/[\p{Cf}\p{Script=Cyrillic}\r]/gu, (character) => {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${number}>`;
});
/** What is to be known of a file besides its lines. */
function describeFile({ lines, times = 1, oldMode, newMode, binary = false, crlf = false }) {
    const link = newMode === '120000';
    if (binary)
        return ['a new binary file'];
    return [
        ...(link ? ['a symbolic link'] : []),
        ...(lines.every((line) => line.startsWith('+')) ? ['new'] : []),
        ...(lines.every((line) => line.startsWith('-')) ? ['deleted'] : []),
        ...(oldMode === newMode || link ? [] : [`mode ${oldMode} → ${newMode}`]),
        ...(crlf ? ['every line ends with CRLF after the change'] : []),
        ...(times === 1 ? [] : [`${group(times)} times these lines`]),
    ];
}
/**
 * Describes one example: what the pull request says, then each file's diff.
 * @param word how the first sentence begins: `Bad` or `Good`
 */
function showExample(word, { title, description, criteria = [], tests = [], habits = [], files }) {
    const about = [
        word,
        ...(title === undefined ? [] : [`with the title “${title}”`]),
        ...(description === undefined ? [] : [`with the description “${description}”`]),
        ...criteria.map((text) => `with the criterion “${text}”`),
        ...tests.map(({ name, outcome }) => `with a report in which the test “${name}” ${outcome}`),
        ...habits.map(({ kind, changed, companion, together, of }) => `where ${together} of the last ${of} changes to \`${changed}\` ${kind === 'file' ? 'also change' : 'also add a file under'} \`${companion}\``),
    ].join(', ');
    return Object.entries(files).map(([path, file], at) => {
        const read = 'lines' in file ? file : { lines: file };
        const before = at === 0 ? `${about}${about === word ? '' : ','} in` : 'and in';
        const words = [`${before} \`${showCharacters(path)}\``, ...describeFile(read)].join(', ');
        return { says: `${words}${read.lines.length === 0 ? '.' : ':'}`, lines: read.lines.map(showCharacters) };
    });
}
//# sourceMappingURL=examples.js.map
;// CONCATENATED MODULE: ./build/src/engine/guide/planes.js
/** What each plane of the engine looks for, in words. A plane that is not here stops `npm run docs`. */
const PLANES = {
    intent: 'whether the change does what its criteria ask for, and nothing else',
    tests: 'tests that say less than before',
    security: 'secrets, hidden text, injection, weakened guards',
    integrity: 'the gate itself: policy, workflows, owners, linters and thresholds made weaker',
    'supply-chain': 'what comes in from outside: dependencies, lock files, images, actions',
    robustness: 'errors that get lost, leftovers, unfinished merges',
    contract: 'what others build on: exports, schemas, migrations, settings',
    hygiene: 'files that do not belong, or that nobody can review',
};
//# sourceMappingURL=planes.js.map
;// CONCATENATED MODULE: ./build/src/engine/guide/precision.json
const precision_namespaceObject = /*#__PURE__*/JSON.parse('{"contract/export-removed":"info: 54 of 66; warn: 4 of 4","contract/migration-edited":"3 of 3","contract/protobuf-break":"9 of 9","contract/setting-removed":"8 of 13","contract/signature-break":"28 of 32","hygiene/file-mode":"6 of 6","hygiene/generated-edited":"0 of 5","hygiene/large-change":"32 of 41","hygiene/line-endings":"info: 3 of 3","hygiene/submodule":"6 of 6","hygiene/undocumented-export":"2 of 2","hygiene/unread-claim":"9 of 9","hygiene/version-mismatch":"info: 2 of 2","integrity/agent-instructions":"warn: 1 of 1","integrity/codeowners":"8 of 9","integrity/linter-suppressed":"37 of 37","integrity/workflow-checks-removed":"warn: 1 of 1","intent/criterion-unbound":"12.8 % false alarms","intent/criterion-without-code":"19 of 40","intent/named-file-untouched":"0 of 1","robustness/await-dropped":"2 of 2","robustness/debug-leftover":"1 of 1","robustness/error-not-passed-on":"1 of 2","robustness/error-swallowed":"info: 3 of 3","robustness/said-temporary":"info: 4 of 5; info: 4 of 5","robustness/unused-value":"info: 2 of 2; info: 1 of 2","security/access-weakened":"info: 1 of 1","security/hard-coded-credential":"error: 3 of 3; info: 11 of 17","security/injection":"warn: 46 of 50; info: 7 of 9","security/secret":"7 of 7","security/transport-weakened":"1 of 1","supply-chain/action-unpinned":"info: 2 of 2","supply-chain/install-script":"3 of 3","supply-chain/lockfile-http":"2 of 2","supply-chain/lockfile-without-manifest":"7 of 10","supply-chain/manifest-without-lockfile":"info: 7 of 24","supply-chain/new-dependency":"info: 76 of 85","supply-chain/source-dependency":"warn: 2 of 2","tests/assertions-removed":"warn: 3 of 4; info: 9 of 12","tests/cases-removed":"warn: 3 of 3; info: 50 of 52","tests/disabled":"warn: 3 of 3; info: 4 of 4","tests/logic-without-test":"info: 13 of 16; info: 25 of 26; info: 4 of 5; info: 7 of 10","tests/unsteady":"1 of 1","tests/weaker-assertion":"1 of 1"}');
;// CONCATENATED MODULE: ./build/src/engine/guide/index.js
/** What the rules are for people: the texts of `docs/rules.md`, of the command `explain` and of its tool. */








const READ = new Map(Object.entries(precision_namespaceObject));
function buildRule({ id, severity, summary, docs, suppressible }) {
    return {
        rule: id,
        plane: (0,severities/* readPlane */.z5)(id),
        severity,
        finds: summary,
        why: docs.why,
        bad: showExample('Bad', docs.bad),
        good: showExample('Good', docs.good),
        read: READ.get(id) ?? null,
        answerable: suppressible,
    };
}
function buildPlane(plane) {
    const own = registry/* RULES */.y.filter(({ id }) => (0,severities/* readPlane */.z5)(id) === plane);
    return {
        plane,
        looksFor: PLANES[plane] ?? '',
        rules: own.map(({ id, severity, summary }) => ({ rule: id, severity, finds: summary })),
    };
}
const listPlanes = () => [...new Set(registry/* RULES */.y.map(({ id }) => (0,severities/* readPlane */.z5)(id)))];
/**
 * Explains a rule by its id or by its name alone (`secret`), a plane (`security`, `security/*`), or with `null` every
 * plane. Blanks around the name and capital letters do not matter.
 */
function explainName(asked) {
    if (asked === null)
        return { kind: 'planes', planes: listPlanes().map(buildPlane) };
    const name = asked.trim().toLowerCase();
    const named = registry/* RULES */.y.filter(({ id }) => id === name || id.endsWith(`/${name}`));
    const [rule, ...others] = named;
    if (rule !== undefined && others.length === 0)
        return { kind: 'rule', rule: buildRule(rule) };
    const plane = listPlanes().find((one) => one === name.replace(/\/\*?$/u, ''));
    if (plane !== undefined)
        return { kind: 'planes', planes: [buildPlane(plane)] };
    const nearest = named.length > 0 ? named.map(({ id }) => id) : listNearest(name);
    return { kind: 'unknown', asked: asked.trim(), nearest };
}
/** Names that are suggested at most, and the least likeness of one. */
const MAX_NEAREST = 3;
const MIN_LIKENESS = 0.34;
/** Characters of the asked name that are compared; names of rules are shorter. */
const MAX_COMPARED = 100;
function listNearest(name) {
    const asked = name.slice(0, MAX_COMPARED);
    return [...listPlanes(), ...registry/* RULES */.y.map(({ id }) => id)]
        .map((id) => ({ id, likeness: Math.max(compareNames(asked, id), compareNames(asked, id.replace(/^.*\//u, ''))) }))
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .toSorted((a, b) => b.likeness - a.likeness || (0,order/* compareText */.n)(a.id, b.id))
        .slice(0, MAX_NEAREST)
        .map(({ id }) => id);
}
const listPairs = (name) => new Set(Array.from({ length: name.length + 1 }, (_, at) => ` ${name} `.slice(at, at + 2)));
/** The share of pairs of neighbouring letters that two names have in common (Dice's coefficient): 0 to 1. */
function compareNames(a, b) {
    const [first, second] = [listPairs(a), listPairs(b)];
    const common = [...first].filter((pair) => second.has(pair)).length;
    return (2 * common) / (first.size + second.size);
}
//# sourceMappingURL=index.js.map

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

/***/ 43756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   Q: () => (/* binding */ renderFirstRows)
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
/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;
/** Returns the rows that are shown, and a line that says how many more there are and where. */
function renderFirstRows(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
//# sourceMappingURL=wrap-text.js.map

/***/ }),

/***/ 98799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ canonicalize)
/* harmony export */ });
function hasLoneSurrogate (value) {
  for (let i = 0; i < value.length; i++) {
    const code = value.charCodeAt(i);

    if (code >= 0xD800 && code <= 0xDBFF) {
      if (i === value.length - 1) {
        return true;
      }
      const next = value.charCodeAt(i + 1);
      if (!(next >= 0xDC00 && next <= 0xDFFF)) {
        return true;
      }
      i++;
    } else if (code >= 0xDC00 && code <= 0xDFFF) {
      return true;
    }
  }

  return false;
}

function canonicalize (object, seen = new Set()) {
  if (typeof object === 'number' && isNaN(object)) {
    throw new Error('NaN is not allowed');
  }

  if (typeof object === 'number' && !isFinite(object)) {
    throw new Error('Infinity is not allowed');
  }

  if (typeof object === 'string' && hasLoneSurrogate(object)) {
    throw new Error('Lone surrogate is not allowed');
  }

  if (object === null || typeof object !== 'object') {
    return JSON.stringify(object);
  }

  if (typeof object.toJSON === 'function') {
    if (seen.has(object)) {
      throw new Error('Circular reference detected');
    }
    seen.add(object);
    const result = canonicalize(object.toJSON(), seen);
    seen.delete(object);
    return result;
  }

  if (seen.has(object)) {
    throw new Error('Circular reference detected');
  }
  seen.add(object);

  let result;
  if (Array.isArray(object)) {
    const values = object.map((cv) => {
      const value = cv === undefined || typeof cv === 'symbol' ? null : cv;
      return canonicalize(value, seen);
    });
    result = `[${values.join(',')}]`;
  } else {
    const parts = [];
    for (const key of Object.keys(object).sort()) {
      if (object[key] === undefined || typeof object[key] === 'symbol') {
        continue;
      }
      parts.push(`${canonicalize(key)}:${canonicalize(object[key], seen)}`);
    }
    result = `{${parts.join(',')}}`;
  }

  seen.delete(object);
  return result;
}


/***/ }),

/***/ 3946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}


/***/ })

};
