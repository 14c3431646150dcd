/** Finds the pull request of the step, and the commit for its check run, as the table of events in the README says. */
import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { Repo } from '../contract/index.js';
import { QUEUE_REF_FORM, readQueueRef } from '../github/pulls/merge-group.js';
import type { Environment } from './environment.js';
import { ConfigurationError, readErrorMessage } from './errors.js';
import { IssueCommentPayload, MergeGroupPayload, PullRequestPayload, WorkflowRunPayload } from './payloads.js';

/** The data of the event. */
export interface Context {
  readonly event: string;
  readonly repo: string;
  readonly pr: number;
  /** The head of the pull request in the event, or the head of a merge group; null: to be read from the API. */
  readonly headSha: string | null;
  /** True for a merge group: its own commit needs the check, whichever commit was reviewed. */
  readonly mergeGroup: boolean;
  /** The base branch, where the event names it; of a merge group, that of the queue. */
  readonly baseRef?: string;
  /** The commit that a merge group stands on, where the event names it. */
  readonly queueBase?: string;
}

/** The `repo` and `pr` inputs; null: taken from the event. */
export interface ContextInputs {
  readonly repo: string | null;
  readonly pr: number | null;
}

/**
 * Reads the event's payload.
 * @returns null if the runner names no file
 * @throws ConfigurationError if the file cannot be read or is not JSON
 */
export async function readPayload(path: string | null): Promise<unknown> {
  if (path === null) return null;
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (fault) {
    throw new ConfigurationError(
      `The event's payload cannot be read from GITHUB_EVENT_PATH (${path}): ${readErrorMessage(fault)}.`,
    );
  }
}

function parsePayload<T extends z.ZodType>(event: string, schema: T, payload: unknown): z.infer<T> {
  const result = schema.safeParse(payload ?? {});
  if (result.success) return result.data;
  throw new ConfigurationError(
    `The payload of the event ${event} is not what GitHub documents.`,
    result.error.issues.map((issue) => `${issue.path.join('.') || 'payload'}: ${issue.message}`),
    'Give the inputs repo and pr on workflow_dispatch, or run the workflow again from a new event.',
  );
}

type EventContext = Omit<Context, 'event' | 'repo'>;

function readPullRequest(event: string, payload: unknown): EventContext {
  const { pull_request: pull } = parsePayload(event, PullRequestPayload, payload);
  const baseRef = pull.base?.ref == null ? {} : { baseRef: pull.base.ref };
  return { pr: pull.number, headSha: pull.head.sha, mergeGroup: false, ...baseRef };
}

/** Reads the pull request of a merge group from its ref. The gate stays closed if that has another form. */
function readMergeGroup(event: string, payload: unknown): EventContext {
  const { merge_group: group } = parsePayload(event, MergeGroupPayload, payload);
  const named = readQueueRef(group);
  if ('fault' in named) {
    throw new ConfigurationError(
      named.fault,
      [],
      `${QUEUE_REF_FORM} The gate stays closed: remove the pull request from the queue and add it again.`,
    );
  }
  const queueBase = group.base_sha == null ? {} : { queueBase: group.base_sha };
  return { pr: named.pr, headSha: group.head_sha, mergeGroup: true, baseRef: named.baseRef, ...queueBase };
}

const createUnnamedError = (event: string, why: string) =>
  new ConfigurationError(
    `The event ${event} names no pull request: ${why}.`,
    [],
    'Give its number in the input pr (and repo, where it is another repository).',
  );

function readComment(event: string, payload: unknown): EventContext {
  const { issue } = parsePayload(event, IssueCommentPayload, payload);
  if (issue.pull_request == null) throw createUnnamedError(event, `#${issue.number} is an issue, not a pull request`);
  return { pr: issue.number, headSha: null, mergeGroup: false };
}

function readWorkflowRun(event: string, payload: unknown): EventContext {
  const { workflow_run: run, repository } = parsePayload(event, WorkflowRunPayload, payload);
  const here = (run.pull_requests ?? []).filter(
    (pull) => repository == null || pull.base?.repo == null || pull.base.repo.id === repository.id,
  );
  const [first, ...others] = [...new Set(here.map((pull) => pull.number))];
  if (first === undefined) throw createUnnamedError(event, 'its list of pull requests is empty, as it is for forks');
  if (others.length > 0) throw createUnnamedError(event, `it names several, #${[first, ...others].join(', #')}`);
  return { pr: first, headSha: null, mergeGroup: false };
}

function readEvent(event: string, payload: unknown): EventContext {
  switch (event) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment':
      return readPullRequest(event, payload);
    case 'merge_group':
      return readMergeGroup(event, payload);
    case 'issue_comment':
      return readComment(event, payload);
    case 'workflow_run':
      return readWorkflowRun(event, payload);
    default:
      throw createUnnamedError(JSON.stringify(event), 'it never does');
  }
}

/** Events of one pull request, or of its commit in a queue. With any other one the input pr decides. */
const OF_PULL = new Set([
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
  'merge_group',
]);

function resolveRepository(environment: Environment, asked: ContextInputs): string {
  const repo = asked.repo ?? environment.repository;
  if (repo !== null && Repo.safeParse(repo).success) return repo;
  throw new ConfigurationError(
    repo === null
      ? 'GITHUB_REPOSITORY is not set.'
      : `GITHUB_REPOSITORY is ${JSON.stringify(repo)}: must be <owner>/<name>.`,
    [],
    'Give the input repo, or run the step on a GitHub runner.',
  );
}

/**
 * Determines the pull request and the commit from the event and the inputs; the inputs have priority.
 * @throws ConfigurationError if the payload is malformed, or no pull request is named
 */
export function readContext(environment: Environment, payload: unknown, asked: ContextInputs): Context {
  const repo = resolveRepository(environment, asked);
  const { event } = environment;
  if (event === null) {
    throw new ConfigurationError('GITHUB_EVENT_NAME is not set.', [], 'Run the step on a GitHub runner.');
  }
  if (asked.pr !== null && !OF_PULL.has(event)) {
    return { event, repo, pr: asked.pr, headSha: null, mergeGroup: false };
  }
  const home = environment.repository ?? repo;
  const found = readEvent(event, payload);
  const same = repo.toLowerCase() === home.toLowerCase() && (asked.pr === null || asked.pr === found.pr);
  if (same) return { event, repo, ...found };
  if (found.mergeGroup) {
    throw new ConfigurationError(
      `The merge group is about ${home}#${found.pr}, the inputs repo and pr about ${repo}#${asked.pr ?? found.pr}.`,
      [],
      'Leave repo and pr empty on merge_group.',
    );
  }
  if (asked.pr === null) throw createUnnamedError(event, `the input repo is ${repo}, which is not the event's own`);
  return { event, repo, pr: asked.pr, headSha: null, mergeGroup: false };
}
