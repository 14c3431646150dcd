/** A process whose queue cannot be opened ends, so that whoever runs it starts it again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { emptyDatabase, POSTGRES_URL } from '../databases.js';

const PROGRAM = fileURLToPath(new URL('../../stand-ins/failing-start.js', import.meta.url));
/** It takes a second or two; one that does not end is still there after any time. */
const LONGEST_MILLISECONDS = 30_000;

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'queue-not-opened-'));
  closing.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

function start(database: string, where: string): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [PROGRAM, database, where], { stdio: ['ignore', 'pipe', 'inherit'] });
  closing.push(() => child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  return { child, said: () => said };
}

describe('a process whose queue cannot be opened', () => {
  it.each(['queue', 'orphans'])(
    'ends, on a data folder (%s)',
    async (where) => {
      const { child, said } = start(join(folder(), 'data'), where);
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(said()).toBe('refused by a trigger\n');
    },
    LONGEST_MILLISECONDS,
  );

  (POSTGRES_URL === null ? it.skip : it)(
    'ends, on PostgreSQL',
    async () => {
      const database = await emptyDatabase();
      closing.push(() => database.drop());
      const { child, said } = start(database.url, 'queue');
      expect(await once(child, 'close')).toEqual([0, null]);
      expect(said()).toBe('refused by a trigger\n');
    },
    LONGEST_MILLISECONDS,
  );
});
