/** What should be left out and is only sorted to another place. */
import { type Asked, placeOf } from './asked.js';
import { LEFT_OUT } from './refusals.js';

const SORTS =
  /\.(?:sort|sorted|toSorted|sortBy|sort_by|sortedBy|sortWith|OrderBy|orderBy|OrderByDescending|ThenBy|thenComparing|sortedWith)\b|\bsorted\(|\bsort\.Slice|ORDER BY/u;

const KEEPS = /\.(?:filter\w*|where|Where|reject|select|find_all|exclude|retain|skipWhile|dropWhile)\b|\bif\b|WHERE/u;

/** Finds that the only added lines of code that speak of the criterion sort, where it says that something is left out. */
export function findOnlySorted(asked: Asked): string | null {
  const { lines, text, speaksOf, isAlone } = asked;
  if (!isAlone || !LEFT_OUT.test(text)) return null;
  const about = lines.filter(({ text: code }) => speaksOf(code));
  const [first] = about;
  if (first === undefined || !about.every(({ code }) => SORTS.test(code) && !KEEPS.test(code))) return null;
  return `what leaves it out: ${placeOf(asked, first)} only sorts`;
}
