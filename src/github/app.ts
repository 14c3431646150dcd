/**
 * Tokens of a GitHub App's installation. A JWT signed with the App's key (RS256) is exchanged for a token that is valid
 * for one hour. Sources: "Generating a JSON Web Token (JWT) for a GitHub App" and "Generating an installation access
 * token" in GitHub's documentation.
 */

import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod';
import { rejectOnAbort } from '../base/abort.js';
import { ProviderError } from '../base/errors.js';
import { hashParts } from '../base/hash.js';
import { createGitHubClient, type GitHubApi, type GitHubClient } from './connection/client.js';
import { createConnections } from './connection/connections.js';
import { explainGitHub, isRateLimit, readStatus } from './connection/errors.js';
import { type PaceOptions, RequestPace } from './connection/pace.js';
import type { RefusedToken, TokenSource } from './token.js';

/** A token is not used in the last minutes before it expires, so that a fetch that starts with it can finish. */
const SPARE_MILLISECONDS = 5 * 60_000;

/**
 * A token keeps the permissions that the installation had when it was issued. One that lacks a permission is replaced
 * only after this time, so that a permission that nobody granted does not cost a request each time.
 */
const PERMISSIONS_MILLISECONDS = 60_000;

/** GitHub accepts JWTs of at most 10 minutes. The start time is set in the past, because clocks differ. */
const JWT_SECONDS = 8 * 60;
const JWT_BACKDATED_SECONDS = 60;

/** The credentials of an App, as the tenant entered them. */
export interface AppCredentials {
  /** The App's id, or its client id. */
  readonly appId: string;
  readonly installationId: string;
  /** PEM: PKCS#1 (the form that GitHub provides) or PKCS#8. */
  readonly privateKey: string;
}

/** How to reach GitHub, and a clock. */
export interface InstallationTokensOptions extends Omit<GitHubApi, 'token'> {
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Spaces the requests of each installation; left out, they are sent at once. */
  readonly pace?: PaceOptions;
}

/** Installation tokens. Each is cached until shortly before it expires, and only one request at a time asks for it. */
export interface InstallationTokens {
  /**
   * Returns the token source of an installation. The source throws ProviderError, which names the credential that is
   * wrong.
   */
  of(credentials: AppCredentials): TokenSource;
}

interface CachedToken {
  readonly token: string;
  /** Milliseconds since the epoch. */
  readonly issuedAt: number;
  /** Milliseconds since the epoch. */
  readonly usableUntil: number;
}

const Answer = z.object({ token: z.string().min(1), expires_at: z.string() });

/** Parses the private key. @throws ProviderError E_TOK_001 */
function readPrivateKey({ appId, privateKey }: AppCredentials): KeyObject {
  const refuse = (why: string) =>
    new ProviderError(
      'E_TOK_001',
      `The private_key of the GitHub App ${appId} ${why}. Give the PEM file that GitHub made for the App, without changes.`,
    );
  let key: KeyObject;
  try {
    // In settings and variables, line ends are often written as the two characters `\n`.
    key = createPrivateKey(privateKey.replaceAll('\\n', '\n').trim());
  } catch {
    // OpenSSL's message does not help the user, and may quote the key.
    throw refuse('cannot be read');
  }
  if (key.asymmetricKeyType !== 'rsa') throw refuse('is not an RSA key');
  return key;
}

function signAppToken(key: KeyObject, appId: string, now: number): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(appId)
    .setIssuedAt(seconds - JWT_BACKDATED_SECONDS)
    .setExpirationTime(seconds + JWT_SECONDS)
    .sign(key);
}

/** Explains which credential GitHub has refused. */
function toProviderError(fault: unknown, { appId, installationId }: AppCredentials): ProviderError {
  const status = readStatus(fault);
  const said = fault instanceof Error ? fault.message : '';
  const refuse = (text: string) => new ProviderError('E_TOK_001', text, false, { cause: fault });
  if (isRateLimit(fault)) return explainGitHub(fault, 'asking for a token of the App', 'the App');
  if (status === 401 && /\b(?:exp|iat|expiration time|issued at)\b/iu.test(said)) {
    return refuse(
      `GitHub does not accept the time in the request of the App ${appId} (401). Correct the clock of this machine.`,
    );
  }
  if (status === 401) {
    return refuse(
      `GitHub does not accept the private_key as one of the App ${appId} (401). Check that app_id and private_key belong together, and that the key was not deleted.`,
    );
  }
  if (status === 404 && /integration/iu.test(said)) {
    return refuse(`GitHub knows no App ${appId} (404). Check app_id.`);
  }
  if (status === 404) {
    return refuse(
      `The GitHub App ${appId} has no installation ${installationId} (404). Check installation_id, and that the App was not uninstalled.`,
    );
  }
  if (status === 403 && /suspended/iu.test(said)) {
    return refuse(
      `The installation ${installationId} of the GitHub App ${appId} is suspended (403). Let an owner of the account unsuspend it.`,
    );
  }
  if (status === 403) {
    return refuse(`GitHub refuses a token to the installation ${installationId} of the App ${appId} (403).`);
  }
  return explainGitHub(fault, `asking for a token of the App ${appId}`, 'the App');
}

/** One installation: its cached token, and the request in progress. */
class Installation {
  private kept: CachedToken | null = null;
  private asking: Promise<CachedToken> | null = null;

  constructor(
    private readonly credentials: AppCredentials,
    private readonly client: (token: string) => GitHubClient,
    private readonly clock: () => number,
    private readonly pace: RequestPace | null,
  ) {}

  /** True if the entry can be removed without losing a valid token. */
  get idle(): boolean {
    return this.asking === null && (this.kept === null || this.kept.usableUntil <= this.clock());
  }

  async token(signal: AbortSignal, refused?: RefusedToken): Promise<string> {
    signal.throwIfAborted();
    await this.pace?.wait(signal);
    if (refused !== undefined && this.mayBeReplaced(refused)) this.kept = null;
    if (this.kept !== null && this.clock() < this.kept.usableUntil) return this.kept.token;
    this.asking ??= this.ask().finally(() => {
      this.asking = null;
    });
    // Other callers may wait for the same answer, so an aborted caller stops waiting but does not cancel the request.
    return (await rejectOnAbort(this.asking, signal)).token;
  }

  private mayBeReplaced({ token, why }: RefusedToken): boolean {
    if (this.kept?.token !== token) return false;
    return why === 'ended' || this.clock() - this.kept.issuedAt >= PERMISSIONS_MILLISECONDS;
  }

  private async ask(): Promise<CachedToken> {
    const { credentials, clock } = this;
    const jwt = await signAppToken(readPrivateKey(credentials), credentials.appId, clock());
    let answer: unknown;
    try {
      const route = 'POST /app/installations/{installation_id}/access_tokens';
      const asked = { installation_id: credentials.installationId };
      answer = (await this.client(jwt).request(route, asked, { signal: new AbortController().signal })).data;
    } catch (fault) {
      throw toProviderError(fault, credentials);
    }
    const parsed = Answer.safeParse(answer);
    if (!parsed.success || Number.isNaN(Date.parse(parsed.data.expires_at))) {
      throw new ProviderError('E_UP_001', "GitHub's answer to the App holds no token. Try again.", true);
    }
    const { token, expires_at: end } = parsed.data;
    this.kept = { token, issuedAt: clock(), usableUntil: Date.parse(end) - SPARE_MILLISECONDS };
    return this.kept;
  }
}

/** Creates the token cache. A process needs only one, because the cache is what saves requests. */
export function createInstallationTokens(options: InstallationTokensOptions): InstallationTokens {
  const { clock, pace, ...given } = options;
  const connections = given.connections ?? createConnections(given.environment ?? process.env, given.answerLimits);
  const api = { ...given, connections };
  const installations = new Map<string, Installation>();
  const client = (token: string) => createGitHubClient({ ...api, token });

  const find = (credentials: AppCredentials): Installation => {
    const { appId, installationId, privateKey } = credentials;
    // The private key is part of the cache key: a caller who names another tenant's installation must not get its
    // token.
    const name = hashParts(appId, installationId, privateKey);
    const known = installations.get(name);
    if (known !== undefined) return known;
    for (const [other, installation] of installations) if (installation.idle) installations.delete(other);
    const made = new Installation(credentials, client, clock, pace === undefined ? null : new RequestPace(pace));
    installations.set(name, made);
    return made;
  };
  return { of: (credentials) => (signal, refused) => find(credentials).token(signal, refused) };
}
