export const id = 477;
export const ids = [477];
export const modules = {

/***/ 24419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   x1: () => (/* binding */ toSnapshotPath),
/* harmony export */   x3: () => (/* binding */ writeText),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/** Reads and writes files named on the command line. Errors say which file failed and what to do. */



const describeError = (fault) => (fault instanceof Error ? fault.message : String(fault));
/**
 * Reads the file's text.
 * @throws UsageError if the file cannot be read
 */
async function readText(path, what) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The ${what} cannot be read: ${describeError(fault)}. Name a file that exists and is readable.`, {
            cause: fault,
        });
    }
}
/**
 * Reads the file's JSON and checks its shape.
 * @throws UsageError that names the first place where it differs
 */
async function readJson(path, what, shape) {
    const text = await readText(path, what);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not JSON: ${describeError(fault)}.`, { cause: fault });
    }
    const parsed = shape.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not a ${what}: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}.`);
}
/**
 * Writes the file and creates its folder.
 * @throws UsageError if it cannot be written
 */
async function writeText(path, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} cannot be written: ${describeError(fault)}. Name a place that is writable.`, {
            cause: fault,
        });
    }
}
/** Returns the path of a trace's snapshot: next to the trace, with `.snapshot.json` in place of `.json`. */
function toSnapshotPath(tracePath) {
    return `${tracePath.replace(/\.json$/u, '')}.snapshot.json`;
}
//# sourceMappingURL=files.js.map

/***/ }),

/***/ 17008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPolicyValidate: () => (/* binding */ runPolicyValidate)
/* harmony export */ });
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6512);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24419);
/** `policy validate`: checks whether a policy file is valid. */



/** Prints each fault as `file:line:column: message`. Returns exit code 0 if there is no fault, 2 otherwise. */
async function runPolicyValidate(path, write) {
    const parsed = await (0,_engine_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicy */ .ON)(await (0,_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(path, 'policy'));
    if (parsed.ok) {
        write(`${path} is a valid policy.\n`);
        return _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.APPROVED;
    }
    write(parsed.faults.map((fault) => `${path}:${fault.line}:${fault.column}: ${fault.message}\n`).join(''));
    return _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.USAGE;
}
//# sourceMappingURL=policy.js.map

/***/ }),

/***/ 6512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ parsePolicy)
/* harmony export */ });
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26199);
/* harmony import */ var _policy_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/** The engine's public interface: a review is a pure function of a snapshot and its policies. */















/**
 * Parses a policy in YAML or JSON. Returns the policy, or all faults with line, column and message. Never rejects
 * because of the text.
 */
function parsePolicy(text) {
    return (0,_policy_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, _planes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map((rule) => rule.id));
}
//# sourceMappingURL=index.js.map

/***/ })

};
