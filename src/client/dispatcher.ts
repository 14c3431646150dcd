/** The connections: time-outs and proxies. */
import { type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { type ProxyEnvironment, type ProxySettings, ProxyVariableError, readProxySettings } from '../base/proxy.js';
import { ReviewError } from '../base/review-error.js';

const CONNECT_TIMEOUT_MS = 10_000;
/** For the headers of an answer, and between two pieces of its body. */
const HEADERS_TIMEOUT_MS = 30_000;
const BODY_TIMEOUT_MS = 30_000;

function readProxies(environment: ProxyEnvironment): ProxySettings {
  try {
    return readProxySettings(environment);
  } catch (cause) {
    if (!(cause instanceof ProxyVariableError)) throw cause;
    throw new ReviewError(cause.problem, { kind: 'configuration', hint: cause.hint });
  }
}

/**
 * One connection an origin, with time-outs for connecting, headers and body, kept alive, through the proxy that `https_proxy`,
 * `http_proxy` and `no_proxy` name (in either case, the lower one first). Loopback is never proxied.
 * @param environment the variables, usually `process.env`
 * @throws ReviewError (`configuration`) for a proxy address that is none
 */
export function createDispatcher(environment: ProxyEnvironment): Dispatcher {
  const timeout = { timeout: CONNECT_TIMEOUT_MS };
  return new EnvHttpProxyAgent({
    ...readProxies(environment),
    // Every call waits for the one before it. Without this each may open a connection of its own.
    connections: 1,
    connect: timeout,
    requestTls: timeout,
    proxyTls: timeout,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: BODY_TIMEOUT_MS,
  });
}
