/**
 * What the operator can ask for, and what comes of it: one table for the operator's own code, the control socket and the
 * command, whose `--json` prints the results as they stand here.
 */
import { z } from 'zod';
import { Scope, Tenant, Timestamp } from '../../contract/index.js';

/** Two secrets are good for as long as this after a rotation, when nothing is said: 7 days. */
export const OVERLAP_HOURS = 7 * 24;
/** A year: more is no rotation. */
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
  /** Until when the secret before it is good; null where there was none that was. */
  previous_secret_expires_at: Timestamp.nullable(),
});
const ClientRevoked = z.strictObject({ client_id: z.string(), revoked_at: Timestamp });
/** A client as lists show it: of its secrets, when those that are good were made and when they end. */
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

export type CommandName = keyof typeof shapes;
export type Takes<N extends CommandName> = z.infer<(typeof shapes)[N]['takes']>;
export type Gives<N extends CommandName> = z.infer<(typeof shapes)[N]['gives']>;

/** Every command: what it takes and what it gives. */
export const COMMANDS: {
  readonly [N in CommandName]: { readonly takes: z.ZodType<Takes<N>>; readonly gives: z.ZodType<Gives<N>> };
} = shapes;

/** The commands as calls. All reject with OperatorFault for what cannot be done as it was asked. */
export type Operator = { readonly [N in CommandName]: (takes: Takes<N>) => Promise<Gives<N>> };

/** What was asked cannot be done. `message` says what to do instead. */
export class OperatorFault extends Error {
  override readonly name = 'OperatorFault';
}
