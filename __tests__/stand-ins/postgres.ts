/**
 * A real PostgreSQL for the tests, on a free loopback port, with the programs of this machine. If the tests run as
 * root, it runs as another user, because PostgreSQL refuses root. It ends together with the process that started it, in
 * every case.
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
  /** URL of the superuser. */
  readonly url: string;
  /** Creates a database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Stops the server as in a restart, and starts it again on the same port with its data. */
  restart(): Promise<void>;
  /** Stops it immediately, as in a crash. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** The folder in which distributions install several versions. */
const VERSIONS = '/usr/lib/postgresql';

function executable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the folder with `initdb` and `postgres`: on the PATH, or of the newest version; null if there is none. */
export function findPostgres(path: string | undefined): string | null {
  const onPath = (path ?? '').split(delimiter).filter((folder) => folder !== '');
  let versions: string[] = [];
  try {
    versions = readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a));
  } catch {
    // Another operating system, or PostgreSQL is not installed.
  }
  const folders = [...onPath, ...versions.map((version) => join(VERSIONS, version, 'bin'))];
  return folders.find((folder) => executable(join(folder, 'initdb')) && executable(join(folder, 'postgres'))) ?? null;
}

/**
 * Returns the user to run as instead of root: `postgres` as created by packages, or `nobody`. Null if the process is
 * not root.
 */
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

/** Returns a free loopback port. */
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

/** Waits until the server accepts connections; during its start it refuses them. */
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

/** Returns the URL of another database on the same server. */
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

/** Creates an empty database and returns its name. */
export async function createDatabase(server: string): Promise<string> {
  const name = `review_gate_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  return name;
}

/**
 * Creates a database cluster and starts it. It does not sync to disk, because it is needed only during the tests.
 * @throws Error if PostgreSQL is not installed
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
    // The shell waits for the end of its input, which occurs when this process ends; then it stops the server. SIGINT
    // is the fast shutdown, which does not wait for clients.
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
