/** What changed since the last head that a person saw. */
import { cutCharacters, formatCount } from '../../../base/text.js';
import type { Report } from '../../report.js';
import {
  formatSinceFiles,
  formatSinceSpans,
  formatSinceTitle,
  listSinceRows,
  readSeenSince,
  type SeenSince,
  type SinceMark,
  type SinceRow,
} from '../../since.js';
import { escapeMarkdown, formatMarkdownWords } from '../text.js';
import type { Section } from './fit.js';
import { renderLineLink } from './links.js';

const MARKS: Readonly<Record<SinceMark, string>> = { worse: '🔻', better: '🔺', note: '▫️' };

const MAX_TEXT_CHARACTERS = 200;

function renderRow(report: Report, { seen }: SeenSince, row: SinceRow): string {
  const name = row.name === '' ? '' : `**${escapeMarkdown(cutCharacters(row.name, 40))}** `;
  const at = row.lines.map((reference) => renderLineLink(report, reference)).join(', ');
  const then = { ...report, headSha: seen.commit };
  const lost = row.lost.map((reference) => renderLineLink(then, reference)).join(', ');
  const words = formatMarkdownWords(cutCharacters(row.text, MAX_TEXT_CHARACTERS));
  return `- ${MARKS[row.mark]} ${name}${words}${at === '' ? '' : ` (${at})`}${lost === '' ? '' : `; then at ${lost}`}`;
}

/**
 * Builds the section; none if no person who counts has seen a head.
 * @param most the number of rows shown; the others are counted
 */
export function buildSinceSections(report: Report, most: number): Section[] {
  const since = readSeenSince(report);
  if (since === null) return [];
  const rows = listSinceRows(since);
  const facts = [formatSinceFiles(since), formatSinceSpans(since)].filter((text) => text !== '').join(' ');
  const left = rows.length - Math.min(most, rows.length);
  const more = (count: number) => `- and ${formatCount(count)} more: the trace has them`;
  return [
    {
      head: `### ${escapeMarkdown(cutCharacters(formatSinceTitle(since), 120))}\n\n${formatMarkdownWords(cutCharacters(facts, 600))}${rows.length === 0 ? '' : '\n'}`,
      rows: [...rows.slice(0, most).map((row) => renderRow(report, since, row)), ...(left > 0 ? [more(left)] : [])],
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}
