export const id = 5253;
export const ids = [5253];
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

/***/ 16424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./build/src/report/wrap-text.js
var wrap_text = __webpack_require__(43756);
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
;// CONCATENATED MODULE: ./build/src/setup/gate-workflow.js
const DOWNLOAD = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1';
const INPUTS = ['junit', 'coverage', 'sarif'];
const unique = (texts) => [...new Set(texts)];
/** An expression of GitHub's workflows. */
const evaluate = (expression) => `\${{ ${expression} }}`;
const quote = (text) => `'${text.replaceAll("'", "''")}'`;
function writeConcurrency(mergeQueue) {
    return mergeQueue
        ? [
            'concurrency:',
            '  # Never cancel the run of a merge group: the queue would treat it as a failure.',
            `  group: review-gate-${evaluate('github.event.pull_request.number || github.ref')}`,
            `  cancel-in-progress: ${evaluate("github.event_name == 'pull_request'")}`,
        ]
        : [
            '# After a new push the review of the old commit is not needed.',
            'concurrency:',
            `  group: review-gate-${evaluate('github.event.pull_request.number')}`,
            `  cancel-in-progress: ${evaluate("github.event.action == 'synchronize'")}`,
        ];
}
function writeInputs({ advice, called }) {
    const reports = INPUTS.flatMap((input) => {
        const files = unique((called?.reports ?? []).filter((report) => report.input === input).map(({ file }) => `reports/**/${file}`));
        if (files.length === 0)
            return [];
        if (files.length === 1)
            return [`          ${input}: ${quote(files.join(''))}`];
        return [`          ${input}: |`, ...files.map((file) => `            ${file}`)];
    });
    const inputs = [...(advice ? ['          fail-on: never # shows the verdict and blocks nobody'] : []), ...reports];
    return inputs.length === 0 ? [] : ['        with:', ...inputs];
}
function writeDownloads({ called }) {
    return unique((called?.reports ?? []).map(({ artifact }) => artifact)).flatMap((artifact) => [
        `      - uses: ${DOWNLOAD}`,
        '        with:',
        `          pattern: ${quote(artifact)}`,
        '          path: reports',
    ]);
}
/** Returns the workflow as YAML. */
function writeGateWorkflow(gate) {
    const { called } = gate;
    return [
        ...gate.about.map((line) => `# ${line}`),
        'name: Review Gate',
        'on:',
        '  pull_request:',
        '    # edited: another base is another question, and the text may hold the criteria.',
        '    types: [opened, synchronize, reopened, edited]',
        '  pull_request_review: # an approval, a sign-off, or one that is taken back',
        '    types: [submitted, edited, dismissed]',
        ...(gate.mergeQueue ? ['  merge_group:'] : []),
        '',
        'permissions: {}',
        '',
        ...writeConcurrency(gate.mergeQueue),
        '',
        'jobs:',
        ...(called === null
            ? []
            : [
                '  # It runs code of the pull request, so it may only read the code.',
                '  tests:',
                '    permissions:',
                '      contents: read',
                `    uses: ./${called.path}`,
                '',
                '  # This job may write, so it runs nothing of the pull request.',
            ]),
        '  gate:',
        ...(called === null ? [] : ['    needs: tests', `    if: ${evaluate('!cancelled()')}`]),
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 15',
        '    permissions:',
        '      contents: read # the code, by git',
        '      pull-requests: read # the pull request',
        '      issues: read # the ticket that it closes',
        '      checks: write # the check run with annotations',
        '    steps:',
        ...writeDownloads(gate),
        `      - uses: ${gate.action}`,
        ...writeInputs(gate),
        '',
    ].join('\n');
}
//# sourceMappingURL=gate-workflow.js.map
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/engine/criteria/acceptance-titles.js
var acceptance_titles = __webpack_require__(15037);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
;// CONCATENATED MODULE: ./build/src/setup/issue-templates.js
/** The templates for issues that a repository has, and whether one asks for acceptance criteria. */




/** The folder in which GitHub looks for them. */
const TEMPLATE_FOLDER = '.github/ISSUE_TEMPLATE';
const IN_FOLDER = /^\.github\/ISSUE_TEMPLATE\/[^/]+\.(?:md|ya?ml)$/u;
const ALONE = /^(?:\.github\/|docs\/)?ISSUE_TEMPLATE\.md$/iu;
const CHOOSER = /\/config\.ya?ml$/u;
/** Whether the path is that of a template. */
function isTemplate(path) {
    return (IN_FOLDER.test(path) && !CHOOSER.test(path)) || ALONE.test(path);
}
const Form = schemas/* looseObject */._H3({
    body: schemas/* array */.YOg(schemas/* looseObject */._H3({ attributes: schemas/* looseObject */._H3({ label: schemas/* string */.YjP().optional() }).optional() })),
});
const TITLES = new Set(acceptance_titles/* ACCEPTANCE_TITLES */._.map(fold/* foldWords */.r));
const meansCriteria = (title) => TITLES.has((0,fold/* foldWords */.r)(title.replace(/:\s*$/u, '')));
function listLabels(text) {
    try {
        const form = Form.safeParse((0,dist/* parse */.qg)(text, { logLevel: 'silent', maxAliasCount: 0 }));
        return form.data?.body.flatMap(({ attributes }) => attributes?.label ?? []) ?? [];
    }
    catch {
        // A form that is no YAML asks for nothing: GitHub does not show it either.
        return [];
    }
}
const listHeadings = (text) => [...text.matchAll(/^ {0,3}(?:#{1,6} +|\*\*)(.+?)(?:\*\*)?[ #]*$/gmu)].map(([, title = '']) => title);
/** Reads the templates among the files. */
function readTemplates(files) {
    const templates = [...files].filter(([path]) => isTemplate(path));
    const titles = (path, text) => (path.endsWith('.md') ? listHeadings(text) : listLabels(text));
    return {
        paths: templates.map(([path]) => path),
        style: templates.length > 0 && templates.every(([path]) => path.endsWith('.md')) ? 'markdown' : 'form',
        withCriteria: templates.find(([path, text]) => titles(path, text).some(meansCriteria))?.[0] ?? null,
    };
}
//# sourceMappingURL=issue-templates.js.map
;// CONCATENATED MODULE: ./build/src/setup/policy.js
/** Writes a policy that says no more than the default, and shows what could be said of this repository. */

/** Lines that are to be used as they are when the mark before them goes. */
const mark = (lines) => lines.map((line) => `#${line}`);
/** A branch or a glob that YAML reads as text, whatever is in it. */
const policy_quote = (text) => `'${text.replaceAll("'", "''")}'`;
/** Branches and globs that may stand in `bases`. */
const PLAIN = /^[\w./*-]{1,100}$/u;
function suggestBases({ workflows, defaultBranch }) {
    const bases = [...new Set(workflows.flatMap((workflow) => workflow.bases))].filter((base) => base !== defaultBranch && PLAIN.test(base) && base !== '**' && base !== '*');
    if (bases.length === 0)
        return [];
    return [
        '',
        '# Workflows here run for pull requests into other branches too. Without this part, a change can be approved by itself for',
        '# the default branch and for branches that the host protects.',
        ...mark(['bases:', ...bases.map((base) => `  - ${policy_quote(base)}`)]),
    ];
}
function suggestTests({ runners, workflows }) {
    const tested = workflows.some(({ reports }) => reports.some(({ input }) => input === 'junit'));
    if (runners.length === 0 && !tested)
        return [];
    return [
        '',
        '# A person is asked where no report of the tests was given. Use it when the workflow gives reports.',
        ...mark([
            'rules:',
            '  - name: tests-must-be-reported',
            "    if: '!tests.given || tests.run == 0'",
            '    verdict: needs-review',
        ]),
    ];
}
function suggestPeople({ owners }) {
    if (owners === null)
        return [];
    return [
        '',
        `# Code owners (${owners}) are asked for already: one of each group of the changed files. With this part only they may sign a`,
        '# criterion, accept a finding or vouch for lines; without it, everybody who may push.',
        ...mark(['people:', '  may_sign: [owners]']),
    ];
}
/** Returns the policy as YAML. */
function writePolicy(seen) {
    return [
        '# The policy of Review Gate. It is read on the default branch: a pull request is judged by the policy before it.',
        `# Check it with: review-gate policy validate ${tenant/* REPOSITORY_POLICY_PATH */.ki}`,
        '',
        '# What is not said here is taken from this built-in policy: it opens for what a ticket asks for and the change shows, and for',
        '# what cannot matter. For every other line it asks for a person. The others: strict, advisory, legacy-open.',
        'extends: balanced',
        '',
        '# What could be said of this repository. Take the first # away to use it.',
        '',
        '# How severe a rule is, or a whole plane: off, info, warn, error.',
        ...mark(['severities:', '  robustness/debug-leftover: error']),
        ...suggestTests(seen),
        ...suggestPeople(seen),
        ...suggestBases(seen),
        '',
    ].join('\n');
}
//# sourceMappingURL=policy.js.map
;// CONCATENATED MODULE: ./build/src/setup/ticket-template.js
/** Writes a template for issues that asks for acceptance criteria, in the style of the templates that are there. */
const TITLE = 'Acceptance criteria';
const ADVICE = [
    'A list: one thing for each line that a reader of the change can see. Name it as it will stand in the code: a function, a',
    'route, a setting, a number with its unit, a text.',
];
/** Each of them can be shown by code as it is written. */
const EXAMPLES = [
    '- `saveOrder` answers 409 when the order is locked',
    '- The button on `/checkout` is called "Pay now"',
];
const FORM = [
    'name: Change',
    'description: Something that the software shall do. Review Gate looks for its criteria in the change that closes it.',
    'body:',
    '  - type: textarea',
    '    id: what',
    '    attributes:',
    '      label: What and why',
    '    validations:',
    '      required: true',
    '  - type: textarea',
    '    id: criteria',
    '    attributes:',
    `      label: ${TITLE}`,
    '      description: >-',
    ...ADVICE.map((line) => `        ${line}`),
    '      placeholder: |',
    ...EXAMPLES.map((line) => `        ${line}`),
    '    validations:',
    '      required: true',
    '',
].join('\n');
const MARKDOWN = [
    '---',
    'name: Change',
    'about: Something that the software shall do. Review Gate looks for its criteria in the change that closes it.',
    '---',
    '',
    '## What and why',
    '',
    '',
    `## ${TITLE}`,
    '',
    '<!--',
    ...ADVICE,
    'For example:',
    ...EXAMPLES,
    '-->',
    '',
    '- ',
    '',
].join('\n');
/** Returns the template, and the end of its file's name. */
function writeTicketTemplate(style) {
    return style === 'form' ? { text: FORM, ending: '.yml' } : { text: MARKDOWN, ending: '.md' };
}
//# sourceMappingURL=ticket-template.js.map
;// CONCATENATED MODULE: ./build/src/setup/plan.js
/** Decides which files a repository gets, and says why. Reads and writes nothing. */





/** The file of the workflow. */
const WORKFLOW_PATH = '.github/workflows/review-gate.yml';
const GATE_JOB = 'the job `gate`';
/** Coverage of the merge commit has other lines than the head. */
const isUsable = ({ input, ofHead }) => input !== 'coverage' || ofHead;
/** The first workflow that can be called and has reports. */
function findCalled({ workflows }) {
    const found = workflows.find(({ notCallable, reports }) => notCallable === null && reports.some(isUsable));
    return found === undefined ? null : { path: found.path, reports: found.reports.filter(isUsable) };
}
function planWorkflow(seen, { action, enforce }) {
    const own = seen.workflows.find(({ hasGate }) => hasGate);
    if (own !== undefined)
        return { kept: { path: own.path, why: 'Review Gate is in it already.' } };
    if (seen.paths.has(WORKFLOW_PATH)) {
        const why = 'It has no step of Review Gate. Rename it, or delete it, and run this command again.';
        return { kept: { path: WORKFLOW_PATH, why } };
    }
    const queue = seen.workflows.find(({ events }) => events.includes('merge_group'));
    const called = findCalled(seen);
    const about = enforce
        ? [`Reviews each pull request and fails unless it is approved. Make ${GATE_JOB} a required check.`]
        : [
            'Reviews each pull request and shows the verdict. As long as `fail-on: never` is there, it blocks nobody.',
            `Later: delete that line, and make ${GATE_JOB} a required check.`,
        ];
    const text = writeGateWorkflow({ action, about, mergeQueue: queue !== undefined, advice: !enforce, called });
    const why = [
        enforce
            ? 'The gate: no checkout, no server, no secret. It fails unless the verdict is auto-approve.'
            : 'The gate, as advice: no checkout, no server, no secret. It shows the verdict and blocks nobody.',
        ...(queue === undefined ? [] : [`It runs for merge queues too, because ${queue.path} does.`]),
        ...(called === null
            ? []
            : [`It calls ${called.path} and takes its reports: ${called.reports.map(({ file }) => file).join(', ')}.`]),
    ];
    return { file: { path: WORKFLOW_PATH, text, why } };
}
function planPolicy(seen) {
    const path = tenant/* REPOSITORY_POLICY_PATH */.ki;
    if (seen.paths.has(path)) {
        return { kept: { path, why: `It stays as it is. Check it with: review-gate policy validate ${path}` } };
    }
    const why = [`The policy: balanced, as without it. It counts when it is on ${seen.defaultBranch}.`];
    return { file: { path, text: writePolicy(seen), why } };
}
function planTemplate({ templates, paths }) {
    const { withCriteria, style } = templates;
    if (withCriteria !== null)
        return { kept: { path: withCriteria, why: 'It asks for acceptance criteria already.' } };
    const { text, ending } = writeTicketTemplate(style);
    const names = ['change', 'review-gate-change'].map((name) => `${TEMPLATE_FOLDER}/${name}${ending}`);
    const path = names.find((name) => !paths.has(name));
    if (path === undefined) {
        const why = 'No template asks for acceptance criteria. Add a section "Acceptance criteria" to one.';
        return { kept: { path: names.join(', '), why } };
    }
    const beside = templates.paths.length === 0 ? '' : ' The templates that are there stay as they are.';
    return { file: { path, text, why: [`A template for tickets with acceptance criteria.${beside}`] } };
}
/** Says how reports that the gate does not take yet would come to it. */
function adviseReports(seen) {
    const kept = seen.workflows.filter(({ reports, events }) => reports.length > 0 && events.includes('pull_request'));
    if (findCalled(seen) !== null) {
        const skipped = kept.flatMap(({ reports }) => reports).filter((report) => !isUsable(report));
        return skipped
            .slice(0, 1)
            .map(({ file }) => `${file} is not given to the gate: it was measured on the merge commit, whose lines may be others. Check out the head with ref: \${{ github.event.pull_request.head.sha }}, delete ${WORKFLOW_PATH} and run this command again.`);
    }
    const [first] = kept;
    if (first !== undefined) {
        const files = [...new Set(first.reports.map(({ file }) => file))].join(', ');
        const why = first.notCallable ?? 'the lines of its coverage are those of the merge commit';
        return [
            `${first.path} uploads ${files}. The gate takes them if it can call that workflow, but ${why}. Give it \`workflow_call:\` below \`on\`, \`permissions: { contents: read }\`, no secrets, and a checkout of \${{ github.event.pull_request.head.sha }}. Then delete ${WORKFLOW_PATH} and run this command again.`,
        ];
    }
    return seen.runners
        .slice(0, 1)
        .map(({ name, command, writes }) => `No workflow keeps reports of the tests (${name}), so no criterion can be tested yet. In a job: ${command} (writes ${writes}). How to give them to the gate: docs/evidence.md of Review Gate.`);
}
function listNext(files, { action, enforce }, seen) {
    if (files.length === 0)
        return ['Nothing was to be done. To see a verdict here: review-gate review'];
    const owner = action.startsWith('OWNER/')
        ? [`Replace ${action} in ${WORKFLOW_PATH} by the address of the action.`]
        : [];
    return [
        ...(files.some(({ path }) => path === WORKFLOW_PATH) ? owner : []),
        'See what it says of a change of yours, before anything is pushed: review-gate review',
        'See what it would have said of what is merged already: review-gate backtest --last 50',
        `Commit the files and merge them into ${seen.defaultBranch}.`,
        'Write acceptance criteria into an issue, and `Closes #12` into the pull request for it.',
        enforce
            ? `Make ${GATE_JOB} a required check of ${seen.defaultBranch}: docs/required-checks.md of Review Gate.`
            : `After some weeks of advice: delete \`fail-on: never\` in ${WORKFLOW_PATH}, and make ${GATE_JOB} a required check.`,
    ];
}
/** Makes the plan. */
function planSetup(seen, options) {
    const parts = [planWorkflow(seen, options), planPolicy(seen), planTemplate(seen)];
    const files = parts.flatMap((part) => ('file' in part ? [part.file] : []));
    const hasWorkflow = files.some(({ path }) => path === WORKFLOW_PATH);
    return {
        files,
        kept: parts.flatMap((part) => ('kept' in part ? [part.kept] : [])),
        notes: hasWorkflow ? adviseReports(seen) : [],
        next: listNext(files, options, seen),
    };
}
//# sourceMappingURL=plan.js.map
// EXTERNAL MODULE: ./build/src/engine/change/languages.js + 1 modules
var languages = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/setup/reports.js
/** Reports that jobs upload, and how known test runners write them. */
/** Names of report files, as their tools write them. The first that fits counts. */
const FILES = [
    ['sarif', /\.sarif(?:\.json)?$/iu],
    [
        'coverage',
        /^(?:.*lcov.*\.info|(?:.*[._-])?(?:cobertura|jacoco)[\w.-]*\.xml|coverage[\w.-]*\.(?:xml|json)|c(?:over|overage)\.(?:out|txt))$/iu,
    ],
    ['junit', /^(?:.*junit.*|test-.*|.*test[-_]?results?|.*test[-_]?report|pytest[\w.-]*|rspec[\w.-]*|report)\.xml$/iu],
];
/** What an artifact and a file may be called here. Another name could end the YAML or the glob that it is written into. */
const reports_PLAIN = /^[\w.*@+-][\w.*@ +-]*$/u;
const replaceExpressions = (text) => text.replaceAll(/\$\{\{[^}]*\}\}/gu, '*').replaceAll(/\*{2,}/gu, '*');
const nameFile = (path) => replaceExpressions(path.trim()).split(/[\\/]/u).at(-1) ?? '';
const readText = (value) => (typeof value === 'string' ? value : '');
/** Lists the reports among the files that the steps upload. */
function listKeptReports(steps) {
    const ofHead = steps.some((step) => step.uses?.startsWith('actions/checkout@') === true &&
        readText(step.with?.['ref']).includes('github.event.pull_request.head.sha'));
    return steps
        .filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'))
        .flatMap((step) => {
        const artifact = replaceExpressions(readText(step.with?.['name']) || 'artifact');
        return readText(step.with?.['path'])
            .split('\n')
            .filter((path) => !path.trim().startsWith('!'))
            .map(nameFile)
            .flatMap((file) => {
            const input = FILES.find(([, names]) => names.test(file))?.[0];
            const usable = input !== undefined && reports_PLAIN.test(artifact) && reports_PLAIN.test(file);
            return usable ? [{ input, artifact, file, ofHead }] : [];
        });
    });
}
const RUNNERS = [
    {
        name: 'Vitest',
        file: /^package\.json$/u,
        names: /"vitest"/u,
        command: 'npx vitest run --reporter=default --reporter=junit --outputFile=junit.xml',
        writes: 'junit.xml',
    },
    {
        name: 'Jest',
        file: /^package\.json$/u,
        names: /"jest"/u,
        command: 'npx jest --ci --coverage --reporters=default --reporters=jest-junit',
        writes: 'junit.xml and coverage/lcov.info',
    },
    {
        name: 'pytest',
        file: /^(?:pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|(?:[\w-]*requirements[\w-]*|requirements\/[\w-]+)\.txt)$/u,
        names: /\bpytest\b/u,
        command: 'python -m pytest --junit-xml=junit.xml',
        writes: 'junit.xml',
    },
    {
        name: 'go test',
        file: /^go\.mod$/u,
        names: null,
        command: 'gotestsum --junitfile junit.xml -- -coverprofile=cover.out ./...',
        writes: 'junit.xml and cover.out',
    },
    {
        name: 'Maven',
        file: /^pom\.xml$/u,
        names: null,
        command: 'mvn verify',
        writes: 'target/surefire-reports/TEST-*.xml',
    },
    {
        name: 'Gradle',
        file: /^build\.gradle(?:\.kts)?$/u,
        names: null,
        command: './gradlew test',
        writes: 'build/test-results/test/TEST-*.xml',
    },
];
/** Whether the file may name a test runner. */
function mayNameRunner(path) {
    return RUNNERS.some(({ file }) => file.test(path));
}
/** Lists the test runners that the files name. */
function listRunners(files) {
    return RUNNERS.filter(({ file, names }) => [...files].some(([path, text]) => file.test(path) && (names === null || names.test(text)))).map(({ name, command, writes }) => ({ name, command, writes }));
}
//# sourceMappingURL=reports.js.map
;// CONCATENATED MODULE: ./build/src/setup/workflows.js
/** What the workflows of a repository say that a set-up depends on: events, branches, reports, and whether a gate is there. */



const Mapping = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const Step = schemas/* looseObject */._H3({ uses: schemas/* string */.YjP().optional(), with: Mapping.optional() });
const Job = schemas/* looseObject */._H3({ permissions: schemas/* unknown */.L5J().optional(), steps: schemas/* array */.YOg(Step).catch([]) });
const Workflow = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().optional(),
    on: schemas/* unknown */.L5J().optional(),
    permissions: schemas/* unknown */.L5J().optional(),
    jobs: schemas/* record */.g1P(schemas/* string */.YjP(), Job),
});
/** This action, whoever owns the copy. */
const GATE = /^[\w.-]+\/review-gate(?:\/[^@]*)?@/u;
/** A file of this size is no workflow: GitHub takes at most 512 KB. */
const MAX_CHARACTERS = 512_000;
/** Aliases of YAML could make a small file large: such a file is not read. */
function parseWorkflow(text) {
    if (text.length > MAX_CHARACTERS)
        return null;
    const document = (0,dist/* parseDocument */.Tp)(text, { logLevel: 'silent' });
    if (document.errors.length > 0)
        return null;
    let aliased = false;
    (0,dist/* visit */.YR)(document, (_, node) => {
        if ((0,dist/* isAlias */.Vj)(node))
            aliased = true;
    });
    return aliased ? null : (Workflow.safeParse(document.toJS()).data ?? null);
}
function listEvents(on) {
    if (typeof on === 'string')
        return [on];
    if (Array.isArray(on))
        return on.filter((event) => typeof event === 'string');
    return Object.keys(Mapping.safeParse(on).data ?? {});
}
function listBases(on) {
    const settings = Mapping.safeParse(Mapping.safeParse(on).data?.['pull_request']).data;
    return schemas/* array */.YOg(schemas/* string */.YjP()).safeParse(settings?.['branches']).data ?? [];
}
/** Whether a job may do no more than read the code. Without a setting it has what the repository gives, which may be more. */
function readsOnly(permissions) {
    const given = Mapping.safeParse(permissions);
    return given.success && Object.entries(given.data).every(([name, right]) => name === 'contents' && right !== 'write');
}
/**
 * A called workflow runs with the rights of the caller, which are to read the code, and without its secrets. One that asks
 * for more would not start.
 */
function explainNotCallable(events, text, workflow) {
    if (!events.includes('workflow_call'))
        return 'it has no `workflow_call` below `on`';
    const jobs = Object.values(workflow.jobs).map(({ permissions }) => permissions ?? workflow.permissions);
    if (jobs.some((permissions) => permissions !== undefined && !readsOnly(permissions))) {
        return 'a job of it has more rights than to read the code';
    }
    return /\bsecrets\.(?!GITHUB_TOKEN\b)/u.test(text) ? 'it uses secrets' : null;
}
/** Reads a workflow. Null for what is none, or cannot be read. */
function readWorkflow(path, text) {
    const workflow = parseWorkflow(text);
    if (workflow === null)
        return null;
    const events = listEvents(workflow.on);
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    return {
        path,
        events,
        bases: listBases(workflow.on),
        hasGate: steps.some(({ uses }) => uses !== undefined && GATE.test(uses)),
        reports: Object.values(workflow.jobs).flatMap((job) => listKeptReports(job.steps)),
        notCallable: explainNotCallable(events, text, workflow),
    };
}
//# sourceMappingURL=workflows.js.map
;// CONCATENATED MODULE: ./build/src/setup/seen.js
/** What can be seen of a repository without asking anybody. */




const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/u;
/** In the order in which GitHub looks for it. */
const OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Whether the text of a file is needed to see what is there. */
function isOfInterest(path) {
    return WORKFLOW.test(path) || isTemplate(path) || mayNameRunner(path);
}
function listLanguages(paths) {
    const lookup = (0,languages/* buildLanguageLookup */.j)();
    const counts = new Map();
    for (const path of paths) {
        const language = lookup.of(path, '');
        if (language?.type === 'programming')
            counts.set(language.name, (counts.get(language.name) ?? 0) + 1);
    }
    return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}
/** Reads the listing. */
function describeRepository({ defaultBranch, paths, texts }) {
    const all = new Set(paths);
    return {
        defaultBranch,
        languages: listLanguages(paths),
        runners: listRunners(texts),
        workflows: [...texts]
            .filter(([path]) => WORKFLOW.test(path))
            .flatMap(([path, text]) => readWorkflow(path, text) ?? []),
        templates: readTemplates(texts),
        owners: OWNERS.find((path) => all.has(path)) ?? null,
        paths: all,
    };
}
//# sourceMappingURL=seen.js.map
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/repository.js
var repository = __webpack_require__(41066);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var errors = __webpack_require__(29837);
;// CONCATENATED MODULE: ./build/src/cli/work-tree.js
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
/** Files of a working tree by their path from its top. Nothing is read or written outside it, nor through a link. */





/** A larger file says nothing here. */
const MAX_BYTES = 1024 * 1024;
/** The folders above a path, from the top. */
function listFolders(path) {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
async function readKind(path) {
    try {
        const found = await (0,promises_.lstat)(path);
        if (found.isFile())
            return 'file';
        return found.isDirectory() ? 'folder' : 'other';
    }
    catch (fault) {
        const code = (0,errors/* readSystemCode */.P)(fault);
        if (code === 'ENOENT')
            return 'none';
        if (code === 'ENOTDIR')
            return 'other';
        throw new exit/* UsageError */.e(`${path} cannot be looked at: ${code ?? 'unknown fault'}.`, { cause: fault });
    }
}
/** Reads a file's text; null if it is no plain file, is too large, or stands behind a link. */
async function readPlainFile(top, path) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        for (const folder of listFolders(path)) {
            if ((await readKind((0,external_node_path_.join)(top, folder))) !== 'folder')
                return null;
        }
        if ((await readKind((0,external_node_path_.join)(top, path))) !== 'file')
            return null;
        const file = __addDisposableResource(env_1, await (0,promises_.open)((0,external_node_path_.join)(top, path), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW), true);
        const { size } = await file.stat();
        return size > MAX_BYTES ? null : file.readFile('utf8');
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
/**
 * Checks that a new file can stand there.
 * @throws UsageError that names what is in its way
 */
async function checkPlace(top, path) {
    for (const folder of listFolders(path)) {
        const kind = await readKind((0,external_node_path_.join)(top, folder));
        if (kind === 'none')
            return;
        if (kind !== 'folder') {
            throw new exit/* UsageError */.e(`${(0,external_node_path_.join)(top, folder)} is no folder, or a link to one. Nothing is written through it: nothing was written at all.`);
        }
    }
    if ((await readKind((0,external_node_path_.join)(top, path))) !== 'none') {
        throw new exit/* UsageError */.e(`${(0,external_node_path_.join)(top, path)} is there already, though git does not list it. Move it away, and run this command again: nothing was written.`);
    }
}
/**
 * Writes a new file and the folders that it needs.
 * @throws UsageError if something is in its way, or it cannot be written
 */
async function writeNewFile(top, path, text) {
    await checkPlace(top, path);
    try {
        const env_2 = { stack: [], error: void 0, hasError: false };
        try {
            await (0,promises_.mkdir)((0,external_node_path_.join)(top, (0,external_node_path_.dirname)(path)), { recursive: true });
            // `wx` neither replaces a file nor follows a link.
            const file = __addDisposableResource(env_2, await (0,promises_.open)((0,external_node_path_.join)(top, path), 'wx'), true);
            await file.writeFile(text);
        }
        catch (e_2) {
            env_2.error = e_2;
            env_2.hasError = true;
        }
        finally {
            const result_2 = __disposeResources(env_2);
            if (result_2)
                await result_2;
        }
    }
    catch (fault) {
        throw new exit/* UsageError */.e(`${(0,external_node_path_.join)(top, path)} cannot be written: ${(0,errors/* readSystemCode */.P)(fault) ?? 'unknown fault'}. Name a repository in which you may write.`, { cause: fault });
    }
}
//# sourceMappingURL=work-tree.js.map
;// CONCATENATED MODULE: ./build/src/cli/set-up.js
/** `init`: writes the files that a repository needs for the gate, and says why each is as it is. */






/** An action of a repository: `owner/name@ref`, perhaps with a folder. */
const ACTION = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$/u;
/** Languages that are named; a repository may have a few files of many. */
const NAMED_LANGUAGES = 3;
/** A text in which files are read at once would hold too many files open. */
async function readTexts(top, paths) {
    const texts = new Map();
    for (const path of paths.filter(isOfInterest)) {
        const text = await readPlainFile(top, path);
        if (text !== null)
            texts.set(path, text);
    }
    return texts;
}
async function seeRepository(top) {
    const paths = await (0,repository/* listFiles */.CS)(top);
    const texts = await readTexts(top, paths);
    return describeRepository({ defaultBranch: await (0,repository/* readDefaultBranch */.yt)(top), paths, texts });
}
function formatSeen(top, { defaultBranch, languages, runners, workflows, owners }) {
    const seen = [
        `default branch ${defaultBranch}`,
        ...languages.slice(0, NAMED_LANGUAGES),
        ...runners.map(({ name }) => name),
        ...(workflows.length === 0 ? [] : [`workflows in .github/workflows: ${workflows.length}`]),
        ...(owners === null ? [] : ['code owners']),
    ];
    return `${(0,wrap_text/* wrapText */.C)(`${top}: ${seen.join(', ')}.`, '')}\n\n`;
}
const INDENT = '       ';
const formatWritten = ({ path, why }, word) => [`${word}  ${path}`, ...why.map((line) => (0,wrap_text/* wrapText */.C)(line, INDENT)), ''].join('\n');
const formatKept = ({ path, why }) => [`kept   ${path}`, (0,wrap_text/* wrapText */.C)(why, INDENT), ''].join('\n');
const formatText = ({ text }) => `\n${text.replaceAll(/^(?=.)/gmu, INDENT)}`;
function formatRest({ notes, next }) {
    return [
        ...notes.map((note) => `\n${(0,wrap_text/* wrapText */.C)(note, '')}\n`),
        '\nNext\n',
        ...next.map((step) => `${(0,wrap_text/* wrapText */.C)(step, '    ').replace(/^ {4}/u, '  - ')}\n`),
    ].join('');
}
/**
 * Looks at the repository, writes what it lacks and prints what was done. Nothing that is there is changed.
 * @returns exit code 0
 * @throws UsageError where there is no repository, or a file cannot be written
 */
async function runInit(options, write) {
    if (!ACTION.test(options.action)) {
        throw new exit/* UsageError */.e(`${options.action} names no action: write it as owner/name@ref.`);
    }
    const top = await (0,repository/* findWorkTree */.vE)(options.repo);
    const seen = await seeRepository(top);
    const plan = planSetup(seen, options);
    for (const { path } of plan.files)
        await checkPlace(top, path);
    write(formatSeen(top, seen));
    for (const file of plan.files) {
        if (!options.dryRun)
            await writeNewFile(top, file.path, file.text);
        write(options.dryRun ? `${formatWritten(file, 'would write')}${formatText(file)}` : formatWritten(file, 'wrote'));
    }
    write(plan.kept.map(formatKept).join(''));
    if (options.dryRun)
        write('\nNothing was written.\n');
    write(formatRest(plan));
    return exit/* EXIT */.d.APPROVED;
}
//# sourceMappingURL=set-up.js.map

/***/ }),

/***/ 6310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ buildLanguageLookup)
});

// EXTERNAL MODULE: ./node_modules/linguist-languages/data/ABAP.js
var ABAP = __webpack_require__(5271);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ada.js
var Ada = __webpack_require__(6429);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/ApacheConf.js
var ApacheConf = __webpack_require__(28017);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Apex.js
var Apex = __webpack_require__(8593);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/AppleScript.js
var AppleScript = __webpack_require__(31422);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/AsciiDoc.js
var AsciiDoc = __webpack_require__(62194);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Assembly.js
var Assembly = __webpack_require__(17301);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Astro.js
var Astro = __webpack_require__(36138);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ballerina.js
var Ballerina = __webpack_require__(5773);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Batchfile.js
var Batchfile = __webpack_require__(63287);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Bicep.js
var Bicep = __webpack_require__(82782);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Blade.js
var Blade = __webpack_require__(99099);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Browserslist.js
var Browserslist = __webpack_require__(6500);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/C.js
var C = __webpack_require__(13720);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/C_2b__2b_.js
var C_2b_2b_ = __webpack_require__(36204);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/C_23_.js
var C_23_ = __webpack_require__(23979);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Cairo.js
var Cairo = __webpack_require__(2793);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Clojure.js
var Clojure = __webpack_require__(30405);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CMake.js
var CMake = __webpack_require__(59402);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/COBOL.js
var COBOL = __webpack_require__(90386);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CODEOWNERS.js
var CODEOWNERS = __webpack_require__(46544);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CoffeeScript.js
var CoffeeScript = __webpack_require__(32118);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Common_20_Lisp.js
var Common_20_Lisp = __webpack_require__(17724);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Crystal.js
var Crystal = __webpack_require__(50387);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CSS.js
var CSS = __webpack_require__(5810);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CSV.js
var CSV = __webpack_require__(97341);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Cuda.js
var Cuda = __webpack_require__(91418);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Cython.js
var Cython = __webpack_require__(9568);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/D.js
var D = __webpack_require__(70925);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Dart.js
var Dart = __webpack_require__(73892);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Diff.js
var Diff = __webpack_require__(84162);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Dockerfile.js
var Dockerfile = __webpack_require__(74439);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Dotenv.js
var Dotenv = __webpack_require__(71167);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Earthly.js
var Earthly = __webpack_require__(86574);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/EditorConfig.js
var EditorConfig = __webpack_require__(28610);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/EJS.js
var EJS = __webpack_require__(59957);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Elixir.js
var Elixir = __webpack_require__(78274);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Elm.js
var Elm = __webpack_require__(90893);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Emacs_20_Lisp.js
var Emacs_20_Lisp = __webpack_require__(23238);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Erlang.js
var Erlang = __webpack_require__(59198);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/F_23_.js
var F_23_ = __webpack_require__(57464);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Fortran.js
var Fortran = __webpack_require__(619);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/GDScript.js
var GDScript = __webpack_require__(38073);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gettext_20_Catalog.js
var Gettext_20_Catalog = __webpack_require__(155);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Git_20_Attributes.js
var Git_20_Attributes = __webpack_require__(14560);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Git_20_Config.js
var Git_20_Config = __webpack_require__(15375);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/GLSL.js
var GLSL = __webpack_require__(30977);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gleam.js
var Gleam = __webpack_require__(84769);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go.js
var Go = __webpack_require__(50199);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go_20_Checksums.js
var Go_20_Checksums = __webpack_require__(77503);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go_20_Module.js
var Go_20_Module = __webpack_require__(45975);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go_20_Workspace.js
var Go_20_Workspace = __webpack_require__(82446);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gradle.js
var Gradle = __webpack_require__(71750);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gradle_20_Kotlin_20_DSL.js
var Gradle_20_Kotlin_20_DSL = __webpack_require__(31928);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/GraphQL.js
var GraphQL = __webpack_require__(89636);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Groovy.js
var Groovy = __webpack_require__(42407);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Hack.js
var Hack = __webpack_require__(75456);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Haml.js
var Haml = __webpack_require__(87251);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Handlebars.js
var Handlebars = __webpack_require__(85009);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Haskell.js
var Haskell = __webpack_require__(24557);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Haxe.js
var Haxe = __webpack_require__(54729);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HCL.js
var HCL = __webpack_require__(11170);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HLSL.js
var HLSL = __webpack_require__(9482);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML.js
var HTML = __webpack_require__(21580);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_EEX.js
var HTML_2b_EEX = __webpack_require__(41842);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_ERB.js
var HTML_2b_ERB = __webpack_require__(67855);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_PHP.js
var HTML_2b_PHP = __webpack_require__(43320);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_Razor.js
var HTML_2b_Razor = __webpack_require__(54808);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ignore_20_List.js
var Ignore_20_List = __webpack_require__(46915);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/INI.js
var INI = __webpack_require__(23851);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Java.js
var Java = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Java_20_Properties.js
var Java_20_Properties = __webpack_require__(48024);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Java_20_Server_20_Pages.js
var Java_20_Server_20_Pages = __webpack_require__(37932);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JavaScript.js
var JavaScript = __webpack_require__(30890);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Jinja.js
var Jinja = __webpack_require__(15213);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSON.js
var JSON = __webpack_require__(17003);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSON_20_with_20_Comments.js
var JSON_20_with_20_Comments = __webpack_require__(87753);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSON5.js
var JSON5 = __webpack_require__(75688);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSONLD.js
var JSONLD = __webpack_require__(51019);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Jsonnet.js
var Jsonnet = __webpack_require__(89372);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Julia.js
var Julia = __webpack_require__(51968);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Jupyter_20_Notebook.js
var Jupyter_20_Notebook = __webpack_require__(5749);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Just.js
var Just = __webpack_require__(51119);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Kotlin.js
var Kotlin = __webpack_require__(95872);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Lean.js
var Lean = __webpack_require__(29993);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Less.js
var Less = __webpack_require__(13208);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Liquid.js
var Liquid = __webpack_require__(23901);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/LLVM.js
var LLVM = __webpack_require__(94416);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Lua.js
var Lua = __webpack_require__(10267);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/MATLAB.js
var MATLAB = __webpack_require__(83124);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Makefile.js
var Makefile = __webpack_require__(15161);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Markdown.js
var Markdown = __webpack_require__(70452);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/MDX.js
var MDX = __webpack_require__(29106);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Meson.js
var Meson = __webpack_require__(4403);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Mojo.js
var Mojo = __webpack_require__(23562);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Motoko.js
var Motoko = __webpack_require__(22014);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Move.js
var Move = __webpack_require__(7492);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Mustache.js
var Mustache = __webpack_require__(28515);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Nginx.js
var Nginx = __webpack_require__(11961);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Nim.js
var Nim = __webpack_require__(84425);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Nix.js
var Nix = __webpack_require__(93302);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/NPM_20_Config.js
var NPM_20_Config = __webpack_require__(73058);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Objective-C.js
var Objective_C = __webpack_require__(15834);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Objective-C_2b__2b_.js
var Objective_C_2b_2b_ = __webpack_require__(18734);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/OCaml.js
var OCaml = __webpack_require__(57481);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/OpenAPI_20_Specification_20_v2.js
var OpenAPI_20_Specification_20_v2 = __webpack_require__(86580);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Org.js
var Org = __webpack_require__(49079);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pascal.js
var Pascal = __webpack_require__(70937);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Perl.js
var Perl = __webpack_require__(63116);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PHP.js
var PHP = __webpack_require__(9257);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pip_20_Requirements.js
var Pip_20_Requirements = __webpack_require__(66872);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PLpgSQL.js
var PLpgSQL = __webpack_require__(62770);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PLSQL.js
var PLSQL = __webpack_require__(61021);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pod.js
var Pod = __webpack_require__(61918);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PowerShell.js
var PowerShell = __webpack_require__(95740);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Procfile.js
var Procfile = __webpack_require__(29391);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Prolog.js
var Prolog = __webpack_require__(78398);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Protocol_20_Buffer.js
var Protocol_20_Buffer = __webpack_require__(39423);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Public_20_Key.js
var Public_20_Key = __webpack_require__(91077);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pug.js
var Pug = __webpack_require__(43005);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Puppet.js
var Puppet = __webpack_require__(58551);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PureScript.js
var PureScript = __webpack_require__(67892);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Python.js
var Python = __webpack_require__(95675);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/QML.js
var QML = __webpack_require__(9359);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/R.js
var R = __webpack_require__(78751);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Racket.js
var Racket = __webpack_require__(43103);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Raku.js
var Raku = __webpack_require__(61716);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/RDoc.js
var RDoc = __webpack_require__(87249);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Reason.js
var Reason = __webpack_require__(82369);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/ReScript.js
var ReScript = __webpack_require__(43919);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Roff.js
var Roff = __webpack_require__(53206);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ruby.js
var Ruby = __webpack_require__(12765);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Rust.js
var Rust = __webpack_require__(10455);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/reStructuredText.js
var reStructuredText = __webpack_require__(86876);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Sass.js
var Sass = __webpack_require__(16323);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SCSS.js
var SCSS = __webpack_require__(5009);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Scala.js
var Scala = __webpack_require__(50787);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Scheme.js
var Scheme = __webpack_require__(19114);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Shell.js
var Shell = __webpack_require__(48803);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Slim.js
var Slim = __webpack_require__(50112);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Smarty.js
var Smarty = __webpack_require__(92133);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Smithy.js
var Smithy = __webpack_require__(83755);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Solidity.js
var Solidity = __webpack_require__(55256);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SQL.js
var SQL = __webpack_require__(7649);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Starlark.js
var Starlark = __webpack_require__(96481);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/StringTemplate.js
var StringTemplate = __webpack_require__(32978);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Stylus.js
var Stylus = __webpack_require__(48131);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SVG.js
var SVG = __webpack_require__(85399);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Svelte.js
var Svelte = __webpack_require__(41090);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Sway.js
var Sway = __webpack_require__(1597);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Swift.js
var Swift = __webpack_require__(23446);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SystemVerilog.js
var SystemVerilog = __webpack_require__(30316);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Tcl.js
var Tcl = __webpack_require__(4494);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TeX.js
var TeX = __webpack_require__(23316);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Text.js
var Text = __webpack_require__(53458);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Textile.js
var Textile = __webpack_require__(71600);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Thrift.js
var Thrift = __webpack_require__(28326);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TOML.js
var TOML = __webpack_require__(35817);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TSQL.js
var TSQL = __webpack_require__(79249);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TSV.js
var TSV = __webpack_require__(18524);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TSX.js
var TSX = __webpack_require__(97154);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Twig.js
var Twig = __webpack_require__(66780);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TypeScript.js
var TypeScript = __webpack_require__(44466);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Unity3D_20_Asset.js
var Unity3D_20_Asset = __webpack_require__(57479);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Vala.js
var Vala = __webpack_require__(37943);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Verilog.js
var Verilog = __webpack_require__(76683);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/VHDL.js
var VHDL = __webpack_require__(56355);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Visual_20_Basic_20_.NET.js
var Visual_20_Basic_20_NET = __webpack_require__(550);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Vue.js
var Vue = __webpack_require__(69525);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Vyper.js
var Vyper = __webpack_require__(67577);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/WebAssembly.js
var WebAssembly = __webpack_require__(18599);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/WebIDL.js
var WebIDL = __webpack_require__(10212);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/WGSL.js
var WGSL = __webpack_require__(62212);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/XML.js
var XML = __webpack_require__(30700);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/XML_20_Property_20_List.js
var XML_20_Property_20_List = __webpack_require__(74233);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/XSLT.js
var XSLT = __webpack_require__(94676);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/YAML.js
var YAML = __webpack_require__(20290);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Zig.js
var Zig = __webpack_require__(32203);
;// CONCATENATED MODULE: ./build/src/engine/change/linguist.js
/**
 * Linguist's data of the languages that occur in reviews: names, types, extensions, file names, interpreters. Each
 * language is a separate import, so that the bundle does not contain all eight hundred. If two languages claim an
 * extension, the earlier one in the list has it.
 */


















































































































































































/** In order of precedence. */
const LANGUAGES = [
    TypeScript/* default */.A,
    TSX/* default */.A,
    JavaScript/* default */.A,
    Python/* default */.A,
    Go/* default */.A,
    Java/* default */.A,
    Rust/* default */.A,
    C/* default */.A,
    C_2b_2b_/* default */.A,
    C_23_/* default */.A,
    Ruby/* default */.A,
    PHP/* default */.A,
    Kotlin/* default */.A,
    Swift/* default */.A,
    Scala/* default */.A,
    Dart/* default */.A,
    Objective_C/* default */.A,
    Objective_C_2b_2b_/* default */.A,
    Shell/* default */.A,
    PowerShell/* default */.A,
    Batchfile/* default */.A,
    Perl/* default */.A,
    Lua/* default */.A,
    R/* default */.A,
    Julia/* default */.A,
    Haskell/* default */.A,
    Elixir/* default */.A,
    Erlang/* default */.A,
    Clojure/* default */.A,
    F_23_/* default */.A,
    OCaml/* default */.A,
    Groovy/* default */.A,
    Gradle/* default */.A,
    Gradle_20_Kotlin_20_DSL/* default */.A,
    Visual_20_Basic_20_NET/* default */.A,
    Zig/* default */.A,
    Nim/* default */.A,
    Crystal/* default */.A,
    D/* default */.A,
    Fortran/* default */.A,
    Ada/* default */.A,
    COBOL/* default */.A,
    Common_20_Lisp/* default */.A,
    Emacs_20_Lisp/* default */.A,
    Scheme/* default */.A,
    Racket/* default */.A,
    Elm/* default */.A,
    PureScript/* default */.A,
    CoffeeScript/* default */.A,
    Solidity/* default */.A,
    Assembly/* default */.A,
    Cuda/* default */.A,
    MATLAB/* default */.A,
    GDScript/* default */.A,
    Hack/* default */.A,
    Pascal/* default */.A,
    Tcl/* default */.A,
    Nix/* default */.A,
    Starlark/* default */.A,
    Cython/* default */.A,
    Puppet/* default */.A,
    Vala/* default */.A,
    Vyper/* default */.A,
    GLSL/* default */.A,
    HLSL/* default */.A,
    WGSL/* default */.A,
    Verilog/* default */.A,
    VHDL/* default */.A,
    SystemVerilog/* default */.A,
    Apex/* default */.A,
    ABAP/* default */.A,
    PLSQL/* default */.A,
    PLpgSQL/* default */.A,
    TSQL/* default */.A,
    SQL/* default */.A,
    GraphQL/* default */.A,
    Protocol_20_Buffer/* default */.A,
    Thrift/* default */.A,
    CMake/* default */.A,
    Makefile/* default */.A,
    Meson/* default */.A,
    Dockerfile/* default */.A,
    HCL/* default */.A,
    Bicep/* default */.A,
    Jsonnet/* default */.A,
    Smithy/* default */.A,
    Vue/* default */.A,
    Svelte/* default */.A,
    Astro/* default */.A,
    HTML/* default */.A,
    HTML_2b_ERB/* default */.A,
    HTML_2b_EEX/* default */.A,
    HTML_2b_Razor/* default */.A,
    HTML_2b_PHP/* default */.A,
    Blade/* default */.A,
    Haml/* default */.A,
    Pug/* default */.A,
    Twig/* default */.A,
    Jinja/* default */.A,
    Handlebars/* default */.A,
    EJS/* default */.A,
    Mustache/* default */.A,
    Liquid/* default */.A,
    Slim/* default */.A,
    CSS/* default */.A,
    SCSS/* default */.A,
    Sass/* default */.A,
    Less/* default */.A,
    Stylus/* default */.A,
    XSLT/* default */.A,
    QML/* default */.A,
    Java_20_Server_20_Pages/* default */.A,
    Markdown/* default */.A,
    MDX/* default */.A,
    reStructuredText/* default */.A,
    AsciiDoc/* default */.A,
    Org/* default */.A,
    Textile/* default */.A,
    RDoc/* default */.A,
    TeX/* default */.A,
    Roff/* default */.A,
    Pod/* default */.A,
    Text/* default */.A,
    YAML/* default */.A,
    TOML/* default */.A,
    INI/* default */.A,
    JSON/* default */.A,
    JSON_20_with_20_Comments/* default */.A,
    JSON5/* default */.A,
    JSONLD/* default */.A,
    XML/* default */.A,
    XML_20_Property_20_List/* default */.A,
    Java_20_Properties/* default */.A,
    EditorConfig/* default */.A,
    Dotenv/* default */.A,
    Git_20_Attributes/* default */.A,
    Git_20_Config/* default */.A,
    Ignore_20_List/* default */.A,
    CODEOWNERS/* default */.A,
    Nginx/* default */.A,
    ApacheConf/* default */.A,
    NPM_20_Config/* default */.A,
    Browserslist/* default */.A,
    CSV/* default */.A,
    TSV/* default */.A,
    SVG/* default */.A,
    Jupyter_20_Notebook/* default */.A,
    Gettext_20_Catalog/* default */.A,
    Go_20_Module/* default */.A,
    Go_20_Checksums/* default */.A,
    Go_20_Workspace/* default */.A,
    Pip_20_Requirements/* default */.A,
    Diff/* default */.A,
    Procfile/* default */.A,
    Just/* default */.A,
    Earthly/* default */.A,
    Smarty/* default */.A,
    Motoko/* default */.A,
    Cairo/* default */.A,
    Move/* default */.A,
    Mojo/* default */.A,
    Gleam/* default */.A,
    Reason/* default */.A,
    ReScript/* default */.A,
    Haxe/* default */.A,
    LLVM/* default */.A,
    WebAssembly/* default */.A,
    Lean/* default */.A,
    Prolog/* default */.A,
    AppleScript/* default */.A,
    Raku/* default */.A,
    Sway/* default */.A,
    Ballerina/* default */.A,
    WebIDL/* default */.A,
    StringTemplate/* default */.A,
    Unity3D_20_Asset/* default */.A,
    Public_20_Key/* default */.A,
    OpenAPI_20_Specification_20_v2/* default */.A,
];
//# sourceMappingURL=linguist.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/languages.js
/** Finds the language of a file by its name, its longest known extension, or its shebang line. */

/** Builds the lookups from linguist's data. They are built once per review, because the engine keeps no state. */
function buildLanguageLookup() {
    const byFilename = new Map();
    const byExtension = new Map();
    const byInterpreter = new Map();
    const byName = new Map();
    for (const language of LANGUAGES) {
        claim(byName, [toNameKey(language.name)], language);
        claim(byFilename, language.filenames ?? [], language);
        claim(byExtension, language.extensions ?? [], language);
        claim(byInterpreter, language.interpreters ?? [], language);
    }
    return {
        of(path, firstLine) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return (byFilename.get(name) ??
                findByExtension(byExtension, name) ??
                byInterpreter.get(readInterpreter(firstLine)) ??
                null);
        },
        named: (name) => byName.get(toNameKey(name)) ?? null,
    };
}
function claim(map, keys, language) {
    for (const key of keys)
        if (!map.has(key))
            map.set(key, language);
}
function toNameKey(name) {
    return name.toLowerCase().replaceAll('-', ' ');
}
/** Returns the language of the longest extension that linguist knows: `.html.erb` before `.erb`. */
function findByExtension(byExtension, name) {
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
        const extension = name.slice(dot);
        const language = byExtension.get(extension) ?? byExtension.get(extension.toLowerCase());
        if (language !== undefined)
            return language;
    }
    return null;
}
/** Returns the interpreter of a shebang line: `#!/usr/bin/env -S python3.12 -u` → `python3`; empty if there is none. */
function readInterpreter(line) {
    if (!line.startsWith('#!'))
        return '';
    const words = line.slice(2, 200).trim().split(/\s+/u);
    const program = (word) => word.slice(word.lastIndexOf('/') + 1);
    const first = program(words[0] ?? '');
    const name = first === 'env' ? program(words.slice(1).find((word) => !/^-|=/u.test(word)) ?? '') : first;
    return name.replace(/\.\d+$/u, '');
}
//# sourceMappingURL=languages.js.map

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
