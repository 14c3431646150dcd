/** What was looked at and how, what was not, what was suppressed, and what other tools said. */
import { counted, formatCount } from '../../../base/text.js';
import { ChangeEvidence, SyntaxEvidence } from '../../../contract/index.js';
import { formatReported, listOmitted, readPlanesEvidence } from '../../evidence.js';
import type { Report } from '../../report.js';
import { formatUnread, listUnreadFiles } from '../../unread.js';
import { formatLine, renderCode, renderPath } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderFileLink } from '../links.js';
import { type Part, renderTable } from './part.js';

/** Maximum number of rows of a table. The number of further rows is shown below it. */
const MAX_ROWS = 500;

function renderRest(all: readonly unknown[]): Piece {
  return all.length > MAX_ROWS
    ? html`<p class="soft">${formatCount(all.length - MAX_ROWS)} more are not shown here.</p>`
    : null;
}

function renderOmitted(report: Report): Piece {
  const omitted = listOmitted(report);
  if (omitted.length === 0) return html`<p>Everything in the change was read.</p>`;
  const rows = omitted
    .slice(0, MAX_ROWS)
    .map(({ path, reason, detail, blocking }) => [
      path === null ? 'the whole change' : renderPath(path, 300),
      formatLine(reason, 60),
      formatLine(detail, 400),
      blocking ? html`<strong>yes</strong>` : 'no',
    ]);
  return [
    renderTable('What was not looked at', ['What', 'Reason', 'Detail', 'Keeps the gate from opening'], rows),
    renderRest(omitted),
  ];
}

function renderSuppressed(report: Report): Piece {
  const suppressed = readPlanesEvidence(report)?.suppressed ?? [];
  if (suppressed.length === 0) return html`<p>None.</p>`;
  const rows = suppressed.slice(0, MAX_ROWS).map((one) => {
    const where = renderPath(`${one.file}:${one.line}`, 300);
    return [
      renderCode(one.rule, 130),
      renderFileLink(report, { path: one.file, first: one.line, last: one.line }, where),
      formatLine(one.title, 300),
      html`${formatLine(one.reason, 300)} <span class="soft">(${formatLine(one.by, 120)})</span>`,
    ];
  });
  return [
    renderTable('Findings that a suppression hides', ['Rule', 'Where', 'Finding', 'Reason'], rows),
    renderRest(suppressed),
  ];
}

function renderTools(report: Report): Piece {
  const reports = readPlanesEvidence(report)?.reports ?? [];
  if (reports.length === 0) return null;
  const rows = reports
    .slice(0, MAX_ROWS)
    .map((one) => [
      formatLine(`${one.tool}${one.version === null ? '' : ` ${one.version}`}`, 120),
      renderCode(one.plane, 80),
      ...[one.results, one.on_change, one.elsewhere, one.repeated, one.not_failures, one.without_place].map(
        formatCount,
      ),
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
${renderTable('Results of other tools, and how they were used', heads, rows)}${renderRest(reports)}`;
}

function renderReported(report: Report): Piece {
  const lines = formatReported(report);
  if (lines.length === 0) return null;
  return html`<h3>Reports of the tests</h3>
<ul>${lines.slice(0, MAX_ROWS).map((line) => html`<li>${formatLine(line, 500)}</li>`)}</ul>${renderRest(lines)}`;
}

/** Renders the steps `change` and `syntax` as one table: each file, its class, and how it was read. */
function renderFiles(report: Report): Piece {
  const findEvidence = (name: string) => report.trace?.steps.find((step) => step.name === name)?.evidence;
  const change = ChangeEvidence.safeParse(findEvidence('change'));
  if (!change.success || change.data.files.length === 0) return null;
  const syntax = SyntaxEvidence.safeParse(findEvidence('syntax'));
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
      renderPath(file.path, 300),
      file.class,
      formatLine(file.language ?? '', 40),
      html`<span class="n">+${formatCount(file.added)} −${formatCount(file.removed)}</span>`,
      formatLine(words.filter((word) => word !== '').join('; '), 300),
    ];
  });
  return html`<details><summary>${counted(files.length, 'changed file')}, and how each was read</summary>
${renderTable('The changed files', ['File', 'Class', 'Language', 'Lines', 'Read'], rows)}${renderRest(files)}</details>
`;
}

function renderRules(report: Report): Piece {
  const rules = readPlanesEvidence(report)?.rules ?? [];
  if (rules.length === 0) return null;
  const rows = rules
    .slice(0, MAX_ROWS)
    .map(({ rule, severity, findings }) => [renderCode(rule, 130), severity, formatCount(findings)]);
  const off = rules.filter(({ severity }) => severity === 'off').length;
  return html`<details><summary>${counted(rules.length, 'rule')} looked for faults${off === 0 ? null : `, ${off} of them switched off`}</summary>
${renderTable('The rules that looked at the change', ['Rule', 'Severity', 'Findings'], rows)}${renderRest(rules)}</details>
`;
}

/** Builds the part "Coverage". */
export function renderCoveragePart(report: Report): Part {
  const coverage = report.trace?.snapshot.coverage;
  const part = { id: 'coverage', title: 'Coverage' };
  if (coverage === undefined) {
    const body = html`<p>The trace could not be read, so this page does not say what was read.</p>`;
    return { ...part, short: '', lead: '', body };
  }
  const unread = listUnreadFiles(report);
  const whole = unread.size === 0 ? 'everything that matters was read' : formatUnread(unread, coverage.files);
  const read = coverage.complete ? whole : 'not everything that matters was read';
  const lead = formatLine(`${counted(coverage.files, 'file')} changed, ${read}`, 400);
  const looked = [renderFiles(report), renderRules(report)];
  const body: Html = html`<h3>Not looked at</h3>
${renderOmitted(report)}
<h3>Suppressed</h3>
${renderSuppressed(report)}
${renderTools(report)}${renderReported(report)}
${looked.every((piece) => piece === null) ? null : html`<h3>Looked at</h3>`}
${looked}`;
  return { ...part, short: coverage.complete ? 'complete' : 'not complete', lead, body };
}
