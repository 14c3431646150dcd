/** An installation on PostgreSQL with one review of a pull request, of which benches make copies. */
import pg from 'pg';
import { BAD_PULL } from '../../__tests__/stand-ins/shop.js';
import { Review } from '../../src/contract/index.js';
import { type Cluster, REPO } from './cluster.js';
import { waitForReview } from './wait-for-review.js';

/** Starts a process of all roles and reviews a pull request. The caller ends the connection to the database. */
export async function openReviewed(cluster: Cluster) {
  const serving = await cluster.start('all');
  const caller = await cluster.caller(serving);
  await cluster.prepareTenant(caller);
  const asked = Review.parse((await caller.call('POST', '/v1/reviews', { repo: REPO, pr: BAD_PULL })).json);
  const review = await waitForReview(caller, asked.id);
  const client = new pg.Client({ connectionString: cluster.databaseUrl });
  await client.connect();
  return { serving, caller, review, client };
}
