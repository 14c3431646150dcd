/** What somebody in a hurry types or presses, and what the built command says. */
import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { COMMAND } from '../stand-ins/serving.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-mistakes-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
/** How long the git of these tests takes, in milliseconds. */
const SLEEP = 30_000;
const env = { PATH: process.env['PATH'] ?? '', HOME: scratch };

describe('review', () => {
  it('says by which flag a ticket or a branch is named', () => {
    const run = spawnSync(process.execPath, [COMMAND, 'review', 'TICKET.md'], { cwd: scratch, env, encoding: 'utf8' });
    expect(run.stderr).toMatch(/^review-gate: .*\n/u);
    expect(run.stderr).toContain('--ticket TICKET.md, --head my-branch, --repo');
    expect(run.status).toBe(2);
  });

  it('names the folder that is no repository, also where nobody named one', () => {
    const run = spawnSync(process.execPath, [COMMAND, 'review'], { cwd: scratch, env, encoding: 'utf8' });
    expect(run.stderr).toContain(`${scratch} is not a git repository.`);
  });

  // A terminal interrupts the whole group of processes, and `kill` the command alone.
  it.each([
    { who: 'a terminal', group: -1 },
    { who: 'kill', group: 1 },
  ])('says at once that $who stopped it, and nothing of git, at whatever git it was', async ({ who, group }) => {
    const home = join(scratch, who.replace(' ', '-'));
    mkdirSync(home);
    writeFileSync(join(home, 'git'), `#!/bin/sh\n: > "$HOME/asked"\nexec sleep ${SLEEP / 1000}\n`, { mode: 0o755 });
    const folder = watch(home);
    const changes = on(folder, 'change');
    const slow = { PATH: `${home}:${env.PATH}`, HOME: home };
    const child = spawn(process.execPath, [COMMAND, 'review'], { cwd: home, env: slow, detached: true });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const closed = once(child, 'close');
    for await (const [, name] of changes) if (name === 'asked') break;
    folder.close();
    const asked = performance.now();
    process.kill(group * (child.pid ?? 0), 'SIGINT');
    expect(await closed).toEqual([3, null]);
    expect(said.join('')).toBe('review-gate: Stopped by SIGINT; nothing was reviewed.\n');
    expect(performance.now() - asked).toBeLessThan(SLEEP / 2);
  });
});

describe('another command', () => {
  it('that is stopped does not say that nothing was reviewed', async () => {
    const server = createServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const asked = once(server, 'request');
    const child = spawn(process.execPath, [COMMAND, 'why', 'acme/shop#7', '--base-url', base, '--client-id', 'cli_1'], {
      env: { ...env, REVIEW_GATE_CLIENT_SECRET: 'rgs_1' },
    });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    const closed = once(child, 'close');
    await asked;
    child.kill('SIGTERM');
    expect(await closed).toEqual([3, null]);
    server.closeAllConnections();
    server.close();
    expect(said.join('')).toBe('review-gate: Stopped by SIGTERM; it was not done to its end.\n');
  });
});
