/** What is read before a review is queued: the change, its tickets and its policies. Throws what the caller must know. */
import { rejectOnAbort } from '../../base/abort.js';
import { ProviderError } from '../../base/errors.js';
import type { AskedReview } from '../../reviewing/present-review.js';
import { type PreparedReview, prepareReview } from '../../reviewing/request/prepare-review.js';
import { RequestError } from '../../reviewing/request/request-error.js';
import type { RequestedPolicy } from '../../reviewing/request/resolve-policies.js';
import { createRefusedRequestError, ServiceError } from '../api/http/problem.js';
import type { ServiceContext } from '../context.js';
import type { TenantScope, Transaction } from '../store/store.js';
import { measureStages } from '../telemetry/observer.js';
import { readTenantPolicies } from '../tenants/policies.js';

/** How long the caller waits for the provider at most. */
const PIN_MILLISECONDS = 30_000;

/** What the provider's faults, and those of the request, are to the caller; `signal` is the one that ends the wait. */
export function toUpstreamError(cause: unknown, signal: AbortSignal): unknown {
  if (cause instanceof ProviderError) return new ServiceError(cause.code, cause.message, { cause });
  if (cause instanceof RequestError) return createRefusedRequestError(cause);
  if (cause instanceof ServiceError || !signal.aborted) return cause;
  return new ServiceError('E_UP_001', 'The provider did not answer in time. It is safe to send the request again.', {
    status: 504,
    cause,
  });
}

/** Reads the change and its policies. Throws ServiceError. */
export async function prepareTenantReview<Tx extends Transaction>(
  { deadline, hurried, providerFor, observer, policiesByPath }: ServiceContext<Tx>,
  tenant: TenantScope<Tx>,
  asked: Pick<AskedReview, 'repo' | 'pr' | 'ticket'> & {
    /** A name or a path, or a policy's text; null for the tenant's default. */
    readonly policy: RequestedPolicy;
  },
  stopping: AbortSignal = hurried,
): Promise<PreparedReview> {
  const signal = AbortSignal.any([deadline(PIN_MILLISECONDS), stopping]);
  const read = async () => {
    const means = {
      provider: await providerFor(tenant.id),
      policies: readTenantPolicies(tenant),
      policiesByPath,
      stage: measureStages(observer, null),
    };
    return prepareReview(asked, means, signal);
  };
  try {
    return await rejectOnAbort(read(), signal);
  } catch (cause) {
    throw toUpstreamError(cause, signal);
  }
}
