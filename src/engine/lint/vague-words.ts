/**
 * Words of a criterion that no line of code can show, and what to write in their place. English only. The groups are
 * those that ISO/IEC/IEEE 29148:2018, 5.2.7, tells writers of requirements to avoid.
 */
import { fold } from '../text/fold.js';

/** A word or phrase as the criterion has it, and what to ask its author. */
export interface VagueWord {
  readonly word: string;
  readonly ask: string;
}

interface Group {
  readonly pattern: RegExp;
  readonly ask: string;
  /** Not vague beside a number: "fast: below 200 ms". */
  readonly figure: boolean;
}

/** Builds a pattern of whole words; a part of a name with hyphens is no word. */
function matchWords(words: string): RegExp {
  const phrases = words.split(', ').join('|');
  return new RegExp(`(?<![\\p{Alpha}\\d-])(?:${phrases})(?![\\p{Alpha}\\d-])`, 'gu');
}

const GROUPS: readonly Group[] = [
  {
    pattern: matchWords(
      'properly, proper, correctly, appropriately, appropriate, gracefully, smoothly, seamless, seamlessly, robust, robustly, reliable, reliably, cleanly, sensible, reasonable, reasonably, sufficient, sufficiently, adequate, adequately, suitable, suitably, good, nice, nicely, better, best, optimal, optimally, high[- ]quality, as expected, as intended, works?(?=[.!]?$)',
    ),
    ask: 'Write what a person then sees: the result, the text, the value or the error.',
    figure: false,
  },
  {
    pattern: matchWords(
      'fast, faster, quick, quickly, slow, slowly, responsive, performant, efficient, efficiently, scalable, lightweight, timely, minimal, minimally, significant, significantly',
    ),
    ask: 'Write the figure and its unit, and where it is set: "the timeout is 200 ms".',
    figure: true,
  },
  {
    pattern: matchWords(
      'user[- ]friendly, friendly, easy, easily, easier, intuitive, intuitively, simple, simply, helpful, meaningful, clearly, modern, beautiful, pretty, elegant, elegantly',
    ),
    ask: 'People can disagree about this word. Write what is on the screen or in the answer.',
    figure: false,
  },
  {
    pattern: matchWords(
      'etc, and so on, and so forth, and more, and the like, and similar, among others, but not limited to, various',
    ),
    ask: 'Name every case; what is not named is not looked for.',
    figure: false,
  },
  {
    pattern: matchWords(
      '(?:if|where|when|as|whenever|wherever) (?:possible|appropriate|needed|necessary|applicable|feasible), ideally, preferably',
    ),
    ask: 'Write in which case it must be so.',
    figure: false,
  },
];

/** Most words that are listed of one criterion. */
const MAX_LISTED = 5;

/**
 * Returns the vague words of a text, in its order, each once.
 * @param text without code and quoted text: what is quoted is exact
 */
export function findVagueWords(text: string): readonly VagueWord[] {
  const folded = fold(text);
  const hasFigure = /\d/u.test(folded);
  const found = GROUPS.filter(({ figure }) => !(figure && hasFigure)).flatMap(({ pattern, ask }) =>
    [...folded.matchAll(pattern)].map(({ 0: word, index }) => ({ word, ask, index })),
  );
  const seen = new Set<string>();
  return found
    .toSorted((a, b) => a.index - b.index)
    .filter(({ word }) => !seen.has(word) && seen.add(word).size <= MAX_LISTED)
    .map(({ word, ask }) => ({ word, ask }));
}
