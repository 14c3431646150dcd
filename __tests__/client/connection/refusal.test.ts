import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Secrets } from '../../../src/base/excerpt.js';
import type { Answer } from '../../../src/client/connection/exchange.js';
import { createRefusalError, isAboutToken, isRetried, readProblem } from '../../../src/client/connection/refusal.js';

const answer = (status: number, body: unknown, headers: Answer['headers'] = {}): Answer => ({
  from: 'POST https://example.com/v1/reviews',
  status,
  headers,
  text: typeof body === 'string' ? body : JSON.stringify(body),
});
const CREATE = { scope: 'reviews:write' };
const refused = (status: number, body: unknown, headers?: Answer['headers']) =>
  createRefusalError(answer(status, body, headers), CREATE, new Secrets());

describe('the code of a refusal', () => {
  it.each([
    [{ code: 'E_AC_001' }],
    [{ error: { code: 'E_AC_001' } }],
    [{ error: 'E_AC_001' }],
    [{ error: 'E_AC_001: the ticket has none' }],
    [{ message: 'Refused (E_AC_001).' }],
    [{ status: 422, code: 422, errors: [{ code: 'E_AC_001' }] }],
    [{ code: 'unprocessable', error: { reason: { name: 'E_AC_001' } } }],
    [['E_AC_001']],
    ['E_AC_001'],
    ['E_AC_001 The ticket has no acceptance criteria'],
    ['<html><body><h1>E_AC_001</h1></body></html>'],
    ['{"code":"E_AC_001","detail":"cut o'],
  ])('is found in %j', (body) => {
    expect(readProblem(typeof body === 'string' ? body : JSON.stringify(body)).code).toBe('E_AC_001');
  });

  it.each([
    [{ error: 'invalid_client' }, 'invalid_client'],
    [{ code: 'TicketEmpty' }, 'TicketEmpty'],
    [{ error: { code: 'quota.used' } }, 'quota.used'],
    [{ code: 403 }, null],
    [{ error: 'Forbidden' }, null],
    [{ error: 'It is not allowed' }, null],
    [{ error: { message: 'no' } }, null],
    [{}, null],
    ['', null],
    ['null', null],
    ['7', null],
  ])('of %j is %j', (body, code) => {
    expect(readProblem(typeof body === 'string' ? body : JSON.stringify(body)).code).toBe(code);
  });

  it('is looked for in anything without throwing', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readProblem(text)));
  });
});

describe('the detail of a refusal', () => {
  it.each([
    [{ detail: 'why', title: 'no' }, 'why'],
    [{ error: 'invalid_scope', error_description: 'why' }, 'why'],
    [{ error: { code: 'E_X_001', message: 'why' } }, 'why'],
    [{ error: 'It is not allowed' }, 'It is not allowed'],
    [{ title: 'why' }, 'why'],
    [
      { detail: 'Two fields are wrong', errors: [{ pointer: '/pr', detail: 'must be 1 or more' }, 'and repo'] },
      'Two fields are wrong; /pr: must be 1 or more; and repo',
    ],
    ['plain words', 'plain words'],
    [{}, null],
    ['', null],
  ])('of %j', (body, detail) => {
    expect(readProblem(typeof body === 'string' ? body : JSON.stringify(body)).detail).toBe(detail);
  });
});

describe('a refusal', () => {
  it('says what answered what, and why', () => {
    expect(refused(422, { code: 'E_AC_001', detail: 'Ticket 7 has none' })).toMatchObject({
      message: 'POST https://example.com/v1/reviews answered 422 E_AC_001: Ticket 7 has none',
      kind: 'refused',
      code: 'E_AC_001',
      status: 422,
    });
  });

  it('does not say the code twice', () => {
    expect(refused(422, 'E_AC_001 none').message).toBe(
      'POST https://example.com/v1/reviews answered 422: E_AC_001 none',
    );
  });

  it.each([
    [422, { code: 'E_AC_001' }, 'Name a ticket that has acceptance criteria'],
    [424, { code: 'E_TOK_002' }, 'Renew the tenant'],
    [400, { error: 'E_TOK_002' }, 'Renew the tenant'],
    [403, {}, 'the scope reviews:write'],
    [401, {}, 'refuses a token'],
    [404, 'Not found', 'base-url'],
    [400, 'Invalid repo or pr', 'repo and pr'],
    [429, {}, 'rate limit'],
    [503, {}, 'own log'],
    [400, { code: 'E_REQ_002' }, 'repo and pr'],
  ])('%d %j says what to do next', (status, body, hint) => {
    expect(refused(status, body).hint).toContain(hint);
  });

  it('names the scope that the header asks for', () => {
    const headers = { 'www-authenticate': 'Bearer error="insufficient_scope", scope="reviews:write admin"' };
    expect(refused(403, {}, headers).hint).toContain('reviews:write admin');
  });

  it.each([
    [400, 'refused'],
    [404, 'refused'],
    [418, 'refused'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [500, 'unavailable'],
    [501, 'unavailable'],
    [304, 'refused'],
  ])('%d is of the kind %s', (status, kind) => {
    expect(refused(status, {}).kind).toBe(kind);
  });

  it('shows hostile text as one harmless line', () => {
    const error = refused(400, { code: 'E_REQ_001', detail: `no\n::error::x\u001b[2J${'y'.repeat(5000)}` });
    expect(error.message).toContain('no\\n::error::x\\u{001b}[2J');
    expect(error.message.length).toBeLessThan(600);
  });

  it('shows no more than the start of a page', () => {
    const { message } = refused(502, `<html>${'z'.repeat(5000)}`);
    expect(message.length).toBeLessThan(260);
  });

  it('does not say the secrets that a body echoes', () => {
    const secrets = new Secrets();
    secrets.add('hunter2hunter2');
    const echo = answer(400, { detail: 'bad secret hunter2hunter2', code: 'hunter2hunter2' });
    const { message, code, hint } = createRefusalError(echo, CREATE, secrets);
    expect(`${message} ${code} ${hint}`).not.toContain('hunter2');
  });
});

describe('another try', () => {
  it.each([[408], [429], [500], [502], [503], [504]])('may heal %d', (status) => {
    expect(isRetried(answer(status, {}))).toBe(true);
  });

  it.each([[400], [401], [403], [404], [409], [410], [413], [422], [424], [501], [505], [300]])(
    'does not heal %d',
    (status) => {
      expect(isRetried(answer(status, {}))).toBe(false);
    },
  );

  it.each([
    [500, 'E_TOK_002'],
    [503, 'E_AC_001'],
  ])('does not heal %d with %s, whose status the interface leaves open', (status, code) => {
    expect(isRetried(answer(status, { code }))).toBe(false);
    expect(refused(status, { code }).kind).toBe('refused');
  });

  it('with a new token does not heal a 401 that is about something else', () => {
    expect(isAboutToken(answer(401, {}))).toBe(true);
    expect(isAboutToken(answer(401, { code: 'E_AUTH_001' }))).toBe(true);
    expect(isAboutToken(answer(401, { code: 'E_TOK_002' }))).toBe(false);
  });
});
