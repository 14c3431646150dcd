/** What to do about an error code, in words for who set up the step. */
import type { ErrorCode } from './errors.js';

/** By code, where there is more to say than the error's own text. Inputs are those of the step. */
export const ADVICE: Readonly<Partial<Record<ErrorCode, string>>> = {
  E_AC_001:
    'Name a ticket that has acceptance criteria (input ticket), or add a section "Acceptance criteria" to the one that was read.',
  E_AC_002: 'Check the ticket id (input ticket), and that the service may read it.',
  E_POL_001: 'Check the name of the policy (input policy) and the policy itself.',
  E_TOK_001: 'Give the service a provider token that may read this repository.',
  E_TOK_002: "Renew the tenant's provider token in the service: the one it holds can no longer be decrypted.",
  E_REQ_002:
    'Check the repository and the number of the pull request (inputs repo and pr), and that the service may read them.',
  E_IDEM_001: 'Run the job again: a new run asks under a new key.',
  E_RATE_001: "The tenant's rate limit is used up: try again later, or have it raised.",
};
