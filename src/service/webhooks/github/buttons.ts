/** The buttons of a check run ("Check runs and requested actions" in GitHub's documentation). */
import type { CheckAction } from '../../../contract/index.js';

/**
 * Makes a new review, which reads the people anew. There is no button that signs: a sign-off needs a reason, and must
 * stand on the pull request, where every way of reviewing can read it and a later review finds it again.
 */
export const RE_REVIEW: CheckAction = {
  label: 'Re-review',
  description: 'Read code, ticket and people again',
  identifier: 're-review',
};
