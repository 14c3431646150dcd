/** A token that GitHub has just refused. */
export interface RefusedToken {
  readonly token: string;
  /** `ended`: GitHub does not know it any more; `permission`: it lacks a permission, which a newer one may have. */
  readonly why: 'ended' | 'permission';
}

/**
 * Returns the token to use now. A refused one is not returned again if another is available.
 * @throws ProviderError; the signal's reason
 */
export type TokenSource = (signal: AbortSignal, refused?: RefusedToken) => Promise<string>;

/** GitHub tokens: a fixed one, or a source that is asked at each use because its tokens expire. */
export type GitHubToken = string | TokenSource;

/** Returns the current token. */
export async function readToken(token: GitHubToken, signal: AbortSignal, refused?: RefusedToken): Promise<string> {
  return typeof token === 'string' ? token : token(signal, refused);
}

/** Returns a replacement for a refused token; null if there is no other. */
export async function replaceToken(
  token: GitHubToken,
  refused: RefusedToken,
  signal: AbortSignal,
): Promise<string | null> {
  const other = await readToken(token, signal, refused);
  return other === refused.token ? null : other;
}
