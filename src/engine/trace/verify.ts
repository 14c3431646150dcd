/**
 * Checks the consistency of a trace: its shape, its chain of hashes, its digest, and its decision against the last
 * step.
 */

import * as z from 'zod';
import { digestJson, toCanonicalJson } from '../../base/digest.js';
import { EngineTrace, STEP_EVIDENCE, STEP_LISTS, StepName, Trace } from '../../contract/index.js';
import { ENGINE_VERSION } from '../version.js';
import { digestTrace, hashStep } from './chain.js';
import { buildDecisionEvidence } from './evidence.js';

/** Whether a trace is consistent, and what is wrong with it. */
export interface Verification {
  readonly ok: boolean;
  /** The faults found, in the order of the trace. */
  readonly faults: readonly string[];
  /**
   * Set if the trace names another version of the engine and the faults are only that it has what this version does not
   * know. Then that version can tell whether it was changed, and this one cannot.
   */
  readonly otherForm?: true;
}

/** A fault. `form`: the trace has a field, a step or a word of evidence that this version does not know. */
interface Fault {
  readonly text: string;
  readonly form: boolean;
}

/** The limit of reported faults. */
const MAX_FAULTS = 30;

/** What is read of a trace of whatever form: the version that wrote it. */
const NamesVersion = z.looseObject({ engine: z.looseObject({ version: z.string() }) });

const breakOf = (text: string): Fault => ({ text, form: false });

/**
 * Checks a trace as the service returns it, or only the engine's part. Never throws. Finds a changed value anywhere in
 * the engine's part. It cannot show that the whole trace was not recomputed (a signature over the digest does), nor
 * that the engine would give the same result (replay does). `review_id` and `signature` are not covered by the digest.
 */
export function verifyTrace(trace: unknown): Verification {
  const faults = listFaults(trace);
  if (faults.length === 0) return { ok: true, faults: [] };
  const version = NamesVersion.safeParse(trace).data?.engine.version;
  const isOther = version !== undefined && version !== ENGINE_VERSION && faults.every(({ form }) => form);
  return {
    ok: false,
    faults: faults.slice(0, MAX_FAULTS).map(({ text }) => text),
    ...(isOther && { otherForm: true }),
  };
}

function listFaults(trace: unknown): Fault[] {
  const whole = Trace.safeParse(trace);
  const part = EngineTrace.safeParse(trace);
  const read = whole.success ? whole : part;
  if (!read.success) {
    const issues = hasReviewId(trace) ? (whole.error?.issues ?? []) : (part.error?.issues ?? []);
    const faults = issues.map((issue) => ({
      text: `${issue.path.map(String).join('.') || 'trace'}: ${issue.message}`,
      form: issue.code === 'unrecognized_keys' || issue.path[0] === 'schema',
    }));
    return faults.length > 0 ? faults : [breakOf('trace: not a trace')];
  }
  try {
    return [...checkSteps(read.data), ...checkDecision(read.data), ...checkDigest(read.data)];
  } catch {
    return [breakOf('trace: holds a value that has no canonical JSON form')];
  }
}

function hasReviewId(trace: unknown): boolean {
  return typeof trace === 'object' && trace !== null && 'review_id' in trace;
}

/** Checks that the steps are those of a version, this one or one before it. */
function checkStepNames(names: readonly string[]): Fault[] {
  if (STEP_LISTS.some((list) => list.join() === names.join())) return [];
  const known: ReadonlySet<string> = new Set(StepName.options);
  const text = `steps: are ${names.join(', ') || 'none'}; should be ${StepName.options.join(', ')}`;
  return [{ text, form: names.some((name) => !known.has(name)) }];
}

function checkSteps(trace: EngineTrace): Fault[] {
  const faults = checkStepNames(trace.steps.map(({ name }) => name));
  let previous: string = trace.snapshot.digest;
  for (const [index, step] of trace.steps.entries()) {
    const at = `steps.${index} (${step.name})`;
    if (hashStep(previous, step) !== step.hash) {
      faults.push(breakOf(`${at}: its hash does not cover what it says and the hash before it`));
    }
    previous = step.hash;
    const evidence = new Map(Object.entries(STEP_EVIDENCE)).get(step.name)?.safeParse(step.evidence);
    const issue = evidence?.error?.issues[0];
    if (issue !== undefined) {
      faults.push({ text: `${at}: evidence.${issue.path.map(String).join('.')}: ${issue.message}`, form: true });
    }
  }
  return faults;
}

function checkDecision(trace: EngineTrace): Fault[] {
  const last = trace.steps.at(-1);
  if (last === undefined) return [];
  const agrees =
    last.output_digest === digestJson(trace.decision) &&
    toCanonicalJson(last.evidence) === toCanonicalJson(buildDecisionEvidence(trace.decision));
  return agrees ? [] : [breakOf('decision: is not what the last step says')];
}

function checkDigest(trace: EngineTrace): Fault[] {
  return digestTrace(trace) === trace.digest ? [] : [breakOf('digest: does not cover the trace')];
}
