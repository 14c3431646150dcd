/** Check runs of several bases and pull requests on one commit, against a GitHub that keeps them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatIdentity, isSameBase, parseIdentity } from '../../../src/github/checks/check-identity.js';
import { type CheckRuns, createCheckRuns } from '../../../src/github/checks/check-runs.js';
import { type IdentifiedCheckRun, publishCheckRun } from '../../../src/github/checks/publish-check.js';
import { withdrawOthers } from '../../../src/github/checks/standing-checks.js';
import { FORBIDDEN, Github, READ_PULL, UPDATE_CHECK_RUN } from '../../stand-ins/github/server.js';

const REPO = 'octo/shop';
const HEAD = 'a'.repeat(40);
const BASE = 'b'.repeat(40);
const NEVER = new AbortController().signal;
const TOKEN = 'ghs_token';

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
  github.state.pulls.clear();
  pull(7, 'main');
});
afterEach(() => expect(github.violations).toEqual([]));

function pull(number: number, ref: string, more: { state?: 'open' | 'closed'; head?: string } = {}): void {
  github.state.pulls.set(number, {
    number,
    title: 'A change',
    body: null,
    state: more.state ?? 'open',
    base: { ref, sha: BASE },
    head: { ref: 'topic', sha: more.head ?? HEAD },
  });
}

const run = (
  conclusion: IdentifiedCheckRun['conclusion'],
  { pr = 7, base = 'main', about = 'rev' }: { pr?: number; base?: string; about?: string } = {},
): IdentifiedCheckRun => ({
  repo: REPO,
  headSha: HEAD,
  name: 'Review Gate',
  conclusion,
  output: { title: conclusion, summary: 'What was found.', text: null },
  annotations: [],
  detailsUrl: null,
  identity: { pr, base: { ref: base, sha: BASE }, about },
});
const publish = (...given: Parameters<typeof run>) => publishCheckRun(checks, run(...given), NEVER);
const withdraw = (pr: number, baseRef: string | null) =>
  withdrawOthers(checks, { repo: REPO, headSha: HEAD, name: 'Review Gate' }, { pr, baseRef }, NEVER);

/** What GitHub counts: the conclusion of the run of the name that was completed last. */
const counts = () =>
  github.state.checkRuns.toSorted((a, b) => ((a.completedAt ?? '') < (b.completedAt ?? '') ? 1 : -1))[0]?.conclusion;
const stand = () => github.state.checkRuns.map(({ conclusion, title }) => `${conclusion} ${title}`);

describe('the external id', () => {
  const ref = fc.stringMatching(/^[a-zA-Z0-9/._-]{1,120}$/u);

  it('is read back as it was written, and is short enough for GitHub', () =>
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 }), ref, fc.constantFrom('success', 'failure', 'neutral'), (n, name, own) => {
        const identity = {
          pr: n + 1,
          base: { ref: name, sha: BASE },
          headSha: HEAD,
          own,
          about: `rev_${'x'.repeat(90)}`,
        };
        const text = formatIdentity(identity);
        expect(text.length).toBeLessThanOrEqual(255);
        const read = parseIdentity(text);
        expect(read).toMatchObject({ pr: n + 1, headSha: HEAD, own });
        expect(isSameBase(read?.base ?? null, { ref: name })).toBe(true);
      }),
    ));

  it('names base, head, conclusion and review', () =>
    expect(
      formatIdentity({ pr: 7, base: { ref: 'release/1', sha: BASE }, headSha: HEAD, own: 'success', about: 'rev_1' }),
    ).toBe(`review-gate:7:release/1:${BASE}:${HEAD}:success:rev_1`));

  it.each([
    null,
    '',
    'rev_1',
    'github:one',
    'review-gate:7',
    `review-gate:0:main:${BASE}:${HEAD}:success:x`,
    `review-gate:7:main:${BASE}:${HEAD}:approved:x`,
  ])('%j is not one of ours', (text) => expect(parseIdentity(text)).toBeNull());

  it('of a change that could not be reviewed names no base, which may be any', () => {
    const read = parseIdentity(formatIdentity({ pr: 7, base: null, headSha: HEAD, own: 'failure', about: 'event' }));
    expect(read).toEqual({ pr: 7, base: null, headSha: HEAD, own: 'failure', about: 'event' });
    expect(isSameBase(null, { ref: 'main' })).toBe(true);
  });
});

describe('a pull request that gets another base', () => {
  it.each(['success', 'failure'] as const)(
    'has its old check run superseded, where the new one is a %s',
    async (now) => {
      await publish('success', { base: 'main' });
      pull(7, 'release');
      await publish(now, { base: 'release' });
      expect(stand()).toEqual(['neutral Superseded: this was about main', `${now} ${now}`]);
      expect(counts()).toBe(now);
    },
  );

  it('keeps its check run where a commit was added to the base', async () => {
    await publish('failure', { about: 'one' });
    await publish('success', { about: 'two' });
    expect(stand()).toEqual(['failure failure', 'success success']);
  });

  it('is closed as soon as that is known, before the new review is done', async () => {
    await publish('success', { base: 'main' });
    expect(await withdraw(7, 'release')).toEqual([]);
    expect(counts()).toBe('failure');
    expect(stand()).toEqual(['failure Taken back: #7 into release is being reviewed']);
    await publish('success', { base: 'release' });
    expect(stand()).toEqual(['neutral Superseded: this was about main', 'success success']);
    expect(counts()).toBe('success');
  });

  it('keeps its check run where the base is the same', async () => {
    await publish('success', { base: 'main' });
    await withdraw(7, 'main');
    await withdraw(7, null);
    expect(stand()).toEqual(['success success']);
  });

  it('says what could not be superseded, and the new check run stands', async () => {
    await publish('success', { base: 'main' });
    github.fail({ on: UPDATE_CHECK_RUN, how: FORBIDDEN });
    const published = await publish('failure', { base: 'release' });
    expect(published).toMatchObject({ fault: null });
    expect(published.leftStanding).toHaveLength(1);
    expect(counts()).toBe('failure');
  });
});

describe('two pull requests with one head', () => {
  beforeEach(() => pull(8, 'release'));

  it('are closed while one of them is, whichever was reviewed last', async () => {
    await publish('failure', { pr: 8, base: 'release' });
    expect(await publish('success', { pr: 7 })).toMatchObject({ closedBy: [8], fault: null });
    expect(counts()).toBe('failure');
    const [, second] = github.state.checkRuns;
    expect(second?.title).toBe('Closed by #8 · success');
    expect(second?.summary).toMatch(/also the head of #8.*\n\nWhat was found\./su);
    expect(parseIdentity(second?.externalId ?? null)).toMatchObject({ pr: 7, own: 'success' });
  });

  it('open when both are approved, in either order', async () => {
    await publish('failure', { pr: 8, base: 'release', about: 'one' });
    await publish('success', { pr: 7, about: 'two' });
    expect(await publish('success', { pr: 8, base: 'release', about: 'three' })).toMatchObject({ closedBy: [] });
    expect(counts()).toBe('success');
  });

  it('close when the one that was approved first is not any more', async () => {
    await publish('success', { pr: 7 });
    await publish('success', { pr: 8, base: 'release' });
    await publish('failure', { pr: 7 });
    expect(counts()).toBe('failure');
    await publish('success', { pr: 8, base: 'release', about: 'again' });
    expect(counts()).toBe('failure');
  });

  it('leave each other alone, but for the conclusion: nothing of the other is superseded', async () => {
    await publish('success', { pr: 8, base: 'release' });
    await publish('success', { pr: 7 });
    expect(stand()).toEqual(['success success', 'success success']);
  });

  it.each([
    ['is closed', () => pull(8, 'release', { state: 'closed' })],
    ['has another head', () => pull(8, 'release', { head: 'c'.repeat(40) })],
  ])('do not wait for one that %s', async (_, change) => {
    await publish('failure', { pr: 8, base: 'release' });
    change();
    expect(await publish('success', { pr: 7 })).toMatchObject({ closedBy: [] });
    expect(counts()).toBe('success');
  });

  it.each(['success', 'failure'] as const)(
    'wait for one that goes into another base by now, after a %s',
    async (own) => {
      await publish(own, { pr: 8, base: 'release' });
      pull(8, 'stable');
      expect(await publish('success', { pr: 7 })).toMatchObject({ closedBy: [8] });
      expect(counts()).toBe('failure');
    },
  );

  it('wait for one that cannot be read', async () => {
    await publish('failure', { pr: 8, base: 'release' });
    github.fail({ on: READ_PULL, how: FORBIDDEN });
    expect(await publish('success', { pr: 7 })).toMatchObject({ closedBy: [8] });
    expect(counts()).toBe('failure');
  });

  it('are closed where the other one is closed while this one is posted', async () => {
    const racing: CheckRuns = {
      ...checks,
      createCheckRun: async (posted, signal) => {
        await publish('failure', { pr: 8, base: 'release' });
        return checks.createCheckRun(posted, signal);
      },
    };
    expect(await publishCheckRun(racing, run('success', { pr: 7 }), NEVER)).toMatchObject({
      closedBy: [8],
      fault: null,
    });
    expect(counts()).toBe('failure');
    expect(stand()).toEqual(['failure failure', 'failure Closed by #8 · success']);
  });

  it('are closed where the other one is closed between two attempts to post this one', async () => {
    await publish('success', { pr: 7 });
    await publish('failure', { pr: 8, base: 'release' });
    expect(await publish('success', { pr: 7 })).toMatchObject({ closedBy: [8], fault: null });
    expect(stand()).toEqual(['failure Closed by #8 · success', 'failure failure']);
  });

  it('say that it is not known whether the other one is closed', async () => {
    let asked = 0;
    const failing: CheckRuns = {
      ...checks,
      listCheckRuns: async (place, signal) => {
        asked += 1;
        if (asked === 2) throw new Error('no answer');
        return checks.listCheckRuns(place, signal);
      },
    };
    const published = await publishCheckRun(failing, run('success', { pr: 7 }), NEVER);
    expect(published.fault?.cause).toEqual(new Error('no answer'));
    expect(published.id).toBe(github.state.checkRuns[0]?.id);
  });

  it('do not share an approval while the second is being reviewed', async () => {
    await publish('success', { pr: 7 });
    await withdraw(8, 'release');
    expect(counts()).toBe('failure');
    await publish('success', { pr: 8, base: 'release' });
    expect(counts()).toBe('success');
  });
});

it('a check run of somebody else with the same name is left as it is', async () => {
  const body = { repo: REPO, headSha: HEAD, name: 'Review Gate', annotations: [], detailsUrl: null };
  await checks.createCheckRun(
    { ...body, conclusion: 'success', output: { title: 'theirs', summary: 's', text: null }, externalId: 'theirs' },
    NEVER,
  );
  await withdraw(8, 'release');
  await publish('failure');
  expect(stand()).toEqual(['success theirs', 'failure failure']);
});

it('an attempt that is made again finds what the first one posted', async () => {
  await publish('success');
  await publish('success');
  expect(stand()).toEqual(['success success']);
});
