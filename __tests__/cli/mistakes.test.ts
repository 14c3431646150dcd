/** What somebody in a hurry types or presses, and what the built command says. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { COMMAND } from '../stand-ins/serving.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-mistakes-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const env = { PATH: process.env['PATH'] ?? '', HOME: scratch };

describe('review', () => {
  it('says by which flag a ticket or a branch is named', () => {
    const run = spawnSync(process.execPath, [COMMAND, 'review', 'TICKET.md'], { cwd: scratch, env, encoding: 'utf8' });
    expect(run.stderr).toContain('--ticket TICKET.md, --head my-branch, --repo');
    expect(run.status).toBe(2);
  });

  it('names the folder that is no repository, also where nobody named one', () => {
    const run = spawnSync(process.execPath, [COMMAND, 'review'], { cwd: scratch, env, encoding: 'utf8' });
    expect(run.stderr).toContain(`${scratch} is not a git repository.`);
  });

  it('says that Ctrl-C stopped it, and nothing of git, which Ctrl-C ends too', async () => {
    writeFileSync(join(scratch, 'git'), '#!/bin/sh\n: > "$HOME/asked"\nexec sleep 30\n', { mode: 0o755 });
    // A group of its own: a terminal interrupts the whole group.
    const slow = { ...env, PATH: `${scratch}:${env.PATH}` };
    const child = spawn(process.execPath, [COMMAND, 'review'], { cwd: scratch, env: slow, detached: true });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const closed = once(child, 'close');
    while (!existsSync(join(scratch, 'asked'))) await sleep(20);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect(await closed).toEqual([3, null]);
    expect(said.join('')).toBe('review-gate: Stopped by SIGINT; nothing was reviewed.\n');
  });
});
