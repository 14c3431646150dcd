/**
 * The other direction: the text says one word of a pair of contraries, and the lines only the other. Measured on ticked
 * criteria and the same ones with the word turned: where a bound line has the contrary and none the word itself, 1 of 17 was
 * an honest one; where that line has two other words of the criterion too, 1 of 46.
 */
import { CHANGED, type ChangeText, type TextLine } from '../change-text.js';
import { OTHER_MEANINGS } from '../lexica/other-meanings.js';
import type { Meaning, Word } from '../meaning.js';
import type { TextEvidence } from '../statement.js';
import { countShared, createContradiction, mayContradict, type Statement } from '../statement.js';
import { saysContrary } from './contrary.js';
import { leaveOutUnstated } from './stated.js';

/**
 * Words that lines do not say although they do it: to add is to have added lines, to keep is to change nothing. The others
 * are parts of phrases.
 */
const UNSAID: ReadonlySet<string> = new Set(
  'ad add append insert attach remov delet drop keep retain preserv stai least most more less right over under each every other'.split(
    ' ',
  ),
);
/** A report that “includes its total” has one: no line says so. What “is included” was or was not left out. */
const HAS = /^includ(?:es?|ing)$/u;
/** Words that languages write before any declaration or statement: in a line they say nothing of a direction. */
const KEYWORDS: ReadonlySet<string> = new Set('static public privat intern import export sync async rais'.split(' '));
/** Words of the criterion in the contrary line, besides the contrary: so many for a contradiction. */
const SURELY_SAME = 2;
/**
 * This part of the criterion's words stands in a line that is about the same thing. With fewer, and with words of other
 * meanings, 13 of 1,358 ticked criteria missed a word, and now 2.
 */
const LEAST_SAME = 1 / 6;
/** How many words before a word turn it. */
const REACH = 3;
/** `all - required` are those that are not. */
const NEGATED_BEFORE = /(?:!|\bnot[ _(]?|\bno[ _-]|\bnever |\bun|\bnon[-_]?|n't |[\w)\]] - )$/iu;

/** Compares the directions of a statement with its lines. */
export function compareDirections(statement: Statement, change: ChangeText, meaning: Meaning): TextEvidence {
  const missing: string[] = [];
  const contradicts: TextEvidence['contradicts'][number][] = [];
  const clauses = meaning.readClauses(statement.criterion.asks);
  const keys = new Set(statement.words.map(({ key }) => key));
  const seen = new Set<string>();
  for (const clause of clauses)
    clause.forEach((word, at) => {
      if (!word.hasContent || UNSAID.has(word.key) || HAS.test(word.word) || seen.has(word.key)) return;
      seen.add(word.key);
      const contraries = meaning.listContraries(word.key);
      if (contraries.size === 0 || [...contraries].some((key) => keys.has(key))) return;
      if (isNegated(clause, at) || isAside(clause, at)) return;
      if (statement.bound.some((line) => line.stems.has(word.key))) return;
      const found = findContraries(statement, contraries, meaning);
      const sure = found.find((one) => isSure(one, clause, contraries, meaning));
      // Where another line has the word, one that says the contrary may be about something else.
      const isElsewhere = change.hasStem(word.key, CHANGED);
      const told = sure ?? (isElsewhere ? undefined : found[0]);
      if (told === undefined) return;
      if (sure !== undefined && !isElsewhere) contradicts.push(createContradiction('direction', word.word, sure.line));
      else if (told === sure || told.shared >= LEAST_SAME * statement.content.size)
        missing.push(`the word "${word.word}" at its place: ${place(told.line)} says "${told.said.word}"`);
    });
  return { missing, contradicts };
}

/** A line whose code says the contrary is about the same thing if it has other words of the clause. */
function isSure(
  { line, said }: Contrary,
  clause: readonly Word[],
  contraries: ReadonlySet<string>,
  meaning: Meaning,
): boolean {
  const content = new Set(
    clause.flatMap(({ key, hasContent, isNegation }) => (hasContent && !isNegation ? [key] : [])),
  );
  return countShared({ content }, line, contraries) >= SURELY_SAME && saysContrary(line, said.key, content, meaning);
}

const PARTICIPLE = /(?:ed|hidden|kept|lost|shown|known)$/u;
const BEHIND_PARTICIPLE: ReadonlySet<string> = new Set(
  'by in from with under as for on to at of via through within into'.split(' '),
);
const AUXILIARY: ReadonlySet<string> = new Set(
  'is are be was were must should shall will would can could may might has have does do'.split(' '),
);
const ADVERB = /(?:ly|always|now|still|again|also|either|both)$/u;

/** Returns whether a word only says which thing is meant: “rows hidden by a filter must be …”. Beside it something else is asked. */
function isAside(clause: readonly Word[], at: number): boolean {
  const [before, word, after] = [clause[at - 1], clause[at], clause[at + 1]];
  if (before === undefined || word === undefined || after === undefined) return false;
  if (!PARTICIPLE.test(word.word) || !BEHIND_PARTICIPLE.has(after.word)) return false;
  return before.hasContent && !ADVERB.test(before.word) && clause.some(({ word }) => AUXILIARY.has(word));
}

const place = ({ path, number }: TextLine): string => `${path}:${number}`;

function isNegated(words: readonly Word[], at: number): boolean {
  return words.slice(Math.max(0, at - REACH), at).some(({ isNegation }) => isNegation);
}

/** A line that says the contrary of a word. */
interface Contrary {
  readonly line: TextLine;
  readonly said: Word;
  readonly shared: number;
}

/** Returns the bound added lines that say the contrary, those with most other words of the statement first. */
function findContraries(statement: Statement, contraries: ReadonlySet<string>, meaning: Meaning): readonly Contrary[] {
  const found = statement.bound.flatMap((line): Contrary[] => {
    if (line.side !== 'added' || !mayContradict(statement, line)) return [];
    if (![...contraries].some((key) => line.stems.has(key))) return [];
    const words = meaning.readNames(leaveOutUnstated(line.text)).flat();
    const said = words.find(({ key, word }) => contraries.has(key) && !KEYWORDS.has(key) && !OTHER_MEANINGS.has(word));
    if (said === undefined || isTurned(line.text, said.key)) return [];
    return [{ line, said, shared: countShared(statement, line, contraries) }];
  });
  return found.sort((a, b) => b.shared - a.shared);
}

/** What a line says to be false. */
const DENIED =
  /(?:={2,3}|\bis|\b(?:toBe|toEqual|toStrictEqual|equals?|eq|isEqualTo)\()\s{0,4}false\b|\b(?:assert_?false|isFalse|toBeFalsy|refute|to_not|not_to)\b|\.not\b/iu;

/** Returns whether a line negates the word: `!hidden`, `not failing`, `unlocked`, `valid(x) == false`. */
function isTurned(text: string, stem: string): boolean {
  if (DENIED.test(text)) return true;
  const at = text.toLowerCase().indexOf(stem);
  return at >= 0 && NEGATED_BEFORE.test(text.slice(Math.max(0, at - 8), at));
}
