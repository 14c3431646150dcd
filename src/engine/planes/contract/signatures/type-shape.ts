/** How a type that stays changes for those who implement, extend, match or build it. */
import type { Definition, FileChange, FileSyntax } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';
import { HiddenMarks } from '../exports/hidden-marks.js';
import type { InheritedMembers } from '../exports/inherited-members.js';
import { isEntry } from '../exports/public-surface.js';
import { SideLines } from '../side-texts.js';
import { describeNewMember } from './new-members.js';
import { createPackageSpeller } from './package-names.js';
import { areOtherPlainTypes } from './plain-types.js';
import { isRequired } from './required-members.js';
import { describeAttributeBreaks } from './rust-attributes.js';
import { describeBreaks, tidyType } from './signature-parts.js';
import { describeHeadBreaks } from './type-heads.js';
import { type Index, indexDefinitions, isOpen } from './type-index.js';

/** One change of a type or of its member. `type` is the outermost name, `line` is of the new side. */
export interface ShapeBreak {
  readonly type: string;
  readonly line: number;
  readonly words: string;
}

/** Finds them by comparing the definitions of both sides that have the same name. */
export function findShapeBreaks(
  change: FileChange,
  syntax: FileSyntax,
  inherited: InheritedMembers,
): readonly ShapeBreak[] {
  const { before, after } = syntax;
  const { language } = change;
  if (before === null || after === null || language === null) return [];
  const texts = new SideLines(change);
  const spell = createPackageSpeller(language, syntax, texts);
  const old = indexDefinitions(before.definitions.map((one) => spell(one, 'before')));
  const marks = new HiddenMarks(change, before.definitions);
  const now = indexDefinitions(after.definitions.map((one) => spell(one, 'after')));
  return [...now].flatMap(([path, definition]): readonly ShapeBreak[] => {
    if (definition === null) return [];
    const was = old.get(path);
    // What others do not see is no contract of theirs; a new member is judged by its type.
    const known = was ?? old.get(definition.container ?? '');
    const found =
      was === undefined
        ? describeNewMember(definition, old, now, texts, language)
        : was === null || !isOpen(was, old) || !definition.exported
          ? []
          : describeChange(
              was,
              definition,
              texts,
              language,
              isEntry(change.file.path),
              isOfInterface(was, old, now),
              inherited,
            );
    if (found.length === 0 || (known !== null && known !== undefined && marks.isHidden(known))) return [];
    const type = path.split('.')[0] ?? path;
    return found.map((words) => ({ type, line: definition.first, words: `${clip(path, 50)} ${words}` }));
  });
}

/** Returns true if what contains the member is an interface on both sides. */
function isOfInterface({ container }: Definition, old: Index, now: Index): boolean {
  return container !== null && old.get(container)?.kind === 'interface' && now.get(container)?.kind === 'interface';
}

/** `isMember`: of an interface. */
function describeChange(
  before: Definition,
  after: Definition,
  texts: SideLines,
  language: string,
  isPublic: boolean,
  isMember: boolean,
  inherited: InheritedMembers,
): readonly string[] {
  const found = [...describeHeadBreaks(before, after, language, inherited)];
  if (language === 'Rust') found.push(...describeAttributeBreaks(before, after, texts));
  const isVariant = language === 'Rust' && before.kind === 'constant' && before.container !== null;
  const isOpenVariant = isVariant && !/^const\b/u.test(after.signature) && !isNonExhaustive(before, texts);
  if (isOpenVariant && dropAttributes(before.signature) !== dropAttributes(after.signature))
    found.push('holds other values');
  if (after.kind === 'field' && (isPublic || hasPublicFields(language)))
    found.push(...describeField(before, after, language));
  found.push(...describeValue(before, after, language));
  // What builds or matches a record names its components by their places.
  if (before.kind === 'class' && /\brecord\b/u.test(before.signature) && /\brecord\b/u.test(after.signature))
    found.push(...describeBreaks(before, after, null));
  if (language === 'Scala') found.push(...describeScalaChange(before, after));
  // What has no body now, and had one.
  if (isMember && isRequired(after, texts, language, 'after') && !isRequired(before, texts, language, 'before'))
    found.push('must now be implemented');
  if (isOtherKind(before, after, language))
    found.push(`is now ${withArticle(after.kind)}, before ${withArticle(before.kind)}`);
  return found;
}

/** Attributes of a member are no part of its type: `# [ deprecated ]`. */
function dropAttributes(signature: string): string {
  return signature.replace(/# \[[^\]]{0,200}\] ?/gu, '').replace(/ , (?=[)}])/gu, ' ');
}

function isNonExhaustive(definition: Definition, texts: SideLines): boolean {
  const text = `${texts.readHead(definition, 'before')} ${texts.read({ ...definition, last: definition.first }, 'before')}`;
  return text.includes('non_exhaustive');
}

/** What makes a class gives its parameters; a variable may be set (https://docs.scala-lang.org/tour/classes.html). */
function describeScalaChange(before: Definition, after: Definition): readonly string[] {
  if (before.kind === 'class' && after.kind === 'class') return describeBreaks(before, after, 'Scala');
  const [was, is] = [before, after].map(({ signature }) => /(?:^| )var(?: |$)/u.test(signature));
  return before.kind === 'field' && was === true && is === false ? ['can no longer be assigned'] : [];
}

/** A field that may be missing, must be given now, or holds another type. */
function describeField(before: Definition, after: Definition, language: string): readonly string[] {
  const [was, is] = [before.signature.startsWith('?'), after.signature.startsWith('?')];
  if (was !== is) return [is ? 'may be missing now' : 'must be given now'];
  if (language === 'C#' && isAssigned(before) && !isAssigned(after)) return ['can no longer be assigned'];
  const [old, now] = [readFieldType(before, language), readFieldType(after, language)];
  return !areOtherPlainTypes(old, now)
    ? []
    : [`is of type ${clip(tidyType(now), 40)}, no longer ${clip(tidyType(old), 40)}`];
}

/** Returns true for a property that others may set. */
function isAssigned({ signature }: Definition): boolean {
  return /\{(?:.{0,200}[\s;}])?(?<!\b(?:private|internal|protected) )(?:set|init)\b/su.test(signature);
}

/** Without modifiers, names and Go's tags; empty for Go's `A, B int`, of which each has a part. */
function readFieldType({ signature }: Definition, language: string): string {
  if (language === 'Go') return readGoType(signature);
  // How a property of C# gets its value is no part of its type.
  const type = language === 'C#' ? signature.replace(/ ?(?:\{|= ?>).*$/su, '') : signature;
  return type
    .split(' ')
    .filter((word) => !NO_TYPE.has(word) && !word.startsWith('@'))
    .join(' ');
}

/** Empty also for a type of the package's own: another name for it may be the same type. */
function readGoType(signature: string): string {
  const type = signature.replace(/ ?`[^`]*`/u, '');
  const isOwn = [...type.slice(0, REACH.statement).matchAll(/\b[a-z]\w*(?! ?\.)\b/gu)].some(
    ([word]) => !GO_TYPES.has(word),
  );
  return isOwn || /(?:^| ),/u.test(signature) ? '' : type;
}

/** The predeclared types of Go, and the words of composite ones (go.dev/ref/spec). */
const GO_TYPES = new Set(
  'any bool byte chan complex64 complex128 error float32 float64 func int int8 int16 int32 int64 interface map rune string struct uint uint8 uint16 uint32 uint64 uintptr'.split(
    ' ',
  ),
);

const NO_TYPE = new Set(
  'public protected private internal static final readonly var const abstract volatile transient override declare required virtual new $ : ? ;'.split(
    ' ',
  ),
);

/** In Go: a variable or a type by its name, and a method that asks for a pointer. In Python: what is called no more. */
function describeValue(before: Definition, after: Definition, language: string): readonly string[] {
  if (language === 'Python') {
    const [was, is] = [before, after].map(({ signature }) =>
      /@ (?:functools \. )?(?:cached_)?property\b/u.test(signature),
    );
    // What was never called, such as an attribute of the class, is read as before.
    return was === is || before.kind !== 'method' || after.kind !== 'method'
      ? []
      : [is ? 'is a property now: calls of it no longer fit' : 'is called now, no longer a property'];
  }
  if (language !== 'Go') return [];
  if (before.kind === 'variable') return describeField(before, after, language);
  const [was, is] = [before, after].map(({ signature }) => /^\( (?:\w+ )?\*/u.test(signature));
  return before.kind === 'method' && was === false && is === true
    ? ['asks for a pointer now: values no longer have it']
    : [];
}

/** In these languages a field says by itself that others may use it. */
function hasPublicFields(language: string): boolean {
  return ['PHP', 'Java', 'Go', 'C#'].includes(language);
}

const KINDS: ReadonlySet<Definition['kind']> = new Set([
  'class',
  'interface',
  'enum',
  'function',
  'constant',
  'module',
]);

/** In TypeScript and JavaScript, what can be used in the same way may be written in several. */
function isOtherKind(before: Definition, after: Definition, language: string): boolean {
  if (['TypeScript', 'TSX', 'JavaScript'].includes(language) || before.kind === after.kind) return false;
  return KINDS.has(before.kind) && KINDS.has(after.kind) && before.container === null;
}

const withArticle = (kind: string): string => `${/^[aeiou]/u.test(kind) ? 'an' : 'a'} ${kind}`;
