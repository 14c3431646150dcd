/** Who approved the change, whose approval is stale and why, and who is missing. */
import { cutCharacters, formatCount } from '../../../base/text.js';
import { listPeople, listUnknown, type PersonRow, type PersonStanding } from '../../people.js';
import type { Report } from '../../report.js';
import { escapeMarkdown, formatMarkdownLink, formatMarkdownWords } from '../text.js';
import type { Section } from './fit.js';

const MARKS: Readonly<Record<PersonStanding, string>> = {
  approved: '✅ approved',
  stale: '⏳ stale',
  'not counted': '▫️ not counted',
  'changes requested': '❌ changes requested',
  'owner missing': '🟧 owner missing',
};

const MAX_NAME_CHARACTERS = 100;
const MAX_WHY_CHARACTERS = 400;

function renderPerson({ name, standing, url, why }: PersonRow): string {
  const shown = `**${escapeMarkdown(cutCharacters(name, MAX_NAME_CHARACTERS))}**`;
  const mark = url === null ? MARKS[standing] : formatMarkdownLink(MARKS[standing], url);
  return `- ${mark} ${shown}: ${formatMarkdownWords(cutCharacters(why, MAX_WHY_CHARACTERS))}`;
}

/**
 * Builds the section; none if nobody said anything and nobody is missing.
 * @param most the number of people shown; the others are counted
 */
export function buildPeopleSections(report: Report, most: number): Section[] {
  const unknown = listUnknown(report).map(
    (text) => `- ${formatMarkdownWords(cutCharacters(text, MAX_WHY_CHARACTERS))}`,
  );
  const rows = [...listPeople(report).map(renderPerson), ...unknown];
  if (rows.length === 0) return [];
  const left = rows.length - Math.min(most, rows.length);
  const more = (count: number) => `- and ${formatCount(count)} more: the trace has them`;
  return [
    {
      head: '### People\n',
      rows: [...rows.slice(0, most), ...(left > 0 ? [more(left)] : [])],
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}
