/** Temporary folders that are removed after the tests of a file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';

const parent = mkdtempSync(join(tmpdir(), 'review-gate-action-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Creates a new, empty folder. */
export function scratchFolder(): Promise<string> {
  return mkdtemp(join(parent, 'folder-'));
}
