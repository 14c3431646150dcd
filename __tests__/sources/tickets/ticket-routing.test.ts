import { describe, expect, it } from '@jest/globals';
import { Agent } from 'undici';
import { ProviderError } from '../../../src/base/errors.js';
import { PROVIDER_TOKENS } from '../../../src/contract/index.js';
import type { Ticket } from '../../../src/engine/snapshot.js';
import { JIRA, resolveJiraIssue } from '../../../src/sources/tickets/jira/index.js';
import { LINEAR } from '../../../src/sources/tickets/linear.js';
import { createTicketReader, type TicketSource } from '../../../src/sources/tickets/route.js';
import { TICKET_SYSTEMS } from '../../../src/sources/tickets/systems.js';
import { catchProviderError, never } from '../local-change.js';

const ticket = (provider: Ticket['provider'], id: string): Ticket => ({
  id,
  provider,
  url: null,
  title: '',
  body: '',
  relation: 'requested',
});
const missing = (id: string) => new ProviderError('E_AC_002', `no ${id}`);

/** The systems as they are, with issues of a test. A system that is null has no token. */
function sources({
  jira = null,
  linear = null,
}: {
  jira?: ((id: string) => Promise<Ticket>) | null;
  linear?: ((id: string) => Promise<Ticket>) | null;
}): TicketSource[] {
  const base = new URL('https://shop.atlassian.net/');
  const connection = { dispatcher: new Agent(), sleep: () => Promise.resolve() };
  // Nothing is asked of it: only how it reads ids matters here.
  const { resolve } = LINEAR.open({ token: 'lin_api_x' }, { connection, allowHost: () => false, clock: () => 0 });
  return [
    {
      system: { ...JIRA, advice: 'Set Jira.' },
      open: jira && (async () => ({ resolve: (id) => resolveJiraIssue(base, id), read: jira })),
    },
    { system: { ...LINEAR, advice: 'Set Linear.' }, open: linear && (async () => ({ resolve, read: linear })) },
  ];
}

/** A reader where the systems named are set up, and have what is said. */
function world({ jira = null, linear = null }: { jira?: readonly string[] | null; linear?: readonly string[] | null }) {
  const among = (provider: 'jira' | 'linear', known: readonly string[]) => async (id: string) => {
    if (!known.includes(id)) throw missing(id);
    return ticket(provider, id);
  };
  const read = createTicketReader(
    async (id) => ticket('github', id),
    sources({ jira: jira && among('jira', jira), linear: linear && among('linear', linear) }),
  );
  return async (id: string) => {
    const found = await read(id, 'octo/shop', never);
    return `${found.provider} ${found.id}`;
  };
}

describe('a ticket id', () => {
  const both = world({ jira: ['SHOP-12', 'X_Y2-1'], linear: ['ENG-1', 'A-7'] });
  it.each([
    ['12', 'github 12'],
    ['#12', 'github #12'],
    ['octo/shop#12', 'github octo/shop#12'],
    ['https://github.com/octo/shop/issues/12', 'github https://github.com/octo/shop/issues/12'],
    ['https://ghe.example/octo/shop/issues/12', 'github https://ghe.example/octo/shop/issues/12'],
    ['SHOP-12', 'jira SHOP-12'],
    [' shop-12 ', 'jira SHOP-12'],
    ['X_Y2-1', 'jira X_Y2-1'],
    ['https://shop.atlassian.net/browse/SHOP-12?focusedId=1', 'jira SHOP-12'],
    ['https://shop.atlassian.net/jira/software/c/projects/SHOP/issues/SHOP-12', 'jira SHOP-12'],
    ['https://shop.atlassian.net/jira/software/projects/SHOP/boards/1?selectedIssue=SHOP-12', 'jira SHOP-12'],
    ['ENG-1', 'linear ENG-1'],
    ['A-7', 'linear A-7'],
    ['https://linear.app/shop/issue/ENG-1/add-codes', 'linear ENG-1'],
    ['whatever', 'github whatever'],
  ])('%s is read by %s', async (id, expected) => {
    expect(await both(id)).toBe(expected);
  });

  it('goes to the one system that there is', async () => {
    expect(await world({ jira: ['A-1'] })('A-1')).toBe('jira A-1');
    expect(await world({ linear: ['A-1'] })('A-1')).toBe('linear A-1');
  });

  it.each([
    ['SHOP-12', {}, 'E_TOK_001', /Jira or Linear.*Set Jira\. Set Linear\./u],
    ['https://shop.atlassian.net/browse/SHOP-12', {}, 'E_TOK_001', /no token for Jira\. Set Jira/u],
    ['https://linear.app/x/issue/ENG-1', { jira: [] }, 'E_TOK_001', /no token for Linear\. Set Linear/u],
    ['https://linear.app/x/settings', { linear: [] }, 'E_AC_002', /not that of an issue/u],
    ['https://shop.atlassian.net/wiki', { jira: [] }, 'E_AC_002', /not that of an issue/u],
    ['https://other.atlassian.net/browse/SHOP-12', { jira: [] }, 'E_AC_002', /not on https:\/\/shop\.atlassian\.net/u],
    ['NOPE-1', { jira: [], linear: [] }, 'E_AC_002', /Neither Jira nor Linear/u],
    ['NOPE-1', { jira: [] }, 'E_AC_002', /no NOPE-1/u],
    ['NOPE-1', { linear: [] }, 'E_AC_002', /no NOPE-1/u],
  ] as const)('%s with %j is %s', async (id, systems, code, message) => {
    const fault = await catchProviderError(world(systems)(id));
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(message);
  });

  it('is not asked of Linear where Jira cannot be asked', async () => {
    const down = new ProviderError('E_UP_001', 'down', true);
    const both = sources({ jira: async (id) => ticket('jira', id), linear: async (id) => ticket('linear', id) });
    const read = createTicketReader(
      async (id) => ticket('github', id),
      both.map((source) => (source.system.title === 'Jira' ? { ...source, open: () => Promise.reject(down) } : source)),
    );
    await expect(read('SHOP-12', 'octo/shop', never)).rejects.toBe(down);
  });

  it('may belong to more systems than two', async () => {
    const system: TicketSource['system'] = {
      title: 'Shortcut',
      advice: 'Set Shortcut.',
      matches: ({ key }) => (key === null ? null : 'possible'),
    };
    const github = async (id: string) => ticket('github', id);
    const none = createTicketReader(github, [...sources({}), { system, open: null }]);
    expect((await catchProviderError(none('SHOP-12', 'octo/shop', never))).message).toBe(
      'SHOP-12 reads like an issue of Jira or Linear or Shortcut, and there is no token for any of them. Set Jira. Set Linear. Set Shortcut.',
    );
    const absent = async (id: string) => {
      throw missing(id);
    };
    const open = async () => ({ resolve: () => 'SHOP-12', read: absent });
    const all = createTicketReader(github, [...sources({ jira: absent, linear: absent }), { system, open }]);
    expect((await catchProviderError(all('SHOP-12', 'octo/shop', never))).message).toMatch(
      /^Neither Jira nor Linear nor Shortcut has an issue SHOP-12/u,
    );
  });
});

describe('the ticket systems', () => {
  it('are the providers of the contract beside GitHub', () => {
    expect(['github', ...TICKET_SYSTEMS.map(({ name }) => name)]).toEqual(Object.keys(PROVIDER_TOKENS));
  });
});
