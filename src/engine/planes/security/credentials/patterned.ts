/** Finds text that follows a pattern: no generator made it. */

/** Orders that people type in: the alphabet, numbers, and the rows of a keyboard. */
const ORDERS = ['abcdefghijklmnopqrstuvwxyz', '1234567890123', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const;

/** Shorter texts may follow a pattern by chance, or be passwords. */
const LEAST = 12;
/** A piece stands at least so often, and is at most so long. */
const PIECES = 3;
const LONGEST_PIECE = 16;
/** At most so many orders take turns: `a1b2c3`. */
const MOST_TURNS = 3;
/** At least this share of the characters follows the one of its order before it. */
const SHARE = 0.8;
/** Shorter groups of a text follow an order by chance. */
const LEAST_GROUP = 4;
/** So much of a text is looked at. */
const READ = 200;

const FOLLOWING: ReadonlySet<string> = new Set(
  ORDERS.flatMap((order) => [...order].slice(1).map((character, at) => `${order.charAt(at)}${character}`)),
);
/** The ends of an alphabet, and of the digits of a hexadecimal number. */
const WRAPS: ReadonlySet<string> = new Set(['za', 'fa']);

/**
 * Returns true for a text that repeats one piece, in which characters of one, two or three orders take turns, or of which
 * every group between marks does so: `abc1abc1abc1`, `a1b2c3d4e5f6`, `q1w2e3r4t5y6`, `AbCdEfGhIjKl`, `a1b2-c3d4-7890`.
 * The time is linear in the text.
 */
export function isPatterned(value: string): boolean {
  const read = value.slice(0, READ).toLowerCase();
  const groups = read.split(/[^a-z0-9]+/u).filter((group) => group !== '');
  const text = groups.join('');
  return text.length >= LEAST && (repeats(text) || takesTurns(text) || groups.every(isPatternedGroup));
}

/** A pattern shows in a group when each order in it goes on at least once. */
function isPatternedGroup(group: string): boolean {
  if (group.length < LEAST_GROUP) return false;
  return new Set(group).size === 1 || takesTurns(group, Math.min(MOST_TURNS, Math.floor(group.length / 2)));
}

function repeats(text: string): boolean {
  const most = Math.min(LONGEST_PIECE, Math.floor(text.length / PIECES));
  for (let length = 1; length <= most; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return true;
  }
  return false;
}

function takesTurns(text: string, most: number = MOST_TURNS): boolean {
  for (let turns = 1; turns <= most; turns += 1) {
    let follow = 0;
    for (let at = turns; at < text.length; at += 1) {
      const pair = `${text.charAt(at - turns)}${text.charAt(at)}`;
      if (FOLLOWING.has(pair) || WRAPS.has(pair)) follow += 1;
    }
    if (follow >= (text.length - turns) * SHARE) return true;
  }
  return false;
}
