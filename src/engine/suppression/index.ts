/**
 * Suppresses findings by a comment next to the line or an entry of the policy. They remain visible in the evidence,
 * with the given reason. A suppression without a reason, or one that has expired, has no effect.
 */
import type { PlanesEvidence } from '../../contract/index.js';
import type { EffectivePolicy, EngineFinding, RuleContext } from '../model.js';
import { compileGlob } from '../text/glob.js';
import { type PlacedMarker, readPlacedMarkers } from './marked-lines.js';
import { matchesRule } from './markers.js';

/** A suppressed finding, as the trace shows it. */
export type Suppressed = PlanesEvidence['suppressed'][number];

/** Returns why and by what a finding is suppressed; null if it is not. */
export type Suppressor = (finding: EngineFinding) => Pick<Suppressed, 'reason' | 'by'> | null;

interface MarkedFile {
  /** The numbers of the added lines. */
  readonly added: ReadonlySet<number>;
  readonly markers: readonly PlacedMarker[];
}

/** Number of lines of a finding's range that are searched for a marker. */
const MAX_RANGE = 20;

/**
 * Compiles the suppressions of a review. `suppressible` says whether a rule may be suppressed; findings about secrets
 * may not.
 */
export function createSuppressor(
  context: Pick<RuleContext, 'snapshot' | 'change'>,
  policy: Pick<EffectivePolicy, 'suppressions'>,
  suppressible: (rule: string) => boolean,
): Suppressor {
  const files = new Map(context.change.files.map((change) => [change.file.path, change]));
  const marked = new Map<string, MarkedFile>();
  const byPolicy = createPolicySuppressor(policy, context.snapshot.base.committed_at);
  return (finding) => {
    if (!suppressible(finding.rule)) return null;
    const change = files.get(finding.location.file);
    if (change !== undefined) {
      const read = marked.get(change.file.path) ?? {
        added: new Set(change.added.map(({ number }) => number)),
        markers: readPlacedMarkers(change),
      };
      marked.set(change.file.path, read);
      const line = findMarker(finding, read);
      if (line !== null) return line;
    }
    return byPolicy(finding);
  };
}

/**
 * Finds the marker that suppresses a finding. One that was there before this change counts for the line that it was
 * written for alone; one that the change itself brings must name the rule.
 */
function findMarker(finding: EngineFinding, { added, markers }: MarkedFile): Pick<Suppressed, 'reason' | 'by'> | null {
  const [first = 1, last = first] = finding.location.lineRange;
  const end = Math.min(last, first + MAX_RANGE);
  const found = markers.find(({ state, covers, line, rule, reason }) => {
    if (reason === '' || !matchesRule(rule, finding.rule)) return false;
    const inside = line >= first && line <= end;
    // A finding may be about a comment between the marker and its line.
    const below = line < first && first <= covers;
    if (state === 'added') return !rule.endsWith('/*') && (below || inside);
    return state === 'holds' && (covers === first || ((below || inside) && !hasAny(added, first, end)));
  });
  return found === undefined ? null : { reason: found.reason, by: `comment at ${finding.location.file}:${found.line}` };
}

function hasAny(numbers: ReadonlySet<number>, first: number, last: number): boolean {
  for (let line = first; line <= last; line += 1) if (numbers.has(line)) return true;
  return false;
}

function createPolicySuppressor(policy: Pick<EffectivePolicy, 'suppressions'>, committedAt: string): Suppressor {
  const entries = policy.suppressions
    .map((entry, index) => ({
      ...entry,
      by: `policy suppression ${index + 1}`,
      matchesPath: entry.path === null ? null : compileGlob(entry.path),
    }))
    .filter(
      (entry) =>
        entry.reason.trim() !== '' &&
        (entry.rule !== null || entry.path !== null || entry.fingerprint !== null) &&
        // It is valid through the given day. Times and days in ISO 8601 can be compared as text.
        (entry.expires === null || committedAt.slice(0, 10) <= entry.expires),
    );
  return (finding) => {
    const entry = entries.find(
      ({ rule, matchesPath, fingerprint }) =>
        (rule === null || matchesRule(rule, finding.rule)) &&
        (matchesPath === null || matchesPath(finding.location.file)) &&
        (fingerprint === null || fingerprint === finding.fingerprint),
    );
    return entry === undefined ? null : { reason: entry.reason, by: entry.by };
  };
}
