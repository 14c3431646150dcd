/** Events of check runs: somebody pressed a button of ours, or asks GitHub to run our checks again. */
import * as z from 'zod';
import { Repo, Sha } from '../../../contract/index.js';
import { parseIdentity } from '../../../github/checks/check-identity.js';
import { RE_REVIEW } from './buttons.js';
import { App, type EventAction, ignoreEvent, listAppIds, type NamedApp } from './event-action.js';

const about = { repository: z.object({ full_name: Repo }), sender: z.object({ login: z.string() }) };

const Action = z.object({ action: z.string() });
const CheckRunEvent = z.object({
  ...about,
  check_run: z.object({ external_id: z.string().nullish(), app: App }),
  requested_action: z.object({ identifier: z.string() }).nullish(),
});
const CheckSuiteEvent = z.object({ ...about, check_suite: z.object({ head_sha: Sha, app: App }) });

/** @throws ZodError */
export function interpretCheckRun(payload: unknown): EventAction {
  const { action } = Action.parse(payload);
  if (action !== 'requested_action' && action !== 'rerequested') {
    return ignoreEvent('This action on a check run starts no review.');
  }
  const { check_run: run, repository, sender, requested_action: pressed } = CheckRunEvent.parse(payload);
  if (isOwn(sender, run.app)) return ignoreEvent('The App itself asks for it.');
  if (action === 'requested_action' && pressed?.identifier !== RE_REVIEW.identifier) {
    return ignoreEvent('The check run has no such button.');
  }
  // GitHub names no pull request of a fork here; our own id does.
  const identity = parseIdentity(run.external_id ?? null);
  if (identity === null) return ignoreEvent('The check run is not one of a review.');
  const { pr, headSha } = identity;
  return { kind: 'check', repo: repository.full_name, pr, headSha, app: requireOurs(run.app) };
}

/** @throws ZodError */
export function interpretCheckSuite(payload: unknown): EventAction {
  if (Action.parse(payload).action !== 'rerequested') {
    return ignoreEvent('This action on a check suite starts no review.');
  }
  const { check_suite: suite, repository, sender } = CheckSuiteEvent.parse(payload);
  if (isOwn(sender, suite.app)) return ignoreEvent('The App itself asks for it.');
  return { kind: 'head', repo: repository.full_name, headSha: suite.head_sha, app: requireOurs(suite.app) };
}

/** GitHub gives the account of an App the name of the App and `[bot]`. */
function isOwn({ login }: { readonly login: string }, app: z.infer<typeof App>): boolean {
  return app?.slug != null && login === `${app.slug}[bot]`;
}

function requireOurs(named: z.infer<typeof App>): NamedApp {
  return { ids: listAppIds(named), counts: 'if it is ours', otherwise: 'The check is one of another App.' };
}
