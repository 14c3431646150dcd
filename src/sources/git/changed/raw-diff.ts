/** The list of changed files, from `git diff-tree --raw -z`. */
import { MAX_QUOTED_CHARACTERS } from '../../../base/text.js';
import type { ChangedFile } from '../../../engine/snapshot.js';
import type { ScratchRepository } from '../program/repository.js';

/** A file on one side of the change. */
export interface Side {
  readonly mode: string;
  /** The object's full name. */
  readonly name: string;
}

/** A changed file, before its content is read. Paths are bytes, because git does not require UTF-8. */
export interface RawChange {
  readonly status: ChangedFile['status'];
  readonly path: Buffer;
  readonly oldPath: Buffer | null;
  /** Null if the file does not exist on that side. */
  readonly old: Side | null;
  readonly new: Side | null;
}

/** How renames are detected: by content that is at least 50 % similar, by identical content only, or not at all. */
export type Renames = 'similar' | 'identical' | 'none';

const RENAMES: Readonly<Record<Renames, readonly string[]>> = {
  // Git's own defaults, set explicitly. Above 1,000 candidates per side git itself compares only identical content.
  similar: ['--find-renames=50%', '-l1000'],
  identical: ['--find-renames=100%', '-l1000'],
  none: ['--no-renames'],
};

const STATUS: Readonly<Record<string, ChangedFile['status']>> = {
  A: 'added',
  M: 'modified',
  D: 'deleted',
  R: 'renamed',
  C: 'copied',
  T: 'type_changed',
};

/**
 * Returns the changes from one commit to another, sorted by the bytes of the paths. Copies are not detected: all their
 * lines count as added.
 */
export async function listChanges(
  repository: ScratchRepository,
  from: string,
  to: string,
  renames: Renames,
): Promise<RawChange[]> {
  const printed = await repository.output([
    'diff-tree',
    '-r',
    '-z',
    '--raw',
    '--no-abbrev',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=none',
    ...RENAMES[renames],
    from,
    to,
  ]);
  return parseRawDiff(printed).sort((a, b) => Buffer.compare(a.path, b.path));
}

/**
 * Parses `:<mode> <mode> <name> <name> <status>NUL<path>NUL`, with a second path for renames and copies.
 * @throws Error on any other input.
 */
export function parseRawDiff(printed: Buffer): RawChange[] {
  const changes: RawChange[] = [];
  let at = 0;
  const next = (): Buffer => {
    const end = printed.indexOf(0, at);
    if (end === -1) throw new Error('git printed an incomplete list of changed files');
    const field = printed.subarray(at, end);
    at = end + 1;
    return field;
  };
  while (at < printed.length) {
    const row = next().toString('latin1');
    const [, oldMode, newMode, oldName, newName, letter = ''] =
      /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/u.exec(row) ?? [];
    const status = STATUS[letter];
    if (status === undefined)
      throw new Error(`git printed a changed file in an unknown form: ${row.slice(0, MAX_QUOTED_CHARACTERS)}`);
    const first = next();
    const moved = status === 'renamed' || status === 'copied';
    changes.push({
      status,
      path: moved ? next() : first,
      oldPath: moved ? first : null,
      old: toSide(oldMode, oldName),
      new: toSide(newMode, newName),
    });
  }
  return changes;
}

function toSide(mode: string | undefined, name: string | undefined): Side | null {
  return mode === undefined || name === undefined || mode === '000000' ? null : { mode, name };
}
