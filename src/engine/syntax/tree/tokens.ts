import { countBefore } from '../../../base/order.js';
import type { TextSpan } from './span-tree.js';

const TOKEN = /[\p{IDC}$]+|\S/gu;

/** A text's tokens, roughly: words, single signs, and strings as one. Enough to tell whether two pieces say the same. */
export class Tokens {
  private readonly strings: readonly TextSpan[];

  /** `code`: the text without its comments; `strings` sorted by position. */
  constructor(
    private readonly code: string,
    strings: readonly TextSpan[],
  ) {
    let end = -1;
    this.strings = strings.filter((string) => {
      if (string.end <= end) return false;
      end = string.end;
      return true;
    });
  }

  /** Returns the tokens between two offsets. */
  in(start: number, end: number): string[] {
    const tokens: string[] = [];
    let at = start;
    for (let next = this.firstAfter(start); next < this.strings.length; next += 1) {
      const string = this.strings[next];
      if (string === undefined || string.end > end) break;
      this.split(at, string.start, tokens);
      tokens.push(this.code.slice(string.start, string.end));
      at = string.end;
    }
    this.split(at, end, tokens);
    return tokens;
  }

  private split(start: number, end: number, into: string[]): void {
    if (end <= start) return;
    for (const token of this.code.slice(start, end).match(TOKEN) ?? []) into.push(token);
  }

  private firstAfter(start: number): number {
    return countBefore(this.strings, (string) => string.start < start);
  }
}
