/** How reviews went, week by week: pictures, and the same figures as a table. */
import { counted, formatCount } from '../../../base/text.js';
import { ENDPOINTS, LIMITS, type TrendWeek } from '../../../contract/index.js';
import { html, type Piece, renderColumnChart } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import {
  type Column,
  findFieldError,
  renderField,
  renderFilterFault,
  renderFilters,
  renderMissingScope,
  renderNote,
  renderTable,
} from '../parts/parts.js';
import { TRENDS } from '../paths.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From so many days on a time is told in days. */
const DAYS_FROM = 2 * DAY;

/** Formats a time to green with the unit that suits it. */
function formatWait(seconds: number): string {
  if (seconds > 0 && seconds < MINUTE) return 'under 1 min';
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  const [unit, name] = seconds < DAYS_FROM ? [HOUR, 'h'] : [DAY, 'days'];
  return `${Math.round((seconds * 10) / unit) / 10} ${name}`;
}

const formatWeekWait = ({ median_seconds_to_green: seconds }: TrendWeek) =>
  seconds === null ? '–' : formatWait(seconds);
const formatPart = (part: number, all: number) =>
  all === 0 ? '–' : `${formatCount(part)} of ${formatCount(all)} (${Math.round((100 * part) / all)} %)`;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const formatWeek = ({ from }: TrendWeek) => `week of ${from}`;

function findEnds(weeks: readonly TrendWeek[]): readonly [string, string] {
  return [weeks[0]?.from ?? '', weeks.at(-1)?.from ?? ''];
}

function renderOpenings(weeks: readonly TrendWeek[]): Piece {
  const [pulls, opened] = [sum(weeks.map((week) => week.pulls)), sum(weeks.map((week) => week.opened))];
  const most = Math.max(1, ...weeks.map((week) => week.pulls));
  return renderColumnChart({
    title: 'Pull requests that the gate opened for',
    about: `Pull requests that the gate opened for: ${formatPart(opened, pulls)} in ${counted(weeks.length, 'week')}`,
    keys: [
      { tone: 'gate-open', words: html`opened <strong>${formatCount(opened)}</strong>` },
      { tone: 'gate-person', words: html`not yet <strong>${formatCount(pulls - opened)}</strong>` },
    ],
    columns: weeks.map((week) => ({
      title: `${formatWeek(week)}: ${formatPart(week.opened, week.pulls)}`,
      parts: [
        { tone: 'gate-open', share: week.opened / most },
        { tone: 'gate-person', share: (week.pulls - week.opened) / most },
      ],
    })),
    top: formatCount(most),
    ends: findEnds(weeks),
  });
}

function renderWaits(weeks: readonly TrendWeek[]): Piece {
  const longest = Math.max(1, ...weeks.map((week) => week.median_seconds_to_green ?? 0));
  const title = 'Median time to green';
  const top = weeks.some((week) => week.median_seconds_to_green !== null) ? formatWait(longest) : 'none yet';
  return renderColumnChart({
    title,
    about: `${title}, by week; the longest: ${top}`,
    keys: [{ tone: 'gate-open', words: html`longest <strong>${top}</strong>` }],
    columns: weeks.map((week) => ({
      title: `${formatWeek(week)}: ${formatWeekWait(week)}`,
      parts: [{ tone: 'gate-open', share: (week.median_seconds_to_green ?? 0) / longest }],
    })),
    top,
    ends: findEnds(weeks),
  });
}

function renderCriteria(weeks: readonly TrendWeek[]): Piece {
  const [met, all] = [sum(weeks.map((week) => week.met)), sum(weeks.map((week) => week.criteria))];
  const title = 'Criteria met at the first review';
  return renderColumnChart({
    title,
    about: `${title}: ${formatPart(met, all)}`,
    keys: [
      { tone: 'gate-open', words: html`met <strong>${formatCount(met)}</strong>` },
      { tone: 'gate-person', words: html`not met <strong>${formatCount(all - met)}</strong>` },
    ],
    columns: weeks.map((week) => ({
      title: `${formatWeek(week)}: ${formatPart(week.met, week.criteria)}`,
      parts: [
        { tone: 'gate-open', share: week.criteria === 0 ? 0 : week.met / week.criteria },
        { tone: 'gate-person', share: week.criteria === 0 ? 0 : (week.criteria - week.met) / week.criteria },
      ],
    })),
    top: '100 %',
    ends: findEnds(weeks),
  });
}

const COLUMNS: readonly Column[] = [
  { title: 'Week of' },
  { title: 'First reviewed', number: true },
  { title: 'Opened', number: true },
  { title: 'Median time to green', number: true },
  { title: 'Criteria met at first', number: true },
];

async function renderTrends({ api }: PageRequest, repo: string | undefined): Promise<Piece> {
  const { weeks, complete } = await api.ask(ENDPOINTS.getTrends, { query: { repo } });
  if (weeks.every(({ pulls }) => pulls === 0)) {
    return html`<p>${repo === undefined ? 'There is no review with a verdict yet.' : 'No review with a verdict matches this filter.'} Here will be, week by week: for how many pull requests the gate opened, how long that took, and how many criteria were met at the first review.</p>\n`;
  }
  const rows = weeks
    .toReversed()
    .map((week) => [
      week.from,
      formatCount(week.pulls),
      formatPart(week.opened, week.pulls),
      formatWeekWait(week),
      formatPart(week.met, week.criteria),
    ]);
  return [
    html`<p class="soft">Pull requests by the week in which their first review with a verdict was asked for, in UTC. Time to green is from then to the first auto-approve.</p>\n`,
    complete
      ? null
      : renderNote(
          'plain',
          html`<p>Only the newest ${formatCount(LIMITS.MAX_TREND_PULLS)} pull requests are counted. Filter by a repository.</p>`,
        ),
    html`<div class="pictures">${renderOpenings(weeks)}${renderWaits(weeks)}${renderCriteria(weeks)}</div>\n`,
    html`<details><summary>The figures as a table</summary>\n${renderTable('Trends, the newest week first', COLUMNS, rows)}</details>\n`,
  ];
}

async function buildTrendsView(visit: PageRequest): Promise<View> {
  const { principal, query, to } = visit;
  const title = 'Trends';
  if (!principal.scopes.has('reviews:read'))
    return { title, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
  const repo = query.word('repo');
  const form = (fault: ApiError | null) =>
    renderFilters(
      to(TRENDS),
      renderField({ name: 'repo', label: 'Repository', value: repo, wrong: findFieldError(fault, '?repo') }),
      repo === undefined ? null : to(TRENDS),
    );
  try {
    return { title, body: [form(null), await renderTrends(visit, repo)] };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 400) throw cause;
    return { title, body: [renderFilterFault(cause), form(cause)], status: cause.status };
  }
}

/** Registers the page. */
export function registerTrendsPage(pages: PageRegistry): void {
  pages.get('/trends', buildTrendsView);
}
