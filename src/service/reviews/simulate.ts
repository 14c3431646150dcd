/** A review that leaves nothing behind: no row, no event, no verdict. */

import { rejectOnAbort } from '../../base/abort.js';
import type { SimulatePolicy, Simulation } from '../../contract/index.js';
import { explainFailure } from '../../reviewing/faults/failure.js';
import { performReview } from '../../reviewing/perform-review.js';
import { ServiceError } from '../api/http/problem.js';
import type { ServiceContext } from '../context.js';
import type { Transaction } from '../store/store.js';
import { prepareTenantReview, toUpstreamError } from './prepare.js';

/** How long the caller waits at most: what takes longer is for a review, which is waited for in another way. */
const SIMULATION_MILLISECONDS = 60_000;
const SECONDS = SIMULATION_MILLISECONDS / 1000;

function createTimeoutError(cause: unknown): ServiceError {
  const detail = `The simulation took longer than ${SECONDS} s and was given up. It is safe to send it again; for a large pull request ask for a review with dry_run instead.`;
  return new ServiceError('E_UP_001', detail, { status: 504, cause });
}

/** What is wrong, as far as the caller may know. */
function toCallerError(cause: unknown): unknown {
  const failure = explainFailure(cause);
  return failure === null ? cause : new ServiceError(failure.code, failure.detail, { cause });
}

/** Reviews the pull request under the policy and says what came out. Throws ServiceError. */
export async function simulateReview<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  tenantId: string,
  { repo, pr, ticket, policy, source }: SimulatePolicy,
): Promise<Simulation> {
  const deadline = context.deadline(SIMULATION_MILLISECONDS);
  const signal = AbortSignal.any([deadline, context.hurried]);
  const make = async (): Promise<Simulation> => {
    const asked = { repo, pr, ticket: ticket ?? null, policy: source === undefined ? (policy ?? null) : { source } };
    const prepared = await prepareTenantReview(context, context.store.tenant(tenantId), asked, signal);
    const means = { provider: () => context.providerFor(tenantId), engine: context.review };
    const { result, input } = await performReview(prepared, means, signal);
    const { base, head } = prepared.change;
    return {
      repo,
      pr,
      head_sha: head.sha,
      base_ref: base.ref,
      base_sha: base.sha,
      merge_base_sha: input.snapshot.merge_base,
      verdict: result.verdict,
      tier: result.tier,
      confidence: result.confidence,
      ac_bindings: [...result.acBindings],
      counts: result.counts,
      findings: [...result.findings],
      trace: result.trace,
    };
  };
  try {
    return await rejectOnAbort(make(), signal);
  } catch (cause) {
    if (deadline.aborted) throw createTimeoutError(cause);
    throw toUpstreamError(toCallerError(cause), signal);
  }
}
