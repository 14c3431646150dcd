import * as z from 'zod';
import { InboundAnswer } from '../inbound.js';
import { createPageSchema, PageQuery } from '../page.js';
import { CreateWebhook, Delivery, Webhook, WebhookWithSecret } from '../tenant/webhook.js';
import { WebhookId } from '../values.js';
import { createJsonBody, type Endpoint } from './endpoint.js';

const webhookId = z.strictObject({ id: WebhookId });

/** Operations on subscriptions to events and their deliveries, and the one by which GitHub gives its own events. */
export const WEBHOOKS = {
  createWebhook: {
    id: 'createWebhook',
    method: 'post',
    path: '/v1/webhooks',
    summary: 'Subscribe to events; the signing secret is shown once.',
    scope: 'webhooks:write',
    body: createJsonBody(CreateWebhook),
    success: {
      status: 201,
      schema: WebhookWithSecret,
      headers: { Location: 'The address of the subscription.' },
    },
    errors: ['E_REQ_001', 'E_REQ_003'],
  },
  listWebhooks: {
    id: 'listWebhooks',
    method: 'get',
    path: '/v1/webhooks',
    summary: 'List subscriptions.',
    scope: 'webhooks:write',
    query: PageQuery,
    success: { status: 200, schema: createPageSchema(Webhook) },
    errors: ['E_REQ_001'],
  },
  getWebhook: {
    id: 'getWebhook',
    method: 'get',
    path: '/v1/webhooks/{id}',
    summary: 'Read a subscription.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 200, schema: Webhook },
    errors: ['E_NF_001'],
  },
  deleteWebhook: {
    id: 'deleteWebhook',
    method: 'delete',
    path: '/v1/webhooks/{id}',
    summary: 'End a subscription.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 204 },
    errors: ['E_NF_001'],
  },
  testWebhook: {
    id: 'testWebhook',
    method: 'post',
    path: '/v1/webhooks/{id}/test',
    summary: 'Send a test delivery; one that arrives makes a disabled subscription active again.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 200, schema: Delivery },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
  },
  listDeliveries: {
    id: 'listDeliveries',
    method: 'get',
    path: '/v1/webhooks/{id}/deliveries',
    summary: 'List the deliveries of a subscription, newest first.',
    scope: 'webhooks:write',
    params: webhookId,
    query: PageQuery,
    success: { status: 200, schema: createPageSchema(Delivery) },
    errors: ['E_REQ_001', 'E_NF_001'],
  },
  rotateWebhook: {
    id: 'rotateWebhook',
    method: 'post',
    path: '/v1/webhooks/{id}/rotate',
    summary: 'Give a subscription a new signing secret, shown once.',
    scope: 'webhooks:write',
    params: webhookId,
    success: { status: 200, schema: WebhookWithSecret },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_NF_001'],
  },
  receiveGithub: {
    id: 'receiveGithub',
    method: 'post',
    path: '/webhooks/github',
    summary: "Take an event of GitHub, signed with the App's webhook secret.",
    scope: null,
    headers: z.object({
      'X-GitHub-Event': z.string().min(1).max(100),
      'X-GitHub-Delivery': z.string().min(1).max(100),
      'X-Hub-Signature-256': z.string().max(100).optional(),
    }),
    body: createJsonBody(z.looseObject({})),
    success: { status: 202, schema: InboundAnswer },
    errors: ['E_REQ_001', 'E_REQ_003', 'E_AUTH_001'],
  },
} as const satisfies Record<string, Endpoint>;
