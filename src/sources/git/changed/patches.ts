/** Reads the hunks of changed files. */
import type { Hunk } from '../../../engine/snapshot.js';
import { detectObjectFormat } from '../program/names.js';
import type { ScratchRepository } from '../program/repository.js';
import { writeTree } from '../program/write-tree.js';
import { parsePatch } from './hunks.js';
import type { RawChange, Side } from './raw-diff.js';

/**
 * Returns the hunks of each change, in the order of `changes`, from a single diff. It compares two temporary trees that
 * contain only the two sides, with numbers as names. The diff therefore does not depend on paths (their quoting, their
 * attributes) and excludes large files. Renamed files are compared with their old content, and links and modes by their
 * content.
 */
export async function readHunks(repository: ScratchRepository, changes: readonly RawChange[]): Promise<Hunk[][]> {
  if (changes.length === 0) return [];
  const [from, to] = await makeTrees(repository, changes);
  const patch = await repository.output([
    'diff-tree',
    '-r',
    '-p',
    // Text was detected before; git must not decide again.
    '--text',
    '--unified=3',
    '--inter-hunk-context=0',
    '--diff-algorithm=myers',
    '--indent-heuristic',
    '--no-renames',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    from,
    to,
  ]);
  const hunks: Hunk[][] = changes.map(() => []);
  for (const file of parsePatch(patch)) {
    const index = /^diff --git a\/(\d+) b\/\1$/u.exec(file.header[0] ?? '')?.[1];
    if (index === undefined) throw new Error('git printed a patch of a file that was not asked for');
    hunks[Number(index)]?.push(...file.hunks);
  }
  return hunks;
}

/** Writes the trees of both sides and returns their names. */
function makeTrees(repository: ScratchRepository, changes: readonly RawChange[]): Promise<[string, string]> {
  const listFiles = (which: 'old' | 'new') =>
    changes.flatMap((change, index) => {
      const side: Side | null = change[which];
      return side === null ? [] : [{ path: String(index), name: side.name }];
    });
  const [from, to] = [listFiles('old'), listFiles('new')];
  const format = detectObjectFormat([...from, ...to][0]?.name ?? '');
  return Promise.all([writeTree(repository, format, from), writeTree(repository, format, to)]);
}
