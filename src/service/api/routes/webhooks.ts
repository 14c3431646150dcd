/** The calls for subscriptions to events and for their deliveries. */
import type { FastifyRequest } from 'fastify';
import { DeliveryId, OPERATIONS, WebhookId } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { StoredWebhook } from '../../store/store.js';
import { VaultFault } from '../../store/vault/vault.js';
import type { WebhookDoor } from '../../webhooks/door.js';
import { presentDelivery, presentWebhook } from '../../webhooks/present.js';
import { removeSubscription } from '../../webhooks/settle.js';
import {
  createSigningSecrets,
  openSigningSecrets,
  type SigningSecrets,
  sealSigningSecrets,
  signingSecretName,
} from '../../webhooks/signing.js';
import { subscriptionUrlFault } from '../../webhooks/subscription-url.js';
import { testDelivery } from '../../webhooks/test-event.js';
import { readBody, readParams, readQuery, refuseBody } from '../http/input.js';
import { readPage } from '../http/page.js';
import { notFound, ServiceFault } from '../http/problem.js';
import { guardedRoute, type Router, send } from '../http/route.js';

/** Maximum number of subscriptions of a tenant: each adds a delivery to every review. */
const MAX_SUBSCRIPTIONS = 50;

function tooMany(): ServiceFault {
  return new ServiceFault(
    'E_REQ_001',
    `The tenant has ${MAX_SUBSCRIPTIONS} subscriptions, as many as it may. Remove one first.`,
  );
}

function badUrl(detail: string): ServiceFault {
  return new ServiceFault('E_REQ_001', `The request is malformed. /url: ${detail}`, {
    errors: [{ pointer: '/url', detail }],
  });
}

/** Returns the id in the path. An invalid id gets the same response as a subscription that does not exist. */
function webhookIdOf(request: FastifyRequest): string {
  const params = readParams(OPERATIONS.getWebhook.params, request);
  if (params === undefined) throw notFound('webhook');
  return params.id;
}

/** Registers the calls. */
export function webhookRoutes(router: Router, context: ServiceContext, door: WebhookDoor): void {
  const { store, vault, clock, ids } = context;

  const find = async (tenantId: string, id: string): Promise<StoredWebhook> => {
    const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(id));
    if (webhook === null) throw notFound('webhook');
    return webhook;
  };

  guardedRoute(router, context, OPERATIONS.createWebhook, async ({ request, reply, principal }) => {
    const { url, events } = readBody(OPERATIONS.createWebhook.body.schema, request);
    const fault = subscriptionUrlFault(url, door.allow);
    if (fault !== null) throw badUrl(fault);
    const now = clock();
    const webhook: StoredWebhook = {
      id: ids('whk'),
      url,
      events: [...new Set(events)],
      status: 'active',
      reason: null,
      createdAt: now,
      failingSince: null,
    };
    const secrets = createSigningSecrets(null, now);
    await store.tenant(principal.tenantId).transaction(async (tx) => {
      const others = await tx.webhooks.list({ after: null, limit: MAX_SUBSCRIPTIONS });
      if (others.length >= MAX_SUBSCRIPTIONS) throw tooMany();
      await tx.webhooks.insert(webhook);
      await tx.secrets.put(sealSigningSecrets(vault, principal.tenantId, webhook.id, secrets, now));
    });
    return send(reply, OPERATIONS.createWebhook, { ...presentWebhook(webhook), secret: secrets.current });
  });

  guardedRoute(router, context, OPERATIONS.listWebhooks, async ({ request, reply, principal }) => {
    const query = readQuery(OPERATIONS.listWebhooks.query, request);
    const { rows, nextPage } = await readPage(query, WebhookId, (slice) =>
      store.tenant(principal.tenantId).read((tx) => tx.webhooks.list(slice)),
    );
    return send(reply, OPERATIONS.listWebhooks, { data: rows.map(presentWebhook), next_page: nextPage });
  });

  guardedRoute(router, context, OPERATIONS.getWebhook, async ({ request, reply, principal }) => {
    const webhook = await find(principal.tenantId, webhookIdOf(request));
    return send(reply, OPERATIONS.getWebhook, presentWebhook(webhook));
  });

  guardedRoute(router, context, OPERATIONS.deleteWebhook, async ({ request, reply, principal }) => {
    const id = webhookIdOf(request);
    const removed = await store.tenant(principal.tenantId).transaction((tx) => removeSubscription(tx, id));
    if (!removed) throw notFound('webhook');
    return reply.code(OPERATIONS.deleteWebhook.success.status).send();
  });

  guardedRoute(router, context, OPERATIONS.testWebhook, async ({ request, reply, principal }) => {
    refuseBody(request);
    const { id } = await find(principal.tenantId, webhookIdOf(request));
    const delivery = await door.test(principal.tenantId, testDelivery(context, id));
    return send(reply, OPERATIONS.testWebhook, presentDelivery(delivery));
  });

  guardedRoute(router, context, OPERATIONS.listDeliveries, async ({ request, reply, principal }) => {
    const query = readQuery(OPERATIONS.listDeliveries.query, request);
    const { id } = await find(principal.tenantId, webhookIdOf(request));
    const { rows, nextPage } = await readPage(query, DeliveryId, (slice) =>
      store.tenant(principal.tenantId).read((tx) => tx.deliveries.list(id, slice)),
    );
    return send(reply, OPERATIONS.listDeliveries, { data: rows.map(presentDelivery), next_page: nextPage });
  });

  /** Returns the secrets before a rotation; null if they can no longer be opened, which the new secret repairs. */
  const opened = (tenantId: string, sealed: Parameters<typeof openSigningSecrets>[2] | null): SigningSecrets | null => {
    if (sealed === null) return null;
    try {
      return openSigningSecrets(vault, tenantId, sealed);
    } catch (cause) {
      if (cause instanceof VaultFault) return null;
      throw cause;
    }
  };

  guardedRoute(router, context, OPERATIONS.rotateWebhook, async ({ request, reply, principal }) => {
    refuseBody(request);
    const id = webhookIdOf(request);
    const { tenantId } = principal;
    const now = clock();
    const rotated = await store.tenant(tenantId).transaction(async (tx) => {
      const webhook = await tx.webhooks.get(id);
      if (webhook === null) throw notFound('webhook');
      const secrets = createSigningSecrets(opened(tenantId, await tx.secrets.get(signingSecretName(id))), now);
      await tx.secrets.put(sealSigningSecrets(vault, tenantId, id, secrets, now));
      return { ...presentWebhook(webhook), secret: secrets.current };
    });
    return send(reply, OPERATIONS.rotateWebhook, rotated);
  });
}
