/** Removes secrets from the texts of findings and suppressions of all rules. */
import { findCredential } from './hard-coded-credential.js';
import { findSecrets } from './secret-patterns.js';

/**
 * Separates the texts while they are searched as one. No text contains it, because `clip` removes control characters.
 */
const PART = '\n\0\n';

/** Masks every secret in the texts. Keeps their order and number. */
export async function redact(texts: readonly string[]): Promise<readonly string[]> {
  const whole = texts.join(PART);
  let masked = '';
  let at = 0;
  for (const match of await findSecrets(whole)) {
    masked += `${whole.slice(at, match.start)}***`;
    at = match.end;
  }
  masked += whole.slice(at);
  const parts = masked.split(PART);
  // A secret never extends across two texts. If the number of parts changed, none of them is shown.
  if (parts.length !== texts.length) return texts.map(() => '***');
  return parts.map((text) =>
    findCredential(text) === null ? text : text.replace(/(["'`])[^"'`\s]{6,200}\1/gu, '$1***$1'),
  );
}
