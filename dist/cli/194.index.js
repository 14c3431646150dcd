export const id = 194;
export const ids = [194];
export const modules = {

/***/ 70194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  SJ: () => (/* binding */ MAX_CHECK_OUTPUT_BYTES),
  vV: () => (/* binding */ renderCheckRunOutput),
  Fr: () => (/* binding */ renderFailureSummary),
  renderMarkdownReport: () => (/* binding */ renderMarkdownReport)
});

// UNUSED EXPORTS: MAX_JOB_SUMMARY_BYTES, renderFailureParts, renderJobSummary

// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/report/commands.js
var commands = __webpack_require__(15728);
// EXTERNAL MODULE: ./build/src/report/criteria.js
var criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var report_evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
// EXTERNAL MODULE: ./build/src/report/opening.js
var opening = __webpack_require__(46324);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
;// CONCATENATED MODULE: ./build/src/report/answers.js
/** What the review answers to `/review-gate` lines: what each did, or why not, and what was asked. Plain text, not escaped. */








/** Longest part of a line that is shown. */
const MAX_LINE = 120;
/** What is missing of a criterion that is explained. */
const MAX_WANTS = 3;
/** What speaks for its best place. */
const MAX_EVIDENCE = 3;
/** Lists the answers, the newest first: to what people answer for, then to what they ask. */
function listAnswers(report) {
    const { signatures = [], questions = [], left_out: left = 0 } = (0,report_evidence/* readSignaturesEvidence */.Z9)(report) ?? {};
    const asked = (0,groups/* groupBy */.$z)([...questions].reverse(), ({ verb, target }) => `${verb} ${target}`);
    const more = {
        holds: false,
        line: '…',
        by: [],
        url: '',
        words: `${left} older lines were not read: a review reads the newest`,
    };
    return [
        ...[...signatures].reverse().map(answerSignature),
        ...[...asked.values()].flatMap((same) => answerQuestions(report, same)),
        ...(left > 0 ? [more] : []),
    ];
}
function answerSignature({ verb, target, by, url, holds, why }) {
    return { holds, line: (0,base_text/* cutCharacters */.lD)(`${verb} ${target}`, MAX_LINE), by: [by], url, words: why };
}
function answerQuestions(report, same) {
    const [newest] = same;
    if (newest === undefined)
        return [];
    const { verb, target, url } = newest;
    const by = [...new Set(same.map((question) => question.by))];
    const written = (verb === 'unknown' ? target : `${verb} ${target}`).trim();
    return [{ holds: null, line: (0,base_text/* cutCharacters */.lD)(written, MAX_LINE), by, url, words: answerQuestion(report, newest) }];
}
function answerQuestion(report, { verb, target }) {
    if (verb === 'status')
        return describeStatus(report);
    if (verb === 'explain')
        return explainCriterion(report, target);
    return 'this is no command. There are `sign AC1 because …`, `accept` with a fingerprint, `vouch` with a file, `explain AC1` and `status`';
}
function describeStatus(report) {
    const steps = [...(0,opening/* listOpeningSteps */.k0)(report), ...(0,next_steps/* listNextSteps */.B)(report)].map(({ what }) => what);
    return `${(0,verdict/* formatVerdict */.Pu)(report)}. ${steps.length === 0 ? 'Nothing is left to do.' : steps.join(' ')}`;
}
/** Explains where a criterion stands: its status, its lines, what is missing, who signed it. */
function explainCriterion(report, id) {
    const rows = (0,criteria/* buildCriterionRows */.v2)(report);
    const row = rows.find((one) => one.id === id);
    if (row === undefined)
        return `there is no ${id}; the review has ${rows.length === 0 ? 'no criteria' : listIds(rows)}`;
    const evidence = (0,report_evidence/* readBindingEvidence */.TA)(report)?.bindings.find((one) => one.id === id);
    const places = evidence?.lines ?? row.lines.map((ref) => ({ ref, evidence: [] }));
    const [best] = places;
    const why = best?.evidence.slice(0, MAX_EVIDENCE).join('; ') ?? '';
    const more = places.length > 1 ? ` and ${(0,base_text/* counted */.hS)(places.length - 1, 'more place')}` : '';
    const shown = best === undefined ? '' : `Lines: ${best.ref}${why === '' ? '' : ` (${why})`}${more}`;
    const signed = evidence?.signed;
    const line = (0,commands/* formatSignCommand */.ui)(report, id);
    const meaning = row.shown === null ? 'nobody says how it stands' : `${row.shown} (${criteria/* STATUS_MEANINGS */.Yx[row.shown]})`;
    return [
        `${meaning}: “${row.text ?? ''}”`,
        ...(signed === undefined ? [] : [`Signed by ${signed.by}: ${signed.because}`]),
        ...(shown === '' ? [] : [shown]),
        ...(0,criteria/* formatWants */.hc)(row).slice(0, MAX_WANTS).map(base_text/* capitalize */.ZH),
        ...(line === null ? [] : [`If it is fine: \`${line.trimEnd()}\` …`]),
    ].join('. ');
}
/** Ids that a sentence names. */
const MAX_IDS = 10;
function listIds(rows) {
    const left = rows.length - MAX_IDS;
    const named = rows.slice(0, MAX_IDS).map(({ id }) => id);
    return `${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}`;
}
//# sourceMappingURL=answers.js.map
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/sections/answers.js
/** The answers to `/review-gate` lines. Who wrote one is named as code, so that nobody is called again. */



const MAX_WORDS_CHARACTERS = 900;
/** People who are named for one answer. */
const MAX_NAMED = 3;
/** Links to the host of the pull request alone. */
function renderLine({ serverUrl }, { line, url }) {
    const label = (0,report_text/* formatMarkdownCode */.kK)(line === '' ? '/review-gate' : line);
    return serverUrl !== null && url.startsWith(`${serverUrl}/`) ? (0,report_text/* formatMarkdownLink */.ng)(label, url) : label;
}
function renderAnswer(report, answer) {
    const { holds, by, words } = answer;
    const mark = holds === null ? '💬' : holds ? '✅' : '❌';
    const names = by.slice(0, MAX_NAMED).map(report_text/* formatMarkdownCode */.kK).join(', ');
    const more = by.length > MAX_NAMED ? ` and ${by.length - MAX_NAMED} more` : '';
    const who = names === '' ? '' : ` by ${names}${more}`;
    return `- ${mark} ${renderLine(report, answer)}${who}: ${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(words, MAX_WORDS_CHARACTERS))}`;
}
/**
 * Builds the section; none if nobody wrote a line.
 * @param most the number of answers shown; the others are counted
 */
function buildAnswerSections(report, most) {
    const answers = listAnswers(report);
    if (answers.length === 0)
        return [];
    const left = answers.length - Math.min(most, answers.length);
    const more = (count) => `- and ${count} more: the trace has them`;
    return [
        {
            head: '### Answers\n',
            rows: [
                ...answers.slice(0, most).map((answer) => renderAnswer(report, answer)),
                ...(left > 0 ? [more(left)] : []),
            ],
            more: (cut) => more(left > 0 ? left + cut - 1 : cut),
        },
    ];
}
//# sourceMappingURL=answers.js.map
// EXTERNAL MODULE: ./build/src/base/url.js
var base_url = __webpack_require__(16258);
;// CONCATENATED MODULE: ./build/src/report/sections/fit.js
/** How the parts of a Markdown report are fitted into a limit of bytes: less detail first, then whole rows, never half of one. */


const FULL = { title: 255, rationale: 1000, criterion: 400, links: criteria/* BEST_PLACES */.yW, evidence: true, fold: true };
const BRIEF = { title: 160, rationale: 240, criterion: 200, links: 2, evidence: false, fold: true };
const MINIMAL = { title: 100, rationale: 0, criterion: 120, links: 1, evidence: false, fold: false };
const bytes = (value) => Buffer.byteLength(value);
/** Creates a section without rows. */
function createTextSection(head) {
    return { head, rows: [], more: () => '' };
}
/** Wraps a section in a collapsed block. `line` must be trusted: never pass text of a pull request. */
function foldSection(line, section) {
    return {
        ...section,
        head: `<details>\n<summary>${line}</summary>\n${section.head === '' ? '' : `\n${section.head}`}`,
        tail: `${section.tail ?? ''}\n</details>`,
    };
}
function joinSections(sections, kept) {
    const parts = sections.map((section, index) => {
        const left = section.rows.length - kept(index);
        return [
            ...(section.head === '' ? [] : [section.head]),
            ...section.rows.slice(0, kept(index)),
            ...(left > 0 ? [section.more(left)] : []),
            ...(section.tail === undefined ? [] : [section.tail]),
        ].join('\n');
    });
    return `${parts.join('\n\n')}\n`;
}
/**
 * Distributes the bytes that the heads leave among the rows. Every section gets the same share. Unused bytes go to the
 * sections in order, so that the first sections are cut last.
 */
function fitRows(sections, maxBytes) {
    const reserved = sections.reduce((sum, { head, rows, more, tail }) => sum + bytes(head) + bytes(more(rows.length)) + bytes(tail ?? '') + 4, 1);
    const parts = sections.map(({ rows }) => ({ costs: rows.map((row) => bytes(row) + 1), kept: 0 }));
    let free = Math.max(0, maxBytes - reserved);
    const fair = Math.floor(free / Math.max(1, parts.filter(({ costs }) => costs.length > 0).length));
    const take = (part, most) => {
        let used = 0;
        for (let cost = part.costs[part.kept]; cost !== undefined && used + cost <= most; cost = part.costs[part.kept]) {
            used += cost;
            part.kept += 1;
        }
        free -= used;
    };
    for (const part of parts)
        take(part, fair);
    for (const part of parts)
        take(part, free);
    return joinSections(sections, (index) => parts[index]?.kept ?? 0);
}
/**
 * Returns the most that fits into `maxBytes`: everything in full, otherwise everything in short form, otherwise as many
 * of the first rows of each section as fit. The heads are expected to fit: their authors keep them short.
 * @param atLeast an estimate of the bytes, so that a report that is much too large need not be built
 */
function fit_fitSections(sectionsOf, maxBytes, atLeast = () => 0) {
    for (const detail of [FULL, BRIEF]) {
        if (atLeast(detail) > maxBytes)
            continue;
        const sections = sectionsOf(detail);
        const whole = joinSections(sections, (index) => sections[index]?.rows.length ?? 0);
        if (bytes(whole) <= maxBytes)
            return whole;
    }
    // Enforces the limit even if the heads are too large.
    return (0,base_text/* cutBytes */.Uw)(fitRows(sectionsOf(MINIMAL), maxBytes), maxBytes);
}
//# sourceMappingURL=fit.js.map
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(85636);
;// CONCATENATED MODULE: ./build/src/report/sections/links.js


const MAX_LABEL_CHARACTERS = 160;
/** Longer URLs are not put into a table. */
const MAX_URL_CHARACTERS = 2000;
/** Shortens a reference at the start: the end of a path is more informative. */
function shortenReference(reference) {
    if (reference.length <= MAX_LABEL_CHARACTERS)
        return reference;
    return `…${reference
        .slice(1 - MAX_LABEL_CHARACTERS)
        .toWellFormed()
        .replace(/^\ufffd/u, '')}`;
}
/**
 * Links `src/a.ts:1-4` to the head commit, if possible.
 * @param label the text to show; the whole reference if left out
 */
function renderLineLink(report, reference, label = reference) {
    const shown = (0,report_text/* formatMarkdownCode */.kK)(shortenReference(label));
    const match = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
    if (match === null || report.serverUrl === null || report.headSha === null)
        return shown;
    const [, file = '', first = '', last] = match;
    const anchor = last === undefined ? `L${first}` : `L${first}-L${last}`;
    const url = `${report.serverUrl}/${report.repo}/blob/${report.headSha}/${(0,report_text/* encodePath */.O0)(file)}#${anchor}`;
    return url.length > MAX_URL_CHARACTERS ? shown : (0,report_text/* formatMarkdownLink */.ng)(shown, url);
}
/** Returns where a finding is, as a link. */
function renderFindingLink(report, finding) {
    return renderLineLink(report, (0,report_findings/* formatReference */.FH)(finding));
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/coverage.js
/** What was not looked at, what was set aside, and where the whole trace is. */






/** Rows beyond this number are collapsed. */
const OPEN_ROWS = 10;
const more = (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`;
/** Builds a list with its heading. The rows beyond the limit are in a collapsed block. */
function buildList(title, rows, detail) {
    if (rows.length === 0)
        return [];
    if (!detail.fold || rows.length <= OPEN_ROWS)
        return [{ head: `${title}\n`, rows, more }];
    const rest = rows.slice(OPEN_ROWS);
    return [
        { head: `${title}\n`, rows: rows.slice(0, OPEN_ROWS), more },
        foldSection(`And ${rest.length} more`, { head: '', rows: rest, more }),
    ];
}
/** Lists what was not reviewed; entries that prevent an approval come first. No section if everything was reviewed. */
function buildCoverageSections(report, detail) {
    const rows = (0,report_evidence/* listOmitted */.RY)(report).map(({ path, detail: why, blocking }) => {
        const file = path === null ? '' : `${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(path, 300))}: `;
        const keeps = blocking ? ' **This keeps the gate from opening by itself.**' : '';
        return `- ${file}${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(why, 300))}${keeps}`;
    });
    return buildList(`### Not looked at: ${rows.length}`, rows, detail);
}
/** Lists what was suppressed, with the reasons; no section if nothing was. */
function buildSuppressedSections(report, detail) {
    const rows = ((0,report_evidence/* readPlanesEvidence */.pp)(report)?.suppressed ?? []).map(({ rule, file, line, reason, by }) => {
        const why = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(reason, 300));
        return `- ${renderLineLink(report, `${file}:${line}`)} ${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(rule, 100))}: ${why} (${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(by, 200))})`;
    });
    return buildList(`### Suppressed: ${rows.length}`, rows, detail);
}
/** Lists what other tools and the tests reported, and the outcome; no section without reports. */
function buildToolSections(report, detail) {
    const toRows = (lines) => lines.map((line) => `- ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(line, 500))}`);
    return [
        ...buildList('### Reports of other tools', toRows((0,report_evidence/* formatToolReports */.tZ)(report)), detail),
        ...buildList('### Reports of the tests', toRows((0,report_evidence/* formatReported */.xg)(report)), detail),
    ];
}
/** Longer URLs are not shown: people would not follow them, and they take too much of the limit. */
const coverage_MAX_URL_CHARACTERS = 2000;
/** Returns the URL of the trace if it is valid after the job. A loopback address is not. */
function findTraceUrl(report) {
    const url = (0,base_url/* parseUrl */.Dl)(report.review.trace_url ?? '');
    return url === null || url.href.length > coverage_MAX_URL_CHARACTERS || (0,base_url/* isLoopback */.U9)(url.hostname) ? null : url.href;
}
/** Says where the trace is, with its digest and the review's id. */
function buildTraceSections(report) {
    const url = findTraceUrl(report);
    const digest = report.trace?.digest;
    const engine = report.trace?.engine.version;
    const parts = [
        ...(url === null && digest === undefined ? [] : [url === null ? 'Trace' : (0,report_text/* formatMarkdownLink */.ng)('Trace', url)]),
        ...(digest === undefined ? [] : [(0,report_text/* formatMarkdownCode */.kK)(digest)]),
        `· review ${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(report.review.id, 80))}`,
        ...(engine === undefined ? [] : [`· engine ${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(engine, 40))}`]),
    ];
    return [createTextSection(`<sub>${parts.join(' ').replace(/^· review/u, 'Review')}</sub>`)];
}
//# sourceMappingURL=coverage.js.map
// EXTERNAL MODULE: ./build/src/report/evidence-lines.js
var evidence_lines = __webpack_require__(54385);
;// CONCATENATED MODULE: ./build/src/report/sections/criteria.js
/** The acceptance criteria with their lines, and why they are bound to them. */








const MARKS = { good: '✅', short: '⚠️', bad: '❌', unknown: '❔', people: '➖' };
const FROM = {
    ticket: 'the ticket',
    closing_issue: 'the issue that this pull request closes',
    ticket_file: 'the ticket file that this pull request names or edits',
    body: "the pull request's description",
};
/** If there are more rows than this, the met criteria are collapsed. */
const criteria_OPEN_ROWS = 8;
const TABLE = '| | Criterion | Lines | Confidence |\n|---|---|---|---|';
/** Returns the mark of a criterion: `✅ addressed`. Empty if only its lines are known. */
function formatCriterionMark(row) {
    if (row.shown !== null)
        return `${MARKS[(0,criteria/* rateCriterion */.o)(row)]} ${row.shown}`;
    return row.lines.length === 0 ? `${MARKS.unknown} no lines` : '';
}
/** What is said of what a criterion wants and what its author claims, at most. */
const criteria_MAX_WANTS = 5;
function renderCriterionRow(report, row, detail) {
    const shown = row.lines.slice(0, detail.links).map((reference) => renderLineLink(report, reference));
    const more = row.lines.length > shown.length ? [`and ${row.lines.length - shown.length} more`] : [];
    const text = `**${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(row.id, 40))}** ${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(row.text ?? '', detail.criterion))}`;
    const wants = [...(0,criteria/* formatWants */.hc)(row), ...(0,criteria/* formatClaims */.fq)(row)].slice(0, criteria_MAX_WANTS);
    const cells = [
        formatCriterionMark(row),
        [text.trim(), ...wants.map((want) => (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(want, detail.criterion)))].join('<br>'),
        [...shown, ...more].join('<br>'),
        row.confidence === null ? '' : (0,verdict/* formatNumber */.ZV)(row.confidence),
    ];
    return `| ${cells.join(' | ')} |`;
}
/** Explains the words of the criteria that are there, in one line. */
function renderMeanings({ words }) {
    const explain = (word) => `**${word}**: ${criteria/* STATUS_MEANINGS */.Yx[word]}`;
    return words.size === 0 ? '' : `<sub>${[...words.keys()].map(explain).join('; ')}.</sub>`;
}
const criteria_more = (left) => `\n${(0,base_text/* counted */.hS)(left, 'more criterion is', 'more criteria are')} not shown here for lack of room; the review has all of them.`;
function formatSource(report) {
    const read = (0,report_evidence/* readCriteriaEvidence */.rd)(report);
    if (read === null || read.source === 'none')
        return '';
    const ticket = read.criteria[0]?.origin.ticket;
    const named = read.source === 'closing_issue' || read.source === 'ticket_file' ? ', ' : ' ';
    const untrusted = (0,report_evidence/* formatUntrusted */.gB)(report);
    const aside = untrusted === '' ? '' : ` ${(0,report_text/* formatMarkdownWords */.kn)(untrusted)}`;
    return `From ${FROM[read.source]}${ticket == null ? '' : `${named}${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(ticket, 80))}`}.${aside}\n\n`;
}
/** Lists the criteria, worst first. If there are none and this is known, it says so. */
function buildCriteriaSections(report, detail) {
    const rows = (0,criteria/* sortCriteria */.sb)((0,criteria/* buildCriterionRows */.v2)(report));
    if (rows.length === 0) {
        if ((0,report_evidence/* readCriteriaEvidence */.rd)(report) === null)
            return [];
        return [
            createTextSection('### Acceptance criteria\n\nNone were found, neither in a ticket nor in an issue that this pull request closes nor in its description. Nothing says what the change should do; it was reviewed for how it does it.'),
        ];
    }
    const tally = (0,criteria/* countCriteria */.T5)(report);
    const title = `### Acceptance criteria: ${(0,criteria/* formatTally */.eQ)(tally)}\n\n${formatSource(report)}`;
    const meanings = renderMeanings(tally);
    const further = (0,criteria/* listFurtherWants */.It)(rows).map((want) => `- ${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(want, detail.criterion))}`);
    const legend = [
        ...(further.length === 0 ? [] : [createTextSection(further.join('\n'))]),
        ...(detail.evidence && meanings !== '' ? [createTextSection(meanings)] : []),
    ];
    const buildTable = (some, head) => ({
        head: `${head}${TABLE}`,
        rows: some.map((row) => renderCriterionRow(report, row, detail)),
        more: criteria_more,
    });
    if (!detail.fold || rows.length <= criteria_OPEN_ROWS)
        return [buildTable(rows, title), ...legend];
    const settled = rows.filter((row) => ['good', 'people'].includes((0,criteria/* rateCriterion */.o)(row)));
    const open = rows.filter((row) => !settled.includes(row));
    if (settled.length === 0)
        return [buildTable(rows, title), ...legend];
    const line = (0,base_text/* counted */.hS)(settled.length, 'criterion that needs nothing', 'criteria that need nothing');
    return [
        ...(open.length === 0 ? [createTextSection(title.trimEnd())] : [buildTable(open, title)]),
        foldSection(`${open.length === 0 ? '' : 'The other '}${line}`, buildTable(settled, '')),
        ...legend,
    ];
}
/** Explains why each criterion is bound to its lines, collapsed; no section without a trace. */
function buildEvidenceSections(report, detail) {
    const bindings = (detail.evidence ? (0,report_evidence/* readBindingEvidence */.TA)(report)?.bindings : undefined) ?? [];
    const tell = (0,evidence_lines/* createEvidenceTeller */.g)(report);
    const rows = bindings.flatMap(({ id, lines }) => lines.slice(0, criteria/* BEST_PLACES */.yW).map(({ ref, confidence, evidence }) => {
        const why = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(tell(ref, evidence).join('; '), 400));
        return `- **${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(id, 40))}** ${renderLineLink(report, ref)} ${(0,verdict/* formatNumber */.ZV)(confidence)}${why === '' ? '' : `: ${why}`}`;
    }));
    if (rows.length === 0)
        return [];
    const section = {
        head: '',
        rows,
        more: (left) => `\n${left} more not shown here for lack of room.`,
    };
    return [foldSection('Why the criteria are bound to these lines', section)];
}
//# sourceMappingURL=criteria.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/findings.js
/** The findings, worst first: the worst in full, the rest folded away and grouped by file. */







const findings_MARKS = { error: '🟥 error', warn: '🟧 warn', info: '🟦 info' };
/** Maximum number of errors and warnings that are shown without a click. */
const findings_OPEN_ROWS = 20;
const findings_TABLE = '| Severity | Where | What |\n|---|---|---|';
const FILE_TABLE = '| Line | What |\n|---|---|';
/** Returns the mark of a severity: `🟥 error`. An unknown severity is shown as the service returned it. */
function formatSeverityMark(finding) {
    if (finding.signed != null)
        return `☑️ accepted ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(finding.severity, 40))}`;
    return ['error', 'warn', 'info'].includes(finding.severity)
        ? findings_MARKS[(0,report_findings/* toWeight */.qQ)(finding)]
        : `🟧 ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(finding.severity, 40))}`;
}
const MAX_BECAUSE_CHARACTERS = 160;
function createAnswering(report) {
    const lines = (0,commands/* listAcceptCommands */.Zj)(report);
    return (finding) => renderAnswering(finding, lines.get(finding.fingerprint ?? '') ?? null);
}
function renderAnswering({ signed }, line) {
    if (signed != null) {
        const why = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(signed.because, MAX_BECAUSE_CHARACTERS));
        return [`accepted by ${(0,report_text/* formatMarkdownCode */.kK)(signed.by)}: ${why}`];
    }
    return line === null ? [] : [`if it is fine: ${(0,report_text/* formatMarkdownCode */.kK)(line.trimEnd())} …`];
}
/** Title, rule, rationale and who answers for it, as far as there is room for them. */
function formatFinding(finding, detail, listAnswering) {
    const words = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(finding.title, detail.title)) || 'A finding without a title';
    const title = `**${words}** (${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)((0,report_findings/* nameRule */.Mp)(finding), 100))})`;
    const why = detail.rationale === 0 ? '' : (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(finding.rationale, detail.rationale));
    return [title, ...(why === '' ? [] : [why]), ...listAnswering(finding)].join('<br>');
}
/**
 * Builds a table's rows by file. The first row of a file includes its heading. Expects the findings in the order of
 * severity and file.
 */
function renderRowsByFile(report, findings, what) {
    let group = '';
    return findings.map((finding) => {
        const path = (0,report_findings/* toRepoPath */.xD)(finding);
        const { first, last } = (0,report_findings/* toLineRange */.$_)(finding);
        const line = renderLineLink(report, (0,report_findings/* formatReference */.FH)(finding), last > first ? `${first}-${last}` : `${first}`);
        const row = `| ${line} | ${what(finding)} |`;
        const key = `${formatSeverityMark(finding)} in ${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(path, 300))}`;
        if (key === group)
            return row;
        const heading = `${group === '' ? '' : '\n'}${key}\n\n${FILE_TABLE}\n${row}`;
        group = key;
        return heading;
    });
}
const findings_more = (left) => `\n${(0,base_text/* counted */.hS)(left, 'more finding is', 'more findings are')} not shown here for lack of room.`;
/**
 * Builds the section "Findings".
 * @param rest a trusted sentence that says where the omitted findings are
 */
function buildFindingSections(report, detail, rest) {
    if (report.unread === true)
        return [createTextSection('### Findings\n\nThey could not be read.')];
    if (report.findings.length === 0)
        return [createTextSection('### Findings\n\nNone.')];
    const cut = report.truncated ? '\n\nThe service has more findings than were read.' : '';
    const answering = createAnswering(report);
    const what = (finding) => formatFinding(finding, detail, answering);
    const buildTable = (some, head) => ({
        head: `${head}${findings_TABLE}`,
        rows: some.map((each) => `| ${formatSeverityMark(each)} | ${renderFindingLink(report, each)} | ${what(each)} |`),
        more: (left) => `${findings_more(left)} ${rest}`,
    });
    const sorted = (0,report_findings/* sortFindings */.Tc)(report.findings);
    const title = `### Findings: ${(0,verdict/* formatFindingCounts */.Z1)(report)}${cut}`;
    if (!detail.fold)
        return [buildTable(sorted, `${title}\n\n`)];
    const open = sorted.filter((finding) => (0,report_findings/* toWeight */.qQ)(finding) !== 'info').slice(0, findings_OPEN_ROWS);
    const others = sorted.slice(open.length);
    const files = new Set(others.map((each) => `${(0,report_findings/* toWeight */.qQ)(each)} ${(0,report_findings/* toRepoPath */.xD)(each)}`)).size;
    const behind = files * 2 > others.length
        ? buildTable(others, '')
        : { head: '', rows: renderRowsByFile(report, others, what), more: (left) => `${findings_more(left)} ${rest}` };
    const { error, warn, info } = (0,report_findings/* countFindings */.Gt)(others);
    const kinds = [
        ...(error > 0 ? [(0,base_text/* counted */.hS)(error, 'error')] : []),
        ...(warn > 0 ? [(0,base_text/* counted */.hS)(warn, 'warning')] : []),
        ...(info > 0 ? [(0,base_text/* counted */.hS)(info, 'note')] : []),
    ].join(', ');
    return [
        open.length === 0 ? createTextSection(title) : buildTable(open, `${title}\n\n`),
        ...(others.length === 0 ? [] : [foldSection(open.length === 0 ? kinds : `And ${kinds}`, behind)]),
    ];
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/report/accounting.js
var accounting = __webpack_require__(77283);
// EXTERNAL MODULE: ./build/src/report/look.js
var look = __webpack_require__(49529);
;// CONCATENATED MODULE: ./build/src/report/sections/places.js
/** The rows of the reviewer's list. */







const MAX_PATH_CHARACTERS = 300;
const MAX_SYMBOL_CHARACTERS = 80;
/** A longer line is not shown: one that is cut would do something else. */
const MAX_COMMAND_CHARACTERS = 400;
const places_MARKS = {
    unaccounted: '🟧 unaccounted',
    opaque: '🟥 opaque',
};
/** Links to the lines in the pull request, where removed lines can be seen too; else to the file at the head commit. */
function renderPlaceLink(report, place) {
    const label = (0,report_text/* escapeMarkdown */.FV)((0,accounting/* formatPlaceLines */.yE)(place));
    if (report.serverUrl !== null && report.pr !== null && report.headSha !== null) {
        const url = `${report.serverUrl}/${report.repo}/pull/${report.pr}/files#${(0,accounting/* buildDiffAnchor */.zN)(place)}`;
        return (0,report_text/* formatMarkdownLink */.ng)(label, url);
    }
    const { added, location } = place;
    if (added === null)
        return label;
    return renderLineLink(report, `${location.file}:${added.first}-${added.last}`, (0,accounting/* formatPlaceLines */.yE)(place));
}
function renderPlace(report, place, why) {
    const within = (0,accounting/* formatWithin */.po)(place, (name) => (0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(name, MAX_SYMBOL_CHARACTERS)));
    const words = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(place.why, why));
    const mark = `${places_MARKS[place.reason] ?? place.reason}${place.isNew ? ' **new**' : ''}`;
    return `- ${mark} ${renderPlaceLink(report, place)}${within}${words === '' ? '' : `: ${words}`}`;
}
/** Renders the line that a person who looked can copy; nothing for one that is too long. */
function renderCommand(command) {
    if (command === null || command.length > MAX_COMMAND_CHARACTERS)
        return '';
    return `; if it is fine: ${(0,report_text/* formatMarkdownCode */.kK)(command.trimEnd())} …`;
}
/** Renders each place. The first of a file has above it the file's name, and the line that clears all of them. */
function renderPlaces(report, places, why) {
    return [...(0,groups/* groupBy */.$z)(places, ({ location }) => location.file)].flatMap(([path, own], at) => {
        const lines = own.reduce((sum, place) => sum + place.lines, 0);
        const size = lines === 0 ? '' : `, ${(0,base_text/* counted */.hS)(lines, 'line')}`;
        const command = renderCommand((0,commands/* formatVouchCommand */.ak)(report, path));
        const head = `${at === 0 ? '' : '\n'}${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(path, MAX_PATH_CHARACTERS))}${size}${command}\n\n`;
        return own.map((place, index) => `${index === 0 ? head : ''}${renderPlace(report, place, why)}`);
    });
}
const CRITERION_MARKS = {
    contradicted: '🟥 contradicted',
    weak: '🟨 weak',
    open: '🟦 open',
    signed: '✅ signed',
};
function renderLookCriterion(report, one, why) {
    const at = one.reference === null ? '' : ` ${renderLineLink(report, one.reference)}`;
    const words = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(one.why, why));
    const command = renderCommand(one.command);
    return `- ${CRITERION_MARKS[one.kind]} **${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(one.id, 40))}**${at}${words === '' ? '' : `: ${words}`}${command}`;
}
function renderTicked(report, { why, places, lines }, most) {
    const named = places.slice(0, look/* NAMED_TICKED */.Nt).map((place) => {
        const path = (0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(place.location.file, MAX_PATH_CHARACTERS));
        return `${path} ${renderPlaceLink(report, place)}`;
    });
    const left = places.length - named.length;
    const more = left > 0 ? ` and ${(0,base_text/* counted */.hS)(left, 'more place')}` : '';
    const size = lines === 0 ? '' : ` (${(0,base_text/* counted */.hS)(lines, 'line')})`;
    return `- ✅ vouched ${named.join('; ')}${more}${size}: ${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(why, most))}`;
}
//# sourceMappingURL=places.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/look.js
/** The reviewer's list: what is wrong, the places that are left by file, what waits for a person, what is ticked off. */





/** Builds a list of the first rows. The last row counts those that are left out; if rows are cut, it is cut too. */
function look_buildList(rows, left, more) {
    if (rows.length === 0)
        return [];
    return [
        {
            head: '',
            rows: [...rows, ...(left > 0 ? [more(left)] : [])],
            more: (cut) => more(left > 0 ? left + cut - 1 : cut),
        },
    ];
}
function buildCriteria(report, all, kinds, { most, why }) {
    const wanted = all.filter(({ kind }) => kinds.includes(kind));
    const rows = wanted.slice(0, most).map((one) => renderLookCriterion(report, one, why));
    return look_buildList(rows, wanted.length - rows.length, (count) => `- and ${(0,base_text/* counted */.hS)(count, 'more criterion', 'more criteria')}`);
}
function buildPlaces(report, { most, why }) {
    const places = (0,accounting/* listOpenPlaces */.PX)(report);
    const left = places.length - Math.min(most, places.length) + (0,accounting/* countUnlisted */.c0)(report);
    const more = (count) => `\nAnd ${(0,base_text/* counted */.hS)(count, 'more place')}: the report and the trace have them.`;
    return look_buildList(renderPlaces(report, places.slice(0, most), why), left, more);
}
function buildTicked(report, { most, why }) {
    const ticked = (0,look/* listTicked */.vb)(report);
    const rows = ticked.slice(0, most).map((one) => renderTicked(report, one, why));
    return look_buildList(rows, ticked.length - rows.length, (count) => `- and ${count} more`);
}
/** Builds the sections; none if the review does not account for its lines. */
function buildLookSections(report, limits) {
    const tally = (0,accounting/* countAccounting */.Z2)(report);
    if (tally === null)
        return [];
    const criteria = (0,look/* listLookCriteria */.vI)(report);
    const waiting = (0,look/* countLookCriteria */._B)(criteria);
    const isOpen = (0,accounting/* formatOpen */.Me)(tally) !== '';
    const parts = isOpen ? `${(0,base_text/* capitalize */.ZH)((0,accounting/* formatPartition */.iK)(tally))}.` : (0,accounting/* formatNothingLeft */.m$)(tally);
    const places = (0,accounting/* listOpenPlaces */.PX)(report);
    const unread = isOpen && places.length === 0;
    const old = places.some(({ removed }) => removed !== null) ? ' Removed lines have their old numbers.' : '';
    const title = isOpen || waiting > 0 ? `### ${(0,look/* formatLookTitle */.RI)(tally, waiting)}\n\n` : '';
    return [
        createTextSection(`${title}${parts}${old}`),
        ...(unread ? [createTextSection('The trace could not be read, so the places are not named here.')] : []),
        ...buildCriteria(report, criteria, ['contradicted'], limits),
        ...buildPlaces(report, limits),
        ...buildCriteria(report, criteria, ['weak', 'open'], limits),
        ...buildCriteria(report, criteria, ['signed'], limits),
        ...buildTicked(report, limits),
    ];
}
//# sourceMappingURL=look.js.map
// EXTERNAL MODULE: ./build/src/report/people.js
var people = __webpack_require__(4137);
;// CONCATENATED MODULE: ./build/src/report/sections/people.js
/** Who approved the change, whose approval is stale and why, and who is missing. */



const people_MARKS = {
    approved: '✅ approved',
    stale: '⏳ stale',
    'not counted': '▫️ not counted',
    'changes requested': '❌ changes requested',
    'owner missing': '🟧 owner missing',
};
const MAX_NAME_CHARACTERS = 100;
const MAX_WHY_CHARACTERS = 400;
function renderPerson({ name, standing, url, why }) {
    const shown = `**${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(name, MAX_NAME_CHARACTERS))}**`;
    const mark = url === null ? people_MARKS[standing] : (0,report_text/* formatMarkdownLink */.ng)(people_MARKS[standing], url);
    return `- ${mark} ${shown}: ${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(why, MAX_WHY_CHARACTERS))}`;
}
/**
 * Builds the section; none if nobody said anything and nobody is missing.
 * @param most the number of people shown; the others are counted
 */
function buildPeopleSections(report, most) {
    const unknown = (0,people/* listUnknown */.j)(report).map((text) => `- ${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(text, MAX_WHY_CHARACTERS))}`);
    const rows = [...(0,people/* listPeople */.S)(report).map(renderPerson), ...unknown];
    if (rows.length === 0)
        return [];
    const left = rows.length - Math.min(most, rows.length);
    const more = (count) => `- and ${count} more: the trace has them`;
    return [
        {
            head: '### People\n',
            rows: [...rows.slice(0, most), ...(left > 0 ? [more(left)] : [])],
            more: (cut) => more(left > 0 ? left + cut - 1 : cut),
        },
    ];
}
//# sourceMappingURL=people.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/risk.js
/** How the tier and the confidence came about. */





const formatSigned = (points) => `${points > 0 ? '+' : ''}${(0,verdict/* formatNumber */.ZV)(points)}`;
/** Shows the tier with its reasons, and folded what its score is made of; no section without a trace. */
function buildRiskSections(report) {
    const tier = (0,report_evidence/* readTierEvidence */.Af)(report);
    if (tier === null)
        return [];
    const { largest, others, sum } = (0,report_evidence/* selectLargest */.b)(tier.contributions);
    const floors = tier.floors.map((floor) => `| at least ${floor.tier} | ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(floor.note, 300))} | |`);
    const contributions = largest.map(({ note, feature, value, points }) => `| ${formatSigned(points)} | ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(note || feature, 300))} | ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(String(value), 80))} |`);
    const rest = others === 0 ? [] : [`| ${formatSigned(sum)} | ${(0,base_text/* counted */.hS)(others, 'smaller one')} together | |`];
    const rows = [...floors, ...contributions, ...rest];
    if (rows.length === 0)
        return [];
    const title = `### Risk: ${(0,report_text/* escapeMarkdown */.FV)((0,verdict/* formatTier */.eN)(tier.tier))}, score ${(0,verdict/* formatNumber */.ZV)(tier.score)}`;
    const table = '| Points | For | Value |\n|---|---|---|';
    const more = (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`;
    const reasons = (tier.reasons ?? []).map((reason) => `- ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(reason, 300))}`);
    // Old traces name no reasons.
    if (reasons.length === 0)
        return [{ head: `${title}\n\n${table}`, rows, more }];
    return [
        { head: `${title}\n`, rows: reasons, more },
        foldSection('What the score is made of', { head: table, rows, more }),
    ];
}
const PARTS = 3;
/** Shows what the confidence is based on, the least certain first; no section without a trace. */
function buildConfidenceSections(report) {
    const { confidence } = report.review;
    const parts = (0,report_evidence/* listConfidenceParts */.X1)(report);
    if (confidence == null || parts.length === 0)
        return [];
    const rows = parts
        .slice(0, PARTS)
        .map(({ part, stands }) => `- ${(0,verdict/* formatNumber */.ZV)(stands)} ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(part, 200))}`);
    const others = parts.length - rows.length;
    return [
        {
            head: `### Confidence: ${(0,verdict/* formatNumber */.ZV)(confidence)}\n\nIt rests on ${(0,base_text/* counted */.hS)(parts.length, 'judgement')}, each with the probability that it is right${others > 0 ? '; the least sure' : ''}:\n`,
            rows,
            more: (left) => `\n${left} more not shown here for lack of room.`,
        },
    ];
}
//# sourceMappingURL=risk.js.map
// EXTERNAL MODULE: ./build/src/report/since.js
var report_since = __webpack_require__(62678);
;// CONCATENATED MODULE: ./build/src/report/sections/since.js
/** What changed since the last head that a person saw. */




const since_MARKS = { worse: '🔻', better: '🔺', note: '▫️' };
const MAX_TEXT_CHARACTERS = 200;
function renderRow(report, { seen }, row) {
    const name = row.name === '' ? '' : `**${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(row.name, 40))}** `;
    const at = row.lines.map((reference) => renderLineLink(report, reference)).join(', ');
    const then = { ...report, headSha: seen.commit };
    const lost = row.lost.map((reference) => renderLineLink(then, reference)).join(', ');
    const words = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(row.text, MAX_TEXT_CHARACTERS));
    return `- ${since_MARKS[row.mark]} ${name}${words}${at === '' ? '' : ` (${at})`}${lost === '' ? '' : `; then at ${lost}`}`;
}
/**
 * Builds the section; none if no person who counts has seen a head.
 * @param most the number of rows shown; the others are counted
 */
function buildSinceSections(report, most) {
    const since = (0,report_since/* readSeenSince */.KG)(report);
    if (since === null)
        return [];
    const rows = (0,report_since/* listSinceRows */.Yx)(since);
    const facts = [(0,report_since/* formatSinceFiles */.xl)(since), (0,report_since/* formatSinceSpans */.$R)(since)].filter((text) => text !== '').join(' ');
    const left = rows.length - Math.min(most, rows.length);
    const more = (count) => `- and ${count} more: the trace has them`;
    return [
        {
            head: `### ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)((0,report_since/* formatSinceTitle */.Ee)(since), 120))}\n\n${(0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(facts, 600))}${rows.length === 0 ? '' : '\n'}`,
            rows: [...rows.slice(0, most).map((row) => renderRow(report, since, row)), ...(left > 0 ? [more(left)] : [])],
            more: (cut) => more(left > 0 ? left + cut - 1 : cut),
        },
    ];
}
//# sourceMappingURL=since.js.map
;// CONCATENATED MODULE: ./build/src/report/sections/verdict.js
/** What is read first: the verdict, why, the figures at a glance, what to do, and the notes. */









const MAX_REASON_CHARACTERS = 600;
const MAX_NOTE_CHARACTERS = 1500;
const MAX_OPENING_CHARACTERS = 900;
const MAX_WORD_CHARACTERS = 80;
const shorten = (words, max = MAX_WORD_CHARACTERS) => (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(words, max));
/** Returns the mark. Green is only for an approval: a gate that is open without an approval must look different. */
function selectMark(report) {
    if (!report.gate.open)
        return '❌';
    return (0,verdict/* isApproved */.SZ)(report) ? '✅' : '⚪';
}
/** Returns the headline: `✅ Review Gate: auto-approve`. */
function formatHeadline(report, name = 'Review Gate') {
    return `${selectMark(report)} ${shorten(name)}: ${shorten((0,verdict/* formatVerdict */.Pu)(report))}`;
}
/** Returns the reason in plain words, then what the gate does, and the deciding rule. */
function formatReason(report) {
    const { gate } = report;
    const decided = (0,verdict/* findDecidingRule */.VP)(report);
    const against = decided !== null && decided.because !== '' && (0,verdict/* getVerdict */.aG)(report) !== 'auto-approve';
    const why = against ? `**${(0,base_text/* capitalize */.ZH)(shorten(decided.because, 300))}.** ` : '';
    const gateText = `The gate is ${gate.open ? 'open' : 'closed'}: ${shorten(gate.reason, MAX_REASON_CHARACTERS)}`;
    if (decided === null)
        return gateText;
    const named = (words) => (0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(words, MAX_WORD_CHARACTERS));
    const policy = decided.policy === null ? '' : ` of the policy ${named(decided.policy)}`;
    const told = decided.condition === '' || decided.condition === decided.because;
    const condition = decided.condition === 'true'
        ? `: ${decided.because}`
        : told
            ? ''
            : `: ${(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(decided.condition, 200))}`;
    return `${why}${gateText}\n\nDecided by the rule ${named(decided.rule)}${policy}${condition}.`;
}
/** Returns what the review read: `5 files, all read`; null without a trace. What people must look at is another part. */
function formatCoverage(report) {
    const coverage = report.trace?.snapshot.coverage;
    if (coverage === undefined)
        return null;
    const left = (0,report_evidence/* listOmitted */.RY)(report).length;
    const files = (0,base_text/* counted */.hS)(coverage.files, 'file');
    if (left === 0)
        return `${files}, all read`;
    return `${files}, ${left} not read${coverage.complete ? '' : ' (**incomplete**)'}`;
}
/** Returns the branch and the commit that the change was reviewed against; null if the service names neither. */
function formatBase({ review: { base_ref: ref, base_sha: sha } }) {
    const parts = [
        ...(ref == null || ref === sha ? [] : [(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* cutCharacters */.lD)(ref, MAX_WORD_CHARACTERS))]),
        ...(sha == null ? [] : [(0,report_text/* formatMarkdownCode */.kK)((0,base_text/* abbreviateSha */.Kx)((0,base_text/* oneLine */.TN)(sha)))]),
    ];
    return parts.length === 0 ? null : parts.join(' ');
}
/** Builds a table of one row with the key figures. Only known figures are included. */
function renderFigures(report) {
    const { review } = report;
    const tally = (0,criteria/* countCriteria */.T5)(report);
    const known = report.trace !== null || tally.total > 0;
    const cells = [
        ['Criteria', known ? (0,criteria/* formatTally */.eQ)(tally) || 'none' : null],
        ['Findings', (0,verdict/* formatFindingCounts */.Z1)(report)],
        ['Tier', review.tier == null ? null : shorten((0,verdict/* formatTier */.eN)(review.tier))],
        ['Confidence', review.confidence == null ? null : (0,verdict/* formatNumber */.ZV)(review.confidence)],
        ['Read', formatCoverage(report)],
        ['Base', formatBase(report)],
        ['Head', report.headSha === null ? null : (0,report_text/* formatMarkdownCode */.kK)((0,base_text/* abbreviateSha */.Kx)(report.headSha))],
    ];
    const told = cells.filter((cell) => cell[1] !== null);
    const row = (values) => `| ${values.join(' | ')} |`;
    return [row(told.map(([name]) => name)), `|${'---|'.repeat(told.length)}`, row(told.map(([, value]) => value))].join('\n');
}
/** Builds the section with verdict, reason and figures. */
function buildVerdictSection(report) {
    return createTextSection([`## ${formatHeadline(report)}`, formatReason(report), renderFigures(report)].join('\n\n'));
}
function renderStepRows(report, { what, items, more }) {
    return [
        `- **${shorten(what, 300)}**`,
        ...items.map(({ reference, name, text: words }) => {
            const parts = [
                reference === null ? '' : renderLineLink(report, reference),
                name === '' ? '' : `**${shorten(name, 40)}**`,
                shorten(words, 140),
            ];
            return `  - ${parts.filter((part) => part !== '').join(' ')}`;
        }),
        ...(more > 0 ? [`  - and ${more} more, below`] : []),
    ];
}
/** Lists what people can do, in order; no section where they cannot open the gate. */
function buildOpeningSections(report) {
    const rows = (0,opening/* listOpeningSteps */.k0)(report).map(({ what, url }, at) => {
        const words = (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(what, MAX_OPENING_CHARACTERS));
        return `${at + 1}. ${words}${url === null ? '' : ` ${(0,report_text/* formatMarkdownLink */.ng)('Files changed', url)}`}`;
    });
    return rows.length === 0 ? [] : [{ head: `### ${opening/* OPENING_TITLE */.Od}\n`, rows, more: () => '' }];
}
/** Lists what to do; no section if the change is approved. */
function buildStepsSections(report) {
    const steps = (0,next_steps/* listNextSteps */.B)(report);
    if (steps.length === 0)
        return buildOpeningSections(report);
    return [
        ...buildOpeningSections(report),
        {
            head: `### ${(0,next_steps/* formatStepsTitle */.N)(report)}\n`,
            rows: steps.flatMap((step) => renderStepRows(report, step)),
            more: () => '',
        },
    ];
}
/** Lists further notes for the reader. */
function buildNoteSections(report) {
    if (report.notes.length === 0)
        return [];
    return [
        {
            head: '',
            rows: report.notes.map((note, index) => `${index === 0 ? '' : '\n'}> ${shorten(note, MAX_NOTE_CHARACTERS)}`),
            more: (left) => `\n> ${(0,base_text/* counted */.hS)(left, 'more note is', 'more notes are')} in the log of the step.`,
        },
    ];
}
//# sourceMappingURL=verdict.js.map
;// CONCATENATED MODULE: ./build/src/report/markdown.js
/** A review as Markdown: for a check run, for the job summary, and as a report of its own. */













/** GitHub's limit for a check run's `summary` and `text`, in bytes (the API counts bytes, not characters). */
const MAX_CHECK_OUTPUT_BYTES = 65_535;
/** GitHub's limit for a step's summary. The runner drops a larger summary completely. */
const MAX_JOB_SUMMARY_BYTES = 1024 * 1024;
const MAX_TITLE_CHARACTERS = 255;
/** Places that are left to people and are named; the others are counted. */
const SHOWN_PLACES = 50;
/** The sections that a reader needs first: the verdict, what to do, what to look at, and the criteria. */
function buildLeadSections(report, detail) {
    return [
        buildVerdictSection(report),
        ...buildNoteSections(report),
        ...buildStepsSections(report),
        ...buildPeopleSections(report, SHOWN_PLACES),
        ...buildAnswerSections(report, SHOWN_PLACES),
        ...buildSinceSections(report, SHOWN_PLACES),
        ...buildLookSections(report, { most: SHOWN_PLACES, why: detail.title }),
        ...buildCriteriaSections(report, detail),
    ];
}
/** The sections that the verdict is based on besides the findings. */
function buildGroundsSections(report, detail) {
    return [
        ...buildToolSections(report, detail),
        ...buildRiskSections(report),
        ...buildConfidenceSections(report),
        ...buildSuppressedSections(report, detail),
        ...buildEvidenceSections(report, detail),
    ];
}
/** Estimates how many bytes the findings take. */
function createSizeEstimator({ findings }) {
    return ({ title, rationale }) => findings.reduce((sum, finding) => sum + Math.min(finding.title.length, title) + Math.min(finding.rationale.length, rationale), 0);
}
const REST = {
    annotations: 'The annotations of this check run hold every finding.',
    file: 'The output `findings` names a file that holds all of them.',
};
function createSectionBuilder(report) {
    return (detail) => [
        ...buildLeadSections(report, detail),
        ...buildFindingSections(report, detail, REST.file),
        ...buildCoverageSections(report, detail),
        ...buildGroundsSections(report, detail),
        ...buildTraceSections(report),
    ];
}
/**
 * Builds `output` of a check run without its annotations. The findings are in `text` only, because annotations show
 * them too.
 */
function renderCheckRunOutput(report) {
    return {
        title: (0,base_text/* cutCharacters */.lD)((0,verdict/* formatTitle */.Ef)(report), MAX_TITLE_CHARACTERS),
        summary: fit_fitSections((detail) => [
            ...buildLeadSections(report, detail),
            ...buildCoverageSections(report, detail),
            ...buildTraceSections(report),
        ], MAX_CHECK_OUTPUT_BYTES),
        text: fit_fitSections((detail) => [...buildFindingSections(report, detail, REST.annotations), ...buildGroundsSections(report, detail)], MAX_CHECK_OUTPUT_BYTES, createSizeEstimator(report)),
    };
}
/** Builds the job summary: everything, within the runner's limit. */
function renderJobSummary(report) {
    return fitSections(createSectionBuilder(report), MAX_JOB_SUMMARY_BYTES, createSizeEstimator(report));
}
/** Builds the whole report without a limit. */
function renderMarkdownReport(report) {
    return fit_fitSections(createSectionBuilder(report), Number.MAX_SAFE_INTEGER);
}
const MAX_NOTES = 20;
const markdown_MAX_NOTE_CHARACTERS = 2000;
const MAX_FAULT_CHARACTERS = 6000;
const MAX_LINES = 40;
/** Puts each line on its own. Lines that begin with `- ` stay a list, such as the faults of all inputs. */
function renderDetail(detail) {
    const lines = (0,base_text/* cutCharacters */.lD)(detail, MAX_FAULT_CHARACTERS)
        .split(/\r?\n/u)
        .filter((line) => line.trim() !== '');
    const shown = lines.slice(0, MAX_LINES).map((line, index) => {
        if (line.startsWith('- '))
            return `- ${(0,report_text/* formatMarkdownWords */.kn)(line.slice(2))}`;
        return `${index === 0 ? '' : '\n'}${(0,report_text/* formatMarkdownWords */.kn)(line)}`;
    });
    const left = lines.length - shown.length;
    return [...shown, ...(left > 0 ? [`\nand ${(0,base_text/* counted */.hS)(left, 'more line')}.`] : [])]
        .join('\n')
        .replace(/^(?!- )(.+)\n(?=- )/mu, '$1\n\n');
}
/** Builds the text: what happened, where, and what to do next. The caller adds the heading. */
function renderFailureParts(fault) {
    const shorten = (words, max) => (0,report_text/* formatMarkdownWords */.kn)((0,base_text/* cutCharacters */.lD)(words, max));
    return [
        '**Nothing was approved: this pull request was not reviewed.**',
        renderDetail(fault.detail),
        ...(fault.hint === '' ? [] : [`**What to do:** ${shorten(fault.hint, MAX_FAULT_CHARACTERS)}`]),
        ...fault.notes.slice(0, MAX_NOTES).map((note) => `> ${shorten(note, markdown_MAX_NOTE_CHARACTERS)}`),
    ];
}
/** Builds the job summary for a change that could not be reviewed. */
function renderFailureSummary(fault) {
    const heading = `## ❌ Review Gate: ${(0,report_text/* escapeMarkdown */.FV)((0,base_text/* cutCharacters */.lD)(fault.title, 200))}`;
    return (0,base_text/* cutBytes */.Uw)(`${[heading, ...renderFailureParts(fault)].join('\n\n')}\n`, MAX_JOB_SUMMARY_BYTES);
}
//# sourceMappingURL=markdown.js.map

/***/ })

};
