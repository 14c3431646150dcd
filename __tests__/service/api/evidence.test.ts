/** POST /v1/evidence, and reviews that name reports. */
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { digestText } from '../../../src/base/hash.js';
import { createHttpReviewer } from '../../../src/client/index.js';
import { CompletedReview, EvidenceReceipt, LIMITS } from '../../../src/contract/index.js';
import { at, buildLog } from '../../external/sarif/logs.js';
import { type CallOptions, FindingPage, type Harness, problem, SECRET, START, startHarness } from '../harness.js';
import { STORES } from '../stores.js';

const HEAD = 'a'.repeat(40);
const JUNIT = '<testsuite name="shop"><testcase name="adds"/><testcase name="pays"><failure/></testcase></testsuite>';
const DAY = 24 * 60 * 60 * 1000;

const buildQuery = (more: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ repo: 'octo/shop', head_sha: HEAD, kind: 'junit', ...more }).toString();

describe.each(STORES)('over %s', (over) => {
  let service: Harness;
  beforeEach(async () => {
    service = await startHarness({ store: over });
  });
  afterEach(() => service.close());

  const give = (raw: string, query = buildQuery(), more: CallOptions = {}) =>
    service.call('POST', `/v1/evidence?${query}`, { raw, headers: { 'content-type': 'application/xml' }, ...more });
  const receive = async (raw: string, query?: string, more?: CallOptions) =>
    EvidenceReceipt.parse((await give(raw, query, more)).json);
  const create = (evidence: readonly string[], headers: Record<string, string> = {}) =>
    service.call('POST', '/v1/reviews', { body: { repo: 'octo/shop', pr: 7, evidence }, headers });

  it('takes a report once, and says how long it is kept', async () => {
    const answer = await give(JUNIT);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.stringMatching(/^evd_/u),
      kind: 'junit',
      digest: digestText(JUNIT),
      expires_at: new Date(START + DAY).toISOString(),
    });
    service.pass(1000);
    const again = await receive(JUNIT);
    expect(again.id).toBe(EvidenceReceipt.parse(answer.json).id);
    expect(again.expires_at).toBe(new Date(START + DAY + 1000).toISOString());
    expect((await receive(`${JUNIT}\n`)).id).not.toBe(again.id);
  });

  it('reviews with it: its failed test is a finding, and the review names it', async () => {
    const { id, digest } = await receive(JUNIT);
    const review = await service.complete({ evidence: [id] });
    expect(review.evidence).toEqual([{ kind: 'junit', digest, at: new Date(START).toISOString() }]);
    const shown = CompletedReview.parse((await service.call('GET', `/v1/reviews/${review.id}`)).json);
    expect(shown.evidence).toEqual(review.evidence);
    const { data } = FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${review.id}`)).json);
    expect(data.map(({ rule }) => rule)).toContain('tests/reported-failure');
    expect('evidence' in (await service.complete())).toBe(false);
  });

  it('takes SARIF with the root of the checkout, so that results are found', async () => {
    const result = {
      ruleId: 'no-eval',
      message: { text: 'eval' },
      locations: at('file:///home/x/shop/src/greet.ts', 1),
    };
    const log = JSON.stringify(buildLog([result], {}, { name: 'ESLint' }));
    const { id } = await receive(log, buildQuery({ kind: 'sarif', root: '/home/x/shop' }));
    const review = await service.complete({ evidence: [id] });
    const { data } = FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${review.id}`)).json);
    expect(data.map(({ rule }) => rule)).toContain('eslint/no-eval');
  });

  it('refuses reports of another head, another repository, another tenant, and none', async () => {
    const other = await receive(JUNIT, buildQuery({ head_sha: 'f'.repeat(40) }));
    const elsewhere = await receive(JUNIT, buildQuery({ repo: 'octo/other' }));
    const theirs = await receive(JUNIT, buildQuery(), { token: await service.token(service.clients.other) });
    const mine = await receive(JUNIT);
    for (const [id, words] of [
      [other.id, 'was given for the head ffffffffffff, and the head is aaaaaaaaaaaa'],
      [elsewhere.id, 'no such report was given for this repository'],
      [theirs.id, 'no such report was given for this repository'],
      [`evd_${mine.id.slice(4, -1)}0`, 'no such report was given for this repository'],
    ] as const) {
      const said = problem(await create([mine.id, id]));
      expect(said).toMatchObject({ status: 400, code: 'E_REQ_001', errors: [{ pointer: '/evidence/1' }] });
      expect(said.detail).toContain(words);
    }
  });

  it('keeps a report for a day, and as long as the review that names it', async () => {
    const { id } = await receive(JUNIT);
    service.pass(DAY + 1);
    expect(problem(await create([id]))).toMatchObject({ status: 400, errors: [{ pointer: '/evidence/0' }] });
    const kept = await receive(JUNIT);
    await service.complete({ evidence: [kept.id] });
    service.pass(29 * DAY);
    expect((await create([kept.id])).status).toBe(202);
  });

  it('makes one review of one key and the same reports, and refuses the key with others', async () => {
    const [first, second] = [await receive(JUNIT), await receive(`${JUNIT}\n`)];
    const headers = { 'idempotency-key': 'k' };
    const made = [await create([first.id], headers), await create([first.id], headers)].map(({ json }) => json);
    expect(made[0]).toEqual(made[1]);
    expect(problem(await create([second.id], headers))).toMatchObject({ status: 422, code: 'E_IDEM_001' });
  });
});

describe('what is sent', () => {
  let service: Harness;
  beforeEach(async () => {
    service = await startHarness();
  });
  afterEach(() => service.close());

  const send = (raw: string | Uint8Array, query: string, headers: Record<string, string> = {}) =>
    service.call('POST', `/v1/evidence?${query}`, { raw, headers });

  it.each<[string, string, Record<string, string>, string[]]>([
    ['no kind', 'repo=octo/shop', {}, ['?head_sha', '?kind']],
    ['an unknown kind', buildQuery({ kind: 'clover' }), {}, ['?kind']],
    ['half a commit', buildQuery({ head_sha: 'abc' }), {}, ['?head_sha']],
    ['a repo that climbs', buildQuery({ repo: 'octo/..' }), {}, ['?repo']],
    ['an unknown parameter', buildQuery({ pr: '7' }), {}, ['?pr']],
    ['another format than said', buildQuery({ kind: 'lcov' }), {}, ['']],
    ['what is no gzip', buildQuery(), { 'content-encoding': 'gzip' }, ['']],
  ])('is refused with %s', async (_what, query, headers, pointers) => {
    const said = problem(await send(JUNIT, query, headers));
    expect(said).toMatchObject({ status: 400, code: 'E_REQ_001' });
    expect(said.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('is refused if it is hostile, with what is wrong', async () => {
    const bomb = '<!DOCTYPE t [<!ENTITY a "b">]><testsuite name="&a;"/>';
    expect(problem(await send(bomb, buildQuery())).detail).toContain(
      'the report declares entities, which are never read',
    );
    expect(problem(await send('', buildQuery())).detail).toContain('it is empty');
    const unknown = await send(JUNIT, buildQuery(), { 'content-encoding': 'br' });
    expect(problem(unknown)).toMatchObject({ status: 415, detail: expect.stringContaining('gzip') });
    expect(unknown.headers['accept-encoding']).toBe('gzip, identity');
  });

  it('is given by the client, one after the other, and named in its request', async () => {
    const client = createHttpReviewer({
      baseUrl: service.baseUrl,
      clientId: service.clients.own,
      clientSecret: SECRET,
      deadline: Date.now() + 60_000,
    });
    const reports = [
      { kind: 'junit', text: JUNIT, roots: ['/w'] },
      { kind: 'lcov', text: 'SF:/w/src/greet.ts\nDA:1,1\nend_of_record\n', roots: ['/w'] },
    ] as const;
    const evidence = await client.give(reports, { repo: 'octo/shop', head_sha: HEAD });
    const created = await client.create({ repo: 'octo/shop', pr: 7, evidence: [...evidence] }, 'key');
    const review = await client.wait(created);
    await client.close();
    expect(review['evidence']).toMatchObject([{ kind: 'junit', digest: digestText(JUNIT) }, { kind: 'lcov' }]);
  });

  it('may be compressed, and is measured as it was before', async () => {
    const gzip = { 'content-encoding': 'gzip' };
    expect((await send(gzipSync(JUNIT), buildQuery(), gzip)).status).toBe(201);
    const large = `<testsuite>${' '.repeat(LIMITS.MAX_EVIDENCE_BYTES)}</testsuite>`;
    for (const [body, headers] of [
      [gzipSync(large), gzip],
      [large, {}],
    ] as const) {
      const said = problem(await send(body, buildQuery(), headers));
      expect(said).toMatchObject({ status: 413, code: 'E_REQ_003' });
      expect(said.detail).toContain('over 10 MiB');
    }
  });
});
