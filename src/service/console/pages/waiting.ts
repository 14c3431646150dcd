/** What waits for a person, over all repositories: where to look first. */
import { formatCount } from '../../../base/text.js';
import { type CompletedReview, ENDPOINTS, Tier, WaitingOrder } from '../../../contract/index.js';
import { countAccounting, formatOpen, type Html, html, type Piece } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import {
  type Column,
  findFieldError,
  NOTHING,
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
import { HOME, type Query, WAITING } from '../paths.js';
import { renderChange, renderTier } from './reviews.js';

const FILTERS = ['repo', 'tier', 'owner'];
const ORDERS: Readonly<Record<WaitingOrder, string>> = {
  age: 'longest wait',
  tier: 'highest tier',
  lines: 'most lines to look at',
};
/** Code owners named in a row; the review has all of them. */
const MAX_OWNERS = 3;

function renderLook(review: CompletedReview): Piece {
  const tally = countAccounting({ review, trace: null });
  return tally === null ? NOTHING : formatOpen(tally) || 'no lines';
}

function renderPeople({ people }: CompletedReview): Piece {
  if (people === undefined) return NOTHING;
  const { owners_missing: owners, open } = people;
  const named = owners.slice(0, MAX_OWNERS).map((owner, at) => [at === 0 ? null : html`<br>`, renderText(owner)]);
  const more =
    owners.length > MAX_OWNERS
      ? html`<br><span class="soft">and ${formatCount(owners.length - MAX_OWNERS)} more</span>`
      : null;
  const toSign =
    open.length === 0 ? null : html`${owners.length === 0 ? null : html`<br>`}to sign: ${renderText(open.join(', '))}`;
  return owners.length + open.length === 0 ? 'anyone who may sign' : [named, more, toSign];
}

function buildRow(review: CompletedReview, { to }: PageRequest, serverUrl: string | null): Piece[] {
  const pull = `${serverUrl ?? ''}/${review.repo}/pull/${review.pr}`;
  return [
    renderChange(review, to(`${HOME}/${review.id}`)),
    renderTier(review),
    renderLook(review),
    renderPeople(review),
    renderTimestamp(review.completed_at),
    ...(serverUrl === null
      ? []
      : [
          html`<a href="${pull}" rel="noreferrer" aria-label="Open ${review.repo}#${String(review.pr)} on GitHub">Open</a>`,
        ]),
  ];
}

function renderFilterForm({ query, to }: PageRequest, fault: ApiError | null): Html {
  const value = (name: string) => query.word(name);
  const sort = value('sort');
  const fields = html`${renderField({ name: 'repo', label: 'Repository', value: value('repo'), wrong: findFieldError(fault, '?repo') })}
${renderSelect({ name: 'tier', label: 'Tier', value: value('tier') }, Tier.options)}
${renderField({ name: 'owner', label: 'Code owner asked', value: value('owner'), wrong: findFieldError(fault, '?owner') })}
${sort === undefined ? null : html`<input type="hidden" name="sort" value="${sort}">`}
`;
  const clear = FILTERS.every((name) => value(name) === undefined) ? null : to(WAITING, { sort });
  return renderFilters(to(WAITING), fields, clear);
}

/** Renders the orders as links; the one in use is no link. */
function renderOrders({ query, to }: PageRequest, filter: Query): Html {
  const used = query.word('sort') ?? 'age';
  const links = WaitingOrder.options.map((order) =>
    order === used
      ? html`<li><span aria-current="true">${ORDERS[order]}</span></li>`
      : html`<li><a href="${to(WAITING, { ...filter, sort: order })}">${ORDERS[order]}</a></li>`,
  );
  return html`<nav class="orders" aria-label="Order of the list"><span class="soft">At the top:</span> <ul>${links}</ul></nav>\n`;
}

const COLUMNS: readonly Column[] = [
  { title: 'Pull request' },
  { title: 'Tier', narrow: 'bare' },
  { title: 'To look at' },
  { title: 'Who is asked' },
  { title: 'Waiting since', narrow: 'corner' },
];
const ON_GITHUB: Column = { title: 'On GitHub', narrow: 'none' };

async function renderList(visit: PageRequest, filter: Query, serverUrl: string | null): Promise<Piece> {
  const { api, query, to } = visit;
  const [page, sort] = [query.word('page'), query.word('sort')];
  const { data, next_page: next } = await api.ask(ENDPOINTS.listWaiting, { query: { ...filter, sort, page } });
  if (data.length === 0) {
    const filtered = Object.values(filter).some((value) => value !== undefined);
    return html`<p>${filtered ? 'Nothing that waits matches these filters.' : 'Nothing waits for a person.'}</p>`;
  }
  const columns = [...COLUMNS, ...(serverUrl === null ? [] : [ON_GITHUB])];
  return [
    renderOrders(visit, filter),
    renderTable(
      `Pull requests that wait for a person, at the top: ${ORDERS[WaitingOrder.catch('age').parse(sort)]}`,
      columns,
      data.map((review) => buildRow(review, visit, serverUrl)),
    ),
    renderPaging(
      page === undefined ? null : to(WAITING, { ...filter, sort }),
      next === null ? null : to(WAITING, { ...filter, sort, page: next }),
    ),
  ];
}

async function buildWaitingView(visit: PageRequest, serverUrl: string | null): Promise<View> {
  const { principal, query } = visit;
  const title = 'Waiting for a person';
  if (!principal.scopes.has('reviews:read'))
    return { title, body: renderMissingScope(principal, 'reviews:read'), status: 403 };
  const filter = Object.fromEntries(FILTERS.map((name) => [name, query.word(name)]));
  try {
    return { title, body: [renderFilterForm(visit, null), await renderList(visit, filter, serverUrl)] };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status !== 400) throw cause;
    return { title, body: [renderFilterFault(cause), renderFilterForm(visit, cause)], status: cause.status };
  }
}

/**
 * Registers the page.
 * @param serverUrl base URL of links to pull requests; null for no links
 */
export function registerWaitingPage(pages: PageRegistry, serverUrl: string | null): void {
  pages.get('/waiting', (visit) => buildWaitingView(visit, serverUrl));
}
