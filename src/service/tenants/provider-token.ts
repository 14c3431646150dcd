/** What a tenant gives for a provider: checked for that provider, sealed, and never given back. */

import { createPrivateKey, type KeyObject } from 'node:crypto';
import type * as z from 'zod';
import { formatTimestamp } from '../../base/time.js';
import {
  type FieldFault,
  GithubAccessToken,
  GithubAppToken,
  PROVIDER_TOKENS,
  ProviderName,
  type ProviderToken,
} from '../../contract/index.js';
import type { AllowHost } from '../../sources/tickets/system.js';
import { TICKET_SYSTEMS } from '../../sources/tickets/systems.js';
import type { SealedSecret, Transaction } from '../store/store.js';
import { sealSecret } from '../store/vault/secret.js';
import type { Vault } from '../store/vault/vault.js';

const PREFIX = 'provider/';
/** GitHub makes keys of 2048 bits. */
const LEAST_KEY_BITS = 2048;
const APP_FIELDS = Object.keys(GithubAppToken.shape);

/** The name of the row that a provider's token is sealed under. */
export function buildSecretName(provider: ProviderName): string {
  return `${PREFIX}${provider}`;
}

/** The schema that a body is checked by: of GitHub's two the one whose fields it has. */
export function selectTokenSchema(provider: ProviderName, body: unknown): z.ZodObject {
  if (provider !== 'github') return PROVIDER_TOKENS[provider];
  const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  return names.some((name) => APP_FIELDS.includes(name)) ? GithubAppToken : GithubAccessToken;
}

function readKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey({ key: pem, format: 'pem' });
  } catch {
    // What it throws says what the text is not, and may quote it.
    return null;
  }
}

/** What is wrong with a private key; null where it will do. */
function checkPrivateKey(pem: string): string | null {
  if (/^-----BEGIN ENCRYPTED|^Proc-Type:.*ENCRYPTED/mu.test(pem)) {
    return 'is protected by a passphrase: give the key as GitHub gave it';
  }
  const key = readKey(pem);
  if (key === null) {
    const escaped = pem.includes('\\n') ? ' The text holds \\n as two characters: send line breaks.' : '';
    return `is no private key in PEM form: give the whole file, from its BEGIN line to its END line.${escaped}`;
  }
  if (key.asymmetricKeyType !== 'rsa') return 'is no RSA key: a GitHub App signs with RSA';
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  return bits < LEAST_KEY_BITS ? `is an RSA key of ${bits} bits: it must have at least ${LEAST_KEY_BITS}` : null;
}

/**
 * What the schemas cannot say of a token that has the right one.
 * @param given the parsed body
 * @param allowHost whether the operator lets a host be reached over plain HTTP
 */
export function listTokenFaults(provider: ProviderName, given: unknown, allowHost: AllowHost): readonly FieldFault[] {
  if (provider !== 'github') {
    return TICKET_SYSTEMS.find(({ name }) => name === provider)?.checkToken(given, allowHost) ?? [];
  }
  const app = GithubAppToken.safeParse(given).data;
  const detail = app === undefined ? null : checkPrivateKey(app.private_key);
  return detail === null ? [] : [{ pointer: '/private_key', detail }];
}

/** Seals a token in the place of the one before. An App's installation becomes the tenant's; a plain token ends that. */
export async function putProviderToken(
  tx: Transaction,
  vault: Vault,
  { provider, given, now }: { readonly provider: ProviderName; readonly given: unknown; readonly now: number },
): Promise<void> {
  const app = provider === 'github' ? GithubAppToken.safeParse(given).data : undefined;
  const secret = {
    name: buildSecretName(provider),
    kind: app === undefined ? 'token' : 'app',
    text: JSON.stringify(given),
  };
  await tx.secrets.put(sealSecret(vault, tx.tenantId, secret, now));
  if (provider === 'github') await tx.setInstallation(app === undefined ? null : String(app.installation_id));
}

/** False where there is none. */
export async function removeProviderToken(tx: Transaction, provider: ProviderName): Promise<boolean> {
  if (provider === 'github') await tx.setInstallation(null);
  return tx.secrets.remove(buildSecretName(provider));
}

function presentToken({ name, kind, keyId, updatedAt }: SealedSecret): ProviderToken[] {
  const provider = ProviderName.safeParse(name.slice(PREFIX.length)).data;
  return provider === undefined ? [] : [{ provider, kind, key_id: keyId, updated_at: formatTimestamp(updatedAt) }];
}

/** Which tokens there are, by provider. */
export async function listProviderTokens(tx: Transaction): Promise<ProviderToken[]> {
  return (await tx.secrets.list(PREFIX)).flatMap(presentToken);
}
