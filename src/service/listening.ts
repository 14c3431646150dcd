/** Why the service cannot listen on its address, for the person who starts it. */
import { readSystemCode } from '../sources/errors.js';
import { ConfigError } from './config.js';

const OTHER = 'another port with --port (REVIEW_GATE_PORT), or any free one with --port 0.';

/** What each code of the system means (POSIX, bind(2)), and what to do about it. */
const REASONS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Another process listens on ${host}, port ${port}: perhaps this service, started before. Stop that one, or choose ${OTHER}`,
  EACCES: (host, port) => `This user may not listen on ${host}, port ${port}. Choose ${OTHER}`,
  EADDRNOTAVAIL: (host) =>
    `This machine does not have the address ${host}. Name one of its own with --host (REVIEW_GATE_HOST); 0.0.0.0 means all of them.`,
  ENOTFOUND: (host) =>
    `${host} is no address of this machine. Name one with --host (REVIEW_GATE_HOST); 0.0.0.0 means all of them.`,
};

/** Returns the ConfigError of a fault of listening that a person can mend; another fault as it is. */
export function explainListening(fault: unknown, host: string, port: number): unknown {
  const explain = REASONS[readSystemCode(fault) ?? ''];
  return explain === undefined ? fault : new ConfigError(explain(host, port), { cause: fault });
}
