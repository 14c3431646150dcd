export const id = 4900;
export const ids = [4900,9789];
export const modules = {

/***/ 92760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ lockDataDirectory),
/* harmony export */   readDataLock: () => (/* binding */ readDataLock)
/* harmony export */ });
/* unused harmony export DataLockedError */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/**
 * The lock on a data folder. PGlite has none, and two processes on one folder lose each other's rows.
 *
 * The lock is a file `lock-<n>.json`. The highest n is the present holder, or the last one. A takeover creates the next
 * number with a hard link, which succeeds for one process only. A process that then finds a higher number gives up. So
 * no process ever removes a file of a live holder.
 */





/** Another process holds the folder. The message says which. */
class DataLockedError extends Error {
    name = 'DataLockedError';
}
const LockRecord = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    /** Null after the release. */
    pid: zod__WEBPACK_IMPORTED_MODULE_4__/* .int */ .Whr().positive().nullable(),
    /** ISO 8601: when the lock was taken. */
    startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    control: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    /**
     * Start time of the process. It distinguishes the process from a later one with the same id. Null if the system does
     * not provide it.
     */
    birth: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    host: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const NAME = /^lock-(\d{1,15})\.json$/u;
/** How often the holder touches its file, for processes that cannot see the holder's process. */
const TOUCH_MILLISECONDS = 5000;
/** A holder on another host that has not touched its file for this time is considered dead. */
const GONE_MILLISECONDS = 60_000;
const OWNER_ONLY = 0o600;
function readErrorCode(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
}
/** Resolves to null if the file does not exist. */
async function ignoreMissing(work) {
    try {
        return await work;
    }
    catch (cause) {
        if (readErrorCode(cause) === 'ENOENT')
            return null;
        throw cause;
    }
}
/**
 * Returns the start time of a process in clock ticks since boot (proc(5): field 22 of `stat`), with the boot's id. Null
 * on systems other than Linux.
 */
async function readProcessBirth(pid) {
    const line = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    const boot = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
    // The second field is the program's name in parentheses, which may contain any character.
    const ticks = line?.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined || boot === null ? null : `${boot.trim()} ${ticks}`;
}
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (cause) {
        // The process runs as another user.
        return readErrorCode(cause) === 'EPERM';
    }
}
async function isHeld({ record, touchedAt }) {
    if (record.pid === null)
        return false;
    // Another container may see the same folder but not the process.
    if (record.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)())
        return Date.now() - touchedAt < GONE_MILLISECONDS;
    if (!isRunning(record.pid))
        return false;
    const birth = await readProcessBirth(record.pid);
    return record.birth === null || birth === null || birth === record.birth;
}
function parseRecord(path, text) {
    try {
        return LockRecord.parse(JSON.parse(text));
    }
    catch (cause) {
        const advice = 'Remove it, if no other process uses the folder.';
        throw new DataLockedError(`The lock ${path} cannot be read. ${advice}`, { cause });
    }
}
async function readLock(directory, name) {
    const digits = NAME.exec(name)?.[1];
    if (digits === undefined)
        return null;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, name);
    const text = await ignoreMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    const about = await ignoreMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path));
    if (text === null || about === null)
        return null;
    return { number: Number(digits), path, record: parseRecord(path, text), touchedAt: about.mtimeMs };
}
/** Returns all locks, the highest number first. */
async function listLocks(directory) {
    const names = (await ignoreMissing((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(directory))) ?? [];
    const found = await Promise.all(names.map((name) => readLock(directory, name)));
    return found.filter((lock) => lock !== null).toSorted((a, b) => b.number - a.number);
}
/** Creates the file atomically. Returns false if it exists. */
async function createLockFile(path, record) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify(record), { mode: OWNER_ONLY });
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(draft, path);
        return true;
    }
    catch (cause) {
        if (readErrorCode(cause) === 'EEXIST')
            return false;
        throw cause;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { force: true });
    }
}
async function replaceLockFile(path, record) {
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, JSON.stringify(record), { mode: OWNER_ONLY });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
}
function holdLock(path, taken) {
    let record = taken;
    let released = null;
    const touch = setInterval(() => {
        const now = new Date();
        // If one touch fails, the next one replaces it. If all fail, the database's writes fail too.
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.utimes)(path, now, now).catch(() => undefined);
    }, TOUCH_MILLISECONDS);
    touch.unref();
    return {
        async setControl(control) {
            record = { ...record, control };
            await replaceLockFile(path, record);
        },
        release() {
            clearInterval(touch);
            released ??= replaceLockFile(path, { ...record, pid: null, control: null });
            return released;
        },
    };
}
/**
 * Locks the folder and creates it if necessary. Takes over the lock of a dead process.
 * @throws DataLockedError if another process or this process holds the folder
 */
async function lockDataDirectory(directory) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true, mode: 0o700 });
    const record = {
        pid: process.pid,
        startedAt: new Date().toISOString(),
        control: null,
        birth: await readProcessBirth(process.pid),
        host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)(),
    };
    for (;;) {
        const highest = (await listLocks(directory))[0];
        if (highest !== undefined && (await isHeld(highest))) {
            throw new DataLockedError(`The data folder ${directory} is in use by process ${highest.record.pid} since ${highest.record.startedAt}. Stop that one, or choose another folder.`);
        }
        const number = (highest?.number ?? 0) + 1;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, `lock-${number}.json`);
        if (!(await createLockFile(path, record)))
            continue;
        const others = (await listLocks(directory)).filter((lock) => lock.number !== number);
        if (others.some((lock) => lock.number > number)) {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, { force: true });
            continue;
        }
        for (const { path: older } of others)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(older, { force: true });
        return holdLock(path, record);
    }
}
/**
 * Returns the holder of the folder and its control socket (null if it has none); null if no process holds the folder.
 */
async function readDataLock(directory) {
    const highest = (await listLocks(directory))[0];
    if (highest === undefined || highest.record.pid === null || !(await isHeld(highest)))
        return null;
    return { pid: highest.record.pid, control: highest.record.control };
}
//# sourceMappingURL=data-lock.js.map

/***/ }),

/***/ 64844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openPglite: () => (/* binding */ openPglite)
});

// UNUSED EXPORTS: createPool

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/pg/esm/index.mjs
var esm = __webpack_require__(83849);
// EXTERNAL MODULE: ./build/src/service/store/data-lock.js
var data_lock = __webpack_require__(92760);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./build/src/service/store/pglite-template.js
/** An empty database of PGlite, kept beside the installed packages: copying it is some seconds quicker than making one. */




const PGLITE_PACKAGE = '@electric-sql/pglite';
/** Loads the package as it is installed; the bundle does not hold it. Throws Error where it is not installed. */
async function loadPglite() {
    try {
        const { PGlite } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
        const { createPgConfig } = await import(/* webpackIgnore: true */ '@electric-sql/pglite/node-postgres');
        return { PGlite, createPgConfig };
    }
    catch (cause) {
        if (!(0,types_.isNativeError)(cause) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND')
            throw cause;
        const advice = 'Run `npm ci` in a clone, name the package to npx (docs/install.md), or give REVIEW_GATE_DATABASE_URL.';
        throw new Error(`The embedded database (${PGLITE_PACKAGE}) is not installed. ${advice}`, { cause });
    }
}
/** Finds the nearest `node_modules` above this file that has the package; null where none has. */
function findModulesFolder() {
    for (let at = import.meta.dirname;; at = (0,external_node_path_.dirname)(at)) {
        const folder = (0,external_node_path_.join)(at, 'node_modules');
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, PGLITE_PACKAGE, 'package.json')))
            return folder;
        if ((0,external_node_path_.dirname)(at) === at)
            return null;
    }
}
/** Names the file that keeps the template, by the package's version. */
async function findTemplatePath(folder) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(folder, PGLITE_PACKAGE, 'package.json'), 'utf8');
    const { version } = JSON.parse(text);
    return (0,external_node_path_.join)(folder, '.cache', 'review-gate', `pglite-${version}.tar.gz`);
}
/** Writes beside the place first, so that half of a template is never there. Any number of processes may do it at once. */
async function keepTemplate(path, archive) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const draft = `${path}.${process.pid}`;
    await (0,promises_.writeFile)(draft, Buffer.from(await archive.arrayBuffer()));
    await (0,promises_.rename)(draft, path);
}
/**
 * Gives the template, a gzip'd archive of the data folder. The first call on a machine makes it, which takes some seconds, and keeps it
 * in `node_modules/.cache`; where that cannot be written, each call makes it.
 * @param log is told in one line what takes time, or could not be kept
 * @param modules the `node_modules` that has the package; null where there is none, and then nothing is kept
 */
async function openTemplate(log, modules = findModulesFolder()) {
    const path = modules === null ? null : await findTemplatePath(modules);
    if (path !== null && (0,external_node_fs_.existsSync)(path))
        return new Blob([await (0,promises_.readFile)(path)]);
    log('Making the embedded database for the first time. This takes a few seconds.');
    const { PGlite } = await loadPglite();
    const pglite = await PGlite.create();
    const archive = await pglite.dumpDataDir('gzip');
    await pglite.close();
    if (path !== null) {
        try {
            await keepTemplate(path, archive);
        }
        catch (cause) {
            const why = (0,types_.isNativeError)(cause) ? cause.message : String(cause);
            log(`The empty database could not be kept for the next time: ${why}.`);
        }
    }
    return archive;
}
//# sourceMappingURL=pglite-template.js.map
;// CONCATENATED MODULE: ./build/src/service/store/pglite.js
/**
 * PGlite, which is PostgreSQL in this process: the store where nothing else is installed. It has one connection, waits
 * while a query runs, and never calls fsync: what was committed survives the end of the process, not that of the power.
 */






/** For the one connection to come free: whoever waits in vain is told, and does not wait for ever. */
const CONNECT_MILLISECONDS = 30_000;
/** The pool on an open PGlite: all that use it must go through this one, or they overwrite each other. */
async function createPool(pglite) {
    const { createPgConfig } = await loadPglite();
    return new esm/* Pool */.bC({
        ...createPgConfig(pglite),
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
    });
}
/** Opens the database in the folder, and makes it where there is none: beside its place, so that half of one is never there. */
async function openDatabase(folder, log) {
    const { PGlite } = await loadPglite();
    if (!(0,external_node_fs_.existsSync)(folder)) {
        const draft = `${folder}.new`;
        await (0,promises_.rm)(draft, { recursive: true, force: true });
        const made = await PGlite.create(draft, { loadDataDir: await openTemplate(log) });
        await made.close();
        await (0,promises_.rename)(draft, folder);
    }
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'PG_VERSION')))
        throw new Error(`${folder} is there and is no database. Move it away.`);
    const pglite = await PGlite.create(folder);
    // No server is there to do it in the background: what was deleted makes room again.
    await pglite.exec('vacuum');
    return pglite;
}
/**
 * Opens the database of a data folder, in `<directory>/database`; makes it where there is none.
 * @param log is told in one line what takes time
 * Throws DataLockedError where another process has the folder, and Error where PGlite is not installed.
 */
async function openPglite(directory, log) {
    const lock = await (0,data_lock/* lockDataDirectory */.R)(directory);
    try {
        const pglite = await openDatabase((0,external_node_path_.join)(directory, 'database'), log);
        const pool = await createPool(pglite);
        let closed = null;
        const close = async () => {
            await pool.end();
            await pglite.close();
            await lock.release();
        };
        return {
            kind: 'pglite',
            pool,
            lock,
            close() {
                closed ??= close();
                return closed;
            },
        };
    }
    catch (cause) {
        await lock.release();
        throw cause;
    }
}
//# sourceMappingURL=pglite.js.map

/***/ })

};
