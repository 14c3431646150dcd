/** The jobs that do what an event asks for. */
import type { Job } from '../../queue/queue.js';
import type { Transaction } from '../../store/store.js';
import type { EventAction } from './event-action.js';

/** An event that asks for something. */
export type Asked = Exclude<EventAction, { readonly kind: 'ignored' | 'closed' }>;

/** Returns the jobs of a tenant; none if the tenant knows no pull request of that head. */
export async function listJobs(tx: Transaction, delivery: string, asked: Asked): Promise<readonly Job[]> {
  const { tenantId } = tx;
  const { repo } = asked;
  const reviewPull = (pr: number, id: string): Job => ({ kind: 'pull-request', tenantId, deliveries: [id], repo, pr });
  switch (asked.kind) {
    case 'queue':
      return [{ kind: 'merge-group', tenantId, delivery, repo, headSha: asked.headSha, wish: asked.wish }];
    case 'pull':
      return [reviewPull(asked.pr, delivery)];
    case 'check': {
      const again = await reviewQueueAgain(tx, delivery, asked);
      return again.length > 0 ? again : [reviewPull(asked.pr, delivery)];
    }
    case 'head': {
      const pulls = await tx.reviews.pullsOfHead(repo, asked.headSha);
      // An event about several pull requests stands for a request of each.
      return [
        ...pulls.map((pr) => reviewPull(pr, `${delivery}:${pr}`)),
        ...(await reviewQueueAgain(tx, delivery, asked)),
      ];
    }
  }
}

/** The job of a commit of a merge queue whose check run is asked for again; none if the commit is no such one. */
async function reviewQueueAgain(
  tx: Transaction,
  delivery: string,
  { repo, headSha }: Extract<Asked, { readonly kind: 'check' | 'head' }>,
): Promise<readonly Job[]> {
  const known = await tx.reviews.findQueueCommit(repo, headSha);
  if (known === null) return [];
  const wish = { what: 'review', pr: known.pr, base: known.queue.base } as const;
  return [{ kind: 'merge-group', tenantId: tx.tenantId, delivery, repo, headSha, wish }];
}
