/** What a package's manifest promises to those who use it: entries by name, with their lines. */

import type { Line } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readDocument, type Tree } from '../document.js';

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
  const found: Entry[] = [];
  let now = table;
  for (const { number, text } of lines) {
    const head = /^\s{0,8}\[{1,2}\s{0,4}([^\]]{1,120}?)\s{0,4}\]{1,2}\s{0,4}(?:#.*)?$/u.exec(
      text.slice(0, REACH.entry),
    );
    if (head?.[1] !== undefined) {
      now = head[1].replace(/["'\s]/gu, '');
      continue;
    }
    const key = /^\s{0,8}["']?([\w.-]{1,100})["']?\s{0,8}=\s{0,8}(.{0,200})$/u.exec(text.slice(0, REACH.head));
    const [, given = '', value = ''] = key ?? [];
    if (key === null) continue;
    if (now === 'bin' && given === 'name')
      found.push({ key: `bin ${value}`, words: `the command ${value}`, line: number, value: '' });
    const word = tables[now];
    if (word === undefined || (now === 'lib' && given !== 'name')) continue;
    found.push({
      key: `${now} ${given}`,
      words: now === 'lib' ? 'the name of the library' : `${word} ${given}`,
      line: number,
      value: now === 'lib' ? value : '',
    });
  }
  return found;
}

/** Reads the module path of a go.mod, which every import contains. */
export function readGoModule(lines: readonly Line[]): readonly Entry[] {
  return lines.flatMap(({ number, text }) => {
    const path = /^module\s+(\S{1,200})/u.exec(text)?.[1];
    return path === undefined ? [] : [{ key: 'module', words: 'the module path', line: number, value: path }];
  });
}
