export const id = 205;
export const ids = [205];
export const modules = {

/***/ 68081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   O4: () => (/* binding */ ErrorCode),
/* harmony export */   Sr: () => (/* binding */ ERRORS),
/* harmony export */   W5: () => (/* binding */ OAuthError)
/* harmony export */ });
/* unused harmony export FieldFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** Errors as the service gives them: RFC 9457 problem details with a code of our own. */

/** Every error code: the HTTP status it comes with, its title, and what the caller can do. */
const ERRORS = {
    E_REQ_001: { status: 400, title: 'The request is malformed' },
    E_REQ_002: { status: 400, title: 'Invalid repo or pr' },
    E_REQ_003: { status: 413, title: 'The body is too large' },
    E_AUTH_001: { status: 401, title: 'The bearer token is missing, invalid or expired' },
    E_AUTH_002: { status: 403, title: 'The token lacks the needed scope' },
    E_AC_001: { status: 422, title: 'The ticket has no acceptance criteria' },
    E_AC_002: { status: 422, title: 'The ticket does not exist or cannot be read' },
    E_POL_001: { status: 422, title: 'No such policy, or it does not parse' },
    E_TOK_001: { status: 424, title: 'No usable provider token' },
    E_TOK_002: { status: 424, title: 'Decryption of the provider token failed' },
    E_IDEM_001: { status: 422, title: 'The Idempotency-Key was used with another body' },
    E_RATE_001: { status: 429, title: 'Tenant rate limit hit' },
    E_NF_001: { status: 404, title: 'No such resource' },
    E_UP_001: { status: 502, title: 'The provider failed or timed out' },
    E_INT_001: { status: 500, title: 'Internal error' },
};
const ErrorCode = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(Object.keys(ERRORS)).meta({ id: 'ErrorCode' });
/** One fault of a request: a JSON pointer (RFC 6901) into the body, `?name` for a query parameter, `{name}` for one of the path. */
const FieldFault = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ pointer: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).meta({ id: 'FieldFault' });
/** `application/problem+json`; `detail` says what to do next. */
const Problem = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    instance: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    code: ErrorCode,
    errors: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(FieldFault).optional(),
})
    .meta({ id: 'Problem' });
/** Errors of the token endpoint, RFC 6749 §5.2. */
const OAuthError = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    error: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'invalid_request',
        'invalid_client',
        'invalid_grant',
        'unauthorized_client',
        'unsupported_grant_type',
        'invalid_scope',
    ]),
    error_description: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
})
    .meta({ id: 'OAuthError' });
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 71954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ memoryKeyring),
  u: () => (/* binding */ openKeyring)
});

// EXTERNAL MODULE: ./build/src/service/vault/secret.js
var vault_secret = __webpack_require__(46896);
// EXTERNAL MODULE: ./build/src/service/vault/vault.js
var vault = __webpack_require__(1662);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/service/auth/link-keys.js
/** Keys that trace links are signed with (HMAC-SHA-256), and the form in which they are kept. */


const BYTES = 32;
const Kept = schemas/* object */.Ikc({ created_at: schemas/* number */.aig(), key: schemas/* base64url */.r0z().length(43) });
function linkKeyOf(bytes, createdAt) {
    const id = (0,external_node_crypto_.createHash)('sha256').update('review-gate/link-key-id\n').update(bytes).digest('base64url');
    return { id, createdAt, bytes };
}
/** Makes a key. */
function createLinkKey(createdAt) {
    return linkKeyOf((0,external_node_crypto_.randomBytes)(BYTES), createdAt);
}
/** The key as text, for the vault. */
function writeLinkKey({ createdAt, bytes }) {
    return JSON.stringify({ created_at: createdAt, key: Buffer.from(bytes).toString('base64url') });
}
/** Reads what `writeLinkKey` wrote. Throws where it is something else. */
function readLinkKey(text) {
    const { created_at, key } = Kept.parse(JSON.parse(text));
    return linkKeyOf(Buffer.from(key, 'base64url'), created_at);
}
//# sourceMappingURL=link-keys.js.map
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwk/thumbprint.js + 1 modules
var thumbprint = __webpack_require__(73423);
;// CONCATENATED MODULE: ./build/src/service/auth/signing-keys.js
/** Key pairs that sign (ES256, RFC 7518 §3.4), what is published of them, and the form in which they are kept. */



/** What is published of a key (RFC 7517). */
const PublicKey = schemas/* object */.Ikc({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP().min(1),
    y: schemas/* string */.YjP().min(1),
    kid: schemas/* string */.YjP().min(1),
    alg: schemas/* literal */.euz('ES256'),
    use: schemas/* literal */.euz('sig'),
});
const Point = schemas/* object */.Ikc({ kty: schemas/* literal */.euz('EC'), crv: schemas/* literal */.euz('P-256'), x: schemas/* string */.YjP(), y: schemas/* string */.YjP() });
const PrivateJwk = Point.extend({ d: schemas/* string */.YjP() });
const signing_keys_Kept = schemas/* object */.Ikc({ created_at: schemas/* number */.aig(), jwk: PrivateJwk });
async function signingKeyOf(privateKey, createdAt) {
    const verifyingKey = (0,external_node_crypto_.createPublicKey)(privateKey);
    const point = Point.parse(verifyingKey.export({ format: 'jwk' }));
    const id = await (0,thumbprint/* calculateJwkThumbprint */.s)(point);
    return { id, createdAt, privateKey, verifyingKey, publicKey: { ...point, kid: id, alg: 'ES256', use: 'sig' } };
}
/** Makes a key pair. */
async function createSigningKey(createdAt) {
    const { privateKey } = (0,external_node_crypto_.generateKeyPairSync)('ec', { namedCurve: 'P-256' });
    return signingKeyOf(privateKey, createdAt);
}
/** The key as text, for the vault: it holds the private key. */
function writeSigningKey({ createdAt, privateKey }) {
    return JSON.stringify({ created_at: createdAt, jwk: PrivateJwk.parse(privateKey.export({ format: 'jwk' })) });
}
/** Reads what `writeSigningKey` wrote. Throws where it is something else. */
async function readSigningKey(text) {
    const { created_at, jwk } = signing_keys_Kept.parse(JSON.parse(text));
    return signingKeyOf((0,external_node_crypto_.createPrivateKey)({ key: jwk, format: 'jwk' }), created_at);
}
//# sourceMappingURL=signing-keys.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/key-families.js
/** The three families of keys that the service signs with: how long a replaced one is still taken, and how each is kept. */



/** How long a process may go on signing with a key that another one has replaced: until it reads the keys again. */
const REFRESH_MILLISECONDS = 30_000;
/** Clocks of several machines agree no better than this. */
const SKEW_MILLISECONDS = 30_000;
const OVERLAP_MILLISECONDS = REFRESH_MILLISECONDS + SKEW_MILLISECONDS;
const TOKEN_KEYS = {
    name: 'token',
    kind: 'ES256',
    livesOnMilliseconds: limits/* LIMITS */.b.TOKEN_LIFETIME_SECONDS * 1000 + OVERLAP_MILLISECONDS,
    create: createSigningKey,
    write: writeSigningKey,
    read: readSigningKey,
};
/** A trace is read for as long as it is kept anywhere. */
const TRACE_KEYS = { ...TOKEN_KEYS, name: 'trace', livesOnMilliseconds: Infinity };
const LINK_KEYS = {
    name: 'link',
    kind: 'HS256',
    livesOnMilliseconds: limits/* LIMITS */.b.TRACE_LINK_SECONDS * 1000 + OVERLAP_MILLISECONDS,
    create: async (createdAt) => createLinkKey(createdAt),
    write: writeLinkKey,
    read: async (text) => readLinkKey(text),
};
/** Newest first; at one moment the greater id, so that every process chooses the same. */
function newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return b.createdAt - a.createdAt;
    return a.id < b.id ? 1 : -1;
}
/**
 * Those that are still good at `now`: the newest, and each that was replaced not longer ago than its family lives on.
 * @param keys newest first
 */
function liveKeys(family, keys, now) {
    return keys.filter((_, at) => {
        const successor = keys[at - 1];
        return successor === undefined || successor.createdAt + family.livesOnMilliseconds > now;
    });
}
//# sourceMappingURL=key-families.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/keyring.js



/** Somebody who sends nothing but unknown key ids makes the keys be read no more often than this. */
const LOOK_AGAIN_MILLISECONDS = 1000;
const prefixOf = (family) => `signing/${family.name}/`;
/** One family in the store, and what was last read of it. */
class KeptKeys {
    family;
    options;
    keys = [];
    /** Boxes that could not be opened: each is told once. */
    told = new Set();
    constructor(family, options) {
        this.family = family;
        this.options = options;
    }
    live() {
        return liveKeys(this.family, this.keys, this.options.clock());
    }
    async read() {
        const rows = await this.options.store.administration.secrets.list(prefixOf(this.family));
        const read = await Promise.all(rows.map((row) => this.open(row)));
        this.keys = read.filter((key) => key !== null).toSorted(newestFirst);
    }
    /** Makes the first key where there is none that can be opened. Two processes may do so at once: the newer one signs. */
    async ensure() {
        if (this.keys.length === 0)
            await this.add();
    }
    /** Puts a new key in front. */
    async add() {
        const { store, vault, clock } = this.options;
        const now = clock();
        // After the one before it on any machine's clock, or it would not sign.
        const key = await this.family.create(Math.max(now, (this.keys[0]?.createdAt ?? 0) + 1));
        const name = `${prefixOf(this.family)}${key.id}`;
        const secret = { name, kind: this.family.kind, text: this.family.write(key) };
        await store.administration.secrets.put((0,vault_secret/* sealSecret */.E)(vault, null, secret, now));
        await this.read();
    }
    /** Removes the keys that nothing is taken from any more. */
    async removeEnded() {
        const live = this.live();
        for (const key of this.keys.filter((each) => !live.includes(each))) {
            await this.options.store.administration.secrets.remove(`${prefixOf(this.family)}${key.id}`);
        }
        await this.read();
    }
    /** Null for a row that cannot be opened here: the service carries on with the others. */
    async open(row) {
        const id = row.name.slice(prefixOf(this.family).length);
        const known = this.keys.find((key) => key.id === id);
        if (known !== undefined)
            return known;
        let text;
        try {
            text = (0,vault_secret/* openSecret */.J)(this.options.vault, null, row);
        }
        catch (cause) {
            if (!(cause instanceof vault/* VaultFault */.Fk))
                throw cause;
            this.tell(row, cause.message);
            return null;
        }
        try {
            return await this.family.read(text);
        }
        catch {
            // What the fault says may hold a piece of the key.
            this.tell(row, 'what it holds is no key of this version');
            return null;
        }
    }
    tell({ name, box }, reason) {
        if (this.told.has(box))
            return;
        this.told.add(box);
        this.options.log(`the signing key ${name} cannot be used: ${reason}`);
    }
}
/** Opens the keys, and makes those that are not there yet. Rejects where the store cannot be reached. */
async function openKeyring(options) {
    const { clock, log } = options;
    const token = new KeptKeys(TOKEN_KEYS, options);
    const trace = new KeptKeys(TRACE_KEYS, options);
    const link = new KeptKeys(LINK_KEYS, options);
    const families = [token, trace, link];
    let readAt = clock();
    let lookedAgainAt = Number.NEGATIVE_INFINITY;
    let reading = null;
    const keys = () => ({ token: token.live(), trace: trace.live(), link: link.live() });
    const readAll = async () => {
        const startedAt = clock();
        for (const family of families)
            await family.read();
        readAt = startedAt;
    };
    /** One reading at a time, which all wait for; one that fails leaves the known keys. */
    const refresh = () => {
        reading ??= readAll()
            .catch((cause) => {
            log(`the signing keys cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
        })
            .finally(() => {
            reading = null;
        });
        return reading;
    };
    const stale = () => clock() - readAt >= REFRESH_MILLISECONDS;
    await readAll();
    for (const family of families)
        await family.ensure();
    return {
        known: () => {
            if (stale())
                void refresh();
            return keys();
        },
        current: async () => {
            if (stale())
                await refresh();
            return keys();
        },
        lookAgain: async () => {
            if (clock() - lookedAgainAt >= LOOK_AGAIN_MILLISECONDS) {
                lookedAgainAt = clock();
                await refresh();
            }
            else {
                await reading;
            }
            return keys();
        },
        rotate: async () => {
            await readAll();
            for (const family of families) {
                await family.add();
                await family.removeEnded();
            }
            return keys();
        },
    };
}
/** Keys of a service that ends with its process. It has none for traces: a signature nobody can check later says nothing. */
async function memoryKeyring(clock) {
    const now = clock();
    const keys = { token: [await TOKEN_KEYS.create(now)], trace: [], link: [await LINK_KEYS.create(now)] };
    return { known: () => keys, current: async () => keys, lookAgain: async () => keys, rotate: async () => keys };
}
//# sourceMappingURL=keyring.js.map

/***/ }),

/***/ 50745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ verifySecret),
/* harmony export */   DZ: () => (/* binding */ hashSecret),
/* harmony export */   X$: () => (/* binding */ createSecret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Client secrets: made at random, kept as scrypt hashes, compared in constant time. */

const SECRET_BYTES = 32;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt's cost: 16 MiB and some 40 ms. Kept with each hash, so that it can grow. */
const COST = { N: 16_384, r: 8, p: 1 };
function derive(secret, salt, { N, r, p }) {
    return new Promise((resolve, reject) => {
        (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.scrypt)(secret, salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
            if (error === null)
                resolve(key);
            else
                reject(error);
        });
    });
}
/** A new client secret: 256 bits that need no escaping in a form or a header, with a prefix that secret scanners can know. */
function createSecret() {
    return `rgs_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('base64url')}`;
}
/** What is stored of a secret: `scrypt$N$r$p$salt$hash`. */
async function hashSecret(secret) {
    const salt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SALT_BYTES);
    const key = await derive(secret, salt, COST);
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
/** Whether `secret` is the one that was hashed. Of null (no such client) it takes as long and is false. */
async function verifySecret(secret, stored) {
    const [, N, r, p, salt, hash] = (stored ?? '').split('$');
    if (hash === undefined || salt === undefined) {
        await derive(secret, Buffer.alloc(SALT_BYTES), COST);
        return false;
    }
    const expected = Buffer.from(hash, 'base64url');
    const actual = await derive(secret, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
    return expected.length === actual.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, actual);
}
//# sourceMappingURL=secrets.js.map

/***/ }),

/***/ 5078:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ traceUrl)
/* harmony export */ });
/** The address of a review's trace. */
function traceUrl(publicUrl, reviewId) {
    return `${publicUrl}/v1/reviews/${reviewId}/trace`;
}
//# sourceMappingURL=context.js.map

/***/ }),

/***/ 89677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Oo: () => (/* binding */ answerClientFault),
  tr: () => (/* binding */ answerFrameworkFault),
  mB: () => (/* binding */ causeLine),
  Kl: () => (/* binding */ faultOf),
  ug: () => (/* binding */ handleErrors),
  zf: () => (/* binding */ noSuchCall)
});

// UNUSED EXPORTS: PROBLEM_TYPE

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./build/src/service/store/away.js
/** Whether a fault says that the database is away, and not that the query was wrong. */

/** PostgreSQL's codes (appendix A of its manual): shutting down, starting, too many connections; class 08 is connections. */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_CLASS = '08';
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** What `pg` says without a code: a connection that ended, or one that could not be had in time. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;
/** True of faults that pass when the database is back. */
function isDatabaseAway(cause) {
    if (!(0,types_.isNativeError)(cause))
        return false;
    if (cause instanceof AggregateError && cause.errors.length > 0)
        return cause.errors.every(isDatabaseAway);
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    return SQL_STATES.has(code) || SYSTEM.has(code) || code.startsWith(CONNECTION_CLASS) || WORDS.test(cause.message);
}
//# sourceMappingURL=away.js.map
// EXTERNAL MODULE: ./build/src/service/http/headers.js
var headers = __webpack_require__(28516);
// EXTERNAL MODULE: ./build/src/service/http/html.js
var html = __webpack_require__(69493);
// EXTERNAL MODULE: ./build/src/service/http/problem.js
var problem = __webpack_require__(61249);
;// CONCATENATED MODULE: ./build/src/service/http/errors.js
/** Every answer that is not a success goes through here, the framework's own faults too: problem+json and nothing internal. */





const PROBLEM_TYPE = 'application/problem+json';
/** What is said where there is no such call, or none for a program. */
function noSuchCall() {
    return new problem/* ServiceFault */.gF('E_NF_001', 'There is no such call. /openapi.json lists those there are.');
}
function isFrameworkFault(cause) {
    return (typeof cause === 'object' &&
        cause !== null &&
        'statusCode' in cause &&
        typeof cause.statusCode === 'number' &&
        'code' in cause &&
        typeof cause.code === 'string');
}
const errors_WORDS = {
    400: 'The request is malformed: the body must be one valid JSON value, the address valid percent-encoding.',
    408: 'The request took too long to arrive. Send it again.',
    411: 'The request needs a Content-Length.',
    414: 'The address of the request is too long.',
    415: 'The Content-Type is not one this call takes. Send application/json in UTF-8; /openapi.json names what else a call takes.',
    431: 'The headers of the request are too large.',
};
/** What the caller may know of `cause`. */
function faultOf(cause) {
    if (cause instanceof problem/* ServiceFault */.gF)
        return cause;
    if (isFrameworkFault(cause) && cause.statusCode >= 400 && cause.statusCode < 500) {
        if (cause.statusCode === 413)
            return new problem/* ServiceFault */.gF('E_REQ_003', 'The body is over 64 KiB. Send a smaller one.');
        const detail = errors_WORDS[cause.statusCode] ?? 'The request cannot be understood.';
        return new problem/* ServiceFault */.gF('E_REQ_001', detail, { status: cause.statusCode, cause });
    }
    if (isDatabaseAway(cause)) {
        return new problem/* ServiceFault */.gF('E_INT_001', 'The database cannot be reached now. It is safe to send the request again.', {
            status: 503,
            headers: { 'Retry-After': '2' },
            cause,
        });
    }
    return new problem/* ServiceFault */.gF('E_INT_001', 'Something went wrong on our side. Try again; name the instance if it stays.', {
        cause,
    });
}
/** The cause of a fault of ours, for the operator's log: one line, with where it was thrown. */
function causeLine(cause) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return text.replaceAll(/\s*\n\s*/gu, ' | ');
}
function answer(request, reply, cause, log) {
    const fault = faultOf(cause);
    request.faultCode = fault.code;
    if (fault.status === 500 || isDatabaseAway(cause))
        log(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'}: ${causeLine(cause)}`);
    reply.code(fault.status).headers({ ...(0,headers/* baseHeaders */.u3)(request.id), ...fault.headers });
    const { faultPage } = request.routeOptions.config;
    if (faultPage !== undefined)
        reply.header('vary', 'Accept');
    const shown = faultPage?.(fault, request) ?? null;
    if (shown !== null) {
        void reply
            .headers({ ...(0,html/* htmlHeaders */._d)(shown.page), ...shown.headers })
            .type(html/* HTML_TYPE */.dk)
            .send(shown.page.html);
        return;
    }
    void reply
        .type(PROBLEM_TYPE)
        // As bytes: the framework would add a charset to a text, and this media type has none.
        .send(Buffer.from(JSON.stringify((0,problem/* problemOf */.Zw)(fault, request.id))));
}
/** For Fastify's `frameworkErrors`: addresses that cannot be routed never reach the error handler. */
function answerFrameworkFault(log) {
    return (cause, request, reply) => answer(request, reply, cause, log);
}
/** Sets the error handler. `allowed` gives the methods that a path knows; none where there is no such path. */
function handleErrors(app, log, allowed) {
    app.setErrorHandler((cause, request, reply) => answer(request, reply, cause, log));
    app.addHook('onRequest', async (request) => {
        if (!request.is404)
            return;
        const path = request.url.replace(/[?#].*$/su, '').replace(/^https?:\/\/[^/]*/iu, '');
        const methods = allowed(path);
        if (methods.length === 0 || methods.includes(request.method)) {
            throw noSuchCall();
        }
        throw new problem/* ServiceFault */.gF('E_REQ_001', `The call does not know ${request.method}. It knows ${methods.join(', ')}.`, {
            status: 405,
            headers: { Allow: methods.join(', ') },
        });
    });
}
const CLIENT_FAULTS = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** For Fastify's `clientErrorHandler`: what could not even be read as HTTP. */
function answerClientFault(requestId) {
    return (error, socket) => {
        if (error.code === 'ECONNRESET' || !socket.writable) {
            socket.destroy();
            return;
        }
        const status = CLIENT_FAULTS[error.code ?? ''] ?? 400;
        const id = requestId();
        const body = JSON.stringify((0,problem/* problemOf */.Zw)(faultOf({ statusCode: status, code: 'CLIENT' }), id));
        socket.end([
            `HTTP/1.1 ${status} ${external_node_http_.STATUS_CODES[status]}`,
            `Content-Type: ${PROBLEM_TYPE}`,
            `Content-Length: ${Buffer.byteLength(body)}`,
            'Connection: close',
            ...Object.entries((0,headers/* baseHeaders */.u3)(id)).map(([name, value]) => `${name}: ${value}`),
            '',
            body,
        ].join('\r\n'));
    };
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 28516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lL: () => (/* binding */ setHeaders),
/* harmony export */   u3: () => (/* binding */ baseHeaders),
/* harmony export */   z2: () => (/* binding */ requestId)
/* harmony export */ });
/** An API answers with data, never with a page that may run or be framed; pages set a policy of their own. */
const SECURITY = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
const HSTS = 'max-age=31536000';
/** What every answer carries, also those that the framework gives before any hook runs. */
function baseHeaders(requestId) {
    return { ...SECURITY, 'x-request-id': requestId, 'cache-control': 'no-store' };
}
/** X-Request-Id, the security headers, and `Connection: close` once the service is going down. */
function setHeaders(app, { publicUrl, closing }) {
    app.addHook('onRequest', async (request, reply) => {
        reply.headers(baseHeaders(request.id));
        if (publicUrl().startsWith('https:'))
            reply.header('strict-transport-security', HSTS);
    });
    // As late as can be: a request that was under way when the service began to close must not keep its connection.
    app.addHook('onSend', async (_request, reply) => {
        if (closing())
            reply.header('connection', 'close');
    });
}
const CALLERS_ID = /^[\w.-]{1,128}$/u;
/** The caller's own request id where it is harmless, else a new one. */
function requestId(given, fresh) {
    return typeof given === 'string' && CALLERS_ID.test(given) ? given : fresh();
}
//# sourceMappingURL=headers.js.map

/***/ }),

/***/ 69493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ sendPage),
/* harmony export */   _d: () => (/* binding */ htmlHeaders),
/* harmony export */   dk: () => (/* binding */ HTML_TYPE),
/* harmony export */   zd: () => (/* binding */ prefersHtml)
/* harmony export */ });
/* harmony import */ var negotiator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60668);

/** The media types of the two forms of an answer. */
const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/**
 * Whether the caller would rather have HTML than JSON (RFC 9110 §12.5.1: weights, then what is named more closely, then
 * what comes first). JSON where both are as welcome, which is so for any type at all, and where neither is.
 */
function prefersHtml({ headers: { accept } }) {
    return new negotiator__WEBPACK_IMPORTED_MODULE_0__({ headers: { accept } }).mediaType([JSON_TYPE, HTML_TYPE]) === HTML_TYPE;
}
/** Nobody but the browser that asked keeps the page, and nothing runs in it. */
function htmlHeaders({ contentSecurityPolicy }) {
    return { 'content-security-policy': contentSecurityPolicy, 'cache-control': 'private, no-store' };
}
/** Sends a page; 200 when no status is given. */
function sendPage(reply, { page, headers = {} }, status = 200) {
    return reply
        .code(status)
        .headers({ ...htmlHeaders(page), ...headers })
        .type(HTML_TYPE)
        .send(page.html);
}
//# sourceMappingURL=html.js.map

/***/ }),

/***/ 61249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   gF: () => (/* binding */ ServiceFault),
/* harmony export */   mX: () => (/* binding */ notFound)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68081);
/** Faults on their way to the caller: RFC 9457 problem details with a code of the contract. */

/** A fault the caller may know of. `message` becomes `detail`: it says what to do next and holds nothing internal. */
class ServiceFault extends Error {
    code;
    name = 'ServiceFault';
    status;
    errors;
    headers;
    constructor(code, detail, options = {}) {
        super(detail, { cause: options.cause });
        this.code = code;
        this.status = options.status ?? _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ERRORS */ .Sr[code].status;
        this.errors = options.errors;
        this.headers = options.headers ?? {};
    }
}
/** The one way to say that something is not there; another tenant's id reads exactly the same. */
function notFound(what) {
    return new ServiceFault('E_NF_001', `There is no such ${what}. Check the id, and that the token is of the right tenant.`);
}
/** The body of an error answer. `instance` names the request, as the X-Request-Id header does. */
function problemOf(fault, requestId) {
    return {
        type: `urn:review-gate:error:${fault.code}`,
        title: _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .ERRORS */ .Sr[fault.code].title,
        status: fault.status,
        detail: fault.message,
        instance: `urn:review-gate:request:${requestId}`,
        code: fault.code,
        ...(fault.errors === undefined ? {} : { errors: [...fault.errors] }),
    };
}
//# sourceMappingURL=problem.js.map

/***/ }),

/***/ 21843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createIds)
/* harmony export */ });
/** Ids as TypeID 0.3 has them: a prefix and a UUIDv7 (RFC 9562) in 26 characters of lower-case Crockford base32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const RAND_B_BITS = 62n;
const TAIL_BITS = 74n;
const VERSION = 7n << 76n;
const VARIANT = 2n << RAND_B_BITS;
function base32(value) {
    let rest = value;
    let text = '';
    for (let at = 0; at < ID_CHARACTERS; at += 1) {
        text = ALPHABET.charAt(Number(rest & 31n)) + text;
        rest >>= 5n;
    }
    return text;
}
function toBigInt(bytes) {
    return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}
/** 48 bits of time, version, 12 bits, variant, 62 bits: the 74 random bits are one counter across the variant. */
function uuid(milliseconds, tail) {
    const high = tail >> RAND_B_BITS;
    const low = tail & ((1n << RAND_B_BITS) - 1n);
    return (BigInt(milliseconds) << 80n) | VERSION | (high << 64n) | VARIANT | low;
}
/**
 * @param clock milliseconds since the epoch
 * @param random gives that many bytes; asked once a millisecond, then the random part counts up (RFC 9562 §6.2, method 2),
 *   so ids made in one go sort as they were made, and a clock that stands still or goes back breaks nothing
 */
function createIds(clock, random) {
    let last = -1;
    let tail = 0n;
    return (prefix) => {
        const now = Math.floor(clock());
        if (now > last) {
            last = now;
            // The top bit stays clear, so that counting up has room.
            tail = toBigInt(random(RANDOM_BYTES)) & ((1n << (TAIL_BITS - 1n)) - 1n);
        }
        else {
            tail += 1n;
        }
        return `${prefix}_${base32(uuid(last, tail))}`;
    };
}
//# sourceMappingURL=ids.js.map

/***/ }),

/***/ 66692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ presentReview),
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
/* harmony import */ var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5078);

/** Milliseconds since the epoch → ISO 8601, UTC, milliseconds, `Z`. */
function timestamp(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** The queued, completed or failed shape, exactly. */
function presentReview(stored, publicUrl) {
    const { id, asked, change, outcome } = stored;
    const about = {
        repo: asked.repo,
        pr: asked.pr,
        head_sha: change.head.sha,
        ticket: asked.ticket,
        policy: asked.policy,
        dry_run: asked.dry_run,
    };
    const created_at = timestamp(stored.createdAt);
    const nothing = { verdict: null, tier: null, trace_url: null };
    switch (outcome.status) {
        case 'queued':
            return { id, status: 'queued', ...nothing, created_at, ...about };
        case 'failed':
            return { id, status: 'failed', ...nothing, created_at, ...about, error: { ...outcome.error } };
        case 'complete':
            return {
                id,
                status: 'complete',
                verdict: outcome.verdict,
                tier: outcome.tier,
                confidence: outcome.confidence,
                ac_bindings: [...outcome.acBindings],
                trace_url: (0,_context_js__WEBPACK_IMPORTED_MODULE_0__/* .traceUrl */ .r)(publicUrl, id),
                created_at,
                completed_at: timestamp(outcome.completedAt),
                ...about,
                counts: outcome.counts,
            };
    }
}
//# sourceMappingURL=present.js.map

/***/ }),

/***/ 46896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ sealSecret),
/* harmony export */   J: () => (/* binding */ openSecret)
/* harmony export */ });
/** @param tenantId null for the service's own */
function placeOf(tenantId, name) {
    return `${tenantId ?? 'service'}/${name}`;
}
/** Seals a text for its row. */
function sealSecret(vault, tenantId, secret, now) {
    const { name, kind, text } = secret;
    return { name, kind, ...vault.seal(placeOf(tenantId, name), text), updatedAt: now };
}
/** Opens a row. Throws VaultFault. */
function openSecret(vault, tenantId, secret) {
    return vault.open(placeOf(tenantId, secret.name), secret);
}
//# sourceMappingURL=secret.js.map

/***/ }),

/***/ 1662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ createVault),
/* harmony export */   Co: () => (/* binding */ KEY_BYTES),
/* harmony export */   Fk: () => (/* binding */ VaultFault),
/* harmony export */   yg: () => (/* binding */ keyIdOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/**
 * Secrets at rest: each is sealed by AES-256-GCM under a key of its own, and that key by a master key (envelope encryption,
 * NIST SP 800-38D for the mode). What is sealed for one place cannot be opened for another.
 */

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const ID_CHARACTERS = 12;
/** What was sealed cannot be opened: the master key is missing or another, or the text was changed or moved. */
class VaultFault extends Error {
    name = 'VaultFault';
}
function encrypt(key, plain, place) {
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(NONCE_BYTES);
    const cipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createCipheriv)(CIPHER, key, nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
function decrypt(key, box, place) {
    const end = box.length - TAG_BYTES;
    const decipher = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createDecipheriv)(CIPHER, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(box.subarray(end));
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, end)), decipher.final()]);
}
/** The id of a master key: it names the key and gives nothing of it away. */
function keyIdOf(key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update('review-gate/master-key-id\n').update(key).digest('hex').slice(0, ID_CHARACTERS);
}
function ringOf(masterKeys) {
    const short = masterKeys.find(({ length }) => length !== KEY_BYTES);
    if (short !== undefined)
        throw new Error(`a master key is ${KEY_BYTES} bytes, not ${short.length}`);
    const [current] = masterKeys;
    return { current, keyId: keyIdOf(current), byId: new Map(masterKeys.map((key) => [keyIdOf(key), key])) };
}
/** A vault over master keys. Throws where a key has another length. */
function createVault(masterKeys) {
    let ring = ringOf(masterKeys);
    return {
        get keyId() {
            return ring.keyId;
        },
        replace: (replacement) => {
            ring = ringOf(replacement);
        },
        seal: (place, text) => {
            const { current, keyId } = ring;
            const own = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(KEY_BYTES);
            const parts = [encrypt(current, own, place), encrypt(own, Buffer.from(text), place)];
            return { keyId, box: [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.') };
        },
        open: (place, sealed) => {
            const master = ring.byId.get(sealed.keyId);
            if (master === undefined)
                throw new VaultFault(`there is no master key ${sealed.keyId}`);
            const [version, wrapped = '', text = ''] = sealed.box.split('.');
            if (version !== VERSION)
                throw new VaultFault('it is of a form that this version does not know');
            try {
                const own = decrypt(master, Buffer.from(wrapped, 'base64url'), place);
                return decrypt(own, Buffer.from(text, 'base64url'), place).toString('utf8');
            }
            catch (cause) {
                throw new VaultFault('it was changed, moved, or sealed by another key', { cause });
            }
        },
    };
}
//# sourceMappingURL=vault.js.map

/***/ })

};
