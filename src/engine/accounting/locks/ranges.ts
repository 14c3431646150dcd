/**
 * Which versions a range allows, as the package managers read it. Versions are numbers alone; what is not known here allows
 * nothing. Sources: node-semver, the Cargo Book ("Specifying Dependencies"), PEP 440, the documentation of Poetry.
 */

type Numbers = readonly number[];

/** How a manager writes ranges. */
export interface Dialect {
  /** What a version alone means. */
  readonly bare: '=' | '==' | '^';
  /** Between conditions that must all hold. */
  readonly and: RegExp;
}

/** The ranges of npm, pnpm and Yarn. */
export const NPM_RANGES: Dialect = { bare: '=', and: /\s+/u };
/** The ranges of Cargo. */
export const CARGO_RANGES: Dialect = { bare: '^', and: /\s*,\s*/u };
/** The ranges of PEP 440 and of Poetry. */
export const PYTHON_RANGES: Dialect = { bare: '==', and: /\s*,\s*/u };

const PARTS = 6;
const CONDITION =
  /^(\^|~=|~>?|>=?|<=?|={1,3}|!=)?\s*v?((?:\d{1,9}|[xX*])(?:\.(?:\d{1,9}|[xX*])){0,5})(-[0-9A-Za-z.-]{1,60})?$/u;
const VERSION = /^v?\d{1,9}(?:\.\d{1,9}){0,5}$/u;
/** A range is short; a longer one is not read. */
const MAX_RANGE = 200;

/** Returns the numbers of a version; null for one with other parts, such as a pre-release. */
export function readNumbers(version: string): Numbers | null {
  return VERSION.test(version) ? pad(version.replace(/^v/u, '').split('.').map(Number)) : null;
}

/** Compares two versions by their numbers: below 0 if the first is older. */
export function compareNumbers(a: Numbers, b: Numbers): number {
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Returns whether a range allows a version; false if one of them is not read here. */
export function allowsVersion(version: string, range: string, { bare, and }: Dialect): boolean {
  const own = range.trim();
  // A version of whatever form is allowed by its own name.
  if (version !== '' && own.replace(/^={1,3}\s*/u, '') === version) return true;
  const numbers = readNumbers(version);
  if (numbers === null || own.length > MAX_RANGE) return false;
  return own.split('||').some((part) => {
    const joined = part.trim().replace(/(\^|~=|~>?|[<>=!]=?)\s+/gu, '$1');
    const hyphen = /^(\S+)\s+-\s+(\S+)$/u.exec(joined);
    const conditions = hyphen === null ? joined.split(and) : [`>=${hyphen[1]}`, `<=${hyphen[2]}`];
    return conditions.every((one) => (one === '' || one === '*' ? true : holds(numbers, one, bare)));
  });
}

function holds(version: Numbers, condition: string, bare: Dialect['bare']): boolean {
  const [, sign = bare, written = '', before] = CONDITION.exec(condition) ?? [];
  if (written === '') return false;
  const all = written.split('.');
  const end = all.findIndex((part) => !/^\d/u.test(part));
  // Behind a `*` stands nothing but others.
  if (end >= 0 && all.slice(end).some((part) => /^\d/u.test(part))) return false;
  const parts = (end < 0 ? all : all.slice(0, end)).map(Number);
  // Python fills up with zeros what npm and Cargo leave open.
  const kept = bare !== '==' && parts.length < 3 ? parts.length : PARTS;
  const isIn = (from: Numbers | null, to: Numbers | null) =>
    from !== null && compareNumbers(version, from) >= 0 && (to === null || compareNumbers(version, to) < 0);
  const start = pad(parts);
  const isExact = isIn(start, next(start, end >= 0 ? parts.length : kept));
  // A release lies above its own pre-releases.
  const behind = before === undefined ? next(start, kept) : start;
  switch (sign) {
    case '=':
    case '==':
    case '===':
      return before === undefined && isExact;
    case '!=':
      return before !== undefined || !isExact;
    case '^':
      return isIn(start, next(parts, countKept(parts)));
    case '~':
    case '~>':
      return isIn(start, next(parts, Math.min(2, parts.length)));
    case '~=':
      return parts.length > 1 && isIn(start, next(parts, parts.length - 1));
    case '>=':
      return isIn(start, null);
    case '>':
      return isIn(behind, null);
    case '<':
      return isIn([], start);
    default:
      return behind !== null && isIn([], behind);
  }
}

/** How many leading parts `^` keeps: up to the first that is not 0. */
function countKept(parts: Numbers): number {
  const first = parts.findIndex((part) => part > 0);
  return first < 0 ? parts.length : first + 1;
}

/** The first version behind all that begin with the leading parts; null where there is none. */
function next(parts: Numbers, kept: number): Numbers | null {
  if (kept === 0) return null;
  const own = pad(parts).slice(0, kept);
  return pad([...own.slice(0, -1), (own.at(-1) ?? 0) + 1]);
}

function pad(parts: Numbers): Numbers {
  return Array.from({ length: PARTS }, (_, at) => parts[at] ?? 0);
}
