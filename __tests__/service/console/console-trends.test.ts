/** Trends: what the store has of first reviews, as the API and the console's page tell it. */
import { describe, expect, it } from '@jest/globals';
import { Trends, type Verdict } from '../../../src/contract/index.js';
import { SECRET, START, startHarness } from '../harness.js';
import { complete, review } from '../store/store-rows.js';
import { STORES } from '../stores.js';
import { Visitor } from '../visitor.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** START is a Sunday: the last day of the week of 2025-05-26. */
const SEEDED: readonly (readonly [
  id: string,
  repo: string,
  pr: number,
  ago: number,
  verdict: Verdict | null,
  met: readonly (boolean | undefined)[],
])[] = [
  // Before the five weeks that thirty days touch.
  ['a', 'octo/shop', 1, 40 * DAY, 'request-changes', [false]],
  ['b', 'octo/shop', 1, 10 * DAY, 'auto-approve', [true]],
  // Two weeks ago: green after two days, at once, and never.
  ['c', 'octo/shop', 2, 12 * DAY, null, [true, true]],
  ['d', 'octo/shop', 2, 11 * DAY, 'request-changes', [true, false, undefined]],
  ['e', 'octo/shop', 2, 9 * DAY, 'auto-approve', [true, true]],
  ['f', 'octo/shop', 2, 8 * DAY, 'auto-approve', [true, true]],
  ['g', 'octo/shop', 3, 10 * DAY, 'auto-approve', [true]],
  ['h', 'octo/shop', 4, 10 * DAY, 'needs-review', []],
  // This week, in another repository.
  ['i', 'octo/other', 2, 2 * DAY, 'needs-review', [false]],
  // Three weeks ago, and green in half a minute.
  ['j', 'octo/quick', 5, 23 * DAY, 'auto-approve', [true]],
];

describe.each(STORES)('trends over %s', (store) => {
  it('are told by week, as computed by hand', async () => {
    const service = await startHarness({ store });
    const person = new Visitor(service.baseUrl);
    await person.signIn(service.clients.own, SECRET);
    const empty = await person.get('/console/trends');
    expect(empty.words).toContain('There is no review with a verdict yet. Here will be, week by week:');
    await service.store.tenant(service.tenantId).transaction(async (tx) => {
      const digest = await tx.blobs.put('');
      for (const [id, repo, pr, ago, verdict, met] of SEEDED) {
        const createdAt = START - ago;
        const acBindings = met.map((one, at) => ({
          id: `AC${at}`,
          lines: [],
          confidence: 1,
          ...(one === undefined ? {} : { met: one }),
        }));
        const outcome = complete(digest, {
          verdict,
          acBindings,
          completedAt: createdAt + (repo === 'octo/quick' ? 30_000 : HOUR),
        });
        const asked = { ...review(id).asked, repo, pr };
        await tx.reviews.insert(review(`rev_${id}`, { asked, createdAt, outcome }));
      }
    });

    const { weeks, complete: whole } = Trends.parse((await service.call('GET', '/v1/trends')).json);
    const none = { pulls: 0, opened: 0, median_seconds_to_green: null, criteria: 0, met: 0 };
    expect([whole, weeks]).toEqual([
      true,
      [
        { from: '2025-04-28', ...none },
        { from: '2025-05-05', pulls: 1, opened: 1, median_seconds_to_green: 30, criteria: 1, met: 1 },
        { from: '2025-05-12', ...none },
        // 49 hours and 1 hour: 25 hours between them. Two criteria of the one, one of the other.
        { from: '2025-05-19', pulls: 3, opened: 2, median_seconds_to_green: 25 * 3600, criteria: 3, met: 2 },
        { from: '2025-05-26', pulls: 1, opened: 0, median_seconds_to_green: null, criteria: 1, met: 0 },
      ],
    ]);

    const { words } = await person.get('/console/trends');
    expect(words).toContain('2025-05-26 1 0 of 1 (0 %) – 0 of 1 (0 %)');
    expect(words).toContain('2025-05-19 3 2 of 3 (67 %) 25 h 2 of 3 (67 %)');
    expect(words).toContain('2025-05-05 1 1 of 1 (100 %) under 1 min 1 of 1 (100 %)');
    // What a column of the whole height stands for.
    expect(words).toContain('opened 3 not yet 2 3 week of 2025-04-28');
    expect(words).toContain('longest 25 h 25 h week of 2025-04-28');
    expect(words).toContain('met 3 not met 2 100 % week of 2025-04-28');
    const other = await person.get('/console/trends?repo=octo%2Fother');
    expect(other.words).toContain('2025-05-19 0 – – –');
    expect((await person.get('/console/trends?repo=octo%2Fnone')).words).toContain('matches this filter');
    expect((await person.get('/console/trends?repo=%3Cb%3E')).status).toBe(400);
    const stranger = new Visitor(service.baseUrl);
    await stranger.signIn(service.clients.other, SECRET);
    expect((await stranger.get('/console/trends')).words).toContain('There is no review with a verdict yet.');
    await service.close();
  });
});
