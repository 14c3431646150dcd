/** What names stand for that the same file sets: a setting is often given by a constant or a variable. */
import { addToGroup } from '../../../../base/groups.js';
import type { SideLine } from '../../../model.js';

const TYPE = String.raw`(?:\s?:\s?[\w.<>\[\]]{1,30})?`;
const SCALAR = String.raw`(?:true|false|none|null|nil|-?0?[xob]?[\da-f]{1,10}|b?"[^"]{0,80}"|b?'[^']{0,80}')`;
const DOTTED = String.raw`[A-Za-z_]\w{0,40}(?:(?:\.|::)\w{1,40}){1,4}`;
/** What a request says: a member, or a call that reads one. */
const REQUEST = String.raw`(?:\w{1,20}\.){0,3}(?:req|request|r|ctx)\.[\w.]{1,40}(?:\(["'][\w.-]{0,40}["']\)|\[["'][\w.-]{0,40}["']\])?|\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\[[^\]]{1,40}\]`;
const INLINE = String.raw`\{[^{}]{0,120}\}|\[[^[\]]{0,120}\]`;
/** An object that is made of one literal or one named value: `new Account("Everyone")`. */
const MADE = String.raw`new\s(?:\w{1,40}\.){0,4}\w{1,60}\(\s?(?:"[^"]{0,80}"|${DOTTED})[^()"]{0,40}\)`;

/** One name is set to one value on a line of its own. */
const SETS = new RegExp(
  String.raw`^\s{0,80}(?:[a-z]\w{0,20}\s{1,4}|String\s{1,4}|Boolean\s{1,4}){0,5}(?<name>\$?[A-Za-z_]\w{0,40})${TYPE}\s{0,12}:?=\s{0,12}(?<value>${SCALAR}|${REQUEST}|${DOTTED}|${INLINE}|${MADE})\s{0,4};?\s{0,12}(?:(?:\/\/|#).{0,200})?$`,
  'iu',
);

/** A list or an object whose value goes on over the next lines. */
const OPENS =
  /^\s{0,80}(?:[a-z]\w{0,20}\s{1,4}){0,5}(?<name>\$?[A-Za-z_]\w{0,40})(?:\s?:\s?[\w.<>[\]]{1,30})?\s{0,12}:?=\s{0,12}(?<value>[[{])\s{0,4}$/iu;
const CLOSES = /^\s{0,80}[\]}]\)?[;,]?\s{0,12}$/u;
/** Lines and UTF-16 code units of such a value that are read. */
const MOST_INNER = 12;
const MOST_TEXT = 400;

/** A name that stands where a value does: after a sign of giving, before what ends it. */
const USED = /(?<=(?:[=:(,]|=>|[=:,]\s|=>\s)\s{0,2})\$?[A-Za-z_]\w{0,40}(?=\s{0,4}(?:[,)\]};]|$))/gu;

/** Files with more lines are not searched. */
const MOST_LINES = 5_000;

/** A text with values in the place of names. */
export interface Filled {
  readonly text: string;
  /** The values that were put in. */
  readonly values: readonly string[];
}

/**
 * Takes a way to read the lines of a file. Returns a function that puts the values in place of names: what the nearest
 * line above sets, else the only line of the file that sets it. The lines are read when a name is first met.
 */
export function createNamedValues(read: () => Iterable<SideLine>): (text: string, line: number) => Filled {
  let known: ReadonlyMap<string, readonly { readonly line: number; readonly value: string }[]> | undefined;
  return (text, line) => {
    if (text.search(USED) < 0) return { text, values: [] };
    known ??= collect(read());
    const values = known;
    const used: string[] = [];
    const filled = text.replace(USED, (name) => {
      const all = values.get(name) ?? [];
      const value = (all.findLast((one) => one.line < line) ?? (all.length === 1 ? all[0] : undefined))?.value;
      if (value !== undefined) used.push(value);
      return value ?? name;
    });
    return { text: filled, values: used };
  };
}

function collect(lines: Iterable<SideLine>) {
  const found = new Map<string, { readonly line: number; readonly value: string }[]>();
  let left = MOST_LINES;
  let open: Opened | null = null;
  for (const { number, text } of lines) {
    left -= 1;
    if (left < 0) break;
    if (open !== null) {
      open = goOn(open, text);
      if (open?.closed === true) {
        addToGroup(found, open.name, { line: open.line, value: open.value });
        open = null;
      }
    }
    if (!text.includes('=') || text.length > 300) continue;
    const { name, value } = SETS.exec(text)?.groups ?? {};
    if (name !== undefined && value !== undefined) {
      addToGroup(found, name, { line: number, value });
      continue;
    }
    const begun = OPENS.exec(text)?.groups;
    if (begun !== undefined)
      open = { name: begun['name'] ?? '', value: begun['value'] ?? '', line: number, lines: 0, closed: false };
  }
  return found;
}

/** A value of which some lines are read. */
interface Opened {
  readonly name: string;
  readonly value: string;
  readonly line: number;
  readonly lines: number;
  readonly closed: boolean;
}

/** Adds a line to a value. Null if the value is too long, or has lists and objects of its own over several lines. */
function goOn(open: Opened, text: string): Opened | null {
  const value = `${open.value} ${text.trim()}`;
  if (open.lines >= MOST_INNER || value.length > MOST_TEXT) return null;
  const closed = CLOSES.test(text);
  if (!closed && /[[{(]\s{0,12}$/u.test(text)) return null;
  return { ...open, value: closed ? value.replace(/[;,]$/u, '') : value, lines: open.lines + 1, closed };
}
