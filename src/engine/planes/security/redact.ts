/** Takes secrets out of the words of findings and suppressions, whichever rule wrote them. */
import { credentialIn } from './hard-coded-credential.js';
import { findSecrets } from './secret-patterns.js';

/** Parts the texts while they are looked at as one. No text holds it: `clip` takes control characters out. */
const PART = '\n\0\n';

/** Masks every secret in the texts, which keep their order and number. */
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
  // A secret never reaches across two texts: if the parts came out otherwise, none of them is shown.
  if (parts.length !== texts.length) return texts.map(() => '***');
  return parts.map((text) =>
    credentialIn(text) === null ? text : text.replace(/(["'`])[^"'`\s]{6,200}\1/gu, '$1***$1'),
  );
}
