/** What the service posts on pull requests: real HTTP in, a GitHub that holds every request to its description out. */

import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { Finding, type Tenant, Trace } from '../../../src/contract/index.js';
import type { EngineFinding } from '../../../src/engine/model.js';
import { createInstallationTokens } from '../../../src/github/app.js';
import { buildAnnotations, renderCheckRunOutput } from '../../../src/report/index.js';
import type { RunEngine } from '../../../src/reviewing/perform-review.js';
import { sealSecret } from '../../../src/service/store/vault/secret.js';
import { createTenantChecks } from '../../../src/service/webhooks/github/checks.js';
import { GithubApp } from '../../stand-ins/github/app.js';
import {
  BASE,
  deliveryHeaders,
  HEAD,
  INSTALLATION,
  type PullRequestEvent,
  pullRequestEvent,
  WEBHOOK_SECRET,
} from '../../stand-ins/github/deliveries.js';
import {
  CREATE_CHECK_RUN,
  FORBIDDEN,
  Github,
  LIST_CHECK_RUNS,
  UPDATE_CHECK_RUN,
} from '../../stand-ins/github/server.js';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, type HarnessOptions, startHarness } from '../harness.js';
import { installApp } from './install-app.js';

const REPO = 'octo/shop';
const PUBLIC_URL = 'https://gate.example';
const PRIVATE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs1', format: 'pem' })
  .toString();
const PLAIN_TOKEN = 'ghp_a-token-of-somebody';

interface World {
  readonly harness: Harness;
  readonly github: Github;
  readonly app: GithubApp;
}

let world: World | null = null;
afterEach(async () => {
  if (world === null) return;
  const { harness, github } = world;
  world = null;
  await harness.close();
  await github.close();
  expect(github.violations).toEqual([]);
  expect(github.state.refusals).toEqual([]);
  const written = [...harness.log, JSON.stringify(github.requests.map(({ body }) => body))].join('\n');
  for (const secret of [WEBHOOK_SECRET, PLAIN_TOKEN, 'PRIVATE KEY', 'ghs_0']) expect(written).not.toContain(secret);
});

type Settings = Partial<Pick<Tenant, 'on_pull_request' | 'check_name' | 'default_policy' | 'rate_limit'>>;

interface Given {
  readonly settings?: Settings;
  readonly credentials?: Readonly<Record<string, unknown>>;
  readonly review?: RunEngine;
  readonly providerFor?: HarnessOptions['providerFor'];
}

const APP = {
  app_id: 12,
  installation_id: INSTALLATION,
  private_key: PRIVATE_KEY,
  webhook_secret: WEBHOOK_SECRET,
};

const PULL = {
  number: 7,
  title: 'A change',
  body: null,
  base: { ref: 'main', sha: BASE },
  head: { ref: 'feature', sha: HEAD },
};

/** The service, and a GitHub with one pull request and the tenant's App installed. */
async function start(given: Given = {}): Promise<World> {
  let clock = Date.now;
  const app = new GithubApp({
    appId: '12',
    installationId: String(INSTALLATION),
    key: PRIVATE_KEY,
    clock: () => clock(),
  });
  const github = await Github.start({ token: PLAIN_TOKEN, repo: REPO, app });
  github.state.pulls.set(7, PULL);
  const harness = await startHarness({
    publicUrl: PUBLIC_URL,
    ...(given.review === undefined ? {} : { review: given.review }),
    ...(given.providerFor === undefined ? {} : { providerFor: given.providerFor }),
    checksFor: ({ store, vault, clock: at }) => {
      const api = { apiUrl: github.apiUrl, retryAfter: 1, secondLength: 1, environment: {} };
      const apps = createInstallationTokens({ ...api, clock: at });
      return createTenantChecks({ ...api, store, vault, apps, serverUrl: 'https://github.example/' });
    },
  });
  clock = harness.clock;
  await installApp(harness, { key: PRIVATE_KEY, credentials: given.credentials ?? APP, settings: given.settings });
  world = { harness, github, app };
  return world;
}

async function deliver({ harness }: World, event: PullRequestEvent = {}, delivery = 'one'): Promise<void> {
  const raw = JSON.stringify(pullRequestEvent(event));
  const headers = deliveryHeaders(raw, { delivery });
  const answer = await harness.call('POST', '/webhooks/github', { token: null, raw, headers });
  expect(answer.status).toBe(202);
}

/** Resolves when `look` finds something. */
async function eventually<T>(look: () => T | null | undefined | Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await new Promise(setImmediate);
  }
}

const listReviews = ({ harness }: World) =>
  harness.store.tenant(harness.tenantId).read((tx) => tx.reviews.list({}, { after: null, limit: 50 }));

/** The review that was posted last, when its check run is all there. */
async function posted(there: World) {
  const { harness, github } = there;
  return eventually(async () => {
    for (const one of await listReviews(there)) {
      const id = await harness.store.tenant(harness.tenantId).read((tx) => tx.reviews.getCheckRunId(one.id));
      const run = github.state.checkRuns.find((candidate) => candidate.id === id);
      if (run !== undefined) return { review: one, run };
    }
    return null;
  });
}

/** Resolves when all that was queued is done. */
const settled = ({ harness }: World) => harness.service.close();

const logged = ({ harness }: World, words: RegExp) => eventually(() => harness.log.find((line) => words.test(line)));

const approving: RunEngine = async (snapshot, policy) => ({
  ...(await review(snapshot, policy)),
  verdict: 'auto-approve',
  findings: [],
});

/** So many findings, of which every third is an error. */
function finding(count: number): RunEngine {
  return async (snapshot, policy) => {
    const found = Array.from(
      { length: count },
      (_, at): EngineFinding => ({
        rule: 'tests.focused',
        plane: 'tests',
        severity: at % 3 === 0 ? 'error' : 'info',
        location: { file: 'src/greet.ts', lineRange: [at + 1, at + 1] },
        title: `Finding ${at}`,
        rationale: 'Because.',
        fingerprint: `f${at}`,
      }),
    );
    return { ...(await review(snapshot, policy)), verdict: 'request-changes', findings: found };
  };
}

describe('the check run of a review', () => {
  it('is what the workflow step would post', async () => {
    const there = await start();
    await deliver(there);
    const { review: stored, run } = await posted(there);
    const { harness } = there;
    const shown = (await harness.call('GET', `/v1/reviews/${stored.id}`)).json;
    const trace = Trace.parse((await harness.call('GET', `/v1/reviews/${stored.id}/trace`)).json);
    const listed = (await harness.call('GET', `/v1/findings?review_id=${stored.id}`)).json;
    const findings = Finding.array().parse(Object(listed).data);
    expect(findings.length).toBeGreaterThan(0);
    const verdict = Object(shown).verdict;
    const output = renderCheckRunOutput({
      repo: REPO,
      pr: 7,
      headSha: HEAD,
      serverUrl: 'https://github.example',
      review: Object(shown),
      findings,
      truncated: false,
      trace,
      gate: { open: false, reason: `the verdict is ${verdict}.` },
      notes: [],
    });
    expect(run).toMatchObject({ ...output, name: 'Review Gate', headSha: HEAD, status: 'completed' });
    expect(run.conclusion).toBe('failure');
    expect(run.externalId).toBe(`review-gate:7:main:${'b'.repeat(40)}:${HEAD}:failure:${stored.id}`);
    expect(run.annotations).toEqual(buildAnnotations(findings));
    // Only the App hears of a button that is pressed.
    const [created] = there.github.of(CREATE_CHECK_RUN);
    expect(created?.body).toMatchObject({ actions: [{ label: 'Re-review', identifier: 're-review' }] });
  });

  it.each(['check', 'review'] as const)(
    'is not made where the pull request was closed before its turn came (%s)',
    async (on_pull_request) => {
      const there = await start({ settings: { on_pull_request } });
      there.github.state.pulls.set(7, { ...PULL, state: 'closed' });
      await deliver(there);
      await settled(there);
      expect(await listReviews(there)).toEqual([]);
      expect(there.github.state.checkRuns).toEqual([]);
    },
  );

  it('is green for auto-approve', async () => {
    const there = await start({ review: approving });
    await deliver(there);
    const { run } = await posted(there);
    expect(run.conclusion).toBe('success');
    expect(run.title).toContain('auto-approve');
  });

  it.each(['needs-review', 'request-changes'] as const)('is red for %s', async (verdict) => {
    const there = await start({
      review: async (snapshot, policy) => ({ ...(await review(snapshot, policy)), verdict, findings: [] }),
    });
    await deliver(there);
    expect((await posted(there)).run.conclusion).toBe('failure');
  });

  it('has the name that the tenant set, and leads to a trace that opens', async () => {
    const there = await start({ settings: { check_name: 'Gate ☕ of the shop' } });
    await deliver(there);
    const { run, review: stored } = await posted(there);
    expect(run.name).toBe('Gate ☕ of the shop');
    const link = new URL(run.detailsUrl ?? '');
    expect(link.href.startsWith(`${PUBLIC_URL}/v1/reviews/${stored.id}/trace?`)).toBe(true);
    const opened = await there.harness.call('GET', `${link.pathname}${link.search}`, { token: null });
    expect(opened.status).toBe(200);
  });

  it('stands on the repository that the pull request is made to, for a fork too', async () => {
    const there = await start();
    await deliver(there, { headRepo: 'ada/shop' });
    await posted(there);
    expect(there.github.of(CREATE_CHECK_RUN).map(({ url }) => url)).toEqual([
      `${there.github.apiUrl}/repos/${REPO}/check-runs`,
    ]);
  });

  it('has every annotation once, the worst first', async () => {
    const there = await start({ review: finding(60) });
    await deliver(there);
    const { run } = await posted(there);
    expect(run.annotations).toHaveLength(60);
    expect(new Set(run.annotations.map(({ title }) => title)).size).toBe(60);
    expect(run.annotations.slice(0, 20).every(({ annotation_level: level }) => level === 'failure')).toBe(true);
    expect(there.github.of(CREATE_CHECK_RUN)).toHaveLength(1);
    expect(there.github.of(UPDATE_CHECK_RUN)).toHaveLength(1);
  });

  it('is red where the review failed, and says what to do', async () => {
    const there = await start();
    there.harness.provider.interrupt('snapshot', new ProviderError('E_UP_001', 'The head is gone. Ask again.', false));
    await deliver(there);
    const { run } = await posted(there);
    expect(run).toMatchObject({ conclusion: 'failure', title: 'The review failed', annotations: [], detailsUrl: null });
    expect(run.summary).toContain('The head is gone. Ask again.');
    expect(run.summary).toContain('press “Re-review”');
    expect(run.summary).toContain('Nothing was approved');
  });

  it('is not posted for a review that a call asked for, nor for a dry run', async () => {
    const there = await start();
    await there.harness.complete({ repo: REPO });
    await there.harness.complete({ repo: REPO, dry_run: true });
    await settled(there);
    expect(there.github.requests).toEqual([]);
  });

  it('is not posted where the tenant wants the review alone', async () => {
    const there = await start({ settings: { on_pull_request: 'review' } });
    await deliver(there);
    await eventually(async () => (await listReviews(there)).find(({ outcome }) => outcome.status === 'complete'));
    await settled(there);
    expect(there.github.state.checkRuns).toEqual([]);
    expect(there.github.of(LIST_CHECK_RUNS)).toEqual([]);
  });
});

describe('a check run is there once', () => {
  it('when the delivery comes again', async () => {
    const there = await start();
    await deliver(there);
    await posted(there);
    await deliver(there);
    await settled(there);
    expect(there.github.state.checkRuns).toHaveLength(1);
  });

  it('when the answer to its creation is lost', async () => {
    const there = await start();
    there.github.fail({ on: CREATE_CHECK_RUN, times: 1, how: 'lost' });
    await deliver(there);
    const { run, review: stored } = await posted(there);
    expect(there.github.state.checkRuns).toHaveLength(1);
    expect(run).toMatchObject({
      externalId: expect.stringMatching(new RegExp(`:${stored.id}$`, 'u')),
      status: 'completed',
    });
  });

  it.each(['lost', 'reset', { status: 502, body: { message: 'Bad gateway' } }] as const)(
    'with every annotation once, when the rest of them meets %j',
    async (how) => {
      const there = await start({ review: finding(60) });
      there.github.fail({ on: UPDATE_CHECK_RUN, times: 1, how });
      await deliver(there);
      const { run } = await posted(there);
      expect(there.github.state.checkRuns).toHaveLength(1);
      expect(run.annotations.map(({ title }) => title).toSorted()).toEqual(
        Array.from({ length: 60 }, (_, at) => `Finding ${at}`).toSorted(),
      );
    },
  );

  it('beside others of the same name, which are left as they are', async () => {
    const there = await start({ review: approving });
    await deliver(there, {}, 'one');
    await posted(there);
    const first = { ...there.github.state.checkRuns[0] };
    await there.harness.store
      .tenant(there.harness.tenantId)
      .transaction((tx) => tx.updateTenant({ default_policy: 'strict' }));
    await deliver(there, { action: 'reopened' }, 'two');
    await eventually(() => there.github.state.checkRuns[1]);
    await settled(there);
    expect(there.github.state.checkRuns).toHaveLength(2);
    expect(there.github.state.checkRuns[0]).toEqual(first);
  });

  it('and the last one is that of the newest review of the head, however long an older one took', async () => {
    const there = await start({ review: approving });
    const release = there.harness.provider.hold('snapshot');
    await deliver(there, {}, 'one');
    await eventually(() => there.harness.provider.count('snapshot') === 1 || null);
    // Another base, another policy: what is reviewed is not the same.
    await there.harness.store
      .tenant(there.harness.tenantId)
      .transaction((tx) => tx.updateTenant({ default_policy: 'strict' }));
    await deliver(there, { action: 'edited', changes: { base: { ref: { from: 'release' } } } }, 'two');
    const { review: newer } = await posted(there);
    release();
    await eventually(
      async () => (await listReviews(there)).every(({ outcome }) => outcome.status !== 'queued') || null,
    );
    await settled(there);
    expect(there.github.state.checkRuns.map(({ externalId }) => externalId?.split(':').at(-1))).toEqual([newer.id]);
  });
});

describe('a pull request that gets another base', () => {
  const summaries = ({ github }: World) => github.state.checkRuns.map(({ conclusion, title }) => [conclusion, title]);
  const retarget = async (there: World, ref: string) => {
    const base = { ref, sha: 'e'.repeat(40) };
    there.harness.provider.base = base;
    there.github.state.pulls.set(7, { ...PULL, base });
    await deliver(there, { action: 'edited', baseRef: ref, changes: { base: { ref: { from: 'main' } } } }, `to ${ref}`);
  };

  it('is closed until it is reviewed for that one; then the old check run is superseded', async () => {
    const there = await start({ review: approving });
    await deliver(there);
    await posted(there);
    const release = there.harness.provider.hold('snapshot');
    await retarget(there, 'release');
    const [old] = there.github.state.checkRuns;
    await eventually(() => old?.conclusion === 'failure' || null);
    expect(old?.title).toBe('Taken back: #7 into release is being reviewed');
    release();
    await eventually(() => old?.conclusion === 'neutral' || null);
    const [newest] = await listReviews(there);
    const shown = (await there.harness.call('GET', `/v1/reviews/${newest?.id}`)).json;
    expect(shown).toMatchObject({ base_ref: 'release', base_sha: 'e'.repeat(40), merge_base_sha: 'c'.repeat(40) });
    await settled(there);
    expect(summaries(there)).toEqual([
      ['neutral', 'Superseded: this was about main'],
      ['success', expect.stringContaining('auto-approve')],
    ]);
    expect(there.github.state.checkRuns[1]?.externalId).toMatch(/^review-gate:7:release:e{40}:/u);
  });

  it('stays closed where it cannot be reviewed for that one', async () => {
    const there = await start({ review: approving });
    await deliver(there);
    await posted(there);
    there.harness.provider.interrupt('pin', new ProviderError('E_TOK_001', 'The token may not do this.'));
    await retarget(there, 'release');
    await eventually(() => there.github.state.checkRuns[1]);
    await settled(there);
    expect(there.github.state.checkRuns.map(({ conclusion }) => conclusion)).not.toContain('success');
  });

  it('is reviewed all the same where the old check run cannot be taken back', async () => {
    const there = await start({ review: approving });
    await deliver(there);
    await posted(there);
    there.github.fail({ on: UPDATE_CHECK_RUN, how: FORBIDDEN });
    await retarget(there, 'release');
    await eventually(() => there.github.state.checkRuns[1]);
    await settled(there);
    expect(there.github.state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['success', 'success']);
    expect(there.harness.log.join('\n')).toMatch(/an older check run could not be taken back/u);
  });
});

describe('two pull requests with one head', () => {
  const reviewing: RunEngine = async (snapshot, policy, signal) => {
    const made = await approving(snapshot, policy, signal);
    return snapshot.pr === 8 ? { ...made, verdict: 'needs-review' } : made;
  };
  const second = (there: World) => {
    there.github.state.pulls.set(8, {
      number: 8,
      title: 'The same into release',
      body: null,
      base: { ref: 'release', sha: BASE },
      head: { ref: 'feature', sha: HEAD },
    });
  };

  it('do not share an approval: the newest check run is the stricter one, and names the other', async () => {
    const there = await start({ review: reviewing });
    second(there);
    there.harness.provider.base = { ref: 'release', sha: BASE };
    await deliver(there, { number: 8, baseRef: 'release' }, 'eight');
    await posted(there);
    there.harness.provider.base = { ref: 'main', sha: BASE };
    await deliver(there, { number: 7 }, 'seven');
    const run = await eventually(() => there.github.state.checkRuns[1]);
    await settled(there);
    expect(run).toMatchObject({ conclusion: 'failure', title: expect.stringMatching(/^Closed by #8 · auto-approve/u) });
    expect(run.externalId).toMatch(/^review-gate:7:main:b{40}:a{40}:success:rev_/u);
  });

  it('take back an approval as soon as the second one is there', async () => {
    const there = await start({ review: reviewing });
    second(there);
    await deliver(there, { number: 7 }, 'seven');
    await posted(there);
    const release = there.harness.provider.hold('snapshot');
    await deliver(there, { number: 8, baseRef: 'release' }, 'eight');
    const [first] = there.github.state.checkRuns;
    await eventually(() => first?.conclusion === 'failure' || null);
    expect(first?.title).toBe('Taken back: #8 into release is being reviewed');
    release();
    await eventually(() => there.github.state.checkRuns[1]);
    await settled(there);
    expect(there.github.state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure', 'failure']);
  });
});

describe('where there can be no review', () => {
  const refused = async (there: World) => {
    await deliver(there);
    const run = await eventually(() => there.github.state.checkRuns[0]);
    await settled(there);
    expect(there.github.state.checkRuns).toHaveLength(1);
    expect(run).toMatchObject({ name: 'Review Gate', headSha: HEAD, conclusion: 'failure', status: 'completed' });
    expect(run.summary).toContain('Nothing was approved');
    return run;
  };

  it('a failed check run says that the policy is missing', async () => {
    const there = await start({ settings: { default_policy: 'no-such-policy' } });
    const run = await refused(there);
    expect(run.summary).toContain('no-such-policy');
    expect(run.summary).toMatch(/E_POL_001/u);
    expect(there.harness.provider.count('pin')).toBe(1);
    expect(await listReviews(there)).toEqual([]);
  });

  it.each([
    ['E_TOK_001', 'The token may not do this. Give it "contents: read".'],
    ['E_AC_002', 'The text closes #12, which the token may not read.'],
    ['E_REQ_002', 'There is no pull request octo/shop#7.'],
  ] as const)('a failed check run says why the provider refuses (%s)', async (code, words) => {
    const there = await start();
    there.harness.provider.interrupt('pin', new ProviderError(code, words));
    const run = await refused(there);
    expect(run.summary).toContain(code);
    expect(run.summary).toContain('What to do');
    expect(there.harness.provider.count('pin')).toBe(1);
  });

  it('a failed check run says so of a provider that stays down, after the last try', async () => {
    const there = await start();
    for (let tries = 0; tries < 3; tries++) {
      there.harness.provider.interrupt('pin', new ProviderError('E_UP_001', 'GitHub answered 502. Try again.', true));
    }
    expect((await refused(there)).summary).toContain('GitHub answered 502');
    expect(there.harness.provider.count('pin')).toBe(3);
  });

  it('a failed check run says so of a fault of ours, and not what it was', async () => {
    const there = await start();
    for (let tries = 0; tries < 3; tries++) there.harness.provider.interrupt('pin', new Error('SELECT secret'));
    const run = await refused(there);
    expect(run.summary).toContain('E_INT_001');
    expect(run.summary).not.toContain('SELECT');
    expect(there.harness.log.join('\n')).toContain('SELECT secret');
  });

  it('a failed check run says that the limit is hit, when it is still so at the last try', async () => {
    const there = await start({ settings: { rate_limit: { per_minute: 1, burst: 1 } }, review: approving });
    await deliver(there, {}, 'one');
    await posted(there);
    await deliver(there, { action: 'reopened' }, 'two');
    const run = await eventually(() => there.github.state.checkRuns[1]);
    expect(run).toMatchObject({ conclusion: 'failure', externalId: `review-gate:7:::${HEAD}:failure:two` });
    expect(run.summary).toContain('E_RATE_001');
    expect(await listReviews(there)).toHaveLength(1);
  });

  it('the delivery that comes again finds the failed check run', async () => {
    const there = await start({ settings: { default_policy: 'no-such-policy' } });
    await deliver(there);
    await eventually(() => there.github.state.checkRuns[0]);
    await deliver(there);
    await there.github.received(LIST_CHECK_RUNS, 2);
    await settled(there);
    expect(there.github.state.checkRuns).toHaveLength(1);
  });

  it('nothing is posted where the tenant wants the review alone; the log has it', async () => {
    const there = await start({ settings: { default_policy: 'no-such-policy', on_pull_request: 'review' } });
    await deliver(there);
    await logged(there, /octo\/shop#7, event one .*no review \(E_POL_001\)/u);
    await settled(there);
    expect(there.github.of(CREATE_CHECK_RUN)).toEqual([]);
  });

  it('a fault that passes is gone with the next try', async () => {
    const there = await start({ review: approving });
    there.harness.provider.interrupt('pin', new ProviderError('E_UP_001', 'GitHub answered 502. Try again.', true));
    await deliver(there);
    expect((await posted(there)).run.conclusion).toBe('success');
    expect(there.github.state.checkRuns).toHaveLength(1);
  });
});

describe('where a check run cannot be posted', () => {
  it('a plain token is told that it takes an App', async () => {
    const there = await start();
    const { harness } = there;
    const release = harness.provider.hold('pin');
    await deliver(there);
    // The event is taken; by the time its review has ended, the App is replaced by a token.
    await harness.store.tenant(harness.tenantId).transaction((tx) => {
      const row = { name: 'provider/github', kind: 'token', text: JSON.stringify({ token: PLAIN_TOKEN }) };
      return tx.secrets.put(sealSecret(harness.vault, harness.tenantId, row, harness.clock()));
    });
    release();
    const line = await logged(there, /could not be posted/u);
    expect(line).toContain('GitHub App');
    expect(line).toContain('"checks: write"');
    await settled(there);
    expect(there.github.of(CREATE_CHECK_RUN)).toHaveLength(1);
    expect((await listReviews(there))[0]?.outcome.status).toBe('complete');
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp]>([
    ['the key is another', { ...APP, private_key: 'no key' }, /private_key of the GitHub App 12 cannot be read/u],
    ['the App is another', { ...APP, app_id: 13 }, /knows no App 13/u],
  ])('the log says that %s, and the review stands', async (_, credentials, words) => {
    const there = await start({ credentials });
    await deliver(there);
    const line = await logged(there, /could not be posted/u);
    expect(line).toMatch(words);
    await settled(there);
    const [only] = await listReviews(there);
    expect(line).toContain(only?.id ?? 'no review');
    expect(only?.outcome.status).toBe('complete');
    expect(there.github.state.checkRuns).toEqual([]);
  });

  it('the log says that the App may not write them', async () => {
    const there = await start();
    there.github.fail({ on: CREATE_CHECK_RUN, how: FORBIDDEN });
    await deliver(there);
    expect(await logged(there, /could not be posted/u)).toContain('"checks: write"');
    await settled(there);
    expect(there.github.of(CREATE_CHECK_RUN)).toHaveLength(1);
  });

  it('a GitHub that is down is tried again, and given up with a line', async () => {
    const there = await start();
    there.github.fail({ on: LIST_CHECK_RUNS, times: 3, how: { status: 503, body: { message: 'down' } } });
    await deliver(there);
    await posted(there);
    there.github.fail({ on: CREATE_CHECK_RUN, how: 'reset' });
    await deliver(there, { action: 'reopened' }, 'two');
    await logged(there, /could not be posted/u);
    await settled(there);
    expect(there.github.state.checkRuns).toHaveLength(1);
  });
});
