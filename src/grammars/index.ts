/** Loads tree-sitter's runtime and grammars from a folder: they are WebAssembly, which no bundle can hold. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { Grammar, Grammars } from '../engine/syntax/grammars.js';

/** Of what every Node has, the part that is used here; its types come with browsers alone. */
declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };

/** The runtime's module as it stands in the folder. */
type Runtime = typeof import('web-tree-sitter');

/** A grammar or the runtime is there and cannot be loaded, or is not there at all: without it a review would not be the same. */
export class GrammarError extends Error {
  override readonly name = 'GrammarError';
}

/**
 * Gives the grammars of a folder (absolute; `tree-sitter-<name>.wasm` beside `web-tree-sitter.js` and its wasm). Nothing is
 * read before a grammar is asked for; each is read once. Loading rejects with GrammarError.
 */
export function openGrammars(folder: string): Grammars {
  const grammars = new Map<string, Promise<Grammar>>();
  let runtime: Promise<Runtime> | null = null;
  return {
    load: (name) => {
      const known = grammars.get(name);
      if (known !== undefined) return known;
      runtime ??= loadRuntime(folder);
      const grammar = loadGrammar(folder, name, runtime);
      grammars.set(name, grammar);
      return grammar;
    },
  };
}

/** Queries of a grammar that are kept, compiled. One change uses one or two of them. */
const KEPT_QUERIES = 32;

async function loadRuntime(folder: string): Promise<Runtime> {
  const file = join(folder, 'web-tree-sitter.js');
  try {
    const runtime: Runtime = await import(/* webpackIgnore: true */ pathToFileURL(file).href);
    await runtime.Parser.init({ locateFile: (name: string) => join(folder, name) });
    return runtime;
  } catch (cause) {
    throw new GrammarError(`The syntax trees' runtime ${file} ${faultOf(file)}.`, { cause });
  }
}

async function loadGrammar(folder: string, name: string, loading: Promise<Runtime>): Promise<Grammar> {
  const { Language, Parser, Query } = await loading;
  const file = join(folder, `tree-sitter-${name}.wasm`);
  try {
    const language = Language.loadSync(compiled(await readFile(file)));
    const queries = new Map<string, InstanceType<typeof Query>>();
    return {
      language,
      parse: (text) => {
        // One for each text: a scanner may keep what it knew of the text before (Swift's keeps an open raw string).
        const parser = new Parser().setLanguage(language);
        const tree = parser.parse(text);
        parser.delete();
        if (tree === null) throw new GrammarError(`The parser of ${name} was stopped.`);
        return tree;
      },
      query: (source) => {
        const known = queries.get(source);
        if (known !== undefined) return known;
        for (const [oldest, one] of queries) {
          if (queries.size < KEPT_QUERIES) break;
          one.delete();
          queries.delete(oldest);
        }
        const query = new Query(language, source);
        queries.set(source, query);
        return query;
      },
    };
  } catch (cause) {
    throw new GrammarError(`The grammar ${file} ${faultOf(file)}.`, { cause });
  }
}

/**
 * Compiles a grammar once and for all, by V8's baseline compiler. Left alone V8 compiles a function that runs often again,
 * better: of the largest lexers that takes seconds and gigabytes (112 kB of Swift on Node 24: 2,900 MB, else 88 MB; Kotlin
 * 500 MB, else 90 MB), and saves a review nothing. Whether a function may be compiled again is settled when it is compiled
 * first, so everything is compiled here, at once, and the flags are put back: other WebAssembly is none of our business.
 */
function compiled(bytes: Uint8Array): object {
  setFlagsFromString('--wasm-tier-up-filter=99999999');
  setFlagsFromString('--no-wasm-lazy-compilation');
  try {
    return new WebAssembly.Module(bytes);
  } finally {
    setFlagsFromString('--wasm-lazy-compilation');
    setFlagsFromString('--wasm-tier-up-filter=-1');
  }
}

function faultOf(file: string): string {
  return existsSync(file) ? 'cannot be loaded' : 'is missing: the installation is not complete';
}
