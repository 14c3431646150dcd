/** Words as a SARIF log may hold them (SARIF 2.1.0 §3.11). */
import { cutCharacters, oneLine, visible } from '../../base/text.js';
import type { Weight } from '../findings.js';

/** SARIF's levels for the weights of results. */
export const LEVELS: Readonly<Record<Weight, 'note' | 'warning' | 'error'>> = {
  info: 'note',
  warn: 'warning',
  error: 'error',
};

/**
 * A result's message is cut to this length, so that a file with 5,000 of them can still be sent. GitHub documents no
 * limit.
 */
const MAX_MESSAGE_CHARACTERS = 4_096;
/** GitHub's limit for a rule's `name`; also applied to ids. */
export const MAX_NAME_CHARACTERS = 255;
/** GitHub's limit for `shortDescription` and `fullDescription` of a rule. */
export const MAX_DESCRIPTION_CHARACTERS = 1_024;

/** Escapes `[words](target)`, which SARIF reads as a link even in plain text (§3.11.6). */
const breakLinks = (text: string) => text.replaceAll('](', '\\](');

/** Builds a `message` object from untrusted text of several lines, cut to the limit; `otherwise` if nothing is left. */
export function buildMessage(text: string, otherwise: string): { readonly text: string } {
  const start = visible(text.slice(0, 2 * MAX_MESSAGE_CHARACTERS)).trim();
  return { text: breakLinks(cutCharacters(start, MAX_MESSAGE_CHARACTERS)) || otherwise };
}

/** Returns untrusted text on one line of at most `max` characters; `otherwise` if nothing is left. */
export function formatLine(text: string, max: number, otherwise: string): string {
  return cutCharacters(oneLine(text.slice(0, 2 * max)), max) || otherwise;
}
