/** A backup brings everything back: made and restored by the very commands that docs/operations.md gives. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { CompletedReview, ReviewEvent, WebhookWithSecret } from '../../src/contract/index.js';
import {
  askFor,
  type Credentials,
  createCaller,
  ended,
  fetchAnswer,
  giveGithubToken,
  holdNext,
  Installation,
  REPO,
  untilTrue,
} from '../stand-ins/installation.js';
import { databaseUrl, findPostgres, type Postgres, startPostgres } from '../stand-ins/postgres.js';
import { type Receiver, startReceiver } from '../stand-ins/receiver.js';
import { type Caller, runCommand, type Serving, type Settings } from '../stand-ins/serving.js';
import { BAD_PULL, FIRST_COPY } from '../stand-ins/shop.js';

/** Processes are started, databases made, and a worker that is gone is given up. */
const DOCS = resolve(import.meta.dirname, '..', '..', '..', 'docs', 'operations.md');
const MASTER_KEY = Buffer.alloc(32, 5).toString('base64');
const OTHER_KEY = Buffer.alloc(32, 6).toString('base64');
/** The same wherever it runs, as behind a load balancer: what was handed out stays good. */
const PUBLIC_URL = 'http://gate.example';
const NEEDED = ['pg_dump', 'pg_restore', 'createdb'];

/** PATH with PostgreSQL's programs in front; null where they are not all there. */
function pathWithPostgres(): string | null {
  const programs = findPostgres(process.env['PATH']);
  if (programs === null) return null;
  // What is on PATH may be links to where all of them are.
  const folders = [dirname(realpathSync(join(programs, 'postgres'))), programs, process.env['PATH'] ?? ''];
  const path = folders.join(delimiter);
  const isThere = (name: string) => path.split(delimiter).some((folder) => existsSync(join(folder, name)));
  return NEEDED.every(isThere) ? path : null;
}

const PATH = pathWithPostgres();
if (PATH === null) {
  process.stderr.write(`No PostgreSQL with ${NEEDED.join(', ')} on this machine: its restore is not tested.\n`);
}

/** The commands of the documentation, in its order. */
function commands(): readonly string[] {
  const [, part = ''] = /<!-- restore:.*?-->(.*)<!-- end of restore -->/su.exec(readFileSync(DOCS, 'utf8')) ?? [];
  return [...part.matchAll(/^```sh\n(.*?)^```$/gmsu)].map(([, text = '']) => text);
}
const [BACKUP_FOLDER = '', RESTORE_FOLDER = '', BACKUP_POSTGRES = '', RESTORE_POSTGRES = ''] = commands();

function run(command: string, variables: Readonly<Record<string, string>>): void {
  const env = { PATH: PATH ?? process.env['PATH'], ...variables };
  const { status, stderr } = spawnSync('/bin/sh', ['-euc', command], { env, encoding: 'utf8' });
  expect([command, status, stderr]).toEqual([command, 0, '']);
}

/** What was there before. */
interface Kept {
  readonly credentials: Credentials;
  readonly bearer: string;
  readonly secret: string;
  /** A review that was over, with all that can be read of it. */
  readonly reviewId: string;
  readonly reading: readonly unknown[];
  /** Reviews that were not: one is being done, another waits. */
  readonly waiting: readonly string[];
}

const READ = ['tenant', 'policies', 'policies/house', 'webhooks', 'provider-tokens'];

/** All that a tenant can read. */
async function reading(caller: Caller, reviewId: string): Promise<unknown[]> {
  const paths = [...READ, `reviews/${reviewId}`, `findings?review_id=${reviewId}`, `reviews/${reviewId}/trace`];
  const answers = await Promise.all(paths.map((path) => caller.call('GET', `/v1/${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return answers.map(({ json }) => json);
}

describe('a backup', () => {
  let team: Installation;
  let receiver: Receiver;
  let postgres: Postgres | null = null;
  let common: Settings;
  let release = () => {};

  beforeAll(async () => {
    expect(commands()).toHaveLength(4);
    receiver = await startReceiver();
    common = {
      REVIEW_GATE_PUBLIC_URL: PUBLIC_URL,
      REVIEW_GATE_WEBHOOK_ALLOW_HOSTS: `127.0.0.1:${receiver.port}`,
      REVIEW_GATE_CONCURRENCY: '1',
      REVIEW_GATE_DRAIN_SECONDS: '1',
    };
    team = await Installation.open(() => common, 3);
    if (PATH !== null) postgres = await startPostgres();
  });
  afterAll(async () => {
    release();
    await team.close();
    await receiver.close();
    await postgres?.stop();
  });

  function server(): Postgres {
    if (postgres === null) throw new Error('there is no PostgreSQL');
    return postgres;
  }

  /** Makes one of everything there is. */
  async function furnish(serving: Serving, credentials: Credentials): Promise<Kept> {
    const caller = await createCaller(serving, credentials);
    await giveGithubToken(caller);
    const source = 'extends: balanced\n';
    expect((await caller.call('PUT', '/v1/policies/house', { source })).status).toBeLessThan(300);
    expect((await caller.call('PATCH', '/v1/tenant', { retention_days: 77 })).status).toBe(200);
    const created = await caller.call('POST', '/v1/webhooks', { url: receiver.url, events: ['review.completed'] });
    const { secret } = WebhookWithSecret.parse(created.json);
    const reviewId = await askFor(caller, BAD_PULL);
    CompletedReview.parse(await ended(caller, reviewId));
    await told(reviewId, secret);

    const fetching = holdNext(team.github, 'git');
    release = fetching.release;
    const running = await askFor(caller, FIRST_COPY);
    await fetching.arrived;
    const waiting = [running, await askFor(caller, FIRST_COPY + 1)];
    const { bearer } = caller;
    return { credentials, bearer, secret, reviewId, reading: await reading(caller, reviewId), waiting };
  }

  /** Waits for the event of a review, and checks that it is signed. */
  async function told(reviewId: string, secret: string): Promise<void> {
    const find = () => receiver.received.find(({ body }) => ReviewEvent.parse(JSON.parse(body)).data.id === reviewId);
    await untilTrue(async () => find() !== undefined);
    const { body = '', headers = {} } = find() ?? {};
    const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name]),
    ]);
    expect(() => new Webhook(secret).verify(body, Object.fromEntries(signed))).not.toThrow();
  }

  /** Everything is there, and all that was under way goes on. */
  async function expectAll(serving: Serving, kept: Kept): Promise<void> {
    const { bearer, credentials, reviewId, secret, waiting } = kept;
    // Whoever has a token keeps it: the keys that signed it are the same.
    expect((await fetchAnswer(serving, '/v1/tenant', { bearer })).status).toBe(200);
    const caller = await createCaller(serving, credentials);
    expect(await reading(caller, reviewId)).toEqual(kept.reading);

    const file = join(team.folder, 'trace.json');
    writeFileSync(file, JSON.stringify(kept.reading.at(-1)));
    const verified = await runCommand(['verify', file, '--keys', `${serving.url}/.well-known/jwks.json`]);
    expect([verified.code, verified.stderr]).toEqual([0, '']);

    for (const id of [...waiting, await askFor(caller, FIRST_COPY + 2)]) {
      expect(await ended(caller, id)).toMatchObject({ id, verdict: 'auto-approve' });
      await told(id, secret);
    }
  }

  it('of the data folder of a process that has stopped brings all of it back', async () => {
    const folder = join(team.folder, 'data');
    const variables = { REVIEW_GATE_DATA_DIR: folder, BACKUP: join(team.folder, 'gate.tar.gz') };
    const serving = await team.serve();
    const kept = await furnish(serving, await team.tenant('acme'));
    // The review that runs goes back to the queue: it is not let end.
    expect(await serving.stop()).toBe(0);
    run(BACKUP_FOLDER, variables);
    rmSync(folder, { recursive: true });
    release();

    run(RESTORE_FOLDER, variables);
    const restored = await team.serve();
    await expectAll(restored, kept);
    expect(await restored.stop()).toBe(0);
  });

  const onPostgres = PATH === null ? it.skip : it;
  const on = (url: string, masterKey: string): Settings => ({
    REVIEW_GATE_DATABASE_URL: url,
    REVIEW_GATE_MASTER_KEY: masterKey,
  });
  const RESTORED = 'restored';
  let kept: Kept;

  onPostgres('of PostgreSQL in use brings all of it back into a new database', async () => {
    const url = await server().createDatabase();
    const serving = await team.serve(on(url, MASTER_KEY));
    kept = await furnish(serving, await team.tenant('acme', on(url, MASTER_KEY)));
    const backup = { BACKUP: join(team.folder, 'gate.dump') };
    run(BACKUP_POSTGRES, { ...backup, REVIEW_GATE_DATABASE_URL: url });
    await serving.stop('SIGKILL');
    release();

    const restoredUrl = databaseUrl(server().url, RESTORED);
    const place = { SERVER_URL: server().url, NAME: RESTORED, REVIEW_GATE_DATABASE_URL: restoredUrl };
    run(RESTORE_POSTGRES, { ...backup, ...place });
    const restored = await team.serve(on(restoredUrl, MASTER_KEY));
    await expectAll(restored, kept);
    expect(await restored.stop()).toBe(0);
  });

  onPostgres('of PostgreSQL without its master key brings back what is not secret', async () => {
    const serving = await team.serve(on(databaseUrl(server().url, RESTORED), OTHER_KEY));
    const caller = await createCaller(serving, kept.credentials);
    expect(await reading(caller, kept.reviewId)).toEqual(kept.reading);
    expect((await fetchAnswer(serving, '/v1/tenant', { bearer: kept.bearer })).status).toBe(401);
    const refused = await caller.call('POST', '/v1/reviews', { repo: REPO, pr: BAD_PULL });
    expect([refused.status, refused.text]).toEqual([424, expect.stringContaining('E_TOK_002')]);
    // Set anew, it is sealed by the key that is there.
    await giveGithubToken(caller);
    expect(await ended(caller, await askFor(caller, BAD_PULL))).toMatchObject({ status: 'complete' });
    expect(await serving.stop()).toBe(0);
  });
});
