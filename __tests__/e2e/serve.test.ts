/** `serve` from the first command to the verdict, in processes of its own, on the embedded database. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CompletedReview, createPageSchema, Finding, Review, Trace } from '../../src/contract/index.js';
import { Github } from '../stand-ins/github/server.js';
import { Caller, runCommand, Serving, type Settings } from '../stand-ins/serving.js';
import { createShop, GOOD_PULL, openShop } from '../stand-ins/shop.js';

/** Each test starts several processes, and each of those a database. */
const REPO = 'octo/shop';
const TOKEN = 'ghp_tenanttoken0123456789';
const SCOPES = 'reviews:read reviews:write findings:read webhooks:write admin';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-serve-'));
const dataDir = join(scratch, 'data');
let github: Github;
let settings: Settings;
const running = new Set<Serving>();

async function serve(): Promise<Serving> {
  const serving = await Serving.start(settings);
  running.add(serving);
  return serving;
}

beforeAll(async () => {
  const shop = createShop(scratch, REPO);
  github = await Github.start({ token: TOKEN, repo: REPO, gitRoot: scratch });
  openShop(github.state, shop);
  settings = {
    REVIEW_GATE_DATA_DIR: dataDir,
    REVIEW_GATE_GITHUB_API_URL: github.apiUrl,
    REVIEW_GATE_GITHUB_SERVER_URL: github.serverUrl,
  };
});

afterAll(async () => {
  await Promise.all([...running].map((serving) => serving.stop('SIGKILL')));
  await github.close();
  rmSync(scratch, { recursive: true, force: true });
});

async function operator<S extends z.ZodType>(args: readonly string[], schema: S): Promise<z.output<S>> {
  const ran = await runCommand([...args, '--json'], settings);
  if (ran.code !== 0) throw new Error(`${args.join(' ')}: ${ran.code} ${ran.stderr}`);
  return schema.parse(JSON.parse(ran.stdout));
}

const Credentials = z.object({ client_id: z.string(), client_secret: z.string() });

async function ended(caller: Caller, id: string): Promise<Review> {
  for (;;) {
    const review = Review.parse((await caller.call('GET', `/v1/reviews/${id}`)).json);
    if (review.status !== 'queued') return review;
  }
}

describe('serve', () => {
  let credentials: z.output<typeof Credentials>;
  let first: CompletedReview;

  it('takes its operator from an empty folder to a verdict, and keeps all of it over a restart', async () => {
    const tenant = await operator(['tenant', 'create', 'acme'], z.object({ tenant_id: z.string() }));
    expect(tenant.tenant_id).toMatch(/^ten_/u);

    const serving = await serve();
    // While the service runs, the folder is its own: the command goes through it.
    credentials = await operator(['client', 'create', '--tenant', 'acme', '--scope', SCOPES], Credentials);
    const caller = new Caller(serving.url, credentials.client_id, credentials.client_secret);
    expect((await caller.authenticate()).status).toBe(200);

    const early = await caller.call('POST', '/v1/reviews', { repo: REPO, pr: GOOD_PULL });
    expect([early.status, early.text]).toEqual([424, expect.stringContaining('E_TOK_001')]);

    expect((await caller.call('PUT', '/v1/provider-tokens/github', { token: TOKEN })).status).toBe(204);
    const asked = await caller.call('POST', '/v1/reviews', { repo: REPO, pr: GOOD_PULL });
    expect(asked.status).toBe(202);
    first = CompletedReview.parse(await ended(caller, Review.parse(asked.json).id));
    expect(first).toMatchObject({ verdict: 'auto-approve', repo: REPO, pr: GOOD_PULL });

    expect(await serving.stop()).toBe(0);
    const again = await serve();
    const later = new Caller(again.url, credentials.client_id, credentials.client_secret);
    await later.authenticate();
    const kept = CompletedReview.parse((await later.call('GET', `/v1/reviews/${first.id}`)).json);
    expect({ ...kept, trace_url: null }).toEqual({ ...first, trace_url: null });
    const findings = createPageSchema(Finding).parse(
      (await later.call('GET', `/v1/findings?review_id=${first.id}`)).json,
    );
    expect(findings.data).toHaveLength(first.counts.info + first.counts.warn + first.counts.error);

    const trace = Trace.parse((await later.call('GET', `/v1/reviews/${first.id}/trace`)).json);
    expect(trace.signature?.signatures).toHaveLength(1);
    const file = join(scratch, 'trace.json');
    writeFileSync(file, JSON.stringify(trace));
    const verified = await runCommand(['verify', file, '--keys', `${again.url}/.well-known/jwks.json`]);
    expect([verified.code, verified.stderr]).toEqual([0, '']);
    expect(await again.stop()).toBe(0);
  });

  it('keeps no secret in the folder that can be read', () => {
    const secrets = [TOKEN, credentials.client_secret];
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const file of files) {
      const bytes = readFileSync(join(file.parentPath, file.name));
      for (const secret of secrets) expect([file.name, bytes.includes(secret)]).toEqual([file.name, false]);
    }
    expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
  });

  it('lets one process at a time have the folder, and says who has it', async () => {
    const serving = await serve();
    await expect(serve()).rejects.toThrow(String(serving.pid));
    expect(await serving.stop()).toBe(0);
    expect(existsSync(dataDir)).toBe(true);
  });

  it('takes the folder over from a process that was killed', async () => {
    const serving = await serve();
    await serving.stop('SIGKILL');
    const next = await serve();
    const caller = new Caller(next.url, credentials.client_id, credentials.client_secret);
    await caller.authenticate();
    expect((await caller.call('GET', `/v1/reviews/${first.id}`)).status).toBe(200);
    expect(await next.stop()).toBe(0);
  });

  it('says what is wrong with a setting, and never its value', async () => {
    const ran = await runCommand(['serve'], { ...settings, REVIEW_GATE_DATABASE_URL: 'mysql://root:hunter2@db/gate' });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('REVIEW_GATE_DATABASE_URL');
    expect(ran.stderr).not.toContain('hunter2');
    const refused = await runCommand(['serve', '--master-key', 'short'], settings);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringMatching(/32 bytes/u)]);
  });
});

describe('a role alone on the embedded database', () => {
  it.each([
    ['api', 'so nobody runs reviews: use --role all, or PostgreSQL'],
    ['worker', 'so nobody answers calls: use --role all, or PostgreSQL'],
  ])('%s says that no other process can do the rest', async (role, says) => {
    const serving = await Serving.start({ REVIEW_GATE_DATA_DIR: join(scratch, role), REVIEW_GATE_ROLE: role });
    running.add(serving);
    expect(serving.log).toContain(says);
    expect(await serving.stop()).toBe(0);
    running.delete(serving);
  });
});
