/** How the tier and the confidence came about. */
import { counted, cutCharacters, formatCount } from '../../../base/text.js';
import { describeConfidence, formatJudgement, listDecidingJudgements } from '../../confidence.js';
import { readTierEvidence, selectLargest } from '../../evidence.js';
import type { Report } from '../../report.js';
import { formatNumber, formatProbability, formatTier } from '../../verdict.js';
import { escapeMarkdown, formatMarkdownWords } from '../text.js';
import { foldSection, type Section } from './fit.js';

const formatSigned = (points: number) => `${points > 0 ? '+' : ''}${formatNumber(points)}`;

/** Shows the tier with its reasons, and folded what its score is made of; no section without a trace. */
export function buildRiskSections(report: Report): Section[] {
  const tier = readTierEvidence(report);
  if (tier === null) return [];
  const { largest, others, sum } = selectLargest(tier.contributions);
  const floors = tier.floors.map(
    (floor) => `| at least ${floor.tier} | ${escapeMarkdown(cutCharacters(floor.note, 300))} | |`,
  );
  const contributions = largest.map(
    ({ note, feature, value, points }) =>
      `| ${formatSigned(points)} | ${escapeMarkdown(cutCharacters(note || feature, 300))} | ${escapeMarkdown(cutCharacters(String(value), 80))} |`,
  );
  const rest = others === 0 ? [] : [`| ${formatSigned(sum)} | ${counted(others, 'smaller one')} together | |`];
  const rows = [...floors, ...contributions, ...rest];
  if (rows.length === 0) return [];
  const title = `### Risk: ${escapeMarkdown(formatTier(tier.tier))}, score ${formatNumber(tier.score)}`;
  const table = '| Points | For | Value |\n|---|---|---|';
  const more = (left: number) =>
    `\n${formatCount(left)} more not shown here, to save space. The trace has all of them.`;
  const reasons = (tier.reasons ?? []).map((reason) => `- ${escapeMarkdown(cutCharacters(reason, 300))}`);
  // Old traces name no reasons.
  if (reasons.length === 0) return [{ head: `${title}\n\n${table}`, rows, more }];
  return [
    { head: `${title}\n`, rows: reasons, more },
    foldSection('What the score is made of', { head: table, rows, more }),
  ];
}

const PARTS = 3;

/** Shows what the confidence is based on, the least certain first; no section where nothing in doubt decides. */
export function buildConfidenceSections(report: Report): Section[] {
  const { confidence } = report.review;
  const judgements = listDecidingJudgements(report);
  if (confidence == null || judgements.length === 0) return [];
  const rows = judgements
    .slice(0, PARTS)
    .map((judgement) => `- ${formatMarkdownWords(cutCharacters(formatJudgement(judgement), 300))}`);
  return [
    {
      head: `### Confidence: ${formatProbability(confidence)}\n\n${describeConfidence(judgements.length, rows.length)}\n`,
      rows,
      more: (left) => `\n${formatCount(left)} more not shown here, to save space.`,
    },
  ];
}
