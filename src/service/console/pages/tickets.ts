/** A page that reads a ticket only for its acceptance criteria: what counts, what does not, and why. */
import { formatCount } from '../../../base/text.js';
import { ENDPOINTS, LIMITS, type TicketLint } from '../../../contract/index.js';
import { html, type Piece, renderProse } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import {
  escapeText,
  findFieldError,
  NOTHING,
  renderErrorNote,
  renderField,
  renderMissingScope,
  renderNote,
  renderTable,
  renderText,
  renderTextArea,
} from '../parts/parts.js';
import { CONSOLE } from '../paths.js';

const PATH = '/tickets';

/** Maximum number of characters shown of a criterion: as many as it can have. */
const MAX_WORDS = 2_000;

function renderForm({ form, to }: PageRequest, fault: ApiError | null): Piece {
  const value = (name: string) => form.word(name);
  const wrong = (name: string) => findFieldError(fault, `/${name}`);
  return html`<form class="stack wide" method="post" action="${to(`${CONSOLE}${PATH}`)}">
<div class="fields-2">
${renderField({ name: 'ticket', label: 'Ticket', hint: '123, owner/repo#123, SHOP-12', value: value('ticket'), wrong: wrong('ticket'), maxLength: LIMITS.MAX_TICKET_CHARACTERS })}
${renderField({ name: 'repo', label: 'Repository', hint: '<owner>/<name>, needed unless the ticket names it', value: value('repo'), wrong: wrong('repo') })}
</div>
${renderTextArea({ name: 'text', label: 'Or the text of a ticket', value: form.text('text'), wrong: wrong('text') })}
<div class="actions"><button class="main">Read</button></div>
</form>
`;
}

function renderResult({ ticket, title, criteria, ignored }: TicketLint): Piece {
  const count =
    criteria.length === 1 ? 'One acceptance criterion' : `${formatCount(criteria.length)} acceptance criteria`;
  const name = ticket === null ? 'the text' : html`${renderText(ticket)} ${renderText(title ?? '')}`;
  const words =
    criteria.length === 0
      ? html`<p>No acceptance criterion was found in ${name}: a review of it is refused with <code>E_AC_001</code>. Write them as a list below a heading “Acceptance criteria”.</p>`
      : html`<p>${count} in ${name}.</p>`;
  const found = criteria.map(({ id, text, kind, line, shown_by: shownBy, anchors, notes, suggestion }) => [
    html`<code>${renderText(id)}</code>`,
    [
      html`<bdi>${renderProse(text, MAX_WORDS)}</bdi>`,
      notes.map(({ says }) => html`<br><span class="soft">${escapeText(says)}</span>`),
      suggestion === null ? null : html`<br><strong>${escapeText(suggestion)}</strong>`,
    ],
    html`${kind}: ${shownBy}`,
    anchors.length === 0
      ? NOTHING
      : anchors.map((anchor, at) => [at === 0 ? null : ', ', html`<code>${renderText(anchor)}</code>`]),
    String(line),
  ]);
  const passed = ignored.map(({ line, text, reason }) => [`line ${line}`, escapeText(text), escapeText(reason)]);
  return [
    renderNote(criteria.length === 0 ? 'bad' : 'good', words),
    found.length === 0
      ? null
      : renderTable(
          'Criteria',
          [
            { title: 'Criterion' },
            { title: 'Text', narrow: 'bare' },
            { title: 'Shown by' },
            { title: 'Must be in the change' },
            { title: 'Line', number: true },
          ],
          found,
        ),
    passed.length === 0
      ? null
      : [
          html`<h2>Not criteria</h2>\n`,
          renderTable('Not criteria', [{ title: 'Line' }, { title: 'Text', narrow: 'bare' }, { title: 'Why' }], passed),
        ],
  ];
}

/** The repository in `owner/repo#123`, and in the address of an issue. */
const NAMED_REPO = /^(?:https?:\/\/[^/\s]+\/)?([^/\s]+\/[^/#\s]+)(?:#|\/issues\/)\d+$/u;

/** Returns what the call takes; the repository only where nobody named one. */
function readNamed(ticket: string, repo: string | undefined): { ticket: string; repo: string | undefined } {
  return { ticket, repo: repo ?? NAMED_REPO.exec(ticket)?.[1] };
}

function buildView(visit: PageRequest, fault: ApiError | null, result: Piece): View {
  const { principal } = visit;
  const title = 'Read a ticket';
  if (!principal.scopes.has('reviews:write')) {
    return { title, body: renderMissingScope(principal, 'reviews:write'), status: 403 };
  }
  const lead = html`<p>Says how each acceptance criterion of a ticket will be read, what will be hard to show, and why other lines are not criteria. Nothing is stored.</p>\n`;
  const again = result === null ? null : html`<h2>Read again</h2>\n`;
  const body = [lead, fault === null ? null : renderErrorNote(fault), result, again, renderForm(visit, fault)];
  return { title, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}

/** Registers the form and its action. */
export function registerTicketPage(pages: PageRegistry): void {
  pages.get(PATH, async (visit) => buildView(visit, null, null));
  pages.post(PATH, async (visit) => {
    const { api, form, principal } = visit;
    if (!principal.scopes.has('reviews:write')) return buildView(visit, null, null);
    const text = form.text('text');
    if (text.trim() === '' && form.word('ticket') === undefined) {
      const nothing = html`<p>There is nothing to read: name a ticket, or write a text.</p>`;
      return { ...buildView(visit, null, renderNote('bad', nothing)), status: 400 };
    }
    const body = text.trim() === '' ? readNamed(form.word('ticket') ?? '', form.word('repo')) : { text };
    try {
      return buildView(visit, null, renderResult(await api.ask(ENDPOINTS.lintTicket, { body })));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      return buildView(visit, cause, null);
    }
  });
}
