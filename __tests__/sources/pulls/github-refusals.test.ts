/** What somebody reads when GitHub refuses: its own words, and what to do about it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type Fault,
  FORBIDDEN,
  LIST_TEAM,
  READ_BRANCH,
  READ_FILE,
  READ_ISSUE,
  READ_PEOPLE,
  READ_PULL,
  READ_ROLE,
} from '../../stand-ins/github/server.js';
import { ASKED, type Fixture, PR, startGithub } from '../github-fixture.js';
import { catchProviderError, never } from '../local-change.js';

const GRAPHQL = 'graphql';
const READ_COMMIT = 'get /repos/{owner}/{repo}/commits/{ref}';

let fixture: Fixture;
let base: string;
let head: string;
beforeAll(async () => {
  fixture = await startGithub();
  base = fixture.repository.commit({ files: { a: '1\n', '.github/CODEOWNERS': '* @octo/team\n' } });
  fixture.repository.branch('release', base);
  fixture.repository.branch('topic', base);
  head = fixture.repository.commit({ branch: 'topic', files: { a: '2\n' } });
});
afterAll(() => fixture.close());
beforeEach(() => {
  fixture.github.reset();
  fixture.pull(base, head, { baseRef: 'release' });
  for (const number of [3, 9]) fixture.github.state.issues.set(number, { number, title: 'T', body: '- [ ] one' });
  fixture.github.state.roles.set('grace', 'write');
  fixture.github.state.reviews.push({ pull: PR, login: 'grace', state: 'APPROVED', commit: head });
});
afterEach(() => expect(fixture.github.violations).toEqual([]));

const pin = (ticket: string | null = null) => fixture.provider().pin({ ...ASKED, ticket }, never);
const says = (status: number, message: string, more: object = {}): Fault['how'] => ({
  status,
  body: { message, documentation_url: 'https://docs.github.com/rest', status: String(status), ...more },
});
const PAGE: Fault['how'] = { status: 502, body: `<html><title>Unicorn!</title>${'<p>x</p>'.repeat(1000)}</html>` };
const ALLOW_LIST =
  'Although you appear to have the correct authorization credentials, the `octo` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.';

describe('a refusal that no permission of the token mends', () => {
  it.each([
    ['the pull request', READ_PULL],
    ['the issue', READ_ISSUE],
    ['the base branch', READ_BRANCH],
    ['a commit', READ_COMMIT],
    ['a file', READ_FILE],
  ])('of %s is told in the words of GitHub', async (_, on) => {
    fixture.github.fail({ on, how: says(403, ALLOW_LIST) });
    const { message, code } = await catchProviderError(pin('3'));
    expect(code).toBe('E_TOK_001');
    expect(message).toContain('IP allow list');
    expect(message).toContain('Ask an owner');
    expect(message).not.toContain('permissions');
  });

  it.each<[number, string]>([
    [409, 'Git Repository is empty.'],
    [410, 'This repository is gone.'],
    [422, 'Validation Failed'],
    [451, 'Repository access blocked'],
  ])('with %i is told in its words', async (status, said) => {
    fixture.github.fail({ on: READ_PULL, how: says(status, said) });
    const { message, transient } = await catchProviderError(pin());
    expect(message).toContain(`${status} while reading the pull request octo/demo#7): "${said.replace('.', '')}". Ask`);
    expect(transient).toBe(false);
  });

  it('with what is wrong in detail is told so', async () => {
    const errors = [{ resource: 'Pull', code: 'custom', message: 'No commit found' }, 'and more'];
    fixture.github.fail({ on: READ_PULL, how: says(422, 'Validation Failed', { errors }) });
    expect((await catchProviderError(pin())).message).toContain('"Validation Failed: No commit found: and more"');
  });

  it('is quoted on one line, and not without end', async () => {
    fixture.github.fail({ on: READ_PULL, how: says(451, `blocked\n::error::x\n${'y'.repeat(9000)}`) });
    const { message } = await catchProviderError(pin());
    expect(message).not.toContain('\n');
    expect(message.length).toBeLessThan(500);
  });

  it('names the permission where that is missing', async () => {
    fixture.github.fail({ on: READ_PULL, how: FORBIDDEN });
    expect((await catchProviderError(pin())).message).toContain('"pull-requests: read"');
    fixture.github.reset();
    fixture.github.fail({ on: READ_ISSUE, how: FORBIDDEN });
    expect((await catchProviderError(pin('3'))).message).toContain('"issues: read"');
  });
});

describe('a ticket', () => {
  it('that was moved to another repository is named at its place', async () => {
    // GitHub redirects to the new one.
    const location = `${fixture.github.apiUrl}/repos/octo/demo/issues/9`;
    fixture.github.fail({ on: READ_ISSUE, times: 1, how: { status: 301, headers: { location }, body: 'Moved' } });
    expect(await catchProviderError(pin('3'))).toMatchObject({
      code: 'E_AC_002',
      transient: false,
      message: 'The issue octo/demo#3 was moved to "https://github.example/octo/demo/issues/9". Name that one.',
    });
  });

  it('that the text closes and that was moved keeps the gate closed, and says why', async () => {
    fixture.pull(base, head, { body: 'Closes #3' });
    fixture.github.graphql = false;
    const location = `${fixture.github.apiUrl}/repos/octo/demo/issues/9`;
    fixture.github.fail({ on: READ_ISSUE, times: 1, how: { status: 301, headers: { location }, body: 'Moved' } });
    const { tickets, missing } = await pin();
    expect(tickets).toEqual([]);
    expect(missing).toContainEqual(
      expect.objectContaining({ blocking: true, detail: expect.stringContaining('#3, which was moved to "https:') }),
    );
  });

  it('that was deleted, or whose repository has no issues, is told so', async () => {
    fixture.github.fail({ on: READ_ISSUE, how: says(410, 'Issues are disabled for this repo') });
    const { code, message } = await catchProviderError(pin('3'));
    expect(code).toBe('E_AC_002');
    expect(message).toMatch(/no issue octo\/demo#3 any more.*turned off in octo\/demo/u);
  });
});

describe('a limit', () => {
  const secondary = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
  const reset = String(Date.UTC(2030, 0, 2, 3, 4) / 1000);
  const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-limit': '5000', 'x-ratelimit-reset': reset };
  const spent = 'API rate limit exceeded for installation ID 1.';
  const inGraphql = { data: null, errors: [{ type: 'RATE_LIMITED', message: spent }] };

  it.each<[string, Fault['how'], RegExp]>([
    [
      'of requests at a time',
      { status: 403, headers: { 'retry-after': '60' }, body: { message: secondary } },
      /fewer requests at a time .*Try again in 60 s\.$/u,
    ],
    ['of an hour', { status: 403, headers, body: { message: spent } }, /used up \(.*\), until 2030-01-02 03:04 UTC\./u],
  ])('%s says when to try again', async (_, how, words) => {
    fixture.github.fail({ on: READ_PULL, how });
    const { message, transient } = await catchProviderError(pin());
    expect(message).toMatch(words);
    expect(transient).toBe(true);
  });

  it.each<[string, string, Fault['how']]>([
    ['who reviewed', READ_PEOPLE, { status: 200, body: inGraphql }],
    ['who reviewed, by its status', READ_PEOPLE, { status: 403, headers, body: { message: spent } }],
    ['which issues are closed', GRAPHQL, { status: 200, body: inGraphql }],
    ['roles', READ_ROLE, { status: 403, headers, body: { message: spent } }],
  ])('at the question of %s ends the pinning: what is unknown for a while is not unknown', async (_, on, how) => {
    fixture.github.fail({ on, how });
    const fault = await catchProviderError(pin());
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: true });
    expect(fault.message).toMatch(/rate limit at GitHub is used up/u);
  });

  it('at the question of teams does so too', async () => {
    const [{ listTeams }, change] = [fixture.provider(), await pin()];
    expect(await listTeams(change, ['@octo/team'], never)).toEqual([{ name: '@octo/team', members: null }]);
    fixture.github.fail({ on: LIST_TEAM, how: { status: 403, headers, body: { message: spent } } });
    const fault = await catchProviderError(listTeams(change, ['@octo/team'], never));
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: true });
  });
});

describe('who reviewed, where GitHub does not say', () => {
  const why = async () => (await pin()).people?.why ?? '';

  it.each<[string, Fault['how'], string]>([
    ['a page', PAGE, '(GitHub answered 502), so no approval counts. Run the review again.'],
    ['its failure', says(503, 'Service unavailable'), '(Service unavailable), so no approval counts. Run the'],
  ])('for %s, the advice is to run it again', async (_, how, words) => {
    fixture.github.fail({ on: READ_PEOPLE, how });
    expect(await why()).toContain(words);
  });

  it.each<[string, Fault['how']]>([
    ['REST', FORBIDDEN],
    [
      'GraphQL',
      {
        status: 200,
        body: {
          data: { repository: { pullRequest: null } },
          errors: [{ type: 'FORBIDDEN', path: ['repository'], message: 'Resource not accessible by integration' }],
        },
      },
    ],
  ])('for a permission that is missing (%s), it is named', async (_, how) => {
    fixture.github.fail({ on: READ_PEOPLE, how });
    expect(await why()).toMatch(/\(Resource not accessible by integration\).*"pull-requests: read"/u);
  });
});
