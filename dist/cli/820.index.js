export const id = 820;
export const ids = [820];
export const modules = {

/***/ 65407:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

var map = {
	"./BurstyRateLimiter": [
		85860
	],
	"./BurstyRateLimiter.js": [
		85860
	],
	"./ExpressBruteFlexible": [
		83966,
		966
	],
	"./ExpressBruteFlexible.js": [
		83966,
		966
	],
	"./RLWrapperBlackAndWhite": [
		87383
	],
	"./RLWrapperBlackAndWhite.js": [
		87383
	],
	"./RLWrapperTimeouts": [
		24016
	],
	"./RLWrapperTimeouts.js": [
		24016
	],
	"./RateLimiterAbstract": [
		88569
	],
	"./RateLimiterAbstract.js": [
		88569
	],
	"./RateLimiterCluster": [
		10565
	],
	"./RateLimiterCluster.js": [
		10565
	],
	"./RateLimiterCompatibleAbstract": [
		77307
	],
	"./RateLimiterCompatibleAbstract.js": [
		77307
	],
	"./RateLimiterDrizzle": [
		50673
	],
	"./RateLimiterDrizzle.js": [
		50673
	],
	"./RateLimiterDrizzleNonAtomic": [
		75347
	],
	"./RateLimiterDrizzleNonAtomic.js": [
		75347
	],
	"./RateLimiterDynamo": [
		82309
	],
	"./RateLimiterDynamo.js": [
		82309
	],
	"./RateLimiterEtcd": [
		36481
	],
	"./RateLimiterEtcd.js": [
		36481
	],
	"./RateLimiterEtcdNonAtomic": [
		15299
	],
	"./RateLimiterEtcdNonAtomic.js": [
		15299
	],
	"./RateLimiterInsuredAbstract": [
		33847
	],
	"./RateLimiterInsuredAbstract.js": [
		33847
	],
	"./RateLimiterMemcache": [
		73250
	],
	"./RateLimiterMemcache.js": [
		73250
	],
	"./RateLimiterMemory": [
		24544
	],
	"./RateLimiterMemory.js": [
		24544
	],
	"./RateLimiterMongo": [
		28439
	],
	"./RateLimiterMongo.js": [
		28439
	],
	"./RateLimiterMySQL": [
		67793
	],
	"./RateLimiterMySQL.js": [
		67793
	],
	"./RateLimiterPostgres": [
		3740
	],
	"./RateLimiterPostgres.js": [
		3740
	],
	"./RateLimiterPrisma": [
		16323
	],
	"./RateLimiterPrisma.js": [
		16323
	],
	"./RateLimiterQueue": [
		52860
	],
	"./RateLimiterQueue.js": [
		52860
	],
	"./RateLimiterRedis": [
		54336
	],
	"./RateLimiterRedis.js": [
		54336
	],
	"./RateLimiterRedisNonAtomic": [
		87480
	],
	"./RateLimiterRedisNonAtomic.js": [
		87480
	],
	"./RateLimiterRes": [
		80449
	],
	"./RateLimiterRes.js": [
		80449
	],
	"./RateLimiterSQLite": [
		73283
	],
	"./RateLimiterSQLite.js": [
		73283
	],
	"./RateLimiterStoreAbstract": [
		65140
	],
	"./RateLimiterStoreAbstract.js": [
		65140
	],
	"./RateLimiterUnion": [
		10244
	],
	"./RateLimiterUnion.js": [
		10244
	],
	"./RateLimiterValkey": [
		32193
	],
	"./RateLimiterValkey.js": [
		32193
	],
	"./RateLimiterValkeyGlide": [
		53756
	],
	"./RateLimiterValkeyGlide.js": [
		53756
	],
	"./component/BlockedKeys": [
		38830
	],
	"./component/BlockedKeys/": [
		38830
	],
	"./component/BlockedKeys/BlockedKeys": [
		85202
	],
	"./component/BlockedKeys/BlockedKeys.js": [
		85202
	],
	"./component/BlockedKeys/index": [
		38830
	],
	"./component/BlockedKeys/index.js": [
		38830
	],
	"./component/MemoryStorage": [
		28178,
		178
	],
	"./component/MemoryStorage/": [
		28178,
		178
	],
	"./component/MemoryStorage/MemoryStorage": [
		81534
	],
	"./component/MemoryStorage/MemoryStorage.js": [
		81534
	],
	"./component/MemoryStorage/Record": [
		60749
	],
	"./component/MemoryStorage/Record.js": [
		60749
	],
	"./component/MemoryStorage/index": [
		28178,
		178
	],
	"./component/MemoryStorage/index.js": [
		28178,
		178
	],
	"./component/RateLimiterEtcdTransactionFailedError": [
		43184
	],
	"./component/RateLimiterEtcdTransactionFailedError.js": [
		43184
	],
	"./component/RateLimiterQueueError": [
		27948
	],
	"./component/RateLimiterQueueError.js": [
		27948
	],
	"./component/RateLimiterSetupError": [
		72922
	],
	"./component/RateLimiterSetupError.js": [
		72922
	],
	"./constants": [
		13880,
		880
	],
	"./constants.js": [
		13880,
		880
	],
	"./helper/isRateLimiterCompatible": [
		19238
	],
	"./helper/isRateLimiterCompatible.js": [
		19238
	]
};
function webpackAsyncContext(req) {
	if(!__webpack_require__.o(map, req)) {
		return Promise.resolve().then(() => {
			var e = new Error("Cannot find module '" + req + "'");
			e.code = 'MODULE_NOT_FOUND';
			throw e;
		});
	}

	var ids = map[req], id = ids[0];
	return Promise.all(ids.slice(1).map(__webpack_require__.e)).then(() => {
		return __webpack_require__.t(id, 7 | 16);
	});
}
webpackAsyncContext.keys = () => (Object.keys(map));
webpackAsyncContext.id = 65407;
module.exports = webpackAsyncContext;

/***/ }),

/***/ 52471:
/***/ ((module) => {

function webpackEmptyAsyncContext(req) {
	// Here Promise.resolve().then() is used instead of new Promise() to prevent
	// uncaught exception popping up in devtools
	return Promise.resolve().then(() => {
		var e = new Error("Cannot find module '" + req + "'");
		e.code = 'MODULE_NOT_FOUND';
		throw e;
	});
}
webpackEmptyAsyncContext.keys = () => ([]);
webpackEmptyAsyncContext.resolve = webpackEmptyAsyncContext;
webpackEmptyAsyncContext.id = 52471;
module.exports = webpackEmptyAsyncContext;

/***/ }),

/***/ 55405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ TokenResponse),
/* harmony export */   D: () => (/* binding */ TokenRequest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** The token endpoint: OAuth 2.0 client credentials (RFC 6749 §4.4). */

/** Form fields of `POST /oauth/token`. With HTTP Basic the client's id and secret come in the header instead. */
const TokenRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    grant_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    client_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    client_secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
})
    .meta({ id: 'TokenRequest' });
/** A bearer token, its lifetime in seconds, and the scopes it has, separated by single spaces. */
const TokenResponse = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    access_token: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    token_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('Bearer'),
    expires_in: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1),
    scope: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .meta({ id: 'TokenResponse' });
//# sourceMappingURL=token.js.map

/***/ }),

/***/ 6512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61612);
/* harmony import */ var _policy_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/** The engine's door: a review is a pure function of a snapshot and its policies. */















/** Reads a policy, YAML or JSON: the policy, or every fault with line, column and message. Never rejects for its text. */
function parsePolicy(text) {
    return (0,_policy_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, _planes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map((rule) => rule.id));
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 90015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ guarded),
/* harmony export */   x: () => (/* binding */ systemCode)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37895);
/** The providers' outer wall: what goes wrong inside comes out as a ProviderError that a person can act on. */


/** Runs a call of a provider. @throws ProviderError, or the signal's reason where it is aborted. */
async function guarded(signal, call) {
    try {
        signal.throwIfAborted();
        return await call();
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
            throw fault;
        const said = node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) ? fault.message : String(fault);
        throw new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `The change could not be read: ${said}. Check the disk and the repository.`, false, {
            cause: fault,
        });
    }
}
/** The code of a system's fault, `ENOENT`; null where it has none. */
function systemCode(fault) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
//# sourceMappingURL=faults.js.map

/***/ }),

/***/ 47236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XO: () => (/* binding */ listBaseFiles),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   bU: () => (/* binding */ readBaseFiles),
/* harmony export */   fw: () => (/* binding */ fileAtCommit)
/* harmony export */ });
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75863);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36475);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58292);



const POLICY = '.review-gate.yml';
const ATTRIBUTES = '.gitattributes';
/** GitHub's places, the first that exists counts. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Largest of these files that is read, in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
const MAX_BYTES = 3 * 1024 * 1024;
/** Which of the files the base commit has. */
function listBaseFiles(repository, base) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .treeEntries */ .re)(repository, base, [POLICY, ATTRIBUTES, ...CODEOWNERS]);
}
/** Reads them. A policy that is there but cannot be read makes the snapshot incomplete: the gate must not fall back to weaker rules. */
async function readBaseFiles(repository, entries) {
    const texts = await readTexts(repository, entries);
    const fileAt = (path) => {
        const text = path === undefined ? undefined : texts.get(path);
        return path === undefined || text === undefined ? null : { path, text };
    };
    const there = new Set(entries.filter(isFile).map((entry) => entry.path));
    const policy = entries.find((entry) => entry.path === POLICY);
    return {
        repository_policy: fileAt(POLICY),
        gitattributes: fileAt(ATTRIBUTES),
        codeowners: fileAt(CODEOWNERS.find((path) => there.has(path))),
        omitted: policy === undefined || texts.has(POLICY)
            ? []
            : [
                {
                    path: POLICY,
                    reason: 'unreadable',
                    detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${MAX_BYTES} bytes.`,
                    blocking: true,
                },
            ],
    };
}
/** The object of a file at a commit, null where there is no ordinary file of that path. */
async function fileAtCommit(repository, commit, path) {
    const name = (0,_names_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryPath */ .SH)(path);
    if (name === null)
        return null;
    const [entry] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .treeEntries */ .re)(repository, commit, [name]);
    return entry !== undefined && entry.path === name && isFile(entry) ? entry : null;
}
/** The texts of entries by path; links, folders, missing and oversized files are left out. */
async function readTexts(repository, entries) {
    const files = entries.filter(isFile);
    const sizes = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .objectInfo */ ._d)(repository, files.map((entry) => entry.name));
    const small = files.filter((entry) => (sizes.get(entry.name)?.size ?? Infinity) <= MAX_BYTES);
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjects */ .$I)(repository, small.map((entry) => entry.name));
    return new Map(small.flatMap((entry) => {
        const blob = blobs.get(entry.name);
        return blob === undefined ? [] : [[entry.path, (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .decode */ .D4)(blob).text]];
    }));
}
function isFile(entry) {
    return entry.mode === '100644' || entry.mode === '100755' || entry.mode === '100664';
}
//# sourceMappingURL=base-files.js.map

/***/ }),

/***/ 75989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UF: () => (/* binding */ ObjectCache),
/* harmony export */   Zc: () => (/* binding */ SCRATCH),
/* harmony export */   "in": () => (/* binding */ removalMark),
/* harmony export */   kA: () => (/* binding */ modified),
/* harmony export */   mU: () => (/* binding */ USED)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90015);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96355);
/** Objects that were fetched before, kept between reviews. */





/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
/** Where scratch repositories are made, beside the repositories of a cache. */
const SCRATCH = 'scratch';
/** Its time of change is when the repository was last used. */
const USED = 'used';
/** The commit whose past is here, then where it is cut off. */
const PAST = 'past';
/** There while the past was found to be too much, and when that is tried again, in milliseconds. */
const TOO_MUCH = 'past-too-much';
const TRIED_AGAIN_AFTER = 7 * 24 * 60 * 60 * 1000;
/** A repository that is being removed is waited for, so often and so long. It is no more than a look and a change of name. */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;
/** Says that a repository is being removed. */
function removalMark(root, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, `${name}.removing`);
}
/**
 * The cache of one remote repository: packs, and a file for each pair of commits that were fetched with the history between
 * them, and a file that says whose past is here. Nothing in it is ever changed, only added, or replaced as a whole, and each addition appears at once and whole. So any number of processes may use it
 * at the same time without a lock. It has no refs and no settings: git is never run in it.
 *
 * It goes as a whole or not at all (`prune.ts`). Who uses it makes a scratch repository with its label first and enters then; who
 * removes it marks that first and looks for such scratch repositories then. So one of the two always sees the other.
 */
class ObjectCache {
    root;
    directory;
    /** What the scratch repositories that use it are called by. */
    label;
    constructor(root, url) {
        this.root = root;
        const readable = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(url, '.git')
            .replace(/[^A-Za-z0-9._-]/gu, '-')
            .slice(0, 40);
        this.label = `${readable}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(url.toLowerCase()).digest('hex').slice(0, 16)}`;
        this.directory = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, this.label);
    }
    /** To be borrowed from by a scratch repository. */
    get objects() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, 'objects');
    }
    /** Makes a place for scratch repositories on the same disk. */
    async open() {
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.root, SCRATCH);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(scratch, { recursive: true, mode: 0o700 });
        await sweep(scratch);
        return scratch;
    }
    /** Makes the folders. To be called before anything else is done with it, once there is a scratch repository with its label. */
    async enter(sleep, signal) {
        const mark = removalMark(this.root, this.label);
        for (let waits = 0; waits < WAITS && (await modified(mark)) !== null; waits++)
            await sleep(WAIT_MILLISECONDS, signal);
        // Whoever has kept it so long was killed.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(mark, { force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.objects, 'pack'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(this.pairs, { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, USED), '');
    }
    /** The pair, where its history is here. */
    async find(base, head) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pairs, `${base}-${head}`);
        return (await modified(path)) === null ? null : { base, head, shallow: await (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J5)(path) };
    }
    /** The pair that was kept last: what a new fetch starts from. */
    async latest() {
        let newest = null;
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(this.pairs)) {
            const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await modified((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pairs, name)) : null;
            if (at !== null && (newest === null || at > newest.at))
                newest = { name, at };
        }
        const [base, head] = newest?.name.split('-') ?? [];
        return base === undefined || head === undefined ? null : this.find(base, head);
    }
    /** Adds what a scratch repository fetched: its packs first, then the note that the pair is here. */
    async keep(scratch, pair) {
        await this.keepPacks(scratch);
        const shallow = await scratch.shallow();
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pairs, `${pair.base}-${pair.head}`);
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.pairs, `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(scratch.directory)}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(unfinished, shallow.map((sha) => `${sha}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(unfinished, path);
    }
    /** Adds the packs of a scratch repository. Git sees a pack once its index is there: that comes last. */
    async keepPacks(scratch) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(scratch.gitDir, 'objects', 'pack');
        const rank = (name) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
        for (const name of names.sort((a, b) => rank(a) - rank(b))) {
            await place((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.objects, 'pack', name), `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(scratch.directory)}.tmp`);
        }
    }
    /** The commit whose past was kept last, with where it is cut off; null where there is none. */
    async past() {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, PAST);
        const [, base] = /^([0-9a-f]{40,64})$/mu.exec(await textOf(path)) ?? [];
        return base === undefined ? null : { base, shallow: (await (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .readShallow */ .J5)(path)).slice(1) };
    }
    /** Adds the commits before one that a scratch repository fetched, and notes it in place of the one before. */
    async keepPast(scratch, base) {
        await this.keepPacks(scratch);
        await this.write(PAST, [base, ...(await scratch.shallow())], scratch);
    }
    /** Whether the past of this repository was too much to fetch, not long ago. */
    async pastIsTooMuch() {
        const [noted, used] = [await modified((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, TOO_MUCH)), await modified((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, USED))];
        return noted !== null && used !== null && used - noted < TRIED_AGAIN_AFTER;
    }
    /** Notes that the past was too much, so that not every review tries it. */
    async notePastTooMuch(scratch) {
        await this.write(TOO_MUCH, [], scratch);
    }
    /** Puts a list in its place at once and whole. */
    async write(name, lines, scratch) {
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, `${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(scratch.directory)}.${name}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(unfinished, lines.map((line) => `${line}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(unfinished, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, name));
    }
    get pairs() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.directory, 'pairs');
    }
}
/** Puts a file in its place at once and whole. Its name says its content: one that is there already is the same. */
async function place(from, to, unfinished) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(from, to);
    }
    catch {
        if ((await modified(to)) !== null)
            return;
        // A file system without links.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.copyFile)(from, `${to}.${unfinished}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(`${to}.${unfinished}`, to);
    }
}
/** A file's text; empty where there is none. */
async function textOf(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (fault) {
        if ((0,_faults_js__WEBPACK_IMPORTED_MODULE_4__/* .systemCode */ .x)(fault) === 'ENOENT')
            return '';
        throw fault;
    }
}
/** When a file or folder was last changed, by the file system's clock; null where there is none. */
async function modified(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).mtimeMs;
    }
    catch {
        return null;
    }
}
/** Removes what killed processes left. The folder's own time of change stands for now: a scratch was just made or removed in it. */
async function sweep(folder) {
    const now = (await modified(folder)) ?? 0;
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)) {
        const at = await modified((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
        if (at !== null && now - at > ABANDONED_AFTER)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), { recursive: true, force: true });
    }
}
//# sourceMappingURL=cache.js.map

/***/ }),

/***/ 95115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ findCheckout),
/* harmony export */   s: () => (/* binding */ askCheckout)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37895);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70764);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96355);
/** A repository that is already on this machine: a checkout, a work tree, a bare repository. */





/**
 * Finds the repository of a folder. `exactly`: the folder itself must be its top, a repository further up does not count.
 * Gives null where there is none.
 * @throws ProviderError where there is one that git cannot read.
 */
async function findCheckout(scratch, folder, exactly, signal) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if (!(await isFolder(directory)))
        return null;
    const result = await scratch.git.run({
        args: [
            'rev-parse',
            '--path-format=absolute',
            '--git-path',
            'objects',
            '--git-path',
            'shallow',
            '--show-object-format',
        ],
        cwd: directory,
        ceiling: exactly ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) : undefined,
    }, signal);
    if (result.code !== 0) {
        if (/not a git repository/iu.test(result.stderr))
            return null;
        throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_REQ_002', `The repository in ${directory} cannot be read (${(0,_program_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLine */ .fM)(result.stderr)}). Check it with "git status".`);
    }
    const [objects, shallow, format] = result.stdout.toString('utf8').split('\n');
    if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
        throw new _program_js__WEBPACK_IMPORTED_MODULE_3__/* .GitFailure */ .Xi('rev-parse', result.code, 'git printed something else than its folders');
    }
    return { directory, objects, format, shallow: await (0,_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .readShallow */ .J5)(shallow) };
}
/** Runs git in the repository itself, where its refs are. Only for calls that read nothing but refs. */
async function askCheckout(scratch, checkout, args, signal) {
    const result = await scratch.git.run({ args, cwd: checkout.directory }, signal);
    return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
}
async function isFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=checkout.js.map

/***/ }),

/***/ 10492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ee: () => (/* binding */ PAST_LIMITS),
/* harmony export */   x6: () => (/* binding */ readLog)
/* harmony export */ });
/* unused harmony export parseLog */
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70764);
/** The log of the commits before a change, read by git in one pass. Trees alone are looked at: no content of a file is needed. */

/** Ten thousand commits take about half a second. */
const PAST_LIMITS = { commits: 10_000, bytes: 64 * 1024 * 1024, milliseconds: 15_000 };
/** What git prints for a commit. The word at its start may stand in paths and messages too, but not where it is looked for. */
const FORMAT = 'commit %H %ct%x00%an%x00%ae%x00%B%x00';
/**
 * Reads the newest commits that lead to `tip`, it among them. Git walks from the newest to the oldest: as long as none of those
 * it met is cut off from its parents, they are the ones that a whole repository would give.
 */
async function readLog(repository, tip, limits) {
    const late = AbortSignal.timeout(limits.milliseconds);
    const result = await repository.run([
        'log',
        '-z',
        '--name-status',
        // Content that is the same is found without reading it; content that is alike would have to be there.
        '--find-renames=100%',
        '--no-ext-diff',
        '--no-textconv',
        '--no-show-signature',
        '--no-mailmap',
        '--encoding=UTF-8',
        '--ignore-submodules=none',
        `--max-count=${limits.commits}`,
        `--format=${FORMAT}`,
        tip,
        '--',
    ], { maxBytes: limits.bytes, enough: late });
    if (late.aborted)
        return { kind: 'too_slow' };
    const cut = result.stdout.length >= limits.bytes;
    if (result.code !== 0 && !cut) {
        return { kind: 'unreadable', why: new _program_js__WEBPACK_IMPORTED_MODULE_0__/* .GitFailure */ .Xi('log', result.code, result.stderr).message };
    }
    const parsed = parseLog(result.stdout);
    // The last one may have been cut through.
    const commits = cut ? parsed.slice(0, -1) : parsed;
    const shallow = new Set(await repository.shallow());
    if (commits.some(({ sha }) => shallow.has(sha)))
        return { kind: 'shallow' };
    return { kind: 'read', commits, whole: !cut && commits.length < limits.commits };
}
/** Reads what git printed; exported for its test. Whatever is in no form that git prints is passed over. */
function parseLog(printed) {
    const commits = [];
    let at = 0;
    const next = () => {
        if (at >= printed.length)
            return null;
        const end = printed.indexOf(0, at);
        const field = printed.toString('utf8', at, end === -1 ? printed.length : end);
        at = end === -1 ? printed.length : end + 1;
        return field;
    };
    let files = [];
    for (let field = next(); field !== null; field = next()) {
        const [, sha, time] = /^\n?commit ([0-9a-f]{40,64}) (\d{1,15})$/u.exec(field) ?? [];
        if (sha !== undefined) {
            const [name, mail, message] = [next() ?? '', next() ?? '', next() ?? ''];
            files = [];
            commits.push({ sha, time: Number(time), person: personOf(name, mail), name, message, files });
            continue;
        }
        const [, letter] = /^\n?([ACDMRTUX])\d*$/u.exec(field) ?? [];
        if (letter === undefined)
            continue;
        const first = next() ?? '';
        const moved = letter === 'R' || letter === 'C';
        files.push({ status: letter, path: moved ? (next() ?? '') : first, from: letter === 'R' ? first : null });
    }
    return commits;
}
/** GitHub hides addresses behind `12345+login@users.noreply.github.com`; the number came later than the name. */
function personOf(name, mail) {
    const address = mail
        .trim()
        .toLowerCase()
        .replace(/^\d{1,12}\+(?=[^@]{1,100}@users\.noreply\.)/u, '');
    return address === '' ? name.trim().toLowerCase() : address;
}
//# sourceMappingURL=history-log.js.map

/***/ }),

/***/ 63046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rj: () => (/* binding */ readPast),
  TD: () => (/* binding */ unknownPast)
});

// UNUSED EXPORTS: countPast

;// CONCATENATED MODULE: ./build/src/providers/git/history-files.js
/** A day, in seconds. */
const DAY = 86_400;
/** What counts as recent, in days. */
const RECENT_DAYS = 90;
/** Counts. `commits` are the newest first; merges among them have no files and so do not count. */
function filesPast(commits, said, subject) {
    // A name leads to the files of today that had it: the names before a move are added when the move is met.
    const named = new Map(subject.paths.map((path) => [path, new Set([path])]));
    const counts = new Map();
    const people = new Set();
    let touching = 0;
    commits.forEach((commit, index) => {
        const touched = new Set();
        for (const { path, from } of movesFound(commit)) {
            const today = named.get(path);
            if (today === undefined)
                continue;
            for (const one of today)
                touched.add(one);
            if (from !== null)
                named.set(from, new Set([...(named.get(from) ?? []), ...today]));
        }
        if (touched.size === 0)
            return;
        touching += 1;
        people.add(commit.person);
        for (const path of touched) {
            const count = counts.get(path) ?? fresh(commit.time);
            counts.set(path, count);
            count.people.add(commit.person);
            count.commits += 1;
            count.fixes += said[index]?.fixes === true ? 1 : 0;
            count.reverts += said[index]?.reverts === true ? 1 : 0;
            count.recent += subject.now - commit.time <= RECENT_DAYS * DAY ? 1 : 0;
            count.own += subject.isAuthor(commit) ? 1 : 0;
        }
    });
    return {
        files: new Map([...counts].map(([path, count]) => [path, historyOf(count, subject.now)])),
        people: people.size,
        commits: touching,
    };
}
const fresh = (last) => ({
    people: new Set(),
    last,
    commits: 0,
    fixes: 0,
    reverts: 0,
    recent: 0,
    own: 0,
});
function historyOf(count, now) {
    return {
        commits: count.commits,
        authors: count.people.size,
        fixes: count.fixes,
        reverts: count.reverts,
        commits_90d: count.recent,
        commits_by_author: count.own,
        days_since_last_change: daysBetween(count.last, now),
    };
}
/** Days from one time to another, to a hundredth; 0 where the clocks disagree. */
function daysBetween(then, now) {
    return Math.max(0, Math.round(((now - then) / DAY) * 100) / 100);
}
/**
 * The files of a commit with the moves that git did not see, since it looked for identical content alone: one file went and
 * one of the same name, and no other, came elsewhere.
 */
function movesFound({ files }) {
    const gone = new Map();
    const come = new Map();
    for (const { path, from, status } of files) {
        if (from !== null || (status !== 'A' && status !== 'D'))
            continue;
        const side = status === 'D' ? gone : come;
        const name = path.slice(path.lastIndexOf('/') + 1);
        side.set(name, side.has(name) ? null : path);
    }
    if (gone.size === 0 || come.size === 0)
        return files;
    return files.map((file) => {
        const name = file.path.slice(file.path.lastIndexOf('/') + 1);
        const alone = file.status === 'A' && come.get(name) === file.path;
        return { path: file.path, from: alone ? (gone.get(name) ?? null) : file.from };
    });
}
//# sourceMappingURL=history-files.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/history-signs.js
/** What one change may have of each; a change of thousands of files has all there are anyway. */
const MAX_PATHS = 100;
const MAX_PATH = 300;
const MAX_TITLE = 500;
/** One text for each sign. */
const signKey = ({ kind, name }) => `${kind}\0${name}`;
/** The signs of a change, each once. Words are runs of ASCII letters, split where camel case does, in lower case. */
function signsOf({ title, paths, bands: given }) {
    const signs = new Map();
    const add = (kind, name) => {
        const key = `${kind}\0${name}`;
        if (!signs.has(key))
            signs.set(key, { kind, name });
    };
    for (const path of paths.slice(0, MAX_PATHS)) {
        const shown = path.slice(-MAX_PATH);
        for (const word of wordsOf(shown, 2))
            add('path word', word);
        const file = shown.slice(shown.lastIndexOf('/') + 1);
        add('file type', file.slice(file.lastIndexOf('.') + 1).toLowerCase());
    }
    for (const word of wordsOf(title.slice(0, MAX_TITLE), 3))
        add('title word', word);
    for (const { kind, name } of given)
        add(kind, name);
    return [...signs.values()];
}
/** How large a change is and how much its author has done here, in bands that double. */
function bands(paths, authorCommits, authorCommits90d) {
    const folders = new Set(paths.map((path) => path.slice(0, Math.max(0, path.lastIndexOf('/')))));
    return [
        { kind: 'size', name: `files ${doublings(paths.length)}` },
        { kind: 'size', name: `folders ${doublings(folders.size)}` },
        { kind: 'author', name: `commits ${doublings(authorCommits) >> 1}` },
        { kind: 'author', name: `commits of 90 days ${doublings(authorCommits90d) >> 1}` },
    ];
}
function wordsOf(text, least) {
    return text
        .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z]+/u)
        .filter((word) => word.length >= least);
}
/** How often one more than n can be halved. */
function doublings(n) {
    return 31 - Math.clz32(Math.min(n, 0x3fffffff) + 1);
}
//# sourceMappingURL=history-signs.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/history-lessons.js


/** Older changes were made to another program. In days before the newest commit of the past. */
const WINDOW_DAYS = 730;
/**
 * Counts the signs. `commits` are the newest first. Those that take others back are no changes of their own; merges bring what
 * other commits did.
 */
function lessonsOf(commits, said, mended, learner) {
    const own = signsOf({
        title: learner.title,
        paths: learner.paths,
        bands: bands(learner.paths, learner.authorCommits, learner.authorCommits90d),
    });
    const seen = new Map(own.map((sign) => [signKey(sign), { sign, commits: 0, reverted: 0 }]));
    const since = (commits[0]?.time ?? 0) - WINDOW_DAYS * DAY;
    const done = new Map();
    let [total, reverted] = [0, 0];
    // The oldest first: what somebody had done by then is known then.
    for (let index = commits.length - 1; index >= 0; index -= 1) {
        const commit = commits[index];
        if (commit === undefined || commit.files.length === 0)
            continue;
        const times = done.get(commit.person) ?? [];
        done.set(commit.person, times);
        const before = times.length;
        const recent = countSince(times, commit.time - RECENT_DAYS * DAY);
        times.push(commit.time);
        if (commit.time < since || said[index]?.reverts === true)
            continue;
        const bad = mended.has(commit.sha) ? 1 : 0;
        total += 1;
        reverted += bad;
        const paths = commit.files.map((file) => file.path);
        const end = commit.message.indexOf('\n');
        const title = end === -1 ? commit.message : commit.message.slice(0, end);
        for (const sign of signsOf({ title, paths, bands: bands(paths, before, recent) })) {
            const count = seen.get(signKey(sign));
            if (count === undefined)
                continue;
            count.commits += 1;
            count.reverted += bad;
        }
    }
    return { commits: total, reverted, signs: [...seen.values()].map(lessonOf).sort(inOrder) };
}
const lessonOf = ({ sign, ...counts }) => ({
    ...sign,
    ...counts,
});
function inOrder(a, b) {
    if (a.kind !== b.kind)
        return a.kind < b.kind ? -1 : 1;
    return a.name < b.name ? -1 : 1;
}
/** How many of the last times are not before a time. Looked for from the end: clocks rarely go back, and then it ends early. */
function countSince(times, since) {
    let count = 0;
    while (count < times.length && (times[times.length - 1 - count] ?? 0) >= since)
        count += 1;
    return count;
}
//# sourceMappingURL=history-lessons.js.map
// EXTERNAL MODULE: ./build/src/providers/git/history-log.js
var history_log = __webpack_require__(10492);
;// CONCATENATED MODULE: ./build/src/providers/git/history-mends.js
/** As much of a message is read; the rest is quotation. */
const MAX_MESSAGE = 20_000;
/** Most commits that one message may name. */
const MAX_NAMES = 20;
const REVERTS = /\bthis (?:reverts|partially reverts|effectively reverts) (?:the )?(?:commit |merge )?([0-9a-f]{7,64})\b/giu;
const MENDS = /\b(?:fixes|fix(?:es)? (?:for|of)|fixup (?:of|for)|fixup!|fixed|follow-?up (?:to|of))[ :]{1,3}(?:commit )?([0-9a-f]{7,64})\b/giu;
const REVERT_TITLE = /^(?:\[[^\]]{1,40}\] ?)?revert(?:ed|s)?[ :]{1,3}["“]([^\n]{1,500})["”]/iu;
const TAKES_BACK = /^(?:\[[^\]]{1,40}\] ?|\w{1,20}(?:\([^)]{1,60}\))?: ?)?revert/iu;
const SAYS_FIX = /\b(?:fix|fixes|fixed|fixing|bug|bugfix|hotfix|regression|resolves?)\b/iu;
/** Reads a message. */
function saidOf(message) {
    const text = message.slice(0, MAX_MESSAGE);
    const end = text.indexOf('\n');
    const subject = end === -1 ? text : text.slice(0, end);
    const [, title = null] = REVERT_TITLE.exec(subject) ?? [];
    const takenBack = [...text.matchAll(REVERTS)].map(([, name = '']) => name.toLowerCase());
    const mended = [...text.matchAll(MENDS)].map(([, name = '']) => name.toLowerCase());
    const reverts = takenBack.length > 0 || title !== null || TAKES_BACK.test(subject);
    return {
        reverts,
        fixes: !reverts && (SAYS_FIX.test(subject) || mended.length > 0),
        names: [...takenBack, ...mended].filter((name) => /\d/u.test(name)).slice(0, MAX_NAMES),
        title,
    };
}
/** The commits that a later one takes back or names as mended: the one it names, or the last one before it of exactly that title. */
function mendedLater(commits, said) {
    const mended = new Set();
    const names = new Map();
    const titles = new Map();
    commits.forEach(({ sha, message }, index) => {
        const end = message.indexOf('\n');
        const title = (end === -1 ? message : message.slice(0, end)).trim();
        const waiting = titles.get(title) ?? 0;
        if ((names.get(sha.slice(0, 7)) ?? []).some((name) => sha.startsWith(name)))
            mended.add(sha);
        // Who is named by id is not looked for by title once more: a title may be used again.
        else if (waiting > 0)
            mended.add(sha);
        if (waiting > 0)
            titles.set(title, waiting - 1);
        const own = said[index];
        for (const name of own?.names ?? [])
            names.set(name.slice(0, 7), [...(names.get(name.slice(0, 7)) ?? []), name]);
        if (own !== undefined && own.title !== null)
            titles.set(own.title.trim(), 1);
    });
    return mended;
}
//# sourceMappingURL=history-mends.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/history.js




const DETAILS = {
    shallow: 'the history is cut off before the newest commits are all here',
    too_slow: 'git took too long to list the commits',
};
/** A past that is not at hand. */
function unknownPast(reason, detail) {
    return { past: { state: 'unknown', reason, detail }, files: new Map() };
}
/** Reads the past. Never throws for what the repository lacks: a review goes on without a past. */
async function readPast(repository, request, limits = history_log/* PAST_LIMITS */.Ee) {
    const log = await (0,history_log/* readLog */.x6)(repository, request.mergeBase, limits);
    if (log.kind === 'unreadable')
        return unknownPast(log.kind, 'git could not list the commits');
    if (log.kind !== 'read')
        return unknownPast(log.kind, DETAILS[log.kind]);
    const head = await (0,history_log/* readLog */.x6)(repository, request.head, { ...limits, commits: 1 });
    const newest = head.kind === 'read' ? head.commits[0] : undefined;
    if (newest === undefined)
        return unknownPast('unreadable', 'git could not read the head commit');
    return countPast(log.commits, log.whole, newest, request);
}
/** Counts what was read; exported for its test. */
function countPast(commits, whole, head, { files, title }) {
    const said = commits.map(({ message }) => saidOf(message));
    const mended = mendedLater(commits, said);
    const now = head.time;
    const isAuthor = authorTest(head);
    const before = files.filter(({ status }) => status !== 'added').map((file) => file.old_path ?? file.path);
    const ofFiles = filesPast(commits, said, { paths: before, now, isAuthor });
    const plain = commits.filter((commit) => commit.files.length > 0);
    const own = plain.filter(isAuthor);
    const tops = new Set(files.map((file) => topOf(file.old_path ?? file.path)));
    const first = own.reduce((least, { time }) => Math.min(least, time), now);
    const recent = own.filter(({ time }) => now - time <= RECENT_DAYS * DAY).length;
    return {
        past: {
            state: 'read',
            commits: plain.length,
            whole,
            author: {
                commits: own.length,
                commits_90d: recent,
                commits_here: own.filter((commit) => commit.files.some(({ path }) => tops.has(topOf(path)))).length,
                reverted: own.filter(({ sha }) => mended.has(sha)).length,
                days_since_first: daysBetween(first, now),
            },
            files: { people: ofFiles.people, commits: ofFiles.commits },
            lessons: lessonsOf(commits, said, mended, {
                title,
                paths: files.map((file) => file.path),
                authorCommits: own.length,
                authorCommits90d: recent,
            }),
        },
        files: new Map(files.flatMap((file) => {
            const history = file.status === 'added' ? undefined : ofFiles.files.get(file.old_path ?? file.path);
            return history === undefined ? [] : [[file.path, history]];
        })),
    };
}
/** Somebody with two addresses is one person where both go by one full name. */
function authorTest(head) {
    const name = head.name.trim();
    const full = /\S\s+\S/u.test(name);
    return (commit) => commit.person === head.person || (full && commit.name.trim() === name);
}
function topOf(path) {
    const end = path.indexOf('/');
    return end === -1 ? '' : path.slice(0, end);
}
//# sourceMappingURL=history.js.map

/***/ }),

/***/ 24351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ GIT_LIMITS)
/* harmony export */ });
/** The same for every provider: the same commits must give the same snapshot wherever they are read. */
const GIT_LIMITS = {
    fileBytes: 1024 * 1024,
    textLength: 32 * 1024 * 1024,
    readBytes: 512 * 1024 * 1024,
    // What is read, and as much again of what is only found to be binary or too large.
    fetchBytes: 1024 * 1024 * 1024,
    files: 5000,
    sniffedFiles: 200,
};
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 86961:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36475);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70764);
/** The merge base of two commits, and whether a cut-off history can be trusted with it. */


/**
 * Finds the merge base. In a shallow history a merge base may be found that is not the real one, since a better one lies
 * behind the cut. It is the real one exactly when no commit between it and the two tips is cut: then all that
 * lies above it is here. Of several merge bases (criss-cross merges) the newest is taken, and of equally old ones the
 * one whose id sorts first.
 */
async function findMergeBase(repository, base, head) {
    const here = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .objectInfo */ ._d)(repository, [base, head]);
    for (const [role, sha] of [
        ['base', base],
        ['head', head],
    ]) {
        if (here.get(sha)?.type !== 'commit')
            return { kind: 'incomplete', why: `the ${role} commit ${sha} is not there` };
    }
    const found = await repository.run(['merge-base', '--all', base, head]);
    const shallow = new Set(await repository.shallow());
    if (found.code === 1) {
        return shallow.size === 0
            ? { kind: 'unrelated' }
            : { kind: 'incomplete', why: 'the history is cut off before the commit that both sides share' };
    }
    if (found.code !== 0) {
        // Parents that are neither there nor marked as cut off: an incomplete copy of the repository.
        if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
            return { kind: 'incomplete', why: 'commits of the history are missing' };
        }
        throw new _program_js__WEBPACK_IMPORTED_MODULE_1__/* .GitFailure */ .Xi('merge-base', found.code, found.stderr);
    }
    const bases = found.stdout.toString('latin1').split('\n').filter(Boolean);
    if (shallow.size > 0) {
        const between = await repository.output(['rev-list', base, head, '--not', ...bases]);
        const cut = between
            .toString('latin1')
            .split('\n')
            .some((sha) => shallow.has(sha));
        if (cut)
            return { kind: 'incomplete', why: 'the history is cut off between the two sides and what they share' };
    }
    return { kind: 'found', sha: await newest(repository, bases) };
}
async function newest(repository, commits) {
    const [only] = commits;
    if (commits.length === 1 && only !== undefined)
        return only;
    const printed = await repository.output(['log', '--no-walk', '--format=%ct %H', ...commits]);
    const rows = printed
        .toString('latin1')
        .split('\n')
        .filter(Boolean)
        .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
    rows.sort((a, b) => b.at - a.at || (a.sha < b.sha ? -1 : 1));
    return rows[0]?.sha ?? '';
}
//# sourceMappingURL=merge-base.js.map

/***/ }),

/***/ 75863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   SH: () => (/* binding */ repositoryPath),
/* harmony export */   be: () => (/* binding */ formatOf)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37895);
/** Names that go into git's arguments. Whatever is not exactly of its form is refused, so that nothing can pass for an option. */


/** The object format that a full name belongs to. @throws ProviderError where it is no full object name. */
function formatOf(sha) {
    if (!_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R.safeParse(sha).success) {
        const shown = JSON.stringify(sha.slice(0, 80));
        throw new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
    }
    return sha.length === 64 ? 'sha256' : 'sha1';
}
const isControl = (character) => character < ' ' || character === '\u007f';
/** Whether a branch's name may stand in a refspec; git's own rules, `check-ref-format`. */
function isBranchName(name) {
    return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}
/** A path inside a repository as git names it, or null where it can name no file there (`..`, absolute, empty). */
function repositoryPath(path) {
    const parts = path.replace(/^(?:\.\/+)+/u, '').split('/');
    const bad = parts.some((part) => part === '' || part === '.' || part === '..' || [...part].some(isControl));
    return bad ? null : parts.join('/');
}
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 36475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   _d: () => (/* binding */ objectInfo),
/* harmony export */   re: () => (/* binding */ treeEntries)
/* harmony export */ });
/** Type and size of each object that is here; names that are missing are not in the map. */
async function objectInfo(repository, names) {
    const asked = [...new Set(names)];
    const found = new Map();
    if (asked.length === 0)
        return found;
    const printed = await repository.output(['cat-file', '--batch-check', '--buffer'], {
        input: `${asked.join('\n')}\n`,
    });
    for (const line of printed.toString('latin1').split('\n')) {
        const [name, type, size] = line.split(' ');
        if (name !== undefined && type !== undefined && size !== undefined)
            found.set(name, { type, size: Number(size) });
    }
    return found;
}
/** The bytes of objects. Names that are missing are not in the map. The caller sees to it that they fit into memory. */
async function readObjects(repository, names) {
    const asked = [...new Set(names)];
    const found = new Map();
    if (asked.length === 0)
        return found;
    const printed = await repository.output(['cat-file', '--batch', '--buffer'], { input: `${asked.join('\n')}\n` });
    let at = 0;
    while (at < printed.length) {
        const end = printed.indexOf(0x0a, at);
        if (end === -1)
            break;
        const [name, type, size] = printed.toString('latin1', at, end).split(' ');
        at = end + 1;
        // `<name> missing` has no third word, and no content behind it.
        if (name === undefined || type === undefined || size === undefined)
            continue;
        found.set(name, printed.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return found;
}
/** The first bytes of a blob that is too large to be read whole. */
async function readStart(repository, name, bytes) {
    return (await repository.run(['cat-file', 'blob', name], { maxBytes: bytes })).stdout;
}
/** The files of a commit at exactly these paths; what is not there is left out. */
async function treeEntries(repository, commit, paths) {
    const printed = await repository.output(['ls-tree', '-z', '--full-tree', commit, '--', ...paths]);
    return printed
        .toString('utf8')
        .split('\0')
        .flatMap((row) => {
        const [, mode, name, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t([\s\S]+)$/u.exec(row) ?? [];
        return mode === undefined || name === undefined || path === undefined ? [] : [{ path, mode, name }];
    });
}
//# sourceMappingURL=objects.js.map

/***/ }),

/***/ 2509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ borrowCheckout),
  T: () => (/* binding */ withRemote)
});

// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
// EXTERNAL MODULE: ./build/src/providers/git/cache.js
var git_cache = __webpack_require__(75989);
// EXTERNAL MODULE: ./build/src/providers/git/checkout.js
var git_checkout = __webpack_require__(95115);
// EXTERNAL MODULE: ./build/src/providers/git/merge-base.js
var merge_base = __webpack_require__(86961);
// EXTERNAL MODULE: ./build/src/providers/git/names.js
var names = __webpack_require__(75863);
// EXTERNAL MODULE: ./build/src/providers/git/program.js + 1 modules
var program = __webpack_require__(70764);
// EXTERNAL MODULE: ./build/src/providers/git/remote.js + 2 modules
var remote = __webpack_require__(83408);
// EXTERNAL MODULE: ./build/src/providers/git/history.js + 4 modules
var git_history = __webpack_require__(63046);
// EXTERNAL MODULE: ./build/src/providers/git/history-log.js
var history_log = __webpack_require__(10492);
// EXTERNAL MODULE: ./build/src/providers/git/repository.js
var repository = __webpack_require__(96355);
;// CONCATENATED MODULE: ./build/src/providers/git/remote-past.js
/** The past of a change that was fetched: fetched too where that is cheap, and kept, so that the next review fetches only what is new. */







/** What a past may cost to fetch: a review must not wait long for what only refines it. */
const MOST = { bytes: 64 * 1024 * 1024, milliseconds: 20_000 };
/** Commits beyond those that are read, so that an older merge base still has all it needs. */
const SLACK = 1_000;
/** Our name for the commit whose past is in the cache. */
const SEED = 'refs/review-gate/seed-past';
/** Reads the past: from what was fetched for the change where that is whole, from the cache, or from the remote. */
async function remotePast(from, request) {
    const near = await (0,git_history/* readPast */.rj)(from.near, request);
    if (near.past.state === 'read' || near.past.reason !== 'shallow')
        return near;
    try {
        return await (0,repository/* withScratch */.hM)(from.scratch, from.signal, async (deep) => {
            const kept = await from.cache.past();
            const past = kept === null ? null : await deepPast(from, deep, request, kept).catch(unlessAborted(from.signal));
            // A damaged cache must not stand in the way: once more without it.
            return past !== null && past.past.state === 'read' ? past : await deepPast(from, deep, request, null);
        });
    }
    catch (fault) {
        unlessAborted(from.signal)(fault);
        return (0,git_history/* unknownPast */.TD)('not_fetched', 'the earlier commits could not be fetched');
    }
}
/** Gives null for what git and the remote may fail with. */
function unlessAborted(signal) {
    return (fault) => {
        if (signal.aborted)
            throw signal.reason;
        if (!(fault instanceof provider/* ProviderError */.m || fault instanceof program/* GitFailure */.Xi))
            throw fault;
        return null;
    };
}
/** In a repository of its own: one that is cut off further back would be cut shorter again by the next fetch of a change. */
async function deepPast({ cache, ...from }, deep, request, kept) {
    const fetcher = new remote/* Fetcher */.e(deep, from.remote, from.change, from.sleep, from.signal);
    // Not those of `near`: git would take its refs for whole histories.
    const objects = [cache.objects];
    await deep.layOut((0,names/* formatOf */.be)(request.mergeBase), objects, kept?.shallow ?? []);
    const seeded = kept !== null && (await deep.run(['update-ref', SEED, kept.base])).code === 0;
    if (!seeded)
        await deep.layOut((0,names/* formatOf */.be)(request.mergeBase), objects, []);
    const missing = !seeded || kept.base !== request.mergeBase;
    if (missing) {
        const tooMuch = () => (0,git_history/* unknownPast */.TD)('not_fetched', 'the earlier commits are too many to be fetched for a review');
        if (!seeded && (await cache.pastIsTooMuch()))
            return tooMuch();
        // With a depth git asks even for what it has: the commit may be here without those before it.
        if (!(await fetcher.past(request.mergeBase, history_log/* PAST_LIMITS */.Ee.commits + SLACK, MOST))) {
            await cache.notePastTooMuch(deep);
            return tooMuch();
        }
    }
    const past = await (0,git_history/* readPast */.rj)(deep, request);
    if (missing && past.past.state === 'read')
        await cache.keepPast(deep, request.mergeBase);
    return past;
}
//# sourceMappingURL=remote-past.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/open.js
/** Opening the repository that holds a change: a checkout on this machine, or a remote through the cache. */









/** Makes a scratch repository borrow from the checkout in a folder. Gives null where there is none. */
async function borrowCheckout(scratch, folder, exactly, signal) {
    const checkout = await (0,git_checkout/* findCheckout */.I)(scratch, folder, exactly, signal);
    if (checkout !== null)
        await scratch.layOut(checkout.format, [checkout.objects], checkout.shallow);
    return checkout;
}
/** Runs `use` on the change, fetched from the remote as far as the cache does not have it. */
async function withRemote(options, change, signal, use) {
    const cache = new git_cache/* ObjectCache */.UF(options.cacheDirectory, options.remote.url);
    const parent = await cache.open();
    return (0,repository/* withScratch */.hM)({ parent, label: cache.label, environment: options.environment }, signal, async (repository) => {
        await cache.enter(options.sleep, signal);
        const fetcher = new remote/* Fetcher */.e(repository, options.remote, change, options.sleep, signal);
        const mergeBase = (await fromCache(repository, cache, change)) ?? (await fromRemote(repository, cache, change, fetcher));
        const fetchBlobs = async (names) => {
            await fetcher.blobs(names, options.fetchBytes);
            await cache.keepPacks(repository);
        };
        const scratch = { parent, label: cache.label, environment: options.environment };
        const past = (request) => remotePast({ ...options, scratch, cache, change, near: repository, signal }, request);
        return use({ repository, mergeBase, fetchBlobs, readPast: past });
    });
}
async function fromCache(repository, cache, change) {
    const kept = await cache.find(change.base.sha, change.head.sha);
    if (kept === null)
        return null;
    await repository.layOut((0,names/* formatOf */.be)(change.head.sha), [cache.objects], kept.shallow);
    const found = await mergeBaseOf(repository, change);
    return found.kind === 'found' ? found.sha : null;
}
async function fromRemote(repository, cache, change, fetcher) {
    const seeded = await sow(repository, cache, change);
    let mergeBase;
    try {
        mergeBase = await fetcher.history();
    }
    catch (fault) {
        // A damaged cache must not stand in the way: once more without it.
        if (!seeded || !(fault instanceof provider/* ProviderError */.m) || fault.code !== 'E_UP_001' || fault.transient)
            throw fault;
        await repository.layOut((0,names/* formatOf */.be)(change.head.sha), [], []);
        mergeBase = await fetcher.history();
    }
    await cache.keep(repository, { base: change.base.sha, head: change.head.sha });
    return mergeBase;
}
/** Starts from what was fetched last, so that only what is new has to come. Gives whether there was anything. */
async function sow(repository, cache, change) {
    const format = (0,names/* formatOf */.be)(change.head.sha);
    const seed = await cache.latest();
    await repository.layOut(format, [cache.objects], seed?.shallow ?? []);
    if (seed === null)
        return false;
    for (const side of ['base', 'head']) {
        const result = await repository.run(['update-ref', `refs/review-gate/seed-${side}`, seed[side]]);
        if (result.code === 0)
            continue;
        await repository.layOut(format, [], []);
        return false;
    }
    return true;
}
/** The merge base; a repository that git stumbles over counts as incomplete. */
async function mergeBaseOf(repository, change) {
    try {
        return await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
    }
    catch (fault) {
        if (!(fault instanceof program/* GitFailure */.Xi))
            throw fault;
        return { kind: 'incomplete', why: fault.message };
    }
}
//# sourceMappingURL=open.js.map

/***/ }),

/***/ 70764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TU: () => (/* binding */ Git),
  Xi: () => (/* binding */ GitFailure),
  fM: () => (/* binding */ lastLine),
  oj: () => (/* binding */ requireGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/src/providers/git/environment.js
/** The surroundings that git runs in: only what we hand it, so that the same commits give the same bytes on every machine. */

/** The variables of ours that git may see: how to find programs, proxies, certificates and the place for temporary files. */
const PASSED_ON = [
    'PATH',
    'Path',
    'PATHEXT',
    'SystemRoot',
    'SYSTEMROOT',
    'windir',
    'TMPDIR',
    'TEMP',
    'TMP',
    'LD_LIBRARY_PATH',
    'DYLD_LIBRARY_PATH',
    'GIT_EXEC_PATH',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'http_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'no_proxy',
    'NO_PROXY',
];
/** Settings every call has. They stand in the environment, where a repository's own settings cannot overrule them. */
const SETTINGS = {
    'core.quotePath': 'false',
    'core.attributesFile': external_node_os_.devNull,
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
    // Larger files are streamed, not held in memory; the largest text we look at is smaller.
    'core.bigFileThreshold': '1m',
    'credential.helper': '',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
};
/**
 * The environment of one git call: no settings of the system or the user, no prompts, no messages in another language,
 * no replaced objects, no transport that was not asked for. Settings, the token among them, go through variables: unlike
 * arguments, other users of the machine cannot list those.
 */
function gitEnvironment(ours, around) {
    const environment = {};
    for (const name of PASSED_ON) {
        const value = ours[name];
        if (value !== undefined)
            environment[name] = value;
    }
    // curl reads this proxy in lower case alone.
    const proxy = ours['http_proxy'] ?? ours['HTTP_PROXY'];
    if (proxy !== undefined)
        environment['http_proxy'] = proxy;
    const settings = Object.entries({ ...SETTINGS, ...around.settings });
    settings.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...environment,
        GIT_CONFIG_COUNT: String(settings.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: `${around.home}/gitconfig`,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_PAGER: 'cat',
        GIT_ALLOW_PROTOCOL: around.protocols ?? 'none',
        HOME: around.home,
        XDG_CONFIG_HOME: around.home,
        LC_ALL: 'C',
        LANGUAGE: 'C',
        ...(around.gitDir === undefined ? {} : { GIT_DIR: around.gitDir }),
        ...(around.ceiling === undefined ? {} : { GIT_CEILING_DIRECTORIES: around.ceiling }),
    };
}
//# sourceMappingURL=environment.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/program.js
/** Running the `git` program. */



/** How much of what git complains of is kept. */
const MAX_STDERR_BYTES = 64 * 1024;
/** A call of git that failed. Never leaves the providers: each place that knows what was asked turns it into a ProviderError. */
class GitFailure extends Error {
    command;
    code;
    stderr;
    name = 'GitFailure';
    constructor(command, code, stderr) {
        super(`git ${command} failed (${code === null ? 'stopped' : `exit ${code}`}): ${lastLine(stderr)}`);
        this.command = command;
        this.code = code;
        this.stderr = stderr;
    }
}
/** The last thing git said, in one line of printable characters. */
function lastLine(stderr) {
    const lines = stderr.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
    const line = lines.findLast((one) => /^(?:fatal|error):/u.test(one)) ?? lines.at(-1) ?? 'it said nothing';
    return line.replace(/[^\x20-\x7e\u00a0-\uffff]/gu, '?').slice(0, 300);
}
/** The git program of this machine, in neutral surroundings. */
class Git {
    home;
    environment;
    constructor(home, environment) {
        this.home = home;
        this.environment = environment;
    }
    /**
     * Runs git and waits for it.
     * @throws ProviderError where there is no git; the signal's reason where it is aborted (git is ended first).
     */
    run(call, signal) {
        return new Promise((resolve, reject) => {
            if (signal.aborted) {
                reject(signal.reason);
                return;
            }
            const child = (0,external_node_child_process_.spawn)('git', [...call.args], {
                cwd: call.cwd ?? this.home,
                env: gitEnvironment(this.environment, { home: this.home, ...call }),
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                // A group of its own, so that its helpers end with it.
                detached: GROUPS,
            });
            const stdout = [];
            const stderr = [];
            let printed = 0;
            let complained = 0;
            const stop = () => endGroup(child);
            const stops = [signal, ...(call.enough === undefined ? [] : [call.enough])];
            const settle = () => {
                for (const one of stops)
                    one.removeEventListener('abort', stop);
            };
            for (const one of stops)
                one.addEventListener('abort', stop, { once: true });
            child.stdout.on('data', (chunk) => {
                if (call.maxBytes !== undefined && printed >= call.maxBytes)
                    return;
                printed += chunk.length;
                stdout.push(chunk);
                if (call.maxBytes !== undefined && printed >= call.maxBytes)
                    stop();
            });
            child.stderr.on('data', (chunk) => {
                complained += chunk.length;
                if (complained <= MAX_STDERR_BYTES)
                    stderr.push(chunk);
            });
            // Git may end without reading all of its input; its exit code says why.
            child.stdin.on('error', () => undefined);
            child.on('error', (fault) => {
                settle();
                reject(signal.aborted ? signal.reason : noGit(fault));
            });
            child.on('close', (code) => {
                settle();
                if (signal.aborted) {
                    reject(signal.reason);
                    return;
                }
                const all = Buffer.concat(stdout);
                resolve({
                    code,
                    stdout: call.maxBytes === undefined ? all : all.subarray(0, call.maxBytes),
                    stderr: Buffer.concat(stderr).toString('utf8'),
                });
            });
            child.stdin.end(call.input ?? '');
        });
    }
    /**
     * Runs git and gives what it printed.
     * @throws GitFailure where git does not end with 0.
     */
    async output(call, signal) {
        const result = await this.run(call, signal);
        if (result.code !== 0)
            throw new GitFailure(call.args[0] ?? '', result.code, result.stderr);
        return result.stdout;
    }
}
/** Whether processes have groups that can be ended as one. */
const GROUPS = process.platform !== 'win32';
/** Ends git and what it started: a fetch waits in a helper, which would outlive it. */
function endGroup(child) {
    if (child.exitCode !== null || child.signalCode !== null)
        return;
    try {
        if (GROUPS && child.pid !== undefined)
            process.kill(-child.pid, 'SIGTERM');
        else
            child.kill('SIGTERM');
    }
    catch {
        // It has ended by itself.
    }
}
/** Oldest git whose settings can be kept apart from the user's (GIT_CONFIG_GLOBAL). */
const OLDEST = [2, 32];
/** @throws ProviderError where git is missing or too old to be trusted with its surroundings. */
async function requireGit(git, signal) {
    const said = (await git.output({ args: ['version'] }, signal)).toString('utf8').trim();
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/u.exec(said) ?? [];
    if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]))
        return;
    throw new provider/* ProviderError */.m('E_UP_001', `Git ${OLDEST.join('.')} or later is needed, but this machine has "${said}". Install a newer git.`);
}
function noGit(fault) {
    const why = fault.code === 'ENOENT'
        ? 'The git program was not found. Install git 2.32 or later and put it on the PATH.'
        : `The git program could not be started (${fault.code ?? fault.message}). Check the installation of git.`;
    return new provider/* ProviderError */.m('E_UP_001', why, false, { cause: fault });
}
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 83408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ Fetcher),
  p: () => (/* binding */ unrelated)
});

// EXTERNAL MODULE: ./build/src/providers/github/token.js
var github_token = __webpack_require__(56903);
// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/providers/faults.js
var faults = __webpack_require__(90015);
;// CONCATENATED MODULE: ./build/src/providers/git/fetch-limit.js
/** Keeping a fetch from bringing any amount. Git has no setting for that, so what it writes is measured while it does. */




/** How often is looked, in milliseconds: what comes in between is beyond the limit. */
const LOOK_MILLISECONDS = 200;
/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns what `fetch` gives; null where it wrote too much, however quickly, and then nothing of that is left.
 */
async function withinBytes(repository, most, fetch) {
    const folder = (0,external_node_path_.join)(repository.gitDir, 'objects', 'pack');
    const before = new Set(await (0,promises_.readdir)(folder));
    const enough = new AbortController();
    const ended = new AbortController();
    const [fetched, watched] = await Promise.allSettled([
        fetch(enough.signal).finally(() => ended.abort()),
        watch(folder, before, most, { enough, ended: ended.signal }),
    ]);
    if (fetched.status === 'rejected')
        throw fetched.reason;
    if (watched.status === 'rejected')
        throw watched.reason;
    const added = await addedTo(folder, before);
    if (added.bytes <= most)
        return fetched.value;
    for (const name of added.names)
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    return null;
}
/** Settles when the fetch has ended or was enough. A folder that cannot be looked at is enough too: there is no fetch unwatched. */
async function watch(folder, before, most, { enough, ended }) {
    if (most === Infinity)
        return;
    try {
        while (!ended.aborted && (await addedTo(folder, before)).bytes <= most) {
            // Woken up when it has ended.
            await (0,external_node_timers_promises_.setTimeout)(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        }
    }
    finally {
        enough.abort();
    }
}
/** The files of a folder that were not there before, unfinished ones among them, and their bytes. */
async function addedTo(folder, before) {
    const names = (await (0,promises_.readdir)(folder)).filter((name) => !before.has(name));
    let bytes = 0;
    for (const name of names)
        bytes += await sizeOf((0,external_node_path_.join)(folder, name));
    return { names, bytes };
}
async function sizeOf(path) {
    try {
        return (await (0,promises_.stat)(path)).size;
    }
    catch (fault) {
        // Git gives a pack its name when it is whole.
        if ((0,faults/* systemCode */.x)(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=fetch-limit.js.map
// EXTERNAL MODULE: ./build/src/providers/git/merge-base.js
var merge_base = __webpack_require__(86961);
// EXTERNAL MODULE: ./build/src/providers/git/names.js
var names = __webpack_require__(75863);
// EXTERNAL MODULE: ./build/src/providers/git/program.js + 1 modules
var program = __webpack_require__(70764);
;// CONCATENATED MODULE: ./build/src/providers/git/remote-faults.js
/** What it means when a fetch fails. */


/** In this order: the first that fits. Git's words, which LC_ALL=C keeps in English. */
const FAULTS = [
    ['refused', /not our ref|unadvertised object|couldn't find remote ref|no such ref|invalid want/iu],
    ['unauthorized', /could not read (?:Username|Password)|Authentication failed|returned error: 401/iu],
    ['forbidden', /returned error: 403|access denied/iu],
    ['not_found', /repository '.*' not found|returned error: (?:404|410)/iu],
    ['moved', /returned error: 30\d|unable to update url base from redirection/iu],
    [
        'passing',
        /returned error: (?:408|429|5\d\d)|Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|timed out|too slow|early EOF|unexpected disconnect|hung up|RPC failed|Empty reply|Recv failure|Send failure|transfer closed|unexpected end|SSL_ERROR/iu,
    ],
];
/** What kind of fault git's words tell of. */
function remoteFault(failure) {
    return FAULTS.find(([, words]) => words.test(failure.stderr))?.[0] ?? 'other';
}
/** The fault for the person who must act. `secrets` are taken out of git's words, should they ever hold one. */
function explainRemote(failure, url, secrets) {
    const said = secrets
        .filter((secret) => secret !== '')
        .reduce((text, secret) => text.replaceAll(secret, '***'), (0,program/* lastLine */.fM)(failure.stderr));
    const cause = { cause: new program/* GitFailure */.Xi(failure.command, failure.code, said) };
    switch (remoteFault(failure)) {
        case 'unauthorized':
        case 'forbidden':
            return new provider/* ProviderError */.m('E_TOK_001', `${url} refuses the token. Give the token (or the job's "permissions") "contents: read" on this repository, and renew it if it has expired.`, false, cause);
        case 'not_found':
            return new provider/* ProviderError */.m('E_REQ_002', `There is no repository at ${url}, or the token may not see it. Check the name, and that the token has "contents: read" on it.`, false, cause);
        case 'moved':
            return new provider/* ProviderError */.m('E_REQ_002', `${url} has moved. Name the repository as it is called now.`, false, cause);
        case 'passing':
            return new provider/* ProviderError */.m('E_UP_001', `The code could not be fetched from ${url} (${said}). Try again.`, true, cause);
        default:
            return new provider/* ProviderError */.m('E_UP_001', `The code could not be fetched from ${url} (${said}).`, false, cause);
    }
}
//# sourceMappingURL=remote-faults.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/remote.js
/** Fetching from a remote repository by smart HTTP: two commits, the history up to what they share, and only the files that are needed. */







/** How much history is fetched, commit by commit from the tips: more and more until the merge base is certain; the last is all there is. */
const DEPTHS = [32, 256, 2048, 2_147_483_647];
/** A fetch that failed in passing is tried again after so long, in milliseconds. */
const PAUSES = [1000, 3000];
/** A connection that brings nothing for so long is given up, in seconds. */
const STALLED_SECONDS = 30;
/** Our names for what was fetched. */
const REF = 'refs/review-gate';
/** Fetches into a scratch repository. */
class Fetcher {
    repository;
    remote;
    change;
    sleep;
    signal;
    depth = DEPTHS[0];
    byName = false;
    constructor(repository, remote, change, sleep, signal) {
        this.repository = repository;
        this.remote = remote;
        this.change = change;
        this.sleep = sleep;
        this.signal = signal;
    }
    /**
     * Fetches both commits and enough history to be certain of their merge base, without the content of files.
     * Asks for the commits by id, and where the server does not give those out, by the names they had.
     * @returns the merge base.
     */
    async history() {
        const { base, head } = this.change;
        let why = '';
        for (const depth of DEPTHS) {
            this.depth = depth;
            await this.fetchCommits();
            const found = await (0,merge_base/* findMergeBase */.f)(this.repository, base.sha, head.sha);
            if (found.kind === 'found')
                return found.sha;
            if (found.kind === 'unrelated')
                throw unrelated(base.sha, head.sha);
            why = found.why;
            if ((await this.repository.shallow()).length === 0)
                break;
        }
        throw new provider/* ProviderError */.m('E_UP_001', `${this.remote.url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`);
    }
    /** Fetches blobs, all at once; none where they are more than `most` bytes. */
    async blobs(names, most) {
        if (names.length === 0)
            return;
        const outcome = await this.fetch(['--filter=blob:none', '--stdin', 'origin'], { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' }, { input: `${names.join('\n')}\n`, most });
        // An old server, that gives out only what has a name: everything again, with the content.
        if (outcome === 'refused')
            await this.fetchNamed(['--refetch'], {}, { most });
    }
    /**
     * Fetches a commit and so many before it, as far as they are not here. Trees come with them, the content of files does
     * not. Tried once, for so long and so much.
     * @returns whether they are here now.
     */
    async past(commit, depth, most) {
        const limits = { most: most.bytes, late: AbortSignal.timeout(most.milliseconds) };
        const asked = await this.fetch([`--depth=${depth}`, 'origin', `+${commit}:${REF}/past`], PARTIAL, limits);
        if (asked !== 'refused')
            return asked === 'fetched';
        const { ref } = this.change.base;
        if (!(0,names/* isBranchName */.Q8)(ref))
            return false;
        return ((await this.fetch([`--depth=${depth}`, 'origin', `+refs/heads/${ref}:${REF}/past`], PARTIAL, limits)) ===
            'fetched');
    }
    async fetchCommits() {
        const { base, head } = this.change;
        if (!this.byName) {
            const wanted = [`+${base.sha}:${REF}/base`, `+${head.sha}:${REF}/head`];
            this.byName = (await this.fetch([`--depth=${this.depth}`, 'origin', ...wanted], PARTIAL)) === 'refused';
        }
        if (this.byName)
            await this.fetchNamed([], PARTIAL);
    }
    /** Each by itself: the base branch may be gone. */
    async fetchNamed(options, settings, more = {}) {
        const { pr, base } = this.change;
        const named = [`+refs/pull/${pr}/head:${REF}/pull`];
        if ((0,names/* isBranchName */.Q8)(base.ref))
            named.push(`+refs/heads/${base.ref}:${REF}/branch`);
        for (const one of named)
            await this.fetch([...options, `--depth=${this.depth}`, 'origin', one], settings, more);
    }
    /**
     * Where `late` is given it is tried once, and not longer than until that is aborted.
     * @returns `refused`: the server does not give out what was asked for; `too_much`: it is more than `most` bytes, or took too long, and none of it is here.
     * @throws ProviderError on every other fault.
     */
    async fetch(args, settings, { input, most, late } = {}) {
        let token = await (0,github_token/* tokenNow */.E)(this.remote.token, this.signal);
        let renewed = false;
        for (let attempt = 0;; attempt++) {
            const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
            const result = await withinBytes(this.repository, most ?? Infinity, (enough) => this.repository.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args], { input, ...surroundings, enough: late === undefined ? enough : AbortSignal.any([enough, late]) }));
            if (result === null || (result.code !== 0 && late?.aborted === true))
                return 'too_much';
            if (result.code === 0)
                return 'fetched';
            const failure = new program/* GitFailure */.Xi('fetch', result.code, result.stderr);
            const fault = remoteFault(failure);
            if (fault === 'refused')
                return 'refused';
            if (fault === 'unauthorized' && !renewed) {
                renewed = true;
                const other = await (0,github_token/* tokenInstead */.M)(this.remote.token, token, this.signal);
                if (other !== null) {
                    token = other;
                    continue;
                }
            }
            const pause = PAUSES[attempt];
            if (fault !== 'passing' || pause === undefined || late !== undefined) {
                throw explainRemote(failure, this.remote.url, [token, basic(token)]);
            }
            await this.sleep(pause, this.signal);
        }
    }
    settings(token) {
        const { url } = this.remote;
        return {
            'remote.origin.url': url,
            'protocol.version': '2',
            // Else the token would follow to wherever the server points.
            'http.followRedirects': 'false',
            'http.lowSpeedLimit': '1',
            'http.lowSpeedTime': String(STALLED_SECONDS),
            // Keeps what was fetched as packs, which the cache can take over.
            'fetch.unpackLimit': '1',
            ...(token === '' ? {} : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${basic(token)}` }),
        };
    }
}
/** Makes git leave out the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' };
const basic = (token) => Buffer.from(`x-access-token:${token}`).toString('base64');
/** The two sides share no commit. */
function unrelated(base, head) {
    return new provider/* ProviderError */.m('E_REQ_002', `The commits ${base} and ${head} have no commit in common, so there is no change to review. Rebase the branch onto its base.`);
}
//# sourceMappingURL=remote.js.map

/***/ }),

/***/ 96355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ readShallow),
/* harmony export */   hM: () => (/* binding */ withScratch)
/* harmony export */ });
/* unused harmony export Scratch */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90015);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70764);
/** A repository of ours, made for one look at other people's objects. */




/**
 * An empty bare repository in a temporary folder that borrows the objects of others. Git run in it sees their objects
 * and nothing else of them: no settings, hooks, attributes, filters, replaced objects or refs, and it writes nothing
 * there. So neither a checked-out pull request nor a setting of the machine can change what a diff says.
 */
class Scratch {
    directory;
    git;
    signal;
    constructor(directory, git, signal) {
        this.directory = directory;
        this.git = git;
        this.signal = signal;
    }
    static async make(options, signal) {
        const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(options.parent, `${options.label ?? 'review-gate'}-`));
        try {
            // A workspace often belongs to another user than the one this runs as (containers); reading it is all we do.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
            const git = new _program_js__WEBPACK_IMPORTED_MODULE_2__/* .Git */ .TU(directory, options.environment);
            await (0,_program_js__WEBPACK_IMPORTED_MODULE_2__/* .requireGit */ .oj)(git, signal);
            return new Scratch(directory, git, signal);
        }
        catch (fault) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(directory, { recursive: true, force: true });
            throw fault;
        }
    }
    get gitDir() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'repository.git');
    }
    /** Lays the repository out, anew where it was before. `shallow`: the commits whose parents are known to be missing. */
    async layOut(format, objects, shallow) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.gitDir, { recursive: true, force: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'info'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'pack'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'refs'), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'config'), format === 'sha256'
            ? '[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n'
            : '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'objects', 'info', 'alternates'), objects.map((one) => `${quoted(one)}\n`).join(''));
        if (shallow.length > 0)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
    }
    /** The commits whose parents are missing; empty where history is whole. */
    async shallow() {
        return readShallow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.gitDir, 'shallow'));
    }
    /** Runs git in this repository. */
    run(args, more = {}) {
        return this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Runs git in this repository and gives what it printed. @throws GitFailure */
    output(args, more = {}) {
        return this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Removes the folder. */
    async dispose() {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(this.directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Runs `use` on a scratch repository and removes it afterwards, whatever comes of it. */
async function withScratch(options, signal, use) {
    const scratch = await Scratch.make(options, signal);
    try {
        return await use(scratch);
    }
    finally {
        await scratch.dispose();
    }
}
/** The commits that a `shallow` file lists; none where there is no such file. */
async function readShallow(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
    }
    catch (fault) {
        if ((0,_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .systemCode */ .x)(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
/** A path as the alternates file wants it: as it is, or in C quotes where it could be misread. */
function quoted(path) {
    return /^["#]|[\n\r]/u.test(path) ? JSON.stringify(path) : path;
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 18521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readSnapshot)
});

// EXTERNAL MODULE: ./build/src/providers/git/base-files.js
var base_files = __webpack_require__(47236);
// EXTERNAL MODULE: ./build/src/providers/git/objects.js
var objects = __webpack_require__(36475);
// EXTERNAL MODULE: ./build/src/providers/git/text.js
var git_text = __webpack_require__(58292);
;// CONCATENATED MODULE: ./build/src/providers/git/contents.js


/** Mode of a submodule. */
const SUBMODULE = '160000';
/** How much content is asked of git at a time, in bytes. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** The blobs that a change needs. */
function blobsOf(changes) {
    return changes.flatMap((change) => [change.old, change.new]).flatMap((side) => (isBlob(side) ? [side.name] : []));
}
/** Reads the sides of all changes, the smallest first so that one large file costs itself alone. Gives them in the order of `changes`. */
async function readContents(repository, changes, known, limits) {
    const sizeOf = (side) => (isBlob(side) ? (known.get(side.name)?.size ?? 0) : 0);
    const bytesOf = (change) => sizeOf(change.old) + sizeOf(change.new);
    const bySize = changes
        .map((change, index) => ({ change, index, bytes: bytesOf(change) }))
        .sort((a, b) => a.bytes - b.bytes || a.index - b.index);
    const made = new Array(changes.length);
    const budget = { text: limits.textLength, read: limits.readBytes, sniffed: limits.sniffedFiles };
    let from = 0;
    while (from < bySize.length) {
        let bytes = 0;
        let to = from;
        const wanted = [];
        while (to < bySize.length && (to === from || bytes < BATCH_BYTES)) {
            for (const side of [bySize[to]?.change.old ?? null, bySize[to]?.change.new ?? null]) {
                if (!isBlob(side) || !known.has(side.name) || sizeOf(side) > limits.fileBytes)
                    continue;
                wanted.push(side.name);
                bytes += sizeOf(side);
            }
            to++;
        }
        const affordable = budget.read >= bytes;
        if (affordable)
            budget.read -= bytes;
        const blobs = affordable ? await (0,objects/* readObjects */.$I)(repository, wanted) : new Map();
        for (const { change, index } of bySize.slice(from, to)) {
            const read = (side) => readSide(repository, side, { known, blobs, limits, budget });
            made[index] = within(budget, { change, old: await read(change.old), new: await read(change.new) });
        }
        from = to;
    }
    return made;
}
async function readSide(repository, side, reading) {
    if (side === null)
        return { kind: 'none' };
    if (side.mode === SUBMODULE)
        return { kind: 'left_out', reason: 'submodule' };
    const info = reading.known.get(side.name);
    if (info === undefined)
        return { kind: 'left_out', reason: 'not_fetched' };
    if (info.type !== 'blob')
        return { kind: 'left_out', reason: 'unreadable' };
    if (info.size > reading.limits.fileBytes) {
        if (reading.budget.sniffed <= 0)
            return { kind: 'left_out', reason: 'too_large' };
        reading.budget.sniffed--;
        const binary = (0,git_text/* isBinary */.Go)(await (0,objects/* readStart */.H6)(repository, side.name, git_text/* SNIFFED_BYTES */.eT));
        return { kind: 'left_out', reason: binary ? 'binary' : 'too_large' };
    }
    const content = reading.blobs.get(side.name);
    if (content === undefined)
        return { kind: 'left_out', reason: 'too_large' };
    if ((0,git_text/* isBinary */.Go)(content))
        return { kind: 'left_out', reason: 'binary' };
    return { kind: 'text', ...(0,git_text/* decode */.D4)(content) };
}
/** Takes the texts off what may still be kept; what does not fit is left out. */
function within(budget, contents) {
    const lengthOf = (content) => (content.kind === 'text' ? content.text.length : 0);
    const length = lengthOf(contents.old) + lengthOf(contents.new);
    if (length > budget.text) {
        const cut = (content) => content.kind === 'text' ? { kind: 'left_out', reason: 'too_large' } : content;
        return { change: contents.change, old: cut(contents.old), new: cut(contents.new) };
    }
    budget.text -= length;
    return contents;
}
function isBlob(side) {
    return side !== null && side.mode !== SUBMODULE;
}
//# sourceMappingURL=contents.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/hunks.js
const NEWLINE = 0x0a;
const AT = 0x40;
const BACKSLASH = 0x5c;
/**
 * Reads a patch as `git diff -U<n>` prints it. Content is told from headers by the line counts of the hunks alone, so that no
 * line of a file can pass for a header. Bytes that are not UTF-8 become U+FFFD.
 * @throws Error where the patch is cut off or is none.
 */
function parsePatch(patch) {
    const files = [];
    const lines = new Lines(patch);
    while (!lines.done) {
        if (lines.peek() === AT) {
            const file = files.at(-1);
            if (file === undefined)
                throw new Error('the patch begins with a hunk instead of a file');
            file.hunks.push(readHunk(lines));
            continue;
        }
        const line = lines.next();
        if (line.startsWith('diff --git '))
            files.push({ header: [line], hunks: [] });
        else
            files.at(-1)?.header.push(line);
    }
    return files;
}
function readHunk(lines) {
    const header = lines.next();
    const [, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(?: ([\s\S]*))?$/u.exec(header) ?? [];
    if (oldStart === undefined || newStart === undefined) {
        throw new Error(`the patch has a hunk header in an unknown form: ${header.slice(0, 200)}`);
    }
    let old = Number(oldLines);
    let added = Number(newLines);
    const content = [];
    while (old > 0 || added > 0) {
        const line = lines.next();
        if (line.startsWith(' ')) {
            old--;
            added--;
        }
        else if (line.startsWith('-'))
            old--;
        else if (line.startsWith('+'))
            added--;
        else if (!line.startsWith('\\'))
            throw new Error('the patch has a line that is neither kept, added nor removed');
        content.push(line);
    }
    if (old < 0 || added < 0)
        throw new Error('the patch has a hunk that is longer than its header says');
    // `\ No newline at end of file` belongs to the line before it and is not counted.
    if (!lines.done && lines.peek() === BACKSLASH)
        content.push(lines.next());
    return {
        old_start: Number(oldStart),
        old_lines: Number(oldLines),
        new_start: Number(newStart),
        new_lines: Number(newLines),
        // Git cuts this text after 80 bytes, within a character if need be.
        section: section.replace(/\ufffd+$/u, ''),
        lines: content,
    };
}
/** The lines of a patch, one after the other. A carriage return is part of its line. */
class Lines {
    bytes;
    at = 0;
    constructor(bytes) {
        this.bytes = bytes;
    }
    get done() {
        return this.at >= this.bytes.length;
    }
    /** The first byte of the next line. */
    peek() {
        return this.bytes[this.at];
    }
    next() {
        if (this.done)
            throw new Error('the patch ends in the middle of a hunk');
        const found = this.bytes.indexOf(NEWLINE, this.at);
        const end = found === -1 ? this.bytes.length : found;
        const line = this.bytes.toString('utf8', this.at, end);
        this.at = end + 1;
        return line;
    }
}
//# sourceMappingURL=hunks.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/patches.js

/**
 * The hunks of each change, in the order of `changes`, all in one diff. Two trees are made that hold nothing but the two sides, under
 * numbers for names, and those are compared: so the diff does not depend on paths (their quoting, their attributes), large
 * files stay out of it, renamed files are compared with what they were, and a link or a mode is compared by its content.
 */
async function readHunks(repository, changes) {
    const [from, to] = [await makeTree(repository, changes, 'old'), await makeTree(repository, changes, 'new')];
    const patch = await repository.output([
        'diff-tree',
        '-r',
        '-p',
        // We have decided what is text; git must not decide again.
        '--text',
        '--unified=3',
        '--inter-hunk-context=0',
        '--diff-algorithm=myers',
        '--indent-heuristic',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        '--src-prefix=a/',
        '--dst-prefix=b/',
        from,
        to,
    ]);
    const hunks = changes.map(() => []);
    for (const file of parsePatch(patch)) {
        const index = /^diff --git a\/(\d+) b\/\1$/u.exec(file.header[0] ?? '')?.[1];
        if (index === undefined)
            throw new Error('git printed a patch of a file that was not asked for');
        hunks[Number(index)]?.push(...file.hunks);
    }
    return hunks;
}
async function makeTree(repository, changes, which) {
    const rows = changes.flatMap((change, index) => {
        const side = change[which];
        return side === null ? [] : [`100644 blob ${side.name}\t${index}\0`];
    });
    return (await repository.output(['mktree', '-z'], { input: rows.join('') })).toString('latin1').trim();
}
//# sourceMappingURL=patches.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/raw-diff.js
const RENAMES = {
    // Git's own defaults, pinned. Beyond 1,000 candidates a side git itself looks for identical content alone.
    similar: ['--find-renames=50%', '-l1000'],
    identical: ['--find-renames=100%', '-l1000'],
    none: ['--no-renames'],
};
const STATUS = {
    A: 'added',
    M: 'modified',
    D: 'deleted',
    R: 'renamed',
    C: 'copied',
    T: 'type_changed',
};
/** What changed from one commit to another, in the order of the paths' bytes. Copies are not looked for: all their lines count as added. */
async function listChanges(repository, from, to, renames) {
    const printed = await repository.output([
        'diff-tree',
        '-r',
        '-z',
        '--raw',
        '--no-abbrev',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=none',
        ...RENAMES[renames],
        from,
        to,
    ]);
    return parseRawDiff(printed).sort((a, b) => Buffer.compare(a.path, b.path));
}
/** Reads `:<mode> <mode> <name> <name> <status>NUL<path>NUL`, with a second path for renames and copies. @throws on anything else. */
function parseRawDiff(printed) {
    const changes = [];
    let at = 0;
    const next = () => {
        const end = printed.indexOf(0, at);
        if (end === -1)
            throw new Error('git printed an incomplete list of changed files');
        const field = printed.subarray(at, end);
        at = end + 1;
        return field;
    };
    while (at < printed.length) {
        const row = next().toString('latin1');
        const [, oldMode, newMode, oldName, newName, letter = ''] = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/u.exec(row) ?? [];
        const status = STATUS[letter];
        if (status === undefined)
            throw new Error(`git printed a changed file in an unknown form: ${row.slice(0, 200)}`);
        const first = next();
        const moved = status === 'renamed' || status === 'copied';
        changes.push({
            status,
            path: moved ? next() : first,
            oldPath: moved ? first : null,
            old: side(oldMode, oldName),
            new: side(newMode, newName),
        });
    }
    return changes;
}
function side(mode, name) {
    return mode === undefined || name === undefined || mode === '000000' ? null : { mode, name };
}
//# sourceMappingURL=raw-diff.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/changed-files.js





/**
 * Reads what changed from one commit to another. `also` are blobs needed besides: they come in the same fetch.
 * Beyond the limit of files, and where content is missing, renames are found by identical content alone.
 */
async function readChanges(repository, commits, also, fetchBlobs, limits) {
    const plain = await listChanges(repository, commits.from, commits.to, 'none');
    const many = plain.length > limits.files;
    const listed = many ? await listChanges(repository, commits.from, commits.to, 'identical') : plain;
    const needed = [...new Set([...blobsOf(listed.slice(0, limits.files)), ...also])];
    let known = await (0,objects/* objectInfo */._d)(repository, needed);
    const missing = needed.filter((name) => !known.has(name));
    if (missing.length > 0) {
        await fetchBlobs(missing);
        known = await (0,objects/* objectInfo */._d)(repository, needed);
        // Too much for a fetch: what steers the review is had all the same.
        const steering = also.filter((name) => !known.has(name));
        if (steering.length > 0) {
            await fetchBlobs(steering);
            known = await (0,objects/* objectInfo */._d)(repository, needed);
        }
    }
    const whole = needed.every((name) => known.has(name));
    const renamed = many
        ? listed
        : await listChanges(repository, commits.from, commits.to, whole ? 'similar' : 'identical');
    const kept = renamed.slice(0, limits.files);
    const contents = await readContents(repository, kept, known, limits);
    const texts = contents.filter((one) => one.old.kind !== 'left_out' && one.new.kind !== 'left_out');
    const hunks = await readHunks(repository, texts.map((one) => one.change));
    const hunksOf = new Map(texts.map((one, index) => [one.change, hunks[index] ?? []]));
    const files = contents.map((one) => changedFile(one, hunksOf.get(one.change) ?? []));
    return {
        files,
        changed: renamed.length,
        omitted: [
            ...contents.flatMap((one, index) => omission(one, files[index], limits)),
            ...indistinct(files),
            ...beyond(renamed.length, limits),
        ],
    };
}
function changedFile(contents, hunks) {
    const { change, old, new: current } = contents;
    const path = (0,git_text/* decode */.D4)(change.path);
    const oldPath = change.oldPath === null ? null : (0,git_text/* decode */.D4)(change.oldPath);
    const omitted = leftOut(contents);
    // A side without the other is half the truth, but all there is of a file that turned into something unreadable.
    const keep = omitted !== 'too_large' && omitted !== 'not_fetched';
    const utf8 = [old, current].every((side) => side.kind !== 'text' || side.utf8);
    return {
        path: path.text,
        old_path: oldPath?.text ?? null,
        status: change.status,
        old_mode: change.old?.mode ?? null,
        new_mode: change.new?.mode ?? null,
        binary: omitted === 'binary',
        omitted,
        utf8: utf8 && path.utf8 && (oldPath?.utf8 ?? true),
        old_text: keep && old.kind === 'text' ? old.text : null,
        new_text: keep && current.kind === 'text' ? current.text : null,
        hunks,
        history: null,
    };
}
/** The reasons, the gravest first: of two sides that are left out, the graver one is the file's. */
const REASONS = ['unreadable', 'not_fetched', 'too_large', 'submodule', 'binary'];
function leftOut(contents) {
    const sides = [contents.old, contents.new];
    return REASONS.find((reason) => sides.some((side) => side.kind === 'left_out' && side.reason === reason)) ?? null;
}
/**
 * The coverage's entry of a file. Binary content is nothing a review of text could read, so it does not block by itself; but text
 * that turned binary does, and so does a submodule, since the code behind it was not looked at.
 */
function omission(contents, file, limits) {
    if (file === undefined || file.omitted === null)
        return [];
    const { path, omitted: reason } = file;
    const entry = (detail, blocking) => [{ path, reason, detail, blocking }];
    switch (reason) {
        case 'binary':
            return contents.old.kind === 'text' && contents.new.kind === 'left_out'
                ? entry('The file was text and is binary now; what it holds was not reviewed.', true)
                : entry('A binary file; its content was not reviewed.', false);
        case 'submodule':
            return contents.change.new === null
                ? entry('A submodule was removed.', false)
                : entry('A submodule; the code it points to was not reviewed.', true);
        case 'too_large':
            return entry(`The text is over ${mebibytes(limits.fileBytes)} a side, or the change over ${mebibytes(limits.textLength)} in all; it was not reviewed.`, true);
        case 'not_fetched':
            return entry(`The content is not in this copy of the repository, or the change is over ${mebibytes(limits.fetchBytes)} to fetch; it was not reviewed.`, true);
        case 'unreadable':
            return entry('The object in the repository is no file; it was not reviewed.', true);
    }
}
/** Different files whose names read the same once bytes that are not UTF-8 are replaced. */
function indistinct(files) {
    const seen = new Set();
    const twice = new Set();
    for (const { path } of files) {
        if (seen.has(path))
            twice.add(path);
        seen.add(path);
    }
    return [...twice].map((path) => ({
        path,
        reason: 'unreadable',
        detail: 'Several files have names that are not UTF-8 and cannot be told apart. Rename them.',
        blocking: true,
    }));
}
function beyond(changed, limits) {
    if (changed <= limits.files)
        return [];
    const detail = `${changed} files changed; the first ${limits.files} by path were reviewed. Split the change.`;
    return [{ path: null, reason: 'too_many_files', detail, blocking: true }];
}
function mebibytes(bytes) {
    return `${Math.round((bytes / 1024 / 1024) * 100) / 100} MiB`;
}
//# sourceMappingURL=changed-files.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/snapshot.js


/**
 * The snapshot of a pinned change. The same commits give the same snapshot, wherever the repository came from; but the past may not
 * be at hand in one place (a shallow clone, a history too large to fetch), and that is part of the snapshot.
 * `fetchBlobs` is called with every blob that is needed and not here, and, where that gives none, with those of the base alone.
 */
async function readSnapshot({ repository, mergeBase, fetchBlobs, readPast }, change, limits) {
    const entries = await (0,base_files/* listBaseFiles */.XO)(repository, change.base.sha);
    const { files, changed, omitted } = await readChanges(repository, { from: mergeBase, to: change.head.sha }, entries.filter((entry) => entry.mode.startsWith('100')).map((entry) => entry.name), fetchBlobs, limits);
    const { omitted: unreadable, ...baseFiles } = await (0,base_files/* readBaseFiles */.bU)(repository, entries);
    const past = await readPast({ mergeBase, head: change.head.sha, title: change.title, files });
    const all = [...change.missing, ...unreadable, ...omitted];
    return {
        schema: 'review-gate.snapshot/1',
        repo: change.repo,
        pr: change.pr,
        base: { ref: change.base.ref, sha: change.base.sha },
        head: { ref: change.head.ref, sha: change.head.sha, committed_at: await commitTime(repository, change.head.sha) },
        merge_base: mergeBase,
        title: change.title,
        body: change.body,
        author: change.author,
        labels: [...change.labels],
        files: files.map((file) => ({ ...file, history: past.files.get(file.path) ?? null })),
        tickets: [...change.tickets],
        ...baseFiles,
        coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
        past: past.past,
    };
}
/** When a commit was made, in UTC. A time that is none (git stores what it is given) reads as the epoch. */
async function commitTime(repository, commit) {
    const seconds = Number((await repository.output(['log', '-1', '--format=%ct', commit])).toString('latin1').trim());
    const time = new Date(seconds * 1000);
    const usable = Number.isFinite(time.getTime()) && time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999;
    return (usable ? time : new Date(0)).toISOString();
}
//# sourceMappingURL=snapshot.js.map

/***/ }),

/***/ 58292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/** Telling text from other content, by the content alone: a pull request must not be able to say of its own files that they are not to be looked at. */

/** How much of a file decides; git looks at as much. */
const SNIFFED_BYTES = 8000;
/** Up to this share of odd bytes, a file with NUL bytes is text all the same. */
const ODD_SHARE = 0.1;
/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/**
 * Whether content is binary. As git has it, content without a NUL byte near its start is text. Content with one is binary
 * only if it also looks it: else one NUL in a comment would take a source file out of the review.
 */
function isBinary(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (!start.includes(0))
        return false;
    // The cut may fall within a character: only the part before it has to be UTF-8.
    const utf8 = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(start.subarray(0, characterBoundary(start)));
    let odd = 0;
    for (const byte of start) {
        if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8))
            odd++;
    }
    return odd > start.length * ODD_SHARE;
}
/** Content as text: bytes that are not UTF-8 become U+FFFD, a byte order mark stays. */
function decode(content) {
    return { text: content.toString('utf8'), utf8: (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) };
}
/** Where the last character that could be cut off begins; the end where none is. */
function characterBoundary(bytes) {
    if (bytes.length < SNIFFED_BYTES)
        return bytes.length;
    for (let back = 1; back <= 3; back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte >= 0xc0)
            return bytes.length - back;
        if (byte < 0x80)
            break;
    }
    return bytes.length;
}
//# sourceMappingURL=text.js.map

/***/ }),

/***/ 95410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ untilAborted)
/* harmony export */ });
/** Waiting that ends when a signal fires. */
/** `work`, or the signal's reason as soon as it fires: not everything that is waited for knows a signal. */
function untilAborted(signal, work) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
//# sourceMappingURL=aborting.js.map

/***/ }),

/***/ 38539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ gitHubClient),
/* harmony export */   i: () => (/* binding */ proxiedFetch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _actions_github__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11758);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86856);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24371);
/* harmony import */ var _aborting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95410);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29077);
/* harmony import */ var _token_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56903);
/** Calls to GitHub's API. */








/** How long GitHub may be silent during one request, in milliseconds. */
const SILENCE_TIMEOUT = 15_000;
/** How long a call may take with all its attempts and waits, in milliseconds. */
const CALL_TIMEOUT = 60_000;
/** A request that failed in passing is sent again so often. */
const RETRIES = 2;
/** Another time gives no other answer to these; and a rate limit that is not waited for is not to be run into again. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
/** A rate limit that lifts within so many seconds is waited for, once; a longer one is a fault. */
const MAX_RATE_LIMIT_WAIT = 30;
/**
 * For clients that only read: their one POST is a GraphQL query, and the throttling plugin would keep a second between any two of
 * them. Of many reviews at once each would wait for all before it.
 */
const UNSPACED = {
    write: { key: () => ({ schedule: (_options, task) => task() }) },
};
/** Makes a client; no request is sent yet. */
function gitHubClient(api) {
    const wait = (seconds, _request, _octokit, attempts) => attempts < 1 && seconds <= MAX_RATE_LIMIT_WAIT;
    const { token } = api;
    const throttle = {
        // The plugin keeps one queue an id in the whole process: nobody is to wait for another.
        id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        retryAfterBaseValue: api.retryAfter ?? 1000,
        onRateLimit: wait,
        onSecondaryRateLimit: wait,
    };
    // The plugin's types ask for a whole Bottleneck.Group here; it calls only what UNSPACED has.
    if (api.writes !== true)
        Object.assign(throttle, UNSPACED);
    const octokit = (0,_actions_github__WEBPACK_IMPORTED_MODULE_1__/* .getOctokit */ .Q)(
    // Octokit wants a word here; with a strategy of ours it is never sent.
    typeof token === 'string' ? token : 'of-a-source', {
        ...(typeof token === 'string' ? {} : { authStrategy: () => authorizing(token) }),
        baseUrl: api.apiUrl.replace(/\/+$/u, ''),
        userAgent: 'review-gate',
        request: { fetch: api.fetch ?? proxiedFetch(api.environment ?? process.env) },
        log: { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } },
        retry: { retries: RETRIES, doNotRetry: FINAL, retryAfterBaseValue: api.retryAfter ?? 1000 },
        throttle,
    }, _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_3__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_4__/* .throttling */ .A);
    return {
        call: (signal, send) => {
            const limited = AbortSignal.any([signal, AbortSignal.timeout(api.callTimeout ?? CALL_TIMEOUT)]);
            return (0,_aborting_js__WEBPACK_IMPORTED_MODULE_5__/* .untilAborted */ .E)(limited, send(octokit, { signal: limited }));
        },
    };
}
/** Authorizes each request with the source's token of that moment; one that is refused is replaced once. */
function authorizing(source) {
    const never = new AbortController().signal;
    return {
        hook: async (send, route, parameters) => {
            const endpoint = send.endpoint.merge(route, parameters);
            const signal = endpoint.request?.signal ?? never;
            const token = await source(signal);
            endpoint.headers['authorization'] = `token ${token}`;
            try {
                return await send(endpoint);
            }
            catch (fault) {
                const other = (0,_faults_js__WEBPACK_IMPORTED_MODULE_6__/* .statusOf */ .c2)(fault) === 401 ? await (0,_token_js__WEBPACK_IMPORTED_MODULE_7__/* .tokenInstead */ .M)(source, token, signal) : null;
                if (other === null)
                    throw fault;
                endpoint.headers['authorization'] = `token ${other}`;
                return send(endpoint);
            }
        },
    };
}
const TIMES = { connect: { timeout: 10_000 }, headersTimeout: SILENCE_TIMEOUT, bodyTimeout: SILENCE_TIMEOUT };
/** A fetch over the proxies that the environment names, in either case. Its connections are shared by all who are given it. */
function proxiedFetch(environment) {
    const value = (name) => environment[name] ?? environment[name.toUpperCase()] ?? '';
    let dispatcher = null;
    return (url, init) => {
        const [httpProxy, httpsProxy] = [value('http_proxy'), value('https_proxy')];
        dispatcher ??=
            httpProxy === '' && httpsProxy === ''
                ? new undici__WEBPACK_IMPORTED_MODULE_2__.Agent(TIMES)
                : new undici__WEBPACK_IMPORTED_MODULE_2__.EnvHttpProxyAgent({ ...TIMES, httpProxy, httpsProxy, noProxy: value('no_proxy') });
        return (0,undici__WEBPACK_IMPORTED_MODULE_2__.fetch)(url, { ...init, dispatcher });
    };
}
//# sourceMappingURL=client.js.map

/***/ }),

/***/ 29077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ explainGitHub),
/* harmony export */   Se: () => (/* binding */ understood),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   c2: () => (/* binding */ statusOf)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37895);
/** What it means when a call to GitHub fails. */


/** The status of an answer; null where there was none. */
function statusOf(fault) {
    if (!node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) || !('status' in fault) || typeof fault.status !== 'number')
        return null;
    // Octokit gives 500 to requests that were never answered, too.
    return 'response' in fault && fault.response !== undefined ? fault.status : null;
}
/** A rate limit speaks through 403 and 429 as well; its words tell it from a missing permission. */
function isRateLimit(fault) {
    const status = statusOf(fault);
    return status === 429 || (status === 403 && node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message));
}
/**
 * The fault for the person who must act. `doing` ends "GitHub … while "; `permission` is what the token must have for it. 404 is the
 * caller's to explain.
 */
function explainGitHub(fault, doing, permission) {
    // Where no token could be had, the reason is told already.
    if (fault instanceof _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
        return fault;
    const status = statusOf(fault);
    const cause = { cause: fault };
    if (isRateLimit(fault)) {
        const text = `The token's rate limit at GitHub is used up (while ${doing}). Try again later, or use a token with a higher limit.`;
        return new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', text, true, cause);
    }
    if (status === 401) {
        const text = `GitHub does not accept the token (401 while ${doing}). Give a valid token with "${permission}".`;
        return new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_TOK_001', text, false, cause);
    }
    if (status === 403) {
        const text = `The token may not do this (403 while ${doing}). Give the token, or the job's "permissions", "${permission}".`;
        return new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_TOK_001', text, false, cause);
    }
    if (status !== null && status < 500 && status !== 408) {
        return new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `GitHub answered ${status} while ${doing}.`, false, cause);
    }
    const said = status === null ? `did not answer (${reasonOf(fault)})` : `answered ${status}`;
    return new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `GitHub ${said} while ${doing}. Try again.`, true, cause);
}
/**
 * The parts of an answer that are used, checked. @throws ProviderError where they are not what GitHub describes: a page in place of
 * JSON, another pull request's answer. It may pass: what stands between GitHub and us does such things.
 */
function understood(schema, answer, doing) {
    const parsed = schema.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    const places = parsed.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    const where = places.length === 0 ? '' : ` (${[...new Set(places)].slice(0, 5).join(', ')})`;
    throw new _provider_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `GitHub's answer while ${doing} is not as it should be${where}. Try again.`, true);
}
/** In few words, why there was no answer: the innermost cause says most. */
function reasonOf(fault) {
    let reason = 'no reason given';
    for (let at = fault, depth = 0; depth < 4 && hasMessage(at); depth++) {
        if (at.message !== '')
            reason = at.message;
        at = 'cause' in at ? at.cause : undefined;
    }
    return reason.slice(0, 200);
}
function hasMessage(value) {
    return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
//# sourceMappingURL=faults.js.map

/***/ }),

/***/ 34572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ githubProvider)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/providers/faults.js
var faults = __webpack_require__(90015);
// EXTERNAL MODULE: ./build/src/providers/git/base-files.js
var base_files = __webpack_require__(47236);
// EXTERNAL MODULE: ./build/src/providers/git/cache.js
var cache = __webpack_require__(75989);
// EXTERNAL MODULE: ./build/src/providers/git/limits.js
var git_limits = __webpack_require__(24351);
// EXTERNAL MODULE: ./build/src/providers/git/objects.js
var objects = __webpack_require__(36475);
// EXTERNAL MODULE: ./build/src/providers/git/open.js + 1 modules
var git_open = __webpack_require__(2509);
// EXTERNAL MODULE: ./build/src/providers/git/snapshot.js + 5 modules
var snapshot = __webpack_require__(18521);
// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
// EXTERNAL MODULE: ./build/src/providers/git/history.js + 4 modules
var git_history = __webpack_require__(63046);
// EXTERNAL MODULE: ./build/src/providers/git/merge-base.js
var merge_base = __webpack_require__(86961);
// EXTERNAL MODULE: ./build/src/providers/git/program.js + 1 modules
var program = __webpack_require__(70764);
// EXTERNAL MODULE: ./build/src/providers/git/repository.js
var repository = __webpack_require__(96355);
;// CONCATENATED MODULE: ./build/src/providers/git/workspace.js






/** What the workspace does not have. Never leaves this file. */
class Incomplete extends Error {
    name = 'Incomplete';
}
/**
 * Runs `use` on the change in a workspace. Gives null where the workspace has not all of it: no repository, another one, commits
 * missing, history cut off too early (the checkout action's default), files left out (partial clones). Then it must be fetched.
 */
async function withWorkspace(options, workspace, change, signal, use) {
    try {
        return await (0,repository/* withScratch */.hM)(options, signal, async (repository) => {
            if ((await (0,git_open/* borrowCheckout */.a)(repository, workspace, true, signal)) === null)
                return null;
            const found = await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
            if (found.kind !== 'found')
                return null;
            const fetchBlobs = () => Promise.reject(new Incomplete('The workspace lacks the content of files.'));
            const past = (request) => (0,git_history/* readPast */.rj)(repository, request);
            return use({ repository, mergeBase: found.sha, fetchBlobs, readPast: past });
        });
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof Incomplete || fault instanceof program/* GitFailure */.Xi || fault instanceof provider/* ProviderError */.m)
            return null;
        throw fault;
    }
}
//# sourceMappingURL=workspace.js.map
// EXTERNAL MODULE: ./build/src/providers/github/client.js
var github_client = __webpack_require__(38539);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/providers/github/faults.js
var github_faults = __webpack_require__(29077);
;// CONCATENATED MODULE: ./build/src/providers/github/keywords.js
/**
 * The issues that a pull request's text says it closes, by GitHub's rules: one of nine words, a colon if one likes, white space, and `#12`,
 * `owner/repo#12` or an issue's URL. Source: "Linking a pull request to an issue" in GitHub's documentation.
 */
const CLOSING = /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]+(?:(?<place>[\w-]+\/[\w.-]+)?#|(?<url>https?:\/\/[^\s/]+)\/(?<path>[\w-]+\/[\w.-]+)\/issues\/)(?<number>\d{1,10})(?![\w])/giu;
/** The issues, each once, in the order of the text. `serverUrl`: where URLs must point; `repo`: what a bare `#12` belongs to. */
function closingKeywords(body, repo, serverUrl) {
    const found = new Map();
    for (const { groups } of plainText(body).matchAll(CLOSING)) {
        if (groups?.['url'] !== undefined && groups['url'].toLowerCase() !== serverUrl.toLowerCase())
            continue;
        const ref = { repo: groups?.['path'] ?? groups?.['place'] ?? repo, number: Number(groups?.['number']) };
        const key = `${ref.repo.toLowerCase()}#${ref.number}`;
        if (ref.number > 0 && !found.has(key))
            found.set(key, ref);
    }
    return [...found.values()];
}
/** The text without what GitHub does not read keywords in: comments, fenced code, code spans. */
function plainText(body) {
    const kept = [];
    let fence = null;
    for (const line of withoutComments(body).split(/\r?\n/u)) {
        const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence === null) {
            if (mark === undefined)
                kept.push(withoutCodeSpans(line));
            else
                fence = mark;
        }
        else if (mark?.startsWith(fence) === true)
            fence = null;
    }
    return kept.join('\n');
}
function withoutComments(text) {
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
/** Drops what stands between two runs of equally many backticks. */
function withoutCodeSpans(line) {
    const runs = [...line.matchAll(/`+/gu)];
    // The next run of the same length, found from the end: linear, however many runs there are.
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
// EXTERNAL MODULE: ./build/src/providers/github/tickets.js
var github_tickets = __webpack_require__(37367);
;// CONCATENATED MODULE: ./build/src/providers/github/closing-issues.js
/** The issues that a pull request closes. */





/** Most closing issues that are read; GitHub itself lists ten by keyword. */
const MAX_ISSUES = 50;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_ISSUES}) {
        totalCount
        nodes { number title body url repository { nameWithOwner } }
      }
    }
  }
}`;
/** The part of the answer that we need; whatever has another shape counts as no answer. */
const Answer = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            closingIssuesReferences: schemas/* object */.Ikc({
                totalCount: schemas/* int */.Whr().optional(),
                nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
                    number: schemas/* int */.Whr(),
                    title: schemas/* string */.YjP(),
                    body: schemas/* string */.YjP().nullish(),
                    url: schemas/* string */.YjP(),
                    repository: schemas/* object */.Ikc({ nameWithOwner: schemas/* string */.YjP() }),
                })
                    .nullable()),
            }),
        }),
    }),
});
/**
 * Asks GitHub (GraphQL) which issues the pull request closes. Where that fails, reads the closing words of its text instead,
 * and says so. An issue that is closed but cannot be read blocks: its criteria are unknown. One exception: a number that the text
 * names and that its own repository does not have; nothing can be closed by that.
 * @throws ProviderError where the token is refused or an issue cannot be read for now.
 */
async function closingIssues(client, pull, serverUrl, signal) {
    const [owner, name] = pull.repo.split('/');
    try {
        const answer = await client.call(signal, (octokit, request) => octokit.graphql(QUERY, { owner, name, number: pull.pr, request }));
        const parsed = Answer.safeParse(answer);
        if (parsed.success)
            return listed(parsed.data.repository.pullRequest.closingIssuesReferences, pull.repo);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof provider/* ProviderError */.m)
            throw fault;
        if ((0,github_faults/* statusOf */.c2)(fault) === 401) {
            throw new provider/* ProviderError */.m('E_TOK_001', 'GitHub does not accept the token (401). Give a valid token.', false, {
                cause: fault,
            });
        }
    }
    return namedInText(client, pull, serverUrl, signal);
}
function listed(issues, repo) {
    const there = issues.nodes.filter((issue) => issue !== null);
    const tickets = there.map((issue) => ({
        id: (0,github_tickets/* issueName */.X0)({ repo: issue.repository.nameWithOwner, number: issue.number }, repo),
        provider: 'github',
        url: issue.url,
        title: issue.title,
        body: issue.body ?? '',
        relation: 'closing',
    }));
    const unread = Math.max(issues.totalCount ?? 0, issues.nodes.length) - there.length;
    if (unread === 0)
        return { tickets, missing: [] };
    const detail = `${unread} of the issues that the pull request closes could not be read. Give the token "issues: read" on their repositories, or name the ticket.`;
    return { tickets, missing: [{ path: null, reason: 'closing_issue', detail, blocking: true }] };
}
async function namedInText(client, pull, serverUrl, signal) {
    const named = closingKeywords(pull.body, pull.repo, serverUrl).slice(0, MAX_ISSUES);
    const detail = 'GitHub did not say which issues the pull request closes; the closing words in its text were read instead. Issues that were linked by hand are not known.';
    const missing = [{ path: null, reason: 'closing_issues_by_text', detail, blocking: false }];
    const tickets = [];
    for (const issue of named) {
        try {
            tickets.push(await (0,github_tickets/* readIssue */.OS)(client, issue, { repo: pull.repo, relation: 'closing' }, signal));
        }
        catch (fault) {
            if (!(fault instanceof github_tickets/* IssueNotReadable */.rZ))
                throw fault;
            // A pull request is no ticket, whatever the text says.
            if (fault.why !== 'pull')
                missing.push(unreadable(issue, fault.why, pull.repo));
        }
    }
    return { tickets, missing };
}
function unreadable(issue, why, repo) {
    const own = issue.repo.toLowerCase() === repo.toLowerCase();
    const name = (0,github_tickets/* issueName */.X0)(issue, repo);
    return why === 'none' && own
        ? { path: null, reason: 'closing_issue', detail: `The text closes ${name}, which does not exist.`, blocking: false }
        : {
            path: null,
            reason: 'closing_issue',
            detail: `The text closes ${name}, which the token may not read. Give it "issues: read" there, or name the ticket.`,
            blocking: true,
        };
}
//# sourceMappingURL=closing-issues.js.map
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/providers/github/pull.js
/** The pull request, pinned. */




/** What is used of a pull request's answer: what is not so, whoever answered, is no answer of GitHub's. */
const Pull = schemas/* object */.Ikc({
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: values/* Sha */.$R, repo: schemas/* object */.Ikc({ full_name: values/* Repo */.lc }) }),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: values/* Sha */.$R }),
});
const Commit = schemas/* object */.Ikc({ sha: values/* Sha */.$R });
/** What the token must have to read a pull request and its code. */
const PERMISSION = 'pull-requests: read';
/**
 * Reads the pull request. The base is the tip of its branch, so that the policy in force is the newest one and what was merged from the base since
 * does not count as part of the change. Of one that is closed, or whose base branch is gone, it is the commit that GitHub names as its base.
 * @throws ProviderError
 */
async function readPull(client, asked, signal) {
    const [owner = '', repo = ''] = asked.repo.split('/');
    const name = `${asked.repo}#${asked.pr}`;
    const doing = `reading the pull request ${name}`;
    try {
        const answer = await client.call(signal, (octokit, request) => octokit.rest.pulls.get({ owner, repo, pull_number: asked.pr, request }));
        const data = (0,github_faults/* understood */.Se)(Pull.extend({ number: schemas/* literal */.euz(asked.pr) }), answer.data, doing);
        const tip = data.state === 'open' ? await branchTip(client, { owner, repo, branch: data.base.ref }, signal) : null;
        return {
            // As GitHub calls it now: a renamed repository answers to its old name too, but git is not redirected.
            repo: data.base.repo.full_name,
            pr: data.number,
            base: { ref: data.base.ref, sha: tip ?? data.base.sha },
            head: { ref: data.head.ref, sha: data.head.sha },
            title: data.title,
            body: data.body ?? '',
            // GitHub's own name for an account that was deleted.
            author: data.user?.login ?? 'ghost',
            labels: [...new Set(data.labels.map((label) => label.name))].sort(),
        };
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof provider/* ProviderError */.m)
            throw fault;
        if ((0,github_faults/* statusOf */.c2)(fault) === 404) {
            throw new provider/* ProviderError */.m('E_REQ_002', `GitHub has no pull request ${name}, or the token may not see it. Check repo and pr, and that the token has "${PERMISSION}" there.`);
        }
        throw (0,github_faults/* explainGitHub */.$2)(fault, doing, PERMISSION);
    }
}
/** The newest commit of a branch; null where there is no such branch. */
async function branchTip(client, place, signal) {
    const { owner, repo, branch } = place;
    const doing = `reading the base branch ${branch} of ${owner}/${repo}`;
    try {
        const { data } = await client.call(signal, (octokit, request) => octokit.rest.repos.getCommit({ owner, repo, ref: `heads/${branch}`, per_page: 1, request }));
        return (0,github_faults/* understood */.Se)(Commit, data, doing).sha;
    }
    catch (fault) {
        const status = (0,github_faults/* statusOf */.c2)(fault);
        if (!signal.aborted && (status === 404 || status === 409 || status === 422))
            return null;
        if (signal.aborted)
            throw signal.reason;
        throw (0,github_faults/* explainGitHub */.$2)(fault, doing, 'contents: read');
    }
}
//# sourceMappingURL=pull.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/provider.js
/** Pull requests of GitHub: words and tickets over its API, code over git. */













/** The provider of GitHub. The API is asked for the pull request and its tickets alone; no limit of its file lists applies. */
function githubProvider(options) {
    const client = (0,github_client/* gitHubClient */.X)(options);
    const serverUrl = options.serverUrl.replace(/\/+$/u, '');
    const environment = options.environment ?? process.env;
    const limits = options.limits ?? git_limits/* GIT_LIMITS */.U;
    const ownTicket = (id, repo, signal) => (0,github_tickets/* readRequestedTicket */.xh)(client, id, repo, serverUrl, signal);
    const readTicket = options.readTicket?.(ownTicket) ?? ownTicket;
    /** Runs `use` on the change: in the workspace where that has all of it, else on what was fetched. */
    async function withCode(change, signal, use) {
        const remote = {
            remote: { url: `${serverUrl}/${change.repo}.git`, token: options.token },
            cacheDirectory: options.cacheDirectory,
            environment,
            fetchBytes: limits.fetchBytes,
            sleep: options.sleep ?? ((milliseconds, given) => (0,promises_.setTimeout)(milliseconds, undefined, { signal: given })),
        };
        if (options.workspace !== null) {
            const parent = await new cache/* ObjectCache */.UF(options.cacheDirectory, remote.remote.url).open();
            const boxed = await withWorkspace({ parent, environment }, options.workspace, change, signal, async (opened) => ({
                result: await use(opened),
            }));
            if (boxed !== null)
                return boxed.result;
        }
        return (0,git_open/* withRemote */.T)(remote, change, signal, use);
    }
    return {
        pin: (request, signal) => (0,faults/* guarded */.N)(signal, async () => {
            const pull = await readPull(client, request, signal);
            if (request.ticket === null)
                return { ...pull, ...(await closingIssues(client, pull, serverUrl, signal)) };
            const ticket = await readTicket(request.ticket, pull.repo, signal);
            return { ...pull, tickets: [ticket], missing: [] };
        }),
        snapshot: (change, signal) => (0,faults/* guarded */.N)(signal, () => withCode(change, signal, (opened) => (0,snapshot/* readSnapshot */.R)(opened, change, limits))),
        readAtBase: (change, path, signal) => (0,faults/* guarded */.N)(signal, () => withCode(change, signal, async ({ repository, fetchBlobs }) => {
            const entry = await (0,base_files/* fileAtCommit */.fw)(repository, change.base.sha, path);
            if (entry === null)
                return null;
            if (!(await (0,objects/* objectInfo */._d)(repository, [entry.name])).has(entry.name))
                await fetchBlobs([entry.name]);
            return (await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null;
        })),
        ticket: ({ repo, id }, signal) => (0,faults/* guarded */.N)(signal, () => readTicket(id, repo, signal)),
    };
}
//# sourceMappingURL=provider.js.map

/***/ }),

/***/ 37367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   X0: () => (/* binding */ issueName),
/* harmony export */   h_: () => (/* binding */ githubTicketReader),
/* harmony export */   rZ: () => (/* binding */ IssueNotReadable),
/* harmony export */   xh: () => (/* binding */ readRequestedTicket)
/* harmony export */ });
/* unused harmony export parseTicketId */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16112);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90015);
/* harmony import */ var _provider_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37895);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38539);
/* harmony import */ var _faults_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29077);
/** GitHub issues as tickets. */






/** What is used of an issue's answer. */
const Issue = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
/** An issue that is not there, or not for this token. */
class IssueNotReadable extends Error {
    issue;
    why;
    name = 'IssueNotReadable';
    constructor(issue, 
    /** `none`: no such issue as far as the token sees; `pull`: a pull request; `denied`: the token may not. */
    why) {
        super(`${issue.repo}#${issue.number}: ${why}`);
        this.issue = issue;
        this.why = why;
    }
}
/** Reads an issue. @throws IssueNotReadable, ProviderError */
async function readIssue(client, issue, within, signal) {
    const [owner = '', repo = ''] = issue.repo.split('/');
    const doing = `reading the issue ${issueName(issue, '')}`;
    try {
        const answer = await client.call(signal, (octokit, request) => octokit.rest.issues.get({ owner, repo, issue_number: issue.number, request }));
        const data = (0,_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .understood */ .Se)(Issue.extend({ number: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(issue.number) }), answer.data, doing);
        if (data.pull_request !== undefined)
            throw new IssueNotReadable(issue, 'pull');
        return {
            id: issueName(issue, within.repo),
            provider: 'github',
            url: data.html_url,
            title: data.title,
            body: data.body ?? '',
            relation: within.relation,
        };
    }
    catch (fault) {
        if (signal.aborted || fault instanceof IssueNotReadable)
            throw fault;
        const status = (0,_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(fault);
        if (status === 404 || status === 410)
            throw new IssueNotReadable(issue, 'none');
        if (status === 403 && !(0,_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .isRateLimit */ .a5)(fault))
            throw new IssueNotReadable(issue, 'denied');
        throw (0,_faults_js__WEBPACK_IMPORTED_MODULE_1__/* .explainGitHub */ .$2)(fault, doing, 'issues: read');
    }
}
/** `#12` in its own repository, `owner/repo#12` elsewhere. */
function issueName(issue, repo) {
    return issue.repo.toLowerCase() === repo.toLowerCase() ? `#${issue.number}` : `${issue.repo}#${issue.number}`;
}
/** Reads the ticket that a request names. @throws ProviderError: E_AC_002 where it is no issue that can be read. */
async function readRequestedTicket(client, id, repo, serverUrl, signal) {
    const issue = parseTicketId(id, repo, serverUrl);
    try {
        return await readIssue(client, issue, { repo, relation: 'requested' }, signal);
    }
    catch (fault) {
        if (!(fault instanceof IssueNotReadable))
            throw fault;
        const name = issueName(issue, '');
        switch (fault.why) {
            case 'pull':
                throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${name} is a pull request, not an issue. Name the issue with the acceptance criteria.`);
            case 'denied':
                throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_TOK_001', `The token may not read the issue ${name}. Give the token, or the job's "permissions", "issues: read".`);
            case 'none':
                throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `GitHub has no issue ${name}, or the token may not see it. Check the number, and that the token has "issues: read" on ${issue.repo}.`);
        }
    }
}
/** Reads `12`, `#12`, `owner/repo#12` and issue URLs. @throws ProviderError E_AC_002 on anything else. */
function parseTicketId(id, repo, serverUrl) {
    const text = id.trim();
    const short = /^(?:([\w-]+\/[\w.-]+)?#)?(\d{1,10})$/u.exec(text);
    const url = /^(https?:\/\/[^/]+)\/([\w-]+\/[\w.-]+)\/(issues|pull)\/(\d{1,10})(?:[/?#].*)?$/iu.exec(text);
    const place = short?.[1] ?? url?.[2] ?? repo;
    const number = Number(short?.[2] ?? url?.[4]);
    const elsewhere = url !== null && url[1]?.toLowerCase() !== serverUrl.replace(/\/+$/u, '').toLowerCase();
    if ((short !== null || (url !== null && !elsewhere)) &&
        _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Repo */ .lc.safeParse(place).success &&
        _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .PullNumber */ .jK.safeParse(number).success) {
        return { repo: place, number };
    }
    const shown = JSON.stringify(text.slice(0, 128));
    const hint = 'Name a GitHub issue: 12, #12, owner/repo#12 or its URL.';
    if (/^[A-Za-z][A-Za-z0-9_]*-\d+$/u.test(text)) {
        throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} reads like a Jira or Linear issue, and no Jira or Linear provider is set up here. ${hint}`);
    }
    if (elsewhere)
        throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} is not on ${serverUrl}. ${hint}`);
    throw new _provider_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_AC_002', `${shown} is no ticket that can be read. ${hint}`);
}
/** Reads tickets from GitHub issues, for changes that are not on GitHub themselves. */
function githubTicketReader(options) {
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_4__/* .gitHubClient */ .X)(options);
    const serverUrl = options.serverUrl ?? serverOf(options.apiUrl);
    return (id, signal) => (0,_faults_js__WEBPACK_IMPORTED_MODULE_5__/* .guarded */ .N)(signal, () => readRequestedTicket(client, id, options.repo, serverUrl, signal));
}
/** `https://api.github.com` → `https://github.com`, `https://api.x.ghe.com` → `https://x.ghe.com`, `https://host/api/v3` → `https://host`. */
function serverOf(apiUrl) {
    return new URL(apiUrl).origin.replace(/^(https?:\/\/)api\./u, '$1');
}
//# sourceMappingURL=tickets.js.map

/***/ }),

/***/ 56903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ tokenNow),
/* harmony export */   M: () => (/* binding */ tokenInstead)
/* harmony export */ });
/** Tokens of GitHub: one that stays as it is, or one that is asked for at each use because it ends. */
/** The token as it is now. */
async function tokenNow(token, signal, refused) {
    return typeof token === 'string' ? token : token(signal, refused);
}
/** What comes in place of a token that was refused; null where there is no other. */
async function tokenInstead(token, refused, signal) {
    const other = await tokenNow(token, signal, refused);
    return other === refused ? null : other;
}
//# sourceMappingURL=token.js.map

/***/ }),

/***/ 37895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ ProviderError)
/* harmony export */ });
/** A fault of the provider or of what was asked of it. `message` is for the person who must act, and holds no secret. */
class ProviderError extends Error {
    code;
    transient;
    name = 'ProviderError';
    constructor(code, message, 
    /** True where the same call may go through later. */
    transient = false, options) {
        super(message, options);
        this.code = code;
        this.transient = transient;
    }
}
//# sourceMappingURL=provider.js.map

/***/ }),

/***/ 19244:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   El: () => (/* binding */ createBodyOf),
/* harmony export */   YG: () => (/* binding */ postCheckRun),
/* harmony export */   jH: () => (/* binding */ outputOf),
/* harmony export */   lR: () => (/* binding */ detailsUrlOf)
/* harmony export */ });
/* unused harmony export batchesOf */
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81857);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43629);
/**
 * A check run, posted: created complete in the first request, the rest of its annotations appended by the requests after it.
 * No I/O of its own: whoever posts brings the calls.
 */


/** GitHub takes this many annotations a request. */
const MAX_ANNOTATIONS_PER_REQUEST = 50;
const MAX_DETAILS_URL_CHARACTERS = 2048;
/** The items in runs of at most `size`; no items are no run. */
function batchesOf(items, size) {
    return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}
/** `output` of a request's body. */
function outputOf({ title, summary, text }, annotations) {
    return { title, summary, ...(text === null ? {} : { text }), annotations };
}
/** The body of "Create a check run" (GitHub REST): complete from the start, so that none is ever left in progress. */
function createBodyOf(run) {
    return {
        name: run.name,
        head_sha: run.headSha,
        status: 'completed',
        conclusion: run.conclusion,
        ...(run.externalId === undefined ? {} : { external_id: run.externalId }),
        ...(run.detailsUrl === null ? {} : { details_url: run.detailsUrl }),
        output: outputOf(run.output, run.annotations),
    };
}
/** GitHub's "Details" link, where the address is one that people can open and GitHub takes; else null. */
function detailsUrlOf(url) {
    const parsed = url == null || url.length > MAX_DETAILS_URL_CHARACTERS ? null : (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(url);
    if (parsed === null)
        return null;
    const { protocol, hostname, href } = parsed;
    return /^https?:$/u.test(protocol) && !(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .isLoopback */ .U9)(hostname) ? href : null;
}
/**
 * Posts a check run. Never throws: `fault` says why not everything is there. Requests go one after the other, since GitHub
 * appends annotations in the order they come.
 * @param found a check run that an earlier attempt left: only the annotations that it lacks are posted
 */
async function postCheckRun(checks, run, signal, found = null) {
    let at = { id: found?.id ?? null, url: found?.url ?? null };
    let count = Math.min(found?.annotations ?? 0, run.annotations.length);
    try {
        if (found === null) {
            const first = run.annotations.slice(0, MAX_ANNOTATIONS_PER_REQUEST);
            at = await checks.createCheckRun({ ...run, annotations: first }, signal);
            count = first.length;
        }
        for (const batch of batchesOf(run.annotations.slice(count), MAX_ANNOTATIONS_PER_REQUEST)) {
            if (at.id === null)
                throw new Error('GitHub gave it no id to append to');
            await checks.appendAnnotations(run.repo, at.id, run.output, batch, signal);
            count += batch.length;
        }
    }
    catch (cause) {
        return { ...at, count, fault: { cause } };
    }
    return { ...at, count, fault: null };
}
//# sourceMappingURL=check-run.js.map

/***/ }),

/***/ 28987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ ruleNamer),
/* harmony export */   Ce: () => (/* binding */ omittedOf),
/* harmony export */   Cp: () => (/* binding */ CRITERION_WORDS),
/* harmony export */   PN: () => (/* binding */ confidenceParts),
/* harmony export */   TP: () => (/* binding */ worstCriteria),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   Wl: () => (/* binding */ tallyText),
/* harmony export */   dX: () => (/* binding */ planesOf),
/* harmony export */   hJ: () => (/* binding */ bindingOf),
/* harmony export */   kQ: () => (/* binding */ toolLines),
/* harmony export */   kx: () => (/* binding */ tierOf),
/* harmony export */   l_: () => (/* binding */ criterionRows),
/* harmony export */   pC: () => (/* binding */ criteriaOf),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   u6: () => (/* binding */ weightiest)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34107);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43629);
/** What a trace says, read tolerantly: a step that is missing or of another shape is null, never an error. */



function step(report, name) {
    const found = report.trace?.steps.find((each) => each.name === name);
    const parsed = _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .STEP_EVIDENCE */ .XL[name].safeParse(found?.evidence);
    return parsed.success ? parsed.data : null;
}
const criteriaOf = (report) => step(report, 'criteria');
const tierOf = (report) => step(report, 'tier');
const planesOf = (report) => step(report, 'planes');
const policyOf = (report) => step(report, 'policy');
const bindingOf = (report) => step(report, 'binding');
/** The rule that a finding comes from, which is what a policy and a suppression name; its plane where there is no trace. */
function ruleNamer(report) {
    const rules = new Map(planesOf(report)?.findings.map(({ fingerprint, rule }) => [fingerprint, rule]));
    return (finding) => rules.get(finding.fingerprint ?? '') ?? finding.plane;
}
/** How a criterion came out, for people. */
const CRITERION_WORDS = {
    met: 'met',
    weak: 'weak',
    unmet: 'unmet',
    not_code_verifiable: 'for people',
};
/** The review's criteria in order, with what the trace adds to them. */
function criterionRows(report) {
    const read = new Map(criteriaOf(report)?.criteria.map((criterion) => [criterion.id, criterion]));
    const bound = new Map(bindingOf(report)?.bindings.map((binding) => [binding.id, binding]));
    return (report.review.ac_bindings ?? []).map((binding) => ({
        id: binding.id,
        text: read.get(binding.id)?.text ?? null,
        status: bound.get(binding.id)?.status ?? (binding.lines.length > 0 ? 'met' : null),
        lines: binding.lines,
        confidence: binding.confidence ?? null,
    }));
}
/** The worst first; what is of the same kind stays in the order of the ticket. */
const WORST = ['unmet', 'weak', null, 'met', 'not_code_verifiable'];
/** The criteria with the worst first, so that what a limit cuts is the least. */
function worstCriteria(rows) {
    return [...rows].sort((a, b) => WORST.indexOf(a.status) - WORST.indexOf(b.status));
}
/** Counts the criteria. */
function tallyOf(report) {
    const rows = criterionRows(report);
    const count = (status) => rows.filter((row) => row.status === status).length;
    return {
        total: rows.length,
        met: count('met'),
        weak: count('weak'),
        unmet: count('unmet'),
        people: count('not_code_verifiable'),
        unknown: count(null),
    };
}
/** `4 met, 1 unmet`, the worst last as people count; empty where there are no criteria. */
function tallyText({ met, weak, unmet, people, unknown }) {
    const parts = [
        [met, 'met'],
        [weak, 'weak'],
        [unmet, 'unmet'],
        [unknown, 'without lines'],
        [people, 'for people'],
    ];
    return parts
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${count} ${word}`)
        .join(', ');
}
/** What was not looked at, first what keeps the gate from opening. */
function omittedOf(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    return [...omitted].sort((a, b) => Number(b.blocking) - Number(a.blocking));
}
/** `ESLint 9.1.0 (plane eslint): 12 results, 2 on the change, 10 set aside`: a line for each report of another tool. */
function toolLines(report) {
    return (planesOf(report)?.reports ?? []).map(({ plane, tool, version, results, on_change: on, ...aside }) => {
        const left = results - on;
        const why = [
            [aside.elsewhere, 'on lines that did not change'],
            [aside.not_failures, 'no failures'],
            [aside.without_place, 'outside of the repository or without a file'],
            [aside.repeated, 'told twice'],
        ];
        const words = why.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
        const named = version === null ? tool : `${tool} ${version}`;
        return `${named} (plane ${plane}): ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(results, 'result')}, ${on} on the change, ${left} set aside${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
    });
}
const LARGEST = 5;
/** The contributions that weigh most, up or down, and what the others come to. */
function weightiest(contributions) {
    const sorted = contributions
        .filter(({ points }) => points !== 0)
        .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
    const others = sorted.slice(LARGEST);
    const sum = others.reduce((total, { points }) => total + points, 0);
    // Points have two decimals; adding zero turns -0 into 0.
    return { largest: sorted.slice(0, LARGEST), others: others.length, sum: Math.round(sum * 100) / 100 + 0 };
}
const ConfidenceFacts = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    parts: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ part: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), stands: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(), pivotal: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() })),
});
/** The judgements that the confidence rests on, the least sure first. */
function confidenceParts(report) {
    const read = ConfidenceFacts.safeParse(report.trace?.decision.facts['confidence']);
    if (!read.success)
        return [];
    return read.data.parts.filter(({ pivotal }) => pivotal).sort((a, b) => a.stands - b.stands);
}
//# sourceMappingURL=evidence.js.map

/***/ }),

/***/ 85636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bz: () => (/* binding */ referenceOf),
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   mm: () => (/* binding */ weightOf)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);

/** Limits of a check run's annotation (GitHub REST, "Create a check run"); the message's is 64 KB. */
const MAX_ANNOTATION_MESSAGE_BYTES = 64_000;
const MAX_ANNOTATION_TITLE_CHARACTERS = 255;
const MAX_LINE = 2_147_483_647;
/** How much a finding weighs; a severity nobody knows counts as `warn`. */
function weightOf(finding) {
    const { severity } = finding;
    return severity === 'error' || severity === 'info' ? severity : 'warn';
}
/** First and last line, whole numbers from 1, in order, whatever the service gave. */
function linesOf(finding) {
    const line = (value, otherwise) => value !== undefined && Number.isFinite(value) ? Math.min(MAX_LINE, Math.max(1, Math.trunc(value))) : otherwise;
    const first = line(finding.location.lineRange[0], 1);
    const last = line(finding.location.lineRange[1], first);
    return { first: Math.min(first, last), last: Math.max(first, last) };
}
/** A repo-relative path with forward slashes, that stays inside the repository. */
function pathOf(finding) {
    const path = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.location.file)
        .replace(/\\/gu, '/')
        .split('/')
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .join('/');
    return path === '' ? '(no file)' : path;
}
/** `src/a.ts:1-4`: where a finding is. */
function referenceOf(finding) {
    const { first, last } = linesOf(finding);
    return `${pathOf(finding)}:${first}${last > first ? `-${last}` : ''}`;
}
const ORDER = { error: 0, warn: 1, info: 2 };
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
/** The worst first, so that what a limit cuts is the least; then by file, first line and id. */
function worstFirst(findings) {
    return [...findings].sort((a, b) => ORDER[weightOf(a)] - ORDER[weightOf(b)] ||
        compare(a.location.file, b.location.file) ||
        linesOf(a).first - linesOf(b).first ||
        compare(a.id, b.id));
}
/** Findings by weight. */
function countFindings(findings) {
    const counts = { error: 0, warn: 0, info: 0 };
    for (const finding of findings)
        counts[weightOf(finding)] += 1;
    return counts;
}
const LEVELS = { info: 'notice', warn: 'warning', error: 'failure' };
/** The findings as annotations, worst first, each one valid: GitHub's 422 does not name the bad one. */
function annotations(findings) {
    return worstFirst(findings).map((finding) => {
        const { first, last } = linesOf(finding);
        const title = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.title) || (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(finding.plane) || 'Finding';
        const message = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(finding.rationale).trim() || title;
        return {
            path: pathOf(finding),
            start_line: first,
            end_line: last,
            annotation_level: LEVELS[weightOf(finding)],
            title: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)(title, MAX_ANNOTATION_TITLE_CHARACTERS),
            message: (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutBytes */ .Uw)(message, MAX_ANNOTATION_MESSAGE_BYTES),
        };
    });
}
//# sourceMappingURL=findings.js.map

/***/ }),

/***/ 6864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SJ: () => (/* binding */ MAX_CHECK_OUTPUT_BYTES),
  TN: () => (/* binding */ checkRunOutput),
  hi: () => (/* binding */ couldNotReviewSummary),
  qN: () => (/* binding */ markdownReport)
});

// UNUSED EXPORTS: MAX_JOB_SUMMARY_BYTES, couldNotReviewParts, jobSummary

// EXTERNAL MODULE: ./build/src/contract/url.js
var contract_url = __webpack_require__(81857);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/report/sections/fit.js
/** How the parts of a Markdown report are fitted into a limit of bytes: less detail first, then whole rows, never half of one. */

const FULL = { title: 255, rationale: 1000, criterion: 400, links: 5, evidence: true, fold: true };
const BRIEF = { title: 160, rationale: 240, criterion: 200, links: 3, evidence: false, fold: true };
const MINIMAL = { title: 100, rationale: 0, criterion: 120, links: 1, evidence: false, fold: false };
const bytes = (value) => Buffer.byteLength(value);
/** A part without rows. */
function fit_text(head) {
    return { head, rows: [], more: () => '' };
}
/** Rows behind a line that opens them. The line is ours: never pass words of a pull request. */
function folded(line, section) {
    return {
        ...section,
        head: `<details>\n<summary>${line}</summary>\n${section.head === '' ? '' : `\n${section.head}`}`,
        tail: `${section.tail ?? ''}\n</details>`,
    };
}
function joined(sections, kept) {
    const parts = sections.map((section, index) => {
        const left = section.rows.length - kept(index);
        return [
            ...(section.head === '' ? [] : [section.head]),
            ...section.rows.slice(0, kept(index)),
            ...(left > 0 ? [section.more(left)] : []),
            ...(section.tail === undefined ? [] : [section.tail]),
        ].join('\n');
    });
    return `${parts.join('\n\n')}\n`;
}
/**
 * Shares what the heads leave among the rows. Every part has a right to the same share; what one does not need goes to
 * the parts in order, so that the first are cut last.
 */
function shared(sections, maxBytes) {
    const reserved = sections.reduce((sum, { head, rows, more, tail }) => sum + bytes(head) + bytes(more(rows.length)) + bytes(tail ?? '') + 4, 1);
    const parts = sections.map(({ rows }) => ({ costs: rows.map((row) => bytes(row) + 1), kept: 0 }));
    let free = Math.max(0, maxBytes - reserved);
    const fair = Math.floor(free / Math.max(1, parts.filter(({ costs }) => costs.length > 0).length));
    const take = (part, most) => {
        let used = 0;
        for (let cost = part.costs[part.kept]; cost !== undefined && used + cost <= most; cost = part.costs[part.kept]) {
            used += cost;
            part.kept += 1;
        }
        free -= used;
    };
    for (const part of parts)
        take(part, fair);
    for (const part of parts)
        take(part, free);
    return joined(sections, (index) => parts[index]?.kept ?? 0);
}
/**
 * The most that fits into `maxBytes`: everything in full, else everything in few words, else as many rows as there is
 * room for, the first ones of each part. The heads are taken to fit: whoever writes one keeps it short.
 * @param atLeast about how many bytes there will be: what is far too much then need not be written to see it
 */
function fit_fitted(sectionsOf, maxBytes, atLeast = () => 0) {
    for (const detail of [FULL, BRIEF]) {
        if (atLeast(detail) > maxBytes)
            continue;
        const sections = sectionsOf(detail);
        const whole = joined(sections, (index) => sections[index]?.rows.length ?? 0);
        if (bytes(whole) <= maxBytes)
            return whole;
    }
    // Whatever a head holds after all: never over the limit.
    return (0,report_words/* cutBytes */.Uw)(shared(sectionsOf(MINIMAL), maxBytes), maxBytes);
}
//# sourceMappingURL=fit.js.map
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/sections/links.js


const MAX_LABEL_CHARACTERS = 160;
/** A longer address is nothing that a table should hold. */
const MAX_URL_CHARACTERS = 2000;
/** The end of a path says more than its beginning. */
function shortened(reference) {
    if (reference.length <= MAX_LABEL_CHARACTERS)
        return reference;
    return `…${reference
        .slice(1 - MAX_LABEL_CHARACTERS)
        .toWellFormed()
        .replace(/^\ufffd/u, '')}`;
}
/**
 * `src/a.ts:1-4` linked to the head commit, where there is something to link to.
 * @param label what is shown of it; the whole reference where left out
 */
function lineLink(report, reference, label = reference) {
    const shown = (0,report_words/* markdownCode */.D9)(shortened(label));
    const match = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
    if (match === null || report.serverUrl === null || report.headSha === null)
        return shown;
    const [, file = '', first = '', last] = match;
    const anchor = last === undefined ? `L${first}` : `L${first}-L${last}`;
    const url = `${report.serverUrl}/${report.repo}/blob/${report.headSha}/${(0,report_words/* pathInUrl */.oW)(file)}#${anchor}`;
    return url.length > MAX_URL_CHARACTERS ? shown : (0,report_words/* markdownLink */.iQ)(shown, url);
}
/** Where a finding is, linked. */
function findingLink(report, finding) {
    return lineLink(report, (0,report_findings/* referenceOf */.Bz)(finding));
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/coverage.js
/** What was not looked at, what was set aside, and where the whole trace is. */





/** More rows than these are folded away. */
const OPEN_ROWS = 10;
const more = (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`;
/** A list with its heading; the second half of a long one is behind a line that opens it. */
function list(title, rows, detail) {
    if (rows.length === 0)
        return [];
    if (!detail.fold || rows.length <= OPEN_ROWS)
        return [{ head: `${title}\n`, rows, more }];
    const rest = rows.slice(OPEN_ROWS);
    return [
        { head: `${title}\n`, rows: rows.slice(0, OPEN_ROWS), more },
        folded(`And ${rest.length} more`, { head: '', rows: rest, more }),
    ];
}
/** What was not looked at, first what keeps the gate from opening; nothing where everything was. */
function coverageSections(report, detail) {
    const rows = (0,evidence/* omittedOf */.Ce)(report).map(({ path, detail: why, blocking }) => {
        const file = path === null ? '' : `${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(path, 300))}: `;
        const keeps = blocking ? ' **This keeps the gate from opening by itself.**' : '';
        return `- ${file}${(0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(why, 300))}${keeps}`;
    });
    return list(`### Not looked at: ${rows.length}`, rows, detail);
}
/** What was suppressed, with the reasons; nothing where nothing was. */
function suppressedSections(report, detail) {
    const rows = ((0,evidence/* planesOf */.dX)(report)?.suppressed ?? []).map(({ rule, file, line, reason, by }) => {
        const why = (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(reason, 300));
        return `- ${lineLink(report, `${file}:${line}`)} ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(rule, 100))}: ${why} (${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(by, 200))})`;
    });
    return list(`### Suppressed: ${rows.length}`, rows, detail);
}
/** What other tools reported and what became of it; nothing where no report was given. */
function toolSections(report, detail) {
    const rows = (0,evidence/* toolLines */.kQ)(report).map((line) => `- ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(line, 500))}`);
    return list('### Reports of other tools', rows, detail);
}
/** A longer address is none that a person would follow, and no limit has room for it. */
const coverage_MAX_URL_CHARACTERS = 2000;
/** The address of the trace, where it outlives the job; a loopback address is gone with it. */
function lastingTraceUrl(report) {
    const url = (0,contract_url/* parseUrl */.D)(report.review.trace_url ?? '');
    return url === null || url.href.length > coverage_MAX_URL_CHARACTERS || (0,report_words/* isLoopback */.U9)(url.hostname) ? null : url.href;
}
/** Where the trace lies, its digest, and the review's id. */
function traceSections(report) {
    const url = lastingTraceUrl(report);
    const digest = report.trace?.digest;
    const engine = report.trace?.engine.version;
    const parts = [
        ...(url === null && digest === undefined ? [] : [url === null ? 'Trace' : (0,report_words/* markdownLink */.iQ)('Trace', url)]),
        ...(digest === undefined ? [] : [(0,report_words/* markdownCode */.D9)(digest)]),
        `· review ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(report.review.id, 80))}`,
        ...(engine === undefined ? [] : [`· engine ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(engine, 40))}`]),
    ];
    return [fit_text(`<sub>${parts.join(' ').replace(/^· review/u, 'Review')}</sub>`)];
}
//# sourceMappingURL=coverage.js.map
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/sections/criteria.js
/** The acceptance criteria with their lines, and why they are bound to them. */





const MARKS = { met: '✅ met', weak: '⚠️ weak', unmet: '❌ unmet', not_code_verifiable: '➖ for people' };
const FROM = {
    ticket: 'the ticket',
    closing_issue: 'the issue that this pull request closes',
    body: "the pull request's description",
};
/** More rows than these fold away what is met. */
const criteria_OPEN_ROWS = 8;
const TABLE = '| | Criterion | Lines | Confidence |\n|---|---|---|---|';
/** `✅ met`; empty where nothing is known of a criterion but its lines. */
function criterionMark(row) {
    if (row.status !== null)
        return MARKS[row.status];
    return row.lines.length === 0 ? '❔ no lines' : '';
}
function criterionRow(report, row, detail) {
    const shown = row.lines.slice(0, detail.links).map((reference) => lineLink(report, reference));
    const more = row.lines.length > shown.length ? [`and ${row.lines.length - shown.length} more`] : [];
    const cells = [
        criterionMark(row),
        `**${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(row.id, 40))}** ${(0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(row.text ?? '', detail.criterion))}`.trim(),
        [...shown, ...more].join('<br>'),
        row.confidence === null ? '' : (0,verdict/* figure */.vP)(row.confidence),
    ];
    return `| ${cells.join(' | ')} |`;
}
const criteria_more = (left) => `\n${(0,report_words/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here for lack of room; the review has all of them.`;
function sourceText(report) {
    const read = (0,evidence/* criteriaOf */.pC)(report);
    if (read === null || read.source === 'none')
        return '';
    const ticket = read.criteria[0]?.origin.ticket;
    const named = read.source === 'closing_issue' ? ', ' : ' ';
    return `From ${FROM[read.source]}${ticket == null ? '' : `${named}${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(ticket, 80))}`}.\n\n`;
}
/** The criteria, worst first. Without any: that there are none, where that is known. */
function criteriaSections(report, detail) {
    const rows = (0,evidence/* worstCriteria */.TP)((0,evidence/* criterionRows */.l_)(report));
    if (rows.length === 0) {
        if ((0,evidence/* criteriaOf */.pC)(report) === null)
            return [];
        return [
            fit_text('### Acceptance criteria\n\nNone were found, neither in a ticket nor in an issue that this pull request closes nor in its description. Nothing says what the change should do; it was reviewed for how it does it.'),
        ];
    }
    const title = `### Acceptance criteria: ${(0,evidence/* tallyText */.Wl)((0,evidence/* tallyOf */.sv)(report))}\n\n${sourceText(report)}`;
    const table = (some, head) => ({
        head: `${head}${TABLE}`,
        rows: some.map((row) => criterionRow(report, row, detail)),
        more: criteria_more,
    });
    if (!detail.fold || rows.length <= criteria_OPEN_ROWS)
        return [table(rows, title)];
    const settled = rows.filter(({ status }) => status === 'met' || status === 'not_code_verifiable');
    const open = rows.filter((row) => !settled.includes(row));
    if (settled.length === 0)
        return [table(rows, title)];
    const line = (0,report_words/* counted */.hS)(settled.length, 'criterion that needs nothing', 'criteria that need nothing');
    return [
        ...(open.length === 0 ? [fit_text(title.trimEnd())] : [table(open, title)]),
        folded(`${open.length === 0 ? '' : 'The other '}${line}`, table(settled, '')),
    ];
}
const EVIDENCE_LINES = 5;
/** Why each criterion is bound to its lines, folded; nothing without a trace. */
function evidenceSections(report, detail) {
    const bindings = (detail.evidence ? (0,evidence/* bindingOf */.hJ)(report)?.bindings : undefined) ?? [];
    const rows = bindings.flatMap(({ id, lines }) => lines.slice(0, EVIDENCE_LINES).map(({ ref, confidence, evidence }) => {
        const why = (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(evidence.join('; '), 400));
        return `- **${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(id, 40))}** ${lineLink(report, ref)} ${(0,verdict/* figure */.vP)(confidence)}${why === '' ? '' : `: ${why}`}`;
    }));
    if (rows.length === 0)
        return [];
    const section = {
        head: '',
        rows,
        more: (left) => `\n${left} more not shown here for lack of room.`,
    };
    return [folded('Why the criteria are bound to these lines', section)];
}
//# sourceMappingURL=criteria.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/findings.js






const findings_MARKS = { error: '🟥 error', warn: '🟧 warn', info: '🟦 info' };
/** Errors and warnings that are shown without a click. */
const findings_OPEN_ROWS = 20;
const findings_TABLE = '| Severity | Where | What |\n|---|---|---|';
const FILE_TABLE = '| Line | What |\n|---|---|';
/** `🟥 error`; a severity that nobody knows as the service gave it. */
function severityMark(finding) {
    return ['error', 'warn', 'info'].includes(finding.severity)
        ? findings_MARKS[(0,report_findings/* weightOf */.mm)(finding)]
        : `🟧 ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(finding.severity, 40))}`;
}
/** Title, rule and rationale, as far as there is room for them. */
function whatOf(finding, rule, detail) {
    const words = (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(finding.title, detail.title)) || 'A finding without a title';
    const title = `**${words}** (${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(rule, 100))})`;
    const why = detail.rationale === 0 ? '' : (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(finding.rationale, detail.rationale));
    return why === '' ? title : `${title}<br>${why}`;
}
/** A table's rows by file: the first of a file's brings its heading along. Expects them in the order of severity and file. */
function rowsByFile(report, findings, what) {
    let group = '';
    return findings.map((finding) => {
        const path = (0,report_findings/* pathOf */.XM)(finding);
        const { first, last } = (0,report_findings/* linesOf */.Dx)(finding);
        const line = lineLink(report, (0,report_findings/* referenceOf */.Bz)(finding), last > first ? `${first}-${last}` : `${first}`);
        const row = `| ${line} | ${what(finding)} |`;
        const key = `${severityMark(finding)} in ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(path, 300))}`;
        if (key === group)
            return row;
        const heading = `${group === '' ? '' : '\n'}${key}\n\n${FILE_TABLE}\n${row}`;
        group = key;
        return heading;
    });
}
const findings_more = (left) => `\n${(0,report_words/* counted */.hS)(left, 'more finding is', 'more findings are')} not shown here for lack of room.`;
/**
 * The findings.
 * @param rest where what is left out can be found, a sentence of ours
 */
function findingSections(report, detail, rest) {
    if (report.unread === true)
        return [fit_text('### Findings\n\nThey could not be read.')];
    if (report.findings.length === 0)
        return [fit_text('### Findings\n\nNone.')];
    const cut = report.truncated ? '\n\nThe service has more findings than were read.' : '';
    const ruleOf = (0,evidence/* ruleNamer */.C1)(report);
    const what = (finding) => whatOf(finding, ruleOf(finding), detail);
    const table = (some, head) => ({
        head: `${head}${findings_TABLE}`,
        rows: some.map((each) => `| ${severityMark(each)} | ${findingLink(report, each)} | ${what(each)} |`),
        more: (left) => `${findings_more(left)} ${rest}`,
    });
    const sorted = (0,report_findings/* worstFirst */.md)(report.findings);
    const title = `### Findings: ${(0,verdict/* findingsText */._g)(report)}${cut}`;
    if (!detail.fold)
        return [table(sorted, `${title}\n\n`)];
    const open = sorted.filter((finding) => (0,report_findings/* weightOf */.mm)(finding) !== 'info').slice(0, findings_OPEN_ROWS);
    const others = sorted.slice(open.length);
    const files = new Set(others.map((each) => `${(0,report_findings/* weightOf */.mm)(each)} ${(0,report_findings/* pathOf */.XM)(each)}`)).size;
    const behind = files * 2 > others.length
        ? table(others, '')
        : { head: '', rows: rowsByFile(report, others, what), more: (left) => `${findings_more(left)} ${rest}` };
    const { error, warn, info } = (0,report_findings/* countFindings */.Gt)(others);
    const kinds = [
        ...(error > 0 ? [(0,report_words/* counted */.hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,report_words/* counted */.hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,report_words/* counted */.hS)(info, 'note')] : []),
    ].join(', ');
    return [
        open.length === 0 ? fit_text(title) : table(open, `${title}\n\n`),
        ...(others.length === 0 ? [] : [folded(open.length === 0 ? kinds : `And ${kinds}`, behind)]),
    ];
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/risk.js
/** How the tier and the confidence came about. */



const signed = (points) => `${points > 0 ? '+' : ''}${(0,verdict/* figure */.vP)(points)}`;
/** The tier with what weighs most in it; nothing without a trace. */
function riskSections(report) {
    const tier = (0,evidence/* tierOf */.kx)(report);
    if (tier === null)
        return [];
    const { largest, others, sum } = (0,evidence/* weightiest */.u6)(tier.contributions);
    const floors = tier.floors.map((floor) => `| at least ${floor.tier} | ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(floor.note, 300))} | |`);
    const contributions = largest.map(({ note, feature, value, points }) => `| ${signed(points)} | ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(note || feature, 300))} | ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(String(value), 80))} |`);
    const rest = others === 0 ? [] : [`| ${signed(sum)} | ${(0,report_words/* counted */.hS)(others, 'smaller one')} together | |`];
    const rows = [...floors, ...contributions, ...rest];
    if (rows.length === 0)
        return [];
    return [
        {
            head: `### Risk: ${(0,report_words/* markdownText */.p7)((0,verdict/* tierText */.uN)(tier.tier))}, score ${(0,verdict/* figure */.vP)(tier.score)}\n\n| Points | For | Value |\n|---|---|---|`,
            rows,
            more: (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`,
        },
    ];
}
const PARTS = 3;
/** What the confidence rests on, the least sure first; nothing without a trace. */
function confidenceSections(report) {
    const { confidence } = report.review;
    const parts = (0,evidence/* confidenceParts */.PN)(report);
    if (confidence == null || parts.length === 0)
        return [];
    const rows = parts
        .slice(0, PARTS)
        .map(({ part, stands }) => `- ${(0,verdict/* figure */.vP)(stands)} ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(part, 200))}`);
    const others = parts.length - rows.length;
    return [
        {
            head: `### Confidence: ${(0,verdict/* figure */.vP)(confidence)}\n\nIt rests on ${(0,report_words/* counted */.hS)(parts.length, 'judgement')}, each with the probability that it is right${others > 0 ? '; the least sure' : ''}:\n`,
            rows,
            more: (left) => `\n${left} more not shown here for lack of room.`,
        },
    ];
}
//# sourceMappingURL=risk.js.map
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
;// CONCATENATED MODULE: ./build/src/report/sections/verdict.js
/** What is read first: the verdict, why, the figures at a glance, what to do, and the notes. */






const MAX_REASON_CHARACTERS = 600;
const MAX_NOTE_CHARACTERS = 1500;
const MAX_WORD_CHARACTERS = 80;
const verdict_short = (words, max = MAX_WORD_CHARACTERS) => (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(words, max));
/** Green only for an approval: an open gate that approves nothing must not look like one. */
function markOf(report) {
    if (!report.gate.open)
        return '❌';
    return (0,verdict/* isApproved */.SZ)(report) ? '✅' : '⚪';
}
/** `✅ Review Gate: auto-approve`. */
function headlineText(report, name = 'Review Gate') {
    return `${markOf(report)} ${verdict_short(name)}: ${verdict_short((0,verdict/* verdictText */.nt)(report))}`;
}
const capital = (words) => `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
/** Why, in plain words; then what the gate does about it, and the rule that decided. */
function reasonText(report) {
    const { gate } = report;
    const decided = (0,verdict/* decidedBy */.yP)(report);
    const against = decided !== null && decided.because !== '' && (0,verdict/* verdictOf */.Vj)(report) !== 'auto-approve';
    const why = against ? `**${capital(verdict_short(decided.because, 300))}.** ` : '';
    const gateText = `The gate is ${gate.open ? 'open' : 'closed'}: ${verdict_short(gate.reason, MAX_REASON_CHARACTERS)}`;
    if (decided === null)
        return gateText;
    const named = (words) => (0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(words, MAX_WORD_CHARACTERS));
    const policy = decided.policy === null ? '' : ` of the policy ${named(decided.policy)}`;
    const told = decided.condition === '' || decided.condition === decided.because;
    const condition = decided.condition === 'true'
        ? `: ${decided.because}`
        : told
            ? ''
            : `: ${(0,report_words/* markdownCode */.D9)((0,report_words/* cutCharacters */.lD)(decided.condition, 200))}`;
    return `${why}${gateText}\n\nDecided by the rule ${named(decided.rule)}${policy}${condition}.`;
}
/** `5 files, all looked at`; null without a trace. */
function coverageText(report) {
    const coverage = report.trace?.snapshot.coverage;
    if (coverage === undefined)
        return null;
    const left = (0,evidence/* omittedOf */.Ce)(report).length;
    const files = (0,report_words/* counted */.hS)(coverage.files, 'file');
    if (left === 0)
        return `${files}, all looked at`;
    return `${files}, ${left} not looked at${coverage.complete ? '' : ' (**incomplete**)'}`;
}
/** The figures at a glance, a table of one row. Only what is known is in it. */
function glance(report) {
    const { review } = report;
    const tally = (0,evidence/* tallyOf */.sv)(report);
    const known = report.trace !== null || tally.total > 0;
    const cells = [
        ['Criteria', known ? (0,evidence/* tallyText */.Wl)(tally) || 'none' : null],
        ['Findings', (0,verdict/* findingsText */._g)(report)],
        ['Tier', review.tier == null ? null : verdict_short((0,verdict/* tierText */.uN)(review.tier))],
        ['Confidence', review.confidence == null ? null : (0,verdict/* figure */.vP)(review.confidence)],
        ['Looked at', coverageText(report)],
        ['Head', report.headSha === null ? null : (0,report_words/* markdownCode */.D9)(report.headSha.slice(0, 12))],
    ];
    const told = cells.filter((cell) => cell[1] !== null);
    const row = (values) => `| ${values.join(' | ')} |`;
    return [row(told.map(([name]) => name)), `|${'---|'.repeat(told.length)}`, row(told.map(([, value]) => value))].join('\n');
}
/** Verdict, reason and figures. */
function verdictSection(report) {
    return fit_text([`## ${headlineText(report)}`, reasonText(report), glance(report)].join('\n\n'));
}
function stepRows(report, { what, items, more }) {
    return [
        `- **${verdict_short(what, 300)}**`,
        ...items.map(({ reference, name, text: words }) => {
            const parts = [
                reference === null ? '' : lineLink(report, reference),
                name === '' ? '' : `**${verdict_short(name, 40)}**`,
                verdict_short(words, 140),
            ];
            return `  - ${parts.filter((part) => part !== '').join(' ')}`;
        }),
        ...(more > 0 ? [`  - and ${more} more, below`] : []),
    ];
}
/** What to do; nothing where the change is approved. */
function stepsSections(report) {
    const steps = (0,next_steps/* nextSteps */.Z)(report);
    if (steps.length === 0)
        return [];
    return [
        {
            head: `### ${(0,next_steps/* stepsTitle */.s)(report)}\n`,
            rows: steps.flatMap((step) => stepRows(report, step)),
            more: () => '',
        },
    ];
}
/** What the reader must know besides. */
function noteSections(report) {
    if (report.notes.length === 0)
        return [];
    return [
        {
            head: '',
            rows: report.notes.map((note, index) => `${index === 0 ? '' : '\n'}> ${verdict_short(note, MAX_NOTE_CHARACTERS)}`),
            more: (left) => `\n> ${(0,report_words/* counted */.hS)(left, 'more note is', 'more notes are')} in the log of the step.`,
        },
    ];
}
//# sourceMappingURL=verdict.js.map
;// CONCATENATED MODULE: ./build/src/report/markdown.js








/** GitHub's limit for a check run's `summary` and `text`, in bytes (the API counts bytes, not characters). */
const MAX_CHECK_OUTPUT_BYTES = 65_535;
/** GitHub's limit for a step's summary; beyond it the runner drops the whole. */
const MAX_JOB_SUMMARY_BYTES = 1024 * 1024;
const MAX_TITLE_CHARACTERS = 255;
/** What the reader wants first: the verdict, what to do, the criteria, what nobody looked at. */
function first(report, detail) {
    return [
        verdictSection(report),
        ...noteSections(report),
        ...stepsSections(report),
        ...criteriaSections(report, detail),
    ];
}
/** What the verdict rests on besides the findings. */
function grounds(report, detail) {
    return [
        ...toolSections(report, detail),
        ...riskSections(report),
        ...confidenceSections(report),
        ...suppressedSections(report, detail),
        ...evidenceSections(report, detail),
    ];
}
/** About how many bytes the findings take. */
function findingBytes({ findings }) {
    return ({ title, rationale }) => findings.reduce((sum, finding) => sum + Math.min(finding.title.length, title) + Math.min(finding.rationale.length, rationale), 0);
}
const REST = {
    annotations: 'The annotations of this check run hold every finding.',
    file: 'The output `findings` names a file that holds all of them.',
};
function whole(report) {
    return (detail) => [
        ...first(report, detail),
        ...findingSections(report, detail, REST.file),
        ...coverageSections(report, detail),
        ...grounds(report, detail),
        ...traceSections(report),
    ];
}
/** `output` of a check run without its annotations. The findings are left to `text`, since annotations show them too. */
function checkRunOutput(report) {
    return {
        title: (0,report_words/* cutCharacters */.lD)((0,verdict/* titleText */.Qw)(report), MAX_TITLE_CHARACTERS),
        summary: fit_fitted((detail) => [...first(report, detail), ...coverageSections(report, detail), ...traceSections(report)], MAX_CHECK_OUTPUT_BYTES),
        text: fit_fitted((detail) => [...findingSections(report, detail, REST.annotations), ...grounds(report, detail)], MAX_CHECK_OUTPUT_BYTES, findingBytes(report)),
    };
}
/** The job summary: everything, within the runner's limit. */
function jobSummary(report) {
    return fitted(whole(report), MAX_JOB_SUMMARY_BYTES, findingBytes(report));
}
/** The whole report without a limit. */
function markdownReport(report) {
    return fit_fitted(whole(report), Number.MAX_SAFE_INTEGER);
}
const MAX_NOTES = 20;
const markdown_MAX_NOTE_CHARACTERS = 2000;
const MAX_FAULT_CHARACTERS = 6000;
const MAX_LINES = 40;
/** Each line of its own: those that begin with `- ` stay a list, as the faults of all inputs are. */
function linesAsMarkdown(detail) {
    const lines = (0,report_words/* cutCharacters */.lD)(detail, MAX_FAULT_CHARACTERS)
        .split(/\r?\n/u)
        .filter((line) => line.trim() !== '');
    const shown = lines.slice(0, MAX_LINES).map((line, index) => {
        if (line.startsWith('- '))
            return `- ${(0,report_words/* markdownWords */.Lx)(line.slice(2))}`;
        return `${index === 0 ? '' : '\n'}${(0,report_words/* markdownWords */.Lx)(line)}`;
    });
    const left = lines.length - shown.length;
    return [...shown, ...(left > 0 ? [`\nand ${(0,report_words/* counted */.hS)(left, 'more line')}.`] : [])]
        .join('\n')
        .replace(/^(?!- )(.+)\n(?=- )/mu, '$1\n\n');
}
/** What happened, where, and what to do next; the heading is the caller's. */
function couldNotReviewParts(fault) {
    const short = (words, max) => (0,report_words/* markdownWords */.Lx)((0,report_words/* cutCharacters */.lD)(words, max));
    return [
        '**Nothing was approved: this pull request was not reviewed.**',
        linesAsMarkdown(fault.detail),
        ...(fault.hint === '' ? [] : [`**What to do:** ${short(fault.hint, MAX_FAULT_CHARACTERS)}`]),
        ...fault.notes.slice(0, MAX_NOTES).map((note) => `> ${short(note, markdown_MAX_NOTE_CHARACTERS)}`),
    ];
}
/** The job summary where no review could be had. */
function couldNotReviewSummary(fault) {
    const heading = `## ❌ Review Gate: ${(0,report_words/* markdownText */.p7)((0,report_words/* cutCharacters */.lD)(fault.title, 200))}`;
    return (0,report_words/* cutBytes */.Uw)(`${[heading, ...couldNotReviewParts(fault)].join('\n\n')}\n`, MAX_JOB_SUMMARY_BYTES);
}
//# sourceMappingURL=markdown.js.map

/***/ }),

/***/ 92189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ nextSteps),
/* harmony export */   s: () => (/* binding */ stepsTitle)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74041);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43629);




const SHOWN = 3;
function step(what, about, item) {
    return { what, items: about.slice(0, SHOWN).map(item), more: Math.max(0, about.length - SHOWN) };
}
const ofFinding = (finding) => ({
    reference: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .referenceOf */ .Bz)(finding),
    name: '',
    text: finding.title,
});
const ofCriterion = (row) => ({
    reference: row.lines[0] ?? null,
    name: row.id,
    text: row.text ?? '',
});
/** Whether a fact may stand in the way: a rule that is not known to have failed, and would not approve, asks for it. */
function asksFor(report) {
    const rules = report.trace?.decision.rules.filter(({ held, verdict }) => held !== false && verdict !== 'auto-approve');
    const asked = new Set(rules?.flatMap(({ condition }) => (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factsIn */ .PC)(report, condition)));
    return (...facts) => facts.some((fact) => asked.has(fact));
}
/** Whether the rule that decided asks for a fact. */
function decidedOn(report) {
    const decision = report.trace?.decision;
    const rule = decision?.rules.find(({ name, held }) => name === decision.rule && held === true);
    const asked = new Set(rule === undefined ? [] : (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factsIn */ .PC)(report, rule.condition));
    return (...facts) => facts.some((fact) => asked.has(fact));
}
/** `tier >= 3` of a rule that may hold yet: whether the tier is that high. */
function tooRisky(report) {
    const tier = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(report, 'tier');
    const rules = report.trace?.decision.rules ?? [];
    return rules.some(({ condition, verdict, held }) => {
        const least = /^\s*tier\s*(>=?)\s*([0-4])\s*$/u.exec(condition);
        if (least === null || verdict === 'auto-approve' || held === false || typeof tier !== 'number')
            return false;
        return least[1] === '>' ? tier > Number(least[2]) : tier >= Number(least[2]);
    });
}
/** Findings that only repeat that a criterion is unmet: the criterion is named already. */
const REPEATS_CRITERION = /^intent\/criterion-/u;
/** The findings of one weight, where they stand in the way. Without a trace, the worst there are. */
function findingSteps(report, weight) {
    const ruleOf = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleNamer */ .C1)(report);
    const unmet = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .criterionRows */ .l_)(report).some(({ status }) => status === 'unmet');
    const found = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .worstFirst */ .md)(report.findings).filter((finding) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .weightOf */ .mm)(finding) === weight && !(unmet && REPEATS_CRITERION.test(ruleOf(finding))));
    const asked = report.trace !== null
        ? asksFor(report)(`findings.${weight}`, 'findings.total')
        : weight === 'error' || (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(report.findings).error === 0;
    if (found.length === 0 || !asked)
        return [];
    return [step(`Fix ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(found.length, weight === 'error' ? 'error' : 'warning')}.`, found, ofFinding)];
}
function criteriaSteps(report) {
    const asks = asksFor(report);
    const decided = decidedOn(report);
    const rows = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .criterionRows */ .l_)(report);
    const of = (status) => rows.filter((row) => row.status === status);
    const [unmet, weak, people, unknown] = [of('unmet'), of('weak'), of('not_code_verifiable'), of(null)];
    const criteria = (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'acceptance criterion', 'acceptance criteria');
    const steps = [];
    if (unmet.length > 0 && asks('criteria.unmet', 'criteria.met')) {
        steps.push(step(`Meet ${criteria(unmet.length)}: no changed line shows it.`, unmet, ofCriterion));
    }
    if (weak.length > 0 && asks('criteria.weak', 'criteria.met')) {
        const what = `Show ${criteria(weak.length)} better: what speaks for it is little, or in tests or documents alone.`;
        steps.push(step(what, weak, ofCriterion));
    }
    if (unknown.length > 0 && report.trace === null) {
        steps.push(step(`Look at ${criteria(unknown.length)}: the service names no line of it.`, unknown, ofCriterion));
    }
    if (people.length > 0 && decided('criteria.not_verifiable')) {
        steps.push(step(`Have a person confirm ${criteria(people.length)} that code cannot show.`, people, ofCriterion));
    }
    const source = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(report, 'criteria.source');
    if (decided('criteria.source') && (source === 'none' || source === 'body')) {
        const what = 'Name the ticket: link the issue that this pull request closes, or ask for the review with its id.';
        steps.push({ what, items: [], more: 0 });
    }
    return steps;
}
function coverageSteps(report) {
    if (report.trace === null || report.trace.snapshot.coverage.complete)
        return [];
    const blocking = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .omittedOf */ .Ce)(report).filter((one) => one.blocking);
    const what = 'Have a person look at what could not be looked at here, or make it readable.';
    return [step(what, blocking, ({ path, detail }) => ({ reference: path, name: '', text: detail }))];
}
function personSteps(report, others) {
    const decided = decidedOn(report);
    const said = (why) => [{ what: `Have a person review the change: ${why}.`, items: [], more: 0 }];
    if (tooRisky(report)) {
        const { tier } = report.review;
        return said(`the risk is ${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .tierText */ .uN)(tier ?? 'too high')}, and the policy leaves that to a person`);
    }
    const classes = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .factOf */ .yD)(report, 'change.classes');
    if (decided('change.classes') && Array.isArray(classes)) {
        return said(`the policy asks for one where such files change (${classes.join(', ')})`);
    }
    if (decided('policy.changed'))
        return said("it edits the gate's own policy");
    if (decided('policy.broken'))
        return said("the repository's policy does not parse; mend it on the base branch");
    if (decided('change.files'))
        return said('there is nothing in it that could be read');
    const rule = report.trace?.decision.rule;
    if (others > 0 || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(report) === null)
        return [];
    return said(rule === undefined ? 'the service asks for it' : `the rule ${rule} leaves it to one`);
}
/** What to do, the most important first; nothing where the change is approved. */
function nextSteps(report) {
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isApproved */ .SZ)(report) || (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(report) === 'auto-approve')
        return [];
    const steps = [
        ...findingSteps(report, 'error'),
        ...criteriaSteps(report),
        ...findingSteps(report, 'warn'),
        ...coverageSteps(report),
    ];
    return [...steps, ...personSteps(report, steps.length)];
}
/** What the steps are for: `To open the gate`, … */
function stepsTitle(report) {
    return report.gate.open || report.review.dry_run === true ? 'Before it would be approved' : 'To open the gate';
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

/***/ 80665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ Html),
/* harmony export */   q: () => (/* binding */ html)
/* harmony export */ });
/** HTML as text, in which everything is escaped that was not written as HTML. */
/** A piece of HTML: what it is made of is not escaped again. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function textOf(piece) {
    if (piece === null)
        return '';
    if (piece instanceof Html)
        return piece.text;
    if (typeof piece === 'string')
        return piece.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
    return typeof piece === 'number' ? String(piece) : piece.map(textOf).join('');
}
/** A template of HTML: what stands between is HTML, what is filled in is text, unless it is HTML itself. */
function html(parts, ...pieces) {
    return new Html(parts.map((part, at) => part + textOf(pieces[at] ?? null)).join(''));
}
//# sourceMappingURL=html.js.map

/***/ }),

/***/ 10907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ pageOf)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
;// CONCATENATED MODULE: ./build/src/report/page/style.js
/** The look of the pages: light and dark as the reader has it, readable from 360 pixels on, nothing loaded. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; --mark: #8a4600; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #0d1117; --panel: #161b22; --line: #30363d; --link: #79b8ff; --mark: #f0b072; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0.5rem 0; font-size: 1.7rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; color: var(--soft); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { margin: 0.25rem 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-wrap: normal; }
nav ul { margin: 0.25rem 0; padding: 0; list-style: none; columns: 20rem; }
nav li { break-inside: avoid; padding: 0.15rem 0; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.4rem; }
dd { margin: 0 0 0 1rem; }
dl.fields { padding-left: 0.75rem; border-left: 2px solid var(--line); }
.method { display: inline-block; min-width: 3.6rem; font-weight: 600; text-transform: uppercase; }
.type, .limits, .either, .soft { color: var(--soft); font-size: 0.92em; }
.need { color: var(--mark); font-size: 0.85em; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; background: var(--paper); }
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/report/page/page.js
/** A page of HTML that loads nothing: its style is inside, and its Content-Security-Policy lets through nothing else. */



/**
 * Puts a page together. There is no script and no `style` attribute: the policy is `default-src 'none'` with the hash of
 * the one style sheet (Content Security Policy Level 3).
 */
function pageOf({ title, body, style = '', forms = false }) {
    const sheet = `${STYLE}${style}`;
    const hash = (0,external_node_crypto_.createHash)('sha256').update(sheet).digest('base64');
    const inside = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action ${forms ? "'self'" : "'none'"}`;
    const page = (0,html/* html */.q) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${inside}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="${forms ? 'same-origin' : 'no-referrer'}">
<title>${title}</title>
<style>${new html/* Html */.E(sheet)}</style>
</head>
<body>
${body}
</body>
</html>
`;
    // A page in a file cannot say who may frame it: that holds only as a header.
    return { html: page.text, contentSecurityPolicy: `${inside}; frame-ancestors 'none'` };
}
//# sourceMappingURL=page.js.map

/***/ }),

/***/ 35123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ reportPage)
});

// EXTERNAL MODULE: ./build/src/report/verdict.js
var report_verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/page/allowance.js
/** What is left of a page's room for code, or for words. Made anew for each page. */
class Allowance {
    left;
    /** @param bytes of UTF-8 */
    constructor(bytes) {
        this.left = bytes;
    }
    /** Whether the piece still fits; where it does, it is counted. */
    takes(piece) {
        const bytes = Buffer.byteLength(piece.text);
        if (bytes > this.left)
            return false;
        this.left -= bytes;
        return true;
    }
}
//# sourceMappingURL=allowance.js.map
// EXTERNAL MODULE: ./build/src/contract/url.js
var contract_url = __webpack_require__(81857);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/src/report/page/shown.js
var page_shown = __webpack_require__(92895);
;// CONCATENATED MODULE: ./build/src/report/page/chain-part.js
/** The chain of steps with its digests and hashes, and how anyone can check it. */




const ABOUT = {
    policy: 'which policy holds',
    change: 'what each changed file is',
    syntax: 'what changed in the code',
    criteria: 'what the ticket asks for',
    binding: 'which lines show it',
    planes: 'what is wrong with the change',
    tier: 'how risky the change is',
    decision: 'what the policy says',
};
const MAX_STEPS = 50;
const digest = (name, value) => (0,html/* html */.q) `<div><dt>${name}</dt><dd><code>${(0,page_shown/* line */.n8)(value, 100)}</code></dd></div>`;
function stepPiece(step) {
    const about = Object.hasOwn(ABOUT, step.name) ? (0,html/* html */.q) ` <span class="soft">${ABOUT[step.name] ?? ''}</span>` : null;
    return (0,html/* html */.q) `<li><p><strong>${(0,page_shown/* line */.n8)(step.name, 60)}</strong>${about}</p>
<dl class="digests">${digest('in', step.input_digest)}${digest('out', step.output_digest)}${digest('hash', step.hash)}</dl></li>
`;
}
/** Where the trace can be had; an address on loopback is gone with the job. */
function whereText(report) {
    const url = report.review.trace_url ?? null;
    const host = url === null ? undefined : (0,contract_url/* parseUrl */.D)(url)?.hostname;
    if (url === null || host === undefined || (0,words/* isLoopback */.U9)(host)) {
        return (0,html/* html */.q) `<p>The trace is the file that <code>trace-file</code> (in a workflow) or <code>--trace</code> (of the command) names.</p>`;
    }
    return (0,html/* html */.q) `<p>The service gives the trace as JSON at ${(0,page_shown/* code */.aY)(url, 500)}.</p>`;
}
/** The trace. */
function chainPart(report) {
    const { trace } = report;
    const part = { id: 'trace', title: 'Trace' };
    if (trace === null) {
        return {
            ...part,
            short: '',
            lead: '',
            body: (0,html/* html */.q) `<p>The trace could not be read: what this page says cannot be checked.</p>${whereText(report)}`,
        };
    }
    const signed = trace.signature === null
        ? 'It is not signed: the chain shows that nothing was changed in it, not who made it.'
        : `It is signed with the key ${trace.signature.signatures
            .map(({ keyid }) => (0,page_shown/* line */.n8)(keyid, 100))
            .slice(0, 5)
            .join(', ')}; the service publishes its keys at /.well-known/jwks.json.`;
    const keys = trace.signature === null ? '' : ' --keys KEYS';
    const body = (0,html/* html */.q) `<dl class="digests whole">${digest('trace', trace.digest)}${digest('snapshot', trace.snapshot.digest)}<div><dt>engine</dt><dd>${(0,page_shown/* code */.aY)(trace.engine.version, 60)}</dd></div></dl>
<details open><summary>${trace.steps.length} steps, each hash made over the one before</summary>
<ol class="chain">
${trace.steps.slice(0, MAX_STEPS).map(stepPiece)}</ol></details>
<h3>How to verify it</h3>
${whereText(report)}
<div class="code" role="group" tabindex="0" aria-label="Commands"><pre><code>review-gate verify trace.json${keys}
review-gate replay trace.json</code></pre></div>
<p><code>verify</code> makes each hash of the chain again. <code>replay</code> reviews the stored snapshot again, and the same bytes must come out. ${signed}</p>
`;
    return { ...part, short: '', lead: '', body };
}
//# sourceMappingURL=chain-part.js.map
// EXTERNAL MODULE: ./build/src/contract/evidence.js
var evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var report_evidence = __webpack_require__(28987);
;// CONCATENATED MODULE: ./build/src/report/page/links.js
/** Links of a page: only ever to the server that the report names, made of parts that are checked. */



/** `https://github.com/octo/shop`; null where there is no such address. */
function repositoryUrl({ serverUrl, repo }) {
    const server = serverUrl === null ? null : (0,contract_url/* parseUrl */.D)(serverUrl);
    if (server === null || !/^https?:$/u.test(server.protocol) || !/^[\w.-]+\/[\w.-]+$/u.test(repo))
        return null;
    if (repo.split('/').some((part) => /^\.+$/u.test(part)))
        return null;
    return `${server.origin}${server.pathname.replace(/\/+$/u, '')}/${repo}`;
}
const isSha = (text) => /^[0-9a-f]{40,64}$/u.test(text);
/** The label, linked to lines of a file at the head commit where that can be. */
function fileLink(report, place, label) {
    const base = repositoryUrl(report);
    if (base === null || report.headSha === null || !isSha(report.headSha))
        return label;
    const lines = place.last > place.first ? `L${place.first}-L${place.last}` : `L${place.first}`;
    return (0,html/* html */.q) `<a href="${`${base}/blob/${report.headSha}/${(0,words/* pathInUrl */.oW)(place.path)}#${lines}`}">${label}</a>`;
}
/** The label, linked to the pull request. */
function pullLink(report, label) {
    const base = repositoryUrl(report);
    return base === null || report.pr === null ? label : (0,html/* html */.q) `<a href="${`${base}/pull/${report.pr}`}">${label}</a>`;
}
/** The label, linked to a commit. */
function commitLink(report, sha, label) {
    const base = repositoryUrl(report);
    return base === null || !isSha(sha) ? label : (0,html/* html */.q) `<a href="${`${base}/commit/${sha}`}">${label}</a>`;
}
/** `src/a.ts:3-9` taken apart; null where it is no such place. */
function placeOf(reference) {
    const match = /:(\d{1,9})(?:-(\d{1,9}))?$/u.exec(reference);
    if (match === null || match.index === 0)
        return null;
    const first = Math.max(1, Number(match[1]));
    return { path: reference.slice(0, match.index), first, last: Math.max(first, Number(match[2] ?? match[1])) };
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/report/page/part.js
/** A part of the page: a section with its heading, and its line in the contents. */

/** The part as a section. */
function section({ id, title, lead, body }) {
    const beside = lead === '' || lead === null ? null : (0,html/* html */.q) ` <span class="lead">${lead}</span>`;
    return (0,html/* html */.q) `<section id="${id}" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${beside}</div>
${body}
</section>
`;
}
/** The contents: a link a part. */
function contents(parts) {
    const items = parts.map(({ id, title, short, }) => (0,html/* html */.q) `<li><a href="#${id}">${title}</a>${short === '' ? null : (0,html/* html */.q) ` <span>${short}</span>`}</li>
`);
    return (0,html/* html */.q) `<nav aria-label="On this page"><ul>
${items}</ul></nav>
`;
}
/** A table in a box that scrolls by itself. */
function table(caption, heads, rows, options = {}) {
    const cells = rows.map((row) => {
        const [first = null, ...rest] = row;
        return (0,html/* html */.q) `<tr><th scope="row">${first}</th>${rest.map((cell) => (0,html/* html */.q) `<td>${cell}</td>`)}</tr>
`;
    });
    return (0,html/* html */.q) `<div class="scroll" role="group" tabindex="0" aria-label="${caption}"><table class="${options.name ?? 'plain'}"><caption>${caption}</caption>
<thead><tr>${heads.map((head) => (0,html/* html */.q) `<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${cells}</tbody></table></div>
`;
}
//# sourceMappingURL=part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/coverage-part.js
/** What was looked at and how, what was not, what was suppressed, and what other tools said. */







/** Rows of a table; beyond it says how many are left out. */
const MAX_ROWS = 500;
function rest(all) {
    return all.length > MAX_ROWS ? (0,html/* html */.q) `<p class="soft">${all.length - MAX_ROWS} more are not shown here.</p>` : null;
}
function omittedPiece(report) {
    const omitted = (0,report_evidence/* omittedOf */.Ce)(report);
    if (omitted.length === 0)
        return (0,html/* html */.q) `<p>Everything that the change holds was looked at.</p>`;
    const rows = omitted
        .slice(0, MAX_ROWS)
        .map(({ path, reason, detail, blocking }) => [
        path === null ? 'the whole change' : (0,page_shown/* code */.aY)(path, 300),
        (0,page_shown/* line */.n8)(reason, 60),
        (0,page_shown/* line */.n8)(detail, 400),
        blocking ? (0,html/* html */.q) `<strong>yes</strong>` : 'no',
    ]);
    return [
        table('What was not looked at', ['What', 'Reason', 'Detail', 'Keeps the gate from opening'], rows),
        rest(omitted),
    ];
}
function suppressedPiece(report) {
    const suppressed = (0,report_evidence/* planesOf */.dX)(report)?.suppressed ?? [];
    if (suppressed.length === 0)
        return (0,html/* html */.q) `<p>None.</p>`;
    const rows = suppressed.slice(0, MAX_ROWS).map((one) => {
        const where = (0,page_shown/* code */.aY)(`${one.file}:${one.line}`, 300);
        return [
            (0,page_shown/* code */.aY)(one.rule, 130),
            fileLink(report, { path: one.file, first: one.line, last: one.line }, where),
            (0,page_shown/* line */.n8)(one.title, 300),
            (0,html/* html */.q) `${(0,page_shown/* line */.n8)(one.reason, 300)} <span class="soft">(${(0,page_shown/* line */.n8)(one.by, 120)})</span>`,
        ];
    });
    return [table('Findings that a suppression hides', ['Rule', 'Where', 'Finding', 'Reason'], rows), rest(suppressed)];
}
function toolsPiece(report) {
    const reports = (0,report_evidence/* planesOf */.dX)(report)?.reports ?? [];
    if (reports.length === 0)
        return null;
    const rows = reports
        .slice(0, MAX_ROWS)
        .map((one) => [
        (0,page_shown/* line */.n8)(`${one.tool}${one.version === null ? '' : ` ${one.version}`}`, 120),
        (0,page_shown/* code */.aY)(one.plane, 80),
        one.results,
        one.on_change,
        one.elsewhere,
        one.repeated,
        one.not_failures,
        one.without_place,
    ]);
    const heads = [
        'Tool',
        'Plane',
        'Results',
        'On the change',
        'On other lines',
        'Told twice',
        'No failures',
        'Without a place',
    ];
    return (0,html/* html */.q) `<h3>Reports of other tools</h3>
${table('Results of other tools, and what became of them', heads, rows)}${rest(reports)}`;
}
/** The steps `change` and `syntax` as one table: each file, what it is, and how it was read. */
function filesPiece(report) {
    const evidenceOf = (name) => report.trace?.steps.find((step) => step.name === name)?.evidence;
    const change = evidence/* ChangeEvidence */.A$.safeParse(evidenceOf('change'));
    if (!change.success || change.data.files.length === 0)
        return null;
    const syntax = evidence/* SyntaxEvidence */.Em.safeParse(evidenceOf('syntax'));
    const read = new Map(syntax.success ? syntax.data.files.map((file) => [file.path, file]) : []);
    const { files } = change.data;
    const rows = files.slice(0, MAX_ROWS).map((file) => {
        const how = read.get(file.path);
        const words = [
            how === undefined ? '' : how.mode === 'tree' ? 'as a syntax tree' : 'as text',
            how?.reason ?? '',
            file.note ?? '',
        ];
        return [
            (0,page_shown/* code */.aY)(file.path, 300),
            file.class,
            (0,page_shown/* line */.n8)(file.language ?? '', 40),
            (0,html/* html */.q) `<span class="n">+${file.added} −${file.removed}</span>`,
            (0,page_shown/* line */.n8)(words.filter((word) => word !== '').join('; '), 300),
        ];
    });
    return (0,html/* html */.q) `<details><summary>${(0,words/* counted */.hS)(files.length, 'changed file')}, and how each was read</summary>
${table('The changed files', ['File', 'Class', 'Language', 'Lines', 'Read'], rows)}${rest(files)}</details>
`;
}
function rulesPiece(report) {
    const rules = (0,report_evidence/* planesOf */.dX)(report)?.rules ?? [];
    if (rules.length === 0)
        return null;
    const rows = rules.slice(0, MAX_ROWS).map(({ rule, severity, findings }) => [(0,page_shown/* code */.aY)(rule, 130), severity, findings]);
    const off = rules.filter(({ severity }) => severity === 'off').length;
    return (0,html/* html */.q) `<details><summary>${(0,words/* counted */.hS)(rules.length, 'rule')} looked for faults${off === 0 ? null : `, ${off} of them switched off`}</summary>
${table('The rules that looked at the change', ['Rule', 'Severity', 'Findings'], rows)}${rest(rules)}</details>
`;
}
/** Coverage. */
function coveragePart(report) {
    const coverage = report.trace?.snapshot.coverage;
    const part = { id: 'coverage', title: 'Coverage' };
    if (coverage === undefined) {
        const body = (0,html/* html */.q) `<p>The trace could not be read, so this page does not say what was looked at.</p>`;
        return { ...part, short: '', lead: '', body };
    }
    const lead = `${(0,words/* counted */.hS)(coverage.files, 'file')} changed, ${coverage.complete ? 'nothing that matters left out' : 'not everything that matters was looked at'}`;
    const looked = [filesPiece(report), rulesPiece(report)];
    const body = (0,html/* html */.q) `<h3>Not looked at</h3>
${omittedPiece(report)}
<h3>Suppressed</h3>
${suppressedPiece(report)}
${toolsPiece(report)}
${looked.every((piece) => piece === null) ? null : (0,html/* html */.q) `<h3>Looked at</h3>`}
${looked}`;
    return { ...part, short: coverage.complete ? 'complete' : 'not complete', lead, body };
}
//# sourceMappingURL=coverage-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/code.js


/** Characters of a line that are shown. */
const MAX_LINE = 400;
/** Lines above a stretch that are read for its colours: a comment or a text that begins there goes on in it. */
const LEAD = 10;
const KIND = { '+': 'add', '-': 'del', ' ': '', '\\': 'git' };
/** The rows of a stretch, a piece each; null in place of those that there is no more room for. */
function rowPieces({ run, grammar, marker, hit }, means) {
    const { rows } = run.hunk;
    const from = Math.max(0, run.from - LEAD);
    const read = rows.slice(from, run.to);
    const tokens = tokensOf(read, grammar, means.highlight);
    return rows.slice(run.from, run.to).map((row, at) => {
        const index = run.from + at;
        const found = marker === null || row.mark === '\\' ? [] : marker(row.text);
        const piece = rowPiece(row, tokens.get(row) ?? [{ text: row.text, kind: null }], found, hit(index));
        return means.allowance.takes(piece) ? piece : null;
    });
}
/** Each row's tokens. Both sides are read as they were: kept lines are part of each, and coloured as on the new one. */
function tokensOf(rows, grammar, highlight) {
    const made = new Map();
    const read = (side) => {
        const lines = highlight(side.map((row) => row.text), grammar);
        side.forEach((row, at) => {
            made.set(row, lines[at] ?? []);
        });
    };
    if (rows.some((row) => row.mark === '-'))
        read(rows.filter((row) => row.mark === '-' || row.mark === ' '));
    read(rows.filter((row) => row.mark === '+' || row.mark === ' '));
    return made;
}
function rowPiece(row, tokens, marks, hit) {
    const classes = ['l', KIND[row.mark], hit ?? ''].filter((name) => name !== '').join(' ');
    const cut = row.text.length > MAX_LINE;
    const rest = cut ? (0,html/* html */.q) `<i>… ${row.text.length - MAX_LINE} more characters</i>` : page_shown/* NOTHING */.K$;
    const sign = row.mark === '\\' ? ' ' : row.mark;
    return (0,html/* html */.q) `<span class="${classes}"><b>${row.line ?? ''}</b>${sign}${tokenPieces(tokens, marks)}${rest}
</span>`;
}
/** The tokens, cut at the marks' edges and at the longest line. */
function tokenPieces(tokens, marks) {
    const pieces = [];
    let at = 0;
    let next = 0;
    for (const { text, kind } of tokens) {
        if (at >= MAX_LINE)
            break;
        const shown = text.slice(0, MAX_LINE - at).toWellFormed();
        const inside = [];
        let done = 0;
        for (let mark = marks[next]; mark !== undefined && mark.from < at + shown.length; mark = marks[next]) {
            const from = Math.max(0, mark.from - at);
            const to = Math.min(shown.length, mark.to - at);
            if (from > done)
                inside.push((0,page_shown/* codeText */.ph)(shown.slice(done, from)));
            inside.push((0,html/* html */.q) `<mark>${(0,page_shown/* codeText */.ph)(shown.slice(from, to))}</mark>`);
            done = to;
            if (mark.to - at > shown.length)
                break;
            next += 1;
        }
        inside.push((0,page_shown/* codeText */.ph)(shown.slice(done)));
        pieces.push(kind === null ? inside : (0,html/* html */.q) `<span class="${kind}">${inside}</span>`);
        at += shown.length;
    }
    return pieces;
}
/** A box around rows and what stands between them. It can be reached and scrolled by the keyboard. */
function codeBox(label, inside) {
    return (0,html/* html */.q) `<div class="code" role="group" tabindex="0" aria-label="${label}">${inside}</div>`;
}
/** Rows as one block of code. */
function codeRows(pieces) {
    return pieces.length === 0 ? null : (0,html/* html */.q) `<pre><code>${pieces}</code></pre>`;
}
/** What is said where a box leaves lines out. */
function gap(words) {
    return (0,html/* html */.q) `<p class="gap"><span>${words}</span></p>`;
}
//# sourceMappingURL=code.js.map
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/bash.js
var bash = __webpack_require__(71157);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/c.js
var c = __webpack_require__(11102);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/cpp.js
var cpp = __webpack_require__(77542);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/csharp.js
var csharp = __webpack_require__(75444);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/css.js
var css = __webpack_require__(53312);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/dart.js
var dart = __webpack_require__(84150);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/dockerfile.js
var dockerfile = __webpack_require__(68977);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/go.js
var go = __webpack_require__(97365);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/graphql.js
var graphql = __webpack_require__(86654);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/ini.js
var ini = __webpack_require__(95537);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/java.js
var java = __webpack_require__(17979);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/javascript.js
var javascript = __webpack_require__(34820);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/json.js
var json = __webpack_require__(68129);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/kotlin.js
var kotlin = __webpack_require__(97898);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/markdown.js
var markdown = __webpack_require__(35286);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/php.js
var php = __webpack_require__(48771);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/protobuf.js
var protobuf = __webpack_require__(65840);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/python.js
var python = __webpack_require__(43145);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/ruby.js
var ruby = __webpack_require__(86787);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/rust.js
var rust = __webpack_require__(81493);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/scala.js
var scala = __webpack_require__(5165);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/sql.js
var sql = __webpack_require__(22879);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/swift.js
var swift = __webpack_require__(77484);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/typescript.js
var typescript = __webpack_require__(23612);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/xml.js
var xml = __webpack_require__(69870);
// EXTERNAL MODULE: ./node_modules/highlight.js/es/languages/yaml.js
var yaml = __webpack_require__(17144);
;// CONCATENATED MODULE: ./build/src/report/page/languages.js


























/** The grammars that a page can colour with; other languages are shown without colours. */
const GRAMMARS = {
    bash: bash/* default */.A,
    c: c/* default */.A,
    cpp: cpp/* default */.A,
    csharp: csharp/* default */.A,
    css: css/* default */.A,
    dart: dart/* default */.A,
    dockerfile: dockerfile/* default */.A,
    go: go/* default */.A,
    graphql: graphql/* default */.A,
    ini: ini/* default */.A,
    java: java/* default */.A,
    javascript: javascript/* default */.A,
    json: json/* default */.A,
    kotlin: kotlin/* default */.A,
    markdown: markdown/* default */.A,
    php: php/* default */.A,
    protobuf: protobuf/* default */.A,
    python: python/* default */.A,
    ruby: ruby/* default */.A,
    rust: rust/* default */.A,
    scala: scala/* default */.A,
    sql: sql/* default */.A,
    swift: swift/* default */.A,
    typescript: typescript/* default */.A,
    xml: xml/* default */.A,
    yaml: yaml/* default */.A,
};
/** Endings (without the dot) and whole names, in lower case. */
const NAMES = {
    bash: 'sh bash zsh ksh bats',
    c: 'c',
    cpp: 'h cc cpp cxx hh hpp hxx ino',
    csharp: 'cs csx',
    css: 'css scss less',
    dart: 'dart',
    dockerfile: 'dockerfile containerfile',
    go: 'go',
    graphql: 'graphql gql graphqls',
    ini: 'ini cfg conf toml properties editorconfig gitconfig env tf tfvars hcl',
    java: 'java',
    javascript: 'js cjs mjs jsx',
    json: 'json jsonc json5 webmanifest',
    kotlin: 'kt kts gradle groovy',
    markdown: 'md markdown mdx',
    php: 'php phtml',
    protobuf: 'proto',
    python: 'py pyi pyw bzl star',
    ruby: 'rb rake gemspec ru gemfile rakefile podfile',
    rust: 'rs',
    scala: 'scala sc sbt',
    sql: 'sql',
    swift: 'swift',
    typescript: 'ts cts mts tsx',
    xml: 'xml html htm xhtml svg vue svelte csproj props targets plist xsd',
    yaml: 'yml yaml',
};
const isGrammar = (name) => Object.hasOwn(GRAMMARS, name);
const BY_NAME = new Map(Object.entries(NAMES).flatMap(([grammar, names]) => isGrammar(grammar) ? names.split(' ').map((name) => [name, grammar]) : []));
/** The grammar of a path, by the file's ending or whole name; null where there is none. */
function grammarOf(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const ending = name.slice(name.lastIndexOf('.') + 1);
    return BY_NAME.get(name) ?? BY_NAME.get(ending) ?? null;
}
//# sourceMappingURL=languages.js.map
;// CONCATENATED MODULE: ./build/src/report/page/diff.js

/** The files of a change, by path. */
function filesOf(change, mask) {
    const files = new Map(change?.files.map((file) => [file.path, file]));
    const read = new Map();
    return (path) => {
        const file = files.get(path);
        if (file === undefined)
            return null;
        const made = read.get(path) ?? { file, grammar: grammarOf(path), hunks: rowsOf(file, mask) };
        read.set(path, made);
        return made;
    };
}
/** The hunks' lines, numbered. A carriage return at the end of a line is not shown. */
function rowsOf(file, mask) {
    return file.hunks.map(({ old_start, new_start, section, lines }) => {
        let before = old_start;
        // A hunk that only removes begins behind the line that git names.
        let after = lines.some((line) => line[0] === '+' || line[0] === ' ') ? new_start : new_start + 1;
        const rows = lines.map((line) => {
            const text = line.slice(1).replace(/\r$/u, '').replaceAll('\n', '␊');
            const at = after;
            switch (line[0]) {
                case '+':
                    after += 1;
                    return { mark: '+', line: at, at, text: mask(file.path, at, text) };
                case '-':
                    before += 1;
                    return { mark: '-', line: before - 1, at, text: mask(file.path, null, text) };
                case '\\':
                    return { mark: '\\', line: null, at: at - 1, text };
                default:
                    before += 1;
                    after += 1;
                    return { mark: ' ', line: at, at, text: mask(file.path, at, text) };
            }
        });
        return { section, rows };
    });
}
/** The first row at or behind a line of the new side. */
function rowAt(rows, line) {
    let low = 0;
    let high = rows.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((rows[middle]?.at ?? 0) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
/** The rows of a hunk that stand for the wanted lines, as from and to; null where the hunk has none of them. */
function placeIn(rows, { first, last }) {
    if ((rows.at(-1)?.at ?? 0) < first || (rows[0]?.at ?? 0) > last + 1)
        return null;
    const from = rowAt(rows, first);
    const to = rowAt(rows, last + 1);
    if (from < to)
        return { from, to };
    // Something that was removed is told of on the line before it.
    const next = rows[from];
    return next !== undefined && next.mark === '-' && next.at === last + 1 ? { from, to: from + 1 } : null;
}
/** The hunk that holds the wanted lines, and where in it; null where none does. Hunks are in the order of the file. */
function hunkOf(hunks, wanted) {
    let low = 0;
    let high = hunks.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((hunks[middle]?.rows.at(-1)?.at ?? 0) < wanted.first)
            low = middle + 1;
        else
            high = middle;
    }
    // Lines that a hunk ends before may be those that the next one begins with.
    for (const hunk of hunks.slice(low, low + 2)) {
        const place = placeIn(hunk.rows, wanted);
        if (place !== null)
            return { hunk, ...place };
    }
    return null;
}
/** The stretches of one hunk that show what is wanted, in the order of the file, those that meet as one. */
function runsIn(hunk, wanted) {
    const { rows } = hunk;
    const places = wanted
        .flatMap((one) => {
        const place = placeIn(rows, one);
        if (place === null)
            return [];
        return [{ from: Math.max(0, place.from - one.around), to: Math.min(rows.length, place.to + one.around) }];
    })
        .sort((a, b) => a.from - b.from);
    const runs = [];
    for (const { from, to } of places) {
        const before = runs.at(-1);
        if (before !== undefined && from <= before.to)
            before.to = Math.max(before.to, to);
        else
            runs.push({ hunk, from, to });
    }
    return runs;
}
//# sourceMappingURL=diff.js.map
// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/src/report/page/marks.js
/** The words that a binding rests on, found again in the code that it is bound to. */

/** More of either is not looked for. */
const MAX_TERMS = 40;
/** Longer lines are not searched, in characters. */
const marks_MAX_LINE = 500;
const MAX_WORD = 60;
/** Words as identifiers are made of them: `E_CODE_EXPIRED`, `applyDiscount`, `HTTPServer2`. */
const PARTS = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;
const WORD = /[\p{L}\p{N}_$]/u;
const stemOf = (word) => (0,stemmer/* stemmer */.I)(word.toLowerCase());
/** `names \`a\`, \`b\``, `introduces \`c\`, which …`: the names in code marks. */
function namesIn(evidence) {
    return [...evidence.slice(0, 2_000).matchAll(/`([^`]{1,100})`/gu)].map(([, name = '']) => name);
}
/** `shares the words a, b (rare here)`: the words. */
function wordsIn(evidence) {
    const [, list = ''] = /\bthe words? (.{1,500})$/u.exec(evidence.slice(0, 2_000)) ?? [];
    return list
        .replace(/ \(rare here\)$/u, '')
        .split(', ')
        .filter((word) => word.length <= MAX_WORD);
}
/** A marker for what the evidence of a range names: names as they are, words in every form and inside of names. */
function markerOf(evidence) {
    const names = [...new Set(evidence.flatMap(namesIn))].slice(0, MAX_TERMS);
    const stems = new Set(evidence.flatMap(wordsIn).slice(0, MAX_TERMS).map(stemOf));
    stems.delete('');
    return (line) => {
        if (line.length > marks_MAX_LINE || (names.length === 0 && stems.size === 0))
            return [];
        return merged([...names.flatMap((name) => placesOf(name, line)), ...partsOf(line, stems)]);
    };
}
function placesOf(name, line) {
    const places = [];
    for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + name.length)) {
        const to = at + name.length;
        const whole = !(WORD.test(name[0] ?? '') && WORD.test(line[at - 1] ?? '')) &&
            !(WORD.test(name.at(-1) ?? '') && WORD.test(line[to] ?? ''));
        if (whole)
            places.push({ from: at, to });
    }
    return places;
}
function partsOf(line, stems) {
    if (stems.size === 0)
        return [];
    return [...line.matchAll(PARTS)]
        .filter(([part]) => part.length <= MAX_WORD && stems.has(stemOf(part)))
        .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
function merged(marks) {
    marks.sort((a, b) => a.from - b.from || b.to - a.to);
    const made = [];
    for (const mark of marks) {
        const before = made.at(-1);
        if (before !== undefined && mark.from < before.to)
            before.to = Math.max(before.to, mark.to);
        else
            made.push({ ...mark });
    }
    return made;
}
//# sourceMappingURL=marks.js.map
;// CONCATENATED MODULE: ./build/src/report/page/criteria-part.js








/** Criteria that are shown, ranges of one that are shown with their code, those of them that are open, and lines of one. */
const MAX_CRITERIA = 300;
const MAX_RANGES = 20;
const OPEN_RANGES = 2;
const MAX_LINES = 30;
const AROUND = 2;
const TONES = { met: 'ok', weak: 'warn', unmet: 'bad', not_code_verifiable: 'none' };
const KINDS = {
    behaviour: 'behaviour',
    test: 'test',
    doc: 'documentation',
    process: 'process',
    quality: 'quality',
    negative: 'must not happen',
};
const FROM = {
    ticket: 'from the ticket',
    closing_issue: 'from the issue that this pull request closes',
    body: "from the pull request's description",
    none: '',
};
/** A range's diff lines; null where there is no code to show for it. */
function rangeCode(reference, reasons, means) {
    const place = placeOf(reference);
    const file = place === null ? null : means.fileOf(place.path);
    if (place === null || file === null)
        return null;
    const last = Math.min(place.last, place.first + MAX_LINES - 1);
    const wanted = { first: place.first, last, around: AROUND };
    const runs = file.hunks.flatMap((hunk) => runsIn(hunk, [wanted]));
    const { grammar } = file;
    const marker = markerOf(reasons);
    const pieces = runs.flatMap((run, at) => {
        const within = (index) => {
            const row = run.hunk.rows[index];
            return row !== undefined && row.at >= place.first && row.at <= last ? 'hit' : null;
        };
        const rows = rowPieces({ run, grammar, marker, hit: within }, means).filter((piece) => piece !== null);
        return at === 0 ? [codeRows(rows)] : [gap('…'), codeRows(rows)];
    });
    if (runs.length === 0)
        return null;
    const left = place.last - last;
    return codeBox(`Lines of ${(0,page_shown/* line */.n8)(reference, 200)}`, [
        pieces,
        left > 0 ? gap(`${(0,words/* counted */.hS)(left, 'more line')} of this range`) : null,
    ]);
}
function reasonsList(reasons) {
    if (reasons.length === 0)
        return null;
    return (0,html/* html */.q) `<ul class="reasons">${reasons.slice(0, 12).map((reason) => (0,html/* html */.q) `<li>${(0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(reason, 300), 300)}</li>`)}</ul>`;
}
/** Where a range is, why it is bound, and its code beside that. */
function rangePiece(report, range, means) {
    const { reference, bound } = range;
    const place = placeOf(reference);
    const label = (0,page_shown/* code */.aY)(reference, 300);
    const where = place === null ? label : fileLink(report, place, label);
    const sure = bound === undefined ? null : (0,page_shown/* bar */.M0)(bound.confidence, `Confidence of ${(0,page_shown/* line */.n8)(reference, 120)}`);
    const shown = rangeCode(reference, bound?.evidence ?? [], means);
    const beside = (0,html/* html */.q) `<div class="reason">${reasonsList(bound?.evidence ?? [])}</div>`;
    if (shown === null)
        return (0,html/* html */.q) `<div class="range bare"><p class="where">${where} ${sure}</p>${beside}</div>
`;
    if (!range.open) {
        return (0,html/* html */.q) `<details class="range"><summary class="where">${label} ${sure}</summary><div class="beside">${beside}${shown}</div></details>
`;
    }
    return (0,html/* html */.q) `<div class="range beside"><div class="reason"><p class="where">${where} ${sure}</p>${reasonsList(bound?.evidence ?? [])}</div>${shown}</div>
`;
}
function criterionPiece(report, row, at, told, means) {
    const read = told.read.get(row.id);
    const byReference = new Map(told.bound.get(row.id)?.map((each) => [each.ref, each]));
    const status = row.status === null
        ? (0,html/* html */.q) `<span class="pill none">no lines named</span>`
        : (0,html/* html */.q) `<span class="pill ${TONES[row.status]}">${report_evidence/* CRITERION_WORDS */.Cp[row.status]}</span>`;
    const { first, note } = (0,page_shown/* capped */.uo)(row.lines, MAX_RANGES, (left) => (0,html/* html */.q) `<p class="soft">${(0,words/* counted */.hS)(left, 'more range')} not shown here.</p>`);
    const ranges = first.map((reference, index) => rangePiece(report, { reference, bound: byReference.get(reference), open: index < OPEN_RANGES }, means));
    const from = read?.origin;
    const origin = [
        ...(read === undefined ? [] : [KINDS[read.kind] ?? read.kind]),
        ...(from?.ticket == null ? [] : [(0,page_shown/* line */.n8)(from.ticket, 100)]),
        ...(from?.line == null ? [] : [`line ${from.line}`]),
    ].join(', ');
    const none = row.lines.length > 0
        ? null
        : row.status === 'not_code_verifiable'
            ? (0,html/* html */.q) `<p class="soft">Code cannot show this: a person has to confirm it.</p>`
            : (0,html/* html */.q) `<p class="soft">No changed line was found that has to do with it.</p>`;
    return (0,html/* html */.q) `<article class="criterion" id="c${at + 1}">
<h3>${status} <span class="id">${(0,page_shown/* line */.n8)(row.id, 40)}</span> ${(0,page_shown/* prose */.CS)(row.text === null ? '' : (0,page_shown/* line */.n8)(row.text, 1_000), 1_000)}</h3>
<p class="meta">${row.confidence === null ? null : (0,page_shown/* bar */.M0)(row.confidence, `Confidence of ${(0,page_shown/* line */.n8)(row.id, 40)}`)}${origin === '' ? null : (0,html/* html */.q) ` <span class="soft">${origin}</span>`}</p>
${ranges}${note}${none}
</article>
`;
}
/** The criteria. */
function criteriaPart(report, means) {
    const rows = (0,report_evidence/* criterionRows */.l_)(report);
    const tally = (0,report_evidence/* tallyOf */.sv)(report);
    const criteria = (0,report_evidence/* criteriaOf */.pC)(report);
    const source = criteria?.source ?? 'none';
    const told = {
        read: new Map(criteria?.criteria.map((each) => [each.id, each])),
        bound: new Map((0,report_evidence/* bindingOf */.hJ)(report)?.bindings.map(({ id, lines }) => [id, lines])),
    };
    const { first, note } = (0,page_shown/* capped */.uo)(rows, MAX_CRITERIA, (left) => (0,html/* html */.q) `<p class="soft">${(0,words/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here.</p>`);
    const bare = (report.change == null || report.unread === true) && rows.some(({ lines }) => lines.length > 0);
    const notes = [
        ...(report.trace === null
            ? ['The trace could not be read: what the criteria say and why they are bound is not known here.']
            : []),
        ...(bare ? ['The code of the change is not at hand, so that lines are named without it.'] : []),
    ].map((words) => (0,html/* html */.q) `<p class="note">${words}</p>`);
    const body = rows.length === 0
        ? (0,html/* html */.q) `<p>No acceptance criteria were found.</p>`
        : [notes, first.map((row, at) => criterionPiece(report, row, at, told, means)), note];
    return {
        id: 'criteria',
        title: 'Acceptance criteria',
        short: rows.length === 0 ? 'none' : `${tally.met} of ${tally.total} met`,
        lead: rows.length === 0 ? '' : [(0,report_evidence/* tallyText */.Wl)(tally), FROM[source]].filter((text) => text !== '').join(', '),
        body,
    };
}
//# sourceMappingURL=criteria-part.js.map
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/page/grouped.js
/** What has the same key together, keys and members in the order in which they come. (`Map.groupBy` needs Node 21.) */
function grouped(all, keyOf) {
    const groups = new Map();
    for (const one of all) {
        const key = keyOf(one);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [one]);
        else
            group.push(one);
    }
    return groups;
}
//# sourceMappingURL=grouped.js.map
;// CONCATENATED MODULE: ./build/src/report/page/found-code.js
/** Findings inside the diff of their file, each behind the lines that it is about. */







/** Lines of a finding's own that are shown. */
const MAX_OWN = 12;
/** How much code a finding gets, by its rank: the worst more, the last ones none. */
function sizeFor(rank) {
    if (rank < 400)
        return { own: MAX_OWN, around: 3 };
    if (rank < 2_000)
        return { own: 3, around: 1 };
    return rank < 4_000 ? { own: 1, around: 0 } : null;
}
/** Where a finding stands in the diff; null where its lines are not there, or it gets none. */
function placed(file, found) {
    const size = sizeFor(found.rank);
    if (size === null)
        return null;
    const last = Math.min(found.last, found.first + size.own - 1);
    const wanted = { first: found.first, last, around: size.around };
    const place = hunkOf(file.hunks, wanted);
    return place === null ? null : { found, wanted, ...place };
}
/** The box of a file's findings. */
function foundInCode(file, found, means) {
    const places = found.map((one) => ({ one, place: placed(file, one) }));
    const rest = places.filter(({ place }) => place === null).map(({ one }) => one);
    const byHunk = grouped(places.flatMap(({ place }) => (place === null ? [] : [place])), ({ hunk }) => hunk);
    const hunks = file.hunks.filter((hunk) => byHunk.has(hunk));
    if (hunks.length === 0)
        return { box: null, rest };
    const pieces = hunks.map((hunk, at) => {
        const here = byHunk.get(hunk) ?? [];
        let behind = 0;
        return runsIn(hunk, here.map(({ wanted }) => wanted)).map((run, index) => {
            const head = index === 0 ? hunkHead(hunk, at > 0) : gap(`${(0,words/* counted */.hS)(run.from - behind, 'line')} not shown`);
            behind = run.to;
            return [head, stretch(file, run, here, means, rest)];
        });
    });
    return { box: codeBox(`Diff of ${(0,page_shown/* line */.n8)(file.file.path, 200)}`, pieces), rest };
}
function hunkHead({ section }, later) {
    const words = (0,page_shown/* line */.n8)(section, 100);
    if (words !== '')
        return gap(`… ${words}`);
    return later ? gap('…') : null;
}
/** The rows of a stretch, and behind the last row of each finding the finding; those that found no room go to `rest`. */
function stretch(file, run, inHunk, means, rest) {
    const here = inHunk.filter(({ to }) => to > run.from && to <= run.to);
    const tones = new Map();
    // The worst last, so that a row of several findings shows the worst.
    for (const { found, from, to } of here.toSorted((a, b) => b.found.rank - a.found.rank)) {
        for (let index = from; index < to; index += 1)
            tones.set(index, `hit ${(0,findings/* weightOf */.mm)(found.finding)}`);
    }
    const behind = grouped(here, ({ to }) => to);
    const rows = rowPieces({ run, grammar: file.grammar, marker: null, hit: (index) => tones.get(index) ?? null }, means);
    const pieces = [];
    let open = [];
    let lost = 0;
    rows.forEach((row, at) => {
        if (row === null)
            lost += 1;
        else
            open.push(row);
        const found = behind.get(run.from + at + 1);
        if (found === undefined)
            return;
        if (open.length === 0) {
            rest.push(...found.map((one) => one.found));
            return;
        }
        pieces.push(codeRows(open), found.map((one) => one.found.piece));
        open = [];
    });
    pieces.push(codeRows(open));
    if (lost > 0)
        pieces.push(gap(`${(0,words/* counted */.hS)(lost, 'line')} not shown, for lack of room`));
    return (0,html/* html */.q) `<div class="stretch">${pieces}</div>`;
}
//# sourceMappingURL=found-code.js.map
;// CONCATENATED MODULE: ./build/src/report/page/secrets.js


/** The rules that say that a line holds a secret; where there is no trace, only the plane is known. */
const RULES = new Set(['security/secret', 'security/hard-coded-credential', 'security']);
/** Rules of other tools, by what they are called. */
const secrets_NAMES = /secret|credential|password|api-?key|private-?key|gitleaks|trufflehog/iu;
/** Lines of one finding that are masked: a private key has some dozens. */
const secrets_MAX_LINES = 1_000;
/** Values that are looked for in other lines too, and how long one is at least: a shorter one is a word like any. */
const MAX_VALUES = 50;
const MIN_VALUE = 8;
/** As findings mask it: all but the first two characters. */
const secrets_hidden = (value) => `${value.slice(0, 2)}***`;
/** What stands in quotes, what is given to a name, and what is long and no plain name. */
function masked(text, hide) {
    return text
        .replace(/"[^"]{4,}"|'[^']{4,}'|`[^`]{4,}`/gu, (quoted) => {
        const [quote = ''] = quoted;
        return `${quote}${hide(quoted.slice(1, -1))}${quote}`;
    })
        .replace(/([=:]\s*)([^\s"'`,;*]{6,})/gu, (_, before, value) => `${before}${hide(value)}`)
        .replace(/[\w+/=.~-]{12,}/gu, (word) => (/\d/u.test(word) || word.length >= 24 ? hide(word) : word));
}
const isSecretRule = (rule) => RULES.has(rule) || secrets_NAMES.test(rule);
/** Whether a finding is about a secret in the code. */
function isSecret(report) {
    const ruleOf = (0,report_evidence/* ruleNamer */.C1)(report);
    return (finding) => isSecretRule(ruleOf(finding));
}
/** The lines that hold a secret, by path: what was suppressed is in the code all the same. */
function secretLines(report) {
    const places = [
        ...report.findings.filter(isSecret(report)).map((finding) => ({ path: (0,findings/* pathOf */.XM)(finding), ...(0,findings/* linesOf */.Dx)(finding) })),
        ...((0,report_evidence/* planesOf */.dX)(report)?.suppressed ?? [])
            .filter(({ rule }) => isSecretRule(rule))
            .map(({ file, line }) => ({ path: file, first: line, last: line })),
    ];
    const lines = new Map();
    for (const { path, first, last } of places) {
        const known = lines.get(path) ?? new Set();
        for (let line = first; line <= Math.min(last, first + secrets_MAX_LINES); line += 1)
            known.add(line);
        lines.set(path, known);
    }
    return lines;
}
/** What is masked in those lines: a change that moves a secret, or the line around it, has it in other lines too. */
function secretValues(lines, fileOf) {
    const values = new Set();
    const note = (value) => {
        const isName = !/\d/u.test(value) && /^[\w$.]+$/u.test(value);
        if (value.length >= MIN_VALUE && !isName && values.size < MAX_VALUES)
            values.add(value);
        return secrets_hidden(value);
    };
    for (const [path, numbers] of lines) {
        const rows = fileOf(path)?.hunks.flatMap((hunk) => hunk.rows) ?? [];
        for (const row of rows)
            if (row.mark !== '-' && row.line !== null && numbers.has(row.line))
                masked(row.text, note);
    }
    // One that holds another before that other.
    return [...values].sort((a, b) => b.length - a.length);
}
/**
 * A mask for the lines that the review calls a secret, and for the same values elsewhere.
 * @param fileOf gives the code as it is
 */
function maskOf(report, fileOf) {
    const lines = secretLines(report);
    const values = secretValues(lines, fileOf);
    return (path, line, text) => line !== null && lines.get(path)?.has(line) === true
        ? masked(text, secrets_hidden)
        : values.reduce((shown, value) => shown.replaceAll(value, () => secrets_hidden(value)), text);
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/report/page/findings-part.js











/** Room for the findings' words, in bytes; beyond it they are told in brief. */
const MAX_WORDS = 2_500_000;
/** Files that the table of files names. */
const MAX_FILES_LISTED = 200;
const findings_part_TONES = { error: 'bad', warn: 'warn', info: 'info' };
function sayings(report) {
    const ruleOf = (0,report_evidence/* ruleNamer */.C1)(report);
    const summaries = new Map((0,report_evidence/* planesOf */.dX)(report)?.rules.map(({ rule, summary }) => [rule, summary ?? '']));
    return (finding) => {
        const rule = ruleOf(finding);
        return { rule, summary: summaries.get(rule) ?? '' };
    };
}
function foundPiece(report, finding, rank, say, max) {
    const { first, last } = (0,findings/* linesOf */.Dx)(finding);
    const path = (0,findings/* pathOf */.XM)(finding);
    const weight = (0,findings/* weightOf */.mm)(finding);
    const { rule, summary } = say(finding);
    const where = `${first === last ? 'line' : 'lines'} ${first}${last > first ? `–${last}` : ''}`;
    const about = summary === '' ? null : (0,html/* html */.q) ` <span class="soft">${(0,page_shown/* line */.n8)(summary, 200)}</span>`;
    return (0,html/* html */.q) `<div class="found ${weight}" id="f${rank + 1}"><div>
<h4><span class="pill ${findings_part_TONES[weight]}">${(0,page_shown/* line */.n8)(finding.severity, 40)}</span> ${(0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(finding.title, Math.min(max, 300)), 300)}</h4>
<p>${(0,page_shown/* prose */.CS)(finding.rationale, max)}</p>
<p class="meta">${(0,page_shown/* code */.aY)(rule, 130)}${about} <span class="at">${fileLink(report, { path, first, last }, where)}</span></p>
</div></div>
`;
}
/** The findings, worst first, as pieces: the worst in full, and once the room is used up, the rest in brief. */
function foundOf(report) {
    const allowance = new Allowance(MAX_WORDS);
    const say = sayings(report);
    let brief = 0;
    const all = (0,findings/* worstFirst */.md)(report.findings).map((finding, rank) => {
        const whole = foundPiece(report, finding, rank, say, rank < 1_000 ? 2_000 : 400);
        const fits = allowance.takes(whole);
        if (!fits)
            brief += 1;
        return { finding, rank, ...(0,findings/* linesOf */.Dx)(finding), piece: fits ? whole : foundPiece(report, finding, rank, say, 80) };
    });
    return { all, brief };
}
/** By file, the file with the worst finding first; inside a file in the order of its lines. */
function byFile(all) {
    return [...grouped(all, ({ finding }) => (0,findings/* pathOf */.XM)(finding))].map(([path, found]) => ({
        path,
        found: found.toSorted((a, b) => a.first - b.first || a.last - b.last || a.rank - b.rank),
    }));
}
function countsText(found) {
    const { error, warn, info } = (0,findings/* countFindings */.Gt)(found.map(({ finding }) => finding));
    return [
        ...(error > 0 ? [(0,words/* counted */.hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,words/* counted */.hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,words/* counted */.hS)(info, 'note')] : []),
    ].join(', ');
}
/** Why there is no code for a file. */
function withoutCode(report, omitted) {
    if (report.change == null || omitted === null)
        return null;
    return omitted === undefined
        ? (0,html/* html */.q) `<p class="soft">The file is not part of the change.</p>`
        : (0,html/* html */.q) `<p class="soft">Its lines are not at hand: ${(0,page_shown/* line */.n8)(omitted, 60)}.</p>`;
}
function filePiece(report, { path, found }, at, means) {
    const file = means.fileOf(path);
    const shown = file === null ? { box: null, rest: found } : foundInCode(file, found, means);
    const apart = shown.rest.map(({ piece }) => piece);
    const head = apart.length > 0 && shown.box !== null ? (0,html/* html */.q) `<p class="soft">Not at lines of the diff that are shown:</p>` : null;
    return (0,html/* html */.q) `<details class="file" id="file${at + 1}" open><summary><h3>${(0,page_shown/* line */.n8)(path, 300)}</h3> <span class="soft">${countsText(found)}</span></summary>
${shown.box === null ? withoutCode(report, file?.file.omitted) : shown.box}
${apart.length === 0 ? null : (0,html/* html */.q) `<div class="apart">${head}${apart}</div>`}</details>
`;
}
function filesList(files) {
    if (files.length < 3)
        return null;
    const rest = files.length - MAX_FILES_LISTED;
    return (0,html/* html */.q) `<details class="list"><summary>${(0,words/* counted */.hS)(files.length, 'file')} with findings</summary><ul>${files
        .slice(0, MAX_FILES_LISTED)
        .map(({ path, found }, at) => (0,html/* html */.q) `<li><a href="#file${at + 1}">${(0,page_shown/* code */.aY)(path, 200)}</a> <span class="soft">${countsText(found)}</span></li>
`)}</ul>${rest > 0 ? (0,html/* html */.q) `<p class="soft">and ${rest} more</p>` : null}</details>
`;
}
/** The findings. */
function findingsPart(report, means) {
    const short = report.unread === true ? 'unread' : (0,report_verdict/* findingsText */._g)(report);
    const part = { id: 'findings', title: 'Findings', short, lead: (0,report_verdict/* findingsText */._g)(report) };
    if (report.unread === true) {
        return {
            ...part,
            body: (0,html/* html */.q) `<p class="note bad">The findings could not be read. That none stand here says nothing.</p>`,
        };
    }
    if (report.findings.length === 0)
        return { ...part, body: (0,html/* html */.q) `<p>None.</p>` };
    const { all, brief } = foundOf(report);
    const files = byFile(all);
    const left = (0,report_evidence/* planesOf */.dX)(report)?.left_out ?? 0;
    const pieces = files.map((file, at) => filePiece(report, file, at, means));
    const notes = [
        ...(report.truncated ? ['The service has more findings than were read.'] : []),
        ...(left > 0
            ? [`${(0,words/* counted */.hS)(left, 'finding')} beyond the limit of one review ${left === 1 ? 'is' : 'are'} left out.`]
            : []),
        ...(brief > 0
            ? [
                `${(0,words/* counted */.hS)(brief, 'finding')} of the least weight ${brief === 1 ? 'is' : 'are'} told in brief, for lack of room.`,
            ]
            : []),
        ...(report.change == null
            ? ['The code of the change is not at hand, so that the findings are shown without it.']
            : []),
    ];
    if (report.change != null && report.findings.some(isSecret(report))) {
        notes.push('Secrets that the review found are masked in the code on this page.');
    }
    return { ...part, body: [notes.map((note) => (0,html/* html */.q) `<p class="note">${note}</p>`), filesList(files), pieces] };
}
//# sourceMappingURL=findings-part.js.map
// EXTERNAL MODULE: ./node_modules/lowlight/lib/index.js + 2 modules
var lib = __webpack_require__(63663);
;// CONCATENATED MODULE: ./build/src/report/page/highlight.js
/** Syntax colours of pieces of code, as tokens a line: never a string of HTML. */


/** Lines that are longer are shown plain, in characters: people do not read them, and regular expressions suffer on them. */
const highlight_MAX_LINE = 250;
/** Code is coloured in stretches of at most so many characters: what a grammar does badly, it does to one of them. */
const MAX_STRETCH = 4_000;
/** Characters that one page colours; the rest is shown plain. */
const MAX_PAGE = 500_000;
const highlight_KINDS = {
    keyword: 'k',
    literal: 'k',
    operator: 'k',
    doctag: 'k',
    'template-tag': 'k',
    string: 's',
    regexp: 's',
    char: 's',
    link: 's',
    code: 's',
    comment: 'c',
    quote: 'c',
    number: 'n',
    symbol: 'n',
    bullet: 'n',
    built_in: 'n',
    title: 't',
    section: 't',
    type: 't',
    class: 't',
    'selector-class': 't',
    'selector-id': 't',
    attr: 'a',
    attribute: 'a',
    property: 'a',
    variable: 'a',
    'template-variable': 'a',
    meta: 'm',
    tag: 'm',
    name: 'm',
    'selector-tag': 'm',
};
const plain = (text) => [{ text, kind: null }];
/**
 * A highlighter for one page. Lines are those of one side, in order, as pieces of a file: a comment or a string that began
 * above them is not known to be one.
 */
function createHighlighter() {
    const lowlight = (0,lib/* createLowlight */.$)();
    let left = MAX_PAGE;
    const coloured = (lines, grammar) => {
        if (!lowlight.registered(grammar))
            lowlight.register(grammar, GRAMMARS[grammar]);
        const seen = lines.map((line) => (line.length > highlight_MAX_LINE ? '' : line));
        const text = seen.join('\n');
        if (text.length > left)
            return lines.map(plain);
        left -= text.length;
        const made = highlight_tokensOf(lowlight.highlight(grammar, text).children);
        return lines.map((line, at) => (line.length > highlight_MAX_LINE ? plain(line) : (made[at] ?? plain(line))));
    };
    return (lines, grammar) => grammar === null ? lines.map(plain) : stretches(lines).flatMap((stretch) => coloured(stretch, grammar));
}
function stretches(lines) {
    const made = [];
    let size = MAX_STRETCH;
    for (const line of lines) {
        if (size + line.length > MAX_STRETCH) {
            made.push([]);
            size = 0;
        }
        made.at(-1)?.push(line);
        size += Math.min(line.length, highlight_MAX_LINE) + 1;
    }
    return made;
}
/** The tree as lines. A token inside another keeps the inner kind, where it has one. */
function highlight_tokensOf(nodes) {
    const lines = [[]];
    const walk = (node, kind) => {
        if (node.type === 'text') {
            node.value.split('\n').forEach((text, at) => {
                if (at > 0)
                    lines.push([]);
                if (text !== '')
                    lines.at(-1)?.push({ text, kind });
            });
        }
        else if (node.type === 'element') {
            const own = kindOf(node.properties['className']);
            for (const child of node.children)
                walk(child, own ?? kind);
        }
    };
    for (const node of nodes)
        walk(node, null);
    return lines;
}
function kindOf(classes) {
    const first = Array.isArray(classes) ? classes[0] : undefined;
    const name = typeof first === 'string' ? first.replace(/^hljs-/u, '') : '';
    return Object.hasOwn(highlight_KINDS, name) ? (highlight_KINDS[name] ?? null) : null;
}
//# sourceMappingURL=highlight.js.map
// EXTERNAL MODULE: ./build/src/report/page/page.js + 1 modules
var page = __webpack_require__(10907);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/report/page/facts.js
/** More of a condition is not read, in characters. */
const MAX_CONDITION = 4_000;
const MAX_FACTS = 20;
/** Texts, so that what stands in them is no name; then names with fields and `["plane"]`. */
const facts_NAMES = /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[(?:"[^"\\]*"|'[^'\\]*')\])*)/gu;
const STEPS = /\.?([A-Za-z_]\w*)|\[(?:"([^"\\]*)"|'([^'\\]*)')\]/gu;
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The longest beginning of a name that is a fact: `change.classes` of `change.classes.exists`. */
function factOf(name, facts) {
    let value = facts;
    let read = '';
    for (const [text, field, quoted, single] of name.matchAll(STEPS)) {
        const key = field ?? quoted ?? single ?? '';
        if (!isRecord(value) || !Object.hasOwn(value, key))
            break;
        value = value[key] ?? null;
        read += text;
    }
    return read === '' || isRecord(value) ? null : { name: read, value };
}
/** The facts in the order of the condition, each once. Names that are no facts (`exists`, `c`) are left out. */
function factsNamed(condition, facts) {
    const found = new Map();
    for (const { groups } of condition.slice(0, MAX_CONDITION).matchAll(facts_NAMES)) {
        const fact = groups?.['name'] === undefined ? null : factOf(groups['name'], facts);
        if (fact !== null && found.size < MAX_FACTS)
            found.set(fact.name, fact);
    }
    return [...found.values()];
}
//# sourceMappingURL=facts.js.map
;// CONCATENATED MODULE: ./build/src/report/page/policy-part.js
/** The policy as it was asked: its rules in order, which of them held, and the values behind each condition. */








const MAX_RULES = 300;
/** Of a list that is a fact: members that are shown, and characters of each. */
const MAX_MEMBERS = 12;
const MAX_MEMBER = 80;
const MAX_EFFECTIVE = 20_000;
const ENGINE = 'engine';
/** What the engine calls the answer of a policy none of whose rules held. */
const NO_RULE = 'no-rule-held';
/** The decision's one list of rules, as the policies that it stands for, and the guards that stand behind them all. */
function groupsOf(rules, name) {
    const policies = [[]];
    const guards = [];
    rules.forEach((rule, at) => {
        if (rule.source === ENGINE && rule.name !== NO_RULE) {
            guards.push(rule);
            return;
        }
        policies.at(-1)?.push(rule);
        const more = rules.slice(at + 1).some((later) => later.source !== ENGINE || later.name === NO_RULE);
        if (rule.name === NO_RULE && rule.source === ENGINE && more)
            policies.push([]);
    });
    const first = name === null ? null : (0,html/* html */.q) ` ${(0,page_shown/* code */.aY)(name, 120)}`;
    const titles = [
        (0,html/* html */.q) `The policy${first}: the first rule that holds decides`,
        "The repository's own policy: the stricter of both verdicts counts",
    ];
    return [
        ...policies
            .filter((group) => group.length > 0)
            .map((group, at) => ({ title: titles[at] ?? 'A further policy', rules: group })),
        ...(guards.length === 0 ? [] : [{ title: 'What no policy can switch off', rules: guards }]),
    ];
}
function valueText(value) {
    if (Array.isArray(value)) {
        if (value.length === 0)
            return 'none';
        const members = value.slice(0, MAX_MEMBERS).map((member) => (0,words/* cutCharacters */.lD)(valueText(member), MAX_MEMBER));
        const left = value.length - members.length;
        return `${members.join(', ')}${left > 0 ? `, and ${left} more` : ''}`;
    }
    return typeof value === 'string' ? value : JSON.stringify(value);
}
const STATES = {
    held: { sign: '✓', word: 'held' },
    not: { sign: '✕', word: 'did not hold' },
    unasked: { sign: '·', word: 'not asked' },
};
const stateOf = ({ held }) => (held === null ? 'unasked' : held ? 'held' : 'not');
/** The condition; one of the engine's own is told in words, not in the policy language. */
function conditionPiece({ condition, source }) {
    if (condition === 'true')
        return (0,html/* html */.q) `<span class="soft">always</span>`;
    return source === ENGINE && /^[a-z ]+$/u.test(condition) ? (0,page_shown/* line */.n8)(condition, 600) : (0,page_shown/* code */.aY)(condition, 600);
}
function rulePiece(rule, decided, facts) {
    const state = stateOf(rule);
    const values = factsNamed(rule.condition, facts);
    const tree = values.length === 0
        ? null
        : (0,html/* html */.q) `<ul class="facts">${values.map(({ name, value }) => (0,html/* html */.q) `<li>${(0,page_shown/* code */.aY)(name, 120)} = <span class="n">${(0,page_shown/* line */.n8)(valueText(value), 600)}</span></li>`)}</ul>`;
    const by = decided ? (0,html/* html */.q) ` <strong class="by">decided</strong>` : null;
    const source = rule.source === ENGINE || rule.source === 'built-in'
        ? null
        : (0,html/* html */.q) ` <span class="soft">${(0,page_shown/* line */.n8)(rule.source, 60)}</span>`;
    return (0,html/* html */.q) `<li class="rule ${state}"><p class="name"><span class="tick" aria-hidden="true">${STATES[state].sign}</span> <strong>${(0,page_shown/* line */.n8)(rule.name, 120)}</strong> <span class="state">${STATES[state].word}</span> <span class="then">→ ${rule.verdict}</span>${by}${source}</p>
<div>${conditionPiece(rule)}${tree}</div></li>
`;
}
function groupPiece(group, report) {
    const decision = report.trace?.decision;
    const { first, note } = (0,page_shown/* capped */.uo)(group.rules, MAX_RULES, (left) => (0,html/* html */.q) `<p class="soft">${left} more rules are not shown here.</p>`);
    return (0,html/* html */.q) `<h3>${group.title}</h3>
<ol class="rules">
${first.map((rule) => rulePiece(rule, rule.held === true && rule.name === decision?.rule, decision?.facts ?? {}))}</ol>${note}
`;
}
const Errors = schemas/* array */.YOg(schemas/* object */.Ikc({ rule: schemas/* string */.YjP(), source: schemas/* string */.YjP(), message: schemas/* string */.YjP() }));
const Proposed = schemas/* object */.Ikc({ verdict: schemas/* string */.YjP().nullable(), rule: schemas/* string */.YjP().nullable() });
function besides(report) {
    const errors = Errors.safeParse((0,report_verdict/* factOf */.yD)(report, 'evaluation_errors'));
    const facts = report.trace?.decision.facts ?? {};
    const proposed = Proposed.safeParse(facts['proposed_policy']);
    return [
        ...(errors.success ? errors.data.slice(0, 50) : []).map(({ rule, message }) => (0,html/* html */.q) `<p class="note bad">The rule ${(0,page_shown/* code */.aY)(rule, 120)} could not be evaluated, so that nothing is approved past it: ${(0,page_shown/* line */.n8)(message, 400)}</p>`),
        ...(proposed.success && proposed.data.verdict !== null
            ? [
                (0,html/* html */.q) `<p class="note">This change edits the repository's policy. With the edited one, which was not used, the verdict would be ${(0,page_shown/* code */.aY)(proposed.data.verdict, 60)}, by the rule ${(0,page_shown/* code */.aY)(proposed.data.rule ?? '', 120)}.</p>`,
            ]
            : []),
    ];
}
/** The policy. */
function policyPart(report) {
    const decision = report.trace?.decision;
    const policy = (0,report_evidence/* policyOf */.US)(report);
    const part = { id: 'policy', title: 'Policy', short: policy === null ? '' : (0,page_shown/* line */.n8)(policy.name, 40) };
    if (decision === undefined) {
        return {
            ...part,
            lead: '',
            body: (0,html/* html */.q) `<p>The trace could not be read, so this page does not say which rules were asked.</p>`,
        };
    }
    const groups = groupsOf(decision.rules, policy?.name ?? null);
    const sources = policy === null || policy.sources.length === 0
        ? null
        : table('Where the policy comes from, the strongest first', ['Source', 'Name', 'Used', 'Why'], policy.sources
            .slice(0, 50)
            .map(({ origin, name, used, note }) => [
            (0,page_shown/* line */.n8)(origin, 60),
            (0,page_shown/* code */.aY)(name, 200),
            used ? 'yes' : 'no',
            (0,page_shown/* line */.n8)(note, 400),
        ]));
    const effective = policy === null
        ? null
        : (0,html/* html */.q) `<details><summary>The whole policy, as it was used</summary>
<div class="code" role="group" tabindex="0" aria-label="The policy as JSON"><pre><code>${(0,page_shown/* codeText */.ph)((0,words/* cutCharacters */.lD)(JSON.stringify(policy.effective, null, 2), MAX_EFFECTIVE))}</code></pre></div></details>
`;
    return {
        ...part,
        lead: (0,html/* html */.q) `rule ${(0,page_shown/* code */.aY)(decision.rule, 120)} → ${decision.verdict}`,
        body: [besides(report), groups.map((group) => groupPiece(group, report)), sources, effective],
    };
}
//# sourceMappingURL=policy-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/report-style.js
/** The look of the report, beside what all pages share: its colours in light and dark, its layout, and how it prints. */
/** Colours by name, light then dark. A test holds what is read against what it stands on (WCAG 2.2, 1.4.3). */
const COLOURS = {
    ok: ['#116329', '#7ee2a0'],
    'ok-bg': ['#e3f6e8', '#12281b'],
    warn: ['#7a4100', '#f2c078'],
    'warn-bg': ['#fdf3d8', '#2c2312'],
    bad: ['#a1122a', '#ffa198'],
    'bad-bg': ['#fdeaec', '#331a1d'],
    info: ['#0a4da2', '#9ecbff'],
    'info-bg': ['#e6f1fd', '#14243a'],
    'none-bg': ['#eceff3', '#21262d'],
    code: ['#ffffff', '#0d1117'],
    add: ['#e4f7e9', '#122a1b'],
    del: ['#fdebed', '#331a1e'],
    gutter: ['#59636e', '#9aa4af'],
    found: ['#ffe58a', '#6b5200'],
    'found-ink': ['#1c2128', '#fff6d8'],
    k: ['#a3123f', '#ff9492'],
    s: ['#0b3d75', '#a5d6ff'],
    c: ['#545d68', '#9fa8b2'],
    n: ['#0550ae', '#8cc5ff'],
    t: ['#5b2fa8', '#d7b4ff'],
    a: ['#7a3b00', '#ffbd7a'],
    m: ['#11603a', '#8ae7a2'],
};
const declared = (scheme) => Object.entries(COLOURS)
    .map(([name, colours]) => `--${name}: ${colours[scheme]};`)
    .join(' ');
const report_style_TONES = ['ok', 'warn', 'bad', 'info']
    .map((tone) => `.${tone} { --tone: var(--${tone}); --tone-bg: var(--${tone}-bg); }`)
    .join('\n');
const report_style_KINDS = ['k', 's', 'c', 'n', 't', 'a', 'm'].map((kind) => `.code .${kind} { color: var(--${kind}); }`).join('\n');
const REPORT_STYLE = `
:root { ${declared(0)} --tone: var(--soft); --tone-bg: var(--none-bg); --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
@media (prefers-color-scheme: dark) { :root { ${declared(1)} } }
${report_style_TONES}
.error { --tone: var(--bad); --tone-bg: var(--bad-bg); }
.none { --tone: var(--soft); --tone-bg: var(--none-bg); }
body { max-width: none; padding: 0; font-size: 15px; line-height: 1.5; }
code, pre, .n { font-family: var(--mono); }
code { font-size: 0.875em; }
.n { font-size: 0.9em; font-variant-numeric: tabular-nums; }
.soft, .lead { color: var(--soft); font-size: 0.93em; font-weight: 400; }
h1 { margin: 0.1rem 0 1rem; font-size: 1.6rem; letter-spacing: -0.01em; }
h2 { margin: 0; padding: 0; border: 0; font-size: 1.25rem; }
h3 { margin: 1.5rem 0 0.4rem; font-size: 1rem; }
h4 { margin: 0; font-size: 0.95rem; color: var(--ink); }
p { margin: 0.35rem 0; }
.top { padding: 0.6rem 1rem; border-bottom: 1px solid var(--line); background: var(--panel); }
.brand { font-weight: 600; }
.page { max-width: 88rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
main { min-width: 0; }
main:focus { outline: none; }
section { margin-top: 2.75rem; scroll-margin-top: 1rem; }
#verdict { margin-top: 0; }
#verdict > .head { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem; margin-bottom: 0.75rem; padding-bottom: 0.35rem; border-bottom: 1px solid var(--line); }
.about { color: var(--soft); font-size: 0.93em; }
nav ul { columns: auto; display: flex; flex-wrap: wrap; gap: 0.1rem 1rem; margin: 0 0 1rem; }
nav li { padding: 0.1rem 0; }
nav li span { color: var(--soft); font-size: 0.87em; }
footer { padding: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: 0.87em; text-align: center; }
summary { cursor: pointer; }
summary:focus-visible, .code:focus-visible, .scroll:focus-visible { outline: 2px solid var(--link); outline-offset: 1px; }
summary h3 { display: inline; margin: 0; }

.verdict { padding: 1rem 1.25rem; border: 1px solid var(--line); border-left: 5px solid var(--tone); border-radius: 8px; background: var(--tone-bg); }
.verdict p { margin: 0.2rem 0; }
.word { font-size: 1.35rem; font-weight: 650; color: var(--tone); }
.word .gate { display: inline-block; font-size: 0.95rem; font-weight: 400; color: var(--ink); margin-left: 0.4rem; }
.sign { display: inline-block; width: 1.6rem; height: 1.6rem; margin-right: 0.2rem; border-radius: 50%; background: var(--tone); color: var(--paper); font-size: 1rem; line-height: 1.6rem; text-align: center; vertical-align: 0.1rem; }
.figures { display: flex; flex-wrap: wrap; gap: 0.75rem 2.25rem; margin: 0.9rem 0 0; }
.figures dt { margin: 0; color: var(--soft); font-size: 0.8rem; }
.verdict .soft, .verdict dt { color: var(--ink); opacity: 0.85; }
.figures dd { margin: 0; font-weight: 600; }
.verdict ~ details { margin-top: 0.9rem; }
.steps li { margin: 0.25rem 0; }
.steps ul { padding-left: 1.1rem; }
.note { margin: 0.6rem 0; padding: 0.5rem 0.75rem; border-left: 3px solid var(--tone); background: var(--tone-bg); white-space: pre-line; }
.pill { display: inline-block; padding: 0 0.5em; border: 1px solid var(--tone); border-radius: 1em; background: var(--tone-bg); color: var(--tone); font-size: 0.78rem; font-weight: 600; line-height: 1.45; white-space: nowrap; }
.bar { display: inline-flex; align-items: center; gap: 0.45rem; font-weight: 400; white-space: nowrap; }
meter { width: 5rem; height: 0.6rem; border: 0; border-radius: 2px; background: var(--line); appearance: none; -webkit-appearance: none; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
meter::-webkit-meter-inner-element { display: grid; grid-template: 1fr / 100%; height: 100%; }
meter::-webkit-meter-bar { grid-area: 1 / 1; height: 100%; border: 0; background: none; }
meter::-webkit-meter-optimum-value { grid-area: 1 / 1; height: 100%; margin: 0; border-radius: 2px; background: var(--info); }
meter::-moz-meter-bar { border-radius: 2px; background: var(--info); }

.criterion { padding: 0.25rem 0 1rem; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.criterion:last-of-type { border-bottom: 0; }
.criterion h3 { margin: 1rem 0 0; font-weight: 600; line-height: 1.45; }
.criterion .pill { margin-right: 0.15rem; }
.id { color: var(--soft); }
.meta { margin: 0.1rem 0 0; }
.where { display: flex; flex-wrap: wrap; align-items: center; gap: 0.1rem 0.75rem; margin: 0; }
.range { margin-top: 0.75rem; }
details.range > summary { display: list-item; }
details.range > summary .bar { margin-left: 0.5rem; }
details.range[open] > summary { margin-bottom: 0.4rem; }
.reasons { margin: 0.3rem 0 0; padding-left: 1.1rem; color: var(--soft); font-size: 0.9em; }
.reasons code { color: var(--ink); }
.beside { display: grid; gap: 0.4rem 1.25rem; }
.beside > * { min-width: 0; }

.code { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--code); container-type: inline-size; }
.code pre { margin: 0; padding: 0; border: 0; border-radius: 0; background: none; overflow: visible; min-width: max-content; font-size: 0.8125rem; line-height: 1.5; tab-size: 4; }
.code pre code { display: block; font-size: inherit; }
.code pre code:not(:has(.l)) { padding: 0.6rem 0.8rem; }
.l { display: block; padding-right: 1rem; unicode-bidi: isolate; }
.l b { display: inline-block; width: 4.6em; margin-right: 0.6em; padding-right: 0.8em; border-left: 3px solid transparent; color: var(--gutter); font-weight: 400; text-align: right; user-select: none; }
.l i { color: var(--soft); }
.add { background: var(--add); }
.del { background: var(--del); }
.git { color: var(--soft); }
.hit b { border-left-color: var(--link); }
.hit.error b, .hit.warn b, .hit.info b { border-left-color: var(--tone); }
.code mark { padding: 0.05em 0; border-radius: 2px; background: var(--found); color: var(--found-ink); }
.gap { margin: 0; border-block: 1px solid var(--line); background: var(--panel); color: var(--soft); font-size: 0.8rem; }
.gap span { display: inline-block; position: sticky; left: 0; padding: 0.15rem 0.8rem; }
.gap:first-child { border-top: 0; }
.gap:last-child { border-bottom: 0; }
${report_style_KINDS}
.file { margin: 1rem 0 1.5rem; content-visibility: auto; contain-intrinsic-size: auto 30rem; }
.file > summary { padding: 0.35rem 0; }
.file > summary h3 { font-family: var(--mono); font-size: 0.93rem; }
.stretch { width: max-content; min-width: 100%; content-visibility: auto; contain-intrinsic-size: auto none auto 12rem; }
.found { border-block: 1px solid var(--line); background: var(--tone-bg); }
.found > div { position: sticky; left: 0; width: 100cqw; max-width: 62rem; padding: 0.55rem 1rem 0.6rem 0.8rem; border-left: 3px solid var(--tone); }
.found > div > p { white-space: pre-line; font-size: 0.93em; }
.found .soft { color: var(--ink); opacity: 0.85; }
.found .at { margin-left: 0.5rem; }
.apart .found { margin: 0.5rem 0; border: 1px solid var(--line); border-radius: 6px; content-visibility: auto; contain-intrinsic-size: auto 7rem; overflow: hidden; }
.apart .found > div { width: auto; }
.list ul { columns: 22rem; padding-left: 1.1rem; }

.scroll { overflow-x: auto; margin: 0.6rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.93em; }
caption { padding: 0 0 0.3rem; color: var(--soft); text-align: left; }
th, td { padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.87em; white-space: nowrap; }
tbody th { min-width: 11rem; }
td { min-width: 3rem; }
.chart { max-width: 68rem; }
.chart td:nth-child(3) { text-align: right; white-space: nowrap; }
.chart td:last-child { width: 38%; min-width: 8rem; padding-right: 0; }
.bars { display: block; width: 100%; margin-top: 0.2rem; }
.bars .up { fill: var(--warn); }
.bars .down { fill: var(--ok); }
.bars line { stroke: var(--gutter); }

.rules { margin: 0; padding: 0; list-style: none; }
.rule { margin-left: 0.6rem; padding: 0 0 0.55rem 1.5rem; border-left: 2px solid var(--line); }
.rule:last-child { border-left-color: transparent; }
.rule p { margin: 0; }
.tick { float: left; width: 1.3rem; height: 1.3rem; margin-left: -2.25rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.8rem; line-height: 1.2rem; text-align: center; }
.held > .name > .tick { border-color: var(--info); background: var(--info); color: var(--paper); }
.state, .then { color: var(--soft); font-size: 0.9em; }
.held > .name > .state { color: var(--info); font-weight: 600; }
.by { padding: 0 0.5em; border-radius: 1em; background: var(--info-bg); color: var(--info); font-size: 0.78rem; }
.unasked > .name > strong { font-weight: 400; }
.facts { margin: 0.1rem 0 0; padding: 0; list-style: none; color: var(--soft); font-size: 0.93em; }
.facts li::before { content: "└ "; color: var(--gutter); }
.facts .n { color: var(--ink); }

.digests { margin: 0.2rem 0 0; font-size: 0.93em; }
.digests div { display: flex; gap: 0.6rem; }
.digests dt { flex: 0 0 4.2rem; margin: 0; color: var(--soft); }
.digests dd { margin: 0; min-width: 0; }
.whole { margin-bottom: 0.75rem; }
.chain { margin: 0.6rem 0 0; padding: 0; list-style: none; counter-reset: step; }
.chain li { counter-increment: step; margin-left: 0.75rem; padding: 0 0 0.9rem 1.4rem; border-left: 2px solid var(--line); }
.chain li:last-child { border-left-color: transparent; padding-bottom: 0; }
.chain p { margin: 0; }
.chain dt { flex-basis: 2.6rem; }
.chain p::before { content: counter(step); float: left; width: 1.45rem; height: 1.45rem; margin-left: -2.2rem; border: 1px solid var(--line); border-radius: 50%; background: var(--paper); color: var(--soft); font-size: 0.75rem; line-height: 1.4rem; text-align: center; }

@media (max-width: 40rem) {
  .l b { width: 3.3em; padding-right: 0.5em; margin-right: 0.4em; }
  .word .gate { display: block; margin-left: 0; }
  .verdict { padding: 0.75rem 0.9rem; }
  .figures { gap: 0.5rem 1.5rem; }
  .chart th, .chart td { padding-right: 0.4rem; }
  .chart tbody th { min-width: 8.5rem; }
  .chart td { min-width: 2.5rem; }
  .chart td:last-child { min-width: 4rem; }
  .chart thead th { white-space: normal; }
}
@media (min-width: 60rem) {
  .page { padding-inline: 2rem; }
  .top { padding-inline: 2rem; }
  .beside { grid-template-columns: minmax(14rem, 21rem) minmax(0, 1fr); }
  .rule { display: grid; grid-template-columns: minmax(0, 23rem) minmax(0, 1fr); gap: 0 1.25rem; }
  .range .reason .where { align-items: flex-start; flex-direction: column; }
}
@media (min-width: 80rem) {
  .page { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 0 2.5rem; }
  nav { position: sticky; top: 1.25rem; align-self: start; max-height: calc(100vh - 2rem); overflow-y: auto; }
  nav ul { display: block; }
  nav li { padding: 0.3rem 0; }
  nav li span { display: block; }
}
@media print {
  :root { color-scheme: light; ${declared(0)} --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; }
  body { font-size: 10pt; }
  nav, .skip { display: none; }
  .page { display: block; max-width: none; padding: 0; }
  details::details-content { content-visibility: visible; height: auto; }
  .criterion, .file, .stretch, .apart .found { content-visibility: visible; }
  .beside { display: block; }
  .code, .scroll { overflow: visible; container-type: normal; }
  .code pre { min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 8pt; }
  .l { padding-left: 5.2em; text-indent: -5.2em; }
  .l b { text-indent: 0; }
  .beside > .code { margin-top: 0.4rem; }
  .stretch { width: auto; }
  .found > div { position: static; width: auto; }
  .found, .l, .rule, .chain li, tr { break-inside: avoid; }
  h2, h3, summary, .where { break-after: avoid; }
  .add, .del, .hit b, .verdict, .found, mark, .pill, .sign, .tick, .bars { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
`;
//# sourceMappingURL=report-style.js.map
;// CONCATENATED MODULE: ./build/src/report/page/risk-part.js
/** What the tier is made of: each contribution with its points, as a table with bars. */





const risk_part_MAX_ROWS = 100;
/** Points have two decimals, one below the other. */
const signed = (points) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points).toFixed(2)}`;
/** A share of the width, in percent, as an attribute takes it. */
const percent = (share) => `${Math.round(share * 1_000) / 10}%`;
/** A bar to the right for what lifts the score, to the left for what lowers it. The number beside it says the same. */
function barOf(points, least, most) {
    const span = most - least;
    if (!Number.isFinite(span) || span <= 0)
        return new html/* Html */.E('');
    const zero = -least / span;
    const width = Math.abs(points) / span;
    const from = points < 0 ? zero - width : zero;
    return (0,html/* html */.q) `<svg class="bars" aria-hidden="true" focusable="false" height="14"><rect class="${points < 0 ? 'down' : 'up'}" x="${percent(from)}" y="2" width="${percent(width)}" height="10" rx="1"/><line x1="${percent(zero)}" x2="${percent(zero)}" y1="0" y2="14"/></svg>`;
}
/** The tier. */
function riskPart(report) {
    const tier = (0,report_evidence/* tierOf */.kx)(report);
    const said = report.review.tier ?? tier?.tier ?? null;
    const part = { id: 'risk', title: 'Risk', short: said === null ? '' : (0,page_shown/* line */.n8)((0,report_verdict/* tierText */.uN)(said), 40) };
    if (tier === null) {
        return {
            ...part,
            lead: said === null ? '' : (0,page_shown/* line */.n8)((0,report_verdict/* tierText */.uN)(said), 60),
            body: (0,html/* html */.q) `<p>The trace could not be read, so this page does not say what the tier is made of.</p>`,
        };
    }
    const sorted = tier.contributions.toSorted((a, b) => b.points - a.points);
    const shown = sorted.filter(({ points }) => points !== 0).slice(0, risk_part_MAX_ROWS);
    const nothing = sorted.length - sorted.filter(({ points }) => points !== 0).length;
    const all = shown.map(({ points }) => points);
    const least = Math.min(0, ...all);
    const most = Math.max(0, ...all);
    const rows = shown.map(({ feature, value, points, note }) => [
        (0,html/* html */.q) `${(0,page_shown/* line */.n8)(note, 160)} <code class="soft">${(0,page_shown/* line */.n8)(feature, 60)}</code>`,
        typeof value === 'number' ? (0,report_verdict/* figure */.vP)(value) : (0,page_shown/* line */.n8)(String(value), 60),
        (0,html/* html */.q) `<span class="n">${signed(points)}</span>`,
        barOf(points, least, most),
    ]);
    const floors = tier.floors.map(({ tier: floor, note }) => (0,html/* html */.q) `<p class="note">At least ${(0,report_verdict/* tierText */.uN)(floor)}, whatever the score: ${(0,page_shown/* line */.n8)(note, 300)}.</p>`);
    const rest = nothing > 0 ? (0,html/* html */.q) `<p class="soft">${nothing} more features contribute nothing.</p>` : null;
    const chart = rows.length === 0
        ? (0,html/* html */.q) `<p>No feature of the change contributes to its risk.</p>`
        : table(`What the score of ${(0,report_verdict/* figure */.vP)(tier.score)} is made of: points that lift the risk, then points that lower it`, ['Feature', 'Value', 'Points', 'Lowers or lifts'], rows, { name: 'chart' });
    return {
        ...part,
        lead: (0,html/* html */.q) `${(0,report_verdict/* tierText */.uN)(tier.tier)}, score <span class="n">${(0,report_verdict/* figure */.vP)(tier.score)}</span>`,
        body: [floors, chart, rest],
    };
}
//# sourceMappingURL=risk-part.js.map
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
;// CONCATENATED MODULE: ./build/src/report/page/verdict-part.js
/** The verdict: what the gate says, the rule that decided, the figures, what to do next, and how sure it is. */








/** How the confidence came about, as the decision's facts tell it. */
const Parts = schemas/* object */.Ikc({
    formula: schemas/* string */.YjP().catch(''),
    parts: schemas/* array */.YOg(schemas/* object */.Ikc({ part: schemas/* string */.YjP(), stands: schemas/* number */.aig(), pivotal: schemas/* boolean */.zMY() })),
});
/** `ok`, `warn`, `bad`, or `none` where there is no verdict, or a dry run's: the colour of the whole. */
function toneOf(report) {
    const verdict = (0,report_verdict/* verdictOf */.Vj)(report);
    if (report.review.status === 'failed' || report.review.dry_run === true || verdict === null)
        return 'none';
    if (verdict === 'auto-approve')
        return report.gate.open ? 'ok' : 'warn';
    return verdict === 'needs-review' ? 'warn' : 'bad';
}
const SIGNS = { ok: '✓', warn: '!', bad: '✕', none: '–' };
function ruleText(report) {
    const decided = (0,report_verdict/* decidedBy */.yP)(report);
    if (decided === null) {
        return (0,html/* html */.q) `<p class="why">The trace could not be read, so this page does not say which rule decided.</p>`;
    }
    const because = decided.because === '' ? '.' : (0,html/* html */.q) `: ${(0,page_shown/* line */.n8)(decided.because, 300)}.`;
    const of = decided.policy === null ? null : (0,html/* html */.q) ` of the policy ${(0,page_shown/* code */.aY)(decided.policy, 120)}`;
    const condition = decided.condition === 'true' || decided.condition === ''
        ? null
        : (0,html/* html */.q) ` <span class="soft">It asks</span> ${(0,page_shown/* code */.aY)(decided.condition, 400)}`;
    return (0,html/* html */.q) `<p class="why">Decided by the rule <a href="#policy">${(0,page_shown/* code */.aY)(decided.rule, 120)}</a>${of}${because}${condition}</p>`;
}
function figures(report) {
    const { review, trace } = report;
    const tally = (0,report_evidence/* tallyOf */.sv)(report);
    const coverage = trace?.snapshot.coverage;
    const cells = [
        ...(review.tier == null
            ? []
            : [{ name: 'Risk', value: (0,html/* html */.q) `<a href="#risk">${(0,page_shown/* line */.n8)((0,report_verdict/* tierText */.uN)(review.tier), 60)}</a>` }]),
        ...(review.confidence == null
            ? []
            : [{ name: 'Confidence', value: (0,page_shown/* bar */.M0)(review.confidence, 'Confidence of the verdict') }]),
        {
            name: 'Criteria',
            value: (0,html/* html */.q) `<a href="#criteria">${tally.total === 0 ? 'none' : `${tally.met} of ${tally.total} met`}</a>`,
        },
        { name: 'Findings', value: (0,html/* html */.q) `<a href="#findings">${(0,report_verdict/* findingsText */._g)(report)}</a>` },
        ...(coverage === undefined
            ? []
            : [
                { name: 'Coverage', value: (0,html/* html */.q) `<a href="#coverage">${coverage.complete ? 'complete' : 'not complete'}</a>` },
            ]),
    ];
    return (0,html/* html */.q) `<dl class="figures">${cells.map(({ name, value }) => (0,html/* html */.q) `<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}
function steps(report) {
    const todo = (0,next_steps/* nextSteps */.Z)(report);
    if (todo.length === 0)
        return null;
    const items = todo.map(({ what, items: about, more }) => {
        const named = about.map((item) => {
            const place = item.reference === null ? null : placeOf(item.reference);
            const where = item.reference === null
                ? null
                : place === null
                    ? (0,page_shown/* code */.aY)(item.reference, 200)
                    : fileLink(report, place, (0,page_shown/* code */.aY)(item.reference, 200));
            const name = item.name === '' ? null : (0,html/* html */.q) `<strong>${(0,page_shown/* line */.n8)(item.name, 40)}</strong> `;
            return (0,html/* html */.q) `<li>${name}${(0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(item.text, 300), 300)}${where === null ? null : (0,html/* html */.q) ` <span class="at">${where}</span>`}</li>`;
        });
        const rest = more > 0 ? (0,html/* html */.q) `<li class="soft">and ${more} more</li>` : null;
        return (0,html/* html */.q) `<li>${(0,page_shown/* line */.n8)(what, 300)}${named.length === 0 ? null : (0,html/* html */.q) `<ul>${named}${rest}</ul>`}</li>
`;
    });
    return (0,html/* html */.q) `<h3>${(0,next_steps/* stepsTitle */.s)(report)}</h3>
<ol class="steps">
${items}</ol>
`;
}
function confidenceTable(report) {
    const read = Parts.safeParse((0,report_verdict/* factOf */.yD)(report, 'confidence'));
    if (!read.success || read.data.parts.length === 0)
        return null;
    const { parts, formula } = read.data;
    const rows = parts
        .slice(0, 100)
        .map(({ part, stands, pivotal }) => [
        (0,page_shown/* line */.n8)(part, 200),
        (0,page_shown/* bar */.M0)(stands, `Probability that it stands: ${(0,page_shown/* line */.n8)(part, 100)}`),
        pivotal ? 'yes' : 'no',
    ]);
    return (0,html/* html */.q) `<details><summary>How the confidence is made</summary>
${table('What the confidence is made of', ['Part', 'Probability that it stands', 'Would change the verdict'], rows)}
<p class="soft">${(0,page_shown/* line */.n8)(formula, 600)}</p></details>
`;
}
function failure(report) {
    const { status, error } = report.review;
    if (status === 'complete')
        return null;
    if (status !== 'failed') {
        return (0,html/* html */.q) `<p class="note">The review is not complete: its status is ${(0,page_shown/* code */.aY)(status, 60)}. Nothing was approved.</p>`;
    }
    const told = error?.code == null ? null : (0,html/* html */.q) ` (${(0,page_shown/* code */.aY)(error.code, 60)})`;
    return (0,html/* html */.q) `<p class="note bad"><strong>The review failed</strong>${told}: ${(0,page_shown/* line */.n8)(error?.detail ?? 'the service did not say why', 600)} Nothing was approved.</p>`;
}
/** The verdict. */
function verdictPart(report) {
    const tone = toneOf(report);
    const { open, reason } = report.gate;
    const body = (0,html/* html */.q) `<div class="verdict ${tone}">
<p class="word"><span class="sign" aria-hidden="true">${SIGNS[tone]}</span> ${(0,page_shown/* line */.n8)((0,report_verdict/* verdictText */.nt)(report), 120)} <span class="gate">The gate is ${open ? 'open' : 'closed'}: ${(0,page_shown/* line */.n8)(reason, 600)}</span></p>
${ruleText(report)}
${figures(report)}
</div>
${failure(report)}
${report.notes.slice(0, 50).map((note) => (0,html/* html */.q) `<p class="note">${(0,page_shown/* prose */.CS)(note, 1_000)}</p>`)}
${steps(report)}${confidenceTable(report)}`;
    const confidence = report.review.confidence == null ? '' : `confidence ${(0,report_verdict/* figure */.vP)(report.review.confidence)}`;
    return { id: 'verdict', title: 'Verdict', short: (0,page_shown/* line */.n8)((0,report_verdict/* verdictText */.nt)(report), 40), lead: confidence, body };
}
//# sourceMappingURL=verdict-part.js.map
;// CONCATENATED MODULE: ./build/src/report/page/report-page.js


















/** Room for code, in bytes, of criteria and of findings. */
const MAX_CRITERIA_CODE = 2_000_000;
const MAX_FINDINGS_CODE = 2_500_000;
/** `octo/shop #7`, or the repository alone. */
function subject(report) {
    return `${(0,page_shown/* line */.n8)(report.repo, 200)}${report.pr === null ? '' : ` #${report.pr}`}`;
}
function head(report) {
    const { change, headSha, review } = report;
    const sha = (commit) => commitLink(report, commit, (0,page_shown/* code */.aY)(commit.slice(0, 12), 20));
    const told = [
        ...(change == null ? [] : [(0,html/* html */.q) `by ${(0,page_shown/* line */.n8)(change.author, 100)}`]),
        ...(change == null
            ? headSha === null
                ? []
                : [(0,html/* html */.q) `commit ${sha(headSha)}`]
            : [(0,html/* html */.q) `${refName(change.head)} ${sha(change.head.sha)} into ${refName(change.base)} ${sha(change.base.sha)}`]),
        ...(review.completed_at == null
            ? []
            : [(0,html/* html */.q) `${report.pr === null ? 'committed' : 'reviewed'} ${timeText(review.completed_at)}`]),
    ];
    return (0,html/* html */.q) `<p class="about">${pullLink(report, subject(report))}${told.map((one) => (0,html/* html */.q) ` · ${one}`)}</p>
<h1>${change == null || change.title.trim() === '' ? subject(report) : (0,page_shown/* prose */.CS)((0,page_shown/* line */.n8)(change.title, 400), 400)}</h1>
`;
}
/** `2026-06-15 09:00 UTC`; another form of time as it is. */
function timeText(time) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
    if (parts === null)
        return (0,page_shown/* line */.n8)(time, 40);
    return (0,html/* html */.q) `<time datetime="${time}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
/** A branch; nothing where the commit itself was named. */
function refName({ ref, sha }) {
    return ref === sha ? null : (0,page_shown/* code */.aY)(ref, 200);
}
/** The page of a review. Code is shown where the report has the change (`Report.change`). */
function reportPage(report) {
    // Without the findings nobody knows which lines hold a secret, so that none is shown.
    const change = report.unread === true ? null : (report.change ?? null);
    const mask = maskOf(report, filesOf(change, (_path, _line, text) => text));
    const shared = { fileOf: filesOf(change, mask), highlight: createHighlighter() };
    const means = (bytes) => ({ ...shared, allowance: new Allowance(bytes) });
    const parts = [
        verdictPart(report),
        criteriaPart(report, means(MAX_CRITERIA_CODE)),
        findingsPart(report, means(MAX_FINDINGS_CODE)),
        riskPart(report),
        policyPart(report),
        coveragePart(report),
        chainPart(report),
    ];
    return (0,page/* pageOf */.Z)({
        title: `${subject(report)}: ${(0,page_shown/* line */.n8)((0,report_verdict/* verdictText */.nt)(report), 120)} – Review Gate`,
        style: REPORT_STYLE,
        body: (0,html/* html */.q) `<a class="skip" href="#main">Skip to the report</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${contents(parts)}
<main id="main" tabindex="-1">
${head(report)}
${parts.map(section)}
</main>
</div>
<footer><p>Made by Review Gate from the review <code>${(0,page_shown/* line */.n8)(report.review.id, 100)}</code>: the same review gives the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
    });
}
//# sourceMappingURL=report-page.js.map

/***/ }),

/***/ 92895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ prose),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   M0: () => (/* binding */ bar),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   ph: () => (/* binding */ codeText),
/* harmony export */   uo: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export joined */
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74041);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80665);
/** Words of others as pieces of a page: hostile characters made visible, long ones cut, nothing of it markup. */



/** Code points that never stand for a character: no page may hold them (HTML, "noncharacter-in-input-stream"). */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/gu;
const seen = (text) => (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replace(NO_CHARACTER, (none) => `[U+${(none.codePointAt(0) ?? 0).toString(16).toUpperCase()}]`);
/** On one line, at most `max` characters. */
function line(text, max) {
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)((0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(seen(text.slice(0, max * 4))), max);
}
/** As it is, line breaks too, at most `max` characters. What stands between backticks is shown as code. */
function prose(text, max) {
    const whole = (0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)(seen(text.slice(0, max * 4)).trim(), max);
    return whole.split(/(`[^`\n]+`)/u).map((part, at) => (at % 2 === 1 ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<code>${part.slice(1, -1)}</code>` : part));
}
/** A name, a path, a condition. */
function code(text, max) {
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<code>${line(text, max)}</code>`;
}
/** One line of code, in which nothing is folded: tabs and spaces stay. */
function codeText(text) {
    return seen(text.replaceAll('\r', '␍'));
}
/** A bar from 0 to 1 with its number beside it. The label says what it measures to who cannot see where it stands. */
function bar(value, label) {
    const held = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
    return (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .q) `<span class="bar"><meter min="0" max="1" value="${held}" aria-label="${label}">${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(value)}</meter> <span class="n">${(0,_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .figure */ .vP)(value)}</span></span>`;
}
/** Pieces with something between them. */
function joined(pieces, between) {
    return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}
/** The first of a list, and a line that says how many are left out. */
function capped(all, max, more) {
    return { first: all.slice(0, max), note: all.length > max ? more(all.length - max) : null };
}
const NOTHING = new _html_js__WEBPACK_IMPORTED_MODULE_1__/* .Html */ .E('');
//# sourceMappingURL=shown.js.map

/***/ }),

/***/ 74041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ factsIn),
/* harmony export */   Qw: () => (/* binding */ titleText),
/* harmony export */   SZ: () => (/* binding */ isApproved),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   _g: () => (/* binding */ findingsText),
/* harmony export */   nt: () => (/* binding */ verdictText),
/* harmony export */   uN: () => (/* binding */ tierText),
/* harmony export */   vP: () => (/* binding */ figure),
/* harmony export */   yD: () => (/* binding */ factOf),
/* harmony export */   yP: () => (/* binding */ decidedBy)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28987);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85636);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43629);



const TIER_WORDS = {
    T0: 'trivial',
    T1: 'low',
    T2: 'moderate',
    T3: 'high',
    T4: 'critical',
};
/** A number with at most four decimals. */
function figure(value) {
    return String(Math.round(value * 10_000) / 10_000);
}
/** `T2 (moderate)`, or the word as the service gave it. */
function tierText(tier) {
    const word = Object.hasOwn(TIER_WORDS, tier) ? TIER_WORDS[tier] : undefined;
    return word === undefined ? tier : `${tier} (${word})`;
}
/** What the review says in a few words: `auto-approve`, `dry run, would be needs-review`, … */
function verdictText(report) {
    const { review, trace } = report;
    if (review.dry_run !== true)
        return review.verdict ?? 'no verdict';
    const would = review.verdict ?? trace?.decision.verdict;
    return would === undefined ? 'dry run' : `dry run, would be ${would}`;
}
/** The verdict that a dry run would have had too; null where there is none. */
function verdictOf(report) {
    return report.review.verdict ?? report.trace?.decision.verdict ?? null;
}
/** Approved: the verdict is auto-approve, this is no dry run, and the gate is open. */
function isApproved(report) {
    return report.gate.open && report.review.verdict === 'auto-approve' && report.review.dry_run !== true;
}
/** `1 error, 2 warnings`, worst first; `none` where there is none. */
function findingsText(report) {
    if (report.unread === true)
        return 'could not be read';
    const { error, warn, info } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(report.findings);
    const parts = [
        ...(error > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(info, 'note')] : []),
    ];
    return parts.length === 0 ? 'none' : parts.join(', ');
}
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** A fact of the decision by its dotted name; undefined where there is none. */
function factOf(report, name) {
    let value = report.trace?.decision.facts;
    for (const part of name.split('.')) {
        value = isRecord(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    }
    return value;
}
/** The facts that a condition names, in its order, each once. */
function factsIn(report, condition) {
    const bare = condition.slice(0, 4000).replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""');
    const names = (bare.match(/[a-z_]+(?:\.[a-z_]+)*/gu) ?? []).flatMap((word) => {
        // `change.classes.exists(…)` names a fact and what is asked of it.
        const parts = word.split('.');
        for (let length = parts.length; length > 0; length -= 1) {
            const name = parts.slice(0, length).join('.');
            const value = factOf(report, name);
            if (value !== undefined && !isRecord(value))
                return [name];
        }
        return [];
    });
    return [...new Set(names)];
}
const COUNTS = {
    'findings.error': (count) => `${count === 0 ? 'no finding' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity error`,
    'findings.warn': (count) => `${count === 0 ? 'no finding' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity warn`,
    'findings.info': (count) => `${count === 0 ? 'no finding' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')} of severity info`,
    'findings.total': (count) => (count === 0 ? 'no findings' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'finding')),
    'criteria.met': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is met', 'criteria are met'),
    'criteria.weak': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is weak', 'criteria are weak'),
    'criteria.unmet': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion is unmet', 'criteria are unmet'),
    'criteria.not_verifiable': (count) => `${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion', 'criteria')} that code cannot show`,
    'criteria.total': (count) => (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'criterion', 'criteria'),
    'change.files': (count) => (count === 0 ? 'no changed file could be read' : (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(count, 'changed file')),
    tier: (tier) => `the tier is ${tierText(`T${tier}`)}`,
};
const STATES = {
    'coverage.complete': ['everything was looked at', 'not everything could be looked at'],
    'policy.changed': ["the change edits the repository's policy", "the change leaves the repository's policy alone"],
    'policy.broken': ["the repository's policy does not parse", "the repository's policy parses"],
};
const SOURCES = {
    ticket: 'the criteria come from the ticket',
    closing_issue: 'the criteria come from the issue that this pull request closes',
    body: "the criteria come from the pull request's description",
    none: 'no acceptance criteria were found',
};
/** A fact in words; one without words of its own by its name. */
function factText(report, name) {
    const value = factOf(report, name);
    if (typeof value === 'number' && Object.hasOwn(COUNTS, name))
        return COUNTS[name]?.(value) ?? '';
    if (typeof value === 'boolean' && Object.hasOwn(STATES, name))
        return STATES[name]?.[value ? 0 : 1] ?? '';
    if (name === 'criteria.source' && typeof value === 'string' && Object.hasOwn(SOURCES, value)) {
        return SOURCES[value] ?? '';
    }
    if (name === 'change.classes' && Array.isArray(value))
        return `the change touches ${value.join(', ')}`;
    return `${name} is ${(0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .cutCharacters */ .lD)(JSON.stringify(value), 80)}`;
}
const NAMED_FACTS = 4;
/** Which rule decided and why it held; null without a trace. */
function decidedBy(report) {
    const decision = report.trace?.decision;
    if (decision === undefined)
        return null;
    const named = decision.rules.filter((each) => each.name === decision.rule);
    const rule = named.find(({ held }) => held === true) ?? named[0];
    const condition = rule?.condition ?? '';
    const facts = factsIn(report, condition).slice(0, NAMED_FACTS);
    const because = rule?.name === 'no-rule-held'
        ? 'no rule of the policy held'
        : condition === 'true'
            ? 'no rule before it held'
            : facts.map((name) => factText(report, name)).join('; ');
    return {
        rule: decision.rule,
        condition,
        policy: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .policyOf */ .US)(report)?.name ?? null,
        because: because !== '' || /[()<>=!&|]/u.test(condition) ? because : condition,
    };
}
function criteriaTitle(report) {
    const { total, met, weak, unmet, people, unknown } = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .tallyOf */ .sv)(report);
    const criteria = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(total, 'criterion', 'criteria');
    if (total === 0)
        return report.trace === null ? '' : 'no criteria';
    if (unmet > 0)
        return `${unmet} of ${criteria} unmet`;
    if (weak > 0)
        return `${weak} of ${criteria} weak`;
    if (unknown > 0)
        return `${unknown} of ${criteria} without lines`;
    return people === 0 ? `${criteria} met` : `${met} of ${criteria} met`;
}
/** One line that says it all: verdict, criteria, findings, tier. For the title of a check run. */
function titleText(report) {
    const { tier } = report.review;
    const found = findingsText(report);
    const parts = [
        verdictText(report),
        criteriaTitle(report),
        found === 'none' ? 'no findings' : report.unread === true ? `findings ${found}` : found,
        tier == null ? '' : tierText(tier),
    ];
    return (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(parts.filter((part) => part !== '').join(' · '));
}
//# sourceMappingURL=verdict.js.map

/***/ }),

/***/ 43629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Lx: () => (/* binding */ markdownWords),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Uw: () => (/* binding */ cutBytes),
/* harmony export */   hS: () => (/* binding */ counted),
/* harmony export */   iQ: () => (/* binding */ markdownLink),
/* harmony export */   lD: () => (/* binding */ cutCharacters),
/* harmony export */   oW: () => (/* binding */ pathInUrl),
/* harmony export */   p7: () => (/* binding */ markdownText)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81857);
/** Untrusted words made safe to show: a finding's text is text, never markup, a link, a mention or a command. */

/** Controls but tab and newline, line and paragraph separators, and format characters (bidi controls among them) but the emoji joiners. */
const UNSEEN = /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Carriage returns become newlines, lone surrogates U+FFFD, and invisible characters their code point in brackets. */
function visible(text) {
    return text
        .toWellFormed()
        .replace(/\r\n?/gu, '\n')
        .replace(UNSEEN, (unseen) => `[U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`);
}
/** The text on one line, runs of white space folded. */
function oneLine(text) {
    return visible(text).replace(/\s+/gu, ' ').trim();
}
/** At most `max` bytes of UTF-8, cut between code points, with an ellipsis where something was cut. */
function cutBytes(text, max) {
    if (Buffer.byteLength(text) <= max)
        return text;
    const bytes = Buffer.from(text);
    let end = Math.max(0, max - 3);
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return `${bytes.toString('utf8', 0, end)}…`;
}
/** At most `max` UTF-16 code units, cut between code points, with an ellipsis where something was cut. */
function cutCharacters(text, max) {
    return text.length <= max
        ? text
        : `${text
            .slice(0, max - 1)
            .toWellFormed()
            .replace(/\ufffd$/u, '')}…`;
}
/**
 * One line of untrusted text as Markdown that shows just that text: no emphasis, HTML, link, image, table cell, math,
 * autolink (GFM's extended ones too), mention, reference (`#1`, `GH-1`) or emoji (`:tada:`). An HTML comment of ours splits
 * what GitHub looks for after parsing.
 */
function markdownText(text) {
    return escaped(oneLine(text));
}
function escaped(line) {
    return line
        .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
        .replace(/^([#+\-=:])/u, '\\$1')
        .replace(/^(\d+)([.)])/u, '$1\\$2')
        .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}
/** A path as a part of a URL; never one that leads out of what stands before it. */
function pathInUrl(path) {
    const parts = path.toWellFormed().split('/');
    return parts
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
}
/** What may stand in a code span: nothing that could end it, or that would be markup if it did. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;
/** One line of untrusted text as a code span; as escaped text where it holds marks that a code span had better not hold. */
function markdownCode(text) {
    const line = oneLine(text);
    return isPlainCode(line) ? `\`${line}\`` : escaped(line);
}
/**
 * One line of untrusted words as Markdown: what stands between backticks is a code span, as whoever wrote it meant, where
 * it can be one; all else is as in `markdownText`.
 */
function markdownWords(text) {
    return oneLine(text)
        .split(/(`[^`]+`)/u)
        .map((part) => {
        const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
        return code !== null && isPlainCode(code) ? `\`${code}\`` : escaped(part);
    })
        .join('');
}
function isPlainCode(line) {
    return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}
/** A link with a trusted label, or the label alone where the address is not plain http(s). */
function markdownLink(label, url) {
    const parsed = (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .D)(url);
    if (parsed === null || !/^https?:$/u.test(parsed.protocol))
        return label;
    return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
/** True for host names, as URL spells them, that lead back to the machine itself: an address there is for nobody else. */
function isLoopback(hostname) {
    return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}
/** `1 finding`, `2 findings`. */
function counted(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
//# sourceMappingURL=words.js.map

/***/ }),

/***/ 94131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ orAborted)
/* harmony export */ });
/** Waiting that ends when a signal fires. */
/** `work`, or the signal's reason as soon as it fires: not everything that is waited for listens to a signal. */
function orAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
//# sourceMappingURL=aborting.js.map

/***/ }),

/***/ 65533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ UNOBSERVED)
/* harmony export */ });
/** For a service that nobody measures. */
const UNOBSERVED = {
    stage: (_stage, _reviewId, work) => work(),
    provider: (_call, work) => work(),
    began: () => undefined,
    reviewEnded: () => undefined,
    delivery: () => undefined,
};
//# sourceMappingURL=observer.js.map

/***/ }),

/***/ 4453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ defaultLimits),
/* harmony export */   l: () => (/* binding */ guardAgainstOverload)
/* harmony export */ });
/* harmony import */ var node_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1708);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78877);
/* harmony import */ var _fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70856);
/* harmony import */ var _http_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61249);
/** Requests are turned away before the process falls over, and told when to come back; probes and figures never are. */




/** Of what the process may have: so much, and it is nearly gone. */
const SHARE = 0.9;
const EVENT_LOOP_MILLISECONDS = 1000;
const WAITING_CONNECTIONS = 200;
const RETRY_AFTER_SECONDS = 5;
/** More than any machine has: how Node says that nothing bounds the process. */
const UNBOUNDED_BYTES = 2 ** 52;
/** Answered whatever the load is: an orchestrator that gets no answer kills the process, which makes load worse. */
const ALWAYS = new Set(['health', 'ready', 'metrics']);
const PRESSURES = {
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_EVENT_LOOP_DELAY]: 'event-loop',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_HEAP_USED_BYTES]: 'heap',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_RSS_BYTES]: 'memory',
    [_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.TYPE_HEALTH_CHECK]: 'database',
};
/** Limits that suit the process: of its heap, and of the memory that its container gives it. */
function defaultLimits() {
    const memory = (0,node_process__WEBPACK_IMPORTED_MODULE_0__.constrainedMemory)();
    const bounded = memory > 0 && memory < UNBOUNDED_BYTES;
    return {
        eventLoopMilliseconds: EVENT_LOOP_MILLISECONDS,
        heapBytes: Math.floor((0,node_v8__WEBPACK_IMPORTED_MODULE_1__.getHeapStatistics)().heap_size_limit * SHARE),
        memoryBytes: bounded ? Math.floor(memory * SHARE) : 0,
        waitingConnections: WAITING_CONNECTIONS,
    };
}
/** Adds the guard. To be called before routes in scopes of their own are registered. */
function guardAgainstOverload(app, { limits, sampleMilliseconds = 1000, waiting }, meter) {
    app.register(_fastify_under_pressure__WEBPACK_IMPORTED_MODULE_2__.fastifyUnderPressure, {
        maxEventLoopDelay: limits.eventLoopMilliseconds,
        maxHeapUsedBytes: limits.heapBytes,
        maxRssBytes: limits.memoryBytes,
        sampleInterval: sampleMilliseconds,
        ...(limits.waitingConnections === 0
            ? {}
            : { healthCheck: async () => waiting() <= limits.waitingConnections, healthCheckInterval: sampleMilliseconds }),
        pressureHandler: async (request, _reply, type) => {
            const { operation } = request.routeOptions.config;
            if (operation !== undefined && ALWAYS.has(operation))
                return;
            meter?.turnedAway(PRESSURES[type] ?? 'event-loop');
            throw new _http_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .ServiceFault */ .gF('E_INT_001', `The service is overloaded. Try again in ${RETRY_AFTER_SECONDS} s.`, {
                status: 503,
                headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
            });
        },
    });
}
//# sourceMappingURL=overload.js.map

/***/ }),

/***/ 218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ UNTRACED)
/* harmony export */ });
/** Spans, as the service makes them; what exports them is behind this door and loaded only when it is wanted. */
const NO_SPAN = {
    traceId: null,
    rename: () => undefined,
    set: () => undefined,
    within: (work) => work(),
    end: () => undefined,
};
/** For a service that nobody traces. */
const UNTRACED = {
    begin: () => NO_SPAN,
    run: (_name, _start, work) => work(),
    ended: () => undefined,
};
//# sourceMappingURL=tracer.js.map

/***/ }),

/***/ 69511:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ dispatch)
/* harmony export */ });
/** Runs the handler of the job's kind. */
function dispatch(handlers, attempt, job) {
    switch (job.kind) {
        case 'review':
            return handlers.review({ ...attempt, job });
        case 'pull-request':
            return handlers['pull-request']({ ...attempt, job });
        case 'check-run':
            return handlers['check-run']({ ...attempt, job });
        case 'retention':
            return handlers.retention({ ...attempt, job });
    }
}
//# sourceMappingURL=dispatch.js.map

/***/ }),

/***/ 54067:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ createService)
});

// EXTERNAL MODULE: ./build/src/providers/provider.js
var provider = __webpack_require__(37895);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/token.js
var token = __webpack_require__(55405);
;// CONCATENATED MODULE: ./build/src/contract/operations/about.js
/** Tokens, and what the service says of itself. */


const ABOUT = {
    mintToken: {
        id: 'mintToken',
        method: 'post',
        path: '/oauth/token',
        summary: 'Mint an access token (RFC 6749 §4.4).',
        scope: null,
        body: { type: 'application/x-www-form-urlencoded', schema: token/* TokenRequest */.D },
        success: { status: 200, schema: token/* TokenResponse */.B, headers: { 'Cache-Control': 'no-store' } },
        errors: ['E_RATE_001'],
    },
    health: {
        id: 'health',
        method: 'get',
        path: '/healthz',
        summary: 'Is the process alive.',
        scope: null,
        success: { status: 200, schema: schemas/* strictObject */.rej({ status: schemas/* literal */.euz('ok') }) },
        errors: [],
    },
    ready: {
        id: 'ready',
        method: 'get',
        path: '/readyz',
        summary: 'Can the process take work.',
        scope: null,
        success: { status: 200, schema: schemas/* strictObject */.rej({ status: schemas/* literal */.euz('ready') }) },
        errors: [],
    },
    metrics: {
        id: 'metrics',
        method: 'get',
        path: '/metrics',
        summary: 'Figures in the Prometheus text format.',
        scope: null,
        success: { status: 200, type: 'text/plain', schema: schemas/* string */.YjP() },
        errors: [],
    },
    openapi: {
        id: 'openapi',
        method: 'get',
        path: '/openapi.json',
        summary: 'This document.',
        scope: null,
        success: { status: 200, schema: schemas/* looseObject */._H3({ openapi: schemas/* string */.YjP() }) },
        errors: [],
    },
    docs: {
        id: 'docs',
        method: 'get',
        path: '/docs',
        summary: 'This document as a page.',
        scope: null,
        success: { status: 200, type: 'text/html', schema: schemas/* string */.YjP() },
        errors: [],
    },
    oauthMetadata: {
        id: 'oauthMetadata',
        method: 'get',
        path: '/.well-known/oauth-authorization-server',
        summary: 'Authorization server metadata (RFC 8414).',
        scope: null,
        success: {
            status: 200,
            schema: schemas/* looseObject */._H3({
                issuer: schemas/* url */.OZ5(),
                token_endpoint: schemas/* url */.OZ5(),
                grant_types_supported: schemas/* array */.YOg(schemas/* string */.YjP()),
                token_endpoint_auth_methods_supported: schemas/* array */.YOg(schemas/* string */.YjP()),
                scopes_supported: schemas/* array */.YOg(schemas/* string */.YjP()),
            }),
        },
        errors: [],
    },
    jwks: {
        id: 'jwks',
        method: 'get',
        path: '/.well-known/jwks.json',
        summary: 'The public keys that access tokens are signed with (RFC 7517).',
        scope: null,
        success: { status: 200, schema: schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({ kty: schemas/* string */.YjP() })) }) },
        errors: [],
    },
};
//# sourceMappingURL=about.js.map
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/contract/finding.js


/** A file and its lines on the head side, first and last, both included, counted from 1. */
const Location = schemas/* strictObject */.rej({
    file: schemas/* string */.YjP().min(1),
    lineRange: schemas/* array */.YOg(schemas/* int */.Whr().min(1)).length(2).meta({ description: 'First line, last line.' }),
})
    .meta({ id: 'Location' });
/** The atomic output of a reasoning plane. */
const Finding = schemas/* strictObject */.rej({
    id: values/* FindingId */.VJ,
    review_id: values/* ReviewId */.kt,
    plane: values/* Plane */.Zc,
    severity: values/* Severity */.AI,
    location: Location,
    title: schemas/* string */.YjP(),
    rationale: schemas/* string */.YjP(),
    fingerprint: schemas/* string */.YjP().meta({ description: 'Stable across runs and line shifts: what a suppression names.' }),
})
    .meta({ id: 'Finding' });
/** Filters of `GET /v1/findings`. */
const FindingFilter = schemas/* strictObject */.rej({
    review_id: values/* ReviewId */.kt,
    severity: values/* Severity */.AI.optional(),
    plane: values/* Plane */.Zc.optional(),
    file: schemas/* string */.YjP().optional(),
});
//# sourceMappingURL=finding.js.map
// EXTERNAL MODULE: ./build/src/contract/limits.js
var contract_limits = __webpack_require__(96206);
;// CONCATENATED MODULE: ./build/src/contract/page.js


/** A whole number as a parameter has it: digits, and no other spelling of the same number. */
const WholeNumber = schemas/* string */.YjP()
    .regex(/^(?:0|[1-9]\d{0,15})$/u, 'must be a whole number')
    .transform(Number);
/** Paging parameters of every list. `page` is the opaque string that `next_page` held. */
const PageQuery = schemas/* strictObject */.rej({
    limit: WholeNumber.pipe(schemas/* int */.Whr().min(1).max(contract_limits/* LIMITS */.b.MAX_PAGE_ROWS)).optional(),
    page: schemas/* string */.YjP().min(1).max(1024).optional(),
});
/** A page of `item`: `{data, next_page}`; `next_page` is null when there is no further page. */
const pageOf = (item) => schemas/* strictObject */.rej({ data: schemas/* array */.YOg(item), next_page: schemas/* string */.YjP().nullable() });
//# sourceMappingURL=page.js.map
// EXTERNAL MODULE: ./build/src/contract/errors.js
var contract_errors = __webpack_require__(68081);
;// CONCATENATED MODULE: ./build/src/contract/review.js





/** Body of `POST /v1/reviews`. Unknown fields are refused by name. */
const CreateReview = schemas/* strictObject */.rej({
    repo: values/* Repo */.lc,
    pr: values/* PullNumber */.jK,
    ticket: (0,values/* characters */.hg)(1, contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS).optional(),
    policy: (0,values/* characters */.hg)(1, contract_limits/* LIMITS */.b.MAX_POLICY_NAME_CHARACTERS).optional(),
    dry_run: schemas/* boolean */.zMY().optional(),
})
    .meta({ id: 'CreateReview' });
/** An acceptance criterion bound to lines of code. An unmet criterion has no lines. */
const AcBinding = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP().min(1),
    lines: schemas/* array */.YOg(values/* LineRef */.wB),
    confidence: values/* Confidence */.ZW,
})
    .meta({ id: 'AcBinding' });
/** Findings of a review by severity. */
const Counts = schemas/* strictObject */.rej({ info: schemas/* int */.Whr().min(0), warn: schemas/* int */.Whr().min(0), error: schemas/* int */.Whr().min(0) })
    .meta({ id: 'Counts' });
const asked = {
    repo: values/* Repo */.lc,
    pr: values/* PullNumber */.jK,
    head_sha: values/* Sha */.$R,
    ticket: schemas/* string */.YjP().nullable(),
    policy: schemas/* string */.YjP().nullable(),
    dry_run: schemas/* boolean */.zMY(),
};
/** The shape of a review until its pipeline has finished. */
const QueuedReview = schemas/* strictObject */.rej({
    id: values/* ReviewId */.kt,
    status: schemas/* literal */.euz('queued'),
    verdict: schemas/* null */.chJ(),
    tier: schemas/* null */.chJ(),
    trace_url: schemas/* null */.chJ(),
    created_at: values/* Timestamp */.Dc,
    ...asked,
})
    .meta({ id: 'QueuedReview' });
/** The shape of a finished review. `verdict` is null for a dry run: the trace says what it would have been. */
const CompletedReview = schemas/* strictObject */.rej({
    id: values/* ReviewId */.kt,
    status: schemas/* literal */.euz('complete'),
    verdict: values/* Verdict */.Y.nullable(),
    tier: values/* Tier */.Ju,
    confidence: values/* Confidence */.ZW,
    ac_bindings: schemas/* array */.YOg(AcBinding),
    trace_url: schemas/* url */.OZ5(),
    created_at: values/* Timestamp */.Dc,
    completed_at: values/* Timestamp */.Dc,
    ...asked,
    counts: Counts,
})
    .meta({ id: 'CompletedReview' });
/** The shape of a review that could not be had. */
const FailedReview = schemas/* strictObject */.rej({
    id: values/* ReviewId */.kt,
    status: schemas/* literal */.euz('failed'),
    verdict: schemas/* null */.chJ(),
    tier: schemas/* null */.chJ(),
    trace_url: schemas/* null */.chJ(),
    created_at: values/* Timestamp */.Dc,
    ...asked,
    error: schemas/* strictObject */.rej({ code: contract_errors/* ErrorCode */.O4, detail: schemas/* string */.YjP() }),
})
    .meta({ id: 'FailedReview' });
const Review = schemas/* discriminatedUnion */.gMt('status', [QueuedReview, CompletedReview, FailedReview]).meta({
    id: 'Review',
});
/** Filters of `GET /v1/reviews`. */
const ReviewFilter = schemas/* strictObject */.rej({
    repo: values/* Repo */.lc.optional(),
    pr: WholeNumber.pipe(values/* PullNumber */.jK).optional(),
    status: values/* Status */.nW.optional(),
    verdict: values/* Verdict */.Y.optional(),
    tier: values/* Tier */.Ju.optional(),
});
//# sourceMappingURL=review.js.map
// EXTERNAL MODULE: ./build/src/contract/trace.js
var trace = __webpack_require__(35393);
;// CONCATENATED MODULE: ./build/src/contract/operations/operation.js
/** A body of JSON. */
const json = (schema) => ({ type: 'application/json', schema });
//# sourceMappingURL=operation.js.map
;// CONCATENATED MODULE: ./build/src/contract/operations/reviews.js
/** Reviews, their findings and their traces. */







const reviewId = schemas/* strictObject */.rej({ id: values/* ReviewId */.kt });
const RETRY = { 'Retry-After': 'Seconds to wait before asking again; while queued.' };
const REVIEWS = {
    createReview: {
        id: 'createReview',
        method: 'post',
        path: '/v1/reviews',
        summary: 'Trigger a review of a pull request.',
        scope: 'reviews:write',
        headers: schemas/* object */.Ikc({ 'Idempotency-Key': schemas/* string */.YjP().min(1).max(255).optional() }),
        body: json(CreateReview),
        success: {
            status: 202,
            schema: QueuedReview,
            headers: { Location: 'The address of the review.', 'Retry-After': 'Seconds to wait before the first poll.' },
        },
        errors: [
            'E_REQ_001',
            'E_REQ_002',
            'E_REQ_003',
            'E_AC_001',
            'E_AC_002',
            'E_POL_001',
            'E_TOK_001',
            'E_TOK_002',
            'E_IDEM_001',
            'E_RATE_001',
            'E_UP_001',
        ],
    },
    getReview: {
        id: 'getReview',
        method: 'get',
        path: '/v1/reviews/{id}',
        summary: 'Read a review; used for polling.',
        scope: 'reviews:read',
        params: reviewId,
        success: { status: 200, schema: Review, headers: { ETag: 'Changes when the review does.' }, headersAtTimes: RETRY },
        errors: ['E_NF_001'],
    },
    listReviews: {
        id: 'listReviews',
        method: 'get',
        path: '/v1/reviews',
        summary: 'List reviews, newest first.',
        scope: 'reviews:read',
        query: ReviewFilter.extend(PageQuery.shape),
        success: { status: 200, schema: pageOf(Review) },
        errors: ['E_REQ_001'],
    },
    listFindings: {
        id: 'listFindings',
        method: 'get',
        path: '/v1/findings',
        summary: 'List the findings of a review by file, first line, plane and id.',
        scope: 'findings:read',
        query: FindingFilter.extend(PageQuery.shape),
        success: { status: 200, schema: pageOf(Finding) },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    getFinding: {
        id: 'getFinding',
        method: 'get',
        path: '/v1/findings/{id}',
        summary: 'Read one finding.',
        scope: 'findings:read',
        params: schemas/* strictObject */.rej({ id: values/* FindingId */.VJ }),
        success: { status: 200, schema: Finding },
        errors: ['E_NF_001'],
    },
    getTrace: {
        id: 'getTrace',
        method: 'get',
        path: '/v1/reviews/{id}/trace',
        summary: 'Read the audit trace of a review, as JSON or as a page.',
        scope: 'findings:read',
        params: reviewId,
        query: schemas/* strictObject */.rej({ expires: schemas/* string */.YjP().optional(), signature: schemas/* string */.YjP().optional() }),
        success: { status: 200, schema: trace/* Trace */.Cn, orText: 'text/html', headers: { Vary: 'Accept' } },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    createTraceLink: {
        id: 'createTraceLink',
        method: 'post',
        path: '/v1/reviews/{id}/trace-links',
        summary: 'Make a link that opens the trace without a bearer until it expires.',
        scope: 'findings:read',
        params: reviewId,
        success: { status: 201, schema: trace/* TraceLink */.Qe },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
};
//# sourceMappingURL=reviews.js.map
;// CONCATENATED MODULE: ./build/src/contract/rehearsal.js
/** Calls that show what would happen and change nothing: a policy tried on a pull request, a ticket read for criteria. */






const ticket = (0,values/* characters */.hg)(1, contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS);
/** Body of `POST /v1/policies:simulate`: a policy by name or path, or its text; the tenant's default where neither is given. */
const SimulatePolicy = schemas/* strictObject */.rej({
    repo: values/* Repo */.lc,
    pr: values/* PullNumber */.jK,
    ticket: ticket.optional(),
    policy: (0,values/* characters */.hg)(1, contract_limits/* LIMITS */.b.MAX_POLICY_NAME_CHARACTERS).optional(),
    source: schemas/* string */.YjP().min(1).optional(),
})
    .refine(({ policy, source }) => policy === undefined || source === undefined, {
    path: ['source'],
    message: 'policy and source exclude each other',
})
    .meta({ id: 'SimulatePolicy', not: { required: ['policy', 'source'] } });
/** What a review under the policy would have said. Its findings have no ids: they are kept nowhere. */
const Simulation = schemas/* strictObject */.rej({
    repo: values/* Repo */.lc,
    pr: values/* PullNumber */.jK,
    head_sha: values/* Sha */.$R,
    verdict: values/* Verdict */.Y,
    tier: values/* Tier */.Ju,
    confidence: values/* Confidence */.ZW,
    ac_bindings: schemas/* array */.YOg(AcBinding),
    counts: Counts,
    findings: schemas/* array */.YOg(Finding.omit({ id: true, review_id: true })),
    trace: trace/* EngineTrace */.So,
})
    .meta({ id: 'Simulation' });
/** Body of `POST /v1/tickets:lint`: a ticket that the tenant's provider reads (`repo` is what a bare number belongs to), or a text. */
const LintTicket = schemas/* union */.KCZ([schemas/* strictObject */.rej({ ticket, repo: values/* Repo */.lc }), schemas/* strictObject */.rej({ text: schemas/* string */.YjP().min(1) })])
    .meta({ id: 'LintTicket' });
/** What of a ticket would be a criterion, and what would not and why. `line` counts from 1 in the ticket's text. */
const TicketLint = schemas/* strictObject */.rej({
    ticket: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP().nullable(),
    criteria: schemas/* array */.YOg(schemas/* strictObject */.rej({ id: schemas/* string */.YjP(), text: schemas/* string */.YjP(), kind: schemas/* string */.YjP(), line: schemas/* int */.Whr().min(1) })),
    ignored: schemas/* array */.YOg(schemas/* strictObject */.rej({ line: schemas/* int */.Whr().min(1), text: schemas/* string */.YjP(), reason: schemas/* string */.YjP() })),
})
    .meta({ id: 'TicketLint' });
//# sourceMappingURL=rehearsal.js.map
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
;// CONCATENATED MODULE: ./build/src/contract/operations/tenant.js
/** What a tenant sets: itself, its policies, its provider tokens. */





const named = schemas/* strictObject */.rej({ name: tenant/* PolicyName */.ys });
const tenant_provider = schemas/* strictObject */.rej({ provider: tenant/* ProviderName */.Jd });
const TENANT = {
    getTenant: {
        id: 'getTenant',
        method: 'get',
        path: '/v1/tenant',
        summary: 'Read the tenant and its settings.',
        scope: 'admin',
        success: { status: 200, schema: tenant/* Tenant */.b1 },
        errors: [],
    },
    patchTenant: {
        id: 'patchTenant',
        method: 'patch',
        path: '/v1/tenant',
        summary: 'Change settings of the tenant.',
        scope: 'admin',
        body: json(tenant/* TenantPatch */.NE),
        success: { status: 200, schema: tenant/* Tenant */.b1 },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
    },
    listPolicies: {
        id: 'listPolicies',
        method: 'get',
        path: '/v1/policies',
        summary: "List the tenant's own policies by name; the built-in ones are not among them.",
        scope: 'admin',
        query: PageQuery,
        success: { status: 200, schema: pageOf(tenant/* PolicySummary */.NM) },
        errors: ['E_REQ_001'],
    },
    getPolicy: {
        id: 'getPolicy',
        method: 'get',
        path: '/v1/policies/{name}',
        summary: 'Read a policy.',
        scope: 'admin',
        params: named,
        success: { status: 200, schema: tenant/* Policy */.PE },
        errors: ['E_NF_001'],
    },
    putPolicy: {
        id: 'putPolicy',
        method: 'put',
        path: '/v1/policies/{name}',
        summary: 'Create or replace a policy; also as application/yaml.',
        scope: 'admin',
        params: named,
        body: { ...json(tenant/* PolicyPut */.o1), orText: 'application/yaml' },
        success: { status: 200, schema: tenant/* Policy */.PE },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_POL_001'],
    },
    deletePolicy: {
        id: 'deletePolicy',
        method: 'delete',
        path: '/v1/policies/{name}',
        summary: "Remove a policy; the tenant's default is refused.",
        scope: 'admin',
        params: named,
        success: { status: 204 },
        errors: ['E_NF_001', 'E_POL_001'],
    },
    listProviderTokens: {
        id: 'listProviderTokens',
        method: 'get',
        path: '/v1/provider-tokens',
        summary: 'List which provider tokens there are; never the tokens.',
        scope: 'admin',
        success: { status: 200, schema: schemas/* strictObject */.rej({ data: schemas/* array */.YOg(tenant/* ProviderToken */.r3) }) },
        errors: [],
    },
    putProviderToken: {
        id: 'putProviderToken',
        method: 'put',
        path: '/v1/provider-tokens/{provider}',
        summary: 'Set a provider token; write-only, encrypted at rest.',
        scope: 'admin',
        params: tenant_provider,
        body: json(tenant/* ProviderTokenPut */.we),
        success: { status: 204 },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
    deleteProviderToken: {
        id: 'deleteProviderToken',
        method: 'delete',
        path: '/v1/provider-tokens/{provider}',
        summary: 'Remove a provider token.',
        scope: 'admin',
        params: tenant_provider,
        success: { status: 204 },
        errors: ['E_NF_001'],
    },
    simulatePolicy: {
        id: 'simulatePolicy',
        method: 'post',
        path: '/v1/policies:simulate',
        summary: 'Review a pull request under a policy without any effect: nothing is kept, no event is sent.',
        scope: 'admin',
        body: json(SimulatePolicy),
        success: { status: 200, schema: Simulation },
        errors: [
            'E_REQ_001',
            'E_REQ_002',
            'E_REQ_003',
            'E_AC_001',
            'E_AC_002',
            'E_POL_001',
            'E_TOK_001',
            'E_TOK_002',
            'E_RATE_001',
            'E_UP_001',
        ],
    },
    lintTicket: {
        id: 'lintTicket',
        method: 'post',
        path: '/v1/tickets:lint',
        summary: 'Say what of a ticket would be an acceptance criterion and what would not.',
        scope: 'reviews:write',
        body: json(LintTicket),
        success: { status: 200, schema: TicketLint },
        errors: ['E_REQ_001', 'E_REQ_002', 'E_REQ_003', 'E_AC_002', 'E_TOK_001', 'E_TOK_002', 'E_RATE_001', 'E_UP_001'],
    },
};
//# sourceMappingURL=tenant.js.map
;// CONCATENATED MODULE: ./build/src/contract/inbound.js
/** Events that GitHub sends: what is read of them, and what it is told. */

/** The answer to an event: taken, or left alone and why. */
const InboundAnswer = schemas/* strictObject */.rej({ status: schemas/* enum */.k5n(['accepted', 'ignored']), detail: schemas/* string */.YjP() })
    .meta({ id: 'InboundAnswer' });
//# sourceMappingURL=inbound.js.map
;// CONCATENATED MODULE: ./build/src/contract/webhook.js
/** Webhooks: subscriptions, deliveries and the events themselves, signed as Standard Webhooks has it. */



const EventKind = schemas/* enum */.k5n(['review.completed', 'review.failed']).meta({ id: 'EventKind' });
/** Body of `POST /v1/webhooks`. */
const CreateWebhook = schemas/* strictObject */.rej({ url: schemas/* url */.OZ5().max(2048), events: schemas/* array */.YOg(EventKind).min(1) })
    .meta({ id: 'CreateWebhook' });
/** A subscription. */
const Webhook = schemas/* strictObject */.rej({
    id: values/* WebhookId */.df,
    url: schemas/* url */.OZ5(),
    events: schemas/* array */.YOg(EventKind),
    status: schemas/* enum */.k5n(['active', 'disabled']),
    reason: schemas/* string */.YjP().nullable(),
    created_at: values/* Timestamp */.Dc,
})
    .meta({ id: 'Webhook' });
/** A subscription with its signing secret: in the answers to creation and rotation alone. */
const WebhookWithSecret = Webhook.extend({
    secret: schemas/* string */.YjP().regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/u),
}).meta({ id: 'WebhookWithSecret' });
/** One delivery of an event and how it stands. */
const Delivery = schemas/* strictObject */.rej({
    id: values/* DeliveryId */.a,
    event: EventKind,
    review_id: values/* ReviewId */.kt.nullable(),
    attempt: schemas/* int */.Whr().min(0),
    status: schemas/* enum */.k5n(['pending', 'delivered', 'failed']),
    response_status: schemas/* int */.Whr().nullable(),
    next_attempt_at: values/* Timestamp */.Dc.nullable(),
    created_at: values/* Timestamp */.Dc,
})
    .meta({ id: 'Delivery' });
/** Body of a delivery. */
const ReviewEvent = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('review.completed'), timestamp: values/* Timestamp */.Dc, data: CompletedReview }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('review.failed'), timestamp: values/* Timestamp */.Dc, data: FailedReview }),
])
    .meta({ id: 'ReviewEvent' });
//# sourceMappingURL=webhook.js.map
;// CONCATENATED MODULE: ./build/src/contract/operations/webhooks.js
/** Subscriptions to events. */






const webhookId = schemas/* strictObject */.rej({ id: values/* WebhookId */.df });
const WEBHOOKS = {
    createWebhook: {
        id: 'createWebhook',
        method: 'post',
        path: '/v1/webhooks',
        summary: 'Subscribe to events; the signing secret is shown once.',
        scope: 'webhooks:write',
        body: json(CreateWebhook),
        success: { status: 201, schema: WebhookWithSecret },
        errors: ['E_REQ_001', 'E_REQ_003'],
    },
    listWebhooks: {
        id: 'listWebhooks',
        method: 'get',
        path: '/v1/webhooks',
        summary: 'List subscriptions.',
        scope: 'webhooks:write',
        query: PageQuery,
        success: { status: 200, schema: pageOf(Webhook) },
        errors: ['E_REQ_001'],
    },
    getWebhook: {
        id: 'getWebhook',
        method: 'get',
        path: '/v1/webhooks/{id}',
        summary: 'Read a subscription.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 200, schema: Webhook },
        errors: ['E_NF_001'],
    },
    deleteWebhook: {
        id: 'deleteWebhook',
        method: 'delete',
        path: '/v1/webhooks/{id}',
        summary: 'End a subscription.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 204 },
        errors: ['E_NF_001'],
    },
    testWebhook: {
        id: 'testWebhook',
        method: 'post',
        path: '/v1/webhooks/{id}/test',
        summary: 'Send a test delivery; one that arrives makes a disabled subscription active again.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 200, schema: Delivery },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
    listDeliveries: {
        id: 'listDeliveries',
        method: 'get',
        path: '/v1/webhooks/{id}/deliveries',
        summary: 'List the deliveries of a subscription, newest first.',
        scope: 'webhooks:write',
        params: webhookId,
        query: PageQuery,
        success: { status: 200, schema: pageOf(Delivery) },
        errors: ['E_REQ_001', 'E_NF_001'],
    },
    rotateWebhook: {
        id: 'rotateWebhook',
        method: 'post',
        path: '/v1/webhooks/{id}/rotate',
        summary: 'Give a subscription a new signing secret, shown once.',
        scope: 'webhooks:write',
        params: webhookId,
        success: { status: 200, schema: WebhookWithSecret },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
    },
    receiveGithub: {
        id: 'receiveGithub',
        method: 'post',
        path: '/webhooks/github',
        summary: "Take an event of GitHub, signed with the App's webhook secret.",
        scope: null,
        headers: schemas/* object */.Ikc({
            'X-GitHub-Event': schemas/* string */.YjP().min(1).max(100),
            'X-GitHub-Delivery': schemas/* string */.YjP().min(1).max(100),
            'X-Hub-Signature-256': schemas/* string */.YjP().max(100).optional(),
        }),
        body: json(schemas/* looseObject */._H3({})),
        success: { status: 202, schema: InboundAnswer },
        errors: ['E_REQ_001', 'E_REQ_003', 'E_AUTH_001'],
    },
};
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/contract/operations.js
/** Every call of the service: method, path, scope, what it takes and what it gives. The routes and the OpenAPI document come from this table. */




const { mintToken, ...about } = ABOUT;
const OPERATIONS = { mintToken, ...REVIEWS, ...WEBHOOKS, ...TENANT, ...about };
//# sourceMappingURL=operations.js.map
;// CONCATENATED MODULE: ./build/src/service/http/scope.js
/** How Fastify is told a plugin's name (its documentation of plugins). */
const DISPLAY_NAME = Symbol.for('fastify.display-name');
/** Registers what holds for some routes alone. It has a name: for one without, Fastify looks through every module that is loaded. */
function openScope(app, name, fill) {
    app.register(Object.assign(async (scope) => fill(scope), { [DISPLAY_NAME]: name }));
}
//# sourceMappingURL=scope.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/service/http/problem.js
var problem = __webpack_require__(61249);
;// CONCATENATED MODULE: ./build/src/service/http/media.js
/** Bodies are UTF-8: JSON is nothing else (RFC 8259 §8.1), and what would be read as other letters is better refused. */


const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/iu;
/** US-ASCII is the same bytes. */
const TAKEN = new Set(['utf-8', 'utf8', 'us-ascii']);
const IDENTITY = /^\s*(?:identity)?\s*$/iu;
/** The fault of a Content-Type that names another charset; null where it names none, or UTF-8. */
function otherCharset(contentType) {
    const charset = CHARSET.exec(contentType ?? '')?.[1];
    if (charset === undefined || TAKEN.has(charset.toLowerCase()))
        return null;
    return new problem/* ServiceFault */.gF('E_REQ_001', 'The Content-Type names another charset than UTF-8. Send the body in UTF-8.', {
        status: 415,
    });
}
/** What is read of a body as bytes. Null where it is no UTF-8: what would be read as other letters is not read at all. */
function readUtf8(body) {
    return (0,external_node_buffer_.isUtf8)(body) ? body.toString('utf8') : null;
}
/** The fault of a body that readUtf8 does not read. */
function notUtf8() {
    return new problem/* ServiceFault */.gF('E_REQ_001', 'The request is malformed: the body is not valid UTF-8.');
}
/** Nothing is unpacked, so nothing can unpack to more than a body may be (RFC 9110 §8.4, §15.5.16). */
function refuseEncodings(app) {
    app.addHook('preParsing', async ({ method, headers: { 'content-encoding': encoding } }) => {
        if (method === 'GET' || method === 'HEAD' || encoding === undefined || IDENTITY.test(encoding))
            return;
        throw new problem/* ServiceFault */.gF('E_REQ_001', 'The body has a Content-Encoding, and none is taken. Send it as it is.', {
            status: 415,
            headers: { 'Accept-Encoding': 'identity' },
        });
    });
}
/** Takes bodies of a media type as text, and as what `read` makes of it. */
function takeText(app, mediaType, read) {
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = otherCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(notUtf8(), undefined);
        else
            done(null, read(text));
    });
}
//# sourceMappingURL=media.js.map
;// CONCATENATED MODULE: ./build/src/service/console/form.js

/** The media type of a form. */
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A text of 64 KiB, which is all that the API takes, is up to three times as long in a form. */
const MAX_FORM_BYTES = 208 * 1024;
const LINE_ENDS = /\r\n?/gu;
function fieldsOf(first) {
    return {
        word: (name) => {
            const word = first(name).trim();
            return word === '' ? undefined : word;
        },
        text: (name) => first(name).replace(LINE_ENDS, '\n'),
    };
}
/** The fields of a request's query. */
function queryFields({ url }) {
    const at = url.indexOf('?');
    const parameters = new URLSearchParams(at < 0 ? '' : url.slice(at));
    return fieldsOf((name) => parameters.get(name) ?? '');
}
/** The fields of a request's form; none where there is none. */
function formFields({ body }) {
    const parameters = body instanceof URLSearchParams ? body : new URLSearchParams();
    return fieldsOf((name) => parameters.get(name) ?? '');
}
/** Takes forms, and nothing else. */
function takeForms(app) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = otherCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(notUtf8(), undefined);
        else
            done(null, new URLSearchParams(text));
    });
}
//# sourceMappingURL=form.js.map
// EXTERNAL MODULE: ./build/src/report/page/html.js
var html = __webpack_require__(80665);
// EXTERNAL MODULE: ./build/src/contract/url.js
var contract_url = __webpack_require__(81857);
;// CONCATENATED MODULE: ./build/src/service/console/paths.js
/** The addresses of the console's pages, and the way from one to another. */

/** What all of them begin with, but the sign-in, which is at `/`. */
const CONSOLE = '/console';
/** Where who has signed in begins. */
const HOME = `${CONSOLE}/reviews`;
/** The report of a review behind a sign-in. */
function reportPath(reviewId) {
    return `${HOME}/${reviewId}/report`;
}
/** A path with a query. */
function withQuery(path, query) {
    const entries = Object.entries(query).flatMap(([name, value]) => value === undefined || value === '' ? [] : [[name, value]]);
    return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}
/** What stands before every path where the service is not at the root of its host; empty where it is. */
function prefixOf(publicUrl) {
    return ((0,contract_url/* parseUrl */.D)(publicUrl)?.pathname ?? '').replace(/\/+$/u, '');
}
/** The path that a sign-in leads to: one of the console's own, else its beginning. Nobody is sent anywhere else. */
function nextPath(asked) {
    const url = asked?.startsWith(`${CONSOLE}/`) === true ? (0,contract_url/* parseUrl */.D)(asked, 'http://console.invalid') : null;
    if (url === null || url.host !== 'console.invalid' || !url.pathname.startsWith(`${CONSOLE}/`))
        return HOME;
    return `${url.pathname}${url.search}`;
}
//# sourceMappingURL=paths.js.map
;// CONCATENATED MODULE: ./build/src/service/console/ask.js



/** The token is not good any more: it has expired, or its client was revoked. */
class SessionEnded extends Error {
    name = 'SessionEnded';
}
/** What the API said no to. */
class Refused extends problem/* ServiceFault */.gF {
    operation;
    constructor(operation, problem, headers) {
        const { code, detail, status, errors } = problem;
        super(code, detail, { status, headers, ...(errors === undefined ? {} : { errors }) });
        this.operation = operation;
    }
}
const CLOSING = 'FST_ERR_REOPENED_CLOSE_SERVER';
/** While the application closes, it still answers what comes over the network, and nothing from inside. */
function isClosing(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === CLOSING;
}
/** Makes a call in the process: from the caller's address and under its id, so that limits and log know whose it is. */
async function inject(app, { id, ip }, call) {
    const { method, url, headers, payload } = call;
    const options = { method, url, remoteAddress: ip, headers: { ...headers, 'x-request-id': id } };
    try {
        return await app.inject(payload === undefined ? options : { ...options, payload });
    }
    catch (cause) {
        if (!isClosing(cause))
            throw cause;
        const detail = 'This process of the service is stopping. Load the page again.';
        throw new problem/* ServiceFault */.gF('E_INT_001', detail, { status: 503, headers: { 'Retry-After': '1' }, cause });
    }
}
const NAMED = /\{(\w+)\}/gu;
const PASSED_ON = ['retry-after'];
const passedOn = ({ headers }) => Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (PASSED_ON.includes(name) ? [[name, String(value)]] : [])));
/** The fault that an answer is. */
function refusalOf(operation, answer) {
    const { statusCode, payload } = answer;
    const { data } = contract_errors/* Problem */.AF.safeParse(JSON.parse(payload));
    const unknown = {
        code: 'E_INT_001',
        detail: 'The answer could not be read. Try again.',
        status: statusCode,
    };
    return new Refused(operation, data ?? unknown, passedOn(answer));
}
/** A part of a path. One of dots alone is a step to another call, however it is encoded (URL, "double-dot path segment"). */
function segmentOf(text) {
    if (/^\.{1,2}$/u.test(text))
        throw (0,problem/* notFound */.mX)('page');
    return encodeURIComponent(text);
}
/** The API for the bearer of a token. */
function createApi(app, request, token) {
    const perform = async (operation, { params = {}, query = {}, body, headers }, accept) => {
        const path = operation.path.replaceAll(NAMED, (_, name) => segmentOf(params[name] ?? ''));
        const answer = await inject(app, request, {
            method: operation.method,
            url: withQuery(path, query),
            headers: {
                accept,
                authorization: `Bearer ${token}`,
                ...(body === undefined ? {} : { 'content-type': 'application/json' }),
                ...headers,
            },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        });
        if (answer.statusCode === 401)
            throw new SessionEnded('the access token is not good any more');
        return answer;
    };
    const succeed = async (operation, asked) => {
        const answer = await perform(operation, asked, 'application/json');
        if (answer.statusCode !== operation.success.status)
            throw refusalOf(operation, answer);
        return answer.payload;
    };
    return {
        ask: async (operation, asked = {}) => operation.success.schema.parse(JSON.parse(await succeed(operation, asked))),
        tell: async (operation, asked = {}) => {
            await succeed(operation, asked);
        },
        report: async (id) => {
            const operation = OPERATIONS.getTrace;
            const answer = await perform(operation, { params: { id } }, 'text/html');
            if (answer.statusCode === 200) {
                return { html: answer.payload, contentSecurityPolicy: String(answer.headers['content-security-policy']) };
            }
            if (answer.statusCode === 404)
                return null;
            if (answer.statusCode === 503) {
                // The next answer may be another: the trace as JSON is there while its page is being made.
                const detail = 'The report cannot be shown this moment. The page asks for it again by itself.';
                throw new Refused(operation, { code: 'E_INT_001', detail, status: 503 }, passedOn(answer));
            }
            // What is said of it in HTML is for people without a session.
            throw refusalOf(operation, await perform(operation, { params: { id } }, 'application/json'));
        },
    };
}
//# sourceMappingURL=ask.js.map
// EXTERNAL MODULE: ./build/src/contract/scopes.js
var contract_scopes = __webpack_require__(22151);
// EXTERNAL MODULE: ./build/src/report/words.js
var report_words = __webpack_require__(43629);
;// CONCATENATED MODULE: ./build/src/service/console/parts.js
/** The parts that the console's pages are put together of. What other people wrote goes through `told`. */


/** One line of somebody else's words, invisible characters shown: its direction ends where it ends. */
const told = (text) => (0,html/* html */.q) `<bdi>${(0,report_words/* oneLine */.TN)(text)}</bdi>`;
/** The same for more lines than one. */
const toldAtLength = (text) => (0,report_words/* visible */.RK)(text);
/** A table; where the screen is narrow each row is a card, and still a row to who listens. The first cell heads its row. */
function table(caption, columns, rows) {
    const kind = ({ number = false }) => (number ? (0,html/* html */.q) ` class="number"` : null);
    const heads = columns.map((column) => (0,html/* html */.q) `<th role="columnheader" scope="col"${kind(column)}>${column.title}</th>`);
    const cell = (piece, at) => {
        const column = columns[at] ?? { title: '' };
        const label = (0,html/* html */.q) ` data-label="${column.title}"${kind(column)}`;
        return at === 0
            ? (0,html/* html */.q) `<th role="rowheader" scope="row"${label}><span>${piece}</span></th>`
            : (0,html/* html */.q) `<td role="cell"${label}><span>${piece}</span></td>`;
    };
    return (0,html/* html */.q) `<table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => (0,html/* html */.q) `<tr role="row">${row.map(cell)}</tr>\n`)}</tbody>
</table>
`;
}
/** Facts by name. Those that are null are left out. */
function facts(entries) {
    const shown = entries.filter(([, value]) => value !== null);
    return (0,html/* html */.q) `<dl class="facts">${shown.map(([name, value]) => (0,html/* html */.q) `<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>\n`;
}
const TONES = {
    'auto-approve': 'good',
    delivered: 'good',
    active: 'good',
    met: 'good',
    weak: 'wait',
    unmet: 'bad',
    'needs-review': 'wait',
    warn: 'wait',
    queued: 'wait',
    pending: 'wait',
    'request-changes': 'bad',
    error: 'bad',
    failed: 'bad',
    disabled: 'bad',
};
/** A word of the contract: a status, a verdict, a severity. Its colour says nothing that the word does not. */
function badge(word) {
    return (0,html/* html */.q) `<span class="badge ${TONES[word] ?? ''}">${word}</span>`;
}
/** A moment, to the second, UTC. */
function moment(timestamp) {
    const [day = '', time = ''] = timestamp.split('T');
    return (0,html/* html */.q) `<time datetime="${timestamp}">${day} ${time.slice(0, 8)} UTC</time>`;
}
/** A probability as a bar and a number. */
function probability(value, label) {
    return (0,html/* html */.q) `<span class="whole"><meter min="0" max="1" value="${value}" aria-label="${label}"></meter> ${value}</span>`;
}
/** The attributes that all fields have, and what stands below one. */
function parts_about({ name, hint, wrong, required = false }) {
    const below = [hint === undefined ? '' : `${name}-hint`, wrong === undefined ? '' : `${name}-wrong`].filter((id) => id !== '');
    const attributes = (0,html/* html */.q) ` id="${name}" name="${name}"${required ? (0,html/* html */.q) ` required` : null}${wrong === undefined ? null : (0,html/* html */.q) ` aria-invalid="true"`}${below.length === 0 ? null : (0,html/* html */.q) ` aria-describedby="${below.join(' ')}"`}`;
    const words = (0,html/* html */.q) `${hint === undefined ? null : (0,html/* html */.q) `<span class="hint" id="${name}-hint">${hint}</span>`}${wrong === undefined ? null : (0,html/* html */.q) `<span class="wrong" id="${name}-wrong">${toldAtLength(wrong)}</span>`}`;
    return { attributes, words };
}
/** A field of one line. Nothing that a person types is kept by the browser. */
function field(options) {
    const { name, label, value = '', type = 'text', inputMode, maxLength } = options;
    const { attributes, words } = parts_about(options);
    const mode = inputMode === undefined ? null : (0,html/* html */.q) ` inputmode="${inputMode}"`;
    const length = maxLength === undefined ? null : (0,html/* html */.q) ` maxlength="${maxLength}"`;
    return (0,html/* html */.q) `<div class="field"><label for="${name}">${label}</label><input type="${type}"${attributes}${mode}${length} autocomplete="off" autocapitalize="none" spellcheck="false" value="${value}">${words}</div>
`;
}
/** A field of many lines. */
function parts_area(options) {
    const { name, label, value = '' } = options;
    const { attributes, words } = parts_about(options);
    // A first line break is not the field's own (HTML, "the textarea element").
    return (0,html/* html */.q) `<div class="field"><label for="${name}">${label}</label>${words}<textarea${attributes} spellcheck="false" autocapitalize="none">
${value}</textarea></div>
`;
}
/** One of several words; the first choice is none of them. */
function choice({ name, label, value = '' }, words, none = 'any') {
    const options = words.map((word) => (0,html/* html */.q) `<option${word === value ? (0,html/* html */.q) ` selected` : null}>${word}</option>`);
    return (0,html/* html */.q) `<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${none}</option>${options}</select></div>
`;
}
/** A remark that stands out; what is wrong is read out at once. */
function note(tone, body) {
    return (0,html/* html */.q) `<div class="note ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${body}</div>\n`;
}
/** What a fault says; field by field where it names more than one. */
function faultNote({ code, message, errors = [] }) {
    const each = errors.map(({ pointer, detail }) => (0,html/* html */.q) `<li><code>${toldAtLength(pointer)}</code> ${toldAtLength(detail)}</li>`);
    // The message of several names each of them, too.
    const [words, list] = errors.length > 1 ? [`${contract_errors/* ERRORS */.Sr[code].title}:`, (0,html/* html */.q) `<ul>${each}</ul>`] : [message, null];
    return note('bad', (0,html/* html */.q) `<p>${toldAtLength(words)} <span class="soft">${code}</span></p>${list}`);
}
/** What is wrong with a field of a form, by the API's pointer to it. */
function wrongWith(fault, pointer) {
    return fault?.errors?.find((one) => one.pointer === pointer)?.detail;
}
/** The command that makes a client; no line of it ends within an option. */
function makesClient(scopes) {
    return (0,html/* html */.q) `<code>review-gate client create <span class="whole">--tenant NAME</span> <span class="whole">--scope "${scopes}"</span></code>`;
}
/** In words that the client's scopes do not allow something, and what would. */
function needsScope({ clientId, scopes }, scope) {
    const has = [...scopes].map((one, at) => (0,html/* html */.q) `${at === 0 ? null : ', '}<code>${one}</code>`);
    return note('plain', (0,html/* html */.q) `<p>This needs the scope <code>${scope}</code> (${contract_scopes/* SCOPES */.i[scope].replace(/\.$/u, '')}). The client <code>${clientId}</code> has ${scopes.size === 0 ? 'none' : has}.</p>
<p>Sign in as a client that has it. The operator makes one with ${makesClient(`${scope} …`)}.</p>`);
}
/** The way to the further rows of a list, and back to its first. */
function paging(first, next) {
    if (first === null && next === null)
        return null;
    return (0,html/* html */.q) `<nav class="pages" aria-label="Pages of the list">${first === null ? null : (0,html/* html */.q) `<a class="button" href="${first}">First page</a>`}${next === null ? null : (0,html/* html */.q) `<a class="button" href="${next}" rel="next">Next page</a>`}</nav>
`;
}
//# sourceMappingURL=parts.js.map
;// CONCATENATED MODULE: ./build/src/service/console/new-review.js
/** A review is triggered by a form. */





const PATH = '/reviews/new';
const WHOLE = /^\d{1,10}$/u;
/** A number as JSON has it where the text is one; else the text, which the API refuses in words. */
function numberOf(text) {
    return text !== undefined && WHOLE.test(text) ? Number(text) : text;
}
function formOf({ form, query, to, fresh }, fault) {
    const value = (name) => form.word(name) ?? query.word(name);
    const wrong = (name) => wrongWith(fault, `/${name}`);
    return (0,html/* html */.q) `<form class="stack" method="post" action="${to(`${CONSOLE}${PATH}`)}">
<input type="hidden" name="key" value="${form.word('key') === undefined || fault !== null ? fresh() : (form.word('key') ?? '')}">
<div class="fields-2">
${field({ name: 'repo', label: 'Repository', hint: '<owner>/<name>', value: value('repo'), wrong: wrong('repo'), required: true })}
${field({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric', required: true })}
</div>
${field({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS })}
${field({ name: 'policy', label: 'Policy', hint: "Empty: the tenant's default", value: value('policy'), wrong: wrong('policy'), maxLength: contract_limits/* LIMITS */.b.MAX_POLICY_NAME_CHARACTERS })}
<div class="check"><input type="checkbox" id="dry_run" name="dry_run" value="1"${value('dry_run') === undefined ? null : (0,html/* html */.q) ` checked`}><label for="dry_run">Dry run: everything but the verdict is kept</label></div>
<div class="actions"><button class="main">Start the review</button></div>
</form>
`;
}
/** Registers the form and what it does. */
function newReviewPage(pages) {
    const view = (visit, fault) => {
        const { principal, to } = visit;
        const about = { title: 'New review', trail: [['Reviews', to(HOME)]] };
        if (!principal.scopes.has('reviews:write')) {
            return { ...about, body: needsScope(principal, 'reviews:write'), status: 403 };
        }
        const body = [fault === null ? null : faultNote(fault), formOf(visit, fault)];
        return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
    };
    pages.get(PATH, async (visit) => view(visit, null));
    pages.post(PATH, async (visit) => {
        const { api, form } = visit;
        const key = form.word('key');
        try {
            const { id } = await api.ask(OPERATIONS.createReview, {
                // Sent twice, the form makes one review.
                headers: key === undefined ? {} : { 'idempotency-key': key },
                body: {
                    repo: form.word('repo') ?? '',
                    pr: numberOf(form.word('pr')),
                    ticket: form.word('ticket'),
                    policy: form.word('policy'),
                    dry_run: form.word('dry_run') !== undefined,
                },
            });
            return { path: `${HOME}/${id}` };
        }
        catch (cause) {
            if (!(cause instanceof Refused) || cause.code === 'E_AUTH_002')
                throw cause;
            return view(visit, cause);
        }
    });
}
//# sourceMappingURL=new-review.js.map
// EXTERNAL MODULE: ./build/src/engine/policy/language.js
var language = __webpack_require__(21805);
// EXTERNAL MODULE: ./build/src/engine/policy/built-in.js
var built_in = __webpack_require__(395);
;// CONCATENATED MODULE: ./build/src/service/console/source.js


/** The text with numbered lines; a line that can be linked to is `line-N`. */
function sourceLines(source, faults = []) {
    const lines = source.replace(/\n$/u, '').split('\n');
    const items = lines.map((line, at) => {
        const here = faults.filter((fault) => fault.line === at + 1);
        const wrong = here.map(({ column, message }) => (0,html/* html */.q) `<span class="wrong">column ${column}: ${toldAtLength(message)}</span>`);
        return (0,html/* html */.q) `<li id="line-${at + 1}"${here.length === 0 ? null : (0,html/* html */.q) ` class="fault"`}><code>${toldAtLength(line)}</code>${wrong}</li>\n`;
    });
    return (0,html/* html */.q) `<ol class="source" tabindex="0" aria-label="The policy by lines">${items}</ol>\n`;
}
//# sourceMappingURL=source.js.map
;// CONCATENATED MODULE: ./build/src/service/console/policies.js
/** The tenant's policies, and those that every tenant has. */







const policies_PATH = '/policies';
/** Where a policy is tried. */
const TRY_PATH = '/try-policy';
/** What a repository's own policy file may do to the tenant's default. */
const OWN_POLICY = {
    tighten: 'may tighten it, never loosen it',
    override: 'may replace it by their own',
    ignore: 'may not change it',
};
const pathOf = (name) => `${CONSOLE}${policies_PATH}/${encodeURIComponent(name)}`;
async function policiesView({ api, principal, query, to }) {
    const title = 'Policies';
    if (!principal.scopes.has('admin'))
        return { title, body: needsScope(principal, 'admin'), status: 403 };
    const page = query.word('page');
    const [tenant, { data, next_page: next }] = await Promise.all([
        api.ask(OPERATIONS.getTenant),
        api.ask(OPERATIONS.listPolicies, { query: { page } }),
    ]);
    const isDefault = (name) => name === tenant.default_policy ? (0,html/* html */.q) ` <span class="badge">default</span>` : null;
    const named = (name) => (0,html/* html */.q) `<a href="${to(pathOf(name))}">${told(name)}</a>${isDefault(name)}`;
    const own = data.map(({ name, created_at, updated_at }) => [named(name), moment(updated_at), moment(created_at)]);
    const others = language/* BuiltInName */.Hm.options.filter((name) => data.every((policy) => policy.name !== name));
    const known = [...own, ...(page === undefined ? others.map((name) => [named(name), 'built in', '–']) : [])];
    return {
        title,
        actions: (0,html/* html */.q) `<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`)}">Check or simulate a policy</a>`,
        body: [
            facts([
                ['Tenant', told(tenant.name)],
                ['Default', told(tenant.default_policy)],
                ['Repositories', OWN_POLICY[tenant.repository_policy]],
            ]),
            table('Policies', [{ title: 'Policy' }, { title: 'Changed' }, { title: 'Created' }], known),
            paging(page === undefined ? null : to(`${CONSOLE}${policies_PATH}`), next === null ? null : to(`${CONSOLE}${policies_PATH}`, { page: next })),
        ],
    };
}
/** A policy of the tenant by name, or the built-in one; rejects as the API does where there is neither. */
async function policyNamed({ api }, name) {
    try {
        return await api.ask(OPERATIONS.getPolicy, { params: { name } });
    }
    catch (cause) {
        const builtIn = language/* BuiltInName */.Hm.safeParse(name).data;
        if (builtIn === undefined || !(cause instanceof Refused) || cause.status !== 404)
            throw cause;
        return { source: built_in/* BUILT_IN_POLICIES */.Q[builtIn] };
    }
}
async function policyView(visit) {
    const { param, to } = visit;
    const name = param('name');
    const { source, created_at: created, updated_at: updated } = await policyNamed(visit, name);
    return {
        title: name,
        trail: [['Policies', to(`${CONSOLE}${policies_PATH}`)]],
        actions: (0,html/* html */.q) `<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`, { policy: name })}">Try a change of it</a>`,
        body: [
            facts([
                ['Kind', updated === undefined ? 'built in' : "the tenant's own"],
                ['Changed', updated === undefined ? null : moment(updated)],
                ['Created', created === undefined ? null : moment(created)],
            ]),
            sourceLines(source),
        ],
    };
}
/** Registers the list and the page of one. */
function policyPages(pages) {
    pages.get(policies_PATH, policiesView);
    pages.get(`${policies_PATH}/:name`, policyView);
}
//# sourceMappingURL=policies.js.map
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/page/shown.js
var shown = __webpack_require__(92895);
;// CONCATENATED MODULE: ./build/src/service/console/findings.js
/** The findings of a review, with the filters that the API has. */





const FILTERS = ['severity', 'plane', 'file'];
function findingItem({ severity, plane, location, title, rationale, fingerprint }) {
    const [first, last] = location.lineRange;
    const lines = first === last ? `${first}` : `${first}-${last}`;
    return (0,html/* html */.q) `<li class="finding">
<p>${badge(severity)} <code>${told(location.file)}:${lines}</code> <span class="soft">${told(plane)}</span></p>
<h3>${told(title)}</h3>
<p>${toldAtLength(rationale)}</p>
<details><summary class="hint">Fingerprint</summary><code>${toldAtLength(fingerprint)}</code></details>
</li>
`;
}
function filterForm({ query, to }, id, fault) {
    const value = (name) => query.word(name);
    return (0,html/* html */.q) `<form class="filter" method="get" action="${to(`${HOME}/${id}`)}#findings">
${choice({ name: 'severity', label: 'Severity', value: value('severity') }, values/* Severity */.AI.options)}
${field({ name: 'plane', label: 'Plane', value: value('plane'), wrong: wrongWith(fault, '?plane') })}
${field({ name: 'file', label: 'Path of the file', value: value('file'), wrong: wrongWith(fault, '?file') })}
<div class="actions"><button>Filter</button>${FILTERS.every((name) => value(name) === undefined) ? null : (0,html/* html */.q) ` <a href="${to(`${HOME}/${id}`)}#findings">Clear</a>`}</div>
</form>
`;
}
/** The section, and the status of the page: that of a filter which the API does not take. */
async function findingsSection(visit, { id, counts }) {
    const { api, principal, query, to } = visit;
    const { error, warn, info } = counts;
    const heading = (0,html/* html */.q) `<h2 id="findings">Findings <span class="soft">${error + warn + info}</span></h2>\n`;
    if (!principal.scopes.has('findings:read')) {
        return { piece: [heading, needsScope(principal, 'findings:read')], status: 200 };
    }
    if (error + warn + info === 0)
        return { piece: [heading, (0,html/* html */.q) `<p>There are none.</p>`], status: 200 };
    const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
    const page = query.word('page');
    try {
        const { data, next_page: next } = await api.ask(OPERATIONS.listFindings, {
            query: { review_id: id, ...filter, page },
        });
        const at = (more) => `${to(`${HOME}/${id}`, { ...filter, ...more })}#findings`;
        const items = data.length === 0
            ? (0,html/* html */.q) `<p>No finding matches these filters.</p>`
            : (0,html/* html */.q) `<ul class="findings">\n${data.map(findingItem)}</ul>\n`;
        const ways = paging(page === undefined ? null : at({}), next === null ? null : at({ page: next }));
        return { piece: [heading, filterForm(visit, id, null), items, ways], status: 200 };
    }
    catch (cause) {
        if (!(cause instanceof Refused) || cause.status !== 400)
            throw cause;
        return { piece: [heading, faultNote(cause), filterForm(visit, id, cause)], status: 400 };
    }
}
//# sourceMappingURL=findings.js.map
;// CONCATENATED MODULE: ./build/src/service/console/reviews.js
/** The reviews of the tenant: a list with the filters that the API has. */





const reviews_FILTERS = ['repo', 'pr', 'status', 'verdict', 'tier'];
/** How a review came out, in a word. */
function outcomeOf(review) {
    if (review.status !== 'complete')
        return badge(review.status);
    return review.verdict === null ? (0,html/* html */.q) `<span class="badge">dry run</span>` : badge(review.verdict);
}
function countsOf(review) {
    if (review.status !== 'complete')
        return '–';
    const { error, warn, info } = review.counts;
    if (error + warn + info === 0)
        return 'none';
    return [
        error === 0 ? '' : (0,report_words/* counted */.hS)(error, 'error'),
        warn === 0 ? '' : (0,report_words/* counted */.hS)(warn, 'warning'),
        info === 0 ? '' : (0,report_words/* counted */.hS)(info, 'note'),
    ]
        .filter((part) => part !== '')
        .join(', ');
}
function rowOf(review, { to }) {
    return [
        (0,html/* html */.q) `<a href="${to(`${HOME}/${review.id}`)}">${told(review.repo)}#${review.pr}</a>`,
        outcomeOf(review),
        review.tier === null ? '–' : (0,verdict/* tierText */.uN)(review.tier),
        review.status === 'complete' ? review.confidence : '–',
        countsOf(review),
        (0,html/* html */.q) `<code>${review.head_sha.slice(0, 10)}</code>`,
        moment(review.created_at),
    ];
}
const COLUMNS = [
    { title: 'Pull request' },
    { title: 'Verdict' },
    { title: 'Tier' },
    { title: 'Confidence', number: true },
    { title: 'Findings' },
    { title: 'Head' },
    { title: 'Created' },
];
function reviews_filterForm({ query, to }, fault) {
    const value = (name) => query.word(name);
    return (0,html/* html */.q) `<form class="filter" method="get" action="${to(HOME)}">
${field({ name: 'repo', label: 'Repository', value: value('repo'), wrong: wrongWith(fault, '?repo') })}
${field({ name: 'pr', label: 'Pull request', value: value('pr'), inputMode: 'numeric', wrong: wrongWith(fault, '?pr') })}
${choice({ name: 'status', label: 'Status', value: value('status') }, values/* Status */.nW.options)}
${choice({ name: 'verdict', label: 'Verdict', value: value('verdict') }, values/* Verdict */.Y.options)}
${choice({ name: 'tier', label: 'Tier', value: value('tier') }, values/* Tier */.Ju.options)}
<div class="actions"><button>Filter</button>${reviews_FILTERS.every((name) => value(name) === undefined) ? null : (0,html/* html */.q) ` <a href="${to(HOME)}">Clear</a>`}</div>
</form>
`;
}
async function list(visit, filter) {
    const { api, query, to } = visit;
    const page = query.word('page');
    const { data, next_page: next } = await api.ask(OPERATIONS.listReviews, { query: { ...filter, page } });
    if (data.length === 0) {
        const filtered = Object.values(filter).some((value) => value !== undefined);
        return (0,html/* html */.q) `<p>${filtered ? 'No review matches these filters.' : 'There are no reviews yet. The first comes with a workflow step, a call of the API, or the form behind “New review”.'}</p>`;
    }
    const rows = data.map((review) => rowOf(review, visit));
    return [
        table('Reviews, newest first', COLUMNS, rows),
        paging(page === undefined ? null : to(HOME, filter), next === null ? null : to(HOME, { ...filter, page: next })),
    ];
}
async function reviewsView(visit) {
    const { principal, query, to } = visit;
    const title = 'Reviews';
    if (!principal.scopes.has('reviews:read'))
        return { title, body: needsScope(principal, 'reviews:read'), status: 403 };
    const filter = Object.fromEntries(reviews_FILTERS.map((name) => [name, query.word(name)]));
    const actions = (0,html/* html */.q) `<a class="button" href="${to(`${HOME}/new`)}">New review</a>`;
    try {
        return { title, actions, body: [reviews_filterForm(visit, null), await list(visit, filter)] };
    }
    catch (cause) {
        if (!(cause instanceof Refused) || cause.status !== 400)
            throw cause;
        return { title, actions, body: [faultNote(cause), reviews_filterForm(visit, cause)], status: cause.status };
    }
}
/** Registers the page. */
function reviewsPage(pages) {
    pages.get('/reviews', reviewsView);
}
//# sourceMappingURL=reviews.js.map
;// CONCATENATED MODULE: ./build/src/service/console/review.js
/** A review: its facts, its criteria, its findings, and the ways to its report. */







/** Characters of a criterion that are shown; the report has all of them. */
const MAX_WORDS = 500;
/** After so many seconds the browser looks again at a review that is queued. */
const REFRESH_SECONDS = '3';
function factsOf(review, serverUrl) {
    const pull = (0,html/* html */.q) `${told(review.repo)}#${review.pr}`;
    const complete = review.status === 'complete' ? review : null;
    return facts([
        ['Verdict', complete === null ? badge(review.status) : outcomeOf(review)],
        ['Tier', review.tier === null ? null : (0,verdict/* tierText */.uN)(review.tier)],
        ['Confidence', complete === null ? null : probability(complete.confidence, 'Confidence of the review')],
        [
            'Pull request',
            serverUrl === null
                ? pull
                : (0,html/* html */.q) `<a href="${serverUrl}/${review.repo}/pull/${review.pr}" rel="noreferrer">${pull}</a>`,
        ],
        ['Head', (0,html/* html */.q) `<code>${review.head_sha.slice(0, 12)}</code>`],
        ['Ticket', review.ticket === null ? 'as the pull request names it' : told(review.ticket)],
        ['Policy', review.policy === null ? "the tenant's default" : told(review.policy)],
        ['Dry run', review.dry_run ? 'yes: the verdict is not kept' : null],
        ['Created', moment(review.created_at)],
        ['Completed', complete === null ? null : moment(complete.completed_at)],
        ['Id', (0,html/* html */.q) `<code>${review.id}</code>`],
    ]);
}
/** The trace of a review; null where the client may not read it or there is none. */
async function traceOf({ api, principal }, { id }) {
    if (!principal.scopes.has('findings:read'))
        return null;
    try {
        return await api.ask(OPERATIONS.getTrace, { params: { id } });
    }
    catch (cause) {
        if (!(cause instanceof Refused) || cause.status !== 404)
            throw cause;
        return null;
    }
}
/** The criteria. Their words, and how each came out, are in the trace. */
function criteriaOf(review, trace) {
    const criteria = (0,evidence/* criterionRows */.l_)({ review, trace });
    if (criteria.length === 0)
        return (0,html/* html */.q) `<p>There were no acceptance criteria to bind.</p>\n`;
    const columns = [
        { title: 'Criterion' },
        ...(trace === null ? [] : [{ title: 'Outcome' }]),
        { title: 'Lines' },
        { title: 'Confidence' },
    ];
    const rows = criteria.map(({ id, text, status, lines, confidence }) => [
        text === null
            ? (0,html/* html */.q) `<code>${told(id)}</code>`
            : (0,html/* html */.q) `<span class="words"><code>${told(id)}</code> <bdi>${(0,shown/* prose */.CS)(text, MAX_WORDS)}</bdi></span>`,
        ...(trace === null ? [] : [status === null ? '–' : badge(evidence/* CRITERION_WORDS */.Cp[status])]),
        lines.length === 0
            ? 'none'
            : (0,html/* html */.q) `${lines.map((line, at) => [at === 0 ? null : (0,html/* html */.q) `<br>`, (0,html/* html */.q) `<code>${told(line)}</code>`])}`,
        confidence === null ? '–' : probability(confidence, `Confidence of ${id}`),
    ]);
    return table('Acceptance criteria', columns, rows);
}
/** What can be done with a review: its report, and another review of the same pull request. */
function waysOn(review, { to, principal }) {
    if (review.status === 'queued')
        return null;
    const { repo, pr, ticket, policy } = review;
    const again = { repo, pr: String(pr), ticket: ticket ?? undefined, policy: policy ?? undefined };
    const report = (0,html/* html */.q) `<a class="button main" href="${to(reportPath(review.id))}">Open the report</a>
<form class="inline" method="post" action="${to(`${HOME}/${review.id}/link`)}"><button>Make a link for others</button></form>
`;
    const actions = [
        ...(review.status === 'complete' && principal.scopes.has('findings:read') ? [report] : []),
        ...(principal.scopes.has('reviews:write')
            ? [(0,html/* html */.q) `<a class="button" href="${to(`${HOME}/new`, again)}">Review again</a>\n`]
            : []),
    ];
    return actions.length === 0 ? null : actions;
}
function stateOf(review) {
    if (review.status === 'queued')
        return note('plain', (0,html/* html */.q) `<p>The review is under way. This page looks again by itself.</p>`);
    if (review.status === 'failed') {
        return note('bad', (0,html/* html */.q) `<p>${told(review.error.detail)} <span class="soft">${review.error.code}</span></p>
<p>Put right what is named, and review again.</p>`);
    }
    return null;
}
/** @param above what is said before everything else */
async function reviewView(visit, serverUrl, above) {
    const { api, principal, param, to } = visit;
    const trail = [['Reviews', to(HOME)]];
    if (!principal.scopes.has('reviews:read')) {
        return { title: 'Review', trail, body: needsScope(principal, 'reviews:read'), status: 403 };
    }
    const review = await api.ask(OPERATIONS.getReview, { params: { id: param('id') } });
    const criteria = review.status === 'complete'
        ? (0,html/* html */.q) `<h2 id="criteria">Acceptance criteria</h2>\n${criteriaOf(review, await traceOf(visit, review))}`
        : null;
    const findings = review.status === 'complete' ? await findingsSection(visit, review) : { piece: null, status: 200 };
    return {
        title: `${review.repo}#${review.pr}`,
        trail,
        actions: waysOn(review, visit),
        body: [above, stateOf(review), factsOf(review, serverUrl), criteria, findings.piece],
        status: findings.status,
        headers: review.status === 'queued' ? { refresh: REFRESH_SECONDS } : {},
    };
}
function linkNote({ url, expires_at }) {
    return note('good', (0,html/* html */.q) `<p>Whoever has this link reads the report without signing in, until ${moment(expires_at)}:</p>
<p><a href="${url}">${url}</a></p>`);
}
/**
 * Registers the page, the report behind it, and the making of a link.
 * @param serverUrl where pull requests are linked to; null for no links
 */
function reviewPage(pages, serverUrl) {
    pages.get('/reviews/:id', (visit) => reviewView(visit, serverUrl, null));
    pages.get('/reviews/:id/report', async ({ api, param }) => {
        const id = param('id');
        const page = await api.report(id);
        // Where there is none, the review says why.
        return page === null ? { path: `${HOME}/${encodeURIComponent(id)}` } : { page };
    });
    pages.post('/reviews/:id/link', async (visit) => {
        const link = await visit.api.ask(OPERATIONS.createTraceLink, { params: { id: visit.param('id') } });
        return reviewView(visit, serverUrl, linkNote(link));
    });
}
//# sourceMappingURL=review.js.map
// EXTERNAL MODULE: ./build/src/report/page/page.js + 1 modules
var page = __webpack_require__(10907);
// EXTERNAL MODULE: ./build/src/service/http/errors.js + 1 modules
var errors = __webpack_require__(89677);
// EXTERNAL MODULE: ./build/src/service/http/html.js
var http_html = __webpack_require__(69493);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_protected_header.js
var decode_protected_header = __webpack_require__(61196);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(72896);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var verify = __webpack_require__(25057);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/errors.js
var util_errors = __webpack_require__(5674);
;// CONCATENATED MODULE: ./build/src/service/auth/access-tokens.js
/** Access tokens: JWTs of RFC 9068 (`at+jwt`), signed with ES256; the public keys are published as a JWKS. */




const ALGORITHM = 'ES256';
const TYPE = 'at+jwt';
const Claims = schemas/* object */.Ikc({ client_id: schemas/* string */.YjP().min(1), tenant_id: schemas/* string */.YjP().min(1), scope: schemas/* string */.YjP() });
/** Why a token is no good, in words for its bearer. */
class TokenRefused extends Error {
    name = 'TokenRefused';
}
const foreign = (cause) => new TokenRefused('The access token is not one of this service.', { cause });
/** The key that a token names. */
function kidOf(token) {
    let kid;
    try {
        ({ kid } = (0,decode_protected_header/* decodeProtectedHeader */._)(token));
    }
    catch (cause) {
        throw foreign(cause);
    }
    if (typeof kid !== 'string')
        throw foreign();
    return kid;
}
class AccessTokens {
    options;
    constructor(options) {
        this.options = options;
    }
    /** The public keys, for whoever verifies tokens or the signatures of traces themselves. */
    async jwks() {
        const { token, trace } = await this.options.keyring.current();
        return { keys: [...token, ...trace].map(({ publicKey }) => publicKey) };
    }
    async mint(client, scopes) {
        const { clock, issuer, keyring } = this.options;
        const [key] = (await keyring.current()).token;
        if (key === undefined)
            throw new Error('there is no key to sign access tokens with');
        const now = Math.floor(clock() / 1000);
        return new sign/* SignJWT */.P({ client_id: client.id, tenant_id: client.tenantId, scope: scopes.join(' ') })
            .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
            .setIssuer(issuer())
            .setAudience(issuer())
            .setSubject(client.id)
            .setIssuedAt(now)
            .setExpirationTime(now + contract_limits/* LIMITS */.b.TOKEN_LIFETIME_SECONDS)
            .setJti((0,external_node_crypto_.randomUUID)())
            .sign(key.privateKey);
    }
    /** Throws TokenRefused for whatever this service did not mint, has expired, or is of a client that is revoked. */
    async verify(token) {
        const key = await this.keyOf(kidOf(token));
        const claims = Claims.safeParse(await this.payloadOf(token, key));
        if (!claims.success)
            throw foreign(claims.error);
        const { client_id, tenant_id, scope } = claims.data;
        if (!(await this.options.clients.mayCall(client_id, tenant_id))) {
            throw new TokenRefused('The client of the access token was revoked.');
        }
        const known = scope.split(' ').flatMap((word) => contract_scopes/* Scope */.H.safeParse(word).data ?? []);
        return { clientId: client_id, tenantId: tenant_id, scopes: new Set(known) };
    }
    /** A key that another process has just made is not known here yet. */
    async keyOf(kid) {
        const { keyring } = this.options;
        const named = ({ id }) => id === kid;
        const key = keyring.known().token.find(named) ?? (await keyring.lookAgain()).token.find(named);
        if (key === undefined)
            throw foreign();
        return key;
    }
    async payloadOf(token, key) {
        const { clock, issuer } = this.options;
        try {
            const { payload } = await (0,verify/* jwtVerify */.V)(token, key.verifyingKey, {
                algorithms: [ALGORITHM],
                typ: TYPE,
                issuer: issuer(),
                audience: issuer(),
                requiredClaims: ['exp', 'iat', 'sub', 'jti'],
                currentDate: new Date(clock()),
            });
            return payload;
        }
        catch (cause) {
            if (cause instanceof util_errors/* JWTExpired */.n)
                throw new TokenRefused('The access token has expired.', { cause });
            throw foreign(cause);
        }
    }
}
//# sourceMappingURL=access-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/console/session.js



const NAME = 'review-gate-session';
/** A JWT in its compact form. */
const TOKEN = '[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+';
/** No Max-Age: it goes with the browser. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';
/** Whether the browser came by https, as the operator says or as a trusted proxy does. */
function isSecure({ protocol }, publicUrl) {
    return protocol === 'https' || publicUrl.startsWith('https:');
}
/** With the prefix a browser takes the cookie from this host alone, whole and over https. */
const nameOf = (secure) => (secure ? `__Host-${NAME}` : NAME);
/** Set-Cookie that begins a session. */
function sessionCookie(request, publicUrl, token) {
    const secure = isSecure(request, publicUrl);
    return `${nameOf(secure)}=${token}; ${ATTRIBUTES}${secure ? '; Secure' : ''}`;
}
/** Set-Cookie that ends one. */
function endedCookie(request, publicUrl) {
    return `${sessionCookie(request, publicUrl, '')}; Max-Age=0`;
}
/** The token in the Cookie header; null where there is no cookie of ours, '' where it holds something else. */
function tokenOf({ headers: { cookie } }, name) {
    const found = (cookie ?? '').split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
    if (found === undefined)
        return null;
    const value = found.slice(found.indexOf('=') + 1).trim();
    return new RegExp(`^${TOKEN}$`, 'u').test(value) ? value : '';
}
/** Reads and checks the session of a request. */
async function readSession(request, { tokens, publicUrl }) {
    const token = tokenOf(request, nameOf(isSecure(request, publicUrl())));
    if (token === null)
        return 'none';
    try {
        return { token, principal: await tokens.verify(token) };
    }
    catch (cause) {
        if (cause instanceof TokenRefused)
            return 'ended';
        throw cause;
    }
}
/** A form that another site sent, or nobody knows who. */
class ForeignForm extends problem/* ServiceFault */.gF {
    constructor() {
        super('E_REQ_001', 'The form did not come from a page of this service, so nothing was done. Go back, load the page again, and send it from there.', { status: 403 });
    }
}
/**
 * Holds a form to have come from a page of ours: by Sec-Fetch-Site, which a browser sends over https and to loopback, else
 * by Origin (Fetch Metadata; RFC 6454). A browser sends one of them with every POST. Throws ForeignForm.
 */
function mustBeOurs({ headers, host }, publicUrl) {
    const site = headers['sec-fetch-site'];
    if (site === 'same-origin')
        return;
    const origin = (0,contract_url/* parseUrl */.D)(headers.origin ?? '');
    const own = origin !== null && (origin.host === host || origin.origin === (0,contract_url/* parseUrl */.D)(publicUrl)?.origin);
    if (site !== undefined || !own)
        throw new ForeignForm();
}
/**
 * Whether the browser came from another site without a cookie: a link that was followed from there carries none, though
 * there may be one.
 */
function cameFromElsewhere({ headers }) {
    return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}
//# sourceMappingURL=session.js.map
;// CONCATENATED MODULE: ./build/src/service/console/style.js
/** The look of the console, beside that of every page: dense lists that become cards where the screen is narrow. */
const STYLE = `
:root { --good: #116329; --good-paper: #e3f6e8; --bad: #a1122a; --bad-paper: #fdeaec; --wait: #7a4100; --wait-paper: #fdf3d8; --field: #fff; --edge: #858f99; }
@media (prefers-color-scheme: dark) {
  :root { --good: #7ee2a0; --good-paper: #12281b; --bad: #ffa198; --bad-paper: #331a1d; --wait: #f2c078; --wait-paper: #2c2312; --field: #0d1117; --edge: #6e7985; }
}
body { max-width: 76rem; padding: 0 1rem 3rem; font-size: 15px; }
h1 { font-size: 1.5rem; }
fieldset { margin: 0; padding: 0; border: 0; }
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 1rem; margin: 0 0 0.75rem; }
.head h1 { margin: 0; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.15rem; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; margin: 0 0 1.25rem; padding: 0.6rem 0; border-bottom: 1px solid var(--line); }
.top .brand { font-weight: 700; }
.top ul { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0; columns: auto; }
.top li a { display: block; padding: 0.3rem 0.6rem; border-radius: 6px; color: var(--ink); text-decoration: none; }
.top li a:hover { background: var(--panel); text-decoration: underline; }
.top li a[aria-current] { background: var(--panel); font-weight: 600; box-shadow: inset 0 -2px var(--link); }
.top form { display: flex; align-items: center; flex-wrap: wrap; gap: 0.25rem 0.75rem; margin-left: auto; }
.trail { margin: 0 0 0.25rem; font-size: 0.92em; }
main > p, .panel p { max-width: 48rem; }
form.filter { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 0.5rem 0.75rem; align-items: start; margin: 0 0 1rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
form.filter .actions { padding-top: 1.5rem; }
form.stack { display: grid; gap: 0.9rem; max-width: 34rem; margin: 1rem 0; }
form.wide { max-width: none; }
form.inline { display: inline; }
.fields-2 { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 0.75rem; }
.field { display: grid; gap: 0.15rem; min-width: 0; }
.field > label, legend { padding: 0; font-weight: 600; font-size: 0.92em; }
.check { display: flex; gap: 0.5rem; align-items: baseline; }
input, select, textarea { width: 100%; min-height: 2.25rem; padding: 0.3rem 0.5rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--field); color: var(--ink); font: inherit; }
.check input { width: auto; min-height: 0; }
textarea { min-height: 16rem; font: 0.9em/1.5 ui-monospace, monospace; resize: vertical; }
input[aria-invalid], textarea[aria-invalid] { border-color: var(--bad); border-width: 2px; }
.hint { color: var(--soft); font-size: 0.88em; }
.wrong { color: var(--bad); font-size: 0.92em; font-weight: 600; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
button, .button { display: inline-block; min-height: 2.25rem; padding: 0.3rem 0.85rem; border: 1px solid var(--edge); border-radius: 6px; background: var(--panel); color: var(--ink); font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
button:hover, .button:hover { border-color: var(--ink); }
button.main, .button.main { border-color: var(--link); background: var(--link); color: var(--paper); }
button.grave { color: var(--bad); border-color: var(--bad); background: var(--paper); }
.top button { min-height: 0; padding: 0.2rem 0.6rem; font-weight: 400; }
:is(button, .button, input, select, textarea, summary, [tabindex]):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.badge { display: inline-block; padding: 0.05rem 0.5rem; border: 1px solid var(--line); border-radius: 999px; background: var(--panel); font-size: 0.88em; font-weight: 600; white-space: nowrap; }
.badge.good { border-color: transparent; background: var(--good-paper); color: var(--good); }
.badge.bad { border-color: transparent; background: var(--bad-paper); color: var(--bad); }
.badge.wait { border-color: transparent; background: var(--wait-paper); color: var(--wait); }
.note { margin: 0 0 1rem; padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-left: 4px solid var(--edge); border-radius: 6px; background: var(--panel); }
.note.bad { border-left-color: var(--bad); }
.note.good { border-left-color: var(--good); }
.note ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; font-size: 0.95em; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th, td { padding: 0.45rem 0.6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-size: 0.88em; font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 400; }
tbody tr:hover { background: var(--panel); }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
time, .whole { white-space: nowrap; }
.words { display: inline-block; max-width: 34rem; }
p + .note { margin-top: 0.75rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); gap: 0.1rem 2rem; margin: 0 0 1rem; }
.facts > div { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.5rem; padding: 0.3rem 0; border-bottom: 1px solid var(--line); }
.facts dt { margin: 0; color: var(--soft); }
.facts dd { margin: 0; }
.finding { margin: 0 0 0.6rem; padding: 0.6rem 0.85rem; border: 1px solid var(--line); border-radius: 6px; }
.findings { margin: 0; padding: 0; list-style: none; }
.finding h3 { margin: 0.15rem 0; font-size: 1em; }
.finding p { white-space: pre-line; }
meter { width: 6rem; height: 0.8rem; vertical-align: middle; border: 0; background: var(--line); border-radius: 999px; }
meter::-webkit-meter-bar { height: 0.5rem; border: 0; background: var(--line); border-radius: 999px; }
meter::-webkit-meter-optimum-value { background: var(--link); border-radius: 999px; }
meter::-moz-meter-bar { background: var(--link); border-radius: 999px; }
ol.source { margin: 0 0 1rem; padding: 0.5rem 0; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); font: 0.88em/1.55 ui-monospace, monospace; counter-reset: line; list-style: none; }
ol.source li { counter-increment: line; display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); padding-right: 0.75rem; }
ol.source li::before { content: counter(line); padding-right: 0.75rem; color: var(--soft); text-align: right; }
ol.source code { font: inherit; white-space: pre-wrap; }
ol.source .fault { background: var(--bad-paper); }
ol.source .fault .wrong { grid-column: 2; font-family: system-ui, sans-serif; }
.pages { display: flex; flex-wrap: wrap; gap: 0.5rem; }
@media (max-width: 46rem) {
  table, tbody, tr, td, tbody th { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { margin: 0 0 0.6rem; padding: 0.4rem 0.75rem; border: 1px solid var(--line); border-radius: 6px; }
  time { white-space: normal; }
  td, tbody th, td.number { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0.5rem; padding: 0.2rem 0; border: 0; text-align: left; white-space: normal; }
  td::before, tbody th::before { content: attr(data-label); color: var(--soft); font-weight: 400; }
  .top form { margin-left: 0; }
  .top ul { gap: 0; }
  .top li a { padding: 0.3rem 0.5rem; }
}
@media print {
  .top nav, .top form, form, .pages, .actions { display: none; }
  .finding, tr { break-inside: avoid; }
}
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/notice.js
/** A small page that says what happened and what to do next. */

const notice_STYLE = `
body { max-width: 40rem; padding: clamp(1rem, 6vh, 4rem) 1rem; }
p { margin: 0.75rem 0; }
`;
/** Makes the page. */
function noticePage({ title, body }) {
    return (0,page/* pageOf */.Z)({
        title: `${title} · Review Gate`,
        style: notice_STYLE,
        body: (0,html/* html */.q) `<main>
<p class="soft">Review Gate</p>
<h1>${title}</h1>
${body}
</main>`,
    });
}
//# sourceMappingURL=notice.js.map
;// CONCATENATED MODULE: ./build/src/service/console/frame.js
/** What every page of the console has around it: the way to the others, who is signed in, the way out. */



const SECTIONS = [
    ['Reviews', `${CONSOLE}/reviews`],
    ['Policies', `${CONSOLE}/policies`, `${CONSOLE}/try-policy`],
    ['Tickets', `${CONSOLE}/tickets`],
    ['Webhooks', `${CONSOLE}/webhooks`],
];
/** Makes the page. */
function framed({ title, trail = [], actions = null, body }, { principal, prefix, path }) {
    const links = SECTIONS.map(([name, to, also]) => {
        const here = path === to || path === also || path.startsWith(`${to}/`);
        return (0,html/* html */.q) `<li><a href="${prefix}${to}"${here ? (0,html/* html */.q) ` aria-current="${path === to ? 'page' : 'true'}"` : null}>${name}</a></li>`;
    });
    const above = trail.length === 0
        ? null
        : (0,html/* html */.q) `<nav class="trail" aria-label="Above this page">${trail.map(([name, href]) => (0,html/* html */.q) `<a href="${href}"><span aria-hidden="true">← </span>${name}</a> `)}</nav>\n`;
    return (0,page/* pageOf */.Z)({
        title: `${title} · Review Gate`,
        style: STYLE,
        forms: true,
        body: (0,html/* html */.q) `<a class="skip" href="#main">To the page</a>
<header class="top">
<a class="brand" href="${prefix}${CONSOLE}/reviews">Review Gate</a>
<nav aria-label="Console"><ul>${links}</ul></nav>
<form method="post" action="${prefix}${CONSOLE}/session/end"><span class="soft">Signed in as <code>${principal.clientId}</code></span><button>Sign out</button></form>
</header>
<main id="main" tabindex="-1">
${above}<div class="head"><h1>${title}</h1>${actions === null ? null : (0,html/* html */.q) `<div class="actions">${actions}</div>`}</div>
${body}</main>`,
    });
}
//# sourceMappingURL=frame.js.map
;// CONCATENATED MODULE: ./build/src/service/console/visit.js
/** A page of the console is asked for: who asks, what with, and how the answer is framed. */











/** The sign-in, with where it leads. */
function signInUrl(publicUrl, query) {
    return withQuery(`${prefixOf(publicUrl)}/`, query);
}
/** Sends the browser to an address with GET. */
function redirect(reply, location) {
    return reply.code(303).header('location', location).header('cache-control', 'no-store').send();
}
const TITLES = {
    404: 'There is no such page',
    429: 'Too many requests',
    503: 'The service cannot answer now',
};
/** A page that was asked for while there was no room is asked for again by itself; a form is not sent twice. */
function againAfter({ status, headers }, method) {
    const after = Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
    return status === 503 && method === 'GET' && after !== undefined ? { refresh: after } : {};
}
/** How a fault looks: in the frame where somebody is signed in, alone where nobody is. */
function faultPageOf(publicUrl) {
    return (fault, { caller, method, routeOptions }) => {
        const scope = fault instanceof Refused && fault.code === 'E_AUTH_002' ? fault.operation.scope : null;
        const title = scope === null ? (TITLES[fault.status] ?? 'That did not work') : 'Not allowed';
        const headers = { 'referrer-policy': 'same-origin', ...againAfter(fault, method) };
        if (caller === undefined) {
            const body = (0,html/* html */.q) `<p>${(0,report_words/* visible */.RK)(fault.message)}</p>\n<p><a href="${signInUrl(publicUrl(), {})}">To the beginning</a></p>`;
            return { page: noticePage({ title, body }), headers };
        }
        const words = () => {
            if (scope !== null)
                return needsScope(caller, scope);
            if (fault.code !== 'E_NF_001')
                return faultNote(fault);
            return (0,html/* html */.q) `<p>Check the address. Old reviews are removed, and what belongs to another tenant is not shown.</p>`;
        };
        const frame = { principal: caller, prefix: prefixOf(publicUrl()), path: routeOptions.url ?? '' };
        return { page: framed({ title, body: words() }, frame), headers };
    };
}
/**
 * Where pages are registered: behind the session, forms held to be ours.
 * @param app a scope in which forms are taken
 */
function pagesOf(app, context) {
    const { publicUrl } = context;
    const faultPage = faultPageOf(publicUrl);
    const show = (made, request, reply, principal) => {
        const prefix = prefixOf(publicUrl());
        if ('path' in made)
            return redirect(reply, `${prefix}${made.path}`);
        if ('page' in made)
            return (0,http_html/* sendPage */.C4)(reply, { page: made.page });
        const page = framed(made, { principal, prefix, path: request.routeOptions.url ?? '' });
        const headers = { 'referrer-policy': 'same-origin', ...made.headers };
        return (0,http_html/* sendPage */.C4)(reply, { page, headers }, made.status);
    };
    const register = (method, path, make) => {
        const sessions = new WeakMap();
        const end = (request, reply, query) => {
            reply.header('set-cookie', endedCookie(request, publicUrl()));
            return redirect(reply, signInUrl(publicUrl(), { ended: '1', ...query }));
        };
        // After a form, the page that it stood on is not known.
        const nextOf = ({ url }) => (method === 'GET' ? { next: url } : {});
        app.route({
            method,
            url: `${CONSOLE}${path}`,
            bodyLimit: MAX_FORM_BYTES,
            config: { faultPage },
            // Before a form is read.
            onRequest: async (request, reply) => {
                if (method === 'POST')
                    mustBeOurs(request, publicUrl());
                const session = await readSession(request, context);
                if (session === 'ended')
                    return end(request, reply, nextOf(request));
                if (session === 'none') {
                    if (method === 'GET' && cameFromElsewhere(request))
                        return (0,http_html/* sendPage */.C4)(reply, onceMore());
                    return redirect(reply, signInUrl(publicUrl(), nextOf(request)));
                }
                request.caller = session.principal;
                sessions.set(request, session);
            },
            handler: async (request, reply) => {
                const session = sessions.get(request);
                if (session === undefined)
                    throw new Error('the page ran without its session');
                const { principal, token } = session;
                const visit = {
                    api: createApi(app, request, token),
                    principal,
                    query: queryFields(request),
                    form: formFields(request),
                    param: (name) => paramOf(request.params, name),
                    to: (target, query = {}) => withQuery(`${prefixOf(publicUrl())}${target}`, query),
                    fresh: external_node_crypto_.randomUUID,
                };
                try {
                    return show(await make(visit), request, reply, principal);
                }
                catch (cause) {
                    if (cause instanceof SessionEnded)
                        return end(request, reply, nextOf(request));
                    throw cause;
                }
            },
        });
    };
    register('GET', '/*', async () => {
        throw (0,problem/* notFound */.mX)('page');
    });
    return { get: (path, make) => register('GET', path, make), post: (path, make) => register('POST', path, make) };
}
/**
 * A browser that follows a link from another site sends no cookie of ours. Asked again by our own page, it does: then the
 * session is there, or there is none.
 */
function onceMore() {
    const body = (0,html/* html */.q) `<p>The page opens by itself; if it does not, load it again.</p>`;
    return { page: noticePage({ title: 'One moment', body }), headers: { refresh: '0' } };
}
function paramOf(params, name) {
    const values = typeof params === 'object' && params !== null ? Object.entries(params) : [];
    const value = values.find(([key]) => key === name)?.[1];
    return typeof value === 'string' ? value : '';
}
//# sourceMappingURL=visit.js.map
;// CONCATENATED MODULE: ./build/src/service/console/sign-in.js











const SIGN_IN = `${CONSOLE}/session`;
function signInPage({ prefix, clientId, next, remark = null }) {
    const body = (0,html/* html */.q) `<main>
<h1>Review Gate</h1>
<p>Sign in with the id and the secret of a client, as a program does at <code>/oauth/token</code>.</p>
${remark}<form class="stack" method="post" action="${prefix}${SIGN_IN}">
${field({ name: 'client_id', label: 'Client id', value: clientId, required: true })}
${field({ name: 'client_secret', label: 'Client secret', type: 'password', required: true })}
${next === undefined ? null : (0,html/* html */.q) `<input type="hidden" name="next" value="${next}">`}
<div class="actions"><button class="main">Sign in</button></div>
</form>
<p class="hint">The secret is not kept: you are signed in for an hour at most, or until the browser is closed. The operator makes clients with ${makesClient('reviews:read findings:read')}.</p>
<p class="hint"><a href="${prefix}${OPERATIONS.docs.path}">The API</a></p>
</main>`;
    return (0,page/* pageOf */.Z)({
        title: 'Sign in · Review Gate',
        style: `${STYLE}body { max-width: 32rem; padding-top: clamp(1rem, 8vh, 5rem); }\n`,
        forms: true,
        body,
    });
}
const sign_in_shown = (page) => ({ page, headers: { 'referrer-policy': 'same-origin' } });
/** What the token call says, for a person. */
function refusal(fault) {
    const words = fault === null
        ? 'The client id or the secret is wrong. Check both; a secret that was replaced is good for a while only.'
        : fault.message;
    return note('bad', (0,html/* html */.q) `<p>${words}</p>`);
}
/** Registers the pages. */
function signInPages(app, context) {
    const { publicUrl } = context;
    const here = () => prefixOf(publicUrl());
    const faultPage = faultPageOf(publicUrl);
    app.route({
        method: 'GET',
        url: '/',
        config: { faultPage: (fault, request) => ((0,http_html/* prefersHtml */.zd)(request) ? faultPage(fault, request) : null) },
        handler: async (request, reply) => {
            reply.header('vary', 'Accept');
            if (!(0,http_html/* prefersHtml */.zd)(request))
                throw (0,errors/* noSuchCall */.zf)();
            const query = queryFields(request);
            const next = query.word('next');
            const session = await readSession(request, context);
            if (typeof session === 'object')
                return redirect(reply, `${here()}${nextPath(next)}`);
            if (session === 'none' && cameFromElsewhere(request))
                return (0,http_html/* sendPage */.C4)(reply, onceMore());
            if (session === 'ended')
                reply.header('set-cookie', endedCookie(request, publicUrl()));
            const ended = session === 'ended' || query.word('ended') !== undefined;
            const remark = ended
                ? note('plain', (0,html/* html */.q) `<p>Your session has ended. Sign in again.</p>`)
                : query.word('out') === undefined
                    ? null
                    : note('good', (0,html/* html */.q) `<p>You are signed out.</p>`);
            return (0,http_html/* sendPage */.C4)(reply, sign_in_shown(signInPage({ prefix: here(), next: next === undefined ? next : nextPath(next), remark })));
        },
    });
    /** A form that is ours. */
    const form = (url, handler) => app.route({
        method: 'POST',
        url,
        bodyLimit: MAX_FORM_BYTES,
        config: { faultPage },
        onRequest: async (request) => mustBeOurs(request, publicUrl()),
        handler,
    });
    form(SIGN_IN, async (request, reply) => {
        const fields = formFields(request);
        const clientId = fields.word('client_id');
        const next = nextPath(fields.word('next'));
        const answer = await inject(app, request, {
            method: 'post',
            url: OPERATIONS.mintToken.path,
            headers: { 'content-type': FORM_TYPE },
            payload: new URLSearchParams({
                grant_type: 'client_credentials',
                client_id: clientId ?? '',
                client_secret: fields.word('client_secret') ?? '',
            }).toString(),
        });
        if (answer.statusCode === 200) {
            const { access_token } = token/* TokenResponse */.B.parse(JSON.parse(answer.payload));
            reply.header('set-cookie', sessionCookie(request, publicUrl(), access_token));
            return redirect(reply, `${here()}${next}`);
        }
        const { success: wrong } = contract_errors/* OAuthError */.W5.safeParse(JSON.parse(answer.payload));
        const fault = wrong ? null : refusalOf(OPERATIONS.mintToken, answer);
        const page = signInPage({
            prefix: here(),
            clientId,
            next: next === HOME ? undefined : next,
            remark: refusal(fault),
        });
        return (0,http_html/* sendPage */.C4)(reply.headers(fault?.headers ?? {}), sign_in_shown(page), wrong ? 401 : answer.statusCode);
    });
    form(`${SIGN_IN}/end`, async (request, reply) => {
        reply.header('set-cookie', endedCookie(request, publicUrl()));
        return redirect(reply, signInUrl(publicUrl(), { out: '1' }));
    });
}
//# sourceMappingURL=sign-in.js.map
;// CONCATENATED MODULE: ./build/src/service/console/tickets.js
/** A ticket is read for its acceptance criteria alone: what counts, what does not and why. */





const tickets_PATH = '/tickets';
function tickets_formOf({ form, to }, fault) {
    const value = (name) => form.word(name);
    const wrong = (name) => wrongWith(fault, `/${name}`);
    return (0,html/* html */.q) `<form class="stack wide" method="post" action="${to(`${CONSOLE}${tickets_PATH}`)}">
<div class="fields-2">
${field({ name: 'ticket', label: 'Ticket', hint: '123, owner/repo#123, SHOP-12', value: value('ticket'), wrong: wrong('ticket'), maxLength: contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS })}
${field({ name: 'repo', label: 'Repository', hint: '<owner>/<name>, for a number alone', value: value('repo'), wrong: wrong('repo') })}
</div>
${parts_area({ name: 'text', label: 'Or a text, as a ticket has it', value: form.text('text'), wrong: wrong('text') })}
<div class="actions"><button class="main">Read</button></div>
</form>
`;
}
function resultOf({ ticket, title, criteria, ignored }) {
    const count = criteria.length === 1 ? 'One acceptance criterion' : `${criteria.length} acceptance criteria`;
    const name = ticket === null ? 'the text' : (0,html/* html */.q) `${told(ticket)} ${told(title ?? '')}`;
    const words = criteria.length === 0
        ? (0,html/* html */.q) `<p>No acceptance criterion was found in ${name}: a review of it is refused with <code>E_AC_001</code>. Write them as a list below a heading “Acceptance criteria”.</p>`
        : (0,html/* html */.q) `<p>${count} in ${name}.</p>`;
    const found = criteria.map(({ id, text, kind, line }) => [
        (0,html/* html */.q) `<code>${told(id)}</code>`,
        toldAtLength(text),
        kind,
        line,
    ]);
    const passed = ignored.map(({ line, text, reason }) => [line, toldAtLength(text), toldAtLength(reason)]);
    return [
        note(criteria.length === 0 ? 'bad' : 'good', words),
        found.length === 0
            ? null
            : table('Criteria', [{ title: 'Criterion' }, { title: 'Text' }, { title: 'Kind' }, { title: 'Line', number: true }], found),
        passed.length === 0
            ? null
            : [
                (0,html/* html */.q) `<h2>Not criteria</h2>\n`,
                table('Not criteria', [{ title: 'Line' }, { title: 'Text' }, { title: 'Why' }], passed),
            ],
    ];
}
function view(visit, fault, result) {
    const { principal } = visit;
    const title = 'Read a ticket';
    if (!principal.scopes.has('reviews:write')) {
        return { title, body: needsScope(principal, 'reviews:write'), status: 403 };
    }
    const lead = (0,html/* html */.q) `<p>Says what of a ticket would be an acceptance criterion, and why the rest would not. Nothing is kept.</p>\n`;
    const body = [lead, fault === null ? null : faultNote(fault), result, tickets_formOf(visit, fault)];
    return { title, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}
/** Registers the form and what it does. */
function ticketPage(pages) {
    pages.get(tickets_PATH, async (visit) => view(visit, null, null));
    pages.post(tickets_PATH, async (visit) => {
        const { api, form, principal } = visit;
        if (!principal.scopes.has('reviews:write'))
            return view(visit, null, null);
        const text = form.text('text');
        if (text.trim() === '' && form.word('ticket') === undefined) {
            const nothing = (0,html/* html */.q) `<p>There is nothing to read: name a ticket, or write a text.</p>`;
            return { ...view(visit, null, note('bad', nothing)), status: 400 };
        }
        const body = text.trim() === '' ? { ticket: form.word('ticket') ?? '', repo: form.word('repo') } : { text };
        try {
            return view(visit, null, resultOf(await api.ask(OPERATIONS.lintTicket, { body })));
        }
        catch (cause) {
            if (!(cause instanceof Refused))
                throw cause;
            return view(visit, cause, null);
        }
    });
}
//# sourceMappingURL=tickets.js.map
// EXTERNAL MODULE: ./build/src/engine/index.js
var engine = __webpack_require__(6512);
// EXTERNAL MODULE: ./build/src/engine/policy/resolve.js
var resolve = __webpack_require__(25603);
;// CONCATENATED MODULE: ./build/src/service/tenants/policies.js


const LOOKS_LIKE_A_PATH = /\/|\.ya?ml$/u;
const LEAVES_THE_REPOSITORY = /^\/|(?:^|\/)\.\.(?:\/|$)/u;
/** YAML allows none of these, and not every store can keep them. */
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
/** What a policy is called whose text the request brings. */
const INLINE = 'source of the request';
/** More faults than these are not listed. */
const MAX_FAULTS = 50;
/** Whether a name may be that of a file in the repository. */
function isRepositoryPath(name) {
    return LOOKS_LIKE_A_PATH.test(name) && !LEAVES_THE_REPOSITORY.test(name) && !UNPRINTABLE.test(name);
}
function refuse(detail, errors) {
    return new problem/* ServiceFault */.gF('E_POL_001', detail, { errors });
}
async function byName(name, tenant) {
    const own = await tenant.read((tx) => tx.policies.get(name));
    if (own !== null)
        return { name, source: own.source };
    return language/* BuiltInName */.Hm.safeParse(name).success ? { name, source: null } : null;
}
async function unknown(name, tenant) {
    const names = await tenant.read((tx) => tx.policies.names());
    const known = [...language/* BuiltInName */.Hm.options, ...names].join(', ');
    return refuse(`There is no policy named ${name}. There are: ${known}.`, [
        { pointer: '/policy', detail: `no such policy; there are: ${known}` },
    ]);
}
async function byPath(path, repository) {
    const plain = path.replace(/^(?:\.\/)+/u, '');
    if (LEAVES_THE_REPOSITORY.test(plain)) {
        const detail = 'must be a path inside the repository';
        throw refuse(`The policy's path ${detail}.`, [{ pointer: '/policy', detail }]);
    }
    const { provider, change, signal } = repository;
    const source = await provider.readAtBase(change, plain, signal);
    if (source !== null)
        return { name: plain, source };
    throw refuse(`The policy file is not in the repository at the base commit ${change.base.sha.slice(0, 12)}. Policies are read there and never at the head: merge it first, or name a policy.`, [{ pointer: '/policy', detail: 'no such file at the base commit' }]);
}
/** What is wrong with a policy's text, where that is so. */
async function policyFaultsOf(source) {
    const at = UNPRINTABLE.exec(source)?.index;
    if (at !== undefined) {
        const before = source.slice(0, at).split(/\r\n|\n|\r/u);
        const column = (before.at(-1) ?? '').length + 1;
        return [{ line: before.length, column, message: 'a control character, or half of a character' }];
    }
    const parsed = await (0,engine/* parsePolicy */.ON)(source);
    return parsed.ok ? [] : parsed.faults;
}
/**
 * Throws E_POL_001 with the line of each fault where the policy's own text does not parse.
 * @param pointer the field of the request that the faults are told of
 */
async function mustParse(reference, pointer = '/policy') {
    if (reference.source === null)
        return reference;
    const faults = await policyFaultsOf(reference.source);
    if (faults.length === 0)
        return reference;
    const errors = faults.slice(0, MAX_FAULTS).map((fault) => ({ pointer, detail: (0,resolve/* faultText */.Ij)(fault) }));
    const more = faults.length > MAX_FAULTS ? `; and ${faults.length - MAX_FAULTS} more` : '';
    const named = errors.map(({ detail }) => detail).join('; ');
    throw refuse(`The policy ${reference.name} does not parse. ${named}${more}`, errors);
}
/**
 * The policy sources of one review.
 * @param requested what the request named, or the text it brought; null for the tenant's default
 */
async function resolvePolicies(requested, lookup) {
    const { tenant, repository } = lookup;
    const find = async (name) => {
        // A policy that was given under a name is meant, also where the name looks like a path.
        const named = await byName(name, tenant);
        if (named !== null)
            return mustParse(named);
        if (repository === null || !LOOKS_LIKE_A_PATH.test(name))
            throw await unknown(name, tenant);
        return mustParse(await byPath(name, repository));
    };
    const asked = async () => {
        if (requested === null || typeof requested === 'string')
            return requested === null ? null : find(requested);
        return mustParse({ name: INLINE, source: requested.source }, '/source');
    };
    const settings = await tenant.read((tx) => tx.tenant());
    return {
        requested: await asked(),
        tenant: await find(settings.default_policy),
        repository_policy: settings.repository_policy,
    };
}
//# sourceMappingURL=policies.js.map
;// CONCATENATED MODULE: ./build/src/service/console/comparison.js
/** What a simulation came to, beside the last review of the same pull request: what the policy would change. */




/** Findings that are listed; the report of a review lists them all. */
const MAX_FINDINGS = 50;
/** The newest complete review of the pull request; null where there is none, or the client may not read it. */
async function lastReviewOf({ api, principal }, { repo, pr }) {
    if (!principal.scopes.has('reviews:read'))
        return null;
    const { data } = await api.ask(OPERATIONS.listReviews, {
        query: { repo, pr: String(pr), status: 'complete', limit: '1' },
    });
    const [last] = data;
    return last?.status === 'complete' ? last : null;
}
const ROWS = [
    ['Verdict', ({ verdict }) => (verdict === null ? 'a dry run: not kept' : badge(verdict))],
    ['Tier', ({ tier }) => (0,verdict/* tierText */.uN)(tier)],
    ['Confidence', ({ confidence }) => confidence],
    [
        'Criteria with lines',
        ({ ac_bindings: all }) => `${all.filter(({ lines }) => lines.length > 0).length} of ${all.length}`,
    ],
    ['Errors', ({ counts }) => counts.error],
    ['Warnings', ({ counts }) => counts.warn],
    ['Notes', ({ counts }) => counts.info],
    ['Head', ({ head_sha }) => (0,html/* html */.q) `<code>${head_sha.slice(0, 10)}</code>`],
];
function verdictNote(simulation, last, { to }) {
    const { verdict, trace } = simulation;
    const words = (0,html/* html */.q) `Under this policy the verdict is ${badge(verdict)}, by the rule <code>${told(trace.decision.rule)}</code>.`;
    const tone = verdict === 'auto-approve' ? 'good' : 'plain';
    if (last === null)
        return note(tone, (0,html/* html */.q) `<p>${words}</p>`);
    const link = (0,html/* html */.q) `<a href="${to(`${HOME}/${last.id}`)}">last review</a>`;
    const before = last.verdict === null
        ? 'was a dry run.'
        : (0,html/* html */.q) `said ${last.verdict === verdict ? 'the same' : badge(last.verdict)}.`;
    return note(tone, (0,html/* html */.q) `<p>${words} The ${link} ${before}</p>`);
}
/** What is simulated, marked where the last review has something else. */
function marked(name, value, simulation, last) {
    if (last === null)
        return [name, value(simulation)];
    const differs = (0,html/* html */.q) `${value(simulation)}`.text !== (0,html/* html */.q) `${value(last)}`.text;
    return [name, [value(simulation), differs ? (0,html/* html */.q) ` <span class="badge">changed</span>` : null], value(last)];
}
const RULES = [
    { title: 'Rule' },
    { title: 'Outcome' },
    { title: 'Condition' },
    { title: 'Verdict' },
    { title: 'From' },
];
function ruleRow({ name, condition, verdict, held, source }) {
    const mark = held === null ? 'was not asked' : held ? 'held' : 'did not hold';
    return [
        (0,html/* html */.q) `<code>${told(name)}</code>`,
        mark,
        (0,html/* html */.q) `<code>${toldAtLength(condition)}</code>`,
        badge(verdict),
        source,
    ];
}
function rulesOf(rules) {
    const asked = rules.filter(({ held }) => held !== null).map(ruleRow);
    const others = rules.filter(({ held }) => held === null).map(ruleRow);
    return [
        table('Rules that were asked', RULES, asked),
        others.length === 0
            ? null
            : (0,html/* html */.q) `<details><summary>Rules that were not asked any more: ${others.length}</summary>\n${table('Rules that were not asked any more', RULES, others)}</details>\n`,
    ];
}
/** The result of a simulation as a part of a page. */
function compared(simulation, last, visit) {
    const { findings, trace } = simulation;
    const rows = ROWS.map(([name, value]) => marked(name, value, simulation, last));
    const columns = [{ title: 'What' }, { title: 'Simulated' }, ...(last === null ? [] : [{ title: 'Last review' }])];
    const shown = findings
        .slice(0, MAX_FINDINGS)
        .map(({ severity, location, plane, title }) => [
        told(title),
        badge(severity),
        (0,html/* html */.q) `<code>${told(location.file)}:${location.lineRange[0] ?? 1}</code>`,
        told(plane),
    ]);
    const more = findings.length - shown.length;
    return [
        verdictNote(simulation, last, visit),
        table('What came out', columns, rows),
        (0,html/* html */.q) `<h2>Rules, in order</h2>\n`,
        rulesOf(trace.decision.rules),
        (0,html/* html */.q) `<h2>Findings</h2>\n`,
        shown.length === 0
            ? (0,html/* html */.q) `<p>There are none.</p>\n`
            : table('Findings', [{ title: 'Finding' }, { title: 'Severity' }, { title: 'Place' }, { title: 'Plane' }], shown),
        more === 0 ? null : (0,html/* html */.q) `<p>And ${more} more.</p>\n`,
        (0,html/* html */.q) `<h2>Try again</h2>\n`,
    ];
}
//# sourceMappingURL=comparison.js.map
;// CONCATENATED MODULE: ./build/src/service/console/try-policy.js
/** A policy is checked, line by line, and tried on a pull request: nothing is kept, nobody is told. */










/** More faults than these are not listed. */
const try_policy_MAX_FAULTS = 50;
function try_policy_formOf({ form, to }, { source, fault = null }) {
    const value = (name) => form.word(name);
    const wrong = (name) => wrongWith(fault, `/${name}`);
    return (0,html/* html */.q) `<form class="stack wide" method="post" action="${to(`${CONSOLE}${TRY_PATH}`)}">
${parts_area({ name: 'source', label: 'Policy, as YAML or JSON', hint: "Empty, the tenant's default is simulated", value: source, wrong: wrong('source') })}
<div class="fields-2">
${field({ name: 'repo', label: 'Repository', hint: '<owner>/<name>, to simulate', value: value('repo'), wrong: wrong('repo') })}
${field({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric' })}
${field({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: contract_limits/* LIMITS */.b.MAX_TICKET_CHARACTERS })}
</div>
<div class="actions"><button name="do" value="check">Check</button> <button name="do" value="simulate">Simulate</button> <span class="hint">A simulation reads the pull request and may take up to a minute; it counts as a request for a review.</span></div>
</form>
`;
}
function try_policy_view(visit, tried) {
    const { principal, to } = visit;
    const about = { title: 'Try a policy', trail: [['Policies', to(`${CONSOLE}/policies`)]] };
    if (!principal.scopes.has('admin'))
        return { ...about, body: needsScope(principal, 'admin'), status: 403 };
    const { fault = null, result = null } = tried;
    const body = [fault === null ? null : faultNote(fault), result, try_policy_formOf(visit, tried)];
    return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}
/** What is wrong with the text, at its lines; null where nothing is. */
async function checked(source) {
    const found = await policyFaultsOf(source);
    if (found.length === 0)
        return null;
    const faults = found.slice(0, try_policy_MAX_FAULTS);
    const first = faults.length === found.length ? '' : ` The first ${try_policy_MAX_FAULTS}:`;
    const count = found.length === 1 ? 'One fault.' : `${found.length} faults.${first}`;
    const links = faults.map(({ line, column, message }) => (0,html/* html */.q) `<li><a href="#line-${line}">line ${line}, column ${column}</a>: ${toldAtLength(message)}</li>`);
    return [note('bad', (0,html/* html */.q) `<p>${count}</p><ul>${links}</ul>`), sourceLines(source, faults)];
}
async function simulated(visit, source) {
    const { api, form } = visit;
    const simulation = await api.ask(OPERATIONS.simulatePolicy, {
        body: {
            repo: form.word('repo') ?? '',
            pr: numberOf(form.word('pr')),
            ticket: form.word('ticket'),
            ...(source === '' ? {} : { source }),
        },
    });
    return compared(simulation, await lastReviewOf(visit, simulation), visit);
}
/** Registers the form and what it does. */
function tryPolicyPage(pages) {
    pages.get(TRY_PATH, async (visit) => {
        const name = visit.query.word('policy');
        const source = name === undefined ? '' : (await policyNamed(visit, name)).source;
        return try_policy_view(visit, { source });
    });
    pages.post(TRY_PATH, async (visit) => {
        const { form, principal } = visit;
        const text = form.text('source');
        const source = text.trim() === '' ? '' : text;
        if (!principal.scopes.has('admin'))
            return try_policy_view(visit, { source });
        const wrong = source === '' ? null : await checked(source);
        if (wrong !== null)
            return { ...try_policy_view(visit, { source, result: wrong }), status: 422 };
        if (form.word('do') !== 'simulate') {
            const words = source === '' ? 'There is nothing to check: write or paste a policy.' : 'The policy is well formed.';
            return try_policy_view(visit, { source, result: note(source === '' ? 'bad' : 'good', (0,html/* html */.q) `<p>${words}</p>`) });
        }
        try {
            return try_policy_view(visit, { source, result: await simulated(visit, source) });
        }
        catch (cause) {
            if (!(cause instanceof Refused))
                throw cause;
            return try_policy_view(visit, { source, fault: cause });
        }
    });
}
//# sourceMappingURL=try-policy.js.map
;// CONCATENATED MODULE: ./build/src/service/console/webhooks.js
/** The tenant's subscriptions: made, looked at with their deliveries, tried, given a new secret, ended. */





const webhooks_PATH = '/webhooks';
const BASE = `${CONSOLE}${webhooks_PATH}`;
const eventsOf = ({ events }) => events.join(', ');
function subscribeForm({ form, to }, fault) {
    const boxes = EventKind.options.map((event) => (0,html/* html */.q) `<div class="check"><input type="checkbox" id="${event}" name="${event}" value="1"${form.word(event) !== undefined || fault === null ? (0,html/* html */.q) ` checked` : null}><label for="${event}">${event}</label></div>\n`);
    return (0,html/* html */.q) `<h2 id="subscribe">Subscribe</h2>
<form class="stack" method="post" action="${to(BASE)}">
${field({ name: 'url', label: 'Address', type: 'url', hint: 'https://…, reachable from the service', value: form.word('url'), wrong: wrongWith(fault, '/url'), required: true })}
<fieldset class="field"><legend>Events</legend>${boxes}</fieldset>
<div class="actions"><button class="main">Subscribe</button></div>
</form>
`;
}
async function listView(visit, fault) {
    const { api, principal, query, to } = visit;
    const title = 'Webhooks';
    if (!principal.scopes.has('webhooks:write')) {
        return { title, body: needsScope(principal, 'webhooks:write'), status: 403 };
    }
    const page = query.word('page');
    const { data, next_page: next } = await api.ask(OPERATIONS.listWebhooks, { query: { page } });
    const rows = data.map((webhook) => [
        (0,html/* html */.q) `<a href="${to(`${BASE}/${webhook.id}`)}">${told(webhook.url)}</a>`,
        eventsOf(webhook),
        badge(webhook.status),
        webhook.reason === null ? '–' : told(webhook.reason),
        moment(webhook.created_at),
    ]);
    const columns = [
        { title: 'Address' },
        { title: 'Events' },
        { title: 'Status' },
        { title: 'Reason' },
        { title: 'Created' },
    ];
    return {
        title,
        body: [
            fault === null ? null : faultNote(fault),
            rows.length === 0 ? (0,html/* html */.q) `<p>Nobody is told of reviews yet.</p>\n` : table('Subscriptions', columns, rows),
            paging(page === undefined ? null : to(BASE), next === null ? null : to(BASE, { page: next })),
            subscribeForm(visit, fault),
        ],
        ...(fault === null ? {} : { status: fault.status, headers: fault.headers }),
    };
}
function deliveryRow({ id, event, review_id: review, attempt, status, response_status: answer, next_attempt_at: next, created_at: created, }, { to }) {
    return [
        moment(created),
        event,
        badge(status),
        answer ?? '–',
        attempt,
        next === null ? '–' : moment(next),
        review === null ? 'a test' : (0,html/* html */.q) `<a href="${to(`${HOME}/${review}`)}"><code>${review}</code></a>`,
        (0,html/* html */.q) `<code>${id}</code>`,
    ];
}
const DELIVERIES = [
    { title: 'Created' },
    { title: 'Event' },
    { title: 'Status' },
    { title: 'Answer', number: true },
    { title: 'Attempts', number: true },
    { title: 'Next attempt' },
    { title: 'Review' },
    { title: 'Id' },
];
function actions({ param, to }) {
    const at = (action) => to(`${BASE}/${param('id')}/${action}`);
    return (0,html/* html */.q) `<form class="inline" method="post" action="${at('test')}"><button>Send a test</button></form>
<details><summary>Replace the secret, or end it</summary>
<div class="actions"><form class="inline" method="post" action="${at('rotate')}"><button>Make a new signing secret</button></form>
<form class="inline" method="post" action="${at('end')}"><button class="grave">End the subscription</button></form></div>
</details>
`;
}
async function webhookView(visit, above) {
    const { api, principal, query, param, to } = visit;
    const trail = [['Webhooks', to(BASE)]];
    if (!principal.scopes.has('webhooks:write')) {
        return { title: 'Webhook', trail, body: needsScope(principal, 'webhooks:write'), status: 403 };
    }
    const id = param('id');
    const page = query.word('page');
    const [webhook, { data, next_page: next }] = await Promise.all([
        api.ask(OPERATIONS.getWebhook, { params: { id } }),
        api.ask(OPERATIONS.listDeliveries, { params: { id }, query: { page } }),
    ]);
    const here = `${BASE}/${id}`;
    return {
        title: 'Webhook',
        trail,
        actions: actions(visit),
        body: [
            above,
            facts([
                ['Address', told(webhook.url)],
                ['Events', eventsOf(webhook)],
                ['Status', badge(webhook.status)],
                ['Reason', webhook.reason === null ? null : told(webhook.reason)],
                ['Created', moment(webhook.created_at)],
                ['Id', (0,html/* html */.q) `<code>${webhook.id}</code>`],
            ]),
            (0,html/* html */.q) `<h2>Deliveries, newest first</h2>\n`,
            data.length === 0
                ? (0,html/* html */.q) `<p>There are none yet.</p>`
                : table('Deliveries, newest first', DELIVERIES, data.map((delivery) => deliveryRow(delivery, visit))),
            paging(page === undefined ? null : to(here), next === null ? null : to(here, { page: next })),
        ],
    };
}
function secretNote(secret) {
    return note('good', (0,html/* html */.q) `<p>The signing secret, shown this once: <code>${secret}</code></p>
<p>The receiver checks with it that a delivery is from here, as Standard Webhooks has it.</p>`);
}
function testNote({ status, response_status: answer }) {
    const came = answer === null ? 'nothing was answered' : `it answered ${answer}`;
    return status === 'delivered'
        ? note('good', (0,html/* html */.q) `<p>The test was delivered: ${came}.</p>`)
        : note('bad', (0,html/* html */.q) `<p>The test was not delivered: ${came}. Check that the address is right and can be reached from the service.</p>`);
}
/** Registers the list, the page of one, and what their forms do. */
function webhookPages(pages) {
    pages.get(webhooks_PATH, (visit) => listView(visit, null));
    pages.get(`${webhooks_PATH}/:id`, (visit) => webhookView(visit, null));
    pages.post(webhooks_PATH, async (visit) => {
        const { api, form, to } = visit;
        const events = EventKind.options.filter((event) => form.word(event) !== undefined);
        try {
            const made = await api.ask(OPERATIONS.createWebhook, { body: { url: form.word('url') ?? '', events } });
            const body = [
                secretNote(made.secret),
                (0,html/* html */.q) `<p><a href="${to(`${BASE}/${made.id}`)}">To the subscription</a></p>`,
            ];
            return { title: 'Subscribed', trail: [['Webhooks', to(BASE)]], body };
        }
        catch (cause) {
            if (!(cause instanceof Refused) || cause.code === 'E_AUTH_002')
                throw cause;
            return listView(visit, cause);
        }
    });
    pages.post(`${webhooks_PATH}/:id/test`, async (visit) => webhookView(visit, testNote(await visit.api.ask(OPERATIONS.testWebhook, { params: { id: visit.param('id') } }))));
    pages.post(`${webhooks_PATH}/:id/rotate`, async (visit) => {
        const { secret } = await visit.api.ask(OPERATIONS.rotateWebhook, { params: { id: visit.param('id') } });
        return webhookView(visit, secretNote(secret));
    });
    pages.post(`${webhooks_PATH}/:id/end`, async ({ api, param }) => {
        await api.tell(OPERATIONS.deleteWebhook, { params: { id: param('id') } });
        return { path: BASE };
    });
}
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/console/index.js












/** Registers the pages, in a scope of its own: they alone take forms. */
function consolePages(app, context) {
    openScope(app, 'console', (scope) => {
        takeForms(scope);
        signInPages(scope, context);
        scope.get(CONSOLE, async (_request, reply) => redirect(reply, `${prefixOf(context.publicUrl())}${HOME}`));
        const pages = pagesOf(scope, context);
        reviewsPage(pages);
        newReviewPage(pages);
        reviewPage(pages, context.serverUrl);
        policyPages(pages);
        tryPolicyPage(pages);
        ticketPage(pages);
        if (context.webhooks !== null)
            webhookPages(pages);
    });
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/service/http/framing.js

/** Of headers that come once, Node keeps the first and drops the others in silence; others keep the last. */
const ONCE = new Set(['host', 'authorization', 'content-type']);
/** Where such a request ends is not certain, so none may follow it. */
const CLOSE = { Connection: 'close' };
function twice({ rawHeaders }) {
    const seen = new Set();
    for (let at = 0; at < rawHeaders.length; at += 2) {
        const name = (rawHeaders[at] ?? '').toLowerCase();
        if (!ONCE.has(name))
            continue;
        if (seen.has(name))
            return name;
        seen.add(name);
    }
    return null;
}
/** What is wrong with the frame of a request; null where nothing is. */
function faultOf(request) {
    const { headers, httpVersion } = request;
    const malformed = (detail) => new problem/* ServiceFault */.gF('E_REQ_001', `The request is malformed: ${detail}`, { status: 400, headers: CLOSE });
    const repeated = twice(request);
    if (repeated !== null)
        return malformed(`the header ${repeated} must come once.`);
    // RFC 9112 §3.2; before 1.1 there was none.
    if (headers.host === undefined && httpVersion !== '1.0')
        return malformed('the header Host is missing.');
    const coding = headers['transfer-encoding'];
    if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) {
        return malformed('the only Transfer-Encoding is chunked, and that of HTTP/1.1.');
    }
    const { expect } = headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
        return new problem/* ServiceFault */.gF('E_REQ_001', 'The only Expect is 100-continue.', { status: 417, headers: CLOSE });
    }
    return null;
}
/** Node's own answers to these have no body and no id: it is told to leave them to the hook. */
const LENIENT_HTTP = { requireHostHeader: false };
/** Refuses them before anything else is looked at. */
function refuseAmbiguousFrames(app) {
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
    app.addHook('onRequest', async ({ raw }) => {
        const fault = faultOf(raw);
        if (fault !== null)
            throw fault;
    });
}
//# sourceMappingURL=framing.js.map
// EXTERNAL MODULE: ./build/src/service/http/headers.js
var http_headers = __webpack_require__(28516);
;// CONCATENATED MODULE: ./build/src/service/auth/bearer.js


const REALM = 'Bearer realm="review-gate"';
/** `token68` of RFC 9110 §11.2, behind the scheme in any case. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/iu;
/** 401: `error` is left out where the request named no token at all (RFC 6750 §3.1). */
function unauthorized(detail, error) {
    const reason = error === undefined ? '' : `, error="${error}", error_description="${detail}"`;
    return new problem/* ServiceFault */.gF('E_AUTH_001', `${detail} Mint a token at /oauth/token and send it as Authorization: Bearer.`, {
        headers: { 'WWW-Authenticate': `${REALM}${reason}` },
    });
}
function forbidden(scope) {
    const error = `error="insufficient_scope", error_description="The call needs the scope ${scope}.", scope="${scope}"`;
    return new problem/* ServiceFault */.gF('E_AUTH_002', `The call needs the scope ${scope}: mint a token that has it.`, {
        headers: { 'WWW-Authenticate': `${REALM}, ${error}` },
    });
}
/**
 * @param header the Authorization header as it came
 * @param scope the one scope that the call needs
 * @returns who calls. Throws E_AUTH_001 or E_AUTH_002
 */
async function authorize(header, scope, tokens) {
    if (header === undefined)
        throw unauthorized('The Authorization header is missing.');
    const token = BEARER.exec(header)?.[1];
    if (token === undefined)
        throw unauthorized('The Authorization header is not a bearer token.');
    const principal = await tokens.verify(token).catch((cause) => {
        if (cause instanceof TokenRefused)
            throw unauthorized(cause.message, 'invalid_token');
        throw cause;
    });
    if (!principal.scopes.has(scope))
        throw forbidden(scope);
    return principal;
}
//# sourceMappingURL=bearer.js.map
;// CONCATENATED MODULE: ./build/src/service/http/input.js


/** More faults than these are not listed: a body of a thousand unknown fields is not worth an answer of that size. */
const input_MAX_FAULTS = 50;
const NO_BODY = schemas/* strictObject */.rej({}).optional();
function segment(key) {
    return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
const inBody = (path) => path.map(segment).join('');
const inQuery = (path) => `?${path.map(String).join('.')}`;
const inPath = (path) => `{${path.map(String).join('.')}}`;
const inHeader = (path) => path.map(String).join('.');
function isMissing(value, path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null)
            return false;
        at = Object.entries(at).find(([name]) => name === String(key))?.[1];
    }
    return at === undefined;
}
function faultsOf(error, value, place) {
    return error.issues
        .flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ pointer: place([...issue.path, key]), detail: `unknown field "${key}"` }))
        : [{ pointer: place(issue.path), detail: isMissing(value, issue.path) ? 'is missing' : issue.message }])
        .slice(0, input_MAX_FAULTS);
}
/** E_REQ_001 that names each fault. */
function malformed(faults) {
    const named = faults.map(({ pointer, detail }) => `${pointer === '' ? 'the body' : pointer}: ${detail}`).join('; ');
    return new problem/* ServiceFault */.gF('E_REQ_001', `The request is malformed. ${named}`, { errors: faults });
}
function parse(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw malformed(faultsOf(parsed.error, value, place));
}
/** The query, by the call's schema. Throws E_REQ_001 that names each bad or unknown parameter. */
function readQuery(schema, request) {
    return parse(schema, request.query, inQuery);
}
/** The JSON body, by the call's schema. Throws E_REQ_001 that names each bad or unknown field. */
function readBody(schema, request) {
    return parse(schema, request.body, inBody);
}
/** The same for a body that names a change: where repo and pr alone are at fault, that has a code of its own, E_REQ_002. */
function readChange(schema, request) {
    try {
        return readBody(schema, request);
    }
    catch (cause) {
        if (!(cause instanceof problem/* ServiceFault */.gF) || cause.errors === undefined)
            throw cause;
        const { errors } = cause;
        if (!errors.every(({ pointer }) => pointer === '/repo' || pointer === '/pr'))
            throw cause;
        const named = errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('; ');
        throw new problem/* ServiceFault */.gF('E_REQ_002', `Invalid repo or pr: ${named}.`, { errors });
    }
}
/** A body that came in the call's other media type, as it is. */
class TextBody {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** The body of a call that takes a text too: `ofText` says what a text is the short form of. */
function readBodyOrText(schema, request, ofText) {
    const { body } = request;
    return parse(schema, body instanceof TextBody ? ofText(body.text) : body, inBody);
}
/** For calls without a body: nothing or `{}`, so that a field somebody hopes has an effect is not passed over in silence. */
function refuseBody(request) {
    parse(NO_BODY, request.body, inBody);
}
/** The headers that the call's schema names, whatever their case. Throws E_REQ_001 that names each bad one. */
function readHeaders(schema, request) {
    const given = Object.keys(schema.shape).map((name) => [name, request.headers[name.toLowerCase()]]);
    return parse(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), inHeader);
}
/** The path's parameters; undefined where they cannot name anything, which reads as "no such resource". */
function readParams(schema, request) {
    const parsed = schema.safeParse(request.params);
    return parsed.success ? parsed.data : undefined;
}
/** The path's parameters where the call makes what they name. Throws E_REQ_001 where they cannot be a name. */
function mustReadParams(schema, request) {
    return parse(schema, request.params, inPath);
}
//# sourceMappingURL=input.js.map
;// CONCATENATED MODULE: ./build/src/service/http/route.js





const NO_QUERY = schemas/* strictObject */.rej({});
/** `{name}` of OpenAPI → `:name` of the router, which takes `::` for a colon. */
function fastifyPath(path) {
    return path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/gu, ':$1');
}
/** Whether `path` is one of the operation's addresses. */
function matches(operation, path) {
    const pattern = operation.path.replaceAll(/[.\\+*?^$()[\]|]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+');
    return new RegExp(`^${pattern}$`, 'u').test(path);
}
/** An answer of the call, as text that was made of its shape before. */
function sendText(reply, operation, body) {
    return reply.code(operation.success.status).type('application/json; charset=utf-8').send(body);
}
/** An answer of the call: its own status, and a body of its own shape. */
function send(reply, operation, body) {
    return sendText(reply, operation, JSON.stringify(body));
}
/** A call that asks for no bearer. */
function openRoute({ app, served }, operation, handler) {
    served.add(operation.id);
    app.route({
        method: operation.method.toUpperCase(),
        url: fastifyPath(operation.path),
        config: { operation: operation.id },
        handler,
    });
}
/** A call that needs a bearer with the operation's scope. Checked before the body is read. */
function guardedRoute({ app, served }, { tokens }, operation, handler, { instead, faultPage } = {}) {
    const principals = new WeakMap();
    const { orText } = operation.body ?? {};
    served.add(operation.id);
    const route = {
        method: operation.method.toUpperCase(),
        url: fastifyPath(operation.path),
        config: { operation: operation.id, ...(faultPage === undefined ? {} : { faultPage }) },
        onRequest: async (request) => {
            const other = request.headers.authorization === undefined ? await instead?.(request) : null;
            const principal = other ?? (await authorize(request.headers.authorization, operation.scope, tokens));
            principals.set(request, principal);
            request.caller = principal;
        },
        handler: async (request, reply) => {
            const principal = principals.get(request);
            if (principal === undefined)
                throw new Error('the route ran without its guard');
            // A parameter somebody hopes has an effect is not passed over in silence.
            if (operation.query === undefined)
                readQuery(NO_QUERY, request);
            return handler({ request, reply, principal });
        },
    };
    if (orText === undefined)
        app.route(route);
    else {
        // In a scope of its own: no other call takes the media type.
        openScope(app, operation.id, (scope) => {
            takeText(scope, orText, (text) => new TextBody(text));
            scope.route(route);
        });
    }
}
//# sourceMappingURL=route.js.map
;// CONCATENATED MODULE: ./build/src/service/http/times.js

const SERVER_TIMES = {
    headers: 15_000,
    request: 30_000,
    // A simulation gives itself 60 s, and says then what to do instead.
    answer: 75_000,
    keepAlive: 72_000,
    idle: 120_000,
    look: 3000,
    connections: 10_000,
};
/** The framework's options. */
function serverOptions({ headers, request, keepAlive, idle, look }) {
    return {
        http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: 16 * 1024 },
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionTimeout: idle,
    };
}
const RETRY_AFTER_SECONDS = 10;
/**
 * Gives up answers that take longer than `answer`. A timer of our own: the framework's `handlerTimeout` ends with the
 * request's body, so it never fires for a call that has one.
 */
function limitAnswers(app, { answer }) {
    app.addHook('onRequest', async (_request, reply) => {
        const timer = setTimeout(() => {
            if (reply.sent)
                return;
            // Its work may yet be done: with the key it is safe to ask again.
            const detail = 'The answer took too long and was given up. Try again, with the same Idempotency-Key if there was one.';
            void reply.send(new problem/* ServiceFault */.gF('E_INT_001', detail, {
                status: 503,
                headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
            }));
        }, answer);
        reply.raw.once('close', () => clearTimeout(timer));
    });
}
//# sourceMappingURL=times.js.map
// EXTERNAL MODULE: ./build/src/service/operation/overload.js
var overload = __webpack_require__(4453);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./build/src/service/operation/requests.js
/** Every request is timed, counted, traced and logged, by its operation and never by what it holds. */


/** Asked for by machines, every few seconds: not worth a line unless somebody looks for it. */
const PROBES = new Set(['health', 'ready', 'metrics']);
function header(request, name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
}
function levelOf(operation, status) {
    // 502 to 504 are a provider's or the load's, and pass; 500 is a fault of ours.
    if (status === 500)
        return 'error';
    if (status > 500)
        return 'warn';
    return operation !== undefined && PROBES.has(operation) ? 'debug' : 'info';
}
/** Hooks that see every request first and last. To be called before other hooks are added. */
function observeRequests(app, { meter, logger, tracer, clock }) {
    const seen = new WeakMap();
    app.addHook('onRequest', async (request) => {
        const { operation } = request.routeOptions.config;
        const route = operation === undefined ? null : OPERATIONS[operation].path;
        const span = tracer.begin(route === null ? request.method : `${request.method} ${route}`, {
            kind: 'server',
            attributes: {
                'http.request.method': request.method,
                'url.scheme': request.protocol,
                'review_gate.request.id': request.id,
                ...(route === null ? {} : { 'http.route': route }),
                ...(operation === undefined ? {} : { 'review_gate.operation': operation }),
            },
        }, { traceparent: header(request, 'traceparent'), tracestate: header(request, 'tracestate') });
        seen.set(request, { since: clock(), span });
    });
    // As late as can be: what reads the body runs in the socket's context, not in the request's.
    app.addHook('preHandler', (request, _reply, done) => {
        const one = seen.get(request);
        if (one === undefined)
            done();
        else
            one.span.within(done);
    });
    app.addHook('onResponse', async (request, reply) => {
        const one = seen.get(request);
        if (one === undefined)
            return;
        const { operation } = request.routeOptions.config;
        const status = reply.statusCode;
        const milliseconds = Math.max(0, clock() - one.since);
        const tenant = request.caller?.tenantId;
        meter?.request({ operation: operation ?? null, method: request.method, status, milliseconds });
        one.span.set({
            'http.response.status_code': status,
            ...(tenant === undefined ? {} : { 'review_gate.tenant.id': tenant }),
        });
        one.span.end(status >= 500 ? (request.faultCode ?? String(status)) : null);
        logger[levelOf(operation, status)]('request', {
            request_id: request.id,
            operation: operation ?? null,
            method: request.method,
            status,
            duration_ms: Math.round(milliseconds),
            ...(request.faultCode === undefined ? {} : { code: request.faultCode }),
            ...(request.caller === undefined
                ? {}
                : { tenant_id: request.caller.tenantId, client_id: request.caller.clientId }),
            ...(one.span.traceId === null ? {} : { trace_id: one.span.traceId }),
            // A caller that went away before it had the answer; one in the process itself has no connection to lose.
            ...(reply.raw.writableFinished || !(request.raw.socket instanceof external_node_net_.Socket) ? {} : { aborted: true }),
        });
    });
}
//# sourceMappingURL=requests.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js
var json_schema_processors = __webpack_require__(98439);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js
var classic_parse = __webpack_require__(69171);
;// CONCATENATED MODULE: ./build/src/contract/openapi.js
/** The OpenAPI 3.1 document, made of the operations table and the schemas alone. */





/** Schemas with an `id` in their metadata become components; everything else is written in place. */
class Components {
    schemas = {};
    reference(schema, io) {
        const made = JSON.parse(JSON.stringify(json_schema_processors/* toJSONSchema */.bl(schema, {
            io,
            target: 'draft-2020-12',
            override: ({ zodSchema, jsonSchema }) => {
                if (zodSchema === values/* Json */.LM)
                    Object.assign(jsonSchema, { $ref: undefined, description: 'Any JSON value.' });
            },
        })));
        return this.lift(made);
    }
    /** Moves `$defs` into the components and drops what OpenAPI has no use for. */
    lift(made) {
        const { $defs, $schema: _, id, ...rest } = made;
        for (const [name, definition] of Object.entries(($defs ?? {}))) {
            // Zod names the inside of a recursive schema by itself; what may be any JSON value needs no inside.
            if (!name.startsWith('__'))
                this.schemas[name] ??= this.clean(definition);
        }
        const own = this.clean(rest);
        if (typeof id !== 'string')
            return own;
        this.schemas[id] ??= own;
        return { $ref: `#/components/schemas/${id}` };
    }
    clean(node) {
        return JSON.parse(JSON.stringify(node, function (key, value) {
            if (key === '$id' || key === '$schema' || key === '$defs')
                return undefined;
            if (key === 'id' && typeof value === 'string' && 'type' in this)
                return undefined;
            if (key === '$ref' && typeof value === 'string')
                return value.replace(/^#\/\$defs\//u, '#/components/schemas/');
            return value;
        }));
    }
}
const PROBLEM = 'application/problem+json';
/** Bodies are read for these; the framework passes over what comes with a GET. */
const takesBodies = ({ method }) => method !== 'get';
/** Faults of HTTP itself, with the code they come under: whatever a request is, it may be one of these. */
const FAULTS_OF_HTTP = [
    ['400', 'E_REQ_001', 'The address or a header is malformed.', () => true],
    ['408', 'E_REQ_001', 'The request took too long to arrive.', () => true],
    ['413', 'E_REQ_003', 'The body is too large.', takesBodies],
    ['414', 'E_REQ_001', 'The address is too long.', ({ params }) => params !== undefined],
    ['415', 'E_REQ_001', 'The Content-Type is not one that the call takes.', takesBodies],
    ['417', 'E_REQ_001', 'The `Expect` header is not 100-continue.', () => true],
    ['431', 'E_REQ_001', 'The headers are too large.', () => true],
    ['503', 'E_INT_001', 'The service cannot take the request now: come back after `Retry-After` seconds.', () => true],
];
/** Which error codes a call can answer with, those of every call among them. */
function errorsOf(operation) {
    const bearer = operation.scope === null ? [] : ['E_AUTH_001', 'E_AUTH_002'];
    return [...new Set([...operation.errors, ...bearer, 'E_INT_001'])];
}
function parametersOf(operation, components) {
    const places = [
        ['path', operation.params],
        ['query', operation.query],
        ['header', operation.headers],
    ];
    return places.flatMap(([place, object]) => Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
        name,
        in: place,
        required: place === 'path' || !classic_parse/* safeParse */.xL(schema, undefined).success,
        // Everything in a query is a text; what it must say is what is read from it.
        schema: components.reference(schema, place === 'query' ? 'output' : 'input'),
    })));
}
/** Headers of an answer, by name, with what they say. */
function headersOf(described = {}, required) {
    const entries = Object.entries(described);
    return Object.fromEntries(entries.map(([name, description]) => [name, { description, required, schema: { type: 'string' } }]));
}
const REQUEST_ID = { 'X-Request-Id': 'The id of the request: what a problem names as its instance, and the log too.' };
const RETRY_AFTER = { 'Retry-After': 'Seconds to wait before asking again.' };
/** Headers that come with a status, whatever the call. */
const HEADERS_OF = {
    '401': {
        'WWW-Authenticate': 'How to authenticate (RFC 9110 §11.6.1); of a bearer, what is wrong with it (RFC 6750 §3).',
    },
    '403': { 'WWW-Authenticate': 'The scope that the call needs (RFC 6750 §3).' },
    '429': RETRY_AFTER,
    '503': RETRY_AFTER,
};
const RATE_LIMIT = {
    RateLimit: "What is left of the tenant's limit.",
    'RateLimit-Policy': "The tenant's limit.",
};
/** Adds to each answer the headers that come with it. */
function withHeaders(operation, responses) {
    const entries = Object.entries(responses).map(([status, response]) => {
        const ofTenant = status === '429' && operation.scope !== null ? RATE_LIMIT : {};
        const common = headersOf({ ...REQUEST_ID, ...HEADERS_OF[status], ...ofTenant }, true);
        return [status, { ...response, headers: { ...response.headers, ...common } }];
    });
    return Object.fromEntries(entries);
}
function responsesOf(operation, components) {
    const { success } = operation;
    const responses = {
        [success.status]: {
            description: operation.summary,
            headers: { ...headersOf(success.headers, true), ...headersOf(success.headersAtTimes, false) },
            ...(success.schema === undefined
                ? {}
                : {
                    content: {
                        [success.type ?? 'application/json']: { schema: components.reference(success.schema, 'output') },
                        ...(success.orText === undefined ? {} : { [success.orText]: { schema: { type: 'string' } } }),
                    },
                }),
        },
    };
    if (success.headers !== undefined && 'ETag' in success.headers) {
        responses['304'] = {
            description: 'It is as `If-None-Match` names it.',
            headers: headersOf({ ETag: 'The one that was named.' }, true),
        };
    }
    if (operation.id === OPERATIONS.mintToken.id) {
        for (const [status, description] of [
            ['400', 'invalid_request, invalid_scope or unsupported_grant_type'],
            ['401', 'invalid_client'],
            ['413', 'invalid_request: the body is too large'],
        ]) {
            responses[status] = {
                description,
                content: {
                    'application/json': { schema: components.reference(contract_errors/* OAuthError */.W5, 'output') },
                    // What is no HTTP is refused before anybody knows which call it was for.
                    ...(status === '400' ? { [PROBLEM]: { schema: components.reference(contract_errors/* Problem */.AF, 'output') } } : {}),
                },
            };
        }
    }
    const byStatus = new Map();
    for (const code of errorsOf(operation)) {
        for (const status of code === 'E_UP_001' ? [502, 504] : [contract_errors/* ERRORS */.Sr[code].status]) {
            byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
        }
    }
    for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
        responses[status] ??= {
            description: codes.map((code) => `${code}: ${contract_errors/* ERRORS */.Sr[code].title}`).join('; '),
            content: { [PROBLEM]: { schema: components.reference(contract_errors/* Problem */.AF, 'output') } },
        };
    }
    for (const [status, code, description, of] of FAULTS_OF_HTTP) {
        if (!of(operation) || (operation.id === OPERATIONS.mintToken.id && status === '415'))
            continue;
        responses[status] ??= {
            description: `${code}: ${description}`,
            content: { [PROBLEM]: { schema: components.reference(contract_errors/* Problem */.AF, 'output') } },
        };
    }
    return withHeaders(operation, responses);
}
/** A body in each media type that the call takes. */
function bodyOf(body, components) {
    const text = body.orText === undefined ? {} : { [body.orText]: { schema: { type: 'string', minLength: 1 } } };
    return {
        required: true,
        content: { [body.type]: { schema: components.reference(body.schema, 'input') }, ...text },
    };
}
/**
 * The OpenAPI 3.1 document of the calls named.
 * @param server the base address, as clients reach it
 * @param ids the calls that are served; all when left out
 */
function openApiDocument(server, ids = Object.keys(OPERATIONS)) {
    const components = new Components();
    const paths = {};
    for (const id of ids) {
        const operation = OPERATIONS[id];
        const parameters = parametersOf(operation, components);
        const path = paths[operation.path] ?? {};
        path[operation.method] = {
            operationId: operation.id,
            summary: operation.summary,
            security: operation.scope === null ? [] : [{ oauth: [operation.scope] }],
            ...(parameters.length > 0 ? { parameters } : {}),
            ...(operation.body === undefined ? {} : { requestBody: bodyOf(operation.body, components) }),
            responses: responsesOf(operation, components),
        };
        paths[operation.path] = path;
    }
    return {
        openapi: '3.1.0',
        info: {
            title: 'Review Gate',
            version: '1',
            summary: 'Deterministic reviews of pull requests.',
            description: 'Triggers deterministic reviews on pull requests; gives their verdicts, findings and traces.',
            license: { name: 'MIT', identifier: 'MIT' },
        },
        servers: [{ url: server }],
        paths,
        components: {
            schemas: components.schemas,
            securitySchemes: {
                oauth: {
                    type: 'oauth2',
                    flows: {
                        clientCredentials: { tokenUrl: `${server.replace(/\/$/u, '')}/oauth/token`, scopes: { ...contract_scopes/* SCOPES */.i } },
                    },
                },
            },
        },
    };
}
//# sourceMappingURL=openapi.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/document.js
/** What a page needs of an OpenAPI document: read with care, so that the page can be made of any. */

const Schema = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    $ref: schemas/* string */.YjP().optional(),
    type: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).optional(),
    description: schemas/* string */.YjP().optional(),
    enum: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    format: schemas/* string */.YjP().optional(),
    pattern: schemas/* string */.YjP().optional(),
    minimum: schemas/* number */.aig().optional(),
    maximum: schemas/* number */.aig().optional(),
    minLength: schemas/* number */.aig().optional(),
    maxLength: schemas/* number */.aig().optional(),
    minItems: schemas/* number */.aig().optional(),
    maxItems: schemas/* number */.aig().optional(),
    items: Schema.optional(),
    properties: schemas/* record */.g1P(schemas/* string */.YjP(), Schema).optional(),
    additionalProperties: schemas/* union */.KCZ([schemas/* boolean */.zMY(), Schema]).optional(),
    required: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    oneOf: schemas/* array */.YOg(Schema).optional(),
    anyOf: schemas/* array */.YOg(Schema).optional(),
}));
const Content = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ schema: Schema }));
const Call = schemas/* object */.Ikc({
    operationId: schemas/* string */.YjP(),
    summary: schemas/* string */.YjP(),
    security: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()))),
    parameters: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), in: schemas/* string */.YjP(), required: schemas/* boolean */.zMY(), schema: Schema }))
        .default([]),
    requestBody: schemas/* object */.Ikc({ content: Content }).optional(),
    responses: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        description: schemas/* string */.YjP(),
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ description: schemas/* string */.YjP() })).default({}),
        content: Content.default({}),
    })),
});
const ApiDocument = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({ title: schemas/* string */.YjP(), description: schemas/* string */.YjP() }),
    servers: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP() })).min(1),
    paths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), Call)),
    components: schemas/* object */.Ikc({
        schemas: schemas/* record */.g1P(schemas/* string */.YjP(), Schema),
        securitySchemes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ flows: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ scopes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) })) })),
    }),
});
/** Reads the document. Throws where it is none that a page can be made of. */
function readDocument(document) {
    return ApiDocument.parse(document);
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/examples.js
const JSON_TYPE = 'application/json';
/** Bodies of calls, as the contract's schemas take them. */
const BODIES = {
    createReview: { repo: 'octo/shop', pr: 7, ticket: '#42' },
    createWebhook: { url: 'https://ci.example.com/hooks/review-gate', events: ['review.completed'] },
    patchTenant: { default_policy: 'strict', retention_days: 90 },
    putPolicy: { source: 'extends: balanced' },
    putProviderToken: { token: 'ghp_replace_me' },
    simulatePolicy: { repo: 'octo/shop', pr: 7, policy: 'strict' },
    lintTicket: { text: '## Acceptance criteria\n- The total is rounded to cents' },
    receiveGithub: { action: 'opened' },
};
/** Path and query parameters. */
const VALUES = {
    name: 'strict-payments',
    provider: 'github',
    review_id: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
};
const IDS = {
    reviews: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
    findings: 'fnd_01jz8w6q3tfq6b0m3c9d1x7k2n',
    webhooks: 'whk_01jz8w6q3tfq6b0m3c9d1x7k2n',
};
const FORM = [
    '--data-urlencode "grant_type=client_credentials"',
    '--data-urlencode "client_id=$CLIENT_ID"',
    '--data-urlencode "client_secret=$CLIENT_SECRET"',
];
/** `'` ends a quoted text in a shell. */
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
function filled(path) {
    const [resource = ''] = path.replace(/^\/v1\//u, '').split('/');
    return path.replaceAll(/\{(\w+)\}/gu, (_, name) => (name === 'id' ? IDS[resource] : VALUES[name]) ?? name);
}
function isKnown(id) {
    return Object.hasOwn(BODIES, id);
}
/** The call for curl. `$TOKEN`, `$CLIENT_ID` and `$CLIENT_SECRET` are the reader's. */
function curlOf({ baseUrl, method, path, operationId, bearer, query }) {
    const search = new URLSearchParams(query.map((name) => [name, VALUES[name] ?? name])).toString();
    const url = `${baseUrl.replace(/\/$/u, '')}${filled(path)}${search === '' ? '' : `?${search}`}`;
    const verb = method.toUpperCase();
    const form = path === '/oauth/token' ? FORM : [];
    const body = isKnown(operationId) ? BODIES[operationId] : undefined;
    const parts = [
        ...(verb === 'GET' || form.length > 0 || (verb === 'POST' && body !== undefined) ? [] : [`-X ${verb}`]),
        quoted(url),
        ...(bearer ? ['-H "Authorization: Bearer $TOKEN"'] : []),
        ...form,
        ...(body === undefined ? [] : [`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${quoted(JSON.stringify(body))}`]),
    ];
    return `curl ${parts.join(' \\\n  ')}`;
}
//# sourceMappingURL=examples.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/schema.js
/** JSON Schemas in words: fields with their types, what they may be, and links to the schemas they name. */

/** Deeper nesting is not unfolded; nothing of the API is. */
const MAX_DEPTH = 6;
const schema_nameOf = (reference) => reference.slice(reference.lastIndexOf('/') + 1);
/** Where a schema of the components stands on the page. */
const anchorOf = (name) => `schema-${name}`;
function joined(pieces, between) {
    return pieces.map((piece, at) => (at === 0 ? piece : [between, piece]));
}
const literal = (value) => (0,html/* html */.q) `<code>${JSON.stringify(value) ?? ''}</code>`;
function alternatives(schema) {
    return schema.oneOf ?? schema.anyOf;
}
/** The type of a value, in a few words. */
function typeOf(schema) {
    if (schema.$ref !== undefined) {
        const name = schema_nameOf(schema.$ref);
        return (0,html/* html */.q) `<a href="#${anchorOf(name)}">${name}</a>`;
    }
    if (schema.const !== undefined)
        return literal(schema.const);
    if (schema.enum !== undefined)
        return joined(schema.enum.map(literal), ' or ');
    const either = alternatives(schema);
    if (either !== undefined)
        return joined(either.map(typeOf), ' or ');
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
    return joined(types.map((type) => (type === 'array' && schema.items !== undefined ? ['array of ', typeOf(schema.items)] : type)), ' or ');
}
function range(least, most, unit) {
    // Zod writes the safe integers into the schema; nobody needs to read that.
    const bounded = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
    const bounding = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
    if (bounding !== undefined && bounded !== undefined) {
        return bounding === bounded ? `exactly ${bounded}${unit}` : `${bounding} to ${bounded}${unit}`;
    }
    if (bounded !== undefined)
        return `at most ${bounded}${unit}`;
    return bounding === undefined || bounding === 0 ? null : `at least ${bounding}${unit}`;
}
/** What a value may be, beyond its type. */
function limitsOf(schema) {
    const words = [
        range(schema.minimum, schema.maximum, ''),
        range(schema.minLength, schema.maxLength, ' characters'),
        range(schema.minItems, schema.maxItems, ' items'),
        // The pattern of a date or an address says less than its name.
        schema.format ?? (schema.pattern === undefined ? null : (0,html/* html */.q) `<code>${schema.pattern}</code>`),
    ].filter((word) => word !== null);
    return words.length === 0 ? null : (0,html/* html */.q) `<span class="limits">${joined(words, ', ')}</span>`;
}
/** One named value: a parameter, or a field of an object. */
function schema_field(name, schema, required, depth = 0) {
    const need = required ? (0,html/* html */.q) `<span class="need">required</span>` : null;
    return (0,html/* html */.q) `<dt><code>${name}</code> <span class="type">${typeOf(schema)}</span> ${need}</dt>
<dd>${schema.description === undefined ? null : (0,html/* html */.q) `<p>${schema.description}</p>`}${limitsOf(schema)}${inside(schema, depth + 1)}</dd>
`;
}
/** The fields of a schema that is written in place; nothing for one that only names another. */
function inside(schema, depth = 0) {
    if (depth > MAX_DEPTH || schema.$ref !== undefined)
        return null;
    if (schema.properties !== undefined) {
        const required = new Set(schema.required ?? []);
        const fields = Object.entries(schema.properties).map(([name, one]) => schema_field(name, one, required.has(name), depth));
        return fields.length === 0 ? null : (0,html/* html */.q) `<dl class="fields">${fields}</dl>`;
    }
    if (schema.items !== undefined)
        return inside(schema.items, depth);
    const either = alternatives(schema)?.filter((one) => one.$ref === undefined && inside(one, depth) !== null) ?? [];
    return either.map((one, at) => (0,html/* html */.q) `<div class="either">${at === 0 ? 'Either' : 'Or'}${inside(one, depth)}</div>`);
}
/** A schema of the components. */
function component(name, schema) {
    return (0,html/* html */.q) `<section class="schema" id="${anchorOf(name)}">
<h3>${name}</h3>
${schema.description === undefined ? null : (0,html/* html */.q) `<p>${schema.description}</p>`}
<p class="type">${typeOf(schema)} ${limitsOf(schema)}</p>
${inside(schema)}
</section>
`;
}
//# sourceMappingURL=schema.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/docs.js
/** The API as one page, made of its OpenAPI document: no script, nothing loaded, everything in it escaped. */





/** The groups, by the first part of a path; what has none of these says what the service is. */
const GROUPS = [
    ['Access tokens', ['oauth']],
    ['Reviews', ['reviews']],
    ['Findings', ['findings']],
    ['Webhooks', ['webhooks']],
    ['Tenant', ['tenant', 'policies', 'policies:simulate', 'provider-tokens', 'tickets:lint']],
];
const OTHERS = 'About the service';
function groupOf(path) {
    const [part = ''] = path.replace(/^\/(?:v1\/)?/u, '').split('/');
    return GROUPS.find(([, parts]) => parts.includes(part))?.[0] ?? OTHERS;
}
function listed(document) {
    return Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })));
}
const answerKey = (status, description) => `${status} ${description}`;
/** Answers that every call may give are said once. */
function commonAnswers(calls) {
    const [first, ...rest] = calls;
    const has = ({ call }, status, description) => call.responses[status]?.description === description;
    const faults = Object.entries(first?.call.responses ?? {}).filter(([status]) => Number(status) >= 400);
    return new Map(faults
        .filter(([status, { description }]) => rest.every((one) => has(one, status, description)))
        .map(([status, { description }]) => [answerKey(status, description), [status, description]]));
}
function answer(status, { description, headers, content }) {
    const bodies = Object.entries(content)
        .filter(([type]) => type !== 'application/problem+json')
        .map(([type, { schema }]) => (0,html/* html */.q) `<div class="type">${type}: ${typeOf(schema)}</div>${inside(schema)}`);
    const sent = Object.entries(headers).map(([name, header]) => (0,html/* html */.q) `<div><code>${name}</code> ${header.description}</div>`);
    return (0,html/* html */.q) `<dt><code>${status}</code>${Number(status) >= 400 ? [' ', description] : null}</dt>
<dd>${bodies}${sent}</dd>
`;
}
function docs_parametersOf({ parameters }) {
    const words = { path: 'In the path', query: 'In the query', header: 'As headers' };
    return Object.entries(words).map(([place, title]) => {
        const here = parameters.filter((one) => one.in === place);
        if (here.length === 0)
            return null;
        const fields = here.map(({ name, schema, required }) => schema_field(name, schema, required));
        return (0,html/* html */.q) `<h4>${title}</h4><dl class="fields">${fields}</dl>`;
    });
}
function section({ path, method, call }, baseUrl, common) {
    const scopes = call.security.flatMap((one) => Object.values(one).flat());
    const answers = Object.entries(call.responses).filter(([status, { description }]) => !common.has(answerKey(status, description)));
    const query = call.parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
    const example = curlOf({
        baseUrl,
        method,
        path,
        operationId: call.operationId,
        bearer: scopes.length > 0,
        query,
    });
    const scope = scopes.length > 0 ? (0,html/* html */.q) `Needs a token with the scope <code>${scopes.join(' ')}</code>.` : (0,html/* html */.q) `Needs no token.`;
    const bodies = Object.entries(call.requestBody?.content ?? {}).map(([type, { schema }]) => (0,html/* html */.q) `<h4>Body, ${type}</h4><p class="type">${typeOf(schema)}</p>${inside(schema)}`);
    return (0,html/* html */.q) `<section id="${call.operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${call.summary}</p>
<p class="soft">${scope}</p>
${docs_parametersOf(call)}${bodies}
<h4>Answers</h4>
<dl>${answers.map(([status, one]) => answer(status, one))}</dl>
<h4>Example</h4>
<pre tabindex="0"><code>${example}</code></pre>
</section>
`;
}
function errorsSection(common) {
    const codes = Object.entries(contract_errors/* ERRORS */.Sr).map(([code, { status, title }]) => (0,html/* html */.q) `<dt><code>${code}</code> <span class="type">${status}</span></dt><dd>${title}</dd>`);
    return (0,html/* html */.q) `<section id="errors">
<h2>Errors</h2>
<p>Errors are <code>application/problem+json</code> (RFC 9457); <code>detail</code> says what to do next, <code>instance</code> names the request as <code>X-Request-Id</code> does.</p>
<dl class="fields">${codes}</dl>
<h3>Every call may answer</h3>
<dl>${[...common.values()].map(([status, description]) => (0,html/* html */.q) `<dt><code>${status}</code></dt><dd>${description}</dd>`)}</dl>
</section>
`;
}
function scopesSection({ components }) {
    const scopes = Object.values(components.securitySchemes).flatMap(({ flows }) => Object.values(flows).flatMap(({ scopes: all }) => Object.entries(all)));
    return (0,html/* html */.q) `<section id="scopes">
<h2>Scopes</h2>
<p>A call needs the one scope that it names; <code>admin</code> implies none of the others.</p>
<dl class="fields">${scopes.map(([scope, text]) => (0,html/* html */.q) `<dt><code>${scope}</code></dt><dd>${text}</dd>`)}</dl>
</section>
`;
}
/** Makes the page. Throws where the document is none that a page can be made of. */
function docsPage(openApi) {
    const document = readDocument(openApi);
    const baseUrl = document.servers[0]?.url ?? '';
    const calls = listed(document);
    const common = commonAnswers(calls);
    const groups = [...GROUPS.map(([title]) => title), OTHERS]
        .map((title) => ({ title, calls: calls.filter(({ path }) => groupOf(path) === title) }))
        .filter((group) => group.calls.length > 0);
    const idOf = (title) => title.toLowerCase().replaceAll(' ', '-');
    const schemas = Object.entries(document.components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const body = (0,html/* html */.q) `<a class="skip" href="#calls">To the calls</a>
<header>
<h1>${document.info.title}: the API</h1>
<p>${document.info.description}</p>
<p>The address is <code>${baseUrl}</code>. As a document for programs: <a href="${baseUrl}/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls">
${groups.map((group) => (0,html/* html */.q) `<h4><a href="#${idOf(group.title)}">${group.title}</a></h4>
<ul>${group.calls.map(({ method, path, call }) => (0,html/* html */.q) `<li><span class="method">${method}</span> <a href="#${call.operationId}"><code>${path}</code></a></li>`)}</ul>
`)}
<p><a href="#scopes">Scopes</a>, <a href="#errors">errors</a>, <a href="#schemas">schemas</a></p>
</nav>
<main id="calls">
${groups.map((group) => (0,html/* html */.q) `<section id="${idOf(group.title)}">
<h2>${group.title}</h2>
${group.calls.map((one) => section(one, baseUrl, common))}
</section>
`)}
${scopesSection(document)}
${errorsSection(common)}
<section id="schemas">
<h2>Schemas</h2>
${schemas.map(([name, schema]) => component(name, schema))}
</section>
</main>`;
    return (0,page/* pageOf */.Z)({ title: `${document.info.title}: the API`, body });
}
//# sourceMappingURL=docs.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/about.js
/** What the service says of itself: health, readiness, figures, the OpenAPI document as JSON and as a page, the authorization server and its keys. */




const toldOf = ({ detail }) => detail;
/** Registers the calls. */
function aboutRoutes(router, context) {
    const { publicUrl, tokens } = context;
    // The calls and the address do not change while the process runs.
    let page = null;
    openRoute(router, OPERATIONS.health, async (_request, reply) => send(reply, OPERATIONS.health, { status: 'ok' }));
    openRoute(router, OPERATIONS.ready, async (_request, reply) => {
        const faults = await context.ready();
        if (faults.length > 0) {
            throw new problem/* ServiceFault */.gF('E_INT_001', `The service cannot take work now: ${faults.map(toldOf).join(' ')}`, {
                status: 503,
                headers: { 'Retry-After': '1' },
                errors: faults,
            });
        }
        return send(reply, OPERATIONS.ready, { status: 'ready' });
    });
    openRoute(router, OPERATIONS.openapi, async (_request, reply) => send(reply, OPERATIONS.openapi, { openapi: '', ...openApiDocument(publicUrl(), [...router.served]) }));
    const { meter } = context.operation;
    if (meter !== null) {
        openRoute(router, OPERATIONS.metrics, async (_request, reply) => reply.type(meter.contentType).send(await meter.exposition()));
    }
    openRoute(router, OPERATIONS.docs, async (_request, reply) => {
        page ??= docsPage(openApiDocument(publicUrl(), [...router.served]));
        return reply
            .headers({ 'content-security-policy': page.contentSecurityPolicy, 'cache-control': 'public, max-age=300' })
            .type('text/html; charset=utf-8')
            .send(page.html);
    });
    openRoute(router, OPERATIONS.oauthMetadata, async (_request, reply) => send(reply, OPERATIONS.oauthMetadata, {
        issuer: publicUrl(),
        token_endpoint: `${publicUrl()}${OPERATIONS.mintToken.path}`,
        jwks_uri: `${publicUrl()}${OPERATIONS.jwks.path}`,
        grant_types_supported: ['client_credentials'],
        response_types_supported: [],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        scopes_supported: Object.keys(contract_scopes/* SCOPES */.i),
        service_documentation: `${publicUrl()}${OPERATIONS.docs.path}`,
    }));
    openRoute(router, OPERATIONS.jwks, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return send(reply, OPERATIONS.jwks, await tokens.jwks());
    });
}
//# sourceMappingURL=about.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/rate-limit.js
const MINUTE_MILLISECONDS = 60_000;
const SECOND_MILLISECONDS = 1000;
/** So that a whole number of requests is not one less for a rate that does not divide the minute. */
const ROUNDING = 1e-6;
const seconds = (milliseconds) => Math.max(0, Math.ceil(milliseconds / SECOND_MILLISECONDS));
/** Takes one request out of the bucket, if there is one. */
async function takeRequest(state, limit, now) {
    const interval = MINUTE_MILLISECONDS / limit.per_minute;
    const tolerance = interval * limit.burst;
    // The time at which the bucket would be full again; never before now, and never later than that of an empty one: a clock that
    // was ahead, or a larger limit, would shut the tenant out for as long as that.
    const known = (await state.load()) ?? now;
    const latest = now + tolerance;
    const full = Math.min(Math.max(now, known), latest);
    const after = full + interval;
    const wait = after - now - tolerance;
    if (wait > ROUNDING) {
        if (known > latest + ROUNDING)
            await state.save(latest);
        return { allowed: false, remaining: 0, retryAfterSeconds: seconds(wait), resetSeconds: seconds(full - now) };
    }
    await state.save(after);
    return {
        allowed: true,
        remaining: Math.floor((tolerance - (after - now)) / interval + ROUNDING),
        retryAfterSeconds: 0,
        resetSeconds: seconds(after - now),
    };
}
/** `RateLimit-Policy` and `RateLimit`, on every answer that took or was refused a request. */
function rateHeaders(limit, decision) {
    const window = seconds((MINUTE_MILLISECONDS * limit.burst) / limit.per_minute);
    return {
        'RateLimit-Policy': `"minute";q=${limit.per_minute};w=60, "burst";q=${limit.burst};w=${window}`,
        RateLimit: `"burst";r=${decision.remaining};t=${decision.resetSeconds}`,
    };
}
//# sourceMappingURL=rate-limit.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/index.js + 1 modules
var engine_criteria = __webpack_require__(8988);
// EXTERNAL MODULE: ./build/src/service/aborting.js
var aborting = __webpack_require__(94131);
;// CONCATENATED MODULE: ./build/src/service/reviews/prepare.js
/** What is read before a review is queued: the change, its tickets and its policies. Throws what the caller must know. */





/** How long the caller waits for the provider at most. */
const PIN_MILLISECONDS = 30_000;
async function pin(provider, asked, signal) {
    const change = await provider.pin({ repo: asked.repo, pr: asked.pr, ticket: asked.ticket }, signal);
    const tickets = change.tickets.filter(({ relation }) => relation === 'requested');
    if (asked.ticket !== null && (0,engine_criteria/* readCriteria */.o)(tickets, '').items.length === 0) {
        throw new problem/* ServiceFault */.gF('E_AC_001', `The ticket ${asked.ticket} has no acceptance criteria. Write them into it (a list under the heading "Acceptance criteria" will do), or name another ticket.`);
    }
    return change;
}
/** What the provider's faults are to the caller; `signal` is the one that ends the wait. */
function upstream(cause, signal) {
    if (cause instanceof provider/* ProviderError */.m)
        return new problem/* ServiceFault */.gF(cause.code, cause.message, { cause });
    if (cause instanceof problem/* ServiceFault */.gF || !signal.aborted)
        return cause;
    return new problem/* ServiceFault */.gF('E_UP_001', 'The provider did not answer in time. It is safe to send the request again.', {
        status: 504,
        cause,
    });
}
/** Reads the change and its policies. Throws ServiceFault. */
async function prepare(context, tenant, asked, stopping = context.hurried) {
    const signal = AbortSignal.any([context.deadline(PIN_MILLISECONDS), stopping]);
    const read = async () => {
        const provider = await context.providerFor(tenant.id);
        const change = await context.observer.stage('pin', null, () => pin(provider, asked, signal));
        const repository = context.policiesByPath ? { provider, change, signal } : null;
        return { change, policy: await resolvePolicies(asked.policy, { tenant, repository }) };
    };
    try {
        return await (0,aborting/* orAborted */.H)(read(), signal);
    }
    catch (cause) {
        throw upstream(cause, signal);
    }
}
//# sourceMappingURL=prepare.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/create.js
/** A request becomes a queued review, once: everything that can be wrong is found before. */





/** The same request, however its JSON was written, has the same digest. */
function digestOf({ repo, pr, ticket, policy, dry_run }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([repo, pr, ticket, policy, dry_run]))
        .digest('base64url');
}
/** The review that the key already stands for, if it does. Throws E_IDEM_001 where it stands for another request. */
async function earlier(tx, { key, bodyDigest }, now) {
    const record = await tx.idempotency.find(key, now);
    if (record === null)
        return null;
    if (record.bodyDigest !== bodyDigest) {
        throw new problem/* ServiceFault */.gF('E_IDEM_001', 'The Idempotency-Key stands for another request. Use a new key for this one.');
    }
    return tx.reviews.get(record.reviewId);
}
/** What the result depends on. The head and the base are commits, the tickets and the policies texts. */
function keyOf({ change, policy }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([change, policy]))
        .digest('base64url');
}
function refuseOverLimit(rate, headers) {
    if (rate.allowed)
        return;
    throw new problem/* ServiceFault */.gF('E_RATE_001', `Too many reviews at once. Try again in ${rate.retryAfterSeconds} s.`, {
        headers: { ...headers, 'Retry-After': String(rate.retryAfterSeconds) },
    });
}
/** Counts a request against the tenant's limit, throws E_RATE_001 where that is hit, and gives the headers that say so. */
async function countRequest(tx, now) {
    const { rate_limit: limit } = await tx.tenant();
    const rate = await takeRequest(tx.rate, limit, now);
    const headers = rateHeaders(limit, rate);
    // Thrown after the transaction: a refusal must not take back what it counted.
    return () => {
        refuseOverLimit(rate, headers);
        return headers;
    };
}
/** Creates a review, or finds the one that the idempotency key stands for. Throws ServiceFault. */
async function createReview(context, { tenantId, asked, origin, idempotencyKey }) {
    const { store, queue, ids, clock } = context;
    const idempotency = idempotencyKey === null ? null : { key: idempotencyKey, bodyDigest: digestOf(asked) };
    const tenant = store.tenant(tenantId);
    const { before, counted } = await tenant.transaction(async (tx) => {
        const now = clock();
        const before = idempotency === null ? null : await earlier(tx, idempotency, now);
        // A repeated request makes no review, so it costs none.
        return { before, counted: before === null ? await countRequest(tx, now) : null };
    });
    const headers = counted?.() ?? {};
    if (before !== null)
        return { review: before, headers };
    const prepared = await prepare(context, tenant, asked);
    const review = await tenant.transaction(async (tx) => {
        const now = clock();
        const made = {
            id: ids('rev'),
            origin,
            key: keyOf(prepared),
            asked,
            ...prepared,
            createdAt: now,
            outcome: { status: 'queued' },
        };
        if (idempotency !== null) {
            const record = { ...idempotency, reviewId: made.id, expiresAt: now + contract_limits/* LIMITS */.b.IDEMPOTENCY_MILLISECONDS };
            // The same key may come twice at one time: both read the provider, and the first to get here is the review.
            const first = await tx.idempotency.insert(record, now);
            const other = first ? null : await earlier(tx, idempotency, now);
            if (other !== null)
                return other;
        }
        await tx.reviews.insert(made);
        await queue.enqueue(tx, { kind: 'review', tenantId, reviewId: made.id, key: made.key });
        return made;
    });
    return { review, headers };
}
//# sourceMappingURL=create.js.map
// EXTERNAL MODULE: ./build/src/service/reviews/present.js
var present = __webpack_require__(66692);
;// CONCATENATED MODULE: ./build/src/service/routes/create-review.js
/** POST /v1/reviews: everything that can be wrong is found before the answer, then the review is queued, once. */





/** The answer to a POST is the queued shape, also to a repeated one whose review has ended since: the answer is the same. */
function queuedShape(review, publicUrl) {
    const shown = (0,present/* presentReview */.c)({ ...review, outcome: { status: 'queued' } }, publicUrl);
    if (shown.status !== 'queued')
        throw new Error('a queued review is shown as queued');
    return shown;
}
/** Registers the call. */
function createReviewRoute(router, context) {
    guardedRoute(router, context, OPERATIONS.createReview, async ({ request, reply, principal: { tenantId } }) => {
        const { 'Idempotency-Key': idempotencyKey = null } = readHeaders(OPERATIONS.createReview.headers, request);
        const { repo, pr, ticket = null, policy = null, dry_run = false, } = readChange(OPERATIONS.createReview.body.schema, request);
        const asked = { repo, pr, ticket, policy, dry_run };
        const { review, headers } = await createReview(context, { tenantId, asked, origin: 'api', idempotencyKey });
        const url = `${context.publicUrl()}/v1/reviews/${review.id}`;
        reply.headers({ ...headers, location: url, 'retry-after': '1' });
        return send(reply, OPERATIONS.createReview, queuedShape(review, context.publicUrl()));
    });
}
//# sourceMappingURL=create-review.js.map
;// CONCATENATED MODULE: ./build/src/service/http/page.js


const MARK = 'after';
function encode(mark, id) {
    return Buffer.from(`${mark}:${id}`).toString('base64url');
}
function decode(mark, page, id) {
    const text = Buffer.from(page, 'base64url').toString('latin1');
    const parsed = id.safeParse(text.startsWith(`${mark}:`) ? text.slice(mark.length + 1) : '');
    if (parsed.success && encode(mark, parsed.data) === page)
        return parsed.data;
    const detail = 'is not a next_page of this list';
    throw new problem/* ServiceFault */.gF('E_REQ_001', `?page ${detail}. Start again without it.`, {
        errors: [{ pointer: '?page', detail }],
    });
}
/**
 * One page of a list.
 * @param query what the caller asked for
 * @param id the schema of the rows' ids: a cursor of another list is refused
 * @param read gives the rows of a slice
 * @param mark what sets the cursors of this list apart, where the form of its ids does not
 */
async function readPage(query, id, read, mark = MARK) {
    const limit = query.limit ?? contract_limits/* LIMITS */.b.DEFAULT_PAGE_ROWS;
    const after = query.page === undefined ? null : decode(mark, query.page, id);
    // One more than asked for tells whether a further page has anything.
    const rows = await read({ after, limit: limit + 1 });
    const last = rows[limit - 1];
    if (rows.length <= limit || last === undefined)
        return { rows, nextPage: null };
    return { rows: rows.slice(0, limit), nextPage: encode(mark, last.id) };
}
//# sourceMappingURL=page.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/findings.js
/** GET /v1/findings and GET /v1/findings/{id}. */





/** Registers the calls. */
function findingRoutes(router, context) {
    guardedRoute(router, context, OPERATIONS.listFindings, async ({ request, reply, principal }) => {
        const { limit, page, ...filter } = readQuery(OPERATIONS.listFindings.query, request);
        const { rows, nextPage } = await readPage({ limit, page }, values/* FindingId */.VJ, (slice) => context.store.tenant(principal.tenantId).read(async (tx) => {
            const found = await tx.findings.list(filter, slice);
            // Where there are findings, there is a review.
            if (found.length === 0 && (await tx.reviews.summary(filter.review_id)) === null)
                throw (0,problem/* notFound */.mX)('review');
            return found;
        }));
        return send(reply, OPERATIONS.listFindings, { data: [...rows], next_page: nextPage });
    });
    guardedRoute(router, context, OPERATIONS.getFinding, async ({ request, reply, principal }) => {
        const params = readParams(OPERATIONS.getFinding.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('finding');
        const finding = await context.store.tenant(principal.tenantId).read((tx) => tx.findings.get(params.id));
        if (finding === null)
            throw (0,problem/* notFound */.mX)('finding');
        return send(reply, OPERATIONS.getFinding, finding);
    });
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(961);
;// CONCATENATED MODULE: ./build/src/service/github-events/event.js
/** What an event of GitHub asks for. Read tolerantly: of its many fields only those that decide ("Webhook events and payloads"). */


/** Actions that bring code, or a base, that was not reviewed. */
const REVIEWED = new Set(['opened', 'synchronize', 'reopened', 'ready_for_review']);
/** `"installation": { … "id": 1`. In a text of JSON a quote is escaped, so that this stands in no string. */
const event_NAMED = /"installation"\s{0,20}:\s{0,20}\{[^{}]{0,200}?"id"\s{0,20}:\s{0,20}([1-9]\d{0,18})(?!\d)/gu;
/** GitHub names one. */
const MAX_NAMED = 4;
const Installed = schemas/* object */.Ikc({ installation: schemas/* object */.Ikc({ id: schemas/* int */.Whr().positive() }) });
/** An event `pull_request`. */
const PullRequestEvent = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    pull_request: schemas/* object */.Ikc({
        number: values/* PullNumber */.jK,
        state: schemas/* string */.YjP(),
        draft: schemas/* boolean */.zMY().nullish(),
        head: schemas/* object */.Ikc({ sha: values/* Sha */.$R }),
    }),
    repository: schemas/* object */.Ikc({ full_name: values/* Repo */.lc }),
    changes: schemas/* object */.Ikc({ base: schemas/* unknown */.L5J().optional() }).nullish(),
});
const ignored = (why) => ({ kind: 'ignored', why });
/**
 * The installations that a body seems to name, at most a few: enough to look for who may have signed it. Read without parsing,
 * since whoever sends megabytes of JSON is not known yet; `installationOf` says which it is.
 */
function installationsNamed(body) {
    const named = body.toString('latin1').matchAll(event_NAMED);
    return [...new Set(Array.from(named, ([, id = '']) => id))].slice(-MAX_NAMED);
}
/** The installation that an event is about, as text; null where it names none. */
function installationOf(payload) {
    const parsed = Installed.safeParse(payload);
    return parsed.success ? String(parsed.data.installation.id) : null;
}
/** What an event asks for. Throws ZodError where a pull request's event is not as GitHub documents it. */
function meaningOf(event, payload) {
    if (event !== 'pull_request')
        return ignored('Only events of pull requests start a review.');
    const { action, pull_request: pull, repository, changes } = PullRequestEvent.parse(payload);
    const rebased = action === 'edited' && changes?.base !== undefined;
    if (!rebased && !REVIEWED.has(action)) {
        return ignored(action === 'edited'
            ? 'The base was not changed, so there is nothing new to review.'
            : 'This action on a pull request starts no review.');
    }
    if (pull.state !== 'open')
        return ignored('The pull request is closed.');
    if (pull.draft === true)
        return ignored('The pull request is a draft: it is reviewed when it is ready for review.');
    return { kind: 'review', repo: repository.full_name, pr: pull.number, headSha: pull.head.sha };
}
//# sourceMappingURL=event.js.map
;// CONCATENATED MODULE: ./build/src/service/github-events/signature.js
/** The signature of GitHub's deliveries: `X-Hub-Signature-256`, an HMAC over the exact bytes of the body ("Validating webhook deliveries"). */

const signature_FORM = /^sha256=([0-9a-f]{64})$/u;
/** What a secret signs a body with. */
function signatureOf(secret, body) {
    return `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`;
}
/** Whether a header has the form of a signature at all. */
function isSignature(header) {
    return header !== undefined && signature_FORM.test(header);
}
/** Whether the secret signed the body. Takes the same time whatever is wrong. */
function isSignedBy(secret, body, signature) {
    const expected = Buffer.from(signatureOf(secret, body));
    const given = Buffer.from(signature);
    return given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
}
//# sourceMappingURL=signature.js.map
// EXTERNAL MODULE: ./build/src/service/tenants/github-credentials.js
var github_credentials = __webpack_require__(93403);
;// CONCATENATED MODULE: ./build/src/service/routes/github-webhooks.js
/** POST /webhooks/github: events of a GitHub App. Checked and queued, no more: GitHub waits 10 s for the answer, reviews take longer. */












const github_webhooks_JSON_TYPE = 'application/json';
const MEBIBYTE = 1024 * 1024;
/** One answer for every way in which a signature is not good: it does not say which installations are known. */
function unsigned() {
    return new problem/* ServiceFault */.gF('E_AUTH_001', "The event's X-Hub-Signature-256 is missing or not made with the webhook secret. Give the App's webhook and the tenant's token for GitHub the same webhook_secret.", { headers: { 'WWW-Authenticate': 'X-Hub-Signature-256' } });
}
/** The framework's words are about API calls; here the reader is whoever set up the App. */
function explained(cause) {
    const { status } = (0,errors/* faultOf */.Kl)(cause);
    if (status === 413) {
        return new problem/* ServiceFault */.gF('E_REQ_003', `The event is over ${contract_limits/* LIMITS */.b.MAX_EVENT_BYTES / MEBIBYTE} MiB.`, { cause });
    }
    if (status === 415 && !(cause instanceof problem/* ServiceFault */.gF)) {
        const detail = `Events are taken as ${github_webhooks_JSON_TYPE} alone: choose that as the content type in the settings of the App's webhook.`;
        return new problem/* ServiceFault */.gF('E_REQ_001', detail, { status, cause });
    }
    return cause;
}
function github_webhooks_malformed(detail) {
    return new problem/* ServiceFault */.gF('E_REQ_001', `The event is not what GitHub documents. ${detail}`, {
        errors: [{ pointer: '', detail }],
    });
}
function payloadOf(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        throw github_webhooks_malformed('The body is not valid JSON.');
    }
}
function meaning(event, payload) {
    try {
        return meaningOf(event, payload);
    }
    catch (cause) {
        if (!(cause instanceof classic_errors/* ZodError */.G))
            throw cause;
        throw github_webhooks_malformed(cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    }
}
const leftAlone = (detail) => ({ status: 'ignored', detail });
/** Registers the call in a scope of its own: it alone needs the exact bytes of its body, and takes larger ones. */
function githubWebhookRoute(router, context) {
    const { store, queue, vault, log } = context;
    // Signs for installations that nobody has: to say no takes as long for them.
    const nobodys = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    /** The webhook secret by which a tenant knows that installation's events; null where it has none. */
    const secretOf = async (tenantId, installation) => {
        const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(github_credentials/* GITHUB_SECRET */.hP));
        if (row === null)
            return null;
        try {
            const given = (0,github_credentials/* openGithubSecret */.km)(vault, tenantId, row);
            return 'token' in given || given.installation_id !== installation ? null : (given.webhook_secret ?? null);
        }
        catch (cause) {
            if (!(cause instanceof provider/* ProviderError */.m))
                throw cause;
            log(`an event for the tenant ${tenantId} cannot be checked: ${cause.message}`);
            return null;
        }
    };
    /** The tenants of an installation whose secret signed the body. */
    const signersOf = async (installation, body, signature) => {
        const known = await store.directory.tenantsOfInstallation(installation);
        const secrets = await Promise.all(known.map((tenantId) => secretOf(tenantId, installation)));
        return known.filter((_, index) => {
            const secret = secrets[index] ?? null;
            return isSignedBy(secret ?? nobodys, body, signature) && secret !== null;
        });
    };
    /** The payload, and the tenants whose secret signed it. Throws E_AUTH_001 where there are none: nothing is parsed before. */
    const verified = async (body, signature) => {
        const signers = new Map();
        for (const installation of installationsNamed(body)) {
            const found = await signersOf(installation, body, signature);
            if (found.length > 0)
                signers.set(installation, found);
        }
        if (signers.size === 0) {
            isSignedBy(nobodys, body, signature);
            throw unsigned();
        }
        const payload = payloadOf(body);
        const tenants = signers.get(installationOf(payload) ?? '');
        if (tenants === undefined)
            throw unsigned();
        return { payload, tenants };
    };
    /** Queues a review for the tenants that want one. Gives how many those are. */
    const enqueue = async (tenants, delivery, { repo, pr, headSha }) => {
        let wanted = 0;
        for (const tenantId of tenants) {
            await store.tenant(tenantId).transaction(async (tx) => {
                if ((await tx.tenant()).on_pull_request === 'ignore')
                    return;
                await queue.enqueue(tx, { kind: 'pull-request', tenantId, delivery, repo, pr, headSha });
                wanted += 1;
            });
        }
        return wanted;
    };
    const receive = async (request) => {
        const headers = readHeaders(OPERATIONS.receiveGithub.headers, request);
        const { 'X-GitHub-Event': event, 'X-GitHub-Delivery': delivery, 'X-Hub-Signature-256': signature } = headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSignature(signature))
            throw unsigned();
        if (event === 'ping' && installationsNamed(body).length === 0) {
            // Sent when the webhook is set up. It names no installation by which its secret could be found, and has no effect.
            return leftAlone('The service is here. Whether the webhook secret is right shows with the first event.');
        }
        const { payload, tenants } = await verified(body, signature);
        const asked = meaning(event, payload);
        if (asked.kind === 'ignored')
            return leftAlone(asked.why);
        if ((await enqueue(tenants, delivery, asked)) > 0) {
            return { status: 'accepted', detail: 'The pull request will be reviewed.' };
        }
        return leftAlone('The tenant ignores pull requests: PATCH /v1/tenant with on_pull_request to have them reviewed.');
    };
    openScope(router.app, 'github webhooks', (app) => {
        app.removeAllContentTypeParsers();
        const limits = { parseAs: 'buffer', bodyLimit: contract_limits/* LIMITS */.b.MAX_EVENT_BYTES };
        app.addContentTypeParser(github_webhooks_JSON_TYPE, limits, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause) => {
            // The parent's error handler answers it.
            throw explained(cause);
        });
        openRoute({ app, served: router.served }, OPERATIONS.receiveGithub, async (request, reply) => send(reply, OPERATIONS.receiveGithub, await receive(request)));
    });
}
//# sourceMappingURL=github-webhooks.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/blocks.js + 1 modules
var blocks = __webpack_require__(30704);
// EXTERNAL MODULE: ./build/src/engine/criteria/choose.js
var choose = __webpack_require__(25435);
// EXTERNAL MODULE: ./build/src/engine/criteria/fold.js
var fold = __webpack_require__(53753);
// EXTERNAL MODULE: ./build/src/engine/criteria/gherkin.js + 1 modules
var gherkin = __webpack_require__(51711);
// EXTERNAL MODULE: ./build/src/engine/criteria/sections.js
var criteria_sections = __webpack_require__(41914);
// EXTERNAL MODULE: ./build/src/engine/criteria/text.js
var criteria_text = __webpack_require__(73557);
;// CONCATENATED MODULE: ./build/src/engine/criteria/explain.js
/**
 * What of a ticket is a criterion, and what looks like one and is none, and why. It extracts nothing by itself: it holds
 * what could be meant as a criterion against what the reader took.
 */






/** More are not listed; the last one then says how many there are. */
const MAX_LISTED = 400;
/** A sentence of prose that asks for something, in the reader's seven languages. */
const DEMANDS = /(?:^|\s)(?:must|should|shall|needs? to|has to|have to|soll|sollen|sollte|muss|mussen|doit|doivent|devrait|debe|deben|deberia|deve|devem|devono|moet|moeten)\s/u;
const READ_AS_TEXT = new Set(['', 'markdown', 'md', 'text', 'txt']);
/** Says what of a ticket's body could be meant as a criterion and is none, in the order of the lines. Never throws. */
function explainIgnored(body) {
    const sections = (0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(body));
    const choice = (0,choose/* chooseItems */.A)(sections);
    const taken = new Taken(choice);
    const found = sections
        .flatMap((section) => section.entries.flatMap((entry) => candidates(entry, section, 0)))
        .flatMap(withNested)
        .filter((candidate) => !taken.has(candidate))
        .map((candidate) => explain_told(candidate, taken, choice, sections))
        .toSorted((a, b) => a.line - b.line);
    if (found.length <= MAX_LISTED)
        return found;
    const [kept, left] = [found.slice(0, MAX_LISTED - 1), found.slice(MAX_LISTED - 1)];
    const line = left[0]?.line ?? 1;
    return [...kept, { line, text: '', reason: `${left.length} more lines that are no criteria` }];
}
function withNested(candidate) {
    return [candidate, ...candidate.within.flatMap(withNested)];
}
/** @param before lines of the body before the entry's own first one: of a text inside of a fence */
function candidates(entry, section, before) {
    const one = (form, raw, line) => ({
        form,
        line: line + before,
        raw,
        section,
        within: [],
    });
    switch (entry.type) {
        case 'list':
            return entry.items.map((item) => explain_listed(item, section, before));
        case 'table':
            return entry.rows.slice(1).map(({ cells, line }) => one('row', cells.join(' | '), line));
        case 'line':
            return mayBeMeant(entry.text, section) ? [one('line', entry.text, entry.line)] : [];
        case 'label':
            return isCriterionLike(entry.text) ? [one('title', entry.text, entry.line)] : [];
        case 'code': {
            const scenarios = entry.lines.filter(({ text }) => (0,gherkin/* stepRole */.hF)(text) === 'scenario');
            if (scenarios.length > 0)
                return scenarios.map(({ text, line }) => one('title', text, line));
            // A fence inside of a fence stays closed: the reader opens one.
            if (before > 0 || !READ_AS_TEXT.has(entry.info.split(/\s/u, 1)[0] ?? ''))
                return [];
            const inner = (0,criteria_sections/* readSections */.j)((0,blocks/* readBlocks */.v)(entry.lines.map(({ text }) => text).join('\n')));
            const offset = (entry.lines[0]?.line ?? 1) - 1;
            return inner.flatMap(({ entries }) => entries.flatMap((each) => candidates(each, section, offset)));
        }
        case 'break':
            return [];
    }
}
function explain_listed(item, section, before) {
    const within = item.children.map((child) => explain_listed(child, section, before));
    return { form: 'item', line: item.line + before, raw: item.lines.join(' '), section, within };
}
function isCriterionLike(text) {
    return (0,criteria_text/* readItemText */.lE)(text).id !== null || (0,gherkin/* stepRole */.hF)(text) === 'scenario';
}
/** Whether a line of prose could be meant as a criterion: any in a section of criteria, elsewhere what reads like one. */
function mayBeMeant(text, { kind }) {
    if (kind === 'acceptance' || isCriterionLike(text) || (0,gherkin/* isWholeStep */.Kv)(text))
        return true;
    return DEMANDS.test((0,fold/* fold */.A)(text.slice(0, criteria_text/* MAX_TEXT */.lG)));
}
/** What the reader took, by line and by words. */
class Taken {
    choice;
    #byLine;
    #lines;
    #partsOf = new Map();
    constructor(choice) {
        this.choice = choice;
        const items = choice.items.toSorted((a, b) => a.line - b.line);
        this.#byLine = new Map(items.map((item) => [item.line, item]));
        this.#lines = [...this.#byLine.keys()];
    }
    has(candidate) {
        if (!this.readIn(candidate.section))
            return false;
        if (this.#byLine.has(candidate.line))
            return true;
        const { text } = (0,criteria_text/* readItemText */.lE)(candidate.raw);
        if (text === '')
            return false;
        // Parts of a criterion stand below it, and what holds for all of a list stands above.
        return this.#around(candidate.line).some((item) => this.#parts(item).has(text) || item.text.includes(text));
    }
    /** Whether criteria were taken out of such a section. */
    readIn({ kind }) {
        const { from } = this.choice;
        if (from === 'ids' || from === 'scenarios')
            return kind !== 'stop';
        return from !== 'none' && from === kind;
    }
    #parts(item) {
        const known = this.#partsOf.get(item) ?? new Set(item.parts);
        this.#partsOf.set(item, known);
        return known;
    }
    /** The items that stand next to a line, before and after it. */
    #around(line) {
        let [low, high] = [0, this.#lines.length];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((this.#lines[middle] ?? 0) <= line)
                low = middle + 1;
            else
                high = middle;
        }
        return [this.#lines[low - 1], this.#lines[low]].flatMap((at) => this.#byLine.get(at ?? 0) ?? []);
    }
}
function explain_told(candidate, taken, choice, sections) {
    const { line, raw } = candidate;
    return { line, text: (0,criteria_text/* readItemText */.lE)(raw).text, reason: reasonOf(candidate, taken, choice, sections) };
}
const explain_quoted = (title) => `under "${(title ?? '').slice(0, 80)}"`;
function reasonOf(candidate, taken, { from }, sections) {
    const { section, form, raw } = candidate;
    const { text, dropped } = (0,criteria_text/* readItemText */.lE)(raw);
    if (dropped)
        return 'struck through';
    if (text === '')
        return 'empty';
    if ((0,criteria_text/* isPlaceholder */.wK)(text))
        return "a template's blank: it says nothing yet";
    if (withNested(candidate).some((nested) => taken.has(nested)))
        return 'a title of what is below it';
    if (section.kind === 'stop')
        return `${explain_quoted(section.title)}, where no criteria are looked for`;
    if (taken.readIn(section))
        return beside(form, from);
    switch (section.kind) {
        case 'requirements':
            return `${explain_quoted(section.title)}, which counts only where a ticket has nothing that is called acceptance criteria`;
        case 'done':
            return sections.some(({ kind }) => kind === 'acceptance')
                ? `${explain_quoted(section.title)}, which counts only where a ticket has no section of acceptance criteria`
                : `${explain_quoted(section.title)}, which counts only where a ticket has no criteria of its own`;
        case 'acceptance':
            return form === 'row' ? NO_COLUMN : 'not in a form that is read as a criterion: make it an item of a list';
        case 'none':
            if (section.title === null)
                return 'outside of a section of acceptance criteria';
            return `${explain_quoted(section.title)}, which is no heading of acceptance criteria`;
    }
}
const NO_COLUMN = 'in a table whose header names no column of criteria';
/** Why something is left out where other things were taken. */
function beside(form, from) {
    if (from === 'ids')
        return 'without an id, and the criteria of this ticket are those that have one';
    if (from === 'scenarios')
        return 'no scenario, and the criteria of this ticket are its scenarios';
    if (form === 'row')
        return NO_COLUMN;
    if (form === 'line')
        return 'text beside the list, table or scenarios that are the criteria';
    return 'not in a form that is read as a criterion';
}
//# sourceMappingURL=explain.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/lint.js



/** How long the caller waits for the provider at most. */
const READ_MILLISECONDS = 30_000;
async function read(context, tenantId, { repo, ticket }) {
    const signal = AbortSignal.any([context.deadline(READ_MILLISECONDS), context.hurried]);
    const asked = async () => (await context.providerFor(tenantId)).ticket({ repo, id: ticket }, signal);
    try {
        return await (0,aborting/* orAborted */.H)(asked(), signal);
    }
    catch (cause) {
        throw upstream(cause, signal);
    }
}
/** What of a ticket's text is a criterion. */
function lint(body) {
    const ticket = { id: 'text', provider: 'file', url: null, title: '', body, relation: 'requested' };
    const { items } = (0,engine_criteria/* readCriteria */.o)([ticket], '');
    let last = 1;
    const criteria = items.map(({ id, text, kind, origin }) => {
        // The one that stands for those beyond the limit has no line of its own.
        last = origin.line ?? last;
        return { id, text, kind, line: last };
    });
    return { criteria, ignored: [...explainIgnored(body)] };
}
/** Reads the ticket where one is named, and lints it. Throws ServiceFault. */
async function lintTicket(context, tenantId, asked) {
    if ('text' in asked)
        return { ticket: null, title: null, ...lint(asked.text) };
    const ticket = await read(context, tenantId, asked);
    return { ticket: ticket.id, title: ticket.title, ...lint(ticket.body) };
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/lint.js





const [lint_NAMED, TEXT] = OPERATIONS.lintTicket.body.schema.options;
/** Read as the one of the two shapes whose field the body has, so that each fault is named. */
function readAsked(request) {
    const { body } = request;
    const isText = typeof body === 'object' && body !== null && 'text' in body && !('ticket' in body);
    return isText ? readBody(TEXT, request) : readChange(lint_NAMED, request);
}
/** Registers the call. */
function lintRoute(router, context) {
    const { store, clock } = context;
    guardedRoute(router, context, OPERATIONS.lintTicket, async ({ request, reply, principal: { tenantId } }) => {
        const asked = readAsked(request);
        const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
        reply.headers(counted());
        return send(reply, OPERATIONS.lintTicket, await lintTicket(context, tenantId, asked));
    });
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/own-policies.js
/** The policies that a tenant keeps: put, read, listed and removed; and which names its default may have. */





const isBuiltIn = (name) => language/* BuiltInName */.Hm.safeParse(name).success;
/** The tenant's row is written first: whoever changes the default or the policies waits for the other. */
function inTurn(tx) {
    return tx.updateTenant({});
}
/** The policy, or E_NF_001 in words. */
async function readPolicy(tx, name) {
    const policy = await tx.policies.get(name);
    if (policy !== null)
        return policy;
    if (!isBuiltIn(name))
        throw (0,problem/* notFound */.mX)('policy');
    throw new problem/* ServiceFault */.gF('E_NF_001', `${name} is built in: the tenant has no policy of its own under that name.`);
}
/** Policies whose names follow `after`, by name, as rows with the name for their id. */
async function listPolicies(tx, { after, limit }) {
    const names = (await tx.policies.names()).toSorted().filter((name) => after === null || name > after);
    const rows = [];
    for (const id of names.slice(0, limit)) {
        const row = await tx.policies.get(id);
        if (row !== null)
            rows.push({ id, name: row.name, created_at: row.created_at, updated_at: row.updated_at });
    }
    return rows;
}
/**
 * Creates or replaces a policy. A built-in name may be taken: the tenant's own then goes before the built-in one
 * wherever the name is asked for (`extends` means the built-in one still), and the trace says which it was.
 * @throws ServiceFault E_POL_001 where the text does not parse, with each fault's line and column, or where there are
 * too many policies
 */
async function putPolicy(tx, { name, source }, now) {
    await mustParse({ name, source }, '/source');
    await inTurn(tx);
    const before = await tx.policies.get(name);
    if (before === null && (await tx.policies.names()).length >= contract_limits/* LIMITS */.b.MAX_POLICIES) {
        const detail = `The tenant has ${contract_limits/* LIMITS */.b.MAX_POLICIES} policies, which is as many as there may be. Remove one first.`;
        throw new problem/* ServiceFault */.gF('E_POL_001', detail);
    }
    const updated_at = (0,present/* timestamp */.v)(now);
    const policy = { name, source, created_at: before?.created_at ?? updated_at, updated_at };
    await tx.policies.put(policy);
    return policy;
}
/** Removes a policy. @throws ServiceFault E_NF_001, or E_POL_001 where the tenant's default would be nothing */
async function removePolicy(tx, name) {
    const { default_policy } = await inTurn(tx);
    await readPolicy(tx, name);
    if (default_policy === name && !isBuiltIn(name)) {
        throw new problem/* ServiceFault */.gF('E_POL_001', `The policy ${name} is the tenant's default. Name another one first: PATCH /v1/tenant with default_policy.`);
    }
    await tx.policies.remove(name);
}
/**
 * Changes the tenant's settings.
 * @param policiesByPath whether the default may be a path in the repositories; whether it is there, each review finds out
 * @throws ServiceFault E_POL_001 where the default is neither such a path nor a policy that there is
 */
async function patchTenant(tx, patch, policiesByPath) {
    const tenant = await tx.updateTenant(patch);
    const { default_policy: name } = patch;
    if (name === undefined || isBuiltIn(name) || (await tx.policies.get(name)) !== null)
        return tenant;
    if (policiesByPath && isRepositoryPath(name))
        return tenant;
    const known = [...language/* BuiltInName */.Hm.options, ...(await tx.policies.names())].join(', ');
    throw new problem/* ServiceFault */.gF('E_POL_001', `There is no policy of the name that default_policy gives. There are: ${known}.`, {
        errors: [{ pointer: '/default_policy', detail: `no such policy; there are: ${known}` }],
    });
}
//# sourceMappingURL=own-policies.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/policies.js
/** GET /v1/policies, and GET, PUT and DELETE /v1/policies/{name}. */






/** Registers the calls. */
function policyRoutes(router, context) {
    const { store, clock } = context;
    guardedRoute(router, context, OPERATIONS.listPolicies, async ({ request, reply, principal: { tenantId } }) => {
        const query = readQuery(OPERATIONS.listPolicies.query, request);
        const read = (slice) => store.tenant(tenantId).transaction((tx) => listPolicies(tx, slice));
        // A policy may be called as another list's rows are.
        const { rows, nextPage } = await readPage(query, tenant/* PolicyName */.ys, read, 'policy');
        const data = rows.map(({ name, created_at, updated_at }) => ({ name, created_at, updated_at }));
        return send(reply, OPERATIONS.listPolicies, { data, next_page: nextPage });
    });
    guardedRoute(router, context, OPERATIONS.getPolicy, async ({ request, reply, principal: { tenantId } }) => {
        const params = readParams(OPERATIONS.getPolicy.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('policy');
        const policy = await store.tenant(tenantId).read((tx) => readPolicy(tx, params.name));
        return send(reply, OPERATIONS.getPolicy, policy);
    });
    guardedRoute(router, context, OPERATIONS.putPolicy, async ({ request, reply, principal: { tenantId } }) => {
        const { name } = mustReadParams(OPERATIONS.putPolicy.params, request);
        const { source } = readBodyOrText(OPERATIONS.putPolicy.body.schema, request, (text) => ({ source: text }));
        const policy = await store.tenant(tenantId).transaction((tx) => putPolicy(tx, { name, source }, clock()));
        return send(reply, OPERATIONS.putPolicy, policy);
    });
    guardedRoute(router, context, OPERATIONS.deletePolicy, async ({ request, reply, principal: { tenantId } }) => {
        refuseBody(request);
        const params = readParams(OPERATIONS.deletePolicy.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('policy');
        await store.tenant(tenantId).transaction((tx) => removePolicy(tx, params.name));
        return reply.code(OPERATIONS.deletePolicy.success.status).send();
    });
}
//# sourceMappingURL=policies.js.map
// EXTERNAL MODULE: ./build/src/service/vault/secret.js
var vault_secret = __webpack_require__(46896);
;// CONCATENATED MODULE: ./build/src/service/tenants/provider-token.js
/** What a tenant gives for a provider: checked for that provider, sealed, and never given back. */




const PREFIX = 'provider/';
/** GitHub makes keys of 2048 bits. */
const LEAST_KEY_BITS = 2048;
const APP_FIELDS = Object.keys(tenant/* GithubAppToken */.UU.shape);
/** The name of the row that a provider's token is sealed under. */
function secretName(provider) {
    return `${PREFIX}${provider}`;
}
/** The shape that a body has to be of: of GitHub's two the one whose fields it has. */
function shapeOf(provider, body) {
    if (provider === 'jira')
        return tenant/* JiraToken */.gA;
    if (provider === 'linear')
        return tenant/* LinearToken */.NK;
    const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    return names.some((name) => APP_FIELDS.includes(name)) ? tenant/* GithubAppToken */.UU : tenant/* GithubAccessToken */.jp;
}
function readKey(pem) {
    try {
        return (0,external_node_crypto_.createPrivateKey)({ key: pem, format: 'pem' });
    }
    catch {
        // What it throws says what the text is not, and may quote it.
        return null;
    }
}
/** What is wrong with a private key; null where it will do. */
function keyFault(pem) {
    if (/^-----BEGIN ENCRYPTED|^Proc-Type:.*ENCRYPTED/mu.test(pem)) {
        return 'is protected by a passphrase: give the key as GitHub gave it';
    }
    const key = readKey(pem);
    if (key === null) {
        const escaped = pem.includes('\\n') ? ' The text holds \\n as two characters: send line breaks.' : '';
        return `is no private key in PEM form: give the whole file, from its BEGIN line to its END line.${escaped}`;
    }
    if (key.asymmetricKeyType !== 'rsa')
        return 'is no RSA key: a GitHub App signs with RSA';
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < LEAST_KEY_BITS ? `is an RSA key of ${bits} bits: it must have at least ${LEAST_KEY_BITS}` : null;
}
/** What is wrong with the address of a Jira; null where it will do. */
function addressFault(text, allowsHttp) {
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return 'must not hold a user or a password: give them as email and token';
    if (url.search !== '' || url.hash !== '')
        return 'must have neither a query nor a fragment';
    if (url.protocol === 'https:' || allowsHttp(url))
        return null;
    return 'must be https: the token would be sent in the clear (the operator may allow the host)';
}
/**
 * What the shapes cannot say of a token that has the right one.
 * @param given the parsed body
 * @param allowsHttp whether the operator lets a host be reached over plain HTTP
 */
function provider_token_faultsOf(given, allowsHttp) {
    const app = tenant/* GithubAppToken */.UU.safeParse(given).data;
    const jira = tenant/* JiraToken */.gA.safeParse(given).data;
    const faults = [
        { pointer: '/private_key', detail: app === undefined ? null : keyFault(app.private_key) },
        { pointer: '/base_url', detail: jira === undefined ? null : addressFault(jira.base_url, allowsHttp) },
    ];
    return faults.flatMap(({ pointer, detail }) => (detail === null ? [] : [{ pointer, detail }]));
}
/** Seals a token in the place of the one before. An App's installation becomes the tenant's; a plain token ends that. */
async function putProviderToken(tx, vault, { provider, given, now, }) {
    const app = provider === 'github' ? tenant/* GithubAppToken */.UU.safeParse(given).data : undefined;
    const secret = {
        name: secretName(provider),
        kind: app === undefined ? 'token' : 'app',
        text: JSON.stringify(given),
    };
    await tx.secrets.put((0,vault_secret/* sealSecret */.E)(vault, tx.tenantId, secret, now));
    if (provider === 'github')
        await tx.setInstallation(app === undefined ? null : String(app.installation_id));
}
/** False where there is none. */
async function removeProviderToken(tx, provider) {
    if (provider === 'github')
        await tx.setInstallation(null);
    return tx.secrets.remove(secretName(provider));
}
function provider_token_present({ name, kind, keyId, updatedAt }) {
    const provider = tenant/* ProviderName */.Jd.safeParse(name.slice(PREFIX.length)).data;
    return provider === undefined ? [] : [{ provider, kind, key_id: keyId, updated_at: (0,present/* timestamp */.v)(updatedAt) }];
}
/** Which tokens there are, by provider. */
async function listProviderTokens(tx) {
    return (await tx.secrets.list(PREFIX)).flatMap(provider_token_present);
}
//# sourceMappingURL=provider-token.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/provider-tokens.js
/** GET /v1/provider-tokens, and PUT and DELETE /v1/provider-tokens/{provider}: write-only. */





/** Registers the calls. */
function providerTokenRoutes(router, context, { allowsHttp }) {
    const { store, vault, clock } = context;
    guardedRoute(router, context, OPERATIONS.listProviderTokens, async ({ reply, principal: { tenantId } }) => send(reply, OPERATIONS.listProviderTokens, { data: await store.tenant(tenantId).read(listProviderTokens) }));
    guardedRoute(router, context, OPERATIONS.putProviderToken, async ({ request, reply, principal: { tenantId } }) => {
        const params = readParams(OPERATIONS.putProviderToken.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('provider');
        const given = readBody(shapeOf(params.provider, request.body), request);
        const faults = provider_token_faultsOf(given, allowsHttp);
        if (faults.length > 0)
            throw malformed(faults);
        const row = { provider: params.provider, given, now: clock() };
        await store.tenant(tenantId).transaction((tx) => putProviderToken(tx, vault, row));
        return reply.code(OPERATIONS.putProviderToken.success.status).send();
    });
    guardedRoute(router, context, OPERATIONS.deleteProviderToken, async ({ request, reply, principal: { tenantId } }) => {
        refuseBody(request);
        const params = readParams(OPERATIONS.deleteProviderToken.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('provider');
        const there = await store.tenant(tenantId).transaction((tx) => removeProviderToken(tx, params.provider));
        if (!there)
            throw (0,problem/* notFound */.mX)('provider token');
        return reply.code(OPERATIONS.deleteProviderToken.success.status).send();
    });
}
//# sourceMappingURL=provider-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/ended.js
/** Answers on ended reviews, kept for a while: an ended review never changes, and is read most in the minute after its end. */
/** One that retention has removed is not shown for longer than this. */
const KEEP_MILLISECONDS = 30_000;
/** Answers kept, of some kilobytes each; the oldest go first. */
const MAX_ANSWERS = 1000;
class EndedReviews {
    clock;
    answers = new Map();
    /** @param clock milliseconds since the epoch */
    constructor(clock) {
        this.clock = clock;
    }
    /** The answer on a review of that tenant; null where none is kept. */
    get(tenantId, reviewId) {
        const kept = this.answers.get(`${tenantId} ${reviewId}`);
        return kept === undefined || kept.until <= this.clock() ? null : kept;
    }
    put(tenantId, reviewId, answer) {
        const key = `${tenantId} ${reviewId}`;
        // Moved to the end, where the newest are.
        this.answers.delete(key);
        this.answers.set(key, { ...answer, until: this.clock() + KEEP_MILLISECONDS });
        for (const oldest of this.answers.keys()) {
            if (this.answers.size <= MAX_ANSWERS)
                break;
            this.answers.delete(oldest);
        }
    }
}
//# sourceMappingURL=ended.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/reviews.js
/** GET /v1/reviews/{id} and GET /v1/reviews. */








function etagOf(body) {
    return `"${(0,external_node_crypto_.createHash)('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
/** Whether the caller already has the body (RFC 9110 §13.1.2: compared weakly). */
function alreadyHas(ifNoneMatch, etag) {
    return (ifNoneMatch ?? '').split(',').some((item) => {
        const tag = item.trim();
        return tag === '*' || tag.replace(/^W\//u, '') === etag;
    });
}
/** Registers the calls. */
function reviewRoutes(router, context) {
    const ended = new EndedReviews(context.clock);
    const answerOn = async (tenantId, id) => {
        const kept = ended.get(tenantId, id);
        if (kept !== null)
            return { ...kept, queued: false };
        const stored = await context.store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        if (stored === null)
            throw (0,problem/* notFound */.mX)('review');
        const review = (0,present/* presentReview */.c)(stored, context.publicUrl());
        const body = JSON.stringify(review);
        const answer = { body, etag: etagOf(body) };
        const queued = review.status === 'queued';
        if (!queued)
            ended.put(tenantId, id, answer);
        return { ...answer, queued };
    };
    guardedRoute(router, context, OPERATIONS.getReview, async ({ request, reply, principal }) => {
        const params = readParams(OPERATIONS.getReview.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('review');
        const { tenantId } = principal;
        const { queued, body, etag } = await answerOn(tenantId, params.id);
        reply.headers({ etag, 'cache-control': 'private, no-cache' });
        if (queued)
            reply.header('retry-after', '1');
        if (alreadyHas(request.headers['if-none-match'], etag))
            return reply.code(304).send();
        return sendText(reply, OPERATIONS.getReview, body);
    });
    guardedRoute(router, context, OPERATIONS.listReviews, async ({ request, reply, principal }) => {
        const { limit, page, ...filter } = readQuery(OPERATIONS.listReviews.query, request);
        const { rows, nextPage } = await readPage({ limit, page }, values/* ReviewId */.kt, (slice) => context.store.tenant(principal.tenantId).read((tx) => tx.reviews.list(filter, slice)));
        const data = rows.map((row) => (0,present/* presentReview */.c)(row, context.publicUrl()));
        return send(reply, OPERATIONS.listReviews, { data, next_page: nextPage });
    });
}
//# sourceMappingURL=reviews.js.map
;// CONCATENATED MODULE: ./build/src/service/http/slots.js
/** Work that only so much of is done at a time: who comes when all is taken is told to come back. */

/** @returns runs `work` for a tenant where a slot is free. Rejects with a ServiceFault of 503 where none is. */
function createSlots({ count, detail, ownDetail, retryAfterSeconds, }) {
    const taken = new Set();
    return async (tenantId, work) => {
        const own = taken.has(tenantId);
        if (own || taken.size >= count) {
            throw new problem/* ServiceFault */.gF('E_INT_001', own ? ownDetail : detail, {
                status: 503,
                headers: { 'Retry-After': String(retryAfterSeconds) },
            });
        }
        taken.add(tenantId);
        try {
            return await work();
        }
        finally {
            taken.delete(tenantId);
        }
    };
}
//# sourceMappingURL=slots.js.map
// EXTERNAL MODULE: ./build/src/service/threads/limit.js
var limit = __webpack_require__(57792);
;// CONCATENATED MODULE: ./build/src/service/reviews/failure.js
/** What a failed review says of why: the code and the words of whoever knows, and nothing internal. */




const MINUTES = contract_limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS / 60_000;
const AGAIN = 'Ask for it again; if it stays so, split the pull request.';
/** The provider did not give the change in the time that a review has. */
const PROVIDER_TIMED_OUT = {
    code: 'E_UP_001',
    detail: `The change could not be read within ${MINUTES} minutes and the review was given up. ${AGAIN}`,
};
/** The change was there, and the review itself took all of its time. */
const REVIEW_TIMED_OUT = {
    code: 'E_INT_001',
    detail: `The review took longer than ${MINUTES} minutes and was given up. ${AGAIN}`,
};
/** Whoever ran it did not live to say why. */
function diedTooOften(deaths) {
    return {
        code: 'E_INT_001',
        detail: `The review was given up: its worker ended ${deaths} times while it ran. ${AGAIN}`,
    };
}
/** Ours; the log knows more. */
const OURS = { code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' };
/** What may be said of `cause`; null where it is nobody's business but ours. */
function failureOf(cause) {
    if (cause instanceof provider/* ProviderError */.m)
        return { code: cause.code, detail: cause.message };
    if (cause instanceof resolve/* PolicyError */.pn)
        return { code: 'E_POL_001', detail: cause.message };
    if (cause instanceof limit/* EngineLimitError */.Y)
        return { code: 'E_INT_001', detail: cause.message };
    return null;
}
//# sourceMappingURL=failure.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/made.js
function byCodeUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** In the contract's order: file, first line, plane, and the engine's within; of each what the contract shows. */
function inOrder(found) {
    const first = ({ location }) => location.lineRange[0] ?? 0;
    return found
        .toSorted((a, b) => byCodeUnits(a.location.file, b.location.file) || first(a) - first(b) || byCodeUnits(a.plane, b.plane))
        .map(({ plane, severity, location, title, rationale, fingerprint }) => ({
        plane,
        severity,
        location,
        title,
        rationale,
        fingerprint,
    }));
}
/** Gives ids in that order, so that rising ids are it. */
function withIds(found, reviewId, ids) {
    return inOrder(found).map((finding) => ({ id: ids('fnd'), review_id: reviewId, ...finding }));
}
/** How many findings of each severity there are. */
function made_countsOf(found) {
    const of = (severity) => found.filter((finding) => finding.severity === severity).length;
    return { info: of('info'), warn: of('warn'), error: of('error') };
}
//# sourceMappingURL=made.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/simulate.js





/** How long the caller waits at most: what takes longer is for a review, which is waited for in another way. */
const SIMULATION_MILLISECONDS = 60_000;
const SECONDS = SIMULATION_MILLISECONDS / 1000;
function timedOut(cause) {
    const detail = `The simulation took longer than ${SECONDS} s and was given up. It is safe to send it again; for a large pull request ask for a review with dry_run instead.`;
    return new problem/* ServiceFault */.gF('E_UP_001', detail, { status: 504, cause });
}
/** What is wrong, as far as the caller may know. */
function simulate_told(cause) {
    const failure = failureOf(cause);
    return failure === null ? cause : new problem/* ServiceFault */.gF(failure.code, failure.detail, { cause });
}
/** Reviews the pull request under the policy and says what came out. Throws ServiceFault. */
async function simulate(context, tenantId, { repo, pr, ticket, policy, source }) {
    const deadline = context.deadline(SIMULATION_MILLISECONDS);
    const signal = AbortSignal.any([deadline, context.hurried]);
    const make = async () => {
        const asked = { repo, pr, ticket: ticket ?? null, policy: source === undefined ? (policy ?? null) : { source } };
        const prepared = await prepare(context, context.store.tenant(tenantId), asked, signal);
        const provider = await context.providerFor(tenantId);
        const snapshot = await provider.snapshot(prepared.change, signal);
        const result = await context.review(snapshot, prepared.policy, signal);
        return {
            repo,
            pr,
            head_sha: prepared.change.head.sha,
            verdict: result.verdict,
            tier: result.tier,
            confidence: result.confidence,
            ac_bindings: [...result.acBindings],
            counts: made_countsOf(result.findings),
            findings: inOrder(result.findings),
            trace: result.trace,
        };
    };
    try {
        return await (0,aborting/* orAborted */.H)(make(), signal);
    }
    catch (cause) {
        if (deadline.aborted)
            throw timedOut(cause);
        throw upstream(simulate_told(cause), signal);
    }
}
//# sourceMappingURL=simulate.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/simulate.js
/** POST /v1/policies:simulate: what a review under a policy would say. */






/** At a time and process, one a tenant: the callers wait, and reviews go before. */
const SIMULATIONS = 3;
/** Registers the call. */
function simulateRoute(router, context) {
    const { store, clock } = context;
    const inSlot = createSlots({
        count: SIMULATIONS,
        detail: 'Other simulations are under way. Try again in a few seconds.',
        ownDetail: 'A simulation of this tenant is under way. Send the next one when it has ended.',
        retryAfterSeconds: 5,
    });
    guardedRoute(router, context, OPERATIONS.simulatePolicy, async ({ request, reply, principal: { tenantId } }) => {
        const asked = readChange(OPERATIONS.simulatePolicy.body.schema, request);
        return inSlot(tenantId, async () => {
            const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
            reply.headers(counted());
            return send(reply, OPERATIONS.simulatePolicy, await simulate(context, tenantId, asked));
        });
    });
}
//# sourceMappingURL=simulate.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/tenant.js
/** GET and PATCH /v1/tenant: the tenant and its settings. */




/** Registers the calls. */
function tenantRoutes(router, context) {
    const { store, policiesByPath } = context;
    guardedRoute(router, context, OPERATIONS.getTenant, async ({ reply, principal: { tenantId } }) => send(reply, OPERATIONS.getTenant, await store.tenant(tenantId).read((tx) => tx.tenant())));
    guardedRoute(router, context, OPERATIONS.patchTenant, async ({ request, reply, principal: { tenantId } }) => {
        const patch = readBody(OPERATIONS.patchTenant.body.schema, request);
        const tenant = await store.tenant(tenantId).transaction((tx) => patchTenant(tx, patch, policiesByPath));
        return send(reply, OPERATIONS.patchTenant, tenant);
    });
}
//# sourceMappingURL=tenant.js.map
// EXTERNAL MODULE: ./build/src/service/auth/secrets.js
var secrets = __webpack_require__(50745);
;// CONCATENATED MODULE: ./build/src/service/auth/clients.js

/** Whether the secret is one of the client's that are good at `now`. Of no client, or a revoked one, it is false and takes as long. */
async function verifyClient(client, secret, now) {
    const live = client === null || client.revokedAt !== null ? [] : client.secrets;
    const good = live.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    // Always two: how long it takes says nothing of how many there are.
    const checks = await Promise.all([0, 1].map((at) => (0,secrets/* verifySecret */.Av)(secret, good[at]?.hash ?? null)));
    return checks.includes(true);
}
//# sourceMappingURL=clients.js.map
// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./node_modules/rate-limiter-flexible/index.js
var rate_limiter_flexible = __webpack_require__(8649);
;// CONCATENATED MODULE: ./build/src/service/auth/token-guard.js
/**
 * What stands before the check of a client's secret. A check costs some 40 ms of CPU and 16 MiB, so only a few run at a
 * time; and whoever has been wrong too often waits. Right answers cost nothing: no fleet of jobs is slowed down by it.
 * Failures are counted for an address, and for a client's id as one address tries it: who knows an id cannot lock its
 * owner out, and one job with an old secret does not lock out its neighbours behind the same address.
 */





const TOKEN_GUARD = {
    atATime: 2,
    waiting: 64,
    failuresOfAddress: 60,
    failuresOfClient: 10,
    windowSeconds: 60,
};
/** The network that one customer has: an address of IPv4, or the first 64 bits of one of IPv6. */
function networkOf(address) {
    if (!ipaddr.isValid(address))
        return address;
    const parsed = ipaddr.process(address);
    return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
/** A key of one size, however long the id is that somebody sends. */
function token_guard_keyOf(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('base64url');
}
/** Makes the guard of one process; what it counts is kept in memory, for one window. */
function createTokenGuard(options = TOKEN_GUARD) {
    const { atATime, waiting, windowSeconds: duration } = options;
    const inTurn = (0,p_limit/* default */.A)(atATime);
    const ofAddress = new rate_limiter_flexible.RateLimiterMemory({ points: options.failuresOfAddress, duration });
    const ofClient = new rate_limiter_flexible.RateLimiterMemory({ points: options.failuresOfClient, duration });
    return {
        /**
         * Runs `check`, which gives null where the secret is wrong.
         * @throws ServiceFault of 429 for who was wrong too often, of 503 where too many wait
         */
        async verified({ clientId, address }, check) {
            const network = networkOf(address);
            const counters = [
                { limiter: ofAddress, key: token_guard_keyOf(network) },
                { limiter: ofClient, key: token_guard_keyOf(network, clientId) },
            ];
            const refuse = async () => {
                const states = await Promise.all(counters.map(({ limiter, key }) => limiter.get(key)));
                const waits = states.flatMap((state) => state !== null && state.remainingPoints <= 0 ? [state.msBeforeNext] : []);
                if (waits.length > 0)
                    throw tooOften(Math.max(...waits));
            };
            await refuse();
            if (inTurn.pendingCount >= waiting)
                throw tooMany();
            return inTurn(async () => {
                // Those that came together are held to what the first of them came to.
                await refuse();
                const result = await check();
                if (result === null)
                    await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
                return result;
            });
        },
    };
}
function tooOften(milliseconds) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    return new problem/* ServiceFault */.gF('E_RATE_001', `Too many wrong client secrets came from this address. Try again in ${seconds} s, with the right one.`, { headers: { 'Retry-After': String(seconds) } });
}
function tooMany() {
    return new problem/* ServiceFault */.gF('E_INT_001', 'Too many ask for tokens at once. Try again; a token is good for an hour.', {
        status: 503,
        headers: { 'Retry-After': '1' },
    });
}
//# sourceMappingURL=token-guard.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/token-request.js
/** Reading a token request: the form of RFC 6749 §4.4.2 and the two ways a client says who it is (§2.3.1). */

/** An error of RFC 6749 §5.2. */
class TokenFault extends Error {
    error;
    status;
    name = 'TokenFault';
    constructor(error, description, status = error === 'invalid_client' ? 401 : 400) {
        super(description);
        this.error = error;
        this.status = status;
    }
}
const BASIC = /^basic +([A-Za-z0-9+/]+=*) *$/iu;
/** A form's fields. A parameter that comes twice is refused; one without a value counts as left out (§3.2). */
function readTokenForm(text) {
    const fields = new Map();
    const known = Object.keys(token/* TokenRequest */.D.shape);
    for (const [name, value] of new URLSearchParams(text)) {
        if (!known.includes(name))
            continue;
        if (fields.has(name))
            throw new TokenFault('invalid_request', `The parameter ${name} must come once.`);
        fields.set(name, value);
    }
    const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
    const parsed = token/* TokenRequest */.D.safeParse(given);
    if (!parsed.success)
        throw new TokenFault('invalid_request', 'The parameter grant_type is missing.');
    if (parsed.data.grant_type !== 'client_credentials') {
        throw new TokenFault('unsupported_grant_type', 'The only grant_type is client_credentials.');
    }
    return parsed.data;
}
function formDecode(text) {
    try {
        return decodeURIComponent(text.replaceAll('+', ' '));
    }
    catch {
        throw new TokenFault('invalid_client', 'The Basic credentials are not form-encoded.');
    }
}
function basicCredentials(header) {
    const encoded = BASIC.exec(header)?.[1];
    if (encoded === undefined)
        throw new TokenFault('invalid_client', 'The Authorization header is not HTTP Basic.');
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    if (colon < 0)
        throw new TokenFault('invalid_client', 'The Basic credentials have no colon.');
    return { clientId: formDecode(text.slice(0, colon)), clientSecret: formDecode(text.slice(colon + 1)) };
}
/** Who asks. Both ways at once are refused (§2.3). */
function readCredentials(form, header) {
    if (header !== undefined) {
        if (form.client_secret !== undefined) {
            throw new TokenFault('invalid_request', 'Send the credentials in the header or in the form, not in both.');
        }
        const credentials = basicCredentials(header);
        if (form.client_id !== undefined && form.client_id !== credentials.clientId) {
            throw new TokenFault('invalid_request', 'The client_id of the form is not the one of the header.');
        }
        return credentials;
    }
    if (form.client_id === undefined || form.client_secret === undefined) {
        throw new TokenFault('invalid_client', 'The client_id or the client_secret is missing.');
    }
    return { clientId: form.client_id, clientSecret: form.client_secret };
}
/**
 * The scopes to grant: those asked for, each once, in the order asked; without any, all the client has.
 * Throws `invalid_scope` for one that is unknown or not the client's.
 */
function grantScopes(asked, allowed) {
    const words = [...new Set((asked ?? '').split(' ').filter((word) => word !== ''))];
    if (words.length === 0)
        return Object.keys(contract_scopes/* SCOPES */.i).flatMap((name) => allowed.filter((scope) => scope === name));
    return words.map((word) => {
        const scope = contract_scopes/* Scope */.H.safeParse(word).data;
        if (scope === undefined || !allowed.includes(scope)) {
            throw new TokenFault('invalid_scope', 'A requested scope is unknown or not one of this client.');
        }
        return scope;
    });
}
//# sourceMappingURL=token-request.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/token.js
/** POST /oauth/token: OAuth 2.0 client credentials (RFC 6749 §4.4), errors as its §5.2 has them. */








const token_FORM = OPERATIONS.mintToken.body.type;
/** Faults of the framework (another content type, too large a body) are `invalid_request` here; ours stay problems. */
function tokenFaultOf(cause) {
    if (cause instanceof TokenFault)
        return cause;
    // OAuth has no word for "too often".
    if (cause instanceof problem/* ServiceFault */.gF && cause.status !== 415)
        return null;
    const fault = (0,errors/* faultOf */.Kl)(cause);
    if (fault.status >= 500)
        return null;
    const detail = fault.status === 415 ? `The body must be ${token_FORM}, without a Content-Encoding.` : 'The request is malformed.';
    return new TokenFault('invalid_request', detail, fault.status === 413 ? 413 : 400);
}
/** Registers the call in a scope of its own: it alone takes forms, and it alone answers in OAuth's error shape. */
function tokenRoute(router, context) {
    const { store, tokens, clock } = context;
    const guard = createTokenGuard();
    openScope(router.app, 'token', (app) => {
        app.removeAllContentTypeParsers();
        app.addContentTypeParser(token_FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause, _request, reply) => {
            const fault = tokenFaultOf(cause);
            // A parent's error handler takes over what is thrown here.
            if (fault === null)
                throw cause;
            const body = { error: fault.error, error_description: fault.message };
            if (fault.status === 401)
                reply.header('www-authenticate', 'Basic realm="review-gate", charset="UTF-8"');
            return reply.code(fault.status).header('pragma', 'no-cache').send(body);
        });
        openRoute({ app, served: router.served }, OPERATIONS.mintToken, async (request, reply) => {
            const form = readTokenForm(typeof request.body === 'string' ? request.body : '');
            const { clientId, clientSecret } = readCredentials(form, request.headers.authorization);
            const client = await guard.verified({ clientId, address: request.ip }, async () => {
                const found = await store.directory.client(clientId);
                // Of a client that does not exist it takes as long to say so.
                return (await verifyClient(found, clientSecret, clock())) ? found : null;
            });
            if (client === null)
                throw new TokenFault('invalid_client', 'The client_id or the client_secret is wrong.');
            const scopes = grantScopes(form.scope, client.scopes);
            reply.header('pragma', 'no-cache');
            return send(reply, OPERATIONS.mintToken, {
                access_token: await tokens.mint(client, scopes),
                token_type: 'Bearer',
                expires_in: contract_limits/* LIMITS */.b.TOKEN_LIFETIME_SECONDS,
                scope: scopes.join(' '),
            });
        });
    });
}
//# sourceMappingURL=token.js.map
// EXTERNAL MODULE: ./build/src/service/context.js
var service_context = __webpack_require__(5078);
;// CONCATENATED MODULE: ./build/src/service/pages/kept-pages.js

/** Room for the pages of a process, in characters of two bytes; the largest page has some ten million. */
const ROOM = 32 * 1024 * 1024;
/** Made at a time, in this process: making one reads the whole change. */
const AT_ONCE = 2;
/**
 * Makes the keeper. What it keeps it gives whatever became of the review: who asks has looked whether that is still there.
 * @param room how much is kept, in characters; what was not asked for the longest goes first
 */
function keepPages(room = ROOM) {
    const inSlot = createSlots({
        count: AT_ONCE,
        detail: 'Other reports are being made. Try again in a second.',
        ownDetail: 'Another report of this tenant is being made. Try again in a second.',
        retryAfterSeconds: 1,
    });
    const kept = new Map();
    const underWay = new Map();
    let left = room;
    const drop = (name, { html }) => {
        if (kept.delete(name))
            left += html.length;
    };
    const keep = (name, page) => {
        if (page.html.length > room)
            return;
        kept.set(name, page);
        left -= page.html.length;
        for (const [oldest, one] of kept) {
            if (left >= 0)
                return;
            drop(oldest, one);
        }
    };
    const made = async (name, tenantId, make) => {
        try {
            const page = await inSlot(tenantId, make);
            if (page !== null)
                keep(name, page);
            return page;
        }
        finally {
            underWay.delete(name);
        }
    };
    return async (tenantId, reviewId, make) => {
        const name = `${tenantId} ${reviewId}`;
        const page = kept.get(name);
        if (page !== undefined) {
            // Behind all others: it was asked for last.
            drop(name, page);
            keep(name, page);
            return page;
        }
        const one = underWay.get(name) ?? made(name, tenantId, make);
        underWay.set(name, one);
        return one;
    };
}
//# sourceMappingURL=kept-pages.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/trace-faults.js
/** What a person reads who opens the address of a trace and gets none: what happened, and what to do next. */





/** After so many seconds the browser asks again for the trace of a review that is queued. */
const trace_faults_REFRESH_SECONDS = '3';
/** A signed link that does not open. */
class LinkRefused extends problem/* ServiceFault */.gF {
    state;
    constructor(state) {
        const { code, message, headers } = unauthorized(state === 'expired'
            ? 'The link has expired: ask for a new one.'
            : 'The link is not a valid one: ask for a new one.');
        super(code, message, { headers });
        this.state = state;
    }
}
/** The trace of a review that has none, or none yet. */
class NoTrace extends problem/* ServiceFault */.gF {
    error;
    /** @param error why it failed; null while it is queued */
    constructor(error) {
        super('E_NF_001', `The review is ${error === null ? 'queued' : 'failed'}: only a complete one has a trace.`);
        this.error = error;
    }
}
const paragraphs = (...texts) => (0,html/* html */.q) `${texts.map((text) => (0,html/* html */.q) `<p>${text}</p>\n`)}`;
function waysIn({ signedIn, docs }) {
    const way = signedIn === null ? null : (0,html/* html */.q) `<p><a href="${signedIn}">Sign in and open the report</a></p>\n`;
    return (0,html/* html */.q) `${way}<p>Or ask whoever sent you the address for a signed link: for a day it opens without signing in.</p>
<p class="soft">A program sends an access token as <code>Authorization: Bearer</code>: <a href="${docs}#getTrace">the API</a>.</p>`;
}
/** The page for a fault of the call. */
function traceFaultPage(fault, ways) {
    if (fault instanceof NoTrace) {
        if (fault.error === null) {
            const body = paragraphs('It takes a few seconds to some minutes, by the size of the change.', 'This page looks again by itself, and shows the report as soon as there is one.');
            const page = noticePage({ title: 'The review is not finished yet', body });
            return { page, headers: { refresh: trace_faults_REFRESH_SECONDS } };
        }
        const body = paragraphs((0,html/* html */.q) `<code>${fault.error.code}</code> ${(0,report_words/* visible */.RK)(fault.error.detail)}`, 'A review that failed has no report. Put right what is named above, and trigger the review again.');
        return { page: noticePage({ title: 'The review failed', body }) };
    }
    if (fault instanceof LinkRefused) {
        const [title, text] = fault.state === 'expired'
            ? ['The link has expired', 'Signed links open for a day, and this one is older.']
            : ['The link is not whole', 'A part of the address is missing or changed. Copy the whole of it once more.'];
        return { page: noticePage({ title, body: (0,html/* html */.q) `<p>${text}</p>\n${waysIn(ways)}` }) };
    }
    if (fault.code === 'E_AUTH_001') {
        const body = (0,html/* html */.q) `<p>The address is that of a report, and opens for those who are signed in.</p>\n${waysIn(ways)}`;
        return { page: noticePage({ title: 'Sign in to read the report', body }) };
    }
    if (fault.code === 'E_NF_001') {
        const body = (0,html/* html */.q) `${paragraphs('Check the address. A review of another tenant reads just like one that never was: sign in as a client of the right tenant.', 'Reviews are removed when they are older than the tenant keeps them.')}${ways.signedIn === null ? null : (0,html/* html */.q) `<p><a href="${ways.signedIn}">Sign in and open the report</a></p>`}`;
        return { page: noticePage({ title: 'There is no such report', body }) };
    }
    const page = noticePage({ title: contract_errors/* ERRORS */.Sr[fault.code].title, body: paragraphs((0,report_words/* visible */.RK)(fault.message)) });
    const after = fault.status === 503 ? fault.headers['Retry-After'] : undefined;
    return { page, headers: after === undefined ? {} : { refresh: after } };
}
//# sourceMappingURL=trace-faults.js.map
// EXTERNAL MODULE: ./build/src/engine/snapshot.js
var snapshot = __webpack_require__(9110);
// EXTERNAL MODULE: ./build/src/report/page/report-page.js + 20 modules
var report_page = __webpack_require__(35123);
;// CONCATENATED MODULE: ./build/src/service/reviews/ended-report.js
const FINDINGS_AT_ONCE = 1000;
/** The service's one rule for the gate, which is the step's default: nothing but auto-approve opens it. A dry run's verdict is null. */
function gateOf(verdict) {
    const open = verdict === 'auto-approve';
    const word = verdict === null ? 'a dry run has no verdict' : `the verdict is ${verdict}`;
    return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}
/** All findings of a review, in the contract's order. */
async function findingsOf(tx, reviewId) {
    const found = [];
    for (;;) {
        const after = found.at(-1)?.id ?? null;
        const some = await tx.findings.list({ review_id: reviewId }, { after, limit: FINDINGS_AT_ONCE });
        found.push(...some);
        if (some.length < FINDINGS_AT_ONCE)
            return found;
    }
}
//# sourceMappingURL=ended-report.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/trace-page.js
/** The page of a review, made of what the store holds. */




/** The change that was reviewed; null where its input is not kept any more. */
async function changeOf(tx, { outcome }) {
    const text = outcome.status === 'complete' ? await tx.blobs.get(outcome.inputDigest) : null;
    return text === null ? null : snapshot/* ReviewInput */.N9.parse(JSON.parse(text)).snapshot;
}
/**
 * The report of a complete review.
 * @param trace the review's
 */
async function readReport(tx, { review, trace }, { publicUrl, serverUrl }) {
    const { change, outcome } = review;
    return {
        repo: change.repo,
        pr: change.pr,
        headSha: change.head.sha,
        serverUrl,
        review: (0,present/* presentReview */.c)(review, publicUrl),
        findings: await findingsOf(tx, review.id),
        truncated: false,
        trace,
        change: await changeOf(tx, review),
        gate: gateOf(outcome.status === 'complete' ? outcome.verdict : null),
        notes: [],
    };
}
/** The page of a trace; null where there is none in this tenant. */
async function tracePage({ store, publicUrl, serverUrl }, tenantId, reviewId) {
    const report = await store.tenant(tenantId).read(async (tx) => {
        const trace = await tx.traces.get(reviewId);
        const review = trace === null ? null : await tx.reviews.get(reviewId);
        if (trace === null || review === null)
            return null;
        return readReport(tx, { review, trace }, { publicUrl: publicUrl(), serverUrl });
    });
    return report === null ? null : (0,report_page/* reportPage */.S)(report);
}
//# sourceMappingURL=trace-page.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/traces.js









/**
 * Registers the calls.
 * @param reportPath where a person who signs in finds the report of a review; null where nobody can
 */
function traceRoutes(router, context, reportPath) {
    const { store, links, publicUrl } = context;
    const keptOrMade = keepPages();
    const byLink = async (request) => {
        const { expires, signature } = readQuery(OPERATIONS.getTrace.query, request);
        if (expires === undefined && signature === undefined)
            return null;
        const id = readParams(OPERATIONS.getTrace.params, request)?.id ?? '';
        const state = await links.check(id, { expires: expires ?? '', signature: signature ?? '' });
        if (state === 'expired')
            throw new LinkRefused(state);
        const tenantId = state === 'good' ? await store.directory.tenantOfReview(id) : null;
        if (tenantId === null)
            throw new LinkRefused('bad');
        return { tenantId, clientId: 'link', scopes: new Set(['findings:read']) };
    };
    const faultPage = (fault, request) => {
        if (!(0,http_html/* prefersHtml */.zd)(request))
            return null;
        const id = readParams(OPERATIONS.getTrace.params, request)?.id;
        const signedIn = reportPath === null || id === undefined ? null : `${publicUrl()}${reportPath(id)}`;
        return traceFaultPage(fault, { signedIn, docs: `${publicUrl()}${OPERATIONS.docs.path}` });
    };
    /** Why a review of the tenant has no trace. */
    const missing = async (tenantId, id) => {
        const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        // One that has ended since has its trace: who asks again finds it.
        if (review === null)
            return (0,problem/* notFound */.mX)('review');
        return new NoTrace(review.outcome.status === 'failed' ? review.outcome.error : null);
    };
    /** The page of a review. Whether there is one is asked each time: a page is kept longer than a review may be. */
    const pageOf = async (tenantId, id) => {
        const review = await store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        const complete = review?.outcome.status === 'complete';
        const page = complete ? await keptOrMade(tenantId, id, () => tracePage(context, tenantId, id)) : null;
        if (page === null)
            throw await missing(tenantId, id);
        return page;
    };
    guardedRoute(router, context, OPERATIONS.getTrace, async ({ request, reply, principal: { tenantId } }) => {
        readQuery(OPERATIONS.getTrace.query, request);
        const id = readParams(OPERATIONS.getTrace.params, request)?.id;
        if (id === undefined)
            throw (0,problem/* notFound */.mX)('review');
        reply.header('vary', 'Accept');
        if ((0,http_html/* prefersHtml */.zd)(request))
            return (0,http_html/* sendPage */.C4)(reply, { page: await pageOf(tenantId, id) });
        const trace = await store.tenant(tenantId).read((tx) => tx.traces.get(id));
        if (trace === null)
            throw await missing(tenantId, id);
        return send(reply, OPERATIONS.getTrace, trace);
    }, { instead: byLink, faultPage });
    guardedRoute(router, context, OPERATIONS.createTraceLink, async ({ request, reply, principal }) => {
        refuseBody(request);
        const params = readParams(OPERATIONS.createTraceLink.params, request);
        if (params === undefined)
            throw (0,problem/* notFound */.mX)('review');
        const review = await store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
        if (review === null)
            throw (0,problem/* notFound */.mX)('review');
        return send(reply, OPERATIONS.createTraceLink, await links.create(review.id, (0,service_context/* traceUrl */.r)(publicUrl(), review.id)));
    });
}
//# sourceMappingURL=traces.js.map
// EXTERNAL MODULE: ./build/src/service/vault/vault.js
var vault_vault = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/src/service/webhooks/present.js

/** A subscription, without its secret. */
function presentWebhook({ id, url, events, status, reason, createdAt }) {
    return { id, url, events: [...events], status, reason, created_at: (0,present/* timestamp */.v)(createdAt) };
}
/** A delivery and how it stands. */
function presentDelivery(stored) {
    const { id, event, reviewId, attempt, status, responseStatus, nextAttemptAt, createdAt } = stored;
    return {
        id,
        event,
        review_id: reviewId,
        attempt,
        status,
        response_status: responseStatus,
        next_attempt_at: nextAttemptAt === null ? null : (0,present/* timestamp */.v)(nextAttemptAt),
        created_at: (0,present/* timestamp */.v)(createdAt),
    };
}
//# sourceMappingURL=present.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/schedule.js
/** When a delivery is tried again, as Standard Webhooks proposes it, and when a subscription has failed for too long. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits after the first failure, the second, and so on, in milliseconds; after the last of these attempts it is over. */
const RETRY_WAITS = [
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
];
/** Waits grow by up to this part, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A receiver that asks for more time than this gets this. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** A subscription whose every delivery has failed for so long is disabled. */
const FAILING_MILLISECONDS = 5 * 24 * HOUR;
/** Statuses whose Retry-After is heeded: RFC 6585 §4, RFC 9110 §15.6.4. */
const HEEDED = new Set([429, 503]);
/**
 * @param failures attempts that have failed, from 1
 * @param now milliseconds since the epoch
 * @param retryAfter milliseconds that the receiver asked for; null where it did not
 * @param fraction a random number from 0 up to 1
 * @returns when to try again, milliseconds since the epoch; null where it is over
 */
function nextAttemptAt(failures, now, retryAfter, fraction) {
    const wait = RETRY_WAITS[failures - 1];
    if (wait === undefined)
        return null;
    return now + Math.max(Math.round(wait * (1 + JITTER * fraction)), retryAfter ?? 0);
}
/**
 * Reads Retry-After (RFC 9110 §10.2.3): seconds, or a date.
 * @returns milliseconds from now, a day at most; null where the status does not have it heeded or it cannot be read
 */
function readRetryAfter(status, header, now) {
    if (header === undefined || !HEEDED.has(status))
        return null;
    const text = header.trim();
    const wait = /^\d+$/u.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
    return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
//# sourceMappingURL=schedule.js.map
// EXTERNAL MODULE: ./node_modules/standardwebhooks/dist/index.js
var dist = __webpack_require__(15487);
;// CONCATENATED MODULE: ./build/src/service/webhooks/signing.js
/** The signing secrets of a subscription: made, sealed, and used as Standard Webhooks 1.0 has it. */




const SECRET_BYTES = 32;
const signing_PREFIX = 'whsec_';
const signing_SECOND = 1000;
/** How long the secret before the last rotation still signs beside the new one. */
const ROTATION_MILLISECONDS = 24 * 60 * 60 * signing_SECOND;
/** What is sealed, as one text of JSON. */
const SigningSecrets = schemas/* strictObject */.rej({
    current: schemas/* string */.YjP(),
    previous: schemas/* string */.YjP().nullable(),
    /** Milliseconds since the epoch. */
    previousEndsAt: schemas/* number */.aig().nullable(),
});
/** The row of a subscription's secrets. */
function signingSecretName(webhookId) {
    return `webhook/${webhookId}`;
}
/** A new secret, beside which the one before it still signs for a day. */
function createSigningSecrets(before, now) {
    const current = `${signing_PREFIX}${(0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64')}`;
    if (before === null)
        return { current, previous: null, previousEndsAt: null };
    return { current, previous: before.current, previousEndsAt: now + ROTATION_MILLISECONDS };
}
/** Seals the secrets for their row. */
function sealSigningSecrets(vault, tenantId, webhookId, secrets, now) {
    const text = JSON.stringify(secrets);
    return (0,vault_secret/* sealSecret */.E)(vault, tenantId, { name: signingSecretName(webhookId), kind: 'signing', text }, now);
}
/** Opens the row. Throws VaultFault. */
function openSigningSecrets(vault, tenantId, sealed) {
    return SigningSecrets.parse(JSON.parse((0,vault_secret/* openSecret */.J)(vault, tenantId, sealed)));
}
/**
 * The headers that name and sign a delivery.
 * @param id of the delivery, the same in every attempt
 * @param now the moment of this attempt, milliseconds since the epoch
 */
function signatureHeaders(secrets, id, body, now) {
    const { current, previous, previousEndsAt } = secrets;
    const stillGood = previous !== null && previousEndsAt !== null && now < previousEndsAt ? [previous] : [];
    const signatures = [current, ...stillGood].map((secret) => new dist/* Webhook */.KD(secret).sign(id, new Date(now), body));
    return {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / signing_SECOND)),
        'webhook-signature': signatures.join(' '),
    };
}
//# sourceMappingURL=signing.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/settle.js


/** The receiver is gone for good: RFC 9110 §15.5.11, and Standard Webhooks. */
const GONE = 410;
const PAGE_ROWS = 100;
const MAX_PAGES = 10;
/** Removes a subscription, its deliveries and its secrets. False where there is none. */
async function removeSubscription(tx, id) {
    await tx.secrets.remove(signingSecretName(id));
    return tx.webhooks.remove(id);
}
function isSuccess(status) {
    return status !== null && status >= 200 && status < 300;
}
function settle_reasonOf(since, words) {
    const start = new Date(since).toISOString();
    return `Every delivery since ${start} has failed, the last one by: ${words}. Repair the receiver, then send a test: one that arrives makes the subscription active again.`;
}
/** After a delivery that arrived: whatever was wrong is over. */
async function restore(tx, webhook) {
    if (webhook.status === 'active' && webhook.failingSince === null)
        return;
    await tx.webhooks.update({ ...webhook, status: 'active', reason: null, failingSince: null });
}
/** Notes a failure, and disables the subscription where it has lasted too long. */
async function blame(tx, webhook, { answer, now }) {
    const failingSince = webhook.failingSince ?? now;
    const lasted = now - failingSince >= FAILING_MILLISECONDS;
    if (!lasted && webhook.failingSince !== null)
        return webhook;
    const noted = {
        ...webhook,
        failingSince,
        ...(lasted ? { status: 'disabled', reason: settle_reasonOf(failingSince, answer.words) } : {}),
    };
    await tx.webhooks.update(noted);
    return noted;
}
/** Ends what is still on its way to a subscription. What a very long list leaves over ends when its time comes. */
async function endPending(tx, webhookId) {
    let after = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const rows = await tx.deliveries.list(webhookId, { after, limit: PAGE_ROWS });
        for (const row of rows) {
            if (row.status === 'pending')
                await tx.deliveries.update({ ...row, status: 'failed', nextAttemptAt: null });
        }
        after = rows.at(-1)?.id ?? null;
        if (after === null || rows.length < PAGE_ROWS)
            return;
    }
}
/**
 * Settles an attempt at a delivery of the schedule.
 * @returns null where the delivery was removed or settled meanwhile
 */
async function settleScheduled(tx, id, attempted) {
    const { answer, now, fraction, blames } = attempted;
    const stored = await tx.deliveries.get(id);
    if (stored === null || stored.status !== 'pending')
        return null;
    const webhook = await tx.webhooks.get(stored.webhookId);
    if (webhook === null)
        return null;
    const attempt = stored.attempt + 1;
    const tried = { ...stored, attempt, responseStatus: answer.status, nextAttemptAt: null };
    if (isSuccess(answer.status)) {
        const delivery = { ...tried, status: 'delivered' };
        // The subscription before its deliveries, everywhere: transactions that meet then wait, and never for each other.
        await restore(tx, webhook);
        await tx.deliveries.update(delivery);
        return { delivery, ending: 'delivered', disabled: false };
    }
    if (answer.status === GONE) {
        await removeSubscription(tx, webhook.id);
        return { delivery: { ...tried, status: 'failed' }, ending: 'gone', disabled: false };
    }
    const noted = blames && webhook.status === 'active' ? await blame(tx, webhook, attempted) : webhook;
    const next = noted.status === 'disabled' ? null : nextAttemptAt(attempt, now, answer.retryAfter, fraction);
    const delivery = { ...tried, status: next === null ? 'failed' : 'pending', nextAttemptAt: next };
    await tx.deliveries.update(delivery);
    const disabled = noted.status === 'disabled' && webhook.status === 'active';
    if (disabled)
        await endPending(tx, webhook.id);
    return { delivery, ending: next === null ? 'failed' : 'retried', disabled };
}
/** Settles a test: there is one attempt, and one that fails is held against nobody. A success, or a 410, is what it always is. */
async function settleTest(tx, made, { status }) {
    const webhook = await tx.webhooks.get(made.webhookId);
    const arrived = isSuccess(status);
    const delivery = {
        ...made,
        attempt: 1,
        status: arrived ? 'delivered' : 'failed',
        responseStatus: status,
        nextAttemptAt: null,
    };
    if (status === GONE && webhook !== null) {
        await removeSubscription(tx, webhook.id);
        return { delivery, ending: 'gone', disabled: false };
    }
    if (webhook !== null) {
        if (arrived)
            await restore(tx, webhook);
        await tx.deliveries.insert(delivery);
    }
    return { delivery, ending: arrived ? 'delivered' : 'failed', disabled: false };
}
//# sourceMappingURL=settle.js.map
// EXTERNAL MODULE: ./build/src/service/webhooks/addresses.js
var addresses = __webpack_require__(71280);
// EXTERNAL MODULE: ./build/src/service/webhooks/allow-list.js
var allow_list = __webpack_require__(87530);
;// CONCATENATED MODULE: ./build/src/service/webhooks/subscription-url.js
/** What the URL of a subscription must be. Names are checked again, with all their addresses, whenever they are connected to. */



/** Names of the machine itself: RFC 6761 §6.3. */
const LOCALHOST = /(?:^|\.)localhost\.?$/iu;
const UNSEEN = /[\s\p{Cc}]/u;
/** @returns what is wrong with the URL, in words for who chose it; null where nothing is */
function subscriptionUrlFault(text, allow) {
    // The URL parser passes over tabs and line breaks; a text that is shown again must not hold them.
    const url = UNSEEN.test(text) ? null : (0,contract_url/* parseUrl */.D)(text);
    if (url === null)
        return 'is not a URL';
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return 'must begin with https://';
    if (url.username !== '' || url.password !== '') {
        return 'must hold no user name and no password: check the signature of a delivery instead';
    }
    if (allow.has(url.hostname, (0,allow_list/* portOf */.H)(url)))
        return null;
    if (url.protocol === 'http:')
        return 'must begin with https://';
    const literal = (0,addresses/* literalOf */.Z)(url.hostname);
    const isPrivate = literal === null ? LOCALHOST.test(url.hostname) : !(0,addresses/* isPublicAddress */.i)(literal);
    if (isPrivate)
        return 'must lead to the public internet; the operator of the service can open a single host';
    return null;
}
//# sourceMappingURL=subscription-url.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/test-event.js


/** In the field `ticket`: the one free text of a review. */
const TEST_TICKET = 'TEST: this is a test delivery, there is no such review';
/** A delivery that is in no store yet. Its review is a dry run without a verdict, so that no receiver takes it for an approval. */
function testDelivery({ ids, clock, publicUrl }, webhookId) {
    const now = clock();
    const id = ids('rev');
    const data = {
        id,
        status: 'complete',
        verdict: null,
        tier: 'T0',
        confidence: 0,
        ac_bindings: [],
        trace_url: (0,service_context/* traceUrl */.r)(publicUrl(), id),
        created_at: (0,present/* timestamp */.v)(now),
        completed_at: (0,present/* timestamp */.v)(now),
        repo: 'example/test',
        pr: 1,
        head_sha: '0'.repeat(40),
        ticket: TEST_TICKET,
        policy: null,
        dry_run: true,
        counts: { info: 0, warn: 0, error: 0 },
    };
    const event = { type: 'review.completed', timestamp: (0,present/* timestamp */.v)(now), data };
    return {
        id: ids('dlv'),
        webhookId,
        event: event.type,
        reviewId: null,
        body: JSON.stringify(event),
        attempt: 0,
        status: 'pending',
        responseStatus: null,
        nextAttemptAt: null,
        createdAt: now,
    };
}
//# sourceMappingURL=test-event.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/webhooks.js











/** Subscriptions of a tenant, at most: each is a delivery more for every review. */
const MAX_SUBSCRIPTIONS = 50;
function webhooks_tooMany() {
    return new problem/* ServiceFault */.gF('E_REQ_001', `The tenant has ${MAX_SUBSCRIPTIONS} subscriptions, as many as it may. Remove one first.`);
}
function badUrl(detail) {
    return new problem/* ServiceFault */.gF('E_REQ_001', `The request is malformed. /url: ${detail}`, {
        errors: [{ pointer: '/url', detail }],
    });
}
/** The id in the path. What can name no subscription reads as one that is not there. */
function webhookIdOf(request) {
    const params = readParams(OPERATIONS.getWebhook.params, request);
    if (params === undefined)
        throw (0,problem/* notFound */.mX)('webhook');
    return params.id;
}
/** Registers the calls. */
function webhookRoutes(router, context, door) {
    const { store, vault, clock, ids } = context;
    const find = async (tenantId, id) => {
        const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(id));
        if (webhook === null)
            throw (0,problem/* notFound */.mX)('webhook');
        return webhook;
    };
    guardedRoute(router, context, OPERATIONS.createWebhook, async ({ request, reply, principal }) => {
        const { url, events } = readBody(OPERATIONS.createWebhook.body.schema, request);
        const fault = subscriptionUrlFault(url, door.allow);
        if (fault !== null)
            throw badUrl(fault);
        const now = clock();
        const webhook = {
            id: ids('whk'),
            url,
            events: [...new Set(events)],
            status: 'active',
            reason: null,
            createdAt: now,
            failingSince: null,
        };
        const secrets = createSigningSecrets(null, now);
        await store.tenant(principal.tenantId).transaction(async (tx) => {
            const others = await tx.webhooks.list({ after: null, limit: MAX_SUBSCRIPTIONS });
            if (others.length >= MAX_SUBSCRIPTIONS)
                throw webhooks_tooMany();
            await tx.webhooks.insert(webhook);
            await tx.secrets.put(sealSigningSecrets(vault, principal.tenantId, webhook.id, secrets, now));
        });
        return send(reply, OPERATIONS.createWebhook, { ...presentWebhook(webhook), secret: secrets.current });
    });
    guardedRoute(router, context, OPERATIONS.listWebhooks, async ({ request, reply, principal }) => {
        const query = readQuery(OPERATIONS.listWebhooks.query, request);
        const { rows, nextPage } = await readPage(query, values/* WebhookId */.df, (slice) => store.tenant(principal.tenantId).read((tx) => tx.webhooks.list(slice)));
        return send(reply, OPERATIONS.listWebhooks, { data: rows.map(presentWebhook), next_page: nextPage });
    });
    guardedRoute(router, context, OPERATIONS.getWebhook, async ({ request, reply, principal }) => {
        const webhook = await find(principal.tenantId, webhookIdOf(request));
        return send(reply, OPERATIONS.getWebhook, presentWebhook(webhook));
    });
    guardedRoute(router, context, OPERATIONS.deleteWebhook, async ({ request, reply, principal }) => {
        const id = webhookIdOf(request);
        const removed = await store.tenant(principal.tenantId).transaction((tx) => removeSubscription(tx, id));
        if (!removed)
            throw (0,problem/* notFound */.mX)('webhook');
        return reply.code(OPERATIONS.deleteWebhook.success.status).send();
    });
    guardedRoute(router, context, OPERATIONS.testWebhook, async ({ request, reply, principal }) => {
        refuseBody(request);
        const { id } = await find(principal.tenantId, webhookIdOf(request));
        const delivery = await door.test(principal.tenantId, testDelivery(context, id));
        return send(reply, OPERATIONS.testWebhook, presentDelivery(delivery));
    });
    guardedRoute(router, context, OPERATIONS.listDeliveries, async ({ request, reply, principal }) => {
        const query = readQuery(OPERATIONS.listDeliveries.query, request);
        const { id } = await find(principal.tenantId, webhookIdOf(request));
        const { rows, nextPage } = await readPage(query, values/* DeliveryId */.a, (slice) => store.tenant(principal.tenantId).read((tx) => tx.deliveries.list(id, slice)));
        return send(reply, OPERATIONS.listDeliveries, { data: rows.map(presentDelivery), next_page: nextPage });
    });
    /** The secrets before a rotation; null where they cannot be opened any more, which a new one mends. */
    const opened = (tenantId, sealed) => {
        if (sealed === null)
            return null;
        try {
            return openSigningSecrets(vault, tenantId, sealed);
        }
        catch (cause) {
            if (cause instanceof vault_vault/* VaultFault */.Fk)
                return null;
            throw cause;
        }
    };
    guardedRoute(router, context, OPERATIONS.rotateWebhook, async ({ request, reply, principal }) => {
        refuseBody(request);
        const id = webhookIdOf(request);
        const { tenantId } = principal;
        const now = clock();
        const rotated = await store.tenant(tenantId).transaction(async (tx) => {
            const webhook = await tx.webhooks.get(id);
            if (webhook === null)
                throw (0,problem/* notFound */.mX)('webhook');
            const secrets = createSigningSecrets(opened(tenantId, await tx.secrets.get(signingSecretName(id))), now);
            await tx.secrets.put(sealSigningSecrets(vault, tenantId, id, secrets, now));
            return { ...presentWebhook(webhook), secret: secrets.current };
        });
        return send(reply, OPERATIONS.rotateWebhook, rotated);
    });
}
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/app.js
/** The Fastify application: what holds for every call, and the calls. */



























/** A path parameter longer than this is 414; none that names anything is. */
const MAX_PARAMETER_CHARACTERS = 1024;
const app_JSON_TYPE = 'application/json';
/** JSON only. Nothing at all counts as no body; the call's schema says whether that will do. */
function takeJson(app) {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(app_JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = otherCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(notUtf8(), undefined);
        else if (text === '')
            done(null, undefined);
        else
            void parse(request, text, done);
    });
}
/** The methods that the served calls give a path. */
function methodsOf(served, path) {
    const operations = [...served].map((id) => OPERATIONS[id]);
    const methods = operations.filter((operation) => matches(operation, path)).map(({ method }) => method.toUpperCase());
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
/** The calls that clients make. */
function tenantCalls(router, context, { signIn }) {
    tokenRoute(router, context);
    createReviewRoute(router, context);
    reviewRoutes(router, context);
    findingRoutes(router, context);
    traceRoutes(router, context, signIn ? reportPath : null);
    githubWebhookRoute(router, context);
    if (context.webhooks !== null)
        webhookRoutes(router, context, context.webhooks);
    tenantRoutes(router, context);
    policyRoutes(router, context);
    // The hosts that the operator opened for webhooks may be sent a token over plain HTTP too.
    providerTokenRoutes(router, context, {
        allowsHttp: (url) => context.webhooks?.allow.has(url.hostname, (0,allow_list/* portOf */.H)(url)) ?? false,
    });
    simulateRoute(router, context);
    lintRoute(router, context);
}
/** Builds the application; it listens to nothing yet. */
function createApp(context, { calls, times, trustProxy }) {
    const { log, closing, publicUrl, clock, operation } = context;
    const options = serverOptions(times);
    const app = fastify({
        logger: false,
        bodyLimit: contract_limits/* LIMITS */.b.MAX_BODY_BYTES,
        trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
        ...options,
        http: { ...options.http, ...LENIENT_HTTP },
        routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
        genReqId: ({ headers }) => (0,http_headers/* requestId */.z2)(headers['x-request-id'], external_node_crypto_.randomUUID),
        frameworkErrors: (0,errors/* answerFrameworkFault */.tr)(log),
        clientErrorHandler: (0,errors/* answerClientFault */.Oo)(external_node_crypto_.randomUUID),
        // While it closes, what still comes is answered as ever, with `Connection: close`.
        return503OnClosing: false,
    });
    const router = { app, served: new Set() };
    app.server.maxConnections = times.connections;
    observeRequests(app, { ...operation, clock });
    limitAnswers(app, times);
    takeJson(app);
    refuseEncodings(app);
    (0,http_headers/* setHeaders */.lL)(app, { publicUrl, closing });
    refuseAmbiguousFrames(app);
    (0,errors/* handleErrors */.ug)(app, log, (path) => methodsOf(router.served, path));
    if (operation.overload !== null)
        (0,overload/* guardAgainstOverload */.l)(app, operation.overload, operation.meter);
    if (calls !== 'about')
        tenantCalls(router, context, { signIn: calls === 'all' });
    if (calls === 'all')
        consolePages(app, context);
    aboutRoutes(router, context);
    return app;
}
//# sourceMappingURL=app.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/client-status.js
/** For how long an answer is taken: after that time at most, a revocation is effective in every process. */
const STATUS_MILLISECONDS = 30_000;
/** Clients remembered; the oldest answers go first. */
const MAX_CLIENTS = 10_000;
class ClientStatus {
    options;
    answers = new Map();
    constructor(options) {
        this.options = options;
    }
    /** Whether it is a client of that tenant and not revoked, as of 30 s ago at most. Rejects where the store cannot be read. */
    async mayCall(clientId, tenantId) {
        const now = this.options.clock();
        const known = this.answers.get(clientId);
        if (known !== undefined && known.until > now)
            return (await known.tenantId) === tenantId;
        return (await this.ask(clientId, now)) === tenantId;
    }
    /** All who ask at once wait for one reading. */
    ask(clientId, now) {
        const tenantId = this.options.directory
            .client(clientId)
            .then((client) => (client === null || client.revokedAt !== null ? null : client.tenantId));
        const answer = { until: now + STATUS_MILLISECONDS, tenantId };
        // Moved to the end, where the newest are.
        this.answers.delete(clientId);
        this.answers.set(clientId, answer);
        for (const oldest of this.answers.keys()) {
            if (this.answers.size <= MAX_CLIENTS)
                break;
            this.answers.delete(oldest);
        }
        // A store that failed is asked again by the next call.
        tenantId.catch(() => {
            if (this.answers.get(clientId) === answer)
                this.answers.delete(clientId);
        });
        return tenantId;
    }
}
//# sourceMappingURL=client-status.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/trace-links.js
/** Links that open one trace without a bearer until they expire: an HMAC over the review and the time. */


function trace_links_sign({ bytes }, reviewId, expires) {
    return (0,external_node_crypto_.createHmac)('sha256', bytes).update(`trace-link/1\n${reviewId}\n${expires}`).digest();
}
function signedBy(keys, reviewId, { expires, signature }) {
    const given = Buffer.from(signature, 'base64url');
    // Base64 has several spellings of the same bytes; only the one that was handed out is the link.
    if (given.toString('base64url') !== signature)
        return false;
    return keys.some((key) => {
        const expected = trace_links_sign(key, reviewId, expires);
        return given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
    });
}
class TraceLinks {
    options;
    constructor(options) {
        this.options = options;
    }
    /** A link to `traceUrl`, the address of the trace of `reviewId`. */
    async create(reviewId, traceUrl) {
        const [key] = (await this.options.keyring.current()).link;
        if (key === undefined)
            throw new Error('there is no key to sign links with');
        const expires = Math.floor(this.options.clock() / 1000) + contract_limits/* LIMITS */.b.TRACE_LINK_SECONDS;
        const url = new URL(traceUrl);
        url.searchParams.set('expires', String(expires));
        url.searchParams.set('signature', trace_links_sign(key, reviewId, String(expires)).toString('base64url'));
        return { url: url.href, expires_at: new Date(expires * 1000).toISOString() };
    }
    /** `expired` is told only of links that were good once, and for as long as their key is kept. */
    async check(reviewId, query) {
        const { keyring, clock } = this.options;
        const signed = signedBy(keyring.known().link, reviewId, query) ||
            // Another process may have signed it with a key that is not known here yet.
            signedBy((await keyring.lookAgain()).link, reviewId, query);
        if (!signed)
            return 'bad';
        return Number(query.expires) * 1000 > clock() ? 'good' : 'expired';
    }
}
//# sourceMappingURL=trace-links.js.map
// EXTERNAL MODULE: ./build/src/service/auth/trace-signature.js + 1 modules
var trace_signature = __webpack_require__(59218);
// EXTERNAL MODULE: ./build/src/report/markdown.js + 7 modules
var markdown = __webpack_require__(6864);
// EXTERNAL MODULE: ./build/src/report/check-run.js
var check_run = __webpack_require__(19244);
;// CONCATENATED MODULE: ./build/src/service/github-events/post.js
/** One check run to be posted once, by jobs that may run twice. */



/** For 5,000 findings in fifties, at GitHub's pace, with room to spare. */
const POST_MILLISECONDS = 10 * 60_000;
/** Enough for the person who reads it on the pull request; the bell that starts a review is theirs to ring. */
const post_AGAIN = 'Then push a commit, or close and reopen the pull request, to have it reviewed.';
/** The output of a check run where no review could be had. */
function failedOutput(title, detail, hint) {
    const summary = (0,markdown/* couldNotReviewSummary */.hi)({ title, detail, hint, notes: [] });
    return { title: 'The review failed', summary: (0,report_words/* cutBytes */.Uw)(summary, markdown/* MAX_CHECK_OUTPUT_BYTES */.SJ), text: null };
}
/**
 * Posts a check run, or what an earlier attempt left out of it. What cannot be mended by trying again is logged, and so is
 * the fault of a last attempt: nobody waits for the result but the pull request.
 * @returns the check run's id; null where it could not be posted
 * @throws what may go better in another attempt
 */
async function postOnce(context, { tenantId, about, attempt }, make) {
    const signal = AbortSignal.any([attempt.signal, context.deadline(POST_MILLISECONDS)]);
    try {
        const checks = await context.checksFor(tenantId);
        const run = make(checks);
        return await context.observer.provider('github.checks', async () => {
            const { id, fault } = await (0,check_run/* postCheckRun */.YG)(checks, run, signal, await checks.findCheckRun(run, signal));
            if (fault !== null)
                throw fault.cause;
            return id;
        });
    }
    catch (cause) {
        if (attempt.signal.aborted)
            throw cause;
        const final = cause instanceof provider/* ProviderError */.m && !cause.transient;
        if (!final && !attempt.last)
            throw cause;
        const said = cause instanceof provider/* ProviderError */.m ? cause.message : (0,errors/* causeLine */.mB)(cause);
        context.log(`${about}: the check run could not be posted. ${said}`);
        return null;
    }
}
//# sourceMappingURL=post.js.map
;// CONCATENATED MODULE: ./build/src/service/github-events/pull-request.js
/** An event of a pull request becomes a review, or a failed check run that says why it cannot. */





/** Whether the same attempt may go better later: the limit, a provider that is down, a fault of ours. */
function passes(cause) {
    if (!(cause instanceof problem/* ServiceFault */.gF))
        return true;
    if (cause.code === 'E_RATE_001' || cause.code === 'E_INT_001')
        return true;
    // Without the provider's own word on it, E_UP_001 is a time-out.
    return cause.code === 'E_UP_001' && (!(cause.cause instanceof provider/* ProviderError */.m) || cause.cause.transient);
}
/** Says on the pull request, if the tenant posts there, why there is no review. */
async function pull_request_refuse(context, attempt, fault) {
    const { tenantId, delivery, repo, pr, headSha } = attempt.job;
    const about = `${repo}#${pr}, event ${delivery} of the tenant ${tenantId}`;
    context.log(`${about}: no review (${fault.code}). ${fault.message}`);
    const settings = await context.store.tenant(tenantId).read((tx) => tx.tenant());
    if (settings.on_pull_request !== 'check')
        return;
    await postOnce(context, { tenantId, about, attempt }, () => ({
        repo,
        headSha,
        name: settings.check_name,
        conclusion: 'failure',
        output: failedOutput('there is no review', `${fault.message} (${fault.code})`, post_AGAIN),
        annotations: [],
        detailsUrl: null,
        externalId: `github:${delivery}`,
    }));
}
/**
 * Creates the review that an event asks for; the same delivery always gives the same one. Rejects where another attempt may
 * go better. What the author or the tenant must mend, and what is still wrong at the last attempt, is told on the pull request.
 */
function handlePullRequest(context) {
    return async (attempt) => {
        const { tenantId, delivery, repo, pr } = attempt.job;
        try {
            await createReview(context, {
                tenantId,
                asked: { repo, pr, ticket: null, policy: null, dry_run: false },
                origin: 'event',
                idempotencyKey: `github:${delivery}:${tenantId}`,
            });
        }
        catch (cause) {
            if (attempt.signal.aborted || (passes(cause) && !attempt.last))
                throw cause;
            const fault = (0,errors/* faultOf */.Kl)(cause);
            if (fault.status === 500)
                context.log(`${repo}#${pr}, event ${delivery}: ${(0,errors/* causeLine */.mB)(cause)}`);
            await pull_request_refuse(context, attempt, fault);
        }
    };
}
//# sourceMappingURL=pull-request.js.map
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/service/github-events/review-check.js





/** Reviews of one pull request that are looked through for a later one of the same head. */
const LATER_REVIEWS = 50;
/** A newer review of the same head says more (its base is another, say), and its check run must be the last. */
async function isOvertaken(tx, { id, asked, change }) {
    const newest = await tx.reviews.list({ repo: asked.repo, pr: asked.pr }, { after: null, limit: LATER_REVIEWS });
    return newest.some((other) => other.id > id && other.origin === 'event' && other.change.head.sha === change.head.sha);
}
/** What there is to post; null where there is nothing, or somebody has. */
async function readEnded(tx, reviewId) {
    const review = await tx.reviews.get(reviewId);
    if (review === null || review.outcome.status === 'queued' || review.asked.dry_run)
        return null;
    if ((await tx.reviews.checkRunOf(reviewId)) !== null || (await isOvertaken(tx, review)))
        return null;
    const { check_name: checkName } = await tx.tenant();
    return { review, findings: await findingsOf(tx, reviewId), trace: await tx.traces.get(reviewId), checkName };
}
/** Verdict and output, linked to `serverUrl`. */
function review_check_shown({ review, findings, trace }, publicUrl, serverUrl) {
    const { outcome, change } = review;
    if (outcome.status !== 'complete') {
        const error = outcome.status === 'failed' ? outcome.error : { code: 'E_INT_001', detail: 'it has not ended.' };
        const detail = `The service could not finish the review ${review.id} (${error.code}): ${error.detail}`;
        return { conclusion: 'failure', output: failedOutput('the review failed', detail, post_AGAIN) };
    }
    const gate = gateOf(outcome.verdict);
    const output = (0,markdown/* checkRunOutput */.TN)({
        repo: change.repo,
        pr: change.pr,
        headSha: change.head.sha,
        serverUrl,
        review: (0,present/* presentReview */.c)(review, publicUrl),
        findings,
        truncated: false,
        trace,
        gate,
        notes: [],
    });
    return { conclusion: gate.open ? 'success' : 'failure', output };
}
/** Posts the check run of a review. At least once as a job, and once as a check run: it is looked for before it is made. */
function postReviewCheck(context) {
    return async (attempt) => {
        const { tenantId, reviewId } = attempt.job;
        const tenant = context.store.tenant(tenantId);
        const ended = await tenant.read((tx) => readEnded(tx, reviewId));
        if (ended === null)
            return;
        const { review, findings, checkName } = ended;
        const url = (0,service_context/* traceUrl */.r)(context.publicUrl(), reviewId);
        const link = review.outcome.status === 'complete' ? (await context.links.create(reviewId, url)).url : null;
        const id = await postOnce(context, { tenantId, about: reviewId, attempt }, ({ serverUrl }) => ({
            ...review_check_shown(ended, context.publicUrl(), serverUrl),
            repo: review.change.repo,
            headSha: review.change.head.sha,
            name: checkName,
            annotations: (0,report_findings/* annotations */.hk)(findings),
            detailsUrl: (0,check_run/* detailsUrlOf */.lR)(link),
            externalId: reviewId,
        }));
        if (id !== null)
            await tenant.transaction((tx) => tx.reviews.noteCheckRun(reviewId, id));
    };
}
//# sourceMappingURL=review-check.js.map
// EXTERNAL MODULE: ./build/src/service/ids.js
var ids = __webpack_require__(21843);
;// CONCATENATED MODULE: ./build/src/service/operation/logger.js
/** What the service writes down for its operator. */
/** For a service whose operator reads nothing. */
const SILENT = {
    error: () => undefined,
    warn: () => undefined,
    info: () => undefined,
    debug: () => undefined,
};
//# sourceMappingURL=logger.js.map
// EXTERNAL MODULE: ./build/src/service/operation/tracer.js
var tracer = __webpack_require__(218);
;// CONCATENATED MODULE: ./build/src/service/operation/instruments.js
/** What a service that somebody operates has beside its calls; the embedded one has none of it. */


/** For a service that nobody operates. */
const NO_INSTRUMENTS = {
    logger: SILENT,
    tracer: tracer/* UNTRACED */.d,
    meter: null,
    checks: [],
    overload: null,
};
//# sourceMappingURL=instruments.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/jobs.js
function subject(job) {
    return {
        ...('tenantId' in job ? { tenant_id: job.tenantId } : {}),
        ...('reviewId' in job ? { review_id: job.reviewId } : {}),
        ...(job.kind === 'pull-request' ? { repo: job.repo, pr: String(job.pr), delivery: job.delivery } : {}),
    };
}
/** The same handlers, observed. */
function observeJobs(logger, observer, handlers) {
    const observed = (handler) => async (attempt) => {
        const { job, number, last, signal } = attempt;
        try {
            if (observer.attempt === undefined)
                await handler(attempt);
            else
                await observer.attempt(job, number, () => handler(attempt));
        }
        catch (cause) {
            const fields = { kind: job.kind, ...subject(job), attempt: number, cause };
            if (signal.aborted)
                logger.info('job put back: the process is stopping', fields);
            else if (last)
                logger.error('job failed for the last time', fields);
            else
                logger.warn('job failed and will be tried again', fields);
            throw cause;
        }
        logger.debug('job done', { kind: job.kind, ...subject(job), attempt: number });
    };
    return {
        review: observed(handlers.review),
        'pull-request': observed(handlers['pull-request']),
        'check-run': observed(handlers['check-run']),
        retention: observed(handlers.retention),
    };
}
//# sourceMappingURL=jobs.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/readiness.js

const CHECK_MILLISECONDS = 2000;
const KEPT_MILLISECONDS = 1000;
const readiness_CLOSING = { pointer: '/closing', detail: 'The process is stopping.' };
/** Checks run only when somebody asks, in parallel, each for two seconds at most. */
function createReadiness({ checks, deadline, clock, closing, changed }) {
    const failing = new Set();
    let kept = null;
    const tell = (name, cause) => {
        const fails = cause !== null;
        if (fails === failing.has(name))
            return;
        if (fails)
            failing.add(name);
        else
            failing.delete(name);
        changed(name, cause);
    };
    const outcome = async (check) => {
        const signal = deadline(CHECK_MILLISECONDS);
        try {
            await (0,aborting/* orAborted */.H)(check.run(), signal);
            tell(check.name, null);
            return [];
        }
        catch (cause) {
            tell(check.name, cause);
            const late = signal.aborted ? ` It did not answer within ${CHECK_MILLISECONDS / 1000} s.` : '';
            return [{ pointer: `/${check.name}`, detail: `${check.failing}${late}` }];
        }
    };
    return async () => {
        if (closing())
            return [readiness_CLOSING];
        const now = clock();
        if (kept === null || now - kept.at >= KEPT_MILLISECONDS) {
            kept = { at: now, faults: Promise.all(checks.map(outcome)).then((faults) => faults.flat()) };
        }
        return kept.faults;
    };
}
//# sourceMappingURL=readiness.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/retention.js
const DAY = 24 * 60 * 60 * 1000;
/** Rows that one transaction removes: a review has thousands of findings. */
const retention_REVIEWS = 20;
const retention_DELIVERIES = 500;
const KEYS = 500;
/** Removes, tenant by tenant, the reviews and deliveries that are older than it keeps them, and the keys that have expired. */
function expireTenants({ store, clock, }) {
    return async ({ signal }) => {
        for (const { id, retention_days: days } of await store.administration.tenants()) {
            const now = clock();
            const before = now - days * DAY;
            const inSlices = async (limit, expire) => {
                let removed = limit;
                while (removed >= limit) {
                    signal.throwIfAborted();
                    removed = await store.tenant(id).transaction(expire);
                }
            };
            await inSlices(retention_REVIEWS, (tx) => tx.reviews.expire(before, retention_REVIEWS));
            await inSlices(retention_DELIVERIES, (tx) => tx.deliveries.expire(before, retention_DELIVERIES));
            await inSlices(KEYS, (tx) => tx.idempotency.expire(now, KEYS));
        }
    };
}
//# sourceMappingURL=retention.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/alike.js
/**
 * The same head, ticket and policy asked for twice is computed once. The queue runs reviews of one key one after the
 * other, so the second finds the first one's result, and takes it.
 */

/** How many of those alike are looked at, the newest: they run in turn, so that the last one to end is among them. */
const LOOKED_AT = 10;
const PAGE = 500;
/** One with the same key that was completed after this one was asked for; null where there is none. */
async function completedSince(tx, review) {
    for (const { id, outcome } of await tx.reviews.alike(review, LOOKED_AT)) {
        if (outcome.status === 'complete' && outcome.completedAt > review.createdAt)
            return { id, outcome };
    }
    return null;
}
async function alike_findingsOf(tx, reviewId) {
    const found = [];
    let after = null;
    // A review has at most MAX_FINDINGS and one that counts the others.
    while (found.length <= contract_limits/* LIMITS */.b.MAX_FINDINGS) {
        const page = await tx.findings.list({ review_id: reviewId }, { after, limit: PAGE });
        found.push(...page);
        after = page.at(-1)?.id ?? null;
        if (page.length < PAGE)
            break;
    }
    return found;
}
/** The engine's part of a trace: who it belongs to and its signature are a review's own. */
function engineTrace({ review_id: _review, signature: _signature, ...trace }) {
    return trace;
}
/** What a review that is alike came to after this one was asked for; null where this one must be computed. */
async function madeAlike(tenant, review) {
    return tenant.read(async (tx) => {
        const other = await completedSince(tx, review);
        const trace = other === null ? null : await tx.traces.get(other.id);
        if (other === null || trace === null)
            return null;
        const { tier, confidence, acBindings, inputDigest } = other.outcome;
        return {
            verdict: trace.decision.verdict,
            tier,
            confidence,
            acBindings,
            findings: await alike_findingsOf(tx, other.id),
            trace: engineTrace(trace),
            input: { digest: inputDigest },
        };
    });
}
//# sourceMappingURL=alike.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/publish.js

/** What an end of a review is called. */
const EVENTS = { complete: 'review.completed', failed: 'review.failed' };
/**
 * Writes the deliveries of a review's end, dry runs too. Call it in the transaction that ends the review: then the event
 * is there if, and only if, the end is.
 * @param review as it is stored after its end; one that is still queued has no event
 */
async function publishReviewEvent(context, tx, review) {
    const { status } = review.outcome;
    if (status === 'queued')
        return;
    const event = EVENTS[status];
    const subscriptions = await tx.webhooks.subscribed(event);
    if (subscriptions.length === 0)
        return;
    const now = context.clock();
    // The bytes that are signed and sent, the same in every attempt.
    const body = JSON.stringify({
        type: event,
        timestamp: (0,present/* timestamp */.v)(now),
        data: (0,present/* presentReview */.c)(review, context.publicUrl()),
    });
    for (const { id: webhookId } of subscriptions) {
        await tx.deliveries.insert({
            id: context.ids('dlv'),
            webhookId,
            event,
            reviewId: review.id,
            body,
            attempt: 0,
            status: 'pending',
            responseStatus: null,
            nextAttemptAt: now,
            createdAt: now,
        });
    }
}
//# sourceMappingURL=publish.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/finish.js


/** What follows the end of a review, in the transaction that ends it. */
async function announce(context, tx, review) {
    await publishReviewEvent(context, tx, review);
    if (review.origin !== 'event')
        return;
    const { on_pull_request: setting } = await tx.tenant();
    if (setting !== 'check')
        return;
    await context.queue.enqueue(tx, { kind: 'check-run', tenantId: tx.tenantId, reviewId: review.id });
}
/** Writes what a review came to. Nothing happens where it has ended already. */
async function writeComplete(context, tenantId, review, made) {
    const { store, ids, clock, signTrace } = context;
    const findings = withIds(made.findings, review.id, ids);
    const unsigned = { ...made.trace, review_id: review.id };
    // Before the transaction: the signer's keys may have to be read, and the store may have no second connection.
    const trace = { ...unsigned, signature: await signTrace(unsigned) };
    const ended = {
        status: 'complete',
        verdict: review.asked.dry_run ? null : made.verdict,
        tier: made.tier,
        confidence: made.confidence,
        acBindings: made.acBindings,
        counts: made_countsOf(made.findings),
    };
    const written = await store.tenant(tenantId).transaction(async (tx) => {
        const inputDigest = 'text' in made.input ? await tx.blobs.put(made.input.text) : made.input.digest;
        const complete = { ...ended, completedAt: clock(), inputDigest };
        if (!(await tx.reviews.finish(review.id, complete)))
            return false;
        await tx.findings.insert(review.id, findings);
        await tx.traces.insert(trace);
        await announce(context, tx, { ...review, outcome: complete });
        return true;
    });
    if (written)
        context.observer.reviewEnded('complete', clock() - review.createdAt);
}
/** Writes that a review failed, and why. Nothing happens where it has ended already. */
async function writeFailed(context, tenantId, review, error) {
    const outcome = { status: 'failed', error, failedAt: context.clock() };
    const written = await context.store.tenant(tenantId).transaction(async (tx) => {
        if (!(await tx.reviews.finish(review.id, outcome)))
            return false;
        await announce(context, tx, { ...review, outcome });
        return true;
    });
    if (written)
        context.observer.reviewEnded('failed', context.clock() - review.createdAt);
}
//# sourceMappingURL=finish.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/run.js
/** One review, from queued to its end: read the change, run the engine, write everything down, once. */







/** A review that so many workers died of is one that kills them. Restarts kill workers too, so it is not few. */
const MOST_DEATHS = 10;
/** Runs reviews. */
class ReviewWorker {
    context;
    constructor(context) {
        this.context = context;
    }
    /**
     * Runs one attempt. Rejects where another may go better: a transient fault of the provider, a store that cannot be
     * reached, a queue that stops. May run twice for one review; its end is written once.
     */
    async run({ job, last, deaths = 0, signal: stopping }) {
        const { tenantId } = job;
        const stored = await this.context.store.tenant(tenantId).read((tx) => tx.reviews.get(job.reviewId));
        if (stored === null || stored.outcome.status !== 'queued')
            return;
        if (deaths >= MOST_DEATHS)
            return writeFailed(this.context, tenantId, stored, diedTooOften(deaths));
        const deadline = this.context.deadline(contract_limits/* LIMITS */.b.MAX_REVIEW_MILLISECONDS);
        const signal = AbortSignal.any([stopping, deadline]);
        const progress = { read: false };
        let made;
        try {
            made = await (0,aborting/* orAborted */.H)(this.make(tenantId, stored, progress, signal), signal);
        }
        catch (cause) {
            if (stopping.aborted)
                throw cause;
            const transient = !deadline.aborted && cause instanceof provider/* ProviderError */.m && cause.transient;
            if (transient && !last)
                throw cause;
            const timedOut = progress.read ? REVIEW_TIMED_OUT : PROVIDER_TIMED_OUT;
            return writeFailed(this.context, tenantId, stored, deadline.aborted ? timedOut : this.failure(cause, stored.id));
        }
        try {
            await this.context.observer.stage('store', stored.id, () => writeComplete(this.context, tenantId, stored, made));
        }
        catch (cause) {
            // A store that cannot be written to may be back for the next try; after the last one nobody would come back.
            if (!last)
                throw cause;
            await writeFailed(this.context, tenantId, stored, this.failure(cause, stored.id));
        }
    }
    async make(tenantId, review, progress, signal) {
        const { store, observer, providerFor } = this.context;
        const alike = await madeAlike(store.tenant(tenantId), review);
        if (alike !== null)
            return alike;
        const { change, policy } = review;
        const snapshot = await observer.stage('snapshot', review.id, async () => {
            const provider = await providerFor(tenantId);
            return provider.snapshot(change, signal);
        });
        progress.read = true;
        const result = await observer.stage('engine', review.id, () => this.context.review(snapshot, policy, signal));
        return { ...result, input: { text: JSON.stringify({ snapshot, policy }) } };
    }
    /** What the caller is told; what is ours goes to the log. */
    failure(cause, reviewId) {
        const known = failureOf(cause);
        if (known === null)
            this.context.log(`${reviewId}: ${(0,errors/* causeLine */.mB)(cause)}`);
        return known ?? OURS;
    }
}
//# sourceMappingURL=run.js.map
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: ./build/src/service/webhooks/guard.js + 1 modules
var guard = __webpack_require__(39098);
;// CONCATENATED MODULE: ./build/src/service/webhooks/send.js
/** One attempt at a delivery over HTTP. Never rejects: whatever happens is an answer or the lack of one. */




/** Time for one attempt as a whole: name, connection, headers and body. */
const ATTEMPT_MILLISECONDS = 15_000;
/** What is read of an answer's body before the connection is dropped; nothing of it is used. */
const BODY_BYTES = 4096;
/** The code of a fault of the network or of TLS (`ECONNREFUSED`, `CERT_HAS_EXPIRED`); it names no address. */
function codeOf(cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
    return typeof code === 'string' && /^\w+$/u.test(code) ? ` (${code})` : '';
}
function unanswered(cause, deadline) {
    const none = { status: null, retryAfter: null };
    if (deadline.aborted) {
        const words = `no answer within ${ATTEMPT_MILLISECONDS / 1000} s`;
        return { ...none, words, detail: words };
    }
    if (cause instanceof guard/* AddressRefused */.n) {
        return { ...none, words: 'an address that deliveries do not reach', detail: cause.message };
    }
    const words = `no answer${codeOf(cause)}`;
    return { ...none, words, detail: words };
}
/** Posts the body. Redirects are answers like any other. */
async function send_send(sending) {
    const { url, body, headers, dispatcher, deadline, stopping, now } = sending;
    const signal = AbortSignal.any([deadline, stopping]);
    try {
        // An abort reaches a request only once it is connected, so it is not left to the request alone.
        const answer = await (0,aborting/* orAborted */.H)((0,undici.request)(url, {
            dispatcher,
            method: 'POST',
            headers: { 'content-type': 'application/json', 'user-agent': 'review-gate', ...headers },
            body,
            signal,
            // A connection of its own: what a receiver leaves behind on one never meets the next delivery.
            reset: true,
            headersTimeout: ATTEMPT_MILLISECONDS,
            bodyTimeout: ATTEMPT_MILLISECONDS,
        }), signal);
        // Read for the receiver's sake, who may still be writing; the status has said it all.
        await answer.body.dump({ limit: BODY_BYTES, signal }).catch(() => undefined);
        const { statusCode: status } = answer;
        const header = answer.headers['retry-after'];
        const retryAfter = readRetryAfter(status, Array.isArray(header) ? header[0] : header, now);
        return { status, retryAfter, words: `HTTP ${status}`, detail: `HTTP ${status}` };
    }
    catch (cause) {
        return unanswered(cause, deadline);
    }
}
//# sourceMappingURL=send.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/sender.js




const FRACTION_BYTES = 4;
/** The host that a subscription's deliveries go to. */
function hostOf(webhook) {
    return new URL(webhook.url).host;
}
async function load(tx, deliveryId) {
    const delivery = await tx.deliveries.get(deliveryId);
    if (delivery === null || delivery.status !== 'pending')
        return null;
    const webhook = await tx.webhooks.get(delivery.webhookId);
    return webhook === null ? null : { delivery, webhook };
}
class Sender {
    options;
    constructor(options) {
        this.options = options;
    }
    /**
     * A claimed delivery; null where it goes nowhere any more: it is over, or its subscription is removed or disabled, which
     * ends it.
     */
    async look(tenantId, deliveryId) {
        const tenant = this.options.store.tenant(tenantId);
        const rows = await tenant.read((tx) => load(tx, deliveryId));
        if (rows === null)
            return null;
        if (rows.webhook.status === 'active')
            return rows;
        await tenant.transaction(async (tx) => {
            const now = await load(tx, deliveryId);
            if (now?.webhook.status === 'disabled') {
                await tx.deliveries.update({ ...now.delivery, status: 'failed', nextAttemptAt: null });
            }
        });
        return null;
    }
    /** Gives a claimed delivery back, to be claimed again from `at` on (null for when it was due); no attempt is counted. */
    async giveBack(tenantId, deliveryId, at) {
        await this.options.store.tenant(tenantId).transaction(async (tx) => {
            const delivery = await tx.deliveries.get(deliveryId);
            if (delivery?.status !== 'pending')
                return;
            await tx.deliveries.update({ ...delivery, nextAttemptAt: at ?? delivery.nextAttemptAt });
        });
    }
    /**
     * One attempt at a claimed delivery. When `stopping` fires before an answer came, it is given back. What changed since the
     * look is not lost: the secret, which goes with its subscription, and the rows to be written are read anew.
     */
    async attempt(tenantId, rows, stopping) {
        const { store, clock } = this.options;
        const tenant = store.tenant(tenantId);
        const { id: deliveryId } = rows.delivery;
        const begun = clock();
        const { answer, blames } = await this.post(tenantId, rows, stopping);
        if (stopping.aborted && answer.status === null) {
            await this.giveBack(tenantId, deliveryId, null);
            return;
        }
        const attempted = { answer, now: clock(), fraction: this.fraction(), blames };
        const settled = await tenant.transaction((tx) => settleScheduled(tx, deliveryId, attempted));
        if (settled !== null)
            this.tell(settled, rows.webhook, answer, attempted.now - begun);
    }
    /** The one attempt at a test delivery, which is stored with its end. */
    async test(tenantId, rows, stopping) {
        const { store, clock } = this.options;
        const begun = clock();
        const { answer } = await this.post(tenantId, rows, stopping);
        const settled = await store.tenant(tenantId).transaction((tx) => settleTest(tx, rows.delivery, answer));
        this.tell(settled, rows.webhook, answer, clock() - begun);
        return settled.delivery;
    }
    async post(tenantId, { delivery, webhook }, stopping) {
        const { clock, deadline, dispatcher } = this.options;
        const secrets = await this.secretsOf(tenantId, webhook.id);
        if (typeof secrets === 'string') {
            const answer = { status: null, retryAfter: null, words: 'a fault on our side', detail: secrets };
            return { answer, blames: false };
        }
        const now = clock();
        const answer = await send_send({
            url: webhook.url,
            body: delivery.body,
            headers: signatureHeaders(secrets, delivery.id, delivery.body, now),
            dispatcher,
            deadline: deadline(ATTEMPT_MILLISECONDS),
            stopping,
            now,
        });
        return { answer, blames: true };
    }
    /** The secrets, or why there are none. */
    async secretsOf(tenantId, webhookId) {
        const { store, vault } = this.options;
        const sealed = await store.tenant(tenantId).read((tx) => tx.secrets.get(signingSecretName(webhookId)));
        if (sealed === null)
            return 'its signing secret is not in the store';
        try {
            return openSigningSecrets(vault, tenantId, sealed);
        }
        catch (cause) {
            if (cause instanceof vault_vault/* VaultFault */.Fk)
                return `its signing secret cannot be opened: ${cause.message}`;
            throw cause;
        }
    }
    fraction() {
        const bytes = this.options.random(FRACTION_BYTES);
        return bytes.reduceRight((value, byte) => (value + byte) / 256, 0);
    }
    /** The host alone is named: a path, and a query even more, may be a secret of the receiver's. */
    tell(settled, webhook, answer, milliseconds) {
        const { observer, log } = this.options;
        const { delivery, ending, disabled } = settled;
        observer.delivery(ending, milliseconds);
        if (ending === 'delivered')
            return;
        const then = {
            retried: delivery.nextAttemptAt === null ? '' : `again at ${new Date(delivery.nextAttemptAt).toISOString()}`,
            failed: disabled ? 'the subscription is disabled' : 'given up',
            gone: 'the subscription is removed',
        }[ending];
        log(`${delivery.id} of ${webhook.id} to ${hostOf(webhook)}: attempt ${delivery.attempt}: ${answer.detail}; ${then}`);
    }
}
//# sourceMappingURL=sender.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/deliveries.js

const deliveries_SECOND = 1000;
const POLL_MILLISECONDS = deliveries_SECOND;
/** How long a claimed delivery is ours. An attempt takes 15 s at most, so none begins in the second half of it. */
const LEASE_MILLISECONDS = 120 * deliveries_SECOND;
const LATEST_START_MILLISECONDS = LEASE_MILLISECONDS / 2;
/** Deliveries that are claimed and not yet over, at most. */
const MAX_LOAD = 256;
/** Of one tenant so many wait for their turn; what is more goes back to the store, out of the way of the others. */
const MAX_WAITING_OF_TENANT = 64;
const CROWDED_MILLISECONDS = 10 * deliveries_SECOND;
/** Starts sending. Any number of processes may: a delivery is claimed by one of them at a time. */
function startDeliveries(options) {
    const { store, sender, lanes, clock, sleep, fault } = options;
    const stopped = new AbortController();
    const hurried = new AbortController();
    const underWay = new Map();
    let woken = new AbortController();
    const handle = async (tenantId, deliveryId, claimedAt) => {
        const outbound = await sender.look(tenantId, deliveryId);
        if (outbound === null)
            return;
        if (lanes.waitingOf(tenantId) >= MAX_WAITING_OF_TENANT) {
            await sender.giveBack(tenantId, deliveryId, clock() + CROWDED_MILLISECONDS);
            return;
        }
        await lanes.run({ tenantId, host: hostOf(outbound.webhook) }, async () => {
            if (stopped.signal.aborted)
                return sender.giveBack(tenantId, deliveryId, null);
            // Too late to end within the lease: somebody else will have it.
            if (clock() - claimedAt >= LATEST_START_MILLISECONDS)
                return undefined;
            return sender.attempt(tenantId, outbound, hurried.signal);
        });
    };
    /** @returns whether there may be more */
    const claim = async () => {
        const room = MAX_LOAD - underWay.size;
        if (room <= 0)
            return false;
        const now = clock();
        const claimed = await store.outbox.claim(now, LEASE_MILLISECONDS, room);
        for (const { tenantId, deliveryId } of claimed) {
            // A lease that ended while its attempt goes on (a clock was moved): the attempt stands.
            if (underWay.has(deliveryId))
                continue;
            const run = handle(tenantId, deliveryId, now)
                // Not settled, so its lease ends and it is tried again.
                .catch((cause) => fault(deliveryId, cause))
                .finally(() => {
                underWay.delete(deliveryId);
                if (underWay.size === MAX_LOAD - 1)
                    woken.abort();
            });
            underWay.set(deliveryId, run);
        }
        return claimed.length === room;
    };
    const pause = async () => {
        const signal = AbortSignal.any([stopped.signal, woken.signal]);
        // Rejects where it was woken or stopped, which is all there is to know.
        await sleep(POLL_MILLISECONDS, signal).catch(() => undefined);
    };
    const loop = async () => {
        let troubled = false;
        while (!stopped.signal.aborted) {
            // Before the look, so that what wakes it during the look is not missed.
            woken = new AbortController();
            let more = false;
            try {
                more = await claim();
                troubled = false;
            }
            catch (cause) {
                // Once, not each second, for a store that cannot be reached.
                if (!troubled)
                    fault('deliveries cannot be claimed', cause);
                troubled = true;
            }
            if (!more)
                await pause();
        }
    };
    const looping = loop();
    return {
        wake: () => woken.abort(),
        async close(hurry) {
            stopped.abort();
            const giveUp = () => hurried.abort(new Error('the service is stopping'));
            if (hurry?.aborted === true)
                giveUp();
            hurry?.addEventListener('abort', giveUp, { once: true });
            await looping;
            await Promise.all(underWay.values());
            hurry?.removeEventListener('abort', giveUp);
        },
    };
}
//# sourceMappingURL=deliveries.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/lanes.js
/** How much is under way at one time: in all, for one tenant and to one host, so that a slow receiver holds up nobody else's. */
class Lanes {
    limits;
    waiting = [];
    running = new Set();
    constructor(limits) {
        this.limits = limits;
    }
    /** How many of the tenant wait for their turn. */
    waitingOf(tenantId) {
        return this.waiting.filter(({ lane }) => lane.tenantId === tenantId).length;
    }
    /** Runs `work` in its turn. */
    async run({ tenantId, host }, work) {
        const lane = { tenantId, host };
        await new Promise((begin) => {
            this.waiting.push({ lane, begin });
            this.next();
        });
        try {
            return await work();
        }
        finally {
            this.running.delete(lane);
            this.next();
        }
    }
    /** Begins whatever may begin, the longest waiting first. */
    next() {
        for (let at = 0; at < this.waiting.length && this.running.size < this.limits.all;) {
            const waiting = this.waiting[at];
            if (waiting === undefined || !this.isFree(waiting.lane)) {
                at += 1;
                continue;
            }
            this.waiting.splice(at, 1);
            this.running.add(waiting.lane);
            waiting.begin();
        }
    }
    isFree({ tenantId, host }) {
        let ofTenant = 0;
        let ofHost = 0;
        for (const lane of this.running) {
            if (lane.tenantId === tenantId)
                ofTenant += 1;
            if (lane.host === host)
                ofHost += 1;
        }
        return ofTenant < this.limits.perTenant && ofHost < this.limits.perHost;
    }
}
//# sourceMappingURL=lanes.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/outgoing.js





const LIMITS = { all: 32, perTenant: 8, perHost: 4 };
/** Somebody waits for a test's answer, so tests do not stand in line behind deliveries. */
const TEST_LIMITS = { all: 16, perTenant: 4, perHost: 4 };
/** Tests of one tenant that wait for their turn: callers wait 15 s for each that goes before. */
const MAX_WAITING_TESTS = 8;
const outgoing_RETRY_AFTER_SECONDS = 15;
function tooManyTests() {
    return new problem/* ServiceFault */.gF('E_INT_001', 'Other tests of the tenant are under way. Try again when they have ended.', {
        status: 503,
        headers: { 'Retry-After': String(outgoing_RETRY_AFTER_SECONDS) },
    });
}
/** Composes it; nothing runs yet. */
function createOutgoing({ means, hurried, ...options }) {
    const { store, clock, log } = options;
    const { allow, dispatcher, sleep } = means;
    const sender = new Sender({ ...options, dispatcher });
    const lanes = new Lanes(LIMITS);
    const tests = new Lanes(TEST_LIMITS);
    return {
        allow,
        async test(tenantId, delivery) {
            const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(delivery.webhookId));
            if (webhook === null)
                throw (0,problem/* notFound */.mX)('webhook');
            if (tests.waitingOf(tenantId) >= MAX_WAITING_TESTS)
                throw tooManyTests();
            const lane = { tenantId, host: hostOf(webhook) };
            return tests.run(lane, () => sender.test(tenantId, { delivery, webhook }, hurried));
        },
        start: () => startDeliveries({
            store,
            sender,
            lanes,
            clock,
            sleep,
            fault: (what, cause) => log(`${what}: ${(0,errors/* causeLine */.mB)(cause)}`),
        }),
    };
}
//# sourceMappingURL=outgoing.js.map
;// CONCATENATED MODULE: ./build/src/service/service.js
/** The service, composed of its parts: who starts it brings the store, the queue, the provider and the keys. */
















const HOST_OF_ALL = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
/** An address to reach a listening socket by. */
function reachable(host, port) {
    const name = HOST_OF_ALL[host] ?? (host.includes(':') ? `[${host}]` : host);
    return `http://${name}:${port}`;
}
async function noChecks() {
    throw new provider/* ProviderError */.m('E_TOK_001', 'This service posts no check runs.');
}
/** Composes the service; nothing runs yet. */
function createService(options) {
    const { store, queue, clock, keyring } = options;
    let address = options.publicUrl?.replace(/\/+$/u, '') ?? null;
    let closing = false;
    const hurried = new AbortController();
    const publicUrl = () => {
        if (address === null)
            throw new Error('the service has no address before it listens');
        return address;
    };
    const { webhooks: means, operation = NO_INSTRUMENTS, times = SERVER_TIMES } = options;
    operation.meter?.watchQueue(() => queue.backlog());
    const outgoing = means === undefined ? null : createOutgoing({ ...options, means, hurried: hurried.signal });
    let deliveries = null;
    const context = {
        store,
        queue,
        providerFor: options.providerFor,
        checksFor: options.checksFor ?? noChecks,
        policiesByPath: options.policiesByPath,
        review: options.review,
        tokens: new AccessTokens({
            keyring,
            clients: new ClientStatus({ directory: store.directory, clock }),
            issuer: () => options.issuer ?? publicUrl(),
            clock,
        }),
        links: new TraceLinks({ keyring, clock }),
        vault: options.vault,
        observer: options.observer,
        operation,
        ready: createReadiness({
            checks: [
                { name: 'database', failing: 'The database cannot be reached.', run: () => store.ping() },
                { name: 'queue', failing: 'The queue cannot be read.', run: () => queue.backlog() },
                ...operation.checks,
            ],
            deadline: options.deadline,
            clock,
            closing: () => closing,
            changed: (check, cause) => cause === null
                ? operation.logger.info('ready again', { check })
                : operation.logger.warn('not ready', { check, cause }),
        }),
        ids: (0,ids/* createIds */.T)(clock, options.random),
        clock,
        deadline: options.deadline,
        publicUrl,
        serverUrl: options.serverUrl?.replace(/\/+$/u, '') ?? null,
        log: options.log,
        closing: () => closing,
        hurried: hurried.signal,
        signTrace: (0,trace_signature/* traceSigner */.cr)(keyring),
        webhooks: outgoing,
    };
    const app = createApp(context, { calls: options.calls ?? 'all', times, trustProxy: options.trustProxy ?? [] });
    const reviews = new ReviewWorker(context);
    return {
        async listen({ host, port }) {
            await app.listen({ host, port });
            const bound = app.server.address();
            if (bound === null || typeof bound === 'string')
                throw new Error('the service listens on no port');
            const localUrl = reachable(host, bound.port);
            address ??= localUrl;
            return { localUrl, publicUrl: address };
        },
        async work(concurrency) {
            deliveries = outgoing?.start() ?? null;
            await queue.work(observeJobs(operation.logger, context.observer, {
                review: async (attempt) => {
                    await reviews.run(attempt);
                    deliveries?.wake();
                },
                'pull-request': handlePullRequest(context),
                'check-run': postReviewCheck(context),
                retention: expireTenants(context),
            }), concurrency);
        },
        async close(hurry) {
            closing = true;
            const giveUp = () => hurried.abort(new Error('the service is stopping'));
            if (hurry?.aborted === true)
                giveUp();
            hurry?.addEventListener('abort', giveUp, { once: true });
            await Promise.all([queue.stop(hurry), deliveries?.close(hurry), app.close()]);
        },
    };
}
//# sourceMappingURL=service.js.map

/***/ }),

/***/ 93403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y3: () => (/* binding */ githubCredentials),
/* harmony export */   hP: () => (/* binding */ GITHUB_SECRET),
/* harmony export */   km: () => (/* binding */ openGithubSecret)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(961);
/* harmony import */ var _providers_provider_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37895);
/* harmony import */ var _vault_secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46896);
/* harmony import */ var _vault_vault_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1662);
/** What a tenant gave for GitHub: a token, or an App whose installation gives tokens. */




/** The name of the row; its text is the JSON that PUT /v1/provider-tokens/github took. */
const GITHUB_SECRET = 'provider/github';
const Id = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()]).transform(String);
/** A row, read: what was good enough to be taken once stays so, whatever is asked of new ones. */
const Given = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ token: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        app_id: Id,
        installation_id: Id,
        private_key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        webhook_secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    }),
]);
const NONE = 'The tenant has no token for GitHub. Set one: PUT /v1/provider-tokens/github with a token, or with the id, installation and private key of a GitHub App.';
/** Opens the row. @throws ProviderError E_TOK_002 where that cannot be done. */
function openGithubSecret(vault, tenantId, row) {
    try {
        return Given.parse(JSON.parse((0,_vault_secret_js__WEBPACK_IMPORTED_MODULE_1__/* .openSecret */ .J)(vault, tenantId, row)));
    }
    catch (cause) {
        if (!(cause instanceof _vault_vault_js__WEBPACK_IMPORTED_MODULE_2__/* .VaultFault */ .Fk || cause instanceof SyntaxError || cause instanceof zod__WEBPACK_IMPORTED_MODULE_3__/* .ZodError */ .G))
            throw cause;
        throw new _providers_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .ProviderError */ .m('E_TOK_002', "The tenant's token for GitHub cannot be decrypted. Set it anew, or give the service the master key that sealed it.", false, 
        // The others may quote what they read.
        cause instanceof _vault_vault_js__WEBPACK_IMPORTED_MODULE_2__/* .VaultFault */ .Fk ? { cause } : {});
    }
}
/**
 * What a tenant's calls to GitHub are made with; of an App the source of its tokens, which `apps` keeps.
 * @throws ProviderError E_TOK_001 where the tenant gave nothing, E_TOK_002 where it cannot be decrypted
 */
async function githubCredentials(store, vault, tenantId, apps) {
    const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
    if (row === null)
        throw new _providers_provider_js__WEBPACK_IMPORTED_MODULE_4__/* .ProviderError */ .m('E_TOK_001', NONE);
    const given = openGithubSecret(vault, tenantId, row);
    if ('token' in given)
        return { token: given.token };
    const { app_id: appId, installation_id: installationId, private_key: privateKey } = given;
    return { token: apps.of({ appId, installationId, privateKey }) };
}
//# sourceMappingURL=github-credentials.js.map

/***/ }),

/***/ 57792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ EngineLimitError)
/* harmony export */ });
/** A review that wants more of the machine than one may have. */
const WORDS = {
    memory: (amount) => `needed more than ${amount} MB of memory`,
    time: (amount) => `took longer than ${amount} s`,
};
/** Thrown where the engine goes over a limit. `amount` is in megabytes, or in seconds. */
class EngineLimitError extends Error {
    limit;
    name = 'EngineLimitError';
    constructor(limit, amount, options) {
        super(`The review ${WORDS[limit](amount)} and was given up. Split the pull request, or leave generated files out of it.`, options);
        this.limit = limit;
    }
}
//# sourceMappingURL=limit.js.map

/***/ }),

/***/ 71280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ literalOf),
/* harmony export */   i: () => (/* binding */ isPublicAddress)
/* harmony export */ });
/* harmony import */ var ipaddr_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48280);
/**
 * Which addresses are of the public internet. Sources: the IANA special-purpose address registries (RFC 6890), which
 * ipaddr.js has as ranges, and RFC 4291 §2.4 (global unicast IPv6 is 2000::/3).
 */

/** Public by its number, but answered by the host of a virtual machine on Azure: its metadata and agents. */
const AZURE_HOST = '168.63.129.16';
/** Where IPv4 stands in the last four bytes and is what is reached: RFC 4291 §2.5.5.2, and NAT64's well-known prefix, RFC 6052 §2.1. */
const HOLDS_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];
const GLOBAL_UNICAST = '2000::/3';
/** IPv4-compatible IPv6 (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js takes for the mapped form. */
const COMPATIBLE = /^::\d+(?:\.\d+){3}$/u;
const IPV4_BYTES = 4;
function isWithin(address, block) {
    return address.match(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv6.parseCIDR(block));
}
function isPublic(address) {
    if (address instanceof ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4)
        return address.range() === 'unicast' && address.toString() !== AZURE_HOST;
    if (HOLDS_IPV4.some((block) => isWithin(address, block))) {
        return isPublic(new ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.IPv4(address.toByteArray().slice(-IPV4_BYTES)));
    }
    // 6to4, Teredo and other tunnels are no unicast of their own, whatever address is in them: they are refused as a whole.
    return address.range() === 'unicast' && isWithin(address, GLOBAL_UNICAST);
}
/** The hostname of a URL as an address: without the brackets of IPv6; null where it is a name. */
function literalOf(hostname) {
    const bare = hostname.replace(/^\[|\]$/gu, '');
    return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(bare) ? bare : null;
}
/** Whether the address, IPv4 or IPv6 in any spelling, is one of the public internet. What is no address is not. */
function isPublicAddress(address) {
    return ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.isValid(address) && !COMPATIBLE.test(address) && isPublic(ipaddr_js__WEBPACK_IMPORTED_MODULE_0__.parse(address));
}
//# sourceMappingURL=addresses.js.map

/***/ }),

/***/ 39098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ AddressRefused),
  o: () => (/* binding */ guardedAgent)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: ./build/src/service/webhooks/addresses.js
var webhooks_addresses = __webpack_require__(71280);
// EXTERNAL MODULE: ./build/src/service/webhooks/allow-list.js
var allow_list = __webpack_require__(87530);
// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(71553);
;// CONCATENATED MODULE: ./build/src/service/webhooks/names.js
/** From names to addresses. */

const TIMEOUT_MILLISECONDS = 3000;
const TRIES = 2;
/**
 * By DNS alone. A tenant chooses these names: the system's own look-up would hold one of the process's few threads for as long
 * as the name's servers please, and would read names of the operator's network (the hosts file, search domains).
 */
const publicNames = async (hostname) => {
    const resolver = new promises_.Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: TRIES });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected')
        throw four.reason;
    return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
/** As the system resolves them, for hosts that the operator opened. */
const operatorsNames = async (hostname) => (await (0,promises_.lookup)(hostname, { all: true })).map(({ address }) => address);
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/guard.js
/**
 * Connections that reach the public internet and nothing else (server-side request forgery, OWASP). A name is looked up once,
 * every address it has is checked, and the connection goes to those addresses: what the name says a moment later changes
 * nothing. Redirects are not followed by who uses this, and a proxy that the environment names is not used: it would connect
 * in our place, unchecked.
 */





/** The host is, or its name leads to, an address that may not be reached. */
class AddressRefused extends Error {
    name = 'AddressRefused';
}
const CONNECT_MILLISECONDS = 10_000;
/** One address of several is given up for the next after this; the last one has the whole time. */
const NEXT_ADDRESS_MILLISECONDS = 2000;
/**
 * The addresses that a connection to the host may go to.
 * @throws AddressRefused where one of them is not public, unless the operator's list has the host
 */
async function addressesOf(hostname, port, options) {
    const { lookup: lookupPublic = publicNames, lookupAllowed = operatorsNames } = options;
    const allowed = options.allow.has(hostname, port);
    const literal = (0,webhooks_addresses/* literalOf */.Z)(hostname);
    const lookup = allowed ? lookupAllowed : lookupPublic;
    const addresses = literal === null ? await lookup(hostname) : [literal];
    if (addresses.length === 0)
        throw new Error(`${hostname} has no address`);
    const refused = allowed ? undefined : addresses.find((address) => !(0,webhooks_addresses/* isPublicAddress */.i)(address));
    if (refused !== undefined) {
        throw new AddressRefused(`${hostname} leads to ${refused}, which is not an address of the public internet`);
    }
    return addresses;
}
/** A look-up that has its answer already. */
function pinned(addresses) {
    const known = addresses.map((address) => ({ address, family: (0,external_node_net_.isIPv6)(address) ? 6 : 4 }));
    return (_hostname, { all }, callback) => {
        const [first] = known;
        if (all === true || first === undefined)
            callback(null, known);
        else
            callback(null, first.address, first.family);
    };
}
/** A dispatcher for undici whose every connection is checked as it is made. Close it when it is no longer needed. */
function guardedAgent(options) {
    const connect = (to, callback) => {
        addressesOf(to.hostname, (0,allow_list/* portOf */.H)(to), options)
            .then((addresses) => {
            // The name stays the connection's name, for SNI and the certificate; only its look-up is ours.
            const connector = (0,undici.buildConnector)({
                timeout: options.connectTimeout ?? CONNECT_MILLISECONDS,
                lookup: pinned(addresses),
                autoSelectFamily: true,
                autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MILLISECONDS,
                maxCachedSessions: 0,
            });
            connector(to, callback);
        })
            .catch((cause) => callback(cause instanceof Error ? cause : new Error(String(cause)), null));
    };
    return new undici.Agent({ connect });
}
//# sourceMappingURL=guard.js.map

/***/ })

};
