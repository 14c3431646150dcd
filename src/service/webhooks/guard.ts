/**
 * Connections to the public internet only (against server-side request forgery, OWASP). A name is resolved once, all
 * its addresses are checked, and the connection is made to those addresses, so later changes of the name have no
 * effect. Callers do not follow redirects. A proxy from the environment is not used, because it would make the
 * connection without the check.
 */

import { isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { resolvePort } from '../../base/url.js';
import { isPublicAddress, readAddressLiteral } from './addresses.js';
import type { AllowList } from './allow-list.js';
import { type Lookup, resolvePublicName, resolveSystemName } from './name-lookup.js';

/** The host is, or resolves to, an address that is not allowed. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

/** Which connections beside those to the public internet are allowed, and how names are resolved. */
export interface GuardOptions {
  readonly allow: AllowList;
  /** Resolves names that anyone may have chosen; `resolvePublicName` if left out. */
  readonly lookup?: Lookup;
  /** Resolves names on the operator's list; `resolveSystemName` if left out. */
  readonly lookupAllowed?: Lookup;
  /** Time limit for connecting, including TLS, in milliseconds; 10,000 if left out. */
  readonly connectTimeout?: number;
}

const CONNECT_MILLISECONDS = 10_000;

/** After this time the next of several addresses is tried; the last one has the whole time. */
const NEXT_ADDRESS_MILLISECONDS = 2000;

/**
 * Returns the addresses to which a connection to the host may be made.
 * @throws AddressRefusedError if one of them is not public, unless the host is on the operator's list
 */
async function resolveAllowedAddresses(
  hostname: string,
  port: number,
  options: GuardOptions,
): Promise<readonly string[]> {
  const { lookup: lookupPublic = resolvePublicName, lookupAllowed = resolveSystemName } = options;
  const allowed = options.allow.has(hostname, port);
  const literal = readAddressLiteral(hostname);
  const lookup = allowed ? lookupAllowed : lookupPublic;
  const addresses = literal === null ? await lookup(hostname) : [literal];
  if (addresses.length === 0) throw new Error(`${hostname} has no address`);
  const refused = allowed ? undefined : addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined) {
    throw new AddressRefusedError(`${hostname} leads to ${refused}, which is not an address of the public internet`);
  }
  return addresses;
}

/** Returns a lookup function with fixed results. */
function createPinnedLookup(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, { all }, callback) => {
    const [first] = known;
    if (all === true || first === undefined) callback(null, known);
    else callback(null, first.address, first.family);
  };
}

/**
 * Creates a dispatcher for undici that checks every connection when it is made. Close it when it is no longer needed.
 */
export function createGuardedAgent(options: GuardOptions): Agent {
  const connect: buildConnector.connector = (to, callback) => {
    resolveAllowedAddresses(to.hostname, resolvePort(to), options)
      .then((addresses) => {
        // The original name is kept for SNI and the certificate; only its lookup is replaced.
        const connector = buildConnector({
          timeout: options.connectTimeout ?? CONNECT_MILLISECONDS,
          lookup: createPinnedLookup(addresses),
          autoSelectFamily: true,
          autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MILLISECONDS,
          maxCachedSessions: 0,
        });
        connector(to, callback);
      })
      .catch((cause: unknown) => callback(cause instanceof Error ? cause : new Error(String(cause)), null));
  };
  return new Agent({ connect });
}
