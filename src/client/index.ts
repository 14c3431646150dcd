/** The client of the service: tokens, retries, polling, pages. It needs no more of a service than the interface document shows. */
export {
  createReviewClient,
  NEEDED_SCOPES,
  type ReviewClient,
  type ReviewClientOptions,
} from './client.js';
export { createDispatcher } from './dispatcher.js';
export { ReviewError, type ReviewErrorDetails, type ReviewErrorKind } from './error.js';
export { Secrets } from './excerpt.js';
export type { Findings } from './findings.js';
export type { ClientLog, Sleep } from './runtime.js';
export type { ReadTrace } from './trace.js';
