import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataLockedError, lockDataDirectory, readDataLock } from '../../../src/service/store/data-lock.js';
import { openPglite } from '../../../src/service/store/pglite.js';
import { openSqlStore } from '../../../src/service/store/sql/store.js';

const HOLDER = join(import.meta.dirname, '../../stand-ins/data-folder.js');

let folder: string;
const running: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'review-gate-data-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(kill));
  await rm(folder, { recursive: true, force: true });
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Starts a process on the folder and gives its lines as they come. */
function start(what: 'lock' | 'rows') {
  const child = spawn(process.execPath, [HOLDER, folder, what], { stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => String((await lines.next()).value);
  return { child, line };
}

const lockFile = async () => {
  const [name = ''] = (await readdir(folder)).filter((file) => file.startsWith('lock-'));
  const path = join(folder, name);
  return { path, record: JSON.parse(await readFile(path, 'utf8')) };
};

describe('the lock on a data folder', () => {
  it.each([
    ['at a place where a file is', 'taken', 'a file of that name is there (EEXIST)'],
    ['below a file', 'taken/data', 'a part of the path is a file, not a folder (ENOTDIR)'],
  ])('%s is refused, with what to do', async (_, name, why) => {
    await writeFile(join(folder, 'taken'), '');
    const at = join(folder, name);
    await expect(lockDataDirectory(at)).rejects.toThrow(DataLockedError);
    await expect(lockDataDirectory(at)).rejects.toThrow(
      `The data folder ${at} cannot be made: ${why}. Choose another one with --data-dir (REVIEW_GATE_DATA_DIR).`,
    );
  });

  it('is not looked for in a file', async () => {
    await writeFile(join(folder, 'taken'), '');
    await expect(readDataLock(join(folder, 'taken'))).rejects.toThrow(
      'cannot be read: a part of the path is a file, not a folder (ENOTDIR). Choose another one with --data-dir',
    );
  });

  it('is one process’ at a time, which says where it takes commands', async () => {
    expect(await readDataLock(folder)).toBeNull();
    const lock = await lockDataDirectory(folder);
    expect(await readDataLock(folder)).toEqual({ pid: process.pid, control: null });
    await lock.setControl('/run/control.sock');
    expect(await readDataLock(folder)).toEqual({ pid: process.pid, control: '/run/control.sock' });
    await expect(lockDataDirectory(folder)).rejects.toThrow(DataLockedError);
    await expect(lockDataDirectory(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    expect(await start('lock').line()).toContain(`in use by process ${process.pid}`);
    await lock.release();
    await lock.release();
    expect(await readDataLock(folder)).toBeNull();
    await (await lockDataDirectory(folder)).release();
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('makes the folder, for its owner alone', async () => {
    const inner = join(folder, 'a', 'b');
    const lock = await lockDataDirectory(inner);
    expect(await readDataLock(inner)).not.toBeNull();
    await lock.release();
    expect(await readDataLock(join(folder, 'nowhere'))).toBeNull();
  });

  it('goes to one of many that come at one time, from nobody and from a dead process', async () => {
    for (let round = 0; round < 3; round += 1) {
      const said = await Promise.all(Array.from({ length: 6 }, () => start('lock').line()));
      expect(said.filter((line) => line === 'locked')).toHaveLength(1);
      expect(said.filter((line) => line.includes('in use by process'))).toHaveLength(5);
      const pid = (await readDataLock(folder))?.pid;
      expect(running.map((child) => child.pid)).toContain(pid);
      await Promise.all(running.splice(0).map(kill));
      expect(await readDataLock(folder)).toBeNull();
    }
    expect((await readdir(folder)).filter((name) => /^lock-\d+\.json$/u.test(name))).toHaveLength(1);
  });

  it('is not held by another process that got the same id', async () => {
    await lockDataDirectory(folder);
    const { path, record } = await lockFile();
    await writeFile(path, JSON.stringify({ ...record, birth: `${record.birth}0` }));
    expect(await readDataLock(folder)).toBeNull();
    await (await lockDataDirectory(folder)).release();
  });

  it('is not held by a process that has ended, and whose parent has not asked for its exit code', async () => {
    // The parent becomes a program that never asks.
    const script = '"$0" "$1" "$2" lock & echo $!; exec sleep 1000 > /dev/null';
    const parent = spawn('sh', ['-c', script, process.execPath, HOLDER, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.push(parent);
    const lines = createInterface({ input: parent.stdout })[Symbol.asyncIterator]();
    const pid = Number((await lines.next()).value);
    expect((await lines.next()).value).toBe('locked');
    expect((await readDataLock(folder))?.pid).toBe(pid);
    process.kill(pid, 'SIGKILL');
    let state = '';
    while (!state.startsWith('Z')) state = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1) ?? '';
    expect(await readDataLock(folder)).toBeNull();
    await (await lockDataDirectory(folder)).release();
  });

  it('is held by a process of another host until that has long been silent', async () => {
    await lockDataDirectory(folder);
    const { path, record } = await lockFile();
    await writeFile(path, JSON.stringify({ ...record, pid: 999_999_999, host: 'elsewhere' }));
    await expect(lockDataDirectory(folder)).rejects.toThrow('in use by process 999999999');
    const before = new Date(Date.now() - 120_000);
    await utimes(path, before, before);
    await (await lockDataDirectory(folder)).release();
  });

  it.each(['', 'no json', '{}', '{"pid":"1"}'])('says so where its file holds %j', async (text) => {
    await writeFile(join(folder, 'lock-1.json'), text);
    await expect(lockDataDirectory(folder)).rejects.toThrow('lock-1.json cannot be read. Remove it, if');
  });
});

describe('the embedded database', () => {
  it('is made, kept and opened again; a second opening is refused', async () => {
    const backend = await openPglite(folder, () => undefined);
    const store = await openSqlStore(backend);
    await expect(openPglite(folder, () => undefined)).rejects.toThrow(DataLockedError);
    await store.administration.secrets.put({ name: 'n', kind: 'k', keyId: 'k', box: 'b', updatedAt: 1 });
    await backend.lock.setControl('/a');
    await store.close();
    await store.close();
    expect((await readdir(folder)).toSorted()).toEqual(['database', expect.stringMatching(/^lock-\d+\.json$/u)]);
    const again = await openSqlStore(await openPglite(folder, () => undefined));
    expect((await again.administration.secrets.get('n'))?.box).toBe('b');
    await again.close();
  });

  it('loses nothing that was committed when its process is killed, and is then another’s', async () => {
    const { child, line } = start('rows');
    const committed: string[] = [];
    while (committed.length < 50) committed.push(await line());
    await kill(child);
    const store = await openSqlStore(await openPglite(folder, () => undefined));
    const found = await store.tenant('a').read((tx) => tx.reviews.list({}, { after: null, limit: 1000 }));
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(committed));
    await store.close();
  });

  it('gives the folder back where its database cannot be opened', async () => {
    await writeFile(join(folder, 'database'), 'not a folder');
    await expect(openPglite(folder, () => undefined)).rejects.toThrow();
    expect(await readDataLock(folder)).toBeNull();
  });
});
