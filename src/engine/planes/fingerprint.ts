import { sha256Hex } from '../../base/digest.js';
import type { RawFinding } from '../model.js';

/** Hex digits of a fingerprint. Half of a SHA-256 is enough to distinguish the findings of one repository. */
const LENGTH = 32;

/**
 * Returns the fingerprints of one rule's findings, in their order. A fingerprint covers the rule, the path, the anchor
 * without white space, and a counter for equal anchors from the top. Shifted lines or new indentation therefore do not
 * change it.
 */
export function fingerprints(rule: string, findings: readonly RawFinding[]): readonly string[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const key = JSON.stringify([rule, finding.file, finding.anchor.replace(/\s+/gu, ' ').trim()]);
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return sha256Hex(`${key}\n${occurrence}`).slice(0, LENGTH);
  });
}
