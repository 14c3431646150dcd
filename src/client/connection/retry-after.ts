/** How long the service itself asks to wait. */

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
export function readRetryAfter(headers: Readonly<Record<string, Header>>, now: number): number | null {
  const text = first(headers['retry-after']);
  if (text === undefined) return null;
  if (/^\d{1,10}(?:\.\d+)?$/u.test(text)) return Number(text) > 0 ? Math.ceil(Number(text) * 1000) : null;
  const until = readDate(text);
  if (until === null) return null;
  const wait = until - (readDate(first(headers['date']) ?? '') ?? now);
  return wait > 0 ? wait : null;
}
