/** Lines of which only a value is another: `RETRIES = 3` that becomes `RETRIES = 5`. */
import type { ChangedLine } from './changed-lines.js';

/** Numbers, and the words for a value. A number in a name is part of the name. */
const VALUE = /(?<![\p{IDC}$])(?:\d[\d_]*(?:\.\d+)?|true|false|null|none|nil|undefined)(?![\p{IDS}_$])/gu;
/** Values that say little where they are added. */
const COMMON = /^(?:[01]|true|false|null|none|nil|undefined)$/u;
const SPACE = /\s+/gu;

/** Returns the values that a text names, in one way of writing: `10_000` is 10000. */
export function readValues(text: string): readonly string[] {
  return (text.toLowerCase().match(VALUE) ?? []).map((value) => value.replaceAll('_', ''));
}

/** The values that a change brings, by the index of the added line that names them. */
export interface NewValues {
  /**
   * On lines that are else as before: a removed line of the run becomes the line by other values alone. What has the value
   * is named on such a line, and stood there before: so the line is new for a criterion that names the value, though none
   * of its words are.
   */
  readonly replaced: ReadonlyMap<number, ReadonlySet<string>>;
  /**
   * On any line, where the removed lines of its run do not name them. Values that stand in nearly all code count only on
   * lines that replace others.
   */
  readonly came: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Finds the values that changed lines bring. Linear in the lines. */
export function findNewValues(lines: readonly ChangedLine[]): NewValues {
  const replaced = new Map<number, ReadonlySet<string>>();
  const came = new Map<number, ReadonlySet<string>>();
  let before = new Map<string, readonly string[]>();
  let gone = new Set<string>();
  let replaces = false;
  let run = -1;
  lines.forEach((line, index) => {
    if (line.run !== run) {
      run = line.run;
      before = new Map();
      gone = new Set();
      replaces = false;
    }
    if (line.side === 'removed') replaces = true;
    const text = `${line.code} ${line.strings}`.replace(SPACE, ' ').trim();
    const values = readValues(text);
    if (values.length === 0) return;
    const rest = text.replace(VALUE, '#');
    if (line.side === 'removed') {
      before.set(rest, values);
      for (const value of values) gone.add(value);
      return;
    }
    const old = before.get(rest);
    if (old !== undefined) replaced.set(index, new Set(values.filter((value, at) => value !== old[at])));
    const here = values.filter((value) => !gone.has(value) && (replaces || !COMMON.test(value)));
    if (here.length > 0) came.set(index, new Set(here));
  });
  return { replaced, came };
}
