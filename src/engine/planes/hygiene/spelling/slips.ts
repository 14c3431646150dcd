/** Finds new words in texts for people that are a slip of a common word, and that nothing said before the change. */
import type { FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createMeantFinder, type FindMeant } from './meant-word.js';
import type { NewTexts } from './new-texts.js';

/** A new word and the one that is meant. */
export interface Slip {
  readonly word: string;
  readonly right: string;
  readonly line: number;
}

/** A word in small letters that is no name: not part of a path, an address, a call, code in a sentence. */
const WORD = /(?<![\p{IDC}$/.@#`'"\\<-])[a-z]{6,20}(?![\p{IDC}$/@`'"(=>:-]|\.[\p{Alpha}\d])/gu;
/** Letters with marks: the text is in another language, or about one. */
const OTHER_LANGUAGE = /[\u00C0-\u024F\u0370-\u1FFF\u3040-\u9FFF\uAC00-\uD7AF]/u;
/** Small words without which hardly an English sentence is written. */
const ENGLISH =
  /(?<![\p{Alpha}\d])(?:the|is|are|was|to|of|and|for|with|this|that|not|be|it|by|from|if|when|which|will|can|we|you|has|have|should|than|their|its)(?![\p{Alpha}\d])/u;
/** A file with more of them is written in another language. */
const MOST = 5;

/** Returns the slips of each file, each word once, at its first place. Names are left out: they may be of another's spelling. */
export function findSlips(context: RuleContext, files: readonly NewTexts[]): ReadonlyMap<FileChange, readonly Slip[]> {
  const findMeant = createMeantFinder();
  const found = files.map(({ change, texts }) => ({ change, slips: findInFile(texts, findMeant) }));
  const said = findSaid(context, new Set(found.flatMap(({ slips }) => slips.map(({ word }) => word))));
  return new Map(found.map(({ change, slips }) => [change, slips.filter(({ word }) => !said.has(word))]));
}

function findInFile(texts: NewTexts['texts'], findMeant: FindMeant): readonly Slip[] {
  const found = new Map<string, Slip>();
  for (const { text, number, kind } of texts) {
    const line = text.slice(0, REACH.line);
    if (kind === 'name' || OTHER_LANGUAGE.test(line) || !ENGLISH.test(line.toLowerCase())) continue;
    for (const [word] of line.matchAll(WORD)) {
      const right = found.has(word) ? null : findMeant(word);
      if (right !== null) found.set(word, { word, right, line: number });
    }
  }
  return found.size > MOST ? [] : [...found.values()];
}

/** Returns which of the words a changed file had before: they are words of the project. */
function findSaid({ change: { files } }: RuleContext, words: ReadonlySet<string>): ReadonlySet<string> {
  const said = new Set<string>();
  if (words.size === 0) return said;
  for (const { file } of files) {
    for (const [word] of (file.old_text ?? '').matchAll(/[a-z]{6,}/gu)) if (words.has(word)) said.add(word);
  }
  return said;
}
