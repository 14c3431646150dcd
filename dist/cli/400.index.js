export const id = 400;
export const ids = [400];
export const modules = {

/***/ 72400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openOperator: () => (/* binding */ openOperator)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _auth_keyring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71954);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21843);
/* harmony import */ var _vault_master_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27327);
/* harmony import */ var _vault_vault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1662);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70134);
/* harmony import */ var _control_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50239);
/* harmony import */ var _operator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45701);
/** The operator's way to the service's data: the database itself, the data folder itself, or the service that has the folder. */









/** One command at a time. */
const CONNECTIONS = 2;
async function operatorOn(backend, place, log, settle) {
    // Loaded when needed: the other commands do without a database.
    const { openSqlStore } = await Promise.all(/* import() */[__webpack_require__.e(434), __webpack_require__.e(687), __webpack_require__.e(393)]).then(__webpack_require__.bind(__webpack_require__, 96687));
    try {
        const store = await openSqlStore(backend);
        const keys = async () => {
            const masterKeys = await (0,_vault_master_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .openMasterKeys */ .T)(place);
            const vault = (0,_vault_vault_js__WEBPACK_IMPORTED_MODULE_3__/* .createVault */ .B3)(masterKeys.keys);
            return { vault, masterKeys, keyring: await (0,_auth_keyring_js__WEBPACK_IMPORTED_MODULE_4__/* .openKeyring */ .u)({ store, vault, clock: Date.now, log }) };
        };
        const operator = (0,_operator_js__WEBPACK_IMPORTED_MODULE_5__/* .createOperator */ .n)({ store, keys, ids: (0,_ids_js__WEBPACK_IMPORTED_MODULE_6__/* .createIds */ .T)(Date.now, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes), clock: Date.now, settle });
        return { operator, close: () => backend.close() };
    }
    catch (cause) {
        await backend.close();
        throw cause;
    }
}
/**
 * Opens what the settings name: PostgreSQL; or the data folder, through the service that runs on it where one does.
 * Rejects with OperatorFault or MasterKeyFault for what the operator must change, with the database's fault otherwise.
 * @param log for lines that are no result
 */
async function openOperator(place, log) {
    if (place.databaseUrl !== null) {
        const { openPostgres } = await Promise.all(/* import() */[__webpack_require__.e(849), __webpack_require__.e(680)]).then(__webpack_require__.bind(__webpack_require__, 64680));
        const backend = await openPostgres(place.databaseUrl, { poolSize: CONNECTIONS });
        // Services may be at work on it.
        return operatorOn(backend, place, log, () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(_operator_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTLE_MILLISECONDS */ .t));
    }
    const { readDataLock } = await __webpack_require__.e(/* import() */ 379).then(__webpack_require__.bind(__webpack_require__, 92760));
    const lock = await readDataLock(place.dataDir);
    if (lock === null) {
        const { openPglite } = await Promise.all(/* import() */[__webpack_require__.e(849), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 59942));
        return operatorOn(await openPglite(place.dataDir), place, log, async () => undefined);
    }
    if (lock.control === null) {
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf(`The process ${lock.pid} has ${place.dataDir} and takes no commands: it is another command, or a service that is starting. Try again.`);
    }
    return { operator: (0,_control_js__WEBPACK_IMPORTED_MODULE_8__/* .remoteOperator */ .Z)(lock.control), close: async () => undefined };
}
//# sourceMappingURL=open.js.map

/***/ })

};
