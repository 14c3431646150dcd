/** The verdict: the decision of the gate, the deciding rule, the key figures, the next steps, and the confidence. */

import * as z from 'zod';
import { countAccounting, formatOpen } from '../../accounting.js';
import { countCriteria } from '../../criteria.js';
import { findDecidingRule } from '../../decision.js';
import { describeGate } from '../../opening.js';
import type { Report } from '../../report.js';
import {
  formatFindingCounts,
  formatProbability,
  formatTier,
  formatVerdict,
  getFact,
  getVerdict,
} from '../../verdict.js';
import { formatLine, renderCode, renderMeter, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { type Part, renderTable } from './part.js';
import { renderSteps } from './steps.js';

/** Parts of the confidence, and notes, that are shown. */
const MAX_PARTS = 100;
const MAX_NOTES = 50;

/** How the confidence came about, as the decision's facts tell it. */
const Parts = z.object({
  formula: z.string().catch(''),
  parts: z.array(z.object({ part: z.string(), stands: z.number(), pivotal: z.boolean() })),
});

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

function renderFigures(report: Report): Html {
  const { review, trace } = report;
  const tally = countCriteria(report);
  const coverage = trace?.snapshot.coverage;
  const accounting = countAccounting(report);
  const cells: { name: string; value: Piece }[] = [
    ...(review.tier == null
      ? []
      : [{ name: 'Risk', value: html`<a href="#risk">${formatLine(formatTier(review.tier), 60)}</a>` }]),
    ...(review.confidence == null
      ? []
      : [{ name: 'Confidence in the verdict', value: renderMeter(review.confidence, 'Confidence of the verdict') }]),
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
      : [
          { name: 'Coverage', value: html`<a href="#coverage">${coverage.complete ? 'complete' : 'not complete'}</a>` },
        ]),
  ];
  return html`<dl class="figures">${cells.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function renderConfidenceTable(report: Report): Piece {
  const read = Parts.safeParse(getFact(report, 'confidence'));
  if (!read.success || read.data.parts.length === 0) return null;
  const { parts, formula } = read.data;
  const rows = parts
    .slice(0, MAX_PARTS)
    .map(({ part, stands, pivotal }) => [
      formatLine(part, 200),
      renderMeter(stands, `Probability that it stands: ${formatLine(part, 100)}`),
      pivotal ? 'yes' : 'no',
    ]);
  return html`<details><summary>How the confidence is made</summary>
${renderTable('What the confidence is made of', ['Part', 'Probability that it stands', 'Would change the verdict'], rows)}
<p class="soft">${formatLine(formula, 600)}</p></details>
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
${renderSteps(report, (title) => html`<h3>${title}</h3>`)}${renderConfidenceTable(report)}`;
  const confidence =
    report.review.confidence == null ? '' : `confidence ${formatProbability(report.review.confidence)}`;
  return { id: 'verdict', title: 'Verdict', short: formatLine(formatVerdict(report), 40), lead: confidence, body };
}
