import { describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../src/base/errors.js';
import type { Ticket } from '../../src/engine/snapshot.js';
import { ticketReader } from '../../src/sources/index.js';
import { faultOf, never } from './local-change.js';

const ticket = (provider: Ticket['provider'], id: string): Ticket => ({
  id,
  provider,
  url: null,
  title: '',
  body: '',
  relation: 'requested',
});
const missing = (id: string) => new ProviderError('E_AC_002', `no ${id}`);

/** A reader where the systems named are set up, and have what is said. */
function world({ jira = null, linear = null }: { jira?: readonly string[] | null; linear?: readonly string[] | null }) {
  const among = (provider: 'jira' | 'linear', known: readonly string[]) => async (id: string) => {
    if (!known.includes(id)) throw missing(id);
    return ticket(provider, id);
  };
  const read = ticketReader({
    github: async (id) => ticket('github', id),
    jira: jira && (async () => ({ base: new URL('https://shop.atlassian.net/'), read: among('jira', jira) })),
    linear: linear && (async () => ({ read: among('linear', linear) })),
    advice: { jira: 'Set Jira.', linear: 'Set Linear.' },
  });
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
    const fault = await faultOf(world(systems)(id));
    expect(fault.code).toBe(code);
    expect(fault.message).toMatch(message);
  });

  it('is not asked of Linear where Jira cannot be asked', async () => {
    const down = new ProviderError('E_UP_001', 'down', true);
    const read = ticketReader({
      github: async (id) => ticket('github', id),
      jira: () => Promise.reject(down),
      linear: async () => ({ read: async (id) => ticket('linear', id) }),
      advice: { jira: '', linear: '' },
    });
    await expect(read('SHOP-12', 'octo/shop', never)).rejects.toBe(down);
  });
});
