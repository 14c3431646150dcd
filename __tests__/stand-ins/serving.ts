/** Runs the built command: `serve` in a process of its own, and the operator's commands. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';

export const COMMAND = resolve(import.meta.dirname, '..', '..', '..', 'dist', 'cli', 'index.js');

/** Variables of `serve`, in addition to those that every process needs. */
export type Settings = Readonly<Record<string, string>>;

function buildEnvironment(settings: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...settings };
}

/** The output of a command, and its exit code. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command to its end. */
export async function runCommand(args: readonly string[], settings: Settings = {}): Promise<Ran> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    env: buildEnvironment(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out: string[] = [];
  const err: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => err.push(text));
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, stdout: out.join(''), stderr: err.join('') };
}

/** A running `serve`. */
export class Serving {
  private readonly logged: string[];

  private constructor(
    private readonly child: ChildProcess,
    /** The one line that it printed when it was ready. */
    readonly readyLine: string,
    readonly url: string,
    logged: string[],
  ) {
    this.logged = logged;
  }

  /** Starts it on a free port and resolves when it reports that it is ready. Rejects with its log if it ends before. */
  static async start(settings: Settings, args: readonly string[] = []): Promise<Serving> {
    const child = spawn(process.execPath, [COMMAND, 'serve', ...args], {
      env: buildEnvironment({ REVIEW_GATE_PORT: '0', ...settings }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const logged: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => logged.push(text));
    const lines = createInterface({ input: child.stdout });
    const ready = once(lines, 'line').then(([line]) => String(line));
    const ended = once(child, 'close').then(([code]) => {
      throw new Error(`serve ended with ${String(code)}: ${logged.join('')}`);
    });
    const line = await Promise.race([ready, ended]);
    ended.catch(() => undefined);
    const { REVIEW_GATE_PORT: port } = settings;
    // The line names the public URL, which may differ.
    const url = port === undefined ? /https?:\/\/\S+/u.exec(line)?.[0] : `http://127.0.0.1:${port}`;
    if (url === undefined) throw new Error(`serve says no address: ${line}`);
    return new Serving(child, line, url, logged);
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('it did not start');
    return this.child.pid;
  }

  /** Returns its log so far. */
  get log(): string {
    return this.logged.join('');
  }

  /** Stops it, and returns its exit code; null if a signal ended it. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const closed = once(this.child, 'close');
    this.child.kill(signal);
    await closed;
    return this.child.exitCode;
  }
}

/** A response over HTTP with its body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly json: unknown;
}

/** A client of the service with a token of its own. */
export class Caller {
  private token = '';

  /** Returns the access token for the header. */
  get bearer(): string {
    return this.token;
  }

  constructor(
    private readonly url: string,
    private readonly clientId: string,
    private readonly clientSecret: string,
  ) {}

  /** Requests a token with all scopes of the client. */
  async authenticate(): Promise<HttpAnswer> {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: this.clientId,
      client_secret: this.clientSecret,
    });
    const answer = await this.send('POST', '/oauth/token', form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const { json } = answer;
    if (typeof json === 'object' && json !== null && 'access_token' in json) this.token = String(json.access_token);
    return answer;
  }

  /** Sends a call with the token. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HttpAnswer> {
    const payload = body === undefined ? null : JSON.stringify(body);
    const type = payload === null ? {} : { 'content-type': 'application/json' };
    return this.send(method, path, payload, { authorization: `Bearer ${this.token}`, ...type, ...headers });
  }

  private async send(
    method: string,
    path: string,
    body: string | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<HttpAnswer> {
    const answer = await request(`${this.url}${path}`, { method, body, headers });
    const text = await answer.body.text();
    const wait = Number(answer.headers['retry-after']);
    if (answer.statusCode === 503 && wait > 0) {
      // The service rejects requests on an overloaded machine, and a client waits and retries.
      await sleep(wait * 1000);
      return this.send(method, path, body, headers);
    }
    const isJson = String(answer.headers['content-type']).includes('json') && text !== '';
    return {
      status: answer.statusCode,
      headers: answer.headers,
      text,
      json: isJson ? JSON.parse(text) : undefined,
    };
  }
}
