/**
 * What `robustness/unresolved-import` says of merged changes, and whether the project mended it:
 *
 *     npm run bench:imports -- --from FOLDER [--count N] [--show] OWNER/NAME…
 *
 * `FOLDER/<owner>+<name>/repo` is a bare clone of each repository. The newest `count` commits of its main line are reviewed, each against
 * its parent, also those of machines and of any size. What is merged was built somewhere, so every finding is a false alarm, or a fault
 * that was merged. Mended means that the newest commit has the file without the very line that the finding is about.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { review } from '../../src/engine/index.js';
import { readLoads } from '../../src/engine/loads/index.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { GRAMMARS } from '../grammars.js';
import { readGit } from './changes.js';
import { readMerged } from './reviewing.js';

const RULE = 'robustness/unresolved-import';

interface Told {
  readonly head: string;
  readonly file: string;
  readonly title: string;
  readonly mended: boolean;
}

const { values, positionals } = parseArgs({
  options: {
    from: { type: 'string' },
    count: { type: 'string', default: '300' },
    show: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const { from, count, show } = values;
if (from === undefined || positionals.length === 0) {
  stderr.write('usage: npm run bench:imports -- --from FOLDER [--count N] [--show] OWNER/NAME…\n');
  exit(2);
}

function isMended(clone: string, file: string, text: string): boolean {
  const isGone = readGit(clone, ['ls-tree', '--name-only', 'HEAD', '--', file]) === '';
  return (
    isGone ||
    !readGit(clone, ['show', `HEAD:${file}`])
      .split('\n')
      .includes(text)
  );
}

async function listTold(clone: string, snapshot: Snapshot, head: string): Promise<readonly Told[]> {
  if (readLoads(snapshot.files, snapshot.loaded ?? null).missing.length === 0) return [];
  const { findings } = await review(snapshot, policySources(), GRAMMARS);
  return findings.flatMap(({ rule, title, location: { file, lineRange } }) => {
    if (rule !== RULE) return [];
    const lines = snapshot.files.find(({ path }) => path === file)?.new_text?.split('\n') ?? [];
    return [{ head, file, title, mended: isMended(clone, file, lines[(lineRange[0] ?? 1) - 1] ?? '') }];
  });
}

let [changes, told] = [0, 0];
for (const repo of positionals) {
  const clone = join(from, repo.replace('/', '+'), 'repo');
  if (!existsSync(clone)) {
    stderr.write(`${repo}: no clone\n`);
    continue;
  }
  const rows = readGit(clone, ['log', '--first-parent', '--format=%H %P', `-n${count}`, 'HEAD'])
    .trim()
    .split('\n');
  const found: Told[] = [];
  let read = 0;
  for (const [at, row] of rows.entries()) {
    const [head = '', base] = row.split(' ');
    stderr.write(`\r${repo}: ${at + 1} of ${rows.length}`);
    if (base === undefined) continue;
    try {
      found.push(...(await listTold(clone, await readMerged(clone, repo, { base, head }), head)));
      read += 1;
    } catch (error) {
      // Copies leave out their largest blobs, and their oldest commits.
      stderr.write(`\n${head}: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
  const heads = new Set(found.map(({ head }) => head));
  stdout.write(
    `\n${repo}: ${read} changes, told of ${heads.size}, of these mended since ${new Set(found.flatMap(({ head, mended }) => (mended ? [head] : []))).size}\n`,
  );
  if (show)
    for (const { head, file, title, mended } of found)
      stdout.write(`  ${head.slice(0, 10)} ${file}: ${title}${mended ? ' (mended since)' : ''}\n`);
  changes += read;
  told += heads.size;
}
stdout.write(`all: ${changes} changes, told of ${told}\n`);
