/** The API as one page, made of its OpenAPI document: no script, nothing loaded, everything in it escaped. */
import { compareText } from '../../../base/order.js';
import { ERRORS } from '../../../contract/index.js';
import { type Html, html, type Page, type Piece, renderPage } from '../../../report/index.js';
import { type ApiDocument, type Call, readDocument } from './document.js';
import { formatCurl } from './examples.js';
import { renderComponent, renderField, renderFields, renderType } from './schema.js';

/** The groups, by the first part of a path. Paths in no group are about the service itself. */
const GROUPS: readonly (readonly [title: string, parts: readonly string[]])[] = [
  ['Access tokens', ['oauth']],
  ['Reviews', ['reviews']],
  ['Findings', ['findings']],
  ['Webhooks', ['webhooks']],
  ['Tenant', ['tenant', 'policies', 'policies:simulate', 'provider-tokens', 'tickets:lint']],
];
const OTHERS = 'About the service';

interface ListedCall {
  readonly path: string;
  readonly method: string;
  readonly call: Call;
}

function findGroup(path: string): string {
  const [part = ''] = path.replace(/^\/(?:v1\/)?/u, '').split('/');
  return GROUPS.find(([, parts]) => parts.includes(part))?.[0] ?? OTHERS;
}

function listCalls(document: ApiDocument): ListedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
}

const buildAnswerKey = (status: string, description: string) => `${status} ${description}`;

/** Collects the responses that all calls have in common; they are described once. */
function findCommonAnswers(calls: readonly ListedCall[]): Map<string, readonly [status: string, description: string]> {
  const [first, ...rest] = calls;
  const has = ({ call }: ListedCall, status: string, description: string) =>
    call.responses[status]?.description === description;
  const faults = Object.entries(first?.call.responses ?? {}).filter(([status]) => Number(status) >= 400);
  return new Map(
    faults
      .filter(([status, { description }]) => rest.every((one) => has(one, status, description)))
      .map(([status, { description }]) => [buildAnswerKey(status, description), [status, description] as const]),
  );
}

function renderAnswer(status: string, { description, headers, content }: Call['responses'][string]): Html {
  const bodies = Object.entries(content)
    .filter(([type]) => type !== 'application/problem+json')
    .map(([type, { schema }]) => html`<div class="type">${type}: ${renderType(schema)}</div>${renderFields(schema)}`);
  const sent = Object.entries(headers).map(
    ([name, header]) => html`<div><code>${name}</code> ${header.description}</div>`,
  );
  return html`<dt><code>${status}</code>${Number(status) >= 400 ? [' ', description] : null}</dt>
<dd>${bodies}${sent}</dd>
`;
}

function renderParameters({ parameters }: Call): Piece {
  const words: Readonly<Record<string, string>> = { path: 'In the path', query: 'In the query', header: 'As headers' };
  return Object.entries(words).map(([place, title]) => {
    const here = parameters.filter((one) => one.in === place);
    if (here.length === 0) return null;
    const fields = here.map(({ name, schema, required }) => renderField(name, schema, required));
    return html`<h4>${title}</h4><dl class="fields">${fields}</dl>`;
  });
}

function renderCall({ path, method, call }: ListedCall, baseUrl: string, common: ReadonlyMap<string, unknown>): Html {
  const scopes = call.security.flatMap((one) => Object.values(one).flat());
  const answers = Object.entries(call.responses).filter(
    ([status, { description }]) => !common.has(buildAnswerKey(status, description)),
  );
  const query = call.parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
  const example = formatCurl({
    baseUrl,
    method,
    path,
    operationId: call.operationId,
    bearer: scopes.length > 0,
    query,
  });
  const scope =
    scopes.length > 0 ? html`Needs a token with the scope <code>${scopes.join(' ')}</code>.` : html`Needs no token.`;
  const bodies = Object.entries(call.requestBody?.content ?? {}).map(
    ([type, { schema }]) =>
      html`<h4>Body, ${type}</h4><p class="type">${renderType(schema)}</p>${renderFields(schema)}`,
  );
  return html`<section id="${call.operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${call.summary}</p>
<p class="soft">${scope}</p>
${renderParameters(call)}${bodies}
<h4>Answers</h4>
<dl>${answers.map(([status, one]) => renderAnswer(status, one))}</dl>
<h4>Example</h4>
<pre tabindex="0"><code>${example}</code></pre>
</section>
`;
}

function renderErrors(common: ReadonlyMap<string, readonly [status: string, description: string]>): Html {
  const codes = Object.entries(ERRORS).map(
    ([code, { status, title }]) =>
      html`<dt><code>${code}</code> <span class="type">${String(status)}</span></dt><dd>${title}</dd>`,
  );
  return html`<section id="errors">
<h2>Errors</h2>
<p>Errors are <code>application/problem+json</code> (RFC 9457); <code>detail</code> says what to do next, <code>instance</code> names the request as <code>X-Request-Id</code> does.</p>
<dl class="fields">${codes}</dl>
<h3>Every call may answer</h3>
<dl>${[...common.values()].map(([status, description]) => html`<dt><code>${status}</code></dt><dd>${description}</dd>`)}</dl>
</section>
`;
}

function renderScopes({ components }: ApiDocument): Html {
  const scopes = Object.values(components.securitySchemes).flatMap(({ flows }) =>
    Object.values(flows).flatMap(({ scopes: all }) => Object.entries(all)),
  );
  return html`<section id="scopes">
<h2>Scopes</h2>
<p>A call needs the one scope that it names; <code>admin</code> implies none of the others.</p>
<dl class="fields">${scopes.map(([scope, text]) => html`<dt><code>${scope}</code></dt><dd>${text}</dd>`)}</dl>
</section>
`;
}

/**
 * Builds the page.
 * @throws Error if the document does not have the needed parts
 */
export function renderDocsPage(openApi: unknown): Page {
  const document = readDocument(openApi);
  const baseUrl = document.servers[0]?.url ?? '';
  const calls = listCalls(document);
  const common = findCommonAnswers(calls);
  const groups = [...GROUPS.map(([title]) => title), OTHERS]
    .map((title) => ({ title, calls: calls.filter(({ path }) => findGroup(path) === title) }))
    .filter((group) => group.calls.length > 0);
  const toElementId = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  const schemas = Object.entries(document.components.schemas).toSorted(([a], [b]) => compareText(a, b));
  const body = html`<a class="skip" href="#calls">To the calls</a>
<header>
<h1>${document.info.title}: the API</h1>
<p>${document.info.description}</p>
<p>The address is <code>${baseUrl}</code>. As a document for programs: <a href="${baseUrl}/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls">
${groups.map(
  (group) => html`<h2><a href="#${toElementId(group.title)}">${group.title}</a></h2>
<ul>${group.calls.map(
    ({ method, path, call }) =>
      html`<li><span class="method">${method}</span> <a href="#${call.operationId}"><code>${path}</code></a></li>`,
  )}</ul>
`,
)}
<p><a href="#scopes">Scopes</a>, <a href="#errors">errors</a>, <a href="#schemas">schemas</a></p>
</nav>
<main id="calls">
${groups.map(
  (group) => html`<section id="${toElementId(group.title)}">
<h2>${group.title}</h2>
${group.calls.map((one) => renderCall(one, baseUrl, common))}
</section>
`,
)}
${renderScopes(document)}
${renderErrors(common)}
<section id="schemas">
<h2>Schemas</h2>
${schemas.map(([name, schema]) => renderComponent(name, schema))}
</section>
</main>`;
  return renderPage({ title: `${document.info.title}: the API`, body });
}
