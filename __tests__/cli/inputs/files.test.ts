/** Files that a command is told to read or to write, and cannot: what is said of them. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { describeFileFault } from '../../../src/base/file-fault.js';
import { checkWritable, hasFile, readJson, readText, TRACE_FILE, writeText } from '../../../src/cli/inputs/files.js';

const COMMAND = resolve(import.meta.dirname, '../../../src/cli/index.js');
let folder = '';
const at = (name: string) => join(folder, name);
const makePipe = (path: string) => spawnSync('sh', ['-c', 'mkfifo "$0"', path]);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-gate-files-'));
  mkdirSync(at('docs'));
  writeFileSync(at('TICKET.md'), '# A ticket\n');
  symlinkSync('turn', at('turn'));
  symlinkSync('/dev/zero', at('endless'));
  symlinkSync('gone.md', at('link'));
  makePipe(at('pipe'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that cannot be read', () => {
  it.each([
    ['nowhere.md', 'there is no such file or folder (ENOENT)'],
    ['docs', 'it is a folder (EISDIR)'],
    ['TICKET.md/more', 'a part of the path is a file, not a folder (ENOTDIR)'],
    [`${'n'.repeat(300)}.md`, 'the name is too long (ENAMETOOLONG)'],
    ['turn', 'its links lead in a circle (ELOOP)'],
    ['endless', 'it is a device'],
    ['pipe', 'it is a pipe that nothing writes to'],
  ])('%s is named, with why and what to do', async (name, why) => {
    await expect(readText(at(name), 'ticket')).rejects.toThrow(
      `The ticket ${at(name)} cannot be read: ${why}. Name a file that exists and is readable.`,
    );
  });
});

describe('a file of another kind', () => {
  const readTrace = (path: string) =>
    readJson(path, TRACE_FILE, z.object({ schema: z.literal('a/1'), steps: z.array(z.string()) }));

  it.each([
    ['# words', 'is not JSON, so it is no trace. Name what review --trace, the step or a service wrote.'],
    ['{}', 'is not a trace: /schema is missing. Name what'],
    ['[]', 'is not a trace. Name what'],
    ['{"schema": "a/2"}', 'is not a trace: /schema must be one of a/1. Name what'],
    ['{"schema": "a/1", "steps": [1]}', 'is not a trace: /steps/0 must be a text. Name what'],
  ])('%s is said to be none, and what to name', async (text, says) => {
    writeFileSync(at('other.json'), text);
    await expect(readTrace(at('other.json'))).rejects.toThrow(`${at('other.json')} ${says}`);
  });

  it('is read if it is of the kind', async () => {
    writeFileSync(at('trace.json'), '{"schema": "a/1", "steps": []}');
    expect(await readTrace(at('trace.json'))).toEqual({ schema: 'a/1', steps: [] });
  });
});

describe('a place for a result', () => {
  it('is refused before the work if it is a folder', async () => {
    await expect(checkWritable(at('docs'))).rejects.toThrow(
      `${at('docs')} cannot be written: it is a folder. Name a place that is writable.`,
    );
  });

  it.each(['TICKET.md', 'new.json', 'new/folder/of.json'])('may be %s, and stays as it is', async (name) => {
    await checkWritable(at(name));
    expect(existsSync(at(name))).toBe(name === 'TICKET.md');
  });
});

it('a pipe is read to its end, however slowly it is written', async () => {
  makePipe(at('slow'));
  const child = spawn('sh', ['-c', 'exec > "$0"; echo "# A"; sleep 0.1; echo ticket', at('slow')]);
  // The shell waits for a reader, as this does for a writer: this handle is both.
  await using both = await open(at('slow'), 'r+');
  const text = readText(at('slow'), 'ticket');
  await once(child, 'close');
  await both.close();
  expect(await text).toBe('# A\nticket\n');
});

it('a ticket of a pipe is given by its text, as the pipe cannot be read again', () => {
  const lint = `exec "$0" ${JSON.stringify(COMMAND)} ticket lint /dev/stdin`;
  const input = '# Refunds\n\n## Acceptance criteria\n\n- `refund` answers 409\n';
  const { stdout } = spawnSync('sh', ['-c', `cat | ${lint}`, process.execPath], { input, encoding: 'utf8' });
  expect(stdout).toContain('1 acceptance criterion');
});

describe('a name that may be one of a file', () => {
  it('is one if there is a file, and none if there is nothing', () => {
    expect(hasFile(at('TICKET.md'))).toBe(true);
    expect(hasFile(at('strict'))).toBe(false);
  });

  it('is refused if it is a link to nothing', () => {
    expect(() => hasFile(at('link'))).toThrow(`${at('link')} is a link to a file that is not there.`);
  });
});

describe('a place that cannot be written', () => {
  it.each([
    ['docs', 'it is a folder (EISDIR)'],
    ['TICKET.md/report.html', 'a file of that name is there (EEXIST)'],
    ['TICKET.md/more/report.html', 'a part of the path is a file, not a folder (ENOTDIR)'],
  ])('%s is named, with why and what to do', async (name, why) => {
    await expect(writeText(at(name), 'x')).rejects.toThrow(
      `${at(name)} cannot be written: ${why}. Name a place that is writable.`,
    );
  });
});

describe('a disk that is full', () => {
  it('leaves no part of a file, which could be taken for a report', () => {
    writeFileSync(at('report.html'), 'of an earlier run');
    const module = JSON.stringify(resolve(import.meta.dirname, '../../../src/cli/inputs/files.js'));
    const script = `import(${module}).then((files) => files.writeText(${JSON.stringify(at('report.html'))}, 'x'.repeat(200_000)))`;
    // The shell limits how long a file may become: so many blocks of 512 or 1,024 bytes.
    const limited = ['-c', 'trap "" XFSZ; ulimit -f 8; exec "$0" -e "$1"', process.execPath, script];
    const { status, stderr } = spawnSync('sh', limited, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('report.html cannot be written: ')]);
    expect(existsSync(at('report.html'))).toBe(false);
  });

  it('leaves a device where it is', async () => {
    await expect(writeText('/dev/full', 'x')).rejects.toThrow('the disk is full (ENOSPC)');
    expect(existsSync('/dev/full')).toBe(true);
  });
});

describe('a fault of the operating system', () => {
  it.each([
    ['ENOSPC', 'the disk is full (ENOSPC)'],
    ['EACCES', 'this user may not (EACCES)'],
    ['EROFS', 'the file system is read-only (EROFS)'],
    ['constructor', 'as Node says it'],
  ])('%s is said in words', (code, words) => {
    expect(describeFileFault(Object.assign(new Error('as Node says it'), { code }))).toBe(words);
  });

  it('that is no error is said as it is', () => {
    expect(describeFileFault('no disk')).toBe('no disk');
  });
});
