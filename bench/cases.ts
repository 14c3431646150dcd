/** Converts the changes of any benchmark to snapshots that contain only what their diffs show. */
import { z } from 'zod';
import type { Snapshot } from '../src/engine/snapshot.js';
import { buildDiffSnapshot } from './diff-snapshot.js';
import { readLines } from './read-lines.js';

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
  return readLines(path).map((line) => {
    const one = Case.parse(JSON.parse(line));
    return buildDiffSnapshot({
      repo: one.repo,
      base: one.base ?? one.parent ?? NO_COMMIT,
      head: one.head ?? one.sha ?? NO_COMMIT,
      title: one.message?.split('\n')[0] ?? '',
      body: one.message ?? '',
      diff: one.diff,
    });
  });
}
