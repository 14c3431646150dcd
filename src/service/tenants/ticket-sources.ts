/** What a tenant gave for Jira and Linear, opened when a ticket of theirs is asked for. */
import { z } from 'zod';
import { ProviderError } from '../../base/errors.js';
import { JiraToken, LinearToken, type ProviderName } from '../../contract/index.js';
import type { AllowHost } from '../../sources/tickets/jira/address.js';
import { type JiraTickets, jiraTickets } from '../../sources/tickets/jira/tickets.js';
import type { Connection } from '../../sources/tickets/json-call.js';
import { type LinearTickets, linearTickets } from '../../sources/tickets/linear.js';
import type { TicketSources } from '../../sources/tickets/route.js';
import type { SealedSecret } from '../store/store.js';
import { openSecret } from '../store/vault/secret.js';
import { type Vault, VaultFault } from '../store/vault/vault.js';
import type { Observer } from '../telemetry/observer.js';

/** How tickets are reached, for all tenants. */
export interface TicketMeans {
  readonly vault: Vault;
  readonly observer: Observer;
  /** Makes connections to addresses that tenants choose: it must be a guarded one. */
  readonly connection: Connection;
  /** Whether the operator lets a private host be reached, and over plain HTTP. */
  readonly allowHost: AllowHost;
  readonly linearApiUrl: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

const ADVICE = {
  jira: 'For Jira: PUT /v1/provider-tokens/jira with base_url, email and token.',
  linear: 'For Linear: PUT /v1/provider-tokens/linear with a token.',
} as const;

/** The systems that a tenant has set up. @param rows its sealed provider tokens */
export function ticketSources(
  means: TicketMeans,
  tenantId: string,
  rows: readonly SealedSecret[],
): Omit<TicketSources, 'github'> {
  const rowOf = (provider: ProviderName) => rows.find(({ name }) => name === `provider/${provider}`) ?? null;
  const [jira, linear] = [rowOf('jira'), rowOf('linear')];
  return {
    jira: jira === null ? null : once(async () => jiraOf(means, tenantId, jira)),
    linear: linear === null ? null : once(async () => linearOf(means, tenantId, linear)),
    advice: ADVICE,
  };
}

/** Keeps what was made; what failed is tried anew. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: T | null = null;
  return async () => {
    made ??= await make();
    return made;
  };
}

function jiraOf(means: TicketMeans, tenantId: string, row: SealedSecret): JiraTickets {
  const given = opened(JiraToken, 'Jira', means.vault, tenantId, row);
  const tickets = jiraTickets({
    baseUrl: given.base_url,
    email: given.email ?? null,
    token: given.token,
    criteriaField: given.criteria_field ?? null,
    allowHost: means.allowHost,
    connection: means.connection,
    clock: means.clock,
  });
  return {
    base: tickets.base,
    read: (key, signal) => means.observer.provider('jira.ticket', () => tickets.read(key, signal)),
  };
}

function linearOf(means: TicketMeans, tenantId: string, row: SealedSecret): LinearTickets {
  const { token } = opened(LinearToken, 'Linear', means.vault, tenantId, row);
  const tickets = linearTickets({ token, apiUrl: means.linearApiUrl, connection: means.connection });
  return { read: (id, signal) => means.observer.provider('linear.ticket', () => tickets.read(id, signal)) };
}

/** Opens a row. @throws ProviderError E_TOK_002 where that cannot be done */
function opened<T>(shape: z.ZodType<T>, system: string, vault: Vault, tenantId: string, row: SealedSecret): T {
  try {
    return shape.parse(JSON.parse(openSecret(vault, tenantId, row)));
  } catch (cause) {
    if (!(cause instanceof VaultFault || cause instanceof SyntaxError || cause instanceof z.ZodError)) throw cause;
    const why = cause instanceof VaultFault ? cause.message : 'it is of a form that this version does not know';
    const text = `Decryption of the tenant's token for ${system} failed: ${why}. Set the token anew, or have the operator start the service with the master key ${row.keyId}.`;
    // The others may quote what they read.
    throw new ProviderError('E_TOK_002', text, false, cause instanceof VaultFault ? { cause } : {});
  }
}
