/** Splits the changed lines of a file into code, comments and strings, using its trees. */
import type { FileChange, FileSyntax, Line, ScannedLine } from '../model.js';
import type { Side, Sides } from './sides.js';
import { scanChange } from './text-fallback.js';
import { buildMarks, scanMarked } from './tree/marks.js';

/** Splits the changed lines; lines that the trees do not contain are scanned as text. */
export function scanByTree(change: FileChange, { before, after }: Sides): Pick<FileSyntax, 'added' | 'removed'> {
  const added = scanPieces(change.added, after);
  const removed = scanPieces(change.removed, before);
  const left = <T>(all: readonly (T | null)[], lines: readonly Line[]) => lines.filter((_, at) => all[at] === null);
  const rest = scanChange(left(added, change.added), left(removed, change.removed), change.file, change.language);
  return { added: fillGaps(added, rest.added), removed: fillGaps(removed, rest.removed) };
}

function fillGaps(lines: readonly (ScannedLine | null)[], rest: readonly ScannedLine[]): readonly ScannedLine[] {
  let next = 0;
  return lines.flatMap((line) => {
    if (line !== null) return line;
    next += 1;
    return rest[next - 1] ?? [];
  });
}

/** Returns each line from the piece that contains it; null if no piece does or if its text differs. */
function scanPieces(lines: readonly Line[], side: Side | null): readonly (ScannedLine | null)[] {
  const pieces = (side?.pieces ?? []).map((piece) => ({
    ...piece,
    marks: buildMarks(piece.reading.text, piece.reading.marked),
  }));
  let at = 0;
  return lines.map((line) => {
    for (; at < pieces.length; at += 1) {
      const piece = pieces[at];
      if (piece === undefined) return null;
      const number = line.number - piece.shift;
      if (number > piece.last) continue;
      const start = piece.reading.lines.start(number);
      if (!piece.usable || number < piece.first || !piece.reading.text.startsWith(line.text, start)) return null;
      const end = piece.reading.text.charAt(start + line.text.length);
      return end === '' || end === '\n' ? scanMarked(line, start, piece.marks) : null;
    }
    return null;
  });
}
