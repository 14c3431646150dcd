export const id = 5754;
export const ids = [5754,5764];
export const modules = {

/***/ 14046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReplay: () => (/* binding */ runReplay),
  runVerify: () => (/* binding */ runVerify)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/trace.js
var contract_trace = __webpack_require__(35393);
// EXTERNAL MODULE: ./build/src/base/digest.js
var digest = __webpack_require__(81047);
// EXTERNAL MODULE: ./build/src/contract/evidence.js
var contract_evidence = __webpack_require__(34107);
// EXTERNAL MODULE: ./build/src/engine/trace/chain.js
var chain = __webpack_require__(47999);
// EXTERNAL MODULE: ./build/src/engine/trace/evidence.js
var evidence = __webpack_require__(42881);
;// CONCATENATED MODULE: ./build/src/engine/trace/verify.js
/**
 * Checks the consistency of a trace: its shape, its chain of hashes, its digest, and its decision against the last
 * step.
 */




/** The limit of reported faults of the shape. */
const MAX_SHAPE_FAULTS = 20;
/**
 * Checks a trace as the service returns it, or only the engine's part. Never throws. Finds a changed value anywhere in
 * the engine's part. It cannot show that the whole trace was not recomputed (a signature over the digest does), nor
 * that the engine would give the same result (replay does). `review_id` and `signature` are not covered by the digest.
 */
function verifyTrace(trace) {
    const whole = contract_trace/* Trace */.Cn.safeParse(trace);
    const part = contract_trace/* EngineTrace */.So.safeParse(trace);
    const read = whole.success ? whole : part;
    if (!read.success) {
        const issues = hasReviewId(trace) ? (whole.error?.issues ?? []) : (part.error?.issues ?? []);
        const faults = issues
            .slice(0, MAX_SHAPE_FAULTS)
            .map((issue) => `${issue.path.map(String).join('.') || 'trace'}: ${issue.message}`);
        return { ok: false, faults: faults.length > 0 ? faults : ['trace: not a trace'] };
    }
    try {
        const faults = [...checkSteps(read.data), ...checkDecision(read.data), ...checkDigest(read.data)];
        return { ok: faults.length === 0, faults };
    }
    catch {
        return { ok: false, faults: ['trace: holds a value that has no canonical JSON form'] };
    }
}
function hasReviewId(trace) {
    return typeof trace === 'object' && trace !== null && 'review_id' in trace;
}
function checkSteps(trace) {
    const faults = [];
    const names = trace.steps.map((step) => step.name).join(', ');
    const expected = contract_evidence/* StepName */.mC.options.join(', ');
    if (names !== expected)
        faults.push(`steps: are ${names || 'none'}; should be ${expected}`);
    let previous = trace.snapshot.digest;
    for (const [index, step] of trace.steps.entries()) {
        const at = `steps.${index} (${step.name})`;
        if ((0,chain/* hashStep */.BH)(previous, step) !== step.hash) {
            faults.push(`${at}: its hash does not cover what it says and the hash before it`);
        }
        previous = step.hash;
        const evidence = new Map(Object.entries(contract_evidence/* STEP_EVIDENCE */.XL)).get(step.name)?.safeParse(step.evidence);
        const issue = evidence?.error?.issues[0];
        if (issue !== undefined)
            faults.push(`${at}: evidence.${issue.path.map(String).join('.')}: ${issue.message}`);
    }
    return faults;
}
function checkDecision(trace) {
    const last = trace.steps.at(-1);
    if (last === undefined)
        return [];
    const agrees = last.output_digest === (0,digest/* digestJson */.t)(trace.decision) &&
        (0,digest/* toCanonicalJson */.s)(last.evidence) === (0,digest/* toCanonicalJson */.s)((0,evidence/* buildDecisionEvidence */.EN)(trace.decision));
    return agrees ? [] : ['decision: is not what the last step says'];
}
function checkDigest(trace) {
    return (0,chain/* digestTrace */.Wt)(trace) === trace.digest ? [] : ['digest: does not cover the trace'];
}
//# sourceMappingURL=verify.js.map
// EXTERNAL MODULE: ./build/src/engine/review.js + 2 modules
var review = __webpack_require__(28478);
;// CONCATENATED MODULE: ./build/src/engine/trace/compare.js
/** Finds the differences between two traces of the same review. */

/** Compares a recorded trace with a recomputed one. Only the engine's part is compared. */
function compareTraces(recorded, made) {
    if ((0,digest/* toCanonicalJson */.s)(selectEnginePart(recorded)) === (0,digest/* toCanonicalJson */.s)(selectEnginePart(made)))
        return { same: true, differences: [] };
    const differences = [];
    if (recorded.engine.version !== made.engine.version) {
        differences.push(`engine: recorded by version ${recorded.engine.version}, replayed by version ${made.engine.version}`);
    }
    if (recorded.snapshot.digest !== made.snapshot.digest) {
        differences.push('snapshot: its digest is another; this is not the snapshot that was reviewed');
    }
    else if ((0,digest/* toCanonicalJson */.s)(recorded.snapshot) !== (0,digest/* toCanonicalJson */.s)(made.snapshot)) {
        differences.push(`snapshot: ${describeDifference(recorded.snapshot, made.snapshot)}`);
    }
    const step = describeDifferingStep(recorded.steps, made.steps);
    if (step !== null)
        differences.push(step);
    if ((0,digest/* toCanonicalJson */.s)(recorded.decision) !== (0,digest/* toCanonicalJson */.s)(made.decision)) {
        differences.push(`decision: ${describeDifference(recorded.decision, made.decision)}`);
    }
    if (differences.length === 0)
        differences.push('digest: the recorded one does not cover the recorded trace');
    return { same: false, differences };
}
function selectEnginePart({ schema, engine, snapshot, steps, decision, digest }) {
    return { schema, engine, snapshot, steps, decision, digest };
}
function describeDifferingStep(recorded, made) {
    for (let index = 0; index < Math.max(recorded.length, made.length); index += 1) {
        const [a, b] = [recorded[index], made[index]];
        if (a === undefined || b === undefined)
            return `steps: recorded ${recorded.length}, made ${made.length}`;
        if ((0,digest/* toCanonicalJson */.s)(a) === (0,digest/* toCanonicalJson */.s)(b))
            continue;
        const at = `step ${a.name}`;
        if (a.name !== b.name)
            return `${at}: the replay has ${b.name} in its place`;
        if (a.input_digest !== b.input_digest)
            return `${at}: took another input`;
        if ((0,digest/* toCanonicalJson */.s)(a.evidence) !== (0,digest/* toCanonicalJson */.s)(b.evidence))
            return `${at}: ${describeDifference(a.evidence, b.evidence, 'evidence')}`;
        return a.output_digest === b.output_digest ? `${at}: its hash is another` : `${at}: gave another output`;
    }
    return null;
}
const MAX_SHOWN_CHARACTERS = 120;
/** Returns the path to the first value that differs, and both values. */
function describeDifference(a, b, path = '') {
    if (isGroup(a) && isGroup(b) && Array.isArray(a) === Array.isArray(b)) {
        const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
        for (const key of [...new Set([...left.keys(), ...right.keys()])]) {
            if (formatValue(left.get(key)) !== formatValue(right.get(key))) {
                return describeDifference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`);
            }
        }
    }
    return `${path === '' ? 'value' : path} was ${cut(formatValue(a))}, is ${cut(formatValue(b))}`;
}
function isGroup(value) {
    return typeof value === 'object' && value !== null;
}
const formatValue = (value) => (value === undefined ? 'missing' : (0,digest/* toCanonicalJson */.s)(value));
const cut = (text) => (text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text);
//# sourceMappingURL=compare.js.map
;// CONCATENATED MODULE: ./build/src/engine/replay.js


/**
 * Reviews the stored input again and compares the canonical JSON of both traces, byte by byte. Reports the first step
 * that differs, and a different engine version if that is the reason. Throws PolicyError as `review` does.
 */
async function replay(input, trace, grammars) {
    const made = await (0,review/* review */.N)(input.snapshot, input.policy, grammars);
    return compareTraces(trace, made.trace);
}
//# sourceMappingURL=replay.js.map
// EXTERNAL MODULE: ./build/src/engine/snapshot.js + 3 modules
var engine_snapshot = __webpack_require__(50895);
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var src_grammars = __webpack_require__(70728);
// EXTERNAL MODULE: ./build/src/report/verification-summary.js
var verification_summary = __webpack_require__(11796);
// EXTERNAL MODULE: ./build/src/service/api/auth/trace-signature.js + 1 modules
var trace_signature = __webpack_require__(45915);
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
;// CONCATENATED MODULE: ./build/src/cli/trace.js
/** `verify` and `replay`: check a trace, and compute it again. */











function describeSignature({ signature, vsa }, keys) {
    if (signature === null) {
        const text = 'It is not signed: the chain shows that nothing was changed in it, not who made it.';
        return { holds: keys === null, text };
    }
    const trace = describeSigner('It', 'signature', keys, signature);
    if (vsa == null || !trace.holds)
        return trace;
    const summary = describeSigner('Its verification summary', 'vsa', keys, vsa, trace_signature/* SUMMARY_ENCODING */.Pp);
    return summary.holds ? { holds: true, text: `${trace.text}\n${summary.text}` } : summary;
}
/** @param what the envelope in words, at the start of a sentence; `field`: its name in the trace */
function describeSigner(what, field, keys, envelope, encoding) {
    const named = envelope.signatures.map(({ keyid }) => keyid).join(', ');
    if (keys === null) {
        return {
            holds: true,
            text: `${what} says that the key ${named} signed it. That was not checked: name the keys with --keys.`,
        };
    }
    const check = (0,trace_signature/* checkSignature */.jC)(envelope, keys, encoding);
    switch (check.state) {
        case 'good':
            return { holds: true, text: `${what} is signed with the key ${check.keyId}.` };
        case 'unknown-key':
            return { holds: false, text: `${field}: is of the key ${named}, which is not among the keys` };
        case 'bad':
            return { holds: false, text: `${field}: is not one of the key ${named} over this statement` };
    }
}
/**
 * Checks a trace's chain of hashes, its digest, the subject of its signature and its verification summary, and with keys
 * their signer. Returns exit
 * code 0 if all hold, 1 if one does not. With keys, an unsigned trace fails.
 */
async function runVerify(path, keys, write) {
    const fail = (faults) => {
        write(`${path} does not hold:\n${faults.map((fault) => `  ${fault}\n`).join('')}`);
        return exit/* EXIT */.d.NOT_APPROVED;
    };
    const checked = verifyTrace(await (0,files/* readJson */.Vh)(path, 'trace', schemas/* json */.Pq9()));
    if (!checked.ok)
        return fail(checked.faults);
    const trace = await (0,files/* readJson */.Vh)(path, 'trace', contract_trace/* Trace */.Cn);
    const faults = [...(0,trace_signature/* checkStatement */.It)(trace), ...(0,verification_summary/* checkVerificationSummary */.a)(trace)];
    if (faults.length > 0)
        return fail(faults);
    const said = describeSignature(trace, keys);
    if (!said.holds)
        return fail([said.text]);
    write(`${path} holds: ${trace.steps.length} steps, verdict ${trace.decision.verdict}, digest ${trace.digest}\n${said.text}\n`);
    return exit/* EXIT */.d.APPROVED;
}
/**
 * Reviews the stored snapshot again and compares byte by byte. Returns exit code 0 if the result is identical, 1
 * otherwise.
 */
async function runReplay(path, snapshot, write) {
    const trace = await (0,files/* readJson */.Vh)(path, 'trace', contract_trace/* Trace */.Cn);
    const inputPath = snapshot ?? (0,files/* toSnapshotPath */.x1)(path);
    if (!(0,external_node_fs_.existsSync)(inputPath)) {
        throw new exit/* UsageError */.e(`There is no snapshot at ${inputPath}. Name it with --snapshot; review --trace writes it beside the trace.`);
    }
    const grammars = (0,src_grammars/* openGrammars */.Z)((0,folder/* findGrammarFolder */.f)(import.meta.dirname));
    const outcome = await replay(await (0,files/* readJson */.Vh)(inputPath, 'snapshot', engine_snapshot/* ReviewInput */.N9), trace, grammars);
    if (outcome.same) {
        write(`The same review came out, byte for byte: ${trace.digest}\n`);
        return exit/* EXIT */.d.APPROVED;
    }
    write(`Another review came out:\n${outcome.differences.map((difference) => `  ${difference}\n`).join('')}`);
    return exit/* EXIT */.d.NOT_APPROVED;
}
//# sourceMappingURL=trace.js.map

/***/ }),

/***/ 74913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   kK: () => (/* binding */ formatMarkdownCode),
/* harmony export */   kn: () => (/* binding */ formatMarkdownWords),
/* harmony export */   ng: () => (/* binding */ formatMarkdownLink)
/* harmony export */ });
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/* harmony import */ var _base_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16258);
/** Untrusted words as Markdown: a finding's text is text, never markup, a link, a mention or a command. */


/**
 * Returns one line of untrusted text as Markdown that shows exactly that text. It has no emphasis, HTML, link, image,
 * table cell, math, autolink (including the extended ones of GFM), mention, reference (`#1`, `GH-1`) or emoji
 * (`:tada:`). A trusted HTML comment splits the patterns that GitHub searches for after parsing.
 */
function escapeMarkdown(text) {
    return escapeLine((0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text));
}
function escapeLine(line) {
    return line
        .replace(/[\\`*[\]<>|~$&!]/gu, (mark) => (mark === '<' ? '&lt;' : mark === '&' ? '&amp;' : `\\${mark}`))
        .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
        .replace(/^([#+\-=:])/u, '\\$1')
        .replace(/^(\d+)([.)])/u, '$1\\$2')
        .replace(/:(?=\/\/|[\w+\\-]+:|(?!\d+(?:-\d+)?$)[\w+\\-]+$)|www(?=\.)|[@#](?=\w)|\bGH(?=-\d)/giu, '$&<!-- -->');
}
/** Encodes a path as a part of a URL. It can never lead out of the URL's preceding part. */
function encodePath(path) {
    const parts = path.toWellFormed().split('/');
    return parts
        .filter((part) => part !== '' && part !== '.' && part !== '..')
        .map(encodeURIComponent)
        .join('/');
}
/** Matches text that is allowed in a code span: nothing that could end the span, or be markup after it. */
const PLAIN_CODE = /^[\p{L}\p{N} _./:@+#,()=>"'!&?*%~…[\]{};^-]+$/u;
/**
 * Returns one line of untrusted text as a code span, or as escaped text if it contains characters that are not allowed
 * in a code span.
 */
function formatMarkdownCode(text) {
    const line = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text);
    return isPlainCode(line) ? `\`${line}\`` : escapeLine(line);
}
/**
 * Returns one line of untrusted text as Markdown. Text between backticks becomes a code span if it can be one, as its
 * author intended; everything else is treated as in `escapeMarkdown`.
 */
function formatMarkdownWords(text) {
    return (0,_base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text)
        .split(/(`[^`]+`)/u)
        .map((part) => {
        const code = part.length > 2 && part.startsWith('`') && part.endsWith('`') ? part.slice(1, -1) : null;
        return code !== null && isPlainCode(code) ? `\`${code}\`` : escapeLine(part);
    })
        .join('');
}
function isPlainCode(line) {
    return PLAIN_CODE.test(line) && line.trim() !== '' && !/:\/\/|www\./iu.test(line);
}
/** Returns a link with a trusted label, or only the label if the URL is not http(s). */
function formatMarkdownLink(label, url) {
    const parsed = (0,_base_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHttpUrl */ .f$)(url);
    if (parsed === null)
        return label;
    return `[${label}](${parsed.href.replace(/[()<>|\\]/gu, (mark) => encodeURIComponent(mark).replace('(', '%28').replace(')', '%29'))})`;
}
//# sourceMappingURL=text.js.map

/***/ })

};
