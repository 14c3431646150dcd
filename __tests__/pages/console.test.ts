/** The console in a real browser: by keyboard alone, and for everyone to read. */
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { CompletedReview } from '../../src/contract/index.js';
import { type Harness, readId, SECRET, startHarness } from '../service/harness.js';
import { Browser, findBarriers, findChromium, NO_BROWSER } from '../stand-ins/browser.js';

const program = findChromium(process.env);
if (program === null) process.stderr.write(`${NO_BROWSER}\n`);

/** More keys than the longest page needs. */
const MAX_TABS = 80;
const VIEWS = [
  [360, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const;
/** Of the page of one review: long words, hostile ones among them. */
const HOSTILE = '<img src=x onerror=alert(1)>';

/** What has the focus, by its label or its words. */
const FOCUSED = `(() => {
  const one = document.activeElement;
  return (one.labels?.[0] ?? one).textContent.trim();
})()`;

/** Presses Tab until that has the focus; throws where it never has. */
async function tabTo(page: Page, words: string): Promise<void> {
  const seen: string[] = [];
  for (let at = 0; at < MAX_TABS; at += 1) {
    await page.keyboard.press('Tab');
    const focused = String(await page.evaluate(FOCUSED));
    if (focused === words) return;
    seen.push(focused.slice(0, 40));
  }
  throw new Error(`Tab never came to "${words}", but to ${seen.join(', ')}`);
}

/** Presses a key on what has the focus, and waits for the page that it leads to. */
async function go(page: Page, key = 'Enter'): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)]);
}

const title = (page: Page): Promise<string> => page.locator('h1').first().innerText();

(program === null ? describe.skip : describe)('the console', () => {
  let service: Harness;
  let browser: Browser;
  let review: CompletedReview;
  let webhook: string;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startHarness(), Browser.start(program ?? '')]);
    service.provider.change = {
      files: { [`test/${HOSTILE}.test.ts`]: { old: null, new: `it.only('${HOSTILE}', () => {});\n` } },
    };
    review = await service.complete({ ticket: '#1' });
    await service.complete({ pr: 8, dry_run: true });
    const body = { url: `https://hooks.example.com/${'long/'.repeat(20)}`, events: ['review.completed'] };
    webhook = readId(await service.call('POST', '/v1/webhooks', { body }));
    await service.call('POST', `/v1/webhooks/${webhook}/test`);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  it('is walked by keyboard alone, without a script: in, a filter, a review, its report, out', async () => {
    const { page, faults } = await browser.open(`${service.baseUrl}/`);
    await tabTo(page, 'Client id');
    await page.keyboard.type(service.clients.own);
    await tabTo(page, 'Client secret');
    await page.keyboard.type(SECRET);
    await go(page);
    expect(await title(page)).toBe('Reviews');
    expect(page.url()).toBe(`${service.baseUrl}/console/reviews`);

    await tabTo(page, 'To the page');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Pull request');
    await page.keyboard.type('7');
    await go(page);
    expect(await page.locator('tbody tr').count()).toBe(1);

    await tabTo(page, 'octo/shop#7');
    await go(page);
    expect(await title(page)).toBe('octo/shop#7');
    await tabTo(page, 'Open the report');
    await go(page);
    expect(await page.title()).toContain('octo/shop');
    expect(page.url()).toBe(`${service.baseUrl}/console/reviews/${review.id}/report`);
    await page.goBack();

    await tabTo(page, 'Sign out');
    await go(page);
    expect(await page.locator('main').innerText()).toContain('You are signed out.');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${service.baseUrl}/console/reviews`);
    expect(await page.locator('main').innerText()).toContain('Client secret');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps its cookie from scripts and from other sites, and finds it when a link comes from one', async () => {
    const { page, faults } = await signedIn();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', expires: -1, path: '/' });
    expect(await page.evaluate('document.cookie')).toBe('');
    // Another site: the same machine under its other name.
    const { port } = new URL(service.baseUrl);
    await page.goto(`http://localhost:${port}/docs`);
    await page.setContent(`<a href="${service.baseUrl}/console/webhooks">there</a>`);
    await page.click('a');
    await page.waitForSelector('table');
    expect(await title(page)).toBe('Webhooks');
    expect(faults.filter((fault) => !fault.includes('localhost'))).toEqual([]);
    await page.context().close();
  });

  it.each(VIEWS)('is readable for everyone, %i pixels wide, %s', async (width, scheme) => {
    const { page, faults } = await browser.open(`${service.baseUrl}/`, { width, scheme });
    const read = async (what: string) => {
      expect([what, await findBarriers(page)]).toEqual([what, []]);
      expect([what, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([what, width]);
    };
    await read('sign-in');
    await fillIn(page);
    for (const path of [
      '/console/reviews',
      '/console/waiting',
      '/console/trends',
      `/console/reviews/${review.id}`,
      '/console/reviews/new',
      '/console/policies',
      '/console/policies/strict',
      '/console/try-policy?policy=balanced',
      '/console/tickets',
      '/console/webhooks',
      `/console/webhooks/${webhook}`,
    ]) {
      await page.goto(`${service.baseUrl}${path}`);
      await read(path);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(VIEWS)('says what went wrong readably, %i pixels wide, %s', async (width, scheme) => {
    const { page } = await browser.open(`${service.baseUrl}/`, { width, scheme });
    const read = async (words: string) => {
      expect(await page.locator('main').innerText()).toContain(words);
      expect([words, await findBarriers(page)]).toEqual([words, []]);
      expect([words, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([words, width]);
    };
    await fillIn(page, service.clients.reader);
    await page.goto(`${service.baseUrl}/console/policies`);
    await read('This needs the scope admin');
    await page.goto(`${service.baseUrl}/console/nothing`);
    await read('There is no such page');
    await page.goto(`${service.baseUrl}/console/reviews?pr=x`);
    await read('must be a whole number');
    await page.goto(`${service.baseUrl}/v1/reviews/${review.id}/trace`);
    await read('Sign in to read the report');
    await page.context().close();
  });

  it('has eight rows of the list on the screen of a phone', async () => {
    const { page } = await signedIn(390);
    await page.goto(`${service.baseUrl}/console/reviews`);
    expect(await page.locator('.filters[open]').count()).toBe(0);
    const height = Number(await page.evaluate("document.querySelector('tbody tr').getBoundingClientRect().height"));
    expect(height * 8).toBeLessThanOrEqual(844);
    await page.click('summary');
    await page.fill('#pr', '8');
    await page.click('.filters button');
    expect(await page.locator('.filters[open]').count()).toBe(1);
    expect(await page.locator('tbody tr').count()).toBe(1);
    await page.context().close();
  });

  it('breaks no name of an event, and says to the second when a delivery is tried again', async () => {
    await service.complete({ pr: 9 });
    const there = `${service.baseUrl}/console/webhooks/${webhook}`;
    for (const width of [1280, 390]) {
      const { page } = await signedIn(width);
      await page.goto(`${service.baseUrl}/console/webhooks`);
      expect(await page.locator('tbody .whole').count()).toBe(1);
      expect(await page.evaluate("document.querySelector('tbody .whole').getClientRects().length")).toBe(1);
      await page.goto(there);
      while ((await page.locator('tbody .exact time').count()) === 0) await page.reload();
      expect(await page.locator('tbody .exact time').innerText()).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC$/u);
      for (const link of await page.locator('tbody a').all()) {
        expect(
          await link.evaluate((one: { getClientRects(): ArrayLike<unknown> }) => one.getClientRects().length),
        ).toBe(1);
      }
      await page.context().close();
    }
  });

  it('shows a policy on trial and a ticket readably', async () => {
    const { page } = await signedIn(360);
    await page.goto(`${service.baseUrl}/console/try-policy`);
    await page.fill(
      '#source',
      `rules:\n  - name: a\n    if: findings.wrn > 0 && ${'tier > 0 && '.repeat(20)}true\n    verdict: maybe\n`,
    );
    await page.click('button[value=check]');
    expect(await page.locator('.fault').count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    await page.fill('#source', 'extends: strict\n');
    await page.fill('#repo', 'octo/shop');
    await page.fill('#pr', '7');
    await page.click('button[value=simulate]');
    expect(await page.locator('main').innerText()).toContain('Not asked: a rule before them decided');
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.click('button[value=past]');
    expect(await page.locator('figure.over-time').count()).toBe(2);
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await page.goto(`${service.baseUrl}/console/tickets`);
    await page.fill('#text', `## Acceptance criteria\n- [ ] ${HOSTILE} is refused\n- TBD\n`);
    await page.click('main button');
    expect(await page.locator('main').innerText()).toContain(`${HOSTILE} is refused`);
    expect(await findBarriers(page)).toEqual([]);
    await page.context().close();
  });

  async function fillIn(page: Page, client = service.clients.own): Promise<void> {
    await page.fill('#client_id', client);
    await page.fill('#client_secret', SECRET);
    await page.click('main button');
  }

  async function signedIn(width = 1440) {
    const opened = await browser.open(`${service.baseUrl}/`, { width });
    await fillIn(opened.page);
    return opened;
  }
});
