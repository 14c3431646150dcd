/** Reads the tokens of definition heads without annotations and attributes. */

import { countBefore } from '../../../base/order.js';
import type { Captures, NodeSpan } from './captures.js';
import type { Tokens } from './tokens.js';

/** Returns tokens, except those in spans captured as `apart`. */
export class HeadTokens {
  /** The outermost spans captured as `apart`, sorted by position. */
  private readonly apart: readonly NodeSpan[];

  constructor(
    private readonly tokens: Tokens,
    captures: Captures,
  ) {
    let end = -1;
    this.apart = captures.of('apart').filter((span) => {
      if (span.end <= end) return false;
      end = span.end;
      return true;
    });
  }

  /** Returns the tokens between two offsets. */
  in(start: number, end: number): readonly string[] {
    const parts: string[] = [];
    let at = start;
    for (let next = this.firstEndingAfter(start); next < this.apart.length; next += 1) {
      const span = this.apart[next];
      if (span === undefined || span.start >= end) break;
      parts.push(...this.tokens.in(at, Math.max(at, span.start)));
      at = span.end;
    }
    parts.push(...this.tokens.in(at, Math.max(at, end)));
    return parts;
  }

  private firstEndingAfter(start: number): number {
    return countBefore(this.apart, (span) => span.end <= start);
  }
}
