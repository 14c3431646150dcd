/** The parts of a terminal's report that are for people who review: what opens the gate, who said what, where to look. */
import type { Colors } from 'picocolors/types.js';
import { counted, joinWords, oneLine } from '../../base/text.js';
import { countAccounting, formatNothingLeft, formatOpen, formatPartition, listTallyMeanings } from '../accounting.js';
import { formatVouchCommand } from '../commands.js';
import {
  countLookCriteria,
  formatClearing,
  formatLookCriterion,
  formatLookTitle,
  formatTicked,
  isToldBelow,
  type LookCriterion,
  listLookCriteria,
  listTicked,
} from '../look.js';
import { describeLaterApproval, LATER_TITLE, listOpeningSteps, OPENING_TITLE } from '../opening.js';
import { listPeople, listUnknown } from '../people.js';
import { countUnlisted, formatGroup, groupByFile, groupByReason, isUsual, listOpenPlaces } from '../places.js';
import type { Report } from '../report.js';
import {
  formatSinceFiles,
  formatSinceRow,
  formatSinceSpans,
  formatSinceTitle,
  listSinceRows,
  readSeenSince,
} from '../since.js';
import { renderFirstRows, wrapText } from './wrap-text.js';

/** Places that are left to people and are shown. Those of which the same is said share lines. */
const SHOWN_PLACES = 60;

/** Lists what people can do so that the gate opens, or will be able to once there is a pull request. */
export function renderOpening(report: Report, colors: Colors): string[] {
  const steps = listOpeningSteps(report);
  const later = describeLaterApproval(report, false);
  if (later !== '') return [colors.bold(LATER_TITLE), wrapText(later, '  '), ''];
  if (steps.length === 0) return [];
  return [
    colors.bold(OPENING_TITLE),
    ...steps.map(({ what, url }, at) => wrapText(`${at + 1}. ${what}${url === null ? '' : ` ${url}`}`, '  ')),
    '',
  ];
}

/** Criteria that wait are only named, with the lines that sign them: their own part, below, says the rest of each. */
function renderWaiting(criteria: readonly LookCriterion[]): string[] {
  const waiting = criteria.filter(isToldBelow);
  const signable = renderFirstRows(
    waiting.filter(({ command }) => command !== null),
    ({ kind, id, command }) => [wrapText(`${kind} ${id}: below`, '  '), wrapText(formatClearing(command), '    ')],
  );
  const named = (['weak', 'open'] as const).flatMap((kind) => {
    const ids = waiting.flatMap((one) => (one.kind === kind && one.command === null ? [one.id] : []));
    return ids.length === 0 ? [] : [wrapText(`${kind} ${joinWords(ids)}: below`, '  ')];
  });
  return [...signable, ...named];
}

/** Lists what is left to people: what is wrong, places by file, what waits for a person, what is ticked off. */
export function renderLook(report: Report, colors: Colors): string[] {
  const tally = countAccounting(report);
  if (tally === null) return [];
  const criteria = listLookCriteria(report);
  const waiting = countLookCriteria(criteria);
  const isOpen = formatOpen(tally) !== '';
  const places = listOpenPlaces(report);
  const left = places.length - Math.min(SHOWN_PLACES, places.length) + countUnlisted(report);
  const clear = (command: string | null) => (command === null ? [] : [wrapText(formatClearing(command), '    ')]);
  const list = (kind: LookCriterion['kind']) =>
    renderFirstRows(
      criteria.filter((one) => one.kind === kind),
      (one) => [wrapText(formatLookCriterion(one), '  '), ...clear(one.command)],
    );
  const title = `${colors.bold(formatLookTitle(tally, waiting))}  ${isOpen ? formatPartition(tally) : ''}`.trimEnd();
  return [
    ...(isOpen || waiting > 0 ? [title] : []),
    ...(isOpen ? [] : [wrapText(formatNothingLeft(tally, waiting), waiting > 0 ? '  ' : '')]),
    ...listTallyMeanings(tally).map((words) => colors.dim(wrapText(words, '  '))),
    ...list('contradicted'),
    ...[...groupByFile(places.slice(0, SHOWN_PLACES))].flatMap(([path, own]) => [
      `  ${colors.cyan(oneLine(path))}`,
      ...groupByReason(own).map((some) => {
        const [first] = some;
        const mark = `${first.reason === 'unaccounted' ? '' : `${first.reason} `}${first.isNew ? 'new ' : ''}`;
        return wrapText(`${mark}${formatGroup(some)}${isUsual(first) ? '' : `: ${first.why}`}`, '    ');
      }),
      ...clear(formatVouchCommand(report, path)),
    ]),
    ...(left > 0 ? [`  and ${counted(left, 'more place')}: --format html and json have them`] : []),
    ...renderWaiting(criteria),
    ...list('signed'),
    ...listTicked(report)
      .slice(0, SHOWN_PLACES)
      .map((one) => wrapText(formatTicked(one), '  ')),
    '',
  ];
}

/** Lists who approved, and whose approval does not count. */
export function renderPeople(report: Report, colors: Colors): string[] {
  const people = listPeople(report);
  const unknown = listUnknown(report);
  if (people.length + unknown.length === 0) return [];
  return [
    colors.bold('People'),
    ...renderFirstRows(people, ({ standing, name, why }) => [wrapText(`${standing}: ${name}: ${why}`, '  ')]),
    ...renderFirstRows(unknown, (text) => [wrapText(text, '  ')]),
    '',
  ];
}

/** Lists what changed since a person looked. */
export function renderSince(report: Report, colors: Colors): string[] {
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
