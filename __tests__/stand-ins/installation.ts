/**
 * An installation of a platform team on one machine: a GitHub with a shop repository, the operator's commands, and
 * `serve` in processes.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { z } from 'zod';
import { Review } from '../../src/contract/index.js';
import type { BareRepository } from './git-repository.js';
import { Github } from './github/server.js';
import { freePort } from './postgres.js';
import { Caller, runCommand, Serving, type Settings } from './serving.js';
import { createShop, openShop } from './shop.js';

export const REPO = 'octo/shop';
/** The tenants' token for GitHub. */
export const GITHUB_TOKEN = 'ghp_tenanttoken0123456789';
const SCOPES = 'reviews:read reviews:write findings:read webhooks:write admin';
const POLL_MILLISECONDS = 50;

const Credentials = z.object({ client_id: z.string(), client_secret: z.string() });
export type Credentials = z.output<typeof Credentials>;

/** The installation. The `settings` of a process or a command override the installation's own. */
export class Installation {
  private readonly running = new Set<Serving>();

  private constructor(
    readonly folder: string,
    readonly github: Github,
    readonly shop: BareRepository,
    private readonly settings: Settings,
  ) {}

  /**
   * Starts GitHub, but no process of the service.
   * @param copies number of copies of the shop's good pull request, from FIRST_COPY on
   */
  static async open(settings: (folder: string) => Settings, copies = 0): Promise<Installation> {
    const folder = mkdtempSync(join(tmpdir(), 'review-gate-installation-'));
    const shop = createShop(folder, REPO, copies);
    const github = await Github.start({ token: GITHUB_TOKEN, repo: REPO, gitRoot: folder });
    openShop(github.state, shop);
    return new Installation(folder, github, shop, {
      REVIEW_GATE_DATA_DIR: join(folder, 'data'),
      REVIEW_GATE_GITHUB_API_URL: github.apiUrl,
      REVIEW_GATE_GITHUB_SERVER_URL: github.serverUrl,
      ...settings(folder),
    });
  }

  /** Starts a process; resolves when it is ready. */
  async serve(settings: Settings = {}): Promise<Serving> {
    const port = String(await freePort());
    const serving = await Serving.start({ ...this.settings, REVIEW_GATE_PORT: port, ...settings });
    this.running.add(serving);
    return serving;
  }

  /** Creates a tenant and a client with every scope, with the operator's commands. */
  async tenant(name: string, settings: Settings = {}): Promise<Credentials> {
    await this.operator(['tenant', 'create', name], settings);
    return Credentials.parse(await this.operator(['client', 'create', '--tenant', name, '--scope', SCOPES], settings));
  }

  /** Runs a command of the operator and returns its output. Rejects if it fails. */
  async operator(args: readonly string[], settings: Settings = {}): Promise<unknown> {
    const ran = await runCommand([...args, '--json'], { ...this.settings, ...settings });
    if (ran.code !== 0) throw new Error(`${args.join(' ')} ended with ${ran.code}: ${ran.stderr}`);
    return JSON.parse(ran.stdout);
  }

  /** Ends all running processes, and removes all files. */
  async close(): Promise<void> {
    await Promise.all([...this.running].map((serving) => serving.stop('SIGKILL')));
    await this.github.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Returns a client of a process, with a token. */
export async function createCaller({ url }: Pick<Serving, 'url'>, credentials: Credentials): Promise<Caller> {
  const caller = new Caller(url, credentials.client_id, credentials.client_secret);
  const answer = await caller.authenticate();
  if (answer.status !== 200) throw new Error(`no token: ${answer.text}`);
  return caller;
}

/** Sets the GitHub token of the client's tenant. */
export async function giveGithubToken(caller: Caller): Promise<void> {
  const put = await caller.call('PUT', '/v1/provider-tokens/github', { token: GITHUB_TOKEN });
  if (put.status !== 204) throw new Error(`the token for GitHub was not taken: ${put.text}`);
}

/** Requests a review of a pull request and returns the review's id. */
export async function askFor(caller: Caller, pr: number): Promise<string> {
  const answer = await caller.call('POST', '/v1/reviews', { repo: REPO, pr });
  if (answer.status !== 202) throw new Error(`the review was refused: ${answer.text}`);
  return Review.parse(answer.json).id;
}

/** Returns the review when it has ended. */
export async function ended(caller: Caller, id: string): Promise<Review> {
  for (;;) {
    const answer = await caller.call('GET', `/v1/reviews/${id}`);
    if (answer.status !== 200) throw new Error(`the review cannot be read: ${answer.text}`);
    const review = Review.parse(answer.json);
    if (review.status !== 'queued') return review;
    await sleep(POLL_MILLISECONDS);
  }
}

/** Polls until the condition is true, for changes in another process without notification. */
export async function untilTrue(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask())) await sleep(POLL_MILLISECONDS);
}

/** Returns one response of a process. One that turns requests away, on a busy machine, is asked again, as its answer says. */
export async function fetchAnswer(
  { url }: Pick<Serving, 'url'>,
  path: string,
  { method = 'GET', bearer, body }: { method?: string; bearer?: string; body?: unknown } = {},
): Promise<{ readonly status: number; readonly text: string }> {
  let answer = { status: 0, text: '' };
  await untilTrue(async () => {
    const { statusCode: status, body: said } = await request(`${url}${path}`, {
      method,
      headers: {
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    answer = { status, text: await said.text() };
    return !(status === 503 && answer.text.includes('The service is overloaded'));
  });
  return answer;
}

/** A request whose response is held back. */
export interface Held {
  /** Resolves when the request has arrived. */
  readonly arrived: Promise<void>;
  /** Sends the normal response. */
  release(): void;
}

/** Holds back GitHub's response to the next request of an operation. */
export function holdNext(github: Github, operation: string): Held {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = github.received(operation, github.of(operation).length + 1);
  github.fail({ on: operation, times: 1, how: { until } });
  return { arrived, release };
}

/** Returns whether a connection to the URL is accepted. */
export async function isListening(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
