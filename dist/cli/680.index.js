export const id = 680;
export const ids = [680];
export const modules = {

/***/ 64680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openPostgres: () => (/* binding */ openPostgres)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73429);
/* harmony import */ var pg__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83849);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16258);
/** A pool of connections to PostgreSQL that outlives the server's restarts. */



/** What is older lacks what the queries need, and its makers' support. */
const OLDEST_VERSION = 14;
/** For a connection to be made, or to come free. */
const CONNECT_MILLISECONDS = 10_000;
/** For one statement, on the server. None of ours comes near it. */
const STATEMENT_MILLISECONDS = 30_000;
/** A transaction whose process hangs must not hold its rows for longer. */
const IDLE_TRANSACTION_MILLISECONDS = 60_000;
/** A connection that nobody used for so long is closed. */
const IDLE_MILLISECONDS = 60_000;
/** When a silent peer is asked whether it is there. */
const KEEP_ALIVE_MILLISECONDS = 10_000;
function messageOf(cause) {
    if (!(0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(cause))
        return 'unknown fault';
    // Refused at each of a name's addresses: the list has no message of its own.
    if (cause instanceof AggregateError)
        return cause.errors.map(messageOf).join('; ');
    return cause.message;
}
/** The address as it may be shown: without the password, and without parameters, which may hold one too. */
function shown(url) {
    const user = url.username === '' ? '' : `${url.username}@`;
    return `${url.protocol}//${user}${url.host}${url.pathname}`;
}
function parse(text) {
    // The parser's own error holds the whole address.
    const url = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .Dl)(text);
    if (url === null)
        throw new Error('The database URL is not a URL. It looks like postgres://user:password@host:5432/name.');
    if (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
        return url;
    throw new Error(`The database URL must begin with postgres://, not ${url.protocol}//.`);
}
/**
 * Connects to PostgreSQL 14 or later.
 * @param url `postgres://user:password@host:port/name?sslmode=…`
 * Throws where it cannot be reached, refuses, or is too old; the message names the server, never the password.
 */
async function openPostgres(url, options) {
    const address = parse(url);
    const config = {
        connectionString: url,
        max: options.poolSize,
        fallback_application_name: 'review-gate',
        connectionTimeoutMillis: CONNECT_MILLISECONDS,
        idleTimeoutMillis: IDLE_MILLISECONDS,
        statement_timeout: STATEMENT_MILLISECONDS,
        idle_in_transaction_session_timeout: IDLE_TRANSACTION_MILLISECONDS,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MILLISECONDS,
    };
    const pool = new pg__WEBPACK_IMPORTED_MODULE_1__/* .Pool */ .bC(config);
    // A connection that breaks is taken out by the pool, and whoever waits on it is told by the query that failed. Without
    // listeners its event would end the process.
    pool.on('error', (cause) => options.log?.(`a database connection was lost: ${messageOf(cause)}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    let closed = null;
    const close = () => {
        closed ??= pool.end();
        return closed;
    };
    try {
        const { rows } = await pool.query(`select current_setting('server_version_num')::int / 10000 as version`);
        const version = rows[0]?.version ?? 0;
        if (version < OLDEST_VERSION)
            throw new Error(`it is PostgreSQL ${version}, and ${OLDEST_VERSION} is the oldest that will do`);
    }
    catch (cause) {
        await close();
        throw new Error(`The database ${shown(address)} cannot be used: ${messageOf(cause)}.`, { cause });
    }
    return { kind: 'postgres', pool, close };
}
//# sourceMappingURL=postgres.js.map

/***/ })

};
