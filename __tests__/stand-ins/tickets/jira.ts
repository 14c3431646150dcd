/**
 * Simulates Jira: `GET /rest/api/3/issue/{key}` and `/field` of Cloud with an account's email and API token, or
 * `/rest/api/2` of Data Center with a personal access token. Responses follow the REST API documentation of each.
 */
import { type TicketAnswer, type TicketFault, type TicketRequest, TicketServer } from './server.js';

export const JIRA_EMAIL = 'gate@shop.example';
export const JIRA_TOKEN = 'ATATT3xFfGF0-a-token-of-the-tests';

/** An issue: its fields by id. */
export type JiraFields = Readonly<Record<string, unknown>>;

export interface JiraOptions {
  readonly kind?: 'cloud' | 'data-center';
  /** The path of Jira on its host: `/jira`. */
  readonly contextPath?: string;
}

const NO_ISSUE: TicketAnswer = {
  status: 404,
  body: { errorMessages: ['Issue does not exist or you do not have permission to see it.'], errors: {} },
};

/** Builds a Jira document of paragraphs. */
export function document(...content: readonly unknown[]): object {
  return { type: 'doc', version: 1, content };
}

/** Builds a paragraph of plain text. */
export function paragraph(text: string): object {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

/** Builds a bullet list of plain text. */
export function bullets(...items: readonly string[]): object {
  return { type: 'bulletList', content: items.map((text) => ({ type: 'listItem', content: [paragraph(text)] })) };
}

export class Jira {
  readonly issues = new Map<string, JiraFields>();
  /** Old keys of moved issues. */
  readonly moved = new Map<string, string>();
  /** Names of custom fields, by id. */
  readonly fieldNames = new Map<string, string>();
  /** The response to wrong credentials: Cloud treats their bearer as an anonymous user. */
  refuses: '401' | 'as a stranger' = '401';
  readonly #server: TicketServer;
  readonly #path: string;

  private constructor(server: TicketServer, path: string) {
    this.#server = server;
    this.#path = path;
  }

  static async start({ kind = 'cloud', contextPath = '' }: JiraOptions = {}): Promise<Jira> {
    let jira: Jira | null = null;
    const server = await TicketServer.start((request) => jira?.answer(request, kind) ?? NO_ISSUE);
    jira = new Jira(server, contextPath);
    return jira;
  }

  get url(): string {
    return `${this.#server.url}${this.#path}`;
  }

  get requests(): readonly TicketRequest[] {
    return this.#server.requests;
  }

  /** Returns the requests of one kind. */
  asked(what: 'issue' | 'field'): readonly TicketRequest[] {
    return this.requests.filter(({ path }) => path.includes(`/${what}`));
  }

  fail(how: TicketFault, times?: number, on?: RegExp): void {
    this.#server.fail(how, times, on);
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  private answer({ method, path, headers }: TicketRequest, kind: 'cloud' | 'data-center'): TicketAnswer {
    const url = new URL(path, this.#server.url);
    const api = `${this.#path}/rest/api/${kind === 'cloud' ? 3 : 2}`;
    const expected =
      kind === 'cloud'
        ? `Basic ${Buffer.from(`${JIRA_EMAIL}:${JIRA_TOKEN}`).toString('base64')}`
        : `Bearer ${JIRA_TOKEN}`;
    if (headers.authorization !== expected) {
      const reason = { 'x-seraph-loginreason': 'AUTHENTICATED_FAILED' };
      if (this.refuses === 'as a stranger') return { ...NO_ISSUE, headers: reason };
      return { status: 401, headers: reason, body: 'Client must be authenticated to access this resource.' };
    }
    if (method !== 'GET' || !url.pathname.startsWith(api)) return { status: 404, body: '<html>Oops</html>' };
    const rest = url.pathname.slice(api.length);
    if (rest === '/field') return { status: 200, body: this.fields() };
    const key = decodeURIComponent(/^\/issue\/([^/]+)$/u.exec(rest)?.[1] ?? '');
    const now = this.moved.get(key) ?? key;
    const fields = this.issues.get(now);
    if (fields === undefined) return NO_ISSUE;
    const wanted = url.searchParams.get('fields')?.split(',') ?? Object.keys(fields);
    const known = wanted.filter((id) => Object.hasOwn(fields, id) || this.fieldNames.has(id));
    const shown = Object.fromEntries(known.map((id) => [id, fields[id] ?? null]));
    return {
      status: 200,
      body: {
        expand: 'renderedFields,names',
        id: '10002',
        self: `${this.url}/rest/api/3/issue/10002`,
        key: now,
        fields: shown,
      },
    };
  }

  private fields(): object[] {
    const system = ['summary', 'description', 'labels'].map((id) => field(id, id, false));
    return [...system, ...[...this.fieldNames].map(([id, name]) => field(id, name, true))];
  }
}

function field(id: string, name: string, custom: boolean): object {
  return {
    id,
    key: id,
    name,
    custom,
    orderable: true,
    navigable: true,
    searchable: true,
    clauseNames: [id],
    schema: { type: 'string' },
  };
}
