/** Reads the hunks of changed files. */
import type { Hunk } from '../../engine/snapshot.js';
import { parsePatch } from './hunks.js';
import type { RawChange, Side } from './raw-diff.js';
import type { ScratchRepository } from './repository.js';

/**
 * Returns the hunks of each change, in the order of `changes`, from a single diff. It compares two temporary trees that
 * contain only the two sides, with numbers as names. The diff therefore does not depend on paths (their quoting, their
 * attributes) and excludes large files. Renamed files are compared with their old content, and links and modes by their
 * content.
 */
export async function readHunks(repository: ScratchRepository, changes: readonly RawChange[]): Promise<Hunk[][]> {
  const [from, to] = [await makeTree(repository, changes, 'old'), await makeTree(repository, changes, 'new')];
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

async function makeTree(
  repository: ScratchRepository,
  changes: readonly RawChange[],
  which: 'old' | 'new',
): Promise<string> {
  const rows = changes.flatMap((change, index) => {
    const side: Side | null = change[which];
    return side === null ? [] : [`100644 blob ${side.name}\t${index}\0`];
  });
  return (await repository.output(['mktree', '-z'], { input: rows.join('') })).toString('latin1').trim();
}
