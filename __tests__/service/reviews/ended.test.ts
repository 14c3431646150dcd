import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ReviewAnswerCache } from '../../../src/service/reviews/answer-cache.js';
import { type Harness, startHarness } from '../harness.js';

describe('answers on ended reviews', () => {
  const answer = { body: '{}', etag: '"a"' };

  it('are kept for half a minute, for their tenant alone', () => {
    let now = 0;
    const ended = new ReviewAnswerCache(() => now);
    ended.put('a', 'rev_1', answer);
    expect(ended.get('a', 'rev_1')).toMatchObject(answer);
    expect(ended.get('b', 'rev_1')).toBeNull();
    now = 29_999;
    expect(ended.get('a', 'rev_1')).toMatchObject(answer);
    now = 30_000;
    expect(ended.get('a', 'rev_1')).toBeNull();
  });

  it('are bounded: the oldest go first', () => {
    const ended = new ReviewAnswerCache(() => 0);
    for (let at = 0; at <= 1000; at += 1) ended.put('a', `rev_${at}`, answer);
    expect([ended.get('a', 'rev_0'), ended.get('a', 'rev_1')]).toEqual([null, expect.objectContaining(answer)]);
  });
});

describe('a review that was read after its end', () => {
  let service: Harness;
  beforeEach(async () => {
    service = await startHarness();
  });
  afterEach(() => service.close());

  it('reads the same, is unknown to another tenant, and is gone soon after it was removed', async () => {
    const { id } = await service.complete();
    const path = `/v1/reviews/${id}`;
    const [first, second] = [await service.call('GET', path), await service.call('GET', path)];
    expect(second.text).toBe(first.text);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    const others = await service.token(service.clients.other);
    expect((await service.call('GET', path, { token: others })).status).toBe(404);

    await service.store.tenant(service.tenantId).transaction((tx) => tx.reviews.expire(service.clock() + 1, 10));
    service.pass(30_000);
    expect((await service.call('GET', path)).status).toBe(404);
  });
});
