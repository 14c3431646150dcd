/** `serve` as a platform team runs it: processes of either role on one PostgreSQL, which are stopped and which lose it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { CompletedReview, createPageSchema, ENDPOINTS, Finding, Review, Trace } from '../../src/contract/index.js';
import { READ_PULL } from '../stand-ins/github/server.js';
import {
  askFor,
  type Credentials,
  createCaller,
  ended,
  fetchAnswer,
  giveGithubToken,
  holdNext,
  Installation,
  isListening,
  REPO,
  untilTrue,
} from '../stand-ins/installation.js';
import { findPostgres, type Postgres, startPostgres } from '../stand-ins/postgres.js';
import type { Caller, Serving } from '../stand-ins/serving.js';
import { FIRST_COPY, GOOD_PULL } from '../stand-ins/shop.js';

/** Each test waits for processes, and one of them for a worker to be given up. */
const MISSING = findPostgres(process.env['PATH']) === null;
if (MISSING) process.stderr.write('No PostgreSQL on this machine: serve is not tested as several processes.\n');

const MASTER_KEY = Buffer.alloc(32, 3).toString('base64');
const BURST = 7;

(MISSING ? describe.skip : describe)('serve on PostgreSQL', () => {
  let postgres: Postgres;
  let team: Installation;
  let first: Serving;
  let second: Serving;
  let worker: Serving;
  let credentials: Credentials;
  let caller: Caller;
  /** Of every review that was asked for, so that none is lost and none is there twice. */
  const asked: string[] = [];

  const ask = async (pr: number): Promise<string> => {
    const id = await askFor(caller, pr);
    asked.push(id);
    return id;
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    const settings = {
      REVIEW_GATE_DATABASE_URL: databaseUrl,
      REVIEW_GATE_MASTER_KEY: MASTER_KEY,
      REVIEW_GATE_PUBLIC_URL: 'http://gate.example',
    };
    team = await Installation.open(() => settings, 3);
    const start = (role: string) => team.serve({ REVIEW_GATE_ROLE: role });
    [first, second, worker] = await Promise.all([start('api'), start('api'), start('worker')]);
    credentials = await team.tenant('acme');
    caller = await createCaller(first, credentials);
    await giveGithubToken(caller);
  });

  afterAll(async () => {
    await team.close();
    await postgres.stop();
  });

  it('comes up as several processes that find the same database empty at the same time', async () => {
    for (const serving of [first, second, worker]) {
      expect((await fetchAnswer(serving, '/readyz')).status).toBe(200);
      expect(serving.log).not.toMatch(/"level":"(?:error|fatal)"/u);
    }
  });

  it('reads at one process what another was asked for and a third one did', async () => {
    const id = await ask(GOOD_PULL);
    const other = await createCaller(second, credentials);
    const review = CompletedReview.parse(await ended(other, id));
    expect(review).toMatchObject({ verdict: 'auto-approve', repo: REPO, pr: GOOD_PULL });
    const { data } = createPageSchema(Finding).parse((await other.call('GET', `/v1/findings?review_id=${id}`)).json);
    expect(data).toHaveLength(review.counts.info + review.counts.warn + review.counts.error);
    expect(Trace.parse((await other.call('GET', `/v1/reviews/${id}/trace`)).json).review_id).toBe(id);

    // Whichever process made the token, each takes it.
    for (const [at, { bearer }] of [
      [first, other],
      [second, caller],
    ] as const) {
      expect((await fetchAnswer(at, `/v1/reviews/${id}`, { bearer })).status).toBe(200);
    }
    const done = /^review_gate_reviews_total\{[^}]*status="complete"[^}]*\} 1$/mu;
    expect((await fetchAnswer(worker, '/metrics')).text).toMatch(done);
    expect((await fetchAnswer(first, '/metrics')).text).not.toMatch(done);
  });

  it('answers at a worker how it is, and nothing else', async () => {
    for (const { method, path } of Object.values(ENDPOINTS)) {
      const isCall = /^\/(?:v1|oauth|webhooks)\//u.test(path);
      const { status } = await fetchAnswer(worker, path.replaceAll(/\{[^}]+\}/gu, 'x'), {
        method: method.toUpperCase(),
        bearer: caller.bearer,
      });
      expect([method, path, status]).toEqual([method, path, isCall ? 404 : 200]);
    }
  });

  it('keeps to the rate limit exactly, whichever process is asked', async () => {
    const limited = await team.tenant('limited');
    const callers = await Promise.all([createCaller(first, limited), createCaller(second, limited)]);
    const [one] = callers;
    await giveGithubToken(one);
    const patched = await one.call('PATCH', '/v1/tenant', { rate_limit: { per_minute: 1, burst: BURST } });
    expect(patched.status).toBe(200);

    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        callers.map((each) => each.call('POST', '/v1/reviews', { repo: REPO, pr: GOOD_PULL })),
      ).flat(),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array(BURST).fill(202), ...Array(24 - BURST).fill(429)]);
    for (const { headers, text } of answers.filter(({ status }) => status === 429)) {
      expect([Number(headers['retry-after']) > 0, text]).toEqual([true, expect.stringContaining('E_RATE_001')]);
    }
    // The worker has nothing left to do, so the next test's review is the only one that runs.
    for (const { json } of answers.filter(({ status }) => status === 202)) await ended(one, Review.parse(json).id);
  });

  it('lets a running review end when its worker is stopped, and takes no further connection', async () => {
    const fetching = holdNext(team.github, 'git');
    const id = await ask(FIRST_COPY);
    await fetching.arrived;
    const stopped = worker.stop();
    await untilTrue(async () => !(await isListening(worker.url)));
    fetching.release();
    expect(await stopped).toBe(0);
    // There is no other worker: this one did it.
    expect(await ended(caller, id)).toMatchObject({ status: 'complete', verdict: 'auto-approve' });
  });

  it('answers the call under way when its process is stopped, and takes no further connection', async () => {
    const pinning = holdNext(team.github, READ_PULL);
    const other = await createCaller(second, credentials);
    const answer = other.call('POST', '/v1/reviews', { repo: REPO, pr: FIRST_COPY + 1 });
    await pinning.arrived;
    const stopped = second.stop();
    await untilTrue(async () => !(await isListening(second.url)));
    pinning.release();
    const { status, headers, json } = await answer;
    expect([status, headers['connection']]).toEqual([202, 'close']);
    asked.push(z.object({ id: z.string() }).parse(json).id);
    expect(await stopped).toBe(0);
  });

  it('is well again after the database was away, and has lost nothing', async () => {
    const fetching = holdNext(team.github, 'git');
    worker = await team.serve({ REVIEW_GATE_ROLE: 'worker' });
    await fetching.arrived;
    await postgres.kill();

    const { bearer } = caller;
    const body = { repo: REPO, pr: GOOD_PULL };
    const calls = [
      await fetchAnswer(first, '/v1/reviews', { bearer }),
      await fetchAnswer(first, '/v1/reviews', { method: 'POST', bearer, body }),
    ];
    for (const { status, text } of calls) {
      expect([status, text]).toEqual([503, expect.stringContaining('E_INT_001')]);
      expect(text).not.toMatch(/ECONNREFUSED|postgres|127\.0\.0\.1|select/iu);
    }
    for (const serving of [first, worker]) {
      expect((await fetchAnswer(serving, '/readyz')).status).toBe(503);
      expect((await fetchAnswer(serving, '/healthz')).status).toBe(200);
    }
    // The review that runs has nowhere to write its result, and its job nowhere to go back to.
    fetching.release();
    const gaveUp = /^review_gate_job_attempts_total\{[^}]*outcome="error"[^}]*\} [1-9]/mu;
    await untilTrue(async () => gaveUp.test((await fetchAnswer(worker, '/metrics')).text));
    await postgres.start();
    for (const serving of [first, worker]) {
      await untilTrue(async () => (await fetchAnswer(serving, '/readyz')).status === 200);
    }

    await ask(FIRST_COPY + 2);
    for (const id of asked) expect(await ended(caller, id)).toMatchObject({ id, verdict: 'auto-approve' });
    const listed = z.object({ data: z.array(z.object({ id: z.string() })) });
    const { data } = listed.parse((await caller.call('GET', '/v1/reviews?limit=100')).json);
    expect(data.map(({ id }) => id).toSorted()).toEqual(asked.toSorted());

    expect(await worker.stop()).toBe(0);
    expect(await first.stop()).toBe(0);
  });
});
