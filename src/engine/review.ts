/** The pipeline: a snapshot and its policies in, a verdict with its trace out. Pure; stages run in the order of the trace. */

import { digestOf } from '../base/digest.js';
import { plainJson, wellFormed } from '../base/plain-json.js';
import type { Decision } from '../contract/index.js';
import { REPOSITORY_POLICY_PATH } from '../contract/index.js';
import { bindCriteria } from './binding/index.js';
import { readChange } from './change/index.js';
import { readCriteria } from './criteria/index.js';
import { confidenceOf } from './decision/confidence.js';
import { type Decider, decider, type Outcome } from './decision/decide.js';
import { factsOf, type Judged } from './decision/facts.js';
import type { EngineResult } from './model.js';
import { RULES, runPlanes } from './planes/index.js';
import type { Facts } from './policy/facts.js';
import { type Origin, type ResolvedPolicy, resolvePolicy } from './policy/resolve.js';
import type { PolicySources, Snapshot } from './snapshot.js';
import type { Grammars } from './syntax/grammars.js';
import { readSyntax } from './syntax/index.js';
import { assessRisk } from './tier/index.js';
import { chained, decisionEvidence, type Step, type StepName, traceDigest } from './trace/chain.js';
import {
  acBinding,
  bindingEvidence,
  changeEvidence,
  changeOutput,
  criteriaEvidence,
  syntaxEvidence,
} from './trace/evidence.js';
import { ENGINE_VERSION } from './version.js';

/**
 * Reviews a snapshot. The same arguments give the same bytes, everywhere. Both must be valid by their schemas: they are
 * not checked again. `grammars` are part of the engine that is loaded when needed: the same version has the same ones. Throws
 * PolicyError where the requested policy, or the tenant's, cannot be used, and as `grammars` does where one cannot be loaded.
 */
export async function review(snapshot: Snapshot, policy: PolicySources, grammars: Grammars): Promise<EngineResult> {
  const given = digestible(snapshot);
  const judgement = await judge(given.snapshot, policy, grammars);
  const proposal = await proposedPolicy(given.snapshot, policy, grammars);
  const decision = decisionOf(judgement, proposal);
  const trace = {
    schema: 'review-gate.trace/1' as const,
    engine: { version: ENGINE_VERSION },
    snapshot: { digest: given.digest, coverage: given.snapshot.coverage },
    steps: chained(given.digest, stepsOf(given.digest, policy, judgement, proposal, decision)),
    decision,
  };
  return {
    verdict: decision.verdict,
    tier: judgement.risk.tier,
    confidence: decision.confidence,
    acBindings: judgement.bindings.map(acBinding),
    findings: judgement.planes.findings,
    trace: { ...trace, digest: traceDigest(trace) },
  };
}

/** The snapshot with its digest; without lone surrogates, where it has any: they have no canonical JSON form. */
function digestible(snapshot: Snapshot): { snapshot: Snapshot; digest: string } {
  try {
    return { snapshot, digest: digestOf(snapshot) };
  } catch {
    const clean = wellFormed(snapshot);
    return { snapshot: clean, digest: digestOf(clean) };
  }
}

/** Everything the stages say of a snapshot under a policy. */
interface Judgement extends Judged {
  readonly policy: ResolvedPolicy;
  readonly facts: Facts;
  readonly decide: Decider;
  readonly outcome: Outcome;
}

async function judge(snapshot: Snapshot, sources: PolicySources, grammars: Grammars): Promise<Judgement> {
  const policy = await resolvePolicy(sources, snapshot.repository_policy, RULES);
  const { effective } = policy;
  const change = readChange(snapshot, effective.paths);
  const syntax = await readSyntax(change, grammars);
  const criteria = wellFormed(readCriteria(snapshot.tickets, snapshot.body));
  const bindings = wellFormed(bindCriteria(criteria, change, effective.criteria.met));
  const planes = wellFormed(await runPlanes({ snapshot, change, syntax, criteria, bindings }, effective));
  const risk = wellFormed(assessRisk(change, syntax));
  const judged = { change, syntax, criteria, bindings, planes, risk, repositoryBroken: policy.repositoryBroken };
  const facts = factsOf(judged);
  const decide = await decider(policy.layers);
  return { ...judged, policy, facts, decide, outcome: decide(facts) };
}

/** What the repository's policy would say as this change leaves it; null where the change does not touch it. */
interface Proposal {
  readonly origin: Origin;
  readonly verdict: string | null;
  readonly rule: string | null;
}

async function proposedPolicy(
  snapshot: Snapshot,
  sources: PolicySources,
  grammars: Grammars,
): Promise<Proposal | null> {
  const file = snapshot.files.find(
    (one) => one.path === REPOSITORY_POLICY_PATH || one.old_path === REPOSITORY_POLICY_PATH,
  );
  if (file === undefined) return null;
  const said = (note: string, verdict: string | null, rule: string | null): Proposal => ({
    origin: {
      origin: 'pull-request',
      name: REPOSITORY_POLICY_PATH,
      used: false,
      note: `edited by this change, not used: ${note}`,
    },
    verdict,
    rule,
  });
  if (sources.repository_policy === 'ignore') return said('the tenant ignores repository policies', null, null);
  const stays = file.path === REPOSITORY_POLICY_PATH && file.status !== 'deleted';
  if (stays && file.new_text === null) return said('its new text could not be read', null, null);
  const repositoryPolicy = stays ? { path: REPOSITORY_POLICY_PATH, text: file.new_text ?? '' } : null;
  const { policy, outcome } = await judge({ ...snapshot, repository_policy: repositoryPolicy }, sources, grammars);
  const parses = policy.sources.find((one) => one.origin === 'repository' && policy.repositoryBroken);
  const broken = parses === undefined ? '' : `; the new one ${parses.note}`;
  return said(
    `with it the verdict would be ${outcome.verdict} (rule ${outcome.rule})${broken}`,
    outcome.verdict,
    outcome.rule,
  );
}

function decisionOf(judgement: Judgement, proposal: Proposal | null): Decision {
  const { facts, outcome, decide } = judgement;
  const { confidence, ...how } = confidenceOf(
    judgement,
    facts,
    outcome.verdict,
    (otherwise) => decide(otherwise).verdict,
  );
  return {
    verdict: outcome.verdict,
    rule: outcome.rule,
    rules: [...outcome.rules],
    facts: {
      ...members(facts),
      confidence: plainJson(how),
      evaluation_errors: plainJson(outcome.errors),
      ...(proposal && { proposed_policy: plainJson({ verdict: proposal.verdict, rule: proposal.rule }) }),
    },
    confidence,
  };
}

const members = (facts: Facts) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainJson(value)]));

/** The steps with what went in and what came out. Inputs are digests of digests: each stage names the outputs it took. */
function stepsOf(
  snapshotDigest: string,
  sources: PolicySources,
  judgement: Judgement,
  proposal: Proposal | null,
  decision: Decision,
): readonly Step[] {
  const { policy, change, syntax, criteria, bindings, planes, risk } = judgement;
  const { effective } = policy;
  const outputs = new Map<StepName, string>();
  const from = (...names: readonly StepName[]) =>
    Object.fromEntries(names.map((name) => [name, outputs.get(name) ?? null]));
  const step = (name: StepName, input: unknown, output: unknown, evidence: Readonly<Record<string, unknown>>): Step => {
    const outputDigest = digestOf(plainJson(output));
    outputs.set(name, outputDigest);
    return { name, inputDigest: digestOf(plainJson(input)), outputDigest, evidence };
  };
  const snapshot = snapshotDigest;
  const policySources = [...policy.sources, ...(proposal ? [proposal.origin] : [])];
  return [
    step('policy', { snapshot, sources }, policy, { name: effective.name, sources: policySources, effective }),
    step('change', { snapshot, paths: effective.paths }, changeOutput(change), changeEvidence(change)),
    step('syntax', from('change'), [...syntax.values()], syntaxEvidence(syntax)),
    step('criteria', { snapshot }, criteria, criteriaEvidence(criteria)),
    step(
      'binding',
      { ...from('criteria', 'change', 'syntax'), met: effective.criteria.met },
      bindings,
      bindingEvidence(bindings),
    ),
    step('planes', { snapshot, ...from('policy', 'change', 'syntax', 'criteria', 'binding') }, planes, {
      ...planes.evidence,
    }),
    step('tier', from('change', 'syntax'), risk, { ...risk }),
    step(
      'decision',
      { snapshot, ...from('policy', 'change', 'syntax', 'criteria', 'binding', 'planes', 'tier') },
      decision,
      decisionEvidence(decision),
    ),
  ];
}
