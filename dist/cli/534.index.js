export const id = 534;
export const ids = [534];
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

/***/ 59153:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readKeySet: () => (/* binding */ readKeySet)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _client_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83656);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81857);
/* harmony import */ var _service_auth_trace_signature_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59218);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31194);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24419);
/** The keys that `verify --keys` names: a JWKS in a file, or at an address. */






const MAX_BYTES = 1024 * 1024;
const WEB = /^https?:\/\//iu;
/** What never leaves this machine. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;
const reasonOf = (cause) => (cause instanceof Error ? cause.message : String(cause));
function addressOf(text) {
    const url = (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)(text);
    if (url === null)
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`--keys ${text} is no address.`);
    if (url.protocol === 'https:' || LOOPBACK.test(url.hostname))
        return url;
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e("Keys that come over http:// may be anybody's: name an https:// address, or a file that you had from a place you trust.");
}
async function fetchText(url, environment) {
    const dispatcher = (0,_client_dispatcher_js__WEBPACK_IMPORTED_MODULE_3__/* .createDispatcher */ .S)(environment);
    try {
        const { statusCode, body } = await (0,undici__WEBPACK_IMPORTED_MODULE_0__.request)(url, { dispatcher, headers: { accept: 'application/json' } });
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
        throw new Error(`The keys cannot be had from ${url.origin}${url.pathname}: ${reasonOf(cause)}.`, { cause });
    }
    finally {
        await dispatcher.destroy();
    }
}
/** Reads the key set. Throws UsageError for what is none, another Error where the address does not give it. */
async function readKeySet(source, environment) {
    if (!WEB.test(source))
        return (0,_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(source, 'key set (JWKS)', _service_auth_trace_signature_js__WEBPACK_IMPORTED_MODULE_5__/* .KeySet */ .wj);
    const text = await fetchText(addressOf(source), environment);
    try {
        return _service_auth_trace_signature_js__WEBPACK_IMPORTED_MODULE_5__/* .KeySet */ .wj.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${source} gives no key set (JWKS). It is at /.well-known/jwks.json of the service.`, {
            cause,
        });
    }
}
//# sourceMappingURL=key-set.js.map

/***/ }),

/***/ 83656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ createDispatcher)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24371);
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32963);
/** The connections: time-outs and proxies. */


const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;
/** A proxy never sees what goes to this machine: the embedded service listens there. */
const NEVER_PROXIED = ['localhost', '127.0.0.1', '[::1]'];
/** The address of a proxy as environments write it, `host:port` too. Empty where there is none. */
function proxyOf(environment, name) {
    const text = (environment[name] ?? environment[name.toUpperCase()] ?? '').trim();
    if (text === '')
        return '';
    const whole = text.includes('://') ? text : `http://${text}`;
    try {
        const { protocol, username, password } = new URL(whole);
        if (protocol === 'http:' || protocol === 'https:') {
            decodeURIComponent(`${username}${password}`);
            return whole;
        }
    }
    catch {
        // said below, and without the address: it may hold a password
    }
    throw new _error_js__WEBPACK_IMPORTED_MODULE_1__/* .ReviewError */ .Z(`The variable ${name} (or ${name.toUpperCase()}) holds no http(s) address of a proxy.`, {
        kind: 'configuration',
        hint: `Set it to http://host:port, or empty it.`,
    });
}
/** An IPv6 address is written with or without brackets; the agent knows the first alone. */
function bracketed(entry) {
    return /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu.test(entry) ? `[${entry}]` : entry;
}
function noProxyOf(environment) {
    const entries = (environment['no_proxy'] ?? environment['NO_PROXY'] ?? '').split(/[,\s]+/u).filter(Boolean);
    if (entries.includes('*'))
        return '*';
    return [...NEVER_PROXIED, ...entries.map(bracketed)].join(',');
}
/**
 * One connection an origin, with time-outs for connecting, headers and body, kept alive, through the proxy that `https_proxy`,
 * `http_proxy` and `no_proxy` name (in either case, the lower one first). Loopback is never proxied.
 * @param environment the variables, usually `process.env`
 * @throws ReviewError (`configuration`) for a proxy address that is none
 */
function createDispatcher(environment) {
    const timeout = { timeout: CONNECT_TIMEOUT_MS };
    return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
        httpProxy: proxyOf(environment, 'http_proxy'),
        httpsProxy: proxyOf(environment, 'https_proxy'),
        noProxy: noProxyOf(environment),
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

/***/ }),

/***/ 32963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ReviewError)
/* harmony export */ });
/** The one error that the client throws. */
/** No review, or not all of it. Message and hint are one line each, without secrets and control characters. */
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
//# sourceMappingURL=error.js.map

/***/ }),

/***/ 59218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wj: () => (/* binding */ KeySet),
  jC: () => (/* binding */ checkSignature),
  J9: () => (/* binding */ statementFaults),
  cr: () => (/* binding */ traceSigner)
});

// UNUSED EXPORTS: PAYLOAD_TYPE, PREDICATE_TYPE, STATEMENT_TYPE

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/service/auth/dsse.js
/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ES256, whose
 * signatures are r and s side by side, 64 bytes (RFC 7518 §3.4), as in the example of DSSE's own protocol.
 */

const ENCODING = 'ieee-p1363';
/** The bytes that are signed: the pre-authentication encoding, lengths in bytes. */
function preAuthenticationEncoding(payloadType, payload) {
    const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
    return Buffer.concat([Buffer.from(head), payload]);
}
/** Signs a payload. */
function signEnvelope(payloadType, payload, key) {
    const bytes = Buffer.from(payload);
    const sig = (0,external_node_crypto_.sign)('sha256', preAuthenticationEncoding(payloadType, bytes), {
        key: key.privateKey,
        dsaEncoding: ENCODING,
    });
    return {
        payloadType,
        payload: bytes.toString('base64'),
        signatures: [{ keyid: key.id, sig: sig.toString('base64') }],
    };
}
/** Whether one of the envelope's signatures is the key's. Its key ids are hints and prove nothing. */
function isSignedBy({ payloadType, payload, signatures }, key) {
    const bytes = preAuthenticationEncoding(payloadType, Buffer.from(payload, 'base64'));
    return signatures.some(({ sig }) => (0,external_node_crypto_.verify)('sha256', bytes, { key, dsaEncoding: ENCODING }, Buffer.from(sig, 'base64')));
}
//# sourceMappingURL=dsse.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/trace-signature.js
/**
 * Who made a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the trace's digest, in a
 * DSSE envelope signed with the service's trace key. The chain of hashes alone does not show a trace that was made anew.
 */



const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';
/** What the statement must say; what else it says is passed over, as in-toto asks for. */
const Statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz(STATEMENT_TYPE),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), digest: schemas/* object */.Ikc({ sha256: schemas/* string */.YjP() }) })).length(1),
    predicateType: schemas/* literal */.euz(PREDICATE_TYPE),
});
/** A public key of a JWKS (RFC 7517) that a trace may be signed with. */
const VerifyingKey = schemas/* looseObject */._H3({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP(),
    y: schemas/* string */.YjP(),
    kid: schemas/* string */.YjP(),
});
/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are passed over. */
const KeySet = schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({})) });
function statementOf({ review_id, digest }) {
    return {
        _type: STATEMENT_TYPE,
        subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
        predicateType: PREDICATE_TYPE,
    };
}
/** Signs traces with the keyring's newest trace key; null where it has none. */
function traceSigner(keyring) {
    return async (trace) => {
        const [key] = (await keyring.current()).trace;
        return key === undefined ? null : signEnvelope(PAYLOAD_TYPE, JSON.stringify(statementOf(trace)), key);
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
/** What is wrong with what the signature is about; empty where it is about this trace. Says nothing of who signed. */
function statementFaults(trace) {
    if (trace.signature === null)
        return [];
    const { payloadType, payload } = trace.signature;
    const expected = statementOf(trace).subject[0];
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
/** Checks who signed. Only keys that the signature names are tried; a key's own id is the one it has in the set. */
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
            // Not a point of the curve: no key, and nobody's signature.
        }
    }
    return { state: 'bad' };
}
//# sourceMappingURL=trace-signature.js.map

/***/ })

};
