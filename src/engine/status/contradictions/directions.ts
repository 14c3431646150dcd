/**
 * The other direction: the text says one word of a pair of contraries, and the lines only the other. Measured on ticked
 * criteria and the same ones with the word turned: where a bound line has the contrary and none the word itself, 1 of 17 was
 * an honest one; where that line has two other words of the criterion too, 1 of 46.
 */
import { CHANGED, type ChangeText, type TextLine } from '../change-text.js';
import type { Meaning, Word } from '../meaning.js';
import type { TextEvidence } from '../statement.js';
import { countShared, createContradiction, isComment, mayContradict, type Statement } from '../statement.js';

/**
 * Words that lines do not say although they do it: to add is to have added lines, to keep is to change nothing. The others
 * are parts of phrases.
 */
const UNSAID: ReadonlySet<string> = new Set(
  'add append insert attach remov delet drop keep retain preserv stai least most more less right over under each every other'.split(
    ' ',
  ),
);
/** Words that languages write before any declaration: in a line they say nothing of a direction. */
const KEYWORDS: ReadonlySet<string> = new Set('static public privat intern import export sync async'.split(' '));
/** Words of the criterion in the contrary line, besides the contrary: so many for a contradiction, and to be missed at all. */
const SURELY_SAME = 2;
const PERHAPS_SAME = 1;
/** How many words before a word turn it. */
const REACH = 3;
const NEGATED_BEFORE = /(?:!|\bnot[ _(]?|\bno[ _-]|\bnever |\bun|\bnon[-_]?|n't )$/iu;

/** Compares the directions of a statement with its lines. */
export function compareDirections(statement: Statement, change: ChangeText, meaning: Meaning): TextEvidence {
  const missing: string[] = [];
  const contradicts: TextEvidence['contradicts'][number][] = [];
  const keys = new Set(statement.words.map(({ key }) => key));
  const seen = new Set<string>();
  statement.words.forEach((word, at) => {
    if (!word.hasContent || UNSAID.has(word.key) || seen.has(word.key)) return;
    seen.add(word.key);
    const contraries = meaning.listContraries(word.key);
    if (contraries.size === 0 || [...contraries].some((key) => keys.has(key)) || isNegated(statement.words, at)) return;
    if (statement.bound.some((line) => line.stems.has(word.key))) return;
    const contrary = findContrary(statement, contraries);
    if (contrary === null) return;
    const { line, said, shared } = contrary;
    const isElsewhere = change.hasStem(word.key, CHANGED);
    if (shared >= SURELY_SAME && !isElsewhere && !isComment(line))
      contradicts.push(createContradiction('direction', word.word, line));
    else if (shared >= (isElsewhere ? SURELY_SAME : PERHAPS_SAME))
      missing.push(`the word "${word.word}" at its place: ${place(line)} says "${write(said, line, meaning)}"`);
  });
  return { missing, contradicts };
}

const place = ({ path, number }: TextLine): string => `${path}:${number}`;

/** Returns the word of a line that has a stem, as it is written there. */
const write = (stem: string, line: TextLine, meaning: Meaning): string =>
  meaning.readWords(line.text).find(({ key }) => key === stem)?.word ?? stem;

function isNegated(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some(({ isNegation }) => isNegation);
}

/** Returns the bound added line that says the contrary and has most other words of the statement. */
function findContrary(
  statement: Statement,
  contraries: ReadonlySet<string>,
): { readonly line: TextLine; readonly said: string; readonly shared: number } | null {
  let best: { line: TextLine; said: string; shared: number } | null = null;
  for (const line of statement.bound) {
    if (line.side !== 'added' || !mayContradict(statement, line)) continue;
    const said = [...line.stems].find((stem) => contraries.has(stem) && !KEYWORDS.has(stem));
    if (said === undefined || isTurned(line.text, said)) continue;
    const shared = countShared(statement, line, contraries);
    if (best === null || shared > best.shared) best = { line, said, shared };
  }
  return best;
}

/** Returns whether a line negates the word: `!hidden`, `not failing`, `unlocked`. */
function isTurned(text: string, stem: string): boolean {
  const at = text.toLowerCase().indexOf(stem);
  return at >= 0 && NEGATED_BEFORE.test(text.slice(Math.max(0, at - 8), at));
}
