import { describe, expect, it } from '@jest/globals';
import { CHECK_RUN, postCheckRun } from '../../../src/action/publish/check-run.js';
import { describePostFailure } from '../../../src/action/publish/post-failure.js';
import type { Annotation } from '../../../src/contract/index.js';
import { type CheckRunWriter, splitBatches } from '../../../src/github/checks/check-run.js';
import type { IdentifiedCheckRun } from '../../../src/github/checks/publish-check.js';
import type { StandingChecks } from '../../../src/github/checks/standing-checks.js';

const SIGNAL = new AbortController().signal;

const annotation = (number: number): Annotation => ({
  path: 'a.ts',
  start_line: number + 1,
  end_line: number + 1,
  annotation_level: 'notice',
  title: `n${number}`,
  message: 'm',
});

const run = (count: number): IdentifiedCheckRun => ({
  repo: 'octo-org/octo-repo',
  headSha: 'a'.repeat(40),
  name: 'Review Gate',
  conclusion: 'failure',
  output: { title: 'title', summary: 'summary', text: 'text' },
  annotations: Array.from({ length: count }, (_, index) => annotation(index)),
  detailsUrl: null,
  identity: { pr: 7, base: { ref: 'main', sha: 'b'.repeat(40) }, about: 'rev_1' },
});

/** A GitHub that keeps what it is sent and fails from the given request on. */
function recordingGitHub(
  failFrom = Number.POSITIVE_INFINITY,
  fault: unknown = new Error('down'),
  given: number | null = 5,
) {
  const requests: { kind: 'create' | 'append'; titles: string[]; output: unknown }[] = [];
  const send = (kind: 'create' | 'append', sent: readonly Annotation[], output: unknown) => {
    if (requests.length + 1 >= failFrom) throw fault;
    requests.push({ kind, titles: sent.map((each) => each.title), output });
  };
  const github: CheckRunWriter & StandingChecks = {
    listCheckRuns: async () => [],
    reviseCheckRun: async () => undefined,
    readPullState: async () => ({ open: true, draft: false, headSha: 'a'.repeat(40), baseRef: 'main' }),
    createCheckRun: async (created) => {
      send('create', created.annotations, created.output);
      return { id: given, url: 'https://github.com/run/5' };
    },
    appendAnnotations: async (_repo, id, output, sent) => {
      expect(id).toBe(5);
      send('append', sent, output);
    },
  };
  return { github, requests };
}

describe('splitBatches', () => {
  it.each([
    [0, []],
    [1, [1]],
    [49, [49]],
    [50, [50]],
    [51, [50, 1]],
    [100, [50, 50]],
    [101, [50, 50, 1]],
    [5000, Array.from({ length: 100 }, () => 50)],
  ])('cuts %i into fifties', (count, sizes) => {
    expect(splitBatches(Array.from({ length: count }), 50).map((batch) => batch.length)).toEqual(sizes);
  });
});

describe('postCheckRun', () => {
  it('says what is missing where GitHub names no run to append to', async () => {
    const whole = recordingGitHub(undefined, undefined, null);
    expect(await postCheckRun(whole.github, run(50), SIGNAL)).toMatchObject({ count: 50, fault: null });
    const { github, requests } = recordingGitHub(undefined, undefined, null);
    const posted = await postCheckRun(github, run(51), SIGNAL);
    expect(posted).toMatchObject({ url: 'https://github.com/run/5', count: 50 });
    expect(posted.fault?.message).toContain('no id');
    expect(requests).toHaveLength(1);
  });

  it.each([
    [0, 1],
    [1, 1],
    [49, 1],
    [50, 1],
    [51, 2],
    [100, 2],
    [101, 3],
    [5000, 100],
  ])('posts %i annotations in %i requests, each once, in order', async (count, requests) => {
    const recorded = recordingGitHub();
    const posted = await postCheckRun(recorded.github, run(count), SIGNAL);
    expect(posted).toEqual({ url: 'https://github.com/run/5', count, closedBy: [], fault: null });
    expect(recorded.requests.map((each) => each.kind)).toEqual([
      'create',
      ...Array.from({ length: requests - 1 }, () => 'append'),
    ]);
    expect(recorded.requests.flatMap((each) => each.titles)).toEqual(run(count).annotations.map((each) => each.title));
    expect(Math.max(...recorded.requests.map((each) => each.titles.length))).toBeLessThanOrEqual(50);
    for (const { output } of recorded.requests) expect(output).toEqual(run(0).output);
  });

  it('posts nothing where the first request fails', async () => {
    const { github } = recordingGitHub(1);
    expect(await postCheckRun(github, run(120), SIGNAL)).toMatchObject({ url: null, count: 0 });
  });

  it.each([2, 3])('says how much is there where request %i fails', async (failFrom) => {
    const { github } = recordingGitHub(failFrom);
    const posted = await postCheckRun(github, run(120), SIGNAL);
    expect(posted.url).toBe('https://github.com/run/5');
    expect(posted.count).toBe((failFrom - 1) * 50);
    expect(posted.fault?.message).toContain('down');
  });
});

describe('postFaultOf', () => {
  const refused = (status: number, message: string) => Object.assign(new Error(message), { status });

  it('names the missing permission', () => {
    const fault = describePostFailure(refused(403, 'Resource not accessible by integration'), CHECK_RUN);
    expect(fault.message).toContain('Resource not accessible by integration');
    expect(fault.hint).toContain('`checks: write`');
    expect(fault.hint).toContain('fork');
  });

  it.each([
    [refused(403, 'API rate limit exceeded'), /rate limit/u],
    [refused(429, 'You have exceeded a secondary rate limit'), /rate limit/u],
    [refused(403, 'Unable to create comment because issue is locked'), /refused the check run with 403/u],
    [refused(403, 'Repository was archived so is read-only.'), /refused the check run with 403/u],
    [refused(403, 'The organization has an IP allow list enabled'), /refused the check run with 403 \(.*allow list/u],
    [refused(403, 'Repository access blocked'), /refused the check run with 403/u],
    [refused(401, 'Bad credentials'), /does not accept the token/u],
    [refused(404, 'Not Found'), /404/u],
    [refused(422, 'Validation Failed'), /422/u],
    [refused(500, 'oops'), /oops/u],
    ['a text', /a text/u],
    [null, /null/u],
  ])('says what %s means, and not that a permission is missing', (fault, words) => {
    const { message, hint } = describePostFailure(fault, CHECK_RUN);
    expect(message).toMatch(words);
    expect(hint).not.toContain('checks: write');
    expect(hint).not.toBe('');
  });
});
