/**
 * Shortens how tree-sitter analyses a query: query-analysis.js FILE, the runtime. When a query is compiled, it walks through the
 * grammar, at most 256 steps for each pattern, to refuse patterns that can match nothing and to report some captures before their
 * match ends. That took most of the time of a cold review in some languages (PHP 160 ms, C++ 180 ms of the processor). Here it ends
 * after one step; the runtime then takes each pattern for one that may still fail, which is always right. The matches are the same.
 * A test compiles all queries with the runtime as it is published. (`ts_query__perform_analysis` in lib/src/query.c.)
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2];
const wasm = readFileSync(file);
// i32.const 256, i32.ne, br_if 0, end: the count of steps and MAX_ANALYSIS_ITERATION_COUNT. There is no other such comparison.
const limit = Buffer.from([0x41, 0x80, 0x02, 0x47, 0x0d, 0x00, 0x0b]);
const at = wasm.indexOf(limit);
if (at === -1 || wasm.indexOf(limit, at + 1) !== -1) {
  throw new Error(`${file} is another build than the one that this shortens: look whether it still needs it.`);
}
// One, in as many bytes.
wasm[at + 1] = 0x81;
wasm[at + 2] = 0x00;
writeFileSync(file, wasm);
