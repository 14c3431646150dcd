/** Runs a step in a simulated environment: the runner's files are real; the service, GitHub and the clock are not. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dependencies, run } from '../../src/action/run.js';
import type { HttpReviewerOptions } from '../../src/client/index.js';
import type { Annotation, CreateReview, ObservedFinding, ObservedReview, ReadTrace } from '../../src/contract/index.js';
import type { ReviewInput } from '../../src/engine/snapshot.js';
import type { GivenReport } from '../../src/external/index.js';
import type { CheckRun } from '../../src/github/checks/check-run.js';
import type { PullState, RevisedCheckRun, StandingCheckRun } from '../../src/github/checks/standing-checks.js';
import type { Comment } from '../../src/github/pulls/comments.js';
import type { ComparedFile } from '../../src/github/pulls/comparisons.js';
import type { SignableStatement } from '../../src/github/sign-as-job.js';
import type { GitHub, GitHubOptions } from '../../src/github/step.js';
import type { ReportedHead, Reviewer } from '../../src/reviewing/reviewer.js';
import { type RecordingCore, recordingCore } from './recording-core.js';
import { scratchFolder } from './scratch.js';

export const HEAD = 'a'.repeat(40);
export const REPO = 'octo-org/octo-repo';

export const complete = (more: Partial<ObservedReview> = {}): ObservedReview => ({
  id: 'rev_1',
  status: 'complete',
  verdict: 'auto-approve',
  tier: 'T2',
  confidence: 0.91,
  ac_bindings: [{ id: 'AC1', lines: ['src/a.ts:1-4'], confidence: 0.9 }],
  trace_url: 'https://review.example.com/traces/rev_1',
  completed_at: '2026-01-01T00:00:00.000Z',
  ...more,
});

export const findings = (count: number, more: Partial<ObservedFinding> = {}): ObservedFinding[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `fnd_${index}`,
    plane: 'intent',
    severity: 'warn',
    location: { file: `src/${index}.ts`, lineRange: [1, 2] },
    title: `title ${index}.`,
    rationale: `rationale ${index}.`,
    ...more,
  }));

/** The behaviour of the environment; whatever is left out succeeds. */
export interface World {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly event?: string;
  readonly payload?: unknown;
  readonly create?: () => Promise<ObservedReview>;
  readonly wait?: () => Promise<ObservedReview>;
  readonly findings?: () => Promise<{ findings: ObservedFinding[]; truncated: boolean }>;
  readonly trace?: () => Promise<ReadTrace | null>;
  readonly page?: () => Promise<string | null>;
  /** Existing comments on the pull request. */
  readonly comments?: readonly Comment[];
  readonly createComment?: () => Promise<void>;
  readonly updateComment?: () => Promise<void>;
  readonly readHead?: () => Promise<string>;
  readonly createCheckRun?: (run: CheckRun) => Promise<void>;
  readonly appendAnnotations?: () => Promise<void>;
  readonly input?: () => Promise<ReviewInput | null>;
  readonly signAsJob?: () => Promise<void>;
  readonly storeAttestation?: () => Promise<void>;
  /** Before a reviewer in this process is there. */
  readonly openLocal?: () => Promise<void>;
  /** What setting an output throws. */
  readonly outputFault?: Error;
  readonly stop?: AbortController;
  /** Check runs that stand on the head already, newest first. */
  readonly standing?: readonly StandingCheckRun[];
  /** The state of pull requests by number; others cannot be read. */
  readonly pulls?: Readonly<Record<number, PullState>>;
  /** The files of comparisons, by `<from>...<to>`; others cannot be read. */
  readonly compared?: Readonly<Record<string, readonly ComparedFile[] | null>>;
}

export interface Ran {
  readonly exitCode: number;
  readonly core: RecordingCore;
  readonly summary: string;
  readonly runs: CheckRun[];
  readonly revised: (RevisedCheckRun & { readonly id: number })[];
  readonly appended: Annotation[][];
  /** The comments at the end of the step. */
  readonly comments: Comment[];
  /** The reports that reviewers were given. */
  readonly given: { readonly reports: readonly GivenReport[]; readonly about: ReportedHead }[];
  readonly requests: { readonly request: CreateReview; readonly key: string }[];
  /** What reviewers over HTTP were opened with. */
  readonly remotes: HttpReviewerOptions[];
  /** What reviewers in this process were opened with. */
  readonly locals: {
    readonly source: Parameters<Dependencies['openLocal']>[0];
    readonly options: Parameters<Dependencies['openLocal']>[1];
  }[];
  readonly github: GitHubOptions[];
  readonly closed: string[];
  /** The statements that were signed as the job, and the bundles that were stored. */
  readonly signed: SignableStatement[];
  readonly attested: { readonly repo: string; readonly bundle: object }[];
  readonly folder: string;
}

const PAYLOAD = {
  pull_request: {
    number: 7,
    head: { sha: HEAD, repo: { full_name: REPO } },
    base: { ref: 'main', repo: { full_name: REPO } },
  },
};

export const REMOTE = {
  'base-url': 'https://review.example.com/gate',
  'client-id': 'cli_1',
  'client-secret': 's3cret',
};

/** Runs one step in a folder of its own. */
export async function step(world: World = {}): Promise<Ran> {
  const folder = await scratchFolder();
  const summaryPath = join(folder, 'summary.md');
  const eventPath = join(folder, 'event.json');
  await mkdir(join(folder, 'workspace'));
  await writeFile(summaryPath, '');
  await writeFile(eventPath, JSON.stringify(world.payload ?? PAYLOAD));
  const core = recordingCore();
  const { outputFault } = world;
  if (outputFault !== undefined) {
    core.setOutput = () => {
      throw outputFault;
    };
  }
  const ran: Omit<Ran, 'exitCode' | 'summary'> = {
    core,
    folder,
    runs: [],
    revised: [],
    appended: [],
    comments: [...(world.comments ?? [])],
    given: [],
    requests: [],
    remotes: [],
    locals: [],
    github: [],
    closed: [],
    signed: [],
    attested: [],
  };
  const inputs = { 'github-token': 'ghs_token', ...(world.inputs ?? REMOTE) };
  const github: GitHub = {
    readHead: async () => (await world.readHead?.()) ?? HEAD,
    listCheckRuns: async () => world.standing ?? [],
    reviseCheckRun: async (_repo, id, revised) => {
      ran.revised.push({ id, ...revised });
    },
    readPullState: async (_repo, pr) => {
      const state = world.pulls?.[pr];
      if (state === undefined) throw new Error('not found');
      return state;
    },
    createCheckRun: async (created) => {
      await world.createCheckRun?.(created);
      ran.runs.push(created);
      return { id: 5, url: 'https://github.com/octo-org/octo-repo/runs/5' };
    },
    appendAnnotations: async (_repo, _id, _output, sent) => {
      await world.appendAnnotations?.();
      ran.appended.push([...sent]);
    },
    comments: async () => ({ comments: [...ran.comments], more: false }),
    createComment: async (_repo, _pr, body) => {
      await world.createComment?.();
      const comment = { id: ran.comments.length + 1, body, url: null, outsider: false };
      ran.comments.push(comment);
      return comment;
    },
    updateComment: async (_repo, id, body) => {
      await world.updateComment?.();
      const at = ran.comments.findIndex((each) => each.id === id);
      ran.comments[at] = { id, body, url: null, outsider: false };
    },
    compareCommits: async ({ from, to }) => {
      const files = world.compared?.[`${from}...${to}`];
      if (files === undefined) throw new Error('not found');
      return files;
    },
    storeAttestation: async (repo, bundle) => {
      await world.storeAttestation?.();
      ran.attested.push({ repo, bundle });
      return '77';
    },
    close: async () => {
      ran.closed.push('github');
    },
  };
  const reviewer = (mint: () => void): Reviewer => ({
    give: async (reports, about) => {
      ran.given.push({ reports, about });
      return reports.map((_, at) => `evd_${at}`);
    },
    create: async (request, key) => {
      ran.requests.push({ request, key });
      mint();
      return (await world.create?.()) ?? { id: 'rev_1', status: 'queued', verdict: null };
    },
    get: async () => complete(),
    wait: async () => (await world.wait?.()) ?? complete(),
    findings: async () => (await world.findings?.()) ?? { findings: findings(2), truncated: false },
    trace: async () => (await world.trace?.()) ?? null,
    page: async () => (await world.page?.()) ?? null,
    input: async () => (await world.input?.()) ?? null,
    close: async () => {
      ran.closed.push('reviewer');
    },
  });
  const exitCode = await run({
    env: {
      GITHUB_EVENT_NAME: world.event ?? 'pull_request',
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_REPOSITORY: REPO,
      GITHUB_API_URL: 'https://github.example.com/api/v3',
      GITHUB_SERVER_URL: 'https://github.example.com',
      GITHUB_STEP_SUMMARY: summaryPath,
      GITHUB_WORKSPACE: join(folder, 'workspace'),
      GITHUB_JOB: 'review',
      GITHUB_RUN_ID: '100',
      GITHUB_RUN_ATTEMPT: '1',
      RUNNER_TEMP: join(folder, 'temp'),
      ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
      ...world.env,
    },
    core,
    now: () => 1_000_000,
    // The clock does not move: every wait lasts until it is aborted.
    sleep: (_milliseconds, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
    random: () => 0.5,
    signal: (world.stop ?? new AbortController()).signal,
    openLocal: async (source, options) => {
      ran.locals.push({ source, options });
      await world.openLocal?.();
      return reviewer(() => undefined);
    },
    openRemote: async (options) => {
      ran.remotes.push(options);
      return reviewer(() => options.onSecret?.('minted-token'));
    },
    openGitHub: async (options) => {
      ran.github.push(options);
      return github;
    },
    signAsJob: async (statement) => {
      await world.signAsJob?.();
      ran.signed.push(statement);
      return { mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json' };
    },
  });
  return { ...ran, exitCode, summary: await readFile(summaryPath, 'utf8') };
}
