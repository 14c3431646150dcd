/** What is left to people, by file, the heaviest first; and the change as its parts. */
import { groupBy } from '../../base/groups.js';
import { capitalize, counted, cutCharacters } from '../../base/text.js';
import {
  buildDiffAnchor,
  countAccounting,
  countUnlisted,
  formatLookTitle,
  formatNothingLeft,
  formatOpen,
  formatPartition,
  formatPlaceLines,
  formatWithin,
  listOpenPlaces,
  type OpenPlace,
} from '../accounting.js';
import type { Report } from '../report.js';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownLink, formatMarkdownWords } from '../text.js';
import { createTextSection, type Section } from './fit.js';
import { renderLineLink } from './links.js';

const MAX_PATH_CHARACTERS = 300;
const MAX_SYMBOL_CHARACTERS = 80;

const MARKS: Readonly<Partial<Record<OpenPlace['reason'], string>>> = {
  unaccounted: '🟧 unaccounted',
  opaque: '🟥 opaque',
};

/** Links to the lines in the pull request, where removed lines can be seen too; else to the file at the head commit. */
function renderPlaceLink(report: Report, place: OpenPlace): string {
  const label = escapeMarkdown(formatPlaceLines(place));
  if (report.serverUrl !== null && report.pr !== null && report.headSha !== null) {
    const url = `${report.serverUrl}/${report.repo}/pull/${report.pr}/files#${buildDiffAnchor(place)}`;
    return formatMarkdownLink(label, url);
  }
  const { added, location } = place;
  if (added === null) return label;
  return renderLineLink(report, `${location.file}:${added.first}-${added.last}`, formatPlaceLines(place));
}

function renderPlace(report: Report, place: OpenPlace, why: number): string {
  const within = formatWithin(place, (name) => formatMarkdownCode(cutCharacters(name, MAX_SYMBOL_CHARACTERS)));
  const words = formatMarkdownWords(cutCharacters(place.why, why));
  return `- ${MARKS[place.reason] ?? place.reason} ${renderPlaceLink(report, place)}${within}${words === '' ? '' : `: ${words}`}`;
}

/** Renders each place. The first of a file has the file's name above it. */
function renderPlaces(report: Report, places: readonly OpenPlace[], why: number): string[] {
  return [...groupBy(places, ({ location }) => location.file)].flatMap(([path, own], at) => {
    const lines = own.reduce((sum, place) => sum + place.lines, 0);
    const size = lines === 0 ? '' : `, ${counted(lines, 'line')}`;
    const head = `${at === 0 ? '' : '\n'}${formatMarkdownCode(cutCharacters(path, MAX_PATH_CHARACTERS))}${size}\n\n`;
    return own.map((place, index) => `${index === 0 ? head : ''}${renderPlace(report, place, why)}`);
  });
}

/**
 * Builds the section; none if the review does not account for its lines.
 * @param most the number of places shown; the others are counted
 * @param why the most characters of what a place's reason rests on
 */
export function buildLookSections(
  report: Report,
  { most, why }: { readonly most: number; readonly why: number },
): Section[] {
  const tally = countAccounting(report);
  if (tally === null) return [];
  if (formatOpen(tally) === '') return [createTextSection(formatNothingLeft(tally))];
  const head = `### ${formatLookTitle(tally)}\n\n${capitalize(formatPartition(tally))}.`;
  const places = listOpenPlaces(report);
  if (places.length === 0) {
    return [createTextSection(`${head}\n\nThe trace could not be read, so the places are not named here.`)];
  }
  const left = places.length - Math.min(most, places.length) + countUnlisted(report);
  const more = (count: number) => `\nAnd ${counted(count, 'more place')}: the report and the trace have them.`;
  const old = places.some(({ removed }) => removed !== null) ? ' Removed lines have their old numbers.' : '';
  return [
    {
      head: `${head}${old}\n`,
      rows: [...renderPlaces(report, places.slice(0, most), why), ...(left > 0 ? [more(left)] : [])],
      // The last row counts the places that are left out. If rows are cut, this row is cut too and its count is added.
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}
