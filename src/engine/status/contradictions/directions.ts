/** The other direction: the text says one word of a pair of contraries, and the lines only the other. */
import type { Claim } from '../claim.js';
import { countShared, createContradiction } from '../claim.js';
import type { ChangeText, TextLine } from '../change-text.js';
import type { Meaning, Word } from '../meaning.js';
import type { TextEvidence } from '../text-evidence.js';

/**
 * Words that lines do not say although they do it: to add is to have added lines, to keep is to change nothing. `least`,
 * `most` and `over` are parts of phrases.
 */
const UNSAID: ReadonlySet<string> = new Set(
  'add append insert attach remov delet drop keep retain preserv stai least most more less right over under all each every first last other same differ'.split(
    ' ',
  ),
);
/** Words of the criterion that stand in the contrary line, so that it is about the same thing. */
const SAME_THING = 2;
/** How many words before a word turn it. */
const REACH = 3;
const NEGATED_BEFORE = /(?:!|\bnot[ _(]?|\bno[ _-]|\bnever |\bun|\bnon[-_]?|n't )$/iu;

/** Compares the directions of a claim with its lines. */
export function compareDirections(claim: Claim, change: ChangeText, meaning: Meaning): TextEvidence {
  const missing: string[] = [];
  const contradicts: TextEvidence['contradicts'][number][] = [];
  const keys = new Set(claim.words.map(({ key }) => key));
  const seen = new Set<string>();
  claim.words.forEach((word, at) => {
    if (!word.hasContent || UNSAID.has(word.key) || seen.has(word.key)) return;
    seen.add(word.key);
    const contraries = meaning.listContraries(word.key);
    if (contraries.size === 0 || [...contraries].some((key) => keys.has(key)) || isNegated(claim.words, at)) return;
    if (change.hasStem(word.key, ['added', 'removed'])) return;
    const contrary = findContrary(claim, contraries);
    if (contrary === null) return;
    const { line, said } = contrary;
    if (countShared(claim, line, contraries) >= SAME_THING) contradicts.push(createContradiction('direction', word.word, line));
    else missing.push(`no line says "${word.word}", and one says "${said}"`);
  });
  return { missing, contradicts };
}

function isNegated(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some(({ isNegation }) => isNegation);
}

/** Returns the bound added line that says the contrary and has most other words of the claim. */
function findContrary(claim: Claim, contraries: ReadonlySet<string>): { line: TextLine; said: string } | null {
  let best: { line: TextLine; said: string; shared: number } | null = null;
  for (const line of claim.bound) {
    if (line.side !== 'added' || line.class === 'docs') continue;
    const said = [...line.stems].find((stem) => contraries.has(stem));
    if (said === undefined || isTurned(line.text, said)) continue;
    const shared = countShared(claim, line, contraries);
    if (best === null || shared > best.shared) best = { line, said, shared };
  }
  return best;
}

/** Returns whether a line negates the word: `!hidden`, `not failing`, `unlocked`. */
function isTurned(text: string, stem: string): boolean {
  const at = text.toLowerCase().indexOf(stem);
  return at >= 0 && NEGATED_BEFORE.test(text.slice(Math.max(0, at - 8), at));
}
