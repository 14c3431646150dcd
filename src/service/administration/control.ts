/**
 * The control socket: while a service has a data folder locked, the operator's commands reach it there. A user who may
 * open the socket may also open the folder's database, so the file mode is sufficient protection.
 */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNativeError } from 'node:util/types';
import { Client } from 'undici';
import * as z from 'zod';
import { formatCause } from '../api/http/errors.js';
import {
  AdministrationError,
  type Administrator,
  COMMANDS,
  type CommandInput,
  type CommandName,
  type CommandResult,
} from './commands.js';

const OWNER_ONLY = 0o600;
const OWNER_FOLDER = 0o700;
/** `sun_path` holds 104 bytes on some systems and 108 on others, including the terminating zero. */
const MAX_PATH_BYTES = 100;
const MAX_REQUEST_BYTES = 64 * 1024;
/** Long, because sealing every row again takes time proportional to the number of rows. */
const ANSWER_MILLISECONDS = 10 * 60_000;
const ORIGIN = 'http://control';

const Asked = z.strictObject({ command: z.enum(Object.keys(COMMANDS)), takes: z.unknown() });
const Answered = z.union([z.strictObject({ gives: z.unknown() }), z.strictObject({ fault: z.string() })]);

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

/** The socket of a running service, in its data folder. Whoever opened it closes it. */
export interface ControlSocket {
  readonly path: string;
  /** Waits for requests in progress, then removes the socket. */
  close(): Promise<void>;
}

/** What the service answers on the socket with. */
export interface ControlOptions {
  readonly operator: Administrator;
  /** The data folder, whose lock the caller holds. */
  readonly directory: string;
  readonly log: (line: string) => void;
}

async function readRequestText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > MAX_REQUEST_BYTES) throw new Error('the request is too large');
    pieces.push(bytes);
  }
  return Buffer.concat(pieces).toString('utf8');
}

async function runCommand<N extends CommandName>(
  operator: Administrator,
  name: N,
  takes: unknown,
): Promise<CommandResult<N>> {
  const parsed = COMMANDS[name].takes.safeParse(takes);
  if (!parsed.success) throw new AdministrationError(`The command ${name} was asked in a form that is not known here.`);
  return operator[name](parsed.data);
}

async function answerCommand(operator: Administrator, text: string): Promise<unknown> {
  let asked: z.infer<typeof Asked>;
  try {
    asked = Asked.parse(JSON.parse(text));
  } catch (cause) {
    throw new AdministrationError('The service does not know this command: it is of another version.', { cause });
  }
  if (!isCommand(asked.command)) throw new AdministrationError('The service does not know this command.');
  return runCommand(operator, asked.command, asked.takes);
}

/** Creates a folder that only this user can access. This protects the socket also before its own mode is set. */
async function prepareSocketFolder(directory: string): Promise<string> {
  const inside = join(directory, 'control');
  if (Buffer.byteLength(join(inside, 'socket')) > MAX_PATH_BYTES) return mkdtemp(join(tmpdir(), 'review-gate-'));
  // Removes what a killed process left. The lock shows that the process is no longer running.
  await rm(inside, { recursive: true, force: true });
  await mkdir(inside, { mode: OWNER_FOLDER });
  return inside;
}

/** Opens the socket. Rejects if the folder cannot be written. */
export async function startControl({ operator, directory, log }: ControlOptions): Promise<ControlSocket> {
  const answer = async (text: string): Promise<z.infer<typeof Answered>> => {
    try {
      return { gives: await answerCommand(operator, text) };
    } catch (cause) {
      if (cause instanceof AdministrationError) return { fault: cause.message };
      log(`control socket: ${formatCause(cause)}`);
      return { fault: 'It failed in the service: its log says why.' };
    }
  };
  const reply = async (response: ServerResponse, text: string) => {
    const sent = new Promise((resolve) => response.once('close', resolve));
    const body = JSON.stringify(await answer(text));
    response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(body);
    await sent;
  };
  const underWay = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    readRequestText(request).then(
      (text) => {
        const replied = reply(response, text).finally(() => underWay.delete(replied));
        underWay.add(replied);
      },
      // The request is too large or was interrupted, so there is no command to run.
      () => response.destroy(),
    );
  });
  const folder = await prepareSocketFolder(directory);
  const path = join(folder, 'socket');
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      server.off('error', reject);
      resolve();
    });
  });
  server.on('error', (cause) => log(`control socket: ${formatCause(cause)}`));
  await chmod(path, OWNER_ONLY);
  return {
    path,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all(underWay);
      // Connections without a request are closed without waiting.
      server.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Builds the fault for a missing answer, with the reason for the user of the command. */
function createUnansweredError(cause: unknown): AdministrationError {
  const refused = isNativeError(cause) && 'code' in cause && cause.code === 'EACCES';
  const reason = refused
    ? 'Its control socket may be opened by its own user alone: run the command as that user.'
    : 'It does not answer at its control socket: is it starting or stopping? Try again.';
  return new AdministrationError(`A service has the data folder. ${reason}`, { cause });
}

/** Returns the operator that is reached over a control socket. Its calls reject with AdministrationError. */
export function createRemoteAdministrator(path: string): Administrator {
  const ask = async <N extends CommandName>(command: N, takes: CommandInput<N>): Promise<CommandResult<N>> => {
    const client = new Client(ORIGIN, {
      socketPath: path,
      headersTimeout: ANSWER_MILLISECONDS,
      bodyTimeout: ANSWER_MILLISECONDS,
    });
    try {
      const { body } = await client.request({ method: 'POST', path: '/', body: JSON.stringify({ command, takes }) });
      const answer = Answered.parse(await body.json());
      if ('fault' in answer) throw new AdministrationError(answer.fault);
      return COMMANDS[command].gives.parse(answer.gives);
    } catch (cause) {
      if (cause instanceof AdministrationError) throw cause;
      throw createUnansweredError(cause);
    } finally {
      await client.destroy();
    }
  };
  return {
    createTenant: (takes) => ask('createTenant', takes),
    tenants: (takes) => ask('tenants', takes),
    createClient: (takes) => ask('createClient', takes),
    rotateSecret: (takes) => ask('rotateSecret', takes),
    revokeClient: (takes) => ask('revokeClient', takes),
    clients: (takes) => ask('clients', takes),
    rotateKeys: (takes) => ask('rotateKeys', takes),
  };
}
