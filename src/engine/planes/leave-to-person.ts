/** Notes that the gate leaves to a person: what readings of merged changes did not show to be worth a warning. */
import type { RawFinding } from '../model.js';

/**
 * Makes notes of findings, which the policy asks a person about as it would about warnings. Those that say themselves that
 * they are notes stay what they are.
 */
export function leaveToPerson(findings: readonly RawFinding[]): readonly RawFinding[] {
  return findings.map((finding) =>
    finding.severity === 'info' ? finding : { ...finding, severity: 'info', checksLess: true },
  );
}
