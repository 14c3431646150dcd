/** Resolves names to addresses. */
import { lookup, Resolver } from 'node:dns/promises';

/** Returns the addresses of a name, in the order to try them; at least one. Rejects if there is none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

const TIMEOUT_MILLISECONDS = 3000;
const TRIES = 2;

/**
 * Uses DNS only. A tenant chooses these names. The system's lookup would block one of the process's few threads for as
 * long as the name's servers take. It would also resolve names of the operator's network (the hosts file, search
 * domains).
 */
export const resolvePublicName: Lookup = async (hostname) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: TRIES });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** Uses the system's lookup, for hosts that the operator allowed. */
export const resolveSystemName: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);
