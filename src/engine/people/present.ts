/** People in a review, as the contract shows them. */
import type { ReviewPeople } from '../../contract/index.js';
import type { Binding, People } from '../model.js';

/** Returns what the review says of people; null where no host told. */
export function presentPeople(people: People, bindings: readonly Binding[]): ReviewPeople | null {
  if (!people.given) return null;
  const listShown = (shown: Binding['shown']) =>
    bindings.filter((binding) => binding.shown === shown).map(({ criterion }) => criterion.id);
  return {
    approvals: people.approvals.map(({ login }) => login),
    stale: people.stale.map(({ login }) => login),
    owners_missing: [...people.ownersMissing],
    signed: listShown('signed'),
    open: listShown('open'),
  };
}
