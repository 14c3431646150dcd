/** A service and a receiver of its webhooks, with helpers for tests of deliveries. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach } from '@jest/globals';
import { createPageSchema, Delivery, Webhook, WebhookWithSecret } from '../../../src/contract/index.js';
import { type Observer, UNOBSERVED } from '../../../src/service/telemetry/observer.js';
import { type Receiver, startReceiver } from '../../stand-ins/receiver.js';
import { type Harness, type HarnessOptions, startHarness } from '../harness.js';

const DeliveryPage = createPageSchema(Delivery);
const LOOK_MILLISECONDS = 10;

interface World {
  readonly receiver: Receiver;
  service: Harness | null;
  /** The outcome of every attempt, as reported to the observer. */
  readonly outcomes: string[];
  /** Called after the test, in reverse order. */
  readonly closing: (() => Promise<void>)[];
}

/**
 * Registers the hooks: starts a receiver before each test, and closes everything after it. The test starts the service.
 */
export function useSending() {
  let world: World | null = null;
  const here = (): World => {
    if (world === null) throw new Error('no test is running');
    return world;
  };
  const service = (): Harness => {
    const started = here().service;
    if (started === null) throw new Error('the service is not started');
    return started;
  };
  beforeEach(async () => {
    const receiver = await startReceiver();
    world = { receiver, service: null, outcomes: [], closing: [receiver.close] };
  });
  afterEach(async () => {
    for (const close of here().closing.toReversed()) await close();
    world = null;
  });

  const deliveries = async (id: string): Promise<Delivery[]> =>
    DeliveryPage.parse((await service().call('GET', `/v1/webhooks/${id}/deliveries`)).json).data;
  /** Polls until the newest delivery meets a condition. */
  const until = async (id: string, isSo: (delivery: Delivery) => boolean): Promise<Delivery> => {
    for (;;) {
      const [newest] = await deliveries(id);
      if (newest !== undefined && isSo(newest)) return newest;
      // Waits between polls, so that polling does not slow down the service.
      await pause(LOOK_MILLISECONDS);
    }
  };
  return {
    get receiver(): Receiver {
      return here().receiver;
    },
    get service(): Harness {
      return service();
    },
    get outcomes(): readonly string[] {
      return here().outcomes;
    },
    /** Closes a resource after the test. */
    closeLater(close: () => Promise<void>): void {
      here().closing.push(close);
    },
    async start(options: HarnessOptions = {}): Promise<void> {
      const { outcomes, closing } = here();
      const observer: Observer = { ...UNOBSERVED, delivery: (outcome) => outcomes.push(outcome) };
      const started = await startHarness({ observer, ...options });
      here().service = started;
      closing.push(started.close);
    },
    async subscribe(
      url: string,
      events: readonly string[] = ['review.completed', 'review.failed'],
    ): Promise<WebhookWithSecret> {
      const answer = await service().call('POST', '/v1/webhooks', { body: { url, events } });
      return WebhookWithSecret.parse(answer.json);
    },
    webhook: async (id: string) => Webhook.parse((await service().call('GET', `/v1/webhooks/${id}`)).json),
    deliveries,
    until,
    /** Resolves when the newest delivery has had that many attempts. */
    tried: (id: string, attempt: number) => until(id, (delivery) => delivery.attempt >= attempt),
    /** Resolves when the newest delivery has ended. */
    over: (id: string) => until(id, ({ status }) => status !== 'pending'),
  };
}
