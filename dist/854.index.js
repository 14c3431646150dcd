export const id = 854;
export const ids = [854];
export const modules = {

/***/ 72740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  buildSarifLog: () => (/* binding */ buildSarifLog)
});

// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/report/evidence.js + 6 modules
var evidence = __webpack_require__(38120);
// EXTERNAL MODULE: ./build/src/report/findings.js
var findings = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
;// CONCATENATED MODULE: ./build/src/report/sarif/words.js
/** Words as a SARIF log may hold them (SARIF 2.1.0 §3.11). */

/** SARIF's levels for the weights of results. */
const LEVELS = {
    info: 'note',
    warn: 'warning',
    error: 'error',
};
/**
 * A result's message is cut to this length, so that a file with 5,000 of them can still be sent. GitHub documents no
 * limit.
 */
const MAX_MESSAGE_CHARACTERS = 4_096;
/** GitHub's limit for a rule's `name`; also applied to ids. */
const MAX_NAME_CHARACTERS = 255;
/** GitHub's limit for `shortDescription` and `fullDescription` of a rule. */
const MAX_DESCRIPTION_CHARACTERS = 1_024;
/** Escapes `[words](target)`, which SARIF reads as a link even in plain text (§3.11.6). */
const breakLinks = (text) => text.replaceAll('](', '\\](');
/** Builds a `message` object from untrusted text of several lines, cut to the limit; `otherwise` if nothing is left. */
function buildMessage(text, otherwise) {
    const start = (0,base_text/* visible */.RK)(text.slice(0, 2 * MAX_MESSAGE_CHARACTERS)).trim();
    return { text: breakLinks((0,base_text/* cutCharacters */.lD)(start, MAX_MESSAGE_CHARACTERS)) || otherwise };
}
/** Returns untrusted text on one line of at most `max` characters; `otherwise` if nothing is left. */
function formatLine(text, max, otherwise) {
    return (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(text.slice(0, 2 * max)), max) || otherwise;
}
//# sourceMappingURL=words.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/rules.js
/** The rules of a SARIF log, with what code scanning reads of them (GitHub, "SARIF support for code scanning"). */



/**
 * The precision of the findings of a built-in plane, in GitHub's terms, based on the measurements in docs/precision.
 */
const PRECISION = {
    contract: 'high',
    hygiene: 'high',
    integrity: 'high',
    intent: 'medium',
    robustness: 'high',
    security: 'high',
    'supply-chain': 'medium',
    tests: 'high',
};
/** GitHub shows rules with a score as security alerts: 7.0 or more is high, 4.0 or more is medium, less is low. */
const SECURITY_SEVERITY = { error: '8.0', warn: '5.5', info: '2.0' };
const PROBLEM_SEVERITY = { error: 'error', warn: 'warning', info: 'recommendation' };
/** Returns the id as the log contains it. Findings of one rule share it, and GitHub does not accept an empty id. */
function toRuleId(id) {
    return formatLine(id, MAX_NAME_CHARACTERS, 'finding');
}
/**
 * Converts `security/hard-coded-credential` to `SecurityHardCodedCredential`, the form that SARIF requires of a name
 * (§3.49.7).
 */
function toRuleName(id) {
    const words = id.split(/[^\p{Alpha}\d]+/u).filter((word) => word !== '');
    return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
/** Returns the rules of the trace by id, with the severities of the effective policy; none without a trace. */
function readKnownRules(report) {
    const rules = (0,evidence/* readPlanesEvidence */.pp)(report)?.rules ?? [];
    return new Map(rules.map(({ rule, severity, summary }) => [
        toRuleId(rule),
        { weight: severity === 'off' ? null : severity, summary: summary ?? '' },
    ]));
}
const HEAVIEST_FIRST = ['error', 'warn', 'info'];
const findHeaviest = (rules) => HEAVIEST_FIRST.find((weight) => rules.some((rule) => rule.weight === weight)) ?? 'warn';
function buildDescriptor(id, named, known) {
    const plane = formatLine(named[0]?.plane ?? '', MAX_NAME_CHARACTERS, 'unknown');
    const weight = known.get(id)?.weight ?? findHeaviest(named);
    const summary = formatLine(known.get(id)?.summary ?? '', MAX_DESCRIPTION_CHARACTERS, id);
    const name = toRuleName(id);
    // A service without a trace in our format may use the same name for something else.
    const precision = known.has(id) && Object.hasOwn(PRECISION, plane) ? PRECISION[plane] : undefined;
    return {
        id,
        ...(name === '' ? {} : { name }),
        shortDescription: { text: summary },
        fullDescription: { text: summary },
        help: {
            text: `${summary} (rule ${id}, plane ${plane}). A policy can set the severity of the rule, or suppress a finding of it with a reason.`,
        },
        defaultConfiguration: { level: LEVELS[weight] },
        properties: {
            tags: [plane],
            ...(precision === undefined ? {} : { precision }),
            'problem.severity': PROBLEM_SEVERITY[weight],
            ...(plane === 'security' ? { 'security-severity': SECURITY_SEVERITY[weight] } : {}),
        },
    };
}
/** Returns the descriptors of the named rules, each once, sorted by id, and the index of each. */
function buildDescriptors(named, known) {
    const byId = (0,groups/* groupBy */.$z)(named, ({ id }) => id);
    const ids = [...byId.keys()].sort();
    return {
        rules: ids.map((id) => buildDescriptor(id, byId.get(id) ?? [], known)),
        index: new Map(ids.map((id, position) => [id, position])),
    };
}
//# sourceMappingURL=rules.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/results.js
/** The results of a SARIF log: findings, worst first, then what was suppressed; as many as code scanning shows. */






/** Code scanning accepts 25,000 results per run and shows the worst 5,000 (GitHub, "SARIF results exceed limit"). */
const MAX_RESULTS = 5_000;
/** Code scanning accepts 10 MB compressed by gzip. A smaller uncompressed log is also smaller when compressed. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;
/** The base id of paths that are relative to the repository's root. */
const SOURCE_ROOT = '%SRCROOT%';
/**
 * Builds a location in the repository.
 * @param path repo-relative, forward slashes, well formed
 */
function buildLocation(path, region) {
    return {
        physicalLocation: {
            artifactLocation: { uri: (0,url/* encodePath */.O0)(path) || encodeURIComponent('(no file)'), uriBaseId: SOURCE_ROOT },
            ...(region === undefined ? {} : { region }),
        },
    };
}
/**
 * Returns the engine's own fingerprint. GitHub tracks alerts by `primaryLocationLineHash`, which its upload action
 * computes from the source.
 */
function buildFingerprints(fingerprint) {
    if (fingerprint == null || fingerprint === '')
        return {};
    return { partialFingerprints: { 'reviewGate/v1': (0,base_text/* cutCharacters */.lD)(fingerprint.toWellFormed(), MAX_NAME_CHARACTERS) } };
}
function buildBody(rule, words, finding) {
    const { first, last } = (0,findings/* toLineRange */.$_)(finding);
    return {
        ruleId: rule.id,
        level: LEVELS[rule.weight],
        message: buildMessage(words, rule.id),
        locations: [buildLocation((0,findings/* toRepoPath */.xD)(finding), { startLine: first, endLine: last })],
        ...buildFingerprints(finding.fingerprint),
    };
}
function buildFoundResults(report) {
    return (0,findings/* sortFindings */.Tc)(report.findings).map((finding) => {
        const rule = { id: toRuleId((0,findings/* nameRule */.Mp)(finding)), plane: finding.plane, weight: (0,findings/* toWeight */.qQ)(finding) };
        const about = (0,findings/* isAboutChange */.wC)(finding) ? `About ${findings/* WHOLE_CHANGE */.Rm}, not this line. ` : '';
        return { rule, body: buildBody(rule, `${finding.title}\n\n${about}${finding.rationale}`, finding) };
    });
}
/**
 * Returns the suppressed findings with their reasons. A comment is a suppression in the source; a policy or another
 * tool is an external one.
 */
function buildSuppressedResults(report, known) {
    return ((0,evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? []).map((each) => {
        const plane = each.rule.slice(0, Math.max(0, each.rule.indexOf('/')));
        const id = toRuleId(each.rule);
        const rule = { id, plane, weight: known.get(id)?.weight ?? 'warn' };
        const place = { file: each.file, lineRange: [each.line, each.line] };
        const { fingerprint, title } = each;
        const shown = { id: '', plane, severity: '', location: place, title, rationale: '', fingerprint };
        const justification = formatLine(`${each.reason} (${each.by})`, MAX_DESCRIPTION_CHARACTERS, 'no reason');
        const kind = each.by.startsWith('comment at ') ? 'inSource' : 'external';
        return {
            rule,
            body: { ...buildBody(rule, title, shown), suppressions: [{ kind, status: 'accepted', justification }] },
        };
    });
}
/** Returns the results that fit, the worst first and suppressed ones last, and how many were left out. */
function collectResults(report, known) {
    const all = [...buildFoundResults(report), ...buildSuppressedResults(report, known)];
    const results = [];
    let bytes = 0;
    for (const result of all.slice(0, MAX_RESULTS)) {
        bytes += Buffer.byteLength(JSON.stringify(result.body));
        if (bytes > MAX_RESULT_BYTES)
            break;
        results.push(result);
    }
    return { results, leftOut: all.length - results.length };
}
//# sourceMappingURL=results.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/invocation.js
/** How the review went, as a SARIF log has it: whether it came to its end, and what was not looked at. */




/** Maximum number of notifications; further ones are counted in a single one. */
const MAX_NOTIFICATIONS = 1_000;
function buildNotification(level, text, path = null) {
    return {
        level,
        message: buildMessage(text, 'Not said.'),
        ...(path === null ? {} : { locations: [buildLocation(path)] }),
    };
}
function buildLeftOutNotes(report, leftOut) {
    const byEngine = (0,evidence/* readPlanesEvidence */.pp)(report)?.left_out ?? 0;
    return [
        ...(leftOut === 0
            ? []
            : [
                buildNotification('warning', `${(0,base_text/* counted */.hS)(leftOut, 'result is', 'results are')} left out, the least severe: code scanning shows no more.`),
            ]),
        ...(report.truncated ? [buildNotification('warning', 'The service has more findings than were read.')] : []),
        ...(byEngine === 0
            ? []
            : [buildNotification('warning', `${(0,base_text/* counted */.hS)(byEngine, 'finding was', 'findings were')} left out by the review.`)]),
        ...(report.unread === true ? [buildNotification('warning', 'The findings could not be read.')] : []),
    ];
}
function buildCoverageNotes(report) {
    const omitted = report.trace?.snapshot.coverage.omitted ?? [];
    const told = omitted
        .slice(0, MAX_NOTIFICATIONS)
        .map(({ path, reason, detail, blocking }) => buildNotification(blocking ? 'warning' : 'note', `Not looked at (${reason}): ${detail}`, path));
    const more = omitted.length - told.length;
    return more === 0
        ? told
        : [...told, buildNotification('warning', `${(0,base_text/* counted */.hS)(more, 'more thing was', 'more things were')} not looked at.`)];
}
/** Formats a time for SARIF; nothing if it is not a valid time. */
function buildTimestamp(name, text) {
    const time = text == null ? Number.NaN : Date.parse(text);
    const shown = Number.isNaN(time) ? '' : new Date(time).toISOString();
    // Years with more than four digits have a sign, which RFC 3339 does not allow.
    return /^\d/u.test(shown) ? { [name]: shown } : {};
}
/**
 * Builds the one `invocation` of the log.
 * @param leftOut how many results did not fit
 */
function buildInvocation(report, leftOut) {
    const { review } = report;
    return {
        executionSuccessful: review.status === 'complete' && report.unread !== true,
        ...buildTimestamp('startTimeUtc', review.created_at),
        ...buildTimestamp('endTimeUtc', review.completed_at),
        toolExecutionNotifications: [
            ...buildLeftOutNotes(report, leftOut),
            ...buildCoverageNotes(report),
            ...report.notes.slice(0, MAX_NOTIFICATIONS).map((note) => buildNotification('note', note)),
        ],
    };
}
//# sourceMappingURL=invocation.js.map
;// CONCATENATED MODULE: ./build/src/report/sarif/sarif.js
/**
 * A review as SARIF 2.1.0 (OASIS), the exchange format of code scanning. Contents and limits follow GitHub's "SARIF
 * support for code scanning".
 */





const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
function buildProvenance(report) {
    const { serverUrl, repo, headSha } = report;
    const repository = serverUrl === null ? null : (0,url/* parseHttpUrl */.f$)(`${serverUrl}/${repo}`);
    if (repository === null || headSha === null)
        return {};
    return {
        versionControlProvenance: [
            { repositoryUri: repository.href, revisionId: headSha, mappedTo: { uriBaseId: SOURCE_ROOT } },
        ],
    };
}
/** Returns the other results of the review, for readers of the property bag. */
function buildProperties(report) {
    const { verdict, tier, confidence } = report.review;
    return {
        verdict: verdict ?? null,
        tier: tier ?? null,
        confidence: confidence ?? null,
        gate: report.gate.open ? 'open' : 'closed',
        traceDigest: report.trace?.digest ?? null,
    };
}
/**
 * Builds the SARIF log of one review: one run with its rules and one result per finding, worst first. Suppressed
 * findings are included and marked. At most 5,000 results and 8 MiB; a notification counts the results that did not
 * fit. The run's category is `review-gate`.
 */
function buildSarifLog(report) {
    const known = readKnownRules(report);
    const { results, leftOut } = collectResults(report, known);
    const { rules, index } = buildDescriptors(results.map(({ rule }) => rule), known);
    return {
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Review Gate',
                        ...(report.trace === null ? {} : { semanticVersion: report.trace.engine.version }),
                        rules,
                    },
                },
                automationDetails: { id: `review-gate/${encodeURIComponent(formatLine(report.review.id, 255, 'review'))}` },
                invocations: [buildInvocation(report, leftOut)],
                ...buildProvenance(report),
                originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } } },
                columnKind: 'utf16CodeUnits',
                results: results.map(({ rule, body }) => ({ ...body, ruleIndex: index.get(rule.id) ?? 0 })),
                properties: { 'reviewGate/v1': buildProperties(report) },
            },
        ],
    };
}
//# sourceMappingURL=sarif.js.map

/***/ })

};
