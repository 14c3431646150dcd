/** Issues of Linear as tickets, over its GraphQL API. Source: https://linear.app/developers/graphql. */
import * as z from 'zod';
import { ProviderError } from '../../base/errors.js';
import { LinearToken } from '../../contract/index.js';
import type { Ticket } from '../../engine/snapshot.js';
import { runProviderCall } from '../errors.js';
import { type Connection, callJson, createRateLimitError, type JsonAnswer } from './json-call.js';
import { escapeHtml } from './markdown/inline.js';
import { defineTicketSystem } from './system.js';
import { findKeyInPath } from './ticket-id.js';

/** The same address for all tenants (Linear's documentation, "Getting started"). */
const LINEAR_API = 'https://api.linear.app/graphql';

/** Size limit of a ticket, in characters, as for Jira: parsing it blocks the event loop. */
const MAX_TICKET_CHARACTERS = 128 * 1024;

const QUERY = 'query Issue($id: String!) { issue(id: $id) { identifier title description url } }';

/** A tenant's access to Linear. */
export interface LinearOptions {
  /** A personal API key, `lin_api_…`, or an OAuth access token. */
  readonly token: string;
  readonly apiUrl: string;
  readonly connection: Connection;
}

/** Reads issues. */
export interface LinearTickets {
  /** @throws ProviderError: E_AC_002 if this token sees no such issue; the signal's reason */
  read(id: string, signal: AbortSignal): Promise<Ticket>;
}

const Answer = z.object({
  data: z
    .object({
      issue: z
        .object({
          identifier: z.string().regex(/^\S{1,200}$/u),
          title: z.string(),
          description: z.string().nullish(),
          url: z.string(),
        })
        .nullish(),
    })
    .nullish(),
  errors: z
    .array(
      z.object({
        message: z.string().catch(''),
        extensions: z.object({ code: z.string().catch(''), type: z.string().catch('') }).catch({ code: '', type: '' }),
      }),
    )
    .catch([]),
});

const PERMISSION = 'It must be able to read the issue (scope "read"), in the workspace and team of the issue.';

/** Creates the reader; sends no request yet. */
export function createLinearTickets({ token, apiUrl, connection }: LinearOptions): LinearTickets {
  // API keys are sent without a scheme; OAuth tokens are bearer tokens.
  const authorization = token.startsWith('lin_api_') ? token : `Bearer ${token.replace(/^Bearer\s+/iu, '')}`;

  async function read(id: string, signal: AbortSignal): Promise<Ticket> {
    const doing = `reading the issue ${id}`;
    const answer = await callJson(
      connection,
      {
        system: 'Linear',
        doing,
        method: 'POST',
        url: new URL(apiUrl),
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ query: QUERY, variables: { id } }),
      },
      signal,
    );
    const parsed = Answer.safeParse(answer.json);
    requireAnswer(answer, parsed.success ? parsed.data.errors : [], doing);
    const issue = parsed.data?.data?.issue;
    if (!parsed.success || issue === undefined) {
      throw new ProviderError('E_UP_001', `Linear answered with something else than an issue while ${doing}.`);
    }
    if (issue === null) throw createNotFoundError(id);
    const body = convertFolds(issue.description ?? '');
    if (body.length > MAX_TICKET_CHARACTERS) {
      throw new ProviderError('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
    }
    return {
      id: issue.identifier,
      provider: 'linear',
      url: issue.url,
      title: issue.title,
      body,
      relation: 'requested',
    };
  }

  function requireAnswer({ status }: JsonAnswer, errors: z.infer<typeof Answer>['errors'], doing: string): void {
    const said = errors.map(({ message, extensions }) => ({
      message,
      words: `${extensions.code} ${extensions.type}`.toUpperCase().replaceAll(/[ _]/gu, ''),
    }));
    const is = (pattern: RegExp) => said.some(({ words }) => pattern.test(words));
    if (is(/RATELIMITED/u)) throw createRateLimitError('Linear', doing);
    if (status === 401 || is(/AUTHENTICATIONERROR|UNAUTHENTICATED/u)) {
      throw new ProviderError(
        'E_TOK_001',
        `Linear does not accept the token (while ${doing}). Set it again. ${PERMISSION}`,
      );
    }
    if (status === 403 || is(/FORBIDDEN|FEATURENOTACCESSIBLE/u)) {
      throw new ProviderError('E_TOK_001', `Linear refuses the token (while ${doing}). ${PERMISSION}`);
    }
    if (status >= 300 && status < 400) {
      throw new ProviderError('E_UP_001', `Linear answered with a redirect while ${doing}. It is not followed.`);
    }
    const missing = said.some(
      ({ message, words }) => /ENTITYNOTFOUND/u.test(words) || /not found|could not find/iu.test(message),
    );
    if (missing) throw createNotFoundError(doing.replace('reading the issue ', ''));
    if (is(/INTERNAL|NETWORK|BOOTSTRAP|LOCKTIMEOUT/u)) {
      throw new ProviderError('E_UP_001', `Linear failed while ${doing}. Try again.`, true);
    }
    if (status >= 400 || said.length > 0) {
      throw new ProviderError('E_UP_001', `Linear refused the request (${status}) while ${doing}.`);
    }
  }

  return { read: (id, signal) => runProviderCall(signal, () => read(id, signal)) };
}

/** Linear as a ticket system. All workspaces have one API, so the token alone says which one is read. */
export const LINEAR = defineTicketSystem({
  name: 'linear',
  title: 'Linear',
  tokenSchema: LinearToken,
  advice: 'For Linear: PUT /v1/provider-tokens/linear with a token.',
  matches: ({ key, url }) => {
    if (key !== null) return 'possible';
    if (url?.hostname.toLowerCase() !== 'linear.app') return null;
    // `https://linear.app/<workspace>/issue/ENG-123/<title>`.
    if (findKeyInPath(url) !== null) return 'certain';
    const text = 'The address on linear.app is not that of an issue. Name the issue: ENG-123.';
    throw new ProviderError('E_AC_002', text);
  },
  open: ({ token }, { connection }) => ({
    resolve: ({ key, url }) => key ?? (url === null ? null : findKeyInPath(url)),
    ...createLinearTickets({ token, apiUrl: LINEAR_API, connection }),
  }),
});

function createNotFoundError(id: string): ProviderError {
  return new ProviderError(
    'E_AC_002',
    `Linear has no issue ${id}, or the token may not see it. Check the id, and that the token belongs to its workspace.`,
  );
}

/**
 * Converts folding sections, `+++ Title` to `+++`, to those of HTML, which end where the section ends; the rest is
 * Markdown already. Code is not changed.
 */
function convertFolds(text: string): string {
  let fence: string | null = null;
  let open = false;
  return text
    .split(/\r\n|\n|\r/u)
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1];
      if (fence !== null) {
        if (mark?.startsWith(fence) === true) fence = null;
        return line;
      }
      fence = mark ?? null;
      const fold = /^\+{3}(?:\s+(.*))?$/u.exec(line);
      if (fold === null) return line;
      const title = fold[1]?.trim() ?? '';
      const closes = title === '' && open;
      open = title !== '' || (open && !closes);
      return title === '' ? (closes ? '</details>\n' : '') : `<details><summary>${escapeHtml(title)}</summary>\n`;
    })
    .join('\n');
}
