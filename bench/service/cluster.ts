/**
 * A typical installation on one machine: PostgreSQL, a fake GitHub server with a real repository, and the requested
 * number of processes of the built command in the requested roles.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Github } from '../../__tests__/stand-ins/github/server.js';
import { type Postgres, startPostgres } from '../../__tests__/stand-ins/postgres.js';
import { Caller, runCommand, Serving, type Settings } from '../../__tests__/stand-ins/serving.js';
import { createShop, GOOD_PULL, openShop } from '../../__tests__/stand-ins/shop.js';

/** The repository on the fake GitHub server. */
export const REPO = 'octo/shop';
const TOKEN = 'ghp_benchtoken0123456789';
const SCOPES = 'reviews:read reviews:write findings:read webhooks:write admin';
const MASTER_KEY = Buffer.alloc(32, 7).toString('base64');
/** High enough that no measurement is affected by the rate limit. */
const RATE_LIMIT = { per_minute: 100_000, burst: 100_000 };

const Credentials = z.object({ client_id: z.string(), client_secret: z.string() });

/** The roles of `serve --role`. */
export type Role = 'all' | 'api' | 'worker';

/** The installation. */
export class Cluster {
  readonly serving = new Set<Serving>();

  private constructor(
    readonly folder: string,
    readonly github: Github,
    /** Null for the embedded database. */
    readonly postgres: Postgres | null,
    private readonly settings: Settings,
    readonly credentials: z.output<typeof Credentials>,
  ) {}

  /**
   * Starts PostgreSQL (or chooses an embedded data folder) and GitHub, and creates a tenant with a client. It starts no
   * process of the service.
   */
  static async open(database: 'postgres' | 'embedded', more: Settings = {}): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'review-gate-cluster-'));
    const shop = createShop(folder, REPO);
    const github = await Github.start({ token: TOKEN, repo: REPO, gitRoot: folder });
    openShop(github.state, shop);
    const postgres = database === 'postgres' ? await startPostgres() : null;
    const settings = {
      REVIEW_GATE_DATA_DIR: join(folder, 'data'),
      REVIEW_GATE_GITHUB_API_URL: github.apiUrl,
      REVIEW_GATE_GITHUB_SERVER_URL: github.serverUrl,
      REVIEW_GATE_LOG_LEVEL: 'error',
      ...(postgres === null
        ? {}
        : { REVIEW_GATE_DATABASE_URL: await postgres.createDatabase(), REVIEW_GATE_MASTER_KEY: MASTER_KEY }),
      ...more,
    };
    await operator(['tenant', 'create', 'bench'], settings);
    const client = await operator(['client', 'create', '--tenant', 'bench', '--scope', SCOPES], settings);
    return new Cluster(folder, github, postgres, settings, Credentials.parse(client));
  }

  /** The address of PostgreSQL; empty for the embedded database, which has none. */
  get databaseUrl(): string {
    return this.settings['REVIEW_GATE_DATABASE_URL'] ?? '';
  }

  /** Adds copies of the good pull request with different titles, so that no two are the same review. */
  addPulls(count: number): number[] {
    const { pulls, closing } = this.github.state;
    const model = pulls.get(GOOD_PULL);
    if (model === undefined) throw new Error('the shop has no pull request');
    return Array.from({ length: count }, (_, index) => {
      const number = 1000 + index;
      pulls.set(number, { ...model, number, title: `${model.title} ${number}` });
      closing.set(number, closing.get(GOOD_PULL) ?? []);
      return number;
    });
  }

  /** Starts a process. */
  async start(role: Role, more: Settings = {}): Promise<Serving> {
    const serving = await Serving.start({ ...this.settings, REVIEW_GATE_ROLE: role, ...more });
    this.serving.add(serving);
    return serving;
  }

  /** Kills a process at once, without an orderly shutdown. */
  async kill(serving: Serving): Promise<void> {
    this.serving.delete(serving);
    await serving.stop('SIGKILL');
  }

  /** Returns a caller of one process, with a token. Prepares the tenant if needed. */
  async caller(serving: Pick<Serving, 'url'>): Promise<Caller> {
    const caller = new Caller(serving.url, this.credentials.client_id, this.credentials.client_secret);
    await caller.authenticate();
    return caller;
  }

  /** Gives the tenant its provider token, and very high limits. */
  async prepareTenant(caller: Caller): Promise<void> {
    const put = await caller.call('PUT', '/v1/provider-tokens/github', { token: TOKEN });
    const patched = await caller.call('PATCH', '/v1/tenant', { rate_limit: RATE_LIMIT });
    if (put.status !== 204 || patched.status !== 200)
      throw new Error(`the tenant was refused: ${put.text}${patched.text}`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.serving].map((serving) => serving.stop()));
    await this.github.close();
    await this.postgres?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function operator(args: readonly string[], settings: Settings): Promise<unknown> {
  const ran = await runCommand([...args, '--json'], settings);
  if (ran.code !== 0) throw new Error(`${args.join(' ')} ended with ${ran.code}: ${ran.stderr}`);
  return JSON.parse(ran.stdout);
}
