import type { Definition, FileChange, FileSyntax, RawFinding, Rule } from '../../model.js';
import { clip, toFileName } from '../wording.js';
import { type Break, mergeFiles, toFindings } from './breaks.js';
import { mergeDeletedFiles, reportDeletedFile } from './exports/deleted-exports.js';
import { HiddenMarks } from './exports/hidden-marks.js';
import { InheritedMembers } from './exports/inherited-members.js';
import { OldSideIndex } from './exports/old-side-index.js';
import {
  isEntry,
  isNamedFromOutside,
  isOwnSurface,
  isPrivateName,
  isPublicSource,
  RemovedMentions,
} from './exports/public-surface.js';
import { readReexports } from './exports/reexports.js';
import { createSelfAnswerTest } from './exports/self-answered.js';
import { SurvivingNames } from './exports/surviving-names.js';
import { UnpublishedPackages } from './exports/unpublished.js';
import { isMigration } from './migrations/files.js';
import { createLineMapper, readStretches } from './stretches.js';

/** Reports a name for others that was removed, renamed or is no longer exported, without a replacement. */
export const exportRemoved: Rule = {
  id: 'contract/export-removed',
  severity: 'info',
  summary: 'An exported name is removed, renamed or no longer exported',
  docs: {
    why: 'Code outside of this change that uses the name no longer builds, or fails where it runs. In the entry of a package, that is everyone who installs it.',
    bad: {
      files: {
        'src/index.ts': [
          ' const rate = 2;',
          '-export function total(cart: Cart): number {',
          '+function total(cart: Cart): number {',
          '   return cart.sum * rate;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/index.ts': [
          ' const rate = 2;',
          '-export function total(cart: Cart): number {',
          '+export function sum(cart: Cart): number {',
          '   return cart.sum * rate;',
          ' }',
          '+/** @deprecated use sum */',
          '+export const total = sum;',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const survivors = new SurvivingNames(context);
    const inherited = new InheritedMembers(context);
    const mentions = new RemovedMentions(context);
    const unpublished = new UnpublishedPackages(context.change);
    const deleted: RawFinding[] = [];
    const findings = context.change.files.flatMap((change): readonly RawFinding[] => {
      const syntax = context.syntax.get(change.file.path);
      if (syntax === undefined || !isPublicSource(change) || isMigration(change)) return [];
      if (!isNamedFromOutside(change) || unpublished.has(change.file.path)) return [];
      const answers = createSelfAnswerTest(change);
      const gone = [
        ...findRemovedDefinitions(change, syntax, survivors, inherited).filter(
          ({ isMember, name }) => isMember || !answers(name),
        ),
        ...mergeRemovedExports(findRemovedReexports(change, syntax, survivors).filter(({ name }) => !answers(name))),
      ];
      if (change.file.status === 'deleted') {
        deleted.push(
          ...reportDeletedFile(
            change,
            gone.map(({ shown }) => shown),
          ),
        );
        return [];
      }
      return toFindings(
        change,
        gone.map((one) => toBreak(one, change, mentions)),
      );
    });
    return [...mergeFiles(findings), ...mergeDeletedFiles(deleted)];
  },
};

interface RemovedExport {
  readonly name: string;
  readonly shown: string;
  readonly line: number;
  readonly words: 'removed' | 'renamed' | 'hidden' | 'not passed on';
  readonly now: string;
  /** Users were warned that the name would be removed. */
  readonly deprecated: boolean;
  /** The file itself lists it as public. */
  readonly listed: boolean;
  /** The module was re-exported as a whole, and now only some of its names are. */
  readonly byName: boolean;
  readonly isMember: boolean;
}

function toBreak(gone: RemovedExport, change: FileChange, mentions: RemovedMentions): Break {
  const { path } = change.file;
  const callers = mentions.callersGo(gone.name, path, gone.isMember);
  const isPublic = (gone.listed || isEntry(path)) && !gone.deprecated && !gone.byName && !callers;
  const what = {
    removed: `${clip(gone.shown, 60)} is removed from ${toFileName(path)}`,
    renamed: `${clip(gone.shown, 50)} is renamed to ${clip(gone.now, 40)}`,
    hidden: `${clip(gone.shown, 60)} is no longer exported`,
    'not passed on': `${toFileName(path)} no longer passes on ${clip(gone.shown, 60)}`,
  }[gone.words];
  const who = gone.byName
    ? 'Names are listed in its place. Make sure that none is missing that others use.'
    : callers
      ? 'Other files of this change stop using it. What uses it outside of this change has to change with it, too.'
      : isPublic
        ? 'This file is where users of the package come in. Keep the name, marked as deprecated and passing on to what takes its place, until the next major version.'
        : gone.deprecated
          ? 'It was marked as deprecated. Make sure that the time has come.'
          : 'Whatever uses it outside of this change has to change with it. Keep the name and let it pass on to what takes its place, or say it in the notes.';
  return {
    line: gone.line,
    title: what,
    rationale: who,
    anchor: `${gone.words} ${gone.shown}`,
  };
}

/** Kinds that count only in a public file, because a member of a type is usually used within its module. */
const MEMBERS: ReadonlySet<Definition['kind']> = new Set(['field']);

/** In Scala a value is called as a method is: nobody who uses it sees which it is. */
const isMember = ({ kind }: Definition, { language }: FileChange): boolean => MEMBERS.has(kind) && language !== 'Scala';

function findRemovedDefinitions(
  change: FileChange,
  syntax: FileSyntax,
  survivors: SurvivingNames,
  inherited: InheritedMembers,
): readonly RemovedExport[] {
  const found = new Map<string, RemovedExport>();
  const view = new OldSideIndex(change, syntax);
  const marks = new HiddenMarks(change, syntax.before?.definitions ?? []);
  const lost = new Set(
    syntax.symbolChanges.flatMap(({ change: kind, before }) =>
      (kind === 'removed' || kind === 'renamed') && before !== null && !isReopened(before, change)
        ? [toQualifiedName(before)]
        : [],
    ),
  );
  for (const { change: kind, before, after, first } of syntax.symbolChanges) {
    if (before === null || !before.exported || isPrivateName(before.name) || found.has(toQualifiedName(before)))
      continue;
    // What only its own package can name; what only heirs see, where there are none.
    if (change.language === 'Go' && /^\p{Ll}/u.test(before.name)) continue;
    if (/\bprotected\b/u.test(before.signature) && view.isFinal(before.container)) continue;
    if (isReopened(before, change) || (isMember(before, change) && !isOwnSurface(before, change))) continue;
    // A member of a removed type is not reported separately; a member of a hidden type was not visible.
    if (before.container !== null && (lost.has(before.container) || !view.isVisible(before.container))) continue;
    const words =
      kind === 'removed'
        ? 'removed'
        : kind === 'renamed'
          ? 'renamed'
          : after !== null && !after.exported
            ? 'hidden'
            : null;
    if (words === null || (kind !== 'removed' && after?.name !== before.name && words !== 'renamed')) continue;
    if (
      survivors.standsIn(before, change, words) ||
      view.isDeclaredAhead(before) ||
      view.mayBeLocal(before) ||
      view.isInHidden(before) ||
      view.stays(before) ||
      (words !== 'hidden' && inherited.has(before, change)) ||
      marks.isHidden(before) ||
      (words !== 'hidden' && marks.isOverride(before))
    )
      continue;
    found.set(toQualifiedName(before), {
      name: before.name,
      shown: toQualifiedName(before),
      line: Math.max(1, first),
      words,
      now: after?.name ?? '',
      deprecated: view.wasDeprecated(before),
      listed: view.wasListed(before.name),
      byName: false,
      isMember: before.container !== null,
    });
  }
  for (const { before, after } of findUnexportedDefinitions(syntax)) {
    if (
      found.has(toQualifiedName(before)) ||
      isPrivateName(before.name) ||
      survivors.standsIn(before, change, 'hidden') ||
      marks.isHidden(before)
    )
      continue;
    if (before.container !== null && lost.has(before.container)) continue;
    found.set(toQualifiedName(before), {
      name: before.name,
      shown: toQualifiedName(before),
      line: after.first,
      words: 'hidden',
      now: '',
      deprecated: false,
      listed: view.wasListed(before.name),
      byName: false,
      isMember: before.container !== null,
    });
  }
  return [...found.values()];
}

/** A Ruby module that is not named like its file is a namespace that other files open, too. Its members count. */
function isReopened({ kind, name }: Definition, { language, file }: FileChange): boolean {
  if (language !== 'Ruby' || kind !== 'module') return false;
  const own = /([^/]*)\.\w+$/u.exec(file.path)?.[1]?.replace(/_/gu, '').toLowerCase();
  return own !== name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}

/** Finds definitions that stay unchanged but lose their export by another line: an export list, a section. */
function findUnexportedDefinitions({
  before,
  after,
}: FileSyntax): readonly { readonly before: Definition; readonly after: Definition }[] {
  if (before === null || after === null || !before.whole || !after.whole) return [];
  const now = indexByPath(after.definitions);
  const old = indexByPath(before.definitions);
  return [...old].flatMap(([path, definition]) => {
    const other = now.get(path);
    if (definition === null || other === null || other === undefined) return [];
    return definition.exported && !other.exported ? [{ before: definition, after: other }] : [];
  });
}

/** Groups definitions by path; null if several share a path. */
function indexByPath(definitions: readonly Definition[]): ReadonlyMap<string, Definition | null> {
  const found = new Map<string, Definition | null>();
  for (const one of definitions) found.set(toQualifiedName(one), found.has(toQualifiedName(one)) ? null : one);
  return found;
}

function findRemovedReexports(
  change: FileChange,
  syntax: FileSyntax,
  survivors: SurvivingNames,
): readonly RemovedExport[] {
  const { language, file } = change;
  const place = createLineMapper(change);
  const defined = new Set(syntax.after?.definitions.map(({ name }) => name));
  return readStretches(change).flatMap((stretch) => {
    const before = readReexports(language, file.path, stretch.before);
    const after = before.size === 0 ? before : readReexports(language, file.path, stretch.after);
    // Only if a line of the list itself was removed, because a hunk may show only a part of the list.
    return [...before].flatMap(([name, line]): readonly RemovedExport[] => {
      if (
        after.has(name) ||
        isPrivateName(name) ||
        survivors.passedOn(name) ||
        (defined.has(name) && language !== 'Python')
      )
        return [];
      const shown = name.startsWith('* ') ? `everything of ${name.slice(2)}` : name;
      const gone = {
        name,
        shown,
        line: place(line),
        words: 'not passed on',
        now: '',
        deprecated: false,
        listed: language === 'Python',
        byName: name.startsWith('* ') && [...after.keys()].some((one) => !before.has(one)),
        isMember: false,
      } as const;
      return [gone];
    });
  });
}

/** If a list loses more names than this, they give one finding. */
const MANY = 3;

function mergeRemovedExports(gone: readonly RemovedExport[]): readonly RemovedExport[] {
  const [first] = gone;
  if (first === undefined || gone.length <= MANY) return gone;
  const names = gone.map(({ shown }) => shown);
  return [
    {
      ...first,
      shown: `${names.slice(0, 2).join(', ')} and others`,
      listed: gone.some(({ listed }) => listed),
    },
  ];
}

function toQualifiedName({ container, name }: Definition): string {
  return container === null ? name : `${container}.${name}`;
}
