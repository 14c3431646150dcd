/** The tickets of the benchmark with the changes that were made for them, and riders: files that none of them asks for. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readHunkLines } from '../../src/base/hunk-lines.js';
import { readCriterion } from '../../src/engine/criteria/criterion.js';
import type { Criteria, Criterion } from '../../src/engine/model.js';
import type { ChangedFile, Snapshot } from '../../src/engine/snapshot.js';
import { snapshotOfDiff } from '../diff-snapshot.js';
import { rebuildText } from '../diff-texts.js';

const WantedCriterion = z.object({ id: z.string(), text: z.string() });

/**
 * A ticket and its change. `claimed` is `met` for a criterion that the change ticks. `files`: texts after the change,
 * by path.
 */
const TicketCase = z.object({
  id: z.string(),
  repo: z.string(),
  base: z.string(),
  head: z.string(),
  diff: z.string(),
  criteria: z.array(z.object({ id: z.string(), text: z.string(), claimed: z.string() })),
  files: z.record(z.string(), z.string()).nullish(),
  /** The nearest ticket that is still open after this change. */
  next: z.object({ criteria: z.array(WantedCriterion) }).nullish(),
  /** A ticket of another repository. */
  foreign: z.object({ criteria: z.array(WantedCriterion) }),
});
export type TicketCase = z.infer<typeof TicketCase>;

/** A part of the benchmark, by the hash of the repository: one to develop with, one set aside. */
export type Half = 'first' | 'second';

/** Riders are small enough to be overlooked, in changed lines. */
const MAX_RIDER = 60;
const MIN_RIDER = 5;

/** Reads the cases of one half that tick a criterion. */
export function readTicketCases(path: string, half: Half): TicketCase[] {
  const bytes = readFileSync(path);
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => TicketCase.parse(JSON.parse(line)))
    .filter(({ repo }) => hashFirstByte(repo) < 128 === (half === 'first'))
    .filter(({ criteria }) => criteria.some(({ claimed }) => claimed === 'met'));
}

function hashFirstByte(text: string): number {
  return createHash('sha256').update(text).digest()[0] ?? 0;
}

/** Builds the snapshot of a case, with a rider's diff behind its own. */
export function buildTicketSnapshot({ id, repo, base, head, diff, files }: TicketCase, rider: string): Snapshot {
  const snapshot = snapshotOfDiff({ repo, base, head, title: id, body: '', diff: diff + rider });
  return { ...snapshot, files: snapshot.files.map((file) => withWholeTexts(file, files)) };
}

function withWholeTexts(file: ChangedFile, texts: TicketCase['files']): ChangedFile {
  if (file.status === 'deleted') return { ...file, old_text: rebuildText(file, 'old') };
  if (file.status === 'added') return { ...file, new_text: rebuildText(file, 'new') };
  const now = texts?.[file.path];
  return now === undefined ? file : { ...file, new_text: now, old_text: undoHunks(file, now) };
}

function undoHunks(file: ChangedFile, now: string): string {
  const lines = now.split('\n');
  for (const hunk of file.hunks.toReversed()) {
    const read = readHunkLines(hunk);
    const old = read.filter(({ mark }) => mark === ' ' || mark === '-').map(({ text }) => text);
    const length = read.filter(({ mark }) => mark === ' ' || mark === '+').length;
    lines.splice(hunk.new_lines === 0 ? hunk.new_start : hunk.new_start - 1, length, ...old);
  }
  return lines.join('\n');
}

/** Returns the criteria that the change ticks: an honest, complete ticket. */
export function buildTicketCriteria({ id: ticket, criteria }: TicketCase): Criteria {
  const ticked = criteria.filter(({ claimed }) => claimed === 'met');
  return { source: 'ticket', items: buildItems(ticked, ticket) };
}

/** Reads criteria as the engine does. */
export function buildItems(
  criteria: readonly { readonly id: string; readonly text: string }[],
  ticket: string,
): readonly Criterion[] {
  return criteria.map(({ id, text }) => ({ id, ...readCriterion(text), parts: [], origin: { ticket, line: null } }));
}

/** A new file of code of another repository. */
export interface Rider {
  readonly repo: string;
  readonly path: string;
  readonly diff: string;
}

/** Lists a rider of each case that has one. */
export function listRiders(cases: readonly TicketCase[]): readonly Rider[] {
  return cases.flatMap(({ repo, diff: whole }) => {
    const diff = whole.split(/^(?=diff --git )/mu).find(isRider);
    return diff === undefined ? [] : [{ repo, diff, path: / b\/(.*)$/mu.exec(diff)?.[1] ?? '' }];
  });
}

function isRider(diff: string): boolean {
  const added = diff.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++')).length;
  const isProse = /\.(?:md|rst|txt)$/u.test(diff.split('\n', 1)[0] ?? '');
  return /^new file mode 100644/mu.test(diff) && !isProse && added >= MIN_RIDER && added <= MAX_RIDER;
}

/** Selects the rider of a case: of another repository, and at a path that the case does not have. */
export function selectRider(one: TicketCase, index: number, riders: readonly Rider[]): Rider | null {
  const others = riders.filter(({ repo, path }) => repo !== one.repo && !one.diff.includes(` b/${path}\n`));
  return others[index % Math.max(1, others.length)] ?? null;
}
