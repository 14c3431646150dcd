/**
 * Compresses grammars: compress-grammars.js FOLDER. Each `tree-sitter-<name>.wasm` becomes `tree-sitter-<name>.wasm.br`, which is a
 * fifteenth of it. Brotli 1.1 (Node 20) and 1.2 (Node 24) write the same bytes. The highest quality is a tenth smaller and takes forty
 * times as long.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = process.argv[2];
for (const name of readdirSync(folder).filter((name) => /^tree-sitter-.*\.wasm$/u.test(name))) {
  const file = join(folder, name);
  const wasm = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 9,
    [constants.BROTLI_PARAM_LGWIN]: 22,
    [constants.BROTLI_PARAM_SIZE_HINT]: wasm.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(wasm, { params }));
  rmSync(file);
}
