/**
 * The service with the App installed in a repository on the stand-in of GitHub, all of it real but GitHub: people speak
 * on a pull request, and the App's check run or the service's API says what it was worth.
 */

import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { CompletedReview, Trace } from '../../src/contract/index.js';
import { createInstallationTokens } from '../../src/github/app.js';
import { SERVER_TIMES } from '../../src/service/api/http/timeouts.js';
import { readGithubCredentials } from '../../src/service/tenants/github-credentials.js';
import { createTenantChecks } from '../../src/service/webhooks/github/checks.js';
import { createGitHubSource } from '../../src/sources/index.js';
import { type Fixture, REPO, startGithub } from '../sources/github-fixture.js';
import { GithubApp } from '../stand-ins/github/app.js';
import {
  deliveryHeaders,
  INSTALLATION,
  issueCommentEvent,
  lineCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  reviewEvent,
} from '../stand-ins/github/deliveries.js';
import { CREATE_CHECK_RUN } from '../stand-ins/github/server.js';
import type { Review } from '../stand-ins/github/state.js';
import { installApp } from './github/install-app.js';
import { type Harness, START, startHarness } from './harness.js';

export const RATE = 'export const rate = 2;\n';
const PRIVATE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

/** A line that a review prints for people to copy, up to the reason. */
const PRINTED = /\/review-gate (?:sign|vouch) [^\s@]+@[0-9a-f]{32} because/gu;

/** An event of GitHub's webhook. */
export interface Happened {
  readonly event: string;
  readonly payload: unknown;
}

/** What came of what people said: whether the gate is open, and all words that explain it. */
export interface Outcome {
  /** Null where the review failed. */
  readonly verdict: string | null;
  /** Of the check run; null where none is posted. */
  readonly conclusion: string | null;
  readonly words: string;
}

/** One pull request: what people do with it, in the state that GitHub tells. */
export class PullDesk {
  /** The words of the last review. */
  words = '';
  #head: string;
  #comments = 0;

  constructor(
    readonly fixture: Fixture,
    readonly pr: number,
    private readonly base: string,
    files: Readonly<Record<string, string>>,
  ) {
    this.#head = base;
    this.push(files);
  }

  get state() {
    return this.fixture.github.state;
  }

  get head(): string {
    return this.#head;
  }

  /** Pushes a commit on the head, or on the base in its place. */
  push(files: Readonly<Record<string, string>>, onto: 'head' | 'base' = 'head'): Happened {
    const { repository } = this.fixture;
    const parents = [onto === 'head' ? this.#head : this.base];
    this.#head = repository.commit({ branch: `topic-${this.pr}`, parents, files });
    repository.git('update-ref', `refs/pull/${this.pr}/head`, this.#head);
    this.#put('main');
    return this.pushed('synchronize');
  }

  /** The event that the pull request itself changed. */
  pushed(action = 'opened', baseRef = 'main'): Happened {
    const payload = pullRequestEvent({ action, repo: REPO, number: this.pr, head: this.#head, baseRef });
    return { event: 'pull_request', payload };
  }

  /** Chooses another base branch with the same commit, at a time. */
  retarget(ref: string, at: string): Happened {
    this.#put(ref, at);
    return this.pushed('edited', ref);
  }

  /** Adds it to the merge queue, whose commit has these files. */
  queue(files: Readonly<Record<string, string>>): Happened {
    const head = this.fixture.repository.commit({ branch: `queue-${this.pr}`, parents: [this.base], files });
    return this.#onRepo('merge_group', mergeGroupEvent({ number: this.pr, head, base: this.base }));
  }

  /** Has the head in another repository. */
  fork(repo: string): Happened {
    const made = this.state.pulls.get(this.pr);
    if (made !== undefined) this.state.pulls.set(this.pr, { ...made, head: { ...made.head, repo } });
    return this.pushed();
  }

  review(login: string, state: Review['state'] = 'APPROVED', more: Partial<Review> = {}): Happened {
    this.state.reviews.push({ pull: this.pr, login, state, commit: this.#head, ...more });
    const said = { body: more.body ?? '', state: state.toLowerCase(), by: login, number: this.pr };
    return this.#onRepo('pull_request_review', reviewEvent(said));
  }

  /** Takes the approvals back, as who may administrate does. */
  dismiss(): Happened {
    for (const review of this.state.reviews) review.state = 'DISMISSED';
    const said = { action: 'dismissed', state: 'dismissed', number: this.pr };
    return this.#onRepo('pull_request_review', reviewEvent(said));
  }

  comment(login: string, body: string): Happened {
    this.#comments += 1;
    this.state.comments.push({ id: 500 + this.#comments, issue: this.pr, login, body });
    return this.#onRepo('issue_comment', issueCommentEvent({ body, by: login, number: this.pr }));
  }

  /** Says something in a comment on a line, which belongs to a review without a verdict. */
  commentOnLine(login: string, body: string): Happened {
    this.review(login, 'COMMENTED', { comments: [{ body }] });
    const event = lineCommentEvent({ body, by: login, number: this.pr });
    return this.#onRepo('pull_request_review_comment', event);
  }

  /** Rewrites the last comment. */
  edit(body: string): Happened {
    const last = this.state.comments.at(-1);
    if (last === undefined) throw new Error('there is no comment');
    const from = last.body;
    Object.assign(last, { body, lastEditedAt: '2025-06-02T12:30:00Z' });
    return this.#onRepo('issue_comment', issueCommentEvent({ action: 'edited', body, from, number: this.pr }));
  }

  /** Deletes the last comment. */
  delete(): Happened {
    const body = this.state.comments.pop()?.body ?? '';
    return this.#onRepo('issue_comment', issueCommentEvent({ action: 'deleted', body, number: this.pr }));
  }

  /** The lines that the last review printed, each with a reason; `which`: only those with that part. */
  printed(which = ''): readonly string[] {
    const lines = [...new Set(this.words.match(PRINTED))].filter((line) => line.includes(which));
    return lines.map((line) => `${line} I looked`);
  }

  /** The last comment. */
  get said(): string {
    return this.state.comments.at(-1)?.body ?? '';
  }

  #put(ref: string, retargetedAt?: string): void {
    this.state.pulls.set(this.pr, {
      number: this.pr,
      title: 'Rate',
      body: '',
      author: 'mona',
      base: { ref, sha: this.base },
      head: { ref: `topic-${this.pr}`, sha: this.#head },
      ...(retargetedAt === undefined ? {} : { retargetedAt }),
    });
  }

  #onRepo(event: string, payload: unknown): Happened {
    return { event, payload: JSON.parse(JSON.stringify(payload).replaceAll('octo/shop', REPO)) };
  }
}

/** The running service, and its pull requests. */
export class PeopleDesk {
  #pulls = 0;

  private constructor(
    private readonly harness: Harness,
    private readonly fixture: Fixture,
    private readonly base: string,
  ) {}

  static async open(onPullRequest: 'check' | 'ignore'): Promise<PeopleDesk> {
    let clock = () => START;
    const app = new GithubApp({
      appId: '12',
      installationId: String(INSTALLATION),
      key: PRIVATE_KEY,
      clock: () => clock(),
    });
    const fixture = await startGithub({ app });
    const { repository, github, folder } = fixture;
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const base = repository.commit({
      files: {
        'src/rate.ts': RATE,
        'money/rate.ts': RATE,
        '.github/CODEOWNERS': '/money/ @ada @octo/money\n',
      },
    });
    repository.branch('release', base);
    const api = { apiUrl: github.apiUrl, serverUrl: github.serverUrl, retryAfter: 1, secondLength: 1, environment: {} };
    const apps = createInstallationTokens({ ...api, clock: () => clock() });
    const harness = await startHarness({
      publicUrl: 'https://gate.example',
      times: { ...SERVER_TIMES, restLook: 20 },
      checksFor: ({ store, vault }) => createTenantChecks({ ...api, store, vault, apps }),
      providerFor:
        ({ store, vault }) =>
        async (tenantId) => {
          const { token } = await readGithubCredentials(store, vault, tenantId, apps);
          const cacheDirectory = join(folder, 'cache');
          return createGitHubSource({
            ...api,
            token,
            workspace: null,
            cacheDirectory,
            environment: process.env,
            sleep: () => Promise.resolve(),
          });
        },
    });
    clock = harness.clock;
    const rate_limit = { per_minute: 600, burst: 600 };
    await installApp(harness, { key: PRIVATE_KEY, settings: { on_pull_request: onPullRequest, rate_limit } });
    return new PeopleDesk(harness, fixture, base);
  }

  /** Opens a pull request of mona's; nobody said anything yet. */
  pull(files: Readonly<Record<string, string>>): PullDesk {
    this.fixture.github.reset();
    this.fixture.github.state.protectedBranches.clear();
    this.#pulls += 1;
    const { state } = this.fixture.github;
    for (const login of ['mona', 'ada', 'grace', 'jane', 'renovate[bot]']) state.roles.set(login, 'write');
    state.teams.set('octo/money', ['grace']);
    return new PullDesk(this.fixture, this.#pulls, this.base, files);
  }

  /** Delivers an event, and reads the check run that it leads to. */
  async hear({ event, payload }: Happened, pull: PullDesk): Promise<Outcome> {
    const { checkRuns } = pull.state;
    const before = checkRuns.length;
    const raw = JSON.stringify(payload);
    const headers = deliveryHeaders(raw, { event, delivery: randomUUID() });
    const answer = await this.harness.call('POST', '/webhooks/github', { token: null, raw, headers });
    expect([answer.status, answer.json]).toEqual([202, expect.objectContaining({ status: 'accepted' })]);
    await this.fixture.github.received(CREATE_CHECK_RUN, before + 1);
    while (checkRuns.length === before || checkRuns.at(-1)?.status !== 'completed') {
      await new Promise(setImmediate);
    }
    const run = checkRuns.at(-1);
    pull.words = [run?.title, run?.summary, run?.text].join('\n');
    const verdict = /^(?:auto-approve|needs-review|request-changes)/u.exec(run?.title ?? '')?.[0] ?? null;
    return { verdict, conclusion: run?.conclusion ?? null, words: pull.words };
  }

  /** Asks the API for a review, and reads its trace and what it says of people. */
  async ask(pull: PullDesk): Promise<Outcome> {
    const headers = { prefer: 'wait=30' };
    const made = await this.harness.call('POST', '/v1/reviews', { body: { repo: REPO, pr: pull.pr }, headers });
    const review = CompletedReview.parse(made.json);
    const answer = await this.harness.call('GET', `/v1/reviews/${review.id}/trace`);
    const steps = Trace.parse(answer.json).steps.filter(({ name }) => ['people', 'signatures'].includes(name));
    pull.words = steps.map(({ evidence }) => JSON.stringify(evidence)).join('\n');
    return { verdict: review.verdict, conclusion: null, words: pull.words };
  }

  /** What GitHub would not have taken; of the pull request that is open now. */
  get violations(): readonly string[] {
    return [...this.fixture.github.violations, ...this.fixture.github.state.refusals];
  }

  async close(): Promise<void> {
    await this.harness.close();
    await this.fixture.close();
  }
}
