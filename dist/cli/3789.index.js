export const id = 3789;
export const ids = [3789];
export const modules = {

/***/ 70522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kb: () => (/* binding */ excerpt),
/* harmony export */   RT: () => (/* binding */ EXCERPT_CHARACTERS),
/* harmony export */   Sb: () => (/* binding */ Secrets)
/* harmony export */ });
/* unused harmony export visible */
/** Makes text from outside safe to show: secrets masked, control characters escaped, length limited. */
/** The number of characters shown of an answer that cannot be read. */
const EXCERPT_CHARACTERS = 200;
/** Secrets are searched in this many characters before the text is cut, so that the cut leaves no part of a secret. */
const WINDOW_CHARACTERS = 16_384;
/** Shorter strings are not treated as secrets: masking them would make the text unreadable. */
const MIN_SECRET_CHARACTERS = 4;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const NAMED = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Escapes control characters, format characters and lone surrogates, which a terminal or a log might interpret. */
function visible(text) {
    return text.replace(INVISIBLE, (character) => {
        const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
        return NAMED[character] ?? `\\u{${code}}`;
    });
}
/** Returns the first `characters` whole characters, with `…` if the text was cut. */
function cut(text, characters) {
    const whole = [...text.slice(0, characters * 2 + 2)];
    if (whole.length <= characters && text.length <= characters * 2 + 2)
        return text;
    return `${whole.slice(0, characters).join('')}…`;
}
/** Returns one line of text from outside, cut to `characters`, with control characters escaped. */
function excerpt(text, characters = EXCERPT_CHARACTERS) {
    return visible(cut(text, characters));
}
/** Strings that must never be shown. */
class Secrets {
    words = new Set();
    /** Adds a secret, and its forms in a URL, a form and a JSON document. */
    add(secret) {
        if (secret.length < MIN_SECRET_CHARACTERS)
            return;
        const form = new URLSearchParams({ '': secret }).toString().slice(1);
        const json = JSON.stringify(secret).slice(1, -1);
        for (const word of [secret, form, json, encodeURIComponent(secret.toWellFormed())])
            this.words.add(word);
    }
    /** Replaces every secret with `***`. Longer secrets come first, because one may contain another. */
    scrub(text) {
        const longestFirst = [...this.words].sort((a, b) => b.length - a.length);
        return longestFirst.reduce((scrubbed, word) => scrubbed.replaceAll(word, '***'), text);
    }
    /** Returns one line of text from outside, with secrets masked, cut, and with control characters escaped. */
    line(text, characters = EXCERPT_CHARACTERS) {
        return excerpt(this.scrub(text.slice(0, WINDOW_CHARACTERS)), characters);
    }
}
//# sourceMappingURL=excerpt.js.map

/***/ }),

/***/ 55760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ReviewError),
/* harmony export */   t: () => (/* binding */ cancelledBy)
/* harmony export */ });
/** The only error class that a reviewer throws. */
/** No review, or only a part of it. Message and hint are one line each, without secrets and control characters. */
class ReviewError extends Error {
    name = 'ReviewError';
    kind;
    code;
    status;
    said;
    hint;
    constructor(message, details) {
        super(message);
        this.kind = details.kind;
        this.code = details.code ?? null;
        this.status = details.status ?? null;
        this.said = details.said ?? null;
        this.hint = details.hint ?? '';
    }
}
/** Returns the error for a review that its caller has stopped, with the message of the signal's reason. */
function cancelledBy(signal) {
    const reason = signal.reason;
    const message = typeof reason === 'object' && reason !== null && 'message' in reason ? reason.message : reason;
    const known = typeof message === 'string' && message !== '';
    return new ReviewError(known ? message : 'The review was cancelled.', { kind: 'cancelled' });
}
//# sourceMappingURL=review-error.js.map

/***/ }),

/***/ 81852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readGitHubAccess)
/* harmony export */ });
/** How the command reaches GitHub: with the token that its environment has. */
/** Reads GITHUB_TOKEN or GH_TOKEN, and GITHUB_API_URL; null where the environment has no token. */
function readGitHubAccess(env) {
    const token = env['GITHUB_TOKEN'] || env['GH_TOKEN'];
    return token ? { token, apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com' } : null;
}
//# sourceMappingURL=github-access.js.map

/***/ }),

/***/ 41066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openRepository)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57975);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16112);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31194);
/** Reads what the command needs to know of a local repository before the review: its name and the two commits. */





const run = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.promisify)(node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile);
/** How git ends where there is no repository or no such commit, and where a setting is not set. */
const FATAL = 128;
const NOT_SET = 1;
/**
 * Runs git and returns what it printed; null if it ended with the code that means "there is none". A git that ended in
 * any other way did not answer, which must not be taken for an answer.
 */
async function runGit(directory, none, ...args) {
    try {
        const { stdout } = await run('git', ['-C', directory, ...args], { env: { ...process.env, LC_ALL: 'C' } });
        return stdout.trim();
    }
    catch (fault) {
        const code = node_util__WEBPACK_IMPORTED_MODULE_2__.types.isNativeError(fault) && 'code' in fault ? fault.code : null;
        if (code === none)
            return null;
        const what = code === 'ENOENT'
            ? 'The program git was not found. Install git and have it on the PATH.'
            : `git ${args[0]} did not end as it should in ${directory}. Run the command again, and check the repository with "git status".`;
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(what, { cause: fault });
    }
}
/**
 * Extracts `owner/name` from the URL of a remote: `https://host/owner/name.git`, `git@host:owner/name`. Null if there
 * is none.
 */
function parseRemoteRepo(url) {
    const match = /[/:]([^/:]+\/[^/:]+?)(?:\.git)?\/?$/u.exec(url);
    const parsed = _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Repo */ .lc.safeParse(match?.[1]);
    return parsed.success ? parsed.data : null;
}
/**
 * Reads the repository.
 * @throws UsageError that says what is wrong with the named repository or commit
 */
async function openRepository(directory, head) {
    const top = await runGit(directory, FATAL, 'rev-parse', '--show-toplevel');
    if (top === null) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
    }
    const asked = ['-s', '--no-show-signature', '--format=%H %ct', '--end-of-options', `${head}^{commit}`];
    const [, commit, time] = /^([0-9a-f]{40,64}) (\d*)$/u.exec((await runGit(directory, FATAL, 'show', ...asked)) ?? '') ?? [];
    if (commit === undefined) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`);
    }
    const remote = await runGit(directory, NOT_SET, 'config', '--get', 'remote.origin.url');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top)).replace(/[^A-Za-z0-9._-]/gu, '-');
    const local = _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Repo */ .lc.safeParse(`local/${folder}`);
    return {
        directory: top,
        name: (remote === null ? null : parseRemoteRepo(remote)) ?? (local.success ? local.data : 'local/repository'),
        headSha: commit,
        headCommittedAt: Number(time) * 1000,
    };
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 4410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P9: () => (/* binding */ readPolicyInput),
  gM: () => (/* binding */ readReportInputs),
  jC: () => (/* binding */ readTicketInput)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/engine/policy/built-in.js
var built_in = __webpack_require__(395);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/external/limits.js
var external_limits = __webpack_require__(35897);
// EXTERNAL MODULE: ./build/src/external/report-error.js
var report_error = __webpack_require__(89004);
;// CONCATENATED MODULE: ./build/src/external/measured/detect.js

/** So much of a report is looked at. */
const START = 4_096;
const DECLARATIONS = /^(?:<\?[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>]*>|\s)+/u;
/** @throws ReportError that names what is read */
function detectCoverageKind(name, text) {
    const start = text.slice(0, START).replace(/^\ufeff/u, '');
    if (/^mode: (?:set|count|atomic)\r?$/mu.test(start.slice(0, 20)))
        return 'gocover';
    if (/^(?:TN|SF):/mu.test(start))
        return 'lcov';
    if (/^\s*\{/u.test(start))
        return 'coveragepy';
    const xml = start.replace(DECLARATIONS, '');
    if (/^<report\b/u.test(xml))
        return 'jacoco';
    if (/^<coverage\b/u.test(xml) && !/^<coverage\b[^>]*\bclover=/u.test(xml))
        return 'cobertura';
    throw new report_error/* ReportError */.$([
        `${name} is no report of coverage that is read: LCOV, Cobertura or JaCoCo XML, a Go cover profile, or the JSON of coverage.py`,
    ]);
}
//# sourceMappingURL=detect.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var glob = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/external/named-files.js
/** Files of reports on disk: found by path or glob, read within limits. */






const WILDCARD = /[*?[{]/u;
/** Folders that are not searched for reports unless they are named. */
const SKIPPED = new Set(['.git', 'node_modules']);
/** Maximum number of files and folders that one glob may visit. */
const MAX_ENTRIES = 200_000;
/**
 * Finds the files that paths or globs name, each file once, in the given order and by path within a glob. Faults go to
 * `faults`; a glob that matches nothing is a note for the user.
 */
async function findFiles(names, search, faults) {
    const notes = [];
    const files = new Map();
    for (const name of names) {
        const found = await resolveFiles(name, search).catch((0,report_error/* collectFaults */.C)(faults));
        if (found?.length === 0)
            notes.push(`no file matches ${JSON.stringify(name)}: no report was read for it`);
        for (const [real, shown] of found ?? [])
            if (!files.has(real))
                files.set(real, shown);
    }
    return { files: [...files].map(([real, shown]) => ({ real, shown })), notes };
}
/** Returns the real path and the displayed name of each file that a path or a glob names. */
async function resolveFiles(name, search) {
    const path = (0,external_node_path_.resolve)(search.directory, name);
    const literal = await (0,promises_.realpath)(path).catch(() => null);
    if (literal !== null)
        return [[checkLink(literal, name, path, await (0,promises_.realpath)(search.directory), search), name]];
    if (!search.globs || !WILDCARD.test(name))
        throw new report_error/* ReportError */.$([`${name} does not exist`]);
    return expandPattern(name, search);
}
/** Refuses a link below the directory that leads out of it: the reviewed change may contain such a link. */
function checkLink(real, shown, path, directory, search) {
    const within = (folder, file) => file === folder || file.startsWith(`${folder}${external_node_path_.sep}`);
    if (search.follow || !within((0,external_node_path_.resolve)(search.directory), path) || within(directory, real))
        return real;
    throw new report_error/* ReportError */.$([`${shown} is a link that leads out of ${search.directory}`]);
}
async function expandPattern(pattern, search) {
    const slashed = pattern.split(external_node_path_.sep).join('/').replace(/^\.\//u, '');
    const parts = slashed.split('/');
    const still = parts.slice(0, Math.max(0, parts.findIndex((part) => WILDCARD.test(part))));
    const start = (0,external_node_path_.resolve)(search.directory, still.join('/') || (slashed.startsWith('/') ? '/' : '.'));
    // Without a leading slash, a glob of a single name would match at any depth.
    const matches = (0,glob/* compileGlob */.S)(`/${parts.slice(still.length).join('/')}`, 'files');
    const directory = await (0,promises_.realpath)(search.directory);
    const found = [];
    const folders = [start];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const inside = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        entries += inside.length;
        if (entries > MAX_ENTRIES) {
            throw new report_error/* ReportError */.$([`${pattern} would look through more than ${MAX_ENTRIES} files: name the folder`]);
        }
        for (const entry of inside) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    folders.push(path);
            }
            else if (matches((0,external_node_path_.relative)(start, path).split(external_node_path_.sep).join('/'))) {
                const real = await (0,promises_.realpath)(path).catch(() => null);
                const shown = (0,external_node_path_.relative)(search.directory, path).split(external_node_path_.sep).join('/');
                if (real !== null)
                    found.push([checkLink(real, shown, path, directory, search), shown]);
            }
        }
    }
    return found.toSorted(([, a], [, b]) => (0,order/* compareText */.n)(a, b));
}
/**
 * Reads a file.
 * @throws ReportError if it cannot be read, or is larger than the limit
 */
async function readNamedFile({ real, shown }) {
    try {
        const about = await (0,promises_.stat)(real);
        if (!about.isFile())
            throw new report_error/* ReportError */.$([`${shown} is no file`]);
        if (about.size > external_limits/* REPORT_LIMITS */.S4.FILE_BYTES)
            throw (0,external_limits/* createTooLargeError */.yJ)(shown);
        return await (0,promises_.readFile)(real);
    }
    catch (fault) {
        if (fault instanceof report_error/* ReportError */.$)
            throw fault;
        const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
        throw new report_error/* ReportError */.$([`${shown} cannot be read${code}`]);
    }
}
//# sourceMappingURL=named-files.js.map
// EXTERNAL MODULE: ./build/src/external/read-report.js + 15 modules
var read_report = __webpack_require__(82883);
// EXTERNAL MODULE: ./build/src/external/sarif/limits.js
var sarif_limits = __webpack_require__(78323);
;// CONCATENATED MODULE: ./build/src/external/gather.js
/** The reports that the inputs of the step and the flags of the command name. */







/** Inputs that name reports, and how their format is known; null: by the content. */
const INPUTS = {
    sarif: 'sarif',
    junit: 'junit',
    coverage: null,
    proof: 'proof',
};
const REPORT_INPUTS = ['sarif', 'junit', 'coverage', 'proof'];
/**
 * Reads all reports.
 * @throws ReportError that names every file that is missing, broken or over a limit
 */
async function gatherReports(named, search) {
    const faults = [];
    const notes = [];
    const found = [];
    for (const input of REPORT_INPUTS) {
        const { files, notes: told } = await findFiles(named[input], search, faults);
        notes.push(...told);
        found.push(...files.map((file) => ({ input, file })));
    }
    refuseTooMany(found.map(({ input }) => input), faults);
    const reports = [];
    let bytes = 0;
    for (const { input, file } of found) {
        const read = await readOne(input, file, search.roots).catch((0,report_error/* collectFaults */.C)(faults));
        if (read === null)
            continue;
        bytes += read.report.text.length;
        if (bytes > external_limits/* REPORT_LIMITS */.S4.ALL_BYTES)
            throw tellAllTooLarge(faults);
        reports.push(read.report);
        notes.push(...read.notes);
    }
    const results = countResults(reports);
    if (results > sarif_limits/* SARIF_LIMITS */.B.RESULTS) {
        faults.push(`the SARIF files hold ${results} results together; at most ${sarif_limits/* SARIF_LIMITS */.B.RESULTS} are read`);
    }
    if (faults.length > 0)
        throw new report_error/* ReportError */.$(faults);
    return { reports, notes };
}
function refuseTooMany(inputs, faults) {
    const sarif = inputs.filter((input) => input === 'sarif').length;
    const others = inputs.length - sarif;
    if (sarif > sarif_limits/* SARIF_LIMITS */.B.FILES) {
        throw new report_error/* ReportError */.$([...faults, `${sarif} SARIF files are named; at most ${sarif_limits/* SARIF_LIMITS */.B.FILES} are read`]);
    }
    if (others > external_limits/* REPORT_LIMITS */.S4.FILES) {
        throw new report_error/* ReportError */.$([
            ...faults,
            `${others} reports of tests, coverage and proofs are named; at most ${external_limits/* REPORT_LIMITS */.S4.FILES} are read: merge them before`,
        ]);
    }
}
function tellAllTooLarge(faults) {
    const megabytes = external_limits/* REPORT_LIMITS */.S4.ALL_BYTES / 1024 / 1024;
    return new report_error/* ReportError */.$([...faults, `the reports are larger than ${megabytes} MB together, the most that is read`]);
}
async function readOne(input, file, roots) {
    const bytes = await readNamedFile(file);
    const text = bytes.toString('utf8');
    const kind = INPUTS[input] ?? detectCoverageKind(file.shown, text);
    const { report, notes } = await (0,read_report/* readReport */.t)(kind, file.shown, text, roots);
    return { report: { kind, digest: (0,hash/* digestBytes */.QN)(bytes), text, roots, parsed: report }, notes };
}
/** The number of results in SARIF files, those left out among them. */
function countResults(reports) {
    return reports
        .flatMap(({ parsed }) => (parsed.kind === 'sarif' ? parsed.reports : []))
        .reduce((sum, { results, left_out: left }) => sum + results.length + left.not_failures + left.without_place, 0);
}
//# sourceMappingURL=gather.js.map
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
;// CONCATENATED MODULE: ./build/src/cli/review-inputs.js
/** The inputs of a review besides the commits: the ticket, the policy and the reports of other tools. */







const LOOKS_LIKE_FILE = /\.(?:md|markdown|txt)$/iu;
/**
 * Returns the named ticket: a file if one of that name exists, otherwise an id.
 * @param mayAsk whether there is a token for requests to a provider
 */
async function readTicketInput(named, mayAsk) {
    if ((0,external_node_fs_.existsSync)(named)) {
        const id = named.length <= limits/* LIMITS */.b.MAX_TICKET_CHARACTERS ? named : (0,external_node_path_.basename)(named).slice(-limits/* LIMITS */.b.MAX_TICKET_CHARACTERS);
        return { id, file: (0,external_node_path_.resolve)(named), text: await (0,files/* readText */.yR)(named, 'ticket') };
    }
    if (LOOKS_LIKE_FILE.test(named)) {
        throw new exit/* UsageError */.e(`There is no ticket file ${named}. Name a Markdown file, or a ticket's id such as 12.`);
    }
    if (!mayAsk) {
        throw new exit/* UsageError */.e(`There is no file ${named}, and an issue cannot be read without a token: set GITHUB_TOKEN.`);
    }
    return { id: named, file: null, text: '' };
}
/**
 * Returns the named policy. If a file of that name exists, the policy has the file's base name; `-file` is appended if
 * a built-in policy has that name.
 */
async function readPolicyInput(named) {
    if (named === null)
        return null;
    if (!(0,external_node_fs_.existsSync)(named))
        return { name: named, source: null };
    const name = (0,external_node_path_.basename)(named, (0,external_node_path_.extname)(named)).slice(0, 100) || 'policy';
    const source = await (0,files/* readText */.yR)(named, 'policy');
    return { name: Object.hasOwn(built_in/* BUILT_IN_POLICIES */.Q, name) ? `${name}-file` : name, source };
}
/**
 * Reads the reports named by `--sarif`, `--junit` and `--coverage`.
 * @throws UsageError that names every file that is not a valid report
 */
async function readReportInputs(named, roots) {
    try {
        return await gatherReports(named, { directory: process.cwd(), roots, globs: false, follow: true });
    }
    catch (fault) {
        if (fault instanceof report_error/* ReportError */.$) {
            throw new exit/* UsageError */.e(`A report cannot be used: ${fault.faults.join('; ')}.`, { cause: fault });
        }
        throw fault;
    }
}
//# sourceMappingURL=review-inputs.js.map

/***/ }),

/***/ 41698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ADVICE)
/* harmony export */ });
/** By code, where there is more to say than the error's own text. Inputs are those of the step. */
const ADVICE = {
    E_AC_001: 'Name a ticket that has acceptance criteria (input ticket), or add a section "Acceptance criteria" to the one that was read.',
    E_AC_002: 'Check the ticket id (input ticket), and that the service may read it.',
    E_POL_001: 'Check the name of the policy (input policy) and the policy itself.',
    E_TOK_001: 'Give the service a provider token that may read this repository.',
    E_TOK_002: "Renew the tenant's provider token in the service: the one it holds can no longer be decrypted.",
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the service may read them.',
    E_IDEM_001: 'Run the job again: a new run asks under a new key.',
    E_RATE_001: "The tenant's rate limit is used up: try again later, or have it raised.",
};
//# sourceMappingURL=advice.js.map

/***/ }),

/***/ 37087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openTickets)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
;// CONCATENATED MODULE: ./build/src/sources/tickets/file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** Reads a ticket from a file. */




/** Size limit of a ticket, in bytes. */
const MAX_TICKET_BYTES = 1024 * 1024;
/**
 * Reads a Markdown file as the ticket, whatever id the request names. Its title is its first heading, or else its name.
 * @throws ProviderError E_AC_002 if it cannot be read.
 */
function createFileTicketReader(path) {
    return (_id, signal) => (0,sources_errors/* runProviderCall */.D)(signal, async () => {
        const name = (0,external_node_path_.basename)(path);
        const body = (await readStart(path)).toString('utf8').replace(/^\ufeff/u, '');
        const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
        return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
    });
}
async function readStart(path) {
    let content;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path), true);
            const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAX_TICKET_BYTES + 1) });
            content = buffer.subarray(0, bytesRead);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (fault) {
        const code = (0,sources_errors/* readSystemCode */.P)(fault);
        const why = code === 'ENOENT'
            ? 'there is no such file'
            : code === 'EISDIR'
                ? 'it is a folder'
                : `it cannot be read (${code ?? 'unknown fault'})`;
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
            cause: fault,
        });
    }
    if (content.length <= MAX_TICKET_BYTES)
        return content;
    throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${path} is over ${MAX_TICKET_BYTES} bytes. Name the ticket alone.`);
}
//# sourceMappingURL=file.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/open-tickets.js
/** Opens the reader of the tickets that are named on this machine: a file, or an issue of GitHub. */


/** Opens the reader. An issue number without a repository belongs to `repo`. The client of GitHub is loaded when it is asked. */
function openTickets({ ticketFile, github }, repo) {
    if (ticketFile !== null)
        return createFileTicketReader(ticketFile);
    if (github !== null) {
        return async (id, signal) => {
            const { createGitHubTicketReader } = await Promise.all(/* import() | github */[__webpack_require__.e(6752), __webpack_require__.e(5927), __webpack_require__.e(6326)]).then(__webpack_require__.bind(__webpack_require__, 65927));
            return createGitHubTicketReader({ ...github, repo })(id, signal);
        };
    }
    return async (id) => {
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
//# sourceMappingURL=open-tickets.js.map

/***/ }),

/***/ 88118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ explainRefusal),
/* harmony export */   n: () => (/* binding */ refuseUnknownReview)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70522);
/* harmony import */ var _base_review_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55760);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41698);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98920);
/** Why a review in this process could not be had, as ReviewError. */





/** As an HTTP client shows what a service says. */
const DETAIL_CHARACTERS = 500;
/** What to do, where the token is the job's own and no service holds one. */
const LOCAL_ADVICE = {
    ..._contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ADVICE */ .h,
    E_AC_002: 'Check the ticket id (input ticket), and that the job may read it: `issues: read` for an issue of GitHub.',
    E_TOK_001: 'Check the input github-token, and that the job has `contents: read` and `pull-requests: read`.',
    E_REQ_002: 'Check the repository and the number of the pull request (inputs repo and pr), and that the job may read them.',
    E_UP_001: 'Run the job again later.',
};
/**
 * The error of a fault of the request, or of what the review is read from; another fault as it is.
 * @param after said behind it: how often it was tried
 */
function explainRefusal(cause, after = '') {
    if (!(cause instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G || cause instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m))
        return cause;
    const { code } = cause;
    const fields = cause instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? cause.fields : [];
    const detail = [cause.message, ...fields.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('; ');
    const said = `${code}: ${(0,_base_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(detail, DETAIL_CHARACTERS)}`;
    return new _base_review_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ReviewError */ .Z(`${said}${after}`, {
        kind: code === 'E_UP_001' ? 'unreadable' : 'refused',
        code,
        said,
        hint: LOCAL_ADVICE[code] ?? '',
    });
}
/** E_NF_001. */
function refuseUnknownReview() {
    const said = 'E_NF_001: There is no such review.';
    return new _base_review_error_js__WEBPACK_IMPORTED_MODULE_4__/* .ReviewError */ .Z(said, { kind: 'refused', code: 'E_NF_001', said });
}
//# sourceMappingURL=refusal.js.map

/***/ })

};
