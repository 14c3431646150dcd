/** Composes the sending of webhooks: the interface for the API calls, and the background work. */
import type { Dispatcher } from 'undici';
import { causeLine } from '../api/http/errors.js';
import { notFound, ServiceFault } from '../api/http/problem.js';
import type { Store } from '../store/store.js';
import type { AllowList } from './allow-list.js';
import { type Deliveries, type DeliveriesOptions, startDeliveries } from './deliveries.js';
import type { WebhookDoor } from './door.js';
import { Lanes } from './lanes.js';
import { hostOf, Sender, type SenderOptions } from './sender.js';

const LIMITS = { all: 32, perTenant: 8, perHost: 4 } as const;
/** Tests have separate limits, because a caller waits for the result and must not wait behind deliveries. */
const TEST_LIMITS = { all: 16, perTenant: 4, perHost: 4 } as const;
/** Maximum number of waiting tests of one tenant: a caller may wait up to 15 s for each test before its own. */
const MAX_WAITING_TESTS = 8;
const RETRY_AFTER_SECONDS = 15;

function tooManyTests(): ServiceFault {
  return new ServiceFault('E_INT_001', 'Other tests of the tenant are under way. Try again when they have ended.', {
    status: 503,
    headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  });
}

/** The dependencies for webhooks that the service's owner supplies. */
export interface WebhookMeans {
  /** Hosts that the operator allowed; the dispatcher uses the same list. */
  readonly allow: AllowList;
  /** Makes the connections: `guardedAgent`. Its owner closes it after the service. */
  readonly dispatcher: Dispatcher;
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: DeliveriesOptions['sleep'];
}

export interface OutgoingOptions extends Omit<SenderOptions, 'dispatcher'> {
  readonly store: Store;
  readonly means: WebhookMeans;
  /** Fires when the service no longer waits for work in progress. */
  readonly hurried: AbortSignal;
}

export interface Outgoing extends WebhookDoor {
  /** Starts sending deliveries that are due. */
  start(): Deliveries;
}

/** Composes it without starting anything. */
export function createOutgoing({ means, hurried, ...options }: OutgoingOptions): Outgoing {
  const { store, clock, log } = options;
  const { allow, dispatcher, sleep } = means;
  const sender = new Sender({ ...options, dispatcher });
  const lanes = new Lanes(LIMITS);
  const tests = new Lanes(TEST_LIMITS);
  return {
    allow,
    async test(tenantId, delivery) {
      const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(delivery.webhookId));
      if (webhook === null) throw notFound('webhook');
      if (tests.waitingOf(tenantId) >= MAX_WAITING_TESTS) throw tooManyTests();
      const lane = { tenantId, host: hostOf(webhook) };
      return tests.run(lane, () => sender.test(tenantId, { delivery, webhook }, hurried));
    },
    start: () =>
      startDeliveries({
        store,
        sender,
        lanes,
        clock,
        sleep,
        fault: (what, cause) => log(`${what}: ${causeLine(cause)}`),
      }),
  };
}
