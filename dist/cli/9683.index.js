export const id = 9683;
export const ids = [9683];
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

/***/ 61115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readKeySet: () => (/* binding */ readKeySet)
});

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(24371);
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/base/proxy.js
var proxy = __webpack_require__(99743);
// EXTERNAL MODULE: ./build/src/base/review-error.js
var review_error = __webpack_require__(55760);
;// CONCATENATED MODULE: ./build/src/client/dispatcher.js
/** The connections: time-outs and proxies. */



const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
function readProxies(environment) {
    try {
        return (0,proxy/* readProxySettings */.uv)(environment);
    }
    catch (cause) {
        if (!(cause instanceof proxy/* ProxyVariableError */.Hw))
            throw cause;
        throw new review_error/* ReviewError */.Z(cause.problem, { kind: 'configuration', hint: cause.hint });
    }
}
/**
 * One connection an origin, with time-outs for connecting, headers and body, kept alive, through the proxy that `https_proxy`,
 * `http_proxy` and `no_proxy` name (in either case, the lower one first). Loopback is never proxied.
 * @param environment the variables, usually `process.env`
 * @throws ReviewError (`configuration`) for a proxy address that is none
 */
function createDispatcher(environment) {
    const timeout = { timeout: CONNECT_TIMEOUT_MS };
    return new undici.EnvHttpProxyAgent({
        ...readProxies(environment),
        // Every call waits for the one before it. Without this each may open a connection of its own.
        connections: 1,
        connect: timeout,
        requestTls: timeout,
        proxyTls: timeout,
        headersTimeout: HEADERS_TIMEOUT_MS,
        bodyTimeout: BODY_TIMEOUT_MS,
    });
}
//# sourceMappingURL=dispatcher.js.map
// EXTERNAL MODULE: ./build/src/service/api/auth/trace-signature.js + 1 modules
var trace_signature = __webpack_require__(45915);
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
;// CONCATENATED MODULE: ./build/src/cli/key-set.js
/** Reads the keys that `verify --keys` names: a JWKS in a file or at a URL. */






const MAX_BYTES = 1024 * 1024;
const WEB = /^https?:\/\//iu;
const describeError = (cause) => (cause instanceof Error ? cause.message : String(cause));
function parseKeyAddress(text) {
    const url = (0,base_url/* parseUrl */.Dl)(text);
    if (url === null)
        throw new exit/* UsageError */.e(`--keys ${text} is no address.`);
    if (url.protocol === 'https:' || (0,base_url/* isLoopback */.U9)(url.hostname))
        return url;
    throw new exit/* UsageError */.e("Keys that come over http:// may be anybody's: name an https:// address, or a file that you had from a place you trust.");
}
async function fetchText(url, environment) {
    const dispatcher = createDispatcher(environment);
    try {
        const { statusCode, body } = await (0,undici.request)(url, { dispatcher, headers: { accept: 'application/json' } });
        const pieces = [];
        let size = 0;
        for await (const piece of body) {
            const bytes = Buffer.from(piece);
            size += bytes.length;
            if (size > MAX_BYTES)
                throw new Error('the answer is too large for a key set');
            pieces.push(bytes);
        }
        if (statusCode !== 200)
            throw new Error(`the answer is ${statusCode}`);
        return Buffer.concat(pieces).toString('utf8');
    }
    catch (cause) {
        throw new Error(`The keys cannot be had from ${url.origin}${url.pathname}: ${describeError(cause)}.`, { cause });
    }
    finally {
        await dispatcher.destroy();
    }
}
/**
 * Reads the key set.
 * @throws UsageError if the source is not a key set; another Error if the URL does not return it
 */
async function readKeySet(source, environment) {
    if (!WEB.test(source))
        return (0,files/* readJson */.Vh)(source, 'key set (JWKS)', trace_signature/* KeySet */.wj);
    const text = await fetchText(parseKeyAddress(source), environment);
    try {
        return trace_signature/* KeySet */.wj.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new exit/* UsageError */.e(`${source} gives no key set (JWKS). It is at /.well-known/jwks.json of the service.`, {
            cause,
        });
    }
}
//# sourceMappingURL=key-set.js.map

/***/ }),

/***/ 45915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wj: () => (/* binding */ KeySet),
  jC: () => (/* binding */ checkSignature),
  It: () => (/* binding */ checkStatement),
  QP: () => (/* binding */ createTraceSigner)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/service/api/auth/dsse.js
/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ES256. A
 * signature is r and s concatenated, 64 bytes (RFC 7518 §3.4), as in the example of DSSE's own protocol.
 */

const ENCODING = 'ieee-p1363';
/** Returns the bytes to sign: the pre-authentication encoding, with lengths in bytes. */
function encodePreAuthentication(payloadType, payload) {
    const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
    return Buffer.concat([Buffer.from(head), payload]);
}
/** Signs a payload. */
function signEnvelope(payloadType, payload, key) {
    const bytes = Buffer.from(payload);
    const sig = (0,external_node_crypto_.sign)('sha256', encodePreAuthentication(payloadType, bytes), {
        key: key.privateKey,
        dsaEncoding: ENCODING,
    });
    return {
        payloadType,
        payload: bytes.toString('base64'),
        signatures: [{ keyid: key.id, sig: sig.toString('base64') }],
    };
}
/**
 * Returns whether one of the envelope's signatures was made with the key. Its key ids are only hints and are not
 * trusted.
 */
function isSignedBy({ payloadType, payload, signatures }, key) {
    const bytes = encodePreAuthentication(payloadType, Buffer.from(payload, 'base64'));
    return signatures.some(({ sig }) => (0,external_node_crypto_.verify)('sha256', bytes, { key, dsaEncoding: ENCODING }, Buffer.from(sig, 'base64')));
}
//# sourceMappingURL=dsse.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/trace-signature.js
/**
 * The signature of a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the
 * trace's digest, in a DSSE envelope signed with the service's trace key. The chain of hashes alone cannot detect a
 * trace that was completely recomputed.
 */



const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';
/** The required content of the statement. Other fields are ignored, as in-toto requires. */
const Statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz(STATEMENT_TYPE),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), digest: schemas/* object */.Ikc({ sha256: schemas/* string */.YjP() }) })).length(1),
    predicateType: schemas/* literal */.euz(PREDICATE_TYPE),
});
/** A public key of a JWKS (RFC 7517) that can verify a trace's signature. */
const VerifyingKey = schemas/* looseObject */._H3({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP(),
    y: schemas/* string */.YjP(),
    kid: schemas/* string */.YjP(),
});
/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are ignored. */
const KeySet = schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({})) });
function buildStatement({ review_id, digest }) {
    return {
        _type: STATEMENT_TYPE,
        subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
        predicateType: PREDICATE_TYPE,
    };
}
/** Returns a function that signs traces with the keyring's newest trace key; it gives null if there is none. */
function createTraceSigner(keyring) {
    return async (trace) => {
        const [key] = (await keyring.current()).trace;
        return key === undefined ? null : signEnvelope(PAYLOAD_TYPE, JSON.stringify(buildStatement(trace)), key);
    };
}
function readStatement(payload) {
    try {
        return Statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    }
    catch {
        return null;
    }
}
/** Returns the faults in the signature's statement; empty if it is about this trace. The signer is not checked. */
function checkStatement(trace) {
    if (trace.signature === null)
        return [];
    const { payloadType, payload } = trace.signature;
    const expected = buildStatement(trace).subject[0];
    const subject = payloadType === PAYLOAD_TYPE ? readStatement(payload)?.subject[0] : undefined;
    if (subject === undefined)
        return ['signature: is not over an in-toto statement on a trace'];
    const faults = [];
    if (subject.digest.sha256 !== expected?.digest.sha256)
        faults.push('signature: is over another trace');
    if (subject.name !== trace.review_id)
        faults.push(`signature: is for the review ${subject.name}`);
    return faults;
}
/** Checks the signer. Only keys that the signature names are tried, by their ids in the set. */
function checkSignature(signature, { keys }) {
    const keyIds = signature.signatures.map(({ keyid }) => keyid);
    const named = keys.flatMap((key) => VerifyingKey.safeParse(key).data ?? []).filter(({ kid }) => keyIds.includes(kid));
    if (named.length === 0)
        return { state: 'unknown-key', keyIds };
    for (const { kty, crv, x, y, kid } of named) {
        const ofKey = { ...signature, signatures: signature.signatures.filter(({ keyid }) => keyid === kid) };
        try {
            const key = (0,external_node_crypto_.createPublicKey)({ key: { kty, crv, x, y }, format: 'jwk' });
            if (isSignedBy(ofKey, key))
                return { state: 'good', keyId: kid };
        }
        catch {
            // The key is not a point of the curve, so it verifies no signature.
        }
    }
    return { state: 'bad' };
}
//# sourceMappingURL=trace-signature.js.map

/***/ })

};
