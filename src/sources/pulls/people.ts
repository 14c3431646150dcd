/** What people said on a pull request, as facts: bounded, and with what could not be read. */
import { ProviderError } from '../../base/errors.js';
import { compareText } from '../../base/order.js';
import { Sha } from '../../contract/index.js';
import type { Account, GivenComment, GivenReview, SaidByPeople } from '../../engine/snapshot.js';
import type { GitHubClient } from '../../github/connection/client.js';
import { explainGitHub, isRateLimit, isTemporary, readReason, readStatus } from '../../github/connection/errors.js';
import {
  type ActorNode,
  type CommitNode,
  listTeamMembers,
  type PullPeople,
  type ReadList,
  type ReviewNode,
  readPullPeople,
  readRole,
  type SaidNode,
} from '../../github/pulls/people.js';
import type { PinnedPeople } from '../provider.js';

/** What is read of a pull request. Beyond it nobody's approval counts, because the last word may be there. */
const LIMITS = { reviews: 500, comments: 1000, commits: 250 } as const;
/** Comments with a command that are kept, the newest. */
const MAX_COMMANDS = 200;
/** Accounts whose role is asked for, and teams whose members are. */
const MAX_ACCOUNTS = 50;
const MAX_TEAMS = 20;

const PERMISSION = 'pull-requests: read';
const COMMAND = /^[ \t]*\/review-gate(?:[ \t]|$)/mu;
/** The name that GitHub shows for a deleted account. */
const DELETED = 'ghost';

/** The pull request whose people are asked for. */
export interface AskedPull {
  readonly repo: string;
  readonly pr: number;
  readonly author: string;
  readonly head: { readonly sha: string };
  readonly requested: readonly string[];
}

/** What people said, and when the pull request's text was changed; the time is absent if GitHub did not say. */
export interface ReadPeople {
  readonly people: PinnedPeople;
  readonly edited_at?: string | null;
}

/**
 * Reads what people said: one call where nobody reviewed. Where GitHub refuses, the review goes on, and nobody's
 * approval counts.
 * @throws ProviderError if the token is not accepted or its rate limit is used up; the signal's reason
 */
export async function readPeople(client: GitHubClient, pull: AskedPull, signal: AbortSignal): Promise<ReadPeople> {
  let said: PullPeople;
  try {
    said = await readPullPeople(client, pull, LIMITS, signal);
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (fault instanceof ProviderError || readStatus(fault) === 401 || isRateLimit(fault)) {
      throw explainGitHub(fault, `reading who reviewed ${pull.repo}#${pull.pr}`, PERMISSION);
    }
    const advice = isTemporary(fault)
      ? 'Run the review again.'
      : `Give the token, or the job's "permissions", "${PERMISSION}" and "contents: read", and run the review again.`;
    const why = `GitHub did not say who reviewed (${readReason(fault)}), so no approval counts. ${advice}`;
    return { people: createUnknown(pull, why) };
  }
  const reviews = said.reviews.nodes.flatMap(toReview).sort((a, b) => compareText(a.submitted_at, b.submitted_at));
  const lines = said.reviews.nodes.flatMap(({ state, comments }) => (state === 'PENDING' ? [] : comments.nodes));
  const comments = [...said.comments.nodes, ...lines]
    .flatMap(toComment)
    .sort((a, b) => compareText(a.created_at, b.created_at));
  const faults = [
    ...describeExcess('reviews', said.reviews, LIMITS.reviews),
    ...describeExcess('comments', said.comments, LIMITS.comments),
    ...describeExcess('commits', said.commits, LIMITS.commits),
    ...(hasCommit(said.commits.nodes, pull.head.sha) ? [] : ['the head moved while it was read; run the review again']),
    ...(said.commits.nodes.some(hasMoreAuthors) ? ['a commit has more co-authors than GitHub lists at once'] : []),
  ];
  const accounts = await readAccounts(client, pull.repo, said, { reviews, comments }, signal);
  return {
    ...(said.editedAt === undefined ? {} : { edited_at: said.editedAt }),
    people: {
      complete: faults.length === 0,
      why: faults.length === 0 ? '' : `Not all that people said could be read: ${faults.join('; ')}.`,
      authors: listAuthors(pull.author, said.commits.nodes),
      accounts,
      retargeted_at: said.retargetedAt,
      reviews,
      comments: comments.slice(-MAX_COMMANDS),
      requested: [...pull.requested],
    },
  };
}

function createUnknown({ author, requested }: AskedPull, why: string): PinnedPeople {
  return {
    complete: false,
    why,
    authors: [author],
    accounts: [],
    reviews: [],
    comments: [],
    requested: [...requested],
  };
}

const isEdited = ({ lastEditedAt, includesCreatedEdit }: Pick<SaidNode, 'lastEditedAt' | 'includesCreatedEdit'>) =>
  lastEditedAt !== null || includesCreatedEdit;
/** Returns whether a text has a line that may be a command; whether it is one, the engine finds out. */
export const mayCommand = (body: string): boolean => COMMAND.test(body);

const keepCommand = (body: string) => (mayCommand(body) ? body : '');

/** Names an account as REST does: an App's with `[bot]`, so that no person can have its name. */
function toAccount(actor: ActorNode): Pick<Account, 'login' | 'kind'> {
  if (actor === null) return { login: DELETED, kind: 'unknown' };
  if (actor.__typename === 'Bot') return { login: `${actor.login}[bot]`, kind: 'bot' };
  return { login: actor.login, kind: actor.__typename === 'User' ? 'user' : 'unknown' };
}

const STATES: Readonly<Record<string, GivenReview['state']>> = {
  APPROVED: 'approved',
  CHANGES_REQUESTED: 'changes_requested',
  COMMENTED: 'commented',
  DISMISSED: 'dismissed',
};

/** A review that is not submitted yet is nobody's word. */
function toReview(node: ReviewNode): GivenReview[] {
  const state = STATES[node.state];
  if (state === undefined || node.submittedAt === null) return [];
  return [
    {
      url: node.url,
      login: toAccount(node.author).login,
      state,
      commit: Sha.safeParse(node.commit?.oid).data ?? null,
      can_push: node.authorCanPushToRepository,
      submitted_at: node.submittedAt,
      edited: isEdited(node),
      body: keepCommand(node.body),
    },
  ];
}

function toComment(node: SaidNode): GivenComment[] {
  const body = keepCommand(node.body);
  if (body === '') return [];
  return [
    { url: node.url, login: toAccount(node.author).login, created_at: node.createdAt, edited: isEdited(node), body },
  ];
}

function describeExcess(name: string, { nodes, whole }: ReadList<unknown>, limit: number): string[] {
  if (whole) return [];
  return nodes.length >= limit
    ? [`it has more than ${limit} ${name}; open a new pull request`]
    : [`some ${name} are hidden from the token`];
}

/** The commits are read after the head. Those of another head, pushed in between, may leave out an author. */
const hasCommit = (commits: readonly CommitNode[], sha: string) => commits.some(({ commit: { oid } }) => oid === sha);
const hasMoreAuthors = ({ commit: { authors } }: CommitNode) => authors.totalCount > authors.nodes.length;

/** Who opened the pull request, and authors, co-authors and committers of its commits; each once, sorted. */
function listAuthors(author: string, commits: readonly CommitNode[]): string[] {
  const named = commits.flatMap(({ commit }) => [...commit.authors.nodes, commit.committer]);
  return [...new Set([author, ...named.flatMap((one) => one?.user?.login ?? [])])].sort();
}

/** Everybody who spoke; the role of people whose word may matter: who approved or wrote a command. */
async function readAccounts(
  client: GitHubClient,
  repo: string,
  said: PullPeople,
  kept: Pick<PinnedPeople, 'reviews' | 'comments'>,
  signal: AbortSignal,
): Promise<Account[]> {
  const speaking = new Set([...kept.reviews, ...kept.comments].map(({ login }) => login));
  const lines = said.reviews.nodes.flatMap(({ author, comments }) => [
    author,
    ...comments.nodes.map((one) => one.author),
  ]);
  const actors = [...lines, ...said.comments.nodes.map(({ author }) => author)].map(toAccount);
  const accounts = new Map(
    actors.filter(({ login }) => speaking.has(login)).map((account) => [account.login, account]),
  );
  const heard = new Set([
    ...kept.reviews.filter(({ state, body }) => state === 'approved' || body !== '').map(({ login }) => login),
    ...kept.comments.map(({ login }) => login),
  ]);
  const asked = [...accounts.values()].filter(({ login, kind }) => kind === 'user' && heard.has(login));
  const roles = new Map<string, Account['role']>();
  for (const { login } of asked.slice(0, MAX_ACCOUNTS)) {
    const doing = `reading the role of ${login} in ${repo}`;
    roles.set(login, await askOrNull(readRole(client, repo, login, signal), doing, signal));
  }
  return [...accounts.values()].map((account) => ({ ...account, role: roles.get(account.login) ?? null }));
}

/** Reads the members of teams; null for each that cannot be read, and for those over the limit. */
export async function readTeams(
  client: GitHubClient,
  names: readonly string[],
  signal: AbortSignal,
): Promise<SaidByPeople['teams']> {
  const teams: SaidByPeople['teams'] = [];
  for (const [at, name] of names.entries()) {
    const asked = at < MAX_TEAMS ? listTeamMembers(client, name, signal) : Promise.resolve(null);
    const members = await askOrNull(asked, `reading the members of ${name}`, signal);
    teams.push({ name, members: members === null ? null : [...members] });
  }
  return teams;
}

/** What GitHub does not tell is unknown; the engine says what that means. @throws ProviderError at a rate limit */
async function askOrNull<T>(asked: Promise<T | null>, doing: string, signal: AbortSignal): Promise<T | null> {
  try {
    return await asked;
  } catch (fault) {
    if (signal.aborted) throw signal.reason;
    if (isRateLimit(fault)) throw explainGitHub(fault, doing, PERMISSION);
    return null;
  }
}
