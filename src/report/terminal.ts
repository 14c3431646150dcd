/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */

import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { abbreviateSha, counted, oneLine } from '../base/text.js';
import {
  CRITERION_WORDS,
  criteriaOf,
  criterionRows,
  omittedOf,
  planesOf,
  tallyOf,
  tallyText,
  tierOf,
  toolLines,
  weightiest,
} from './evidence.js';
import { nameRule, referenceOf, type Weight, weightOf, worstFirst } from './findings.js';
import { nextSteps, stepsTitle } from './next-steps.js';
import type { Report } from './report.js';
import { decidedBy, findingsText, tierText, verdictText } from './verdict.js';

const WIDTH = 96;

/** Wraps words at `WIDTH` columns and indents each line. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of oneLine(text).split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => `${indent}${each}`).join('\n');
}

/** Maximum number of findings and files shown, because a terminal is not suited for thousands. */
const SHOWN = 100;

/** Returns the rows that are shown, and a line that says how many more there are and where. */
function some<T>(all: readonly T[], rows: (one: T) => readonly string[]): string[] {
  const left = all.length - SHOWN;
  return [
    ...all.slice(0, SHOWN).flatMap(rows),
    ...(left > 0 ? [`  and ${left} more: --format markdown, json or sarif has all of them`] : []),
  ];
}

function criteriaText(report: Report, colors: Colors): string[] {
  const rows = criterionRows(report);
  if (rows.length === 0) return [colors.bold('Acceptance criteria'), '  none were found', ''];
  const paint = { met: colors.green, weak: colors.yellow, unmet: colors.red, not_code_verifiable: colors.dim };
  const origin = criteriaOf(report)?.criteria[0]?.origin.ticket;
  const from = origin == null ? '' : colors.dim(`, from ${oneLine(origin)}`);
  return [
    `${colors.bold('Acceptance criteria')}  ${tallyText(tallyOf(report))}${from}`,
    ...some(rows, (row) => {
      const word = row.status === null ? (row.lines.length === 0 ? 'no lines' : '') : CRITERION_WORDS[row.status];
      const color = row.status === null ? colors.dim : paint[row.status];
      const figure = row.confidence === null ? '' : ` ${colors.dim(`(${row.confidence})`)}`;
      return [
        `  ${color(word.padEnd(11))} ${colors.bold(oneLine(row.id))}${figure}`,
        ...(row.text === null ? [] : [wrapped(row.text, '              ')]),
        ...row.lines.map((reference) => `              ${colors.cyan(oneLine(reference))}`),
      ];
    }),
    '',
  ];
}

function findingsPart(report: Report, colors: Colors): string[] {
  const paint: Readonly<Record<Weight, (text: string) => string>> = {
    error: colors.red,
    warn: colors.yellow,
    info: colors.blue,
  };
  return [
    `${colors.bold('Findings')}  ${findingsText(report)}${report.truncated ? ' (the service has more)' : ''}`,
    ...some(worstFirst(report.findings), (finding) => [
      `  ${paint[weightOf(finding)](oneLine(finding.severity).padEnd(6))} ${colors.cyan(referenceOf(finding))}  ${colors.dim(oneLine(nameRule(finding)))}`,
      wrapped(finding.title, '         '),
      wrapped(finding.rationale, '         '),
    ]),
    '',
  ];
}

function riskPart(report: Report, colors: Colors): string[] {
  const tier = tierOf(report);
  if (tier === null) return [];
  const { largest, others, sum } = weightiest(tier.contributions);
  const points = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.padStart(7);
  return [
    `${colors.bold('Risk')}  ${tierText(tier.tier)}, score ${tier.score}`,
    ...tier.floors.map((floor) => wrapped(`at least ${floor.tier}: ${floor.note}`, '  ')),
    ...largest.map((each) => `${points(each.points)}  ${oneLine(`${each.note || each.feature}: ${each.value}`)}`),
    ...(others > 0 ? [`${points(sum)}  ${counted(others, 'smaller one')} together`] : []),
    '',
  ];
}

function toolsPart(report: Report, colors: Colors): string[] {
  const lines = toolLines(report);
  if (lines.length === 0) return [];
  return [colors.bold('Reports of other tools'), ...lines.map((line) => wrapped(line, '  ')), ''];
}

function coveragePart(report: Report, colors: Colors): string[] {
  const omitted = omittedOf(report);
  if (omitted.length === 0) return [];
  return [
    `${colors.bold('Not looked at')}  ${counted(omitted.length, 'item')}`,
    ...some(omitted, ({ path, detail, blocking }) => [
      wrapped(
        `${path === null ? '' : `${path}: `}${detail}${blocking ? ' This keeps the gate from opening by itself.' : ''}`,
        '  ',
      ),
    ]),
    '',
  ];
}

function suppressedPart(report: Report, colors: Colors): string[] {
  const suppressed = planesOf(report)?.suppressed ?? [];
  if (suppressed.length === 0) return [];
  return [
    `${colors.bold('Suppressed')}  ${counted(suppressed.length, 'finding')}`,
    ...some(suppressed, ({ rule, file, line, reason, by }) => [
      wrapped(`${file}:${line} ${rule}: ${reason} (${by})`, '  '),
    ]),
    '',
  ];
}

function stepsPart(report: Report, colors: Colors): string[] {
  const steps = nextSteps(report);
  if (steps.length === 0) return [];
  return [
    colors.bold(stepsTitle(report)),
    ...steps.flatMap(({ what, items, more }) => [
      wrapped(what, '  '),
      ...items.map(({ reference, name, text }) =>
        wrapped([name, reference ?? '', text].filter((part) => part !== '').join('  '), '    '),
      ),
      ...(more > 0 ? [`    and ${more} more`] : []),
    ]),
    '',
  ];
}

/** Returns the deciding rule and the facts that it is based on. */
function decidedLine(report: Report): string[] {
  const decided = decidedBy(report);
  if (decided === null) return [];
  const policy = decided.policy === null ? '' : ` of the policy ${decided.policy}`;
  const because = decided.because === '' ? decided.condition : decided.because;
  return [wrapped(`Decided by the rule ${decided.rule}${policy}${because === '' ? '' : `: ${because}`}.`, '')];
}

/**
 * Builds the report for a terminal.
 * @param options.color whether to use ANSI colours
 */
export function textReport(report: Report, options: { readonly color: boolean }): string {
  const colors = pc.createColors(options.color);
  const { review, gate } = report;
  const paint = gate.open ? colors.green : colors.red;
  const facts = [
    ...(review.tier == null ? [] : [`tier ${tierText(oneLine(review.tier))}`]),
    ...(review.confidence == null ? [] : [`confidence ${review.confidence}`]),
  ];
  return [
    `${colors.bold('Review Gate')}  ${paint(colors.bold(gate.open ? 'open' : 'closed'))}  ${paint(oneLine(verdictText(report)))}  ${facts.join('  ')}`,
    `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${abbreviateSha(report.headSha)}`}`,
    '',
    wrapped(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
    ...decidedLine(report),
    ...report.notes.map((note) => wrapped(`Note: ${note}`, '')),
    '',
    ...stepsPart(report, colors),
    ...criteriaText(report, colors),
    ...findingsPart(report, colors),
    ...toolsPart(report, colors),
    ...riskPart(report, colors),
    ...coveragePart(report, colors),
    ...suppressedPart(report, colors),
    ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
  ].join('\n');
}
