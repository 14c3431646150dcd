/** What names stand for that the same file sets: a setting is often given by a constant or a variable. */
import type { FileFlow } from '../../../flow/file-flow.js';
import type { Give } from '../../../flow/steps.js';

const SCALAR = String.raw`(?:true|false|none|null|nil|-?0?[xob]?[\da-f]{1,10}|b?"[^"]{0,80}"|b?'[^']{0,80}')`;
const DOTTED = String.raw`[A-Za-z_]\w{0,40}(?:(?:\.|::)\w{1,40}){1,4}`;
/** What a request says: a member, or a call that reads one. */
const REQUEST = String.raw`(?:\w{1,20}\.){0,3}(?:req|request|r|ctx)\.[\w.]{1,40}(?:\(["'][\w.-]{0,40}["']\)|\[["'][\w.-]{0,40}["']\])?|\$_(?:GET|POST|REQUEST|COOKIE|SERVER)\[[^\]]{1,40}\]`;
const INLINE = String.raw`\{[^{}]{0,120}\}|\[[^[\]]{0,120}\]`;
/** An object that is made of one literal or one named value: `new Account("Everyone")`. */
const MADE = String.raw`new\s(?:\w{1,40}\.){0,4}\w{1,60}\(\s?(?:"[^"]{0,80}"|${DOTTED})[^()"]{0,40}\)`;

/** A value that may stand for a name. */
const VALUE = new RegExp(`^(?:${SCALAR}|${REQUEST}|${DOTTED}|${INLINE}|${MADE})$`, 'iu');
/** UTF-16 code units of a value that is read. */
const MOST_TEXT = 400;

/** A name that stands where a value does: after a sign of giving, before what ends it. */
const USED = /(?<=(?:[=:(,]|=>|[=:,]\s|=>\s)\s{0,2})\$?[A-Za-z_]\w{0,40}(?=\s{0,4}(?:[,)\]};]|$))/gu;

/** A text with values in the place of names. */
export interface Filled {
  readonly text: string;
  /** The values that were put in. */
  readonly values: readonly string[];
}

/**
 * Takes a way to read the values of a file. Returns a function that puts the values in place of names: the last one that
 * reaches the line, else the only one that the file gives. They are read when a name is first met.
 */
export function createNamedValues(readFlow: () => FileFlow | null): (text: string, line: number) => Filled {
  return (text, line) => {
    if (text.search(USED) < 0) return { text, values: [] };
    const flow = readFlow();
    if (flow === null || flow.isSpent()) return { text, values: [] };
    const used: string[] = [];
    const filled = text.replace(USED, (name) => {
      const value = findValue(flow, name, line);
      if (value !== undefined) used.push(value);
      return value ?? name;
    });
    return { text: filled, values: used };
  };
}

function findValue(flow: FileFlow, name: string, line: number): string | undefined {
  const above = flow.reach(name, flow.place(line, 0)).gives.flatMap(readValue);
  if (above.length > 0) return above[0];
  const all = flow.listGiven(name).flatMap(readValue);
  return all.length === 1 ? all[0] : undefined;
}

function readValue({ value, adds }: Give): readonly string[] {
  const text = value?.text.trim().replace(/\s+/gu, ' ').replace(/[;,]$/u, '') ?? '';
  return !adds && text.length <= MOST_TEXT && VALUE.test(text) ? [text] : [];
}
