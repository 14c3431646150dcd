export const id = 942;
export const ids = [942];
export const modules = {

/***/ 59942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPglite: () => (/* binding */ openPglite)
/* harmony export */ });
/* unused harmony exports readTemplate, poolOn */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73429);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83849);
/* harmony import */ var _data_lock_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92760);
/**
 * PGlite, which is PostgreSQL in this process: the store where nothing else is installed. It has one connection, waits
 * while a query runs, and never calls fsync: what was committed survives the end of the process, not that of the power.
 */






/** For the one connection to come free: whoever waits in vain is told, and does not wait for ever. */
const CONNECT_MILLISECONDS = 30_000;
const PACKAGE = '@electric-sql/pglite';
/** The package as it is installed; the bundle does not hold it. */
async function load() {
    try {
        const { PGlite } = await import(/* webpackIgnore: true */ '@electric-sql/pglite');
        const { createPgConfig } = await import(/* webpackIgnore: true */ '@electric-sql/pglite/node-postgres');
        return { PGlite, createPgConfig };
    }
    catch (cause) {
        if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_3__.isNativeError)(cause) || !('code' in cause) || cause.code !== 'ERR_MODULE_NOT_FOUND')
            throw cause;
        const advice = 'Run `npm ci`, or give REVIEW_GATE_DATABASE_URL.';
        throw new Error(`The embedded database (${PACKAGE}) is not installed. ${advice}`, { cause });
    }
}
/** The nearest `node_modules` above this file that has the package; null where none has. */
function modulesFolder() {
    for (let at = import.meta.dirname;; at = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(at, 'node_modules');
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACKAGE, 'package.json')))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at) === at)
            return null;
    }
}
/**
 * The empty database that the installation laid by (`.ci/pglite-template.js`): some seconds quicker than making one. It is
 * named by the package's version. Null where there is none, and then one is made.
 */
async function readTemplate() {
    const folder = modulesFolder();
    if (folder === null)
        return null;
    const about = JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, PACKAGE, 'package.json'), 'utf8'));
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.cache', 'review-gate', `pglite-${about.version}.tar.gz`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) ? new Blob([await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path)]) : null;
}
/** The pool on an open PGlite: all that use it must go through this one, or they overwrite each other. */
async function poolOn(pglite) {
    const { createPgConfig } = await load();
    return new pg__WEBPACK_IMPORTED_MODULE_4__/* .Pool */ .bC({
        ...createPgConfig(pglite),
        max: 1,
        idleTimeoutMillis: 0,
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
    });
}
/** Opens the database in the folder, and makes it where there is none: beside its place, so that half of one is never there. */
async function openDatabase(folder) {
    const { PGlite } = await load();
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) {
        const draft = `${folder}.new`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, { recursive: true, force: true });
        const template = await readTemplate();
        const made = await PGlite.create(draft, template === null ? {} : { loadDataDir: template });
        await made.close();
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, folder);
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'PG_VERSION')))
        throw new Error(`${folder} is there and is no database. Move it away.`);
    const pglite = await PGlite.create(folder);
    // No server is there to do it in the background: what was deleted makes room again.
    await pglite.exec('vacuum');
    return pglite;
}
/**
 * Opens the database of a data folder, in `<directory>/database`.
 * Throws DataLockedError where another process has the folder, and Error where PGlite is not installed.
 */
async function openPglite(directory) {
    const lock = await (0,_data_lock_js__WEBPACK_IMPORTED_MODULE_5__/* .lockDataDirectory */ .R)(directory);
    try {
        const pglite = await openDatabase((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'database'));
        const pool = await poolOn(pglite);
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
