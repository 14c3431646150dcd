/** The version that a project gives itself, in its manifest. */
import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, SideLine } from '../../model.js';
import { readWholeSide } from '../side-lines.js';
import { findManifestKind } from './manifest-names.js';

/** Where it stands: the line, whose first group is the version, and the tables of TOML that have such a line. */
interface Place {
  readonly line: RegExp;
  readonly tables?: ReadonlySet<string>;
}

/** Sources: the formats of package.json, composer.json, Cargo.toml, pyproject.toml and pubspec.yaml. */
const PLACES: Readonly<Record<string, Place>> = {
  'package.json': { line: /^(?:\t| {1,4})"version"\s{0,3}:\s{0,3}"([^"]{1,80})"/u },
  'composer.json': { line: /^(?:\t| {1,4})"version"\s{0,3}:\s{0,3}"([^"]{1,80})"/u },
  'Cargo.toml': { line: /^version\s{0,5}=\s{0,5}"([^"]{1,80})"/u, tables: new Set(['package', 'workspace.package']) },
  'pyproject.toml': {
    line: /^version\s{0,5}=\s{0,5}["']([^"']{1,80})["']/u,
    tables: new Set(['project', 'tool.poetry']),
  },
  'pubspec.yaml': { line: /^version:\s{0,5}["']?([^"'\s]{1,80})/u },
};

/** A version with its place. */
export interface OwnVersion {
  readonly version: string;
  readonly line: SideLine;
}

/** Reads the version that a changed manifest gives its project; null if the change does not show it. */
export function readOwnVersion(change: FileChange, side: HunkSide): OwnVersion | null {
  const path = side === 'old' ? (change.file.old_path ?? change.file.path) : change.file.path;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const place = Object.hasOwn(PLACES, name) && findManifestKind(path) !== null ? PLACES[name] : undefined;
  if (place === undefined) return null;
  for (const run of readWholeSide(change, side)) {
    let table = '';
    for (const line of run) {
      table = /^\[{1,2}([^\]]{1,100})\]/u.exec(line.text)?.[1] ?? table;
      const version =
        place.tables === undefined || place.tables.has(table) ? place.line.exec(line.text)?.[1] : undefined;
      if (version !== undefined) return { version, line };
    }
  }
  return null;
}
