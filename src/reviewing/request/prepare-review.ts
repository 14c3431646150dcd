/** A request becomes a change that is ready to be reviewed: everything that can be wrong with the request is found here. */
import { findEndlessCode, readCriteria } from '../../engine/index.js';
import type { PolicySources } from '../../engine/snapshot.js';
import type { ChangeRequest, PinnedChange, Provider } from '../../sources/provider.js';
import { type RunStage, runUnmeasured } from '../stage.js';
import { RequestError } from './request-error.js';
import { type OwnedPolicies, type RequestedPolicy, resolvePolicies } from './resolve-policies.js';

/** A change with its commits, tickets and policies fixed. */
export interface PreparedReview {
  readonly change: PinnedChange;
  readonly policy: PolicySources;
}

/** What a request is read with. */
export interface PrepareMeans {
  readonly provider: Provider;
  readonly policies: OwnedPolicies;
  /** Whether a policy that looks like a path is read from the repository, at the base commit. */
  readonly policiesByPath: boolean;
  readonly stage?: RunStage;
}

async function pinChange(provider: Provider, request: ChangeRequest, signal: AbortSignal): Promise<PinnedChange> {
  const change = await provider.pin(request, signal);
  const tickets = change.tickets.filter(({ relation }) => relation === 'requested');
  if (request.ticket !== null && readCriteria(tickets, '').items.length === 0) {
    const [line] = tickets.flatMap(({ body }) => findEndlessCode(body) ?? []);
    const write = 'Write them into it (as a list under the heading "Acceptance criteria"), or name another ticket.';
    const end = `The block of code that begins in line ${line} never ends, so all below it is code: end it with the same fence.`;
    throw new RequestError(
      'E_AC_001',
      `The ticket ${request.ticket} has no acceptance criteria. ${line === undefined ? write : end}`,
    );
  }
  return change;
}

/**
 * Reads the change, its tickets and its policies.
 * @throws RequestError for what is wrong with the request, ProviderError, or the signal's reason
 */
export async function prepareReview(
  { repo, pr, ticket, policy }: ChangeRequest & { readonly policy: RequestedPolicy },
  { provider, policies, policiesByPath, stage = runUnmeasured }: PrepareMeans,
  signal: AbortSignal,
): Promise<PreparedReview> {
  const change = await stage('pin', () => pinChange(provider, { repo, pr, ticket }, signal));
  const repository = policiesByPath ? { provider, change, signal } : null;
  return { change, policy: await resolvePolicies(policy, { owned: policies, repository }) };
}
