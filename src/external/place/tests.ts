/** The tests of a report: how many ended how, and those that may say something about the change, with their files. */
import type { ReportedTest, TestReport } from '../../engine/reported.js';
import { toSlashes } from '../repository-path.js';
import { PathEnds } from './path-ends.js';
import type { ChangedPaths } from './paths.js';

/** So many parts of a dotted name are looked at. */
const MAX_PARTS = 16;

/** Finds changed files by the dotted names of classes and modules: `com.shop.CartTest`, `tests.test_cart.TestCart`. */
export class ChangedModules {
  private readonly ends = new PathEnds();

  constructor(paths: readonly string[]) {
    for (const path of paths) this.ends.add(path.replace(/\.[^./]+$/u, ''), path);
  }

  /** Returns the one file that a name means; null if there is none or several. */
  find(name: string): string | null {
    const parts = name
      .replace(/\$.*$/u, '')
      .split(/[.\\/]|::/u)
      .slice(0, MAX_PARTS)
      .filter((part) => part !== '');
    // Without a package, a class alone is its file; of a longer name the last parts may be classes in the file.
    const least = parts.length === 1 ? 1 : 2;
    for (let length = parts.length; length >= least; length -= 1) {
      const found = this.ends.find(parts.slice(0, length).join('/'));
      if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
    }
    return null;
  }
}

/** Where tests are looked for. */
export interface TestPlaces {
  readonly paths: ChangedPaths;
  readonly modules: ChangedModules;
  readonly changed: ReadonlySet<string>;
}

/**
 * Places the tests of a report.
 * @param room how many tests may be kept
 */
export function placeTests(
  tests: readonly ReportedTest[],
  digest: string,
  roots: readonly string[],
  { paths, modules, changed }: TestPlaces,
  room: number,
): TestReport {
  const counts = { passed: 0, failed: 0, skipped: 0, error: 0 };
  for (const { outcome } of tests) counts[outcome] += 1;
  // Some writers give the file as the class.
  const named = tests.map(({ file, suite }) => file ?? (suite.includes('/') || suite.includes('\\') ? suite : null));
  const distinct = [...new Set(named.filter((name) => name !== null))];
  const placed = new Map(
    paths
      .placeAll(
        distinct.map((name) => [name]),
        roots,
      )
      .map((one, at) => [distinct[at], one]),
  );
  const found = tests.map((test, at): ReportedTest => {
    const name = named[at] ?? null;
    const place = name === null ? null : (placed.get(name) ?? null);
    if (place !== null && place !== 'ambiguous') return { ...test, file: place.path };
    // A file that is none of the change is kept as it is named: the test is known to be elsewhere.
    if (test.file !== null && place === null) return { ...test, file: toSlashes(test.file) };
    return { ...test, file: modules.find(test.suite) };
  });
  const rank = ({ file, outcome }: ReportedTest) => {
    if (outcome === 'failed' || outcome === 'error') return 0;
    return file === null ? 2 : changed.has(file) ? 1 : null;
  };
  const kept = [0, 1, 2].flatMap((wanted) => found.filter((test) => rank(test) === wanted));
  return { kind: 'junit', digest, counts, tests: kept.slice(0, Math.max(0, room)) };
}
