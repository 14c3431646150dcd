/** Plays Linear's GraphQL API: `issue(id)`, API keys and OAuth tokens, and its errors as its documentation and its SDK have them. */
import type { Dispatcher } from 'undici';
import { z } from 'zod';
import { GraphqlSchema } from '../graphql.js';
import { type TicketAnswer, type TicketFault, type TicketRequest, TicketServer } from './server.js';

export const LINEAR_KEY = 'lin_api_aKeyOfTheTests';
const LINEAR_ORIGIN = 'https://api.linear.app';
export const LINEAR_OAUTH = 'an-oauth-token-of-the-tests';

interface LinearIssue {
  readonly identifier: string;
  readonly title: string;
  readonly description: string | null;
}

/** The part of Linear's schema that is used, as its SDK (npm `@linear/sdk` 98.0.0) has it. */
const SCHEMA = new GraphqlSchema(`
  type Query { issue(id: String!): Issue! }
  type Issue { id: ID! identifier: String! title: String! description: String url: String! }
`);
const Body = z.object({ query: z.string(), variables: z.object({ id: z.string() }) });

/** Builds an error as Linear returns it; most have status 400, whatever their kind. */
export function linearError(code: string, type: string, message: string, status = 400): TicketAnswer {
  const extensions = { type, code, statusCode: status, userError: true, userPresentableMessage: message };
  return {
    status,
    body: { errors: [{ message, path: ['issue'], locations: [{ line: 1, column: 1 }], extensions }], data: null },
  };
}

export const LINEAR_RATE_LIMITED = linearError(
  'RATELIMITED',
  'ratelimited',
  'Rate limit exceeded. Only 1500 requests are allowed per 1 hour',
);
const UNAUTHENTICATED = linearError(
  'AUTHENTICATION_ERROR',
  'authentication error',
  'Authentication required, not authenticated',
  401,
);
const NO_ISSUE = linearError('INPUT_ERROR', 'invalid input', 'Entity not found: Issue');

export class Linear {
  /** By identifier. */
  readonly issues = new Map<string, LinearIssue>();
  /** Identifiers of an issue from before it moved to another team. */
  readonly moved = new Map<string, string>();
  readonly #server: TicketServer;

  private constructor(server: TicketServer) {
    this.#server = server;
  }

  static async start(): Promise<Linear> {
    let linear: Linear | null = null;
    const server = await TicketServer.start((request) => linear?.answer(request) ?? NO_ISSUE);
    linear = new Linear(server);
    return linear;
  }

  get apiUrl(): string {
    return `${this.#server.url}/graphql`;
  }

  /** Sends what is for Linear's own address here, and everything else as it is. */
  redirect(dispatcher: Dispatcher): Dispatcher {
    return dispatcher.compose(
      (dispatch) => (options, handler) =>
        dispatch(options.origin === LINEAR_ORIGIN ? { ...options, origin: this.#server.url } : options, handler),
    );
  }

  get requests(): readonly TicketRequest[] {
    return this.#server.requests;
  }

  fail(how: TicketFault, times?: number): void {
    this.#server.fail(how, times);
  }

  close(): Promise<void> {
    return this.#server.close();
  }

  private answer({ method, path, headers, body }: TicketRequest): TicketAnswer {
    if (method !== 'POST' || path !== '/graphql') return { status: 404, body: 'Not Found' };
    // A key is sent without "Bearer"; with it, it is refused.
    if (![LINEAR_KEY, `Bearer ${LINEAR_OAUTH}`].includes(headers.authorization ?? '')) return UNAUTHENTICATED;
    const { query, variables } = Body.parse(JSON.parse(body));
    const found = this.issues.get(this.moved.get(variables.id) ?? variables.id);
    if (found === undefined) return NO_ISSUE;
    const url = `https://linear.app/shop/issue/${found.identifier}/a-title`;
    const issue = { id: '9cfb482a-81e3-4154-b5b9-2c805e70a02d', ...found, url };
    const { answer, faults } = SCHEMA.answer(query, variables, { issue });
    const [fault] = faults;
    return fault === undefined
      ? { status: 200, body: answer }
      : linearError('GRAPHQL_VALIDATION_FAILED', 'graphql error', fault);
  }
}
