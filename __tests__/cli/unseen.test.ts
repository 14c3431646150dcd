/** What `review` says before it reviews: what it does not see; and the title that it is given. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { openRepository } from '../../src/cli/repository/repository.js';
import { runReview } from '../../src/cli/review.js';
import { listAssumed, listUnseen } from '../../src/cli/unseen.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-unseen-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const full = join(scratch, 'full');
const shallow = join(scratch, 'shallow');
const never = new AbortController().signal;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { stdio: 'pipe' });

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main', full);
  for (const [at, text] of ['export const a = 1;\n', 'export const a = 2;\n', 'export const a = 3;\n'].entries()) {
    writeFileSync(join(full, 'a.js'), text);
    git('-C', full, 'add', '--all');
    git('-C', full, 'commit', '--quiet', '--message', `Commit ${at}`);
  }
  git('clone', '--quiet', '--depth', '1', pathToFileURL(full).href, shallow);
});

describe('what a review does not see', () => {
  it('is nothing in a whole clone without changes', async () => {
    expect(await listUnseen(await openRepository(full, 'HEAD', never), 'HEAD', never)).toEqual([]);
  });

  it('is the history that a shallow clone lacks', async () => {
    expect(await listUnseen(await openRepository(shallow, 'HEAD', never), 'HEAD', never)).toEqual([
      expect.stringMatching(/^This is a shallow clone: .* Get it with "git fetch --unshallow"\.$/u),
    ]);
  });

  it('is not a branch, where the last commit alone was reviewed', () => {
    const change = (ref: string) => ({ base: { ref }, head: { sha: 'b'.repeat(40) }, merge_base: 'a'.repeat(40) });
    expect(listAssumed(change('main'), false)).toEqual([]);
    expect(listAssumed(change('HEAD~1'), true)).toEqual([]);
    expect(listAssumed(change('1f6589ec3a1e~1'), false)).toEqual([
      expect.stringMatching(/^Only the last commit was reviewed: .*name its base, such as --base main/u),
    ]);
  });

  it('is everything, where the base has all commits of the head', () => {
    const same = { base: { ref: 'main' }, head: { sha: 'a'.repeat(40) }, merge_base: 'a'.repeat(40) };
    for (const named of [true, false]) {
      expect(listAssumed(same, named)).toEqual([
        'No commit differs: main has all commits of the head. Commit your work first, or name another base (--base).',
      ]);
    }
  });

  it('is said beside the report, not in it; the title is the given one', async () => {
    writeFileSync(join(full, 'a.js'), 'export const a = 4;\n');
    writeFileSync(join(full, 'b.js'), 'export const b = 4;\n');
    expect(await listUnseen(await openRepository(full, 'HEAD~1', never), 'HEAD~1', never)).toEqual([]);
    const read = await openRepository(full, 'HEAD', never);
    expect(await listUnseen(read, 'HEAD', never, [join(full, 'a.js')])).toEqual([
      '1 file is not committed, and was not reviewed: b.js.',
    ]);
    const [noted, written]: [string[], string[]] = [[], []];
    const trace = join(scratch, 'trace.json');
    const run = (title: string | null, output: string | null = null) =>
      runReview(
        {
          repo: full,
          base: 'HEAD~1',
          head: 'HEAD',
          title,
          ticket: null,
          policy: null,
          format: 'text',
          output,
          trace,
        },
        {
          env: {},
          write: (text) => void written.push(text),
          note: (text) => void noted.push(text),
          color: false,
          progress: { say: () => undefined, announce: () => undefined, clear: () => undefined },
          signal: new AbortController().signal,
        },
      );
    await run('Feat: the value of a');
    expect(noted.join('')).toBe('2 files are not committed, and were not reviewed: a.js, b.js.\n');
    expect(written.join('')).not.toContain('not committed');
    const page = join(scratch, 'report.txt');
    noted.length = 0;
    await run('Feat: the value of a', page);
    expect(noted.join('')).toContain(`The gate is closed: the verdict is needs-review. The report: ${page}\n`);
    const Read = z.looseObject({ snapshot: z.looseObject({ title: z.string() }) });
    const readTitle = () =>
      Read.parse(JSON.parse(readFileSync(join(scratch, 'trace.snapshot.json'), 'utf8'))).snapshot.title;
    expect(readTitle()).toBe('Feat: the value of a');
    for (const title of ['', '  ', 'two\nlines', 'x'.repeat(257)]) {
      await expect(run(title)).rejects.toThrow(
        '--title needs the title of the pull request: one line of at most 256 characters.',
      );
    }
  }, 60_000);
});
