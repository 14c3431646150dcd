/** A merge queue's commit, where people opened the gate on the pull request. */
import { describe, expect, it } from '@jest/globals';
import type { ComparedFile } from '../../../src/github/pulls/comparisons.js';
import { complete, HEAD, step } from '../harness.js';

const BASE = 'b'.repeat(40);
const PULL_HEAD = 'c'.repeat(40);
const QUEUE_BASE = 'd'.repeat(40);
const APPROVED = `${BASE}...${PULL_HEAD}`;
const QUEUED = `${QUEUE_BASE}...${HEAD}`;

const file = (more: Partial<ComparedFile> = {}): ComparedFile => ({
  filename: 'src/pay.ts',
  status: 'modified',
  sha: '1'.repeat(40),
  patch: '@@ -1,2 +1,2 @@\n a\n-b\n+c',
  ...more,
});

const queue = async (
  compared: Readonly<Record<string, readonly ComparedFile[] | null>>,
  review: object = {},
  group: object = { base_sha: QUEUE_BASE },
) => {
  const head_ref = `refs/heads/gh-readonly-queue/main/pr-9-${QUEUE_BASE}`;
  const { runs, exitCode } = await step({
    event: 'merge_group',
    payload: { merge_group: { head_sha: HEAD, head_ref, base_ref: 'refs/heads/main', ...group } },
    compared,
    findings: async () => ({ findings: [], truncated: false }),
    wait: async () =>
      complete({
        verdict: 'auto-approve',
        base_sha: BASE,
        head_sha: PULL_HEAD,
        people: { approvals: ['ada'], signed: [] },
        ...review,
      }),
  });
  return { conclusion: runs[0]?.conclusion, exitCode, summary: JSON.stringify(runs[0]?.output) };
};

describe('a queue commit of an approved pull request', () => {
  it.each<[string, ComparedFile[], ComparedFile[]]>([
    ['the same contents', [file()], [file()]],
    [
      'the same lines at another place of a file that moved on',
      [file()],
      [file({ sha: '2'.repeat(40), patch: '@@ -9,2 +9,2 @@\n z\n-b\n+c' })],
    ],
    ['a file that goes', [file({ status: 'removed' })], [file({ status: 'removed' })]],
  ])('counts: %s', async (_, approved, queued) => {
    expect(await queue({ [APPROVED]: approved, [QUEUED]: queued })).toMatchObject({
      conclusion: 'success',
      exitCode: 0,
    });
  });

  it.each<[string, readonly ComparedFile[] | null, readonly ComparedFile[] | null]>([
    ['other lines', [file()], [file({ sha: '2'.repeat(40), patch: '@@ -1,2 +1,2 @@\n a\n-b\n+d' })]],
    ['a file more', [file()], [file(), file({ filename: 'src/z.ts' })]],
    ['a file less', [file(), file({ filename: 'src/z.ts' })], [file()]],
    ['a large file of another content', [file({ patch: null })], [file({ patch: null, sha: '2'.repeat(40) })]],
    [
      'a file from another place',
      [file({ status: 'renamed', previous_filename: 'a' })],
      [file({ status: 'renamed', previous_filename: 'b' })],
    ],
    ['more files than can be compared', null, [file()]],
  ])('does not count: %s', async (_, approved, queued) => {
    const gate = await queue({ [APPROVED]: approved, [QUEUED]: queued });
    expect(gate).toMatchObject({ conclusion: 'failure', exitCode: 1 });
    expect(gate.summary).toContain('people approved the pull request');
  });

  it('does not count in the queue of another branch', async () => {
    const same = { [APPROVED]: [file()], [QUEUED]: [file()] };
    const gate = await queue(same, { base_ref: 'release/2' });
    expect(gate).toMatchObject({ conclusion: 'failure', exitCode: 1 });
    expect(gate.summary).toContain('goes into release/2 now, and this queue is for main');
    expect(await queue(same, { base_ref: 'main' })).toMatchObject({ conclusion: 'success' });
  });

  it('does not count where it cannot be compared', async () => {
    expect(await queue({})).toMatchObject({
      conclusion: 'failure',
      summary: expect.stringContaining('contents: read'),
    });
    expect(await queue({ [APPROVED]: [file()], [QUEUED]: [file()] }, {}, {})).toMatchObject({ conclusion: 'failure' });
    expect(await queue({ [APPROVED]: [file()], [QUEUED]: [file()] }, { base_sha: null })).toMatchObject({
      conclusion: 'failure',
    });
  });

  it('is compared where people signed or answered for lines alone, and not where nobody was needed', async () => {
    const nobody = { approvals: [], signed: [] };
    expect(await queue({}, { people: { approvals: [], signed: ['AC1'] } })).toMatchObject({ conclusion: 'failure' });
    const vouched = { accounting: { vouched: { lines: 1, spans: 1, files: 1 } } };
    expect(await queue({}, { people: nobody, ...vouched })).toMatchObject({ conclusion: 'failure' });
    expect(await queue({}, { people: nobody })).toMatchObject({ conclusion: 'success' });
  });
});
