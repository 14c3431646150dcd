/** `mcp` of the built command, as a client of the protocol's own library sees it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { z } from 'zod';
import { listFences, readPage } from '../docs/pages.js';
import { COMMAND, runCommand } from '../stand-ins/serving.js';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'review-gate-mcp-')));
const repository = join(scratch, 'shop');
const outside = join(scratch, 'outside.md');
const git = (...args: string[]) =>
  spawnSync('git', ['-C', repository, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args]);

const TICKET =
  '# Refunds\n\n## Acceptance criteria\n\n- `refund` answers 409 when the order is locked\n- `cancel` sends a mail\n';
const CODE =
  "export function refund(order) {\n  if (order.locked) return { status: 409 };\n  console.log('refund', order);\n  return { status: 200 };\n}\n";

let client: Client;

const Answer = z.looseObject({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.literal('text'), text: z.string() })).length(1),
  structuredContent: z.record(z.string(), z.unknown()).optional(),
});

async function call(name: string, args: Record<string, unknown>) {
  const {
    isError = false,
    content,
    structuredContent,
  } = Answer.parse(await client.callTool({ name, arguments: args }));
  return { isError, text: content[0]?.text ?? '', data: structuredContent };
}

const snapshotPaths = () => readdirSync(repository, { recursive: true, encoding: 'utf8' }).toSorted();

beforeAll(async () => {
  mkdirSync(join(repository, 'src'), { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(repository, 'src', 'orders.js'), 'export const orders = [];\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Orders');
  git('checkout', '--quiet', '-b', 'refunds');
  writeFileSync(join(repository, 'src', 'refund.js'), CODE);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Refunds');
  writeFileSync(join(repository, 'TICKET.md'), TICKET);
  writeFileSync(outside, TICKET);
  symlinkSync(outside, join(repository, 'link.md'));
  await runCommand(['review', '--repo', repository, '--trace', join(repository, 'trace.json')]);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [COMMAND, 'mcp'], cwd: repository, stderr: 'inherit' }),
  );
  // The client checks structured answers by the schemas that it was told.
  await client.listTools();
}, 60_000);

afterAll(async () => {
  await client.close();
  rmSync(scratch, { recursive: true, force: true });
});

it('lists four tools that read only, each with the schema of its answer', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['review', 'explain', 'lint_ticket', 'why']);
  for (const { annotations, outputSchema, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(outputSchema?.type).toBe('object');
    expect(inputSchema).toMatchObject({ additionalProperties: false });
  }
  expect(client.getInstructions()).toContain('before you push');
});

describe('review', () => {
  it('says what opens the gate, which criteria are unmet, and where the findings are; and writes nothing', async () => {
    const before = snapshotPaths();
    const { isError, text, data } = await call('review', { ticket: TICKET, base: 'main', head: 'refunds' });
    expect(isError).toBe(false);
    expect(data).toMatchObject({
      open: false,
      verdict: 'request-changes',
      decided_by: 'unmet-criteria',
      criteria: [
        { id: 'AC1', met: true, lines: [expect.stringMatching(/^src\/refund\.js:/u)] },
        { id: 'AC2', status: 'unmet', met: false, lines: [] },
      ],
      findings: expect.arrayContaining([
        expect.objectContaining({ rule: 'intent/criterion-unbound', file: 'src/refund.js', lineRange: [1, 1] }),
      ]),
      to_open: [expect.objectContaining({ items: [expect.objectContaining({ name: 'AC2' })] })],
    });
    expect(text).toContain('The gate is closed: request-changes');
    expect(text).toContain('AC2 `cancel` sends a mail');
    expect(snapshotPaths()).toEqual(before);
  });

  it('says the same as the command, and that what is not committed was not reviewed', async () => {
    const { data } = await call('review', { ticket_path: 'TICKET.md', policy: 'strict' });
    const args = ['--repo', repository, '--ticket', join(repository, 'TICKET.md'), '--policy', 'strict'];
    const command = JSON.parse((await runCommand(['review', ...args, '--format', 'json'])).stdout);
    const { verdict, tier, confidence } = command;
    expect(data).toMatchObject({ verdict, tier, confidence, decided_by: command.decision.rule });
    expect(data?.['notes']).toEqual([expect.stringMatching(/^\d files are not committed, and were not reviewed: /u)]);
  });

  it.each([
    [{ base: '--output=x' }, 'must be a branch, a tag or a commit'],
    [{ base: 'no-such-branch' }, 'no-such-branch'],
    [{ head: 'no-such-branch' }, 'no-such-branch is no commit'],
    [{ head: 7 }, 'Invalid arguments'],
    [{ directory: '/' }, 'Unrecognized key'],
    [{ policy: 'lenient' }, 'There is no policy named lenient'],
    [{ ticket: 'no criteria', base: 'main' }, 'E_AC_001'],
    [{ ticket: 'no criteria', base: 'main' }, 'The ticket given as text has no acceptance criteria.'],
    [
      { ticket: 'TICKET.md' },
      '`ticket` takes the text of a ticket, and TICKET.md is the path of a file. Give it as `ticket_path`.',
    ],
    [{ ticket: 'docs/refunds.md\n' }, 'docs/refunds.md is the path of a file.'],
    [{ ticket: 'src/orders.js' }, 'src/orders.js is the path of a file.'],
    [{ ticket: TICKET, ticket_path: 'TICKET.md' }, 'not both'],
  ])('answers %j in words', async (args, words) => {
    const { isError, text } = await call('review', args);
    expect({ isError, text }).toEqual({ isError: true, text: expect.stringContaining(words) });
  });

  it('ends when the client no longer wants it, and the server goes on', async () => {
    const cancel = new AbortController();
    const asked = client.callTool({ name: 'review', arguments: {} }, undefined, { signal: cancel.signal });
    cancel.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
    expect((await call('explain', { rule: 'security/secret' })).isError).toBe(false);
  });
});

describe('paths', () => {
  const named = [
    outside,
    '../outside.md',
    'link.md',
    'src/../../outside.md',
    '.git/config',
    '.GIT/config',
    'a\0b',
    '/etc/passwd',
    '',
  ];

  it.each(named)('%j is not read', async (path) => {
    const answers = [
      await call('lint_ticket', { ticket_path: path }),
      await call('review', { ticket_path: path }),
      await call('review', { policy: `./${path}` }),
      await call('why', { trace_path: path }),
    ];
    for (const { isError, text } of answers) {
      expect(isError).toBe(true);
      expect(text).not.toMatch(/409|root:|\[core\]/u);
    }
    expect(answers[0]?.text).toMatch(/is not in the repository|cannot be read|Too small/u);
  });

  it('names the fields of the tool and no flag of the command', async () => {
    const { isError, text } = await call('review', { head: 'nope' });
    expect([isError, text]).toEqual([true, expect.stringContaining('Name a branch, a tag or a commit with `head`.')]);
  });

  it('that name a folder or nothing are told apart', async () => {
    expect((await call('lint_ticket', { ticket_path: 'src' })).text).toBe(
      'src is no file. Name a file of the repository.',
    );
    expect((await call('lint_ticket', { ticket_path: 'none.md' })).text).toContain('ENOENT');
  });
});

describe('explain', () => {
  it('says what a rule finds, why, and how to answer it', async () => {
    const { text, data } = await call('explain', { rule: 'robustness/debug-leftover' });
    expect(text).toContain('How to answer it');
    expect(data).toMatchObject({ rule: { rule: 'robustness/debug-leftover', answerable: true } });
  });

  it('names the nearest where there is no such rule', async () => {
    const { isError, text } = await call('explain', { rule: 'security/sekret' });
    expect(isError).toBe(true);
    expect(text).toContain('security/secret');
  });

  it('lists all rules of all planes', async () => {
    const { data } = await call('explain', {});
    expect(z.array(z.looseObject({ plane: z.string() })).parse(data?.['planes']).length).toBeGreaterThan(7);
  });
});

describe('lint_ticket', () => {
  it('reads a text and a file alike', async () => {
    const text = await call('lint_ticket', { ticket: TICKET });
    const file = await call('lint_ticket', { ticket_path: 'TICKET.md' });
    expect(text.data).toMatchObject({ title: 'Refunds', criteria: [{ anchors: ['refund', '409'] }, { id: 'AC2' }] });
    expect(file.data?.['criteria']).toEqual(text.data?.['criteria']);
  });

  it('needs one of them', async () => {
    expect(await call('lint_ticket', {})).toMatchObject({
      isError: true,
      text: expect.stringContaining('ticket_path'),
    });
  });
});

describe('why', () => {
  it('says in a sentence what a trace decided', async () => {
    const { data } = await call('why', { trace_path: 'trace.json' });
    expect(data).toEqual({ approved: false, sentence: expect.stringContaining('was not approved') });
  });

  it('names the folder of a change that is no pull request', async () => {
    const { data } = await call('why', { trace_path: 'trace.json' });
    expect(data?.['sentence']).toMatch(/^The local change to shop was not approved on [0-9a-f]{12} into main: /u);
  });

  it('says that another file is no trace', async () => {
    expect((await call('why', { trace_path: 'TICKET.md' })).text).toContain('is not JSON');
  });
});

it('is described as it is: its tools, what they take, and lines for clients', async () => {
  const page = readPage('docs/mcp.md');
  const { tools } = await client.listTools();
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.*?) \|/gmu)].map(([, name, takes = '']) => [
    name,
    [...takes.matchAll(/`(\w+)`/gu)].map(([, one]) => one),
  ]);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})])),
  );
  const settings = listFences(page).filter(({ language }) => language === 'json');
  const entry = expect.objectContaining({ command: 'npx', args: ['-y', 'review-gate', 'mcp'] });
  expect(settings.map(({ text }) => Object.values(JSON.parse(text)))).toEqual(
    settings.map(() => [{ 'review-gate': entry }]),
  );
  expect(settings).toHaveLength(2);
});

it('ends with its input, and writes nothing but the protocol', async () => {
  const child = spawn(process.execPath, [COMMAND, 'mcp', '--repo', repository], { stdio: ['pipe', 'pipe', 'pipe'] });
  const out: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out.push(text));
  child.stdin.end('{"jsonrpc":"2.0","id":1,"method":"ping"}\nno JSON\n');
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(out.join('')).toBe('{"result":{},"jsonrpc":"2.0","id":1}\n');
});

it('needs a repository', async () => {
  const run = await runCommand(['mcp', '--repo', scratch]);
  expect(run).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('is not a git repository') });
});
