/** The acceptance criteria with their lines, and why they are bound to them. */
import { counted, cutCharacters, formatCount } from '../../../base/text.js';
import type { ShownStatus } from '../../../contract/index.js';
import {
  BEST_PLACES,
  buildCriterionRows,
  type CriteriaTally,
  type CriterionRow,
  countCriteria,
  formatClaims,
  formatTally,
  formatWants,
  listFurtherWants,
  rateCriterion,
  STATUS_MEANINGS,
  type Standing,
  sortCriteria,
} from '../../criteria.js';
import { listUncounted, readBindingEvidence, readCriteriaEvidence } from '../../evidence.js';
import { createEvidenceTeller } from '../../evidence-lines.js';
import type { Report } from '../../report.js';
import { formatProbability } from '../../verdict.js';
import { escapeMarkdown, formatMarkdownCode, formatMarkdownWords } from '../text.js';
import { createTextSection, type Detail, foldSection, type Section } from './fit.js';
import { createPlaceRenderer } from './links.js';

const MARKS: Readonly<Record<Standing, string>> = { good: '✅', short: '⚠️', bad: '❌', unknown: '❔', people: '➖' };

const FROM = {
  ticket: 'the ticket',
  closing_issue: 'the issue that this pull request closes',
  ticket_file: 'the ticket file that this pull request names or edits',
  body: "the pull request's description",
} as const;

/** If there are more rows than this, the met criteria are collapsed. */
const OPEN_ROWS = 8;
const TABLE = '| | Criterion | Lines | Confidence |\n|---|---|---|---|';

/** Returns the mark of a criterion: `✅ addressed`. Empty if only its lines are known. */
export function formatCriterionMark(row: CriterionRow): string {
  if (row.shown !== null) return `${MARKS[rateCriterion(row)]} ${row.shown}`;
  return row.lines.length === 0 ? `${MARKS.unknown} no lines` : '';
}

/** What is said of what a criterion wants and what its author claims, at most. */
const MAX_WANTS = 5;

function renderCriterionRow(renderPlace: (reference: string) => string, row: CriterionRow, detail: Detail): string {
  const shown = row.lines.slice(0, detail.links).map(renderPlace);
  const more = row.lines.length > shown.length ? [`and ${formatCount(row.lines.length - shown.length)} more`] : [];
  const text = `**${escapeMarkdown(cutCharacters(row.id, 40))}** ${formatMarkdownWords(cutCharacters(row.text ?? '', detail.criterion))}`;
  const wants = [...formatWants(row), ...formatClaims(row)].slice(0, MAX_WANTS);
  const cells = [
    formatCriterionMark(row),
    [text.trim(), ...wants.map((want) => formatMarkdownWords(cutCharacters(want, detail.criterion)))].join('<br>'),
    [...shown, ...more].join('<br>'),
    row.confidence === null ? '' : formatProbability(row.confidence),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Explains the words of some criteria, in one line; empty if there are none. */
export function renderMeanings(words: CriteriaTally['words']): string {
  const explain = (word: ShownStatus) => `**${word}**: ${STATUS_MEANINGS[word]}`;
  return words.size === 0 ? '' : `<sub>${[...words.keys()].map(explain).join('; ')}.</sub>`;
}

const more = (left: number) =>
  `\n${counted(left, 'more criterion is', 'more criteria are')} not shown here, to save space. The review has all of them.`;

/** Says where the criteria come from: ``From the ticket `PROJ-1`.`` Empty if there are none, or nobody says. */
export function formatSource(report: Report): string {
  const read = readCriteriaEvidence(report);
  if (read === null || read.source === 'none') return '';
  const ticket = read.criteria[0]?.origin.ticket;
  const named = read.source === 'closing_issue' || read.source === 'ticket_file' ? ', ' : ' ';
  const aside = listUncounted(report)
    .map((words) => ` ${formatMarkdownWords(words)}`)
    .join('');
  return `From ${FROM[read.source]}${ticket == null ? '' : `${named}${formatMarkdownCode(cutCharacters(ticket, 80))}`}.${aside}`;
}

/** Lists the criteria, worst first. If there are none and this is known, it says so. */
export function buildCriteriaSections(report: Report, detail: Detail): Section[] {
  const rows = sortCriteria(buildCriterionRows(report));
  if (rows.length === 0) {
    if (readCriteriaEvidence(report) === null) return [];
    return [
      createTextSection(
        '### Acceptance criteria\n\nNone were found, neither in a ticket nor in an issue that this pull request closes nor in its description. So the review does not know what the change should do. It looked only for faults.',
      ),
    ];
  }
  const tally = countCriteria(report);
  const source = formatSource(report);
  const title = `### Acceptance criteria: ${formatTally(tally)}\n\n${source === '' ? '' : `${source}\n\n`}`;
  const meanings = renderMeanings(tally.words);
  const further = listFurtherWants(rows).map(
    (want) => `- ${formatMarkdownWords(cutCharacters(want, detail.criterion))}`,
  );
  const legend = [
    ...(further.length === 0 ? [] : [createTextSection(further.join('\n'))]),
    ...(detail.evidence && meanings !== '' ? [createTextSection(meanings)] : []),
  ];
  const renderPlace = createPlaceRenderer(report);
  const buildTable = (some: readonly CriterionRow[], head: string): Section => ({
    head: `${head}${TABLE}`,
    rows: some.map((row) => renderCriterionRow(renderPlace, row, detail)),
    more,
  });
  if (!detail.fold || rows.length <= OPEN_ROWS) return [buildTable(rows, title), ...legend];
  const settled = rows.filter((row) => ['good', 'people'].includes(rateCriterion(row)));
  const open = rows.filter((row) => !settled.includes(row));
  if (settled.length === 0) return [buildTable(rows, title), ...legend];
  const line = counted(settled.length, 'criterion of which nothing is missing', 'criteria of which nothing is missing');
  return [
    ...(open.length === 0 ? [createTextSection(title.trimEnd())] : [buildTable(open, title)]),
    foldSection(`${open.length === 0 ? '' : 'The other '}${line}`, buildTable(settled, '')),
    ...legend,
  ];
}

/** Explains why each criterion is bound to its lines, collapsed; no section without a trace. */
export function buildEvidenceSections(report: Report, detail: Detail): Section[] {
  const bindings = (detail.evidence ? readBindingEvidence(report)?.bindings : undefined) ?? [];
  const tell = createEvidenceTeller(report);
  const renderPlace = createPlaceRenderer(report);
  const rows = bindings.flatMap(({ id, lines }) =>
    lines.slice(0, BEST_PLACES).map(({ ref, confidence, evidence }) => {
      const why = formatMarkdownWords(cutCharacters(tell(ref, evidence).join('; '), 400));
      return `- **${escapeMarkdown(cutCharacters(id, 40))}** ${renderPlace(ref)} ${formatProbability(confidence)}${why === '' ? '' : `: ${why}`}`;
    }),
  );
  if (rows.length === 0) return [];
  const section: Section = {
    head: '',
    rows,
    more: (left) => `\n${formatCount(left)} more not shown here, to save space.`,
  };
  return [foldSection('Why the criteria are bound to these lines', section)];
}
