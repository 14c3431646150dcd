/** A dependency as a manifest requests it, and the kind of its source. */
import type { SideLine } from '../../../model.js';

/** A registry of packages, and the manifests that name packages of it. */
export type Ecosystem = 'npm' | 'Cargo' | 'Go' | 'Python' | 'RubyGems' | 'Composer' | 'Maven' | 'NuGet' | 'Pub' | 'Hex';

/** A dependency declared on a line of a manifest. */
export interface Dependency {
  readonly name: string;
  /** The name in its registry, where the manifest gives the package another one. */
  readonly realName?: string;
  /** The version or range as written; empty if there is none. */
  readonly spec: string;
  /** The source, if it is not the registry; null for the registry. */
  readonly source: Source | null;
  readonly line: number;
  readonly changed: boolean;
  /** True where the line only holds the version of a package that another one brings in: overrides, constraints. */
  readonly held?: true;
  /** True where the package has to be there already: whoever installs this one chooses its version. */
  readonly peer?: true;
  /** True in a group of the manifest that is installed to work on the project, and not with it: for tests, for development. */
  readonly forDevelopers?: true;
}

/** A source. `local` is inside the repository: a workspace, or a path that stays in it. */
export interface Source {
  readonly kind: 'git' | 'url' | 'path' | 'local' | 'module';
  readonly target: string;
  /** True for a full commit id: the fetched code cannot change. */
  readonly pinned: boolean;
}

/** Reads the dependencies in consecutive lines. */
export type ManifestReader = (run: readonly SideLine[], path: string) => readonly Dependency[];

/** Names of groups and extras that are installed to work on a project. */
const DEVELOPERS =
  /^(?:dev(?:el(?:op(?:ment|ers?)?)?)?|tests?|testing|spec|cucumber|docs?|documentation|lint(?:ing|ers?)?|typing|types|mypy|ci|bench(?:marks?)?|profiling|debug|qa|style|coverage|pre-?commit)(?:[-_.]\w{1,40})?$/iu;

/** Returns true for the name of a group or an extra that only those who work on the project install. */
export function isGroupForDevelopers(name: string): boolean {
  return DEVELOPERS.test(name);
}

/** Returns the names that the old side requests. */
export function collectNames(dependencies: readonly Dependency[]): ReadonlySet<string> {
  return new Set(dependencies.map(({ name }) => name));
}
