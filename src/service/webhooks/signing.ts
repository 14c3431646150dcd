/** The signing secrets of a subscription: created, sealed, and used according to Standard Webhooks 1.0. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import type { SealedSecret } from '../store/store.js';
import { openSecret, sealSecret } from '../store/vault/secret.js';
import type { Vault } from '../store/vault/vault.js';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';
const SECOND = 1000;
/** How long the previous secret also signs after a rotation. */
const ROTATION_MILLISECONDS = 24 * 60 * 60 * SECOND;

/** The sealed data, as one JSON text. */
const SigningSecrets = z.strictObject({
  current: z.string(),
  previous: z.string().nullable(),
  /** Milliseconds since the epoch. */
  previousEndsAt: z.number().nullable(),
});
export type SigningSecrets = z.infer<typeof SigningSecrets>;

/** Returns the row name of a subscription's secrets. */
export function buildSigningSecretName(webhookId: string): string {
  return `webhook/${webhookId}`;
}

/** Creates a secret. The previous one also signs for a day. */
export function createSigningSecrets(before: SigningSecrets | null, now: number): SigningSecrets {
  const current = `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
  if (before === null) return { current, previous: null, previousEndsAt: null };
  return { current, previous: before.current, previousEndsAt: now + ROTATION_MILLISECONDS };
}

/** Seals the secrets for their row. */
export function sealSigningSecrets(
  vault: Vault,
  tenantId: string,
  webhookId: string,
  secrets: SigningSecrets,
  now: number,
): SealedSecret {
  const text = JSON.stringify(secrets);
  return sealSecret(vault, tenantId, { name: buildSigningSecretName(webhookId), kind: 'signing', text }, now);
}

/**
 * Opens the row.
 * @throws VaultError
 */
export function openSigningSecrets(vault: Vault, tenantId: string, sealed: SealedSecret): SigningSecrets {
  return SigningSecrets.parse(JSON.parse(openSecret(vault, tenantId, sealed)));
}

/**
 * Builds the headers that identify and sign a delivery.
 * @param id of the delivery, identical in every attempt
 * @param now the time of this attempt, in milliseconds since the epoch
 */
export function buildSignatureHeaders(
  secrets: SigningSecrets,
  id: string,
  body: string,
  now: number,
): Readonly<Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string>> {
  const { current, previous, previousEndsAt } = secrets;
  const stillGood = previous !== null && previousEndsAt !== null && now < previousEndsAt ? [previous] : [];
  const signatures = [current, ...stillGood].map((secret) => new Webhook(secret).sign(id, new Date(now), body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / SECOND)),
    'webhook-signature': signatures.join(' '),
  };
}
