/** The hash chain of a trace: every step's hash covers its content and the previous hash. */

import { digestJson } from '../../base/digest.js';
import { toPlainJson } from '../../base/plain-json.js';
import type { EngineTrace, Json, StepName, TraceStep } from '../../contract/index.js';

/** A step before it has a hash. */
export interface Step {
  readonly name: StepName;
  readonly inputDigest: string;
  readonly outputDigest: string;
  readonly evidence: Readonly<Record<string, unknown>>;
}

/**
 * Returns a step's hash. The first step's `previous` is the snapshot's digest, so the chain depends on what was
 * reviewed.
 */
export function hashStep(previous: string, step: Omit<TraceStep, 'hash'>): string {
  const { name, input_digest, output_digest, evidence } = step;
  return digestJson({ previous, name, input_digest, output_digest, evidence });
}

/** Chains the steps, beginning with the snapshot's digest. */
export function chainSteps(snapshotDigest: string, steps: readonly Step[]): TraceStep[] {
  let previous = snapshotDigest;
  return steps.map(({ name, inputDigest, outputDigest, evidence }) => {
    const step = { name, input_digest: inputDigest, output_digest: outputDigest, evidence: toJsonMembers(evidence) };
    previous = hashStep(previous, step);
    return { ...step, hash: previous };
  });
}

function toJsonMembers(evidence: Readonly<Record<string, unknown>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(evidence).flatMap(([key, value]) => (value === undefined ? [] : [[key, toPlainJson(value)]])),
  );
}

/** Returns the digest of a trace: of the engine's part without the digest itself. */
export function digestTrace(trace: Omit<EngineTrace, 'digest'>): string {
  const { schema, engine, snapshot, steps, decision } = trace;
  return digestJson({ schema, engine, snapshot, steps, decision });
}
