/** Opens a reviewer in this process on pull requests of GitHub, or on two commits of a local repository. */
import { randomBytes } from 'node:crypto';
import { createIds, type IdSource } from '../base/ids.js';
import type { RepositoryPolicy } from '../contract/index.js';
import type { Grammars } from '../engine/syntax/grammars.js';
import { createLocalGitProvider } from '../sources/git/local.js';
import type { ExpectedChange, Provider } from '../sources/provider.js';
import { runOnThisThread } from './local-engine.js';
import { createLocalReviewer, type LocalReviewerOptions } from './local-reviewer.js';
import { type LocalTickets, openTickets } from './open-tickets.js';
import type { OwnedPolicies } from './resolve-policies.js';
import type { Reviewer } from './reviewer.js';

/** Where changes and tickets are read. */
export type ReviewSource =
  | {
      readonly kind: 'github';
      readonly token: string;
      readonly apiUrl: string;
      readonly serverUrl: string;
      /** A checkout that may have the commits already. */
      readonly workspace: string | null;
      readonly cacheDirectory: string;
      /** What an event says of the change; null if there is none. */
      readonly expected?: ExpectedChange | null;
    }
  | (LocalTickets & {
      readonly kind: 'local';
      readonly directory: string;
      /** Null for the merge base with the default branch. */
      readonly base: string | null;
      readonly head: string;
      /** The title of the pull request; null for what the commits say. */
      readonly title?: string | null;
    });

type Means = Pick<LocalReviewerOptions, 'deadline' | 'now' | 'sleep' | 'random' | 'signal' | 'log'>;

/** What a local reviewer is opened with. */
export interface LocalOptions extends Means {
  /** What syntax trees are made with. */
  readonly grammars: Grammars;
  /** Policies by name, as YAML or JSON. */
  readonly policies?: Readonly<Record<string, string>>;
  /** A policy's name, or its path in the repository; `balanced` when left out. */
  readonly defaultPolicy?: string;
  /**
   * What the repository's own policy file may do to the default policy. `override` when left out: nobody owns the review but
   * the repository's owner, and the file is read at the base.
   */
  readonly repositoryPolicy?: RepositoryPolicy;
  /** What reviews are dated by, in milliseconds since the epoch; the system's clock when left out. */
  readonly clock?: () => number;
  /** New ids by that clock when left out. */
  readonly ids?: IdSource;
}

type LocalSource = Extract<ReviewSource, { kind: 'local' }>;

function openLocalProvider(source: LocalSource): Provider {
  const { directory, base, head, title = null } = source;
  // Tickets belong to the repository that is asked for, which only the request names.
  const readTicket = (id: string, signal: AbortSignal, repo: string) => openTickets(source, repo)(id, signal);
  return createLocalGitProvider({ directory, base, head, title, readTicket });
}

/** Loads the client of GitHub only where GitHub is asked: it is a large part of what a local review would load. */
async function openProvider(source: ReviewSource): Promise<Provider> {
  if (source.kind === 'local') return openLocalProvider(source);
  const { kind: _, expected: __, ...options } = source;
  const { createGitHubSource } = await import(/* webpackChunkName: "provider" */ '../sources/pulls/provider.js');
  return createGitHubSource(options);
}

function ownPolicies({
  policies = {},
  defaultPolicy = 'balanced',
  repositoryPolicy = 'override',
}: LocalOptions): OwnedPolicies {
  const texts = new Map(Object.entries(policies));
  return {
    read: async (name) => texts.get(name) ?? null,
    names: async () => [...texts.keys()].toSorted(),
    settings: async () => ({ defaultPolicy, repositoryPolicy }),
  };
}

/** Opens a reviewer; nothing is read until it is asked for a review. */
export async function openLocalReviewer(source: ReviewSource, options: LocalOptions): Promise<Reviewer> {
  const expected = source.kind === 'github' ? source.expected : null;
  return openReviewerOver(await openProvider(source), options, expected ?? null);
}

/** The same with a provider of the caller's. */
export function openReviewerOver(
  provider: Provider,
  options: LocalOptions,
  expected: ExpectedChange | null = null,
): Reviewer {
  const { clock = Date.now } = options;
  const { deadline, now, sleep, random, signal, log } = options;
  return createLocalReviewer({
    deadline,
    now,
    sleep,
    random,
    signal,
    log,
    clock,
    ids: options.ids ?? createIds(clock, randomBytes),
    provider,
    expected,
    engine: runOnThisThread(options.grammars),
    policies: ownPolicies(options),
    timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
  });
}
