/**
 * Finds out whether nothing but the names of local variables differs between the sides of a file. Such a name means
 * nothing outside of its block, so a consistent other name cannot change what runs. Everything that may read a name is
 * refused: strings, properties, reflection, scopes that are made at run time.
 */

import type { Node } from 'web-tree-sitter';
import { addToCount } from '../../../base/groups.js';
import type { FileChange } from '../../model.js';
import type { Piece } from '../sides.js';
import { findLocalNames, type LocalNames } from './local-names.js';
import { serializeTree } from './structure.js';

/** A name that no reader takes for another, and that no language treats in its own way. */
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]{0,59}$/u;
const NAME = /[\p{IDC}$]+/gu;

/** Returns whether the sides of a file are the same but for the names of local variables. */
export function hasRenamedLocalsOnly(change: FileChange, before: Piece, after: Piece): boolean {
  const locals = findLocalNames(change.language);
  if (locals === null || !before.reading.side.whole || !after.reading.side.whole || !looksRenamed(change)) return false;
  const code = before.reading.code;
  if (locals.refused.test(code) || locals.refused.test(after.reading.code)) return false;
  const renamed = pairIdentifiers(before, after);
  if (renamed === null || ![...renamed].every(([old, now]) => isAllowed(old, now, locals))) return false;
  const words = countWords(code);
  for (const [old, { now, places }] of renamed) {
    if (words.get(old) !== places.length || words.has(now)) return false;
    if (!isLocal(places, locals)) return false;
  }
  const spell = new Map([...renamed].map(([old, { now }]) => [old, now]));
  const expected = serializeTree(before.tree, before.reading, change.language, spell);
  return expected !== null && expected.code === serializeTree(after.tree, after.reading, change.language)?.code;
}

/** Returns whether the changed lines are the same once their names are taken out: most changes end here. */
function looksRenamed({ added, removed }: FileChange): boolean {
  const shape = (lines: FileChange['added']) => lines.map(({ text }) => text.replace(NAME, '_')).join('\n');
  return added.length > 0 && added.length === removed.length && shape(added) === shape(removed);
}

interface Renamed {
  readonly now: string;
  /** Where the old name stands. */
  readonly places: Node[];
}

/** Returns the new name of each old one; null if one has several, or two have the same. */
function pairIdentifiers(before: Piece, after: Piece): ReadonlyMap<string, Renamed> | null {
  const [old, now] = [before, after].map(({ tree }) => tree.rootNode.descendantsOfType('identifier'));
  if (old === undefined || now === undefined || old.length !== now.length) return null;
  const renamed = new Map<string, Renamed>();
  for (const [at, node] of old.entries()) {
    const [name, other] = [node.text, now[at]?.text ?? ''];
    if (name === other) continue;
    const known = renamed.get(name);
    if (known === undefined) renamed.set(name, { now: other, places: [node] });
    else if (known.now === other) known.places.push(node);
    else return null;
  }
  const names = new Set([...renamed.values()].map((one) => one.now));
  return renamed.size > 0 && names.size === renamed.size ? renamed : null;
}

function isAllowed(old: string, { now }: Renamed, { reserved }: LocalNames): boolean {
  return [old, now].every((name) => PLAIN_NAME.test(name) && !reserved.has(name));
}

function countWords(code: string): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  for (const [word] of code.matchAll(NAME)) addToCount(words, word);
  return words;
}

/** Returns whether every place of a name lies behind a declaration of it, in the block where that holds. */
function isLocal(places: readonly Node[], locals: LocalNames): boolean {
  const declared = places.flatMap((name) => {
    const declaration = locals.findDeclaration(name);
    return declaration === null ? [] : [{ name, ...declaration }];
  });
  return places.every(
    (place) =>
      locals.isPlain(place) &&
      declared.some(
        ({ name, from, scope }) =>
          scope.startIndex <= place.startIndex &&
          place.endIndex <= scope.endIndex &&
          (name.id === place.id || place.startIndex >= from) &&
          !isWithin(place, scope, locals.walls),
      ),
  );
}

/** Returns whether one of the kinds of node stands between a node and one around it. */
function isWithin(node: Node, around: Node, kinds: ReadonlySet<string>): boolean {
  for (let at = node.parent; at !== null && at.id !== around.id; at = at.parent) if (kinds.has(at.type)) return true;
  return false;
}
