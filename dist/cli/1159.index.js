export const id = 1159;
export const ids = [1159];
export const modules = {

/***/ 19617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ SETTLE_MILLISECONDS),
  w: () => (/* binding */ createAdministrator)
});

// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
// EXTERNAL MODULE: ./build/src/contract/scopes.js
var contract_scopes = __webpack_require__(22151);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/service/api/auth/secrets.js
var auth_secrets = __webpack_require__(42332);
// EXTERNAL MODULE: ./build/src/service/store/vault/master-keys.js
var master_keys = __webpack_require__(77593);
// EXTERNAL MODULE: ./build/src/service/store/vault/secret.js
var vault_secret = __webpack_require__(74858);
// EXTERNAL MODULE: ./build/src/service/store/vault/vault.js
var vault_vault = __webpack_require__(2812);
;// CONCATENATED MODULE: ./build/src/service/store/vault/rotation.js



const ROWS_AT_A_TIME = 100;
const formatRowName = ({ tenantId, secret }) => `${tenantId ?? ''}/${secret.name}`;
/** Seals rows again until only unreadable rows remain. */
class Resealer {
    options;
    resealed = 0;
    /** The unreadable rows of the last pass. */
    unreadable = new Map();
    constructor(options) {
        this.options = options;
    }
    async run() {
        const { store, vault } = this.options;
        this.unreadable = new Map();
        for (;;) {
            // The unreadable rows are in every list again, so the limit is raised by their number.
            const limit = ROWS_AT_A_TIME + this.unreadable.size;
            const rows = await store.administration.sealedOtherwise(vault.keyId, limit);
            const left = rows.filter((row) => !this.unreadable.has(formatRowName(row)));
            if (left.length === 0)
                return;
            for (const row of left)
                await this.reseal(row);
        }
    }
    async reseal(row) {
        const { store, vault } = this.options;
        const { tenantId, secret } = row;
        const { name, kind, keyId, updatedAt } = secret;
        let text;
        try {
            text = (0,vault_secret/* openSecret */.J)(vault, tenantId, secret);
        }
        catch (cause) {
            if (!(cause instanceof vault_vault/* VaultError */.hb))
                throw cause;
            this.unreadable.set(formatRowName(row), { tenantId, name, keyId });
            return;
        }
        const after = (0,vault_secret/* sealSecret */.E)(vault, tenantId, { name, kind, text }, updatedAt);
        // A row that was changed in the meantime is handled by the next pass.
        if (await store.administration.reseal(tenantId, secret, after))
            this.resealed += 1;
    }
}
/** Adds a new key at the front if the service stores the keys and no earlier rotation is unfinished. */
async function ensureNewKey({ masterKeys, vault }) {
    const { keys, file } = masterKeys;
    if (file === null || keys.length > 1)
        return { keys, made: false };
    const longer = [(0,master_keys/* createMasterKey */.EK)(), ...keys];
    // The file is written before anything is sealed with the new key.
    await file.write(longer);
    vault.replace(longer);
    return { keys: longer, made: true };
}
/**
 * Rotates the master key. Rejects if the store or the file fails; the next call continues.
 * @returns the result, and the remaining keys
 */
async function rotateMasterKey(options) {
    const { vault, masterKeys, settle } = options;
    const { keys, made } = await ensureNewKey(options);
    const [current, ...others] = keys;
    const resealing = new Resealer(options);
    await resealing.run();
    if (others.length > 0) {
        await settle();
        await resealing.run();
    }
    const unreadable = [...resealing.unreadable.values()];
    const countUnreadableRows = (keyId) => unreadable.filter((row) => row.keyId === keyId).length;
    const needed = others.filter((key) => countUnreadableRows((0,vault_vault/* computeKeyId */.CG)(key)) > 0);
    const kept = [current, ...needed];
    const { file } = masterKeys;
    if (file !== null && kept.length < keys.length) {
        await file.write(kept);
        vault.replace(kept);
    }
    return {
        rotation: {
            keyId: vault.keyId,
            made,
            resealed: resealing.resealed,
            unreadable,
            others: others.map((key) => ({
                keyId: (0,vault_vault/* computeKeyId */.CG)(key),
                rows: countUnreadableRows((0,vault_vault/* computeKeyId */.CG)(key)),
                removed: file !== null && !needed.includes(key),
            })),
        },
        masterKeys: file === null ? masterKeys : { keys: kept, file },
    };
}
//# sourceMappingURL=rotation.js.map
// EXTERNAL MODULE: ./build/src/service/administration/commands.js
var commands = __webpack_require__(32692);
;// CONCATENATED MODULE: ./build/src/service/administration/administrator.js
/** What the operator does with tenants, clients and keys: over all tenants, on the machine, never over the service's HTTP. */





/** How long a request that has sealed a secret with the old master key may take to store it, in milliseconds. */
const SETTLE_MILLISECONDS = 5000;
const HOUR = 3_600_000;
const RETENTION_DAYS = 90;
/** Letters, digits, punctuation and symbols, with single spaces between them; no control or invisible characters. */
const NAME = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}]| (?! ))+$/u;
const MAX_NAME_CHARACTERS = 100;
function checkName(name) {
    const length = [...name].length;
    if (length >= 1 && length <= MAX_NAME_CHARACTERS && name.trim() === name && NAME.test(name))
        return;
    throw new commands/* AdministrationError */.bk(`A tenant's name is 1 to ${MAX_NAME_CHARACTERS} printable characters, with single blanks inside at most.`);
}
/** Returns each scope once, in the contract's order. */
function sortScopes(scopes) {
    return Object.keys(contract_scopes/* SCOPES */.i).flatMap((name) => scopes.find((scope) => scope === name) ?? []);
}
const formatNullableTimestamp = (milliseconds) => milliseconds === null ? null : (0,time/* formatTimestamp */.Ey)(milliseconds);
function isValid(secret, now) {
    return secret.expiresAt === null || secret.expiresAt > now;
}
/** Creates the operator for a store. */
function createAdministrator({ store, keys, ids, clock, settle }) {
    const { administration, directory } = store;
    let rotating = Promise.resolve();
    /**
     * The list that this process wrote last, even if its rotation failed halfway: secrets sealed with those keys must
     * stay readable.
     */
    let written = null;
    const withNewestKeys = ({ keys: opened, file }) => {
        if (file === null)
            return { keys: opened, file };
        const write = async (list) => {
            await file.write(list);
            written = list;
        };
        return { keys: written ?? opened, file: { path: file.path, write } };
    };
    const requireTenant = async (name) => {
        const tenant = await directory.tenantNamed(name);
        if (tenant !== null)
            return tenant;
        throw new commands/* AdministrationError */.bk(`There is no tenant ${JSON.stringify(name)}: review-gate tenant list shows those there are.`);
    };
    const requireClient = async (id) => {
        const client = await directory.client(id);
        if (client !== null)
            return client;
        throw new commands/* AdministrationError */.bk(`There is no client ${JSON.stringify(id)}: review-gate client list --tenant NAME shows them.`);
    };
    const revoked = (id) => new commands/* AdministrationError */.bk(`The client ${id} is revoked, for good. Create a new one.`);
    const rotateKeys = async () => {
        const { vault, keyring, masterKeys: opened } = await keys();
        const masterKeys = withNewestKeys(opened);
        const done = await rotateMasterKey({ store, vault, masterKeys, settle });
        const { token, trace } = await keyring.rotate();
        const { keyId, made, resealed, others, unreadable } = done.rotation;
        return {
            token_key: token[0]?.id ?? '',
            trace_key: trace[0]?.id ?? '',
            master_key: {
                key_id: keyId,
                kept_in: masterKeys.file?.path ?? null,
                made,
                resealed,
                others: others.map((each) => ({ key_id: each.keyId, rows: each.rows, removed: each.removed })),
                unreadable: unreadable.map((row) => ({ tenant_id: row.tenantId, name: row.name, key_id: row.keyId })),
            },
        };
    };
    return {
        createTenant: async ({ name }) => {
            checkName(name);
            const tenant = {
                id: ids('ten'),
                name,
                default_policy: 'balanced',
                repository_policy: 'tighten',
                rate_limit: { per_minute: limits/* LIMITS */.b.REVIEWS_PER_MINUTE, burst: limits/* LIMITS */.b.REVIEWS_BURST },
                retention_days: RETENTION_DAYS,
                on_pull_request: 'ignore',
                check_name: 'Review Gate',
                created_at: (0,time/* formatTimestamp */.Ey)(clock()),
            };
            if (await administration.createTenant(tenant))
                return { tenant_id: tenant.id, name };
            throw new commands/* AdministrationError */.bk(`There is a tenant ${JSON.stringify(name)} already. Choose another name.`);
        },
        tenants: async () => ({ tenants: [...(await administration.tenants())] }),
        createClient: async ({ tenant: name, scopes }) => {
            const tenant = await requireTenant(name);
            const granted = sortScopes(scopes);
            if (granted.length === 0) {
                throw new commands/* AdministrationError */.bk(`A client needs a scope at least: ${Object.keys(contract_scopes/* SCOPES */.i).join(', ')}.`);
            }
            const id = ids('cli');
            const secret = (0,auth_secrets/* createSecret */.X$)();
            const createdAt = clock();
            await administration.createClient({
                id,
                tenantId: tenant.id,
                scopes: granted,
                secrets: [{ hash: await (0,auth_secrets/* hashSecret */.DZ)(secret), createdAt, expiresAt: null }],
                createdAt,
                revokedAt: null,
            });
            return { client_id: id, client_secret: secret, tenant_id: tenant.id, scope: granted.join(' ') };
        },
        rotateSecret: async ({ clientId, overlapHours }) => {
            const secret = (0,auth_secrets/* createSecret */.X$)();
            const hash = await (0,auth_secrets/* hashSecret */.DZ)(secret);
            const client = await requireClient(clientId);
            if (client.revokedAt !== null)
                throw revoked(clientId);
            const now = clock();
            // The newest valid secret gets an expiry time, never later than its present one. Older secrets are removed.
            const newest = overlapHours > 0 ? client.secrets.find((each) => isValid(each, now)) : undefined;
            const until = Math.min(newest?.expiresAt ?? Infinity, now + overlapHours * HOUR);
            const previous = newest === undefined ? [] : [{ ...newest, expiresAt: until }];
            const secrets = [{ hash, createdAt: now, expiresAt: null }, ...previous];
            if (!(await administration.updateClient({ ...client, secrets })))
                throw revoked(clientId);
            const kept = await requireClient(clientId);
            if (kept.revokedAt !== null)
                throw revoked(clientId);
            if (!kept.secrets.some((each) => each.hash === hash)) {
                throw new commands/* AdministrationError */.bk(`The secret of ${clientId} was rotated by somebody else at the same time. Rotate again.`);
            }
            return {
                client_id: clientId,
                client_secret: secret,
                previous_secret_expires_at: previous.length === 0 ? null : (0,time/* formatTimestamp */.Ey)(until),
            };
        },
        revokeClient: async ({ clientId }) => {
            const client = await requireClient(clientId);
            const revokedAt = client.revokedAt ?? clock();
            if (client.revokedAt === null)
                await administration.updateClient({ ...client, revokedAt });
            return { client_id: clientId, revoked_at: (0,time/* formatTimestamp */.Ey)(revokedAt) };
        },
        clients: async ({ tenant: name }) => {
            const tenant = await requireTenant(name);
            const clients = await administration.clients(tenant.id);
            const now = clock();
            return {
                clients: clients.map(({ id, scopes, secrets, createdAt, revokedAt }) => ({
                    client_id: id,
                    scope: scopes.join(' '),
                    secrets: secrets
                        .filter((each) => isValid(each, now))
                        .map((each) => ({
                        created_at: (0,time/* formatTimestamp */.Ey)(each.createdAt),
                        expires_at: formatNullableTimestamp(each.expiresAt),
                    })),
                    created_at: (0,time/* formatTimestamp */.Ey)(createdAt),
                    revoked_at: formatNullableTimestamp(revokedAt),
                })),
            };
        },
        rotateKeys: async () => {
            // Rotations run one after the other: two at once would each add a new master key.
            const result = rotating.then(() => rotateKeys({}));
            rotating = result.catch(() => undefined);
            return result;
        },
    };
}
//# sourceMappingURL=administrator.js.map

/***/ }),

/***/ 43701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ startControl),
/* harmony export */   Q: () => (/* binding */ createRemoteAdministrator)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73429);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24371);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88343);
/* harmony import */ var _api_http_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88200);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32692);
/**
 * The control socket: while a service has a data folder locked, the operator's commands reach it there. A user who may
 * open the socket may also open the folder's database, so the file mode is sufficient protection.
 */









const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;
/** `sun_path` holds 104 bytes on some systems and 108 on others, including the terminating zero. */
const MAX_PATH_BYTES = 100;
const MAX_REQUEST_BYTES = 64 * 1024;
/** Long, because sealing every row again takes time proportional to the number of rows. */
const ANSWER_MILLISECONDS = 10 * 60_000;
const ORIGIN = 'http://control';
const Asked = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ command: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(Object.keys(_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo)), takes: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J() });
const Answered = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ gives: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J() }), zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ fault: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })]);
function isCommand(name) {
    return Object.hasOwn(_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo, name);
}
async function readRequestText(request) {
    const pieces = [];
    let size = 0;
    for await (const piece of request) {
        const bytes = Buffer.from(piece);
        size += bytes.length;
        if (size > MAX_REQUEST_BYTES)
            throw new Error('the request is too large');
        pieces.push(bytes);
    }
    return Buffer.concat(pieces).toString('utf8');
}
async function runCommand(operator, name, takes) {
    const parsed = _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo[name].takes.safeParse(takes);
    if (!parsed.success)
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk(`The command ${name} was asked in a form that is not known here.`);
    return operator[name](parsed.data);
}
async function answerCommand(operator, text) {
    let asked;
    try {
        asked = Asked.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk('The service does not know this command: it is of another version.', { cause });
    }
    if (!isCommand(asked.command))
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk('The service does not know this command.');
    return runCommand(operator, asked.command, asked.takes);
}
/** Creates a folder that only this user can access. This protects the socket also before its own mode is set. */
async function prepareSocketFolder(directory) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, 'control');
    if (Buffer.byteLength((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(inside, 'socket')) > MAX_PATH_BYTES)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'review-gate-'));
    // Removes what a killed process left. The lock shows that the process is no longer running.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(inside, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(inside, { mode: OWNER_FOLDER });
    return inside;
}
/** Opens the socket. Rejects if the folder cannot be written. */
async function startControl({ operator, directory, log }) {
    const answer = async (text) => {
        try {
            return { gives: await answerCommand(operator, text) };
        }
        catch (cause) {
            if (cause instanceof _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk)
                return { fault: cause.message };
            log(`control socket: ${(0,_api_http_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCause */ .$D)(cause)}`);
            return { fault: 'It failed in the service: its log says why.' };
        }
    };
    const reply = async (response, text) => {
        const sent = new Promise((resolve) => response.once('close', resolve));
        const body = JSON.stringify(await answer(text));
        response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(body);
        await sent;
    };
    const underWay = new Set();
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request, response) => {
        readRequestText(request).then((text) => {
            const replied = reply(response, text).finally(() => underWay.delete(replied));
            underWay.add(replied);
        }, 
        // The request is too large or was interrupted, so there is no command to run.
        () => response.destroy());
    });
    const folder = await prepareSocketFolder(directory);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'socket');
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(path, () => {
            server.off('error', reject);
            resolve();
        });
    });
    server.on('error', (cause) => log(`control socket: ${(0,_api_http_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCause */ .$D)(cause)}`));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, OWNER_ONLY);
    return {
        path,
        close: async () => {
            const closed = new Promise((resolve) => server.close(resolve));
            await Promise.all(underWay);
            // Connections without a request are closed without waiting.
            server.closeAllConnections();
            await closed;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
        },
    };
}
/** Builds the fault for a missing answer, with the reason for the user of the command. */
function createUnansweredError(cause) {
    const refused = (0,node_util_types__WEBPACK_IMPORTED_MODULE_4__.isNativeError)(cause) && 'code' in cause && cause.code === 'EACCES';
    const reason = refused
        ? 'Its control socket may be opened by its own user alone: run the command as that user.'
        : 'It does not answer at its control socket: is it starting or stopping? Try again.';
    return new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk(`A service has the data folder. ${reason}`, { cause });
}
/** Returns the operator that is reached over a control socket. Its calls reject with AdministrationError. */
function createRemoteAdministrator(path) {
    const ask = async (command, takes) => {
        const client = new undici__WEBPACK_IMPORTED_MODULE_5__.Client(ORIGIN, {
            socketPath: path,
            headersTimeout: ANSWER_MILLISECONDS,
            bodyTimeout: ANSWER_MILLISECONDS,
        });
        try {
            const { body } = await client.request({ method: 'POST', path: '/', body: JSON.stringify({ command, takes }) });
            const answer = Answered.parse(await body.json());
            if ('fault' in answer)
                throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk(answer.fault);
            return _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo[command].gives.parse(answer.gives);
        }
        catch (cause) {
            if (cause instanceof _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .AdministrationError */ .bk)
                throw cause;
            throw createUnansweredError(cause);
        }
        finally {
            await client.destroy();
        }
    };
    return {
        createTenant: (takes) => ask('createTenant', takes),
        tenants: (takes) => ask('tenants', takes),
        createClient: (takes) => ask('createClient', takes),
        rotateSecret: (takes) => ask('rotateSecret', takes),
        revokeClient: (takes) => ask('revokeClient', takes),
        clients: (takes) => ask('clients', takes),
        rotateKeys: (takes) => ask('rotateKeys', takes),
    };
}
//# sourceMappingURL=control.js.map

/***/ }),

/***/ 71227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ openKeyring)
});

// EXTERNAL MODULE: ./build/src/service/store/vault/secret.js
var vault_secret = __webpack_require__(74858);
// EXTERNAL MODULE: ./build/src/service/store/vault/vault.js
var vault = __webpack_require__(2812);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
;// CONCATENATED MODULE: ./build/src/service/api/auth/link-keys.js
/** Keys that trace links are signed with (HMAC-SHA-256), and the form in which they are kept. */



const BYTES = 32;
const Kept = schemas/* object */.Ikc({ created_at: schemas/* number */.aig(), key: schemas/* base64url */.r0z().length(43) });
function buildLinkKey(bytes, createdAt) {
    const id = (0,hash/* sha256 */.sc)('base64url', 'review-gate/link-key-id\n', bytes);
    return { id, createdAt, bytes };
}
/** Creates a key. */
function createLinkKey(createdAt) {
    return buildLinkKey((0,external_node_crypto_.randomBytes)(BYTES), createdAt);
}
/** Formats the key as text for the vault. */
function writeLinkKey({ createdAt, bytes }) {
    return JSON.stringify({ created_at: createdAt, key: Buffer.from(bytes).toString('base64url') });
}
/**
 * Parses the text that `writeLinkKey` wrote.
 * @throws Error if it is anything else
 */
function readLinkKey(text) {
    const { created_at, key } = Kept.parse(JSON.parse(text));
    return buildLinkKey(Buffer.from(key, 'base64url'), created_at);
}
//# sourceMappingURL=link-keys.js.map
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwk/thumbprint.js + 1 modules
var thumbprint = __webpack_require__(73423);
;// CONCATENATED MODULE: ./build/src/service/api/auth/signing-keys.js
/** Key pairs for signing (ES256, RFC 7518 §3.4), their published form, and the format in which they are stored. */



/** The published form of a key (RFC 7517). */
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
async function buildSigningKey(privateKey, createdAt) {
    const verifyingKey = (0,external_node_crypto_.createPublicKey)(privateKey);
    const point = Point.parse(verifyingKey.export({ format: 'jwk' }));
    const id = await (0,thumbprint/* calculateJwkThumbprint */.s)(point);
    return { id, createdAt, privateKey, verifyingKey, publicKey: { ...point, kid: id, alg: 'ES256', use: 'sig' } };
}
/** Creates a key pair. */
async function createSigningKey(createdAt) {
    const { privateKey } = (0,external_node_crypto_.generateKeyPairSync)('ec', { namedCurve: 'P-256' });
    return buildSigningKey(privateKey, createdAt);
}
/** Formats the key as text for the vault. The text contains the private key. */
function writeSigningKey({ createdAt, privateKey }) {
    return JSON.stringify({ created_at: createdAt, jwk: PrivateJwk.parse(privateKey.export({ format: 'jwk' })) });
}
/**
 * Parses the text that `writeSigningKey` wrote.
 * @throws Error if it is anything else
 */
async function readSigningKey(text) {
    const { created_at, jwk } = signing_keys_Kept.parse(JSON.parse(text));
    return buildSigningKey((0,external_node_crypto_.createPrivateKey)({ key: jwk, format: 'jwk' }), created_at);
}
//# sourceMappingURL=signing-keys.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/key-families.js
/**
 * The three families of keys that the service signs with: how long a replaced key is still accepted, and how keys are
 * stored.
 */



/** How long a process may go on signing with a key that another process has replaced: until it reads the keys again. */
const REFRESH_MILLISECONDS = 30_000;
/** Maximum expected difference between the clocks of several machines. */
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
/** A trace can be read without a time limit, so its keys are accepted without one. */
const TRACE_KEYS = { ...TOKEN_KEYS, name: 'trace', livesOnMilliseconds: Infinity };
const LINK_KEYS = {
    name: 'link',
    kind: 'HS256',
    livesOnMilliseconds: limits/* LIMITS */.b.TRACE_LINK_SECONDS * 1000 + OVERLAP_MILLISECONDS,
    create: async (createdAt) => createLinkKey(createdAt),
    write: writeLinkKey,
    read: async (text) => readLinkKey(text),
};
/** Orders keys newest first. For equal times the greater id comes first, so that every process chooses the same key. */
function compareNewestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return b.createdAt - a.createdAt;
    return a.id < b.id ? 1 : -1;
}
/**
 * Returns the keys that are still accepted at `now`: the newest, and those that were replaced less than the family's
 * lifetime ago.
 * @param keys newest first
 */
function selectLiveKeys(family, keys, now) {
    return keys.filter((_, at) => {
        const successor = keys[at - 1];
        return successor === undefined || successor.createdAt + family.livesOnMilliseconds > now;
    });
}
//# sourceMappingURL=key-families.js.map
;// CONCATENATED MODULE: ./build/src/service/api/auth/keyring.js



/** Minimum time between reads, so that a caller who sends unknown key ids cannot cause more. */
const LOOK_AGAIN_MILLISECONDS = 1000;
const formatRowPrefix = (family) => `signing/${family.name}/`;
/** One family in the store, with the keys of the last read. */
class CachedKeys {
    family;
    options;
    keys = [];
    /** Rows that could not be opened. Each is logged once. */
    told = new Set();
    constructor(family, options) {
        this.family = family;
        this.options = options;
    }
    live() {
        return selectLiveKeys(this.family, this.keys, this.options.clock());
    }
    async read() {
        const rows = await this.options.store.administration.secrets.list(formatRowPrefix(this.family));
        const read = await Promise.all(rows.map((row) => this.open(row)));
        this.keys = read.filter((key) => key !== null).toSorted(compareNewestFirst);
    }
    /** Creates the first key if there is none that can be opened. If two processes do so at once, the newer key signs. */
    async ensure() {
        if (this.keys.length === 0)
            await this.add();
    }
    /** Adds a new key, which signs from then on. */
    async add() {
        const { store, vault, clock } = this.options;
        const now = clock();
        // The time must be later than that of the previous key, whatever this machine's clock says; otherwise the new key
        // would not sign.
        const key = await this.family.create(Math.max(now, (this.keys[0]?.createdAt ?? 0) + 1));
        const name = `${formatRowPrefix(this.family)}${key.id}`;
        const secret = { name, kind: this.family.kind, text: this.family.write(key) };
        await store.administration.secrets.put((0,vault_secret/* sealSecret */.E)(vault, null, secret, now));
        await this.read();
    }
    /** Removes the keys that are no longer accepted. */
    async removeEnded() {
        const live = this.live();
        for (const key of this.keys.filter((each) => !live.includes(each))) {
            await this.options.store.administration.secrets.remove(`${formatRowPrefix(this.family)}${key.id}`);
        }
        await this.read();
    }
    /** Opens a row. Null if it cannot be opened; the service continues with the others. */
    async open(row) {
        const id = row.name.slice(formatRowPrefix(this.family).length);
        const known = this.keys.find((key) => key.id === id);
        if (known !== undefined)
            return known;
        let text;
        try {
            text = (0,vault_secret/* openSecret */.J)(this.options.vault, null, row);
        }
        catch (cause) {
            if (!(cause instanceof vault/* VaultError */.hb))
                throw cause;
            this.tell(row, cause.message);
            return null;
        }
        try {
            return await this.family.read(text);
        }
        catch {
            // The error message is not logged, because it may contain part of the key.
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
/** Opens the keys, and creates the missing ones. Rejects if the store cannot be reached. */
async function openKeyring(options) {
    const { clock, log } = options;
    const token = new CachedKeys(TOKEN_KEYS, options);
    const trace = new CachedKeys(TRACE_KEYS, options);
    const link = new CachedKeys(LINK_KEYS, options);
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
    /** Concurrent callers share one read. If it fails, the known keys are kept. */
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
//# sourceMappingURL=keyring.js.map

/***/ }),

/***/ 42332:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Av: () => (/* binding */ verifySecret),
/* harmony export */   DZ: () => (/* binding */ hashSecret),
/* harmony export */   X$: () => (/* binding */ createSecret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Client secrets: generated at random, stored as scrypt hashes, compared in constant time. */

const SECRET_BYTES = 32;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt's cost: 16 MiB and about 40 ms. Stored with each hash, so that it can be raised later. */
const COST = { N: 16_384, r: 8, p: 1 };
function deriveHash(secret, salt, { N, r, p }) {
    return new Promise((resolve, reject) => {
        (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.scrypt)(secret, salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
            if (error === null)
                resolve(key);
            else
                reject(error);
        });
    });
}
/**
 * Creates a client secret: 256 bits that need no escaping in a form or a header, with a prefix that secret scanners can
 * recognize.
 */
function createSecret() {
    return `rgs_${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SECRET_BYTES).toString('base64url')}`;
}
/** Hashes a secret for storage: `scrypt$N$r$p$salt$hash`. */
async function hashSecret(secret) {
    const salt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(SALT_BYTES);
    const key = await deriveHash(secret, salt, COST);
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
/** Returns whether `secret` is the hashed one. For null (no such client) it takes the same time and is false. */
async function verifySecret(secret, stored) {
    const [, N, r, p, salt, hash] = (stored ?? '').split('$');
    if (hash === undefined || salt === undefined) {
        await deriveHash(secret, Buffer.alloc(SALT_BYTES), COST);
        return false;
    }
    const expected = Buffer.from(hash, 'base64url');
    const actual = await deriveHash(secret, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
    return expected.length === actual.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, actual);
}
//# sourceMappingURL=secrets.js.map

/***/ }),

/***/ 88200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qJ: () => (/* binding */ answerClientError),
  B2: () => (/* binding */ answerFrameworkError),
  J: () => (/* binding */ createNoSuchCallError),
  $D: () => (/* binding */ formatCause),
  ug: () => (/* binding */ handleErrors),
  N1: () => (/* binding */ toServiceError)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: ./build/src/contract/errors.js
var errors = __webpack_require__(68081);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./build/src/service/store/database-unavailable.js
/** Distinguishes an unavailable database from a wrong query. */

/**
 * PostgreSQL's error codes (appendix A of its manual): shutting down, starting, too many connections. Class 08 is
 * connections.
 */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_CLASS = '08';
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** Messages of `pg` without a code: a connection that ended, or one that was not available in time. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;
/** Returns true for errors that disappear when the database is available again. */
function isDatabaseUnavailable(cause) {
    if (!(0,types_.isNativeError)(cause))
        return false;
    if (cause instanceof AggregateError && cause.errors.length > 0)
        return cause.errors.every(isDatabaseUnavailable);
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    return SQL_STATES.has(code) || SYSTEM.has(code) || code.startsWith(CONNECTION_CLASS) || WORDS.test(cause.message);
}
//# sourceMappingURL=database-unavailable.js.map
// EXTERNAL MODULE: ./build/src/service/api/http/headers.js
var headers = __webpack_require__(77145);
// EXTERNAL MODULE: ./build/src/service/api/http/html.js
var html = __webpack_require__(16250);
// EXTERNAL MODULE: ./build/src/service/api/http/problem.js
var problem = __webpack_require__(97272);
;// CONCATENATED MODULE: ./build/src/service/api/http/errors.js
/** Every answer that is not a success goes through here, the framework's own faults too: problem+json and nothing internal. */






/** What is said where there is no such call, or none for a program. */
function createNoSuchCallError() {
    return new problem/* ServiceError */._7('E_NF_001', 'There is no such call. /openapi.json lists those there are.');
}
function isFrameworkError(cause) {
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
/** Converts an error to the fault that the caller may see. */
function toServiceError(cause) {
    if (cause instanceof problem/* ServiceError */._7)
        return cause;
    if (isFrameworkError(cause) && cause.statusCode >= 400 && cause.statusCode < 500) {
        if (cause.statusCode === 413)
            return new problem/* ServiceError */._7('E_REQ_003', 'The body is over 64 KiB. Send a smaller one.');
        const detail = errors_WORDS[cause.statusCode] ?? 'The request cannot be understood.';
        return new problem/* ServiceError */._7('E_REQ_001', detail, { status: cause.statusCode, cause });
    }
    if (isDatabaseUnavailable(cause)) {
        return new problem/* ServiceError */._7('E_INT_001', 'The database cannot be reached now. It is safe to send the request again.', {
            status: 503,
            headers: { 'Retry-After': '2' },
            cause,
        });
    }
    return new problem/* ServiceError */._7('E_INT_001', 'Something went wrong on our side. Try again; name the instance if it stays.', {
        cause,
    });
}
/** Formats the cause of an internal error for the operator's log, on one line with its stack. */
function formatCause(cause) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return text.replaceAll(/\s*\n\s*/gu, ' | ');
}
function sendError(request, reply, cause, log) {
    const fault = toServiceError(cause);
    request.faultCode = fault.code;
    if (fault.status === 500 || isDatabaseUnavailable(cause))
        log(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'}: ${formatCause(cause)}`);
    reply.code(fault.status).headers({ ...(0,headers/* buildBaseHeaders */.YV)(request.id), ...fault.headers });
    const { faultPage } = request.routeOptions.config;
    if (faultPage !== undefined)
        reply.header('vary', 'Accept');
    const shown = faultPage?.(fault, request) ?? null;
    if (shown !== null) {
        void reply
            .headers({ ...(0,html/* buildHtmlHeaders */.wz)(shown.page), ...shown.headers })
            .type(html/* HTML_TYPE */.dk)
            .send(shown.page.html);
        return;
    }
    void reply
        .type(errors/* PROBLEM_TYPE */.hc)
        // Sent as bytes: the framework would add a charset to a text, and this media type has none.
        .send(Buffer.from(JSON.stringify((0,problem/* toProblem */.H8)(fault, request.id))));
}
/** Returns the handler for Fastify's `frameworkErrors`: URLs that cannot be routed never reach the error handler. */
function answerFrameworkError(log) {
    return (cause, request, reply) => sendError(request, reply, cause, log);
}
/** Sets the error handler. `allowed` returns the methods of a path; none if the path is unknown. */
function handleErrors(app, log, allowed) {
    app.setErrorHandler((cause, request, reply) => sendError(request, reply, cause, log));
    app.addHook('onRequest', async (request) => {
        if (!request.is404)
            return;
        const path = request.url.replace(/[?#].*$/su, '').replace(/^https?:\/\/[^/]*/iu, '');
        const methods = allowed(path);
        if (methods.length === 0 || methods.includes(request.method)) {
            throw createNoSuchCallError();
        }
        throw new problem/* ServiceError */._7('E_REQ_001', `The call does not know ${request.method}. It knows ${methods.join(', ')}.`, {
            status: 405,
            headers: { Allow: methods.join(', ') },
        });
    });
}
const CLIENT_FAULTS = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** Returns the handler for Fastify's `clientErrorHandler`: input that could not be parsed as HTTP. */
function answerClientError(requestId) {
    return (error, socket) => {
        if (error.code === 'ECONNRESET' || !socket.writable) {
            socket.destroy();
            return;
        }
        const status = CLIENT_FAULTS[error.code ?? ''] ?? 400;
        const id = requestId();
        const body = JSON.stringify((0,problem/* toProblem */.H8)(toServiceError({ statusCode: status, code: 'CLIENT' }), id));
        socket.end([
            `HTTP/1.1 ${status} ${external_node_http_.STATUS_CODES[status]}`,
            `Content-Type: ${errors/* PROBLEM_TYPE */.hc}`,
            `Content-Length: ${Buffer.byteLength(body)}`,
            'Connection: close',
            ...Object.entries((0,headers/* buildBaseHeaders */.YV)(id)).map(([name, value]) => `${name}: ${value}`),
            '',
            body,
        ].join('\r\n'));
    };
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 77145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YV: () => (/* binding */ buildBaseHeaders),
/* harmony export */   b7: () => (/* binding */ resolveRequestId),
/* harmony export */   lL: () => (/* binding */ setHeaders)
/* harmony export */ });
/** An API returns data, never a page that may run scripts or be framed. Pages set their own policy. */
const SECURITY = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
const HSTS = 'max-age=31536000';
/** Returns the headers of every response, including those that the framework sends before any hook runs. */
function buildBaseHeaders(requestId) {
    return { ...SECURITY, 'x-request-id': requestId, 'cache-control': 'no-store' };
}
/** Sets X-Request-Id, the security headers, and `Connection: close` while the service shuts down. */
function setHeaders(app, { publicUrl, closing }) {
    app.addHook('onRequest', async (request, reply) => {
        reply.headers(buildBaseHeaders(request.id));
        if (publicUrl().startsWith('https:'))
            reply.header('strict-transport-security', HSTS);
    });
    // As late as possible: a request that was in progress when the shutdown began must not keep its connection.
    app.addHook('onSend', async (_request, reply) => {
        if (closing())
            reply.header('connection', 'close');
    });
}
const CALLERS_ID = /^[\w.-]{1,128}$/u;
/** Returns the caller's own request id if it is safe, otherwise a new one. */
function resolveRequestId(given, fresh) {
    return typeof given === 'string' && CALLERS_ID.test(given) ? given : fresh();
}
//# sourceMappingURL=headers.js.map

/***/ }),

/***/ 16250:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ sendPage),
/* harmony export */   dk: () => (/* binding */ HTML_TYPE),
/* harmony export */   wz: () => (/* binding */ buildHtmlHeaders),
/* harmony export */   zd: () => (/* binding */ prefersHtml)
/* harmony export */ });
/* harmony import */ var negotiator__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60668);

/** The media types of the two forms of a response. */
const HTML_TYPE = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
/**
 * Returns whether the caller prefers HTML to JSON (RFC 9110 §12.5.1: weight, then specificity, then order). Returns
 * false if both are equal, as for a wildcard, or if neither is accepted.
 */
function prefersHtml({ headers: { accept } }) {
    return new negotiator__WEBPACK_IMPORTED_MODULE_0__({ headers: { accept } }).mediaType([JSON_TYPE, HTML_TYPE]) === HTML_TYPE;
}
/** Returns the headers of a page: only the requesting browser may store it, and nothing in it may run. */
function buildHtmlHeaders({ contentSecurityPolicy }) {
    return { 'content-security-policy': contentSecurityPolicy, 'cache-control': 'private, no-store' };
}
/** Sends a page; the default status is 200. */
function sendPage(reply, { page, headers = {} }, status = 200) {
    return reply
        .code(status)
        .headers({ ...buildHtmlHeaders(page), ...headers })
        .type(HTML_TYPE)
        .send(page.html);
}
//# sourceMappingURL=html.js.map

/***/ }),

/***/ 97272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H8: () => (/* binding */ toProblem),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   e2: () => (/* binding */ createNotFoundError),
/* harmony export */   sl: () => (/* binding */ refusedRequest)
/* harmony export */ });
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68081);
/** Faults that are sent to the caller: RFC 9457 problem details with a code of the contract. */

/**
 * A fault that the caller may see. `message` becomes `detail`: it says what to do next and contains nothing internal.
 */
class ServiceError extends Error {
    code;
    name = 'ServiceError';
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
/** A refused request as an answer. */
function refusedRequest(cause) {
    const { code, message, fields } = cause;
    return new ServiceError(code, message, { ...(fields.length === 0 ? {} : { errors: fields }), cause });
}
/** The one way to say that something is not there; another tenant's id reads exactly the same. */
function createNotFoundError(what) {
    return new ServiceError('E_NF_001', `There is no such ${what}. Check the id, and that the token is of the right tenant.`);
}
/** Builds the body of an error response. `instance` identifies the request, as the X-Request-Id header does. */
function toProblem(fault, requestId) {
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

/***/ 77593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ createMasterKey),
/* harmony export */   T: () => (/* binding */ openMasterKeys)
/* harmony export */ });
/* unused harmony exports MasterKeyError, readMasterKeys */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73429);
/* harmony import */ var _vault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2812);
/**
 * The source of the master keys: the operator's setting, or a file in the data folder that is created at the first
 * start.
 */





/**
 * The file in the data folder: one key per line in base64; the first one seals. Lines that begin with # are comments.
 */
const MASTER_KEY_FILE = 'master.key';
const HEAD = '# The master keys of this data folder. Who has them can open its secrets; without them nobody can.\n';
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;
/** Master keys that are not valid. `message` says what to do, and never contains part of a key. */
class MasterKeyError extends Error {
    name = 'MasterKeyError';
}
/** Creates a master key. */
function createMasterKey() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co);
}
const FORM = /^(?:[A-Za-z0-9+/]{43}=|[A-Za-z0-9_-]{43}=?)$/u;
function readKey(text, from) {
    // Both base64 alphabets are accepted: `openssl rand -base64 32` writes the standard one, other tools the URL-safe
    // one.
    if (!FORM.test(text)) {
        throw new MasterKeyError(`${from} is not a list of keys of ${_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co} bytes in base64. Make one with: openssl rand -base64 ${_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co}`);
    }
    return Buffer.from(text, 'base64');
}
function toKeyList(texts, from) {
    const [first, ...others] = texts.map((text) => readKey(text, from));
    if (first === undefined)
        throw new MasterKeyError(`${from} holds no key.`);
    return [first, ...others];
}
const splitWords = (text, between) => text
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('#'));
/**
 * Reads the keys of `REVIEW_GATE_MASTER_KEY`: base64, separated by commas; the first one seals.
 * @throws MasterKeyError
 */
function readMasterKeys(setting) {
    return toKeyList(splitWords(setting, /,/u), 'The master key (REVIEW_GATE_MASTER_KEY)');
}
/** Writes a new file and renames it over the old one: after a crash, either the old or the new file exists. */
async function replaceFile(directory, text) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, MASTER_KEY_FILE);
    const fresh = `${path}.new`;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(fresh, { force: true });
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(fresh, 'wx', OWNER_ONLY);
    try {
        await file.writeFile(text);
        await file.sync();
    }
    finally {
        await file.close();
    }
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(fresh, path);
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(directory, 'r');
    try {
        await folder.sync();
    }
    finally {
        await folder.close();
    }
}
const isMissing = (cause) => (0,node_util_types__WEBPACK_IMPORTED_MODULE_3__.isNativeError)(cause) && 'code' in cause && cause.code === 'ENOENT';
async function readFileKeys(directory) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, MASTER_KEY_FILE);
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8');
    }
    catch (cause) {
        if (isMissing(cause))
            return null;
        throw new MasterKeyError(`${path} cannot be read. Let the user of the service own it.`, { cause });
    }
    return toKeyList(splitWords(text, /\r?\n/u), path);
}
/**
 * Opens the master keys of the data folder and creates the file if necessary. Only the holder of the folder's lock may
 * call it.
 * @throws MasterKeyError
 */
async function openMasterKeyFile(directory) {
    const write = (keys) => {
        const lines = keys.map((key) => `${Buffer.from(key).toString('base64')}\n`);
        return replaceFile(directory, `${HEAD}${lines.join('')}`);
    };
    const file = { path: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, MASTER_KEY_FILE), write };
    const there = await readFileKeys(directory);
    if (there !== null)
        return { keys: there, file };
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(directory, { recursive: true, mode: OWNER_FOLDER });
    const made = [createMasterKey()];
    await write(made);
    return { keys: made, file };
}
/**
 * Opens the master keys: those of the setting, otherwise those of the data folder. Processes that share a PostgreSQL
 * database have no common folder, so they require the setting.
 * @throws MasterKeyError
 */
async function openMasterKeys({ databaseUrl, dataDir, masterKey }) {
    if (masterKey !== null)
        return { keys: readMasterKeys(masterKey), file: null };
    if (databaseUrl !== null) {
        throw new MasterKeyError('With PostgreSQL a master key is needed, the same in every process: set REVIEW_GATE_MASTER_KEY. ' +
            `Make one with: openssl rand -base64 ${_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co}`);
    }
    return openMasterKeyFile(dataDir);
}
//# sourceMappingURL=master-keys.js.map

/***/ }),

/***/ 74858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ sealSecret),
/* harmony export */   J: () => (/* binding */ openSecret)
/* harmony export */ });
/**
 * Returns the place to which a secret is bound.
 * @param tenantId null for the service's own
 */
function buildPlace(tenantId, name) {
    return `${tenantId ?? 'service'}/${name}`;
}
/** Seals a text for its row. */
function sealSecret(vault, tenantId, secret, now) {
    const { name, kind, text } = secret;
    return { name, kind, ...vault.seal(buildPlace(tenantId, name), text), updatedAt: now };
}
/**
 * Opens a row.
 * @throws VaultError
 */
function openSecret(vault, tenantId, secret) {
    return vault.open(buildPlace(tenantId, secret.name), secret);
}
//# sourceMappingURL=secret.js.map

/***/ }),

/***/ 2812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ createVault),
/* harmony export */   CG: () => (/* binding */ computeKeyId),
/* harmony export */   Co: () => (/* binding */ KEY_BYTES),
/* harmony export */   hb: () => (/* binding */ VaultError)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(847);
/**
 * Encrypts stored secrets: each with AES-256-GCM under a key of its own, and that key with a master key (envelope
 * encryption, NIST SP 800-38D for the mode). A secret sealed for one place cannot be opened for another.
 */


const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const ID_CHARACTERS = 12;
/** A secret cannot be opened: the master key is missing or different, or the text was changed or moved. */
class VaultError extends Error {
    name = 'VaultError';
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
/** Returns the id of a master key. It identifies the key without revealing it. */
function computeKeyId(key) {
    return (0,_base_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .sha256 */ .sc)('hex', 'review-gate/master-key-id\n', key).slice(0, ID_CHARACTERS);
}
function createKeyRing(masterKeys) {
    const short = masterKeys.find(({ length }) => length !== KEY_BYTES);
    if (short !== undefined)
        throw new Error(`a master key is ${KEY_BYTES} bytes, not ${short.length}`);
    const [current] = masterKeys;
    return { current, keyId: computeKeyId(current), byId: new Map(masterKeys.map((key) => [computeKeyId(key), key])) };
}
/**
 * Creates a vault with master keys.
 * @throws Error if a key has another length
 */
function createVault(masterKeys) {
    let ring = createKeyRing(masterKeys);
    return {
        get keyId() {
            return ring.keyId;
        },
        replace: (replacement) => {
            ring = createKeyRing(replacement);
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
                throw new VaultError(`there is no master key ${sealed.keyId}`);
            const [version, wrapped = '', text = ''] = sealed.box.split('.');
            if (version !== VERSION)
                throw new VaultError('it is of a form that this version does not know');
            try {
                const own = decrypt(master, Buffer.from(wrapped, 'base64url'), place);
                return decrypt(own, Buffer.from(text, 'base64url'), place).toString('utf8');
            }
            catch (cause) {
                throw new VaultError('it was changed, moved, or sealed by another key', { cause });
            }
        },
    };
}
//# sourceMappingURL=vault.js.map

/***/ })

};
