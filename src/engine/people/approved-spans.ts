/** The lines that nothing accounts for, where people approved all of the change: they answer for them. */
import { isOpenReason } from '../../contract/index.js';
import { countSpans, measureShare } from '../accounting/spans.js';
import type { Accounting, EffectivePolicy, People } from '../model.js';
import { areEnough, countNeeded } from './enough.js';

/**
 * Gives the spans that are left the reason `vouched`, where the people that the policy asks for approved this head. The
 * tier is not known yet: where the policy asks for two people from some tier on, two must have approved.
 */
export function vouchForApproved(
  accounting: Accounting,
  people: People,
  wanted: EffectivePolicy['people'],
): Accounting {
  if (!areEnough(people, wanted, countNeeded(wanted, null))) return accounting;
  const why = `approved by ${people.approvals.map(({ login }) => login).join(', ')}`;
  const spans = accounting.spans.map((span) =>
    isOpenReason(span.reason) ? { ...span, reason: 'vouched' as const, why } : span,
  );
  return { counts: countSpans(spans), share: measureShare(spans), spans };
}
