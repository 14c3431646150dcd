import { describe, expect, it } from '@jest/globals';
import { findCustoms } from '../../../src/sources/git/history/customs.js';
import type { PastCommit, PastFile } from '../../../src/sources/git/history/history-log.js';
import { joinMerged } from '../../../src/sources/git/history/join-merged.js';

const findCustomsOf = (commits: readonly PastCommit[], changed: readonly string[]) =>
  findCustoms(commits, joinMerged(commits), changed);

const change = (path: string): PastFile => ({ path, status: 'changed' });
const add = (path: string): PastFile => ({ path, status: 'added' });

/** Commits on one line, newest first, each with these files. */
function buildCommits(all: readonly (readonly PastFile[])[]): readonly PastCommit[] {
  return all.map((files, at) => ({ sha: `c${at}`, person: 'a@b', message: 'Change', parents: [`c${at + 1}`], files }));
}

const repeat = (times: number, ...files: readonly PastFile[]) => Array.from({ length: times }, () => files);

describe('what the history changes besides', () => {
  it('counts tests and documents of the file itself where it changed often enough', () => {
    const commits = buildCommits([
      ...repeat(15, change('src/a.ts'), change('src/a.test.ts')),
      ...repeat(6, change('src/a.ts'), change('docs/a.md'), add('changelog.d/1.md')),
    ]);
    expect(findCustomsOf(commits, ['src/a.ts'])).toEqual([
      {
        path: 'src/a.ts',
        of: 21,
        tests: 15,
        documents: [
          { path: 'changelog.d/', together: 6 },
          { path: 'docs/a.md', together: 6 },
        ],
      },
    ]);
  });

  it('says since when a document comes along, where that is not long ago', () => {
    const commits = buildCommits([
      ...repeat(12, change('src/a.ts'), add('.changeset/a.md'), change('docs/a.md')),
      ...repeat(20, change('src/a.ts')),
      ...repeat(30, change('docs/a.md')),
    ]);
    expect(findCustomsOf(commits, ['src/a.ts'])).toMatchObject([
      {
        of: 32,
        documents: [
          { path: '.changeset/', together: 12, since: 12 },
          { path: 'docs/a.md', together: 12 },
        ],
      },
    ]);
  });

  it('goes up to the nearest folder that changed often enough', () => {
    const commits = buildCommits([...repeat(5, change('src/a/a.ts')), ...repeat(20, change('src/b.ts'))]);
    expect(findCustomsOf(commits, ['src/a/a.ts'])).toEqual([{ path: 'src/', of: 25, tests: 0, documents: [] }]);
  });

  it('counts a merged branch as one change', () => {
    const commits = Array.from({ length: 20 }, (_, at): readonly PastCommit[] => [
      { sha: `m${at}`, person: 'a@b', message: 'Merge', parents: [`m${at + 1}`, `t${at}`], files: [] },
      { sha: `t${at}`, person: 'a@b', message: 'Test', parents: [`s${at}`], files: [change('test/a.py')] },
      { sha: `s${at}`, person: 'a@b', message: 'Code', parents: [`m${at + 1}`], files: [change('src/a.py')] },
    ]).flat();
    expect(findCustomsOf(commits, ['src/a.py'])).toMatchObject([{ path: 'src/a.py', of: 20, tests: 20 }]);
  });

  it.each([
    ['a short history', repeat(19, change('src/a.ts')), 'src/a.ts'],
    [
      'changes of very many files',
      repeat(30, ...Array.from({ length: 41 }, (_, at) => change(`src/${at}.ts`))),
      'src/1.ts',
    ],
    ['a test', repeat(30, change('src/a.test.ts')), 'src/a.test.ts'],
    ['a document', repeat(30, change('docs/a.md')), 'docs/a.md'],
  ])('says nothing of %s', (_, files, path) => {
    expect(findCustomsOf(buildCommits(files), [path])).toEqual([]);
  });

  it('leaves out code with the name of a document, or in a folder of documents', () => {
    const commits = buildCommits([
      ...repeat(
        22,
        change('src/a.ts'),
        change('src/security.rb'),
        change('docs/conf.py'),
        change('docs/a.html'),
        change('SECURITY'),
      ),
    ]);
    expect(findCustomsOf(commits, ['src/a.ts'])).toMatchObject([
      {
        of: 22,
        documents: [
          { path: 'SECURITY', together: 22 },
          { path: 'docs/a.html', together: 22 },
        ],
      },
    ]);
  });

  it('leaves out documents that the base no longer has', () => {
    const commits = buildCommits([
      [{ path: 'docs/a.md', status: 'removed' as const }, add('docs/b.md')],
      [add('docs/c.md')],
      [{ path: 'docs/c.md', status: 'removed' as const }],
      ...repeat(22, change('src/a.ts'), change('docs/a.md'), change('docs/c.md')),
    ]);
    expect(findCustomsOf(commits, ['src/a.ts'])).toMatchObject([
      { of: 22, documents: [{ path: 'docs/c.md', together: 22 }] },
    ]);
  });

  it('leaves out documents that came along by chance, or that were removed', () => {
    const commits = buildCommits([
      ...repeat(2, change('src/a.ts'), change('docs/a.md')),
      ...repeat(20, change('src/a.ts'), { path: 'docs/b.md', status: 'removed' as const }),
    ]);
    expect(findCustomsOf(commits, ['src/a.ts'])).toMatchObject([{ of: 22, documents: [] }]);
  });
});
