/** Tokens of GitHub: one that stays as it is, or one that is asked for at each use because it ends. */

/**
 * Gives the token to use now. `refused` is one that GitHub has just not accepted: it is not given again where another can be had.
 * @throws ProviderError; the signal's reason.
 */
export type TokenSource = (signal: AbortSignal, refused?: string) => Promise<string>;

export type GitHubToken = string | TokenSource;

/** The token as it is now. */
export async function tokenNow(token: GitHubToken, signal: AbortSignal, refused?: string): Promise<string> {
  return typeof token === 'string' ? token : token(signal, refused);
}

/** What comes in place of a token that was refused; null where there is no other. */
export async function tokenInstead(token: GitHubToken, refused: string, signal: AbortSignal): Promise<string | null> {
  const other = await tokenNow(token, signal, refused);
  return other === refused ? null : other;
}
