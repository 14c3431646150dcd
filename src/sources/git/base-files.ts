/** The files that steer a review, read at the base commit: a pull request must not bring its own rules. */
import { GIT_MODES } from '../../base/git-modes.js';
import { REPOSITORY_POLICY_PATH } from '../../contract/index.js';
import type { Snapshot } from '../../engine/snapshot.js';
import { toRepositoryPath } from './names.js';
import { listTreeEntries, readObjectInfo, readObjects, type TreeEntry } from './objects.js';
import type { ScratchRepository } from './repository.js';
import { decodeText } from './text.js';

const ATTRIBUTES = '.gitattributes';
/** GitHub's locations; the first that exists counts. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

/** Maximum size of these files in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
const MAX_BYTES = 3 * 1024 * 1024;

type Omitted = Snapshot['coverage']['omitted'][number];

/** The part of a snapshot that comes from the base commit. */
export interface BaseFiles extends Pick<Snapshot, 'repository_policy' | 'gitattributes' | 'codeowners'> {
  readonly omitted: Omitted[];
}

/** Returns which of the files exist in the base commit. */
export function listBaseFiles(repository: ScratchRepository, base: string): Promise<TreeEntry[]> {
  return listTreeEntries(repository, base, [REPOSITORY_POLICY_PATH, ATTRIBUTES, ...CODEOWNERS]);
}

/**
 * Reads these files. If a policy exists but cannot be read, the snapshot is incomplete, because the gate must not fall
 * back to weaker rules.
 */
export async function readBaseFiles(repository: ScratchRepository, entries: readonly TreeEntry[]): Promise<BaseFiles> {
  const texts = await readTexts(repository, entries);
  const findFile = (path: string | undefined) => {
    const text = path === undefined ? undefined : texts.get(path);
    return path === undefined || text === undefined ? null : { path, text };
  };
  const there = new Set(entries.filter(isFile).map((entry) => entry.path));
  const policy = entries.find((entry) => entry.path === REPOSITORY_POLICY_PATH);
  return {
    repository_policy: findFile(REPOSITORY_POLICY_PATH),
    gitattributes: findFile(ATTRIBUTES),
    codeowners: findFile(CODEOWNERS.find((path) => there.has(path))),
    omitted:
      policy === undefined || texts.has(REPOSITORY_POLICY_PATH)
        ? []
        : [
            {
              path: REPOSITORY_POLICY_PATH,
              reason: 'unreadable',
              detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${MAX_BYTES} bytes.`,
              blocking: true,
            },
          ],
  };
}

/** Returns the object of a file at a commit; null if the path is not a regular file. */
export async function findFileAtCommit(
  repository: ScratchRepository,
  commit: string,
  path: string,
): Promise<TreeEntry | null> {
  const name = toRepositoryPath(path);
  if (name === null) return null;
  const [entry] = await listTreeEntries(repository, commit, [name]);
  return entry !== undefined && entry.path === name && isFile(entry) ? entry : null;
}

/** Returns the texts of entries by path, without links, folders, missing and oversized files. */
export async function readTexts(
  repository: ScratchRepository,
  entries: readonly TreeEntry[],
): Promise<Map<string, string>> {
  const files = entries.filter(isFile);
  const sizes = await readObjectInfo(
    repository,
    files.map((entry) => entry.name),
  );
  const small = files.filter((entry) => (sizes.get(entry.name)?.size ?? Infinity) <= MAX_BYTES);
  const blobs = await readObjects(
    repository,
    small.map((entry) => entry.name),
  );
  return new Map(
    small.flatMap((entry) => {
      const blob = blobs.get(entry.name);
      return blob === undefined ? [] : [[entry.path, decodeText(blob).text] as const];
    }),
  );
}

function isFile(entry: TreeEntry): boolean {
  return entry.mode === '100644' || entry.mode === GIT_MODES.executable || entry.mode === '100664';
}
