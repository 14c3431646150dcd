export const id = 204;
export const ids = [204];
export const modules = {

/***/ 32781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHubSource: () => (/* binding */ createGitHubSource)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/github/connection/client.js + 2 modules
var connection_client = __webpack_require__(82775);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/src/sources/git/base-tree/base-files.js
var base_files = __webpack_require__(61249);
// EXTERNAL MODULE: ./build/src/sources/git/fetch/cache.js
var cache = __webpack_require__(42582);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var git_limits = __webpack_require__(12087);
// EXTERNAL MODULE: ./build/src/base/errors.js
var base_errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/history/history.js + 5 modules
var history_history = __webpack_require__(51235);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/open.js + 2 modules
var git_open = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/src/sources/git/program/program.js + 1 modules
var program = __webpack_require__(5580);
// EXTERNAL MODULE: ./build/src/sources/git/program/repository.js + 2 modules
var repository = __webpack_require__(48594);
;// CONCATENATED MODULE: ./build/src/sources/git/local/workspace.js
/** Uses a workflow's workspace as the source of a change if it contains all of it. */







/** Thrown if the workspace lacks something. It never leaves this file. */
class IncompleteError extends Error {
    name = 'IncompleteError';
}
/**
 * Runs `use` on the change in a workspace. Returns null if the workspace does not contain all of it: no repository or
 * another one, missing commits, a history that is too shallow (the default of the checkout action), or missing files
 * (partial clones). The change must then be fetched.
 */
async function withWorkspace(options, workspace, change, signal, use) {
    try {
        return await (0,repository/* withScratch */.hM)(options, signal, async (repository) => {
            if ((await (0,git_open/* borrowCheckout */.a2)(repository, workspace, true, signal)) === null)
                return null;
            const found = await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
            if (found.kind !== 'found' || (await (0,history_history/* measureReach */.aV)(repository, change.base.sha)).cut.length > 0)
                return null;
            const fetchBlobs = () => Promise.reject(new IncompleteError('The workspace lacks commits or files.'));
            const uncached = { commits: fetchBlobs, blobs: fetchBlobs };
            const { sha: mergeBase, others: otherBases } = found;
            return use({ repository, mergeBase, otherBases, fetchBlobs, past: async () => ({ repository, uncached }) });
        });
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof IncompleteError || fault instanceof program/* GitError */.XS || fault instanceof base_errors/* ProviderError */.m)
            return null;
        throw fault;
    }
}
/** Returns whether a workspace is a clone with all of its history, which probably has all of a change. */
async function isWholeClone(options, workspace, signal) {
    return (0,repository/* withScratch */.hM)(options, signal, async (repository) => {
        const checkout = await (0,git_checkout/* findCheckout */.I8)(repository, workspace, true, signal);
        return checkout?.shallow.length === 0;
    });
}
//# sourceMappingURL=workspace.js.map
// EXTERNAL MODULE: ./build/src/sources/git/program/objects.js
var objects = __webpack_require__(32604);
// EXTERNAL MODULE: ./build/src/sources/git/snapshot.js + 2 modules
var snapshot = __webpack_require__(86192);
// EXTERNAL MODULE: ./build/src/sources/tickets/github.js + 22 modules
var github = __webpack_require__(87508);
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/sources/git/code.js + 9 modules
var git_code = __webpack_require__(48720);
;// CONCATENATED MODULE: ./build/src/sources/pulls/ahead.js
/** Code that is read while GitHub is still asked what the pull request is. */



/** Creates a promise, and the function that resolves it. */
function createDeferred() {
    let settle = () => undefined;
    const promise = new Promise((resolve) => {
        settle = resolve;
    });
    return [promise, settle];
}
/**
 * Reads the code of an expected change and keeps it open for the review. It is a try: what fails is fetched again when the
 * review asks for it, and only then reported.
 */
class ReadingAhead {
    expected;
    closed = new AbortController();
    read;
    ended;
    /** Resolves when git fetches, or does not. */
    begun;
    /** @param signal ends it */
    constructor(expected, { remote, limits, isHere }, signal) {
        this.expected = expected;
        const [read, give] = createDeferred();
        const [begun, begin] = createDeferred();
        const end = () => {
            give(null);
            begin();
        };
        // Nothing is waited for: a fetch that needs patience is made later.
        const impatient = { ...remote, sleep: () => Promise.reject(new Error('The code is not read ahead.')) };
        const until = AbortSignal.any([signal, this.closed.signal]);
        const keep = async (opened, { base, head }) => {
            const code = await (0,git_code/* readCode */.w)(opened, { base: base.sha, head: head.sha }, limits);
            give({ base: base.sha, ahead: { opened, code } });
            await new Promise((resolve) => (0,abort/* onAbort */.u)(until, resolve));
        };
        this.read = read;
        this.begun = begun;
        this.ended = isHere()
            .then((here) => (here ? null : (0,git_open/* withRemoteTip */.aC)(impatient, expected, until, { begin, use: keep })))
            .then(end, end);
    }
    /** Returns the code if it is that of this change, else null. */
    async find(change, signal) {
        const { repo, pr, head } = this.expected;
        if (change.repo !== repo || change.pr !== pr || change.head.sha !== head.sha)
            return null;
        const read = await (0,abort/* rejectOnAbort */.d)(this.read, signal);
        return read?.base === change.base.sha ? read.ahead : null;
    }
    /** Closes it. */
    async close() {
        this.closed.abort();
        await this.ended;
    }
}
//# sourceMappingURL=ahead.js.map
// EXTERNAL MODULE: ./build/src/github/connection/errors.js + 1 modules
var connection_errors = __webpack_require__(91071);
// EXTERNAL MODULE: ./build/src/github/issues.js
var issues = __webpack_require__(32209);
;// CONCATENATED MODULE: ./build/src/sources/pulls/keywords.js
const CLOSING = /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]+(?:(?<place>[\w-]+\/[\w.-]+)?#|(?<url>https?:\/\/[^\s/]+)\/(?<path>[\w-]+\/[\w.-]+)\/issues\/)(?<number>\d{1,10})(?![\w])/giu;
/**
 * Returns the issues, each once, in the order of the text. `serverUrl`: the server of issue URLs; `repo`: the
 * repository of `#12`.
 */
function findClosingKeywords(body, repo, serverUrl) {
    const found = new Map();
    for (const { groups } of stripCodeAndComments(body).matchAll(CLOSING)) {
        if (groups?.['url'] !== undefined && groups['url'].toLowerCase() !== serverUrl.toLowerCase())
            continue;
        const ref = { repo: groups?.['path'] ?? groups?.['place'] ?? repo, number: Number(groups?.['number']) };
        const key = `${ref.repo.toLowerCase()}#${ref.number}`;
        if (ref.number > 0 && !found.has(key))
            found.set(key, ref);
    }
    return [...found.values()];
}
/** Removes the parts in which GitHub reads no keywords: comments, fenced code, code spans. */
function stripCodeAndComments(body) {
    const kept = [];
    let fence = null;
    for (const line of stripComments(body).split(/\r?\n/u)) {
        const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence === null) {
            if (mark === undefined)
                kept.push(stripCodeSpans(line));
            else
                fence = mark;
        }
        else if (mark?.startsWith(fence) === true)
            fence = null;
    }
    return kept.join('\n');
}
function stripComments(text) {
    const parts = [];
    let at = 0;
    while (at < text.length) {
        const start = text.indexOf('<!--', at);
        if (start === -1)
            break;
        parts.push(text.slice(at, start));
        const end = text.indexOf('-->', start + 4);
        at = end === -1 ? text.length : end + 3;
    }
    parts.push(text.slice(at));
    return parts.join('');
}
/** Removes the text between two runs of equally many backticks. */
function stripCodeSpans(line) {
    const runs = [...line.matchAll(/`+/gu)];
    // Finds the next run of the same length by reading from the end: linear in the number of runs.
    const latest = new Map();
    const closing = runs
        .toReversed()
        .map((run) => {
        const next = latest.get(run[0].length);
        latest.set(run[0].length, run);
        return next;
    })
        .reverse();
    const parts = [];
    let at = 0;
    for (const [index, open] of runs.entries()) {
        const close = closing[index];
        if (open.index < at || close === undefined)
            continue;
        parts.push(line.slice(at, open.index), '`');
        at = close.index + close[0].length;
    }
    parts.push(line.slice(at));
    return parts.join('');
}
//# sourceMappingURL=keywords.js.map
;// CONCATENATED MODULE: ./build/src/sources/pulls/closing-issues.js
/** The issues that a pull request closes. */





/**
 * Asks GitHub (GraphQL) which issues the pull request closes. If that fails, reads the closing keywords of its text
 * instead. That blocks, because an issue that was linked by hand is not in the text: a question that failed is not the
 * answer that there is no ticket. An issue that is closed but cannot be read blocks too. The exception is a number in
 * the text that does not exist in its own repository: it cannot close anything.
 * @throws ProviderError if the token is refused, if its rate limit is used up, or if an issue cannot be read temporarily
 */
async function findClosingIssues(client, pull, serverUrl, signal) {
    try {
        const list = await (0,issues/* listClosingIssues */._6)(client, pull, signal);
        if (list !== null)
            return toClosingIssues(list, pull.repo);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof base_errors/* ProviderError */.m)
            throw fault;
        if ((0,connection_errors/* readStatus */.rk)(fault) === 401 || (0,connection_errors/* isRateLimit */.a5)(fault)) {
            throw (0,connection_errors/* explainGitHub */.$2)(fault, `reading which issues ${pull.repo}#${pull.pr} closes`, 'issues: read');
        }
    }
    return findIssuesInText(client, pull, serverUrl, signal);
}
function toClosingIssues({ issues, hidden }, repo) {
    const tickets = issues.map((issue) => (0,github/* toTicket */.sT)(issue, { repo, relation: 'closing' }));
    if (hidden === 0)
        return { tickets, missing: [] };
    const detail = `${hidden} of the issues that the pull request closes could not be read. Give the token "issues: read" on their repositories, or name the ticket.`;
    return { tickets, missing: [{ path: null, reason: 'closing_issue', detail, blocking: true }] };
}
async function findIssuesInText(client, pull, serverUrl, signal) {
    const named = findClosingKeywords(pull.body, pull.repo, serverUrl).slice(0, issues/* MAX_CLOSING_ISSUES */.Wt);
    const detail = 'GitHub did not say which issues the pull request closes; the closing words in its text were read instead, and issues that were linked by hand are not known. Ask again, give the token "issues: read" and "pull-requests: read", or name the ticket.';
    const missing = [{ path: null, reason: 'closing_issues_by_text', detail, blocking: true }];
    const tickets = [];
    for (const issue of named) {
        try {
            tickets.push(await (0,github/* readIssueTicket */.Cy)(client, issue, { repo: pull.repo, relation: 'closing' }, signal));
        }
        catch (fault) {
            if (!(fault instanceof github/* IssueNotReadableError */.LN))
                throw fault;
            // A pull request is not a ticket, whatever the text says.
            if (fault.why !== 'pull')
                missing.push(describeUnreadable(issue, fault, pull.repo));
        }
    }
    return { tickets, missing };
}
function describeUnreadable(issue, fault, repo) {
    const own = issue.repo.toLowerCase() === repo.toLowerCase();
    const name = (0,github/* formatIssueName */.qv)(issue, repo);
    const build = (detail, blocking) => ({ path: null, reason: 'closing_issue', detail, blocking });
    if (fault.why === 'moved') {
        return build(`The text closes ${name}, which was moved${(0,github/* sayPlace */.DQ)(fault)}. Name that one in the text.`, true);
    }
    return (fault.why === 'none' || fault.why === 'gone') && own
        ? build(`The text closes ${name}, which does not exist.`, false)
        : build(`The text closes ${name}, which the token may not read. Give it "issues: read" there, or name the ticket.`, true);
}
//# sourceMappingURL=closing-issues.js.map
// EXTERNAL MODULE: ./build/src/contract/tenant/tenant.js
var tenant = __webpack_require__(90201);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
// EXTERNAL MODULE: ./build/src/github/connection/repository.js
var connection_repository = __webpack_require__(78692);
;// CONCATENATED MODULE: ./build/src/github/branches.js
/** Branches and files of a repository over GitHub's API ("Branches", "Commits" and "Contents" in GitHub's REST documentation). */




const Commit = schemas/* object */.Ikc({ sha: values/* Sha */.$R });
const Branch = schemas/* object */.Ikc({ protected: schemas/* boolean */.zMY() });
/** A file of up to 1 MB. A folder is a list, and a larger file has another encoding. */
const File = schemas/* object */.Ikc({ type: schemas/* literal */.euz('file'), encoding: schemas/* literal */.euz('base64'), content: schemas/* string */.YjP() });
/** Reads the newest commit of a branch; null if the branch does not exist. @throws what the client throws */
async function readBranchTip(client, { repo, branch }, signal) {
    const asked = { ...(0,connection_repository/* splitRepository */.T)(repo), ref: `heads/${branch}`, per_page: 1 };
    try {
        const { data } = await client.request('GET /repos/{owner}/{repo}/commits/{ref}', asked, { signal });
        return (0,connection_errors/* parseAnswer */.Wp)(Commit, data).sha;
    }
    catch (fault) {
        const status = (0,connection_errors/* readStatus */.rk)(fault);
        if (!signal.aborted && (status === 404 || status === 409 || status === 422))
            return null;
        throw fault;
    }
}
/** Returns whether GitHub protects a branch; null if the branch does not exist. @throws what the client throws */
async function readProtection(client, { repo, branch }, signal) {
    const asked = { ...(0,connection_repository/* splitRepository */.T)(repo), branch };
    try {
        const { data } = await client.request('GET /repos/{owner}/{repo}/branches/{branch}', asked, { signal });
        return (0,connection_errors/* parseAnswer */.Wp)(Branch, data).protected;
    }
    catch (fault) {
        if (!signal.aborted && (0,connection_errors/* readStatus */.rk)(fault) === 404)
            return null;
        throw fault;
    }
}
/** Reads a file at a commit. @throws what the client throws */
async function readFileAtCommit(client, { repo, sha, path }, signal) {
    try {
        const asked = { ...(0,connection_repository/* splitRepository */.T)(repo), path, ref: sha };
        const { data } = await client.request('GET /repos/{owner}/{repo}/contents/{path}', asked, { signal });
        const file = File.safeParse(data);
        return file.success ? { bytes: Buffer.from(file.data.content, 'base64') } : 'unreadable';
    }
    catch (fault) {
        if (!signal.aborted && (0,connection_errors/* readStatus */.rk)(fault) === 404)
            return 'none';
        throw fault;
    }
}
//# sourceMappingURL=branches.js.map
// EXTERNAL MODULE: ./build/src/sources/git/changed/text.js
var changed_text = __webpack_require__(48453);
;// CONCATENATED MODULE: ./build/src/sources/pulls/host.js
/** What GitHub says about the base of a pull request: which branch is the default one, and what that branch says. */





/**
 * Reads what the host says. Where the base is the default branch, that is known already and nothing is asked.
 * @throws ProviderError
 */
async function readHost(client, pull, signal) {
    const { repo, base, defaultBranch: ref } = pull;
    if (base.ref === ref) {
        return { host: { default_branch: { ref, sha: base.sha }, base_protected: null, policy: null }, missing: [] };
    }
    const asked = (doing, answer) => explained(answer, `${doing} of ${repo}`, signal);
    const sha = await asked(`reading the default branch ${ref}`, readBranchTip(client, { repo, branch: ref }, signal));
    if (sha === null) {
        throw new base_errors/* ProviderError */.m('E_UP_001', `GitHub names ${ref} as the default branch of ${repo}, which it cannot find.`, true);
    }
    const base_protected = await asked(`reading the base branch ${base.ref}`, readProtection(client, { repo, branch: base.ref }, signal));
    const policy = await readDefaultFile(client, { repo, sha, path: tenant/* REPOSITORY_POLICY_PATH */.ki }, signal);
    return {
        host: {
            default_branch: { ref, sha },
            base_protected,
            policy: typeof policy === 'string' ? null : { path: tenant/* REPOSITORY_POLICY_PATH */.ki, text: policy.text },
        },
        missing: policy === 'unreadable'
            ? [
                {
                    path: tenant/* REPOSITORY_POLICY_PATH */.ki,
                    reason: 'unreadable',
                    detail: `The repository's policy on the default branch ${ref} could not be read: it must be an ordinary file of at most 1 MB.`,
                    blocking: true,
                },
            ]
            : [],
    };
}
/** Reads the text of a file at a commit of the default branch. @throws ProviderError */
async function readDefaultFile(client, place, signal) {
    const file = await explained(readFileAtCommit(client, place, signal), `reading ${place.path} of ${place.repo}`, signal);
    return typeof file === 'string' ? file : { text: (0,changed_text/* decodeText */.g7)(file.bytes).text };
}
async function explained(answer, doing, signal) {
    try {
        return await answer;
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        throw (0,connection_errors/* explainGitHub */.$2)(fault, doing, 'contents: read');
    }
}
//# sourceMappingURL=host.js.map
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/github/pulls/editing.js
var editing = __webpack_require__(22898);
;// CONCATENATED MODULE: ./build/src/github/pulls/people.js
/**
 * What people said on a pull request, and who they are (`PullRequestReview`, `IssueComment` and `Commit` in GitHub's
 * GraphQL documentation; "Collaborators" and "Team members" in its REST documentation).
 */




/** The most items of a connection that one query may ask for. */
const PAGE = 100;
/** Comments on lines that are read of one review, and authors of one commit. */
const MAX_WITHIN = 30;
/** A bot's login is the App's name here, without the `[bot]` that REST writes and that tells it from a person's. */
const Actor = schemas/* object */.Ikc({ __typename: schemas/* string */.YjP(), login: schemas/* string */.YjP().min(1) }).nullable();
const Edited = { lastEditedAt: editing/* Time */.gX.nullable(), includesCreatedEdit: schemas/* boolean */.zMY() };
const Said = schemas/* object */.Ikc({ author: Actor, createdAt: editing/* Time */.gX, body: schemas/* string */.YjP(), url: schemas/* string */.YjP(), ...Edited });
const Review = schemas/* object */.Ikc({
    author: Actor,
    state: schemas/* string */.YjP(),
    commit: schemas/* object */.Ikc({ oid: schemas/* string */.YjP() }).nullable(),
    authorCanPushToRepository: schemas/* boolean */.zMY(),
    submittedAt: editing/* Time */.gX.nullable(),
    body: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
    comments: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(Said) }),
    ...Edited,
});
const Person = schemas/* object */.Ikc({ user: schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1) }).nullable() }).nullable();
const people_Commit = schemas/* object */.Ikc({
    commit: schemas/* object */.Ikc({
        oid: schemas/* string */.YjP(),
        authors: schemas/* object */.Ikc({ totalCount: schemas/* int */.Whr(), nodes: schemas/* array */.YOg(Person) }),
        committer: Person,
    }),
});
const PageInfo = schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* string */.YjP().nullable() });
const SAID = 'author { __typename login } createdAt lastEditedAt includesCreatedEdit body url';
/** Each list of a pull request that is read page by page. */
const LISTS = {
    reviews: {
        fields: `author { __typename login } state commit { oid } authorCanPushToRepository submittedAt lastEditedAt includesCreatedEdit body url comments(first: ${MAX_WITHIN}) { nodes { ${SAID} } }`,
        node: Review,
    },
    comments: { fields: SAID, node: Said },
    commits: {
        fields: `commit { oid authors(first: ${MAX_WITHIN}) { totalCount nodes { user { login } } } committer { user { login } } }`,
        node: people_Commit,
    },
};
const writeList = (name, after = '') => `${name}(first: ${PAGE}${after}) { pageInfo { hasNextPage endCursor } nodes { ${LISTS[name].fields} } }`;
const writeQuery = (variables, fields) => `query ($owner: String!, $name: String!, $number: Int!${variables}) { repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${fields} } } }`;
const RETARGETS = 'retargets: timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT]) { nodes { ... on BaseRefChangedEvent { createdAt } ... on AutomaticBaseChangeSucceededEvent { createdAt } } }';
const FIRST = writeQuery('', `${editing/* EDITING */.Jp} ${RETARGETS} ${writeList('reviews')} ${writeList('comments')} ${writeList('commits')}`);
const toPage = (node) => schemas/* object */.Ikc({ pageInfo: PageInfo, nodes: schemas/* array */.YOg(node.nullable()) });
const toAnswer = (pull) => schemas/* object */.Ikc({ repository: schemas/* object */.Ikc({ pullRequest: pull }) });
const FirstAnswer = toAnswer(editing/* Editing */.HI.extend({
    retargets: editing/* Event */.Jh,
    reviews: toPage(Review),
    comments: toPage(Said),
    commits: toPage(people_Commit),
}));
/** Reads what people said: one query, and one more for each further page. @throws what the client throws */
async function readPullPeople(client, { repo, pr }, limits, signal) {
    const { owner, repo: name } = (0,connection_repository/* splitRepository */.T)(repo);
    const variables = { owner, name, number: pr };
    const ask = (text, more = {}) => client.query(text, { ...variables, ...more }, { signal, answer: 'list' });
    const pull = (0,connection_errors/* parseAnswer */.Wp)(FirstAnswer, await ask(FIRST)).repository.pullRequest;
    async function readRest(list, node, first) {
        const Page = toAnswer(schemas/* object */.Ikc({ [list]: toPage(node) }));
        const query = writeQuery(', $after: String!', writeList(list, ', after: $after'));
        let page = first;
        const nodes = [...page.nodes];
        while (page.pageInfo.hasNextPage && page.pageInfo.endCursor !== null && nodes.length < limits[list]) {
            const answer = (0,connection_errors/* parseAnswer */.Wp)(Page, await ask(query, { after: page.pageInfo.endCursor }));
            const next = answer.repository.pullRequest[list];
            if (next === undefined)
                break;
            page = next;
            nodes.push(...page.nodes);
        }
        const seen = nodes.filter((one) => one !== null);
        return { nodes: seen, whole: !page.pageInfo.hasNextPage && seen.length === nodes.length };
    }
    return {
        ...(0,editing/* readEditing */.fS)(pull),
        retargetedAt: (0,editing/* readTime */.aQ)(pull.retargets),
        reviews: await readRest('reviews', Review, pull.reviews),
        comments: await readRest('comments', Said, pull.comments),
        commits: await readRest('commits', people_Commit, pull.commits),
    };
}
const Role = schemas/* enum */.k5n(['none', 'read', 'triage', 'write', 'maintain', 'admin']);
const Permission = schemas/* object */.Ikc({ permission: schemas/* string */.YjP(), role_name: schemas/* string */.YjP() });
/**
 * Reads the role of an account in a repository; a role of the organization's own counts as what it stands on. Null if
 * GitHub does not say it to this token, or of this account. @throws what the client throws
 */
async function readRole(client, repo, login, signal) {
    const asked = { ...(0,connection_repository/* splitRepository */.T)(repo), username: login };
    const data = await readUnlessHidden(client.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', asked, { signal }), signal);
    if (data === null)
        return null;
    const { permission, role_name } = (0,connection_errors/* parseAnswer */.Wp)(Permission, data);
    return Role.safeParse(role_name).data ?? Role.safeParse(permission).data ?? null;
}
const Member = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1) });
/** Pages of a team that are read, of 100 members each. */
const MAX_TEAM_PAGES = 20;
/**
 * Lists the logins of a team (`@org/team`), those of its child teams too. Null if the token may not see it, if it does
 * not exist, or if it is larger than 2,000. @throws what the client throws
 */
async function listTeamMembers(client, team, signal) {
    const [org = '', team_slug = ''] = team.slice(1).split('/');
    const members = [];
    for (let page = 1; page <= MAX_TEAM_PAGES; page += 1) {
        const asked = { org, team_slug, per_page: PAGE, page };
        const data = await readUnlessHidden(client.request('GET /orgs/{org}/teams/{team_slug}/members', asked, { signal, answer: 'list' }), signal);
        if (data === null)
            return null;
        const logins = (0,connection_errors/* parseAnswer */.Wp)(schemas/* array */.YOg(Member), data).map(({ login }) => login);
        members.push(...logins);
        if (logins.length < PAGE)
            return members;
    }
    return null;
}
/** Returns the data of an answer; null if GitHub hides it from the token. */
async function readUnlessHidden(asked, signal) {
    try {
        return (await asked).data;
    }
    catch (fault) {
        const status = (0,connection_errors/* readStatus */.rk)(fault);
        if (!signal.aborted && !(0,connection_errors/* isRateLimit */.a5)(fault) && (status === 403 || status === 404))
            return null;
        throw fault;
    }
}
//# sourceMappingURL=people.js.map
;// CONCATENATED MODULE: ./build/src/sources/pulls/people.js
/** What people said on a pull request, as facts: bounded, and with what could not be read. */





/** What is read of a pull request. Beyond it nobody's approval counts, because the last word may be there. */
const LIMITS = { reviews: 500, comments: 1000, commits: 250 };
/** Comments with a command that are kept, the newest. */
const MAX_COMMANDS = 200;
/** Accounts whose role is asked for, and teams whose members are. */
const MAX_ACCOUNTS = 50;
const MAX_TEAMS = 20;
const PERMISSION = 'pull-requests: read';
const COMMAND = /^[ \t]*\/review-gate(?:[ \t]|$)/mu;
/** The name that GitHub shows for a deleted account. */
const DELETED = 'ghost';
/**
 * Reads what people said: one call where nobody reviewed. Where GitHub refuses, the review goes on, and nobody's
 * approval counts.
 * @throws ProviderError if the token is not accepted or its rate limit is used up; the signal's reason
 */
async function readPeople(client, pull, signal) {
    let said;
    try {
        said = await readPullPeople(client, pull, LIMITS, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof base_errors/* ProviderError */.m || (0,connection_errors/* readStatus */.rk)(fault) === 401 || (0,connection_errors/* isRateLimit */.a5)(fault)) {
            throw (0,connection_errors/* explainGitHub */.$2)(fault, `reading who reviewed ${pull.repo}#${pull.pr}`, PERMISSION);
        }
        const advice = (0,connection_errors/* isTemporary */.ey)(fault)
            ? 'Run the review again.'
            : `Give the token, or the job's "permissions", "${PERMISSION}" and "contents: read", and run the review again.`;
        const why = `GitHub did not say who reviewed (${(0,connection_errors/* readReason */.pk)(fault)}), so no approval counts. ${advice}`;
        return { people: createUnknown(pull, why) };
    }
    const reviews = said.reviews.nodes.flatMap(toReview).sort((a, b) => (0,order/* compareText */.n)(a.submitted_at, b.submitted_at));
    const lines = said.reviews.nodes.flatMap(({ state, comments }) => (state === 'PENDING' ? [] : comments.nodes));
    const comments = [...said.comments.nodes, ...lines]
        .flatMap(toComment)
        .sort((a, b) => (0,order/* compareText */.n)(a.created_at, b.created_at));
    const faults = [
        ...describeExcess('reviews', said.reviews, LIMITS.reviews),
        ...describeExcess('comments', said.comments, LIMITS.comments),
        ...describeExcess('commits', said.commits, LIMITS.commits),
        ...(hasCommit(said.commits.nodes, pull.head.sha) ? [] : ['the head moved while it was read; run the review again']),
        ...(said.commits.nodes.some(hasMoreAuthors) ? ['a commit has more co-authors than GitHub lists at once'] : []),
    ];
    const accounts = await readAccounts(client, pull.repo, said, { reviews, comments }, signal);
    return {
        ...(said.editedAt === undefined ? {} : { edited_at: said.editedAt }),
        people: {
            complete: faults.length === 0,
            why: faults.length === 0 ? '' : `Not all that people said could be read: ${faults.join('; ')}.`,
            authors: listAuthors(pull.author, said.commits.nodes),
            accounts,
            retargeted_at: said.retargetedAt,
            reviews,
            comments: comments.slice(-MAX_COMMANDS),
            requested: [...pull.requested],
        },
    };
}
function createUnknown({ author, requested }, why) {
    return {
        complete: false,
        why,
        authors: [author],
        accounts: [],
        reviews: [],
        comments: [],
        requested: [...requested],
    };
}
const isEdited = ({ lastEditedAt, includesCreatedEdit }) => lastEditedAt !== null || includesCreatedEdit;
/** Returns whether a text has a line that may be a command; whether it is one, the engine finds out. */
const mayCommand = (body) => COMMAND.test(body);
const keepCommand = (body) => (mayCommand(body) ? body : '');
/** Names an account as REST does: an App's with `[bot]`, so that no person can have its name. */
function toAccount(actor) {
    if (actor === null)
        return { login: DELETED, kind: 'unknown' };
    if (actor.__typename === 'Bot')
        return { login: `${actor.login}[bot]`, kind: 'bot' };
    return { login: actor.login, kind: actor.__typename === 'User' ? 'user' : 'unknown' };
}
const STATES = {
    APPROVED: 'approved',
    CHANGES_REQUESTED: 'changes_requested',
    COMMENTED: 'commented',
    DISMISSED: 'dismissed',
};
/** A review that is not submitted yet is nobody's word. */
function toReview(node) {
    const state = STATES[node.state];
    if (state === undefined || node.submittedAt === null)
        return [];
    return [
        {
            url: node.url,
            login: toAccount(node.author).login,
            state,
            commit: values/* Sha */.$R.safeParse(node.commit?.oid).data ?? null,
            can_push: node.authorCanPushToRepository,
            submitted_at: node.submittedAt,
            edited: isEdited(node),
            body: keepCommand(node.body),
        },
    ];
}
function toComment(node) {
    const body = keepCommand(node.body);
    if (body === '')
        return [];
    return [
        { url: node.url, login: toAccount(node.author).login, created_at: node.createdAt, edited: isEdited(node), body },
    ];
}
function describeExcess(name, { nodes, whole }, limit) {
    if (whole)
        return [];
    return nodes.length >= limit
        ? [`it has more than ${limit} ${name}; open a new pull request`]
        : [`some ${name} are hidden from the token`];
}
/** The commits are read after the head. Those of another head, pushed in between, may leave out an author. */
const hasCommit = (commits, sha) => commits.some(({ commit: { oid } }) => oid === sha);
const hasMoreAuthors = ({ commit: { authors } }) => authors.totalCount > authors.nodes.length;
/** Who opened the pull request, and authors, co-authors and committers of its commits; each once, sorted. */
function listAuthors(author, commits) {
    const named = commits.flatMap(({ commit }) => [...commit.authors.nodes, commit.committer]);
    return [...new Set([author, ...named.flatMap((one) => one?.user?.login ?? [])])].sort();
}
/** Everybody who spoke; the role of people whose word may matter: who approved or wrote a command. */
async function readAccounts(client, repo, said, kept, signal) {
    const speaking = new Set([...kept.reviews, ...kept.comments].map(({ login }) => login));
    const lines = said.reviews.nodes.flatMap(({ author, comments }) => [
        author,
        ...comments.nodes.map((one) => one.author),
    ]);
    const actors = [...lines, ...said.comments.nodes.map(({ author }) => author)].map(toAccount);
    const accounts = new Map(actors.filter(({ login }) => speaking.has(login)).map((account) => [account.login, account]));
    const heard = new Set([
        ...kept.reviews.filter(({ state, body }) => state === 'approved' || body !== '').map(({ login }) => login),
        ...kept.comments.map(({ login }) => login),
    ]);
    const asked = [...accounts.values()].filter(({ login, kind }) => kind === 'user' && heard.has(login));
    const roles = new Map();
    for (const { login } of asked.slice(0, MAX_ACCOUNTS)) {
        const doing = `reading the role of ${login} in ${repo}`;
        roles.set(login, await askOrNull(readRole(client, repo, login, signal), doing, signal));
    }
    return [...accounts.values()].map((account) => ({ ...account, role: roles.get(account.login) ?? null }));
}
/** Reads the members of teams; null for each that cannot be read, and for those over the limit. */
async function readTeams(client, names, signal) {
    const teams = [];
    for (const [at, name] of names.entries()) {
        const asked = at < MAX_TEAMS ? listTeamMembers(client, name, signal) : Promise.resolve(null);
        const members = await askOrNull(asked, `reading the members of ${name}`, signal);
        teams.push({ name, members: members === null ? null : [...members] });
    }
    return teams;
}
/** What GitHub does not tell is unknown; the engine says what that means. @throws ProviderError at a rate limit */
async function askOrNull(asked, doing, signal) {
    try {
        return await asked;
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if ((0,connection_errors/* isRateLimit */.a5)(fault))
            throw (0,connection_errors/* explainGitHub */.$2)(fault, doing, PERMISSION);
        return null;
    }
}
//# sourceMappingURL=people.js.map
// EXTERNAL MODULE: ./build/src/github/pulls/pulls.js
var pulls = __webpack_require__(6270);
;// CONCATENATED MODULE: ./build/src/sources/pulls/pull.js
/** Reads a pull request and fixes its commits. */






/** The permission that the token needs to read a pull request and its code. */
const pull_PERMISSION = 'pull-requests: read';
/**
 * Reads what else is said of a pull request. The base is the newest commit of the base branch, so that the newest policy
 * applies and commits already merged into the base do not count as part of the change. If the pull request is closed or
 * its base branch is deleted, the base is the commit that GitHub names.
 * @throws ProviderError
 */
async function pinPull(client, pull, signal) {
    const [{ base, host, missing }, said] = await Promise.all([
        readBase(client, pull, signal),
        readPeople(client, { ...pull, pr: pull.number }, signal),
    ]);
    return {
        ...said,
        repo: pull.repo,
        pr: pull.number,
        base,
        host,
        missing,
        head: pull.head,
        title: pull.title,
        body: pull.body,
        author: pull.author,
        labels: [...new Set(pull.labels)].sort(),
    };
}
/** Reads a pull request. @throws ProviderError */
async function readPull(client, asked, signal) {
    const name = `${asked.repo}#${asked.pr}`;
    try {
        return await (0,pulls/* readPullRequest */.DQ)(client, asked, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if ((0,connection_errors/* readStatus */.rk)(fault) === 404) {
            throw new base_errors/* ProviderError */.m('E_REQ_002', `GitHub has no pull request ${name}, or the token may not see it. Check repo and pr, and that the token has "${pull_PERMISSION}" there.`);
        }
        throw (0,connection_errors/* explainGitHub */.$2)(fault, `reading the pull request ${name}`, pull_PERMISSION);
    }
}
async function readBase(client, pull, signal) {
    const tip = pull.open ? await readBaseTip(client, pull.repo, pull.base.ref, signal) : null;
    const base = { ref: pull.base.ref, sha: tip ?? pull.base.sha };
    return { base, ...(await readHost(client, { ...pull, base }, signal)) };
}
async function readBaseTip(client, repo, branch, signal) {
    try {
        return await readBranchTip(client, { repo, branch }, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        throw (0,connection_errors/* explainGitHub */.$2)(fault, `reading the base branch ${branch} of ${repo}`, 'contents: read');
    }
}
//# sourceMappingURL=pull.js.map
// EXTERNAL MODULE: ./build/src/base/ticket-places.js
var ticket_places = __webpack_require__(86976);
;// CONCATENATED MODULE: ./build/src/sources/pulls/tree-ticket.js
/** The ticket of the tree that a request names by its path. */



/**
 * Reads a ticket by its path at the base commit; null if the id is no path of a ticket.
 * @throws ProviderError E_AC_002 if the base does not have it
 */
async function readTicketAtBase(client, { repo, base }, id, signal) {
    const path = id.trim();
    if ((0,ticket_places/* recognizeTicketFile */.t)(path)?.role !== 'criteria')
        return null;
    const file = await readDefaultFile(client, { repo, sha: base.sha, path }, signal);
    if (typeof file === 'string') {
        const why = file === 'none' ? 'there is no such file' : 'it is no ordinary file of at most 1 MB';
        throw new base_errors/* ProviderError */.m('E_AC_002', `The ticket ${path} cannot be used: on ${base.ref} ${why}. Name a ticket that the base branch has.`);
    }
    const title = /^#\s+(.+?)\s*#*\s*$/mu.exec(file.text)?.[1] ?? path;
    return { id: path, provider: 'file', url: null, title, body: file.text, relation: 'requested' };
}
//# sourceMappingURL=tree-ticket.js.map
;// CONCATENATED MODULE: ./build/src/sources/pulls/provider.js
/** Pull requests of GitHub: texts and tickets over its API, code over git. */


















/**
 * Creates the source of pull requests on GitHub. The API is used only for the pull request and its tickets, so no limit
 * of its file lists applies.
 */
function createGitHubSource(options) {
    const client = (0,connection_client/* createGitHubClient */.L)(options);
    const serverUrl = (0,url/* removeEndSlashes */.$m)(options.serverUrl);
    const environment = options.environment ?? process.env;
    const limits = options.limits ?? git_limits/* GIT_LIMITS */.U;
    const ownTicket = (id, repo, signal) => (0,github/* readRequestedTicket */.xh)(client, id, repo, serverUrl, signal);
    const readTicket = options.readTicket?.(ownTicket) ?? ownTicket;
    let ahead = null;
    const toRemote = (repo) => ({
        remote: { url: `${serverUrl}/${repo}.git`, token: options.token },
        cacheDirectory: options.cacheDirectory,
        environment,
        fetchBytes: limits.fetchBytes,
        sleep: options.sleep ?? ((milliseconds, given) => (0,promises_.setTimeout)(milliseconds, undefined, { signal: given })),
    });
    async function openScratch(remote) {
        return { parent: await new cache/* ObjectCache */.UF(options.cacheDirectory, remote.remote.url).open(), environment };
    }
    async function endAhead() {
        const ended = ahead?.close();
        ahead = null;
        await ended;
    }
    /** Runs `use` on the change: as read ahead, in the workspace if that contains all of it, else on fetched code. */
    async function withCode(change, signal, use) {
        const foreseen = (await ahead?.find(change, signal)) ?? null;
        if (foreseen !== null) {
            try {
                return await use(foreseen.opened, foreseen.code);
            }
            catch {
                // A fetch ahead does not try again; the one below does, and says what is wrong.
                signal.throwIfAborted();
            }
        }
        await endAhead();
        const remote = toRemote(change.repo);
        if (options.workspace !== null) {
            const scratch = await openScratch(remote);
            const boxed = await withWorkspace(scratch, options.workspace, change, signal, async (opened) => ({
                result: await use(opened, null),
            }));
            if (boxed !== null)
                return boxed.result;
        }
        return (0,git_open/* withRemote */.T4)(remote, change, signal, (opened) => use(opened, null));
    }
    return {
        pin: (request, signal) => (0,errors/* runProviderCall */.D)(signal, async () => {
            const asked = await readPull(client, request, signal);
            if (request.ticket === null) {
                const [pull, { tickets, missing }] = await Promise.all([
                    pinPull(client, asked, signal),
                    findClosingIssues(client, { ...asked, pr: asked.number }, serverUrl, signal),
                ]);
                return { ...pull, tickets, missing: [...pull.missing, ...missing] };
            }
            const pull = await pinPull(client, asked, signal);
            const ticket = (await readTicketAtBase(client, pull, request.ticket, signal)) ??
                (await readTicket(request.ticket, pull.repo, signal));
            return { ...pull, tickets: [ticket] };
        }),
        foresee: (expected, signal) => {
            const remote = toRemote(expected.repo);
            const { workspace } = options;
            const isHere = async () => workspace !== null && isWholeClone(await openScratch(remote), workspace, signal);
            ahead = new ReadingAhead(expected, { remote, limits, isHere }, signal);
            return ahead.begun;
        },
        snapshot: (change, signal) => (0,errors/* runProviderCall */.D)(signal, async () => {
            try {
                return await withCode(change, signal, (opened, code) => (0,snapshot/* readSnapshot */.R)(opened, change, limits, code));
            }
            finally {
                await endAhead();
            }
        }),
        readPolicyFile: (change, path, signal) => (0,errors/* runProviderCall */.D)(signal, async () => {
            const { repo, base, host } = change;
            if (host != null && host.default_branch.ref !== base.ref) {
                const file = await readDefaultFile(client, { repo, sha: host.default_branch.sha, path }, signal);
                return typeof file === 'string' ? null : file.text;
            }
            return withCode(change, signal, async ({ repository, fetchBlobs }) => {
                const entry = await (0,base_files/* findFileAtCommit */.Cg)(repository, change.base.sha, path);
                if (entry === null)
                    return null;
                if (!(await (0,objects/* readObjectInfo */.My)(repository, [entry.name])).has(entry.name))
                    await fetchBlobs([entry.name]);
                return (await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null;
            });
        }),
        listTeams: (_, names, signal) => (0,errors/* runProviderCall */.D)(signal, () => readTeams(client, names, signal)),
        ticket: ({ repo, id }, signal) => (0,errors/* runProviderCall */.D)(signal, () => readTicket(id, repo, signal)),
        close: endAhead,
    };
}
//# sourceMappingURL=provider.js.map

/***/ })

};
