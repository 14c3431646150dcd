export const id = 7764;
export const ids = [7764];
export const modules = {

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

/***/ 41468:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: () => (/* binding */ createOwnerLookup),
/* harmony export */   IJ: () => (/* binding */ isTeam),
/* harmony export */   en: () => (/* binding */ listOwnerTeams),
/* harmony export */   oM: () => (/* binding */ findMissingOwners)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33703);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/**
 * Code owners of the changed paths, by CODEOWNERS at the base. Source of the rules: "About code owners" in GitHub's
 * documentation: the last pattern that fits a path says who owns it, one of them suffices, a pattern without owners
 * frees its paths, lines with what GitHub does not support are skipped.
 */


/**
 * Returns the groups of owners of changed paths of whom none approved, each as CODEOWNERS writes it. `approvals`: logins
 * whose approval counts.
 */
function findMissingOwners(snapshot, said, approvals) {
    const approved = new Set(approvals.map((login) => login.toLowerCase()));
    const authors = new Set(said.authors.map((login) => login.toLowerCase()));
    const members = new Map(said.teams.map(({ name, members: listed }) => [name.toLowerCase(), listed]));
    const hasApproved = (owner) => {
        const name = owner.slice(1).toLowerCase();
        if (!isTeam(owner))
            return isLogin(owner) && approved.has(name);
        return (members.get(`@${name}`) ?? []).some((login) => approved.has(login.toLowerCase()));
    };
    const missing = listOwnerGroups(snapshot).filter((owners) => !owners.some(hasApproved));
    const unknown = missing.flatMap((owners) => owners.flatMap((owner) => {
        if (isTeam(owner))
            return (members.get(owner.toLowerCase()) ?? null) === null ? [explainTeam(owner)] : [];
        if (isLogin(owner))
            return owners.length === 1 && authors.has(owner.slice(1).toLowerCase()) ? [explainAuthor(owner)] : [];
        return [`CODEOWNERS names ${owner}, of which GitHub does not say whose it is: write the login.`];
    }));
    return { missing: missing.map((owners) => owners.join(' ')), unknown: [...new Set(unknown)] };
}
/** Returns the teams that own a changed path, as CODEOWNERS writes them. */
function listOwnerTeams(snapshot) {
    return listOwnerGroups(snapshot).flat().filter(isTeam);
}
/** Returns whether an owner is a team, `@org/team`. */
const isTeam = (owner) => /^@[^@/]+\/[^@/]+$/u.test(owner);
const isLogin = (owner) => /^@[^@/]+$/u.test(owner);
const explainTeam = (team) => `Who is in ${team} could not be read: it needs a token with "members: read" of the organization, which a workflow's own token cannot have. Use the token of an App, or name logins in CODEOWNERS.`;
const explainAuthor = (owner) => `${owner} is the only owner of a changed path and made the change: name another owner in CODEOWNERS on the base branch.`;
/** Reads CODEOWNERS of the base, when the first path is asked for. */
function createOwnerLookup({ codeowners }) {
    let lines = null;
    return (path) => {
        lines ??= readOwnerLines(codeowners?.text ?? '').reverse();
        return lines.find(({ covers }) => covers(path))?.owners ?? [];
    };
}
/** Returns the owners of each changed path, the old path of a renamed file among them; each group once, sorted. */
function listOwnerGroups(snapshot) {
    const findOwners = createOwnerLookup(snapshot);
    const paths = snapshot.files.flatMap(({ path, old_path }) => (old_path === null ? [path] : [path, old_path]));
    const groups = new Map();
    for (const path of new Set(paths)) {
        const owners = findOwners(path);
        if (owners.length > 0)
            groups.set(owners.join(' '), owners);
    }
    return [...groups].sort(([a], [b]) => (0,_base_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a, b)).map(([, owners]) => owners);
}
function readOwnerLines(text) {
    return text.split(/\r?\n/u).flatMap((line) => {
        const [pattern, ...owners] = splitWords(line);
        // GitHub supports neither negation nor ranges of characters, and skips a line with an owner that is none.
        if (pattern === undefined || /^!|\[/u.test(pattern))
            return [];
        if (!owners.every((owner) => isTeam(owner) || isLogin(owner) || isAddress(owner)))
            return [];
        return [{ owners, covers: createCover(pattern) }];
    });
}
const isAddress = (owner) => /^[^@]+@[^@]+$/u.test(owner);
/** Splits a line at blanks that no backslash precedes; a `#` at the start of a word begins a comment. */
function splitWords(line) {
    const words = line.match(/(?:\\.|[^\s\\])+/gu) ?? [];
    const comment = words.findIndex((word) => word.startsWith('#'));
    return comment === -1 ? words : words.slice(0, comment);
}
/**
 * A brace is an ordinary character here. What fits a name fits what is in a folder of that name; a lone `*` after a
 * slash does not. The longest piece without a wildcard is looked for first, which is cheaper.
 */
function createCover(pattern) {
    const glob = pattern.replaceAll('{', '[{]');
    const [isItself, isInside] = [(0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(glob), (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(`${glob}/`)];
    const isFlat = pattern.endsWith('/*');
    const pieces = pattern.split(/[*?{\\]+/u).map((piece) => piece.replace(/^\.?\/+|\/+$/gu, ''));
    const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '');
    return (path) => path.includes(longest) && (isItself(path) || (!isFlat && isInside(path)));
}
//# sourceMappingURL=owners.js.map

/***/ }),

/***/ 92117:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ selectRepositoryFiles),
/* harmony export */   q: () => (/* binding */ allowsBase)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85982);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/** Which base branches a policy allows, and which repository files may say so. */


/** Selects the policy files of a snapshot. */
function selectRepositoryFiles({ host, base, repository_policy: atBase }) {
    if (host == null || host.default_branch.ref === base.ref)
        return { trusted: atBase, chosen: null };
    const chosen = atBase === null ? null : { ...atBase, path: `${_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPOSITORY_POLICY_PATH */ .ki} of ${base.ref}` };
    return { trusted: host.policy, chosen };
}
/**
 * Returns whether a change may go into its base without a person. The default branch is always allowed. Where no host
 * says which one it is, every base is: the caller named it. Else each entry of `bases` must allow the base.
 */
function allowsBase(bases, { host, base }) {
    if (host == null || host.default_branch.ref === base.ref)
        return true;
    return bases.every((globs) => globs === null ? host.base_protected === true : globs.some((glob) => compileBranchGlob(glob)(base.ref)));
}
/** A glob of whole branch names: unlike one of paths, `main` matches neither `x/main` nor `main/x`. */
function compileBranchGlob(glob) {
    return (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(`/${glob}`, 'files');
}
//# sourceMappingURL=bases.js.map

/***/ }),

/***/ 50895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N9: () => (/* binding */ ReviewInput)
});

// UNUSED EXPORTS: Account, BaseManifests, ChangedFile, FileContent, FileHistory, GivenComment, GivenReview, Habit, Host, Hunk, Past, PolicyReference, PolicySources, SaidByPeople, SeenHead, Snapshot, Ticket, ToolReport, ToolResult

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/provider-token.js
var provider_token = __webpack_require__(39847);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
// EXTERNAL MODULE: ./build/src/contract/proof.js
var proof = __webpack_require__(80322);
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
;// CONCATENATED MODULE: ./build/src/engine/changed-file.js
/** The schema of a changed file in a snapshot: its texts, its hunks and its history. */

/**
 * A run of changed lines. Each line begins with its mark: ` ` kept, `+` added, `-` removed, `\` no newline at the end.
 */
const Hunk = schemas/* strictObject */.rej({
    old_start: schemas/* int */.Whr().min(0),
    old_lines: schemas/* int */.Whr().min(0),
    new_start: schemas/* int */.Whr().min(0),
    new_lines: schemas/* int */.Whr().min(0),
    /** The text that git prints after the second `@@`: the enclosing symbol, as a guess. */
    section: schemas/* string */.YjP(),
    lines: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/**
 * A file's history: how many commits of those that `Past` counted changed a file of this path. It says nothing about
 * the author of the change and contains no time: an author chooses the names and times of the own commits.
 */
const FileHistory = schemas/* object */.Ikc({
    commits: schemas/* int */.Whr().min(0),
    /** Number of people, by the commits' author lines. */
    authors: schemas/* int */.Whr().min(0),
    /** Number of commits that say they fix something, and of commits that revert another one. */
    fixes: schemas/* int */.Whr().min(0),
    reverts: schemas/* int */.Whr().min(0),
});
/** What the bytes of a file without a text are, decided by the bytes alone and never by the file's name. */
const FileContent = schemas/* strictObject */.rej({
    /** The format, such as `png` or `elf`; `unknown` if the bytes have no known signature. */
    format: schemas/* string */.YjP().min(1),
    /** `unknown`: no known format, or not a complete and plain file of that format (`format` still names it). */
    kind: schemas/* enum */.k5n(['picture', 'font', 'media', 'archive', 'program', 'document', 'unknown']),
    bytes: schemas/* int */.Whr().min(0),
    /** `sha256:` and the hash of the content in hex; absent if the content was too large to be read completely. */
    digest: schemas/* string */.YjP().optional(),
});
/** A changed file. Texts are null if they could not be read or are not text: `omitted` says why. */
const ChangedFile = schemas/* strictObject */.rej({
    /** Relative to the repository, with forward slashes; for a deleted file its old path. */
    path: schemas/* string */.YjP().min(1),
    old_path: schemas/* string */.YjP().nullable(),
    status: schemas/* enum */.k5n(['added', 'modified', 'deleted', 'renamed', 'copied', 'type_changed']),
    /** Git's mode: `100644`, `100755`, `120000` (symlink), `160000` (submodule); null on a side without the file. */
    old_mode: schemas/* string */.YjP().nullable(),
    new_mode: schemas/* string */.YjP().nullable(),
    binary: schemas/* boolean */.zMY(),
    /**
     * Why the texts or hunks are missing: `binary`, `too_large`, `not_fetched`, `unreadable`, `submodule`; null if they
     * are present.
     */
    omitted: schemas/* enum */.k5n(['binary', 'too_large', 'not_fetched', 'unreadable', 'submodule']).nullable(),
    /** False if bytes were not UTF-8 and are shown as U+FFFD. */
    utf8: schemas/* boolean */.zMY(),
    old_text: schemas/* string */.YjP().nullable(),
    new_text: schemas/* string */.YjP().nullable(),
    /** What the bytes of a side are that is binary; null or absent for every other side. */
    old_content: FileContent.nullable().optional(),
    new_content: FileContent.nullable().optional(),
    /** Unchanged files and folders of the base whose path differs from this new path only by case or by the form of its letters. */
    twins: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    hunks: schemas/* array */.YOg(Hunk),
    history: FileHistory.nullable(),
});
//# sourceMappingURL=changed-file.js.map
// EXTERNAL MODULE: ./build/src/contract/given-evidence.js
var given_evidence = __webpack_require__(76743);
;// CONCATENATED MODULE: ./build/src/engine/reported.js
/**
 * What the change's own job reported of its tests: which ran, how they ended, and which lines they executed. The job
 * runs code of the change, so it can write anything here.
 */


const LineNumber = schemas/* int */.Whr().min(1);
/** Lines from `first` to `last`, both included. */
const LineRange = schemas/* strictObject */.rej({ first: LineNumber, last: LineNumber });
/** How a test ended. `error`: it did not come to its end, or its file could not be loaded. */
const TestOutcome = schemas/* enum */.k5n(['passed', 'failed', 'skipped', 'error']);
/** One test of a report. */
const ReportedTest = schemas/* strictObject */.rej({
    /** The suite or class as the report names it; may be empty. */
    suite: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    /** A changed file; null if the report does not say one that is. */
    file: schemas/* string */.YjP().nullable(),
    line: LineNumber.nullable(),
    outcome: TestOutcome,
});
/** A report of tests. */
const TestReport = schemas/* strictObject */.rej({
    kind: schemas/* literal */.euz('junit'),
    digest: values/* Digest */.np,
    /** All tests of the report, by how they ended. */
    counts: schemas/* strictObject */.rej({
        passed: schemas/* int */.Whr().min(0),
        failed: schemas/* int */.Whr().min(0),
        skipped: schemas/* int */.Whr().min(0),
        error: schemas/* int */.Whr().min(0),
    }),
    /** Those that failed, those of changed files, and those whose file is not known; at most as many as a snapshot holds. */
    tests: schemas/* array */.YOg(ReportedTest),
});
/** A changed file in a report of coverage. Lines that are in neither list are not executable, or not known. */
const CoveredFile = schemas/* strictObject */.rej({
    path: schemas/* string */.YjP().min(1),
    executed: schemas/* array */.YOg(LineRange),
    missed: schemas/* array */.YOg(LineRange),
    /** Which test executed which lines; absent if the report does not say it. */
    by: schemas/* array */.YOg(schemas/* strictObject */.rej({ test: schemas/* string */.YjP(), lines: schemas/* array */.YOg(LineRange) })).optional(),
});
/** A report of what tests executed. */
const CoverageReport = schemas/* strictObject */.rej({
    kind: given_evidence/* CoverageKind */.dy,
    digest: values/* Digest */.np,
    files: schemas/* array */.YOg(CoveredFile),
    /** Endings of all the files of the report, such as `.ts`: a changed file of another ending is none that it measures. */
    endings: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Files of the report that may be several changed files, or that have fewer lines in the change; none of them counts. */
    unplaced: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** A report in a snapshot. */
const Reported = schemas/* union */.KCZ([TestReport, CoverageReport]);
//# sourceMappingURL=reported.js.map
;// CONCATENATED MODULE: ./build/src/engine/said-by-people.js
/** The schema of what people said on a pull request, as its host tells it. The engine judges what it is worth. */



/** An account that reviewed or commented. */
const Account = schemas/* strictObject */.rej({
    login: schemas/* string */.YjP().min(1),
    /** `bot`: an App or a machine's account, as the host says. */
    kind: schemas/* enum */.k5n(['user', 'bot', 'unknown']),
    /** The role in the repository. Null if the host did not say. */
    role: schemas/* enum */.k5n(['none', 'read', 'triage', 'write', 'maintain', 'admin']).nullable(),
});
/** A submitted review. The host says the state that it has now: a dismissed one is `dismissed`. */
const GivenReview = schemas/* strictObject */.rej({
    url: schemas/* string */.YjP(),
    login: schemas/* string */.YjP().min(1),
    state: schemas/* enum */.k5n(['approved', 'changes_requested', 'commented', 'dismissed']),
    /** The commit that was the head then; null if the host no longer knows it. */
    commit: values/* Sha */.$R.nullable(),
    /** Whether the host says that this person may push (GitHub's `authorCanPushToRepository`). */
    can_push: schemas/* boolean */.zMY(),
    /** By the clock of the host, ISO 8601 UTC. */
    submitted_at: schemas/* string */.YjP(),
    /** Whether the text was changed after it was first written. */
    edited: schemas/* boolean */.zMY(),
    /** The text if it contains a command line; else empty. */
    body: schemas/* string */.YjP(),
});
/** A comment in the conversation, or on lines, that contains a command line. */
const GivenComment = schemas/* strictObject */.rej({
    url: schemas/* string */.YjP(),
    login: schemas/* string */.YjP().min(1),
    /** By the clock of the host, ISO 8601 UTC. */
    created_at: schemas/* string */.YjP(),
    edited: schemas/* boolean */.zMY(),
    body: schemas/* string */.YjP(),
});
/** An earlier head of the pull request that a person reviewed. */
const SeenHead = schemas/* strictObject */.rej({
    sha: values/* Sha */.$R,
    /** The tree of that commit. Null if the commit could not be had: nothing is known of it then. */
    tree: values/* Sha */.$R.nullable(),
    /** What differs in the change since: from that head to this one, in the files that either changes against its base. */
    since: schemas/* array */.YOg(ChangedFile),
    /**
     * The files of `since` as that head changed them against its base. A file is missing here that was not part of the
     * change then.
     */
    before: schemas/* array */.YOg(ChangedFile),
    /**
     * Paths that the change touches and that are not the same at the commit where that head left the base as where this
     * one does: the change does something else to them, even if the head has the same text.
     */
    rebased: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** What people said, and what the host says about them. */
const SaidByPeople = schemas/* strictObject */.rej({
    /** False if a part could not be read or went over a limit: then nobody's approval counts. `why` says what. */
    complete: schemas/* boolean */.zMY(),
    why: schemas/* string */.YjP(),
    /** The tree of the head. */
    head_tree: values/* Sha */.$R.nullable(),
    /** Logins of who opened the pull request, and of authors and co-authors of its commits, as far as the host knows them. */
    authors: schemas/* array */.YOg(schemas/* string */.YjP()),
    accounts: schemas/* array */.YOg(Account),
    /** When the pull request last went into another base branch, ISO 8601 UTC; null if never, absent if nobody said. */
    retargeted_at: schemas/* string */.YjP().nullable().optional(),
    /** In the order in which they were submitted. */
    reviews: schemas/* array */.YOg(GivenReview),
    /** In the order in which they were written. */
    comments: schemas/* array */.YOg(GivenComment),
    /** Logins and teams (`@org/team`) whose review is requested. */
    requested: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Teams that CODEOWNERS names: logins of their members; null if the token may not read them. */
    teams: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), members: schemas/* array */.YOg(schemas/* string */.YjP()).nullable() })),
    /** Earlier heads that a person reviewed, the newest review first. */
    seen: schemas/* array */.YOg(SeenHead),
});
//# sourceMappingURL=said-by-people.js.map
;// CONCATENATED MODULE: ./build/src/engine/snapshot.js
/**
 * The data that a review reads: the engine's only input besides the policy. Providers create it; this module does no
 * I/O.
 */







/**
 * What the history changes together, of the files of this change, and what this change does not: of the newest `of`
 * changes to `changed`, `together` had the companion.
 */
const Habit = schemas/* strictObject */.rej({
    /** `file`: they change one file with another; `new-file`: they add a file below the companion, a folder. */
    kind: schemas/* enum */.k5n(['file', 'new-file']),
    /** A file, or for `new-file` a folder of the root, with a slash at its end. */
    changed: schemas/* string */.YjP(),
    companion: schemas/* string */.YjP(),
    together: schemas/* int */.Whr().min(1),
    of: schemas/* int */.Whr().min(1),
});
/**
 * Whether the history of the changed files was read: from the newest commits of the base, as many as `MAX_COMMITS` of
 * the providers. `unknown`: the repository itself is a shallow clone and has no remote to ask. No part is counted then,
 * so that every machine gives the same.
 */
const Past = schemas/* discriminatedUnion */.gMt('state', [
    schemas/* object */.Ikc({
        state: schemas/* literal */.euz('read'),
        /** Number of commits counted, with merges. */
        commits: schemas/* int */.Whr().min(0),
        /** Whether they go back to the first commit. */
        whole: schemas/* boolean */.zMY(),
        /** Absent if there are none, and in older snapshots. */
        habits: schemas/* array */.YOg(Habit).optional(),
    }),
    schemas/* object */.Ikc({ state: schemas/* literal */.euz('unknown'), reason: schemas/* literal */.euz('shallow'), detail: schemas/* string */.YjP() }),
]);
/** A ticket as it was read; the engine extracts its criteria. */
const Ticket = schemas/* strictObject */.rej({
    /** The usual name: `#12`, `owner/repo#12`, `SHOP-12`, or a file's name. */
    id: schemas/* string */.YjP().min(1),
    provider: schemas/* enum */.k5n([...provider_token/* ProviderName */.Jd.options, 'file']),
    url: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    /** `requested`: named by the caller; `closing`: the pull request closes it. */
    relation: schemas/* enum */.k5n(['requested', 'closing']),
    /** When its text was last changed, by the clock of its host (ISO 8601 UTC); null if never, absent if nobody said. */
    edited_at: schemas/* string */.YjP().nullable().optional(),
});
/** A result in another tool's report: what failed, where, and how severe the tool considers it. */
const ToolResult = schemas/* strictObject */.rej({
    /** The tool's own id of the rule. */
    rule: schemas/* string */.YjP().min(1),
    severity: values/* Severity */.AI,
    /** Relative to the repository, with forward slashes. */
    file: schemas/* string */.YjP().min(1),
    /** Null for the file as a whole. */
    lines: schemas/* strictObject */.rej({ first: schemas/* int */.Whr().min(1), last: schemas/* int */.Whr().min(1) }).nullable(),
    message: schemas/* string */.YjP(),
    /** The values by which the tool recognises the result in later runs, `name=value`, sorted. */
    fingerprints: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Set if the tool's report says that the result is suppressed. */
    suppressed: schemas/* strictObject */.rej({ kind: schemas/* string */.YjP(), reason: schemas/* string */.YjP() }).nullable(),
});
/** One run of another tool on the head, as read from its SARIF file. */
const ToolReport = schemas/* strictObject */.rej({
    tool: schemas/* string */.YjP().min(1),
    version: schemas/* string */.YjP().nullable(),
    /** What the log says of the rules of the results, in the tool's words; only of rules of which it says something. */
    rules: schemas/* array */.YOg(schemas/* strictObject */.rej({
        id: schemas/* string */.YjP(),
        description: schemas/* string */.YjP(),
        /** The page about the rule, http or https; absent if there is none. */
        help: schemas/* string */.YjP().optional(),
        /** Numbers of weaknesses (CWE), ascending; absent if there are none. */
        weaknesses: schemas/* array */.YOg(schemas/* int */.Whr().min(1)).optional(),
        /** How grave the tool considers it, 0 to 10, as GitHub's code scanning reads it; absent if it does not say. */
        security_severity: schemas/* number */.aig().optional(),
    })),
    results: schemas/* array */.YOg(ToolResult),
    /**
     * Results of the file that are not in `results`: no failures according to the tool, or without a location in the
     * repository.
     */
    left_out: schemas/* strictObject */.rej({ not_failures: schemas/* int */.Whr().min(0), without_place: schemas/* int */.Whr().min(0) }),
});
const TextFile = schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), text: schemas/* string */.YjP() });
/**
 * The manifests of the base that the change leaves as they are, of the ecosystems of those that it changes: what the
 * repository asks for already. `whole`: all of them are here; false where there are more than the providers' bounds, or
 * where one could not be had.
 */
const BaseManifests = schemas/* strictObject */.rej({ files: schemas/* array */.YOg(TextFile), whole: schemas/* boolean */.zMY() });
/** What the host of a pull request says about the repository's branches. */
const Host = schemas/* strictObject */.rej({
    default_branch: schemas/* strictObject */.rej({ ref: schemas/* string */.YjP().min(1), sha: values/* Sha */.$R }),
    /** Whether the host protects the base branch; null if it did not say, or if the base is the default branch. */
    base_protected: schemas/* boolean */.zMY().nullable(),
    /** `.review-gate.yml` of the default branch. Null if there is none, or if the base is the default branch. */
    policy: TextFile.nullable(),
});
const Snapshot = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('review-gate.snapshot/1'),
    repo: values/* Repo */.lc,
    pr: values/* PullNumber */.jK,
    /**
     * `committed_at`: the base commit's time, ISO 8601 UTC; the only clock of the engine (suppressions expire by it). The
     * time of the head is not used, because its author chooses it.
     */
    base: schemas/* strictObject */.rej({ ref: schemas/* string */.YjP(), sha: values/* Sha */.$R, committed_at: schemas/* string */.YjP() }),
    /** Null or absent for two local refs, where the caller names the base himself, and in older snapshots. */
    host: Host.nullable().optional(),
    head: schemas/* strictObject */.rej({ ref: schemas/* string */.YjP(), sha: values/* Sha */.$R }),
    merge_base: values/* Sha */.$R,
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    author: schemas/* string */.YjP(),
    /** When title or body were last changed, by the clock of the host (ISO 8601 UTC); null if never, absent if nobody said. */
    edited_at: schemas/* string */.YjP().nullable().optional(),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Sorted by path (by code point). */
    files: schemas/* array */.YOg(ChangedFile),
    tickets: schemas/* array */.YOg(Ticket),
    /** `.review-gate.yml` at the base commit; null if there is none. */
    repository_policy: TextFile.nullable(),
    /** The root `.gitattributes` at the base commit. */
    gitattributes: TextFile.nullable(),
    /** CODEOWNERS at the base commit, from the first of GitHub's three locations that has one. */
    codeowners: TextFile.nullable(),
    coverage: trace/* Coverage */.xN,
    /** Reports of other tools on the head; absent if none were given. */
    reports: schemas/* array */.YOg(ToolReport).optional(),
    /** What `prove` found of the head; absent if nothing was given. */
    proofs: schemas/* array */.YOg(proof/* GivenProof */.mE).optional(),
    /** What the change's own job reported of its tests; absent if nothing was given. */
    reported: schemas/* array */.YOg(Reported).optional(),
    /** Absent if the history was not read, as in older snapshots. */
    past: Past.optional(),
    /** Absent if the change touches no manifest, and in older snapshots. */
    manifests: BaseManifests.optional(),
    /** What people said on the pull request. Null or absent for two local refs, and in older snapshots. */
    people: SaidByPeople.nullable().optional(),
});
/** A policy by name; `source` is null for the built-in ones. */
const PolicyReference = schemas/* strictObject */.rej({ name: schemas/* string */.YjP().min(1), source: schemas/* string */.YjP().nullable() });
/** The sources of the effective policy, besides the repository file in the snapshot. */
const PolicySources = schemas/* strictObject */.rej({
    /** The policy that the request named; it has the highest priority. */
    requested: PolicyReference.nullable(),
    tenant: PolicyReference,
    repository_policy: tenant/* RepositoryPolicy */.bI,
});
/** All inputs of a review, as `replay` reads them back. */
const ReviewInput = schemas/* strictObject */.rej({ snapshot: Snapshot, policy: PolicySources });
//# sourceMappingURL=snapshot.js.map

/***/ })

};
