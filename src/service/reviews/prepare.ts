/** What is read before a review is queued: the change, its tickets and its policies. Throws what the caller must know. */

import { untilAborted } from '../../base/abort.js';
import { ProviderError } from '../../base/errors.js';
import { readCriteria } from '../../engine/index.js';
import type { PolicySources } from '../../engine/snapshot.js';
import type { PinnedChange, Provider } from '../../sources/provider.js';
import { ServiceFault } from '../api/http/problem.js';
import type { ServiceContext } from '../context.js';
import type { Asked, TenantScope, Transaction } from '../store/store.js';
import { resolvePolicies } from '../tenants/policies.js';

/** How long the caller waits for the provider at most. */
const PIN_MILLISECONDS = 30_000;

/** A change that is ready to be reviewed. */
export interface Prepared {
  readonly change: PinnedChange;
  readonly policy: PolicySources;
}

async function pin(
  provider: Provider,
  asked: Pick<Asked, 'repo' | 'pr' | 'ticket'>,
  signal: AbortSignal,
): Promise<PinnedChange> {
  const change = await provider.pin({ repo: asked.repo, pr: asked.pr, ticket: asked.ticket }, signal);
  const tickets = change.tickets.filter(({ relation }) => relation === 'requested');
  if (asked.ticket !== null && readCriteria(tickets, '').items.length === 0) {
    throw new ServiceFault(
      'E_AC_001',
      `The ticket ${asked.ticket} has no acceptance criteria. Write them into it (a list under the heading "Acceptance criteria" will do), or name another ticket.`,
    );
  }
  return change;
}

/** What the provider's faults are to the caller; `signal` is the one that ends the wait. */
export function upstream(cause: unknown, signal: AbortSignal): unknown {
  if (cause instanceof ProviderError) return new ServiceFault(cause.code, cause.message, { cause });
  if (cause instanceof ServiceFault || !signal.aborted) return cause;
  return new ServiceFault('E_UP_001', 'The provider did not answer in time. It is safe to send the request again.', {
    status: 504,
    cause,
  });
}

/** Reads the change and its policies. Throws ServiceFault. */
export async function prepare<Tx extends Transaction>(
  context: ServiceContext<Tx>,
  tenant: TenantScope<Tx>,
  asked: Pick<Asked, 'repo' | 'pr' | 'ticket'> & {
    /** A name or a path, or a policy's text; null for the tenant's default. */
    readonly policy: Asked['policy'] | { readonly source: string };
  },
  stopping: AbortSignal = context.hurried,
): Promise<Prepared> {
  const signal = AbortSignal.any([context.deadline(PIN_MILLISECONDS), stopping]);
  const read = async () => {
    const provider = await context.providerFor(tenant.id);
    const change = await context.observer.stage('pin', null, () => pin(provider, asked, signal));
    const repository = context.policiesByPath ? { provider, change, signal } : null;
    return { change, policy: await resolvePolicies(asked.policy, { tenant, repository }) };
  };
  try {
    return await untilAborted(read(), signal);
  } catch (cause) {
    throw upstream(cause, signal);
  }
}
