/** Converts the changes of any benchmark to snapshots that contain only what their diffs show. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Snapshot } from '../src/engine/snapshot.js';
import { snapshotOfDiff } from './diff-snapshot.js';

const NO_COMMIT = '0'.repeat(40);

const Case = z.object({
  id: z.string(),
  repo: z.string(),
  diff: z.string(),
  base: z.string().optional(),
  head: z.string().optional(),
  parent: z.string().optional(),
  sha: z.string().optional(),
  message: z.string().optional(),
});

/**
 * Reads a benchmark's file, plain or gzipped, one case per line.
 * @throws Error if a line is not a case
 */
export function readSnapshots(path: string): Snapshot[] {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const one = Case.parse(JSON.parse(line));
      return snapshotOfDiff({
        repo: one.repo,
        base: one.base ?? one.parent ?? NO_COMMIT,
        head: one.head ?? one.sha ?? NO_COMMIT,
        title: one.message?.split('\n')[0] ?? '',
        body: one.message ?? '',
        diff: one.diff,
      });
    });
}
