/** What other people can do in place of the author's steps is no step of the author: it stands behind them, on every surface. */
import { describe, expect, it } from '@jest/globals';
import { logGate } from '../../src/action/log/gate-lines.js';
import { Log } from '../../src/action/log/log.js';
import {
  html,
  type Report,
  renderComment,
  renderJobSummary,
  renderSteps,
  renderTextReport,
} from '../../src/report/index.js';
import { recordingCore } from '../action/recording-core.js';
import { reviewReport } from './reviewed-report.js';

const TICKET = {
  body: '## Acceptance criteria\n\n- The nightly export of invoices is encrypted with the key of the tenant\n',
  edited_at: null,
};
const LAST_STEP = 'Have a person look at';
const ALTERNATIVE = 'Or, if the change is right as it is: somebody who may push and did not make it';

const FILES = { 'src/retry.ts': { old: 'export const retries = 1;\n', new: 'export const retries = 3;\n' } };

function readLog(report: Report): string {
  const core = recordingCore();
  logGate(new Log(core), report, { level: 'info', line: 'Closed.', address: null });
  return core.everything.map((line) => line.replace(/^info: /u, '')).join('\n');
}

const SURFACES: readonly (readonly [surface: string, read: (report: Report) => string, item: RegExp])[] = [
  ['the comment', (report) => renderComment(report, { checkName: 'Gate', checkRunUrl: null, runUrl: null }), /^- /u],
  ['the job summary', (report) => renderJobSummary(report), /^- /u],
  ['the terminal', (report) => renderTextReport(report, { color: false }), /^ {2}/u],
  ['the log of the step', readLog, /^- /u],
  ['the page', (report) => html`${renderSteps(report, (title) => html`<h2>${title}</h2>\n`)}`.text, /^<li>/u],
];

describe('what people can do in place of what the author can', () => {
  it.each(SURFACES)('stands behind the steps and is none of them: %s', async (_, read, item) => {
    const lines = read(await reviewReport({ title: 'Retries', tickets: [TICKET], files: FILES, people: {} })).split(
      '\n',
    );
    const step = lines.findIndex((line) => line.includes(LAST_STEP));
    const other = lines.findIndex((line) =>
      line.replaceAll(/<[^>]*>/gu, '').includes('Or, if the change is right as it is'),
    );
    expect(lines[step]).toMatch(item);
    expect(other).toBeGreaterThan(step);
    expect(lines[other]).not.toMatch(item);
    expect(lines.join(' ').replaceAll(/\s+/gu, ' ')).toContain(ALTERNATIVE);
  });
});
