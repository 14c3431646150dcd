import type { Definition, FileChange, FileSyntax } from '../../../model.js';
import { createLineMapper, readStretches } from '../stretches.js';
import { listNamesOfDefault } from './default-exports.js';
import { HiddenMarks } from './hidden-marks.js';
import { isImpliedConstructor } from './implied-constructors.js';
import type { InheritedMembers } from './inherited-members.js';
import { OldSideIndex } from './old-side-index.js';
import { isOwnSurface, isPrivateName } from './public-surface.js';
import { readReexports } from './reexports.js';
import type { SurvivingNames } from './surviving-names.js';

/** A name for others that the change takes away. */
export interface RemovedExport {
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
  /** Only classes that inherit from its own can name it. */
  readonly forHeirs?: boolean;
}

/** Kinds that count only in a public file, because a member of a type is usually used within its module. */
const MEMBERS: ReadonlySet<Definition['kind']> = new Set(['field']);

/** Where a value is called as a method is, nobody who uses it sees which it is: Scala, and `attr_reader` of Ruby. */
const isMember = ({ kind }: Definition, { language }: FileChange): boolean =>
  MEMBERS.has(kind) && language !== 'Scala' && language !== 'Ruby';

/** Finds exported definitions that are removed, renamed or hidden, and that nothing stands in for. */
export function findRemovedDefinitions(
  change: FileChange,
  syntax: FileSyntax,
  survivors: SurvivingNames,
  inherited: InheritedMembers,
): readonly RemovedExport[] {
  const found = new Map<string, RemovedExport>();
  const view = new OldSideIndex(change, syntax);
  const definitions = syntax.before?.definitions ?? [];
  const marks = new HiddenMarks(change, definitions);
  const ofDefault = listNamesOfDefault(change);
  const lost = new Set(
    syntax.symbolChanges.flatMap(({ change: kind, before }) =>
      (kind === 'removed' || kind === 'renamed') && before !== null && !isReopened(before, change, definitions)
        ? [toQualifiedName(before)]
        : [],
    ),
  );
  for (const { change: kind, before, after, first } of syntax.symbolChanges) {
    if (before === null || !before.exported || isPrivateName(before.name) || found.has(toQualifiedName(before)))
      continue;
    // What only its own package can name; what only heirs see, where there are none.
    if (change.language === 'Go' && /^\p{Lower}/u.test(before.name)) continue;
    if (/\bprotected\b/u.test(before.signature) && view.isFinal(before.container)) continue;
    if (isReopened(before, change, definitions) || (isMember(before, change) && !isOwnSurface(before, change)))
      continue;
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
      (words === 'removed' && isImpliedConstructor(before, syntax.after, change.language)) ||
      (words !== 'hidden' && inherited.has(before, change)) ||
      (words !== 'hidden' && before.container === null && ofDefault.has(before.name)) ||
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
      forHeirs: /\bprotected\b/u.test(before.signature),
    });
  }
  const unexported = findUnexportedDefinitions(syntax);
  // A member is hidden with its type, which is told.
  const hidden = new Set([
    ...[...found.values()].filter(({ words }) => words === 'hidden').map(({ shown }) => shown),
    ...unexported.map(({ before }) => toQualifiedName(before)),
  ]);
  for (const { before, after } of unexported) {
    if (before.container !== null && hidden.has(before.container)) continue;
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

/**
 * A Ruby module that is not named like its file is a namespace that other files open, too, and so is a class around the
 * definition that is named like the file. Their members count.
 */
function isReopened(
  { kind, name, container }: Definition,
  { language, file }: FileChange,
  definitions: readonly Definition[],
): boolean {
  if (language !== 'Ruby' || (kind !== 'module' && kind !== 'class')) return false;
  const own = /([^/]*)\.\w+$/u.exec(file.path)?.[1]?.replace(/_/gu, '').toLowerCase();
  const isOwn = (called: string) => own === called.slice(called.lastIndexOf(':') + 1).toLowerCase();
  if (isOwn(name)) return false;
  const path = container === null ? name : `${container}.${name}`;
  return (
    kind === 'module' ||
    definitions.some(
      (inner) => inner.container?.startsWith(path) === true && isOwn(inner.name) && inner.kind !== 'method',
    )
  );
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

/** Finds names of other modules that a file no longer passes on. */
export function findRemovedReexports(
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

function toQualifiedName({ container, name }: Definition): string {
  return container === null ? name : `${container}.${name}`;
}
