/** Check runs over GitHub's API ("Check runs" in GitHub's REST documentation). Only a GitHub App may write them. */
import { z } from 'zod';
import { ProviderError } from '../base/errors.js';
import { type GitHubApi, type GitHubClient, gitHubClient } from './client.js';
import { explainGitHub, isRateLimit, statusOf } from './faults.js';

const PAGE = 100;
/** A commit with more check runs of one name than these pages hold is nobody's. */
const MAX_PAGES = 10;

/** How GitHub is reached, and where its pages are. */
export interface GitHubChecksOptions extends GitHubApi {
  /** `https://github.com`, or an own GitHub. */
  readonly serverUrl: string;
}

/** A check run to be created, as GitHub's REST API takes it. */
export interface CreateCheckRunBody {
  readonly name: string;
  readonly head_sha: string;
  readonly [field: string]: unknown;
}

/** The body of an update, as GitHub's REST API takes it. */
export type UpdateCheckRunBody = Readonly<Record<string, unknown>>;

/** A check run that is there. */
export interface ListedCheckRun {
  readonly id: number;
  readonly url: string | null;
  readonly externalId: string | null;
  /** How many annotations it has. */
  readonly annotations: number;
}

/** The calls. Each throws ProviderError, or the signal's reason. */
export interface GitHubChecks {
  create(repo: string, body: CreateCheckRunBody, signal: AbortSignal): Promise<{ id: number; url: string | null }>;
  update(repo: string, id: number, body: UpdateCheckRunBody, signal: AbortSignal): Promise<void>;
  /** Every check run of the name on the commit, newest first as GitHub has it. */
  list(
    place: { readonly repo: string; readonly sha: string; readonly name: string },
    signal: AbortSignal,
  ): Promise<readonly ListedCheckRun[]>;
}

const Run = z.object({
  id: z.int(),
  html_url: z.string().nullable().catch(null),
  external_id: z.string().nullable().catch(null),
  output: z.object({ annotations_count: z.int().catch(0) }).catch({ annotations_count: 0 }),
});
const List = z.object({ check_runs: z.array(Run) });

const MUST_BE_APP =
  'Check runs can be posted by a GitHub App alone, with "checks: write": give its app_id, installation_id and private_key as the token for GitHub';

function explain(fault: unknown, repo: string): ProviderError {
  const status = statusOf(fault);
  if (status === 403 && !isRateLimit(fault)) {
    return new ProviderError(
      'E_TOK_001',
      `GitHub lets nobody post a check run on ${repo} with this token (403). ${MUST_BE_APP}.`,
      false,
      { cause: fault },
    );
  }
  if (status === 404 || status === 422) {
    return new ProviderError(
      'E_UP_001',
      `GitHub refuses the check run on ${repo} (${status}). Check that the App is installed on the repository and that the commit is still there.`,
      false,
      { cause: fault },
    );
  }
  return explainGitHub(fault, `posting a check run on ${repo}`, 'checks: write');
}

function shaped<T extends z.ZodType>(schema: T, answer: unknown, repo: string): z.infer<T> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new ProviderError('E_UP_001', `GitHub's answer on a check run of ${repo} is not what it documents.`, true);
}

/** Makes the calls; nothing is sent yet. */
export function githubChecks(options: GitHubChecksOptions): GitHubChecks {
  const client: GitHubClient = gitHubClient({ ...options, writes: true });
  const call = async (route: string, repo: string, body: Readonly<Record<string, unknown>>, signal: AbortSignal) => {
    const [owner, name] = repo.split('/');
    // A write whose answer was lost may have been taken, and would be there twice.
    const again = route.startsWith('GET ') ? {} : { retries: 0 };
    try {
      return await client.call(signal, async (octokit, request) => {
        const given = { owner, repo: name, ...body, request: { ...request, ...again } };
        const { data }: { readonly data: unknown } = await octokit.request(route, given);
        return data;
      });
    } catch (fault) {
      if (signal.aborted) throw signal.reason;
      throw explain(fault, repo);
    }
  };
  return {
    create: async (repo, body, signal) => {
      const answer = await call('POST /repos/{owner}/{repo}/check-runs', repo, body, signal);
      const { id, html_url: url } = shaped(Run, answer, repo);
      return { id, url };
    },
    update: async (repo, id, body, signal) => {
      const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
      await call(route, repo, { ...body, check_run_id: id }, signal);
    },
    list: async ({ repo, sha, name }, signal) => {
      const found: ListedCheckRun[] = [];
      for (let page = 1; page <= MAX_PAGES; page++) {
        const asked = { ref: sha, check_name: name, filter: 'all', per_page: PAGE, page };
        const answer = await call('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', repo, asked, signal);
        const { check_runs: runs } = shaped(List, answer, repo);
        for (const { id, html_url: url, external_id: externalId, output } of runs) {
          found.push({ id, url, externalId, annotations: output.annotations_count });
        }
        if (runs.length < PAGE) break;
      }
      return found;
    },
  };
}
