/** The header Prefer (RFC 7240): of its preferences, `wait` alone is known here. */
import { LIMITS } from '../../../contract/index.js';

/** What is between commas that are not in quotes. What may come next is told by its first character, so the time is linear. */
const PREFERENCE = /(?:[^",]|"(?:[^"\\]|\\.)*"?)+/gsu;
/** A whole number, as a token or in quotes. */
const SECONDS = /^(?:(\d+)|"(\d+)")$/u;

/** Splits a preference into its name in lower case and its value. Parameters say nothing of `wait`. */
function readPreference(text: string): { readonly name: string; readonly value: string } {
  const [preference = ''] = text.split(';', 1);
  const [name = '', ...value] = preference.split('=');
  return { name: name.trim().toLowerCase(), value: value.join('=').trim() };
}

/**
 * How long the caller wants to wait, in whole seconds from 1 to 30; more counts as 30. Null where it does not say so: a
 * preference that cannot be read is as one that is not there (RFC 7240 §2). Of two the first counts.
 */
export function readWait(header: string | readonly string[] | undefined): number | null {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  const wait = (text.match(PREFERENCE) ?? []).map(readPreference).find(({ name }) => name === 'wait');
  const [, bare, quoted] = SECONDS.exec(wait?.value ?? '') ?? [];
  const seconds = Math.min(Number(bare ?? quoted ?? 0), LIMITS.MAX_WAIT_SECONDS);
  return seconds > 0 ? seconds : null;
}

/** The answer's header that says that the preference was honoured. */
export function buildPreferenceApplied(seconds: number): { readonly 'preference-applied': string } {
  return { 'preference-applied': `wait=${seconds}` };
}
