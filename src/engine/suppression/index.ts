/**
 * Suppresses findings by a comment next to the line or an entry of the policy. They remain visible in the evidence,
 * with the given reason. A suppression without a reason, or one that has expired, has no effect.
 */
import { readSideTexts } from '../../base/hunk-lines.js';
import type { PlanesEvidence } from '../../contract/index.js';
import type { EffectivePolicy, EngineFinding, FileChange, RuleContext } from '../model.js';
import { compileGlob } from '../text/glob.js';
import { scanLines } from '../text/scan.js';
import { findTextForm } from '../text/text-forms.js';
import { type Marker, matchesRule, readMarkers } from './markers.js';

export type Suppressed = PlanesEvidence['suppressed'][number];

/** Returns why and by what a finding is suppressed; null if it is not. */
export type Suppressor = (finding: EngineFinding) => Pick<Suppressed, 'reason' | 'by'> | null;

/** Maximum number of comment lines between a marker and its line. */
const MAX_COMMENT_LINES = 5;
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
  const comments = new Map<string, MarkedLines>();
  const byPolicy = createPolicySuppressor(policy, context.snapshot.base.committed_at);
  return (finding) => {
    if (!suppressible(finding.rule)) return null;
    const change = files.get(finding.location.file);
    if (change !== undefined) {
      const marked = comments.get(change.file.path) ?? readMarkedLines(change);
      comments.set(change.file.path, marked);
      const line = findMarker(finding, marked);
      if (line !== null) return line;
    }
    return byPolicy(finding);
  };
}

interface MarkedLines {
  readonly markers: ReadonlyMap<number, readonly Marker[]>;
  /** Lines that contain only a comment: a marker there applies to the line below. */
  readonly commentOnly: ReadonlySet<number>;
}

const NO_MARKERS: MarkedLines = { markers: new Map(), commentOnly: new Set() };

function readMarkedLines(change: FileChange): MarkedLines {
  const markers = new Map<number, readonly Marker[]>();
  const commentOnly = new Set<number>();
  for (const { start, texts, whole } of listNewSideRuns(change)) {
    if (!texts.some((text) => text.includes('review-gate-ignore'))) continue;
    scanLines(texts, findTextForm(change.language), whole).forEach((line, index) => {
      const found = readMarkers(line.comment);
      if (found.length > 0) markers.set(start + index, found);
      if (line.code.trim() === '' && line.comment.trim() !== '') commentOnly.add(start + index);
    });
  }
  return markers.size === 0 ? NO_MARKERS : { markers, commentOnly };
}

function listNewSideRuns({ file }: FileChange): readonly { start: number; texts: readonly string[]; whole: boolean }[] {
  if (file.new_text !== null) return [{ start: 1, texts: file.new_text.split('\n'), whole: true }];
  return file.hunks.map((hunk) => ({
    start: hunk.new_start,
    texts: readSideTexts(hunk.lines, 'new'),
    whole: hunk.new_start <= 1,
  }));
}

function findMarker(finding: EngineFinding, marked: MarkedLines): Pick<Suppressed, 'reason' | 'by'> | null {
  const [first = 1, last = first] = finding.location.lineRange;
  const lines: number[] = [];
  for (let line = first; line <= Math.min(last, first + MAX_RANGE); line += 1) lines.push(line);
  for (let above = first - 1; above >= first - MAX_COMMENT_LINES && marked.commentOnly.has(above); above -= 1) {
    lines.push(above);
  }
  for (const line of lines) {
    const marker = marked.markers.get(line)?.find((one) => one.reason !== '' && matchesRule(one.rule, finding.rule));
    if (marker !== undefined) {
      return { reason: marker.reason, by: `comment at ${finding.location.file}:${line}` };
    }
  }
  return null;
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
