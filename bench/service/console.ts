/**
 * Measures the lists of the console and of the API in an installation of a platform team: milliseconds over HTTP with 1,000
 * reviews, and with many of 300 repositories.
 *
 *   npm run bench:console -- [reviews: 200000]
 *
 * The reviews are copies of one, of pull requests that were reviewed twice, over a year. Few wait for a person; the
 * others were merged or closed.
 */
import { performance } from 'node:perf_hooks';
import { Visitor } from '../../__tests__/service/visitor.js';
import { Cluster } from './cluster.js';
import { median } from './load.js';
import { openReviewed } from './reviewed.js';

const CALLS = 15;
const FEW = 1000;
const [many = 200_000] = process.argv.slice(2).map(Number);

/** Two reviews a pull request; of the older pull requests the last one is closed. Ids are in the order of time. */
const FILL = `
  insert into reviews
  select (jsonb_populate_record(model, jsonb_build_object(
    'id', 'rev_' || lpad((n + $3)::text, 26, '0'), 'repo', 'octo/shop-' || (n / 2 % 300), 'pr', 1 + n / 600,
    'key', 'copy-' || (n + $3), 'created_at', $4::bigint - ($2 - n) * (31536000000 / $2),
    'completed_at', $4::bigint - ($2 - n) * (31536000000 / $2) + 9000,
    'verdict', case n % 4 when 0 then 'request-changes' when 1 then 'needs-review' when 2 then 'needs-review' else 'auto-approve' end,
    'tier', 'T' || (n % 5), 'closed', n % 8000 > 1))).*
  from (select reviews from reviews where id = $1) of_review(model), generate_series(1, $2::int) n`;

const PAGES = [
  '/console/reviews',
  '/console/reviews?verdict=needs-review',
  '/console/reviews?repo=octo/shop-7&status=complete',
  '/console/reviews?repo=octo/none',
  '/console/reviews?tier=T4&repo=octo/shop-299',
  '/console/waiting',
  '/console/waiting?sort=tier',
  '/console/waiting?repo=octo/shop-7',
  '/console/trends',
  '/console/trends?repo=octo/shop-7',
  '/console/policies',
  '/console/webhooks',
] as const;

const cluster = await Cluster.open('postgres');
try {
  const { serving, review, client } = await openReviewed(cluster);
  const fill = async (count: number, from: number) => {
    await client.query(FILL, [review.id, count, from, Date.now()]);
    await client.query('ANALYZE reviews');
  };
  const visitor = new Visitor(serving.url);
  await visitor.signIn(cluster.credentials.client_id, cluster.credentials.client_secret);
  const measure = async (page: string) => {
    const times: number[] = [];
    for (let call = 0; call <= CALLS; call += 1) {
      const begun = performance.now();
      const answer = await visitor.get(page);
      if (call > 0) times.push(performance.now() - begun);
      if (answer.status !== 200) throw new Error(`${page}: ${answer.status} ${answer.words.slice(0, 300)}`);
    }
    return median(times);
  };
  await fill(FEW, 0);
  const few = new Map<string, number>();
  for (const page of PAGES) few.set(page, await measure(page));
  await fill(many, FEW);
  console.log(`milliseconds with ${FEW} reviews, with ${many}, and the ratio`);
  for (const page of PAGES) {
    const [before = Number.NaN, now] = [few.get(page), await measure(page)];
    console.log(
      `${before.toFixed(1).padStart(8)} ${now.toFixed(1).padStart(8)} ${(now / before).toFixed(1).padStart(6)}  ${page}`,
    );
  }
  await client.end();
} finally {
  await cluster.close();
}
