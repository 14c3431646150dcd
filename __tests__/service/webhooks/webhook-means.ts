/**
 * The webhook dependencies of a service in tests: the real address check, names chosen by the test, and a clock without
 * real waits.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseAllowList } from '../../../src/service/webhooks/allow-list.js';
import { createGuardedAgent } from '../../../src/service/webhooks/guard.js';
import type { Lookup } from '../../../src/service/webhooks/name-lookup.js';
import type { WebhookTransport } from '../../../src/service/webhooks/outgoing.js';

/** Interval between checks for due deliveries; one second in the service. */
const POLL_MILLISECONDS = 20;

export interface WebhookWorld {
  /** Hosts that the operator allowed; all receivers of the tests if left out. */
  readonly allow?: readonly string[];
  readonly lookup?: Lookup;
  readonly lookupAllowed?: Lookup;
}

const noNames: Lookup = async (hostname) => {
  throw Object.assign(new Error(`there is no ${hostname}`), { code: 'ENOTFOUND' });
};

export function webhookMeans(world: WebhookWorld = {}): WebhookTransport & { readonly close: () => Promise<void> } {
  const allow = parseAllowList(world.allow ?? ['127.0.0.1']);
  const dispatcher = createGuardedAgent({
    allow,
    lookup: world.lookup ?? noNames,
    lookupAllowed: world.lookupAllowed ?? noNames,
    connectTimeout: 5000,
  });
  return {
    allow,
    dispatcher,
    sleep: (milliseconds, signal) => sleep(Math.min(milliseconds, POLL_MILLISECONDS), undefined, { signal }),
    close: () => dispatcher.destroy(),
  };
}
