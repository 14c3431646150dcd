/**
 * What Python loads of the repository's own packages: `from .dates import parse`, `import shop.dates`, and names behind a loaded module
 * (`dates.parse`). An absolute import is one of the repository's where a folder above the file, or `src`, `lib` or `python` in one, has the
 * package and is none itself; packages that are installed are not read
 * (https://docs.python.org/3/reference/import.html#searching).
 */
import { getFolder } from '../../base/paths.js';
import { escapePattern } from '../text/escape-pattern.js';
import type { LoadingFile, LoadReader, Missing, Tree } from './load.js';
import { ANY_NAME } from './names.js';
import { joinPath } from './paths.js';

const FROM = /^\s*from\s+(?<module>\.{0,10}[\w.]{0,200})\s+import\s+(?<names>\S.*)$/u;
const PLAIN = /^\s*import\s+(?<modules>[\w., ]{1,300}?)\s*(?:#.*)?$/u;
/** Modules of Python itself that programs load most: a package of the same name is seldom meant (https://docs.python.org/3/py-modindex.html). */
const STANDARD: ReadonlySet<string> = new Set(
  'abc argparse array ast asyncio base64 bisect builtins bz2 calendar collections concurrent configparser contextlib contextvars copy csv ctypes dataclasses datetime decimal difflib dis doctest email enum errno fcntl filecmp fnmatch fractions functools gc getpass gettext glob gzip hashlib heapq hmac html http importlib inspect io ipaddress itertools json keyword locale logging lzma math mimetypes multiprocessing numbers operator os pathlib pickle pkgutil platform plistlib posixpath pprint pwd queue random re resource secrets select shelve shlex shutil signal site socket sqlite3 ssl stat statistics string struct subprocess sys sysconfig tarfile tempfile textwrap threading time timeit token tokenize traceback tracemalloc types typing unicodedata unittest urllib uuid venv warnings weakref xml xmlrpc zipfile zipimport zlib zoneinfo __future__'.split(
    ' ',
  ),
);
const ROOTS = ['', 'src', 'lib', 'python'] as const;
/** What makes a module that is not there no fault. */
const TRIED = /^\s*(?:try|except|else|finally)\b.*:|\b(?:raises|suppress|assertRaises\w*|skipif)\b|\bImportError\b/u;
const LONGEST_LIST = 200;

/** One module that a statement names, and what it takes from it. */
interface Statement {
  /** As written, with the leading dots. */
  readonly module: string;
  readonly first: number;
  readonly last: number;
  readonly names: readonly { readonly name: string; readonly as: string; readonly line: number }[];
  /** The name that the module itself has in the file; null where it has none of its own. */
  readonly as: string | null;
}

/** Where a module is: a path without its ending. Or the part of its name that leads nowhere, and in which package. */
type Place = { readonly at: string } | { readonly missing: string; readonly within: string };

/** Reads the loads of a file. */
export const readPython: LoadReader = (file, tree) => {
  if (/\bsys\.modules\b/u.test(file.lines.join('\n'))) return [];
  return listStatements(file.lines).flatMap((statement) => {
    if (!isAsked(file, tree, statement) || isTried(file, statement.first)) return [];
    const roots = listRoots(file.path, statement.module, tree);
    const judged = roots.map((root) => judge(file, tree, statement, root));
    // One place of several that has it is enough.
    return judged.find((missing) => missing.length === 0) ?? judged[0] ?? [];
  });
};

/** Returns whether something may be wrong with a statement: it is new, new lines use it, or what it names changes. */
function isAsked(file: LoadingFile, tree: Tree, { module, names, as, first, last }: Statement): boolean {
  const parts = [...module.split('.'), ...names.map(({ name }) => name)];
  if (someLine(first, last, file.isNew) || parts.some((part) => tree.mayLose(part))) return true;
  const behind = [...(as === null ? [] : [as]), ...names.map((named) => named.as)].map((name) => `${name}.`);
  return file.fresh.some(({ text }) => behind.some((name) => text.includes(name)));
}

function judge(file: LoadingFile, tree: Tree, statement: Statement, root: Root): readonly Missing[] {
  const { module, first, last } = statement;
  const place = locate(root.folder, root.module, tree);
  if (place === null) return [];
  const written = module;
  if ('missing' in place) {
    const isNew = someLine(first, last, file.isNew) || tree.lost(place.missing);
    const fromPackage = tree.has(`${place.within}/__init__.py`, ANY_NAME) === false;
    const isPlain = tree.find(`${place.within}/__init__`)?.length === 0;
    return isNew && (fromPackage || isPlain)
      ? [{ written, place: place.missing, name: null, line: first, word: 'import' }]
      : [];
  }
  const taken = statement.names.flatMap((named) =>
    file.isNew(named.line) || isLost(place.at, named.name, tree) ? judgeName(place.at, named, written, tree) : [],
  );
  return [...taken, ...judgeMembers(file, tree, statement, place.at)];
}

/** Returns what is wrong with a name that is taken from a module. */
function judgeName(
  at: string,
  { name, line }: { readonly name: string; readonly line: number },
  written: string,
  tree: Tree,
): readonly Missing[] {
  const inside = tree.find(joinPath(at, name));
  if (inside === undefined || inside.length > 0) return [];
  const file = findText(at, tree);
  return file !== null && tree.has(file, name) === false ? [{ written, place: file, name, line, word: name }] : [];
}

/** Judges what new lines take of modules that a statement loads: `dates.parse`. */
function judgeMembers(file: LoadingFile, tree: Tree, { names, as, module }: Statement, at: string): readonly Missing[] {
  const modules = [
    ...(as === null ? [] : [{ as, at, written: module }]),
    ...names.map(({ name, as: own }) => ({
      as: own,
      at: joinPath(at, name),
      written: module.endsWith('.') ? `${module}${name}` : `${module}.${name}`,
    })),
  ];
  return modules.flatMap((one) => {
    const uses = file.fresh.filter((line) => line.text.includes(`${one.as}.`));
    if (uses.length === 0 || !mayBeTaken(one.as, file)) return [];
    const there = tree.find(one.at);
    if (there === undefined || there.length === 0) return [];
    const text = findText(one.at, tree);
    if (text === null) return [];
    const member = new RegExp(`(?<![\\w.'"])${escapePattern(one.as)}\\.([A-Za-z_]\\w*)(?!\\s*=[^=]|['"\\w])`, 'gu');
    return uses.flatMap((line) =>
      [...line.text.matchAll(member)].flatMap(([, name = '']) => {
        if (name.startsWith('__')) return [];
        const inside = tree.find(joinPath(one.at, name));
        if (inside === undefined || inside.length > 0 || tree.has(text, name) !== false) return [];
        return [{ written: one.written, place: text, name, line: line.number, word: name }];
      }),
    );
  });
}

/** Returns whether a name means only what the import gives it: nothing else in the file is called so. */
function mayBeTaken(as: string, file: LoadingFile): boolean {
  const name = escapePattern(as);
  const other = new RegExp(
    `^\\s*(?:def|class)\\s+${name}\\b|\\bdef\\b[^#]*[(,]\\s*\\*{0,2}${name}\\s*[,:=)]|\\blambda\\b[^:]*\\b${name}\\b|\\b(?:for|as|global|nonlocal|with)\\s+(?:[\\w, (]+,\\s*)?${name}\\b|(?:^|[,;(\\s])${name}\\s*(?:,[\\w\\s,]*)?(?::\\s*[\\w.[\\]"' |]+)?:?=(?!=)|^\\s*\\*{0,2}${name}\\s*[:,=]`,
    'u',
  );
  let imports = 0;
  for (const line of file.lines) {
    if (!line.includes(as)) continue;
    if (FROM.test(line) || PLAIN.test(line)) {
      imports += 1;
      continue;
    }
    if (other.test(line)) return false;
  }
  return imports === 1;
}

/** The file whose text is that of a module: its own, or that of its package; null where it is no file of Python, or not only one. */
function findText(at: string, tree: Tree): string | null {
  const there = [...(tree.find(at) ?? []), ...(tree.find(`${at}/__init__`) ?? [])].filter(
    (path) => !path.endsWith('/'),
  );
  const [only] = there;
  return there.length === 1 && only !== undefined && only.endsWith('.py') ? only : null;
}

const isLost = (at: string, name: string, tree: Tree): boolean =>
  tree.lost(`${at}.py`, name) || tree.lost(`${at}/__init__.py`, name) || tree.lost(joinPath(at, name));

const someLine = (first: number, last: number, is: (line: number) => boolean): boolean =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at).some(is);

/** Follows a module's name part by part; null where it is not known. */
function locate(folder: string, module: string, tree: Tree): Place | null {
  let at = folder;
  for (const part of module.split('.')) {
    if (part === '') continue;
    const next = joinPath(at, part);
    const there = tree.find(next);
    if (there === undefined) return null;
    if (there.length === 0) return { missing: next, within: at };
    at = next;
  }
  return { at };
}

/** A folder, and the name of a module from there. */
interface Root {
  readonly folder: string;
  readonly module: string;
}

/** The folders that a module's name may begin in; none for what is not of the repository. */
function listRoots(path: string, module: string, tree: Tree): readonly Root[] {
  const [, dots = '', name = ''] = /^(\.*)(.*)$/u.exec(module) ?? [];
  let folder = getFolder(path);
  if (dots !== '') {
    for (let up = 1; up < dots.length; up += 1) {
      if (folder === '') return [];
      folder = getFolder(folder);
    }
    return folder === '' ? [] : [{ folder, module: name }];
  }
  const [top = ''] = name.split('.');
  if (STANDARD.has(top)) return [];
  const roots: Root[] = [];
  for (; ; folder = getFolder(folder)) {
    for (const inner of ROOTS) {
      const root = inner === '' ? folder : joinPath(folder, inner);
      const isPackage = root !== '' && tree.find(`${root}/__init__`)?.length !== 0;
      if (!isPackage && (tree.find(joinPath(root, `${top}/__init__`))?.length ?? 0) > 0)
        roots.push({ folder: root, module: name });
    }
    if (folder === '') return roots;
  }
}

/** Returns whether a statement stands in a block that expects it to fail. */
function isTried({ lines }: LoadingFile, first: number): boolean {
  let indent = readIndent(lines[first - 1] ?? '');
  for (let at = first - 1; at > 0 && indent > 0; at -= 1) {
    const line = lines[at - 1] ?? '';
    if (line.trim() === '' || readIndent(line) >= indent) continue;
    if (TRIED.test(line)) return true;
    indent = readIndent(line);
  }
  return false;
}

const readIndent = (line: string): number => line.length - line.trimStart().length;

function listStatements(lines: readonly string[]): readonly Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.includes('import')) continue;
    const first = at + 1;
    const from = FROM.exec(line)?.groups;
    if (from !== undefined) {
      const { module = '', names = '' } = from;
      at = findLast(lines, at, names);
      const texts = [names, ...lines.slice(first, at + 1)];
      const named = texts.flatMap((text, index) => readNames(text).map((one) => ({ ...one, line: first + index })));
      statements.push({ module, first, last: at + 1, names: named, as: null });
      continue;
    }
    for (const part of (PLAIN.exec(line)?.groups?.['modules'] ?? '').split(',')) {
      const [, module, as] = /^\s*(\w[\w.]*)(?:\s+as\s+(\w+))?\s*$/u.exec(part) ?? [];
      if (module !== undefined) statements.push({ module, first, last: first, names: [], as: as ?? module });
    }
  }
  return statements;
}

/** Returns the index of the last line of a list of names that begins on a line. */
function findLast(lines: readonly string[], at: number, names: string): number {
  const isOpen = names.trimStart().startsWith('(');
  let last = at;
  const goesOn = (text: string) => (isOpen ? !text.includes(')') : /\\\s*$/u.test(text));
  while (last + 1 < lines.length && last - at < LONGEST_LIST && goesOn(lines[last] ?? '')) last += 1;
  return last;
}

/** The names on one line of such a list, without `*`. */
function readNames(text: string): readonly { readonly name: string; readonly as: string }[] {
  return text
    .replace(/#.*$/u, '')
    .replace(/[()\\]/gu, ' ')
    .split(',')
    .flatMap((part) => {
      const [, name, as] = /^\s*([A-Za-z_]\w*)(?:\s+as\s+(\w+))?\s*$/u.exec(part) ?? [];
      return name === undefined ? [] : [{ name, as: as ?? name }];
    });
}
