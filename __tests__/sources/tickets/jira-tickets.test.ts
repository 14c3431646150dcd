import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
import { readCriteria } from '../../../src/engine/index.js';
import { createJiraTickets, type JiraOptions } from '../../../src/sources/index.js';
import { bullets, document, JIRA_EMAIL, JIRA_TOKEN, Jira, paragraph } from '../../stand-ins/tickets/jira.js';
import { catchProviderError, never } from '../local-change.js';

let jira: Jira;
let now: number;
let waits: number[];
let agent: Agent;
beforeEach(async () => {
  [now, waits, agent] = [0, [], new Agent()];
  jira = await Jira.start();
  jira.fieldNames.set('customfield_10011', 'Epic Name');
  jira.fieldNames.set('customfield_10044', 'Acceptance Criteria');
  jira.issues.set('SHOP-12', {
    summary: 'Discount codes',
    description: document(paragraph('Customers type a code.')),
    customfield_10011: 'Codes',
    customfield_10044: document(bullets('A code takes 10 % off', 'An expired code is refused')),
  });
});
afterEach(async () => {
  await agent.destroy();
  await jira.close();
});

const tickets = (more: Partial<JiraOptions> = {}) =>
  createJiraTickets({
    baseUrl: jira.url,
    email: JIRA_EMAIL,
    token: JIRA_TOKEN,
    criteriaField: null,
    allowHost: () => true,
    clock: () => now,
    connection: {
      dispatcher: agent,
      sleep: async (milliseconds) => {
        waits.push(milliseconds);
      },
    },
    ...more,
  });
const read = (key = 'SHOP-12', more: Partial<JiraOptions> = {}) => tickets(more).read(key, never);
const readCriteriaTexts = async (more: Partial<JiraOptions> = {}) =>
  readCriteria([await read('SHOP-12', more)], '').items.map((item) => item.text);

describe('an issue of Jira Cloud', () => {
  it('is a ticket, with the criteria of its custom field', async () => {
    const ticket = await read();
    expect(ticket).toEqual({
      id: 'SHOP-12',
      provider: 'jira',
      url: `${jira.url}/browse/SHOP-12`,
      title: 'Discount codes',
      body: 'Customers type a code.\n\n## Acceptance criteria\n\n- A code takes 10 % off\n- An expired code is refused\n',
      relation: 'requested',
    });
    expect(readCriteria([ticket], '').items.map((item) => item.text)).toEqual([
      'A code takes 10 % off',
      'An expired code is refused',
    ]);
    expect(jira.asked('issue')[0]?.path).toBe(
      '/rest/api/3/issue/SHOP-12?fields=summary%2Cdescription%2Ccustomfield_10044',
    );
  });

  it('has its criteria in its description where no field is for them', async () => {
    jira.fieldNames.delete('customfield_10044');
    jira.issues.set('SHOP-12', {
      summary: 'x',
      description: document(paragraph('Acceptance criteria:'), bullets('It adds')),
    });
    expect(await readCriteriaTexts()).toEqual(['It adds']);
  });

  it.each([
    ['empty', null, []],
    ['plain text', '- It adds\r\n- It sums {{x}}\r\n\r\n- It *is*', ['It adds', 'It sums {{x}}', 'It is']],
    ['choices', [{ value: 'It adds' }, { value: 'It sums' }], ['It adds', 'It sums']],
    ['one choice', { value: 'It adds' }, ['It adds']],
    ['a check list of an app', [{ name: 'It adds', checked: true }], ['It adds']],
    ['a number', 7, []],
    [
      'headings of its own',
      document(
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Backend' }] },
        bullets('It adds'),
      ),
      ['It adds'],
    ],
  ] as const)('takes a field that is %s', async (_, value, expected) => {
    jira.issues.set('SHOP-12', { summary: 'x', description: null, customfield_10044: value });
    expect(await readCriteriaTexts()).toEqual(expected);
  });

  it.each([
    'Akzeptanzkriterien (neu)',
    'CRITÈRES D’ACCEPTATION',
    'Criterios de aceptación',
    'AC',
    'Acceptance criteria:',
  ])('finds the field by its name: %s', async (name) => {
    jira.fieldNames.set('customfield_10044', name);
    expect(await readCriteriaTexts()).toHaveLength(2);
  });

  it.each(['Acceptance criteria met', 'Accepted', 'Number of acceptance criteria'])(
    'takes no other: %s',
    async (name) => {
      jira.fieldNames.set('customfield_10044', name);
      expect((await read()).body).toBe('Customers type a code.\n');
    },
  );

  it('reads all fields of the name: every team may have its own', async () => {
    jira.fieldNames.set('customfield_10055', 'Acceptance criteria');
    jira.issues.set('SHOP-12', {
      summary: 'x',
      description: null,
      customfield_10044: null,
      customfield_10055: document(bullets('It adds')),
    });
    expect(await readCriteriaTexts()).toEqual(['It adds']);
  });

  it.each(['customfield_10011', 'epic name'])('takes the field that the tenant names: %s', async (criteriaField) => {
    jira.issues.set('SHOP-12', { summary: 'x', description: null, customfield_10011: '- Its own' });
    expect(await readCriteriaTexts({ criteriaField })).toEqual(['Its own']);
  });

  it('says that there is no field of the name that the tenant gave', async () => {
    const fault = await catchProviderError(read('SHOP-12', { criteriaField: 'Kriterien' }));
    expect(fault).toMatchObject({
      code: 'E_AC_002',
      message: expect.stringMatching(/no field "Kriterien".*criteria_field/u),
    });
  });

  it('lists the fields once in a while', async () => {
    const reader = tickets();
    await reader.read('SHOP-12', never);
    await reader.read('SHOP-12', never);
    expect(jira.asked('field')).toHaveLength(1);
    now += 5 * 60_000;
    await reader.read('SHOP-12', never);
    expect(jira.asked('field')).toHaveLength(2);
  });

  it('that was moved has its new key', async () => {
    jira.moved.set('OLD-3', 'SHOP-12');
    expect(await read('OLD-3')).toMatchObject({ id: 'SHOP-12', url: `${jira.url}/browse/SHOP-12` });
  });

  it.each([
    ['a long text', document(paragraph('x'.repeat(140_000)))],
    ['a long plain text', 'x'.repeat(140_000)],
  ])('that is too long is refused, before it is read where that takes long: %s', async (_, description) => {
    jira.issues.set('SHOP-12', { summary: 'x', description });
    expect(await catchProviderError(read())).toMatchObject({
      code: 'E_AC_002',
      message: expect.stringMatching(/too long/u),
    });
  });

  it('with a document of many parts is not read at all', async () => {
    const description = document(...Array.from({ length: 20_000 }, () => paragraph('x')));
    jira.issues.set('SHOP-12', { summary: 'x', description });
    expect(await catchProviderError(read())).toMatchObject({
      code: 'E_UP_001',
      message: expect.stringMatching(/more than 1 MiB/u),
    });
  });

  it('as long as GitHub lets an issue be is read', async () => {
    jira.issues.set('SHOP-12', { summary: 'x', description: document(paragraph('x'.repeat(65_536))) });
    expect((await read()).body).toContain('x'.repeat(65_536));
  });

  it('10,000 deep is read', async () => {
    const deep = `${'{"type":"panel","content":['.repeat(10_000)}${'{"type":"text","text":"here"}'}${']}'.repeat(10_000)}`;
    const body = `{"key":"SHOP-12","fields":{"summary":"x","description":{"type":"doc","content":[${deep}]}}}`;
    jira.fail({ status: 200, body }, 1, /issue/u);
    expect((await read()).body).toBe('- here\n');
  });
});

describe('an issue of Jira Data Center', () => {
  it('is read with a personal access token, as wiki markup, below the path that it is at', async () => {
    const own = await Jira.start({ kind: 'data-center', contextPath: '/jira' });
    own.fieldNames.set('customfield_1', 'Acceptance criteria');
    own.issues.set('SHOP-12', {
      summary: 'x',
      description: 'Some *words*.',
      customfield_1: '* It {{adds}}\n* It -sums- totals\n* -gone-',
    });
    try {
      const ticket = await read('SHOP-12', { baseUrl: `${own.url}/`, email: null });
      expect(ticket.body).toBe(
        'Some **words**.\n\n## Acceptance criteria\n\n- It `adds`\n- It ~~sums~~ totals\n- ~~gone~~\n',
      );
      expect(ticket.url).toBe(`${own.url}/browse/SHOP-12`);
      expect(own.asked('issue')[0]?.path).toMatch(/^\/jira\/rest\/api\/2\/issue\/SHOP-12/u);
    } finally {
      await own.close();
    }
  });
});

describe('what goes wrong with Jira', () => {
  it.each([
    ['no such issue', (): void => undefined, 'E_AC_002', false, /no issue NOPE-1.*Browse projects/u],
    [
      '401',
      () => jira.fail({ status: 401, body: 'no' }),
      'E_TOK_001',
      false,
      /does not accept the token.*email.*Browse projects/u,
    ],
    ['403', () => jira.fail({ status: 403, body: {} }), 'E_TOK_001', false, /refuses the token.*read:jira-work/u],
    [
      'a redirect',
      () => jira.fail({ status: 302, headers: { location: 'https://login.example/x?secret=1' }, body: '' }),
      'E_TOK_001',
      false,
      /redirect to https:\/\/login\.example while/u,
    ],
    ['400', () => jira.fail({ status: 400, body: {} }), 'E_UP_001', false, /answered 400/u],
    ['500', () => jira.fail({ status: 500, body: 'x' }), 'E_UP_001', true, /answered 500.*Try again/u],
    ['503', () => jira.fail({ status: 503, body: 'x' }), 'E_UP_001', true, /answered 503/u],
    [
      'garbage',
      () => jira.fail({ status: 200, body: '<html>Log in</html>' }),
      'E_UP_001',
      false,
      /did not answer as Jira does.*base_url/u,
    ],
    [
      'something else',
      () => jira.fail({ status: 200, body: { key: 7, fields: [] } }, 9, /issue/u),
      'E_UP_001',
      false,
      /did not answer as Jira does/u,
    ],
    ['an answer without an end', () => jira.fail('endless'), 'E_UP_001', false, /more than 5 MiB/u],
    ['a connection that breaks', () => jira.fail('reset'), 'E_UP_001', true, /could not be reached.*Try again/u],
    ['no answer', () => jira.fail('hang'), 'E_UP_001', true, /did not answer in time/u],
  ] as const)('%s', async (_, spoil, code, transient, message) => {
    spoil();
    const fault = await catchProviderError(
      read('NOPE-1', { connection: { dispatcher: agent, sleep: () => Promise.resolve(), timeout: 2000 } }),
    );
    expect(fault).toMatchObject({ code, transient });
    expect(fault.message).toMatch(message);
    expect(`${fault.message}${fault.stack}`).not.toContain(JIRA_TOKEN);
    expect(fault.message).not.toContain('secret');
  });

  it.each([
    ['401', '401'],
    ['as a stranger: then nothing is there', 'as a stranger'],
  ] as const)('a wrong token, which Jira meets with %s', async (_, refuses) => {
    jira.refuses = refuses;
    expect(await catchProviderError(read('SHOP-12', { token: 'another' }))).toMatchObject({ code: 'E_TOK_001' });
  });

  it('a wrong token, which Jira meets with what is public', async () => {
    jira.fail({ status: 200, headers: { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' }, body: [] });
    expect(await catchProviderError(read())).toMatchObject({ code: 'E_TOK_001' });
  });

  it('waits once for a rate limit that lifts soon', async () => {
    jira.fail({ status: 429, headers: { 'retry-after': '2' }, body: {} }, 1);
    expect((await read()).title).toBe('Discount codes');
    expect(waits).toEqual([2000]);
    jira.fail({ status: 429, headers: { 'retry-after': '2' }, body: {} }, 2);
    expect(await catchProviderError(read())).toMatchObject({
      code: 'E_UP_001',
      transient: true,
      message: expect.stringMatching(/rate limit/u),
    });
  });

  it.each(['3600', '-1', 'Wed, 21 Oct 2026 07:28:00 GMT', ''])('waits for no other: %j', async (value) => {
    jira.fail({ status: 429, headers: { 'retry-after': value }, body: {} });
    expect(await catchProviderError(read())).toMatchObject({ code: 'E_UP_001', transient: true });
    expect([waits, jira.requests.length]).toEqual([[], 1]);
  });

  it('ends with the reason of its signal', async () => {
    jira.fail('hang');
    const controller = new AbortController();
    const reading = tickets().read('SHOP-12', controller.signal);
    const reason = new Error('the caller left');
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });

  it('says that nothing listens there', async () => {
    const baseUrl = jira.url;
    await jira.close();
    jira = await Jira.start();
    const fault = await catchProviderError(read('SHOP-12', { baseUrl }));
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: true, message: expect.stringMatching(/ECONNREFUSED/u) });
  });
});

describe('the address of a Jira', () => {
  const address = (baseUrl: string, open: readonly string[] = []) =>
    tickets({ baseUrl, allowHost: (host, port) => open.includes(`${host}:${port}`) }).base.href;

  it('is https, or of a host that the operator opened', () => {
    expect(address('https://x.atlassian.net/')).toBe('https://x.atlassian.net/');
    expect(address('https://x.example:8443/jira//?a=b#c')).toBe('https://x.example:8443/jira');
    expect(address('http://jira.internal:8080/jira', ['jira.internal:8080'])).toBe('http://jira.internal:8080/jira');
    expect(address('http://jira.internal', ['jira.internal:80'])).toBe('http://jira.internal/');
  });

  it.each([
    'http://x.example',
    'ftp://x.example',
    'x.example',
    'https://ann:secret@x.example',
    'file:///etc/passwd',
    '',
  ])('is not %j', (baseUrl) => {
    expect(() => address(baseUrl)).toThrow(expect.objectContaining({ code: 'E_TOK_001' }));
    expect(() => address(baseUrl)).not.toThrow(/secret/u);
  });
});
