/**
 * Calls for check runs over GitHub's API ("Check runs" in GitHub's REST documentation). Only a GitHub App may write
 * them.
 */
import * as z from 'zod';
import { ProviderError } from '../../base/errors.js';
import { removeEndSlashes } from '../../base/url.js';
import { createGitHubClient, type GitHubApi, type GitHubClient } from '../connection/client.js';
import { explainGitHub, GitHubAnswerError, lacksPermission, parseAnswer, readStatus } from '../connection/errors.js';
import { quoteRefusal } from '../connection/refusal.js';
import { splitRepository } from '../connection/repository.js';
import { type ComparedFile, compareCommits } from '../pulls/comparisons.js';
import { readPullState } from '../pulls/pulls.js';
import type { BegunChecks } from './begun-check.js';
import { buildCompleteBody, buildCreateBody, buildOutput, type CheckRunWriter } from './check-run.js';
import type { StandingCheckRun, StandingChecks } from './standing-checks.js';

const ROUTE = '/repos/{owner}/{repo}/check-runs';
const PAGE = 100;
/** The limit of pages read: a commit has few check runs with the same name. */
const MAX_PAGES = 10;

/** An accepted check run counts as posted, even if fields are missing in the answer. */
const CreatedAnswer = z.looseObject({
  id: z.number().nullable().catch(null),
  html_url: z.string().nullable().catch(null),
});

const ListAnswer = z.object({
  check_runs: z.array(
    z.object({
      id: z.int(),
      html_url: z.string().nullable().catch(null),
      external_id: z.string().nullable().catch(null),
      conclusion: z.string().nullable().catch(null),
      completed_at: z.string().nullable().catch(null),
      output: z
        .object({ title: z.string().nullable().catch(null), annotations_count: z.int().catch(0) })
        .catch({ title: null, annotations_count: 0 }),
    }),
  ),
});

/**
 * Creates the calls that write check runs. Each throws what the client throws. `resend`: whether to send a write again
 * after a temporary failure.
 */
export function createCheckRunWriter(client: GitHubClient, { resend }: { readonly resend: boolean }): CheckRunWriter {
  return {
    async createCheckRun(run, signal) {
      const sent = { ...splitRepository(run.repo), ...buildCreateBody(run) };
      const { data } = await client.request(`POST ${ROUTE}`, sent, { signal, resend });
      const { id, html_url: url } = parseAnswer(CreatedAnswer, data);
      return { id, url };
    },
    async appendAnnotations(repo, id, output, annotations, signal) {
      const sent = { ...splitRepository(repo), check_run_id: id, output: buildOutput(output, annotations) };
      await client.request(`PATCH ${ROUTE}/{check_run_id}`, sent, { signal, resend });
    },
  };
}

/** Creates the calls about check runs that are in progress. Each throws what the client throws, and is sent once. */
function createBegunChecks(client: GitHubClient): BegunChecks {
  return {
    async beginCheckRun({ repo, headSha, name, output, externalId }, signal) {
      const sent = {
        ...splitRepository(repo),
        name,
        head_sha: headSha,
        status: 'in_progress',
        external_id: externalId,
        output: buildOutput(output, []),
      };
      await client.request(`POST ${ROUTE}`, sent, { signal, resend: false });
    },
    async completeCheckRun(id, run, signal) {
      const sent = { ...splitRepository(run.repo), check_run_id: id, ...buildCompleteBody(run) };
      const { data } = await client.request(`PATCH ${ROUTE}/{check_run_id}`, sent, { signal, resend: false });
      return { id, url: parseAnswer(CreatedAnswer, data).html_url };
    },
  };
}

/**
 * Creates the calls about check runs that stand already. Each throws what the client throws. A revision may be sent
 * again: it says the same twice.
 */
export function createStandingChecks(client: GitHubClient): StandingChecks {
  return {
    async listCheckRuns({ repo, headSha, name }, signal) {
      const asked = { ...splitRepository(repo), ref: headSha, check_name: name, filter: 'all', per_page: PAGE };
      const found: StandingCheckRun[] = [];
      for (let page = 1; page <= MAX_PAGES; page++) {
        const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
        const { data } = await client.request(route, { ...asked, page }, { signal, answer: 'list' });
        const { check_runs: runs } = parseAnswer(ListAnswer, data);
        found.push(...runs.map(toStandingCheckRun));
        if (runs.length < PAGE) break;
      }
      // Ids rise; GitHub does not document the order of the list.
      return found.sort((a, b) => b.id - a.id);
    },
    async reviseCheckRun(repo, id, { conclusion, output, completedAt }, signal) {
      const sent = {
        ...splitRepository(repo),
        check_run_id: id,
        status: 'completed',
        conclusion,
        ...(completedAt === null ? {} : { completed_at: completedAt }),
        output: buildOutput(output, []),
      };
      await client.request(`PATCH ${ROUTE}/{check_run_id}`, sent, { signal });
    },
    readPullState: (repo, pr, signal) => readPullState(client, { repo, pr }, signal),
  };
}

function toStandingCheckRun(run: z.infer<typeof ListAnswer>['check_runs'][number]): StandingCheckRun {
  return {
    id: run.id,
    url: run.html_url,
    externalId: run.external_id,
    conclusion: run.conclusion,
    completedAt: run.completed_at,
    title: run.output.title,
    annotations: run.output.annotations_count,
  };
}

/**
 * Check runs for a caller that may retry a post, but must not create a duplicate. The calls throw ProviderError, or the
 * signal's reason.
 */
export interface CheckRuns extends CheckRunWriter, StandingChecks, BegunChecks {
  /** The base address of links to files, `https://github.com`. */
  readonly serverUrl: string;
  /** Lists the files in which a commit differs from where it left another; null if there are too many. */
  compareCommits(
    about: { readonly repo: string; readonly from: string; readonly to: string },
    signal: AbortSignal,
  ): Promise<readonly ComparedFile[] | null>;
}

/** How to reach GitHub's API, and the address of its pages. */
export interface CheckRunsOptions extends GitHubApi {
  /** `https://github.com`, or the address of a GitHub Enterprise server. */
  readonly serverUrl: string;
}

const MUST_BE_APP =
  'Only a GitHub App can post check runs, with "checks: write": give its app_id, installation_id and private_key as the token for GitHub';

function notDocumented(repo: string): ProviderError {
  return new ProviderError('E_UP_001', `GitHub's answer on a check run of ${repo} is not what it documents.`, true);
}

function explain(fault: unknown, repo: string): ProviderError {
  const status = readStatus(fault);
  if (fault instanceof GitHubAnswerError && fault.kind === 'shape') return notDocumented(repo);
  if (lacksPermission(fault)) {
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
      `GitHub refuses the check run on ${repo} (${status})${quoteRefusal(fault)}. Check that the App is installed on the repository and that the commit is still there.`,
      false,
      { cause: fault },
    );
  }
  return explainGitHub(fault, `posting a check run on ${repo}`, 'checks: write');
}

function explainComparison(fault: unknown, repo: string): ProviderError {
  return explainGitHub(fault, `comparing two commits of ${repo}`, 'contents: read');
}

/**
 * Creates the calls; sends no request yet. A write is sent only once: if its answer was lost, GitHub may have accepted
 * it, and a second request would create a duplicate.
 */
export function createCheckRuns(options: CheckRunsOptions): CheckRuns {
  const client = createGitHubClient(options, { spacesWrites: true });
  const writer = createCheckRunWriter(client, { resend: false });
  const standing = createStandingChecks(client);
  const begun = createBegunChecks(client);

  async function explained<T>(
    repo: string,
    signal: AbortSignal,
    call: () => Promise<T>,
    toFault: (fault: unknown, repo: string) => ProviderError = explain,
  ): Promise<T> {
    try {
      return await call();
    } catch (fault) {
      if (signal.aborted) throw signal.reason;
      throw toFault(fault, repo);
    }
  }

  return {
    serverUrl: removeEndSlashes(options.serverUrl),
    createCheckRun: (run, signal) =>
      explained(run.repo, signal, async () => {
        const created = await writer.createCheckRun(run, signal);
        // Without its id, no annotations can be appended; the next attempt finds it.
        if (created.id === null) throw notDocumented(run.repo);
        return created;
      }),
    appendAnnotations: (repo, id, output, annotations, signal) =>
      explained(repo, signal, () => writer.appendAnnotations(repo, id, output, annotations, signal)),
    listCheckRuns: (place, signal) => explained(place.repo, signal, () => standing.listCheckRuns(place, signal)),
    reviseCheckRun: (repo, id, revised, signal) =>
      explained(repo, signal, () => standing.reviseCheckRun(repo, id, revised, signal)),
    readPullState: (repo, pr, signal) => explained(repo, signal, () => standing.readPullState(repo, pr, signal)),
    beginCheckRun: (run, signal) => explained(run.repo, signal, () => begun.beginCheckRun(run, signal)),
    completeCheckRun: (id, run, signal) => explained(run.repo, signal, () => begun.completeCheckRun(id, run, signal)),
    compareCommits: (about, signal) =>
      explained(about.repo, signal, () => compareCommits(client, about, signal), explainComparison),
  };
}
