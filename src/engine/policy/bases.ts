/** Which base branches a policy allows, and which repository files may say so. */
import { REPOSITORY_POLICY_PATH } from '../../contract/index.js';
import type { EffectivePolicy } from '../model.js';
import type { Snapshot } from '../snapshot.js';
import { compileGlob } from '../text/glob.js';

type PolicyFile = NonNullable<Snapshot['repository_policy']>;

/** The repository's policy files of a review, and who chose the branch that each is read from. */
export interface RepositoryFiles {
  /** Of the default branch. Where no host names one, of the base, which the caller named. */
  readonly trusted: PolicyFile | null;
  /** Of a base that is another branch: the author of the change chose it. Its path names the branch. */
  readonly chosen: PolicyFile | null;
}

/** Selects the policy files of a snapshot. */
export function selectRepositoryFiles({ host, base, repository_policy: atBase }: Snapshot): RepositoryFiles {
  if (host == null || host.default_branch.ref === base.ref) return { trusted: atBase, chosen: null };
  const chosen = atBase === null ? null : { ...atBase, path: `${REPOSITORY_POLICY_PATH} of ${base.ref}` };
  return { trusted: host.policy, chosen };
}

/**
 * Returns whether a change may go into its base without a person. The default branch is always allowed. Where no host
 * says which one it is, every base is: the caller named it. Else each entry of `bases` must allow the base.
 */
export function allowsBase(bases: EffectivePolicy['bases'], { host, base }: Pick<Snapshot, 'host' | 'base'>): boolean {
  if (host == null || host.default_branch.ref === base.ref) return true;
  return bases.every((globs) =>
    globs === null ? host.base_protected === true : globs.some((glob) => compileBranchGlob(glob)(base.ref)),
  );
}

/** A glob of whole branch names: unlike one of paths, `main` matches neither `x/main` nor `main/x`. */
function compileBranchGlob(glob: string): (ref: string) => boolean {
  return compileGlob(`/${glob}`, 'files');
}
