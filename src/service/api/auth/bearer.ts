/**
 * Checks the Authorization header of every call except the token call, and answers as RFC 6750 requires if it is not
 * valid.
 */
import type { Scope } from '../../../contract/index.js';
import { ServiceError } from '../http/problem.js';
import { AccessTokenError, type AccessTokens, type Principal } from './access-tokens.js';

const REALM = 'Bearer realm="review-gate"';
/** `token68` of RFC 9110 §11.2 after the scheme, which is case-insensitive. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/iu;

/** Builds a 401. `error` is left out if the request contained no token at all (RFC 6750 §3.1). */
export function createUnauthorizedError(detail: string, error?: 'invalid_token'): ServiceError {
  const reason = error === undefined ? '' : `, error="${error}", error_description="${detail}"`;
  return new ServiceError('E_AUTH_001', `${detail} Get a token at /oauth/token and send it as Authorization: Bearer.`, {
    headers: { 'WWW-Authenticate': `${REALM}${reason}` },
  });
}

function createForbiddenError(scope: Scope): ServiceError {
  const error = `error="insufficient_scope", error_description="The call needs the scope ${scope}.", scope="${scope}"`;
  return new ServiceError('E_AUTH_002', `The call needs the scope ${scope}: get a token that has it.`, {
    headers: { 'WWW-Authenticate': `${REALM}, ${error}` },
  });
}

/**
 * Authorizes a call.
 * @param header the Authorization header as received
 * @param scope the one scope that the call needs
 * @returns the caller
 * @throws E_AUTH_001 or E_AUTH_002
 */
export async function authorize(header: string | undefined, scope: Scope, tokens: AccessTokens): Promise<Principal> {
  if (header === undefined) throw createUnauthorizedError('The Authorization header is missing.');
  const token = BEARER.exec(header)?.[1];
  if (token === undefined) throw createUnauthorizedError('The Authorization header is not a bearer token.');
  const principal = await tokens.verify(token).catch((cause: unknown) => {
    if (cause instanceof AccessTokenError) throw createUnauthorizedError(cause.message, 'invalid_token');
    throw cause;
  });
  if (!principal.scopes.has(scope)) throw createForbiddenError(scope);
  return principal;
}
