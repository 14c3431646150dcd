/** Access tokens: JWTs of RFC 9068 (`at+jwt`), signed with ES256; the public keys are published as a JWKS. */
import { randomUUID } from 'node:crypto';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import { LIMITS, Scope } from '../../contract/index.js';

const ALGORITHM = 'ES256';
const TYPE = 'at+jwt';

/** What is published of a key (RFC 7517). */
export type PublicKey = {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
};

/** A key that signs tokens, and what is published of it. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: PublicKey;
}

/** Makes a key pair; its id is its RFC 7638 thumbprint. */
export async function createSigningKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const { crv = '', x = '', y = '' } = await exportJWK(publicKey);
  const point = { kty: 'EC', crv, x, y };
  const id = await calculateJwkThumbprint(point);
  return { id, privateKey, publicKey: { ...point, kid: id, alg: ALGORITHM, use: 'sig' } };
}

/** Who makes a call: a client of a tenant, with what its token allows. */
export interface Principal {
  readonly tenantId: string;
  readonly clientId: string;
  readonly scopes: ReadonlySet<Scope>;
}

const Claims = z.object({ client_id: z.string().min(1), tenant_id: z.string().min(1), scope: z.string() });

/** Why a token is no good, in words for its bearer. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused';
}

export interface AccessTokensOptions {
  /** The first signs, all verify: a new one is put in front, an old one stays until its tokens have expired. */
  readonly keys: readonly [SigningKey, ...SigningKey[]];
  /** Issuer and audience: the address that clients know. */
  readonly issuer: () => string;
  readonly clock: () => number;
}

export class AccessTokens {
  private readonly find: ReturnType<typeof createLocalJWKSet>;

  constructor(private readonly options: AccessTokensOptions) {
    this.find = createLocalJWKSet(this.jwks());
  }

  /** The public keys, for whoever verifies tokens themselves. */
  jwks(): { keys: PublicKey[] } {
    return { keys: this.options.keys.map(({ publicKey }) => publicKey) };
  }

  async mint(client: { readonly id: string; readonly tenantId: string }, scopes: readonly Scope[]): Promise<string> {
    const { clock, issuer, keys } = this.options;
    const now = Math.floor(clock() / 1000);
    return new SignJWT({ client_id: client.id, tenant_id: client.tenantId, scope: scopes.join(' ') })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys[0].id })
      .setIssuer(issuer())
      .setAudience(issuer())
      .setSubject(client.id)
      .setIssuedAt(now)
      .setExpirationTime(now + LIMITS.TOKEN_LIFETIME_SECONDS)
      .setJti(randomUUID())
      .sign(keys[0].privateKey);
  }

  /** Throws TokenRefused for whatever this service did not mint, or has expired. */
  async verify(token: string): Promise<Principal> {
    const { clock, issuer } = this.options;
    try {
      const { payload } = await jwtVerify(token, this.find, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: issuer(),
        audience: issuer(),
        requiredClaims: ['exp', 'iat', 'sub', 'jti'],
        currentDate: new Date(clock()),
      });
      const { client_id, tenant_id, scope } = Claims.parse(payload);
      const known = scope.split(' ').flatMap((word) => Scope.safeParse(word).data ?? []);
      return { clientId: client_id, tenantId: tenant_id, scopes: new Set(known) };
    } catch (cause) {
      if (cause instanceof errors.JWTExpired) throw new TokenRefused('The access token has expired.', { cause });
      throw new TokenRefused('The access token is not one of this service.', { cause });
    }
  }
}
