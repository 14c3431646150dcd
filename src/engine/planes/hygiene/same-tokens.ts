/** Hunks that are written in another way and say the same: calls that are wrapped anew, with the commas that this asks for. */
import { isOnSide, readHunkLines } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';

/** Languages in which blanks and the ends of lines between tokens say nothing, but for rare cases. */
const FREE_FORM: ReadonlySet<string> = new Set([
  'JavaScript',
  'TypeScript',
  'TSX',
  'Java',
  'Kotlin',
  'Go',
  'Rust',
  'C',
  'C++',
  'C#',
  'Objective-C',
  'PHP',
  'Swift',
  'Dart',
]);

/** Strings as a whole, if they are not long, words, and every other sign. */
const TOKEN = /"(?:\\.|[^"\\\n]){0,300}"|'(?:\\.|[^'\\\n]){0,300}'|`(?:\\.|[^`\\]){0,300}`|[\p{L}\p{N}_$]+|[^\s]/gu;
const CLOSES = /^[)\]}>]$/u;

/** Returns how many changed lines of a file stand in hunks whose tokens differ, without blanks and trailing commas. */
export function countDifferingLines({ file, language, added, removed }: FileChange): number {
  if (!FREE_FORM.has(language ?? '')) return added.length + removed.length;
  return file.hunks.reduce((total, hunk) => {
    const lines = readHunkLines(hunk);
    const read = (side: 'old' | 'new') =>
      joinTokens(
        lines
          .filter(({ mark }) => isOnSide(mark, side))
          .map(({ text }) => text)
          .join('\n'),
      );
    if (read('old') === read('new')) return total;
    return total + lines.filter(({ mark }) => !isOnSide(mark, 'old') || !isOnSide(mark, 'new')).length;
  }, 0);
}

function joinTokens(text: string): string {
  const tokens = text.match(TOKEN) ?? [];
  return tokens.filter((token, at) => token !== ',' || !CLOSES.test(tokens[at + 1] ?? '')).join('\n');
}
