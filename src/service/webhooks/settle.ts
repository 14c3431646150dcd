/** Applies the result of an attempt to the delivery and its subscription. */
import type { StoredDelivery, StoredWebhook, Transaction } from '../store/store.js';
import { explainFailure } from './explain-failure.js';
import { computeNextAttempt, FAILING_MILLISECONDS } from './schedule.js';
import type { DeliveryAnswer } from './send-request.js';
import { buildSigningSecretName } from './signing.js';

/** The receiver no longer exists: RFC 9110 §15.5.11, and Standard Webhooks. */
const GONE = 410;
const PAGE_ROWS = 100;
const MAX_PAGES = 10;

/** The result of an attempt. `retried` means that another attempt follows; the others are final. */
type AttemptOutcome = 'delivered' | 'retried' | 'failed' | 'gone';

/** What became of a delivery by one attempt. */
export interface SettledAttempt {
  readonly delivery: StoredDelivery;
  readonly ending: AttemptOutcome;
  /** Whether this attempt disabled the subscription. */
  readonly disabled: boolean;
}

/** An attempt that ended. `fraction` spreads the waits before the next one. */
export interface DeliveryAttempt {
  readonly answer: DeliveryAnswer;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** From 0 up to 1. */
  readonly fraction: number;
  /** Whether a failure counts against the receiver. It does not if nothing could be sent. */
  readonly blames: boolean;
}

/** Removes a subscription, its deliveries and its secrets. Returns false if there is none. */
export async function removeSubscription(tx: Transaction, id: string): Promise<boolean> {
  await tx.secrets.remove(buildSigningSecretName(id));
  return tx.webhooks.remove(id);
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

const explainOutcome = (answer: DeliveryAnswer) => (isSuccess(answer.status) ? null : explainFailure(answer));

function formatDisabledReason(since: number, words: string): string {
  const start = new Date(since).toISOString();
  return `Every delivery since ${start} has failed, the last one by: ${words}. Repair the receiver, then send a test: one that arrives makes the subscription active again.`;
}

/** Resets the failures of a subscription after a successful delivery. */
async function restoreSubscription(tx: Transaction, webhook: StoredWebhook): Promise<void> {
  if (webhook.status === 'active' && webhook.failingSince === null) return;
  await tx.webhooks.update({ ...webhook, status: 'active', reason: null, failingSince: null, lastFailure: null });
}

/** Records a failure and why, and disables the subscription if failures have lasted too long. */
async function recordFailure(
  tx: Transaction,
  webhook: StoredWebhook,
  { answer, now }: DeliveryAttempt,
): Promise<StoredWebhook> {
  const failingSince = webhook.failingSince ?? now;
  const lasted = now - failingSince >= FAILING_MILLISECONDS;
  // It is listed to every client of the tenant: words, and no code of the machine.
  const lastFailure = explainFailure(answer, false);
  if (!lasted && webhook.failingSince !== null && webhook.lastFailure === lastFailure) return webhook;
  const noted: StoredWebhook = {
    ...webhook,
    failingSince,
    lastFailure,
    ...(lasted ? { status: 'disabled', reason: formatDisabledReason(failingSince, answer.words) } : {}),
  };
  await tx.webhooks.update(noted);
  return noted;
}

/** Ends the pending deliveries of a subscription. Those beyond the limit end when they become due. */
async function endPending(tx: Transaction, webhookId: string): Promise<void> {
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rows: readonly StoredDelivery[] = await tx.deliveries.list(webhookId, { after, limit: PAGE_ROWS });
    for (const row of rows) {
      if (row.status === 'pending') await tx.deliveries.update({ ...row, status: 'failed', nextAttemptAt: null });
    }
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < PAGE_ROWS) return;
  }
}

/**
 * Settles a scheduled attempt.
 * @returns null if the delivery was removed or settled in the meantime
 */
export async function settleScheduled(
  tx: Transaction,
  id: string,
  attempted: DeliveryAttempt,
): Promise<SettledAttempt | null> {
  const { answer, now, fraction, blames } = attempted;
  const stored = await tx.deliveries.get(id);
  if (stored === null || stored.status !== 'pending') return null;
  const webhook = await tx.webhooks.get(stored.webhookId);
  if (webhook === null) return null;

  const attempt = stored.attempt + 1;
  const reason = explainOutcome(answer);
  const tried = { ...stored, attempt, responseStatus: answer.status, reason, nextAttemptAt: null };
  if (isSuccess(answer.status)) {
    const delivery: StoredDelivery = { ...tried, status: 'delivered' };
    // The subscription is always locked before its deliveries, so concurrent transactions wait without deadlock.
    await restoreSubscription(tx, webhook);
    await tx.deliveries.update(delivery);
    return { delivery, ending: 'delivered', disabled: false };
  }
  if (answer.status === GONE) {
    await removeSubscription(tx, webhook.id);
    return { delivery: { ...tried, status: 'failed' }, ending: 'gone', disabled: false };
  }
  const noted = blames && webhook.status === 'active' ? await recordFailure(tx, webhook, attempted) : webhook;
  const next = noted.status === 'disabled' ? null : computeNextAttempt(attempt, now, answer.retryAfter, fraction);
  const delivery: StoredDelivery = { ...tried, status: next === null ? 'failed' : 'pending', nextAttemptAt: next };
  await tx.deliveries.update(delivery);
  const disabled = noted.status === 'disabled' && webhook.status === 'active';
  if (disabled) await endPending(tx, webhook.id);
  return { delivery, ending: next === null ? 'failed' : 'retried', disabled };
}

/**
 * Settles a test. It has a single attempt, and its failure does not count against the subscription. A success, or a
 * 410, has the usual effect.
 */
export async function settleTest(
  tx: Transaction,
  made: StoredDelivery,
  answer: DeliveryAnswer,
): Promise<SettledAttempt> {
  const webhook = await tx.webhooks.get(made.webhookId);
  const { status } = answer;
  const arrived = isSuccess(status);
  const delivery: StoredDelivery = {
    ...made,
    attempt: 1,
    status: arrived ? 'delivered' : 'failed',
    responseStatus: status,
    reason: explainOutcome(answer),
    nextAttemptAt: null,
  };
  if (status === GONE && webhook !== null) {
    await removeSubscription(tx, webhook.id);
    return { delivery, ending: 'gone', disabled: false };
  }
  if (webhook !== null) {
    if (arrived) await restoreSubscription(tx, webhook);
    await tx.deliveries.insert(delivery);
  }
  return { delivery, ending: arrived ? 'delivered' : 'failed', disabled: false };
}
