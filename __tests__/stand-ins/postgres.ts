/**
 * A real PostgreSQL for the tests, on a free port of loopback, from the programs that are on the machine. It runs as another
 * user where the tests run as root, which it refuses, and ends with the process that started it, however that ends.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';

export interface Postgres {
  /** Of its superuser. */
  readonly url: string;
  /** Makes a database and gives its URL. */
  createDatabase(): Promise<string>;
  /** Ends the server as a restart does, and starts it again on the same port, with its data. */
  restart(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** After `kill`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** Where distributions put versions side by side. */
const VERSIONS = '/usr/lib/postgresql';

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folder with `initdb` and `postgres`: of PATH, or of the newest version; null where there is none. */
export function findPostgres(path: string | undefined): string | null {
  const onPath = (path ?? '').split(delimiter).filter((folder) => folder !== '');
  let versions: string[] = [];
  try {
    versions = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  } catch {
    // Another system, or none is installed.
  }
  const folders = [...onPath, ...versions.map((version) => join(VERSIONS, version, 'bin'))];
  return folders.find((folder) => executable(join(folder, 'initdb')) && executable(join(folder, 'postgres'))) ?? null;
}

/** The user to be instead of root: `postgres` as packages make it, or `nobody`. Null for who is not root. */
function unprivileged(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (user === undefined)
    throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A port of loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits until it answers: a server that starts refuses at first. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode} instead of starting`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement on a server. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty database and gives its name. */
export async function createDatabase(server: string): Promise<string> {
  const name = `review_gate_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  return name;
}

/**
 * Makes a database cluster and starts it. It writes nothing through to the disk: it lives as long as the tests do.
 * Throws where there are no programs to start.
 */
export async function startPostgres(programs = findPostgres(process.env['PATH'])): Promise<Postgres> {
  if (programs === null) throw new Error('PostgreSQL is not installed on this machine');
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'review-gate-postgres-'));
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  const as = owner === null ? {} : { uid: owner.uid, gid: owner.gid };
  const data = join(folder, 'data');
  const initialize = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialize, { ...as, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];

  let guard: ChildProcess | null = null;
  const start = async () => {
    // The shell reads until its input ends, which it does with this process; then it ends the server. SIGINT is its fast
    // shutdown, which waits for no client.
    const script = '"$@" & child=$!; read -r how || how=INT; kill -"$how" "$child"; wait "$child"';
    const command = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
    guard = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
      ...as,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    guard.unref();
    await answers(url, guard);
  };
  const end = async (how: 'INT' | 'QUIT') => {
    const ending = guard;
    if (ending === null) return;
    guard = null;
    const ended = once(ending, 'exit');
    ending.ref();
    ending.stdin?.end(`${how}\n`);
    await ended;
  };
  await start();
  return {
    url,
    createDatabase: async () => databaseUrl(url, await createDatabase(url)),
    start,
    kill: () => end('QUIT'),
    async restart() {
      await end('INT');
      await start();
    },
    async stop() {
      await end('INT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
