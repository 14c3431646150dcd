/**
 * What people said on a pull request, and who they are (`PullRequestReview`, `IssueComment` and `Commit` in GitHub's
 * GraphQL documentation; "Collaborators" and "Team members" in its REST documentation).
 */
import * as z from 'zod';
import type { GitHubClient } from '../connection/client.js';
import { isRateLimit, parseAnswer, readStatus } from '../connection/errors.js';
import { splitRepository } from '../connection/repository.js';
import { EDITING, Editing, Event, readEditing, readTime, Time } from './editing.js';
import type { PullRequestRef } from './pulls.js';

/** The most items of a connection that one query may ask for. */
const PAGE = 100;
/** Comments on lines that are read of one review, and authors of one commit. */
const MAX_WITHIN = 30;

/** A bot's login is the App's name here, without the `[bot]` that REST writes and that tells it from a person's. */
const Actor = z.object({ __typename: z.string(), login: z.string().min(1) }).nullable();
const Edited = { lastEditedAt: Time.nullable(), includesCreatedEdit: z.boolean() };
const Said = z.object({ author: Actor, createdAt: Time, body: z.string(), url: z.string(), ...Edited });
const Review = z.object({
  author: Actor,
  state: z.string(),
  commit: z.object({ oid: z.string() }).nullable(),
  authorCanPushToRepository: z.boolean(),
  submittedAt: Time.nullable(),
  body: z.string(),
  url: z.string(),
  comments: z.object({ nodes: z.array(Said) }),
  ...Edited,
});
const Person = z.object({ user: z.object({ login: z.string().min(1) }).nullable() }).nullable();
const Commit = z.object({
  commit: z.object({
    oid: z.string(),
    authors: z.object({ totalCount: z.int(), nodes: z.array(Person) }),
    committer: Person,
  }),
});
const PageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() });

/** A `PullRequestReview`, with its comments on lines. */
export type ReviewNode = z.infer<typeof Review>;

/** A comment: what all that people write has in common. */
export type SaidNode = z.infer<typeof Said>;

/** Who wrote something; null if the account is gone. */
export type ActorNode = z.infer<typeof Actor>;

/** A `PullRequestCommit`: its id, and the accounts of its authors and its committer. */
export type CommitNode = z.infer<typeof Commit>;

const SAID = 'author { __typename login } createdAt lastEditedAt includesCreatedEdit body url';
/** Each list of a pull request that is read page by page. */
const LISTS = {
  reviews: {
    fields: `author { __typename login } state commit { oid } authorCanPushToRepository submittedAt lastEditedAt includesCreatedEdit body url comments(first: ${MAX_WITHIN}) { nodes { ${SAID} } }`,
    node: Review,
  },
  comments: { fields: SAID, node: Said },
  commits: {
    fields: `commit { oid authors(first: ${MAX_WITHIN}) { totalCount nodes { user { login } } } committer { user { login } } }`,
    node: Commit,
  },
} as const;
type ListName = keyof typeof LISTS;

const writeList = (name: ListName, after = '') =>
  `${name}(first: ${PAGE}${after}) { pageInfo { hasNextPage endCursor } nodes { ${LISTS[name].fields} } }`;
const writeQuery = (variables: string, fields: string) =>
  `query ($owner: String!, $name: String!, $number: Int!${variables}) { repository(owner: $owner, name: $name) { pullRequest(number: $number) { ${fields} } } }`;

const RETARGETS =
  'retargets: timelineItems(last: 1, itemTypes: [BASE_REF_CHANGED_EVENT, AUTOMATIC_BASE_CHANGE_SUCCEEDED_EVENT]) { nodes { ... on BaseRefChangedEvent { createdAt } ... on AutomaticBaseChangeSucceededEvent { createdAt } } }';
const FIRST = writeQuery(
  '',
  `${EDITING} ${RETARGETS} ${writeList('reviews')} ${writeList('comments')} ${writeList('commits')}`,
);

const toPage = <S extends z.ZodType>(node: S) => z.object({ pageInfo: PageInfo, nodes: z.array(node.nullable()) });
const toAnswer = <S extends z.ZodType>(pull: S) => z.object({ repository: z.object({ pullRequest: pull }) });
const FirstAnswer = toAnswer(
  Editing.extend({
    retargets: Event,
    reviews: toPage(Review),
    comments: toPage(Said),
    commits: toPage(Commit),
  }),
);

/** A list as far as it was read. */
export interface ReadList<T> {
  readonly nodes: readonly T[];
  /** False if there is more than was asked for, or an item that the token may not see. */
  readonly whole: boolean;
}

/** What a pull request says of people. Times are ISO 8601 UTC. */
export interface PullPeople {
  readonly editedAt?: string | null;
  readonly retargetedAt: string | null;
  readonly reviews: ReadList<ReviewNode>;
  readonly comments: ReadList<SaidNode>;
  readonly commits: ReadList<CommitNode>;
}

/** How many items of each list are read. */
export type PeopleLimits = Readonly<Record<ListName, number>>;

/** Reads what people said: one query, and one more for each further page. @throws what the client throws */
export async function readPullPeople(
  client: GitHubClient,
  { repo, pr }: PullRequestRef,
  limits: PeopleLimits,
  signal: AbortSignal,
): Promise<PullPeople> {
  const { owner, repo: name } = splitRepository(repo);
  const variables = { owner, name, number: pr };
  const ask = (text: string, more: object = {}) =>
    client.query(text, { ...variables, ...more }, { signal, answer: 'list' });
  const pull = parseAnswer(FirstAnswer, await ask(FIRST)).repository.pullRequest;

  async function readRest<S extends z.ZodType>(
    list: ListName,
    node: S,
    first: z.infer<ReturnType<typeof toPage<S>>>,
  ): Promise<ReadList<z.output<S>>> {
    const Page = toAnswer(z.object({ [list]: toPage(node) }));
    const query = writeQuery(', $after: String!', writeList(list, ', after: $after'));
    let page = first;
    const nodes = [...page.nodes];
    while (page.pageInfo.hasNextPage && page.pageInfo.endCursor !== null && nodes.length < limits[list]) {
      const answer = parseAnswer(Page, await ask(query, { after: page.pageInfo.endCursor }));
      const next = answer.repository.pullRequest[list];
      if (next === undefined) break;
      page = next;
      nodes.push(...page.nodes);
    }
    const seen = nodes.filter((one) => one !== null);
    return { nodes: seen, whole: !page.pageInfo.hasNextPage && seen.length === nodes.length };
  }

  return {
    ...readEditing(pull),
    retargetedAt: readTime(pull.retargets),
    reviews: await readRest('reviews', Review, pull.reviews),
    comments: await readRest('comments', Said, pull.comments),
    commits: await readRest('commits', Commit, pull.commits),
  };
}

const Role = z.enum(['none', 'read', 'triage', 'write', 'maintain', 'admin']);
const Permission = z.object({ permission: z.string(), role_name: z.string() });

/**
 * Reads the role of an account in a repository; a role of the organization's own counts as what it stands on. Null if
 * GitHub does not say it to this token, or of this account. @throws what the client throws
 */
export async function readRole(
  client: GitHubClient,
  repo: string,
  login: string,
  signal: AbortSignal,
): Promise<z.infer<typeof Role> | null> {
  const asked = { ...splitRepository(repo), username: login };
  const data = await readUnlessHidden(
    client.request('GET /repos/{owner}/{repo}/collaborators/{username}/permission', asked, { signal }),
    signal,
  );
  if (data === null) return null;
  const { permission, role_name } = parseAnswer(Permission, data);
  return Role.safeParse(role_name).data ?? Role.safeParse(permission).data ?? null;
}

const Member = z.object({ login: z.string().min(1) });
/** Pages of a team that are read, of 100 members each. */
const MAX_TEAM_PAGES = 20;

/**
 * Lists the logins of a team (`@org/team`), those of its child teams too. Null if the token may not see it, if it does
 * not exist, or if it is larger than 2,000. @throws what the client throws
 */
export async function listTeamMembers(
  client: GitHubClient,
  team: string,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const [org = '', team_slug = ''] = team.slice(1).split('/');
  const members: string[] = [];
  for (let page = 1; page <= MAX_TEAM_PAGES; page += 1) {
    const asked = { org, team_slug, per_page: PAGE, page };
    const data = await readUnlessHidden(
      client.request('GET /orgs/{org}/teams/{team_slug}/members', asked, { signal, answer: 'list' }),
      signal,
    );
    if (data === null) return null;
    const logins = parseAnswer(z.array(Member), data).map(({ login }) => login);
    members.push(...logins);
    if (logins.length < PAGE) return members;
  }
  return null;
}

/** Returns the data of an answer; null if GitHub hides it from the token. */
async function readUnlessHidden(asked: Promise<{ readonly data: unknown }>, signal: AbortSignal): Promise<unknown> {
  try {
    return (await asked).data;
  } catch (fault) {
    const status = readStatus(fault);
    if (!signal.aborted && !isRateLimit(fault) && (status === 403 || status === 404)) return null;
    throw fault;
  }
}
