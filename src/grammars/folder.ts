/** Where the grammars of this installation are. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The bundled entries stand at most so far below `dist`, the compiled ones below the checkout. */
const LEVELS = 4;

/**
 * The folder of the grammars, looked for from the folder of an entry upwards: `grammars` of the bundle, or `dist/grammars`
 * of a checkout. Where neither is there, the one that should be beside the entry: loading from it says what is missing.
 */
export function grammarFolder(entry: string): string {
  let at = entry;
  for (let level = 0; level < LEVELS; level += 1) {
    for (const folder of [join(at, 'grammars'), join(at, 'dist', 'grammars')]) {
      if (existsSync(join(folder, 'web-tree-sitter.wasm'))) return folder;
    }
    at = dirname(at);
  }
  return join(entry, 'grammars');
}
