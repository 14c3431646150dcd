/** The house's rooms: who may import whom, and no circles. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { type Import, parseImports } from './parse-imports.js';
import { listSources, ROOT } from './source-files.js';

type Room =
  | 'base'
  | 'contract'
  | 'engine'
  | 'github'
  | 'sources'
  | 'external'
  | 'grammars'
  | 'reviewing'
  | 'proving'
  | 'setup'
  | 'backtest'
  | 'report'
  | 'client'
  | 'service'
  | 'action'
  | 'cli'
  | 'entry';

interface RoomRules {
  /** Rooms whose values and types may be imported, beside the room itself. */
  readonly rooms: readonly Room[];
  /** Rooms of which only these files may be imported. */
  readonly doors?: Readonly<Record<string, readonly string[]>>;
  /** Files of other rooms of which the types alone may be imported. */
  readonly types?: readonly string[];
  /** Doors that may be opened only by `import()`, when needed. */
  readonly lateDoors?: readonly string[];
  /** Packages, `node:` modules among them; absent: any. */
  readonly packages?: readonly string[];
  /** The only `node:` modules; absent: any. */
  readonly node?: readonly string[];
}

const ALL: readonly Room[] = [
  'base',
  'contract',
  'engine',
  'github',
  'sources',
  'external',
  'grammars',
  'reviewing',
  'proving',
  'setup',
  'backtest',
  'report',
  'client',
  'service',
  'action',
  'cli',
  'entry',
];

/** What a snapshot and the lines of a change are: of the engine no more is for those who gather them. */
const ENGINE_TYPES = ['src/engine/snapshot.ts', 'src/engine/model.ts'];

/** What people call acceptance criteria, and how names are compared: the same for a section of a ticket and for a field of Jira. */
const ACCEPTANCE_NAMES = ['src/engine/criteria/titles/acceptance-titles.ts', 'src/engine/text/fold.ts'];

/** Which files are manifests: the same for a rule and for who gathers those of the base. */
const MANIFEST_NAMES = [
  'src/engine/planes/supply-chain/manifests/names.ts',
  'src/engine/planes/contract/exports/part-names.ts',
];

/** What lines of CODEOWNERS name: the same for a rule and for who looks whether it is there. */
const OWNER_PATTERNS = ['src/engine/planes/integrity/owner-patterns.ts'];

/** What lines load of the repository's own files: the engine asks, and who reads the base answers, with the patterns of `.gitignore`. */
const LOADS = ['src/engine/loads/index.ts', 'src/engine/text/glob.ts'];

/** Which paths are those of tests and documents: the same for a rule and for who counts them in the history. */
const PATH_NAMES = ['src/engine/change/path-names.ts'];

/** The table of the design. */
const ROOMS: Readonly<Record<Room, RoomRules>> = {
  base: { rooms: [], packages: ['canonicalize', 'node:*'] },
  contract: { rooms: ['base'], packages: ['zod'] },
  engine: { rooms: ['base', 'contract'] },
  github: { rooms: ['base', 'contract'] },
  sources: {
    rooms: ['base', 'contract', 'github'],
    doors: {
      engine: [...ENGINE_TYPES, ...ACCEPTANCE_NAMES, ...MANIFEST_NAMES, ...OWNER_PATTERNS, ...PATH_NAMES, ...LOADS],
    },
  },
  external: {
    rooms: ['base', 'contract'],
    doors: { engine: ['src/engine/snapshot.ts', 'src/engine/reported.ts', 'src/engine/text/glob.ts'] },
    packages: ['zod', 'sax', 'node:*'],
  },
  // Of the engine only what a grammar is to it.
  grammars: {
    rooms: [],
    doors: { engine: ['src/engine/syntax/grammars.ts'] },
    packages: ['node:*', 'web-tree-sitter'],
  },
  reviewing: { rooms: ['base', 'contract', 'engine', 'github', 'sources', 'external', 'grammars'] },
  proving: { rooms: ['base', 'contract', 'engine', 'sources', 'external'] },
  // What is seen of a repository, and the files that it gets: no more of the engine than names.
  setup: {
    rooms: ['base', 'contract'],
    doors: { engine: ['src/engine/change/languages.ts', ...ACCEPTANCE_NAMES] },
    packages: ['yaml', 'zod'],
  },
  backtest: { rooms: ['base', 'contract', 'engine', 'sources', 'reviewing', 'report'] },
  // A report needs nothing of Node: it reads and writes nothing.
  report: { rooms: ['base', 'contract'], node: [] },
  client: { rooms: ['base', 'contract'], packages: ['undici', 'zod', 'node:*'] },
  service: { rooms: ['base', 'contract', 'engine', 'github', 'sources', 'reviewing', 'report'] },
  // Which reviewer is asked, and what it is made of, is for the entry: the action knows the port and the options alone.
  action: {
    rooms: ['base', 'contract', 'github', 'report', 'external'],
    doors: { client: ['src/client/dispatcher.ts'] },
    types: [
      'src/reviewing/reviewer.ts',
      'src/reviewing/open-local.ts',
      'src/reviewing/open-source.ts',
      'src/client/index.ts',
    ],
  },
  cli: { rooms: ALL },
  entry: {
    rooms: ['base', 'contract', 'github', 'report', 'action'],
    lateDoors: ['src/reviewing/installed.ts', 'src/client/index.ts'],
  },
};

interface Edge extends Import {
  readonly from: string;
  /** A file of ours, or null for a package. */
  readonly to: string | null;
}

const isRoom = (name: string): name is Room => Object.hasOwn(ROOMS, name);

function findRoom(file: string): Room {
  const [, room = '', rest] = file.split('/');
  if (rest !== undefined && isRoom(room)) return room;
  if (rest === undefined) return 'entry';
  throw new Error(`${file} stands in no room of the design`);
}

function listEdges(file: string): Edge[] {
  return parseImports(readFileSync(join(ROOT, file), 'utf8')).map((one) => {
    const own = one.specifier.startsWith('.');
    const to = own ? posix.join(dirname(file), one.specifier).replace(/\.js$/u, '.ts') : null;
    return { ...one, from: file, to };
  });
}

const files = listSources('src');
const edges = files.flatMap(listEdges);
const place = (edge: Edge) => `${edge.from}:${edge.line} imports ${edge.to ?? edge.specifier}`;

function allowed(edge: Edge): boolean {
  const from = findRoom(edge.from);
  const rules = ROOMS[from];
  if (edge.to === null) {
    const { packages } = rules;
    if (rules.node !== undefined && edge.specifier.startsWith('node:')) return rules.node.includes(edge.specifier);
    if (packages === undefined) return true;
    return packages.some((name) =>
      name.endsWith(':*')
        ? edge.specifier.startsWith(name.slice(0, -1))
        : edge.specifier === name || edge.specifier.startsWith(`${name}/`),
    );
  }
  const to = findRoom(edge.to);
  if (to === from || rules.rooms.includes(to)) return true;
  if (rules.doors?.[to]?.includes(edge.to)) return true;
  if (edge.typeOnly && (rules.types?.includes(edge.to) ?? false)) return true;
  // The type of a late door costs nothing at run time.
  return (rules.lateDoors?.includes(edge.to) ?? false) && (edge.dynamic || edge.typeOnly);
}

/** A circle through the edges, as a path; null where there is none. */
function circle(nodes: readonly string[], next: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (node: string): string[] | null => {
    const at = path.indexOf(node);
    if (at !== -1) return [...path.slice(at), node];
    if (done.has(node)) return null;
    path.push(node);
    for (const one of next.get(node) ?? []) {
      const found = visit(one);
      if (found !== null) return found;
    }
    path.pop();
    done.add(node);
    return null;
  };
  for (const node of nodes) {
    const found = visit(node);
    if (found !== null) return found;
  }
  return null;
}

function graph(of: readonly Edge[], name: (file: string) => string): Map<string, string[]> {
  const next = new Map<string, string[]>();
  for (const { from, to } of of) {
    if (to === null || name(from) === name(to)) continue;
    const list = next.get(name(from)) ?? [];
    list.push(name(to));
    next.set(name(from), list);
  }
  return next;
}

describe('the import graph', () => {
  it('is read: rooms are there, imports are found', () => {
    expect(new Set(files.map(findRoom)).size).toBeGreaterThanOrEqual(5);
    expect(edges.length).toBeGreaterThan(files.length);
  });

  it('points only at files that are there', () => {
    const missing = edges.filter(
      (edge) => edge.to !== null && !edge.to.endsWith('.json') && !existsSync(join(ROOT, edge.to)),
    );
    expect(missing.map(place)).toEqual([]);
  });

  it('stays inside the arrows of the design', () => {
    expect(edges.filter((edge) => !allowed(edge)).map(place)).toEqual([]);
  });

  it('has no circle between rooms, types included', () => {
    // An entry stands at the top of a folder of its own room; the arrow goes one way there too.
    const next = graph(edges, findRoom);
    expect(circle([...next.keys()], next)).toBeNull();
  });

  it('has no circle between files, types included', () => {
    const next = graph(edges, (file) => file);
    expect(circle(files, next)).toBeNull();
  });
});

describe('the reader of imports', () => {
  it.each([
    ['a name', "import { a } from './a.js';", [['./a.js', 1, false, false]]],
    [
      'types',
      "import type { A } from './a.js';\nexport type * from 'b';",
      [
        ['./a.js', 1, true, false],
        ['b', 2, true, false],
      ],
    ],
    ['types by name', "import { type A, type B } from './a.js';", [['./a.js', 1, true, false]]],
    ['a type among values', "import { type A, b } from './a.js';", [['./a.js', 1, false, false]]],
    ['a default beside types', "import a, { type B } from './a.js';", [['./a.js', 1, false, false]]],
    ['an effect', "import './a.js';", [['./a.js', 1, false, false]]],
    ['several lines', "\nimport {\n  a,\n  b as c,\n} from './a.js';", [['./a.js', 2, false, false]]],
    [
      'all',
      "export * from './a.js';\nexport * as b from './b.js';",
      [
        ['./a.js', 1, false, false],
        ['./b.js', 2, false, false],
      ],
    ],
    ['a late one', "const a = await import('./a.js');", [['./a.js', 1, false, true]]],
    ['a comment', "// import './a.js';\n/* import './b.js'; */", []],
    ['two after each other', "export const a = 'x';\nimport { b } from 'b';", [['b', 2, false, false]]],
  ])('sees %s', (_, text, expected) => {
    const found = parseImports(text).map((one) => [one.specifier, one.line, one.typeOnly, one.dynamic]);
    expect(found).toEqual(expected);
  });
});
