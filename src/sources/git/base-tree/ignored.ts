/**
 * Which files are not kept in a repository because a build makes them, by `.gitignore` of the base or of the change
 * (https://git-scm.com/docs/gitignore). What a later pattern takes back counts as ignored: then nothing is said of it.
 */
import { getFolder, listFoldersAbove } from '../../../base/paths.js';
import type { ChangedFile } from '../../../engine/snapshot.js';
import { compileGlob } from '../../../engine/text/glob.js';
import type { BaseTexts } from './base-texts.js';

const NAME = '.gitignore';
/** So many patterns of one file are read. */
const MAX_PATTERNS = 2_000;
const MAX_PATTERN = 200;
/** What files of programs end with. */
const ENDINGS = [
  '',
  '.js',
  '.ts',
  '.tsx',
  '.jsx',
  '.mjs',
  '.d.ts',
  '.json',
  '.css',
  '.py',
  '.go',
  '.rb',
  '.rs',
  '.php',
];

/** The patterns by the folder of their file; '' is the root. */
export type Ignored = ReadonlyMap<string, readonly string[]>;

/** Reads the patterns above some paths. */
export async function readIgnored(
  texts: BaseTexts,
  files: readonly ChangedFile[],
  paths: readonly string[],
): Promise<Ignored> {
  const folders = new Set(['', ...paths.flatMap(listFoldersAbove)]);
  const wanted = [...folders].map((folder) => (folder === '' ? NAME : `${folder}/${NAME}`));
  const found = await texts.read(wanted);
  return new Map(
    wanted.map((path) => {
      const own = files.find((file) => file.path === path)?.new_text ?? '';
      return [getFolder(path), listPatterns(`${found.get(path) ?? ''}\n${own}`)];
    }),
  );
}

function listPatterns(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[#!]/u.test(line) && line.length <= MAX_PATTERN)
    .slice(0, MAX_PATTERNS);
}

/** So many times a pattern is held against a path at most; of more paths all count as not kept. */
const MAX_TESTS = 1_000_000;

/** Returns the paths, each with or without its ending, of which a pattern says that they are not kept. */
export function findIgnored(ignored: Ignored, stems: readonly string[]): ReadonlySet<string> {
  const tests = [...ignored].map(([folder, patterns]) => ({
    prefix: folder === '' ? '' : `${folder}/`,
    tests: patterns.map((pattern) => compileGlob(pattern)),
  }));
  const patterns = tests.reduce((sum, { tests: own }) => sum + own.length, 0);
  if (patterns * stems.length * ENDINGS.length > MAX_TESTS) return new Set(stems);
  return new Set(
    stems.filter((stem) =>
      tests.some(({ prefix, tests: own }) => {
        if (!stem.startsWith(prefix)) return false;
        const path = stem.slice(prefix.length);
        const names = [...ENDINGS.map((ending) => `${path}${ending}`), `${path}/any`, ...listFoldersAbove(path)];
        return own.some((matches) => names.some(matches));
      }),
    ),
  );
}

/** Returns whether files of Go in a folder are left to a build: by a sign for any name, or by the folder. */
export function makesGo(folder: string, ignored: Ignored): boolean {
  return [...ignored].some(([above, patterns]) => {
    if (above !== '' && !folder.startsWith(`${above}/`)) return false;
    return patterns.some((pattern) => {
      const [, path = '', name] = /^(.*\/)?([^/]*)\.go$/u.exec(pattern) ?? [];
      if (name === undefined) return false;
      if (path === '' || path === '**/') return name.includes('*') && !name.endsWith('_test');
      return folder.endsWith(path.replace(/^\//u, ''));
    });
  });
}
