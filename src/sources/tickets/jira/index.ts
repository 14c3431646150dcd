/** Jira as a ticket system. */
import { ProviderError } from '../../../base/errors.js';
import { JiraToken } from '../../../contract/index.js';
import { defineTicketSystem } from '../system.js';
import { findKeyInPath, parseKey, type TicketId } from '../ticket-id.js';
import { checkBaseUrl } from './address.js';
import { createJiraTickets } from './tickets.js';

const isCloud = ({ hostname }: URL) => hostname.toLowerCase().endsWith('.atlassian.net');

/** Its addresses name an issue in the path, or as `?selectedIssue=SHOP-12`. */
function findIssueKey(url: URL): string | null {
  return findKeyInPath(url) ?? parseKey(url.searchParams.get('selectedIssue') ?? '');
}

/**
 * The key of an issue in the Jira at `base`; null for an address that is elsewhere.
 * @throws ProviderError E_AC_002 for an address of another Jira Cloud, and for one at `base` that is none of an issue
 */
export function resolveJiraIssue(base: URL, { key, url }: TicketId): string | null {
  if (key !== null || url === null) return key;
  if (url.origin !== base.origin) {
    if (!isCloud(url)) return null;
    throw new ProviderError('E_AC_002', `The address is not on ${base.origin}, where the token for Jira belongs.`);
  }
  const found = findIssueKey(url);
  if (found !== null) return found;
  throw new ProviderError('E_AC_002', `The address on ${base.origin} is not that of an issue. Name it: SHOP-12.`);
}

/** Jira as a ticket system: Cloud by its addresses, and any other by the address in the tenant's token. */
export const JIRA = defineTicketSystem({
  name: 'jira',
  title: 'Jira',
  tokenSchema: JiraToken,
  advice: 'For Jira: PUT /v1/provider-tokens/jira with base_url, email and token.',
  checkToken: ({ base_url: text }, allowHost) => {
    const detail = checkBaseUrl(text, allowHost);
    return detail === null ? [] : [{ pointer: '/base_url', detail }];
  },
  matches: ({ key, url }) => {
    if (key !== null) return 'possible';
    if (url === null) return null;
    if (isCloud(url)) return 'certain';
    // A Jira of one's own may be anywhere: its token says where.
    return findIssueKey(url) === null ? null : 'possible';
  },
  open: (token, { connection, allowHost, clock }) => {
    const { base, read } = createJiraTickets({
      baseUrl: token.base_url,
      email: token.email ?? null,
      token: token.token,
      criteriaField: token.criteria_field ?? null,
      allowHost,
      connection,
      clock,
    });
    return { resolve: (id) => resolveJiraIssue(base, id), read };
  },
});
