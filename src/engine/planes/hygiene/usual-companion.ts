import { getFileName } from '../../../base/paths.js';
import { counted } from '../../../base/text.js';
import { isChangeNote } from '../../change/change-notes.js';
import { LOCKFILES, MANIFEST_NAME, MANIFESTS } from '../../change/file-patterns.js';
import { findTestReason } from '../../change/tests.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import type { Habit } from '../../snapshot.js';
import { findFirstChangedLine } from '../first-changed-lines.js';

/**
 * Reports what this repository's own history changes together with the changed files, and this change does not. The
 * finding gives the counts, so that the reader can weigh them.
 */
export const usualCompanion: Rule = {
  id: 'hygiene/usual-companion',
  severity: 'info',
  summary: 'A file that often changes with these files does not change here',
  docs: {
    why: 'It is easy to forget a second copy of a table or generated code, and nothing fails.',
    bad: {
      files: {
        'src/price.ts': { times: 10, lines: ['+export const gross = order.net * rates[order.country];'] },
      },
      habits: [{ kind: 'new-file', changed: 'src/', companion: 'gallery/', together: 94, of: 100 }],
    },
    good: {
      files: {
        'src/price.ts': { times: 10, lines: ['+export const gross = order.net * rates[order.country];'] },
        'gallery/12.json': ['+{ "country": "FR", "gross": 12 }'],
      },
    },
  },
  suppressible: true,
  check(context) {
    const { past } = context.snapshot;
    if (past?.state !== 'read' || past.habits === undefined) return [];
    const broken = past.habits.filter(isUsual).flatMap((habit) => {
      const change = findBreaker(context, habit);
      return change === null ? [] : [{ habit, change }];
    });
    const [first] = broken;
    if (first === undefined) return [];
    const shown = broken.slice(0, MAX_SHOWN).map(({ habit }) => describeHabit(habit));
    const more = broken.length - shown.length;
    return [
      {
        file: first.change.file.path,
        ...findFirstChangedLine(first.change),
        title: `Often ${first.habit.companion} ${first.habit.kind === 'file' ? 'changes too' : 'gets a new file'}, and not here`,
        rationale: `${shown.join(' ')}${more > 0 ? ` So it is with ${counted(more, 'other pair')}.` : ''} This is counted from the history of the base and may not hold for this change.`,
        anchor: first.habit.companion,
      },
    ];
  },
};

/** A pair that came together less often, or was counted less, says little of one more change. */
function isUsual({ together, of }: Habit): boolean {
  return of >= LEAST_COUNTED && together >= LEAST_SHARE * of;
}
const LEAST_COUNTED = 20;
const LEAST_SHARE = 0.9;

const MAX_SHOWN = 5;
/** Smaller changes of code are mostly clean-ups, which need no note. */
const LEAST_ADDED = 10;

/** Returns the file of the change of which the habit is true; null if the habit says nothing of this change. */
function findBreaker({ change, syntax }: RuleContext, { kind, changed, companion }: Habit): FileChange | null {
  // Whether tests and notes for the change log come with code is said by rules of their own.
  if (
    isDependencyList(companion) ||
    isChangeNote(companion) ||
    (kind === 'new-file' && findTestReason(`${companion}x`, true, '') !== null)
  )
    return null;
  const isMeant = (one: FileChange) =>
    kind === 'file' ? one.file.path === changed || one.file.old_path === changed : one.file.path.startsWith(changed);
  const holds = (one: FileChange) =>
    isMeant(one) &&
    !isDependencyList(one.file.path) &&
    one.file.status !== 'deleted' &&
    !one.formattingOnly &&
    // A test is also written for what stays as it is, and a document for what was done before.
    one.class !== 'docs' &&
    one.class !== 'test' &&
    (kind === 'file' || (one.class === 'source' && one.added.length >= LEAST_ADDED)) &&
    (one.class !== 'source' || (syntax.get(one.file.path)?.substance ?? 'code') === 'code');
  return change.files.find(holds) ?? null;
}

/** Other rules compare what a project depends on with what is locked. */
function isDependencyList(path: string): boolean {
  const name = getFileName(path);
  return LOCKFILES.has(name) || MANIFESTS.has(name) || MANIFEST_NAME.test(name);
}

function describeHabit({ kind, changed, companion, together, of }: Habit): string {
  return kind === 'file'
    ? `${together} of the ${of} newest commits to ${changed} that touch at most 40 files also change ${companion}.`
    : `${together} of the ${of} newest changes under ${changed} of at most 40 files also add a file under ${companion}.`;
}
