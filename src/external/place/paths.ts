/**
 * Which changed file a path of a report means. Tools write paths absolute, relative to a package, with a module's name
 * before them, or without the folder of the sources. A path that may be several files is none of them.
 */
import {
  isAbsolutePath,
  MAX_PATH,
  normalizeDrive,
  normalizePath,
  toRelativePath,
  toSlashes,
} from '../repository-path.js';
import { PathEnds } from './path-ends.js';

/** A changed file; `ambiguous` if it may be several; null if it is none. */
export type Placed = { readonly path: string } | 'ambiguous' | null;

/** One name that a report gives a file. `path` has no leading slash. */
interface CleanName {
  readonly path: string;
  readonly absolute: boolean;
}

/** So many folders before a path are looked through. */
const MAX_PARTS = 64;
/** So many folders are tried as the root of a report. */
const MAX_ROOTS = 200;

/** Finds changed files by the paths of reports. */
export class ChangedPaths {
  private readonly all: ReadonlySet<string>;
  /** By the ends of their paths, from each folder on. */
  private readonly ends = new PathEnds();

  constructor(paths: readonly string[]) {
    this.all = new Set(paths);
    for (const path of paths) this.ends.add(path, path);
  }

  /**
   * Places the files of one report, in its order. All of them tell where the root was: what precedes a path must
   * precede most of the others.
   * @param files the names that the report allows for each file, the likeliest first
   * @param roots absolute paths of the repository, as the tool may have seen it
   */
  placeAll(files: readonly (readonly string[])[], roots: readonly string[]): readonly Placed[] {
    const cleaned = files.map((names) => names.flatMap((name) => cleanName(name, roots)));
    const exact = cleaned.map((names) => names.find(({ path, absolute }) => !absolute && this.all.has(path)) ?? null);
    // A report with one path from the root has all of its paths from there.
    const fromRoot = exact.some((found) => found !== null);
    const prefixes = new PrefixCounts(cleaned.flatMap((names) => names.slice(0, 1)));
    const placed = cleaned.map((names, at): Placed => {
      const found = exact[at] ?? null;
      if (found !== null) return { path: found.path };
      return fromRoot ? null : (this.stripPrefix(names, prefixes) ?? this.addPrefix(names));
    });
    return dropShared(placed);
  }

  /** Returns the changed file that follows a root in one of the names. */
  private stripPrefix(names: readonly CleanName[], prefixes: PrefixCounts): Placed {
    for (const { path } of names) {
      // From the outermost folder on: the longest path that is a changed file.
      for (let slash = path.indexOf('/'), n = 0; slash !== -1 && n < MAX_PARTS; slash = path.indexOf('/', slash + 1)) {
        n += 1;
        const rest = path.slice(slash + 1);
        if (this.all.has(rest) && prefixes.precedesMost(path.slice(0, slash))) return { path: rest };
      }
    }
    return null;
  }

  /** Returns the changed file that ends with one of the names. The name of a file alone says too little. */
  private addPrefix(names: readonly CleanName[]): Placed {
    const found = new Set<string>();
    for (const { path, absolute } of names) {
      if (absolute || !path.includes('/')) continue;
      for (const changed of this.ends.find(path)) found.add(changed);
    }
    const [first] = found;
    if (first === undefined) return null;
    return found.size === 1 ? { path: first } : 'ambiguous';
  }
}

/** How many paths of a report begin with a folder. */
class PrefixCounts {
  /** At most as many folders as an honest report has roots. */
  private readonly counts = new Map<string, number>();

  constructor(private readonly names: readonly CleanName[]) {}

  precedesMost(folder: string): boolean {
    let count = this.counts.get(folder);
    if (count === undefined) {
      if (this.counts.size >= MAX_ROOTS) return false;
      count = this.names.filter(({ path }) => path.startsWith(`${folder}/`)).length;
      this.counts.set(folder, count);
    }
    return count * 2 >= this.names.length;
  }
}

/** Returns no name for one that leads out of the repository. */
function cleanName(name: string, roots: readonly string[]): CleanName[] {
  if (name.length > MAX_PATH * 2) return [];
  const slashed = normalizeDrive(toSlashes(name.trim()).replace(/^file:\/\/(?=\/)/iu, ''));
  const relative = isAbsolutePath(slashed) ? toRelativePath(slashed, roots) : slashed;
  const path = normalizePath((relative ?? slashed).toWellFormed());
  return path === null ? [] : [{ path, absolute: relative === null }];
}

/** A changed file that two files of one report may be is neither of them. */
function dropShared(placed: readonly Placed[]): readonly Placed[] {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const one of placed) {
    if (one === null || one === 'ambiguous') continue;
    if (seen.has(one.path)) shared.add(one.path);
    seen.add(one.path);
  }
  return placed.map((one) => (one !== null && one !== 'ambiguous' && shared.has(one.path) ? 'ambiguous' : one));
}
