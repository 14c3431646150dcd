/**
 * The session of a person: the access token from sign-in. Only the browser stores it, in a cookie that scripts cannot
 * read and that requests from other sites do not contain (RFC 6265bis). The service stores nothing, so any process can
 * check it.
 */

import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../base/url.js';
import { AccessTokenError, type AccessTokens, type Principal } from '../api/auth/access-tokens.js';
import { ServiceError } from '../api/http/problem.js';

const NAME = 'review-gate-session';
/** A JWT in compact form. */
const TOKEN = '[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+';
/** No Max-Age: the cookie is deleted when the browser closes. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';

/** The signed-in client, and the token for its calls. */
export interface Session {
  readonly token: string;
  readonly principal: Principal;
}

/** A session, or its absence: `none` without a cookie, `ended` if its token is no longer valid. */
export type SessionState = Session | 'none' | 'ended';

/** Returns whether the browser uses https, according to the operator or a trusted proxy. */
function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>, publicUrl: string): boolean {
  return protocol === 'https' || publicUrl.startsWith('https:');
}

/** With the `__Host-` prefix a browser accepts the cookie only from this host, for all paths, over https. */
const toCookieName = (secure: boolean): string => (secure ? `__Host-${NAME}` : NAME);

/** Builds the Set-Cookie header that starts a session. */
export function buildSessionCookie(request: FastifyRequest, publicUrl: string, token: string): string {
  const secure = isSecure(request, publicUrl);
  return `${toCookieName(secure)}=${token}; ${ATTRIBUTES}${secure ? '; Secure' : ''}`;
}

/** Builds the Set-Cookie header that ends a session. */
export function buildExpiredCookie(request: FastifyRequest, publicUrl: string): string {
  return `${buildSessionCookie(request, publicUrl, '')}; Max-Age=0`;
}

/** Returns the token in the Cookie header; null without a session cookie, '' if the cookie holds something else. */
function readCookieToken({ headers: { cookie } }: FastifyRequest, name: string): string | null {
  const found = (cookie ?? '').split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  if (found === undefined) return null;
  const value = found.slice(found.indexOf('=') + 1).trim();
  return new RegExp(`^${TOKEN}$`, 'u').test(value) ? value : '';
}

/** Reads and checks the session of a request. */
export async function readSession(
  request: FastifyRequest,
  { tokens, publicUrl }: { readonly tokens: AccessTokens; readonly publicUrl: () => string },
): Promise<SessionState> {
  const token = readCookieToken(request, toCookieName(isSecure(request, publicUrl())));
  if (token === null) return 'none';
  try {
    return { token, principal: await tokens.verify(token) };
  } catch (cause) {
    if (cause instanceof AccessTokenError) return 'ended';
    throw cause;
  }
}

/** A form from another site or of unknown origin. */
class ForeignFormError extends ServiceError {
  constructor() {
    super(
      'E_REQ_001',
      'The form did not come from a page of this service, so nothing was done. Go back, load the page again, and send it from there.',
      { status: 403 },
    );
  }
}

/**
 * Checks that a form comes from a page of this service: by Sec-Fetch-Site, which a browser sends over https and to
 * loopback, otherwise by Origin (Fetch Metadata; RFC 6454). A browser sends one of them with every POST.
 * @throws ForeignFormError
 */
export function assertSameOrigin({ headers, host }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const origin = parseUrl(headers.origin ?? '');
  const own = origin !== null && (origin.host === host || origin.origin === parseUrl(publicUrl)?.origin);
  if (site !== undefined || !own) throw new ForeignFormError();
}

/**
 * Returns whether the browser followed a link from another site. Such a request has no cookie even if a session exists.
 */
export function isCrossSiteNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}
