/** Packages that are published nowhere, by their manifests at the base: nobody outside builds on their names. */
import { getFolderPrefix } from '../../../../base/paths.js';
import type { Change } from '../../../model.js';
import { readDocument } from '../../document.js';
import { OwnUse } from './own-use.js';

const MANIFEST = /(?:^|\/)(?:package\.json|Cargo\.toml|pyproject\.toml)$/u;

/** Knows them by the manifests of the change and of the base that the snapshot has. What the change writes into one counts for nothing. */
export class UnpublishedPackages {
  readonly #folders: readonly string[];
  readonly #ownUse: OwnUse;

  constructor({ snapshot, files }: Change) {
    const changed = files.map(({ file }) => ({ path: file.old_path ?? file.path, text: file.old_text ?? '' }));
    this.#folders = [...changed, ...(snapshot.manifests?.files ?? [])].flatMap(({ path, text }) =>
      MANIFEST.test(path) && isPrivate(path, text) ? [getFolderPrefix(path)] : [],
    );
    this.#ownUse = new OwnUse(snapshot.parts ?? []);
  }

  /** Returns true for a file below the folder of such a manifest, and for one of a program that nobody imports. */
  has({ path, old_path: old }: Change['files'][number]['file']): boolean {
    return (
      this.#folders.some((folder) => path.startsWith(folder) && !isNested(path.slice(folder.length))) ||
      this.#ownUse.has(old ?? path)
    );
  }
}

/** The root of a workspace is private, too; its members have manifests of their own. */
function isNested(path: string): boolean {
  return /^(?:packages|crates|libs|modules)\//u.test(path);
}

function isPrivate(path: string, text: string): boolean {
  if (path.endsWith('.json'))
    return /"private"/u.test(text) && readDocument(text)?.entries.get('private')?.value === true;
  return /^\s{0,4}publish\s{0,4}=\s{0,4}(?:false|\[\s{0,4}\])/mu.test(text);
}
