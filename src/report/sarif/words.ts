/** Words as a SARIF log may hold them (SARIF 2.1.0 §3.11). */
import { cutCharacters, oneLine, visible } from '../../base/text.js';
import type { Weight } from '../findings.js';

/** SARIF's words for how much a result weighs. */
export const LEVELS: Readonly<Record<Weight, 'note' | 'warning' | 'error'>> = {
  info: 'note',
  warn: 'warning',
  error: 'error',
};

/** A result's message is cut here, so that 5,000 of them stay a file that can be sent. GitHub names no limit of its own. */
const MAX_MESSAGE_CHARACTERS = 4_096;
/** GitHub's limit for a rule's `name`; an id is held to it too. */
export const MAX_NAME_CHARACTERS = 255;
/** GitHub's limit for `shortDescription` and `fullDescription` of a rule. */
export const MAX_DESCRIPTION_CHARACTERS = 1_024;

/** The text with `[words](target)` broken up, which SARIF reads as a link even in plain text (§3.11.6). */
const withoutLinks = (text: string) => text.replaceAll('](', '\\](');

/** A `message` object: untrusted text, several lines, cut; `otherwise` where nothing is left. */
export function messageOf(text: string, otherwise: string): { readonly text: string } {
  const start = visible(text.slice(0, 2 * MAX_MESSAGE_CHARACTERS)).trim();
  return { text: withoutLinks(cutCharacters(start, MAX_MESSAGE_CHARACTERS)) || otherwise };
}

/** Untrusted text on one line of at most `max` characters; `otherwise` where nothing is left. */
export function lineOf(text: string, max: number, otherwise: string): string {
  return cutCharacters(oneLine(text.slice(0, 2 * max)), max) || otherwise;
}
