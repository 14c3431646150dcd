/** The base of a review in the step: its outputs, a base that changes, and another pull request with the same head. */
import { describe, expect, it } from '@jest/globals';
import { ObservedReview } from '../../../src/contract/index.js';
import { formatIdentity } from '../../../src/github/checks/check-identity.js';
import type { StandingCheckRun } from '../../../src/github/checks/standing-checks.js';
import { complete, HEAD, REMOTE, step } from '../harness.js';

const BASE = 'b'.repeat(40);
const MERGE_BASE = 'c'.repeat(40);
const onMain = { base_ref: 'main', base_sha: BASE, merge_base_sha: MERGE_BASE };
const wait = async () => complete(onMain);
const pull = (baseRef: string, more = {}) => ({ open: true, draft: false, headSha: HEAD, baseRef, ...more });

function standing(pr: number, ref: string, own: 'success' | 'failure', more: Partial<StandingCheckRun> = {}) {
  const externalId = formatIdentity({ pr, base: { ref, sha: BASE }, headSha: HEAD, own, about: 'rev_0' });
  const url = 'https://github.com/r/4';
  const completedAt = '2026-01-01T00:00:00Z';
  return { id: 4, url, externalId, conclusion: own, completedAt, title: 'Before', annotations: 0, ...more };
}

describe('the base of a review', () => {
  it('is in the outputs, and in the external id and the summary of the check run', async () => {
    const { core, runs, summary } = await step({ wait, pulls: { 7: pull('main') } });
    expect(core.outputs).toMatchObject({ 'base-ref': 'main', 'base-sha': BASE, 'merge-base-sha': MERGE_BASE });
    expect(runs[0]?.externalId).toBe(`review-gate:7:main:${BASE}:${HEAD}:success:rev_1`);
    expect(runs[0]?.output.summary).toContain('`main` `bbbbbbbbbbbb`');
    expect(summary).toContain('`main` `bbbbbbbbbbbb`');
  });

  it('is left out where the service does not know it, and the gate opens as before', async () => {
    const { core, exitCode, runs } = await step();
    expect(exitCode).toBe(0);
    expect(Object.keys(core.outputs).filter((name) => name.includes('base'))).toEqual([]);
    expect(runs[0]?.externalId).toBe(`review-gate:7:::${HEAD}:success:rev_1`);
  });

  it.each([
    ['no text', { base_ref: 7, base_sha: {} }],
    ['no commit', { base_ref: 'main', base_sha: 'main' }],
    ['a name with a colon', { base_ref: 'a:b', base_sha: BASE }],
  ])('may be %s in the answer of a service', async (_, more) => {
    const review = ObservedReview.parse({ ...complete(), ...more });
    const { exitCode } = await step({ wait: async () => review });
    expect(exitCode).toBe(0);
  });
});

describe('a base that changes while the step runs', () => {
  it('closes a gate that would open', async () => {
    const { exitCode, core, runs } = await step({ wait, pulls: { 7: pull('release') } });
    expect(exitCode).toBe(1);
    expect(runs[0]).toMatchObject({ conclusion: 'failure' });
    expect(core.outputs['approved']).toBe('false');
    expect(JSON.stringify(core.of('error'))).toContain(
      'the pull request goes into release now, and this review was for main.',
    );
  });

  it('closes it without a check run too', async () => {
    const inputs = { ...REMOTE, annotations: 'none' };
    expect((await step({ inputs, wait, pulls: { 7: pull('release') } })).exitCode).toBe(1);
  });

  it('leaves advice as it is, and a gate of which GitHub says nothing', async () => {
    const inputs = { ...REMOTE, 'fail-on': 'never' };
    expect((await step({ inputs, wait, pulls: { 7: pull('release') } })).exitCode).toBe(0);
    expect((await step({ wait })).exitCode).toBe(0);
  });
});

describe('check runs that stand on the head', () => {
  it('are superseded if they are of this pull request and another base', async () => {
    const given = [standing(7, 'release', 'success'), standing(8, 'release', 'success', { id: 3 })];
    const { revised, exitCode } = await step({ wait, standing: given, pulls: { 7: pull('main'), 8: pull('release') } });
    expect(exitCode).toBe(0);
    expect(revised).toMatchObject([
      {
        id: 4,
        conclusion: 'neutral',
        completedAt: '2026-01-01T00:00:00Z',
        output: { title: expect.stringMatching(/Superseded/u) },
      },
    ]);
  });

  it('close the job too if they are of another open pull request that is not approved', async () => {
    const pulls = { 7: pull('main'), 8: pull('release') };
    const { runs, exitCode, core, summary } = await step({
      wait,
      standing: [standing(8, 'release', 'failure')],
      pulls,
    });
    expect(exitCode).toBe(1);
    expect(runs[0]).toMatchObject({
      conclusion: 'failure',
      output: { title: expect.stringMatching(/^Closed by #8/u) },
    });
    expect(JSON.stringify(core.of('error'))).toContain('this commit is also the head of #8');
    expect(summary).toContain('The gate is closed');
  });

  it('do not if that one is closed', async () => {
    const pulls = { 7: pull('main'), 8: pull('release', { open: false }) };
    const given = [standing(8, 'release', 'failure')];
    expect((await step({ wait, standing: given, pulls })).exitCode).toBe(0);
  });
});
