/** What is said of a backtest: figures, CSV, page. */
import { describe, expect, it } from '@jest/globals';
import { formatBacktest } from '../../src/cli/output/format-backtest.js';
import { cutIntoTenths } from '../../src/report/backtest/chart.js';
import {
  type Backtest,
  type BacktestChange,
  formatBacktestCsv,
  formatLater,
  formatShare,
  renderBacktestPage,
  tallyBacktest,
} from '../../src/report/index.js';

type Gate = 'open' | 'person' | 'closed';
const decision = (gate: Gate, rule: string) => ({ gate, rule, why: `because of ${rule}` });

function change(at: number, as_is: Gate, if_asked: Gate, more: Partial<BacktestChange> = {}): BacktestChange {
  return {
    commit: String(at).padStart(40, '0'),
    pull: at,
    merged_at: `2026-01-${String(at).padStart(2, '0')}T00:00:00.000Z`,
    title: `Change ${at}`,
    review: {
      files: 1,
      added: 2,
      removed: 3,
      tier: 'T1',
      as_is: decision(as_is, `first-${as_is}`),
      if_asked: decision(if_asked, `second-${if_asked}`),
      findings: if_asked === 'closed' ? [{ rule: 'security/secret', error: 2, warn: 0, info: 0 }] : [],
    },
    failure: null,
    later: null,
    ...more,
  };
}

const reverted = { kind: 'reverted', by: 'f'.repeat(40), days: 1, lines: null } as const;
const fixed = { kind: 'lines', by: 'e'.repeat(40), days: 0, lines: 2 } as const;

const BACKTEST: Backtest = {
  schema: 'review-gate.backtest/1',
  repo: 'octo/shop',
  url: 'https://github.com/octo/shop',
  branch: 'main',
  tip: 'a'.repeat(40),
  policy: 'balanced',
  chosen: 6,
  stopped: true,
  notes: [],
  changes: [
    change(5, 'person', 'closed', { title: '=HYPERLINK("http://x"),"<script>alert(1)</script>"\u202e' }),
    change(4, 'person', 'open', { later: fixed }),
    change(3, 'person', 'open', { later: reverted }),
    change(2, 'open', 'open'),
    change(1, 'person', 'person', { review: null, failure: 'The commit is not there.' }),
  ],
};

describe('the figures', () => {
  const tally = tallyBacktest(BACKTEST.changes);

  it('count each gate, and what became of the changes', () => {
    expect(tally).toMatchObject({ reviewed: 4, failed: 1 });
    expect(tally.gates).toEqual({
      as_is: { open: 1, person: 3, closed: 0 },
      if_asked: { open: 3, person: 0, closed: 1 },
    });
    expect(tally.fates.if_asked.open).toEqual({ changes: 3, reverted: 1, mended: 1 });
    expect(tally.fates.as_is.open).toEqual({ changes: 1, reverted: 0, mended: 0 });
  });

  it('count the rules that decided and those that spoke', () => {
    expect(tally.deciding.map(({ rule, as_is, if_asked }) => [rule, as_is, if_asked])).toEqual([
      ['second-closed', 0, 1],
      ['first-person', 3, 0],
      ['second-open', 0, 3],
      ['first-open', 1, 0],
    ]);
    expect(tally.loud).toEqual({ findings: 2, changes: 1 });
    expect(tally.rules).toEqual([{ rule: 'security/secret', error: 2, warn: 0, info: 0, changes: 1 }]);
  });

  it('are there for no change', () => {
    expect(tallyBacktest([])).toMatchObject({ reviewed: 0, failed: 0, deciding: [], rules: [] });
    expect(formatShare(0, 0)).toBe('0');
    expect(renderBacktestPage({ ...BACKTEST, changes: [] }).html).toContain('The last 0 changes');
  });

  it.each([
    [1, 3, '1 (33.3 %)'],
    [1, 2, '1 (50 %)'],
  ])('show %i of %i as %s', (part, whole, text) => {
    expect(formatShare(part, whole)).toBe(text);
  });

  it.each([
    [null, ''],
    [reverted, 'reverted after 1 day'],
    [fixed, 'mended on the same day: a fix changed 2 lines of it'],
    [{ ...fixed, kind: 'named', lines: null }, 'mended on the same day: a commit names it'],
  ] as const)('name what became of a change: %#', (later, text) => {
    expect(formatLater(later)).toBe(text);
  });
});

describe('the CSV', () => {
  const rows = formatBacktestCsv(BACKTEST).split('\r\n');

  it('has a line of headings and a row for each change', () => {
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatch(/^commit,pull,merged_at,title,/u);
    expect(rows[2]).toContain(',person,first-person,because of first-person,open,second-open,');
    expect(rows[5]).toContain('The commit is not there.');
  });

  it('has no formula, and quotes what would end a cell', () => {
    expect(rows[1]).toContain(`"'=HYPERLINK(""http://x""),""<script>alert(1)</script>""[U+202E]"`);
  });
});

describe('the page', () => {
  const { html, contentSecurityPolicy } = renderBacktestPage(BACKTEST);

  it('shows words of others as words, and loads nothing', () => {
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toMatch(/ style="| src=/u);
    expect(contentSecurityPolicy).toMatch(/^default-src 'none'/u);
  });

  it('is of no change in a terminal if it was stopped at once: no table of zeros', () => {
    expect(formatBacktest({ ...BACKTEST, chosen: 60, changes: [] })).toBe(
      `${BACKTEST.repo}: stopped before the first of 60 changes of ${BACKTEST.branch} was reviewed.\n`,
    );
  });

  it('has no line of prose in a terminal that is longer than the others', () => {
    const text = formatBacktest({ ...BACKTEST, notes: ['word '.repeat(60).trim()] });
    const prose = text.split('\n').filter((line) => /^(?:- | {2}\S|word)/u.test(line));
    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(96);
  });

  it('draws both pictures, links commits, and says that it was stopped', () => {
    expect(html.match(/<svg class="columns"/gu)).toHaveLength(2);
    expect(html).toContain('From git alone: opens 1, needs a person 3, asks for changes 0, of 4 changes');
    expect(html).toContain(`href="https://github.com/octo/shop/commit/${'f'.repeat(40)}"`);
    expect(html).toContain('href="https://github.com/octo/shop/pull/4"');
    expect(html).toContain('Stopped before the end: 5 of 6 changes were reviewed.');
    expect(renderBacktestPage({ ...BACKTEST, url: null }).html).not.toContain('https://github.com');
  });

  it('cuts the history into ten parts of the same size, and into fewer where there are fewer changes', () => {
    const sizes = (count: number) => cutIntoTenths(Array.from({ length: count })).map(({ length }) => length);
    expect(sizes(23)).toEqual([2, 2, 2, 3, 2, 2, 3, 2, 2, 3]);
    expect(sizes(3)).toEqual([1, 1, 1]);
    expect(sizes(0)).toEqual([]);
  });
});
