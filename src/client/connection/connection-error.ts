/** Connections that came to nothing: what happened, and whether it may go better. */

/** `deadline`: try until then. `few`: rarely heals, so a few tries. `none`: cannot heal by itself. */
export type Patience = 'deadline' | 'few' | 'none';

/** A connection fault. Internal: what leaves the client is a ReviewError. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  constructor(
    message: string,
    readonly patience: Patience,
    readonly hint: string = '',
  ) {
    super(message);
  }
}

interface KnownError {
  readonly words: string;
  readonly patience?: Patience;
  readonly hint?: string;
}

/** Error codes of Node and of undici. */
const KNOWN: Readonly<Record<string, KnownError>> = {
  ECONNREFUSED: {
    words: 'the connection was refused',
    hint: 'Check that the service runs and that base-url is right.',
  },
  ECONNRESET: { words: 'the connection was reset' },
  EPIPE: { words: 'the connection was closed while sending' },
  ETIMEDOUT: { words: 'the connection timed out' },
  EHOSTUNREACH: { words: 'the host cannot be reached' },
  ENETUNREACH: { words: 'the network cannot be reached' },
  EAI_AGAIN: { words: 'the host name could not be resolved for now' },
  ENOTFOUND: { words: 'there is no host of this name', patience: 'few', hint: 'Check the host in base-url.' },
  UND_ERR_SOCKET: { words: 'the connection was closed before the answer was complete' },
  UND_ERR_CONNECT_TIMEOUT: { words: 'no connection came about in time' },
  UND_ERR_HEADERS_TIMEOUT: { words: 'no answer came in time' },
  UND_ERR_BODY_TIMEOUT: { words: 'the answer stopped in the middle' },
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: { words: 'the answer was not as long as it said' },
  UND_ERR_DESTROYED: { words: 'the client is closed', patience: 'none' },
  UND_ERR_CLOSED: { words: 'the client is closed', patience: 'none' },
  UND_ERR_INVALID_ARG: { words: 'the request cannot be sent', patience: 'none' },
  UND_ERR_NOT_SUPPORTED: { words: 'the request cannot be sent', patience: 'none' },
};

const TLS =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|UND_ERR_PRX_TLS|EPROTO$|HOSTNAME_MISMATCH)/u;
const TLS_HINT =
  'Check that base-url names the right scheme and host. For a certificate authority of your own, set NODE_EXTRA_CA_CERTS.';

/** Node's errors come from another realm in some hosts, so they are read by their fields, not by their class. */
function readErrorField(fault: unknown, name: 'code' | 'message'): string {
  if (typeof fault !== 'object' || fault === null || !(name in fault)) return '';
  const value: unknown = Reflect.get(fault, name);
  return typeof value === 'string' ? value : '';
}

/** Statuses that may go better another time. */
export const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

function createProxyError(status: number): ConnectionError {
  const patience = RETRIED_STATUSES.has(status) ? 'deadline' : 'none';
  const hint =
    status === 407
      ? 'The proxy wants a user and a password: put them into https_proxy as http://user:password@host:port.'
      : 'Let the proxy pass this host, or name the host in no_proxy.';
  return new ConnectionError(`the proxy answered ${status}`, patience, hint);
}

/** Reads what a connection threw. */
export function toConnectionError(fault: unknown): ConnectionError {
  const code = readErrorField(fault, 'code');
  const message = readErrorField(fault, 'message');
  const [, proxyStatus] = /^Proxy response \((\d+)\)/u.exec(message) ?? [];
  if (proxyStatus !== undefined) return createProxyError(Number(proxyStatus));
  const known = KNOWN[code];
  if (known !== undefined) {
    const words = code.startsWith('E') ? `${known.words} (${code})` : known.words;
    return new ConnectionError(words, known.patience ?? 'deadline', known.hint);
  }
  if (TLS.test(code)) return new ConnectionError(`no secure connection (${code})`, 'none', TLS_HINT);
  if (code.startsWith('HPE_')) return new ConnectionError(`what answers is not HTTP (${code})`, 'few', TLS_HINT);
  const words = [message, code === '' ? '' : `(${code})`].filter(Boolean).join(' ');
  return new ConnectionError(words === '' ? 'the connection failed' : words, 'deadline');
}
