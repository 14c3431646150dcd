export const id = 178;
export const ids = [178];
export const modules = {

/***/ 22396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ ProviderError)
/* harmony export */ });
/** Error classes that several folders throw and catch. */
/**
 * A fault of GitHub, a ticket system or git, or a request that they cannot answer. `message` addresses the person who
 * must fix it and contains no secret. The codes are the contract's.
 */
class ProviderError extends Error {
    code;
    transient;
    name = 'ProviderError';
    constructor(code, message, 
    /** True if the same call may succeed later. */
    transient = false, options) {
        super(message, options);
        this.code = code;
        this.transient = transient;
    }
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 1729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readJUnit)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35897);
/* harmony import */ var _report_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89004);
/* harmony import */ var _xml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76996);
/**
 * JUnit XML, which has no standard: what the writers of Ant, Maven, Gradle, pytest, Jest, Vitest, Mocha, PHPUnit, RSpec,
 * gotestsum, .NET and GoogleTest agree on, and where they say a test's file.
 */




/** Longest text that is kept of what is said of one test. */
const MAX_SAID = 4_000;
/** Words of the attributes `status` and `result` for a test that did not run. */
const NOT_RUN = /^(?:notrun|skipped|disabled|ignored|suppressed|inconclusive|pending)$/iu;
const CHILD_OUTCOMES = new Map([
    ['failure', 'failed'],
    ['error', 'error'],
    ['skipped', 'skipped'],
]);
/** The stronger of two outcomes of one test counts: a test that failed once in its run failed. */
const STRENGTH = ['passed', 'skipped', 'failed', 'error'];
const cut = (text) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldSpace */ .GQ)(text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_LIMITS */ .S4.NAME)).toWellFormed();
const readCount = (text) => (/^\d{1,9}$/u.test(text ?? '') ? Number(text) : 0);
/**
 * Reads the tests of a report. A suite that says it has more failures than its tests show adds one test for it: a file
 * that could not be loaded has no tests to show.
 * @throws ReportError
 */
async function readJUnit(name, text) {
    const reader = new JUnitReader(name);
    await (0,_xml_js__WEBPACK_IMPORTED_MODULE_2__/* .readXml */ .k)(name, text, reader);
    return reader.finish();
}
class JUnitReader {
    name;
    tests = [];
    suites = [];
    test = null;
    said = '';
    /** Number of open elements that say how the test ended. */
    inside = 0;
    root = null;
    constructor(name) {
        this.name = name;
    }
    open(name, attributes) {
        this.root ??= name;
        const outcome = CHILD_OUTCOMES.get(name);
        if (name === 'testsuite')
            this.openSuite(attributes);
        else if (name === 'testcase')
            this.test = this.readCase(attributes);
        else if (this.test !== null && outcome !== undefined) {
            this.inside += 1;
            this.worsen(this.test, outcome);
            this.text(['type', 'message'].flatMap((one) => attributes.get(one) ?? []).join(': '));
        }
    }
    text(text) {
        if (this.inside > 0 && this.said.length < MAX_SAID)
            this.said = `${this.said}\n${text}`.trim().slice(0, MAX_SAID);
    }
    close(name) {
        if (CHILD_OUTCOMES.has(name))
            this.inside = Math.max(0, this.inside - 1);
        if (name === 'testcase' && this.test !== null)
            this.closeCase(this.test);
        if (name === 'testsuite')
            this.closeSuite();
    }
    finish() {
        if (this.root === 'testsuites' || this.root === 'testsuite')
            return this.tests;
        throw new _report_error_js__WEBPACK_IMPORTED_MODULE_3__/* .ReportError */ .$([`${this.name} is no JUnit XML: its first element is neither testsuites nor testsuite`]);
    }
    openSuite(attributes) {
        const above = this.suites.at(-1);
        if (above !== undefined)
            above.nested = true;
        this.suites.push({
            name: cut(attributes.get('name') ?? ''),
            file: attributes.get('file') ?? attributes.get('filepath') ?? above?.file ?? null,
            said: readCount(attributes.get('failures')) + readCount(attributes.get('errors')),
            bad: 0,
            nested: false,
        });
    }
    closeSuite() {
        const suite = this.suites.pop();
        if (suite === undefined || suite.nested || suite.said <= suite.bad)
            return;
        this.add({ suite: suite.name, name: suite.name, file: suite.file, line: null, outcome: 'error' });
    }
    readCase(attributes) {
        const suite = this.suites.at(-1);
        const line = readCount(attributes.get('line') ?? attributes.get('lineno'));
        const words = [attributes.get('status') ?? '', attributes.get('result') ?? ''];
        return {
            suite: cut(attributes.get('classname') ?? attributes.get('class') ?? suite?.name ?? ''),
            name: cut(attributes.get('name') ?? ''),
            file: (attributes.get('file') ?? attributes.get('filepath') ?? suite?.file ?? null)?.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_LIMITS */ .S4.NAME) ??
                null,
            line: line > 0 ? line : null,
            outcome: words.some((word) => NOT_RUN.test(word)) ? 'skipped' : 'passed',
        };
    }
    worsen(test, outcome) {
        if (STRENGTH.indexOf(outcome) > STRENGTH.indexOf(test.outcome))
            test.outcome = outcome;
    }
    closeCase(test) {
        const suite = this.suites.at(-1);
        if (suite !== undefined && (test.outcome === 'failed' || test.outcome === 'error'))
            suite.bad += 1;
        this.add(test);
        this.test = null;
        this.said = '';
        this.inside = 0;
    }
    add(test) {
        if (this.tests.length >= _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_LIMITS */ .S4.TESTS) {
            throw (0,_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .createTooManyError */ .qW)(this.name, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .REPORT_LIMITS */ .S4.TESTS, 'tests', 'give one report for each part of the tests');
        }
        this.tests.push({ test, said: this.said });
    }
}
//# sourceMappingURL=junit.js.map

/***/ }),

/***/ 35897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S4: () => (/* binding */ REPORT_LIMITS),
/* harmony export */   qW: () => (/* binding */ createTooManyError),
/* harmony export */   yJ: () => (/* binding */ createTooLargeError)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96206);
/* harmony import */ var _report_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89004);
/** Limits of what is read of reports. A report beyond a limit is refused by name and never read in part. */


const REPORT_LIMITS = {
    /** Largest report, in bytes, after it is decompressed. */
    FILE_BYTES: _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.MAX_EVIDENCE_BYTES,
    /** Reports of tests and of coverage in one review. */
    FILES: _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .LIMITS */ .b.MAX_EVIDENCE,
    /** All of them together, in bytes. */
    ALL_BYTES: 64 * 1024 * 1024,
    /** Tests of one report. */
    TESTS: 200_000,
    /** Files in one report of coverage. */
    COVERED_FILES: 50_000,
    /** Runs of lines in one report of coverage, and pairs of a test and a run. */
    RUNS: 2_000_000,
    /** Elements around an element of XML. */
    DEPTH: 64,
    /** Attributes of an element of XML. */
    ATTRIBUTES: 64,
    /** Tests that a snapshot keeps by name; the others are only counted. */
    KEPT_TESTS: 20_000,
    /** Longest name of a test or a suite, and longest path, in characters; a longer name is cut. */
    NAME: 1_000,
};
const MEGABYTE = 1024 * 1024;
/** Returns the fault of a file over the size limit. */
function createTooLargeError(name) {
    return new _report_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReportError */ .$([`${name} is larger than ${REPORT_LIMITS.FILE_BYTES / MEGABYTE} MB, the most that is read`]);
}
/** Returns the fault of a report with too many of something. `advice` says what to do. */
function createTooManyError(name, limit, what, advice) {
    return new _report_error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReportError */ .$([`${name} holds more than ${limit} ${what}, the most that is read: ${advice}`]);
}
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 82883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ readReport)
});

// EXTERNAL MODULE: ./build/src/external/junit.js
var junit = __webpack_require__(1729);
// EXTERNAL MODULE: ./build/src/external/limits.js
var limits = __webpack_require__(35897);
// EXTERNAL MODULE: ./build/src/external/report-error.js
var report_error = __webpack_require__(89004);
// EXTERNAL MODULE: ./build/src/external/xml.js
var xml = __webpack_require__(76996);
;// CONCATENATED MODULE: ./build/src/external/measured/measured-files.js

/** Larger line numbers are none. */
const MAX_LINE = 2_147_483_647;
const ADVICE = 'give one report for each part of the repository';
/** The files of one report. */
class MeasuredFiles {
    report;
    files = new Map();
    runs = 0;
    constructor(report) {
        this.report = report;
    }
    /** Adds a file, or finds it by its first name. */
    file(...names) {
        const [key = ''] = names;
        let gathered = this.files.get(key);
        if (gathered === undefined) {
            if (this.files.size >= limits/* REPORT_LIMITS */.S4.COVERED_FILES) {
                throw (0,limits/* createTooManyError */.qW)(this.report, limits/* REPORT_LIMITS */.S4.COVERED_FILES, 'files', ADVICE);
            }
            gathered = { names, executed: [], missed: [], by: new Map() };
            this.files.set(key, gathered);
        }
        return new MeasuredLines(gathered, () => this.count());
    }
    /** The files with their lines in order. A line that ran anywhere ran. */
    list() {
        return [...this.files.values()].map(({ names, executed, missed, by }) => {
            const ran = joinRanges(executed);
            const tests = [...by].map(([test, lines]) => [test, joinRanges(lines)]);
            return {
                names,
                executed: ran,
                missed: subtractRanges(joinRanges(missed), ran),
                by: tests.length === 0 ? null : new Map(tests),
            };
        });
    }
    count() {
        this.runs += 1;
        if (this.runs > limits/* REPORT_LIMITS */.S4.RUNS) {
            throw (0,limits/* createTooManyError */.qW)(this.report, limits/* REPORT_LIMITS */.S4.RUNS, 'runs of lines', ADVICE);
        }
    }
}
/** The lines of one file. */
class MeasuredLines {
    gathered;
    count;
    constructor(gathered, count) {
        this.gathered = gathered;
        this.count = count;
    }
    /** Adds lines that were executed, or that could have been. Numbers that are no lines are left out. */
    add(first, last, ran) {
        this.put(ran ? this.gathered.executed : this.gathered.missed, first, last);
    }
    /** Adds a line that a test executed. */
    addBy(test, line) {
        const lines = this.gathered.by.get(test) ?? [];
        this.gathered.by.set(test, lines);
        this.put(lines, line, line);
    }
    put(ranges, first, last) {
        if (!(first >= 1) || !(last >= first) || last > MAX_LINE)
            return;
        const before = ranges.at(-1);
        if (before !== undefined && first === before.last + 1)
            ranges[ranges.length - 1] = { first: before.first, last };
        else {
            this.count();
            ranges.push({ first, last });
        }
    }
}
/** Returns the ranges in order, those joined that touch or overlap. */
function joinRanges(ranges) {
    const joined = [];
    for (const range of ranges.toSorted((a, b) => a.first - b.first || a.last - b.last)) {
        const before = joined.at(-1);
        if (before === undefined || range.first > before.last + 1)
            joined.push(range);
        else if (range.last > before.last)
            joined[joined.length - 1] = { first: before.first, last: range.last };
    }
    return joined;
}
/** Returns what of `from` is not in `without`; both are in order and joined. */
function subtractRanges(from, without) {
    const left = [];
    let at = 0;
    for (const { first, last } of from) {
        let start = first;
        while ((without[at]?.last ?? Number.POSITIVE_INFINITY) < start)
            at += 1;
        for (let next = at; start <= last; next += 1) {
            const cut = without[next];
            if (cut === undefined || cut.first > last) {
                left.push({ first: start, last });
                break;
            }
            if (cut.first > start)
                left.push({ first: start, last: cut.first - 1 });
            start = cut.last + 1;
        }
    }
    return left;
}
//# sourceMappingURL=measured-files.js.map
;// CONCATENATED MODULE: ./build/src/external/measured/cobertura.js



/** Folders of sources that are tried for each file. */
const MAX_SOURCES = 20;
/** @throws ReportError */
async function readCobertura(name, text) {
    const files = new MeasuredFiles(name);
    const sources = [];
    let source = null;
    let root = null;
    let file = null;
    await (0,xml/* readXml */.k)(name, text, {
        open(element, attributes) {
            root ??= element;
            if (element === 'source')
                source = '';
            if (element === 'class') {
                const path = attributes.get('filename') ?? '';
                file = path === '' ? null : files.file(path, ...sources.map((folder) => `${folder}/${path}`));
            }
            if (element === 'line')
                file?.add(...readLine(attributes));
        },
        close(element) {
            if (element === 'source' && source !== null) {
                if (source.trim() !== '' && sources.length < MAX_SOURCES)
                    sources.push(source.trim());
                source = null;
            }
            if (element === 'class')
                file = null;
        },
        text(piece) {
            if (source !== null)
                source += piece;
        },
    });
    if (root !== 'coverage')
        throw new report_error/* ReportError */.$([`${name} is no Cobertura XML: its first element is not coverage`]);
    return files.list();
}
function readLine(attributes) {
    const number = Number(attributes.get('number') ?? Number.NaN);
    return [number, number, Number(attributes.get('hits') ?? 0) > 0];
}
//# sourceMappingURL=cobertura.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/external/json.js
/** JSON of a report. */

/**
 * Parses a report that is JSON, with or without a byte order mark.
 * @throws ReportError that names the place but quotes nothing: the file may be a wrong one with private contents
 */
function parseJson(name, text) {
    const json = text.startsWith('\ufeff') ? text.slice(1) : text;
    try {
        return JSON.parse(json);
    }
    catch (fault) {
        const position = /at position (\d+)/u.exec(fault instanceof Error ? fault.message : '')?.[1];
        const before = position === undefined ? null : json.slice(0, Number(position)).split('\n');
        const where = before === null ? '' : ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
        const empty = json.trim() === '' ? ': it is empty' : '';
        throw new report_error/* ReportError */.$([`${name} is not JSON${where}${empty}`]);
    }
}
//# sourceMappingURL=json.js.map
;// CONCATENATED MODULE: ./build/src/external/measured/coverage-py.js
/** coverage.py's JSON report, with its contexts where they were recorded: which test executed which line. */




const Report = schemas/* object */.Ikc({
    files: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        executed_lines: schemas/* array */.YOg(schemas/* number */.aig()),
        missing_lines: schemas/* array */.YOg(schemas/* number */.aig()),
        contexts: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())).optional(),
    })),
});
/** Parts of a test's run that pytest-cov tells apart: `tests/test_a.py::test_b|run`. */
const PHASE = /\|(?:run|setup|teardown)$/u;
/** @throws ReportError */
async function readCoveragePy(name, text) {
    const read = Report.safeParse(parseJson(name, text));
    if (!read.success) {
        const [issue] = read.error.issues;
        const place = issue?.path.slice(0, 1).map(String).join('/') ?? '';
        throw new report_error/* ReportError */.$([`${name} is no JSON report of coverage.py: at /${place}: ${issue?.message ?? 'bad shape'}`]);
    }
    const files = new MeasuredFiles(name);
    for (const [path, { executed_lines: executed, missing_lines: missed, contexts }] of Object.entries(read.data.files)) {
        const file = files.file(path);
        for (const line of executed)
            file.add(line, line, true);
        for (const line of missed)
            file.add(line, line, false);
        for (const [line, tests] of Object.entries(contexts ?? {})) {
            // A line outside of any test has the empty name.
            for (const test of tests)
                if (test !== '')
                    file.addBy(test.replace(PHASE, ''), Number(line));
        }
    }
    return files.list();
}
//# sourceMappingURL=coverage-py.js.map
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/external/measured/lines.js
/** Lines of a report that is plain text. */

/** After so many lines whoever else has work in this process gets to it. */
const AT_ONCE = 50_000;
/** Gives each line, without its end, to `take`, with its number from 1. */
async function readTextLines(text, take) {
    let number = 0;
    for (let start = 0; start < text.length;) {
        const newline = text.indexOf('\n', start);
        const end = newline === -1 ? text.length : newline;
        number += 1;
        take(text.slice(start, text[end - 1] === '\r' ? end - 1 : end), number);
        start = end + 1;
        if (number % AT_ONCE === 0)
            await (0,promises_.setImmediate)();
    }
}
//# sourceMappingURL=lines.js.map
;// CONCATENATED MODULE: ./build/src/external/measured/go-cover.js



const MODE = /^mode: (?:set|count|atomic)$/u;
const BLOCK = /^:(\d{1,10})\.\d{1,10},(\d{1,10})\.\d{1,10} \d{1,10} (\d{1,20})$/u;
/** @throws ReportError for a text without `mode:`, or with a line that is no block */
async function readGoCover(name, text) {
    const files = new MeasuredFiles(name);
    await readTextLines(text, (line, number) => {
        // Profiles of several runs are joined by putting them one after the other.
        if (line === '' || MODE.test(line))
            return;
        const colon = number === 1 ? -1 : line.lastIndexOf(':');
        const [, first, last, count] = (colon > 0 && BLOCK.exec(line.slice(colon))) || [];
        if (first === undefined)
            throw new report_error/* ReportError */.$([`${name} is no Go cover profile: line ${number} cannot be read`]);
        files.file(line.slice(0, colon)).add(Number(first), Number(last), Number(count) > 0);
    });
    return files.list();
}
//# sourceMappingURL=go-cover.js.map
;// CONCATENATED MODULE: ./build/src/external/measured/jacoco.js



/** @throws ReportError */
async function readJacoco(name, text) {
    const files = new MeasuredFiles(name);
    let root = null;
    let folder = '';
    let file = null;
    await (0,xml/* readXml */.k)(name, text, {
        open(element, attributes) {
            root ??= element;
            if (element === 'package')
                folder = attributes.get('name') ?? '';
            if (element === 'sourcefile')
                file = files.file(`${folder}/${attributes.get('name') ?? ''}`);
            if (element === 'line' && file !== null) {
                const number = Number(attributes.get('nr') ?? Number.NaN);
                file.add(number, number, Number(attributes.get('ci') ?? 0) > 0);
            }
        },
        close(element) {
            if (element === 'sourcefile')
                file = null;
        },
    });
    if (root !== 'report')
        throw new report_error/* ReportError */.$([`${name} is no JaCoCo XML: its first element is not report`]);
    return files.list();
}
//# sourceMappingURL=jacoco.js.map
;// CONCATENATED MODULE: ./build/src/external/measured/lcov.js



const LINE = /^DA:(\d{1,10}),(-?\d{1,20})(?:,|$)/u;
/** @throws ReportError for a text that names no file, or a line outside of one */
async function readLcov(name, text) {
    const files = new MeasuredFiles(name);
    let file = null;
    let found = false;
    await readTextLines(text, (line, number) => {
        if (line.startsWith('SF:')) {
            found = true;
            file = files.file(line.slice('SF:'.length).trim());
        }
        else if (line === 'end_of_record')
            file = null;
        else if (line.startsWith('DA:')) {
            const [, at, count] = LINE.exec(line) ?? [];
            if (file === null || at === undefined)
                throw new report_error/* ReportError */.$([`${name} is no LCOV: line ${number} cannot be read`]);
            file.add(Number(at), Number(at), Number(count) > 0);
        }
    });
    if (!found)
        throw new report_error/* ReportError */.$([`${name} is no LCOV: it names no file (SF:)`]);
    return files.list();
}
//# sourceMappingURL=lcov.js.map
// EXTERNAL MODULE: ./build/src/base/digest.js
var base_digest = __webpack_require__(81047);
// EXTERNAL MODULE: ./build/src/contract/proof.js
var proof = __webpack_require__(80322);
;// CONCATENATED MODULE: ./build/src/external/proof.js
/** What `review-gate prove` wrote → the proof of a snapshot: without its times, and only as it was made. */




/**
 * Reads a proof.
 * @param name the file's name in faults
 * @throws ReportError for a text that is no proof, or that was changed after it was made
 */
function readProof(name, text) {
    const parsed = proof/* ProofFile */.Rt.safeParse(parseJson(name, text));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw new report_error/* ReportError */.$([
            `${name} is no proof: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`,
        ]);
    }
    const { digest, statement } = parsed.data;
    if ((0,base_digest/* digestJson */.t)(statement) !== digest)
        throw new report_error/* ReportError */.$([`${name} was changed after it was made`]);
    return { digest, statement };
}
//# sourceMappingURL=proof.js.map
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/external/sarif/limits.js
var sarif_limits = __webpack_require__(78323);
// EXTERNAL MODULE: ./build/src/external/repository-path.js
var repository_path = __webpack_require__(7457);
;// CONCATENATED MODULE: ./build/src/external/sarif/location.js
/** Where in the repository a result stands: SARIF's artifact locations (§3.4, RFC 3986, RFC 8089) → a repo-relative path. */

/** A base may refer to another base. A longer chain, or a cycle, resolves to the root. */
const MAX_BASES = 10;
const MAX_URI = 4_096;
/** Returns an absolute path with forward slashes; null for a relative path; undefined for a URI that is not a file. */
function toAbsolutePath(uri) {
    const file = /^file:(?:\/\/[^/]*)?(\/.*)$/isu.exec(uri);
    if (file !== null)
        return (0,repository_path/* normalizeDrive */.wX)((0,repository_path/* decodePercent */.gr)(file[1] ?? ''));
    if ((0,repository_path/* isAbsolutePath */.Z1)(uri))
        return (0,repository_path/* normalizeDrive */.wX)((0,repository_path/* decodePercent */.gr)(uri));
    return /^[a-z][a-z0-9+.-]+:/iu.test(uri) ? undefined : null;
}
/**
 * Resolves a base to a path relative to the repository's root. A base outside of the repository is taken as the root
 * that the tool saw.
 */
function resolveBasePath(run, id, roots, depth = 0) {
    const bases = run.originalUriBaseIds;
    if (id == null || bases == null || depth > MAX_BASES || !Object.hasOwn(bases, id))
        return '';
    const base = bases[id];
    if ((base?.uri ?? '').length > repository_path/* MAX_PATH */.lm)
        return '';
    const uri = (0,repository_path/* toSlashes */.TH)(base?.uri ?? '');
    const absolute = toAbsolutePath(uri);
    if (absolute === undefined)
        return '';
    if (absolute !== null)
        return (0,repository_path/* relativeToRoots */.fl)(absolute, roots) ?? '';
    return `${resolveBasePath(run, base?.uriBaseId, roots, depth + 1)}/${(0,repository_path/* decodePercent */.gr)(uri)}`;
}
/**
 * Returns the repo-relative path of an artifact; null if it names no path, or one outside of the repository.
 * @param roots absolute paths of the repository, as the tool may have seen it
 */
function resolveArtifactPath(location, run, roots) {
    const listed = location?.index == null ? undefined : run.artifacts[location.index]?.location;
    const named = location?.uri == null ? listed : location;
    if (named?.uri == null || named.uri === '' || named.uri.length > MAX_URI)
        return null;
    const uri = (0,repository_path/* toSlashes */.TH)(named.uri);
    const absolute = toAbsolutePath(uri);
    if (absolute === undefined)
        return null;
    const path = absolute === null
        ? `${resolveBasePath(run, named.uriBaseId, roots)}/${(0,repository_path/* decodePercent */.gr)(uri)}`
        : (0,repository_path/* relativeToRoots */.fl)(absolute, roots);
    return path === null ? null : (0,repository_path/* normalizePath */.Fd)(path.toWellFormed());
}
const location_MAX_LINE = 2_147_483_647;
const toLine = (value) => Math.min(location_MAX_LINE, Math.trunc(value));
/**
 * Returns the first and last line of a region; null for the whole file. A line number below 1 also means the whole
 * file.
 */
function readLines(region) {
    const start = region?.startLine;
    if (start == null || !(start >= 1))
        return null;
    const first = toLine(start);
    const last = region?.endLine;
    return { first, last: last != null && last >= first ? toLine(last) : first };
}
//# sourceMappingURL=location.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/message.js
/** Longer texts are cut here first; they are later cut to less. */
const MAX_TEMPLATE = 4_000;
/** Maximum number of placeholders that are filled in. The others stay as they are. */
const MAX_FILLED = 20;
const findMessage = (messages, id) => messages != null && Object.hasOwn(messages, id) ? (messages[id]?.text ?? null) : null;
/**
 * Fills in the arguments: `{0}` is the first argument, `{{` and `}}` are braces (§3.11.5). A number without an argument
 * stays as it is.
 */
function fillTemplate(text, args) {
    let count = 0;
    return text.replace(/\{\{|\}\}|\{(\d{1,3})\}/gu, (mark, number) => {
        if (number === undefined)
            return mark.charAt(0);
        count += 1;
        const argument = count > MAX_FILLED ? null : args[Number(number)];
        return typeof argument === 'string' || typeof argument === 'number'
            ? String(argument).slice(0, MAX_TEMPLATE)
            : mark;
    });
}
/** Replaces `[text](1)`, a link to a related location, by its text (§3.11.6). */
function stripLinks(text) {
    return text.replace(/(?<!\\)\[([^[\]\\]{1,300})\]\(\d{1,6}\)/gu, '$1').replace(/\\([[\]\\])/gu, '$1');
}
/**
 * Returns the message of a result: its own text, or the text for its message id in the rule or the tool, or the rule's
 * description.
 */
function resolveMessage(result, rule, component) {
    const { text, id, arguments: args } = result.message ?? {};
    const template = text ??
        (id == null ? null : (findMessage(rule?.messageStrings, id) ?? findMessage(component.globalMessageStrings, id)));
    const most = template?.slice(0, MAX_TEMPLATE) ?? '';
    if (most.trim() !== '') {
        return stripLinks(args == null && text != null ? most : fillTemplate(most, args ?? [])).toWellFormed();
    }
    return readDescription(rule);
}
/** Returns the description of a rule; empty if the log has none. */
function readDescription(rule) {
    return (rule?.shortDescription?.text || rule?.fullDescription?.text || '').toWellFormed();
}
//# sourceMappingURL=message.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/reported-rule.js

const MAX_DESCRIPTION = 2_000;
const MAX_ADDRESS = 300;
const MAX_TAGS = 50;
const MAX_WEAKNESSES = 10;
const MOST_SEVERE = 10;
/** Returns what a report keeps of a rule; null if the log says nothing of it. `id` is the name that results give it. */
function describeReportedRule(id, rule) {
    if (rule === null)
        return null;
    const description = readDescription(rule).slice(0, MAX_DESCRIPTION).toWellFormed();
    const help = readAddress(rule.helpUri);
    const weaknesses = listWeaknesses(rule);
    const grade = readGrade(rule.properties?.['security-severity']);
    if (description === '' && help === null && weaknesses.length === 0 && grade === null)
        return null;
    return {
        id,
        description,
        ...(help !== null && { help }),
        ...(weaknesses.length > 0 && { weaknesses: [...weaknesses] }),
        ...(grade !== null && { security_severity: grade }),
    };
}
function readAddress(address) {
    if (address == null ||
        address.length > MAX_ADDRESS ||
        !/^https?:\/\/[\w.-]+(?:[/:?#][\x21-\x7e]*)?$/u.test(address)) {
        return null;
    }
    return address;
}
/**
 * Reads CWE numbers from tags (`external/cwe/cwe-089`, `CWE-89: SQL Injection`), a property `cwe`, and relationships to
 * the taxonomy CWE (SARIF 2.1.0 §3.53).
 */
function listWeaknesses({ properties, relationships }) {
    const words = [properties?.['tags'], properties?.['cwe']].flatMap((value) => Array.isArray(value) ? value.slice(0, MAX_TAGS) : [value]);
    const tagged = words.flatMap((word) => typeof word === 'string' ? [/\bcwe[-_ /:]{1,2}0{0,4}([1-9]\d{0,4})\b/iu.exec(word.slice(0, MAX_ADDRESS))?.[1]] : []);
    const related = (relationships ?? []).slice(0, MAX_TAGS).flatMap(({ target }) => {
        if (target?.toolComponent?.name?.toUpperCase() !== 'CWE')
            return [];
        return [/^(?:CWE-)?0{0,4}([1-9]\d{0,4})$/iu.exec(target.id ?? '')?.[1]];
    });
    const numbers = [...tagged, ...related].flatMap((number) => (number === undefined ? [] : [Number(number)]));
    return [...new Set(numbers)].toSorted((a, b) => a - b).slice(0, MAX_WEAKNESSES);
}
/** GitHub documents `security-severity` as a text that holds a number from 0 to 10. */
function readGrade(value) {
    const number = typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
    return number >= 0 && number <= MOST_SEVERE ? number : null;
}
//# sourceMappingURL=reported-rule.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/rule-index.js
/** Maximum number of parts that are removed from an id to find its rule. */
const MAX_PARTS = 10;
const getAt = (list, index) => index == null || index < 0 ? undefined : list[index];
function indexComponent(component) {
    const named = (key) => new Map(component.rules.flatMap((rule) => (rule[key] ? [[rule[key], rule]] : [])));
    return { component, byId: named('id'), byGuid: named('guid') };
}
/** Parses a level; null for a value that is not one of the four. */
function toLevel(word) {
    return word === 'error' || word === 'warning' || word === 'note' || word === 'none' ? word : null;
}
function createRuleIndex(run) {
    const driver = indexComponent(run.tool.driver);
    const extensions = run.tool.extensions.map(indexComponent);
    const overrides = new Map();
    const findComponent = (reference) => {
        const { index, guid, name } = reference?.toolComponent ?? {};
        return (getAt(extensions, index) ??
            extensions.find(({ component }) => (guid != null && component.guid === guid) || (name != null && component.name === name)) ??
            driver);
    };
    /** `CA1000/1` refers to the rule `CA1000`: the last parts of an id may be removed (§3.27.5). */
    const findByHierarchy = ({ byId }, id) => {
        let name = id;
        for (let parts = 0; parts < MAX_PARTS && name !== ''; parts += 1) {
            const rule = byId.get(name);
            if (rule !== undefined)
                return rule;
            name = name.slice(0, Math.max(0, name.lastIndexOf('/')));
        }
        return undefined;
    };
    const lookUp = (reference, index, id) => {
        const home = findComponent(reference);
        const rule = getAt(home.component.rules, index) ??
            (reference.guid ? home.byGuid.get(reference.guid) : undefined) ??
            (id
                ? (findByHierarchy(home, id) ?? extensions.map((one) => findByHierarchy(one, id)).find((one) => one))
                : undefined);
        return { rule: rule ?? null, component: home.component };
    };
    const of = (result) => {
        const reference = result.rule ?? { id: null, guid: null, index: null, toolComponent: null };
        return lookUp(reference, reference.index ?? result.ruleIndex, reference.id ?? result.ruleId);
    };
    const listOverrides = (invocation) => {
        const found = new Map();
        for (const { descriptor, configuration } of invocation.ruleConfigurationOverrides ?? []) {
            const { rule } = lookUp(descriptor, descriptor.index, descriptor.id);
            const word = toLevel(configuration?.level);
            if (rule !== null && word !== null && !found.has(rule))
                found.set(rule, word);
        }
        return found;
    };
    const findOverride = (result, rule) => {
        const invocations = run.invocations ?? [];
        const invocation = getAt(invocations, result.provenance?.invocationIndex) ?? (invocations.length === 1 ? invocations[0] : undefined);
        if (invocation === undefined)
            return null;
        const known = overrides.get(invocation) ?? listOverrides(invocation);
        overrides.set(invocation, known);
        return known.get(rule) ?? null;
    };
    return {
        of,
        readRuleId: (result) => result.ruleId ?? result.rule?.id ?? of(result).rule?.id ?? of(result).rule?.name ?? '',
        readLevel: (result) => {
            const own = toLevel(result.level);
            if (own !== null)
                return own;
            const { rule } = of(result);
            if (rule === null)
                return 'warning';
            return findOverride(result, rule) ?? toLevel(rule.defaultConfiguration?.level) ?? 'warning';
        },
    };
}
//# sourceMappingURL=rule-index.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/schema.js
/** The parts of a SARIF 2.1.0 log (OASIS) that are read. Everything else is accepted and ignored. */


/** An array whose length is checked before its items. Null, which some tools write, is an empty array. */
const createListSchema = (item, most, what) => schemas/* preprocess */.vkY((value) => value ?? [], schemas/* array */.YOg(schemas/* unknown */.L5J()).max(most, `more than ${most} ${what}`).pipe(schemas/* array */.YOg(item)));
const index = schemas/* number */.aig().nullish();
const schema_text = schemas/* string */.YjP().nullish();
const Message = schemas/* object */.Ikc({ text: schema_text }).nullish();
const Messages = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ text: schema_text })).nullish();
/** §3.4 */
const ArtifactLocation = schemas/* object */.Ikc({ uri: schema_text, uriBaseId: schema_text, index });
/** §3.49. `level` is read as text, so that an unknown value does not invalidate the report. */
const Rule = schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    name: schema_text,
    shortDescription: Message,
    fullDescription: Message,
    messageStrings: Messages,
    defaultConfiguration: schemas/* object */.Ikc({ level: schema_text }).nullish(),
    helpUri: schema_text,
    /** §3.8. Tags and grades as GitHub's code scanning documents them. */
    properties: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    /** §3.53 */
    relationships: schemas/* array */.YOg(schemas/* object */.Ikc({ target: schemas/* object */.Ikc({ id: schema_text, toolComponent: schemas/* object */.Ikc({ name: schema_text }).nullish() }).nullish() }))
        .nullish(),
});
/** §3.19 */
const Component = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    guid: schema_text,
    version: schema_text,
    semanticVersion: schema_text,
    rules: createListSchema(Rule, sarif_limits/* SARIF_LIMITS */.B.RULES, 'rules'),
    globalMessageStrings: Messages,
});
/** §3.52 */
const RuleReference = schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    index,
    toolComponent: schemas/* object */.Ikc({ index, guid: schema_text, name: schema_text }).nullish(),
});
/** §3.27 */
const Result = schemas/* object */.Ikc({
    ruleId: schema_text,
    ruleIndex: index,
    rule: RuleReference.nullish(),
    kind: schema_text,
    level: schema_text,
    message: schemas/* object */.Ikc({ text: schema_text, id: schema_text, arguments: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish() }).nullish(),
    locations: schemas/* array */.YOg(schemas/* object */.Ikc({
        physicalLocation: schemas/* object */.Ikc({
            artifactLocation: ArtifactLocation.nullish(),
            region: schemas/* object */.Ikc({ startLine: schemas/* number */.aig().nullish(), endLine: schemas/* number */.aig().nullish() }).nullish(),
        })
            .nullish(),
    }))
        .nullish(),
    partialFingerprints: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    fingerprints: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()).nullish(),
    suppressions: schemas/* array */.YOg(schemas/* object */.Ikc({ kind: schema_text, status: schema_text, justification: schema_text })).nullish(),
    baselineState: schema_text,
    provenance: schemas/* object */.Ikc({ invocationIndex: index }).nullish(),
});
/** §3.20 */
const Invocation = schemas/* object */.Ikc({
    executionSuccessful: schemas/* boolean */.zMY().nullish(),
    ruleConfigurationOverrides: schemas/* array */.YOg(schemas/* object */.Ikc({ descriptor: RuleReference, configuration: schemas/* object */.Ikc({ level: schema_text }).nullish() }))
        .nullish(),
});
/** §3.14 */
const Run = schemas/* object */.Ikc({
    tool: schemas/* object */.Ikc({ driver: Component, extensions: createListSchema(Component, sarif_limits/* SARIF_LIMITS */.B.EXTENSIONS, 'extensions') }),
    invocations: schemas/* array */.YOg(Invocation).nullish(),
    originalUriBaseIds: schemas/* record */.g1P(schemas/* string */.YjP(), ArtifactLocation).nullish(),
    artifacts: createListSchema(schemas/* object */.Ikc({ location: ArtifactLocation.nullish() }), sarif_limits/* SARIF_LIMITS */.B.ARTIFACTS, 'artifacts'),
    results: createListSchema(Result, sarif_limits/* SARIF_LIMITS */.B.RESULTS, 'results'),
    externalPropertyFileReferences: schemas/* object */.Ikc({ results: schemas/* array */.YOg(schemas/* unknown */.L5J()).nullish() }).nullish(),
});
/** §3.13. The version is checked before the rest. */
const SarifLog = schemas/* object */.Ikc({ runs: createListSchema(Run, sarif_limits/* SARIF_LIMITS */.B.RUNS, 'runs') });
//# sourceMappingURL=schema.js.map
;// CONCATENATED MODULE: ./build/src/external/sarif/read.js
/** A SARIF 2.1.0 file → reports as a snapshot carries them. Pure: who calls it has read the file. */










const MAX_MESSAGE = 2_000;
const MAX_WORD = 200;
const MAX_FINGERPRINTS = 20;
/** Fingerprints of some tools that a rebase changes. */
const PASSING = /^(?:commit(?:sha|message)?|author|email|date)$/iu;
const SEVERITIES = { error: 'error', warning: 'warn', note: 'info' };
/**
 * Parses a file's text. Some results are counted and left out: those that are not failures according to the tool (level
 * `none`, a kind other than `fail`, absent since the baseline), and those without a location in the repository.
 * @param name the file's name in faults
 * @param roots absolute paths of the repository, as the tool may have seen it
 * @throws ReportError if the text is not a SARIF 2.1.0 log, or is larger than the limit
 */
function readSarif(name, text, roots) {
    if (text.length > limits/* REPORT_LIMITS */.S4.FILE_BYTES)
        throw (0,limits/* createTooLargeError */.yJ)(name);
    const value = parseJson(name, text);
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    if (typeof version !== 'string')
        throw new report_error/* ReportError */.$([`${name} is no SARIF file: it has no version`]);
    if (version !== '2.1.0') {
        throw new report_error/* ReportError */.$([`${name} is SARIF ${(0,base_text/* quoteStart */.D3)(version)}; only 2.1.0 is read`]);
    }
    if (countResults(value) > sarif_limits/* SARIF_LIMITS */.B.RESULTS) {
        throw new report_error/* ReportError */.$([`${name} holds more than ${sarif_limits/* SARIF_LIMITS */.B.RESULTS} results, the most that is read`]);
    }
    const log = SarifLog.safeParse(value);
    if (!log.success)
        throw new report_error/* ReportError */.$([`${name} is no SARIF 2.1.0 log: ${describeIssue(log.error)}`]);
    return {
        reports: log.data.runs.map((run) => buildReport(run, roots)),
        notes: log.data.runs.flatMap((run) => listNotes(name, run)),
    };
}
/** Counts the results of a log before its shape is checked. */
function countResults(log) {
    const member = (of, name) => {
        const value = typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
        return Array.isArray(value) ? value : [];
    };
    return member(log, 'runs').reduce((sum, run) => sum + member(run, 'results').length, 0);
}
function describeIssue(error) {
    const [issue] = error.issues;
    return `at /${issue?.path.map(String).join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`;
}
function listNotes(name, run) {
    const tool = JSON.stringify(run.tool.driver.name.slice(0, MAX_WORD));
    const failed = (run.invocations ?? []).some((one) => one.executionSuccessful === false);
    const apart = (run.externalPropertyFileReferences?.results ?? []).length > 0;
    return [
        ...(failed
            ? [`${name}: ${tool} says of itself that it did not run to its end; what it would have found is missing`]
            : []),
        ...(apart ? [`${name}: results of ${tool} that it keeps in other files are not read`] : []),
    ];
}
function buildReport(run, roots) {
    const { driver } = run.tool;
    const book = createRuleIndex(run);
    const rules = new Map();
    const results = [];
    const leftOut = { not_failures: 0, without_place: 0 };
    for (const result of run.results) {
        const level = readFailureLevel(result, book);
        if (level === null) {
            leftOut.not_failures += 1;
            continue;
        }
        const place = findPlace(result, run, roots);
        if (place === null) {
            leftOut.without_place += 1;
            continue;
        }
        const { rule, component } = book.of(result);
        const id = truncate(book.readRuleId(result).trim(), MAX_WORD) || 'no-rule';
        const about = describeReportedRule(id, rule);
        if (about !== null)
            rules.set(id, about);
        results.push({
            rule: id,
            severity: SEVERITIES[level],
            ...place,
            message: truncate(resolveMessage(result, rule, component), MAX_MESSAGE),
            fingerprints: listFingerprints(result),
            suppressed: readSuppression(result),
        });
    }
    return {
        tool: truncate(driver.name.trim(), MAX_WORD) || 'sarif',
        version: truncate(driver.semanticVersion ?? driver.version ?? '', MAX_WORD) || null,
        rules: [...rules.values()],
        results,
        left_out: leftOut,
    };
}
const truncate = (text, max) => text.slice(0, max).toWellFormed();
/**
 * Returns the level of a failure. Null if the result is not a failure: another kind, absent since the baseline, or
 * level `none`.
 */
function readFailureLevel(result, book) {
    if ((result.kind ?? 'fail') !== 'fail' || result.baselineState === 'absent')
        return null;
    const level = book.readLevel(result);
    return level === 'none' ? null : level;
}
/** Returns the first of the result's locations that is in the repository. */
function findPlace(result, run, roots) {
    for (const { physicalLocation } of result.locations ?? []) {
        const file = resolveArtifactPath(physicalLocation?.artifactLocation, run, roots);
        if (file !== null)
            return { file, lines: readLines(physicalLocation?.region) };
    }
    return null;
}
function listFingerprints(result) {
    return Object.entries({ ...result.partialFingerprints, ...result.fingerprints })
        .filter(([name, value]) => typeof value === 'string' && value !== '' && !PASSING.test(name))
        .map(([name, value]) => truncate(`${name}=${String(value)}`, MAX_WORD))
        .toSorted()
        .slice(0, MAX_FINGERPRINTS);
}
/**
 * Returns the suppression of a result. A result counts as suppressed if it has suppressions and none of them is under
 * review or rejected (§3.27.23, §3.35.3).
 */
function readSuppression(result) {
    const [first, ...more] = result.suppressions ?? [];
    if (first === undefined)
        return null;
    const accepted = [first, ...more].every(({ status }) => (status ?? 'accepted') === 'accepted');
    if (!accepted)
        return null;
    return {
        kind: truncate(first.kind ?? 'external', MAX_WORD),
        reason: truncate((first.justification ?? '').trim(), MAX_MESSAGE),
    };
}
//# sourceMappingURL=read.js.map
;// CONCATENATED MODULE: ./build/src/external/read-report.js









const COVERAGE = {
    lcov: readLcov,
    cobertura: readCobertura,
    jacoco: readJacoco,
    gocover: readGoCover,
    coveragepy: readCoveragePy,
};
/**
 * Reads a report of a known format.
 * @param name the report's name in faults
 * @param roots absolute paths of the repository, as the tool may have seen it
 * @throws ReportError
 */
async function readReport(kind, name, text, roots) {
    if (text.length > limits/* REPORT_LIMITS */.S4.FILE_BYTES)
        throw (0,limits/* createTooLargeError */.yJ)(name);
    switch (kind) {
        case 'sarif': {
            const { reports, notes } = readSarif(name, text, roots);
            return { report: { kind, reports }, notes };
        }
        case 'junit':
            return { report: { kind, tests: (await (0,junit/* readJUnit */.d)(name, text)).map(({ test }) => test) }, notes: [] };
        case 'proof':
            return { report: { kind, proof: readProof(name, text) }, notes: [] };
        default:
            return { report: { kind, files: await COVERAGE[kind](name, text) }, notes: [] };
    }
}
//# sourceMappingURL=read-report.js.map

/***/ }),

/***/ 89004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ ReportError),
/* harmony export */   C: () => (/* binding */ collectFaults)
/* harmony export */ });
/**
 * Thrown for a report, or a list of them, that cannot be used. Each fault names the file, the place and the problem.
 */
class ReportError extends Error {
    faults;
    name = 'ReportError';
    constructor(faults) {
        super(faults.join('\n'));
        this.faults = faults;
    }
}
/** Returns a handler that collects the faults of a ReportError and rethrows every other error. */
function collectFaults(faults) {
    return (fault) => {
        if (!(fault instanceof ReportError))
            throw fault;
        faults.push(...fault.faults);
        return null;
    };
}
//# sourceMappingURL=report-error.js.map

/***/ }),

/***/ 7457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   Z1: () => (/* binding */ isAbsolutePath),
/* harmony export */   fl: () => (/* binding */ relativeToRoots),
/* harmony export */   gr: () => (/* binding */ decodePercent),
/* harmony export */   lm: () => (/* binding */ MAX_PATH),
/* harmony export */   wX: () => (/* binding */ normalizeDrive)
/* harmony export */ });
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16258);
/** Paths as tools write them (RFC 3986, RFC 8089, Windows) → paths relative to the repository. */

/** Maximum length of a path. */
const MAX_PATH = 1_024;
const DRIVE = /^\/?([A-Za-z]):(?=\/|$)/u;
/** Returns the path with forward slashes. */
const toSlashes = (path) => path.replaceAll('\\', '/');
/** Decodes percent-encoding. Text that is not validly encoded is returned unchanged. */
function decodePercent(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Normalizes a Windows drive: the letter in lower case, without a leading slash. */
function normalizeDrive(path) {
    return path.replace(DRIVE, (_, letter) => `${letter.toLowerCase()}:`);
}
/** Returns whether a path with forward slashes is absolute. */
function isAbsolutePath(path) {
    return path.startsWith('/') || DRIVE.test(path);
}
/** Returns the path relative to one of the roots; null if it is outside of all of them. */
function relativeToRoots(path, roots) {
    for (const root of roots) {
        const folder = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutEndSlashes */ .he)(normalizeDrive(toSlashes(root)));
        if (path === folder)
            return '';
        if (path.startsWith(`${folder}/`))
            return path.slice(folder.length + 1);
    }
    return null;
}
/** Removes `.`, `..` and empty parts. Returns null if the path leads out of the repository or is empty. */
function normalizePath(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    const joined = parts.join('/');
    return joined === '' || joined.length > MAX_PATH || joined.includes('\0') ? null : joined;
}
//# sourceMappingURL=repository-path.js.map

/***/ }),

/***/ 78323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ SARIF_LIMITS)
/* harmony export */ });
/** Limits of what is read of SARIF. A report beyond a limit is refused by name and never read in part. */
const SARIF_LIMITS = {
    FILES: 20,
    /** Maximum for all files together. */
    RESULTS: 25_000,
    RUNS: 100,
    /** Rules of one component of a tool. */
    RULES: 50_000,
    EXTENSIONS: 200,
    ARTIFACTS: 200_000,
};
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 76996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readXml)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var sax__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42560);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35897);
/* harmony import */ var _report_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89004);
/** XML of a report, element by element. Entities of the document are never read, and nothing is fetched. */




/** A large report is read in such pieces of characters, so that whoever else has work in this process gets to it. */
const PIECE = 128 * 1024;
const toLocalName = (name) => name.slice(name.indexOf(':') + 1);
/**
 * Reads a document.
 * @throws ReportError for a text that is not well-formed, that declares entities, or that is over a limit
 */
async function readXml(file, text, reader) {
    const parser = sax__WEBPACK_IMPORTED_MODULE_1__.parser(true);
    const refuse = (problem) => {
        throw new _report_error_js__WEBPACK_IMPORTED_MODULE_2__/* .ReportError */ .$([`${file} ${problem} (line ${parser.line + 1})`]);
    };
    let attributes = new Map();
    let depth = 0;
    parser.onerror = () => refuse('is no well-formed XML, or uses entities of its own, which are never read');
    parser.ondoctype = (declared) => {
        if (/<!ENTITY/iu.test(declared))
            refuse('declares entities, which are never read: write the report without them');
    };
    parser.onattribute = ({ name, value }) => {
        if (attributes.size >= _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_LIMITS */ .S4.ATTRIBUTES) {
            refuse(`has an element with more than ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_LIMITS */ .S4.ATTRIBUTES} attributes`);
        }
        attributes.set(toLocalName(name), value);
    };
    parser.onopentag = ({ name }) => {
        depth += 1;
        if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_LIMITS */ .S4.DEPTH)
            refuse(`has elements in more than ${_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_LIMITS */ .S4.DEPTH} others`);
        const own = attributes;
        attributes = new Map();
        reader.open(toLocalName(name), own);
    };
    parser.onclosetag = (name) => {
        depth -= 1;
        reader.close(toLocalName(name));
    };
    parser.ontext = (piece) => reader.text?.(piece);
    parser.oncdata = (piece) => reader.text?.(piece);
    for (let at = 0; at < text.length;) {
        const end = findPieceEnd(text, at);
        try {
            parser.write(text.slice(at, end));
        }
        catch (fault) {
            // The parser stumbles over attributes that are named like methods of objects.
            if (fault instanceof TypeError)
                refuse('has attributes that cannot be read');
            throw fault;
        }
        at = end;
        if (at < text.length)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    }
    parser.close();
}
/** Returns where a piece ends: after a tag, so that the parser need not hold the half of one. */
function findPieceEnd(text, start) {
    if (start + PIECE >= text.length)
        return text.length;
    const end = text.lastIndexOf('>', start + PIECE) + 1;
    return end > start ? end : start + PIECE;
}
//# sourceMappingURL=xml.js.map

/***/ }),

/***/ 98920:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RequestError)
/* harmony export */ });
/** Thrown for what the caller must change. `message` says what; it holds nothing internal. */
class RequestError extends Error {
    code;
    fields;
    name = 'RequestError';
    constructor(code, message, 
    /** The fields at fault; empty where no single one is. */
    fields = []) {
        super(message);
        this.code = code;
        this.fields = fields;
    }
}
//# sourceMappingURL=request-error.js.map

/***/ }),

/***/ 29837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runProviderCall),
/* harmony export */   P: () => (/* binding */ readSystemCode)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/** The outer error handling of the providers: converts internal errors to a ProviderError that a person can act on. */


/** Runs a call of a provider. @throws ProviderError, or the signal's reason if it is aborted */
async function runProviderCall(signal, call) {
    try {
        signal.throwIfAborted();
        return await call();
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
            throw fault;
        const said = node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) ? fault.message : String(fault);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `The change could not be read: ${said}. Check the disk and the repository.`, false, {
            cause: fault,
        });
    }
}
/** Returns the code of a system error, such as `ENOENT`; null if it has none. */
function readSystemCode(fault) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
//# sourceMappingURL=errors.js.map

/***/ })

};
