/** Finds the grammars of this installation. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths from the bundled entry points to the folder that contains `grammars`: from the action, the command and the
 * engine process.
 */
const ABOVE = ['.', '..', join('..', '..')];

/** Matches the folders of the compiled entry points of a checkout. */
const COMPILED = /^(?<checkout>.*)[\\/]build[\\/](?:src|bench)(?:[\\/][\w-]+)*$/u;

/**
 * Returns the folder of the grammars for the folder of an entry point. It is `grammars` of the entry's bundle, or
 * `dist/grammars` of the checkout in which it is compiled. If none exists, returns the expected folder next to the
 * entry; loading from it then reports what is missing.
 */
export function findGrammarFolder(entry: string): string {
  const checkout = COMPILED.exec(entry)?.groups?.['checkout'];
  const folders =
    checkout === undefined
      ? ABOVE.map((above) => join(entry, above, 'grammars'))
      : [join(checkout, 'dist', 'grammars')];
  return folders.find((folder) => existsSync(join(folder, 'web-tree-sitter.wasm'))) ?? join(entry, 'grammars');
}
