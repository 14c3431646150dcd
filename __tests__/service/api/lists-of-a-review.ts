/** Lists of a review that is not there for whoever asks: all of them say so in the same way. */
import { expect } from '@jest/globals';
import { type Harness, problem } from '../harness.js';

const NOBODYS = 'rev_01jwvzm5g0e04r208104082041';

/** Expects 404 for the list of a review of nobody, of what is no id, and of another tenant's review. */
export async function expectNotFound(service: Harness, id: string, list: 'signatures' | 'spans'): Promise<void> {
  const token = await service.token(service.clients.other);
  for (const answer of [
    await service.call('GET', `/v1/reviews/${NOBODYS}/${list}`),
    await service.call('GET', `/v1/reviews/nonsense/${list}`),
    await service.call('GET', `/v1/reviews/${id}/${list}`, { token }),
  ])
    expect(problem(answer)).toMatchObject({ status: 404, code: 'E_NF_001' });
}
