/** One transaction, or one read, of one tenant. */
import type { Kysely } from 'kysely';
import type { Transaction } from '../store.js';
import { createSqlBlobs, createSqlTraces } from './blobs.js';
import { createSqlEvidence } from './evidence.js';
import { createSqlFindings } from './findings.js';
import { TenantGate } from './gate.js';
import { createSqlIdempotency, createSqlRateState } from './idempotency-and-rate.js';
import { createSqlReviews } from './reviews.js';
import type { Database } from './schema.js';
import { changeTenant, createSqlPolicies, createSqlSecrets, readTenant, setInstallation } from './settings.js';
import { createSqlDeliveries, createSqlWebhooks } from './webhooks.js';

/** A transaction of this store: what every store has, and what the queue needs to write with it. */
export interface SqlTransaction extends Transaction {
  /** The open transaction, for the queue: what the queue writes with it commits with the rest or not at all. */
  readonly db: Kysely<Database>;
}

/**
 * Creates the access to a tenant's rows.
 * @param db the open transaction; or the whole database for reads
 * @param writes whether it is a transaction
 */
export function createSqlTransaction(db: Kysely<Database>, tenantId: string, writes: boolean): SqlTransaction {
  const gate = new TenantGate(db, tenantId, writes);
  const blobs = createSqlBlobs(gate);
  return {
    db,
    tenantId,
    tenant: () => readTenant(gate),
    updateTenant: (patch) => changeTenant(gate, patch),
    setInstallation: (installationId) => setInstallation(gate, installationId),
    reviews: createSqlReviews(gate),
    findings: createSqlFindings(gate),
    traces: createSqlTraces(gate, blobs),
    blobs,
    evidence: createSqlEvidence(gate),
    idempotency: createSqlIdempotency(gate),
    policies: createSqlPolicies(gate),
    rate: createSqlRateState(gate),
    secrets: createSqlSecrets(gate),
    webhooks: createSqlWebhooks(gate),
    deliveries: createSqlDeliveries(gate),
  };
}
