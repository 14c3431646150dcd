/** The page of a backtest in a real browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { type Backtest, renderBacktestPage } from '../../src/report/index.js';
import { Browser, findBarriers, findChromium, NO_BROWSER } from '../stand-ins/browser.js';

const program = findChromium(process.env);
if (program === null) process.stderr.write(`${NO_BROWSER}\n`);

const decision = { gate: 'person', rule: 'unaccounted-changes', why: 'no ticket' } as const;
const BACKTEST: Backtest = {
  schema: 'review-gate.backtest/1',
  repo: 'octo/shop',
  url: null,
  branch: 'main',
  tip: 'a'.repeat(40),
  policy: 'balanced',
  chosen: 60,
  stopped: false,
  notes: [],
  changes: Array.from({ length: 60 }, (_, at) => ({
    commit: String(at).padStart(40, '0'),
    pull: at + 1,
    merged_at: '2026-01-10T00:00:00.000Z',
    title: `Change ${at}`,
    review: { files: 1, added: 2, removed: 3, tier: 'T1', as_is: decision, if_asked: decision, findings: [] },
    failure: null,
    later: at % 9 === 0 ? { kind: 'reverted', by: 'f'.repeat(40), days: 1, lines: null } : null,
  })),
};

(program === null ? it.skip : it).each([
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
] as const)('breaks no word of its tables, %i pixels wide, %s', async (width, scheme) => {
  const folder = mkdtempSync(join(tmpdir(), 'review-gate-backtest-'));
  const file = join(folder, 'backtest.html');
  writeFileSync(file, renderBacktestPage(BACKTEST).html);
  const browser = await Browser.start(program ?? '');
  try {
    const { page, faults } = await browser.open(pathToFileURL(file).href, { width, scheme });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    const rows = await page.evaluate(
      "[...document.querySelectorAll('table.counts thead tr, table.counts tbody tr')].slice(0, 8).map((row) => row.getBoundingClientRect().height)",
    );
    // A row of one line is less than two lines of text high.
    expect(Math.max(...z.array(z.number()).parse(rows))).toBeLessThan(42);
    expect(await findBarriers(page)).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
