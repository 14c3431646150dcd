/** The verdict: the decision of the gate, the deciding rule, the key figures, the next steps, and the confidence. */

import { counted } from '../../../base/text.js';
import { countAccounting, formatOpen } from '../../accounting.js';
import { describeConfidence, readConfidence } from '../../confidence.js';
import { countCriteria } from '../../criteria.js';
import { findDecidingRule } from '../../decision.js';
import { describeGate } from '../../opening.js';
import type { Report } from '../../report.js';
import { listUnreadFiles } from '../../unread.js';
import { formatFindingCounts, formatProbability, formatTier, formatVerdict, getVerdict } from '../../verdict.js';
import { formatLine, renderCode, renderMeter, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { type Part, renderTable } from './part.js';
import { renderSteps } from './steps.js';

/** Parts of the confidence, and notes, that are shown. */
const MAX_PARTS = 100;
const MAX_NOTES = 50;

/** Returns the colour of the section: `ok`, `warn`, `bad`, or `none` without a verdict or for a dry run. */
function selectTone(report: Report): 'ok' | 'warn' | 'bad' | 'none' {
  const verdict = getVerdict(report);
  if (report.review.status === 'failed' || report.review.dry_run === true || verdict === null) return 'none';
  if (verdict === 'auto-approve') return report.gate.open ? 'ok' : 'warn';
  return verdict === 'needs-review' ? 'warn' : 'bad';
}

const SIGNS = { ok: '✓', warn: '!', bad: '✕', none: '–' } as const;

function renderDecidingRule(report: Report): Piece {
  const decided = findDecidingRule(report);
  if (decided === null) {
    return html`<p class="why">The trace could not be read, so this page does not say which rule decided.</p>`;
  }
  const because = decided.because === '' ? '.' : html`: ${formatLine(decided.because, 300)}.`;
  const of = decided.policy === null ? null : html` of the policy ${renderCode(decided.policy, 120)}`;
  const condition =
    decided.condition === 'true' || decided.condition === ''
      ? null
      : html` <span class="soft">Its condition:</span> ${renderCode(decided.condition, 400)}`;
  return html`<p class="why">Decided by the rule <a href="#policy">${renderCode(decided.rule, 120)}</a>${of}${because}${condition}</p>`;
}

function formatCoverage(report: Report, isComplete: boolean): string {
  const unread = listUnreadFiles(report).size;
  return isComplete && unread > 0 ? `${counted(unread, 'file')} not read` : isComplete ? 'complete' : 'not complete';
}

function renderFigures(report: Report): Html {
  const { review, trace } = report;
  const tally = countCriteria(report);
  const coverage = trace?.snapshot.coverage;
  const accounting = countAccounting(report);
  const cells: { name: string; value: Piece }[] = [
    ...(review.tier == null
      ? []
      : [{ name: 'Risk', value: html`<a href="#risk">${formatLine(formatTier(review.tier), 60)}</a>` }]),
    ...(accounting === null
      ? []
      : [{ name: 'To look at', value: html`<a href="#look">${formatOpen(accounting) || 'nothing'}</a>` }]),
    {
      name: 'Criteria',
      value: html`<a href="#criteria">${tally.total === 0 ? 'none' : `${tally.met} of ${tally.total} met`}</a>`,
    },
    { name: 'Findings', value: html`<a href="#findings">${formatFindingCounts(report)}</a>` },
    ...(coverage === undefined
      ? []
      : [{ name: 'Coverage', value: html`<a href="#coverage">${formatCoverage(report, coverage.complete)}</a>` }]),
  ];
  return html`<dl class="figures">${cells.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

/** Renders the confidence with what it is made of, folded: on its own the number reads as if the result were certain. */
function renderConfidence(report: Report): Piece {
  const { confidence } = report.review;
  const read = readConfidence(report);
  if (confidence == null || read === null || read.judgements.length === 0) return null;
  const deciding = read.judgements.filter(({ decides }) => decides).length;
  const rows = read.judgements
    .slice(0, MAX_PARTS)
    .map(({ what, so, right, decides }) => [
      html`${formatLine(what, 200)}${so === '' ? null : html`, <span class="soft">${so}</span>`}`,
      renderMeter(right, `Probability that this is right: ${formatLine(what, 100)}`),
      decides ? 'yes' : 'no',
    ]);
  return html`<details><summary>Confidence ${formatProbability(confidence)}, and how it is made</summary>
<p>${describeConfidence(deciding, deciding)}</p>
${renderTable('What the confidence is made of', ['Judgement', 'Probability that it is right', 'Would change the verdict'], rows)}
<p class="soft">${formatLine(read.formula, 600)}</p></details>
`;
}

function renderFailure(report: Report): Piece {
  const { status, error } = report.review;
  if (status === 'complete') return null;
  if (status !== 'failed') {
    return html`<p class="note">The review is not complete: its status is ${renderCode(status, 60)}. Nothing was approved.</p>`;
  }
  const told = error?.code == null ? null : html` (${renderCode(error.code, 60)})`;
  return html`<p class="note bad"><strong>The review failed</strong>${told}: ${formatLine(error?.detail ?? 'the service did not say why', 600)} Nothing was approved.</p>`;
}

/** Builds the part "Verdict". */
export function renderVerdictPart(report: Report): Part {
  const tone = selectTone(report);
  const body = html`<div class="verdict ${tone}">
<p class="word"><span class="sign" aria-hidden="true">${SIGNS[tone]}</span> ${formatLine(formatVerdict(report), 120)} <span class="gate">${formatLine(describeGate(report), 700)}</span></p>
${renderDecidingRule(report)}
${renderFigures(report)}
</div>
${renderFailure(report)}
${report.notes.slice(0, MAX_NOTES).map((note) => html`<p class="note">${renderProse(note, 1_000)}</p>`)}
${renderSteps(report, (title) => html`<h3>${title}</h3>`)}${renderConfidence(report)}`;
  return { id: 'verdict', title: 'Verdict', short: formatLine(formatVerdict(report), 40), lead: '', body };
}
