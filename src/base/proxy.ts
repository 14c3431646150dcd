/** The proxy variables of the environment, for all senders of requests: to GitHub, to a service, and by git. */
import { parseHttpUrl } from './url.js';

/** Environment variables, usually `process.env`. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

type ProxyVariable = 'http_proxy' | 'https_proxy';

/** Requests to this machine never go through a proxy. */
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '::1'];

const IPV6_ADDRESS = /^[0-9a-f]*:[0-9a-f]*:[0-9a-f:.]*$/iu;

/**
 * Thrown for a variable that does not contain a proxy address. The address is not quoted, because it may contain a
 * password.
 */
export class ProxyVariableError extends Error {
  override readonly name = 'ProxyVariableError';
  constructor(
    /** The problem. */
    readonly problem: string,
    /** How to fix it. */
    readonly hint: string,
  ) {
    super(`${problem} ${hint}`);
  }
}

/**
 * Proxies in the form of undici's `EnvHttpProxyAgent`. Every member is set, so that the agent reads no variable itself.
 */
export interface ProxySettings {
  /** Empty if there is none. */
  readonly httpProxy: string;
  /** Empty if there is none. */
  readonly httpsProxy: string;
  /** Hosts that are reached directly, separated by commas, or `*`. */
  readonly noProxy: string;
}

/**
 * Returns the trimmed value of the lower-case variable or, if that is not set, of the upper-case one; null if neither
 * is set.
 */
export function readProxyVariable(environment: ProxyEnvironment, variable: string): string | null {
  return (environment[variable] ?? environment[variable.toUpperCase()])?.trim() ?? null;
}

/**
 * Returns the hosts that are reached without a proxy: this machine, and the entries of `no_proxy`, with IPv6 addresses
 * without brackets. Returns `['*']` if no host has a proxy.
 */
export function readDirectHosts(environment: ProxyEnvironment): readonly string[] {
  const entries = (readProxyVariable(environment, 'no_proxy') ?? '').split(/[,\s]+/u);
  const given = entries.filter((entry) => entry !== '').map(removeBrackets);
  return given.includes('*') ? ['*'] : [...LOOPBACK_HOSTS, ...given];
}

/**
 * Reads `http_proxy`, `https_proxy` and `no_proxy`. A proxy may be written without a scheme, as `host:port`.
 * @throws ProxyVariableError if a proxy is not an http(s) address
 */
export function readProxySettings(environment: ProxyEnvironment): ProxySettings {
  return {
    httpProxy: readProxyAddress(environment, 'http_proxy'),
    httpsProxy: readProxyAddress(environment, 'https_proxy'),
    noProxy: readDirectHosts(environment).map(addBrackets).join(','),
  };
}

function readProxyAddress(environment: ProxyEnvironment, variable: ProxyVariable): string {
  const text = readProxyVariable(environment, variable) ?? '';
  if (text === '') return '';
  const address = text.includes('://') ? text : `http://${text}`;
  if (isProxyAddress(address)) return address;
  throw new ProxyVariableError(
    `The variable ${variable} (or ${variable.toUpperCase()}) holds no http(s) address of a proxy.`,
    'Set it to http://host:port, or empty it.',
  );
}

function isProxyAddress(address: string): boolean {
  const url = parseHttpUrl(address);
  if (url === null) return false;
  try {
    decodeURIComponent(`${url.username}${url.password}`);
    return true;
  } catch {
    return false;
  }
}

/** Converts `[::1]` to `::1`: curl takes IPv6 addresses without brackets, undici with them. */
function removeBrackets(entry: string): string {
  const inside = /^\[(.*)\]$/u.exec(entry)?.[1];
  return inside !== undefined && IPV6_ADDRESS.test(inside) ? inside : entry;
}

function addBrackets(entry: string): string {
  return IPV6_ADDRESS.test(entry) ? `[${entry}]` : entry;
}
