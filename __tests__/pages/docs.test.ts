/** The page of the API in a real browser. */
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Harness, startHarness } from '../service/harness.js';
import { Browser, findBarriers, findChromium, NO_BROWSER } from '../stand-ins/browser.js';

const program = findChromium(process.env);
if (program === null) process.stderr.write(`${NO_BROWSER}\n`);

(program === null ? describe.skip : describe)('the page of the API', () => {
  let service: Harness;
  let browser: Browser;
  beforeAll(async () => {
    [service, browser] = await Promise.all([startHarness(), Browser.start(program ?? '')]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  it.each(['light', 'dark'] as const)('is readable for everyone, %s', async (scheme) => {
    const { page, faults } = await browser.open(`${service.baseUrl}/docs`, { scheme, width: 360 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(faults).toEqual([]);
  });
});
