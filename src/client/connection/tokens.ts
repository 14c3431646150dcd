/** Access tokens: minted when needed, one mint at a time, kept until shortly before they expire. */
import { ObservedToken } from '../../contract/index.js';
import type { Runtime } from '../runtime.js';
import type { ServiceAddress } from './address.js';
import { createMalformedError, maskTokens, readAnswer } from './answer.js';
import type { Answer } from './exchange.js';
import { createRefusalError } from './refusal.js';
import { retryUntilAnswered } from './retry.js';

/** A token and how long it holds, counted from before it was asked for. */
export interface MintedToken {
  readonly token: string;
  readonly lifetimeMs: number;
}

/** A token is given up this long before it expires, or at half of its life where that comes later. */
const MARGIN_MS = 60_000;
/** Assumed where the answer leaves `expires_in` out; a 401 before that mints anew anyway. */
const UNSAID_LIFETIME_MS = 300_000;

/** Keeps one token. */
export class TokenCache {
  private current: { readonly token: string; readonly until: number } | null = null;
  private minting: Promise<string> | null = null;

  constructor(
    private readonly mint: (runtime: Runtime) => Promise<MintedToken>,
    private readonly now: () => number,
  ) {}

  /**
   * The token, minted where there is none or the one there is runs out. Callers at the same time share one mint, which has the time of
   * the first of them.
   */
  get(runtime: Runtime): Promise<string> {
    if (this.current !== null && this.now() < this.current.until) return Promise.resolve(this.current.token);
    this.minting ??= this.renew(runtime).finally(() => {
      this.minting = null;
    });
    return this.minting;
  }

  /** Forgets a token that was refused; a newer one stays. */
  drop(token: string): void {
    if (this.current?.token === token) this.current = null;
  }

  private async renew(runtime: Runtime): Promise<string> {
    const asked = this.now();
    const { token, lifetimeMs } = await this.mint(runtime);
    this.current = { token, until: asked + lifetimeMs - Math.min(MARGIN_MS, lifetimeMs / 2) };
    return token;
  }
}

/** What the token call is made with. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes separated by single spaces. */
  readonly scope: string;
}

const EXPECTED = 'an access token';
/** What a header can carry (RFC 6750 §2.1, generously). */
/** What may stand in a header: visible ASCII. */
export const HEADER_SAFE = /^[\x21-\x7e]+$/u;

function readToken(answer: Answer, runtime: Runtime): MintedToken {
  const shown = { ...answer, text: maskTokens(answer.text) };
  const { secrets } = runtime.parts;
  if (answer.status < 200 || answer.status > 299) throw createRefusalError(answer, { scope: null }, secrets);
  const read = readAnswer(answer, ObservedToken, EXPECTED, secrets, shown);
  const { access_token: token, token_type: type, expires_in: lifetime } = read;
  if (!HEADER_SAFE.test(token))
    throw createMalformedError(shown, EXPECTED, 'its characters do not fit into a header', secrets);
  if (type !== null && type !== undefined && type.toLowerCase() !== 'bearer') {
    throw createMalformedError(shown, EXPECTED, 'its token_type is not Bearer', secrets);
  }
  return { token, lifetimeMs: lifetime === null || lifetime === undefined ? UNSAID_LIFETIME_MS : lifetime * 1000 };
}

/**
 * Makes the token call (RFC 6749 §4.4, credentials in the form as the interface has them).
 * @param onSecret told of the token before anything else is done with it
 */
export function createTokenMint(
  address: ServiceAddress,
  credentials: Credentials,
  onSecret: (secret: string) => void,
): (runtime: Runtime) => Promise<MintedToken> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: credentials.clientId,
    client_secret: credentials.clientSecret,
    scope: credentials.scope,
  }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };
  return async (runtime) => {
    const url = address.of('/oauth/token');
    const answer = await retryUntilAnswered(
      { method: 'POST', url, body, scope: null, headers: async () => headers },
      runtime,
    );
    const minted = readToken(answer, runtime);
    onSecret(minted.token);
    return minted;
  };
}
