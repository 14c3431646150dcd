/** Keys that end with the process. */
import { LINK_KEYS, TOKEN_KEYS } from '../../../src/service/api/auth/key-families.js';
import type { Keyring, Keys } from '../../../src/service/api/auth/keyring.js';

/** Keys of a service that ends with its process. It has none for traces: a signature nobody can check later says nothing. */
export async function createMemoryKeyring(clock: () => number): Promise<Keyring> {
  const now = clock();
  const keys: Keys = { token: [await TOKEN_KEYS.create(now)], trace: [], link: [await LINK_KEYS.create(now)] };
  return { known: () => keys, current: async () => keys, lookAgain: async () => keys, rotate: async () => keys };
}
