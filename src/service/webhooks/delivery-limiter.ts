/** Whose delivery it is, and the host that it goes to. */
export interface DeliverySlot {
  readonly tenantId: string;
  readonly host: string;
}

/** How many deliveries may run at a time in this process. */
export interface DeliveryLimits {
  readonly all: number;
  readonly perTenant: number;
  readonly perHost: number;
}

interface Waiting {
  readonly lane: DeliverySlot;
  readonly begin: () => void;
}

/**
 * Limits concurrent deliveries: in total, per tenant and per host, so that a slow receiver does not delay other
 * tenants.
 */
export class DeliveryLimiter {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Set<DeliverySlot>();

  constructor(private readonly limits: DeliveryLimits) {}

  /** Returns how many deliveries of the tenant are waiting. */
  countWaiting(tenantId: string): number {
    return this.waiting.filter(({ lane }) => lane.tenantId === tenantId).length;
  }

  /** Runs `work` when the limits allow it. */
  async run<T>({ tenantId, host }: DeliverySlot, work: () => Promise<T>): Promise<T> {
    const lane = { tenantId, host };
    await new Promise<void>((begin) => {
      this.waiting.push({ lane, begin });
      this.next();
    });
    try {
      return await work();
    } finally {
      this.running.delete(lane);
      this.next();
    }
  }

  /** Starts everything that the limits allow, the longest waiting first. */
  private next(): void {
    for (let at = 0; at < this.waiting.length && this.running.size < this.limits.all; ) {
      const waiting = this.waiting[at];
      if (waiting === undefined || !this.isFree(waiting.lane)) {
        at += 1;
        continue;
      }
      this.waiting.splice(at, 1);
      this.running.add(waiting.lane);
      waiting.begin();
    }
  }

  private isFree({ tenantId, host }: DeliverySlot): boolean {
    let ofTenant = 0;
    let ofHost = 0;
    for (const lane of this.running) {
      if (lane.tenantId === tenantId) ofTenant += 1;
      if (lane.host === host) ofHost += 1;
    }
    return ofTenant < this.limits.perTenant && ofHost < this.limits.perHost;
  }
}
