/** The connections: time-outs and proxies. */
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { ReviewError } from '../base/review-error.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;

/** A proxy never sees what goes to this machine. */
const NEVER_PROXIED = ['localhost', '127.0.0.1', '[::1]'];

type Environment = Readonly<Record<string, string | undefined>>;

/** The address of a proxy as environments write it, `host:port` too. Empty where there is none. */
function proxyOf(environment: Environment, name: string): string {
  const text = (environment[name] ?? environment[name.toUpperCase()] ?? '').trim();
  if (text === '') return '';
  const whole = text.includes('://') ? text : `http://${text}`;
  try {
    const { protocol, username, password } = new URL(whole);
    if (protocol === 'http:' || protocol === 'https:') {
      decodeURIComponent(`${username}${password}`);
      return whole;
    }
  } catch {
    // said below, and without the address: it may hold a password
  }
  throw new ReviewError(`The variable ${name} (or ${name.toUpperCase()}) holds no http(s) address of a proxy.`, {
    kind: 'configuration',
    hint: `Set it to http://host:port, or empty it.`,
  });
}

/** An IPv6 address is written with or without brackets; the agent knows the first alone. */
function bracketed(entry: string): string {
  return /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu.test(entry) ? `[${entry}]` : entry;
}

function noProxyOf(environment: Environment): string {
  const entries = (environment['no_proxy'] ?? environment['NO_PROXY'] ?? '').split(/[,\s]+/u).filter(Boolean);
  if (entries.includes('*')) return '*';
  return [...NEVER_PROXIED, ...entries.map(bracketed)].join(',');
}

/**
 * One connection an origin, with time-outs for connecting, headers and body, kept alive, through the proxy that `https_proxy`,
 * `http_proxy` and `no_proxy` name (in either case, the lower one first). Loopback is never proxied.
 * @param environment the variables, usually `process.env`
 * @throws ReviewError (`configuration`) for a proxy address that is none
 */
export function createDispatcher(environment: Environment): Dispatcher {
  const timeout = { timeout: CONNECT_TIMEOUT_MS };
  return new EnvHttpProxyAgent({
    httpProxy: proxyOf(environment, 'http_proxy'),
    httpsProxy: proxyOf(environment, 'https_proxy'),
    noProxy: noProxyOf(environment),
    // Every call waits for the one before it. Without this each may open a connection of its own.
    connections: 1,
    connect: timeout,
    requestTls: timeout,
    proxyTls: timeout,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
  });
}
