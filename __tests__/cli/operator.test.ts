/** The operator's commands as processes of their own: on a data folder, on one that a service has, and on PostgreSQL. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { createIds } from '../../src/base/ids.js';
import { createAdministrator } from '../../src/service/administration/administrator.js';
import { startControl } from '../../src/service/administration/control.js';
import { lockDataDirectory } from '../../src/service/store/data-lock.js';
import { emptyDatabase, POSTGRES_URL } from '../service/databases.js';
import { MemoryStore } from '../stand-ins/store/memory.js';

const COMMAND = resolve(import.meta.dirname, '..', '..', 'src', 'cli', 'index.js');
/** For several processes that each open a database, on a machine that does other things too. */
const PATIENCE = 180_000;
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-operator-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command in an empty folder of its own, or where is said. */
async function run(args: readonly string[], env: Record<string, string> = {}, cwd = scratch): Promise<Ran> {
  const child = spawn(process.execPath, [COMMAND, ...args], {
    cwd,
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      HOME: scratch,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code]: (number | null)[] = await once(child, 'close');
  return { code: code ?? null, stdout, stderr };
}

const Created = z.object({ tenant_id: z.string() });
const Credentials = z.object({ client_id: z.string(), client_secret: z.string() });
const Rotated = z.object({
  token_key: z.string(),
  trace_key: z.string(),
  master_key: z.object({
    key_id: z.string(),
    kept_in: z.string().nullable(),
    resealed: z.number(),
    others: z.array(z.object({ key_id: z.string(), rows: z.number(), removed: z.boolean() })),
    unreadable: z.array(z.unknown()),
  }),
});

/** The one JSON object that a command prints. */
async function asked<S extends z.ZodType>(shape: S, args: readonly string[], env = {}): Promise<z.output<S>> {
  const ran = await run([...args, '--json'], env);
  if (ran.code !== 0) throw new Error(`${args.join(' ')}: ${ran.code} ${ran.stderr}`);
  expect(ran.stdout.trimEnd().split('\n')).toHaveLength(1);
  return shape.parse(JSON.parse(ran.stdout));
}

describe('on a data folder that nobody uses', () => {
  const dataDir = join(scratch, 'idle');
  const env = { REVIEW_GATE_DATA_DIR: dataDir };

  it(
    'makes the folder, and keeps what was made in it',
    async () => {
      const tenant = await asked(Created, ['tenant', 'create', 'acme'], env);
      expect(tenant.tenant_id).toMatch(/^ten_/u);
      const listed = await run(['tenant', 'list'], env);
      expect(listed.stdout.split('\n')[1]).toMatch(new RegExp(`^acme +${tenant.tenant_id} +balanced +\\d{4}-`, 'u'));

      const made = await run(['client', 'create', '--tenant', 'acme', '--scope', 'admin reviews:read', '--json'], env);
      expect(made.stderr).toContain('shown only now');
      const client = Credentials.parse(JSON.parse(made.stdout));
      expect(client.client_secret).toMatch(/^rgs_/u);

      const rotated = await run(['client', 'rotate', client.client_id, '--overlap', '2'], env);
      expect(rotated.stdout).toMatch(/client_secret: {2}rgs_/u);
      expect(rotated.stdout).toContain('The old secret is valid until');
      expect(rotated.stdout).not.toContain(client.client_secret);

      const revoked = await run(['client', 'revoke', client.client_id], env);
      expect([revoked.code, revoked.stdout]).toEqual([0, expect.stringContaining('is revoked since')]);
      const clients = await run(['client', 'list', '--tenant', 'acme'], env);
      expect(clients.stdout).toContain(client.client_id);
      expect(clients.stdout).not.toContain('rgs_');
      expect((await run(['client', 'rotate', client.client_id], env)).stderr).toContain('for good');
    },
    PATIENCE,
  );

  it(
    'rotates its keys: a new master key in the file, the old one gone from it',
    async () => {
      const first = await asked(Rotated, ['keys', 'rotate'], env);
      const second = await asked(Rotated, ['keys', 'rotate'], env);
      const file = join(dataDir, 'master.key');
      expect(second.master_key).toMatchObject({ kept_in: file, unreadable: [] });
      expect(second.master_key.others).toEqual([{ key_id: first.master_key.key_id, rows: 0, removed: true }]);
      expect(second.token_key).not.toBe(first.token_key);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8').match(/^[A-Za-z0-9+/]{43}=$/gmu)).toHaveLength(1);
      expect((await run(['keys', 'rotate'], env)).stdout).toContain('was removed from');
    },
    PATIENCE,
  );

  it(
    'prefers flags to the environment',
    async () => {
      const other = join(scratch, 'other');
      await asked(Created, ['tenant', 'create', 'elsewhere', '--data-dir', other], env);
      expect(existsSync(join(other, 'database'))).toBe(true);
    },
    PATIENCE,
  );

  it.each([
    ['a name of blanks', ['tenant', 'create', ' '], '1 to 100 printable characters'],
    ['no name', ['tenant', 'create'], 'missing required argument'],
    ['no tenant', ['client', 'create', '--scope', 'admin'], '--tenant'],
    ['a tenant nobody knows', ['client', 'create', '--tenant', 'no', '--scope', 'admin'], 'There is no tenant "no"'],
    ['scopes nobody knows', ['client', 'create', '--tenant', 'acme', '--scope', 'root admin sudo'], 'root, sudo'],
    ['no scope', ['client', 'create', '--tenant', 'acme', '--scope', ' '], 'names no scope'],
    ['an overlap that is no number', ['client', 'rotate', 'cli_x', '--overlap', 'long'], '--overlap'],
    ['an overlap of two years', ['client', 'rotate', 'cli_x', '--overlap', '17520'], '--overlap'],
    ['a database that is none', ['tenant', 'list', '--database-url', 'mysql://root:hunter2@db'], '--database-url'],
    ['a master key that is none', ['keys', 'rotate', '--master-key', 'hunter2'], '32 bytes'],
    ['a command nobody knows', ['tenant', 'drop'], 'drop'],
  ])(
    'refuses %s: exit 2, one message, no stack, no secret',
    async (_, args, said) => {
      const ran = await run(args, env);
      expect(ran.stderr).toContain(said);
      expect(ran.stderr).not.toMatch(/^\s+at /mu);
      expect(ran.stderr).not.toContain('hunter2');
      expect([ran.stdout, ran.code]).toEqual(['', 2]);
    },
    PATIENCE,
  );

  it('says that a database cannot be reached: exit 3', async () => {
    const ran = await run(['tenant', 'list', '--database-url', 'postgres://gate:hunter2@127.0.0.1:1/gate']);
    expect(ran.stderr).toContain('127.0.0.1:1');
    expect(ran.stderr).not.toContain('hunter2');
    expect([ran.stdout, ran.code]).toEqual(['', 3]);
  });
});

describe('on a data folder that a service has', () => {
  it(
    'goes through the service, and says who has the folder where it takes no commands',
    async () => {
      const dataDir = join(scratch, 'served');
      const env = { REVIEW_GATE_DATA_DIR: dataDir };
      const lock = await lockDataDirectory(dataDir);
      const store = new MemoryStore();
      const operator = createAdministrator({
        store,
        keys: async () => {
          throw new Error('not asked for here');
        },
        ids: createIds(Date.now, randomBytes),
        clock: Date.now,
        settle: async () => undefined,
      });
      const starting = await run(['tenant', 'list'], env);
      expect([starting.code, starting.stderr]).toEqual([2, expect.stringContaining(String(process.pid))]);

      const control = await startControl({ operator, directory: dataDir, log: () => undefined });
      await lock.setControl(control.path);
      try {
        const { tenant_id } = await asked(Created, ['tenant', 'create', 'acme'], env);
        expect((await store.directory.tenantNamed('acme'))?.id).toBe(tenant_id);
        const client = await asked(Credentials, ['client', 'create', '--tenant', 'acme', '--scope', 'admin'], env);
        expect(await store.directory.client(client.client_id)).toMatchObject({ tenantId: tenant_id });
        const taken = await run(['tenant', 'create', 'acme'], env);
        expect([taken.code, taken.stderr]).toEqual([2, expect.stringContaining('There is a tenant "acme" already')]);
        // It made no database of its own beside the service's.
        expect(existsSync(join(dataDir, 'database'))).toBe(false);
      } finally {
        await control.close();
        await lock.release();
      }
    },
    PATIENCE,
  );
});

(POSTGRES_URL === null ? describe.skip : describe)('on PostgreSQL', () => {
  const [old, young] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];

  it(
    'needs no data folder, and a master key for keys alone',
    async () => {
      const database = await emptyDatabase();
      const env = { REVIEW_GATE_DATABASE_URL: database.url, REVIEW_GATE_DATA_DIR: join(scratch, 'never') };
      try {
        await asked(Created, ['tenant', 'create', 'acme'], env);
        await asked(Credentials, ['client', 'create', '--tenant', 'acme', '--scope', 'admin'], env);
        const without = await run(['keys', 'rotate'], env);
        expect([without.code, without.stderr]).toEqual([2, expect.stringContaining('REVIEW_GATE_MASTER_KEY')]);

        const first = await asked(Rotated, ['keys', 'rotate'], { ...env, REVIEW_GATE_MASTER_KEY: old });
        expect(first.master_key).toMatchObject({ kept_in: null, others: [], unreadable: [] });
        const both = await run(['keys', 'rotate'], { ...env, REVIEW_GATE_MASTER_KEY: `${young},${old}` });
        expect(both.stdout).toContain(
          `Nothing is encrypted with master key ${first.master_key.key_id} any more: remove it`,
        );
        const last = await asked(Rotated, ['keys', 'rotate'], { ...env, REVIEW_GATE_MASTER_KEY: young });
        expect(last.master_key).toMatchObject({ resealed: 0, unreadable: [] });

        const wrong = await run(['keys', 'rotate'], { ...env, REVIEW_GATE_MASTER_KEY: old });
        expect(wrong.code).toBe(1);
        expect(wrong.stdout).toMatch(
          /Cannot be decrypted: signing\/\S+ of the service itself \(master key \w+\)\. Put that key back into REVIEW_GATE_MASTER_KEY; until then/u,
        );
        expect(existsSync(join(scratch, 'never'))).toBe(false);
      } finally {
        await database.drop();
      }
    },
    PATIENCE,
  );
});
