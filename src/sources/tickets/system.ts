/**
 * The interface of a ticket system: the form of its ids, and how its issues are read. Each system is one such object in
 * its own file.
 */
import type * as z from 'zod';
import type { FieldFault, PROVIDER_TOKENS } from '../../contract/index.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { Connection } from './json-call.js';
import type { TicketId } from './ticket-id.js';

/** The providers whose tokens read tickets and nothing else. */
type TicketSystemName = Exclude<keyof typeof PROVIDER_TOKENS, 'github'>;

/** Whether the operator allows access to a private host. Such a host may also be asked over plain http. */
export type AllowHost = (hostname: string, port: number) => boolean;

/** Dependencies of the readers, for all systems. */
export interface TicketSourceOptions {
  /** Opens connections to addresses that tenants choose; a service must use a guarded one. */
  readonly connection: Connection;
  readonly allowHost: AllowHost;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** `certain`: the id belongs to this system and to no other. `possible`: it may be another system's as well. */
type TicketMatch = 'certain' | 'possible';

/** Reads the issues of a system with a tenant's token. */
export interface IssueReader {
  /**
   * Returns the key of the issue that an id names; null if the id is an address of another place.
   * @throws ProviderError E_AC_002 if the address belongs to the system, but is not an issue's
   */
  resolve(id: TicketId): string | null;
  /** @throws ProviderError: E_AC_002 if this token sees no such issue; the signal's reason */
  read(key: string, signal: AbortSignal): Promise<Ticket>;
}

/** The parts that define a system. */
export interface TicketSystemParts<Token extends z.ZodType> {
  readonly name: TicketSystemName;
  /** The name for people: `Jira`. */
  readonly title: string;
  /** The token's schema in the contract. */
  readonly tokenSchema: Token;
  /** A sentence on how to provide the token, for users without one. */
  readonly advice: string;
  /** Checks of a token before it is stored, in addition to the schema; empty if there is no fault. */
  readonly checkToken?: (token: z.output<Token>, allowHost: AllowHost) => readonly FieldFault[];
  /**
   * Says whether an id may belong to this system; null if it cannot.
   * @throws ProviderError E_AC_002 for an address that belongs only to this system, but is not an issue's
   */
  readonly matches: (id: TicketId) => TicketMatch | null;
  /** Creates a reader; sends no request yet. @throws ProviderError E_TOK_001 if the token cannot be used */
  readonly open: (token: z.output<Token>, means: TicketSourceOptions) => IssueReader;
}

/** A system as it is used: it checks its token by its schema. */
export interface TicketSystem extends Pick<TicketSystemParts<z.ZodType>, 'name' | 'title' | 'advice' | 'matches'> {
  /** Returns the faults of a token that has the right schema. @throws ZodError if it does not have it */
  checkToken(token: unknown, allowHost: AllowHost): readonly FieldFault[];
  /** Creates a reader; sends no request yet. @throws ZodError; ProviderError E_TOK_001 if the token cannot be used */
  open(token: unknown, means: TicketSourceOptions): IssueReader;
}

/** Creates a system from its parts. */
export function defineTicketSystem<Token extends z.ZodType>(parts: TicketSystemParts<Token>): TicketSystem {
  const { name, title, advice, matches, tokenSchema } = parts;
  return {
    name,
    title,
    advice,
    matches,
    checkToken: (token, allowHost) => parts.checkToken?.(tokenSchema.parse(token), allowHost) ?? [],
    open: (token, means) => parts.open(tokenSchema.parse(token), means),
  };
}
