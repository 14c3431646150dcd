/** Commits that are in no pull request yet: the report says what people will do there, and what the author can do before. */
import { describe, expect, it } from '@jest/globals';
import {
  formatStepsTitle,
  listNextSteps,
  type Report,
  renderJobSummary,
  renderMarkdownReport,
  renderReportPage,
  renderTextReport,
} from '../../src/report/index.js';
import { parsed } from './page/elements.js';
import { buildReport } from './report-builders.js';
import { reviewReport } from './reviewed-report.js';

const TICKET = {
  body: [
    '## Acceptance criteria',
    '',
    '- `shippingCost(total)` is free from a total of 50',
    '- Existing permission gates stay unchanged',
    '',
  ].join('\n'),
  edited_at: null,
};

const FILES = {
  'src/shipping.ts': {
    old: 'export const base = 5;\n',
    new: [
      'export const base = 5;',
      'export function shippingCost(total: number): number {',
      '  return total >= 50 ? 0 : base;',
      '}',
      '',
    ].join('\n'),
  },
  'src/gates.ts': { old: 'export const gates = one;\n', new: 'export const gates = permission;\n' },
  'src/zebra.ts': { old: 'stripes();\nb();\nmane();\n', new: 'spots();\nb();\ntail();\n' },
};

const local = async (files: typeof FILES | Record<string, { old: string; new: string }>): Promise<Report> => ({
  ...(await reviewReport({ title: 'Free shipping', tickets: [TICKET], files })),
  pr: null,
});
const show = (report: Report) => renderTextReport(report, { color: false }).replaceAll(/\s+/gu, ' ');

describe('a local review that waits for people', () => {
  it('says that people open the gate in the pull request, and calls it no step of the author', async () => {
    const report = await local(FILES);
    expect(report.review.verdict).toBe('needs-review');
    expect(show(report)).toContain('An approval of the pull request opens it.');
    expect(show(report)).toContain(
      'To open the gate Open a pull request; somebody approves it who may push and did not make the change. That answers for 6 lines and 1 criterion: the list below.',
    );
    expect(formatStepsTitle(report)).toBe('What its author can do, so that less is left to people');
    expect(listNextSteps(report).map(({ what }) => what)).not.toContainEqual(expect.stringContaining('Have a person'));
  });

  it('begins so in Markdown too, which is put into the pull request, and on the page', async () => {
    const report = await local(FILES);
    const markdown = renderMarkdownReport(report);
    expect(markdown).toContain(
      '### To open the gate\n\nSomebody approves this pull request who may push and did not make the change. That answers for 6 lines and 1 criterion: the list below.\n\n### What its author can do, so that less is left to people\n',
    );
    expect(markdown).not.toContain('Open a pull request');
    expect(parsed(renderReportPage(report).html).words.replaceAll(/\s+/gu, ' ')).toContain(
      'To open the gate Open a pull request; somebody approves it who may push',
    );
  });

  it('asks for as many people as the policy wants', async () => {
    const report = await local(FILES);
    const decision = report.trace?.decision;
    const reviews = { given: false, needed: 2, approvals: 0 };
    const facts = { ...decision?.facts, reviews };
    const more = buildReport({
      ...report,
      trace:
        report.trace === null || decision === undefined ? null : { ...report.trace, decision: { ...decision, facts } },
    });
    expect(show(more)).toContain('2 approvals of the pull request open it.');
    expect(show(more)).toContain('Open a pull request; 2 people approve it who may push');
    expect(renderMarkdownReport(more)).toContain('2 people approve this pull request who may push');
  });

  it('says of a weak criterion once what is missing, beside the criterion, and where the nearest lines are', async () => {
    const text = show(await local(FILES));
    expect(text).toContain('What is not shown stands beside it, below.');
    expect(text.split('not shown: ')).toHaveLength(2);
    expect(text).toMatch(/weak AC2 Existing permission gates .* not shown: .* nearest to it: src\/gates\.ts:1/u);
  });

  it('names the lines of which the same is said together', async () => {
    expect(show(await local(FILES))).toContain('src/zebra.ts lines 1, 3 and removed lines 1, 3 src/gates.ts');
  });

  it('says in Markdown of a weak criterion once what is missing', async () => {
    const markdown = renderMarkdownReport(await local(FILES));
    expect(markdown).toMatch(/^- 🟨 weak \*\*AC2\*\*: below$/mu);
    expect(markdown.split('not shown: ')).toHaveLength(2);
    const body = `${TICKET.body}- Existing prices stay unchanged\n`;
    const more = await reviewReport({ title: 'Free shipping', tickets: [{ ...TICKET, body }], files: FILES });
    expect(renderMarkdownReport({ ...more, pr: null })).toMatch(/^- 🟨 weak \*\*AC2\*\* and \*\*AC3\*\*: below$/mu);
  });

  it('links to them in one row of the job summary', async () => {
    const rows = renderJobSummary(await local(FILES)).split('\n');
    const row = rows.find((line) => line.startsWith('- 🟧 unaccounted') && line.includes('zebra'));
    expect(row).toMatch(/line 1, removed 1.*; .*line 3, removed 3/u);
  });

  it('has a row for each definition, which is named once', async () => {
    const markdown = renderMarkdownReport(
      await local({
        'src/zebra.ts': {
          old: 'function run() {\n  stripes();\n  b();\n  mane();\n}\nfunction rest() {\n  lie();\n}\n',
          new: 'function run() {\n  spots();\n  b();\n  tail();\n}\nfunction rest() {\n  stand();\n}\n',
        },
      }),
    );
    const rows = markdown.split('\n').filter((line) => line.startsWith('- 🟧 unaccounted'));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/line 2, removed 2.*; .*line 4, removed 4.* in `run`$/u);
    expect(rows[1]).toMatch(/line 7, removed 7.* in `rest`$/u);
  });

  it('gives steps as before where its author must mend something first', async () => {
    const report = await local({
      ...FILES,
      'test/shipping.test.ts': { old: '', new: 'it.only("is free", () => expect(shippingCost(50)).toBe(0));\n' },
    });
    expect(report.review.verdict).toBe('request-changes');
    expect(show(report)).not.toContain('pull request opens it');
    expect(formatStepsTitle(report)).toBe('To open the gate');
    expect(listNextSteps(report).at(-1)?.what).toContain('Have a person look at');
  });

  it('promises nothing where an approval would not open it: the base is not allowed', async () => {
    const report = await local(FILES);
    const { trace } = report;
    if (trace === null) throw new Error('no trace');
    const facts = { ...trace.decision.facts, base: { allowed: false } };
    const other: Report = { ...report, trace: { ...trace, decision: { ...trace.decision, facts } } };
    expect(show(other)).not.toContain('pull request opens it');
    expect(formatStepsTitle(other)).toBe('To open the gate');
  });
});
