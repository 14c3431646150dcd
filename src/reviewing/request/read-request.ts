/** The request for a review, checked by the contract's schema. */
import { abbreviateSha } from '../../base/text.js';
import { CreateReview, type FieldFault, listFieldFaults } from '../../contract/index.js';
import type { AskedReview } from '../present-review.js';
import { RequestError } from './request-error.js';

/** E_REQ_001 that names each fault. */
export function refuseMalformedRequest(fields: readonly FieldFault[]): RequestError {
  const named = fields.map(({ pointer, detail }) => `${pointer === '' ? 'the body' : pointer}: ${detail}`).join('; ');
  return new RequestError('E_REQ_001', `The request is malformed. ${named}`, fields);
}

/** E_REQ_001 that names each fault; E_REQ_002 where repo and pr alone are at fault. */
export function refuseRequest(fields: readonly FieldFault[]): RequestError {
  if (!fields.every(({ pointer }) => pointer === '/repo' || pointer === '/pr')) return refuseMalformedRequest(fields);
  const named = fields.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('; ');
  return new RequestError('E_REQ_002', `Invalid repo or pr: ${named}.`, fields);
}

/**
 * E_REQ_001 for a report that the request names but that cannot be read for it.
 * @param at its place in `evidence`
 * @param about the head that it was given for; null if there is no such report of the repository
 */
export function refuseEvidence(at: number, about: string | null, head: string): RequestError {
  const detail =
    about === null
      ? 'no such report was given for this repository, or it has expired: give it again'
      : `was given for the head ${abbreviateSha(about)}, and the head is ${abbreviateSha(head)}: run the tests there`;
  return refuseMalformedRequest([{ pointer: `/evidence/${at}`, detail }]);
}

/** The request with what was left out filled in. */
export function fillRequest({ repo, pr, ticket, policy, dry_run }: CreateReview): AskedReview {
  return { repo, pr, ticket: ticket ?? null, policy: policy ?? null, dry_run: dry_run ?? false };
}

/** Reads a request. @throws RequestError E_REQ_001 or E_REQ_002 */
export function readRequest(request: unknown): AskedReview {
  const read = CreateReview.safeParse(request);
  if (read.success) return fillRequest(read.data);
  throw refuseRequest(listFieldFaults(read.error, request));
}
