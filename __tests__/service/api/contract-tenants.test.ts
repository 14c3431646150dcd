/** Every call that names something, with the token of another tenant: nobody learns what there is. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EndpointId } from '../../../src/contract/index.js';
import { type Answer, type Harness, problem, ReviewPage, startHarness } from '../harness.js';
import { STORES } from '../stores.js';
import { GUARDED, NAMING, type Names, provide, send, UNKNOWN } from './contract-calls.js';

describe.each(STORES)("another tenant's token, over %s", (store) => {
  let service: Harness;
  let names: Names;
  let token: string;
  beforeAll(async () => {
    service = await startHarness({ store });
    names = await provide(service);
    token = await service.token(service.clients.other);
  });
  afterAll(() => service.close());

  const headers = { 'x-request-id': 'same' };
  /** Makes what it names, so there is nothing to find. */
  const makes = (id: EndpointId) => id === 'putPolicy' || id === 'putProviderToken';

  it.each(NAMING.filter(({ id }) => !makes(id)))('reads as if there were nothing: $name', async (operation) => {
    const theirs = await send(service, operation, names, { token, headers });
    const nobodys = await send(service, operation, UNKNOWN, { token, headers });
    expect(problem(theirs)).toMatchObject({ status: 404, code: 'E_NF_001' });
    expect(theirs.text).toBe(nobodys.text);
    const shown = (answer: Answer) => ({ ...answer.headers, date: '' });
    expect(shown(theirs)).toEqual(shown(nobodys));
  });

  it('has had no effect: everything is there for its own tenant', async () => {
    for (const operation of NAMING.filter(({ method }) => method === 'get')) {
      expect([operation.id, (await send(service, operation, names)).status]).toEqual([operation.id, 200]);
    }
    const { json } = await service.call('GET', '/v1/provider-tokens');
    expect(json).toMatchObject({ data: [{ provider: 'github' }] });
  });

  it.each(
    GUARDED.filter(
      ({ id }) =>
        id.startsWith('list') && !['listFindings', 'listSpans', 'listSignatures', 'listDeliveries'].includes(id),
    ),
  )('lists nothing: $name', async (operation) => {
    const { json } = await send(service, operation, names, { token });
    expect(json).toMatchObject({ data: [] });
  });

  it('makes things of its own under the same names', async () => {
    for (const operation of NAMING.filter(({ id }) => makes(id))) {
      const before = await service.call('GET', '/v1/policies/own');
      service.pass(1);
      expect((await send(service, operation, names, { token })).status).toBe(operation.success.status);
      expect((await service.call('GET', '/v1/policies/own')).text).toBe(before.text);
    }
  });

  it("a cursor of another tenant's list shows nothing of it", async () => {
    await service.complete();
    const { next_page: cursor } = ReviewPage.parse((await service.call('GET', '/v1/reviews?limit=1')).json);
    const answer = await service.call('GET', `/v1/reviews?page=${cursor}`, { token });
    expect(answer.json).toEqual({ data: [], next_page: null });
  });
});
