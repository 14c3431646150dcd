/** A review as text for a terminal; every mark is a word too, so that it reads without colour. */
import pc from 'picocolors';
import type { Colors } from 'picocolors/types.js';
import { type CriterionRow, criteriaOf, criterionRows, ruleNamer, tierOf, toolLines } from './evidence.js';
import { linesOf, pathOf, type Weight, weightOf, worstFirst } from './findings.js';
import type { Report } from './report.js';
import { findingsText, tierText, verdictText } from './sections.js';
import { counted, oneLine } from './words.js';

const WIDTH = 96;

/** Words wrapped at `WIDTH` columns, each line indented. */
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

const STATUS_WORDS = { met: 'met', weak: 'weak', unmet: 'unmet', not_code_verifiable: 'not in code' } as const;

function criteriaText(report: Report, colors: Colors): string[] {
  const rows = criterionRows(report);
  if (rows.length === 0) return [colors.bold('Acceptance criteria'), '  none were found', ''];
  const tally = (status: CriterionRow['status']) => rows.filter((row) => row.status === status).length;
  const paint = { met: colors.green, weak: colors.yellow, unmet: colors.red, not_code_verifiable: colors.dim };
  const origin = criteriaOf(report)?.criteria[0]?.origin.ticket;
  const from = origin == null ? '' : colors.dim(` from ${oneLine(origin)}`);
  const head = `${tally('met')} met, ${tally('weak')} weak, ${tally('unmet')} unmet`;
  return [
    `${colors.bold('Acceptance criteria')}  ${head}${from}`,
    ...rows.flatMap((row) => {
      const word = row.status === null ? '' : STATUS_WORDS[row.status];
      const color = row.status === null ? colors.dim : paint[row.status];
      const figure = row.confidence === null ? '' : ` ${colors.dim(`(${row.confidence})`)}`;
      return [
        `  ${color(word.padEnd(11))} ${colors.bold(oneLine(row.id))}${figure}`,
        wrapped(row.text ?? '', '              '),
        ...row.lines.map((reference) => `              ${colors.cyan(oneLine(reference))}`),
      ];
    }),
    '',
  ];
}

function findingsPart(report: Report, colors: Colors): string[] {
  const ruleOf = ruleNamer(report);
  const paint: Readonly<Record<Weight, (text: string) => string>> = {
    error: colors.red,
    warn: colors.yellow,
    info: colors.blue,
  };
  return [
    `${colors.bold('Findings')}  ${findingsText(report)}${report.truncated ? ' (the service has more)' : ''}`,
    ...worstFirst(report.findings).flatMap((finding) => {
      const { first, last } = linesOf(finding);
      const where = `${pathOf(finding)}:${first}${last > first ? `-${last}` : ''}`;
      return [
        `  ${paint[weightOf(finding)](oneLine(finding.severity).padEnd(6))} ${colors.cyan(where)}  ${colors.dim(oneLine(ruleOf(finding)))}`,
        wrapped(finding.title, '         '),
        wrapped(finding.rationale, '         '),
      ];
    }),
    '',
  ];
}

function riskPart(report: Report, colors: Colors): string[] {
  const tier = tierOf(report);
  if (tier === null) return [];
  const parts = tier.contributions
    .filter((each) => each.points !== 0)
    .sort((a, b) => b.points - a.points)
    .map((each) => `${each.feature} ${each.points > 0 ? '+' : ''}${each.points}`);
  const floors = tier.floors.map((floor) => `at least ${floor.tier}: ${floor.note}`);
  return [
    `${colors.bold('Risk')}  ${tierText(tier.tier)}, score ${tier.score}`,
    ...(parts.length > 0 ? [wrapped(parts.join(', '), '  ')] : []),
    ...floors.map((floor) => wrapped(floor, '  ')),
    '',
  ];
}

function toolsPart(report: Report, colors: Colors): string[] {
  const lines = toolLines(report);
  if (lines.length === 0) return [];
  return [colors.bold('Reports of other tools'), ...lines.map((line) => wrapped(line, '  ')), ''];
}

function coveragePart(report: Report, colors: Colors): string[] {
  const omitted = report.trace?.snapshot.coverage.omitted ?? [];
  if (omitted.length === 0) return [];
  return [
    `${colors.bold('Not looked at')}  ${counted(omitted.length, 'item')}`,
    ...omitted.map((each) => wrapped(`${each.path === null ? '' : `${each.path}: `}${each.detail}`, '  ')),
    '',
  ];
}

/**
 * The report for a terminal.
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
    `${report.repo}${report.pr === null ? '' : `#${report.pr}`}${report.headSha === null ? '' : ` at ${report.headSha.slice(0, 12)}`}`,
    '',
    wrapped(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`, ''),
    ...report.notes.map((note) => wrapped(`Note: ${note}`, '')),
    '',
    ...criteriaText(report, colors),
    ...findingsPart(report, colors),
    ...toolsPart(report, colors),
    ...riskPart(report, colors),
    ...coveragePart(report, colors),
    ...(report.trace === null ? [] : [`${colors.bold('Trace')}  ${report.trace.digest}`, '']),
  ].join('\n');
}
