/**
 * The service with the App in a repository that has a merge queue: a GitHub with real commits, on which a queue is played
 * event by event. What a review comes to is the test's choice.
 */
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { InboundAnswer, TenantPatch } from '../../../src/contract/index.js';
import { createInstallationTokens } from '../../../src/github/app.js';
import type { RunEngine } from '../../../src/reviewing/perform-review.js';
import type { ReviewSummary } from '../../../src/service/store/store.js';
import { createTenantChecks } from '../../../src/service/webhooks/github/checks.js';
import { type Files, TestRepository, temporaryFolder } from '../../sources/test-repository.js';
import { GithubApp } from '../../stand-ins/github/app.js';
import {
  deliveryHeaders,
  INSTALLATION,
  type MergeGroupEvent,
  mergeGroupEvent,
  pullRequestEvent,
} from '../../stand-ins/github/deliveries.js';
import { Github } from '../../stand-ins/github/server.js';
import type { CheckRun, Pull } from '../../stand-ins/github/state.js';
import { review } from '../../stand-ins/grammars.js';
import { type Harness, startHarness } from '../harness.js';
import type { StoreKind } from '../stores.js';
import { installApp } from './install-app.js';

const REPO = 'octo/shop';
export const PR = 7;
const PRIVATE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const PAY = 'export const pay = 1;\n';
const ASKED = { 'src/pay.ts': 'export const pay = 2;\n' };

/** A review of nothing that was found, with a verdict. */
const deciding =
  (verdict: 'auto-approve' | 'needs-review'): RunEngine =>
  async (snapshot, policy) => {
    const made = await review(snapshot, policy);
    const trace = { ...made.trace, decision: { ...made.trace.decision, verdict } };
    return { ...made, verdict, findings: [], trace };
  };

/** A review that opens the gate and needs nobody. */
export const approving = deciding('auto-approve');

/** One that opens it because ada approved. */
export const approvedByAda: RunEngine = async (...given) => ({
  ...(await approving(...given)),
  people: { approvals: ['ada'], stale: [], owners_missing: [], signed: [], open: [] },
});

/** One that keeps it closed until a person approves. */
export const waitingForPeople = deciding('needs-review');

/** Resolves when `look` finds something. */
export async function eventually<T>(look: () => T | null | undefined | Promise<T | null | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await new Promise(setImmediate);
  }
}

export interface QueueWorldOptions {
  readonly review?: RunEngine;
  readonly settings?: TenantPatch;
  /** In memory if left out. */
  readonly store?: StoreKind;
}

/** The parts of a check run that people see. */
export type Shown = Pick<CheckRun, 'status' | 'conclusion' | 'title'>;

/** One repository with pull request 7, which changes `src/pay.ts`. */
export class QueueWorld {
  #deliveries = 0;
  #repo = REPO;

  private constructor(
    readonly harness: Harness,
    readonly github: Github,
    private readonly repository: TestRepository,
    /** The commit that the pull request was made from, and its head. */
    readonly base: string,
    public head: string,
    private readonly remove: () => void,
  ) {}

  static async start({
    review: engine = approving,
    settings,
    store = 'memory',
  }: QueueWorldOptions = {}): Promise<QueueWorld> {
    const { path: folder, remove } = temporaryFolder();
    const repository = TestRepository.make(join(folder, `${REPO}.git`), { bare: true });
    const base = repository.commit({ files: { 'src/pay.ts': PAY, 'README.md': '# Shop\n' } });
    const head = repository.commit({ branch: 'topic', parents: [base], files: ASKED });
    let clock = Date.now;
    const installationId = String(INSTALLATION);
    const app = new GithubApp({ appId: '12', installationId, key: PRIVATE_KEY, clock: () => clock() });
    const github = await Github.start({ token: 'ghp_somebody', repo: REPO, app, gitRoot: folder });
    const harness = await startHarness({
      store,
      publicUrl: 'https://gate.example',
      review: engine,
      checksFor: ({ store: rows, vault, clock: at }) => {
        const api = { apiUrl: github.apiUrl, retryAfter: 1, secondLength: 1, environment: {} };
        const apps = createInstallationTokens({ ...api, clock: at });
        return createTenantChecks({ ...api, store: rows, vault, apps, serverUrl: 'https://github.example/' });
      },
    });
    clock = harness.clock;
    await installApp(harness, { key: PRIVATE_KEY, settings });
    const world = new QueueWorld(harness, github, repository, base, head, remove);
    world.put();
    return world;
  }

  /** Sets what GitHub says of the pull request, and what a review reads of it. */
  put(more: Partial<Pull> = {}): void {
    const pull: Pull = {
      number: PR,
      title: 'Pay',
      body: null,
      base: { ref: 'main', sha: this.base },
      head: { ref: 'topic', sha: this.head },
      ...more,
    };
    this.github.state.pulls.set(PR, pull);
    this.harness.provider.base = pull.base;
    this.harness.provider.head = pull.head.sha;
  }

  /** Pushes another commit on the pull request. */
  push(files: Files): string {
    this.head = this.repository.commit({ branch: 'topic', parents: [this.head], files });
    this.put();
    return this.head;
  }

  /** Gives the repository another name, by a new name or a new owner. GitHub knows it by that one alone then. */
  rename(repo: string): void {
    this.#repo = repo;
    this.github.state.repo = repo;
  }

  /** Makes a commit on the base branch, as another pull request that is merged. */
  advance(): string {
    return this.repository.commit({ branch: 'main', files: { 'README.md': '# Shop\n\nIt sells.\n' } });
  }

  /** Makes the queue's commit of the pull request on a commit of the base branch; the same change if no files are named. */
  queued(onto: string, files: Files = ASKED): string {
    return this.repository.commit({ branch: 'queue', parents: [onto], files });
  }

  /** Delivers an event, and reads the answer. */
  async deliver(event: string, payload: object, delivery?: string): Promise<InboundAnswer> {
    this.#deliveries += 1;
    const raw = JSON.stringify(payload).replaceAll(REPO, this.#repo);
    const headers = deliveryHeaders(raw, { event, delivery: delivery ?? `delivery-${this.#deliveries}` });
    const answer = await this.harness.call('POST', '/webhooks/github', { token: null, raw, headers });
    expect(answer.status).toBe(202);
    return Object(answer.json);
  }

  /** Delivers `merge_group`. */
  group(event: MergeGroupEvent, delivery?: string): Promise<InboundAnswer> {
    return this.deliver('merge_group', mergeGroupEvent(event), delivery);
  }

  /** Delivers `pull_request`. */
  pull(
    action: string,
    more: { readonly draft?: boolean; readonly state?: 'open' | 'closed' } = {},
  ): Promise<InboundAnswer> {
    return this.deliver('pull_request', pullRequestEvent({ action, head: this.head, ...more }));
  }

  /** The check runs on a commit, oldest first. */
  runsOn(sha: string): readonly CheckRun[] {
    return this.github.state.checkRuns.filter(({ headSha }) => headSha === sha);
  }

  /** What people see on a commit. */
  shownOn(sha: string): readonly Shown[] {
    return this.runsOn(sha).map(({ status, conclusion, title }) => ({ status, conclusion, title }));
  }

  /** Resolves with the newest check run on a commit, when it is complete. */
  completeOn(sha: string, count = 1): Promise<CheckRun> {
    return eventually(() => {
      const runs = this.runsOn(sha);
      const last = runs.at(-1);
      return runs.length >= count && last?.status === 'completed' ? last : null;
    });
  }

  /** All reviews, oldest first. */
  async reviews(): Promise<readonly ReviewSummary[]> {
    const { store, tenantId } = this.harness;
    const all = await store.tenant(tenantId).read((tx) => tx.reviews.list({}, { after: null, limit: 50 }));
    return all.toReversed();
  }

  /** The pull requests that “Waiting” lists. */
  async waiting(): Promise<readonly string[]> {
    const { store, tenantId } = this.harness;
    const rows = await store.tenant(tenantId).read((tx) => tx.reviews.waiting({}, 50));
    return rows.map(({ asked }) => `${asked.repo}#${asked.pr}`);
  }

  /** Resolves when all that was queued is done. */
  async settle(): Promise<void> {
    await this.harness.service.close();
  }

  async close(): Promise<void> {
    await this.harness.close();
    await this.github.close();
    this.remove();
    expect(this.github.violations).toEqual([]);
  }
}
