export const id = 2239;
export const ids = [2239];
export const modules = {

/***/ 24419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   x1: () => (/* binding */ toSnapshotPath),
/* harmony export */   x3: () => (/* binding */ writeText),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/** Reads and writes files named on the command line. Errors say which file failed and what to do. */



const describeError = (fault) => (fault instanceof Error ? fault.message : String(fault));
/**
 * Reads the file's text.
 * @throws UsageError if the file cannot be read
 */
async function readText(path, what) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The ${what} cannot be read: ${describeError(fault)}. Name a file that exists and is readable.`, {
            cause: fault,
        });
    }
}
/**
 * Reads the file's JSON and checks its shape.
 * @throws UsageError that names the first place where it differs
 */
async function readJson(path, what, shape) {
    const text = await readText(path, what);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not JSON: ${describeError(fault)}.`, { cause: fault });
    }
    const parsed = shape.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not a ${what}: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}.`);
}
/**
 * Writes the file and creates its folder.
 * @throws UsageError if it cannot be written
 */
async function writeText(path, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} cannot be written: ${describeError(fault)}. Name a place that is writable.`, {
            cause: fault,
        });
    }
}
/** Returns the path of a trace's snapshot: next to the trace, with `.snapshot.json` in place of `.json`. */
function toSnapshotPath(tracePath) {
    return `${tracePath.replace(/\.json$/u, '')}.snapshot.json`;
}
//# sourceMappingURL=files.js.map

/***/ }),

/***/ 74874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTicketLint: () => (/* binding */ runTicketLint)
/* harmony export */ });
/* unused harmony export formatTicketLint */
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40781);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51036);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98602);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35711);
/* harmony import */ var _report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43756);
/* harmony import */ var _reviewing_open_tickets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37087);
/* harmony import */ var _reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88118);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31194);
/* harmony import */ var _github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81852);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41066);
/* harmony import */ var _review_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4410);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49342);
/** `ticket lint`: says how the criteria of a ticket will be read, before there is any code. */













/** How long the ticket system is waited for. */
const READ_MILLISECONDS = 30_000;
/** Reads the ticket as a review reads it. @throws UsageError, ReviewError */
async function readTicket({ ticket, repo }, environment) {
    const github = (0,_github_access_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubAccess */ .w)(environment.env);
    const { id, file } = await (0,_review_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readTicketInput */ .jC)(ticket, github !== null);
    const { name } = file === null ? await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h)(repo, 'HEAD') : { name: '' };
    const limit = AbortSignal.timeout(READ_MILLISECONDS);
    const signal = AbortSignal.any([limit, environment.signal]);
    try {
        return await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .rejectOnAbort */ .d)((0,_reviewing_open_tickets_js__WEBPACK_IMPORTED_MODULE_4__/* .openTickets */ .O)({ ticketFile: file, github }, name)(id, signal), signal);
    }
    catch (cause) {
        if (!limit.aborted || environment.signal.aborted)
            throw (0,_reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .explainRefusal */ .G)(cause);
        const text = `The ticket ${id} could not be read within ${(0,_base_time_js__WEBPACK_IMPORTED_MODULE_6__/* .seconds */ .YA)(READ_MILLISECONDS)}.`;
        throw (0,_reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .explainRefusal */ .G)(new _base_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ProviderError */ .m('E_UP_001', text, true, { cause }));
    }
}
function formatCriterion(criterion) {
    const { id, text, kind, line, shown_by: shownBy, anchors, notes, suggestion } = criterion;
    const indent = '    ';
    return [
        `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(id)}  line ${line}`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(text, indent),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`${kind}: shown by ${shownBy}`, indent),
        ...(anchors.length === 0 ? [] : [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`must stand in the change: ${anchors.join(', ')}`, indent)]),
        ...notes.map(({ says }) => (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`! ${says}`, indent)),
        ...(suggestion === null ? [] : [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`> ${suggestion}`, indent)]),
        '',
    ];
}
/** Formats it for a terminal. */
function formatTicketLint({ ticket, title, criteria, ignored }) {
    const hard = criteria.filter(({ notes }) => notes.length > 0).length;
    const found = criteria.length === 0
        ? 'No acceptance criterion was found: a review of this ticket is refused with E_AC_001. Write them as a list below a heading "Acceptance criteria".'
        : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(criteria.length, 'acceptance criterion', 'acceptance criteria')}, ${hard === 0 ? 'none' : hard} of them hard to show as written.`;
    return [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)([ticket, title].filter((name, at, all) => name !== null && all.indexOf(name) === at).join('  ')),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(found, ''),
        '',
        ...criteria.flatMap(formatCriterion),
        ...(ignored.length === 0 ? [] : ['Not criteria']),
        ...ignored.map(({ line, text, reason }) => (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`line ${line}: ${text === '' ? '' : `${text}: `}${reason}`, '  ')),
        ...(ignored.length === 0 ? [] : ['']),
    ].join('\n');
}
/**
 * Reads the ticket and writes how it will be read.
 * @returns the exit code: 0 it has criteria, 2 it has none, so that a review of it is refused
 * @throws UsageError for what was asked; ReviewError where the ticket could not be read
 */
async function runTicketLint(options, environment) {
    const ticket = await readTicket(options, environment);
    const lint = { ticket: ticket.id, title: ticket.title, ...(0,_engine_index_js__WEBPACK_IMPORTED_MODULE_10__/* .explainTicket */ .S)(ticket) };
    environment.write(options.format === 'json' ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .formatJsonLine */ ._)(lint) : formatTicketLint(lint));
    return lint.criteria.length > 0 ? _exit_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .d.APPROVED : _exit_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .d.USAGE;
}
//# sourceMappingURL=ticket.js.map

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
