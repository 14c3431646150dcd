import { sha256Hex } from '../../base/hash.js';
import { foldSpace } from '../../base/text.js';
import type { RawFinding } from '../model.js';

/** Hex digits of a fingerprint: half of SHA-256 is plenty to tell findings of one repository apart. */
const LENGTH = 32;

/**
 * Fingerprints of one rule's findings, in their order. Made of the rule, the path, the anchor without its white space,
 * and which of several alike it is from the top: so a shift of lines or an indentation changes none of them.
 */
export function fingerprints(rule: string, findings: readonly RawFinding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = JSON.stringify([rule, finding.file, foldSpace(finding.anchor)]);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return sha256Hex(`${key}\n${occurrence}`).slice(0, LENGTH);
  });
}
