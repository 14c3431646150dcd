/** What it means when a call to GitHub fails. */

import { types } from 'node:util';
import type * as z from 'zod';
import { ProviderError } from '../../base/errors.js';
import { MAX_QUOTED_CHARACTERS } from '../../base/text.js';
import { describeLimit, isGraphqlRateLimit, quoteRefusal, readRefusal } from './refusal.js';

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
 * Returns true for a rate limit. GitHub sends 403 or 429 for it, and 200 for GraphQL; the message distinguishes it from a
 * missing permission.
 */
export function isRateLimit(fault: unknown): boolean {
  const status = readStatus(fault);
  if (status === 429 || isGraphqlRateLimit(fault)) return true;
  return status === 403 && types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message);
}

/** Words of GitHub for a permission that the token lacks. It refuses with 403 for other reasons too. */
export const LACKS_PERMISSION =
  /not accessible by|must have .*\b(?:rights|access|permission)|must authenticate via a GitHub App/iu;

/** Returns true if GitHub refuses a call because the token lacks a permission, or does not say why. */
export function lacksPermission(fault: unknown): boolean {
  const said = readRefusal(fault);
  return readStatus(fault) === 403 && !isRateLimit(fault) && (said === null || LACKS_PERMISSION.test(said));
}

/**
 * Returns true if GitHub failed, or did not answer, so that the same call may succeed later. An answer of another shape is
 * none of that: GitHub also leaves out what the token may not see.
 */
export function isTemporary(fault: unknown): boolean {
  if (fault instanceof GitHubAnswerError) return fault.kind === 'cut' || fault.kind === 'time';
  const status = readStatus(fault);
  return status === null ? readRefusal(fault) === null : status >= 500 || status === 408;
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
  if (isRateLimit(fault)) return new ProviderError('E_UP_001', describeLimit(fault, doing), true, cause);
  if (status === 401) {
    const text = `GitHub does not accept the token (401 while ${doing}). Give a valid token with "${permission}".`;
    return new ProviderError('E_TOK_001', text, false, cause);
  }
  if (lacksPermission(fault)) {
    const text = `The token may not do this (403 while ${doing}). Give the token, or the job's "permissions", "${permission}".`;
    return new ProviderError('E_TOK_001', text, false, cause);
  }
  if (status !== null && !isTemporary(fault)) {
    const text = `GitHub refuses this (${status} while ${doing})${quoteRefusal(fault)}. Ask an owner of the repository or of its organization.`;
    return new ProviderError(status === 403 ? 'E_TOK_001' : 'E_UP_001', text, false, cause);
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

/** Says briefly what GitHub refused, or why there was no answer. The innermost cause is the most precise. */
export function readReason(fault: unknown): string {
  const said = readRefusal(fault);
  if (said !== null) return said;
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
