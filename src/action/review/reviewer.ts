/** Opens the reviewer: a service that the user runs, or this process. Both have the same interface. */
import { join } from 'node:path';
import type { ReviewSource } from '../../reviewing/open-source.js';
import type { Reviewer } from '../../reviewing/reviewer.js';
import type { Context } from '../context.js';
import type { Step } from '../step.js';

/** Opens the service that the inputs name, or a reviewer in this process that reads with the job's token. */
export function openReviewer({ deps, inputs, environment, context, deadline, log }: Step): Promise<Reviewer> {
  const { now, sleep, random, signal } = deps;
  const means = { now, sleep, random, signal, log, deadline: deadline.reviewBy };
  const { remote } = inputs;
  if (remote !== null) {
    return deps.openRemote({
      ...means,
      ...remote,
      pollIntervalMs: inputs.pollIntervalSeconds * 1000,
      onSecret: (secret) => log.mask(secret),
    });
  }
  const source: ReviewSource = {
    kind: 'github',
    token: inputs.githubToken,
    apiUrl: environment.apiUrl,
    serverUrl: environment.serverUrl,
    workspace: environment.workspace,
    cacheDirectory: join(environment.temporary, 'review-gate-git'),
    expected: readExpected(context),
  };
  return deps.openLocal(source, means);
}

/** Returns what the event says of the pull request. A merge group's commit is not its head. */
function readExpected({ repo, pr, headSha, baseRef, mergeGroup }: Context) {
  if (headSha === null || baseRef === undefined || mergeGroup) return null;
  return { repo, pr, base: { ref: baseRef }, head: { sha: headSha } };
}
