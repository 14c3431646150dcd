/** One transaction, or one read, of one tenant. */
import type { Kysely } from 'kysely';
import type { Transaction } from '../store.js';
import { sqlFindings } from './findings.js';
import { TenantGate } from './gate.js';
import { sqlIdempotency, sqlRate } from './once.js';
import { sqlDeliveries, sqlWebhooks } from './outgoing.js';
import { sqlReviews } from './reviews.js';
import type { Database } from './schema.js';
import { changeTenant, noteInstallation, readTenant, sqlPolicies, sqlSecrets } from './settings.js';
import { sqlBlobs, sqlTraces } from './texts.js';

export interface SqlTransaction extends Transaction {
  /** The open transaction, for the queue: what the queue writes with it commits with the rest or not at all. */
  readonly db: Kysely<Database>;
}

/**
 * Creates the access to a tenant's rows.
 * @param db the open transaction; or the whole database for reads
 * @param writes whether it is a transaction
 */
export function sqlTransaction(db: Kysely<Database>, tenantId: string, writes: boolean): SqlTransaction {
  const gate = new TenantGate(db, tenantId, writes);
  const blobs = sqlBlobs(gate);
  return {
    db,
    tenantId,
    tenant: () => readTenant(gate),
    updateTenant: (patch) => changeTenant(gate, patch),
    setInstallation: (installationId) => noteInstallation(gate, installationId),
    reviews: sqlReviews(gate),
    findings: sqlFindings(gate),
    traces: sqlTraces(gate, blobs),
    blobs,
    idempotency: sqlIdempotency(gate),
    policies: sqlPolicies(gate),
    rate: sqlRate(gate),
    secrets: sqlSecrets(gate),
    webhooks: sqlWebhooks(gate),
    deliveries: sqlDeliveries(gate),
  };
}
