/** What nobody reads is not said to be read. */
import { expect, it } from '@jest/globals';
import { renderComment, renderJobSummary, renderReportPage } from '../../src/report/index.js';
import { parsed } from './page/elements.js';
import { buildAccounted, buildSpan } from './report-builders.js';

const opaque = (file: string, why: string) =>
  buildSpan({ location: { file, lineRange: [1, 1] }, reason: 'opaque', why });
const LONG = 'not read: one line of 5,321 characters';
const OPTIONS = { checkName: 'Review Gate', checkRunUrl: null, runUrl: null };

it.each([
  [[opaque('a.json', LONG)], '3 files, 2 read; 1 not read: one line of 5,321 characters'],
  [[opaque('a.json', LONG), opaque('b.json', LONG)], '3 files, 1 read; 2 not read: one line of 5,321 characters'],
  [[opaque('a.json', LONG), opaque('b', 'a submodule')], '2 not read: one line of 5,321 characters, a submodule |'],
  [[buildSpan()], '3 files, all read'],
])('says how many files were read, and why the others were not (%#)', (spans, words) => {
  expect(renderJobSummary(buildAccounted(spans))).toContain(words);
});

it('is said in the comment and on the page too', () => {
  const report = buildAccounted([opaque('a.json', LONG)]);
  expect(renderComment(report, OPTIONS)).toContain('| 3 files, 2 read; 1 not read: one line of 5,321 characters |');
  const { words } = parsed(renderReportPage(report).html);
  expect(words).toContain('3 files changed, 2 read; 1 not read: one line of 5,321 characters');
  expect(words).toContain('1 file not read');
  expect(words).not.toContain('everything that matters was read');
});

it('is nothing of the comment where all was read', () => {
  expect(renderComment(buildAccounted([buildSpan()]), OPTIONS)).not.toContain('| Read |');
});
