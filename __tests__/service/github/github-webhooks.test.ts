/** POST /webhooks/github over real HTTP: who is believed, what starts a review, and what is said to all others. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { InboundAnswer, LIMITS, type OnPullRequest } from '../../../src/contract/index.js';
import { sealSecret } from '../../../src/service/store/vault/secret.js';
import { createVault } from '../../../src/service/store/vault/vault.js';
import {
  deliveryHeaders,
  HEAD,
  INSTALLATION,
  PING,
  type PullRequestEvent,
  pullRequestEvent,
  signedWith,
  WEBHOOK_SECRET,
} from '../../stand-ins/github/deliveries.js';
import { type Answer, type Harness, type HarnessOptions, problem, startHarness } from '../harness.js';

const OTHER_SECRET = 'the secret of the other tenant';

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

interface Given {
  readonly onPullRequest?: OnPullRequest;
  readonly secret?: string | null;
  readonly installation?: string;
  /** Another installation in the directory than in the credentials. */
  readonly listed?: string;
  readonly vault?: Harness['vault'];
}

/** Gives a tenant an App, as PUT /v1/provider-tokens/github and PATCH /v1/tenant do. */
async function giveApp(to: Harness, tenantId: string, given: Given = {}): Promise<void> {
  const { onPullRequest = 'review', secret = WEBHOOK_SECRET, installation = String(INSTALLATION) } = given;
  const text = JSON.stringify({
    app_id: 12,
    installation_id: installation,
    private_key: 'no key is needed here',
    ...(secret === null ? {} : { webhook_secret: secret }),
  });
  await to.store.tenant(tenantId).transaction(async (tx) => {
    const row = { name: 'provider/github', kind: 'app', text };
    await tx.secrets.put(sealSecret(given.vault ?? to.vault, tenantId, row, to.clock()));
    await tx.setInstallation(given.listed ?? installation);
    await tx.updateTenant({ on_pull_request: onPullRequest });
  });
}

async function start(given: Given = {}, options: HarnessOptions = {}): Promise<Harness> {
  harness = await startHarness(options);
  await giveApp(harness, harness.tenantId, given);
  return harness;
}

type Delivery = NonNullable<Parameters<typeof deliveryHeaders>[1]>;

/** Sends a body as GitHub does. */
function deliver(
  to: Harness,
  payload: unknown,
  delivery: Delivery = {},
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const raw = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const headers = { ...deliveryHeaders(raw, delivery), ...more };
  return to.call('POST', '/webhooks/github', { token: null, raw, headers });
}

const event = (more?: PullRequestEvent) => pullRequestEvent(more);
const parseAnswer = (answer: Answer) => InboundAnswer.parse(answer.json);

/** The reviews of a tenant, newest first. */
const listReviews = (of: Harness, tenantId: string) =>
  of.store.tenant(tenantId).read((tx) => tx.reviews.list({}, { after: null, limit: 50 }));

/** Resolves when a tenant has so many reviews that have ended. */
async function ended(of: Harness, tenantId: string, count: number) {
  for (;;) {
    const found = await listReviews(of, tenantId);
    if (found.length >= count && found.every(({ outcome }) => outcome.status !== 'queued')) return found;
    await new Promise(setImmediate);
  }
}

/** Resolves when everything that was queued has been done. */
async function settled(of: Harness): Promise<void> {
  await of.service.close();
}

describe('an event of a pull request', () => {
  it.each(['opened', 'synchronize', 'reopened', 'ready_for_review'])('%s starts a review', async (action) => {
    const there = await start();
    const answer = await deliver(there, event({ action }));
    expect(answer.status).toBe(202);
    expect(parseAnswer(answer).status).toBe('accepted');
    const [review] = await ended(there, there.tenantId, 1);
    expect(review).toMatchObject({
      origin: 'event',
      asked: { repo: 'octo/shop', pr: 7, ticket: null, policy: null, dry_run: false },
      change: { head: { sha: HEAD } },
      outcome: { status: 'complete' },
    });
  });

  it.each([
    ['the base', { base: { ref: { from: 'release' }, sha: { from: 'c'.repeat(40) } } }],
    ['the title', { title: { from: 'before' } }],
    ['the text, which may hold the criteria', { body: { from: 'before' } }],
  ])('edited starts one where %s was changed', async (_, changes) => {
    const there = await start();
    expect(parseAnswer(await deliver(there, event({ action: 'edited', changes }))).status).toBe('accepted');
    expect(await ended(there, there.tenantId, 1)).toHaveLength(1);
  });

  it('of a fork starts one, also where the fork is gone', async () => {
    const there = await start();
    await deliver(there, event({ headRepo: 'ada/shop' }), { delivery: 'one' });
    await ended(there, there.tenantId, 1);
    await deliver(there, event({ headRepo: null }), { delivery: 'two' });
    const reviews = await ended(there, there.tenantId, 2);
    // The review is of the repository that the pull request is made to.
    expect(reviews.map(({ asked }) => asked.repo)).toEqual(['octo/shop', 'octo/shop']);
  });

  it.each<[string, PullRequestEvent]>([
    ['a draft', { draft: true }],
    ['new commits on a draft', { action: 'synchronize', draft: true }],
    ['a draft with another base', { action: 'edited', draft: true, changes: { base: {} } }],
    ['one that is closed', { action: 'closed', state: 'closed' }],
    ['new commits on one that is closed', { action: 'synchronize', state: 'closed' }],
    ['a label', { action: 'labeled' }],
    ['a request for a review', { action: 'review_requested' }],
    ['turned into a draft', { action: 'converted_to_draft', draft: true }],
    ['an action that is not known yet', { action: 'teleported' }],
    ['an action that is a name of every object', { action: 'constructor' }],
  ])('%s is left alone, and it is said why', async (_, given) => {
    const there = await start();
    const answer = await deliver(there, event(given));
    expect(answer.status).toBe(202);
    expect(parseAnswer(answer).status).toBe('ignored');
    expect(parseAnswer(answer).detail).not.toBe('');
    await settled(there);
    expect(await listReviews(there, there.tenantId)).toEqual([]);
  });

  it('is left alone where the tenant says so', async () => {
    const there = await start({ onPullRequest: 'ignore' });
    const answer = parseAnswer(await deliver(there, event()));
    expect(answer.status).toBe('ignored');
    expect(answer.detail).toContain('on_pull_request');
    await settled(there);
    expect(await listReviews(there, there.tenantId)).toEqual([]);
  });

  it.each(['push', 'issues', 'installation', 'check_run', 'pull_request_review'])(
    'of another kind (%s) is left alone',
    async (kind) => {
      const there = await start();
      const answer = await deliver(there, { action: 'opened', installation: { id: INSTALLATION } }, { event: kind });
      expect([answer.status, parseAnswer(answer).status]).toEqual([202, 'ignored']);
    },
  );

  it('asks the provider for nothing before it is answered', async () => {
    const there = await start();
    there.provider.hang('pin');
    expect((await deliver(there, event())).status).toBe(202);
  });
});

describe('a delivery that is sent again', () => {
  it('is the same review, however often', async () => {
    const there = await start();
    for (let sent = 0; sent < 5; sent++) {
      expect(parseAnswer(await deliver(there, event())).status).toBe('accepted');
      await ended(there, there.tenantId, 1);
    }
    await settled(there);
    expect(await listReviews(there, there.tenantId)).toHaveLength(1);
  });

  it('at the same time, too', async () => {
    const there = await start({}, { concurrency: 4 });
    await Promise.all(Array.from({ length: 8 }, () => deliver(there, event())));
    await ended(there, there.tenantId, 1);
    await settled(there);
    expect(await listReviews(there, there.tenantId)).toHaveLength(1);
  });

  it('is another one under another id, once the first has ended', async () => {
    const there = await start();
    await deliver(there, event(), { delivery: 'one' });
    await ended(there, there.tenantId, 1);
    await deliver(there, event(), { delivery: 'two' });
    expect(await ended(there, there.tenantId, 2)).toHaveLength(2);
  });
});

describe('the signature', () => {
  const body = JSON.stringify(pullRequestEvent());
  const right = signedWith(WEBHOOK_SECRET, body);

  it.each([
    ['of another secret', signedWith('a webhook secret of nobody', body)],
    ['of another body', signedWith(WEBHOOK_SECRET, `${body} `)],
    ['in upper case', right.toUpperCase()],
    ['cut short', right.slice(0, -1)],
    ['with more at its end', `${right}0`],
    ['without its algorithm', right.slice('sha256='.length)],
    ['of the old algorithm', `sha1=${right.slice('sha256='.length, 'sha256='.length + 40)}`],
    ['of nothing', 'sha256='],
    ['twice', `${right}, ${right}`.slice(0, 100)],
    ['of the empty secret', signedWith('', body)],
  ])('%s is refused', async (_, signature) => {
    const there = await start();
    const answer = await deliver(there, body, {}, { 'x-hub-signature-256': signature });
    expect(answer.status).toBe(401);
    expect(problem(answer).code).toBe('E_AUTH_001');
    expect(answer.headers['www-authenticate']).toBeDefined();
    await settled(there);
    expect(await listReviews(there, there.tenantId)).toEqual([]);
  });

  it('is needed', async () => {
    const there = await start();
    const { 'x-hub-signature-256': _, ...headers } = deliveryHeaders(body);
    for (const path of ['/webhooks/github', '/webhooks/github?x=1']) {
      const answer = await there.call('POST', path, { token: null, raw: body, headers });
      expect([answer.status, problem(answer).code]).toEqual([401, 'E_AUTH_001']);
    }
  });

  it('is over the bytes, not over what they mean', async () => {
    const there = await start();
    const spaced = JSON.stringify(pullRequestEvent(), null, '\t');
    expect((await deliver(there, spaced)).status).toBe(202);
    expect((await deliver(there, spaced, {}, { 'x-hub-signature-256': right })).status).toBe(401);
  });

  it('is refused in the same words wherever it is wrong: nobody learns which installations are known', async () => {
    const there = await start();
    const wrong = { secret: 'a webhook secret of nobody' };
    const payloads = [
      event(),
      event({ installation: { id: 404 } }),
      event({ installation: null }),
      event({ installation: { id: '4815162' } }),
      event({ installation: { id: 1e300 } }),
      event({ installation: [] }),
      null,
      [],
      'text',
    ];
    const answers = await Promise.all(payloads.map((payload) => deliver(there, JSON.stringify(payload), wrong)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(new Set(answers.map((answer) => problem(answer).detail)).size).toBe(1);
  });

  it('with the right secret does not help an installation that nobody has', async () => {
    const there = await start();
    expect((await deliver(there, event({ installation: { id: 404 } }))).status).toBe(401);
    expect((await deliver(there, event({ installation: null }))).status).toBe(401);
  });

  it('counts for the installation that the event is about, and no other that stands in it', async () => {
    const there = await start();
    // One App has one webhook secret for all its installations, and another tenant may have one of those.
    await giveApp(there, there.otherTenantId, { installation: '99' });
    const inside = { ...event({ installation: { id: 99 } }), before: { installation: { id: INSTALLATION } } };
    expect((await deliver(there, inside)).status).toBe(202);
    await ended(there, there.otherTenantId, 1);
    expect(await listReviews(there, there.tenantId)).toEqual([]);
    const nowhere = { ...event({ installation: null }), before: { installation: { id: INSTALLATION } } };
    expect((await deliver(there, nowhere)).status).toBe(401);
    const inText = { ...event({ installation: null }), title: '"installation":{"id":4815162}' };
    expect((await deliver(there, inText)).status).toBe(401);
  });

  it.each<[string, Given]>([
    ['gave no webhook secret', { secret: null }],
    ['has meanwhile given another installation', { installation: '99', listed: String(INSTALLATION) }],
  ])('is refused where the tenant %s', async (_, given) => {
    const there = await start(given);
    expect((await deliver(there, event())).status).toBe(401);
    expect((await deliver(there, event(), { secret: '' })).status).toBe(401);
  });

  it('is refused where the secret cannot be opened, and the operator is told', async () => {
    const there = await start({ vault: createVault([new Uint8Array(32).fill(8)]) });
    expect((await deliver(there, event())).status).toBe(401);
    expect(there.log.join('\n')).toMatch(/event for the tenant ten_\w+ cannot be checked: .*cannot be decrypted/u);
    expect(there.log.join('\n')).not.toContain(WEBHOOK_SECRET);
  });

  it('is refused where the tenant has a plain token', async () => {
    const there = await start();
    await there.store.tenant(there.tenantId).transaction((tx) => {
      const row = { name: 'provider/github', kind: 'token', text: JSON.stringify({ token: 'ghp_x' }) };
      return tx.secrets.put(sealSecret(there.vault, there.tenantId, row, there.clock()));
    });
    expect((await deliver(there, event())).status).toBe(401);
  });
});

describe('two tenants with the same installation', () => {
  it('each have only the events that their own secret signed', async () => {
    const there = await start();
    await giveApp(there, there.otherTenantId, { secret: OTHER_SECRET });
    expect((await deliver(there, event(), { secret: OTHER_SECRET })).status).toBe(202);
    await ended(there, there.otherTenantId, 1);
    expect(await listReviews(there, there.tenantId)).toEqual([]);
  });

  it('with the same secret have a review each, of the same delivery', async () => {
    const there = await start();
    await giveApp(there, there.otherTenantId);
    await deliver(there, event());
    await deliver(there, event());
    const [own] = await ended(there, there.tenantId, 1);
    const [other] = await ended(there, there.otherTenantId, 1);
    expect(own?.id).not.toBe(other?.id);
    await settled(there);
    expect(await listReviews(there, there.tenantId)).toHaveLength(1);
  });

  it('may disagree on what an event does', async () => {
    const there = await start();
    await giveApp(there, there.otherTenantId, { onPullRequest: 'ignore' });
    expect(parseAnswer(await deliver(there, event())).status).toBe('accepted');
    await ended(there, there.tenantId, 1);
    await settled(there);
    expect(await listReviews(there, there.otherTenantId)).toEqual([]);
  });

  it('one of whose secrets cannot be opened does not keep the other from its events', async () => {
    const there = await start();
    await giveApp(there, there.otherTenantId, { vault: createVault([new Uint8Array(32).fill(8)]) });
    expect((await deliver(there, event())).status).toBe(202);
    expect(await ended(there, there.tenantId, 1)).toHaveLength(1);
  });
});

describe('ping', () => {
  it('is answered, without an effect, though it names no installation', async () => {
    const there = await start();
    const answer = await deliver(there, PING, { event: 'ping' });
    expect([answer.status, parseAnswer(answer).status]).toEqual([202, 'ignored']);
  });

  it('with an installation must be signed as everything else', async () => {
    const there = await start();
    const payload = { ...PING, installation: { id: INSTALLATION } };
    expect((await deliver(there, payload, { event: 'ping' })).status).toBe(202);
    expect((await deliver(there, payload, { event: 'ping', secret: 'a secret of nobody' })).status).toBe(401);
  });

  it('is refused where the webhook has no secret at all: its events would be, too', async () => {
    const there = await start();
    const answer = await deliver(there, PING, { event: 'ping' }, { 'x-hub-signature-256': '' });
    expect(answer.status).toBe(401);
  });
});

describe('a body that cannot be taken', () => {
  it.each([
    ['nothing', '', 401],
    ['no JSON', '{"action":', 401],
    ['a form', 'payload=%7B%7D', 401],
    ['JSON that is cut short', JSON.stringify(event()).slice(0, -1), 400],
  ])('%s is refused', async (_, body, status) => {
    const there = await start();
    const answer = await deliver(there, body);
    expect([answer.status, problem(answer).code]).toEqual([status, status === 401 ? 'E_AUTH_001' : 'E_REQ_001']);
  });

  it.each([
    ['no pull request', { pull_request: undefined }],
    ['a pull request that is a number', { pull_request: 7 }],
    ['no repository', { repository: undefined }],
    ['a repository that is a path', { repository: { full_name: '../../etc' } }],
    ['an action that is none', { action: { opened: true } }],
    ['a head that is no commit', { pull_request: { number: 7, state: 'open', head: { sha: '$(id)' } } }],
    ['a negative number', { pull_request: { number: -7, state: 'open', head: { sha: HEAD } } }],
  ])('%s is 400, with what is wrong', async (_, more) => {
    const there = await start();
    const answer = await deliver(there, { ...event(), ...more });
    expect([answer.status, problem(answer).code]).toEqual([400, 'E_REQ_001']);
    expect(problem(answer).errors).toHaveLength(1);
  });

  it('with no more than what is read is enough', async () => {
    const there = await start();
    const answer = await deliver(there, {
      action: 'opened',
      installation: { id: INSTALLATION },
      repository: { full_name: 'octo/shop' },
      pull_request: { number: 7, state: 'open', head: { sha: HEAD }, base: { ref: 'main' } },
    });
    expect(parseAnswer(answer).status).toBe('accepted');
  });

  it.each(['application/x-www-form-urlencoded', 'application/x-www-form-urlencoded; charset=utf-8', 'text/plain'])(
    'as %s is 415, which says what to set',
    async (type) => {
      const there = await start();
      const form = `payload=${encodeURIComponent(JSON.stringify(event()))}`;
      const answer = await deliver(there, form, {}, { 'content-type': type });
      expect(answer.status).toBe(415);
      expect(problem(answer).detail).toContain('application/json');
    },
  );

  it('with a charset beside its type is taken', async () => {
    const there = await start();
    const answer = await deliver(there, event(), {}, { 'content-type': 'application/json; charset=utf-8' });
    expect(answer.status).toBe(202);
  });

  it('larger than any other call takes is taken, up to a limit', async () => {
    const there = await start();
    const large = JSON.stringify({ ...event(), padding: 'x'.repeat(1024 * 1024) });
    expect((await deliver(there, large)).status).toBe(202);
    const larger = JSON.stringify({ ...event(), padding: 'x'.repeat(LIMITS.MAX_EVENT_BYTES) });
    const answer = await deliver(there, larger);
    expect([answer.status, problem(answer).code]).toEqual([413, 'E_REQ_003']);
    expect(problem(answer).detail).toContain('4 MiB');
  });

  it('nested a million deep is only a body with a wrong signature', async () => {
    const there = await start();
    const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    expect((await deliver(there, deep)).status).toBe(401);
    const inside = JSON.stringify(event()).replace('"body":null', `"body":${deep}`);
    expect((await deliver(there, inside)).status).toBe(202);
  });

  it('with names that objects have of their own changes nothing', async () => {
    const there = await start();
    const raw = JSON.stringify(event()).replace('{', '{"__proto__":{"draft":true},"constructor":1,');
    expect(parseAnswer(await deliver(there, raw)).status).toBe('accepted');
  });

  it('without the headers that name it is 400', async () => {
    const there = await start();
    const raw = JSON.stringify(event());
    for (const name of ['x-github-event', 'x-github-delivery']) {
      const { [name]: _, ...headers } = deliveryHeaders(raw);
      const answer = await there.call('POST', '/webhooks/github', { token: null, raw, headers });
      expect([answer.status, problem(answer).code]).toEqual([400, 'E_REQ_001']);
    }
  });
});

describe('the address', () => {
  it('knows POST alone', async () => {
    const there = await start();
    const answer = await there.call('GET', '/webhooks/github', { token: null });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'POST']);
  });

  it('does not lend its larger bodies to other calls', async () => {
    const there = await start();
    const answer = await there.call('POST', '/v1/reviews', { raw: `{"repo":"${'x'.repeat(70_000)}"}` });
    expect(answer.status).toBe(413);
  });
});
