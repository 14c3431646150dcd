/** Lines of which only a value is another: `RETRIES = 3` that becomes `RETRIES = 5`. */
import type { ChangedLine } from './changed-lines.js';

/** Numbers, and the words for a value. A number in a name is part of the name. */
const VALUE = /(?<![\p{L}\p{N}_$])(?:\p{N}[\p{N}_]*(?:\.\p{N}+)?|true|false|null|none|nil|undefined)(?![\p{L}_$])/giu;
const SPACE = /\s+/gu;

/** Returns the values that a text names, in one way of writing: `10_000` is 10000. */
export function readValues(text: string): readonly string[] {
  return (text.match(VALUE) ?? []).map((value) => value.replaceAll('_', '').toLowerCase());
}

/**
 * Returns, by the index of an added line, the values that came with it, where a removed line of its run becomes that line by
 * other values alone. What has the value is named on such a line, and stood there before: so the line is new for a criterion
 * that names the value, though none of its words are.
 */
export function findRevaluedLines(lines: readonly ChangedLine[]): ReadonlyMap<number, ReadonlySet<string>> {
  const revalued = new Map<number, ReadonlySet<string>>();
  let before = new Map<string, readonly string[]>();
  let run = -1;
  lines.forEach((line, index) => {
    if (line.run !== run) {
      run = line.run;
      before = new Map();
    }
    const text = `${line.code} ${line.strings}`.replace(SPACE, ' ').trim();
    const values = readValues(text);
    if (values.length === 0) return;
    const rest = text.replace(VALUE, '#');
    const old = before.get(rest);
    if (line.side === 'removed') before.set(rest, values);
    else if (old !== undefined) revalued.set(index, new Set(values.filter((value, at) => value !== old[at])));
  });
  return revalued;
}
