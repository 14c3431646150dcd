import { randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { LIMITS, Scope } from '../../../contract/index.js';
import type { ClientStatus } from './client-status.js';
import type { Keyring } from './keyring.js';
import type { PublicKey, SigningKey } from './signing-keys.js';

const ALGORITHM = 'ES256';
const TYPE = 'at+jwt';

/** The caller: a client of a tenant, with the scopes of its token. */
export interface Principal {
  readonly tenantId: string;
  readonly clientId: string;
  readonly scopes: ReadonlySet<Scope>;
}

const Claims = z.object({ client_id: z.string().min(1), tenant_id: z.string().min(1), scope: z.string() });

/** Why a token is rejected, in words for its bearer. */
export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError';
}

const createForeignTokenError = (cause?: unknown) =>
  new AccessTokenError('The access token is not one of this service.', { cause });

/** What tokens are signed and checked with. The clock is in milliseconds since the epoch. */
export interface AccessTokensOptions {
  readonly keyring: Keyring;
  readonly clients: ClientStatus;
  /** Issuer and audience: the public URL of the service. */
  readonly issuer: () => string;
  readonly clock: () => number;
}

/** Returns the id of the key that a token names. */
function readKeyId(token: string): string {
  let kid: string | undefined;
  try {
    ({ kid } = decodeProtectedHeader(token));
  } catch (cause) {
    throw createForeignTokenError(cause);
  }
  if (typeof kid !== 'string') throw createForeignTokenError();
  return kid;
}

/** Access tokens: JWTs of RFC 9068 (`at+jwt`), signed with ES256; the public keys are published as a JWKS. */
export class AccessTokens {
  constructor(private readonly options: AccessTokensOptions) {}

  /** Returns the public keys, for clients that verify tokens or trace signatures themselves. */
  async jwks(): Promise<{ keys: PublicKey[] }> {
    const { token, trace } = await this.options.keyring.current();
    return { keys: [...token, ...trace].map(({ publicKey }) => publicKey) };
  }

  async mint(client: { readonly id: string; readonly tenantId: string }, scopes: readonly Scope[]): Promise<string> {
    const { clock, issuer, keyring } = this.options;
    const [key] = (await keyring.current()).token;
    if (key === undefined) throw new Error('there is no key to sign access tokens with');
    const now = Math.floor(clock() / 1000);
    return new SignJWT({ client_id: client.id, tenant_id: client.tenantId, scope: scopes.join(' ') })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
      .setIssuer(issuer())
      .setAudience(issuer())
      .setSubject(client.id)
      .setIssuedAt(now)
      .setExpirationTime(now + LIMITS.TOKEN_LIFETIME_SECONDS)
      .setJti(randomUUID())
      .sign(key.privateKey);
  }

  /**
   * Verifies a token.
   * @throws AccessTokenError if this service did not mint it, it has expired, or its client is revoked
   */
  async verify(token: string): Promise<Principal> {
    const key = await this.findKey(readKeyId(token));
    const claims = Claims.safeParse(await this.verifyPayload(token, key));
    if (!claims.success) throw createForeignTokenError(claims.error);
    const { client_id, tenant_id, scope } = claims.data;
    if (!(await this.options.clients.mayCall(client_id, tenant_id))) {
      throw new AccessTokenError('The client of the access token was revoked.');
    }
    const known = scope.split(' ').flatMap((word) => Scope.safeParse(word).data ?? []);
    return { clientId: client_id, tenantId: tenant_id, scopes: new Set(known) };
  }

  /**
   * Finds a key. A key that another process has just created may not be loaded yet, so the keys are read again once.
   */
  private async findKey(kid: string): Promise<SigningKey> {
    const { keyring } = this.options;
    const named = ({ id }: SigningKey) => id === kid;
    const key = keyring.known().token.find(named) ?? (await keyring.lookAgain()).token.find(named);
    if (key === undefined) throw createForeignTokenError();
    return key;
  }

  private async verifyPayload(token: string, key: SigningKey): Promise<JWTPayload> {
    const { clock, issuer } = this.options;
    try {
      const { payload } = await jwtVerify(token, key.verifyingKey, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: issuer(),
        audience: issuer(),
        requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        currentDate: new Date(clock()),
      });
      return payload;
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) throw new AccessTokenError('The access token has expired.', { cause });
      throw createForeignTokenError(cause);
    }
  }
}
