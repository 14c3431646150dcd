/** Sealed secrets in memory. */

import type { SealedSecret, Secrets } from '../../../src/service/store/store.js';
import { type MemoryTable, take, type UndoLog } from './memory-table.js';

/** Secrets in a table; changes go into the transaction's undo log. */
export function memorySecrets(table: MemoryTable<SealedSecret>, undo: UndoLog): Secrets {
  return {
    get: async (name) => table.get(name) ?? null,
    put: async (secret) => table.put(secret.name, secret, undo),
    remove: async (name) => {
      const there = table.get(name) !== undefined;
      table.delete(name, undo);
      return there;
    },
    list: async (prefix) => take(table.rising(null), Number.POSITIVE_INFINITY, ({ name }) => name.startsWith(prefix)),
  };
}
