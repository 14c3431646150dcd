/** A GitHub stand-in with one repository, and a provider that reads it. */
import { join } from 'node:path';
import { Snapshot } from '../../src/engine/snapshot.js';
import {
  createGitHubSource,
  type GitHubSourceOptions,
  type PinnedChange,
  type Provider,
} from '../../src/sources/index.js';
import type { GithubApp } from '../stand-ins/github/app.js';
import { Github } from '../stand-ins/github/server.js';
import { never } from './local-change.js';
import { TestRepository, temporaryFolder } from './test-repository.js';

export const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ';
export const REPO = 'octo/demo';
export const PR = 7;
export const ASKED = { repo: REPO, pr: PR, ticket: null } as const;

export interface Fixture {
  readonly github: Github;
  readonly repository: TestRepository;
  readonly folder: string;
  /** Sets the commits of pull request 7. */
  pull(base: string, head: string, more?: { body?: string; baseRef?: string; state?: 'open' | 'closed' }): void;
  provider(more?: Partial<GitHubSourceOptions>): Provider;
  close(): Promise<void>;
}

/** Starts it. Waits between retries are divided by 1,000, so that no test sleeps. */
export async function startGithub(more: { readonly app?: GithubApp } = {}): Promise<Fixture> {
  const { path: folder, remove } = temporaryFolder();
  const repository = TestRepository.make(join(folder, 'root', `${REPO}.git`), { bare: true });
  repository.git('config', 'uploadpack.allowFilter', 'true');
  const github = await Github.start({ token: TOKEN, repo: REPO, gitRoot: join(folder, 'root'), ...more });
  return {
    github,
    repository,
    folder,
    pull: (base, head, more = {}) => {
      repository.git('update-ref', `refs/pull/${PR}/head`, head);
      github.state.pulls.set(PR, {
        number: PR,
        title: 'Add totals',
        body: more.body ?? '',
        author: 'ada',
        labels: ['zeta', 'alpha'],
        state: more.state ?? 'open',
        base: { ref: more.baseRef ?? 'main', sha: base },
        head: { ref: 'topic', sha: head },
      });
    },
    provider: (more = {}) =>
      createGitHubSource({
        token: TOKEN,
        apiUrl: github.apiUrl,
        serverUrl: github.serverUrl,
        workspace: null,
        cacheDirectory: join(folder, 'cache'),
        retryAfter: 1,
        secondLength: 1,
        sleep: () => Promise.resolve(),
        ...more,
      }),
    close: async () => {
      await github.close();
      remove();
    },
  };
}

/** Pins and reads the change of pull request 7. */
export async function reviewed(provider: Provider, signal: AbortSignal = never): Promise<Snapshot> {
  return Snapshot.parse(await provider.snapshot(await pinned(provider, signal), signal));
}

/** Returns the pinned change in the form in which the service stores it. */
export async function pinned(provider: Provider, signal: AbortSignal = never): Promise<PinnedChange> {
  const change: PinnedChange = JSON.parse(JSON.stringify(await provider.pin(ASKED, signal)));
  return change;
}
