/** Key pairs for signing (ES256, RFC 7518 §3.4), their published form, and the format in which they are stored. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import * as z from 'zod';

/** The published form of a key (RFC 7517). */
export const PublicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string().min(1),
  y: z.string().min(1),
  kid: z.string().min(1),
  alg: z.literal('ES256'),
  use: z.literal('sig'),
});
export type PublicKey = z.infer<typeof PublicKey>;

/** A key pair; `id` is its RFC 7638 thumbprint. */
export interface SigningKey {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly privateKey: KeyObject;
  readonly verifyingKey: KeyObject;
  readonly publicKey: PublicKey;
}

const Point = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() });
const PrivateJwk = Point.extend({ d: z.string() });
const Kept = z.object({ created_at: z.number(), jwk: PrivateJwk });

async function buildSigningKey(privateKey: KeyObject, createdAt: number): Promise<SigningKey> {
  const verifyingKey = createPublicKey(privateKey);
  const point = Point.parse(verifyingKey.export({ format: 'jwk' }));
  const id = await calculateJwkThumbprint(point);
  return { id, createdAt, privateKey, verifyingKey, publicKey: { ...point, kid: id, alg: 'ES256', use: 'sig' } };
}

/** Creates a key pair. */
export async function createSigningKey(createdAt: number): Promise<SigningKey> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return buildSigningKey(privateKey, createdAt);
}

/** Formats the key as text for the vault. The text contains the private key. */
export function writeSigningKey({ createdAt, privateKey }: SigningKey): string {
  return JSON.stringify({ created_at: createdAt, jwk: PrivateJwk.parse(privateKey.export({ format: 'jwk' })) });
}

/**
 * Parses the text that `writeSigningKey` wrote.
 * @throws Error if it is anything else
 */
export async function readSigningKey(text: string): Promise<SigningKey> {
  const { created_at, jwk } = Kept.parse(JSON.parse(text));
  return buildSigningKey(createPrivateKey({ key: jwk, format: 'jwk' }), created_at);
}
