/** A list that is sorted by something else than the field that the criterion names. */
import { type Asked, listAfter, placeOf, quote } from './asked.js';

const SORTED =
  /\b(?:sorted|ordered|sorts?|orders?) (?:them |the \w+ )?by (?:the |their |its )?`(?<name>(?:[\w$]+\.)*[\w$]+)`/u;
const SORTS =
  /\.(?:sort|sorted|toSorted|sortBy|sort_by!?|sortedBy|sortWith|OrderBy|OrderByDescending|ThenBy|sortedWith|orderBy|order_by|order|sortedByDescending)\s?[({<]|\bsorted\(|\bsort\.Slice|slices\.Sort|Collections\.sort|ORDER BY/u;
/** It is told elsewhere what it sorts by. */
const BY_NAME = /\bkey\s*=\s*[\w$.:]+\s*[,)]|\(\s*&?:*[\w$.:]+\s*\)|\bcompar\w*\b|\(\)/iu;
/** A sort may go over so many lines. */
const MOST_LINES = 4;

/** Finds an added sort with a way to compare that does not say the field. */
export function findSortedByOther(asked: Asked): string | null {
  const { written, lines, source } = asked;
  const name = SORTED.exec(written)?.groups?.['name']?.split('.').at(-1)?.toLowerCase();
  if (name === undefined) return null;
  const sorts = lines.filter(({ code }) => SORTS.test(code));
  const says = (line: (typeof lines)[number]) =>
    [line, ...listAfter(source, line).slice(0, MOST_LINES)].some(({ text }) =>
      text.toLowerCase().replaceAll('_', '').includes(name.replaceAll('_', '')),
    );
  const [other] = sorts.filter((line) => !says(line));
  if (other === undefined || sorts.some(says) || BY_NAME.test(other.code.slice(other.code.search(SORTS)))) return null;
  return `the order by ${quote(name)}: ${placeOf(asked, other)} sorts by something else`;
}
