import { describe, expect, it } from '@jest/globals';
import type { Page } from '../../../src/report/index.js';
import { createPageCache } from '../../../src/service/api/pages/page-cache.js';
import { expireTenants } from '../../../src/service/reviews/retention.js';
import { startHarness } from '../harness.js';

const buildPage = (html: string): Page => ({ html, contentSecurityPolicy: '' });

/** Pages that are made when the test says so; `made` are those that were begun. */
function workshop(room?: number) {
  const pages = createPageCache(room);
  const made: string[] = [];
  const waiting: (() => void)[] = [];
  return {
    made,
    finish: () => {
      for (const go of waiting.splice(0)) go();
    },
    ask: (tenant: string, review: string, page: Page | null = buildPage(review)) =>
      pages(tenant, review, async () => {
        made.push(`${tenant} ${review}`);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return page;
      }),
    /** Asked for, made and handed over. */
    async have(review: string, page: Page | null = buildPage(review)) {
      const asked = this.ask('a', review, page);
      this.finish();
      return asked;
    },
  };
}

describe('pages that cost seconds to make', () => {
  it('are made once, however often they are asked for', async () => {
    const { ask, finish, made } = workshop();
    const first = [ask('a', 'one'), ask('a', 'one')];
    finish();
    const pages = await Promise.all([...first, ask('a', 'one')]);
    expect(pages.map((page) => page?.html)).toEqual(['one', 'one', 'one']);
    expect(made).toEqual(['a one']);
  });

  it('are kept for their own tenant alone', async () => {
    const shop = workshop();
    await shop.have('one');
    const other = shop.ask('b', 'one', null);
    shop.finish();
    expect(await other).toBeNull();
    expect(shop.made).toEqual(['a one', 'b one']);
  });

  it('are made one at a time for a tenant, and few at a time: who comes meanwhile is told when to come back', async () => {
    const { ask, finish, made } = workshop();
    const going = [ask('a', 'one'), ask('b', 'one')];
    const late = { status: 503, headers: { 'Retry-After': '1' } };
    await expect(ask('a', 'two')).rejects.toMatchObject(late);
    await expect(ask('c', 'one')).rejects.toMatchObject(late);
    finish();
    await Promise.all(going);
    const again = ask('a', 'two');
    finish();
    expect((await again)?.html).toBe('two');
    expect(made).toEqual(['a one', 'b one', 'a two']);
  });

  it('go when there is no more room, those first that nobody asked for the longest', async () => {
    const shop = workshop(10);
    await shop.have('1', buildPage('four'));
    await shop.have('2', buildPage('four'));
    await shop.have('1');
    await shop.have('3', buildPage('four'));
    expect(shop.made).toEqual(['a 1', 'a 2', 'a 3']);
    await shop.have('1');
    await shop.have('2', buildPage('four'));
    expect(shop.made).toEqual(['a 1', 'a 2', 'a 3', 'a 2']);
  });

  it('are not kept where one alone has no room, where there was none, or making it failed', async () => {
    const shop = workshop(3);
    await shop.have('1', buildPage('four'));
    await shop.have('1', null);
    await shop.have('1', buildPage('two'));
    await shop.have('1');
    expect(shop.made).toHaveLength(3);
    const pages = createPageCache();
    const fails = () => pages('a', 'x', async () => Promise.reject(new Error('no')));
    await expect(fails()).rejects.toThrow('no');
    await expect(fails()).rejects.toThrow('no');
  });
});

it('a report that was shown is not shown any more when its review is removed', async () => {
  const service = await startHarness();
  const { trace_url } = await service.complete();
  const { pathname } = new URL(trace_url);
  const open = () => service.call('GET', pathname, { headers: { accept: 'text/html' } });
  expect((await open()).status).toBe(200);
  service.pass(31 * 24 * 60 * 60 * 1000);
  const { signal } = new AbortController();
  await expireTenants(service)({ job: { kind: 'retention' }, number: 1, last: false, signal });
  expect((await open()).status).toBe(404);
  await service.close();
});
