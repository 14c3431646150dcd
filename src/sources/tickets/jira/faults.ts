/** What it means when Jira does not give an issue. */

import type { IncomingHttpHeaders } from 'node:http';
import { ProviderError } from '../../../base/errors.js';
import { MAX_QUOTED_CHARACTERS } from '../../../base/text.js';
import { parseUrl } from '../../../base/url.js';
import type { JsonAnswer } from '../json-call.js';

/** What the token's account must be able to do. */
const PERMISSION =
  'Its account needs "Browse projects" on the project of the issue; a scoped token, "read:jira-work" as well.';

/**
 * Jira answers a request whose credentials it does not take as that of a stranger: 404, or 200 with what is public. Only this header
 * tells: https://confluence.atlassian.com/jirakb/understanding-x-seraph-loginreason-header.
 */
function refusedBySeraph(headers: IncomingHttpHeaders): boolean {
  return /AUTHENTICATED_FAILED|AUTHENTICATION_DENIED/u.test(String(headers['x-seraph-loginreason'] ?? ''));
}

/**
 * Checks that an answer is what was asked for. 404 is the caller's to explain.
 * @throws ProviderError E_TOK_001 where the token or the address is wrong, E_UP_001 on other refusals
 */
export function mustBeAnswer({ status, headers }: JsonAnswer, doing: string): void {
  if (status === 401 || refusedBySeraph(headers)) {
    const text = `Jira does not accept the token (while ${doing}). Set it anew: on Cloud with the email of its account, on Server and Data Center without. ${PERMISSION}`;
    throw new ProviderError('E_TOK_001', text);
  }
  if (status === 403) {
    throw new ProviderError('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${PERMISSION}`);
  }
  if (status >= 300 && status < 400) {
    const text = `Jira answered with a redirect${elsewhere(headers)} while ${doing}. It is not followed, since the token would go there too: set the token anew with the address that Jira itself answers at as base_url.`;
    throw new ProviderError('E_TOK_001', text);
  }
  if (status >= 400 && status !== 404) {
    throw new ProviderError('E_UP_001', `Jira answered ${status} while ${doing}.`);
  }
}

/** ` to https://host`, where the redirect says so. */
function elsewhere({ location }: IncomingHttpHeaders): string {
  const url = location === undefined ? null : parseUrl(location);
  return url === null ? '' : ` to ${url.origin.slice(0, MAX_QUOTED_CHARACTERS)}`;
}

/** An answer that is not what Jira answers. */
export function notJira(base: URL, doing: string): ProviderError {
  const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
  return new ProviderError('E_UP_001', text);
}
