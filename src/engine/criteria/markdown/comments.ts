/**
 * Finds what GitHub hides: comments, and what a browser reads as one. A comment at the start of a line goes on over
 * lines, to the end of the text if nothing ends it. Inside a line it must end in the same paragraph; if it does not,
 * it is shown as it is written.
 */

/** What ends hidden text that is open at the end of a line. */
export type HiddenUntil = 'comment' | 'declaration';

/** Where hidden text begins. */
export interface HiddenStart {
  readonly until: HiddenUntil;
  /** Index from which its end is searched for. */
  readonly inside: number;
}

const COMMENT_END = /--!?>/gu;
/** `<?`, `<!DOCTYPE`, `<![CDATA[`: a browser hides them to the next `>`. */
const DECLARATION = /<(?:\?|![A-Za-z[])/uy;

/** Returns the index after the end of hidden text; -1 if the line does not end it. */
export function findHiddenEnd(text: string, from: number, until: HiddenUntil): number {
  if (until === 'declaration') return text.indexOf('>', from) + 1 || -1;
  COMMENT_END.lastIndex = from;
  return COMMENT_END.exec(text) === null ? -1 : COMMENT_END.lastIndex;
}

/** Returns what hides the text from an index on; null if nothing does. `<!-->` and `<!--->` hide nothing. */
export function readHiddenStart(text: string, at: number): HiddenStart | null {
  if (text.startsWith('<!--', at)) {
    const short = text.startsWith('>', at + 4) ? 5 : text.startsWith('->', at + 4) ? 6 : 0;
    // The end of a comment may use the dashes of its start only in these two.
    return short > 0 ? { until: 'declaration', inside: at + short - 1 } : { until: 'comment', inside: at + 4 };
  }
  DECLARATION.lastIndex = at;
  return DECLARATION.test(text) ? { until: 'declaration', inside: at + 2 } : null;
}

/** Returns whether a comment inside a line is one: GitHub shows those with `--` inside. */
export function isInlineComment(inner: string): boolean {
  return !inner.slice(0, -3).includes('--') && !inner.endsWith('--->') && !inner.endsWith('!>');
}
