/** Explains errors of posting to GitHub to the person who set up the step. */
import { GitHubAnswerError, LACKS_PERMISSION } from '../../github/connection/errors.js';
import { readErrorMessage } from '../errors.js';

/** Why posting ended, and what to do. */
export interface PostFailure {
  readonly message: string;
  readonly hint: string;
}

/** The texts about the thing to be posted. */
export interface PostAttempt {
  /** `check run`. */
  readonly what: string;
  /** What a token without the permission cannot do: `create check runs`. */
  readonly deed: string;
  /** `checks: write`. */
  readonly permission: string;
  /** What to check if GitHub answers that something does not exist or is not valid. */
  readonly check: string;
}

/** Returns the HTTP status of GitHub's refusal; null if GitHub did not answer. */
export function readStatus(fault: unknown): number | null {
  return typeof fault === 'object' && fault !== null && 'status' in fault && typeof fault.status === 'number'
    ? fault.status
    : null;
}

const RATE_LIMIT = /rate limit/iu;

/** Describes GitHub's refusal, with the permission if one is missing. */
export function describePostFailure(fault: unknown, { what, deed, permission, check }: PostAttempt): PostFailure {
  const [status, message] = [readStatus(fault), readErrorMessage(fault)];
  if (RATE_LIMIT.test(message)) {
    return { message: `GitHub's rate limit is used up: ${message}`, hint: 'Run the job again later.' };
  }
  if (status === 403 && LACKS_PERMISSION.test(message)) {
    return {
      message: `The token may not ${deed} (${message}).`,
      hint:
        `Add \`${permission}\` to the permissions of the job. A pull request from a fork, or from Dependabot, gets a ` +
        'read-only token, also if the workflow asks for more: see "Forks" in the README.',
    };
  }
  if (status === 401) {
    return { message: `GitHub does not accept the token (${message}).`, hint: 'Check the input github-token.' };
  }
  if (status !== null && [403, 404, 410, 422].includes(status)) {
    return { message: `GitHub refused the ${what} with ${status} (${message}).`, hint: check };
  }
  const tooLarge = fault instanceof GitHubAnswerError && fault.kind === 'size';
  return {
    message: `The ${what} could not be posted: ${message}.`,
    hint: tooLarge ? fault.advice : 'Run the job again.',
  };
}
