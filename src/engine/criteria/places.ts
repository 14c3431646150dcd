/** Places in files as people write them: `src/x.ts:10-20`, `src/x.ts#L10-L20`, the address of such lines on a host. */

/** Lines of a file on the new side, both included. */
export interface Place {
  readonly file: string;
  readonly first: number;
  readonly last: number;
}

/** Most places of one line, and most characters of it that are read. */
const MAX_PLACES = 20;
const REACH = 2000;

/** A Markdown link is read as its words and its address: either may be the place. */
const LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/gu;
const HOST = /^https?:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+\/blob\/[^/\s]+\//u;
const PLACE = /^([^\s,;:#<>|"']*[./][^\s,;:#<>|"']*)(?::|#L)(\d{1,7})(?:-L?(\d{1,7}))?$/u;
/** Between two places. */
const BETWEEN = /[\s,;]+/u;
const AND: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en', '+', '&']);

function parsePlace(word: string): Place | null {
  const [, file = '', start, end] = PLACE.exec(word.replace(HOST, '')) ?? [];
  if (start === undefined) return null;
  const [one, other] = [Number(start), Number(end ?? start)];
  if (Math.min(one, other) === 0) return null;
  return { file: file.replace(/^\.?\/+/u, ''), first: Math.min(one, other), last: Math.max(one, other) };
}

/**
 * Returns the places that a text begins with, each once; what follows them is not read. Empty if it begins with
 * something else.
 */
export function readLeadingPlaces(text: string): readonly Place[] {
  const words = text.slice(0, REACH).replace(LINK, ' $1 $2 ').replaceAll('`', '').trim().split(BETWEEN);
  const places: Place[] = [];
  for (const word of words) {
    const place = parsePlace(word.replace(/[.)]+$/u, ''));
    if (place !== null) places.push(place);
    else if (places.length === 0 || !AND.has(word)) break;
    if (places.length === MAX_PLACES) break;
  }
  return places.filter((one, at) => places.findIndex((other) => isSamePlace(one, other)) === at);
}

const isSamePlace = (a: Place, b: Place) => a.file === b.file && a.first === b.first && a.last === b.last;
