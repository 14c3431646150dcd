export const id = 75;
export const ids = [75];
export const modules = {

/***/ 50239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ startControl),
/* harmony export */   Z: () => (/* binding */ remoteOperator)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73429);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24371);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88343);
/* harmony import */ var _http_errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89677);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70134);
/**
 * The control socket: while a service holds a data folder, the operator's commands reach it there. Who may open the socket
 * may open the folder's database too, so the file's mode is all the protection it needs.
 */









const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;
/** `sun_path` holds 104 bytes on some systems, 108 on others, with its end. */
const MAX_PATH_BYTES = 100;
const MAX_REQUEST_BYTES = 64 * 1024;
/** Sealing every row again takes as long as there are rows. */
const ANSWER_MILLISECONDS = 10 * 60_000;
const ORIGIN = 'http://control';
const Asked = zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ command: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(Object.keys(_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo)), takes: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J() });
const Answered = zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ gives: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J() }), zod__WEBPACK_IMPORTED_MODULE_6__/* .strictObject */ .rej({ fault: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })]);
function isCommand(name) {
    return Object.hasOwn(_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo, name);
}
async function textOf(request) {
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
async function run(operator, name, takes) {
    const parsed = _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo[name].takes.safeParse(takes);
    if (!parsed.success)
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf(`The command ${name} was asked in a form that is not known here.`);
    return operator[name](parsed.data);
}
async function answerTo(operator, text) {
    let asked;
    try {
        asked = Asked.parse(JSON.parse(text));
    }
    catch (cause) {
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf('The service does not know this command: it is of another version.', { cause });
    }
    if (!isCommand(asked.command))
        throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf('The service does not know this command.');
    return run(operator, asked.command, asked.takes);
}
/** A place that nobody else can reach, for the time before the socket has its mode too. */
async function socketFolder(directory) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(directory, 'control');
    if (Buffer.byteLength((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(inside, 'socket')) > MAX_PATH_BYTES)
        return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), 'review-gate-'));
    // What a process left that was killed; the lock says that it is not there any more.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(inside, { recursive: true, force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(inside, { mode: OWNER_FOLDER });
    return inside;
}
/** Opens the socket. Rejects where the folder cannot be written. */
async function startControl({ operator, directory, log }) {
    const answer = async (text) => {
        try {
            return { gives: await answerTo(operator, text) };
        }
        catch (cause) {
            if (cause instanceof _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf)
                return { fault: cause.message };
            log(`control socket: ${(0,_http_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .causeLine */ .mB)(cause)}`);
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
        textOf(request).then((text) => {
            const replied = reply(response, text).finally(() => underWay.delete(replied));
            underWay.add(replied);
        }, 
        // Too large, or broken off: nothing was asked.
        () => response.destroy());
    });
    const folder = await socketFolder(directory);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, 'socket');
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(path, () => {
            server.off('error', reject);
            resolve();
        });
    });
    server.on('error', (cause) => log(`control socket: ${(0,_http_errors_js__WEBPACK_IMPORTED_MODULE_8__/* .causeLine */ .mB)(cause)}`));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(path, OWNER_ONLY);
    return {
        path,
        close: async () => {
            const closed = new Promise((resolve) => server.close(resolve));
            await Promise.all(underWay);
            // Those who asked nothing are not waited for.
            server.closeAllConnections();
            await closed;
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true });
        },
    };
}
/** Why no answer came, in words for who runs the command. */
function unanswered(cause) {
    const refused = (0,node_util_types__WEBPACK_IMPORTED_MODULE_4__.isNativeError)(cause) && 'code' in cause && cause.code === 'EACCES';
    const reason = refused
        ? 'Its control socket may be opened by its own user alone: run the command as that user.'
        : 'It does not answer at its control socket: is it starting or stopping? Try again.';
    return new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf(`A service has the data folder. ${reason}`, { cause });
}
/** The operator at the other end of a control socket. Its calls reject with OperatorFault. */
function remoteOperator(path) {
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
                throw new _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf(answer.fault);
            return _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo[command].gives.parse(answer.gives);
        }
        catch (cause) {
            if (cause instanceof _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorFault */ .xf)
                throw cause;
            throw unanswered(cause);
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

/***/ 45701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ SETTLE_MILLISECONDS),
  n: () => (/* binding */ createOperator)
});

// EXTERNAL MODULE: ./build/src/contract/scopes.js
var contract_scopes = __webpack_require__(22151);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/service/auth/secrets.js
var auth_secrets = __webpack_require__(50745);
// EXTERNAL MODULE: ./build/src/service/reviews/present.js
var present = __webpack_require__(66692);
// EXTERNAL MODULE: ./build/src/service/vault/master-keys.js
var master_keys = __webpack_require__(27327);
// EXTERNAL MODULE: ./build/src/service/vault/secret.js
var vault_secret = __webpack_require__(46896);
// EXTERNAL MODULE: ./build/src/service/vault/vault.js
var vault_vault = __webpack_require__(1662);
;// CONCATENATED MODULE: ./build/src/service/vault/rotation.js



const ROWS_AT_A_TIME = 100;
const nameOf = ({ tenantId, secret }) => `${tenantId ?? ''}/${secret.name}`;
/** Seals rows again until none is left but those that cannot be opened. */
class Resealing {
    options;
    resealed = 0;
    /** As they were at the last pass. */
    unreadable = new Map();
    constructor(options) {
        this.options = options;
    }
    async run() {
        const { store, vault } = this.options;
        this.unreadable = new Map();
        for (;;) {
            // The unreadable ones come again in every list; behind them is what is left to do.
            const limit = ROWS_AT_A_TIME + this.unreadable.size;
            const rows = await store.administration.sealedOtherwise(vault.keyId, limit);
            const left = rows.filter((row) => !this.unreadable.has(nameOf(row)));
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
            if (!(cause instanceof vault_vault/* VaultFault */.Fk))
                throw cause;
            this.unreadable.set(nameOf(row), { tenantId, name, keyId });
            return;
        }
        const after = (0,vault_secret/* sealSecret */.E)(vault, tenantId, { name, kind, text }, updatedAt);
        // One that was changed meanwhile is looked at again by the next pass.
        if (await store.administration.reseal(tenantId, secret, after))
            this.resealed += 1;
    }
}
/** Puts a new key in front where the service keeps the keys, and no earlier rotation is unfinished. */
async function withNewKey({ masterKeys, vault }) {
    const { keys, file } = masterKeys;
    if (file === null || keys.length > 1)
        return { keys, made: false };
    const longer = [(0,master_keys/* createMasterKey */.EK)(), ...keys];
    // In the file before anything is sealed with it.
    await file.write(longer);
    vault.replace(longer);
    return { keys: longer, made: true };
}
/**
 * Rotates the master key. Rejects where the store or the file fails; asked again, it goes on.
 * @returns what was done, and the keys that are left
 */
async function rotateMasterKey(options) {
    const { vault, masterKeys, settle } = options;
    const { keys, made } = await withNewKey(options);
    const [current, ...others] = keys;
    const resealing = new Resealing(options);
    await resealing.run();
    if (others.length > 0) {
        await settle();
        await resealing.run();
    }
    const unreadable = [...resealing.unreadable.values()];
    const rowsOf = (keyId) => unreadable.filter((row) => row.keyId === keyId).length;
    const needed = others.filter((key) => rowsOf((0,vault_vault/* keyIdOf */.yg)(key)) > 0);
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
                keyId: (0,vault_vault/* keyIdOf */.yg)(key),
                rows: rowsOf((0,vault_vault/* keyIdOf */.yg)(key)),
                removed: file !== null && !needed.includes(key),
            })),
        },
        masterKeys: file === null ? masterKeys : { keys: kept, file },
    };
}
//# sourceMappingURL=rotation.js.map
// EXTERNAL MODULE: ./build/src/service/operator/commands.js
var commands = __webpack_require__(70134);
;// CONCATENATED MODULE: ./build/src/service/operator/operator.js
/** What the operator does with tenants, clients and keys: over all tenants, on the machine, never over the service's HTTP. */





/** How long a request that has sealed a secret with the old master key may take to have written it. */
const SETTLE_MILLISECONDS = 5000;
const HOUR = 3_600_000;
const RETENTION_DAYS = 90;
/** Letters, digits, signs and single blanks between them; no control characters, nothing that has no shape. */
const NAME = /^(?:[\p{L}\p{M}\p{N}\p{P}\p{S}]| (?! ))+$/u;
const MAX_NAME_CHARACTERS = 100;
function checkName(name) {
    const length = [...name].length;
    if (length >= 1 && length <= MAX_NAME_CHARACTERS && name.trim() === name && NAME.test(name))
        return;
    throw new commands/* OperatorFault */.xf(`A tenant's name is 1 to ${MAX_NAME_CHARACTERS} printable characters, with single blanks inside at most.`);
}
/** Each once, in the contract's order. */
function inOrder(scopes) {
    return Object.keys(contract_scopes/* SCOPES */.i).flatMap((name) => scopes.find((scope) => scope === name) ?? []);
}
const orNull = (milliseconds) => (milliseconds === null ? null : (0,present/* timestamp */.v)(milliseconds));
function good(secret, now) {
    return secret.expiresAt === null || secret.expiresAt > now;
}
/** The operator over a store. */
function createOperator({ store, keys, ids, clock, settle }) {
    const { administration, directory } = store;
    let rotating = Promise.resolve();
    /** As this process last wrote it, by a rotation that failed halfway too: what those keys have sealed must stay readable. */
    let written = null;
    const newestList = ({ keys: opened, file }) => {
        if (file === null)
            return { keys: opened, file };
        const write = async (list) => {
            await file.write(list);
            written = list;
        };
        return { keys: written ?? opened, file: { path: file.path, write } };
    };
    const tenantNamed = async (name) => {
        const tenant = await directory.tenantNamed(name);
        if (tenant !== null)
            return tenant;
        throw new commands/* OperatorFault */.xf(`There is no tenant ${JSON.stringify(name)}: review-gate tenant list shows those there are.`);
    };
    const clientOf = async (id) => {
        const client = await directory.client(id);
        if (client !== null)
            return client;
        throw new commands/* OperatorFault */.xf(`There is no client ${JSON.stringify(id)}: review-gate client list --tenant NAME shows them.`);
    };
    const revoked = (id) => new commands/* OperatorFault */.xf(`The client ${id} is revoked, for good. Create a new one.`);
    const rotateKeys = async () => {
        const { vault, keyring, masterKeys: opened } = await keys();
        const masterKeys = newestList(opened);
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
                created_at: (0,present/* timestamp */.v)(clock()),
            };
            if (await administration.createTenant(tenant))
                return { tenant_id: tenant.id, name };
            throw new commands/* OperatorFault */.xf(`There is a tenant ${JSON.stringify(name)} already. Choose another name.`);
        },
        tenants: async () => ({ tenants: [...(await administration.tenants())] }),
        createClient: async ({ tenant: name, scopes }) => {
            const tenant = await tenantNamed(name);
            const granted = inOrder(scopes);
            if (granted.length === 0) {
                throw new commands/* OperatorFault */.xf(`A client needs a scope at least: ${Object.keys(contract_scopes/* SCOPES */.i).join(', ')}.`);
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
            const client = await clientOf(clientId);
            if (client.revokedAt !== null)
                throw revoked(clientId);
            const now = clock();
            // The newest one that is still good gets an end, no later than it had; older ones go.
            const newest = overlapHours > 0 ? client.secrets.find((each) => good(each, now)) : undefined;
            const until = Math.min(newest?.expiresAt ?? Infinity, now + overlapHours * HOUR);
            const previous = newest === undefined ? [] : [{ ...newest, expiresAt: until }];
            const secrets = [{ hash, createdAt: now, expiresAt: null }, ...previous];
            if (!(await administration.updateClient({ ...client, secrets })))
                throw revoked(clientId);
            const kept = await clientOf(clientId);
            if (kept.revokedAt !== null)
                throw revoked(clientId);
            if (!kept.secrets.some((each) => each.hash === hash)) {
                throw new commands/* OperatorFault */.xf(`The secret of ${clientId} was rotated by somebody else at the same time. Rotate again.`);
            }
            return {
                client_id: clientId,
                client_secret: secret,
                previous_secret_expires_at: previous.length === 0 ? null : (0,present/* timestamp */.v)(until),
            };
        },
        revokeClient: async ({ clientId }) => {
            const client = await clientOf(clientId);
            const revokedAt = client.revokedAt ?? clock();
            if (client.revokedAt === null)
                await administration.updateClient({ ...client, revokedAt });
            return { client_id: clientId, revoked_at: (0,present/* timestamp */.v)(revokedAt) };
        },
        clients: async ({ tenant: name }) => {
            const tenant = await tenantNamed(name);
            const clients = await administration.clients(tenant.id);
            const now = clock();
            return {
                clients: clients.map(({ id, scopes, secrets, createdAt, revokedAt }) => ({
                    client_id: id,
                    scope: scopes.join(' '),
                    secrets: secrets
                        .filter((each) => good(each, now))
                        .map((each) => ({
                        created_at: (0,present/* timestamp */.v)(each.createdAt),
                        expires_at: orNull(each.expiresAt),
                    })),
                    created_at: (0,present/* timestamp */.v)(createdAt),
                    revoked_at: orNull(revokedAt),
                })),
            };
        },
        rotateKeys: async () => {
            // One after the other: two at once would both put a new master key in front.
            const result = rotating.then(() => rotateKeys({}));
            rotating = result.catch(() => undefined);
            return result;
        },
    };
}
//# sourceMappingURL=operator.js.map

/***/ }),

/***/ 27327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ createMasterKey),
/* harmony export */   T: () => (/* binding */ openMasterKeys)
/* harmony export */ });
/* unused harmony exports MASTER_KEY_FILE, MasterKeyFault, readMasterKeys */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73429);
/* harmony import */ var _vault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1662);
/** Where the master keys come from: the operator's setting, or a file in the data folder that is made at first start. */





/** The file in the data folder: a key a line in base64, the first seals. Lines that begin with # say something to people. */
const MASTER_KEY_FILE = 'master.key';
const HEAD = '# The master keys of this data folder. Who has them can open its secrets; without them nobody can.\n';
const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;
/** Master keys that cannot be worked with. `message` says what to do, and holds nothing of a key. */
class MasterKeyFault extends Error {
    name = 'MasterKeyFault';
}
/** A new master key. */
function createMasterKey() {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co);
}
const FORM = /^(?:[A-Za-z0-9+/]{43}=|[A-Za-z0-9_-]{43}=?)$/u;
function readKey(text, from) {
    // `openssl rand -base64 32` writes the one alphabet, other tools the other.
    if (!FORM.test(text)) {
        throw new MasterKeyFault(`${from} is not a list of keys of ${_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co} bytes in base64. Make one with: openssl rand -base64 ${_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co}`);
    }
    return Buffer.from(text, 'base64');
}
function listOf(texts, from) {
    const [first, ...others] = texts.map((text) => readKey(text, from));
    if (first === undefined)
        throw new MasterKeyFault(`${from} holds no key.`);
    return [first, ...others];
}
const words = (text, between) => text
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('#'));
/** The keys of `REVIEW_GATE_MASTER_KEY`: base64 with commas between, the first seals. Throws MasterKeyFault. */
function readMasterKeys(setting) {
    return listOf(words(setting, /,/u), 'The master key (REVIEW_GATE_MASTER_KEY)');
}
/** Written beside it and renamed over it: a crash leaves the old file or the new one. */
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
        throw new MasterKeyFault(`${path} cannot be read. Let the user of the service own it.`, { cause });
    }
    return listOf(words(text, /\r?\n/u), path);
}
/**
 * The master keys of the data folder. Only who holds the folder's lock may call it: it makes the file where there is none.
 * Throws MasterKeyFault.
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
 * The master keys: those of the setting, else those of the data folder. Several processes on one PostgreSQL have no folder in
 * common, so there the setting is needed. Throws MasterKeyFault.
 */
async function openMasterKeys({ databaseUrl, dataDir, masterKey }) {
    if (masterKey !== null)
        return { keys: readMasterKeys(masterKey), file: null };
    if (databaseUrl !== null) {
        throw new MasterKeyFault('With PostgreSQL a master key is needed, the same in every process: set REVIEW_GATE_MASTER_KEY. ' +
            `Make one with: openssl rand -base64 ${_vault_js__WEBPACK_IMPORTED_MODULE_4__/* .KEY_BYTES */ .Co}`);
    }
    return openMasterKeyFile(dataDir);
}
//# sourceMappingURL=master-keys.js.map

/***/ })

};
