/** The parts of GitHub's webhook payloads that the step reads; other fields are accepted without a check. */
import * as z from 'zod';
import { PullNumber, Sha } from '../contract/index.js';
import { MergeGroup } from '../github/pulls/merge-group.js';

/** `pull_request`, `pull_request_target`, `pull_request_review`, `pull_request_review_comment`. */
export const PullRequestPayload = z.looseObject({
  pull_request: z.looseObject({
    number: PullNumber,
    head: z.looseObject({ sha: Sha }),
    base: z.looseObject({ ref: z.string().nullish() }).nullish(),
  }),
});

/** `merge_group`. */
export const MergeGroupPayload = z.looseObject({ merge_group: MergeGroup });

/** `issue_comment`. `pull_request` is present only for a comment on a pull request. */
export const IssueCommentPayload = z.looseObject({
  issue: z.looseObject({ number: PullNumber, pull_request: z.looseObject({}).nullish() }),
});

/** `workflow_run`. The list is empty for pull requests from forks, and may name those of other repositories. */
export const WorkflowRunPayload = z.looseObject({
  repository: z.looseObject({ id: z.number() }).nullish(),
  workflow_run: z.looseObject({
    pull_requests: z
      .array(
        z.looseObject({
          number: PullNumber,
          base: z.looseObject({ repo: z.looseObject({ id: z.number() }).nullish() }).nullish(),
        }),
      )
      .nullish(),
  }),
});
