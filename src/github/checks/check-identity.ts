/** The external id of a check run: what it is about, so that one for another base or pull request is recognised. */

/** What a check run is about. */
export interface CheckIdentity {
  readonly pr: number;
  /** Null if no review came about: then the base is not known. */
  readonly base: { readonly ref: string; readonly sha: string } | null;
  readonly headSha: string;
  /** What the review of this pull request concludes by itself. The check run may show less, because of another one. */
  readonly own: Conclusion;
  /** The id of the review, or of the event that led to none. */
  readonly about: string;
}

/** The conclusions that we give. */
export type Conclusion = 'success' | 'failure' | 'neutral';

const FORM =
  /^review-gate:([1-9]\d{0,9}):([^:]*):([0-9a-f]{40,64})?:([0-9a-f]{40,64}):(success|failure|neutral):(.*)$/su;
/** GitHub does not document a limit of an external id; 255 characters are safe. A longer branch name is cut. */
const MAX_REF_CHARACTERS = 80;
const MAX_ABOUT_CHARACTERS = 64;

/** Formats `review-gate:<pr>:<base branch>:<base commit>:<head commit>:<conclusion>:<review>`. No branch has a colon. */
export function formatIdentity({ pr, base, headSha, own, about }: CheckIdentity): string {
  const ref = cutRef(base?.ref ?? '');
  return ['review-gate', pr, ref, base?.sha ?? '', headSha, own, about.slice(0, MAX_ABOUT_CHARACTERS)].join(':');
}

/** Reads an external id; null if it is not one of ours. */
export function parseIdentity(externalId: string | null): CheckIdentity | null {
  const [, pr, ref = '', sha, headSha, own, about = ''] = FORM.exec(externalId ?? '') ?? [];
  if (pr === undefined || headSha === undefined || !isConclusion(own)) return null;
  return { pr: Number(pr), base: sha === undefined ? null : { ref, sha }, headSha, own, about };
}

/** Returns whether a check run is about that review, or event. A long id is cut in the external id. */
export function isAbout(identity: CheckIdentity | null, about: string): boolean {
  return identity?.about === about.slice(0, MAX_ABOUT_CHARACTERS);
}

/** Returns whether two bases are the same branch. A base that is not known may be any. */
export function isSameBase(one: CheckIdentity['base'], other: { readonly ref: string } | null): boolean {
  return one === null || other === null || cutRef(one.ref) === cutRef(other.ref);
}

function cutRef(ref: string): string {
  return ref.replaceAll(':', '').slice(0, MAX_REF_CHARACTERS);
}

function isConclusion(word: string | undefined): word is Conclusion {
  return word === 'success' || word === 'failure' || word === 'neutral';
}
