/** The entries of lock files for the project itself: its packages that are not fetched from anywhere. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import { getFileName } from '../../../../base/paths.js';
import type { FileChange, SideLine } from '../../../model.js';
import { readWholeSide } from '../../side-lines.js';

/**
 * Returns true if all changed lines of a lock file hold the version of the project's own packages, of the same ones on
 * both sides. False where the available lines do not show whose version it is.
 */
export function changesOwnVersionsAlone(change: FileChange): boolean {
  const name = getFileName(change.file.path);
  const read = Object.hasOwn(READERS, name) ? READERS[name] : undefined;
  if (read === undefined) return false;
  const list = (side: HunkSide) => {
    const owners = readWholeSide(change, side).flatMap((run) => read(run, change.file.path));
    return owners.length === 0 || owners.includes(null) ? null : owners.toSorted().join('\n');
  };
  const before = list('old');
  return before !== null && before === list('new');
}

/** Returns for each changed line the own package whose version it holds; null for another line. */
type OwnerReader = (run: readonly SideLine[], path: string) => readonly (string | null)[];

const READERS: Readonly<Record<string, OwnerReader>> = {
  'Gemfile.lock': readGems,
  'gems.locked': readGems,
  'Cargo.lock': readTables,
  'uv.lock': readTables,
  'package-lock.json': readNpm,
  'npm-shrinkwrap.json': readNpm,
};

const ELSEWHERE = /^(?:\/|~|\w+:)/u;

/** Returns true for a path that leads from the folder of a lock file to a place within the repository. */
function leadsWithin(remote: string, lock: string): boolean {
  if (ELSEWHERE.test(remote)) return false;
  let depth = lock.split('/').length - 1;
  for (const part of remote.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return false;
  }
  return true;
}

/** Bundler: the specs of `PATH` are in the repository; they ask for each other, and have a checksum without a value. */
function readGems(run: readonly SideLine[], path: string): readonly (string | null)[] {
  const own = new Set<string>();
  let section = '';
  let within = false;
  const sections = run.map(({ text }) => {
    if (/^\S/u.test(text)) {
      section = text.trim();
      within = false;
    }
    const remote = /^ {2}remote: (\S+)\s*$/u.exec(text)?.[1];
    if (remote !== undefined) within = section === 'PATH' && leadsWithin(remote, path);
    const name = within ? /^ {4}([\w.-]+) \([\w.-]+\)\s*$/u.exec(text)?.[1] : undefined;
    if (name !== undefined) own.add(name);
    return within ? 'own' : section;
  });
  return run.flatMap(({ text, changed }, at): readonly (string | null)[] => {
    if (!changed) return [];
    const pattern = sections[at] === 'own' ? OWN_GEM : sections[at] === 'CHECKSUMS' ? UNHASHED : null;
    const name = pattern?.exec(text)?.[1];
    return [name !== undefined && own.has(name) ? name : null];
  });
}

const OWN_GEM = /^(?: {4}| {6})([\w.-]+) \((?:= )?[\w.-]+\)\s*$/u;
const UNHASHED = /^ {2}([\w.-]+) \([\w.-]+\)\s*$/u;

/** Cargo names no source for a member of the workspace; uv names a folder. */
function readTables(run: readonly SideLine[]): readonly (string | null)[] {
  const owners: (string | null)[] = [];
  let name: string | null = null;
  run.forEach(({ text, changed }, at) => {
    if (text.startsWith('[')) name = null;
    name = /^name = "([^"]{1,300})"/u.exec(text)?.[1] ?? name;
    if (!changed) return;
    const next = run[at + 1]?.text;
    const own =
      /^version = "[^"]*"\s*$/u.test(text) &&
      next !== undefined &&
      (/^\s*$|^dependencies = \[/u.test(next) || FOLDER.test(next));
    owners.push(own ? name : null);
  });
  return owners;
}

const FOLDER = /^source = \{ (?:editable|virtual|directory) = "(?!\/|~|\.\.)[^"]*" \}\s*$/u;

/** npm writes its own version at the top, and in the entries of `packages` that are not in `node_modules`. */
function readNpm(run: readonly SideLine[]): readonly (string | null)[] {
  const unit = /^(\s{1,8})"/u.exec(run[1]?.text ?? '')?.[1];
  const known = run[0]?.number === 1 && unit !== undefined;
  let top = '';
  let entry: string | null = null;
  return run.flatMap(({ text, changed }): readonly (string | null)[] => {
    const depth = unit === undefined ? 0 : measureDepth(text, unit);
    const key = /^\s*"([^"]*)":/u.exec(text)?.[1] ?? '';
    if (depth === 1) top = key;
    if (depth <= 2) entry = depth === 2 && top === 'packages' ? key : null;
    if (!changed) return [];
    const isVersion = /^\s*"version": "[^"]*",?\s*$/u.test(text);
    if (!known || !isVersion) return [null];
    if (depth === 1) return ['the project'];
    return [depth === 3 && entry !== null && !entry.includes('node_modules') ? `in packages: ${entry}` : null];
  });
}

/** How often the indentation of the file stands before a line's text. */
function measureDepth(text: string, unit: string): number {
  let depth = 0;
  while (depth < 4 && text.startsWith(unit, depth * unit.length)) depth += 1;
  return depth;
}
