/** What a runner downloads: GitHub's archive of the tag, from which `.gitattributes` leaves files out. */
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

const MAX_BYTES = 64 * 1024 * 1024;
/** What the archive may be: about a second of a slow line, for each job of each repository that has the step. */
const MOST = { compressed: 6_000_000, unpacked: 20_000_000 } as const;

const readLines = (program: string, args: readonly string[], input?: Buffer): string[] =>
  execFileSync(program, [...args], { ...(input && { input }), maxBuffer: MAX_BYTES, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Makes the archive of the last commit, by the rules of the work tree. */
const archive = (format: 'tar' | 'tar.gz'): Buffer =>
  execFileSync('git', ['archive', '--worktree-attributes', `--format=${format}`, 'HEAD'], { maxBuffer: 4 * MAX_BYTES });

describe('the download of the step', () => {
  const paths = readLines('tar', ['-t'], archive('tar'));

  it('has what describes the step, and all of the bundle but the command and the service', () => {
    const bundle = readLines('git', ['ls-tree', '-r', '--name-only', 'HEAD', 'dist']);
    const expected = ['LICENSE', 'README.md', 'action.yml', 'package.json', ...bundle].filter(
      (path) => !path.startsWith('dist/cli/'),
    );
    expect(paths.filter((path) => !path.endsWith('/')).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['tar.gz', MOST.compressed],
    ['tar', MOST.unpacked],
  ] as const)('is small as %s', (format, most) => {
    expect(archive(format).length).toBeLessThan(most);
  });
});
