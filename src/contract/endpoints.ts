import { ABOUT } from './endpoints/about.js';
import { REVIEWS } from './endpoints/reviews.js';
import { TENANT } from './endpoints/tenant.js';
import { WEBHOOKS } from './endpoints/webhooks.js';

export type { Endpoint } from './endpoints/endpoint.js';

const { mintToken, ...about } = ABOUT;

/**
 * Every operation of the service by its id: method, path, scope, inputs, outputs and errors. The routes and the OpenAPI
 * document are built from this table.
 */
export const ENDPOINTS = { mintToken, ...REVIEWS, ...WEBHOOKS, ...TENANT, ...about };

/** The `operationId` of a call in the OpenAPI document. */
export type EndpointId = keyof typeof ENDPOINTS;
