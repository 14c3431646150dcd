/** What a tenant gave for ticket systems, opened when a ticket of theirs is asked for. */
import * as z from 'zod';
import { ProviderError } from '../../base/errors.js';
import type { TicketSource } from '../../sources/tickets/route.js';
import type { IssueReader, TicketSourceOptions, TicketSystem } from '../../sources/tickets/system.js';
import { TICKET_SYSTEMS } from '../../sources/tickets/systems.js';
import type { SealedSecret } from '../store/store.js';
import { openSecret } from '../store/vault/secret.js';
import { type Vault, VaultError } from '../store/vault/vault.js';
import type { Observer } from '../telemetry/observer.js';
import { buildSecretName } from './provider-token.js';

/** How tickets are reached, for all tenants. */
export interface TenantTicketOptions extends TicketSourceOptions {
  readonly vault: Vault;
  readonly observer: Observer;
}

/** The ticket systems, each with the tenant's token where there is one. @param rows the tenant's sealed provider tokens */
export function createTicketSources(
  options: TenantTicketOptions,
  tenantId: string,
  rows: readonly SealedSecret[],
): readonly TicketSource[] {
  return TICKET_SYSTEMS.map((system) => {
    const row = rows.find(({ name }) => name === buildSecretName(system.name));
    return { system, open: row === undefined ? null : memoize(async () => openSystem(options, system, tenantId, row)) };
  });
}

/** Keeps what was made; what failed is tried anew. */
function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: T | null = null;
  return async () => {
    made ??= await make();
    return made;
  };
}

/** Opens a row and makes a reader with it. @throws ProviderError E_TOK_001 or E_TOK_002 where the token cannot be used */
function openSystem(
  options: TenantTicketOptions,
  system: TicketSystem,
  tenantId: string,
  row: SealedSecret,
): IssueReader {
  const { vault, observer } = options;
  try {
    const reader = system.open(JSON.parse(openSecret(vault, tenantId, row)), options);
    return {
      resolve: (id) => reader.resolve(id),
      read: (key, signal) => observer.provider(`${system.name}.ticket`, () => reader.read(key, signal)),
    };
  } catch (cause) {
    if (!(cause instanceof VaultError || cause instanceof SyntaxError || cause instanceof z.ZodError)) throw cause;
    const why = cause instanceof VaultError ? cause.message : 'it is of a form that this version does not know';
    const text = `Decryption of the tenant's token for ${system.title} failed: ${why}. Set the token again, or have the operator start the service with the master key ${row.keyId}.`;
    // The others may quote what they read.
    throw new ProviderError('E_TOK_002', text, false, cause instanceof VaultError ? { cause } : {});
  }
}
