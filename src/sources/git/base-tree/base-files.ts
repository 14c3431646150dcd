/** The files that steer a review, read at the base commit: a pull request must not bring its own rules. */
import { GIT_MODES } from '../../../base/git-modes.js';
import { REPOSITORY_POLICY_PATH } from '../../../contract/index.js';
import type { Snapshot } from '../../../engine/snapshot.js';
import { decodeText } from '../changed/text.js';
import { MAX_STEERING_BYTES } from '../limits.js';
import { toRepositoryPath } from '../program/names.js';
import { readObjectInfo, readObjects } from '../program/objects.js';
import type { ScratchRepository } from '../program/repository.js';
import { listTreeEntries, type TreeEntry } from '../program/trees.js';

const ATTRIBUTES = '.gitattributes';
/** GitHub's locations; the first that exists counts. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const;

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
 * Decodes these files; `contents` are the objects that could be read. If a policy exists but was not read, the snapshot
 * is incomplete, because the gate must not fall back to weaker rules.
 */
export function decodeBaseFiles(entries: readonly TreeEntry[], contents: ReadonlyMap<string, Buffer>): BaseFiles {
  const texts = decodeTexts(entries, contents);
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
              detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${MAX_STEERING_BYTES} bytes.`,
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
  const names = entries.filter(isFile).map((entry) => entry.name);
  const sizes = await readObjectInfo(repository, names);
  const small = names.filter((name) => (sizes.get(name)?.size ?? Infinity) <= MAX_STEERING_BYTES);
  return decodeTexts(entries, await readObjects(repository, small));
}

/** Returns the texts of regular files by path; `contents` are the objects that could be read. */
export function decodeTexts(entries: readonly TreeEntry[], contents: ReadonlyMap<string, Buffer>): Map<string, string> {
  return new Map(
    entries.filter(isFile).flatMap(({ path, name }) => {
      const blob = contents.get(name);
      return blob === undefined ? [] : [[path, decodeText(blob).text] as const];
    }),
  );
}

/** Returns whether an entry is a regular file. */
export function isFile(entry: TreeEntry): boolean {
  return entry.mode === '100644' || entry.mode === GIT_MODES.executable || entry.mode === '100664';
}
