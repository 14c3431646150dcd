/** Access tokens: minted once, renewed once, refused for good. */
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';

const gate = useGate();

describe('access tokens', () => {
  it('are minted once a run, form-encoded', async () => {
    const service = await gate().serve({ findings: 20, pageSize: 5, statuses: ['queued', 'queued', 'complete'] });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    const [mint, ...others] = service.seen('token');
    expect(others).toEqual([]);
    expect(Object.fromEntries(new URLSearchParams(mint?.body))).toMatchObject({
      grant_type: 'client_credentials',
      client_id: service.clientId,
      client_secret: service.clientSecret,
    });
  });

  it('are minted anew on a 401 in mid-poll', async () => {
    const service = await gate().serve({ statuses: ['queued', 'queued', 'queued', 'complete'] });
    service.fail({ on: 'review', after: 1, status: 401, body: { error: 'expired' } });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    expect(service.seen('token')).toHaveLength(2);
    expect(service.created).toHaveLength(1);
  });

  it('are minted anew on a 401 while the findings are read', async () => {
    const service = await gate().serve({ findings: 20, pageSize: 5 });
    service.fail({ on: 'findings', after: 1, status: 401 });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    expect(result.outputs['findings-count']).toBe('20');
  });

  it('that are refused twice end the run', async () => {
    const service = await gate().serve({ statuses: ['queued'] });
    service.fail({ on: 'review', status: 401, times: 99 });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(service.seen('token')).toHaveLength(2);
    expect(service.seen('review').length).toBeLessThanOrEqual(2);
    expect(result.log).toContain('401');
    expect(result.outputs).toMatchObject({ status: 'queued', approved: 'false' });
    expect(gate().github.state.checkRuns).toEqual([]);
  });

  it('that live shortly are renewed before they end', async () => {
    const service = await gate().serve({
      tokenLifetime: 1,
      statuses: [...Array.from({ length: 9 }, () => 'queued'), 'complete'],
    });
    const result = await gate().review(service, { 'poll-interval-seconds': '0.02' });
    expect(result.exitCode).toBe(0);
    expect(service.seen('token').length).toBeGreaterThan(1);
  });

  it.each([
    ['no lifetime', { tokenLifetime: null }],
    ['bearer in lower case', { tokenType: 'bearer' }],
    ['fewer scopes than asked', { scopes: 'reviews:read reviews:write findings:read' }],
  ])('with %s are fine', async (_name, options) => {
    const result = await gate().review(await gate().serve(options));
    expect(result.exitCode).toBe(0);
  });

  it('are not given for a wrong secret: a clear end, no call after it', async () => {
    const service = await gate().serve();
    const wrong = 'a-wrong-client-secret';
    const result = await gate().review(service, { 'client-secret': wrong });
    expect(result.exitCode).toBe(1);
    expect(service.requests.map(({ endpoint }) => endpoint)).toEqual(['token']);
    expect(result.log).toContain('invalid_client');
    expect(result.log).toContain('client-secret');
    expect(result.log + result.summary).not.toContain(wrong);
  });

  it('without the scope: the scope is named', async () => {
    const service = await gate().serve({ scopes: 'reviews:read findings:read' });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(service.seen('create')).toHaveLength(1);
    expect(result.log).toContain('reviews:write');
    expect(result.log).toContain('403');
  });
});
