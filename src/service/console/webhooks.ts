/** The tenant's subscriptions: create them, list their deliveries, test them, replace their secrets, delete them. */
import { type Delivery, EventKind, OPERATIONS, type Webhook } from '../../contract/index.js';
import { type Html, html, type Piece } from '../../report/index.js';
import { Refused } from './ask.js';
import { badge, facts, faultNote, field, moment, needsScope, note, paging, table, told, wrongWith } from './parts.js';
import { CONSOLE, HOME } from './paths.js';
import type { Pages, View, Visit } from './visit.js';

const PATH = '/webhooks';
const BASE = `${CONSOLE}${PATH}`;

const eventsOf = ({ events }: Webhook) => events.join(', ');

function subscribeForm({ form, to }: Visit, fault: Refused | null): Html {
  const boxes = EventKind.options.map(
    (event) =>
      html`<div class="check"><input type="checkbox" id="${event}" name="${event}" value="1"${form.word(event) !== undefined || fault === null ? html` checked` : null}><label for="${event}">${event}</label></div>\n`,
  );
  return html`<h2 id="subscribe">Subscribe</h2>
<form class="stack" method="post" action="${to(BASE)}">
${field({ name: 'url', label: 'Address', type: 'url', hint: 'https://…, reachable from the service', value: form.word('url'), wrong: wrongWith(fault, '/url'), required: true })}
<fieldset class="field"><legend>Events</legend>${boxes}</fieldset>
<div class="actions"><button class="main">Subscribe</button></div>
</form>
`;
}

async function listView(visit: Visit, fault: Refused | null): Promise<View> {
  const { api, principal, query, to } = visit;
  const title = 'Webhooks';
  if (!principal.scopes.has('webhooks:write')) {
    return { title, body: needsScope(principal, 'webhooks:write'), status: 403 };
  }
  const page = query.word('page');
  const { data, next_page: next } = await api.ask(OPERATIONS.listWebhooks, { query: { page } });
  const rows = data.map((webhook) => [
    html`<a href="${to(`${BASE}/${webhook.id}`)}">${told(webhook.url)}</a>`,
    eventsOf(webhook),
    badge(webhook.status),
    webhook.reason === null ? '–' : told(webhook.reason),
    moment(webhook.created_at),
  ]);
  const columns = [
    { title: 'Address' },
    { title: 'Events' },
    { title: 'Status' },
    { title: 'Reason' },
    { title: 'Created' },
  ];
  return {
    title,
    body: [
      fault === null ? null : faultNote(fault),
      rows.length === 0 ? html`<p>Nobody is told of reviews yet.</p>\n` : table('Subscriptions', columns, rows),
      paging(page === undefined ? null : to(BASE), next === null ? null : to(BASE, { page: next })),
      subscribeForm(visit, fault),
    ],
    ...(fault === null ? {} : { status: fault.status, headers: fault.headers }),
  };
}

function deliveryRow(
  {
    id,
    event,
    review_id: review,
    attempt,
    status,
    response_status: answer,
    next_attempt_at: next,
    created_at: created,
  }: Delivery,
  { to }: Visit,
): Piece[] {
  return [
    moment(created),
    event,
    badge(status),
    answer ?? '–',
    attempt,
    next === null ? '–' : moment(next),
    review === null ? 'a test' : html`<a href="${to(`${HOME}/${review}`)}"><code>${review}</code></a>`,
    html`<code>${id}</code>`,
  ];
}

const DELIVERIES = [
  { title: 'Created' },
  { title: 'Event' },
  { title: 'Status' },
  { title: 'Answer', number: true },
  { title: 'Attempts', number: true },
  { title: 'Next attempt' },
  { title: 'Review' },
  { title: 'Id' },
];

function actions({ param, to }: Visit): Html {
  const at = (action: string) => to(`${BASE}/${param('id')}/${action}`);
  return html`<form class="inline" method="post" action="${at('test')}"><button>Send a test</button></form>
<details><summary>Replace the secret, or end it</summary>
<div class="actions"><form class="inline" method="post" action="${at('rotate')}"><button>Make a new signing secret</button></form>
<form class="inline" method="post" action="${at('end')}"><button class="grave">End the subscription</button></form></div>
</details>
`;
}

async function webhookView(visit: Visit, above: Piece): Promise<View> {
  const { api, principal, query, param, to } = visit;
  const trail = [['Webhooks', to(BASE)]] as const;
  if (!principal.scopes.has('webhooks:write')) {
    return { title: 'Webhook', trail, body: needsScope(principal, 'webhooks:write'), status: 403 };
  }
  const id = param('id');
  const page = query.word('page');
  const [webhook, { data, next_page: next }] = await Promise.all([
    api.ask(OPERATIONS.getWebhook, { params: { id } }),
    api.ask(OPERATIONS.listDeliveries, { params: { id }, query: { page } }),
  ]);
  const here = `${BASE}/${id}`;
  return {
    title: 'Webhook',
    trail,
    actions: actions(visit),
    body: [
      above,
      facts([
        ['Address', told(webhook.url)],
        ['Events', eventsOf(webhook)],
        ['Status', badge(webhook.status)],
        ['Reason', webhook.reason === null ? null : told(webhook.reason)],
        ['Created', moment(webhook.created_at)],
        ['Id', html`<code>${webhook.id}</code>`],
      ]),
      html`<h2>Deliveries, newest first</h2>\n`,
      data.length === 0
        ? html`<p>There are none yet.</p>`
        : table(
            'Deliveries, newest first',
            DELIVERIES,
            data.map((delivery) => deliveryRow(delivery, visit)),
          ),
      paging(page === undefined ? null : to(here), next === null ? null : to(here, { page: next })),
    ],
  };
}

function secretNote(secret: string): Html {
  return note(
    'good',
    html`<p>The signing secret, shown this once: <code>${secret}</code></p>
<p>The receiver checks with it that a delivery is from here, as Standard Webhooks has it.</p>`,
  );
}

function testNote({ status, response_status: answer }: Delivery): Html {
  const came = answer === null ? 'nothing was answered' : `it answered ${answer}`;
  return status === 'delivered'
    ? note('good', html`<p>The test was delivered: ${came}.</p>`)
    : note(
        'bad',
        html`<p>The test was not delivered: ${came}. Check that the address is right and can be reached from the service.</p>`,
      );
}

/** Registers the list, the page of one subscription, and the actions of their forms. */
export function webhookPages(pages: Pages): void {
  pages.get(PATH, (visit) => listView(visit, null));
  pages.get(`${PATH}/:id`, (visit) => webhookView(visit, null));

  pages.post(PATH, async (visit) => {
    const { api, form, to } = visit;
    const events = EventKind.options.filter((event) => form.word(event) !== undefined);
    try {
      const made = await api.ask(OPERATIONS.createWebhook, { body: { url: form.word('url') ?? '', events } });
      const body = [
        secretNote(made.secret),
        html`<p><a href="${to(`${BASE}/${made.id}`)}">To the subscription</a></p>`,
      ];
      return { title: 'Subscribed', trail: [['Webhooks', to(BASE)]], body };
    } catch (cause) {
      if (!(cause instanceof Refused) || cause.code === 'E_AUTH_002') throw cause;
      return listView(visit, cause);
    }
  });

  pages.post(`${PATH}/:id/test`, async (visit) =>
    webhookView(visit, testNote(await visit.api.ask(OPERATIONS.testWebhook, { params: { id: visit.param('id') } }))),
  );

  pages.post(`${PATH}/:id/rotate`, async (visit) => {
    const { secret } = await visit.api.ask(OPERATIONS.rotateWebhook, { params: { id: visit.param('id') } });
    return webhookView(visit, secretNote(secret));
  });

  pages.post(`${PATH}/:id/end`, async ({ api, param }) => {
    await api.tell(OPERATIONS.deleteWebhook, { params: { id: param('id') } });
    return { path: BASE };
  });
}
