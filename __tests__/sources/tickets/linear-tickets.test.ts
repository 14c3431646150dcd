import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
import { readCriteria } from '../../../src/engine/index.js';
import { createLinearTickets } from '../../../src/sources/index.js';
import { LINEAR_KEY, LINEAR_OAUTH, LINEAR_RATE_LIMITED, Linear, linearError } from '../../stand-ins/tickets/linear.js';
import { catchProviderError, never } from '../local-change.js';

let linear: Linear;
let agent: Agent;
beforeEach(async () => {
  agent = new Agent();
  linear = await Linear.start();
  linear.issues.set('ENG-123', {
    identifier: 'ENG-123',
    title: 'Discount codes',
    description:
      'Codes.\n\n+++ Acceptance criteria\n\n* [ ] A code takes 10 % off\n* [x] An expired code is refused\n\n+++\n',
  });
});
afterEach(async () => {
  await agent.destroy();
  await linear.close();
});

const read = (id = 'ENG-123', token = LINEAR_KEY, timeout = 2000) =>
  createLinearTickets({
    token,
    apiUrl: linear.apiUrl,
    connection: { dispatcher: agent, sleep: () => Promise.resolve(), timeout },
  }).read(id, never);

describe('an issue of Linear', () => {
  it('is a ticket', async () => {
    const ticket = await read();
    expect(ticket).toMatchObject({
      id: 'ENG-123',
      provider: 'linear',
      url: 'https://linear.app/shop/issue/ENG-123/a-title',
      title: 'Discount codes',
      relation: 'requested',
    });
    expect(readCriteria([ticket], '').items.map((item) => item.text)).toEqual([
      'A code takes 10 % off',
      'An expired code is refused',
    ]);
    expect(linear.requests[0]?.headers.authorization).toBe(LINEAR_KEY);
  });

  it.each([LINEAR_OAUTH, `Bearer ${LINEAR_OAUTH}`])('is read with an OAuth token: %s', async (token) => {
    expect((await read('ENG-123', token)).id).toBe('ENG-123');
  });

  it('that changed its team has its new id', async () => {
    linear.moved.set('OLD-1', 'ENG-123');
    expect((await read('OLD-1')).id).toBe('ENG-123');
  });

  it('may be empty', async () => {
    linear.issues.set('ENG-1', { identifier: 'ENG-1', title: 'x', description: null });
    expect((await read('ENG-1')).body).toBe('');
  });

  it('keeps its code as it is', async () => {
    const description = '```\n+++ a\n```\n+++ b\nc\n+++';
    linear.issues.set('ENG-1', { identifier: 'ENG-1', title: 'x', description });
    expect((await read('ENG-1')).body).toBe('```\n+++ a\n```\n<details><summary>b</summary>\n\nc\n</details>\n');
  });

  it('that is too long is refused', async () => {
    linear.issues.set('ENG-1', { identifier: 'ENG-1', title: 'x', description: 'x'.repeat(140_000) });
    expect(await catchProviderError(read('ENG-1'))).toMatchObject({ code: 'E_AC_002' });
  });
});

describe('what goes wrong with Linear', () => {
  it.each([
    ['no such issue', null, 'E_AC_002', false, /no issue NOPE-1/u],
    [
      'no such issue, in other words',
      { status: 200, body: { data: { issue: null } } },
      'E_AC_002',
      false,
      /no issue NOPE-1/u,
    ],
    [
      'a refused token',
      linearError('AUTHENTICATION_ERROR', 'authentication error', 'no'),
      'E_TOK_001',
      false,
      /does not accept the token/u,
    ],
    [
      'a refused token, answered 200',
      linearError('AUTHENTICATION_ERROR', '', 'no', 200),
      'E_TOK_001',
      false,
      /does not accept/u,
    ],
    [
      'a missing permission',
      linearError('FORBIDDEN', 'forbidden', 'no', 200),
      'E_TOK_001',
      false,
      /refuses the token.*scope "read"/u,
    ],
    ['401 without words', { status: 401, body: '' }, 'E_TOK_001', false, /does not accept/u],
    ['403 without words', { status: 403, body: '' }, 'E_TOK_001', false, /refuses/u],
    ['the rate limit, which comes with 400', LINEAR_RATE_LIMITED, 'E_UP_001', true, /rate limit at Linear/u],
    ['429', { status: 429, body: '' }, 'E_UP_001', true, /rate limit at Linear/u],
    [
      'a fault of its own',
      linearError('INTERNAL_SERVER_ERROR', 'internal error', 'x', 200),
      'E_UP_001',
      true,
      /failed while.*Try again/u,
    ],
    [
      'a refused query',
      linearError('GRAPHQL_VALIDATION_FAILED', 'graphql error', 'x'),
      'E_UP_001',
      false,
      /refused the request \(400\)/u,
    ],
    ['500', { status: 500, body: 'x' }, 'E_UP_001', true, /answered 500/u],
    [
      'a redirect',
      { status: 301, headers: { location: 'https://x.example' }, body: '' },
      'E_UP_001',
      false,
      /redirect/u,
    ],
    ['garbage', { status: 200, body: '<html>' }, 'E_UP_001', false, /something else/u],
    [
      'another shape',
      { status: 200, body: { data: { issue: { identifier: 7 } } } },
      'E_UP_001',
      false,
      /something else/u,
    ],
    ['an answer without an end', 'endless', 'E_UP_001', false, /more than 5 MiB/u],
    ['a connection that breaks', 'reset', 'E_UP_001', true, /could not be reached/u],
    ['no answer', 'hang', 'E_UP_001', true, /did not answer in time/u],
  ] as const)('%s', async (_, how, code, transient, message) => {
    if (how !== null) linear.fail(how);
    const fault = await catchProviderError(read('NOPE-1'));
    expect(fault).toMatchObject({ code, transient });
    expect(fault.message).toMatch(message);
    expect(`${fault.message}${fault.stack}`).not.toContain(LINEAR_KEY);
  });

  it('an answer that comes in drips: its time is counted to its end', async () => {
    linear.fail('drip');
    const fault = await catchProviderError(read('ENG-123', LINEAR_KEY, 50));
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: true });
    expect(fault.message).toMatch(/did not answer in time/u);
  });

  it('a wrong token', async () => {
    expect(await catchProviderError(read('ENG-123', 'lin_api_other'))).toMatchObject({ code: 'E_TOK_001' });
  });
});
