/** The tenant's policies, and the built-in ones of every tenant. */
import { ENDPOINTS, type Policy, type RepositoryPolicy } from '../../../contract/index.js';
import { BUILT_IN_POLICIES, BuiltInName } from '../../../engine/index.js';
import { html, type Piece } from '../../../report/index.js';
import { ApiError } from '../api.js';
import type { PageRegistry, PageRequest, View } from '../page-registry.js';
import {
  NOTHING,
  renderFacts,
  renderMissingScope,
  renderPaging,
  renderTable,
  renderText,
  renderTimestamp,
} from '../parts/parts.js';
import { renderSourceLines } from '../parts/source.js';
import { CONSOLE } from '../paths.js';

const PATH = '/policies';
/** The path of the page that tries a policy. */
export const TRY_PATH = '/try-policy';

/** How a repository's own policy file may change the tenant's default. */
const OWN_POLICY: Readonly<Record<RepositoryPolicy, string>> = {
  tighten: 'may tighten it, never loosen it',
  override: 'may replace it by their own',
  ignore: 'may not change it',
};

const buildPolicyPath = (name: string) => `${CONSOLE}${PATH}/${encodeURIComponent(name)}`;

async function buildPoliciesView({ api, principal, query, to }: PageRequest): Promise<View> {
  const title = 'Policies';
  if (!principal.scopes.has('admin')) return { title, body: renderMissingScope(principal, 'admin'), status: 403 };
  const page = query.word('page');
  const [tenant, { data, next_page: next }] = await Promise.all([
    api.ask(ENDPOINTS.getTenant),
    api.ask(ENDPOINTS.listPolicies, { query: { page } }),
  ]);
  const isDefault = (name: string): Piece =>
    name === tenant.default_policy ? html` <span class="badge">default</span>` : null;
  const named = (name: string) =>
    html`<a href="${to(buildPolicyPath(name))}">${renderText(name)}</a>${isDefault(name)}`;
  const own = data.map(({ name, created_at, updated_at }) => [
    named(name),
    renderTimestamp(updated_at),
    renderTimestamp(created_at),
  ]);
  const others = BuiltInName.options.filter((name) => data.every((policy) => policy.name !== name));
  const known = [
    ...own,
    ...(page === undefined ? others.map((name) => [named(name), 'never (built in)', NOTHING]) : []),
  ];
  return {
    title,
    actions: html`<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`)}">Try a policy</a>`,
    body: [
      renderFacts([
        ['Tenant', renderText(tenant.name)],
        ['Default', renderText(tenant.default_policy)],
        ['Repositories', OWN_POLICY[tenant.repository_policy]],
      ]),
      renderTable('Policies', [{ title: 'Policy' }, { title: 'Changed' }, { title: 'Created' }], known),
      renderPaging(
        page === undefined ? null : to(`${CONSOLE}${PATH}`),
        next === null ? null : to(`${CONSOLE}${PATH}`, { page: next }),
      ),
    ],
  };
}

/** Returns a policy of the tenant by name, or the built-in one. Rejects like the API if neither exists. */
export async function fetchPolicy(
  { api }: PageRequest,
  name: string,
): Promise<Pick<Policy, 'source'> & Partial<Policy>> {
  try {
    return await api.ask(ENDPOINTS.getPolicy, { params: { name } });
  } catch (cause) {
    const builtIn = BuiltInName.safeParse(name).data;
    if (builtIn === undefined || !(cause instanceof ApiError) || cause.status !== 404) throw cause;
    return { source: BUILT_IN_POLICIES[builtIn] };
  }
}

async function buildPolicyView(visit: PageRequest): Promise<View> {
  const { param, to } = visit;
  const name = param('name');
  const { source, created_at: created, updated_at: updated } = await fetchPolicy(visit, name);
  return {
    title: name,
    trail: [['Policies', to(`${CONSOLE}${PATH}`)]],
    actions: html`<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`, { policy: name })}">Try a change</a>`,
    body: [
      renderFacts([
        ['Kind', updated === undefined ? 'built in' : "the tenant's own"],
        ['Changed', updated === undefined ? null : renderTimestamp(updated)],
        ['Created', created === undefined ? null : renderTimestamp(created)],
      ]),
      renderSourceLines(source),
    ],
  };
}

/** Registers the list and the page of one policy. */
export function registerPolicyPages(pages: PageRegistry): void {
  pages.get(PATH, buildPoliciesView);
  pages.get(`${PATH}/:name`, buildPolicyView);
}
