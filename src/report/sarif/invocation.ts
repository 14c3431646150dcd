/** How the review went, as a SARIF log has it: whether it came to its end, and what was not looked at. */
import { counted } from '../../base/text.js';
import { readPlanesEvidence } from '../evidence.js';
import type { Report } from '../report.js';
import { buildLocation } from './results.js';
import { buildMessage } from './words.js';

/** Maximum number of notifications; further ones are counted in a single one. */
const MAX_NOTIFICATIONS = 1_000;

function buildNotification(level: 'note' | 'warning', text: string, path: string | null = null): object {
  return {
    level,
    message: buildMessage(text, 'Not said.'),
    ...(path === null ? {} : { locations: [buildLocation(path)] }),
  };
}

function buildLeftOutNotes(report: Report, leftOut: number): object[] {
  const byEngine = readPlanesEvidence(report)?.left_out ?? 0;
  return [
    ...(leftOut === 0
      ? []
      : [
          buildNotification(
            'warning',
            `${counted(leftOut, 'result is', 'results are')} left out, the least severe: code scanning shows no more.`,
          ),
        ]),
    ...(report.truncated ? [buildNotification('warning', 'The service has more findings than were read.')] : []),
    ...(byEngine === 0
      ? []
      : [buildNotification('warning', `${counted(byEngine, 'finding was', 'findings were')} left out by the review.`)]),
    ...(report.unread === true ? [buildNotification('warning', 'The findings could not be read.')] : []),
  ];
}

function buildCoverageNotes(report: Report): object[] {
  const omitted = report.trace?.snapshot.coverage.omitted ?? [];
  const told = omitted
    .slice(0, MAX_NOTIFICATIONS)
    .map(({ path, reason, detail, blocking }) =>
      buildNotification(blocking ? 'warning' : 'note', `Not looked at (${reason}): ${detail}`, path),
    );
  const more = omitted.length - told.length;
  return more === 0
    ? told
    : [...told, buildNotification('warning', `${counted(more, 'more thing was', 'more things were')} not looked at.`)];
}

/** Formats a time for SARIF; nothing if it is not a valid time. */
function buildTimestamp(name: 'startTimeUtc' | 'endTimeUtc', text: string | null | undefined): object {
  const time = text == null ? Number.NaN : Date.parse(text);
  const shown = Number.isNaN(time) ? '' : new Date(time).toISOString();
  // Years with more than four digits have a sign, which RFC 3339 does not allow.
  return /^\d/u.test(shown) ? { [name]: shown } : {};
}

/**
 * Builds the one `invocation` of the log.
 * @param leftOut how many results did not fit
 */
export function buildInvocation(report: Report, leftOut: number): object {
  const { review } = report;
  return {
    executionSuccessful: review.status === 'complete' && report.unread !== true,
    ...buildTimestamp('startTimeUtc', review.created_at),
    ...buildTimestamp('endTimeUtc', review.completed_at),
    toolExecutionNotifications: [
      ...buildLeftOutNotes(report, leftOut),
      ...buildCoverageNotes(report),
      ...report.notes.slice(0, MAX_NOTIFICATIONS).map((note) => buildNotification('note', note)),
    ],
  };
}
