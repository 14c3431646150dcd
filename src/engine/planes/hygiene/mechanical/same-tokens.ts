/** Hunks that are written in another way and say the same: calls that are wrapped anew, with the commas that this asks for. */
import { isOnSide, readHunkLines } from '../../../../base/hunk-lines.js';
import type { FileChange } from '../../../model.js';

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
const TOKEN = /"(?:\\.|[^"\\\n]){0,300}"|'(?:\\.|[^'\\\n]){0,300}'|`(?:\\.|[^`\\]){0,300}`|[\p{IDC}$]+|[^\s]/gu;
const CLOSES = /^[)\]}>]$/u;

/** Returns how many changed lines of a file stand in hunks whose tokens differ, without blanks, trailing commas and new names of variables. */
export function countDifferingLines({ file, language, added, removed }: FileChange): number {
  if (!FREE_FORM.has(language ?? '')) return added.length + removed.length;
  const renamed = new Map<string, string>();
  return file.hunks.reduce((total, hunk) => {
    const lines = readHunkLines(hunk);
    const read = (side: 'old' | 'new') =>
      listTokens(
        lines
          .filter(({ mark }) => isOnSide(mark, side))
          .map(({ text }) => text)
          .join('\n'),
      );
    if (areSame(read('old'), read('new'), renamed)) return total;
    return total + lines.filter(({ mark }) => !isOnSide(mark, 'old') || !isOnSide(mark, 'new')).length;
  }, 0);
}

function listTokens(text: string): readonly string[] {
  const tokens = text.match(TOKEN) ?? [];
  return tokens.filter((token, at) => token !== ',' || !CLOSES.test(tokens[at + 1] ?? ''));
}

/** A name of a variable; types and constants, which others use, begin with a capital letter. */
const NAME = /^[\p{Lower}_$][\p{IDC}$]*$/u;

/**
 * Returns true if two lists differ at most in names of variables, each for one other in the whole file. What is called, and what
 * stands behind a dot, is more than a name: another one does something else. Adds the pairs to `renamed`.
 */
function areSame(before: readonly string[], after: readonly string[], renamed: Map<string, string>): boolean {
  if (before.length !== after.length) return false;
  const [old, now] = [new Set(before), new Set(after)];
  const pairs = new Map(renamed);
  for (const [at, token] of before.entries()) {
    const other = after[at] ?? '';
    if (token === other) continue;
    const known = pairs.get(token);
    if (known === undefined) {
      if (!NAME.test(token) || !NAME.test(other) || now.has(token) || old.has(other)) return false;
      pairs.set(token, other);
    } else if (known !== other) return false;
    if (before[at + 1] === '(' || before[at - 1] === '.') return false;
  }
  if (new Set(pairs.values()).size !== pairs.size) return false;
  for (const [token, other] of pairs) renamed.set(token, other);
  return true;
}
