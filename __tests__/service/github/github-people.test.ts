/** What people do on a pull request reaches its gate: reviews, comments, buttons; in as few reviews as needed. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CompletedReview, createPageSchema, InboundAnswer } from '../../../src/contract/index.js';
import { sealSecret } from '../../../src/service/store/vault/secret.js';
import {
  checkRunEvent,
  checkSuiteEvent,
  deliveryHeaders,
  INSTALLATION,
  issueCommentEvent,
  pullRequestEvent,
  reviewEvent,
  WEBHOOK_SECRET,
} from '../../stand-ins/github/deliveries.js';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, type HarnessOptions, startHarness } from '../harness.js';

const SIGN = '/review-gate sign AC4 because I tried it';
const WaitingPage = createPageSchema(CompletedReview);

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

async function start(options: HarnessOptions = {}): Promise<Harness> {
  harness = await startHarness({
    review: async (snapshot, policy) => ({ ...(await review(snapshot, policy)), verdict: 'needs-review' }),
    ...options,
  });
  const { store, vault, tenantId, clock } = harness;
  const text = JSON.stringify({
    app_id: 12,
    installation_id: INSTALLATION,
    private_key: 'no key is needed here',
    webhook_secret: WEBHOOK_SECRET,
  });
  await store.tenant(tenantId).transaction(async (tx) => {
    await tx.secrets.put(sealSecret(vault, tenantId, { name: 'provider/github', kind: 'app', text }, clock()));
    await tx.setInstallation(String(INSTALLATION));
    await tx.updateTenant({ on_pull_request: 'review', rate_limit: { per_minute: 600, burst: 600 } });
  });
  return harness;
}

async function deliver(to: Harness, event: string, payload: unknown, delivery: string = randomUUID()) {
  const raw = JSON.stringify(payload);
  const headers = deliveryHeaders(raw, { event, delivery });
  const answer = await to.call('POST', '/webhooks/github', { token: null, raw, headers });
  expect(answer.status).toBe(202);
  return InboundAnswer.parse(answer.json);
}

const listReviews = (of: Harness) =>
  of.store.tenant(of.tenantId).read((tx) => tx.reviews.list({}, { after: null, limit: 100 }));

/** Resolves when there are so many reviews, and all have ended. */
async function ended(of: Harness, count: number) {
  for (;;) {
    const found = await listReviews(of);
    if (found.length >= count && found.every(({ outcome }) => outcome.status !== 'queued')) return found;
    await new Promise(setImmediate);
  }
}

describe('what people do', () => {
  it('makes a new review each time, which reads the pull request anew', async () => {
    const there = await start();
    const events: readonly (readonly [string, unknown])[] = [
      ['pull_request', pullRequestEvent()],
      ['pull_request_review', reviewEvent({ state: 'approved' })],
      ['pull_request_review', reviewEvent({ action: 'dismissed', state: 'dismissed' })],
      ['issue_comment', issueCommentEvent({ body: SIGN })],
      ['issue_comment', issueCommentEvent({ action: 'deleted', body: SIGN })],
      ['check_run', checkRunEvent({ identifier: 're-review', pulls: [] })],
      ['check_run', checkRunEvent({ action: 'rerequested' })],
      ['check_suite', checkSuiteEvent()],
    ];
    for (const [at, [event, payload]] of events.entries()) {
      expect([event, (await deliver(there, event, payload)).status]).toEqual([event, 'accepted']);
      await ended(there, at + 1);
      expect(there.provider.count('pin')).toBe(at + 1);
    }
    expect(new Set((await listReviews(there)).map(({ asked }) => asked.pr))).toEqual(new Set([7]));
  });

  it.each<[string, string, unknown, RegExp]>([
    ["another App's check", 'check_run', checkRunEvent({ action: 'rerequested', app: { id: 99 } }), /another App/u],
    ["another App's checks", 'check_suite', checkSuiteEvent({ app: { id: 99, slug: 'x' } }), /another App/u],
    ['checks of a head that was never reviewed', 'check_suite', checkSuiteEvent(), /No pull request/u],
    [
      "the App's own comment",
      'issue_comment',
      issueCommentEvent({ body: SIGN, by: 'our-gate[bot]', via: { id: 12, client_id: null } }),
      /the App itself/u,
    ],
    ['a comment without a command', 'issue_comment', issueCommentEvent({ body: 'Thanks!' }), /no line/u],
  ])('is left alone where it is %s', async (_, event, payload, why) => {
    const there = await start();
    const answer = await deliver(there, event, payload);
    expect(answer).toEqual({ status: 'ignored', detail: expect.stringMatching(why) });
    await there.service.close();
    expect(await listReviews(there)).toEqual([]);
  });
});

describe.each(['memory', 'postgres'] as const)('a burst of events over %s', (store) => {
  it('is answered by one review for all that came while another one was read, and loses none', async () => {
    const there = await start({ store });
    const release = there.provider.hold('pin');
    await deliver(there, 'pull_request', pullRequestEvent(), 'first');
    while (there.provider.count('pin') === 0) await new Promise(setImmediate);
    for (let at = 0; at < 19; at += 1) {
      const [event, payload] =
        at % 2 === 0
          ? (['issue_comment', issueCommentEvent({ body: SIGN })] as const)
          : (['pull_request_review', reviewEvent()] as const);
      await deliver(there, event, payload, `later-${at}`);
    }
    // What was read before them cannot answer them.
    expect(there.provider.count('pin')).toBe(1);
    // The next one finds another state of the change.
    there.provider.interrupt('pin', async () => {
      there.provider.head = 'c'.repeat(40);
    });
    release();
    await ended(there, 2);
    await deliver(there, 'issue_comment', issueCommentEvent({ body: SIGN }), 'later-0');
    await deliver(there, 'pull_request', pullRequestEvent(), 'first');
    await there.service.close();
    const [newest, oldest, ...more] = await listReviews(there);
    expect(more).toEqual([]);
    expect(newest?.change.head.sha).toBe('c'.repeat(40));
    expect(oldest?.outcome.status).toBe('complete');
    expect(there.provider.count('pin')).toBe(2);
  });

  it('whose change is read twice alike is one review while that one is queued', async () => {
    const there = await start({ store });
    const release = there.provider.hold('snapshot');
    await deliver(there, 'pull_request', pullRequestEvent());
    while (there.provider.count('snapshot') === 0) await new Promise(setImmediate);
    await deliver(there, 'pull_request_review', reviewEvent({ state: 'changes_requested' }));
    while (there.provider.count('pin') < 2) await new Promise(setImmediate);
    release();
    await ended(there, 1);
    await there.service.close();
    expect(await listReviews(there)).toHaveLength(1);
  });
});

describe('what waits for a person', () => {
  const waiting = async (of: Harness, query = '') =>
    WaitingPage.parse((await of.call('GET', `/v1/waiting${query}`)).json).data.map(({ pr }) => pr);

  it.each(['memory', 'postgres'] as const)(
    'is the newest verdict of each open pull request, over %s',
    async (store) => {
      const there = await start({ store });
      for (const pr of [7, 8, 9]) {
        await there.complete({ pr });
        there.pass(60_000);
      }
      await there.complete({ pr: 7 });
      expect(await waiting(there)).toEqual([8, 9, 7]);
      expect(await waiting(there, '?sort=tier&limit=2')).toEqual([8, 9]);
      expect(await waiting(there, '?repo=octo/other')).toEqual([]);
      expect(await waiting(there, '?owner=@octo/payments')).toEqual([]);
      const closed = pullRequestEvent({ action: 'closed', state: 'closed', number: 9 });
      expect((await deliver(there, 'pull_request', closed)).status).toBe('ignored');
      expect(await waiting(there)).toEqual([8, 7]);
      await there.complete({ pr: 9 });
      expect(await waiting(there)).toEqual([8, 7, 9]);
      const draft = pullRequestEvent({ action: 'converted_to_draft', draft: true, number: 8 });
      expect((await deliver(there, 'pull_request', draft)).detail).toContain('until it is ready for review');
      expect(await waiting(there)).toEqual([7, 9]);
      await there.complete({ repo: 'octo/other', pr: 7 });
      const removed = { ...pullRequestEvent(), action: 'removed', repositories_removed: [{ full_name: 'octo/shop' }] };
      expect((await deliver(there, 'installation_repositories', removed)).detail).toContain('no more');
      expect(await waiting(there, '?repo=octo/shop')).toEqual([]);
      expect(await waiting(there, '?repo=octo/other')).toEqual([7]);
    },
  );
});
