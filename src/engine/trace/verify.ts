/**
 * Checks the consistency of a trace: its shape, its chain of hashes, its digest, and its decision against the last
 * step.
 */

import { digestJson, toCanonicalJson } from '../../base/digest.js';
import { EngineTrace, STEP_EVIDENCE, StepName, Trace } from '../../contract/index.js';
import { digestTrace, hashStep } from './chain.js';
import { buildDecisionEvidence } from './evidence.js';

/** Whether a trace is consistent, and what is wrong with it. */
export interface Verification {
  readonly ok: boolean;
  /** The faults found, in the order of the trace. */
  readonly faults: readonly string[];
}

/** The limit of reported faults of the shape. */
const MAX_SHAPE_FAULTS = 20;

/**
 * Checks a trace as the service returns it, or only the engine's part. Never throws. Finds a changed value anywhere in
 * the engine's part. It cannot show that the whole trace was not recomputed (a signature over the digest does), nor
 * that the engine would give the same result (replay does). `review_id` and `signature` are not covered by the digest.
 */
export function verifyTrace(trace: unknown): Verification {
  const whole = Trace.safeParse(trace);
  const part = EngineTrace.safeParse(trace);
  const read = whole.success ? whole : part;
  if (!read.success) {
    const issues = hasReviewId(trace) ? (whole.error?.issues ?? []) : (part.error?.issues ?? []);
    const faults = issues
      .slice(0, MAX_SHAPE_FAULTS)
      .map((issue) => `${issue.path.map(String).join('.') || 'trace'}: ${issue.message}`);
    return { ok: false, faults: faults.length > 0 ? faults : ['trace: not a trace'] };
  }
  try {
    const faults = [...checkSteps(read.data), ...checkDecision(read.data), ...checkDigest(read.data)];
    return { ok: faults.length === 0, faults };
  } catch {
    return { ok: false, faults: ['trace: holds a value that has no canonical JSON form'] };
  }
}

function hasReviewId(trace: unknown): boolean {
  return typeof trace === 'object' && trace !== null && 'review_id' in trace;
}

function checkSteps(trace: EngineTrace): string[] {
  const faults: string[] = [];
  const names = trace.steps.map((step) => step.name).join(', ');
  const expected = StepName.options.join(', ');
  if (names !== expected) faults.push(`steps: are ${names || 'none'}; should be ${expected}`);
  let previous: string = trace.snapshot.digest;
  for (const [index, step] of trace.steps.entries()) {
    const at = `steps.${index} (${step.name})`;
    if (hashStep(previous, step) !== step.hash) {
      faults.push(`${at}: its hash does not cover what it says and the hash before it`);
    }
    previous = step.hash;
    const evidence = new Map(Object.entries(STEP_EVIDENCE)).get(step.name)?.safeParse(step.evidence);
    const issue = evidence?.error?.issues[0];
    if (issue !== undefined) faults.push(`${at}: evidence.${issue.path.map(String).join('.')}: ${issue.message}`);
  }
  return faults;
}

function checkDecision(trace: EngineTrace): string[] {
  const last = trace.steps.at(-1);
  if (last === undefined) return [];
  const agrees =
    last.output_digest === digestJson(trace.decision) &&
    toCanonicalJson(last.evidence) === toCanonicalJson(buildDecisionEvidence(trace.decision));
  return agrees ? [] : ['decision: is not what the last step says'];
}

function checkDigest(trace: EngineTrace): string[] {
  return digestTrace(trace) === trace.digest ? [] : ['digest: does not cover the trace'];
}
