export const id = 219;
export const ids = [219];
export const modules = {

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

/***/ 37300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/ids.js
var ids = __webpack_require__(94141);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/engine/snapshot.js
var snapshot = __webpack_require__(9110);
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var grammars = __webpack_require__(70728);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/src/sources/git/base-files.js
var base_files = __webpack_require__(33164);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var git_limits = __webpack_require__(12087);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/sources/git/local-refs.js
/** What the refs and commits of a local repository say about a change. */



/** Candidates for the default branch; the first one that does not contain the head counts. */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
/** Maximum number of commits whose messages form the body. */
const MAX_MESSAGES = 200;
/**
 * Resolves the commit to review and the commit to review against. If they are branches, including `HEAD`, their names
 * are those of the branches. Without a base it is the default branch: the first of `origin/HEAD`, `origin/main`,
 * `origin/master`, `main`, `master` that does not contain the head. If all contain it, it is the commit before the head.
 * @throws ProviderError if there is none.
 */
async function resolveSides(repository, checkout, asked, findShared, signal) {
    const bases = asked.base === null ? DEFAULT_BRANCHES : [asked.base];
    const [head, ...found] = await resolveCommits(repository, checkout, [asked.head, ...bases], signal);
    if (head === undefined || head === null)
        throw createUnknownRefError('head', asked.head, checkout);
    if (asked.base !== null && found[0] === null)
        throw createUnknownRefError('base', asked.base, checkout);
    const base = (asked.base === null ? await findDefaultBranch(repository, found, head, findShared) : found[0]) ??
        (await resolveParent(repository, checkout, head, signal));
    const [headName, baseName] = await readBranchNames(repository, checkout, [head.ref, base.ref], signal);
    return { head: { ...head, ref: headName ?? head.ref }, base: { ...base, ref: baseName ?? base.ref } };
}
async function resolveParent(repository, checkout, head, signal) {
    const [before] = await resolveCommits(repository, checkout, [`${head.sha}~1`], signal);
    if (before !== undefined && before !== null)
        return { ...before, ref: `${(0,base_text/* abbreviateSha */.Kx)(head.sha)}~1` };
    throw new errors/* ProviderError */.m('E_REQ_002', `There is nothing to review ${head.sha} against: it has no commit before it, and no default branch that it has moved on from. Name a base.`);
}
async function findDefaultBranch(repository, branches, head, findShared) {
    for (const branch of branches) {
        if (branch === null)
            continue;
        const shared = await findShared(repository, branch.sha, head.sha);
        if (shared.kind === 'found' && shared.sha !== head.sha)
            return branch;
    }
    return null;
}
/**
 * Returns title, body and author as for a pull request. For one commit they are its own; for several, the title is the
 * branch name and the body all messages, oldest first.
 */
async function describeCommits(repository, mergeBase, head) {
    const printed = await repository.output([
        'log',
        '-z',
        '--no-merges',
        '--no-show-signature',
        '--topo-order',
        `--max-count=${MAX_MESSAGES}`,
        '--format=%an%n%s%n%b',
        head.sha,
        `^${mergeBase}`,
    ]);
    const commits = printed
        .toString('utf8')
        .split('\0')
        .filter((one) => one.trim() !== '')
        .map((one) => {
        const [author = '', subject = '', ...body] = one.split('\n');
        return { author, subject, body: body.join('\n').trim() };
    });
    const newest = commits[0] ?? { author: '', subject: head.ref, body: '' };
    if (commits.length <= 1)
        return { title: newest.subject, body: newest.body, author: newest.author };
    return {
        title: /^[0-9a-f]{7,64}$|^HEAD(?:$|[~^@])/u.test(head.ref) ? newest.subject : head.ref,
        body: commits
            .reverse()
            .map((one) => `${one.subject}\n\n${one.body}`.trim())
            .join('\n\n'),
        author: newest.author,
    };
}
/** Returns the commit of each name; null where there is none. */
async function resolveCommits(repository, checkout, refs, signal) {
    const asked = refs.filter(isSafeName);
    const input = asked.map((ref) => `${ref}^{commit}\n`).join('');
    const printed = await (0,git_checkout/* readFromCheckout */.H)(repository, checkout, { args: ['cat-file', '--batch-check'], input }, signal);
    const lines = printed.split('\n');
    const found = new Map(asked.map((ref, index) => [ref, /^([0-9a-f]{40,64}) commit \d+$/u.exec(lines[index] ?? '')?.[1]]));
    return refs.map((ref) => {
        const sha = found.get(ref);
        return sha === undefined ? null : { ref, sha };
    });
}
const isSafeName = (ref) => ref !== '' && !ref.startsWith('-') && !/[\0\n]/u.test(ref);
/**
 * Returns the short names of the branches to which names refer; null for one that is not a branch. All names must be
 * those of commits.
 */
async function readBranchNames(repository, checkout, refs, signal) {
    // Git prints nothing for a name that is not a ref, so the answers are told apart by that to a question in between.
    const args = ['rev-parse', '--symbolic-full-name', ...refs.flatMap((ref) => [ref, '--is-inside-git-dir'])];
    const printed = await (0,git_checkout/* readFromCheckout */.H)(repository, checkout, { args }, signal);
    return printed
        .split(/^(?:true|false)\n/mu)
        .slice(0, refs.length)
        .map((full) => /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/mu.exec(full)?.[1] ?? null);
}
function createUnknownRefError(role, ref, checkout) {
    return new errors/* ProviderError */.m('E_REQ_002', `The ${role} ${(0,base_text/* quoteStart */.D3)(ref)} names no commit in ${checkout.directory}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`);
}
//# sourceMappingURL=local-refs.js.map
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/open.js
var git_open = __webpack_require__(96815);
// EXTERNAL MODULE: ./build/src/sources/git/remote.js + 2 modules
var remote = __webpack_require__(23714);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var repository = __webpack_require__(37883);
// EXTERNAL MODULE: ./build/src/sources/git/snapshot.js + 8 modules
var git_snapshot = __webpack_require__(25975);
;// CONCATENATED MODULE: ./build/src/sources/git/local.js
/** Reviews a repository on this machine: two refs, no API. */












/**
 * Creates a provider that returns its one change for any repository and pull request. Title, body and author come from
 * the commits. Only commits are reviewed; uncommitted work is not part of the change. Use one provider for one review.
 */
function createLocalGitProvider(options) {
    // What does not change between the calls is asked of git once.
    let checkout = null;
    let shared = null;
    const open = (signal, use) => (0,sources_errors/* runProviderCall */.D)(signal, () => {
        const environment = options.environment ?? process.env;
        return (0,repository/* withScratch */.hM)({ parent: (0,external_node_os_.tmpdir)(), environment, checked: checkout !== null }, signal, async (repository) => {
            checkout ??= await (0,git_checkout/* findCheckout */.I)(repository, options.directory, false, signal);
            if (checkout === null)
                throw createNoRepositoryError(options.directory);
            await (0,git_open/* borrowObjects */.oj)(repository, checkout);
            return use(repository, checkout);
        });
    });
    const findShared = async (repository, base, head) => {
        if (shared?.base !== base || shared.head !== head) {
            shared = { base, head, found: await (0,merge_base/* findMergeBase */.f)(repository, base, head) };
        }
        return shared.found;
    };
    const requireMergeBase = async (repository, { directory }, base, head) => {
        const found = await findShared(repository, base, head);
        if (found.kind === 'unrelated')
            throw (0,remote/* createUnrelatedError */.j)(base, head);
        if (found.kind === 'incomplete')
            throw createCutError(directory, found.why);
        return found.sha;
    };
    return {
        pin: (request, signal) => open(signal, async (repository, found) => {
            const { head, base } = await resolveSides(repository, found, options, findShared, signal);
            const mergeBase = await requireMergeBase(repository, found, base.sha, head.sha);
            const commits = await describeCommits(repository, mergeBase, head);
            return {
                ...toRequestName(request),
                base,
                head,
                ...commits,
                labels: [],
                tickets: await readTickets(request, signal),
                missing: [],
            };
        }),
        snapshot: (change, signal) => open(signal, async (repository, found) => {
            const mergeBase = await requireMergeBase(repository, found, change.base.sha, change.head.sha);
            // Objects that a partial clone lacks stay missing, and the coverage reports it.
            const opened = { repository, mergeBase, fetchBlobs: () => Promise.resolve() };
            return (0,git_snapshot/* readSnapshot */.R)(opened, change, options.limits ?? git_limits/* GIT_LIMITS */.U);
        }),
        readPolicyFile: (change, path, signal) => open(signal, async (repository) => {
            const entry = await (0,base_files/* findFileAtCommit */.Cg)(repository, change.base.sha, path);
            return entry === null ? null : ((await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null);
        }),
        ticket: ({ id, repo }, signal) => (0,sources_errors/* runProviderCall */.D)(signal, () => options.readTicket(id, signal, repo)),
    };
    async function readTickets(request, signal) {
        return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal, request.repo)];
    }
}
const toRequestName = (request) => ({
    repo: request.repo,
    pr: request.pr,
});
function createCutError(directory, why) {
    return new errors/* ProviderError */.m('E_REQ_002', `The repository in ${directory} is not whole: ${why}. Get the rest with "git fetch --unshallow".`);
}
function createNoRepositoryError(directory) {
    return new errors/* ProviderError */.m('E_REQ_002', `${directory} is not a folder in a git repository. Name one, or run the command inside of one.`);
}
//# sourceMappingURL=local.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
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
            const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path), true);
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
// EXTERNAL MODULE: ./build/src/engine/review.js + 150 modules
var review = __webpack_require__(1852);
;// CONCATENATED MODULE: ./build/src/reviewing/local-engine.js
/** The engine on this thread. */


/** Lets timers and signals of the process be heard: after one turn alone they may not have been looked at yet. */
async function hearEvents(signal) {
    await (0,promises_.setImmediate)();
    await (0,promises_.setImmediate)();
    signal.throwIfAborted();
}
/**
 * The engine as a call. While it runs nothing else does, so a signal that fires meanwhile is heard when it has ended: then
 * there is no result.
 */
function runOnThisThread(grammars) {
    return async (snapshot, policy, signal) => {
        await hearEvents(signal);
        const result = await (0,review/* review */.N)(snapshot, policy, grammars);
        await hearEvents(signal);
        return result;
    };
}
//# sourceMappingURL=local-engine.js.map
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/review-error.js
var review_error = __webpack_require__(55760);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var classic_schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
;// CONCATENATED MODULE: ./node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return api/* _coercedNumber */.qG(classic_schemas/* ZodNumber */.rSt, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}

// EXTERNAL MODULE: ./build/src/contract/span.js
var span = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/src/contract/token.js
var token = __webpack_require__(55405);
;// CONCATENATED MODULE: ./build/src/contract/observed.js
/**
 * The shapes that a client may rely on: the fields of the interface document and no others. Unknown fields and unknown
 * string values are accepted. These are the strict shapes with relaxed checks, so every strict Review is also an
 * ObservedReview.
 */



/** A review as any service that follows the interface document may return it. */
const ObservedReview = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    status: classic_schemas/* string */.YjP().min(1),
    verdict: classic_schemas/* string */.YjP().nullish(),
    tier: classic_schemas/* string */.YjP().nullish(),
    confidence: classic_schemas/* number */.aig().nullish(),
    ac_bindings: classic_schemas/* array */.YOg(classic_schemas/* looseObject */._H3({ id: classic_schemas/* string */.YjP(), lines: classic_schemas/* array */.YOg(classic_schemas/* string */.YjP()), confidence: classic_schemas/* number */.aig().nullish() }))
        .nullish(),
    trace_url: classic_schemas/* string */.YjP().nullish(),
    created_at: classic_schemas/* string */.YjP().nullish(),
    completed_at: classic_schemas/* string */.YjP().nullish(),
    // Not in the document. A service may use these field names for another shape; such values are ignored.
    head_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    base_ref: classic_schemas/* string */.YjP().nullish().catch(null),
    base_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    merge_base_sha: classic_schemas/* string */.YjP().nullish().catch(null),
    dry_run: classic_schemas/* boolean */.zMY().nullish().catch(null),
    accounting: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* looseObject */._H3(span/* SpanCounts */.Be.shape)).nullish().catch(null),
    error: classic_schemas/* union */.KCZ([
        classic_schemas/* looseObject */._H3({ code: classic_schemas/* string */.YjP().nullish(), detail: classic_schemas/* string */.YjP().nullish() }),
        classic_schemas/* string */.YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service that follows the interface document may return it. */
const ObservedFinding = classic_schemas/* looseObject */._H3({
    id: classic_schemas/* string */.YjP().min(1),
    plane: classic_schemas/* string */.YjP(),
    severity: classic_schemas/* string */.YjP(),
    location: classic_schemas/* looseObject */._H3({ file: classic_schemas/* string */.YjP(), lineRange: classic_schemas/* array */.YOg(classic_schemas/* number */.aig()) }),
    title: classic_schemas/* string */.YjP(),
    rationale: classic_schemas/* string */.YjP(),
    fingerprint: classic_schemas/* string */.YjP().nullish(),
    // Not in the document either.
    rule: classic_schemas/* string */.YjP().nullish().catch(null),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = classic_schemas/* looseObject */._H3({
    access_token: token/* TokenResponse */.B.shape.access_token,
    token_type: classic_schemas/* string */.YjP().nullish(),
    expires_in: number().nonnegative().nullish(),
    scope: classic_schemas/* string */.YjP().nullish(),
});
//# sourceMappingURL=observed.js.map
// EXTERNAL MODULE: ./build/src/reviewing/perform-review.js
var perform_review = __webpack_require__(77352);
// EXTERNAL MODULE: ./build/src/reviewing/prepare-review.js + 1 modules
var prepare_review = __webpack_require__(74489);
// EXTERNAL MODULE: ./build/src/reviewing/present-review.js
var present_review = __webpack_require__(24386);
// EXTERNAL MODULE: ./build/src/reviewing/read-request.js
var read_request = __webpack_require__(76232);
;// CONCATENATED MODULE: ./build/src/base/excerpt.js
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
;// CONCATENATED MODULE: ./build/src/contract/advice.js
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
// EXTERNAL MODULE: ./build/src/reviewing/request-error.js
var request_error = __webpack_require__(98920);
;// CONCATENATED MODULE: ./build/src/reviewing/refusal.js
/** Why a review in this process could not be had, as ReviewError. */





/** As an HTTP client shows what a service says. */
const DETAIL_CHARACTERS = 500;
/** What to do, where the token is the job's own and no service holds one. */
const LOCAL_ADVICE = {
    ...ADVICE,
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
    if (!(cause instanceof request_error/* RequestError */.G || cause instanceof errors/* ProviderError */.m))
        return cause;
    const { code } = cause;
    const fields = cause instanceof request_error/* RequestError */.G ? cause.fields : [];
    const detail = [cause.message, ...fields.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('; ');
    const said = `${code}: ${excerpt(detail, DETAIL_CHARACTERS)}`;
    return new review_error/* ReviewError */.Z(`${said}${after}`, {
        kind: code === 'E_UP_001' ? 'unreadable' : 'refused',
        code,
        said,
        hint: LOCAL_ADVICE[code] ?? '',
    });
}
/** E_NF_001. */
function refuseUnknownReview() {
    const said = 'E_NF_001: There is no such review.';
    return new review_error/* ReviewError */.Z(said, { kind: 'refused', code: 'E_NF_001', said });
}
//# sourceMappingURL=refusal.js.map
// EXTERNAL MODULE: ./build/src/reviewing/result.js
var reviewing_result = __webpack_require__(23413);
;// CONCATENATED MODULE: ./build/src/base/backoff.js
/** How long to wait after a fault before the next try. */
const FIRST_WAIT_MS = 500;
/** The longest wait between two tries or two polls, unless the service asks for more. */
const MAX_WAIT_MS = 15_000;
/**
 * Returns the wait before a retry, in milliseconds. It doubles with each failure, up to 15 s. Jitter then reduces it to
 * no less than half, so that clients that failed at the same time do not retry at the same time.
 * @param failures the number of failures so far, from 1
 * @param random 0 ≤ n < 1
 */
function computeBackoff(failures, random) {
    const whole = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    return Math.round(whole * (0.5 + 0.5 * random()));
}
//# sourceMappingURL=backoff.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/retry.js
/** Trying again after a fault that may heal, inside the deadline. */




/**
 * Makes tries until one does not end in a transient fault of GitHub or of a ticket system.
 * @param attempt is given the number of the try, from 1
 * @throws ReviewError `unreadable` where the time is over; the signal's reason; and what the last try threw
 */
async function retryTransient(attempt, { now, sleep, random, deadline, signal, log }) {
    for (let number = 1;; number += 1) {
        try {
            return await attempt(number);
        }
        catch (cause) {
            if (!(cause instanceof errors/* ProviderError */.m) || !cause.transient)
                throw cause;
            const wait = computeBackoff(number, random);
            if (wait >= deadline - now())
                throw explainRefusal(cause, number === 1 ? '' : ` (tried ${number} times)`);
            log.info(`${cause.message} Trying again in ${(0,time/* seconds */.Y)(wait)}.`);
            await sleep(wait, signal);
        }
    }
}
//# sourceMappingURL=retry.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/local-reviewer.js
/** A reviewer in this process: no server, no store, no queue, nothing to wait for but the review itself. */












/** How long one try at reading the pull request and its tickets may take. */
const PIN_MILLISECONDS = 30_000;
/** Tries at reading the code before the fault of the last one stands. */
const ATTEMPTS = 3;
/** How long closing waits for what was stopped to clean up after itself. */
const CLOSE_MILLISECONDS = 2_000;
const describe = (cause) => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
class LocalReviewer {
    options;
    #held = new Map();
    #closed = new AbortController();
    #late = new AbortController();
    /** Aborted when the caller stops, the time is over or the reviewer is closed. */
    #signal;
    #started;
    /** What is under way: it may hold files and processes. */
    #work = new Set();
    constructor(options) {
        this.options = options;
        const { now, sleep, deadline, signal } = options;
        this.#started = now();
        this.#signal = AbortSignal.any([signal, this.#closed.signal, this.#late.signal]);
        sleep(Math.max(0, deadline - this.#started), this.#closed.signal).then(() => this.#late.abort(), () => undefined);
    }
    async create(request) {
        const asked = await this.#explained(async () => (0,read_request/* readRequest */["in"])(request));
        const prepared = await this.#explained(() => this.#retry(() => this.#prepare(asked)));
        const { ids, clock } = this.options;
        const shown = {
            id: ids('rev'),
            asked,
            change: prepared.change,
            createdAt: clock(),
            outcome: { status: 'queued' },
        };
        const running = this.#explained(() => this.#run(shown, asked, prepared));
        // Whoever waits for the review is told; where nobody does, nobody is.
        running.catch(() => undefined);
        this.#held.set(shown.id, { shown, result: null, running });
        return this.#observe(shown);
    }
    async get(id) {
        return this.#observe(this.#find(id).shown);
    }
    async wait({ id }) {
        await this.#find(id).running;
        return this.get(id);
    }
    async findings(reviewId) {
        return this.#find(reviewId).result?.findings ?? { findings: [], truncated: false };
    }
    async trace({ id }) {
        const trace = this.#find(id).result?.trace ?? null;
        return trace === null ? null : { document: trace, trace };
    }
    async page() {
        return null;
    }
    async input({ id }) {
        return this.#find(id).result?.performed.input ?? null;
    }
    async close() {
        this.#closed.abort();
        const limit = this.options.timeLimit(CLOSE_MILLISECONDS);
        await (0,abort/* rejectOnAbort */.d)(Promise.allSettled(this.#work), limit).catch(() => undefined);
    }
    #find(id) {
        const held = this.#held.get(id);
        if (held === undefined)
            throw refuseUnknownReview();
        return held;
    }
    /** As a client reads it from a service; the trace has no address here. */
    #observe(shown) {
        return ObservedReview.parse((0,present_review/* presentReview */.L)(shown, null));
    }
    async #prepare(asked) {
        const { provider, policies, timeLimit } = this.options;
        const limit = timeLimit(PIN_MILLISECONDS);
        const signal = AbortSignal.any([limit, this.#signal]);
        const means = { provider, policies, policiesByPath: true };
        try {
            return await (0,abort/* rejectOnAbort */.d)(this.#track((0,prepare_review/* prepareReview */.S)(asked, means, signal)), signal);
        }
        catch (cause) {
            if (!limit.aborted || this.#signal.aborted)
                throw cause;
            const text = `The pull request could not be read within ${(0,time/* seconds */.Y)(PIN_MILLISECONDS)}.`;
            throw new errors/* ProviderError */.m('E_UP_001', text, true, { cause });
        }
    }
    async #run(shown, asked, prepared) {
        const { provider, engine, timeLimit, log } = this.options;
        const deadline = timeLimit(limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS);
        const attempted = await this.#retry((number) => (0,perform_review/* attemptReview */.cW)((signal, progress) => this.#track((0,perform_review/* performReview */.a9)(prepared, { provider: async () => provider, engine }, signal, progress)), {
            last: number === ATTEMPTS,
            stopping: this.#signal,
            deadline,
            report: (cause) => log.debug(`${shown.id}: ${describe(cause)}`),
        }));
        if ('made' in attempted)
            this.#complete(shown, asked, attempted.made);
        else
            this.#fail(shown, attempted.failure);
    }
    #complete(shown, asked, performed) {
        const { ids, clock } = this.options;
        const { id } = shown;
        const { result } = performed;
        const rows = (0,reviewing_result/* giveIds */.i)(result.findings, id, ids).map(({ review_id, ...finding }) => ({ ...finding, review_id }));
        this.#held.set(id, {
            shown: { ...shown, outcome: (0,present_review/* completeOutcome */.c)(result, asked, clock()) },
            result: {
                performed,
                findings: { findings: rows.slice(0, limits/* LIMITS */.b.MAX_FINDINGS), truncated: rows.length > limits/* LIMITS */.b.MAX_FINDINGS },
                // Not signed: there is no key that outlives the process.
                trace: { ...result.trace, review_id: id, signature: null },
            },
            running: null,
        });
    }
    #fail(shown, error) {
        const outcome = { status: 'failed', error, failedAt: this.options.clock() };
        this.#held.set(shown.id, { shown: { ...shown, outcome }, result: null, running: null });
    }
    #retry(attempt) {
        return retryTransient(attempt, { ...this.options, signal: this.#signal });
    }
    #track(work) {
        this.#work.add(work);
        const done = () => this.#work.delete(work);
        work.then(done, done);
        return work;
    }
    /** What `work` gives. Rejects with ReviewError for whatever it throws, and as soon as nobody waits any more. */
    async #explained(work) {
        try {
            this.#signal.throwIfAborted();
            return await (0,abort/* rejectOnAbort */.d)(work(), this.#signal);
        }
        catch (cause) {
            throw this.#interruption() ?? this.#ours(explainRefusal(cause));
        }
    }
    #interruption() {
        const { signal, now } = this.options;
        if (signal.aborted)
            return (0,review_error/* cancelledBy */.t)(signal);
        if (this.#late.signal.aborted) {
            return new review_error/* ReviewError */.Z(`There was no review after ${(0,time/* seconds */.Y)(now() - this.#started)}.`, {
                kind: 'timeout',
                hint: 'Raise timeout-seconds, or split the pull request.',
            });
        }
        return this.#closed.signal.aborted ? new review_error/* ReviewError */.Z('The reviewer is closed.', { kind: 'cancelled' }) : null;
    }
    #ours(cause) {
        if (cause instanceof review_error/* ReviewError */.Z)
            return cause;
        this.options.log.debug(describe(cause));
        const said = 'E_INT_001: The review failed on our side.';
        return new review_error/* ReviewError */.Z(said, {
            kind: 'refused',
            code: 'E_INT_001',
            said,
            hint: 'Run it again; report it if it stays.',
        });
    }
}
/** Makes a reviewer over a provider. Nothing is read until it is asked for a review. */
function createLocalReviewer(options) {
    return new LocalReviewer(options);
}
//# sourceMappingURL=local-reviewer.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/open-local.js
/** Opens a reviewer in this process on pull requests of GitHub, or on two commits of a local repository. */







function openTickets({ ticketFile, github }, repo) {
    if (ticketFile !== null)
        return createFileTicketReader(ticketFile);
    if (github !== null) {
        return async (id, signal) => {
            const { createGitHubTicketReader } = await Promise.all(/* import() | github */[__webpack_require__.e(752), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 65927));
            return createGitHubTicketReader({ ...github, repo })(id, signal);
        };
    }
    return async (id) => {
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
function openLocalProvider(source) {
    const { directory, base, head } = source;
    // Tickets belong to the repository that is asked for, which only the request names.
    const readTicket = (id, signal, repo) => openTickets(source, repo)(id, signal);
    return createLocalGitProvider({ directory, base, head, readTicket });
}
/** Loads the client of GitHub only where GitHub is asked: it is a large part of what a local review would load. */
async function openProvider(source) {
    if (source.kind === 'local')
        return openLocalProvider(source);
    const { kind: _, ...options } = source;
    const { createGitHubSource } = await Promise.all(/* import() | provider */[__webpack_require__.e(752), __webpack_require__.e(326), __webpack_require__.e(204)]).then(__webpack_require__.bind(__webpack_require__, 65679));
    return createGitHubSource(options);
}
/** The provider with reports of other tools in its snapshots: they are the same for every review of this process. */
function addReports(provider, reports) {
    if (reports.length === 0)
        return provider;
    return {
        pin: (request, signal) => provider.pin(request, signal),
        snapshot: async (change, signal) => ({ ...(await provider.snapshot(change, signal)), reports: [...reports] }),
        readPolicyFile: (change, path, signal) => provider.readPolicyFile(change, path, signal),
        ticket: (request, signal) => provider.ticket(request, signal),
    };
}
function ownPolicies({ policies = {}, defaultPolicy = 'balanced', repositoryPolicy = 'override', }) {
    const texts = new Map(Object.entries(policies));
    return {
        read: async (name) => texts.get(name) ?? null,
        names: async () => [...texts.keys()].toSorted(),
        settings: async () => ({ defaultPolicy, repositoryPolicy }),
    };
}
/** Opens a reviewer; nothing is read until it is asked for a review. */
async function openLocalReviewer(source, options) {
    return openReviewerOver(await openProvider(source), options);
}
/** The same with a provider of the caller's. */
function openReviewerOver(provider, options) {
    const { clock = Date.now } = options;
    const { deadline, now, sleep, random, signal, log } = options;
    return createLocalReviewer({
        deadline,
        now,
        sleep,
        random,
        signal,
        log,
        clock,
        ids: options.ids ?? (0,ids/* createIds */.T)(clock, external_node_crypto_.randomBytes),
        provider: addReports(provider, options.reports ?? []),
        engine: runOnThisThread(options.grammars),
        policies: ownPolicies(options),
        timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
    });
}
//# sourceMappingURL=open-local.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/installed.js
/** The local reviewer with the grammars of this installation. */



/**
 * Opens a reviewer in this process.
 * @param entry the folder of the entry that runs: the grammars are found from there
 */
function openInstalledReviewer(source, options, entry) {
    return openLocalReviewer(source, { ...options, grammars: (0,grammars/* openGrammars */.Z)((0,folder/* findGrammarFolder */.f)(entry)) });
}
//# sourceMappingURL=installed.js.map
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
// EXTERNAL MODULE: ./build/src/contract/span-order.js
var span_order = __webpack_require__(42955);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
;// CONCATENATED MODULE: ./build/src/cli/format-report.js
/** Writes a report in a format. Each format loads only what it needs: a command of a terminal should not load the colours of a page. */


/** Selects the fields of `--format json`. */
function selectJson({ review, gate, findings, trace }) {
    const open = (0,evidence/* readAccountingEvidence */.x6)({ trace })?.spans.filter(({ reason }) => (0,span_order/* isOpenReason */.j)(reason));
    return {
        ...review,
        approved: gate.open,
        findings,
        // Those that are left to people; the trace has all of them.
        spans: open?.sort(span_order/* compareSpans */.f) ?? null,
        decision: trace?.decision ?? null,
        coverage: trace?.snapshot.coverage ?? null,
        trace_digest: trace?.digest ?? null,
    };
}
/**
 * Returns the report as text in the format.
 * @param color whether the text for a terminal may have colours
 */
async function formatReport(report, format, color) {
    switch (format) {
        case 'text': {
            const { renderTextReport } = await Promise.all(/* import() | terminal */[__webpack_require__.e(189), __webpack_require__.e(547)]).then(__webpack_require__.bind(__webpack_require__, 24834));
            return renderTextReport(report, { color });
        }
        case 'markdown': {
            const { renderMarkdownReport } = await Promise.all(/* import() | markdown */[__webpack_require__.e(189), __webpack_require__.e(537), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 98537));
            return renderMarkdownReport(report);
        }
        case 'html': {
            const { renderReportPage } = await Promise.all(/* import() | report-page */[__webpack_require__.e(623), __webpack_require__.e(189), __webpack_require__.e(883)]).then(__webpack_require__.bind(__webpack_require__, 48613));
            return renderReportPage(report).html;
        }
        case 'sarif': {
            const { buildSarifLog } = await __webpack_require__.e(/* import() | sarif */ 854).then(__webpack_require__.bind(__webpack_require__, 39938));
            return `${JSON.stringify(buildSarifLog(report), null, 2)}\n`;
        }
        case 'json':
            return `${JSON.stringify(selectJson(report), null, 2)}\n`;
    }
}
//# sourceMappingURL=format-report.js.map
;// CONCATENATED MODULE: ./build/src/cli/repeatable.js
/** A source of bytes that is the same for the same seed: what makes a local review repeatable, ids included. */

/** Bytes of SHA-256 over the seed and a counter. For ids alone, never for keys. */
function createRepeatableBytes(seed) {
    // Not from 0: so the ids of reviews stay what they have been.
    let counter = 1;
    return (count) => {
        const blocks = [];
        for (let have = 0; have < count; have += 32) {
            blocks.push((0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${counter}`).digest());
            counter += 1;
        }
        return new Uint8Array(Buffer.concat(blocks).subarray(0, count));
    };
}
//# sourceMappingURL=repeatable.js.map
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/cli/repository.js
/** Reads what the command needs to know of a local repository before the review: its name and the two commits. */





const run = (0,external_node_util_.promisify)(external_node_child_process_.execFile);
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
        const code = external_node_util_.types.isNativeError(fault) && 'code' in fault ? fault.code : null;
        if (code === none)
            return null;
        const what = code === 'ENOENT'
            ? 'The program git was not found. Install git and have it on the PATH.'
            : `git ${args[0]} did not end as it should in ${directory}. Run the command again, and check the repository with "git status".`;
        throw new exit/* UsageError */.e(what, { cause: fault });
    }
}
/**
 * Extracts `owner/name` from the URL of a remote: `https://host/owner/name.git`, `git@host:owner/name`. Null if there
 * is none.
 */
function parseRemoteRepo(url) {
    const match = /[/:]([^/:]+\/[^/:]+?)(?:\.git)?\/?$/u.exec(url);
    const parsed = values/* Repo */.lc.safeParse(match?.[1]);
    return parsed.success ? parsed.data : null;
}
/**
 * Reads the repository.
 * @throws UsageError that says what is wrong with the named repository or commit
 */
async function openRepository(directory, head) {
    const top = await runGit(directory, FATAL, 'rev-parse', '--show-toplevel');
    if (top === null) {
        throw new exit/* UsageError */.e(`${directory} is not a git repository. Name one with --repo, or run the command inside one.`);
    }
    const asked = ['-s', '--no-show-signature', '--format=%H %ct', '--end-of-options', `${head}^{commit}`];
    const [, commit, time] = /^([0-9a-f]{40,64}) (\d*)$/u.exec((await runGit(directory, FATAL, 'show', ...asked)) ?? '') ?? [];
    if (commit === undefined) {
        throw new exit/* UsageError */.e(`${head} is no commit of ${top}. Name a branch, a tag or a commit with --head.`);
    }
    const remote = await runGit(directory, NOT_SET, 'config', '--get', 'remote.origin.url');
    const folder = (0,external_node_path_.basename)((0,external_node_path_.resolve)(top)).replace(/[^A-Za-z0-9._-]/gu, '-');
    const local = values/* Repo */.lc.safeParse(`local/${folder}`);
    return {
        directory: top,
        name: (remote === null ? null : parseRemoteRepo(remote)) ?? (local.success ? local.data : 'local/repository'),
        headSha: commit,
        headCommittedAt: Number(time) * 1000,
    };
}
//# sourceMappingURL=repository.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/src/engine/policy/built-in.js
var built_in = __webpack_require__(395);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var glob = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/external/sarif/error.js
/**
 * Thrown for a SARIF file, or a list of them, that cannot be used. Each fault names the file, the place and the
 * problem.
 */
class SarifError extends Error {
    faults;
    name = 'SarifError';
    constructor(faults) {
        super(faults.join('\n'));
        this.faults = faults;
    }
}
/** Limits of what is read. A report beyond a limit is rejected by name and never read in part. */
const SARIF_LIMITS = {
    FILES: 20,
    FILE_BYTES: 10 * 1024 * 1024,
    /** Maximum for all files together. */
    RESULTS: 25_000,
    RUNS: 100,
    /** Rules of one component of a tool. */
    RULES: 50_000,
    EXTENSIONS: 200,
    ARTIFACTS: 200_000,
};
//# sourceMappingURL=error.js.map
// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
;// CONCATENATED MODULE: ./build/src/external/sarif/location.js
/** Where in the repository a result stands: SARIF's artifact locations (§3.4, RFC 3986, RFC 8089) → a repo-relative path. */

/** A base may refer to another base. A longer chain, or a cycle, resolves to the root. */
const MAX_BASES = 10;
/** Maximum length of a path, and of each part before they are joined. */
const MAX_PATH = 1_024;
const MAX_URI = 4_096;
const DRIVE = /^\/?([A-Za-z]):(?=\/|$)/u;
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
/** Returns an absolute path with forward slashes; null for a relative path; undefined for a URI that is not a file. */
function toAbsolutePath(uri) {
    const file = /^file:(?:\/\/[^/]*)?(\/.*)$/isu.exec(uri);
    if (file !== null)
        return normalizeDrive(decodePercent(file[1] ?? ''));
    if (DRIVE.test(uri) || uri.startsWith('/'))
        return normalizeDrive(decodePercent(uri));
    return /^[a-z][a-z0-9+.-]+:/iu.test(uri) ? undefined : null;
}
/** Returns the path relative to one of the roots; null if it is outside of all of them. */
function relativeToRoots(path, roots) {
    for (const root of roots) {
        const folder = (0,url/* withoutEndSlashes */.he)(normalizeDrive(root.replaceAll('\\', '/')));
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
const toSlashes = (uri) => uri.replaceAll('\\', '/');
/**
 * Resolves a base to a path relative to the repository's root. A base outside of the repository is taken as the root
 * that the tool saw.
 */
function resolveBasePath(run, id, roots, depth = 0) {
    const bases = run.originalUriBaseIds;
    if (id == null || bases == null || depth > MAX_BASES || !Object.hasOwn(bases, id))
        return '';
    const base = bases[id];
    if ((base?.uri ?? '').length > MAX_PATH)
        return '';
    const uri = toSlashes(base?.uri ?? '');
    const absolute = toAbsolutePath(uri);
    if (absolute === undefined)
        return '';
    if (absolute !== null)
        return relativeToRoots(absolute, roots) ?? '';
    return `${resolveBasePath(run, base?.uriBaseId, roots, depth + 1)}/${decodePercent(uri)}`;
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
    const uri = toSlashes(named.uri);
    const absolute = toAbsolutePath(uri);
    if (absolute === undefined)
        return null;
    const path = absolute === null
        ? `${resolveBasePath(run, named.uriBaseId, roots)}/${decodePercent(uri)}`
        : relativeToRoots(absolute, roots);
    return path === null ? null : normalizePath(path.toWellFormed());
}
const MAX_LINE = 2_147_483_647;
const toLine = (value) => Math.min(MAX_LINE, Math.trunc(value));
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
const createListSchema = (item, most, what) => classic_schemas/* preprocess */.vkY((value) => value ?? [], classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).max(most, `more than ${most} ${what}`).pipe(classic_schemas/* array */.YOg(item)));
const index = classic_schemas/* number */.aig().nullish();
const schema_text = classic_schemas/* string */.YjP().nullish();
const Message = classic_schemas/* object */.Ikc({ text: schema_text }).nullish();
const Messages = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* object */.Ikc({ text: schema_text })).nullish();
/** §3.4 */
const ArtifactLocation = classic_schemas/* object */.Ikc({ uri: schema_text, uriBaseId: schema_text, index });
/** §3.49. `level` is read as text, so that an unknown value does not invalidate the report. */
const Rule = classic_schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    name: schema_text,
    shortDescription: Message,
    fullDescription: Message,
    messageStrings: Messages,
    defaultConfiguration: classic_schemas/* object */.Ikc({ level: schema_text }).nullish(),
});
/** §3.19 */
const Component = classic_schemas/* object */.Ikc({
    name: classic_schemas/* string */.YjP(),
    guid: schema_text,
    version: schema_text,
    semanticVersion: schema_text,
    rules: createListSchema(Rule, SARIF_LIMITS.RULES, 'rules'),
    globalMessageStrings: Messages,
});
/** §3.52 */
const RuleReference = classic_schemas/* object */.Ikc({
    id: schema_text,
    guid: schema_text,
    index,
    toolComponent: classic_schemas/* object */.Ikc({ index, guid: schema_text, name: schema_text }).nullish(),
});
/** §3.27 */
const Result = classic_schemas/* object */.Ikc({
    ruleId: schema_text,
    ruleIndex: index,
    rule: RuleReference.nullish(),
    kind: schema_text,
    level: schema_text,
    message: classic_schemas/* object */.Ikc({ text: schema_text, id: schema_text, arguments: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish() }).nullish(),
    locations: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        physicalLocation: classic_schemas/* object */.Ikc({
            artifactLocation: ArtifactLocation.nullish(),
            region: classic_schemas/* object */.Ikc({ startLine: classic_schemas/* number */.aig().nullish(), endLine: classic_schemas/* number */.aig().nullish() }).nullish(),
        })
            .nullish(),
    }))
        .nullish(),
    partialFingerprints: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* unknown */.L5J()).nullish(),
    suppressions: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ kind: schema_text, status: schema_text, justification: schema_text })).nullish(),
    baselineState: schema_text,
    provenance: classic_schemas/* object */.Ikc({ invocationIndex: index }).nullish(),
});
/** §3.20 */
const Invocation = classic_schemas/* object */.Ikc({
    executionSuccessful: classic_schemas/* boolean */.zMY().nullish(),
    ruleConfigurationOverrides: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({ descriptor: RuleReference, configuration: classic_schemas/* object */.Ikc({ level: schema_text }).nullish() }))
        .nullish(),
});
/** §3.14 */
const Run = classic_schemas/* object */.Ikc({
    tool: classic_schemas/* object */.Ikc({ driver: Component, extensions: createListSchema(Component, SARIF_LIMITS.EXTENSIONS, 'extensions') }),
    invocations: classic_schemas/* array */.YOg(Invocation).nullish(),
    originalUriBaseIds: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), ArtifactLocation).nullish(),
    artifacts: createListSchema(classic_schemas/* object */.Ikc({ location: ArtifactLocation.nullish() }), SARIF_LIMITS.ARTIFACTS, 'artifacts'),
    results: createListSchema(Result, SARIF_LIMITS.RESULTS, 'results'),
    externalPropertyFileReferences: classic_schemas/* object */.Ikc({ results: classic_schemas/* array */.YOg(classic_schemas/* unknown */.L5J()).nullish() }).nullish(),
});
/** §3.13. The version is checked before the rest. */
const SarifLog = classic_schemas/* object */.Ikc({ runs: createListSchema(Run, SARIF_LIMITS.RUNS, 'runs') });
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
 * @throws SarifError if the text is not a SARIF 2.1.0 log, or is larger than the limit
 */
function readSarif(name, text, roots) {
    if (text.length > SARIF_LIMITS.FILE_BYTES)
        throw createTooLargeError(name);
    const value = parseJson(name, text);
    const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
    if (typeof version !== 'string')
        throw new SarifError([`${name} is no SARIF file: it has no version`]);
    if (version !== '2.1.0') {
        throw new SarifError([`${name} is SARIF ${(0,base_text/* quoteStart */.D3)(version)}; only 2.1.0 is read`]);
    }
    if (countResults(value) > SARIF_LIMITS.RESULTS) {
        throw new SarifError([`${name} holds more than ${SARIF_LIMITS.RESULTS} results, the most that is read`]);
    }
    const log = SarifLog.safeParse(value);
    if (!log.success)
        throw new SarifError([`${name} is no SARIF 2.1.0 log: ${describeIssue(log.error)}`]);
    return {
        reports: log.data.runs.map((run) => buildReport(run, roots)),
        notes: log.data.runs.flatMap((run) => listNotes(name, run)),
    };
}
/** Returns the fault of a file over the size limit. */
function createTooLargeError(name) {
    return new SarifError([`${name} is larger than ${SARIF_LIMITS.FILE_BYTES / 1024 / 1024} MB, the most that is read`]);
}
function parseJson(name, text) {
    const json = text.startsWith('\ufeff') ? text.slice(1) : text;
    try {
        return JSON.parse(json);
    }
    catch (fault) {
        // The parser's message quotes the text, and the file may be a wrong one with private contents. So only the position
        // is used.
        const position = /at position (\d+)/u.exec(fault instanceof Error ? fault.message : '')?.[1];
        const before = position === undefined ? null : json.slice(0, Number(position)).split('\n');
        const where = before === null ? '' : ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
        const empty = json.trim() === '' ? ': it is empty' : '';
        throw new SarifError([`${name} is not JSON${where}${empty}`]);
    }
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
    const descriptions = new Map();
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
        const description = truncate(readDescription(rule), MAX_MESSAGE);
        if (description !== '')
            descriptions.set(id, description);
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
        rules: [...descriptions].map(([id, description]) => ({ id, description })),
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
    return Object.entries(result.partialFingerprints ?? {})
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
;// CONCATENATED MODULE: ./build/src/external/sarif/files.js
/** SARIF files on disk: found by path or glob, read within limits. */






const WILDCARD = /[*?[{]/u;
/** Folders that are not searched for reports unless they are named. */
const SKIPPED = new Set(['.git', 'node_modules']);
/** Maximum number of files and folders that one glob may visit. */
const MAX_ENTRIES = 200_000;
/**
 * Reads the reports that paths or globs name, each file once, in the given order and by path within a glob.
 * @returns the reports, and notes for the user: a glob that matched nothing, a tool that did not finish
 * @throws SarifError that names every file that is missing, broken or over a limit
 */
async function gatherReports(names, search) {
    const faults = [];
    const notes = [];
    const files = new Map();
    for (const name of names) {
        const found = await resolveFiles(name, search).catch(collectFaults(faults));
        if (found?.length === 0)
            notes.push(`no file matches ${JSON.stringify(name)}: no report was read for it`);
        for (const [real, shown] of found ?? [])
            if (!files.has(real))
                files.set(real, shown);
    }
    if (files.size > SARIF_LIMITS.FILES) {
        throw new SarifError([...faults, `${files.size} SARIF files are named; at most ${SARIF_LIMITS.FILES} are read`]);
    }
    const reports = [];
    for (const [real, shown] of files) {
        const read = await readOne(real, shown, search.roots).catch(collectFaults(faults));
        reports.push(...(read?.reports ?? []));
        notes.push(...(read?.notes ?? []));
    }
    const results = reports.reduce((sum, { results: kept, left_out: left }) => sum + kept.length + left.not_failures + left.without_place, 0);
    if (results > SARIF_LIMITS.RESULTS) {
        faults.push(`the SARIF files hold ${results} results together; at most ${SARIF_LIMITS.RESULTS} are read`);
    }
    if (faults.length > 0)
        throw new SarifError(faults);
    return { reports, notes };
}
/** Returns a handler that collects the faults of a SarifError and rethrows every other error. */
function collectFaults(faults) {
    return (fault) => {
        if (!(fault instanceof SarifError))
            throw fault;
        faults.push(...fault.faults);
        return null;
    };
}
/** Returns the real path and the displayed name of each file that a path or a glob names. */
async function resolveFiles(name, search) {
    const path = (0,external_node_path_.resolve)(search.directory, name);
    const literal = await (0,external_node_fs_promises_.realpath)(path).catch(() => null);
    if (literal !== null)
        return [[checkLink(literal, name, path, await (0,external_node_fs_promises_.realpath)(search.directory), search), name]];
    if (!search.globs || !WILDCARD.test(name))
        throw new SarifError([`${name} does not exist`]);
    return expandPattern(name, search);
}
/** Refuses a link below the directory that leads out of it: the reviewed change may contain such a link. */
function checkLink(real, shown, path, directory, search) {
    const within = (folder, file) => file === folder || file.startsWith(`${folder}${external_node_path_.sep}`);
    if (search.follow || !within((0,external_node_path_.resolve)(search.directory), path) || within(directory, real))
        return real;
    throw new SarifError([`${shown} is a link that leads out of ${search.directory}`]);
}
async function expandPattern(pattern, search) {
    const slashed = pattern.split(external_node_path_.sep).join('/').replace(/^\.\//u, '');
    const parts = slashed.split('/');
    const still = parts.slice(0, Math.max(0, parts.findIndex((part) => WILDCARD.test(part))));
    const start = (0,external_node_path_.resolve)(search.directory, still.join('/') || (slashed.startsWith('/') ? '/' : '.'));
    // Without a leading slash, a glob of a single name would match at any depth.
    const matches = (0,glob/* compileGlob */.S)(`/${parts.slice(still.length).join('/')}`, 'files');
    const directory = await (0,external_node_fs_promises_.realpath)(search.directory);
    const found = [];
    const folders = [start];
    let entries = 0;
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const inside = await (0,external_node_fs_promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        entries += inside.length;
        if (entries > MAX_ENTRIES) {
            throw new SarifError([`${pattern} would look through more than ${MAX_ENTRIES} files: name the folder`]);
        }
        for (const entry of inside) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (entry.isDirectory()) {
                if (!SKIPPED.has(entry.name))
                    folders.push(path);
            }
            else if (matches((0,external_node_path_.relative)(start, path).split(external_node_path_.sep).join('/'))) {
                const real = await (0,external_node_fs_promises_.realpath)(path).catch(() => null);
                const shown = (0,external_node_path_.relative)(search.directory, path).split(external_node_path_.sep).join('/');
                if (real !== null)
                    found.push([checkLink(real, shown, path, directory, search), shown]);
            }
        }
    }
    return found.toSorted(([, a], [, b]) => (0,order/* compareText */.n)(a, b));
}
async function readOne(real, shown, roots) {
    let text;
    try {
        const about = await (0,external_node_fs_promises_.stat)(real);
        if (!about.isFile())
            throw new SarifError([`${shown} is no file`]);
        if (about.size > SARIF_LIMITS.FILE_BYTES)
            throw createTooLargeError(shown);
        text = await (0,external_node_fs_promises_.readFile)(real, 'utf8');
    }
    catch (fault) {
        if (fault instanceof SarifError)
            throw fault;
        const code = fault instanceof Error && 'code' in fault ? ` (${String(fault.code)})` : '';
        throw new SarifError([`${shown} cannot be read${code}`]);
    }
    return readSarif(shown, text, roots);
}
//# sourceMappingURL=files.js.map
;// CONCATENATED MODULE: ./build/src/cli/review-inputs.js
/** The inputs of a review besides the commits: the ticket, the policy and the reports of other tools. */







const LOOKS_LIKE_FILE = /\.(?:md|markdown|txt)$/iu;
/**
 * Returns the named ticket: a file if one of that name exists, otherwise an id.
 * @param mayAsk whether there is a token for requests to a provider
 */
async function readTicketInput(named, mayAsk) {
    if (named === null)
        return null;
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
 * Reads the reports named by `--sarif`.
 * @throws UsageError that names every file that is not a valid report
 */
async function readReportInputs(files, roots) {
    try {
        return await gatherReports(files, { directory: process.cwd(), roots, globs: false, follow: true });
    }
    catch (fault) {
        if (fault instanceof SarifError) {
            throw new exit/* UsageError */.e(`A report cannot be used: ${fault.faults.join('; ')}.`, { cause: fault });
        }
        throw fault;
    }
}
//# sourceMappingURL=review-inputs.js.map
;// CONCATENATED MODULE: ./build/src/cli/review.js
/** `review`: two commits of a local repository are reviewed in this process. */












/** The token that tickets are read with; null where the environment has none. */
function readToken({ env }) {
    return env['GITHUB_TOKEN'] || env['GH_TOKEN'] || null;
}
const SILENT = { info: () => undefined, debug: () => undefined };
async function openReviewer({ repository, base, ticket, policy, reports }, environment) {
    const token = readToken(environment);
    const clock = () => repository.headCommittedAt;
    const seed = [repository.name, base, repository.headSha, ticket, policy, ...(reports.length > 0 ? [reports] : [])];
    return openInstalledReviewer({
        kind: 'local',
        directory: repository.directory,
        base,
        head: repository.headSha,
        ticketFile: ticket?.file ?? null,
        github: token === null ? null : { token, apiUrl: environment.env['GITHUB_API_URL'] || 'https://api.github.com' },
    }, {
        policies: policy === null || policy.source === null ? {} : { [policy.name]: policy.source },
        reports,
        // The commits and what was asked decide everything, times and ids too: the same command gives the same bytes.
        clock,
        ids: (0,ids/* createIds */.T)(clock, createRepeatableBytes(JSON.stringify(seed))),
        deadline: Date.now() + limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS,
        now: Date.now,
        sleep: async (milliseconds, signal) => {
            await (0,promises_.setTimeout)(milliseconds, undefined, { signal });
        },
        random: Math.random,
        signal: environment.signal,
        log: SILENT,
    }, import.meta.dirname);
}
function computeGate(review) {
    const open = review.status === 'complete' && review.verdict === 'auto-approve';
    const word = review.verdict == null ? 'there is no verdict' : `the verdict is ${review.verdict}`;
    return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}
/**
 * Reviews and writes the report.
 * @returns the exit code: 0 approved, 1 not approved
 * @throws UsageError for what was asked; ReviewError where the review could not be had
 */
async function runReview(options, environment) {
    const { progress } = environment;
    const repository = await openRepository(options.repo, options.head);
    const read = await readReportInputs(options.sarif ?? [], [repository.directory, (0,external_node_path_.resolve)(options.repo)]);
    const asked = {
        repository,
        base: options.base,
        ticket: await readTicketInput(options.ticket, readToken(environment) !== null),
        policy: await readPolicyInput(options.policy),
        reports: read.reports,
    };
    const reviewer = await openReviewer(asked, environment);
    try {
        progress.say('reading the commits');
        const request = {
            repo: repository.name,
            pr: 1,
            ...(asked.ticket === null ? {} : { ticket: asked.ticket.id }),
            ...(asked.policy === null ? {} : { policy: asked.policy.name }),
        };
        const created = await reviewer.create(request, `local-${repository.headSha}`);
        progress.say('reviewing');
        const review = await reviewer.wait(created);
        if (review.status !== 'complete') {
            throw new Error(`The review failed: ${review.error?.detail ?? 'nobody said why'}`);
        }
        const { findings, truncated } = await reviewer.findings(review.id);
        const trace = (await reviewer.trace(review))?.trace ?? null;
        const input = await reviewer.input(review);
        if (options.trace !== null)
            await writeTrace(options.trace, trace, input);
        const change = input?.snapshot ?? null;
        const report = buildLocalReport(repository, { review, findings, truncated, trace, change }, read.notes);
        const text = await formatReport(report, options.format, environment.color && options.output === null);
        progress.clear();
        if (options.output === null)
            environment.write(text);
        else
            await (0,files/* writeText */.x3)(options.output, text);
        return report.gate.open ? exit/* EXIT */.d.APPROVED : exit/* EXIT */.d.NOT_APPROVED;
    }
    finally {
        progress.clear();
        await reviewer.close();
    }
}
function buildLocalReport(repository, read, notes) {
    return {
        ...read,
        repo: repository.name,
        pr: null,
        headSha: repository.headSha,
        serverUrl: null,
        gate: computeGate(read.review),
        notes,
    };
}
/** Writes the trace and, beside it, what it was made of. */
async function writeTrace(path, trace, input) {
    await (0,files/* writeText */.x3)(path, `${JSON.stringify(trace, null, 2)}\n`);
    // As its schema orders it, and held to it: `replay` reads it by the same one.
    const checked = input === null ? null : snapshot/* ReviewInput */.N9.parse(input);
    await (0,files/* writeText */.x3)((0,files/* toSnapshotPath */.x1)(path), `${JSON.stringify(checked)}\n`);
}
//# sourceMappingURL=review.js.map

/***/ })

};
