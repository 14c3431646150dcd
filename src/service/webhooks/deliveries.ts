/** The sending of deliveries that are due: claimed for a while, tried in turn, given back where there is no room. */
import { onAbort } from '../../base/abort.js';
import type { Store } from '../store/store.js';
import type { DeliveryLimiter } from './delivery-limiter.js';
import { type DeliverySender, readHost } from './delivery-sender.js';

const SECOND = 1000;
const POLL_MILLISECONDS = SECOND;
/** How long a delivery is claimed. An attempt takes at most 15 s, and none begins in the second half of this time. */
const LEASE_MILLISECONDS = 120 * SECOND;
const LATEST_START_MILLISECONDS = LEASE_MILLISECONDS / 2;
/** Maximum number of claimed deliveries in progress. */
const MAX_LOAD = 256;
/**
 * Maximum number of waiting deliveries of one tenant. Further ones are returned to the store, so that they do not delay
 * other tenants.
 */
const MAX_WAITING_OF_TENANT = 64;
const CROWDED_MILLISECONDS = 10 * SECOND;

/** Where deliveries that are due are claimed, and who sends them within which limits. */
export interface DeliveriesOptions {
  readonly store: Store;
  readonly sender: DeliverySender;
  readonly lanes: DeliveryLimiter;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Reports an internal error to the operator. */
  readonly fault: (what: string, cause: unknown) => void;
}

/** The sending in the background, once it has begun. */
export interface DeliveryLoop {
  /** Looks for new deliveries now instead of at the next second. */
  wake(): void;
  /**
   * Claims no further deliveries. Attempts in progress end first, unless `hurry` fires: then they are returned to the
   * store.
   */
  close(hurry?: AbortSignal): Promise<void>;
}

/** Starts sending. Any number of processes may do so, because a delivery is claimed by one of them at a time. */
export function startDeliveries(options: DeliveriesOptions): DeliveryLoop {
  const { store, sender, lanes, clock, sleep, fault } = options;
  const stopped = new AbortController();
  const hurried = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let woken = new AbortController();

  const handle = async (tenantId: string, deliveryId: string, claimedAt: number): Promise<void> => {
    const outbound = await sender.look(tenantId, deliveryId);
    if (outbound === null) return;
    if (lanes.countWaiting(tenantId) >= MAX_WAITING_OF_TENANT) {
      await sender.giveBack(tenantId, deliveryId, clock() + CROWDED_MILLISECONDS);
      return;
    }
    await lanes.run({ tenantId, host: readHost(outbound.webhook) }, async () => {
      if (stopped.signal.aborted) return sender.giveBack(tenantId, deliveryId, null);
      // Too late to end within the lease: another process will claim it.
      if (clock() - claimedAt >= LATEST_START_MILLISECONDS) return undefined;
      return sender.attempt(tenantId, outbound, hurried.signal);
    });
  };

  /** @returns whether there may be more */
  const claimDeliveries = async (): Promise<boolean> => {
    const room = MAX_LOAD - underWay.size;
    if (room <= 0) return false;
    const now = clock();
    const claimed = await store.outbox.claim(now, LEASE_MILLISECONDS, room);
    for (const { tenantId, deliveryId } of claimed) {
      // Its lease ended during its attempt, because a clock was changed. The running attempt continues.
      if (underWay.has(deliveryId)) continue;
      const run = handle(tenantId, deliveryId, now)
        // The delivery is not settled, so it is tried again when its lease ends.
        .catch((cause: unknown) => fault(deliveryId, cause))
        .finally(() => {
          underWay.delete(deliveryId);
          if (underWay.size === MAX_LOAD - 1) woken.abort();
        });
      underWay.set(deliveryId, run);
    }
    return claimed.length === room;
  };

  const pause = async (): Promise<void> => {
    const signal = AbortSignal.any([stopped.signal, woken.signal]);
    // Rejects if it was woken or stopped; the reason does not matter.
    await sleep(POLL_MILLISECONDS, signal).catch(() => undefined);
  };

  const runLoop = async (): Promise<void> => {
    let troubled = false;
    while (!stopped.signal.aborted) {
      // Created before the claim, so that a wake-up during the claim is not missed.
      woken = new AbortController();
      let more = false;
      try {
        more = await claimDeliveries();
        troubled = false;
      } catch (cause) {
        // Logged once, not every second, while the store cannot be reached.
        if (!troubled) fault('deliveries cannot be claimed', cause);
        troubled = true;
      }
      if (!more) await pause();
    }
  };
  const looping = runLoop();

  return {
    wake: () => woken.abort(),
    async close(hurry) {
      stopped.abort();
      const stopListening = hurry && onAbort(hurry, () => hurried.abort(new Error('the service is stopping')));
      await looping;
      await Promise.all(underWay.values());
      stopListening?.();
    },
  };
}
