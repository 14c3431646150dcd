/** What a change takes away from the code: a test of it goes for a reason. */
import type { RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]{2,80}/gu;

/** Files beyond these limits are not read: a name may then count as taken away that another file still has. */
const MAX_TEXT = 400_000;

/**
 * Returns the names that removed lines of the code outside of tests have and that its added lines, and the rest of the
 * files that the change touches, no longer have.
 */
export function collectRemovedNames({ change, syntax }: RuleContext): ReadonlySet<string> {
  const gone = new Set<string>();
  const kept = new Set<string>();
  for (const { class: kind, file, removed, added } of change.files) {
    if (kind === 'test' || kind === 'docs') continue;
    for (const { text } of removed) addNames(gone, text.slice(0, REACH.line));
    if (file.new_text !== null && file.new_text.length <= MAX_TEXT) addNames(kept, file.new_text);
    else for (const { text } of added) addNames(kept, text.slice(0, REACH.line));
  }
  for (const name of kept) gone.delete(name);
  // A definition that is removed counts although others of its name stay in other places.
  for (const { class: kind, file } of change.files) {
    if (kind === 'test') continue;
    for (const { change: how, before } of syntax.get(file.path)?.symbolChanges ?? []) {
      if (how === 'removed' && before !== null && before.name.length > 2) gone.add(before.name);
    }
  }
  return gone;
}

function addNames(names: Set<string>, text: string): void {
  for (const [name] of text.matchAll(IDENTIFIER)) names.add(name);
}

/** Returns true if a text has one of the names. */
export function mentionsAny(text: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  for (const [name] of text.matchAll(IDENTIFIER)) if (names.has(name)) return true;
  return false;
}
