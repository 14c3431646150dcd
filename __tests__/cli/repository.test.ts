/** What the command says of a folder that it cannot review: why, and what to do. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { findWorkTree, listUncommitted, openRepository } from '../../src/cli/repository/repository.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-repository-'));
const full = join(scratch, 'full');
const bare = join(scratch, 'bare.git');
const unborn = join(scratch, 'unborn');
const clone = join(scratch, 'clone');
const never = new AbortController().signal;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], { stdio: 'pipe' });

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main', full);
  writeFileSync(join(full, 'a.js'), 'export const a = 1;\n');
  git('-C', full, 'add', '--all');
  git('-C', full, 'commit', '--quiet', '--message', 'First');
  git('-C', full, 'branch', 'codes');
  git('clone', '--quiet', '--bare', full, bare);
  git('clone', '--quiet', full, clone);
  git('init', '--quiet', unborn);
  mkdirSync(join(scratch, 'plain'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('what is not committed', () => {
  it('is found without a program that the settings of the repository name', async () => {
    const place = join(scratch, 'filtered');
    const ran = join(scratch, 'ran');
    git('clone', '--quiet', full, place);
    writeFileSync(join(place, '.git', 'info', 'attributes'), '* filter=a=b\n');
    for (const name of ['clean', 'process']) git('-C', place, 'config', `filter.a=b.${name}`, `touch '${ran}'; cat`);
    git('-C', place, 'config', 'filter.a=b.required', 'true');
    writeFileSync(join(place, 'a.js'), 'export const a = 2;\n');
    expect(await listUncommitted(place, never)).toEqual(['a.js']);
    expect(existsSync(ran)).toBe(false);
  });
});

describe('a bare repository', () => {
  it('is reviewed as any other', async () => {
    const { directory, headSha } = await openRepository(bare, 'codes', never);
    expect(directory).toBe(bare);
    expect(headSha).toMatch(/^[0-9a-f]{40}$/u);
  });

  it('has no files for what needs them', async () => {
    await expect(findWorkTree(bare, never)).rejects.toThrow(
      `${bare} is a bare repository: it has no files. Name a clone of it with --repo.`,
    );
  });
});

describe('a repository that cannot be opened', () => {
  it('is none', async () => {
    for (const folder of [join(scratch, 'plain'), join(scratch, 'nowhere'), join(full, '.git')]) {
      await expect(openRepository(folder, 'HEAD', never)).rejects.toThrow(
        `${folder} is not a git repository. Name one with --repo, or run the command inside one.`,
      );
    }
  });

  it('has no commit yet', async () => {
    await expect(openRepository(unborn, 'HEAD', never)).rejects.toThrow(
      `The repository in ${unborn} has no commit yet. Commit your work first.`,
    );
  });

  it('lacks the named commit, or has it under the name of the remote alone', async () => {
    await expect(openRepository(full, 'nope', never)).rejects.toThrow(
      `nope is no commit of ${full}. Name a branch, a tag or a commit with --head.`,
    );
    await expect(openRepository(clone, 'codes', never)).rejects.toThrow(
      `codes is no commit of ${clone}, but origin/codes is: name it with --head origin/codes.`,
    );
  });
});

describe('a repository of another user', () => {
  const path = process.env['PATH'];
  afterEach(() => {
    process.env['PATH'] = path;
  });

  it('is named as such, with the command that trusts it', async () => {
    // As git 2.35.2 and later refuse it, whoever runs the test.
    const programs = join(scratch, 'programs');
    mkdirSync(programs);
    const refuses = `#!/bin/sh\necho "fatal: detected dubious ownership in repository at '${full}'" >&2\nexit 128\n`;
    writeFileSync(join(programs, 'git'), refuses);
    chmodSync(join(programs, 'git'), 0o755);
    process.env['PATH'] = `${programs}:${path}`;
    for (const open of [() => openRepository(full, 'HEAD', never), () => findWorkTree(full, never)]) {
      await expect(open()).rejects.toThrow(
        `${full} belongs to another user, and git does not read it for you. If you trust it: git config --global --add safe.directory '${full}'`,
      );
    }
  });
});
