/** A backtest as one page that a person reads: pictures, figures, and every change. Nothing is loaded, no script. */
import { abbreviateSha, capitalize, counted, formatCount } from '../../base/text.js';
import { CHART_STYLE } from '../page/columns.js';
import { formatLine, renderCode } from '../page/display-text.js';
import { type Html, html, type Piece } from '../page/html.js';
import { type Page, renderPage } from '../page/page.js';
import { type Part, renderContents, renderSection, renderTable } from '../page/parts/part.js';
import { REPORT_STYLE } from '../page/report-style.js';
import { renderDecisionChart } from './chart.js';
import { type Backtest, type BacktestChange, type BacktestDecision, GATES, type Gate } from './model.js';
import { type BacktestTally, type Column, tallyBacktest } from './tally.js';
import {
  COLUMN_WORDS,
  formatDay,
  formatDays,
  formatLater,
  formatShare,
  GATE_WORDS,
  LIMITS_OF_BACKTEST,
  listNotes,
} from './words.js';

const TONES: Readonly<Record<Gate, string>> = { open: 'ok', person: 'warn', closed: 'bad' };
/** Longer texts of others are cut. */
const MAX_TITLE = 200;
const MAX_WHY = 300;
const MAX_RULE = 120;

const STYLE = `${CHART_STYLE}
:root { --gate-open: var(--ok); --gate-person: var(--warn); --gate-closed: var(--bad); }
.changes { margin: 0; padding: 0; list-style: none; }
.changes li { padding: 0.5rem 0; border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 5rem; }
.changes p { margin: 0.1rem 0; }
details.group { margin: 0.5rem 0; }
details.group > summary { padding: 0.25rem 0; }
table.counts { width: auto; min-width: min(100%, 30rem); }
table.counts :is(td, thead th:not(:first-child)) { font-variant-numeric: tabular-nums; text-align: right; }
table.counts thead th { white-space: normal; }
table.counts tbody th { min-width: 6rem; }
table.counts :is(td, th) { overflow-wrap: normal; }
table.counts td { white-space: nowrap; }
@media (max-width: 30rem) {
  table.counts { font-size: 0.8em; }
  table.counts :is(td, th) { min-width: 0; padding-right: 0.35rem; }
}
`;

const renderGate = (gate: Gate): Html => html`<span class="pill ${TONES[gate]}">${GATE_WORDS[gate]}</span>`;

/** Links the label to a page of the repository, if its address is known. */
function renderLink({ url }: Backtest, path: string, label: Piece): Piece {
  return url === null ? label : html`<a href="${`${url}/${path}`}">${label}</a>`;
}

const renderCommit = (backtest: Backtest, sha: string): Piece =>
  renderLink(backtest, `commit/${sha}`, renderCode(abbreviateSha(sha), 20));

function renderDecision(column: Column, { gate, rule, why }: BacktestDecision): Html {
  return html`<p>${renderGate(gate)} ${COLUMN_WORDS[column]}: ${formatLine(why, MAX_WHY)} <span class="soft">${renderCode(rule, MAX_RULE)}</span></p>
`;
}

function renderChange(backtest: Backtest, change: BacktestChange): Html {
  const { commit, pull, merged_at, title, review, failure, later } = change;
  const number = pull === null ? null : html` ${renderLink(backtest, `pull/${pull}`, `#${pull}`)}`;
  const size =
    review === null ? '' : `${counted(review.files, 'file')}, +${review.added} −${review.removed}, ${review.tier}`;
  const fate =
    later === null
      ? null
      : html`<p><span class="pill info">later</span> ${formatLater(later)}, ${renderCommit(backtest, later.by)}</p>
`;
  const decisions =
    review === null
      ? html`<p><span class="pill none">not reviewed</span> ${formatLine(failure ?? '', MAX_WHY)}</p>
`
      : [renderDecision('as_is', review.as_is), renderDecision('if_asked', review.if_asked)];
  return html`<li><p><strong>${formatLine(title, MAX_TITLE)}</strong>${number}</p>
<p class="soft">${formatDay(merged_at)} ${renderCommit(backtest, commit)}${size === '' ? null : ` · ${size}`}</p>
${decisions}${fate}</li>
`;
}

function renderGroup(backtest: Backtest, title: string, changes: readonly BacktestChange[]): Piece {
  if (changes.length === 0) return null;
  return html`<details class="group"><summary><h3>${title}: ${formatCount(changes.length)}</h3></summary>
<ul class="changes">
${changes.map((change) => renderChange(backtest, change))}</ul></details>
`;
}

/** Renders what the gate would have done, as a picture and as figures, and what became of the changes. */
function renderColumn({ changes }: Backtest, { reviewed, gates, fates }: BacktestTally, column: Column): Html {
  const decisions = changes.flatMap(({ review, merged_at }) =>
    review === null ? [] : [{ gate: review[column].gate, at: merged_at }],
  );
  const rows = GATES.map((gate) => {
    const fate = fates[column][gate];
    const later = fate.reverted + fate.mended;
    const figures = [gates[column][gate], fate.reverted, fate.mended].map(formatCount);
    return [renderGate(gate), ...figures, formatShare(later, fate.changes)];
  });
  const title = capitalize(COLUMN_WORDS[column]);
  const heads = ['Gate', 'Changes', 'Reverted', 'Mended', 'Both'];
  return html`<div>${renderDecisionChart(title, decisions)}${renderTable(`What became of the ${counted(reviewed, 'change')} later`, heads, rows, { name: 'counts' })}</div>`;
}

function buildFigures(backtest: Backtest, tally: BacktestTally): Part {
  const { failed } = tally;
  const notes = [
    ...listNotes(backtest),
    ...(failed > 0 ? [`${counted(failed, 'change')} could not be reviewed.`] : []),
  ];
  return {
    id: 'figures',
    title: 'What the gate would have done',
    short: '',
    lead: '',
    body: [
      notes.map((note) => html`<p class="note info">${note}</p>\n`),
      html`<div class="pictures">${renderColumn(backtest, tally, 'as_is')}${renderColumn(backtest, tally, 'if_asked')}</div>\n`,
    ],
  };
}

function buildDeciding({ deciding }: BacktestTally): Part {
  const rows = deciding.map((row) => [
    renderCode(row.rule, MAX_RULE),
    renderGate(row.gate),
    ...[row.as_is, row.if_asked].map(formatCount),
  ]);
  const heads = ['Rule', 'Gate', capitalize(COLUMN_WORDS.as_is), capitalize(COLUMN_WORDS.if_asked)];
  return {
    id: 'deciding',
    title: 'What decided',
    short: '',
    lead: 'rules of the policy and of the engine',
    body: renderTable('How often each rule decided', heads, rows, { name: 'counts' }),
  };
}

function buildSpoken({ rules, loud, reviewed }: BacktestTally): Part {
  const perChange = (loud.findings / Math.max(1, reviewed)).toFixed(2);
  const rows = rules.map((row) => [
    renderCode(row.rule, MAX_RULE),
    ...[row.error, row.warn, row.info, row.changes].map(formatCount),
  ]);
  const words = `Of severity error or warn: ${counted(loud.findings, 'finding')}, ${perChange} a change, on ${formatShare(loud.changes, reviewed)} of the changes.`;
  return {
    id: 'findings',
    title: 'What was found',
    short: `${formatCount(loud.findings)} errors and warnings`,
    lead: '',
    body: [
      html`<p>${words}</p>\n`,
      rows.length === 0
        ? null
        : renderTable('Findings by rule', ['Rule', 'Errors', 'Warnings', 'Notes', 'Changes'], rows, { name: 'counts' }),
    ],
  };
}

function buildChanges(backtest: Backtest): Part {
  const { changes } = backtest;
  const select = (holds: (change: BacktestChange) => boolean) => changes.filter(holds);
  const opens = ({ review }: BacktestChange) => review?.if_asked.gate === 'open';
  return {
    id: 'changes',
    title: 'The changes',
    short: String(changes.length),
    lead: 'newest first',
    body: [
      renderGroup(
        backtest,
        'Let through if a ticket asked for every line, and reverted or mended later',
        select((change) => change.later !== null && opens(change)),
      ),
      renderGroup(
        backtest,
        'Not let through, and reverted or mended later',
        select((change) => change.later !== null && change.review !== null && !opens(change)),
      ),
      renderGroup(
        backtest,
        'Not let through, even if a ticket asked for every line',
        select((change) => change.review !== null && !opens(change)),
      ),
      renderGroup(
        backtest,
        'Not reviewed',
        select(({ review }) => review === null),
      ),
      renderGroup(backtest, 'All', changes),
    ],
  };
}

/** Renders the page. */
export function renderBacktestPage(backtest: Backtest): Page {
  const tally = tallyBacktest(backtest.changes);
  const parts = [buildFigures(backtest, tally), buildDeciding(tally), buildSpoken(tally), buildChanges(backtest)];
  const repo = formatLine(backtest.repo, MAX_TITLE);
  return renderPage({
    title: `${repo}: backtest – Review Gate`,
    style: `${REPORT_STYLE}${STYLE}`,
    body: html`<a class="skip" href="#main">Skip to the figures</a>
<header class="top"><span class="brand">Review Gate</span></header>
<div class="page">
${renderContents(parts)}
<main id="main" tabindex="-1">
<p class="about">${repo} · ${formatLine(backtest.branch, MAX_TITLE)} ${renderCommit(backtest, backtest.tip)} · ${formatDays(backtest)}</p>
<h1>The last ${counted(backtest.changes.length, 'change')} under the policy ${renderCode(backtest.policy, MAX_TITLE)}</h1>
${parts.map(renderSection)}
<section id="limits" aria-labelledby="limits-title">
<div class="head"><h2 id="limits-title">What these figures do not know</h2></div>
<ul>${LIMITS_OF_BACKTEST.map((sentence) => html`<li>${sentence}</li>\n`)}</ul>
</section>
</main>
</div>
<footer><p>Made by Review Gate: the same commits and policy give the same page. Nothing on it is loaded from elsewhere, and there is no script.</p></footer>`,
  });
}
