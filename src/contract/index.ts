/** The contract between the action, the client, the service and the reports. Shapes are defined only here. */

export * from '../base/url.js';
export * from './advice.js';
export * from './check-run.js';
export * from './endpoints.js';
export * from './errors.js';
export * from './evidence.js';
export * from './field-faults.js';
export * from './finding.js';
export * from './finding-order.js';
export * from './inbound.js';
export * from './limits.js';
export * from './observed.js';
export * from './openapi.js';
export * from './page.js';
export * from './provider-token.js';
export * from './read.js';
export * from './rehearsal.js';
export * from './review.js';
export * from './scopes.js';
export * from './span.js';
export * from './span-order.js';
export * from './tenant.js';
export * from './token.js';
export * from './trace.js';
export * from './values.js';
export * from './webhook.js';
