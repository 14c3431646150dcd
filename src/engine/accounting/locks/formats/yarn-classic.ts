/** Reads the lock file of Yarn 1 as Yarn writes it: a form of its own. Source: yarn, `src/lockfile/stringify.js`. */
import type { Data } from '../data.js';

const ODD = /[\p{Cc}\u0085\u2028\u2029\uFEFF]/u;
/** A pattern: in quotes, or without a colon at its end. */
const PATTERN = String.raw`(?:"[^"\\]+"|[^\s",:](?:[^\s",:]|:(?=[^\s,]))*)`;
const HEAD = new RegExp(`^(${PATTERN}(?:, ${PATTERN})*):$`, 'u');
const FIELD = /^ {2}([A-Za-z]+) ("[^"\\]*"|[^\s":]\S*)$/u;
const LIST = /^ {2}([A-Za-z]+):$/u;
const NEED = /^ {4}("[^"\\]+"|[^\s":]+) ("[^"\\]*"|[^\s"]+)$/u;

const unquote = (word: string) => word.replace(/^"|"$/gu, '');

/** Returns the entries by their heads (`debug@^4.3.0, debug@4`); null if the text has another form. */
export function readYarnClassic(source: string): ReadonlyMap<string, Data> | null {
  if (!/^# yarn lockfile v1$/mu.test(source)) return null;
  const blocks = new Map<string, Map<string, Data>>();
  let block: Map<string, Data> | null = null;
  let list: Map<string, Data> | null = null;
  for (const line of source.split('\n')) {
    if (ODD.test(line)) return null;
    if (line === '' || line.startsWith('#')) continue;
    const head = HEAD.exec(line)?.[1];
    if (head !== undefined) {
      const patterns = (head.match(/"[^"]+"|[^\s,"]+/gu) ?? []).map(unquote).join(', ');
      if (blocks.has(patterns)) return null;
      block = new Map();
      list = null;
      blocks.set(patterns, block);
      continue;
    }
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    const name = LIST.exec(line)?.[1];
    const [, needed, range = ''] = NEED.exec(line) ?? [];
    if (block === null) return null;
    if (field !== undefined) {
      if (block.has(field)) return null;
      list = null;
      block.set(field, unquote(value));
    } else if (name !== undefined) {
      if (block.has(name)) return null;
      list = new Map();
      block.set(name, list);
    } else if (needed !== undefined && list !== null) {
      if (list.has(unquote(needed))) return null;
      list.set(unquote(needed), unquote(range));
    } else return null;
  }
  return blocks;
}
