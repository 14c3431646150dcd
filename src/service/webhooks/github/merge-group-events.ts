/** Events of merge queues: GitHub made a commit that needs the check, or removed it. */
import * as z from 'zod';
import { cutCharacters } from '../../../base/text.js';
import { Repo } from '../../../contract/index.js';
import { MergeGroup, QUEUE_REF_FORM, readQueueRef } from '../../../github/pulls/merge-group.js';
import { type EventAction, ignoreEvent } from './event-action.js';

/** The most of a reason that is kept: it quotes a ref, which may be of any length. */
const MAX_FAULT_CHARACTERS = 500;

const Action = z.object({ action: z.string() });
const GroupEvent = z.object({ repository: z.object({ full_name: Repo }), merge_group: MergeGroup });

/** @throws ZodError */
export function interpretMergeGroup(payload: unknown): EventAction {
  const { action } = Action.parse(payload);
  if (action !== 'checks_requested' && action !== 'destroyed') {
    return ignoreEvent('This action on a merge group starts no review.');
  }
  const { repository, merge_group: group } = GroupEvent.parse(payload);
  const about = { kind: 'queue', repo: repository.full_name, headSha: group.head_sha } as const;
  if (action === 'destroyed') return { ...about, wish: { what: 'end' } };
  const named = readQueueRef(group);
  if ('fault' in named) {
    const fault = `${cutCharacters(named.fault, MAX_FAULT_CHARACTERS)} ${QUEUE_REF_FORM} The gate stays closed.`;
    return { ...about, wish: { what: 'refusal', fault } };
  }
  return {
    ...about,
    wish: { what: 'review', pr: named.pr, base: { ref: named.baseRef, sha: group.base_sha ?? null } },
  };
}
