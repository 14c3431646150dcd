/** A review: its facts, its criteria, its findings, and the ways to its report. */
import { abbreviateSha } from '../../base/text.js';
import { type CompletedReview, OPERATIONS, type Review, type Trace } from '../../contract/index.js';
import { CRITERION_WORDS, criterionRows, type Html, html, type Piece, prose, tierText } from '../../report/index.js';
import { Refused } from './ask.js';
import { findingsSection } from './findings.js';
import { badge, facts, moment, needsScope, note, probability, table, told } from './parts.js';
import { HOME, reportPath } from './paths.js';
import { outcomeOf } from './reviews.js';
import type { Pages, View, Visit } from './visit.js';

/** Maximum number of characters shown of a criterion; the report has all of them. */
const MAX_WORDS = 500;
/** The browser reloads the page of a queued review after this many seconds. */
const REFRESH_SECONDS = '3';

function factsOf(review: Review, serverUrl: string | null): Html {
  const pull = html`${told(review.repo)}#${review.pr}`;
  const complete = review.status === 'complete' ? review : null;
  return facts([
    ['Verdict', complete === null ? badge(review.status) : outcomeOf(review)],
    ['Tier', review.tier === null ? null : tierText(review.tier)],
    ['Confidence', complete === null ? null : probability(complete.confidence, 'Confidence of the review')],
    [
      'Pull request',
      serverUrl === null
        ? pull
        : html`<a href="${serverUrl}/${review.repo}/pull/${review.pr}" rel="noreferrer">${pull}</a>`,
    ],
    ['Head', html`<code>${abbreviateSha(review.head_sha)}</code>`],
    ['Ticket', review.ticket === null ? 'as the pull request names it' : told(review.ticket)],
    ['Policy', review.policy === null ? "the tenant's default" : told(review.policy)],
    ['Dry run', review.dry_run ? 'yes: the verdict is not kept' : null],
    ['Created', moment(review.created_at)],
    ['Completed', complete === null ? null : moment(complete.completed_at)],
    ['Id', html`<code>${review.id}</code>`],
  ]);
}

/** Returns the trace of a review; null if the client may not read it or there is none. */
async function traceOf({ api, principal }: Visit, { id }: Review): Promise<Trace | null> {
  if (!principal.scopes.has('findings:read')) return null;
  try {
    return await api.ask(OPERATIONS.getTrace, { params: { id } });
  } catch (cause) {
    if (!(cause instanceof Refused) || cause.status !== 404) throw cause;
    return null;
  }
}

/** Renders the criteria. Their text and status are in the trace. */
function criteriaOf(review: CompletedReview, trace: Trace | null): Piece {
  const criteria = criterionRows({ review, trace });
  if (criteria.length === 0) return html`<p>There were no acceptance criteria to bind.</p>\n`;
  const columns = [
    { title: 'Criterion' },
    ...(trace === null ? [] : [{ title: 'Outcome' }]),
    { title: 'Lines' },
    { title: 'Confidence' },
  ];
  const rows = criteria.map(({ id, text, status, lines, confidence }) => [
    text === null
      ? html`<code>${told(id)}</code>`
      : html`<span class="words"><code>${told(id)}</code> <bdi>${prose(text, MAX_WORDS)}</bdi></span>`,
    ...(trace === null ? [] : [status === null ? '–' : badge(CRITERION_WORDS[status])]),
    lines.length === 0
      ? 'none'
      : html`${lines.map((line, at) => [at === 0 ? null : html`<br>`, html`<code>${told(line)}</code>`])}`,
    confidence === null ? '–' : probability(confidence, `Confidence of ${id}`),
  ]);
  return table('Acceptance criteria', columns, rows);
}

/** Renders the actions for a review: its report, and another review of the same pull request. */
function waysOn(review: Review, { to, principal }: Visit): Piece {
  if (review.status === 'queued') return null;
  const { repo, pr, ticket, policy } = review;
  const again = { repo, pr: String(pr), ticket: ticket ?? undefined, policy: policy ?? undefined };
  const report = html`<a class="button main" href="${to(reportPath(review.id))}">Open the report</a>
<form class="inline" method="post" action="${to(`${HOME}/${review.id}/link`)}"><button>Make a link for others</button></form>
`;
  const actions = [
    ...(review.status === 'complete' && principal.scopes.has('findings:read') ? [report] : []),
    ...(principal.scopes.has('reviews:write')
      ? [html`<a class="button" href="${to(`${HOME}/new`, again)}">Review again</a>\n`]
      : []),
  ];
  return actions.length === 0 ? null : actions;
}

function stateOf(review: Review): Piece {
  if (review.status === 'queued')
    return note('plain', html`<p>The review is under way. This page looks again by itself.</p>`);
  if (review.status === 'failed') {
    return note(
      'bad',
      html`<p>${told(review.error.detail)} <span class="soft">${review.error.code}</span></p>
<p>Put right what is named, and review again.</p>`,
    );
  }
  return null;
}

/** @param above content shown before everything else */
async function reviewView(visit: Visit, serverUrl: string | null, above: Piece): Promise<View> {
  const { api, principal, param, to } = visit;
  const trail = [['Reviews', to(HOME)]] as const;
  if (!principal.scopes.has('reviews:read')) {
    return { title: 'Review', trail, body: needsScope(principal, 'reviews:read'), status: 403 };
  }
  const review = await api.ask(OPERATIONS.getReview, { params: { id: param('id') } });
  const criteria =
    review.status === 'complete'
      ? html`<h2 id="criteria">Acceptance criteria</h2>\n${criteriaOf(review, await traceOf(visit, review))}`
      : null;
  const findings = review.status === 'complete' ? await findingsSection(visit, review) : { piece: null, status: 200 };
  return {
    title: `${review.repo}#${review.pr}`,
    trail,
    actions: waysOn(review, visit),
    body: [above, stateOf(review), factsOf(review, serverUrl), criteria, findings.piece],
    status: findings.status,
    headers: review.status === 'queued' ? { refresh: REFRESH_SECONDS } : {},
  };
}

function linkNote({ url, expires_at }: { readonly url: string; readonly expires_at: string }): Html {
  return note(
    'good',
    html`<p>Whoever has this link reads the report without signing in, until ${moment(expires_at)}:</p>
<p><a href="${url}">${url}</a></p>`,
  );
}

/**
 * Registers the page, its report, and the creation of a link.
 * @param serverUrl base URL of links to pull requests; null for no links
 */
export function reviewPage(pages: Pages, serverUrl: string | null): void {
  pages.get('/reviews/:id', (visit) => reviewView(visit, serverUrl, null));

  pages.get('/reviews/:id/report', async ({ api, param }) => {
    const id = param('id');
    const page = await api.report(id);
    // If there is none, the page of the review explains why.
    return page === null ? { path: `${HOME}/${encodeURIComponent(id)}` } : { page };
  });

  pages.post('/reviews/:id/link', async (visit) => {
    const link = await visit.api.ask(OPERATIONS.createTraceLink, { params: { id: visit.param('id') } });
    return reviewView(visit, serverUrl, linkNote(link));
  });
}
