/** Reviews with tokens that end: the provider asks for one at each use, and for another where one is refused. */
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../src/base/errors.js';
import { createInstallationTokens } from '../../src/github/app.js';
import type { RefusedToken, TokenSource } from '../../src/github/token.js';
import { ASKED, type Fixture, pinned, startGithub, TOKEN } from '../sources/github-fixture.js';
import { catchProviderError, never } from '../sources/local-change.js';
import { GithubApp } from '../stand-ins/github/app.js';
import { APP_TOKEN, FORBIDDEN, READ_PULL } from '../stand-ins/github/server.js';

let fixture: Fixture | null = null;
afterEach(async () => {
  await fixture?.close();
  fixture = null;
});

/** A GitHub with one pull request. */
async function withPull(app?: GithubApp): Promise<Fixture> {
  fixture = await startGithub(app === undefined ? {} : { app });
  const { repository, pull } = fixture;
  const base = repository.commit({ files: { 'a.ts': 'export const a = 1;\n' } });
  repository.branch('topic', base);
  pull(base, repository.commit({ branch: 'topic', files: { 'a.ts': 'export const a = 2;\n' } }));
  return fixture;
}

/** Gives `first` until it is refused, and then `second`. */
function source(
  first: string,
  second: string,
): { readonly token: TokenSource; readonly asked: (RefusedToken | undefined)[] } {
  const asked: (RefusedToken | undefined)[] = [];
  let current = first;
  return {
    asked,
    token: async (_signal, refused) => {
      asked.push(refused);
      if (refused?.token === first) current = second;
      return current;
    },
  };
}

const statuses = ({ github }: Fixture, operation: string) => github.of(operation).map(({ status }) => status);

describe('a token that is refused', () => {
  it('is replaced once in a call of the API, unseen by whoever calls', async () => {
    const there = await withPull();
    const { token, asked } = source('ended', TOKEN);
    const change = await there.provider({ token }).pin(ASKED, never);
    expect(change.title).toBe('Add totals');
    expect(statuses(there, READ_PULL)).toEqual([401, 200]);
    expect(asked.filter((refused) => refused !== undefined)).toEqual([{ token: 'ended', why: 'ended' }]);
  });

  it('is replaced once in a fetch', async () => {
    const there = await withPull();
    const change = await pinned(there.provider());
    const { token, asked } = source('ended', TOKEN);
    const { files } = await there.provider({ token }).snapshot(change, never);
    expect(files.map(({ path }) => path)).toEqual(['a.ts']);
    expect(statuses(there, 'git')[0]).toBe(401);
    expect(asked.filter((refused) => refused !== undefined)).toEqual([{ token: 'ended', why: 'ended' }]);
  });

  it('is a refusal where the other one is refused too, after two requests', async () => {
    const there = await withPull();
    const fault = await catchProviderError(
      there.provider({ token: source('ended', 'ended too').token }).pin(ASKED, never),
    );
    expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
    expect(statuses(there, READ_PULL)).toEqual([401, 401]);

    const change = await pinned(there.provider());
    const { token } = source('ended', 'ended too');
    const refused = await catchProviderError(there.provider({ token }).snapshot(change, never));
    expect(refused.code).toBe('E_TOK_001');
    expect(refused.message).not.toContain('ended');
  });

  it('for want of a permission is replaced once, and not for another reason', async () => {
    const there = await withPull();
    there.github.fail({ on: READ_PULL, times: 1, how: FORBIDDEN });
    const { token, asked } = source(TOKEN, 'ended');
    // GitHub accepts one token alone: what comes of the second one shows that it was sent.
    expect((await catchProviderError(there.provider({ token }).pin(ASKED, never))).message).toContain('401');
    expect(statuses(there, READ_PULL)).toEqual([403, 401]);
    expect(asked).toContainEqual({ token: TOKEN, why: 'permission' });

    there.github.reset();
    there.github.fail({ on: READ_PULL, how: { status: 403, body: { message: 'Repository access blocked' } } });
    const blocked = source(TOKEN, 'never used');
    await catchProviderError(there.provider({ token: blocked.token }).pin(ASKED, never));
    expect(blocked.asked).toEqual([undefined]);
  });

  it('is a refusal at once where there is no other', async () => {
    const there = await withPull();
    for (const token of ['ended', async () => 'ended']) {
      there.github.reset();
      const fault = await catchProviderError(there.provider({ token }).pin(ASKED, never));
      expect(fault).toMatchObject({ code: 'E_TOK_001', transient: false });
      expect(statuses(there, READ_PULL)).toEqual([401]);
    }
  });
});

describe('a source that has no token', () => {
  const fault = new ProviderError('E_TOK_001', 'The installation is suspended.');
  const token: TokenSource = async () => {
    throw fault;
  };

  it('is the reason why nothing can be read', async () => {
    const there = await withPull();
    expect(await catchProviderError(there.provider({ token }).pin(ASKED, never))).toBe(fault);
    expect(await catchProviderError(there.provider({ token }).pin({ ...ASKED, ticket: '#1' }, never))).toBe(fault);
    const change = await pinned(there.provider());
    expect(await catchProviderError(there.provider({ token }).snapshot(change, never))).toBe(fault);
  });

  it('is the reason also where it has none any more in the middle', async () => {
    const there = await withPull();
    let left = 2;
    const ending: TokenSource = async () => {
      if (left-- > 0) return TOKEN;
      throw fault;
    };
    // The pull request and its base are read, the issues that it closes are not.
    expect(await catchProviderError(there.provider({ token: ending }).pin(ASKED, never))).toBe(fault);
    expect(there.github.of('graphql')).toEqual([]);
  });
});

describe('a review by an App', () => {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKey = pair.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString();

  function appAt(clock: () => number) {
    const app = new GithubApp({ appId: '12', installationId: '34', key: privateKey, clock });
    const createTokenSource = ({ github }: Fixture) =>
      createInstallationTokens({ apiUrl: github.apiUrl, clock, environment: {} }).of({
        appId: '12',
        installationId: '34',
        privateKey,
      });
    return { app, tokenOf: createTokenSource };
  }

  it('takes longer than a token lasts', async () => {
    let now = Date.UTC(2025, 5, 1);
    const { app, tokenOf } = appAt(() => now);
    const there = await withPull(app);
    const provider = there.provider({ token: tokenOf(there) });
    const change = await pinned(provider);
    now += 3_600_000;
    expect((await provider.snapshot(change, never)).files).toHaveLength(1);
    expect(there.github.of(APP_TOKEN)).toHaveLength(2);
    expect(statuses(there, 'git')).not.toContain(401);
    expect(there.github.violations).toEqual([]);
  });

  it('goes on where its token is ended before its time', async () => {
    const { app, tokenOf } = appAt(() => Date.UTC(2025, 5, 1));
    const there = await withPull(app);
    const provider = there.provider({ token: tokenOf(there) });
    const change = await pinned(provider);
    app.revoke();
    expect((await provider.snapshot(change, never)).files).toHaveLength(1);
    app.revoke();
    await pinned(provider);
    expect(there.github.of(APP_TOKEN)).toHaveLength(3);
    expect(there.github.violations).toEqual([]);
  });
});
