/** Whether the other files of a change are written for a function's new form, as far as they show its calls. */
import { type HunkSide, isOnSide, readHunkLines } from '../../../base/hunk-lines.js';
import type { FileChange, Line, RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readStretches } from './stretches.js';

/** A call's arguments are read over up to this many lines. */
const MAX_CALL_LINES = 40;

/** Reads the calls by name when they are asked for: few changes break a function. */
export class AdaptedCalls {
  readonly #context: Pick<RuleContext, 'change' | 'syntax'>;

  constructor(context: Pick<RuleContext, 'change' | 'syntax'>) {
    this.#context = context;
  }

  /**
   * Returns true if another file changes a call of the name, or a line with the name in it: its own line, or an argument
   * below it. A package or an object may stand before the name.
   */
  isAny(name: string, path: string): boolean {
    const word = new RegExp(
      `(?<![\\p{L}\\p{N}_$])${name.replace(/[^\p{L}\p{N}_]/gu, '\\$&')}(?![\\p{L}\\p{N}_$])`,
      'u',
    );
    return this.#context.change.files.some(
      (change) => change.file.path !== path && isCode(change) && this.#isAdapted(change, name, word),
    );
  }

  #isAdapted(change: FileChange, name: string, word: RegExp): boolean {
    const syntax = this.#context.syntax.get(change.file.path);
    const changed = [...(syntax?.removed ?? []), ...(syntax?.added ?? [])];
    if (changed.some(({ code }) => code.includes(name) && word.test(code.slice(0, REACH.line)))) return true;
    return SIDES.some((side) => {
      const touched = listTouched(change, side);
      return readStretches(change).some((stretch) =>
        holdsChangedCall(stretch[side === 'old' ? 'before' : 'after'], name, word, touched),
      );
    });
  }
}

const SIDES: readonly HunkSide[] = ['old', 'new'];

/** A new file was written for the new form: nothing in it is adapted. */
function isCode(change: FileChange): boolean {
  return ['source', 'generated', 'test'].includes(change.class) && change.file.status !== 'added';
}

/** Returns the numbers of the lines that are on this side alone. */
function listTouched({ file }: FileChange, side: HunkSide): ReadonlySet<number> {
  return new Set(
    file.hunks.flatMap((hunk) =>
      readHunkLines(hunk).flatMap((line) =>
        line.mark !== ' ' && isOnSide(line.mark, side) ? [line[`${side}Number`]] : [],
      ),
    ),
  );
}

function holdsChangedCall(lines: readonly Line[], name: string, word: RegExp, touched: ReadonlySet<number>): boolean {
  return lines.some(({ text }, index) => {
    if (!text.includes(name)) return false;
    const start = word.exec(text.slice(0, REACH.line))?.index;
    if (start === undefined) return false;
    let depth = 0;
    for (let at = index; at < Math.min(lines.length, index + MAX_CALL_LINES); at += 1) {
      const line = lines[at];
      if (line === undefined) break;
      if (touched.has(line.number)) return true;
      depth += countOpen(at === index ? text.slice(start, REACH.line) : line.text.slice(0, REACH.line));
      if (depth <= 0) return false;
    }
    return false;
  });
}

function countOpen(text: string): number {
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
  }
  return depth;
}
