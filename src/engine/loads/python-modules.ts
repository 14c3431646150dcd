/** Where the modules of Python are, by their names. */
import { getFolder } from '../../base/paths.js';
import type { Tree } from './load.js';
import { joinPath } from './paths.js';

/** Modules of Python itself that programs load most: a package of the same name is seldom meant (https://docs.python.org/3/py-modindex.html). */
const STANDARD: ReadonlySet<string> = new Set(
  'abc argparse array ast asyncio base64 bisect builtins bz2 calendar collections concurrent configparser contextlib contextvars copy csv ctypes dataclasses datetime decimal difflib dis doctest email enum errno fcntl filecmp fnmatch fractions functools gc getpass gettext glob gzip hashlib heapq hmac html http importlib inspect io ipaddress itertools json keyword locale logging lzma math mimetypes multiprocessing numbers operator os pathlib pickle pkgutil platform plistlib posixpath pprint pwd queue random re resource secrets select shelve shlex shutil signal site socket sqlite3 ssl stat statistics string struct subprocess sys sysconfig tarfile tempfile textwrap threading time timeit token tokenize traceback tracemalloc types typing unicodedata unittest urllib uuid venv warnings weakref xml xmlrpc zipfile zipimport zlib zoneinfo __future__'.split(
    ' ',
  ),
);
const ROOTS = ['', 'src', 'lib', 'python'] as const;

/** Where a module is: a path without its ending. Or the part of its name that leads nowhere, and in which package. */
export type Place = { readonly at: string } | { readonly missing: string; readonly within: string };

/** Follows a module's name part by part; null where it is not known. */
export function locate(folder: string, module: string, tree: Tree): Place | null {
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
export interface Root {
  readonly folder: string;
  readonly module: string;
}

/** The folders that a module's name may begin in; none for what is not of the repository. */
export function listRoots(path: string, module: string, tree: Tree): readonly Root[] {
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
