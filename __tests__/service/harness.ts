/**
 * The service on a loopback port with two tenants, a clock that the test moves, and a caller that checks every response
 * against the contract.
 */

import { request as send } from 'undici';
import { z } from 'zod';
import { createIds } from '../../src/base/ids.js';
import {
  buildOpenApiDocument,
  CompletedReview,
  type CreateReview,
  createPageSchema,
  ENDPOINTS,
  type Endpoint,
  Finding,
  OAuthError,
  Problem,
  QueuedReview,
  Review,
  Scope,
  Signature,
  Span,
  TokenResponse,
} from '../../src/contract/index.js';
import type { RunEngine } from '../../src/reviewing/perform-review.js';
import type { ServedCalls } from '../../src/service/api/app.js';
import { type Keyring, openKeyring } from '../../src/service/api/auth/keyring.js';
import type { ServerTimeouts } from '../../src/service/api/http/timeouts.js';
import type { ServiceContext } from '../../src/service/context.js';
import type { Deadline } from '../../src/service/deadline.js';
import { createService, type Service } from '../../src/service/service.js';
import type { Store, Transaction } from '../../src/service/store/store.js';
import { createVault, type Vault } from '../../src/service/store/vault/vault.js';
import type { Instruments } from '../../src/service/telemetry/instruments.js';
import { type Observer, UNOBSERVED } from '../../src/service/telemetry/observer.js';
import { review } from '../stand-ins/grammars.js';
import { StandInProvider } from '../stand-ins/provider.js';
import { MemoryStore } from '../stand-ins/store/memory.js';
import { type CommitHook, MemoryQueue } from '../stand-ins/store/memory-queue.js';
import { buildTenant } from '../stand-ins/tenant.js';
import { openStore, type StoreKind, withCommits } from './stores.js';
import { type WebhookWorld, webhookMeans } from './webhooks/webhook-means.js';

const HOUR = 3_600_000;
export const START = Date.UTC(2025, 5, 1, 12);
export const SECRET = 'rgs_a-secret-of-the-tests';
/** The hash of SECRET, with the lowest cost. The cost of a real hash has its own test. */
const SECRET_HASH = 'scrypt$16$8$1$c2FsdC1vZi10aGUtdGVzdHM$5J_q1ZpcxlmaXQ9blNdFe4rV96cfYc9upxkbGcT_SAI';
export const ALL_SCOPES = Scope.options;
export const BODY: CreateReview = { repo: 'octo/shop', pr: 7 };

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Undefined if there is no body. */
  readonly json: unknown;
}

export interface CallOptions {
  readonly token?: string | null;
  readonly body?: unknown;
  /** Sent unchanged instead of `body`. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface HarnessOptions {
  /** In memory if left out. */
  readonly store?: StoreKind;
  readonly review?: RunEngine;
  readonly deadline?: Deadline;
  readonly concurrency?: number;
  readonly policiesByPath?: boolean;
  readonly publicUrl?: string;
  /** Base URL of the repositories for people; none if left out. */
  readonly serverUrl?: string;
  /** All calls if left out. */
  readonly calls?: ServedCalls;
  readonly observer?: Observer;
  /** Logs, spans, metrics, checks, the overload limit; none if left out. */
  readonly operation?: Instruments;
  /** The defaults of a service if left out. */
  readonly times?: ServerTimeouts;
  readonly trustProxy?: readonly string[];
  /** Where webhooks may be sent; to receivers on loopback if left out. */
  readonly webhooks?: WebhookWorld;
  /** Start time of the clock, in milliseconds since the epoch. */
  readonly start?: number;
  /** Creates the client of check runs from the harness's own store, vault and clock; none if left out. */
  readonly checksFor?: (of: Pick<Harness, 'store' | 'vault' | 'clock'>) => ServiceContext['checksFor'];
  /** Creates a provider in place of the stand-in, in the same way. */
  readonly providerFor?: (of: Pick<Harness, 'store' | 'vault' | 'clock'>) => ServiceContext['providerFor'];
}

export interface Harness {
  readonly baseUrl: string;
  readonly provider: StandInProvider;
  readonly store: Store;
  readonly service: Service;
  readonly keyring: Keyring;
  readonly vault: Vault;
  /** Milliseconds since the epoch, as the service sees it. */
  readonly clock: () => number;
  readonly log: string[];
  /** A client of the tenant, a client of another tenant, and one with only the scope `reviews:read`. */
  readonly clients: { readonly own: string; readonly other: string; readonly reader: string };
  readonly tenantId: string;
  readonly otherTenantId: string;
  /** Moves the clock. */
  pass(milliseconds: number): void;
  token(clientId?: string, scope?: string): Promise<string>;
  /** Sends a call with a token of all scopes, unless another one (or null for none) is given. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /** Sends POST /v1/reviews and expects 202. */
  create(body?: Partial<CreateReview>): Promise<QueuedReview>;
  /** Polls until the review has ended. */
  ended(id: string): Promise<Review>;
  /** Creates a review and waits for its completion. */
  complete(body?: Partial<CreateReview>): Promise<CompletedReview>;
  close(): Promise<void>;
}

export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  let now = options.start ?? START;
  const clock = () => now;
  const ids = createIds(clock, (bytes) => new Uint8Array(bytes).fill(9));
  const opened = await openStore(options.store ?? 'memory');
  const store: Store = opened;
  const provider = new StandInProvider();
  const log: string[] = [];

  const tenant = async (name: string) => {
    const id = ids('ten');
    await store.administration.createTenant(buildTenant(id, { name }));
    return id;
  };
  const client = async (tenantId: string, scopes: readonly Scope[]) => {
    const id = ids('cli');
    const secret = { hash: SECRET_HASH, createdAt: START, expiresAt: null };
    await store.administration.createClient({
      id,
      tenantId,
      scopes,
      secrets: [secret],
      createdAt: START,
      revokedAt: null,
    });
    return id;
  };
  const tenantId = await tenant('own');
  const otherTenantId = await tenant('other');
  const clients = {
    own: await client(tenantId, ALL_SCOPES),
    other: await client(otherTenantId, ALL_SCOPES),
    reader: await client(tenantId, ['reviews:read']),
  };

  const vault = createVault([new Uint8Array(32).fill(7)]);
  const keyring = await openKeyring({ store, vault, clock, log: (line) => log.push(line) });
  const webhooks = webhookMeans(options.webhooks);
  const compose = <Tx extends Transaction & CommitHook>(over: Store<Tx>) =>
    createService<Tx>({
      store: over,
      queue: new MemoryQueue({
        clock,
        sleep: (milliseconds) => (milliseconds < HOUR ? Promise.resolve() : new Promise(() => undefined)),
      }),
      providerFor: options.providerFor?.({ store, vault, clock }) ?? (async () => provider),
      ...(options.checksFor === undefined ? {} : { checksFor: options.checksFor({ store, vault, clock }) }),
      policiesByPath: options.policiesByPath ?? true,
      review: options.review ?? review,
      keyring,
      vault,
      observer: options.observer ?? UNOBSERVED,
      ...(options.operation === undefined ? {} : { operation: options.operation }),
      ...(options.times === undefined ? {} : { times: options.times }),
      trustProxy: options.trustProxy ?? [],
      publicUrl: options.publicUrl ?? null,
      ...(options.serverUrl === undefined ? {} : { serverUrl: options.serverUrl }),
      ...(options.calls === undefined ? {} : { calls: options.calls }),
      clock,
      random: (bytes) => new Uint8Array(bytes).fill(1),
      deadline: options.deadline ?? ((milliseconds) => AbortSignal.timeout(milliseconds)),
      log: (line) => log.push(line),
      webhooks,
    });
  const service = opened instanceof MemoryStore ? compose(opened) : compose(withCommits(opened));
  const { localUrl: baseUrl } = await service.listen({ host: '127.0.0.1', port: 0 });
  await service.work(options.concurrency ?? 2);

  const tokens = new Map<string, string>();
  const harness: Harness = {
    baseUrl,
    provider,
    store,
    service,
    keyring,
    vault,
    clock,
    log,
    clients,
    tenantId,
    otherTenantId,
    pass: (milliseconds) => {
      now += milliseconds;
    },
    token: async (clientId = clients.own, scope) => {
      const key = `${clientId} ${scope ?? ''} ${Math.floor(now / 3_000_000)}`;
      const known = tokens.get(key);
      if (known !== undefined) return known;
      const form = new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: SECRET,
      });
      if (scope !== undefined) form.set('scope', scope);
      const answer = await post(`${baseUrl}/oauth/token`, form.toString());
      const token = TokenResponse.parse(answer.json).access_token;
      tokens.set(key, token);
      return token;
    },
    call: async (method, path, { token, body, raw, headers = {} } = {}) => {
      const bearer = token === undefined ? await harness.token() : token;
      const payload = raw ?? (body === undefined ? null : JSON.stringify(body));
      return perform(baseUrl, method, path, payload, {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(payload === null ? {} : { 'content-type': 'application/json' }),
        ...headers,
      });
    },
    create: async (body = {}) => {
      const answer = await harness.call('POST', '/v1/reviews', { body: { ...BODY, ...body } });
      if (answer.status !== 202) throw new Error(`POST /v1/reviews: ${answer.status} ${answer.text}`);
      return QueuedReview.parse(answer.json);
    },
    ended: async (id) => {
      for (;;) {
        const shown = Review.parse((await harness.call('GET', `/v1/reviews/${id}`)).json);
        if (shown.status !== 'queued') return shown;
      }
    },
    complete: async (body) => CompletedReview.parse(await harness.ended((await harness.create(body)).id)),
    close: async () => {
      await service.close(AbortSignal.abort());
      await webhooks.close();
      await store.close();
    },
  };
  return harness;
}

function matching(method: string, path: string): Endpoint | undefined {
  const plain = path.replace(/\?.*$/u, '');
  const operations: readonly Endpoint[] = Object.values(ENDPOINTS);
  return operations.find(
    (operation) =>
      operation.method.toUpperCase() === method &&
      new RegExp(`^${operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/gu, '[^/]+')}$`, 'u').test(plain),
  );
}

const Documented = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
});
const DOCUMENTED = Documented.parse(JSON.parse(JSON.stringify(buildOpenApiDocument('http://127.0.0.1')))).paths;

/** JSON Lines: a value on each line. */
const LINES = 'application/x-ndjson';
export const readLines = (text: string): unknown[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

const INTERNALS = /node_modules|\.[jt]s:\d|FST_|ZodError/u;

/** Throws if a response does not exactly match the contract. */
function holdToContract(method: string, path: string, { status, headers, json, text }: Answer): void {
  if (headers['x-request-id'] === undefined) throw new Error(`${method} ${path}: no X-Request-Id`);
  const operation = matching(method, path);
  const documented = operation === undefined ? undefined : DOCUMENTED[operation.path]?.[operation.method]?.responses;
  if (documented !== undefined && !(status in documented)) {
    throw new Error(`${method} ${path}: the OpenAPI document does not know ${status}: ${text}`);
  }
  if (status === 304 || method === 'HEAD') return;
  const { orText } = operation?.success ?? {};
  if (orText !== undefined && headers['content-type'] === `${orText}; charset=utf-8`) {
    // A page for people: the requested form of a response or of a fault.
    if (status >= 400 && INTERNALS.test(text)) throw new Error(`${method} ${path}: internals leak: ${text}`);
    return;
  }
  if (status < 300) {
    const { success } = operation ?? {};
    if (success?.status !== status) throw new Error(`${method} ${path}: ${status} is not the call's success`);
    const type = success.type ?? 'application/json';
    const bodies: readonly unknown[] = type.startsWith('text/') ? [text] : type === LINES ? readLines(text) : [json];
    for (const body of bodies) {
      const parsed: z.ZodSafeParseResult<unknown> | undefined = success.schema?.safeParse(body);
      if (parsed?.success === false) throw new Error(`${method} ${path}: ${parsed.error.message}`);
    }
    return;
  }
  if (operation?.id === 'mintToken' && status < 500 && status !== 429) {
    OAuthError.parse(json);
    return;
  }
  if (headers['content-type'] !== 'application/problem+json')
    throw new Error(`${method} ${path}: not a problem: ${text}`);
  const problem = Problem.parse(json);
  if (problem.status !== status)
    throw new Error(`${method} ${path}: the problem says ${problem.status}, not ${status}`);
  if (INTERNALS.test(text)) throw new Error(`${method} ${path}: internals leak: ${text}`);
}

async function perform(
  baseUrl: string,
  method: string,
  path: string,
  body: string | Uint8Array | null,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  const response = await send(`${baseUrl}${path}`, { method, body, headers });
  const text = await response.body.text();
  const type = String(response.headers['content-type']);
  const isJson = type.includes('json') && type !== LINES && text !== '';
  const answer = {
    status: response.statusCode,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
  holdToContract(method, path, answer);
  return answer;
}

/** Posts a form to the token endpoint, or to the given URL. */
export async function post(
  url: string,
  body: string,
  headers: Readonly<Record<string, string>> = { 'content-type': 'application/x-www-form-urlencoded' },
): Promise<Answer> {
  const { origin, pathname, search } = new URL(url);
  return perform(origin, 'POST', `${pathname}${search}`, body, headers);
}

/** Parses the response as a problem. */
export function problem(answer: Answer): Problem {
  return Problem.parse(answer.json);
}

/** Returns the id in a response. */
export function readId(answer: Pick<Answer, 'json'>): string {
  return z.looseObject({ id: z.string() }).parse(answer.json).id;
}

/** The shape of a page of reviews. */
export const ReviewPage = createPageSchema(Review);
/** The shape of a page of findings. */
export const FindingPage = createPageSchema(Finding);
/** The shape of a page of signatures. */
export const SignaturePage = createPageSchema(Signature);
/** The shape of a page of spans. */
export const SpanPage = createPageSchema(Span);
