import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../src/base/errors.js';
import { digestText } from '../../src/base/hash.js';
import { createIds } from '../../src/base/ids.js';
import { ReviewError } from '../../src/base/review-error.js';
import { type CreateReview, Trace } from '../../src/contract/index.js';
import type { GivenReport } from '../../src/external/index.js';
import { createLocalReviewer, type LocalReviewerOptions } from '../../src/reviewing/local-reviewer.js';
import { type LocalOptions, openReviewerOver } from '../../src/reviewing/open-local.js';
import { openSource } from '../../src/reviewing/open-source.js';
import type { RunEngine } from '../../src/reviewing/perform-review.js';
import type { Reviewer } from '../../src/reviewing/reviewer.js';
import { GRAMMARS, replay, review } from '../stand-ins/grammars.js';
import { StandInProvider } from '../stand-ins/provider.js';

const START = Date.UTC(2025, 5, 1, 12);
const REQUEST: CreateReview = { repo: 'octo/shop', pr: 7, ticket: '#1' };

/** Time passes by waiting alone; what waits for the deadline waits for ever. */
class StillClock {
  time = START;
  readonly waits: number[] = [];
  readonly now = () => this.time;
  readonly sleep = (milliseconds: number, signal: AbortSignal): Promise<void> => {
    if (milliseconds >= 60_000)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    this.waits.push(milliseconds);
    this.time += milliseconds;
    return Promise.resolve();
  };
}

const open: Reviewer[] = [];
afterEach(() => Promise.all(open.splice(0).map((reviewer) => reviewer.close())));
function kept(reviewer: Reviewer): Reviewer {
  open.push(reviewer);
  return reviewer;
}

const heard: string[] = [];
const hears = (line: string) => void heard.push(line);
afterEach(() => void heard.splice(0));

function means(clock = new StillClock(), signal = new AbortController().signal) {
  const { now, sleep } = clock;
  return { now, sleep, random: () => 0.5, signal, deadline: START + 600_000, log: { info: hears, debug: hears } };
}

const fixed = {
  clock: () => START,
  ids: createIds(
    () => START,
    (bytes) => new Uint8Array(bytes).fill(3),
  ),
};

const over = (provider: StandInProvider, more: Partial<LocalOptions> = {}) =>
  kept(openReviewerOver(provider, { ...means(), grammars: GRAMMARS, ...more }));

/** Everything that can be read of a review. */
async function reviewed(reviewer: Reviewer, request: CreateReview = REQUEST) {
  const done = await reviewer.wait(await reviewer.create(request, 'a key'));
  const { findings } = await reviewer.findings(done.id);
  return { review: done, findings, trace: await reviewer.trace(done), input: await reviewer.input(done) };
}

async function catchError(work: Promise<unknown>): Promise<ReviewError> {
  const fault: unknown = await work.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (fault instanceof ReviewError) return fault;
  throw new Error(`no ReviewError: ${String(fault)}`);
}

const ESLINT: GivenReport = {
  kind: 'sarif',
  digest: digestText('report'),
  text: 'report',
  roots: [],
  parsed: {
    kind: 'sarif',
    reports: [
      { tool: 'ESLint', version: null, rules: [], results: [], left_out: { not_failures: 0, without_place: 2 } },
    ],
  },
};
const HEAD_SHA = new StandInProvider().head;

describe('a reviewer in this process', () => {
  it('gives a queued review first, then the complete one, with an address for nothing', async () => {
    const reviewer = over(new StandInProvider());
    const created = await reviewer.create(REQUEST, 'a key');
    expect(created).toMatchObject({ status: 'queued', verdict: null, tier: null, trace_url: null, repo: 'octo/shop' });
    const done = await reviewer.wait(created);
    expect(done).toMatchObject({ id: created.id, status: 'complete', trace_url: null, head_sha: 'a'.repeat(40) });
    expect(await reviewer.wait(done)).toEqual(done);
    expect(await reviewer.get(created.id)).toEqual(done);
    expect(await reviewer.page(done)).toBeNull();
  });

  it('gives the same bytes for the same clock and the same ids', async () => {
    const ids = () => createIds(fixed.clock, (bytes) => new Uint8Array(bytes).fill(3));
    const once = async () => JSON.stringify(await reviewed(over(new StandInProvider(), { ...fixed, ids: ids() })));
    expect(await once()).toBe(await once());
  });

  it('gives findings by file and line, each under an id that rises', async () => {
    const provider = new StandInProvider();
    const focused = "it.only('greets', () => {});\n";
    const files = ['test/z.test.ts', 'test/a.test.ts', 'test/m.test.ts'];
    provider.change = { files: Object.fromEntries(files.map((path) => [path, { old: null, new: focused }])) };
    const { findings, review: done } = await reviewed(over(provider));
    expect(findings.length).toBeGreaterThan(2);
    expect(findings.map(({ id }) => id)).toEqual(findings.map(({ id }) => id).toSorted());
    const places = findings.map(({ location }) => location.file);
    expect(places).toEqual(places.toSorted());
    expect(findings.every((finding) => finding['review_id'] === done.id)).toBe(true);
  });

  it('keeps what a review was made of, for replay; the trace is not signed', async () => {
    const { input, trace } = await reviewed(over(new StandInProvider()));
    const { review_id: _, signature, ...recorded } = Trace.parse(trace?.document);
    expect(signature).toBeNull();
    expect(input && (await replay(input, recorded))).toMatchObject({ same: true });
  });

  it('keeps no verdict of a dry run; the trace says what it would have been', async () => {
    const { review: done, trace } = await reviewed(over(new StandInProvider()), { ...REQUEST, dry_run: true });
    expect(done).toMatchObject({ status: 'complete', verdict: null, dry_run: true });
    expect(trace?.trace?.decision.verdict).toMatch(/^[a-z-]+$/u);
  });

  it('knows nothing of a review that there is not', async () => {
    const reviewer = over(new StandInProvider());
    const id = 'rev_01jwvzm5g0e04r208104082041';
    expect(await catchError(reviewer.get(id))).toMatchObject({ kind: 'refused', code: 'E_NF_001' });
    expect(await catchError(reviewer.input({ id, status: 'complete' }))).toMatchObject({ code: 'E_NF_001' });
  });

  it('takes policies by name and a default one', async () => {
    const policies = { house: 'extends: strict\n' };
    const { input } = await reviewed(over(new StandInProvider(), { policies, defaultPolicy: 'house' }));
    expect(input?.policy).toEqual({
      requested: null,
      tenant: { name: 'house', source: policies.house },
      repository_policy: 'override',
    });
    const tightening = over(new StandInProvider(), { policies, repositoryPolicy: 'tighten' });
    const asked = await reviewed(tightening, { repo: 'octo/shop', pr: 7, policy: 'house' });
    expect(asked.input?.policy).toEqual({
      requested: { name: 'house', source: policies.house },
      tenant: { name: 'balanced', source: null },
      repository_policy: 'tighten',
    });
  });

  it('refuses a default policy that there is not when a review is asked for', async () => {
    const fault = await catchError(reviewed(over(new StandInProvider(), { defaultPolicy: 'nobodys' })));
    expect(fault).toMatchObject({ kind: 'refused', code: 'E_POL_001' });
  });

  it('takes a given policy by its name, also where that looks like a path', async () => {
    const policies = { 'house/gate.yml': 'extends: strict\n' };
    const request = { repo: 'octo/shop', pr: 7, policy: 'house/gate.yml' };
    const { input } = await reviewed(over(new StandInProvider(), { policies }), request);
    expect(input?.policy.requested).toEqual({ name: 'house/gate.yml', source: 'extends: strict\n' });
  });

  it('puts the reports that it was given into the snapshot, and names them in the review', async () => {
    const reviewer = over(new StandInProvider());
    const evidence = await reviewer.give([ESLINT], { repo: REQUEST.repo, head_sha: HEAD_SHA });
    const { review, input } = await reviewed(reviewer, { ...REQUEST, evidence: [...evidence] });
    expect(input?.snapshot.reports).toMatchObject([{ tool: 'ESLint', left_out: { without_place: 2 } }]);
    expect(review['evidence']).toEqual([{ kind: 'sarif', digest: ESLINT.digest, at: expect.any(String) }]);
  });

  it.each([
    ['of another head', { head_sha: 'f'.repeat(40) }, /\/evidence\/0: was given for the head ffffffffffff/u],
    ['of another repository', { repo: 'octo/other' }, /\/evidence\/0: /u],
  ])('refuses a report %s', async (_what, other, words) => {
    const reviewer = over(new StandInProvider());
    const evidence = await reviewer.give([ESLINT], { repo: REQUEST.repo, head_sha: HEAD_SHA, ...other });
    const fault = await catchError(reviewed(reviewer, { ...REQUEST, evidence: [...evidence] }));
    expect(fault).toMatchObject({ kind: 'refused', code: 'E_REQ_001', message: expect.stringMatching(words) });
  });
});

describe('a request that is refused', () => {
  it.each<[string, CreateReview, string, RegExp]>([
    ['a ticket without criteria', { ...REQUEST, ticket: '#2' }, 'E_AC_001', /#2 has no acceptance criteria/u],
    [
      'criteria in a block of code that never ends',
      { ...REQUEST, ticket: '#31' },
      'E_AC_001',
      /begins in line 3 never ends/u,
    ],
    ['a ticket that is not there', { ...REQUEST, ticket: '#9' }, 'E_AC_002', /#9 does not exist/u],
    ['a repository that nobody knows', { repo: 'octo/nowhere', pr: 7 }, 'E_REQ_002', /no repository/u],
    ['a repository that is none', { repo: 'nowhere', pr: 7 }, 'E_REQ_002', /Invalid repo or pr: repo/u],
    ['a policy that nobody knows', { ...REQUEST, policy: 'lenient' }, 'E_POL_001', /strict, balanced, advisory/u],
    ['a ticket that is too long', { ...REQUEST, ticket: '#'.repeat(200) }, 'E_REQ_001', /\/ticket/u],
  ])('%s: code, words and advice', async (_what, request, code, words) => {
    const fault = await catchError(reviewed(over(new StandInProvider()), request));
    expect(fault).toMatchObject({ kind: 'refused', code, message: fault.said });
    expect(fault.message).toMatch(words);
    expect(fault.message.startsWith(`${code}: `)).toBe(true);
    if (code !== 'E_REQ_001') expect(fault.hint).not.toBe('');
    expect(`${fault.message} ${fault.hint}`).not.toMatch(/127\.0\.0\.1|localhost|service/u);
  });

  it('names each field at fault', async () => {
    const refused = { ...REQUEST, ticket: '#'.repeat(200), policy: 'x'.repeat(2000) };
    const fault = await catchError(reviewed(over(new StandInProvider()), refused));
    expect(fault.said).toMatch(/^E_REQ_001: .*\/ticket: .*; \/policy: /u);
  });

  it('says a fault once', async () => {
    const fault = await catchError(reviewed(over(new StandInProvider()), { ...REQUEST, policy: '../gate.yml' }));
    expect(fault.said).toBe("E_POL_001: The policy's path must be a path inside the repository.");
  });

  it('shows nothing that a terminal would act on', async () => {
    const provider = new StandInProvider();
    provider.interrupt('pin', new ProviderError('E_REQ_002', 'The base "\u001b[2J" names no commit.'));
    expect((await catchError(reviewed(over(provider)))).message).toContain('\\u{001b}[2J');
  });
});

describe('a provider that fails', () => {
  const away = new ProviderError('E_UP_001', 'GitHub answered 503.', true);

  it('for a moment is asked again, with growing waits that are said', async () => {
    const provider = new StandInProvider();
    const clock = new StillClock();
    for (const step of ['pin', 'pin', 'snapshot'] as const) provider.interrupt(step, away);
    const { review: done } = await reviewed(over(provider, means(clock)));
    expect(done.status).toBe('complete');
    expect(clock.waits).toEqual([375, 750, 375]);
    expect(heard).toContain('GitHub answered 503. Trying again in 0.4 s.');
  });

  it('until the deadline is said, with its code and how often it was asked', async () => {
    const provider = new StandInProvider();
    for (let times = 0; times < 99; times += 1) provider.interrupt('pin', away);
    const fault = await catchError(reviewed(over(provider, { ...means(), deadline: START + 60_000 })));
    expect(fault).toMatchObject({ kind: 'unreadable', code: 'E_UP_001', hint: 'Run the job again later.' });
    expect(fault.message).toMatch(/^E_UP_001: GitHub answered 503\. \(tried \d+ times\)$/u);
  });

  it('for good is asked once', async () => {
    const provider = new StandInProvider();
    provider.interrupt('pin', new ProviderError('E_TOK_001', 'GitHub refuses the token.'));
    const fault = await catchError(reviewed(over(provider)));
    expect(fault).toMatchObject({ kind: 'refused', code: 'E_TOK_001', hint: expect.stringContaining('github-token') });
    expect(provider.count('pin')).toBe(1);
  });

  it('while the code is read, three times, fails the review', async () => {
    const provider = new StandInProvider();
    for (let times = 0; times < 3; times += 1) provider.interrupt('snapshot', away);
    const { review: done, findings, trace, input } = await reviewed(over(provider));
    expect(done).toMatchObject({ status: 'failed', verdict: null, error: { code: 'E_UP_001', detail: away.message } });
    expect([findings, trace, input]).toEqual([[], null, null]);
  });
});

/** With an engine and limits of the test's own. */
function withEngine(engine: RunEngine, more: Partial<LocalReviewerOptions> = {}): Reviewer {
  const policies = {
    read: async () => null,
    names: async () => [],
    settings: async () => ({ defaultPolicy: 'balanced', repositoryPolicy: 'override' as const }),
  };
  const timeLimit = () => new AbortController().signal;
  const provider = new StandInProvider();
  return kept(createLocalReviewer({ ...means(), ...fixed, provider, engine, policies, timeLimit, ...more }));
}

describe('a review that does not end well', () => {
  it('by a fault of ours says nothing internal; the log has it', async () => {
    const reviewer = withEngine(() => Promise.reject(new TypeError('of undefined')));
    const { review: done } = await reviewed(reviewer);
    expect(done.error).toEqual({ code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' });
    expect(heard.join('\n')).toContain('of undefined');
  });

  it.each([
    ['the change', 'snapshot', 'E_UP_001'],
    ['the engine', 'engine', 'E_INT_001'],
  ])('by the time that a review has: %s', async (_what, slow, code) => {
    const limit = new AbortController();
    const provider = new StandInProvider();
    const hanging = () => {
      queueMicrotask(() => limit.abort());
      return new Promise<never>(() => undefined);
    };
    if (slow === 'snapshot') provider.interrupt('snapshot', hanging);
    const timeLimit = (milliseconds: number) => (milliseconds === 30_000 ? new AbortController().signal : limit.signal);
    const { review: done } = await reviewed(withEngine(hanging, { provider, timeLimit }));
    expect(done).toMatchObject({ status: 'failed', error: { code, detail: expect.stringContaining('10 minutes') } });
  });

  it('by a pull request that GitHub does not answer on: it is asked again after half a minute', async () => {
    const provider = new StandInProvider();
    provider.hang('pin');
    const passed = new AbortController();
    const limits = [passed.signal];
    const timeLimit = () => limits.shift() ?? new AbortController().signal;
    const reviewer = withEngine((snapshot, policy) => review(snapshot, policy), { provider, timeLimit });
    const created = reviewer.create(REQUEST, 'a key');
    while (provider.count('pin') === 0) await new Promise(setImmediate);
    passed.abort();
    expect(await created).toMatchObject({ status: 'queued' });
    expect(heard).toContain('The pull request could not be read within 30 s. Trying again in 0.4 s.');
  });
});

describe('being stopped', () => {
  const stopped = { kind: 'cancelled', message: 'Stopped by SIGTERM' };
  const steps = ['pin', 'readPolicyFile', 'snapshot'] as const;

  it.each(steps)('while %s is under way ends at once, in the words of whoever stops it', async (step) => {
    const provider = new StandInProvider();
    provider.hang(step);
    const stop = new AbortController();
    const reviewer = over(provider, { ...means(new StillClock(), stop.signal) });
    const work = reviewed(reviewer, { ...REQUEST, policy: 'gate.yml' });
    if (step === 'snapshot') provider.files['gate.yml'] = 'extends: strict\n';
    const fault = catchError(work);
    while (provider.count(step) === 0) await new Promise(setImmediate);
    stop.abort(new Error(stopped.message));
    expect(await fault).toMatchObject(stopped);
  });

  it('before it began asks nobody', async () => {
    const provider = new StandInProvider();
    const fault = await catchError(
      reviewed(over(provider, means(new StillClock(), AbortSignal.abort(new Error('Stopped by SIGTERM'))))),
    );
    expect(fault).toMatchObject(stopped);
    expect(provider.asked).toEqual([]);
  });

  it('while the engine is busy gives no result, however far it came', async () => {
    const stop = new AbortController();
    const provider = new StandInProvider();
    // The event comes in while nothing but the engine can run: it is heard right after.
    const grammars = {
      load: (name: string) => {
        setImmediate(() => stop.abort(new Error('Stopped by SIGTERM')));
        return GRAMMARS.load(name);
      },
    };
    const reviewer = over(provider, { ...means(new StillClock(), stop.signal), grammars });
    expect(await catchError(reviewed(reviewer))).toMatchObject(stopped);
  });

  it('is left to the system while the engine has the thread, and to nobody else before and after', async () => {
    const heard: string[] = [];
    const grammars = {
      load: (name: string) => {
        heard.push('engine');
        return GRAMMARS.load(name);
      },
    };
    const deafen = () => {
      heard.push('deaf');
      return () => void heard.push('hears again');
    };
    await reviewed(over(new StandInProvider(), { grammars, deafen }));
    expect([...new Set(heard)]).toEqual(['deaf', 'engine', 'hears again']);
  });

  it('at the deadline says how long there was no review, and what to do', async () => {
    const provider = new StandInProvider();
    provider.hang('snapshot');
    const clock = new StillClock();
    let ring: () => void = () => undefined;
    const sleep = () =>
      new Promise<void>((resolve) => {
        ring = resolve;
      });
    const reviewer = over(provider, { ...means(clock), sleep });
    const fault = catchError(reviewed(reviewer));
    while (provider.count('snapshot') === 0) await new Promise(setImmediate);
    clock.time += 12_000;
    ring();
    expect(await fault).toMatchObject({
      kind: 'timeout',
      message: 'There was no review after 12 s.',
      hint: expect.stringContaining('timeout-seconds'),
    });
  });

  it('by being closed ends what is under way', async () => {
    for (const step of ['pin', 'snapshot'] as const) {
      const provider = new StandInProvider();
      provider.hang(step);
      const reviewer = over(provider);
      const fault = catchError(reviewed(reviewer));
      while (provider.count(step) === 0) await new Promise(setImmediate);
      await reviewer.close();
      expect(await fault).toMatchObject({ kind: 'cancelled' });
    }
  });
});

describe('a local repository', () => {
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
    directory = mkdtempSync(join(tmpdir(), 'review-gate-local-'));
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

  const start = async (ticketFile: string | null) =>
    kept(
      openReviewerOver(
        await openSource({ kind: 'local', directory, base: 'main', head: 'feature', ticketFile, github: null }),
        { ...means(), ...fixed, grammars: GRAMMARS },
      ),
    );

  it('is reviewed, with the ticket from a file and the policy as it is at the base', async () => {
    const request = { repo: 'octo/shop', pr: 7, ticket: 'ticket.md', policy: 'gate.yml' };
    const { review: done, findings, input } = await reviewed(await start(join(directory, 'ticket.md')), request);
    expect(done).toMatchObject({ status: 'complete', repo: 'octo/shop', pr: 7, policy: 'gate.yml' });
    expect(done.ac_bindings?.map(({ id }) => id)).toEqual(['AC1']);
    expect(findings.map(({ location }) => location.file)).toContain('greet.test.ts');
    expect(input?.policy.requested).toEqual({ name: 'gate.yml', source: 'extends: strict\n' });
  });

  it('has no ticket where neither a file nor GitHub is given', async () => {
    const fault = await catchError(reviewed(await start(null), { repo: 'octo/shop', pr: 7, ticket: '#12' }));
    expect(fault).toMatchObject({ kind: 'refused', code: 'E_AC_002' });
  });
});
