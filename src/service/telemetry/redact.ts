/**
 * Removes secrets from the log, by the name of a field or by their form. Callers already omit secrets; this catches
 * mistakes.
 */
import { types } from 'node:util';

const HIDDEN = '[redacted]';
/** Maximum depth of logged values. Intended fields are flat. */
const MAX_DEPTH = 5;
const MAX_CHARACTERS = 8192;

/** Names of fields whose values are secret, whatever they contain. */
const SECRET_NAME =
  /^(?:(?:proxy-)?authorization|(?:set-)?cookie|(?:.*[_-])?(?:token|secret|secrets|password|passwd|passphrase)|(?:.*[_-])?(?:private|master|api|signing|access)[_-]?key|signature|webhook-signature|x-hub-signature(?:-256)?|access_?token|clientSecret|privateKey|masterKey)$/iu;

/** Secrets inside a text. The group `$1` is kept. */
const SECRET_TEXT: readonly RegExp[] = [
  // The user part of a URL: https://user:password@host.
  /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"']{1,2048}(?=@)/giu,
  /(\b(?:bearer|basic|token) +)[A-Za-z0-9\-._~+/]{8,}=*/giu,
  // Parameters of a URL or a form.
  /(\b(?:client_secret|access_token|refresh_token|id_token|token|secret|password|private_key|signature|code|sig|key|x-amz-signature)=)[^\s&"'#;|]+/giu,
  /("(?:client_secret|access_token|token|secret|password|private_key)" *: *")[^"]+/giu,
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/gu,
  // Tokens with a recognizable form: GitHub's, those of this service, webhook secrets, JWTs.
  /()\b(?:gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{20,}|rgs_[\w-]{8,}|whsec_[A-Za-z0-9+/=]{8,}|lin_api_\w{8,}|eyJ[\w-]{8,}\.[\w-]+\.[\w-]+)/gu,
];

/** Removes secrets from the text and cuts it to the maximum length of an entry. */
export function redactText(text: string): string {
  const whole = SECRET_TEXT.reduce((left, pattern) => left.replace(pattern, `$1${HIDDEN}`), text);
  return whole.length <= MAX_CHARACTERS ? whole : `${whole.slice(0, MAX_CHARACTERS)}…`;
}

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '…';
  if (value instanceof Date) return value.toISOString();
  if (types.isNativeError(value)) return redactText(value.stack ?? value.message);
  if (Array.isArray(value)) return value.map((item) => redactAt(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, SECRET_NAME.test(name) ? HIDDEN : redactAt(item, depth + 1)]),
  );
}

/** Returns the same fields without secrets. */
export function redactFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET_NAME.test(name) ? HIDDEN : redactAt(value, 0)]),
  );
}
