/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */

import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { groupBy } from '../base/groups.js';
import { abbreviateSha, counted, oneLine } from '../base/text.js';
import {
  countAccounting,
  countUnlisted,
  formatNothingLeft,
  formatOpen,
  formatPartition,
  formatPlaceLines,
  formatWithin,
  listOpenPlaces,
} from './accounting.js';
import { formatVouchCommand } from './commands.js';
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
} from './criteria.js';
import {
  formatReported,
  formatToolReports,
  formatUntrusted,
  listOmitted,
  readCriteriaEvidence,
  readPlanesEvidence,
  readTierEvidence,
  selectLargest,
} from './evidence.js';
import { formatReference, nameRule, sortFindings, toWeight, type Weight } from './findings.js';
import {
  countLookCriteria,
  formatClearing,
  formatLookCriterion,
  formatLookTitle,
  formatTicked,
  type LookCriterion,
  listLookCriteria,
  listTicked,
} from './look.js';
import { formatStepsTitle, listNextSteps } from './next-steps.js';
import { listPeople } from './people.js';
import type { Report } from './report.js';
import {
  formatSinceFiles,
  formatSinceRow,
  formatSinceSpans,
  formatSinceTitle,
  listSinceRows,
  readSeenSince,
} from './since.js';
import { findDecidingRule, formatFindingCounts, formatTier, formatVerdict } from './verdict.js';
import { wrapText } from './wrap-text.js';

/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;
/** The same for places that are left to people. */
const SHOWN_PLACES = 30;

/** Returns the rows that are shown, and a line that says how many more there are and where. */
function renderFirstRows<T>(all: readonly T[], rows: (one: T) => readonly string[]): string[] {
  const left = all.length - SHOWN;
  return [
    ...all.slice(0, SHOWN).flatMap(rows),
    ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
  ];
}

/** Lists what is left to people: what is wrong, places by file, what waits for a person, what is ticked off. */
function renderLook(report: Report, colors: Colors): string[] {
  const tally = countAccounting(report);
  if (tally === null) return [];
  const criteria = listLookCriteria(report);
  const waiting = countLookCriteria(criteria);
  const isOpen = formatOpen(tally) !== '';
  const places = listOpenPlaces(report);
  const left = places.length - Math.min(SHOWN_PLACES, places.length) + countUnlisted(report);
  const clear = (command: string | null) => (command === null ? [] : [wrapText(formatClearing(command), '    ')]);
  const list = (kinds: readonly LookCriterion['kind'][]) =>
    renderFirstRows(
      criteria.filter(({ kind }) => kinds.includes(kind)),
      (one) => [wrapText(formatLookCriterion(one), '  '), ...clear(one.command)],
    );
  const title = `${colors.bold(formatLookTitle(tally, waiting))}  ${isOpen ? formatPartition(tally) : ''}`.trimEnd();
  return [
    ...(isOpen || waiting > 0 ? [title] : []),
    ...(isOpen ? [] : [wrapText(formatNothingLeft(tally), waiting > 0 ? '  ' : '')]),
    ...list(['contradicted']),
    ...[...groupBy(places.slice(0, SHOWN_PLACES), ({ location }) => location.file)].flatMap(([path, own]) => [
      `  ${colors.cyan(oneLine(path))}`,
      ...own.map((place) =>
        wrapText(
          `${place.reason}${place.isNew ? ', new,' : ''} ${formatPlaceLines(place)}${formatWithin(place)}: ${place.why}`,
          '    ',
        ),
      ),
      ...clear(formatVouchCommand(report, path)),
    ]),
    ...(left > 0 ? [`  and ${counted(left, 'more place')}: --format html and json have them`] : []),
    ...list(['weak', 'open', 'signed']),
    ...listTicked(report)
      .slice(0, SHOWN_PLACES)
      .map((one) => wrapText(formatTicked(one), '  ')),
    '',
  ];
}

function renderPeople(report: Report, colors: Colors): string[] {
  const people = listPeople(report);
  if (people.length === 0) return [];
  return [
    colors.bold('People'),
    ...renderFirstRows(people, ({ standing, name, why }) => [wrapText(`${standing}: ${name}: ${why}`, '  ')]),
    '',
  ];
}

function renderSince(report: Report, colors: Colors): string[] {
  const since = readSeenSince(report);
  if (since === null) return [];
  const facts = [formatSinceFiles(since), formatSinceSpans(since)].filter((text) => text !== '');
  return [
    colors.bold(oneLine(formatSinceTitle(since))),
    ...facts.map((text) => wrapText(text, '  ')),
    ...renderFirstRows(listSinceRows(since), (row) => [wrapText(formatSinceRow(row), '  ')]),
    '',
  ];
}

/** The texts of a criterion stand below its id. */
const INDENT = ' '.repeat(15);

function renderCriteria(report: Report, colors: Colors): string[] {
  const rows = buildCriterionRows(report);
  if (rows.length === 0) return [colors.bold('Acceptance criteria'), '  none were found', ''];
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
  const untrusted = formatUntrusted(report);
  return [
    `${colors.bold('Acceptance criteria')}  ${formatTally(tally)}${from}`,
    ...(untrusted === '' ? [] : [wrapText(untrusted, '  ')]),
    ...renderFirstRows(rows, (row) => {
      const word = row.shown ?? (row.lines.length === 0 ? 'no lines' : '');
      const figure = row.confidence === null ? '' : ` ${colors.dim(`(${row.confidence})`)}`;
      const left = row.lines.length - BEST_PLACES;
      return [
        `  ${paint[rateCriterion(row)](word.padEnd(12))} ${colors.bold(oneLine(row.id))}${figure}`,
        ...(row.text === null ? [] : [wrapText(row.text, INDENT)]),
        ...formatWants(row).map((want) => colors.yellow(wrapText(want, INDENT))),
        ...formatClaims(row).map((claim) => colors.dim(wrapText(claim, INDENT))),
        ...row.lines.slice(0, BEST_PLACES).map((reference) => `${INDENT}${colors.cyan(oneLine(reference))}`),
        ...(left > 0 ? [`${INDENT}${colors.dim(`and ${left} more`)}`] : []),
      ];
    }),
    ...listFurtherWants(rows).map((want) => wrapText(want, '  ')),
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
    ...renderFirstRows(sortFindings(report.findings), (finding) => [
      `  ${paint[toWeight(finding)](oneLine(finding.severity).padEnd(6))} ${colors.cyan(formatReference(finding))}  ${colors.dim(oneLine(nameRule(finding)))}`,
      wrapText(finding.title, '         '),
      wrapText(finding.rationale, '         '),
    ]),
    '',
  ];
}

function renderRisk(report: Report, colors: Colors): string[] {
  const tier = readTierEvidence(report);
  if (tier === null) return [];
  const title = `${colors.bold('Risk')}  ${formatTier(tier.tier)}, score ${tier.score}`;
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
  const steps = listNextSteps(report);
  if (steps.length === 0) return [];
  return [
    colors.bold(formatStepsTitle(report)),
    ...steps.flatMap(({ what, items, more }) => [
      wrapText(what, '  '),
      ...items.map(({ reference, name, text }) =>
        wrapText([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    '),
      ),
      ...(more > 0 ? [`    and ${more} more`] : []),
    ]),
    '',
  ];
}

/** Returns the deciding rule and the facts that it is based on. */
function renderDecision(report: Report): string[] {
  const decided = findDecidingRule(report);
  if (decided === null) return [];
  const policy = decided.policy === null ? '' : ` of the policy ${decided.policy}`;
  const because = decided.because === '' ? decided.condition : decided.because;
  return [wrapText(`Decided by the rule ${decided.rule}${policy}${because === '' ? '' : `: ${because}`}.`, '')];
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
  const facts = [
    ...(review.tier == null ? [] : [`tier ${formatTier(oneLine(review.tier))}`]),
    ...(review.confidence == null ? [] : [`confidence ${review.confidence}`]),
  ];
  return [
    `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint(oneLine(formatVerdict(report)))}  ${facts.join('  ')}`,
    `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${abbreviateSha(report.headSha)}`}${formatBase(review)}`,
    '',
    wrapText(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
    ...renderDecision(report),
    ...report.notes.map((note) => wrapText(`Note: ${note}`, '')),
    '',
    ...renderSteps(report, colors),
    ...renderPeople(report, colors),
    ...renderSince(report, colors),
    ...renderLook(report, colors),
    ...renderCriteria(report, colors),
    ...renderFindings(report, colors),
    ...renderTools(report, colors),
    ...renderRisk(report, colors),
    ...renderCoverage(report, colors),
    ...renderSuppressed(report, colors),
    ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
  ].join('\n');
}
