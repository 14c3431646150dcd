import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { CompletedReview, Review, TokenResponse, Trace } from '../../src/contract/index.js';
import { type Embedded, type EmbeddedOptions, startEmbedded, startWith } from '../../src/service/embedded.js';
import { GRAMMARS, replay } from '../stand-ins/grammars.js';
import { StandInProvider } from '../stand-ins/provider.js';
import { FindingPage, idOf, post, START } from './harness.js';

const fixed = { clock: () => START, random: (bytes: number) => new Uint8Array(bytes).fill(3) };

const tokenOf = async ({ baseUrl, clientId, clientSecret }: Embedded): Promise<string> => {
  const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret };
  return TokenResponse.parse((await post(`${baseUrl}/oauth/token`, new URLSearchParams(form).toString())).json)
    .access_token;
};

const reader =
  (service: Embedded, token: string) =>
  async (path: string): Promise<unknown> => {
    const answer = await request(`${service.baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return answer.body.json();
  };

/** Creates a review and gives everything that can be read of it. */
async function reviewed(service: Embedded, body: object) {
  const token = await tokenOf(service);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const created = await post(`${service.baseUrl}/v1/reviews`, JSON.stringify(body), headers);
  if (created.status !== 202) return { refused: created };
  const id = idOf(created);
  const read = reader(service, token);
  for (;;) {
    const review = Review.parse(await read(`/v1/reviews/${id}`));
    if (review.status === 'queued') continue;
    return {
      review,
      findings: await read(`/v1/findings?review_id=${id}`),
      trace: await read(`/v1/reviews/${id}/trace`),
    };
  }
}

describe('the embedded service', () => {
  const run = async (
    options: Omit<EmbeddedOptions, 'source' | 'grammars'>,
    body: object = { repo: 'octo/shop', pr: 7, ticket: '#1' },
  ) => {
    const service = await startWith(new StandInProvider(), { ...options, grammars: GRAMMARS });
    try {
      const all = await reviewed(service, body);
      const id = all.review?.id;
      return { ...all, service, input: id === undefined ? null : await service.reviewInput(id) };
    } finally {
      await service.close();
    }
  };

  it('listens on a loopback port and lets in who has its secret', async () => {
    const { service, review } = await run({});
    expect(service.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/u);
    expect(service.clientId).toMatch(/^cli_/u);
    expect(service.clientSecret).toMatch(/^rgs_[\w-]{43}$/u);
    expect(review).toMatchObject({ status: 'complete' });
  });

  it('gives the same bytes for the same clock and the same random bytes, but never the same secret', async () => {
    const [first, second] = [await run(fixed), await run(fixed)];
    const text = ({ service, input, ...all }: typeof first) =>
      JSON.stringify([all, input, service.clientId]).replaceAll(service.baseUrl, '');
    expect(text(second)).toBe(text(first));
    expect(second.service.clientSecret).not.toBe(first.service.clientSecret);
  });

  it('keeps what a review was made of, for replay', async () => {
    const { input, trace } = await run({});
    const { review_id: _, signature, ...recorded } = Trace.parse(trace);
    expect(signature).toBeNull();
    expect(input && (await replay(input, recorded))).toMatchObject({ same: true });
  });

  it('knows no input of a review that there is not', async () => {
    const service = await startWith(new StandInProvider(), { grammars: GRAMMARS });
    expect(await service.reviewInput('rev_01jwvzm5g0e04r208104082041')).toBeNull();
    await service.close();
  });

  it('takes policies by name and a default one', async () => {
    const policies = { house: 'extends: strict\n' };
    const { input } = await run({ policies, defaultPolicy: 'house' });
    expect(input?.policy).toEqual({
      requested: null,
      tenant: { name: 'house', source: policies.house },
      repository_policy: 'override',
    });
    const asked = await run({ policies, repositoryPolicy: 'tighten' }, { repo: 'octo/shop', pr: 7, policy: 'house' });
    expect(asked.input?.policy).toEqual({
      requested: { name: 'house', source: policies.house },
      tenant: { name: 'balanced', source: null },
      repository_policy: 'tighten',
    });
  });

  it('refuses a default policy that there is not when a review is asked for', async () => {
    const { refused } = await run({ defaultPolicy: 'nobodys' });
    expect(refused?.json).toMatchObject({ status: 422, code: 'E_POL_001' });
  });

  it('takes a given policy by its name, also where that looks like a path', async () => {
    const policies = { 'house/gate.yml': 'extends: strict\n' };
    const { input } = await run({ policies }, { repo: 'octo/shop', pr: 7, policy: 'house/gate.yml' });
    expect(input?.policy.requested).toEqual({ name: 'house/gate.yml', source: 'extends: strict\n' });
  });

  it('closes at once while a pull request is being read', async () => {
    const provider = new StandInProvider();
    provider.hang('pin');
    const service = await startWith(provider, { grammars: GRAMMARS });
    const token = await tokenOf(service);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const pending = post(`${service.baseUrl}/v1/reviews`, JSON.stringify({ repo: 'octo/shop', pr: 7 }), headers);
    while (provider.count('pin') === 0) await request(`${service.baseUrl}/healthz`).then(({ body }) => body.dump());
    await service.close();
    expect((await pending).json).toMatchObject({ status: 504, code: 'E_UP_001' });
  });

  it('closes at once while a review is running', async () => {
    const provider = new StandInProvider();
    provider.hang('snapshot');
    const service = await startWith(provider, { grammars: GRAMMARS });
    const token = await tokenOf(service);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await post(`${service.baseUrl}/v1/reviews`, JSON.stringify({ repo: 'octo/shop', pr: 7 }), headers);
    await service.close();
    await expect(request(`${service.baseUrl}/healthz`)).rejects.toThrow();
  });
});

describe('the embedded service on a local repository', () => {
  let directory: string;
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: directory,
        env: { ...process.env, GIT_AUTHOR_DATE: '2025-06-01T12:00:00Z', GIT_COMMITTER_DATE: '2025-06-01T12:00:00Z' },
      },
    );
  const write = (path: string, text: string) => writeFileSync(join(directory, path), text);

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'review-gate-embedded-'));
    git('init', '--quiet', '--initial-branch', 'main');
    write('greet.ts', 'export const greet = () => "hi";\n');
    write('gate.yml', 'extends: strict\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'base');
    git('switch', '--quiet', '-c', 'feature');
    write('greet.ts', "export const greet = (name: string) => 'hi ' + name;\n");
    write('greet.test.ts', "it.only('greets', () => expect(greet('you')).toBe('hi you'));\n");
    write('gate.yml', 'extends: advisory\n');
    git('add', '.');
    git('commit', '--quiet', '-m', 'head');
    write('ticket.md', '# Greeting\n\n## Acceptance criteria\n\n- `greet(name)` greets by name\n');
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  const start = (ticketFile: string | null) =>
    startEmbedded({
      grammars: GRAMMARS,
      ...fixed,
      source: { kind: 'local', directory, base: 'main', head: 'feature', ticketFile, github: null },
    });

  it('reviews it, with the ticket from a file and the policy as it is at the base', async () => {
    const service = await start(join(directory, 'ticket.md'));
    try {
      const body = { repo: 'octo/shop', pr: 7, ticket: 'ticket.md', policy: 'gate.yml' };
      const { review, findings } = await reviewed(service, body);
      expect(review).toMatchObject({ status: 'complete', repo: 'octo/shop', pr: 7, policy: 'gate.yml' });
      expect(CompletedReview.parse(review).ac_bindings.map(({ id }) => id)).toEqual(['AC1']);
      const { data } = FindingPage.parse(findings);
      expect(data.map(({ location }) => location.file)).toContain('greet.test.ts');
      const input = await service.reviewInput(review?.id ?? '');
      expect(input?.policy.requested).toEqual({ name: 'gate.yml', source: 'extends: strict\n' });
    } finally {
      await service.close();
    }
  });

  it('cannot read a ticket where neither a file nor GitHub is given', async () => {
    const service = await start(null);
    try {
      const { refused } = await reviewed(service, { repo: 'octo/shop', pr: 7, ticket: '#12' });
      expect(refused?.json).toMatchObject({ status: 422, code: 'E_AC_002' });
    } finally {
      await service.close();
    }
  });
});
