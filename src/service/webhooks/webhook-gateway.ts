import type { StoredDelivery } from '../store/store.js';
import type { AllowList } from './allow-list.js';

/** The interface of sending webhooks for the API calls. */
export interface WebhookGateway {
  /** Hosts that the operator allowed. */
  readonly allow: AllowList;
  /**
   * Sends a delivery once, immediately, and then stores its result. It is not in the store before, so if the process is
   * killed, nothing remains.
   * @returns the delivery, delivered or failed
   */
  test(tenantId: string, delivery: StoredDelivery): Promise<StoredDelivery>;
}
