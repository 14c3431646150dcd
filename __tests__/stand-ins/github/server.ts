/**
 * A loopback server that simulates GitHub: the REST calls of `openapi.json`, GraphQL for a pull request's people
 * and closing issues, and git's smart HTTP. Every request and response is checked against GitHub's description; deviations are recorded in
 * `violations`.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { serveGit } from '../git-http.js';
import type { GithubApp } from './app.js';
import { type GithubContract, githubContract, type Json } from './contract.js';
import { answerGraphql } from './graphql.js';
import type { SecondaryLimit } from './secondary-limit.js';
import { type Answer, githubAnswers, type State } from './state.js';

export interface GithubOptions {
  readonly token: string;
  readonly repo: string;
  /**
   * The prefix of the API's paths: `/api/v3` as on an enterprise server (the default), or empty as on api.github.com.
   */
  readonly apiPath?: string;
  /** The folder that contains `<owner>/<name>.git`. Without it there is no git, and no contents call. */
  readonly gitRoot?: string;
  /** An installed App: its tokens are valid in addition to `token`, and check runs require one of them. */
  readonly app?: GithubApp;
  /** Requests beyond it are refused; none if left out. */
  readonly limit?: SecondaryLimit;
}

/** A received request and its response status. */
export interface GithubRequest {
  /** The operation's name in the description, `graphql`, `git`, or method and path of an unknown call. */
  readonly operation: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Json | undefined;
  /** Null while unanswered (permanently, if a fault makes it hang). */
  status: number | null;
}

/** A fault: what fails, how often, and where. */
export interface Fault {
  /** As in GithubRequest; for git also the last part of the path: `refs`, `git-upload-pack`. */
  readonly on: string;
  /** Number of affected requests; all following ones if left out. */
  readonly times?: number;
  readonly how:
    | 'hang'
    | 'reset'
    /** The request is processed, but its response is lost. */
    | 'lost'
    /** The normal response, but not before this resolves. */
    | { readonly until: Promise<unknown> }
    /** For git: the response ends after that many bytes without an error. */
    | { readonly cutAt: number }
    | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: Json | string };
}

/** Faults that replace the response. */
type Spoiled = Exclude<Fault['how'], 'lost' | { readonly until: unknown } | { readonly cutAt: unknown }>;

/** The response to a fork, to Dependabot, or for a missing permission. */
export const FORBIDDEN: Fault['how'] = {
  status: 403,
  body: {
    message: 'Resource not accessible by integration',
    documentation_url: 'https://docs.github.com/rest',
    status: '403',
  },
};

export const CREATE_CHECK_RUN = 'post /repos/{owner}/{repo}/check-runs';
export const UPDATE_CHECK_RUN = 'patch /repos/{owner}/{repo}/check-runs/{check_run_id}';
export const LIST_CHECK_RUNS = 'get /repos/{owner}/{repo}/commits/{ref}/check-runs';
export const APP_TOKEN = 'post /app/installations/{installation_id}/access_tokens';
export const LIST_COMMENTS = 'get /repos/{owner}/{repo}/issues/{issue_number}/comments';
export const CREATE_COMMENT = 'post /repos/{owner}/{repo}/issues/{issue_number}/comments';
export const UPDATE_COMMENT = 'patch /repos/{owner}/{repo}/issues/comments/{comment_id}';
export const CREATE_ATTESTATION = 'post /repos/{owner}/{repo}/attestations';
export const READ_PULL = 'get /repos/{owner}/{repo}/pulls/{pull_number}';
export const READ_BRANCH = 'get /repos/{owner}/{repo}/branches/{branch}';
export const READ_FILE = 'get /repos/{owner}/{repo}/contents/{path}';
export const READ_PEOPLE = 'graphql of people';
const READ_EDITS = 'graphql of edits';
export const READ_ROLE = 'get /repos/{owner}/{repo}/collaborators/{username}/permission';
export const LIST_TEAM = 'get /orgs/{org}/teams/{team_slug}/members';
export const READ_ISSUE = 'get /repos/{owner}/{repo}/issues/{issue_number}';

function parseBody(bytes: Buffer): Json | undefined {
  return bytes.length === 0 ? undefined : JSON.parse(bytes.toString('utf8'));
}

/** `graphql` for the issues that a pull request closes; what people said, and when a ticket was edited, have names of their own. */
function nameQuery(body: Json | undefined): string {
  const text = JSON.stringify(body ?? '');
  if (text.includes(' issue(')) return READ_EDITS;
  return !text.includes('closingIssuesReferences') && text.includes('pullRequest(') ? READ_PEOPLE : 'graphql';
}

/** The server and its recorded requests. */
export class Github {
  readonly requests: GithubRequest[] = [];
  /** Deviations from GitHub's description, in requests and responses. */
  readonly violations: string[] = [];
  readonly state: State;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** False makes GraphQL respond with 404, like a server without it. */
  graphql = true;
  readonly #contract: GithubContract = githubContract();
  readonly #server;
  readonly #answers;
  readonly #faults: { on: string; left: number; how: Fault['how'] }[] = [];
  readonly #watchers = new Set<() => void>();
  readonly #sockets = new Set<Socket>();
  readonly #options: GithubOptions;

  private constructor(options: GithubOptions, server: ReturnType<typeof createServer>, port: number) {
    const apiPath = options.apiPath ?? '/api/v3';
    this.#options = options;
    this.#server = server;
    this.serverUrl = `http://127.0.0.1:${port}`;
    this.apiUrl = `${this.serverUrl}${apiPath}`;
    this.graphqlUrl = `${this.serverUrl}${apiPath.replace(/\/v3$/u, '')}/graphql`;
    this.state = {
      repo: options.repo,
      repository: options.gitRoot === undefined ? null : `${options.gitRoot}/${options.repo}.git`,
      pulls: new Map(),
      issues: new Map(),
      closing: new Map(),
      protectedBranches: new Set(),
      checkRuns: [],
      comments: [],
      attestations: [],
      reviews: [],
      roles: new Map(),
      teams: new Map(),
      requested: new Map(),
      commits: new Map(),
      app: options.app ?? null,
      refusals: [],
    };
    this.#answers = githubAnswers(this.state, this.#contract);
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', (request, response) => {
      this.#serve(request, response).catch((error: unknown) => {
        this.violations.push(`the stand-in failed: ${String(error)}`);
        response.destroy();
      });
    });
  }

  /** Starts the server on a free loopback port. */
  static async start(options: GithubOptions): Promise<Github> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return new Github(options, server, typeof address === 'object' && address !== null ? address.port : 0);
  }

  /** Makes the next requests of an operation fail. */
  fail(fault: Fault): void {
    this.#faults.push({ on: fault.on, left: fault.times ?? Number.POSITIVE_INFINITY, how: fault.how });
  }

  /** Closes every connection and accepts none until `connect`. */
  async disconnect(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Listens again on the same port after `disconnect`. */
  async connect(): Promise<void> {
    this.#server.listen(Number(new URL(this.serverUrl).port), '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** Returns the requests of one operation. */
  of(operation: string): readonly GithubRequest[] {
    return this.requests.filter((request) => request.operation === operation);
  }

  /** Waits until that many requests of an operation have arrived. */
  async received(operation: string, count = 1): Promise<void> {
    while (this.of(operation).length < count) {
      await new Promise<void>((resolve) => {
        this.#watchers.add(resolve);
      });
    }
  }

  /**
   * Clears requests, faults, check runs and all other state except the pulls, the issues and the links between them.
   */
  reset(): void {
    for (const list of [
      this.requests,
      this.violations,
      this.#faults,
      this.state.checkRuns,
      this.state.comments,
      this.state.attestations,
      this.state.reviews,
      this.state.refusals,
    ]) {
      list.length = 0;
    }
    for (const map of [this.state.roles, this.state.teams, this.state.requested, this.state.commits]) map.clear();
    this.graphql = true;
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.disconnect();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.serverUrl);
    const method = request.method ?? 'GET';
    const isGit = /^\/[^/]+\/[^/]+?(?:\.git)?\/(?:info\/refs|git-upload-pack|git-receive-pack)$/u.test(url.pathname);
    const isGraphql = url.href === this.graphqlUrl;
    const apiPath = new URL(this.apiUrl).pathname.replace(/\/$/u, '');
    const inApi = url.pathname.startsWith(`${apiPath}/`);
    const path = url.pathname.slice(apiPath.length);
    const found = isGit || isGraphql || !inApi ? null : this.#contract.operation(method, path, url.searchParams);
    const body = isGit ? undefined : parseBody(Buffer.concat(await request.toArray()));
    const operation = isGit ? 'git' : isGraphql ? nameQuery(body) : (found?.name ?? `${method} ${url.pathname}`);
    const record: GithubRequest = { operation, url: url.href, headers: request.headers, body, status: null };
    this.requests.push(record);
    response.once('close', () => {
      record.status = response.writableFinished ? response.statusCode : null;
    });
    for (const watcher of this.#watchers) watcher();
    this.#watchers.clear();

    const { limit } = this.#options;
    const wait = isGit ? null : (limit?.begin(method, isGraphql) ?? null);
    if (wait !== null) {
      const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
      this.#send(response, { status: 403, body: { message }, headers: { 'retry-after': String(wait) } });
      return;
    }
    if (!isGit && limit !== undefined) response.once('close', () => limit.done());

    const names = isGit ? [operation, url.pathname.slice(url.pathname.lastIndexOf('/') + 1)] : [operation];
    const fault = this.#faults.find((candidate) => names.includes(candidate.on) && candidate.left > 0);
    let most = Number.POSITIVE_INFINITY;
    if (fault !== undefined) {
      fault.left -= 1;
      const { how } = fault;
      if (typeof how === 'object' && 'until' in how) await how.until;
      else if (typeof how === 'object' && 'cutAt' in how) most = how.cutAt;
      else if (how !== 'lost') {
        this.#spoil(how, response);
        return;
      }
    }
    if (isGit) {
      await this.#git(request, response, most);
      return;
    }
    // A token of the App is requested with the App's own JWT, which the handler checks.
    if (operation !== APP_TOKEN && !this.#authorized(request)) {
      this.#send(response, { status: 401, body: { message: 'Bad credentials', status: '401' } });
      return;
    }
    if ((request.headers['user-agent'] ?? '') === '') this.violations.push(`${operation}: no User-Agent`);
    if (isGraphql) {
      this.#send(response, this.#graphqlAnswer(body));
      return;
    }
    const answer = found === null ? undefined : this.#answers[found.name];
    if (found === null || answer === undefined) {
      this.violations.push(`${method} ${url.pathname} is not a call of GitHub's that is used here`);
      this.#send(response, { status: 404, body: { message: 'Not Found', status: '404' } });
      return;
    }
    const requestFaults = [...found.faults, ...this.#contract.requestFaults(found.name, body)];
    this.violations.push(...requestFaults.map((text) => `request ${operation}: ${text}`));
    const raw = String(request.headers.accept).includes('raw');
    const given = answer({
      parameters: found.parameters,
      query: url.searchParams,
      body,
      raw,
      url: url.href,
      authorization: request.headers.authorization ?? '',
    });
    const responseFaults = this.#contract.responseFaults(found.name, given.status, given.body);
    this.violations.push(...responseFaults.map((text) => `response ${operation}: ${text}`));
    if (fault?.how === 'lost') this.#spoil('reset', response);
    else this.#send(response, given);
  }

  #spoil(how: Spoiled, response: ServerResponse): void {
    if (how === 'hang') return;
    if (how === 'reset') {
      response.socket?.resetAndDestroy();
      return;
    }
    const text = typeof how.body === 'string' ? how.body : JSON.stringify(how.body);
    const type = typeof how.body === 'string' ? 'text/html' : 'application/json';
    response.writeHead(how.status, { 'content-type': type, ...how.headers }).end(text);
  }

  #authorized(request: IncomingMessage): boolean {
    const [scheme = '', credentials] = (request.headers.authorization ?? '').split(' ', 2);
    return ['bearer', 'token'].includes(scheme.toLowerCase()) && this.#accepts(credentials);
  }

  #accepts(token: string | undefined): boolean {
    return token === this.#options.token || this.#options.app?.accepts(token) === true;
  }

  async #git(request: IncomingMessage, response: ServerResponse, most: number): Promise<void> {
    const given = Buffer.from(request.headers.authorization?.replace(/^basic /iu, '') ?? '', 'base64').toString();
    if (this.#options.gitRoot === undefined) {
      response.writeHead(404).end();
    } else if (given.startsWith('x-access-token:') && this.#accepts(given.slice('x-access-token:'.length))) {
      if (!request.url?.includes('.git/')) request.url = (request.url ?? '').replace(/^(\/[^/]+\/[^/]+)/u, '$1.git');
      await serveGit(this.#options.gitRoot, request, response, most);
    } else {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end('Authentication required');
    }
  }

  #graphqlAnswer(body: Json | undefined): Answer {
    if (!this.graphql) return { status: 404, body: { message: 'Not Found', status: '404' } };
    const { answer, faults } = answerGraphql(this.state, body);
    this.violations.push(...faults.map((fault) => `graphql: ${fault}`));
    return { status: 200, body: answer };
  }

  #send(response: ServerResponse, answer: Answer): void {
    const json = answer.bytes === undefined;
    response.writeHead(answer.status, {
      'content-type': json ? 'application/json; charset=utf-8' : 'application/vnd.github.raw; charset=utf-8',
      'x-github-request-id': 'ABCD:1',
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '4999',
      ...answer.headers,
    });
    response.end(json ? JSON.stringify(answer.body) : answer.bytes);
  }
}
