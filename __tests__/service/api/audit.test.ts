import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry, Trace } from '../../../src/contract/index.js';
import { type Harness, problem, readLines, START, startHarness } from '../harness.js';

const DAY = 86_400_000;
const at = (milliseconds: number) => new Date(milliseconds).toISOString();

describe('the export of a period', () => {
  let service: Harness;
  const ids: string[] = [];
  const times: number[] = [];
  const ask = (query: string, clientId?: string, scope?: string) =>
    service.token(clientId, scope).then((token) => service.call('GET', `/v1/audit${query}`, { token }));
  const list = async (from: number, to: number) =>
    readLines((await ask(`?from=${at(from)}&to=${at(to)}`)).text).map((line) => AuditEntry.parse(line));

  beforeAll(async () => {
    service = await startHarness();
    for (const body of [{ ticket: '#1' }, { dry_run: true }, { policy: 'strict' }]) {
      service.pass(DAY);
      const review = await service.complete(body);
      ids.push(review.id);
      times.push(Date.parse(review.completed_at));
    }
  });
  afterAll(() => service.close());

  it('has a line for each completed review, oldest first, that says what its trace says', async () => {
    const answer = await ask(`?from=${at(START)}&to=${at(START + 10 * DAY)}`);
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(answer.text.endsWith('\n')).toBe(true);
    const entries = readLines(answer.text).map((line) => AuditEntry.parse(line));
    expect(entries.map(({ review_id }) => review_id)).toEqual(ids);
    expect(entries.map(({ dry_run }) => dry_run)).toEqual([false, true, false]);
    expect(entries[1]?.verdict).toBeNull();
    expect(entries[1]?.sentence).toContain('dry run');
    const trace = Trace.parse((await service.call('GET', `/v1/reviews/${ids[0]}/trace`)).json);
    expect(entries[0]).toMatchObject({
      repo: 'octo/shop',
      pr: 7,
      head_sha: trace.snapshot.head?.sha,
      rule: trace.decision.rule,
      verdict: trace.decision.verdict,
      trace_digest: trace.digest,
      policy: { name: 'balanced' },
    });
    expect(entries[2]?.policy?.name).toBe('strict');
    expect(entries[0]?.sentence).toMatch(/^octo\/shop#7 was .*on [0-9a-f]{12} into main/u);
  });

  it('begins with a review of the first millisecond and ends before one of the last', async () => {
    const [first = 0, second = 0, third = 0] = times;
    const found = async (from: number, to: number) => (await list(from, to)).map(({ review_id }) => review_id);
    expect(await found(first, second)).toEqual([ids[0]]);
    expect(await found(second, third)).toEqual([ids[1]]);
    expect(await found(third, third + 1)).toEqual([ids[2]]);
    expect(await found(third + 1, third + DAY)).toEqual([]);
  });

  it('takes times with an offset', async () => {
    const [first = 0] = times;
    const local = at(first + 2 * 3_600_000).replace('Z', '+02:00');
    const answer = await ask(`?from=${encodeURIComponent(local)}&to=${at(first + 1)}`);
    expect(readLines(answer.text)).toHaveLength(1);
  });

  it.each([
    ['no period', '', ['?from', '?to']],
    ['a date alone', '?from=2026-01-01&to=2026-01-02T00:00:00Z', ['?from']],
    ['a day that is none', '?from=2026-13-41T00:00:00Z&to=2027-01-01T00:00:00Z', ['?from']],
    ['no offset', '?from=2026-01-01T00:00:00&to=2026-01-02T00:00:00Z', ['?from']],
    ['an end that is its start', '?from=2026-01-01T00:00:00Z&to=2026-01-01T00:00:00Z', ['?to']],
    ['an end before its start', '?from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z', ['?to']],
    ['more than 366 days', '?from=2025-01-01T00:00:00Z&to=2026-01-03T00:00:00Z', ['?to']],
    ['an unknown parameter', '?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z&repo=a/b', ['?repo']],
  ])('is refused with the name of the fault for %s', async (_, query, pointers) => {
    const answer = await ask(query);
    expect(problem(answer)).toMatchObject({ status: 400, code: 'E_REQ_001' });
    expect(problem(answer).errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('takes 366 days', async () => {
    expect((await ask('?from=2025-01-01T00:00:00Z&to=2026-01-02T00:00:00Z')).status).toBe(200);
  });

  it('needs the scope admin', async () => {
    const period = `?from=${at(START)}&to=${at(START + DAY)}`;
    expect(problem(await ask(period, service.clients.reader))).toMatchObject({ status: 403, code: 'E_AUTH_002' });
    expect((await ask(period, service.clients.own, 'reviews:read findings:read')).status).toBe(403);
    expect((await service.call('GET', `/v1/audit${period}`, { token: null })).status).toBe(401);
  });

  it('has nothing of another tenant', async () => {
    const answer = await ask(`?from=${at(START)}&to=${at(START + 10 * DAY)}`, service.clients.other);
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

describe('an export of several pages', () => {
  let service: Harness;
  beforeAll(async () => {
    service = await startHarness();
  });
  afterAll(() => service.close());

  it('gives reviews of the same millisecond once each', async () => {
    const { store, tenantId } = service;
    const { id } = await service.complete();
    const template = await store.tenant(tenantId).read((tx) => tx.reviews.get(id));
    if (template?.outcome.status !== 'complete') throw new Error('no review to copy');
    const made = Array.from({ length: 130 }, (_, at) => `rev_${String(at).padStart(26, '0')}`);
    const { outcome } = template;
    await store.tenant(tenantId).transaction(async (tx) => {
      for (const [index, copy] of made.entries()) {
        const completedAt = START + 1000 + Math.floor(index / 90);
        await tx.reviews.insert({ ...template, id: copy, outcome: { ...outcome, completedAt } });
      }
    });
    const answer = await service.call('GET', `/v1/audit?from=${at(START + 1000)}&to=${at(START + 2000)}`);
    const found = readLines(answer.text).map((line) => AuditEntry.parse(line));
    expect(found.map(({ review_id }) => review_id)).toEqual(made);
    // Without a trace there is no rule, but still a sentence.
    expect(found[0]).toMatchObject({ rule: null, trace_digest: null });
  });
});
