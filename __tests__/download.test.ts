/** What a runner downloads: GitHub's archive of the tag, from which `.gitattributes` leaves files out. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

const MAX_BYTES = 64 * 1024 * 1024;

/** Lists the paths of the archive of the last commit, by the rules of the work tree. */
function listArchive(): string[] {
  const archive = execFileSync('git', ['archive', '--worktree-attributes', 'HEAD'], { maxBuffer: 4 * MAX_BYTES });
  return execFileSync('tar', ['-t'], { input: archive, maxBuffer: MAX_BYTES, encoding: 'utf8' }).trim().split('\n');
}

describe('the download of the step', () => {
  const paths = listArchive();

  it.each(['action.yml', 'dist/index.js', 'dist/grammars/web-tree-sitter.wasm', 'README.md', 'LICENSE'])(
    'has %s',
    (path) => {
      expect(paths).toContain(path);
    },
  );

  it.each(['__tests__/', 'bench/', 'docs/', '.github/'])('has nothing of %s', (folder) => {
    expect(paths.filter((path) => path.startsWith(folder))).toEqual([]);
  });
});
