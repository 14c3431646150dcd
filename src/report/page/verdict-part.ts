/** The verdict: the decision of the gate, the deciding rule, the key figures, the next steps, and the confidence. */
import { z } from 'zod';
import { tallyOf } from '../evidence.js';
import { nextSteps, stepsTitle } from '../next-steps.js';
import type { Report } from '../report.js';
import { decidedBy, factOf, figure, findingsText, tierText, verdictOf, verdictText } from '../verdict.js';
import { type Html, html, type Piece } from './html.js';
import { fileLink, placeOf } from './links.js';
import { type Part, table } from './part.js';
import { bar, code, line, prose } from './shown.js';

/** Parts of the confidence, and notes, that are shown. */
const MAX_PARTS = 100;
const MAX_NOTES = 50;

/** How the confidence came about, as the decision's facts tell it. */
const Parts = z.object({
  formula: z.string().catch(''),
  parts: z.array(z.object({ part: z.string(), stands: z.number(), pivotal: z.boolean() })),
});

/** Returns the colour of the section: `ok`, `warn`, `bad`, or `none` without a verdict or for a dry run. */
function toneOf(report: Report): 'ok' | 'warn' | 'bad' | 'none' {
  const verdict = verdictOf(report);
  if (report.review.status === 'failed' || report.review.dry_run === true || verdict === null) return 'none';
  if (verdict === 'auto-approve') return report.gate.open ? 'ok' : 'warn';
  return verdict === 'needs-review' ? 'warn' : 'bad';
}

const SIGNS = { ok: '✓', warn: '!', bad: '✕', none: '–' } as const;

function ruleText(report: Report): Piece {
  const decided = decidedBy(report);
  if (decided === null) {
    return html`<p class="why">The trace could not be read, so this page does not say which rule decided.</p>`;
  }
  const because = decided.because === '' ? '.' : html`: ${line(decided.because, 300)}.`;
  const of = decided.policy === null ? null : html` of the policy ${code(decided.policy, 120)}`;
  const condition =
    decided.condition === 'true' || decided.condition === ''
      ? null
      : html` <span class="soft">It asks</span> ${code(decided.condition, 400)}`;
  return html`<p class="why">Decided by the rule <a href="#policy">${code(decided.rule, 120)}</a>${of}${because}${condition}</p>`;
}

function figures(report: Report): Html {
  const { review, trace } = report;
  const tally = tallyOf(report);
  const coverage = trace?.snapshot.coverage;
  const cells: { name: string; value: Piece }[] = [
    ...(review.tier == null
      ? []
      : [{ name: 'Risk', value: html`<a href="#risk">${line(tierText(review.tier), 60)}</a>` }]),
    ...(review.confidence == null
      ? []
      : [{ name: 'Confidence', value: bar(review.confidence, 'Confidence of the verdict') }]),
    {
      name: 'Criteria',
      value: html`<a href="#criteria">${tally.total === 0 ? 'none' : `${tally.met} of ${tally.total} met`}</a>`,
    },
    { name: 'Findings', value: html`<a href="#findings">${findingsText(report)}</a>` },
    ...(coverage === undefined
      ? []
      : [
          { name: 'Coverage', value: html`<a href="#coverage">${coverage.complete ? 'complete' : 'not complete'}</a>` },
        ]),
  ];
  return html`<dl class="figures">${cells.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function steps(report: Report): Piece {
  const todo = nextSteps(report);
  if (todo.length === 0) return null;
  const items = todo.map(({ what, items: about, more }) => {
    const named = about.map((item) => {
      const place = item.reference === null ? null : placeOf(item.reference);
      const where =
        item.reference === null
          ? null
          : place === null
            ? code(item.reference, 200)
            : fileLink(report, place, code(item.reference, 200));
      const name = item.name === '' ? null : html`<strong>${line(item.name, 40)}</strong> `;
      return html`<li>${name}${prose(line(item.text, 300), 300)}${where === null ? null : html` <span class="at">${where}</span>`}</li>`;
    });
    const rest = more > 0 ? html`<li class="soft">and ${more} more</li>` : null;
    return html`<li>${line(what, 300)}${named.length === 0 ? null : html`<ul>${named}${rest}</ul>`}</li>
`;
  });
  return html`<h3>${stepsTitle(report)}</h3>
<ol class="steps">
${items}</ol>
`;
}

function confidenceTable(report: Report): Piece {
  const read = Parts.safeParse(factOf(report, 'confidence'));
  if (!read.success || read.data.parts.length === 0) return null;
  const { parts, formula } = read.data;
  const rows = parts
    .slice(0, MAX_PARTS)
    .map(({ part, stands, pivotal }) => [
      line(part, 200),
      bar(stands, `Probability that it stands: ${line(part, 100)}`),
      pivotal ? 'yes' : 'no',
    ]);
  return html`<details><summary>How the confidence is made</summary>
${table('What the confidence is made of', ['Part', 'Probability that it stands', 'Would change the verdict'], rows)}
<p class="soft">${line(formula, 600)}</p></details>
`;
}

function failure(report: Report): Piece {
  const { status, error } = report.review;
  if (status === 'complete') return null;
  if (status !== 'failed') {
    return html`<p class="note">The review is not complete: its status is ${code(status, 60)}. Nothing was approved.</p>`;
  }
  const told = error?.code == null ? null : html` (${code(error.code, 60)})`;
  return html`<p class="note bad"><strong>The review failed</strong>${told}: ${line(error?.detail ?? 'the service did not say why', 600)} Nothing was approved.</p>`;
}

/** Builds the part "Verdict". */
export function verdictPart(report: Report): Part {
  const tone = toneOf(report);
  const { open, reason } = report.gate;
  const body = html`<div class="verdict ${tone}">
<p class="word"><span class="sign" aria-hidden="true">${SIGNS[tone]}</span> ${line(verdictText(report), 120)} <span class="gate">The gate is ${open ? 'open' : 'closed'}: ${line(reason, 600)}</span></p>
${ruleText(report)}
${figures(report)}
</div>
${failure(report)}
${report.notes.slice(0, MAX_NOTES).map((note) => html`<p class="note">${prose(note, 1_000)}</p>`)}
${steps(report)}${confidenceTable(report)}`;
  const confidence = report.review.confidence == null ? '' : `confidence ${figure(report.review.confidence)}`;
  return { id: 'verdict', title: 'Verdict', short: line(verdictText(report), 40), lead: confidence, body };
}
