/** The engine's main function: takes a snapshot and its policies, returns a verdict with its trace. Pure. */
import { digestJson } from '../base/digest.js';
import { makeWellFormed } from '../base/plain-json.js';
import type { EngineResult } from './model.js';
import { presentPeople } from './people/present.js';
import { tabulateReview } from './pipeline.js';
import { judgeProposal } from './proposal.js';
import { reviewSeenHead } from './since/index.js';
import type { PolicySources, Snapshot } from './snapshot.js';
import type { Grammars } from './syntax/grammars.js';
import { chainSteps, digestTrace } from './trace/chain.js';
import { toAcBinding } from './trace/evidence.js';
import { ENGINE_VERSION } from './version.js';

/**
 * Reviews a snapshot. The same arguments give the same bytes on every machine. Both must be valid by their schemas;
 * they are not checked again. `grammars` are a part of the engine that is loaded on demand: the same version has the
 * same ones.
 * @throws PolicyError if the requested policy, or the tenant's, cannot be used; what `grammars` throws if one cannot be
 * loaded
 */
export async function review(given: Snapshot, sources: PolicySources, grammars: Grammars): Promise<EngineResult> {
  const { snapshot, digest } = makeDigestible(given);
  const table = tabulateReview(grammars);
  const judge = (other: Snapshot) => table.run({ snapshot: other, sources, proposal: null, earlier: null });
  const proposal = await judgeProposal(snapshot, sources, judge);
  const earlier = await reviewSeenHead(snapshot, judge);
  const values = await table.run({ snapshot, sources, proposal, earlier });
  const { decision, tier, binding, accounting, planes } = values;
  const trace = {
    schema: 'review-gate.trace/1' as const,
    engine: { version: ENGINE_VERSION },
    snapshot: {
      digest,
      coverage: snapshot.coverage,
      head: { sha: snapshot.head.sha, tree: snapshot.people?.head_tree ?? null },
    },
    steps: chainSteps(digest, table.describe(values, { snapshot: digest })),
    decision,
  };
  return {
    verdict: decision.verdict,
    tier: tier.tier,
    confidence: decision.confidence,
    acBindings: binding.map(toAcBinding),
    findings: planes.findings,
    accounting: accounting.counts,
    people: presentPeople(values.people, binding),
    signatures: values.signatures.signatures,
    trace: { ...trace, digest: digestTrace(trace) },
  };
}

/** Returns the snapshot with its digest. Replaces lone surrogates, because they have no canonical JSON form. */
function makeDigestible(snapshot: Snapshot): { snapshot: Snapshot; digest: string } {
  try {
    return { snapshot, digest: digestJson(snapshot) };
  } catch {
    const clean = makeWellFormed(snapshot);
    return { snapshot: clean, digest: digestJson(clean) };
  }
}
