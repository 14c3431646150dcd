/**
 * Addresses that take the place of others and look like them, or do not say where they lead. A new address is what documents are about;
 * one that differs in a letter from the one that stood there is not.
 */

const ADDRESS = /\b[a-z][a-z+.-]{1,20}:\/\/[^\s<>"'`)\]}|\\]+/giu;
const PARTS = /^[^:]+:\/\/([^/?#]*)(?:\/([^/?#]*))?/u;
/** Sites on which the first part of a path is somebody else's. */
const SHARED_SITE =
  /^(?:(?:gist\.)?github\.com|raw\.githubusercontent\.com|gitlab\.com|bitbucket\.org|codeberg\.org|hub\.docker\.com|quay\.io|ghcr\.io)$/u;
/** Of which everybody knows both. */
const KNOWN: ReadonlySet<string> = new Set(['github', 'gitlab']);
/** Numbers, names in other letters, and a name before the host, which looks like one. */
const HIDING = /^(?:[^/]*@|\[|(?:[^/]*\.)?xn--|(?:0x[0-9a-f]+|\d+)(?:\.(?:0x[0-9a-f]+|\d+))*(?::\d+)?$)/iu;
/** Addresses at which a system opens a file, a share of another machine, or a program. */
const OPENING = /^(?:file|smb|ms-[\w-]+|search-ms):/iu;
const SHARE = /\]\(<?\\\\\\?\\?\w|\b(?:src|href)\s*=\s*["']?\\\\/u;
const OWN_MACHINE = /^(?:127(?:\.\d+){3}|0\.0\.0\.0|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|\[::1?\])(?::\d+)?$/u;

/** How often a text has each place: a host, and whose part of it. */
export type Places = ReadonlyMap<string, number>;

/** Reads the places of a text. */
export function readPlaces(lines: readonly string[]): Places {
  const places = new Map<string, number>();
  for (const address of lines.flatMap((line) => line.match(ADDRESS) ?? [])) {
    const place = readPlace(address);
    places.set(place, (places.get(place) ?? 0) + 1);
  }
  return places;
}

function readPlace(address: string): string {
  const [, authority = '', first = ''] = PARTS.exec(address) ?? [];
  const host = authority.toLowerCase().replace(/^www\./u, '');
  return SHARED_SITE.test(host) ? `${host}/${first.toLowerCase()}` : host;
}

/** What is asked of the text before. */
interface Before {
  readonly places: Places;
  has(text: string): boolean;
}

/** So many places of each side are compared. */
const MAX_PLACES = 300;

/** Finds in the lines of a text the addresses that look like one that is there less often than before, or hide where they lead. */
export class AddressReader {
  readonly #gone: readonly string[];
  readonly #judged = new Map<string, boolean>();

  constructor(
    private readonly before: Before,
    lines: readonly string[],
  ) {
    const now = readPlaces(lines);
    this.#gone = [...before.places].flatMap(([place, times]) => ((now.get(place) ?? 0) < times ? [place] : []));
  }

  /** Returns whether a line has such an address. */
  misleads(line: string): boolean {
    if (SHARE.test(line) && !this.before.has(line)) return true;
    return (line.match(ADDRESS) ?? []).some((address) => {
      if (this.before.has(address)) return false;
      const [, authority = ''] = PARTS.exec(address) ?? [];
      if (OPENING.test(address)) return true;
      if (HIDING.test(authority) && !OWN_MACHINE.test(authority)) return true;
      if (address.startsWith('http:') && this.before.has(address.replace('http:', 'https:'))) return true;
      const place = readPlace(address);
      return !this.before.places.has(place) && this.#standsIn(place);
    });
  }

  /** Returns whether a new place looks like one that goes. With more places than are compared, it may. */
  #standsIn(place: string): boolean {
    const known = this.#judged.get(place);
    if (known !== undefined) return known;
    const isMany = this.#gone.length > MAX_PLACES || this.#judged.size >= MAX_PLACES;
    const standsIn = this.#gone.length > 0 && (isMany || this.#gone.some((gone) => isAlike(place, gone)));
    this.#judged.set(place, standsIn);
    return standsIn;
  }
}

/** Names that are shorter are often alike by chance. */
const SHORTEST = 4;
const LONGER = 6;

/** Returns whether two places have names that are not the same and differ in a letter or two. */
function isAlike(place: string, gone: string): boolean {
  const [names, others] = [listNames(place), listNames(gone)];
  return names.some((name) =>
    others.some(
      (other) =>
        name !== other &&
        !(KNOWN.has(name) && KNOWN.has(other)) &&
        isNear(draw(name), draw(other), Math.min(name.length, other.length) >= LONGER ? 2 : 1),
    ),
  );
}

/** Returns a name by how it looks: the plain letters among those that https://www.unicode.org/reports/tr39/ calls confusable. */
function draw(name: string): string {
  return name.replace(/rn/gu, 'm').replace(/vv/gu, 'w').replace(/0/gu, 'o').replace(/[1i|]/gu, 'l').replace(/5/gu, 's');
}

/** The names in a place, without the last part of the host. */
function listNames(place: string): readonly string[] {
  const [host = '', owner = ''] = place.split('/');
  return [...host.split('.').slice(0, -1), owner].filter((name) => name.length >= SHORTEST);
}

/** Returns whether so few letters are put in, left out or exchanged. */
function isNear(left: string, right: string, most: number): boolean {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const [rest, other] = [left.slice(at), right.slice(at)];
  if (rest === other) return true;
  if (most === 0 || Math.abs(rest.length - other.length) > most) return false;
  return (
    isNear(rest.slice(1), other.slice(1), most - 1) ||
    isNear(rest.slice(1), other, most - 1) ||
    isNear(rest, other.slice(1), most - 1)
  );
}
