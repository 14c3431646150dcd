/** How the command reaches GitHub: with the token that its environment has. */
import { parseHttpUrl } from '../base/url.js';
import { UsageError } from './exit.js';

/** A token, and the address of the API that it is for. */
export interface GitHubAccess {
  readonly token: string;
  readonly apiUrl: string;
}

/**
 * Reads GITHUB_TOKEN or GH_TOKEN, and GITHUB_API_URL; null where the environment has no token.
 * @throws UsageError for an address that is none
 */
export function readGitHubAccess(env: Readonly<Record<string, string | undefined>>): GitHubAccess | null {
  const token = env['GITHUB_TOKEN'] || env['GH_TOKEN'];
  if (!token) return null;
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  if (parseHttpUrl(apiUrl) !== null) return { token, apiUrl };
  throw new UsageError('GITHUB_API_URL must be an address that begins with https:// or http://.');
}
