/** What changed since the last head that a person saw, in words: a row for each thing. Plain text, not escaped. */
import { abbreviateSha, counted } from '../base/text.js';
import type { SeenCriterion, SeenFinding, ShownStatus, SinceEvidence } from '../contract/index.js';
import { readSinceEvidence } from './evidence.js';
import { SEVERITY_WORDS } from './findings.js';
import type { Report } from './report.js';

type Traced = Pick<Report, 'trace' | 'headSha'>;

/** A comparison with the head that a person saw. */
export type SeenSince = SinceEvidence & { readonly seen: NonNullable<SinceEvidence['seen']> };

/** Reads the comparison; null if no person who counts has seen an earlier head. */
export function readSeenSince(report: Traced): SeenSince | null {
  const evidence = readSinceEvidence(report);
  return evidence?.seen == null || evidence.seen.commit === report.headSha
    ? null
    : { ...evidence, seen: evidence.seen };
}

/** Returns the title: `Since @ada looked at 1a2b3c4d5e6f`. */
export function formatSinceTitle({ seen }: SeenSince): string {
  return `Since @${seen.login} looked at ${abbreviateSha(seen.commit)}`;
}

/** `better`, `worse`: for the change's approval. `note`: neither. */
export type SinceMark = 'better' | 'worse' | 'note';

/** One thing that changed. */
export interface SinceRow {
  readonly mark: SinceMark;
  /** A criterion's id; empty for other things. */
  readonly name: string;
  readonly text: string;
  /** Lines at this head. */
  readonly lines: readonly string[];
  /** Lines at the head that was seen, which are gone or other since. */
  readonly lost: readonly string[];
}

const createRow = (mark: SinceMark, text: string, rest: Partial<SinceRow> = {}): SinceRow => ({
  mark,
  name: '',
  text,
  lines: [],
  lost: [],
  ...rest,
});

const isGood = (status: ShownStatus | null) => status !== null && ['addressed', 'tested', 'proved'].includes(status);

function describeCriterion({ id, move, was, now, lines, lost }: SeenCriterion): SinceRow {
  const places = { name: id, lines, lost };
  switch (move) {
    case 'up':
      return createRow('better', `was ${was}, is ${now}`, places);
    case 'down':
      return createRow('worse', `was ${was}, is ${now}`, places);
    case 'new':
      return createRow(isGood(now) ? 'note' : 'worse', `is new: ${now}`, places);
    case 'gone':
      return createRow('note', `is no criterion of this change any more; it was ${was}`, places);
    default:
      return createRow('note', `has other words now; it was ${was}, is ${now}`, places);
  }
}

/** Findings of each kind that are named. */
const SHOWN_FINDINGS = 10;

function describeFindings({ added, gone, ...counts }: SinceEvidence['findings']): SinceRow[] {
  const listReferences = ({ about, location: { file, lineRange } }: SeenFinding) => {
    if (about === 'change') return [];
    const [first = 1, last = first] = lineRange;
    return [`${file}:${first}${last > first ? `-${last}` : ''}`];
  };
  const [shownAdded, shownGone] = [added.slice(0, SHOWN_FINDINGS), gone.slice(0, SHOWN_FINDINGS)];
  const more = (mark: SinceMark, left: number, what: string) =>
    left > 0 ? [createRow(mark, `${counted(left, 'more finding')} ${what}`)] : [];
  return [
    ...shownAdded.map((one) =>
      createRow('worse', `new ${SEVERITY_WORDS[one.severity]}: ${one.title}`, { lines: listReferences(one) }),
    ),
    ...more('worse', counts.added_count - shownAdded.length, 'that were not there'),
    ...shownGone.map((one) =>
      one.suppressed
        ? createRow('note', `hidden since: ${SEVERITY_WORDS[one.severity]}, ${one.title}`, {
            lost: listReferences(one),
          })
        : createRow('better', `${SEVERITY_WORDS[one.severity]} gone: ${one.title}`, { lost: listReferences(one) }),
    ),
    ...more('better', counts.gone_count - shownGone.length, 'that are gone'),
  ];
}

/** Files that are named. */
const SHOWN_FILES = 5;

/** Says how much of the change differs: `3 files differ: a.ts, b.ts, c.ts`. */
export function formatSinceFiles({ files, more_files: more }: SeenSince): string {
  const all = files.length + more;
  if (all === 0) return 'Nothing in it has changed since.';
  const named = files.slice(0, SHOWN_FILES);
  const left = all - named.length;
  return `${counted(all, 'file differs', 'files differ')} since: ${named.join(', ')}${left > 0 ? ` and ${left} more` : ''}.`;
}

/** Says what of the places that are left to people is new; empty if none is left. */
export function formatSinceSpans({ spans: { added_count: added, looked_count: looked } }: SeenSince): string {
  if (added + looked === 0) return '';
  const known = looked === 0 ? '' : `${counted(looked, 'part was', 'parts were')} there then`;
  if (added === 0) return `Nothing new is left to look at: ${known}.`;
  const rest = known === '' ? '' : `; ${known}`;
  return `${counted(added, 'part is', 'parts are')} new to look at${rest}.`;
}

/** Lists what changed, what is worse first. */
export function listSinceRows(since: SeenSince): readonly SinceRow[] {
  const rows = [...since.criteria.map(describeCriterion), ...describeFindings(since.findings)];
  const order: readonly SinceMark[] = ['worse', 'better', 'note'];
  const edited = since.edited.map((id) => (id === 'description' ? 'the description' : id)).join(', ');
  return [
    ...order.flatMap((mark) => rows.filter((row) => row.mark === mark)),
    ...(edited === '' ? [] : [createRow('note', `edited since, so criteria may have other words: ${edited}`)]),
    ...(since.skipped === '' ? [] : [createRow('note', `criteria and findings were not compared: ${since.skipped}`)]),
  ];
}

/** Returns a row in one line: `worse: AC2 was met, is contradicted (src/a.ts:3); then at src/a.ts:2`. */
export function formatSinceRow({ mark, name, text, lines, lost }: SinceRow): string {
  const at = lines.length === 0 ? '' : ` (${lines.join(', ')})`;
  const then = lost.length === 0 ? '' : `; then at ${lost.join(', ')}`;
  return `${mark === 'note' ? '' : `${mark}: `}${name === '' ? '' : `${name} `}${text}${at}${then}`;
}
