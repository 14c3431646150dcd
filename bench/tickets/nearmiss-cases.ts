/** The changes of the benchmark of near misses: criteria that each meets, and others in nearly the same words. */
import { join } from 'node:path';
import { z } from 'zod';
import { readChange } from '../../src/engine/change/index.js';
import type { Change, Criteria } from '../../src/engine/model.js';
import type { ChangedFile } from '../../src/engine/snapshot.js';
import { buildDiffSnapshot } from '../diff-snapshot.js';
import { convertText } from '../diff-texts.js';
import { readLines } from '../read-lines.js';
import { buildItems } from './cases.js';
import { findHalf, type Half } from './halves.js';

/** A criterion of a case. The change meets `done`, and none of the others. */
const NearMissCriterion = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['done', 'undone', 'near-miss', 'opposite']),
  class: z.string(),
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
type NearMissCase = z.infer<typeof NearMissCase>;

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
    readLines(join(folder, 'dev-files.jsonl.gz'))
      .map((line) => CaseFiles.parse(JSON.parse(line)))
      .map(({ id, files }) => [id, files] as const),
  );
  return readLines(join(folder, 'dev.jsonl'))
    .map((line) => NearMissCase.parse(JSON.parse(line)))
    .filter(({ repo }) => half === 'all' || findHalf(repo) === half)
    .map((one) => ({ one, change: readCaseChange(one, texts.get(one.id) ?? {}) }));
}

function readCaseChange(one: NearMissCase, before: Texts): Change {
  const snapshot = buildDiffSnapshot({ ...one, body: '' });
  return readChange({ ...snapshot, files: snapshot.files.map((file) => withTexts(file, before)) }, []);
}

/** Adds both texts of a file: the one before, and the one that the hunks make of it. */
function withTexts(file: ChangedFile, before: Texts): ChangedFile {
  const old = file.status === 'added' ? '' : before[file.old_path ?? file.path];
  if (old === undefined || file.binary) return file;
  return {
    ...file,
    old_text: file.status === 'added' ? null : old,
    new_text: file.status === 'deleted' ? null : convertText(file, old, 'old'),
  };
}

/** Builds a ticket of some criteria of a case. */
export function buildNearMissTicket(ticket: string, criteria: readonly NearMissCriterion[]): Criteria {
  return { source: 'ticket', items: buildItems(criteria, ticket) };
}
