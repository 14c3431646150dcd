/** Checks the places that the author of a change names for its criteria. What is found changes no status. */
import { buildQuery } from '../binding/query/query.js';
import { RelatedWordFinder } from '../binding/query/related-words.js';
import type { AuthorClaim } from '../criteria/author-claims.js';
import type { Binding, Change, CheckedClaim, Criterion, FileChange, Region } from '../model.js';
import { WordCutter } from '../text/words.js';

/** A word of the criterion that is rarer than this in code shows something by itself. */
const RARE = 0.5;
/** As many other words of it, or words related to it, show as much. */
const ENOUGH = 2;

/** The changed lines in a place: added ones, and those that they replaced. */
function listPlaceLines({ regions }: FileChange, { first, last }: AuthorClaim): string[] {
  const isInside = (number: number) => first <= number && number <= last;
  const touches = ({ at, added }: Region) =>
    added.length === 0 ? isInside(at) || isInside(at + 1) : added.some((line) => isInside(line.number));
  return regions
    .filter(touches)
    .flatMap(({ added, removed }) => [
      ...added.filter(({ number }) => isInside(number)).map(({ text }) => text),
      ...removed.map(({ text }) => text),
    ]);
}

/** Returns whether the lines, or the path, have words of the criterion. */
function haveWordsOf(criterion: Criterion, lines: readonly string[]): boolean {
  const cutter = new WordCutter();
  const query = buildQuery([criterion], cutter);
  const related = new RelatedWordFinder(query, cutter);
  const common = new Set<string>();
  for (const { raw, cut } of lines.flatMap((line) => cutter.cutLine(line))) {
    if (query.names.has(cut.name)) return true;
    for (const { stem } of cut.tokens) {
      const rarity = query.words.get(stem)?.rarity;
      if (rarity !== undefined && rarity >= RARE) return true;
      if (stem !== '' && (rarity !== undefined || related.findRelated(stem) !== null)) common.add(stem);
    }
    if (common.size >= ENOUGH || criterion.asks.includes(`\`${raw}\``)) return true;
  }
  return false;
}

const HOLDS = { fault: null, why: '' } as const;

function checkClaim(
  claim: AuthorClaim,
  binding: Binding | undefined,
  change: Change,
): Pick<CheckedClaim, 'fault' | 'why'> {
  if (binding === undefined) return { fault: 'nowhere', why: `there is no criterion ${claim.criterion}` };
  const file = change.files.find(({ file: { path } }) => path === claim.file);
  if (file === undefined) return { fault: 'nowhere', why: 'the change does not touch this file' };
  const lines = listPlaceLines(file, claim);
  if (lines.length === 0) return { fault: 'nowhere', why: 'the change does not touch these lines' };
  const isBound = binding.ranges.some(
    (range) => range.file === claim.file && range.first <= claim.last && claim.first <= range.last,
  );
  if (isBound || haveWordsOf(binding.criterion, [...lines, claim.file])) return HOLDS;
  return { fault: 'other-words', why: 'nothing of what the criterion says is there' };
}

/** Checks the claims, in their order. */
export function checkAuthorClaims(
  claims: readonly AuthorClaim[],
  bindings: readonly Binding[],
  change: Change,
): readonly CheckedClaim[] {
  const byId = new Map(bindings.map((binding) => [binding.criterion.id, binding]));
  return claims.map((claim) => ({ ...claim, ...checkClaim(claim, byId.get(claim.criterion), change) }));
}

/** Returns the bindings with the claims of each; a binding without one is as before. */
export function attachAuthorClaims(
  claims: readonly AuthorClaim[],
  bindings: readonly Binding[],
  change: Change,
): readonly Binding[] {
  if (claims.length === 0) return bindings;
  const checked = checkAuthorClaims(claims, bindings, change);
  return bindings.map((binding) => {
    const own = checked.filter(({ criterion }) => criterion === binding.criterion.id);
    return own.length === 0 ? binding : { ...binding, claims: own };
  });
}
