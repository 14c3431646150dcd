/** What a change takes away from the code: a test of it goes for a reason. */
import type { FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';

const IDENTIFIER = /[\p{IDS}_$][\p{IDC}$]{2,80}/gu;

/** Files beyond these limits are not read: a name may then count as taken away that another file still has. */
const MAX_TEXT = 400_000;

/** What the change takes out of the code. */
export interface RemovedNames {
  /** Names of definitions that are gone. */
  readonly definitions: ReadonlySet<string>;
  /** Names that removed lines have and that the files which the change touches no longer have. */
  readonly words: ReadonlySet<string>;
}

/** Reads the code outside of tests. */
export function collectRemovedNames({ change, syntax }: RuleContext): RemovedNames {
  const words = new Set<string>();
  const kept = new Set<string>();
  for (const { class: kind, file, removed, added } of change.files) {
    if (kind === 'test' || kind === 'docs') continue;
    for (const { text } of removed) addNames(words, text.slice(0, REACH.line));
    if (file.new_text !== null && file.new_text.length <= MAX_TEXT) addNames(kept, file.new_text);
    else for (const { text } of added) addNames(kept, text.slice(0, REACH.line));
  }
  for (const name of kept) words.delete(name);
  // A definition that is removed counts although others of its name stay in other places.
  const definitions = new Set<string>();
  for (const { class: kind, file } of change.files) {
    if (kind === 'test') continue;
    for (const { change: how, before } of syntax.get(file.path)?.symbolChanges ?? []) {
      if (how === 'removed' && before !== null && before.name.length > 2) definitions.add(before.name);
    }
  }
  return { definitions, words };
}

/**
 * Returns the removed names that a test file may follow. A word that the test still has is not of what went: it is one of
 * the runner or of the language. Nor is a name that the test gives to a value of its own.
 */
export function findFollowedNames({ definitions, words }: RemovedNames, test: FileChange): RemovedNames {
  if (words.size === 0 && definitions.size === 0) return { definitions, words };
  const still = new Set<string>();
  const own = new Set<string>();
  for (const { text } of readWholeSide(test, 'new').flat()) {
    addNames(still, text.slice(0, REACH.line));
    const local = LOCAL.exec(text.slice(0, REACH.statement))?.[1];
    if (local !== undefined) own.add(local);
  }
  return { definitions: without(definitions, own), words: without(words, still) };
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].filter((name) => !others.has(name)));

/** A statement that gives a value to a name, with words and a type before it. */
const LOCAL =
  /^\s{0,200}(?:[\w<>?,[\]&*]{1,80}\s{1,4}){0,3}([\p{IDS}_$][\p{IDC}$]{0,80})\s{0,4}(?::\s{0,4}[\w<>?,[\]|]{1,60}\s{0,4})?:?=(?![=>~])/u;

function addNames(names: Set<string>, text: string): void {
  for (const [name] of text.matchAll(IDENTIFIER)) names.add(name);
}

/** A text with more in it than one name: what it says is no use of a definition. */
const SENTENCE = /(["'`])(?![\p{IDC}$.:]{1,200}\1)(?:(?!\1)[^\\]|\\.){0,300}\1/gu;

/** Returns true if a line has one of the names: a word anywhere, a definition outside of texts, or as a whole one. */
export function mentionsAny(line: string, { definitions, words }: RemovedNames): boolean {
  const text = line.slice(0, REACH.line);
  return hasAny(text, words) || (definitions.size > 0 && hasAny(text.replace(SENTENCE, '""'), definitions));
}

function hasAny(text: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  for (const [name] of text.matchAll(IDENTIFIER)) if (names.has(name)) return true;
  return false;
}
