/** Real edits of lock files: small projects that ask for what manifests of public repositories ask for, edited by the managers. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Draw } from '../inert/edits.js';
import type { Asked, Manager } from './tools.js';

const Side = z.object({ manifest: z.string(), lock: z.string() });
const Case = z.object({
  manager: z.string(),
  repository: z.string(),
  edit: z.enum(['bump', 'add', 'remove']),
  name: z.string(),
  before: Side,
  after: Side,
});
/** A real edit: both sides of the manifest and of the lock file. */
export type Case = z.infer<typeof Case>;

/** Packages that a project asks for. */
const ASKED = 4;
const EDITS = ['bump', 'bump', 'add', 'remove'] as const;

/** Returns the half of a repository: one is read while the check is written, the other one only measured. */
export function findHalf(repository: string): 'first' | 'second' {
  return createHash('sha256').update(`locks:${repository}`).digest().readUInt8() % 2 === 0 ? 'first' : 'second';
}

/** Reads the cases that a file has. */
export function readCases(path: string): readonly Case[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Case.parse(JSON.parse(line)));
}

/** Makes the cases of a manager and appends each to the file. Returns how many edits the manager did not do. */
export function makeCases(path: string, manager: string, tool: Manager, from: string, seed: string): number {
  const sources = readdirSync(from)
    .filter((name) => name.includes('+'))
    .sort()
    .flatMap((name) => {
      const asked = readAsked(join(from, name, 'repo'), tool);
      return asked.length < 2 ? [] : [{ repository: name.replace('+', '/'), asked }];
    });
  const all = sources.flatMap(({ asked }) => asked.map(({ name }) => name));
  let failed = 0;
  for (const { repository, asked } of sources) {
    const draw = new Draw(`locks:${seed}:${manager}:${repository}`);
    const chosen = [
      ...new Map(Array.from({ length: ASKED }, () => draw.one(asked)).map((one) => [one.name, one])).values(),
    ];
    const start = mkdtempSync(join(tmpdir(), 'review-gate-locks-'));
    try {
      tool.start(start, chosen);
    } catch {
      failed += EDITS.length;
      rmSync(start, { recursive: true, force: true });
      continue;
    }
    for (const [at, edit] of EDITS.entries()) {
      const names = new Set(chosen.map((one) => one.name));
      const name = edit === 'add' ? draw.one(all.filter((one) => !names.has(one))) : draw.one(chosen).name;
      const folder = mkdtempSync(join(tmpdir(), 'review-gate-locks-'));
      cpSync(start, folder, { recursive: true });
      const read = () => ({
        manifest: readFileSync(join(folder, tool.manifest), 'utf8'),
        lock: readFileSync(join(folder, tool.lock), 'utf8'),
      });
      try {
        const before = read();
        tool[edit](folder, name);
        const one: Case = { manager, repository, edit, name, before, after: read() };
        if (one.before.lock !== one.after.lock) appendFileSync(path, `${JSON.stringify(one)}\n`);
      } catch {
        failed += 1;
      }
      rmSync(folder, { recursive: true, force: true });
      void at;
    }
    rmSync(start, { recursive: true, force: true });
  }
  return failed;
}

function readAsked(repository: string, { source, readAsked: read }: Manager): readonly Asked[] {
  try {
    return read(
      execFileSync('git', ['-C', repository, 'show', `HEAD:${source}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return [];
  }
}
