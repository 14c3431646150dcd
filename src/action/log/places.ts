/** The reviewer's list in the step's log. */
import { cutCharacters, oneLine } from '../../base/text.js';
import {
  countAccounting,
  countLookCriteria,
  countUnlisted,
  formatClearing,
  formatLookCriterion,
  formatLookTitle,
  formatNothingLeft,
  formatOpen,
  formatPartition,
  formatPlaceLines,
  formatSinceFiles,
  formatSinceRow,
  formatSinceSpans,
  formatSinceTitle,
  formatTicked,
  formatVouchCommand,
  formatWithin,
  type LookCriterion,
  listLookCriteria,
  listOpenPlaces,
  listSinceRows,
  listTicked,
  type Report,
  readSeenSince,
} from '../../report/index.js';
import type { Log } from './log.js';
import { MAX_LOG_MESSAGE_CHARACTERS } from './log.js';

/** Places that are named, and rows of other lists; the others are counted. */
const MAX_PLACES = 200;
const MAX_ROWS = 50;

const cut = (line: string) => cutCharacters(oneLine(line), MAX_LOG_MESSAGE_CHARACTERS);

function listCriteriaLines(report: Report, kinds: readonly LookCriterion['kind'][]): string[] {
  const wanted = listLookCriteria(report).filter(({ kind }) => kinds.includes(kind));
  const left = wanted.length - MAX_ROWS;
  return [
    ...wanted.slice(0, MAX_ROWS).map((one) => {
      const clearing = formatClearing(one.command);
      return cut(`${formatLookCriterion(one)}${clearing === '' ? '' : `; ${clearing}`}`);
    }),
    ...(left > 0 ? [`And ${left} more.`] : []),
  ];
}

function listPlaceLines(report: Report): string[] {
  const places = listOpenPlaces(report);
  const shown = places.slice(0, MAX_PLACES).map((place) => {
    const { location, reason, why, isNew } = place;
    const about = `${reason}${isNew ? ', new' : ''}: ${why}`;
    return cut(`${location.file}: ${formatPlaceLines(place)}${formatWithin(place)} (${about})`);
  });
  const left = places.length - shown.length + countUnlisted(report);
  const files = [...new Set(places.slice(0, MAX_PLACES).map(({ location }) => location.file))];
  const commands = files.map((file) => formatClearing(formatVouchCommand(report, file))).filter((line) => line !== '');
  return [...shown, ...(left > 0 ? [`And ${left} more.`] : []), ...commands.map(cut)];
}

/** Logs the list, what matters most first; nothing if the review does not account for its lines. */
export function logPlaces(log: Log, report: Report): void {
  const tally = countAccounting(report);
  if (tally === null) return;
  const waiting = countLookCriteria(listLookCriteria(report));
  const done = [
    ...listCriteriaLines(report, ['signed']),
    ...listTicked(report).slice(0, MAX_ROWS).map(formatTicked).map(cut),
  ];
  if (formatOpen(tally) === '' && waiting === 0) {
    log.info(formatNothingLeft(tally));
    for (const line of done) log.info(line);
    return;
  }
  log.group(formatLookTitle(tally, waiting), [
    `${formatPartition(tally)}.`,
    ...listCriteriaLines(report, ['contradicted']),
    ...listPlaceLines(report),
    ...listCriteriaLines(report, ['weak', 'open']),
    ...done,
  ]);
}

/** Logs what changed since a person looked; nothing if nobody who counts did. */
export function logSince(log: Log, report: Report): void {
  const since = readSeenSince(report);
  if (since === null) return;
  const rows = listSinceRows(since);
  const left = rows.length - MAX_ROWS;
  log.group(cut(formatSinceTitle(since)), [
    cut(formatSinceFiles(since)),
    ...[formatSinceSpans(since)].filter((line) => line !== ''),
    ...rows.slice(0, MAX_ROWS).map((row) => cut(formatSinceRow(row))),
    ...(left > 0 ? [`And ${left} more.`] : []),
  ]);
}
