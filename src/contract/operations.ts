/** Every call of the service: method, path, scope, what it takes and what it gives. The routes and the OpenAPI document come from this table. */
import { ABOUT } from './operations/about.js';
import { REVIEWS } from './operations/reviews.js';
import { TENANT } from './operations/tenant.js';
import { WEBHOOKS } from './operations/webhooks.js';

export type { Operation } from './operations/operation.js';

const { mintToken, ...about } = ABOUT;
export const OPERATIONS = { mintToken, ...REVIEWS, ...WEBHOOKS, ...TENANT, ...about };
export type OperationId = keyof typeof OPERATIONS;
