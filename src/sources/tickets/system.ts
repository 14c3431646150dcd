/** What a ticket system is: how its ids look, and how its issues are read. Each system is one such object in a file of its own. */
import type { z } from 'zod';
import type { FieldFault, PROVIDER_TOKENS } from '../../contract/index.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { Connection } from './json-call.js';
import type { TicketId } from './ticket-id.js';

/** The providers whose tokens read tickets and nothing else. */
export type TicketSystemName = Exclude<keyof typeof PROVIDER_TOKENS, 'github'>;

/** Whether the operator lets a private host be reached, which may then be asked over plain http too. */
export type AllowHost = (hostname: string, port: number) => boolean;

/** What readers work with, for all systems. */
export interface TicketMeans {
  /** Makes connections to addresses that tenants choose: in a service it must be a guarded one. */
  readonly connection: Connection;
  readonly allowHost: AllowHost;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** `certain`: the id belongs to this system and to no other. `possible`: it may be another system's as well. */
export type TicketMatch = 'certain' | 'possible';

/** Reads the issues of a system with a tenant's token. */
export interface IssueReader {
  /**
   * The key of the issue that an id names; null where the id is an address of another place.
   * @throws ProviderError E_AC_002 where the address is one of the system's, but none of an issue
   */
  resolve(id: TicketId): string | null;
  /** @throws ProviderError: E_AC_002 where there is no such issue for this token; the signal's reason */
  read(key: string, signal: AbortSignal): Promise<Ticket>;
}

/** A system, as it is written down. */
export interface TicketSystemParts<Token extends z.ZodType> {
  readonly name: TicketSystemName;
  /** For people: `Jira`. */
  readonly title: string;
  /** The token's schema in the contract. */
  readonly tokenSchema: Token;
  /** A sentence on how to give the token, for those who have not. */
  readonly advice: string;
  /** What the schema cannot say of a token that is about to be kept; nothing where there is nothing to say. */
  readonly checkToken?: (token: z.output<Token>, allowHost: AllowHost) => readonly FieldFault[];
  /**
   * Whether an id may be one of this system's; null where it is not.
   * @throws ProviderError E_AC_002 for an address of this system alone that is none of an issue
   */
  readonly matches: (id: TicketId) => TicketMatch | null;
  /** Makes a reader; nothing is asked yet. @throws ProviderError E_TOK_001 where the token cannot be used */
  readonly open: (token: z.output<Token>, means: TicketMeans) => IssueReader;
}

/** A system, as it is used: its token is checked by its schema where it is taken. */
export interface TicketSystem extends Pick<TicketSystemParts<z.ZodType>, 'name' | 'title' | 'advice' | 'matches'> {
  /** What is wrong with a token that has the right schema. @throws ZodError where it has not */
  checkToken(token: unknown, allowHost: AllowHost): readonly FieldFault[];
  /** Makes a reader; nothing is asked yet. @throws ZodError; ProviderError E_TOK_001 where the token cannot be used */
  open(token: unknown, means: TicketMeans): IssueReader;
}

/** Makes a system of its parts. */
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
