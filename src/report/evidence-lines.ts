/** The reasons of a binding, with the line that each name and word of the criterion stands on. */
import { readHunkLines } from '../base/hunk-lines.js';
import { counted } from '../base/text.js';
import { createMarker, extractNames, extractWords } from './marks.js';
import { parseReference, type Reference } from './reference.js';
import type { Report } from './report.js';

/** Lines of a range that are read, and lines that are named in a reason. */
const MAX_READ = 400;
const MAX_NAMED = 4;

interface AddedLine {
  readonly number: number;
  readonly text: string;
}

/** Tells the reasons of a range. They are as they were given where the code is not at hand. */
export type EvidenceTeller = (reference: string, reasons: readonly string[]) => readonly string[];

/** Returns the teller of a report. It reads the lines of a file when that is first asked for. */
export function createEvidenceTeller(report: Pick<Report, 'change'>): EvidenceTeller {
  const files = new Map(report.change?.files.map((file) => [file.path, file]));
  const read = new Map<string, readonly AddedLine[]>();
  const readAdded = (path: string) => {
    const before = read.get(path);
    if (before !== undefined) return before;
    const lines = (files.get(path)?.hunks ?? [])
      .flatMap((hunk) => readHunkLines(hunk))
      .flatMap(({ mark, text, newNumber }) => (mark === '+' ? [{ number: newNumber, text }] : []));
    read.set(path, lines);
    return lines;
  };
  return (reference, reasons) => {
    const place = parseReference(reference);
    if (place === null) return reasons;
    const within = readAdded(place.path).filter(({ number }) => number >= place.first && number <= place.last);
    return placeTerms(tellLinks(reasons, place), within.slice(0, MAX_READ));
  };
}

/** A reason that says what lines have in common with other lines of the criterion, and where those are. */
const LINK = /^((?:introduces|uses) `[^`]*`, which (.+)) of this criterion (uses|introduces)$/u;

/** Leaves out the links of a range with itself: it consists of several parts, and the reader sees one. */
function tellLinks(reasons: readonly string[], range: Reference): readonly string[] {
  return reasons.flatMap((reason) => {
    const [, what, where = '', does] = LINK.exec(reason) ?? [];
    const other = parseReference(where);
    if (other === null) return [reason];
    const isOwn = other.path === range.path && other.first >= range.first && other.first <= range.last;
    return isOwn ? [] : [`${what} ${does}`];
  });
}

interface WantedTerm {
  readonly shown: string;
  readonly isOn: (line: string) => boolean;
}

/** Names stand first: they say more than words. */
function listTerms(reasons: readonly string[]): readonly WantedTerm[] {
  const build = (shown: string, reason: string): WantedTerm => {
    const marker = createMarker([reason]);
    return { shown, isOn: (line) => marker(line).length > 0 };
  };
  const names = reasons.flatMap(extractNames);
  // The words of a name need not be told beside it.
  const words = reasons.flatMap(extractWords).filter((word) => !names.some((name) => isPart(word, name)));
  return [
    ...names.map((name) => build(`\`${name}\``, `names \`${name}\``)),
    ...words.map((word) => build(word, `shares the word ${word}`)),
  ];
}

const isPart = (word: string, name: string) => name.toLowerCase().includes(word.toLowerCase());

/** Reasons that name what lines have in common with the criterion. */
const HAS_TERMS = /^(?:names `|shares the words? )/u;

/** Puts one reason for each line in place of those that only name what lines have in common with the criterion. */
function placeTerms(reasons: readonly string[], lines: readonly AddedLine[]): readonly string[] {
  const terms = listTerms(reasons.filter((reason) => HAS_TERMS.test(reason)));
  const found = lines
    .map(({ number, text }) => ({ number, terms: terms.filter(({ isOn }) => isOn(text)) }))
    .filter((line) => line.terms.length > 0);
  const chosen = chooseLines(found);
  if (chosen.length === 0) return reasons;
  const told = chosen.map((line) => `line ${line.number} has ${line.terms.map(({ shown }) => shown).join(', ')}`);
  const left = found.length - chosen.length;
  const more = left > 0 ? [`${counted(left, 'more line')} with such words`] : [];
  return [...told, ...more, ...reasons.filter((reason) => !HAS_TERMS.test(reason))];
}

interface FoundLine {
  readonly number: number;
  readonly terms: readonly WantedTerm[];
}

/** Returns the lines that have the most terms that no line before has, in the order of the file. */
function chooseLines(found: readonly FoundLine[]): readonly FoundLine[] {
  const chosen: FoundLine[] = [];
  const told = new Set<WantedTerm>();
  const countNew = ({ terms }: FoundLine) => terms.filter((term) => !told.has(term)).length;
  while (chosen.length < MAX_NAMED) {
    const best = found.reduce<FoundLine | null>(
      (before, line) => (countNew(line) > (before === null ? 0 : countNew(before)) ? line : before),
      null,
    );
    if (best === null) break;
    chosen.push(best);
    for (const term of best.terms) told.add(term);
  }
  return chosen.toSorted((a, b) => a.number - b.number);
}
