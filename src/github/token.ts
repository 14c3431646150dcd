/**
 * Returns the token to use now. `refused` is a token that GitHub has just refused: it is not returned again if another
 * is available.
 * @throws ProviderError; the signal's reason
 */
export type TokenSource = (signal: AbortSignal, refused?: string) => Promise<string>;

/** GitHub tokens: a fixed one, or a source that is asked at each use because its tokens expire. */
export type GitHubToken = string | TokenSource;

/** Returns the current token. */
export async function readToken(token: GitHubToken, signal: AbortSignal, refused?: string): Promise<string> {
  return typeof token === 'string' ? token : token(signal, refused);
}

/** Returns a replacement for a refused token; null if there is no other. */
export async function replaceToken(token: GitHubToken, refused: string, signal: AbortSignal): Promise<string | null> {
  const other = await readToken(token, signal, refused);
  return other === refused ? null : other;
}
