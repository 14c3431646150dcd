/** Removes secrets from the texts of findings and suppressions of all rules. */
import { findCommandCredentials } from './command-credentials.js';
import { findConnectionPasswords } from './connection-strings.js';
import { findCredentialArguments } from './credential-arguments.js';
import { findCredentials } from './find-credentials.js';
import type { TokenFinder } from './find-tokens.js';
import { findNamedTokens } from './named-tokens.js';
import { findSecrets } from './secret-patterns.js';

/**
 * Separates the texts while they are searched as one. No text contains it, because `clip` removes control characters.
 */
const PART = '\n\0\n';

/** Masks every secret in the texts. Keeps their order and number. Who redacts several times gives the finder of tokens. */
export function redact(texts: readonly string[], findTokens?: TokenFinder): readonly string[] {
  const whole = texts.join(PART);
  const ranges = [
    ...findSecrets(whole, findTokens),
    ...findCredentials(whole, 'code'),
    ...findCredentials(whole, 'settings').filter(({ rating }) => rating === 'strong'),
    ...findCommandCredentials(whole),
    ...findConnectionPasswords(whole, 'settings'),
    ...findCredentialArguments(whole),
    ...findNamedTokens(whole, 'code').filter(({ rating }) => rating === 'strong'),
  ].sort((a, b) => a.start - b.start);
  let masked = '';
  let at = 0;
  for (const { start, end } of ranges) {
    if (end <= at) continue;
    if (start >= at) masked += `${whole.slice(at, start)}***`;
    at = end;
  }
  masked += whole.slice(at);
  const parts = masked.split(PART);
  // A secret never extends across two texts. If the number of parts changed, none of them is shown.
  return parts.length === texts.length ? parts : texts.map(() => '***');
}
