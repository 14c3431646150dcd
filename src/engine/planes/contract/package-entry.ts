import { getFileName } from '../../../base/paths.js';
import type { FileChange, Rule } from '../../model.js';
import { isGroupForDevelopers } from '../supply-chain/manifests/dependency.js';
import { clip } from '../wording.js';
import { type Break, toFindings } from './breaks.js';
import { UnpublishedPackages } from './exports/unpublished.js';
import { isOurs } from './own-files.js';
import {
  type Entry,
  readDefaultLibrary,
  readDependencyGroups,
  readGoModule,
  readPackageJson,
  readPackageJsonLines,
  readTomlEntries,
  readTomlText,
} from './packages/manifest-entries.js';
import { createLineMapper, readStretches } from './stretches.js';

/** Reports a package that no longer offers a name that others import, run or request. */
export const packageEntry: Rule = {
  id: 'contract/package-entry',
  severity: 'info',
  summary: 'A package takes away an entry that others use',
  docs: {
    why: 'Others use entry points, commands, features and extras by name. If one is removed, they cannot install or import the next version.',
    bad: {
      files: {
        'package.json': [
          ' {',
          '   "name": "shop",',
          '   "exports": {',
          '-    ".": "./dist/index.js",',
          '-    "./testing": "./dist/testing.js"',
          '+    ".": "./dist/index.js"',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'package.json': [
          ' {',
          '   "name": "shop",',
          '   "exports": {',
          '     ".": "./dist/index.js",',
          '-    "./testing": "./dist/testing.js"',
          '+    "./testing": "./dist/testing/index.js"',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const unpublished = new UnpublishedPackages(change);
    return change.files
      .filter((file) => READERS.has(getFileName(file.file.path)) && isOurs(file) && file.file.status === 'modified')
      .filter((file) => !unpublished.has(file.file))
      .flatMap((file) => toFindings(file, findBreaks(file)));
  },
};

const READERS: ReadonlySet<string> = new Set(['package.json', 'Cargo.toml', 'pyproject.toml', 'go.mod']);

function findBreaks(change: FileChange): readonly Break[] {
  const name = getFileName(change.file.path);
  const place = createLineMapper(change);
  const { old_text: before, new_text: after } = change.file;
  if (name === 'package.json' && before !== null && after !== null) {
    const [old, now] = [readPackageJson(before), readPackageJson(after)];
    // A package without the field that npm reads first may still have an index.js, but the field named its entry
    // explicitly.
    return old === null || now === null ? [] : findLostEntries(place, old, now);
  }
  return readStretches(change).flatMap((stretch) => {
    // If a part begins inside a TOML table, git's heading is that table: git takes lines that begin with a bracket as
    // headings.
    const table = /^\[{1,2}\s*([\w."'-]{1,120}?)\s*\]/u.exec(stretch.section)?.[1] ?? '';
    const read = (side: 'before' | 'after') => {
      if (name === 'package.json') return readPackageJsonLines(stretch[side]);
      return name === 'go.mod' ? readGoModule(stretch[side]) : readTomlEntries(name, stretch[side], table);
    };
    const groups = readDependencyGroups(name === 'pyproject.toml' ? stretch.after : [], table);
    const after = read('after');
    const lost = findLostEntries(place, read('before'), after, groups);
    const library = name === 'Cargo.toml' ? readDefaultLibrary(stretch.after, table) : null;
    const keeps = read('before').some(({ key, value }) => key === 'lib name' && readTomlText(value) === library);
    return keeps && !after.some(({ key }) => key === 'lib name')
      ? lost.filter(({ anchor }) => anchor !== 'lib name')
      : lost;
  });
}

function findLostEntries(
  place: (old: number) => number,
  before: readonly Entry[],
  after: readonly Entry[],
  groups: ReadonlySet<string> = new Set(),
): readonly Break[] {
  const now = new Map(after.map((entry) => [entry.key, entry]));
  const gone = before.filter((entry) => !now.has(entry.key));
  // With `exports`, the older fields are no longer read. If an entry is removed as a whole, its parts are not reported.
  const covered = now.has('exports') ? ['main', 'module', 'browser', 'typings', 'types'] : [];
  const whole = new Set(gone.map((entry) => entry.key));
  const parts = gone.filter(
    ({ key }) =>
      !covered.includes(key) &&
      !isServedByDefault(key, now) &&
      !(key.startsWith('exports ') && whole.has('exports')) &&
      !(key.startsWith('bin ') && whole.has('bin')) &&
      !(key.split(' ').length === 3 && whole.has(key.slice(0, key.lastIndexOf(' ')))),
  );
  return [
    ...parts.map((entry): Break => {
      const isForDevelopers = isGroup(entry, groups);
      return {
        line: place(entry.line),
        title: clip(`The package no longer offers ${entry.words}`, 110),
        rationale: isForDevelopers
          ? 'It is for those who work on the package, and nobody can install it with the package any more. Say so in the notes if a version offered it.'
          : 'Whoever uses it breaks with the next version. Keep it as another name for what takes its place, or raise the major version and say so in the notes.',
        anchor: entry.key,
      };
    }),
    ...before.flatMap((entry) => {
      const other = now.get(entry.key);
      if (other === undefined || other.value === entry.value) return [];
      return [
        {
          line: other.line,
          title: clip(`The package changes ${entry.words}: ${entry.value} becomes ${other.value}`, 110),
          rationale:
            'Everybody who uses the package writes this name. A package with the new name is another package for them.',
          anchor: `${entry.key} ${entry.value}`,
        },
      ];
    }),
  ];
}

/**
 * Returns true for the condition `import` of a path that has `default` now: Node takes `default` where no condition before it
 * holds. `require` is not served so where `default` is a module.
 * @see https://nodejs.org/api/packages.html#conditional-exports
 */
function isServedByDefault(key: string, now: ReadonlyMap<string, Entry>): boolean {
  return /^exports .* import$/u.test(key) && now.has(key.replace(/import$/u, 'default'));
}

/** Returns true for an extra that is named for developers, or whose name is a group of dependencies now. */
function isGroup({ key }: Entry, groups: ReadonlySet<string>): boolean {
  const name = key.slice(key.lastIndexOf(' ') + 1);
  return /(?:optional-dependencies|extras) /u.test(key) && (groups.has(name) || isGroupForDevelopers(name));
}
