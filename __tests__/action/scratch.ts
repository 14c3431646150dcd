/** Folders that go away when the tests of a file have ended. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const parent = mkdtempSync(join(tmpdir(), 'review-gate-action-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** A new, empty folder. */
export function scratchFolder(): Promise<string> {
  return mkdtemp(join(parent, 'folder-'));
}
