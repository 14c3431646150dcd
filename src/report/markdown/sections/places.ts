/** The rows of the reviewer's list. */
import { groupBy } from '../../../base/groups.js';
import { counted, cutCharacters, cutNames, formatCount, joinWords } from '../../../base/text.js';
import { formatVouchCommand, MAX_COMMAND_CHARACTERS } from '../../commands.js';
import { formatLookWords, formatTickedCount, type LookCriterion, type TickedPlaces } from '../../look.js';
import {
  buildDiffAnchor,
  formatPlaceLines,
  formatWithin,
  groupByFile,
  groupByReason,
  isUsual,
  type OpenPlace,
} from '../../places.js';
import type { Report } from '../../report.js';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownLink, formatMarkdownWords } from '../text.js';
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

/** Groups places of which the same is said by the definitions that contain them: a row names those once. */
const groupBySymbols = (places: readonly OpenPlace[]) =>
  groupByReason(places).flatMap((some) =>
    [...groupBy(some, ({ symbols }) => JSON.stringify(symbols)).values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [[first, ...others] as const],
    ),
  );

/** Renders places of one definition of which the same is said. */
function renderAlike(report: Report, places: readonly [OpenPlace, ...OpenPlace[]], why: number): string {
  const [first] = places;
  const links = places.map((place) => renderPlaceLink(report, place));
  const within = formatWithin(first, (name) => formatMarkdownCode(cutCharacters(name, MAX_SYMBOL_CHARACTERS)));
  const words = isUsual(first) ? '' : formatMarkdownWords(cutCharacters(first.why, why));
  const mark = `${MARKS[first.reason] ?? first.reason}${first.isNew ? ' **new**' : ''}`;
  return `- ${mark} ${links.join('; ')}${within}${words === '' ? '' : `: ${words}`}`;
}

/** Renders the line that a person who looked can copy; nothing for one that is too long. */
function renderCommand(command: string | null): string {
  if (command === null || command.length > MAX_COMMAND_CHARACTERS) return '';
  return `; if it is fine: ${formatMarkdownCode(command.trimEnd())} …`;
}

/** A row of the list. */
export interface PlacesRow {
  readonly text: string;
  /** Places that it names. */
  readonly places: number;
}

/**
 * Renders the first `most` places, file by file, those of one definition of which the same is said in one row. The first of a file has above it the
 * file's name, how much of it is left in all, and the line that clears all of that.
 */
export function renderPlaces(
  report: Report,
  places: readonly OpenPlace[],
  { most, why, commands }: { readonly most: number; readonly why: number; readonly commands: boolean },
): PlacesRow[] {
  const whole = groupByFile(places);
  return [...groupByFile(places.slice(0, most))].flatMap(([path, own], at) => {
    const all = whole.get(path) ?? own;
    const lines = all.reduce((sum, place) => sum + place.lines, 0);
    const part = all.length > own.length ? ` (${formatCount(own.length)} of ${counted(all.length, 'place')} here)` : '';
    const size = lines === 0 ? part : `, ${counted(lines, 'line')}${part}`;
    const command = commands ? renderCommand(formatVouchCommand(report, path)) : '';
    const head = `${at === 0 ? '' : '\n'}${formatMarkdownCode(cutCharacters(path, MAX_PATH_CHARACTERS))}${size}${command}\n\n`;
    return groupBySymbols(own).map((some, index) => ({
      text: `${index === 0 ? head : ''}${renderAlike(report, some, why)}`,
      places: some.length,
    }));
  });
}

const CRITERION_MARKS: Readonly<Record<LookCriterion['kind'], string>> = {
  contradicted: '🟥 contradicted',
  weak: '🟨 weak',
  open: '🟦 open',
  signed: '✅ signed',
};

/** Renders criteria of which all stands below: a row for each kind. `most`: of one kind, the others are counted. */
export function renderNamedCriteria(criteria: readonly LookCriterion[], most: number): readonly string[] {
  return [...groupBy(criteria, ({ kind }) => kind)].map(([kind, some]) => {
    const ids = some.map(({ id }) => `**${escapeMarkdown(cutCharacters(id, 40))}**`);
    return `- ${CRITERION_MARKS[kind]} ${joinWords(cutNames(ids, most))}: below`;
  });
}

/** How much is said of a criterion. */
interface CriterionLimits {
  /** Characters of each reason at most. */
  readonly why: number;
  readonly commands: boolean;
  /** Whether the rest of it stands below. */
  readonly isBrief: boolean;
  readonly renderPlace: (reference: string) => string;
}

/** Renders a criterion that a person has to look at, or has signed. */
export function renderLookCriterion(
  one: LookCriterion,
  { why, commands, isBrief, renderPlace }: CriterionLimits,
): string {
  const at = one.reference === null || isBrief ? '' : ` ${renderPlace(one.reference)}`;
  const words = isBrief ? 'below' : formatMarkdownWords(formatLookWords(one, why));
  const command = commands ? renderCommand(one.command) : '';
  return `- ${CRITERION_MARKS[one.kind]} **${escapeMarkdown(cutCharacters(one.id, 40))}**${at}${words === '' ? '' : `: ${words}`}${command}`;
}

/** Renders the places that a person answered for in one item. `most`: characters of the reason at most. */
export function renderTicked(report: Report, ticked: TickedPlaces, most: number): string {
  const { why, places, lines } = ticked;
  const namePlace = (place: OpenPlace) =>
    `${formatMarkdownCode(cutCharacters(place.location.file, MAX_PATH_CHARACTERS))} ${renderPlaceLink(report, place)}`;
  const count = formatTickedCount(ticked);
  const named =
    count === '' ? places.map(namePlace).join('; ') : escapeMarkdown(cutCharacters(count, MAX_PATH_CHARACTERS));
  const size = lines === 0 ? '' : ` (${counted(lines, 'line')})`;
  return `- ✅ vouched ${named}${size}: ${formatMarkdownWords(cutCharacters(why, most))}`;
}
