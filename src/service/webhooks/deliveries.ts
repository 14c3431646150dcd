/** The sending of deliveries that are due: claimed for a while, tried in turn, given back where there is no room. */
import { onAbort } from '../../base/abort.js';
import type { Store } from '../store/store.js';
import type { Lanes } from './lanes.js';
import { hostOf, type Sender } from './sender.js';

const SECOND = 1000;
const POLL_MILLISECONDS = SECOND;
/** How long a claimed delivery is ours. An attempt takes 15 s at most, so none begins in the second half of it. */
const LEASE_MILLISECONDS = 120 * SECOND;
const LATEST_START_MILLISECONDS = LEASE_MILLISECONDS / 2;
/** Deliveries that are claimed and not yet over, at most. */
const MAX_LOAD = 256;
/** Of one tenant so many wait for their turn; what is more goes back to the store, out of the way of the others. */
const MAX_WAITING_OF_TENANT = 64;
const CROWDED_MILLISECONDS = 10 * SECOND;

export interface DeliveriesOptions {
  readonly store: Store;
  readonly sender: Sender;
  readonly lanes: Lanes;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Resolves after that many milliseconds, or rejects when the signal fires. */
  readonly sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A fault of ours, for the operator. */
  readonly fault: (what: string, cause: unknown) => void;
}

export interface Deliveries {
  /** There may be something new: looks now, and not at the next second. */
  wake(): void;
  /** Takes no further delivery; attempts under way end first, unless `hurry` fires: then they are given back. */
  close(hurry?: AbortSignal): Promise<void>;
}

/** Starts sending. Any number of processes may: a delivery is claimed by one of them at a time. */
export function startDeliveries(options: DeliveriesOptions): Deliveries {
  const { store, sender, lanes, clock, sleep, fault } = options;
  const stopped = new AbortController();
  const hurried = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let woken = new AbortController();

  const handle = async (tenantId: string, deliveryId: string, claimedAt: number): Promise<void> => {
    const outbound = await sender.look(tenantId, deliveryId);
    if (outbound === null) return;
    if (lanes.waitingOf(tenantId) >= MAX_WAITING_OF_TENANT) {
      await sender.giveBack(tenantId, deliveryId, clock() + CROWDED_MILLISECONDS);
      return;
    }
    await lanes.run({ tenantId, host: hostOf(outbound.webhook) }, async () => {
      if (stopped.signal.aborted) return sender.giveBack(tenantId, deliveryId, null);
      // Too late to end within the lease: somebody else will have it.
      if (clock() - claimedAt >= LATEST_START_MILLISECONDS) return undefined;
      return sender.attempt(tenantId, outbound, hurried.signal);
    });
  };

  /** @returns whether there may be more */
  const claim = async (): Promise<boolean> => {
    const room = MAX_LOAD - underWay.size;
    if (room <= 0) return false;
    const now = clock();
    const claimed = await store.outbox.claim(now, LEASE_MILLISECONDS, room);
    for (const { tenantId, deliveryId } of claimed) {
      // A lease that ended while its attempt goes on (a clock was moved): the attempt stands.
      if (underWay.has(deliveryId)) continue;
      const run = handle(tenantId, deliveryId, now)
        // Not settled, so its lease ends and it is tried again.
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
    // Rejects where it was woken or stopped, which is all there is to know.
    await sleep(POLL_MILLISECONDS, signal).catch(() => undefined);
  };

  const loop = async (): Promise<void> => {
    let troubled = false;
    while (!stopped.signal.aborted) {
      // Before the look, so that what wakes it during the look is not missed.
      woken = new AbortController();
      let more = false;
      try {
        more = await claim();
        troubled = false;
      } catch (cause) {
        // Once, not each second, for a store that cannot be reached.
        if (!troubled) fault('deliveries cannot be claimed', cause);
        troubled = true;
      }
      if (!more) await pause();
    }
  };
  const looping = loop();

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
