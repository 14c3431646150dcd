export const id = 702;
export const ids = [702];
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

/***/ 41066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ listFiles),
/* harmony export */   P2: () => (/* binding */ readOrigin),
/* harmony export */   fE: () => (/* binding */ isShallow),
/* harmony export */   h_: () => (/* binding */ openRepository),
/* harmony export */   t$: () => (/* binding */ countUncommitted),
/* harmony export */   vE: () => (/* binding */ findWorkTree),
/* harmony export */   yt: () => (/* binding */ readDefaultBranch)
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
const ORIGIN = ['config', '--get', 'remote.origin.url'];
/** Room for the names of a million files. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024;
/**
 * Runs git and returns what it printed; null if it ended with a code that means "there is none". A git that ended in
 * any other way did not answer, which must not be taken for an answer.
 */
async function runGit(directory, none, ...args) {
    try {
        const { stdout } = await run('git', ['-C', directory, '-c', 'core.fsmonitor=false', ...args], {
            env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
            maxBuffer: MAX_OUTPUT_BYTES,
        });
        return stdout.trim();
    }
    catch (fault) {
        const code = node_util__WEBPACK_IMPORTED_MODULE_2__.types.isNativeError(fault) && 'code' in fault ? fault.code : null;
        if (typeof code === 'number' && none.includes(code))
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
/** `owner/name` of the remote, or else the folder's name. */
function nameRepository(directory, remote) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(directory)).replace(/[^A-Za-z0-9._-]/gu, '-');
    const local = _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Repo */ .lc.safeParse(`local/${folder}`);
    return (remote === null ? null : parseRemoteRepo(remote)) ?? (local.success ? local.data : 'local/repository');
}
/** The page of the repository, which its remote names: `https://host/owner/name`. Null for a path and other transports. */
function parseRemotePage(url) {
    const [, host, path] = /^(?:https:\/\/(?:[^/@\s]+@)?|ssh:\/\/git@|git@)([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/u.exec(url) ?? [];
    return host === undefined || path === undefined || path.includes('..') ? null : `https://${host}/${path}`;
}
/** What the remote `origin` says of a repository, which may be bare, and of a folder that is none. */
async function readOrigin(directory) {
    const remote = await runGit(directory, [NOT_SET, FATAL], ...ORIGIN);
    return { name: nameRepository(directory, remote), page: remote === null ? null : parseRemotePage(remote) };
}
/**
 * Finds the top folder of the working tree around a folder.
 * @throws UsageError if there is none
 */
async function findWorkTree(directory) {
    const top = await runGit(directory, [FATAL], 'rev-parse', '--show-toplevel');
    if (top !== null)
        return top;
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
}
/**
 * Names the default branch: the one of the origin, else `main` or `master` if there is one, else the branch that is checked
 * out.
 */
async function readDefaultBranch(top) {
    const origin = await runGit(top, [NOT_SET], 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
    if (origin !== null)
        return origin.replace(/^origin\//u, '');
    const known = ['refs/heads/main', 'refs/heads/master'];
    const branches = await runGit(top, [FATAL], 'for-each-ref', '--format=%(refname:short)', ...known);
    const [first = ''] = branches?.split('\n') ?? [];
    return first || ((await runGit(top, [NOT_SET], 'symbolic-ref', '--quiet', '--short', 'HEAD')) ?? 'main');
}
/** Counts the files of the working tree that differ from its commit; those that git does not know count too. */
async function countUncommitted(top) {
    const asked = ['status', '--porcelain=v1', '-z', '--no-renames', '--ignore-submodules=all'];
    return ((await runGit(top, [FATAL], ...asked)) ?? '').split('\0').filter((entry) => entry !== '').length;
}
/** Returns whether the clone has a part of the history alone. */
async function isShallow(top) {
    return (await runGit(top, [FATAL], 'rev-parse', '--is-shallow-repository')) === 'true';
}
/** Lists the files of the working tree, without those that git ignores, from its top. */
async function listFiles(top) {
    const asked = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const listed = await runGit(top, [FATAL], ...asked);
    return (listed ?? '').split('\0').filter((path) => path !== '');
}
/**
 * Reads the repository.
 * @throws UsageError that says what is wrong with the named repository or commit
 */
async function openRepository(directory, head) {
    const top = await findWorkTree(directory);
    const asked = ['-s', '--no-show-signature', '--format=%H %ct', '--end-of-options', `${head}^{commit}`];
    const [, commit, time] = /^([0-9a-f]{40,64}) (\d*)$/u.exec((await runGit(directory, [FATAL], 'show', ...asked)) ?? '') ?? [];
    if (commit === undefined) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`);
    }
    const remote = await runGit(directory, [NOT_SET], ...ORIGIN);
    return {
        directory: top,
        name: nameRepository(top, remote),
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

/***/ 52990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ createFileTicketReader),
/* harmony export */   u: () => (/* binding */ buildTextTicket)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22396);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29837);
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
    return (_id, signal) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .runProviderCall */ .D)(signal, async () => {
        const text = (await readStart(path)).toString('utf8');
        return buildTextTicket((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path), text);
    });
}
/** Returns the ticket of a Markdown text. Its title is its first heading, or else its name. */
function buildTextTicket(name, text) {
    const body = text.replace(/^\ufeff/u, '');
    const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
    return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
}
async function readStart(path) {
    let content;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(path), true);
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
        const code = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .readSystemCode */ .P)(fault);
        const why = code === 'ENOENT'
            ? 'there is no such file'
            : code === 'EISDIR'
                ? 'it is a folder'
                : `it cannot be read (${code ?? 'unknown fault'})`;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ProviderError */ .m('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
            cause: fault,
        });
    }
    if (content.length <= MAX_TICKET_BYTES)
        return content;
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ProviderError */ .m('E_AC_002', `The ticket ${path} is over ${MAX_TICKET_BYTES} bytes. Name the ticket alone.`);
}
//# sourceMappingURL=file.js.map

/***/ })

};
