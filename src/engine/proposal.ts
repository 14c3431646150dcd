/** A change that edits the repository's policy is judged by the old one, and is shown what the new one would say. */

import type { Decision } from '../contract/index.js';
import { REPOSITORY_POLICY_PATH } from '../contract/index.js';
import type { Origin, ResolvedPolicy } from './policy/resolved.js';
import type { PolicySources, Snapshot } from './snapshot.js';

/** The decision under the repository's policy as edited by this change. */
export interface Proposal {
  readonly origin: Origin;
  /** Null if the edited policy could not be applied. */
  readonly verdict: string | null;
  readonly rule: string | null;
}

/** The part of a review under the edited policy that is needed here. */
interface Judgement {
  readonly policy: ResolvedPolicy;
  readonly decision: Decision;
}

/**
 * Judges a change by its edited policy file. `judge` reviews a snapshot with the same sources. Returns null if the
 * change does not edit the file. Rejects as `judge` does.
 */
export async function judgeProposal(
  snapshot: Snapshot,
  sources: PolicySources,
  judge: (edited: Snapshot) => Promise<Judgement>,
): Promise<Proposal | null> {
  const file = snapshot.files.find(
    (one) => one.path === REPOSITORY_POLICY_PATH || one.old_path === REPOSITORY_POLICY_PATH,
  );
  if (file === undefined) return null;
  if (sources.repository_policy === 'ignore') return describe('the tenant ignores repository policies', null);
  const stays = file.path === REPOSITORY_POLICY_PATH && file.status !== 'deleted';
  if (stays && file.new_text === null) return describe('its new text could not be read', null);
  const edited = stays ? { path: REPOSITORY_POLICY_PATH, text: file.new_text ?? '' } : null;
  const { policy, decision } = await judge({ ...snapshot, repository_policy: edited });
  const fault = policy.sources.find((one) => one.origin === 'repository' && policy.repositoryBroken);
  const broken = fault === undefined ? '' : `; the new one ${fault.note}`;
  return describe(`with it the verdict would be ${decision.verdict} (rule ${decision.rule})${broken}`, decision);
}

function describe(note: string, decision: Decision | null): Proposal {
  return {
    origin: {
      origin: 'pull-request',
      name: REPOSITORY_POLICY_PATH,
      used: false,
      note: `edited by this change, not used: ${note}`,
    },
    verdict: decision?.verdict ?? null,
    rule: decision?.rule ?? null,
  };
}
