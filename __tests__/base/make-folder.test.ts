import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeFolder } from '../../src/base/make-folder.js';

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'make-folder-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('a folder', () => {
  it('is made with those above it, and may be there already', () => {
    const path = join(scratch, 'a', 'b', 'c');
    makeFolder(path, 0o700);
    makeFolder(path, 0o755);
    makeFolder('.');
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(scratch, 'a')).mode & 0o777).toBe(0o700);
  });

  it('is not made where a file or a link without an end stands', () => {
    writeFileSync(join(scratch, 'file'), '');
    symlinkSync(join(scratch, 'nowhere'), join(scratch, 'link'));
    for (const path of ['file', 'file/below', 'link', 'link/below']) {
      expect(() => makeFolder(join(scratch, path))).toThrow(/ENOTDIR|EEXIST|ENOENT/u);
    }
    expect(existsSync(join(scratch, 'nowhere'))).toBe(false);
  });

  // Node's own `mkdir` with `recursive` never ends there.
  (existsSync('/proc/self') ? it : it.skip)('is refused, and at once, where the system makes none', () => {
    expect(() => makeFolder('/proc/review-gate')).toThrow(/ENOENT|EACCES|EPERM/u);
    expect(() => makeFolder('/proc/review-gate/a/b')).toThrow(/ENOENT|EACCES|EPERM/u);
  });
});
