/** The life of one pull request, told to the App event by event: what each event leaves for people to see. */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RunEngine } from '../../../src/reviewing/perform-review.js';
import { checkRunEvent, pullRequestEvent, reviewEvent } from '../../stand-ins/github/deliveries.js';
import type { StoreKind } from '../stores.js';
import { approvedByAda, eventually, QueueWorld, waitingForPeople } from './queue-world.js';

const WAITS = ['octo/shop#7'];
const NOBODY: readonly string[] = [];

let there: QueueWorld;
/** What reviews come to: they read anew what people said. */
let said: RunEngine;
const start = async (store: StoreKind = 'memory') => {
  said = waitingForPeople;
  there = await QueueWorld.start({ store, review: (...given) => said(...given) });
};
afterEach(() => there.close());

/** The conclusions on a commit, oldest first. The last one counts. */
const conclusions = (sha: string) => there.runsOn(sha).map(({ status, conclusion }) => conclusion ?? status);
const open = async (count = 1) => {
  await there.pull('opened');
  await there.completeOn(there.head, count);
};
const approve = () => {
  said = approvedByAda;
  return there.deliver('pull_request_review', reviewEvent({ state: 'approved', by: 'ada' }));
};
const merge = async () => {
  there.put({ state: 'closed' });
  return there.pull('closed', { state: 'closed' });
};
/** Resolves when nothing more comes of what was delivered. */
const settled = () => there.settle();

describe('a pull request', () => {
  it.each(['memory', 'postgres'] as const)(
    'is opened, pushed to, approved, reviewed again by the button, queued and merged (%s)',
    async (store) => {
      await start(store);
      await open();
      const first = there.head;
      expect([conclusions(first), await there.waiting()]).toEqual([['failure'], WAITS]);

      const second = there.push({ 'src/pay.ts': 'export const pay = 2;\n', 'README.md': '# The shop\n' });
      await there.pull('synchronize');
      await there.completeOn(second);
      expect([conclusions(first), conclusions(second), await there.waiting()]).toEqual([
        ['failure'],
        ['failure'],
        WAITS,
      ]);

      await approve();
      const green = await there.completeOn(second, 2);
      expect([conclusions(second), await there.waiting()]).toEqual([['failure', 'success'], NOBODY]);

      const pressed = { identifier: 're-review', head: second, externalId: green.externalId ?? '' };
      await there.deliver('check_run', checkRunEvent(pressed));
      await there.completeOn(second, 3);
      expect([conclusions(second), await there.waiting()]).toEqual([['failure', 'success', 'success'], NOBODY]);

      const commit = there.queued(there.base, { 'src/pay.ts': 'export const pay = 2;\n', 'README.md': '# The shop\n' });
      await there.group({ head: commit, base: there.base });
      await there.completeOn(commit);
      expect([conclusions(commit), conclusions(second).length, await there.waiting()]).toEqual([
        ['success'],
        3,
        NOBODY,
      ]);

      await merge();
      await there.group({ action: 'destroyed', head: commit, base: there.base, reason: 'merged' });
      await settled();
      expect([conclusions(commit), conclusions(second).length, await there.waiting()]).toEqual([
        ['success'],
        3,
        NOBODY,
      ]);
      expect(await there.reviews()).toHaveLength(5);
      expect(there.harness.log).toEqual([]);
    },
  );

  it('is taken out of the queue where the approval is taken back, and waits for a person again', async () => {
    await start();
    await open();
    await approve();
    await there.completeOn(there.head, 2);
    const commit = there.queued(there.base);
    const release = there.harness.provider.hold('snapshot');
    await there.group({ head: commit, base: there.base });
    await eventually(() => there.harness.provider.count('snapshot') === 3 || null);
    said = waitingForPeople;
    const dismissed = reviewEvent({ action: 'dismissed', state: 'dismissed', by: 'ada' });
    await there.deliver('pull_request_review', dismissed);
    await eventually(async () => (await there.reviews()).length === 4 || null);
    release();
    await there.completeOn(commit);
    await there.completeOn(there.head, 3);
    await there.group({ action: 'destroyed', head: commit, reason: 'dequeued' });
    await settled();
    expect([conclusions(commit), conclusions(there.head)]).toEqual([['failure'], ['failure', 'success', 'failure']]);
  });

  it('waits for nobody while it is a draft, and again when it is ready', async () => {
    await start();
    await open();
    there.put({ draft: true });
    await there.pull('converted_to_draft', { draft: true });
    expect(await there.waiting()).toEqual(NOBODY);
    there.put();
    await there.pull('ready_for_review');
    await there.completeOn(there.head, 2);
    expect([conclusions(there.head), await there.waiting()]).toEqual([['failure', 'failure'], WAITS]);
  });
});

describe('a repository that gets another name', () => {
  it.each([
    ['renamed', 'octo/store', { repository: { name: { from: 'shop' } } }],
    ['transferred', 'acme/shop', { owner: { from: { organization: { login: 'octo' } } } }],
  ])('%s has its pull request under that name from the next event on', async (action, name, changes) => {
    await start();
    await open();
    expect(await there.waiting()).toEqual(WAITS);
    there.rename(name);
    await there.deliver('repository', { ...pullRequestEvent(), action, changes });
    expect(await there.waiting()).toEqual(NOBODY);

    await there.pull('reopened');
    await there.completeOn(there.head, 2);
    expect(await there.waiting()).toEqual([`${name}#7`]);

    await approve();
    await there.completeOn(there.head, 3);
    const commit = there.queued(there.base);
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    await settled();
    expect([conclusions(there.head), conclusions(commit)]).toEqual([['failure', 'failure', 'success'], ['success']]);
    expect(new Set((await there.reviews()).map(({ asked }) => asked.repo))).toEqual(new Set(['octo/shop', name]));
  });
});

describe('an event that comes late', () => {
  it('of an older head has the present one reviewed', async () => {
    await start();
    const late = pullRequestEvent({ action: 'opened', head: there.head });
    const old = there.head;
    there.push({ 'src/pay.ts': 'export const pay = 4;\n' });
    await there.pull('synchronize');
    await there.completeOn(there.head);
    await there.deliver('pull_request', late);
    await there.completeOn(there.head, 2);
    expect([conclusions(old), conclusions(there.head), await there.waiting()]).toEqual([
      [],
      ['failure', 'failure'],
      WAITS,
    ]);
  });

  it('before the event that it follows is not lost', async () => {
    await start();
    await approve();
    await there.completeOn(there.head);
    await open(2);
    expect([conclusions(there.head), await there.waiting()]).toEqual([['success', 'success'], NOBODY]);
  });

  it.each(['opened', 'synchronize', 'ready_for_review', 'edited'])(
    'after the merge starts nothing (%s)',
    async (action) => {
      await start();
      await open();
      await merge();
      await there.pull(action);
      await there.deliver('pull_request_review', reviewEvent({ state: 'approved' }));
      const { externalId = '' } = there.runsOn(there.head)[0] ?? {};
      const again = { action: 'rerequested', head: there.head, externalId: externalId ?? '' };
      await there.deliver('check_run', checkRunEvent(again));
      await settled();
      expect([conclusions(there.head), (await there.reviews()).length]).toEqual([['failure'], 1]);
    },
  );

  it('of a queue that is over gets its check run, which nobody waits for', async () => {
    await start();
    said = approvedByAda;
    const commit = there.queued(there.base);
    await there.group({ action: 'destroyed', head: commit, reason: 'merged' });
    await there.group({ head: commit, base: there.base });
    await there.completeOn(commit);
    expect([conclusions(commit), await there.waiting()]).toEqual([['success'], NOBODY]);
  });
});
