/** Where the grammars of this installation are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The bundled entries: the step's beside the grammars, the command's, and the engine thread's. */
const ABOVE = ['.', '..', join('..', '..')];

/** The compiled entries of a checkout. */
const COMPILED = /^(?<checkout>.*)[\\/]build[\\/](?:src|bench)(?:[\\/][\w-]+)*$/u;

/**
 * The folder of the grammars, by the folder of an entry: `grammars` of the bundle that it is in, or `dist/grammars` of the
 * checkout that it is compiled in, and nothing else. Where it is not there, the one that should be beside the entry:
 * loading from it says what is missing.
 */
export function grammarFolder(entry: string): string {
  const checkout = COMPILED.exec(entry)?.groups?.['checkout'];
  const folders =
    checkout === undefined
      ? ABOVE.map((above) => join(entry, above, 'grammars'))
      : [join(checkout, 'dist', 'grammars')];
  return folders.find((folder) => existsSync(join(folder, 'web-tree-sitter.wasm'))) ?? join(entry, 'grammars');
}
