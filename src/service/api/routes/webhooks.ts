/** The calls for subscriptions to events and for their deliveries. */
import type { FastifyRequest } from 'fastify';
import { DeliveryId, ENDPOINTS, WebhookId } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import type { StoredWebhook } from '../../store/store.js';
import { VaultError } from '../../store/vault/vault.js';
import { presentDelivery, presentWebhook } from '../../webhooks/present.js';
import { removeSubscription } from '../../webhooks/settle.js';
import {
  buildSigningSecretName,
  createSigningSecrets,
  openSigningSecrets,
  type SigningSecrets,
  sealSigningSecrets,
} from '../../webhooks/signing.js';
import { checkSubscriptionUrl } from '../../webhooks/subscription-url.js';
import { createTestDelivery } from '../../webhooks/test-event.js';
import type { WebhookGateway } from '../../webhooks/webhook-gateway.js';
import { readPage } from '../http/cursor.js';
import { readBody, readParams, readQuery, refuseBody } from '../http/input.js';
import { createNotFoundError, ServiceError } from '../http/problem.js';
import { type Router, registerGuardedRoute, send } from '../http/route.js';

/** Maximum number of subscriptions of a tenant: each adds a delivery to every review. */
const MAX_SUBSCRIPTIONS = 50;

function createTooManyError(): ServiceError {
  return new ServiceError(
    'E_REQ_001',
    `The tenant has ${MAX_SUBSCRIPTIONS} subscriptions, as many as it may. Remove one first.`,
  );
}

function createBadUrlError(detail: string): ServiceError {
  return new ServiceError('E_REQ_001', `The request is malformed. /url: ${detail}`, {
    errors: [{ pointer: '/url', detail }],
  });
}

/** Returns the id in the path. An invalid id gets the same response as a subscription that does not exist. */
function readWebhookId(request: FastifyRequest): string {
  const params = readParams(ENDPOINTS.getWebhook.params, request);
  if (params === undefined) throw createNotFoundError('webhook');
  return params.id;
}

/** Registers the calls. */
export function registerWebhookRoutes(router: Router, context: ServiceContext, door: WebhookGateway): void {
  const { store, vault, clock, ids } = context;

  const find = async (tenantId: string, id: string): Promise<StoredWebhook> => {
    const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(id));
    if (webhook === null) throw createNotFoundError('webhook');
    return webhook;
  };

  registerGuardedRoute(router, context, ENDPOINTS.createWebhook, async ({ request, reply, principal }) => {
    const { url, events } = readBody(ENDPOINTS.createWebhook.body.schema, request);
    const fault = checkSubscriptionUrl(url, door.allow);
    if (fault !== null) throw createBadUrlError(fault);
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
      if (others.length >= MAX_SUBSCRIPTIONS) throw createTooManyError();
      await tx.webhooks.insert(webhook);
      await tx.secrets.put(sealSigningSecrets(vault, principal.tenantId, webhook.id, secrets, now));
    });
    reply.header('location', `${context.publicUrl()}/v1/webhooks/${webhook.id}`);
    return send(reply, ENDPOINTS.createWebhook, { ...presentWebhook(webhook), secret: secrets.current });
  });

  registerGuardedRoute(router, context, ENDPOINTS.listWebhooks, async ({ request, reply, principal }) => {
    const query = readQuery(ENDPOINTS.listWebhooks.query, request);
    const { rows, nextPage } = await readPage(query, WebhookId, (slice) =>
      store.tenant(principal.tenantId).read((tx) => tx.webhooks.list(slice)),
    );
    return send(reply, ENDPOINTS.listWebhooks, { data: rows.map(presentWebhook), next_page: nextPage });
  });

  registerGuardedRoute(router, context, ENDPOINTS.getWebhook, async ({ request, reply, principal }) => {
    const webhook = await find(principal.tenantId, readWebhookId(request));
    return send(reply, ENDPOINTS.getWebhook, presentWebhook(webhook));
  });

  registerGuardedRoute(router, context, ENDPOINTS.deleteWebhook, async ({ request, reply, principal }) => {
    const id = readWebhookId(request);
    const removed = await store.tenant(principal.tenantId).transaction((tx) => removeSubscription(tx, id));
    if (!removed) throw createNotFoundError('webhook');
    return reply.code(ENDPOINTS.deleteWebhook.success.status).send();
  });

  registerGuardedRoute(router, context, ENDPOINTS.testWebhook, async ({ request, reply, principal }) => {
    refuseBody(request);
    const { id } = await find(principal.tenantId, readWebhookId(request));
    const delivery = await door.test(principal.tenantId, createTestDelivery(context, id));
    return send(reply, ENDPOINTS.testWebhook, presentDelivery(delivery));
  });

  registerGuardedRoute(router, context, ENDPOINTS.listDeliveries, async ({ request, reply, principal }) => {
    const query = readQuery(ENDPOINTS.listDeliveries.query, request);
    const { id } = await find(principal.tenantId, readWebhookId(request));
    const { rows, nextPage } = await readPage(query, DeliveryId, (slice) =>
      store.tenant(principal.tenantId).read((tx) => tx.deliveries.list(id, slice)),
    );
    return send(reply, ENDPOINTS.listDeliveries, { data: rows.map(presentDelivery), next_page: nextPage });
  });

  /** Returns the secrets before a rotation; null if they can no longer be opened, which the new secret repairs. */
  const openPreviousSecrets = (
    tenantId: string,
    sealed: Parameters<typeof openSigningSecrets>[2] | null,
  ): SigningSecrets | null => {
    if (sealed === null) return null;
    try {
      return openSigningSecrets(vault, tenantId, sealed);
    } catch (cause) {
      if (cause instanceof VaultError) return null;
      throw cause;
    }
  };

  registerGuardedRoute(router, context, ENDPOINTS.rotateWebhook, async ({ request, reply, principal }) => {
    refuseBody(request);
    const id = readWebhookId(request);
    const { tenantId } = principal;
    const now = clock();
    const rotated = await store.tenant(tenantId).transaction(async (tx) => {
      const webhook = await tx.webhooks.get(id);
      if (webhook === null) throw createNotFoundError('webhook');
      const secrets = createSigningSecrets(
        openPreviousSecrets(tenantId, await tx.secrets.get(buildSigningSecretName(id))),
        now,
      );
      await tx.secrets.put(sealSigningSecrets(vault, tenantId, id, secrets, now));
      return { ...presentWebhook(webhook), secret: secrets.current };
    });
    return send(reply, ENDPOINTS.rotateWebhook, rotated);
  });
}
