/** The GraphQL answers of the GitHub stand-in: a pull request, who reviewed it, and the issues that it closes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type FieldArguments, GraphqlSchema, type Value } from '../graphql.js';
import type { Json } from './contract.js';
import { countNodes, MAX_NODES } from './graphql-nodes.js';
import type { Pull, State } from './state.js';

const FILE = join(import.meta.dirname, '../../../../__tests__/stand-ins/github/schema.graphql');
const SCHEMA = new GraphqlSchema(readFileSync(FILE, 'utf8'));
const GraphqlBody = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).default({}) });

/** GitHub's limit for `first` ("Rate limits and query limits for the GraphQL API"). */
const MAX_PAGE = 100;
const PUSHING: readonly unknown[] = ['write', 'maintain', 'admin'];
const BEGINNING = '2025-06-02T12:00:00Z';

/** A connection: the items from `after`, at most `first`. A cursor is the number of items before it. */
const connect =
  (items: readonly Value[]) =>
  ({ first, after }: FieldArguments): Value => {
    if (typeof first !== 'number' || first > MAX_PAGE)
      throw new Error(`'first' must be given, and at most ${MAX_PAGE}`);
    const from = Number(after ?? 0);
    const end = Math.min(items.length, from + first);
    return {
      totalCount: items.length,
      pageInfo: { hasNextPage: end < items.length, endCursor: end === from ? null : String(end) },
      nodes: items.slice(from, end),
    };
  };

/** An account. GraphQL names an App without the `[bot]` that REST writes. */
const toActor = (login: string | null): Value => {
  if (login === null) return null;
  const bot = login.endsWith('[bot]');
  return { __typename: bot ? 'Bot' : 'User', login: bot ? login.slice(0, -'[bot]'.length) : login };
};

const toEvents = (type: string, at: string | undefined): Value[] =>
  at === undefined ? [] : [{ __typename: type, createdAt: at }];
/** Changes of the title, or of the base branch. */
const listEvents = (of: Pick<Pull, 'renamedAt' | 'retargetedAt'> | undefined, base: boolean) =>
  base ? toEvents('BaseRefChangedEvent', of?.retargetedAt) : toEvents('RenamedTitleEvent', of?.renamedAt);

function toIssue(state: State, at: number): Value {
  const issue = state.issues.get(at);
  const [owner = '', name = ''] = state.repo.split('/');
  return {
    number: at,
    title: issue?.title ?? '',
    body: issue?.body ?? '',
    url: `https://github.example/${state.repo}/issues/${at}`,
    state: 'OPEN',
    repository: { nameWithOwner: state.repo, name, owner: { login: owner } },
    lastEditedAt: issue?.lastEditedAt ?? null,
    includesCreatedEdit: issue?.lastEditedAt !== undefined,
    timelineItems: () => ({ nodes: listEvents(issue, false) }),
  };
}

function toPull(state: State, pull: Pull): Value {
  const { number } = pull;
  const link = `https://github.example/${state.repo}/pull/${number}`;
  const author = pull.author ?? 'octocat';
  const closing = (state.closing.get(number) ?? []).map((at) => toIssue(state, at));
  const reviews = state.reviews
    .filter((review) => review.pull === number)
    .map((review, at): Value => {
      const submittedAt = review.submittedAt ?? BEGINNING;
      return {
        author: toActor(review.login),
        state: review.state,
        commit: review.commit === null ? null : { oid: review.commit },
        authorCanPushToRepository: PUSHING.includes(state.roles.get(review.login ?? '')),
        body: review.body ?? '',
        url: `${link}#pullrequestreview-${at + 1}`,
        submittedAt,
        lastEditedAt: review.lastEditedAt ?? null,
        includesCreatedEdit: review.lastEditedAt !== undefined,
        comments: connect(
          (review.comments ?? []).map(({ body, lastEditedAt }, line) => ({
            author: toActor(review.login),
            body,
            url: `${link}#discussion_r${at + 1}${line + 1}`,
            createdAt: submittedAt,
            lastEditedAt: lastEditedAt ?? null,
            includesCreatedEdit: lastEditedAt !== undefined,
          })),
        ),
      };
    });
  const comments = state.comments
    .filter(({ issue }) => issue === number)
    .map(
      (comment): Value => ({
        author: toActor(comment.login ?? 'github-actions[bot]'),
        body: comment.body,
        url: `${link}#issuecomment-${comment.id}`,
        createdAt: comment.createdAt ?? BEGINNING,
        lastEditedAt: comment.lastEditedAt ?? null,
        includesCreatedEdit: comment.lastEditedAt !== undefined,
      }),
    );
  const commits = (state.commits.get(number) ?? [[author]]).map(
    (logins, at): Value => ({
      commit: {
        oid: at === 0 ? pull.head.sha : String(at).padStart(40, '0'),
        authors: connect(logins.map((login) => ({ user: login.endsWith('[bot]') ? null : { login } }))),
        committer: { user: null },
      },
    }),
  );
  return {
    number,
    author: toActor(author),
    headRefOid: pull.head.sha,
    lastEditedAt: pull.lastEditedAt ?? null,
    timelineItems: ({ itemTypes }) => ({ nodes: listEvents(pull, String(itemTypes).includes('BASE')) }),
    includesCreatedEdit: pull.lastEditedAt !== undefined,
    closingIssuesReferences: connect(closing),
    reviews: connect(reviews),
    comments: connect(comments),
    commits: connect(commits),
  };
}

/** Answers a query about the pull request that its variables name; `faults` say what GitHub's schema does not allow. */
export function answerGraphql(state: State, body: Json | undefined): { answer: Json; faults: readonly string[] } {
  const { query, variables } = GraphqlBody.parse(body);
  const [owner = '', name = ''] = state.repo.split('/');
  const repository: Value = {
    nameWithOwner: state.repo,
    name,
    owner: { login: owner },
    pullRequest: ({ number }) => {
      const pull = state.pulls.get(Number(number));
      return pull === undefined ? null : toPull(state, pull);
    },
    issue: ({ number }) => (state.issues.has(Number(number)) ? toIssue(state, Number(number)) : null),
  };
  const { answer, faults } = SCHEMA.answer(query, variables, { repository });
  const nodes = faults.length > 0 ? 0 : countNodes(query);
  return nodes > MAX_NODES
    ? { answer, faults: [`The query asks for up to ${nodes} nodes, and GitHub gives ${MAX_NODES}`] }
    : { answer, faults };
}
