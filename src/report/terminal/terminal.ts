/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */

import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { abbreviateSha, counted, formatCount, oneLine } from '../../base/text.js';
import { describeConfidence, formatJudgement, listDecidingJudgements } from '../confidence.js';
import {
  BEST_PLACES,
  buildCriterionRows,
  countCriteria,
  formatClaims,
  formatTally,
  formatWants,
  listFurtherWants,
  rateCriterion,
  STATUS_MEANINGS,
} from '../criteria.js';
import { formatDecision } from '../decision.js';
import {
  formatReported,
  formatToolReports,
  listOmitted,
  listUncounted,
  readCriteriaEvidence,
  readPlanesEvidence,
  readTierEvidence,
  selectLargest,
} from '../evidence.js';
import { formatReference, nameRule, sortFindings, toWeight, type Weight } from '../findings.js';
import { describeAlternative, formatStepsTitle, listStepsBesideCriteria } from '../next-steps.js';
import { describeGate } from '../opening.js';
import { createOpenCheck, createRemovalTeller } from '../places.js';
import type { Report } from '../report.js';
import {
  formatFindingCounts,
  formatNumber,
  formatProbability,
  formatTier,
  formatVerdict,
  getFact,
} from '../verdict.js';
import { renderLook, renderOpening, renderPeople, renderSince } from './people.js';
import { foldUnbound, listToldCriteria } from './unmet.js';
import { renderFirstRows, wrapText } from './wrap-text.js';

/** The texts of a criterion stand below its id. */
const INDENT = ' '.repeat(15);

function renderCriteria(report: Report, colors: Colors): string[] {
  const rows = buildCriterionRows(report);
  if (rows.length === 0) {
    // Two commits on this machine are in no pull request that could name a ticket.
    const none =
      report.pr === null
        ? 'none: no ticket with criteria was found; name one with --ticket TICKET.md'
        : 'none were found';
    return [colors.bold('Acceptance criteria'), wrapText(none, '  '), ''];
  }
  const paint = {
    good: colors.green,
    short: colors.yellow,
    bad: colors.red,
    people: colors.dim,
    unknown: colors.dim,
  };
  const tally = countCriteria(report);
  const origin = readCriteriaEvidence(report)?.criteria[0]?.origin.ticket;
  const from = origin == null ? '' : colors.dim(`, from ${oneLine(origin)}`);
  const told = listToldCriteria(report);
  const isOpen = createOpenCheck(report);
  const tellRemoved = createRemovalTeller(report);
  const renderPlace = (reference: string) => {
    const notes = [tellRemoved(reference), isOpen(reference) ? 'a part is to look at' : ''].filter(Boolean).join(': ');
    return `${INDENT}${colors.cyan(oneLine(reference))}${notes === '' ? '' : colors.dim(` (${notes})`)}`;
  };
  return [
    `${colors.bold('Acceptance criteria')}  ${formatTally(tally)}${from}`,
    ...listUncounted(report).map((words) => wrapText(words, '  ')),
    ...renderFirstRows(rows, (row) => {
      const word = row.shown ?? (row.lines.length === 0 ? 'no lines' : '');
      const left = row.lines.length - BEST_PLACES;
      return [
        `  ${paint[rateCriterion(row)](word.padEnd(12))} ${colors.bold(oneLine(row.id))}${told.has(row.id) ? `  ${colors.dim('text: see above')}` : ''}`,
        ...(row.text === null || told.has(row.id) ? [] : [wrapText(row.text, INDENT)]),
        ...formatWants(row).map((want) => colors.yellow(wrapText(want, INDENT))),
        ...formatClaims(row).map((claim) => colors.dim(wrapText(claim, INDENT))),
        // The places of what is shown too little are where to look, and no proof of it.
        ...(row.shown === 'weak' && row.lines.length > 0 ? [`${INDENT}${colors.dim('nearest to it:')}`] : []),
        ...row.lines.slice(0, BEST_PLACES).map(renderPlace),
        ...(left > 0 ? [`${INDENT}${colors.dim(`and ${formatCount(left)} more`)}`] : []),
      ];
    }),
    ...listFurtherWants(rows).map((want) => wrapText(want, '  ')),
    ...(report.pr === null && tally.met > 0 && getFact(report, 'tests.given') === false
      ? [colors.dim('  give a report of the tests with: review --junit FILE')]
      : []),
    ...[...tally.words.keys()].map((word) => colors.dim(wrapText(`${word}: ${STATUS_MEANINGS[word]}`, '  '))),
    '',
  ];
}

function renderFindings(report: Report, colors: Colors): string[] {
  const paint: Readonly<Record<Weight, (text: string) => string>> = {
    error: colors.red,
    warn: colors.yellow,
    info: colors.blue,
  };
  return [
    `${colors.bold('Findings')}  ${formatFindingCounts(report)}${report.truncated ? ' (the service has more)' : ''}`,
    ...renderFirstRows(foldUnbound(report, sortFindings(report.findings)), ({ finding, text }) => [
      `  ${paint[toWeight(finding)](oneLine(finding.severity).padEnd(6))} ${colors.cyan(formatReference(finding))}  ${colors.dim(oneLine(nameRule(finding)))}`,
      ...(text === null ? [finding.title, finding.rationale] : [text]).map((words) => wrapText(words, '         ')),
    ]),
    '',
  ];
}

function renderRisk(report: Report, colors: Colors): string[] {
  const tier = readTierEvidence(report);
  if (tier === null) return [];
  const title = `${colors.bold('Risk')}  ${formatTier(tier.tier)}, score ${formatNumber(tier.score)}`;
  const reasons = tier.reasons ?? [];
  if (reasons.length > 0) return [title, ...reasons.map((reason) => wrapText(reason, '  ')), ''];
  // Old traces name no reasons.
  const { largest, others, sum } = selectLargest(tier.contributions);
  const points = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.padStart(7);
  return [
    title,
    ...tier.floors.map((floor) => wrapText(`at least ${floor.tier}: ${floor.note}`, '  ')),
    ...largest.map((each) => `${points(each.points)}  ${oneLine(`${each.note || each.feature}: ${each.value}`)}`),
    ...(others > 0 ? [`${points(sum)}  ${counted(others, 'smaller one')} together`] : []),
    '',
  ];
}

/** Judgements that are shown, the least certain ones. */
const JUDGEMENTS = 3;

function renderConfidence(report: Report, colors: Colors): string[] {
  const { confidence } = report.review;
  const judgements = listDecidingJudgements(report);
  if (confidence == null || judgements.length === 0) return [];
  const shown = judgements.slice(0, JUDGEMENTS);
  return [
    `${colors.bold('Confidence')}  ${formatProbability(confidence)}`,
    wrapText(describeConfidence(judgements.length, shown.length), '  '),
    ...shown.map((judgement) => wrapText(formatJudgement(judgement), '    ')),
    '',
  ];
}

function renderTools(report: Report, colors: Colors): string[] {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [colors.bold(title), ...lines.map((line) => wrapText(line, '  ')), ''];
  return [
    ...list('Reports of other tools', formatToolReports(report)),
    ...list('Reports of the tests', formatReported(report)),
  ];
}

function renderCoverage(report: Report, colors: Colors): string[] {
  const omitted = listOmitted(report);
  if (omitted.length === 0) return [];
  return [
    `${colors.bold('Not looked at')}  ${counted(omitted.length, 'item')}`,
    ...renderFirstRows(omitted, ({ path, detail, blocking }) => [
      wrapText(
        `${path === null ? '' : `${path}: `}${detail}${blocking ? ' This keeps the gate from opening by itself.' : ''}`,
        '  ',
      ),
    ]),
    '',
  ];
}

function renderSuppressed(report: Report, colors: Colors): string[] {
  const suppressed = readPlanesEvidence(report)?.suppressed ?? [];
  if (suppressed.length === 0) return [];
  return [
    `${colors.bold('Suppressed')}  ${counted(suppressed.length, 'finding')}`,
    ...renderFirstRows(suppressed, ({ rule, file, line, reason, by }) => [
      wrapText(`${file}:${line} ${rule}: ${reason} (${by})`, '  '),
    ]),
    '',
  ];
}

function renderSteps(report: Report, colors: Colors): string[] {
  const steps = listStepsBesideCriteria(report);
  const alternative = describeAlternative(report);
  return [
    ...(steps.length === 0 ? [] : [colors.bold(formatStepsTitle(report))]),
    ...steps.flatMap(({ what, items, more }) => [
      wrapText(what, '  '),
      ...items.map(({ reference, name, text }) =>
        wrapText([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    '),
      ),
      ...(more > 0 ? [`    and ${formatCount(more)} more`] : []),
    ]),
    ...(steps.length === 0 ? [] : ['']),
    ...(alternative === '' ? [] : [wrapText(alternative, ''), '']),
  ];
}

/** Returns the deciding rule and the facts that it is based on. */
function renderDecision(report: Report): string[] {
  const decision = formatDecision(report);
  return decision === '' ? [] : [wrapText(decision, '')];
}

/** Returns ` into main (1234567)`, as far as the service names the base. */
function formatBase({ base_ref: ref, base_sha: sha }: Report['review']): string {
  if (sha == null) return ref == null ? '' : ` into ${oneLine(ref)}`;
  const commit = abbreviateSha(oneLine(sha));
  return ref == null || ref === sha ? ` into ${commit}` : ` into ${oneLine(ref)} (${commit})`;
}

/**
 * Builds the report for a terminal.
 * @param options.color whether to use ANSI colours
 */
export function renderTextReport(report: Report, options: { readonly color: boolean }): string {
  const colors = pc.createColors(options.color);
  const { review, gate } = report;
  const paint = gate.open ? colors.green : colors.red;
  const tier = review.tier == null ? '' : `  tier ${formatTier(oneLine(review.tier))}`;
  return [
    `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint(oneLine(formatVerdict(report)))}${tier}`,
    `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${abbreviateSha(report.headSha)}`}${formatBase(review)}`,
    // What the review does not cover comes before what it says.
    ...report.notes.map((note) => wrapText(`Note: ${note}`, '')),
    '',
    wrapText(describeGate(report), ''),
    ...renderDecision(report),
    '',
    ...renderOpening(report, colors),
    ...renderSteps(report, colors),
    ...renderPeople(report, colors),
    ...renderSince(report, colors),
    ...renderLook(report, colors),
    ...renderCriteria(report, colors),
    ...renderFindings(report, colors),
    ...renderTools(report, colors),
    ...renderRisk(report, colors),
    ...renderConfidence(report, colors),
    ...renderCoverage(report, colors),
    ...renderSuppressed(report, colors),
    ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
  ].join('\n');
}
