/** The reviews of the tenant: a list with the filters that the API has. */
import { abbreviateSha, counted } from '../../base/text.js';
import { OPERATIONS, type Review, Status, Tier, Verdict } from '../../contract/index.js';
import { type Html, html, type Piece, tierText } from '../../report/index.js';
import { Refused } from './ask.js';
import { badge, choice, faultNote, field, moment, needsScope, paging, table, told, wrongWith } from './parts.js';
import { HOME, type Query } from './paths.js';
import type { Pages, View, Visit } from './visit.js';

const FILTERS = ['repo', 'pr', 'status', 'verdict', 'tier'];

/** Renders the outcome of a review in one word. */
export function outcomeOf(review: Review): Html {
  if (review.status !== 'complete') return badge(review.status);
  return review.verdict === null ? html`<span class="badge">dry run</span>` : badge(review.verdict);
}

function countsOf(review: Review): Piece {
  if (review.status !== 'complete') return '–';
  const { error, warn, info } = review.counts;
  if (error + warn + info === 0) return 'none';
  return [
    error === 0 ? '' : counted(error, 'error'),
    warn === 0 ? '' : counted(warn, 'warning'),
    info === 0 ? '' : counted(info, 'note'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function rowOf(review: Review, { to }: Visit): Piece[] {
  return [
    html`<a href="${to(`${HOME}/${review.id}`)}">${told(review.repo)}#${review.pr}</a>`,
    outcomeOf(review),
    review.tier === null ? '–' : tierText(review.tier),
    review.status === 'complete' ? review.confidence : '–',
    countsOf(review),
    html`<code>${abbreviateSha(review.head_sha)}</code>`,
    moment(review.created_at),
  ];
}

const COLUMNS = [
  { title: 'Pull request' },
  { title: 'Verdict' },
  { title: 'Tier' },
  { title: 'Confidence', number: true },
  { title: 'Findings' },
  { title: 'Head' },
  { title: 'Created' },
];

function filterForm({ query, to }: Visit, fault: Refused | null): Html {
  const value = (name: string) => query.word(name);
  return html`<form class="filter" method="get" action="${to(HOME)}">
${field({ name: 'repo', label: 'Repository', value: value('repo'), wrong: wrongWith(fault, '?repo') })}
${field({ name: 'pr', label: 'Pull request', value: value('pr'), inputMode: 'numeric', wrong: wrongWith(fault, '?pr') })}
${choice({ name: 'status', label: 'Status', value: value('status') }, Status.options)}
${choice({ name: 'verdict', label: 'Verdict', value: value('verdict') }, Verdict.options)}
${choice({ name: 'tier', label: 'Tier', value: value('tier') }, Tier.options)}
<div class="actions"><button>Filter</button>${FILTERS.every((name) => value(name) === undefined) ? null : html` <a href="${to(HOME)}">Clear</a>`}</div>
</form>
`;
}

async function list(visit: Visit, filter: Query): Promise<Piece> {
  const { api, query, to } = visit;
  const page = query.word('page');
  const { data, next_page: next } = await api.ask(OPERATIONS.listReviews, { query: { ...filter, page } });
  if (data.length === 0) {
    const filtered = Object.values(filter).some((value) => value !== undefined);
    return html`<p>${filtered ? 'No review matches these filters.' : 'There are no reviews yet. The first comes with a workflow step, a call of the API, or the form behind “New review”.'}</p>`;
  }
  const rows = data.map((review) => rowOf(review, visit));
  return [
    table('Reviews, newest first', COLUMNS, rows),
    paging(page === undefined ? null : to(HOME, filter), next === null ? null : to(HOME, { ...filter, page: next })),
  ];
}

async function reviewsView(visit: Visit): Promise<View> {
  const { principal, query, to } = visit;
  const title = 'Reviews';
  if (!principal.scopes.has('reviews:read')) return { title, body: needsScope(principal, 'reviews:read'), status: 403 };
  const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
  const actions = html`<a class="button" href="${to(`${HOME}/new`)}">New review</a>`;
  try {
    return { title, actions, body: [filterForm(visit, null), await list(visit, filter)] };
  } catch (cause) {
    if (!(cause instanceof Refused) || cause.status !== 400) throw cause;
    return { title, actions, body: [faultNote(cause), filterForm(visit, cause)], status: cause.status };
  }
}

/** Registers the page. */
export function reviewsPage(pages: Pages): void {
  pages.get('/reviews', reviewsView);
}
