/** What the App does for a merge queue: the check run on the queue's commit, with no workflow in the repository. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../../src/base/errors.js';
import { checkRunEvent, checkSuiteEvent } from '../../stand-ins/github/deliveries.js';
import { CREATE_CHECK_RUN, FORBIDDEN, LIST_CHECK_RUNS, UPDATE_CHECK_RUN } from '../../stand-ins/github/server.js';
import {
  approvedByAda,
  approving,
  eventually,
  PR,
  QueueWorld,
  type QueueWorldOptions,
  waitingForPeople,
} from './queue-world.js';

const COMPARE = 'get /repos/{owner}/{repo}/compare/{basehead}';
const REVIEWING = { status: 'in_progress', conclusion: null, title: `Reviewing #${PR}` };
const OPEN = { status: 'completed', conclusion: 'success', title: expect.stringMatching(/^auto-approve/u) };
const CLOSED = { status: 'completed', conclusion: 'failure', title: expect.any(String) };

let world: QueueWorld | null = null;
afterEach(async () => {
  const there = world;
  world = null;
  await there?.close();
});

const start = async (options: QueueWorldOptions = {}): Promise<QueueWorld> => {
  world = await QueueWorld.start(options);
  return world;
};

/** The words on the newest check run of a commit. */
const wordsOn = (there: QueueWorld, sha: string) => {
  const { title, summary, text } = there.runsOn(sha).at(-1) ?? { title: '', summary: '', text: '' };
  return [title, summary, text].join('\n');
};
const logged = ({ harness }: QueueWorld, words: RegExp) =>
  eventually(() => harness.log.find((line) => words.test(line)));

describe('the commit of a merge queue', () => {
  it('gets its check run in progress at once, and then the verdict of the pull request', async () => {
    const there = await start();
    const commit = there.queued(there.advance());
    const release = there.harness.provider.hold('pin');
    expect(await there.group({ head: commit })).toMatchObject({ status: 'accepted' });
    await eventually(() => there.runsOn(commit)[0]);
    expect(there.shownOn(commit)).toEqual([REVIEWING]);
    release();
    const run = await there.completeOn(commit);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([OPEN]);
    expect(run).toMatchObject({ name: 'Review Gate', detailsUrl: expect.stringContaining('https://gate.example/v1/') });
    expect(run.externalId).toContain(`review-gate:${PR}:main:${there.base}:${commit}:success:rev_`);
    expect(wordsOn(there, commit)).toContain(
      `This is the merge group's commit ${commit.slice(0, 12)}; the pull request`,
    );
    expect(there.shownOn(there.head)).toEqual([]);
  });

  it('stays closed where a person has to look, and has no button', async () => {
    const there = await start({ review: waitingForPeople });
    const commit = there.queued(there.base);
    await there.group({ head: commit });
    await there.completeOn(commit);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([CLOSED]);
    const written = [...there.github.of(CREATE_CHECK_RUN), ...there.github.of(UPDATE_CHECK_RUN)];
    expect(JSON.stringify(written.map(({ body }) => body))).not.toContain('re-review');
  });

  it('has the name that the tenant set', async () => {
    const there = await start({ settings: { check_name: 'Gate of the shop' } });
    const commit = there.queued(there.base);
    await there.group({ head: commit });
    expect((await there.completeOn(commit)).name).toBe('Gate of the shop');
  });

  it.each([
    ['a fork', { head: { ref: 'topic', sha: '', repo: 'ada/shop' } }],
    ['a draft', { draft: true }],
    ['a closed pull request', { state: 'closed' as const }],
  ])(
    'is reviewed as it is, for %s',
    async (_, { head, ...more }: { head?: { ref: string; repo: string }; draft?: boolean; state?: 'closed' }) => {
      const there = await start();
      there.put({ ...more, ...(head === undefined ? {} : { head: { ...head, sha: there.head } }) });
      const commit = there.queued(there.base);
      await there.group({ head: commit });
      await there.completeOn(commit);
      expect(there.shownOn(commit)).toEqual([OPEN]);
    },
  );
});

describe('where people opened the gate', () => {
  it('the commit opens too if it does what they saw, also on a base that moved on', async () => {
    const there = await start({ review: approvedByAda });
    const base = there.advance();
    const commit = there.queued(base);
    await there.group({ head: commit, base });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([OPEN]);
    expect(there.github.of(COMPARE)).toHaveLength(2);
  });

  it('the commit stays closed if it does something else, and says to what', async () => {
    const there = await start({ review: approvedByAda });
    const commit = there.queued(there.base, { 'src/pay.ts': 'export const pay = 3;\n' });
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([CLOSED]);
    expect(wordsOn(there, commit)).toContain('does something else to src/pay.ts');
    expect(wordsOn(there, commit)).toContain('have it approved, and add it again');
  });

  it('the commit stays closed if the pull request got other commits since it was queued', async () => {
    const there = await start({ review: approvedByAda });
    const commit = there.queued(there.base);
    there.push({ 'src/pay.ts': 'export const pay = 9;\n' });
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([CLOSED]);
  });

  it('the commit stays closed if GitHub lets nobody compare', async () => {
    const there = await start({ review: approvedByAda });
    there.github.fail({ on: COMPARE, how: FORBIDDEN });
    const commit = there.queued(there.base);
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([CLOSED]);
    expect(wordsOn(there, commit)).toContain('contents: read');
  });

  it('the comparison is tried again where GitHub is down, and given up with words', async () => {
    const there = await start({ review: approvedByAda });
    const down = { status: 503, body: { message: 'down' } };
    there.github.fail({ on: COMPARE, times: 3, how: down });
    const first = there.queued(there.base);
    await there.group({ head: first, base: there.base });
    await there.completeOn(first);
    expect(there.shownOn(first)).toEqual([OPEN]);
    there.github.fail({ on: COMPARE, how: down });
    const second = there.queued(first);
    await there.group({ head: second, base: first });
    await there.completeOn(second);
    expect(there.shownOn(second)).toEqual([CLOSED]);
    expect(wordsOn(there, second)).toContain("could not be compared with the queue's commit");
  });

  it('nothing is compared where the verdict needs nobody', async () => {
    const there = await start();
    const commit = there.queued(there.base, { 'src/pay.ts': 'export const pay = 3;\n' });
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([OPEN]);
    expect(there.github.of(COMPARE)).toEqual([]);
  });
});

describe('a queue that is for something else', () => {
  it('of another branch than the pull request goes into stays closed', async () => {
    const there = await start();
    there.put({ base: { ref: 'release', sha: there.base } });
    const commit = there.queued(there.base);
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([CLOSED]);
    expect(wordsOn(there, commit)).toContain('goes into release now, and this queue is for main');
  });

  it.each([
    ['names no number', (base: string) => `refs/heads/gh-readonly-queue/main/pr-x-${base}`],
    ['names another branch', (base: string) => `refs/heads/gh-readonly-queue/other/pr-7-${base}`],
    ['is no ref of a queue', () => 'refs/heads/main'],
    ['holds markup', () => '`<img src=x>` [a](https://evil.example) @octo/all'],
    ['is very long', () => 'x'.repeat(100_000)],
  ])('whose ref %s stays closed, and says what to do', async (_, ref) => {
    const there = await start();
    const commit = there.queued(there.base);
    const answer = await there.group({ head: commit, base: there.base, ref: ref(there.base) });
    expect(answer).toMatchObject({ status: 'ignored', detail: expect.stringContaining('does not name') });
    await there.completeOn(commit);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([{ ...CLOSED, title: 'The review failed' }]);
    const words = wordsOn(there, commit);
    expect(words).toContain('does not name its pull request');
    expect(words).toContain('Remove the pull request from the merge queue, if it is still there, and add it again.');
    expect(words).not.toMatch(/<img|\]\(https:\/\/evil/u);
    expect(words.length).toBeLessThan(2000);
    expect(await there.reviews()).toEqual([]);
  });

  it('whose ref names a pull request that there is not stays closed', async () => {
    const there = await start();
    there.harness.provider.interrupt('pin', new ProviderError('E_REQ_002', 'There is no pull request octo/shop#99.'));
    const commit = there.queued(there.base);
    await there.group({ head: commit, number: 99 });
    await there.completeOn(commit);
    expect(there.shownOn(commit)).toEqual([CLOSED]);
    expect(wordsOn(there, commit)).toContain('There is no pull request octo/shop');
  });
});

describe('a commit that left the queue', () => {
  it('has a check run that did not pass, and its review posts nothing more', async () => {
    const there = await start();
    const commit = there.queued(there.base);
    const release = there.harness.provider.hold('snapshot');
    await there.group({ head: commit });
    await eventually(() => there.harness.provider.count('snapshot') === 1 || null);
    const answer = await there.group({ action: 'destroyed', head: commit, reason: 'dequeued' });
    expect(answer).toMatchObject({
      status: 'ignored',
      detail: expect.stringContaining('no longer in the merge queue'),
    });
    await there.completeOn(commit);
    release();
    await eventually(async () => (await there.reviews())[0]?.outcome.status === 'complete' || null);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([
      { status: 'completed', conclusion: 'cancelled', title: 'No longer in the queue' },
    ]);
    expect(there.harness.log).toEqual([]);
  });

  it('keeps its verdict, where it was merged', async () => {
    const there = await start();
    const commit = there.queued(there.base);
    await there.group({ head: commit });
    await there.completeOn(commit);
    await eventually(async () => {
      const [review] = await there.reviews();
      const { store, tenantId } = there.harness;
      return store.tenant(tenantId).read((tx) => tx.reviews.getCheckRunId(review?.id ?? ''));
    });
    const asked = there.github.requests.length;
    await there.group({ action: 'destroyed', head: commit, reason: 'merged' });
    await there.settle();
    expect(there.shownOn(commit)).toEqual([OPEN]);
    expect(there.github.requests).toHaveLength(asked);
  });

  it('before the service heard of it has nothing to end', async () => {
    const there = await start();
    await there.group({ action: 'destroyed', head: there.queued(there.base), reason: 'invalidated' });
    await there.settle();
    expect(there.github.requests).toEqual([]);
    expect(there.harness.log).toEqual([]);
  });
});

describe('an event of the queue that comes twice', () => {
  it('makes one review and one check run, while it is in progress and afterwards', async () => {
    const there = await start();
    const commit = there.queued(there.base);
    const release = there.harness.provider.hold('snapshot');
    await there.group({ head: commit }, 'one');
    await eventually(() => there.harness.provider.count('snapshot') === 1 || null);
    await there.group({ head: commit }, 'one');
    release();
    await there.completeOn(commit);
    await there.group({ head: commit }, 'one');
    await there.settle();
    expect(there.shownOn(commit)).toEqual([OPEN]);
    expect(await there.reviews()).toHaveLength(1);
  });

  it('under another delivery joins the review that has not ended', async () => {
    const there = await start();
    const commit = there.queued(there.base);
    const release = there.harness.provider.hold('snapshot');
    await there.group({ head: commit }, 'one');
    await eventually(() => there.harness.provider.count('snapshot') === 1 || null);
    await there.group({ head: commit }, 'two');
    await eventually(() => there.harness.provider.count('pin') === 2 || null);
    release();
    await there.completeOn(commit);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([OPEN]);
    expect(await there.reviews()).toHaveLength(1);
  });

  it('is tried again after a fault that the operator mended', async () => {
    const there = await start({ settings: { default_policy: 'no-such-policy' } });
    const commit = there.queued(there.base);
    await there.group({ head: commit }, 'one');
    await there.completeOn(commit);
    expect(wordsOn(there, commit)).toContain('E_POL_001');
    const { store, tenantId } = there.harness;
    await store.tenant(tenantId).transaction((tx) => tx.updateTenant({ default_policy: 'balanced' }));
    await there.group({ head: commit }, 'one');
    await there.completeOn(commit, 2);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([CLOSED, OPEN]);
  });
});

describe('the pull request itself', () => {
  it('keeps its check run, and a review of its own that runs at that time', async () => {
    const there = await start();
    const commit = there.queued(there.base);
    const release = there.harness.provider.hold('snapshot');
    await there.pull('opened');
    await eventually(() => there.harness.provider.count('snapshot') === 1 || null);
    await there.group({ head: commit });
    await eventually(async () => (await there.reviews()).length === 2 || null);
    there.harness.pass(1000);
    release();
    await there.completeOn(commit);
    await there.completeOn(there.head);
    await there.settle();
    expect(there.shownOn(there.head)).toEqual([OPEN]);
    expect(there.shownOn(commit)).toEqual([OPEN]);
    // The second review of the same state takes the result of the first.
    expect(there.harness.provider.count('snapshot')).toBe(1);
  });

  it('waits once for a person, however many commits of the queue were closed', async () => {
    const there = await start({ review: waitingForPeople });
    await there.pull('opened');
    await there.completeOn(there.head);
    const before = there.runsOn(there.head).map((run) => ({ ...run }));
    for (const onto of [there.base, there.advance()]) {
      const commit = there.queued(onto);
      await there.group({ head: commit, base: onto });
      await there.completeOn(commit);
      await there.group({ action: 'destroyed', head: commit, reason: 'dequeued' });
    }
    expect(await there.waiting()).toEqual([`octo/shop#${PR}`]);
    expect(there.runsOn(there.head)).toEqual(before);
    await there.pull('closed', { state: 'closed' });
    expect(await there.waiting()).toEqual([]);
  });

  it('waits for nobody because of the queue alone', async () => {
    const there = await start({ review: waitingForPeople });
    const commit = there.queued(there.base);
    await there.group({ head: commit });
    await there.completeOn(commit);
    expect(await there.waiting()).toEqual([]);
  });
});

describe('two commits of a queue for one pull request', () => {
  it('have a check run each; the first one ends alone', async () => {
    const there = await start();
    const first = there.queued(there.base);
    const second = there.queued(there.advance());
    const release = there.harness.provider.hold('snapshot');
    await there.group({ head: first });
    await eventually(() => there.harness.provider.count('snapshot') === 1 || null);
    await there.group({ head: second });
    await there.group({ action: 'destroyed', head: first, reason: 'invalidated' });
    await there.completeOn(first);
    release();
    await there.completeOn(second);
    await there.settle();
    expect(there.shownOn(first)).toEqual([
      { status: 'completed', conclusion: 'cancelled', title: 'No longer in the queue' },
    ]);
    expect(there.shownOn(second)).toEqual([OPEN]);
  });
});

describe('a check run of the queue that somebody runs again', () => {
  it.each([
    ['the check run', 'check_run', checkRunEvent],
    ['all checks', 'check_suite', checkSuiteEvent],
  ] as const)('by “Re-run” of %s is made anew on the same commit', async (_, event, payload) => {
    let verdict = waitingForPeople;
    const there = await start({ review: (...given) => verdict(...given) });
    const commit = there.queued(there.base);
    await there.group({ head: commit, base: there.base });
    const { externalId } = await there.completeOn(commit);
    verdict = approving;
    const again = payload({ action: 'rerequested', head: commit, externalId: externalId ?? '' });
    expect(await there.deliver(event, again)).toMatchObject({ status: 'accepted' });
    await there.completeOn(commit, 2);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([CLOSED, OPEN]);
    expect(there.shownOn(there.head)).toEqual([]);
  });
});

describe('what the tenant wants', () => {
  it('is the review alone', async () => {
    const there = await start({ settings: { on_pull_request: 'review' } });
    const commit = there.queued(there.base);
    await there.group({ head: commit });
    await eventually(async () => (await there.reviews())[0]?.outcome.status === 'complete' || null);
    await there.group({ action: 'destroyed', head: commit });
    await there.group({ head: there.queued(commit), ref: 'refs/heads/main' });
    await logged(there, /no review\. The merge group's ref does not name its pull request/u);
    await there.settle();
    expect(there.github.requests).toEqual([]);
  });

  it('is nothing', async () => {
    const there = await start({ settings: { on_pull_request: 'ignore' } });
    const answer = await there.group({ head: there.queued(there.base) });
    expect(answer).toMatchObject({ status: 'ignored', detail: expect.stringContaining('on_pull_request') });
    await there.settle();
    expect([await there.reviews(), there.github.requests]).toEqual([[], []]);
  });
});

describe('a GitHub that does not take the check run', () => {
  it('is named in the log where the App may not write it, and the review stands', async () => {
    const there = await start();
    there.github.fail({ on: CREATE_CHECK_RUN, how: FORBIDDEN });
    await there.group({ head: there.queued(there.base) });
    expect(await logged(there, /could not be begun/u)).toContain('"checks: write"');
    expect(await logged(there, /could not be posted/u)).toContain('"checks: write"');
    expect((await there.reviews())[0]?.outcome.status).toBe('complete');
  });

  it('is named in the log where the commit is gone by then', async () => {
    const there = await start();
    await there.group({ head: '9'.repeat(40) });
    expect(await logged(there, /could not be posted/u)).toContain('the commit is still there');
    there.github.state.refusals.length = 0;
  });

  it('is asked again where it is down for a moment, and the check run is there once', async () => {
    const there = await start();
    there.github.fail({ on: LIST_CHECK_RUNS, times: 1, how: { status: 503, body: { message: 'down' } } });
    there.github.fail({ on: CREATE_CHECK_RUN, times: 1, how: 'lost' });
    there.github.fail({ on: UPDATE_CHECK_RUN, times: 1, how: 'lost' });
    const commit = there.queued(there.base);
    await there.group({ head: commit });
    await there.completeOn(commit);
    await there.settle();
    expect(there.shownOn(commit)).toEqual([OPEN]);
  });
});
