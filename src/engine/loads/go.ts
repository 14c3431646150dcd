/**
 * What Go takes from the packages of its own module: an imported package, `pkg.Name`, and functions of the file's own package. A package
 * is a folder, and a module is what `go.mod` names (https://go.dev/ref/mod#module-path). A package may get names from files that a build
 * makes; where `.gitignore` names files of Go nothing is known of them.
 */
import { getFolder } from '../../base/paths.js';
import { escapePattern } from '../text/escape-pattern.js';
import { REACH } from '../text/reach.js';
import type { LoadingFile, LoadReader, Missing, Tree } from './load.js';
import { joinPath } from './paths.js';

const IMPORTED = /^\s*(?:import\s+)?(?:(?<as>[\w.]+)\s+)?"(?<path>[^"\s]{1,300})"\s*(?:\/\/.*)?$/u;
const MEMBER = /(?<![\w.)\]])(?<package>[a-z_]\w*)\.(?<name>\p{Upper}\w*)/gu;
/** What is called or made, and every name with a capital that is not that of a field. */
const OWN_NAME = /(?<![\w.)]|\bfunc )(?:(?<made>[A-Za-z_]\w*)[({]|(?<name>\p{Upper}\w*)(?![\w:]|\s*:[^=]))/gu;
/** Words of Go before a bracket, and its own functions and types. */
const OWN: ReadonlySet<string> = new Set(
  'append cap clear close complex copy delete imag len make max min new panic print println real recover bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr any comparable func if for switch select return go defer var const type map chan interface struct range case import'.split(
    ' ',
  ),
);
/** The head of a method, also of an interface: its name is declared there. */
const HEAD = /^\s*(?:func\s*\(|[A-Za-z_]\w*\([^)]*\)\s*(?:\(|[\w*[].*)?$)/u;

/** Reads the loads of a file. */
export const readGo: LoadReader = (file, tree) => {
  const module = findModule(file, tree);
  if (module === null) return [];
  const missing: Missing[] = [];
  const packages = new Map<string, string>();
  const imports = listImports(file.lines);
  for (const { path, as, line } of imports) {
    if (as === '.') return [];
    if (module.name === null || !`${path}/`.startsWith(`${module.name}/`)) continue;
    const folder = path === module.name ? module.folder : joinPath(module.folder, path.slice(module.name.length + 1));
    const there = folder === '' ? ['/'] : tree.find(folder);
    if (there === undefined) continue;
    if (there.includes(`${folder}/`) || folder === '') packages.set(as ?? readPackageName(path), `${folder}/`);
    else if (file.isNew(line) || tree.lost(folder))
      missing.push({ written: path, place: folder, name: null, line, word: '' });
  }
  const aliases = new Set(imports.map(({ path, as }) => as ?? path));
  return [...missing, ...judgeLines(file, tree, packages, aliases)];
};

/** `aliases` are names of packages; `import "C"` is one. */
function judgeLines(
  file: LoadingFile,
  tree: Tree,
  packages: ReadonlyMap<string, string>,
  aliases: ReadonlySet<string>,
): readonly Missing[] {
  const own = `${getFolder(file.path)}/`;
  const seen = new Set<string>();
  const shadowed = new Map<string, boolean>();
  const isShadowed = (name: string) => {
    const known = shadowed.get(name) ?? isDeclared(name, file.lines);
    shadowed.set(name, known);
    return known;
  };
  const missing: Missing[] = [];
  const judge = (folder: string, name: string, written: string, line: number) => {
    if (seen.has(written)) return;
    seen.add(written);
    if (tree.has(folder, name) === false) missing.push({ written, place: folder, name, line, word: name });
  };
  for (const [at, code] of file.readCode().entries()) {
    if (!file.isNew(at + 1) || code.length > REACH.longLine) continue;
    for (const { groups } of code.matchAll(MEMBER)) {
      const { package: taken = '', name = '' } = groups ?? {};
      const folder = packages.get(taken);
      if (folder !== undefined && !isShadowed(taken)) judge(folder, name, `${taken}.${name}`, at + 1);
    }
    if (HEAD.test(code)) continue;
    for (const { groups } of code.matchAll(OWN_NAME)) {
      const name = groups?.['made'] ?? groups?.['name'] ?? '';
      if (!OWN.has(name) && !aliases.has(name)) judge(own, name, name, at + 1);
    }
  }
  return missing;
}

/** Returns whether a file has a value of this name, which hides the package. */
function isDeclared(name: string, lines: readonly string[]): boolean {
  const word = escapePattern(name);
  const declared = new RegExp(
    `(?:\\bvar\\s+|[(,]\\s*)${word}\\s+[\\w*[(.]|\\b${word}\\b\\s*(?:,[^=]*)?:?=[^=]|\\b${word}\\s*:=`,
    'u',
  );
  return lines.some((line) => line.includes(name) && (line.length > REACH.longLine || declared.test(line)));
}

/** The module that a file is part of: the nearest `go.mod` above it whose name begins one of its imports; null for none. */
function findModule(file: LoadingFile, tree: Tree): { readonly folder: string; readonly name: string | null } | null {
  const names = new Set(listImports(file.lines).flatMap(({ path }) => listPrefixes(path)));
  for (let folder = getFolder(file.path); ; folder = getFolder(folder)) {
    const manifest = joinPath(folder, 'go.mod');
    const there = tree.find(manifest);
    if (there === undefined) return null;
    if (there.includes(manifest)) {
      // A module that none of the imports names still has its own package.
      const asked = [...names].map((name) => ({ name, is: tree.has(manifest, name) }));
      if (asked.some(({ is }) => is === undefined)) return null;
      return { folder, name: asked.find(({ is }) => is === true)?.name ?? null };
    }
    if (folder === '') return null;
  }
}

function listPrefixes(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
}

/** The name that a package has by its path, without the version of a module. */
function readPackageName(path: string): string {
  const [last = '', before = ''] = path.split('/').reverse();
  return /^v\d+$/u.test(last) ? before : last;
}

function listImports(
  lines: readonly string[],
): readonly { readonly path: string; readonly as: string | undefined; readonly line: number }[] {
  const imports = [];
  let isInside = false;
  for (const [at, line] of lines.entries()) {
    if (/^import\s*\(/u.test(line)) isInside = true;
    else if (isInside && line.startsWith(')')) isInside = false;
    else if (isInside || /^import\s/u.test(line)) {
      const { path, as } = (line.length > REACH.longLine ? null : IMPORTED.exec(line))?.groups ?? {};
      if (path !== undefined) imports.push({ path, as, line: at + 1 });
    } else if (/^(?:func|type|var|const)\b/u.test(line)) break;
  }
  return imports;
}
