/** Each criterion beside the code that it is bound to, with the reasons in words and the words marked in the code. */
import { counted, formatCount } from '../../../base/text.js';
import type { BindingEvidence, Contradiction, CriteriaEvidence } from '../../../contract/index.js';
import {
  BEST_PLACES,
  buildCriterionRows,
  type CriteriaTally,
  type CriterionRow,
  countCriteria,
  formatTally,
  isSeen,
  listFurtherWants,
  rateCriterion,
  STATUS_MEANINGS,
  type Standing,
} from '../../criteria.js';
import { listUncounted, readBindingEvidence, readCriteriaEvidence } from '../../evidence.js';
import { createEvidenceTeller, type EvidenceTeller } from '../../evidence-lines.js';
import { createMarker } from '../../marks.js';
import { createRemovalTeller } from '../../places.js';
import { parseReference } from '../../reference.js';
import type { Report } from '../../report.js';
import { type CodeContext, renderCodeBox, renderCodeRows, renderGap, renderRows } from '../code/code.js';
import { findRowRanges, haveWords, type Row } from '../code/diff.js';
import { capList, formatLine, renderCode, renderMeter, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderFileLink } from '../links.js';
import type { Part } from './part.js';

/** Reasons shown of one range of lines. */
const MAX_REASONS = 12;

/** Criteria that are shown, ranges of one, and lines of one. */
const MAX_CRITERIA = 300;
const MAX_RANGES = 20;
const MAX_LINES = 30;
const AROUND = 2;
/** What is said of one criterion's next status, and of what contradicts it. */
const MAX_WANTS = 10;

const TONES: Readonly<Record<Standing, string>> = {
  good: 'ok',
  short: 'warn',
  bad: 'bad',
  unknown: 'none',
  people: 'none',
};
const KINDS: Readonly<Record<string, string>> = {
  behaviour: 'behaviour',
  test: 'test',
  doc: 'documentation',
  process: 'process',
  quality: 'quality',
  negative: 'negative',
  invariant: 'must stay as it is',
  passes: 'tests pass',
};
const FROM = {
  ticket: 'from the ticket',
  closing_issue: 'from the issue that this pull request closes',
  ticket_file: 'from the ticket file that this pull request names or edits, as it is at the base',
  body: "from the pull request's description",
  none: '',
} as const;

type BoundLines = BindingEvidence['bindings'][number]['lines'][number];
type ReadCriterion = CriteriaEvidence['criteria'][number];

/** What the trace says about the criteria, by id. */
interface CriteriaDetails {
  readonly read: ReadonlyMap<string, ReadCriterion>;
  readonly bound: ReadonlyMap<string, readonly BoundLines[]>;
  /** Says why a range is bound. */
  readonly tell: EvidenceTeller;
  /** Says what was removed at a range where nothing is added. */
  readonly tellRemoved: (reference: string) => string;
}

/** Renders a range's diff lines; null if there is no code to show, or if its own lines have no word. */
function renderRangeCode(reference: string, reasons: readonly string[], means: CodeContext): Html | null {
  const place = parseReference(reference);
  const file = place === null ? null : means.fileOf(place.path);
  if (place === null || file === null) return null;
  const last = Math.min(place.last, place.first + MAX_LINES - 1);
  const wanted = { first: place.first, last, around: AROUND };
  const runs = file.hunks.flatMap((hunk) => findRowRanges(hunk, [wanted]));
  const { grammar } = file;
  const isWithin = (row: Row | undefined) => row !== undefined && row.at >= place.first && row.at <= last;
  if (!runs.some(({ hunk, from, to }) => haveWords(hunk.rows.slice(from, to).filter(isWithin)))) return null;
  const marker = createMarker(reasons);
  const pieces = runs.flatMap((run, at): Piece[] => {
    const within = (index: number) => (isWithin(run.hunk.rows[index]) ? 'hit' : null);
    const rows = renderRows({ run, grammar, marker, hit: within }, means).filter((piece) => piece !== null);
    return at === 0 ? [renderCodeRows(rows)] : [renderGap('…'), renderCodeRows(rows)];
  });
  const left = place.last - last;
  return renderCodeBox(`Lines of ${formatLine(reference, 200)}`, [
    pieces,
    left > 0 ? renderGap(`${counted(left, 'more line')} of this range`) : null,
  ]);
}

function renderReasons(reasons: readonly string[]): Piece {
  if (reasons.length === 0) return null;
  return html`<ul class="reasons">${reasons.slice(0, MAX_REASONS).map((reason) => html`<li>${renderProse(formatLine(reason, 300), 300)}</li>`)}</ul>`;
}

/** Renders where a range is, why it is bound, and its code. */
function renderRange(
  report: Report,
  range: {
    reference: string;
    bound: BoundLines | undefined;
    reasons: readonly string[];
    removed: string;
    open: boolean;
  },
  means: CodeContext,
): Html {
  const { reference, bound, reasons } = range;
  const place = parseReference(reference);
  const label = renderCode(reference, 300);
  const gone = range.removed === '' ? null : html` <span class="soft">${range.removed}</span>`;
  const where = html`${place === null ? label : renderFileLink(report, place, label)}${gone}`;
  const sure =
    bound === undefined ? null : renderMeter(bound.confidence, `Confidence of ${formatLine(reference, 120)}`);
  const shown = renderRangeCode(reference, bound?.evidence ?? [], means);
  const beside = html`<div class="reason">${renderReasons(reasons)}</div>`;
  if (shown === null)
    return html`<div class="range bare"><p class="where">${where} ${sure}</p>${beside}</div>
`;
  if (!range.open) {
    return html`<details class="range"><summary class="where">${label}${gone} ${sure}</summary><div class="beside">${beside}${shown}</div></details>
`;
  }
  return html`<div class="range beside"><div class="reason"><p class="where">${where} ${sure}</p>${renderReasons(reasons)}</div>${shown}</div>
`;
}

/** Renders the best ranges with their code; the others are folded. */
function renderRanges(report: Report, row: CriterionRow, told: CriteriaDetails, means: CodeContext): Piece {
  const byReference = new Map(told.bound.get(row.id)?.map((each) => [each.ref, each]));
  const { first, note } = capList(
    row.lines,
    MAX_RANGES,
    (left) => html`<p class="soft">${counted(left, 'more range')} not shown here.</p>`,
  );
  const ranges = first.map((reference, index) => {
    const bound = byReference.get(reference);
    const reasons = told.tell(reference, bound?.evidence ?? []);
    return renderRange(
      report,
      { reference, bound, reasons, removed: told.tellRemoved(reference), open: index < BEST_PLACES },
      means,
    );
  });
  const left = row.lines.length - BEST_PLACES;
  if (left <= 0) return ranges;
  const line = `${counted(left, 'more place')}, less likely`;
  return [
    ranges.slice(0, BEST_PLACES),
    html`<details class="others"><summary>${line}</summary>
${ranges.slice(BEST_PLACES)}${note}</details>
`,
  ];
}

/** Renders what the criterion says beside what the line does. */
function renderContradiction(report: Report, { says, does, location, side }: Contradiction): Html {
  const place = parseReference(location);
  const label = renderCode(location, 300);
  const where = place === null || side === 'removed' ? label : renderFileLink(report, place, label);
  return html`<div class="clash"><div><p class="soft">The criterion says</p><p>${renderProse(formatLine(says, 300), 300)}</p></div><div><p class="soft">${where} ${side === 'removed' ? 'takes away' : 'has'}</p><p>${renderCode(does.trim(), 300)}</p></div></div>
`;
}

/** Renders what stands between the criterion and its next status. */
function renderWants(report: Report, { met, shown, contradicts, missing }: CriterionRow): Piece {
  const clashes = contradicts.slice(0, MAX_WANTS).map((each) => renderContradiction(report, each));
  if (met || missing.length === 0) return clashes;
  const items = missing.slice(0, MAX_WANTS).map((each) => html`<li>${renderProse(formatLine(each, 300), 300)}</li>`);
  const title = isSeen(shown) ? 'Missing for the next status:' : 'Not shown by the changed lines:';
  return [clashes, html`<div class="wants"><p class="soft">${title}</p><ul>${items}</ul></div>\n`];
}

/** Renders the places that the author names, and whether each shows the criterion. */
function renderClaims(report: Report, { claims }: CriterionRow): Piece {
  if (claims.length === 0) return null;
  const items = claims.slice(0, MAX_WANTS).map(({ ref, why }) => {
    const place = parseReference(ref);
    const label = renderCode(ref, 300);
    const where = place === null ? label : renderFileLink(report, place, label);
    return html`<li>${where} ${why === '' ? 'holds' : `does not hold: ${formatLine(why, 300)}`}</li>`;
  });
  return html`<div class="claims"><p class="soft">Claimed by the author:</p><ul>${items}</ul></div>\n`;
}

function renderPill(row: CriterionRow): Html {
  if (row.shown === null) return html`<span class="pill none">no lines named</span>`;
  return html`<span class="pill ${TONES[rateCriterion(row)]}" title="${STATUS_MEANINGS[row.shown]}">${row.shown}</span>`;
}

function renderCriterion(
  report: Report,
  row: CriterionRow,
  at: number,
  told: CriteriaDetails,
  means: CodeContext,
): Html {
  const read = told.read.get(row.id);
  const from = read?.origin;
  const where = [
    ...(from?.ticket == null ? [] : [formatLine(from.ticket, 100)]),
    ...(from?.line == null ? [] : [`line ${from.line}`]),
  ].join(', ');
  const about = [
    ...(row.confidence === null ? [] : ['confidence']),
    ...(read === undefined ? [] : [KINDS[read.kind] ?? read.kind]),
    ...(where === '' ? [] : [where]),
  ].join(' · ');
  const none =
    row.lines.length > 0
      ? null
      : row.shown === 'open'
        ? html`<p class="soft">Code cannot show this: a person has to confirm it.</p>`
        : html`<p class="soft">${row.shown === 'weak' ? 'No single place of the change shows it.' : 'No changed line was found that has to do with it.'}</p>`;
  return html`<article class="criterion" id="c${String(at + 1)}">
<h3>${renderPill(row)} <span class="id">${formatLine(row.id, 40)}</span> ${renderProse(row.text === null ? '' : formatLine(row.text, 1_000), 1_000)}</h3>
<p class="meta">${row.confidence === null ? null : renderMeter(row.confidence, `Confidence of ${formatLine(row.id, 40)}`)}${about === '' ? null : html` <span class="soft">${about}</span>`}</p>
${renderWants(report, row)}${renderClaims(report, row)}${renderRanges(report, row, told, means)}${none}
</article>
`;
}

/** Explains the words of the criteria that are there. */
function renderMeanings({ words }: CriteriaTally): Piece {
  if (words.size === 0) return null;
  const rows = [...words.keys()].map((word) => html`<div><dt>${word}</dt><dd>${STATUS_MEANINGS[word]}</dd></div>`);
  return html`<details class="words"><summary>What these words mean</summary><dl>${rows}</dl></details>\n`;
}

/** Says once what is missing for the next status of the criteria that are met. */
function renderFurtherWants(rows: readonly CriterionRow[]): Piece {
  return listFurtherWants(rows).map(
    (want) => html`<p class="soft">${renderProse(formatLine(want, 1_000), 1_000)}</p>\n`,
  );
}

/** Builds the part of the criteria. */
export function renderCriteriaPart(report: Report, means: CodeContext): Part {
  const rows = buildCriterionRows(report);
  const tally = countCriteria(report);
  const criteria = readCriteriaEvidence(report);
  const source = criteria?.source ?? 'none';
  const told: CriteriaDetails = {
    read: new Map(criteria?.criteria.map((each) => [each.id, each])),
    bound: new Map(readBindingEvidence(report)?.bindings.map(({ id, lines }) => [id, lines])),
    tell: createEvidenceTeller(report),
    tellRemoved: createRemovalTeller(report),
  };
  const { first, note } = capList(
    rows,
    MAX_CRITERIA,
    (left) => html`<p class="soft">${counted(left, 'more criterion is', 'more criteria are')} not shown here.</p>`,
  );
  const bare = (report.change == null || report.unread === true) && rows.some(({ lines }) => lines.length > 0);
  const notes = [
    ...(report.trace === null
      ? ['The trace could not be read: what the criteria say and why they are bound is not known here.']
      : []),
    ...listUncounted(report),
    ...(bare ? ['The code of the change is not available, so lines are named without it.'] : []),
  ].map((words) => html`<p class="note">${words}</p>`);
  const body =
    rows.length === 0
      ? html`<p>No acceptance criteria were found.</p>`
      : [
          notes,
          renderMeanings(tally),
          renderFurtherWants(rows),
          first.map((row, at) => renderCriterion(report, row, at, told, means)),
          note,
        ];
  return {
    id: 'criteria',
    title: 'Acceptance criteria',
    short: rows.length === 0 ? 'none' : `${formatCount(tally.met)} of ${formatCount(tally.total)} met`,
    lead: rows.length === 0 ? '' : [formatTally(tally), FROM[source]].filter((text) => text !== '').join(', '),
    body,
  };
}
