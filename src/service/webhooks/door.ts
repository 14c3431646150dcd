/** What the calls need of the sending of webhooks. */
import type { StoredDelivery } from '../store/store.js';
import type { AllowList } from './allow-list.js';

export interface WebhookDoor {
  /** Hosts that the operator opened. */
  readonly allow: AllowList;
  /**
   * Sends a delivery that is not in the store yet, once and now, and stores how it went: a kill on the way leaves nothing behind.
   * @returns the delivery, delivered or failed
   */
  test(tenantId: string, delivery: StoredDelivery): Promise<StoredDelivery>;
}
