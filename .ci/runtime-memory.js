/**
 * Lets tree-sitter's runtime begin with less memory: `node .ci/runtime-memory.js FOLDER` changes the runtime in it. As it is published it
 * takes 32 MiB at once, which is as much as V8 lets young objects of a process hold: V8 then collects garbage three times while the
 * runtime is loaded. It still grows as far as before.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Pages of 64 KiB that it begins with: as many as the changed WebAssembly asks for. */
const PAGES = 128;

/** Changes the script of the runtime, in any of its formats. @throws Error if it is another build */
export function lessenMemory(script) {
  const asked = 'Module["INITIAL_MEMORY"] || 33554432';
  if (script.split(asked).length !== 2) throw new Error('another build of web-tree-sitter: look what memory it takes');
  return script.replace(asked, `Module["INITIAL_MEMORY"] || ${PAGES * 65536}`);
}

/** Changes the WebAssembly of the runtime. */
function lessenAskedMemory(wasm) {
  // The import of the memory: its name, that it is one with a maximum, at least 512 pages, at most 32,768.
  const name = Buffer.from('\x03env\x06memory', 'latin1');
  const asked = Buffer.concat([name, Buffer.from([0x02, 0x01, 0x80, 0x04, 0x80, 0x80, 0x02])]);
  const at = wasm.indexOf(asked);
  if (at === -1 || wasm.indexOf(asked, at + 1) !== -1) {
    throw new Error('another build of web-tree-sitter.wasm: look what memory it asks for');
  }
  // 128 pages, in as many bytes.
  wasm[at + name.length + 3] = 0x01;
  return wasm;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const wasm = join(argv[2], 'web-tree-sitter.wasm');
  writeFileSync(wasm, lessenAskedMemory(readFileSync(wasm)));
  const script = join(argv[2], 'web-tree-sitter.js');
  writeFileSync(script, lessenMemory(readFileSync(script, 'utf8')));
}
