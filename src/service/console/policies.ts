/** The tenant's policies, and the built-in ones of every tenant. */
import { OPERATIONS, type Policy, type RepositoryPolicy } from '../../contract/index.js';
import { BUILT_IN_POLICIES, BuiltInName } from '../../engine/index.js';
import { html, type Piece } from '../../report/index.js';
import { Refused } from './ask.js';
import { facts, moment, needsScope, paging, table, told } from './parts.js';
import { CONSOLE } from './paths.js';
import { sourceLines } from './source.js';
import type { Pages, View, Visit } from './visit.js';

const PATH = '/policies';
/** The path of the page that tries a policy. */
export const TRY_PATH = '/try-policy';

/** How a repository's own policy file may change the tenant's default. */
const OWN_POLICY: Readonly<Record<RepositoryPolicy, string>> = {
  tighten: 'may tighten it, never loosen it',
  override: 'may replace it by their own',
  ignore: 'may not change it',
};

const pathOf = (name: string) => `${CONSOLE}${PATH}/${encodeURIComponent(name)}`;

async function policiesView({ api, principal, query, to }: Visit): Promise<View> {
  const title = 'Policies';
  if (!principal.scopes.has('admin')) return { title, body: needsScope(principal, 'admin'), status: 403 };
  const page = query.word('page');
  const [tenant, { data, next_page: next }] = await Promise.all([
    api.ask(OPERATIONS.getTenant),
    api.ask(OPERATIONS.listPolicies, { query: { page } }),
  ]);
  const isDefault = (name: string): Piece =>
    name === tenant.default_policy ? html` <span class="badge">default</span>` : null;
  const named = (name: string) => html`<a href="${to(pathOf(name))}">${told(name)}</a>${isDefault(name)}`;
  const own = data.map(({ name, created_at, updated_at }) => [named(name), moment(updated_at), moment(created_at)]);
  const others = BuiltInName.options.filter((name) => data.every((policy) => policy.name !== name));
  const known = [...own, ...(page === undefined ? others.map((name) => [named(name), 'built in', '–']) : [])];
  return {
    title,
    actions: html`<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`)}">Check or simulate a policy</a>`,
    body: [
      facts([
        ['Tenant', told(tenant.name)],
        ['Default', told(tenant.default_policy)],
        ['Repositories', OWN_POLICY[tenant.repository_policy]],
      ]),
      table('Policies', [{ title: 'Policy' }, { title: 'Changed' }, { title: 'Created' }], known),
      paging(
        page === undefined ? null : to(`${CONSOLE}${PATH}`),
        next === null ? null : to(`${CONSOLE}${PATH}`, { page: next }),
      ),
    ],
  };
}

/** Returns a policy of the tenant by name, or the built-in one. Rejects like the API if neither exists. */
export async function policyNamed({ api }: Visit, name: string): Promise<Pick<Policy, 'source'> & Partial<Policy>> {
  try {
    return await api.ask(OPERATIONS.getPolicy, { params: { name } });
  } catch (cause) {
    const builtIn = BuiltInName.safeParse(name).data;
    if (builtIn === undefined || !(cause instanceof Refused) || cause.status !== 404) throw cause;
    return { source: BUILT_IN_POLICIES[builtIn] };
  }
}

async function policyView(visit: Visit): Promise<View> {
  const { param, to } = visit;
  const name = param('name');
  const { source, created_at: created, updated_at: updated } = await policyNamed(visit, name);
  return {
    title: name,
    trail: [['Policies', to(`${CONSOLE}${PATH}`)]],
    actions: html`<a class="button" href="${to(`${CONSOLE}${TRY_PATH}`, { policy: name })}">Try a change of it</a>`,
    body: [
      facts([
        ['Kind', updated === undefined ? 'built in' : "the tenant's own"],
        ['Changed', updated === undefined ? null : moment(updated)],
        ['Created', created === undefined ? null : moment(created)],
      ]),
      sourceLines(source),
    ],
  };
}

/** Registers the list and the page of one policy. */
export function policyPages(pages: Pages): void {
  pages.get(PATH, policiesView);
  pages.get(`${PATH}/:name`, policyView);
}
