/** Reads the hunks of changed files. */
import type { Hunk } from '../../../engine/snapshot.js';
import type { ScratchRepository } from '../program/repository.js';
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
async function makeTrees(
  repository: ScratchRepository,
  changes: readonly RawChange[],
): Promise<readonly [string, string]> {
  const listRows = (which: 'old' | 'new') =>
    changes.flatMap((change, index) => {
      const side: Side | null = change[which];
      return side === null ? [] : [`100644 blob ${side.name}\t${index}\0`];
    });
  // An empty row ends a tree.
  const input = [...listRows('old'), '\0', ...listRows('new'), '\0'].join('');
  const printed = await repository.output(['mktree', '-z', '--batch'], { input });
  const [from, to] = printed.toString('latin1').split('\n');
  if (from === undefined || to === undefined || to === '') throw new Error('git wrote other trees than it was given');
  return [from, to];
}
