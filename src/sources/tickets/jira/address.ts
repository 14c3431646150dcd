/** Validates the address of a tenant's Jira. The tenant configures it, and the credentials are sent there. */

import { ProviderError } from '../../../base/errors.js';
import { holdsCredentials, parseHttpUrl, removeEndSlashes, resolvePort } from '../../../base/url.js';
import type { AllowHost } from '../system.js';

/**
 * Parses `base_url`: https, or http to a host that the operator allows. A path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
export function parseJiraAddress(text: string, allowHost: AllowHost): URL {
  const url = parseHttpUrl(text);
  if (url === null || holdsCredentials(url)) {
    throw createAddressError(
      'must be an address such as https://example.atlassian.net, without a user or a password in it',
    );
  }
  if (url.protocol === 'http:' && !allowHost(url.hostname, resolvePort(url))) {
    throw createAddressError(
      'must begin with https://, so that the token is encrypted on the network; the operator can allow single hosts',
    );
  }
  return new URL(`${url.origin}${removeEndSlashes(url.pathname)}`);
}

/** What is wrong with a `base_url`, an http(s) address, that is about to be kept; null where nothing is. */
export function checkBaseUrl(text: string, allowHost: AllowHost): string | null {
  const url = new URL(text);
  if (holdsCredentials(url)) return 'must not hold a user or a password: give them as email and token';
  if (url.search !== '' || url.hash !== '') return 'must have neither a query nor a fragment';
  if (url.protocol === 'https:' || allowHost(url.hostname, resolvePort(url))) return null;
  return 'must be https, so that the token is encrypted on the network (the operator may allow the host)';
}

function createAddressError(why: string): ProviderError {
  return new ProviderError('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token again.`);
}

/** Returns an address below the base URL. */
export function resolveBelow(base: URL, path: string): URL {
  return new URL(`${base.origin}${removeEndSlashes(base.pathname)}${path}`);
}
