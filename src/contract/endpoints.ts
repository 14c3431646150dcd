/**
 * Every operation of the service: method, path, scope, inputs and outputs. The routes and the OpenAPI document are
 * built from this table.
 */
import { ABOUT } from './endpoints/about.js';
import { REVIEWS } from './endpoints/reviews.js';
import { TENANT } from './endpoints/tenant.js';
import { WEBHOOKS } from './endpoints/webhooks.js';

export type { Endpoint } from './endpoints/endpoint.js';

const { mintToken, ...about } = ABOUT;
export const ENDPOINTS = { mintToken, ...REVIEWS, ...WEBHOOKS, ...TENANT, ...about };
export type EndpointId = keyof typeof ENDPOINTS;
