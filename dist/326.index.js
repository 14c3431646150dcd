export const id = 326;
export const ids = [326];
export const modules = {

/***/ 14103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ACCEPTANCE_FIELD_NAMES),
/* harmony export */   _: () => (/* binding */ ACCEPTANCE_TITLES)
/* harmony export */ });
/* harmony import */ var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35943);
/**
 * What people call acceptance criteria, in the languages that tickets are written in, as `foldWords` writes it: titles of sections, and names of the fields of a
 * ticket system. Stated once for both, so that a ticket reads the same whether its criteria stand in a section or in a field.
 */

/** Names in further languages, as people write them. */
const ABROAD = [
    // Japanese
    '受け入れ条件',
    '受入条件',
    '受入れ条件',
    '受け入れ基準',
    '受入基準',
    '受入れ基準',
    '受け入れ要件',
    '合格条件',
    '合格基準',
    '完了条件',
    '完了の条件',
    '達成条件',
    // Chinese
    '验收标准',
    '验收条件',
    '验收准则',
    '验收要求',
    '验收用例',
    '接受标准',
    '接受条件',
    '接收标准',
    '完成标准',
    '完成条件',
    '通过标准',
    '成功标准',
    '驗收標準',
    '驗收條件',
    '驗收準則',
    '完成條件',
    // Korean
    '인수 조건',
    '인수조건',
    '인수 기준',
    '수용 기준',
    '수용 조건',
    '수락 기준',
    '수락 조건',
    '승인 기준',
    '합격 기준',
    '검수 기준',
    '완료 조건',
    '완료조건',
    '완료 기준',
    '성공 기준',
    // Russian, Ukrainian
    'критерии приемки',
    'критерии приема',
    'критерий приемки',
    'критерии принятия',
    'критерии готовности',
    'критерии выполнения',
    'критерии завершения',
    'критерии успеха',
    'условия приемки',
    'приемочные критерии',
    'критерії приймання',
    'критерії прийняття',
    'критерії готовності',
    // Polish, Czech, Slovak
    'kryteria akceptacji',
    'kryteria akceptacyjne',
    'kryterium akceptacji',
    'warunki akceptacji',
    'kryteria odbioru',
    'kryteria ukończenia',
    'kryteria sukcesu',
    'akceptační kritéria',
    'kritéria přijetí',
    'akceptačné kritériá',
    // Turkish
    'kabul kriterleri',
    'kabul kriteri',
    'kabul ölçütleri',
    'kabul koşulları',
    'başarı kriterleri',
    'tamamlanma kriterleri',
    // Nordic languages
    'acceptanskriterier',
    'acceptkriterier',
    'akseptansekriterier',
    'akseptkriterier',
    'hyväksymiskriteerit',
    'hyväksyntäkriteerit',
    // Others
    'elfogadási kritériumok',
    'elfogadási feltételek',
    'criterii de acceptare',
    'criteris d acceptació',
    'kriteria penerimaan',
    'tiêu chí chấp nhận',
    'tiêu chí nghiệm thu',
    'κριτήρια αποδοχής',
];
/** Names that mean acceptance criteria wherever they stand, as the name of a field too. */
const ACCEPTANCE_FIELD_NAMES = [
    ...ABROAD.map(_text_fold_js__WEBPACK_IMPORTED_MODULE_0__/* .foldWords */ .r),
    // English
    'acceptance criteria',
    'acceptance criterion',
    'acceptance criterias',
    'acceptance conditions',
    'acceptance checklist',
    'acceptance tests',
    'acceptance scenarios',
    'acceptance requirements',
    'acs',
    'ac',
    'success criteria',
    'conditions of satisfaction',
    'conditions of acceptance',
    'criteria for acceptance',
    // German
    'akzeptanzkriterien',
    'akzeptanzkriterium',
    'akzeptanz kriterien',
    'abnahmekriterien',
    'abnahmekriterium',
    'abnahmebedingungen',
    'erfolgskriterien',
    // French
    'criteres d acceptation',
    'critere d acceptation',
    'criteres d acceptance',
    'criteres de validation',
    'criteres de succes',
    'criteres de recette',
    'conditions d acceptation',
    // Spanish
    'criterios de aceptacion',
    'criterio de aceptacion',
    'condiciones de aceptacion',
    'criterios de exito',
    // Portuguese
    'criterios de aceitacao',
    'criterio de aceitacao',
    'criterios de aceite',
    'criterio de aceite',
    'condicoes de aceitacao',
    'criterios de sucesso',
    // Italian
    'criteri di accettazione',
    'criterio di accettazione',
    'condizioni di accettazione',
    'criteri di successo',
    // Dutch
    'acceptatiecriteria',
    'acceptatie criteria',
    'acceptatiecriterium',
    'acceptatievoorwaarden',
    'succescriteria',
];
/** Titles of a section with acceptance criteria: those names, and words that mean it as a title only. */
const ACCEPTANCE_TITLES = [
    ...ACCEPTANCE_FIELD_NAMES,
    'acceptance',
    'acceptance test',
    'a c',
    'exit criteria',
    'completion criteria',
    'criteria of acceptance',
    'done when',
    'this is done when',
    'fertig wenn',
    'criterios de aceptacion y prueba',
    'criteri di accettabilita',
];
//# sourceMappingURL=acceptance-titles.js.map

/***/ }),

/***/ 35943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   r: () => (/* binding */ foldWords)
/* harmony export */ });
/**
 * Normalizes words for comparison: no case, no diacritics, no punctuation. It uses Unicode's own tables and no locale.
 */
const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{Alpha}\d]+/gu;
/** Most texts are ASCII, which has no marks. */
const NOT_ASCII = /[^\0-\x7f]/u;
/** Returns the text in lower case without diacritics; other characters are kept. */
function fold(text) {
    if (!NOT_ASCII.test(text))
        return text.toLowerCase();
    return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
}
/**
 * Returns the folded words of a text, separated by single spaces: `Critères d’acceptation :` becomes
 * `criteres d acceptation`.
 */
function foldWords(text) {
    return fold(text).replace(NOT_WORD, ' ').trim();
}
//# sourceMappingURL=fold.js.map

/***/ }),

/***/ 32209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OS: () => (/* binding */ readIssue),
/* harmony export */   Wt: () => (/* binding */ MAX_CLOSING_ISSUES),
/* harmony export */   _6: () => (/* binding */ listClosingIssues),
/* harmony export */   fU: () => (/* binding */ MovedIssueError),
/* harmony export */   m: () => (/* binding */ readIssueEditing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var _connection_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91071);
/* harmony import */ var _connection_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78692);
/* harmony import */ var _pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22898);
/** Issues over GitHub's API ("Issues" in GitHub's REST documentation, `closingIssuesReferences` in its GraphQL documentation). */




/** Where an issue is now that was moved to another repository: GitHub answers for it under its old number. */
class MovedIssueError extends Error {
    url;
    name = 'MovedIssueError';
    constructor(
    /** Its address, as GitHub says it. */
    url) {
        super(`the issue was moved: ${url}`);
        this.url = url;
    }
}
const IssueAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J().optional(),
});
/**
 * Reads an issue; returns null if the number is that of a pull request.
 * @throws what the client throws; MovedIssueError; GitHubAnswerError if the answer is not as GitHub documents it
 */
async function readIssue(client, issue, signal) {
    const { repo, number } = issue;
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}';
    const { data } = await client.request(route, { ...(0,_connection_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo), issue_number: number }, { signal });
    const answer = (0,_connection_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(IssueAnswer, data);
    if (answer.number !== number)
        throw new MovedIssueError(answer.html_url);
    if (answer.pull_request !== undefined)
        return null;
    return { repo, number, title: answer.title, body: answer.body ?? '', url: answer.html_url };
}
const EDIT_QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { issue(number: $number) { ${_pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .EDITING */ .Jp} } }
}`;
const EditAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ issue: _pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .Editing */ .HI }) });
/** Asks when an issue was last edited. @throws what the client throws */
async function readIssueEditing(client, { repo, number }, signal) {
    const { owner, repo: name } = (0,_connection_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo);
    const answer = await client.query(EDIT_QUERY, { owner, name, number }, { signal });
    return (0,_pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .readEditing */ .fS)((0,_connection_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAnswer */ .Wp)(EditAnswer, answer).repository.issue);
}
/** The limit of closing issues that are read; GitHub itself lists ten by keyword. */
const MAX_CLOSING_ISSUES = 50;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_CLOSING_ISSUES}) {
        totalCount
        nodes { number title body url ${_pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .EDITING */ .Jp} repository { nameWithOwner } }
      }
    }
  }
}`;
/** The part of the answer that is needed. */
const ClosingAnswer = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        pullRequest: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
            closingIssuesReferences: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                totalCount: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().optional(),
                nodes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
                    ..._pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .MaybeEditing */ .t4.shape,
                    number: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
                    title: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
                    body: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
                    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
                    repository: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ nameWithOwner: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
                })
                    .nullable()),
            }),
        }),
    }),
});
/**
 * Asks which issues a pull request closes; returns null if the answer has another shape. @throws what the client throws
 */
async function listClosingIssues(client, { repo, pr }, signal) {
    const { owner, repo: name } = (0,_connection_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .splitRepository */ .T)(repo);
    const answer = await client.query(QUERY, { owner, name, number: pr }, { signal, answer: 'list' });
    const parsed = ClosingAnswer.safeParse(answer);
    if (!parsed.success)
        return null;
    const { nodes, totalCount } = parsed.data.repository.pullRequest.closingIssuesReferences;
    const issues = nodes
        .filter((node) => node !== null)
        .map(({ repository, number, title, body, url, ...editing }) => ({
        repo: repository.nameWithOwner,
        number,
        title,
        body: body ?? '',
        url,
        ...(0,_pulls_editing_js__WEBPACK_IMPORTED_MODULE_3__/* .readEditing */ .fS)(editing),
    }));
    return { issues, hidden: Math.max(totalCount ?? 0, nodes.length) - issues.length };
}
//# sourceMappingURL=issues.js.map

/***/ }),

/***/ 22898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HI: () => (/* binding */ Editing),
/* harmony export */   Jh: () => (/* binding */ Event),
/* harmony export */   Jp: () => (/* binding */ EDITING),
/* harmony export */   aQ: () => (/* binding */ readTime),
/* harmony export */   fS: () => (/* binding */ readEditing),
/* harmony export */   gX: () => (/* binding */ Time),
/* harmony export */   t4: () => (/* binding */ MaybeEditing)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92857);
/** When the text and the title of an issue or a pull request were last changed (GitHub's GraphQL documentation). */

/** A time of GitHub's, as ISO 8601 UTC with milliseconds, so that two can be compared as texts. */
const Time = zod__WEBPACK_IMPORTED_MODULE_0__/* .datetime */ .w$({ offset: true }).transform((text) => new Date(text).toISOString());
/** The newest event of a timeline. */
const Event = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ nodes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ createdAt: Time }).nullable()) });
/** The fields to ask for. The time of the text does not say when the title was changed. */
const EDITING = 'lastEditedAt renames: timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) { nodes { ... on RenamedTitleEvent { createdAt } } }';
/** The answer. */
const Editing = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ lastEditedAt: Time.nullable(), renames: Event });
/** The same where the answer may lack it. */
const MaybeEditing = Editing.partial();
/** Returns the time of the newest event; null if there is none. */
const readTime = ({ nodes }) => nodes[0]?.createdAt ?? null;
/** Returns when text or title were last changed, null if never; nothing if GitHub did not say. */
function readEditing({ lastEditedAt, renames }) {
    if (lastEditedAt === undefined || renames === undefined)
        return {};
    const times = [lastEditedAt, readTime(renames)].filter((time) => time !== null).sort();
    return { editedAt: times.at(-1) ?? null };
}
//# sourceMappingURL=editing.js.map

/***/ }),

/***/ 87508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  LN: () => (/* binding */ IssueNotReadableError),
  createGitHubTicketReader: () => (/* binding */ createGitHubTicketReader),
  qv: () => (/* binding */ formatIssueName),
  Cy: () => (/* binding */ readIssueTicket),
  xh: () => (/* binding */ readRequestedTicket),
  DQ: () => (/* binding */ sayPlace),
  sT: () => (/* binding */ toTicket)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var base_errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
// EXTERNAL MODULE: ./build/src/github/connection/client.js + 2 modules
var connection_client = __webpack_require__(82775);
// EXTERNAL MODULE: ./build/src/github/connection/errors.js + 1 modules
var errors = __webpack_require__(91071);
// EXTERNAL MODULE: ./build/src/github/issues.js
var issues = __webpack_require__(32209);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
;// CONCATENATED MODULE: ./build/src/contract/tenant/provider-token.js
/** Provider tokens: what a tenant gives so that GitHub and ticket systems can be read. */


/** A token goes into a header: visible ASCII, nothing else. */
const Secret = schemas/* string */.YjP()
    .max(4096)
    .regex(/^[\x21-\x7e]+$/u, 'must be visible ASCII without blanks and line breaks');
const Installation = schemas/* union */.KCZ([schemas/* string */.YjP().regex(/^[1-9]\d{0,18}$/u), schemas/* int */.Whr().min(1)], { error: 'must be the number of the installation' })
    .meta({ description: 'The number at the end of the address of its settings.' });
/** The body for GitHub with an access token. Nothing of these bodies is ever given back. */
const GithubAccessToken = schemas/* strictObject */.rej({ token: Secret });
/** The body for GitHub that names an installation of an App. The service makes short-lived tokens from it. */
const GithubAppToken = schemas/* strictObject */.rej({
    app_id: schemas/* union */.KCZ([schemas/* string */.YjP().regex(/^[A-Za-z0-9._-]{1,64}$/u), schemas/* int */.Whr().min(1)], {
        error: "must be the App's id or its client id",
    }),
    installation_id: Installation,
    private_key: schemas/* string */.YjP().min(1).max(16_384).meta({ description: 'An RSA key as PEM, as GitHub gives it.' }),
    webhook_secret: schemas/* string */.YjP()
        .min(16)
        .max(1024)
        .optional()
        .meta({ description: "Of the App's webhook; without it its events are refused." }),
});
const GithubToken = schemas/* union */.KCZ([GithubAccessToken, GithubAppToken]);
/** The body for Jira, Cloud or Data Center. */
const JiraToken = schemas/* strictObject */.rej({
    base_url: schemas/* url */.OZ5({ protocol: /^https?$/u, error: 'must be the https address of the Jira' })
        .max(2048)
        .meta({ description: 'https; without a user, a query and a fragment.' }),
    email: schemas/* email */.Rpp()
        .max(254)
        .optional()
        .meta({ description: 'With it the token is an API token of Jira Cloud, without it a personal access token.' }),
    token: Secret,
    criteria_field: schemas/* string */.YjP()
        .trim()
        .min(1)
        .max(255)
        .optional()
        .meta({ description: 'Name or id of the field that holds the acceptance criteria.' }),
});
/** The body for Linear. */
const LinearToken = schemas/* strictObject */.rej({ token: Secret });
/** The body of `PUT /v1/provider-tokens/{provider}`, by provider. A ticket system is one line here and one in `src/sources/tickets/systems.ts`. */
const PROVIDER_TOKENS = { github: GithubToken, jira: JiraToken, linear: LinearToken };
/** A provider that the service can hold a token for: a key of `PROVIDER_TOKENS`. */
const ProviderName = schemas/* object */.Ikc(PROVIDER_TOKENS).keyof().meta({ id: 'ProviderName' });
/** Any of the bodies. The provider in the path says which one the service accepts. */
const ProviderTokenPut = schemas/* union */.KCZ(Object.values(PROVIDER_TOKENS)).meta({ id: 'ProviderTokenPut' });
/** What is told of a provider token. */
const ProviderToken = schemas/* strictObject */.rej({ provider: ProviderName, kind: schemas/* string */.YjP(), key_id: schemas/* string */.YjP(), updated_at: values/* Timestamp */.Dc })
    .meta({ id: 'ProviderToken' });
//# sourceMappingURL=provider-token.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/system.js
/** Creates a system from its parts. */
function defineTicketSystem(parts) {
    const { name, title, advice, matches, tokenSchema } = parts;
    return {
        name,
        title,
        advice,
        matches,
        checkToken: (token, allowHost) => parts.checkToken?.(tokenSchema.parse(token), allowHost) ?? [],
        open: (token, means) => parts.open(tokenSchema.parse(token), means),
    };
}
//# sourceMappingURL=system.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/ticket-id.js
/** The id of a ticket as a request names it: a key, an address, or the name of a GitHub issue. */

/** `SHOP-12`. Jira's keys have at least two characters before the dash, Linear's at least one. */
const KEY = /^[A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10}$/u;
/** In the path of an address: `/browse/SHOP-12`, `/issues/SHOP-12`, `/issue/ENG-12/title`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;
/** Converts a text to a key in upper case; null if it is not a key. */
function parseKey(text) {
    return KEY.test(text) ? text.toUpperCase() : null;
}
/** Parses an id; surrounding white space is ignored. */
function readTicketId(text) {
    const id = text.trim();
    return { key: parseKey(id), url: /^https?:\/\//iu.test(id) ? parseUrl(id) : null };
}
/** Returns the key in the path of an issue's address; null if there is none. */
function findKeyInPath({ pathname }) {
    return KEY_IN_PATH.exec(pathname)?.[1]?.toUpperCase() ?? null;
}
//# sourceMappingURL=ticket-id.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/address.js
/** Validates the address of a tenant's Jira. The tenant configures it, and the credentials are sent there. */


/**
 * Parses `base_url`: https, or http to a host that the operator allows. A path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
function parseJiraAddress(text, allowHost) {
    const url = (0,base_url/* parseHttpUrl */.f$)(text);
    if (url === null || (0,base_url/* holdsCredentials */.Hn)(url)) {
        throw createAddressError('must be an address such as https://example.atlassian.net, without a user or a password in it');
    }
    if (url.protocol === 'http:' && !allowHost(url.hostname, (0,base_url/* resolvePort */.UH)(url))) {
        throw createAddressError('must begin with https://, so that the token is encrypted on the network; the operator can allow single hosts');
    }
    return new URL(`${url.origin}${(0,base_url/* removeEndSlashes */.$m)(url.pathname)}`);
}
/** What is wrong with a `base_url`, an http(s) address, that is about to be kept; null where nothing is. */
function checkBaseUrl(text, allowHost) {
    const url = new URL(text);
    if ((0,base_url/* holdsCredentials */.Hn)(url))
        return 'must not hold a user or a password: give them as email and token';
    if (url.search !== '' || url.hash !== '')
        return 'must have neither a query nor a fragment';
    if (url.protocol === 'https:' || allowHost(url.hostname, (0,base_url/* resolvePort */.UH)(url)))
        return null;
    return 'must be https, so that the token is encrypted on the network (the operator may allow the host)';
}
function createAddressError(why) {
    return new base_errors/* ProviderError */.m('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token again.`);
}
/** Returns an address below the base URL. */
function resolveBelow(base, path) {
    return new URL(`${base.origin}${(0,base_url/* removeEndSlashes */.$m)(base.pathname)}${path}`);
}
//# sourceMappingURL=address.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/src/sources/tickets/json-call.js
/** Calls to the APIs of ticket systems: bounded in time and size, and never sent on to where a redirect points. */





/** Size limit of an answer, in bytes. */
const MAX_ANSWER_BYTES = 5 * 1024 * 1024;
/** Time limit of one request, in milliseconds. */
const CALL_MILLISECONDS = 12_000;
/** A rate limit that ends within this many seconds is waited for, once. */
const MAX_RATE_LIMIT_WAIT = 8;
/**
 * Sends a request and reads the answer. Waits once for a short rate limit.
 * @throws ProviderError E_UP_001 if there is no answer, its status is 429 or at least 500, or it is too large; the
 * signal's reason
 */
async function callJson(connection, call, signal) {
    const first = await send(connection, call, signal);
    const wait = first.status === 429 ? readRetryAfter(first.headers) : null;
    if (wait === null)
        return checkStatus(first, call);
    await connection.sleep(wait * 1000, signal);
    return checkStatus(await send(connection, call, signal), call);
}
function checkStatus(answer, { system, doing }) {
    if (answer.status === 429)
        throw createRateLimitError(system, doing);
    if (answer.status < 500 && answer.status !== 408)
        return answer;
    throw new base_errors/* ProviderError */.m('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}
/** Returns the error for an exceeded rate limit of a ticket system. */
function createRateLimitError(system, doing) {
    const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
    return new base_errors/* ProviderError */.m('E_UP_001', text, true);
}
/** Returns the seconds of Retry-After (RFC 9110 §10.2.3); null if it gives none or more than we wait. */
function readRetryAfter(headers) {
    const given = String(headers['retry-after'] ?? '').trim();
    return /^\d{1,6}$/u.test(given) && Number(given) <= MAX_RATE_LIMIT_WAIT ? Number(given) : null;
}
async function send(connection, call, signal) {
    const limit = AbortSignal.timeout(connection.timeout ?? CALL_MILLISECONDS);
    const { method, url, body } = call;
    try {
        const answer = await (0,undici.request)(url, {
            method,
            body: body ?? null,
            headers: { accept: 'application/json', 'user-agent': 'review-gate', ...call.headers },
            dispatcher: connection.dispatcher,
            signal: AbortSignal.any([signal, limit]),
        });
        const text = await read(answer.body, call);
        return { status: answer.statusCode, headers: answer.headers, json: parseJson(text) };
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof base_errors/* ProviderError */.m)
            throw fault;
        throw createUnansweredError(fault, call, limit.aborted);
    }
}
async function read(body, { system, doing, ...call }) {
    const { maxBytes = MAX_ANSWER_BYTES } = call;
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        const bytes = Buffer.from(chunk);
        size += bytes.length;
        // Leaving the loop closes the connection.
        if (size > maxBytes) {
            const text = `${system} answered with more than ${maxBytes / 1024 / 1024} MiB while ${doing}. That is not read.`;
            throw new base_errors/* ProviderError */.m('E_UP_001', text);
        }
        chunks.push(bytes);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Errors caused by the address, which a retry does not fix. */
const LASTING = new Set([
    'ENOTFOUND',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
]);
function createUnansweredError(fault, { system, doing, url }, late) {
    const code = (0,sources_errors/* readSystemCode */.P)(fault);
    if (late) {
        return new base_errors/* ProviderError */.m('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
    }
    // The guard's message contains the address of a private name, which the tenant must not learn.
    if (external_node_util_.types.isNativeError(fault) && fault.name === 'AddressRefusedError') {
        const text = `${system} (${url.host}) was not asked while ${doing}: its address is not one of the public internet. The operator of the service can allow single hosts.`;
        return new base_errors/* ProviderError */.m('E_UP_001', text, false, { cause: fault });
    }
    const said = code ?? (external_node_util_.types.isNativeError(fault) ? fault.message.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU) : 'no reason given');
    // A connection that was refused on purpose has no code: another time will not help it.
    const lasting = code === null || LASTING.has(code);
    const advice = lasting ? 'Check its address.' : 'Try again.';
    const text = `${system} (${url.host}) could not be reached while ${doing}: ${said}. ${advice}`;
    return new base_errors/* ProviderError */.m('E_UP_001', text, !lasting, { cause: fault });
}
//# sourceMappingURL=json-call.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/titles/acceptance-titles.js
var acceptance_titles = __webpack_require__(14103);
// EXTERNAL MODULE: ./build/src/engine/text/fold.js
var fold = __webpack_require__(35943);
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/criteria-fields.js
/** Finds the custom fields that hold acceptance criteria, by their usual names. */


const NAMES = new Set(acceptance_titles/* ACCEPTANCE_FIELD_NAMES */.C);
/** Maximum number of requested fields with the same name; every team-managed project may have one. */
const MAX_FIELDS = 50;
const MAX_NAME_CHARACTERS = 200;
/** The name as it is compared, without what stands in brackets at its end: `Akzeptanzkriterien (neu)`. */
function foldName(name) {
    return (0,fold/* foldWords */.r)(name.slice(0, MAX_NAME_CHARACTERS).replace(/\([^()]*\)\s*$/u, ''));
}
/**
 * Returns the ids of the fields with the criteria.
 * @param wanted the name or id that the tenant configured; null to use the usual names
 */
function findCriteriaFields(fields, wanted) {
    const name = wanted === null ? null : foldName(wanted);
    const fits = (field) => name === null ? NAMES.has(foldName(field.name)) : foldName(field.name) === name || field.id === wanted;
    const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
    return [...new Set(ids)].slice(0, MAX_FIELDS);
}
/** Returns whether an id is valid in a list of ids. */
function isPlain(id) {
    return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
//# sourceMappingURL=criteria-fields.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/errors.js
/** Explains why Jira does not return an issue. */



/** The permissions that the token's account needs. */
const PERMISSION = 'Its account needs "Browse projects" on the project of the issue; a scoped token, "read:jira-work" as well.';
/**
 * Returns whether Jira rejected the credentials. It then treats the request as anonymous: 404, or 200 with public data.
 * Only this header shows it: https://confluence.atlassian.com/jirakb/understanding-x-seraph-loginreason-header.
 */
function isRefusedBySeraph(headers) {
    return /AUTHENTICATED_FAILED|AUTHENTICATION_DENIED/u.test(String(headers['x-seraph-loginreason'] ?? ''));
}
/**
 * Checks that a response is successful. The caller must handle 404.
 * @throws ProviderError E_TOK_001 if the token or the address is wrong, E_UP_001 on other errors
 */
function requireAnswer({ status, headers }, doing) {
    if (status === 401 || isRefusedBySeraph(headers)) {
        const text = `Jira does not accept the token (while ${doing}). Set it again: on Cloud with the email of its account, on Server and Data Center without. ${PERMISSION}`;
        throw new base_errors/* ProviderError */.m('E_TOK_001', text);
    }
    if (status === 403) {
        throw new base_errors/* ProviderError */.m('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${PERMISSION}`);
    }
    if (status >= 300 && status < 400) {
        const text = `Jira answered with a redirect${describeRedirect(headers)} while ${doing}. It is not followed, since the token would go there too: set the token again, with the address at which Jira itself answers as base_url.`;
        throw new base_errors/* ProviderError */.m('E_TOK_001', text);
    }
    if (status >= 400 && status !== 404) {
        throw new base_errors/* ProviderError */.m('E_UP_001', `Jira answered ${status} while ${doing}.`);
    }
}
/** Returns ` to https://host` if the redirect names a URL. */
function describeRedirect({ location }) {
    const url = location === undefined ? null : (0,base_url/* parseUrl */.Dl)(location);
    return url === null ? '' : ` to ${url.origin.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU)}`;
}
/** Returns the error for a response that is not from Jira. */
function createNotJiraError(base, doing) {
    const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
    return new base_errors/* ProviderError */.m('E_UP_001', text);
}
//# sourceMappingURL=errors.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/inline.js
/** Writes Markdown inside a line. */
/** Escapes what Markdown would take for HTML: comments would hide their content, tags and references would be lost. */
function escapeHtml(text) {
    return text
        .replaceAll('<!', '<\\!')
        .replace(/<(?=[A-Za-z/?])/gu, '\\<')
        .replace(/&(?=#?[A-Za-z0-9]{1,31};)/gu, '\\&');
}
/**
 * Puts text between marks. White space at its ends is moved outside, because marks next to white space have no effect.
 */
function wrapWithMark(mark, text) {
    const inner = text.trim();
    if (inner === '')
        return text;
    const start = text.indexOf(inner);
    return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}
/** Returns a code span with as many backticks as needed. */
function formatCodeSpan(text) {
    const inner = text.replace(/\s+/gu, ' ').replaceAll('<!--', '<\\!--');
    if (inner.trim() === '')
        return inner;
    const longest = (inner.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const mark = '`'.repeat(longest + 1);
    const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
    return `${mark}${pad}${inner}${pad}${mark}`;
}
/** Returns a link, or only the text if the address cannot be opened by a person. */
function formatLink(text, address) {
    const target = address.trim();
    if (!/^(?:https?:\/\/|mailto:)\S/iu.test(target))
        return text;
    if (text.trim() === '' || text.trim() === target)
        return target;
    const safe = target.replace(/[()<>\s]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return `[${text.replace(/[[\]]/gu, '\\$&')}](${safe})`;
}
/** Returns an image that only its own site can show. */
function formatImage(name) {
    return `![${name.replace(/[[\]\n]/gu, ' ').trim()}](attachment)`;
}
//# sourceMappingURL=inline.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/writer.js
/** Writes Markdown line by line: each line once, with the markers of its enclosing lists and quotes before it. */

/** Writes blocks. Runs in time linear in the output. */
class MarkdownWriter {
    #lines = [];
    #prefix = '';
    /** Text before the next line instead of the prefix: the bullet of an item that has no line yet. */
    #marker = null;
    /** The prefix of lines at the time when that bullet was requested. */
    #around = '';
    #separate = false;
    /**
     * Writes a paragraph of one or more lines. Blank lines are left out, and the start of a fence or a tag is escaped.
     */
    paragraph(text) {
        this.block(text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .map(escapeLineStart));
    }
    /** Writes lines unchanged, separated from the block before them. */
    block(lines) {
        if (lines.length === 0)
            return;
        if (this.#separate && this.#lines.length > 0) {
            this.#lines.push((this.#marker === null ? this.#prefix : this.#around).trimEnd());
        }
        for (const line of lines) {
            this.#lines.push(`${this.#marker ?? this.#prefix}${line}`.trimEnd());
            this.#marker = null;
        }
        this.#separate = true;
    }
    /** Writes code between fences that the code itself does not contain. */
    fence(code, language) {
        const longest = (code.match(/`{3,}/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2);
        const mark = '`'.repeat(longest + 1);
        const info = /^[\w+#.-]{1,30}$/u.test(language) ? language : '';
        // Directly after a bullet the fence would be read as text.
        const lead = this.#marker === null ? [] : [''];
        this.block([...lead, `${mark}${info}`, ...code.replace(/\n$/u, '').split('\n'), mark]);
    }
    /**
     * Writes `first` before the first line that `body` writes, and `rest` before all others. If `body` writes nothing,
     * neither is written.
     */
    within(first, rest, body) {
        const [prefix, marker] = [this.#prefix, this.#marker];
        const own = (marker ?? prefix) + first;
        if (marker === null)
            this.#around = prefix;
        this.#marker = own;
        this.#prefix = prefix + rest;
        body();
        if (this.#marker === own)
            this.#marker = marker;
        this.#prefix = prefix;
    }
    /** Writes a part that folds. Without a title it is only its content. */
    fold(title, body) {
        this.openFold(title);
        body();
        if (title.trim() !== '')
            this.closeFold();
    }
    /** Writes the start of a part that folds: what is below it belongs to its title up to its end. */
    openFold(title) {
        if (title.trim() !== '')
            this.block([`<details><summary>${(0,base_text/* foldSpace */.GQ)(title)}</summary>`]);
    }
    /** Writes the end of a part that folds. */
    closeFold() {
        this.block(['</details>']);
    }
    /** Makes the next block follow the one before it without a blank line. */
    tighten() {
        this.#separate = false;
    }
    /** Makes a blank line precede the next block. */
    separate() {
        this.#separate = true;
    }
    toString() {
        return this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`;
    }
}
/** Escapes a line that would open a fence or a tag, which would hide the text after it. */
function escapeLineStart(line) {
    return /^(?:`{3}|~{3}|<(?!https?:))/u.test(line) ? `\\${line}` : line;
}
//# sourceMappingURL=writer.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/markdown/table.js
/**
 * Writes tables. Tables in Markdown have a header and one line per cell; other tables have headers at the side, lists
 * in their cells, or no header. What a Markdown table cannot contain is written as titles and lists with the same
 * meaning.
 */

/** Writes a table. */
function writeTable(writer, rows) {
    const filled = rows.filter((row) => row.length > 0);
    const [top, ...rest] = filled;
    if (top === undefined)
        return;
    const width = filled.reduce((most, row) => Math.max(most, row.length), 0);
    const headed = top.every((cell) => cell.header);
    if (width === 1)
        writeColumn(writer, filled.flat());
    else if (!headed && filled.every(([first, second]) => first?.header === true && second?.header !== true)) {
        for (const [first, ...cells] of filled)
            writeTitled(writer, first?.line() ?? '', cells);
    }
    else if (headed && rest.some((row) => row.some((cell) => cell.blocks))) {
        const titles = top.map((cell) => cell.line());
        for (const row of rest)
            for (const [at, cell] of row.entries())
                writeTitled(writer, titles[at] ?? '', [cell]);
    }
    else
        writeGrid(writer, top, rest, width);
}
/** Writes a single column as a list: its headers are titles, its cells items. */
function writeColumn(writer, cells) {
    for (const cell of cells) {
        if (!cell.header && !cell.blocks) {
            writer.within('- ', '  ', () => writer.paragraph(cell.line()));
            writer.tighten();
            continue;
        }
        writer.separate();
        if (cell.header)
            writer.paragraph(wrapWithMark('**', cell.line()));
        else
            cell.write();
    }
    writer.separate();
}
/** Writes a title and its cells, on the same line if they have no blocks. */
function writeTitled(writer, title, cells) {
    const name = wrapWithMark('**', title.replace(/:\s*$/u, ''));
    if (cells.some((cell) => cell.blocks)) {
        writer.paragraph(name);
        for (const cell of cells)
            cell.write();
        return;
    }
    const text = cells
        .map((cell) => cell.line())
        .filter((line) => line !== '')
        .join(' | ');
    writer.paragraph(name === '' ? text : text === '' ? name : `${name}: ${text}`);
}
function writeGrid(writer, top, rest, width) {
    const line = (row) => `| ${row.map((cell) => cell.line().replaceAll('|', '\\|')).join(' | ')} |`;
    // Only the header is filled up: a row may have fewer cells, but a header with fewer cells would hide columns.
    writer.block([`${line(top)}${'  |'.repeat(width - top.length)}`, `|${' --- |'.repeat(width)}`, ...rest.map(line)]);
}
//# sourceMappingURL=table.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf-nodes.js
/**
 * Reads nodes of the Atlassian Document Format. All values are checked: Jira's own editor, its apps and anyone with a
 * token write these documents, and new kinds of nodes are added over time.
 */
/** Returns whether a value can be read as a node: an object that is no list. */
function isNode(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Returns the node's kind; empty if it has none. */
function readKind(node) {
    return typeof node['type'] === 'string' ? node['type'] : '';
}
/** Returns the child nodes; values that are not nodes are left out. */
function listChildren(node) {
    const content = node['content'];
    return Array.isArray(content) ? content.filter(isNode) : [];
}
/** Returns an attribute; undefined if it is missing. */
function readAttribute(node, name) {
    const attributes = node['attrs'];
    return isNode(attributes) && Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}
/** Returns a text attribute; empty if it is not text. */
function readTextAttribute(node, name) {
    const value = readAttribute(node, name);
    return typeof value === 'string' ? value : '';
}
/** Returns an attribute that is a whole number from `least` to `most`; otherwise returns `otherwise`. */
function readNumberAttribute(node, name, least, most, otherwise) {
    const value = readAttribute(node, name);
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
}
/**
 * Returns the text of an inline node that is not in its content. A placeholder has none, because it is an unfilled
 * template.
 */
function readOwnText(node) {
    switch (readKind(node)) {
        case 'text':
            return typeof node['text'] === 'string' ? node['text'] : '';
        case 'hardBreak':
            return '\n';
        case 'emoji':
            return readTextAttribute(node, 'text') || readTextAttribute(node, 'shortName');
        case 'inlineCard':
        case 'blockCard':
        case 'embedCard':
            return readTextAttribute(node, 'url');
        case 'date':
            return formatDate(readAttribute(node, 'timestamp'));
        case 'placeholder':
            return '';
        default:
            return typeof node['text'] === 'string' ? node['text'] : readTextAttribute(node, 'text');
    }
}
/** Converts milliseconds since the epoch, which ADF writes as text, to a date. */
function formatDate(value) {
    const time = typeof value === 'string' && /^-?\d{1,15}$/u.test(value) ? Number(value) : value;
    if (typeof time !== 'number' || !Number.isFinite(time) || Math.abs(time) > 8.64e15)
        return '';
    return new Date(time).toISOString().slice(0, 10);
}
/** Returns all words in nodes at any depth, in their order. Not recursive. */
function collectWords(nodes) {
    const words = [];
    const open = nodes.toReversed();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        words.push(readOwnText(node));
        for (const inner of listChildren(node).toReversed())
            open.push(inner);
    }
    return words
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .join(' ');
}
/**
 * Returns the words in nodes at any depth, a text for each block that has words of its own. Not recursive.
 */
function collectLines(nodes) {
    const lines = [[]];
    const open = nodes.toReversed();
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (node === 'end') {
            lines.push([]);
            continue;
        }
        lines.at(-1)?.push(readOwnText(node).trim());
        const children = listChildren(node);
        if (children.length === 0)
            continue;
        lines.push([]);
        open.push('end', ...children.toReversed());
    }
    return lines.map((words) => words.filter((word) => word !== '').join(' ')).filter((line) => line !== '');
}
//# sourceMappingURL=adf-nodes.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf-inline.js
/** Converts ADF's inline nodes to Markdown. */


const INLINE = new Set([
    'text',
    'hardBreak',
    'mention',
    'emoji',
    'inlineCard',
    'status',
    'date',
    'placeholder',
    'mediaInline',
    'inlineExtension',
]);
/** Returns whether a node belongs in a line. A node of an unknown kind does if it has text and no content. */
function isInline(node) {
    return INLINE.has(readKind(node)) || (listChildren(node).length === 0 && typeof node['text'] === 'string');
}
const BREAK = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };
/** The marks, from the outermost to the innermost. Neighbours with the same mark share it. */
const WRAPS = [
    { key: (piece) => piece.strike, wrap: (text) => wrapWithMark('~~', text) },
    { key: (piece) => piece.href, wrap: (text, piece) => formatLink(text, piece.href) },
    { key: (piece) => piece.strong, wrap: (text) => wrapWithMark('**', text) },
    { key: (piece) => piece.em, wrap: (text) => wrapWithMark('*', text) },
];
/** Converts inline nodes to Markdown; hard breaks become line ends. */
function renderInline(nodes) {
    return wrapPieces(strikeInnerBreaks(nodes.flatMap(toPieces)), 0);
}
/** Converts inline nodes to a single line. */
function renderInlineLine(nodes) {
    return renderInline(nodes).replaceAll('\n', ' ').trim();
}
function toPieces(node) {
    const own = readKind(node) === 'mediaInline' ? renderMediaName(node) : readOwnText(node);
    const inner = listChildren(node);
    const text = inner.length === 0 ? own : `${own} ${collectWords(inner)}`.trim();
    if (text === '')
        return [];
    const marks = node['marks'];
    const named = Array.isArray(marks) ? marks.filter(isNode) : [];
    const has = (kind) => named.some((mark) => readKind(mark) === kind);
    const anchor = named.find((mark) => readKind(mark) === 'link');
    const piece = {
        strike: has('strike'),
        href: anchor === undefined ? '' : readTextAttribute(anchor, 'href'),
        strong: has('strong'),
        em: has('em'),
        code: has('code'),
        done: readKind(node) === 'mediaInline',
    };
    const lines = text.split(/\r\n|[\n\r\u2028]/u);
    return lines.flatMap((line, at) => [
        ...(at === 0 ? [] : [BREAK]),
        ...(line === '' ? [] : [{ ...piece, text: line }]),
    ]);
}
/** Returns the name of a media node as an image. */
function renderMediaName(node) {
    return formatImage(readTextAttribute(node, 'alt') || 'file');
}
/** A line break between two struck-through parts is struck through as well, so that they stay one part. */
function strikeInnerBreaks(pieces) {
    return pieces.map((piece, at) => piece === BREAK && pieces[at - 1]?.strike === true && pieces[at + 1]?.strike === true
        ? { ...piece, strike: true }
        : piece);
}
function wrapPieces(pieces, level) {
    const wrap = WRAPS[level];
    if (wrap === undefined)
        return pieces.map(renderPiece).join('');
    const parts = [];
    let start = 0;
    for (let at = 1; at <= pieces.length; at++) {
        const [first, next] = [pieces[start], pieces[at]];
        if (first === undefined || (next !== undefined && wrap.key(next) === wrap.key(first)))
            continue;
        const inner = wrapPieces(pieces.slice(start, at), level + 1);
        parts.push(wrap.key(first) ? wrap.wrap(inner, first) : inner);
        start = at;
    }
    return parts.join('');
}
function renderPiece(piece) {
    if (piece.done)
        return piece.text;
    return piece.code ? formatCodeSpan(piece.text) : escapeHtml(piece.text);
}
//# sourceMappingURL=adf-inline.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/adf.js
/**
 * Converts the Atlassian Document Format to Markdown:
 * https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/. Accepts any value, never throws, and
 * runs in time linear in its size. Of unknown kinds it keeps the words.
 */





/** Maximum depth; of deeper nodes each line of text is an item of one list. Handwritten documents are not so deep. */
const MAX_DEPTH = 32;
/**
 * Converts a document.
 * @param under the level of the heading above it; 0 for none
 */
function convertAdfToMarkdown(document, under = 0) {
    if (!isNode(document))
        return '';
    const writer = new MarkdownWriter();
    new AdfConverter(writer, under).blocks(readKind(document) === 'doc' ? listChildren(document) : [document], 0);
    return writer.toString();
}
class AdfConverter {
    writer;
    under;
    /** Number of enclosing list items. */
    items = 0;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    /** Writes nodes; inline nodes among blocks become a paragraph. */
    blocks(nodes, depth) {
        if (depth > MAX_DEPTH) {
            for (const text of collectLines(nodes))
                this.listed(text);
            return;
        }
        let loose = [];
        for (const node of nodes) {
            if (isInline(node)) {
                loose.push(node);
                continue;
            }
            this.writer.paragraph(renderInline(loose));
            loose = [];
            this.block(node, depth);
        }
        this.writer.paragraph(renderInline(loose));
    }
    /** Writes a text as an item, so that it is a criterion where its neighbours are. */
    listed(text) {
        this.writer.within('- ', '  ', () => this.writer.paragraph(renderInline([{ type: 'text', text }])));
        this.writer.tighten();
    }
    block(node, depth) {
        const { writer } = this;
        const content = listChildren(node);
        switch (readKind(node)) {
            case 'paragraph':
            case 'caption':
                writer.paragraph(renderInline(content));
                break;
            case 'heading': {
                const text = renderInlineLine(content);
                const level = Math.min(6, readNumberAttribute(node, 'level', 1, 6, 1) + this.under);
                if (text !== '')
                    writer.block([`${'#'.repeat(level)} ${text}`]);
                break;
            }
            case 'bulletList':
            case 'decisionList':
            case 'taskList':
            case 'orderedList':
                // A list in an item follows its text without a blank line.
                if (this.items > 0)
                    writer.tighten();
                this.list(node, depth);
                break;
            case 'codeBlock':
                writer.fence(content.map(readOwnText).join(''), readTextAttribute(node, 'language'));
                break;
            case 'blockquote':
                writer.within('> ', '> ', () => this.blocks(content, depth + 1));
                break;
            case 'rule':
                writer.block(['---']);
                break;
            case 'table':
                writeTable(writer, content.map((row) => listChildren(row).map((cell) => this.cell(cell, depth + 1))));
                break;
            case 'expand':
            case 'nestedExpand':
                writer.fold(escapeHtml(readTextAttribute(node, 'title')), () => this.blocks(content, depth + 1));
                break;
            case 'media':
                writer.block([formatImage(readTextAttribute(node, 'alt') || 'file')]);
                break;
            default:
                // Panels, layouts, cards, extensions and unknown kinds: their words, then their content.
                writer.paragraph(renderInline([{ type: 'text', text: readOwnText(node) }]));
                this.blocks(content, depth + 1);
        }
    }
    list(node, depth) {
        let number = readNumberAttribute(node, 'order', 0, 999_999, 1);
        for (const item of listChildren(node)) {
            const kind = readKind(item);
            if (kind.endsWith('List')) {
                // A list directly in a list belongs to the item before it.
                this.writer.within('  ', '  ', () => this.inItem([item], depth + 1));
                continue;
            }
            const mark = readKind(node) === 'orderedList' ? `${number++}. ` : '- ';
            const task = kind === 'taskItem' || kind === 'blockTaskItem';
            const box = task ? (readTextAttribute(item, 'state') === 'DONE' ? '[x] ' : '[ ] ') : '';
            this.writer.within(mark + box, ' '.repeat(mark.length), () => this.inItem(listChildren(item), depth + 1));
            this.writer.tighten();
        }
        this.writer.separate();
    }
    inItem(content, depth) {
        this.items++;
        this.blocks(content, depth);
        this.items--;
    }
    cell(node, depth) {
        const content = listChildren(node);
        const simple = (one) => isInline(one) || readKind(one) === 'paragraph' || readKind(one) === 'heading';
        return {
            header: readKind(node) === 'tableHeader',
            blocks: !content.every(simple),
            line: () => content
                .map((one) => isInline(one)
                ? renderInlineLine([one])
                : renderInlineLine(simple(one) ? listChildren(one) : toTextNode(one)))
                .filter((line) => line !== '')
                .join(' '),
            write: () => this.blocks(content, depth),
        };
    }
}
function toTextNode(node) {
    return [{ type: 'text', text: collectWords([node]) }];
}
//# sourceMappingURL=adf.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-inline.js
/**
 * Converts Jira's wiki markup inside a line to Markdown:
 * https://jira.atlassian.com/secure/WikiRendererHelpAction.jspa?section=all.
 */

/**
 * Placeholder for converted parts while marks around them are searched. The text cannot contain it, because it is
 * removed first.
 */
const DONE = '\u0000';
/**
 * Parts in which no marks are searched: escaped characters, monospace, links, images, and the colours, anchors and
 * columns that are dropped. No part can contain the start of another of its kind, so that matching is linear.
 */
const ATOM = /\\([!-/:-@[-`{-~])|\{\{((?:[^{}\n]|\{(?!\{)|\}(?!\}))+)\}\}|\[([^[\]\n]+)\]|!([^\s!|]+)(?:\|[^!\n]*)?!(?!\w)|\{(?:color|anchor|toc|align|section|column|center)(?::[^{}\n]*)?\}/gu;
const WORD = String.raw `[\p{Alpha}\d]`;
const STRONG = createMarkPattern('\\*');
const EM = createMarkPattern('_');
const STRIKE = createMarkPattern('-');
const INSERTED = createMarkPattern('\\+');
const CITED = new RegExp(String.raw `(?<!${WORD}|\?)\?\?(?=\S)((?:[^?\n]|\?(?!\?))*[^\s?])\?\?(?!${WORD})`, 'gu');
const RAISED = createMarkPattern('\\^');
const LOWERED = createMarkPattern('~');
/**
 * Returns an expression for a mark that begins before a word and ends after one; the same mark cannot occur in between.
 */
function createMarkPattern(mark) {
    return new RegExp(String.raw `(?<!${WORD}|${mark}|\\)${mark}(?=[^\s${mark}])([^${mark}\n]*[^\s${mark}])${mark}(?!${WORD}|${mark})`, 'gu');
}
/** Converts one line of wiki markup to Markdown. Never throws; runs in linear time. */
function convertInline(text) {
    const done = [];
    const open = text.replaceAll(DONE, '').replace(ATOM, (whole, ...groups) => {
        const [escaped, mono, target, picture] = groups.map((group) => (typeof group === 'string' ? group : undefined));
        const made = convertAtom(whole, { escaped, mono, target, picture });
        if (made === '')
            return '';
        done.push(made);
        return DONE;
    });
    const emphasised = escapeHtml(open)
        .replace(STRONG, (_, inner) => wrapWithMark('**', inner))
        .replace(EM, (_, inner) => wrapWithMark('*', inner))
        .replace(STRIKE, (_, inner) => wrapWithMark('~~', inner))
        .replace(INSERTED, '$1')
        .replace(CITED, '$1')
        .replace(RAISED, '$1')
        .replace(LOWERED, '$1');
    let next = 0;
    return emphasised.replaceAll(DONE, () => done[next++] ?? '');
}
function convertAtom(whole, { escaped, mono, target, picture }) {
    // Markdown escapes in the same way; in wiki markup two backslashes are a line break.
    if (escaped !== undefined)
        return escaped === '\\' ? '\n' : whole;
    if (mono !== undefined)
        return formatCodeSpan(mono);
    if (target !== undefined)
        return convertLink(whole, target);
    return picture === undefined ? '' : convertImage(whole, picture);
}
/**
 * Converts `[text|address]`, `[address]`, `[~user]`, `[^file]`. A box such as `[x]` and brackets that are not a link
 * are kept.
 */
function convertLink(whole, inner) {
    const [text = '', address] = inner.split('|', 2).map((part) => part.trim());
    if (address !== undefined && address !== '') {
        if (/^[~^#]/u.test(address))
            return escapeHtml(text);
        // If it is not an address, it is kept as text, so that no word is lost.
        return /^(?:[a-z][a-z0-9+.-]*:|\/|www\.)/iu.test(address)
            ? formatLink(escapeHtml(text), address)
            : escapeHtml(whole);
    }
    if (text.startsWith('~'))
        return `@${escapeHtml(text.slice(1).replace(/^accountid:/u, ''))}`;
    if (text.startsWith('^'))
        return escapeHtml(text.slice(1));
    if (/^(?:https?:\/\/|mailto:)/iu.test(text))
        return formatLink('', text);
    return escapeHtml(whole);
}
/** Converts an image: a file with an extension, or an address. Other text between exclamation marks is kept. */
function convertImage(whole, name) {
    return /\.[A-Za-z0-9]{2,5}$|^https?:/u.test(name) ? formatImage(name) : escapeHtml(whole);
}
//# sourceMappingURL=wiki-inline.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-macros.js
/** Finds the macros of wiki markup that enclose text: which parts are code, quotes, and plain text. */
const MACRO = /\{(?<name>code|noformat|quote|panel|expand|info|tip|note|warning|success|error)(?::(?<options>[^{}\n]*))?\}/gu;
const VERBATIM = new Set(['code', 'noformat']);
/**
 * Splits a text. A macro that is not closed is dropped and its content stays text. Of a quote, panel or similar macro
 * its title and its extent are used. Names that are not macros, such as `/users/{id}`, are text.
 */
function splitPieces(text) {
    const macros = Array.from(text.matchAll(MACRO), (match) => {
        const options = match.groups?.['options']?.split('|').map((option) => option.trim()) ?? [];
        return { name: match.groups?.['name'] ?? '', options, start: match.index, end: match.index + match[0].length };
    });
    const closings = findNextOfSameName(macros);
    const pieces = [];
    const titles = new Map();
    let at = 0;
    for (const [index, macro] of macros.entries()) {
        if (macro.start < at)
            continue;
        pieces.push({ kind: 'text', text: text.slice(at, macro.start) });
        at = macro.end;
        const closing = closings[index];
        if (VERBATIM.has(macro.name)) {
            if (closing === undefined)
                continue;
            const code = text.slice(macro.end, closing.start).replace(/^\r?\n/u, '');
            pieces.push({ kind: 'code', code, language: macro.name === 'code' ? readLanguage(macro.options) : '' });
            at = closing.end;
        }
        else if (macro.name === 'quote')
            pieces.push({ kind: 'quote' });
        else
            pieces.push(...pairTitle(macro, titles));
    }
    pieces.push({ kind: 'text', text: text.slice(at) });
    return dropUnclosedQuote(pieces);
}
/** Returns for each macro the next one of the same name. It searches from the end, which is linear in their number. */
function findNextOfSameName(macros) {
    const latest = new Map();
    return macros
        .toReversed()
        .map((macro) => {
        const next = latest.get(macro.name);
        latest.set(macro.name, macro);
        return next;
    })
        .reverse();
}
/** Returns the start or end of a panel or similar macro: the second of a name ends the first. `titles` are those open. */
function pairTitle(macro, titles) {
    const open = titles.get(macro.name);
    if (open !== undefined && macro.options.length === 0) {
        titles.delete(macro.name);
        return open === '' ? [] : [{ kind: 'end' }];
    }
    const title = readTitle(macro);
    titles.set(macro.name, title);
    return title === '' ? [] : [{ kind: 'title', title }];
}
/** Removes a last quote that is not closed, which would include the rest of the text. */
function dropUnclosedQuote(pieces) {
    const quotes = pieces.filter(({ kind }) => kind === 'quote').length;
    const last = quotes % 2 === 1 ? pieces.findLastIndex(({ kind }) => kind === 'quote') : -1;
    return pieces.filter((_, at) => at !== last);
}
/** Returns the language of `{code:java}`, `{code:title=Foo.java|language=java}`. */
function readLanguage(options) {
    const named = options.find((option) => option.startsWith('language='))?.slice('language='.length);
    return named ?? options.find((option) => !option.includes('=')) ?? '';
}
/** Returns the title of `{panel:title=Acceptance criteria|borderStyle=solid}`, `{expand:Details}`. */
function readTitle({ name, options }) {
    const named = options.find((option) => option.startsWith('title='))?.slice('title='.length);
    return named ?? (name === 'expand' ? options.find((option) => !option.includes('=')) : undefined) ?? '';
}
//# sourceMappingURL=wiki-macros.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki-rows.js
/** Reads rows of a wiki table: `||header||header||` and `|cell|cell|`, in any mixture. */
/** Bars, and markup that may contain bars that do not separate cells. */
const TOKEN = /\[[^[\]\n]*\]|\{\{[^{}\n]*\}\}|![^\s!|]+\.[A-Za-z]{2,5}\|[^!\n]*!|\\\||\|\|?/gu;
/** Returns the cells of a row. Text after the last bar is a cell too. */
function splitCells(row) {
    const text = row.trim();
    const cells = [];
    let header = false;
    let from = 0;
    for (const token of text.matchAll(TOKEN)) {
        if (!token[0].startsWith('|'))
            continue;
        if (token.index > 0)
            cells.push({ header, text: text.slice(from, token.index).trim() });
        header = token[0] === '||';
        from = token.index + token[0].length;
    }
    if (from < text.length)
        cells.push({ header, text: text.slice(from).trim() });
    return cells;
}
/** Returns whether a line begins a row. */
function isRowStart(line) {
    return line.trimStart().startsWith('|');
}
/**
 * Returns the row that begins at a line. A cell may continue over lines up to one that ends in a bar. If there is none,
 * the row ends with its first line.
 * @returns the row, and the index of the line after it
 */
function readRow(lines, at) {
    const row = [lines[at] ?? ''];
    for (let next = at + 1; !row.at(-1)?.trimEnd().endsWith('|'); next++) {
        const line = lines[next];
        if (line === undefined || line.trim() === '' || isRowStart(line))
            return { row: lines[at] ?? '', next: at + 1 };
        row.push(line);
    }
    return { row: row.join('\n'), next: at + row.length };
}
//# sourceMappingURL=wiki-rows.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/wiki.js
/**
 * Converts Jira's wiki markup, as Server and Data Center store it, to Markdown. Accepts any text, never throws, and
 * runs in time linear in its length.
 */





const HEADING = /^h([1-6])\.\s+(.*)$/u;
const QUOTED_LINE = /^bq\.\s+(.*)$/u;
const ITEM = /^([*#-]+)\s+(\S.*)$/u;
const RULE = /^-{4,5}$/u;
/** The icons of a checklist. */
const ICON = /^\(([/x])\)\s+/u;
/** Maximum list depth; deeper lists are read at this depth. */
const wiki_MAX_DEPTH = 12;
/** Enough indentation below a bullet and below a number, and not enough for a code block. */
const INDENT = '    ';
/**
 * Converts a text.
 * @param under the level of the heading above it; 0 for none
 */
function convertWikiToMarkdown(text, under = 0) {
    const writer = new MarkdownWriter();
    // NUL says nothing, and no store of text takes it.
    new WikiConverter(writer, under).pieces(splitPieces(text.replaceAll('\u0000', '')));
    return writer.toString();
}
class WikiConverter {
    writer;
    under;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    pieces(pieces) {
        let quoted = null;
        for (const piece of pieces) {
            if (piece.kind === 'quote') {
                const inside = quoted;
                quoted = inside === null ? [] : null;
                if (inside !== null)
                    this.writer.within('> ', '> ', () => this.pieces(inside));
            }
            else if (quoted !== null)
                quoted.push(piece);
            else
                this.piece(piece);
        }
    }
    piece(piece) {
        if (piece.kind === 'code')
            this.writer.fence(piece.code, piece.language);
        else if (piece.kind === 'title')
            this.writer.openFold(convertInline(piece.title));
        else if (piece.kind === 'end')
            this.writer.closeFold();
        else
            this.lines(piece.text.split(/\r\n|\n|\r/u), true);
    }
    /** Writes lines. `tables`: whether tables are allowed; they are not inside a table's cell. */
    lines(lines, tables) {
        let paragraph = [];
        const flush = () => {
            if (paragraph.length === 0)
                return;
            this.writer.paragraph(convertInline(paragraph.join('\n')));
            paragraph = [];
        };
        for (let at = 0; at < lines.length;) {
            const line = lines[at]?.trim() ?? '';
            if (tables && isRowStart(line)) {
                flush();
                at = this.table(lines, at);
            }
            else if (isItem(line)) {
                flush();
                at = this.list(lines, at);
            }
            else {
                if (line === '')
                    flush();
                else if (!this.ownLine(line, flush))
                    paragraph.push(line);
                at++;
            }
        }
        flush();
    }
    /** Writes a line that is a block by itself. */
    ownLine(line, flush) {
        const heading = HEADING.exec(line);
        const quoted = QUOTED_LINE.exec(line)?.[1];
        if (heading === null && quoted === undefined && !RULE.test(line))
            return false;
        flush();
        if (quoted !== undefined)
            this.writer.within('> ', '> ', () => this.writer.paragraph(convertInline(quoted)));
        else if (heading === null)
            this.writer.block(['---']);
        else {
            const level = Math.min(6, Number(heading[1]) + this.under);
            this.writer.block([`${'#'.repeat(level)} ${convertToLine(heading[2] ?? '')}`]);
        }
        return true;
    }
    /**
     * Writes the list that begins at a line and returns the index of the line after it. Lines directly after an item
     * belong to it.
     */
    list(lines, start) {
        const written = [];
        let depth = 0;
        let at = start;
        for (; at < lines.length; at++) {
            const line = lines[at]?.trim() ?? '';
            if (line === '' || isRowStart(line) || HEADING.test(line) || QUOTED_LINE.test(line) || RULE.test(line))
                break;
            const item = ITEM.exec(line);
            const mark = item?.[1] ?? '';
            const icon = ICON.exec(item?.[2] ?? line);
            const text = (item?.[2] ?? line).slice(icon?.[0].length ?? 0);
            const [first = '', ...more] = convertInline(text).split('\n');
            if (item === null && icon === null)
                written.push(`${INDENT.repeat(depth - 1)}  ${convertInline(line)}`);
            else {
                // An item can be at most one level deeper than the one before it.
                depth = Math.min(Math.max(mark.length, 1), depth + 1, wiki_MAX_DEPTH);
                const box = icon === null ? '' : icon[1] === 'x' ? '[ ] ' : '[x] ';
                written.push(`${INDENT.repeat(depth - 1)}${mark.endsWith('#') ? '1. ' : '- '}${box}${first}`);
                for (const next of more)
                    written.push(`${INDENT.repeat(depth - 1)}  ${next.trim()}`);
            }
        }
        this.writer.block(written);
        return at;
    }
    /** Writes the table that begins at a line and returns the index of the line after it. */
    table(lines, start) {
        const rows = [];
        let at = start;
        while (isRowStart(lines[at] ?? '')) {
            const { row, next } = readRow(lines, at);
            rows.push(splitCells(row).map((cell) => this.cell(cell)));
            at = next;
        }
        writeTable(this.writer, rows);
        return at;
    }
    cell({ header, text }) {
        return {
            header,
            blocks: text.includes('\n'),
            line: () => convertToLine(text),
            write: () => this.lines(text.split('\n'), false),
        };
    }
}
function isItem(line) {
    return !RULE.test(line) && (ITEM.test(line) || ICON.test(line));
}
function convertToLine(text) {
    return convertInline(text).replaceAll('\n', ' ').trim();
}
//# sourceMappingURL=wiki.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/values.js
/** The values of Jira's fields as Markdown. */






/** Maximum number of choices of one field that are read. */
const MAX_CHOICES = 1000;
/**
 * Converts a field's value: a document, a text, one choice or several. Numbers, dates and people are ignored, because
 * they cannot be criteria.
 * @param under the level of the heading above it; 0 for none
 */
function renderField(value, form, under) {
    if (typeof value === 'string')
        return form === 'wiki' ? convertWikiToMarkdown(value, under) : renderPlainText(value);
    if (Array.isArray(value)) {
        const choices = value.slice(0, MAX_CHOICES).map(readChoice);
        return choices.map((choice) => (choice === '' ? '' : `- ${escapeHtml(choice)}\n`)).join('');
    }
    if (isNode(value) && value['type'] === 'doc')
        return convertAdfToMarkdown(value, under);
    const choice = readChoice(value);
    return choice === '' ? '' : `${escapeHtml(choice)}\n`;
}
/** Converts plain text, in which people also write lists. */
function renderPlainText(text) {
    const writer = new MarkdownWriter();
    for (const paragraph of text.split(/(?:\r\n|\n|\r){2,}/u))
        writer.paragraph(escapeHtml(paragraph.replace(/\r\n?/gu, '\n')));
    return writer.toString();
}
/** Returns the text of a choice: a string, or an object with one. Apps for checklists use different property names. */
function readChoice(choice) {
    if (typeof choice === 'string')
        return (0,base_text/* foldSpace */.GQ)(choice);
    if (!isNode(choice))
        return '';
    const word = [choice['value'], choice['name'], choice['text']].find((one) => typeof one === 'string');
    return typeof word === 'string' ? (0,base_text/* foldSpace */.GQ)(word) : '';
}
//# sourceMappingURL=values.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/tickets.js
/**
 * Reads issues of Jira as tickets. Cloud: version 3 of its REST API, an account's email and API token. Server and Data
 * Center: version 2, a personal access token. Source: the REST API documentation of each.
 */









/**
 * Maximum length of a ticket in characters: four times Jira's default limit. It is parsed on the event loop, so a
 * larger one would block all other requests.
 */
const MAX_TICKET_CHARACTERS = 128 * 1024;
/** Maximum size of a response with an issue, in bytes: a document is several times larger than its text. */
const MAX_ISSUE_BYTES = 1024 * 1024;
/** How long the list of fields is cached, in milliseconds. */
const FIELDS_KEPT = 5 * 60_000;
const tickets_HEADING = '## Acceptance criteria';
const HEADING_LEVEL = 2;
const Fields = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).catch({ id: '', name: '' }));
const Issue = schemas/* object */.Ikc({
    key: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
    fields: schemas/* looseObject */._H3({ summary: schemas/* string */.YjP().nullish() }),
});
/**
 * Creates the reader, without sending a request.
 * @throws ProviderError E_TOK_001 if the address is not allowed
 */
function createJiraTickets(options) {
    const { email, token, connection, clock, criteriaField } = options;
    const base = parseJiraAddress(options.baseUrl, options.allowHost);
    const api = email === null ? '/rest/api/2' : '/rest/api/3';
    const form = email === null ? 'wiki' : 'plain';
    const authorization = email === null ? `Bearer ${token}` : `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
    let kept = null;
    async function get(path, doing, signal, maxBytes) {
        const url = resolveBelow(base, `${api}${path}`);
        const answer = await callJson(connection, { system: 'Jira', doing, method: 'GET', url, headers: { authorization }, maxBytes }, signal);
        requireAnswer(answer, doing);
        return answer;
    }
    async function listFields(signal) {
        if (kept !== null && kept.until > clock())
            return kept.fields;
        const doing = 'listing its fields';
        const parsed = Fields.safeParse((await get('/field', doing, signal)).json);
        if (!parsed.success)
            throw createNotJiraError(base, doing);
        kept = { fields: parsed.data, until: clock() + FIELDS_KEPT };
        return parsed.data;
    }
    async function findCriteriaIds(signal) {
        if (criteriaField !== null && /^customfield_\d{1,10}$/u.test(criteriaField))
            return [criteriaField];
        const ids = findCriteriaFields(await listFields(signal), criteriaField);
        if (criteriaField === null || ids.length > 0)
            return ids;
        const shown = (0,base_text/* quoteStart */.D3)(criteriaField);
        throw new base_errors/* ProviderError */.m('E_AC_002', `Jira has no field ${shown}, which should have the criteria. Set the token for Jira again, with another criteria_field or without one.`);
    }
    async function read(key, signal) {
        const ids = await findCriteriaIds(signal);
        const doing = `reading the issue ${key}`;
        const wanted = ['summary', 'description', ...ids].join(',');
        const path = `/issue/${encodeURIComponent(key)}?fields=${encodeURIComponent(wanted)}`;
        const answer = await get(path, doing, signal, MAX_ISSUE_BYTES);
        if (answer.status === 404) {
            throw new base_errors/* ProviderError */.m('E_AC_002', `Jira has no issue ${key}, or the token may not see it. Check the key, and that the token's account has "Browse projects" there.`);
        }
        const parsed = Issue.safeParse(answer.json);
        if (!parsed.success)
            throw createNotJiraError(base, doing);
        // A moved issue is also found by its old key; this is the new one.
        const { key: id, fields: values } = parsed.data;
        return {
            id,
            provider: 'jira',
            url: resolveBelow(base, `/browse/${encodeURIComponent(id)}`).href,
            title: values.summary ?? id,
            body: buildBody(id, values, ids),
            relation: 'requested',
        };
    }
    function buildBody(id, values, ids) {
        const tooLong = () => new base_errors/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        for (const field of ['description', ...ids]) {
            const value = values[field];
            if (typeof value === 'string' && value.length > MAX_TICKET_CHARACTERS)
                throw tooLong();
        }
        const description = renderField(values['description'], form, 0);
        const criteria = ids.map((field) => renderField(values[field], form, HEADING_LEVEL)).filter((text) => text !== '');
        const body = [description, ...(criteria.length === 0 ? [] : [`${tickets_HEADING}\n`, ...criteria])]
            .filter((text) => text !== '')
            .join('\n');
        if (body.length > MAX_TICKET_CHARACTERS)
            throw tooLong();
        return body;
    }
    return { base, read: (key, signal) => (0,sources_errors/* runProviderCall */.D)(signal, () => read(key, signal)) };
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/jira/index.js
/** Jira as a ticket system. */






const isCloud = ({ hostname }) => hostname.toLowerCase().endsWith('.atlassian.net');
/** Its addresses name an issue in the path, or as `?selectedIssue=SHOP-12`. */
function findIssueKey(url) {
    return findKeyInPath(url) ?? parseKey(url.searchParams.get('selectedIssue') ?? '');
}
/**
 * The key of an issue in the Jira at `base`; null for an address that is elsewhere.
 * @throws ProviderError E_AC_002 for an address of another Jira Cloud, and for one at `base` that is none of an issue
 */
function resolveJiraIssue(base, { key, url }) {
    if (key !== null || url === null)
        return key;
    if (url.origin !== base.origin) {
        if (!isCloud(url))
            return null;
        throw new base_errors/* ProviderError */.m('E_AC_002', `The address is not on ${base.origin}, where the token for Jira belongs.`);
    }
    const found = findIssueKey(url);
    if (found !== null)
        return found;
    throw new base_errors/* ProviderError */.m('E_AC_002', `The address on ${base.origin} is not that of an issue. Name it: SHOP-12.`);
}
/** Jira as a ticket system: Cloud by its addresses, and any other by the address in the tenant's token. */
const JIRA = defineTicketSystem({
    name: 'jira',
    title: 'Jira',
    tokenSchema: JiraToken,
    advice: 'For Jira: PUT /v1/provider-tokens/jira with base_url, email and token.',
    checkToken: ({ base_url: text }, allowHost) => {
        const detail = checkBaseUrl(text, allowHost);
        return detail === null ? [] : [{ pointer: '/base_url', detail }];
    },
    matches: ({ key, url }) => {
        if (key !== null)
            return 'possible';
        if (url === null)
            return null;
        if (isCloud(url))
            return 'certain';
        // A Jira of one's own may be anywhere: its token says where.
        return findIssueKey(url) === null ? null : 'possible';
    },
    open: (token, { connection, allowHost, clock }) => {
        const { base, read } = createJiraTickets({
            baseUrl: token.base_url,
            email: token.email ?? null,
            token: token.token,
            criteriaField: token.criteria_field ?? null,
            allowHost,
            connection,
            clock,
        });
        return { resolve: (id) => resolveJiraIssue(base, id), read };
    },
});
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/linear.js
/** Issues of Linear as tickets, over its GraphQL API. Source: https://linear.app/developers/graphql. */








/** The same address for all tenants (Linear's documentation, "Getting started"). */
const LINEAR_API = 'https://api.linear.app/graphql';
/** Size limit of a ticket, in characters, as for Jira: parsing it blocks the event loop. */
const linear_MAX_TICKET_CHARACTERS = 128 * 1024;
const QUERY = 'query Issue($id: String!) { issue(id: $id) { identifier title description url } }';
const Answer = schemas/* object */.Ikc({
    data: schemas/* object */.Ikc({
        issue: schemas/* object */.Ikc({
            identifier: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
            title: schemas/* string */.YjP(),
            description: schemas/* string */.YjP().nullish(),
            url: schemas/* string */.YjP(),
        })
            .nullish(),
    })
        .nullish(),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({
        message: schemas/* string */.YjP().catch(''),
        extensions: schemas/* object */.Ikc({ code: schemas/* string */.YjP().catch(''), type: schemas/* string */.YjP().catch('') }).catch({ code: '', type: '' }),
    }))
        .catch([]),
});
const linear_PERMISSION = 'It must be able to read the issue (scope "read"), in the workspace and team of the issue.';
/** Creates the reader; sends no request yet. */
function createLinearTickets({ token, apiUrl, connection }) {
    // API keys are sent without a scheme; OAuth tokens are bearer tokens.
    const authorization = token.startsWith('lin_api_') ? token : `Bearer ${token.replace(/^Bearer\s+/iu, '')}`;
    async function read(id, signal) {
        const doing = `reading the issue ${id}`;
        const answer = await callJson(connection, {
            system: 'Linear',
            doing,
            method: 'POST',
            url: new URL(apiUrl),
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify({ query: QUERY, variables: { id } }),
        }, signal);
        const parsed = Answer.safeParse(answer.json);
        requireAnswer(answer, parsed.success ? parsed.data.errors : [], doing);
        const issue = parsed.data?.data?.issue;
        if (!parsed.success || issue === undefined) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear answered with something else than an issue while ${doing}.`);
        }
        if (issue === null)
            throw createNotFoundError(id);
        const body = convertFolds(issue.description ?? '');
        if (body.length > linear_MAX_TICKET_CHARACTERS) {
            throw new base_errors/* ProviderError */.m('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        }
        return {
            id: issue.identifier,
            provider: 'linear',
            url: issue.url,
            title: issue.title,
            body,
            relation: 'requested',
        };
    }
    function requireAnswer({ status }, errors, doing) {
        const said = errors.map(({ message, extensions }) => ({
            message,
            words: `${extensions.code} ${extensions.type}`.toUpperCase().replaceAll(/[ _]/gu, ''),
        }));
        const is = (pattern) => said.some(({ words }) => pattern.test(words));
        if (is(/RATELIMITED/u))
            throw createRateLimitError('Linear', doing);
        if (status === 401 || is(/AUTHENTICATIONERROR|UNAUTHENTICATED/u)) {
            throw new base_errors/* ProviderError */.m('E_TOK_001', `Linear does not accept the token (while ${doing}). Set it again. ${linear_PERMISSION}`);
        }
        if (status === 403 || is(/FORBIDDEN|FEATURENOTACCESSIBLE/u)) {
            throw new base_errors/* ProviderError */.m('E_TOK_001', `Linear refuses the token (while ${doing}). ${linear_PERMISSION}`);
        }
        if (status >= 300 && status < 400) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear answered with a redirect while ${doing}. It is not followed.`);
        }
        const missing = said.some(({ message, words }) => /ENTITYNOTFOUND/u.test(words) || /not found|could not find/iu.test(message));
        if (missing)
            throw createNotFoundError(doing.replace('reading the issue ', ''));
        if (is(/INTERNAL|NETWORK|BOOTSTRAP|LOCKTIMEOUT/u)) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear failed while ${doing}. Try again.`, true);
        }
        if (status >= 400 || said.length > 0) {
            throw new base_errors/* ProviderError */.m('E_UP_001', `Linear refused the request (${status}) while ${doing}.`);
        }
    }
    return { read: (id, signal) => (0,sources_errors/* runProviderCall */.D)(signal, () => read(id, signal)) };
}
/** Linear as a ticket system. All workspaces have one API, so the token alone says which one is read. */
const LINEAR = defineTicketSystem({
    name: 'linear',
    title: 'Linear',
    tokenSchema: LinearToken,
    advice: 'For Linear: PUT /v1/provider-tokens/linear with a token.',
    matches: ({ key, url }) => {
        if (key !== null)
            return 'possible';
        if (url?.hostname.toLowerCase() !== 'linear.app')
            return null;
        // `https://linear.app/<workspace>/issue/ENG-123/<title>`.
        if (findKeyInPath(url) !== null)
            return 'certain';
        const text = 'The address on linear.app is not that of an issue. Name the issue: ENG-123.';
        throw new base_errors/* ProviderError */.m('E_AC_002', text);
    },
    open: ({ token }, { connection }) => ({
        resolve: ({ key, url }) => key ?? (url === null ? null : findKeyInPath(url)),
        ...createLinearTickets({ token, apiUrl: LINEAR_API, connection }),
    }),
});
function createNotFoundError(id) {
    return new base_errors/* ProviderError */.m('E_AC_002', `Linear has no issue ${id}, or the token may not see it. Check the id, and that the token belongs to its workspace.`);
}
/**
 * Converts folding sections, `+++ Title` to `+++`, to those of HTML, which end where the section ends; the rest is
 * Markdown already. Code is not changed.
 */
function convertFolds(text) {
    let fence = null;
    let open = false;
    return text
        .split(/\r\n|\n|\r/u)
        .map((line) => {
        const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence !== null) {
            if (mark?.startsWith(fence) === true)
                fence = null;
            return line;
        }
        fence = mark ?? null;
        const fold = /^\+{3}(?:\s+(.*))?$/u.exec(line);
        if (fold === null)
            return line;
        const title = fold[1]?.trim() ?? '';
        const closes = title === '' && open;
        open = title !== '' || (open && !closes);
        return title === '' ? (closes ? '</details>\n' : '') : `<details><summary>${escapeHtml(title)}</summary>\n`;
    })
        .join('\n');
}
//# sourceMappingURL=linear.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/systems.js


/** The ticket systems besides GitHub. If a key may belong to several, they are asked in this order. */
const TICKET_SYSTEMS = [JIRA, LINEAR];
//# sourceMappingURL=systems.js.map
;// CONCATENATED MODULE: ./build/src/sources/tickets/github.js
/** GitHub issues as tickets. */









/** The issue does not exist, or the token may not read it. */
class IssueNotReadableError extends Error {
    issue;
    why;
    name = 'IssueNotReadableError';
    constructor(issue, 
    /**
     * `none`: no such issue is visible to the token; `gone`: it was deleted, or the repository has no issues; `pull`: a
     * pull request; `moved`: it is in another repository now; `denied`: GitHub refuses it to the token.
     */
    why, options) {
        super(`${issue.repo}#${issue.number}: ${why}`, options);
        this.issue = issue;
        this.why = why;
    }
}
/** Converts an issue to a ticket. */
function toTicket(issue, { repo, relation }) {
    const { url, title, body, editedAt } = issue;
    const edited = editedAt === undefined ? {} : { edited_at: editedAt };
    return { id: formatIssueName(issue, repo), provider: 'github', url, title, body, relation, ...edited };
}
/** Reads an issue as a ticket. @throws IssueNotReadableError, ProviderError */
async function readIssueTicket(client, ref, use, signal) {
    let issue;
    try {
        issue = await (0,issues/* readIssue */.OS)(client, ref, signal);
    }
    catch (fault) {
        if (signal.aborted)
            throw fault;
        const cause = { cause: fault };
        const status = (0,errors/* readStatus */.rk)(fault);
        if (fault instanceof issues/* MovedIssueError */.fU)
            throw new IssueNotReadableError(ref, 'moved', cause);
        if (status === 404)
            throw new IssueNotReadableError(ref, 'none', cause);
        if (status === 410)
            throw new IssueNotReadableError(ref, 'gone', cause);
        if (status === 403 && !(0,errors/* isRateLimit */.a5)(fault))
            throw new IssueNotReadableError(ref, 'denied', cause);
        throw (0,errors/* explainGitHub */.$2)(fault, `reading the issue ${formatIssueName(ref, '')}`, 'issues: read');
    }
    if (issue === null)
        throw new IssueNotReadableError(ref, 'pull');
    return toTicket(issue, use);
}
/** Returns where a moved issue is, to stand behind “was moved”. */
function sayPlace({ cause }) {
    return cause instanceof issues/* MovedIssueError */.fU ? ` to ${(0,base_text/* quoteStart */.D3)(cause.url)}` : '';
}
/** Returns `#12` for an issue of `repo`, else `owner/repo#12`. */
function formatIssueName(issue, repo) {
    return issue.repo.toLowerCase() === repo.toLowerCase() ? `#${issue.number}` : `${issue.repo}#${issue.number}`;
}
/** Reads the ticket that a request names. @throws ProviderError: E_AC_002 if it is not a readable issue */
async function readRequestedTicket(client, id, repo, serverUrl, signal) {
    const issue = parseTicketId(id, repo, serverUrl);
    try {
        const ticket = await readIssueTicket(client, issue, { repo, relation: 'requested' }, signal);
        const { editedAt } = await askEditing(client, issue, signal);
        return editedAt === undefined ? ticket : { ...ticket, edited_at: editedAt };
    }
    catch (fault) {
        if (!(fault instanceof IssueNotReadableError))
            throw fault;
        const name = formatIssueName(issue, '');
        switch (fault.why) {
            case 'pull':
                throw new base_errors/* ProviderError */.m('E_AC_002', `${name} is a pull request, not an issue. Name the issue with the acceptance criteria.`);
            case 'denied':
                throw (0,errors/* explainGitHub */.$2)(fault.cause, `reading the issue ${name}`, 'issues: read');
            case 'moved':
                throw new base_errors/* ProviderError */.m('E_AC_002', `The issue ${name} was moved${sayPlace(fault)}. Name that one.`);
            case 'gone':
                throw new base_errors/* ProviderError */.m('E_AC_002', `GitHub has no issue ${name} any more: it was deleted, or issues are turned off in ${issue.repo}. Name another ticket.`);
            case 'none':
                throw new base_errors/* ProviderError */.m('E_AC_002', `GitHub has no issue ${name}, or the token may not see it. Check the number, and that the token has "issues: read" on ${issue.repo}.`);
        }
    }
}
/** Where GitHub does not say when an issue was edited, a signature of its criteria names their text itself. */
async function askEditing(client, issue, signal) {
    try {
        return await (0,issues/* readIssueEditing */.m)(client, issue, signal);
    }
    catch {
        if (signal.aborted)
            throw signal.reason;
        return {};
    }
}
/** Reads `12`, `#12`, `owner/repo#12` and issue URLs. @throws ProviderError E_AC_002 on anything else. */
function parseTicketId(id, repo, serverUrl) {
    const text = id.trim();
    const short = /^(?:([\w-]+\/[\w.-]+)?#)?(\d{1,10})$/u.exec(text);
    const url = /^(https?:\/\/[^/]+)\/([\w-]+\/[\w.-]+)\/(issues|pull)\/(\d{1,10})(?:[/?#].*)?$/iu.exec(text);
    const place = short?.[1] ?? url?.[2] ?? repo;
    const number = Number(short?.[2] ?? url?.[4]);
    const elsewhere = url !== null && url[1]?.toLowerCase() !== (0,base_url/* removeEndSlashes */.$m)(serverUrl).toLowerCase();
    if ((short !== null || (url !== null && !elsewhere)) &&
        values/* Repo */.lc.safeParse(place).success &&
        values/* PullNumber */.jK.safeParse(number).success) {
        return { repo: place, number };
    }
    const shown = (0,base_text/* quoteStart */.D3)(text);
    const hint = 'Name a GitHub issue: 12, #12, owner/repo#12 or its URL.';
    if (/^[A-Za-z][A-Za-z0-9_]*-\d+$/u.test(text)) {
        const systems = TICKET_SYSTEMS.map(({ title }) => title).join(' or ');
        throw new base_errors/* ProviderError */.m('E_AC_002', `${shown} reads like a ${systems} issue, and no ${systems} provider is set up here. ${hint}`);
    }
    if (elsewhere)
        throw new base_errors/* ProviderError */.m('E_AC_002', `${shown} is not on ${serverUrl}. ${hint}`);
    throw new base_errors/* ProviderError */.m('E_AC_002', `${shown} is no ticket that can be read. ${hint}`);
}
/** Reads tickets from GitHub issues, for changes that are not on GitHub themselves. */
function createGitHubTicketReader(options) {
    const client = (0,connection_client/* createGitHubClient */.L)(options);
    const serverUrl = options.serverUrl ?? toServerUrl(options.apiUrl);
    return (id, signal) => (0,sources_errors/* runProviderCall */.D)(signal, () => readRequestedTicket(client, id, options.repo, serverUrl, signal));
}
/**
 * Derives the server: `https://api.github.com` → `https://github.com`, `https://api.x.ghe.com` → `https://x.ghe.com`,
 * `https://host/api/v3` → `https://host`.
 */
function toServerUrl(apiUrl) {
    return new URL(apiUrl).origin.replace(/^(https?:\/\/)api\./u, '$1');
}
//# sourceMappingURL=github.js.map

/***/ })

};
