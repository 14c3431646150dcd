/** From names to addresses. */
import { lookup, Resolver } from 'node:dns/promises';

/** The addresses of a name, in the order to try them; at least one. Rejects where there is none. */
export type Lookup = (hostname: string) => Promise<readonly string[]>;

const TIMEOUT_MILLISECONDS = 3000;
const TRIES = 2;

/**
 * By DNS alone. A tenant chooses these names: the system's own look-up would hold one of the process's few threads for as long
 * as the name's servers please, and would read names of the operator's network (the hosts file, search domains).
 */
export const publicNames: Lookup = async (hostname) => {
  const resolver = new Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: TRIES });
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};

/** As the system resolves them, for hosts that the operator opened. */
export const operatorsNames: Lookup = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);
