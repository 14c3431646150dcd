/** What each event of GitHub starts: by event, action, sender and state. */
import { describe, expect, it } from '@jest/globals';
import { interpretEvent } from '../../../src/service/webhooks/github/event.js';
import { countsForApp } from '../../../src/service/webhooks/github/event-action.js';
import {
  BASE,
  checkRunEvent,
  checkSuiteEvent,
  HEAD,
  issueCommentEvent,
  lineCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  reviewEvent,
} from '../../stand-ins/github/deliveries.js';

const SIGN = '/review-gate sign AC4 because I tried it';
const STICKY = `<!-- review-gate: Review%20Gate -->\n### Closed\n\n\`\`\`\n${SIGN}\n\`\`\``;
const OWN_APP = { id: 12, client_id: 'Iv1.own', slug: 'our-gate' };

const pull = (app: unknown = null) => ({ kind: 'pull', repo: 'octo/shop', pr: 7, app });
const check = { kind: 'check', repo: 'octo/shop', pr: 7, headSha: HEAD, app: expect.anything() };
const QUEUE = 'd'.repeat(40);
const queue = (wish: object) => ({ kind: 'queue', repo: 'octo/shop', headSha: QUEUE, wish });
const closed = (...pulls: readonly object[]) =>
  expect.objectContaining({ kind: 'closed', pulls, why: expect.stringMatching(/^The .*\.$/u) });
const ignored = expect.objectContaining({ kind: 'ignored', why: expect.stringMatching(/\.$/u) });

describe('an event', () => {
  it.each<[string, string, unknown, unknown]>([
    ['an approval', 'pull_request_review', reviewEvent({ state: 'approved' }), pull()],
    ['an approval of a fork', 'pull_request_review', reviewEvent({ state: 'approved', headRepo: 'ada/shop' }), pull()],
    ['changes requested', 'pull_request_review', reviewEvent({ state: 'changes_requested' }), pull()],
    ['a dismissal', 'pull_request_review', reviewEvent({ action: 'dismissed', state: 'dismissed' }), pull()],
    ['an approval whose text was edited', 'pull_request_review', reviewEvent({ action: 'edited' }), pull()],
    ['a review that signs', 'pull_request_review', reviewEvent({ state: 'commented', body: SIGN }), pull()],
    [
      'a review that signed',
      'pull_request_review',
      reviewEvent({ action: 'edited', state: 'commented', body: 'no', from: SIGN }),
      pull(),
    ],
    ['a review that only comments', 'pull_request_review', reviewEvent({ state: 'commented', body: 'Nice.' }), ignored],
    ['a review without a text', 'pull_request_review', reviewEvent({ state: 'commented', body: null }), ignored],
    ['an approval of a draft', 'pull_request_review', reviewEvent({ draft: true }), ignored],
    ['an approval of a closed one', 'pull_request_review', reviewEvent({ prState: 'closed' }), ignored],
    ['an action on a review that is not known', 'pull_request_review', reviewEvent({ action: 'teleported' }), ignored],

    ['a comment that signs', 'issue_comment', issueCommentEvent({ body: `I did.\r\n${SIGN}` }), pull()],
    ['a comment that asks', 'issue_comment', issueCommentEvent({ body: '/review-gate status' }), pull()],
    ['a comment that signed', 'issue_comment', issueCommentEvent({ action: 'edited', body: 'x', from: SIGN }), pull()],
    [
      'a comment that signs now',
      'issue_comment',
      issueCommentEvent({ action: 'edited', body: SIGN, from: 'x' }),
      pull(),
    ],
    ['a deleted comment that signed', 'issue_comment', issueCommentEvent({ action: 'deleted', body: SIGN }), pull()],
    [
      'a deleted comment without a command',
      'issue_comment',
      issueCommentEvent({ action: 'deleted', body: 'x' }),
      ignored,
    ],
    [
      'a comment without a command',
      'issue_comment',
      issueCommentEvent({ body: 'What does /review-gate do?' }),
      ignored,
    ],
    ['a comment about another command', 'issue_comment', issueCommentEvent({ body: '/review-gateway up' }), ignored],
    ['a comment without a text', 'issue_comment', issueCommentEvent({ body: null }), ignored],
    ['a comment on an issue', 'issue_comment', issueCommentEvent({ body: SIGN, onIssue: true }), ignored],
    ['a comment on a draft', 'issue_comment', issueCommentEvent({ body: SIGN, draft: true }), ignored],
    ['a comment on a closed one', 'issue_comment', issueCommentEvent({ body: SIGN, prState: 'closed' }), ignored],
    [
      "the gate's own comment",
      'issue_comment',
      issueCommentEvent({ body: STICKY, by: 'github-actions[bot]' }),
      ignored,
    ],
    [
      "the gate's own comment, edited",
      'issue_comment',
      issueCommentEvent({ action: 'edited', body: STICKY, from: STICKY, by: 'github-actions[bot]' }),
      ignored,
    ],
    ["a person's comment that looks like the gate's", 'issue_comment', issueCommentEvent({ body: STICKY }), pull()],
    ["a bot's comment that signs", 'issue_comment', issueCommentEvent({ body: SIGN, by: 'renovate[bot]' }), pull()],

    [
      'a comment on lines that vouches',
      'pull_request_review_comment',
      lineCommentEvent({ body: '/review-gate vouch a.ts because it is fine' }),
      pull(),
    ],
    [
      'a comment on lines without a command',
      'pull_request_review_comment',
      lineCommentEvent({ body: 'Why?' }),
      ignored,
    ],
    [
      'a deleted comment on lines that vouched',
      'pull_request_review_comment',
      lineCommentEvent({ action: 'deleted', body: SIGN }),
      pull(),
    ],

    ['the button', 'check_run', checkRunEvent({ identifier: 're-review' }), check],
    ['the button, of a fork', 'check_run', checkRunEvent({ identifier: 're-review', pulls: [] }), check],
    ['a button that there is not', 'check_run', checkRunEvent({ identifier: 'sign-AC4' }), ignored],
    ['another run, asked for by a person', 'check_run', checkRunEvent({ action: 'rerequested' }), check],
    [
      'another run, asked for by the App',
      'check_run',
      checkRunEvent({ action: 'rerequested', by: 'our-gate[bot]' }),
      ignored,
    ],
    ['a check run that was made', 'check_run', checkRunEvent({ action: 'created' }), ignored],
    ['a check run that ended', 'check_run', checkRunEvent({ action: 'completed' }), ignored],
    [
      'the button on a check run of another kind',
      'check_run',
      checkRunEvent({ identifier: 're-review', externalId: 'ci:42' }),
      ignored,
    ],
    [
      'all checks again',
      'check_suite',
      checkSuiteEvent({ action: 'rerequested' }),
      { kind: 'head', repo: 'octo/shop', headSha: HEAD, app: expect.anything() },
    ],
    [
      'all checks again, by the App',
      'check_suite',
      checkSuiteEvent({ action: 'rerequested', by: 'our-gate[bot]' }),
      ignored,
    ],
    ['a suite that was requested', 'check_suite', checkSuiteEvent({ action: 'requested' }), ignored],
    ...['deleted', 'archived'].map((action): [string, string, unknown, unknown] => [
      `a repository that is ${action}`,
      'repository',
      { ...pullRequestEvent(), action },
      closed({ repo: 'octo/shop', pr: null }),
    ]),
    ['a repository that is made private', 'repository', { ...pullRequestEvent(), action: 'privatized' }, ignored],
    ['an App that is suspended', 'installation', { action: 'suspend' }, ignored],
    ['new permissions', 'installation', { action: 'new_permissions_accepted' }, ignored],
    ['an App that is uninstalled without a list', 'installation', { action: 'deleted' }, closed()],
    [
      'repositories that are added',
      'installation_repositories',
      { action: 'added', repositories_removed: [] },
      ignored,
    ],
    [
      'a draft again',
      'pull_request',
      pullRequestEvent({ action: 'converted_to_draft', draft: true }),
      closed({ repo: 'octo/shop', pr: 7 }),
    ],
    [
      'a repository whose owner of before is gone',
      'repository',
      { ...pullRequestEvent(), action: 'transferred', changes: { owner: { from: { user: null } } } },
      ignored,
    ],
    [
      'a commit of a merge queue',
      'merge_group',
      mergeGroupEvent({ head: QUEUE }),
      queue({ what: 'review', pr: 7, base: { ref: 'main', sha: BASE } }),
    ],
    [
      'a commit of a merge queue of a branch with slashes',
      'merge_group',
      mergeGroupEvent({ head: QUEUE, baseRef: 'release/1.0' }),
      queue({ what: 'review', pr: 7, base: { ref: 'release/1.0', sha: BASE } }),
    ],
    [
      'a commit of a merge queue whose ref names another branch',
      'merge_group',
      mergeGroupEvent({ head: QUEUE, ref: `refs/heads/gh-readonly-queue/other/pr-7-${BASE}` }),
      queue({ what: 'refusal', fault: expect.stringContaining('does not name its pull request') }),
    ],
    [
      'a commit of a merge queue with a very long ref',
      'merge_group',
      mergeGroupEvent({ head: QUEUE, ref: `refs/heads/gh-readonly-queue/${'x'.repeat(1_000_000)}` }),
      queue({ what: 'refusal', fault: expect.stringMatching(/^.{100,700}$/u) }),
    ],
    [
      'a commit of a merge queue of a branch that GitHub would not take',
      'merge_group',
      mergeGroupEvent({ head: QUEUE, baseRef: 'x'.repeat(256) }),
      queue({ what: 'refusal', fault: expect.stringContaining('does not name its pull request') }),
    ],
    [
      'a commit that left the merge queue',
      'merge_group',
      mergeGroupEvent({ action: 'destroyed', head: QUEUE, reason: 'dequeued' }),
      queue({ what: 'end' }),
    ],
    [
      'an action on a merge group that is not known',
      'merge_group',
      { ...mergeGroupEvent({ head: QUEUE }), action: 'teleported' },
      ignored,
    ],
    ['a push', 'push', { ref: 'refs/heads/main' }, ignored],
    ['an event that is a name of every object', 'constructor', {}, ignored],
  ])('%s', (_, event, payload, expected) => {
    expect(interpretEvent(event, payload)).toEqual(expected);
  });

  it.each([
    ['pull_request', pullRequestEvent()],
    ['pull_request_review', reviewEvent()],
    ['issue_comment', issueCommentEvent({ body: SIGN })],
    ['pull_request_review_comment', lineCommentEvent({ body: SIGN })],
    ['check_run', checkRunEvent({ action: 'rerequested' })],
    ['check_suite', checkSuiteEvent({ action: 'rerequested' })],
    ['merge_group', mergeGroupEvent({ head: QUEUE })],
    ['merge_group', mergeGroupEvent({ action: 'destroyed', head: QUEUE })],
  ])('%s without its repository is refused', (event, { repository: _, ...payload }) => {
    expect(() => interpretEvent(event, payload)).toThrow('repository');
  });
});

describe('the App of an event', () => {
  const app = (event: string, payload: unknown) => {
    const action = interpretEvent(event, payload);
    return 'app' in action ? action.app : null;
  };

  it.each([
    ['12', true],
    ['Iv1.own', true],
    ['13', false],
    ['Iv1.other', false],
  ])('whose check it is counts for the tenant with the App %s: %s', (appId, counts) => {
    expect(countsForApp(app('check_run', checkRunEvent({ action: 'rerequested', app: OWN_APP })), appId)).toBe(counts);
    expect(countsForApp(app('check_suite', checkSuiteEvent({ action: 'rerequested', app: OWN_APP })), appId)).toBe(
      counts,
    );
  });

  it.each([null, { id: null, slug: 'gone' }])('that is gone (%j) has no check of ours', (gone) => {
    const run = checkRunEvent({ action: 'rerequested' });
    const suite = checkSuiteEvent({ action: 'rerequested' });
    expect(countsForApp(app('check_run', { ...run, check_run: { ...run.check_run, app: gone } }), '12')).toBe(false);
    expect(countsForApp(app('check_suite', { ...suite, check_suite: { ...suite.check_suite, app: gone } }), '12')).toBe(
      false,
    );
  });

  it('that wrote the comment does not count, another one does', () => {
    const said = app('issue_comment', issueCommentEvent({ body: SIGN, by: 'our-gate[bot]', via: OWN_APP }));
    expect(countsForApp(said, '12')).toBe(false);
    expect(countsForApp(said, 'Iv1.own')).toBe(false);
    expect(countsForApp(said, '13')).toBe(true);
  });

  it('through which a person wrote the comment is not asked', () => {
    expect(app('issue_comment', issueCommentEvent({ body: SIGN, via: OWN_APP }))).toBeNull();
  });
});
