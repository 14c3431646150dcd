/** Reads the parts of manifests that a change shows. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange } from '../../../model.js';
import { readWholeSide } from '../../side-lines.js';
import { readCargo } from './cargo.js';
import type { Dependency, Ecosystem, ManifestReader } from './dependency.js';
import { readComposer, readNpm, readPub } from './json.js';
import { readGradle, readMaven, readNuget } from './jvm.js';
import { readGemfile, readGoMod } from './lines.js';
import { readMix } from './mix.js';
import { ECOSYSTEMS, findManifestKind, type ManifestKind } from './names.js';
import { readPython } from './python.js';

interface Manifest {
  readonly ecosystem: Ecosystem;
  readonly read: ManifestReader;
}

const READERS: Readonly<Record<ManifestKind, ManifestReader>> = {
  npm: readNpm,
  Cargo: readCargo,
  Go: readGoMod,
  Python: readPython,
  RubyGems: readGemfile,
  Composer: readComposer,
  Maven: readMaven,
  Gradle: readGradle,
  NuGet: readNuget,
  Pub: readPub,
  Hex: readMix,
};

/**
 * Returns the kind of manifest for a path; null for other files and for manifests of fixtures, templates and vendored
 * code.
 */
export function findManifest(path: string): Manifest | null {
  const kind = findManifestKind(path);
  return kind === null ? null : { ecosystem: ECOSYSTEMS[kind], read: READERS[kind] };
}

/** A changed manifest with its dependencies before and after, as far as the change shows them. */
export interface ManifestChange {
  readonly change: FileChange;
  readonly ecosystem: Ecosystem;
  readonly before: readonly Dependency[];
  readonly after: readonly Dependency[];
}

/** Returns true if a go.mod named the module before as one that only others need. */
export function wasIndirect(change: FileChange, name: string): boolean {
  return readWholeSide(change, 'old').some((run) =>
    run.some(({ text }) => text.includes('// indirect') && text.trim().startsWith(`${name} `)),
  );
}

/** Reads the manifests of a change that add lines. */
export function readManifests(files: readonly FileChange[]): readonly ManifestChange[] {
  return files.flatMap((change) => {
    const manifest = findManifest(change.file.path);
    if (manifest === null || change.file.status === 'deleted' || change.added.length === 0) return [];
    const read = (side: HunkSide) => readWholeSide(change, side).flatMap((run) => manifest.read(run, change.file.path));
    return [{ change, ecosystem: manifest.ecosystem, before: read('old'), after: read('new') }];
  });
}
