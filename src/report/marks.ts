/** Finds the words that a binding is based on in the code that it is bound to. */
import { stemmer } from 'stemmer';

/** A reason of a binding is looked through so far, in UTF-16 code units. */
const MAX_EVIDENCE = 2_000;

/** From and to in a line, the latter not included. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

/** Finds the ranges to mark in a line: in order, and without overlaps. */
export type Marker = (line: string) => readonly Mark[];

/** Maximum number of names, and of words, that are searched for. */
const MAX_TERMS = 40;
/** Longer lines are not searched, in characters. */
const MAX_LINE = 500;
const MAX_WORD = 60;

/** Splits identifiers into words: `E_CODE_EXPIRED`, `applyDiscount`, `HTTPServer2`. */
const PARTS = /\p{Upper}+(?!\p{Lower})|\p{Upper}?\p{Lower}+|\d+|\p{Lo}+/gu;
const WORD = /[\p{IDC}$]/u;

const toStem = (word: string) => stemmer(word.toLowerCase());

/** Returns the names between backticks in `names \`a\`, \`b\`` or `introduces \`c\`, which …`. */
export function extractNames(evidence: string): string[] {
  return [...evidence.slice(0, MAX_EVIDENCE).matchAll(/`([^`]{1,100})`/gu)].map(([, name = '']) => name);
}

/** Returns the words a and b of `shares the words a, b (rare here)`. */
export function extractWords(evidence: string): string[] {
  const [, list = ''] = /\bthe words? (.{1,500})$/u.exec(evidence.slice(0, MAX_EVIDENCE)) ?? [];
  return list
    .replace(/ \(rare here\)$/u, '')
    .split(', ')
    .filter((word) => word.length <= MAX_WORD);
}

/**
 * Creates a marker for what the evidence of a range names: names match exactly; words match in every form and inside
 * names.
 */
export function createMarker(evidence: readonly string[]): Marker {
  const names = [...new Set(evidence.flatMap(extractNames))].slice(0, MAX_TERMS);
  const stems = new Set(evidence.flatMap(extractWords).slice(0, MAX_TERMS).map(toStem));
  stems.delete('');
  return (line) => {
    if (line.length > MAX_LINE || (names.length === 0 && stems.size === 0)) return [];
    return mergeMarks([...names.flatMap((name) => findPlaces(name, line)), ...findParts(line, stems)]);
  };
}

function findPlaces(name: string, line: string): Mark[] {
  const places: Mark[] = [];
  for (let at = line.indexOf(name); at !== -1; at = line.indexOf(name, at + name.length)) {
    const to = at + name.length;
    const whole =
      !(WORD.test(name[0] ?? '') && WORD.test(line[at - 1] ?? '')) &&
      !(WORD.test(name.at(-1) ?? '') && WORD.test(line[to] ?? ''));
    if (whole) places.push({ from: at, to });
  }
  return places;
}

function findParts(line: string, stems: ReadonlySet<string>): Mark[] {
  if (stems.size === 0) return [];
  return [...line.matchAll(PARTS)]
    .filter(([part]) => part.length <= MAX_WORD && stems.has(toStem(part)))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

function mergeMarks(marks: Mark[]): readonly Mark[] {
  marks.sort((a, b) => a.from - b.from || b.to - a.to);
  const made: { from: number; to: number }[] = [];
  for (const mark of marks) {
    const before = made.at(-1);
    if (before !== undefined && mark.from < before.to) before.to = Math.max(before.to, mark.to);
    else made.push({ ...mark });
  }
  return made;
}
