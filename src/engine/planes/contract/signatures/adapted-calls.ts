/** Whether the other files of a change are written for a function's new form, as far as they show its calls. */
import { addToGroup } from '../../../../base/groups.js';
import { type HunkSide, isOnSide, readHunkLines } from '../../../../base/hunk-lines.js';
import type { FileChange, Line, RuleContext } from '../../../model.js';
import { escapePattern } from '../../../text/escape-pattern.js';
import { REACH } from '../../../text/reach.js';
import { readStretches } from '../stretches.js';

/** A call's arguments are read over up to this many lines. */
const MAX_CALL_LINES = 40;

/** A changed file that may hold calls. */
interface Caller {
  readonly path: string;
  /** The code of its changed lines. */
  readonly changed: readonly string[];
  readonly sides: readonly CallerSide[];
}

interface CallerSide {
  readonly stretches: readonly (readonly Line[])[];
  /** The numbers of the lines that are on this side alone. */
  readonly touched: ReadonlySet<number>;
}

/** The characters of a name in most languages, one after the other. */
const WORD = /[\p{IDC}$]+/gu;

/** Finds the calls of a name. The files are read once, when first asked for: few changes break a function. */
export class AdaptedCalls {
  readonly #context: Pick<RuleContext, 'change' | 'syntax'>;
  #callers: readonly Caller[] | undefined;
  readonly #byWord = new Map<string, Caller[]>();

  constructor(context: Pick<RuleContext, 'change' | 'syntax'>) {
    this.#context = context;
  }

  /**
   * Returns true if another file changes a call of the name, or a line with the name in it: its own line, or an argument
   * below it. A package or an object may stand before the name.
   */
  isAny(name: string, path: string): boolean {
    const word = new RegExp(`(?<![\\p{IDC}$])${escapePattern(name)}(?![\\p{IDC}$])`, 'u');
    return this.#findCallers(name).some((caller) => caller.path !== path && isAdapted(caller, name, word));
  }

  /** Returns the files that have the first word of a name. */
  #findCallers(name: string): readonly Caller[] {
    this.#callers ??= this.#readCallers();
    const [first] = name.match(WORD) ?? [];
    return first === undefined ? this.#callers : (this.#byWord.get(first) ?? []);
  }

  #readCallers(): readonly Caller[] {
    const callers = this.#context.change.files.filter(isCode).map((change) => this.#readCaller(change));
    for (const caller of callers) {
      const texts = [
        ...caller.changed,
        ...caller.sides.flatMap(({ stretches }) => stretches.flat().map(({ text }) => text)),
      ];
      for (const word of new Set(texts.flatMap((text) => text.match(WORD) ?? [])))
        addToGroup(this.#byWord, word, caller);
    }
    return callers;
  }

  #readCaller(change: FileChange): Caller {
    const { removed = [], added = [] } = this.#context.syntax.get(change.file.path) ?? {};
    const stretches = readStretches(change);
    return {
      path: change.file.path,
      changed: [...removed, ...added].map(({ code }) => code),
      sides: SIDES.map((side) => ({
        stretches: stretches.map((stretch) => stretch[side === 'old' ? 'before' : 'after']),
        touched: listTouched(change, side),
      })),
    };
  }
}

function isAdapted({ changed, sides }: Caller, name: string, word: RegExp): boolean {
  return (
    changed.some((code) => code.includes(name) && word.test(code.slice(0, REACH.line))) ||
    sides.some(({ stretches, touched }) => stretches.some((lines) => holdsChangedCall(lines, name, word, touched)))
  );
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
