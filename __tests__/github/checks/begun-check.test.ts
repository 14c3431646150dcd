/** Check runs in progress on the commit of a merge queue, against a GitHub that keeps them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { beginOnce, continueBegun, findBegun } from '../../../src/github/checks/begun-check.js';
import { parseIdentity } from '../../../src/github/checks/check-identity.js';
import { type CheckRuns, createCheckRuns } from '../../../src/github/checks/check-runs.js';
import { publishCheckRun } from '../../../src/github/checks/publish-check.js';
import { CREATE_CHECK_RUN, Github, UPDATE_CHECK_RUN } from '../../stand-ins/github/server.js';

const REPO = 'octo/shop';
const QUEUE = 'a'.repeat(40);
const NEVER = new AbortController().signal;
const TOKEN = 'ghs_token';
const PLACE = { repo: REPO, headSha: QUEUE, name: 'Review Gate', pr: 7 };
const BEGUN = { title: 'Reviewing #7', summary: 'It runs.', text: null };

let github: Github;
let checks: CheckRuns;
beforeAll(async () => {
  github = await Github.start({ token: TOKEN, repo: REPO });
  const api = { token: TOKEN, apiUrl: github.apiUrl, retryAfter: 1, secondLength: 1, environment: {} };
  checks = createCheckRuns({ ...api, serverUrl: 'https://github.example' });
});
afterAll(() => github.close());
beforeEach(() => {
  github.reset();
  for (const [number, sha] of [
    [7, QUEUE],
    [8, 'c'.repeat(40)],
  ] as const) {
    const base = { ref: 'main', sha: 'b'.repeat(40) };
    github.state.pulls.set(number, { number, title: 'A change', body: null, base, head: { ref: 'topic', sha } });
  }
});
afterEach(() => expect(github.violations).toEqual([]));

const begin = (about = 'event') => beginOnce(checks, PLACE, { about, output: BEGUN }, NEVER);
const annotation = (at: number) => ({
  path: 'a.ts',
  start_line: at + 1,
  end_line: at + 1,
  annotation_level: 'notice' as const,
  title: `Finding ${at}`,
  message: 'Because.',
});
const complete = async (about = 'rev_1', findings = 0, by: 'the App' | 'a workflow' = 'the App') =>
  publishCheckRun(
    by === 'the App' ? await continueBegun(checks, PLACE, NEVER) : checks,
    {
      ...PLACE,
      conclusion: 'success',
      output: { title: 'auto-approve', summary: 'What was found.', text: null },
      annotations: Array.from({ length: findings }, (_, at) => annotation(at)),
      detailsUrl: 'https://gate.example/trace',
      identity: { pr: 7, base: { ref: 'main', sha: 'b'.repeat(40) }, about },
    },
    NEVER,
  );
const stand = () => github.state.checkRuns.map(({ status, conclusion, title }) => [status, conclusion, title]);

describe('a check run in progress', () => {
  it('says so, and counts as closed', async () => {
    await begin();
    expect(stand()).toEqual([['in_progress', null, 'Reviewing #7']]);
    expect(parseIdentity(github.state.checkRuns[0]?.externalId ?? null)).toMatchObject({ pr: 7, own: 'failure' });
    expect(await findBegun(checks, PLACE, NEVER)).toMatchObject({ conclusion: null });
  });

  it('is the one that is completed, with all findings', async () => {
    await begin();
    await complete('rev_1', 60);
    expect(stand()).toEqual([['completed', 'success', 'auto-approve']]);
    const [run] = github.state.checkRuns;
    expect(run).toMatchObject({
      detailsUrl: 'https://gate.example/trace',
      externalId: expect.stringMatching(/:rev_1$/u),
    });
    expect(run?.annotations).toHaveLength(60);
    expect(await findBegun(checks, PLACE, NEVER)).toBeNull();
  });

  it('is there once, whatever is done twice', async () => {
    await begin();
    await begin('another event');
    await complete();
    await complete();
    expect(stand()).toEqual([['completed', 'success', 'auto-approve']]);
    expect(github.of(CREATE_CHECK_RUN)).toHaveLength(1);
  });

  it('is completed once, where the answer to that is lost', async () => {
    await begin();
    github.fail({ on: UPDATE_CHECK_RUN, times: 1, how: 'lost' });
    expect((await complete()).fault).not.toBeNull();
    expect((await complete()).fault).toBeNull();
    expect(stand()).toEqual([['completed', 'success', 'auto-approve']]);
  });

  it('is not begun again for an event whose answer stands already', async () => {
    const long = 'event '.repeat(20);
    await begin(long);
    await complete(long);
    await begin(long);
    expect(stand()).toEqual([['completed', 'success', 'auto-approve']]);
    await begin('later event');
    expect(stand()).toEqual([
      ['completed', 'success', 'auto-approve'],
      ['in_progress', null, 'Reviewing #7'],
    ]);
  });

  it('is created complete where none was begun', async () => {
    await complete();
    expect(stand()).toEqual([['completed', 'success', 'auto-approve']]);
  });

  it('of another pull request is left alone', async () => {
    await beginOnce(checks, { ...PLACE, pr: 8 }, { about: 'event', output: BEGUN }, NEVER);
    await complete();
    expect(stand()).toEqual([
      ['in_progress', null, 'Reviewing #7'],
      ['completed', 'success', 'auto-approve'],
    ]);
  });

  it('is left alone by a workflow that posts one of that name, and keeps nothing closed there', async () => {
    await begin();
    expect(await complete('job', 0, 'a workflow')).toMatchObject({ fault: null, closedBy: [], leftStanding: [] });
    await complete();
    expect(stand()).toEqual([
      ['completed', 'success', 'auto-approve'],
      ['completed', 'success', 'auto-approve'],
    ]);
    expect(github.of(CREATE_CHECK_RUN)).toHaveLength(2);
  });

  it('ends as one that did not pass where nobody waits for it any more', async () => {
    await begin();
    const begun = await findBegun(checks, PLACE, NEVER);
    const output = { title: 'Gone', summary: 'Nobody waits.', text: null };
    await checks.reviseCheckRun(REPO, begun?.id ?? 0, { conclusion: 'cancelled', output, completedAt: null }, NEVER);
    expect(stand()).toEqual([['completed', 'cancelled', 'Gone']]);
  });
});
