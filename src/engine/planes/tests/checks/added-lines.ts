/** Where the words of a removed line come again in a change: an assertion that only moved is not lost. */

import { countBefore } from '../../../../base/order.js';
import type { FileChange, RuleContext } from '../../../model.js';
import { normaliseLine } from '../../../text/line-shape.js';
import { REACH } from '../../../text/reach.js';
import { readCaseName } from '../cases/case-names.js';
import { type Family, findFamily } from '../vocabulary.js';

/** Attributes that make a function a test, also those of a project's own: `#[cargo_test]`. */
const MARKS: Readonly<Partial<Record<Family, RegExp>>> = {
  rust: /^\s*#\[(?:\w{1,40}::){0,3}\w{0,40}test\b/u,
  dotnet: /^\s*\[(?:Test|TestMethod|TestCase|Fact|Theory)\b/u,
  jvm: /^\s*@(?:Test|ParameterizedTest|RepeatedTest)\b/u,
};

/**
 * By line of the new side, which test case it stands in: the last one that begins above, as far as a tree, or an added head
 * or mark, shows it.
 */
export function createCaseLookup(context: RuleContext, change: FileChange): (line: number) => number {
  const syntax = context.syntax.get(change.file.path);
  const family = change.class === 'test' ? findFamily(change.language) : null;
  const cases = syntax?.after?.cases.filter(({ suite }) => !suite) ?? [];
  const mark = family === null ? undefined : MARKS[family];
  const fresh =
    family === null
      ? []
      : (syntax?.added.filter(
          (line) => readCaseName(line, family) !== null || mark?.test(line.code.slice(0, REACH.line)) === true,
        ) ?? []);
  const lines = new Set([...cases.map(({ first }) => first), ...fresh.map(({ number }) => number)]);
  const heads = [...lines].toSorted((a, b) => a - b);
  return (line) => countBefore(heads, (head) => head <= line);
}

interface Entry {
  taken: boolean;
}

/**
 * All lines that a change adds, by their words. Each matches one removed line of the same words. Linear in the lines.
 */
export class AddedLines {
  readonly #entries = new Map<string, Entry[]>();

  constructor(context: RuleContext) {
    for (const change of context.change.files) {
      const { path } = change.file;
      const caseAt = createCaseLookup(context, change);
      for (const { at, added } of change.regions) {
        for (const { number, text } of added) {
          const entry = { taken: false };
          this.#note(toRegionKey(path, at, text), entry);
          this.#note(toCaseKey(path, caseAt(number), text), entry);
          this.#note(normaliseLine(text), entry);
        }
      }
    }
  }

  /** Takes a line from the same region (`at` identifies it); returns false if none is left. */
  takeFromSpot(path: string, at: number, text: string): boolean {
    return this.#take(toRegionKey(path, at, text));
  }

  /** Takes a line from the same test case; returns false if none is left. */
  takeFromCase(path: string, testCase: number, text: string): boolean {
    return this.#take(toCaseKey(path, testCase, text));
  }

  /** Returns true if the test case gains more lines of these words than it loses, so that the matches are ambiguous. */
  leftInCase(path: string, testCase: number, text: string): boolean {
    const entries = this.#entries.get(toCaseKey(path, testCase, text)) ?? [];
    while (entries.at(-1)?.taken === true) entries.pop();
    return entries.length > 0;
  }

  /** Takes a line from anywhere in the change; returns false if none is left. */
  takeFromAnywhere(text: string): boolean {
    return this.#take(normaliseLine(text));
  }

  #note(key: string, entry: Entry): void {
    const entries = this.#entries.get(key);
    if (entries === undefined) this.#entries.set(key, [entry]);
    else entries.push(entry);
  }

  #take(key: string): boolean {
    const entries = this.#entries.get(key);
    // An entry already taken by another key is dropped here, so that each entry is read once per key.
    for (let entry = entries?.pop(); entry !== undefined; entry = entries?.pop()) {
      if (entry.taken) continue;
      entry.taken = true;
      return true;
    }
    return false;
  }
}

function toRegionKey(path: string, at: number, text: string): string {
  return `at ${at}\n${path}\n${normaliseLine(text)}`;
}

function toCaseKey(path: string, testCase: number, text: string): string {
  return `case ${testCase}\n${path}\n${normaliseLine(text)}`;
}
