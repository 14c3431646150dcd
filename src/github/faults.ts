/** What it means when a call to GitHub fails. */
import { types } from 'node:util';
import type { z } from 'zod';
import { ProviderError } from '../base/errors.js';

/** The status of an answer; null where there was none. */
export function statusOf(fault: unknown): number | null {
  if (!types.isNativeError(fault) || !('status' in fault) || typeof fault.status !== 'number') return null;
  // Octokit gives 500 to requests that were never answered, too.
  return 'response' in fault && fault.response !== undefined ? fault.status : null;
}

/** A rate limit speaks through 403 and 429 as well; its words tell it from a missing permission. */
export function isRateLimit(fault: unknown): boolean {
  const status = statusOf(fault);
  return status === 429 || (status === 403 && types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message));
}

/**
 * The fault for the person who must act. `doing` ends "GitHub … while "; `permission` is what the token must have for it. 404 is the
 * caller's to explain.
 */
export function explainGitHub(fault: unknown, doing: string, permission: string): ProviderError {
  // Where no token could be had, the reason is told already.
  if (fault instanceof ProviderError) return fault;
  const status = statusOf(fault);
  const cause = { cause: fault };
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
  const said = status === null ? `did not answer (${reasonOf(fault)})` : `answered ${status}`;
  return new ProviderError('E_UP_001', `GitHub ${said} while ${doing}. Try again.`, true, cause);
}

/**
 * The parts of an answer that are used, checked. @throws ProviderError where they are not what GitHub describes: a page in place of
 * JSON, another pull request's answer. It may pass: what stands between GitHub and us does such things.
 */
export function understood<S extends z.ZodType>(schema: S, answer: unknown, doing: string): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
  const where = places.length === 0 ? '' : ` (${[...new Set(places)].slice(0, 5).join(', ')})`;
  throw new ProviderError(
    'E_UP_001',
    `GitHub's answer while ${doing} is not as it should be${where}. Try again.`,
    true,
  );
}

/** In few words, why there was no answer: the innermost cause says most. */
function reasonOf(fault: unknown): string {
  let reason = 'no reason given';
  for (let at = fault, depth = 0; depth < 4 && hasMessage(at); depth++) {
    if (at.message !== '') reason = at.message;
    at = 'cause' in at ? at.cause : undefined;
  }
  return reason.slice(0, 200);
}

function hasMessage(value: unknown): value is { message: string } {
  return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
