/** How the command reaches GitHub: with the token that its environment has. */

/** A token, and the address of the API that it is for. */
export interface GitHubAccess {
  readonly token: string;
  readonly apiUrl: string;
}

/** Reads GITHUB_TOKEN or GH_TOKEN, and GITHUB_API_URL; null where the environment has no token. */
export function readGitHubAccess(env: Readonly<Record<string, string | undefined>>): GitHubAccess | null {
  const token = env['GITHUB_TOKEN'] || env['GH_TOKEN'];
  return token ? { token, apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com' } : null;
}
