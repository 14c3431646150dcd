/** Why a review in this process could not be had, as ReviewError. */
import { ProviderError } from '../../base/errors.js';
import { excerpt } from '../../base/excerpt.js';
import { ReviewError } from '../../base/review-error.js';
import { ADVICE, type ErrorCode } from '../../contract/index.js';
import { RequestError } from '../request/request-error.js';

/** As an HTTP client shows what a service says. */
const DETAIL_CHARACTERS = 500;

/** What to do, where the token is the job's own and no service holds one. */
const LOCAL_ADVICE: Readonly<Partial<Record<ErrorCode, string>>> = {
  ...ADVICE,
  E_AC_002: 'Check the ticket id (input ticket), and that the job may read it: `issues: read` for an issue of GitHub.',
  E_TOK_001: 'Check the input github-token, and that the job has `contents: read` and `pull-requests: read`.',
  E_REQ_002:
    'Check the repository and the number of the pull request (inputs repo and pr), and that the job may read them.',
  E_UP_001: 'Run the job again later.',
};

/**
 * The error of a fault of the request, or of what the review is read from; another fault as it is.
 * @param after said behind it: how often it was tried
 */
export function explainRefusal(cause: unknown, after = ''): unknown {
  if (!(cause instanceof RequestError || cause instanceof ProviderError)) return cause;
  const { code } = cause;
  // The message may say of a field what the field says.
  const all = cause instanceof RequestError ? cause.fields : [];
  const fields = all.filter(({ detail }) => !cause.message.includes(detail));
  const detail = [cause.message, ...fields.map(({ pointer, detail }) => `${pointer}: ${detail}`)].join('; ');
  const said = `${code}: ${excerpt(detail, DETAIL_CHARACTERS)}`;
  return new ReviewError(`${said}${after}`, {
    kind: code === 'E_UP_001' ? 'unreadable' : 'refused',
    code,
    said,
    hint: LOCAL_ADVICE[code] ?? '',
  });
}

/** E_NF_001. */
export function refuseUnknownReview(): ReviewError {
  const said = 'E_NF_001: There is no such review.';
  return new ReviewError(said, { kind: 'refused', code: 'E_NF_001', said });
}
