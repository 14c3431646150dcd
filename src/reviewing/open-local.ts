/** Opens a reviewer in this process. */
import { randomBytes } from 'node:crypto';
import { createIds, type IdSource } from '../base/ids.js';
import type { RepositoryPolicy } from '../contract/index.js';
import type { Grammars } from '../engine/syntax/grammars.js';
import type { Provider } from '../sources/provider.js';
import { runOnThisThread } from './local-engine.js';
import { createLocalReviewer, type LocalReviewerOptions } from './local-reviewer.js';
import type { OwnedPolicies } from './request/resolve-policies.js';
import type { Reviewer } from './reviewer.js';

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
  /** Called when the engine takes the thread, and what it gives when the engine has ended; see `runOnThisThread`. */
  readonly deafen?: () => () => void;
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

/** Opens a reviewer over a provider; nothing is read until it is asked for a review. */
export function openReviewerOver(provider: Provider, options: LocalOptions): Reviewer {
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
    engine: runOnThisThread(options.grammars, options.deafen),
    policies: ownPolicies(options),
    timeLimit: (milliseconds) => AbortSignal.timeout(milliseconds),
  });
}
