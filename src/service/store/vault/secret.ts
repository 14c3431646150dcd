/** Rows of sealed secrets: sealed for their tenant and their name, so that none opens in another's place. */
import type { SealedSecret } from '../store.js';
import type { Vault } from './vault.js';

/** @param tenantId null for the service's own */
function placeOf(tenantId: string | null, name: string): string {
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
  return { name, kind, ...vault.seal(placeOf(tenantId, name), text), updatedAt: now };
}

/** Opens a row. Throws VaultFault. */
export function openSecret(vault: Vault, tenantId: string | null, secret: SealedSecret): string {
  return vault.open(placeOf(tenantId, secret.name), secret);
}
