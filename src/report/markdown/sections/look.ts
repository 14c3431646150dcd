/** The reviewer's list: what is wrong, the places that are left by file, what waits for a person, what is ticked off. */
import { capitalize, counted, cutCharacters, cutNames, formatCount, joinWords } from '../../../base/text.js';
import { countAccounting, formatNothingLeft, formatOpen, formatPartition } from '../../accounting.js';
import {
  countLookCriteria,
  formatLookTitle,
  isToldBelow,
  type LookCriterion,
  listLookCriteria,
  listTicked,
} from '../../look.js';
import { countUnlisted, listMeanings, listOpenPlaces, type OpenPlace } from '../../places.js';
import type { Report } from '../../report.js';
import { formatMarkdownCode } from '../text.js';
import { createTextSection, type Section } from './fit.js';
import { createPlaceRenderer } from './links.js';
import { renderLookCriterion, renderNamedCriteria, renderPlaces, renderTicked } from './places.js';

/** How much of the list is shown. */
interface LookLimits {
  /** Places, and criteria of one kind; the others are counted. */
  readonly most: number;
  /** Characters of what a row rests on. */
  readonly why: number;
  /** Whether each row has the line by which a person answers for it. */
  readonly commands: boolean;
  /** Whether a list of the criteria follows that says what is missing of each: then those that wait are only named. */
  readonly beforeCriteria: boolean;
}

/** Builds a list of the first rows. The last row counts those that are left out; if rows are cut, it is cut too. */
function buildList(rows: readonly string[], left: number, more: (count: number) => string): Section[] {
  if (rows.length === 0) return [];
  return [
    {
      head: '',
      rows: [...rows, ...(left > 0 ? [more(left)] : [])],
      more: (cut) => more(left > 0 ? left + cut - 1 : cut),
    },
  ];
}

function buildCriteria(
  renderPlace: (reference: string) => string,
  all: readonly LookCriterion[],
  kinds: readonly LookCriterion['kind'][],
  { most, why, commands, beforeCriteria }: LookLimits,
): Section[] {
  const wanted = all.filter(({ kind }) => kinds.includes(kind));
  const isBrief = (one: LookCriterion) => beforeCriteria && isToldBelow(one);
  const isNamed = (one: LookCriterion) => isBrief(one) && !(commands && one.command !== null);
  const own = wanted.filter((one) => !isNamed(one));
  const rows = own
    .slice(0, most)
    .map((one) => renderLookCriterion(one, { why, commands, isBrief: isBrief(one), renderPlace }));
  return [
    ...buildList(
      rows,
      own.length - rows.length,
      (count) => `- and ${counted(count, 'more criterion', 'more criteria')}`,
    ),
    ...buildList(renderNamedCriteria(wanted.filter(isNamed), most), 0, () => ''),
  ];
}

function buildPlaces(report: Report, limits: LookLimits): Section[] {
  const { most } = limits;
  const places = listOpenPlaces(report);
  const left = places.length - Math.min(most, places.length) + countUnlisted(report);
  const elsewhere = listFurtherFiles(places, most);
  const more = (count: number) =>
    `\nAnd ${counted(count, 'more place')}${elsewhere}: the job summary, the report and the trace have more of them.`;
  const rows = renderPlaces(report, places, limits);
  if (rows.length === 0) return [];
  // The rows that are cut are the last ones, and a row names several places.
  const countLast = (cut: number) => rows.slice(rows.length - cut).reduce((sum, row) => sum + row.places, 0);
  const counting = left > 0 ? [more(left)] : [];
  return [
    {
      head: '',
      rows: [...rows.map(({ text }) => text), ...counting],
      more: (cut) => more(left + countLast(cut - counting.length)),
    },
  ];
}

/** Files that are named of those that have no place among the first ones. */
const NAMED_FILES = 3;
const MAX_PATH_CHARACTERS = 120;

/** Names the files of which no place is shown: `, also in a.ts, b.ts and 2 more files`. */
function listFurtherFiles(places: readonly OpenPlace[], most: number): string {
  const shown = new Set(places.slice(0, most).map(({ location }) => location.file));
  const others = [...new Set(places.map(({ location }) => location.file))].filter((file) => !shown.has(file));
  if (others.length === 0) return '';
  const named = others.map((file) => formatMarkdownCode(cutCharacters(file, MAX_PATH_CHARACTERS)));
  return `, also in ${joinWords(cutNames(named, NAMED_FILES, (left) => counted(left, 'more file')))}`;
}

function buildTicked(report: Report, { most, why }: LookLimits): Section[] {
  const ticked = listTicked(report);
  const rows = ticked.slice(0, most).map((one) => renderTicked(report, one, why));
  return buildList(rows, ticked.length - rows.length, (count) => `- and ${formatCount(count)} more`);
}

/** Builds the sections; none if the review does not account for its lines. */
export function buildLookSections(report: Report, limits: LookLimits): Section[] {
  const tally = countAccounting(report);
  if (tally === null) return [];
  const criteria = listLookCriteria(report);
  const waiting = countLookCriteria(criteria);
  const isOpen = formatOpen(tally) !== '';
  const parts = isOpen ? `${capitalize(formatPartition(tally))}.` : formatNothingLeft(tally, waiting);
  const renderPlace = createPlaceRenderer(report);
  const places = listOpenPlaces(report);
  const unread = isOpen && places.length === 0;
  const old = places.some(({ removed }) => removed !== null) ? ' Removed lines have their old numbers.' : '';
  const means = listMeanings(places.slice(0, limits.most))
    .map((words) => ` ${capitalize(words)}; where more is known, it stands behind the lines.`)
    .join('');
  const title = isOpen || waiting > 0 ? `### ${formatLookTitle(tally, waiting)}\n\n` : '';
  return [
    createTextSection(`${title}${parts}${old}${means}`),
    ...(unread ? [createTextSection('The trace could not be read, so the places are not named here.')] : []),
    ...buildCriteria(renderPlace, criteria, ['contradicted'], limits),
    ...buildPlaces(report, limits),
    ...buildCriteria(renderPlace, criteria, ['weak', 'open'], limits),
    ...buildCriteria(renderPlace, criteria, ['signed'], limits),
    ...buildTicked(report, limits),
  ];
}
