/** The tickets of the benchmark with the changes that were made for them, and riders: files that none of them asks for. */
import { z } from 'zod';
import { readCriterion } from '../../src/engine/criteria/criterion.js';
import type { Criteria, Criterion } from '../../src/engine/model.js';
import type { ChangedFile, Snapshot } from '../../src/engine/snapshot.js';
import { buildDiffSnapshot } from '../diff-snapshot.js';
import { convertText, rebuildText } from '../diff-texts.js';
import { readLines } from '../read-lines.js';
import { findHalf, type Half } from './halves.js';

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

/** Riders are small enough to be overlooked, in changed lines. */
const MAX_RIDER = 60;
const MIN_RIDER = 5;

/** Reads the cases of one half that tick a criterion. */
export function readTicketCases(path: string, half: Half): TicketCase[] {
  return readLines(path)
    .map((line) => TicketCase.parse(JSON.parse(line)))
    .filter(({ repo }) => findHalf(repo) === half)
    .filter(({ criteria }) => criteria.some(({ claimed }) => claimed === 'met'));
}

/** Builds the snapshot of a case, with a rider's diff behind its own. */
export function buildTicketSnapshot({ id, repo, base, head, diff, files }: TicketCase, rider: string): Snapshot {
  const snapshot = buildDiffSnapshot({ repo, base, head, title: id, body: '', diff: diff + rider });
  return { ...snapshot, files: snapshot.files.map((file) => withWholeTexts(file, files)) };
}

function withWholeTexts(file: ChangedFile, texts: TicketCase['files']): ChangedFile {
  if (file.status === 'deleted') return { ...file, old_text: rebuildText(file, 'old') };
  if (file.status === 'added') return { ...file, new_text: rebuildText(file, 'new') };
  const now = texts?.[file.path];
  return now === undefined ? file : { ...file, new_text: now, old_text: convertText(file, now, 'new') };
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
