/** Files that a command is told to read or to write, and cannot: what is said of them. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeFileFault } from '../../../src/base/file-fault.js';
import { readText, writeText } from '../../../src/cli/inputs/files.js';

let folder = '';
const at = (name: string) => join(folder, name);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-gate-files-'));
  mkdirSync(at('docs'));
  writeFileSync(at('TICKET.md'), '# A ticket\n');
  symlinkSync('turn', at('turn'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a file that cannot be read', () => {
  it.each([
    ['nowhere.md', 'there is no such file or folder (ENOENT)'],
    ['docs', 'it is a folder (EISDIR)'],
    ['TICKET.md/more', 'a part of the path is a file, not a folder (ENOTDIR)'],
    [`${'n'.repeat(300)}.md`, 'the name is too long (ENAMETOOLONG)'],
    ['turn', 'its links lead in a circle (ELOOP)'],
  ])('%s is named, with why and what to do', async (name, why) => {
    await expect(readText(at(name), 'ticket')).rejects.toThrow(
      `The ticket ${at(name)} cannot be read: ${why}. Name a file that exists and is readable.`,
    );
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
