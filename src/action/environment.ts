/** The runner's environment: the only module that knows the names of its variables. */

import { tmpdir } from 'node:os';
import { removeEndSlashes } from '../base/url.js';

/** The variables of the runner's environment, with their names as they are. */
export type Env = Readonly<Record<string, string | undefined>>;

/** The runner's data about the job. Empty variables count as not set. */
export interface Environment {
  readonly event: string | null;
  readonly eventPath: string | null;
  readonly repository: string | null;
  readonly apiUrl: string;
  readonly serverUrl: string;
  /** The job's key in the workflow, which is also its name if it has no other. */
  readonly job: string | null;
  /** The file of the workflow and its ref: `owner/name/.github/workflows/gate.yml@refs/heads/main`. */
  readonly workflowRef: string | null;
  /** Whether the job may ask for a token that says who it is (`id-token: write`). */
  readonly hasIdentity: boolean;
  readonly runId: string;
  readonly runAttempt: string;
  readonly workspace: string | null;
  readonly temporary: string;
  readonly summaryPath: string | null;
}

/** Reads the environment. Never fails: the code that needs a missing value reports it. */
export function readEnvironment(env: Env): Environment {
  const read = (name: string) => {
    const value = env[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  return {
    event: read('GITHUB_EVENT_NAME'),
    eventPath: read('GITHUB_EVENT_PATH'),
    repository: read('GITHUB_REPOSITORY'),
    apiUrl: removeEndSlashes(read('GITHUB_API_URL') ?? 'https://api.github.com'),
    serverUrl: removeEndSlashes(read('GITHUB_SERVER_URL') ?? 'https://github.com'),
    job: read('GITHUB_JOB'),
    workflowRef: read('GITHUB_WORKFLOW_REF'),
    hasIdentity: read('ACTIONS_ID_TOKEN_REQUEST_URL') !== null && read('ACTIONS_ID_TOKEN_REQUEST_TOKEN') !== null,
    runId: read('GITHUB_RUN_ID') ?? '',
    runAttempt: read('GITHUB_RUN_ATTEMPT') ?? '',
    workspace: read('GITHUB_WORKSPACE'),
    temporary: read('RUNNER_TEMP') ?? tmpdir(),
    summaryPath: read('GITHUB_STEP_SUMMARY'),
  };
}

/** Returns the address of this workflow run's page, which shows the job summary. */
export function buildRunUrl({ serverUrl, repository, runId }: Environment): string | null {
  return repository === null || runId === '' ? null : `${serverUrl}/${repository}/actions/runs/${runId}`;
}
