/** The client of the service: tokens, retries, polling, pages. It needs no more of a service than the interface document shows. */

export { createAuditor } from './auditor.js';
export { createDispatcher } from './dispatcher.js';
export {
  createHttpReviewer,
  type HttpReviewer,
  type HttpReviewerOptions,
  NEEDED_SCOPES,
} from './http-reviewer.js';
export type { ClientLog } from './runtime.js';
