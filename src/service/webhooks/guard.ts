/**
 * Connections that reach the public internet and nothing else (server-side request forgery, OWASP). A name is looked up once,
 * every address it has is checked, and the connection goes to those addresses: what the name says a moment later changes
 * nothing. Redirects are not followed by who uses this, and a proxy that the environment names is not used: it would connect
 * in our place, unchecked.
 */

import { isIPv6, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { portOf } from '../../base/url.js';
import { isPublicAddress, literalOf } from './addresses.js';
import type { AllowList } from './allow-list.js';
import { type Lookup, operatorsNames, publicNames } from './names.js';

/** The host is, or its name leads to, an address that may not be reached. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface GuardOptions {
  readonly allow: AllowList;
  /** For names that anybody may have chosen; `publicNames` when left out. */
  readonly lookup?: Lookup;
  /** For names on the operator's list; `operatorsNames` when left out. */
  readonly lookupAllowed?: Lookup;
  /** Milliseconds that connecting may take, TLS included; 10,000 when left out. */
  readonly connectTimeout?: number;
}

const CONNECT_MILLISECONDS = 10_000;

/** One address of several is given up for the next after this; the last one has the whole time. */
const NEXT_ADDRESS_MILLISECONDS = 2000;

/**
 * The addresses that a connection to the host may go to.
 * @throws AddressRefused where one of them is not public, unless the operator's list has the host
 */
async function addressesOf(hostname: string, port: number, options: GuardOptions): Promise<readonly string[]> {
  const { lookup: lookupPublic = publicNames, lookupAllowed = operatorsNames } = options;
  const allowed = options.allow.has(hostname, port);
  const literal = literalOf(hostname);
  const lookup = allowed ? lookupAllowed : lookupPublic;
  const addresses = literal === null ? await lookup(hostname) : [literal];
  if (addresses.length === 0) throw new Error(`${hostname} has no address`);
  const refused = allowed ? undefined : addresses.find((address) => !isPublicAddress(address));
  if (refused !== undefined) {
    throw new AddressRefused(`${hostname} leads to ${refused}, which is not an address of the public internet`);
  }
  return addresses;
}

/** A look-up that has its answer already. */
function pinned(addresses: readonly string[]): LookupFunction {
  const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_hostname, { all }, callback) => {
    const [first] = known;
    if (all === true || first === undefined) callback(null, known);
    else callback(null, first.address, first.family);
  };
}

/** A dispatcher for undici whose every connection is checked as it is made. Close it when it is no longer needed. */
export function guardedAgent(options: GuardOptions): Agent {
  const connect: buildConnector.connector = (to, callback) => {
    addressesOf(to.hostname, portOf(to), options)
      .then((addresses) => {
        // The name stays the connection's name, for SNI and the certificate; only its look-up is ours.
        const connector = buildConnector({
          timeout: options.connectTimeout ?? CONNECT_MILLISECONDS,
          lookup: pinned(addresses),
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
