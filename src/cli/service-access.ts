/** How a command reaches a service: flags for its address and the client, and the secret from the environment alone. */
import type { Command } from 'commander';
import { isLoopback, parseUrl } from '../base/url.js';
import type { ClientLog } from '../client/index.js';
import { UsageError } from './exit.js';

/** What `addServiceFlags` adds. What is not given is read from the environment. */
export interface ServiceFlags {
  readonly baseUrl?: string;
  readonly clientId?: string;
}

/** Where the service is, and who asks. */
export interface ServiceAccess {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Says each retry, so that a long wait is not silent. */
export function createNotes(note: (text: string) => void): ClientLog {
  const say = (message: string): void => note(`${message}\n`);
  return { info: say, warning: say, debug: () => undefined };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Adds the flags. A secret is no flag: other users of a machine can see those. */
export function addServiceFlags(command: Command): Command {
  return command
    .option('--base-url <url>', 'the service (or REVIEW_GATE_BASE_URL)')
    .option('--client-id <id>', 'the client (or REVIEW_GATE_CLIENT_ID; its secret is REVIEW_GATE_CLIENT_SECRET)');
}

/**
 * Reads the flags and the environment; a flag wins.
 * @throws UsageError that names what is missing or cannot be used
 */
export function readServiceAccess(flags: ServiceFlags, environment: Environment): ServiceAccess {
  const read = (given: string | undefined, name: string, missing: string) => {
    const value = given ?? environment[name]?.trim() ?? '';
    if (value === '') throw new UsageError(missing);
    return value;
  };
  const where = 'Name the service with --base-url, or in REVIEW_GATE_BASE_URL.';
  const baseUrl = read(flags.baseUrl, 'REVIEW_GATE_BASE_URL', where);
  const url = parseUrl(baseUrl);
  if (url === null || (url.protocol !== 'https:' && !isLoopback(url.hostname))) {
    throw new UsageError('--base-url must be an https:// address; http:// is for loopback only.');
  }
  const who = 'Name the client with --client-id, or in REVIEW_GATE_CLIENT_ID. `review-gate client create` makes one.';
  const clientId = read(flags.clientId, 'REVIEW_GATE_CLIENT_ID', who);
  const secret = "Put the client's secret into the environment variable REVIEW_GATE_CLIENT_SECRET.";
  return { baseUrl, clientId, clientSecret: read(undefined, 'REVIEW_GATE_CLIENT_SECRET', secret) };
}
