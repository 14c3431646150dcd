/** A form that starts a review. */
import { LIMITS, OPERATIONS } from '../../contract/index.js';
import { html, type Piece } from '../../report/index.js';
import { Refused } from './ask.js';
import { faultNote, field, needsScope, wrongWith } from './parts.js';
import { CONSOLE, HOME } from './paths.js';
import type { Pages, View, Visit } from './visit.js';

const PATH = '/reviews/new';
const WHOLE = /^\d{1,10}$/u;

/** Returns a number if the text is one; otherwise the text, which the API refuses with a message. */
export function numberOf(text: string | undefined): number | string | undefined {
  return text !== undefined && WHOLE.test(text) ? Number(text) : text;
}

function formOf({ form, query, to, fresh }: Visit, fault: Refused | null): Piece {
  const value = (name: string) => form.word(name) ?? query.word(name);
  const wrong = (name: string) => wrongWith(fault, `/${name}`);
  return html`<form class="stack" method="post" action="${to(`${CONSOLE}${PATH}`)}">
<input type="hidden" name="key" value="${form.word('key') === undefined || fault !== null ? fresh() : (form.word('key') ?? '')}">
<div class="fields-2">
${field({ name: 'repo', label: 'Repository', hint: '<owner>/<name>', value: value('repo'), wrong: wrong('repo'), required: true })}
${field({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric', required: true })}
</div>
${field({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: LIMITS.MAX_TICKET_CHARACTERS })}
${field({ name: 'policy', label: 'Policy', hint: "Empty: the tenant's default", value: value('policy'), wrong: wrong('policy'), maxLength: LIMITS.MAX_POLICY_NAME_CHARACTERS })}
<div class="check"><input type="checkbox" id="dry_run" name="dry_run" value="1"${value('dry_run') === undefined ? null : html` checked`}><label for="dry_run">Dry run: everything but the verdict is kept</label></div>
<div class="actions"><button class="main">Start the review</button></div>
</form>
`;
}

/** Registers the form and its action. */
export function newReviewPage(pages: Pages): void {
  const view = (visit: Visit, fault: Refused | null): View => {
    const { principal, to } = visit;
    const about = { title: 'New review', trail: [['Reviews', to(HOME)]] } as const;
    if (!principal.scopes.has('reviews:write')) {
      return { ...about, body: needsScope(principal, 'reviews:write'), status: 403 };
    }
    const body = [fault === null ? null : faultNote(fault), formOf(visit, fault)];
    return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
  };

  pages.get(PATH, async (visit) => view(visit, null));
  pages.post(PATH, async (visit) => {
    const { api, form } = visit;
    const key = form.word('key');
    try {
      const { id } = await api.ask(OPERATIONS.createReview, {
        // If the form is sent twice, only one review is created.
        headers: key === undefined ? {} : { 'idempotency-key': key },
        body: {
          repo: form.word('repo') ?? '',
          pr: numberOf(form.word('pr')),
          ticket: form.word('ticket'),
          policy: form.word('policy'),
          dry_run: form.word('dry_run') !== undefined,
        },
      });
      return { path: `${HOME}/${id}` };
    } catch (cause) {
      if (!(cause instanceof Refused) || cause.code === 'E_AUTH_002') throw cause;
      return view(visit, cause);
    }
  });
}
