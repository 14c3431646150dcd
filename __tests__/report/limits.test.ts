/** GitHub's limits: whatever there is, it fits; whole rows are cut, the least first, and what is cut is counted. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ObservedFinding } from '../../src/contract/index.js';
import {
  MAX_CHECK_OUTPUT_BYTES,
  MAX_COMMENT_CHARACTERS,
  MAX_JOB_SUMMARY_BYTES,
  type Report,
  renderCheckRunOutput,
  renderComment,
  renderFailureComment,
  renderFailureSummary,
  renderJobSummary,
  renderMarkdownReport,
  sortFindings,
} from '../../src/report/index.js';
import { buildFinding, buildReport, fullReport } from './report-builders.js';

const OPTIONS = { checkName: 'Review Gate', checkRunUrl: null, runUrl: null };

/** Findings that can be told apart by their titles, of all severities in turn. */
const findings = (count: number, changes: Partial<ObservedFinding> = {}): ObservedFinding[] =>
  Array.from({ length: count }, (_, at) =>
    buildFinding({
      id: `fnd_${at}`,
      severity: ['info', 'error', 'warn'][at % 3] ?? 'info',
      location: { file: `src/part-${at % 7}.ts`, lineRange: [at + 1, at + 1] },
      title: `F${at}. ${changes.title ?? ''}`,
      ...(changes.rationale === undefined ? {} : { rationale: changes.rationale }),
    }),
  );

const numbersIn = (markdown: string) => new Set([...markdown.matchAll(/\*\*F(\d+)\./gu)].map(([, at]) => Number(at)));
const cutIn = (markdown: string) =>
  Number((/([\d,]+) more findings? (?:is|are) not shown/u.exec(markdown)?.[1] ?? '0').replaceAll(',', ''));

/** What is shown and what is counted are all there are, and what is shown is the worst. */
function expectWorst(report: Report, markdown: string): void {
  const shown = numbersIn(markdown);
  expect(shown.size + cutIn(markdown)).toBe(report.findings.length);
  const worst = sortFindings(report.findings).slice(0, shown.size);
  expect(new Set(worst.map(({ title }) => Number(/\d+/u.exec(title)?.[0])))).toEqual(shown);
  if (report.findings.length > 0) expect(shown.size).toBeGreaterThan(0);
}

/** No row is half there, and what is folded is closed. */
function expectWhole(markdown: string): void {
  const broken = markdown.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith(' |'));
  expect(broken).toEqual([]);
  expect(markdown.match(/<details>/gu)?.length).toBe(markdown.match(/<\/details>/gu)?.length);
  expect(markdown).not.toMatch(/\u2026$/u);
}

function expectWithin(report: Report): void {
  const { title, summary, text } = renderCheckRunOutput(report);
  expect(title.length).toBeLessThanOrEqual(255);
  expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
  expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
  expect(Buffer.byteLength(renderJobSummary(report))).toBeLessThanOrEqual(MAX_JOB_SUMMARY_BYTES);
  expect(renderComment(report, OPTIONS).length).toBeLessThanOrEqual(MAX_COMMENT_CHARACTERS);
  for (const markdown of [summary, text ?? '', renderJobSummary(report), renderComment(report, OPTIONS)])
    expectWhole(markdown);
}

describe('findings', () => {
  const size = fc.record({
    count: fc.oneof(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 1200 })),
    title: fc.integer({ min: 0, max: 300 }),
    rationale: fc.integer({ min: 0, max: 3000 }),
    letter: fc.constantFrom('x', '語', '\u{1f600}', '<', '@a', '\u202e'),
  });

  it('of any number and size stay within the limits, and the worst survive', () => {
    fc.assert(
      fc.property(size, ({ count, title, rationale, letter }) => {
        const given = findings(count, { title: letter.repeat(title), rationale: letter.repeat(rationale) });
        const report = buildReport({ findings: given });
        expectWithin(report);
        expectWorst(report, renderCheckRunOutput(report).text ?? '');
        expectWorst(report, renderJobSummary(report));
      }),
      { numRuns: 12 },
    );
  });

  it('are 5,000 of 70,000 characters: within the limit, and the reader is told where the rest is', () => {
    const report = buildReport({ findings: findings(5000, { title: 'T'.repeat(255), rationale: 'é'.repeat(70_000) }) });
    expectWithin(report);
    expectWorst(report, renderJobSummary(report));
    expect(renderJobSummary(report)).toMatch(/not shown here, to save space\. The output `findings` names a file/u);
    expect(renderCheckRunOutput(report).text).toMatch(/The annotations of this check run hold every finding\./u);
    expect(renderJobSummary(report)).toContain('[Trace]');
    expect(renderJobSummary(report)).toContain('**AC2**');
  });

  it('are all in the report that has no limit', () => {
    const report = buildReport({ findings: findings(3000, { rationale: 'x'.repeat(900) }) });
    expect(numbersIn(renderMarkdownReport(report)).size).toBe(3000);
    expect(cutIn(renderMarkdownReport(report))).toBe(0);
  });

  it('keep their words where there is room, have fewer where there is little, and none where there is less', () => {
    const text = (count: number) =>
      renderCheckRunOutput(buildReport({ findings: findings(count, { rationale: `why ${'x'.repeat(900)} end` }) }))
        .text ?? '';
    expect(text(10)).toContain(' end');
    expect(text(100)).toContain('why ');
    expect(text(100)).not.toContain(' end');
    expect(cutIn(text(100))).toBe(0);
    expect(text(300)).not.toContain('why ');
  });
});

describe('everything else', () => {
  const HUGE = fc.record({
    times: fc.integer({ min: 1, max: 200 }),
    letters: fc.integer({ min: 1, max: 5000 }),
    letter: fc.constantFrom('x', '語', '<', '@a', '/', ':'),
  });

  it('of any number and size stays within the limits', () => {
    fc.assert(
      fc.property(HUGE, ({ times, letters, letter }) => expectWithin(fullReport(letter.repeat(letters), times))),
      { numRuns: 4 },
    );
  });

  it.each(['x', '語', '@a', '<'])('of 70,000 characters stays within the limits, and whole: %s', (letter) => {
    const report = fullReport(letter.repeat(70_000), 4);
    expectWithin(report);
    for (const markdown of [renderJobSummary(report), renderCheckRunOutput(report).summary])
      expect(markdown).toContain('review ');
  });

  it('shows the unmet criteria, where thousands are met', () => {
    const bindings = Array.from({ length: 4000 }, (_, at) => ({
      id: `AC${at}`,
      lines: at === 3999 ? [] : [`src/語${at}.ts:1`],
      confidence: 0.5,
    }));
    const report = buildReport({ review: { ...buildReport().review, ac_bindings: bindings } });
    const { summary } = renderCheckRunOutput(report);
    expectWithin(report);
    expect(summary).toContain('| ❔ no lines | **AC3999** |');
    expect(summary).toMatch(/\d+ more criteria are not shown here/u);
  });

  it('leaves room for each part, however large another is', () => {
    const { findings: many } = fullReport('x'.repeat(500), 2000);
    const report = { ...fullReport('seen', 3), findings: many };
    const text = renderCheckRunOutput(report).text ?? '';
    for (const part of ['### Findings', '### Risk', '### Confidence', '### Suppressed', '### Reports of other tools']) {
      expect(text).toContain(part);
    }
  });

  it('of a fault stays within the limits', () => {
    fc.assert(
      fc.property(HUGE, ({ times, letters, letter }) => {
        const words = `${letter.repeat(letters)}\n- x`;
        const fault = {
          title: words,
          detail: words.repeat(4),
          hint: words,
          notes: Array.from({ length: times }, () => words),
        };
        expect(Buffer.byteLength(renderFailureSummary(fault))).toBeLessThanOrEqual(MAX_JOB_SUMMARY_BYTES);
        expect(renderFailureComment(fault, OPTIONS).length).toBeLessThanOrEqual(MAX_COMMENT_CHARACTERS);
      }),
      { numRuns: 20 },
    );
  });
});
