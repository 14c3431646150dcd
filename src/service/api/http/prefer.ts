/** The header Prefer (RFC 7240): of its preferences, `wait` alone is known here. */
import { LIMITS } from '../../../contract/index.js';

/** One preference: a token, a value as a token or in quotes, and parameters, which say nothing of `wait`. */
const PREFERENCE = /^\s*([\w!#$%&'*+.^`|~-]+)\s*(?:=\s*(?:"([^"\\]*)"|([^\s;,"]*)))?\s*(?:;.*)?$/su;
/** Commas outside of quotes. */
const BETWEEN = /,(?=(?:[^"]*"[^"]*")*[^"]*$)/u;

/**
 * How long the caller wants to wait, in whole seconds from 1 to 30; more counts as 30. Null where it does not say so: a
 * preference that cannot be read is as one that is not there (RFC 7240 §2). Of two the first counts.
 */
export function readWait(header: string | readonly string[] | undefined): number | null {
  const text = typeof header === 'string' ? header : (header ?? []).join(',');
  for (const part of text.split(BETWEEN)) {
    const [, name, quoted, bare] = PREFERENCE.exec(part) ?? [];
    if (name?.toLowerCase() !== 'wait') continue;
    const value = quoted ?? bare ?? '';
    const seconds = /^\d+$/u.test(value) ? Math.min(Number(value), LIMITS.MAX_WAIT_SECONDS) : 0;
    return seconds > 0 ? seconds : null;
  }
  return null;
}

/** The answer's header that says that the preference was honoured. */
export function buildPreferenceApplied(seconds: number): { readonly 'preference-applied': string } {
  return { 'preference-applied': `wait=${seconds}` };
}
