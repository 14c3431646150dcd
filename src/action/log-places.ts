/** What is left to people, as a group of the step's log. */
import { cutCharacters, oneLine } from '../base/text.js';
import {
  countAccounting,
  countUnlisted,
  formatLookTitle,
  formatNothingLeft,
  formatOpen,
  formatPartition,
  formatPlaceLines,
  formatWithin,
  listOpenPlaces,
  type Report,
} from '../report/index.js';
import type { Log } from './log.js';
import { MAX_LOG_MESSAGE_CHARACTERS } from './log.js';

/** Places that are named; the others are counted. */
const MAX_PLACES = 200;

/** Logs the places, the heaviest first; nothing if the review does not account for its lines. */
export function logPlaces(log: Log, report: Pick<Report, 'review' | 'trace'>): void {
  const tally = countAccounting(report);
  if (tally === null) return;
  if (formatOpen(tally) === '') {
    log.info(formatNothingLeft(tally));
    return;
  }
  const places = listOpenPlaces(report);
  const shown = places.slice(0, MAX_PLACES).map((place) => {
    const { location, reason, why } = place;
    const line = `${location.file}: ${formatPlaceLines(place)}${formatWithin(place)} (${reason}: ${why})`;
    return cutCharacters(oneLine(line), MAX_LOG_MESSAGE_CHARACTERS);
  });
  const left = places.length - shown.length + countUnlisted(report);
  log.group(formatLookTitle(tally), [
    `${formatPartition(tally)}.`,
    ...shown,
    ...(left > 0 ? [`And ${left} more.`] : []),
  ]);
}
