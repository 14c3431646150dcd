/** Which pull request and which commit: every event that works, and what the others say. */
import { describe, expect, it } from '@jest/globals';
import {
  type Event,
  issueCommentEvent,
  mergeGroupEvent,
  plainEvent,
  pullRequestEvent,
  workflowRunEvent,
} from '../stand-ins/events.js';
import { HEAD, PR, REPO, useGate } from '../stand-ins/gate.js';
import { READ_PULL } from '../stand-ins/github/server.js';

const gate = useGate();

const ABOUT = { repo: REPO, pr: PR, headSha: HEAD };
const GROUP = 'd'.repeat(40);
const MERGE = 'e'.repeat(40);

async function runOn(event: Event, inputs: Readonly<Record<string, string>> = {}, more: { runAttempt?: string } = {}) {
  const service = await gate().serve();
  const result = await gate().review(service, inputs, { ...event, sha: MERGE, ...more });
  return { result, created: service.created };
}

describe('events that name the pull request', () => {
  it.each([['pull_request'], ['pull_request_target'], ['pull_request_review']])(
    '%s: number and head from the payload, never GITHUB_SHA, no call asked',
    async (event) => {
      const { result, created } = await runOn(pullRequestEvent(ABOUT, event));
      expect(result.exitCode).toBe(0);
      expect(created).toEqual([{ repo: REPO, pr: PR }]);
      expect(gate().checkRun.headSha).toBe(HEAD);
      expect(gate().github.of(READ_PULL)).toEqual([]);
    },
  );

  it('merge_group: number from the queue’s ref, the check run on the group’s commit', async () => {
    gate().github.state.pulls.set(98, {
      number: 98,
      title: 'group',
      body: '',
      base: { ref: 'main', sha: HEAD },
      head: { ref: 'q', sha: GROUP },
    });
    const { result, created } = await runOn(mergeGroupEvent({ ...ABOUT, headSha: GROUP }));
    gate().github.state.pulls.delete(98);
    expect(result.exitCode).toBe(0);
    expect(created).toEqual([{ repo: REPO, pr: PR }]);
    expect(gate().checkRun.headSha).toBe(GROUP);
  });

  it.each([
    ['refs/heads/gh-readonly-queue/main/pr-x-aaaa'],
    ['refs/heads/main'],
    [`refs/heads/gh-readonly-queue/main/pr-7-${'b'.repeat(40)}/more`],
    [`refs/heads/gh-readonly-queue/pr-7-${'b'.repeat(40)}`],
    [`refs/heads/gh-readonly-queue/other/pr-7-${'b'.repeat(40)}`],
    [''],
  ])('merge_group with the ref %j fails closed', async (ref) => {
    const { result, created } = await runOn(mergeGroupEvent(ABOUT, 'main', ref), { 'on-error': 'warn' });
    expect(result.exitCode).toBe(1);
    expect(created).toEqual([]);
    expect(result.outputs['approved']).toBe('false');
  });

  it('merge_group for a base branch with slashes', async () => {
    const { result, created } = await runOn(mergeGroupEvent(ABOUT, 'release/1.x'));
    expect(result.exitCode).toBe(0);
    expect(created).toEqual([{ repo: REPO, pr: PR }]);
  });

  it('issue_comment on a pull request: the head is asked from the API', async () => {
    const { result, created } = await runOn(issueCommentEvent(ABOUT));
    expect(result.exitCode).toBe(0);
    expect(created).toEqual([{ repo: REPO, pr: PR }]);
    expect(gate().checkRun.headSha).toBe(HEAD);
    expect(gate().github.of(READ_PULL)).toHaveLength(1);
  });

  it('workflow_run: the one pull request of its payload', async () => {
    const { result, created } = await runOn(workflowRunEvent(ABOUT, [PR]));
    expect(result.exitCode).toBe(0);
    expect(created).toEqual([{ repo: REPO, pr: PR }]);
    expect(gate().checkRun.headSha).toBe(HEAD);
  });
});

describe('events that name none', () => {
  it.each([
    ['workflow_dispatch', plainEvent('workflow_dispatch', REPO)],
    ['schedule', plainEvent('schedule', REPO)],
    ...['push', 'release', 'check_run', 'repository_dispatch'].map(
      (event) => [event, plainEvent(event, REPO)] as const,
    ),
    ['workflow_run', workflowRunEvent(ABOUT, [])],
    ['workflow_run of several', workflowRunEvent(ABOUT, [PR, 8])],
    ['issue_comment on an issue', issueCommentEvent(ABOUT, 'issue')],
  ])('%s asks for the input pr, and works with it', async (_name, event) => {
    const without = await runOn(event);
    expect(without.result.exitCode).toBe(1);
    expect(without.created).toEqual([]);
    expect(without.result.log).toMatch(/input pr\b|`pr`|\bpr input/u);
    expect(without.result.outputs['approved']).toBe('false');
    const { result, created } = await runOn(event, { pr: '7' });
    expect(result.exitCode).toBe(0);
    expect(created).toEqual([{ repo: REPO, pr: PR }]);
    expect(gate().checkRun.headSha).toBe(HEAD);
  });

  it('a pull request that does not exist: says so', async () => {
    const { result, created } = await runOn(plainEvent('workflow_dispatch', REPO), { pr: '12345' });
    expect(result.exitCode).toBe(1);
    expect(created).toEqual([]);
    expect(result.log).toContain('12345');
  });

  it.each([
    ['an empty object', {}],
    ['an array', []],
    ['a number that is none', { pull_request: { number: '7; rm', head: { sha: HEAD } } }],
    ['a sha that is none', { pull_request: { number: 7, head: { sha: '$(id)' } } }],
  ])('pull_request with %s as its payload: a clear failure', async (_name, payload) => {
    const { result, created } = await runOn({ event: 'pull_request', payload });
    expect(result.exitCode).toBe(1);
    expect(created).toEqual([]);
    expect(result.log).toContain('pull_request');
  });
});

describe('a re-run', () => {
  it('replays the old payload: says that the head has moved, posts on the new one, and opens nothing for the old one', async () => {
    const old = 'c'.repeat(40);
    const { result } = await runOn(pullRequestEvent({ ...ABOUT, headSha: old }), {}, { runAttempt: '2' });
    expect(result.exitCode).toBe(1);
    expect(gate().checkRun.conclusion).toBe('success');
    expect(gate().checkRun.headSha).toBe(HEAD);
    expect(result.log + result.summary).toMatch(/moved on/u);
    expect(result.log).toContain(old.slice(0, 7));
  });

  it('posts a new run of the same name', async () => {
    await runOn(pullRequestEvent(ABOUT));
    await runOn(pullRequestEvent(ABOUT), {}, { runAttempt: '2' });
    expect(gate().github.state.checkRuns).toMatchObject([
      { name: 'Review Gate', headSha: HEAD },
      { name: 'Review Gate', headSha: HEAD },
    ]);
  });
});
