/** The end of the log: what a person reads who opens a red job, without scrolling: first why, then what to do. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { logGate } from '../../../src/action/log/gate-lines.js';
import { Log } from '../../../src/action/log/log.js';
import type { Report } from '../../../src/report/index.js';
import { buildPeopleSituations } from '../../report/people-situations.js';
import { situations } from '../../report/situations.js';
import { recordingCore } from '../recording-core.js';

const CHECK = 'https://github.com/octo/shop/runs/7';
/** Lines of a window that is open on a job. */
const WINDOW = 25;

let reports: ReadonlyMap<string, Report>;
beforeAll(async () => {
  const all = [...(await situations()), ...(await buildPeopleSituations())];
  reports = new Map(all.flatMap(({ name, report }) => (report === null ? [] : [[name, report] as const])));
});

function conclude(name: string, change: Partial<Report> = {}, address: string | null = CHECK): string[] {
  const report = reports.get(name);
  if (report === undefined) throw new Error(`no situation ${name}`);
  const core = recordingCore();
  logGate(new Log(core), { ...report, ...change }, { level: 'error', line: 'The gate is closed: no.', address });
  return core.everything.map((line) => line.replace(/^info: /u, ''));
}

describe('the end of the log', () => {
  it('names the rule, each error and criterion with its place, and the report', () => {
    expect(conclude('not-approved')).toEqual([
      'error: The gate is closed: no. Decided by the rule “errors” of the policy “balanced”: 2 findings of severity error.',
      'To open the gate:',
      '- Fix 2 errors.',
      '  src/codes.js:9 A GitHub token in codes.js',
      expect.stringContaining('  test/discount.test.js:10 Focused test: '),
      '- Meet AC5: no changed line shows it.',
      expect.stringContaining('  AC5 Each redemption is stored per customer'),
      '- Have a person look at 6 lines and approve.',
      `The whole report: ${CHECK}`,
    ]);
  });

  it('says who may approve where that is what is missing', () => {
    const [decided = '', title, look, approve, again] = conclude('stale-approval');
    expect(decided).toMatch(
      /^error: The gate is closed: no\. Decided by the rule “unaccounted-changes” of the policy “balanced”: /u,
    );
    expect(title).toBe('To open the gate, in three steps:');
    expect(look).toMatch(/^1\. Look at 7 lines .* https:\/\/github\.com\/corner-shop\/checkout\/pull\/8\/files$/u);
    expect(approve).toMatch(
      /of people who may push and did not make the change\..* Or copy each `\/review-gate` line of this report into a review/u,
    );
    expect(again).toBe('3. Then this job runs again by itself, and the gate opens.');
  });

  it.each([
    ['no-ticket', '- Have a person look at 56 lines and approve.'],
    ['unmet-criteria', '- Meet AC5: no changed line shows it.'],
    ['partial-coverage', '  src/rates.js The file is larger than 1 MiB, and was not read.'],
    ['dry-run', 'Before it would be approved:'],
    ['fork', 'To open the gate:'],
    ['many-findings', '  and 7 more'],
  ])('%s: %s', (name, line) => {
    expect(conclude(name)).toContain(line);
  });

  it('fits a window, however much there is', () => {
    for (const name of reports.keys()) expect([name, conclude(name).length <= WINDOW]).toEqual([name, true]);
  });

  it('names no rule where nothing is left to do, and no address where there is none', () => {
    expect(conclude('approved')).toEqual(['error: The gate is closed: no.', `The whole report: ${CHECK}`]);
    expect(conclude('approved', {}, null)).toEqual(['error: The gate is closed: no.']);
  });

  it('says that an approval does not help while an error stands', () => {
    const trace = reports.get('not-approved')?.trace ?? null;
    if (trace === null) throw new Error('no trace');
    const facts = { ...trace.decision.facts, reviews: { given: true } };
    const said = conclude('not-approved', { trace: { ...trace, decision: { ...trace.decision, facts } } });
    // Before the steps: who reads it last has asked for an approval by then.
    expect(said[1]).toBe(
      'An approval does not open the gate yet: first do what follows. People cannot answer for an error, for a criterion that the code contradicts, or for what could not be read.',
    );
  });
});
