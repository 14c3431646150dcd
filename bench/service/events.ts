/**
 * Sends events of many pull requests, as a GitHub App does, to the service on PostgreSQL, and checks what stands on them
 * in the end: none lost (the newest review of each has read it after its last event, and its check run is there), none
 * answered twice (one check run a review), no secondary rate limit hit. GitHub is a stand-in with these limits; the code
 * of the changes comes from a fake provider, so that only the service and its calls to GitHub are measured.
 *
 *   npm run bench:events -- [pull requests: 1000] [events of each: 20] [length of GitHub's minute in seconds: 60]
 */

import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { createBareRepository } from '../../__tests__/stand-ins/git-repository.js';
import { GithubApp } from '../../__tests__/stand-ins/github/app.js';
import {
  checkRunEvent,
  deliveryHeaders,
  INSTALLATION,
  issueCommentEvent,
  pullRequestEvent,
  reviewEvent,
  WEBHOOK_SECRET,
} from '../../__tests__/stand-ins/github/deliveries.js';
import { SecondaryLimit } from '../../__tests__/stand-ins/github/secondary-limit.js';
import { CREATE_CHECK_RUN, Github } from '../../__tests__/stand-ins/github/server.js';
import { startPostgres } from '../../__tests__/stand-ins/postgres.js';
import { StandInProvider } from '../../__tests__/stand-ins/provider.js';
import { createMemoryKeyring } from '../../__tests__/stand-ins/store/memory-keyring.js';
import { buildTenant } from '../../__tests__/stand-ins/tenant.js';
import { createIds } from '../../src/base/ids.js';
import { review } from '../../src/engine/index.js';
import { createInstallationTokens } from '../../src/github/app.js';
import { parseIdentity } from '../../src/github/checks/check-identity.js';
import { openPgBossQueue } from '../../src/service/queue/pg-boss.js';
import { createService } from '../../src/service/service.js';
import { openPostgres } from '../../src/service/store/postgres.js';
import { openSqlStore } from '../../src/service/store/sql/store.js';
import type { Slice } from '../../src/service/store/store.js';
import { sealSecret } from '../../src/service/store/vault/secret.js';
import { createVault } from '../../src/service/store/vault/vault.js';
import { UNOBSERVED } from '../../src/service/telemetry/observer.js';
import { readGithubCredentials } from '../../src/service/tenants/github-credentials.js';
import { createTenantChecks } from '../../src/service/webhooks/github/checks.js';
import { createGitHubSource } from '../../src/sources/index.js';
import { GRAMMARS } from '../grammars.js';

const REPO = 'octo/shop';
const SENDERS = 8;
/** A run in which nothing ends for so long has lost something. */
const PATIENCE_MILLISECONDS = 120_000;
const [pulls = 1000, each = 20, minuteSeconds = 60] = process.argv.slice(2).map(Number);
const minute = minuteSeconds * 1000;
const clock = Date.now;

const folder = mkdtempSync(join(tmpdir(), 'review-gate-events-'));
const { base } = createBareRepository(folder, REPO, { base: { 'README.md': '# Shop\n' }, pulls: {} });
const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs1', format: 'pem' })
  .toString();
const limit = new SecondaryLimit(clock, minute);
const app = new GithubApp({ appId: '12', installationId: String(INSTALLATION), key: privateKey, clock });
const github = await Github.start({ token: 'ghp_benchtoken0123456789', repo: REPO, gitRoot: folder, app, limit });

/** The title of a pull request says after which of its events it was read. */
const writeTitle = (pr: number, at: number) => {
  github.state.pulls.set(pr, {
    number: pr,
    title: `After event ${at}`,
    body: null,
    base: { ref: 'main', sha: base },
    head: { ref: `topic-${pr}`, sha: headOf(pr) },
  });
};
/** Each pull request has a head of its own, which the fake provider knows and nobody fetches. */
const headOf = (pr: number) => (pr % 2 === 0 ? pr.toString(16).padStart(40, '0') : pr.toString(16).padStart(40, 'f'));

function buildEvent(pr: number, at: number): { readonly event: string; readonly payload: unknown } {
  const number = pr;
  if (at === 0) return { event: 'pull_request', payload: pullRequestEvent({ number, head: headOf(pr) }) };
  switch (at % 5) {
    case 0:
      return { event: 'pull_request', payload: pullRequestEvent({ number, action: 'synchronize', head: headOf(pr) }) };
    case 1:
      return { event: 'pull_request_review', payload: reviewEvent({ number, state: 'approved' }) };
    case 2:
      return { event: 'issue_comment', payload: issueCommentEvent({ number, body: '/review-gate status' }) };
    case 3:
      return { event: 'pull_request_review', payload: reviewEvent({ number, action: 'dismissed' }) };
    default: {
      const externalId = `review-gate:${pr}:main:${base}:${headOf(pr)}:failure:rev_1`;
      return { event: 'check_run', payload: checkRunEvent({ identifier: 're-review', externalId }) };
    }
  }
}

const postgres = await startPostgres();
const backend = await openPostgres(await postgres.createDatabase(), { poolSize: 10 });
const store = await openSqlStore(backend);
const faults: string[] = [];
const log = (line: string) => void faults.push(line);
const vault = createVault([randomBytes(32)]);
const api = { apiUrl: github.apiUrl, serverUrl: github.serverUrl, secondLength: minute / 60, environment: {} };
const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal });
const apps = createInstallationTokens({ ...api, clock, pace: { clock, sleep: pause, minute } });
const tenantId = createIds(clock, randomBytes)('ten');
await store.administration.createTenant(
  buildTenant(tenantId, {
    name: 'bench',
    rate_limit: { per_minute: 100_000, burst: 100_000 },
    on_pull_request: 'check',
  }),
);
await store.tenant(tenantId).transaction(async (tx) => {
  const text = JSON.stringify({
    app_id: 12,
    installation_id: INSTALLATION,
    private_key: privateKey,
    webhook_secret: WEBHOOK_SECRET,
  });
  await tx.secrets.put(sealSecret(vault, tenantId, { name: 'provider/github', kind: 'app', text }, clock()));
  await tx.setInstallation(String(INSTALLATION));
});
const code = new StandInProvider();
const { token } = await readGithubCredentials(store, vault, tenantId, apps);
const source = createGitHubSource({ ...api, token, workspace: null, cacheDirectory: join(folder, 'cache') });
const queue = await openPgBossQueue({ backend, clock, log });
const service = createService({
  store,
  queue,
  keyring: await createMemoryKeyring(clock),
  vault,
  observer: UNOBSERVED,
  clock,
  log,
  review: (snapshot, policy) => review(snapshot, policy, GRAMMARS),
  random: randomBytes,
  policiesByPath: false,
  publicUrl: null,
  providerFor: async () => ({ ...source, snapshot: (change, signal) => code.snapshot(change, signal) }),
  checksFor: createTenantChecks({ ...api, store, vault, apps }),
  deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
});
const { localUrl } = await service.listen({ host: '127.0.0.1', port: 0 });
await service.work(4);

const started = clock();
const agent = new Agent({ connections: SENDERS });
const waiting = Array.from({ length: pulls * each }, (_, at) => ({ pr: 1 + (at % pulls), at: Math.floor(at / pulls) }));
const refused: number[] = [];
await Promise.all(
  Array.from({ length: SENDERS }, async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { pr, at } = next;
      writeTitle(pr, at);
      const { event, payload } = buildEvent(pr, at);
      const body = JSON.stringify(payload);
      const headers = deliveryHeaders(body, { event, delivery: randomUUID() });
      const answer = await request(`${localUrl}/webhooks/github`, { method: 'POST', body, headers, dispatcher: agent });
      await answer.body.dump();
      if (answer.statusCode !== 202) refused.push(answer.statusCode);
    }
  }),
);
const sent = clock();

/** How many jobs are not done. */
async function countJobs(): Promise<number> {
  const kinds = (await queue.backlog()).filter(({ kind }) => kind !== 'retention');
  return kinds.reduce((sum, { waiting: left, running }) => sum + left + running, 0);
}

let [seen, changed] = ['', clock()];
for (;;) {
  const jobs = await countJobs();
  const now = `${jobs} ${github.requests.length}`;
  if (now !== seen) [seen, changed] = [now, clock()];
  if (jobs === 0 || clock() - changed > PATIENCE_MILLISECONDS) break;
  console.error(`  ${jobs} jobs left, ${github.state.checkRuns.length} check runs`);
  await sleep(5000);
}
const ended = clock();

interface Read {
  readonly id: string;
  readonly title: string;
}

/** The reviews of each pull request, the newest first. */
async function listReviews(): Promise<ReadonlyMap<number, readonly Read[]>> {
  const found = new Map<number, Read[]>();
  let after: string | null = null;
  for (;;) {
    const slice: Slice = { after, limit: 1000 };
    const rows = await store.tenant(tenantId).read((tx) => tx.reviews.list({}, slice));
    for (const { id, asked, change } of rows) {
      found.set(asked.pr, [...(found.get(asked.pr) ?? []), { id, title: change.title ?? '' }]);
    }
    after = rows.at(-1)?.id ?? null;
    if (after === null || rows.length < slice.limit) return found;
  }
}

const reviews = await listReviews();
const posted = new Map<string, number>();
for (const { externalId } of github.state.checkRuns) {
  const about = parseIdentity(externalId)?.about ?? 'unknown';
  posted.set(about, (posted.get(about) ?? 0) + 1);
}
let lost = 0;
for (let pr = 1; pr <= pulls; pr += 1) {
  const newest = reviews.get(pr)?.[0];
  if (newest?.title !== `After event ${each - 1}` || !posted.has(newest.id)) lost += 1;
}
const made = [...reviews.values()].reduce((sum, list) => sum + list.length, 0);
const twice = [...posted.values()].filter((count) => count > 1).length;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(0);
const { rest, graphql, atOnce } = limit.most;
console.log(
  [
    `events                ${pulls * each} of ${pulls} pull requests, ${refused.length} refused; ${((pulls * each * 1000) / (sent - started)).toFixed(0)} a second taken`,
    `reviews made          ${made}; ${pulls * each - made} events answered by another one's (${((100 * (pulls * each - made)) / (pulls * each)).toFixed(1)} %)`,
    `check runs            ${github.state.checkRuns.length}, ${twice} reviews with more than one; ${github.of(CREATE_CHECK_RUN).length} posts`,
    `lost                  ${lost} pull requests whose last event no check run answers`,
    `secondary limit       ${limit.refused} refused; most in a minute: ${rest} of 900 points, GraphQL ${graphql} of 2000; ${atOnce} of 100 at once`,
    `time                  ${seconds(sent - started)} s to send, ${seconds(ended - started)} s in all, GitHub's minute ${minuteSeconds} s`,
    `against the contract  ${github.violations.length} violations, ${github.state.refusals.length} refusals; ${faults.length} lines in the log`,
  ].join('\n'),
);
for (const line of [...github.violations, ...faults].slice(0, 5)) console.error(line);
process.exitCode = lost + twice + limit.refused + refused.length === 0 ? 0 : 1;
await service.close(AbortSignal.abort());
await agent.close();
await store.close();
await postgres.stop();
await github.close();
rmSync(folder, { recursive: true, force: true });
