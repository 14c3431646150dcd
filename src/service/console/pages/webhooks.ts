/** The tenant's subscriptions: create them, list their deliveries, test them, replace their secrets, delete them. */
import { formatCount } from '../../../base/text.js';
import { type Delivery, ENDPOINTS, EventKind, type Webhook } from '../../../contract/index.js';
import { type Html, html, type Piece } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import {
  type Column,
  escapeText,
  findFieldError,
  NOTHING,
  renderBadge,
  renderErrorNote,
  renderFacts,
  renderField,
  renderMissingScope,
  renderNote,
  renderPaging,
  renderTable,
  renderText,
  renderTimestamp,
} from '../parts/parts.js';
import { CONSOLE, HOME } from '../paths.js';

const PATH = '/webhooks';
const BASE = `${CONSOLE}${PATH}`;

/** The status in words: a subscription whose deliveries fail stays active for some days, which is no news to rely on. */
function renderStatus({ status, failing_since: since }: Webhook): Piece {
  if (status !== 'active' || since == null) return renderBadge(status);
  return [renderBadge('failing'), html` <span class="soft">since ${renderTimestamp(since)}</span>`];
}

/** Why it is disabled, or that its deliveries fail. */
function explainStatus({ status, reason, failing_since: since, last_failure: last }: Webhook): string | null {
  if (reason !== null || status !== 'active' || since == null) return reason;
  return last == null
    ? 'Every delivery has failed since then. The list of deliveries says why each one did.'
    : `Every delivery has failed since then. The last one: ${last}`;
}

/** The names of the events, none of which is broken over lines. */
const renderEvents = ({ events }: Webhook): Piece =>
  events.map((event, at) => html`${at === 0 ? null : ', '}<span class="whole">${event}</span>`);

function renderSubscribeForm({ form, to }: PageRequest, fault: ApiError | null): Html {
  const boxes = EventKind.options.map(
    (event) =>
      html`<div class="check"><input type="checkbox" id="${event}" name="${event}" value="1"${form.word(event) !== undefined || fault === null ? html` checked` : null}><label for="${event}">${event}</label></div>\n`,
  );
  return html`<h2 id="subscribe">Subscribe</h2>
<form class="stack" method="post" action="${to(BASE)}">
${renderField({ name: 'url', label: 'Address', type: 'url', hint: 'https://…, reachable from the service', value: form.word('url'), wrong: findFieldError(fault, '/url'), required: true })}
<fieldset class="field"><legend>Events</legend>${boxes}</fieldset>
<div class="actions"><button class="main">Subscribe</button></div>
</form>
`;
}

async function buildListView(visit: PageRequest, fault: ApiError | null): Promise<View> {
  const { api, principal, query, to } = visit;
  const title = 'Webhooks';
  if (!principal.scopes.has('webhooks:write')) {
    return { title, body: renderMissingScope(principal, 'webhooks:write'), status: 403 };
  }
  const page = query.word('page');
  const { data, next_page: next } = await api.ask(ENDPOINTS.listWebhooks, { query: { page } });
  const rows = data.map((webhook) => [
    html`<a class="address" href="${to(`${BASE}/${webhook.id}`)}">${renderText(webhook.url)}</a>`,
    renderEvents(webhook),
    renderStatus(webhook),
    escapeText(explainStatus(webhook) ?? '–'),
    renderTimestamp(webhook.created_at),
  ]);
  const columns: readonly Column[] = [
    { title: 'Address' },
    { title: 'Events' },
    { title: 'Status', narrow: 'bare' },
    { title: 'Reason' },
    { title: 'Created', narrow: 'none' },
  ];
  return {
    title,
    body: [
      fault === null ? null : renderErrorNote(fault),
      rows.length === 0 ? html`<p>Nobody is told of reviews yet.</p>\n` : renderTable('Subscriptions', columns, rows),
      renderPaging(page === undefined ? null : to(BASE), next === null ? null : to(BASE, { page: next })),
      renderSubscribeForm(visit, fault),
    ],
    ...(fault === null ? {} : { status: fault.status, headers: fault.headers }),
  };
}

function buildDeliveryRow(
  {
    id,
    event,
    review_id: review,
    attempt,
    status,
    response_status: answer,
    reason,
    next_attempt_at: next,
    created_at: created,
  }: Delivery,
  { to }: PageRequest,
): Piece[] {
  return [
    html`${renderTimestamp(created)}<br><code class="soft below">${id}</code>`,
    html`<span class="whole">${event}</span>`,
    [renderBadge(status), reason == null ? null : html`<br><span class="soft words">${escapeText(reason)}</span>`],
    answer === null ? NOTHING : String(answer),
    formatCount(attempt),
    next === null ? NOTHING : html`<span class="exact">${renderTimestamp(next)}</span>`,
    review === null ? 'a test' : html`<a class="whole" href="${to(`${HOME}/${review}`)}">the review</a>`,
  ];
}

const DELIVERIES: readonly Column[] = [
  { title: 'Created, id' },
  { title: 'Event', narrow: 'bare' },
  { title: 'Status', narrow: 'bare' },
  { title: 'Answer', number: true },
  { title: 'Attempts', number: true },
  { title: 'Next attempt' },
  { title: 'About', narrow: 'bare' },
];

function renderActions({ param, to }: PageRequest): Html {
  const at = (action: string) => to(`${BASE}/${param('id')}/${action}`);
  return html`<form class="inline" method="post" action="${at('test')}"><button>Send a test</button></form>
<details><summary>Replace the secret, or end it</summary>
<div class="actions"><form class="inline" method="post" action="${at('rotate')}"><button>Make a new signing secret</button></form>
<form class="inline" method="post" action="${at('end')}"><button class="grave">End the subscription</button></form></div>
</details>
`;
}

async function buildWebhookView(visit: PageRequest, above: Piece): Promise<View> {
  const { api, principal, query, param, to } = visit;
  const trail = [['Webhooks', to(BASE)]] as const;
  if (!principal.scopes.has('webhooks:write')) {
    return { title: 'Webhook', trail, body: renderMissingScope(principal, 'webhooks:write'), status: 403 };
  }
  const id = param('id');
  const page = query.word('page');
  const [webhook, { data, next_page: next }] = await Promise.all([
    api.ask(ENDPOINTS.getWebhook, { params: { id } }),
    api.ask(ENDPOINTS.listDeliveries, { params: { id }, query: { page } }),
  ]);
  const here = `${BASE}/${id}`;
  const reason = explainStatus(webhook);
  return {
    title: 'Webhook',
    trail,
    actions: renderActions(visit),
    body: [
      above,
      renderFacts([
        ['Address', renderText(webhook.url), 'long'],
        ['Status', renderStatus(webhook), 'long'],
        ['Reason', reason === null ? null : escapeText(reason), 'long'],
        ['Events', renderEvents(webhook)],
        ['Created', renderTimestamp(webhook.created_at)],
        ['Id', html`<code>${webhook.id}</code>`],
      ]),
      html`<h2>Deliveries, newest first</h2>\n`,
      data.length === 0
        ? html`<p>There are none yet.</p>`
        : renderTable(
            'Deliveries, newest first',
            DELIVERIES,
            data.map((delivery) => buildDeliveryRow(delivery, visit)),
          ),
      renderPaging(page === undefined ? null : to(here), next === null ? null : to(here, { page: next })),
    ],
  };
}

function renderSecretNote(secret: string): Html {
  return renderNote(
    'good',
    html`<p>The signing secret, shown this once: <code>${secret}</code></p>
<p>The receiver checks with it that a delivery is from here, as Standard Webhooks has it.</p>`,
  );
}

function renderTestNote({ status, response_status: answer, reason }: Delivery): Html {
  return status === 'delivered'
    ? renderNote('good', html`<p>The test was delivered: it answered ${String(answer)}.</p>`)
    : renderNote('bad', html`<p>The test was not delivered to the address below. ${escapeText(reason ?? '')}</p>`);
}

/** Registers the list, the page of one subscription, and the actions of their forms. */
export function registerWebhookPages(pages: PageRegistry): void {
  pages.get(PATH, (visit) => buildListView(visit, null));
  pages.get(`${PATH}/:id`, (visit) => buildWebhookView(visit, null));

  pages.post(PATH, async (visit) => {
    const { api, form, to } = visit;
    const events = EventKind.options.filter((event) => form.word(event) !== undefined);
    try {
      const made = await api.ask(ENDPOINTS.createWebhook, { body: { url: form.word('url') ?? '', events } });
      const body = [
        renderSecretNote(made.secret),
        html`<p><a href="${to(`${BASE}/${made.id}`)}">To the subscription</a></p>`,
      ];
      return { title: 'Subscribed', trail: [['Webhooks', to(BASE)]], body };
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code === 'E_AUTH_002') throw cause;
      return buildListView(visit, cause);
    }
  });

  pages.post(`${PATH}/:id/test`, async (visit) =>
    buildWebhookView(
      visit,
      renderTestNote(await visit.api.ask(ENDPOINTS.testWebhook, { params: { id: visit.param('id') } })),
    ),
  );

  pages.post(`${PATH}/:id/rotate`, async (visit) => {
    const { secret } = await visit.api.ask(ENDPOINTS.rotateWebhook, { params: { id: visit.param('id') } });
    return buildWebhookView(visit, renderSecretNote(secret));
  });

  pages.post(`${PATH}/:id/end`, async ({ api, param }) => {
    await api.tell(ENDPOINTS.deleteWebhook, { params: { id: param('id') } });
    return { path: BASE };
  });
}
