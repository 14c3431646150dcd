/** Several senders on one store: each delivery is one sender's at a time, and somebody's in the end. */

import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createIds } from '../../../src/base/ids.js';
import type { Store, StoredDelivery } from '../../../src/service/store/store.js';
import { createVault } from '../../../src/service/store/vault/vault.js';
import { UNOBSERVED } from '../../../src/service/telemetry/observer.js';
import type { DeliveryLoop } from '../../../src/service/webhooks/deliveries.js';
import { createOutgoingWebhooks } from '../../../src/service/webhooks/outgoing.js';
import { createSigningSecrets, sealSigningSecrets } from '../../../src/service/webhooks/signing.js';
import { type Receiver, startReceiver } from '../../stand-ins/receiver.js';
import { buildTenant } from '../../stand-ins/tenant.js';
import { openStore, STORES, type StoreKind } from '../stores.js';
import { webhookMeans } from './webhook-means.js';

const START = Date.UTC(2025, 5, 1, 12);
const SECOND = 1000;

let now: number;
let receiver: Receiver;
let store: Store;
let log: string[];
const clock = () => now;
const ids = createIds(clock, (bytes) => new Uint8Array(bytes).fill(3));
const vault = createVault([new Uint8Array(32).fill(7)]);
const closing: (() => Promise<unknown>)[] = [];

const begin = async (kind: StoreKind): Promise<void> => {
  now = START;
  log = [];
  store = await openStore(kind);
  closing.push(() => store.close());
  receiver = await startReceiver();
  closing.push(receiver.close);
};
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const tenant = async (name: string): Promise<string> => {
  const id = ids('ten');
  await store.administration.createTenant(buildTenant(id, { name }));
  return id;
};
const subscription = async (tenantId: string, url = receiver.url): Promise<string> => {
  const id = ids('whk');
  await store.tenant(tenantId).transaction(async (tx) => {
    const row = { id, url, events: ['review.completed'], status: 'active', reason: null } as const;
    await tx.webhooks.insert({ ...row, createdAt: now, failingSince: null });
    await tx.secrets.put(sealSigningSecrets(vault, tenantId, id, createSigningSecrets(null, now), now));
  });
  return id;
};
/** Deliveries that are due. */
const due = (tenantId: string, webhookId: string, count: number): Promise<string[]> =>
  store.tenant(tenantId).transaction(async (tx) => {
    const made: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const id = ids('dlv');
      made.push(id);
      await tx.deliveries.insert({
        id,
        webhookId,
        event: 'review.completed',
        reviewId: null,
        body: '{}',
        attempt: 0,
        status: 'pending',
        responseStatus: null,
        nextAttemptAt: now,
        createdAt: now,
      });
    }
    return made;
  });
const read = (tenantId: string, id: string): Promise<StoredDelivery | null> =>
  store.tenant(tenantId).transaction((tx) => tx.deliveries.get(id));
const until = async (tenantId: string, id: string, isSo: (delivery: StoredDelivery) => boolean): Promise<void> => {
  for (;;) {
    const delivery = await read(tenantId, id);
    if (delivery !== null && isSo(delivery)) return;
    // Between two looks, so that the looking does not take the time of what is looked for.
    await pause(10);
  }
};
const worker = (over: Store = store): DeliveryLoop => {
  const means = webhookMeans();
  const outgoing = createOutgoingWebhooks({
    store: over,
    vault,
    observer: UNOBSERVED,
    clock,
    deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
    random: (bytes) => new Uint8Array(bytes),
    log: (line) => log.push(line),
    means,
    hurried: new AbortController().signal,
  });
  const deliveries = outgoing.start();
  closing.push(async () => {
    await deliveries.close(AbortSignal.abort());
    await means.close();
  });
  return deliveries;
};
const idsReceived = () => receiver.received.map(({ headers }) => String(headers['webhook-id'])).toSorted();

describe.each(STORES)('senders on %s', (kind) => {
  beforeEach(() => begin(kind));

  it('share the work: what is due is sent once, whoever sends it', async () => {
    const own = await tenant('own');
    const made = await due(own, await subscription(own), 30);
    for (let at = 0; at < 3; at += 1) worker();
    for (const id of made) await until(own, id, ({ status }) => status === 'delivered');
    expect(idsReceived()).toEqual(made.toSorted());
  });

  it('take over what another did not bring to an end, when its lease is over', async () => {
    const own = await tenant('own');
    const [id = ''] = await due(own, await subscription(own), 1);
    // A worker that claims and dies.
    expect(await store.outbox.claim(now, 120 * SECOND, 10)).toHaveLength(1);
    worker();
    const [other = ''] = await due(own, await subscription(own), 1);
    await until(own, other, ({ status }) => status === 'delivered');
    expect(idsReceived()).toEqual([other]);
    now += 120 * SECOND;
    await until(own, id, ({ status }) => status === 'delivered');
    expect(await read(own, id)).toMatchObject({ attempt: 1 });
  });

  it('write an attempt down after its answer: one that was killed on the way is made again', async () => {
    const own = await tenant('own');
    const [id = ''] = await due(own, await subscription(own), 1);
    // The store goes away between the answer and the record.
    let isGone = false;
    const broken: Store = {
      directory: store.directory,
      administration: store.administration,
      outbox: store.outbox,
      tenant: (tenantId) => {
        const { id: name, read: look, transaction } = store.tenant(tenantId);
        return {
          id: name,
          read: look,
          transaction: (work) => (isGone ? Promise.reject(new Error('gone')) : transaction(work)),
        };
      },
      ping: () => store.ping(),
      close: () => store.close(),
    };
    receiver.reply((response) => {
      isGone = true;
      response.writeHead(204).end();
    });
    const dying = worker(broken);
    await receiver.nth(1);
    await dying.close();
    expect(await read(own, id)).toMatchObject({ attempt: 0, status: 'pending' });
    expect(log.join('\n')).toContain(`${id}: Error: gone`);
    now += 120 * SECOND;
    worker();
    await until(own, id, ({ status }) => status === 'delivered');
    expect(idsReceived()).toEqual([id, id]);
  });

  it('say once that the store cannot be reached, and go on when it can', async () => {
    const own = await tenant('own');
    let failures = 5;
    const shaky: Store = {
      directory: store.directory,
      administration: store.administration,
      outbox: {
        claim: (...args) => {
          failures -= 1;
          return failures >= 0 ? Promise.reject(new Error('no database')) : store.outbox.claim(...args);
        },
      },
      tenant: (tenantId) => store.tenant(tenantId),
      ping: () => store.ping(),
      close: () => store.close(),
    };
    worker(shaky);
    const [id = ''] = await due(own, await subscription(own), 1);
    await until(own, id, ({ status }) => status === 'delivered');
    expect(log.filter((line) => line.includes('no database'))).toHaveLength(1);
  });

  it('end what is under way before they close', async () => {
    const own = await tenant('own');
    const [id = ''] = await due(own, await subscription(own), 1);
    let answer = (): void => undefined;
    receiver.reply((response) => {
      answer = () => response.writeHead(204).end();
    });
    const closed = worker();
    await receiver.nth(1);
    const closes = closed.close();
    answer();
    await closes;
    expect(await read(own, id)).toMatchObject({ status: 'delivered' });
  });

  it('give back what is under way and what waits when they must hurry', async () => {
    const own = await tenant('own');
    const made = await due(own, await subscription(own), 10);
    receiver.reply(() => undefined);
    const closed = worker();
    await receiver.nth(4);
    await closed.close(AbortSignal.abort());
    for (const id of made) expect(await read(own, id)).toMatchObject({ attempt: 0, status: 'pending' });
    // Nobody's lease holds them.
    expect(await store.outbox.claim(now, SECOND, 100)).toHaveLength(10);
  });

  it("let one tenant's flood for a dead receiver hold up nobody else's events", async () => {
    const [flood, own] = [await tenant('a flood'), await tenant('own')];
    const dead = await startReceiver();
    closing.push(dead.close);
    dead.reply(() => undefined);
    await due(flood, await subscription(flood, dead.url), 300);
    worker();
    await dead.nth(4);
    const made = await due(own, await subscription(own), 20);
    for (const id of made) await until(own, id, ({ status }) => status === 'delivered');
    expect(dead.received).toHaveLength(4);
  });
});
