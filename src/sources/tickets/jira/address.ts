/** Validates the address of a tenant's Jira. The tenant configures it, and the credentials are sent there. */

import { ProviderError } from '../../../base/errors.js';
import { parseUrl } from '../../../contract/index.js';

/** Returns whether the operator allows a private host. Plain http is then allowed too. */
export type AllowHost = (hostname: string, port: number) => boolean;

/**
 * Parses `base_url`: https, or http to a host that the operator allows. A path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
export function jiraAddress(text: string, allowHost: AllowHost): URL {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') {
    throw refused('must be an address such as https://example.atlassian.net, without a user or a password in it');
  }
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (url.protocol === 'http:' && !allowHost(url.hostname, port)) {
    throw refused(
      'must begin with https://, so that the token is not sent in the clear; the operator can allow single hosts',
    );
  }
  return new URL(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}

function refused(why: string): ProviderError {
  return new ProviderError('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token anew.`);
}

/** Returns an address below the base URL. */
export function below(base: URL, path: string): URL {
  return new URL(`${base.origin}${base.pathname.replace(/\/+$/u, '')}${path}`);
}
