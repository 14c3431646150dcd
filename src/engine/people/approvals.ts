/** Whose approval counts for this head: the last word of each person who may push and did not make the change. */
import { compareText } from '../../base/order.js';
import { oneLine } from '../../base/text.js';
import type { Approval, EffectivePolicy } from '../model.js';
import type { GivenReview, SaidByPeople } from '../said-by-people.js';
import type { Fit } from './stale.js';
import { isPlainLogin, isSameLogin, mayPush } from './who-may.js';

/** Approvals by what they are worth, and who asks for changes. */
export interface JudgedApprovals {
  readonly approvals: readonly Approval[];
  readonly stale: readonly Approval[];
  readonly uncounted: readonly Approval[];
  readonly changesRequested: readonly string[];
}

/**
 * Judges the last word of each person: a comment is none, a dismissed review takes back what it said. `judgeFit`
 * says whether a review was for this head.
 */
export async function judgeApprovals(
  said: SaidByPeople,
  maySign: EffectivePolicy['people']['maySign'],
  judgeFit: (review: GivenReview) => Promise<Fit>,
): Promise<JudgedApprovals> {
  const last = new Map<string, GivenReview>();
  for (const review of said.reviews) if (review.state !== 'commented') last.set(review.login.toLowerCase(), review);
  const words = [...last].sort(([a], [b]) => compareText(a, b)).map(([, review]) => review);
  const approvals: Approval[] = [];
  const stale: Approval[] = [];
  const uncounted: Approval[] = [];
  for (const review of words) {
    if (review.state !== 'approved') continue;
    const fault = findFault(review, said, maySign);
    if (fault !== null) uncounted.push(toApproval(review, fault));
    else {
      const { fits, why } = await judgeFit(review);
      (fits ? approvals : stale).push(toApproval(review, why));
    }
  }
  const asking = words.filter(({ state, can_push }) => state === 'changes_requested' && can_push);
  return { approvals, stale, uncounted, changesRequested: asking.map(({ login }) => oneLine(login)) };
}

const toApproval = ({ login, submitted_at: at, url, commit }: GivenReview, why: string): Approval => ({
  login: oneLine(login),
  at,
  url,
  commit,
  why,
});

/** Returns why an approval counts for no head; null if it may. What the host did not say speaks against it. */
function findFault(
  { login, can_push }: GivenReview,
  said: SaidByPeople,
  maySign: EffectivePolicy['people']['maySign'],
): string | null {
  const isIt = (other: string) => isSameLogin(other, login);
  const account = said.accounts.find((one) => isIt(one.login));
  if (!said.complete) return `nobody's approval counts: ${said.why}`;
  if (account === undefined || account.kind === 'unknown' || !isPlainLogin(login)) {
    return 'GitHub does not say whose account it is';
  }
  if (said.authors.some(isIt)) return 'it is of an author of the change';
  if (account.kind === 'bot' && !maySign.every((list) => list.some((entry) => isIt(entry.replace(/^@/u, ''))))) {
    return `a machine approved, and the policy does not name @${login} under people.may_sign`;
  }
  if (!can_push || (account.role !== null && !mayPush(account.role))) {
    return 'its author may not push to the repository';
  }
  return null;
}
