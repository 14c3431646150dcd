/** What was looked at and how, what was not, what was suppressed, and what other tools said. */
import { counted } from '../../base/text.js';
import { ChangeEvidence, SyntaxEvidence } from '../../contract/index.js';
import { omittedOf, planesOf } from '../evidence.js';
import type { Report } from '../report.js';
import { type Html, html, type Piece } from './html.js';
import { fileLink } from './links.js';
import { type Part, table } from './part.js';
import { code, line } from './shown.js';

/** Maximum number of rows of a table. The number of further rows is shown below it. */
const MAX_ROWS = 500;

function rest(all: readonly unknown[]): Piece {
  return all.length > MAX_ROWS ? html`<p class="soft">${all.length - MAX_ROWS} more are not shown here.</p>` : null;
}

function omittedPiece(report: Report): Piece {
  const omitted = omittedOf(report);
  if (omitted.length === 0) return html`<p>Everything that the change holds was looked at.</p>`;
  const rows = omitted
    .slice(0, MAX_ROWS)
    .map(({ path, reason, detail, blocking }) => [
      path === null ? 'the whole change' : code(path, 300),
      line(reason, 60),
      line(detail, 400),
      blocking ? html`<strong>yes</strong>` : 'no',
    ]);
  return [
    table('What was not looked at', ['What', 'Reason', 'Detail', 'Keeps the gate from opening'], rows),
    rest(omitted),
  ];
}

function suppressedPiece(report: Report): Piece {
  const suppressed = planesOf(report)?.suppressed ?? [];
  if (suppressed.length === 0) return html`<p>None.</p>`;
  const rows = suppressed.slice(0, MAX_ROWS).map((one) => {
    const where = code(`${one.file}:${one.line}`, 300);
    return [
      code(one.rule, 130),
      fileLink(report, { path: one.file, first: one.line, last: one.line }, where),
      line(one.title, 300),
      html`${line(one.reason, 300)} <span class="soft">(${line(one.by, 120)})</span>`,
    ];
  });
  return [table('Findings that a suppression hides', ['Rule', 'Where', 'Finding', 'Reason'], rows), rest(suppressed)];
}

function toolsPiece(report: Report): Piece {
  const reports = planesOf(report)?.reports ?? [];
  if (reports.length === 0) return null;
  const rows = reports
    .slice(0, MAX_ROWS)
    .map((one) => [
      line(`${one.tool}${one.version === null ? '' : ` ${one.version}`}`, 120),
      code(one.plane, 80),
      one.results,
      one.on_change,
      one.elsewhere,
      one.repeated,
      one.not_failures,
      one.without_place,
    ]);
  const heads = [
    'Tool',
    'Plane',
    'Results',
    'On the change',
    'On other lines',
    'Told twice',
    'No failures',
    'Without a place',
  ];
  return html`<h3>Reports of other tools</h3>
${table('Results of other tools, and what became of them', heads, rows)}${rest(reports)}`;
}

/** Renders the steps `change` and `syntax` as one table: each file, its class, and how it was read. */
function filesPiece(report: Report): Piece {
  const evidenceOf = (name: string) => report.trace?.steps.find((step) => step.name === name)?.evidence;
  const change = ChangeEvidence.safeParse(evidenceOf('change'));
  if (!change.success || change.data.files.length === 0) return null;
  const syntax = SyntaxEvidence.safeParse(evidenceOf('syntax'));
  const read = new Map(syntax.success ? syntax.data.files.map((file) => [file.path, file]) : []);
  const { files } = change.data;
  const rows = files.slice(0, MAX_ROWS).map((file) => {
    const how = read.get(file.path);
    const words = [
      how === undefined ? '' : how.mode === 'tree' ? 'as a syntax tree' : 'as text',
      how?.reason ?? '',
      file.note ?? '',
    ];
    return [
      code(file.path, 300),
      file.class,
      line(file.language ?? '', 40),
      html`<span class="n">+${file.added} −${file.removed}</span>`,
      line(words.filter((word) => word !== '').join('; '), 300),
    ];
  });
  return html`<details><summary>${counted(files.length, 'changed file')}, and how each was read</summary>
${table('The changed files', ['File', 'Class', 'Language', 'Lines', 'Read'], rows)}${rest(files)}</details>
`;
}

function rulesPiece(report: Report): Piece {
  const rules = planesOf(report)?.rules ?? [];
  if (rules.length === 0) return null;
  const rows = rules.slice(0, MAX_ROWS).map(({ rule, severity, findings }) => [code(rule, 130), severity, findings]);
  const off = rules.filter(({ severity }) => severity === 'off').length;
  return html`<details><summary>${counted(rules.length, 'rule')} looked for faults${off === 0 ? null : `, ${off} of them switched off`}</summary>
${table('The rules that looked at the change', ['Rule', 'Severity', 'Findings'], rows)}${rest(rules)}</details>
`;
}

/** Builds the part "Coverage". */
export function coveragePart(report: Report): Part {
  const coverage = report.trace?.snapshot.coverage;
  const part = { id: 'coverage', title: 'Coverage' };
  if (coverage === undefined) {
    const body = html`<p>The trace could not be read, so this page does not say what was looked at.</p>`;
    return { ...part, short: '', lead: '', body };
  }
  const lead = `${counted(coverage.files, 'file')} changed, ${coverage.complete ? 'nothing that matters left out' : 'not everything that matters was looked at'}`;
  const looked = [filesPiece(report), rulesPiece(report)];
  const body: Html = html`<h3>Not looked at</h3>
${omittedPiece(report)}
<h3>Suppressed</h3>
${suppressedPiece(report)}
${toolsPiece(report)}
${looked.every((piece) => piece === null) ? null : html`<h3>Looked at</h3>`}
${looked}`;
  return { ...part, short: coverage.complete ? 'complete' : 'not complete', lead, body };
}
