/** Who may build on an exported name: as far as paths and the change itself tell, for no other file is at hand. */

import { getFolderPrefix } from '../../../../base/paths.js';
import type { Definition, FileChange, RuleContext, SideSyntax } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { isOurs } from '../own-files.js';

/** Folders and files whose names must not be used outside of the package, by a language's rule or by convention. */
const INTERNAL =
  /(?:^|\/)(?:internal|_internal|_private|private|__tests__|__mocks__|e2e|spec|specs|tests?|testing|stories)\/|(?:^|\/)_(?!_)[^/]*\/(?:[^/]+\/)*[^/]+\.py$|(?:^|\/)_(?!_init__)[^/]*\.py$|\.(?:stories|config|test|spec|bench)\.[cm]?[jt]sx?$|(?:^|\/)(?:conftest|setup)\.py$|(?:^|\/)(?:build|main)\.rs$/u;

/** Returns true for a source file whose exports others may use. */
export function isPublicSource(change: FileChange): boolean {
  const { path } = change.file;
  return (
    change.class === 'source' && isOurs(change) && !INTERNAL.test(change.file.old_path ?? path) && !isProgram(change)
  );
}

/** A file that is run and not imported: it can be executed, begins with `#!`, or is Go's package `main`. */
function isProgram({ file, language }: FileChange): boolean {
  if (file.old_mode === '100755' && language !== 'C#') return true;
  const text = file.old_text ?? '';
  if (text.startsWith('#!') && !text.startsWith('#![')) return true;
  return language === 'Go' && /^package main$/mu.test(text.slice(0, REACH.data));
}

/** The public files of a package: its entry point, its public headers, and files named as its API. */
const ENTRY = [
  /^(?:(?:packages|libs|modules|crates)\/(?:@[\w.-]+\/)?[\w.-]+\/)?(?:(?:src|lib)\/)?(?:index|mod)\.[cm]?[jt]sx?$/u,
  /(?:^|\/)public[-_]api\.[cm]?[jt]sx?$/u,
  /^(?:(?:crates|libs|packages)\/)?(?:[\w.-]+\/)?src\/lib\.rs$/u,
  /^(?:(?:src|lib|python)\/)?[a-z][\w]*\/__init__\.py$/u,
  /^(?:[\w.-]+\/)?include\/[\w./-]+\.(?:h|hh|hpp|hxx)$/u,
];

/** Returns true if the file is an entry point of a package. */
export function isEntry(path: string): boolean {
  return (
    !/(?:^|\/)(?:apps?|server|client|web|backend|frontend|service|services|tools?|scripts?)\//u.test(path) &&
    ENTRY.some((pattern) => pattern.test(path))
  );
}

/**
 * Languages in which a public definition can be named from outside wherever its file lies. In the others the entry of the
 * package decides, or a line in another file (Rust's `mod`, the `exports` of a package, a header that is installed).
 */
const NAMED_FROM_OUTSIDE: ReadonlySet<string> = new Set([
  'C#',
  'Go',
  'Java',
  'Kotlin',
  'PHP',
  'Python',
  'Ruby',
  'Scala',
  'Swift',
  'Visual Basic .NET',
  'F#',
]);

/** Folders and projects whose names say, in any case of letters, that they are for their own package. */
const FOR_OWN_USE = /(?:^|[/.])(?:internals?|impl|implementations?|details?|private)(?:[/.]|$)/iu;

/** Dart: what lies in `lib/src` is the package's own (https://dart.dev/tools/pub/package-layout). */
const DART_LIBRARY = /(?:^|\/)lib\/(?!src\/).{1,200}\.dart$/u;

/** Returns true if the file itself shows that whoever has the package can name what it exports. */
export function isNamedFromOutside({ language, file }: FileChange): boolean {
  const path = file.old_path ?? file.path;
  if (FOR_OWN_USE.test(getFolderPrefix(path))) return false;
  return isEntry(path) || NAMED_FROM_OUTSIDE.has(language ?? '') || DART_LIBRARY.test(path);
}

/** Returns true if others may use a field: the language makes it public, or the file is where users come in. */
export function isOwnSurface({ name }: Definition, { language, file }: FileChange): boolean {
  if (isEntry(file.path)) return true;
  if (language === 'Python') return /^[A-Z][A-Z\d_]{1,80}$/u.test(name);
  return ['PHP', 'Java', 'Go', 'C#'].includes(language ?? '');
}

/**
 * Finds the files of the change whose code no longer mentions a name. Tests do not count, because they follow any
 * change; nor does a definition of the same name.
 */
export class RemovedMentions {
  readonly #removed = new Map<string, Map<string, Mentions>>();

  constructor({ change, syntax }: Pick<RuleContext, 'change' | 'syntax'>) {
    for (const { file, class: kind, removed: gone, added: come } of change.files) {
      if (TEMPLATE.test(file.path)) {
        for (const { text } of gone) this.#record(text, file.path, 1, undefined, true);
        for (const { text } of come) this.#record(text, file.path, -1, undefined, true);
        continue;
      }
      if (kind !== 'source' && kind !== 'generated') continue;
      const { removed = [], added = [], before = null, after = null } = syntax.get(file.path) ?? {};
      const [old, now] = [before, after].map(listDefined);
      for (const { number, code } of removed) this.#record(code, file.path, 1, old?.get(number));
      for (const { number, code } of added) this.#record(code, file.path, -1, now?.get(number));
    }
  }

  /**
   * Returns true if other files of the change use the name less than before: its callers are updated too. A member is
   * used behind an object or a type.
   */
  callersGo(name: string, path: string, isMember: boolean): boolean {
    return [...(this.#removed.get(name) ?? [])].some(
      ([other, mentions]) => other !== path && mentions[isMember ? 'member' : 'any'] > 0,
    );
  }

  #record(code: string, path: string, by: 1 | -1, defined: ReadonlySet<string> | undefined, bare = false): void {
    for (const match of code.slice(0, REACH.line).matchAll(/([.>:?]\s{0,2})?[\p{IDS}_$][\p{IDC}$]*/gu)) {
      const name = match[0].slice(match[1]?.length ?? 0);
      if (defined?.has(name) === true) continue;
      const paths = this.#removed.get(name) ?? new Map<string, Mentions>();
      const { any, member } = paths.get(path) ?? { any: 0, member: 0 };
      paths.set(path, { any: any + by, member: member + (match[1] === undefined && !bare ? 0 : by) });
      this.#removed.set(name, paths);
    }
  }
}

/** Templates name the members of the class that they belong to without an object before them. */
const TEMPLATE =
  /\.(?:html?|erb|haml|slim|jinja2?|j2|twig|blade\.php|phtml|cshtml|razor|xaml|axaml|hbs|handlebars|ejs|pug|liquid|mustache|gohtml|tmpl|jspx?|ftlh?|h?eex)$/u;

/** How many mentions a file removes, less those that it adds: all of them, and those of members. */
interface Mentions {
  readonly any: number;
  readonly member: number;
}

/** Names that are defined, by their first line. */
function listDefined(side: SideSyntax | null): ReadonlyMap<number, ReadonlySet<string>> {
  const found = new Map<number, Set<string>>();
  for (const { name, first } of side?.definitions ?? []) found.set(first, (found.get(first) ?? new Set()).add(name));
  return found;
}

/** Returns true for a name that says by its form, or by its use, that it is not for others. */
export function isPrivateName(name: string): boolean {
  return (
    name === '' ||
    name.startsWith('_') ||
    name.endsWith('_') ||
    name.startsWith('#') ||
    /^(?:main|init|default|constructor|test\w*|Test\w*)$/u.test(name)
  );
}
