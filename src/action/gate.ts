/** Whether the gate opens: from the verdict, the findings and what the workflow asked for. */
import { counted } from '../base/text.js';
import type { ObservedFinding, ObservedReview } from '../contract/index.js';
import { countFindings } from '../report/index.js';
import type { FailOn, OnError } from './inputs.js';

/** The decision of the gate. */
export interface Gate {
  readonly open: boolean;
  readonly reason: string;
  /** The conclusion of the check run. */
  readonly conclusion: 'success' | 'failure' | 'neutral';
  readonly exitCode: 0 | 1;
  /** The output `approved`: the verdict is auto-approve and it is no dry run, whatever the gate does with it. */
  readonly approved: boolean;
}

/** A completed review with its findings. */
export interface CompletedReviewResult {
  readonly review: ObservedReview;
  readonly findings: readonly ObservedFinding[];
  readonly truncated: boolean;
}

/** The inputs that the gate depends on. */
export interface GateRules {
  readonly failOn: FailOn;
  readonly onError: OnError;
  readonly dryRun: boolean;
}

const buildOpenGate = (reason: string, approved: boolean): Gate => ({
  open: true,
  reason,
  conclusion: 'success',
  exitCode: 0,
  approved,
});
const buildClosedGate = (reason: string, approved: boolean): Gate => ({
  open: false,
  reason,
  conclusion: 'failure',
  exitCode: 1,
  approved,
});
const buildAdvisoryGate = (reason: string, approved: boolean): Gate => ({
  ...buildOpenGate(reason, approved),
  conclusion: 'neutral',
});

/** Closes a gate that would open. One that is advice alone stays as it is. */
export function closeGate(gate: Gate, reason: string): Gate {
  return gate.conclusion === 'success' ? buildClosedGate(reason, gate.approved) : gate;
}

/** Returns why `fail-on: error` closes the gate, or null. An unknown number of errors closes it too. */
function findBlockingReason({ review, findings, truncated }: CompletedReviewResult): string | null {
  const errors = countFindings(findings).error;
  if (errors > 0) return `${counted(errors, 'finding')} of severity error.`;
  if (review.verdict === 'request-changes') return 'the verdict is request-changes.';
  if (review.verdict == null) return 'the review completed without a verdict.';
  if (truncated) return 'there are more findings than were read, and they may hold errors.';
  return null;
}

/** Decides the gate for a completed review with its findings. */
export function decideGate(judged: CompletedReviewResult, rules: GateRules): Gate {
  const { verdict, dry_run: dry } = judged.review;
  const approved = verdict === 'auto-approve' && !rules.dryRun && dry !== true;
  const word = verdict == null ? 'there is no verdict' : `the verdict is ${verdict.trimEnd()}`;
  if (rules.dryRun) return buildAdvisoryGate('this is a dry run, which never closes it.', false);
  if (rules.failOn === 'never')
    return buildAdvisoryGate(`${word}, and with fail-on: never it is only advice.`, approved);
  if (rules.failOn === 'error') {
    const fault = findBlockingReason(judged);
    return fault === null
      ? buildOpenGate(`${word}, no finding of severity error.`, approved)
      : buildClosedGate(fault, approved);
  }
  return approved ? buildOpenGate(`${word}.`, true) : buildClosedGate(`${word}.`, false);
}

/** Decides the gate if there is no review, or only a part of it: never open, never approved, never a success. */
export function decideWithoutReview(onError: OnError, reason: string): Gate {
  const gate = buildClosedGate(reason, false);
  return onError === 'fail' ? gate : { ...gate, conclusion: 'neutral', exitCode: 0 };
}

/**
 * Decides the gate for a completed review whose findings could not be read. A verdict that closes the gate still closes
 * it.
 */
export function decideWithoutFindings(review: ObservedReview, rules: GateRules): Gate {
  const gate = decideGate({ review, findings: [], truncated: false }, rules);
  if (gate.exitCode === 1) return gate;
  return decideWithoutReview(rules.onError, 'the findings could not be read.');
}
