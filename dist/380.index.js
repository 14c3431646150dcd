export const id = 380;
export const ids = [380];
export const modules = {

/***/ 44955:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   signAsJob: () => (/* binding */ signAsJob)
/* harmony export */ });
/* harmony import */ var _actions_attest__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49842);
/**
 * Signs a statement with the identity of the workflow job: GitHub says in a short-lived token who the job is, and
 * sigstore gives a certificate for it. A public repository is signed for by the public instance of sigstore, every
 * other one by GitHub's own.
 */

const readMessage = (fault) => typeof fault === 'object' && fault !== null && 'message' in fault ? String(fault.message) : String(fault);
/**
 * Signs the statement. Needs `id-token: write`. The library reads the job from the environment of the process.
 * @returns the signature with its certificate and the proof of its time, as a sigstore bundle
 * @throws Error that says which part failed, and why
 */
async function signAsJob({ subject, predicateType, predicate }) {
    const subjects = subject.map(({ name, digest }) => ({ name, digest: { ...digest } }));
    try {
        // Stored by the client of this project, which knows the job's deadline and says what a refusal means.
        const { bundle } = await (0,_actions_attest__WEBPACK_IMPORTED_MODULE_0__/* .attest */ .st)({ subjects, predicateType, predicate, token: '', skipWrite: true });
        return bundle;
    }
    catch (fault) {
        const cause = fault instanceof Error && fault.cause != null ? ` (${readMessage(fault.cause)})` : '';
        throw new Error(`${readMessage(fault)}${cause}`, { cause: fault });
    }
}
//# sourceMappingURL=sign-as-job.js.map

/***/ })

};
