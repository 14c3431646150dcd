/**
 * The whole API under requests made of the document that it serves: as the document has them, and broken in one place.
 * No answer is a fault of the service, none is outside the document, none shows what is secret or inside.
 *
 * The same requests each time. Another seed: REVIEW_GATE_FUZZ_SEED; more of them: REVIEW_GATE_FUZZ_RUNS (of a call).
 */
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { ENDPOINTS } from '../../../src/contract/index.js';
import { checkAnswer, story } from '../../stand-ins/openapi/answers.js';
import { RequestBreaker } from '../../stand-ins/openapi/breakage.js';
import { type DocumentedCall, ServedDocument } from '../../stand-ins/openapi/document.js';
import { type Attempt, RequestMaker } from '../../stand-ins/openapi/requests.js';
import type { Pool } from '../../stand-ins/openapi/values.js';
import { exchange, type WireAnswer } from '../../stand-ins/openapi/wire.js';
import { FindingPage, type Harness, readId, SECRET, startHarness } from '../harness.js';
import { STORES, type StoreKind } from '../stores.js';
import { kit } from '../telemetry/instruments.js';

const SEED = Number(process.env['REVIEW_GATE_FUZZ_SEED'] ?? 20_250_601);
const RUNS = Number(process.env['REVIEW_GATE_FUZZ_RUNS'] ?? 0);
/** Of a call: valid ones, and broken ones. */
const runsOver = (store: StoreKind) => {
  const broken = RUNS === 0 ? { memory: 24, pglite: 6, postgres: 6 }[store] : RUNS;
  return { valid: Math.ceil(broken / 3), broken };
};
const SECOND = 1000;

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const TOKEN = 'secret-token-of-the-fuzz';
const WEBHOOK_SECRET = 'secret-of-the-webhook-of-the-fuzz';
const POLICY = 'extends: balanced\n';

/** What calls find: one of each resource, of this tenant and of the other, and names that nothing has. */
async function fillPool(service: Harness): Promise<Pool> {
  const review = await service.complete({ ticket: '#1' });
  const dryRun = await service.complete({ dry_run: true });
  const token = await service.token(service.clients.other);
  const theirs = readId(await service.call('POST', '/v1/reviews', { token, body: { repo: 'octo/shop', pr: 1 } }));
  const { data } = FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${review.id}`)).json);
  const webhooks = await Promise.all(
    ['https://hooks.example.com/a', 'http://127.0.0.1:9/b'].map(async (url) =>
      readId(await service.call('POST', '/v1/webhooks', { body: { url, events: ['review.completed'] } })),
    ),
  );
  await service.call('PUT', '/v1/policies/own', { body: { source: POLICY } });
  const link = z
    .object({ url: z.string() })
    .parse((await service.call('POST', `/v1/reviews/${review.id}/trace-links`)).json);
  const { searchParams } = new URL(link.url);
  return {
    ReviewId: [review.id, dryRun.id, theirs],
    FindingId: data.map(({ id }) => id).slice(0, 2),
    WebhookId: webhooks,
    PolicyName: ['own', 'strict', 'new'],
    Repo: ['octo/shop', 'octo/shop', 'octo/shop', 'octo/nowhere'],
    ticket: ['#1', '#1', '#1', '#2', '#404'],
    policy: ['own', 'strict', 'balanced', 'own', 'no-such', '.github/gate.yml', '../gate.yml'],
    default_policy: ['own', 'strict', 'no-such'],
    source: [POLICY, POLICY, POLICY, 'rules: [', 'extends: nothing\n'],
    token: [TOKEN],
    private_key: [privateKey],
    webhook_secret: [WEBHOOK_SECRET],
    url: ['https://hooks.example.com/review-gate', 'http://127.0.0.1:9/x'],
    base_url: ['https://jira.example.com', 'http://127.0.0.1:8080'],
    grant_type: ['client_credentials'],
    client_id: [service.clients.own, service.clients.reader],
    client_secret: [SECRET],
    scope: ['reviews:read', 'reviews:read', 'admin findings:read', 'nonsense'],
    from: ['2025-05-01T00:00:00Z', '2025-05-31T23:59:59.5+02:00'],
    to: ['2025-06-01T00:00:00Z', '2025-06-30T12:00:00-07:00'],
    expires: [searchParams.get('expires') ?? ''],
    signature: [searchParams.get('signature') ?? ''],
    'X-GitHub-Event': ['ping', 'pull_request'],
    'X-Hub-Signature-256': [`sha256=${'0'.repeat(64)}`],
    'Idempotency-Key': Array.from({ length: 40 }, (_, at) => `key-${at}`),
  };
}

describe.each(STORES)('the API over %s, against its own document', (store) => {
  let world: Promise<World> | null = null;
  let bearer = '';

  interface World {
    readonly service: Harness;
    readonly document: ServedDocument;
    readonly pool: Pool;
    readonly secrets: readonly string[];
    readonly port: number;
  }

  const open = async (): Promise<World> => {
    const { instruments, observer } = kit({ level: 'silent' });
    const service = await startHarness({ store, operation: instruments, observer });
    const pool = await fillPool(service);
    const document = new ServedDocument((await service.call('GET', '/openapi.json', { token: null })).json);
    return {
      service,
      document,
      pool,
      secrets: [TOKEN, WEBHOOK_SECRET, SECRET, privateKey.split('\n')[1] ?? ''],
      port: Number(new URL(service.baseUrl).port),
    };
  };
  const opened = () => {
    world ??= open();
    return world;
  };
  const sent = { valid: 0, broken: 0, statuses: new Map<number, number>() };
  afterAll(async () => {
    if (process.env['REVIEW_GATE_FUZZ_RUNS'] !== undefined) {
      const by = [...sent.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      process.stderr.write(`${store}: ${sent.valid} valid, ${sent.broken} broken; ${by.join(', ')}\n`);
    }
    await (await world)?.service.close();
  });

  const check = async (attempt: Attempt): Promise<void> => {
    const { service, document, secrets, port } = await opened();
    // Time goes by, so that no rate limit is hit.
    service.pass(SECOND);
    let answer: WireAnswer | null = null;
    try {
      answer = await exchange(port, attempt.request);
    } catch (cause) {
      throw new Error(story(attempt, answer, [String(cause)]));
    }
    sent.statuses.set(answer.status, (sent.statuses.get(answer.status) ?? 0) + 1);
    const faults = checkAnswer({ document, secrets: [...secrets, bearer] }, attempt, answer);
    if (faults.length > 0)
      throw new Error(`${story(attempt, answer, faults)}\n--- log\n${service.log.slice(-2).join('\n')}`);
  };

  const run = async (call: DocumentedCall, kind: 'valid' | 'broken') => {
    const { document, pool, service } = await opened();
    // A new one for each call: none ends while its requests are sent.
    bearer = await service.token();
    const maker = new RequestMaker(document, pool, [['Authorization', `Bearer ${bearer}`]]);
    const attempts = kind === 'valid' ? maker.valid(call) : new RequestBreaker(maker).broken(call);
    const numRuns = runsOver(store)[kind];
    sent[kind] += numRuns;
    await fc.assert(fc.asyncProperty(attempts, check), { seed: SEED, numRuns, endOnFailure: true });
  };

  it('has every call in it', async () => {
    const documented = (await opened()).document.calls.map(({ operationId }) => operationId);
    expect(documented.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  });

  it.each(['valid', 'broken'] as const)(
    'holds for %s requests of every call',
    async (kind) => {
      const { document } = await opened();
      for (const call of document.calls) await run(call, kind);
    },
    600_000,
  );
});
