/**
 * The operator's commands and their results: one table for the operator's own code, the control socket and the command.
 * The command's `--json` prints the results in this form.
 */
import * as z from 'zod';
import { Scope, Tenant, Timestamp } from '../../contract/index.js';

/** Default number of hours for which both secrets are valid after a rotation: 7 days. */
export const OVERLAP_HOURS = 7 * 24;
/** One year. A longer overlap would defeat the purpose of a rotation. */
export const MAX_OVERLAP_HOURS = 365 * 24;

const TenantCreated = z.strictObject({ tenant_id: z.string(), name: z.string() });
const ClientCreated = z.strictObject({
  client_id: z.string(),
  client_secret: z.string(),
  tenant_id: z.string(),
  scope: z.string(),
});
const SecretRotated = z.strictObject({
  client_id: z.string(),
  client_secret: z.string(),
  /** When the previous secret expires; null if there was no valid one. */
  previous_secret_expires_at: Timestamp.nullable(),
});
const ClientRevoked = z.strictObject({ client_id: z.string(), revoked_at: Timestamp });
/** A client in a list, with the creation and expiry times of its valid secrets. */
const ShownClient = z.strictObject({
  client_id: z.string(),
  scope: z.string(),
  secrets: z.array(z.strictObject({ created_at: Timestamp, expires_at: Timestamp.nullable() })),
  created_at: Timestamp,
  revoked_at: Timestamp.nullable(),
});
const KeysRotated = z.strictObject({
  token_key: z.string(),
  trace_key: z.string(),
  master_key: z.strictObject({
    key_id: z.string(),
    kept_in: z.string().nullable(),
    made: z.boolean(),
    resealed: z.int(),
    others: z.array(z.strictObject({ key_id: z.string(), rows: z.int(), removed: z.boolean() })),
    unreadable: z.array(z.strictObject({ tenant_id: z.string().nullable(), name: z.string(), key_id: z.string() })),
  }),
});

const shapes = {
  createTenant: { takes: z.strictObject({ name: z.string() }), gives: TenantCreated },
  tenants: { takes: z.strictObject({}), gives: z.strictObject({ tenants: z.array(Tenant) }) },
  createClient: {
    takes: z.strictObject({ tenant: z.string(), scopes: z.array(Scope) }),
    gives: ClientCreated,
  },
  rotateSecret: {
    takes: z.strictObject({ clientId: z.string(), overlapHours: z.number().min(0).max(MAX_OVERLAP_HOURS) }),
    gives: SecretRotated,
  },
  revokeClient: { takes: z.strictObject({ clientId: z.string() }), gives: ClientRevoked },
  clients: { takes: z.strictObject({ tenant: z.string() }), gives: z.strictObject({ clients: z.array(ShownClient) }) },
  rotateKeys: { takes: z.strictObject({}), gives: KeysRotated },
} as const;

/** The name of a command, which also goes over the control socket. */
export type CommandName = keyof typeof shapes;

/** The arguments of a command. */
export type CommandInput<N extends CommandName> = z.infer<(typeof shapes)[N]['takes']>;

/** The result of a command, as `--json` prints it. */
export type CommandResult<N extends CommandName> = z.infer<(typeof shapes)[N]['gives']>;

/** The input and output shapes of every command. */
export const COMMANDS: {
  readonly [N in CommandName]: {
    readonly takes: z.ZodType<CommandInput<N>>;
    readonly gives: z.ZodType<CommandResult<N>>;
  };
} = shapes;

/** The commands as functions. All reject with AdministrationError if the request cannot be carried out. */
export type Administrator = { readonly [N in CommandName]: (takes: CommandInput<N>) => Promise<CommandResult<N>> };

/** The request cannot be carried out. `message` says what to do instead. */
export class AdministrationError extends Error {
  override readonly name = 'AdministrationError';
}
