/**
 * Reads issues of Jira as tickets. Cloud: version 3 of its REST API, an account's email and API token. Server and Data
 * Center: version 2, a personal access token. Source: the REST API documentation of each.
 */

import * as z from 'zod';
import { ProviderError } from '../../../base/errors.js';
import { quoteStart } from '../../../base/text.js';
import type { Ticket } from '../../../engine/snapshot.js';
import { runProviderCall } from '../../errors.js';
import { type Connection, callJson, type JsonAnswer } from '../json-call.js';
import type { AllowHost } from '../system.js';
import { parseJiraAddress, resolveBelow } from './address.js';
import { findCriteriaFields, type JiraField } from './criteria-fields.js';
import { createNotJiraError, requireAnswer } from './errors.js';
import { renderField, type TextForm } from './values.js';

/**
 * Maximum length of a ticket in characters: four times Jira's default limit. It is parsed on the event loop, so a
 * larger one would block all other requests.
 */
const MAX_TICKET_CHARACTERS = 128 * 1024;
/** Maximum size of a response with an issue, in bytes: a document is several times larger than its text. */
const MAX_ISSUE_BYTES = 1024 * 1024;
/** How long the list of fields is cached, in milliseconds. */
const FIELDS_KEPT = 5 * 60_000;
const HEADING = '## Acceptance criteria';
const HEADING_LEVEL = 2;

/** A tenant's Jira. */
export interface JiraOptions {
  readonly baseUrl: string;
  /** The email of the account of the API token (Cloud). Null for a personal access token of Server or Data Center. */
  readonly email: string | null;
  readonly token: string;
  /** The field with the criteria, by name or id; null to use the usual names. */
  readonly criteriaField: string | null;
  /** The operator's list of private hosts. */
  readonly allowHost: AllowHost;
  readonly connection: Connection;
  /** Returns milliseconds since the epoch. */
  readonly clock: () => number;
}

/** Reads issues. */
export interface JiraTickets {
  readonly base: URL;
  /**
   * Reads an issue.
   * @throws ProviderError E_AC_002 if there is no such issue for this token; the signal's reason if it is aborted
   */
  read(key: string, signal: AbortSignal): Promise<Ticket>;
}

const Fields = z.array(z.object({ id: z.string(), name: z.string() }).catch({ id: '', name: '' }));
const Issue = z.object({
  key: z.string().regex(/^\S{1,200}$/u),
  fields: z.looseObject({ summary: z.string().nullish() }),
});

/**
 * Creates the reader, without sending a request.
 * @throws ProviderError E_TOK_001 if the address is not allowed
 */
export function createJiraTickets(options: JiraOptions): JiraTickets {
  const { email, token, connection, clock, criteriaField } = options;
  const base = parseJiraAddress(options.baseUrl, options.allowHost);
  const api = email === null ? '/rest/api/2' : '/rest/api/3';
  const form: TextForm = email === null ? 'wiki' : 'plain';
  const authorization =
    email === null ? `Bearer ${token}` : `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
  let kept: { readonly fields: readonly JiraField[]; readonly until: number } | null = null;

  async function get(path: string, doing: string, signal: AbortSignal, maxBytes?: number): Promise<JsonAnswer> {
    const url = resolveBelow(base, `${api}${path}`);
    const answer = await callJson(
      connection,
      { system: 'Jira', doing, method: 'GET', url, headers: { authorization }, maxBytes },
      signal,
    );
    requireAnswer(answer, doing);
    return answer;
  }

  async function listFields(signal: AbortSignal): Promise<readonly JiraField[]> {
    if (kept !== null && kept.until > clock()) return kept.fields;
    const doing = 'listing its fields';
    const parsed = Fields.safeParse((await get('/field', doing, signal)).json);
    if (!parsed.success) throw createNotJiraError(base, doing);
    kept = { fields: parsed.data, until: clock() + FIELDS_KEPT };
    return parsed.data;
  }

  async function findCriteriaIds(signal: AbortSignal): Promise<string[]> {
    if (criteriaField !== null && /^customfield_\d{1,10}$/u.test(criteriaField)) return [criteriaField];
    const ids = findCriteriaFields(await listFields(signal), criteriaField);
    if (criteriaField === null || ids.length > 0) return ids;
    const shown = quoteStart(criteriaField);
    throw new ProviderError(
      'E_AC_002',
      `Jira has no field ${shown}, which should have the criteria. Set the token for Jira again, with another criteria_field or without one.`,
    );
  }

  async function read(key: string, signal: AbortSignal): Promise<Ticket> {
    const ids = await findCriteriaIds(signal);
    const doing = `reading the issue ${key}`;
    const wanted = ['summary', 'description', ...ids].join(',');
    const path = `/issue/${encodeURIComponent(key)}?fields=${encodeURIComponent(wanted)}`;
    const answer = await get(path, doing, signal, MAX_ISSUE_BYTES);
    if (answer.status === 404) {
      throw new ProviderError(
        'E_AC_002',
        `Jira has no issue ${key}, or the token may not see it. Check the key, and that the token's account has "Browse projects" there.`,
      );
    }
    const parsed = Issue.safeParse(answer.json);
    if (!parsed.success) throw createNotJiraError(base, doing);
    // A moved issue is also found by its old key; this is the new one.
    const { key: id, fields: values } = parsed.data;
    return {
      id,
      provider: 'jira',
      url: resolveBelow(base, `/browse/${encodeURIComponent(id)}`).href,
      title: values.summary ?? id,
      body: buildBody(id, values, ids),
      relation: 'requested',
    };
  }

  function buildBody(id: string, values: Readonly<Record<string, unknown>>, ids: readonly string[]): string {
    const tooLong = () =>
      new ProviderError('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
    for (const field of ['description', ...ids]) {
      const value = values[field];
      if (typeof value === 'string' && value.length > MAX_TICKET_CHARACTERS) throw tooLong();
    }
    const description = renderField(values['description'], form, 0);
    const criteria = ids.map((field) => renderField(values[field], form, HEADING_LEVEL)).filter((text) => text !== '');
    const body = [description, ...(criteria.length === 0 ? [] : [`${HEADING}\n`, ...criteria])]
      .filter((text) => text !== '')
      .join('\n');
    if (body.length > MAX_TICKET_CHARACTERS) throw tooLong();
    return body;
  }

  return { base, read: (key, signal) => runProviderCall(signal, () => read(key, signal)) };
}
