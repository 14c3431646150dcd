/** Every call of the service: method, path, scope, what it takes and what it gives. The routes and the OpenAPI document come from this table. */
import { ABOUT } from './endpoints/about.js';
import { REVIEWS } from './endpoints/reviews.js';
import { TENANT } from './endpoints/tenant.js';
import { WEBHOOKS } from './endpoints/webhooks.js';

export type { Operation } from './endpoints/endpoint.js';

const { mintToken, ...about } = ABOUT;
export const OPERATIONS = { mintToken, ...REVIEWS, ...WEBHOOKS, ...TENANT, ...about };
export type OperationId = keyof typeof OPERATIONS;
