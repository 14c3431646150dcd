/** Cases that are disabled while another case of the same file takes over all that they do. */
import type { FileChange, SideSyntax } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** So many lines below its mark a case begins. */
const MAX_MARKS = 6;
/** A body of fewer lines is found in another case by chance. */
const LEAST_LINES = 2;

/**
 * Returns a function that tells whether all lines of the case at a mark stand, in this order, in another case of the new side
 * that `isOff` says nothing of: then what the marked one did is still run, in another form.
 */
export function createElsewhereTest(
  { file }: FileChange,
  after: SideSyntax | null,
  isOff: (first: number, last: number) => boolean,
): (line: number) => boolean {
  const cases = after?.cases.filter(({ suite }) => !suite) ?? [];
  let texts: readonly string[] | null = null;
  const readBody = (first: number, last: number): readonly string[] => {
    texts ??= file.new_text?.split('\n').map((text) => text.slice(0, REACH.line).trim()) ?? [];
    return texts.slice(first, last - 1).filter((text) => /\w{2}/u.test(text));
  };
  /** Marks stand below the case before. */
  const findMarks = (head: number): number =>
    Math.max(head - MAX_MARKS, ...cases.slice(0, MAX_CASES).map(({ last }) => (last < head ? last + 1 : 0)));
  return (line) => {
    const marked = cases.find(({ first, last }) => last >= line && first <= line + MAX_MARKS);
    if (marked === undefined) return false;
    // The head may stand below its marks.
    const body = readBody(marked.first, marked.last);
    const own = body.slice(body.findIndex((text) => text.includes(marked.name)) + 1);
    if (own.length < LEAST_LINES || own.length > MAX_BODY) return false;
    return cases
      .slice(0, MAX_CASES)
      .filter((one) => one !== marked && !isOff(findMarks(one.first), one.last))
      .some(({ first, last }) => holds(readBody(first, last), own));
  };
}

/** The limits of what is compared: the cost grows with their product. */
const MAX_CASES = 200;
const MAX_BODY = 100;

/** Returns true if a list has all parts of another one, in their order. */
function holds(list: readonly string[], parts: readonly string[]): boolean {
  let at = 0;
  for (const text of list) if (text === parts[at]) at += 1;
  return at === parts.length;
}
