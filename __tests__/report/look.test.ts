/** "Look at these N lines": what of a change is left to people, wherever a report says it. */
import { describe, expect, it } from '@jest/globals';
import { hashSha256 } from '../../src/base/hash.js';
import type { Span } from '../../src/contract/index.js';
import { formatDecision } from '../../src/report/decision.js';
import {
  MAX_CHECK_OUTPUT_BYTES,
  MAX_COMMENT_CHARACTERS,
  type Report,
  type ReportedChange,
  renderCheckRunOutput,
  renderComment,
  renderJobSummary,
  renderReportPage,
  renderTextReport,
} from '../../src/report/index.js';
import { readVisibleText } from '../stand-ins/markdown.js';
import { parsed } from './page/elements.js';
import {
  buildAccounted,
  buildAccounting,
  buildReport,
  buildRule,
  buildSpan,
  buildTrace,
  HEAD_SHA,
} from './report-builders.js';

const COMMENT = { checkName: 'Review Gate', checkRunUrl: null, runUrl: null };
const DIFF = `https://github.com/octo/shop/pull/7/files#diff-${hashSha256('src/cart.ts')}`;

/** Added lines of `src/cart.ts`. */
const added = (first: number, last: number, changes: Partial<Span> = {}) =>
  buildSpan({
    location: { file: 'src/cart.ts', lineRange: [first, last] },
    lines: last - first + 1,
    weight: last - first + 1,
    ...changes,
  });
const removed = (at: number, first: number, last: number, changes: Partial<Span> = {}) =>
  added(first, last, {
    location: { file: 'src/cart.ts', lineRange: [at, at] },
    side: 'removed',
    old_line_range: [first, last],
    ...changes,
  });
const binary = buildSpan({
  location: { file: 'assets/tool.bin', lineRange: [1, 1] },
  side: 'file',
  lines: 0,
  reason: 'opaque',
  why: 'a binary that is no picture',
  weight: 50,
});
const SETTLED = [
  added(100, 279, { reason: 'asked' }),
  added(300, 319, { reason: 'supporting' }),
  added(400, 407, { reason: 'inert' }),
];

/** Every report of words, as its words. */
const told = (report: Report): Readonly<Record<string, string>> => ({
  summary: readVisibleText(renderJobSummary(report)),
  check: readVisibleText(renderCheckRunOutput(report).summary),
  comment: readVisibleText(renderComment(report, COMMENT)),
  terminal: renderTextReport(report, { color: false }),
  page: parsed(renderReportPage(report).html).words,
});

const lookIn = (report: Report): string =>
  /### (?:Look at)[\s\S]*?(?=\n### |\n<sub>|$)/u.exec(renderJobSummary(report))?.[0] ?? '';

describe('the change as its parts', () => {
  it.each([
    [[...SETTLED, added(1, 4)], 'Look at these 4 lines', '212 lines: 180 asked, 20 supporting, 8 inert, 4 to look at'],
    [[...SETTLED, added(1, 1)], 'Look at this line', '209 lines: 180 asked, 20 supporting, 8 inert, 1 to look at'],
    [
      [added(1, 3), added(5, 6, { reason: 'opaque' }), binary],
      'Look at these 5 lines and 1 file',
      '5 lines: 5 to look at, and 1 file to look at as a whole',
    ],
    [[added(1, 1), binary], 'Look at 1 line and 1 file', '1 line: 1 to look at, and 1 file to look at as a whole'],
    [[binary], 'Look at this file', 'no changed lines, and 1 file to look at as a whole'],
    [
      [added(1, 2, { reason: 'derived' }), added(3, 5, { reason: 'vouched' }), added(9, 9)],
      'Look at this line',
      '6 lines: 2 derived, 3 vouched, 1 to look at',
    ],
  ])('is said in one line, everywhere (%#)', (spans, title, parts) => {
    for (const [where, words] of Object.entries(told(buildAccounted(spans)))) {
      expect([where, words]).toEqual([where, expect.stringContaining(title)]);
      expect([where, words.toLowerCase()]).toEqual([where, expect.stringContaining(parts)]);
    }
  });

  it('has a comma between thousands, everywhere; the numbers of lines have none', () => {
    const spans = [added(1, 5024), added(6000, 7199, { reason: 'asked' })];
    for (const [where, words] of Object.entries(told(buildAccounted(spans)))) {
      expect([where, words]).toEqual([where, expect.stringContaining('Look at these 5,024 lines')]);
      expect([where, words]).toEqual([where, expect.stringContaining('6,224 lines: 1,200 asked, 5,024 to look at')]);
      expect([where, words]).toEqual([where, expect.stringMatching(/lines? 1[-–]5024/u)]);
    }
  });

  it.each([
    [SETTLED, 'Nothing is left to look at: 208 lines, 180 asked, 20 supporting, 8 inert.'],
    [[], 'Nothing is left to look at: no line was changed.'],
  ])('says so where nothing is left (%#)', (spans, sentence) => {
    for (const [where, words] of Object.entries(told(buildAccounted(spans)))) {
      expect([where, words]).toEqual([where, expect.stringContaining(where === 'page' ? 'Nothing is left' : sentence)]);
      expect(words).not.toContain('Look at');
    }
  });

  it('says once what a reason means, not of each place', () => {
    const why = 'no criterion is seen to ask for it, and it may matter';
    const spans = [added(1, 4, { why }), added(10, 12, { why }), added(20, 21, { why: 'a symbolic link' })];
    const { summary = '', terminal = '', page = '' } = told(buildAccounted(spans));
    for (const [words, meaning] of [
      [summary, why],
      [page, why],
      [terminal, 'to look at: not seen to be asked for'],
    ] as const) {
      expect(words.split(meaning)).toHaveLength(2);
      expect(words.split('a symbolic link')).toHaveLength(2);
    }
  });

  it('is not told of a review that does not account for its lines', () => {
    for (const report of [buildReport(), buildReport({ trace: buildTrace() })]) {
      for (const words of Object.values(told(report))) expect(words).not.toMatch(/to look at|Look at th/u);
    }
  });

  it('is told by the review alone where the trace could not be read', () => {
    const count = (lines: number) => ({ lines, spans: 1, files: 1 });
    const accounting = { asked: count(10), unaccounted: count(3), opaque: count(0), new_word: count(2) };
    const report = buildReport({ review: { ...buildReport().review, accounting } });
    const { summary, page } = told(report);
    for (const words of [summary, page]) {
      expect(words).toContain('Look at these 3 lines');
      expect(words).toContain('The trace could not be read, so the places are not named here.');
    }
    expect(summary).toContain('15 lines: 10 asked, 3 to look at');
  });

  it('is a bar on the page, with the same numbers in words', () => {
    const { elements, words } = parsed(renderReportPage(buildAccounted([...SETTLED, added(1, 4)])).html);
    const bar = elements.find(({ attributes }) => attributes['class'] === 'parts');
    expect(bar?.attributes).toMatchObject({
      role: 'img',
      'aria-label': '212 lines: 180 asked, 20 supporting, 8 inert, 4 to look at',
    });
    const widths = elements.filter(({ tag, attributes }) => tag === 'rect' && 'x' in attributes);
    const shares = widths.map(({ attributes }) => Number.parseFloat(attributes['width'] ?? ''));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
    expect(Math.min(...shares)).toBeGreaterThan(0.9);
    for (const line of ['180 asked', '20 supporting', '8 inert', '4 unaccounted']) expect(words).toContain(line);
  });
});

describe('the places', () => {
  it('come by file, that of the heaviest first and then line by line, with what they are in, why, and a link', () => {
    const spans = [
      added(4, 4, { location: { file: 'a.ts', lineRange: [4, 4] } }),
      added(10, 24, { symbol: 'total', why: 'nothing asks for `total`', weight: 5 }),
      added(40, 41, { weight: 30 }),
      binary,
    ];
    const section = lookIn(buildAccounted(spans));
    const places = section.match(/^(?:`.*|- .*)$/gmu) ?? [];
    expect(places.map((line) => line.replace(/\(https[^)]*\)/u, '()'))).toEqual([
      '`assets/tool.bin`',
      '- 🟥 opaque [the whole file](): a binary that is no picture',
      '`src/cart.ts`, 17 lines',
      '- 🟧 unaccounted [lines 10-24]() in `total`: nothing asks for `total`',
      '- 🟧 unaccounted [lines 40-41](): nothing asks for it',
      '`a.ts`, 1 line',
      '- 🟧 unaccounted [line 4](): nothing asks for it',
    ]);
    expect(section).toContain(`(${DIFF}R10-R24)`);
    expect(section).toContain(`#diff-${hashSha256('assets/tool.bin')})`);
    expect(section).not.toContain('old numbers');
  });

  it('of one weight come by file and line', () => {
    const at = (file: string, line: number) => buildSpan({ location: { file, lineRange: [line, line] } });
    const text = renderTextReport(buildAccounted([at('b.ts', 2), at('b.ts', 1), at('a.ts', 9), at('B.ts', 1)]), {
      color: false,
    });
    const [, look = ''] = text.split('Look at these');
    expect(look.match(/^ {2}\S+$|lines? \d+(?:, \d+)*/gmu)).toEqual([
      '  B.ts',
      'line 1',
      '  a.ts',
      'line 9',
      '  b.ts',
      'lines 1, 2',
    ]);
  });

  it('show what was removed as removed, with its old lines, beside what replaced it', () => {
    const spans = [removed(30, 20, 22), removed(50, 40, 41), added(50, 52)];
    const section = lookIn(buildAccounted(spans));
    expect(section).toContain(`[lines 50-52, removed 40-41](${DIFF}R50-R52)`);
    expect(section).toContain(`[removed lines 20-22](${DIFF}L20-L22)`);
    expect(section).toContain('Removed lines have their old numbers.');
    expect(section.match(/^- .*$/gmu)).toEqual([expect.stringMatching(/\); \[.*\): nothing asks for it$/u)]);
  });

  it('that follow each other are one, with the definitions that they are in', () => {
    const spans = [
      removed(10, 7, 8, { symbol: 'a' }),
      removed(10, 9, 9, { symbol: 'b' }),
      added(10, 14, { symbol: 'a' }),
      added(15, 15, { symbol: 'c' }),
      added(16, 20, { symbol: 'd', why: 'another reason' }),
      added(22, 22),
    ];
    expect(lookIn(buildAccounted(spans)).match(/^- .*$/gmu)).toEqual([
      `- 🟧 unaccounted [lines 10-20, removed 7-9](${DIFF}R10-R20) in \`a\`, \`b\`, \`c\` and 1 more: nothing asks for it; another reason`,
      `- 🟧 unaccounted [line 22](${DIFF}R22): nothing asks for it`,
    ]);
  });

  it.each([
    ['another reason', removed(50, 40, 41, { reason: 'opaque' })],
    ['another place', removed(30, 40, 41)],
    ['another file', removed(50, 40, 41, { location: { file: 'b.ts', lineRange: [50, 50] } })],
  ])('stay apart for %s', (_, before) => {
    expect(lookIn(buildAccounted([before, added(50, 52)])).match(/\]\(/gu)).toHaveLength(2);
  });

  it('say of what is known of a part of them, and not beside it that nothing is', () => {
    const usual = { why: 'no criterion is seen to ask for it, and it may matter' };
    const near = { why: 'perhaps for AC2: check that it is' };
    const look = lookIn(
      buildAccounted([
        removed(10, 7, 9, usual),
        added(10, 12, near),
        removed(30, 20, 21, near),
        added(30, 31, usual),
        removed(50, 40, 41, usual),
        added(50, 51, usual),
      ]),
    );
    const places = look.split('\n').filter((line) => line.includes('🟧 unaccounted ['));
    expect(places.map((line) => line.replace(/.*\)/u, ''))).toEqual([`: ${near.why}`, '']);
    expect(look.match(/\]\(/gu)).toHaveLength(3);
  });

  it('link to added lines at the head commit where there is no pull request, and to nothing without a server', () => {
    const spans = [removed(30, 20, 22), added(50, 52)];
    const local = renderJobSummary(buildAccounted(spans, { pr: null }));
    expect(local).toContain(`[\`lines 50-52\`](https://github.com/octo/shop/blob/${HEAD_SHA}/src/cart.ts#L50-L52)`);
    expect(local).toContain('unaccounted removed lines 20-22; [');
    expect(lookIn(buildAccounted(spans, { serverUrl: null }))).not.toContain('](');
  });

  it('never make the annotations more: those are findings alone', () => {
    expect(renderCheckRunOutput(buildAccounted([added(1, 9)])).title).toContain('9 lines to look at');
  });
});

describe('what to do', () => {
  const asking = (condition: string) => {
    const rules = [buildRule('look', condition, { held: true })];
    const accounting = buildAccounting([added(1, 9)]);
    const facts = { accounting: { unaccounted: { lines: 9, spans: 1, files: 1 }, share: 0.5678 } };
    return buildReport({ trace: buildTrace({ decision: { rule: 'look', rules, facts }, steps: { accounting } }) });
  };

  it.each(['accounting.unaccounted.lines > 0', 'accounting.unaccounted.spans > 0', 'accounting.share < 1.0'])(
    'names the lines where the policy asks for %s',
    (condition) => {
      expect(told(asking(condition))['terminal']).toContain('Have a person look at 9 lines and approve.');
    },
  );

  it('does not where the policy does not ask', () => {
    expect(told(asking('findings.total > 0'))['terminal']).not.toContain('Have a person look at 9 lines');
  });

  it.each([
    ['accounting.unaccounted.lines > 0', '9 lines are left for a person to look at.'],
    ['accounting.unaccounted.files > 0', '1 file is left for a person to look at.'],
    ['accounting.share < 1.0', '56 % of the changed lines need no person.'],
  ])('says of %s what it is', (condition, words) => {
    expect(told(asking(condition))['summary']).toContain(words);
  });
});

describe('the code of the places', () => {
  const change: ReportedChange = {
    title: 'T',
    author: 'ada',
    base: { ref: 'main', sha: 'b'.repeat(40) },
    head: { ref: 'x', sha: HEAD_SHA },
    files: [
      {
        path: 'src/cart.ts',
        old_path: null,
        status: 'modified',
        omitted: null,
        hunks: [
          {
            old_start: 1,
            new_start: 1,
            section: '',
            lines: [' kept', '-old second', '+new second', '+new third', ' last'],
          },
          { old_start: 20, new_start: 21, section: '', lines: [' above', '-gone twenty-one', ' below'] },
        ],
      },
    ],
  };
  const lines = (spans: readonly Span[]) => {
    const { html } = renderReportPage(buildAccounted(spans, { change }));
    const [, look = ''] = /<section id="look"([\s\S]*?)<\/section>/u.exec(html) ?? [];
    return [...look.matchAll(/<span class="(l[^"]*)"><b>(\d*)<\/b>(.*?)\n<\/span>/gu)].map(
      ([, kind = '', number = '', text = '']) => `${kind} ${number} ${text.replace(/<[^>]*>/gu, '')}`,
    );
  };

  it('is there with the lines around it, added and removed', () => {
    expect(lines([removed(2, 2, 2), added(2, 3)])).toEqual([
      'l 1  kept',
      'l del hit open 2 -old second',
      'l add hit open 2 +new second',
      'l add hit open 3 +new third',
      'l 4  last',
    ]);
  });

  it('is one box for neighbours, and shows each line once', () => {
    const { html } = renderReportPage(buildAccounted([added(2, 2), added(4, 4)], { change }));
    expect(html.match(/aria-label="src\/cart\.ts, [^"]*"/gu)).toHaveLength(1);
    expect(lines([added(2, 2), added(3, 3)]).filter((line) => line.includes('new second'))).toHaveLength(1);
  });

  it('begins and ends with no blank line, and is right where the hunk begins with one', () => {
    const hunks = [{ old_start: 1, new_start: 1, section: '', lines: [' ', ' one', '+two', ' ', ' three'] }];
    const blank = { ...change, files: change.files.map((file) => ({ ...file, hunks })) };
    const { html } = renderReportPage(buildAccounted([added(3, 3)], { change: blank }));
    const [, look = ''] = /<section id="look"([\s\S]*?)<\/section>/u.exec(html) ?? [];
    const rows = [...look.matchAll(/<b>(\d+)<\/b>(.*?)\n<\/span>/gu)].map(
      ([, at, text = '']) => `${at}${text.replace(/<[^>]*>/gu, '')}`,
    );
    expect(rows).toEqual(['2 one', '3+two', '4 ', '5 three']);
  });

  it('is that of the old side for what was only removed', () => {
    expect(lines([removed(21, 21, 21)])).toEqual(['l 21  above', 'l del hit open 21 -gone twenty-one', 'l 22  below']);
  });

  it('is not there for lines that are not in the change, and for a file as a whole', () => {
    expect(lines([added(900, 901), removed(1, 500, 501), binary])).toEqual([]);
  });
});

describe('bounds', () => {
  const many = (words: string): Span[] =>
    Array.from({ length: 5_000 }, (_, at) =>
      added(at * 20 + 1, at * 20 + 3, {
        location: { file: `${words}${at % 400}.ts`, lineRange: [at * 20 + 1, at * 20 + 3] },
        why: `${words} because ${at}`,
        symbol: words,
        weight: at,
      }),
    );

  it.each([
    ['plain names', 'src/part'],
    ['hostile names', '<b>`|"\u202e\n../@a '],
    ['long names', 'deep/'.repeat(600)],
  ])('hold for 5,000 spans with %s', (_, words) => {
    const report = buildAccounted(many(words));
    const { summary, text } = renderCheckRunOutput(report);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
    expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
    expect(renderComment(report, COMMENT).length).toBeLessThanOrEqual(MAX_COMMENT_CHARACTERS);
    expect(Buffer.byteLength(renderReportPage(report).html)).toBeLessThan(10_000_000);
    expect(renderTextReport(report, { color: false }).split('\n').length).toBeLessThan(3_000);
  });

  it('count what is not named, also what the trace left out', () => {
    const report = buildAccounted(many('src/part'));
    expect(lookIn(report)).toContain('because 4999');
    expect(lookIn(report)).toMatch(
      /\nAnd 4,950 more places, also in `src\/part\d+\.ts`, `src\/part\d+\.ts`, `src\/part\d+\.ts` and 347 more files: the job summary, the report and the trace have more of them\./u,
    );
    expect(renderComment(report, COMMENT)).toContain('And 4,990 more places');
    expect(renderTextReport(report, { color: false })).toContain('and 4,940 more places');
    expect(renderReportPage(report).html).toContain('4,000 more places not shown here');
    const whole = buildAccounting([added(1, 2), added(5, 6), added(8, 9)]);
    const cut = { ...whole, spans: [added(1, 2)], left_out: 2 };
    const steps = { accounting: JSON.parse(JSON.stringify(cut)) };
    expect(lookIn(buildReport({ trace: buildTrace({ steps }) }))).toContain('And 2 more places');
  });

  it('fold the files after the first twenty', () => {
    const places = Array.from({ length: 60 }, (_, at) =>
      added(1, 2, { location: { file: `src/part${at}.ts`, lineRange: [1, 2] } }),
    );
    const { html } = renderReportPage(buildAccounted(places));
    expect(html.match(/<details class="file" open>/gu)).toHaveLength(20);
    expect(html.match(/<details class="file">/gu)).toHaveLength(40);
  });

  it('hold for the code: one file of 100,000 lines that are all left', () => {
    const text = `+${'const value = 1; '.repeat(60)}`;
    const hunks = [{ old_start: 0, new_start: 1, section: '', lines: Array.from({ length: 100_000 }, () => text) }];
    const file = { path: 'src/cart.ts', old_path: null, status: 'added', omitted: null, hunks };
    const change = { title: 'T', author: 'a', base: { ref: '', sha: '' }, head: { ref: '', sha: '' }, files: [file] };
    const spans = Array.from({ length: 5_000 }, (_, at) => added(at * 20 + 1, at * 20 + 18));
    const { html } = renderReportPage(buildAccounted(spans, { change }));
    expect(Buffer.byteLength(html)).toBeLessThan(10_000_000);
    expect(html).toContain('<span class="l add hit open">');
  });
});

describe('the rule that decided', () => {
  const decided = (facts: { lines: number; files: number; spans: number }) =>
    formatDecision({
      trace: {
        ...buildTrace(),
        decision: {
          ...buildTrace().decision,
          rule: 'unread',
          rules: [
            {
              name: 'unread',
              condition: 'accounting.opaque.spans > 0',
              verdict: 'needs-review',
              held: true,
              source: 'x',
            },
          ],
          facts: { accounting: { opaque: facts } },
        },
      },
    });

  it.each([
    [{ lines: 56, files: 5, spans: 12 }, '56 opaque lines'],
    [{ lines: 1, files: 1, spans: 1 }, '1 opaque line'],
    [{ lines: 0, files: 1, spans: 1 }, '1 opaque file'],
    [{ lines: 0, files: 0, spans: 0 }, 'no opaque line'],
  ])('counts lines, as the list below it, and not spans (%#)', (facts, words) => {
    expect(decided(facts)).toContain(`: ${words}.`);
  });
});
