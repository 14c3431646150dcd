import type { ChangedFile } from '../snapshot.js';

const WORDS: Readonly<Record<NonNullable<ChangedFile['omitted']>, string>> = {
  binary: 'its bytes are no text',
  submodule: 'a submodule',
  too_large: 'too large',
  not_fetched: 'its content is not in this copy of the repository',
  unreadable: 'the object in the repository is no file',
};

/** Returns why the content of a file is not known, in words for a person. */
export function describeOmission(omitted: NonNullable<ChangedFile['omitted']>): string {
  return WORDS[omitted];
}
