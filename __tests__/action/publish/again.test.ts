/** What the steps that open the gate say of the job: whether it runs again by itself. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../src/action/environment.js';
import { logGate } from '../../../src/action/log/gate-lines.js';
import { Log } from '../../../src/action/log/log.js';
import { logPlaces, logSince } from '../../../src/action/log/places.js';
import { describeAgain } from '../../../src/action/publish/again.js';
import { buildPeopleSituations } from '../../report/people-situations.js';
import { recordingCore } from '../recording-core.js';
import { scratchFolder } from '../scratch.js';

const RUN = 'https://github.com/octo/shop/actions/runs/42';
const BY_ITSELF = 'Then this job runs again by itself, and the gate opens.';

const environment = (workspace: string, more: Readonly<Record<string, string>> = {}) =>
  readEnvironment({
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_REPOSITORY: 'octo/shop',
    GITHUB_RUN_ID: '42',
    GITHUB_WORKSPACE: workspace,
    GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/gate.yml@refs/heads/main',
    ...more,
  });

describe('a job that a person has made green', () => {
  it.each([
    ['on:\n  pull_request:\n  pull_request_review:\n    types: [submitted]\n', BY_ITSELF],
    ['on: [pull_request, pull_request_review]\n', BY_ITSELF],
    ['on: pull_request # not pull_request_review\n', null],
    ['on:\n  - pull_request\n  - pull_request_review_comment\n', null],
  ])('runs again by itself where its workflow says so: %j', async (workflow, told) => {
    const workspace = await scratchFolder();
    await mkdir(join(workspace, '.github', 'workflows'), { recursive: true });
    await writeFile(join(workspace, '.github', 'workflows', 'gate.yml'), workflow);
    expect(await describeAgain(environment(workspace))).toBe(
      told ?? `Then re-run this job (${RUN}); with the event pull_request_review in its workflow it does so by itself.`,
    );
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['a review started it', { GITHUB_EVENT_NAME: 'pull_request_review' }, BY_ITSELF],
    [
      'it runs in a merge queue',
      { GITHUB_EVENT_NAME: 'merge_group' },
      'Then add the pull request to the merge queue again.',
    ],
    [
      'there is no checkout',
      {},
      `Then this job runs again by itself if its workflow has the event pull_request_review; if not, re-run it (${RUN}).`,
    ],
    [
      'the workflow has a name that leads elsewhere',
      { GITHUB_WORKFLOW_REF: 'octo/shop/.github/workflows/../../secret@main', GITHUB_RUN_ID: '' },
      'Then this job runs again by itself if its workflow has the event pull_request_review; if not, re-run it.',
    ],
  ])('is told what is known where %s', async (_, more, told) => {
    expect(await describeAgain(environment(await scratchFolder(), more))).toBe(told);
  });
});

describe('the log of a job that waits for a person', () => {
  it('has what changed since, the list with its commands, and the three steps', async () => {
    const [, stale] = await buildPeopleSituations();
    const core = recordingCore();
    const log = new Log(core);
    const report = stale?.report ?? null;
    if (report === null) throw new Error('no such situation');
    for (const write of [logSince, logPlaces]) write(log, report);
    logGate(log, report, { level: 'info', line: 'The gate is closed: no.', address: null });
    expect(core.plain).toEqual([
      '1 file differs since: src/audit.js.',
      '2 parts are new to look at.',
      '9 lines: 2 asked, 7 to look at.',
      expect.stringMatching(/^src\/audit\.js: lines 1-7 in record, forget \(unaccounted, new: /u),
      expect.stringMatching(/^if it is fine: \/review-gate vouch src\/audit\.js@[0-9a-f]{32} because …$/u),
      expect.stringMatching(/^open AC2: “Demo given to the support team”; if it is fine: \/review-gate sign AC2@/u),
      expect.stringMatching(
        /^The gate is closed: no\. Decided by the rule “unaccounted-changes” of the policy “balanced”: /u,
      ),
      'To open the gate, in three steps:',
      '1. Look at 7 lines and 1 criterion in the list. https://github.com/corner-shop/checkout/pull/8/files',
      expect.stringMatching(/^2\. Approve the pull request: .* @cleo\. @bob approved an older state/u),
      '3. Then this job runs again by itself, and the gate opens.',
    ]);
  });
});
