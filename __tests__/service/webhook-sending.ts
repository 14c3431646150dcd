/** A service of the tests and a receiver of its webhooks, with what tests of deliveries ask of them. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach } from '@jest/globals';
import { Delivery, pageOf, Webhook, WebhookWithSecret } from '../../src/contract/index.js';
import { type Observer, UNOBSERVED } from '../../src/service/telemetry/observer.js';
import { type Receiver, startReceiver } from '../stand-ins/receiver.js';
import { type Harness, type HarnessOptions, startHarness } from './harness.js';

const DeliveryPage = pageOf(Delivery);
const LOOK_MILLISECONDS = 10;

interface World {
  readonly receiver: Receiver;
  service: Harness | null;
  /** Of every attempt, as the observer is told. */
  readonly outcomes: string[];
  /** Called in turn, the last first, when the test is over. */
  readonly closing: (() => Promise<void>)[];
}

/** Registers the hooks: a receiver before each test; the service when the test starts it; all of it closed after it. */
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
  /** Reads until the newest delivery is as it should be. */
  const until = async (id: string, isSo: (delivery: Delivery) => boolean): Promise<Delivery> => {
    for (;;) {
      const [newest] = await deliveries(id);
      if (newest !== undefined && isSo(newest)) return newest;
      // Between two looks, so that the looking does not take the time of what is looked for.
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
    /** Closed when the test is over. */
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
    /** When the newest delivery has been tried so often. */
    tried: (id: string, attempt: number) => until(id, (delivery) => delivery.attempt >= attempt),
    /** When the newest delivery is over. */
    over: (id: string) => until(id, ({ status }) => status !== 'pending'),
  };
}
