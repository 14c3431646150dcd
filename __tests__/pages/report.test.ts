/** The report page in a real browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Report, renderReportPage } from '../../src/report/index.js';
import { buildPeopleSituations } from '../report/people-situations.js';
import { buildFinding, buildReport, fullReport } from '../report/report-builders.js';
import { Browser, findBarriers, findChromium, NO_BROWSER, type View } from '../stand-ins/browser.js';
import { type SampleReport, sampleReport, TOKEN } from '../stand-ins/sample-report.js';

const program = findChromium(process.env);
if (program === null) process.stderr.write(`${NO_BROWSER}\n`);

const HOSTILE = `"><script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)"><style>*{display:none}</style>'\u202e`;

/** What can be reached by the keyboard, in the order of the page. */
const REACHABLE = `[...document.querySelectorAll('a[href], summary, [tabindex="0"]')].filter((one) => one.checkVisibility())`;

/** Waits, frame by frame, until something is so. The page's policy forbids what Playwright's own waiting needs. */
async function until(page: Page, condition: string, press: string | null = null): Promise<void> {
  for (let frames = 0; frames < 600; frames += 1) {
    // A key that comes before the page is drawn scrolls nothing.
    if (press !== null && frames % 20 === 0) await page.keyboard.press(press);
    const holds = await page.evaluate(`new Promise((done) => requestAnimationFrame(() => done(${condition})))`);
    if (holds === true) return;
  }
  throw new Error(`It did not come to that: ${condition}`);
}

(program === null ? describe.skip : describe)('the report page in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'review-gate-page-'));
  let browser: Browser;
  let sample: SampleReport;
  /** A review that waits for a person, with an approval of an older head. */
  let waiting: Report;
  beforeAll(async () => {
    [sample, browser] = await Promise.all([sampleReport(folder), Browser.start(program ?? '')]);
    const [, { report = null } = {}] = await buildPeopleSituations();
    if (report === null) throw new Error('no such situation');
    waiting = report;
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  let pages = 0;
  const shown = (html: string, view: View = {}) => {
    pages += 1;
    const file = join(folder, `page-${pages}.html`);
    writeFileSync(file, html);
    return browser.open(pathToFileURL(file).href, view);
  };
  const open = (report: Report, view: View = {}) => shown(renderReportPage(report).html, view);
  const text = async (page: Page, selector: string) => page.locator(selector).allInnerTexts();

  it('shows every part of a real review, as the command writes it', async () => {
    const { page, faults } = await shown(sample.html, { height: 12_000 });
    expect(await page.title()).toBe('local/corner-shop: request-changes – Review Gate');
    expect(await text(page, 'h1')).toEqual(['Discount codes at the checkout']);
    expect(await text(page, 'h2')).toEqual([
      'Verdict',
      expect.stringMatching(/^(?:Look at (?:this line|these \d+ lines)|Nothing is left to look at)/u),
      'Acceptance criteria',
      'Findings',
      'Risk',
      'Policy',
      'Coverage',
      'Trace',
    ]);
    expect((await text(page, '.verdict')).join()).toMatch(/request-changes[\s\S]*Decided by the rule errors/u);
    // A criterion beside its code, with the words that it is bound by marked in it.
    const criterion = page.locator('.criterion').first();
    expect(await criterion.locator('h3').innerText()).toContain('applyDiscount(cart, code)');
    expect(await criterion.locator('.code').first().locator('mark').allInnerTexts()).toEqual(
      expect.arrayContaining(['applyDiscount', 'percentage', 'SAVE10']),
    );
    expect(await criterion.locator('.code .k').first().innerText()).toBe('export');
    expect(await criterion.locator('meter').count()).toBeGreaterThan(2);
    // A finding behind its line.
    const [line, finding] = [page.locator('.l.hit.error').first(), page.locator('#f1')];
    expect(await line.innerText()).toContain('CATALOGUE_TOKEN');
    const [above, below] = [await line.boundingBox(), await finding.boundingBox()];
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
    expect((await finding.innerText()).split('\n')[0]).toContain('A GitHub token in codes.js');
    expect(await page.locator('.chart tbody tr').count()).toBeGreaterThan(5);
    expect((await page.locator('.rule.held').first().innerText()).replace(/\s+/gu, ' ')).toContain(
      'errors held → request-changes decided findings.error > 0 findings.error = 2',
    );
    expect(await page.locator('.chain li').count()).toBe(12);
    expect(await text(page, '#trace .whole code')).toContain(sample.report.trace?.digest);
    expect(faults).toEqual([]);
  });

  it('begins, for a reviewer, with who opens the gate, where to look, what changed since, and people', async () => {
    const { page, faults } = await open(waiting);
    expect((await text(page, 'h2')).slice(0, 4)).toEqual([
      'Verdict',
      'Look at these 7 lines and 1 criterion',
      'Since @bob looked at 1a2b3c4d5e6f',
      'People',
    ]);
    expect((await text(page, '.steps')).join()).toMatch(/Approve the pull request: 1 approval is missing.*@cleo/u);
    expect((await text(page, '#look .pill')).join()).toBe('unaccounted,new,open');
    expect((await text(page, '#people .pill')).join()).toBe('owner missing,stale');
    expect(faults).toEqual([]);
    await page.close();
  });

  it('does not show a secret that the review found', () => {
    expect(sample.html).not.toContain(TOKEN.slice(0, 12));
    expect(renderReportPage(sample.report).html).not.toContain(TOKEN.slice(0, 12));
  });

  it.each([
    [360, 'light'],
    [360, 'dark'],
    [1440, 'light'],
    [1440, 'dark'],
  ] as const)(
    'is readable for everyone at %i pixels, %s',
    async (width, scheme) => {
      const reports = width === 360 ? [sample.report, fullReport('some words', 5), waiting] : [sample.report];
      for (const report of reports) {
        const { page, faults } = await open(report, { width, height: 14_000, scheme });
        await page.evaluate(`for (const one of document.querySelectorAll('details')) one.open = true`);
        expect(await findBarriers(page)).toEqual([]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(faults).toEqual([]);
        await page.close();
      }
    },
    90_000,
  );

  it('leads by the keyboard to everything, in the order of the page', async () => {
    const { page } = await open(sample.report, { height: 3_000 });
    const count = Number(await page.evaluate(`${REACHABLE}.length`));
    expect(count).toBeGreaterThan(30);
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(`${REACHABLE}.indexOf(document.activeElement)`)).toBe(at);
    }
  });

  it('skips to the report, and opens what is closed with Enter', async () => {
    const { page } = await open(sample.report);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to the report');
    expect(await page.evaluate('document.activeElement.getBoundingClientRect().left')).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(`document.activeElement.closest('main') !== null`)).toBe(true);
    const list = page.locator('details', { has: page.locator('summary', { hasText: '5 changed files' }) });
    await list.locator('summary').focus();
    expect(await list.locator('table').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    expect(await list.locator('table').isVisible()).toBe(true);
  });

  it('scrolls code inside its own box, by the keyboard too', async () => {
    const { page } = await open(sample.report, { width: 360 });
    const box = page.locator('#findings .code').first();
    await box.focus();
    await until(page, 'document.activeElement.scrollLeft > 0', 'ArrowRight');
    // What a finding says stays in sight.
    const words = await page.locator('#f1 > div').boundingBox();
    expect(words?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(360);
  });

  it('prints with everything open and no line of code cut', async () => {
    const { page } = await open(sample.report, { width: 800 });
    await page.emulateMedia({ media: 'print' });
    const hidden = `[...document.querySelectorAll('details:not([open]) > :not(summary)')].filter((one) => !one.checkVisibility({ contentVisibilityAuto: true }) || one.getBoundingClientRect().height === 0).length`;
    const cut = `[...document.querySelectorAll('.code, .scroll')].filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > 801).length`;
    await until(page, `${hidden} === 0 && ${cut} === 0`);
    expect(await page.locator('details:not([open])').count()).toBeGreaterThan(3);
  });

  it('shows hostile words as words, wherever they stand', async () => {
    const change = {
      title: HOSTILE,
      author: HOSTILE,
      base: { ref: HOSTILE, sha: HOSTILE },
      head: { ref: HOSTILE, sha: HOSTILE },
      files: [
        {
          path: HOSTILE,
          old_path: HOSTILE,
          status: HOSTILE,
          omitted: null,
          hunks: [{ old_start: 1, new_start: 1, section: HOSTILE, lines: Array(6).fill(`+${HOSTILE}`) }],
        },
      ],
    };
    const { page, faults } = await open({ ...fullReport(HOSTILE, 4), change }, { width: 360, height: 14_000 });
    expect(await page.locator('main script, main img, main style').count()).toBe(0);
    expect(await page.locator('h1').innerText()).toContain('<script>alert(1)</script>');
    expect(await page.locator('h1').innerText()).toContain('[U+202E]');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    expect(faults).toEqual([]);
  });

  it('scrolls through 5,000 findings', async () => {
    const files = Array.from({ length: 100 }, (_, file) => `src/part${file}.ts`);
    const change = {
      ...(sample.report.change ?? { title: '', author: '', base: { ref: '', sha: '' }, head: { ref: '', sha: '' } }),
      files: files.map((path) => ({
        path,
        old_path: null,
        status: 'added',
        omitted: null,
        hunks: [
          {
            old_start: 0,
            new_start: 1,
            section: '',
            lines: Array.from({ length: 1_000 }, (_, at) => `+export const value${at} = compute('text', ${at});`),
          },
        ],
      })),
    };
    const findings = Array.from({ length: 5_000 }, (_, at) =>
      buildFinding({
        id: `fnd_${at}`,
        location: {
          file: files[at % 100] ?? '',
          lineRange: [Math.floor(at / 100) * 20 + 1, Math.floor(at / 100) * 20 + 2],
        },
        title: `Finding ${at}`,
      }),
    );
    const { page, faults } = await open(buildReport({ findings, change }));
    expect(await page.locator('.found').count()).toBe(5_000);
    await page.goto(`${page.url()}#f5000`);
    await page.locator('#f5000').waitFor();
    const top = `document.getElementById('f5000').getBoundingClientRect().top`;
    await until(page, `${top} >= 0 && ${top} < innerHeight`);
    expect(await page.locator('#f5000').innerText()).toContain('Finding');
    // Wherever one stops, there is something to read. Only what stands in the window is asked: the place of each finding would lay out
    // all that is off the screen.
    const seen = `Array.from({ length: 20 }, (_, at) =>
      document.elementFromPoint(innerWidth / 3, (innerHeight * at) / 20)).some((one) => one?.closest('.found, .l') != null)`;
    for (const share of [0.9, 0.5, 0.2]) {
      await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${share})`);
      await until(page, seen);
    }
    expect(faults).toEqual([]);
  }, 90_000);
});
