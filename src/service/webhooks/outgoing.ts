/** Composes the sending of webhooks: the interface for the API calls, and the background work. */
import type { Dispatcher } from 'undici';
import { formatCause } from '../api/http/errors.js';
import { createNotFoundError, ServiceError } from '../api/http/problem.js';
import type { Store } from '../store/store.js';
import type { AllowList } from './allow-list.js';
import { type DeliveriesOptions, type DeliveryLoop, startDeliveries } from './deliveries.js';
import { DeliveryLimiter } from './delivery-limiter.js';
import { DeliverySender, readHost, type SenderOptions } from './delivery-sender.js';
import type { WebhookGateway } from './webhook-gateway.js';

const LIMITS = { all: 32, perTenant: 8, perHost: 4 } as const;
/** Tests have separate limits, because a caller waits for the result and must not wait behind deliveries. */
const TEST_LIMITS = { all: 16, perTenant: 4, perHost: 4 } as const;
/** Maximum number of waiting tests of one tenant: a caller may wait up to 15 s for each test before its own. */
const MAX_WAITING_TESTS = 8;
const RETRY_AFTER_SECONDS = 15;

function createTooManyTestsError(): ServiceError {
  return new ServiceError('E_INT_001', 'Other tests of the tenant are under way. Try again when they have ended.', {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}

/** The dependencies for webhooks that the service's owner supplies. */
export interface WebhookTransport {
  /** Hosts that the operator allowed; the dispatcher uses the same list. */
  readonly allow: AllowList;
  /** Makes the connections: `createGuardedAgent`. Its owner closes it after the service. */
  readonly dispatcher: Dispatcher;
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: DeliveriesOptions['sleep'];
}

/** What the sending is made with, in addition to what the sender needs. */
export interface OutgoingOptions extends Omit<SenderOptions, 'dispatcher'> {
  readonly store: Store;
  readonly means: WebhookTransport;
  /** Fires when the service no longer waits for work in progress. */
  readonly hurried: AbortSignal;
}

/** The interface for the API calls, and the start of the background work. */
export interface OutgoingWebhooks extends WebhookGateway {
  /** Starts sending deliveries that are due. */
  start(): DeliveryLoop;
}

/** Composes it without starting anything. */
export function createOutgoingWebhooks({ means, hurried, ...options }: OutgoingOptions): OutgoingWebhooks {
  const { store, clock, log } = options;
  const { allow, dispatcher, sleep } = means;
  const sender = new DeliverySender({ ...options, dispatcher });
  const lanes = new DeliveryLimiter(LIMITS);
  const tests = new DeliveryLimiter(TEST_LIMITS);
  return {
    allow,
    async test(tenantId, delivery) {
      const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(delivery.webhookId));
      if (webhook === null) throw createNotFoundError('webhook');
      if (tests.countWaiting(tenantId) >= MAX_WAITING_TESTS) throw createTooManyTestsError();
      const lane = { tenantId, host: readHost(webhook) };
      return tests.run(lane, () => sender.test(tenantId, { delivery, webhook }, hurried));
    },
    start: () =>
      startDeliveries({
        store,
        sender,
        lanes,
        clock,
        sleep,
        fault: (what, cause) => log(`${what}: ${formatCause(cause)}`),
      }),
  };
}
