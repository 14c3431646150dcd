/** Says in which one stretch two texts differ, as tree-sitter asks for it: what stands before and behind it need not be parsed again. */

interface Point {
  readonly row: number;
  readonly column: number;
}

/** A stretch that was replaced. Offsets and columns count UTF-16 units. */
export interface TextEdit {
  readonly startIndex: number;
  readonly oldEndIndex: number;
  readonly newEndIndex: number;
  readonly startPosition: Point;
  readonly oldEndPosition: Point;
  readonly newEndPosition: Point;
}

/** Finds the smallest one stretch whose replacement makes the new text of the old one. */
export function findTextEdit(before: string, after: string): TextEdit {
  const most = Math.min(before.length, after.length);
  let startIndex = 0;
  while (startIndex < most && before.charCodeAt(startIndex) === after.charCodeAt(startIndex)) startIndex += 1;
  let same = 0;
  while (
    same < most - startIndex &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same += 1;
  const oldEndIndex = before.length - same;
  const newEndIndex = after.length - same;
  const startPosition = movePoint({ row: 0, column: 0 }, before, 0, startIndex);
  return {
    startIndex,
    oldEndIndex,
    newEndIndex,
    startPosition,
    oldEndPosition: movePoint(startPosition, before, startIndex, oldEndIndex),
    newEndPosition: movePoint(startPosition, after, startIndex, newEndIndex),
  };
}

/** Returns the point at `to`, from that at `from`. */
function movePoint({ row, column }: Point, text: string, from: number, to: number): Point {
  let [rows, lineStart] = [row, from - column];
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) {
    rows += 1;
    lineStart = at + 1;
  }
  return { row: rows, column: to - lineStart };
}
