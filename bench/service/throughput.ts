/**
 * Measures reviews per minute with 1, 2 and 4 workers on one PostgreSQL: real pull requests, fetched by git from a fake
 * GitHub server.
 *
 *   npm run bench:throughput -- [reviews a round: 120]
 */
import { cpus } from 'node:os';
import { Review } from '../../src/contract/index.js';
import { Cluster, REPO } from './cluster.js';
import { waitForReview } from './wait-for-review.js';

const WORKERS = [1, 2, 4];
const [reviews = 120] = process.argv.slice(2).map(Number);

const cluster = await Cluster.open('postgres');
try {
  const api = await cluster.start('api');
  const caller = await cluster.caller(api);
  await cluster.prepareTenant(caller);
  const pulls = cluster.addPulls(reviews * WORKERS.length);
  console.log(`${cpus().length} processors, shared by workers, PostgreSQL, git and the GitHub stand-in`);
  for (const count of WORKERS) {
    const workers = await Promise.all(Array.from({ length: count }, () => cluster.start('worker')));
    const round = pulls.splice(0, reviews);
    const begun = Date.now();
    const waiting = new Set<string>();
    for (const pr of round) {
      const answer = await caller.call('POST', '/v1/reviews', { repo: REPO, pr });
      waiting.add(Review.parse(answer.json).id);
    }
    const asked = Date.now();
    for (const id of waiting) {
      const review = await waitForReview(caller, id);
      if (review.status === 'failed') throw new Error(JSON.stringify(review));
    }
    const minutes = (Date.now() - begun) / 60_000;
    const asking = ((asked - begun) / 1000).toFixed(1);
    console.log(
      `${count} workers   ${(reviews / minutes).toFixed(0)} reviews a minute (${asking} s of it to ask for them)`,
    );
    await Promise.all(workers.map((worker) => worker.stop()));
    for (const worker of workers) cluster.serving.delete(worker);
  }
} finally {
  await cluster.close();
}
