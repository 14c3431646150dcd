import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { TicketLint } from '../../../src/contract/index.js';
import { type Harness, problem, startHarness } from '../harness.js';

const PATH = '/v1/tickets:lint';
const TICKET = `## Acceptance criteria
- [ ] The export has a header
- [ ] AC4: The product owner approves
- [ ] ~~It has a footer~~

## Notes
- Ask Anna
`;
const SAID = {
  criteria: [
    {
      id: 'AC1',
      text: 'The export has a header',
      asks: 'The export has a header',
      kind: 'behaviour',
      line: 2,
      code_verifiable: true,
      shown_by: 'changed code; tests or documents alone leave it weak',
      anchors: [],
      notes: [{ about: 'no-anchor', says: 'It names nothing exact, so it is looked for by its words alone.' }],
      suggestion: expect.stringContaining('Name something that will be in the code'),
    },
    {
      id: 'AC4',
      text: 'The product owner approves',
      asks: 'The product owner approves',
      kind: 'process',
      line: 3,
      code_verifiable: false,
      shown_by: 'people only',
      anchors: [],
      notes: [{ about: 'people', says: 'No changed line can show it, so it is left to people.' }],
      suggestion: expect.stringContaining('write that part as a criterion of its own'),
    },
  ],
  ignored: [
    { line: 4, text: '~~It has a footer~~', reason: 'struck through' },
    { line: 7, text: 'Ask Anna', reason: 'under "Notes", where no criteria are looked for' },
  ],
};

let service: Harness;
beforeEach(async () => {
  service = await startHarness();
});
afterEach(() => service.close());

const lint = (body: unknown, token?: string) =>
  service.call('POST', PATH, { body, ...(token === undefined ? {} : { token }) });

describe('POST /v1/tickets:lint', () => {
  it('says what of a text is a criterion, and of the rest why not', async () => {
    const answer = await lint({ text: TICKET });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ ticket: null, title: null, ...SAID });
    expect(service.provider.asked).toEqual([]);
  });

  it("reads a ticket with the tenant's provider", async () => {
    service.provider.tickets['#7'] = TICKET;
    const answer = await lint({ repo: 'octo/shop', ticket: '#7' });
    expect(answer.json).toEqual({ ticket: '#7', title: 'A ticket', ...SAID });
    expect(service.provider.asked).toEqual([{ step: 'ticket', repo: 'octo/shop', pr: 0 }]);
  });

  it('calls a ticket without criteria no fault: to say so is its task', async () => {
    const answer = await lint({ repo: 'octo/shop', ticket: '#2' });
    expect(TicketLint.parse(answer.json)).toMatchObject({ ticket: '#2', criteria: [], ignored: [] });
    expect(TicketLint.parse((await lint({ text: ' ' })).json)).toMatchObject({ criteria: [], ignored: [] });
  });

  it('gives a line to each of more criteria than a review reads', async () => {
    const { criteria } = TicketLint.parse((await lint({ text: `## AC\n${'- a thing works\n'.repeat(500)}` })).json);
    expect(criteria).toHaveLength(400);
    expect(criteria.at(-1)).toMatchObject({ text: '101 more criteria than a review reads', line: 400 });
  });

  it.each<[unknown, string, string[]]>([
    [{}, 'E_REQ_001', ['/ticket', '/repo']],
    [{ text: '' }, 'E_REQ_001', ['/text']],
    [{ text: 1 }, 'E_REQ_001', ['/text']],
    [{ text: 'x', repo: 'octo/shop' }, 'E_REQ_001', ['/repo']],
    [{ text: 'x', ticket: '#1', repo: 'octo/shop' }, 'E_REQ_001', ['/text']],
    [{ ticket: '#1' }, 'E_REQ_002', ['/repo']],
    [{ ticket: '#1', repo: 'nowhere' }, 'E_REQ_002', ['/repo']],
    [{ ticket: '', repo: 'octo/shop' }, 'E_REQ_001', ['/ticket']],
    [{ ticket: 'x'.repeat(129), repo: 'octo/shop' }, 'E_REQ_001', ['/ticket']],
    [{ ticket: '#1', repo: 'octo/shop', pr: 7 }, 'E_REQ_002', ['/pr']],
    [[], 'E_REQ_001', ['']],
    ['x', 'E_REQ_001', ['']],
    [null, 'E_REQ_001', ['']],
  ])('refuses %j by the names of its fields', async (body, code, pointers) => {
    const said = problem(await lint(body));
    expect(said).toMatchObject({ status: 400, code });
    expect(said.errors?.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  it('refuses a ticket that cannot be read, and tells faults of the provider', async () => {
    const ticket = { repo: 'octo/shop', ticket: '#9' };
    expect(problem(await lint(ticket))).toMatchObject({ status: 422, code: 'E_AC_002' });
    for (const [fault, status] of [
      [new ProviderError('E_TOK_001', 'No token.'), 424],
      [new ProviderError('E_TOK_002', 'It cannot be decrypted.'), 424],
      [new ProviderError('E_UP_001', 'Down.', true), 502],
    ] as const) {
      service.provider.interrupt('ticket', fault);
      expect(problem(await lint(ticket))).toMatchObject({ status, code: fault.code });
    }
  });

  it('waits for the provider no longer than 30 s', async () => {
    await service.close();
    const waits: number[] = [];
    service = await startHarness({
      deadline: (milliseconds) => {
        waits.push(milliseconds);
        return AbortSignal.abort(new Error('time is up'));
      },
    });
    service.provider.hang('ticket');
    const said = problem(await lint({ repo: 'octo/shop', ticket: '#1' }));
    expect(said).toMatchObject({ status: 504, code: 'E_UP_001' });
    expect(waits).toEqual([30_000]);
  });

  it('counts against the rate limit', async () => {
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push(await lint({ text: 'x' }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(answers[0]?.headers['ratelimit']).toBe('"burst";r=19;t=1');
    expect(answers[20]?.headers['retry-after']).toBe('1');
  });

  it('is for the scope reviews:write', async () => {
    const body = { text: TICKET };
    expect((await lint(body, await service.token(service.clients.own, 'reviews:write'))).status).toBe(200);
    const token = await service.token(service.clients.own, 'admin reviews:read');
    expect(problem(await lint(body, token))).toMatchObject({ status: 403, code: 'E_AUTH_002' });
    const none = await service.call('POST', PATH, { body, token: null });
    expect(problem(none)).toMatchObject({ status: 401, code: 'E_AUTH_001' });
  });

  it('takes 64 KiB, and no more', async () => {
    expect((await lint({ text: '- [ ] ~~a~~\n'.repeat(5000) })).status).toBe(200);
    expect(problem(await lint({ text: 'x'.repeat(65_600) }))).toMatchObject({ status: 413, code: 'E_REQ_003' });
  });
});
