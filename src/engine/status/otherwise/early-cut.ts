/** A list that is cut, or sorted, before it is whole. */
import { type Asked, listAfter, placeOf } from './asked.js';

const SORTED = /\b(?:sort\w*|order(?:ed|s)? by|newest|oldest|latest|ascending|descending|alphabetical\w*|first)\b/u;
const MOST = /\b(?:at most|no more than|maximum|max\.?|up to|only the (?:first|newest|latest|last))\b/u;
const CUT = String.raw`(?:\.(?:slice|take|Take|limit|first|head|splice)\s?\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[\w.]*:[^\]]*\])`;
const SORT = String.raw`\.(?:sort|sorted|toSorted|sortBy|sort_by|sortWith|sortedBy|sortedWith|OrderBy|orderBy|OrderByDescending|sortedByDescending)\b`;
const FILTER = String.raw`\.(?:filter|where|Where|select|reject|filterNot|find_all|retain)\b\s?[({]`;
const CUT_THEN_SORT = new RegExp(`${CUT}.{0,80}${SORT}`, 'u');
const CUT_THEN_FILTER = new RegExp(`${CUT}.{0,80}${FILTER}`, 'u');
const SORTS =
  /^(?:sort\.(?:Slice|SliceStable|Strings|Ints|Sort)\(|slices\.Sort\w*\(|Collections\.sort\()?(?<name>[\p{IDS}_$][\w$]*)(?:\.(?:sort|Sort|sort_by|sort_unstable\w*|sort!|sort_by!)\s?[({]|,|\))/u;

/** Finds an added line that cuts a list before it is filtered or sorted, or sorts one that is filled behind it. */
export function findEarlyCut(asked: Asked): string | null {
  const { lines, text, source } = asked;
  const [isSorted, isBounded] = [SORTED.test(text), MOST.test(text)];
  if (!isSorted && !isBounded) return null;
  for (const line of lines) {
    if (isSorted && CUT_THEN_SORT.test(line.code))
      return `the order of all: ${placeOf(asked, line)} sorts what is left after the cut`;
    if (isBounded && CUT_THEN_FILTER.test(line.code))
      return `the first of those that fit: ${placeOf(asked, line)} cuts before it filters`;
    const name =
      isSorted && /^(?:sort\.|slices\.|Collections\.)|\.(?:sort|Sort)/u.test(line.code)
        ? SORTS.exec(line.code)?.groups?.['name']
        : undefined;
    if (name === undefined) continue;
    const filled = listAfter(source, line).find(({ code }) => fills(code, name));
    if (filled !== undefined)
      return `the order of all: ${placeOf(asked, line)} sorts \`${name}\` before line ${filled.number} fills it`;
  }
  return null;
}

/** Returns whether a line puts something into a list. */
function fills(code: string, name: string): boolean {
  const at = code.indexOf(name);
  if (at < 0 || !/^\b/u.test(code.slice(at))) return false;
  const rest = code.slice(at + name.length);
  return /^\s?=\s?append\(/u.test(rest) || /^\.(?:push|append|add|Add|extend|addAll|AddRange|insert)\s?\(/u.test(rest);
}
