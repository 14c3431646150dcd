/** Reads a token request: the form of RFC 6749 §4.4.2 and the two ways of client authentication (§2.3.1). */
import { type OAuthError, SCOPES, Scope, TokenRequest } from '../../../contract/index.js';

/** An error of RFC 6749 §5.2. */
export class TokenRequestError extends Error {
  override readonly name = 'TokenRequestError';
  constructor(
    readonly error: OAuthError['error'],
    description: string,
    readonly status: number = error === 'invalid_client' ? 401 : 400,
  ) {
    super(description);
  }
}

/** What a client authenticates with, as the form or the header Authorization gave it. Nothing of it is checked yet. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

const BASIC = /^basic +([A-Za-z0-9+/]+=*) *$/iu;

/** Reads a form's fields. A repeated parameter is rejected; one without a value counts as left out (§3.2). */
export function readTokenForm(text: string): TokenRequest {
  const fields = new Map<string, string>();
  const known: readonly string[] = Object.keys(TokenRequest.shape);
  for (const [name, value] of new URLSearchParams(text)) {
    if (!known.includes(name)) continue;
    if (fields.has(name)) throw new TokenRequestError('invalid_request', `The parameter ${name} must come once.`);
    fields.set(name, value);
  }
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
  const parsed = TokenRequest.safeParse(given);
  if (!parsed.success) throw new TokenRequestError('invalid_request', 'The parameter grant_type is missing.');
  if (parsed.data.grant_type !== 'client_credentials') {
    throw new TokenRequestError('unsupported_grant_type', 'The only grant_type is client_credentials.');
  }
  return parsed.data;
}

function decodeFormValue(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new TokenRequestError('invalid_client', 'The Basic credentials are not form-encoded.');
  }
}

function readBasicCredentials(header: string): Credentials {
  const encoded = BASIC.exec(header)?.[1];
  if (encoded === undefined)
    throw new TokenRequestError('invalid_client', 'The Authorization header is not HTTP Basic.');
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) throw new TokenRequestError('invalid_client', 'The Basic credentials have no colon.');
  return { clientId: decodeFormValue(text.slice(0, colon)), clientSecret: decodeFormValue(text.slice(colon + 1)) };
}

/** Reads the client's credentials. Using both ways at once is rejected (§2.3). */
export function readCredentials(form: TokenRequest, header: string | undefined): Credentials {
  if (header !== undefined) {
    if (form.client_secret !== undefined) {
      throw new TokenRequestError('invalid_request', 'Send the credentials in the header or in the form, not in both.');
    }
    const credentials = readBasicCredentials(header);
    if (form.client_id !== undefined && form.client_id !== credentials.clientId) {
      throw new TokenRequestError('invalid_request', 'The client_id of the form is not the one of the header.');
    }
    return credentials;
  }
  if (form.client_id === undefined || form.client_secret === undefined) {
    throw new TokenRequestError('invalid_client', 'The client_id or the client_secret is missing.');
  }
  return { clientId: form.client_id, clientSecret: form.client_secret };
}

/**
 * Returns the scopes to grant: the requested ones, each once, in the requested order; if none are requested, all of the
 * client's.
 * @throws TokenRequestError `invalid_scope` if a scope is unknown or not one of the client's
 */
export function grantScopes(asked: string | undefined, allowed: readonly Scope[]): readonly Scope[] {
  const words = [...new Set((asked ?? '').split(' ').filter((word) => word !== ''))];
  if (words.length === 0) return Object.keys(SCOPES).flatMap((name) => allowed.filter((scope) => scope === name));
  return words.map((word) => {
    const scope = Scope.safeParse(word).data;
    if (scope === undefined || !allowed.includes(scope)) {
      throw new TokenRequestError('invalid_scope', 'A requested scope is unknown or not one of this client.');
    }
    return scope;
  });
}
