/** Reviews a merged change as the command does: from git, with whole texts and the history of its files. */
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { TierEvidence } from '../../src/contract/index.js';
import { review } from '../../src/engine/index.js';
import type { EngineFinding } from '../../src/engine/model.js';
import type { BuiltInName } from '../../src/engine/policy/schema.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { createLocalGitProvider } from '../../src/sources/git/local/local.js';
import { GRAMMARS } from '../grammars.js';
import type { MeasuredChange } from './changes.js';

/** What a review said of a merged change. */
export interface Reviewed extends MeasuredChange {
  readonly repo: string;
  readonly verdict: string;
  readonly tier: string;
  readonly findings: readonly EngineFinding[];
  /** The rule of the policy that decided. */
  readonly decided: string;
  /** What the tier rests on. */
  readonly risk: Pick<TierEvidence, 'score' | 'contributions' | 'floors'>;
  /** Of the review alone, without git. */
  readonly ms: number;
}

/** Reads one change of a bare repository. */
export async function readMerged(
  repository: string,
  repo: string,
  change: Pick<MeasuredChange, 'base' | 'head'>,
): Promise<Snapshot> {
  const { signal } = new AbortController();
  const provider = createLocalGitProvider({
    directory: repository,
    base: change.base,
    head: change.head,
    readTicket: (id) => Promise.reject(new Error(`no ticket ${id}`)),
  });
  const pinned = await provider.pin({ repo, pr: 1, ticket: null }, signal);
  return provider.snapshot(pinned, signal);
}

/** Reviews one change of a bare repository under a built-in policy. */
export async function reviewMerged(
  repository: string,
  repo: string,
  change: MeasuredChange,
  policy: BuiltInName,
): Promise<Reviewed> {
  const snapshot = await readMerged(repository, repo, change);
  const start = performance.now();
  const sources = policySources({ tenant: { name: policy, source: null } });
  const { verdict, tier, findings, trace } = await review(snapshot, sources, GRAMMARS);
  const ms = performance.now() - start;
  const { score, contributions, floors } = TierEvidence.parse(
    trace.steps.find(({ name }) => name === 'tier')?.evidence,
  );
  const decided = trace.decision.rule;
  return { ...change, repo, verdict, decided, tier, risk: { score, contributions, floors }, findings, ms };
}
