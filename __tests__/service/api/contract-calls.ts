/** Each call of the contract in a form that succeeds: its path, its body, and the resources that it names. */
import { ENDPOINTS, type Endpoint, type EndpointId } from '../../../src/contract/index.js';
import { type CallOptions, FindingPage, type Harness, readId } from '../harness.js';

const NOBODY = '01jwvzm5g0e04r208104082041';
export const CHANGE = { repo: 'octo/shop', pr: 7 };
const POLICY = { source: 'extends: balanced\n' };
const LIMIT = { per_minute: 60, burst: 20 };
const MINUTE = 60_000;

/** A valid body for each call that has one. */
export const BODIES: Readonly<Partial<Record<EndpointId, unknown>>> = {
  createReview: CHANGE,
  giveEvidence: { files: {} },
  createWebhook: { url: 'https://hooks.example.com/', events: ['review.completed'] },
  patchTenant: { retention_days: 30 },
  putPolicy: POLICY,
  putProviderToken: { token: 'a-token' },
  simulatePolicy: CHANGE,
  lintTicket: { ...CHANGE, pr: undefined, ticket: '#1' },
  receiveGithub: { zen: 'Keep it logically awesome.' },
};
const HEADERS: Readonly<Partial<Record<EndpointId, Readonly<Record<string, string>>>>> = {
  receiveGithub: {
    'x-github-event': 'ping',
    'x-github-delivery': 'd-1',
    'x-hub-signature-256': `sha256=${'0'.repeat(64)}`,
  },
};

/** The ids in paths. */
export interface Names {
  readonly reviews: string;
  readonly findings: string;
  readonly webhooks: string;
  readonly policies: string;
  readonly 'provider-tokens': string;
}
export const UNKNOWN: Names = {
  reviews: `rev_${NOBODY}`,
  findings: `fnd_${NOBODY}`,
  webhooks: `whk_${NOBODY}`,
  policies: 'nobodys',
  'provider-tokens': 'linear',
};

function isKind(kind: string): kind is keyof Names {
  return kind in UNKNOWN;
}

/**
 * Builds the path of a call with the ids inserted.
 * @throws Error if the path has an unknown kind of id
 */
export function buildAddress({ path, query }: Endpoint, names: Names): string {
  const filled = path.replaceAll(/^\/v1\/([\w-]+)\/\{\w+\}/gu, (_, kind: string) => {
    if (!isKind(kind)) throw new Error(`${path} names something new: say what`);
    return `/v1/${kind}/${names[kind]}`;
  });
  if (query === undefined) return filled;
  if ('from' in query.shape) return `${filled}?from=2025-06-01T00:00:00Z&to=2025-07-01T00:00:00Z`;
  if ('head_sha' in query.shape) return `${filled}?repo=octo/shop&head_sha=${'a'.repeat(40)}&kind=coveragepy`;
  return 'review_id' in query.shape ? `${filled}?review_id=${names.reviews}` : filled;
}

export const ALL: readonly (Endpoint & { readonly id: EndpointId })[] = Object.values(ENDPOINTS);
export const GUARDED = ALL.flatMap((operation) =>
  operation.scope === null ? [] : [{ ...operation, scope: operation.scope, name: operation.id }],
);
/** Calls whose path names a resource of a tenant. */
export const NAMING = GUARDED.filter(
  (operation) =>
    !['giveEvidence', 'exportAudit'].includes(operation.id) && buildAddress(operation, UNKNOWN) !== operation.path,
);

/** Creates all resources that calls name (also if they were removed before). */
export async function provide(service: Harness, token?: string): Promise<Names> {
  service.pass(MINUTE);
  const call = async (method: string, path: string, body: unknown) => {
    const answer = await service.call(method, path, { body, ...(token === undefined ? {} : { token }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    return answer;
  };
  await call('PATCH', '/v1/tenant', { rate_limit: LIMIT, default_policy: 'balanced' });
  await call('PUT', '/v1/policies/own', POLICY);
  await call('PUT', '/v1/provider-tokens/github', { token: 'a-token' });
  const webhooks = readId(await call('POST', '/v1/webhooks', BODIES.createWebhook));
  const { id: reviews } = await service.complete();
  const found = FindingPage.parse((await service.call('GET', `/v1/findings?review_id=${reviews}`)).json);
  return { reviews, findings: found.data[0]?.id ?? '', webhooks, policies: 'own', 'provider-tokens': 'github' };
}

/** Removes resources that would exceed a maximum. */
export async function tidy(service: Harness, { webhooks }: Names): Promise<void> {
  await service.call('DELETE', `/v1/webhooks/${webhooks}`);
}

/** Sends a call with a valid body for the given resources. */
export function send(
  service: Harness,
  operation: Endpoint & { readonly id: EndpointId },
  names: Names,
  more: CallOptions = {},
) {
  const body = BODIES[operation.id];
  if (operation.body !== undefined && operation.id !== 'mintToken' && body === undefined)
    throw new Error(`say what body ${operation.id} takes`);
  const { headers } = more;
  return service.call(operation.method.toUpperCase(), buildAddress(operation, names), {
    ...(body === undefined ? {} : { body }),
    ...more,
    headers: { ...HEADERS[operation.id], ...headers },
  });
}
