export const id = 6326;
export const ids = [6326];
export const modules = {

/***/ 99743:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ ProxyVariableError),
/* harmony export */   Zd: () => (/* binding */ readDirectHosts),
/* harmony export */   jY: () => (/* binding */ readProxyVariable),
/* harmony export */   uv: () => (/* binding */ readProxySettings)
/* harmony export */ });
/* harmony import */ var _url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16258);
/** The proxy variables of the environment, for all senders of requests: to GitHub, to a service, and by git. */

/** Requests to this machine never go through a proxy. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];
const IPV6_ADDRESS = /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu;
/**
 * Thrown for a variable that does not contain a proxy address. The address is not quoted, because it may contain a
 * password.
 */
class ProxyVariableError extends Error {
    problem;
    hint;
    name = 'ProxyVariableError';
    constructor(
    /** The problem. */
    problem, 
    /** How to fix it. */
    hint) {
        super(`${problem} ${hint}`);
        this.problem = problem;
        this.hint = hint;
    }
}
/**
 * Returns the trimmed value of the lower-case variable or, if that is not set, of the upper-case one; null if neither
 * is set.
 */
function readProxyVariable(environment, variable) {
    return (environment[variable] ?? environment[variable.toUpperCase()])?.trim() ?? null;
}
/**
 * Returns the hosts that are reached without a proxy: this machine, and the entries of `no_proxy`, with IPv6 addresses
 * without brackets. Returns `['*']` if no host has a proxy.
 */
function readDirectHosts(environment) {
    const entries = (readProxyVariable(environment, 'no_proxy') ?? '').split(/[,\s]+/u);
    const given = entries.filter((entry) => entry !== '').map(removeBrackets);
    return given.includes('*') ? ['*'] : [...LOOPBACK_HOSTS, ...given];
}
/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. A proxy may be written without a scheme, as `host:port`.
 * @throws ProxyVariableError if a proxy is not an http(s) address
 */
function readProxySettings(environment) {
    return {
        httpProxy: readProxyAddress(environment, 'http_proxy'),
        httpsProxy: readProxyAddress(environment, 'https_proxy'),
        noProxy: readDirectHosts(environment).map(addBrackets).join(','),
    };
}
function readProxyAddress(environment, variable) {
    const text = readProxyVariable(environment, variable) ?? '';
    if (text === '')
        return '';
    const address = text.includes('://') ? text : `http://${text}`;
    if (isProxyAddress(address))
        return address;
    throw new ProxyVariableError(`The variable ${variable} (or ${variable.toUpperCase()}) holds no http(s) address of a proxy.`, 'Set it to http://host:port, or empty it.');
}
function isProxyAddress(address) {
    const url = (0,_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseHttpUrl */ .f$)(address);
    if (url === null)
        return false;
    try {
        decodeURIComponent(`${url.username}${url.password}`);
        return true;
    }
    catch {
        return false;
    }
}
/** Converts `[::1]` to `::1`: curl takes IPv6 addresses without brackets, undici with them. */
function removeBrackets(entry) {
    const inside = /^\[(.*)\]$/u.exec(entry)?.[1];
    return inside !== undefined && IPV6_ADDRESS.test(inside) ? inside : entry;
}
function addBrackets(entry) {
    return IPV6_ADDRESS.test(entry) ? `[${entry}]` : entry;
}
//# sourceMappingURL=proxy.js.map

/***/ }),

/***/ 39847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jd: () => (/* binding */ ProviderName),
/* harmony export */   NK: () => (/* binding */ LinearToken),
/* harmony export */   UU: () => (/* binding */ GithubAppToken),
/* harmony export */   gA: () => (/* binding */ JiraToken),
/* harmony export */   jp: () => (/* binding */ GithubAccessToken),
/* harmony export */   nS: () => (/* binding */ PROVIDER_TOKENS),
/* harmony export */   r3: () => (/* binding */ ProviderToken),
/* harmony export */   we: () => (/* binding */ ProviderTokenPut)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);
/** Provider tokens: what a tenant gives so that GitHub and ticket systems can be read. */


/** A token goes into a header: visible ASCII, nothing else. */
const Secret = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .max(4096)
    .regex(/^[\x21-\x7e]+$/u, 'must be visible ASCII without blanks and line breaks');
const Installation = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[1-9]\d{0,18}$/u), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)], { error: 'must be the number of the installation' })
    .meta({ description: 'The number at the end of the address of its settings.' });
/** Bodies of `PUT /v1/provider-tokens/{provider}`. Nothing of them is ever given back. */
const GithubAccessToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ token: Secret });
const GithubAppToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    app_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[A-Za-z0-9._-]{1,64}$/u), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1)], {
        error: "must be the App's id or its client id",
    }),
    installation_id: Installation,
    private_key: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(16_384).meta({ description: 'An RSA key as PEM, as GitHub gives it.' }),
    webhook_secret: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .min(16)
        .max(1024)
        .optional()
        .meta({ description: "Of the App's webhook; without it its events are refused." }),
});
const GithubToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([GithubAccessToken, GithubAppToken]);
const JiraToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    base_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https?$/u, error: 'must be the https address of the Jira' })
        .max(2048)
        .meta({ description: 'https; without a user, a query and a fragment.' }),
    email: zod__WEBPACK_IMPORTED_MODULE_0__/* .email */ .Rpp()
        .max(254)
        .optional()
        .meta({ description: 'With it the token is an API token of Jira Cloud, without it a personal access token.' }),
    token: Secret,
    criteria_field: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .trim()
        .min(1)
        .max(255)
        .optional()
        .meta({ description: 'Name or id of the field that holds the acceptance criteria.' }),
});
const LinearToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ token: Secret });
/** The body of `PUT /v1/provider-tokens/{provider}`, by provider. A ticket system is one line here and one in `src/sources/tickets/systems.ts`. */
const PROVIDER_TOKENS = { github: GithubToken, jira: JiraToken, linear: LinearToken };
const ProviderName = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(PROVIDER_TOKENS).keyof().meta({ id: 'ProviderName' });
const ProviderTokenPut = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ(Object.values(PROVIDER_TOKENS)).meta({ id: 'ProviderTokenPut' });
/** What is told of a provider token. */
const ProviderToken = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ provider: ProviderName, kind: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), key_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc })
    .meta({ id: 'ProviderToken' });
//# sourceMappingURL=provider-token.js.map

/***/ }),

/***/ 5628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readToken),
/* harmony export */   E: () => (/* binding */ replaceToken)
/* harmony export */ });
/** GitHub tokens: a fixed one, or a source that is asked at each use because its tokens expire. */
/** Returns the current token. */
async function readToken(token, signal, refused) {
    return typeof token === 'string' ? token : token(signal, refused);
}
/** Returns a replacement for a refused token; null if there is no other. */
async function replaceToken(token, refused, signal) {
    const other = await readToken(token, signal, refused);
    return other === refused ? null : other;
}
//# sourceMappingURL=token.js.map

/***/ })

};
