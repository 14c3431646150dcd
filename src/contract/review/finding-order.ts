import { compareText } from '../../base/order.js';
import { Severity } from '../values.js';
import type { Finding } from './finding.js';

/** The contract's order of findings: file, first line, plane; texts by code units. Findings of one line and plane keep theirs. */
export function compareFindings(
  a: Pick<Finding, 'location' | 'plane'>,
  b: Pick<Finding, 'location' | 'plane'>,
): number {
  return (
    compareText(a.location.file, b.location.file) ||
    (a.location.lineRange[0] ?? 0) - (b.location.lineRange[0] ?? 0) ||
    compareText(a.plane, b.plane)
  );
}

/** How much a severity weighs, from 0: the contract names them from the least to the most. */
export function rankSeverity(severity: Severity): number {
  return Severity.options.indexOf(severity);
}
