/** Finds where a removed line is added again in a change, because an assertion that only moved is not lost. */
import type { FileChange, RuleContext } from '../../model.js';
import { caseName } from './case-names.js';
import { familyOf } from './vocabulary.js';

/** Returns the text of a line without indentation; long lines are cut. */
function wordsOf(text: string): string {
  return text.slice(0, 500).trim();
}

/**
 * Returns a function from a line of the new side to the number of its test case: the last case that begins above it, as
 * far as a tree or an added head shows it.
 */
export function caseAround(context: RuleContext, change: FileChange): (line: number) => number {
  const syntax = context.syntax.get(change.file.path);
  const family = change.class === 'test' ? familyOf(change.language) : null;
  const cases = syntax?.after?.cases.filter(({ suite }) => !suite) ?? [];
  const fresh = family === null ? [] : (syntax?.added.filter((line) => caseName(line, family) !== null) ?? []);
  const lines = new Set([...cases.map(({ first }) => first), ...fresh.map(({ number }) => number)]);
  const heads = [...lines].toSorted((a, b) => a - b);
  return (line) => {
    let low = 0;
    let high = heads.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((heads[middle] ?? 0) <= line) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

interface Entry {
  taken: boolean;
}

/**
 * Indexes every added line of a change by its text. Each matches at most one removed line of the same text. Runs in
 * time linear in the lines.
 */
export class AddedLines {
  readonly #entries = new Map<string, Entry[]>();

  constructor(context: RuleContext) {
    for (const change of context.change.files) {
      const { path } = change.file;
      const caseAt = caseAround(context, change);
      for (const { at, added } of change.regions) {
        for (const { number, text } of added) {
          const entry = { taken: false };
          this.#note(regionKey(path, at, text), entry);
          this.#note(caseKey(path, caseAt(number), text), entry);
          this.#note(wordsOf(text), entry);
        }
      }
    }
  }

  /** Takes a line of the same region (`at` identifies it). Returns false if none is left. */
  takeFromSpot(path: string, at: number, text: string): boolean {
    return this.#take(regionKey(path, at, text));
  }

  /** Takes a line of the same test case. */
  takeFromCase(path: string, testCase: number, text: string): boolean {
    return this.#take(caseKey(path, testCase, text));
  }

  /**
   * Returns whether more lines with the same text were added to the test case than removed. Which of them replaces
   * which is unknown.
   */
  leftInCase(path: string, testCase: number, text: string): boolean {
    const entries = this.#entries.get(caseKey(path, testCase, text)) ?? [];
    while (entries.at(-1)?.taken === true) entries.pop();
    return entries.length > 0;
  }

  /** Takes a line from anywhere in the change. */
  takeFromAnywhere(text: string): boolean {
    return this.#take(wordsOf(text));
  }

  #note(key: string, entry: Entry): void {
    const entries = this.#entries.get(key);
    if (entries === undefined) this.#entries.set(key, [entry]);
    else entries.push(entry);
  }

  #take(key: string): boolean {
    const entries = this.#entries.get(key);
    // Entries that were taken under another key are dropped here, so that each entry is checked once per key.
    for (let entry = entries?.pop(); entry !== undefined; entry = entries?.pop()) {
      if (entry.taken) continue;
      entry.taken = true;
      return true;
    }
    return false;
  }
}

function regionKey(path: string, at: number, text: string): string {
  return `at ${at}\n${path}\n${wordsOf(text)}`;
}

function caseKey(path: string, testCase: number, text: string): string {
  return `case ${testCase}\n${path}\n${wordsOf(text)}`;
}
