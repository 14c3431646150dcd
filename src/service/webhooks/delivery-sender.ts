/** Sends deliveries, scheduled ones and those of a test, and stores what came of each. */
import type { Dispatcher } from 'undici';
import type { Store, StoredDelivery, StoredWebhook, Transaction } from '../store/store.js';
import { type Vault, VaultError } from '../store/vault/vault.js';
import type { Observer } from '../telemetry/observer.js';
import { ATTEMPT_MILLISECONDS, type DeliveryAnswer, sendRequest } from './send-request.js';
import { type SettledAttempt, settleScheduled, settleTest } from './settle.js';
import { buildSignatureHeaders, buildSigningSecretName, openSigningSecrets, type SigningSecrets } from './signing.js';

const FRACTION_BYTES = 4;

/** What deliveries are read, signed and sent with. */
export interface SenderOptions {
  readonly store: Store;
  readonly vault: Vault;
  readonly observer: Observer;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly deadline: (milliseconds: number) => AbortSignal;
  readonly random: (bytes: number) => Uint8Array;
  readonly dispatcher: Dispatcher;
  readonly log: (line: string) => void;
}

/** A delivery and its subscription. */
export interface Outbound {
  readonly delivery: StoredDelivery;
  readonly webhook: StoredWebhook;
}

/** Returns the host to which a subscription's deliveries are sent. */
export function readHost(webhook: StoredWebhook): string {
  return new URL(webhook.url).host;
}

async function load(tx: Transaction, deliveryId: string): Promise<Outbound | null> {
  const delivery = await tx.deliveries.get(deliveryId);
  if (delivery === null || delivery.status !== 'pending') return null;
  const webhook = await tx.webhooks.get(delivery.webhookId);
  return webhook === null ? null : { delivery, webhook };
}

/**
 * Attempts at deliveries: signed, sent, and stored only after the response. If the process is killed, there is one
 * attempt more, never one less.
 */
export class DeliverySender {
  constructor(private readonly options: SenderOptions) {}

  /**
   * Reads a claimed delivery; null if it must not be sent: it has ended, or its subscription is removed or disabled,
   * which ends it.
   */
  async look(tenantId: string, deliveryId: string): Promise<Outbound | null> {
    const tenant = this.options.store.tenant(tenantId);
    const rows = await tenant.read((tx) => load(tx, deliveryId));
    if (rows === null) return null;
    if (rows.webhook.status === 'active') return rows;
    await tenant.transaction(async (tx) => {
      const now = await load(tx, deliveryId);
      if (now?.webhook.status === 'disabled') {
        await tx.deliveries.update({ ...now.delivery, status: 'failed', nextAttemptAt: null });
      }
    });
    return null;
  }

  /**
   * Returns a claimed delivery to the store, to be claimed again from `at` on (null for its previous time). It does not
   * count as an attempt.
   */
  async giveBack(tenantId: string, deliveryId: string, at: number | null): Promise<void> {
    await this.options.store.tenant(tenantId).transaction(async (tx) => {
      const delivery = await tx.deliveries.get(deliveryId);
      if (delivery?.status !== 'pending') return;
      await tx.deliveries.update({ ...delivery, nextAttemptAt: at ?? delivery.nextAttemptAt });
    });
  }

  /**
   * Makes one attempt at a claimed delivery. If `stopping` fires before a response, the delivery is returned to the
   * store. The secret, which is deleted with its subscription, and the rows to write are read again, so that changes in
   * the meantime are respected.
   */
  async attempt(tenantId: string, rows: Outbound, stopping: AbortSignal): Promise<void> {
    const { store, clock } = this.options;
    const tenant = store.tenant(tenantId);
    const { id: deliveryId } = rows.delivery;
    const begun = clock();
    const { answer, blames } = await this.post(tenantId, rows, stopping);
    if (stopping.aborted && answer.status === null) {
      await this.giveBack(tenantId, deliveryId, null);
      return;
    }
    const attempted = { answer, now: clock(), fraction: this.fraction(), blames };
    const settled = await tenant.transaction((tx) => settleScheduled(tx, deliveryId, attempted));
    if (settled !== null) this.tell(settled, rows.webhook, answer, attempted.now - begun);
  }

  /** Makes the single attempt at a test delivery, which is stored after it. */
  async test(tenantId: string, rows: Outbound, stopping: AbortSignal): Promise<StoredDelivery> {
    const { store, clock } = this.options;
    const begun = clock();
    const { answer } = await this.post(tenantId, rows, stopping);
    const settled = await store.tenant(tenantId).transaction((tx) => settleTest(tx, rows.delivery, answer));
    this.tell(settled, rows.webhook, answer, clock() - begun);
    return settled.delivery;
  }

  private async post(
    tenantId: string,
    { delivery, webhook }: Outbound,
    stopping: AbortSignal,
  ): Promise<{ readonly answer: DeliveryAnswer; readonly blames: boolean }> {
    const { clock, deadline, dispatcher } = this.options;
    const secrets = await this.readSigningSecrets(tenantId, webhook.id);
    if (typeof secrets === 'string') {
      const answer = { status: null, retryAfter: null, fault: 'ours', words: 'a fault on our side', detail: secrets };
      return { answer, blames: false };
    }
    const now = clock();
    const answer = await sendRequest({
      url: webhook.url,
      body: delivery.body,
      headers: buildSignatureHeaders(secrets, delivery.id, delivery.body, now),
      dispatcher,
      deadline: deadline(ATTEMPT_MILLISECONDS),
      stopping,
      now,
    });
    return { answer, blames: true };
  }

  /** Returns the secrets, or the reason why there are none. */
  private async readSigningSecrets(tenantId: string, webhookId: string): Promise<SigningSecrets | string> {
    const { store, vault } = this.options;
    const sealed = await store.tenant(tenantId).read((tx) => tx.secrets.get(buildSigningSecretName(webhookId)));
    if (sealed === null) return 'its signing secret is not in the store';
    try {
      return openSigningSecrets(vault, tenantId, sealed);
    } catch (cause) {
      if (cause instanceof VaultError) return `its signing secret cannot be opened: ${cause.message}`;
      throw cause;
    }
  }

  private fraction(): number {
    const bytes = this.options.random(FRACTION_BYTES);
    return bytes.reduceRight((value, byte) => (value + byte) / 256, 0);
  }

  /** Logs only the host: a path, and especially a query, may be a secret of the receiver. */
  private tell(settled: SettledAttempt, webhook: StoredWebhook, answer: DeliveryAnswer, milliseconds: number): void {
    const { observer, log } = this.options;
    const { delivery, ending, disabled } = settled;
    observer.delivery(ending, milliseconds);
    if (ending === 'delivered') return;
    const then = {
      retried: delivery.nextAttemptAt === null ? '' : `again at ${new Date(delivery.nextAttemptAt).toISOString()}`,
      failed: disabled ? 'the subscription is disabled' : 'given up',
      gone: 'the subscription is removed',
    }[ending];
    log(
      `${delivery.id} of ${webhook.id} to ${readHost(webhook)}: attempt ${delivery.attempt}: ${answer.detail}; ${then}`,
    );
  }
}
