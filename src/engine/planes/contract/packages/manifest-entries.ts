/** What a package's manifest promises to those who use it: entries by name, with their lines. */

import type { Line } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readDocument, type Tree } from '../../document.js';

/** `key` identifies an entry; `words` describes it for the reader. */
export interface Entry {
  readonly key: string;
  readonly words: string;
  readonly line: number;
  /** The target of the entry; only if a different target is a break. */
  readonly value: string;
}

const PACKAGE_KEYS = ['main', 'module', 'browser', 'types', 'typings', 'bin', 'exports', 'name'];
/** The limit of keys read from `exports` and `bin`. */
const MAX_ENTRIES = 500;

/** Reads the entries of package.json; null if it is private or cannot be read. */
export function readPackageJson(text: string): readonly Entry[] | null {
  const tree = readDocument(text);
  if (tree?.kind !== 'map' || tree.entries.get('private')?.value === true) return null;
  const found: Entry[] = [];
  for (const key of PACKAGE_KEYS) {
    const entry = tree.entries.get(key);
    if (entry === undefined) continue;
    const value = key === 'name' ? String(entry.value) : '';
    found.push({ key, words: `“${key}”`, line: entry.line, value });
    if (key === 'bin')
      for (const [name, one] of entry.entries) found.push(createEntry(`bin ${name}`, `the command ${name}`, one));
    if (key === 'exports') found.push(...listExports(entry));
  }
  return found.slice(0, MAX_ENTRIES);
}

/** Reads `exports`: subpaths, and the conditions `import`, `require`, `types` and `default` below them. */
function listExports(tree: Tree): readonly Entry[] {
  return [...tree.entries].flatMap(([path, one]) => {
    if (!path.startsWith('.'))
      return CONDITIONS.has(path) ? [createEntry(`exports . ${path}`, `the condition “${path}”`, one)] : [];
    const conditions = listConditions(one);
    return [
      createEntry(`exports ${path}`, `the path “${path}”`, one),
      ...conditions.map(([name, inner]) =>
        createEntry(`exports ${path} ${name}`, `“${name}” of the path “${path}”`, inner),
      ),
    ];
  });
}

/** `types` may stand below `import` and `require`, too: it is there if each way in has it. */
function listConditions({ entries }: Tree): readonly (readonly [string, Tree])[] {
  const own = [...entries].filter(([name]) => CONDITIONS.has(name));
  const ways = own.filter(([name]) => name === 'import' || name === 'require');
  const types = entries.has('types') ? [] : ways.flatMap(([, way]) => way.entries.get('types') ?? []);
  const [first] = types;
  return first !== undefined && types.length === ways.length ? [...own, ['types', first]] : own;
}

const CONDITIONS: ReadonlySet<string> = new Set(['import', 'require', 'types', 'default']);

function createEntry(key: string, words: string, tree: Tree): Entry {
  return { key, words, line: tree.line, value: '' };
}

/** Reads the entries from parts of a package.json: lines of the same keys, by their indentation. */
export function readPackageJsonLines(lines: readonly Line[]): readonly Entry[] {
  return lines.flatMap(({ number, text }) => {
    const match = /^(?: {2,4}|\t)"(main|module|types|typings|bin|exports)"\s{0,2}:/u.exec(text.slice(0, REACH.entry));
    const path = /^\s{4,12}"(\.\/?[\w./*-]{0,100})"\s{0,2}:\s{0,2}(?:\{|")/u.exec(text.slice(0, REACH.entry));
    if (match?.[1] !== undefined) return [{ key: match[1], words: `“${match[1]}”`, line: number, value: '' }];
    return path?.[1] === undefined
      ? []
      : [{ key: `exports ${path[1]}`, words: `the path “${path[1]}”`, line: number, value: '' }];
  });
}

/** TOML tables whose keys are public names, with a word for the kind of entry. */
const TOML_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Cargo.toml': { features: 'the feature', lib: '' },
  'pyproject.toml': {
    'project.scripts': 'the command',
    'project.gui-scripts': 'the command',
    'tool.poetry.scripts': 'the command',
    'project.optional-dependencies': 'the extra',
    'tool.poetry.extras': 'the extra',
  },
};

/** Reads the entries of Cargo.toml or pyproject.toml. `table`: the table at the first line, if it is known. */
export function readTomlEntries(name: string, lines: readonly Line[], table: string): readonly Entry[] {
  const tables = TOML_TABLES[name] ?? {};
  return listTomlKeys(lines, table).flatMap(({ path, value, line }): readonly Entry[] => {
    if (path === 'bin.name') return [{ key: `bin ${value}`, words: `the command ${value}`, line, value: '' }];
    const owner = Object.keys(tables).find((one) => path.startsWith(`${one}.`));
    if (owner === undefined) return [];
    const given = path.slice(owner.length + 1);
    if (owner === 'lib')
      return given === 'name' ? [{ key: 'lib name', words: 'the name of the library', line, value }] : [];
    const word = tables[owner] ?? '';
    return [{ key: `${owner} ${normalizeExtra(word, given)}`, words: `${word} ${given}`, line, value: '' }];
  });
}

/**
 * Returns the name that Cargo gives to a library without one of its own: that of the package, with underscores. Null if the
 * lines do not show it.
 * @see https://doc.rust-lang.org/cargo/reference/cargo-targets.html#the-name-field
 */
export function readDefaultLibrary(lines: readonly Line[], table: string): string | null {
  const name = listTomlKeys(lines, table).find(({ path }) => path === 'package.name')?.value;
  return name === undefined ? null : readTomlText(name).replaceAll('-', '_');
}

/** Returns the text of a value of TOML that is a string on one line, without its quotes and a comment. */
export function readTomlText(value: string): string {
  return /^(["'])(.*?)\1/u.exec(value)?.[2] ?? value;
}

/** Names of extras are compared without regard to case, dots and underscores (PEP 685). */
function normalizeExtra(word: string, name: string): string {
  return word === 'the extra' ? name.toLowerCase().replace(/[-_.]/gu, '-') : name;
}

/** Returns the names of the groups that only developers install: PEP 735, Poetry. */
export function readDependencyGroups(lines: readonly Line[], table: string): ReadonlySet<string> {
  const group = /^(?:dependency-groups|tool\.poetry\.group)\.([\w-]{1,100})/u;
  return new Set(
    listTomlKeys(lines, table).flatMap(({ path }) => {
      const name = group.exec(path)?.[1];
      return name === undefined ? [] : [normalizeExtra('the extra', name)];
    }),
  );
}

interface TomlKey {
  /** The table and the key, joined by a dot: `[project]` and `urls.home` give `project.urls.home`. */
  readonly path: string;
  readonly value: string;
  readonly line: number;
}

/** Lists the keys of all tables. The lines of a value that goes over several lines have none. */
function listTomlKeys(lines: readonly Line[], table: string): readonly TomlKey[] {
  const found: TomlKey[] = [];
  let now = table;
  let depth = 0;
  for (const { number, text } of lines) {
    const line = text.slice(0, REACH.entry);
    const head = depth > 0 ? null : /^\s{0,8}\[{1,2}\s{0,4}([^\],]{1,120}?)\s{0,4}\]{1,2}\s{0,4}(?:#.*)?$/u.exec(line);
    if (head?.[1] !== undefined && !/^["'].*\s/u.test(head[1])) {
      now = head[1].replace(/["'\s]/gu, '');
      continue;
    }
    const key =
      depth > 0
        ? null
        : /^\s{0,8}(?:"([\w.-]{1,100})"|'([\w.-]{1,100})'|([\w.-]{1,100}))\s{0,8}=(?!=)\s{0,8}(.{0,200})$/u.exec(
            text.slice(0, REACH.head),
          );
    const given = key?.[1] ?? key?.[2] ?? key?.[3];
    if (given !== undefined)
      found.push({ path: now === '' ? given : `${now}.${given}`, value: key?.[4] ?? '', line: number });
    depth = Math.max(0, depth + countOpened(text.slice(0, REACH.statement)));
  }
  return found;
}

/** Counts the brackets that a line opens, less those that it closes; texts and comments have none. */
function countOpened(line: string): number {
  const bare = line.replace(/"[^"]*"|'[^']*'/gu, '').replace(/#.*$/u, '');
  return bare.split(/[[{]/u).length - bare.split(/[\]}]/u).length;
}

/** Reads the module path of a go.mod, which every import contains. */
export function readGoModule(lines: readonly Line[]): readonly Entry[] {
  return lines.flatMap(({ number, text }) => {
    const path = /^module\s+(\S{1,200})/u.exec(text)?.[1];
    return path === undefined ? [] : [{ key: 'module', words: 'the module path', line: number, value: path }];
  });
}
