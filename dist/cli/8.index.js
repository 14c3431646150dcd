export const id = 8;
export const ids = [8];
export const modules = {

/***/ 24419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ snapshotPathOf),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   x3: () => (/* binding */ writeText),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/** Files named on the command line: faults say which file, and what to do. */



const reasonOf = (fault) => (fault instanceof Error ? fault.message : String(fault));
/** The file's text, or a UsageError. */
async function readText(path, what) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`The ${what} cannot be read: ${reasonOf(fault)}. Name a file that exists and is readable.`, {
            cause: fault,
        });
    }
}
/** The file's JSON in the shape asked for, or a UsageError that names the first place where it differs. */
async function readJson(path, what, shape) {
    const text = await readText(path, what);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not JSON: ${reasonOf(fault)}.`, { cause: fault });
    }
    const parsed = shape.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} is not a ${what}: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}.`);
}
/** Writes the file, making its folder; a UsageError where it cannot. */
async function writeText(path, text) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(path, text);
    }
    catch (fault) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${path} cannot be written: ${reasonOf(fault)}. Name a place that is writable.`, {
            cause: fault,
        });
    }
}
/** Where the snapshot of a trace lies: beside it, `.snapshot.json` in place of `.json`. */
function snapshotPathOf(tracePath) {
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
/** `policy validate`: is a policy file one that the gate can work with. */



/** Prints each fault as `file:line:column: message`. Exit code 0 where there is none, 2 where there are. */
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
/* harmony import */ var _planes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11681);
/* harmony import */ var _policy_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11004);
/** The engine's door: a review is a pure function of a snapshot and its policies. */
















/** Reads a policy, YAML or JSON: the policy, or every fault with line, column and message. Never rejects for its text. */
function parsePolicy(text) {
    return (0,_policy_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePolicyText */ .X)(text, _planes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y.map((rule) => rule.id));
}
//# sourceMappingURL=index.js.map

/***/ })

};
