export const id = 152;
export const ids = [152];
export const modules = {

/***/ 50167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ computeBackoff)
/* harmony export */ });
/* unused harmony export MAX_WAIT_MS */
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

/***/ }),

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

/***/ 90152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bb: () => (/* binding */ askForReview),
  Qu: () => (/* binding */ openReviewer),
  tW: () => (/* binding */ readSources),
  fl: () => (/* binding */ reviewSources),
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
// EXTERNAL MODULE: ./build/src/engine/snapshot.js + 3 modules
var snapshot = __webpack_require__(50895);
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var grammars = __webpack_require__(70728);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/sources/git/local.js
var local = __webpack_require__(6960);
// EXTERNAL MODULE: ./build/src/engine/review.js + 2 modules
var review = __webpack_require__(28478);
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
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/review-error.js
var review_error = __webpack_require__(55760);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
// EXTERNAL MODULE: ./build/src/contract/observed.js
var observed = __webpack_require__(54098);
// EXTERNAL MODULE: ./build/src/reviewing/perform-review.js + 5 modules
var perform_review = __webpack_require__(70319);
// EXTERNAL MODULE: ./build/src/reviewing/prepare-review.js + 1 modules
var prepare_review = __webpack_require__(74489);
// EXTERNAL MODULE: ./build/src/reviewing/present-review.js
var present_review = __webpack_require__(24386);
// EXTERNAL MODULE: ./build/src/reviewing/read-request.js
var read_request = __webpack_require__(76232);
// EXTERNAL MODULE: ./build/src/reviewing/refusal.js
var refusal = __webpack_require__(88118);
// EXTERNAL MODULE: ./build/src/reviewing/result.js
var reviewing_result = __webpack_require__(23413);
// EXTERNAL MODULE: ./build/src/base/backoff.js
var backoff = __webpack_require__(50167);
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
            const wait = (0,backoff/* computeBackoff */.O)(number, random);
            if (wait >= deadline - now())
                throw (0,refusal/* explainRefusal */.G)(cause, number === 1 ? '' : ` (tried ${number} times)`);
            log.info(`${cause.message} Trying again in ${(0,time/* seconds */.YA)(wait)}.`);
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
    #given = new Map();
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
    async give(reports, { repo, head_sha: head }) {
        const { ids, clock } = this.options;
        return reports.map((report) => {
            const id = ids('evd');
            this.#given.set(id, { report, repo, head, at: clock() });
            return id;
        });
    }
    async create(request) {
        const asked = await this.#explained(async () => (0,read_request/* readRequest */["in"])(request));
        const prepared = await this.#explained(() => this.#retry(() => this.#prepare(asked)));
        const given = await this.#explained(async () => this.#findGiven(request.evidence ?? [], prepared));
        const { ids, clock } = this.options;
        const shown = {
            id: ids('rev'),
            asked,
            change: prepared.change,
            evidence: given.map(({ report: { kind, digest }, at }) => ({ kind, digest, at })),
            createdAt: clock(),
            outcome: { status: 'queued' },
        };
        const running = this.#explained(() => this.#run(shown, asked, prepared, given));
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
            throw (0,refusal/* refuseUnknownReview */.n)();
        return held;
    }
    /** @throws RequestError for a report that was not given, or that is about another head */
    #findGiven(ids, { change }) {
        return ids.map((id, at) => {
            const held = this.#given.get(id);
            if (held?.repo === change.repo && held.head === change.head.sha)
                return held;
            throw (0,read_request/* refuseEvidence */.Yx)(at, held?.head ?? null, change.head.sha);
        });
    }
    /** As a client reads it from a service; the trace has no address here. */
    #observe(shown) {
        return observed/* ObservedReview */.lc.parse((0,present_review/* presentReview */.L)(shown, null));
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
            const text = `The pull request could not be read within ${(0,time/* seconds */.YA)(PIN_MILLISECONDS)}.`;
            throw new errors/* ProviderError */.m('E_UP_001', text, true, { cause });
        }
    }
    async #run(shown, asked, prepared, given) {
        const { provider, engine, timeLimit, log } = this.options;
        const deadline = timeLimit(limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS);
        const reports = async () => given.map(({ report }) => report);
        const attempted = await this.#retry((number) => (0,perform_review/* attemptReview */.cW)((signal, progress) => this.#track((0,perform_review/* performReview */.a9)(prepared, { provider: async () => provider, engine, reports }, signal, progress)), {
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
            throw this.#interruption() ?? this.#ours((0,refusal/* explainRefusal */.G)(cause));
        }
    }
    #interruption() {
        const { signal, now } = this.options;
        if (signal.aborted)
            return (0,review_error/* cancelledBy */.t)(signal);
        if (this.#late.signal.aborted) {
            return new review_error/* ReviewError */.Z(`There was no review after ${(0,time/* seconds */.YA)(now() - this.#started)}.`, {
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
// EXTERNAL MODULE: ./build/src/reviewing/open-tickets.js
var open_tickets = __webpack_require__(47032);
;// CONCATENATED MODULE: ./build/src/reviewing/open-local.js
/** Opens a reviewer in this process on pull requests of GitHub, or on two commits of a local repository. */






function openLocalProvider(source) {
    const { directory, base, head, title = null } = source;
    // Tickets belong to the repository that is asked for, which only the request names.
    const readTicket = (id, signal, repo) => (0,open_tickets/* openTickets */.O)(source, repo)(id, signal);
    return (0,local/* createLocalGitProvider */.X)({ directory, base, head, title, readTicket });
}
/** Loads the client of GitHub only where GitHub is asked: it is a large part of what a local review would load. */
async function openProvider(source) {
    if (source.kind === 'local')
        return openLocalProvider(source);
    const { kind: _, ...options } = source;
    const { createGitHubSource } = await Promise.all(/* import() | provider */[__webpack_require__.e(6752), __webpack_require__.e(5927), __webpack_require__.e(3204)]).then(__webpack_require__.bind(__webpack_require__, 31455));
    return createGitHubSource(options);
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
        provider,
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
            const { renderTextReport } = await Promise.all(/* import() | terminal */[__webpack_require__.e(4041), __webpack_require__.e(4570), __webpack_require__.e(2547)]).then(__webpack_require__.bind(__webpack_require__, 63558));
            return renderTextReport(report, { color });
        }
        case 'markdown': {
            const { renderMarkdownReport } = await Promise.all(/* import() | markdown */[__webpack_require__.e(4041), __webpack_require__.e(4570), __webpack_require__.e(194), __webpack_require__.e(5764)]).then(__webpack_require__.bind(__webpack_require__, 70194));
            return renderMarkdownReport(report);
        }
        case 'html': {
            const { renderReportPage } = await Promise.all(/* import() | report-page */[__webpack_require__.e(3623), __webpack_require__.e(4041), __webpack_require__.e(4570), __webpack_require__.e(256), __webpack_require__.e(7883)]).then(__webpack_require__.bind(__webpack_require__, 16161));
            return renderReportPage(report).html;
        }
        case 'sarif': {
            const { buildSarifLog } = await __webpack_require__.e(/* import() | sarif */ 1854).then(__webpack_require__.bind(__webpack_require__, 39938));
            return `${JSON.stringify(buildSarifLog(report), null, 2)}\n`;
        }
        case 'json':
            return `${JSON.stringify(selectJson(report), null, 2)}\n`;
    }
}
//# sourceMappingURL=format-report.js.map
// EXTERNAL MODULE: ./build/src/cli/github-access.js
var github_access = __webpack_require__(81852);
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
// EXTERNAL MODULE: ./build/src/cli/repository.js
var cli_repository = __webpack_require__(41066);
// EXTERNAL MODULE: ./build/src/cli/review-inputs.js + 3 modules
var review_inputs = __webpack_require__(4410);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/cli/unseen.js
/** What a review of the commits does not see or had to assume, said to who runs it. */


/**
 * Lists what the review of a head leaves out: changes that are not committed, and the history that a shallow clone lacks.
 * Changes matter to a review of what is checked out, which `HEAD` names.
 */
async function listUnseen(top, head) {
    const [changed, shallow] = await Promise.all([head === 'HEAD' ? (0,cli_repository/* countUncommitted */.t$)(top) : 0, (0,cli_repository/* isShallow */.fE)(top)]);
    return [
        ...(changed === 0
            ? []
            : [
                `${(0,base_text/* counted */.hS)(changed, 'file is', 'files are')} changed and not committed: ${changed === 1 ? 'it is' : 'they are'} not reviewed.`,
            ]),
        ...(shallow
            ? [
                'This is a shallow clone: a part of the history is missing, and with it what the review reads from it. Get it with "git fetch --unshallow".',
            ]
            : []),
    ];
}
/**
 * Says what was assumed where no base was named: a head that is a part of the default branch is reviewed as its last commit,
 * which is seldom what somebody wants who has committed nothing yet.
 * @param base the name of the base that was taken; the parent of a commit ends with `~1`, which no branch can
 */
function listAssumed(base) {
    if (!base.endsWith('~1'))
        return [];
    return [
        'The head has no commit of its own beside the default branch, so its last commit was reviewed alone. Commit your work first, or name another base (--base).',
    ];
}
//# sourceMappingURL=unseen.js.map
;// CONCATENATED MODULE: ./build/src/cli/review.js
/** `review`: two commits of a local repository are reviewed in this process. */














const NO_REPORTS = { sarif: [], junit: [], coverage: [], proof: [] };
const SILENT = { info: () => undefined, debug: () => undefined };
/** Opens a reviewer of the sources. The caller closes it. */
async function openReviewer({ repository, base, title = null, ticket, policy, reports }, environment) {
    const clock = () => repository.headCommittedAt;
    const digests = reports.map(({ digest }) => digest);
    const more = [...(digests.length > 0 ? [digests] : []), ...(title === null ? [] : [{ title }])];
    const seed = [repository.name, base, repository.headSha, ticket, policy, ...more];
    return openInstalledReviewer({
        kind: 'local',
        directory: repository.directory,
        base,
        head: repository.headSha,
        title,
        ticketFile: ticket?.file ?? null,
        ticketText: ticket?.given === true ? ticket.text : null,
        github: (0,github_access/* readGitHubAccess */.w)(environment.env),
    }, {
        policies: policy === null || policy.source === null ? {} : { [policy.name]: policy.source },
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
/** Most characters of a title of GitHub. */
const MAX_TITLE = 256;
/** Checks the given title. @throws UsageError if no pull request can have it */
function readTitle(given) {
    if (given === null)
        return null;
    const title = given.trim();
    if (title !== '' && [...title].length <= MAX_TITLE && !/[\r\n]/u.test(title))
        return title;
    throw new exit/* UsageError */.e(`--title needs the title of the pull request: one line of at most ${MAX_TITLE} characters.`);
}
/**
 * Reads what a review is made of.
 * @throws UsageError for what cannot be used
 */
async function readSources(options, { env }) {
    const repository = await (0,cli_repository/* openRepository */.h_)(options.repo, options.head);
    const read = await (0,review_inputs/* readReportInputs */.gM)(options.reports ?? NO_REPORTS, [repository.directory, (0,external_node_path_.resolve)(options.repo)]);
    const sources = {
        repository,
        base: options.base,
        title: readTitle(options.title ?? null),
        ticket: options.ticket === null ? null : await (0,review_inputs/* readTicketInput */.jC)(options.ticket, (0,github_access/* readGitHubAccess */.w)(env) !== null),
        policy: await (0,review_inputs/* readPolicyInput */.P9)(options.policy),
        reports: read.reports,
    };
    return { sources, notes: read.notes };
}
/** Asks for the review of the sources. Throws as the reviewer does. */
async function askForReview(reviewer, { repository, ticket, policy, reports }) {
    const about = { repo: repository.name, head_sha: repository.headSha };
    const evidence = reports.length > 0 ? await reviewer.give(reports, about) : [];
    const request = {
        repo: repository.name,
        pr: 1,
        ...(ticket === null ? {} : { ticket: ticket.id }),
        ...(policy === null ? {} : { policy: policy.name }),
        ...(evidence.length === 0 ? {} : { evidence: [...evidence] }),
    };
    return reviewer.create(request, `local-${repository.headSha}`);
}
/**
 * Reviews the sources to the end.
 * @param notes what was noticed when they were read
 * @throws ReviewError where the review could not be had
 */
async function reviewSources(asked, notes, environment) {
    const { progress } = environment;
    const reviewer = await openReviewer(asked, environment);
    try {
        progress.say('reading the commits');
        const created = await askForReview(reviewer, asked);
        progress.say('reviewing');
        const review = await reviewer.wait(created);
        if (review.status !== 'complete') {
            throw new Error(`The review failed: ${review.error?.detail ?? 'nobody said why'}`);
        }
        const { findings, truncated } = await reviewer.findings(review.id);
        const trace = (await reviewer.trace(review))?.trace ?? null;
        const input = await reviewer.input(review);
        const change = input?.snapshot ?? null;
        const said = [...notes, ...(change === null || asked.base !== null ? [] : listAssumed(change.base.ref))];
        return { report: buildLocalReport(asked.repository, { review, findings, truncated, trace, change }, said), input };
    }
    finally {
        progress.clear();
        await reviewer.close();
    }
}
/**
 * Reviews and writes the report.
 * @returns the exit code: 0 approved, 1 not approved
 * @throws UsageError for what was asked; ReviewError where the review could not be had
 */
async function runReview(options, environment) {
    const { sources, notes } = await readSources(options, environment);
    for (const line of await listUnseen(sources.repository.directory, options.head))
        environment.note(`${line}\n`);
    const { report, input } = await reviewSources(sources, notes, environment);
    if (options.trace !== null)
        await writeTrace(options.trace, report.trace, input);
    const text = await formatReport(report, options.format, environment.color && options.output === null);
    if (options.output === null)
        environment.write(text);
    else
        await (0,files/* writeText */.x3)(options.output, text);
    return report.gate.open ? exit/* EXIT */.d.APPROVED : exit/* EXIT */.d.NOT_APPROVED;
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

/***/ 54098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ ObservedToken),
/* harmony export */   lc: () => (/* binding */ ObservedReview)
/* harmony export */ });
/* unused harmony export ObservedFinding */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49567);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34107);
/* harmony import */ var _people_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13417);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2546);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55405);
/**
 * The shapes that a client may rely on: the fields of the interface document and no others. Unknown fields and unknown
 * string values are accepted. These are the strict shapes with relaxed checks, so every strict Review is also an
 * ObservedReview.
 */





/** A criterion's lines. What the document does not have is ignored where it has another shape. */
const ObservedBinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    lines: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    text: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    status: _evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .ShownStatus */ .o$.nullish().catch(null),
    met: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null),
    missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().catch(null),
    contradicts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .Contradiction */ .EC).nullish().catch(null),
});
/** A review as any service that follows the interface document may return it. */
const ObservedReview = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    verdict: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    tier: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish(),
    ac_bindings: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ObservedBinding).nullish(),
    trace_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    // Not in the document. A service may use these field names for another shape; such values are ignored.
    head_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    base_ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    merge_base_sha: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    dry_run: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish().catch(null),
    accounting: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(_span_js__WEBPACK_IMPORTED_MODULE_2__/* .SpanCounts */ .Be.shape)).nullish().catch(null),
    people: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ approvals: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()), signed: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) })
        .nullish()
        .catch(null),
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish() }),
        zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().transform((detail) => ({ code: null, detail })),
    ])
        .nullish()
        .catch(null),
});
/** A finding as any service that follows the interface document may return it. */
const ObservedFinding = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    plane: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    severity: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    location: zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ file: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), lineRange: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    rationale: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    fingerprint: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    // Not in the document either.
    rule: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().catch(null),
    signed: _people_js__WEBPACK_IMPORTED_MODULE_3__/* .AcceptedBy */ .pe.nullish().catch(null),
});
/** A token response. RFC 6749 §5.1: `expires_in` and `scope` may be missing, `token_type` is case-insensitive. */
const ObservedToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    access_token: _token_js__WEBPACK_IMPORTED_MODULE_4__/* .TokenResponse */ .B.shape.access_token,
    token_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    expires_in: zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .ai().nonnegative().nullish(),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
});
//# sourceMappingURL=observed.js.map

/***/ }),

/***/ 47032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openTickets)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/* harmony import */ var _sources_tickets_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52990);
/** Opens the reader of the tickets that are named on this machine: a file, or an issue of GitHub. */


/** Opens the reader. An issue number without a repository belongs to `repo`. The client of GitHub is loaded when it is asked. */
function openTickets({ ticketText, ticketFile, github }, repo) {
    if (ticketText != null)
        return async (id) => (0,_sources_tickets_file_js__WEBPACK_IMPORTED_MODULE_0__/* .buildTextTicket */ .u)(id, ticketText);
    if (ticketFile !== null)
        return (0,_sources_tickets_file_js__WEBPACK_IMPORTED_MODULE_0__/* .createFileTicketReader */ .g)(ticketFile);
    if (github !== null) {
        return async (id, signal) => {
            const { createGitHubTicketReader } = await Promise.all(/* import() | github */[__webpack_require__.e(6752), __webpack_require__.e(5927), __webpack_require__.e(6326)]).then(__webpack_require__.bind(__webpack_require__, 65927));
            return createGitHubTicketReader({ ...github, repo })(id, signal);
        };
    }
    return async (id) => {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
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
    // The message may say of a field what the field says.
    const all = cause instanceof _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G ? cause.fields : [];
    const fields = all.filter(({ detail }) => !cause.message.includes(detail));
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

/***/ }),

/***/ 17063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kI: () => (/* binding */ describeCommits),
/* harmony export */   pd: () => (/* binding */ resolveBranch),
/* harmony export */   vD: () => (/* binding */ resolveSides)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1171);
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
/**
 * Resolves the branch whose history is read. Without a name it is the default branch: the first of `origin/HEAD`,
 * `origin/main`, `origin/master`, `main`, `master` that there is, else what is checked out.
 * @throws ProviderError if there is none.
 */
async function resolveBranch(repository, checkout, asked, signal) {
    const names = asked === null ? [...DEFAULT_BRANCHES, 'HEAD'] : [asked];
    const found = (await resolveCommits(repository, checkout, names, signal)).find((commit) => commit !== null);
    if (found === undefined && asked !== null)
        throw createUnknownRefError('base', asked, checkout);
    if (found === undefined) {
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProviderError */ .m('E_REQ_002', `The repository in ${checkout.directory} has no commit yet.`);
    }
    const [name] = await readBranchNames(repository, checkout, [found.ref], signal);
    return { ...found, ref: name ?? found.ref };
}
async function resolveParent(repository, checkout, head, signal) {
    const [before] = await resolveCommits(repository, checkout, [`${head.sha}~1`], signal);
    if (before !== undefined && before !== null)
        return { ...before, ref: `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .abbreviateSha */ .Kx)(head.sha)}~1` };
    throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProviderError */ .m('E_REQ_002', `There is nothing to review ${head.sha} against: it has no commit before it, and no default branch that it has moved on from. Name a base.`);
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
    const printed = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readFromCheckout */ .H)(repository, checkout, { args: ['cat-file', '--batch-check'], input }, signal);
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
    const printed = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_2__/* .readFromCheckout */ .H)(repository, checkout, { args }, signal);
    return printed
        .split(/^(?:true|false)\n/mu)
        .slice(0, refs.length)
        .map((full) => /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/mu.exec(full)?.[1] ?? null);
}
function createUnknownRefError(role, ref, checkout) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProviderError */ .m('E_REQ_002', `The ${role} ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteStart */ .D3)(ref)} names no commit in ${checkout.directory}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`);
}
//# sourceMappingURL=local-refs.js.map

/***/ }),

/***/ 6960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createNoRepositoryError),
/* harmony export */   X: () => (/* binding */ createLocalGitProvider)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22396);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29837);
/* harmony import */ var _base_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(33164);
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1171);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(12087);
/* harmony import */ var _local_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17063);
/* harmony import */ var _merge_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2985);
/* harmony import */ var _open_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16065);
/* harmony import */ var _remote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23714);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37883);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46431);
/** Reviews a repository on this machine: two refs, no API. */












/**
 * Creates a provider that returns its one change for any repository and pull request. Title, body and author come from
 * the commits, unless a title is given. Only commits are reviewed; uncommitted work is not part of the change. Use one provider for one review.
 */
function createLocalGitProvider(options) {
    // What does not change between the calls is asked of git once.
    let checkout = null;
    let shared = null;
    const open = (signal, use) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .runProviderCall */ .D)(signal, () => {
        const environment = options.environment ?? process.env;
        return (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .withScratch */ .hM)({ parent: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(), environment, checked: checkout !== null }, signal, async (repository) => {
            checkout ??= await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_3__/* .findCheckout */ .I)(repository, options.directory, false, signal);
            if (checkout === null)
                throw createNoRepositoryError(options.directory);
            await (0,_open_js__WEBPACK_IMPORTED_MODULE_4__/* .borrowObjects */ .oj)(repository, checkout);
            return use(repository, checkout);
        });
    });
    const findShared = async (repository, base, head) => {
        if (shared?.base !== base || shared.head !== head) {
            shared = { base, head, found: await (0,_merge_base_js__WEBPACK_IMPORTED_MODULE_5__/* .findMergeBase */ .f)(repository, base, head) };
        }
        return shared.found;
    };
    const requireMergeBase = async (repository, { directory }, base, head) => {
        const found = await findShared(repository, base, head);
        if (found.kind === 'unrelated')
            throw (0,_remote_js__WEBPACK_IMPORTED_MODULE_6__/* .createUnrelatedError */ .j)(base, head);
        if (found.kind === 'incomplete')
            throw createCutError(directory, found.why);
        return found.sha;
    };
    return {
        pin: (request, signal) => open(signal, async (repository, found) => {
            const { head, base } = await (0,_local_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveSides */ .vD)(repository, found, options, findShared, signal);
            const mergeBase = await requireMergeBase(repository, found, base.sha, head.sha);
            const commits = await (0,_local_refs_js__WEBPACK_IMPORTED_MODULE_7__/* .describeCommits */ .kI)(repository, mergeBase, head);
            return {
                ...toRequestName(request),
                base,
                head,
                ...commits,
                title: options.title ?? commits.title,
                labels: [],
                tickets: await readTickets(request, signal),
                missing: [],
            };
        }),
        snapshot: (change, signal) => open(signal, async (repository, found) => {
            const mergeBase = await requireMergeBase(repository, found, change.base.sha, change.head.sha);
            // Objects that a partial clone lacks stay missing, and the coverage reports it.
            const fetchBlobs = () => Promise.resolve();
            const opened = { repository, mergeBase, fetchBlobs, uncached: { commits: fetchBlobs, blobs: fetchBlobs } };
            return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_8__/* .readSnapshot */ .R)(opened, change, options.limits ?? _limits_js__WEBPACK_IMPORTED_MODULE_9__/* .GIT_LIMITS */ .U);
        }),
        readPolicyFile: (change, path, signal) => open(signal, async (repository) => {
            const entry = await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_10__/* .findFileAtCommit */ .Cg)(repository, change.base.sha, path);
            return entry === null ? null : ((await (0,_base_files_js__WEBPACK_IMPORTED_MODULE_10__/* .readTexts */ .Z7)(repository, [entry])).get(entry.path) ?? null);
        }),
        listTeams: () => Promise.resolve([]),
        ticket: ({ id, repo }, signal) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .runProviderCall */ .D)(signal, () => options.readTicket(id, signal, repo)),
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
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .ProviderError */ .m('E_REQ_002', `The repository in ${directory} is not whole: ${why}. Get the rest with "git fetch --unshallow".`);
}
/** E_REQ_002: the folder is in no repository. */
function createNoRepositoryError(directory) {
    return new _base_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .ProviderError */ .m('E_REQ_002', `${directory} is not a folder in a git repository. Name one, or run the command inside of one.`);
}
//# sourceMappingURL=local.js.map

/***/ })

};
