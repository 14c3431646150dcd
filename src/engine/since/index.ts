/**
 * Stage `since`: what changed since the last head that a person saw, so that a second look is short. The verdict does
 * not depend on it.
 */
import { isOpenReason, type SinceEvidence } from '../../contract/index.js';
import type { Accounting, Binding, PlanesResult } from '../model.js';
import { RULES } from '../planes/index.js';
import type { Snapshot } from '../snapshot.js';
import { compareCriteria, type SeenBinding } from './criteria.js';
import { isEditedAfter } from './edited.js';
import { type ComparedFinding, compareFindings } from './findings.js';
import { isSmall, MAX_FILES, MAX_LINES, rebuildSnapshot } from './rebuild.js';
import { findLastSeen } from './seen-head.js';
import { TouchedLines } from './touched.js';

/** What the review of an earlier head found, as far as it is compared. */
export interface EarlierReview {
  readonly criteria: readonly SeenBinding[];
  readonly findings: readonly ComparedFinding[];
}

/** The steps of a review that are read here. */
interface Judged {
  readonly binding: readonly Binding[];
  readonly planes: PlanesResult;
}

/**
 * Reviews the last head that a person saw. `judge` runs the steps on its snapshot, with the same policy. Returns null
 * where there is none, nothing differs since, or the change is too large for a second review. Rejects as `judge` does.
 */
export async function reviewSeenHead(
  snapshot: Snapshot,
  judge: (earlier: Snapshot) => Promise<Judged>,
): Promise<EarlierReview | null> {
  const head = findLastSeen(snapshot)?.head ?? null;
  if (head === null || head.since.length === 0) return null;
  const earlier = rebuildSnapshot(snapshot, head);
  if (!isSmall(snapshot) || !isSmall(earlier)) return null;
  const { binding, planes } = await judge(earlier);
  return {
    criteria: binding.map(({ criterion, shown, contradicts, ranges }) => ({ criterion, shown, contradicts, ranges })),
    findings: planes.findings.map(({ rule, severity, title, location, fingerprint, about }) => ({
      rule,
      severity,
      title,
      location,
      fingerprint,
      ...(about !== undefined && { about }),
    })),
  };
}

/** What is compared: this head, and what was found of the earlier one. */
export interface Compared extends Judged {
  readonly snapshot: Snapshot;
  readonly accounting: Accounting;
  readonly earlier: EarlierReview | null;
}

/** The result where no person who counts has seen a head. */
const NOTHING_SEEN: SinceEvidence = {
  seen: null,
  skipped: '',
  files: [],
  more_files: 0,
  edited: [],
  criteria: [],
  findings: { added: [], gone: [], added_count: 0, gone_count: 0 },
  spans: { added: [], added_count: 0, looked_count: 0 },
};

/** Files and findings that a trace shows, and spans. */
const MAX_SHOWN = 100;
const MAX_SPANS = 1_000;

const TOO_LARGE = `the change has more than ${MAX_LINES} lines or ${MAX_FILES} files, which is too large to be reviewed a second time`;

/** Rules that only the reports of one head speak of. */
const REPORT_RULES: ReadonlySet<string> = new Set(['tests/reported-failure']);
const COMPARED_RULES: ReadonlySet<string> = new Set(RULES.map(({ id }) => id).filter((id) => !REPORT_RULES.has(id)));

/** Compares this head with the last one that a person saw. */
export function compareWithSeen({ snapshot, binding, accounting, planes, earlier }: Compared): SinceEvidence {
  const last = findLastSeen(snapshot);
  if (last === null) return NOTHING_SEEN;
  const { review, head } = last;
  const since = head?.since ?? [];
  const touched = new TouchedLines(head ?? { since: [], before: [], rebased: [] }, snapshot);
  const reported = (snapshot.reported ?? []).length > 0;
  const findings =
    earlier === null
      ? { added: [], gone: [] }
      : compareFindings(earlier.findings, planes, since, (rule) => COMPARED_RULES.has(rule));
  const open = accounting.spans.filter(({ reason }) => isOpenReason(reason));
  const added = open.filter((span) => touched.isNewSpan(span));
  return {
    seen: { login: review.login, at: review.submitted_at, url: review.url, commit: review.commit ?? '' },
    skipped: earlier === null && since.length > 0 ? TOO_LARGE : '',
    files: since.slice(0, MAX_SHOWN).map(({ path }) => path),
    more_files: Math.max(0, since.length - MAX_SHOWN),
    edited: listEdited(snapshot, review.submitted_at),
    criteria: earlier === null ? [] : [...compareCriteria(earlier.criteria, binding, touched, reported)],
    findings: {
      added: findings.added.slice(0, MAX_SHOWN),
      gone: findings.gone.slice(0, MAX_SHOWN),
      added_count: findings.added.length,
      gone_count: findings.gone.length,
    },
    spans: {
      added: added
        .slice(0, MAX_SPANS)
        .map(({ location, side, old_line_range }) => ({ location, side, old_line_range })),
      added_count: added.length,
      looked_count: open.length - added.length,
    },
  };
}

function listEdited({ tickets, edited_at: edited }: Snapshot, at: string): string[] {
  const texts = [...tickets.map(({ id, edited_at }) => ({ id, edited: edited_at })), { id: 'description', edited }];
  return texts.flatMap(({ id, edited: time }) => (isEditedAfter(time, at) ? [id] : []));
}
