/** `why` and `audit` against a service on a loopback port, and `why` of a trace file. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runAudit } from '../../src/cli/audit.js';
import { UsageError } from '../../src/cli/exit.js';
import { describeError } from '../../src/cli/output/describe-error.js';
import { runWhy, type WhyFlags } from '../../src/cli/why.js';
import { AuditEntry, type CompletedReview } from '../../src/contract/index.js';
import { type Harness, readLines, SECRET, START, startHarness } from '../service/harness.js';

const DAY = 86_400_000;

describe('a service that is asked by commands', () => {
  let service: Harness;
  let folder: string;
  let review: CompletedReview;
  let env: Readonly<Record<string, string>>;
  const signal = new AbortController().signal;
  let noted = '';
  const note = (text: string) => {
    noted += text;
  };

  const why = async (pull: string | null, flags: WhyFlags = {}, over = env): Promise<[number, string]> => {
    let said = '';
    const write = (text: string) => {
      said += text;
    };
    return [await runWhy(pull, flags, { env: over, write, note, signal }), said];
  };
  const audit = async (from: string, to: string, over = env): Promise<unknown[]> => {
    let said = '';
    const write = (text: string) => {
      said += text;
    };
    expect(await runAudit({ from, to }, { env: over, write, note, signal })).toBe(0);
    return readLines(said);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'review-gate-why-'));
    service = await startHarness();
    await service.complete({ policy: 'strict' });
    service.pass(2 * DAY);
    review = await service.complete({ ticket: '#1' });
    env = {
      REVIEW_GATE_BASE_URL: service.baseUrl,
      REVIEW_GATE_CLIENT_ID: service.clients.own,
      REVIEW_GATE_CLIENT_SECRET: SECRET,
    };
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  it('says why of the newest review, in one sentence on one line', async () => {
    const [code, said] = await why('octo/shop#7');
    expect(code).toBe(review.verdict === 'auto-approve' ? 0 : 1);
    expect(said).toMatch(
      /^octo\/shop#7 was (?:not )?approved at 2025-06-03 12:00 UTC on [0-9a-f]{12} into main.*\.\n$/u,
    );
    expect(said).toContain('`balanced`');
  });

  it.each(['https://github.com/octo/shop/pull/7', 'https://github.com/octo/shop/pull/7/files#diff-1'])(
    'takes the address %s',
    async (address) => {
      expect(await why(address)).toEqual(await why('octo/shop#7'));
    },
  );

  it('says that it tries again, so that nobody waits without a word', async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 503 : 400, { 'content-type': 'application/json', 'retry-after': '0' }).end('{}');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    await expect(why('octo/shop#7', { baseUrl: `http://127.0.0.1:${port}` })).rejects.toThrow();
    server.close();
    expect(noted).toMatch(/^POST http:\/\/127\.0\.0\.1:\d+\/oauth\/token: it answered 503; trying again in .*\.\n$/u);
  });

  it('says the same of its trace file, but for the time, which no trace has', async () => {
    const path = join(folder, 'trace.json');
    await writeFile(path, (await service.call('GET', `/v1/reviews/${review.id}/trace`)).text);
    const [, asked] = await why('octo/shop#7');
    const [code, said] = await why(null, { trace: path });
    expect(said).toBe(asked.replace(' at 2025-06-03 12:00 UTC', ''));
    expect(code).toBe(review.verdict === 'auto-approve' ? 0 : 1);
  });

  it('says nothing of a trace that was changed, however it reads', async () => {
    const path = join(folder, 'changed.json');
    const { text } = await service.call('GET', `/v1/reviews/${review.id}/trace`);
    await writeFile(
      path,
      text
        .replaceAll(/"(?:needs-review|request-changes|auto-approve)"/gu, '"auto-approve"')
        .replace(/"addressed"|"unmet"|"T\d"/u, '"weak"'),
    );
    await expect(why(null, { trace: path })).rejects.toThrow(/changed\.json does not hold: .*review-gate verify/u);
    await expect(why(null, { trace: path })).rejects.toBeInstanceOf(UsageError);
  });

  it('gives the line of the export with --json, and the export has the same', async () => {
    const [, line] = await why('octo/shop#7', { json: true });
    const entry = AuditEntry.parse(JSON.parse(line));
    expect(entry.review_id).toBe(review.id);
    expect((await audit('2025-06-03', '2025-06-04')).map((one) => AuditEntry.parse(one))).toEqual([entry]);
  });

  it('exports a period over several days, oldest first, each review once', async () => {
    const ids = (await audit('2025-06-01', new Date(START + 20 * DAY).toISOString())).map(
      (one) => AuditEntry.parse(one).time,
    );
    expect(ids).toEqual([new Date(START).toISOString(), new Date(START + 2 * DAY).toISOString()]);
    expect(await audit('2024-01-01', '2024-02-01')).toEqual([]);
  });

  it('says of a service that has no export yet that it must be upgraded', async () => {
    const server = createServer(({ url }, response) => {
      const isToken = url === '/oauth/token';
      const token = { access_token: 'a-token', token_type: 'Bearer', expires_in: 60, scope: 'admin' };
      const problem = { code: 'E_NF_001', title: 'No such resource', status: 404, detail: 'There is no such call.' };
      response.writeHead(isToken ? 200 : 404, {
        'content-type': isToken ? 'application/json' : 'application/problem+json',
      });
      response.end(JSON.stringify(isToken ? token : problem));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
    const asked = audit('2025-06-03', '2025-06-04', { ...env, REVIEW_GATE_BASE_URL: `http://127.0.0.1:${port}` });
    const said = await asked.then(String, describeError);
    server.close();
    expect(said).toMatch(/The service is of an earlier version that has no export .*\nUpgrade the service/u);
  });

  it.each<[string, string | null, WhyFlags, RegExp]>([
    ['nothing is named', null, {}, /Name a pull request/u],
    ['both are named', 'octo/shop#7', { trace: 'x' }, /Name a pull request/u],
    ['the name is none', 'octo/shop', {}, /owner\/name#7/u],
    ['the number is none', 'octo/shop#0', {}, /owner\/name#7/u],
    ['the address is one of an issue', 'https://github.com/octo/shop/issues/7', {}, /or as its address/u],
    ['there is more after the number', 'octo/shop#7x', {}, /names no pull request/u],
    ['there is no such file', null, { trace: '/none/trace.json' }, /cannot be read/u],
    ['the service has no review of it', 'octo/shop#9', {}, /no review of octo\/shop#9/u],
    ['the address is not safe', 'octo/shop#7', { baseUrl: 'http://gate.example.com' }, /https/u],
  ])('is refused where %s', async (_, pull, flags, said) => {
    await expect(why(pull, flags)).rejects.toThrow(said);
    await expect(why(pull, flags)).rejects.toBeInstanceOf(UsageError);
  });

  it.each([
    ['REVIEW_GATE_BASE_URL', /--base-url/u],
    ['REVIEW_GATE_CLIENT_ID', /--client-id/u],
    ['REVIEW_GATE_CLIENT_SECRET', /REVIEW_GATE_CLIENT_SECRET/u],
  ])('names %s where it is missing', async (name, said) => {
    await expect(why('octo/shop#7', {}, { ...env, [name]: '' })).rejects.toThrow(said);
  });

  it.each([
    ['2026-01-02', '2026-01-01', /--to must be later/u],
    ['2026-01-02', '2026-01-02', /--to must be later than --from/u],
    ['yesterday', '2026-01-01', /--from must be a day, 2026-01-31, or a time/u],
    ['2024-01-01', '2026-01-01', /at most 366 days/u],
  ])('refuses the period from %s to %s', async (from, to, said) => {
    await expect(audit(from, to)).rejects.toThrow(said);
  });

  it('says which scope is missing', async () => {
    const reader = { ...env, REVIEW_GATE_CLIENT_ID: service.clients.reader };
    await expect(audit('2025-06-01', '2025-06-02', reader)).rejects.toMatchObject({ name: 'ReviewError' });
  });
});
