import { hashSha256 } from '../../base/hash.js';
import { foldSpace } from '../../base/text.js';
import type { RawFinding } from '../model.js';

/**
 * The number of hex digits of a fingerprint: half of SHA-256 is enough to distinguish the findings of one repository.
 */
const LENGTH = 32;

/**
 * Returns the fingerprints of one rule's findings, in their order. A fingerprint is computed from the rule, the path,
 * the anchor without its white space, and the finding's index among identical ones from the top. So moved lines or a
 * new indentation do not change it.
 */
export function computeFingerprints(rule: string, findings: readonly RawFinding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = JSON.stringify([rule, finding.file, foldSpace(finding.anchor)]);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return hashSha256(`${key}\n${occurrence}`).slice(0, LENGTH);
  });
}
