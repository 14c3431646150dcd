/**
 * Leaves out how tree-sitter analyses a query: query-analysis.js FILE, the runtime. When a query is compiled, it reads all of the
 * grammar's table of states and walks through it, to refuse patterns that can match nothing and to report some captures before their
 * match ends. That took most of the time of a cold review in some languages (PHP 160 ms, C++ 180 ms of the processor), and reading the
 * table alone a twentieth of a short review. Here the table is not read, so that each walk has nowhere to begin, and the runtime takes
 * each pattern for one that may still fail, which is always right. The matches are the same. A test compiles all queries
 * with the runtime as it is published. (`ts_query__analyze_patterns` and `ts_query__perform_analysis` in lib/src/query.c.)
 */
import { readFileSync, writeFileSync } from 'node:fs';

const CHANGES = [
  {
    what: 'no memory is taken for what comes before each state',
    // i32.load state_count, i32.const 257, i32.mul, i32.const 2
    from: '28 02 14 41 81 02 6c 41 02',
    to: '28 02 14 41 80 00 6c 41 02',
  },
  {
    what: 'the loop over the states does not begin',
    // i32.load16_u state_count, i32.const 65534, i32.and, if
    from: '2f 01 14 41 fe ff 03 71 04 40',
    to: '2f 01 14 41 80 80 00 71 04 40',
  },
  {
    what: 'symbols without states stay in the list, or their patterns would be refused: the next one is looked at',
    // … i32.const 28, i32.mul, local.tee 0, if, (memory.copy), end, i32.const 1, i32.sub from the length of the list, br 1, end
    from: '20 0b 20 17 41 7f 73 6a 41 1c 6c 22 00 04 40 20 08 20 08 41 1c 6a 20 00 fc 0a 00 00 0b 20 0b 41 01 6b 21 0b 0c 01 0b',
    // … nothing is copied, and 1 is added to the place in the list.
    to: '20 0b 20 17 41 7f 73 6a 41 00 6c 22 00 04 40 20 08 20 08 41 1c 6a 20 00 fc 0a 00 00 0b 20 17 41 01 6a 21 17 0c 01 0b',
  },
  {
    what: 'each walk counts as one that did not come to its end',
    // i32.const 0, i32.store8 did_abort, … call ts_query__perform_analysis, i32.load8_u did_abort
    from: '20 05 41 00 3a 00 a8 01 20 06 20 0e 20 0b 20 05 41 e0 00 6a 10 4b 20 05 2d 00 a8 01',
    to: '20 05 41 01 3a 00 a8 01 20 06 20 0e 20 0b 20 05 41 e0 00 6a 10 4b 20 05 2d 00 a8 01',
  },
];

const file = process.argv[2];
const wasm = readFileSync(file);
const toBytes = (text) => Buffer.from(text.replaceAll(' ', ''), 'hex');
for (const { what, from, to } of CHANGES) {
  const bytes = toBytes(from);
  const at = wasm.indexOf(bytes);
  if (at === -1 || wasm.indexOf(bytes, at + 1) !== -1) {
    throw new Error(
      `${file} is another build than the one that this shortens: look whether it still needs that ${what}.`,
    );
  }
  // As many bytes as there were.
  toBytes(to).copy(wasm, at);
}
writeFileSync(file, wasm);
