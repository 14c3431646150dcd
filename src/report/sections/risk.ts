/** How the tier and the confidence came about. */
import { counted, cutCharacters } from '../../base/text.js';
import { confidenceParts, tierOf, weightiest } from '../evidence.js';
import type { Report } from '../report.js';
import { figure, tierText } from '../verdict.js';
import { markdownText } from '../words.js';
import type { Section } from './fit.js';

const signed = (points: number) => `${points > 0 ? '+' : ''}${figure(points)}`;

/** Shows the tier with its largest contributions; no section without a trace. */
export function riskSections(report: Report): Section[] {
  const tier = tierOf(report);
  if (tier === null) return [];
  const { largest, others, sum } = weightiest(tier.contributions);
  const floors = tier.floors.map(
    (floor) => `| at least ${floor.tier} | ${markdownText(cutCharacters(floor.note, 300))} | |`,
  );
  const contributions = largest.map(
    ({ note, feature, value, points }) =>
      `| ${signed(points)} | ${markdownText(cutCharacters(note || feature, 300))} | ${markdownText(cutCharacters(String(value), 80))} |`,
  );
  const rest = others === 0 ? [] : [`| ${signed(sum)} | ${counted(others, 'smaller one')} together | |`];
  const rows = [...floors, ...contributions, ...rest];
  if (rows.length === 0) return [];
  return [
    {
      head: `### Risk: ${markdownText(tierText(tier.tier))}, score ${figure(tier.score)}\n\n| Points | For | Value |\n|---|---|---|`,
      rows,
      more: (left) => `\n${left} more not shown here for lack of room; the trace has all of them.`,
    },
  ];
}

const PARTS = 3;

/** Shows what the confidence is based on, the least certain first; no section without a trace. */
export function confidenceSections(report: Report): Section[] {
  const { confidence } = report.review;
  const parts = confidenceParts(report);
  if (confidence == null || parts.length === 0) return [];
  const rows = parts
    .slice(0, PARTS)
    .map(({ part, stands }) => `- ${figure(stands)} ${markdownText(cutCharacters(part, 200))}`);
  const others = parts.length - rows.length;
  return [
    {
      head: `### Confidence: ${figure(confidence)}\n\nIt rests on ${counted(parts.length, 'judgement')}, each with the probability that it is right${others > 0 ? '; the least sure' : ''}:\n`,
      rows,
      more: (left) => `\n${left} more not shown here for lack of room.`,
    },
  ];
}
