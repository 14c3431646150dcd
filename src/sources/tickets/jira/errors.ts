/** Explains why Jira does not return an issue. */

import type { IncomingHttpHeaders } from 'node:http';
import { ProviderError } from '../../../base/errors.js';
import { MAX_QUOTED_CHARACTERS } from '../../../base/text.js';
import { parseUrl } from '../../../base/url.js';
import type { JsonAnswer } from '../json-call.js';

/** The permissions that the token's account needs. */
const PERMISSION =
  'Its account needs "Browse projects" on the project of the issue; a scoped token, "read:jira-work" as well.';

/**
 * Returns whether Jira rejected the credentials. It then treats the request as anonymous: 404, or 200 with public data.
 * Only this header shows it: https://confluence.atlassian.com/jirakb/understanding-x-seraph-loginreason-header.
 */
function isRefusedBySeraph(headers: IncomingHttpHeaders): boolean {
  return /AUTHENTICATED_FAILED|AUTHENTICATION_DENIED/u.test(String(headers['x-seraph-loginreason'] ?? ''));
}

/**
 * Checks that a response is successful. The caller must handle 404.
 * @throws ProviderError E_TOK_001 if the token or the address is wrong, E_UP_001 on other errors
 */
export function requireAnswer({ status, headers }: JsonAnswer, doing: string): void {
  if (status === 401 || isRefusedBySeraph(headers)) {
    const text = `Jira does not accept the token (while ${doing}). Set it again: on Cloud with the email of its account, on Server and Data Center without. ${PERMISSION}`;
    throw new ProviderError('E_TOK_001', text);
  }
  if (status === 403) {
    throw new ProviderError('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${PERMISSION}`);
  }
  if (status >= 300 && status < 400) {
    const text = `Jira answered with a redirect${describeRedirect(headers)} while ${doing}. It is not followed, since the token would go there too: set the token again, with the address at which Jira itself answers as base_url.`;
    throw new ProviderError('E_TOK_001', text);
  }
  if (status >= 400 && status !== 404) {
    throw new ProviderError('E_UP_001', `Jira answered ${status} while ${doing}.`);
  }
}

/** Returns ` to https://host` if the redirect names a URL. */
function describeRedirect({ location }: IncomingHttpHeaders): string {
  const url = location === undefined ? null : parseUrl(location);
  return url === null ? '' : ` to ${url.origin.slice(0, MAX_QUOTED_CHARACTERS)}`;
}

/** Returns the error for a response that is not from Jira. */
export function createNotJiraError(base: URL, doing: string): ProviderError {
  const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
  return new ProviderError('E_UP_001', text);
}
