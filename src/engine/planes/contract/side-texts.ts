import type { Definition, FileChange } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readStretches, type Stretch } from './stretches.js';

/** Attributes and comments above a definition are read up to this many lines. */
const MAX_ABOVE = 30;
/** Of a long definition only the first lines are read. */
const MAX_LINES = 40;
/** The start of a block is looked for up to this many lines above. */
const MAX_BLOCK = 400;

/** The lines of both sides by number: the whole texts, or what the hunks show. Very long lines are cut. */
export class SideLines {
  readonly #change: FileChange;
  readonly #sides = new Map<'before' | 'after', ReadonlyMap<number, string>>();
  #stretches: readonly Stretch[] | null = null;

  constructor(change: FileChange) {
    this.#change = change;
  }

  /** Returns the text of a definition, cut where it is long. */
  read({ first, last }: Definition, side: 'before' | 'after'): string {
    const lines = this.#lines(side);
    const texts: string[] = [];
    for (let number = first; number <= Math.min(last, first + MAX_LINES); number += 1)
      texts.push(lines.get(number) ?? '');
    return texts.join('\n');
  }

  /** Returns one line, empty where it is not known. */
  readLine(number: number, side: 'before' | 'after'): string {
    return this.#lines(side).get(number) ?? '';
  }

  /** Returns the attributes and comments directly above a definition, up to an empty line or other code. */
  readHead({ first }: Definition, side: 'before' | 'after'): string {
    const lines = this.#lines(side);
    const texts: string[] = [];
    for (let number = first - 1; number > first - MAX_ABOVE; number -= 1) {
      const text = lines.get(number)?.trim() ?? '';
      if (!/^(?:#|@|\/\/|\/\*|\*|--|"""|\[)|[)\]]$|,$/u.test(text) || text.endsWith(';')) break;
      texts.unshift(text);
    }
    return texts.join('\n');
  }

  /** Returns the first line of the `impl` block around a member; null if there is none, or if hunks do not show it. */
  findBlock({ first }: Definition, side: 'before' | 'after'): number | null {
    const lines = this.#lines(side);
    for (let number = first - 1; number > first - MAX_BLOCK; number -= 1) {
      const text = lines.get(number);
      if (text === undefined || text.startsWith('}')) return null;
      if (/^(?:unsafe )?impl\b/u.test(text)) return number;
    }
    return null;
  }

  #lines(side: 'before' | 'after'): ReadonlyMap<number, string> {
    const known = this.#sides.get(side);
    if (known !== undefined) return known;
    this.#stretches ??= readStretches(this.#change);
    const found = new Map<number, string>();
    for (const stretch of this.#stretches)
      for (const { number, text } of stretch[side]) found.set(number, text.slice(0, REACH.line));
    this.#sides.set(side, found);
    return found;
  }
}
