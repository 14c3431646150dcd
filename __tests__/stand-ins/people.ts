/** What people said on a pull request, for tests of the engine: omitted fields get defaults. */
import type { Account, GivenComment, GivenReview, SaidByPeople, SeenHead } from '../../src/engine/said-by-people.js';

/** What a test says of people. Everybody who speaks has an account; a user with the role `write` unless it says more. */
export interface PeopleSpec extends Partial<Omit<SaidByPeople, 'accounts' | 'reviews' | 'comments' | 'seen'>> {
  /** Accounts in addition to those of the reviews and comments, or instead of their defaults. */
  readonly accounts?: readonly (Pick<Account, 'login'> & Partial<Account>)[];
  /** An approval of the head by default. `can_push` follows the role. */
  readonly reviews?: readonly (Pick<GivenReview, 'login'> & Partial<GivenReview>)[];
  readonly comments?: readonly (Pick<GivenComment, 'login' | 'body'> & Partial<GivenComment>)[];
  readonly seen?: readonly (Pick<SeenHead, 'sha'> & Partial<SeenHead>)[];
}

/** The tree of the head, unless the test names one. */
export const HEAD_TREE = 'e'.repeat(40);

const PUSHING: readonly Account['role'][] = ['write', 'maintain', 'admin'];
const writeMinute = (at: number) => new Date(Date.UTC(2025, 5, 2, 12, at)).toISOString();

/** Builds what people said. `head`: the commit of the pull request; `author`: who opened it. */
export function buildPeople(spec: PeopleSpec, head: string, author: string): SaidByPeople {
  const { accounts = [], reviews = [], comments = [], seen = [], ...rest } = spec;
  const speakers = new Set([...accounts, ...reviews, ...comments].map(({ login }) => login));
  const all = [...speakers].map((login): Account => {
    const kind = login.endsWith('[bot]') ? 'bot' : 'user';
    return { login, kind, role: 'write', ...accounts.find((account) => account.login === login) };
  });
  const mayPush = (login: string) => PUSHING.includes(all.find((account) => account.login === login)?.role ?? null);
  const name = (kind: string, at: number) => `https://github.example/octo/shop/pull/7#${kind}-${at + 1}`;
  return {
    complete: true,
    why: '',
    head_tree: HEAD_TREE,
    authors: [author],
    accounts: all,
    reviews: reviews.map((given, at) => ({
      url: name('pullrequestreview', at),
      state: 'approved',
      commit: head,
      can_push: mayPush(given.login),
      submitted_at: writeMinute(at),
      edited: false,
      body: '',
      ...given,
    })),
    comments: comments.map((given, at) => ({
      url: name('issuecomment', at),
      created_at: writeMinute(reviews.length + at),
      edited: false,
      ...given,
    })),
    requested: [],
    teams: [],
    seen: seen.map((given) => ({ tree: null, since: [], before: [], rebased: [], ...given })),
    ...rest,
  };
}
