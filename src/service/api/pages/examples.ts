/** Example requests for a shell, one for each call. They work as written, except for the token. */
import type { EndpointId } from '../../../contract/index.js';

const JSON_TYPE = 'application/json';

/** Bodies of calls that are valid by the contract's schemas. */
export const BODIES: Readonly<Partial<Record<EndpointId, unknown>>> = {
  createReview: { repo: 'octo/shop', pr: 7, ticket: '#42' },
  createWebhook: { url: 'https://ci.example.com/hooks/review-gate', events: ['review.completed'] },
  patchTenant: { default_policy: 'strict', retention_days: 90 },
  putPolicy: { source: 'extends: balanced' },
  putProviderToken: { token: 'ghp_replace_me' },
  simulatePolicy: { repo: 'octo/shop', pr: 7, policy: 'strict' },
  lintTicket: { text: '## Acceptance criteria\n- The total is rounded to cents' },
  receiveGithub: { action: 'opened' },
};

/** Path and query parameters. */
const VALUES: Readonly<Record<string, string>> = {
  name: 'strict-payments',
  provider: 'github',
  review_id: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
  from: '2026-01-01T00:00:00Z',
  to: '2026-02-01T00:00:00Z',
};
const IDS: Readonly<Record<string, string>> = {
  reviews: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
  findings: 'fnd_01jz8w6q3tfq6b0m3c9d1x7k2n',
  webhooks: 'whk_01jz8w6q3tfq6b0m3c9d1x7k2n',
};

const FORM = [
  '--data-urlencode "grant_type=client_credentials"',
  '--data-urlencode "client_id=$CLIENT_ID"',
  '--data-urlencode "client_secret=$CLIENT_SECRET"',
];

/** `'` ends a quoted string in a shell. */
const quoteShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function fillPath(path: string): string {
  const [resource = ''] = path.replace(/^\/v1\//u, '').split('/');
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => (name === 'id' ? IDS[resource] : VALUES[name]) ?? name);
}

/** What an example is written from: a call as the OpenAPI document has it. */
export interface ExampleOptions {
  readonly baseUrl: string;
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly bearer: boolean;
  /** Names of required query parameters. */
  readonly query: readonly string[];
}

function isKnown(id: string): id is keyof typeof BODIES {
  return Object.hasOwn(BODIES, id);
}

/** Formats the call for curl. The reader sets `$TOKEN`, `$CLIENT_ID` and `$CLIENT_SECRET`. */
export function formatCurl({ baseUrl, method, path, operationId, bearer, query }: ExampleOptions): string {
  const search = new URLSearchParams(query.map((name): [string, string] => [name, VALUES[name] ?? name])).toString();
  const url = `${baseUrl.replace(/\/$/u, '')}${fillPath(path)}${search === '' ? '' : `?${search}`}`;
  const verb = method.toUpperCase();
  const form = path === '/oauth/token' ? FORM : [];
  const body = isKnown(operationId) ? BODIES[operationId] : undefined;
  const parts = [
    ...(verb === 'GET' || form.length > 0 || (verb === 'POST' && body !== undefined) ? [] : [`-X ${verb}`]),
    quoteShell(url),
    ...(bearer ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...form,
    ...(body === undefined ? [] : [`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${quoteShell(JSON.stringify(body))}`]),
  ];
  return `curl ${parts.join(' \\\n  ')}`;
}
