/** Reviews one merged change under a policy, as the gate would have done before the merge. */

import { addToGroup } from '../base/groups.js';
import { compareText } from '../base/order.js';
import { toPlainJson } from '../base/plain-json.js';
import { type ChangeEvidence, type FileClass, type Json, STEP_EVIDENCE, type Trace } from '../contract/index.js';
import {
  assumeAllAsked,
  createRuleAsker,
  type DecidedAgain,
  type EngineFinding,
  type EngineResult,
  readStoredFacts,
} from '../engine/index.js';
import type { PolicyReference, Ticket } from '../engine/snapshot.js';
import { type BacktestReview, explainDecision, type RuleFindings } from '../report/index.js';
import type { RunEngine } from '../reviewing/perform-review.js';
import type { MergedHistory, PinnedChange } from '../sources/index.js';
import type { MergedChange } from './merged-changes.js';

/** What changes are reviewed with. */
export interface ReviewMeans {
  readonly repo: string;
  readonly branch: string;
  readonly history: MergedHistory;
  readonly policy: PolicyReference;
  readonly engine: RunEngine;
  /** The ticket of a pull request; null if there is none. */
  readonly readTicket: (pull: number) => Promise<Ticket | null>;
  readonly signal: AbortSignal;
}

/** A review, and the classes of the files by path. */
export interface ReviewedChange {
  readonly review: BacktestReview;
  readonly classes: ReadonlyMap<string, FileClass>;
}

/** GitHub's message of a merge. The title of the pull request stands in the next paragraph. */
const MERGE_SUBJECT = /^Merge pull request #\d+ from [^/\s]+\/(\S+)/u;

/** The title that the pull request had, as far as the commit says. */
export function readTitle({ subject, body }: Pick<MergedChange, 'subject' | 'body'>): string {
  if (MERGE_SUBJECT.test(subject)) return body.split('\n', 1)[0]?.trim() || subject;
  return subject.replace(/ \(#\d+\)$/u, '');
}

/** Builds what a host would say of the pull request. Its description is not in git: the messages of its commits are. */
async function describeChange(change: MergedChange, means: ReviewMeans): Promise<PinnedChange> {
  const { repo, branch, history, readTicket } = means;
  const merged = change.head !== change.sha;
  const ticket = change.pull === null ? null : await readTicket(change.pull);
  return {
    repo,
    pr: change.pull ?? 1,
    base: { ref: branch, sha: change.base },
    head: { ref: MERGE_SUBJECT.exec(change.subject)?.[1] ?? change.head, sha: change.head },
    title: readTitle(change),
    body: merged ? await history.describe(change.base, change.head) : change.body,
    author: change.author,
    labels: [],
    tickets: ticket === null ? [] : [ticket],
    missing: [],
  };
}

/** Counts findings by rule, sorted by rule. Those that are told with another one count with it. */
function countByRule(findings: readonly EngineFinding[]): readonly RuleFindings[] {
  const groups = new Map<string, EngineFinding[]>();
  for (const finding of findings) addToGroup(groups, finding.rule, finding);
  const count = (of: readonly EngineFinding[], severity: EngineFinding['severity']) =>
    of.filter((one) => one.severity === severity).length;
  return [...groups]
    .toSorted(([a], [b]) => compareText(a, b))
    .map(([rule, of]) => ({ rule, error: count(of, 'error'), warn: count(of, 'warn'), info: count(of, 'info') }));
}

const listFacts = (facts: object): Record<string, Json> =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, toPlainJson(value)]));

function buildReview(
  result: EngineResult,
  ask: (facts: NonNullable<ReturnType<typeof readStoredFacts>>) => DecidedAgain,
): BacktestReview {
  const facts = readStoredFacts(result.trace.decision.facts);
  if (facts === null) throw new Error('the facts of the decision are not those of this engine');
  const trace: Trace = { ...result.trace, review_id: '', signature: null };
  const findings = countByRule(result.findings);
  const asked = assumeAllAsked(facts);
  return {
    files: facts.change.files,
    added: facts.change.added,
    removed: facts.change.removed,
    tier: result.tier,
    as_is: explainDecision(trace, result.trace.decision, findings),
    if_asked: explainDecision(trace, { ...ask(asked), facts: listFacts(asked) }, findings),
    findings,
  };
}

/**
 * Returns a function that reviews changes.
 * @throws PolicyError if the policy does not parse; the function throws as the history and the engine do
 */
export async function createChangeReviewer(
  means: ReviewMeans,
): Promise<(change: MergedChange) => Promise<ReviewedChange>> {
  const { history, policy, engine, signal } = means;
  const ask = await createRuleAsker(policy);
  const sources = { requested: policy, tenant: policy, repository_policy: 'ignore' } as const;
  return async (change) => {
    const snapshot = await history.snapshot(await describeChange(change, means));
    const result = await engine(snapshot, sources, signal);
    const step = result.trace.steps.find(({ name }) => name === 'change');
    const files: ChangeEvidence['files'] = STEP_EVIDENCE.change.safeParse(step?.evidence).data?.files ?? [];
    return {
      review: buildReview(result, ask),
      classes: new Map(files.map((file) => [file.path, file.class])),
    };
  };
}
