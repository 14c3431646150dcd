/** What is left to people, the heaviest first, with its lines; and the whole change as a bar of its parts. */
import { counted, formatCount } from '../../../base/text.js';
import type { SpanReason } from '../../../contract/index.js';
import {
  type AccountingTally,
  countAccounting,
  formatOpen,
  formatPartition,
  REASON_MEANINGS,
  TOLD_REASONS,
} from '../../accounting.js';
import { formatVouchCommand } from '../../commands.js';
import {
  countLookCriteria,
  formatLookTitle,
  formatLookWords,
  formatTickedCount,
  isToldBelow,
  type LookCriterion,
  listLookCriteria,
  listTicked,
} from '../../look.js';
import {
  buildDiffAnchor,
  countUnlisted,
  formatPlaceLines,
  formatWithin,
  groupByFile,
  listOpenPlaces,
  type OpenPlace,
} from '../../places.js';
import { parseReference } from '../../reference.js';
import type { Report } from '../../report.js';
import type { CodeContext } from '../code/code.js';
import type { FileCode } from '../code/diff.js';
import { groupPlaces, type PlaceGroup, type RankedPlace, renderGroupCode } from '../code/look-code.js';
import { capList, formatLine, formatPath, renderCode, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderDiffLink, renderFileLink } from '../links.js';
import type { Part } from './part.js';

/** So many files are unfolded; more would make a page that nobody scrolls through. */
const MAX_OPEN_FILES = 20;
/** Places that are named. */
const MAX_PLACES = 1_000;
/** Criteria that are named, and the longest line to copy. */
const MAX_CRITERIA = 100;
const MAX_COMMAND = 400;

const TONES: Readonly<Partial<Record<SpanReason, string>>> = { unaccounted: 'warn', opaque: 'bad' };

/** The narrowest part of the bar, as a share of its width: a part of one line is seen too. */
const MIN_SHARE = 0.01;

const formatPercent = (share: number) => `${Math.round(share * 1_000) / 10}%`;

/** Draws the lines of each reason as a part of one bar. The legend below has the same numbers. */
function renderBar(tally: AccountingTally): Piece {
  const told = TOLD_REASONS.filter((reason) => tally.byReason[reason] > 0);
  if (told.length === 0) return null;
  const wide = told.map((reason) => Math.max(MIN_SHARE, tally.byReason[reason] / tally.lines));
  const sum = wide.reduce((all, one) => all + one, 0);
  let from = 0;
  const rects = told.map((reason, at) => {
    const width = (wide[at] ?? 0) / sum;
    const piece = html`<rect class="${reason}" x="${formatPercent(from)}" width="${formatPercent(width)}" height="18"/>`;
    from += width;
    return piece;
  });
  const items = told.map(
    (reason) =>
      html`<li><svg class="key" aria-hidden="true" focusable="false" width="12" height="12"><rect class="${reason}" width="12" height="12" rx="2"/></svg> <strong class="n">${formatCount(tally.byReason[reason])}</strong> ${reason}: <span class="soft">${REASON_MEANINGS[reason]}</span></li>
`,
  );
  return html`<svg class="parts" role="img" aria-label="${formatPartition(tally)}" focusable="false" width="100%" height="18">${rects}</svg>
<ul class="legend">
${items}</ul>
`;
}

function renderAbout(report: Report, place: OpenPlace): Html {
  const { reason, why } = place;
  const pill = html`<span class="pill ${TONES[reason] ?? 'none'}">${reason}</span>${place.isNew ? html` <span class="pill info">new</span>` : null}`;
  const within = formatLine(formatWithin(place), 400);
  // The meaning of the reason itself is in the legend.
  return html`<p class="where">${pill} ${renderDiffLink(report, place, buildDiffAnchor(place), formatPlaceLines(place))}${within === '' ? null : html` <span class="soft">${within}</span>`}</p>
${why === REASON_MEANINGS[reason] ? null : html`<p class="soft">${renderProse(formatLine(why, 300), 300)}</p>`}`;
}

function renderGroup(report: Report, group: PlaceGroup, file: FileCode | null, means: CodeContext): Html {
  const about = group.places.map((place) => renderAbout(report, place));
  const code = renderGroupCode(group, file, means);
  return code === null
    ? html`<div class="range bare">${about}</div>
`
    : html`<div class="range place"><div class="reason">${about}</div>${code}</div>
`;
}

/** Renders the line that a person who looked can copy. A line that is cut would do something else. */
function renderClearing(command: string | null): Piece {
  if (command === null || command.length > MAX_COMMAND) return null;
  return html`<p class="soft">If it is fine, in a review: <code>${formatLine(command.trimEnd(), MAX_COMMAND)}</code> …</p>
`;
}

const CRITERION_TONES: Readonly<Record<LookCriterion['kind'], string>> = {
  contradicted: 'bad',
  weak: 'warn',
  open: 'info',
  signed: 'ok',
};

function renderCriterion(report: Report, one: LookCriterion): Html {
  const { id, kind, reference, command } = one;
  const place = reference === null ? null : parseReference(reference);
  const label = reference === null ? null : renderCode(reference, 200);
  const at = place === null || label === null ? label : renderFileLink(report, place, label);
  if (isToldBelow(one))
    return html`<li><span class="pill ${CRITERION_TONES[kind]}">${kind}</span> <strong>${formatLine(id, 40)}</strong> <a href="#criteria">below</a>${renderClearing(command)}</li>
`;
  return html`<li><span class="pill ${CRITERION_TONES[kind]}">${kind}</span> <strong>${formatLine(id, 40)}</strong> ${at} ${renderProse(formatLine(formatLookWords(one), 450), 450)}${renderClearing(command)}</li>
`;
}

function renderCriteria(
  report: Report,
  criteria: readonly LookCriterion[],
  kinds: readonly LookCriterion['kind'][],
): Piece {
  const wanted = criteria.filter(({ kind }) => kinds.includes(kind));
  if (wanted.length === 0) return null;
  const { first, note } = capList(
    wanted,
    MAX_CRITERIA,
    (left) => html`<p class="soft">and ${formatCount(left)} more below</p>`,
  );
  return html`<ul class="bare">
${first.map((one) => renderCriterion(report, one))}</ul>
${note}`;
}

/** Lists the places that are ticked off, by who answered for them. */
function renderTicked(report: Report): Piece {
  const ticked = listTicked(report).slice(0, MAX_CRITERIA);
  if (ticked.length === 0) return null;
  const items = ticked.map((one) => {
    const { why, places, lines } = one;
    const count = formatTickedCount(one);
    const named =
      count === ''
        ? places.map(
            (place, at) =>
              html`${at === 0 ? null : '; '}${renderCode(place.location.file, 200)} ${renderDiffLink(report, place, buildDiffAnchor(place), formatPlaceLines(place))}`,
          )
        : formatLine(count, 300);
    return html`<li><span class="pill ok">vouched</span> ${named}${lines === 0 ? '' : ` (${counted(lines, 'line')})`}: ${renderProse(formatLine(why, 300), 300)}</li>
`;
  });
  return html`<ul class="bare">
${items}</ul>
`;
}

function renderFile(
  report: Report,
  path: string,
  ranked: readonly RankedPlace[],
  isOpen: boolean,
  means: CodeContext,
): Html {
  const lines = ranked.reduce((sum, place) => sum + place.lines, 0);
  const file = means.fileOf(path);
  return html`<details class="file"${isOpen ? html` open` : null}><summary><h3>${formatPath(path, 300)}</h3> <span class="soft">${lines === 0 ? 'as a whole' : counted(lines, 'line')}</span></summary>
${renderClearing(formatVouchCommand(report, path))}${groupPlaces(ranked, file).map((group) => renderGroup(report, group, file, means))}</details>
`;
}

function renderNotes(report: Report, places: readonly OpenPlace[]): Piece[] {
  const removed = places.some((place) => place.removed !== null);
  return [
    ...(report.trace === null ? ['The trace could not be read, so the places are not named here.'] : []),
    ...(removed ? ['Lines that were removed have the numbers that they had before.'] : []),
  ].map((words) => html`<p class="soft">${words}</p>`);
}

/** Builds the part "Look at these N lines"; null if the review does not account for its lines. */
export function renderLookPart(report: Report, means: CodeContext): Part | null {
  const tally = countAccounting(report);
  if (tally === null) return null;
  const criteria = listLookCriteria(report);
  const part = { id: 'look', title: formatLookTitle(tally, countLookCriteria(criteria)) };
  const bar = renderBar(tally);
  const wrong = renderCriteria(report, criteria, ['contradicted']);
  const rest = [renderCriteria(report, criteria, ['weak', 'open', 'signed']), renderTicked(report)];
  const short = tally.lines === 0 ? '' : `of ${counted(tally.lines, 'line')}`;
  const lead = formatPartition(tally);
  if (formatOpen(tally) === '') return { ...part, short, lead, body: [bar, wrong, rest] };
  return { ...part, short, lead, body: [bar, wrong, renderPlaces(report, means), rest] };
}

function renderPlaces(report: Report, means: CodeContext): Piece {
  const places = listOpenPlaces(report);
  const beyond = countUnlisted(report);
  const { first, note } = capList(
    places,
    MAX_PLACES,
    (left) => html`<p class="soft">${counted(left + beyond, 'more place')} not shown here; the trace has them.</p>`,
  );
  const rest =
    note === null && beyond > 0
      ? html`<p class="soft">${counted(beyond, 'more place')} beyond the limit of one trace.</p>`
      : note;
  const files = [...groupByFile(first.map((place, rank) => ({ ...place, rank })))];
  return [
    renderNotes(report, places),
    files.map(([path, own], at) => renderFile(report, path, own, at < MAX_OPEN_FILES, means)),
    rest,
  ];
}
