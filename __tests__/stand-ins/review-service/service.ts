/**
 * A review service that implements the interface document and nothing else, as the minimum that a client must support.
 *
 * ```ts
 * const service = await startReviewService({ findings: 101, pageSize: 25, nextPage: 'url' });
 * service.fail({ on: 'review', status: 401 });             // the next poll is refused, once
 * service.fail({ on: 'create', cut: 'reset', times: 2 });  // two connections are reset while creating
 * … run the client against service.baseUrl, service.clientId, service.clientSecret …
 * service.requests                                         // every received request
 * await service.close();
 * ```
 *
 * It returns only the document's fields, and sends no headers beyond `Content-Type`, `Content-Length` and those of the
 * connection. It is strict where the document specifies something: the token request must be form-encoded, calls need
 * `Authorization: Bearer`, unknown fields give 400, a missing scope gives 403. What the document does not specify is an
 * option here (`createStatus`, `errorBody`, `nextPage`).
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Endpoint, type Fault, FaultList } from './faults.js';
import { type NextPageForm, pageOfFindings, sampleFinding } from './findings.js';
import { type Answer, Refusal, TokenOffice } from './tokens.js';

export type { Endpoint, Fault } from './faults.js';
export type { NextPageForm } from './findings.js';
export { sampleFinding } from './findings.js';

/** The behaviour of the stand-in. */
export interface ReviewServiceOptions {
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** The client's scopes; a token gets the requested ones among them. */
  readonly scopes?: string;
  /** Path prefix of all calls, for example `/gate/api`. */
  readonly prefix?: string;
  /** Statuses returned by the POST and then by each poll; the last one is repeated. */
  readonly statuses?: readonly string[];
  /** The verdict of the completed review. Any string, null, or `undefined` to omit the field. */
  readonly verdict?: string | null | undefined;
  readonly tier?: string | null | undefined;
  readonly confidence?: number;
  readonly acBindings?: readonly unknown[];
  /** Null, a path on this service, or a complete URL; default `/audit/<review id>`. */
  readonly traceUrl?: string | null;
  /** Returns the content at the trace's path for the review's id; without it the path gives 404. */
  readonly trace?: (reviewId: string) => unknown;
  /** Returns the page at the trace's path for clients that accept HTML; without it all clients get JSON. */
  readonly page?: (reviewId: string) => string;
  /** Additional fields, to test that a client passes them on. */
  readonly extraReviewFields?: Readonly<Record<string, unknown>>;
  /** The number of sample findings, or the findings themselves (of any shape). */
  readonly findings?: number | readonly unknown[];
  readonly pageSize?: number;
  readonly nextPage?: NextPageForm;
  /** Value of `expires_in` in seconds; null omits the field. */
  readonly tokenLifetime?: number | null;
  readonly tokenType?: string;
  /** The success status of `POST /v1/reviews`, which the document does not specify. */
  readonly createStatus?: number;
  /**
   * The service knows `Prefer: wait`: this happens before such a request is answered. Without it the header says nothing to
   * the service, as to one that knows the document alone.
   */
  readonly hold?: (seconds: number) => Promise<void>;
  /** The body of an error, which the document does not show. */
  readonly errorBody?: (status: number, code: string | null, message: string) => unknown;
  /** Returns the time in milliseconds; used for the expiry of tokens. */
  readonly now?: () => number;
}

/** A received request. */
interface SeenRequest {
  readonly endpoint: Endpoint;
  readonly method: string;
  /** With the query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  /** Time of arrival, by the real clock. */
  readonly at: number;
}

/** The running stand-in. */
export interface ReviewServiceStandIn {
  /** With the prefix, without a trailing slash. */
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly requests: readonly SeenRequest[];
  /** Bodies of the `POST /v1/reviews` that created a review. */
  readonly created: readonly Readonly<Record<string, unknown>>[];
  /** Returns the requests of one endpoint. */
  seen(endpoint: Endpoint): SeenRequest[];
  /** Adds a fault for a later request; faults are used in the given order. */
  fail(fault: Fault): void;
  /** Makes every issued token invalid (401). */
  revokeTokens(): void;
  /** Resolves when the endpoint has received this many requests since the start. */
  waitFor(endpoint: Endpoint, count: number): Promise<void>;
  close(): Promise<void>;
}

interface Running {
  readonly id: string;
  readonly statuses: string[];
  readonly createdAt: string;
}

const REVIEW_FIELDS = { repo: 'string', pr: 'number', ticket: 'string', policy: 'string', dry_run: 'boolean' } as const;
const FINDINGS_PARAMETERS = new Set(['review_id', 'page']);

class ReviewService {
  readonly requests: SeenRequest[] = [];
  readonly created: Record<string, unknown>[] = [];
  readonly faults = new FaultList();
  readonly tokens: TokenOffice;
  readonly clientId: string;
  readonly clientSecret: string;
  baseUrl = '';
  private readonly reviews = new Map<string, Running>();
  private waiting: { endpoint: Endpoint; count: number; done: () => void }[] = [];

  constructor(private readonly options: ReviewServiceOptions) {
    this.clientId = options.clientId ?? 'integration-1';
    this.clientSecret = options.clientSecret ?? `stand-in-secret-${randomBytes(8).toString('hex')}`;
    this.tokens = new TokenOffice({
      clientId: this.clientId,
      clientSecret: this.clientSecret,
      scopes: (options.scopes ?? 'reviews:read reviews:write findings:read').split(' '),
      lifetime: options.tokenLifetime === undefined ? 3600 : options.tokenLifetime,
      type: options.tokenType ?? 'Bearer',
      now: options.now ?? Date.now,
    });
  }

  private get prefix(): string {
    return this.options.prefix ?? '';
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString('utf8');
    response.sendDate = false;
    const method = request.method ?? '';
    const path = request.url ?? '';
    const endpoint = this.findEndpoint(method, path);
    this.requests.push({ endpoint, method, path, headers: request.headers, body, at: Date.now() });
    this.tellWaiting();
    if (this.faults.play(endpoint, request, response)) return;
    const [, seconds] = /^wait=(\d+)$/u.exec(String(request.headers['prefer'] ?? '')) ?? [];
    const held = this.options.hold !== undefined && seconds !== undefined;
    if (held) await this.options.hold?.(Number(seconds));
    const answer = this.answer(endpoint, request, body);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, {
      'content-type': typeof answer.body === 'string' ? 'text/html; charset=utf-8' : 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(held ? { 'preference-applied': `wait=${seconds}` } : {}),
    });
    response.end(text);
  }

  waitFor(endpoint: Endpoint, count: number): Promise<void> {
    return new Promise((done) => {
      this.waiting.push({ endpoint, count, done });
      this.tellWaiting();
    });
  }

  private tellWaiting(): void {
    this.waiting = this.waiting.filter(({ endpoint, count, done }) => {
      if (this.requests.filter((request) => request.endpoint === endpoint).length < count) return true;
      done();
      return false;
    });
  }

  private findEndpoint(method: string, target: string): Endpoint {
    if (!target.startsWith(this.prefix)) return 'other';
    const [path] = target.slice(this.prefix.length).split('?');
    if (path === '/oauth/token') return 'token';
    if (path === '/v1/reviews' && method === 'POST') return 'create';
    if (path === '/v1/findings') return 'findings';
    if (path === this.options.traceUrl || path?.startsWith('/audit/') === true) return 'trace';
    return /^\/v1\/reviews\/[^/]+$/u.test(path ?? '') ? 'review' : 'other';
  }

  private answer(endpoint: Endpoint, request: IncomingMessage, body: string): Answer {
    try {
      const url = new URL(request.url ?? '', this.baseUrl);
      if (endpoint === 'token') return this.tokens.mint(request, body);
      if (endpoint === 'other') throw new Refusal(404, null, 'Not found');
      this.tokens.authorize(endpoint, request);
      if (endpoint === 'create') return this.create(request, body);
      if (endpoint === 'findings') return this.findings(url);
      if (endpoint === 'trace') return this.trace(url, request.headers.accept === 'text/html');
      return this.review(url);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      const shape =
        this.options.errorBody ??
        ((_status: number, code: string | null, message: string) => ({ error: code ?? message, message }));
      return { status: fault.status, body: shape(fault.status, fault.code, fault.message) };
    }
  }

  private create(request: IncomingMessage, text: string): Answer {
    if (!/^application\/json(?:;|$)/iu.test(request.headers['content-type'] ?? ''))
      throw new Refusal(400, null, 'No JSON');
    const body: Record<string, unknown> = JSON.parse(text);
    for (const [name, value] of Object.entries(body)) {
      const wanted = Object.entries(REVIEW_FIELDS).find(([field]) => field === name)?.[1];
      if (wanted === undefined) throw new Refusal(400, null, `Unknown field ${name}`);
      if (typeof value !== wanted) throw new Refusal(400, null, `${name} must be a ${wanted}`);
    }
    const { repo, pr } = body;
    if (typeof repo !== 'string' || !/^[^/\s]+\/[^/\s]+$/u.test(repo)) throw new Refusal(400, null, 'Invalid repo');
    if (!Number.isInteger(pr) || Number(pr) < 1) throw new Refusal(400, null, 'Invalid pr');
    this.created.push(body);
    const review = {
      id: `rev_${randomBytes(6).toString('hex')}`,
      statuses: [...(this.options.statuses ?? ['queued', 'complete'])],
      createdAt: new Date().toISOString(),
    };
    this.reviews.set(review.id, review);
    return { status: this.options.createStatus ?? 201, body: this.shape(review) };
  }

  private review(url: URL): Answer {
    const review = this.reviews.get(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''));
    if (review === undefined) throw new Refusal(404, null, 'No such review');
    return { status: 200, body: this.shape(review) };
  }

  private trace(url: URL, html: boolean): Answer {
    const id = url.pathname.split('/').find((part) => this.reviews.has(part));
    if (html && id !== undefined && this.options.page !== undefined) {
      return { status: 200, body: this.options.page(id) };
    }
    if (this.options.trace === undefined || id === undefined) throw new Refusal(404, null, 'No such trace');
    return { status: 200, body: this.options.trace(id) };
  }

  /** Returns the queued or the completed shape, and moves to the next status. */
  private shape(review: Running): Record<string, unknown> {
    const status = review.statuses[0] ?? 'complete';
    if (review.statuses.length > 1) review.statuses.shift();
    const { options } = this;
    const shared = { id: review.id, status, ...options.extraReviewFields };
    if (status !== 'complete')
      return { ...shared, verdict: null, tier: null, trace_url: null, created_at: review.createdAt };
    const trace = options.traceUrl === undefined ? `/audit/${review.id}` : options.traceUrl;
    return {
      ...shared,
      verdict: 'verdict' in options ? options.verdict : 'auto-approve',
      tier: 'tier' in options ? options.tier : 'T2',
      confidence: options.confidence ?? 0.93,
      ac_bindings: options.acBindings ?? [
        { id: 'AC1', lines: ['src/cart.ts:3-9', 'src/cart.ts:14'], confidence: 0.91 },
      ],
      trace_url: trace?.startsWith('/') === true ? `${this.baseUrl}${trace}` : trace,
      completed_at: new Date().toISOString(),
    };
  }

  private findings(url: URL): Answer {
    for (const [name] of url.searchParams) {
      if (!FINDINGS_PARAMETERS.has(name)) throw new Refusal(400, null, `Unknown parameter ${name}`);
    }
    const review = this.reviews.get(url.searchParams.get('review_id') ?? '');
    if (review === undefined) throw new Refusal(400, null, 'Invalid review_id');
    const wanted = this.options.findings ?? 1;
    const all =
      typeof wanted === 'number' ? Array.from({ length: wanted }, (_, index) => sampleFinding(index)) : wanted;
    const page = pageOfFindings(all, this.options.pageSize ?? 50, this.options.nextPage ?? 'opaque', url, this.baseUrl);
    if (page === null) throw new Refusal(400, null, 'Invalid page');
    return { status: 200, body: page };
  }
}

/**
 * Starts the stand-in on a loopback port that the system chooses.
 * @param options its behaviour; by default one finding, approved at the first poll
 */
export async function startReviewService(options: ReviewServiceOptions = {}): Promise<ReviewServiceStandIn> {
  const service = new ReviewService(options);
  const server = createServer((request, response) => {
    service.serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  service.baseUrl = `http://127.0.0.1:${port}${options.prefix ?? ''}`;
  return {
    baseUrl: service.baseUrl,
    clientId: service.clientId,
    clientSecret: service.clientSecret,
    requests: service.requests,
    created: service.created,
    seen: (endpoint) => service.requests.filter((request) => request.endpoint === endpoint),
    fail: (fault) => service.faults.add(fault),
    revokeTokens: () => service.tokens.revokeAll(),
    waitFor: (endpoint, count) => service.waitFor(endpoint, count),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
