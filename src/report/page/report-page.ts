/** A review as one page that a person reads: everything in it, nothing loaded, no script. */
import { abbreviateSha } from '../../base/text.js';
import type { Report } from '../report.js';
import { formatVerdict } from '../verdict.js';
import { Allowance } from './code/allowance.js';
import type { CodeContext } from './code/code.js';
import { createFileFinder } from './code/diff.js';
import { createHighlighter } from './code/highlight.js';
import { createMask } from './code/secrets.js';
import { formatLine, renderCode, renderProse } from './display-text.js';
import { type Html, html, type Piece } from './html.js';
import { renderCommitLink, renderPullLink, renderTime } from './links.js';
import { type Page, renderPage } from './page.js';
import { renderCoveragePart } from './parts/coverage.js';
import { renderCriteriaPart } from './parts/criteria.js';
import { renderFindingsPart } from './parts/findings.js';
import { renderLookPart } from './parts/look.js';
import { renderContents, renderSection } from './parts/part.js';
import { renderPeoplePart } from './parts/people.js';
import { renderPolicyPart } from './parts/policy.js';
import { renderRiskPart } from './parts/risk.js';
import { renderSincePart } from './parts/since.js';
import { renderTracePart } from './parts/trace.js';
import { renderVerdictPart } from './parts/verdict.js';
import { REPORT_STYLE } from './report-style.js';

/** Maximum bytes of code for what is left to people, for criteria and for findings. */
const MAX_LOOK_CODE = 1_500_000;
const MAX_CRITERIA_CODE = 2_000_000;
const MAX_FINDINGS_CODE = 2_500_000;
/** Maximum number of characters shown of a title, and so many more than which are set smaller. */
const MAX_TITLE = 400;
const LONG_TITLE = 90;

/** Returns `octo/shop #7`, or only the repository. */
function formatSubject(report: Report): string {
  return `${formatLine(report.repo, 200)}${report.pr === null ? '' : ` #${report.pr}`}`;
}

function renderHead(report: Report): Html {
  const { change, headSha, review } = report;
  const sha = (commit: string): Piece => renderCommitLink(report, commit, renderCode(abbreviateSha(commit), 20));
  const told: Piece[] = [
    ...(change == null || change.author === '' ? [] : [html`by ${formatLine(change.author, 100)}`]),
    ...(change == null
      ? headSha === null
        ? []
        : [html`commit ${sha(headSha)}`, ...renderBase(review, sha)]
      : [
          html`${renderRefName(change.head)} ${sha(change.head.sha)} into ${renderRefName(change.base)} ${sha(change.base.sha)}`,
        ]),
    ...(review.completed_at == null
      ? []
      : [html`${report.pr === null ? 'committed' : 'reviewed'} ${renderTime(review.completed_at)}`]),
  ];
  return html`<p class="about">${renderPullLink(report, formatSubject(report))}${told.map((one) => html` · ${one}`)}</p>
${renderHeading(report)}
`;
}

/** Renders the title of the change; its number where it has none, or only the name of its commit. */
function renderHeading(report: Report): Piece {
  const title = formatLine(report.change?.title ?? '', MAX_TITLE);
  if (title.trim() === '' || title === report.change?.head.sha) return html`<h1>${formatSubject(report)}</h1>`;
  return html`<h1${title.length > LONG_TITLE ? html` class="long"` : null}>${renderProse(title, MAX_TITLE)}</h1>`;
}

/** Renders the base as far as the service names it. */
function renderBase({ base_ref: ref, base_sha: commit }: Report['review'], sha: (commit: string) => Piece): Piece[] {
  if (commit == null) return [];
  return [html`into ${ref == null ? null : renderRefName({ ref, sha: commit })} ${sha(commit)}`];
}

/** Renders a branch; nothing if the ref is the commit itself. */
function renderRefName({ ref, sha }: { readonly ref: string; readonly sha: string }): Piece {
  return ref === sha ? null : renderCode(ref, 200);
}

/** Renders the page of a review. Code is shown if the report contains the change (`Report.change`). */
export function renderReportPage(report: Report): Page {
  // Without the findings it is unknown which lines contain a secret, so no code is shown.
  const change = report.unread === true ? null : (report.change ?? null);
  const mask = createMask(
    report,
    createFileFinder(change, (_path, _line, text) => text),
  );
  const shared = { fileOf: createFileFinder(change, mask), highlight: createHighlighter() };
  const means = (bytes: number): CodeContext => ({ ...shared, allowance: new Allowance(bytes) });
  const look = renderLookPart(report, means(MAX_LOOK_CODE));
  const forReviewers = [look, renderSincePart(report), renderPeoplePart(report)];
  const parts = [
    renderVerdictPart(report),
    ...forReviewers.filter((part) => part !== null),
    renderCriteriaPart(report, means(MAX_CRITERIA_CODE)),
    renderFindingsPart(report, means(MAX_FINDINGS_CODE)),
    renderRiskPart(report),
    renderPolicyPart(report),
    renderCoveragePart(report),
    renderTracePart(report),
  ];
  return renderPage({
    title: `${formatSubject(report)}: ${formatLine(formatVerdict(report), 120)} – Review Gate`,
    style: REPORT_STYLE,
    body: html`<a class="skip" href="#main">Skip to the report</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${renderContents(parts)}
<main id="main" tabindex="-1">
${renderHead(report)}
${parts.map(renderSection)}
</main>
</div>
<footer><p>Made by Review Gate from the review <code>${formatLine(report.review.id, 100)}</code>: the same review gives the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
  });
}
