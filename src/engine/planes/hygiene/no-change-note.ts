import { counted } from '../../../base/text.js';
import { isChangeNote, isUpgradeNote } from '../../change/change-notes.js';
import type { FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import type { Custom } from '../../snapshot.js';
import { exportRemoved } from '../contract/export-removed.js';
import { isNamedFromOutside, isPublicSource } from '../contract/exports/public-surface.js';
import { concernsOverridersAlone, signatureBreak } from '../contract/signature-break.js';
import { findCustom } from '../customs.js';
import { findFirstChangedLine } from '../first-changed-lines.js';
import { findNewSettings } from '../new-settings.js';
import { createMovedTest, isProduct } from '../tests/untested/decisions.js';
import { clip } from '../wording.js';

/**
 * Reports a change of the product without a note in the change log, where the project's own history brings one. How often it
 * must have brought one depends on what users see of the change. The finding gives the counts, so that the reader can
 * weigh them.
 */
export const noChangeNote: Rule = {
  id: 'hygiene/no-change-note',
  severity: 'info',
  summary: 'Such changes often come with a note in the change log, and this one has none',
  docs: {
    why: 'Users read the change log before they update. What is not in it surprises them, and nothing fails when it is forgotten.',
    bad: {
      files: {
        'src/price.ts': { times: 10, lines: ['+export const gross = order.net * rates[order.country];'] },
      },
      customs: [{ path: 'src/', of: 100, tests: 60, documents: [{ path: 'changelog.d/', together: 74 }] }],
    },
    good: {
      files: {
        'src/price.ts': { times: 10, lines: ['+export const gross = order.net * rates[order.country];'] },
        'changelog.d/12.md': ['+Prices show the rate of the country.'],
      },
      customs: [{ path: 'src/', of: 100, tests: 60, documents: [{ path: 'changelog.d/', together: 74 }] }],
    },
  },
  suppressible: true,
  async check(context) {
    const { files } = context.change;
    if (files.some(({ file }) => file.status !== 'deleted' && (isChangeNote(file.path) || isUpgradeNote(file.path))))
      return [];
    const isMoved = createMovedTest(context);
    const changed = files.filter((one) => isChangedCode(context, one) && !isMoved(one)).slice(0, MAX_FILES);
    const usual = changed.flatMap((change) => {
      const place = findPlace(context, change);
      return place === null ? [] : [{ change, ...place }];
    });
    const [first] = usual.toSorted((a, b) => b.share - a.share);
    if (first === undefined) return [];
    const seen = await weigh(
      context,
      usual.map(({ change }) => change),
      first,
    );
    if (seen === null) return [];
    const { change, custom, path, together, of } = first;
    return [
      {
        ...(seen.at ?? { file: change.file.path, ...findFirstChangedLine(change) }),
        title: clip(`No note on this change in ${path}`, 110),
        rationale: `${seen.words} Of the newest ${of} changes of at most 40 files to ${clip(custom.path, 80)}${of < custom.of ? ' since the first of these notes' : ''}, ${together} also ${path.endsWith('/') ? 'add a file to' : 'change'} ${clip(path, 80)}. Add a note for the users, or leave it if they do not see this.`,
        anchor: path,
      },
    ];
  },
};

/** More files of a change say nothing more about it. */
const MAX_FILES = 100;
/** Of fewer changes a share says little; a folder of notes is new, while a file may be that of one release. */
const LEAST_COUNTED = { folder: 10, file: 20 } as const;

/** Returns true for code of the product, without what runs as before. */
function isChangedCode({ syntax }: RuleContext, change: FileChange): boolean {
  return isProduct(change) && !change.formattingOnly && (syntax.get(change.file.path)?.substance ?? 'code') === 'code';
}

interface Place {
  readonly custom: Custom;
  readonly path: string;
  readonly together: number;
  readonly of: number;
  readonly share: number;
}

/** Returns where notes come with changes to such files, and how often; null if nowhere. */
function findPlace(context: RuleContext, { file }: FileChange): Place | null {
  const custom = findCustom(context, file.path);
  const documents = (custom?.documents ?? []).filter(({ path }) => isAbout(path, file.path));
  const note = documents.find(({ path }) => isChangeNote(path)) ?? documents.find(({ path }) => isUpgradeNote(path));
  if (custom === null || note === undefined) return null;
  const of = note.since ?? custom.of;
  const { path, together } = note;
  return of < LEAST_COUNTED[path.endsWith('/') ? 'folder' : 'file']
    ? null
    : { custom, path, together, of, share: together / of };
}

/** Returns false for the change log of another part: it stands in the same tree, in a folder that does not hold the file. */
function isAbout(note: string, path: string): boolean {
  const folder = note.slice(0, note.replace(/\/$/u, '').lastIndexOf('/') + 1);
  const top = folder.slice(0, folder.indexOf('/') + 1);
  return folder === '' || path.startsWith(folder) || !path.startsWith(top);
}

/**
 * A break has its note in every project that has a log; of other changes, new names have one more often. Where notes come less
 * often than so, readers called most of these findings wrong.
 */
const LEAST_SHARE = { breaks: 0.1, adds: 0.15, other: 0.2 } as const;
/** Smaller changes of code are mostly clean-ups, which need no note. */
const LEAST_ADDED = 6;

/** What a note would be about, and the place of it; without one it is the first change of the file. */
interface Seen {
  readonly words: string;
  readonly at?: Pick<RawFinding, 'file' | 'first' | 'last'>;
}

/** Says what the change does to names; null if the history does not ask for a note on that. Whether users see them is not known. */
async function weigh(
  context: RuleContext,
  changed: readonly FileChange[],
  { path, share }: Place,
): Promise<Seen | null> {
  if (share < LEAST_SHARE.breaks) return null;
  const broken = [
    ...(await exportRemoved.check(context)),
    // What only those who override something must follow is told by its own rule.
    ...(await signatureBreak.check(context)).filter((one) => !concernsOverridersAlone(one)),
  ];
  const [at] = broken;
  if (at !== undefined)
    return { words: 'The change takes away or alters names that other files can use.', at: pickPlace(at) };
  if (share < LEAST_SHARE.adds || !isChangeNote(path)) return null;
  const added = changed.flatMap((change) => findAdded(context, change));
  const [name] = added;
  if (name !== undefined)
    return {
      words: `The change adds ${clip(name, 60)}${added.length > 1 ? ' and other names' : ''}, which other files can use.`,
    };
  const [lines, gone] = (['added', 'removed'] as const).map((side) =>
    changed.reduce((sum, { file }) => sum + countCode(context, file.path, side), 0),
  );
  // As many lines as go, and hardly more, are the old ones in another form.
  return lines !== undefined && gone !== undefined && share >= LEAST_SHARE.other && lines - gone >= LEAST_ADDED
    ? { words: `The change brings ${counted(lines, 'line')} of code.` }
    : null;
}

const pickPlace = ({ file, first, last }: RawFinding) => ({ file, first, last });

const countCode = ({ syntax }: RuleContext, path: string, side: 'added' | 'removed'): number =>
  (syntax.get(path)?.[side] ?? []).filter(({ code }) => /\w/u.test(code)).length;

/** Returns the names that others can newly use: options and the like, and exported definitions. */
function findAdded({ syntax }: RuleContext, change: FileChange): readonly string[] {
  const file = syntax.get(change.file.path);
  const settings = findNewSettings(change, file).map(({ kind, name }) => `the ${kind} ${name}`);
  if (!isPublicSource(change) || !isNamedFromOutside(change)) return settings;
  const definitions = (file?.symbolChanges ?? []).flatMap(({ change: how, after }) =>
    how === 'added' && after !== null && after.exported && after.container === null && !/^_|^\W/u.test(after.name)
      ? [after.name]
      : [],
  );
  return [...settings, ...definitions];
}
