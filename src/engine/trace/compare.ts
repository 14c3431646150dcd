/** Finds the differences between two traces of the same review. */

import { toCanonicalJson } from '../../base/digest.js';
import type { EngineTrace, Json, TraceStep } from '../../contract/index.js';

/** How a recomputed trace differs from the recorded one. */
export interface Comparison {
  /** True if the canonical JSON is identical, byte by byte. */
  readonly same: boolean;
  /**
   * The differences, in the order of the steps. A later difference follows from an earlier one, so the first is the one
   * to examine.
   */
  readonly differences: readonly string[];
}

/** Compares a recorded trace with a recomputed one. Only the engine's part is compared. */
export function compareTraces(recorded: EngineTrace, made: EngineTrace): Comparison {
  if (toCanonicalJson(selectEnginePart(recorded)) === toCanonicalJson(selectEnginePart(made)))
    return { same: true, differences: [] };
  const differences: string[] = [];
  if (recorded.engine.version !== made.engine.version) {
    differences.push(
      `engine: recorded by version ${recorded.engine.version}, replayed by version ${made.engine.version}`,
    );
  }
  if (recorded.snapshot.digest !== made.snapshot.digest) {
    differences.push('snapshot: its digest is another; this is not the snapshot that was reviewed');
  } else if (toCanonicalJson(recorded.snapshot) !== toCanonicalJson(made.snapshot)) {
    differences.push(`snapshot: ${describeDifference(recorded.snapshot, made.snapshot)}`);
  }
  const step = describeDifferingStep(recorded.steps, made.steps);
  if (step !== null) differences.push(step);
  if (toCanonicalJson(recorded.decision) !== toCanonicalJson(made.decision)) {
    differences.push(`decision: ${describeDifference(recorded.decision, made.decision)}`);
  }
  if (differences.length === 0) differences.push('digest: the recorded one does not cover the recorded trace');
  return { same: false, differences };
}

function selectEnginePart({ schema, engine, snapshot, steps, decision, digest }: EngineTrace): EngineTrace {
  return { schema, engine, snapshot, steps, decision, digest };
}

function describeDifferingStep(recorded: readonly TraceStep[], made: readonly TraceStep[]): string | null {
  for (let index = 0; index < Math.max(recorded.length, made.length); index += 1) {
    const [a, b] = [recorded[index], made[index]];
    if (a === undefined || b === undefined) return `steps: recorded ${recorded.length}, made ${made.length}`;
    if (toCanonicalJson(a) === toCanonicalJson(b)) continue;
    const at = `step ${a.name}`;
    if (a.name !== b.name) return `${at}: the replay has ${b.name} in its place`;
    if (a.input_digest !== b.input_digest) return `${at}: took another input`;
    if (toCanonicalJson(a.evidence) !== toCanonicalJson(b.evidence))
      return `${at}: ${describeDifference(a.evidence, b.evidence, 'evidence')}`;
    return a.output_digest === b.output_digest ? `${at}: its hash is another` : `${at}: gave another output`;
  }
  return null;
}

const MAX_SHOWN_CHARACTERS = 120;

/** Returns the path to the first value that differs, and both values. */
function describeDifference(a: unknown, b: unknown, path = ''): string {
  if (isGroup(a) && isGroup(b) && Array.isArray(a) === Array.isArray(b)) {
    const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
    for (const key of [...new Set([...left.keys(), ...right.keys()])]) {
      if (formatValue(left.get(key)) !== formatValue(right.get(key))) {
        return describeDifference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`);
      }
    }
  }
  return `${path === '' ? 'value' : path} was ${cut(formatValue(a))}, is ${cut(formatValue(b))}`;
}

function isGroup(value: unknown): value is Json[] | Record<string, Json> {
  return typeof value === 'object' && value !== null;
}

const formatValue = (value: unknown) => (value === undefined ? 'missing' : toCanonicalJson(value));
const cut = (text: string) => (text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text);
