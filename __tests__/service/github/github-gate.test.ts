/** A repository gated with no workflow at all: from GitHub's event to its check run, by the App's tokens alone. */

import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createInstallationTokens } from '../../../src/github/app.js';
import { readGithubCredentials } from '../../../src/service/tenants/github-credentials.js';
import { createTenantChecks } from '../../../src/service/webhooks/github/checks.js';
import { createGitHubSource, type Provider } from '../../../src/sources/index.js';
import { type Fixture, REPO, startGithub } from '../../sources/github-fixture.js';
import { GithubApp } from '../../stand-ins/github/app.js';
import { deliveryHeaders, INSTALLATION, pullRequestEvent } from '../../stand-ins/github/deliveries.js';
import { APP_TOKEN } from '../../stand-ins/github/server.js';
import { type Harness, START, startHarness } from '../harness.js';
import { installApp } from './install-app.js';

const PRIVATE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of close.toReversed()) await each();
  close = [];
});

interface World {
  readonly harness: Harness;
  readonly fixture: Fixture;
  readonly app: GithubApp;
  readonly head: string;
}

/** @param between what happens after a review was queued and before its code is fetched */
async function start(between: (app: GithubApp) => void): Promise<World> {
  const app = new GithubApp({
    appId: '12',
    installationId: String(INSTALLATION),
    key: PRIVATE_KEY,
    clock: () => START,
  });
  const fixture = await startGithub({ app });
  close.push(fixture.close);
  const { repository, github, folder } = fixture;
  const base = repository.commit({ files: { 'README.md': '# Demo\n' } });
  repository.branch('topic', base);
  const head = repository.commit({ branch: 'topic', files: { 'README.md': '# Demo\n\nHow to use it.\n' } });
  fixture.pull(base, head);

  const api = { apiUrl: github.apiUrl, serverUrl: github.serverUrl, retryAfter: 1, secondLength: 1, environment: {} };
  const apps = createInstallationTokens({ ...api, clock: () => START });
  const harness = await startHarness({
    publicUrl: 'https://gate.example',
    checksFor: ({ store, vault }) => createTenantChecks({ ...api, store, vault, apps }),
    providerFor:
      ({ store, vault }) =>
      async (tenantId) => {
        const { token } = await readGithubCredentials(store, vault, tenantId, apps);
        const cacheDirectory = join(folder, 'cache');
        const provider = createGitHubSource({
          ...api,
          token,
          workspace: null,
          cacheDirectory,
          environment: process.env,
        });
        const interrupted: Provider = {
          ...provider,
          snapshot: (change, signal) => {
            between(app);
            return provider.snapshot(change, signal);
          },
        };
        return interrupted;
      },
  });
  close.push(harness.close);
  await installApp(harness, { key: PRIVATE_KEY });
  return { harness, fixture, app, head };
}

async function reviewedByEvent({ harness, fixture, head }: World) {
  const raw = JSON.stringify(pullRequestEvent({ repo: REPO, head, headRepo: 'ada/demo' }));
  const answer = await harness.call('POST', '/webhooks/github', { token: null, raw, headers: deliveryHeaders(raw) });
  expect(answer.status).toBe(202);
  for (;;) {
    const [run] = fixture.github.state.checkRuns;
    if (run !== undefined) return run;
    await new Promise(setImmediate);
  }
}

describe('a pull request of a repository with the App alone', () => {
  it('gets its check run', async () => {
    const there = await start(() => undefined);
    const run = await reviewedByEvent(there);
    expect(run).toMatchObject({ name: 'Review Gate', headSha: there.head, status: 'completed' });
    expect(run.summary).toContain('Review Gate:');
    expect(there.fixture.github.of(APP_TOKEN)).toHaveLength(1);
    expect(there.fixture.github.violations).toEqual([]);
  });

  it('gets it also where the token of the App is ended in the middle of the review', async () => {
    const there = await start((app) => app.revoke());
    const run = await reviewedByEvent(there);
    expect(run.title).not.toBe('The review failed');
    expect(there.fixture.github.of(APP_TOKEN)).toHaveLength(2);
    expect(there.fixture.github.of('git')[0]?.status).toBe(401);
    expect(there.fixture.github.violations).toEqual([]);
  });

  it('is told when the App is suspended before its code is fetched', async () => {
    const there = await start((app) => {
      app.suspended = true;
      app.revoke();
    });
    const { harness } = there;
    const raw = JSON.stringify(pullRequestEvent({ repo: REPO, head: there.head }));
    await harness.call('POST', '/webhooks/github', { token: null, raw, headers: deliveryHeaders(raw) });
    for (;;) {
      if (harness.log.some((line) => /could not be posted.*is suspended/u.test(line))) break;
      await new Promise(setImmediate);
    }
    const [review] = await harness.store
      .tenant(harness.tenantId)
      .read((tx) => tx.reviews.list({}, { after: null, limit: 1 }));
    expect(review?.outcome).toMatchObject({ status: 'failed', error: { code: 'E_TOK_001' } });
  });
});
