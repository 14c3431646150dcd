/** The changes of the benchmark of near misses: criteria that each meets, and others in nearly the same words. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readHunkLines } from '../../src/base/hunk-lines.js';
import { readChange } from '../../src/engine/change/index.js';
import { readCriterion } from '../../src/engine/criteria/criterion.js';
import type { Change, Criteria } from '../../src/engine/model.js';
import type { ChangedFile } from '../../src/engine/snapshot.js';
import { snapshotOfDiff } from '../diff-snapshot.js';
import type { Half } from './cases.js';

/** A criterion of a case. The change meets `done`, and none of the others. */
const NearMissCriterion = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['done', 'undone', 'near-miss', 'opposite']),
  class: z.string(),
  of: z.string().optional(),
  lines: z.array(z.string()).optional(),
});
export type NearMissCriterion = z.infer<typeof NearMissCriterion>;

/** A change with criteria of each kind. */
const NearMissCase = z.object({
  id: z.string(),
  repo: z.string(),
  base: z.string(),
  head: z.string(),
  title: z.string(),
  diff: z.string(),
  criteria: z.array(NearMissCriterion),
});
export type NearMissCase = z.infer<typeof NearMissCase>;

const CaseFiles = z.object({ id: z.string(), files: z.record(z.string(), z.string()) });
type Texts = Readonly<Record<string, string>>;

/** A case with its change, read once for all its tickets. */
export interface NearMiss {
  readonly one: NearMissCase;
  readonly change: Change;
}

/** Reads the cases of a folder with `dev.jsonl` and `dev-files.jsonl.gz`: one half by the hash of the repository, or all. */
export function readNearMisses(folder: string, half: Half | 'all'): NearMiss[] {
  const texts = new Map(
    gunzipSync(readFileSync(join(folder, 'dev-files.jsonl.gz')))
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => CaseFiles.parse(JSON.parse(line)))
      .map(({ id, files }) => [id, files] as const),
  );
  return readFileSync(join(folder, 'dev.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => NearMissCase.parse(JSON.parse(line)))
    .filter(({ repo }) => half === 'all' || isFirstHalf(repo) === (half === 'first'))
    .map((one) => ({ one, change: readCaseChange(one, texts.get(one.id) ?? {}) }));
}

function isFirstHalf(repo: string): boolean {
  return (createHash('sha256').update(repo).digest()[0] ?? 0) < 128;
}

function readCaseChange(one: NearMissCase, before: Texts): Change {
  const snapshot = snapshotOfDiff({ ...one, body: '' });
  return readChange({ ...snapshot, files: snapshot.files.map((file) => withTexts(file, before)) }, []);
}

/** Adds both texts of a file: the one before, and the one that the hunks make of it. */
function withTexts(file: ChangedFile, before: Texts): ChangedFile {
  const old = file.status === 'added' ? '' : before[file.old_path ?? file.path];
  if (old === undefined || file.binary) return file;
  const lines = old.split('\n');
  for (const hunk of file.hunks.toReversed()) {
    const read = readHunkLines(hunk);
    const now = read.filter(({ mark }) => mark === ' ' || mark === '+').map(({ text }) => text);
    const length = read.filter(({ mark }) => mark === ' ' || mark === '-').length;
    lines.splice(hunk.old_lines === 0 ? hunk.old_start : hunk.old_start - 1, length, ...now);
  }
  return {
    ...file,
    old_text: file.status === 'added' ? null : old,
    new_text: file.status === 'deleted' ? null : lines.join('\n'),
  };
}

/** Builds a ticket of some criteria of a case. */
export function buildNearMissTicket(ticket: string, criteria: readonly NearMissCriterion[]): Criteria {
  const origin = { ticket, line: null };
  const items = criteria.map(({ id, text }) => ({ id, ...readCriterion(text), parts: [], origin }));
  return { source: 'ticket', items };
}
