/** Splits code and prose into comparable words: splits identifiers, stems words, removes stop words. */
import { stemmer } from 'stemmer';

/** Longer runs of letters are data, not words. */
const MAX_WORD = 64;
/** Maximum number of characters of a line that are read; limits the cost of minified lines. */
export const MAX_LINE = 2000;
/** Maximum length and number of lines whose words are cached. */
const MAX_KEPT = 300;
const MOST_KEPT = 40_000;

const WORD = /[\p{IDC}$]+(?:-[\p{IDC}$]+)*/gu;
const PART = /\p{Upper}+(?!\p{Lower})|\p{Upper}?[\p{Lower}\p{Lo}\p{Lm}]+|\d+|\p{Upper}/gu;
const ASCII_LETTERS = /^[a-z]+$/u;

const STOP: ReadonlySet<string> = new Set(
  (
    'a an the and or but if then else of to in on at by for with from as is are was were be been being it its this that these those there here ' +
    'not no nor so than too very can could may might must shall should will would do does did done has have had having i we you he she they them ' +
    'their our your his her my me us who whom which what when where why how all any both each few more most other some such only own same just ' +
    'also into over under up down out off again further once about after before above below between through during because while until against ' +
    'etc eg ie via per now new use used uses using make makes made get gets ' +
    'given user users ac'
  ).split(' '),
);

/** A word in the form used for comparison, and as written. */
interface Token {
  /** The stem; '' for a stop word, which still separates its neighbours. */
  readonly stem: string;
  readonly word: string;
}

/** A run of word characters: the stems of its parts, and the whole as one name if it has several parts. */
interface Cut {
  readonly tokens: readonly Token[];
  /**
   * Parts joined by `_`, in lower case: `maxRetries`, `max_retries` and `max-retries` are equal; '' for a single part.
   */
  readonly name: string;
}

/** A run as written, and split. */
export interface CutWord {
  readonly raw: string;
  readonly cut: Cut;
}

/** Splits text into words and caches each distinct one, so that each word of a large change is stemmed once. */
export class WordCutter {
  readonly #cuts = new Map<string, CutWord>();
  readonly #lines = new Map<string, readonly CutWord[]>();

  /** Returns the runs of word characters of a line, in order, each split. */
  cutLine(line: string): readonly CutWord[] {
    const known = this.#lines.get(line);
    if (known !== undefined) return known;
    const text = line.length > MAX_LINE ? line.slice(0, MAX_LINE) : line;
    const found: CutWord[] = [];
    for (const raw of text.match(WORD) ?? []) if (raw.length <= MAX_WORD) found.push(this.#cut(raw));
    // Most lines are read several times: as changed lines, as context, and for links.
    if (line.length <= MAX_KEPT && this.#lines.size < MOST_KEPT) this.#lines.set(line, found);
    return found;
  }

  /** Returns the words of a line, in order. */
  listTokens(line: string): readonly Token[] {
    const tokens: Token[] = [];
    for (const { cut } of this.cutLine(line)) for (const token of cut.tokens) tokens.push(token);
    return tokens;
  }

  #cut(raw: string): CutWord {
    let cut = this.#cuts.get(raw);
    if (cut === undefined) {
      cut = { raw, cut: cutWord(raw) };
      this.#cuts.set(raw, cut);
    }
    return cut;
  }
}

function cutWord(raw: string): Cut {
  const parts = (raw.match(PART) ?? []).map((part) => part.toLowerCase());
  const tokens = parts.map((word) => ({ stem: stemWord(word), word }));
  return { tokens, name: parts.length > 1 ? parts.join('_') : '' };
}

function stemWord(word: string): string {
  if (STOP.has(word) || (word.length < 2 && !/\p{Lo}/u.test(word))) return '';
  return ASCII_LETTERS.test(word) ? stemmer(word) : word;
}
