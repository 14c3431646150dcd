export const id = 6729;
export const ids = [6729];
export const modules = {

/***/ 89356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveMcp: () => (/* binding */ serveMcp)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/mcp.js + 57 modules
var mcp = __webpack_require__(2371);
// EXTERNAL MODULE: ./node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js + 1 modules
var stdio = __webpack_require__(99424);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/engine/version.js
var version = __webpack_require__(8860);
// EXTERNAL MODULE: ./build/src/cli/describe-error.js
var describe_error = __webpack_require__(4400);
// EXTERNAL MODULE: ./build/src/cli/repository.js
var cli_repository = __webpack_require__(41066);
// EXTERNAL MODULE: ./build/src/engine/guide/index.js + 3 modules
var engine_guide = __webpack_require__(3605);
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/rule-guide.js
var rule_guide = __webpack_require__(97937);
;// CONCATENATED MODULE: ./build/src/cli/mcp/explain-tool.js
/** `explain`: what a rule finds and how to answer it. */




const input = {
    rule: schemas/* string */.YjP()
        .max(200)
        .optional()
        .describe('A rule such as security/secret, or a plane such as security. Default: lists all rules.'),
};
const Example = schemas/* array */.YOg(schemas/* object */.Ikc({ says: schemas/* string */.YjP(), lines: schemas/* array */.YOg(schemas/* string */.YjP()) }));
const output = {
    rule: schemas/* object */.Ikc({
        rule: schemas/* string */.YjP(),
        plane: schemas/* string */.YjP(),
        severity: schemas/* string */.YjP(),
        finds: schemas/* string */.YjP(),
        why: schemas/* string */.YjP(),
        bad: Example,
        good: Example,
        read: schemas/* string */.YjP().nullable().describe('How many of its findings on merged changes were right.'),
        answerable: schemas/* boolean */.zMY().describe('False if it must be mended: nothing suppresses it, nobody can accept it.'),
    })
        .optional(),
    planes: schemas/* array */.YOg(schemas/* object */.Ikc({
        plane: schemas/* string */.YjP(),
        looksFor: schemas/* string */.YjP(),
        rules: schemas/* array */.YOg(schemas/* object */.Ikc({ rule: schemas/* string */.YjP(), severity: schemas/* string */.YjP(), finds: schemas/* string */.YjP() })),
    }))
        .optional(),
};
/** The tool. */
const EXPLAIN_TOOL = {
    name: 'explain',
    title: 'Explain a rule',
    description: 'Says what a rule of the gate finds, why that matters, how often it is right, and how to answer it.',
    input,
    output,
    async run({ rule }) {
        const guide = (0,engine_guide/* explainName */.TK)(rule ?? null);
        if (guide.kind === 'unknown')
            throw new exit/* UsageError */.e((0,rule_guide/* formatUnknown */.e)(guide));
        const { kind: _, ...data } = structuredClone(guide);
        return { text: (0,rule_guide/* formatGuide */._)(guide), data: schemas/* object */.Ikc(output).parse(data) };
    },
};
//# sourceMappingURL=explain-tool.js.map
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/contract/finding.js
var finding = __webpack_require__(7281);
// EXTERNAL MODULE: ./build/src/contract/span-order.js
var span_order = __webpack_require__(42955);
// EXTERNAL MODULE: ./build/src/report/criteria.js
var criteria = __webpack_require__(70803);
// EXTERNAL MODULE: ./build/src/report/evidence.js
var evidence = __webpack_require__(28987);
// EXTERNAL MODULE: ./build/src/report/findings.js
var report_findings = __webpack_require__(85636);
// EXTERNAL MODULE: ./build/src/report/next-steps.js
var next_steps = __webpack_require__(92189);
// EXTERNAL MODULE: ./build/src/report/opening.js
var opening = __webpack_require__(46324);
// EXTERNAL MODULE: ./build/src/report/verdict.js
var verdict = __webpack_require__(74041);
// EXTERNAL MODULE: ./build/src/report/wrap-text.js
var wrap_text = __webpack_require__(43756);
// EXTERNAL MODULE: ./build/src/cli/review.js + 8 modules
var review = __webpack_require__(90152);
// EXTERNAL MODULE: ./build/src/cli/review-inputs.js + 3 modules
var review_inputs = __webpack_require__(4410);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var errors = __webpack_require__(29837);
;// CONCATENATED MODULE: ./build/src/cli/mcp/confine.js
/** Paths that a client names. It may do what a hostile text told it to: nothing outside the repository is read. */




/** A larger file is no ticket, no policy and no trace. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Git's own folder: settings in it may hold addresses with passwords. */
const isGitFolder = (name) => name.toLowerCase() === '.git';
/**
 * Returns where a file of the repository really is.
 * @param root the top of the repository, without links in it
 * @param named a path from there, or an absolute one
 * @throws UsageError if it is outside, in git's folder, or no plain file; outside it does not say what is there
 */
async function resolveInside(root, named) {
    const outside = new exit/* UsageError */.e(`${named} is not in the repository. Name a file in it, by its path from ${root}.`);
    const asked = (0,external_node_path_.resolve)(root, named);
    if (named.includes('\0') || !isInside(root, asked))
        throw outside;
    let found;
    try {
        found = await (0,promises_.realpath)(asked);
    }
    catch (cause) {
        throw new exit/* UsageError */.e(`${named} cannot be read: ${(0,errors/* readSystemCode */.P)(cause) ?? 'unknown fault'}. Name a file that is there.`, {
            cause,
        });
    }
    if (!isInside(root, found))
        throw outside;
    const { size, ...status } = await readStatus(found);
    if (!status.isFile)
        throw new exit/* UsageError */.e(`${named} is no file.`);
    if (size > MAX_BYTES)
        throw new exit/* UsageError */.e(`${named} is larger than ${MAX_BYTES} bytes.`);
    return found;
}
async function readStatus(path) {
    const found = await (0,promises_.stat)(path);
    return { size: found.size, isFile: found.isFile() };
}
function isInside(root, path) {
    const way = (0,external_node_path_.relative)(root, path);
    const parts = way.split(external_node_path_.sep);
    return way !== '' && !(0,external_node_path_.isAbsolute)(way) && parts[0] !== '..' && !parts.some(isGitFolder);
}
//# sourceMappingURL=confine.js.map
;// CONCATENATED MODULE: ./build/src/cli/mcp/ticket-input.js
/** The ticket that a client gives, by its text or as a file of the repository. */





/** As much as a ticket file may have. */
const MAX_CHARACTERS = 1024 * 1024;
/** The two ways to give it. */
const TICKET_INPUTS = {
    ticket: schemas/* string */.YjP().max(MAX_CHARACTERS).optional().describe('The text of the ticket, Markdown.'),
    ticket_path: schemas/* string */.YjP().min(1).optional().describe('Or a Markdown file of the repository, by its path from the top.'),
};
/** What a ticket is called that has no file. */
const NAME = 'ticket';
/**
 * Reads the ticket; null if none is given.
 * @throws UsageError if both are given, or the file cannot be used
 */
async function readGivenTicket({ ticket, ticket_path: path }, root) {
    if (ticket !== undefined && path !== undefined)
        throw new exit/* UsageError */.e('Give ticket or ticket_path, not both.');
    if (ticket !== undefined)
        return { id: NAME, file: null, text: ticket, given: true };
    if (path === undefined)
        return null;
    const file = await resolveInside(root, path);
    return { ...(await (0,review_inputs/* readTicketInput */.jC)(file, false)), id: (0,external_node_path_.relative)(root, file) };
}
//# sourceMappingURL=ticket-input.js.map
;// CONCATENATED MODULE: ./build/src/cli/mcp/review-tool.js
/** `review`: what the gate says of commits that nobody has pushed yet. */
















/** What is listed at most; how many are left out is said. */
const MAX_LISTED = 100;
/** Places that the text names; the data has more. */
const MAX_SHOWN = 10;
/** A ref of git; one that begins with a dash could be taken for an option. */
const Ref = schemas/* string */.YjP()
    .min(1)
    .max(255)
    .regex(/^[^-\s\p{Cc}][^\s\p{Cc}]*$/u, 'must be a branch, a tag or a commit');
const review_tool_input = {
    base: Ref.optional().describe('What the change is against. Default: where the head left the default branch.'),
    head: Ref.optional().describe('The last commit of the change. Default: HEAD. Only commits are reviewed.'),
    ...TICKET_INPUTS,
    policy: schemas/* string */.YjP()
        .min(1)
        .optional()
        .describe('strict, balanced, advisory or legacy-open, or a policy file of the repository. Default: its own.'),
};
const Step = schemas/* object */.Ikc({
    what: schemas/* string */.YjP(),
    items: schemas/* array */.YOg(schemas/* object */.Ikc({ reference: schemas/* string */.YjP().nullable(), name: schemas/* string */.YjP(), text: schemas/* string */.YjP() })),
    more: schemas/* int */.Whr().describe('How many items are not listed.'),
});
const Criterion = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    text: schemas/* string */.YjP().nullable(),
    status: schemas/* string */.YjP().nullable(),
    met: schemas/* boolean */.zMY().describe('Whether that is as much as the policy requires.'),
    lines: schemas/* array */.YOg(schemas/* string */.YjP()),
    wants: schemas/* array */.YOg(schemas/* string */.YjP()).describe('What is missing, or what speaks against it.'),
});
const Finding = schemas/* object */.Ikc({
    rule: schemas/* string */.YjP().describe('The tool `explain` says what it means.'),
    severity: schemas/* string */.YjP(),
    ...finding/* Location */.aZ.shape,
    title: schemas/* string */.YjP(),
    rationale: schemas/* string */.YjP(),
    fingerprint: schemas/* string */.YjP(),
});
const review_tool_output = {
    open: schemas/* boolean */.zMY().describe('Whether the gate opens.'),
    verdict: schemas/* string */.YjP().nullable(),
    tier: schemas/* string */.YjP().nullable(),
    confidence: schemas/* number */.aig().nullable(),
    decided_by: schemas/* string */.YjP().nullable().describe('The rule of the policy that decided.'),
    base: schemas/* string */.YjP().nullable(),
    head: schemas/* string */.YjP(),
    to_open: schemas/* array */.YOg(Step).describe('What opens the gate, the most important first.'),
    people: schemas/* array */.YOg(schemas/* string */.YjP()).describe('What people can do instead.'),
    criteria: schemas/* array */.YOg(Criterion),
    findings: schemas/* array */.YOg(Finding),
    look_at: schemas/* array */.YOg(schemas/* object */.Ikc({ ...finding/* Location */.aZ.shape, why: schemas/* string */.YjP() })).describe('Lines that are left to people.'),
    left_out: schemas/* object */.Ikc({ findings: schemas/* int */.Whr(), look_at: schemas/* int */.Whr() }),
    notes: schemas/* array */.YOg(schemas/* string */.YjP()),
};
/** A file of the repository, or the name of a policy that is built in. */
async function readGivenPolicy(named, root) {
    if (named === undefined)
        return null;
    if (/^[a-z-]+$/u.test(named))
        return { name: named, source: null };
    return (0,review_inputs/* readPolicyInput */.P9)(await resolveInside(root, named));
}
function describeReport(report) {
    const { review, trace, change } = report;
    const findings = (0,report_findings/* sortFindings */.Tc)(report.findings);
    const spans = ((0,evidence/* readAccountingEvidence */.x6)(report)?.spans ?? []).filter(({ reason }) => (0,span_order/* isOpenReason */.j)(reason));
    return {
        open: report.gate.open,
        verdict: review.verdict ?? null,
        tier: review.tier ?? null,
        confidence: review.confidence ?? null,
        decided_by: trace?.decision.rule ?? null,
        base: change?.base.sha ?? null,
        head: report.headSha ?? '',
        to_open: (0,next_steps/* listNextSteps */.B)(report).map(({ what, items, more }) => ({ what, items: [...items], more })),
        people: (0,opening/* listOpeningSteps */.k0)(report).map(({ what }) => what),
        criteria: (0,criteria/* buildCriterionRows */.v2)(report).map((row) => ({
            id: row.id,
            text: row.text,
            status: row.shown,
            met: row.met,
            lines: [...row.lines],
            wants: [...(0,criteria/* formatWants */.hc)(row)],
        })),
        findings: findings.slice(0, MAX_LISTED).map((finding) => {
            const { first, last } = (0,report_findings/* toLineRange */.$_)(finding);
            const { title, rationale, fingerprint, severity } = finding;
            return {
                rule: (0,report_findings/* nameRule */.Mp)(finding),
                severity,
                file: (0,report_findings/* toRepoPath */.xD)(finding),
                lineRange: [first, last],
                title,
                rationale: rationale ?? '',
                fingerprint: fingerprint ?? '',
            };
        }),
        look_at: spans
            .toSorted(span_order/* compareSpans */.f)
            .slice(0, MAX_LISTED)
            .map(({ location, why }) => ({ ...location, why })),
        left_out: {
            findings: Math.max(0, findings.length - MAX_LISTED),
            look_at: Math.max(0, spans.length - MAX_LISTED),
        },
        notes: [...report.notes],
    };
}
function formatAnswer(report, { to_open: steps, people, notes, decided_by: rule, look_at: places }) {
    const { tier } = report.review;
    return [
        `The gate is ${report.gate.open ? 'open' : 'closed'}: ${(0,verdict/* formatVerdict */.Pu)(report)}${tier == null ? '' : `, tier ${(0,verdict/* formatTier */.eN)(tier)}`}${rule === null ? '' : `, by the rule ${rule}`}.`,
        `Findings: ${(0,verdict/* formatFindingCounts */.Z1)(report)}.`,
        ...(people.length === 0 ? [] : ['To open the gate, for people:', ...people.map((step) => (0,wrap_text/* wrapText */.C)(step, '  '))]),
        ...(steps.length === 0 ? [] : [`${(0,next_steps/* formatStepsTitle */.N)(report)}:`]),
        ...steps.flatMap(({ what, items, more }) => [
            (0,wrap_text/* wrapText */.C)(what, '  '),
            ...items.map(({ reference, name, text }) => (0,wrap_text/* wrapText */.C)([reference, name, text].filter(Boolean).join(' '), '    ')),
            ...(more === 0 ? [] : [`    and ${more} more`]),
        ]),
        ...places
            .slice(0, MAX_SHOWN)
            .map(({ file, lineRange, why }) => (0,wrap_text/* wrapText */.C)(`${file}:${lineRange.join('-')} ${why}`, '  ')),
        ...notes.map((note) => (0,wrap_text/* wrapText */.C)(note, '')),
    ].join('\n');
}
/** The tool. */
const REVIEW_TOOL = {
    name: 'review',
    title: 'Review commits',
    description: 'Reviews committed changes of this repository as the merge gate will: whether they do what the acceptance criteria of the ticket ask for, and what speaks against merging them. Says what opens the gate. Deterministic; runs no code; nothing leaves the machine. Commit first, then call it before you push.',
    input: review_tool_input,
    output: review_tool_output,
    async run(asked, { root, signal }) {
        const repository = await (0,cli_repository/* openRepository */.h_)(root, asked.head ?? 'HEAD');
        if (repository.directory !== root)
            throw new exit/* UsageError */.e('The repository has moved. Start the server again.');
        const ticket = await readGivenTicket(asked, root);
        const policy = await readGivenPolicy(asked.policy, root);
        const sources = { repository, base: asked.base ?? null, ticket, policy, reports: [] };
        const uncommitted = await (0,cli_repository/* countUncommitted */.t$)(root);
        const notes = uncommitted === 0
            ? []
            : [`${(0,base_text/* counted */.hS)(uncommitted, 'file has', 'files have')} changes that are not committed. They were not reviewed.`];
        const { report } = await (0,review/* reviewSources */.fl)(sources, notes, {
            // No token: whatever the client asks for, nothing is read from the network.
            env: {},
            write: () => undefined,
            color: false,
            progress: { say: () => undefined, clear: () => undefined },
            signal,
        });
        const data = describeReport(report);
        return { text: formatAnswer(report, data), data };
    },
};
//# sourceMappingURL=review-tool.js.map
// EXTERNAL MODULE: ./build/src/contract/rehearsal.js
var rehearsal = __webpack_require__(42579);
// EXTERNAL MODULE: ./build/src/engine/lint/index.js + 4 modules
var lint = __webpack_require__(35711);
// EXTERNAL MODULE: ./build/src/reviewing/open-tickets.js
var open_tickets = __webpack_require__(47032);
// EXTERNAL MODULE: ./build/src/cli/ticket.js
var cli_ticket = __webpack_require__(74874);
;// CONCATENATED MODULE: ./build/src/cli/mcp/ticket-tool.js
/** `lint_ticket`: how the criteria of a ticket will be read, before there is any code. */






const ticket_tool_output = rehearsal/* TicketLint */.qY.shape;
/** The tool. */
const TICKET_TOOL = {
    name: 'lint_ticket',
    title: 'Lint a ticket',
    description: 'Says how each acceptance criterion of a ticket will be read: what can show it, what must stand in the change, what will be hard to show. Call it before you write code.',
    input: TICKET_INPUTS,
    output: ticket_tool_output,
    async run(asked, { root, signal }) {
        const given = await readGivenTicket(asked, root);
        if (given === null)
            throw new exit/* UsageError */.e('Give the ticket: its text as ticket, or a file as ticket_path.');
        const source = { ticketText: given.given === true ? given.text : null, ticketFile: given.file, github: null };
        const ticket = await (0,open_tickets/* openTickets */.O)(source, '')(given.id, signal);
        const data = { ticket: ticket.id, title: ticket.title, ...(0,lint/* explainTicket */.S)(ticket) };
        return { text: (0,cli_ticket/* formatTicketLint */.L)(data), data };
    },
};
//# sourceMappingURL=ticket-tool.js.map
// EXTERNAL MODULE: ./build/src/cli/why.js
var why = __webpack_require__(9366);
;// CONCATENATED MODULE: ./build/src/cli/mcp/why-tool.js
/** `why`: one sentence that says why a review of the past approved, or did not. */




const why_tool_input = {
    trace_path: schemas/* string */.YjP().min(1).describe('A trace, a JSON file of the repository, by its path from the top.'),
};
const why_tool_output = { approved: schemas/* boolean */.zMY(), sentence: schemas/* string */.YjP() };
/** The tool. */
const WHY_TOOL = {
    name: 'why',
    title: 'Explain a verdict',
    description: 'Says in one sentence why the review of a trace file approved, or why it did not.',
    input: why_tool_input,
    output: why_tool_output,
    async run({ trace_path: path }, { root, signal }) {
        const said = [];
        const trace = await resolveInside(root, path);
        const code = await (0,why.runWhy)(null, { trace }, { env: {}, write: (text) => void said.push(text), signal });
        const sentence = said.join('').trim();
        return { text: sentence, data: { approved: code === exit/* EXIT */.d.APPROVED, sentence } };
    },
};
//# sourceMappingURL=why-tool.js.map
;// CONCATENATED MODULE: ./build/src/cli/mcp/serve.js
/**
 * Serves the tools by the Model Context Protocol (https://modelcontextprotocol.io/specification/2025-06-18) on a pair of
 * streams. Standard output belongs to the protocol: nothing else is written there.
 */












const INSTRUCTIONS = 'Review Gate decides whether a pull request may be merged. Before you write code, call lint_ticket with the ticket. When your work is committed and before you push, call review with the same ticket, and do what opens the gate. explain says what a rule means.';
function addTool(server, tool, root, ending) {
    const { name, title, description, input, output } = tool;
    const schema = schemas/* strictObject */.rej(input);
    const config = {
        title,
        description,
        inputSchema: schema,
        outputSchema: schemas/* object */.Ikc(output),
        annotations: { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false },
    };
    server.registerTool(name, config, async (asked, extra) => {
        try {
            const signal = AbortSignal.any([extra.signal, ending]);
            const { text, data } = await tool.run(schemas/* strictObject */.rej(input).parse(asked), { root, signal });
            return { content: [{ type: 'text', text }], structuredContent: { ...data } };
        }
        catch (fault) {
            return { content: [{ type: 'text', text: (0,describe_error/* describeError */.U)(fault) }], isError: true };
        }
    });
}
/**
 * Serves the repository until the client closes the input, or the signal fires.
 * @throws UsageError where there is no repository
 */
async function serveMcp(repo, { stdin, stdout, signal }) {
    const root = await (0,promises_.realpath)(await (0,cli_repository/* findWorkTree */.vE)(repo));
    const server = new mcp/* McpServer */._({ name: 'review-gate', version: version/* ENGINE_VERSION */.A }, { instructions: INSTRUCTIONS });
    addTool(server, REVIEW_TOOL, root, signal);
    addTool(server, EXPLAIN_TOOL, root, signal);
    addTool(server, TICKET_TOOL, root, signal);
    addTool(server, WHY_TOOL, root, signal);
    // Whatever ends it: an error of a stream means that the client has gone, too.
    const gone = Promise.race([(0,external_node_events_.once)(stdin, 'end', { signal }), (0,external_node_events_.once)(stdout, 'close', { signal })]).catch(() => undefined);
    await server.connect(new stdio/* StdioServerTransport */.S(stdin, stdout));
    await gone;
    await server.close();
}
//# sourceMappingURL=serve.js.map

/***/ }),

/***/ 97937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ formatGuide),
/* harmony export */   e: () => (/* binding */ formatUnknown)
/* harmony export */ });
/* harmony import */ var _report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43756);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49342);


const INDENT = '  ';
function formatSection(title, lines) {
    return [title, ...lines, ''];
}
function formatExample(files) {
    return files.flatMap(({ says, lines }) => [
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(says.replaceAll('`', ''), INDENT),
        ...lines.map((line) => `${INDENT}${INDENT}${line}`.trimEnd()),
    ]);
}
function formatPrecision({ read, plane }) {
    const where = `docs/precision/${plane}.md`;
    if (read === null) {
        return `Merged changes of public projects have too few of its findings to say; tests and planted faults hold the rule (${where}).`;
    }
    // Most are counts of right findings, some are shares in other words.
    const right = /%/u.test(read) ? '' : ' were right';
    return `Findings on merged changes of public projects were read: ${read}${right} (${where}).`;
}
/** The ways to answer a finding, each with the words to write. */
function formatAnswers({ rule, answerable }) {
    const mend = 'Mend it: change what it is about, commit and push. The next review does not have the finding.';
    if (!answerable) {
        return [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(mend, INDENT), (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('No suppression hides it, and nobody can accept it.', INDENT)];
    }
    return [
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(mend, INDENT),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('Suppress it, by a comment on the line or above it. Without a reason it hides nothing:', INDENT),
        `${INDENT}${INDENT}review-gate-ignore ${rule}: why it is no fault`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('Let a person accept it. Somebody who may (people.may_sign of the policy; never an author of the change) writes the line that the report has ready, in a review of the pull request:', INDENT),
        `${INDENT}${INDENT}/review-gate accept FINGERPRINT because why it may stay`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)('Give the rule another weight, in the policy:', INDENT),
        `${INDENT}${INDENT}severities: { ${rule}: info }`,
    ];
}
/** Formats a rule: what it finds, why that matters, how often it was right, and how to answer it. */
function formatRule(guide) {
    return [
        `${guide.rule}  ${guide.severity}`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(`${guide.finds}.`, INDENT),
        '',
        ...formatSection('Why it matters', [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(guide.why, INDENT)]),
        ...formatSection('How often it is right', [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_0__/* .wrapText */ .C)(formatPrecision(guide), INDENT)]),
        ...formatSection('What it reports, and what it does not', [
            ...formatExample(guide.bad),
            ...formatExample(guide.good),
        ]),
        'How to answer it',
        ...formatAnswers(guide),
        '',
    ].join('\n');
}
function formatPlane({ plane, looksFor, rules }) {
    const rows = rules.map(({ rule, severity, finds }) => [`${INDENT}${rule}`, severity, finds]);
    return `${plane}: ${looksFor}\n${(0,_terminal_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTable */ .k)([`${INDENT}rule`, 'severity', 'finds'], rows)}`;
}
/** Formats what was asked for. Ends with a line break. */
function formatGuide(guide) {
    if (guide.kind === 'rule')
        return formatRule(guide.rule);
    return `${guide.planes.map(formatPlane).join('\n')}\nreview-gate explain RULE says why a rule matters and how to answer it.\n`;
}
/** Says that there is no such name, and which ones are near. */
function formatUnknown({ asked, nearest }) {
    const near = nearest.length === 0 ? '' : ` Nearest: ${nearest.join(', ')}.`;
    return `There is no rule or plane ${JSON.stringify(asked)}.${near} review-gate explain lists them all.`;
}
//# sourceMappingURL=rule-guide.js.map

/***/ }),

/***/ 74874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ formatTicketLint),
/* harmony export */   runTicketLint: () => (/* binding */ runTicketLint)
/* harmony export */ });
/* harmony import */ var _base_abort_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40781);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51036);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98602);
/* harmony import */ var _engine_index_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(35711);
/* harmony import */ var _report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43756);
/* harmony import */ var _reviewing_open_tickets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47032);
/* harmony import */ var _reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88118);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(31194);
/* harmony import */ var _github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81852);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41066);
/* harmony import */ var _review_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4410);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(49342);
/** `ticket lint`: says how the criteria of a ticket will be read, before there is any code. */













/** How long the ticket system is waited for. */
const READ_MILLISECONDS = 30_000;
/** Reads the ticket as a review reads it. @throws UsageError, ReviewError */
async function readTicket({ ticket, repo }, environment) {
    const github = (0,_github_access_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitHubAccess */ .w)(environment.env);
    const { id, file } = await (0,_review_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readTicketInput */ .jC)(ticket, github !== null);
    const { name } = file === null ? await (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h_)(repo, 'HEAD') : { name: '' };
    const limit = AbortSignal.timeout(READ_MILLISECONDS);
    const signal = AbortSignal.any([limit, environment.signal]);
    try {
        return await (0,_base_abort_js__WEBPACK_IMPORTED_MODULE_3__/* .rejectOnAbort */ .d)((0,_reviewing_open_tickets_js__WEBPACK_IMPORTED_MODULE_4__/* .openTickets */ .O)({ ticketFile: file, github }, name)(id, signal), signal);
    }
    catch (cause) {
        if (!limit.aborted || environment.signal.aborted)
            throw (0,_reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .explainRefusal */ .G)(cause);
        const text = `The ticket ${id} could not be read within ${(0,_base_time_js__WEBPACK_IMPORTED_MODULE_6__/* .seconds */ .YA)(READ_MILLISECONDS)}.`;
        throw (0,_reviewing_refusal_js__WEBPACK_IMPORTED_MODULE_5__/* .explainRefusal */ .G)(new _base_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ProviderError */ .m('E_UP_001', text, true, { cause }));
    }
}
function formatCriterion(criterion) {
    const { id, text, kind, line, shown_by: shownBy, anchors, notes, suggestion } = criterion;
    const indent = '    ';
    return [
        `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)(id)}  line ${line}`,
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(text, indent),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`${kind}: shown by ${shownBy}`, indent),
        ...(anchors.length === 0 ? [] : [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`must stand in the change: ${anchors.join(', ')}`, indent)]),
        ...notes.map(({ says }) => (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`! ${says}`, indent)),
        ...(suggestion === null ? [] : [(0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`> ${suggestion}`, indent)]),
        '',
    ];
}
/** Formats it for a terminal. */
function formatTicketLint({ ticket, title, criteria, ignored }) {
    const hard = criteria.filter(({ notes }) => notes.length > 0).length;
    const found = criteria.length === 0
        ? 'No acceptance criterion was found: a review of this ticket is refused with E_AC_001. Write them as a list below a heading "Acceptance criteria".'
        : `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .counted */ .hS)(criteria.length, 'acceptance criterion', 'acceptance criteria')}, ${hard === 0 ? 'none' : hard} of them hard to show as written.`;
    return [
        (0,_base_text_js__WEBPACK_IMPORTED_MODULE_8__/* .oneLine */ .TN)([ticket, title].filter((name, at, all) => name !== null && all.indexOf(name) === at).join('  ')),
        (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(found, ''),
        '',
        ...criteria.flatMap(formatCriterion),
        ...(ignored.length === 0 ? [] : ['Not criteria']),
        ...ignored.map(({ line, text, reason }) => (0,_report_wrap_text_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C)(`line ${line}: ${text === '' ? '' : `${text}: `}${reason}`, '  ')),
        ...(ignored.length === 0 ? [] : ['']),
    ].join('\n');
}
/**
 * Reads the ticket and writes how it will be read.
 * @returns the exit code: 0 it has criteria, 2 it has none, so that a review of it is refused
 * @throws UsageError for what was asked; ReviewError where the ticket could not be read
 */
async function runTicketLint(options, environment) {
    const ticket = await readTicket(options, environment);
    const lint = { ticket: ticket.id, title: ticket.title, ...(0,_engine_index_js__WEBPACK_IMPORTED_MODULE_10__/* .explainTicket */ .S)(ticket) };
    environment.write(options.format === 'json' ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_11__/* .formatJsonLine */ ._)(lint) : formatTicketLint(lint));
    return lint.criteria.length > 0 ? _exit_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .d.APPROVED : _exit_js__WEBPACK_IMPORTED_MODULE_12__/* .EXIT */ .d.USAGE;
}
//# sourceMappingURL=ticket.js.map

/***/ }),

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runWhy: () => (/* binding */ runWhy)
/* harmony export */ });
/* harmony import */ var _client_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24209);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34107);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35393);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50290);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(73699);
/* harmony import */ var _exit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31194);
/* harmony import */ var _files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24419);
/* harmony import */ var _service_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20430);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49342);
/** `why`: says in one sentence why a pull request was approved, or why it was not. */







/** The longest time that the service may take. */
const LIMIT_MS = 60_000;
/** `owner/name#7`. */
function parsePullRequest(text) {
    const [, repo = '', digits = ''] = /^([^#\s]+)#([1-9]\d{0,9})$/u.exec(text) ?? [];
    const pr = Number(digits);
    if (_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc.safeParse(repo).success && _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .PullNumber */ .jK.safeParse(pr).success)
        return { repo, pr };
    throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${JSON.stringify(text)} names no pull request: write it as owner/name#7.`);
}
/** What a trace says of its review. It has no time: the same change gives the same trace whenever it is reviewed. */
function readTracedReview(trace) {
    const evidence = (name) => trace.steps.find((step) => step.name === name)?.evidence;
    const { data: binding } = _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_EVIDENCE */ .XL.binding.safeParse(evidence('binding'));
    const { data: tier } = _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .STEP_EVIDENCE */ .XL.tier.safeParse(evidence('tier'));
    const { base } = readPullFacts(trace);
    return {
        id: trace.review_id,
        status: 'complete',
        verdict: trace.decision.verdict,
        tier: tier?.tier ?? null,
        base_ref: base,
        ac_bindings: (binding?.bindings ?? []).map(({ id, lines, confidence }) => ({
            id,
            lines: lines.map(({ ref }) => ref),
            confidence,
        })),
    };
}
/** The pull request as the facts of the decision name it. */
function readPullFacts({ decision }) {
    const facts = decision.facts['pr'];
    const read = (name) => typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? facts[name] : undefined;
    const [repo, pr, base] = [read('repo'), read('number'), read('base')];
    if (typeof repo !== 'string' || typeof pr !== 'number') {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('The trace names no pull request: it is of another version.');
    }
    return { repo, pr, base: typeof base === 'string' ? base : null };
}
async function readTraceFile(path) {
    const trace = await (0,_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(path, 'trace', _contract_index_js__WEBPACK_IMPORTED_MODULE_4__/* .Trace */ .Cn);
    const { repo, pr } = readPullFacts(trace);
    return { repo, pr, headSha: trace.snapshot.head?.sha ?? null, review: readTracedReview(trace), trace };
}
async function askService(asked, flags, { env, signal }) {
    const { repo, pr } = parsePullRequest(asked);
    const access = (0,_service_access_js__WEBPACK_IMPORTED_MODULE_5__/* .readServiceAccess */ .W)(flags, env);
    const scope = 'reviews:read findings:read';
    const auditor = (0,_client_index_js__WEBPACK_IMPORTED_MODULE_6__/* .createAuditor */ .x)({ ...access, scope, deadline: Date.now() + LIMIT_MS, signal });
    try {
        const review = await auditor.findNewest(repo, pr);
        if (review === null)
            throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The service has no review of ${repo}#${pr}.`);
        const trace = review.status === 'complete' ? ((await auditor.trace(review))?.trace ?? null) : null;
        return { repo, pr, headSha: _contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R.safeParse(review.head_sha).data ?? null, review, trace };
    }
    finally {
        await auditor.close();
    }
}
/**
 * Writes the sentence, or with `json` the line of the export. Returns exit code 0 if the review approved, 1 if not.
 * @throws UsageError for input that cannot be used; ReviewError if the service does not answer or refuses
 */
async function runWhy(asked, flags, means) {
    if ((asked === null) === (flags.trace === undefined)) {
        throw new _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('Name a pull request, such as owner/name#7, or a trace with --trace FILE.');
    }
    const told = flags.trace === undefined ? await askService(asked ?? '', flags, means) : await readTraceFile(flags.trace);
    means.write(flags.json === true ? (0,_terminal_js__WEBPACK_IMPORTED_MODULE_7__/* .formatJsonLine */ ._)((0,_report_index_js__WEBPACK_IMPORTED_MODULE_8__/* .buildAuditEntry */ .y)(told)) : `${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_9__/* .explainVerdict */ .b)(told)}\n`);
    const approved = told.review.verdict === 'auto-approve' && told.review.dry_run !== true;
    return approved ? _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.APPROVED : _exit_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.NOT_APPROVED;
}
//# sourceMappingURL=why.js.map

/***/ }),

/***/ 42579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KY: () => (/* binding */ LintTicket),
/* harmony export */   gc: () => (/* binding */ Simulation),
/* harmony export */   qY: () => (/* binding */ TicketLint),
/* harmony export */   zp: () => (/* binding */ SimulatePolicy)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7281);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96206);
/* harmony import */ var _review_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39306);
/* harmony import */ var _trace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35393);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/** Calls that show a result and change nothing: simulate a policy on a pull request, or check a ticket for criteria. */






const ticket = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_TICKET_CHARACTERS);
/**
 * Body of `POST /v1/policies:simulate`: a policy by name or path, or its text. Without either, the tenant's default
 * policy is used.
 */
const SimulatePolicy = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .PullNumber */ .jK,
    ticket: ticket.optional(),
    policy: (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_POLICY_NAME_CHARACTERS).optional(),
    source: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1).optional(),
})
    .refine(({ policy, source }) => policy === undefined || source === undefined, {
    path: ['source'],
    message: 'policy and source exclude each other',
})
    .meta({ id: 'SimulatePolicy', not: { required: ['policy', 'source'] } });
/** The result of a review under the policy. Its findings have no ids because they are not stored. */
const Simulation = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repo: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc,
    pr: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .PullNumber */ .jK,
    head_sha: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R,
    base_ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    base_sha: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R,
    merge_base_sha: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R,
    verdict: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Verdict */ .Y,
    tier: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Tier */ .Ju,
    confidence: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Confidence */ .ZW,
    ac_bindings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_review_js__WEBPACK_IMPORTED_MODULE_3__/* .AcBinding */ .uh),
    counts: _review_js__WEBPACK_IMPORTED_MODULE_3__/* .Counts */ .Vq,
    findings: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .Finding */ .wI.omit({ id: true, review_id: true })),
    trace: _trace_js__WEBPACK_IMPORTED_MODULE_5__/* .EngineTrace */ .So,
})
    .meta({ id: 'Simulation' });
/**
 * Body of `POST /v1/tickets:lint`: a ticket that the tenant's provider reads, or a text. `repo` is the repository of a
 * bare issue number.
 */
const LintTicket = zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ ticket, repo: _values_js__WEBPACK_IMPORTED_MODULE_0__/* .Repo */ .lc }), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().min(1) })])
    .meta({ id: 'LintTicket' });
/** What will make a criterion hard to show. The set is open: readers show `says`. */
const LintNote = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    about: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['people', 'cut', 'twin', 'several', 'vague', 'general', 'no-anchor']),
    says: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
/**
 * How a criterion will be read: its kind, whether changed code can show it and what shows it, its exact anchors (what
 * must stand in the change as written), what will be hard to show, and one suggestion where there is such.
 */
const LintedCriterion = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1),
    code_verifiable: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    shown_by: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    anchors: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LintNote),
    suggestion: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
});
/** Which parts of a ticket become criteria, and which do not and why. `line` counts from 1 in the ticket's text. */
const TicketLint = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    ticket: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    criteria: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LintedCriterion),
    ignored: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ line: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1), text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), reason: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() })),
})
    .meta({ id: 'TicketLint' });
//# sourceMappingURL=rehearsal.js.map

/***/ }),

/***/ 3605:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TK: () => (/* binding */ explainName)
});

// UNUSED EXPORTS: PLANES, showExample

// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/planes/registry.js + 296 modules
var registry = __webpack_require__(5296);
// EXTERNAL MODULE: ./build/src/engine/policy/severities.js
var severities = __webpack_require__(34068);
;// CONCATENATED MODULE: ./build/src/engine/guide/examples.js
/** Characters of a line that is shown in full, and those shown of a longer one. */
const MAX_SHOWN = 400;
const SHOWN_OF_LONGER = 60;
/** A number with commas between thousands. */
const group = (count) => String(count).replace(/\B(?=(?:\d{3})+$)/gu, ',');
const shorten = (line) => line.length <= MAX_SHOWN ? line : `${line.slice(0, SHOWN_OF_LONGER)} … (${group(line.length)} characters)`;
/** Shows characters that a reader cannot see, or takes for others, by their number. */
const showCharacters = (line) => shorten(line).replace(/[\p{Cf}\p{Script=Cyrillic}\r]/gu, (character) => {
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `<U+${number}>`;
});
/** What is to be known of a file besides its lines. */
function describeFile({ lines, times = 1, oldMode, newMode, binary = false, crlf = false }) {
    const link = newMode === '120000';
    if (binary)
        return ['a new binary file'];
    return [
        ...(link ? ['a symbolic link'] : []),
        ...(lines.every((line) => line.startsWith('+')) ? ['new'] : []),
        ...(lines.every((line) => line.startsWith('-')) ? ['deleted'] : []),
        ...(oldMode === newMode || link ? [] : [`mode ${oldMode} → ${newMode}`]),
        ...(crlf ? ['every line ends with CRLF after the change'] : []),
        ...(times === 1 ? [] : [`${group(times)} times these lines`]),
    ];
}
/**
 * Describes one example: what the pull request says, then each file's diff.
 * @param word how the first sentence begins: `Bad` or `Good`
 */
function showExample(word, { title, description, criteria = [], tests = [], habits = [], files }) {
    const about = [
        word,
        ...(title === undefined ? [] : [`with the title “${title}”`]),
        ...(description === undefined ? [] : [`with the description “${description}”`]),
        ...criteria.map((text) => `with the criterion “${text}”`),
        ...tests.map(({ name, outcome }) => `with a report in which the test “${name}” ${outcome}`),
        ...habits.map(({ kind, changed, companion, together, of }) => `where ${together} of the last ${of} changes to \`${changed}\` ${kind === 'file' ? 'also change' : 'also add a file under'} \`${companion}\``),
    ].join(', ');
    return Object.entries(files).map(([path, file], at) => {
        const read = 'lines' in file ? file : { lines: file };
        const before = at === 0 ? `${about}${about === word ? '' : ','} in` : 'and in';
        const words = [`${before} \`${showCharacters(path)}\``, ...describeFile(read)].join(', ');
        return { says: `${words}${read.lines.length === 0 ? '.' : ':'}`, lines: read.lines.map(showCharacters) };
    });
}
//# sourceMappingURL=examples.js.map
;// CONCATENATED MODULE: ./build/src/engine/guide/planes.js
/** What each plane of the engine looks for, in words. A plane that is not here stops `npm run docs`. */
const PLANES = {
    intent: 'whether the change does what its criteria ask for, and nothing else',
    tests: 'tests that say less than before',
    security: 'secrets, hidden text, injection, weakened guards',
    integrity: 'the gate itself: policy, workflows, owners, linters and thresholds made weaker',
    'supply-chain': 'what comes in from outside: dependencies, lock files, images, actions',
    robustness: 'errors that get lost, leftovers, unfinished merges',
    contract: 'what others build on: exports, schemas, migrations, settings',
    hygiene: 'files that do not belong, or that nobody can review',
};
//# sourceMappingURL=planes.js.map
;// CONCATENATED MODULE: ./build/src/engine/guide/precision.json
const precision_namespaceObject = /*#__PURE__*/JSON.parse('{"contract/export-removed":"info: 54 of 66; warn: 4 of 4","contract/migration-edited":"3 of 3","contract/protobuf-break":"9 of 9","contract/setting-removed":"8 of 13","contract/signature-break":"28 of 32","hygiene/file-mode":"6 of 6","hygiene/generated-edited":"0 of 5","hygiene/large-change":"32 of 41","hygiene/line-endings":"info: 3 of 3","hygiene/submodule":"6 of 6","hygiene/undocumented-export":"2 of 2","hygiene/unread-claim":"9 of 9","hygiene/version-mismatch":"info: 2 of 2","integrity/agent-instructions":"warn: 1 of 1","integrity/codeowners":"8 of 9","integrity/linter-suppressed":"37 of 37","integrity/workflow-checks-removed":"warn: 1 of 1","intent/criterion-unbound":"12.8 % false alarms","intent/criterion-without-code":"19 of 40","intent/named-file-untouched":"0 of 1","robustness/await-dropped":"2 of 2","robustness/debug-leftover":"1 of 1","robustness/error-not-passed-on":"1 of 2","robustness/error-swallowed":"info: 3 of 3","robustness/said-temporary":"info: 4 of 5; info: 4 of 5","robustness/unused-value":"info: 2 of 2; info: 1 of 2","security/access-weakened":"info: 1 of 1","security/hard-coded-credential":"error: 3 of 3; info: 11 of 17","security/injection":"warn: 46 of 50; info: 7 of 9","security/secret":"7 of 7","security/transport-weakened":"1 of 1","supply-chain/action-unpinned":"info: 2 of 2","supply-chain/install-script":"3 of 3","supply-chain/lockfile-http":"2 of 2","supply-chain/lockfile-without-manifest":"7 of 10","supply-chain/manifest-without-lockfile":"info: 7 of 24","supply-chain/new-dependency":"info: 76 of 85","supply-chain/source-dependency":"warn: 2 of 2","tests/assertions-removed":"warn: 3 of 4; info: 9 of 12","tests/cases-removed":"warn: 3 of 3; info: 50 of 52","tests/disabled":"warn: 3 of 3; info: 4 of 4","tests/logic-without-test":"info: 13 of 16; info: 25 of 26; info: 4 of 5; info: 7 of 10","tests/unsteady":"1 of 1","tests/weaker-assertion":"1 of 1"}');
;// CONCATENATED MODULE: ./build/src/engine/guide/index.js
/** What the rules are for people: the texts of `docs/rules.md`, of the command `explain` and of its tool. */








const READ = new Map(Object.entries(precision_namespaceObject));
function buildRule({ id, severity, summary, docs, suppressible }) {
    return {
        rule: id,
        plane: (0,severities/* readPlane */.z5)(id),
        severity,
        finds: summary,
        why: docs.why,
        bad: showExample('Bad', docs.bad),
        good: showExample('Good', docs.good),
        read: READ.get(id) ?? null,
        answerable: suppressible,
    };
}
function buildPlane(plane) {
    const own = registry/* RULES */.y.filter(({ id }) => (0,severities/* readPlane */.z5)(id) === plane);
    return {
        plane,
        looksFor: PLANES[plane] ?? '',
        rules: own.map(({ id, severity, summary }) => ({ rule: id, severity, finds: summary })),
    };
}
const listPlanes = () => [...new Set(registry/* RULES */.y.map(({ id }) => (0,severities/* readPlane */.z5)(id)))];
/**
 * Explains a rule by its id or by its name alone (`secret`), a plane (`security`, `security/*`), or with `null` every
 * plane. Blanks around the name and capital letters do not matter.
 */
function explainName(asked) {
    if (asked === null)
        return { kind: 'planes', planes: listPlanes().map(buildPlane) };
    const name = asked.trim().toLowerCase();
    const named = registry/* RULES */.y.filter(({ id }) => id === name || id.endsWith(`/${name}`));
    const [rule, ...others] = named;
    if (rule !== undefined && others.length === 0)
        return { kind: 'rule', rule: buildRule(rule) };
    const plane = listPlanes().find((one) => one === name.replace(/\/\*?$/u, ''));
    if (plane !== undefined)
        return { kind: 'planes', planes: [buildPlane(plane)] };
    const nearest = named.length > 0 ? named.map(({ id }) => id) : listNearest(name);
    return { kind: 'unknown', asked: asked.trim(), nearest };
}
/** Names that are suggested at most, and the least likeness of one. */
const MAX_NEAREST = 3;
const MIN_LIKENESS = 0.34;
/** Characters of the asked name that are compared; names of rules are shorter. */
const MAX_COMPARED = 100;
function listNearest(name) {
    const asked = name.slice(0, MAX_COMPARED);
    return [...listPlanes(), ...registry/* RULES */.y.map(({ id }) => id)]
        .map((id) => ({ id, likeness: Math.max(compareNames(asked, id), compareNames(asked, id.replace(/^.*\//u, ''))) }))
        .filter(({ likeness }) => likeness >= MIN_LIKENESS)
        .toSorted((a, b) => b.likeness - a.likeness || (0,order/* compareText */.n)(a.id, b.id))
        .slice(0, MAX_NEAREST)
        .map(({ id }) => id);
}
const listPairs = (name) => new Set(Array.from({ length: name.length + 1 }, (_, at) => ` ${name} `.slice(at, at + 2)));
/** The share of pairs of neighbouring letters that two names have in common (Dice's coefficient): 0 to 1. */
function compareNames(a, b) {
    const [first, second] = [listPairs(a), listPairs(b)];
    const common = [...first].filter((pair) => second.has(pair)).length;
    return (2 * common) / (first.size + second.size);
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 50290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ identifyPolicy),
/* harmony export */   y: () => (/* binding */ buildAuditEntry)
/* harmony export */ });
/* harmony import */ var _base_digest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81047);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16112);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28987);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73699);
/** A completed review as one line of the export for auditors, which `why` shows too. */





/** Returns the name of the policy in force and the digest of its effective settings; null if the trace has no policy. */
function identifyPolicy(trace) {
    const policy = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readPolicyEvidence */ .y5)({ trace });
    return policy === null ? null : { name: policy.name, digest: (0,_base_digest_js__WEBPACK_IMPORTED_MODULE_1__/* .digestJson */ .t)(policy.effective) };
}
/** Returns whose approval counts and what is missing; null where no host told what people said. */
function presentAuditPeople(told) {
    const people = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .readPeopleEvidence */ .l7)(told);
    if (people === null || !people.given)
        return null;
    const rows = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_2__/* .buildCriterionRows */ .v2)(told);
    return {
        approvals: people.approvals.map(({ login }) => login),
        stale: people.stale.map(({ login }) => login),
        owners_missing: people.owners_missing,
        changes_requested: people.changes_requested,
        signed: rows.filter(({ shown }) => shown === 'signed').map(({ id }) => id),
        open: rows.filter(({ shown }) => shown === 'open').map(({ id }) => id),
    };
}
/** Returns the line. `told` is a completed review of a pull request, and its trace if that could be read. */
function buildAuditEntry(told) {
    const { review, trace, repo, pr } = told;
    const dry = review.dry_run === true;
    return {
        time: review.completed_at ?? null,
        review_id: review.id,
        repo,
        pr,
        head_sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Sha */ .$R.safeParse(told.headSha).data ?? null,
        base_ref: review.base_ref ?? null,
        base_sha: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Sha */ .$R.safeParse(review.base_sha).data ?? null,
        verdict: dry ? null : (_contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Verdict */ .Y.safeParse(review.verdict).data ?? null),
        dry_run: dry,
        rule: trace?.decision.rule ?? null,
        policy: identifyPolicy(trace),
        tier: _contract_index_js__WEBPACK_IMPORTED_MODULE_3__/* .Tier */ .Ju.safeParse(review.tier).data ?? null,
        people: presentAuditPeople(told),
        signatures: [...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .listSignatures */ .Uc)(told)],
        trace_digest: trace?.digest ?? null,
        sentence: (0,_explain_js__WEBPACK_IMPORTED_MODULE_4__/* .explainVerdict */ .b)(told),
    };
}
//# sourceMappingURL=audit-entry.js.map

/***/ }),

/***/ 73699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ explainVerdict)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35393);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77283);
/* harmony import */ var _criteria_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70803);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28987);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74041);
/** A review in one sentence with its evidence: what opened the gate, or what keeps it closed. Plain text, not escaped. */






/** Most names, and most signatures, that the sentence has; the rest is counted. */
const MAX_NAMED = 5;
/** Most characters of a name, of a reason that a person gave, and of words about a fault. */
const MAX_NAME = 80;
const MAX_REASON = 200;
const MAX_WORDS = 300;
const shorten = (text, most) => (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .cutCharacters */ .lD)((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text), most);
/** A name as code. A mark of code in it would end the code early. */
const formatCode = (name) => `\`${shorten(name.replaceAll('`', "'"), MAX_NAME)}\``;
const formatLogin = (login) => `@${shorten(login, MAX_NAME)}`;
/** `a`, `a and b`, `a, b and 3 more`. */
function joinNames(names) {
    const named = names.slice(0, MAX_NAMED);
    const left = names.length - named.length;
    const [last = '', ...before] = (left > 0 ? [...named, `${left} more`] : named).toReversed();
    return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
/** A time as `2026-06-15 09:00 UTC`; one of another form as it is. */
function formatMoment(time) {
    const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
    return parts === null ? shorten(time, 40) : `${parts[1]} ${parts[2]} UTC`;
}
/** Where the change is from and where it goes: ` at 2026-06-15 09:00 UTC on 1a2b3c4d5e6f into main`. */
function formatPlace({ review, headSha }) {
    return [
        review.completed_at == null ? '' : ` at ${formatMoment(review.completed_at)}`,
        headSha === null ? '' : ` on ${shorten((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .abbreviateSha */ .Kx)(headSha), MAX_NAME)}`,
        review.base_ref == null ? '' : ` into ${shorten(review.base_ref, MAX_NAME)}`,
    ].join('');
}
/** The rule that decided: `` rule `clean` of `balanced` ``. Those of the engine stand beside every policy. */
function formatRule({ trace }) {
    const decided = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findDecidingRule */ .VP)({ trace });
    if (decided === null)
        return '';
    const own = trace?.decision.rules.some(({ name, source }) => name === decided.rule && source !== _contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .ENGINE_SOURCE */ .d8);
    const policy = decided.policy === null ? '' : ` ${own ? 'of' : 'beside'} ${formatCode(decided.policy)}`;
    return `rule ${formatCode(decided.rule)}${policy}`;
}
function formatCriteria(told) {
    const tally = (0,_criteria_js__WEBPACK_IMPORTED_MODULE_3__/* .countCriteria */ .T5)(told);
    if (tally.total === 0)
        return told.trace === null ? [] : ['no criteria'];
    const origins = ((0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readCriteriaEvidence */ .rd)(told)?.criteria ?? []).map(({ origin }) => origin.ticket);
    const tickets = [...new Set(origins.filter((ticket) => ticket !== null))].map((ticket) => shorten(ticket, MAX_NAME));
    const source = tickets.length > 0 ? joinNames(tickets) : 'the description';
    return [`${tally.met} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(tally.total, 'criterion', 'criteria')} of ${source} met (${(0,_criteria_js__WEBPACK_IMPORTED_MODULE_3__/* .formatTally */ .eQ)(tally)})`];
}
/** What became of the changed lines: `120 lines asked for, 11 supporting, 20 inert`. */
function formatLines(told) {
    const tally = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .countAccounting */ .Z2)(told);
    if (tally === null)
        return [];
    const settled = _accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .TOLD_REASONS */ .EO.filter((reason) => reason !== 'unaccounted' && reason !== 'opaque')
        .filter((reason) => tally.byReason[reason] > 0)
        .map((reason, at) => {
        const count = tally.byReason[reason];
        return `${at === 0 ? (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(count, 'line') : count} ${reason === 'asked' ? 'asked for' : reason}`;
    });
    const open = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__/* .formatOpen */ .Me)(tally);
    const parts = [...settled, ...(open === '' ? [] : [`${open} that nothing accounts for`])];
    return [parts.length === 0 ? 'no changed lines' : parts.join(', ')];
}
function countFact(told, name) {
    const value = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getFact */ .xk)(told, name);
    return typeof value === 'number' ? value : 0;
}
/** The findings that nobody accepted: `no findings above info`. */
function formatFindings(told) {
    if ((0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getFact */ .xk)(told, 'findings.total') === undefined)
        return [];
    const [error, warn, info] = ['error', 'warn', 'info'].map((severity) => countFact(told, `findings.${severity}`));
    const worse = [...(error ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(error, 'error')] : []), ...(warn ? [(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(warn, 'warning')] : [])];
    if (worse.length > 0)
        return [worse.join(' and ')];
    return [info ? 'no findings above info' : 'no findings'];
}
const DID = { sign: 'signed', accept: 'accepted', vouch: 'vouched for' };
/** Who answered for what, and why: `AC4 signed by @ada because “seen in staging”`. */
function formatSignatures(told) {
    const holding = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .listSignatures */ .Uc)(told).filter(({ holds }) => holds);
    const named = holding.slice(0, MAX_NAMED).map(({ verb, target, by, because }) => {
        const what = `${verb === 'accept' ? 'finding ' : ''}${shorten(target, MAX_NAME)}`;
        return `${what} ${DID[verb]} by ${formatLogin(by)} because “${shorten(because, MAX_REASON)}”`;
    });
    const left = holding.length - named.length;
    return left > 0 ? [...named, `${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(left, 'more signature', 'more signatures')}`] : named;
}
function formatApprovals(told) {
    const logins = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readPeopleEvidence */ .l7)(told)?.approvals.map(({ login }) => formatLogin(login)) ?? [];
    return logins.length === 0 ? [] : [`${joinNames(logins)} approved this head`];
}
/** What people have not done yet, or said against it. */
function formatMissing(told) {
    const people = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_4__/* .readPeopleEvidence */ .l7)(told);
    if (people === null || !people.given)
        return [];
    const needed = countFact(told, 'reviews.needed');
    const stale = people.stale.map(({ login }) => formatLogin(login));
    const uncounted = people.uncounted.map(({ login }) => formatLogin(login));
    const against = people.changes_requested.map(formatLogin);
    const owners = people.owners_missing.map((owner) => shorten(owner, MAX_NAME));
    return [
        ...(people.approvals.length < needed ? [`${people.approvals.length} of ${(0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(needed, 'approval')} given`] : []),
        ...(stale.length === 0 ? [] : [`${joinNames(stale)} approved another state of the change`]),
        ...(uncounted.length === 0 ? [] : [`the approval of ${joinNames(uncounted)} does not count`]),
        ...(against.length === 0 ? [] : [`${joinNames(against)} asked for changes`]),
        ...(owners.length === 0 ? [] : [`no approval of the code owner ${joinNames(owners)}`]),
        ...people.unknown.slice(0, 1).map((words) => shorten(words, MAX_WORDS).replace(/\.$/u, '')),
    ];
}
function formatTier({ review }) {
    return review.tier == null ? [] : [shorten(review.tier, MAX_NAME)];
}
/**
 * Returns whether a review opened the gate, and what it rests on, as one sentence on one line. What others wrote is
 * shortened, and shown where it is invisible.
 */
function explainVerdict(told) {
    const { review, repo, pr } = told;
    const subject = `${shorten(repo, 200)}${pr === null ? '' : `#${pr}`}`;
    const place = formatPlace(told);
    if (review.status === 'failed') {
        const why = shorten(review.error?.detail ?? 'the service did not say why', MAX_WORDS).replace(/\.$/u, '');
        return `${subject} could not be reviewed${place}: ${why}.`;
    }
    const verdict = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .getVerdict */ .aG)(told);
    if (review.status !== 'complete' || verdict === null) {
        return `${subject} was not approved${place}: the review is not complete, its status is ${shorten(review.status, MAX_NAME)}.`;
    }
    const rule = formatRule(told);
    const rest = [...formatCriteria(told), ...formatLines(told), ...formatSignatures(told), ...formatFindings(told)];
    if (verdict === 'auto-approve') {
        const was = review.dry_run === true ? 'would have been approved, were it no dry run,' : 'was approved';
        const evidence = [...formatApprovals(told), ...rest, ...formatTier(told)].join('; ');
        return `${subject} ${was}${place}${rule === '' ? '' : ` by ${rule}`}${evidence === '' ? '' : `: ${evidence}`}.`;
    }
    const asks = verdict === 'request-changes' ? 'asks for changes' : 'asks for a person';
    const because = (0,_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .findDecidingRule */ .VP)(told)?.because ?? '';
    const decided = rule === '' ? `the verdict is ${shorten(verdict, MAX_NAME)}` : `${rule} ${asks}`;
    const reason = because === '' ? decided : `${decided} because ${shorten(because, MAX_WORDS)}`;
    const was = review.dry_run === true ? 'would not have been approved in this dry run' : 'was not approved';
    return `${subject} ${was}${place}: ${[reason, ...formatMissing(told), ...formatApprovals(told), ...rest, ...formatTier(told)].join('; ')}.`;
}
//# sourceMappingURL=explain.js.map

/***/ }),

/***/ 43756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ wrapText),
/* harmony export */   Q: () => (/* binding */ renderFirstRows)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** Lines of a terminal. */

const WIDTH = 96;
/** Wraps words at 96 columns and indents each line. White space of the text is folded, and what is invisible is shown. */
function wrapText(text, indent) {
    const lines = [];
    let line = '';
    for (const word of (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text).split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}
/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;
/** Returns the rows that are shown, and a line that says how many more there are and where. */
function renderFirstRows(all, rows) {
    const left = all.length - SHOWN;
    return [
        ...all.slice(0, SHOWN).flatMap(rows),
        ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
    ];
}
//# sourceMappingURL=wrap-text.js.map

/***/ })

};
