/** Finds passwords in addresses: `scheme://user:password@host` (RFC 3986, section 3.2.1). */
import { rateValue } from './credential-values.js';

/** A password in an address: the whole address up to its host, `end` not included. */
export interface AddressMatch {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** The password looks like one that somebody typed, not like one that was made. */
  readonly mild: boolean;
  readonly password: string;
  /** User and password as the address has them: another host does not make them new. */
  readonly login: string;
}

const ADDRESS =
  /\b([a-z][a-z0-9+.-]{1,30}):\/\/([^\s:/@"'`<>()\\]{0,80}):([^\s/"'`<>\\]{3,200})@([A-Za-z0-9_.-]{1,200}|\[[0-9a-f:]{2,40}\])/giu;

const DATABASES =
  /^(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|valkey|amqps?|mssql|sqlserver|oracle|cockroachdb|clickhouse|neo4j|bolt|cassandra|couchdb|jdbc|ldaps?|nats|kafka)(?:[+.:-].*)?$/iu;

/** Hosts of examples. */
const NOBODY = /^(?:.*\.)?(?:example|test|invalid)(?:\.[a-z]{2,3})?$|^(?:host|hostname|server|domain|ip)$/iu;
/** RFC 2606 */
const EXAMPLE = /example|test|invalid/iu;
/** Shorter ones are made up beside such a host. */
const LEAST_RANDOM = 20;
/** This machine, and a network of containers, where a host is one plain word. */
const NEAR =
  /^(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\]|host\.docker\.internal|[a-z_-]+|(?:.*\.)?(?:local|localdomain))$/iu;

/** The login of Oracle's sample schema, which tests of databases use everywhere, also with more behind it for a policy's sake. */
const isSampleLogin = (user: string, password: string) =>
  user.toLowerCase() === 'scott' && /^tiger(?:[^A-Za-z].{0,8})?$/iu.test(safeDecode(password));

/** Returns the addresses with a password in a text, in its order. */
export function findAddressPasswords(text: string): readonly AddressMatch[] {
  if (!text.includes('://')) return [];
  const found: AddressMatch[] = [];
  for (const match of text.matchAll(ADDRESS)) {
    const [whole, scheme = '', user = '', password = '', host = ''] = match;
    if (user === password || /[{}$<>%]/u.test(user)) continue;
    if (isSampleLogin(user, password) || user.toLowerCase() === 'mailto') continue;
    const rating = rateValue(safeDecode(password), 'password', 'sure');
    const near = NEAR.test(host);
    // A random password is one even where the host is that of an example.
    const nobody = NOBODY.test(host);
    if (rating === null || ((near || nobody) && rating === 'weak')) continue;
    if (nobody && (EXAMPLE.test(host) || password.length < LEAST_RANDOM)) continue;
    found.push({
      kind: DATABASES.test(scheme) ? 'password in a database address' : 'password in an address',
      start: match.index,
      end: match.index + whole.length,
      mild: near || nobody || rating === 'weak',
      password,
      login: `//${user}:${password}@`,
    });
  }
  return found;
}

/** Returns a text with its percent escapes resolved; as it is if they are none. */
function safeDecode(text: string): string {
  return /%(?![0-9a-f]{2})/iu.test(text)
    ? text
    : text.replace(/%([2-7][0-9a-f])/giu, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
