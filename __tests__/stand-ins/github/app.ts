/**
 * A stand-in for a GitHub App: accepts JWTs signed with its key, issues tokens to its installations, and rejects
 * expired ones.
 */
import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';

const HOUR = 3_600_000;
/** GitHub's own limit for the lifetime of a JWT, in seconds. */
const MAX_JWT_SECONDS = 600;

const Claims = z.object({ iss: z.union([z.string(), z.int()]), iat: z.number(), exp: z.number() });
const Header = z.object({ alg: z.literal('RS256'), typ: z.literal('JWT') });

export interface GithubAppOptions {
  readonly appId: string;
  readonly installationId: string;
  /** The private or public key as PEM. */
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The response to a token request: the token with its expiry, or GitHub's refusal. */
export type Granted =
  | { readonly token: string; readonly expiresAt: string }
  | { readonly status: 401 | 403 | 404; readonly message: string };

function decoded(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

export class GithubApp {
  suspended = false;
  uninstalled = false;
  /** Issued tokens, in order. */
  readonly issued: { readonly token: string; endsAt: number }[] = [];
  readonly #key: KeyObject;

  constructor(readonly options: GithubAppOptions) {
    this.#key = createPublicKey(options.key);
  }

  /** Returns whether a token is valid now. */
  accepts(token: string | undefined): boolean {
    return this.issued.some((one) => one.token === token && this.options.clock() < one.endsAt);
  }

  /** Ends every token early, as a change of the App's key or permissions may do. */
  revoke(): void {
    for (const one of this.issued) one.endsAt = 0;
  }

  /** POST /app/installations/{installation_id}/access_tokens. */
  grant(authorization: string, installationId: string): Granted {
    const refusal = this.#refusal(authorization);
    if (refusal !== null) return refusal;
    if (this.uninstalled || installationId !== this.options.installationId) {
      return { status: 404, message: 'Not Found' };
    }
    if (this.suspended) return { status: 403, message: 'This installation has been suspended' };
    const endsAt = this.options.clock() + HOUR;
    const token = `ghs_${String(this.issued.length + 1).padStart(36, '0')}`;
    this.issued.push({ token, endsAt });
    return { token, expiresAt: new Date(endsAt).toISOString().replace(/\.\d+/u, '') };
  }

  #refusal(authorization: string): Granted | null {
    const [scheme = '', jwt = ''] = authorization.split(' ', 2);
    const [header, claims, signature] = jwt.split('.');
    const parsed = Claims.safeParse(decoded(claims));
    const undecodable = { status: 401, message: 'A JSON web token could not be decoded' } as const;
    if (scheme.toLowerCase() !== 'bearer' || !Header.safeParse(decoded(header)).success || !parsed.success) {
      return undecodable;
    }
    const { iss, iat, exp } = parsed.data;
    if (String(iss) !== this.options.appId) return { status: 404, message: 'Integration not found' };
    const data = Buffer.from(`${header}.${claims}`);
    if (!verify('RSA-SHA256', data, this.#key, Buffer.from(signature ?? '', 'base64url'))) return undecodable;
    const now = this.options.clock() / 1000;
    if (iat > now)
      return {
        status: 401,
        message: "'Issued at' claim ('iat') must be an Integer representing the time that the assertion was issued",
      };
    if (exp <= now || exp > now + MAX_JWT_SECONDS) {
      return { status: 401, message: "'Expiration time' claim ('exp') is too far in the future" };
    }
    return null;
  }
}
