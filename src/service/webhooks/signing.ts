/** The signing secrets of a subscription: made, sealed, and used as Standard Webhooks 1.0 has it. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import type { SealedSecret } from '../store/store.js';
import { openSecret, sealSecret } from '../store/vault/secret.js';
import type { Vault } from '../store/vault/vault.js';

const SECRET_BYTES = 32;
const PREFIX = 'whsec_';
const SECOND = 1000;
/** How long the secret before the last rotation still signs beside the new one. */
const ROTATION_MILLISECONDS = 24 * 60 * 60 * SECOND;

/** What is sealed, as one text of JSON. */
const SigningSecrets = z.strictObject({
  current: z.string(),
  previous: z.string().nullable(),
  /** Milliseconds since the epoch. */
  previousEndsAt: z.number().nullable(),
});
export type SigningSecrets = z.infer<typeof SigningSecrets>;

/** The row of a subscription's secrets. */
export function signingSecretName(webhookId: string): string {
  return `webhook/${webhookId}`;
}

/** A new secret, beside which the one before it still signs for a day. */
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
  return sealSecret(vault, tenantId, { name: signingSecretName(webhookId), kind: 'signing', text }, now);
}

/** Opens the row. Throws VaultFault. */
export function openSigningSecrets(vault: Vault, tenantId: string, sealed: SealedSecret): SigningSecrets {
  return SigningSecrets.parse(JSON.parse(openSecret(vault, tenantId, sealed)));
}

/**
 * The headers that name and sign a delivery.
 * @param id of the delivery, the same in every attempt
 * @param now the moment of this attempt, milliseconds since the epoch
 */
export function signatureHeaders(
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
