export const id = 6630;
export const ids = [6630];
export const modules = {

/***/ 93866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ makeWellFormed),
/* harmony export */   S: () => (/* binding */ toPlainJson)
/* harmony export */ });
/** Conversion of values to plain, well-formed JSON, as a trace requires. */
/**
 * A lone surrogate, which RFC 8785 cannot represent. With the `u` flag, a complete pair is one character and does not
 * match.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** An escaped surrogate: before its backslash stand only backslashes that are escaped themselves. */
const ESCAPED = /(?:^|[^\\])(?:\\\\)*\\ud/u;
/**
 * Returns the value without members that are undefined, which JSON cannot represent, and with lone surrogates replaced
 * by U+FFFD. Lone surrogates come from texts cut inside a pair, or from input made to break a digest. Keys are not
 * changed.
 */
function toPlainJson(value) {
    return JSON.parse(stringifyWellFormed(value));
}
/** Does the same as `toPlainJson` for a value whose type is plain data. */
function makeWellFormed(value) {
    return JSON.parse(stringifyWellFormed(value));
}
/** `JSON.stringify` escapes lone surrogates. Where nothing in its text is escaped so, no member needs to be looked at. */
function stringifyWellFormed(value) {
    const text = JSON.stringify(value);
    if (!text.includes('\\ud') || !ESCAPED.test(text))
        return text;
    return JSON.stringify(value, (_, one) => typeof one === 'string' ? one.replace(LONE_SURROGATE, '\ufffd') : one);
}
//# sourceMappingURL=plain-json.js.map

/***/ }),

/***/ 79467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runBacktestCommand: () => (/* binding */ runBacktestCommand)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
// EXTERNAL MODULE: ./build/src/reviewing/failure.js
var failure = __webpack_require__(35144);
// EXTERNAL MODULE: ./build/src/reviewing/policy-text.js
var policy_text = __webpack_require__(61468);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/src/sources/git/base-files.js
var base_files = __webpack_require__(33164);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var limits = __webpack_require__(12087);
// EXTERNAL MODULE: ./build/src/sources/git/local.js
var local = __webpack_require__(6960);
// EXTERNAL MODULE: ./build/src/sources/git/local-refs.js
var local_refs = __webpack_require__(17063);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/open.js + 1 modules
var git_open = __webpack_require__(16065);
// EXTERNAL MODULE: ./build/src/sources/git/program.js + 1 modules
var program = __webpack_require__(47876);
// EXTERNAL MODULE: ./build/src/sources/git/remote.js + 2 modules
var remote = __webpack_require__(23714);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var repository = __webpack_require__(37883);
// EXTERNAL MODULE: ./build/src/sources/git/snapshot.js + 11 modules
var snapshot = __webpack_require__(46431);
;// CONCATENATED MODULE: ./build/src/sources/git/merged-history.js
/** The history of a branch of a repository on this machine, and the snapshots of the changes that were merged into it. */















/**
 * Opens the history for the time that `use` takes.
 * @throws ProviderError E_REQ_002 if there is no repository, no such branch or no commit; the signal's reason
 */
function withMergedHistory({ directory, branch, environment }, signal, use) {
    return (0,repository/* withScratch */.hM)({ parent: (0,external_node_os_.tmpdir)(), environment }, signal, async (repository) => {
        const history = await (0,sources_errors/* runProviderCall */.D)(signal, async () => {
            const checkout = await (0,git_checkout/* findCheckout */.I)(repository, directory, false, signal);
            if (checkout === null)
                throw (0,local/* createNoRepositoryError */.S)(directory);
            await (0,git_open/* borrowObjects */.oj)(repository, checkout);
            const tip = await (0,local_refs/* resolveBranch */.pd)(repository, checkout, branch, signal);
            return openHistory(repository, tip, checkout.shallow.length > 0, signal);
        });
        return use(history);
    });
}
const listRange = ({ tip, after, mainLine, most }) => [
    '--no-show-signature',
    ...(mainLine === true ? ['--first-parent'] : []),
    ...(most === undefined ? [] : [`--max-count=${most}`]),
    tip,
    ...(after === undefined ? [] : [`^${after}`]),
    '--',
];
function openHistory(repository, tip, shallow, signal) {
    const requireMergeBase = async (base, head) => {
        const found = await (0,merge_base/* findMergeBase */.f)(repository, base, head);
        if (found.kind === 'found')
            return found.sha;
        if (found.kind === 'unrelated')
            throw (0,remote/* createUnrelatedError */.j)(base, head);
        throw new errors/* ProviderError */.m('E_REQ_002', `The clone is not whole: ${found.why}.`);
    };
    return {
        tip,
        shallow,
        log: async (range, format) => {
            const args = ['log', '--no-mailmap', '--encoding=UTF-8', `--format=${format}`, ...listRange(range)];
            return (await repository.output(args)).toString('utf8');
        },
        diffs: async (range, format, read) => {
            const decoder = new external_node_string_decoder_.StringDecoder('utf8');
            const about = ['--no-color', '--no-ext-diff', '--no-textconv', '--diff-merges=first-parent', '-M', '-U0'];
            const args = [
                'log',
                '-p',
                ...about,
                '--reverse',
                `--format=${format}`,
                ...listRange({ ...range, mainLine: true }),
            ];
            const { code, stderr } = await repository.run(args, { read: (piece) => read(decoder.write(piece)) });
            if (code !== 0)
                throw new program/* GitError */.XS('log', code, stderr);
        },
        readFile: async (commit, path) => {
            const entry = await (0,base_files/* findFileAtCommit */.Cg)(repository, commit, path);
            return entry === null ? null : ((await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null);
        },
        describe: (base, head) => (0,sources_errors/* runProviderCall */.D)(signal, async () => {
            const mergeBase = await requireMergeBase(base, head);
            return (await (0,local_refs/* describeCommits */.kI)(repository, mergeBase, { ref: head, sha: head })).body;
        }),
        snapshot: (change) => (0,sources_errors/* runProviderCall */.D)(signal, async () => {
            const mergeBase = await requireMergeBase(change.base.sha, change.head.sha);
            // Objects that a partial clone lacks stay missing, and the coverage reports it.
            const fetchBlobs = () => Promise.resolve();
            const opened = { repository, mergeBase, fetchBlobs, uncached: { commits: fetchBlobs, blobs: fetchBlobs } };
            return (0,snapshot/* readSnapshot */.R)(opened, change, limits/* GIT_LIMITS */.U);
        }),
    };
}
//# sourceMappingURL=merged-history.js.map
// EXTERNAL MODULE: ./build/src/base/groups.js
var base_groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/sources/git/history-messages.js
var history_messages = __webpack_require__(69548);
;// CONCATENATED MODULE: ./build/src/backtest/fates.js
/** What became of each merged change: reverted, mended, or neither as far as git says. */


/** A fix that comes later than this says less of the change whose lines it changes. */
const FIX_DAYS = 30;
const SECONDS_A_DAY = 24 * 3600;
/** Files whose lines are mended. Others are edited with every change: a change log, a lock file, the tests of a fix. */
const MENDED = new Set(['source', 'config', 'ci', 'infra', 'migration']);
/** Puts together what later commits say and what they change. */
function gatherLater(mentions, touched, mainLine) {
    return {
        mentions,
        touched: (0,base_groups/* groupBy */.$z)(touched, ({ of }) => of),
        commits: new Map(mainLine.map((commit) => [commit.sha, commit])),
    };
}
/**
 * Finds what became of a change: what a later commit says of it counts before lines that a fix changed.
 * @param classes the classes of its files, by path
 */
function findFate(change, later, classes) {
    const countDays = (time) => Math.floor((time - change.time) / SECONDS_A_DAY);
    const said = later.mentions.get(change.sha);
    if (said !== undefined) {
        const kind = said.kind === 'reverted' ? 'reverted' : 'named';
        return { kind, by: said.by, days: countDays(said.time), lines: null };
    }
    const counts = new Map();
    for (const { by, path, lines } of later.touched.get(change.sha) ?? []) {
        const kind = classes.get(path);
        if (kind !== undefined && MENDED.has(kind))
            counts.set(by, (counts.get(by) ?? 0) + lines);
    }
    const fixes = [...counts].flatMap(([by, lines]) => {
        const commit = later.commits.get(by);
        if (commit === undefined || (0,history_messages/* classifyMessage */.Q)(`${commit.subject}\n${commit.body}`) !== 'fix')
            return [];
        const seconds = commit.time - change.time;
        if (seconds < 0 || seconds > FIX_DAYS * SECONDS_A_DAY)
            return [];
        return [{ kind: 'lines', by, days: countDays(commit.time), lines }];
    });
    return fixes.reduce((first, one) => (first === null || one.days < first.days ? one : first), null);
}
//# sourceMappingURL=fates.js.map
;// CONCATENATED MODULE: ./build/src/backtest/later-fixes.js
/** Follows the lines that changes added through later commits, to see whose lines a fix changes soon. */
/** What git prints before the diff of each commit. It cannot stand in a path, and lines of content begin otherwise. */
const DIFF_FORMAT = '\x01%H';
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u;
/** Longer lines are content. */
const MAX_HEAD_LINE = 8_192;
/**
 * Reads diffs without context (`git log -p -U0 --reverse`), oldest first, and collects whose lines each commit changes.
 * A line belongs to the commit that wrote it last. Lines that only moved with a renamed file stay those of their commit.
 */
class LineFollower {
    #files = new Map();
    #touched = new Map();
    #commit = '';
    #old = '';
    #path = '';
    /** Lines of content that follow in the hunk. They are skipped, whatever they look like. */
    #left = 0;
    /** By how many lines the hunks so far moved what follows, for the file that is read. */
    #moved = 0;
    #rest = '';
    /** Takes the next piece of git's output. */
    read(piece) {
        const text = this.#rest + piece;
        let from = 0;
        for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
            this.#readLine(text.slice(from, Math.min(end, from + MAX_HEAD_LINE)));
            from = end + 1;
        }
        this.#rest = text.slice(from);
    }
    /** What was collected so far. */
    list() {
        return [...this.#touched.values()];
    }
    #readLine(line) {
        if (this.#left > 0) {
            if (line.startsWith('\\'))
                return;
            this.#left -= 1;
        }
        else if (line.startsWith('\x01')) {
            this.#commit = line.slice(1);
        }
        else if (line.startsWith('diff --git ')) {
            this.#old = '';
            this.#path = '';
            this.#moved = 0;
        }
        else if (line.startsWith('rename from ')) {
            this.#old = line.slice('rename from '.length);
        }
        else if (line.startsWith('rename to ')) {
            this.#path = line.slice('rename to '.length);
            this.#files.set(this.#path, this.#files.get(this.#old) ?? []);
            this.#files.delete(this.#old);
        }
        else if (line.startsWith('--- ')) {
            this.#old = line.slice('--- a/'.length).replace(/\t$/u, '');
        }
        else if (line.startsWith('+++ ')) {
            // A removed file is `/dev/null` here: its lines are those of the old path.
            this.#path = line === '+++ /dev/null' ? this.#old : line.slice('+++ b/'.length).replace(/\t$/u, '');
        }
        else {
            this.#readHunk(line);
        }
    }
    #readHunk(line) {
        const [found, first, removed = '1', start, added = '1'] = HUNK.exec(line) ?? [];
        if (found === undefined)
            return;
        const hunk = { first: Number(first), removed: Number(removed), start: Number(start), added: Number(added) };
        this.#left = hunk.removed + hunk.added;
        this.#apply(hunk);
    }
    #apply(hunk) {
        // An insertion stands after the line that git names, so what follows begins one later. Hunks before this one moved it.
        const first = (hunk.removed === 0 ? hunk.first + 1 : hunk.first) + this.#moved;
        const end = first + hunk.removed;
        const shift = hunk.added - hunk.removed;
        const runs = (this.#files.get(this.#path) ?? []).flatMap((run) => {
            const taken = Math.min(run.last + 1, end) - Math.max(run.first, first);
            if (taken > 0)
                this.#touch(run.of, taken);
            return [
                ...(run.first < first ? [{ ...run, last: Math.min(run.last, first - 1) }] : []),
                ...(run.last >= end ? [{ ...run, first: Math.max(run.first, end) + shift, last: run.last + shift }] : []),
            ];
        });
        if (hunk.added > 0)
            runs.push({ first: hunk.start, last: hunk.start + hunk.added - 1, of: this.#commit });
        this.#files.set(this.#path, runs);
        this.#moved += shift;
    }
    #touch(of, lines) {
        if (of === this.#commit)
            return;
        const key = `${of}\0${this.#commit}\0${this.#path}`;
        const known = this.#touched.get(key);
        if (known === undefined)
            this.#touched.set(key, { of, by: this.#commit, path: this.#path, lines });
        else
            known.lines += lines;
    }
}
//# sourceMappingURL=later-fixes.js.map
;// CONCATENATED MODULE: ./build/src/backtest/mentions.js
/** Finds the changes that later commits say to be reverted or mended. */

/** "This reverts commit <sha>", "Fixes: <sha>", "regressed in <sha>": git's own words, and those of the kernel's rules. */
const COMMIT = /(?:This (?:partially )?reverts commit|(?:^|\n)Fixes:|regress(?:ed|ion) (?:in|from|of|since)|(?:introduced|broken|caused|added) (?:in|by)|broke in|since|after)\s{1,3}(?:commit\s)?`?([0-9a-f]{8,40})\b/giu;
/** "Reverts owner/repo#12", "Revert #12", "regression from #12", "broken by #12", "since #12", "follow-up to #12". */
const PULL = /(?:Reverts? (?:[\w.-]{1,60}\/[\w.-]{1,60})?|(?:regression|regressed|broken?|introduced|caused|missed|overlooked|forgotten|follow[- ]?up|amends?|since|fix(?:e[sd]|up)?)(?: [\w,]{1,20}){0,6} \(?(?:PR |pull request |GH-|pull\/)?)#(\d{1,7})\b/giu;
const SUBJECT = /^Revert "(.{5,200})"/u;
/** What takes back or brings back another change is as large as that one, at the same place and time, and is no ordinary one. */
const TAKES_BACK = /\b(?:re-?verts?|re-?verted|re-?land(?:ed)?|re-?appl(?:y|ies)|back(?:s|ed)? ?out|roll(?:s|ed)? ?back|undo)\b/iu;
const mentions_SECONDS_A_DAY = 24 * 3600;
/** A change is mended soon or not because of itself. */
const MENTION_DAYS = 180;
/**
 * Finds the changes that a later one reverts or mends within half a year, and these later ones. `log`: commits, newest
 * first. A number that an issue has is of no change, so "fixes #12" counts only where 12 is the pull request of a change.
 */
function findMentions(log, changes) {
    const byPull = new Map(changes.flatMap((change) => (change.pull === null ? [] : [[change.pull, change]])));
    const bySubject = new Map(changes.map((change) => [change.subject, change]));
    const byCommit = new Map(changes.flatMap((change) => [[change.sha, change], [change.head, change]]));
    const mended = new Map();
    const mending = new Set(changes.filter(({ subject }) => TAKES_BACK.test(subject)).map(({ sha }) => sha));
    for (const { sha: by, time, subject, body } of log) {
        const message = `${subject}\n\n${body}`;
        const kind = (0,history_messages/* classifyMessage */.Q)(message) === 'revert' ? 'reverted' : 'mended';
        const add = (change) => {
            const after = change === undefined ? 0 : time - change.time;
            if (change === undefined || after <= 0 || after >= MENTION_DAYS * mentions_SECONDS_A_DAY)
                return;
            const known = mended.get(change.sha);
            if (known === undefined || time < known.time)
                mended.set(change.sha, { kind, by, time });
            mending.add(byCommit.get(by)?.sha ?? by);
        };
        for (const [, sha = ''] of message.matchAll(COMMIT)) {
            add(changes.find((one) => one.sha.startsWith(sha) || one.head.startsWith(sha)));
        }
        for (const [, pull = ''] of message.matchAll(PULL))
            add(byPull.get(Number(pull)));
        const [, quoted] = SUBJECT.exec(message) ?? [];
        if (quoted !== undefined)
            add(bySubject.get(quoted));
    }
    return { mended, mending };
}
//# sourceMappingURL=mentions.js.map
;// CONCATENATED MODULE: ./build/src/backtest/merged-changes.js
/** The merged changes of a repository, by what its main line says of them. */
/** What git prints for `parseLog`: a zero byte, then the parts of a commit with bytes of value 1 between. */
const LOG_FORMAT = '%x00%H%x01%P%x01%ct%x01%an%x01%B';
/** The number of its own pull request, as GitHub writes it into the subject of a merge or of a squashed commit. */
const OWN_NUMBER = /^Merge pull request #(\d{1,7})\b|\((?:#|GH-)(\d{1,7})\)\s*$/u;
/** Words of projects that number their changes in other ways. */
const NUMBERED = /\(#\d+\)|\(GH-\d+\)|\bgh-\d+\b|^(?:KAFKA-\d+|MINOR)\b/iu;
/** Parses the log; entries that are not of its format are skipped. */
function parseLog(printed) {
    return printed
        .split('\0')
        .slice(1)
        .flatMap((entry) => {
        const [sha = '', parents = '', time = '', author = '', ...message] = entry.split('\x01');
        if (!/^[0-9a-f]{40,64}$/u.test(sha))
            return [];
        const [subject = '', ...body] = message
            .join('\x01')
            .trim()
            .split(/\n[ \t]*\n/u);
        return [
            {
                sha,
                parents: parents.split(' ').filter(Boolean),
                time: Number(time),
                author,
                subject: subject.replaceAll('\n', ' '),
                body: body.join('\n\n'),
            },
        ];
    });
}
/**
 * Chooses the merged changes among the commits of a main line. A merge brings its second parent; a merge of more than two
 * is taken as a whole. Other commits count if their subject names a pull request, as squashed ones do. Where less than half
 * of the commits is a merge or names one, every commit counts. A commit without a parent was merged into nothing.
 */
function chooseMerged(commits) {
    const changes = commits.flatMap((commit) => {
        const [base, second, third] = commit.parents;
        if (base === undefined)
            return [];
        const [, merged, squashed] = OWN_NUMBER.exec(commit.subject) ?? [];
        const number = merged ?? squashed;
        const head = second === undefined || third !== undefined ? commit.sha : second;
        return [{ ...commit, base, head, pull: number === undefined ? null : Number(number) }];
    });
    const named = changes.filter(({ parents, subject }) => parents.length > 1 || NUMBERED.test(subject));
    return named.length * 2 > changes.length ? named : changes;
}
//# sourceMappingURL=merged-changes.js.map
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/base/plain-json.js
var plain_json = __webpack_require__(93866);
// EXTERNAL MODULE: ./build/src/contract/evidence.js
var evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/engine/decision/again.js
var again = __webpack_require__(41247);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/report/backtest/model.js
var model = __webpack_require__(96595);
;// CONCATENATED MODULE: ./build/src/report/backtest/why.js
/** Why a decision was made, in a few words for a row of a table. */



/** So many rules are named; the others are counted. */
const MAX_RULES = 3;
/** Says why the gate did what it did. */
function explainDecision(trace, { verdict, rule, rules, facts }, findings) {
    const told = {
        trace: { ...trace, decision: { ...trace.decision, verdict, rule, rules: [...rules], facts: { ...facts } } },
    };
    const deciding = (0,report_verdict/* findDecidingRule */.VP)(told);
    const named = new Set((0,report_verdict/* listFacts */.gt)(told, deciding?.condition ?? ''));
    const parts = [
        ...(named.has('findings.error') ? sayFindings(findings, 'error') : []),
        ...(named.has('findings.warn') ? sayFindings(findings, 'warn') : []),
        ...sayLines(told, named),
        ...(named.has('tier') ? [(0,report_verdict/* formatTier */.eN)(`T${countFact(told, 'tier')}`)] : []),
        ...(named.has('change.classes') ? [sayClasses(told, deciding?.condition ?? '')] : []),
    ];
    const because = parts.length > 0 ? parts.join('; ') : (deciding?.because ?? '');
    const why = verdict === 'auto-approve' ? sayOpened(told) : because;
    return { gate: (0,model/* toGate */.z)(verdict), rule, why: (0,base_text/* oneLine */.TN)(why) };
}
function countFact(told, name) {
    const value = (0,report_verdict/* getFact */.xk)(told, name);
    return typeof value === 'number' ? value : 0;
}
const WORDS = { error: 'error', warn: 'warning', info: 'note' };
/** `2 errors: security/secret, integrity/codeowners`. */
function sayFindings(findings, severity) {
    const of = findings.filter((one) => one[severity] > 0);
    const sum = of.reduce((total, one) => total + one[severity], 0);
    if (sum === 0)
        return [];
    const named = of.slice(0, MAX_RULES).map(({ rule }) => rule);
    const left = of.length - named.length;
    return [`${(0,base_text/* counted */.hS)(sum, WORDS[severity])}: ${[...named, ...(left > 0 ? [`${left} more`] : [])].join(', ')}`];
}
/** `no ticket, 14 lines to look at`. */
function sayLines(told, named) {
    const asks = (reason) => ['lines', 'spans', 'files'].some((unit) => named.has(`accounting.${reason}.${unit}`));
    const opaque = countFact(told, 'accounting.opaque.files');
    const lines = countFact(told, 'accounting.unaccounted.lines');
    const spans = countFact(told, 'accounting.unaccounted.spans');
    const ticket = (0,report_verdict/* getFact */.xk)(told, 'criteria.source') === 'none' ? 'no ticket, ' : '';
    return [
        ...(asks('opaque') && opaque > 0 ? [`${(0,base_text/* counted */.hS)(opaque, 'file')} that nobody can read`] : []),
        ...(asks('unaccounted') && lines > 0 ? [`${ticket}${(0,base_text/* counted */.hS)(lines, 'line')} to look at`] : []),
        ...(asks('unaccounted') && lines === 0 && spans > 0 ? [`${ticket}${(0,base_text/* counted */.hS)(spans, 'part')} to look at`] : []),
    ];
}
/** The classes that the condition names and the change has: `touches ci`. */
function sayClasses(told, condition) {
    const classes = (0,report_verdict/* getFact */.xk)(told, 'change.classes');
    const has = Array.isArray(classes) ? classes.filter((one) => typeof one === 'string') : [];
    const asked = has.filter((name) => condition.includes(`"${name}"`));
    return `touches ${(asked.length > 0 ? asked : has).join(', ')}`;
}
/** What the changed lines are that nobody need look at: `3 lines asked for, 12 that cannot matter`. */
function sayOpened(told) {
    const [asked, inert] = ['asked', 'inert'].map((reason) => countFact(told, `accounting.${reason}.lines`));
    const supporting = countFact(told, 'accounting.supporting.lines') + countFact(told, 'accounting.derived.lines');
    const open = countFact(told, 'accounting.unaccounted.lines');
    const parts = [
        ...(asked ? [`${(0,base_text/* counted */.hS)(asked, 'line')} asked for`] : []),
        ...(supporting ? [`${(0,base_text/* counted */.hS)(supporting, 'line')} that follow from others`] : []),
        ...(inert ? [`${(0,base_text/* counted */.hS)(inert, 'line')} that cannot matter`] : []),
        ...(open ? [`${(0,base_text/* counted */.hS)(open, 'line')} that the policy does not ask about`] : []),
    ];
    return parts.length === 0 ? 'no lines to look at' : parts.join(', ');
}
//# sourceMappingURL=why.js.map
;// CONCATENATED MODULE: ./build/src/backtest/review-change.js
/** Reviews one merged change under a policy, as the gate would have done before the merge. */






/** GitHub's message of a merge. The title of the pull request stands in the next paragraph. */
const MERGE_SUBJECT = /^Merge pull request #\d+ from [^/\s]+\/(\S+)/u;
/** The title that the pull request had, as far as the commit says. */
function readTitle({ subject, body }) {
    if (MERGE_SUBJECT.test(subject))
        return body.split('\n', 1)[0]?.trim() || subject;
    return subject.replace(/ \(#\d+\)$/u, '');
}
/** Builds what a host would say of the pull request. Its description is not in git: the messages of its commits are. */
async function describeChange(change, means) {
    const { repo, branch, history, readTicket } = means;
    const merged = change.head !== change.sha;
    const ticket = change.pull === null ? null : await readTicket(change.pull);
    return {
        repo,
        pr: change.pull ?? 1,
        base: { ref: branch, sha: change.base },
        head: { ref: MERGE_SUBJECT.exec(change.subject)?.[1] ?? change.head, sha: change.head },
        title: readTitle(change),
        body: merged ? await history.describe(change.base, change.head) : change.body,
        author: change.author,
        labels: [],
        tickets: ticket === null ? [] : [ticket],
        missing: [],
    };
}
/** Counts findings by rule, sorted by rule. Those that are told with another one count with it. */
function countByRule(findings) {
    const groups = new Map();
    for (const finding of findings)
        (0,base_groups/* addToGroup */.Mr)(groups, finding.rule, finding);
    const count = (of, severity) => of.filter((one) => one.severity === severity).length;
    return [...groups]
        .toSorted(([a], [b]) => (0,order/* compareText */.n)(a, b))
        .map(([rule, of]) => ({ rule, error: count(of, 'error'), warn: count(of, 'warn'), info: count(of, 'info') }));
}
const listFacts = (facts) => Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, (0,plain_json/* toPlainJson */.S)(value)]));
function buildReview(result, ask) {
    const facts = (0,again/* readStoredFacts */.jX)(result.trace.decision.facts);
    if (facts === null)
        throw new Error('the facts of the decision are not those of this engine');
    const trace = { ...result.trace, review_id: '', signature: null };
    const findings = countByRule(result.findings);
    const asked = (0,again/* assumeAllAsked */.I)(facts);
    return {
        files: facts.change.files,
        added: facts.change.added,
        removed: facts.change.removed,
        tier: result.tier,
        as_is: explainDecision(trace, result.trace.decision, findings),
        if_asked: explainDecision(trace, { ...ask(asked), facts: listFacts(asked) }, findings),
        findings,
    };
}
/**
 * Returns a function that reviews changes.
 * @throws PolicyError if the policy does not parse; the function throws as the history and the engine do
 */
async function createChangeReviewer(means) {
    const { history, policy, engine, signal } = means;
    const ask = await (0,again/* createRuleAsker */.hB)(policy);
    const sources = { requested: policy, tenant: policy, repository_policy: 'ignore' };
    return async (change) => {
        const snapshot = await history.snapshot(await describeChange(change, means));
        const result = await engine(snapshot, sources, signal);
        const step = result.trace.steps.find(({ name }) => name === 'change');
        const files = evidence/* STEP_EVIDENCE */.XL.change.safeParse(step?.evidence).data?.files ?? [];
        return {
            review: buildReview(result, ask),
            classes: new Map(files.map((file) => [file.path, file.class])),
        };
    };
}
//# sourceMappingURL=review-change.js.map
;// CONCATENATED MODULE: ./build/src/backtest/run.js
/** Reviews the newest merged changes of a branch under a policy, and says what became of each. */












async function readHistory(history, last) {
    const tip = history.tip.sha;
    // More than half of them are changes, or all are: so many have enough.
    const newest = parseLog(await history.log({ tip, mainLine: true, most: 2 * last }, LOG_FORMAT));
    const changes = chooseMerged(newest).slice(0, last);
    const oldest = changes.at(-1);
    if (oldest === undefined)
        return { changes, later: gatherLater(new Map(), [], newest), skipped: 0, end: 0 };
    const since = { tip, after: oldest.base };
    const follower = new LineFollower();
    const [log] = await Promise.all([
        history.log(since, LOG_FORMAT),
        history.diffs(since, DIFF_FORMAT, (piece) => follower.read(piece)),
    ]);
    const { mended } = findMentions(parseLog(log), changes);
    const span = newest.findIndex(({ sha }) => sha === oldest.sha) + 1;
    return {
        changes,
        later: gatherLater(mended, follower.list(), newest),
        skipped: span - changes.length,
        end: newest[0]?.time ?? 0,
    };
}
async function findPolicy(history, named) {
    if (named !== null)
        return (0,policy_text/* requireParsed */.zH)(named);
    const source = await history.readFile(history.tip.sha, tenant/* REPOSITORY_POLICY_PATH */.ki);
    return (0,policy_text/* requireParsed */.zH)(source === null ? { name: 'balanced', source } : { name: tenant/* REPOSITORY_POLICY_PATH */.ki, source });
}
function refuseEmpty(history) {
    const why = history.shallow
        ? 'The clone is shallow and ends before the first merged change. Get the history with "git fetch --unshallow" (in a workflow: fetch-depth: 0).'
        : `The branch ${history.tip.ref} has no merged change: its only commit was merged into nothing. Name another branch with --base.`;
    return new errors/* ProviderError */.m('E_REQ_002', why);
}
/**
 * Runs the backtest. A change that cannot be reviewed is listed with the reason.
 * @throws ProviderError if there is no repository, branch or merged change; RequestError for a policy that does not parse;
 * the signal's reason if it fires before the first review
 */
function runBacktest(options) {
    const { directory, branch, environment, signal } = options;
    return withMergedHistory({ directory, branch, environment }, signal, async (history) => {
        const policy = await findPolicy(history, options.policy);
        const read = await readHistory(history, options.last);
        if (read.changes.length === 0)
            throw refuseEmpty(history);
        const changes = await reviewAll(read, history, policy, options);
        return {
            schema: 'review-gate.backtest/1',
            repo: options.repo,
            url: options.url,
            branch: history.tip.ref,
            tip: history.tip.sha,
            policy: policy.name,
            chosen: read.changes.length,
            stopped: changes.length < read.changes.length,
            notes: listNotes(history, read, options.last),
            changes,
        };
    });
}
function listNotes({ shallow }, { changes, skipped, end }, last) {
    const young = changes.filter(({ time }) => end - time < FIX_DAYS * SECONDS_A_DAY).length;
    const few = changes.length < last;
    return [
        ...(few && shallow
            ? [
                `The clone is shallow: ${(0,base_text/* counted */.hS)(changes.length, 'merged change is', 'merged changes are')} in it. Get the rest with "git fetch --unshallow" (in a workflow: fetch-depth: 0).`,
            ]
            : []),
        ...(shallow
            ? ['In a shallow clone the history of the files is not known, and the tier may be lower or higher.']
            : []),
        ...(young > 0
            ? [
                `${(0,base_text/* counted */.hS)(young, 'change was', 'changes were')} merged less than ${FIX_DAYS} days before the newest commit: what becomes of ${young === 1 ? 'it' : 'them'} is not all known yet.`,
            ]
            : []),
        ...(skipped > 0
            ? [
                `${(0,base_text/* counted */.hS)(skipped, 'commit between them names', 'commits between them name')} no pull request and ${skipped === 1 ? 'was' : 'were'} left out: nobody would have reviewed ${skipped === 1 ? 'it' : 'them'}.`,
            ]
            : []),
    ];
}
async function reviewAll({ changes, later }, history, policy, options) {
    const { repo, engine, readTicket, signal, progress } = options;
    const means = { repo, branch: history.tip.ref, history, policy, engine, readTicket, signal };
    const review = await createChangeReviewer(means);
    const limit = (0,p_limit/* default */.A)(options.atATime);
    let done = 0;
    progress(done, changes.length);
    const rows = await Promise.all(changes.map((change) => limit(async () => {
        if (signal.aborted)
            return null;
        try {
            const reviewed = await tryReview(review, change, signal);
            done += 1;
            progress(done, changes.length);
            return buildRow(change, later, reviewed);
        }
        catch (fault) {
            if (signal.aborted)
                return null;
            throw fault;
        }
    })));
    return rows.filter((row) => row !== null);
}
/** Reviews, or says why that was not possible. One change that the engine fails on does not end the others. */
async function tryReview(review, change, signal) {
    try {
        return await review(change);
    }
    catch (fault) {
        signal.throwIfAborted();
        return (0,failure/* explainFailure */.SP)(fault)?.detail ?? (fault instanceof Error ? fault.message : String(fault));
    }
}
function buildRow(change, later, reviewed) {
    const failed = typeof reviewed === 'string';
    return {
        commit: change.sha,
        pull: change.pull,
        merged_at: new Date(change.time * 1000).toISOString(),
        title: readTitle(change),
        review: failed ? null : reviewed.review,
        failure: failed ? reviewed : null,
        later: findFate(change, later, failed ? new Map() : reviewed.classes),
    };
}
//# sourceMappingURL=run.js.map
// EXTERNAL MODULE: ./build/src/engine/policy/schema.js
var schema = __webpack_require__(67728);
;// CONCATENATED MODULE: ./build/src/report/backtest/csv.js
/** A backtest as CSV (RFC 4180): a row for each change. */

const COLUMNS = [
    ['commit', ({ commit }) => commit],
    ['pull', ({ pull }) => pull],
    ['merged_at', ({ merged_at }) => merged_at],
    ['title', ({ title }) => title],
    ['files', ({ review }) => review?.files ?? null],
    ['added', ({ review }) => review?.added ?? null],
    ['removed', ({ review }) => review?.removed ?? null],
    ['tier', ({ review }) => review?.tier ?? null],
    ['as_is', ({ review }) => review?.as_is.gate ?? null],
    ['as_is_rule', ({ review }) => review?.as_is.rule ?? null],
    ['as_is_why', ({ review }) => review?.as_is.why ?? null],
    ['if_asked', ({ review }) => review?.if_asked.gate ?? null],
    ['if_asked_rule', ({ review }) => review?.if_asked.rule ?? null],
    ['if_asked_why', ({ review }) => review?.if_asked.why ?? null],
    ['errors', ({ review }) => review?.findings.reduce((sum, { error }) => sum + error, 0) ?? null],
    ['warnings', ({ review }) => review?.findings.reduce((sum, { warn }) => sum + warn, 0) ?? null],
    ['notes', ({ review }) => review?.findings.reduce((sum, { info }) => sum + info, 0) ?? null],
    [
        'loud_rules',
        ({ review }) => review?.findings.flatMap(({ rule, error, warn }) => (error + warn > 0 ? [rule] : [])).join(' ') ?? null,
    ],
    ['later', ({ later }) => later?.kind ?? null],
    ['later_commit', ({ later }) => later?.by ?? null],
    ['later_days', ({ later }) => later?.days ?? null],
    ['failure', ({ failure }) => failure],
];
/** What a spreadsheet would take for a formula (OWASP, "CSV Injection"). Titles are words of others. */
const FORMULA = /^[=+\-@\t\r]/u;
function formatCell(value) {
    if (value === null)
        return '';
    if (typeof value === 'number')
        return String(value);
    const text = (0,base_text/* oneLine */.TN)(value);
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return /[",\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
/** Returns the CSV, newest change first, with a line of headings. */
function formatBacktestCsv({ changes }) {
    const rows = [COLUMNS.map(([name]) => name), ...changes.map((change) => COLUMNS.map(([, value]) => value(change)))];
    return rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}
//# sourceMappingURL=csv.js.map
// EXTERNAL MODULE: ./build/src/report/columns.js
var columns = __webpack_require__(37123);
// EXTERNAL MODULE: ./build/src/report/page/display-text.js
var display_text = __webpack_require__(11730);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/src/report/page/page.js + 1 modules
var page = __webpack_require__(10907);
// EXTERNAL MODULE: ./build/src/report/page/part.js
var part = __webpack_require__(26489);
// EXTERNAL MODULE: ./build/src/report/page/report-style.js
var report_style = __webpack_require__(4454);
// EXTERNAL MODULE: ./build/src/report/backtest/chart.js
var chart = __webpack_require__(16658);
// EXTERNAL MODULE: ./build/src/report/backtest/tally.js
var backtest_tally = __webpack_require__(99064);
// EXTERNAL MODULE: ./build/src/report/backtest/words.js
var backtest_words = __webpack_require__(49039);
;// CONCATENATED MODULE: ./build/src/report/backtest/page.js
/** A backtest as one page that a person reads: pictures, figures, and every change. Nothing is loaded, no script. */











const TONES = { open: 'ok', person: 'warn', closed: 'bad' };
/** Longer texts of others are cut. */
const MAX_TITLE = 200;
const MAX_WHY = 300;
const MAX_RULE = 120;
const STYLE = `${columns/* CHART_STYLE */.V}
:root { --gate-open: var(--ok); --gate-person: var(--warn); --gate-closed: var(--bad); }
.changes { margin: 0; padding: 0; list-style: none; }
.changes li { padding: 0.5rem 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 5rem; }
.changes p { margin: 0.1rem 0; }
details.group { margin: 0.5rem 0; }
details.group > summary { padding: 0.25rem 0; }
table.counts td { font-variant-numeric: tabular-nums; }
table.counts tbody th { min-width: 6rem; }
`;
const renderGate = (gate) => (0,html/* html */.q) `<span class="pill ${TONES[gate]}">${backtest_words/* GATE_WORDS */.OO[gate]}</span>`;
/** Links the label to a page of the repository, if its address is known. */
function renderLink({ url }, path, label) {
    return url === null ? label : (0,html/* html */.q) `<a href="${`${url}/${path}`}">${label}</a>`;
}
const renderCommit = (backtest, sha) => renderLink(backtest, `commit/${sha}`, (0,display_text/* renderCode */.cR)((0,base_text/* abbreviateSha */.Kx)(sha), 20));
function renderDecision(column, { gate, rule, why }) {
    return (0,html/* html */.q) `<p>${renderGate(gate)} ${backtest_words/* COLUMN_WORDS */.B8[column]}: ${(0,display_text/* formatLine */.IL)(why, MAX_WHY)} <span class="soft">${(0,display_text/* renderCode */.cR)(rule, MAX_RULE)}</span></p>
`;
}
function renderChange(backtest, change) {
    const { commit, pull, merged_at, title, review, failure, later } = change;
    const number = pull === null ? null : (0,html/* html */.q) ` ${renderLink(backtest, `pull/${pull}`, `#${pull}`)}`;
    const size = review === null ? '' : `${(0,base_text/* counted */.hS)(review.files, 'file')}, +${review.added} −${review.removed}, ${review.tier}`;
    const fate = later === null
        ? null
        : (0,html/* html */.q) `<p><span class="pill info">later</span> ${(0,backtest_words/* formatLater */.e0)(later)}, ${renderCommit(backtest, later.by)}</p>
`;
    const decisions = review === null
        ? (0,html/* html */.q) `<p><span class="pill none">not reviewed</span> ${(0,display_text/* formatLine */.IL)(failure ?? '', MAX_WHY)}</p>
`
        : [renderDecision('as_is', review.as_is), renderDecision('if_asked', review.if_asked)];
    return (0,html/* html */.q) `<li><p><strong>${(0,display_text/* formatLine */.IL)(title, MAX_TITLE)}</strong>${number}</p>
<p class="soft">${(0,backtest_words/* formatDay */.im)(merged_at)} ${renderCommit(backtest, commit)}${size === '' ? null : ` · ${size}`}</p>
${decisions}${fate}</li>
`;
}
function renderGroup(backtest, title, changes) {
    if (changes.length === 0)
        return null;
    return (0,html/* html */.q) `<details class="group"><summary><h3>${title}: ${changes.length}</h3></summary>
<ul class="changes">
${changes.map((change) => renderChange(backtest, change))}</ul></details>
`;
}
/** Renders what the gate would have done, as a picture and as figures, and what became of the changes. */
function renderColumn({ changes }, { reviewed, gates, fates }, column) {
    const decisions = changes.flatMap(({ review, merged_at }) => review === null ? [] : [{ gate: review[column].gate, at: merged_at }]);
    const rows = model/* GATES */.J.map((gate) => {
        const fate = fates[column][gate];
        const later = fate.reverted + fate.mended;
        return [renderGate(gate), gates[column][gate], fate.reverted, fate.mended, (0,backtest_words/* formatShare */.T1)(later, fate.changes)];
    });
    const title = (0,base_text/* capitalize */.ZH)(backtest_words/* COLUMN_WORDS */.B8[column]);
    const heads = ['Gate', 'Changes', 'Reverted', 'Mended', 'Together'];
    return (0,html/* html */.q) `<div>${(0,chart/* renderDecisionChart */.L)(title, decisions)}${(0,part/* renderTable */.bo)(`What became of the ${(0,base_text/* counted */.hS)(reviewed, 'change')} later`, heads, rows, { name: 'counts' })}</div>`;
}
function buildFigures(backtest, tally) {
    const { failed } = tally;
    const notes = [
        ...(0,backtest_words/* listNotes */.mn)(backtest),
        ...(failed > 0 ? [`${(0,base_text/* counted */.hS)(failed, 'change')} could not be reviewed.`] : []),
    ];
    return {
        id: 'figures',
        title: 'What the gate would have done',
        short: '',
        lead: '',
        body: [
            notes.map((note) => (0,html/* html */.q) `<p class="note info">${note}</p>\n`),
            (0,html/* html */.q) `<div class="pictures">${renderColumn(backtest, tally, 'as_is')}${renderColumn(backtest, tally, 'if_asked')}</div>\n`,
        ],
    };
}
function buildDeciding({ deciding }) {
    const rows = deciding.map((row) => [(0,display_text/* renderCode */.cR)(row.rule, MAX_RULE), renderGate(row.gate), row.as_is, row.if_asked]);
    const heads = ['Rule', 'Gate', (0,base_text/* capitalize */.ZH)(backtest_words/* COLUMN_WORDS */.B8.as_is), (0,base_text/* capitalize */.ZH)(backtest_words/* COLUMN_WORDS */.B8.if_asked)];
    return {
        id: 'deciding',
        title: 'What decided',
        short: '',
        lead: 'rules of the policy and of the engine',
        body: (0,part/* renderTable */.bo)('How often each rule decided', heads, rows, { name: 'counts' }),
    };
}
function buildSpoken({ rules, loud, reviewed }) {
    const perChange = (loud.findings / Math.max(1, reviewed)).toFixed(2);
    const rows = rules.map((row) => [(0,display_text/* renderCode */.cR)(row.rule, MAX_RULE), row.error, row.warn, row.info, row.changes]);
    const words = `Of severity error or warn: ${(0,base_text/* counted */.hS)(loud.findings, 'finding')}, ${perChange} a change, on ${(0,backtest_words/* formatShare */.T1)(loud.changes, reviewed)} of the changes.`;
    return {
        id: 'findings',
        title: 'What was found',
        short: String(loud.findings),
        lead: '',
        body: [
            (0,html/* html */.q) `<p>${words}</p>\n`,
            rows.length === 0
                ? null
                : (0,part/* renderTable */.bo)('Findings by rule', ['Rule', 'Errors', 'Warnings', 'Notes', 'Changes'], rows, { name: 'counts' }),
        ],
    };
}
function buildChanges(backtest) {
    const { changes } = backtest;
    const select = (holds) => changes.filter(holds);
    const opens = ({ review }) => review?.if_asked.gate === 'open';
    return {
        id: 'changes',
        title: 'The changes',
        short: String(changes.length),
        lead: 'newest first',
        body: [
            renderGroup(backtest, 'Let through if a ticket asked for every line, and reverted or mended later', select((change) => change.later !== null && opens(change))),
            renderGroup(backtest, 'Not let through, and reverted or mended later', select((change) => change.later !== null && change.review !== null && !opens(change))),
            renderGroup(backtest, 'Not let through, even if a ticket asked for every line', select((change) => change.review !== null && !opens(change))),
            renderGroup(backtest, 'Not reviewed', select(({ review }) => review === null)),
            renderGroup(backtest, 'All', changes),
        ],
    };
}
/** Renders the page. */
function renderBacktestPage(backtest) {
    const tally = (0,backtest_tally/* tallyBacktest */.o)(backtest.changes);
    const parts = [buildFigures(backtest, tally), buildDeciding(tally), buildSpoken(tally), buildChanges(backtest)];
    const repo = (0,display_text/* formatLine */.IL)(backtest.repo, MAX_TITLE);
    return (0,page/* renderPage */.C)({
        title: `${repo}: backtest – Review Gate`,
        style: `${report_style/* REPORT_STYLE */.r}${STYLE}`,
        body: (0,html/* html */.q) `<a class="skip" href="#main">Skip to the figures</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${(0,part/* renderContents */.ze)(parts)}
<main id="main" tabindex="-1">
<p class="about">${repo} · ${(0,display_text/* formatLine */.IL)(backtest.branch, MAX_TITLE)} ${renderCommit(backtest, backtest.tip)} · ${(0,backtest_words/* formatDays */.n1)(backtest)}</p>
<h1>The last ${(0,base_text/* counted */.hS)(backtest.changes.length, 'change')} under the policy ${(0,display_text/* renderCode */.cR)(backtest.policy, MAX_TITLE)}</h1>
${parts.map(part/* renderSection */.YN)}
<section id="limits" aria-labelledby="limits-title">
<div class="head"><h2 id="limits-title">What these figures do not know</h2></div>
<ul>${backtest_words/* LIMITS_OF_BACKTEST */.fK.map((sentence) => (0,html/* html */.q) `<li>${sentence}</li>\n`)}</ul>
</section>
</main>
</div>
<footer><p>Made by Review Gate: the same commits and policy give the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
    });
}
//# sourceMappingURL=page.js.map
// EXTERNAL MODULE: ./build/src/reviewing/request-error.js
var request_error = __webpack_require__(98920);
// EXTERNAL MODULE: ./build/src/service/threads/engine-threads.js + 2 modules
var engine_threads = __webpack_require__(77661);
// EXTERNAL MODULE: ./build/src/sources/tickets/file.js
var file = __webpack_require__(52990);
// EXTERNAL MODULE: ./build/src/cli/engine-thread-file.js
var engine_thread_file = __webpack_require__(43576);
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
// EXTERNAL MODULE: ./build/src/cli/terminal.js
var terminal = __webpack_require__(49342);
;// CONCATENATED MODULE: ./build/src/cli/format-backtest.js
/** A backtest as text for a terminal. */



/** So much of a reason and of a title fits beside the other cells. */
const format_backtest_MAX_WHY = 60;
const format_backtest_MAX_TITLE = 50;
/** Rules with findings of severity info alone are many; the JSON has them all. */
const format_backtest_MAX_RULES = 20;
function formatRow(change) {
    const { review, failure } = change;
    const why = review === null ? `not reviewed: ${failure ?? ''}` : (0,backtest_words/* chooseWhy */.Cd)(review);
    return [
        (0,backtest_words/* formatDay */.im)(change.merged_at),
        (0,backtest_words/* nameChange */.cw)(change),
        review === null ? '–' : backtest_words/* GATE_WORDS */.OO[review.as_is.gate],
        review === null ? '–' : backtest_words/* GATE_WORDS */.OO[review.if_asked.gate],
        (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(why), format_backtest_MAX_WHY),
        (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(change.title), format_backtest_MAX_TITLE),
        (0,backtest_words/* formatLater */.e0)(change.later),
    ];
}
/** Returns the text: the figures first, then a row for each change. */
function formatBacktest(backtest) {
    const { repo, branch, policy, changes } = backtest;
    const { reviewed, failed, gates, fates, deciding, loud, rules } = (0,backtest_tally/* tallyBacktest */.o)(changes);
    const { as_is: first, if_asked: second } = backtest_words/* COLUMN_WORDS */.B8;
    const figures = (0,terminal/* formatTable */.k)(['Gate', first, second], model/* GATES */.J.map((gate) => [
        backtest_words/* GATE_WORDS */.OO[gate],
        (0,backtest_words/* formatShare */.T1)(gates.as_is[gate], reviewed),
        (0,backtest_words/* formatShare */.T1)(gates.if_asked[gate], reviewed),
    ]));
    const later = (0,terminal/* formatTable */.k)(['Gate', second, 'of these later'], model/* GATES */.J.map((gate) => [backtest_words/* GATE_WORDS */.OO[gate], String(fates.if_asked[gate].changes), (0,backtest_words/* formatFate */._S)(fates.if_asked[gate])]));
    const decided = (0,terminal/* formatTable */.k)(['Rule that decided', 'Gate', first, second], deciding.map((row) => [row.rule, backtest_words/* GATE_WORDS */.OO[row.gate], String(row.as_is), String(row.if_asked)]));
    const spoken = (0,terminal/* formatTable */.k)(['Rule', 'Errors', 'Warnings', 'Notes', 'Changes'], rules.slice(0, format_backtest_MAX_RULES).map((row) => [row.rule, row.error, row.warn, row.info, row.changes].map(String)));
    const perChange = (loud.findings / Math.max(1, reviewed)).toFixed(2);
    return [
        `${(0,base_text/* oneLine */.TN)(repo)}: the last ${(0,base_text/* counted */.hS)(changes.length, 'change')} merged into ${(0,base_text/* oneLine */.TN)(branch)}, ${(0,backtest_words/* formatDays */.n1)(backtest)}, under the policy ${(0,base_text/* oneLine */.TN)(policy)}\n`,
        ...(0,backtest_words/* listNotes */.mn)(backtest).map((note) => `${note}\n`),
        ...(failed > 0 ? [`${failed} of them could not be reviewed; the table says why.\n`] : []),
        `\n${figures}`,
        `\nWhat became of them\n\n${later}`,
        `\nWhat decided\n\n${decided}`,
        `\nFindings: ${loud.findings} of severity error or warn (${perChange} a change), on ${(0,backtest_words/* formatShare */.T1)(loud.changes, reviewed)} of the changes\n\n${spoken}`,
        rules.length > format_backtest_MAX_RULES ? `and ${rules.length - format_backtest_MAX_RULES} more rules\n` : '',
        `\nThe changes, newest first\n\n${(0,terminal/* formatTable */.k)(['Merged', 'Change', 'As it is', 'If asked', 'Why not, or what for', 'Title', 'Later'], changes.map(formatRow))}`,
        `\n${backtest_words/* LIMITS_OF_BACKTEST */.fK.map((sentence) => `- ${sentence}\n`).join('')}`,
    ].join('');
}
//# sourceMappingURL=format-backtest.js.map
// EXTERNAL MODULE: ./build/src/cli/repository.js
var cli_repository = __webpack_require__(41066);
// EXTERNAL MODULE: ./build/src/cli/review-inputs.js + 3 modules
var review_inputs = __webpack_require__(4410);
;// CONCATENATED MODULE: ./build/src/cli/backtest.js
/** `backtest`: holds a policy against the changes that were merged already. */

















/** Maximum heap of one engine thread, as the service has it by default. */
const THREAD_MEGABYTES = 1024;
/** Maximum time of one review. Nobody waits for it, and on a busy machine none should be missing. */
const REVIEW_MILLISECONDS = 600_000;
/** More at the same time need more memory than most machines have. */
const MAX_THREADS = 4;
/** Without a terminal a line is written for each tenth of the changes. */
const NOTES = 10;
async function readPolicy(named) {
    const given = await (0,review_inputs/* readPolicyInput */.P9)(named ?? null);
    if (given === null || given.source !== null || schema/* BuiltInName */.Hm.safeParse(given.name).success)
        return given;
    throw new exit/* UsageError */.e(`There is no policy file ${given.name}, and no built-in policy of that name. There are: ${schema/* BuiltInName */.Hm.options.join(', ')}.`);
}
/** Reads tickets from a folder; without one there are none. */
async function openTicketFolder(folder, signal) {
    if (folder === undefined)
        return () => Promise.resolve(null);
    const found = await (0,promises_.stat)(folder).catch(() => null);
    if (found === null || !found.isDirectory()) {
        throw new exit/* UsageError */.e(`There is no folder ${folder}. Name one with a file such as 12.md for the ticket of pull request 12.`);
    }
    return async (pull) => {
        const path = (0,external_node_path_.join)(folder, `${pull}.md`);
        return (0,external_node_fs_.existsSync)(path) ? (0,file/* createFileTicketReader */.g)(path)(String(pull), signal) : null;
    };
}
/** Tells how far it is: a line that is rewritten on a terminal, else a line for each tenth. */
function createReporter({ progress, note, onTerminal }) {
    let told = 0;
    return (done, of) => {
        const words = `${done} of ${of} changes reviewed`;
        progress.say(words);
        const tenth = Math.floor((done * NOTES) / of);
        if (onTerminal || tenth === told)
            return;
        told = tenth;
        note(`${words}\n`);
    };
}
/**
 * Runs the backtest and writes its reports.
 * @returns the exit code: 0, or 3 if it was stopped before its end or no change could be reviewed
 * @throws UsageError for what cannot be used; ProviderError if the history cannot be read
 */
async function runBacktestCommand(flags, means) {
    const { env, write, progress, signal } = means;
    const policy = await readPolicy(flags.policy);
    const readTicket = await openTicketFolder(flags.tickets, signal);
    const { name, page } = await (0,cli_repository/* readOrigin */.P2)(flags.repo);
    const threads = Math.min(MAX_THREADS, (0,external_node_os_.availableParallelism)());
    const engine = (0,engine_threads/* startEngineThreads */.g)({
        threads,
        memoryMegabytes: THREAD_MEGABYTES,
        milliseconds: REVIEW_MILLISECONDS,
        thread: (0,engine_thread_file/* findThreadFile */.o)(),
    });
    try {
        const backtest = await runBacktest({
            directory: flags.repo,
            repo: name,
            url: page,
            branch: flags.base ?? null,
            last: flags.last,
            policy,
            readTicket,
            environment: env,
            engine: engine.review,
            atATime: threads + 1,
            progress: createReporter(means),
            signal,
        });
        progress.clear();
        if (flags.csv !== undefined)
            await (0,files/* writeText */.x3)(flags.csv, formatBacktestCsv(backtest));
        if (flags.html !== undefined)
            await (0,files/* writeText */.x3)(flags.html, renderBacktestPage(backtest).html);
        const text = flags.format === 'json' ? `${JSON.stringify(backtest, null, 2)}\n` : formatBacktest(backtest);
        if (flags.output === undefined)
            write(text);
        else
            await (0,files/* writeText */.x3)(flags.output, text);
        const reviewed = backtest.changes.some(({ review }) => review !== null);
        return backtest.stopped || !reviewed ? exit/* EXIT */.d.COULD_NOT_REVIEW : exit/* EXIT */.d.APPROVED;
    }
    catch (fault) {
        const asked = fault instanceof request_error/* RequestError */.G || (fault instanceof errors/* ProviderError */.m && fault.code === 'E_REQ_002');
        if (asked && !signal.aborted)
            throw new exit/* UsageError */.e(fault.message, { cause: fault });
        throw fault;
    }
    finally {
        progress.clear();
        await engine.close();
    }
}
//# sourceMappingURL=backtest.js.map

/***/ }),

/***/ 80322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ML: () => (/* binding */ MAX_FAILING_TESTS),
/* harmony export */   Rt: () => (/* binding */ ProofFile),
/* harmony export */   k: () => (/* binding */ CriterionProof),
/* harmony export */   mE: () => (/* binding */ GivenProof)
/* harmony export */ });
/* unused harmony export ProofStatement */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34107);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16112);
/** What `review-gate prove` found: which tests notice the loss of a criterion's lines. */



/**
 * `proved`: with the lines taken out, a test fails that passes on the head. `not-proved`: none does. `not-provable`:
 * the lines cannot be taken out, or nothing runs without them. `timed-out`: the command did not end in time.
 * `not-run`: the budget was used up before.
 */
const ProofOutcome = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['proved', 'not-proved', 'not-provable', 'timed-out', 'not-run']);
/** Names of failing tests that are kept of one criterion. */
const MAX_FAILING_TESTS = 50;
/** What was found of one criterion. */
const CriterionProof = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    kind: _evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .CriterionKind */ .oC,
    /** Of the criterion's text and its parts, as canonical JSON. */
    text_digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np,
    /** Of the bound lines: their files, numbers and texts, as canonical JSON. */
    lines_digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np,
    outcome: ProofOutcome,
    /** The reason of the outcome, in words. */
    why: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Lines of the head that were taken out, or emptied; empty if none could be. */
    reverted: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_values_js__WEBPACK_IMPORTED_MODULE_2__/* .LineRef */ .wB),
    /** Functions and values that lost their content and kept their name. */
    emptied: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** Names of tests that pass on the head and fail without the lines. Empty without JUnit XML. */
    failing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).max(MAX_FAILING_TESTS),
});
/** What the digest of a proof covers. It has no times, so the same runs give the same bytes. */
const ProofStatement = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Repo */ .lc,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R,
    merge_base_sha: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Sha */ .$R,
    /** As given, with its placeholders. */
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    /** What must still succeed without the lines; null if nothing was named. */
    check: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullable(),
    /** What was read of a run: its exit code alone, or the tests by name. */
    by: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['exit-code', 'junit']),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(CriterionProof),
});
/** A proof as a review takes it. */
const GivenProof = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    /** Of the statement, as canonical JSON. It shows damage; it does not show who made the proof. */
    digest: _values_js__WEBPACK_IMPORTED_MODULE_2__/* .Digest */ .np,
    statement: ProofStatement,
});
/** The file that `review-gate prove` writes. */
const ProofFile = GivenProof.extend({
    schema: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('review-gate.proof/1'),
    /** How long it took, in seconds: outside of what the digest covers. */
    seconds: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ total: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0), criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().min(0)) }),
});
//# sourceMappingURL=proof.js.map

/***/ }),

/***/ 41247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ assumeAllAsked),
/* harmony export */   hB: () => (/* binding */ createRuleAsker),
/* harmony export */   jX: () => (/* binding */ readStoredFacts)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34107);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2546);
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5296);
/* harmony import */ var _policy_resolve_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25603);
/* harmony import */ var _decide_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97431);
/** Asks the rules of a policy again, on the facts of an earlier decision or on facts that differ from them. */





const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(0);
const Counts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ total: count, error: count, warn: count, info: count });
/** The facts as a trace stores them: JSON, with parts beside them that no rule sees. */
const StoredFacts = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    tier: count,
    risk: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ score: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    coverage: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), files: count, omitted: count }),
    findings: Counts.extend({
        suppressed: count,
        signed: count,
        left_out: count,
        rules: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        by_plane: zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), Counts),
    }),
    criteria: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        source: _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .CriteriaSource */ .h_,
        complete: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        total: count,
        met: count,
        weak: count,
        unmet: count,
        contradicted: count,
        tested: count,
        proved: count,
        not_verifiable: count,
        signed: count,
        min_confidence: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    }),
    accounting: _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .AccountingCounts */ .qi.and(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ share: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() })),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), run: count, failed: count, skipped: count }),
    tested: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), lines: count, executed: count, share: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() }),
    reviews: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        given: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        approved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
        approvals: count,
        needed: count,
        stale: count,
        changes_requested: count,
        owners_missing: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    }),
    change: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        files: count,
        added: count,
        removed: count,
        classes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .FileClass */ .L3),
        languages: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        formatting_only: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    }),
    pr: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        number: count,
        repo: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        author: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        labels: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    }),
    base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ allowed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), ref: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), default: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    policy: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ changed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), broken: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY() }),
});
/** Reads the facts of a decision; null if another version of the engine wrote them, with other facts. */
function readStoredFacts(facts) {
    return StoredFacts.safeParse(facts).data ?? null;
}
/**
 * The facts as they would be if a ticket asked for every changed line, and the change showed all that it asks for. What
 * nobody could read, the findings and the tier stay.
 */
function assumeAllAsked(facts) {
    const { accounting, criteria } = facts;
    const { asked, unaccounted } = accounting;
    const total = Math.max(1, criteria.total);
    return {
        ...facts,
        criteria: {
            ...criteria,
            source: criteria.source === 'none' ? 'ticket' : criteria.source,
            complete: true,
            total,
            met: total - criteria.signed,
            weak: 0,
            unmet: 0,
            contradicted: 0,
            not_verifiable: 0,
        },
        accounting: {
            ...accounting,
            asked: {
                lines: asked.lines + unaccounted.lines,
                spans: asked.spans + unaccounted.spans,
                files: Math.max(asked.files, unaccounted.files),
            },
            unaccounted: { lines: 0, spans: 0, files: 0 },
            share: accounting.opaque.lines === 0 ? 1 : accounting.share,
        },
    };
}
/**
 * Returns a function that asks the rules of one policy on facts. Only its rules: facts are what the review that made
 * them found, with the settings of its own policy (`criteria.met`, `severities`, `paths`).
 * @throws PolicyError if the policy does not parse
 */
async function createRuleAsker(policy) {
    const sources = { requested: null, tenant: policy, repository_policy: 'ignore' };
    const { layers } = await (0,_policy_resolve_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvePolicy */ .nZ)(sources, { trusted: null, chosen: null }, _planes_index_js__WEBPACK_IMPORTED_MODULE_4__/* .RULES */ .y);
    const decide = await (0,_decide_js__WEBPACK_IMPORTED_MODULE_5__/* .createDecider */ .$)(layers);
    return (facts) => {
        const { verdict, rule, rules } = decide(facts);
        return { verdict, rule, rules };
    };
}
//# sourceMappingURL=again.js.map

/***/ }),

/***/ 395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ BUILT_IN_POLICIES)
/* harmony export */ });
const BALANCED = `# Opens for what a ticket asks for and the change shows, and for what cannot matter. Asks for a person for
# every other line. Closes on errors and on criteria that the change does not show.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unread-changes
    if: accounting.opaque.spans > 0
    verdict: needs-review
  - name: unaccounted-changes
    if: accounting.unaccounted.spans > 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;
const STRICT = `# Opens only for small, low-risk changes of which every line is asked for by a ticket or cannot matter, that have no
# finding above info, and of which tests that ran show every criterion of the ticket (a report of them is needed).
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unread-changes
    if: accounting.opaque.spans > 0
    verdict: needs-review
  - name: unaccounted-changes
    if: accounting.unaccounted.spans > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: risk
    if: tier >= 2
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration", "manifest", "lockfile"])
    verdict: needs-review
  - name: policy-edited
    if: policy.changed
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.75
  require: tested
people:
  four_eyes_from: T3
`;
const ADVISORY = `# Never asks for changes: says where a person should look, and opens for everything else.
rules:
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: errors
    if: findings.error > 0
    verdict: needs-review
  - name: unmet-criteria
    if: criteria.source == "ticket" && criteria.unmet > 0
    verdict: needs-review
  - name: critical-risk
    if: tier >= 4
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.5
`;
const LEGACY_OPEN = `# The default policy of the first edition: opens for everything that no rule speaks against, also for lines that
# nobody asked for and nobody looked at. Prefer balanced.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;
/** The text of each built-in policy. */
const BUILT_IN_POLICIES = {
    strict: STRICT,
    balanced: BALANCED,
    advisory: ADVISORY,
    'legacy-open': LEGACY_OPEN,
};
//# sourceMappingURL=built-in.js.map

/***/ }),

/***/ 16658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ renderDecisionChart)
/* harmony export */ });
/* unused harmony export cutIntoTenths */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51036);
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37123);
/* harmony import */ var _page_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80665);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96595);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99064);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49039);
/** A picture of decisions over time, as SVG: a column for each tenth of the changes, the oldest on the left. */






/** So many columns at most. Each has as many changes as the others, or one more. */
const COLUMNS = 10;
/** Cuts a list into at most `COLUMNS` parts of the same size, give or take one. */
function cutIntoTenths(all) {
    const count = Math.min(COLUMNS, all.length);
    return Array.from({ length: count }, (_, at) => all.slice(Math.floor((at * all.length) / count), Math.floor(((at + 1) * all.length) / count)));
}
/** Renders the picture with its legend. `decisions`: the newest first. */
function renderDecisionChart(title, decisions) {
    const all = decisions.toReversed();
    const counts = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countGates */ .g)(all);
    const tell = (of) => _model_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map((gate) => `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_WORDS */ .OO[gate]} ${of[gate]}`).join(', ');
    const columns = cutIntoTenths(all).map((part) => {
        const own = (0,_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .countGates */ .g)(part);
        return {
            title: `${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(part[0]?.at ?? '')}: ${tell(own)}`,
            parts: _model_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map((gate) => ({ tone: `gate-${gate}`, share: own[gate] / part.length })),
        };
    });
    return (0,_columns_js__WEBPACK_IMPORTED_MODULE_3__/* .renderColumnChart */ .b)({
        title,
        about: `${title}: ${tell(counts)}, of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .hS)(all.length, 'change')}`,
        keys: _model_js__WEBPACK_IMPORTED_MODULE_1__/* .GATES */ .J.map((gate) => ({
            tone: `gate-${gate}`,
            words: (0,_page_html_js__WEBPACK_IMPORTED_MODULE_5__/* .html */ .q) `${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .GATE_WORDS */ .OO[gate]} <strong class="n">${(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(counts[gate], all.length)}</strong>`,
        })),
        columns,
        ends: [(0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(all[0]?.at ?? ''), (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDay */ .im)(all.at(-1)?.at ?? '')],
    });
}
//# sourceMappingURL=chart.js.map

/***/ }),

/***/ 96595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ GATES),
/* harmony export */   z: () => (/* binding */ toGate)
/* harmony export */ });
/** What the gate would have done. `person`: a person is asked. `closed`: changes are asked for. */
const GATES = ['open', 'person', 'closed'];
/** The gate that a verdict opens or not. */
function toGate(verdict) {
    return verdict === 'auto-approve' ? 'open' : verdict === 'needs-review' ? 'person' : 'closed';
}
//# sourceMappingURL=model.js.map

/***/ }),

/***/ 99064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ countGates),
/* harmony export */   o: () => (/* binding */ tallyBacktest)
/* harmony export */ });
/* harmony import */ var _base_groups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54855);
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96595);
/** What a backtest comes to, in counts. */



const COLUMNS = ['as_is', 'if_asked'];
/** Counts by gate. */
function countGates(decisions) {
    const count = (gate) => decisions.filter((one) => one.gate === gate).length;
    return { open: count('open'), person: count('person'), closed: count('closed') };
}
/** Counts everything that the reports show. */
function tallyBacktest(changes) {
    const reviewed = changes.flatMap(({ review, later }) => (review === null ? [] : [{ review, later }]));
    const perColumn = (of) => ({
        as_is: of('as_is'),
        if_asked: of('if_asked'),
    });
    const loud = reviewed.map(({ review }) => review.findings.reduce((sum, { error, warn }) => sum + error + warn, 0));
    return {
        reviewed: reviewed.length,
        failed: changes.length - reviewed.length,
        gates: perColumn((column) => countGates(reviewed.map(({ review }) => review[column]))),
        deciding: countDeciding(reviewed.map(({ review }) => review)),
        loud: { findings: loud.reduce((sum, one) => sum + one, 0), changes: loud.filter((one) => one > 0).length },
        rules: countRules(reviewed.map(({ review }) => review)),
        fates: perColumn((column) => {
            const count = (gate) => {
                const of = reviewed.filter(({ review }) => review[column].gate === gate);
                const reverted = of.filter(({ later }) => later?.kind === 'reverted').length;
                const mended = of.filter(({ later }) => later !== null && later.kind !== 'reverted').length;
                return { changes: of.length, reverted, mended };
            };
            return { open: count('open'), person: count('person'), closed: count('closed') };
        }),
    };
}
/** The rules that decided: the strictest gate first, then the most frequent. */
function countDeciding(reviews) {
    const rows = new Map();
    for (const review of reviews) {
        for (const column of COLUMNS) {
            const { rule, gate } = review[column];
            const key = `${gate} ${rule}`;
            const row = rows.get(key) ?? { rule, gate, as_is: 0, if_asked: 0 };
            row[column] += 1;
            rows.set(key, row);
        }
    }
    return [...rows.values()].toSorted((a, b) => _model_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .J.indexOf(b.gate) - _model_js__WEBPACK_IMPORTED_MODULE_0__/* .GATES */ .J.indexOf(a.gate) ||
        b.if_asked - a.if_asked ||
        b.as_is - a.as_is ||
        (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.rule, b.rule));
}
/** The rules with findings: the loudest first. */
function countRules(reviews) {
    const found = reviews.flatMap(({ findings }) => findings);
    const changes = new Map();
    for (const { rule } of found)
        (0,_base_groups_js__WEBPACK_IMPORTED_MODULE_2__/* .addToCount */ .wL)(changes, rule);
    const sum = (rule, severity) => found.reduce((total, one) => total + (one.rule === rule ? one[severity] : 0), 0);
    return [...changes]
        .map(([rule, count]) => ({
        rule,
        changes: count,
        error: sum(rule, 'error'),
        warn: sum(rule, 'warn'),
        info: sum(rule, 'info'),
    }))
        .toSorted((a, b) => b.error - a.error || b.warn - a.warn || b.changes - a.changes || b.info - a.info || (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.rule, b.rule));
}
//# sourceMappingURL=tally.js.map

/***/ }),

/***/ 49039:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B8: () => (/* binding */ COLUMN_WORDS),
/* harmony export */   Cd: () => (/* binding */ chooseWhy),
/* harmony export */   OO: () => (/* binding */ GATE_WORDS),
/* harmony export */   T1: () => (/* binding */ formatShare),
/* harmony export */   _S: () => (/* binding */ formatFate),
/* harmony export */   cw: () => (/* binding */ nameChange),
/* harmony export */   e0: () => (/* binding */ formatLater),
/* harmony export */   fK: () => (/* binding */ LIMITS_OF_BACKTEST),
/* harmony export */   im: () => (/* binding */ formatDay),
/* harmony export */   mn: () => (/* binding */ listNotes),
/* harmony export */   n1: () => (/* binding */ formatDays)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** Words and numbers that all forms of a backtest share. */

const GATE_WORDS = { open: 'opens', person: 'a person', closed: 'closed' };
/** What each kind of decision is called above its figures. */
const COLUMN_WORDS = {
    as_is: 'from git alone',
    if_asked: 'if a ticket asked for every line',
};
/** What the figures do not know. The pages of all forms say it. */
const LIMITS_OF_BACKTEST = [
    'The tickets, descriptions, labels and approvals of these changes are mostly not in git. The first figures are the gate without them. The second ones suppose that a ticket asked for every line and that the change shows all of it: what is left then are findings, tier, paths and files that nobody can read.',
    'Only changes that people merged are here. What they refused, and what they mended before the merge, is not.',
    '"Reverted" and "mended" are what later commits say: they name the change, or a commit whose message says fix changed its lines within 30 days. A change that nobody mended is not proved to be right.',
];
/** `12 (6 %)`. */
function formatShare(part, whole) {
    return whole === 0 ? '0' : `${part} (${percent(part, whole)})`;
}
/** `2 reverted, 5 mended: 7 of 140 (5 %)`. */
function formatFate({ changes, reverted, mended }) {
    return changes === 0 ? 'none' : `${reverted} reverted, ${mended} mended (${percent(reverted + mended, changes)})`;
}
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1).replace(/\.0$/u, '')} %`;
/** `reverted after 3 days`; empty if nothing is known. */
function formatLater(later) {
    if (later === null)
        return '';
    const after = `after ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(later.days, 'day')}`;
    if (later.kind === 'reverted')
        return `reverted ${after}`;
    if (later.kind === 'named')
        return `mended ${after}: a commit names it`;
    return `mended ${after}: a fix changed ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(later.lines ?? 0, 'line')} of it`;
}
/** The reason that matters most: what keeps the gate closed though every line was asked for, else what a ticket is missing for. */
function chooseWhy({ as_is, if_asked }) {
    return if_asked.gate === 'open' ? as_is.why : if_asked.why;
}
/** `#12`, or the start of the commit's id. */
function nameChange({ pull, commit }) {
    return pull === null ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .abbreviateSha */ .Kx)(commit) : `#${pull}`;
}
/** The day of a time, in UTC. */
function formatDay(time) {
    return time.slice(0, 10);
}
/** `2025-03-01 to 2026-11-12`; empty without changes. */
function formatDays({ changes }) {
    const [newest, oldest] = [changes.at(0), changes.at(-1)];
    return newest && oldest ? `${formatDay(oldest.merged_at)} to ${formatDay(newest.merged_at)}` : '';
}
/** What was not done, and what the reader must know; plain sentences. */
function listNotes({ stopped, chosen, changes, notes }) {
    return [
        ...(stopped ? [`Stopped before the end: ${changes.length} of ${chosen} changes were reviewed.`] : []),
        ...notes,
    ];
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 37123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CHART_STYLE),
/* harmony export */   b: () => (/* binding */ renderColumnChart)
/* harmony export */ });
/* harmony import */ var _page_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80665);
/** A picture of columns side by side, as SVG without script: the one way in which pages draw figures over time. */

/** The units of the picture: a column is so wide with the space beside it, and all of it so high. */
const STEP = 10;
const GAP = 1;
const HEIGHT = 100;
const round = (value) => Math.round(value * 100) / 100;
function renderColumn({ title, parts }, at) {
    let top = HEIGHT;
    const rects = parts
        .filter(({ share }) => share > 0)
        .map(({ tone, share }) => {
        top -= HEIGHT * share;
        return (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<rect class="${tone}" x="${at * STEP + GAP / 2}" y="${round(top)}" width="${STEP - GAP}" height="${round(HEIGHT * share)}"/>`;
    });
    return (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<g><title>${title}</title>${rects}</g>`;
}
/** Renders the picture with its legend. */
function renderColumnChart({ title, about, keys, columns, ends }) {
    const legend = keys.map(({ tone, words }) => (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="${tone}" width="12" height="12" rx="2"/></svg> ${words}</li>`);
    const width = Math.max(1, columns.length) * STEP;
    return (0,_page_html_js__WEBPACK_IMPORTED_MODULE_0__/* .html */ .q) `<figure class="over-time"><figcaption>${title}</figcaption>
<ul class="legend">${legend}</ul>
<svg class="columns" role="img" aria-label="${about}" focusable="false" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none">${columns.map(renderColumn)}</svg>
<p class="ends soft"><span>${ends[0]}</span> <span>${ends[1]}</span></p>
</figure>
`;
}
/** Styles of the picture. The page names its colours: `--gate-open`, `--gate-person`, `--gate-closed`. */
const CHART_STYLE = `
rect.gate-open { fill: var(--gate-open); }
rect.gate-person { fill: var(--gate-person); }
rect.gate-closed { fill: var(--gate-closed); }
.over-time { margin: 1rem 0; min-width: 0; }
.over-time figcaption { font-weight: 600; }
.columns { display: block; width: 100%; height: 9rem; border-bottom: 1px solid var(--line); }
.ends { display: flex; justify-content: space-between; margin: 0.1rem 0; font-variant-numeric: tabular-nums; }
.over-time .key { vertical-align: -0.05em; }
.over-time .legend { display: flex; flex-wrap: wrap; gap: 0.15rem 1.5rem; margin: 0.3rem 0; padding: 0; list-style: none; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 0 2.5rem; }
`;
//# sourceMappingURL=columns.js.map

/***/ }),

/***/ 77661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ startEngineThreads)
});

// EXTERNAL MODULE: ./build/src/reviewing/engine-limit-error.js
var engine_limit_error = __webpack_require__(68475);
// EXTERNAL MODULE: ./build/src/engine/policy/resolve.js
var resolve = __webpack_require__(25603);
;// CONCATENATED MODULE: ./build/src/service/threads/answer.js
/**
 * The messages between the service and an engine thread. Errors lose their class in transfer, so the expected error is
 * sent as a value.
 */

/** Runs in the thread: reviews the input. Rejects on an internal error of the engine. */
async function answerReview({ snapshot, policy }, grammars) {
    try {
        return { kind: 'result', result: await review(snapshot, policy, grammars) };
    }
    catch (cause) {
        if (cause instanceof PolicyError)
            return { kind: 'policy', message: cause.message, faults: cause.faults };
        throw cause;
    }
}
/** Runs in the service: returns the result, or throws the engine's error. */
function unwrapAnswer(answer) {
    if (answer.kind === 'result')
        return answer.result;
    throw new resolve/* PolicyError */.pn(answer.message, answer.faults);
}
//# sourceMappingURL=answer.js.map
;// CONCATENATED MODULE: ./build/src/service/threads/concurrency-limiter.js
/** Limits concurrency. Further callers wait in order of arrival. */
class ConcurrencyLimiter {
    atATime;
    waiting = [];
    taken = 0;
    constructor(atATime) {
        this.atATime = atATime;
    }
    /** Runs `work` when the limit allows it; rejects with the signal's reason if it fires before. */
    async take(signal, work) {
        await this.turn(signal);
        try {
            signal.throwIfAborted();
            return await work();
        }
        finally {
            this.pass();
        }
    }
    async turn(signal) {
        signal.throwIfAborted();
        if (this.taken < this.atATime) {
            this.taken += 1;
            return;
        }
        await new Promise((resolve, reject) => {
            const come = () => {
                signal.removeEventListener('abort', leave);
                resolve();
            };
            const leave = () => {
                this.waiting.splice(this.waiting.indexOf(come), 1);
                reject(signal.reason);
            };
            this.waiting.push(come);
            signal.addEventListener('abort', leave, { once: true });
        });
    }
    /** Starts the next waiting caller, or reduces the count of running ones. */
    pass() {
        const next = this.waiting.shift();
        if (next === undefined)
            this.taken -= 1;
        else
            next();
    }
}
//# sourceMappingURL=concurrency-limiter.js.map
;// CONCATENATED MODULE: ./build/src/service/threads/engine-threads.js
/** The engine in worker threads: one huge pull request neither blocks the service nor takes it down. */



/** Maximum time of one review in the engine, in milliseconds: forty times the limit for 10,000 changed lines. */
const REVIEW_MILLISECONDS = 120_000;
/** An idle thread ends after this time and frees its memory. */
const IDLE_MILLISECONDS = 300_000;
/** The name of the function that the thread's file exports. */
const EXPORTED = 'answerReview';
/** Node's error code for a thread that exceeded its `resourceLimits`. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';
const isOutOfMemory = (cause) => typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === OUT_OF_MEMORY;
/** Loads the installed package. It cannot be bundled, because it loads files from its own folder. */
async function load() {
    try {
        return await import(/* webpackIgnore: true */ 'piscina');
    }
    catch (cause) {
        throw new Error('The thread pool (piscina) is not installed. Run `npm ci`.', { cause });
    }
}
/** Returns an engine that runs in threads. No thread is started yet. */
function startEngineThreads(options) {
    const { threads, memoryMegabytes, thread, milliseconds = REVIEW_MILLISECONDS } = options;
    const deadline = options.deadline ?? ((limit) => AbortSignal.timeout(limit));
    const turns = new ConcurrencyLimiter(threads);
    let pool = null;
    const open = async () => {
        const { Piscina } = await load();
        return new Piscina({
            filename: thread,
            name: EXPORTED,
            minThreads: 0,
            maxThreads: threads,
            idleTimeout: IDLE_MILLISECONDS,
            // The engine waits for promises of its own. A thread that waits with Atomics would delay them between reviews.
            atomics: 'disabled',
            resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
            // piscina first calls `require` on the file and imports it if that fails. The file is an ES module: after a
            // partial `require` it cannot be imported.
            execArgv: ['--no-experimental-require-module'],
        });
    };
    return {
        review: (snapshot, policy, signal) => turns.take(signal, async () => {
            pool ??= open();
            const opened = await pool;
            // The limit starts when the review gets a thread, because waiting does not count.
            const timer = deadline(milliseconds);
            try {
                // When the signal fires, piscina ends the thread immediately and starts another for the next review.
                return unwrapAnswer(await opened.run({ snapshot, policy }, { signal: AbortSignal.any([signal, timer]) }));
            }
            catch (cause) {
                if (signal.aborted)
                    throw signal.reason;
                if (timer.aborted)
                    throw new engine_limit_error/* EngineLimitError */.Y('time', milliseconds / 1000, { cause });
                if (isOutOfMemory(cause))
                    throw new engine_limit_error/* EngineLimitError */.Y('memory', memoryMegabytes, { cause });
                throw cause;
            }
        }),
        close: async () => {
            // If the pool could not be opened, its review has already failed.
            const opened = await pool?.catch(() => null);
            await opened?.destroy();
        },
    };
}
//# sourceMappingURL=engine-threads.js.map

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

/***/ }),

/***/ 70370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ./node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ./node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
