/**
 * Where a text of a program goes: into the statement around it, and on through the names that it is given. The flow of values
 * (`engine/flow`) goes the other way: from a use to what it is given.
 */
import type { SideLine } from '../../../model.js';

/** A statement begins at most so many lines above, and ends at most so many below. */
const MOST_ABOVE = 12;
const MOST_BELOW = 4;
/** From one name to the next so often, over so many lines in all: the time for a line is bounded. */
const MOST_STEPS = 3;
const MOST_LINES = 60;

const NAME = /[A-Za-z_]\w{0,60}/gu;
/** What a statement gives a value: a name, what a text is put together in, a property or a method without a block. */
const GIVES =
  /([A-Za-z_]\w{0,60})\s{0,4}(?:\[[^[\]]{0,60}\]\s{0,4})?(?:\+?=(?![=>])|=>|\.(?:Append|Insert|Add)\w{0,10}\()/u;
/** The head of a method, whose name stands for what it gives back. */
const METHOD = /^\s{0,80}(?:[\w.<>[\]?]{1,60}\s{1,4}){1,6}([A-Za-z_]\w{0,60})\s{0,4}\([^;=]{0,300}$/u;
/** Lines above a value that is given back. */
const MOST_BODY = 20;

/** Returns a function that says whether the text on a line reaches what a pattern names. The lines are read when it is first asked. */
export function createReach(
  read: (number: number) => SideLine | undefined,
  list: () => readonly SideLine[],
): (line: number, pattern: RegExp) => boolean {
  let known: ReadonlyMap<string, readonly number[]> | undefined;
  return (line, pattern) => {
    const open = [line];
    const seen = new Set<string>();
    let left = MOST_LINES;
    for (let step = 0; step <= MOST_STEPS; step += 1) {
      const next: number[] = [];
      for (const at of open) {
        left -= 1;
        if (left < 0) return false;
        const statement = readAround(read, at);
        if (pattern.test(statement)) return true;
        const name = GIVES.exec(statement)?.[1] ?? findMethod(read, at);
        if (name === undefined || seen.has(name)) continue;
        seen.add(name);
        known ??= indexNames(list());
        next.push(...(known.get(name) ?? []).slice(0, left));
      }
      open.splice(0, open.length, ...next);
    }
    return false;
  };
}

function indexNames(lines: readonly SideLine[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const { number, text } of lines) {
    for (const [name] of text.matchAll(NAME)) {
      const at = found.get(name) ?? [];
      if (at.length < MOST_LINES && at.at(-1) !== number) at.push(number);
      found.set(name, at);
    }
  }
  return found;
}

const ENDS = /[;{}]\s{0,20}(?:\/\/.{0,200})?$|^\s{0,200}(?:\/\/.{0,400})?$/u;

/** The lines of the statement around a line. */
function readAround(read: (number: number) => SideLine | undefined, line: number): string {
  const texts = [read(line)?.text ?? ''];
  for (let at = line - 1; at >= line - MOST_ABOVE; at -= 1) {
    const text = read(at)?.text;
    if (text === undefined || ENDS.test(text)) break;
    texts.unshift(text);
  }
  for (let at = line + 1; at <= line + MOST_BELOW && !ENDS.test(texts.at(-1) ?? ''); at += 1) {
    const text = read(at)?.text;
    if (text === undefined) break;
    texts.push(text);
  }
  return texts.join(' ');
}

/** The name of the method around a line that gives a value back. */
function findMethod(read: (number: number) => SideLine | undefined, line: number): string | undefined {
  if (!/\breturn\b/u.test(readAround(read, line))) return undefined;
  for (let at = line - 1; at >= line - MOST_BODY; at -= 1) {
    const found = METHOD.exec(read(at)?.text ?? '');
    if (found !== null) return found[1];
  }
  return undefined;
}
