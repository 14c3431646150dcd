/** A review as one page that a person reads: everything in it, nothing loaded, no script. */
import { abbreviateSha } from '../../base/text.js';
import type { Report } from '../report.js';
import { verdictText } from '../verdict.js';
import { Allowance } from './allowance.js';
import { chainPart } from './chain-part.js';
import type { CodeMeans } from './code.js';
import { coveragePart } from './coverage-part.js';
import { criteriaPart } from './criteria-part.js';
import { filesOf } from './diff.js';
import { findingsPart } from './findings-part.js';
import { createHighlighter } from './highlight.js';
import { type Html, html, type Piece } from './html.js';
import { commitLink, pullLink } from './links.js';
import { type Page, pageOf } from './page.js';
import { contents, section } from './part.js';
import { policyPart } from './policy-part.js';
import { REPORT_STYLE } from './report-style.js';
import { riskPart } from './risk-part.js';
import { maskOf } from './secrets.js';
import { code, line, prose } from './shown.js';
import { verdictPart } from './verdict-part.js';

/** Maximum bytes of code for criteria and for findings. */
const MAX_CRITERIA_CODE = 2_000_000;
const MAX_FINDINGS_CODE = 2_500_000;

/** Returns `octo/shop #7`, or only the repository. */
function subject(report: Report): string {
  return `${line(report.repo, 200)}${report.pr === null ? '' : ` #${report.pr}`}`;
}

function head(report: Report): Html {
  const { change, headSha, review } = report;
  const sha = (commit: string): Piece => commitLink(report, commit, code(abbreviateSha(commit), 20));
  const told: Piece[] = [
    ...(change == null ? [] : [html`by ${line(change.author, 100)}`]),
    ...(change == null
      ? headSha === null
        ? []
        : [html`commit ${sha(headSha)}`]
      : [html`${refName(change.head)} ${sha(change.head.sha)} into ${refName(change.base)} ${sha(change.base.sha)}`]),
    ...(review.completed_at == null
      ? []
      : [html`${report.pr === null ? 'committed' : 'reviewed'} ${timeText(review.completed_at)}`]),
  ];
  return html`<p class="about">${pullLink(report, subject(report))}${told.map((one) => html` · ${one}`)}</p>
<h1>${change == null || change.title.trim() === '' ? subject(report) : prose(line(change.title, 400), 400)}</h1>
`;
}

/** Formats a time as `2026-06-15 09:00 UTC`; another time format is left unchanged. */
function timeText(time: string): Piece {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
  if (parts === null) return line(time, 40);
  return html`<time datetime="${time}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}

/** Renders a branch; nothing if the ref is the commit itself. */
function refName({ ref, sha }: { readonly ref: string; readonly sha: string }): Piece {
  return ref === sha ? null : code(ref, 200);
}

/** Renders the page of a review. Code is shown if the report contains the change (`Report.change`). */
export function reportPage(report: Report): Page {
  // Without the findings it is unknown which lines contain a secret, so no code is shown.
  const change = report.unread === true ? null : (report.change ?? null);
  const mask = maskOf(
    report,
    filesOf(change, (_path, _line, text) => text),
  );
  const shared = { fileOf: filesOf(change, mask), highlight: createHighlighter() };
  const means = (bytes: number): CodeMeans => ({ ...shared, allowance: new Allowance(bytes) });
  const parts = [
    verdictPart(report),
    criteriaPart(report, means(MAX_CRITERIA_CODE)),
    findingsPart(report, means(MAX_FINDINGS_CODE)),
    riskPart(report),
    policyPart(report),
    coveragePart(report),
    chainPart(report),
  ];
  return pageOf({
    title: `${subject(report)}: ${line(verdictText(report), 120)} – Review Gate`,
    style: REPORT_STYLE,
    body: html`<a class="skip" href="#main">Skip to the report</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${contents(parts)}
<main id="main" tabindex="-1">
${head(report)}
${parts.map(section)}
</main>
</div>
<footer><p>Made by Review Gate from the review <code>${line(report.review.id, 100)}</code>: the same review gives the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
  });
}
