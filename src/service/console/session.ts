/**
 * The session of a person: the access token that a sign-in minted, kept by the browser alone, in a cookie that no script
 * reads and no other site's request carries (RFC 6265bis). The service keeps nothing of it, so any process knows it.
 */

import type { FastifyRequest } from 'fastify';
import { parseUrl } from '../../base/url.js';
import { type AccessTokens, type Principal, TokenRefused } from '../api/auth/access-tokens.js';
import { ServiceFault } from '../api/http/problem.js';

const NAME = 'review-gate-session';
/** A JWT in its compact form. */
const TOKEN = '[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+';
/** No Max-Age: it goes with the browser. */
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Strict';

/** Who is signed in, and what their calls carry. */
export interface Session {
  readonly token: string;
  readonly principal: Principal;
}

/** A session, or that there is none: `none` where there is no cookie, `ended` where its token is not good any more. */
export type SessionState = Session | 'none' | 'ended';

/** Whether the browser came by https, as the operator says or as a trusted proxy does. */
function isSecure({ protocol }: Pick<FastifyRequest, 'protocol'>, publicUrl: string): boolean {
  return protocol === 'https' || publicUrl.startsWith('https:');
}

/** With the prefix a browser takes the cookie from this host alone, whole and over https. */
const nameOf = (secure: boolean): string => (secure ? `__Host-${NAME}` : NAME);

/** Set-Cookie that begins a session. */
export function sessionCookie(request: FastifyRequest, publicUrl: string, token: string): string {
  const secure = isSecure(request, publicUrl);
  return `${nameOf(secure)}=${token}; ${ATTRIBUTES}${secure ? '; Secure' : ''}`;
}

/** Set-Cookie that ends one. */
export function endedCookie(request: FastifyRequest, publicUrl: string): string {
  return `${sessionCookie(request, publicUrl, '')}; Max-Age=0`;
}

/** The token in the Cookie header; null where there is no cookie of ours, '' where it holds something else. */
function tokenOf({ headers: { cookie } }: FastifyRequest, name: string): string | null {
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
  const token = tokenOf(request, nameOf(isSecure(request, publicUrl())));
  if (token === null) return 'none';
  try {
    return { token, principal: await tokens.verify(token) };
  } catch (cause) {
    if (cause instanceof TokenRefused) return 'ended';
    throw cause;
  }
}

/** A form that another site sent, or nobody knows who. */
export class ForeignForm extends ServiceFault {
  constructor() {
    super(
      'E_REQ_001',
      'The form did not come from a page of this service, so nothing was done. Go back, load the page again, and send it from there.',
      { status: 403 },
    );
  }
}

/**
 * Holds a form to have come from a page of ours: by Sec-Fetch-Site, which a browser sends over https and to loopback, else
 * by Origin (Fetch Metadata; RFC 6454). A browser sends one of them with every POST. Throws ForeignForm.
 */
export function mustBeOurs({ headers, host }: FastifyRequest, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  const origin = parseUrl(headers.origin ?? '');
  const own = origin !== null && (origin.host === host || origin.origin === parseUrl(publicUrl)?.origin);
  if (site !== undefined || !own) throw new ForeignForm();
}

/**
 * Whether the browser came from another site without a cookie: a link that was followed from there carries none, though
 * there may be one.
 */
export function cameFromElsewhere({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
}
