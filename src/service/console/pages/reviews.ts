/** The reviews of the tenant: a list with the filters that the API has. */
import { abbreviateSha, counted, cutCharacters } from '../../../base/text.js';
import { ENDPOINTS, type Review, Status, Tier, Verdict } from '../../../contract/index.js';
import { formatProbability, formatTier, type Html, html, type Piece } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import {
  type Column,
  findFieldError,
  NOTHING,
  renderBadge,
  renderField,
  renderFilterFault,
  renderFilters,
  renderMissingScope,
  renderPaging,
  renderSelect,
  renderTable,
  renderText,
  renderTimestamp,
} from '../parts/parts.js';
import { HOME, type Query } from '../paths.js';

/** Characters shown of a title; the host has all of them. */
const MAX_TITLE = 120;

const FILTERS = ['repo', 'pr', 'status', 'verdict', 'tier'];

/** Renders the outcome of a review in one word. */
export function renderOutcome(review: Review): Html {
  if (review.status !== 'complete') return renderBadge(review.status);
  return review.verdict === null ? html`<span class="badge">dry run</span>` : renderBadge(review.verdict);
}

/** Says how many findings a review has, by severity. */
export function describeCounts(review: Review): Piece {
  if (review.status !== 'complete') return NOTHING;
  const { error, warn, info } = review.counts;
  if (error + warn + info === 0) return html`<span class="whole">no findings</span>`;
  return [
    error === 0 ? '' : counted(error, 'error'),
    warn === 0 ? '' : counted(warn, 'warning'),
    info === 0 ? '' : counted(info, 'note'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Renders which pull request it is, as a link to the review, and below what its author called it. */
export function renderChange({ repo, pr, title, author }: Review, href: string): Html {
  const words =
    title === undefined || author === undefined
      ? null
      : html`<br><span class="soft title">${renderText(cutCharacters(title, MAX_TITLE))} · by ${renderText(author)}</span>`;
  return html`<a href="${href}">${renderText(repo)}#${String(pr)}</a>${words}`;
}

/** Renders the tier on one line. */
export function renderTier({ tier }: Review): Piece {
  return tier === null ? NOTHING : html`<span class="whole">${formatTier(tier)}</span>`;
}

/** Renders when a review was asked for, and below of which head. */
function renderCreated({ created_at, head_sha }: Review): Html {
  return html`${renderTimestamp(created_at)}<br><code class="soft below">${abbreviateSha(head_sha)}</code>`;
}

function buildRow(review: Review, { to }: PageRequest): Piece[] {
  return [
    renderChange(review, to(`${HOME}/${review.id}`)),
    renderOutcome(review),
    renderTier(review),
    review.status === 'complete' && review.confidence !== null ? formatProbability(review.confidence) : NOTHING,
    describeCounts(review),
    review.policy === null
      ? html`<span class="soft usual">default</span>`
      : html`<span class="name">${renderText(review.policy)}</span>`,
    renderCreated(review),
  ];
}

const COLUMNS: readonly Column[] = [
  { title: 'Pull request' },
  { title: 'Verdict', narrow: 'bare' },
  { title: 'Tier', narrow: 'bare' },
  { title: 'Confidence', number: true, narrow: 'none' },
  { title: 'Findings', narrow: 'bare' },
  { title: 'Policy' },
  { title: 'Created, head', narrow: 'corner' },
];

function renderFilterForm({ query, to }: PageRequest, fault: ApiError | null): Html {
  const value = (name: string) => query.word(name);
  const fields = html`${renderField({ name: 'repo', label: 'Repository', value: value('repo'), wrong: findFieldError(fault, '?repo') })}
${renderField({ name: 'pr', label: 'Pull request', value: value('pr'), inputMode: 'numeric', wrong: findFieldError(fault, '?pr') })}
${renderSelect({ name: 'status', label: 'Status', value: value('status') }, Status.options)}
${renderSelect({ name: 'verdict', label: 'Verdict', value: value('verdict') }, Verdict.options)}
${renderSelect({ name: 'tier', label: 'Tier', value: value('tier') }, Tier.options)}
`;
  return renderFilters(to(HOME), fields, FILTERS.every((name) => value(name) === undefined) ? null : to(HOME));
}

async function renderList(visit: PageRequest, filter: Query): Promise<Piece> {
  const { api, query, to } = visit;
  const page = query.word('page');
  const { data, next_page: next } = await api.ask(ENDPOINTS.listReviews, { query: { ...filter, page } });
  if (data.length === 0) {
    const filtered = Object.values(filter).some((value) => value !== undefined);
    return html`<p>${filtered ? 'No review matches these filters.' : 'There are no reviews yet. The first comes with a workflow step, a call of the API, or the form behind “New review”.'}</p>`;
  }
  const rows = data.map((review) => buildRow(review, visit));
  return [
    renderTable('Reviews, newest first', COLUMNS, rows),
    renderPaging(
      page === undefined ? null : to(HOME, filter),
      next === null ? null : to(HOME, { ...filter, page: next }),
    ),
  ];
}

async function buildReviewsView(visit: PageRequest): Promise<View> {
  const { principal, query, to } = visit;
  const title = 'Reviews';
  if (!principal.scopes.has('reviews:read'))
    return { title, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
  const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
  const actions = html`<a class="button" href="${to(`${HOME}/new`)}">New review</a>`;
  try {
    return { title, actions, body: [renderFilterForm(visit, null), await renderList(visit, filter)] };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 400) throw cause;
    return { title, actions, body: [renderFilterFault(cause), renderFilterForm(visit, cause)], status: cause.status };
  }
}

/** Registers the page. */
export function registerReviewsPage(pages: PageRegistry): void {
  pages.get('/reviews', buildReviewsView);
}
