/** Edits of a merged migration that a new migration of the same change makes up for. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readStretches } from '../stretches.js';
import { readEffects } from './effects.js';

/** A name of a table, a column or an index, as most schemas write them; not that of a call. */
const NAME = /\b[a-z]\w{0,80}_\w{1,80}\b(?!\s?\()/iu;

/**
 * Returns a function that tells whether a new migration names what an edited one did otherwise: then it may bring databases
 * that ran the old form to the state of new ones. Each effect that differs has to be named, by its first name.
 */
export function createMadeUpTest(migrations: readonly FileChange[]): (change: FileChange) => boolean {
  let names: ReadonlySet<string> | null = null;
  const readNames = () =>
    new Set(
      migrations
        .filter(({ file }) => file.status === 'added')
        .flatMap(({ added }) => added.flatMap(({ text }) => text.slice(0, REACH.longLine).match(/\w{3,160}/gu) ?? [])),
    );
  return (change) => {
    names ??= readNames();
    if (names.size === 0) return false;
    const differing = listDiffering(change);
    return differing.length > 0 && differing.every((effect) => isNamed(effect, names ?? new Set()));
  };
}

function isNamed(effect: string, names: ReadonlySet<string>): boolean {
  const name = NAME.exec(effect.slice(0, REACH.statement))?.[0];
  return name !== undefined && names.has(name);
}

/** Returns what only one form of a migration does; nothing where it cannot be read. */
function listDiffering(change: FileChange): readonly string[] {
  const stretches = readStretches(change).map(({ before, after, section }) => ({
    old: readEffects(change, before, section),
    now: readEffects(change, after, section),
  }));
  if (stretches.some(({ old, now }) => old === null || now === null)) return [];
  return stretches.flatMap(({ old, now }) => {
    const [had, has] = [new Set(old), new Set(now)];
    return [...[...had].filter((effect) => !has.has(effect)), ...[...has].filter((effect) => !had.has(effect))];
  });
}
