/** A criterion whose place is only removed lines: nobody looks for it in the file as it is now. */
import { expect, it } from '@jest/globals';
import { renderJobSummary, renderReportPage, renderTextReport } from '../../src/report/index.js';
import { createRemovalTeller } from '../../src/report/places.js';
import { parsed } from './page/elements.js';
import { buildAccounted, buildSpan } from './report-builders.js';
import { reviewReport } from './reviewed-report.js';

const at = (line: number) => ({ file: 'src/cart.ts', lineRange: [line, line] });
const removed = (line: number, old: readonly [number, number]) =>
  buildSpan({ location: at(line), side: 'removed', old_line_range: [...old] });

it.each([
  ['one line', [removed(56, [57, 57])], 'removed line 57'],
  ['several lines', [removed(56, [57, 59])], 'removed lines 57-59'],
  ['several runs', [removed(56, [57, 57]), removed(56, [58, 59])], 'removed lines 57, 58-59'],
  ['many runs', [57, 59, 61, 63].map((old) => removed(56, [old, old])), 'removed lines 57, 59, 61 and more'],
  ['lines that others replaced', [removed(56, [57, 57]), buildSpan({ location: at(56) })], ''],
  ['another line', [removed(12, [13, 13])], ''],
  ['nothing', [], ''],
])('says what was removed there: %s', (_, spans, words) => {
  expect(createRemovalTeller(buildAccounted(spans))('src/cart.ts:56')).toBe(words);
});

it('says nothing where the trace does not list all of the change', () => {
  const report = buildAccounted([removed(56, [57, 57])]);
  const steps = report.trace?.steps.map((step) => ({ ...step, evidence: { ...Object(step.evidence), left_out: 1 } }));
  const cut = report.trace === null ? null : { ...report.trace, steps: steps ?? [] };
  expect(createRemovalTeller({ trace: cut })('src/cart.ts:56')).toBe('');
});

it('stands beside the place in every report', async () => {
  const kept = 'export const a = 1;\nexport const b = 2;\n';
  const report = await reviewReport({
    title: 'No banner',
    tickets: [{ body: '## Acceptance criteria\n\n- The function `showBanner` is removed\n', edited_at: null }],
    files: { 'src/banner.ts': { old: `${kept}export function showBanner() {\n  show(banner);\n}\n`, new: kept } },
  });
  const words = 'removed lines 3-5';
  expect(renderTextReport(report, { color: false })).toContain(`src/banner.ts:2 (${words}`);
  expect(renderJobSummary(report)).toContain(`#L2) (${words})`);
  expect(parsed(renderReportPage(report).html).words).toContain(`src/banner.ts:2 ${words}`);
});
