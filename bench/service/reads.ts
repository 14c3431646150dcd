/**
 * Measures reads of a review per second, compared with the same Fastify with only the token check; the two are measured
 * alternately.
 *
 *   npm run bench:reads -- [postgres|embedded]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { Review } from '../../src/contract/index.js';
import { Cluster, REPO } from './cluster.js';
import { answersPerSecond, median } from './load.js';
import { waitForReview } from './wait-for-review.js';

const ROUNDS = 5;
const SECONDS = 4;
const AIM = 0.6;
const Peer = z.object({ url: z.string(), token: z.string() });

const database = process.argv[2] === 'embedded' ? 'embedded' : 'postgres';
const cluster = await Cluster.open(database);
const peer = fork(join(import.meta.dirname, 'token-check.js'));
try {
  const serving = await cluster.start('all');
  const caller = await cluster.caller(serving);
  await cluster.prepareTenant(caller);
  const [pr] = cluster.addPulls(1);
  const asked = Review.parse((await caller.call('POST', '/v1/reviews', { repo: REPO, pr })).json);
  const review = await waitForReview(caller, asked.id);
  const [message]: unknown[] = await once(peer, 'message');
  const { url, token } = Peer.parse(message);

  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(await answersPerSecond(`${url}/v1/reviews/${review.id}`, token, SECONDS));
    ours.push(await answersPerSecond(`${serving.url}/v1/reviews/${review.id}`, caller.bearer, SECONDS));
  }
  const ratio = median(ours) / median(theirs);
  console.log(`reads of a review, ${database}     ${median(ours).toFixed(0)} a second`);
  console.log(`the token check alone           ${median(theirs).toFixed(0)} a second`);
  console.log(`ratio                           ${ratio.toFixed(2)} (aim ${AIM})`);
} finally {
  peer.kill();
  await cluster.close();
}
