/** The hook for pre-commit, as pre-commit runs it: a file of the clone, started as a program. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT, readPage } from '../docs/pages.js';
import { findBlock } from '../stand-ins/reader.js';

const Hook = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  entry: z.string(),
  language: z.literal('script'),
  stages: z.tuple([z.literal('pre-push')]),
  always_run: z.literal(true),
  pass_filenames: z.literal(false),
  minimum_pre_commit_version: z.string(),
});
const [hook] = z.tuple([Hook]).parse(parse(readPage('.pre-commit-hooks.yaml')));
const [program = '', ...words] = hook.entry.split(' ');

describe('the hook', () => {
  it('is a program that can be started as it is', () => {
    expect(existsSync(join(ROOT, program))).toBe(true);
    const { status, stdout } = spawnSync(join(ROOT, program), [...words, '--help'], {
      env: { PATH: `${join(process.execPath, '..')}:${process.env['PATH']}` },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Usage: review-gate review')]);
  });

  it('is the one that the documentation names, with flags that there are', () => {
    const Config = z.strictObject({
      repos: z.tuple([
        z.strictObject({
          repo: z.string(),
          rev: z.string(),
          hooks: z.tuple([z.strictObject({ id: z.literal(hook.id), args: z.array(z.string()) })]),
        }),
      ]),
    });
    const [{ repo, rev }] = Config.parse(
      parse(findBlock(readPage('docs/install.md'), '## Before a push', 'repos:')),
    ).repos;
    const { repository, version } = z
      .object({ repository: z.object({ url: z.string() }), version: z.string() })
      .parse(JSON.parse(readPage('package.json')));
    expect([`git+${repo}.git`, rev]).toEqual([repository.url, `v${version}`]);
  });
});
