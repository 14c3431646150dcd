import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MemoryTable, type UndoLog } from './memory-table.js';

describe('a memory table', () => {
  it('gives rows in key order after any puts and deletes, and takes all of them back', () => {
    const step = fc.tuple(fc.boolean(), fc.string({ maxLength: 2 }));
    fc.assert(
      fc.property(fc.array(step), fc.array(step), fc.string({ maxLength: 2 }), (first, second, after) => {
        const table = new MemoryTable<string>();
        const model = new Map<string, string>();
        const keys = () => [...table.rising(null)];
        for (const [put, key] of first) {
          if (put) table.put(key, key, []);
          else table.delete(key, []);
          if (put) model.set(key, key);
          else model.delete(key);
        }
        const sorted = [...model.keys()].sort((a, b) => (a < b ? -1 : 1));
        expect(keys()).toEqual(sorted);
        expect([...table.falling(null)]).toEqual(sorted.toReversed());
        expect([...table.rising(after)]).toEqual(sorted.filter((key) => key > after));
        expect([...table.falling(after)]).toEqual(sorted.filter((key) => key < after).toReversed());
        const undo: UndoLog = [];
        for (const [put, key] of second) {
          if (put) table.put(key, key, undo);
          else table.delete(key, undo);
        }
        for (const takeBack of undo.reverse()) takeBack();
        expect(keys()).toEqual(sorted);
      }),
    );
  });
});
