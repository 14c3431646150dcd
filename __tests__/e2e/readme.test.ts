/** A fresh clone with only the README in hand: what its pages say to type is typed, and does what they say. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { request } from 'undici';
import { parse } from 'yaml';
import { z } from 'zod';
import { pullRequestEvent } from '../stand-ins/events.js';
import { REPO, TOKEN, useGate } from '../stand-ins/gate.js';
import { type BareRepository, git } from '../stand-ins/git-repository.js';
import { cloneTo, findBlock, listLines, missingPrograms, Reader } from '../stand-ins/reader.js';
import { createShop, GOOD_PULL, openShop } from '../stand-ins/shop.js';
import { ACTION } from '../workflows/workflow-files.js';

/** Each test starts processes, and some of those a database. */
const home = mkdtempSync(join(tmpdir(), 'review-gate-readme-'));
/** Where the README has it. */
const clone = join(home, 'code', 'review-gate');
const page = (path: string): string => readFileSync(join(clone, path), 'utf8');

let shop: BareRepository;
const gate = useGate((folder) => {
  shop = createShop(folder, REPO);
  return { gitRoot: folder };
});
let reader: Reader;

beforeAll(() => {
  cloneTo(clone);
  openShop(gate().github.state, shop);
  reader = new Reader(home, clone, {
    REVIEW_GATE_PORT: '0',
    REVIEW_GATE_GITHUB_API_URL: gate().github.apiUrl,
    REVIEW_GATE_GITHUB_SERVER_URL: gate().github.serverUrl,
  });
});
afterAll(() => {
  reader?.close();
  rmSync(home, { recursive: true, force: true });
});

const about = () => ({ repo: REPO, pr: GOOD_PULL, headSha: shop.pulls.get(GOOD_PULL)?.head ?? '' });
const Step = z.strictObject({
  uses: z.literal(ACTION),
  with: z.record(z.string(), z.string()).optional(),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    // A pull request whose base changes is another question: `edited`.
    pull_request: z.strictObject({
      types: z.tuple([z.literal('opened'), z.literal('synchronize'), z.literal('reopened'), z.literal('edited')]),
    }),
    // An approval or a sign-off turns the same job green.
    pull_request_review: z.strictObject({
      types: z.tuple([z.literal('submitted'), z.literal('edited'), z.literal('dismissed')]),
    }),
  }),
  permissions: z.strictObject({
    contents: z.literal('read'),
    'pull-requests': z.literal('read'),
    issues: z.literal('read'),
    checks: z.literal('write'),
  }),
  jobs: z.strictObject({ gate: z.strictObject({ 'runs-on': z.string(), steps: z.tuple([Step]) }) }),
});

describe('the quick start', () => {
  it('is a whole workflow with one step, which approves a pull request that does what its issue asks for', async () => {
    const workflow = Workflow.parse(parse(findBlock(page('README.md'), '## Quick start', 'jobs:')));
    const [step] = workflow.jobs.gate.steps;
    const result = await gate().run(gate().step(step.with ?? {}, pullRequestEvent(about())));
    expect(result.log).toMatch(/gate is open/iu);
    expect([result.exitCode, result.outputs['approved']]).toEqual([0, 'true']);
    expect(gate().checkRun.conclusion).toBe('success');
  });

  it('asks a service of its own with the inputs that it shows', async () => {
    const [step] = z.tuple([Step]).parse(parse(findBlock(page('README.md'), '## Quick start', 'base-url')));
    const inputs = step.with ?? {};
    const service = await gate().serve();
    const given = gate().remote(service);
    expect(Object.keys(inputs).filter((name) => given[name] === undefined)).toEqual([]);
    const result = await gate().run(gate().step(given, pullRequestEvent(about())));
    expect([result.exitCode, result.outputs['verdict']]).toEqual([0, 'auto-approve']);
  });
});

describe('trying it', () => {
  it('prints what the README shows', async () => {
    const [line = ''] = listLines(findBlock(page('README.md'), '## Try it', 'npm start'));
    // Packages are there: the clone has them linked in.
    const { code, stdout, stderr } = await reader.types(line.replace('npm ci', 'true'));
    expect([code, stderr.replaceAll(/^npm warn.*\n/gmu, '')]).toEqual([0, expect.any(String)]);
    const printed = new Set(stdout.split('\n'));
    const shown = findBlock(page('README.md'), '## Try it', 'Acceptance criteria').trimEnd().split('\n');
    expect(shown.filter((each) => !printed.has(each))).toEqual([]);
  });

  it('opens the gate of the sample with what the README says to do', async () => {
    const sample = join(clone, '.review-gate', 'sample', 'corner-shop');
    const script = findBlock(page('README.md'), '## Try it', 'examples/sample/mended');
    const { code, stdout, stderr } = await reader.types(script);
    expect([code, stdout.split('\n')[0], stderr]).toEqual([
      0,
      expect.stringMatching(/^Review Gate {2}open {2}auto-approve/u),
      '',
    ]);
    git(sample, ['reset', '--quiet', '--hard', 'HEAD~1']);
  });

  it('reviews a repository of one’s own from the clone, with each command and its exit code', async () => {
    const own = join(home, 'code', 'shop');
    cpSync(join(clone, '.review-gate', 'sample', 'corner-shop'), own, { recursive: true });
    git(own, ['branch', '--quiet', '--move', 'discount-codes', 'my-branch']);
    cpSync(join(clone, 'examples', 'sample', 'TICKET.md'), join(own, 'TICKET.md'));
    writeFileSync(join(own, '.review-gate.yml'), findBlock(page('README.md'), '## Policies', 'extends'));
    const location = { artifactLocation: { uri: 'src/discount.js' }, region: { startLine: 12 } };
    const result = { ruleId: 'no-eval', message: { text: 'eval' }, locations: [{ physicalLocation: location }] };
    const runs = [{ tool: { driver: { name: 'ESLint' } }, results: [result] }];
    writeFileSync(join(own, 'eslint.sarif'), JSON.stringify({ version: '2.1.0', runs }));

    const commands = listLines(findBlock(page('README.md'), '## Try it', 'review --sarif'));
    const script = commands.map(
      (line) => `${line}\necho "[$?] $(printf %s '${line.split(' ').slice(0, 4).join(' ')}')"`,
    );
    const { stdout, stderr } = await reader.types(script.join('\n'));
    const exits = [...stdout.matchAll(/^\[(\d+)\] (.*)$/gmu)].map(([, code, line]) => `${code} ${line}`);
    // The sample is not approved, and two of its criteria share lines, which only a report by test could tell apart.
    expect(exits).toEqual(
      commands.map(
        (line) => `${/^review-gate (?:review|prove|why)/u.test(line) ? 1 : 0} ${line.split(' ').slice(0, 4).join(' ')}`,
      ),
    );
    const told = stderr.split('\n').filter((line) => line !== '');
    // Ticket, policy and reports lie in the folder, and no commit has them.
    const expected =
      /^(?:\d of 4|on the head:|AC\d: running|\d+ files are not committed, and were not reviewed: |The gate is closed: .* The report: review\.html$)/u;
    expect(told.filter((line) => !expected.test(line))).toEqual([]);
    expect(told).toContainEqual(expect.stringMatching(/AC3 {2}proved: /u));
    expect(stdout).toContain('eslint/no-eval');
    expect(readFileSync(join(own, 'review.html'), 'utf8')).toMatch(/^<!doctype html>/iu);
    expect(existsSync(join(own, 'trace.snapshot.json'))).toBe(true);
  });
});

const absent = missingPrograms('curl', 'jq');
if (absent.length > 0) {
  process.stderr.write(
    `No ${absent.join(', no ')} on this machine: the calls of docs/self-hosting.md are not typed.\n`,
  );
}

describe('running the service', () => {
  const Credentials = /^client_id: +(cli_\S+)\nclient_secret: +(\S+)$/mu;

  (absent.length > 0 ? it.skip : it)('goes from the first command to the verdict, as the pages say', async () => {
    const hosting = page('docs/self-hosting.md');
    const commands = listLines(findBlock(hosting, '# Running the service', 'serve'));
    expect(listLines(findBlock(page('README.md'), '## Run the service', 'serve'))).toEqual(commands);
    expect([commands[0], commands.at(-1)]).toEqual(['npm ci', expect.stringMatching(/ serve$/u)]);

    const made = await reader.types(commands.slice(1, -1).join(' && '));
    expect([made.code, made.stdout]).toEqual([0, expect.stringMatching(Credentials)]);
    const [, id = '', secret = ''] = Credentials.exec(made.stdout) ?? [];
    const serving = await reader.starts(commands.at(-1) ?? '');
    const [url = ''] = /https?:\/\/\S+/u.exec(serving.line) ?? [];

    const calls = findBlock(hosting, '## From a token to a verdict', 'TOKEN=');
    expect(calls).toMatch(/^URL=\S+ ID=\S+ SECRET=\S+\n/u);
    const script = calls
      .replace(/^.*\n/u, `URL=${url} ID=${id} SECRET=${secret}\n`)
      .replace('ghp_…', TOKEN)
      .replace('acme/shop', REPO);
    const { code, stdout, stderr } = await reader.types(`set -euo pipefail\n${script}`);
    // On a loaded machine the service may be busy, and curl then asks again, as the page says.
    expect([code, stderr.replaceAll(/^curl: \(22\).* 503\n/gmu, '')]).toEqual([0, '']);
    expect(stdout).toContain('"verdict": "auto-approve"');
    expect(stdout).toMatch(/^trace\.json holds: .*\nIt is signed with the key \S+\.$/mu);

    const link = stdout.trimEnd().split('\n').at(-1) ?? '';
    const accept = { accept: 'text/html' };
    const [report, front] = await Promise.all([request(link, { headers: accept }), request(url, { headers: accept })]);
    expect([report.statusCode, await report.body.text()]).toEqual([200, expect.stringContaining('auto-approve')]);
    expect([front.statusCode, await front.body.text()]).toEqual([200, expect.stringContaining('Sign in')]);
    expect(await serving.stop()).toBe(0);
  });
});
