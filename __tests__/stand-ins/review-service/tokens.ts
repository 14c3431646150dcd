/** The token endpoint of the stand-in service, and its authorization. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from './faults.js';

/** A response. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The error of an interface call: thrown by the routes, and sent in the form of `errorBody`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string | null,
    message: string,
  ) {
    super(message);
  }
}

interface Token {
  readonly scopes: readonly string[];
  readonly expires: number;
}

/** The known client, and the properties of its tokens. */
export interface TokenTerms {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scopes: readonly string[];
  /** Seconds; null omits `expires_in`. */
  readonly lifetime: number | null;
  readonly type: string;
  readonly now: () => number;
}

const FORM = /^application\/x-www-form-urlencoded(?:;|$)/iu;
const FIELDS = new Set(['grant_type', 'client_id', 'client_secret', 'scope']);
const UNSAID_LIFETIME_SECONDS = 3600;

/** Issues tokens and checks them. */
export class TokenOffice {
  readonly #tokens = new Map<string, Token>();

  constructor(private readonly terms: TokenTerms) {}

  /** Makes every issued token invalid (401). */
  revokeAll(): void {
    this.#tokens.clear();
  }

  /**
   * Handles `POST /oauth/token`.
   * @throws Refusal
   */
  mint(request: IncomingMessage, body: string): Answer {
    const { terms } = this;
    if (request.method !== 'POST') throw new Refusal(405, null, 'Use POST');
    if (!FORM.test(request.headers['content-type'] ?? '')) throw new Refusal(400, 'invalid_request', 'No form');
    const form = new URLSearchParams(body);
    for (const [name] of form) {
      if (FIELDS.has(name) && form.getAll(name).length === 1) continue;
      throw new Refusal(400, 'invalid_request', `The field ${name} is not known or repeated`);
    }
    const { grant_type: grant, client_id: id, client_secret: secret, scope } = Object.fromEntries(form);
    if (grant !== 'client_credentials') throw new Refusal(400, 'unsupported_grant_type', 'Wrong grant');
    if (id !== terms.clientId || secret !== terms.clientSecret) {
      throw new Refusal(401, 'invalid_client', 'The client is not known or its secret is wrong');
    }
    const granted = terms.scopes.filter((allowed) => scope === undefined || scope.split(' ').includes(allowed));
    const token = `stand-in-token-${randomBytes(16).toString('hex')}`;
    const seconds = terms.lifetime ?? UNSAID_LIFETIME_SECONDS;
    this.#tokens.set(token, { scopes: granted, expires: terms.now() + seconds * 1000 });
    const shown = {
      access_token: token,
      token_type: terms.type,
      ...(terms.lifetime === null ? {} : { expires_in: terms.lifetime }),
      scope: granted.join(' '),
    };
    return { status: 200, body: shown };
  }

  /**
   * Checks a call's bearer token for the required scope.
   * @throws Refusal 401 or 403
   */
  authorize(endpoint: Endpoint, request: IncomingMessage): void {
    const [, given] = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '') ?? [];
    const token = given === undefined ? undefined : this.#tokens.get(given);
    if (token === undefined || token.expires <= this.terms.now()) {
      throw new Refusal(401, null, 'Token missing or expired');
    }
    const scope = { create: 'reviews:write', review: 'reviews:read' }[String(endpoint)] ?? 'findings:read';
    if (!token.scopes.includes(scope)) throw new Refusal(403, null, 'The token lacks the needed scope');
  }
}
