/** A dependency as a manifest asks for it, and what kind of place it asks for. */
import type { SideLine } from '../side-lines.js';

export type Ecosystem = 'npm' | 'Cargo' | 'Go' | 'Python' | 'RubyGems' | 'Composer' | 'Maven' | 'NuGet' | 'Pub';

/** A dependency that a line of a manifest names. */
export interface Dependency {
  readonly name: string;
  /** The version or range as written; empty where none is. */
  readonly spec: string;
  /** Where it comes from if not from the registry; null for the registry. */
  readonly source: Source | null;
  readonly line: number;
  readonly changed: boolean;
}

/** `local` is inside the repository: a workspace or a path that does not leave it. */
export interface Source {
  readonly kind: 'git' | 'url' | 'path' | 'local' | 'module';
  readonly target: string;
  /** A full commit id: what is fetched cannot change. */
  readonly pinned: boolean;
}

/** Reads the dependencies that a run of lines shows. */
export type ManifestReader = (run: readonly SideLine[], path: string) => readonly Dependency[];

/** Names that some line of the old side asks for. */
export function namesOf(dependencies: readonly Dependency[]): ReadonlySet<string> {
  return new Set(dependencies.map(({ name }) => name));
}
