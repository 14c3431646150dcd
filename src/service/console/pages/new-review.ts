/** A form that starts a review. */
import { ENDPOINTS, LIMITS } from '../../../contract/index.js';
import { html, type Piece } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import { findFieldError, renderErrorNote, renderField, renderMissingScope } from '../parts/parts.js';
import { CONSOLE, HOME } from '../paths.js';

const PATH = '/reviews/new';
const WHOLE = /^\d{1,10}$/u;

/** Returns a number if the text is one; otherwise the text, which the API refuses with a message. */
export function toNumber(text: string | undefined): number | string | undefined {
  return text !== undefined && WHOLE.test(text) ? Number(text) : text;
}

function renderForm({ form, query, to, fresh }: PageRequest, fault: ApiError | null): Piece {
  const value = (name: string) => form.word(name) ?? query.word(name);
  const wrong = (name: string) => findFieldError(fault, `/${name}`);
  return html`<form class="stack" method="post" action="${to(`${CONSOLE}${PATH}`)}">
<input type="hidden" name="key" value="${form.word('key') === undefined || fault !== null ? fresh() : (form.word('key') ?? '')}">
<div class="fields-2">
${renderField({ name: 'repo', label: 'Repository', hint: '<owner>/<name>', value: value('repo'), wrong: wrong('repo'), required: true })}
${renderField({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric', required: true })}
</div>
${renderField({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: LIMITS.MAX_TICKET_CHARACTERS })}
${renderField({ name: 'policy', label: 'Policy', hint: "Empty: the tenant's default", value: value('policy'), wrong: wrong('policy'), maxLength: LIMITS.MAX_POLICY_NAME_CHARACTERS })}
<div class="check"><input type="checkbox" id="dry_run" name="dry_run" value="1"${value('dry_run') === undefined ? null : html` checked`}><label for="dry_run">Dry run: the review is kept without its verdict</label></div>
<div class="actions"><button class="main">Start the review</button></div>
</form>
`;
}

/** Registers the form and its action. */
export function registerNewReviewPage(pages: PageRegistry): void {
  const buildView = (visit: PageRequest, fault: ApiError | null): View => {
    const { principal, to } = visit;
    const about = { title: 'New review', trail: [['Reviews', to(HOME)]] } as const;
    if (!principal.scopes.has('reviews:write')) {
      return { ...about, body: renderMissingScope(principal, 'reviews:write'), status: 403 };
    }
    const body = [fault === null ? null : renderErrorNote(fault), renderForm(visit, fault)];
    return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
  };

  pages.get(PATH, async (visit) => buildView(visit, null));
  pages.post(PATH, async (visit) => {
    const { api, form } = visit;
    const key = form.word('key');
    try {
      const { id } = await api.ask(ENDPOINTS.createReview, {
        // If the form is sent twice, only one review is created.
        headers: key === undefined ? {} : { 'idempotency-key': key },
        body: {
          repo: form.word('repo') ?? '',
          pr: toNumber(form.word('pr')),
          ticket: form.word('ticket'),
          policy: form.word('policy'),
          dry_run: form.word('dry_run') !== undefined,
        },
      });
      return { path: `${HOME}/${id}` };
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code === 'E_AUTH_002') throw cause;
      return buildView(visit, cause);
    }
  });
}
