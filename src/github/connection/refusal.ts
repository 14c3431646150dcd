/** What GitHub itself says of a call that it refuses. */
import * as z from 'zod';
import { MAX_QUOTED_CHARACTERS, quoteStart } from '../../base/text.js';

const Said = z.looseObject({ message: z.string().min(1) });
/** What is wrong in detail, for 422. */
const Detail = z.union([z.string(), Said.transform(({ message }) => message)]);
/** The error of octokit: for REST the body of the answer, for GraphQL the errors of it. */
const Refused = z.looseObject({
  response: z.looseObject({ data: Said.extend({ errors: z.array(Detail).catch([]).default([]) }) }),
});
const GraphqlErrors = z.array(Said.extend({ type: z.string().nullish() })).min(1);
const GraphqlRefused = z.union([
  z.looseObject({ errors: GraphqlErrors }),
  // The throttling plugin's own form of a rate limit.
  z.looseObject({ data: z.looseObject({ errors: GraphqlErrors }) }).transform(({ data }) => data),
]);
const Limited = z.looseObject({
  response: z.looseObject({ headers: z.record(z.string(), z.unknown()) }),
});

/** Returns GitHub's words, on one line; null if it gave none, as a page of a proxy does. */
export function readRefusal(fault: unknown): string | null {
  const graphql = GraphqlRefused.safeParse(fault).data?.errors[0]?.message;
  const rest = Refused.safeParse(fault).data?.response.data;
  const said = graphql ?? (rest && [rest.message, ...rest.errors].join(': '));
  return said === undefined ? null : said.replaceAll(/\s+/gu, ' ').trim().slice(0, MAX_QUOTED_CHARACTERS);
}

/** Returns GitHub's words to stand behind a clause: `: "Repository access blocked"`; empty if there are none. */
export function quoteRefusal(fault: unknown): string {
  const said = readRefusal(fault);
  return said === null ? '' : `: ${quoteStart(said.replace(/\.$/u, ''))}`;
}

/** Returns true for the rate limit of GraphQL, which GitHub answers with 200. */
export function isGraphqlRateLimit(fault: unknown): boolean {
  return GraphqlRefused.safeParse(fault).data?.errors.some(({ type }) => type === 'RATE_LIMITED') ?? false;
}

/**
 * Describes a rate limit: a token's requests in an hour are used up, or it sent too many at a time ("Rate limits for the
 * REST API": primary and secondary).
 */
export function describeLimit(fault: unknown, doing: string): string {
  const headers = Limited.safeParse(fault).data?.response.headers ?? {};
  const wait = Number(headers['retry-after']);
  if (wait > 0) {
    return `GitHub asks for fewer requests at a time (secondary rate limit, while ${doing}). Try again in ${wait} s.`;
  }
  const reset = Number(headers['x-ratelimit-reset']) * 1000;
  const until = headers['x-ratelimit-remaining'] === '0' && reset > 0 ? `, until ${formatReset(reset)}` : '';
  return `The token's rate limit at GitHub is used up (while ${doing})${until}. Try again later, or use a token with a higher limit.`;
}

const formatReset = (milliseconds: number) =>
  `${new Date(milliseconds).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
