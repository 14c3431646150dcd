/**
 * What Python loads of the repository's own packages: `from .dates import parse`, `import shop.dates`, and names behind a loaded module
 * (`dates.parse`). An absolute import is one of the repository's where a folder above the file, or `src`, `lib` or `python` in one, has the
 * package and is none itself; packages that are installed are not read
 * (https://docs.python.org/3/reference/import.html#searching).
 */
import { escapePattern } from '../text/escape-pattern.js';
import { REACH } from '../text/reach.js';
import type { LoadingFile, LoadReader, Missing, Tree } from './load.js';
import { ANY_NAME } from './names.js';
import { joinPath } from './paths.js';
import { listRoots, locate, type Root } from './python-modules.js';
import { isStatement, isTried, listStatements, type Statement } from './python-statements.js';

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
  // Every module has those of Python, such as `__file__`.
  const inside = name.startsWith('__') ? undefined : tree.find(joinPath(at, name));
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
    if (line.length > REACH.longLine) return false;
    if (isStatement(line)) {
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
