/** Rows of sealed secrets. Each is bound to its tenant and name, so that it cannot be opened in another row. */
import type { SealedSecret } from '../store.js';
import type { Vault } from './vault.js';

/**
 * Returns the place to which a secret is bound.
 * @param tenantId null for the service's own
 */
function buildPlace(tenantId: string | null, name: string): string {
  return `${tenantId ?? 'service'}/${name}`;
}

/** Seals a text for its row. */
export function sealSecret(
  vault: Vault,
  tenantId: string | null,
  secret: { readonly name: string; readonly kind: string; readonly text: string },
  now: number,
): SealedSecret {
  const { name, kind, text } = secret;
  return { name, kind, ...vault.seal(buildPlace(tenantId, name), text), updatedAt: now };
}

/**
 * Opens a row.
 * @throws VaultError
 */
export function openSecret(vault: Vault, tenantId: string | null, secret: SealedSecret): string {
  return vault.open(buildPlace(tenantId, secret.name), secret);
}
