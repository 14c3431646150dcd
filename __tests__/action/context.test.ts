import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readContext, readPayload } from '../../src/action/context.js';
import { readEnvironment } from '../../src/action/environment.js';
import { ConfigurationError } from '../../src/action/errors.js';
import { scratchFolder } from './scratch.js';

const HEAD = 'a'.repeat(40);
const GROUP = 'b'.repeat(40);
const BASE = 'c'.repeat(40);
const REPO = 'octo-org/octo-repo';
const NOTHING = { repo: null, pr: null };

const buildEnvironment = (event: string, repository = REPO) =>
  readEnvironment({ GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository });

const pull = (more: object = {}) => ({
  pull_request: {
    number: 7,
    head: { sha: HEAD, repo: { full_name: REPO } },
    base: { ref: 'main', repo: { full_name: REPO } },
    ...more,
  },
});

const group = (ref: string, base?: string | null) => ({
  merge_group: { head_sha: GROUP, head_ref: ref, ...(base === undefined ? {} : { base_ref: base }) },
});

function catchError(work: () => unknown): ConfigurationError {
  try {
    work();
  } catch (fault) {
    if (fault instanceof ConfigurationError) return fault;
    throw fault;
  }
  throw new Error('no fault');
}

describe('readContext', () => {
  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    'reads %s from the payload',
    (event) => {
      expect(readContext(buildEnvironment(event), pull(), NOTHING)).toEqual({
        event,
        repo: REPO,
        pr: 7,
        headSha: HEAD,
        baseRef: 'main',
        mergeGroup: false,
      });
    },
  );

  it.each([
    ['a fork', { sha: HEAD, repo: { full_name: 'someone/octo-repo' } }],
    ['a deleted fork', { sha: HEAD, repo: null }],
    ['no more than its sha', { sha: HEAD }],
  ])('reads a head that is %s', (_, head) => {
    const found = readContext(buildEnvironment('pull_request'), pull({ head }), NOTHING);
    expect(found).toMatchObject({ repo: REPO, pr: 7, headSha: HEAD });
  });

  it.each([
    ['main', 'refs/heads/gh-readonly-queue/main/pr-104-', 'refs/heads/main'],
    ['a base with slashes', 'refs/heads/gh-readonly-queue/release/1.0/pr-104-', 'refs/heads/release/1.0'],
    ['no refs/heads', 'gh-readonly-queue/main/pr-104-', 'main'],
    ['no base_ref', 'refs/heads/gh-readonly-queue/main/pr-104-', null],
    ['a base that looks like a queue', `refs/heads/gh-readonly-queue/x/pr-5-${BASE}/y/pr-104-`, `x/pr-5-${BASE}/y`],
  ])('reads a merge group: %s', (_, prefix, base) => {
    expect(readContext(buildEnvironment('merge_group'), group(`${prefix}${BASE}`, base), NOTHING)).toEqual({
      event: 'merge_group',
      repo: REPO,
      pr: 104,
      headSha: GROUP,
      mergeGroup: true,
      baseRef: base?.replace('refs/heads/', '') ?? 'main',
    });
  });

  it.each([
    ['another ref', 'refs/heads/main', undefined],
    ['no number', `refs/heads/gh-readonly-queue/main/pr--${BASE}`, undefined],
    ['a short sha', 'refs/heads/gh-readonly-queue/main/pr-1-abc', undefined],
    ['something after the sha', `refs/heads/gh-readonly-queue/main/pr-1-${BASE}/x`, undefined],
    ['number zero', `refs/heads/gh-readonly-queue/main/pr-0-${BASE}`, undefined],
    ['another base', `refs/heads/gh-readonly-queue/main/pr-1-${BASE}`, 'refs/heads/other'],
    ['no base', `refs/heads/gh-readonly-queue/pr-1-${BASE}`, undefined],
  ])('keeps the gate closed on a merge group with %s', (_, ref, base) => {
    const fault = catchError(() => readContext(buildEnvironment('merge_group'), group(ref, base), NOTHING));
    expect(fault.message).toContain('does not name its pull request');
    expect(fault.hint).toContain('gate stays closed');
  });

  it('refuses a merge group with inputs about something else', () => {
    const payload = group(`refs/heads/gh-readonly-queue/main/pr-1-${BASE}`);
    const ask = (asked: { repo: string | null; pr: number | null }) => () =>
      readContext(buildEnvironment('merge_group'), payload, asked);
    expect(catchError(ask({ repo: null, pr: 2 })).message).toContain('#2');
    expect(catchError(ask({ repo: 'a/b', pr: null })).message).toContain('a/b#1');
    expect(ask({ repo: REPO, pr: 1 })()).toMatchObject({ pr: 1, headSha: GROUP });
  });

  it('reads a comment on a pull request, its head left to the API', () => {
    const payload = { issue: { number: 9, pull_request: { url: 'x' } } };
    expect(readContext(buildEnvironment('issue_comment'), payload, NOTHING)).toMatchObject({ pr: 9, headSha: null });
  });

  it.each([[{ issue: { number: 9 } }], [{ issue: { number: 9, pull_request: null } }]])(
    'refuses a comment on an issue: %j',
    (payload) => {
      const fault = catchError(() => readContext(buildEnvironment('issue_comment'), payload, NOTHING));
      expect(fault.message).toContain('#9 is an issue');
      expect(fault.hint).toContain('input pr');
    },
  );

  it.each([
    ['one', [{ number: 3 }], 3],
    ['the same twice', [{ number: 3 }, { number: 3 }], 3],
    [
      "another repository's besides",
      [
        { number: 3, base: { repo: { id: 1 } } },
        { number: 4, base: { repo: { id: 2 } } },
      ],
      3,
    ],
  ])('reads workflow_run: %s', (_, pulls, pr) => {
    const payload = { repository: { id: 1 }, workflow_run: { pull_requests: pulls } };
    expect(readContext(buildEnvironment('workflow_run'), payload, NOTHING)).toMatchObject({ pr, headSha: null });
  });

  it.each([
    ['no list', {}, 'empty'],
    ['an empty list', { pull_requests: [] }, 'empty'],
    ['null', { pull_requests: null }, 'empty'],
    ['several', { pull_requests: [{ number: 3 }, { number: 4 }] }, '#3, #4'],
  ])('refuses workflow_run with %s', (_, run, words) => {
    const fault = catchError(() => readContext(buildEnvironment('workflow_run'), { workflow_run: run }, NOTHING));
    expect(fault.message).toContain(words);
    expect(fault.hint).toContain('input pr');
  });

  it.each([
    'workflow_run',
    'issue_comment',
    'workflow_dispatch',
    'schedule',
    'push',
    'release',
    'repository_dispatch',
    'check_suite',
    'status',
  ])('takes repo and pr on %s', (event) => {
    const asked = { repo: 'other/repo', pr: 12 };
    for (const payload of [null, {}, { issue: { number: 1 } }]) {
      expect(readContext(buildEnvironment(event), payload, asked)).toEqual({
        event,
        repo: 'other/repo',
        pr: 12,
        headSha: null,
        mergeGroup: false,
      });
    }
  });

  it.each([
    'workflow_dispatch',
    'schedule',
    'push',
    'release',
    'repository_dispatch',
    'check_suite',
    'constructor',
    'made up\n::error::x',
  ])('needs pr on %j', (event) => {
    const fault = catchError(() => readContext(buildEnvironment(event), {}, NOTHING));
    expect(fault.message).toContain('names no pull request');
    expect(fault.message).not.toContain('\n');
    expect(fault.hint).toContain('input pr');
  });

  it('lets repo and pr win over a pull request event, and then asks for the head', () => {
    const at = (asked: { repo: string | null; pr: number | null }) =>
      readContext(buildEnvironment('pull_request'), pull(), asked);
    expect(at({ repo: null, pr: 8 })).toMatchObject({ repo: REPO, pr: 8, headSha: null });
    expect(at({ repo: 'a/b', pr: 7 })).toMatchObject({ repo: 'a/b', pr: 7, headSha: null });
    expect(at({ repo: REPO, pr: 7 })).toMatchObject({ headSha: HEAD });
    expect(() => at({ repo: 'a/b', pr: null })).toThrow(ConfigurationError);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a text', 'pull'],
    ['no pull request', {}],
    ['null', { pull_request: null }],
    ['a number as text', pull({ number: '7' })],
    ['a number below one', pull({ number: 0 })],
    ['no head', pull({ head: undefined })],
    ['a short head', pull({ head: { sha: 'abc' } })],
    ['a hostile head', pull({ head: { sha: `${HEAD}\n::error::` } })],
  ])('refuses a pull request event whose payload is %s', (_, payload) => {
    const fault = catchError(() => readContext(buildEnvironment('pull_request'), payload, NOTHING));
    expect(fault.message).toContain('not what GitHub documents');
    expect(fault.faults.length).toBeGreaterThan(0);
  });

  it.each([
    [{ GITHUB_EVENT_NAME: 'pull_request' }, 'GITHUB_REPOSITORY is not set'],
    [{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_REPOSITORY: 'nonsense' }, '"nonsense"'],
    [{ GITHUB_REPOSITORY: REPO }, 'GITHUB_EVENT_NAME is not set'],
  ])('says what the environment lacks: %j', (env, words) => {
    expect(catchError(() => readContext(readEnvironment(env), pull(), NOTHING)).message).toContain(words);
  });
});

describe('readPayload', () => {
  it('reads JSON, and nothing where there is no file', async () => {
    const path = join(await scratchFolder(), 'event.json');
    await writeFile(path, '{"a":1}');
    expect(await readPayload(path)).toEqual({ a: 1 });
    expect(await readPayload(null)).toBeNull();
  });

  it('names the file it cannot read', async () => {
    const folder = await scratchFolder();
    const broken = join(folder, 'broken.json');
    await writeFile(broken, '{"a":');
    for (const path of [broken, join(folder, 'missing.json'), folder]) {
      await expect(readPayload(path)).rejects.toThrow(path);
      await expect(readPayload(path)).rejects.toThrow(ConfigurationError);
    }
  });
});
