/** How long to wait: after a fault, and where the service says so itself. */

const FIRST_WAIT_MS = 500;
/** The longest wait between two tries or two polls, unless the service asks for more. */
export const MAX_WAIT_MS = 15_000;

/**
 * The wait before a try, doubled each time up to 15 s, then jittered down to no less than half, so that clients that
 * failed together do not come back together.
 * @param failures how often it has failed, from 1
 * @param random 0 ≤ n < 1
 */
export function backoff(failures: number, random: () => number): number {
  const whole = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.round(whole * (0.5 + 0.5 * random()));
}

/** The three forms of RFC 9110 §5.6.7; `Date.parse` alone would read dates into nearly anything. */
const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d{2}:\d{2}:\d{2}/u;

function readDate(text: string): number | null {
  if (!HTTP_DATE.test(text)) return null;
  const zoned = /(?:GMT|UTC|Z|[+-]\d{4})$/u.test(text) ? text : `${text} GMT`;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? null : time;
}

type Header = string | string[] | undefined;
const first = (header: Header) => (Array.isArray(header) ? header[0] : header)?.trim();

/**
 * `Retry-After` (RFC 9110 §10.2.3) in milliseconds from now.
 * @param now the clock; a date is held against the answer's own `Date` where it has one, since clocks differ
 * @returns null where it is missing, unreadable, zero or past: then the usual wait holds
 */
export function retryAfter(headers: Readonly<Record<string, Header>>, now: number): number | null {
  const text = first(headers['retry-after']);
  if (text === undefined) return null;
  if (/^\d{1,10}(?:\.\d+)?$/u.test(text)) return Number(text) > 0 ? Math.ceil(Number(text) * 1000) : null;
  const until = readDate(text);
  if (until === null) return null;
  const wait = until - (readDate(first(headers['date']) ?? '') ?? now);
  return wait > 0 ? wait : null;
}
