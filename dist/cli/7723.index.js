export const id = 7723;
export const ids = [7723];
export const modules = {

/***/ 847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ hashSha256),
/* harmony export */   M6: () => (/* binding */ digestText),
/* harmony export */   QN: () => (/* binding */ digestBytes),
/* harmony export */   jx: () => (/* binding */ hashParts),
/* harmony export */   sc: () => (/* binding */ sha256)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** SHA-256 (FIPS 180-4) of texts and bytes. Texts are hashed as UTF-8. */

/** Returns the SHA-256 of the parts in sequence. */
function sha256(form, ...parts) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    for (const part of parts)
        hash.update(part);
    return hash.digest(form);
}
/** Returns the SHA-256 of a text as 64 lower-case hex digits. */
function hashSha256(text) {
    return sha256('hex', text);
}
/** Returns the contract's digest of a text: `sha256:` and its hash in hex. */
function digestText(text) {
    return `sha256:${hashSha256(text)}`;
}
/** Returns the contract's digest of bytes. */
function digestBytes(bytes) {
    return `sha256:${sha256('hex', bytes)}`;
}
/**
 * Returns a key for a tuple of values: the hash of the values as a JSON array, in base64url. Takes what
 * `JSON.stringify` takes.
 */
function hashParts(...parts) {
    return sha256('base64url', JSON.stringify(parts));
}
//# sourceMappingURL=hash.js.map

/***/ }),

/***/ 94141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ createIds)
/* harmony export */ });
/** Ids according to TypeID 0.3: a prefix and a UUIDv7 (RFC 9562) in 26 characters of lower-case Crockford base32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const RAND_B_BITS = 62n;
const TAIL_BITS = 74n;
const VERSION = 7n << 76n;
const VARIANT = 2n << RAND_B_BITS;
function encodeBase32(value) {
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
/**
 * Builds a UUID: 48 bits of time, version, 12 bits, variant, 62 bits. The 74 random bits are one counter across the
 * variant.
 */
function buildUuid(milliseconds, tail) {
    const high = tail >> RAND_B_BITS;
    const low = tail & ((1n << RAND_B_BITS) - 1n);
    return (BigInt(milliseconds) << 80n) | VERSION | (high << 64n) | VARIANT | low;
}
/**
 * Creates a source of ids. Within a millisecond the random part is incremented (RFC 9562 §6.2, method 2). So ids sort
 * in creation order, and a clock that stops or goes back does no harm.
 * @param clock milliseconds since the epoch
 * @param random returns the given number of bytes. It is called once per millisecond; after that the random part is
 * incremented (RFC 9562 §6.2, method 2). So ids created in the same millisecond sort by creation, also if the clock
 * stops or goes back.
 */
function createIds(clock, random) {
    let last = -1;
    let tail = 0n;
    return (prefix) => {
        const now = Math.floor(clock());
        if (now > last) {
            last = now;
            // The top bit is 0, so that the counter has space to grow.
            tail = toBigInt(random(RANDOM_BYTES)) & ((1n << (TAIL_BITS - 1n)) - 1n);
        }
        else {
            tail += 1n;
        }
        return `${prefix}_${encodeBase32(buildUuid(last, tail))}`;
    };
}
//# sourceMappingURL=ids.js.map

/***/ }),

/***/ 98602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ formatTimestamp),
/* harmony export */   Uw: () => (/* binding */ checkPeriod),
/* harmony export */   YA: () => (/* binding */ seconds)
/* harmony export */ });
/** Times in the format of the contract. */
/** Converts milliseconds since the epoch to ISO 8601: UTC, with milliseconds and `Z`. */
function formatTimestamp(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** Formats a duration for people, in seconds: `1.5 s`; from 10 s on without decimals. */
function seconds(milliseconds) {
    const value = milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
    return `${value} s`;
}
const DAY = 86_400_000;
/** The longest period of one export, in days. */
const MAX_PERIOD_DAYS = 366;
/** Says what is wrong with the end of a period of two ISO 8601 times; null if nothing is. */
function checkPeriod({ from, to }) {
    const length = Date.parse(to) - Date.parse(from);
    if (length <= 0)
        return 'must be later than from';
    return length > MAX_PERIOD_DAYS * DAY ? `must be at most ${MAX_PERIOD_DAYS} days after from` : null;
}
//# sourceMappingURL=time.js.map

/***/ }),

/***/ 68081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   O4: () => (/* binding */ ErrorCode),
/* harmony export */   Sr: () => (/* binding */ ERRORS),
/* harmony export */   W5: () => (/* binding */ OAuthError),
/* harmony export */   hc: () => (/* binding */ PROBLEM_TYPE)
/* harmony export */ });
/* unused harmony export FieldFault */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88343);
/** Errors of the service: RFC 9457 problem details with our own code. */

/** Every error code with its HTTP status and title. */
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
/**
 * One fault of a request. `pointer` is a JSON pointer (RFC 6901) into the body, `?name` for a query parameter, or
 * `{name}` for a path parameter.
 */
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
/** Media type of a problem (RFC 9457). */
const PROBLEM_TYPE = 'application/problem+json';
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 88910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openAdministrator: () => (/* binding */ openAdministrator)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _base_ids_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94141);
/* harmony import */ var _api_auth_keyring_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71227);
/* harmony import */ var _store_vault_master_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77593);
/* harmony import */ var _store_vault_vault_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2812);
/* harmony import */ var _administrator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19617);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32692);
/* harmony import */ var _control_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(43701);
/**
 * Opens the service's data for the operator: the database, the data folder, or the running service that has the folder
 * locked.
 */









/** Enough, because the operator runs one command at a time. */
const CONNECTIONS = 2;
async function openOnBackend(backend, place, log, settle) {
    // Loaded when needed, because the other commands need no database.
    const { openSqlStore } = await Promise.all(/* import() | store */[__webpack_require__.e(8434), __webpack_require__.e(6169), __webpack_require__.e(3962)]).then(__webpack_require__.bind(__webpack_require__, 76169));
    try {
        const store = await openSqlStore(backend);
        const keys = async () => {
            const masterKeys = await (0,_store_vault_master_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .openMasterKeys */ .T)(place);
            const vault = (0,_store_vault_vault_js__WEBPACK_IMPORTED_MODULE_3__/* .createVault */ .B3)(masterKeys.keys);
            return { vault, masterKeys, keyring: await (0,_api_auth_keyring_js__WEBPACK_IMPORTED_MODULE_4__/* .openKeyring */ .u)({ store, vault, clock: Date.now, log }) };
        };
        const operator = (0,_administrator_js__WEBPACK_IMPORTED_MODULE_5__/* .createAdministrator */ .w)({
            store,
            keys,
            ids: (0,_base_ids_js__WEBPACK_IMPORTED_MODULE_6__/* .createIds */ .T)(Date.now, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes),
            clock: Date.now,
            settle,
        });
        return { operator, close: () => backend.close() };
    }
    catch (cause) {
        await backend.close();
        throw cause;
    }
}
/**
 * Opens what the settings name: PostgreSQL, or the data folder. If a service is running on the data folder, commands go
 * through it. Rejects with AdministrationError or MasterKeyError if the operator must change something, otherwise with the
 * database's error.
 * @param log receives lines that are not results
 */
async function openAdministrator(place, log) {
    if (place.databaseUrl !== null) {
        const { openPostgres } = await Promise.all(/* import() | postgres */[__webpack_require__.e(3849), __webpack_require__.e(9466)]).then(__webpack_require__.bind(__webpack_require__, 64680));
        const backend = await openPostgres(place.databaseUrl, { poolSize: CONNECTIONS });
        // Services may be using the database at the same time.
        return openOnBackend(backend, place, log, () => (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(_administrator_js__WEBPACK_IMPORTED_MODULE_5__/* .SETTLE_MILLISECONDS */ .t));
    }
    const { readDataLock } = await __webpack_require__.e(/* import() | data-lock */ 9789).then(__webpack_require__.bind(__webpack_require__, 92760));
    const lock = await readDataLock(place.dataDir);
    if (lock === null) {
        const { openPglite } = await Promise.all(/* import() | pglite */[__webpack_require__.e(3849), __webpack_require__.e(4900)]).then(__webpack_require__.bind(__webpack_require__, 64844));
        return openOnBackend(await openPglite(place.dataDir, log), place, log, async () => undefined);
    }
    if (lock.control === null) {
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk(`The process ${lock.pid} has ${place.dataDir} and takes no commands: it is another command, or a service that is starting. Try again.`);
    }
    return { operator: (0,_control_js__WEBPACK_IMPORTED_MODULE_8__/* .createRemoteAdministrator */ .Q)(lock.control), close: async () => undefined };
}
//# sourceMappingURL=open.js.map

/***/ })

};
