/** The whole environment of the action for one file of end-to-end tests: GitHub, a review service, a runner. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { pullRequestEvent } from './events.js';
import { Github, type GithubOptions } from './github/server.js';
import type { CheckRun } from './github/state.js';
import { type ReviewServiceOptions, type ReviewServiceStandIn, startReviewService } from './review-service/service.js';
import { Runner, type RunningStep, type Step, type StepResult } from './runner.js';

export const REPO = 'octo/shop';
export const PR = 7;
/** The pull request's head. The commit does not exist, because a remote service reads the code itself. */
export const HEAD = 'a'.repeat(40);
export const TOKEN = 'ghs_jobtoken0123456789';

type Inputs = Readonly<Record<string, string>>;

/** The stand-ins of a test file, with a new service for each test that needs one. */
export class Gate {
  readonly github: Github;
  /** A temporary folder for tests; removed at the end. */
  readonly folder: string;
  readonly #runner = new Runner();
  readonly #services: ReviewServiceStandIn[] = [];
  readonly #results: StepResult[] = [];

  private constructor(github: Github, folder: string) {
    this.github = github;
    this.folder = folder;
  }

  /** Starts GitHub with the pull request `octo/shop#7`. */
  static async open(options: Partial<GithubOptions>, folder: string): Promise<Gate> {
    const github = await Github.start({ token: TOKEN, repo: REPO, ...options });
    const base = { ref: 'main', sha: 'b'.repeat(40) };
    github.state.pulls.set(PR, { number: PR, title: 'Change', body: '', base, head: { ref: 'feature', sha: HEAD } });
    return new Gate(github, folder);
  }

  /** Starts a service for this test. */
  async serve(options: ReviewServiceOptions = {}): Promise<ReviewServiceStandIn> {
    const service = await startReviewService(options);
    this.#services.push(service);
    return service;
  }

  /** Builds a step on `pull_request`; `more` overrides its fields. */
  step(inputs: Inputs, more: Partial<Step> = {}): Step {
    const { serverUrl, apiUrl, graphqlUrl } = this.github;
    const event = pullRequestEvent({ repo: REPO, pr: PR, headSha: HEAD });
    return { repo: REPO, token: TOKEN, serverUrl, apiUrl, graphqlUrl, ...event, inputs, ...more };
  }

  /** Returns the inputs that name the service, with short waits. */
  remote(service: ReviewServiceStandIn, inputs: Inputs = {}): Inputs {
    return {
      'base-url': service.baseUrl,
      'client-id': service.clientId,
      'client-secret': service.clientSecret,
      'poll-interval-seconds': '0.05',
      'timeout-seconds': '20',
      ...inputs,
    };
  }

  /** Starts a step. */
  start(step: Step): RunningStep {
    const running = this.#runner.start(step);
    running.finished.then((result) => this.#results.push(result)).catch(() => undefined);
    return running;
  }

  /** Runs a step to its end. */
  async run(step: Step): Promise<StepResult> {
    return this.start(step).finished;
  }

  /** Runs a step against the service. */
  async review(service: ReviewServiceStandIn, inputs: Inputs = {}, more: Partial<Step> = {}): Promise<StepResult> {
    return this.run(this.step(this.remote(service, inputs), more));
  }

  /** Returns the only check run. */
  get checkRun(): CheckRun {
    const { checkRuns } = this.github.state;
    expect(checkRuns).toHaveLength(1);
    const [first] = checkRuns;
    if (first === undefined) throw new Error('no check run');
    return first;
  }

  /** Checks what must hold after every step, then resets the state. */
  async afterEach(): Promise<void> {
    const secrets = [TOKEN, ...this.#services.map(({ clientSecret }) => clientSecret)];
    const results = this.#results.splice(0);
    try {
      expect(this.github.violations).toEqual([]);
      expect(this.github.state.refusals).toEqual([]);
      expect(this.github.state.checkRuns.filter(({ status }) => status !== 'completed')).toEqual([]);
      for (const result of results) {
        for (const secret of secrets) expect(result.log + result.summary).not.toContain(secret);
        expect(result.log).not.toMatch(/stand-in-token-[0-9a-f]+/u);
        expect(result.log).not.toMatch(/^\s+at .+[:(]\d+/mu);
        expect(result.leftovers).toBe('');
      }
    } finally {
      await Promise.all(this.#services.splice(0).map((service) => service.close()));
      this.github.reset();
    }
  }

  async close(): Promise<void> {
    await this.#runner.close();
    await this.github.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/**
 * Opens the stand-ins before a file's tests and closes them after.
 * @param prepare returns GitHub's settings in addition to the defaults; it gets a folder of its own
 */
export function useGate(prepare: (folder: string) => Partial<GithubOptions> = () => ({})): () => Gate {
  let gate: Gate | undefined;
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'review-gate-e2e-'));
    gate = await Gate.open(prepare(folder), folder);
  });
  afterEach(async () => gate?.afterEach());
  afterAll(async () => gate?.close());
  return () => {
    if (gate === undefined) throw new Error('the gate opens before the first test');
    return gate;
  };
}
