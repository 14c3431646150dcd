/** Lines that a finding lists in its words, because it is told once for several places. */

/**
 * Returns whether the words of a finding list a line of the range of a file: “on line 7, 12” or “lines 3 and 9”, which
 * are of the finding's own file, or “Cart.java:3, 9”.
 */
export function listsLine(words: string, file: string, from: number, to: number, own = true): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  for (const [list, place = ''] of words.matchAll(
    /(\blines? |[\w.-]{1,200}\.\w{1,10}:)\d+(?:(?:,| and|, and|–|-| to) ?\d+)*/gu,
  )) {
    if (place.endsWith(':') ? place !== `${name}:` : !own) continue;
    for (const [number] of list.slice(place.length).matchAll(/\d+/gu)) {
      if (Number(number) >= from && Number(number) <= to) return true;
    }
  }
  return false;
}
