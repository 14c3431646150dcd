/** Where a tenant's Jira is. The tenant says so; the credentials go there. */

import { ProviderError } from '../../../base/errors.js';
import { holdsCredentials, parseHttpUrl, portOf, withoutEndSlashes } from '../../../base/url.js';

/** Whether the operator let a private host be reached: then plain http will do too. */
export type AllowHost = (hostname: string, port: number) => boolean;

/**
 * Reads `base_url`: https, or http to a host that the operator allows; a path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
export function jiraAddress(text: string, allowHost: AllowHost): URL {
  const url = parseHttpUrl(text);
  if (url === null || holdsCredentials(url)) {
    throw refused('must be an address such as https://example.atlassian.net, without a user or a password in it');
  }
  if (url.protocol === 'http:' && !allowHost(url.hostname, portOf(url))) {
    throw refused(
      'must begin with https://, so that the token is not sent in the clear; the operator can allow single hosts',
    );
  }
  return new URL(`${url.origin}${withoutEndSlashes(url.pathname)}`);
}

function refused(why: string): ProviderError {
  return new ProviderError('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token anew.`);
}

/** An address below it. */
export function below(base: URL, path: string): URL {
  return new URL(`${base.origin}${withoutEndSlashes(base.pathname)}${path}`);
}
