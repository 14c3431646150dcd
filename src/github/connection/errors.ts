/** What it means when a call to GitHub fails. */

import { types } from 'node:util';
import type * as z from 'zod';
import { ProviderError } from '../../base/errors.js';
import { MAX_QUOTED_CHARACTERS } from '../../base/text.js';

/**
 * An answer of GitHub that cannot be used: too large, cut off, or not as GitHub documents it. The same call is not sent
 * again.
 */
export class GitHubAnswerError extends Error {
  override readonly name = 'GitHubAnswerError';
  /** For the kind `shape`: the fields that are not as documented, five at most. */
  readonly fields: readonly string[];
  constructor(
    readonly kind: 'size' | 'time' | 'cut' | 'shape',
    /** What happened, without a full stop. */
    message: string,
    /** What to do about it. */
    readonly advice: string,
    { fields = [], ...options }: ErrorOptions & { readonly fields?: readonly string[] } = {},
  ) {
    super(message, options);
    this.fields = fields;
  }
}

/** Returns the status of an answer; null if there was none. */
export function readStatus(fault: unknown): number | null {
  if (!types.isNativeError(fault) || !('status' in fault) || typeof fault.status !== 'number') return null;
  // Octokit also sets 500 for requests that got no answer.
  return 'response' in fault && fault.response !== undefined ? fault.status : null;
}

/**
 * Returns true for a rate limit. GitHub sends 403 or 429 for it; the message distinguishes it from a missing
 * permission.
 */
export function isRateLimit(fault: unknown): boolean {
  const status = readStatus(fault);
  return status === 429 || (status === 403 && types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message));
}

/**
 * Returns the fault for the person who must fix it. `doing` completes "GitHub … while "; `permission` is what the token
 * needs for the call. The caller must explain 404 itself.
 */
export function explainGitHub(fault: unknown, doing: string, permission: string): ProviderError {
  // If no token was available, the error already gives the reason.
  if (fault instanceof ProviderError) return fault;
  const cause = { cause: fault };
  if (fault instanceof GitHubAnswerError) {
    return new ProviderError('E_UP_001', describeAnswerError(fault, doing), fault.kind !== 'size', cause);
  }
  const status = readStatus(fault);
  if (isRateLimit(fault)) {
    const text = `The token's rate limit at GitHub is used up (while ${doing}). Try again later, or use a token with a higher limit.`;
    return new ProviderError('E_UP_001', text, true, cause);
  }
  if (status === 401) {
    const text = `GitHub does not accept the token (401 while ${doing}). Give a valid token with "${permission}".`;
    return new ProviderError('E_TOK_001', text, false, cause);
  }
  if (status === 403) {
    const text = `The token may not do this (403 while ${doing}). Give the token, or the job's "permissions", "${permission}".`;
    return new ProviderError('E_TOK_001', text, false, cause);
  }
  if (status !== null && status < 500 && status !== 408) {
    return new ProviderError('E_UP_001', `GitHub answered ${status} while ${doing}.`, false, cause);
  }
  const said = status === null ? `did not answer (${readReason(fault)})` : `answered ${status}`;
  return new ProviderError('E_UP_001', `GitHub ${said} while ${doing}. Try again.`, true, cause);
}

/**
 * Checks the parts of an answer that are used.
 * @throws GitHubAnswerError (`shape`) if they are not as GitHub documents them, such as an HTML page instead of JSON,
 * or the answer for another pull request. This may be temporary: a proxy between GitHub and us can cause it.
 */
export function parseAnswer<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
  const start = (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? '')).slice(0, MAX_QUOTED_CHARACTERS);
  throw new GitHubAnswerError('shape', `GitHub's answer is not what it documents: ${start}`, 'Try again.', {
    fields: [...new Set(fields)].slice(0, 5),
  });
}

function describeAnswerError({ kind, message, advice, fields }: GitHubAnswerError, doing: string): string {
  if (kind !== 'shape') return `${message} (while ${doing}). ${advice}`;
  // The answer is not quoted: it may contain private data.
  const where = fields.length === 0 ? '' : ` (${fields.join(', ')})`;
  return `GitHub's answer while ${doing} is not as it should be${where}. ${advice}`;
}

/** Says briefly why there was no answer. The innermost cause is the most precise. */
export function readReason(fault: unknown): string {
  let reason = 'no reason given';
  for (let at = fault, depth = 0; depth < 4 && hasMessage(at); depth++) {
    if (at.message !== '') reason = at.message;
    at = 'cause' in at ? at.cause : undefined;
  }
  return reason.slice(0, MAX_QUOTED_CHARACTERS);
}

function hasMessage(value: unknown): value is { message: string } {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
