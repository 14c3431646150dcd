/** Completes fragments in languages whose blocks end with a keyword (`end`). */

import { CLOSERS } from '../../text/brackets.js';
import { REACH } from '../../text/reach.js';
import { scanLines } from '../../text/scan.js';
import type { TextForm } from '../../text/text-forms.js';
import type { Fragment, Framing } from './fragment.js';

/** Keywords that open a block at the start of a line or of an assigned value. */
const BEGINS = /^\s*(?:class|module|def|if|unless|while|until|case|begin|for)\b/u;
const ASSIGNS = /=\s*(?:if|unless|case|begin)\b/u;
const DOES = /\bdo\s*(?:\|[^|]{0,200}\|)?\s*$/u;
/** A method without `end`: `def name(…) = value`. */
const ENDLESS = /^\s*def\s[^=]{0,200}\)?\s=\s/u;
const ENDS = /^\s*end\b/u;
const ENDS_LINE = /\bend\s*$/u;

const OPENER: Readonly<Record<string, string>> = { ')': '_(', ']': '[', '}': '_ {' };

/** The blocks and brackets that have no partner inside the fragment. */
interface BlockBalance {
  /** Number of blocks that it closes. */
  readonly closed: number;
  /** Number of blocks that it leaves open. */
  readonly open: number;
  /** Openers for the brackets that it closes, outermost first. */
  readonly openers: readonly string[];
  /** Closers for the brackets that it leaves open, innermost first. */
  readonly closers: readonly string[];
}

/**
 * Returns the framings to try for such a fragment, most likely first. It adds as many blocks as the fragment closes.
 * The innermost one may be an `if` or a `case` if the fragment contains its `else` or `when`.
 */
export function listWordFramings(fragment: Fragment, form: TextForm): readonly Framing[] {
  const { closed, open, openers, closers } = countBlocks(fragment, form);
  const around = (count: number): readonly string[] => Array.from({ length: count }, () => 'begin');
  const brackets = openers.length === 0 ? [] : [openers.join(' ')];
  const after = [...(closers.length === 0 ? [] : [closers.join('')]), ...Array.from({ length: open }, () => 'end')];
  const plain = { before: [...around(closed), ...brackets], after };
  const branching = ['if _', 'case _'].map((branch) =>
    closed === 0
      ? { before: [branch, ...brackets], after: [...after, 'end'] }
      : { before: [...around(closed - 1), branch, ...brackets], after },
  );
  const listed = closed === 0 && openers.length === 0 ? [{ before: ['_('], after: [...after, ')'] }] : [];
  return [plain, ...branching, ...listed];
}

function countBlocks({ lines, start }: Fragment, form: TextForm): BlockBalance {
  let closed = 0;
  let open = 0;
  const openers: string[] = [];
  const brackets: string[] = [];
  for (const { code } of scanLines(lines, form, start <= 1)) {
    if (opensBlock(code)) open += 1;
    if (ENDS.test(code)) {
      if (open > 0) open -= 1;
      else closed += 1;
    }
    for (const char of code) {
      const closer = CLOSERS[char];
      if (closer !== undefined) brackets.push(closer);
      else if (OPENER[char] !== undefined) {
        if (brackets.at(-1) === char) brackets.pop();
        else if (brackets.length === 0) openers.push(OPENER[char] ?? '');
      }
    }
  }
  return { closed, open, openers: openers.reverse(), closers: brackets.reverse() };
}

function opensBlock(code: string): boolean {
  if (DOES.test(code.slice(-400))) return true;
  const head = code.slice(0, REACH.head);
  return (BEGINS.test(head) && !ENDS_LINE.test(code.slice(-20)) && !ENDLESS.test(head)) || ASSIGNS.test(head);
}
