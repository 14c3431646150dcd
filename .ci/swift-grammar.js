/**
 * Mends the grammar of Swift: swift-grammar.js FILE. Its scanner asks for its state with `calloc(0, 4)`, which is no memory at
 * all: what it then takes for the state is whatever lies there, so that a text could be read in two ways. Asked for one state,
 * it starts from zero, always. (tree-sitter-swift 0.7.1, `tree_sitter_swift_external_scanner_create` in src/scanner.c.)
 */
import { readFileSync, writeFileSync } from 'node:fs';

const file = process.argv[2];
const wasm = readFileSync(file);
// i32.const 0, i32.const 4, call: the arguments of calloc. There is no other such call.
const call = Buffer.from([0x41, 0, 0x41, 4, 0x10]);
const at = wasm.indexOf(call);
if (at === -1 || wasm.indexOf(call, at + 1) !== -1) {
  throw new Error(`${file} is another build than the one that this mends: look whether it still needs it.`);
}
wasm[at + 1] = 1;
writeFileSync(file, wasm);
